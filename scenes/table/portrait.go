package table

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"runehall/games"
	"runehall/scenes/stage"
	"runehall/ui"
)

// Pictured is a board that can be shown as a picture: the field alone, all of it at once, with nothing to press.
type Pictured[M comparable, V any] interface {
	// Poses reports whether this board can be shown so: a type of boards may have the methods only because some boards
	// need them.
	Poses() bool
	// Pose takes a frame and a position; only the frame's field will be seen. A draft lies there as if a person were
	// about to make that move, legal or not.
	Pose(f Frame, v V, draft *M)
	// DrawField draws the field, and nothing round it.
	DrawField(c *ui.Canvas)
	// At returns where the thing lies that a [Note] points at.
	At(what any) ui.Point
}

// Figure is a position that shows the meaning of a clause of the rulebook. It is given by moves, as in a record, so
// that the rules allow every figure.
type Figure struct {
	Clause string
	Setup  games.Setup
	Moves  []string // "0 place 0,0 t31 r0"
	Draft  string   // a move that is about to be made, in the same form; "": none
	Notes  []Note
}

// Note points at something in a figure, in the board's own terms, and says what it is by a message.
type Note struct {
	At  any // a point of the board's plane, or a thing on it
	Key string
}

// Easel paints pictures of one game's positions. It keeps a board of its own, so that the looks of pieces are made once
// for all pictures of a size.
type Easel interface {
	// Sitting paints the position of a match on the game's ground, as everybody may see it, into a size in pixels; nil:
	// the board cannot be shown so.
	Sitting(s Sitting, size ui.Size) *ui.Picture
	// Field is Sitting without the ground.
	Field(s Sitting, size ui.Size) *ui.Picture
	// Headline says, as everybody may know, where a match stands and, while it goes on, whose turn it is and for what.
	Headline(s Sitting) (match, turn string)
	// Ground returns the ground under the game's table.
	Ground() stage.Grounds
	// Figure paints a figure, and returns where in the picture its notes point.
	Figure(f Figure, size ui.Size) (*ui.Picture, []ui.Point, error)
}

// Easel returns an easel for the look and the language that the screen has now.
func (d *door[C, M, E, V]) Easel(st *stage.Stage) Easel {
	return &easel[C, M, E, V]{stage: st, kind: &d.kind, board: d.kind.Board()}
}

// Figures lists the figures of the rulebook, in the order of their clauses.
func (d *door[C, M, E, V]) Figures() []Figure { return d.kind.Figures }

type easel[C games.Core[C, M, E], M comparable, E any, V any] struct {
	stage *stage.Stage
	kind  *Kind[C, M, E, V]
	board Board[M, E, V]
}

func (e *easel[C, M, E, V]) pictured() (board Pictured[M, V], ok bool) {
	board, ok = e.board.(Pictured[M, V])
	return board, ok && board.Poses()
}

func (e *easel[C, M, E, V]) Ground() stage.Grounds { return e.kind.ground() }

func (e *easel[C, M, E, V]) Sitting(s Sitting, size ui.Size) *ui.Picture {
	return e.paint(s, size, func(c *ui.Canvas) { e.kind.ground().Plain(c, ui.Rect{W: size.W, H: size.H}) })
}

func (e *easel[C, M, E, V]) Field(s Sitting, size ui.Size) *ui.Picture {
	return e.paint(s, size, func(*ui.Canvas) {})
}

func (e *easel[C, M, E, V]) Headline(s Sitting) (match, turn string) {
	board, ok := e.pictured()
	if !ok {
		return "", ""
	}
	m := s.(*sitting[C, M, E, V]).match
	sitters := e.stage.Sitters(m.Record().Players)
	board.Pose(e.frame(ui.Sz(e.stage.Kit.Dp(400), e.stage.Kit.Dp(300)), m.Record().Players),
		e.kind.Def.View(m.Core(), games.Public), nil)
	where, who := e.board.Headline()
	if match = e.stage.Say(where, sitters); !s.Over() {
		turn = e.stage.Say(who, sitters)
	}
	return match, turn
}

