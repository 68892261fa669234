// Package desk runs the program in a real window of an X server (Xvfb in tests)
// and uses it as a person at a desk does. Time is real there, so that idling, the
// loss of the focus and closing can be seen; everything else is faster and more
// exact through package runehall/internal/workshop/pilot.
//
// The program is started with --probe for Probe, Until and Tap, and with --stats for
// First, Figures and all that presses buttons or keys: each press lasts until the
// program has seen it, however slow the machine is. Coordinates are pixels
// from the window's top left corner. Linux only.
package desk
