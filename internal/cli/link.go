//go:build !js

package cli

import (
	"errors"
	"fmt"

	"runehall/games"
	"runehall/games/all"
)

const linkHelp = `runehall link FILE: a match as a link

It prints the whole match as the end of an address, which no server sees. Any copy of
Runehall opens it, with --open LINK or as a page after its address. A match that is not
over carries its secrets along. FILE - is the standard input.

`

func link(args []string, c console) error {
	var page string
	f := newFlags("link", linkHelp)
	f.StringVar(&page, "page", "", "`ADDRESS` of a page with Runehall, to put before the link")
	path, err := f.parseFile("link", args, c)
	if errors.Is(err, errHelp) {
		return nil
	} else if err != nil {
		return err
	}
	file, err := readRecord(path, c)
	if err != nil {
		return c.say("", err)
	}
	text, err := file.game.Link(file.record)
	if err != nil {
		return c.say("", fmt.Errorf("%s: %w", path, plain(err)))
	}
	_, err = fmt.Fprintln(c.out, page+games.LinkMark+text)
	return err
}

func unlink(text string) (recordFile, error) {
	link, err := games.ParseLink(text)
	if err != nil {
		return recordFile{}, &usageError{err}
	}
	game, ok := all.Entry(link.Head.Game)
	if !ok {
		return recordFile{}, noGame("the link", link.Head.Game)
	}
	record, err := game.Unlink(link)
	if err != nil {
		return recordFile{}, &usageError{err}
	}
	return recordFile{game: game, record: record}, nil
}
