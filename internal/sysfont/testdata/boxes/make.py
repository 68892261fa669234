#!/usr/bin/env python3
"""Makes the fonts that tests search: plain boxes, in some letters of scripts that the program's typefaces lack. They are
the project's own. Needs fonttools.

    python3 make.py
"""
import os

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

HERE = os.path.dirname(os.path.abspath(__file__))


def box(left, bottom, right, top):
    pen = TTGlyphPen(None)
    if right > left:
        pen.moveTo((left, bottom))
        pen.lineTo((left, top))
        pen.lineTo((right, top))
        pen.lineTo((right, bottom))
        pen.closePath()
    return pen.glyph()


def make(name, letters):
    """letters: {letter: (advance, left, bottom, right, top)}"""
    names = [".notdef"] + [f"u{ord(c):04X}" for c in letters]
    build = FontBuilder(1000, isTTF=True)
    build.setupGlyphOrder(names)
    build.setupCharacterMap({ord(c): f"u{ord(c):04X}" for c in letters})
    shapes = {".notdef": (500, 0, 0, 400, 700)} | {f"u{ord(c):04X}": s for c, s in letters.items()}
    build.setupGlyf({n: box(*s[1:]) for n, s in shapes.items()})
    build.setupHorizontalMetrics({n: (s[0], s[1]) for n, s in shapes.items()})
    build.setupHorizontalHeader(ascent=900, descent=-300)
    build.setupNameTable({"familyName": name, "styleName": "Regular"})
    build.setupOS2()
    build.setupPost()
    build.font.recalcTimestamp = False
    build.font["head"].created = build.font["head"].modified = 0
    build.save(os.path.join(HERE, name + ".ttf"))


# Each letter has a width of its own, by which tests know it.
make("Boxes", {
    "李": (1000, 50, 0, 950, 800), "か": (900, 50, 0, 850, 800), "김": (950, 50, 0, 900, 800),
    "მ": (600, 50, 0, 550, 600), "\u05d0": (500, 50, 0, 450, 600), "\u05d1": (510, 50, 0, 460, 600),
    "\u05d2": (520, 50, 0, 470, 600), "\u05b8": (0, -100, -200, 100, -100), "1": (400, 50, 0, 350, 700), "2": (410, 50, 0, 360, 700),
    "\ufe91": (300, 0, 0, 300, 600), "\ufe92": (310, 0, 0, 310, 600), "\ufe90": (320, 0, 0, 320, 600), "\ufe8f": (330, 0, 0, 330, 600), "\u0628": (330, 0, 0, 330, 600),
})
# A font that says it has a letter, with nothing to see of it.
make("Empty", {"ก": (500, 0, 0, 0, 0), "李": (500, 0, 0, 0, 0)})
