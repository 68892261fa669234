package masters

import (
	"testing"
)

func TestMAS25_NextToTheMasterJustPlaced(t *testing.T) {
	rows := []string{
		"G R G R ",
		"R B R G ",
		"B R . G ",
	}
	tb := sit(t, 2, OptionHigh).draw(rows...).phase2(0).play("0 master 1,1")
	tb.wantPhase(TokenPhase, 0)
	tb.refused("0 draw", refuseTokenFirst)
	tb.refused("0 master 0,0", refuseTokenFirst)
	tb.refused("0 token 3,0 blue", refuseTokenFar)
	tb.refused("0 token 1,1 green", refuseTokenFar)
	tb.refused("0 token 100,100 green", refuseTokenFar)
	tb.refused("0 token 2,2 blue", refuseTokenNoRune)
	tb.refused("0 token 0,0 green", refuseSameColour)
	tb.refused("0 token 0,2 blue", refuseSameColour)
	// It can go on diagonal neighbours too. A red rune can take a token of either colour.
	tb.allowed("0 token 0,0 blue", "0 token 0,2 green", "0 token 1,0 blue", "0 token 1,0 green", "0 keep")
	wantEqual(t, "moves", len(tb.AppendMoves(nil, 0)), 1+2*4+3)
	tb.told()
	tb.play("0 token 1,0 blue")
	wantEqual(t, "event", eventsOf[TokenPlaced](tb), []TokenPlaced{{Seat: 0, Cell: Cell{1, 0}, Colour: Blue, Was: Red}})
	// The rune now has the colour and the worth of the token, and belongs to the master's area.
	tb.wantHolders("-0--", "-0--", "--.-")
	wantEqual(t, "points", tb.points(0), 2)
	tb.wantPhase(PlayPhase, 1)
}

// Each seat has one token. Once it is placed the seat is not asked again.
func TestMAS25_OneToken(t *testing.T) {
	tb := sit(t, 2, OptionHigh).draw("B R G R B ").phase2(0).play("0 master 0,0", "0 token 1,0 blue").phase2(0)
	tb.refused("0 keep", refuseNoMaster)
	tb.play("0 master 2,0").wantPhase(PlayPhase, 1)
	// A seat that keeps its token is asked again.
	tb = sit(t, 2, OptionHigh).draw("B R G R B ").phase2(0)
	tb.told()
	tb.play("0 master 0,0", "0 keep")
	wantEqual(t, "events", tb.told(), []string{"MasterPlaced", "WorthChanged", "TokenKept", "TurnBegan"})
	tb.phase2(0).play("0 master 2,0").wantPhase(TokenPhase, 0)
}

func TestMAS25_OnlyWithHighMasters(t *testing.T) {
	tb := sit(t, 2).draw("B R ").phase2(0)
	tb.refused("0 token 1,0 blue", refuseNoTokens)
	tb.refused("0 keep", refuseNoTokens)
	tb.play("0 master 0,0").wantPhase(PlayPhase, 1)
}

// If no rune lies next to the master, nothing is asked.
func TestMAS25_NoPlaceForAToken(t *testing.T) {
	tb := sit(t, 2, OptionHigh).draw("B . R ").phase2(0).play("0 master 0,0")
	tb.wantPhase(PlayPhase, 1)
}

// The rune may belong to another player's area, and the token may cut that area.
func TestMAS25_AnyArea(t *testing.T) {
	tb := sit(t, 2, OptionHigh).draw(
		"R1R R ",
		". B . ").phase2(0).play("0 master 1,1")
	tb.told()
	tb.play("0 token 1,0 green").wantHolders("1--", ".0.")
	wantEqual(t, "worth", eventsOf[WorthChanged](tb), []WorthChanged{{Seat: 1, From: 9, To: 3}})
}

func TestMAS26_NotOnAMasterOrToken(t *testing.T) {
	tb := sit(t, 2, OptionHigh).draw(
		"R0R g1",
		". R R1").phase2(0)
	tb.board.masters[1], tb.board.stands[1] = [HandCards]Cell{}, 0
	tb.board.hold()
	tb.play("0 master 1,0")
	tb.refused("0 token 0,0 blue", refuseTokenTaken)
	tb.refused("0 token 2,0 blue", refuseTokenTaken)
	tb.allowed("0 token 1,1 blue")
}

func TestMAS26_NoCardCoversAToken(t *testing.T) {
	tb := sit(t, 2, OptionHigh).draw("b1").hold(0, "BBB/GRG")
	tb.refused("0 play BBB/GRG 0,0 r0", refuseOnToken)
	wantEqual(t, "placements", kinds(tb.AppendMoves(nil, 0))[Play], 0)
}

// MAS-11 holds for tokens too: they may not join areas of two players.
func TestMAS26_NoJoining(t *testing.T) {
	rows := []string{
		"G B1B ",
		"R R . ",
		"B B0. ",
	}
	tb := sit(t, 2, OptionHigh).draw(rows...).phase2(0).play("0 master 0,1")
	tb.refused("0 token 1,1 blue", refuseJoins)
	tb.allowed("0 token 1,1 green", "0 token 0,0 blue")
	// Two own areas may be joined.
	rows[0] = "G B0B "
	tb = sit(t, 2, OptionHigh).draw(rows...).phase2(0).play("0 master 0,1", "0 token 1,1 blue")
	tb.wantHolders("-00", "00.", "00.")
}

// An unused token scores nothing.
func TestMAS26_UnusedTokens(t *testing.T) {
	tb := sit(t, 2, OptionHigh).draw("G0. G ").left(0, 1).phase2(1).play("1 master 2,0")
	result, _ := tb.Result()
	wantEqual(t, "points", result.Points[:2], []int32{2, 2})
}
