package stones

import "runehall/games"

// The refusals of this game. Their reasons are message keys.
var (
	refuseActFirst     = refuse("COM-1", "stones.refusal.act-first")
	refuseSummoning    = refuse("COM-1", "stones.refusal.summoning")
	refuseAbilities    = refuse("COM-1", "stones.refusal.abilities")
	refuseForging      = refuse("COM-1", "stones.refusal.forging")
	refuseTrading      = refuse("COM-1", "stones.refusal.trading")
	refuseDieFirst     = refuse("STO-5", "stones.refusal.die-first")
	refuseOtherResult  = refuse("STO-5", "stones.refusal.other-result")
	refuseNoSwap       = refuse("STO-5", "stones.refusal.no-swap")
	refuseDieLost      = refuse("STO-5", "stones.refusal.none-left")
	refuseNoDisplay    = refuse("STO-10", "stones.refusal.no-display")
	refuseOtherMagic   = refuse("STO-10", "stones.refusal.other-magic")
	refuseTooDear      = refuse("STO-10", "stones.refusal.too-dear")
	refuseEmptySlot    = refuse("STO-10", "stones.refusal.empty-slot")
	refuseBuyFirst     = refuse("STO-10", "stones.refusal.buy-first")
	refuseTwoCards     = refuse("STO-11", "stones.refusal.two-cards")
	refuseFinished     = refuse("STO-11", "stones.refusal.finished")
	refuseOpen         = refuse("STO-11", "stones.refusal.open")
	refuseNothingOpen  = refuse("STO-11", "stones.refusal.nothing-open")
	refuseSmithyUsed   = refuse("STO-12", "stones.refusal.smithy-used")
	refuseSmithyEmpty  = refuse("STO-12", "stones.refusal.smithy-empty")
	refuseNoGems       = refuse("STO-12", "stones.refusal.no-gems")
	refusePrice        = refuse("STO-12", "stones.refusal.price")
	refuseNoOre        = refuse("STO-12", "stones.refusal.no-ore")
	refusePlaceFirst   = refuse("STO-13", "stones.refusal.place-first")
	refuseNoRoom       = refuse("STO-13", "stones.refusal.no-room")
	refuseTaken        = refuse("STO-13", "stones.refusal.taken")
	refuseOtherField   = refuse("STO-13", "stones.refusal.other-field")
	refuseCanAct       = refuse("STO-14", "stones.refusal.can-act")
	refuseRowShort     = refuse("STO-15", "stones.refusal.row-short")
	refuseTakeStone    = refuse("STO-16", "stones.refusal.take-stone")
	refuseFourStones   = refuse("STO-16", "stones.refusal.four-stones")
	refuseHasStone     = refuse("STO-16", "stones.refusal.has-stone")
	refuseStoneGone    = refuse("STO-16", "stones.refusal.stone-gone")
	refuseNoExchange   = refuse("STO-20", "stones.refusal.no-exchange")
	refuseNoPayment    = refuse("STO-20", "stones.refusal.no-payment")
	refuseNotDue       = refuse("STO-20", "stones.refusal.not-due")
	refuseIconUsed     = refuse("STO-20", "stones.refusal.icon-used")
	refuseOtherIcon    = refuse("STO-21", "stones.refusal.other-icon")
	refuseNameGem      = refuse("STO-21", "stones.refusal.name-gem")
	refuseNameCard     = refuse("STO-21", "stones.refusal.name-card")
	refuseNotJoker     = refuse("STO-21", "stones.refusal.not-joker")
	refuseNoneLeft     = refuse("STO-21", "stones.refusal.none-left")
	refuseNotThere     = refuse("STO-21", "stones.refusal.not-there")
	refuseOtherColour  = refuse("STO-21", "stones.refusal.other-colour")
	refuseNoSwapStone  = refuse("STO-32", "stones.refusal.no-swap-stone")
	refuseSwapLater    = refuse("STO-32", "stones.refusal.swap-later")
	refuseSwapped      = refuse("STO-32", "stones.refusal.swapped")
	refuseSwapJoker    = refuse("STO-32", "stones.refusal.swap-joker")
	refuseSwapNone     = refuse("STO-32", "stones.refusal.swap-none")
	refuseNoJokerStone = refuse("STO-33", "stones.refusal.no-joker-stone")
	refuseJokerLater   = refuse("STO-33", "stones.refusal.joker-later")
	refuseJokerSet     = refuse("STO-33", "stones.refusal.joker-set")
	refuseJokerColour  = refuse("STO-33", "stones.refusal.joker-colour")
	refuseJokerNone    = refuse("STO-33", "stones.refusal.joker-none")
	refuseThree        = refuse("STO-37", "stones.refusal.three")
)

// refusals is the closed list.
var refusals = []*games.Refusal{
	refuseActFirst, refuseSummoning, refuseAbilities, refuseForging, refuseTrading, refuseDieFirst, refuseOtherResult,
	refuseNoSwap, refuseDieLost, refuseNoDisplay, refuseOtherMagic, refuseTooDear, refuseEmptySlot,
	refuseBuyFirst, refuseTwoCards, refuseFinished, refuseOpen, refuseNothingOpen, refuseSmithyUsed, refuseSmithyEmpty,
	refuseNoGems, refusePrice, refuseNoOre, refusePlaceFirst, refuseNoRoom, refuseTaken, refuseOtherField, refuseCanAct,
	refuseRowShort, refuseTakeStone, refuseFourStones, refuseHasStone, refuseStoneGone, refuseNoExchange,
	refuseNoPayment, refuseNotDue, refuseIconUsed, refuseOtherIcon, refuseNameGem, refuseNameCard, refuseNotJoker,
	refuseNoneLeft, refuseNotThere, refuseOtherColour, refuseNoSwapStone, refuseSwapLater, refuseSwapped,
	refuseSwapJoker, refuseSwapNone, refuseNoJokerStone, refuseJokerLater, refuseJokerSet, refuseJokerColour,
	refuseJokerNone, refuseThree,
}

func refuse(clause, reason string) *games.Refusal {
	return &games.Refusal{Clause: clause, Reason: reason}
}
