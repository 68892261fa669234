package lang

import (
	"encoding/json"
	"fmt"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// wording is a text that people read, and where it stands. Several have the same key: the plural forms of a message,
// the parts of a clause.
type wording struct {
	file string // with "LANG" for the language
	key  string // of the message, or such as "MAR-24", "market.page.turn", "market.thing.rune", "market.section"
	game string // the id of the game that it is about; "" for none
	text string
}

// String says where the text stands and what it says.
func (w wording) String() string { return fmt.Sprintf("%s %s: %q", w.file, w.key, w.text) }

// gamesByClause has the ids of the games by what the ids of their clauses begin with.
var gamesByClause = map[string]string{"RIT": "ritual", "MAS": "masters", "STO": "stones", "TOS": "toss",
	"MAR": "market"}

// gameOf returns the game that a text is about.
func gameOf(file, key string) string {
	base, _, _ := strings.Cut(strings.TrimSuffix(path.Base(file), ".json"), "_")
	parts := append(strings.Split(key, "."), base, path.Base(path.Dir(file)))
	for _, part := range parts {
		clause, _, _ := strings.Cut(part, "-")
		for prefix, game := range gamesByClause {
			if part == game || clause == prefix {
				return game
			}
		}
	}
	return ""
}

// wordingSource is a kind of file with texts.
type wordingSource struct {
	files []string
	read  func(name, tag string, data []byte) ([]wording, error)
}

// wordingSources lists the files of a language.
func wordingSources(tag string) []wordingSource {
	glob := func(pattern string) []string {
		names, err := filepath.Glob(pattern)
		if err != nil {
			panic(err) // the patterns are well formed
		}
		return names
	}
	return []wordingSource{
		{glob(tag + "/*.json"), messageWordings},
		{glob("../rules/*/" + tag + ".json"), ruleWordings},
		{[]string{"../../internal/dist/words/" + tag + ".json"}, messageWordings},
		{[]string{"../../wasm/page/texts.js", "../../wasm/page/old.js"}, pageWordings},
	}
}

// wordingOf returns a text of a file of a language.
func wordingOf(name, tag, key, text string) wording {
	file := strings.ReplaceAll(strings.TrimPrefix(filepath.ToSlash(filepath.Clean(name)), "../"), tag+"/", "LANG/")
	file = strings.ReplaceAll(strings.TrimPrefix(file, "../"), tag+".json", "LANG.json")
	return wording{file, key, gameOf(file, key), shownNumbers(text)}
}

// ruleNumber is a number of the rules in a text, or the forms of a word that go with one.
var ruleNumber = regexp.MustCompile(`\{[a-z]+\.[a-z0-9-]+(:[^}]*)?\}`)

// shownNumbers puts a placeholder for the numbers of the rules, whose names are no words of the language, and all forms
// of a word that goes with one.
func shownNumbers(text string) string {
	return ruleNumber.ReplaceAllStringFunc(text, func(number string) string {
		if _, forms, ok := strings.Cut(strings.Trim(number, "{}"), ":"); ok {
			return strings.ReplaceAll(forms, "|", " ")
		}
		return "{n}"
	})
}

// messageWordings reads a file of messages.
func messageWordings(name, tag string, data []byte) ([]wording, error) {
	var texts []wording
	err := readMessages(data, func(key string, m message) error {
		if key == "ui.hyphens" {
			return nil // parts of words are no words
		}
		if m.forms == nil {
			texts = append(texts, wordingOf(name, tag, key, m.text))
		}
		for _, form := range Forms(tag) {
			if text, ok := m.forms[form]; ok {
				texts = append(texts, wordingOf(name, tag, key, text))
			}
		}
		return nil
	})
	return texts, err
}

// ruleWordings reads a rulebook.
func ruleWordings(name, tag string, data []byte) ([]wording, error) {
	type part struct{ Text string }
	var book struct {
		Page []struct {
			ID, Title string
			Parts     []part
		}
		Sections []struct {
			Title   string
			Clauses []struct {
				ID    string
				Parts []part
			}
		}
		Things map[string][]part
	}
	if err := json.Unmarshal(data, &book); err != nil {
		return nil, err
	}
	var texts []wording
	game := path.Base(path.Dir(filepath.ToSlash(name)))
	add := func(key, title string, parts []part) {
		if title != "" {
			texts = append(texts, wordingOf(name, tag, key, title))
		}
		for _, p := range parts {
			texts = append(texts, wordingOf(name, tag, key, p.Text))
		}
	}
	for _, topic := range book.Page {
		add(game+".page."+topic.ID, topic.Title, topic.Parts)
	}
	for _, section := range book.Sections {
		add(game+".section", section.Title, nil)
		for _, clause := range section.Clauses {
			add(clause.ID, "", clause.Parts)
		}
	}
	for thing, parts := range book.Things {
		add(game+".thing."+thing, "", parts)
	}
	slices.SortStableFunc(texts, func(a, b wording) int { return strings.Compare(a.key, b.key) })
	return texts, nil
}

// pageLanguage and pageText are lines of the page's scripts.
var (
	pageLanguage = regexp.MustCompile(`^\s+([a-z]{2}): \{$`)
	pageText     = regexp.MustCompile(`^\s+(\w+): '(.*)',?$`)
)

// pageWordings reads what the page says before the program can.
func pageWordings(name, tag string, data []byte) ([]wording, error) {
	var texts []wording
	language := ""
	for line := range strings.Lines(string(data)) {
		line = strings.TrimRight(line, "\n")
		if m := pageLanguage.FindStringSubmatch(line); m != nil {
			language = m[1]
		} else if m := pageText.FindStringSubmatch(line); m != nil && language == tag {
			text := strings.ReplaceAll(m[2], `\u00a0`, "\u00a0")
			texts = append(texts, wordingOf(name, tag, "page."+m[1], text))
		}
	}
	return texts, nil
}
