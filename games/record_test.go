package games_test

import (
	"bytes"
	"errors"
	"fmt"
	"hash/crc32"
	"reflect"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"runehall/games"
)

// seal joins lines and adds to each its check. It does not use the package's own code, so that the tests notice a
// change of the format.
func seal(lines ...string) []byte {
	var text []byte
	crc := uint32(0)
	add := func(part string) {
		text = append(text, part...)
		crc = crc32.Update(crc, crc32.IEEETable, []byte(part))
	}
	for _, line := range lines {
		add(line)
		add(fmt.Sprintf(" ~%08x\n", crc))
	}
	return text
}

// drawRecord makes a record with any names and any steps.
func drawRecord(t *rapid.T) *games.Record {
	id := rapid.StringMatching(`[!-~]{1,8}`)
	setup := games.Setup{Seats: rapid.IntRange(info.MinSeats, info.MaxSeats).Draw(t, "seats"),
		Seed: rapid.Uint64().Draw(t, "seed")}
	for _, o := range info.Options {
		if rapid.Bool().Draw(t, "chosen") {
			if setup.Options == nil {
				setup.Options = map[string]string{}
			}
			setup.Options[o.ID] = rapid.SampledFrom(o.Choices).Draw(t, "choice")
		}
	}
	var players []games.Player
	for s := range setup.Seats {
		if rapid.Bool().Draw(t, "starts") {
			setup.Starts = append(setup.Starts, games.Seat(s))
		}
		players = append(players, games.Player{
			Driver: id.Draw(t, "driver"), Colour: id.Draw(t, "colour"), Emblem: id.Draw(t, "emblem"),
			Name: string(rapid.SliceOfN(rapid.Byte(), 0, 12).Draw(t, "name")),
		})
	}
	record, err := games.NewRecord(info, setup, players)
	if err != nil {
		t.Fatal(err)
	}
	for range rapid.IntRange(0, 12).Draw(t, "steps") {
		step := games.Step{Kind: games.StepKind(rapid.IntRange(0, 2).Draw(t, "kind"))}
		switch step.Kind {
		case games.StepMove:
			step.Seat = games.Seat(rapid.IntRange(0, games.MaxSeats-1).Draw(t, "seat"))
			step.Move = rapid.StringMatching(`[ -~]{0,20}`).Draw(t, "move")
		case games.StepUndo:
			step.N = rapid.IntRange(0, 1000).Draw(t, "to")
		case games.StepSum:
			step.N = rapid.IntRange(0, 1000).Draw(t, "after")
			step.Sum = rapid.Uint64().Draw(t, "sum")
		}
		before := len(record.Text())
		grown := record.Add(step)
		if !bytes.Equal(grown, record.Text()[before:]) {
			t.Fatalf("the text grew by %q, not by %q", record.Text()[before:], grown)
		}
	}
	return record
}

func same(t interface{ Fatalf(string, ...any) }, got, want *games.Record) {
	if !reflect.DeepEqual(got, want) {
		t.Fatalf("read\n%+v\nnot\n%+v", got, want)
	}
}

func TestRecordsSurviveTheirText(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		want := drawRecord(t)
		got, err := games.ParseRecord(want.Text())
		if err != nil {
			t.Fatal(err)
		}
		same(t, got, want)
	})
}

func TestRecordsGrowOnlyAtTheEnd(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		record := drawRecord(t)
		before := slices.Clone(record.Text())
		read, err := games.ParseRecord(before)
		if err != nil {
			t.Fatal(err)
		}
		step := games.Step{Kind: games.StepUndo, N: 7}
		record.Add(step)
		read.Add(step)
		same(t, read, record)
		if !bytes.HasPrefix(record.Text(), before) {
			t.Fatal("a step changed the text before it")
		}
	})
}

