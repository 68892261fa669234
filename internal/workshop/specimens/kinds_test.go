package specimens

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"runehall/assets/learn"
	"runehall/games"
	"runehall/games/all"
	"runehall/games/ledger"
	"runehall/games/lesson"
	"runehall/games/puzzle"
	"runehall/games/room"
	"runehall/internal/rooms/journal"
	"runehall/internal/rooms/talk"
	"runehall/scenes/stage"
)

// kind is a format: its specimens, and how to read one.
type kind struct {
	folder string
	// write makes the specimens, by the names of their files.
	write func() (map[string][]byte, error)
	// read says what is in a specimen, in words that stay the same while it means the same.
	read func(text []byte) (string, error)
	// later returns the specimen as a later version might write it: with something that this program does not know.
	later func(text []byte) []byte
	// refuses says that such a text is refused as a whole. Otherwise it is read as if what is unknown were not there,
	// and kept says whether it is written again as it was.
	refuses bool
	kept    func(text []byte) ([]byte, error)
}

var kinds = []kind{
	{
		folder: "records", write: records, read: readRecord, refuses: true,
		later: func(text []byte) []byte {
			const head = "runehall 2"
			_, rest, _ := bytes.Cut(text, []byte("\n"))
			return fmt.Appendf(nil, "%s ~%08x\n%s", head, crc32.ChecksumIEEE([]byte(head)), rest)
		},
	},
	{
		folder: "links", write: links, read: readLink, refuses: true,
		later: func(text []byte) []byte { return append(text[:len(text)-3:len(text)-3], "zzz"...) },
	},
	{
		folder: "ledger", write: ledgers, read: readLedger,
		later: func(text []byte) []byte { return append(slices.Clone(text), "{\"kind\":\"later\"} ~00000000\n"...) },
	},
	{
		folder: "collection", write: collections, read: readCollection,
		later: func(text []byte) []byte {
			return bytes.Replace(text, []byte("\nwhole\n"), []byte("\nportrait x 3 884863d2\n123\nwhole\n"), 1)
		},
	},
	{
		folder: "settings", write: settings, read: readSettings, kept: func(text []byte) ([]byte, error) {
			s, err := stage.ReadSettings(text)
			if err != nil {
				return nil, err
			}
			return s.Text()
		},
		later: func(text []byte) []byte {
			return bytes.Replace(text, []byte("{"), []byte("{\"a setting of tomorrow\":{\"x\":[1,2]},"), 1)
		},
	},
	{
		folder: "days", write: days, read: readDays, kept: func(text []byte) ([]byte, error) {
			d, _ := puzzle.ReadDiary(text)
			return d.Text(), nil
		},
		later: func(text []byte) []byte { return append(slices.Clone(text), "tomorrow 1 2 3\n"...) },
	},
	{
		folder: "rooms", write: rooms, read: readRoom, refuses: true,
		later: func(text []byte) []byte {
			lines, err := linesOf(text)
			if err != nil {
				return text
			}
			later, err := journalled(append(lines, []byte("portrait 0 völva")))
			if err != nil {
				return text
			}
			return later
		},
	},
	{
		folder: "messages", write: messages, read: readMessage,
		later: func(text []byte) []byte {
			return bytes.Replace(text, []byte("{"), []byte("{\"tomorrow\":[1,{\"x\":2}],"), 1)
		},
	},
	{
		folder: "lessons", write: lessons, read: readLesson, refuses: true,
		later: func(text []byte) []byte { return bytes.Replace(text, []byte("lesson 1\n"), []byte("lesson 2\n"), 1) },
	},
	{
		folder: "puzzles", write: puzzles, read: readPuzzles, refuses: true,
		later: func(text []byte) []byte { return append(slices.Clone(text), "tomorrow\n"...) },
	},
}

// played returns the record of a whole match between computer players that are not random.
func played(e games.Entry, setup games.Setup, names ...string) (record *games.Record, err error) {
	config := games.SimConfig{Setup: setup, Matches: 1}
	colours, emblems := []string{"amber", "sky", "jade", "rose", "violet"},
		[]string{"circle", "diamond", "triangle", "square", "star"}
	for s := range setup.Seats {
		config.Players = append(config.Players, games.Player{Driver: "greedy", Colour: colours[s], Emblem: emblems[s],
			Name: names[s%len(names)]})
	}
	config.Record = func(_ int, r *games.Record) error { record = r; return nil }
	_, err = e.Simulate(config)
	return record, err
}

