import type { SeriesPlace } from '@gearhall/shared/core/hallPages';
import type { SeriesRecord } from '../store/series';
import type { Seating } from './seating';
import type { Table } from './Table';

interface NextTable {
  readonly id: string;
  readonly options: unknown;
  readonly seating: Seating;
  readonly series?: SeriesPlace;
}

/** A table like this one, which starts automatically; `began`: the series that begins with it. */
export function newTable(
  { tableRecord, core, game, services, settings }: Table,
  { id, options, seating, series }: NextTable,
  began?: SeriesRecord,
): Promise<string> {
  const { listed } = core;
  const { rulesVersion } = game.about;
  const { terms } = settings;
  return services.createTable(
    { game: core.game, rulesVersion, options, terms, listed, id, ...(series ? { series } : {}) },
    {
      status: 'gathering',
      seating,
      seed: services.chance.seed(),
      startsItself: true,
      ...(tableRecord.muted ? { muted: tableRecord.muted } : {}),
    },
    began,
  );
}
