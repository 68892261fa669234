// Package said finds the places in the code that say a message.
//
// A key that stands in the code as it is can be found by any search. Most are put together from a beginning and an end:
// this package follows the end to where it is written, through parameters, variables and tables. Where it comes from
// data, such as the name of a colour, a comment beside the beginning lists what there can be:
//
//	//says:keys market.say.put.{red,blue} clause.{@clauses}
//
// A name with an @ is a list that the rules have; see lists. Behind a question mark some of the keys have no message.
// The tests hold that every message has a place that says it, and that every key of a comment is one.
package said

// In returns for each of the keys the places, as file:line, in the code below root that say it.
func In(root string, keys []string) (map[string][]string, error) {
	code, err := read(root)
	if err != nil {
		return nil, err
	}
	return find(code, keys).at, nil
}
