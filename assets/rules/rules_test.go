package rules_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"runehall/assets/lang"
	"runehall/assets/rules"
	"runehall/games"
	"runehall/games/all"
	"runehall/games/market"
	"runehall/games/ritual"
	"runehall/games/stones"
	"runehall/games/toss"
)

// written lists the games, each of which has a rulebook.
var written = func() (list []*games.Info) {
	for _, e := range all.Entries() {
		list = append(list, e.Info())
	}
	return list
}()

// load returns a rulebook that is written in a language, not the one to fall back to.
func load(t *testing.T, game, language string) *rules.Book {
	t.Helper()
	book, err := rules.Load(game, language)
	if err != nil {
		t.Fatal(err)
	}
	if english, err := rules.Load(game, "en"); err != nil ||
		language != "en" && book.Sections[0].Title == english.Sections[0].Title {
		t.Fatalf("the rulebook of %s is not in %s (%v)", game, language, err)
	}
	return book
}

// messages returns the messages of a language, which can name the numbers of the rules.
func messages(t *testing.T, language string) *lang.Book {
	t.Helper()
	book, err := lang.Load(language)
	if err != nil {
		t.Fatal(err)
	}
	for _, info := range written {
		book.Know(info.Numbers)
	}
	return book
}

// ids lists the clauses of a book in its order, and checks their texts.
func ids(t *testing.T, book *rules.Book) []string {
	t.Helper()
	var list []string
	for _, section := range book.Sections {
		if section.Title == "" {
			t.Errorf("a section has no title")
		}
		for _, clause := range section.Clauses {
			list = append(list, clause.ID)
			checkParts(t, clause.ID, clause.Parts)
		}
	}
	return list
}

func checkParts(t *testing.T, of string, parts []rules.Part) {
	t.Helper()
	if len(parts) == 0 {
		t.Errorf("%s has no text", of)
	}
	for _, part := range parts {
		if !strings.HasSuffix(part.Text, ".") || strings.Contains(part.Text, "  ") {
			t.Errorf("%s is not made of sentences: %q", of, part.Text)
		}
	}
}

// house lists which parts of which clause are marked.
func house(book *rules.Book) []string {
	var marks []string
	for _, section := range book.Sections {
		for _, clause := range section.Clauses {
			for _, part := range clause.Parts {
				marks = append(marks, clause.ID+" "+strconv.FormatBool(part.House))
			}
		}
	}
	return marks
}

func TestEachClauseHasTexts(t *testing.T) {
	for _, language := range lang.Tags() {
		book := messages(t, language)
		common := load(t, rules.Common, language)
		if got := ids(t, common); !slices.Equal(got, []string{"COM-1", "COM-2", "COM-3"}) {
			t.Errorf("%s: the common clauses are %v", language, got)
		}
		for _, info := range written {
			own := load(t, info.ID, language)
			if got := ids(t, own); !slices.Equal(got, info.Clauses) {
				t.Errorf("%s: the clauses of %s are %v, want %v", language, info.ID, got, info.Clauses)
			}
			for _, id := range append(ids(t, own), ids(t, common)...) {
				if !book.Has("clause." + id) {
					t.Errorf("%s: %s has no title", language, id)
				}
			}
			for _, r := range slices.Concat(info.Refusals, games.CommonRefusals) {
				if _, ok := own.Clause(r.Clause); !ok {
					if _, ok := common.Clause(r.Clause); !ok {
						t.Errorf("%s: the refusal %v has no clause", language, r)
					}
				}
				if !book.Has(r.Reason) {
					t.Errorf("%s: the refusal %v has no words", language, r)
				}
			}
		}
	}
}

func TestTheSamePartsAreOfTheHouse(t *testing.T) {
	books := []string{rules.Common}
	for _, info := range written {
		books = append(books, info.ID)
	}
	for _, game := range books {
		english := load(t, game, "en")
		for _, language := range lang.Tags() {
			book := load(t, game, language)
			if !slices.Equal(house(book), house(english)) {
				t.Errorf("%s in %s marks other parts than in English", game, language)
			}
		}
	}
}

