// Package incoming finds out what a desktop hands over to be opened, and reads it: a file by its path or its address, or the link to a
// match. Reading is bounded, and waits for nothing: folders, devices and pipes are refused. What cannot be opened is an [Error], which has
// words in every language.
//
// What it is handed was written by strangers. It is never taken for anything but the name of a file, or a link.
package incoming
