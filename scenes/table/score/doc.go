// Package score finds out where each point of a match came from, and what has decided the match. It reads only what the
// events say of points, and knows neither games nor screens.
package score
