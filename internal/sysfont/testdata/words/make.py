#!/usr/bin/env python3
"""Cuts the fonts with which tests shape words out of Noto's (SIL Open Font License 1.1, assets/fonts/OFL-NotoSans.txt), and writes what HarfBuzz
itself makes of these words into shaped.txt. Needs Debian's fonttools, libharfbuzz-bin, fonts-noto-core, fonts-noto-cjk and fonts-noto-color-emoji.

    python3 make.py
"""
import os
import subprocess

HERE = os.path.dirname(os.path.abspath(__file__))
NOTO = "/usr/share/fonts/truetype/noto/"
WORDS = {
    NOTO + "NotoSansArabic-Regular.ttf": ["محمد", "سلام", "لا", "بَب", "یاسمن"],
    NOTO + "NotoSansHebrew-Regular.ttf": ["שלום", "שָׁלוֹם"],
    NOTO + "NotoSansDevanagari-Regular.ttf": ["नमस्ते", "क्षत्रिय", "हिन्दी"],
    NOTO + "NotoSansThai-Regular.ttf": ["ไทย", "ก่อน", "น้ำ"],
    NOTO + "NotoSansKhmer-Regular.ttf": ["ខ្មែរ", "សុភា"],
    NOTO + "NotoSansTamil-Regular.ttf": ["தமிழ்", "கோகிலா"],
    NOTO + "NotoColorEmoji.ttf": ["🎲", "👍🏽", "👩\u200d🚀", "❤\ufe0f"],
}

with open(os.path.join(HERE, "shaped.txt"), "w", encoding="utf-8") as out:
    for path, words in WORDS.items():
        name = os.path.basename(path)
        cut = os.path.join(HERE, name)
        subprocess.run(["pyftsubset", path, "--text=" + "".join(words) + "\u0e4d\u0e32", "--layout-features=*", "--no-hinting", "--desubroutinize",
                        "--name-IDs=0,1,2,13,14", "--output-file=" + cut], check=True)
        for word in words:
            shaped = subprocess.run(["hb-shape", "--no-clusters", "--no-glyph-names", cut, word], check=True, capture_output=True, text=True)
            print(name, word, shaped.stdout.strip(), file=out)
