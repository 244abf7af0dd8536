import { refuse, type Refusal } from '@gearhall/shared/core/result';
import type { TableAffairs } from '../store/store';
import type { Line } from './Line';
import { askAgain, isFull, seatedAgain } from './seating';
import type { Table } from './Table';

type Result = Promise<Refusal | undefined>;

/**
 * The first person to ask makes the new table, with the same people and bots on its seats, and follows to it;
 * so do the others. It begins by itself (Countdown.ts).
 */
export async function rematch(table: Table, line: Line): Result {
  const { affairs } = table;
  if (affairs.status !== 'ended') return refuse('notOver');
  if (table.seatOf(line.person) === undefined) return refuse('notSeated');
  const hindrance = affairs.rematch === undefined && table.services.whyNotCreate(line.address);
  if (hindrance) return refuse(hindrance);
  const id = affairs.rematch ?? (await newTable(table, line));
  await table.change({ ...affairs, seating: askAgain(affairs.seating, line.person), rematch: id });
  return undefined;
}

function newTable({ affairs, core, game, services, settings }: Table, line: Line): Promise<string> {
  const { options, terms } = settings;
  const { listed } = core;
  const { rulesVersion } = game.about;
  return services.createTable(
    { game: core.game, rulesVersion, options, terms, listed },
    {
      status: 'gathering',
      seating: seatedAgain(affairs.seating, line.person),
      seed: services.chance.seed(),
      startsItself: true,
    },
  );
}

/** Anybody on a seat may say "not yet": from then on the host starts the game, as at any other table. */
export async function holdStart(table: Table, line: Line): Result {
  const { affairs } = table;
  if (affairs.status !== 'gathering') return refuse('alreadyStarted');
  if (table.seatOf(line.person) === undefined) return refuse('notSeated');
  if (isSelfStarting(affairs)) await table.change(rearranged(affairs));
  return undefined;
}

/** The affairs of a table that does not begin by itself (any more). */
export function rearranged({ startsItself: _held, ...affairs }: TableAffairs): TableAffairs {
  return affairs;
}

export const isSelfStarting = ({ status, startsItself }: TableAffairs): boolean =>
  status === 'gathering' && startsItself === true;

/** Nobody is missing who is to play. */
export function isReady({ affairs, chairs, people, pauseShown }: Table): boolean {
  const isHere = chairs.every(({ person }) => person === undefined || people.isHere(person));
  return isSelfStarting(affairs) && pauseShown === '' && isFull(affairs.seating) && isHere;
}
