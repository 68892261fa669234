package scenes

import "strconv"

// seatName returns a stable name with a number at its end.
func seatName(prefix string, n int) string { return prefix + strconv.Itoa(n) }