// setups lists matches of a game by name: every number of seats, and every choice of every option.
func setups(e games.Entry) map[string]games.Setup {
	info, list := e.Info(), map[string]games.Setup{}
	for seats := info.MinSeats; seats <= info.MaxSeats; seats++ {
		list[fmt.Sprint(info.ID, "-", seats)] = games.Setup{Seats: seats, Seed: uint64(seats)}
	}
	for _, option := range info.Options {
		for n, choice := range option.Choices {
			if choice != option.Default {
				list[fmt.Sprint(info.ID, "-", option.ID, "-",
					choice)] = games.Setup{Seats: info.MinSeats + n%2, Seed: uint64(n),
					Options: map[string]string{option.ID: choice}}
			}
		}
	}
	return list
}

func records() (map[string][]byte, error) {
	list := map[string][]byte{}
	for _, e := range all.Entries() {
		for name, setup := range setups(e) {
			record, err := played(e, setup, "Ada", "Борис", "Zoé")
			if err != nil {
				return nil, err
			}
			list[name+".runehall"] = record.Text()
		}
		undone, err := takenBack(e)
		if err != nil {
			return nil, err
		}
		list[e.Info().ID+"-undo.runehall"] = undone.Text()
	}
	return list, nil
}

// takenBack returns the record of a match under way in which a person has taken back two moves.
func takenBack(e games.Entry) (*games.Record, error) {
	whole, err := played(e, games.Setup{Seats: e.Info().MinSeats, Seed: 7}, "Ada", "Борис")
	if err != nil {
		return nil, err
	}
	live, err := e.Live(whole.UpTo(12))
	if err != nil {
		return nil, err
	}
	if err := live.Undo(live.Standing().Moves - 2); err != nil {
		return nil, err
	}
	return live.Record(), nil
}

func standing(e games.Entry, record *games.Record) (string, error) {
	at, err := e.Check(record)
	if err != nil {
		return "", err
	}
	sums := 0
	for _, step := range record.Steps {
		if step.Kind == games.StepSum {
			sums++
		}
	}
	var said strings.Builder
	fmt.Fprintf(&said, "%s, %d seats, seed %d, %d of %d steps are moves, %d positions checked",
		record.Game, record.Setup.Seats,
		record.Setup.Seed, at.Moves, at.Steps, sums)
	for _, p := range record.Players {
		fmt.Fprintf(&said, "; %s %s %s %s", p.Name, p.Driver, p.Colour, p.Emblem)
	}
	if at.Over {
		fmt.Fprintf(&said, "; over by %s, points %v, ranks %v", at.Result.Clause, at.Result.Points[:record.Setup.Seats],
			at.Result.Rank[:record.Setup.Seats])
	}
	return said.String(), nil
}

func readRecord(text []byte) (string, error) {
	record, err := games.ParseRecord(text)
	if err != nil {
		return "", err
	}
	e, ok := all.Entry(record.Game)
	if !ok {
		return "", fmt.Errorf("there is no game %s", record.Game)
	}
	said, err := standing(e, record)
	if err == nil && !bytes.Equal(record.Text(), text) {
		err = errors.New("its text is another one")
	}
	return said, err
}

func links() (map[string][]byte, error) {
	list := map[string][]byte{}
	for _, e := range all.Entries() {
		record, err := takenBack(e)
		if err != nil {
			return nil, err
		}
		text, err := e.Link(record)
		if err != nil {
			return nil, err
		}
		list[e.Info().ID] = []byte(text)
	}
	return list, nil
}

func readLink(text []byte) (string, error) {
	link, err := games.ParseLink(string(text))
	if err != nil {
		return "", err
	}
	e, ok := all.Entry(link.Head.Game)
	if !ok {
		return "", fmt.Errorf("there is no game %s", link.Head.Game)
	}
	record, err := e.Unlink(link)
	if err != nil {
		return "", err
	}
	return standing(e, record)
}

// book returns a ledger with a match of each game.
func book() (*ledger.Book, error) {
	b := &ledger.Book{}
	for n, e := range all.Entries() {
		record, err := played(e, games.Setup{Seats: e.Info().MaxSeats, Seed: 3}, "Ada", "Борис", "Zoé")
		if err != nil {
			return nil, err
		}
		at, err := e.Check(record)
		if err != nil {
			return nil, err
		}
		l := ledger.NewLine(record, e.Info(), at.Result, at.Moves, fmt.Sprintf("2026-12-01T20:%02d:00Z", n))
		l.Seats[0].Driver, l.Seats[1].Driver, l.Seats[1].Away = games.Person, games.Person, true
		l.Seats[0].Feats = []string{"line", "a feat of tomorrow"}
		b.Add(l)
	}
	return b, nil
}

