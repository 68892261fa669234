package ui

// Palette holds every colour of the interface, by purpose.
type Palette struct {
	Ink, Night, Slate, SlateTop, Steel, Recess Color // grounds, from the darkest
	Edge, TopLight, Shadow                     Color // hairline, light on an upper edge, shadow
	Oak, Parchment, ParchmentInk, Bone         Color
	RedInk                                     Color // words on parchment that warn
	Text, Cream, Muted, GoldText               Color // words on a dark ground
	Gold, BrassTop, Brass, BrassLow, BrassEdge Color // brass: the primary button, selection
	OnBrass                                    Color // words on brass
	Ember, Ice, Moss, Blood                    Color // acting, computed, allowed, refused
	FocusOuter, FocusInner                     Color // the two tones of the focus ring
	Rune                                       RuneColors
	Gem                                        GemColors
	Kin                                        KinColors
}

// KinColors are the colours of Menhirs' creatures, and of its gems, magic, artifacts and fields. White is for dragons
// and for things that stand for any colour, Grey for druids. Masks, cuts and signs tell all of them apart as well.
type KinColors struct{ Green, Red, Blue, Yellow, White, Grey KinTones }

// KinTones are the tones of one colour, from light to dark.
type KinTones struct{ Light, Body, Shade, Deep Color }

// GemColors are the stones of Rune Masters and the glass that they are set in; the stones' shapes differ too. Agree and
// Disagree mark runes that agree with a card or do not.
type GemColors struct {
	Blue, BlueEdge, BlueDeep, Green, GreenEdge, GreenDeep, Red, RedEdge, RedDeep Color
	Glass, GlassLow, Rim                                                         Color
	Agree, AgreeEdge, Disagree, DisagreeEdge                                     Color
}

// RuneColors are the inlays of the runes. They are a second cue; the first is the shape.
type RuneColors struct{ Fehu, Gebo, Tiwaz, Othala, Sowilo, Dagaz, Star, Lit, LitGround Color }

// palette returns the colours of the concept pictures. With high contrast, backgrounds are darker, words brighter, and
// edges visible.
func palette(high bool) Palette {
	p := Palette{
		Ink: Hex(0x0b0e13), Night: Hex(0x0e1116), Slate: Hex(0x171d26), SlateTop: Hex(0x232c38),
		Steel: Hex(0x2c3745), Recess: Hex(0x0b0e13).Fade(.69),
		Edge: Hex(0x455466).Fade(.6), TopLight: Hex(0xffffff).Fade(.09), Shadow: Hex(0x000000).Fade(.6),
		Oak: Hex(0x3a2718), Parchment: Hex(0xe8dcc0), ParchmentInk: Hex(0x2c1a0d), Bone: Hex(0xf2ead6),
		RedInk: Hex(0x641712),
		Text:   Hex(0xe8dcc0), Cream: Hex(0xfff0cf), Muted: Hex(0x9fa9b4), GoldText: Hex(0xe9c987),
		Gold: Hex(0xe3b35a), BrassTop: Hex(0xf4cf82), Brass: Hex(0xd9a441), BrassLow: Hex(0xb57f28),
		BrassEdge: Hex(0x5b3d12), OnBrass: Hex(0x20140a),
		Ember: Hex(0xe8733a), Ice: Hex(0x7fc4d9), Moss: Hex(0x6f9e5c), Blood: Hex(0xc94944),
		FocusOuter: Hex(0x0b0e13), FocusInner: Hex(0xfff6df),
		Rune: RuneColors{Hex(0xf0b23c), Hex(0xef7a42), Hex(0x86d3ea), Hex(0x93c57c), Hex(0xf3ead4), Hex(0xe2645c),
			Hex(0xfff3cf), Hex(0xffe9b0), Hex(0x2a1204)},
		Gem: GemColors{
			Blue: Hex(0x2a6bc4), BlueEdge: Hex(0x8cc0f5), BlueDeep: Hex(0x0f2f63),
			Green: Hex(0x2f8f57), GreenEdge: Hex(0x97e0aa), GreenDeep: Hex(0x0d4226),
			Red: Hex(0xc23b33), RedEdge: Hex(0xffa896), RedDeep: Hex(0x5e1210),
			Glass: Hex(0x34414f), GlassLow: Hex(0x10161e), Rim: Hex(0x8fb0c8),
			Agree: Hex(0xe9f4df), AgreeEdge: Hex(0x2f6a28), Disagree: Hex(0x3a0f10), DisagreeEdge: Hex(0xff8d7a),
		},
		Kin: KinColors{
			Green:  KinTones{Hex(0xcfeab0), Hex(0x7fb765), Hex(0x35613a), Hex(0x1c3a24)},
			Red:    KinTones{Hex(0xffc3ae), Hex(0xd8604c), Hex(0x7a2a26), Hex(0x3f1414)},
			Blue:   KinTones{Hex(0xc6e4ff), Hex(0x5b9fe0), Hex(0x27507f), Hex(0x12263f)},
			Yellow: KinTones{Hex(0xfff0b8), Hex(0xe3b23e), Hex(0x7d5c1a), Hex(0x3f2c0c)},
			White:  KinTones{Hex(0xffffff), Hex(0xe6e6ee), Hex(0x5c657b), Hex(0x2b3040)},
			Grey:   KinTones{Hex(0xeee2fb), Hex(0xb9a6cf), Hex(0x4b3f60), Hex(0x261f33)},
		},
	}
	if high {
		p.Night, p.Ink = Hex(0x000000), Hex(0x000000)
		p.Slate, p.SlateTop, p.Steel, p.Recess = Hex(0x0a0d12), Hex(0x10151c), Hex(0x18202a), Hex(0x000000)
		p.Edge, p.TopLight = Hex(0xc9d3de), Hex(0xffffff).Fade(.3)
		p.Text, p.Cream, p.Muted, p.GoldText = Hex(0xffffff), Hex(0xffffff), Hex(0xd5dde6), Hex(0xffe3a0)
		p.Gold, p.BrassTop, p.Brass, p.BrassLow = Hex(0xffd060), Hex(0xffdc8a), Hex(0xffcf5e), Hex(0xf0b840)
		p.OnBrass, p.Parchment, p.ParchmentInk, p.RedInk = Hex(0x000000), Hex(0xfff8e6), Hex(0x000000), Hex(0x400000)
		p.Ember, p.Blood, p.Moss, p.Ice = Hex(0xff8f50), Hex(0xff6a62), Hex(0x9be07f), Hex(0x9fe6ff)
	}
	return p
}

// Emblem is the sign that tells a seat apart besides its colour.
type Emblem uint8

// The emblems.
const (
	EmblemCircle Emblem = iota
	EmblemDiamond
	EmblemTriangle
	EmblemSquare
	EmblemStar
	EmblemCount // how many emblems there are
)

// SeatLook is a colour and an emblem that a seat can have.
type SeatLook struct {
	Color  Color
	Emblem Emblem
}

// seats returns the looks of the five seats. They can be told apart with any kind of colour vision.
func seats(high bool) [5]SeatLook {
	s := [5]SeatLook{
		{Hex(0xe69f00), EmblemCircle},
		{Hex(0x56b4e9), EmblemDiamond},
		{Hex(0x009e73), EmblemTriangle},
		{Hex(0xcc79a7), EmblemSquare},
		{Hex(0xd55e00), EmblemStar},
	}
	if high {
		for i := range s {
			s[i].Color = s[i].Color.Mix(Hex(0xffffff), .15)
		}
	}
	return s
}
