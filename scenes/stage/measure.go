package stage

import "runehall/ui"

// leastTouch is the smallest side of anything a finger can hit, in dp, whatever the interface scale.
const leastTouch = 44

// MinTouch returns the smallest side of what can be tapped where space is short, in pixels. Elsewhere it is the theme's Touch.
func MinTouch(k *ui.Kit) float64 { return leastTouch * k.Look.Device }
