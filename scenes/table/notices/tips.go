package notices

import (
	"maps"
	"slices"
	"strconv"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/scenes/stage"
	"runehall/ui"
)

// Tip is a sentence for somebody's first match of a game. It is said when it is needed, and only once.
type Tip struct {
	// ID names the words, which are the message "<game>.tip.<ID>".
	ID string
	// Clause is the rule that the tip is about.
	Clause string
	// At is the name, or the beginning of the name, of the target that the tip points at, as the board reports it. The
	// tip waits until there is one. When there is none any more, it has been understood. Empty: it points at nothing,
	// and lasts until the next move.
	At string
	// Own says that At is followed by the number of a seat, and that the tip is about the reader's own seat.
	Own bool
	// Lit says that the tip also waits until its target can be chosen: before that nobody could do what it says.
	Lit bool
	// While says for which use of the board the tip is meant ([Finding].Use). Empty: for any.
	While string
	// Now says that the tip is about the very next step, so it may follow right after another one. All other tips wait
	// until a move has been made: nobody remembers the second half of a chain.
	Now bool
}

// Table is what tips need of the table on which they are said.
type Table struct {
	Stage *stage.Stage
	// Look returns what can be pointed at, and Room where words have room. Both are slow.
	Look func() Targets
	Room func() Room
	// Reader returns the seat whose own things tips are about, and Moves how many moves have been made.
	Reader func() games.Seat
	Moves  func() int
	// Rules opens a clause of the game, and Notify shows a toast.
	Rules  func(game, clause, why string)
	Notify func(icon ui.Icon, text string, tone ui.Color, more ui.Button)
}

// Tips says a game's tips, one at a time.
type Tips struct {
	Due bool // look anew for what is to be said

	table  Table
	game   string
	list   []Tip
	keys   []string // under which the settings remember that a tip was put away
	bubble ui.Bubble
	shown  int     // index in list; -1: none
	moves  int     // made before it came
	at     ui.Rect // the place it points at

	ticks int             // since it came
	paced int             // ticks since it was laid, while things move
	held  map[string]bool // IDs of tips that could be said when the last one was put away: they wait for the next move
	until int             // the number of moves while they wait
	// block is where the last words were: a second tap meant for them must not press what lies there.
	block ui.Rect
	left  int // ticks for which block holds
}

// Init sets the tips of a game, and the table on which they are said.
func (t *Tips) Init(game string, list []Tip, table Table) {
	t.table, t.game, t.list, t.shown, t.Due = table, game, list, -1, true
	t.bubble.More.Icon, t.bubble.Away.Icon = ui.IconRulebook, ui.IconClose
	t.held = map[string]bool{}
	t.keys = make([]string, len(list))
	for i, tip := range list {
		t.keys[i] = game + "." + tip.ID
	}
}

// Any reports whether the game has tips.
func (t *Tips) Any() bool { return len(t.list) > 0 }

// Left reports whether the game has tips that were not seen yet.
func (t *Tips) Left() bool { return len(t.list) > 0 && t.count(t.seen) < len(t.list) }

// Shown reports whether a tip is on the table.
func (t *Tips) Shown() bool { return t.shown >= 0 }

// Rect returns where the last tip stands, or stood.
func (t *Tips) Rect() ui.Rect { return t.bubble.Rect() }

func (t *Tips) count(seen func(key string) bool) (n int) {
	for _, key := range t.keys {
		if seen(key) {
			n++
		}
	}
	return n
}

// find returns the first tip that was not put away yet and can point at its target, and where that is; -1: there is
// none.
func (t *Tips) find(seen func(key string) bool, targets Targets, reader games.Seat) (n int, at ui.Rect) {
	for i, tip := range t.list {
		if seen(t.keys[i]) || t.held[tip.ID] {
			continue
		}
		if at, ok := tip.Points(targets, reader); ok {
			return i, at
		}
	}
	return -1, ui.Rect{}
}

// Points reports whether a tip can be said, and where it points; a tip that points at nothing has an empty place.
func (tip *Tip) Points(there Targets, reader games.Seat) (at ui.Rect, ok bool) {
	switch {
	case tip.While != "" && tip.While != there.Use:
		return ui.Rect{}, false
	case tip.At == "":
		return ui.Rect{}, true
	}
	targets := there.All
	if tip.Lit {
		targets = there.Lit
	}
	if tip.Own {
		at, ok = targets[tip.At+strconv.Itoa(int(reader))]
		return at, ok
	}
	return At(tip.At, targets)
}

