//go:build !js

package serve

import (
	"net"
	"net/netip"
	"slices"
	"testing"
	"testing/fstest"
)

// TestTheKindOfANetworkIsTold asks about the interfaces of some machines: by what Linux says of them, and by their
// names elsewhere.
func TestTheKindOfANetworkIsTold(t *testing.T) {
	file := func(text string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(text)} }
	sys := fstest.MapFS{
		"wlp3s0/uevent": file("DEVTYPE=wlan\nINTERFACE=wlp3s0\n"), "wlp3s0/phy80211/name": file(""),
		"home/uevent":   file("DEVTYPE=wlan\n"),
		"enp2s0/uevent": file("INTERFACE=enp2s0\n"), "enp2s0/device/vendor": file(""),
		"wwan0/uevent": file("DEVTYPE=wwan\n"), "wwan0/device/vendor": file(""),
		"tun0/uevent": file(""), "tun0/tun_flags": file("0x1"), "office/uevent": file("DEVTYPE=wireguard\n"),
		"docker0/uevent": file("DEVTYPE=bridge\n"), "docker0/bridge/id": file(""), "docker0/brif/veth1/state": file(""),
		"veth1/uevent": file(""), "br0/uevent": file("DEVTYPE=bridge\n"), "br0/bridge/id": file(""),
		"br0/brif/veth1/state": file(""), "br0/brif/enp2s0/state": file(""),
		"loop/uevent": file(""), "loop/bridge/id": file(""), "loop/brif/loop/state": file(""),
	}
	for name, want := range map[string]string{"wlp3s0": netWifi, "home": netWifi,
		"enp2s0": netCable, "wwan0": netMobile,
		"tun0": netTunnel, "office": netTunnel, "docker0": netInside, "veth1": netInside, "br0": netCable, "loop": netInside,
		"unknown": "", "../x": ""} {
		if got := kindOf(name, 0, sys); got != want {
			t.Errorf("on Linux %s is %q, want %q", name, got, want)
		}
	}
	for name, want := range map[string]string{"Wi-Fi 2": netWifi, "Ethernet": netCable, "vEthernet (WSL)": netInside,
		"Local Area Connection* 10": netWifi, "utun3": netTunnel, "rmnet_data0": netMobile, "pdp_ip0": netMobile,
		"bridge100": netWifi, "en0": "", "ap0": netWifi} {
		if got := kindOf(name, 0, nil); got != want {
			t.Errorf("elsewhere %s is %q, want %q", name, got, want)
		}
	}
	if got := kindOf("en7", net.FlagPointToPoint, nil); got != netTunnel {
		t.Errorf("a line to one other machine is %q", got)
	}
}

// TestWhereNobodyIsComesLast sorts the addresses of machines with networks in which the others in the room are not.
func TestWhereNobodyIsComesLast(t *testing.T) {
	at := func(text, kind string) found { return found{netip.MustParseAddr(text), kind} }
	for what, c := range map[string]struct {
		list    []found
		outward string
		want    []string
	}{
		"containers and a tunnel that all goes through": {[]found{at("10.8.0.2", netTunnel), at("172.17.0.1", netInside),
			at("192.168.1.20", netWifi)}, "10.8.0.2", []string{"192.168.1.20", "172.17.0.1", "10.8.0.2"}},
		"a hotspot beside the provider": {[]found{at("10.33.1.9", netMobile), at("192.168.43.1", netWifi)}, "10.33.1.9",
			[]string{"192.168.43.1", "10.33.1.9"}},
		"a cable beside Wi-Fi": {[]found{at("192.168.1.20", netWifi), at("192.168.2.7", netCable)}, "192.168.2.7",
			[]string{"192.168.2.7", "192.168.1.20"}},
		"IPv6 of the house before a tunnel": {[]found{at("10.8.0.2", netTunnel), at("2001:db8::7", netCable)}, "10.8.0.2",
			[]string{"2001:db8::7", "10.8.0.2"}},
		"a switch of virtual machines before the card": {[]found{at("192.168.9.1", ""), at("192.168.1.20", netInside)},
			"192.168.1.20", []string{"192.168.1.20", "192.168.9.1"}},
	} {
		var got []string
		for _, a := range reachable(c.list, netip.MustParseAddr(c.outward)) {
			got = append(got, a.IP)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", what, got, c.want)
		}
	}
}
