package toss

import "runehall/games"

// AppendMoves appends the countable moves of a seat. Gestures and claims come from [Game.Sample].
func (g *Game) AppendMoves(dst []Move, s games.Seat) []Move {
	if s < 0 || s >= g.seats || !g.acts(s) {
		return dst
	}
	switch g.phase {
	case SnatchPhase:
		dst = append(dst, Move{Kind: Done})
		if g.timed {
			dst = append(dst, Move{Kind: TimeUp})
		}
	case RunPhase:
		dst = append(dst, Move{Kind: Done})
	case CalmPhase:
		visible := g.visible()
		for pair := range int8(Pairs) {
			if visible&(3<<(2*pair)) != 0 {
				dst = append(dst, Move{Kind: Take, Pair: pair})
			}
		}
		dst = append(dst, Move{Kind: Pass})
	case GivePhase:
		var pairs [Pairs]int8
		for _, pair := range g.loot[s].latest(pairs[:0]) {
			dst = append(dst, Move{Kind: Give, Pair: pair})
		}
	case OrderPhase:
		dst = g.appendOrders(dst, Move{Kind: Order, Order: noOrder}, 0, g.victims(g.colour))
	}
	return dst
}

// appendOrders appends the orders that begin like m and continue with the victims that are left.
func (g *Game) appendOrders(dst []Move, m Move, named int, left crowd) []Move {
	if left.count() == 0 {
		return append(dst, m)
	}
	for s := range g.seats {
		if left[s] {
			m.Order[named] = s
			left[s] = false
			dst = g.appendOrders(dst, m, named+1, left)
			left[s] = true
		}
	}
	return dst
}

// sample returns a random gesture or claim of a seat. Claims are mostly of visible runes, within nine seconds, and not
// sooner after the fall than a person could.
func (g *Game) sample(s games.Seat, chance *games.Chance) (Move, bool) {
	if s < 0 || s >= g.seats || !g.acts(s) {
		return Move{}, false
	}
	switch g.phase {
	case ThrowPhase:
		return Move{Kind: Throw, Gesture: anyGesture(Throw, chance)}, true
	case FlickPhase:
		return Move{Kind: Flick, Gesture: anyGesture(Flick, chance)}, true
	case SnatchPhase:
		return g.sampleClaim(s, g.up, g.visible(), g.clock, chance)
	case RunPhase:
		own := g.runs[s].set()
		return g.sampleClaim(s, g.fell&^own, g.runVisible(s), g.runs[s].last(), chance)
	default:
		return Move{}, false
	}
}

func (g *Game) sampleClaim(s games.Seat, up, visible set, after int32, chance *games.Chance) (Move, bool) {
	const soon, mistake, startle = 9 * TicksPerSecond, 3, TicksPerSecond / 3
	after = max(after, g.lead+startle)
	if visible == 0 || after >= g.limit {
		return Move{}, false
	}
	from := visible
	if chance.IntN(mistake) == 0 {
		from = up
	}
	tick := after + 1 + int32(chance.IntN(int(min(soon, g.limit-after))))
	return claims(s, from.nth(chance.IntN(from.size())), tick), true
}

// anyGesture returns a random gesture of a throw or a flick.
func anyGesture(kind MoveKind, chance *games.Chance) Gesture {
	between := func(low, high int) int16 { return int16(low + chance.IntN(high-low+1)) }
	g := Gesture{
		Start: between(-MaxStart, MaxStart), Aim: between(-MaxAim, MaxAim), Speed: between(MinSpeed, MaxSpeed),
		Spin: between(-MaxSpin, MaxSpin),
	}
	if kind == Throw {
		g.Turns = int8(between(MinTurns, MaxTurns))
	}
	return g
}

// Bounds are the limits of the moves that are not listed, for programs that check the rules from outside.
type Bounds struct {
	// Kind is throw, flick or claims.
	Kind MoveKind `json:"kind"`
	// Low and High are the limits of a gesture.
	Low  Gesture `json:"low"`
	High Gesture `json:"high"`
	// After and Until bound the tick: it must be later than After, and not later than Until.
	After int32 `json:"after"`
	Until int32 `json:"until"`
	// Runes are the runes that can be claimed.
	Runes []Rune `json:"runes"`
}

// bounds returns the limits of a seat's gestures or claims, or nil.
func bounds(g *Game, s games.Seat) any {
	if s < 0 || s >= g.seats || !g.acts(s) {
		return nil
	}
	low := Gesture{Start: -MaxStart, Aim: -MaxAim, Speed: MinSpeed, Spin: -MaxSpin}
	high := Gesture{Start: MaxStart, Aim: MaxAim, Speed: MaxSpeed, Spin: MaxSpin}
	switch g.phase {
	case ThrowPhase:
		low.Turns, high.Turns = MinTurns, MaxTurns
		return Bounds{Kind: Throw, Low: low, High: high, Runes: []Rune{}}
	case FlickPhase:
		return Bounds{Kind: Flick, Low: low, High: high, Runes: []Rune{}}
	case SnatchPhase:
		return Bounds{Kind: Claims, After: g.clock, Until: g.limit, Runes: g.fell.list()}
	case RunPhase:
		if g.runVisible(s) == 0 {
			return nil
		}
		return Bounds{Kind: Claims, After: g.runs[s].last(), Until: g.limit, Runes: (g.fell &^ g.runs[s].set()).list()}
	default:
		return nil
	}
}
