package settings

import (
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/ui"
)

// pageControl opens the program as a page, where screen readers are told nothing of its window.
type pageControl struct {
	stage  *stage.Stage
	line   page.SettingRow
	button ui.Button
	failed bool // the page could not be opened
}

func newPageControl(st *stage.Stage) *pageControl {
	c := &pageControl{stage: st}
	c.line = page.SettingRow{Icon: ui.IconSound, Control: &c.button, Width: 220}
	c.button.OnTap = c.open
	return c
}

// Row returns the row of the control.
func (c *pageControl) Row() *page.SettingRow { return &c.line }

// Fill fills in the words, and what is missing if the page could not be opened.
func (c *pageControl) Fill(ui.Size) {
	c.line.Text, c.button.Text = c.stage.Text("settings.reader"), c.stage.Text("settings.reader.open")
	c.line.Note = c.stage.Text("settings.reader.note")
	if c.failed {
		c.line.Note = c.stage.Text("settings.reader.failed")
	}
}

// Name names the button.
func (c *pageControl) Name(names stage.Names) { names[&c.button] = "settings.reader" }

// open opens the page, and says what it needs if that fails.
func (c *pageControl) open() {
	err := c.stage.OpenPage()
	if err != nil {
		c.stage.Log.Error("the page cannot be opened", "error", err)
	}
	if failed := err != nil; failed != c.failed {
		c.failed = failed
		c.stage.Apply(c.stage.Settings) // the note may have another height
	}
}
