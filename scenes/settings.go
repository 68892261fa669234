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
	usual, done                 ui.Button

	rows struct {
		language, music, effects, mute, speed, still, scale, contrast, seats, draft, all setting
	}
	tongue, sound, motion, sight, table *group
	right                               ui.Column
	list                                columns
	names                               stage.Names
}

func newSettings(st *stage.Stage) *settings {
	s := &settings{stage: st}
	s.back.OnTap = st.Pop
	s.legend = &stage.Legend{Stage: st}
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
	s.usual = ui.Button{Icon: ui.IconUndo, OnTap: func() { s.change(func(v *stage.Settings) { *v = v.Usual() }) }}
	s.done = ui.Button{Kind: ui.PrimaryButton, OnTap: st.Pop}
	s.group()
	return s
}

// group puts the rows together: what is heard and seen on the left, the screen and the table on the right.
func (s *settings) group() {
	r := &s.rows
	r.language = setting{icon: ui.IconLanguage, control: &s.language, width: 400}
	r.music = setting{icon: ui.IconMusic, control: &s.music, width: 220}
	r.effects = setting{icon: ui.IconSound, control: &s.effects, width: 220}
	r.mute = setting{icon: ui.IconPause, control: &s.mute}
	r.speed = setting{icon: ui.IconSpeed, control: &s.speed, width: 280}
	r.still = setting{icon: ui.IconStill, control: &s.still}
	r.scale = setting{icon: ui.IconSize, control: &s.scale, width: 220}
	r.contrast = setting{icon: ui.IconContrast, control: &s.contrast}
	r.seats = setting{icon: ui.IconSeats, control: &s.seats, width: 340}
	r.draft = setting{icon: ui.IconCheck, control: &s.draft}
	r.all = setting{icon: ui.IconFullScreen, control: &s.all}
	s.tongue, s.sound = newGroup(&r.language), newGroup(&r.music, &r.effects, &r.mute)
	s.motion, s.sight = newGroup(&r.speed, &r.still), newGroup(&r.scale, &r.contrast)
	s.table = newGroup(&r.seats, &r.draft)
	if s.stage.Desktop {
		s.table.column.Items = append(s.table.column.Items, &r.all)
	}
	left := &ui.Column{Items: []ui.Widget{s.tongue, s.sound, s.motion}}
	s.right.Items = []ui.Widget{s.sight, s.table}
	s.list = columns{least: 400, items: []ui.Widget{left, &s.right}}
	s.content, s.most = &s.list, 1280
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
	s.usual.Text, s.done.Text = st.Text("settings.usual"), st.Text("dialog.done")
	for g, key := range map[*group]string{
		s.tongue: "settings.language", s.sound: "settings.sound", s.motion: "settings.motion", s.sight: "settings.sight", s.table: "settings.table",
	} {
		g.section.Text = st.Text(key)
	}
	// A low screen has no height to spare for a ledge: the way back stands above anyway.
	s.buttons, s.right.Items = []*ui.Button{&s.usual, &s.done}, s.right.Items[:2]
	if safe.H < st.Kit.Dp(480) {
		s.buttons, s.right.Items = nil, append(s.right.Items, &s.usual)
	}
	s.choices(v)
	s.sliders(v)
	r := &s.rows
	r.language.text, r.speed.text, r.seats.text = st.Text("settings.language"), st.Text("settings.speed"), st.Text("settings.seats")
	r.scale.note = st.Text("settings.scale.note")
	r.seats.note = st.Text("settings.seats.note")
	if !table.Round(st.Kit, safe.Size()) {
		r.seats.note = st.Text("settings.seats.small")
	}
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
	r.still.note, r.contrast.note = st.Text("settings.still.note"), st.Text("settings.contrast.note")
	s.layout(st.Kit, screen, safe)
	s.name()
}

// choices fills what is one of several.
func (s *settings) choices(v stage.Settings) {
	st := s.stage
	s.language.Choices, s.speed.Choices = s.language.Choices[:0], s.speed.Choices[:0]
	for _, tag := range lang.Tags() {
		s.language.Choices = append(s.language.Choices, ui.Choice{Text: st.Text("language." + tag)})
	}
	s.language.Selected = slices.Index(lang.Tags(), st.Book.Tag())
	for _, speed := range stage.Speeds {
		s.speed.Choices = append(s.speed.Choices, ui.Choice{Text: "×" + strconv.FormatFloat(speed, 'g', -1, 64)})
	}
	s.speed.Selected = slices.Index(stage.Speeds, v.Speed)
	s.seats.Choices = append(s.seats.Choices[:0], ui.Choice{Text: st.Text("settings.seats.side")}, ui.Choice{Text: st.Text("settings.seats.round")})
	s.seats.Selected = 0
	if v.Round {
		s.seats.Selected = 1
	}
}

// sliders fills the sliders. A new volume of the effects is heard at once; that of the music plays.
func (s *settings) sliders(v stage.Settings) {
	r := &s.rows
	for _, of := range []struct {
		slider *ui.Slider
		row    *setting
		key    string
		value  float64
		set    func(v *stage.Settings, value float64)
	}{
		{&s.scale, &r.scale, "settings.scale", v.Scale, func(v *stage.Settings, scale float64) { v.Scale = scale }},
		{&s.music, &r.music, "settings.music", 1 - v.MusicDown, func(v *stage.Settings, up float64) { v.MusicDown = down(up) }},
		{&s.effects, &r.effects, "settings.effects", 1 - v.EffectsDown, func(v *stage.Settings, up float64) { v.EffectsDown = down(up) }},
	} {
		of.slider.OnChange = nil
		of.slider.Value = of.value
		of.row.text = s.stage.Text(of.key)
		of.row.value = s.stage.Text("settings.percent", lang.Num("n", int(math.Round(100*of.value))))
		of.slider.OnChange = func(value float64) {
			s.change(func(v *stage.Settings) { of.set(v, value) })
			if of.slider == &s.effects {
				s.stage.Sound(sound.Coin, s.effects.Rect().Center())
			}
		}
	}
}

// down returns by how much a volume is turned down, in hundredths.
func down(volume float64) float64 { return math.Round(100*(1-volume)) / 100 }

// name names the controls for tests.
func (s *settings) name() {
	s.names = stage.Names{
		&s.back: "settings.back", &s.scale: "settings.scale", &s.still: "settings.still",
		&s.music: "settings.music", &s.effects: "settings.effects", &s.mute: "settings.mute",
		&s.contrast: "settings.contrast", &s.draft: "settings.draft", &s.all: "settings.fullscreen",
		&s.usual: "settings.usual", &s.done: "settings.done",
	}
	for i, tag := range lang.Tags() {
		s.names[s.language.Owner(i)] = "settings.language." + tag
	}
	s.names[s.seats.Owner(0)], s.names[s.seats.Owner(1)] = "settings.seats.side", "settings.seats.round"
	for i, speed := range stage.Speeds {
		s.names[s.speed.Owner(i)] = "settings.speed." + strconv.FormatFloat(speed, 'g', -1, 64)
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
