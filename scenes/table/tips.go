package table

import (
	"maps"
	"slices"
	"strings"

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
}

// tips says a game's tips, one at a time.
type tips struct {
	game   string
	list   []Tip
	bubble ui.Bubble
	shown  int // in the list; -1: none
	moves  int // that had been made when it came
	due    bool
}

func (t *tips) init(game string, list []Tip) {
	t.game, t.list, t.shown, t.due = game, list, -1, true
	t.bubble.More.Icon = ui.IconLantern
}

// key is how the settings remember that a tip was put away.
func (t *tips) key(tip Tip) string { return t.game + "." + tip.ID }

// find returns the first tip that was not put away yet and has something to point at, and where that is.
func (t *tips) find(seen func(key string) bool, targets map[string]ui.Rect) (n int, at ui.Rect) {
	for i, tip := range t.list {
		if seen(t.key(tip)) {
			continue
		}
		if tip.At == "" {
			return i, ui.Rect{}
		}
		if at, ok := pointedAt(tip.At, targets); ok {
			return i, at
		}
	}
	return -1, ui.Rect{}
}

// pointedAt returns the target of a name, or of those whose names begin so the one that lies highest.
func pointedAt(name string, targets map[string]ui.Rect) (at ui.Rect, ok bool) {
	for _, other := range slices.Sorted(maps.Keys(targets)) {
		if r := targets[other]; strings.HasPrefix(other, name) && (!ok || r.Y < at.Y) {
			at, ok = r, true
		}
	}
	return at, ok
}

// tip says what somebody new must know now, and puts away what has been understood.
func (s *Table[C, M, E, V]) tip(c *ui.Context) {
	t := &s.tips
	t.due = t.due || c.Input().Active() || s.board.Moving() || s.stale
	if !s.teaches() {
		t.shown, t.due = -1, true
		return
	}
	if !t.due || s.board.Moving() && !s.firm() {
		return
	}
	t.due = false
	r := Report{Root: s.root, Targets: map[string]ui.Rect{}, State: map[string]any{}}
	s.names.Report(&r)
	s.board.Report(&r)
	was := t.shown
	n, at := t.find(s.stage.Settings.TipSeen, r.Targets)
	if was >= 0 && (n != was && t.list[was].At != "" || t.list[was].At == "" && t.moves != len(s.play.match.Made())) {
		s.putAway(was)
		n, at = t.find(s.stage.Settings.TipSeen, r.Targets)
	}
	if t.shown = n; n < 0 {
		return
	}
	if n != was {
		t.moves = len(s.play.match.Made())
	}
	//says:keys {market}.tip.{@tips.market} {masters}.tip.{@tips.masters} {ritual}.tip.{@tips.ritual} {stones}.tip.{@tips.stones} {toss}.tip.{@tips.toss}
	t.bubble.Text = s.stage.Text(t.game + ".tip." + t.list[n].ID)
	t.bubble.OnAway = func() { s.putAway(n) }
	t.bubble.More.Hint = s.stage.Text("table.tip.rule")
	t.bubble.More.OnTap = func() { s.ways.Rules(t.game, t.list[n].Clause, "") }
	t.bubble.Point(c.Kit, s.places.tips(), at, slices.Collect(maps.Values(r.Targets)))
	c.Moves(true)
}

// teaches reports whether tips are said now: a person is to do something, or reads what goes on by itself, and nothing covers the board.
func (s *Table[C, M, E, V]) teaches() bool {
	return s.stage.Tips && stage.Tips.On(s.stage.Settings) && len(s.tips.list) > 0 &&
		!s.play.over() && !s.eyes.shut() && !s.log.open && !s.recap.open && !s.asking && (s.firm() || len(s.state().Movers) > 0 && s.board.Shown())
}

func (s *Table[C, M, E, V]) putAway(n int) {
	s.tips.shown, s.tips.due = -1, true
	s.stage.Apply(s.stage.Settings.WithTipSeen(s.tips.key(s.tips.list[n])))
}

// tips returns where tips may lie: everywhere below the bar and whose turn it is.
func (p *places) tips() ui.Rect {
	if p.rail {
		return ui.Rc(p.sheet.X, p.sheet.Y, p.ledge.Right()-p.sheet.X, p.sheet.H)
	}
	return ui.Rect{X: p.sheet.X, Y: p.sheet.Y, W: p.sheet.W, H: p.ledge.Bottom() - p.sheet.Y}
}
