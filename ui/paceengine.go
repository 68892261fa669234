package ui

import "github.com/hajimehoshi/ebiten/v2"

//lint:file-ignore SA1019 The quiet mode is marked deprecated in favour of leaving out paints, which
// costs 2 % of a core where this costs nothing. It is used here only, and a pace that skips is the way back.

// setEngineQuiet makes the engine run only when something happens, or at full pace. Its quiet mode alone is not
// enough: without SyncWithFPS one wake after a long rest would run several updates, another one none.
func setEngineQuiet(quiet bool) {
	defer holdFrames(quiet)
	if quiet {
		ebiten.SetFPSMode(ebiten.FPSModeVsyncOffMinimum)
		ebiten.SetTPS(ebiten.SyncWithFPS)
		return
	}
	ebiten.SetFPSMode(ebiten.FPSModeVsyncOn)
	ebiten.SetTPS(TPS)
}

// wakeEngine makes a quiet engine run once.
func wakeEngine() {
	ebiten.ScheduleFrame()
	nextFrame()
}
