package table

import (
	"maps"
	"slices"
	"strings"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/scenes/stage"
	"runehall/ui"
)

// Tip is a sentence for somebody's first match of a game, said when it is needed, and only once.
type Tip struct {
	// ID names its words, which are the message "<game>.tip.<ID>".
	ID string
	// Clause is the rule that it is about.
	Clause string
	// At is the target that it points at, as the board reports it, or the beginning of its name. The tip waits until there is one, and has
	// been understood when there is none any more. Empty: it points at nothing, and lasts until the next move.
	At string
	// Own says that At is followed by the number of a seat, and that the tip is about that of whoever reads it.
	Own bool
	// Lit says that the tip waits until what it points at can be chosen, too: before that nobody could do what it says.
	Lit bool
	// While is what the board is used for at the time that the tip is about, as the board's report says it ([UseState]). Empty: at any time.
	While string
	// Now says that the tip is about the very next step, and so is said even right after another one has been put away. All others wait then until a
	// move has been made: nobody remembers the second half of a chain.
	Now bool
}

// pointable is what a tip can point at, by the names in reports.
type pointable struct {
	all map[string]ui.Rect
	lit map[string]ui.Rect // what can be chosen now
	use string             // what the board is used for now
}

// tips says a game's tips, one at a time.
type tips struct {
	game   string
	list   []Tip
	keys   []string // by which the settings remember which of them were put away
	bubble ui.Bubble
	shown  int     // in the list; -1: none
	moves  int     // that had been made when it came
	at     ui.Rect // what it points at
	due    bool

	ticks int             // for which it has been shown
	held  map[string]bool // could be said when the last one was put away, and wait for the next move
	until int             // how many moves have been made while they wait
	block ui.Rect         // where the last one was: what lies there is not pressed by the tap that was meant for it
	left  int             // ticks for which that is so
}

func (t *tips) init(game string, list []Tip) {
	t.game, t.list, t.shown, t.due = game, list, -1, true
	t.bubble.More.Icon, t.bubble.Away.Icon = ui.IconRulebook, ui.IconClose
	t.held = map[string]bool{}
	t.keys = make([]string, len(list))
	for i, tip := range list {
		t.keys[i] = game + "." + tip.ID
	}
}

// count returns how many tips were put away.
func (t *tips) count(seen func(key string) bool) (n int) {
	for _, key := range t.keys {
		if seen(key) {
			n++
		}
	}
	return n
}

// find returns the first tip that was not put away yet and has something to point at, and where that is.
func (t *tips) find(seen func(key string) bool, targets pointable, reader games.Seat) (n int, at ui.Rect) {
	for i, tip := range t.list {
		if seen(t.keys[i]) || t.held[tip.ID] {
			continue
		}
		if at, ok := tip.points(targets, reader); ok {
			return i, at
		}
	}
	return -1, ui.Rect{}
}

// points returns where a tip points, and whether there is anything; nowhere for one that points at nothing.
func (tip *Tip) points(there pointable, reader games.Seat) (at ui.Rect, ok bool) {
	switch {
	case tip.While != "" && tip.While != there.use:
		return ui.Rect{}, false
	case tip.At == "":
		return ui.Rect{}, true
	}
	targets := there.all
	if tip.Lit {
		targets = there.lit
	}
	if tip.Own {
		at, ok = targets[seatName(tip.At, reader)]
		return at, ok
	}
	return pointedAt(tip.At, targets)
}

// pointedAt returns the target of a name, or of those whose names begin so the one that lies highest.
func pointedAt(name string, targets map[string]ui.Rect) (at ui.Rect, ok bool) {
	first := ""
	for other, r := range targets {
		if strings.HasPrefix(other, name) && (!ok || r.Y < at.Y || r.Y == at.Y && other < first) {
			first, at, ok = other, r, true
		}
	}
	return at, ok
}

