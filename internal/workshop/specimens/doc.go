// Package specimens keeps a specimen of everything that the program stores or sends and that a later version has to
// read: records of every game with each choice of each option, links, the ledger, the collection of Export all,
// settings, the results of days, rooms, messages of rooms, lessons, and puzzles. Its tests read each specimen, and
// compare what is in it with what was in it when it was written.
//
// The specimens are those of 1.0. Until that is released they follow the program: with -update the tests write them
// anew. From then on no specimen is ever changed; a new version of a format gets new specimens beside the old ones.
package specimens
