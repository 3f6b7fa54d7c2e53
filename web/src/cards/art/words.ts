/**
 * What the words of a card's name show. Names are read from the design's id, which is English in
 * every language.
 */

import type { AnimalName } from "./animal";
import type { GarmentName, HatName } from "./attire";
import type { ContainerName } from "./containers";
import type { FurnishingName } from "./furnishings";
import type { MythName } from "./myth";
import type { Person } from "./person";
import type { ToolName } from "./tools";

/** From "what it shows: the words for it" to a by word. */
function byWord<Name extends string>(lists: Partial<Record<Name, string>>): Map<string, Name> {
  const found = new Map<string, Name>();
  for (const [name, words] of Object.entries(lists) as [Name, string][]) {
    for (const word of words.split(" ")) found.set(word, name);
  }
  return found;
}

export const ANIMAL_WORDS = byWord<AnimalName>({
  cat: "cat kitten cats",
  lion: "lion sami beast",
  sabretooth: "sabre tiger",
  dog: "dog dogs akita pet cerberus",
  wolf: "wolf coyote",
  fox: "fox tailed",
  mouse: "mouse gouda rat crumb whisker abbess skirting",
  hamster: "hamster",
  squirrel: "squirrel",
  hare: "hare rabbit bramble mascot",
  bear: "bear ursus",
  badger: "badger",
  raccoon: "raccoon",
  otter: "otter ferret",
  monkey: "monkey",
  boar: "boar",
  pig: "hog",
  mole: "mole",
  elephant: "elephant mammoth",
  sheep: "sheep",
  goat: "goat",
  moose: "mermoose stag antlers",
  camel: "camel",
  cow: "cow",
  horse: "pony stallion horse kelpie",
  pigeon: "pigeon condor bird",
  owl: "owl",
  parrot: "polly",
  canary: "canary",
  rooster: "rooster hen chicken cock chicks",
  duck: "duck quack",
  flamingo: "flamingo",
  crow: "crow",
  fish: "pike carp",
  shark: "shark",
  lizard: "salamander lizard",
  dinosaur: "raptor megadrake gorglon plesio spikeshell",
  turtle: "turtle tarask tortoise",
  moth: "moth fly",
  beetle: "beetle",
  lobster: "lobster",
  octopus: "kraken tentacles",
  slime: "slime",
  egg: "egg nugget keychain",
  bat: "bat",
  toad: "toad familiar",
});

export const MYTH_WORDS = byWord<MythName>({
  dragon: "dragon ignatius thalassa tempesto gravina luxor umbraxa drake",
  ghost: "ghost poltergeist wraith boggart thing housekeeper yesterday",
  djinn: "djinn tenant genie sprite",
  imp: "imp goblin goblins gargoyle",
  demon: "lord boss demon moneylender",
  giant: "ogre ettin troll clause",
  celestial: "star supernova chairman hope ending sun everything",
  deep: "lake deep secrets umbral inside errata",
  swirl: "form choir fate",
  mushroom: "mushroom",
  jungle: "jungle forest thicket bramblebeard hedges moss",
  sphinx: "sphinx",
  unicorn: "unicorn",
  chalk: "chalk shadow",
  meteor: "meteorite",
  phoenix: "phoenix",
  griffin: "griffin",
  robot:
    "automaton unit drone mega daikenzan obarion grunt xeno cook spaceman committee rex omega spares brigadier",
  golem: "golem dummy colossus",
});

export const THING_WORDS = byWord<FurnishingName>({
  machine: "haggle label mat boiler dial calculator probe",
  vending: "vending",
  furnace: "furnace volcano",
  pump: "pump",
  bell: "bell carillon trading",
  portrait: "portrait poem opera",
  carpet: "carpet",
  rocket: "rocket gymnasium",
  car: "hatchback cab",
  van: "camper wagon",
  train: "engine caboose",
  tram: "tram",
  tractor: "triceratractor",
  tricycle: "tricycle",
  airballoon: "balloon airship",
  parachute: "parachute",
  submarine: "submarine",
  door: "door",
  chair: "chair",
  throne: "throne",
  wheel: "wheel",
  cabinet: "arcade",
  clocktower: "tower",
  organ: "organ piano",
  toaster: "toaster",
  copier: "photocopier printing",
  ballot: "ballot",
  cauldron: "cauldron",
  block: "block point kindergarten craft",
  tin: "tin ration",
  top: "spinning",
  wings: "wind",
  gadget: "gadget laser",
  statue: "statue",
  house: "grandmothers lair dojo",
  hall: "museum convention library",
  lighthouse: "lighthouse",
  ship: "yacht",
  saucer: "saucer mothership tractor abductor",
  pyramid: "pyramid",
  stone: "menhir stump",
  tree: "sapling mistletoe",
  shelf: "market bookcase",
  table: "table flippable",
  collider: "collider particle force field",
  mirror: "mirror mirrors whispering",
});

