package market

import (
	"fmt"
	"testing"

	"runehall/games"
)

func TestMAR12_HandCards(t *testing.T) {
	tb := sit(t, 2).hold(0, "5+4").hold(1, "1").loose(0, 4, 0).begin(0)
	tb.refused("0 end", refusePlayOne)
	tb.refused("0 duel 6 1", refuseNotHand)
	tb.refused("0 waste 4", refuseCanDo)
	tb.play("0 rune 5 red")
	tb.refused("0 outpost-for-runes 4,0,0,0,0,0 own", refuseCardsBegun)
	tb.allowed("0 end")
	// Here nobody can be challenged or robbed, and nothing bought.
	tb = sit(t, 2).hold(0, "4+3").begin(0)
	tb.allowed("0 waste 3")
	wasted := tb.Hash()
	tb.wasted = true
	if tb.Hash() == wasted {
		t.Error("the checksum does not say whether a card was discarded without effect")
	}
	tb.wasted = false
	tb.play("0 waste 4")
	tb.refused("0 waste 3", refuseWasted)
	tb.play("0 end")
	// A challenge that cannot be won is still something to do; and after another card was played, none is discarded
	// without effect.
	tb = sit(t, 3).hold(0, "1+3").hold(1, "10").begin(0)
	tb.refused("0 waste 1", refuseCanDo)
	tb.play("0 duel 1 1", "1 show 10")
	tb.refused("0 waste 3", refuseCanDo)
	// A reader who does not know the whole hand cannot tell whether a card may be discarded without effect: the 9 is
	// known here, but the 5 could buy a rune.
	tb = sit(t, 2).hold(0, "9+5").begin(0)
	tb.showCard(0, 9)
	tb.refused("0 waste 9", refuseCanDo)
	v := view(tb.Game, games.Public)
	wantEqual(t, "listed to others", v.AppendMoves(nil, 0), nil)
	wantEqual(t, "why not", v.WhyNot(0, Move{Kind: Waste, Card: 9}), refuseCanDo)
	tb.play("0 rune 5 red")
	tb = sit(t, 2).hold(0, "9").begin(0)
	tb.showCard(0, 9)
	wantEqual(t, "the whole hand", view(tb.Game, games.Public).AppendMoves(nil, 0), []Move{{Kind: Waste, Card: 9}})
	// A seat with an empty hand skips this phase.
	tb = sit(t, 2).hold(1, "1").begin(0).play("0 end")
	tb.wantPhase(TurnPhase, 1)
}

func TestMAR13_Refill(t *testing.T) {
	tb := sit(t, 2).hold(0, "5+3+2+9").hold(1, "1").begin(0).play("0 rune 5 red", "0 end")
	wantEqual(t, "hand", tb.hands[0], SetOf(2, 3, 9))
	wantEqual(t, "revealed", tb.Revealed(), false)
	// The discards are shuffled when the deck is empty.
	tb = sit(t, 2).hold(0, "10").hold(1, "1").begin(0)
	for tb.deck.count > 0 {
		tb.discards.add(tb.deck.draw())
	}
	tb.play("0 rune 10 red", "0 end")
	wantEqual(t, "piles", []any{tb.sizes[0], tb.deck.count, tb.discards.count}, []any{3, 72, 0})
	wantEqual(t, "revealed", tb.Revealed(), true)
	// The rest of the old deck is drawn, and told, before the discards are shuffled.
	tb = sit(t, 2).hold(0, "10").hold(1, "1").begin(0)
	for tb.deck.count > 1 {
		tb.discards.add(tb.deck.draw())
	}
	tb.play("0 rune 10 red")
	tb.events.Clear()
	tb.play("0 end")
	wantEqual(t, "cards drawn, and what is left", drawings(tb),
		[]string{"1 drawn, 0 left", "shuffled 74", "2 drawn, 72 left"})
	// If both are empty, as many are drawn as there are.
	tb = sit(t, 2).begin(0)
	tb.deck.count, tb.discards.count = 1, 0
	if r := tb.Apply(0, Move{Kind: End}); r != nil {
		t.Fatal(r)
	}
	wantEqual(t, "hand", tb.sizes[0], 1)
}

// drawings lists the draws and shuffles, in the order in which they were told.
func drawings(tb *table) (list []string) {
	for _, e := range tb.events.List() {
		switch e := e.(type) {
		case CardsDrawn:
			list = append(list, fmt.Sprintf("%d drawn, %d left", len(e.Cards), e.Deck))
		case DiscardsShuffled:
			list = append(list, fmt.Sprint("shuffled ", e.Cards))
		}
	}
	return list
}

