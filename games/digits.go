package games

import (
	"math/big"
	"slices"
)

// digits is a number whose digits each have a radix of their own: choices among so and so many, in as few bytes as can be had.
type digits struct {
	list  []digit
	value big.Int
	// divided counts what reading the digits costs, in words of 32 bits: each of them divides all that is left of the number.
	divided int
}

type digit struct{ value, radix int }

// add appends a digit from 0 to less than its radix.
func (d *digits) add(value, radix int) { d.list = append(d.list, digit{value, radix}) }

// bytes returns the number, the first digit lowest, as bytes, and counts what reading them costs.
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

// digitsOf returns the digits of such bytes, to be read one after another.
func digitsOf(data []byte) *digits {
	d := &digits{}
	d.value.SetBytes(data)
	return d
}

// next returns the next digit of those that are read.
func (d *digits) next(radix int) int {
	d.divided += d.value.BitLen() / 32
	var r, value big.Int
	r.SetInt64(int64(radix))
	d.value.QuoRem(&d.value, &r, &value)
	return int(value.Int64())
}

// empty reports whether nothing is left but zeros.
func (d *digits) empty() bool { return d.value.Sign() == 0 }
