package games_test

import (
	"reflect"
	"strings"
	"testing"

	"runehall/games"
)

type fact interface{ fact() }

type turned struct {
	Seat  games.Seat
	Tiles []int
	At    struct{ Q, R int8 }
}

type ended struct{}

func (turned) fact() {}
func (ended) fact()  {}

var facts = []fact{turned{}, ended{}}

func TestEventsSurviveTheirJSON(t *testing.T) {
	for _, test := range []struct {
		event fact
		want  string
	}{
		{ended{}, `{"ended":{}}`},
		{turned{}, `{"turned":{"Seat":0,"Tiles":null,"At":{"Q":0,"R":0}}}`},
		{turned{Seat: games.Nobody, Tiles: []int{3, 4}}, `{"turned":{"Seat":-3,"Tiles":[3,4],"At":{"Q":0,"R":0}}}`},
	} {
		text, err := games.EncodeEvent(test.event)
		if err != nil || string(text) != test.want {
			t.Errorf("%+v is encoded as %s, %v; want %s", test.event, text, err, test.want)
		}
		got, err := games.DecodeEvent(facts, text)
		if err != nil || !reflect.DeepEqual(got, test.event) {
			t.Errorf("%s is decoded as %+v, %v", text, got, err)
		}
	}
}

func TestDecodeEventRefusesOtherText(t *testing.T) {
	for text, want := range map[string]string{
		``:                               "unexpected end",
		`null`:                           "one key, not 0",
		`{}`:                             "one key, not 0",
		`[1]`:                            "cannot unmarshal",
		`{"ended":{},"turned":{}}`:       "one key, not 2",
		`{"Ended":{}}`:                   `called "Ended"`,
		`{"ended":{"Seat":1}}`:           "unknown field",
		`{"turned":{"Seat":300}}`:        "cannot unmarshal",
		`{"turned":{"Seat":1}} {"a":{}}`: "invalid character",
	} {
		if got, err := games.DecodeEvent(facts, []byte(text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s is decoded as %+v, %v; want an error with %q", text, got, err, want)
		}
	}
}

type unencodable struct{ F func() }

func (unencodable) fact() {}

func TestEncodeEventReportsWhatIsNoJSON(t *testing.T) {
	if _, err := games.EncodeEvent[fact](unencodable{}); err == nil || !strings.Contains(err.Error(), "unencodable") {
		t.Errorf("error %v", err)
	}
}

func TestEventsKeepTheirMemory(t *testing.T) {
	var events games.Events[int]
	events.Add(1)
	events.Add(2)
	if got := events.List(); !reflect.DeepEqual(got, []int{1, 2}) {
		t.Errorf("events %v", got)
	}
	events.Clear()
	if len(events.List()) != 0 {
		t.Error("events are left after Clear")
	}
	if n := testing.AllocsPerRun(10, func() { events.Add(3); events.Clear() }); n > 0 {
		t.Errorf("%v allocations for an event in memory that is there", n)
	}
}