export const TOOL_WORDS = byWord<ToolName>({
  sword:
    "sword swords swordsman brand daybreaker knight malcombe templar hero duelist silent paladin valora warden footman",
  cutlass: "cutlass pirate thief forty captain",
  katana: "samurai ronin shogun glitch",
  rapier: "rapier caliper gentleman",
  mallet: "mallet maul club clobber",
  axe: "axe viking",
  spear: "ashigaru militia guard lakeguard pawn gate marine cavalry",
  fork: "pitchfork cutlery lord",
  staff: "sage shepherd archmagus prophet fate headmistress chancellor shaman helbane master",
  wand: "apprentice godfather fairy enchanter hotfix draught magician intern",
  torch: "torch fire inventor campfire brigade pyromancer olympic",
  candle: "candelabra candle candlelight novice prioress",
  book: "book rulebook tutor librarian scholar grimoire notary ledger governess teacher homework professor fables",
  openbook: "reader storyteller spellbook advocate lore literature critic",
  mug: "mug sommelier drink tess sarsaparilla sifu toll",
  potion: "potion sugar witch hexer puddle laboratory",
  umbrella: "umbrella parasol weather nan",
  key: "key keys lockable safecracker janitor locker manager keeper gatekeeper",
  wrench: "wrench mechanic pit gantry plumber olga brother postmistress",
  magnifier: "magnifying rookie evidence investigate investigator appraiser inspector detective",
  trowel: "trowel bricklayer bricklayers mason",
  broom: "broom maid kitchen porter cleaner starch",
  bell: "bells bosun",
  lamp: "lamp votive lantern",
  pot: "pot clay urn",
  coin: "coin penny treasurer moneylender banker fulton quarters change salesman investor combine wealth fee",
  ring: "ring",
  mask: "mask mimicry undead faces understudy masked hollow",
  letter: "letter courier envelope newspaper post hush caller",
  contract: "contract clause temp lawyer fine print landlord hire agent insurance disclosure",
  poster: "poster wanted deputy bus sheriff backer",
  scroll: "scroll alms oracle calligrapher list doom track ban sealed",
  whistle: "whistle lifeguard conductor drill sergeant judge",
  dice: "dice luck gambler fortune",
  cards: "cards card carddealer hand deck spread duel",
  sleeve: "sleeve sleeves",
  abacus: "abacus counter count accountant actuary sum",
  can: "can energy",
  snacks: "snacks bagel cookie cupcake bake chili candy melon",
  stickers: "stickers",
  playmat: "playmat",
  binder: "binder completionist collector collection",
  hourglass: "hourglass warp time speed",
  scales: "scales weight",
  bowl: "bowl",
  rope: "rope diver cowboy cowgirl comet strider",
  clock: "clock sundial tick tock punctual early five babysitter",
  camera: "camera paparazzo",
  phone: "phone headset",
  joystick: "joystick player score gamer",
  microphone: "microphone diva host idol podcast karaoke announcer",
  horn: "tuba horn kazoo trumpet beethoven baton",
  flute: "flute triangle",
  flag: "flag positioning colours vanguard regiment flags rally",
  rod: "fisher angler tackle",
  quill: "quill clerk mayor candidate",
  brush: "brush paints artist painter cardine",
  pan: "pan flambe breakfast",
  spoon: "spoon purple",
  ball: "ball eldest sport incoming",
  balloon: "party birthday contestant kite",
  fan: "fan dancer nocturne geisha",
  shield: "shield heroic sister bodyguard protector",
  skateboard: "skateboard kickflip attitude",
  bag: "bag tote shopkeeper shopping",
  sack: "sack holdup quartermaster bandit burglar",
  crystal: "crystal seer psychic clairvoyant alibi sesame",
  star: "level foil",
  heart: "heart route crush friend childhood friendship unite",
  bolt: "bolt lightning blast scurry",
  cog: "cogwheel mainspring synchro bore",
  anchor: "anchor sailor barnacle overboard sidewater",
  anvil: "anvil mean",
  crown: "crown king kingmaker",
  trophy: "trophy champion retired championship",
  handshake: "handshake alliance bargain trade secret",
});

