import { isSame } from '@gearhall/shared/core/json/equality';
import type { AnyGame } from '@gearhall/shared/core/game';
import type { Settings, StoredTable } from '../store/contract/table';
import { settingsOf } from './settings';

type Kept = Pick<StoredTable, 'core' | 'tableRecord'>;

/** The version of the rules that a game is played by; of one that has not begun, that which its table was made for. */
export const rulesVersionOf = ({ core, tableRecord }: Kept): number =>
  tableRecord.rulesVersion ?? core.rulesVersion;

/** Whether today's rules can play a stored match on, or play it again to the same end. */
export const hasRulesFor = ({ about }: AnyGame, stored: Kept): boolean =>
  rulesVersionOf(stored) === about.rulesVersion;

/**
 * A stored table as today's rules want it. One at which no game has begun goes over to them. A game that has begun goes
 * on as it began, where today's rules can play it; any other stays as it is, and so does one whose options are no longer
 * valid: it cannot go on.
 */
export function upToDate<Stored extends Kept>(game: AnyGame | undefined, stored: Stored): Stored {
  if (!game) return stored;
  return stored.tableRecord.startedAt === undefined ? goneOver(game, stored) : goneOn(game, stored);
}

/** Its options are read as its people know them, by today's schema; where they are no longer valid, it has the defaults. */
function goneOver<Stored extends Kept>(game: AnyGame, stored: Stored): Stored {
  const { core, tableRecord } = stored;
  const { rulesVersion } = game.about;
  const settings = settingsOf(core, tableRecord);
  const { success, data } = (game.gatheringOptions ?? game.options).safeParse(settings.options);
  const options: unknown = success ? data : game.options.parse({});
  return {
    ...stored,
    core: { ...core, rulesVersion, options },
    tableRecord: {
      ...tableRecord,
      // What the match begins with is stored with its start: the table's core never changes.
      ...(isSame(options, settings.options) ? {} : { settings: { options, terms: settings.terms } }),
      ...(rulesVersionOf(stored) === rulesVersion ? {} : { rulesVersion }),
      // An older hall stopped it.
      ...(tableRecord.status === 'paused' ? { status: 'gathering' } : {}),
    },
  };
}

/** Its options are read as they were meant when it began. */
function goneOn<Stored extends Kept>(game: AnyGame, stored: Stored): Stored {
  if (!hasRulesFor(game, stored)) return stored;
  const { core, tableRecord } = stored;
  const { settings } = tableRecord;
  return {
    ...stored,
    core: { ...core, rulesVersion: game.about.rulesVersion, ...asBegun(game, core) },
    tableRecord: settings
      ? { ...tableRecord, settings: { ...settings, ...asBegun(game, settings) } }
      : tableRecord,
  };
}

function asBegun({ options, storedOptions = options }: AnyGame, stored: Pick<Settings, 'options'>) {
  const { success, data } = storedOptions.safeParse(stored.options);
  return { options: success ? data : stored.options };
}
