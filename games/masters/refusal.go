package masters

import "runehall/games"

// The refusals of this game. Their reasons are message keys.
var (
	refuseNotHand       = refuse("COM-3", "masters.refusal.not-hand")
	refusePlayFirst     = refuse("MAS-6", "masters.refusal.play-first")
	refuseCoversNothing = refuse("MAS-6", "masters.refusal.covers-nothing")
	refuseNoMatch       = refuse("MAS-6", "masters.refusal.no-match")
	refuseExactly       = refuse("MAS-9", "masters.refusal.exactly")
	refuseOnMaster      = refuse("MAS-10", "masters.refusal.on-master")
	refuseJoins         = refuse("MAS-11", "masters.refusal.joins")
	refusePlayed        = refuse("MAS-13", "masters.refusal.played")
	refuseNoRune        = refuse("MAS-13", "masters.refusal.no-rune")
	refuseTaken         = refuse("MAS-13", "masters.refusal.taken")
	refuseHeld          = refuse("MAS-13", "masters.refusal.held")
	refuseDeckEmpty     = refuse("MAS-14", "masters.refusal.deck-empty")
	refuseCanPlay       = refuse("MAS-16", "masters.refusal.can-play")
	refuseCanDraw       = refuse("MAS-16", "masters.refusal.can-draw")
	refuseHasPlace      = refuse("MAS-16", "masters.refusal.has-place")
	refuseSomeDone      = refuse("MAS-17", "masters.refusal.some-done")
	refuseNoAdepts      = refuse("MAS-20", "masters.refusal.no-adepts")
	refuseSideFirst     = refuse("MAS-20", "masters.refusal.side-first")
	refuseChosen        = refuse("MAS-20", "masters.refusal.chosen")
	refuseNoPower       = refuse("MAS-22", "masters.refusal.no-power")
	refusePowerUsed     = refuse("MAS-22", "masters.refusal.power-used")
	refuseNotNeeded     = refuse("MAS-22", "masters.refusal.not-needed")
	refuseOtherRune     = refuse("MAS-22", "masters.refusal.other-rune")
	refuseShrinks       = refuse("MAS-22", "masters.refusal.shrinks")
	refuseNoExtra       = refuse("MAS-23", "masters.refusal.no-extra")
	refuseOnce          = refuse("MAS-23", "masters.refusal.once")
	refuseDiscardFirst  = refuse("MAS-23", "masters.refusal.discard-first")
	refuseNothingOwed   = refuse("MAS-23", "masters.refusal.nothing-owed")
	refuseNoTokens      = refuse("MAS-25", "masters.refusal.no-tokens")
	refuseNoMaster      = refuse("MAS-25", "masters.refusal.no-master")
	refuseTokenFirst    = refuse("MAS-25", "masters.refusal.token-first")
	refuseTokenFar      = refuse("MAS-25", "masters.refusal.token-far")
	refuseTokenNoRune   = refuse("MAS-25", "masters.refusal.token-no-rune")
	refuseSameColour    = refuse("MAS-25", "masters.refusal.same-colour")
	refuseOnToken       = refuse("MAS-26", "masters.refusal.on-token")
	refuseTokenTaken    = refuse("MAS-26", "masters.refusal.token-taken")
)

// refusals is the closed list.
var refusals = []*games.Refusal{
	refuseNotHand, refusePlayFirst, refuseCoversNothing, refuseNoMatch, refuseExactly, refuseOnMaster, refuseJoins,
	refusePlayed, refuseNoRune, refuseTaken, refuseHeld, refuseDeckEmpty, refuseCanPlay, refuseCanDraw, refuseHasPlace,
	refuseSomeDone, refuseNoAdepts, refuseSideFirst, refuseChosen, refuseNoPower, refusePowerUsed, refuseNotNeeded,
	refuseOtherRune, refuseShrinks, refuseNoExtra, refuseOnce, refuseDiscardFirst, refuseNothingOwed, refuseNoTokens,
	refuseNoMaster, refuseTokenFirst, refuseTokenFar, refuseTokenNoRune, refuseSameColour, refuseOnToken,
	refuseTokenTaken,
}

func refuse(clause, reason string) *games.Refusal {
	return &games.Refusal{Clause: clause, Reason: reason}
}
