//go:build !linux

// Command look takes a picture of an installed program; on Linux only.
package main

func main() {}
