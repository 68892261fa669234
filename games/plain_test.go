package games_test

import (
	"bytes"
	"encoding/binary"
	"strings"
	"testing"
	"unicode/utf16"

	"runehall/games"
)

func utf16Of(text []byte, order binary.AppendByteOrder) []byte {
	out := order.AppendUint16(nil, 0xfeff)
	for _, c := range utf16.Encode([]rune(string(text))) {
		out = order.AppendUint16(out, c)
	}
	return out
}

// TestPlainText undoes what mail, editors and git do to texts, and leaves others alone.
func TestPlainText(t *testing.T) {
	text := sampleRecord(t).Text()
	all := func(old, new string) []byte { return []byte(strings.ReplaceAll(string(text), old, new)) }
	for name, changed := range map[string][]byte{
		"nothing":                  text,
		"CR LF":                    all("\n", "\r\n"),
		"CR CR LF":                 all("\n", "\r\r\n"),
		"CR":                       all("\n", "\r"),
		"CR LF in half of it":      bytes.Replace(text, []byte("\n"), []byte("\r\n"), 5),
		"a byte order mark":        append([]byte("\ufeff"), text...),
		"both":                     append([]byte("\ufeff"), all("\n", "\r\n")...),
		"UTF-16, as Notepad":       utf16Of(all("\n", "\r\n"), binary.LittleEndian),
		"UTF-16, the other way":    utf16Of(text, binary.BigEndian),
		"empty lines at the end":   append(bytes.Clone(text), "\n\n \n"...),
		"a CR LF more at the end":  append(all("\n", "\r\n"), "\r\n"...),
		"spaces at the end":        append(bytes.Clone(text), "   "...),
		"spaces behind the lines":  all("\n", "  \n"),
		"tabs and CR LF":           all("\n", "\t \r\n"),
		"an empty line in between": all("\n", "\n\n"),
		"empty lines before":       append([]byte("\r\n \n"), text...),
	} {
		if got := games.PlainText(changed); !bytes.Equal(got, text) {
			t.Errorf("%s: it becomes\n%q", name, got)
		}
		record, err := games.ParseRecord(games.PlainText(changed))
		if err != nil || len(record.Steps) != 5 {
			t.Errorf("%s: %v", name, err)
		}
	}
	torn := text[:len(text)-1]
	for _, half := range [][]byte{torn, text[:len(text)-5], append(bytes.Clone(torn), ' ')} {
		record, err := games.ParseRecord(games.PlainText(half))
		if err != nil || len(record.Steps) != 4 {
			t.Errorf("a last line that is half: %v", err)
		}
	}
	for _, other := range []string{"", "\r\n", "Dear Ada,\r\nyour move.\r\n", "\ufeff#match=AAAA", "\x89PNG\r\n\x1a\n",
		"\xff\xfe", "\xff\xfer\x00u\x00"} {
		if got := games.PlainText([]byte(other)); string(got) != other {
			t.Errorf("%q becomes %q", other, got)
		}
	}
}

// FuzzPlainText: plain text stays as it is, and no text grows.
func FuzzPlainText(f *testing.F) {
	f.Add([]byte("runehall 1 ~037fe72f\r\n"))
	f.Add([]byte("\xff\xfer\x00u\x00n\x00e\x00h\x00a\x00l\x00l\x00"))
	f.Fuzz(func(t *testing.T, text []byte) {
		plain := games.PlainText(text)
		if again := games.PlainText(plain); !bytes.Equal(again, plain) && !bytes.Equal(plain, text) {
			t.Errorf("%q becomes %q and that %q", text, plain, again)
		}
		if len(plain) > 2*len(text) {
			t.Errorf("%q grows to %q", text, plain)
		}
	})
}
