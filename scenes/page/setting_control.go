package page

import (
	"math"
	"slices"

	"runehall/assets/lang"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// SettingControl is the control of one setting.
type SettingControl interface {
	Row() *SettingRow
	// Fill fills in the words and the present value, for a screen of a size.
	Fill(safe ui.Size)
	// Name names the parts that can be touched, for tests.
	Name(names stage.Names)
}

// NewSettingControl returns the control for a setting, by its kind.
func NewSettingControl(st *stage.Stage, row *stage.Setting) SettingControl {
	base := settingBase{stage: st, setting: row, line: SettingRow{Icon: row.Icon, Width: row.Width}}
	switch row.Kind {
	case stage.ChoiceKind:
		return newChoiceControl(base)
	case stage.SliderKind:
		return newSliderControl(base)
	default:
		return newSwitchControl(base)
	}
}

// settingBase is what all controls share.
type settingBase struct {
	stage   *stage.Stage
	setting *stage.Setting
	line    SettingRow
}

// Row returns the row in which the control stands.
func (b *settingBase) Row() *SettingRow { return &b.line }

//says:keys settings.{@settings}
func (b *settingBase) key() string { return "settings." + b.setting.ID }

func (b *settingBase) words(safe ui.Size) {
	b.line.Text, b.line.Note = b.stage.Text(b.key()), ""
	switch {
	case b.setting == stage.Seats.Setting && !table.Round(b.stage.Kit, safe):
		b.line.Note = b.stage.Text("settings.seats.small")
	case b.setting.Note:
		//says:keys settings.{@settings}.note?
		b.line.Note = b.stage.Text(b.key() + ".note")
	}
}

// change applies new settings, and gives a sample of them.
func (b *settingBase) change(s stage.Settings, at ui.Rect) {
	b.stage.Apply(s)
	if b.setting.Sample != nil {
		b.setting.Sample(b.stage, at.Center())
	}
}

type switchControl struct {
	settingBase
	handle stage.Switch
	toggle ui.Toggle
}

func newSwitchControl(base settingBase) *switchControl {
	c := &switchControl{settingBase: base, handle: stage.Switch{Setting: base.setting}}
	c.line.Control = &c.toggle
	c.toggle.OnChange = func(on bool) { c.change(c.handle.Set(c.stage.Settings, on), c.line.Rect()) }
	return c
}

// Fill fills in the toggle.
func (c *switchControl) Fill(safe ui.Size) {
	c.words(safe)
	c.toggle.Text, c.toggle.On = c.line.Text, c.handle.On(c.stage.Settings)
}

// Name names what can be touched.
func (c *switchControl) Name(names stage.Names) { names[&c.toggle] = c.key() }

type choiceControl struct {
	settingBase
	handle  stage.Choice
	segment ui.Segment
}

func newChoiceControl(base settingBase) *choiceControl {
	c := &choiceControl{settingBase: base, handle: stage.Choice{Setting: base.setting}}
	c.line.Control = &c.segment
	c.segment.OnChange = func(i int) {
		c.change(c.handle.Set(c.stage.Settings, c.setting.Choices[i]), c.line.Rect())
	}
	return c
}

// Fill fills in the segment and its choices.
func (c *choiceControl) Fill(safe ui.Size) {
	c.words(safe)
	c.segment.Choices = c.segment.Choices[:0]
	for _, id := range c.setting.Choices {
		c.segment.Choices = append(c.segment.Choices, ui.Choice{Text: c.label(id)})
	}
	chosen := c.handle.Of(c.stage.Settings)
	if chosen == "" && c.setting.Shown != nil {
		chosen = c.setting.Shown(c.stage)
	}
	c.segment.Selected, c.segment.Label = slices.Index(c.setting.Choices, chosen), c.line.Text
}

func (c *choiceControl) label(id string) string {
	if c.setting.Label != nil {
		return c.setting.Label(c.stage, id)
	}
	return c.stage.Text(c.key() + "." + id)
}

// Name names what can be touched.
func (c *choiceControl) Name(names stage.Names) {
	for i, id := range c.setting.Choices {
		names[c.segment.Owner(i)] = c.key() + "." + id
	}
}

// sliderControl is a slider with its value in percent.
type sliderControl struct {
	settingBase
	handle stage.Slider
	slider ui.Slider
}

func newSliderControl(base settingBase) *sliderControl {
	c := &sliderControl{settingBase: base, handle: stage.Slider{Setting: base.setting}}
	c.line.Control = &c.slider
	c.slider = ui.Slider{Min: base.setting.Min, Max: base.setting.Max, Step: base.setting.Step,
		Ticks: base.setting.Ticks, Late: base.setting == stage.Scale.Setting}
	c.slider.OnChange = func(v float64) { c.change(c.handle.Set(c.stage.Settings, v), c.slider.Rect()) }
	return c
}

// Fill fills in the slider and its value.
func (c *sliderControl) Fill(safe ui.Size) {
	c.words(safe)
	c.slider.Value = c.handle.Of(c.stage.Settings)
	c.line.value = c.stage.Text("settings.percent", lang.Num("n", int(math.Round(100*c.slider.Value))))
	c.slider.Label, c.slider.Said = c.line.Text, c.line.value
}

// Name names what can be touched.
func (c *sliderControl) Name(names stage.Names) { names[&c.slider] = c.key() }
