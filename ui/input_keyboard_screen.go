//go:build android || ios || js

package ui

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2/exp/textinput"
)

// keyboard is the system's on-screen keyboard, shown while a field is open. It also composes letters that take more
// than one key.
type keyboard struct {
	composer      *textinput.Composer
	before, after string // the text around what is being composed
	composing     string
}

// update types into the open field f, and reports whether the keyboard has taken the tick's keys.
func (k *keyboard) update(c *Context, f *TextField) bool {
	if k.composer == nil {
		k.begin(f)
	}
	c.Moves(true) // letters of this keyboard do not wake the loop, so it must stay active
	taken, err := k.composer.Update()
	return taken && err == nil
}

// ready prepares a field under a finger: it will open when the finger lifts.
func (k *keyboard) ready(f *TextField) {
	if !gestureOnly {
		return
	}
	if k.composer == nil {
		k.begin(f)
	}
	_, _ = k.composer.Update() // there is no text yet, and an error will come again once the field is open
}

func (k *keyboard) begin(f *TextField) {
	k.composer = &textinput.Composer{
		OnNewSession: func() *textinput.SessionOptions {
			k.before, k.after = f.around()
			k.composing = ""
			at := image.Rect(int(f.rect.X), int(f.rect.Y), int(f.rect.Right()), int(f.rect.Bottom()))
			return &textinput.SessionOptions{CaretBounds: at, TextBeforeCaret: k.before, TextAfterCaret: k.after}
		},
		OnComposition: func(p *textinput.Composition) {
			if p.Text() != k.composing {
				k.composing = p.Text()
				f.put(k.before+k.composing, k.after)
			}
		},
		OnCommit: func(p *textinput.Commit) {
			before, after := p.SurroundingText()
			k.before, k.after = before+p.Text(), after
			f.put(k.before, k.after)
		},
		OnEndByUser: f.close,
	}
}

// end hides the keyboard. It keeps what was being composed.
func (k *keyboard) end() {
	if k.composer == nil {
		return
	}
	composer := k.composer
	k.composer = nil
	composer.Confirm()
	forgo()
}
