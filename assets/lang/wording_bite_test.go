package lang

import (
	"slices"
	"strings"
	"testing"
)

// listOf reads a word list with marks as in English, or as in French.
func listOf(t *testing.T, french bool, rules string) *wordList {
	t.Helper()
	marks := `{"quotes": "“”", "apostrophe": "’", "dash": " – "}`
	if french {
		marks = `{"quotes": "«»", "apostrophe": "’", "dash": "\u00a0– ", "before": ";:!?»", "after": "«"}`
	}
	list, err := parseWordList([]byte(`{"marks": ` + marks + rules + `}`))
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// bites checks that one fault is found, or none.
func bites(t *testing.T, name string, faults []string, want string) {
	t.Helper()
	switch {
	case want == "" && len(faults) > 0:
		t.Errorf("%s: %v", name, faults)
	case want != "" && (len(faults) != 1 || !strings.Contains(faults[0], want)):
		t.Errorf("%s: got %v, want one fault with %q", name, faults, want)
	}
}

func TestMarksBite(t *testing.T) {
	for _, tc := range []struct {
		text   string
		french bool
		want   string
	}{
		{text: "“Plus” isn’t 2–4 – it’s {name}’s −1, or “Ward”: more? Yes, --bot!"},
		{text: "two  spaces", want: "two spaces"},
		{text: "two \u00a0spaces", want: "two spaces"},
		{text: " first", want: "a space at the end"},
		{text: "last\u00a0", want: "a space at the end"},
		{text: "a\u202fspace", want: "an odd space"},
		{text: "and so on...", want: "three dots"},
		{text: "a - b", want: "a hyphen for a dash"},
		{text: "a --b", want: ""},
		{text: "a--, b", want: "a hyphen for a dash"},
		{text: "counts -1", want: "a hyphen for a minus"},
		{text: "руна Dolі", want: "two scripts"},
		{text: `a "word`, want: `" is none of`},
		{text: "don't", want: "' is none of"},
		{text: "a ’n b", want: "follows no letter"},
		{text: "“Plus", want: "not closed"},
		{text: "Plus”", want: "not opened"},
		{text: "““Plus”", want: "opened twice"},
		{text: "«Plus", want: "« is none of"},
		{text: "a — b", want: "— for –"},
		{text: "a– b", want: "the spaces about –"},
		{text: "a–b", want: "the spaces about –"},
		{text: "wait !", want: "a space before !"},
		{text: "wait ,", want: "a space before ,"},
		{text: "on «\u00a0l’a\u00a0» ici\u00a0: vu\u00a0!?", french: true},
		{text: "http://a 12:30", french: true},
		{text: "ici: là", french: true, want: "no space that breaks no line before :"},
		{text: "ici : là", french: true, want: "no space that breaks no line before :"},
		{text: "fini!", french: true, want: "no space that breaks no line before !"},
		{text: "« a\u00a0»", french: true, want: "no space that breaks no line behind «"},
		{text: "a, b\u00a0.", french: true, want: "a space before ."},
		{text: "a – b", french: true, want: "the spaces about –"},
	} {
		bites(t, tc.text, listOf(t, tc.french, "").Marks.check(tc.text), tc.want)
	}
}

// said are texts of a small program.
func said(texts ...string) []wording {
	var out []wording
	for i := 0; i+1 < len(texts); i += 2 {
		out = append(out, wordingOf("en/market.json", "en", texts[i], texts[i+1]))
	}
	return out
}

func TestRulesBite(t *testing.T) {
	const own = `{"match": "\\b[Tt]he own\\b", "say": "their", "wrong": "in the own turn"`
	for name, tc := range map[string]struct{ rules, key, text, want string }{
		"forbidden":          {`, "forbidden": [` + own + `}]`, "a.b", "the own\u00a0turn", "say: their"},
		"inside of a word":   {`, "forbidden": [` + own + `}]`, "a.b", "the owner, bathe own", ""},
		"elsewhere":          {`, "forbidden": [` + own + `, "only": ["market"]}]`, "toss.b", "in the own turn", ""},
		"in the game":        {`, "forbidden": [` + own + `, "only": ["market"]}]`, "clause.MAR-1", "in the own turn", "say: their"},
		"by a key":           {`, "forbidden": [` + own + `, "only": ["*.b"]}]`, "a.b", "in the own turn", "say: their"},
		"excepted":           {`, "forbidden": [` + own + `, "except": ["a.*"]}]`, "a.b", "in the own turn", ""},
		"no such place":      {`, "forbidden": [` + own + `, "only": ["a.c", "a.b"]}]`, "a.b", "their turn", `there is no text for "a.c"`},
		"needless exception": {`, "forbidden": [` + own + `, "except": ["a.b"]}]`, "a.b", "their turn", `no text needs the exception "a.b"`},
		"a term":             {`, "terms": {"market.outpost": {"words": ["outpost*"], "not": ["annex*"]}}`, "a.b", "Outposts", ""},
		"another word":       {`, "terms": {"market.outpost": {"words": ["outpost*"], "not": ["annex*"]}}`, "a.b", "an Annexe, no outpost", `the word for market.outpost is "outpost*"`},
		"excepted word":      {`, "terms": {"market.outpost": {"words": ["outpost*"], "not": ["annex*"], "except": ["a.b"]}}`, "a.b", "an annexe, no outpost", ""},
		"never said":         {`, "terms": {"all.outpost": {"words": ["outpost"]}}`, "a.b", "outposts", `none of ["outpost"]`},
		"another game":       {`, "terms": {"toss.outpost": {"words": ["outpost"]}}`, "a.b", "outpost", `none of ["outpost"]`},
	} {
		bites(t, name, listOf(t, false, tc.rules).check(said(tc.key, tc.text, "market.clean", "their turn")), tc.want)
	}
}

func TestFollowingBites(t *testing.T) {
	english := listOf(t, false, `, "terms": {"market.outpost": {"words": ["outpost*"]}, "market.rune": {"words": ["rune*"]}}`)
	texts := said("a.b", "An outpost", "a.b", "and an outpost’s rune", "a.c", "Nothing")
	for name, tc := range map[string]struct{ rules, b, want string }{
		"said":     {`"words": ["poste*"], "follow": true`, "Un poste", ""},
		"not said": {`"words": ["poste*"], "follow": true`, "Une annexe", `no "poste*" for market.outpost`},
		"excepted": {`"words": ["poste*"], "follow": true, "without": ["a.b"]`, "Une annexe", ""},
		"needless": {`"words": ["poste*"], "follow": true, "without": ["a.b"]`, "Un poste", "no text needs the exception"},
		"not held": {`"words": ["poste*"]`, "Une annexe", ""},
	} {
		french := listOf(t, true, `, "terms": {"market.outpost": {`+tc.rules+`}, "market.rune": {"words": ["rune"]}}`)
		bites(t, name, french.follow(said("a.b", tc.b, "a.b", "et une rune", "a.c", "Rien"), english, texts), tc.want)
	}
	lacks := listOf(t, true, `, "terms": {"market.outpost": {"words": ["poste*"]}}`)
	bites(t, "a thing is missing", lacks.compare(english), `"market.rune": it is in the English list only`)
	bites(t, "a thing too many", english.compare(lacks), `"market.rune": English has no such thing`)
	bites(t, "only begun", listOf(t, true, "").compare(english), "")
}

func TestWrongWordListsAreNamed(t *testing.T) {
	const marks = `{"marks": {"quotes": "“”", "apostrophe": "’", "dash": " – "}, `
	for name, tc := range map[string]struct{ list, want string }{
		"no JSON":        {"{", "unexpected EOF"},
		"unknown field":  {`{"mark": {}}`, `unknown field "mark"`},
		"two":            {marks + `"terms": {}} {}`, "something follows"},
		"no quotes":      {`{"marks": {"apostrophe": "’", "dash": "–"}}`, `"quotes" are two marks`},
		"one inner":      {`{"marks": {"quotes": "“”", "inner": "‘", "apostrophe": "’", "dash": "–"}}`, `"inner" are two marks`},
		"no apostrophe":  {`{"marks": {"quotes": "“”", "dash": "–"}}`, `"apostrophe" is one mark`},
		"no dash":        {`{"marks": {"quotes": "“”", "apostrophe": "’", "dash": " "}}`, `"dash" is a mark`},
		"no pattern":     {marks + `"forbidden": [{"match": "(", "say": "a", "wrong": "b"}]}`, `forbidden "(": error parsing`},
		"nothing to say": {marks + `"forbidden": [{"match": "a", "wrong": "a"}]}`, `it needs "match", "say" and "wrong"`},
		"finds nothing":  {marks + `"forbidden": [{"match": "a$b", "say": "b", "wrong": "ab"}]}`, "does not find what is wrong"},
		"finds too much": {marks + `"forbidden": [{"match": "a", "say": "say ba", "wrong": "a"}]}`, "finds what to say too"},
		"no game":        {marks + `"terms": {"outpost": {"words": ["a"]}}}`, `term "outpost": its name does not begin`},
		"wrong game":     {marks + `"terms": {"chess.king": {"words": ["a"]}}}`, "does not begin with a game"},
		"no words":       {marks + `"terms": {"all.king": {"words": []}}}`, `it has no "words"`},
		"lone exception": {marks + `"terms": {"all.king": {"words": ["a"], "except": ["b"]}}}`, `"except" is for "not"`},
		"lone without":   {marks + `"terms": {"all.king": {"words": ["a"], "without": ["b"]}}}`, `"without" for "follow"`},
	} {
		if _, err := parseWordList([]byte(tc.list)); err == nil || !strings.Contains(err.Error(), tc.want) {
			t.Errorf("%s: got %v, want an error with %q", name, err, tc.want)
		}
	}
}

// TestAllTextsAreHeld looks for one text of each kind of file, with its game.
func TestAllTextsAreHeld(t *testing.T) {
	for _, tag := range Tags() {
		texts := readTexts(t, tag)
		for _, want := range []wording{
			{file: "LANG/market_board.json", key: "market.board.do.lay", game: "market"},
			{file: "LANG/market_board.json", key: "market.board.standing", game: "market"},
			{file: "LANG/feats.json", key: "feat.market.held.text", game: "market"},
			{file: "LANG/ui.json", key: "gallery.title"},
			{file: "rules/market/LANG.json", key: "MAR-24", game: "market"},
			{file: "rules/market/LANG.json", key: "market.page.turn", game: "market"},
			{file: "rules/market/LANG.json", key: "market.thing.rune", game: "market"},
			{file: "rules/market/LANG.json", key: "market.section", game: "market"},
			{file: "rules/common/LANG.json", key: "COM-1"},
			{file: "internal/dist/words/LANG.json", key: "line"},
			{file: "wasm/page/texts.js", key: "page.loading"},
			{file: "wasm/page/old.js", key: "page.again"},
		} {
			if !slices.ContainsFunc(texts, func(w wording) bool { w.text = ""; return w == want }) {
				t.Errorf("%s: there is no text %v", tag, want)
			}
		}
	}
}
