package table

import (
	"testing"

	"runehall/games"
	"runehall/games/ritual"
	"runehall/ui"
)

// mirror is a board without a picture. It keeps what it is told, takes some ticks to show each move, and wants what a
// test says.
type mirror[M comparable, E, V any] struct {
	t      *testing.T
	view   V
	synced int
	told   []string // events, encoded
	frames int      // ticks until everything told is shown
	slow   int      // how many more than 10 a move takes
	want   Want[M]
	wants  func(State) Want[M] // nil: want, once
	state  State
	frame  Frame
	turn   games.Seat // the seat in the headline
	label  games.Phrase
	ready  bool
	moot   bool // what is ready was not chosen by anybody
	itself bool // the board has chosen by itself what is ready
	hinted []M
	lit    []ui.Rect // where the last hint is lit
	rail   float64   // width of the rail that it wants on low screens, in dp
	shown  []string
	drops  int
}

func (b *mirror[M, E, V]) Need(r Room) Need {
	if r.Portrait {
		return Need{Seats: r.Kit.Dp(104), Ledge: r.Kit.Dp(200)}
	}
	return Need{Seats: r.Kit.Dp(272), Ledge: r.Kit.Dp(128), Rail: r.Kit.Dp(b.rail)}
}

func (b *mirror[M, E, V]) Layout(f Frame) { b.frame = f }

func (b *mirror[M, E, V]) Sync(v V) {
	b.view, b.frames = v, 0
	b.synced++
	b.told = append(b.told, "sync")
}

func (b *mirror[M, E, V]) Tell(events []E, v V) {
	b.view = v
	for _, e := range events {
		text, err := games.EncodeEvent(e)
		if err != nil {
			b.t.Fatal(err)
		}
		b.told = append(b.told, string(text))
	}
	b.frames += b.slow + 10
}

func (b *mirror[M, E, V]) Step() {
	if b.frames > 0 {
		b.frames--
	}
}

func (b *mirror[M, E, V]) Shown() bool {
	if b.synced == 0 {
		b.t.Error("the board is asked what it has shown before it knows a view")
	}
	return b.frames == 0
}

func (b *mirror[M, E, V]) Finish()      { b.frames = 0 }
func (b *mirror[M, E, V]) Moving() bool { return b.frames > 0 }

func (b *mirror[M, E, V]) Update(c *ui.Context, s State) Want[M] {
	movers := append(b.state.Movers[:0], s.Movers...)
	b.state = s
	b.state.Movers = movers
	if b.wants != nil {
		return b.wants(s)
	}
	w := b.want
	b.want = Want[M]{}
	return w
}

func (b *mirror[M, E, V]) Draw(*ui.Canvas) {}

func (b *mirror[M, E, V]) Headline() (match, turn games.Phrase) {
	return games.Phrase{Key: "title.line"}, games.Phrase{
		Key: "curtain.open", Args: []games.Arg{games.SeatArg("name", b.turn)},
	}
}

func (b *mirror[M, E, V]) Draft() (games.Phrase, bool) { return b.label, b.ready }

func (b *mirror[M, E, V]) Drops() bool { return b.ready && !b.moot && !b.itself }

func (b *mirror[M, E, V]) Drop() bool {
	b.drops++
	had := b.ready && !b.moot
	b.ready = b.ready && b.moot
	return had
}

func (b *mirror[M, E, V]) Show(e E) bool {
	b.shown = append(b.shown, games.EventName(e))
	return true
}

func (b *mirror[M, E, V]) Hint(m M) bool {
	b.hinted = append(b.hinted, m)
	return true
}

func (b *mirror[M, E, V]) AppendHinted(dst []ui.Rect) []ui.Rect { return append(dst, b.lit...) }

func (b *mirror[M, E, V]) Report(*Report) {}

type (
	ritualBoard = mirror[ritual.Move, ritual.Event, ritual.View]
	anyRitual   = Board[ritual.Move, ritual.Event, ritual.View]
)

// ritualMirror is a mirror board of Rituals, with the question and the curtain of that game.
type ritualMirror struct {
	*mirror[ritual.Move, ritual.Event, ritual.View]
	ritualAsker
}

func (ritualMirror) Private(v ritual.View, s games.Seat) bool {
	drawing, waits := v.Drawing()
	return waits && drawing == s
}
