package toss

import (
	"runehall/assets/sound"
	rules "runehall/games/toss"
)

// knocks lets a contact be heard where it is, as loud as it is fast.
func (m *model) knocks(k rules.Knock) {
	if k.Speed < faint {
		return
	}
	e := sound.Rim
	switch k.Kind {
	case rules.Landed:
		e = sound.LandSoft + strength(k.Speed, 300, 380)
	case rules.OnRune, rules.OnDestiny:
		e = sound.ClickSoft + strength(k.Speed, 150, 350)
	}
	m.noises.Make(e, spot{kind: spotTable, x: k.X, y: k.Y})
}

// counts lets the last seconds of the time to snatch be heard.
func (s *show) counts() {
	left, limit := 0, int32(0)
	if on := s.given.Clocked; on {
		if limit, on = s.given.View.Limit(); on {
			left = max(0, int(limit)-s.given.Tick+rules.TicksPerSecond-1) / rules.TicksPerSecond
		}
	}
	if left != s.second && left > 0 && left <= lastSeconds {
		s.model.noises.Make(sound.Count, spot{kind: spotTable})
	}
	s.second = left
}

// strength returns 0, 1 or 2 for what is soft, of usual strength or hard.
func strength(speed, soft, hard float64) sound.Effect {
	switch {
	case speed < soft:
		return 0
	case speed < hard:
		return 1
	}
	return 2
}

// lastSeconds are heard.
const lastSeconds = 5

// faint is the speed in millimetres a second below which nothing is heard.
const faint = 40
