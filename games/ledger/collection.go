package ledger

import (
	"bytes"
	"errors"
	"fmt"
	"hash/crc32"
	"maps"
	"slices"
	"strconv"
	"strings"

	"runehall/games"
)

// collectionHead is the first line of a collection.
const collectionHead = "runehall-collection 1\n"

// Collection is everything that a device keeps, in one file: records by name, the ledger, and by key what else belongs
// to the persons. docs/ledger-format.md describes the file.
type Collection struct {
	Records []Kept
	Ledger  []byte
	Own     map[string][]byte
}

// The bounds of what is read of the persons' own things.
const (
	mostOwn    = 64
	longestOwn = 1 << 20 // bytes of one thing
)

// Kept is the record of a match with the name that it is kept under.
type Kept struct {
	ID   string
	Text []byte
}

// IsCollection reports whether a text is a collection rather than a single record.
func IsCollection(text []byte) bool { return bytes.HasPrefix(text, []byte("runehall-collection ")) }

// Text returns the collection as the text of a file.
func (c *Collection) Text() []byte {
	out := []byte(collectionHead)
	part := func(head string, text []byte) {
		out = fmt.Appendf(out, "%s %d %08x\n", head, len(text), crc32.ChecksumIEEE(text))
		out = append(append(out, text...), '\n')
	}
	part("ledger", c.Ledger)
	for _, k := range c.Records {
		part("record "+k.ID, k.Text)
	}
	out = append(out, "end\n"...)
	if len(c.Own) == 0 {
		return out
	}
	for _, key := range slices.Sorted(maps.Keys(c.Own)) {
		part("own "+key, c.Own[key])
	}
	return append(out, "whole\n"...)
}

// ReadCollection reads a collection. If some of it is damaged, it returns an error together with all parts that are
// whole.
func ReadCollection(text []byte) (*Collection, error) {
	c := &Collection{}
	rest, ok := bytes.CutPrefix(text, []byte(collectionHead))
	if !ok {
		return c, games.FaultCollection.Of(errors.New("ledger: this collection was written by another version of the program"))
	}
	var damage error
	for {
		line, after, ok := bytes.Cut(rest, []byte{'\n'})
		if !ok {
			return c, games.FaultPart.Of(errors.New("ledger: the collection is incomplete"))
		}
		if string(line) == "end" {
			return c, errors.Join(damage, c.readOwn(after))
		}
		words := strings.Fields(string(line))
		kind, id := partKind(string(line), words)
		size, sum, err := partOf(words)
		if err != nil || kind == "" || size >= len(after) || after[size] != '\n' {
			return c, games.FaultPart.Of(fmt.Errorf("ledger: no part of a collection begins with %.60q", line))
		}
		body := after[:size:size]
		rest = after[size+1:]
		switch {
		case crc32.ChecksumIEEE(body) != sum:
			damage = games.FaultPart.Of(fmt.Errorf("ledger: %s %.80q of the collection is damaged", kind, id))
		case kind == "record":
			c.Records = append(c.Records, Kept{id, body})
		default:
			c.Ledger = body
		}
	}
}

// readOwn reads the persons' own things, which come after the end that older programs know; those ignore them. Unknown
// kinds of parts are left out.
func (c *Collection) readOwn(rest []byte) (damage error) {
	if len(rest) == 0 { // written by an older program
		return nil
	}
	for {
		line, after, ok := bytes.Cut(rest, []byte{'\n'})
		if !ok {
			return games.FaultPart.Of(errors.New("ledger: the collection is incomplete"))
		}
		if string(line) == "whole" {
			return damage
		}
		words := strings.Fields(string(line))
		size, sum, err := partOf(words)
		if err != nil || size >= len(after) || after[size] != '\n' {
			return games.FaultPart.Of(fmt.Errorf("ledger: no part of a collection begins with %.60q", line))
		}
		body := after[:size:size]
		rest = after[size+1:]
		switch {
		case crc32.ChecksumIEEE(body) != sum || size > longestOwn || len(c.Own) == mostOwn:
			damage = games.FaultPart.Of(fmt.Errorf("ledger: %.80q of the collection is damaged", line))
		case words[0] == "own" && len(words) == 4:
			if c.Own == nil {
				c.Own = map[string][]byte{}
			}
			c.Own[words[1]] = body
		}
	}
}

// partKind returns the kind of a part, and the name of a record, which may contain spaces. It returns "" for an unknown
// kind.
func partKind(line string, words []string) (kind, id string) {
	if len(words) == 3 && words[0] == "ledger" {
		return "ledger", ""
	}
	id, ok := strings.CutPrefix(line, "record ")
	if !ok || len(words) < 4 {
		return "", ""
	}
	for _, word := range []string{words[len(words)-1], words[len(words)-2]} {
		if id, ok = strings.CutSuffix(id, " "+word); !ok {
			return "", ""
		}
	}
	return "record", id
}

// partOf returns the length and the check of a part: the last two words of its line.
func partOf(words []string) (size int, sum uint32, err error) {
	if len(words) < 3 {
		return 0, 0, errors.New("too few words")
	}
	size, err = strconv.Atoi(words[len(words)-2])
	check, err2 := strconv.ParseUint(words[len(words)-1], 16, 32)
	if size < 0 {
		err = errors.New("a length below nothing")
	}
	return size, uint32(check), errors.Join(err, err2)
}
