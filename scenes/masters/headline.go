package masters

import (
	"runehall/games"
	rules "runehall/games/masters"
)

// Headline returns where the match stands, and who is to do what.
func (b *Board) Headline() (match, turn games.Phrase) {
	b.refreshed()
	return b.words.match, b.words.turn
}

// phaseKeys say what the seat on turn does.
var phaseKeys = map[rules.Phase]string{
	rules.SidePhase: "masters.board.turn.side", rules.PlayPhase: "masters.board.turn.play",
	rules.MasterPhase: "masters.board.turn.master", rules.TokenPhase: "masters.board.turn.token",
	rules.DiscardPhase: "masters.board.turn.beside",
}

// headline puts the headline together.
func (b *Board) headline() (match, turn games.Phrase) {
	match = games.Phrase{Key: "masters.board.deck", Args: []games.Arg{games.NumberArg("n", b.view.Deck())}}
	if b.view.Phase() == rules.OverPhase {
		return match, key("masters.board.over")
	}
	s, k := b.view.OnTurn(), phaseKeys[b.view.Phase()]
	if !b.Shown() { // the words keep step with the picture
		s = b.model.onTurn
	}
	switch {
	case b.view.Phase() == rules.PlayPhase && len(b.options.gives) > 0:
		k = "masters.board.turn.discard"
	case b.view.Phase() == rules.MasterPhase && !b.canDraw():
		k = "masters.board.turn.only-master"
	}
	return match, games.Phrase{Key: k, Args: []games.Arg{games.SeatArg("seat", s)}}
}

// canDraw reports whether the seat on turn may draw in phase 2.
func (b *Board) canDraw() bool {
	return b.view.WhyNot(b.view.OnTurn(), rules.Move{Kind: rules.Draw}) == nil
}

// Draft returns what the golden button would do, and whether it can be done now.
func (b *Board) Draft() (label games.Phrase, ok bool) {
	o := b.options
	if o.actor < 0 || b.model.over {
		return games.Phrase{}, false
	}
	if m, complete := ready(o, &b.sel); complete {
		return key(draftKeys[m.Kind]), b.view.WhyNot(o.actor, m) == nil
	}
	switch {
	case o.laying():
		return key(draftKeys[rules.Play]), false
	case len(o.gives) > 0:
		return key(draftKeys[o.gives[0].Kind]), false
	case o.phase == rules.TokenPhase:
		return key(draftKeys[rules.PlaceToken]), false
	case len(o.cells) > 0:
		return key(draftKeys[rules.PlaceMaster]), false
	}
	return games.Phrase{}, false
}

// draftKeys are the words on the golden button.
var draftKeys = map[rules.MoveKind]string{
	rules.Play: "masters.board.do.play", rules.Ignore: "masters.board.do.ignore", rules.Discard: "masters.board.do.discard",
	rules.PutBeside: "masters.board.do.beside", rules.PlaceMaster: "masters.board.do.master", rules.PlaceToken: "masters.board.do.token",
}