func ledgers() (map[string][]byte, error) {
	b, err := book()
	if err != nil {
		return nil, err
	}
	text, err := b.Text()
	return map[string][]byte{"ledger": text}, err
}

func readLedger(text []byte) (string, error) {
	b := &ledger.Book{}
	b.Read(text)
	var said []string
	for _, l := range b.Lines("") {
		one, err := json.Marshal(l)
		if err != nil {
			return "", err
		}
		said = append(said, string(one))
	}
	return strings.Join(said, "; "), nil
}

func collections() (map[string][]byte, error) {
	b, err := book()
	if err != nil {
		return nil, err
	}
	c := &ledger.Collection{Own: map[string][]byte{}}
	if c.Ledger, err = b.Text(); err != nil {
		return nil, err
	}
	record, err := takenBack(all.Entries()[0])
	if err != nil {
		return nil, err
	}
	c.Records = []ledger.Kept{{ID: record.Game + "-20261201-2000", Text: record.Text()}}
	for key, of := range map[string]func() (map[string][]byte, error){"settings": settings, "days": days} {
		made, err := of()
		if err != nil {
			return nil, err
		}
		for _, text := range made {
			c.Own[key] = text
		}
	}
	return map[string][]byte{"runehall-all.runehall": c.Text()}, nil
}

func readCollection(text []byte) (string, error) {
	c, err := ledger.ReadCollection(text)
	if err != nil {
		return "", err
	}
	said, err := readLedger(c.Ledger)
	for _, k := range c.Records {
		one, fault := readRecord(k.Text)
		said, err = said+"\n"+k.ID+": "+one, errors.Join(err, fault)
	}
	for key, read := range map[string]func([]byte) (string, error){"settings": readSettings, "days": readDays} {
		if _, fault := read(c.Own[key]); fault != nil {
			err = errors.Join(err, fault)
		}
	}
	return said, err
}

// settings returns settings of every kind: a choice, a switch, a slider, and what was learnt and seen.
func settings() (map[string][]byte, error) {
	s := stage.Language.Set(stage.Scale.Set(stage.Tips.Set(stage.Drafts.Set(stage.Settings{}, true), false), 1.5), "uk")
	text, err := s.WithLearned("ritual.1").WithTipSeen("hold").Text()
	return map[string][]byte{"settings.json": text}, err
}

func readSettings(text []byte) (string, error) {
	s, err := stage.ReadSettings(text)
	return fmt.Sprintln(stage.Language.Of(s), stage.Scale.Of(s), stage.Tips.On(s),
		stage.Drafts.On(s), s.Learned("ritual.1"),
		s.Learned("ritual.2"), s.TipSeen("hold"), s.TipSeen("drag")), err
}

func days() (map[string][]byte, error) {
	var d puzzle.Diary
	for n, r := range []puzzle.Result{
		{Tries: 1, State: puzzle.Solved, On: 20_450}, {Tries: 3, State: puzzle.Solved, On: 20_452},
		{Tries: 2, State: puzzle.GivenUp, On: 20_452}, {Tries: 4, State: puzzle.Open},
	} {
		d.Note(20_450+n, r)
	}
	return map[string][]byte{"days": d.Text()}, nil
}

func readDays(text []byte) (string, error) {
	d, _ := puzzle.ReadDiary(text)
	var said []string
	for day := 20_440; day < 20_470; day++ {
		if r := d.Of(day); r != (puzzle.Result{}) {
			said = append(said, fmt.Sprintf("%d: %+v", day, r))
		}
	}
	return strings.Join(said, ", "), nil
}

var (
	hostKey, inviteKey = strings.Repeat("1a", 32), strings.Repeat("2b", 32)
	adaKey, zoeKey     = strings.Repeat("3c", 32), strings.Repeat("4d", 32)
)

