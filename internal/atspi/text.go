//go:build linux && !android

package atspi

import (
	"slices"

	"runehall/internal/aloud"
)

// runes returns the text in a field.
func (c *call) runes() []rune { return []rune(c.node.thing.Value) }

// part returns a part of the text in a field. A negative end means the end of the text.
func (c *call) part(from, to int32) string {
	text := c.runes()
	if to < 0 || int(to) > len(text) {
		to = int32(len(text))
	}
	return string(text[min(max(0, from), to):to])
}

// all answers with the whole text of a field and its bounds. A field has one line, which counts as one word.
func all(c *call) []any {
	arg[int32](c, 0)
	return []any{c.node.thing.Value, int32(0), int32(len(c.runes()))}
}

// nowhere answers a question about a place outside the text.
func nowhere(*call) []any { return []any{"", int32(0), int32(0)} }

var textMethods = answers{
	"GetText": func(c *call) []any { return []any{c.part(arg[int32](c, 0), arg[int32](c, 1))} },
	"GetCharacterAtOffset": func(c *call) []any {
		if at, text := arg[int32](c, 0), c.runes(); at >= 0 && int(at) < len(text) {
			return []any{text[at]}
		}
		return []any{int32(-1)}
	},
	"GetStringAtOffset":   atOffset,
	"GetTextAtOffset":     atOffset,
	"GetTextBeforeOffset": nowhere,
	"GetTextAfterOffset":  nowhere,
	"SetCaretOffset":      no,
	"GetNSelections":      func(*call) []any { return []any{int32(0)} },
	"GetSelection":        func(*call) []any { return []any{int32(0), int32(0)} },
	"AddSelection":        no, "RemoveSelection": no, "SetSelection": no,
	"GetAttributes": func(c *call) []any {
		return []any{map[string]string{}, int32(0), int32(len(c.runes()))}
	},
	"GetAttributeRun": func(c *call) []any {
		return []any{map[string]string{}, int32(0), int32(len(c.runes()))}
	},
	"GetDefaultAttributes":   func(*call) []any { return []any{map[string]string{}} },
	"GetDefaultAttributeSet": func(*call) []any { return []any{map[string]string{}} },
	"GetOffsetAtPoint":       func(*call) []any { return []any{int32(-1)} },
	"GetCharacterExtents":    func(c *call) []any { return c.whole(arg[uint32](c, 1)) },
	"GetRangeExtents":        func(c *call) []any { return c.whole(arg[uint32](c, 2)) },
}

// whole answers where the whole field lies: where its letters are is not told.
func (c *call) whole(relative uint32) []any {
	b := c.tree.box(c.node, relative)
	return []any{b.X, b.Y, b.W, b.H}
}

// atOffset answers with a character, if that is asked for, and otherwise with the whole line.
func atOffset(c *call) []any {
	at, kind := arg[int32](c, 0), arg[uint32](c, 1)
	text := c.runes()
	if kind != 0 {
		return all(c)
	}
	if at < 0 || int(at) >= len(text) {
		return []any{"", at, at}
	}
	return []any{string(text[at]), at, at + 1}
}

var editableTextMethods = answers{
	"SetTextContents": func(c *call) []any { return c.write([]rune(arg[string](c, 0))) },
	"InsertText": func(c *call) []any {
		at, insert, n := arg[int32](c, 0), []rune(arg[string](c, 1)), arg[int32](c, 2)
		text := c.runes()
		if at < 0 || int(at) > len(text) {
			return no(c)
		}
		if n >= 0 && int(n) < len(insert) {
			insert = insert[:n]
		}
		return c.write(slices.Insert(text, int(at), insert...))
	},
	"DeleteText": func(c *call) []any {
		from, to := arg[int32](c, 0), arg[int32](c, 1)
		text := c.runes()
		if from < 0 || from > to || int(to) > len(text) {
			return no(c)
		}
		return c.write(slices.Delete(text, int(from), int(to)))
	},
	"CopyText": func(*call) []any { return nil }, "CutText": no, "PasteText": no,
}

// longestInput is how many characters may be written into a field at once. The field itself keeps fewer.
const longestInput = 1000

// write replaces the text in the field.
func (c *call) write(text []rune) []any {
	if c.node.thing.Disabled || len(text) > longestInput {
		return no(c)
	}
	c.do(aloud.Act{Kind: aloud.Write, ID: c.node.thing.ID, Text: clean(string(text))})
	return []any{true}
}
