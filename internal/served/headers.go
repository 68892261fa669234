package served

import "net/http"

// Header is a line that a server of the page sends with each answer.
type Header struct{ Name, Value string }

// Policy is the part of the Content-Security-Policy that a page can carry itself. Programs come as WebAssembly from the
// page's own server; the page's title makes pictures of loaded data, and the page a silent film that keeps screens on
// (blob:). Nothing else is allowed, and nothing from other servers.
const Policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' blob: data:; " +
	"media-src blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; " +
	"form-action 'none'"

// framing is what only a server can say: no other page shows this one within itself.
const framing = "; frame-ancestors 'none'"

// Headers are in every response, even if there is no such file.
var Headers = []Header{
	{"Content-Security-Policy", Policy + framing},
	{"X-Content-Type-Options", "nosniff"},
	{"Referrer-Policy", "no-referrer"},
	{"Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=(), midi=(), display-capture=()"},
	{"Cross-Origin-Opener-Policy", "same-origin"},
	{"Cross-Origin-Resource-Policy", "same-origin"},
}

func setHeaders(h http.Header) {
	for _, one := range Headers {
		h.Set(one.Name, one.Value)
	}
}
