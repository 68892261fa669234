package toss

import "runehall/games"

// run is a list of a seat's claims in its own run, in the order of their ticks (TOS-41).
type run struct {
	runes [Runes]Rune
	ticks [Runes]int32
	count uint8
}

func (r *run) set() set { return setOf(r.runes[:r.count]...) }

// last returns the tick of the last claim, or 0.
func (r *run) last() int32 {
	if r.count == 0 {
		return 0
	}
	return r.ticks[r.count-1]
}

func (r *run) add(rune Rune, tick int32) {
	r.runes[r.count], r.ticks[r.count] = rune, tick
	r.count++
}

// beginRuns lets the seats play the same fall one after the other.
func (g *Game) beginRuns() {
	g.phase = RunPhase
	g.runs = [games.MaxSeats]run{}
	if g.events != nil {
		g.events.Add(RunBegan{Seat: g.onTurn})
	}
}

// runVisible returns what is still visible in a seat's own run, in which nobody else takes runes.
func (g *Game) runVisible(s games.Seat) set {
	own := g.runs[s].set()
	return seen(g.fell&^own, own, g.balance[:g.seats])
}

func (g *Game) record(s games.Seat, m Move) {
	g.runs[s].add(m.Claims[s], m.Tick)
	if g.events != nil {
		g.events.Add(RunClaimed{Seat: s, Rune: m.Claims[s], Tick: m.Tick})
	}
}

// endRun ends a seat's own run. After the last one all are played back.
func (g *Game) endRun(s games.Seat) {
	g.done[s] = true
	if g.events != nil {
		g.events.Add(RunEnded{Seat: s})
	}
	g.onTurn = (s + 1) % g.seats
	if !g.allDone() {
		if g.events != nil {
			g.events.Add(RunBegan{Seat: g.onTurn})
		}
		return
	}
	g.playBack()
	if g.visible() == 0 {
		g.settle(NoPairs)
		return
	}
	g.settle(AllDone)
}

// playBack carries out every claim of every run on one clock, also after the last pair is gone.
func (g *Game) playBack() {
	g.revealed = true
	if g.events != nil {
		g.events.Add(PlaybackBegan{})
	}
	var next [games.MaxSeats]uint8
	for {
		tick := int32(endOfTime) + 1
		for s := range g.seats {
			if r := &g.runs[s]; next[s] < r.count {
				tick = min(tick, r.ticks[next[s]])
			}
		}
		if tick > endOfTime {
			break
		}
		claims := noClaims
		for s := range g.seats {
			if r := &g.runs[s]; next[s] < r.count && r.ticks[next[s]] == tick {
				claims[s] = r.runes[next[s]]
				next[s]++
			}
		}
		g.reach(tick, claims)
	}
	g.runs = [games.MaxSeats]run{}
}