// rooms returns a room for each game, as its journal keeps it: a line each, with everything that can happen there.
func rooms() (map[string][]byte, error) {
	list := map[string][]byte{}
	for _, e := range all.Entries() {
		record, err := takenBack(e)
		if err != nil {
			return nil, err
		}
		head, err := personsOf(e, record)
		if err != nil {
			return nil, err
		}
		r, lines, err := room.Bring(all.Entry, head, hostKey, inviteKey)
		if err != nil {
			return nil, err
		}
		other, err := otherMatch(e)
		if err != nil {
			return nil, err
		}
		for _, line := range []string{
			"sit 0 " + adaKey + ` "Ada"`, "sit 1 " + zoeKey + ` "Zoé"`, "rise 1", "sit 1 " + zoeKey + ` "Zoé 2"`, "begin",
			"clock 60", "total 600", "spent 0 1500", "claim 1 " + hostKey, "deny 1", "claim 1 " + hostKey, "drop 1",
			"claim 1 " + hostKey, "admit 1", "rise 1", "look 1", "offer 1", "sit 1 " + zoeKey + ` "Zoé"`, "late 1",
			"sit 1 " + zoeKey + ` "Zoé"`, "ask 0 undo 9", "agree 1", "undo 9", "ask 0 end", "refuse 1",
			"calm 5 way calm", "0 throw 0 0 6000 0 3", "hold 0 throw 0 0 6000 0 3", "give 1 adept", "resign 0", "again 77",
			"ask 0 end", "end", other,
		} {
			// A line that this game's room cannot have now is no part of it.
			if r.Apply([]byte(line)) == nil {
				lines = append(lines, []byte(line))
			}
		}
		if list[e.Info().ID], err = journalled(lines); err != nil {
			return nil, err
		}
	}
	return list, nil
}

// otherMatch returns the line that begins a match with other options after one of a game.
func otherMatch(e games.Entry) (string, error) {
	record, err := played(e, games.Setup{Seats: e.Info().MinSeats, Seed: 11}, "Ada", "Zoé")
	if err != nil {
		return "", err
	}
	head, err := personsOf(e, record.UpTo(0))
	if err != nil {
		return "", err
	}
	return "other " + adaKey + " -\n" + string(head.Text()), nil
}

// roomID is the room whose file a specimen is.
var roomID = strings.Repeat("5e", 16)

// journalled returns the file that the journal of a host keeps of a room.
func journalled(lines [][]byte) (text []byte, err error) {
	err = inJournal(nil, func(files *journal.Files, path string) error {
		if err := files.Begin(context.Background(), roomID, lines); err != nil {
			return err
		}
		text, err = os.ReadFile(path)
		return err
	})
	return text, err
}

// linesOf reads such a file.
func linesOf(text []byte) (lines [][]byte, err error) {
	err = inJournal(text, func(files *journal.Files, _ string) error {
		lines, err = files.Read(context.Background(), roomID, 0)
		return err
	})
	if err == nil && len(lines) == 0 {
		err = errors.New("the room has no lines")
	}
	return lines, err
}

// inJournal has something done with the journal of a host in which a room's file has such a text; nil: there is none.
func inJournal(text []byte, do func(files *journal.Files, path string) error) (err error) {
	folder, err := os.MkdirTemp("", "specimens")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(folder)) }()
	path := filepath.Join(folder, roomID[:2], roomID+".room")
	if text != nil {
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(path, text, 0o644); err != nil {
			return err
		}
	}
	files, err := journal.OpenFiles(folder, false)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, files.Close()) }()
	return do(files, path)
}

// personsOf returns a record with persons at all seats.
func personsOf(e games.Entry, record *games.Record) (*games.Record, error) {
	players := slices.Clone(record.Players)
	for i := range players {
		players[i].Driver = games.Person
	}
	empty, err := games.NewRecord(e.Info(), record.Setup, players)
	if err != nil {
		return nil, err
	}
	live, err := e.Live(empty)
	if err != nil {
		return nil, err
	}
	for _, step := range record.Steps {
		switch step.Kind {
		case games.StepMove:
			err = live.Make(step.Seat, step.Move)
		case games.StepUndo:
			err = live.Undo(step.N)
		}
		if err != nil {
			return nil, err
		}
	}
	return live.Record(), nil
}

func readRoom(text []byte) (string, error) {
	lines, err := linesOf(text)
	if err != nil {
		return "", err
	}
	r, err := room.Open(all.Entry, lines[0])
	if err != nil {
		return "", err
	}
	for _, line := range lines[1:] {
		if err := r.Apply(line); err != nil {
			return "", err
		}
	}
	var said strings.Builder
	for reader := range games.Seat(2) {
		state := r.State(reader)
		state.View = nil // the records hold positions
		one, err := json.Marshal(state)
		if err != nil {
			return "", err
		}
		fmt.Fprintf(&said, "%s; ", one)
	}
	return fmt.Sprintf("%d lines, %s", r.Lines(), &said), nil
}

