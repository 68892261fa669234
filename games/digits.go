package games

import (
	"math/big"
	"slices"
)

// digits packs a row of choices, each out of a known number of them, into as few bytes as possible: they are the digits
// of one big number, each with a radix of its own.
type digits struct {
	list  []digit
	value big.Int
	// divided counts the cost of reading, in words of 32 bits: to take off a digit divides all that is left of the
	// number.
	divided int
}

type digit struct{ value, radix int }

// add appends a digit from 0 to less than its radix.
func (d *digits) add(value, radix int) { d.list = append(d.list, digit{value, radix}) }

// bytes returns the number in big-endian bytes, with the first digit as its lowest. It also counts what reading it will
// cost.
func (d *digits) bytes() []byte {
	var value, radix, one big.Int
	for _, digit := range slices.Backward(d.list) {
		radix.SetInt64(int64(digit.radix))
		one.SetInt64(int64(digit.value))
		value.Mul(&value, &radix).Add(&value, &one)
		d.divided += value.BitLen() / 32
	}
	return value.Bytes()
}

// digitsOf prepares reading the digits of a number that bytes returned, in the order in which they were added.
func digitsOf(data []byte) *digits {
	d := &digits{}
	d.value.SetBytes(data)
	return d
}

// next takes the next digit off the number. The radix must be the one it was added with.
func (d *digits) next(radix int) int {
	d.divided += d.value.BitLen() / 32
	var r, value big.Int
	r.SetInt64(int64(radix))
	d.value.QuoRem(&d.value, &r, &value)
	return int(value.Int64())
}

// empty reports whether nothing is left but zeros.
func (d *digits) empty() bool { return d.value.Sign() == 0 }
