package ritual

import "runehall/games"

func say(event Event) (games.Phrase, bool) { return games.Phrase{}, false }

func tally(dst []games.Tally, event Event) []games.Tally {
	row := func(s games.Seat, points int, reason, clause string) []games.Tally {
		return append(dst, games.Tally{Seat: s, Points: points, Reason: "ritual.tally." + reason, Clause: clause})
	}
	switch e := event.(type) {
	case CoinsDealt:
		return row(e.Seat, e.Coins, "dealt", "RIT-5")
	}
	return dst
}
