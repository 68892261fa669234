// Package fit walks through the scenes of the real program, and wants all words to fit wherever it draws; the pictures of the way are for people.
package fit
