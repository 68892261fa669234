package market

import "runehall/games"

// The refusals of this game. Their reasons are message keys.
var (
	refuseAbsent       = refuse("COM-3", "market.refusal.no-store")
	refuseMustJoin     = refuse("MAR-5", "market.refusal.must-join")
	refuseNeedNotJoin  = refuse("MAR-5", "market.refusal.need-not-join")
	refuseJoinOccupied = refuse("MAR-5", "market.refusal.join-occupied")
	refuseJoinLaid     = refuse("MAR-5", "market.refusal.laid")
	refuseNotPost      = refuse("MAR-5", "market.refusal.not-post")
	refuseNothingThere = refuse("MAR-6", "market.refusal.nothing-there")
	refuseNobodyToRob  = refuse("MAR-6", "market.refusal.nobody-to-rob")
	refuseInterestOver = refuse("MAR-7", "market.refusal.interest-over")
	refuseNoInterest   = refuse("MAR-10", "market.refusal.no-interest")
	refuseNoneLeft     = refuse("MAR-10", "market.refusal.none-left")
	refuseOneBought    = refuse("MAR-11", "market.refusal.one-bought")
	refusePrice        = refuse("MAR-11", "market.refusal.price")
	refuseNotThere     = refuse("MAR-11", "market.refusal.not-there")
	refuseNoOutposts   = refuse("MAR-11", "market.refusal.no-outposts")
	refuseNoCollectors = refuse("MAR-11", "market.refusal.no-collectors")
	refuseNotHand      = refuse("MAR-12", "market.refusal.not-hand")
	refuseCardsBegun   = refuse("MAR-12", "market.refusal.cards-begun")
	refusePlayOne      = refuse("MAR-12", "market.refusal.play-one")
	refuseCanDo        = refuse("MAR-12", "market.refusal.can-do")
	refuseWasted       = refuse("MAR-12", "market.refusal.wasted")
	refuseNoStore      = refuse("MAR-14", "market.refusal.no-store")
	refuseLaid         = refuse("MAR-14", "market.refusal.laid")
	refuseNotStore     = refuse("MAR-14", "market.refusal.not-store")
	refuseNoRoom       = refuse("MAR-15", "market.refusal.no-room")
	refuseHasOutpost   = refuse("MAR-15", "market.refusal.has-outpost")
	refuseNotMain      = refuse("MAR-15", "market.refusal.not-main")
	refuseOtherColour  = refuse("MAR-15", "market.refusal.other-colour")
	refuseNoLoose      = refuse("MAR-16", "market.refusal.no-loose")
	refuseOtherMain    = refuse("MAR-16", "market.refusal.other-colour")
	refuseProtected    = refuse("MAR-17", "market.refusal.protected")
	refuseTooLate      = refuse("MAR-18", "market.refusal.too-late")
	refuseGiveOccupied = refuse("MAR-18", "market.refusal.occupied")
	refuseOnlyMains    = refuse("MAR-18", "market.refusal.only-mains")
	refuseSum          = refuse("MAR-19", "market.refusal.sum")
	refuseSoldOut      = refuse("MAR-19", "market.refusal.sold-out")
	refuseSumForMore   = refuse("MAR-20", "market.refusal.sum-for-more")
	refuseOutpostsOut  = refuse("MAR-20", "market.refusal.no-outposts")
	refuseCollectorOut = refuse("MAR-20", "market.refusal.no-collectors")
	refuseNotNumber    = refuse("MAR-21", "market.refusal.not-number")
	refuseChallenged   = refuse("MAR-21", "market.refusal.challenged")
	refuseOwnSeat      = refuse("MAR-21", "market.refusal.own-seat")
	refuseTooLow       = refuse("MAR-21", "market.refusal.too-low")
	refuseMustShow     = refuse("MAR-21", "market.refusal.must-show")
	refuseAnswerFirst  = refuse("MAR-21", "market.refusal.answer-first")
	refuseNoDuel       = refuse("MAR-21", "market.refusal.no-duel")
	refuseNotThief     = refuse("MAR-22", "market.refusal.not-thief")
	refuseTakeFirst    = refuse("MAR-22", "market.refusal.take-first")
	refuseNoTaking     = refuse("MAR-22", "market.refusal.no-taking")
	refuseOtherVictim  = refuse("MAR-21", "market.refusal.other-victim")
	refuseNoRune       = refuse("MAR-22", "market.refusal.no-rune")
	refuseOwnThings    = refuse("MAR-22", "market.refusal.own-seat")
	refuseOwnStore     = refuse("MAR-25", "market.refusal.own-store")
	refuseNoTarget     = refuse("MAR-25", "market.refusal.no-target")
	refuseFrozenPile   = refuse("MAR-26", "market.refusal.frozen-pile")
	refuseFrozen       = refuse("MAR-27", "market.refusal.frozen")
	refuseNotOccupied  = refuse("MAR-30", "market.refusal.not-occupied")
	refuseRansomSum    = refuse("MAR-30", "market.refusal.sum-for-more")
	refuseThreeRunes   = refuse("MAR-30", "market.refusal.three-runes")
	refuseNoRansom     = refuse("MAR-30", "market.refusal.not-there")
	refuseNoOutpost    = refuse("MAR-30", "market.refusal.no-outpost")
	refuseNoThrow      = refuse("MAR-33", "market.refusal.no-throw")
	refuseThrowFirst   = refuse("MAR-33", "market.refusal.throw-first")
)

// refusals is the closed list.
var refusals = []*games.Refusal{
	refuseAbsent, refuseMustJoin, refuseNeedNotJoin, refuseJoinOccupied, refuseJoinLaid, refuseNotPost,
	refuseNothingThere, refuseNobodyToRob, refuseInterestOver, refuseNoInterest, refuseNoneLeft, refuseOneBought,
	refusePrice, refuseNotThere, refuseNoOutposts, refuseNoCollectors, refuseNotHand, refuseCardsBegun, refusePlayOne,
	refuseCanDo, refuseWasted, refuseNoStore, refuseLaid, refuseNotStore, refuseNoRoom, refuseHasOutpost, refuseNotMain,
	refuseOtherColour, refuseNoLoose, refuseOtherMain, refuseProtected, refuseTooLate, refuseGiveOccupied,
	refuseOnlyMains, refuseSum, refuseSoldOut, refuseSumForMore, refuseOutpostsOut, refuseCollectorOut, refuseNotNumber,
	refuseChallenged, refuseOwnSeat, refuseTooLow, refuseMustShow, refuseAnswerFirst, refuseNoDuel, refuseNotThief,
	refuseTakeFirst, refuseNoTaking, refuseOtherVictim, refuseNoRune, refuseOwnThings, refuseOwnStore, refuseNoTarget,
	refuseFrozenPile, refuseFrozen, refuseNotOccupied, refuseRansomSum,
	refuseThreeRunes, refuseNoRansom, refuseNoOutpost, refuseNoThrow, refuseThrowFirst,
}

func refuse(clause, reason string) *games.Refusal {
	return &games.Refusal{Clause: clause, Reason: reason}
}
