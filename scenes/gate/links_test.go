package gate

import (
	"testing"

	"runehall/internal/rooms/talk"
)

// TestLinksHoldWhatTheyAreFor reads each link to a room back: only the one for the own seat holds the device's secret,
// and none the host's.
func TestLinksHoldWhatTheyAreFor(t *testing.T) {
	all := talk.Enter{Room: talk.NewSecret(), Secret: talk.NewSecret(), Invite: talk.NewSecret(),
		Host: talk.NewSecret()}
	l := addressOf("http://192.168.1.20:8747/", all, true)
	for text, want := range map[string]talk.Enter{
		l.Sit: {Room: all.Room, Invite: all.Invite}, l.Watch: {Room: all.Room}, l.Own: {Room: all.Room, Invite: all.Invite, Secret: all.Secret},
	} {
		// who only watches holds nothing
		if link, ok := talk.ReadLink(text); !ok || link.Enter != want || link.Hand != (text != l.Watch) {
			t.Errorf("a link holds %+v, want %+v; a hand: %v", link.Enter, want, link.Hand)
		}
	}
	if all.Secret = ""; addressOf("http://192.168.1.20:8747/", all, false).Own != "" {
		t.Error("a device without a secret hands its seat on")
	}
}
