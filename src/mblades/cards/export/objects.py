"""The cards of no deck as other programs read them: `mblades cards --side --json`."""

from __future__ import annotations

from mblades.cards.design import Design
from mblades.cards.translations import Translation, requirement
from mblades.text.expansion import expand
from mblades.text.tree import Keyword, Text

SIDE_KINDS = ("Character", "Co-op", "Pro Player", "Keyword", "Venue", "Team", "Boss", "Meta", "NPC",
              "Friendship")  # fmt: skip


def side_objects(words: Translation) -> list[dict[str, object]]:
    """Every side card: id, name, kind, set, text, flavor, and VP or copies where it has them."""
    library = words.library
    made = [_of_design(design, words) for design in library.side_designs]
    for meta in library.metas:
        name = words.other("metas", meta.name).name
        made.append(_object(f"metas/{meta.id}", name, "Meta", meta.deck, words.text(meta.tree)))
    for npc in library.npcs:
        printed = words.other("npcs", npc.name)
        text = requirement(npc, words.language, words.named)
        flavour = printed.flavour or npc.flavour
        one = _object(f"npcs/{npc.id}", printed.name, "NPC", "NPCs", text, flavour)
        made.append({**one, "vp": npc.vp})
    for character in library.characters:
        name = words.other("characters", character.name).name
        for vp in sorted(set(character.friendship)):
            copies = character.friendship.count(vp)
            ident = f"friendship/{character.id}/{vp}"
            one = _object(ident, name, "Friendship", "Friendship", "")
            made.append({**one, "vp": vp, "copies": copies})
    return made


def _of_design(design: Design, words: Translation) -> dict[str, object]:
    printed = words.of_card(design)
    kind: str = design.kind
    if design.rarity == "Mystic":
        kind = "Boss"
    elif "Pro" in design.types:
        kind = "Pro Player"
    text = words.text(_written_out(design.tree) if kind == "Keyword" else design.tree)
    one = _object(design.id, printed.name, kind, design.set, text, printed.flavour)
    return {**one, "copies": design.copies}


def _written_out(text: Text) -> Text:
    """A keyword card says what its keyword does."""
    return Text(tuple(a for line in text.lines if isinstance(line, Keyword) for a in expand(line)))


def _object(
    ident: str, name: str, kind: str, group: str, text: str, flavour: str = ""
) -> dict[str, object]:
    return {"id": ident, "name": name, "kind": kind, "set": group, "text": text, "flavor": flavour}
