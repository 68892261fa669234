package toss

import "runehall/games"

// joint reports whether all hands reach at the same time (TOS-40).
func (g *Game) joint() bool { return g.phase == SnatchPhase }

// join makes one move of the seats' decisions. If a seat says that it is done, that comes first. Otherwise the earliest
// tick counts, with all claims in it. In the tick at which time runs out, claims come before the end.
func (g *Game) join(decisions []games.Chosen[Move]) (games.Seat, Move) {
	first := decisions[0]
	tick := int32(endOfTime) + 1
	for _, d := range decisions {
		switch {
		case d.Move.Kind == Done:
			return d.Seat, d.Move
		case d.Move.Kind == TimeUp && g.limit < tick:
			first, tick = d, g.limit
		case d.Move.Kind == Claims && (d.Move.Tick < tick || d.Move.Tick == tick && first.Move.Kind == TimeUp):
			first, tick = d, d.Move.Tick
		}
	}
	if first.Move.Kind != Claims {
		return first.Seat, first.Move
	}
	for _, d := range decisions {
		if d.Move.Kind == Claims && d.Move.Tick == tick {
			first.Move.Claims[d.Seat] = d.Move.Claims[d.Seat]
		}
	}
	return first.Seat, first.Move
}
