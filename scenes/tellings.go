package scenes

import (
	"slices"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/away"
	"runehall/internal/rooms/talk"
	"runehall/scenes/stage"
	"runehall/ui"
)

// tellOfSeats says, over whatever screen is open, that a seat has gone to another device, or that its own seat is open
// on another one too.
func (a *App) tellOfSeats() {
	client := a.stage.Room
	if client == nil {
		return
	}
	st := a.stage
	for tells, more := client.Tells(); more; tells, more = client.Tells() {
		text := ""
		switch state := client.State(); {
		case tells.What == away.Also:
			text = st.Text("room.also")
		case tells.What == away.Lost:
			text = st.Text("room.lost")
		case state != nil && int(tells.Seat) < len(state.Seats):
			text = st.Text("room.moved", lang.Str("name", state.Seats[tells.Seat].Name))
		}
		if text != "" {
			a.tells(ui.IconPhone, text, st.Kit.Palette.Brass, nil)
		}
	}
}

// answersClaims reports whether the host of a room answers at a scene whoever says that they are back: at its table, or
// in its list of seats.
func answersClaims(scene stage.Scene) bool {
	if seats, ok := scene.(interface{ AnswersClaims() bool }); ok {
		return seats.AnswersClaims()
	}
	at, ok := scene.(elsewhere)
	if !ok {
		return false
	}
	link, ok := talk.ReadLink(at.Room())
	return ok && link.Enter.Host != ""
}

// tellOfClaims leads a host who is elsewhere, in the menu for instance, to where somebody waits for an answer. Each
// claim is told once.
func (a *App) tellOfClaims() {
	client := a.stage.Room
	if client == nil || client.State() == nil {
		a.claimTold = 0
		return
	}
	state := client.State()
	seat := games.Seat(slices.IndexFunc(state.Seats, func(s room.Sitter) bool { return s.Claimed }))
	if seat < 0 || state.Claim(seat) == a.claimTold {
		return
	}
	above := 0
	for _, l := range slices.Backward(a.stack.layers) {
		if answersClaims(l.scene) {
			break
		}
		above++
	}
	if above == len(a.stack.layers) {
		return // this device is not the host
	}
	if a.claimTold = state.Claim(seat); above == 0 {
		return // it is asked there
	}
	st := a.stage
	top := a.stack.top()
	lead := &ui.Button{Kind: ui.SlateButton, Text: st.Text("room.claim.see"), OnTap: func() {
		a.feelings.toast.Hide()
		for n := above; n > 0 && a.stack.top() == top; n-- {
			st.Pop()
		}
	}}
	a.tells(ui.IconPhone, st.Text("table.room.claims", lang.Str("name", state.Seats[seat].Name)),
		st.Kit.Palette.Brass, lead)
}
