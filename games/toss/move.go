package toss

import "runehall/games"

// Move is what a seat does. Fields that its kind does not use are zero, so that each move has one form.
type Move struct {
	Kind MoveKind `json:"kind"`
	// Gesture is the hand's gesture in a throw or a flick.
	Gesture
	// Tick is when claims are made, in sixtieths of a second since the runes came to rest.
	Tick int32 `json:"tick"`
	// Claims says which rune each seat touches in the tick; NoRune: none.
	Claims [games.MaxSeats]Rune `json:"claims"`
	// Pair is the number of a pair: the number of either of its runes divided by two.
	Pair int8 `json:"pair"`
	// Order lists the seats that are robbed, the first one first; behind them stands games.Nobody.
	Order [games.MaxSeats]games.Seat `json:"order"`
}

// MoveKind tells moves apart.
type MoveKind uint8

const (
	// Throw throws the runes of the hand (TOS-7).
	Throw MoveKind = iota + 1
	// Claims says what all seats touch in a tick (TOS-40).
	Claims
	// Done snatches no more this round (TOS-10).
	Done
	// TimeUp says that the time has run out (TOS-10).
	TimeUp
	// Take takes a visible pair or a twin in turn (TOS-42).
	Take
	// Pass takes nothing (TOS-42).
	Pass
	// Give gives a pair of the loot with a false one (TOS-11).
	Give
	// Order names the order of thefts (TOS-14).
	Order
	// Flick flicks a rune towards Destiny (TOS-22).
	Flick
	moveKinds
)

// kindIDs are the names of the kinds: in data for other programs, and as the first words of their texts.
var kindIDs = [moveKinds]string{
	Throw: "throw", Claims: "claims", Done: "done", TimeUp: "time", Take: "take", Pass: "pass", Give: "give",
	Order: "order", Flick: "flick",
}

// String returns the name of a kind.
func (k MoveKind) String() string { return kindIDs[k] }

// MarshalText writes the name of a kind.
func (k MoveKind) MarshalText() ([]byte, error) { return []byte(kindIDs[k]), nil }

// Sampled reports whether a move is of a kind that is not listed: gestures and claims.
func (m Move) Sampled() bool { return m.Kind == Throw || m.Kind == Flick || m.Kind == Claims }

// noClaims are the claims of a tick in which nobody touches a rune.
var noClaims = [games.MaxSeats]Rune{NoRune, NoRune, NoRune, NoRune, NoRune}

// noOrder names nobody.
var noOrder = [games.MaxSeats]games.Seat{games.Nobody, games.Nobody, games.Nobody, games.Nobody, games.Nobody}

// claims returns the move in which one seat touches one rune.
func claims(s games.Seat, r Rune, tick int32) Move {
	m := Move{Kind: Claims, Tick: tick, Claims: noClaims}
	m.Claims[s] = r
	return m
}

// hasForm reports whether a move uses only fields of its kind, and all values are possible (COM-3).
func (m *Move) hasForm() bool {
	if m.Kind == 0 || m.Kind >= moveKinds {
		return false
	}
	bare := Move{Kind: m.Kind}
	switch m.Kind {
	case Throw, Flick:
		bare.Gesture = m.Gesture
	case Claims:
		bare.Tick, bare.Claims = m.Tick, m.Claims
		if !m.claimsSome() || m.Tick < 1 || m.Tick > endOfTime {
			return false
		}
	case Take, Give:
		bare.Pair = m.Pair
		if m.Pair < 0 || m.Pair >= Pairs {
			return false
		}
	case Order:
		bare.Order = m.Order
		if !m.ordersSeats() {
			return false
		}
	}
	return *m == bare
}

// claimsSome reports whether the claims name runes only, and at least one.
func (m *Move) claimsSome() (some bool) {
	for _, r := range m.Claims {
		if r < NoRune || r > Destiny {
			return false
		}
		some = some || r != NoRune
	}
	return some
}

// ordersSeats reports whether the order lists seats, and behind them nobody.
func (m *Move) ordersSeats() bool {
	n := m.ordered()
	for i, s := range m.Order {
		if i < n && (s < 0 || s >= games.MaxSeats) || i >= n && s != games.Nobody {
			return false
		}
	}
	return true
}

// canBe reports whether a hand can make the gesture.
func (g *Gesture) canBe(kind MoveKind) bool {
	within := func(x, most int16) bool { return x >= -most && x <= most }
	turns := g.Turns >= MinTurns && g.Turns <= MaxTurns
	if kind == Flick {
		turns = g.Turns == 0
	}
	return within(g.Start, MaxStart) && within(g.Aim, MaxAim) && g.Speed >= MinSpeed && g.Speed <= MaxSpeed &&
		within(g.Spin, MaxSpin) && turns
}
