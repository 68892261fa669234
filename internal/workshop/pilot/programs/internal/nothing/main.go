// Nothing is a program for the tests of package programs.
package main

func main() {}
