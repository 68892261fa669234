package talk

import (
	"encoding/hex"
	"net/url"
	"strconv"
	"strings"

	"runehall/games"
)

// Link is an address that leads into a room. Its secrets are in the fragment, which browsers send to nobody. Never log
// a link.
type Link struct {
	// Page is the address of the host's page; "": the link is only a fragment.
	Page string
	// Enter holds the secrets of the link. If it has a device's secret, the link hands on that device's seat.
	Enter Enter
	// Seat is the seat that the link is meant for, or games.Nobody.
	Seat games.Seat
	// Hand says that the table is on a shared screen nearby, so that the device need only show the hand of its seat.
	Hand bool
}

// longestLink bounds a link, in bytes.
const longestLink = 2000

// ReadLink parses a link into a room. It returns false if the text is none.
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

// String returns the text that ReadLink parses.
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

// Dials returns the address at which the host of a page can be dialled: beside the page, so that a host may be a folder
// of a server.
func Dials(page string) string {
	at, err := url.Parse(page)
	if err != nil {
		return ""
	}
	scheme := "ws"
	if at.Scheme == "https" {
		scheme = "wss"
	}
	at = at.ResolveReference(&url.URL{Path: strings.TrimPrefix(Path, "/")})
	return scheme + "://" + at.Host + at.EscapedPath()
}

// isPage reports whether a text can be the address of a host's page.
func isPage(text string) bool {
	at, err := url.Parse(text)
	return err == nil && at.Host != "" && (at.Scheme == "http" || at.Scheme == "https")
}

// isSecret reports whether a text has the form of [NewSecret].
func isSecret(text string) bool {
	b, err := hex.DecodeString(text)
	return err == nil && len(b) == secretBytes && hex.EncodeToString(b) == text
}
