package evening

import (
	"strconv"
	"strings"

	"runehall/assets/art"
	"runehall/assets/lang"
	"runehall/games/ledger"
	"runehall/internal/aloud"
	"runehall/scenes/stage"
	"runehall/ui"
)

// sheet is the table of an evening on parchment: a column for each person, and a row for each match, with the points of
// everybody and a cup for who won it. Above stand the persons with their wins, whoever won most first.
type sheet struct {
	title  string
	people []person
	rows   []*row
	rect   ui.Rect
	head   ui.Rect // of the title
	scale  float64 // how much larger everything is than on a small screen
}

// person is a person of the evening, at the head of the sheet.
type person struct {
	look        ui.SeatLook
	place, name string
	wins, many  string // the number of wins, and in words
	said        string
	rect        ui.Rect
	head        ui.Rect // over their column
}

// Speak says how many of how many matches the person won.
func (w *person) Speak() aloud.Thing {
	return aloud.Thing{Role: aloud.Text, Label: w.place + ". " + w.name, Value: w.said}
}

// row is a match of the evening.
type row struct {
	game       string // for its sign
	name, note string // the game, and which computer player won
	cells      []cell
	said       string
	rect       ui.Rect
}

// cell says how a person fared in a match.
type cell struct {
	points string // "": they did not play
	won    bool
}

// Speak says how everybody fared in the match.
func (w *row) Speak() aloud.Thing {
	return aloud.Thing{Role: aloud.Text, Label: w.name, Value: w.said, Note: w.note}
}

// fill writes an evening out.
func (w *sheet) fill(st *stage.Stage, e *ledger.Evening) {
	*w = sheet{title: leads(st, e), scale: 1}
	for i := range e.People {
		g := &e.People[i]
		wins := lang.Num("n", g.Wins)
		w.people = append(w.people, person{
			look: st.Look(g.Face.Player(), g.At), place: strconv.Itoa(g.Place), name: g.Name, wins: strconv.Itoa(g.Wins),
			many: st.Text("evening.wins", wins), said: st.Text("evening.wins.of", wins, lang.Num("played", g.Played)),
		})
	}
	for i := range e.Lines {
		w.rows = append(w.rows, rowOf(st, i+1, &e.Lines[i], e.People))
	}
}

// leads says who has won most.
func leads(st *stage.Stage, e *ledger.Evening) string {
	var names []string
	for _, g := range e.People {
		if g.Place == 1 {
			names = append(names, g.Name)
		}
	}
	switch {
	case e.People[0].Wins == 0:
		return st.Text("evening.leads.none")
	case len(names) == 1:
		return st.Text("evening.leads", lang.Str("name", names[0]))
	default:
		return st.Text("evening.leads.more", lang.Str("names", strings.Join(names, ", ")))
	}
}

// rowOf returns the row of a match: the n-th one.
func rowOf(st *stage.Stage, n int, l *ledger.Line, people []ledger.Guest) *row {
	r := &row{game: l.Game, name: strconv.Itoa(n) + ". " + gameName(st, l.Game)}
	var said []string
	for _, g := range people {
		c := cell{}
		if s, _ := l.PersonAt(g.Name); s != nil {
			c = cell{points: strconv.Itoa(s.Points), won: s.Rank == 1}
			key := "evening.said"
			if c.won {
				key = "evening.said.won"
			}
			said = append(said, st.Text(key, lang.Str("name", g.Name), lang.Num("n", s.Points)))
		}
		r.cells = append(r.cells, c)
	}
	r.said = strings.Join(said, ", ")
	var computers []string
	for i := range l.Seats {
		if s := &l.Seats[i]; s.Rank == 1 && !s.Person() {
			computers = append(computers, s.Name)
		}
	}
	if len(computers) > 0 {
		r.note = st.Text("evening.computer", lang.Str("names", strings.Join(computers, ", ")))
	}
	return r
}

// gameName is the name of a game; one that this program does not know has its id.
func gameName(st *stage.Stage, game string) string {
	if key := "game." + game; st.Book.Has(key) {
		return st.Text(key)
	}
	return game
}

// told returns the persons and the matches in words, for tests.
func (w *sheet) told() (people, matches []string) {
	for i := range w.people {
		p := &w.people[i]
		people = append(people, p.place+". "+p.name+": "+p.said)
	}
	for _, r := range w.rows {
		matches = append(matches, strings.TrimSpace(r.name+": "+r.said+" "+r.note))
	}
	return people, matches
}

// name names the persons and the matches for tests and screen readers.
func (w *sheet) name(names stage.Names) {
	for i := range w.people {
		names[&w.people[i]] = "evening.person." + strconv.Itoa(i)
	}
	for i, r := range w.rows {
		names[r] = "evening.match." + strconv.Itoa(i)
	}
}

// Update offers the focus, so that keys scroll.
func (w *sheet) Update(c *ui.Context) {
	for i := range w.people {
		c.Focusable(&w.people[i], w.people[i].rect, c.Radius.Panel)
	}
	for _, r := range w.rows {
		c.Focusable(r, r.rect, c.Radius.Panel)
	}
}

// table is the picture of a game's table, its sign.
func (r *row) table() art.ID { return art.Table(r.game) }
