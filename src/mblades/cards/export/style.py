"""How printed cards look: the style sheet and the shapes of the symbols."""

STYLE = """
:root { --fire:#d6402b; --water:#2b78c5; --air:#4fb3a5; --earth:#8a6a2f; --light:#d9a514;
  --dark:#4b3a6b; }
* { box-sizing: border-box; margin: 0; padding: 0; }
@page { size: A4; margin: 0; }
html { -webkit-print-color-adjust: exact; print-color-adjust: exact; background: #777; }
body { font-family: "Noto Sans", "Noto Sans CJK JP", "Hiragino Sans", "Yu Gothic", "Segoe UI",
  "Helvetica Neue", Arial, sans-serif; color: #1d1b1a; }
svg.icons { position: absolute; width: 0; height: 0; }
.page { position: relative; width: 210mm; height: 297mm; margin: 6mm auto; background: #fff;
  overflow: hidden; break-after: page; }
.page:last-of-type { break-after: auto; }
.cut { position: absolute; inset: 0; width: 210mm; height: 297mm; }
.cut path { stroke: #000; stroke-width: .15; fill: none; }
.cards { position: absolute; left: 10.5mm; top: 16.5mm; width: 189mm; display: grid;
  grid-template-columns: repeat(3, 63mm); grid-auto-rows: 88mm; }
.card { --frame: #7b8087; --ink: #fff; width: 63mm; height: 88mm; padding: 2.6mm 2.6mm 1.2mm;
  background: var(--frame); display: flex; flex-direction: column; overflow: hidden;
  break-inside: avoid; outline: .1mm solid rgba(255,255,255,.6); outline-offset: -.05mm; }
.starter { --frame: #858a91; }
.core { --frame: #eceae4; --ink: #2a2825; box-shadow: inset 0 0 0 .25mm #c9c5ba; }
.expansion { --frame: #2f8f4e; }
.premium { --frame: #2a67b5; }
.master { --frame: #7a3ea0; }
.bronze, .silver, .gold { --frame: #e07f1f; }
.bronze { box-shadow: inset 0 0 0 .9mm #9c5a1f; }
.silver { box-shadow: inset 0 0 0 .9mm #d5dbe0; }
.gold { box-shadow: inset 0 0 0 .9mm #ffd84d; }
header { flex: none; display: flex; align-items: center; gap: 1mm; height: 8.4mm; color: var(--ink); }
h2 { flex: 1; font-size: 3.5mm; line-height: 1.12; font-weight: 700; text-wrap: balance; }
h2.long { font-size: 3.05mm; }
h2.longest { font-size: 2.6mm; }
.star { order: 2; flex: none; width: 9.4mm; height: 9.4mm; margin: -1mm -1mm -1mm 0; }
.star text { font: 800 15px "Noto Sans", "Segoe UI", Arial, sans-serif; text-anchor: middle;
  fill: #3a2600; }
.picture { position: relative; flex: 0 1 36mm; min-height: 9mm; margin-top: .4mm;
  border: .3mm solid rgba(0,0,0,.45); border-bottom: 0; border-radius: 1mm 1mm 0 0;
  overflow: hidden; }
.shapes { position: absolute; inset: 1.2mm; display: flex; justify-content: center; gap: 2mm; }
.shapes svg { height: 100%; min-width: 0; flex: 0 1 auto; aspect-ratio: 1; color: #fff;
  opacity: .88; }
.badges { position: absolute; left: 1mm; top: 1mm; display: flex; gap: .7mm; }
.badge { width: 6mm; height: 6mm; }
.badge use { color: #fff; }
.symbols { flex: none; display: flex; justify-content: space-between; align-items: center; gap: 2mm;
  padding: .55mm 1.4mm; font-size: 2.25mm; line-height: 1.2; background: #e4ded0;
  border: .3mm solid rgba(0,0,0,.45); }
.symbols span { color: #5b554a; font-size: 2mm; text-align: right; }
.text { flex: 1 0 auto; padding: 1.3mm 1.5mm; background: #fbf8f0;
  border: .3mm solid rgba(0,0,0,.45); border-top: 0; border-radius: 0 0 1mm 1mm;
  display: flex; flex-direction: column; gap: .8mm; font-size: 2.35mm; line-height: 1.27;
  overflow-wrap: anywhere; }
.big .text { font-size: 3mm; }
.middle .text { font-size: 2.7mm; }
.small .text { font-size: 2.4mm; }
.tiny .text { font-size: 2.1mm; line-height: 1.22; }
.chip { display: inline-block; font-style: normal; font-weight: 700; font-size: .86em;
  line-height: 1.25; padding: .12em .5em .08em; border-radius: .5em; color: #fff;
  background: #555; white-space: nowrap; vertical-align: baseline; }
.chip.play { background: #2d7d46; } .chip.next { background: #13807c; }
.chip.flip { background: #3c3c44; } .chip.ongoing { background: #2a5fa8; }
.chip.top { background: #a67c00; } .chip.score { background: #79308f; }
.chip.action { background: #b3271e; } .chip.reaction { background: #c55f0b; }
.chip.deckbuilding { background: #6b4a2b; }
.chip.keyword { background: #fff; color: #1d1b1a; box-shadow: inset 0 0 0 .22mm #1d1b1a; }
.meaning { font-size: .86em; color: #4d483f; }
.flavour { margin-top: auto; padding-top: .6mm; font-size: .86em; font-style: italic;
  color: #6a6358; border-top: .15mm solid #d3ccbb; }
:lang(ja) .flavour { font-style: normal; }
footer { flex: none; display: flex; justify-content: space-between; gap: 2mm; height: 3.6mm;
  align-items: center; font-size: 1.95mm; line-height: 1.5; color: var(--ink); white-space: nowrap; }
footer span:first-child { overflow: hidden; text-overflow: ellipsis; }
@media print { html { background: none; } .page { margin: 0; } }
"""

