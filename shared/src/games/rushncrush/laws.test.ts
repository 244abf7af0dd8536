import { quickDice, seedFrom, type Dice } from '../../core/dice/dice';
import { isRefusal, expectDefined } from '../../core/ground/result';
import { seatsOf } from '../../core/ground/seats';
import { rushncrush } from '.';
import type { Action } from './actions';
import { ACTIVATIONS, BASE, fullMines, fullSteering, fullStructure, SKULL_HEAT } from './content/cars';
import { findBox, NEUTRAL } from './content/gears';
import type { Event, EventOf } from './events';
import { options as optionsOf, type Options } from './options';
import { isRacing, racing, roadFor } from './rules/field';
import { swerveSides } from './rules/driving/obstructions';
import { byPlace } from './rules/race/places';
import { FINISH, spaceOf } from './rules/course/road';
import type { Car, Mine, State } from './state';
import { toAct } from './turn';

/** What holds in every race, whatever is done in it, even if somebody resigns in the middle of it. */

interface Moment {
  readonly before: State;
  readonly action: Action | 'resign';
  readonly after: State;
  readonly events: readonly Event[];
}

/** What is wrong about a moment; empty when it obeys the law. */
type Law = (moment: Moment) => readonly string[];

const pairsOf = ({ before, after }: Moment): (readonly [Car, Car])[] =>
  Object.values(before.cars).map((car) => [car, expectDefined(after.cars[car.id], car.id)]);
const told = <Type extends Event['type']>({ events }: Moment, type: Type): EventOf<Type>[] =>
  events.filter((event): event is EventOf<Type> => event.type === type);
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
const check = (problem: string, holds: boolean): string[] => (holds ? [] : [problem]);
const isWithin = (number: number, most: number): boolean =>
  Number.isInteger(number) && number >= 0 && number <= most;

/** Do the turn before and the one after belong together? */
const isSameTurn = ({ before, after, events }: Moment): boolean =>
  before.turn !== undefined &&
  after.turn?.car === before.turn.car &&
  !events.some(({ type }) => type === 'turnBegan');

