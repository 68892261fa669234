package lessons

import (
	"maps"
	"slices"
	"strings"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/games/lesson"
	"runehall/scenes/stage"
	"runehall/scenes/table/hints"
	"runehall/scenes/table/notices"
	"runehall/ui"
)

// Table is what a lesson needs of the table on which it is played.
type Table struct {
	Game    string
	Stage   *stage.Stage
	Board   Board
	Speaker *hints.Speaker
	Breath  *stage.Breath
	// Prize is what a riddle brings once it has ended.
	Prize Prize

	// Look returns what can be pointed at, and Room where words have room. Both are slow.
	Look func() notices.Targets
	Room func() notices.Room
	// Clear reports whether nothing covers the board, every move has been shown, and all is stored.
	Clear func() bool
	// Freed reports whether the learner has taken all turns that a Free step allows.
	Freed func() bool
	// Did says what the last move did.
	Did func() string
	// Light lights the move that is meant, and reports whether there is one. Explain begins to find out what speaks for
	// it.
	Light   func() bool
	Explain func() Explanation
	// Passes reports whether a press that goes on counts. It keeps the next press off what lies beneath the words.
	Passes func(words ui.Rect) bool
	// Shine lights what the last move was about.
	Shine func()
	// Retract takes back a move that was not meant.
	Retract func()
	Notify  func(icon ui.Icon, text string, tone ui.Color, more ui.Button)
	Rules   func(game, clause, why string)
	Learned func(*lesson.Lesson)
	Tried   func(Attempt)
}

// Board is what a lesson needs of a board; see the table's Board.
type Board interface {
	Drop() bool
	Moving() bool
	AppendHinted(dst []ui.Rect) []ui.Rect
}

// Explanation finds out, a part at a time, what speaks for a move.
type Explanation interface {
	Step(n int) (done bool)
	Said() []games.Phrase
	Reasons() []games.Reason
}

// Course shows a lesson on a table: its words, one bubble at a time. The zero value is no lesson.
type Course struct {
	Due bool // look anew for what is to be said

	table  Table
	plot   *Plot // nil: there is no lesson
	riddle riddle
	plaque plaque // of a riddle, in place of the bubble
	bubble ui.Bubble
	shown  bool
	lit    bool // the learner is shown the move that is meant
	fresh  bool // lit has just been set: what was chosen on the board gives way to it
	// nowhere says that the move that is meant has no place that could be lit, such as the end of a turn.
	nowhere bool
	away    bool // the learner has put the words away, until something is tried
	tries   int  // of the plot, when away and lit were last set
	step    int
	paced   int  // ticks since the words were laid, while things move
	lights  int  // how many things could be chosen when what is asked for was last brought into sight
	bring   bool // it is to be brought there
	again   bool // it was there before: a person who has looked elsewhere since is left alone
	moving  bool // the board moved in the last tick
	left    int  // own turns, when the words were last written
	over    bool // the learner has gone on from the end
}

// Begin begins a lesson on a table.
func (l *Course) Begin(plot *Plot, table Table) {
	l.plot, l.table, l.plaque.choose = plot, table, true
}

// On reports whether there is a lesson.
func (l *Course) On() bool { return l.plot != nil }

// Shown reports whether the lesson says something now.
func (l *Course) Shown() bool { return l.shown }

// Rect returns where the words of the lesson stand.
func (l *Course) Rect() ui.Rect {
	if l.Plaque() {
		return l.plaque.rect
	}
	return l.bubble.Rect()
}

// Speaks reports whether a lesson has something to say now, with nothing over the board.
func (l *Course) Speaks() bool {
	if l.plot == nil || l.over || !l.table.Clear() {
		return false
	}
	return l.plot.Stray || l.plot.Step() == nil || !l.plot.Is(lesson.Move)
}

// LeadsOn reports whether the lesson only waits for the learner to go on.
func (l *Course) LeadsOn() bool {
	if !l.Speaks() {
		return false
	}
	return l.plot.Stray || l.plot.Step() == nil || l.plot.Is(lesson.Say) || l.table.Freed()
}

// ReadOn goes on, after the words were read. It does nothing unless LeadsOn.
func (l *Course) ReadOn() {
	if l.LeadsOn() && l.shown && l.plot.Is(lesson.Say) && !l.plot.Stray && !l.plot.Lesson.Riddle &&
		l.bubble.TurnPage() { // there is more to read first
		return
	}
	if !l.LeadsOn() || !l.table.Passes(l.Rect()) {
		return
	}
	script := l.plot
	l.Due = true
	switch {
	case script.Stray:
		l.table.Retract()
		return
	case l.table.Freed() || script.Step() == nil:
		l.learned()
		return
	}
	if script.Read(); script.Step() == nil {
		l.learned()
	}
}

// learned leads on from the end of a lesson.
func (l *Course) learned() {
	l.over, l.shown = true, false
	l.table.Learned(l.plot.Lesson)
}