func TestMAR14_MainStores(t *testing.T) {
	tb := sit(t, 2).hold(0, "red-store+red-store+blue-store+thief").begin(0)
	tb.refused("0 lay thief", refuseNotStore)
	tb.refused("0 interest red", refuseNoStore)
	tb.play("0 lay red-store")
	tb.refused("0 lay red-store", refuseLaid)
	tb.play("0 lay blue-store")
	tb.wantStore(0, BlueMain, "0")
}

func TestMAR15_Stores(t *testing.T) {
	tb := sit(t, 2).main(0, RedMain, 0).post(0, Post1, NoColour, 0).loose(0, 4, 2).hold(0, "10+10+1").begin(0)
	tb.refused("0 outpost 1+10+10 own", refuseNoRoom)
	tb.refused("0 outpost 1+10+10 blue", refuseNoStore)
	tb.play("0 put blue post1")
	tb.refused("0 put red post1", refuseOtherColour)
	tb.refused("0 join post1 post1", refuseNotMain)
	tb.play("0 outpost 1+10+10 red")
	tb.refused("0 join post1 red", refuseHasOutpost)
	wantEqual(t, "outposts", tb.players[0].outposts(), 2)
	// An outpost without runes is open to either colour again.
	tb = sit(t, 2).post(0, Post1, Blue, 4).main(1, RedMain, 0).loose(0, 1, 0).begin(0)
	tb.play("0 collector-for-runes 0,0,0,0,4,0 1 red", "0 put red post1")
	tb.wantStore(0, Post1, "1")
}

func TestMAR5_Joining(t *testing.T) {
	tb := sit(t, 2).post(0, Post1, Red, 2).post(0, Post2, Blue, 1).hold(0, "red-store+blue-store").begin(0)
	tb.refused("0 lay red-store", refuseMustJoin)
	tb.play("0 lay-join red-store post1 red")
	tb.wantStore(0, RedMain, "2+")
	tb.refused("0 lay blue-store", refuseMustJoin)
	tb.refused("0 lay-join blue-store post2 red", refuseHasOutpost)
	tb.play("0 lay-join blue-store post2 blue")
	tb.wantStore(0, BlueMain, "1+")
	tb = sit(t, 2).post(0, Post1, Red, 2).hold(0, "blue-store+red-store").begin(0)
	tb.refused("0 lay-join blue-store post1 blue", refuseNeedNotJoin)
	tb.play("0 lay blue-store")
	tb.refused("0 join post1 red", refuseNoStore) // MAR-14: it is not laid
	tb.play("0 join post1 blue")
	tb.wantLoose(0, 2, 0)
	tb = sit(t, 2).main(0, RedMain, 3).occupy(0, RedMain, 1).post(0, Post1, Red, 1).hold(0, "blue-store").begin(0)
	tb.refused("0 join post1 red", refuseJoinOccupied)
	tb.hold(0, "red-store").refused("0 lay-join red-store post1 blue", refuseJoinLaid)
	tb.refused("0 join post2 red", refuseAbsent)
	tb.refused("0 lay-join blue-store post2 blue", refuseAbsent)
	tb.refused("0 lay-join blue-store pile1 blue", refuseAbsent)
	tb.refused("0 lay-join blue-store red blue", refuseNotPost)
	tb.refused("0 join red red", refuseNotPost)
	tb.refused("0 join loose red", refuseAbsent)
	tb.allowed("0 lay-join blue-store post1 blue")
}

func TestMAR16_LooseRunes(t *testing.T) {
	tb := sit(t, 2).main(0, RedMain, 2).occupy(0, RedMain, 1).loose(0, 1, 0).hold(0, "5").hold(1, "1").begin(0)
	tb.refused("0 put blue red", refuseNoLoose)
	tb.refused("0 put red blue", refuseNoStore)
	for _, absent := range []string{"post1", "pile4"} {
		tb.refused("0 put red "+absent, refuseAbsent)
		tb.refused("0 interest "+absent, refuseAbsent)
	}
	tb.play("0 put red red", "0 rune 5 red")
	tb.wantLoose(0, 1, 0)
	tb.play("0 put red red")
	tb.wantStore(0, RedMain, "3*")
	// Each main store takes runes of its own colour.
	tb = sit(t, 2).main(0, RedMain, 0).main(0, BlueMain, 0).loose(0, 1, 1).begin(0)
	tb.refused("0 put blue red", refuseOtherMain)
	tb.refused("0 put red blue", refuseOtherMain)
	tb.allowed("0 put red red", "0 put blue blue")
	// Runes cannot be stored while a card is being carried out.
	tb = sit(t, 2).main(0, RedMain, 0).loose(0, 1, 0).hold(0, "thief").hold(1, "1").begin(0).play("0 rob thief")
	tb.refused("0 put red red", refuseTakeFirst)
}

