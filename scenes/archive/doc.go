// Package archive lists the finished matches, each with a picture of its last position. What is known of them comes
// from package matches.
package archive
