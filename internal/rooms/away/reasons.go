package away

import "slices"

// tooMuchReason is why a device leaves by itself: the host tells more than any match can contain. unknownReason stands
// for reasons that only a newer host has: nothing is known of what it wants, so the device asks no more and says so.
const (
	tooMuchReason = "room.refusal.tells-too-much"
	unknownReason = "room.refusal.unknown"
)

// waitReason is the host's word for being unable to store anything at present.
const waitReason = "room.refusal.one-moment"

// closesReason is the host's word that it closes.
const closesReason = "room.refusal.host-closes"

// fullReason is the host's word that it has no place for the device. A device that has been inside tries on; one that
// comes to be let in says so after [mostTurned] times.
const fullReason = "room.refusal.too-many"

// mostTurned is how often a device that has never been inside is turned away before it says so.
const mostTurned = 3

// codeReason is the host's word for a code that no room has.
const codeReason = "room.refusal.no-such-code"

// finally are the reasons after which the device does not ask again. passing are those after which it does, and those
// that refuse a single request.
var (
	finally = []string{"room.refusal.no-such-room", "room.refusal.unreadable", "room.refusal.not-understood",
		"room.refusal.cannot-make", codeReason}
	passing = []string{waitReason, fullReason, "room.refusal.too-fast", "room.refusal.too-slow",
		"room.refusal.too-often",
		closesReason, "room.refusal.full", "room.refusal.may-not-read", "room.refusal.not-your-seat"}
)

// known returns a host's reason, or the one that stands for all that this program has no words for.
func known(reason string) string {
	if slices.Contains(finally, reason) || slices.Contains(passing, reason) {
		return reason
	}
	return unknownReason
}