// sampleRecord returns a record with every kind of line.
func sampleRecord(t *testing.T) *games.Record {
	t.Helper()
	setup := games.Setup{Seats: 2, Seed: 7, Options: map[string]string{"variant": "short", "open": games.Yes},
		Starts: []games.Seat{1, 0}}
	record, err := games.NewRecord(info, setup, []games.Player{
		{Driver: games.Person, Colour: "amber", Emblem: "circle", Name: "Ada \"Sun\" ~ \\\n Ada"},
		{Driver: "greedy", Colour: "teal", Emblem: "leaf", Name: "Ґанна"},
	})
	if err != nil {
		t.Fatal(err)
	}
	record.Add(games.Step{Seat: 1, Move: "place 0,0 t12 r3"})
	record.Add(games.Step{Seat: 0, Move: "pass ~ 12"})
	record.Add(games.Step{Kind: games.StepUndo, N: 1})
	record.Add(games.Step{Seat: 0, Move: ""})
	record.Add(games.Step{Kind: games.StepSum, N: 2, Sum: 0x90af})
	return record
}

func TestRecordText(t *testing.T) {
	want := seal(
		"runehall 1", "game sample 3", "seed 7", "starts 1 0", "option variant short", "option open yes",
		`seat person amber circle "Ada \"Sun\" ~ \\ Ada"`, `seat greedy teal leaf "Ґанна"`, "moves",
		"1 place 0,0 t12 r3", "0 pass ~ 12", "undo 1", "0 ", "sum 2 00000000000090af",
	)
	if got := sampleRecord(t).Text(); !bytes.Equal(got, want) {
		t.Errorf("the text is\n%s\nnot\n%s", got, want)
	}
}

func TestRecordsCutAtEveryByte(t *testing.T) {
	record := sampleRecord(t)
	text := record.Text()
	head := headEnd(text)
	for cut := range len(text) {
		got, err := games.ParseRecord(text[:cut])
		if cut < head {
			if got != nil || !errors.Is(err, games.ErrNotRecord) {
				t.Fatalf("cut in its head at byte %d it is read as %+v, %v", cut, got, err)
			}
			continue
		}
		whole := bytes.LastIndexByte(text[:cut], '\n') + 1
		steps := bytes.Count(text[head:cut], []byte{'\n'})
		if err != nil || !bytes.Equal(got.Text(), text[:whole]) || !slices.Equal(got.Steps, record.Steps[:steps]) {
			t.Fatalf("cut at byte %d it is read with %d steps, not %d: %v", cut, len(got.Steps), steps, err)
		}
	}
}

// headEnd returns the position of the first step in a record's text.
func headEnd(text []byte) int {
	at := bytes.Index(text, []byte("\nmoves ~")) + 1
	return at + bytes.IndexByte(text[at:], '\n') + 1
}

// TestRecordsWithAnyByteChanged flips every single bit of a record, and replaces bytes by ones that mean something in
// the format.
func TestRecordsWithAnyByteChanged(t *testing.T) {
	text := sampleRecord(t).Text()
	head := headEnd(text)
	for at := range text {
		line := bytes.Count(text[:at], []byte{'\n'}) + 1
		changes := []byte{'\n', '\r', ' ', '~', '0', 0, 255}
		for bit := range 8 {
			changes = append(changes, text[at]^1<<bit)
		}
		for _, c := range changes {
			if c == text[at] {
				continue
			}
			bad := slices.Clone(text)
			bad[at] = c
			got, err := games.ParseRecord(bad)
			if at < head {
				if got != nil || !errors.Is(err, games.ErrNotRecord) {
					t.Fatalf("byte %d of line %d changed into %q: %+v, %v", at, line, c, got, err)
				}
				continue
			}
			steps := bytes.Count(text[head:at], []byte{'\n'})
			if got == nil || len(got.Steps) != steps {
				t.Fatalf("byte %d of line %d changed into %q: %+v has not %d steps", at, line, c, got, steps)
			}
			// A last line without its line break was never acknowledged, so the record is whole without it.
			if at == len(text)-1 {
				if err != nil {
					t.Fatalf("without the last line break: %v", err)
				}
				continue
			}
			damage, ok := errors.AsType[*games.DamageError](err)
			if !ok || damage.Line != line {
				t.Fatalf("byte %d of line %d changed into %q: error %v", at, line, c, err)
			}
		}
	}
}

