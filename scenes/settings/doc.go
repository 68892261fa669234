// Package settings is the screen of the settings for all games, and the one on which the parts of a gamepad are named.
// Which settings there are, the table of package stage says; the control of one, which set-ups show too, is in package
// page.
package settings
