package lang

import (
	"fmt"
	"os"
	"slices"
	"testing"
)

// TestWording holds the texts of each language against testdata/words, with the word list of that language: turns of
// phrase that no native reader would write, one word for one thing, and the marks and spaces that the language wants.
// testdata/words/README.md says how to write one.
func TestWording(t *testing.T) {
	english := readTexts(t, Tags()[0])
	first := readWordList(t, Tags()[0])
	for _, tag := range Tags() {
		texts, list := english, first
		if tag != Tags()[0] {
			texts, list = readTexts(t, tag), readWordList(t, tag)
			for _, fault := range list.compare(first) {
				t.Errorf("%s: %s", tag, fault)
			}
			for _, fault := range list.follow(texts, first, english) {
				t.Errorf("%s %s", tag, fault)
			}
		}
		for _, fault := range list.check(texts) {
			t.Errorf("%s %s", tag, fault)
		}
	}
}

func TestEveryLanguageHasAWordList(t *testing.T) {
	files, err := os.ReadDir("testdata/words")
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, f := range files {
		got = append(got, f.Name())
	}
	want := []string{"README.md"}
	for _, tag := range Tags() {
		want = append(want, tag+".json")
	}
	if slices.Sort(want); !slices.Equal(got, want) {
		t.Errorf("testdata/words has %v, want %v", got, want)
	}
}

// readWordList reads a word list, which must be right in itself.
func readWordList(t *testing.T, tag string) *wordList {
	t.Helper()
	data, err := os.ReadFile("testdata/words/" + tag + ".json")
	if err != nil {
		t.Fatal(err)
	}
	list, err := parseWordList(data)
	if err != nil {
		t.Fatalf("testdata/words/%s.json: %v", tag, err)
	}
	return list
}

// readTexts reads all texts of a language: of the program, of the rulebooks, of what is said about the program in
// shops, and of the page.
func readTexts(t *testing.T, tag string) []wording {
	t.Helper()
	var texts []wording
	for _, source := range wordingSources(tag) {
		for _, name := range source.files {
			data, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			some, err := source.read(name, tag, data)
			if err == nil && len(some) == 0 {
				err = fmt.Errorf("no texts in %q", tag)
			}
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			texts = append(texts, some...)
		}
	}
	return texts
}
