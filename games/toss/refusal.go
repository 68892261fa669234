package toss

import "runehall/games"

// The refusals of this game. Their reasons are message keys.
var (
	refuseNoThrow       = refuse("TOS-7", "toss.refusal.no-throw")
	refuseThrowFirst    = refuse("TOS-7", "toss.refusal.throw-first")
	refuseThrown        = refuse("TOS-7", "toss.refusal.thrown")
	refuseFaceDown      = refuse("TOS-8", "toss.refusal.face-down")
	refuseBalance       = refuse("TOS-8", "toss.refusal.balance")
	refuseDestiny       = refuse("TOS-8", "toss.refusal.destiny")
	refuseSaidDone      = refuse("TOS-10", "toss.refusal.said-done")
	refuseTimeOver      = refuse("TOS-10", "toss.refusal.time-over")
	refuseNoLimit       = refuse("TOS-10", "toss.refusal.no-limit")
	refuseGiveFirst     = refuse("TOS-11", "toss.refusal.give-first")
	refuseNoFalse       = refuse("TOS-11", "toss.refusal.no-false")
	refuseNotLoot       = refuse("TOS-11", "toss.refusal.not-loot")
	refuseOrderFirst    = refuse("TOS-14", "toss.refusal.order-first")
	refuseNoOrder       = refuse("TOS-14", "toss.refusal.no-order")
	refuseNotWholeOrder = refuse("TOS-14", "toss.refusal.not-whole-order")
	refuseFlickFirst    = refuse("TOS-22", "toss.refusal.flick-first")
	refuseNoContest     = refuse("TOS-22", "toss.refusal.no-contest")
	refuseGesture       = refuse("TOS-30", "toss.refusal.gesture")
	refuseFlick         = refuse("TOS-32", "toss.refusal.flick")
	refuseNotByTurns    = refuse("TOS-40", "toss.refusal.not-by-turns")
	refuseOwnClaim      = refuse("TOS-40", "toss.refusal.own-claim")
	refuseTickPast      = refuse("TOS-40", "toss.refusal.tick-past")
	refuseOwnRun        = refuse("TOS-41", "toss.refusal.own-run")
	refuseRunOver       = refuse("TOS-41", "toss.refusal.run-over")
	refuseHasIt         = refuse("TOS-41", "toss.refusal.has-it")
	refuseByTurns       = refuse("TOS-42", "toss.refusal.by-turns")
	refuseWrongTake     = refuse("TOS-42", "toss.refusal.wrong-take")
)

// refusals is the closed list.
var refusals = []*games.Refusal{
	refuseNoThrow, refuseThrowFirst, refuseThrown, refuseFaceDown, refuseBalance, refuseDestiny, refuseSaidDone,
	refuseTimeOver, refuseNoLimit, refuseGiveFirst, refuseNoFalse, refuseNotLoot, refuseOrderFirst, refuseNoOrder,
	refuseNotWholeOrder, refuseFlickFirst, refuseNoContest, refuseGesture, refuseFlick, refuseNotByTurns,
	refuseOwnClaim, refuseTickPast, refuseOwnRun, refuseRunOver, refuseHasIt, refuseByTurns, refuseWrongTake,
}

func refuse(clause, reason string) *games.Refusal {
	return &games.Refusal{Clause: clause, Reason: reason}
}