// ShowMeant lights the move that is meant, and shows the words again if they were put away.
func (l *Course) ShowMeant() {
	if !l.plot.Asks() {
		return
	}
	l.lit, l.fresh, l.away, l.Due = true, true, false, true
	l.light()
}

// light lights the move that is meant. When a part of it has been chosen already, the rest is lit.
func (l *Course) light() {
	if !l.plot.Asks() || !l.lit {
		return
	}
	if l.fresh {
		l.fresh = false
		l.table.Board.Drop()
	}
	if len(l.table.Board.AppendHinted(nil)) == 0 && !l.nowhere {
		if l.table.Light() {
			l.nowhere = len(l.table.Board.AppendHinted(nil)) == 0 && !l.table.Board.Moving()
		}
	}
}

// Moment is what a lesson must know of the table in a tick.
type Moment struct {
	Changed bool // things that the lesson points at may have come or gone
	Aside   bool // something is dragged: words stay out of the way
	Toast   bool // a toast is on the screen
	Moving  bool // something moves on the board
}

// Update decides what the lesson says now. After the first wrong try it lights the move that is meant.
func (l *Course) Update(c *ui.Context, now Moment) {
	if l.plot == nil {
		return
	}
	l.ponder(c)
	script := l.plot
	l.rests(now.Moving)
	l.Due = l.Due || now.Changed
	if l.step != script.At {
		l.step, l.lit, l.away, l.tries, l.Due = script.At, false, false, 0, true
		l.nowhere = false
		l.fresh = false
		l.paced, l.lights = paced, -1
		l.plaque.choose = true
	}
	if l.left != script.Left() {
		l.left, l.Due = script.Left(), true
	}
	if l.tries != script.Tries {
		l.tries, l.lit, l.fresh, l.away, l.Due = script.Tries, script.Shows(), true, false, true
		l.lights = -1 // the try has led the eye elsewhere
		l.plaque.choose = true
	}
	if !l.Speaks() || now.Toast {
		l.Due = l.Due || l.shown
		l.shown = false
		return
	}
	if !l.Due || now.Aside {
		return
	}
	if l.shown && now.Moving && l.paced < paced { // laying them is slow
		l.paced++
		c.Moves(true)
		return
	}
	l.Due, l.paced = false, 0
	l.nowhere = l.nowhere && !c.Input().Active() // a choice may have brought it onto the screen
	l.light()
	// Words about moves of their own have been read once the first of these was made; the bar counts the others.
	standing := l.plot.Is(lesson.Free) && !l.table.Freed() && l.plot.Left() < l.plot.Step().N
	if l.shown = !l.away && !standing; l.shown {
		l.fill(c.Kit)
	}
	c.Moves(true)
}

// paced is how many ticks pass at least before words are laid anew while things move.
const paced = 7

// bringIn brings what is asked for into sight, once for each step, whenever other things can be chosen, since a board
// may have turned to something else then, and when the board has come to rest.
func (l *Course) bringIn(there notices.Targets, board notices.Finding) {
	step := l.plot.Step()
	if board == nil || step == nil || l.plot.Stray || !l.plot.Asks() && !l.plot.Is(lesson.Say) {
		return
	}
	if l.lights != len(there.Lit) {
		l.lights, l.bring, l.again = len(there.Lit), true, false
	}
	if !l.bring || l.table.Board.Moving() {
		return
	}
	board.Bring(step.Things, l.again)
	l.bring, l.again = false, true
}

// rests has what is asked for brought into sight again when the board has come to rest: it may have followed its own
// pieces meanwhile, after a try or a choice.
func (l *Course) rests(moving bool) {
	if l.moving && !moving {
		l.bring, l.Due = true, true
	}
	l.moving = moving
}

// fill writes the bubble, and lays it beside the thing that it speaks of.
func (l *Course) fill(k *ui.Kit) {
	if l.Plaque() {
		l.writePlaque()
		return
	}
	step, room := l.plot.Step(), l.table.Room()
	b := &l.bubble
	b.Text, b.Away, b.OnNext = l.words(), ui.Button{}, nil
	if l.LeadsOn() { // the golden button has the label
		b.OnNext = l.ReadOn
		if clause := l.taught(); clause != "" {
			b.Away = ui.Button{
				Icon: ui.IconRulebook, Hint: l.table.Stage.Text("table.tip.rule"),
				OnTap: func() { l.table.Rules(l.table.Game, clause, "") },
			}
		}
	} else {
		b.Away = ui.Button{
			Icon: ui.IconClose, Hint: l.table.Stage.Text("table.tip.away"),
			OnTap: func() { l.away, l.Due = true, true },
		}
	}
	there := l.table.Look()
	l.bringIn(there, room.Board)
	targets, at := there.All, ui.Rect{}
	b.Spare = l.table.Board.AppendHinted(b.Spare[:0])
	b.Choose = l.chosenFrom(b.Choose[:0], there, &room)
	if step != nil && !l.plot.Stray {
		for i, name := range step.Things {
			r, ok := find(name, targets, room.Board)
			if ok && i == 0 {
				at = r
			} else if ok {
				b.Spare = append(b.Spare, r)
			}
		}
	}
	room.Point(k, b, at, targets)
}

