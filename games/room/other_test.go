package room

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"runehall/games"
)

// wants returns a match of a game: "=random" is a computer player, all others are persons.
func wants(game string, names ...string) *Match {
	m := &Match{Game: game}
	for i, name := range names {
		s := Sitter{Driver: games.Person, Colour: "amber", Emblem: fmt.Sprint("e", i), Name: name}
		if level, ok := strings.CutPrefix(name, "="); ok {
			s.Driver = level
		}
		m.Seats = append(m.Seats, s)
	}
	return m
}

// theHost is the host, whose screen the others share.
var theHost = From{Seat: games.Nobody, Host: true}

// other begins another game, and returns who sits there: "name:key", "name:" for a free seat.
func (r *rig) other(m *Match) (who []string) {
	r.t.Helper()
	taken, err := r.Take(theHost, Deed{Do: DoOther, After: r.Steps(), Seed: 6, Match: m})
	if err != nil {
		r.t.Fatal(err)
	}
	r.store(taken)
	for _, s := range r.Sitters() {
		who = append(who, s.Name+":"+strings.TrimLeft(s.Key, "0"))
	}
	return who
}

// TestOtherGameWithTheSameKeys plays three games in one room. Each person keeps the seat with their name, or else one
// that is left, under their own name. Who finds no seat watches, and has one again in the next game that has enough.
func TestOtherGameWithTheSameKeys(t *testing.T) {
	r := newRig(t, "masters", nil, 4, games.Person, games.Person, games.Person)
	names := []string{"Ada", "Ben", "Mia"}
	for r.forward("random") {
	}
	for s := range names {
		r.do(Deed{Do: DoRise, Seat: games.Seat(s)})
	}
	for s, name := range names {
		r.do(Deed{Do: DoSit, Seat: games.Seat(s), Key: key(s + 1), Name: name})
	}
	after := r.Steps()
	for _, step := range []struct {
		match *Match
		who   string
	}{
		{wants("ritual", "mia", "Opa", "=random"), "mia:3 Ada:1 =random:"}, // Ben has no seat
		{wants("market", "Eva", "Ada", "Mia", "Cleo"), "Ben:2 Ada:1 Mia:3 Cleo:"},
		{wants("toss", "Ada", "=novice"), "Ada:1 =novice:"},
		{wants("masters", "Ada", "Zoe"), "Ada:1 Ben:2"},
		{wants("stones", "Mia", "Tom", "Ben", "Ada"), "Mia:3 Tom: Ben:2 Ada:1"},
	} {
		if who := strings.Join(r.other(step.match), " "); who != step.who {
			t.Errorf("in %s sit %s, want %s", step.match.Game, who, step.who)
		}
		if st := r.State(games.Public); st.Game != step.match.Game || st.End != nil || r.Info().ID != st.Game ||
			r.Setup().Seed != 6 || r.Moves() != 0 {
			t.Errorf("the next match is %s", st.Game)
		}
		r.opensAlike()
		for s, sitter := range r.Sitters() {
			if d := (Deed{Do: DoAgree, Seat: games.Seat(s), After: r.Steps()}); sitter.Key != "" && r.End() == nil {
				if r.asked == nil {
					d.Do = DoEnd
				}
				r.do(d)
			}
		}
	}
	if past, err := r.Past(); err != nil || len(past) != 1 || r.Before() != 5 {
		t.Errorf("%d matches have ended by their rules, %d before this one, %v", len(past), r.Before(), err)
	}
	r.refused(r.seat(0), Deed{Do: DoOther, After: after, Match: wants("toss", "Ada", "Ben")}, NotTheHost)
}

