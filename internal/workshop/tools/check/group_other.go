//go:build !unix

package main

import "os/exec"

// ownGroup leaves the command as it is, because there are no process groups here.
func ownGroup(*exec.Cmd) {}

// stepBack does nothing here.
func stepBack(*exec.Cmd) {}
