package ui

import (
	"strconv"
	"strings"
	"testing"

	"runehall/internal/workshop/allocs"
)

func TestDigits(t *testing.T) {
	for n := -300; n < 300; n++ {
		if got := Digits(n); got != strings.Replace(strconv.Itoa(n), "-", "−", 1) {
			t.Errorf("%d is %q", n, got)
		}
	}
	if n := allocs.Least(10, func() { Digits(-20); Digits(199) }); n > 0 {
		t.Errorf("small numbers allocate %v times", n)
	}
}

func TestWholeAndInDp(t *testing.T) {
	for v, want := range map[float64]float64{0: 1, .4: 1, 1.5: 2, 7.49: 7} {
		if got := Whole(v); got != want {
			t.Errorf("%v is %v whole pixels, want %v", v, got, want)
		}
	}
	k, err := NewKit(Look{Interface: 1.5, Device: 2})
	if err != nil {
		t.Fatal(err)
	}
	if got := k.InDp(k.Dp(48)); got != 48 {
		t.Errorf("48 dp are %v", got)
	}
}