// TestOtherGameIsPlayedToItsEnd plays a match of another game to its end, and a rematch of it. Their records are those
// of games of their own.
func TestOtherGameIsPlayedToItsEnd(t *testing.T) {
	r := newRig(t, "masters", nil, 4, games.Person, games.Person)
	for r.forward("random") {
	}
	r.other(wants("ritual", "P0", "P1"))
	for r.forward("random") {
	}
	r.again(r.seat(1), 9)
	for r.forward("random") {
	}
	past, err := r.Past()
	if err != nil || len(past) != 3 {
		t.Fatalf("%d matches have ended, %v", len(past), err)
	}
	for i, game := range []string{"masters", "ritual", "ritual"} {
		record, err := games.ParseRecord(past[i].Record)
		if err != nil || record.Game != game || !slices.Equal(past[i].Own(key(1), false), []games.Seat{1}) {
			t.Errorf("match %d is of %v, %v", i, record, err)
		}
	}
	r.opensAlike()
}

// TestOtherGameIsRefused: only the host may, after the end, once, and only what the game and the host of the room
// allow.
func TestOtherGameIsRefused(t *testing.T) {
	r := newRig(t, "masters", nil, 4, games.Person, games.Person)
	good := wants("ritual", "P0", "P1")
	r.refused(theHost, Deed{Do: DoOther, After: r.Steps(), Match: good}, NotOver)
	r.do(Deed{Do: DoResign, Seat: 0})
	after := r.Steps()
	r.refused(r.seat(1), Deed{Do: DoOther, After: after, Match: good}, NotTheHost)
	r.refused(theHost, Deed{Do: DoOther, After: after + 1, Match: good}, Ahead)
	odd := wants("ritual", "P0", "P1")
	odd.Options = map[string]string{"variant": "none"}
	many := wants("ritual", "P0", "P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8")
	for _, m := range []*Match{nil, wants("chess", "P0", "P1"), wants("ritual", "P0"),
		wants("ritual", "P0", "=genius"), odd, many} {
		r.refused(theHost, Deed{Do: DoOther, After: after, Match: m}, NoSuchMatch)
	}
	r.other(good)
	if twice, err := r.Take(theHost, Deed{Do: DoOther, After: after, Match: good}); err != nil || !twice.Already {
		t.Errorf("repeated it gets %+v, %v", twice, err)
	}
	r.refused(theHost, Deed{Do: DoOther, After: after, Match: wants("toss", "P0", "P1")}, Stale)
	if twice, err := r.Take(r.seat(1), Deed{Do: DoAgain, After: after}); err != nil || !twice.Already {
		t.Errorf("a rematch in the same moment gets %+v, %v", twice, err)
	}
	r.do(Deed{Do: DoResign, Seat: 0, After: r.Steps()})
	r.RaceNot() // several hosts keep no clock together
	race := wants("toss", "P0", "P1")
	race.Options = map[string]string{"way": "snatch"}
	r.refused(theHost, Deed{Do: DoOther, After: r.Steps(), Match: race}, NoSuchMatch)
}

// TestForgedOtherGames applies lines that no room writes.
func TestForgedOtherGames(t *testing.T) {
	r := newRig(t, "masters", nil, 4, games.Person, games.Person)
	r.do(Deed{Do: DoResign, Seat: 0})
	taken, err := r.Take(theHost, Deed{Do: DoOther, After: r.Steps(), Match: wants("ritual", "P0", "P1", "=random")})
	if err != nil {
		t.Fatal(err)
	}
	good := string(taken.Line)
	_, head, _ := strings.Cut(good, "\n")
	for what, text := range map[string]string{
		"a key twice":          "other " + key(1) + " " + key(1) + " -\n" + head,
		"a key of a computer":  "other - - " + key(1) + "\n" + head,
		"half a key":           "other - abc -\n" + head,
		"too few keys":         "other - -\n" + head,
		"no head":              "other - - -",
		"another game's level": strings.ReplaceAll(good, "random", "genius"),
		"too long":             good + strings.Repeat(" ", longestOther),
		"a game of nobody":     strings.ReplaceAll(good, "ritual", "chess"),
	} {
		if text == good || r.Apply([]byte(text)) == nil {
			t.Errorf("%s is taken", what)
		}
	}
	if err := r.Apply([]byte(good)); err != nil {
		t.Error(err)
	}
}

