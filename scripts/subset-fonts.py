#!/usr/bin/python3
"""Creates the two font subsets in src/design-system/fonts from npm packages. The results are committed, so builds don't run this.

    apt-get install python3-fonttools python3-brotli && npm run fonts
"""

from pathlib import Path
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

# English and French. Neither typeface has arrows, so the fallback font provides them.
TEXT = "".join(map(chr, range(0x20, 0x7F))) + (
    "\u00a0\u202f\u2011–—‘’“”«»‹›…·•†©®™§°º×÷−±¼½¾²³€£¢"
    "ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸàâæçèéêëîïôœùûüÿÑñÁÍÓÚáíóúÄÖäöß"
)
PACKAGES = "node_modules/@fontsource-variable/{0}/files/{0}-{1}-{2}-normal.woff2"


def copy_glyph(source: TTFont, target: TTFont, code: int) -> None:
    """Copies a glyph between the two files of a typeface: the second has a few that French and our marks need."""
    name = source.getBestCmap()[code]
    for table in ("glyf", "hmtx"):
        target[table][name] = source[table][name]
    target["gvar"].variations[name] = source["gvar"].variations[name]
    for cmap in target["cmap"].tables:
        cmap.cmap[code] = name


def without_slash(points: list) -> list:
    """Removes the slash from the zero. It splits the counter in two; one quarter is intact and is mirrored to the other three."""
    outer, quarter, metrics = points[:16], [*points[23:27], points[16]], points[39:]
    (left, middle), (centre, bottom) = quarter[0], quarter[-1]
    half = [(x, 2 * middle - y) for x, y in quarter[:0:-1]] + quarter
    return [*outer, *half, *((2 * centre - x, y) for x, y in half[-2:0:-1]), *metrics]


def make_zero_plain(font: TTFont) -> None:
    """Uses the same zero for tabular figures, so that text and tables match."""
    zero = font["glyf"]["zero"]
    if list(zero.endPtsOfContours) != [15, 26, 38]:
        raise SystemExit("The zero's outline has changed: update without_slash.")
    flags = [*zero.flags[:16], *([1, 0, 0, 0] * 4)]
    zero.coordinates = type(zero.coordinates)(without_slash(list(zero.coordinates)))
    zero.flags, zero.endPtsOfContours, zero.numberOfContours = bytearray(flags), [15, 31], 2
    for variation in font["gvar"].variations["zero"]:
        variation.coordinates = without_slash(variation.coordinates)


def subset(package: str, cut: str, features: list[str], **axes: object) -> None:
    font = TTFont(PACKAGES.format(package, "latin", cut))
    extended = TTFont(PACKAGES.format(package, "latin-ext", cut))
    font.ensureDecompiled()
    for character in "Ÿ†":
        copy_glyph(extended, font, ord(character))
    # Without this table, glyph widths are derived from the outlines' variations.
    del font["HVAR"]
    if package.startswith("atkinson"):
        make_zero_plain(font)
    # A narrow no-break space is half as wide as a space; a no-break hyphen looks like a hyphen.
    font["glyf"]["uni202F"], font["hmtx"]["uni202F"] = font["glyf"]["space"], (font["hmtx"]["space"][0] // 2, 0)
    font["gvar"].variations["uni202F"] = []
    for cmap in font["cmap"].tables:
        cmap.cmap |= {0x202F: "uni202F", 0x2011: cmap.cmap[ord("-")]}
    font.setGlyphOrder(font.getGlyphOrder())
    subsetter = Subsetter(Options(layout_features=features, notdef_outline=True))
    subsetter.populate(text=TEXT)
    subsetter.subset(font)
    font = instantiateVariableFont(font, axes)
    missing = {c for c in TEXT if ord(c) not in font.getBestCmap()}
    if missing:
        raise SystemExit(f"{package} lacks {missing}")
    path = Path(f"src/design-system/fonts/{package.removesuffix('-variable')}.woff2")
    font.flavor = "woff2"
    font.save(path)
    print(path, path.stat().st_size, "bytes")


# The display font keeps one weight, which halves its size; the text font keeps the weights that the site uses.
subset("newsreader", "standard", ["kern", "liga", "tnum"], wght=550, opsz=30)
subset("atkinson-hyperlegible-next", "wght", ["kern", "tnum", "frac"], wght=(400, 700))
