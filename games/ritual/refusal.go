package ritual

import "runehall/games"

// The refusals of this game. Their reasons are message keys.
var (
	refuseTurn         = refuse("COM-1", "ritual.refusal.turn-first")
	refuseAnswer       = refuse("COM-1", "ritual.refusal.answer-first")
	refuseDraw         = refuse("COM-1", "ritual.refusal.draw-first")
	refuseNotHand      = refuse("RIT-6", "ritual.refusal.not-hand")
	refuseNotOnTurn    = refuse("RIT-10", "ritual.refusal.not-on-turn")
	refuseFirstCell    = refuse("RIT-12", "ritual.refusal.first-cell")
	refuseOccupied     = refuse("RIT-13", "ritual.refusal.occupied")
	refuseFar          = refuse("RIT-13", "ritual.refusal.far")
	refuseNoMatch      = refuse("RIT-13", "ritual.refusal.no-match")
	refuseCanPlace     = refuse("RIT-17", "ritual.refusal.can-place")
	refuseNothingThere = refuse("RIT-18", "ritual.refusal.nothing-there")
	refuseNotBetter    = refuse("RIT-18", "ritual.refusal.not-better")
	refuseNotDrawing   = refuse("RIT-30", "ritual.refusal.not-drawing")
	refuseDrawFirst    = refuse("RIT-30", "ritual.refusal.draw-first")
	refuseMidMove      = refuse("RIT-31", "ritual.refusal.mid-move")
	refuseStandstill   = refuse("RIT-32", "ritual.refusal.standstill")
	refuseNeedsTarget  = refuse("RIT-33", "ritual.refusal.needs-target")
	refuseNoTarget     = refuse("RIT-33", "ritual.refusal.no-target")
	refuseOwnTarget    = refuse("RIT-34", "ritual.refusal.own-target")
	refuseOtherChoice  = refuse("RIT-34", "ritual.refusal.other-choice")
	refuseHandFull     = refuse("RIT-34", "ritual.refusal.hand-full")
	refuseNoSupply     = refuse("RIT-34", "ritual.refusal.no-supply")
	refuseHandEmpty    = refuse("RIT-34", "ritual.refusal.hand-empty")
	refuseHandsEmpty   = refuse("RIT-34", "ritual.refusal.hands-empty")
	refuseNoFit        = refuse("RIT-34", "ritual.refusal.no-fit")
	refuseNoBuild      = refuse("RIT-34", "ritual.refusal.no-build")
	refuseNoGrey       = refuse("RIT-34", "ritual.refusal.no-grey")
	refuseNoGold       = refuse("RIT-34", "ritual.refusal.no-gold")
	refuseNoCoins      = refuse("RIT-34", "ritual.refusal.no-coins")
	refuseNoRoom       = refuse("RIT-34", "ritual.refusal.no-room")
	refuseNoDiscard    = refuse("RIT-34", "ritual.refusal.no-discard")
	refuseNoTile       = refuse("RIT-34", "ritual.refusal.nothing-there")
	refuseWrongTile    = refuse("RIT-34", "ritual.refusal.wrong-tile")
	refuseTooMany      = refuse("RIT-34", "ritual.refusal.too-many")
	refuseOwnTile      = refuse("RIT-34", "ritual.refusal.own-tile")
	refuseOthersTile   = refuse("RIT-34", "ritual.refusal.others-tile")
	refuseTileFull     = refuse("RIT-34", "ritual.refusal.tile-full")
	refuseFewer        = refuse("RIT-34", "ritual.refusal.fewer")
	refuseNotPresent   = refuse("RIT-34", "ritual.refusal.not-present")
	refuseCopy         = refuse("RIT-35", "ritual.refusal.copy")
	refuseAnswersOnly  = refuse("RIT-36", "ritual.refusal.answers-only")
	refuseNoAnswer     = refuse("RIT-36", "ritual.refusal.no-answer")
	refuseNoQuestion   = refuse("RIT-36", "ritual.refusal.no-question")
	refuseWardStands   = refuse("RIT-36", "ritual.refusal.ward-stands")
	refuseOnlyTiles    = refuse("RIT-38", "ritual.refusal.only-tiles")
	refuseLittle       = refuse("RIT-40", "ritual.refusal.no-building-over")
	refuseExplorers    = refuse("RIT-41", "ritual.refusal.no-building-over")
)

// refusals is the closed list.
var refusals = []*games.Refusal{
	refuseTurn, refuseAnswer, refuseDraw, refuseNotHand, refuseNotOnTurn, refuseFirstCell, refuseOccupied, refuseFar,
	refuseNoMatch, refuseCanPlace, refuseNothingThere, refuseNotBetter, refuseNotDrawing, refuseDrawFirst,
	refuseMidMove, refuseStandstill, refuseNeedsTarget, refuseNoTarget, refuseOwnTarget, refuseOtherChoice,
	refuseHandFull, refuseNoSupply, refuseHandEmpty, refuseHandsEmpty, refuseNoFit, refuseNoBuild, refuseNoGrey,
	refuseNoGold, refuseNoCoins, refuseNoRoom, refuseNoDiscard, refuseNoTile, refuseWrongTile, refuseTooMany,
	refuseOwnTile, refuseOthersTile, refuseTileFull, refuseFewer, refuseNotPresent, refuseCopy, refuseAnswersOnly,
	refuseNoAnswer, refuseNoQuestion, refuseWardStands, refuseOnlyTiles, refuseLittle, refuseExplorers,
}

func refuse(clause, reason string) *games.Refusal {
	return &games.Refusal{Clause: clause, Reason: reason}
}