const LAWS: Readonly<Record<string, Law>> = {
  'no two racing cars stand on one space, and nobody on a wall or beside the course': ({ after }) => {
    const places = racing(after).map(({ at }) => at);
    return [
      ...check(`two on one space: ${places.join(' ')}`, new Set(places).size === places.length),
      ...places.flatMap((at) => check(`on a wall: ${at}`, !spaceOf(roadFor(after), at).isWall)),
    ];
  },

  'what is counted stays within its bounds': ({ after }) =>
    Object.values(after.cars).flatMap(({ id, card, structure, steering, brake, turbo, mines, heat, box }) =>
      card === ''
        ? []
        : [
            ...check(`${id}: structure ${structure}`, isWithin(structure, fullStructure(card))),
            ...check(`${id}: steering ${steering}`, isWithin(steering, fullSteering(card))),
            ...check(`${id}: brake ${brake}`, isWithin(brake, BASE.brake)),
            ...check(`${id}: turbo ${turbo}`, isWithin(turbo, BASE.turbo)),
            ...check(`${id}: mines ${mines}`, isWithin(mines, fullMines(card))),
            ...check(`${id}: heat ${heat}`, isWithin(heat, SKULL_HEAT)),
            ...check(`${id}: box ${box}`, box === NEUTRAL || findBox(box) !== undefined),
          ],
    ),

  'what is spent does not come back; the damage told is the damage done': (moment) =>
    pairsOf(moment).flatMap(([one, other]) => {
      const isDealt = one.card === '' || moment.before.phase === 'draft';
      if (isDealt) return [];
      const hits = told(moment, 'damaged').filter(({ car }) => car === one.id);
      const heats = told(moment, 'heated').filter(({ car }) => car === one.id);
      const cooled = told(moment, 'cooled').filter(({ car }) => car === one.id).length;
      const steering = told(moment, 'drove').filter(({ car }) => car === one.id);
      const lostPoints = Math.min(one.structure, sumOf(hits.map(({ points }) => points)));
      const heat = Math.min(SKULL_HEAT, one.heat - cooled + sumOf(heats.map(({ points }) => points)));
      return [
        ...check(`${one.id}: structure`, other.structure === one.structure - lostPoints),
        ...check(`${one.id}: heat`, other.heat === heat),
        ...check(
          `${one.id}: steering`,
          other.steering === one.steering - sumOf(steering.map((way) => way.steering)),
        ),
        ...check(`${one.id}: brake, turbo`, other.brake <= one.brake && other.turbo <= one.turbo),
      ];
    }),

  'who is lost has no Structure, or too much heat, or has given up; who is not, races on': ({ after }) =>
    Object.values(after.cars).flatMap(({ id, lost, structure, heat, card, seat, at }) => {
      if (card === '' || after.phase === 'draft') return [];
      const cause = structure === 0 ? 'structure' : heat === SKULL_HEAT ? 'heat' : '';
      const isAs = lost === cause || (lost === 'resigned' && after.seats[seat]?.resigned === true);
      const isOff = lost === 'resigned' ? at === '' : at !== '';
      return check(`${id} is lost by "${lost}", at ${at}`, isAs && isOff);
    }),

  'a wreck stays where it lies': (moment) =>
    pairsOf(moment).flatMap(([one, other]) =>
      check(`${one.id} was moved`, one.lost === '' || (other.at === one.at && other.lost === one.lost)),
    ),

  'only the car on turn goes on, and only forward; others are displaced at most': (moment) => {
    const { before, after } = moment;
    if (before.phase === 'draft') return [];
    const isAhead = byPlace(roadFor(after));
    const displaced = new Set(told(moment, 'displaced').map(({ car }) => car));
    return pairsOf(moment).flatMap(([one, other]) => {
      if (other.at === '' || other.at === one.at) return [];
      if (one.id !== before.turn?.car) return check(`${one.id} has moved`, displaced.has(one.id));
      return check(`${one.id} goes back`, isAhead({ ...other, arrived: 0 }, { ...one, arrived: 0 }) < 0);
    });
  },

  'who comes to a place has come there last': (moment) =>
    pairsOf(moment).flatMap(([one, other]) => {
      if (one.at === other.at || other.at === '' || moment.before.phase === 'draft') return [];
      const before = Object.values(moment.before.cars).map(({ arrived }) => arrived);
      return check(`${one.id}: ${other.arrived}`, other.arrived > Math.max(...before));
    }),

  'a way is told space by space': ({ before, events }) => {
    const road = roadFor(before);
    return events.flatMap((event) => {
      if (event.type !== 'drove') return [];
      return event.path.flatMap((to, place) => {
        const from = event.path[place - 1] ?? event.from;
        return check(`${from} to ${to}`, Object.values(spaceOf(road, from).next).includes(to));
      });
    });
  },

  'a movement point pays for each space, unless the move is over': (moment) => {
    const { before, after } = moment;
    if (!isSameTurn(moment) || before.turn?.step === 'gear') return [];
    const isOver = ['stuck', 'rushedNCrushed', 'ranUp'].some((type) =>
      moment.events.some((event) => event.type === type),
    );
    const spaces =
      sumOf(told(moment, 'drove').map(({ path }) => path.length)) + told(moment, 'swerved').length;
    const pool = (state: State): number => (state.turn?.movement ?? 0) + (state.turn?.boost ?? 0);
    const lit = sumOf(told(moment, 'boosted').map((one) => one.spaces));
    const left = isOver ? 0 : pool(before) + lit - spaces;
    return check(`${pool(before)} points, ${spaces} spaces, ${pool(after)} left`, pool(after) === left);
  },

  'a turn is at a step that fits what is left': ({ after }) => {
    if (!after.turn) return [];
    const { step, movement, boost, changes, activations } = after.turn;
    const mover = expectDefined(after.cars[after.turn.car], 'a mover');
    const fits = {
      gear: movement === 0 && boost === 0,
      move: movement > 0 && boost === 0,
      swerve: movement + boost > 0 && swerveSides(after, mover).length === 2,
      boost: movement === 0 && boost > 0,
      after: movement === 0 && boost === 0,
    };
    return [
      ...check(`${step} with ${movement} and ${boost}`, fits[step] && isRacing(mover)),
      ...check(`${changes} lane changes`, isWithin(changes, 18)),
      ...check(`${activations} activations`, isWithin(activations, ACTIVATIONS)),
    ];
  },

  'each Activation is one thing done': (moment) => {
    if (!isSameTurn(moment)) return [];
    const { before, action, after } = moment;
    const done = typeof action === 'string' ? 0 : activationsOf(action);
    const left = (before.turn?.activations ?? 0) - done;
    return check(`${left} should be left`, after.turn?.activations === left);
  },

  'a Rush ’n’ Crush comes once a round': (moment) =>
    told(moment, 'rushedNCrushed').flatMap(({ car }) =>
      check(`${car} again`, moment.before.cars[car]?.rushed === false),
    ),

  'mines lie where they were laid, until they go off': (moment) => {
    const { before, after } = moment;
    const gone = told(moment, 'mineGone').map(({ at }) => at);
    const laid = told(moment, 'mineLaid');
    const keyOf = ({ at, car }: Mine): string => `${at} of ${car}`;
    const expected = [...before.mines.filter(({ at }) => !gone.includes(at)), ...laid].map(keyOf);
    const there = after.mines.map(keyOf);
    const taken = before.mines.map(({ at }) => at);
    return [
      ...check(`${there.join()} instead of ${expected.join()}`, there.join() === expected.join()),
      ...laid.flatMap(({ at }) => check(`on another mine: ${at}`, !taken.includes(at))),
    ];
  },

  'nobody runs over a mine of its own': (moment) => {
    const own = told(moment, 'ranOver').filter(({ what, at, car }) =>
      moment.before.mines.some((mine) => what === 'mine' && mine.at === at && mine.car === car),
    );
    return own.flatMap(({ car, at }) => check(`${car} on ${at}`, false));
  },

  'somebody on turn has something to do, and nobody else has': ({ after }) => {
    const acting = toAct(after);
    const view = rushncrush.project(after, 'spectator');
    return [
      ...check('nobody to act', (acting.length === 1) === (after.phase !== 'over')),
      ...seatsOf(after.seats.length).flatMap((seat) =>
        check(
          `seat ${seat} has actions, or none`,
          rushncrush.legal(view, seat).length > 0 === acting.includes(seat),
        ),
      ),
    ];
  },

  'the race is over when it is won or lost, and not before': ({ after, events }) => {
    const seats = new Set(racing(after).map(({ seat }) => seat));
    const isDecided = after.seats.length > 1 && after.phase !== 'draft' && seats.size < 2;
    const isFinished = events.some(({ type }) => type === 'finished');
    return [
      ...check('the end and the phase differ', (after.phase === 'over') === (after.end !== undefined)),
      ...check('it should be over', after.phase === 'over' || (!isDecided && !isFinished)),
      ...check(
        'the finish is no space',
        Object.values(after.cars).every(({ at }) => at !== FINISH),
      ),
      ...check(
        'a winner has gone',
        (after.end?.winners ?? []).every((seat) => after.seats[seat]?.resigned === false),
      ),
    ];
  },
};