// Moment is what tips must know of the table in a tick.
type Moment struct {
	Says    bool // tips may be said now
	Changed bool // targets may have come or gone
	Waits   bool // do not look for a tip yet
	Moving  bool // something moves on the board
	Covered bool // something that a person has opened, or that is told them, covers the board
}

// Update decides which tip is shown, and puts away tips that have been understood.
func (t *Tips) Update(c *ui.Context, now Moment) {
	t.Due = t.Due || now.Changed
	if t.shown >= 0 {
		t.ticks++
	}
	made := t.table.Moves()
	if len(t.held) > 0 && made != t.until {
		clear(t.held)
	}
	if !now.Says {
		t.falls(now, made)
		return
	}
	if !t.Due || now.Waits {
		return
	}
	if t.shown >= 0 && now.Moving && t.paced < paced { // looking anew is slow
		t.paced++
		c.Moves(true)
		return
	}
	t.Due, t.paced = false, 0
	if t.shown < 0 && t.count(t.seen) == len(t.list) {
		return // looking at the board is slow
	}
	targets, reader := t.table.Look(), t.table.Reader()
	was := t.shown
	n, at := t.find(t.seen, targets, reader)
	if was >= 0 && (n != was && t.list[was].At != "" || t.list[was].At == "" && t.moves != made) {
		t.putAway(was)
		n, at = t.find(t.seen, targets, reader)
	}
	if t.shown = n; n < 0 {
		return
	}
	if n != was {
		t.moves, t.ticks = made, 0
	}
	t.say(c.Kit, n, at, targets)
	c.Moves(true)
}

// falls takes a tip away for which it is no time. If it stood long enough to be read, and its moment is over, it was
// seen, whether or not it was put away.
func (t *Tips) falls(now Moment, made int) {
	if t.shown >= 0 && t.ticks >= tipTicks && (t.moves != made || !now.Covered) {
		t.putAway(t.shown)
	}
	t.shown, t.Due = -1, true
}

func (t *Tips) seen(key string) bool { return t.table.Stage.Settings.TipSeen(key) }

// paced is how many ticks pass at least before words are laid anew while things move.
const paced = 7

// tipTicks is how long a tip must have stood for somebody to have read it.
var tipTicks = ui.Ticks(1500)

// say writes the bubble, and lays it beside its target.
func (t *Tips) say(k *ui.Kit, n int, at ui.Rect, there Targets) {
	st, room := t.table.Stage, t.table.Room()
	//says:keys {market}.tip.{@tips.market} {masters}.tip.{@tips.masters} {ritual}.tip.{@tips.ritual} {stones}.tip.{@tips.stones} {toss}.tip.{@tips.toss}
	t.bubble.Text = st.Text(t.game + ".tip." + t.list[n].ID)
	t.bubble.Note = st.Text("table.tip.count", lang.Num("n", t.count(t.seen)+1), lang.Num("of", len(t.list)))
	t.bubble.Next = st.Text("table.tip.last")
	if t.leadsOn(n, t.seen, there, t.table.Reader()) {
		t.bubble.Next = st.Text("table.tip.next")
	}
	t.bubble.OnNext = func() { t.pass(n) }
	t.bubble.Away.Hint = st.Text("table.tip.enough")
	t.bubble.Away.OnTap = t.end
	t.bubble.More.Hint = st.Text("table.tip.rule")
	t.bubble.More.OnTap = func() { t.table.Rules(t.game, t.list[n].Clause, "") }
	t.bubble.Spare = slices.AppendSeq(t.bubble.Spare[:0], maps.Values(there.Lit)) // these come next
	if room.Board != nil && !room.Board.Says().Empty() {
		t.bubble.Spare = append(t.bubble.Spare, room.Board.Says())
	}
	t.at = at
	room.Point(k, &t.bubble, at, there.All)
}

// putAway takes a tip away and remembers that it was said. A second tap on it does not press what lies beneath.
func (t *Tips) putAway(n int) {
	t.shown, t.Due = -1, true
	t.Guard(t.bubble.Rect())
	t.table.Stage.Apply(t.table.Stage.Settings.WithTipSeen(t.keys[n]))
}

