// Package walk holds the tests that walk through the screens of the real program and take their pictures.
package walk
