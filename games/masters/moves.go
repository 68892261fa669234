package masters

import "runehall/games"

// AppendMoves appends every legal move of a seat. Placements come in the order of the hand, then of rotations
// clockwise, rows from the top and columns from the left. Placements that ignore a rune follow, then discards, and last
// the extra draw.
func (g *Game) AppendMoves(dst []Move, s games.Seat) []Move {
	if s != g.onTurn {
		return dst
	}
	switch g.phase {
	case SidePhase:
		return append(dst, Move{Kind: ChooseSide, Side: GreenSide}, Move{Kind: ChooseSide, Side: BlueSide})
	case PlayPhase:
		return g.appendPhase1(dst, s)
	case MasterPhase:
		return g.appendPhase2(dst, s)
	case TokenPhase:
		dst = g.appendTokens(dst, s)
		return append(dst, Move{Kind: KeepToken})
	case DiscardPhase:
		return g.appendHand(dst, s, PutBeside)
	case OverPhase:
	}
	return dst
}

func (g *Game) appendPhase1(dst []Move, s games.Seat) []Move {
	var sc scan
	sc.begin(&g.board)
	before := len(dst)
	// If the reader does not know the whole hand, something in it may fit.
	hidden := g.hands[s].has(Hidden)
	for _, card := range g.hands[s].list() {
		if card != Hidden {
			dst = sc.appendPlays(dst, card)
		}
	}
	none := len(dst) == before && !hidden
	if g.checkPower(s) == nil {
		for _, card := range g.hands[s].list() {
			if card != Hidden {
				dst = sc.appendPowers(dst, card, s)
			}
		}
	}
	if none {
		dst = g.appendHand(dst, s, Discard)
	}
	if g.checkExtra() == nil {
		dst = append(dst, Move{Kind: DrawExtra})
	}
	return dst
}

// appendHand appends a move of a kind for each card that a seat holds and the reader knows.
func (g *Game) appendHand(dst []Move, s games.Seat, kind MoveKind) []Move {
	for _, card := range g.hands[s].list() {
		if card != Hidden {
			dst = append(dst, Move{Kind: kind, Card: card})
		}
	}
	return dst
}

func (g *Game) appendPhase2(dst []Move, s games.Seat) []Move {
	draws := g.checkDraw() == nil
	if draws {
		dst = append(dst, Move{Kind: Draw})
	}
	b := &g.board
	places := false
	for y := b.low.Y; y <= b.high.Y; y++ {
		row := g.places(s, lane(y))
		places = places || row != 0
		eachBit(row, b.low.X, func(x int8) { dst = append(dst, Move{Kind: PlaceMaster, Cell: Cell{x, y}}) })
	}
	if !draws && !places {
		dst = append(dst, Move{Kind: PutAway})
	}
	return dst
}

// places returns where in a row of the board's planes a seat may place a master (MAS-13).
func (g *Game) places(s games.Seat, row int) uint64 {
	b := &g.board
	free := (b.runes[Blue][row] | b.runes[Green][row] | b.runes[Red][row]) &^ b.taken[row]
	for o := range g.seats {
		if o != s {
			free &^= b.held[o][row]
		}
	}
	return free
}

func (g *Game) hasPlace(s games.Seat) bool {
	for y := g.board.low.Y; y <= g.board.high.Y; y++ {
		if g.places(s, lane(y)) != 0 {
			return true
		}
	}
	return false
}