// tip says what somebody new must know now, and puts away what has been understood.
func (s *Table[C, M, E, V]) tip(c *ui.Context) {
	t := &s.tips
	t.due = t.due || s.glance.due || s.board.Moving() || s.stale
	if t.shown >= 0 {
		t.ticks++
	}
	if made := s.play.known.Moves(); len(t.held) > 0 && made != t.until {
		clear(t.held)
	}
	if !s.teaches() {
		if t.shown >= 0 && t.ticks >= tipTicks && t.moves != s.play.known.Moves() { // it was read while it stood, and its moment is over
			s.putAway(t.shown)
		}
		t.shown, t.due = -1, true
		return
	}
	if !t.due || s.glance.aside || s.board.Moving() && !s.firm() {
		return
	}
	t.due = false
	if t.shown < 0 && t.count(s.stage.Settings.TipSeen) == len(t.list) {
		return // to look at the board for nothing would take as long as all else
	}
	targets := s.tipTargets()
	was := t.shown
	n, at := t.find(s.stage.Settings.TipSeen, targets, s.inFront())
	if was >= 0 && (n != was && t.list[was].At != "" || t.list[was].At == "" && t.moves != s.play.known.Moves()) {
		s.putAway(was)
		n, at = t.find(s.stage.Settings.TipSeen, targets, s.inFront())
	}
	if t.shown = n; n < 0 {
		return
	}
	if n != was {
		t.moves, t.ticks = s.play.known.Moves(), 0
	}
	s.sayTip(c, n, at, targets)
	c.Moves(true)
}

// tipShare is how much of the screen a tip covers at most, and fieldTipShare as how much of the field it is large at most.
const tipShare, fieldTipShare = .25, .5

// mostSaid is how many pixels words on the table cover at most.
func (s *Table[C, M, E, V]) mostSaid() float64 {
	field := s.places.field
	return min(s.screen.W*s.screen.H*tipShare, field.W*field.H*fieldTipShare)
}

// tipTicks is for how long a tip must have stood, for somebody to have read it.
var tipTicks = ui.Ticks(1500)

// tipTargets returns what tips can point at.
func (s *Table[C, M, E, V]) tipTargets() pointable {
	r := Report{Root: s.root, Targets: map[string]ui.Rect{}, State: map[string]any{}}
	s.names.Report(&r)
	s.board.Report(&r)
	there := pointable{all: r.Targets, lit: map[string]ui.Rect{}}
	there.use, _ = r.State[s.tips.game+UseState].(string)
	names, _ := r.State[s.tips.game+LitState].([]string)
	for _, name := range names {
		if at, ok := r.Targets[name]; ok {
			there.lit[name] = at
		}
	}
	return there
}

// LitState follows the id of a game in the state of a report, for the names of what can be chosen on the board.
const LitState = ".lit"

// UseState follows the id of a game in the state of a report, for what a board with several uses is used for at present, such as one of its tabs.
const UseState = ".use"

// smallFieldShare is how much of the screen a field has at most that counts as small.
const smallFieldShare = .42

func (s *Table[C, M, E, V]) smallField() bool {
	f := s.places.field
	return f.W*f.H < smallFieldShare*s.screen.W*s.screen.H
}

// shown returns what words on the table cover as little of as they can: what can be pressed, the seats, what the board shows, and a small field, which
// is looked at more than what lies round it.
func (s *Table[C, M, E, V]) shown(targets map[string]ui.Rect) []ui.Rect {
	all := append(slices.Collect(maps.Values(targets)), s.places.seats)
	for _, d := range s.places.docks {
		all = append(all, d.Rect)
	}
	if s.smallField() {
		all = append(all, s.places.field)
	}
	if finding := s.play.parts.finding; finding != nil {
		all = finding.AppendShown(all)
	}
	return all
}

// sayTip fills the bubble.
func (s *Table[C, M, E, V]) sayTip(c *ui.Context, n int, at ui.Rect, there pointable) {
	t := &s.tips
	//says:keys {market}.tip.{@tips.market} {masters}.tip.{@tips.masters} {ritual}.tip.{@tips.ritual} {stones}.tip.{@tips.stones} {toss}.tip.{@tips.toss}
	t.bubble.Text = s.stage.Text(t.game + ".tip." + t.list[n].ID)
	t.bubble.Note = s.stage.Text("table.tip.count", lang.Num("n", t.count(s.stage.Settings.TipSeen)+1), lang.Num("of", len(t.list)))
	t.bubble.Next = s.stage.Text("table.tip.last")
	if t.leadsOn(n, s.stage.Settings.TipSeen, there, s.inFront()) {
		t.bubble.Next = s.stage.Text("table.tip.next")
	}
	t.bubble.OnNext = func() { s.passTip(n) }
	t.bubble.Away.Hint = s.stage.Text("table.tip.enough")
	t.bubble.Away.OnTap = s.endTips
	t.bubble.More.Hint = s.stage.Text("table.tip.rule")
	t.bubble.More.OnTap = func() { s.ways.Rules(t.game, t.list[n].Clause, "") }
	t.bubble.Spare = slices.AppendSeq(t.bubble.Spare[:0], maps.Values(there.lit)) // what can be chosen is what comes next
	if finding := s.play.parts.finding; finding != nil && !finding.Says().Empty() {
		t.bubble.Spare = append(t.bubble.Spare, finding.Says())
	}
	if s.golden {
		t.bubble.Spare = append(t.bubble.Spare, s.places.primary)
	}
	t.at, t.bubble.Most = at, s.mostSaid()
	t.bubble.Point(c.Kit, s.places.tips(), at, s.shown(there.all))
}

