package toss

import "runehall/games"

// gesture notes how a seat throws. When all have, the runes fly (TOS-7).
func (g *Game) gesture(s games.Seat, m Move) {
	g.gestures[s], g.ready[s] = m.Gesture, true
	if g.events != nil {
		g.events.Add(Gestured{Seat: s, Gesture: m.Gesture})
	}
	for o := range g.seats {
		if !g.ready[o] {
			return
		}
	}
	g.throw()
}

// throw lets all runes fly, and begins the snatch.
func (g *Game) throw() {
	g.revealed = true
	var buffer [maxDiscs]Launch
	launches := buffer[:0]
	for _, d := range g.discs[:g.lying] {
		launches = append(launches, lies(d))
	}
	for i := range g.seats {
		s := g.inTurn(i)
		for _, r := range g.hands[s].list() {
			launches = append(launches, g.toss(launches, s, r))
		}
		g.hands[s] = hand{}
	}
	var m Motion
	m.begin(launches)
	m.run()
	g.lying = uint8(len(launches))
	g.up = 0
	for i, l := range launches {
		g.discs[i] = l.Disc
		m.rest(i, &g.discs[i])
		if l.Up {
			g.up |= bit(l.Rune)
		}
	}
	g.fell, g.taken = g.up, 0
	if g.events != nil {
		g.events.Add(RunesThrown{
			Launches: append([]Launch{}, launches...), Rest: append([]Disc{}, g.discs[:g.lying]...),
			Pairs: pairs(g.visible()),
		})
	}
	g.beginSnatch()
}

// How far the runes of one hand spread about its gesture.
const (
	spreadAim, spreadSpeed, spreadSpin = 240, 30, 150
)

// toss lets a rune go. The seed decides which face is up (TOS-30), and how much the rune strays from the others of the
// hand.
func (g *Game) toss(launches []Launch, s games.Seat, r Rune) Launch {
	about := func(x int16, spread int) int16 { return x + int16(g.handChance.IntN(2*spread+1)-spread) }
	gesture, edge := g.gestures[s], edges[g.seats][s]
	d := Disc{Rune: r, Up: g.faceChance.IntN(2) == 1}
	d.X, d.Y = place(launches, edge, gesture.Start)
	gesture.Aim = about(gesture.Aim, spreadAim)
	gesture.Speed = int16(int(gesture.Speed) * (100 - g.handChance.IntN(spreadSpeed)) / 100)
	gesture.Spin = about(gesture.Spin, spreadSpin)
	gesture.Turns += int8(g.handChance.IntN(2))
	return gesture.launch(edge, d, s)
}
