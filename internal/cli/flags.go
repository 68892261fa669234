package cli

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"slices"
	"strings"
)

// errHelp stops a command after it has printed its help.
var errHelp = errors.New("help was asked for")

var (
	errNoFlag = errors.New("there is no such flag here")
	errEmpty  = errors.New("the value is empty")
)

// flags are the flags of one command. Both --name value and --name=value work, and flags may follow arguments.
type flags struct {
	*flag.FlagSet
	help string
}

// newFlags returns a set without flags. Its help starts with head, and lists the flags after that.
func newFlags(name, head string) *flags {
	f := &flags{FlagSet: flag.NewFlagSet(name, flag.ContinueOnError), help: head}
	f.SetOutput(io.Discard)
	f.Usage = func() {}
	return f
}

// parse reads the arguments and returns those that are not flags, including everything after a "--". On --help it
// prints the help and returns errHelp.
func (f *flags) parse(args []string, c console) ([]string, error) {
	rest, err := f.read(args, c)
	if err != nil {
		return nil, err
	}
	// A script that passes an empty folder or file by mistake must not get the default one instead.
	f.Visit(func(one *flag.Flag) {
		if one.Value.String() == "" {
			err = badUsage("flag --%s: the value is empty (see --help)", one.Name)
		}
	})
	return rest, err
}

func (f *flags) read(args []string, c console) ([]string, error) {
	var rest []string
	for {
		err := f.Parse(args)
		switch {
		case errors.Is(err, flag.ErrHelp):
			if err := f.print(c.out); err != nil {
				return nil, err
			}
			return nil, errHelp
		case err != nil:
			// Package flag writes flags with one dash.
			text := strings.NewReplacer("flag provided but not defined: -", "there is no flag --", "flag -", "flag --",
				"argument: -", "argument: --", " for -", " for --").Replace(err.Error())
			return nil, badUsage("%s (see --help)", text)
		case f.NArg() == 0:
			return rest, nil
		}
		if read := len(args) - f.NArg(); read > 0 && args[read-1] == "--" {
			return append(rest, f.Args()...), nil
		}
		rest = append(rest, f.Arg(0))
		args = f.Args()[1:]
	}
}

// met returns the arguments that are flags with one of these names and a value that can be used. It reports all others
// with the reason.
func (f *flags) met(args, names []string, left func(arg string, why error)) []string {
	var out []string
	for _, arg := range args {
		name, _, _ := strings.Cut(strings.TrimLeft(arg, "-"), "=")
		err := errNoFlag
		if strings.HasPrefix(arg, "-") && slices.Contains(names, name) && f.Lookup(name) != nil {
			if err = f.Parse([]string{arg}); err == nil && f.Lookup(name).Value.String() == "" {
				err = errEmpty
			}
		}
		if err != nil {
			left(arg, err)
			continue
		}
		out = append(out, arg)
	}
	return out
}

func (f *flags) print(w io.Writer) error {
	var b strings.Builder
	b.WriteString(f.help)
	var lines [][2]string
	width := 18
	f.VisitAll(func(one *flag.Flag) {
		value, usage := flag.UnquoteUsage(one)
		name := "--" + one.Name
		if value != "" {
			name += " " + value
		}
		if unset := []string{"", "0", "false", "0s"}; !slices.Contains(unset, one.DefValue) {
			usage += " (default " + one.DefValue + ")"
		}
		lines, width = append(lines, [2]string{name, usage}), max(width, len(name))
	})
	for _, line := range lines {
		fmt.Fprintf(&b, "  %-*s %s\n", width, line[0], line[1])
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// maxLine bounds how many characters of an error are shown, since errors may quote long parts of damaged files.
const maxLine = 400

// oneLine is the text of an error as a line for a terminal; the middle of a very long one is left out.
func oneLine(err error) string {
	lines := strings.FieldsFunc(err.Error(), func(c rune) bool { return c == '\n' || c == '\r' })
	text := []rune(printable(strings.Join(lines, "; ")))
	if len(text) > maxLine {
		text = slices.Concat(text[:maxLine/2], []rune(" … "), text[len(text)-maxLine/2:])
	}
	return string(text)
}
