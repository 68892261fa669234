package masters

import (
	"runehall/games"
	rules "runehall/games/masters"
)

var phaseKeys = map[rules.Phase]string{
	rules.SidePhase: "masters.board.turn.side", rules.PlayPhase: "masters.board.turn.play",
	rules.MasterPhase: "masters.board.turn.master", rules.TokenPhase: "masters.board.turn.token",
	rules.DiscardPhase: "masters.board.turn.beside",
}

func (w *words) headline() (match, turn games.Phrase) {
	match = w.ends()
	if w.Given.View.Phase() == rules.OverPhase {
		return key("masters.board.counts"), key("masters.board.over")
	}
	s, k := w.Given.View.OnTurn(), phaseKeys[w.Given.View.Phase()]
	if !w.Shown() { // the words wait for the picture
		s = w.Model.onTurn
	}
	switch {
	case w.Given.View.Phase() == rules.PlayPhase && len(w.player.options.gives) > 0:
		k = "masters.board.turn.discard"
	case w.Given.View.Phase() == rules.MasterPhase && !w.canDraw():
		k = "masters.board.turn.only-master"
	}
	return match, games.Phrase{Key: k, Args: []games.Arg{games.SeatArg("seat", s)}}
}

// ends says what ends the match and how far off that is: it goes on until no seat has a master left (MAS-17, MAS-18).
func (w *words) ends() games.Phrase {
	left := 0
	for s := range w.Model.seats {
		left += w.Model.left[s]
	}
	return games.Phrase{Key: "masters.board.ends", Args: []games.Arg{games.NumberArg("n", left)}}
}

func (w *words) canDraw() bool {
	return w.Given.View.WhyNot(w.Given.View.OnTurn(), rules.Move{Kind: rules.Draw}) == nil
}

func (w *words) golden() (label games.Phrase, ok bool) {
	o := w.player.options
	if o.actor < 0 || w.Model.ended {
		return games.Phrase{}, false
	}
	if m, complete := ready(o, &w.Sel); complete {
		return key(doing(m.Kind)), w.Given.View.WhyNot(o.actor, m) == nil
	}
	switch {
	case len(o.between(&w.Sel)) > 1:
		return key(doing(o.between(&w.Sel)[0].Kind)), false
	case o.laying():
		return key(doing(rules.Play)), false
	case len(o.gives) > 0:
		return key(doing(o.gives[0].Kind)), false
	case o.phase == rules.TokenPhase:
		return key(doing(rules.PlaceToken)), false
	case len(o.cells) > 0:
		return key(doing(rules.PlaceMaster)), false
	}
	return games.Phrase{}, false
}
