package ui

import "math"

// Tempo is how fast things move, according to the settings.
type Tempo struct {
	Speed   float64 // 0.5 to 4; 0 is 1
	Reduced bool    // motion is reduced
}

// Ticks returns the length in ticks of a motion that follows a person's hand, given its milliseconds. With reduced
// motion it is 0.
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