func TestMAR17_StoresProtect(t *testing.T) {
	tb := sit(t, 2).hold(0, "thief").main(1, RedMain, 2).loose(1, 0, 1).begin(0).play("0 rob thief")
	tb.refused("0 take-rune 1 red red", refuseProtected)
	tb.allowed("0 take-rune 1 blue loose")
	tb = sit(t, 2, OptionOpen).hold(0, "thief").main(1, RedMain, 2).main(1, BlueMain, 1).occupy(1, BlueMain,
		0).begin(0).play("0 rob thief")
	tb.refused("0 take-rune 1 blue blue", refuseProtected)
	tb.play("0 take-rune 1 red red")
	tb.wantStore(1, RedMain, "1")
	tb.wantLoose(0, 1, 0)
}

func TestMAR18_GivingUp(t *testing.T) {
	tb := sit(t, 3).main(0, RedMain, 2).joined(0, RedMain).main(0, BlueMain, 1).hold(0, "1").hold(1, "4").loose(2, 1,
		0).begin(0)
	tb.refused("0 give-up post1", refuseOnlyMains)
	tb.refused("0 give-up pile1", refuseOnlyMains)
	tb.play("0 give-up red")
	tb.refused("0 take-card 0", refuseOwnThings)
	tb.wantLoose(0, 2, 0)
	tb.wantStore(0, Post1, "0")
	tb.play("0 take-card 1", "0 take-rune 2 red loose")
	tb.refused("0 interest red", refuseNoStore)
	tb.refused("0 give-up post1", refuseOnlyMains)
	wantEqual(t, "a hand card must still be played", tb.Check(0, Move{Kind: End}), refusePlayOne)
	tb.play("0 give-up blue")
	wantEqual(t, "nobody to rob", tb.phase, TurnPhase)
	tb = sit(t, 2).main(0, RedMain, 1).main(0, BlueMain, 1).begin(0).play("0 interest red")
	tb.refused("0 give-up blue", refuseTooLate)
	tb = sit(t, 2).main(0, RedMain, 2).occupy(0, RedMain, 1).begin(0)
	tb.refused("0 give-up red", refuseGiveOccupied)
}

func TestMAR19_BuyingARune(t *testing.T) {
	tb := sit(t, 2).hold(0, "2+3+4+6+5").begin(0)
	tb.refused("0 rune 4 red", refuseSum)
	tb.refused("0 rune 2+4 red", refuseSum)
	tb.play("0 rune 4+6 red", "0 rune 2+3 blue", "0 rune 5 blue")
	tb.wantLoose(0, 1, 2)
	tb = sit(t, 2).hold(0, "1+3+4+5+6+9+10+10").begin(0)
	for _, cards := range []string{"4", "6", "1+3", "9", "1+10", "4+10", "6+10", "1+5+9+10", "10+10"} {
		tb.refused("0 rune "+cards+" red", refuseSum)
	}
	tb = sit(t, 2).hold(0, "5").drain(1, 0, 3).begin(0)
	tb.refused("0 rune 5 red", refuseSoldOut)
}

// A single 5, a 10 and sets worth 15 buy one rune each.
func TestExample_MAR19_Sums(t *testing.T) {
	tb := sit(t, 2).hold(0, "5+10+7+8+1+2+3+9").begin(0)
	tb.play("0 rune 5 red", "0 rune 10 red", "0 rune 7+8 red", "0 rune 1+2+3+9 blue")
	tb.wantLoose(0, 3, 1)
}

func TestMAR20_TwentyOne(t *testing.T) {
	tb := sit(t, 5).hold(0, "10+10+1+9+9+9").main(1, BlueMain, 0).begin(0)
	tb.refused("0 outpost 10+10 own", refuseSumForMore)
	tb.play("0 collector 1+10+10 1 blue")
	tb.allowed("0 outpost 9+9+9 own")
	tb.play("0 outpost 9+9+9 own")
	wantEqual(t, "discards", tb.discards.count, 6)
	// Only while the market has some. For number cards this clause says so, for runes MAR-11.
	tb = sit(t, 3).hold(0, "10+10+1").main(1, BlueMain, 0).begin(0)
	tb.market.Outposts, tb.market.Collectors = 0, 0
	tb.refused("0 outpost 1+10+10 own", refuseOutpostsOut)
	tb.refused("0 collector 1+10+10 1 blue", refuseCollectorOut)
}

