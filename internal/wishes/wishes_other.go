//go:build android || (!unix && !windows && !js)

package wishes

func listen(func(Wishes)) (end func()) { return func() {} }
