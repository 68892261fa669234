//go:build !ebitenginevmguest

package speaker

// suspends says that the system suspends devices by itself.
const suspends = true
