package ritual

import (
	"runehall/games"
	rules "runehall/games/ritual"
)

func phrase(key string, args ...games.Arg) games.Phrase { return games.Phrase{Key: key, Args: args} }

// moveKeys are the words on the golden button, and on the buttons of a choice, by the kind of move.
var moveKeys = map[rules.MoveKind]string{
	rules.Place:     "ritual.board.place",
	rules.BuildOver: "ritual.board.build-over",
	rules.Reveal:    "ritual.board.reveal",
	rules.RevealAt:  "ritual.board.reveal",
	rules.Answer:    "ritual.board.answer",
	rules.PutOut:    "ritual.board.put-out",
	rules.TakeTile:  "ritual.board.take",
	rules.PickCell:  "ritual.board.pick",
	rules.Pass:      "ritual.board.pass",
	rules.Decline:   "ritual.board.decline",
	rules.SkipNext:  "ritual.board.skip-next",
	rules.SkipNow:   "ritual.board.skip-now",
	rules.Forgo:     "ritual.board.forgo",
}
