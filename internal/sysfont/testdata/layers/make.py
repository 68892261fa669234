#!/usr/bin/env python3
"""Makes fonts whose letters are painted in layers of colours, as emoji are, in both forms that there are: boxes of 400 by 800 units that lie
beside each other, or are moved about. They are the project's own. Needs fonttools.

    python3 make.py
"""
import os

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables.otTables import PaintFormat as P

HERE = os.path.dirname(os.path.abspath(__file__))
RED, BLUE = 0, 1


def box(left):
    pen = TTGlyphPen(None)
    pen.moveTo((left, 0))
    for corner in ((left, 800), (left + 400, 800), (left + 400, 0)):
        pen.lineTo(corner)
    pen.closePath()
    return pen.glyph()


def solid(colour, alpha=1.0):
    return {"Format": P.PaintSolid, "PaletteIndex": colour, "Alpha": alpha}


def filled(paint):
    return {"Format": P.PaintGlyph, "Glyph": "box", "Paint": paint}


def layers(*paints):
    return {"Format": P.PaintColrLayers, "Layers": list(paints)}


BLENDED = {"Format": P.PaintLinearGradient, "x0": 0, "y0": 0, "x1": 400, "y1": 0, "x2": 0, "y2": 100, "ColorLine": {"ColorStop": [
    {"StopOffset": 0, "PaletteIndex": RED, "Alpha": 1.0}, {"StopOffset": 1, "PaletteIndex": BLUE, "Alpha": 1.0}]}}

PAINTED = {
    "😀": layers(filled(solid(RED)), {"Format": P.PaintTranslate, "dx": 500, "dy": 0, "Paint": filled(solid(BLUE))}),
    "😁": {"Format": P.PaintScaleUniformAroundCenter, "scale": .5, "centerX": 200, "centerY": 400, "Paint": filled(solid(RED))},
    "😂": {"Format": P.PaintRotateAroundCenter, "angle": 90, "centerX": 400, "centerY": 400, "Paint": filled(solid(RED))},
    "😃": filled(BLENDED),
    "😄": {"Format": P.PaintColrGlyph, "Glyph": "u1F604"},
    "😅": {"Format": P.PaintTransform, "Transform": (1, 0, 0, .5, 500, 0), "Paint": {"Format": P.PaintColrGlyph, "Glyph": "u1F600"}},
    "😆": {"Format": P.PaintComposite, "CompositeMode": "src_over", "BackdropPaint": filled(solid(RED)), "SourcePaint":
           {"Format": P.PaintScale, "scaleX": .5, "scaleY": 1, "Paint": filled(solid(BLUE))}},
    "😇": filled(solid(RED, .5)),
    "😈": filled(solid(0xFFFF)),
}


def make(name, painted, version):
    names = {c: f"u{ord(c):X}" for c in painted}
    order = [".notdef", "box", "right"] + list(names.values())
    build = FontBuilder(1000, isTTF=True)
    build.setupGlyphOrder(order)
    build.setupCharacterMap({ord(c): n for c, n in names.items()})
    build.setupGlyf({n: box(500 if n == "right" else 0) for n in order})
    build.setupHorizontalMetrics({n: (1000, 500 if n == "right" else 0) for n in order})
    build.setupHorizontalHeader(ascent=900, descent=-100)
    build.setupNameTable({"familyName": name, "styleName": "Regular"})
    build.setupOS2()
    build.setupPost()
    build.setupCPAL([[(1, 0, 0, 1), (0, 0, 1, 1)]])
    build.setupCOLR({names[c]: p for c, p in painted.items()}, version=version)
    build.font.recalcTimestamp = False
    build.font["head"].created = build.font["head"].modified = 0
    os.makedirs(os.path.join(HERE, name), exist_ok=True)
    build.save(os.path.join(HERE, name, name + ".ttf"))


make("Plain", {"😀": [("box", RED), ("right", BLUE)]}, 0)
make("Moved", PAINTED, 1)
