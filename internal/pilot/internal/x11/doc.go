// Package x11 is the small part of an X client that tests need to use a program
// as a person does: find its window, move the mouse, press buttons and keys (by the
// extension XTEST), give and take the focus, close the window. It speaks the
// protocol of X version 11 to a server on this machine.
package x11