function activationsOf(action: Action): number {
  if (action.type === 'sideRam') return action.use.length;
  return ['arm', 'use', 'layMine', 'boost'].includes(action.type) ? 1 : 0;
}

/** Picks actions that lead to collisions as often as harmless ones, even if there are few of them. */
function bumpersChoice(state: State, legal: readonly Action[], dice: Dice): Action {
  const kinds = [...new Set(legal.map(({ type }) => type))].filter((type) => type !== 'brake');
  const kind = dice.pick(kinds.length > 0 ? kinds : ['brake' as const]);
  const long = kind === 'drive' && dice.roll(3) > 1;
  const ofKind = legal.filter(({ type }) => type === kind);
  const last = ofKind.at(-1);
  return long && last ? last : dice.pick(ofKind);
}

interface Tally {
  readonly wrong: Readonly<Record<string, Set<string>>>;
  readonly met: Set<string>;
  moments: number;
}

const STEPS = 1500;

function race(chosen: Options, seats: number, seed: number): { ended: boolean; moments: Moment[] } {
  const players = quickDice(seedFrom('players', seed));
  const dice = quickDice(seedFrom('dice', seed));
  const moments: Moment[] = [];
  let { state } = rushncrush.setup(chosen, seats, dice);
  while (state.phase !== 'over' && moments.length < STEPS) {
    const seat = expectDefined(toAct(state)[0], 'a seat on turn');
    const inside = seatsOf(seats).filter((one) => rushncrush.isIn(state, one));
    const action =
      players.roll(400) === 1
        ? ('resign' as const)
        : bumpersChoice(state, rushncrush.legal(rushncrush.project(state, seat), seat), players);
    const step =
      action === 'resign'
        ? rushncrush.resign(state, players.pick(inside), dice)
        : rushncrush.apply(state, seat, action, dice);
    if (isRefusal(step)) throw new Error(`A legal action is refused: ${step.refused}.`);
    moments.push({ before: state, action, after: step.state, events: step.events });
    state = step.state;
  }
  return { ended: state.phase === 'over', moments };
}

