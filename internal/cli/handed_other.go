//go:build !js

package cli

import (
	"os"
	"path/filepath"
	"strings"

	"runehall/games"
	"runehall/internal/incoming"
	"runehall/scenes"
)

// handedFlag stands before the one thing that a desktop hands over: "%1" on Windows, %u on Linux. What follows it is
// never read as a flag or as a command.
const handedFlag = "--handed"

// handedOver carries out a command line with [handedFlag], and reports whether this is one. Anybody can write an
// address, and on Windows a quotation mark in one splits it into several arguments. So everything except the flag and
// one argument is refused. The refusal is shown in the window, since nobody sees a terminal. A desktop's menu passes no
// argument, so the flag may stand alone.
func handedOver(args []string, c console) (err error, ok bool) {
	if !hasHanded(args) {
		return nil, false
	}
	o := handedFlags(args)
	return o.run(c), true
}

// handedFlags returns the flags for such a command line: open one thing, or nothing. Nothing else can be asked for.
func handedFlags(args []string) windowFlags {
	o := windowFlags{botTime: defaultBotTime, botStart: defaultBotStart, handed: true}
	switch {
	case args[0] != handedFlag || len(args) > 2:
		o.refused = &incoming.Error{Reason: incoming.Mixed}
	case len(args) == 2:
		if o.open = args[1]; o.open == "" {
			o.refused = &incoming.Error{Reason: incoming.Nothing}
		}
	}
	return o
}

// hasHanded reports whether the flag is among the arguments, in any way in which flags can be written.
func hasHanded(args []string) bool {
	for _, arg := range args {
		name, dashed := strings.CutPrefix(arg, "-")
		name, _, _ = strings.Cut(strings.TrimPrefix(name, "-"), "=")
		if dashed && name == strings.TrimLeft(handedFlag, "-") {
			return true
		}
	}
	return false
}

// openable reports whether arguments without a flag are meant to be opened, and not to be commands.
func openable(args []string) bool {
	for _, arg := range args {
		thing, err := incoming.Of(arg)
		if err != nil || thing.Link != "" {
			continue
		}
		if _, err := os.Stat(thing.Path); err != nil && !looksLikeFile(arg) {
			return false
		}
	}
	return len(args) > 0
}

// looksLikeFile tells the path of a file that is not there from a command that there is not.
func looksLikeFile(arg string) bool {
	return strings.ContainsAny(arg, `/\`) || strings.EqualFold(filepath.Ext(arg), ".runehall")
}

// takeIn reads what is to be opened into the configuration, or else why it cannot be opened.
func (o *windowFlags) takeIn(config *scenes.Config, c console) error {
	if o.room != "" {
		config.Open = []byte(o.room)
		return nil
	}
	if config.OpenFailed = o.refused; o.refused != nil || o.open == "" {
		return nil
	}
	if o.open == "-" && !o.handed {
		config.Open, config.OpenFailed = incoming.ReadAll(c.in)
		return nil
	}
	thing, err := incoming.Of(o.open)
	switch {
	case err != nil:
		config.OpenFailed = err
	case thing.Link != "":
		config.Open = []byte(thing.Link)
	default:
		config.Open, config.OpenFailed = incoming.Read(thing.Path)
	}
	return nil
}

// unopened returns why the thing cannot be opened, for programs without a window to say it in.
func (o *windowFlags) unopened(config *scenes.Config, c console) error {
	switch err := config.OpenFailed; {
	case err != nil:
		return &usageError{c.say(o.lang, err)}
	case config.Open == nil || o.open == "-" || o.room != "":
		return nil
	}
	_, _, err := recordText(o.open, c)
	if err != nil {
		return c.say(o.lang, err)
	}
	return nil
}

// linkIn returns the link in an argument, and false if there is none. The path of a file is not a link, whatever the
// file contains.
func linkIn(arg string) (link string, ok bool) {
	thing, err := incoming.Of(arg)
	if err != nil || thing.Link == "" {
		return "", false
	}
	return games.LinkIn(thing.Link)
}
