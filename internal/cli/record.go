//go:build !js

package cli

import (
	"errors"
	"fmt"
	"strings"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/games/all"
	"runehall/games/ledger"
)

// recordFile is a record named on the command line.
type recordFile struct {
	game   games.Entry
	record *games.Record
	// torn says that the last line has no line break: the move was never acknowledged, and the line is left out.
	torn bool
	// damage is why the record ends before the file does, or nil.
	damage error
}

// parseFile reads the command line of a command that takes one file, and returns its path. The error may be [errHelp].
func (f *flags) parseFile(command string, args []string, c console) (path string, err error) {
	rest, err := f.parse(args, c)
	switch {
	case err != nil:
		return "", err
	case len(rest) != 1:
		return "", badUsage("%s takes one file, not %d (see --help)", command, len(rest))
	}
	return rest[0], nil
}

// readRecords reads the records of games that this program plays, from a file or out of a link; a collection holds
// several.
func readRecords(path string, c console) ([]recordFile, error) {
	if text, ok := linkIn(path); ok {
		file, err := unlink(text)
		return []recordFile{file}, err
	}
	text, err := readFile(path, c)
	if err != nil {
		return nil, err
	}
	text = games.PlainText(text)
	if !ledger.IsCollection(text) {
		file, err := single(text, path)
		return []recordFile{file}, err
	}
	all, damage := ledger.ReadCollection(text)
	var files []recordFile
	for _, k := range all.Records {
		file, err := parsed(k.Text, path+": "+printable(k.ID))
		if err != nil {
			return nil, err
		}
		files = append(files, file)
	}
	switch {
	case len(files) == 0 && damage != nil:
		return nil, badUsage("%s: %w", path, damage)
	case len(files) == 0:
		return nil, &usageError{&keyedError{"replay.none", nil, fmt.Errorf("%s: the collection holds no match", path)}}
	case damage != nil:
		files[len(files)-1].damage = damage
	}
	return files, nil
}

// single reads the text of a record, or a text with a link in it, such as a saved mail.
func single(text []byte, path string) (recordFile, error) {
	if !games.IsRecord(text) {
		if link, ok := games.LinkIn(string(text)); ok {
			return unlink(link)
		}
	}
	return parsed(text, path)
}

func parsed(text []byte, path string) (r recordFile, err error) {
	r.record, err = games.ParseRecord(text)
	if _, damaged := errors.AsType[*games.DamageError](err); damaged {
		r.damage = err
	} else if err != nil {
		return recordFile{}, badUsage("%s: %w", path, err)
	}
	r.torn = r.damage == nil && len(r.record.Text()) < len(text)
	game, ok := all.Entry(r.record.Game)
	if !ok {
		return recordFile{}, noGame(path, r.record.Game)
	}
	// What is wrong with a step is said when it is its turn.
	if _, err := game.Resume(r.record); err != nil {
		return recordFile{}, badUsage("%s: %w", path, err)
	}
	r.game = game
	return r, nil
}

// readRecord reads the only record of a file or a link.
func readRecord(path string, c console) (recordFile, error) {
	files, err := readRecords(path, c)
	if err != nil {
		return recordFile{}, err
	}
	if len(files) > 1 {
		err := fmt.Errorf("%s: a collection of %d matches, and this takes one", path, len(files))
		return recordFile{}, &usageError{&keyedError{"replay.one", []lang.Arg{lang.Num("n", len(files))}, err}}
	}
	return files[0], nil
}

// noGame says that a record is of a game that there is not.
func noGame(path, game string) error {
	return &usageError{games.FaultGame.Of(fmt.Errorf("%s: there is no game %q, only %s", path, game,
		strings.Join(all.IDs(), ", ")))}
}

// recordText returns the part of a record file from which the match can go on. damage says why that is not all of it,
// or is nil. A link is checked and returned unchanged, because the window asks what to do with its match.
func recordText(path string, c console) (text []byte, damage error, err error) {
	files, err := readRecords(path, c)
	if err != nil {
		return nil, nil, err
	}
	if _, ok := linkIn(path); ok {
		return []byte(path), nil, nil
	}
	return files[0].record.Text(), files[0].damage, nil
}
