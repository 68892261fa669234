package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"text/template"
)

// words are what people read in packages, in one language.
type words struct {
	Tag      string // en, de and so on; the first is English
	LCID     string // what Windows calls the language
	NSIS     string // and its installer
	Kind     string `json:"kind"`
	Line     string `json:"line"`
	Subtitle string `json:"subtitle"` // for shops that allow 30 characters
	Keywords string `json:"keywords"`
	Record   string `json:"record"` // the name of the file type
	About    string `json:"about"`
	Rooms    string `json:"rooms"`
	Rituals  string `json:"rituals"`
	Masters  string `json:"masters"`
	Stones   string `json:"stones"`
	Market   string `json:"market"`
	Toss     string `json:"toss"`
	Kept     string `json:"kept"`
	Network  string `json:"network"` // why the program asks for the local network
}

// languages are the languages of the packages.
var languages = []words{
	{Tag: "en", LCID: "0409", NSIS: "English"},
	{Tag: "de", LCID: "0407", NSIS: "German"},
	{Tag: "fr", LCID: "040C", NSIS: "French"},
	{Tag: "uk", LCID: "0422", NSIS: "Ukrainian"},
}

func readWords(folder string) ([]words, error) {
	var all []words
	for _, w := range languages {
		text, err := os.ReadFile(filepath.Join(folder, w.Tag+".json"))
		if err != nil {
			return nil, err
		}
		d := json.NewDecoder(bytes.NewReader(text))
		d.DisallowUnknownFields()
		if err := d.Decode(&w); err != nil {
			return nil, fmt.Errorf("%s.json: %w", w.Tag, err)
		}
		all = append(all, w)
	}
	return all, nil
}

// Bracket returns the language as it follows a key in a .desktop file.
func (w words) Bracket() string {
	if w.Tag == "en" {
		return ""
	}
	return "[" + w.Tag + "]"
}

// XMLLang is the language as an attribute of XML.
func (w words) XMLLang() string {
	if w.Tag == "en" {
		return ""
	}
	return ` xml:lang="` + w.Tag + `"`
}

// NSISUpper is the language in the names of NSIS's constants.
func (w words) NSISUpper() string { return strings.ToUpper(w.NSIS) }

// games returns the line about each game.
func (w words) games() []string { return []string{w.Rituals, w.Masters, w.Stones, w.Market, w.Toss} }

type line struct{ Text, XMLLang string }

// view is what templates see.
type view struct {
	release
	Words         []words
	English, Here words
	More          map[string]any
}

// Games returns a line about each game, in all languages.
func (v view) Games() [][]line {
	all := make([][]line, 5)
	for _, w := range v.Words {
		for i, text := range w.games() {
			all[i] = append(all[i], line{text, w.XMLLang()})
		}
	}
	return all
}

// fill fills in a template of internal/dist. What is missing in more is an error.
func (d *maker) fill(name string, here words, more map[string]any) ([]byte, error) {
	text, err := os.ReadFile(filepath.Join(d.data, name))
	if err != nil {
		return nil, err
	}
	t, err := template.New(name).Option("missingkey=error").Parse(string(text))
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	err = t.Execute(&b, view{release: d.release, Words: d.words, English: d.words[0], Here: here, More: more})
	return b.Bytes(), err
}
