package ui

import "fmt"

// Icon is a symbol of the interface. Icons are strokes on a grid of 24 units, rasterised once for each size.
type Icon uint8

// The icons.
const (
	NoIcon Icon = iota
	IconBack
	IconForward
	IconUp
	IconDown
	IconUndo
	IconRedo
	IconLog
	IconHint
	IconMenu
	IconSettings
	IconRulebook
	IconRotateLeft
	IconRotateRight
	IconSound
	IconLanguage
	IconPlay
	IconPause
	IconTrophy
	IconCheck
	IconClose
	IconPlus
	IconCentre
	IconPerson
	IconComputer
	IconEye
	IconCurtain
	IconCard
	IconDie
	IconImport
	IconExport
	IconTrash
	IconInfo
	IconWarning
	IconFullScreen
	IconLantern
	IconMusic
	IconContrast
	IconSize
	IconSpeed
	IconStill
	IconSeats
	IconMinus
	IconPencil
	IconFolder
	IconClock
	IconPhone
	IconCode
	IconGlad
	IconLaughing
	IconAmazed
	IconDoubting
	IconSad
	IconCross
	IconBravo
	IconPatience
	IconCandle
	IconMoon
	IconPicture
	IconCount // how many icons there are
)

// dieOutline is the edge of a die; its pips are dots.
const dieOutline = "M6 4H18A2 2 0 0 1 20 6V18A2 2 0 0 1 18 20H6A2 2 0 0 1 4 18V6A2 2 0 0 1 6 4Z"

// face is the round outline that icons of faces share.
const face = "M12 3.5A8.5 8.5 0 1 1 12 20.5A8.5 8.5 0 1 1 12 3.5Z"

