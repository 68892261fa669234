// Package credits names the published games that the rules follow, and what the program is made with, and shows the
// licences.
package credits
