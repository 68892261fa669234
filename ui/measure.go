package ui

import (
	"math"
	"strconv"
)

// White leaves a picture as it was painted.
var White = Hex(0xffffff)

// InDp returns a length of so many pixels in dp at the interface scale: what a layout compares to choose a form.
func (t *Theme) InDp(px float64) float64 { return px / t.Dp(1) }

// Whole returns a length as a whole number of pixels, at least one: what has its edges there looks the same wherever the
// engine keeps its picture.
func Whole(v float64) float64 { return max(1, math.Round(v)) }

// leastDigits is the smallest number whose digits are kept.
const leastDigits = -20

var digits = func() (list [220]string) {
	for i := range list {
		list[i] = digitsOf(i + leastDigits)
	}
	return list
}()

func digitsOf(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return strconv.Itoa(n)
}

// Digits returns a number in digits, below zero with a minus sign. Small ones, such as points and counts, are kept, so that a frame makes none.
func Digits(n int) string {
	if i := n - leastDigits; i >= 0 && i < len(digits) {
		return digits[i]
	}
	return digitsOf(n)
}
