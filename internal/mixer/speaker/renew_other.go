//go:build (android || (!linux && !windows)) && !js && !ebitenginevmguest

package speaker

// renew does nothing: what has failed once fails for good.
func renew() {}
