// Package vulns holds tests only: they ask govulncheck whether the program calls anything in which a vulnerability is
// known. The modules themselves are looked at only by scripts/vulns.sh, since that needs Go's database of
// vulnerabilities (vuln.go.dev) and some minutes. Where the database cannot be reached these tests are skipped and say
// so: that is no answer. The other tests show, with a database that is made up, that a known vulnerability is found.
package vulns