var iconPaths = [IconCount]string{
	IconBack:        "M14.5 5L7.5 12L14.5 19",
	IconForward:     "M9.5 5L16.5 12L9.5 19",
	IconUp:          "M5 14.5L12 7.5L19 14.5",
	IconDown:        "M5 9.5L12 16.5L19 9.5",
	IconUndo:        "M9 6L4.5 10.5L9 15M5 10.5H14.5A5 5 0 0 1 14.5 20.5H11",
	IconRedo:        "M15 6L19.5 10.5L15 15M19 10.5H9.5A5 5 0 0 0 9.5 20.5H13",
	IconLog:         "M7 4H19V17.5A2.5 2.5 0 0 1 16.5 20H6.5A2.5 2.5 0 0 1 4 17.5V16H14V17.5A2.5 2.5 0 0 0 16.5 20M7 16V4M10.5 8H15.5M10.5 12H15.5",
	IconHint:        "M9 17.5C9 15 6 13.5 6 9.5A6 6 0 0 1 18 9.5C18 13.5 15 15 15 17.5ZM9.5 20.5H14.5M12 17V11.5M10 9.5L12 11.5L14 9.5",
	IconMenu:        "M4 7H20M4 12H20M4 17H20",
	IconSettings:    "M12 8.6A3.4 3.4 0 1 1 12 15.4A3.4 3.4 0 1 1 12 8.6ZM12 2.8V5.6M12 18.4V21.2M2.8 12H5.6M18.4 12H21.2M5.5 5.5L7.5 7.5M16.5 16.5L18.5 18.5M18.5 5.5L16.5 7.5M7.5 16.5L5.5 18.5",
	IconRulebook:    "M12 6.5C10 5 7 4.5 3.5 4.8V18.5C7 18.2 10 18.7 12 20.2C14 18.7 17 18.2 20.5 18.5V4.8C17 4.5 14 5 12 6.5ZM12 6.5V20M6.5 9C7.8 9 8.8 9.2 9.6 9.6M6.5 12.5C7.8 12.5 8.8 12.7 9.6 13.1M17.5 9C16.2 9 15.2 9.2 14.4 9.6M17.5 12.5C16.2 12.5 15.2 12.7 14.4 13.1",
	IconRotateLeft:  "M4.5 12A7.5 7.5 0 1 0 7.2 6.2M6.8 2.5V6.7H11",
	IconRotateRight: "M19.5 12A7.5 7.5 0 1 1 16.8 6.2M17.2 2.5V6.7H13",
	IconSound:       "M4 9.5H7.5L12 5.5V18.5L7.5 14.5H4ZM15 9A4.2 4.2 0 0 1 15 15M17.5 6.2A8 8 0 0 1 17.5 17.8",
	IconLanguage:    "M12 3.5A8.5 8.5 0 1 1 12 20.5A8.5 8.5 0 1 1 12 3.5ZM3.5 12H20.5M12 3.5C8 7.5 8 16.5 12 20.5C16 16.5 16 7.5 12 3.5",
	IconPlay:        "M8 5L19 12L8 19Z",
	IconPause:       "M8.5 5V19M15.5 5V19",
	IconTrophy:      "M7 4H17V9.5A5 5 0 0 1 7 9.5ZM7 5.5H3.8C3.8 9 5 10.5 7.3 10.8M17 5.5H20.2C20.2 9 19 10.5 16.7 10.8M12 14.5V17.5M8 20.5H16M9.5 20.5C9.5 18.5 10.5 17.5 12 17.5C13.5 17.5 14.5 18.5 14.5 20.5",
	IconCheck:       "M5 12.5L10 17.5L19.5 7",
	IconClose:       "M6 6L18 18M18 6L6 18",
	IconPlus:        "M12 5V19M5 12H19",
	IconMinus:       "M5 12H19",
	IconPencil:      "M4 20L5 15.5L16 4.5L19.5 8L8.5 19ZM13.5 7L17 10.5",
	IconClock:       "M12 3.5A8.5 8.5 0 1 1 12 20.5A8.5 8.5 0 1 1 12 3.5ZM12 7.5V12L15.2 14",
	IconPhone:       "M8 2.5H16A1.5 1.5 0 0 1 17.5 4V20A1.5 1.5 0 0 1 16 21.5H8A1.5 1.5 0 0 1 6.5 20V4A1.5 1.5 0 0 1 8 2.5ZM10.5 18.7H13.5",
	IconCode:        "M4 4H10V10H4ZM14 4H20V10H14ZM4 14H10V20H4ZM14 14H16.5M19.5 14H20M14 17H17V20M20 17.5V20M14 20H14.01",
	IconGlad:        face + "M9 9.7H9.01M15 9.7H15.01M8 13.8C9.5 17 14.5 17 16 13.8",
	IconLaughing:    face + "M7.4 10L9 8.7L10.6 10M13.4 10L15 8.7L16.6 10M7.8 13H16.2C15.8 17.8 8.2 17.8 7.8 13Z",
	IconAmazed:      face + "M9 9H9.01M15 9H15.01M12 13A2.1 2.1 0 1 1 12 17.2A2.1 2.1 0 1 1 12 13Z",
	IconDoubting:    face + "M9 10.2H9.01M15 10.2H15.01M13.2 7.4L16.6 6.8M8.5 16L15.5 14.4",
	IconSad:         face + "M9 9.7H9.01M15 9.7H15.01M8 16.8C9.5 13.8 14.5 13.8 16 16.8",
	IconCross:       face + "M7.6 7.8L10.4 9.6M16.4 7.8L13.6 9.6M9.3 11.4H9.31M14.7 11.4H14.71M8.5 16.8C10 14.8 14 14.8 15.5 16.8",
	IconBravo:       "M3.5 10.5H7V20H3.5ZM7 11L11 3.5C12.6 3.5 13.6 4.8 13.2 6.5L12.5 9.5H18.5C19.9 9.5 20.8 10.7 20.4 12L18.9 18.2C18.6 19.3 17.7 20 16.6 20H7",
	IconPatience:    "M6.5 3.5H17.5M6.5 20.5H17.5M8 3.5V7C8 9.5 11 10.5 11 12C11 13.5 8 14.5 8 17V20.5M16 3.5V7C16 9.5 13 10.5 13 12C13 13.5 16 14.5 16 17V20.5",
	IconCandle:      "M9 11.5H15V20.5H9ZM6.5 20.5H17.5M12 11.5V9.5M12 3C13.6 5 14.3 5.8 14.3 7.2A2.3 2.3 0 0 1 9.7 7.2C9.7 5.8 10.4 5 12 3Z",
	IconMoon:        "M19.5 14.5A8 8 0 1 1 9.5 4.5A6.5 6.5 0 0 0 19.5 14.5Z",
	IconPicture:     "M3.5 5H20.5V19H3.5ZM3.5 16.5L9 11L13 15L15.5 12.5L20.5 17M14.5 9H14.51",
	IconFolder:      "M3.5 19.5V5H9.5L12 7.5H19.5V10.5M3.5 19.5L6.5 10.5H22L19 19.5Z",
	IconCentre:      "M12 8.5A3.5 3.5 0 1 1 12 15.5A3.5 3.5 0 1 1 12 8.5ZM12 2.5V6M12 18V21.5M2.5 12H6M18 12H21.5",
	IconPerson:      "M12 4A3.8 3.8 0 1 1 12 11.6A3.8 3.8 0 1 1 12 4ZM4.5 20.5C4.5 16.5 7.5 14.5 12 14.5C16.5 14.5 19.5 16.5 19.5 20.5",
	IconComputer:    "M6.5 6.5H17.5V17.5H6.5ZM10 10H14V14H10ZM9.5 3V6.5M14.5 3V6.5M9.5 17.5V21M14.5 17.5V21M3 9.5H6.5M3 14.5H6.5M17.5 9.5H21M17.5 14.5H21",
	IconEye:         "M2.5 12C5 7.5 8.5 5.5 12 5.5C15.5 5.5 19 7.5 21.5 12C19 16.5 15.5 18.5 12 18.5C8.5 18.5 5 16.5 2.5 12ZM12 9A3 3 0 1 1 12 15A3 3 0 1 1 12 9Z",
	IconCurtain:     "M2.5 4H21.5M4.5 4V20H8C8 14 12 11.5 12 4C12 11.5 16 14 16 20H19.5V4M7.5 4C7.5 8.5 6.5 11 6.2 14M16.5 4C16.5 8.5 17.5 11 17.8 14",
	IconCard:        "M6.5 3.5H17.5A1.5 1.5 0 0 1 19 5V19A1.5 1.5 0 0 1 17.5 20.5H6.5A1.5 1.5 0 0 1 5 19V5A1.5 1.5 0 0 1 6.5 3.5ZM12 8L15 12L12 16L9 12Z",
	IconDie:         dieOutline + "M8.3 8.3H8.31M15.7 8.3H15.71M12 12H12.01M8.3 15.7H8.31M15.7 15.7H15.71",
	IconImport:      "M12 3.5V14.5M7.5 10.5L12 15L16.5 10.5M4 16V20.5H20V16",
	IconExport:      "M12 15V4M7.5 8L12 3.5L16.5 8M4 14.5V20.5H20V14.5",
	IconTrash:       "M4.5 6.5H19.5M9.5 6.5V4H14.5V6.5M6.5 6.5L7.5 20.5H16.5L17.5 6.5M10.5 10.5V16.5M13.5 10.5V16.5",
	IconInfo:        "M12 3.5A8.5 8.5 0 1 1 12 20.5A8.5 8.5 0 1 1 12 3.5ZM12 11V16.5M12 7.7H12.01",
	IconWarning:     "M12 4L21 20H3ZM12 10V14.5M12 17.2H12.01",
	IconFullScreen:  "M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15",
	IconLantern:     "M8 9H16V19H8ZM7 9L12 5L17 9M12 5V2.5M6.5 21.5H17.5M12 17A2 2 0 0 1 12 12.2A2 2 0 0 1 12 17Z",
	IconMusic:       "M9 17.5V5.5L19 3.5V15.5M9 17.5A2.6 2.6 0 1 1 6.4 15A2.6 2.6 0 0 1 9 17.5M19 15.5A2.6 2.6 0 1 1 16.4 13A2.6 2.6 0 0 1 19 15.5",
	IconContrast:    "M12 3.5A8.5 8.5 0 1 1 12 20.5A8.5 8.5 0 1 1 12 3.5ZM12 3.5V20.5M15 5V19M18 7.5V16.5",
	IconSize:        "M3 18.5L7.5 7.5L12 18.5M4.6 14.5H10.4M14 18.5L17 11.5L20 18.5M15 16H19",
	IconSpeed:       "M4 17A9 9 0 1 1 20 17M12 14.5L16.5 9.5M12 14.5H12.01",
	IconStill:       "M3.5 8H11M3.5 12H14M3.5 16H11M16.5 7.5L21 12L16.5 16.5",
	IconSeats:       "M12 8.5A3.5 3.5 0 1 1 12 15.5A3.5 3.5 0 1 1 12 8.5ZM8 3.5H16M8 20.5H16M3.5 8V16M20.5 8V16",
}

