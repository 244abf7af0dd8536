import type { Call, OpenCall, TableCore, TableRecord } from './table';

/** A call with what is kept of its table. */
export function openCall(
  { person, kind }: Call,
  { id, game, series }: Pick<TableCore, 'id' | 'game' | 'series'>,
  deadline: number | undefined,
): OpenCall {
  return {
    ...{ table: id, game, person, kind },
    ...(kind === 'decide' && series ? { series: series.id } : {}),
    ...(deadline === undefined ? {} : { deadline }),
  };
}

/** In place of a number of actions, for an undo vote. */
const UNDO_VOTE = -2;

/** After how many actions, and when, a table record calls people: at the start of the game, or for an undo vote. */
export const callingOf = ({ undoVote, startedAt = 0 }: TableRecord) =>
  undoVote ? { actions: UNDO_VOTE, at: undoVote.at } : { actions: 0, at: startedAt };
