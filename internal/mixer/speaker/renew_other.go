//go:build (android || (!linux && !windows)) && !js && !ebitenginevmguest

package speaker

// renew does nothing: on this system a failed context fails for good.
func renew() {}
