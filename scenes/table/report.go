package table

import "runehall/scenes/stage"

// Report collects what a screen says of itself for tests.
type Report = stage.Report
