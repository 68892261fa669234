package ritual

import "runehall/games"

// The refusals of this game. Their reasons are message keys.
var (
	refuseTurn         = refuse("COM-1", "turn-first")
	refuseAnswer       = refuse("COM-1", "answer-first")
	refuseDraw         = refuse("COM-1", "draw-first")
	refuseNotHand      = refuse("RIT-6", "not-hand")
	refuseNotOnTurn    = refuse("RIT-10", "not-on-turn")
	refuseFirstCell    = refuse("RIT-12", "first-cell")
	refuseOccupied     = refuse("RIT-13", "occupied")
	refuseFar          = refuse("RIT-13", "far")
	refuseNoMatch      = refuse("RIT-13", "no-match")
	refuseCanPlace     = refuse("RIT-17", "can-place")
	refuseNothingThere = refuse("RIT-18", "nothing-there")
	refuseNotBetter    = refuse("RIT-18", "not-better")
	refuseNotDrawing   = refuse("RIT-30", "not-drawing")
	refuseDrawFirst    = refuse("RIT-30", "draw-first")
	refuseMidMove      = refuse("RIT-31", "mid-move")
	refuseStandstill   = refuse("RIT-32", "standstill")
	refuseNeedsTarget  = refuse("RIT-33", "needs-target")
	refuseNoTarget     = refuse("RIT-33", "no-target")
	refuseOwnTarget    = refuse("RIT-34", "own-target")
	refuseOtherChoice  = refuse("RIT-34", "other-choice")
	refuseHandFull     = refuse("RIT-34", "hand-full")
	refuseNoSupply     = refuse("RIT-34", "no-supply")
	refuseHandEmpty    = refuse("RIT-34", "hand-empty")
	refuseHandsEmpty   = refuse("RIT-34", "hands-empty")
	refuseNoFit        = refuse("RIT-34", "no-fit")
	refuseNoBuild      = refuse("RIT-34", "no-build")
	refuseNoGrey       = refuse("RIT-34", "no-grey")
	refuseNoGold       = refuse("RIT-34", "no-gold")
	refuseNoCoins      = refuse("RIT-34", "no-coins")
	refuseNoRoom       = refuse("RIT-34", "no-room")
	refuseNoDiscard    = refuse("RIT-34", "no-discard")
	refuseNoTile       = refuse("RIT-34", "nothing-there")
	refuseWrongTile    = refuse("RIT-34", "wrong-tile")
	refuseTooMany      = refuse("RIT-34", "too-many")
	refuseOwnTile      = refuse("RIT-34", "own-tile")
	refuseOthersTile   = refuse("RIT-34", "others-tile")
	refuseTileFull     = refuse("RIT-34", "tile-full")
	refuseFewer        = refuse("RIT-34", "fewer")
	refuseNotPresent   = refuse("RIT-34", "not-present")
	refuseCopy         = refuse("RIT-35", "copy")
	refuseAnswersOnly  = refuse("RIT-36", "answers-only")
	refuseNoAnswer     = refuse("RIT-36", "no-answer")
	refuseNoQuestion   = refuse("RIT-36", "no-question")
	refuseWardStands   = refuse("RIT-36", "ward-stands")
	refuseOnlyTiles    = refuse("RIT-38", "only-tiles")
	refuseLittle       = refuse("RIT-40", "no-building-over")
	refuseExplorers    = refuse("RIT-41", "no-building-over")
)

// refusals is the closed list.
var refusals = []*games.Refusal{
	refuseTurn, refuseAnswer, refuseDraw, refuseNotHand, refuseNotOnTurn, refuseFirstCell, refuseOccupied, refuseFar, refuseNoMatch, refuseCanPlace,
	refuseNothingThere, refuseNotBetter, refuseNotDrawing, refuseDrawFirst, refuseMidMove, refuseStandstill,
	refuseNeedsTarget, refuseNoTarget, refuseOwnTarget, refuseOtherChoice, refuseHandFull, refuseNoSupply,
	refuseHandEmpty, refuseHandsEmpty, refuseNoFit, refuseNoBuild, refuseNoGrey, refuseNoGold, refuseNoCoins,
	refuseNoRoom, refuseNoDiscard, refuseNoTile, refuseWrongTile, refuseTooMany, refuseOwnTile, refuseOthersTile, refuseTileFull,
	refuseFewer, refuseNotPresent, refuseCopy, refuseAnswersOnly, refuseNoAnswer, refuseNoQuestion, refuseWardStands,
	refuseOnlyTiles, refuseLittle, refuseExplorers,
}

func refuse(clause, reason string) *games.Refusal {
	return &games.Refusal{Clause: clause, Reason: "ritual.refusal." + reason}
}
