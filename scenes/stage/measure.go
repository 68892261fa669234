package stage

import "runehall/ui"

// leastTouch is the least side of what a finger can hit, in dp, whatever the interface scale.
const leastTouch = 44

// MinTouch returns the least side of what can be tapped where room is short, in pixels. Elsewhere it is the theme's Touch.
func MinTouch(k *ui.Kit) float64 { return leastTouch * k.Look.Device }
