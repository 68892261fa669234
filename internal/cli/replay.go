//go:build !js

package cli

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"runehall/assets/lang"
	"runehall/games"
)

const replayHelp = `runehall replay FILE: tells and checks the record of a match

It tells what everybody at the table saw. FILE can also be a link, or a collection of
matches, which it tells one after another; - is the standard input. It checks every
step: moves against the rules, sums against the position. The exit code is 0 if
everything is right, 1 if a step or a line is wrong, 2 if FILE is not a record.

`

func replay(args []string, c console) error {
	var (
		everything, data bool
		tag              string
	)
	f := newFlags("replay", replayHelp)
	f.BoolVar(&everything, "all", false, "tell all secrets too, and the moves as the record has them")
	f.BoolVar(&data, "json", false, "print one JSON object per step, with everything (docs/replay-json.md)")
	f.StringVar(&tag, "lang", "", "`TAG` of the language, such as de; by default that of the system")
	path, err := f.parseFile("replay", args, c)
	if errors.Is(err, errHelp) {
		return nil
	} else if err != nil {
		return err
	}
	if err := checkLang(tag); err != nil {
		return err
	}
	say := func(err error) error { return c.say(tag, err) }
	if data { // messages beside data are in English everywhere, for programs that read them
		say = func(err error) error { return err }
	}
	files, err := readRecords(path, c)
	if err != nil {
		return say(err)
	}
	var wrong []error
	for i, file := range files {
		name := path
		if len(files) > 1 {
			name = fmt.Sprintf("%s: match %d", path, i+1)
		}
		out := bufio.NewWriter(c.out)
		if i > 0 && !data {
			_ = out.WriteByte('\n') // a failed write shows when out is flushed
		}
		told := replayed(out, file, data, everything, tag, c)
		if err := out.Flush(); err != nil {
			return err
		}
		if told == nil {
			told = file.damage
		}
		switch {
		case told != nil:
			wrong = append(wrong, say(fmt.Errorf("%s: %w", name, plain(told))))
		case file.torn:
			torn := &keyedError{"replay.torn", nil, fmt.Errorf("%s: the last line is incomplete and was left out",
				name)}
			if _, err := fmt.Fprintln(c.err, "runehall: "+oneLine(say(torn))); err != nil {
				return err
			}
		}
	}
	return errors.Join(wrong...)
}

// replayed tells one match, and returns why it ends early.
func replayed(out *bufio.Writer, file recordFile, data, everything bool, tag string, c console) error {
	if data {
		return replayData(out, file)
	}
	t, err := newTeller(out, file, tag, c)
	if err != nil {
		return err
	}
	return t.tell(everything)
}

func replayData(out *bufio.Writer, file recordFile) error {
	e := json.NewEncoder(escapes{out})
	e.SetEscapeHTML(false)
	return file.game.Replay(file.record, func(line games.ReplayLine) error { return e.Encode(line) })
}

// plain replaces the message key in a refusal by the message itself; it stays an error of its kind.
func plain(err error) error {
	refusal, ok := errors.AsType[*games.Refusal](err)
	if !ok {
		return err
	}
	book, missing := lang.Load("en")
	if missing != nil {
		return errors.Join(err, missing)
	}
	knowAll(book)
	return &plainError{strings.ReplaceAll(err.Error(), refusal.Reason, book.Text(refusal.Reason)), err}
}

// plainError is an error in other words.
type plainError struct {
	text string
	err  error
}

func (e *plainError) Error() string { return e.text }

func (e *plainError) Unwrap() error { return e.err }
