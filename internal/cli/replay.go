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

It tells what everybody at the table saw; FILE - is the standard input. Every step
is checked: moves against the rules, sums against the position. The exit code is 0
when all fits, 1 when a step or a line does not, 2 when FILE is no record.

`

func replay(args []string, c console) error {
	var (
		everything, data bool
		tag              string
	)
	f := newFlags("replay", replayHelp)
	f.BoolVar(&everything, "all", false, "tell all secrets too, and the moves as they stand in the record")
	f.BoolVar(&data, "json", false, "print one JSON object per step, with everything (docs/replay-json.md)")
	f.StringVar(&tag, "lang", "", "`TAG` of the language, such as de; without it that of the system")
	path, err := f.parseFile("replay", args, c)
	if errors.Is(err, errHelp) {
		return nil
	} else if err != nil {
		return err
	}
	if err := checkLang(tag); err != nil {
		return err
	}
	file, err := readRecord(path, c)
	if err != nil {
		return err
	}
	out := bufio.NewWriter(c.out)
	if data {
		err = replayData(out, file)
	} else {
		var t *teller
		if t, err = newTeller(out, file, tag, c); err != nil {
			return err
		}
		err = t.tell(everything)
	}
	if err2 := out.Flush(); err2 != nil {
		return err2
	}
	switch {
	case err != nil:
		return fmt.Errorf("%s: %w", path, plain(err))
	case file.damage != nil:
		return fmt.Errorf("%s: %w", path, file.damage)
	case file.torn:
		_, err = fmt.Fprintf(c.err, "runehall: %s: the last line is incomplete and was left out\n", printable(path))
	}
	return err
}

// replayData prints the replay as data.
func replayData(out *bufio.Writer, file recordFile) error {
	e := json.NewEncoder(escapes{out})
	e.SetEscapeHTML(false)
	return file.game.Replay(file.record, func(line games.ReplayLine) error { return e.Encode(line) })
}

// plain replaces the message key in a refusal by the message itself.
func plain(err error) error {
	refusal, ok := errors.AsType[*games.Refusal](err)
	if !ok {
		return err
	}
	book, missing := lang.Load("en")
	if missing != nil {
		return errors.Join(err, missing)
	}
	return errors.New(strings.ReplaceAll(err.Error(), refusal.Reason, book.Text(refusal.Reason)))
}