// chosenFrom appends places that the words should leave free: all things of a kind that the step names in general and,
// if a move is asked for, everything that is lit, all things of the kinds that the step names (of every kind, if it
// names none), and on a small field all pieces.
func (l *Course) chosenFrom(dst []ui.Rect, there notices.Targets, room *notices.Room) []ui.Rect {
	step := l.plot.Step()
	if step == nil || l.plot.Stray {
		return dst
	}
	kinds := []string{l.table.Game + "."}
	if asks := !l.LeadsOn(); !asks || len(step.Things) > 0 {
		kinds = kinds[:0]
		for _, thing := range step.Things {
			for one := range strings.SplitSeq(thing, "/") {
				if kind := one[:strings.LastIndex(one, ".")+1]; asks || kind == one {
					kinds = append(kinds, kind)
				}
			}
		}
	}
	if finding := room.Board; finding != nil && !l.LeadsOn() {
		if room.Small() { // a move is about a piece, or goes beside one
			dst = finding.AppendShown(dst)
		} else {
			dst = finding.AppendKept(dst)
		}
	}
	if !l.LeadsOn() {
		dst = slices.AppendSeq(dst, maps.Values(there.Lit))
	}
	for name, r := range there.All {
		if _, lit := there.Lit[name]; lit && !l.LeadsOn() {
			continue
		}
		if slices.ContainsFunc(kinds, func(kind string) bool { return strings.HasPrefix(name, kind) }) {
			dst = append(dst, r)
		}
	}
	return dst
}

// find returns where a thing lies that a lesson names; a name may list alternatives, with slashes between them.
func find(name string, targets map[string]ui.Rect, finding notices.Finding) (ui.Rect, bool) {
	for one := range strings.SplitSeq(name, "/") {
		if finding != nil {
			if at, ok := finding.Find(one); ok {
				return at, true
			}
		}
		if at, ok := notices.At(one, targets); ok {
			return at, true
		}
	}
	return ui.Rect{}, false
}

func (l *Course) words() string {
	script := l.plot
	switch step := script.Step(); {
	case script.Lesson.Riddle:
		return l.riddleWords()
	case script.Stray:
		what := l.table.Did()
		if what == "" {
			return l.table.Stage.Text("learn.other")
		}
		return l.table.Stage.Text("learn.other.does", lang.Str("what", what))
	case l.table.Freed():
		return l.table.Stage.Text("learn.freed")
	case script.Left() > 0 && script.Left() < step.N:
		return l.table.Stage.Text("learn.left", lang.Num("n", script.Left()))
	case step != nil:
		//says:keys learn.{@lessons}
		return l.table.Stage.Text(script.Lesson.Message(step))
	}
	return l.table.Stage.Text("learn.freed")
}

// taught returns the clause that the present words teach: the next one that a step names.
func (l *Course) taught() string {
	script := l.plot
	for _, step := range script.Lesson.Steps[min(script.At, len(script.Lesson.Steps)):] {
		if step.Kind == lesson.Teach {
			return step.Clauses[0]
		}
	}
	return ""
}

// LeadsOnWords returns the label of the button that goes on.
func (l *Course) LeadsOnWords() string {
	script := l.plot
	switch {
	case script.Stray:
		return l.table.Stage.Text("learn.back")
	case script.Lesson.Riddle:
		return l.table.Stage.Text("day.done")
	case l.table.Freed() || script.At >= len(script.Lesson.Steps) || l.last():
		if script.Lesson.Leads() {
			return l.table.Stage.Text("learn.match")
		}
		return l.table.Stage.Text("learn.finish")
	}
	return l.table.Stage.Text("learn.next")
}

// last reports whether the present words are the lesson's last.
func (l *Course) last() bool {
	said, all := l.plot.Lesson.Notes(l.plot.At + 1)
	return said == all && l.plot.Is(lesson.Say)
}

// Line says how far the lesson has come.
func (l *Course) Line() string {
	if l.plot.Lesson.Riddle {
		return l.riddleLine()
	}
	if left := l.plot.Left(); left > 0 && l.plot.Step().N > 1 {
		of := l.plot.Step().N
		return l.table.Stage.Text("learn.turn", lang.Num("n", of-left+1), lang.Num("of", of))
	}
	said, all := l.plot.Lesson.Notes(l.plot.At + 1)
	return l.table.Stage.Text("learn.step", lang.Num("n", max(1, said)), lang.Num("of", all))
}