_SHAPES = {
    "star": '<path d="M20 1l5.6 12.1L39 14.7l-9.9 9 2.7 13.2L20 30.3 8.2 36.9l2.7-13.2-9.9-9'
    ' 13.4-1.6z" fill="#ffd23f" stroke="#6b4a00" stroke-width="1.6" stroke-linejoin="round"/>',
    "fire": '<path d="M21 6c1 6 9 9 9 17a10 10 0 0 1-20 1c0-5 3-7 4-11 2 2 3 4 3 6 3-3 5-7 4-13z"/>',
    "water": '<path d="M20 5c5 8 10 13 10 19a10 10 0 0 1-20 0c0-6 5-11 10-19z"/>',
    "air": '<path d="M7 16h16a4 4 0 1 0-4-4M7 22h22a4 4 0 1 1-4 4M7 28h11a3 3 0 1 1-3 3" '
    'fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>',
    "earth": '<path d="M4 31L15 11l6 10 4-6 11 16z"/>',
    "light": '<circle cx="20" cy="20" r="7"/><path d="M20 4v6M20 30v6M4 20h6M30 20h6M9 9l4 4M27 27'
    'l4 4M31 9l-4 4M13 27l-4 4" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>',
    "dark": '<path d="M26 6a15 15 0 1 0 8 21A13 13 0 0 1 26 6z"/>',
    "animal": '<ellipse cx="20" cy="27" rx="8.5" ry="7"/><ellipse cx="9" cy="19" rx="3.4" ry="4.6"'
    '/><ellipse cx="16" cy="11" rx="3.6" ry="5"/><ellipse cx="24" cy="11" rx="3.6" ry="5"/>'
    '<ellipse cx="31" cy="19" rx="3.4" ry="4.6"/>',
    "myth": '<path d="M20 3l4 10 10-5-5 10 8 2-8 2 5 10-10-5-4 10-4-10-10 5 5-10-8-2 8-2-5-10 10'
    ' 5z"/>',
    "construct": "".join(
        f'<rect x="16.2" y="2.5" width="7.6" height="9" rx="1.4" transform="rotate({turn} 20 20)"/>'
        for turn in range(0, 360, 45)
    )
    + '<path fill-rule="evenodd" d="M20 7a13 13 0 1 0 0 26 13 13 0 0 0 0-26zm0 7.5a5.5 5.5 0 1 1 0 11'
    ' 5.5 5.5 0 0 1 0-11z"/>',
    "citizen": '<circle cx="20" cy="12" r="7.5"/><path d="M5 37c0-10 6-15 15-15s15 5 15 15z"/>',
    "soldier": '<path fill-rule="evenodd" d="M6 6c6 0 10-1 14-4 4 3 8 4 14 4 0 14-3 25-14 32C9 31 6'
    ' 20 6 6zM18 10v11h-6v4h6v7h4v-7h6v-4h-6V10z"/>',
    "mage": '<path d="M21 2c2 9 5 17 9 25H10c4-8 7-16 11-25z"/><ellipse cx="20" cy="31" rx="17" '
    'ry="5"/>',
    "pro": '<path d="M11 4h18v4h6c0 8-3 12-8 13-1 3-3 5-5 6v5h6v4H12v-4h6v-5c-2-1-4-3-5-6-5-1-8-5-8'
    '-13h6zm0 7H8c0 4 1 6 3 7zm18 0v7c2-1 3-3 3-7z"/>',
    "deck-box": '<path fill-rule="evenodd" d="M8 8h24l3 6v22H5V14zM10 17v16h20V17zM15 20h10v4H15z"'
    "/>",
    "accessory": '<path fill-rule="evenodd" d="M12 4h16l8 11-16 22L4 15zM15 8l-3 6h16l-3-6zM11 18l9'
    ' 13 9-13z"/>',
}
ICONS = (
    '<svg class="icons" aria-hidden="true"><defs>'
    + "".join(
        f'<symbol id="{name}" viewBox="0 0 40 40" fill="currentColor">{shape}</symbol>'
        for name, shape in _SHAPES.items()
    )
    + "</defs></svg>"
)
