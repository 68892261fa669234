// Package incoming finds out what a desktop hands over to be opened, and reads it: a file by its path or its address, or the link to a
// match. Reading is bounded, and waits for nothing: folders, devices and pipes are refused. What cannot be opened is an [Error], which has
// words in every language.
//
// Strangers may have written what it is handed, so it is never taken for anything but the name of a file or a link.
package incoming
