package cli

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"runehall/internal/incoming"
	"runehall/internal/rooms/talk"
	"runehall/ui"
)

const windowHelp = `runehall: rune games at one table

  runehall [flags] [FILE]   open the window, with the match in FILE if there is one
  runehall sim [flags]      let computer players play; see runehall sim --help
  runehall replay FILE      tell and check a record; see runehall replay --help
  runehall link FILE        print a match as a link; see runehall link --help
  runehall page             open the game as a page, for screen readers; see runehall page --help
  runehall serve            be a host of rooms, for people on other devices; see runehall serve --help

Flags of the window:
`

// windowFlags are the flags of the program without a subcommand.
type windowFlags struct {
	seed                          uint64
	size                          size
	scale                         factor
	silent, probe, stats, version bool
	tips, mirror                  bool
	gallery, places               bool
	open, input, data, lang       string
	room                          string
	bot                           string
	botTime, botStart             time.Duration
	handed                        bool  // a desktop handed it over
	refused                       error // why the thing that was handed over is not even looked at
}

func openWindow(args []string, c console) error {
	o, opens, err := readWindowFlags(args, c)
	if err != nil || !opens {
		return err
	}
	return o.run(c)
}

// readWindowFlags reads the flags of a command line without a subcommand. It reports false if they open no window,
// because they only asked for a text, which is printed.
func readWindowFlags(args []string, c console) (o windowFlags, opens bool, err error) {
	f := newFlags("runehall", windowHelp)
	f.Uint64Var(&o.seed, "seed", 0, "`NUMBER` that is the seed of the first new match; 0: a random one")
	f.Var(&o.size, "size", "size of the window, as `WxH`")
	f.Var(&o.scale, "scale", "`FACTOR` of the interface, 0.75 to 2, instead of the settings'")
	f.BoolVar(&o.silent, "silent", false, "make no sound")
	f.StringVar(&o.open, "open", "", "go straight to the match of the record `FILE`")
	f.StringVar(&o.room, "room", "", "go straight into the room to which `ADDRESS` leads, on somebody's device or server, or which it makes there")
	f.StringVar(&o.input, "input", "", "play the recorded input of `FILE` instead of the devices")
	f.StringVar(&o.data, "data", "", "keep matches and settings in `DIR`")
	f.Var((*tag)(&o.lang), "lang", "`TAG` of the language, such as de, instead of the settings'")
	f.StringVar(&o.bot, "bot", "", "`COMMAND` of a program that can take a seat, on a desktop; docs/bot-protocol.md says how it plays")
	f.DurationVar(&o.botTime, "bot-time", defaultBotTime, "`TIME` the program has for a move; 0: no limit")
	f.DurationVar(&o.botStart, "bot-start", defaultBotStart, "`TIME` the program has from its start until it is ready")
	benchFlags(f, &o)
	f.BoolVar(&o.probe, "probe", false, "describe each change of the screen on the standard error, for tests")
	f.Var((*shown)(&o.places), "show", "draw `WHAT` over the program, for developers: places, the name and the rectangle of each thing")
	f.BoolVar(&o.tips, "tips", false, "with --probe too, let a first match tell the rules")
	f.BoolVar(&o.mirror, "mirror", false, "in the browser, describe the screen to screen readers from the start")
	f.BoolVar(&o.stats, "stats", false, "print figures of the run on the standard error, for measuring")
	f.BoolVar(&o.version, "version", false, "print the version")
	rest, err := f.parse(usable(f, args, c), c)
	switch {
	case errors.Is(err, errHelp):
		return o, false, nil
	case err != nil:
		return o, false, err
	case o.open == "" && openable(rest):
		if o.open, o.handed = rest[0], true; len(rest) > 1 {
			o.refused = &incoming.Error{Reason: incoming.Several}
		}
	case len(rest) > 0:
		return o, false, badUsage("there is no command %q, only sim and replay (see --help)", rest[0])
	}
	if o.version {
		return o, false, printVersion(c.out)
	}
	if o.room != "" && !leadsToRoom(o.room) {
		// which may hold secrets, and is not repeated
		return o, false, badUsage("--room: that is no address of a room, such as https://play.example.org/#room=… or #make=…")
	} else if o.room != "" && o.open != "" {
		return o, false, badUsage("--room and --open: one of them at a time")
	}
	return o, true, nil
}

// leadsToRoom reports whether a text is the address of a room at a host, or makes one there.
func leadsToRoom(text string) bool {
	into, ok := talk.ReadLink(text)
	makes, makesOne := talk.ReadMakeLink(text)
	return ok && into.Page != "" || makesOne && makes.Page != ""
}

// defaultBotTime is how long a program has for a move without --bot-time.
const defaultBotTime = 10 * time.Second

// defaultBotStart is how long a program may take to be ready, without --bot-start. It may have to be loaded from a slow
// disk.
const defaultBotStart = time.Minute

// size is a size of the window in device-independent pixels.
type size struct{ width, height int }

// minSize and maxSize bound the window's width and height.
const (
	minSize = 200
	maxSize = 16384
)

func (s *size) String() string {
	if s.width == 0 {
		return ""
	}
	return strconv.Itoa(s.width) + "x" + strconv.Itoa(s.height)
}

func (s *size) Set(text string) error {
	width, height, ok := strings.Cut(text, "x")
	w, err := strconv.Atoi(width)
	h, err2 := strconv.Atoi(height)
	if !ok || err != nil || err2 != nil {
		return errors.New("want WxH, such as 1280x720")
	}
	if min(w, h) < minSize || max(w, h) > maxSize {
		return errors.New("want a width and height from 200 to 16384")
	}
	*s = size{w, h}
	return nil
}

// shown says whether places are drawn over the program: what --show names.
type shown bool

func (s *shown) String() string {
	if *s {
		return "places"
	}
	return ""
}

func (s *shown) Set(text string) error {
	if text != "places" {
		return errors.New("want places")
	}
	*s = true
	return nil
}

// factor is a scale of the interface; 0 means none was given.
type factor float64

func (x *factor) String() string {
	if *x == 0 {
		return ""
	}
	return strconv.FormatFloat(float64(*x), 'g', -1, 64)
}

func (x *factor) Set(text string) error {
	n, err := strconv.ParseFloat(text, 64)
	// Comparisons with NaN are always false.
	if inside := n >= ui.MinInterface && n <= ui.MaxInterface; err != nil || !inside {
		return fmt.Errorf("want %v to %v", ui.MinInterface, ui.MaxInterface)
	}
	*x = factor(n)
	return nil
}
