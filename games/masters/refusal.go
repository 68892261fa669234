package masters

import "runehall/games"

// The refusals of this game. Their reasons are message keys.
var (
	refuseNotHand       = refuse("COM-3", "not-hand")
	refusePlayFirst     = refuse("MAS-6", "play-first")
	refuseCoversNothing = refuse("MAS-6", "covers-nothing")
	refuseNoMatch       = refuse("MAS-6", "no-match")
	refuseExactly       = refuse("MAS-9", "exactly")
	refuseOnMaster      = refuse("MAS-10", "on-master")
	refuseJoins         = refuse("MAS-11", "joins")
	refusePlayed        = refuse("MAS-13", "played")
	refuseNoRune        = refuse("MAS-13", "no-rune")
	refuseTaken         = refuse("MAS-13", "taken")
	refuseHeld          = refuse("MAS-13", "held")
	refuseDeckEmpty     = refuse("MAS-14", "deck-empty")
	refuseCanPlay       = refuse("MAS-16", "can-play")
	refuseCanDraw       = refuse("MAS-16", "can-draw")
	refuseHasPlace      = refuse("MAS-16", "has-place")
	refuseSomeDone      = refuse("MAS-17", "some-done")
	refuseNoAdepts      = refuse("MAS-20", "no-adepts")
	refuseSideFirst     = refuse("MAS-20", "side-first")
	refuseChosen        = refuse("MAS-20", "chosen")
	refuseNoPower       = refuse("MAS-22", "no-power")
	refusePowerUsed     = refuse("MAS-22", "power-used")
	refuseNotNeeded     = refuse("MAS-22", "not-needed")
	refuseOtherRune     = refuse("MAS-22", "other-rune")
	refuseShrinks       = refuse("MAS-22", "shrinks")
	refuseNoExtra       = refuse("MAS-23", "no-extra")
	refuseOnce          = refuse("MAS-23", "once")
	refuseDiscardFirst  = refuse("MAS-23", "discard-first")
	refuseNothingOwed   = refuse("MAS-23", "nothing-owed")
	refuseNoTokens      = refuse("MAS-25", "no-tokens")
	refuseNoMaster      = refuse("MAS-25", "no-master")
	refuseTokenFirst    = refuse("MAS-25", "token-first")
	refuseTokenFar      = refuse("MAS-25", "token-far")
	refuseTokenNoRune   = refuse("MAS-25", "token-no-rune")
	refuseSameColour    = refuse("MAS-25", "same-colour")
	refuseOnToken       = refuse("MAS-26", "on-token")
	refuseTokenTaken    = refuse("MAS-26", "token-taken")
)

// refusals is the closed list.
var refusals = []*games.Refusal{
	refuseNotHand, refusePlayFirst, refuseCoversNothing, refuseNoMatch, refuseExactly, refuseOnMaster, refuseJoins,
	refusePlayed, refuseNoRune, refuseTaken, refuseHeld, refuseDeckEmpty, refuseCanPlay, refuseCanDraw, refuseHasPlace,
	refuseSomeDone, refuseNoAdepts, refuseSideFirst, refuseChosen, refuseNoPower, refusePowerUsed, refuseNotNeeded,
	refuseOtherRune, refuseShrinks, refuseNoExtra, refuseOnce, refuseDiscardFirst, refuseNothingOwed, refuseNoTokens,
	refuseNoMaster, refuseTokenFirst, refuseTokenFar, refuseTokenNoRune, refuseSameColour, refuseOnToken, refuseTokenTaken,
}

func refuse(clause, reason string) *games.Refusal {
	return &games.Refusal{Clause: clause, Reason: "masters.refusal." + reason}
}
