package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"unicode/utf8"
)

// shopText is a text that a shop wants, and how many characters it may have there.
type shopText struct {
	path  string // below the folder of the texts; %s is the language as the shop calls it
	most  int
	words func(w *words) string
}

// The texts of the shops, where fastlane and F-Droid look for them. The page of itch.io takes the whole description.
var shopTexts = []shopText{
	{"metadata/android/%s/title.txt", 30, func(*words) string { return "Runehall" }},
	{"metadata/android/%s/short_description.txt", 80, func(w *words) string { return w.Line }},
	{"metadata/android/%s/full_description.txt", 4000, (*words).whole},
	{"metadata/%s/name.txt", 30, func(*words) string { return "Runehall" }},
	{"metadata/%s/subtitle.txt", 30, func(w *words) string { return w.Subtitle }},
	{"metadata/%s/keywords.txt", 100, func(w *words) string { return strings.ReplaceAll(strings.Trim(w.Keywords, ";"), ";", ",") }},
	{"metadata/%s/promotional_text.txt", 170, func(w *words) string { return w.About }},
	{"metadata/%s/description.txt", 4000, (*words).whole},
}

// shopTags are what shops call the languages.
var shopTags = map[string]string{"en": "en-US", "de": "de-DE", "fr": "fr-FR", "uk": "uk"}

// whole is everything that the words say about the program.
func (w *words) whole() string {
	games := "• " + strings.Join(w.games(), "\n• ")
	return strings.Join([]string{w.About, w.Rooms, games, w.Kept}, "\n\n")
}

// shops returns the texts of the shops by their paths. A text that is too long for its shop is an error.
func shops(all []words) (map[string]string, error) {
	texts := map[string]string{}
	for i := range all {
		w := &all[i]
		tag, known := shopTags[w.Tag]
		if !known {
			return nil, fmt.Errorf("shops have no name for the language %s", w.Tag)
		}
		for _, s := range shopTexts {
			text, path := s.words(w), fmt.Sprintf(s.path, tag)
			if n := utf8.RuneCountInString(text); n > s.most || n == 0 {
				return nil, fmt.Errorf("%s has %d characters; 1 to %d may be there", path, n, s.most)
			}
			texts[path] = text + "\n"
		}
	}
	return texts, nil
}

// writeShops writes the texts of the shops below a folder.
func writeShops(folder string) error {
	all, err := readWords("internal/dist/words")
	if err != nil {
		return err
	}
	texts, err := shops(all)
	if err != nil {
		return err
	}
	for name, text := range texts {
		path := filepath.Join(folder, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			return err
		}
	}
	return nil
}
