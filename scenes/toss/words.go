package toss

import (
	"runehall/games"
	rules "runehall/games/toss"
)

// words are the texts on the board. They are put together when something has changed, and not while drawing.
type words struct {
	parts
	player   *player
	handwork *handwork

	// These change with the language only.
	done      string
	throwHelp string // what is said when a swipe was too weak
	call      string // what is said when the clock starts

	// These change in a match.
	states  [games.MaxSeats]string  // what each seat does
	active  [games.MaxSeats]bool    // whether its tray glows because it acts
	piles   [games.MaxSeats][3]pile // its loot
	ranking []rankWords
	toBeat  string  // stands in front of the best flick
	reach   float64 // how far that came, as a part of the table
	best    string
	line    string    // the line below the tape
	time    string    // the clock of a race
	photo   [2]string // at a photo finish: of the first seat, and of the late one

	storyTitle, storyText string
	changes               []changeWords
	lines                 []lineWords
}

// rankWords is a line of the ranking of a contest.
type rankWords struct {
	seat       games.Seat
	name, text string
	acting     bool
}

// lineWords is a line of what has happened in the settling.
type lineWords struct {
	event   rules.Event
	text    string
	changes []changeWords
}

// changeWords is what a seat has after a step of the settling.
type changeWords struct {
	seat games.Seat
	text string
}

func (w *words) say(k string, args ...games.Arg) string {
	return w.Given.Frame.Say(games.Phrase{Key: "toss.board." + k, Args: args})
}

func (w *words) name(s games.Seat) string {
	if !w.Given.Sits(s) {
		return ""
	}
	return w.Given.Frame.Sitters[s].Name
}
