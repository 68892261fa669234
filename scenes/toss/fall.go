package toss

import (
	"math"

	"runehall/assets/sound"
	rules "runehall/games/toss"
	"runehall/ui"
)

// path is a throw or a flick from its beginning to rest, tick by tick. The core's motion is run once, beforehand, so
// that runes come to rest in the same place however fast it is shown.
type path struct {
	launches []rules.Launch
	poses    [][]rules.Pose  // where all discs are, by tick; the first is the beginning
	knocks   [][]rules.Knock // contacts, by tick
	slides   []slide         // what is heard of sliding, by tick
}

func pathOf(launches []rules.Launch) *path {
	p := &path{launches: launches}
	m := rules.NewMotion(launches)
	m.Listen()
	p.note(m)
	for goes := true; goes; {
		goes = m.Tick()
		p.note(m)
	}
	p.slides = slidesOf(p.poses)
	return p
}

func (p *path) note(m *rules.Motion) {
	poses := make([]rules.Pose, len(p.launches))
	for i := range poses {
		poses[i] = m.Pose(i)
	}
	p.poses = append(p.poses, poses)
	p.knocks = append(p.knocks, append([]rules.Knock(nil), m.Knocks()...))
}

func (p *path) ticks() int { return len(p.poses) - 1 }

func (p *path) lay(discs []disc, tick int) {
	for i, pose := range p.poses[tick] {
		d := &discs[i]
		d.x, d.y, d.angle, d.flips, d.lift = pose.X, pose.Y, pose.Angle, pose.Flips, pose.Lift
		d.up = pose.Up
	}
}

// comesBy returns points of the table that the discs pass, close enough together to aim a camera.
func (p *path) comesBy() (list []ui.Point) {
	for tick := 0; tick <= p.ticks(); tick += 4 {
		for _, pose := range p.poses[tick] {
			list = append(list, ui.Pt(pose.X, pose.Y))
		}
	}
	return list
}

// fall is a step in which discs move along a path. Of returns the list of discs in a model; rest is called when they
// have come to rest.
func fall(p *path, of func(m *model) *[]disc, rest func(m *model)) step {
	launches := p.launches
	heard := 0
	begin := func(m *model) {
		list := make([]disc, len(launches))
		for i, l := range launches {
			list[i] = lies(l.Disc)
		}
		*of(m) = list
		p.lay(list, 0)
	}
	return step{
		Ticks: p.ticks(), Start: begin,
		Run: func(m *model, t float64) {
			tick := int(t*float64(p.ticks()) + .5)
			p.lay(*of(m), tick)
			if tick-heard <= mostHeard { // otherwise it was skipped
				for ; heard < tick; heard++ {
					for _, k := range p.knocks[heard+1] {
						m.knocks(k)
					}
					m.slides(p.slides[heard+1])
				}
			}
		},
		Fade: func(m *model, t float64) {
			p.lay(*of(m), p.ticks())
			for i, l := range launches {
				if l.Turns > 0 || l.VX != 0 || l.VY != 0 {
					(*of(m))[i].fresh = 1 - t
				}
			}
		},
		End: func(m *model) {
			p.lay(*of(m), p.ticks())
			rest(m)
		},
	}
}

// mostHeard is how many ticks may pass at once and still be heard.
const mostHeard = 8

// knocks makes the sound of a contact, where it happens, and as loud as it is fast.
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

// slide is the fastest rune that slides in a tick: where it is, and its speed; 0 if none is heard. Only that one is
// heard.
type slide struct{ x, y, speed float64 }

// slideTicks is how often a sliding rune makes its sound again. Each moment of it fades into the next.
const slideTicks = 10

// slidesOf returns the slides to be heard in a motion, by tick: one every slideTicks while some rune is fast enough.
func slidesOf(poses [][]rules.Pose) []slide {
	list := make([]slide, len(poses))
	for tick, next := 1, 1; tick < len(poses); tick++ {
		if tick < next {
			continue
		}
		s := &list[tick]
		for i, now := range poses[tick] {
			if before := poses[tick-1][i]; before.Flips == 0 { // it slid, and did not tumble
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

// slides makes the sound of a moment of sliding, stone on oak, where it happens and by its speed.
func (m *model) slides(s slide) {
	if s.speed > 0 {
		m.noises.Make(sound.SlideSoft+strength(s.speed, 220, 480), m.contact(s.x, s.y))
	}
}

// strength returns 0, 1 or 2 for a soft, a usual or a hard contact.
func strength(speed, soft, hard float64) sound.Effect {
	switch {
	case speed < soft:
		return 0
	case speed < hard:
		return 1
	}
	return 2
}

// Contacts slower than faint and slides slower than scraping are silent, in millimetres a second.
const faint, scraping = 40, 70