/** A table with a course of its own; cycles through every kind of course, crew and rules. */
function tableOf(seed: number): readonly [Options, number] {
  const course = ['random open:5', 'random ring*1:4', 'random ring*2:4', 'random open:8'][seed % 4];
  const style = seed % 5 === 0 ? 'arcade' : 'overdrive';
  const crews = seed % 7 === 0 ? 'draft' : 'mixed';
  const cars = seed % 3 === 0 ? 2 : 1;
  return [optionsOf.parse({ course, style, crews, cars }), 2 + (seed % 5)];
}

const RACES = 40;

describe('in every race', () => {
  const tally: Tally = {
    wrong: Object.fromEntries(Object.keys(LAWS).map((law) => [law, new Set<string>()])),
    met: new Set(),
    moments: 0,
  };
  let unfinished = 0;
  beforeAll(() => {
    for (let seed = 0; seed < RACES; seed += 1) {
      const { ended, moments } = race(...tableOf(seed), seed);
      if (!ended) unfinished += 1;
      for (const moment of moments) {
        tally.moments += 1;
        for (const { type } of moment.events) tally.met.add(type);
        for (const [name, law] of Object.entries(LAWS))
          for (const problem of law(moment)) tally.wrong[name]?.add(`race ${seed}: ${problem}`);
      }
    }
  });

  test.each(Object.keys(LAWS))('%s', (law) => {
    expect([...(tally.wrong[law] ?? [])].slice(0, 5)).toEqual([]);
  });

  test('it ends, and all kinds of collisions occur', () => {
    expect(unfinished).toBe(0);
    const bumps: readonly Event['type'][] = [
      'crashed',
      'swerved',
      'stuck',
      'ranOver',
      'mineGone',
      'sideRammed',
      'displaced',
      'sawed',
      'rushedNCrushed',
      'ranUp',
      'boosted',
      'mineLaid',
      'fired',
      'cooled',
      'lapBegan',
      'finished',
      'lost',
    ];
    expect(bumps.filter((type) => !tally.met.has(type))).toEqual([]);
  });
});
