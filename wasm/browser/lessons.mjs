// What tests of lessons in every engine share.

// ownTurn says whether a lesson has left the table to its learner, who sits first: once the words before turns of one's own have gone, nothing
// is said, and something can be chosen.
export function ownTurn({ state }) {
  return state.lesson && !state['lesson.says'] && (state.seat === 0 || state[`${state.game}.lit`]?.length > 0);
}
