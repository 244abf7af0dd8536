import { given, type Given } from '@gearhall/shared/games/kriegbot/testing/given';
import { RULES } from '@gearhall/shared/games/rules';
import type { Config } from '../../ground/config';
import { openSteadyTable, type Action, type Choose, type SteadyTable, type Wishes } from './steadyTable';

export const kriegbot = RULES.kriegbot;

/** The part of a view that a story reads. */
interface Look {
  readonly phase: string;
  readonly robots: Readonly<Record<string, { readonly seat: number; readonly at: string }>>;
}

/** Rows and columns from the middle of the map, where robots meet. */
function distance(hex: string): number {
  const row = Number(/\d+$/u.exec(hex)?.[0]);
  const column = hex.charCodeAt(0) - 'A'.charCodeAt(0);
  return 2 * Math.abs(row - 8) + Math.abs(column - 10);
}

/** Takes the first of what there is, goes to the middle, and shoots; whatever is face down in a system slot. */
export function soldier(legal: readonly Action[], view: unknown, seat: number): Action {
  const { phase, robots } = view as Look;
  const first = (type: string) => legal.find((action) => action.type === type);
  if (phase === 'setup') {
    return legal.toSorted((one, other) => distance(String(one['at'])) - distance(String(other['at'])))[0]!;
  }
  const here = Object.values(robots).find((robot) => robot.seat === seat)?.at ?? '';
  const way = legal
    .filter(({ type, to }) => type === 'move' && distance(String(to)) < distance(here))
    .sort((one, other) => distance(String(one['to'])) - distance(String(other['to'])))[0];
  const given = first('attack') ?? first('answer') ?? first('ready') ?? way;
  return given ?? first('endMove') ?? first('pass') ?? legal[0]!;
}

/** A table of Kriegbot, at which a seat that is told nothing else is a soldier. */
export interface Field extends SteadyTable {
  step(choose?: Choose): Promise<void>;
}

export const fieldOf = (seats: number, options: object = {}, config: Partial<Config> = {}): Promise<Field> =>
  fieldWith({ seats, options, config });

/** The same at a position in the middle of the game, with which the game is set up. */
export function fieldAt(situation: Given, wishes: Omit<Wishes, 'game' | 'seats'> = {}): Promise<Field> {
  const { state } = given(situation);
  const game = { ...kriegbot, setup: () => ({ state, events: [] }) };
  const { options, seats } = state;
  return fieldWith({ ...wishes, game, seats: seats.length, options });
}

export async function fieldWith(wishes: Omit<Wishes, 'game'> & Partial<Wishes>): Promise<Field> {
  const table = await openSteadyTable({ game: kriegbot, ...wishes });
  return { ...table, step: (choose = soldier) => table.step(choose) };
}
