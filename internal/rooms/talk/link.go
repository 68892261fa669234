package talk

import (
	"encoding/hex"
	"net/url"
	"strconv"
	"strings"

	"runehall/games"
)

// Link is an address that leads into a room. What it knows stands in its fragment, which browsers send to nobody; it belongs into no log.
type Link struct {
	// Page is the address of the host's page, "" where the link is a fragment alone.
	Page string
	// Enter is what the link knows. With a device's secret it hands on that device's seat.
	Enter Enter
	// Seat is which seat is meant for whoever opens it, or games.Nobody.
	Seat games.Seat
	// Hand says that a screen which all share shows the table beside whoever opens it: a phone is the hand of its seat.
	Hand bool
}

// longestLink bounds a link, in bytes.
const longestLink = 2000

// ReadLink reads the link into a room that a text is, or returns false.
func ReadLink(text string) (Link, bool) {
	text = strings.TrimSpace(text)
	page, fragment, ok := strings.Cut(text, "#")
	if !ok || len(text) > longestLink {
		return Link{}, false
	}
	said, err := url.ParseQuery(fragment)
	if err != nil {
		return Link{}, false
	}
	l := Link{Page: page, Seat: games.Nobody, Hand: said.Get("hand") == "1", Enter: Enter{
		Room: said.Get(roomWord), Secret: said.Get("secret"), Invite: said.Get("invite"), Host: said.Get("host"),
	}}
	if n, err := strconv.Atoi(said.Get("seat")); err == nil && n >= 0 && n < games.MaxSeats {
		l.Seat = games.Seat(n)
	}
	if page != "" && !isPage(page) {
		return Link{}, false
	}
	for _, secret := range []string{l.Enter.Secret, l.Enter.Invite, l.Enter.Host} {
		if secret != "" && !isSecret(secret) {
			return Link{}, false
		}
	}
	return l, isSecret(l.Enter.Room)
}

// String returns the text that ReadLink reads.
func (l Link) String() string {
	text := l.Page + "#" + roomWord + "=" + l.Enter.Room
	if l.Enter.Secret != "" {
		text += "&secret=" + l.Enter.Secret
	}
	if l.Enter.Invite != "" {
		text += "&invite=" + l.Enter.Invite
	}
	if l.Enter.Host != "" {
		text += "&host=" + l.Enter.Host
	}
	if l.Hand {
		text += "&hand=1"
	}
	if l.Seat >= 0 {
		text += "&seat=" + strconv.Itoa(int(l.Seat))
	}
	return text
}

// Dials returns the address at which the host of a page answers.
func Dials(page string) string {
	at, err := url.Parse(page)
	if err != nil {
		return ""
	}
	scheme := "ws"
	if at.Scheme == "https" {
		scheme = "wss"
	}
	return scheme + "://" + at.Host + Path
}

// isPage reports whether a text is the address of a page that a host can send.
func isPage(text string) bool {
	at, err := url.Parse(text)
	return err == nil && at.Host != "" && (at.Scheme == "http" || at.Scheme == "https")
}

// isSecret reports whether a text is what [NewSecret] returns.
func isSecret(text string) bool {
	b, err := hex.DecodeString(text)
	return err == nil && len(b) == secretBytes && hex.EncodeToString(b) == text
}
