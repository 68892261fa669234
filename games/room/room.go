package room

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"runehall/games"
)

// Room is a match whose seats are on other devices. Only one goroutine may use it.
type Room struct {
	of      Games
	live    games.Live
	entry   games.Entry
	info    *games.Info
	levels  []string
	host    string // the key of the room's host, and the key of the invitation
	invite  string
	code    string // what people type to find the room; "": it has none
	sitters []Sitter
	// bench are persons for whom another game had no seat, the first one first. They have one in the next that has.
	bench []Sitter
	lines int
	steps int
	round games.Round
	// held are the decisions of seats that decide at the same moment ([games.Live].Joint); "": none.
	held  [games.MaxSeats]string
	holds int // how many lines hold such decisions, or are of hands that reach
	race  race
	asked *Asked
	gone  [games.MaxSeats]bool // persons whose consent to an end is not needed
	end   *End
	clock int // seconds for a move; 0: no clock
	total int // seconds of each seat for the whole match; 0: no such clock
	// spent is how much of total each seat has used, in milliseconds.
	spent [games.MaxSeats]int64
	uses  Uses
	// waits says that the match has yet to begin, and began that the room has waited before.
	waits, began bool
	// known has the seats whose hands a key knows, and looked those that the host's screen has seen, as bits.
	known  map[string]uint8
	looked uint8
	// claimed counts the claims so far.
	claimed int
	// lost has the seats of keys that the host has given to others ([DoAdmit]).
	lost map[string]games.Seat
	// fresh marks the seats at which somebody has sat down since the last move.
	fresh [games.MaxSeats]bool
	// final is who sat where when the match ended by its rules; nil: it has not. ended is the number of that match.
	final []Sitter
	ended int
	// before counts the matches before this one, past are the last of them that ended by their rules, and first is how
	// many steps there were when this one began.
	before int
	past   []Past
	first  int
}

// Sitter is who sits at a seat.
type Sitter struct {
	// Driver is [games.Person], or a level of computer players.
	Driver string `json:"driver"`
	Colour string `json:"colour"`
	Emblem string `json:"emblem"`
	Name   string `json:"name"`
	// Key is the hash of the secret of a person's device; the room never sees the secret. "": the seat is free.
	Key string `json:"-"`
	// Free says that Key is empty: anybody may take the seat, and until then the host's screen plays for it.
	Free bool `json:"free,omitempty"`
	// Resigned says that the person gave up the match.
	Resigned bool `json:"resigned,omitempty"`
	// Late says that the person ran out of time: a computer player plays until somebody takes the seat again. If it was
	// the time for the whole match, nobody can.
	Late bool `json:"late,omitempty"`
	// Seen says that the hand of a free seat was seen on the host's screen, so that nobody else is offered the seat.
	// Offered says that the host lets anybody take it, whatever hands they have seen.
	Seen    bool `json:"seen,omitempty"`
	Offered bool `json:"offered,omitempty"`
	// Sat says that a device has had the seat since the match began.
	Sat bool `json:"sat,omitempty"`

	// Claimed says that somebody asks for the seat, whose own device is gone. Moved counts how often the host has let
	// such a device in.
	Claimed bool `json:"claimed,omitempty"`
	Moved   int  `json:"moved,omitempty"`

	// claim is the key of whoever asks for the seat; "": nobody does. asks is the number of the last claim to the seat,
	// and said the line with which the host has answered it; "": it has not.
	claim string
	asks  int
	said  string
	// was is the key that the seat had when its person gave up or ran out of time. It is theirs again in the next
	// match.
	was string
}

func (s *Sitter) person() bool { return s.Driver == games.Person }

// Games finds a game by its id.
type Games func(id string) (games.Entry, bool)

// New makes a room for a match, and returns its first line. host is the key of the device that makes it, and invite the
// key of the invitation to sit down. All seats of persons are free.
func New(of Games, game string, setup games.Setup, players []games.Player, host, invite string) (*Room, []byte, error) {
	entry, ok := of(game)
	if !ok {
		return nil, nil, fmt.Errorf("there is no game %.80q", game)
	}
	record, err := games.NewRecord(entry.Info(), setup, players)
	if err != nil {
		return nil, nil, err
	}
	if !isKey(host) || !isKey(invite) {
		return nil, nil, errKey
	}
	first := append([]byte(hostWord+" "+host+" "+invite+"\n"), record.Text()...)
	r, err := Open(of, first)
	return r, first, err
}

var errKey = errors.New("a key has 64 hexadecimal digits")

