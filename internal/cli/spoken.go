package cli

import (
	"cmp"
	"errors"

	"runehall/assets/lang"
	"runehall/internal/incoming"
	"runehall/internal/words"
)

// spokenError is an error in the person's language.
type spokenError struct {
	text string
	err  error // the error in English; nil if the text says everything
	box  bool  // there is no window to say it in: a dialog of the system says it too
}

func (e *spokenError) Error() string {
	if e.err == nil {
		return e.text
	}
	return e.text + " (" + e.err.Error() + ")"
}

func (e *spokenError) Unwrap() error { return e.err }

type keyedError struct {
	key  string
	args []lang.Arg
	err  error // the same in English
}

func (e *keyedError) Error() string { return e.err.Error() }

func (e *keyedError) Unwrap() error { return e.err }

// say puts an error into the person's language as far as there are words for it; tag is that of --lang, or empty.
func (c console) say(tag string, err error) error {
	book, broken := c.book(tag)
	if broken != nil {
		return err
	}
	if e, ok := errors.AsType[*incoming.Error](err); ok {
		said := &spokenError{text: e.Text(book), err: e.Err}
		if _, ok := errors.AsType[*usageError](err); ok { // it stays one
			return &usageError{said}
		}
		return said
	}
	if e, ok := errors.AsType[*keyedError](err); ok {
		return &spokenError{text: book.Text(e.key, e.args...), err: err}
	}
	if text, ok := words.Fault(book, err); ok {
		return &spokenError{text: text, err: err}
	}
	return err
}

// book returns the messages in the person's language.
func (c console) book(tag string) (*lang.Book, error) {
	return lang.Load(cmp.Or(tag, locale(c.getenv)))
}

// noWindow says, in the words of a book, why there is no window or why it has gone. A nil book stands for the person's
// language; tag is the language of --lang, or empty.
func (c console) noWindow(book *lang.Book, tag string, err error) error {
	if book == nil {
		var broken error
		if book, broken = c.book(tag); broken != nil {
			return err
		}
	}
	key, args := windowWords(err, c.getenv)
	if errors.Is(err, errNoDisplay) {
		err = nil // it is all that there is to say
	}
	return &spokenError{text: book.Text(key, args...), err: err, box: true}
}

// errNoDisplay says that there is no window system that the engine knows.
var errNoDisplay = errors.New("no display")
