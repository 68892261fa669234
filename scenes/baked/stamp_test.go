package baked

import (
	"testing"

	"runehall/ui"
)

func TestStampFollowsKitAndLook(t *testing.T) {
	kit, err := ui.NewKit(ui.Look{})
	if err != nil {
		t.Fatal(err)
	}
	first := StampOf(kit)
	if StampOf(kit) != first {
		t.Error("it changes by itself")
	}
	kit.SetLook(ui.Look{Interface: 2})
	if StampOf(kit) == first {
		t.Error("a new look has the old stamp")
	}
}