// teaches reports whether tips are said now: a person is to do something, or reads what goes on by itself, and nothing covers the board.
func (s *Table[C, M, E, V]) teaches() bool {
	return !s.learns() && s.stage.Tips && stage.Tips.On(s.stage.Settings) && len(s.tips.list) > 0 &&
		!s.dealing.on && !s.play.over() && !s.eyes.shut() && !s.log.open && !s.recap.read() && !s.asking && !s.toast.Shown() && (s.firm() || len(s.state().Movers) > 0 && s.board.Shown())
}

// putAway remembers that a tip was said. What lies beneath it is not pressed by a second tap on it.
func (s *Table[C, M, E, V]) putAway(n int) {
	t := &s.tips
	t.shown, t.due = -1, true
	t.block, t.left = t.bubble.Rect(), restTicks
	s.stage.Apply(s.stage.Settings.WithTipSeen(t.keys[n]))
}

// leadsOn reports whether another tip is said as soon as this one has been read.
func (t *tips) leadsOn(n int, seen func(key string) bool, there pointable, reader games.Seat) bool {
	for i, tip := range t.list {
		if _, ok := tip.points(there, reader); ok && i != n && tip.Now && !t.held[tip.ID] && !seen(t.keys[i]) {
			return true
		}
	}
	return false
}

// passTip puts a tip away that was read. One about the very next step follows at once; the others that could be said at the same time wait until
// something has happened.
func (s *Table[C, M, E, V]) passTip(n int) { s.putAwayBut(n, func(tip *Tip) bool { return tip.Now }) }

// holdTips puts a tip away, and lets all wait that could be said at the same time: whoever waves a tip away wants to play, and what their next
// step brings is told all the same.
func (s *Table[C, M, E, V]) holdTips(n int) { s.putAwayBut(n, func(*Tip) bool { return false }) }

// putAwayBut puts a tip away, and lets those that could be said at the same time wait for the next move, but those that go on.
func (s *Table[C, M, E, V]) putAwayBut(n int, goesOn func(*Tip) bool) {
	t := &s.tips
	targets := s.tipTargets()
	for i := range t.list {
		tip := &t.list[i]
		if _, ok := tip.points(targets, s.inFront()); ok && i != n && !goesOn(tip) {
			t.held[tip.ID] = true
		}
	}
	t.until = s.play.known.Moves()
	s.putAway(n)
}

// endTips puts away all tips of the game, and offers to take that back.
func (s *Table[C, M, E, V]) endTips() {
	t := &s.tips
	before := s.stage.Settings
	s.putAway(t.shown)
	after := s.stage.Settings
	for _, key := range t.keys {
		after = after.WithTipSeen(key)
	}
	s.stage.Apply(after)
	s.notify(ui.IconLantern, s.stage.Text("table.tip.ended"), s.stage.Kit.Palette.Edge, ui.Button{
		Kind: ui.SlateButton, Text: s.stage.Text("table.tip.again"), OnTap: func() {
			s.stage.Apply(s.stage.Settings.WithTipsOf(before))
			s.toast.Hide()
			t.due = true
		},
	})
}

// shieldTip keeps presses off what lay beneath a tip that has just gone.
func (s *Table[C, M, E, V]) shieldTip(c *ui.Context) {
	if t := &s.tips; t.left > 0 {
		t.left--
		c.Moves(true)
		if t.shown < 0 {
			c.Block(t.block)
		}
	}
}

// tips returns where tips may lie: everywhere below the bar and whose turn it is, but for the strip of the golden button on an upright screen.
func (p *places) tips() ui.Rect {
	if p.rail {
		return ui.Rc(p.sheet.X, p.sheet.Y, p.ledge.Right()-p.sheet.X, p.sheet.H)
	}
	foot := p.ledge.Bottom()
	if p.portrait {
		foot = p.primary.Y
	}
	return ui.Rect{X: p.sheet.X, Y: p.sheet.Y, W: p.sheet.W, H: foot - p.sheet.Y}
}
