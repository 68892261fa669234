// Package share has the two screens by which a match goes from device to device: one hands it on, as a code for a
// camera, as a link and as a file; the other brings one in. What becomes of what was brought in is decided by whoever
// opens it.
package share
