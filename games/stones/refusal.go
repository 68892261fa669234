package stones

import "runehall/games"

// The refusals of this game. Their reasons are message keys.
var (
	refuseActFirst     = refuse("COM-1", "act-first")
	refuseSummoning    = refuse("COM-1", "summoning")
	refuseAbilities    = refuse("COM-1", "abilities")
	refuseForging      = refuse("COM-1", "forging")
	refuseTrading      = refuse("COM-1", "trading")
	refuseDieFirst     = refuse("STO-5", "die-first")
	refuseOtherResult  = refuse("STO-5", "other-result")
	refuseNoSwap       = refuse("STO-5", "no-swap")
	refuseDieLost      = refuse("STO-5", "none-left")
	refuseNoDisplay    = refuse("STO-10", "no-display")
	refuseOtherMagic   = refuse("STO-10", "other-magic")
	refuseTooDear      = refuse("STO-10", "too-dear")
	refuseEmptySlot    = refuse("STO-10", "empty-slot")
	refuseBuyFirst     = refuse("STO-10", "buy-first")
	refuseTwoCards     = refuse("STO-11", "two-cards")
	refuseFinished     = refuse("STO-11", "finished")
	refuseOpen         = refuse("STO-11", "open")
	refuseNothingOpen  = refuse("STO-11", "nothing-open")
	refuseSmithyUsed   = refuse("STO-12", "smithy-used")
	refuseSmithyEmpty  = refuse("STO-12", "smithy-empty")
	refuseNoGems       = refuse("STO-12", "no-gems")
	refusePrice        = refuse("STO-12", "price")
	refuseNoOre        = refuse("STO-12", "no-ore")
	refusePlaceFirst   = refuse("STO-13", "place-first")
	refuseNoRoom       = refuse("STO-13", "no-room")
	refuseTaken        = refuse("STO-13", "taken")
	refuseOtherField   = refuse("STO-13", "other-field")
	refuseCanAct       = refuse("STO-14", "can-act")
	refuseRowShort     = refuse("STO-15", "row-short")
	refuseTakeStone    = refuse("STO-16", "take-stone")
	refuseFourStones   = refuse("STO-16", "four-stones")
	refuseHasStone     = refuse("STO-16", "has-stone")
	refuseStoneGone    = refuse("STO-16", "stone-gone")
	refuseNoExchange   = refuse("STO-20", "no-exchange")
	refuseNoPayment    = refuse("STO-20", "no-payment")
	refuseNotDue       = refuse("STO-20", "not-due")
	refuseIconUsed     = refuse("STO-20", "icon-used")
	refuseOtherIcon    = refuse("STO-21", "other-icon")
	refuseNameGem      = refuse("STO-21", "name-gem")
	refuseNameCard     = refuse("STO-21", "name-card")
	refuseNotJoker     = refuse("STO-21", "not-joker")
	refuseNoneLeft     = refuse("STO-21", "none-left")
	refuseNotThere     = refuse("STO-21", "not-there")
	refuseOtherColour  = refuse("STO-21", "other-colour")
	refuseNoSwapStone  = refuse("STO-32", "no-swap-stone")
	refuseSwapLater    = refuse("STO-32", "swap-later")
	refuseSwapped      = refuse("STO-32", "swapped")
	refuseSwapJoker    = refuse("STO-32", "swap-joker")
	refuseSwapNone     = refuse("STO-32", "swap-none")
	refuseNoJokerStone = refuse("STO-33", "no-joker-stone")
	refuseJokerLater   = refuse("STO-33", "joker-later")
	refuseJokerSet     = refuse("STO-33", "joker-set")
	refuseJokerColour  = refuse("STO-33", "joker-colour")
	refuseJokerNone    = refuse("STO-33", "joker-none")
	refuseThree        = refuse("STO-37", "three")
)

// refusals is the closed list.
var refusals = []*games.Refusal{
	refuseActFirst, refuseSummoning, refuseAbilities, refuseForging, refuseTrading, refuseDieFirst, refuseOtherResult, refuseNoSwap, refuseDieLost, refuseNoDisplay, refuseOtherMagic, refuseTooDear, refuseEmptySlot,
	refuseBuyFirst, refuseTwoCards, refuseFinished, refuseOpen, refuseNothingOpen, refuseSmithyUsed, refuseSmithyEmpty,
	refuseNoGems, refusePrice, refuseNoOre, refusePlaceFirst, refuseNoRoom, refuseTaken, refuseOtherField, refuseCanAct,
	refuseRowShort, refuseTakeStone, refuseFourStones, refuseHasStone, refuseStoneGone, refuseNoExchange, refuseNoPayment,
	refuseNotDue, refuseIconUsed, refuseOtherIcon, refuseNameGem, refuseNameCard, refuseNotJoker, refuseNoneLeft,
	refuseNotThere, refuseOtherColour, refuseNoSwapStone, refuseSwapLater, refuseSwapped, refuseSwapJoker, refuseSwapNone,
	refuseNoJokerStone, refuseJokerLater, refuseJokerSet, refuseJokerColour, refuseJokerNone, refuseThree,
}

func refuse(clause, reason string) *games.Refusal {
	return &games.Refusal{Clause: clause, Reason: "stones.refusal." + reason}
}
