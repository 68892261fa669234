package stones

import (
	"testing"

	rules "runehall/games/stones"
	"runehall/internal/workshop/boardtest"
)

// TestFiguresShowWhatTheirClausesSay compares the positions in the rulebook with the clauses beside them.
func TestFiguresShowWhatTheirClausesSay(t *testing.T) {
	boardtest.Figures(t, rules.Def, Figures, func(f *boardtest.Figured[rules.Move, rules.View]) bool {
		v, s := f.View, f.View.OnTurn()
		switch f.Clause {
		case "STO-3":
			return v.SlotPrice(1) == 1 && v.SlotPrice(rules.Slots) == 4
		case "STO-4":
			return rules.OreSmithy == 3 && rules.WildSmithy == 5 && rules.OreSmithy.Bonus().Ore
		case "STO-10":
			own, _ := v.Face(s, 106)
			other, _ := v.Face(s, 104)
			return v.Magic() == 4 && own.Of == rules.Blue && other.Of == rules.White && f.Draft.Kind == rules.Buy
		case "STO-11":
			l := v.Leaving(rules.SetOf(f.Draft.Cards[0], f.Draft.Cards[1]))
			return l.Kept == v.Hand(s).Cards()[0] && l.Out.Has(v.Hand(s).Cards()[3])
		case "STO-13":
			lies, places := v.Artifact()
			return places && lies == rules.Blue && f.Draft.Field == rules.FieldOrder()[0]
		case "STO-15":
			return v.RowPoints(s, rules.Upper) == 6 && f.Draft.Stone == rules.MagicStone
		case "STO-30":
			return v.Has(s, rules.MagicStone) && v.Summon(s, rules.SetOf(f.Draft.Card)).Magic == 2+rules.StoneMagic
		case "STO-37":
			l := v.Leaving(rules.SetOf(f.Draft.Cards[:]...))
			return v.Has(s, rules.ThreeStone) && l.Out.Size() == 2
		}
		return false
	})
}
