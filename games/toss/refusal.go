package toss

import "runehall/games"

// The refusals of this game. Their reasons are message keys.
var (
	refuseNoThrow       = refuse("TOS-7", "no-throw")
	refuseThrowFirst    = refuse("TOS-7", "throw-first")
	refuseThrown        = refuse("TOS-7", "thrown")
	refuseFaceDown      = refuse("TOS-8", "face-down")
	refuseBalance       = refuse("TOS-8", "balance")
	refuseDestiny       = refuse("TOS-8", "destiny")
	refuseSaidDone      = refuse("TOS-10", "said-done")
	refuseTimeOver      = refuse("TOS-10", "time-over")
	refuseNoLimit       = refuse("TOS-10", "no-limit")
	refuseGiveFirst     = refuse("TOS-11", "give-first")
	refuseNoFalse       = refuse("TOS-11", "no-false")
	refuseNotLoot       = refuse("TOS-11", "not-loot")
	refuseOrderFirst    = refuse("TOS-14", "order-first")
	refuseNoOrder       = refuse("TOS-14", "no-order")
	refuseNotWholeOrder = refuse("TOS-14", "not-whole-order")
	refuseFlickFirst    = refuse("TOS-22", "flick-first")
	refuseNoContest     = refuse("TOS-22", "no-contest")
	refuseGesture       = refuse("TOS-30", "gesture")
	refuseFlick         = refuse("TOS-32", "flick")
	refuseNotByTurns    = refuse("TOS-40", "not-by-turns")
	refuseOwnClaim      = refuse("TOS-40", "own-claim")
	refuseTickPast      = refuse("TOS-40", "tick-past")
	refuseOwnRun        = refuse("TOS-41", "own-run")
	refuseRunOver       = refuse("TOS-41", "run-over")
	refuseHasIt         = refuse("TOS-41", "has-it")
	refuseByTurns       = refuse("TOS-42", "by-turns")
	refuseWrongTake     = refuse("TOS-42", "wrong-take")
)

// refusals is the closed list.
var refusals = []*games.Refusal{
	refuseNoThrow, refuseThrowFirst, refuseThrown, refuseFaceDown, refuseBalance, refuseDestiny, refuseSaidDone, refuseTimeOver,
	refuseNoLimit, refuseGiveFirst, refuseNoFalse, refuseNotLoot, refuseOrderFirst, refuseNoOrder, refuseNotWholeOrder,
	refuseFlickFirst, refuseNoContest, refuseGesture, refuseFlick, refuseNotByTurns, refuseOwnClaim, refuseTickPast, refuseOwnRun,
	refuseRunOver, refuseHasIt, refuseByTurns, refuseWrongTake,
}

func refuse(clause, reason string) *games.Refusal {
	return &games.Refusal{Clause: clause, Reason: "toss.refusal." + reason}
}
