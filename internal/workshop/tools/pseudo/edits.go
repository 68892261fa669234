package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
)

// edit puts a text behind another one in a file, where docs/add-a-language.md sends a translator.
type edit struct {
	path, behind, add string
}

// edits are the lines of the lists in docs/add-a-language.md; the language has the plural of English.
var edits = []edit{
	{"assets/lang/book.go", `{"en", "de", "fr", "uk"`, `, "` + own + `"`},
	{"assets/lang/files_other.go", `//go:embed en de fr uk`, ` ` + own},
	{"assets/lang/lang_test.go", `for tag, forms := range map[string]map[string][]int{`,
		"\n\"" + own + `": {"one": {1}, "other": {0, 2, 16}},`},
	{"assets/fonts/fonts_test.go", `"ÄÖÜäöüß"`, ` + "ÂÇÉÎÑÖÜâçéîñöüÿ"`},
	{"scenes/rulebook/chapters.go", `switch r {`, "\ncase 'ñ', 'Ñ':\nreturn 'n'\ncase 'ÿ':\nreturn 'y'"},
	{"assets/lang/en/scenes.json", `{`, "\n" + `"language.` + own + `": "Pseudo",`},
	{"assets/lang/fr/scenes.json", `{`, "\n" + `"language.` + own + `": "Pseudo",`},
	{"assets/lang/uk/scenes.json", `{`, "\n" + `"language.` + own + `": "Pseudo",`},
}

func (e edit) make(root string, files map[string][]byte) error {
	text := files[e.path]
	if text == nil {
		var err error
		if text, err = os.ReadFile(filepath.Join(root, e.path)); err != nil {
			return err
		}
	}
	before, after, ok := bytes.Cut(text, []byte(e.behind))
	if !ok {
		return fmt.Errorf("%s has no %q any more", e.path, e.behind)
	}
	files[e.path] = bytes.Join([][]byte{before, []byte(e.behind), []byte(e.add), after}, nil)
	return nil
}

// foreign is a file that tells words of no message apart: those outside of all brackets, but for the names that tests
// type and the ids of clauses, which are the same in every language.
const foreign = `package lang

import (
	"regexp"
	"strings"
	"unicode"
)

func init() {
	names := strings.NewReplacer("Astrid", "", "Ingrid", "", "Bjarne", "", "Skald", "", "Runa", "")
	clause := regexp.MustCompile("\\b[A-Z]{3}-[0-9]+\\b")
	Foreign = func(tag, text string) bool {
		if tag != "` + own + `" && tag != "de" {
			return false
		}
		depth := 0
		for _, r := range clause.ReplaceAllString(names.Replace(text), "") {
			switch {
			case r == '[':
				depth++
			case r == ']':
				depth--
			case depth == 0 && unicode.IsLetter(r):
				return true
			}
		}
		return false
	}
}
`
