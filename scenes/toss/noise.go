package toss

import (
	"math"

	"runehall/assets/sound"
	rules "runehall/games/toss"
	"runehall/scenes/things"
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
	m.noises.Make(e, m.contact(k.X, k.Y))
}

// slide is the fastest rune that slides in a tick, the only one that is heard: where it is, and its speed, or 0.
type slide struct{ x, y, speed float64 }

// slideTicks is how often sliding is heard anew: each moment of it fades into the next.
const slideTicks = 10

// slidesOf returns the slides that are heard in a motion, by tick: one every slideTicks while a rune is fast enough.
func slidesOf(poses [][]rules.Pose) []slide {
	list := make([]slide, len(poses))
	for tick, next := 1, 1; tick < len(poses); tick++ {
		if tick < next {
			continue
		}
		s := &list[tick]
		for i, now := range poses[tick] {
			if before := poses[tick-1][i]; before.Flips == 0 { // else it tumbled
				if speed := math.Hypot(now.X-before.X, now.Y-before.Y) * rules.TicksPerSecond; speed > s.speed {
					*s = slide{now.X, now.Y, speed}
				}
			}
		}
		if s.speed >= scraping {
			next = tick + slideTicks
		} else {
			*s = slide{}
		}
	}
	return list
}

// slides lets a moment of sliding be heard where it is, by its speed: stone on oak.
func (m *model) slides(s slide) {
	if s.speed > 0 {
		m.noises.Make(sound.SlideSoft+strength(s.speed, 220, 480), m.contact(s.x, s.y))
	}
}

// counts lets the last seconds of the time to snatch be heard.
func (s *tale) counts() {
	left, limit := 0, int32(0)
	if on := s.Given.Clocked; on {
		if limit, on = s.Given.View.Limit(); on {
			left = max(0, int(limit)-s.Given.Tick+rules.TicksPerSecond-1) / rules.TicksPerSecond
		}
	}
	if left != s.second && left > 0 && left <= lastSeconds {
		s.Model.noises.Make(sound.Count, things.The(middle))
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

// lastSeconds is how many seconds before the end of a snatch are counted aloud.
const lastSeconds = 5

// faint and scraping are the speeds, in millimetres a second, below which a contact and a slide are silent.
const faint, scraping = 40, 70
