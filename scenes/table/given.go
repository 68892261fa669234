package table

import (
	"slices"

	"runehall/assets/sound"
	"runehall/games"
	"runehall/ui"
)

// Given holds everything that the table hands to a board, for the board's parts to read: the frame, the reader's view,
// and the state of the table. It also keeps whether the board's words and buttons are out of date, since several parts
// can make them so. A board has one, made by NewGiven.
type Given[V view] struct {
	// Frame is the one that Lay took last; its Kit is nil before the first.
	Frame Frame
	// Frames counts the frames so far. Words that were made for an earlier one may be in another language.
	Frames int
	// View is the last one, of a move that may not have been shown yet. It means nothing until Synced.
	View   V
	Synced bool
	// State is the last one, but for Front: the ledge changes hands only when the picture has caught up.
	State
	stale bool
}

type view interface{ Reader() games.Seat }

// NewGiven returns what a board has before it was given anything.
func NewGiven[V view]() Given[V] {
	return Given[V]{State: State{Reader: games.Public, Front: games.Nobody, Thinking: games.Nobody}}
}

// Lay takes a new frame. Words and buttons are then out of date.
func (g *Given[V]) Lay(f Frame) {
	g.Frame = f
	g.Frames++
	g.Note(true)
}

// Ready reports whether there are a frame and a view. Without them there is nothing to show.
func (g *Given[V]) Ready() bool { return g.Frame.Kit != nil && g.Synced }

// Note marks words and buttons as out of date if so is true, and returns so.
func (g *Given[V]) Note(so bool) bool {
	g.stale = g.stale || so
	return so
}

// Stale reports whether words and buttons are out of date.
func (g *Given[V]) Stale() bool { return g.stale }

// Renews reports whether words and buttons must be made anew now, and marks them as up to date: the caller makes them.
func (g *Given[V]) Renews() bool {
	if !g.stale || !g.Ready() {
		return false
	}
	g.stale = false
	return true
}

// See takes a view from which the board begins anew. first says that it is the first one of all, and other that another
// reader looked before.
func (g *Given[V]) See(v V) (first, other bool) {
	first = !g.Synced
	other = !first && g.View.Reader() != v.Reader()
	g.View, g.Synced = v, true
	return first, other
}

// Take takes the state of a tick, and notes if words and buttons no longer fit it. shown says that the picture has
// caught up with the match. It reports whether other moves are taken than before, or in another way: the options must
// be worked out anew.
func (g *Given[V]) Take(s State, shown bool) (other bool) {
	old := g.State
	g.State = s
	if !shown && old.Front >= 0 && old.Reader == s.Reader {
		g.Front = old.Front
	}
	movers := !slices.Equal(old.Movers, s.Movers)
	g.Movers = old.Movers // the table's own slice may change under us
	if movers {
		g.Movers = slices.Clone(s.Movers)
	}
	other = movers || old.Drafts != s.Drafts || old.Reader != s.Reader || old.Answering != s.Answering ||
		old.Clocked != s.Clocked
	g.Note(other || old.Thinking != s.Thinking || old.Front != g.Front || old.Bare != s.Bare || old.Sent != s.Sent)
	return other
}

// Pose forgets everything that was given, to show a single position as the reader sees it.
func (g *Given[V]) Pose(reader games.Seat) {
	g.Synced = false
	g.State = State{Reader: reader, Front: games.Nobody, Thinking: games.Nobody}
}

// PoseDraft is like Pose, for a seat that is about to move and looks itself. With front its things lie on the ledge.
func (g *Given[V]) PoseDraft(mover games.Seat, front bool) {
	g.Pose(mover)
	if g.Movers = []games.Seat{mover}; front {
		g.Front = mover
	}
}

// Shared reports whether several persons share the screen.
func (g *Given[V]) Shared() bool {
	persons := 0
	for _, s := range g.Frame.Sitters {
		if s.Person && !s.Apart {
			persons++
		}
	}
	return persons > 1
}

// Sits reports whether a seat is taken.
func (g *Given[V]) Sits(s games.Seat) bool { return s >= 0 && int(s) < len(g.Frame.Sitters) }

// Curtained reports whether a seat's secrets lie behind a curtain that a person at this device may open, because
// everybody looks at the screen.
func (g *Given[V]) Curtained(s games.Seat) bool {
	return g.Here(s) && g.View.Reader() == games.Public
}

// Person reports whether a person plays a seat.
func (g *Given[V]) Person(s games.Seat) bool { return g.Sits(s) && g.Frame.Sitters[s].Person }

// Here reports whether a person at this device plays a seat.
func (g *Given[V]) Here(s games.Seat) bool { return g.Person(s) && !g.Frame.Sitters[s].Apart }

// Color returns the colour of a seat; a muted one where nobody sits.
func (g *Given[V]) Color(s games.Seat) ui.Color {
	if !g.Sits(s) {
		return g.Frame.Kit.Palette.Muted
	}
	return g.Frame.Sitters[s].Look.Color
}

// Look returns the colour and the emblem of a seat; its default ones where nobody sits.
func (g *Given[V]) Look(s games.Seat) *ui.SeatLook {
	if g.Sits(s) {
		return &g.Frame.Sitters[s].Look
	}
	return &g.Frame.Kit.Seats[max(0, s)]
}

// Sound plays an effect as if from a place on the screen, if anybody listens.
func (g *Given[V]) Sound(e sound.Effect, from ui.Point) {
	if g.Frame.Sound != nil {
		g.Frame.Sound(e, from)
	}
}
