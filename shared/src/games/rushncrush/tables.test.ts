import { quickDice, seedFrom } from '../../core/dice/dice';
import { isRefusal, expectDefined } from '../../core/ground/result';
import { rushncrush } from '.';
import { CAR_CARD_IDS, DRIVER_CARD_IDS, itemsOf } from './content/cars';
import { findBox } from './content/gears';
import type { Event, EventOf } from './events';
import { crowdedRace } from './testing/crowds';
import type { Car, State } from './state';

/**
 * The tables of the rules once more, written down independently of those that the game uses: whatever dice are rolled
 * in a crowd of armed cars must give these results. (Source L85-L103, L128-L184)
 */

const count = (dice: readonly number[], upTo: number): number => dice.filter((die) => die <= upTo).length;

/** Source L85: blue, yellow, orange, red. */
const RED_DICE = { blue: 0, yellow: 1, orange: 2, red: 3 } as const;
/** R2: white dice by speed. */
const WHITE_DICE: Readonly<Record<number, number>> = {
  4: 0,
  5: 0,
  6: 5,
  7: 4,
  8: 3,
  9: 2,
  10: 1,
  11: 2,
  12: 3,
  14: 4,
  16: 5,
  18: 0,
};

/** Source L101-L103. */
function changes(speed: number, dice: readonly number[]): number {
  if (speed <= 5) return speed;
  if (speed <= 10) return Math.max(...dice);
  return speed === 18 ? 0 : Math.min(...dice);
}

/** Source L131-L136. */
function wall(speed: number, dice: readonly number[]): number {
  if (speed <= 5) return 1;
  if (speed <= 10) return Math.min(...dice);
  return speed === 18 ? 6 : Math.max(...dice);
}

/** Source L155-L157: Y the ramming car, T the target, 3 the third party; clear or blocked, for a score of 1 to 6. */
const RAM = {
  clear: ['Y', 'Y', '', '', 'T', 'T'],
  blocked: ['Y', 'Y', '', 'T', 'T', 'T3'],
} as const;
/** R6. */
const ARCADE_RAM = ['Y', 'Y', 'Y', 'T', 'T', 'T'] as const;

/** The expected content of an event. */
type Expected<Type extends Event['type']> = (
  event: EventOf<Type>,
  before: State,
  mover: Car,
) => Partial<EventOf<Type>>;

const speedOf = ({ box }: Car): number => expectDefined(findBox(box), 'a box').speed;
const hasBumper = ({ card }: Car): boolean => ['coffinNail', 'permafrost', 'highNoon'].includes(card);
/** The same number of dice, whatever they show. */
const asMany = (dice: number): number[] => Array<number>(dice).fill(expect.any(Number) as unknown as number);

const TABLES: { readonly [Type in Event['type']]?: Expected<Type> } = {
  heatRolled: ({ dice }, { turn }, { box }) => {
    const isEngine = turn?.step === 'gear';
    const upTo = isEngine ? Math.min(6, 2 + turn.turbo) : 2;
    const many = isEngine ? RED_DICE[expectDefined(findBox(box), 'a box').zone] : 1;
    return { upTo, heat: count(dice, upTo), dice: asMany(many) };
  },
  steeringRolled: ({ dice }, _before, mover) => ({
    speed: speedOf(mover),
    dice: asMany(WHITE_DICE[speedOf(mover)] ?? -1),
    changes: changes(speedOf(mover), dice),
    unlimited: speedOf(mover) <= 5,
  }),
  crashed: ({ dice }, _before, mover) => ({
    dice: asMany(WHITE_DICE[speedOf(mover)] ?? -1),
    damage: wall(speedOf(mover), dice),
  }),
  ranOver: ({ die }) => ({ damage: die <= 3 ? 1 : 0 }),
  sideRammed: ({ die, bonus, far, third, car, target }, { options }) => {
    const score = Math.min(6, die + bonus);
    const isArcade = options.style === 'arcade';
    const row = (isArcade ? ARCADE_RAM : RAM[far])[score - 1] ?? '';
    const parties = { Y: car, T: target, 3: isArcade ? undefined : third };
    return {
      displaced: far === 'clear' && score >= 4,
      hurt: [...row].flatMap((party) => parties[party as keyof typeof parties] ?? []),
    };
  },
  sawed: ({ die }) => ({ damage: die >= 4 ? 1 : 0 }),
  rushedNCrushed: ({ dice }, _before, mover) => {
    const upTo = hasBumper(mover) ? 4 : 3;
    return { upTo, own: count(dice, 2), damage: count(dice, upTo) };
  },
  fired: ({ range, dice }) => ({ dice: asMany(4 - range), hits: count(dice, 2) }),
};

const BOXES = ['1.4', '1.5', '2.6', '1.7', '3.8', '2.9', '3.10', '3.11', '4.12', '4.14', '5.16', '5.18'];

/** A crowd in which everybody has everything armed, at the gearstick or on the way; every third one Arcade. */
function crowd(seed: number): State {
  const dice = quickDice(seedFrom('tables', seed));
  const state = crowdedRace(seed, 4 + dice.roll(8));
  const cars = Object.values(state.cars).map((car): Car => {
    const driver = dice.pick(DRIVER_CARD_IDS);
    const armed = itemsOf(driver);
    return { ...car, card: dice.pick(CAR_CARD_IDS), driver, box: dice.pick(BOXES), armed };
  });
  const turn = expectDefined(state.turn, 'a turn');
  return {
    ...state,
    options: { ...state.options, style: seed % 3 === 0 ? 'arcade' : 'overdrive' },
    cars: Object.fromEntries(cars.map((car) => [car.id, car])),
    turn: seed % 2 === 0 ? turn : { ...turn, step: 'gear', movement: 0, changes: 0 },
  };
}

/** The content of an event, and its expected content. */
function compared<Type extends Event['type']>(
  type: Type,
  event: Event,
  before: State,
): unknown[] | undefined {
  const expected = TABLES[type];
  if (!expected || event.type !== type) return undefined;
  const mover = expectDefined(before.cars[expectDefined(before.turn, 'a turn').car], 'a mover');
  return [event, expected(event as EventOf<Type>, before, mover)];
}

const CROWDS = 300;
const ACTIONS = 12;

describe('the dice have the effects of the tables', () => {
  const TYPES = Object.keys(TABLES) as Event['type'][];
  const seen = new Map<Event['type'], unknown[][]>(TYPES.map((type) => [type, []]));
  beforeAll(() => {
    for (let seed = 0; seed < CROWDS; seed += 1) {
      const dice = quickDice(seedFrom('tables played', seed));
      let state = crowd(seed);
      for (let played = 0; played < ACTIONS && state.turn; played += 1) {
        const { seat } = expectDefined(state.cars[state.turn.car], 'a mover');
        const legal = rushncrush.legal(rushncrush.project(state, seat), seat);
        const kinds = [...new Set(legal.map(({ type }) => type))];
        const kind = dice.pick(kinds);
        const step = rushncrush.apply(
          state,
          seat,
          dice.pick(legal.filter(({ type }) => type === kind)),
          dice,
        );
        if (isRefusal(step)) throw new Error(`Refused: ${step.refused}.`);
        for (const event of step.events) {
          const pair = compared(event.type, event, state);
          if (pair) seen.get(event.type)?.push(pair);
        }
        state = step.state;
      }
    }
  });

  test.each(TYPES)('%s', (type) => {
    const pairs = expectDefined(seen.get(type), 'what was seen');
    expect(pairs.length).toBeGreaterThan(20);
    for (const [event, expected] of pairs) expect(event).toMatchObject(expected as object);
  });
});
