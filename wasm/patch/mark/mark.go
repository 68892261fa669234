// Package mark holds what wasm/patch writes into a program for wasm/trim to find.
package mark

// Reckoned stands in programs whose runtime reckons which function a program counter belongs to, and needs no table for it.
const Reckoned = "runehall: functions are found without a table"
