package toss

import (
	"runehall/assets/sound"
	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/motion"
)

// snatched flies a rune off the table into a seat's well (TOS-8). On a clock it goes at once; the shadow of a hand is
// added, unless a person here moved the hand. In a race the hand has come before.
func (t *teller) snatched(e rules.Snatched) []step {
	takes := taken(e.Seat, e.Rune, func(m *model) { m.who[e.Seat].snatches(e.Rune) })
	switch {
	case t.racing || t.live && t.own(e.Seat):
		return takes
	case t.live:
		return append(takes, reach(e.Seat, e.Rune, false))
	}
	takes[0].Delay = int(leadTicks)
	return append([]step{motion.Afterwards(reach(e.Seat, e.Rune, true))}, takes...)
}

// reach shows the shadow of a hand that takes a rune where it lay, and pulls it home.
func reach(s games.Seat, r rules.Rune, soon bool) step {
	return met(flash{kind: flashReach, seat: s, rune: r, to: trayOf(s), soon: soon}, grabTicks)
}

// runClaimed takes a rune in a seat's own run, which that seat alone sees (TOS-41).
func (t *teller) runClaimed(e rules.RunClaimed) step {
	return sounding(motion.Flown(motion.Flying[model, flight]{
		Ticks: wellTicks,
		Take: func(m *model) []flight {
			i := max(0, m.disc(e.Rune))
			d := m.discs[i]
			m.runs(e.Seat, e.Rune)
			return []flight{{from: m.spot(d), to: m.lying(e.Seat, e.Rune), rune: e.Rune, seat: e.Seat}}
		},
		Land: func(m *model) {},
		Of:   func(m *model) *motion.Flights[flight] { return &m.flights },
	}), sound.Tray, dishOf(e.Seat))
}

// taken flies a rune off the table into a seat's well, with the sound of a hand that closes over it.
func taken(s games.Seat, r rules.Rune, land func(m *model)) []step {
	grab := step{Sound: func(m *model) {
		if i := m.disc(r); i >= 0 {
			m.noises.Make(sound.Grab, m.spot(m.discs[i]))
		}
	}}
	return []step{grab, sounding(flies(1, wellTicks, 0, func(m *model) []flight {
		d, _ := m.lift(r)
		return []flight{{from: m.spot(d), to: wellOf(s, len(m.who[s].well)), rune: r, seat: s}}
	}, land), sound.Tray, dishOf(s))}
}

// tellBalanceCompleted brings a seat's Balance rune into its loot, after the twin (TOS-9).
func tellBalanceCompleted(e rules.BalanceCompleted) step {
	return sounding(flies(1, wellTicks, 0,
		func(m *model) []flight {
			m.who[e.Seat].balance = rules.NoRune
			return []flight{{from: dishOf(e.Seat), to: lootOf(e.Seat, e.Rune.Colour()), rune: e.Rune,
				seat: games.Nobody}}
		},
		func(m *model) { m.who[e.Seat].gain(e.Rune) }), sound.Tray, dishOf(e.Seat))
}

// tellClaimMissed shows which seat came too late, where the rune lay (TOS-40).
func tellClaimMissed(e rules.ClaimMissed) []step {
	late := step{Sound: func(m *model) { m.noises.Make(sound.Miss, m.felt(e.Rune)) }}
	return []step{late, met(flash{kind: flashMissed, seat: e.Seat, rune: e.Rune}, missTicks)}
}
