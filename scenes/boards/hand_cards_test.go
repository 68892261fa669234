package boards

import (
	"slices"
	"testing"
)

func TestHandsShowKnownCardsFirst(t *testing.T) {
	const hidden = -1
	hand := HandOf([]int{7, 3}, 4, hidden)
	if want := []int{7, 3, hidden, hidden}; !slices.Equal(hand, want) {
		t.Fatalf("a hand of four of which two are known is %v, want %v", hand, want)
	}
	if hand := HandOf([]int{7, 3, 5}, 2, hidden); len(hand) != 3 {
		t.Errorf("a hand loses known cards: %v", hand)
	}
	mixed := []int{hidden, 7, hidden, 3, 5}
	slices.SortStableFunc(mixed, KnownFirst(hidden))
	if want := []int{3, 5, 7, hidden, hidden}; !slices.Equal(mixed, want) {
		t.Errorf("sorted it is %v, want %v", mixed, want)
	}
	last := []int{9, 4, 1} // the hidden card may have any number
	slices.SortStableFunc(last, KnownFirst(9))
	if want := []int{1, 4, 9}; !slices.Equal(last, want) {
		t.Errorf("sorted it is %v, want %v", last, want)
	}
	first := []int{4, 0, 1}
	slices.SortStableFunc(first, KnownFirst(0))
	if want := []int{1, 4, 0}; !slices.Equal(first, want) {
		t.Errorf("sorted it is %v, want %v", first, want)
	}
}