export const CONTAINER_WORDS = byWord<ContainerName>({
  chest: "chest strongbox coffer treasure brain",
  crate: "crate heavy barracks",
  briefcase: "briefcase suitcase grimoire belt",
  coffin: "coffin casket",
  tinbox: "tin tackle lunchbox matchbox biscuit toolbox",
  locker: "locker footlocker armoury",
  satchel: "satchel bum sock crawlspace",
  hamper: "hamper handbasket carrier cloche",
  tube: "tube log pipe",
  showcase: "display glass skyline amber graded trophy gallery point",
  booth: "booth hangar lair waiting",
  drawer: "drawer desk table luggage rack",
  bin: "bin dustbin bulk unlabelled",
  safe: "sealed vault safe reliquary breathes",
  tote: "tote bag shopping",
  hatbox: "hat hatbox locket",
  tub: "bathtub",
  cartridge: "cartridge magazine folder book map deed",
});

export const HAT_WORDS = byWord<HatName>({
  cap: "courier boy pit fuel racer driver kickflip postmistress conductor",
  hardhat: "hard grunt bricklayer bricklayers gantry miner sapper",
  bowler: "butler mister shill landlord informant",
  tophat: "tall moustache count overdraft host baron magician",
  wizard: "archmagus enchanter magica sage summoner hotfix pyromancer warlock",
  hood: "hood thief shepherd cultist monk whisperer shadow ghost prophet alley storyteller",
  helmet: "knight malcombe templar lakeguard footman guard warden brigadier valora xeno",
  horned: "viking horned warlord crossroads",
  visor: "space pilot jet spaceman helmet obari cadet",
  kabuto: "samurai shogun ronin",
  straw: "ashigaru farmer turnip gardener rice umbrella",
  crown: "king emperor prince duke kingmaker underhall lord",
  tiara: "queen princess empress duchess heiress diva aurelia pearl",
  maid: "maid maids housekeeper",
  duck: "ducky rubber",
  cowboy: "cowboy cowgirl deputy sundown bandit tess sunset striders",
  gnome: "gno lawn gnome tunnel",
  chef: "cook kitchen flambe chef",
  mortarboard: "scholar student professor schooled graduate headmistress",
  pirate: "bosun overboard flags pirate",
  turban: "nights sesame genie djinn greendew bazaar",
  headphones: "podcast dj backup",
  headset: "caller headset",
  halo: "saints angel choir saint novice",
  bandana: "mercenaries powder thug henchman rebel",
  headband: "fists hero rival brawler shonen training sparring",
  beret: "artist director critic poem gallery",
  flower: "childhood route girl tidy",
  bow: "girl-bow curls best",
  goggles: "mechanic inventor flight weather balloonist rocket",
  plume: "captain duelist musketeer muskets plumed",
  bucket: "bucket plate full jobber recruit",
  paper: "paper newspaper exchange kid",
  cogs: "clockwork steam tick mainspring",
});

