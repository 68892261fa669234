// Package fetch gets files that lie beside the page in the browser. Natively there is nothing in it: everything is
// embedded there.
package fetch
