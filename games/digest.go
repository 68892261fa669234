package games

import "math/bits"

// Digest combines the numbers of a position into a checksum, one after the other; [Core.Hash] is made with it. The same
// numbers in the same order give the same checksum on every machine.
type Digest uint64

// NewDigest returns the digest of no numbers.
func NewDigest() Digest { return 1 }

// Add adds a number to the digest.
func (d *Digest) Add(v uint64) {
	*d = Digest(bits.RotateLeft64(uint64(*d)^v*0x9e3779b97f4a7c15, 29) * 0xbf58476d1ce4e5b9)
}

// AddChance adds the state of a source of chance, in the form of the next numbers it would give. The source is passed
// by value, so it does not advance.
func (d *Digest) AddChance(c Chance) {
	d.Add(c.Uint64())
	d.Add(c.Uint64())
}

// AddList adds the length of a list of small numbers, and each of them.
func AddList[T ~int8 | ~uint8](d *Digest, list []T) {
	d.Add(uint64(len(list)))
	for _, n := range list {
		d.Add(uint64(n))
	}
}

// Pack combines up to eight small numbers into one, so that they can be added together.
func Pack[T ~int8 | ~uint8](list ...T) uint64 {
	v := uint64(len(list))
	for _, n := range list {
		v = v<<8 | uint64(uint8(n))
	}
	return v
}

// Bit is 1 for yes and 0 for no.
func Bit(on bool) uint8 {
	if on {
		return 1
	}
	return 0
}