// messages returns a message of each kind, with everything that it can say.
func messages() (map[string][]byte, error) {
	seat, emblem, left := games.Seat(1), 3, int64(41_000)
	list := map[string][]byte{}
	for _, m := range []talk.Message{
		{Say: talk.SayMake, Make: &talk.Make{Game: "toss", Options: map[string]string{"way": "calm"},
			Seats: []room.Sitter{{Driver: games.Person, Colour: "amber", Emblem: "circle", Name: "Ada"}}, Starts: []games.Seat{0}}},
		{Say: talk.SayEnter, Enter: &talk.Enter{Room: "r", Secret: "s", Invite: "i", Host: "h", Has: 2}},
		{Say: talk.SayFind, Code: "K7M4P9"},
		{Say: talk.SayDo, Number: 4, Deed: &room.Deed{Do: room.DoMove, Seat: 1, After: 12, Move: "pass"}},
		{Say: talk.SayRead, Reader: &seat},
		{Say: talk.SayFeel, Seat: &seat, Emblem: &emblem},
		{Say: talk.SayHint, Number: 5, Asks: &talk.Asks{Seat: 1, After: 12}},
		{Say: talk.SayMade, Made: &talk.Made{Room: "r", Invite: "i", Host: "h"}},
		{Say: talk.SayFound, Found: &talk.Found{Room: "r", Invite: "i", Hand: true}},
		{Say: talk.SayTold, Told: &talk.Told{From: -1, Events: []json.RawMessage{[]byte(`{"event":"Begun"}`)}, At: []int{0},
			By: []games.Seat{0}, Moves: 1, Before: 2}},
		{Say: talk.SayState, Seat: &seat, Present: []games.Seat{0, 1}, Left: &left, Rest: []int64{1, 2}, Runs: []games.Seat{1},
			State: &room.State{Steps: 3, Game: "market", Version: 1, Options: map[string]string{}, Reader: 1,
				Acting: []room.Acting{{Seat: 1, Must: true}}, View: []byte{1, 2, 3}, Clock: 60}},
		{Say: talk.SayRecord, Record: &talk.Record{Match: 1, Own: []games.Seat{0}, Text: "runehall 1\n", More: true}},
		{Say: talk.SayNo, Number: 6, Reason: "move", Clause: "MAR-3"},
		{Say: talk.SayBeat, Beat: 15_000},
		{Say: talk.SayGo, Race: 2, Tick: 40, Lags: []int64{20, -1}},
	} {
		text, err := json.Marshal(m)
		if err != nil {
			return nil, err
		}
		list[m.Say+".json"] = text
	}
	return list, nil
}

func readMessage(text []byte) (string, error) {
	var m talk.Message
	if err := json.Unmarshal(text, &m); err != nil {
		return "", err
	}
	again, err := json.Marshal(m)
	return string(again), err
}

// assets is the folder of lessons and puzzles.
var assets = filepath.Join("..", "..", "..", "assets", "learn")

func lessons() (map[string][]byte, error) {
	list := map[string][]byte{}
	for _, e := range all.Entries() {
		for _, id := range learn.IDs(e.Info().ID) {
			text, err := os.ReadFile(filepath.Join(assets, id+".lesson"))
			if err != nil {
				return nil, err
			}
			list[id+".lesson"] = text
		}
	}
	return list, nil
}

func readLesson(text []byte) (string, error) {
	_, game, _ := strings.Cut(string(text), "\ngame ")
	game, _, _ = strings.Cut(game, " ")
	l, err := lesson.Parse(game+".1", text)
	if err != nil {
		return "", err
	}
	var said []string
	for _, s := range l.Steps {
		said = append(said, fmt.Sprintf("%v %s %s %v", s.Kind, s.Key, s.Move, s.Clauses))
	}
	return l.Game + ": " + strings.Join(said, "; "), nil
}

func puzzles() (map[string][]byte, error) {
	const matches = 12
	list := map[string][]byte{}
	for _, e := range all.Entries() {
		text, err := os.ReadFile(filepath.Join(assets, e.Info().ID+".puzzles"))
		if err != nil {
			return nil, err
		}
		lines := slices.Collect(strings.Lines(string(text)))
		list[e.Info().ID+".puzzles"] = []byte(strings.Join(lines[:min(len(lines), matches)], ""))
	}
	return list, nil
}

func readPuzzles(text []byte) (string, error) {
	list, err := puzzle.Read(bytes.NewReader(text))
	if err != nil {
		return "", err
	}
	var said []string
	for _, p := range list {
		link, err := games.ParseLink(p.Link)
		if err != nil {
			return "", err
		}
		e, ok := all.Entry(link.Head.Game)
		if !ok {
			return "", fmt.Errorf("there is no game %s", link.Head.Game)
		}
		if _, err := e.Unlink(link); err != nil {
			return "", err
		}
		said = append(said, fmt.Sprintf("%s %d %s", link.Head.Game, p.At, p.Motive))
	}
	return strings.Join(said, "; "), nil
}