// leadsOn reports whether another tip is said as soon as this one is put away.
func (t *Tips) leadsOn(n int, seen func(key string) bool, there Targets, reader games.Seat) bool {
	for i, tip := range t.list {
		if _, ok := tip.Points(there, reader); ok && i != n && tip.Now && !t.held[tip.ID] && !seen(t.keys[i]) {
			return true
		}
	}
	return false
}

// pass puts a tip away that was read. A tip about the very next step follows at once; others that could be said now
// wait until something has happened.
func (t *Tips) pass(n int) { t.putAwayBut(n, func(tip *Tip) bool { return tip.Now }) }

// Hold puts the present tip away, and lets all that could be said now wait: whoever waves a tip away wants to play, and
// the next step will bring its tips all the same.
func (t *Tips) Hold() { t.putAwayBut(t.shown, func(*Tip) bool { return false }) }

// putAwayBut puts a tip away. Other tips that could be said now wait for the next move, unless goesOn lets them go on.
func (t *Tips) putAwayBut(n int, goesOn func(*Tip) bool) {
	targets, reader := t.table.Look(), t.table.Reader()
	for i := range t.list {
		tip := &t.list[i]
		if _, ok := tip.Points(targets, reader); ok && i != n && !goesOn(tip) {
			t.held[tip.ID] = true
		}
	}
	t.until = t.table.Moves()
	t.putAway(n)
}

// end puts away all tips of the game, and offers to take that back.
func (t *Tips) end() {
	st := t.table.Stage
	before := st.Settings
	t.putAway(t.shown)
	after := st.Settings
	for _, key := range t.keys {
		after = after.WithTipSeen(key)
	}
	st.Apply(after)
	t.table.Notify(ui.IconInfo, st.Text("table.tip.ended"), st.Kit.Palette.Edge, ui.Button{
		Kind: ui.SlateButton, Text: st.Text("table.tip.again"), OnTap: func() {
			st.Apply(st.Settings.WithTipsOf(before))
			t.table.Notify(ui.NoIcon, "", ui.Color{}, ui.Button{})
			t.Due = true
		},
	})
}

// RestTicks is how long a thing that has just appeared under a pressing pointer does nothing.
var RestTicks = ui.Ticks(340)

// Guard keeps presses off a place for a moment, where words have just gone.
func (t *Tips) Guard(at ui.Rect) { t.block, t.left = at, RestTicks }

// Guards reports whether the moment that Guard began still lasts.
func (t *Tips) Guards() bool { return t.left > 0 }

// Shield spends a tick on what Guard began.
func (t *Tips) Shield(c *ui.Context) {
	if t.left > 0 {
		t.left--
		c.Moves(true)
		if t.shown < 0 {
			c.Block(t.block)
		}
	}
}

// Press lets the present tip be pressed.
func (t *Tips) Press(c *ui.Context) {
	if t.shown >= 0 {
		t.bubble.Update(c)
	}
}

// Draw draws the present tip.
func (t *Tips) Draw(c *ui.Canvas) {
	if t.shown >= 0 {
		t.bubble.Draw(c)
	}
}

// Report names the present tip, its buttons, and its target.
func (t *Tips) Report(r *stage.Report) {
	if t.shown < 0 {
		return
	}
	r.State["tip"], r.State["tip.next"], r.State["tip.at"] = t.list[t.shown].ID, t.bubble.Next, t.bubble.Rect()
	var of []ui.Rect
	if !t.at.Empty() {
		of = append(of, t.at)
	}
	r.State["tip.of"], r.State["tip.strip"] = of, t.bubble.Strip()
	r.Stop(&t.bubble, "table.tip", t.bubble.Rect())
	r.Stop(&t.bubble.Away, "table.tip.away", t.bubble.Away.Rect())
	if !t.bubble.Strip() {
		r.Stop(&t.bubble.More, "table.tip.rule", t.bubble.More.Rect())
	}
}

// Hear gives the present tip to a screen reader.
func (t *Tips) Hear(h *stage.Heard) {
	if t.shown >= 0 {
		t.bubble.More.Label, t.bubble.Away.Label = h.Text("table.tip.rule"), h.Text("table.tip.enough")
		h.Tells("tip", t.bubble.Text, false)
	}
}