export const GARMENT_WORDS = byWord<GarmentName>({
  apron: "cook kitchen baker potion shopkeeper tess chili grandma farmer turnip merchant",
  suit: "suit agent mister butler lawyer advocate shill producer extractor mayor host landlord accountant manager vice chairman banker",
  coat: "trench coat overcoat informant captain doctor lieutenant inspector count",
  dress: "queen princess madame lady diva baroness heiress governess duchess empress mother abbess",
  maidress: "maid maids ducky",
  armour: "knight templar paladin guard footman warden lakeguard malcombe sword hero",
  pauldrons: "pauldron trapezius deltoid shoulders warlord",
  uniform:
    "conductor marine brigadier pilot sergeant postmistress deputy cadet mascot conscript recruit",
  robe: "mage archmagus sage oracle seer witch warlock enchanter",
  kimono: "samurai shogun ronin calligrapher ashigaru",
  overalls: "plumber mechanic pit brother taller rounder gantry farmhand",
  cape: "superb hero sidekick zeroes king emperor masked",
  gi: "fists belt sifu steelfist dojo sparring",
  hoodie: "kid gamer kickflip attitude",
  furs: "uuurgh club shaman inventor",
  vest: "bandit puffy vest cowboy cowgirl sundown striders assistant contestant",
});

/** Words that say something about a person beyond hat, garment and tool. */
const PEOPLE: Record<string, Partial<Person>> = {};

function people(words: string, looks: Partial<Person>): void {
  for (const word of words.split(" ")) PEOPLE[word] = { ...PEOPLE[word], ...looks };
}

people("grandmother grandma nan madame aunt abbess governess", {
  hair: "bun",
  hairColour: "#e9e2d6",
  eyes: "glasses",
});
people(
  "grandmother grandma grandmothers baroness empress duchess abbess prioress governess headmistress postmistress priestess novice babysitter weather orella mother sister girl madame lady queen princess maid diva aunt witch heiress bess tess bertha olga maren princesses mermaid harpy gorgon governess seer heiress teacher psychic",
  { whiskers: undefined },
);
people("girl maid princess mermaid lady childhood", { eyes: "big", hair: "long" });
people("old grandfather grandpa emeritus sage fisher retired", {
  hairColour: "#e9e2d6",
  whiskers: "longbeard",
  hair: "bald",
});
people("king emperor gnome lawn uncle", { whiskers: "beard" });
people("kid boy youngest apprentice student pupil", { eyes: "big", mouth: "grin", jaw: "round" });
people("moustache landlord brother taller rounder brigadier baron", { whiskers: "moustache" });
people("goatee shill count agent helbane", { whiskers: "goatee" });
people("lieutenant sunglasses bomb agent extractor henchman", { eyes: "shades" });
people("masked bandit burglar thief superb sidekick almost", { eyes: "domino" });
people("bosun pirate overboard", { eyes: "patch" });
people("lich wraith vex undead nightmare dreams mausoleum", {
  skin: "#b9c7a6",
  eyes: "lamps",
  mouth: "teeth",
});
people("count vampire howmany overdraft", { skin: "#d9d3e0", mouth: "fangs", hair: "parted" });
people("harpy elf fairy", { ears: "pointed" });
people("mermaid kelpie", { ears: "fins", hair: "long" });
people("cat-girl cat", { ears: "cat" });
people("imp pitchfork hell", { horns: true });
people("empress cowboy cowgirl cogwheel jack", { eyes: "dots" });
people("drill heiress", { hair: "drills" });
people("curls", { hair: "curls" });
people("sleepy asleep", { eyes: "sleepy" });
people("screaming screams points", { mouth: "grin", eyes: "big" });
people("teeth host", { mouth: "teeth" });
people("winks gorgon", { eyes: "wink" });
people("hero shonen screaming final", { hair: "spiky" });
people("evil beethoven rival warlord nemesis baroness", { eyes: "stern", mouth: "smirk" });
people("beethoven mastermind", { hair: "swept", hairColour: "#7a7f8c" });
people("mohawk crossroads punk", { hair: "mohawk" });
people("muscle general sergeant steelfist deltoid", { jaw: "square", eyes: "stern" });
people("glitch", { skin: "#8fd7c9", eyes: "void" });

/** The characters, whom everyone knows by sight: nothing about them is left to chance. */
function character(word: string, looks: Partial<Person>): void {
  people(word, { whiskers: undefined, hat: undefined, jaw: "round", ...looks });
}