// ends has all who sit agree to end the match.
func (r *rig) ends() {
	r.t.Helper()
	for s, sitter := range r.Sitters() {
		if sitter.Key == "" || r.End() != nil {
			continue
		}
		do := DoAgree
		if r.asked == nil {
			do = DoEnd
		}
		r.do(Deed{Do: do, Seat: games.Seat(s), After: r.Steps()})
	}
}

// TestWhoHasSatWaitsNoMore has somebody wait for a seat, and then sit: neither their old device, once the host has let
// another one in, nor they themselves, once the host has freed the seat, have one in the next game.
func TestWhoHasSatWaitsNoMore(t *testing.T) {
	waits := func() *rig {
		r := newRig(t, "masters", nil, 4, games.Person, games.Person, games.Person)
		r.ends()
		r.other(wants("ritual", "P0", "P1"))
		if !r.Benched(key(2)) || r.Benched(key(0)) || r.Benched("") {
			t.Fatalf("there wait %+v", r.bench)
		}
		return r
	}
	sits := func(r *rig) {
		r.do(Deed{Do: DoRise, Seat: 1})
		r.do(Deed{Do: DoSit, Seat: 1, Key: key(2), Name: "Cleo"})
	}
	for name, test := range map[string]struct {
		then func(r *rig)
		who  string
	}{
		"freed": {func(r *rig) { sits(r); r.do(Deed{Do: DoRise, Seat: 1}) }, "P0: A: B:"},
		"on another device": {func(r *rig) {
			sits(r)
			r.claimsSeat(20, 1)
			r.answersClaim(DoAdmit, 1)
		}, "P0: Cleo:14 B:"},
		"freed after a claim": {func(r *rig) {
			r.claimsSeat(2, 1)
			r.answersClaim(DoAdmit, 1)
			r.do(Deed{Do: DoRise, Seat: 1})
		}, "P0: A: B:"},
		"waits": {func(*rig) {}, "P0: P1:1 P2:2"},
	} {
		r := waits()
		test.then(r)
		r.ends()
		if got := strings.Join(r.other(wants("masters", "P0", "A", "B")), " "); got != test.who {
			t.Errorf("%s: there sit %s, want %s", name, got, test.who)
		}
	}
}

// TestFewWaitForASeat has ever new persons sit down in games that the host goes on with among computer players: not
// more wait than can sit.
func TestFewWaitForASeat(t *testing.T) {
	r := newRig(t, "toss", map[string]string{"way": "calm"}, 4, games.Person, games.Person)
	for n := range 6 {
		r.ends()
		r.other(wants("toss", "=quick", "=quick"))
		for s := range games.Seat(2) {
			r.hosts(Deed{Do: DoRise, Seat: s})
			r.do(Deed{Do: DoSit, Seat: s, Key: key(100 + 2*n + int(s))})
		}
	}
	if n := len(r.bench); n != games.MaxSeats {
		t.Errorf("%d persons wait for a seat", n)
	}
}

// TestTheSameGameIsNoRematch has a guest begin a rematch in the moment in which the host wants the same game with other
// options, seats or drivers.
func TestTheSameGameIsNoRematch(t *testing.T) {
	r := newRig(t, "ritual", map[string]string{"variant": "explorers"}, 4, games.Person, games.Person)
	r.do(Deed{Do: DoResign, Seat: 0})
	after := r.Steps()
	r.again(r.seat(1), 5)
	same, options := wants("ritual", "P0", "P1"), wants("ritual", "P0", "P1")
	same.Options = map[string]string{"variant": "explorers"}
	if twice, err := r.Take(theHost, Deed{Do: DoOther, After: after, Match: same}); err != nil || !twice.Already {
		t.Errorf("the same match gets %+v, %v", twice, err)
	}
	seats, drivers := wants("ritual", "P0", "P1", "P2"), wants("ritual", "P0", "=random")
	seats.Options, drivers.Options = same.Options, same.Options
	for _, m := range []*Match{options, seats, drivers} {
		r.refused(theHost, Deed{Do: DoOther, After: after, Match: m}, Stale)
	}
}
