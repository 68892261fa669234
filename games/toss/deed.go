package toss

import (
	"math"

	"runehall/games"
)

// deed returns what a computer player's hand does: how it throws and flicks, what it reaches for, and when. In Calm,
// and for decisions of the settling, the head decides instead.
func (g *Game) deed(s games.Seat, skill games.Skill, nature uint64) (Move, bool) {
	switch g.phase {
	case ThrowPhase:
		return g.throwDeed(s, nature), true
	case FlickPhase:
		return g.flickDeed(s, skill, nature), true
	case SnatchPhase:
		return g.snatchDeed(s, skill, nature, g.up, g.taken, g.reached[s]), true
	case RunPhase:
		own := g.runs[s].set()
		return g.snatchDeed(s, skill, nature, g.fell&^own, own, g.runs[s].last()), true
	default:
		return Move{}, false
	}
}

// fate returns the chance of a seat's nature for one thing in this round: asked again, it is the same.
func (g *Game) fate(s games.Seat, nature, thing uint64) games.Chance {
	return games.NewChance(nature, uint64(g.round)<<24|uint64(s)<<16|thing)
}

// The things that a nature decides in a round, each with the number of a pair, of a rune, or of a repeat.
const (
	fateSees    = 0
	fateNotices = 32
	fateGrasps  = 64
	fateThrow   = 128
	fateFlick   = 129
)

// throwDeed throws towards the middle: harder or softer, more or less aside.
func (g *Game) throwDeed(s games.Seat, nature uint64) Move {
	chance := g.fate(s, nature, fateThrow)
	about := func(x, spread int) int16 { return int16(x - spread + chance.IntN(2*spread+1)) }
	hand := Gesture{Start: about(0, 40), Aim: about(0, 150), Spin: about(0, 200), Turns: int8(about(4, 2))}
	return Move{Kind: Throw, Gesture: hand.Pulled(float64(about(55, 7)) / 100)}
}

// flickDeed flicks so that the rune comes to rest beside Destiny, as well as the hand can.
func (g *Game) flickDeed(s games.Seat, skill games.Skill, nature uint64) Move {
	chance := g.fate(s, nature, fateFlick+uint64(g.contest.repeat))
	m := Move{Kind: Flick, Gesture: Gesture{Speed: MinSpeed}}
	launches := g.flickLaunches(s, m.Gesture)
	from, to := launches[1], launches[0]
	dx, dy := float64(to.X-from.X), float64(to.Y-from.Y)
	distance := math.Sqrt(float64(dx*dx) + float64(dy*dy))
	m.Aim, _ = edges[g.seats][s].Aim(dx, dy)
	// Aim half a millimetre short of touching the other rune.
	way := max(distance/1000-width-0.5, 0)
	astray := func() float64 { return float64(chance.IntN(2*skill.Tremble+1)-skill.Tremble) / 1000 }
	m.Gesture = m.Going(float64(way * (1 + astray())))
	m.Aim = clamp(float64(m.Aim)+float64(astray()*(MaxAim/4)), -MaxAim, MaxAim)
	return m
}

func clamp(x, low, high float64) int16 { return int16(math.Floor(max(low, min(x, high)))) }

// snatchDeed reaches for the rune that the hand gets to first, among those that it has noticed, or is done when it
// notices no more. nature decides what it notices, and when. The hand moves from one rune to the next.
func (g *Game) snatchDeed(s games.Seat, skill games.Skill, nature uint64, up, taken set, last int32) Move {
	if seen(up, taken, g.balance[:g.seats]) == 0 {
		return Move{Kind: Done} // an own run is over
	}
	wanted := g.wants(s, skill, nature, up, taken)
	best, soonest := NoRune, int32(math.MaxInt32)
	for ; wanted != 0; wanted &= wanted - 1 {
		r := wanted.first()
		chance := g.fate(s, nature, fateSees+uint64(r.Pair()))
		notices := g.lead + int32(skill.Reaction+chance.IntN(skill.Wavering+1))
		// The second rune of a pair needs no second look, but the hand has to move there.
		chance = g.fate(s, nature, fateGrasps+uint64(r))
		at := max(max(notices, last)+int32(skill.Grasp/2+1+chance.IntN(skill.Grasp)), g.clock+1)
		if at < soonest {
			best, soonest = r, at
		}
	}
	if best == NoRune || soonest > g.limit {
		return Move{Kind: Done}
	}
	return claims(s, best, soonest)
}

// wants returns the runes that a seat believes to be right: those of visible pairs that it notices, and some that only
// look alike.
func (g *Game) wants(s games.Seat, skill games.Skill, nature uint64, up, taken set) set {
	right := seen(up, taken, g.balance[:g.seats])
	var wanted set
	for rest := up; rest != 0; rest &= rest - 1 {
		r := rest.first()
		chance := g.fate(s, nature, fateNotices+uint64(r.Pair()))
		notices, confuses := chance.IntN(100) < skill.Attention, chance.IntN(100) < skill.Confusion
		switch {
		case right.has(r) && notices && !g.pointless(s, r):
			wanted |= bit(r)
		case !right.has(r) && confuses && g.looksLike(r, up):
			wanted |= bit(r)
		}
	}
	return wanted
}

// pointless reports whether a rune would only go back to the bag, since another seat holds its partner (TOS-12).
// Spoiling that pair can still pay for the last of a round, but computer players leave it.
func (g *Game) pointless(s games.Seat, r Rune) bool {
	return g.taken.has(r.Partner()) && g.taker[r.Partner()] != s
}

// looksLike reports whether another face-up rune has the same sign in another colour.
func (g *Game) looksLike(r Rune, up set) bool {
	for c := range colours {
		if c == r.Colour() {
			continue
		}
		lower := Rune(int(c)*2*Signs + 2*r.Sign())
		if up.has(lower) || up.has(lower.Partner()) {
			return true
		}
	}
	return false
}
