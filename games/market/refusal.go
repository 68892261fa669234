package market

import "runehall/games"

// The refusals of this game. Their reasons are message keys.
var (
	refuseAbsent       = refuse("COM-3", "no-store")
	refuseMustJoin     = refuse("MAR-5", "must-join")
	refuseNeedNotJoin  = refuse("MAR-5", "need-not-join")
	refuseJoinOccupied = refuse("MAR-5", "join-occupied")
	refuseJoinLaid     = refuse("MAR-5", "laid")
	refuseNotPost      = refuse("MAR-5", "not-post")
	refuseNothingThere = refuse("MAR-6", "nothing-there")
	refuseNobodyToRob  = refuse("MAR-6", "nobody-to-rob")
	refuseInterestOver = refuse("MAR-7", "interest-over")
	refuseNoInterest   = refuse("MAR-10", "no-interest")
	refuseNoneLeft     = refuse("MAR-10", "none-left")
	refuseOneBought    = refuse("MAR-11", "one-bought")
	refusePrice        = refuse("MAR-11", "price")
	refuseNotThere     = refuse("MAR-11", "not-there")
	refuseNoOutposts   = refuse("MAR-11", "no-outposts")
	refuseNoCollectors = refuse("MAR-11", "no-collectors")
	refuseNotHand      = refuse("MAR-12", "not-hand")
	refuseCardsBegun   = refuse("MAR-12", "cards-begun")
	refusePlayOne      = refuse("MAR-12", "play-one")
	refuseCanDo        = refuse("MAR-12", "can-do")
	refuseWasted       = refuse("MAR-12", "wasted")
	refuseNoStore      = refuse("MAR-14", "no-store")
	refuseLaid         = refuse("MAR-14", "laid")
	refuseNotStore     = refuse("MAR-14", "not-store")
	refuseNoRoom       = refuse("MAR-15", "no-room")
	refuseHasOutpost   = refuse("MAR-15", "has-outpost")
	refuseNotMain      = refuse("MAR-15", "not-main")
	refuseOtherColour  = refuse("MAR-15", "other-colour")
	refuseNoLoose      = refuse("MAR-16", "no-loose")
	refuseOtherMain    = refuse("MAR-16", "other-colour")
	refuseProtected    = refuse("MAR-17", "protected")
	refuseTooLate      = refuse("MAR-18", "too-late")
	refuseGiveOccupied = refuse("MAR-18", "occupied")
	refuseOnlyMains    = refuse("MAR-18", "only-mains")
	refuseSum          = refuse("MAR-19", "sum")
	refuseSoldOut      = refuse("MAR-19", "sold-out")
	refuseSumForMore   = refuse("MAR-20", "sum-for-more")
	refuseOutpostsOut  = refuse("MAR-20", "no-outposts")
	refuseCollectorOut = refuse("MAR-20", "no-collectors")
	refuseNotNumber    = refuse("MAR-21", "not-number")
	refuseChallenged   = refuse("MAR-21", "challenged")
	refuseOwnSeat      = refuse("MAR-21", "own-seat")
	refuseTooLow       = refuse("MAR-21", "too-low")
	refuseMustShow     = refuse("MAR-21", "must-show")
	refuseAnswerFirst  = refuse("MAR-21", "answer-first")
	refuseNoDuel       = refuse("MAR-21", "no-duel")
	refuseNotThief     = refuse("MAR-22", "not-thief")
	refuseTakeFirst    = refuse("MAR-22", "take-first")
	refuseNoTaking     = refuse("MAR-22", "no-taking")
	refuseOtherVictim  = refuse("MAR-21", "other-victim")
	refuseNoRune       = refuse("MAR-22", "no-rune")
	refuseOwnThings    = refuse("MAR-22", "own-seat")
	refuseOwnStore     = refuse("MAR-25", "own-store")
	refuseNoTarget     = refuse("MAR-25", "no-target")
	refuseFrozenPile   = refuse("MAR-26", "frozen-pile")
	refuseFrozen       = refuse("MAR-27", "frozen")
	refuseNotOccupied  = refuse("MAR-30", "not-occupied")
	refuseRansomSum    = refuse("MAR-30", "sum-for-more")
	refuseThreeRunes   = refuse("MAR-30", "three-runes")
	refuseNoRansom     = refuse("MAR-30", "not-there")
	refuseNoOutpost    = refuse("MAR-30", "no-outpost")
	refuseNoThrow      = refuse("MAR-33", "no-throw")
	refuseThrowFirst   = refuse("MAR-33", "throw-first")
)

// refusals is the closed list.
var refusals = []*games.Refusal{
	refuseAbsent, refuseMustJoin, refuseNeedNotJoin, refuseJoinOccupied, refuseJoinLaid, refuseNotPost, refuseNothingThere,
	refuseNobodyToRob, refuseInterestOver, refuseNoInterest, refuseNoneLeft, refuseOneBought, refusePrice, refuseNotThere, refuseNoOutposts,
	refuseNoCollectors, refuseNotHand, refuseCardsBegun, refusePlayOne, refuseCanDo, refuseWasted, refuseNoStore,
	refuseLaid, refuseNotStore, refuseNoRoom, refuseHasOutpost, refuseNotMain, refuseOtherColour, refuseNoLoose,
	refuseOtherMain, refuseProtected, refuseTooLate, refuseGiveOccupied, refuseOnlyMains, refuseSum, refuseSoldOut,
	refuseSumForMore, refuseOutpostsOut, refuseCollectorOut, refuseNotNumber, refuseChallenged, refuseOwnSeat, refuseTooLow,
	refuseMustShow, refuseAnswerFirst, refuseNoDuel, refuseNotThief, refuseTakeFirst, refuseNoTaking, refuseOtherVictim, refuseNoRune,
	refuseOwnThings, refuseOwnStore, refuseNoTarget, refuseFrozenPile, refuseFrozen, refuseNotOccupied, refuseRansomSum,
	refuseThreeRunes, refuseNoRansom, refuseNoOutpost, refuseNoThrow, refuseThrowFirst,
}

func refuse(clause, reason string) *games.Refusal {
	return &games.Refusal{Clause: clause, Reason: "market.refusal." + reason}
}
