import type { SeriesPlace } from '@gearhall/shared/core/pages/hallPages';
import type { SeriesRecord } from '../../store/contract/series';
import { withoutPeople } from '../../tableRecord/seating';
import type { Seating } from '../../store/contract/seating';
import type { Table } from '../model/Table';

interface NextTable {
  readonly id: string;
  readonly options: unknown;
  readonly seating: Seating;
  readonly series?: SeriesPlace;
}

/** A table like this one, which starts automatically, and keeps the chat; `began`: the series that begins with it. */
export function newTable(
  { tableRecord, core, game, services, settings, chat }: Table,
  { id, options, seating, series }: NextTable,
  began?: SeriesRecord,
): Promise<string> {
  const { listed } = core;
  const { rulesVersion } = game.about;
  const { terms } = settings;
  const { keptOff = [] } = tableRecord;
  return services.createTable(
    { game: core.game, rulesVersion, options, terms, listed, id, ...(series ? { series } : {}) },
    {
      status: 'gathering',
      seating: withoutPeople(
        seating,
        keptOff.map(({ person }) => person),
      ),
      seed: services.chance.seed(),
      startsItself: true,
      optionsBy: tableRecord.optionsBy,
      ...(tableRecord.muted ? { muted: tableRecord.muted } : {}),
      ...(keptOff.length > 0 ? { keptOff } : {}),
    },
    began,
    chat.goingAlong(tableRecord.seating),
  );
}
