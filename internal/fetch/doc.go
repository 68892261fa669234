// Package fetch gets files that lie beside the page in the browser. On other platforms it is empty: there all files are
// embedded.
package fetch
