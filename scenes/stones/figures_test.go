package stones

import (
	"testing"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/table"
)

// TestFiguresShowWhatTheirClausesSay holds the positions of the rulebook to the clauses beside which they stand.
func TestFiguresShowWhatTheirClausesSay(t *testing.T) {
	for _, f := range Figures {
		core, draft, err := table.Position(rules.Def, f)
		if err != nil {
			t.Fatal(err)
		}
		v := rules.Def.View(core, games.All)
		s := v.OnTurn()
		if draft != nil {
			if why := v.WhyNot(s, *draft); why != nil {
				t.Errorf("%s: its move is refused by %s", f.Clause, why.Clause)
			}
		}
		var right bool
		switch f.Clause {
		case "STO-3":
			right = v.SlotPrice(1) == 1 && v.SlotPrice(rules.Slots) == 4
		case "STO-4":
			right = rules.OreSmithy == 3 && rules.WildSmithy == 5 && rules.OreSmithy.Bonus().Ore
		case "STO-10":
			own, _ := v.Face(s, 106)
			other, _ := v.Face(s, 104)
			right = v.Magic() == 4 && own.Of == rules.Blue && other.Of == rules.White && draft.Kind == rules.Buy
		case "STO-11":
			l := v.Leaving(rules.SetOf(draft.Cards[0], draft.Cards[1]))
			right = l.Kept == v.Hand(s).Cards()[0] && l.Out.Has(v.Hand(s).Cards()[3])
		case "STO-13":
			lies, places := v.Artifact()
			right = places && lies == rules.Blue && draft.Field == rules.FieldOrder()[0]
		case "STO-15":
			right = v.RowPoints(s, rules.Upper) == 6 && draft.Stone == rules.MagicStone
		case "STO-30":
			right = v.Has(s, rules.MagicStone) && v.Summon(s, rules.SetOf(draft.Card)).Magic == 2+rules.StoneMagic
		case "STO-37":
			l := v.Leaving(rules.SetOf(draft.Cards[:]...))
			right = v.Has(s, rules.ThreeStone) && l.Out.Size() == 2
		default:
			t.Errorf("%s: nothing is known of its figure", f.Clause)
		}
		if !right {
			t.Errorf("%s: its figure shows something else", f.Clause)
		}
	}
}