// Open makes a room from its first line. Pass the other lines to [Room.Apply].
func Open(of Games, first []byte) (*Room, error) {
	word, text, _ := strings.Cut(string(first), "\n")
	keys, ok := strings.CutPrefix(word, hostWord+" ")
	host, invite, _ := strings.Cut(keys, " ")
	invite, code, coded := strings.Cut(invite, " ")
	if !ok || !isKey(host) || !isKey(invite) || coded != isCode(code) {
		return nil, errors.New("a room begins with its host")
	}
	entry, live, sitters, err := dealt(of, text)
	if err != nil {
		return nil, err
	}
	r := &Room{of: of, live: live, sitters: sitters, host: host, invite: invite, code: code, lines: 1}
	r.plays(entry)
	r.settle()
	r.raced(true)
	return r, nil
}

// dealt returns the match of a record's head. All seats of persons are free.
func dealt(of Games, head string) (games.Entry, games.Live, []Sitter, error) {
	record, err := games.ParseRecord([]byte(head))
	if err != nil {
		return nil, nil, nil, err
	}
	if len(record.Steps) > 0 {
		return nil, nil, nil, errors.New("a room begins before the first move")
	}
	entry, ok := of(record.Game)
	if !ok {
		return nil, nil, nil, fmt.Errorf("there is no game %.80q", record.Game)
	}
	live, err := entry.Live(record)
	if err != nil {
		return nil, nil, nil, err
	}
	var sitters []Sitter
	for s, p := range record.Players {
		if p.Driver != games.Person && !slices.Contains(entry.Levels(), p.Driver) {
			return nil, nil, nil, fmt.Errorf("seat %d: %s has no computer player %.80q", s, record.Game, p.Driver)
		}
		sitters = append(sitters, Sitter{Driver: p.Driver, Colour: p.Colour, Emblem: p.Emblem, Name: p.Name,
			Free: p.Driver == games.Person})
	}
	return entry, live, sitters, nil
}

// plays makes a game that of the room.
func (r *Room) plays(entry games.Entry) {
	r.entry, r.info, r.levels = entry, entry.Info(), entry.Levels()
}

// Host returns the key of the device that made the room.
func (r *Room) Host() string { return r.host }

// Invite returns the key of the invitation: whoever knows its secret may sit down.
func (r *Room) Invite() string { return r.invite }

// Code returns what people type to find the room; "": older rooms have none.
func (r *Room) Code() string { return r.code }

// WithCode returns the first line of a room with the code by which people find it.
func WithCode(first []byte, code string) []byte {
	word, text, _ := strings.Cut(string(first), "\n")
	return []byte(word + " " + code + "\n" + text)
}

// longestStoredCode bounds the code in a stored line, which may be longer than any that hosts give out.
const longestStoredCode = 32

// isCode reports whether a text can be the code of a room: capital letters and digits.
func isCode(text string) bool {
	return text != "" && len(text) <= longestStoredCode &&
		strings.Trim(text, "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ") == ""
}

// Lines returns how many lines the room has.
func (r *Room) Lines() int { return r.lines }

// Steps returns how many lines changed the position. Deeds are checked against it ([Deed].After).
func (r *Room) Steps() int { return r.steps }

// Aside returns how many lines are not about the position, but about seats, the clock, and questions.
func (r *Room) Aside() int { return r.lines - r.steps - r.holds }

// Info returns the game's description of itself.
func (r *Room) Info() *games.Info { return r.info }

// Setup returns the setup of the match, including its seed.
func (r *Room) Setup() games.Setup { return r.live.Record().Setup }

// Sitters returns who sits where, for reading only.
func (r *Room) Sitters() []Sitter { return r.sitters }

// End returns how the match ended, or nil while it goes on.
func (r *Room) End() *End { return r.end }

// Seat returns the seat with a key, or false.
func (r *Room) Seat(key string) (games.Seat, bool) {
	for s := range r.sitters {
		if key != "" && r.sitters[s].Key == key {
			return games.Seat(s), true
		}
	}
	return games.Nobody, false
}

// Record returns the record of the match, with the names of the persons who sit there now. Once the match has ended by
// its rules, the record stays as it is, whoever comes or goes.
func (r *Room) Record() (*games.Record, error) {
	old := r.live.Record()
	sitters := r.sitters
	if r.final != nil {
		sitters = r.final
	}
	record, err := games.NewRecord(r.info, old.Setup, playersOf(sitters))
	if err != nil {
		return nil, err
	}
	for _, step := range old.Steps {
		record.Add(step)
	}
	return record, nil
}

// playersOf returns who sits where in the form of records.
func playersOf(sitters []Sitter) []games.Player {
	players := make([]games.Player, len(sitters))
	for i, s := range sitters {
		players[i] = games.Player{Driver: s.Driver, Colour: s.Colour, Emblem: s.Emblem, Name: s.Name}
	}
	return players
}

func (r *Room) hasLevel(id string) bool {
	return slices.Contains(r.levels, id)
}

// isKey reports whether a text is the hash of a secret: a SHA-256 in hexadecimal digits.
func isKey(text string) bool {
	return len(text) == 64 && strings.Trim(text, "0123456789abcdef") == ""
}
