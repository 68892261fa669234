package rules_test

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"runehall/assets/lang"
)

// spelled are the numbers of the rules that texts say in words, and where: a number that changes there is not changed
// by itself, and this list says where to write. It has what a rule says of a constant; not "one" and "two" as ordinary
// words, feats, or what a text counts out.
var spelled = map[string]string{
	"market.hand":         "market page turn 0, market MAR-3 0, market MAR-13 0, market MAR-13 1, market MAR-23 1",
	"market.ransom":       "market.refusal.three-runes",
	"market.more":         "clause.MAR-20",
	"masters.hand":        "masters MAS-5 0",
	"ritual.hand":         "ritual page turn 0, ritual RIT-6 0, ritual RIT-16 0, ritual RIT-16 1, ritual thing refill-hand 0, ritual.card.refill-hand.text, ritual.refusal.hand-full",
	"ritual.tile-coins":   "ritual RIT-14 0, ritual thing extra-coins 0, ritual thing extra-coins 1, ritual.card.extra-coins.text, ritual.refusal.tile-full",
	"ritual.line":         "ritual page coins 0, ritual RIT-22 0, ritual RIT-28 0, ritual.figure.line",
	"ritual.shape-coins":  "ritual page coins 0, ritual RIT-22 0, ritual.figure.bonus",
	"stones.hand":         "stones page turn 0, stones STO-8 0",
	"stones.many":         "stones.board.effect.hand, stones.explain.stone.hand",
	"stones.ore-price":    "stones thing ore 0, stones.refusal.no-ore, stones.explain.purse.ore.text, stones.explain.no-price, stones.explain.die.ore.text, stones.tip.smithy",
	"stones.max-stones":   "stones STO-16 0, stones thing stone 0, stones.refusal.four-stones, stones.explain.stone.left.text",
	"stones.slots":        "stones STO-3 0, stones STO-7 0",
	"stones.gems-a-point": "stones.explain.purse.end.text",
	"stones.stone-magic":  "stones STO-30 0, stones.explain.stone.magic",
	"toss.signs":          "toss thing signs 0",
}

// numerals are the words for numbers, in all forms that texts have.
var numerals = map[string]map[int]string{
	"en": {2: `two`, 3: `three`, 4: `four`, 5: `five`, 6: `six`, 7: `seven`, 8: `eight`, 9: `nine`, 10: `ten`, 21: `twenty-one`},
	"de": {2: `zwei`, 3: `drei`, 4: `vier`, 5: `fünf`, 6: `sechs`, 7: `sieben`, 8: `acht`, 9: `neun`, 10: `zehn`, 21: `einundzwanzig`},
	"fr": {2: `deux`, 3: `trois`, 4: `quatre`, 5: `cinq`, 6: `six`, 7: `sept`, 8: `huit`, 9: `neuf`, 10: `dix`, 21: `vingt et un|vingt-et-un`},
	"uk": {2: `два|дві|двох|двом|двома`, 3: `три|трьох|трьом|трьома|трійк[аиу]`, 4: `чотири|чотирьох|чотирьом|чотирма`, 5: `п’ять|п’яти|п’ятьох|п’ятьма`, 6: `шість|шести|шістьох|шістьма`,
		7: `сім|семи`, 8: `вісім|восьми|вісьмох`, 9: `дев’ять|дев’яти`, 10: `десять|десяти`, 21: `двадцять один|двадцять одне`},
}

// TestSpelledNumbersAreThoseOfTheRules looks for the word of each number in the texts that spell it; a number that has
// changed is missed in all of them. Numbers from eleven on are spelled nowhere else.
func TestSpelledNumbersAreThoseOfTheRules(t *testing.T) {
	high := map[string]*regexp.Regexp{
		"en": regexp.MustCompile(`(?i)\b(eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty)`),
		"de": regexp.MustCompile(`(?i)(\belf\b|\bzwölf|\pLzehn\b|zwanzig|dreißig|vierzig|fünfzig|sechzig)`),
		"fr": regexp.MustCompile(`(?i)\b(onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante)`),
		"uk": regexp.MustCompile(`(?i)(надцят|двадцят|тридцят|сорок|п’ятдесят)`),
	}
	for _, info := range written {
		for _, language := range lang.Tags() {
			if numerals[language] == nil || high[language] == nil {
				t.Errorf("there are no words for the numbers of %s", language)
				continue
			}
			all := texts(t, info, language)
			told := map[string]bool{}
			for _, name := range slices.Sorted(maps.Keys(spelled)) {
				if !strings.HasPrefix(name, info.ID+".") {
					continue
				}
				n := info.Numbers[name]
				word := regexp.MustCompile(`(?i)(^|[^\pL])(` + numerals[language][n] + `)([^\pL]|$)`)
				for id := range strings.SplitSeq(spelled[name], ", ") {
					told[id] = true
					text, ok := all[id]
					if !ok || numerals[language][n] == "" ||
						!word.MatchString(text) && !strings.Contains(text, "{"+name+"}") {
						t.Errorf("%s in %s does not say %d, which is %s: %q", id, language, n, name, text)
					}
				}
			}
			for id, text := range all {
				if high[language].MatchString(text) && !told[id] && !strings.HasPrefix(id, "feat.") {
					t.Errorf("%s in %s spells a number, and stands in no list: %q", id, language, text)
				}
			}
		}
	}
}
