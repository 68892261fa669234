package ledger

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"
)

// at returns the line of a match that ended at a time, with seats as in sat.
func at(ended, game string, seats ...string) Line {
	l := line(0, game, seats...)
	l.Match, l.Ended = game+"@"+ended, ended
	return l
}

// told writes evenings down: the matches, and who won how many of how many.
func told(all []Evening) (text []string) {
	for _, e := range all {
		var b strings.Builder
		for _, l := range e.Lines {
			b.WriteString(l.Game + " ")
		}
		for _, g := range e.People {
			fmt.Fprintf(&b, "%d:%s=%d/%d ", g.Place, g.Name, g.Wins, g.Played)
		}
		text = append(text, strings.TrimSpace(b.String()))
	}
	return text
}

// TestEvenings finds evenings in the lines of a book.
func TestEvenings(t *testing.T) {
	for name, c := range map[string]struct {
		lines []Line
		want  []string
	}{
		"three games in turn": {[]Line{
			at("2026-03-04T18:00:00Z", "a", "Ada 1 9", "Ben 2 7", "Mia 3 5"),
			at("2026-03-04T19:00:00Z", "b", "Ada 3 9", "Ben 2 7", "Mia 1 5"),
			at("2026-03-04T20:00:00Z", "a", "Ada 1 9", "Ben 2 7", "Mia 3 5"),
		}, []string{"a b a 1:Ada=2/3 2:Mia=1/3 3:Ben=0/3"}},
		"across midnight, the end of the month and of summer time": {[]Line{
			at("2026-10-24T21:30:00Z", "a", "Ada 1 9", "Ben 2 7"),
			at("2026-10-25T03:30:00Z", "b", "Ada 2 9", "Ben 1 7"),
		}, []string{"a b 1:Ada=1/2 1:Ben=1/2"}},
		"six hours and a second": {[]Line{
			at("2026-03-04T12:00:00Z", "a", "Ada 1 9", "Ben 2 7"),
			at("2026-03-04T18:00:01Z", "b", "Ada 2 9", "Ben 1 7"),
		}, []string{"a 1:Ada=1/1 2:Ben=0/1", "b 1:Ben=1/1 2:Ada=0/1"}},
		"a chain of matches is one evening, however long": {[]Line{
			at("2026-03-04T12:00:00Z", "a", "Ada 1 9", "Ben 2 7"),
			at("2026-03-04T18:00:00Z", "b", "Ada 1 9", "Ben 2 7"),
			at("2026-03-05T00:00:00Z", "c", "Ada 1 9", "Ben 2 7"),
		}, []string{"a b c 1:Ada=3/3 2:Ben=0/3"}},
		"computer players": {[]Line{
			at("2026-03-04T18:00:00Z", "a", "Ada 2 9", "Ben 2 7", "=greedy 1 12"),
			at("2026-03-04T18:10:00Z", "b", "Ada 1 9", "=greedy 2 3"), // alone against a program, while Ben makes tea
			at("2026-03-04T19:00:00Z", "c", "Ada 1 9", "Ben 2 7"),
		}, []string{"a c 1:Ada=1/2 2:Ben=0/2"}},
		"in another case": {[]Line{
			at("2026-03-04T18:00:00Z", "a", "ada 1 9", "Ben 2 7"),
			at("2026-03-04T19:00:00Z", "b", "Ada 1 9", "BEN 2 7"),
		}, []string{"a b 1:Ada=2/2 2:BEN=0/2"}},
		"one leaves early, another comes late": {[]Line{
			at("2026-03-04T18:00:00Z", "a", "Ada 2 9", "Ben 3 7", "Mia 1 5"),
			at("2026-03-04T19:00:00Z", "b", "Ada 1 9", "Ben 2 7"),
			at("2026-03-04T20:00:00Z", "c", "Ada 3 9", "Ben 2 7", "Zoe 1 3"),
		}, []string{"a b c 1:Mia=1/1 1:Zoe=1/1 1:Ada=1/3 4:Ben=0/3"}},
		"shared wins, and all of them": {[]Line{
			at("2026-03-04T18:00:00Z", "a", "Ada 1 9", "Ben 1 9", "Mia 3 5"),
			at("2026-03-04T19:00:00Z", "b", "Ada 1 9", "Ben 1 9", "Mia 1 9"),
		}, []string{"a b 1:Ada=2/2 1:Ben=2/2 3:Mia=1/2"}},
		"two tables at once": {[]Line{
			at("2026-03-04T18:00:00Z", "a", "Ada 1 9", "Ben 2 7"),
			at("2026-03-04T18:05:00Z", "a", "Mia 1 9", "Zoe 2 7"),
			at("2026-03-04T19:00:00Z", "b", "Ada 1 9", "Ben 2 7"),
			at("2026-03-04T19:05:00Z", "b", "Mia 2 9", "Zoe 1 7"),
		}, []string{"a b 1:Ada=2/2 2:Ben=0/2", "a b 1:Mia=1/2 1:Zoe=1/2"}},
		"one person in common is another evening": {[]Line{
			at("2026-03-04T18:00:00Z", "a", "Ada 1 9", "Ben 2 7"),
			at("2026-03-04T19:00:00Z", "b", "Ada 1 9", "Mia 2 7"),
		}, []string{"a 1:Ada=1/1 2:Ben=0/1", "b 1:Ada=1/1 2:Mia=0/1"}},
		"two seats of one person": {[]Line{
			at("2026-03-04T18:00:00Z", "a", "Ada 3 4", "Ben 2 7", "Ada 1 9"),
			at("2026-03-04T19:00:00Z", "b", "Ada 1 4", "Ada 2 2"),
		}, []string{"a 1:Ada=1/1 2:Ben=0/1"}},
		"nothing": {},
	} {
		b := &Book{Who: strings.ToLower}
		b.Add(c.lines...)
		if got := told(Evenings(b.Lines(""))); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}

// TestEveningInARoom: at the device of one person the others are away, and belong to the evening all the same.
func TestEveningInARoom(t *testing.T) {
	first := at("2026-03-04T18:00:00Z", "a", "Ada 2 9", "Ben 1 7")
	second := at("2026-03-04T19:00:00Z", "b", "Ada 2 9", "Ben 1 7")
	first.Seats[1].Away, second.Seats[0].Away, second.Seats[1].Away = true, true, true
	all := Evenings([]Line{first, second})
	if got := told(all); !slices.Equal(got, []string{"a b 1:Ben=2/2 2:Ada=0/2"}) {
		t.Errorf("%q", got)
	}
	if !all[0].Has(second.Match) || all[0].Has("none") {
		t.Error("an evening does not have its own matches, or others")
	}
	if seat, n := second.PersonAt("Ben"); seat == nil || n != 1 || seat.Player().Colour != "amber" {
		t.Errorf("Ben sat at %v, %d", seat, n)
	}
}

// TestSecondsAreThoseOfTheCalendar compares the seconds between days of four hundred years with those of package time.
func TestSecondsAreThoseOfTheCalendar(t *testing.T) {
	first := time.Date(1999, 12, 31, 23, 59, 58, 0, time.UTC)
	from, _ := second(first.Format(time.RFC3339))
	for at := first; at.Year() < 2400; at = at.Add(24*time.Hour + 7*time.Second) {
		if n, ok := second(at.Format(time.RFC3339)); !ok || n-from != int(at.Unix()-first.Unix()) {
			t.Fatalf("%v is second %d, %v", at, n-from, ok)
		}
	}
	for _, bad := range []string{"", "2026-13-01T00:00:00Z", "2026-00-01T00:00:00Z",
		"2026-01-32T00:00:00Z", "yesterday"} {
		if _, ok := second(bad); ok {
			t.Errorf("%q is a time", bad)
		}
	}
}