// emblemPaths fill the unit circle.
var emblemPaths = [EmblemCount]string{
	EmblemCircle:   "M0 -.82A.82 .82 0 0 1 0 .82A.82 .82 0 0 1 0 -.82Z",
	EmblemDiamond:  "M0 -1L.76 0L0 1L-.76 0Z",
	EmblemTriangle: "M0 -.95L.93 .7H-.93Z",
	EmblemSquare:   "M-.74 -.74H.74V.74H-.74Z",
	EmblemStar:     "M0 -1L.26 -.36L.95 -.31L.42 .14L.59 .81L0 .44L-.59 .81L-.42 .14L-.95 -.31L-.26 -.36Z",
}

// iconStroke is the width of an icon's strokes, on its grid of iconGrid units.
const (
	iconGrid   = 24.0
	iconStroke = 1.8
)

func (s *shapes) icon(i Icon) *Path {
	if s.icons[i] == nil {
		s.icons[i] = MustPath(iconPaths[i])
	}
	return s.icons[i]
}

func (s *shapes) emblem(e Emblem) *Path {
	if s.signs[e] == nil {
		s.signs[e] = MustPath(emblemPaths[e])
	}
	return s.signs[e]
}

// MustPath parses SVG path data that is part of the program. It panics where [ParsePath] would return an error.
func MustPath(d string) *Path {
	p, err := ParsePath(d)
	if err != nil {
		panic(fmt.Sprintf("ui: %v", err))
	}
	return p
}
