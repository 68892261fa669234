package market

import (
	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/boards"
)

type gesture = boards.Gesture[kind]

// player is what the person at the board does: what can be done, what options and selection come to, and the buttons
// beside the golden one.
type player struct {
	parts
	options *options
	now     *upshot
	of      thought
	marks   boards.Marks[thing] // made of that thought
	held    mode
	took    thing // where something was taken last
	acts    boards.Acts[actKind]
	sheets  sheets
}

func newPlayer(before parts) player {
	none := &options{actor: games.Nobody, reader: games.Public}
	return player{parts: before, options: none, now: &upshot{options: none}}
}

// stands returns the thing that an item of the open sheet stands for, and any other thing itself.
func (p *player) stands(t thing) thing {
	if t.Kind == item {
		return p.item(int(t.N))
	}
	return t
}

func (p *player) numbered() (list []thing) {
	for i := range p.front() {
		list = append(list, cardAt(p.Given.Front, i))
	}
	return list
}

func (p *player) mark(t thing) boards.Mark { return p.marks[t] }

// front returns the hand on the ledge, as it is shown.
func (p *player) front() []rules.Card {
	if p.Given.Front < 0 || int(p.Given.Front) >= p.Model.seats {
		return nil
	}
	return p.Model.who[p.Given.Front].hand
}
