package toss

import (
	"testing"

	"runehall/games"
)

// Whatever distinguishes two positions must change the hash, since the checksums in records rely on it.
func TestHashTellsPositionsApart(t *testing.T) {
	g := middle(4, "ghost")
	g.taken, g.contest.in = setOf(3, 7), crowd{true}
	hash := g.Hash()
	for what, change := range map[string]func(*Game){
		"way":                func(g *Game) { g.way = Calm },
		"limit":              func(g *Game) { g.limit-- },
		"lead":               func(g *Game) { g.lead++ },
		"phase":              func(g *Game) { g.phase = OverPhase },
		"step":               func(g *Game) { g.step = BagStep },
		"seats":              func(g *Game) { g.seats = 3 },
		"first":              func(g *Game) { g.first ^= 1 },
		"round":              func(g *Game) { g.round++ },
		"bag":                func(g *Game) { g.bag ^= 1 },
		"back":               func(g *Game) { g.back ^= 1 },
		"hand":               func(g *Game) { g.hands[1] = hand{count: 1} },
		"place of a disc":    func(g *Game) { g.discs[0].Y++ },
		"face":               func(g *Game) { g.discs[0].Up = false },
		"angle":              func(g *Game) { g.discs[0].Angle++ },
		"up":                 func(g *Game) { g.up ^= 1 },
		"balance":            func(g *Game) { g.balance[3]++ },
		"balance then":       func(g *Game) { g.balanceThen[3]++ },
		"loot":               func(g *Game) { g.loot[2].add(1) },
		"apart":              func(g *Game) { g.apart[1]++ },
		"taken":              func(g *Game) { g.taken ^= 1 },
		"taker":              func(g *Game) { g.taker[7]++ },
		"gesture":            func(g *Game) { g.gestures[1].Aim++ },
		"turns":              func(g *Game) { g.gestures[1].Turns++ },
		"ready":              func(g *Game) { g.ready[1] = !g.ready[1] },
		"fell":               func(g *Game) { g.fell ^= 1 },
		"clock":              func(g *Game) { g.clock++ },
		"got":                func(g *Game) { g.got[1]++ },
		"reached":            func(g *Game) { g.reached[1]++ },
		"done":               func(g *Game) { g.done[3] = !g.done[3] },
		"passes":             func(g *Game) { g.passes++ },
		"on turn":            func(g *Game) { g.onTurn++ },
		"run":                func(g *Game) { g.runs[3].add(5, 9) },
		"false":              func(g *Game) { g.falses ^= 1 },
		"place":              func(g *Game) { g.place++ },
		"colour":             func(g *Game) { g.colour++ },
		"purpose":            func(g *Game) { g.contest.purpose = ForMatch },
		"in a contest":       func(g *Game) { g.contest.in[1] = true },
		"repeat":             func(g *Game) { g.contest.repeat++ },
		"place of a contest": func(g *Game) { g.contest.place++ },
		"distance":           func(g *Game) { g.contest.reached[1]++ },
		"named":              func(g *Game) { g.named[0] = 2 },
		"named by":           func(g *Game) { g.namedBy = 2 },
		"winner":             func(g *Game) { g.winners[1] = true },
		"bag's chance":       func(g *Game) { g.bagChance = games.Chance{} },
		"faces' chance":      func(g *Game) { g.faceChance = games.Chance{} },
		"hands' chance":      func(g *Game) { g.handChance = games.Chance{} },
	} {
		other := *g
		change(&other)
		if other.Hash() == hash {
			t.Errorf("%s makes no difference", what)
		}
	}
}