func TestOtherFilesAreNotRecords(t *testing.T) {
	record := string(sampleRecord(t).Text())
	for name, text := range map[string]string{
		"nothing":               "",
		"a line break":          "\n",
		"a word":                "runehall",
		"an unchecked line":     "runehall 1\n",
		"a picture":             "\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR",
		"data":                  `{"game":"ritual"}` + "\n",
		"a byte order mark":     "\ufeff" + record,
		"Windows line breaks":   strings.ReplaceAll(record, "\n", "\r\n"),
		"UTF-16":                strings.Join(strings.Split(record, ""), "\x00"),
		"a line before":         "\n" + record,
		"the second line first": record[strings.IndexByte(record, '\n')+1:],
		"a later format":        string(seal("runehall 2", "game sample 3", "seed 7", "moves")),
		"another program":       string(seal("walhalla 1", "game sample 3", "seed 7", "moves")),
		"no moves":              string(seal("runehall 1", "game sample 3", "seed 7")),
	} {
		if got, err := games.ParseRecord([]byte(text)); got != nil || !errors.Is(err, games.ErrNotRecord) {
			t.Errorf("%s is read as %+v, %v", name, got, err)
		}
	}
}

func TestHeadsThatCannotBe(t *testing.T) {
	good := []string{"runehall 1", "game sample 3", "seed 7", `seat a b c "d"`, `seat a b c "e"`, "moves"}
	if _, err := games.ParseRecord(seal(good...)); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		at   int
		line string
		want string
	}{
		{1, "game sample", "second line"}, {1, "game  3", "second line"}, {1, "game sample 03", "second line"},
		{1, "game sample -3", "second line"}, {1, "games sample 3", "second line"},
		{2, "seed", "third line"}, {2, "seed -7", "third line"}, {2, "seed 18446744073709551616", "third line"},
		{2, "seeds 7", "third line"}, {3, "starts 5", "start player"}, {3, "starts x", "start player"},
		{3, `seat a b "d"`, "a seat has"}, {3, "seat a b c d", "name d"}, {3, `seat a b c "d`, "name"},
		{3, "chair", "no line"}, {3, "", "no line"}, {5, "moves 3", "no line"},
	} {
		lines := slices.Clone(good)
		lines[test.at] = test.line
		got, err := games.ParseRecord(seal(lines...))
		if got != nil || !errors.Is(err, games.ErrNotRecord) || !strings.Contains(err.Error(), test.want) {
			t.Errorf("with the line %q it is read as %+v, %v; want an error with %q", test.line, got, err, test.want)
		}
	}
	crowd := slices.Insert(slices.Clone(good), 3, slices.Repeat([]string{`seat a b c "d"`}, games.MaxSeats)...)
	if _, err := games.ParseRecord(seal(crowd...)); !errors.Is(err, games.ErrNotRecord) {
		t.Errorf("with %d seats: %v", games.MaxSeats+2, err)
	}
	twice := slices.Insert(slices.Clone(good), 3, "option open no", "option open yes")
	if _, err := games.ParseRecord(seal(twice...)); !errors.Is(err, games.ErrNotRecord) ||
		!strings.Contains(err.Error(), "twice") {
		t.Errorf("with an option twice: %v", err)
	}
}

// TestStepsHaveOneForm: a step is read only in the form in which it is written, since a match that is resumed appends
// to the text that it was read from.
func TestStepsHaveOneForm(t *testing.T) {
	head := []string{"runehall 1", "game sample 3", "seed 7", `seat a b c "d"`, `seat a b c "e"`, "moves", "0 first"}
	for _, line := range []string{
		"", " ", "0", "5 beyond", "00 pass", "+0 pass", "-1 pass", "undo", "undo ", "undo 01", "undo -1", "undo +1",
		"undo 1 ", "undo 1 2", "undo x",
		"sum", "sum 1", "sum 1 ", "sum 1 90af", "sum 1 00000000000090AF", "sum 01 00000000000090af",
		"sum 1 000000000000090af", "sum 1 00000000000090af ", "sum 1 +0000000000090af", "sum -1 00000000000090af",
		"redo 3", "moves",
	} {
		got, err := games.ParseRecord(seal(append(slices.Clone(head), line)...))
		damage, ok := errors.AsType[*games.DamageError](err)
		if !ok || damage.Line != len(head)+1 || len(got.Steps) != 1 {
			t.Errorf("the step %q is read: %+v, %v", line, got, err)
		}
	}
}

