package stats

import "time"

// Frames counts frames by the processor time that they took: entry i counts the frames between i and i+1 Slots, the
// last entry also all longer ones.
type Frames [400]int64

// Slot is the width of an entry of [Frames].
const Slot = 250 * time.Microsecond

// slot is the index of the number of a frame.
func slot(took time.Duration) int { return min(int(took/Slot), len(Frames{})-1) }

// Since returns the frames since an earlier count.
func (f Frames) Since(earlier Frames) Frames {
	for i := range f {
		f[i] -= earlier[i]
	}
	return f
}

// Count is how many frames there are.
func (f *Frames) Count() (n int64) {
	for _, in := range f {
		n += in
	}
	return n
}

// Within returns the time within which a share (from 0 to 1) of the frames were finished, rounded up to a Slot; 0
// without frames.
func (f *Frames) Within(share float64) time.Duration {
	want := int64(share * float64(f.Count()))
	last := -1
	for i, in := range f {
		if in == 0 {
			continue
		}
		last = i
		if want -= in; want <= 0 {
			break
		}
	}
	return time.Duration(last+1) * Slot
}

// Over counts the frames that took longer than a time, to a Slot.
func (f *Frames) Over(most time.Duration) (n int64) {
	for i, in := range f {
		if time.Duration(i)*Slot >= most {
			n += in
		}
	}
	return n
}
