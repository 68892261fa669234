//go:build !js

package serve

import (
	"io/fs"
	"net"
	"os"
	"path"
	"slices"
	"strings"
)

// The kinds of networks, as the invitation names them: keys behind "room.net.".
const (
	netWifi   = "wifi"
	netCable  = "cable"
	netMobile = "mobile" // of a provider: others in the house are not in it
	netTunnel = "tunnel"
	netInside = "inside" // of containers and virtual machines
)

// kindOf returns the kind of the network behind an interface, or "" if that cannot be told. sys is the folder in which
// Linux describes interfaces; nil: there is none.
func kindOf(name string, flags net.Flags, sys fs.FS) string {
	if sys != nil {
		if kind := kindIn(sys, name, 0); kind != "" {
			return kind
		}
	}
	lower := strings.ToLower(name)
	for _, of := range []struct {
		kind  string
		begin []string
	}{
		// Names of Linux, Android, macOS and iOS, and the long ones of Windows.
		{netTunnel, []string{"tun", "tap", "utun", "wg", "ppp", "ipsec", "zt", "tailscale", "gif", "stf", "nordlynx", "proton",
			"wireguard", "openvpn", "vpn", "teredo", "isatap", "6to4"}},
		{netInside, []string{"docker", "br-", "virbr", "veth", "vnet", "lxc", "lxd", "podman", "cni", "flannel", "cali", "vmnet",
			"vboxnet", "vethernet", "virtualbox", "vmware", "hyper-v", "dummy", "ifb", "awdl", "llw"}},
		{netMobile, []string{"rmnet", "ccmni", "wwan", "pdp_ip", "wwp", "cellular", "mobile", "mobilfunk"}},
		{netWifi, []string{"wl", "ath", "ap0", "swlan", "wi-fi", "wifi", "wireless", "drahtlos", "bridge100", "local area connection*",
			"lan-verbindung*"}}, // the last three: hotspots of macOS and Windows
		{netCable, []string{"eth", "enp", "eno", "ens", "enx", "lan"}},
	} {
		if slices.ContainsFunc(of.begin, func(b string) bool { return strings.HasPrefix(lower, b) }) {
			return of.kind
		}
	}
	if flags&net.FlagPointToPoint != 0 {
		return netTunnel
	}
	return ""
}

// mostBridges bounds how deep bridges lie in each other.
const mostBridges = 4

// kindIn returns the kind of an interface as Linux describes it, or "" if it does not.
func kindIn(sys fs.FS, name string, depth int) string {
	there := func(file string) bool {
		_, err := fs.Stat(sys, path.Join(name, file))
		return err == nil
	}
	if !fs.ValidPath(name) || depth > mostBridges || !there("uevent") {
		return ""
	}
	kind := devType(sys, name)
	switch {
	case there("wireless") || there("phy80211") || kind == "wlan":
		return netWifi
	case kind == "wwan":
		return netMobile
	case there("tun_flags") || kind == "wireguard" || kind == "ppp":
		return netTunnel
	case there("bridge"):
		return kindOfBridge(sys, name, depth)
	case there("device"):
		return netCable
	case kind == "vlan" || kind == "bond" || kind == "team":
		return netCable
	}
	return "" // the name may tell
}

// devType returns the type that the kernel gives a network device, or "".
func devType(sys fs.FS, name string) (kind string) {
	event, _ := fs.ReadFile(sys, path.Join(name, "uevent")) // without it the folders tell
	for line := range strings.Lines(string(event)) {
		if is, ok := strings.CutPrefix(strings.TrimSpace(line), "DEVTYPE="); ok {
			kind = is
		}
	}
	return kind
}

// kindOfBridge returns the kind of what is in a bridge: in a server at home a real network, otherwise containers.
func kindOfBridge(sys fs.FS, name string, depth int) string {
	inside, _ := fs.ReadDir(sys, path.Join(name, "brif")) // without it nothing is in it
	for _, in := range inside {
		if of := kindIn(sys, in.Name(), depth+1); of == netCable || of == netWifi {
			return of
		}
	}
	return netInside
}

// interfaces is the folder in which Linux describes interfaces.
func interfaces() fs.FS {
	const folder = "/sys/class/net"
	if _, err := os.Stat(folder); err != nil {
		return nil
	}
	return os.DirFS(folder)
}
