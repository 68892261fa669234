package results

import (
	"strconv"
	"strings"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/internal/aloud"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/scenes/table/score"
	"runehall/ui"
)

// derivation is the table of where the points came from: a row for each reason and a column for each seat, in the order
// of the ranking. A row opens to show the changes it sums up, the greatest first, and each of these leads to its place
// in the replay.
type derivation struct {
	title string
	rows  []*derivationRow
	last  derivationRow
	looks []ui.SeatLook
	open  func()          // called when a row was opened or closed, which changes the height
	watch func(moves int) // opens the replay after so many moves
	// marked is the change under the pointer or with the focus ring, or nil.
	marked *changeLine
	rect   ui.Rect
}

type derivationRow struct {
	text, clause string
	cells        []string
	best, all    []changeLine
	opened       bool
	whole        bool      // it shows all its changes, in the order of the match
	button       ui.Button // takes pointer and focus; it is not drawn
	more         ui.Button // switches between the best and all
	rect         ui.Rect
}

// firstChanges is how many changes a row shows when it opens.
const firstChanges = 5

func (r *derivationRow) lines() []changeLine {
	switch {
	case !r.opened:
		return nil
	case r.whole:
		return r.all
	}
	return r.best
}

// longer reports whether an open row has more changes than it shows at first.
func (r *derivationRow) longer() bool { return r.opened && len(r.all) > len(r.best) }

// fill derives the table from an outcome. The columns add up to the points in the last row. Rows that were open stay
// open.
func (w *derivation) fill(st *stage.Stage, o *table.Outcome, order []games.Seat) {
	before := w.rows
	w.title, w.rows, w.looks, w.marked = st.Text("results.derivation"), nil, nil, nil
	w.last = derivationRow{text: st.Text("results.points." + o.Game)}
	for _, seat := range order {
		w.looks = append(w.looks, o.Sitters[seat].Look)
		w.last.cells = append(w.last.cells, strconv.Itoa(int(o.Result.Points[seat])))
	}
	for i := range o.Rows {
		row := &o.Rows[i]
		r := &derivationRow{text: st.Text(row.Reason), clause: row.Clause}
		if i < len(before) {
			r.opened, r.whole = before[i].opened, before[i].whole
		}
		for _, seat := range order {
			r.cells = append(r.cells, signed(row.Points[seat], row.First == 0))
		}
		if row.First > 0 { // there is no move to watch in the set-up
			r.best, r.all = w.lines(st, o, row.Best(firstChanges)), w.lines(st, o, row.Changes)
		}
		r.button.OnTap = func() {
			r.opened = !r.opened
			w.open()
		}
		r.more = ui.Button{Kind: ui.SlateButton, OnTap: func() {
			r.whole = !r.whole
			r.label(st)
			w.open()
		}}
		r.label(st)
		r.tell(o, order)
		w.rows = append(w.rows, r)
	}
	w.last.tell(o, order)
}

// tell says what a row says to those who hear it.
func (r *derivationRow) tell(o *table.Outcome, order []games.Seat) {
	said := make([]string, len(order))
	for i, seat := range order {
		said[i] = o.Sitters[seat].Name + " " + r.cells[i]
	}
	r.button.Label, r.button.More = r.text, strings.Join(said, ", ")
}

// hear says what the rows say that nobody can open.
func (w *derivation) hear(h *stage.Heard) {
	show := func(name string, r *derivationRow) {
		h.Shows(name, aloud.Thing{Role: aloud.Text, Label: r.button.Label, Value: r.button.More}, r.rect)
	}
	for i, r := range w.rows {
		if len(r.all) == 0 {
			show("results.row."+strconv.Itoa(i), r)
		}
	}
	show("results.sum", &w.last)
}

// label says what more changes to.
func (r *derivationRow) label(st *stage.Stage) {
	r.more.Text, r.more.Icon = st.Text("results.all", lang.Num("n", len(r.all))), ui.IconDown
	if r.whole {
		r.more.Text, r.more.Icon = st.Text("results.best", lang.Num("n", len(r.best))), ui.IconUp
	}
}

func (w *derivation) lines(st *stage.Stage, o *table.Outcome, changes []score.Change) []changeLine {
	lines := make([]changeLine, len(changes))
	for i, change := range changes {
		sitter := o.Sitters[change.Seat]
		lines[i] = changeLine{
			move: change.Move, look: sitter.Look, points: signed(change.Points, false),
			when: st.Text("results.move", lang.Num("n", change.Move)), why: sitter.Name,
			button: ui.Button{OnTap: func() { w.watch(change.Move) }},
		}
		if change.Why.Key != "" {
			lines[i].why = st.Say(change.Why, o.Sitters)
		}
		lines[i].button.Label, lines[i].button.More = lines[i].when+": "+lines[i].why, sitter.Name+" "+lines[i].points
	}
	return lines
}

// signed writes a change of points with its sign, and a dot for none. Points that a seat starts with have no sign.
func signed(n int, start bool) string {
	switch {
	case n == 0:
		return "·"
	case n < 0:
		return "−" + strconv.Itoa(-n)
	case start:
		return strconv.Itoa(n)
	}
	return "+" + strconv.Itoa(n)
}

// Update opens and closes rows, and goes to the replay from their lines.
func (w *derivation) Update(c *ui.Context) {
	w.marked = nil
	for _, row := range w.rows {
		if len(row.all) == 0 {
			continue
		}
		row.button.Update(c)
		lines := row.lines()
		for i := range lines {
			lines[i].button.Update(c)
			if c.Hovers(lines[i].rect) || c.RingShown() && c.Focused(&lines[i].button) {
				w.marked = &lines[i]
			}
		}
		if row.longer() {
			row.more.Update(c)
		}
	}
}

func (w *derivation) name(names stage.Names) {
	for i, row := range w.rows {
		if len(row.all) == 0 {
			continue
		}
		name := page.Numbered("results.row.", i)
		names[&row.button] = name
		for j := range row.lines() {
			names[&row.lines()[j].button] = page.Numbered(name+".", j)
		}
		if row.longer() {
			names[&row.more] = name + ".more"
		}
	}
}
