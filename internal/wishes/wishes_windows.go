package wishes

import (
	"unsafe"

	"golang.org/x/sys/windows"
)

var parameters = windows.NewLazySystemDLL("user32.dll").NewProc("SystemParametersInfoW")

// The parameters of Windows that mean a wish.
const (
	getHighContrast = 0x0042 // SPI_GETHIGHCONTRAST
	getAnimation    = 0x1042 // SPI_GETCLIENTAREAANIMATION
	highContrastOn  = 1      // HCF_HIGHCONTRASTON
)

// highContrast is HIGHCONTRASTW.
type highContrast struct {
	size, flags uint32
	scheme      *uint16
}

// ask asks Windows. What it does not tell is not wished for.
func ask() (w Wishes) {
	var moves int32
	if ok, _, _ := parameters.Call(getAnimation, 0, uintptr(unsafe.Pointer(&moves)), 0); ok != 0 {
		w.Still = moves == 0
	}
	high := highContrast{size: uint32(unsafe.Sizeof(highContrast{}))}
	if ok, _, _ := parameters.Call(getHighContrast, uintptr(high.size), uintptr(unsafe.Pointer(&high)), 0); ok != 0 {
		w.Contrast = high.flags&highContrastOn != 0
	}
	return w
}
