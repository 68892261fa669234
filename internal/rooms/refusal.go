package rooms

import "runehall/games/room"

// The refusals of a host, in addition to those of rooms and games.
var (
	noSuchRoom  = &room.Refusal{Reason: "room.refusal.no-such-room"}
	noSuchCode  = &room.Refusal{Reason: "room.refusal.no-such-code"}
	unreadable  = &room.Refusal{Reason: "room.refusal.unreadable"}
	tooMany     = &room.Refusal{Reason: "room.refusal.too-many"}
	tooFast     = room.TooFast
	tooOften    = &room.Refusal{Reason: "room.refusal.too-often"}
	tooSlow     = &room.Refusal{Reason: "room.refusal.too-slow"}
	notSaid     = &room.Refusal{Reason: "room.refusal.not-understood"}
	noSuchMatch = room.NoSuchMatch
	roomFull    = &room.Refusal{Reason: "room.refusal.full"}
	mayNotRead  = &room.Refusal{Reason: "room.refusal.may-not-read"}
	oneMoment   = &room.Refusal{Reason: "room.refusal.one-moment"}
	hostCloses  = &room.Refusal{Reason: "room.refusal.host-closes"}
)
