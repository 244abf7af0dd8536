import { seededDice, seedFrom } from '../../core/dice/dice';
import { isRefusal, expectDefined } from '../../core/ground/result';
import { seatsOf } from '../../core/ground/seats';
import { metalkrushers } from '.';
import { findHex } from './content/arena';
import { EMPTY, ITEMS } from './content/items';
import { PROGRAMS } from './content/programs';
import { ARMS, SIDES, sumOfSides } from './content/sides';
import type { Event } from './events';
import { options as optionsOf, type Options } from './options';
import { linkageLeft } from './rules/arms/condition';
import { standing } from './rules/field';
import { beginTurn } from './rules/turn/initiative';
import type { Krusher, State } from './state';
import { crowds, SECRET_TABLE } from './testing/crowds';
import { andGoOn } from './testing/given';
import { roversChoice } from './testing/rovers';
import { carryOut } from '../../core/game/rulebook';

/** What holds in every fight, whatever is done in it, even if somebody resigns in the middle of it. */

/** The number of fights, and of actions in each; whole games have as many actions as all of them together. */
const FIGHTS = 6;
const STEPS = 40;

interface Moment {
  readonly before: State;
  readonly after: State;
  readonly events: readonly Event[];
}

const allOf = ({ krushers }: State): readonly Krusher[] => Object.values(krushers);
const pairsOf = ({ before, after }: Moment): (readonly [Krusher, Krusher])[] =>
  allOf(before).map((krusher) => [krusher, expectDefined(after.krushers[krusher.id], krusher.id)]);
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
const wornOf = ({ worn }: Krusher): number => sumOf(ARMS.map((arm) => worn[arm]));

/** Pick-Up: a new shield is whole. */
const isRearmed = ({ events }: Moment): boolean =>
  events.some(({ type }) => type === 'armamentRolled' || type === 'armed');

const LAWS: Readonly<Record<string, (moment: Moment) => void>> = {
  'marks never shrink': (moment) => {
    for (const [one, other] of pairsOf(moment)) {
      for (const side of SIDES) expect(other.hits[side]).toBeGreaterThanOrEqual(one.hits[side]);
      expect(other.pierced).toBeGreaterThanOrEqual(one.pierced);
      if (!isRearmed(moment)) expect(wornOf(other)).toBeGreaterThanOrEqual(wornOf(one));
      expect(Number(other.fallen)).toBeGreaterThanOrEqual(Number(one.fallen));
    }
  },
  'what is told is what is marked': (moment) => {
    for (const [one, other] of pairsOf(moment)) {
      const told = moment.events.flatMap((event) =>
        event.type === 'damaged' && event.krusher === one.id ? [event] : [],
      );
      expect(sumOf(told.map(({ armor }) => armor))).toBe(sumOfSides(other.hits) - sumOfSides(one.hits));
      expect(sumOf(told.map(({ linkage }) => linkage))).toBe(other.pierced - one.pierced);
      const worn = isRearmed(moment) ? 0 : wornOf(other) - wornOf(one);
      expect(sumOf(told.map(({ shield }) => shield))).toBe(worn);
    }
  },
  'everybody stands in the arena, and nobody where another one does': ({ after }) => {
    const places = standing(after).map(([, { at }]) => at);
    expect(new Set(places).size).toBe(places.length);
    expect(places.every((at) => findHex(at))).toBe(true);
  },
  'one question is put, to somebody who is in, for one who stands': ({ after }) => {
    expect(Boolean(after.question)).toBe(after.phase !== 'over');
    if (!after.question) return;
    const { seat, krusher, among } = after.question;
    expect(after.seats[seat]?.out).toBe(false);
    for (const id of krusher === '' ? among : [krusher]) expect(after.krushers[id]?.fallen).toBe(false);
    expect(metalkrushers.legal(metalkrushers.project(after, seat), seat).length).toBeGreaterThan(0);
  },
  'a turn begins with nobody whose Internal Linkage is gone': ({ after, events }) => {
    for (const krusher of allOf(after)) expect(linkageLeft(krusher, krusher.armor)).toBeGreaterThanOrEqual(0);
    if (!events.some(({ type }) => type === 'turnBegan')) return;
    for (const krusher of allOf(after))
      if (!krusher.fallen) expect(linkageLeft(krusher, krusher.armor)).toBeGreaterThan(0);
    expect([after.wounds, after.parries]).toEqual([[], []]);
  },
  'no arm does two things, none more than its program allows, no shield takes more than it has': ({
    after,
  }) => {
    for (const { arms, worn, uses, program, id } of allOf(after)) {
      for (const arm of ARMS) {
        const item = arms[arm] === EMPTY ? undefined : ITEMS[arms[arm]];
        expect(worn[arm]).toBeLessThanOrEqual(item?.kind === 'shield' ? item.armor : 0);
        if (!item) expect(uses[arm]).toBe('');
      }
      expect(ARMS.filter((arm) => uses[arm] === 'struck').length).toBeLessThanOrEqual(
        PROGRAMS[program].strikes,
      );
      for (const { by, arm } of after.parries) if (by === id) expect(uses[arm]).toBe('parry');
    }
  },
  'a seat sees its own Krushers as they are': ({ after }) => {
    for (const { id, seat, arms, armor, program, hits, worn, pierced, at } of allOf(after)) {
      const seen = metalkrushers.project(after, seat).krushers[id];
      expect(seen).toMatchObject({ arms, hits, worn, pierced, at, program, sheet: { program, armor } });
    }
  },
  'the state can be written down, and stays small': ({ after }) => {
    expect(JSON.parse(JSON.stringify(after))).toStrictEqual(after);
    for (const { watched } of allOf(after)) expect(watched.length).toBeLessThan(60);
  },
  'who has given up wins nothing': ({ after }) => {
    for (const seat of after.end?.winners ?? []) expect(after.seats[seat]?.resigned).toBeUndefined();
  },
};

