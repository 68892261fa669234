package stage

import "runehall/ui"

// leastTouch is the smallest side of anything a finger can hit, in dp, whatever the interface scale.
const leastTouch = 44

// MinTouch returns the least side of a touch target where space is short, in pixels. Where there is space, use the
// theme's Touch.
func MinTouch(k *ui.Kit) float64 { return leastTouch * k.Look.Device }
