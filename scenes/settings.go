package scenes

import (
	"math"
	"slices"
	"strconv"

	"runehall/assets/lang"
	"runehall/assets/sound"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// The steps of the interface scale and of the volumes.
const (
	scaleStep  = 0.25
	volumeStep = 0.1
)

// settings changes what counts for all games. Everything acts at once.
type settings struct {
	page
	stage *stage.Stage

	language, speed, seats      ui.Segment
	scale, music, effects       ui.Slider
	still, contrast, draft, all ui.Toggle
	mute                        ui.Toggle

	sections []*ui.Section
	note     ui.Label
	round    ui.Label // what seats round the table need
	list     ui.Column
	names    stage.Names
}

func newSettings(st *stage.Stage) *settings {
	s := &settings{stage: st}
	s.back.OnTap = st.Pop
	s.language.OnChange = func(i int) { s.change(func(v *stage.Settings) { v.Lang = lang.Tags()[i] }) }
	s.speed.OnChange = func(i int) { s.change(func(v *stage.Settings) { v.Speed = stage.Speeds[i] }) }
	s.seats.OnChange = func(i int) { s.change(func(v *stage.Settings) { v.Round = i == 1 }) }
	s.scale = ui.Slider{Min: ui.MinInterface, Max: ui.MaxInterface, Step: scaleStep, Ticks: true}
	s.still.OnChange = func(on bool) { s.change(func(v *stage.Settings) { v.Still = on }) }
	s.contrast.OnChange = func(on bool) { s.change(func(v *stage.Settings) { v.Contrast = on }) }
	s.draft.OnChange = func(on bool) { s.change(func(v *stage.Settings) { v.Direct = !on }) }
	s.all.OnChange = func(on bool) { s.change(func(v *stage.Settings) { v.FullScreen = on }) }
	s.mute.OnChange = func(on bool) { s.change(func(v *stage.Settings) { v.Mute = on }) }
	s.music = ui.Slider{Max: 1, Step: volumeStep}
	s.effects = ui.Slider{Max: 1, Step: volumeStep}
	for range 7 {
		s.sections = append(s.sections, &ui.Section{})
	}
	s.list.Items = []ui.Widget{
		s.sections[0], &s.language,
		s.sections[1], &s.scale, &s.note, &s.contrast,
		s.sections[2], &s.speed, &s.still,
		s.sections[3], &s.draft,
		s.sections[4], &s.music,
		s.sections[5], &s.effects, &s.mute,
		s.sections[6], &s.seats, &s.round,
	}
	if st.Desktop {
		s.list.Items = append(s.list.Items, &s.all)
	}
	s.content = &s.list
	return s
}

func (s *settings) change(set func(*stage.Settings)) {
	v := s.stage.Settings
	set(&v)
	s.stage.Apply(v)
}

// Name is "settings".
func (s *settings) Name() string { return "settings" }

// Enter gives the way back the focus.
func (s *settings) Enter(root *ui.Root) { root.Focus(&s.back) }

// Layout fills the controls with what counts now, and places them.
func (s *settings) Layout(screen, safe ui.Rect) {
	st := s.stage
	v := st.Settings
	s.title = st.Text("settings.title")
	for i, key := range []string{"settings.language", "", "settings.motion", "settings.play", "", "", "settings.seats"} {
		if key != "" {
			s.sections[i].Text = st.Text(key)
		}
	}
	s.language.Choices, s.speed.Choices = s.language.Choices[:0], s.speed.Choices[:0]
	for _, tag := range lang.Tags() {
		s.language.Choices = append(s.language.Choices, ui.Choice{Text: st.Text("language." + tag)})
	}
	s.language.Selected = slices.Index(lang.Tags(), st.Book.Tag())
	for _, speed := range stage.Speeds {
		s.speed.Choices = append(s.speed.Choices, ui.Choice{Text: "×" + strconv.FormatFloat(speed, 'g', -1, 64)})
	}
	s.speed.Selected = slices.Index(stage.Speeds, v.Speed)
	if s.scale.OnChange = nil; s.scale.Value != v.Scale {
		s.scale.Value = v.Scale
	}
	s.scale.OnChange = func(scale float64) { s.change(func(v *stage.Settings) { v.Scale = scale }) }
	s.sections[1].Text = st.Text("settings.scale", lang.Num("n", int(math.Round(v.Scale*100))))
	s.volumes(v)
	s.note = ui.Label{Text: st.Text("settings.scale.note"), Style: st.Kit.Type.Small, Wrap: true}
	s.seats.Choices = append(s.seats.Choices[:0], ui.Choice{Text: st.Text("settings.seats.side")}, ui.Choice{Text: st.Text("settings.seats.round")})
	s.seats.Selected = 0
	if v.Round {
		s.seats.Selected = 1
	}
	note := "settings.seats.note"
	if !table.Round(st.Kit, safe.Size()) {
		note = "settings.seats.small"
	}
	s.round = ui.Label{Text: st.Text(note), Style: st.Kit.Type.Small, Wrap: true}
	for toggle, set := range map[*ui.Toggle]struct {
		key string
		on  bool
	}{
		&s.still:    {"settings.still", v.Still},
		&s.contrast: {"settings.contrast", v.Contrast},
		&s.draft:    {"settings.draft", !v.Direct},
		&s.mute:     {"settings.mute", v.Mute},
		&s.all:      {"settings.fullscreen", v.FullScreen},
	} {
		toggle.Text, toggle.On = st.Text(set.key), set.on
	}
	s.layout(st.Kit, screen, safe)
	s.names = stage.Names{
		&s.back: "settings.back", &s.scale: "settings.scale", &s.still: "settings.still",
		&s.music: "settings.music", &s.effects: "settings.effects", &s.mute: "settings.mute",
		&s.contrast: "settings.contrast", &s.draft: "settings.draft", &s.all: "settings.fullscreen",
	}
	for i, tag := range lang.Tags() {
		s.names[s.language.Owner(i)] = "settings.language." + tag
	}
	s.names[s.seats.Owner(0)], s.names[s.seats.Owner(1)] = "settings.seats.side", "settings.seats.round"
	for i, speed := range stage.Speeds {
		s.names[s.speed.Owner(i)] = "settings.speed." + strconv.FormatFloat(speed, 'g', -1, 64)
	}
}

// volumes fills the sliders of music and effects. A new volume of the effects is heard at once; that of the music plays.
func (s *settings) volumes(v stage.Settings) {
	for _, of := range []struct {
		slider *ui.Slider
		title  *ui.Section
		key    string
		down   float64
		set    func(v *stage.Settings, down float64)
	}{
		{&s.music, s.sections[4], "settings.music", v.MusicDown, func(v *stage.Settings, d float64) { v.MusicDown = d }},
		{&s.effects, s.sections[5], "settings.effects", v.EffectsDown, func(v *stage.Settings, d float64) { v.EffectsDown = d }},
	} {
		of.slider.OnChange = nil
		of.slider.Value = 1 - of.down
		of.title.Text = s.stage.Text(of.key, lang.Num("n", int(math.Round(100*of.slider.Value))))
		of.slider.OnChange = func(volume float64) {
			s.change(func(v *stage.Settings) { of.set(v, math.Round(100*(1-volume))/100) })
			if of.slider == &s.effects {
				s.stage.Sound(sound.Coin, s.effects.Rect().Center())
			}
		}
	}
}

// Update reacts to a tick's input.
func (s *settings) Update(c *ui.Context) { s.update(c) }

// Draw draws the controls.
func (s *settings) Draw(c *ui.Canvas) { s.draw(c) }

// Report says what can be pressed.
func (s *settings) Report(r *stage.Report) {
	s.names.Report(r)
	r.State["scale"] = s.stage.Settings.Scale
	r.State["speed"] = s.stage.Settings.Speed
	r.State["music"], r.State["effects"] = s.stage.Settings.Volumes()
	r.State["round"] = s.stage.Settings.Round
}
