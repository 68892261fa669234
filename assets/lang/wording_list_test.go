package lang

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"path"
	"regexp"
	"slices"
	"strings"
)

// wordList is what the texts of a language are held to.
type wordList struct {
	Marks     marks        `json:"marks"`
	Forbidden []*forbidden `json:"forbidden"`
	// by game and thing in English, "market.outpost"; "all.computer" is in all games and outside of them
	Terms map[string]*term `json:"terms"`
}

// forbidden is a turn of phrase that is not to be used.
type forbidden struct {
	// a regular expression, in which \b heeds the letters of all languages and a space is any space
	Match  string   `json:"match"`
	Say    string   `json:"say"`    // what to write in its place
	Wrong  string   `json:"wrong"`  // a text that Match finds
	Only   []string `json:"only"`   // where it is not to be used; nothing: everywhere
	Except []string `json:"except"` // where it is right
	find   *regexp.Regexp
}

// term is the word for a thing. In a word of the list * stands for any letters.
type term struct {
	Words   []string `json:"words"`   // one of them names the thing
	Not     []string `json:"not"`     // and none of these does
	Except  []string `json:"except"`  // where a word of Not means something else
	Follow  bool     `json:"follow"`  // wherever the English text has the word, this language has its word
	Without []string `json:"without"` // where Follow does not hold
	is, not *regexp.Regexp
}

// about reports whether a thing can occur in a text.
func about(thing string, w wording) bool {
	game, _, _ := strings.Cut(thing, ".")
	return game == "all" || game == w.game
}

// parseWordList reads a word list.
func parseWordList(data []byte) (*wordList, error) {
	list := &wordList{}
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	if err := d.Decode(list); err != nil {
		return nil, err
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return nil, errors.New("something follows the list")
	}
	if err := list.Marks.valid(); err != nil {
		return nil, fmt.Errorf("marks: %w", err)
	}
	for _, f := range list.Forbidden {
		if err := f.compile(); err != nil {
			return nil, fmt.Errorf("forbidden %q: %w", f.Match, err)
		}
	}
	for _, thing := range slices.Sorted(maps.Keys(list.Terms)) {
		if err := list.Terms[thing].compile(thing); err != nil {
			return nil, fmt.Errorf("term %q: %w", thing, err)
		}
	}
	return list, nil
}

// edge is the beginning or the end of a word.
const edge = `(?:^|$|[^\pL\pM\pN])`

func (f *forbidden) compile() (err error) {
	if f.Match == "" || f.Say == "" || f.Wrong == "" {
		return errors.New(`it needs "match", "say" and "wrong"`)
	}
	if f.find, err = regexp.Compile(strings.ReplaceAll(f.Match, `\b`, edge)); err != nil {
		return err
	}
	if !f.find.MatchString(plainSpaces(f.Wrong)) {
		return fmt.Errorf("it does not find what is wrong, %q", f.Wrong)
	}
	if f.find.MatchString(plainSpaces(f.Say)) {
		return fmt.Errorf("it finds what to say too, %q", f.Say)
	}
	return nil
}

func (t *term) compile(thing string) error {
	if game, _, ok := strings.Cut(thing, "."); !ok ||
		game != "all" && !slices.Contains(slices.Collect(maps.Values(gamesByClause)), game) {
		return errors.New(`its name does not begin with a game or "all."`)
	}
	if len(t.Words) == 0 {
		return errors.New(`it has no "words"`)
	}
	if len(t.Except) > 0 && len(t.Not) == 0 || len(t.Without) > 0 && !t.Follow {
		return errors.New(`"except" is for "not", and "without" for "follow"`)
	}
	t.is, t.not = anyWord(t.Words), anyWord(t.Not)
	return nil
}

// anyWord returns what finds each of some words; nil for none.
func anyWord(words []string) *regexp.Regexp {
	if len(words) == 0 {
		return nil
	}
	var quoted []string
	for _, word := range words {
		quoted = append(quoted, strings.ReplaceAll(regexp.QuoteMeta(word), `\*`, `[\pL\pM]*`))
	}
	return regexp.MustCompile(`(?i)` + edge + `(?:` + strings.Join(quoted, "|") + `)` + edge)
}

// plainSpaces returns a text with plain spaces for those that break no line.
func plainSpaces(text string) string {
	return strings.ReplaceAll(text, "\u00a0", " ")
}

// places are selectors, each the id of a game or a pattern for keys ("market.board.*", "MAR-24"), which count whether
// they found any text.
type places map[string]int

func placesOf(selectors []string) places {
	p := places{}
	for _, s := range selectors {
		p[s] = 0
	}
	return p
}

// has reports whether one of the selectors selects a text.
func (p places) has(w wording) bool {
	found := false
	for selector := range p {
		if ok, err := path.Match(selector, w.key); selector == w.game || ok && err == nil {
			p[selector]++
			found = true
		}
	}
	return found
}

// idle lists the selectors that have found nothing.
func (p places) idle() []string {
	return slices.DeleteFunc(slices.Sorted(maps.Keys(p)), func(s string) bool { return p[s] > 0 })
}
