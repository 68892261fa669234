package ui

import "strconv"

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

// Digits returns a number in digits, with a minus sign if it is negative. Strings for small numbers are kept, so that
// drawing points and counts allocates nothing.
func Digits(n int) string {
	if i := n - leastDigits; i >= 0 && i < len(digits) {
		return digits[i]
	}
	return digitsOf(n)
}
