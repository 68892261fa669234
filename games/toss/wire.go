package toss

import "runehall/games"

// wire writes or reads a view.
func wire(w *games.Wire, v *View) {
	if w.Reads() {
		v.game = new(Game)
	}
	g := v.game
	games.WireNumber(w, &v.reader, games.All, games.MaxSeats-1)
	games.WireNumber(w, &g.seats, games.Seat(info.MinSeats), games.Seat(info.MaxSeats))
	games.WireNumber(w, &g.way, 0, Calm)
	w.Flag(&g.timed)
	games.WireNumber(w, &g.limit, 0, endOfTime)
	games.WireNumber(w, &g.lead, 0, endOfTime)
	games.WireNumber(w, &g.phase, 0, phases-1)
	games.WireNumber(w, &g.step, 0, stepCount-1)
	games.WireNumber(w, &g.first, 0, g.seats-1)
	games.WireNumber(w, &g.round, 0, MaxRounds+1)
	w.Flag(&g.revealed)
	g.wireRunes(w)
	for s := range g.gestures {
		g.gestures[s].wire(w)
	}
	w.Flags(g.ready[:])
	games.WireNumber(w, &g.clock, 0, endOfTime)
	games.WireNumbers(w, g.got[:], 0, Runes)
	games.WireNumbers(w, g.reached[:], 0, endOfTime)
	w.Flags(g.done[:])
	games.WireNumber(w, &g.passes, 0, games.MaxSeats)
	games.WireNumber(w, &g.onTurn, games.Nobody, g.seats-1)
	for s := range g.runs {
		games.WireList(w, g.runs[s].runes[:], &g.runs[s].count, NoRune, Destiny)
		games.WireNumbers(w, g.runs[s].ticks[:g.runs[s].count], 0, endOfTime)
	}
	games.WireNumber(w, &g.place, 0, games.MaxSeats)
	games.WireNumber(w, &g.colour, 0, colours)
	g.contest.wire(w)
	games.WireNumbers(w, g.named[:], games.Nobody, g.seats-1)
	games.WireNumber(w, &g.namedBy, games.Nobody, g.seats-1)
	w.Flags(g.winners[:])
	w.Clause(&g.clause, &info)
	for _, c := range []*games.Chance{&g.bagChance, &g.faceChance, &g.handChance} {
		w.Chance(c)
	}
}

// wireRunes writes or reads where the runes are.
func (g *Game) wireRunes(w *games.Wire) {
	for _, s := range []*set{&g.bag, &g.back, &g.up, &g.taken, &g.fell, &g.falses} {
		games.WireBits(w, s)
	}
	games.WireNumber(w, &g.bagSize, 0, Runes)
	for s := range g.hands {
		games.WireList(w, g.hands[s].runes[:], &g.hands[s].count, NoRune, Destiny)
		games.WireList(w, g.loot[s].runes[:], &g.loot[s].count, NoRune, Destiny)
	}
	games.WireNumber(w, &g.lying, 0, maxDiscs)
	for i := range g.discs[:g.lying] {
		g.discs[i].wire(w)
	}
	for _, list := range []*[games.MaxSeats]Rune{&g.balance, &g.balanceThen, &g.apart} {
		games.WireNumbers(w, list[:], NoRune, Destiny)
	}
	games.WireNumbers(w, g.taker[:], games.Nobody, games.MaxSeats-1)
}

// farthest bounds where a disc can lie, in micrometres: all of them lie on the table.
const farthest = 10_000_000

func (d *Disc) wire(w *games.Wire) {
	games.WireNumber(w, &d.Rune, NoRune, Destiny)
	w.Flag(&d.Up)
	games.WireNumber(w, &d.X, -farthest, farthest)
	games.WireNumber(w, &d.Y, -farthest, farthest)
	games.WireNumber(w, &d.Angle, 0, 3599)
}

func (g *Gesture) wire(w *games.Wire) {
	games.WireNumber(w, &g.Start, -MaxStart, MaxStart)
	games.WireNumber(w, &g.Aim, -MaxAim, MaxAim)
	games.WireNumber(w, &g.Speed, 0, MaxSpeed)
	games.WireNumber(w, &g.Spin, -MaxSpin, MaxSpin)
	games.WireNumber(w, &g.Turns, 0, MaxTurns)
}

func (c *contest) wire(w *games.Wire) {
	games.WireNumber(w, &c.purpose, 0, purposes-1)
	w.Flags(c.in[:])
	games.WireNumber(w, &c.repeat, 0, repeats)
	games.WireNumber(w, &c.place, 0, games.MaxSeats)
	games.WireNumbers(w, c.reached[:], 0, endOfTime)
}
