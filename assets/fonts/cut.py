#!/usr/bin/env python3
"""Cuts the fonts that the program carries from the full ones.

    npm pack @expo-google-fonts/alegreya-sans@0.4.2 @expo-google-fonts/forum@0.4.1 @expo-google-fonts/noto-sans@0.4.2
    for f in expo-google-fonts-*.tgz; do tar xzf "$f" --one-top-level="${f%.tgz}"; done
    python3 cut.py .

Keeps what English, German, French and Ukrainian need and some signs, makes the
lining tabular digits the default ones (the text renderer applies no OpenType
features) and drops hints. The files in whole/ hold all that the typefaces have of
Latin, Greek and Cyrillic besides, and what these lack of it from Noto Sans. Needs
fonttools (Debian: fonttools).
"""
import glob
import os
import sys

from fontTools import subset
from fontTools.ttLib import TTFont

LATIN = list(range(0x20, 0x7F)) + list(range(0xA0, 0x100))
LATIN += [0x104, 0x105, 0x106, 0x107, 0x10C, 0x10D, 0x118, 0x119, 0x131, 0x141, 0x142,
          0x143, 0x144, 0x152, 0x153, 0x15A, 0x15B, 0x160, 0x161, 0x178, 0x179, 0x17A,
          0x17B, 0x17C, 0x17D, 0x17E]
CYRILLIC = list(range(0x410, 0x450)) + [0x401, 0x404, 0x406, 0x407, 0x451, 0x454, 0x456,
                                        0x457, 0x490, 0x491]
SIGNS = [0x2009, 0x202F, 0x2010, 0x2011, 0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C,
         0x201D, 0x201E, 0x2022, 0x2026, 0x2039, 0x203A, 0x20AC, 0x1E9E, 0x2116, 0x2190,
         0x2191, 0x2192, 0x2193, 0x2212, 0x2260, 0x2264, 0x2265, 0x2713, 0x2715]

FONTS = {
    "AlegreyaSans-Regular.ttf": "400Regular/AlegreyaSans_400Regular.ttf",
    "AlegreyaSans-Bold.ttf": "700Bold/AlegreyaSans_700Bold.ttf",
    "Display-Regular.ttf": "400Regular/Forum_400Regular.ttf",
}

# All letters of Latin, Greek and Cyrillic, marks to be set over them, punctuation and currencies. whole.go knows these
# ranges too.
WHOLE = [range(0x20, 0x7F), range(0xA0, 0x530), range(0x1E00, 0x2070), range(0x20A0, 0x20D0), range(0x2116, 0x2123)]

WHOLES = {
    "AlegreyaSans-Regular.ttf": "400Regular/AlegreyaSans_400Regular.ttf",
    "AlegreyaSans-Bold.ttf": "700Bold/AlegreyaSans_700Bold.ttf",
    "Display-Regular.ttf": "400Regular/Forum_400Regular.ttf",
}

# What Alegreya Sans lacks of them; it is so rarely met that one weight does.
REST, BEFORE = ("NotoSans-Regular.ttf", "400Regular/NotoSans_400Regular.ttf"), "AlegreyaSans-Regular.ttf"

# Forum's licence reserves its name: what is cut from it must be called something else.
NAMES = {"Display-Regular.ttf": "Runehall Display"}


def single(font, tag):
    """Returns the single substitutions of a feature as a mapping of glyph names."""
    out = {}
    gsub = font["GSUB"].table
    for rec in gsub.FeatureList.FeatureRecord:
        if rec.FeatureTag != tag:
            continue
        for i in rec.Feature.LookupListIndex:
            for sub in gsub.LookupList.Lookup[i].SubTable:
                sub = getattr(sub, "ExtSubTable", sub)
                if sub.LookupType == 1:
                    out.update(sub.mapping)
    return out


def digits(font):
    """Points the digits at their lining, tabular forms where the font has them."""
    if "GSUB" not in font:
        return
    lining, tabular = single(font, "lnum"), single(font, "tnum")
    for table in font["cmap"].tables:
        for code in range(0x30, 0x3A):
            if code in table.cmap:
                name = table.cmap[code]
                name = lining.get(name, name)
                table.cmap[code] = tabular.get(name, name)


def spaces(font):
    """Gives the narrow no-break space, which French wants, the thin space's glyph or a space's."""
    for table in font["cmap"].tables:
        if table.isUnicode() and 0x202F not in table.cmap:
            table.cmap[0x202F] = table.cmap.get(0x2009, table.cmap[0x20])


def rename(font, family):
    """Gives a font another name, in all records that hold one."""
    table = font["name"]
    for record in list(table.names):
        if record.nameID in (1, 16):
            table.setName(family, record.nameID, record.platformID, record.platEncID, record.langID)
        elif record.nameID == 4:
            table.setName(family, 4, record.platformID, record.platEncID, record.langID)
        elif record.nameID == 6:
            table.setName(family.replace(" ", "") + "-Regular", 6, record.platformID, record.platEncID, record.langID)


def cut(src, dst, letters):
    font = TTFont(src, recalcTimestamp=False)
    digits(font)
    spaces(font)
    opts = subset.Options()
    opts.hinting = False
    opts.desubroutinize = True
    opts.layout_features = ["kern"]
    opts.name_IDs = [0, 1, 2, 4, 6, 13, 14]
    opts.name_languages = [0x409]
    opts.notdef_outline = True
    opts.glyph_names = False
    opts.drop_tables += ["DSIG", "GDEF", "GSUB", "gasp", "meta"]
    cutter = subset.Subsetter(opts)
    cutter.populate(unicodes=letters)
    cutter.subset(font)
    if os.path.basename(dst) in NAMES:
        rename(font, NAMES[os.path.basename(dst)])
    font.save(dst)
    print(dst, os.path.getsize(dst), "bytes")


def find(root, path):
    found = glob.glob(os.path.join(root, "**", path), recursive=True)
    if not found:
        sys.exit(f"{path}: not found below {root}")
    return found[0]


def main():
    root = sys.argv[1] if len(sys.argv) > 1 else "."
    here = os.path.dirname(os.path.abspath(__file__))
    for dst, path in FONTS.items():
        cut(find(root, path), os.path.join(here, dst), LATIN + CYRILLIC + SIGNS)
    whole = os.path.join(here, "whole")
    os.makedirs(whole, exist_ok=True)
    letters = [code for part in WHOLE for code in part]
    for dst, path in WHOLES.items():
        cut(find(root, path), os.path.join(whole, dst), letters + SIGNS)
    has = TTFont(os.path.join(whole, BEFORE)).getBestCmap()
    cut(find(root, REST[1]), os.path.join(whole, REST[0]), [code for code in letters if code not in has])


main()
