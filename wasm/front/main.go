// Front finishes a build of the page before it is sealed: it writes into it what the page needs to show the title by
// itself while the program comes. The words are the program's messages, and the pictures are files that the program
// fetches afterwards, so nothing is written twice, and nothing fetched twice.
package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"runehall/assets/lang"
	"runehall/games/all"
)

// tag is what is filled in.
const tag = `<script id="front" type="application/json"></script>`

func main() {
	dir := flag.String("dir", "build/web", "folder of the browser build")
	assets := flag.String("art", "assets/art", "folder of the packs of pictures")
	flag.Parse()
	if err := fill(*dir, *assets); err != nil {
		fmt.Fprintln(os.Stderr, "front:", err)
		os.Exit(1)
	}
}

// front is what the page knows of the title.
type front struct {
	Games    []string                     `json:"games"`
	Words    map[string]map[string]string `json:"words"` // by language, and then by key
	Pictures map[string]picture           `json:"pictures"`
}

// fill fills in the page of a build.
func fill(dir, assets string) error {
	path := filepath.Join(dir, "index.html")
	page, err := os.ReadFile(path)
	if err != nil {
		return fmt.Errorf("no page to fill in: %w", err)
	}
	if bytes.Count(page, []byte(tag)) != 1 {
		return errors.New(path + " is filled in already, or has no place for the title")
	}
	f := front{Games: all.IDs()}
	if f.Words, err = words(f.Games); err != nil {
		return err
	}
	if f.Pictures, err = pictures(assets, f.Games); err != nil {
		return err
	}
	text, err := json.Marshal(f) // in which no "</script>" can stand: < is written as an escape
	if err != nil {
		return fmt.Errorf("the title: %w", err)
	}
	begin, end, _ := strings.Cut(tag, "></")
	page = bytes.Replace(page, []byte(tag), fmt.Appendf(nil, "%s>%s</%s", begin, text, end), 1)
	return os.WriteFile(path, page, 0o644)
}

// words returns the messages of the title in each language.
func words(games []string) (map[string]map[string]string, error) {
	keys := []string{"title.name", "title.line", "title.open", "title.open.hint", "title.learn", "title.learn.hint",
		"title.settings", "title.play", "title.new"}
	for _, id := range games {
		//says:keys title.{@games} game.{@games}
		keys = append(keys, "game."+id, "title."+id)
	}
	out := map[string]map[string]string{}
	for _, language := range lang.Tags() {
		book, err := lang.Load(language)
		if err != nil {
			return nil, fmt.Errorf("the words of the title: %w", err)
		}
		out[language] = map[string]string{}
		for _, key := range keys {
			out[language][key] = book.Text(key)
		}
		if err := book.Err(); err != nil {
			return nil, fmt.Errorf("the words of the title: %w", err)
		}
	}
	return out, nil
}