character("deques", {
  skin: "#b0744a",
  hair: "spiky",
  hairColour: "#2c2230",
  eyes: "big",
  mouth: "grin",
  hat: "headphones",
  garment: "hoodie",
  tool: "cards",
  cloth: "#2f7fd0",
  trim: "#f2b134",
});
character("cardine", {
  skin: "#f6d2b3",
  hair: "braids",
  hairColour: "#d9a441",
  eyes: "big",
  mouth: "smile",
  hat: "beret",
  garment: "apron",
  tool: "brush",
  cloth: "#c4472b",
  trim: "#f5ecd6",
});
character("fulton", {
  skin: "#f6d2b3",
  hair: "parted",
  hairColour: "#d9a441",
  eyes: "stern",
  mouth: "smirk",
  garment: "suit",
  tool: "coin",
  cloth: "#2e4a3a",
  trim: "#f2c14e",
  jaw: "square",
});
character("morrey", {
  skin: "#eab98e",
  hair: "bald",
  hairColour: "#5a3825",
  eyes: "happy",
  mouth: "grin",
  whiskers: "moustache",
  garment: "vest",
  tool: "bag",
  cloth: "#7a3f8f",
  trim: "#ee9f62",
});
character("creep", {
  skin: "#8fb8c9",
  hair: "mohawk",
  hairColour: "#3fd0a8",
  eyes: "lamps",
  mouth: "teeth",
  garment: "armour",
  tool: "bolt",
  cloth: "#474a86",
  trim: "#3fd0a8",
});
character("shur", {
  skin: "#f6d2b3",
  hair: "long",
  hairColour: "#2c2230",
  eyes: "wink",
  mouth: "smirk",
  hat: "flower",
  garment: "dress",
  tool: "fan",
  cloth: "#d93a5b",
  trim: "#f2c14e",
});
character("chetarr", {
  skin: "#d39a6a",
  hair: "swept",
  hairColour: "#c4472b",
  eyes: "stern",
  mouth: "smirk",
  hat: "plume",
  garment: "uniform",
  tool: "magnifier",
  cloth: "#8f2f3f",
  trim: "#f2c14e",
});
character("destine", {
  skin: "#7f5236",
  hair: "curls",
  hairColour: "#2c2230",
  eyes: "big",
  mouth: "smile",
  hat: "turban",
  garment: "robe",
  tool: "crystal",
  cloth: "#5c3d92",
  trim: "#f2c14e",
});
character("proxanne", {
  skin: "#f6d2b3",
  hair: "drills",
  hairColour: "#d77aa0",
  eyes: "glasses",
  mouth: "smirk",
  garment: "coat",
  tool: "contract",
  cloth: "#474a6a",
  trim: "#d77aa0",
});
character("raul", {
  skin: "#b0744a",
  hair: "swept",
  hairColour: "#2c2230",
  eyes: "stern",
  mouth: "grin",
  garment: "suit",
  tool: "book",
  cloth: "#1c6ba8",
  trim: "#d93a2b",
});
character("skillian", {
  skin: "#eab98e",
  hair: "spiky",
  hairColour: "#4a6fb5",
  eyes: "stern",
  mouth: "smirk",
  hat: "headband",
  garment: "gi",
  tool: "joystick",
  cloth: "#474a86",
  trim: "#d93a2b",
});
character("baanz", {
  skin: "#f6d2b3",
  hair: "bald",
  hairColour: "#e9e2d6",
  eyes: "stern",
  mouth: "frown",
  hat: "beret",
  garment: "robe",
  tool: "scroll",
  cloth: "#b5202f",
  trim: "#f5ecd6",
});
character("leftfield", {
  skin: "#d39a6a",
  hair: "curls",
  hairColour: "#e9e2d6",
  eyes: "glasses",
  mouth: "grin",
  whiskers: "beard",
  garment: "coat",
  tool: "cog",
  cloth: "#557a49",
  trim: "#f2b134",
});
character("raritti", {
  skin: "#5d3a28",
  hair: "bun",
  hairColour: "#e9e2d6",
  eyes: "wink",
  mouth: "smile",
  hat: "tiara",
  garment: "dress",
  tool: "ring",
  cloth: "#8353b0",
  trim: "#f2c14e",
});

/** Characters that are no people: a printing press, an alien, a shark. */
export const CREATURES: Record<string, AnimalName | MythName | FurnishingName> = {
  pressmaster: "copier",
  lettstrade: "saucer",
};

export { PEOPLE };