func TestNewRecordRefusesWhatCannotBeWritten(t *testing.T) {
	two := []games.Player{{Driver: "a", Colour: "b", Emblem: "c"}, {Driver: "a", Colour: "b", Emblem: "c"}}
	for name, test := range map[string]struct {
		setup   games.Setup
		players []games.Player
	}{
		"a setup of another game": {games.Setup{Seats: 9}, two},
		"too few players":         {games.Setup{Seats: 3}, two},
		"too many players":        {games.Setup{Seats: 2}, append(two[:2:2], two[0])},
		"no driver":               {games.Setup{Seats: 2}, []games.Player{two[0], {Colour: "b", Emblem: "c"}}},
		"a space in a colour": {games.Setup{Seats: 2},
			[]games.Player{two[0], {Driver: "a", Colour: "b b", Emblem: "c"}}},
		"a line break": {games.Setup{Seats: 2},
			[]games.Player{two[0], {Driver: "a", Colour: "b", Emblem: "c\n"}}},
		"a letter beyond ASCII": {games.Setup{Seats: 2},
			[]games.Player{two[0], {Driver: "ä", Colour: "b", Emblem: "c"}}},
	} {
		if got, err := games.NewRecord(info, test.setup, test.players); err == nil {
			t.Errorf("%s: accepted as %q", name, got.Text())
		}
	}
}

func TestRecordsShareNothingWithTheirMakers(t *testing.T) {
	setup := games.Setup{Seats: 2, Options: map[string]string{"open": games.Yes}, Starts: []games.Seat{1}}
	players := []games.Player{{Driver: "a", Colour: "b", Emblem: "c"}, {Driver: "a", Colour: "b", Emblem: "c"}}
	record, err := games.NewRecord(info, setup, players)
	if err != nil {
		t.Fatal(err)
	}
	setup.Options["open"], setup.Starts[0], players[0].Name = games.No, 0, "changed"
	if record.Setup.Options["open"] != games.Yes || record.Setup.Starts[0] != 1 || record.Players[0].Name != "" {
		t.Errorf("the record changed with what it was made from: %+v", record)
	}
}

func TestErrorsSayWhere(t *testing.T) {
	text := sampleRecord(t).Text()
	text[len(text)-3] ^= 1
	_, err := games.ParseRecord(text)
	if err == nil || !strings.HasPrefix(err.Error(), "line 14: ") || errors.Unwrap(err) == nil {
		t.Errorf("damage of the last line: %v", err)
	}
	cause := errors.New("cause")
	wrong := &games.StepError{Step: 3, Err: cause}
	if wrong.Error() != "step 3: cause" || !errors.Is(wrong, cause) {
		t.Errorf("a wrong step: %v", wrong)
	}
}

// TestARecordEndsAfterSoManyMoves cuts a record with an undo between its moves: what follows the last move that is
// asked for stays up to the next one, and the whole record is as before.
func TestARecordEndsAfterSoManyMoves(t *testing.T) {
	whole := &games.Record{Steps: []games.Step{{Kind: games.StepMove}, {Kind: games.StepUndo}, {Kind: games.StepMove},
		{Kind: games.StepMove}}}
	for moves, want := range []int{0, 2, 3, 4, 4} {
		if got := len(whole.UpTo(moves).Steps); got != want || len(whole.Steps) != 4 {
			t.Errorf("up to %d moves there are %d steps, want %d; the whole has %d", moves, got, want, len(whole.Steps))
		}
	}
}
