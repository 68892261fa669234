// Tools that make any program for GOOS=js smaller and quicker. They know nothing of Runehall, and need nothing but Go.
module runehall/lean

go 1.26.0

toolchain go1.26.8
