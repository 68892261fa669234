package rulebook

import (
	"errors"
	"slices"
	"sort"
	"strings"
	"unicode"

	"runehall/assets/rules"
	"runehall/scenes/library"
	"runehall/scenes/stage"
)

// chapter is a section of a rulebook, with its clauses ready to be shown.
type chapter struct {
	title   string
	clauses []clauseText
	summary bool // it says in short what clauses say, and is not counted among them
}

type clauseText struct {
	id    string // of a clause or a thing
	label string // the id as it is shown; a thing shows none
	title string
	parts []rules.Part
	about []string // the clauses that a topic of the first page is about
}

// house reports whether a part of the clause is a house rule.
func (t clauseText) house() bool {
	return slices.ContainsFunc(t.parts, func(p rules.Part) bool { return p.House })
}

// ours reports whether all of the clause is a house rule.
func (t clauseText) ours() bool {
	return !slices.ContainsFunc(t.parts, func(p rules.Part) bool { return !p.House })
}

// has reports whether the clause contains every word of a search, or another one for the same thing.
func (t clauseText) has(words [][]string) bool {
	var text strings.Builder
	text.WriteString(plain(t.label + " " + t.title))
	for _, p := range t.parts {
		text.WriteString(" " + plain(p.Text))
	}
	return !slices.ContainsFunc(words, func(alike []string) bool {
		return !slices.ContainsFunc(alike, func(w string) bool { return strings.Contains(text.String(), w) })
	})
}

// plain returns a text in the form in which searches compare it: lower case, without accents, and with typographic
// characters replaced by those on a keyboard.
func plain(text string) string {
	return strings.Map(func(r rune) rune {
		switch r {
		case '’', '‘':
			return '\''
		case 'ä', 'à', 'â', 'Ä', 'À', 'Â':
			return 'a'
		case 'é', 'è', 'ê', 'ë', 'É', 'È', 'Ê':
			return 'e'
		case 'î', 'ï':
			return 'i'
		case 'ö', 'ô', 'Ö', 'Ô':
			return 'o'
		case 'ü', 'ù', 'û', 'Ü':
			return 'u'
		case 'ç', 'Ç':
			return 'c'
		case 'ґ', 'Ґ':
			return 'г'
		}
		return unicode.ToLower(r)
	}, text)
}

// readChapters returns the rules of a game and those that all games share. What cannot be read is left out and reported
// as an error.
func readChapters(st *stage.Stage, lib *library.Library, game string) ([]chapter, error) {
	var chapters []chapter
	var failed error
	for _, folder := range []string{game, rules.Common} {
		book, err := lib.Rulebook(folder, st.Book)
		if err != nil {
			failed = errors.Join(failed, err)
			continue
		}
		if len(book.Page) > 0 {
			chapters = append(chapters, summary(st, game, book))
		}
		for _, section := range book.Sections {
			c := chapter{title: section.Title}
			for _, clause := range section.Clauses {
				//says:keys clause.{@clauses}
				c.clauses = append(c.clauses,
					clauseText{id: clause.ID, label: clause.ID, title: st.Text("clause." + clause.ID), parts: clause.Parts})
			}
			chapters = append(chapters, c)
		}
		if len(book.Things) > 0 {
			chapters = append(chapters, things(st, game, book))
		}
	}
	return chapters, failed
}

func summary(st *stage.Stage, game string, book *rules.Book) chapter {
	c := chapter{title: st.Text("rules.page"), summary: true}
	for _, t := range book.Page {
		c.clauses = append(c.clauses, clauseText{
			id: game + ".page." + t.ID, label: strings.Join(t.Clauses, ", "), title: t.Title, parts: t.Parts, about: t.Clauses,
		})
	}
	return c
}

// things returns the chapter of the things that have texts of their own besides the clauses, such as cards, sorted by
// title.
func things(st *stage.Stage, game string, book *rules.Book) chapter {
	//says:keys rules.things.{@games}?
	c := chapter{title: st.Text("rules.things." + game)}
	for name, parts := range book.Things {
		//says:keys {market}.card.{@things.market} {ritual}.card.{@things.ritual} {stones}.card.{@things.stones} {toss}.card.{@things.toss}
		id := game + ".card." + name
		c.clauses = append(c.clauses, clauseText{id: id, title: st.Text(id), parts: parts})
	}
	sort.Slice(c.clauses, func(i, j int) bool { return plain(c.clauses[i].title) < plain(c.clauses[j].title) })
	return c
}

// search returns the clauses that contain every word of a query, by chapter; with only set, just those with a house
// rule. Chapters without any are left out. Alike are words for the same things.
func search(chapters []chapter, query string, house bool, alike synonyms) []chapter {
	var words [][]string
	for w := range strings.FieldsSeq(plain(query)) {
		words = append(words, alike.of(w))
	}
	var found []chapter
	for _, c := range chapters {
		left := chapter{title: c.title, summary: c.summary}
		for _, clause := range c.clauses {
			if (!house || clause.house()) && clause.has(words) {
				left.clauses = append(left.clauses, clause)
			}
		}
		if len(left.clauses) > 0 {
			found = append(found, left)
		}
	}
	return found
}
