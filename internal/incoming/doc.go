// Package incoming finds out what a desktop wants opened, and reads it: a file, given by path or address, or the link
// to a match. Reading is bounded and never waits: folders, devices and pipes are refused. Its errors are of type
// [Error], and have words in every language.
//
// What it is given may come from strangers, so it is never treated as anything but the name of a file or a link.
package incoming
