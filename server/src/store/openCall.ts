import type { Call, OpenCall, TableCore } from './store';

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
