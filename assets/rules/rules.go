// Package rules holds the rulebooks: the text of every clause of every game, in each language, with our house rules
// marked.
//
// A game has a folder with one JSON file a language:
//
//	{
//	  "page": [
//	    {"id": "wins", "title": "What wins", "clauses": ["RIT-7"], "parts": [{"text": "…"}]}
//	  ],
//	  "sections": [
//	    {"title": "A turn", "clauses": [
//	      {"id": "RIT-10", "parts": [{"text": "…"}, {"house": true, "text": "…"}]}
//	    ]}
//	  ],
//	  "things": {"skip": [{"text": "…"}]}
//	}
//
// A text refers to numbers of the rules by name: "Refill your hand to {market.hand} cards." [Book.Fill] inserts them.
//
// Parts marked "house" are not in the published rulebook: it leaves something open, and we decided. Things other than
// clauses, such as cards, have texts of their own. Short titles of clauses are messages ("clause.RIT-10"). Natively all
// rulebooks are embedded; in the browser they are fetched. Tests check that each clause has its texts.
package rules

import (
	"encoding/json"
	"fmt"
	"io/fs"
)

// Common is the folder of the clauses that all games share.
const Common = "common"

// fallback is the language that every rulebook is in.
const fallback = "en"

// Book is a rulebook in one language.
type Book struct {
	// Page is the game on one page, in the order in which somebody new asks.
	Page     []Topic           `json:"page"`
	Sections []Section         `json:"sections"`
	Things   map[string][]Part `json:"things"`
}

// Topic says in short what some clauses say at length.
type Topic struct {
	ID      string   `json:"id"`
	Title   string   `json:"title"`
	Clauses []string `json:"clauses"`
	Parts   []Part   `json:"parts"`
}

// Section is a chapter of a rulebook.
type Section struct {
	Title   string   `json:"title"`
	Clauses []Clause `json:"clauses"`
}

// Clause is one rule.
type Clause struct {
	ID    string `json:"id"`
	Parts []Part `json:"parts"`
}

// Part is some sentences of a rule: of the published rulebook, or of the house.
type Part struct {
	Text  string `json:"text"`
	House bool   `json:"house"`
}

// Load returns the rulebook of a game, or of [Common], in a language, or else in English. In the browser it must have
// been fetched before; see [Fetch]. An error says which file is missing or damaged.
func Load(game, language string) (*Book, error) { return Read(files, game, language) }

// Read is Load from a file system of folders like ours.
func Read(fsys fs.FS, game, language string) (*Book, error) {
	text, err := fs.ReadFile(fsys, game+"/"+language+".json")
	if err != nil {
		text, err = fs.ReadFile(fsys, game+"/"+fallback+".json")
	}
	if err != nil {
		return nil, fmt.Errorf("rules of %s: %w", game, err)
	}
	book := &Book{}
	if err := json.Unmarshal(text, book); err != nil {
		return nil, fmt.Errorf("rules of %s in %s: %w", game, language, err)
	}
	return book, nil
}

// Fill has the numbers of the rules put into all texts: a text names one as {market.hand}. Whoever shows a book does
// this first.
func (b *Book) Fill(fill func(text string) string) {
	each := func(parts []Part) {
		for i := range parts {
			parts[i].Text = fill(parts[i].Text)
		}
	}
	for _, topic := range b.Page {
		each(topic.Parts)
	}
	for _, section := range b.Sections {
		for _, clause := range section.Clauses {
			each(clause.Parts)
		}
	}
	for _, parts := range b.Things {
		each(parts)
	}
}

// Clause returns a clause by its id, and false if the book has none.
func (b *Book) Clause(id string) (Clause, bool) {
	for _, section := range b.Sections {
		for _, clause := range section.Clauses {
			if clause.ID == id {
				return clause, true
			}
		}
	}
	return Clause{}, false
}