// paint paints the field of a match over what below draws.
func (e *easel[C, M, E, V]) paint(s Sitting, size ui.Size, below func(c *ui.Canvas)) *ui.Picture {
	match := s.(*sitting[C, M, E, V]).match
	reader := games.Public
	if s.Over() {
		reader = games.All
	}
	return e.pose(e.kind.Def.View(match.Core(), reader), match.Record().Players, size, below)
}

// pose paints the field of a position over what below draws; nil: the board cannot be shown so.
func (e *easel[C, M, E, V]) pose(v V, players []games.Player, size ui.Size, below func(c *ui.Canvas)) *ui.Picture {
	board, ok := e.pictured()
	if !ok {
		return nil
	}
	board.Pose(e.frame(size, players), v, nil)
	return e.stage.Kit.Paint(int(size.W), int(size.H), func(c *ui.Canvas) {
		below(c)
		board.DrawField(c)
	})
}

func (e *easel[C, M, E, V]) Figure(f Figure, size ui.Size) (*ui.Picture, []ui.Point, error) {
	board, ok := e.pictured()
	if !ok {
		return nil, nil, fmt.Errorf("table: %s has no pictures", e.kind.Def.ID)
	}
	core, draft, err := Position(e.kind.Def, f)
	if err != nil {
		return nil, nil, err
	}
	board.Pose(e.frame(size, make([]games.Player, f.Setup.Seats)), e.kind.Def.View(core, games.All), draft)
	at := make([]ui.Point, len(f.Notes))
	for i, n := range f.Notes {
		at[i] = board.At(n.At)
	}
	return e.stage.Kit.Paint(int(size.W), int(size.H), board.DrawField), at, nil
}

// Position plays the moves of a figure, and reads its draft, which is nil if there is none.
func Position[C games.Core[C, M, E], M comparable, E any, V any](
	def *games.Def[C, M, E, V], f Figure,
) (core C, draft *M, err error) {
	core = def.New(f.Setup, nil)
	read := func(text string) (seat games.Seat, m M, err error) {
		who, what, _ := strings.Cut(text, " ")
		n, err := strconv.Atoi(who)
		if err == nil {
			m, err = def.Moves.Parse(what)
		}
		if err != nil {
			err = fmt.Errorf("table: the figure of %s: %q: %w", f.Clause, text, err)
		}
		return games.Seat(n), m, err
	}
	for _, text := range f.Moves {
		seat, m, err := read(text)
		if err != nil {
			return core, nil, err
		}
		if refusal := core.Apply(seat, m); refusal != nil {
			return core, nil, fmt.Errorf("table: the figure of %s: %q is refused by %s", f.Clause, text, refusal.Clause)
		}
	}
	if f.Draft == "" {
		return core, nil, nil
	}
	_, m, err := read(f.Draft)
	return core, &m, err
}

// frame returns a frame whose field is a picture of the given size. Seats and ledge lie outside it, where nobody sees
// them.
func (e *easel[C, M, E, V]) frame(size ui.Size, players []games.Player) Frame {
	k := e.stage.Kit
	field := ui.Rect{W: math.Floor(size.W), H: math.Floor(size.H)}
	wide, high := k.Dp(960), k.Dp(540)
	sitters := e.stage.Sitters(players)
	return Frame{
		Kit: k, Screen: ui.Rect{W: wide + field.W, H: high + field.H}, Field: field,
		Seats:   ui.Rc(field.Right(), 0, k.Dp(280), high),
		Ledge:   ui.Rc(0, field.Bottom()+high-k.Dp(140), wide, k.Dp(140)),
		Primary: ui.Rc(wide-k.Dp(220), field.Bottom()+high-k.Dp(70), k.Dp(200), k.Dp(54)),
		Say:     func(p games.Phrase) string { return e.stage.Say(p, sitters) },
		Speed:   1, Sitters: sitters,
	}
}
