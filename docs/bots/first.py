#!/usr/bin/env python3
"""A player of any game of Runehall: it makes any legal move. See docs/bot-protocol.md.

    runehall sim --bot 'python3 docs/bots/first.py' --bots novice --matches 10
"""
import json
import random
import sys

chance = random.Random()

for line in sys.stdin:
    told = json.loads(line)
    if told["line"] == "hello":
        chance.seed(told["seed"])  # with the same seed, the same match
        print(json.dumps({"ready": True}), flush=True)
        print("I have seat", told["seat"], "of", told["game"], file=sys.stderr)
    elif told["line"] == "ask":
        answer = {"number": told["number"]}
        if told["must"]:
            answer["move"] = chance.randrange(len(told["moves"]))
        else:
            answer["still"] = True  # it never interrupts
        print(json.dumps(answer), flush=True)
    elif told["line"] == "end":
        break
