package ui

import "math"

// Tempo is how fast things move, as the settings say.
type Tempo struct {
	Speed   float64 // 0.5 to 4; 0 is 1
	Reduced bool    // motion is reduced
}

// Ticks returns how long a motion of so many milliseconds takes that follows a person's hand, in ticks. With reduced motion
// there is none.
func (t Tempo) Ticks(ms float64) int {
	if t.Reduced {
		return 0
	}
	speed := t.Speed
	if speed <= 0 {
		speed = 1
	}
	return max(1, int(math.Round(float64(Ticks(int(ms)))/speed)))
}
