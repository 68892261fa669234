package toss

// KnockKind says what knocks against what, to choose a sound.
type KnockKind uint8

const (
	// OnRune: a rune against another.
	OnRune KnockKind = iota
	// OnDestiny: a rune against Destiny.
	OnDestiny
	// AtRim: a disc against the rim.
	AtRim
	// Landed: a disc that tumbled lands on the table.
	Landed
)

// Knock is a contact, to be heard and seen.
type Knock struct {
	Kind KnockKind
	// X and Y are in millimetres from the middle of the table.
	X, Y float64
	// Speed is the speed at which the two met, or at which a disc slides on after landing, in millimetres per second.
	Speed float64
}

// maxKnocks is how many are noted in one tick.
const maxKnocks = 16

// Listen makes the motion note its knocks from now on.
func (m *Motion) Listen() { m.listening = true }

// Knocks returns the knocks of the last tick, at most 16. It is valid until the next tick.
func (m *Motion) Knocks() []Knock { return m.knocks[:m.knocked] }

func (m *Motion) hear(kind KnockKind, x, y, speed float64) {
	if m.listening && m.knocked < maxKnocks {
		m.knocks[m.knocked] = Knock{Kind: kind, X: x, Y: y, Speed: float64(speed * stepsPerSecond)}
		m.knocked++
	}
}
