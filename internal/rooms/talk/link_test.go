package talk

import (
	"strings"
	"testing"

	"runehall/games"
)

// TestLinksAreReadAsTheyAreWritten writes links and reads them again, and then reads texts that are no links to rooms.
func TestLinksAreReadAsTheyAreWritten(t *testing.T) {
	room, invite, host := NewSecret(), NewSecret(), NewSecret()
	for _, want := range []Link{
		{Page: "https://play.example.org/", Enter: Enter{Room: room, Invite: invite}, Seat: games.Nobody},
		{Page: "http://192.168.1.5:8747/", Enter: Enter{Room: room, Secret: NewSecret(), Invite: invite, Host: host},
			Seat: 3},
		{Page: "http://192.168.1.5:8747/", Enter: Enter{Room: room, Invite: invite}, Seat: games.Nobody, Hand: true},
		{Enter: Enter{Room: room}, Seat: games.Nobody},
	} {
		if got, ok := ReadLink(" " + want.String() + "\n"); !ok || got != want {
			t.Errorf("%s is read as %+v, %v", want, got, ok)
		}
		if _, query, _ := strings.Cut(want.String(), "?"); query != "" {
			t.Errorf("%s would be sent to a server", want)
		}
	}
	for _, text := range []string{
		"", "#", "https://play.example.org/", "#match=" + room, "#room=" + room[1:],
		"#room=" + strings.ToUpper(room[:31]) + "G", "#room=" + room + "&invite=x",
		"file:///x#room=" + room, "javascript:1#room=" + room, "#room=" + room + "&host=" + strings.Repeat("0", 3000),
		"room=" + room,
	} {
		if got, ok := ReadLink(text); ok {
			t.Errorf("%.80q is read as %+v", text, got)
		}
	}
	for page, want := range map[string]string{
		"https://play.example.org/x/":           "wss://play.example.org/x/rooms",
		"https://play.example.org/x/index.html": "wss://play.example.org/x/rooms",
		"https://play.example.org/x/?lang=de":   "wss://play.example.org/x/rooms",
		"https://play.example.org/a%20b/":       "wss://play.example.org/a%20b/rooms",
		"http://192.168.1.5:8747/":              "ws://192.168.1.5:8747/rooms",
		"http://[::1]:80":                       "ws://[::1]:80/rooms",
	} {
		if got := Dials(page); got != want {
			t.Errorf("%s is dialled at %s", page, got)
		}
	}
}