// TestEachGameHasItsPage looks for the game on one page: what wins first, then what a turn is, in every language with
// the same topics about the same clauses.
func TestEachGameHasItsPage(t *testing.T) {
	for _, info := range written {
		english := load(t, info.ID, "en").Page
		if len(english) < 2 || english[0].ID != "wins" || english[1].ID != "turn" {
			t.Errorf("the page of %s does not begin with what wins and what a turn is", info.ID)
		}
		for _, language := range lang.Tags() {
			page := load(t, info.ID, language).Page
			if !slices.EqualFunc(page, english, func(a,
				b rules.Topic) bool {
				return a.ID == b.ID && slices.Equal(a.Clauses, b.Clauses)
			}) {
				t.Errorf("%s in %s has another page than in English", info.ID, language)
			}
			for _, topic := range page {
				checkParts(t, topic.ID, topic.Parts)
				if topic.Title == "" || len(topic.Clauses) == 0 {
					t.Errorf("%s in %s: the topic %s has no title or names no clause", info.ID, language, topic.ID)
				}
				for _, id := range topic.Clauses {
					if !slices.Contains(info.Clauses, id) {
						t.Errorf("%s in %s: the topic %s names %s, which there is not", info.ID, language, topic.ID, id)
					}
				}
			}
		}
	}
}

func TestEachRitualHasTexts(t *testing.T) {
	for _, language := range lang.Tags() {
		book := load(t, ritual.Def.ID, language)
		for c := ritual.Hidden + 1; c < ritual.Cards; c++ {
			checkParts(t, c.String(), book.Things[c.String()])
		}
		if len(book.Things) != int(ritual.Cards)-1 {
			t.Errorf("%s: %d texts for %d rituals", language, len(book.Things), int(ritual.Cards)-1)
		}
	}
}

// TestEachIconOfMenhirsHasTexts looks for what each icon of the card table, each kind of ability and what else is
// printed means.
func TestEachIconOfMenhirsHasTexts(t *testing.T) {
	things := []string{"swap", "topcard", "points", "ore", "number", "magic", "slot", "smithy", "stone"}
	for icon := stones.GemIcon; icon <= stones.DieIcon; icon++ {
		things = append(things, icon.String())
	}
	for kind := stones.BasicAbility; kind <= stones.ExchangeAbility; kind++ {
		things = append(things, kind.String())
	}
	checkThings(t, stones.Def.ID, things)
}

// TestEachThingOfRuneMarketHasTexts looks for what each card and piece of the game is for.
func TestEachThingOfRuneMarketHasTexts(t *testing.T) {
	checkThings(t, market.Def.ID, []string{"number", "thief", "store", "rune", "outpost", "collector", "pile"})
}

// TestEachThingOfRuneTossHasTexts looks for what the runes are, by colour and by place.
func TestEachThingOfRuneTossHasTexts(t *testing.T) {
	checkThings(t, toss.Def.ID, []string{"black", "grey", "white", "back", "destiny", "balance", "signs"})
}

// checkThings checks that a rulebook has a text and a title for each of some things, and for no others, in each
// language.
func checkThings(t *testing.T, game string, things []string) {
	t.Helper()
	for _, language := range lang.Tags() {
		book := load(t, game, language)
		words := messages(t, language)
		for _, thing := range things {
			checkParts(t, thing, book.Things[thing])
			if !words.Has(game + ".card." + thing) {
				t.Errorf("%s: %s has no title", language, thing)
			}
		}
		if len(book.Things) != len(things) {
			t.Errorf("%s: %d texts for %d things", language, len(book.Things), len(things))
		}
	}
}

func TestLoadFallsBackToEnglish(t *testing.T) {
	book, err := rules.Load(ritual.Def.ID, "xx")
	if err != nil || book.Sections[0].Title != "Components" {
		t.Errorf("got %v, %v", book, err)
	}
	if _, err := rules.Load("chess", "en"); err == nil {
		t.Error("there are no rules of chess")
	}
	if _, ok := book.Clause("RIT-29"); ok {
		t.Error("there is no clause RIT-29")
	}
}