/** A group fight that goes on; somebody may resign at any moment. */
function momentsOf(start: State, seed: number): readonly Moment[] {
  const players = seededDice(seedFrom('players', seed));
  const dice = seededDice(seedFrom('dice', seed));
  const moments: Moment[] = [];
  let state = start.phase === 'combat' ? carryOut(start, dice, andGoOn(beginTurn)).state : start;
  const steps = start === state ? STEPS * FIGHTS : STEPS;
  while (state.question && moments.length < steps) {
    const { seat } = state.question;
    const inside = [...state.seats.keys()].filter((one) => metalkrushers.isIn(state, one));
    const step =
      players.roll(steps) <= 2
        ? metalkrushers.resign(state, players.pick(inside), dice)
        : metalkrushers.apply(state, seat, roversChoice(state, seat, players), dice);
    if (isRefusal(step)) throw new Error(`A legal action is refused: ${step.refused}.`);
    moments.push({ before: state, after: step.state, events: step.events });
    state = step.state;
  }
  return moments;
}

const SECRET = { ...SECRET_TABLE, oust: true };
const TABLES: Readonly<Record<string, () => readonly State[]>> = {
  'open sheets': () => crowds(FIGHTS, optionsOf.parse({ ...SECRET, sheets: 'open' })),
  'secret sheets': () => crowds(FIGHTS, SECRET),
  'Pick-Up': () =>
    [2, 5].map((seats) => entered(seats, { scenario: 'pickUp', sheets: 'secret', oust: true })),
  'two sides of five': () => [3, 6].map((seats) => entered(seats, { teams: 'two', krushers: 5, oust: true })),
};

/** A table where everybody has built something ready-made. */
function entered(seats: number, chosen: Partial<Options>): State {
  const dice = seededDice(seedFrom('entered', seats));
  let { state } = metalkrushers.setup(optionsOf.parse(chosen), seats, dice);
  for (const seat of seatsOf(seats)) {
    const step = metalkrushers.apply(state, seat, roversChoice(state, seat, dice), dice);
    if (isRefusal(step)) throw new Error(`A ready-made build is refused: ${step.refused}.`);
    state = step.state;
  }
  return state;
}

describe.each(Object.entries(TABLES))('%s', (_, starts) => {
  let moments: readonly Moment[];
  beforeAll(() => {
    moments = starts().flatMap((start, index) => momentsOf(start, index));
  });

  test.each(Object.entries(LAWS))('%s', (_name, law) => {
    for (const moment of moments) law(moment);
  });
});