func TestMAR6_NothingToTake(t *testing.T) {
	tb := sit(t, 3).hold(0, "thief+3").main(1, RedMain, 3).hold(2, "1").begin(0)
	tb.refused("0 duel 3 1", refuseNothingThere)
	tb.play("0 rob thief")
	tb.refused("0 take-card 1", refuseNothingThere)
	tb = sit(t, 2).hold(0, "thief").main(1, RedMain, 3).begin(0)
	tb.refused("0 rob thief", refuseNobodyToRob)
	// With the option, runes in stores can be reached, but not those in occupied stores.
	tb = sit(t, 3, OptionOpen).hold(0, "thief+3").main(1, RedMain, 3).occupy(1, RedMain, 0).pile(1, Blue, 1, 0).begin(0)
	tb.refused("0 rob thief", refuseNobodyToRob)
	tb.refused("0 duel 3 1", refuseNothingThere)
	tb = sit(t, 3, OptionOpen).hold(0, "thief+3").main(1, RedMain, 3).begin(0)
	tb.allowed("0 rob thief", "0 duel 3 1")
}

func TestMAR22_Thieves(t *testing.T) {
	tb := sit(t, 3).hold(0, "thief+red-store+2").hold(1, "1").loose(2, 0, 1).begin(0)
	tb.refused("0 rob 2", refuseNotThief)
	tb.refused("0 take-card 1", refuseNoTaking)
	tb.play("0 rob thief")
	tb.refused("0 end", refuseTakeFirst)
	tb.refused("0 take-rune 2 red loose", refuseNoRune)
	tb.refused("0 take-card 0", refuseOwnThings)
	tb.refused("0 take-rune 0 red loose", refuseOwnThings)
	tb.play("0 take-rune 2 blue loose")
	// If there is nothing more to take, the second of two takings is left out.
	tb.play("0 rob red-store", "0 take-card 1")
	tb.wantPhase(TurnPhase, 0)
	wantEqual(t, "hand", tb.hands[0], SetOf(1, 2))
	tb = sit(t, 3).hold(0, "blue-store").hold(1, "1").loose(2, 0, 1).begin(0)
	tb.play("0 rob blue-store", "0 take-card 1", "0 take-rune 2 blue loose")
	tb.wantPhase(TurnPhase, 0)
}

func TestMAR23_StolenCards(t *testing.T) {
	tb := sit(t, 3).hold(0, "thief+thief").hold(1, "5+5").begin(0).play("0 rob thief", "0 take-card 1")
	wantEqual(t, "revealed", tb.Revealed(), true)
	for reads, want := range map[games.Seat]Set{0: SetOf(5, Thief), 1: SetOf(5), 2: 0, games.Public: 0} {
		wantEqual(t, "what is known", view(tb.Game, reads).Hand(0), want)
	}
	e, _ := redact(CardTaken{Seat: 0, From: 1, Card: 5}, 2)
	wantEqual(t, "event", e, Event(CardTaken{Seat: 0, From: 1}))
	// A stolen card can be played at once, also if it is the card that stole it.
	tb.play("0 rune 5 red", "0 rob thief", "0 take-card 1")
	wantEqual(t, "hand", tb.hands[0], SetOf(5))
}

// Cards are taken blindly: the seed draws one, with equal chances for each (MAR-23).
func TestMAR23_TheSeedDraws(t *testing.T) {
	const times = 900
	taken := map[Card]int{}
	for seed := range uint64(times) {
		tb := sit(t, 2).hold(0, "thief").hold(1, "2+9+blue-store").begin(0)
		tb.stealChance = games.NewChance(seed, stealStream)
		tb.play("0 rob thief", "0 take-card 1")
		taken[tb.hands[0].Cards()[0]]++
	}
	for _, c := range []Card{2, 9, BlueCard} {
		if n := taken[c]; n < times/3-60 || n > times/3+60 {
			t.Errorf("%v was taken %d of %d times", c, n, times)
		}
	}
}

func TestMAR24_WhoWasRobbed(t *testing.T) {
	tb := sit(t, 2).hold(0, "thief").hold(1, "5+4+4").begin(0).play("0 rob thief", "0 take-card 1")
	if tb.hands[1].Size() != 2 {
		t.Fatal("seat 1 was not robbed of a card")
	}
	tb.play("0 end")
	wantEqual(t, "hand in its turn", tb.sizes[1], 2)
}
