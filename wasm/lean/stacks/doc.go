// Package stacks holds the proof that a trimmed program knows its own functions: tests that walk, grow and unwind deep
// stacks while garbage is collected. They run natively, in Node and in Chromium, there trimmed by trim.
package stacks
