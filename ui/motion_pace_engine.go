package ui

import "github.com/hajimehoshi/ebiten/v2"

//lint:file-ignore SA1019 The quiet mode is marked deprecated in favour of leaving out paints, which
// costs 2 % of a core where this costs nothing. It is used here only, and a pace that skips is the way back.

// setEngineQuiet switches the engine between running only when something happens, and running at full pace. The
// engine's quiet mode alone is not enough: without SyncWithFPS a wake after a long rest would run either several
// updates or none.
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
