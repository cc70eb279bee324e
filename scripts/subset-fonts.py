#!/usr/bin/python3
"""Makes the two subsets in src/design-system/fonts from their npm packages. They are committed: no build needs this.

    apt-get install python3-fonttools python3-brotli && npm run fonts
"""

from pathlib import Path
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

# English and French. Neither typeface has arrows: the fallback draws them.
TEXT = "".join(map(chr, range(0x20, 0x7F))) + (
    "\u00a0\u202f\u2011–—‘’“”«»‹›…·•†©®™§°×÷−±¼½¾²³€£¢"
    "ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸàâæçèéêëîïôœùûüÿÑñÁÍÓÚáíóúÄÖäöß"
)
PACKAGES = "node_modules/@fontsource-variable/{0}/files/{0}-{1}-{2}-normal.woff2"


def copy_glyph(source: TTFont, target: TTFont, code: int) -> None:
    """The packages cut one typeface in two files; a few glyphs of the second belong to French or to our own marks."""
    name = source.getBestCmap()[code]
    for table in ("glyf", "hmtx"):
        target[table][name] = source[table][name]
    target["gvar"].variations[name] = source["gvar"].variations[name]
    for cmap in target["cmap"].tables:
        cmap.cmap[code] = name


def without_slash(points: list) -> list:
    """The zero's hole is two halves beside its slash. One quarter of it is whole; its mirror images are the other three."""
    outer, quarter, metrics = points[:16], [*points[23:27], points[16]], points[39:]
    (left, middle), (centre, bottom) = quarter[0], quarter[-1]
    half = [(x, 2 * middle - y) for x, y in quarter[:0:-1]] + quarter
    return [*outer, *half, *((2 * centre - x, y) for x, y in half[-2:0:-1]), *metrics]


def make_zero_plain(font: TTFont) -> None:
    """Tabular figures use the same glyph, so there is one zero in text and tables."""
    zero = font["glyf"]["zero"]
    if list(zero.endPtsOfContours) != [15, 26, 38]:
        raise SystemExit("The zero is drawn in another way: look at it anew.")
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
    # The widths of glyphs then follow from their outlines' variations.
    del font["HVAR"]
    if package.startswith("atkinson"):
        make_zero_plain(font)
    # A narrow space is half as wide as the space; a hyphen that holds a word together looks like any other.
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


# The display face has one weight, which is half of its bytes; the text face keeps those that the site sets.
subset("newsreader", "standard", ["kern", "liga", "tnum"], wght=550, opsz=30)
subset("atkinson-hyperlegible-next", "wght", ["kern", "tnum", "frac"], wght=(400, 700))
