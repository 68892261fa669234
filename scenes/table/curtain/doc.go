// Package curtain hides one seat's secrets on a screen that several persons share. [Eyes] knows who is looking, and
// [Curtain] draws the cloth behind which one of them looks. The package knows no match.
package curtain
