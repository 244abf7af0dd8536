import { kindsOf } from '../../core/testing/growing';
import { anyGame } from '../../core/game';
import { USUAL_LEVELS, type UsualLevel } from '../../core/bots/bot';
import {
  beginPlayout,
  botPlayer,
  botsProblem,
  playout,
  playoutOf,
  randomPlayer,
} from '../../core/testing/playout';
import { rushncrush } from '.';
import { READY_COURSE_IDS } from './content/courses';
import { event } from './events';
import { isRacing } from './rules/field';
import type { State } from './state';

const game = anyGame(rushncrush);

/** How a race of bots ends. */
function endOf(levels: readonly UsualLevel[], chosen: object, seed: string): State {
  let state: unknown;
  for (const { match } of playout(playoutOf(game, chosen, { seed, players: levels.map(botPlayer) })))
    state = match.state;
  return state as State;
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, number) => number);

describe.each(READY_COURSE_IDS)('alone on %s', (course) => {
  test('hard finishes at least 95 % of 40 races', () => {
    const ends = numbers(40).map((number) => endOf(['hard'], { course }, `alone ${number}`));
    expect(ends.filter(({ end }) => end?.cause === 'finish').length).toBeGreaterThanOrEqual(38);
  });

  test('easy finishes most of 15 races, but takes longer', () => {
    const roundsOf = (level: UsualLevel): number[] =>
      numbers(15)
        .map((number) => endOf([level], { course }, `alone ${number}`))
        .flatMap(({ end, round }) => (end?.cause === 'finish' ? [round] : []));
    const [easy, hard] = [roundsOf('easy'), roundsOf('hard')];
    expect(easy.length).toBeGreaterThan(10);
    expect(Math.min(...easy)).toBeGreaterThan(Math.max(...hard));
  });
});

test('hard wins at least 80 % of 200 races against easy, on all courses and from both seats', () => {
  const wins = numbers(200).filter((number) => {
    const seat = number % 2;
    const course = READY_COURSE_IDS[(number >> 1) % READY_COURSE_IDS.length];
    const levels: UsualLevel[] = seat === 0 ? ['hard', 'easy'] : ['easy', 'hard'];
    return endOf(levels, { course }, `duel ${number >> 1}`).end?.winners.includes(seat);
  });
  expect(wins.length).toBeGreaterThanOrEqual(160);
});

const TABLES = {
  'by the whole rules': {},
  'by the quick rules': { style: 'arcade', course: 'normalRing' },
  'with two cars each': { cars: 2, crews: 'mixed', course: 'hardRing' },
  'with a draft': { crews: 'draft', course: 'shortRing' },
  'on an open course by lot': { course: 'random open:6' },
  'on a ring by lot': { course: 'random ring*3:5', style: 'arcade', crews: 'draft', cars: 2 },
};

test.each(Object.entries(TABLES))('bots of both levels race to the end: %s', (_name, chosen) => {
  for (const seats of [1, 2, 3, 6]) {
    const levels = numbers(seats).map((seat) => USUAL_LEVELS[seat % 2] ?? 'hard');
    expect(endOf(levels, chosen, `tables ${seats}`).phase).toBe('over');
  }
});

/**
 * The car on turn is in the race, nobody drives outside the road, and no two racing cars share a space. Returns what is
 * wrong: an `expect` for each of thousands of checks would take longer than the races.
 */
function raceProblem({ phase, turn, cars }: State): string | undefined {
  if ((turn !== undefined) !== (phase === 'race')) return `a turn in the phase ${phase}`;
  const running = Object.values(cars).filter(isRacing);
  if (turn && running.every(({ id }) => id !== turn.car)) return `${turn.car} is on turn and does not race`;
  if (new Set(running.map(({ at }) => at)).size < running.length) return 'two cars share a space';
  const broken = running.find(({ structure, heat }) => !(structure > 0) || !(heat < 6));
  return broken && `${broken.id} races with structure ${broken.structure} and heat ${broken.heat}`;
}

const happened = new Set<string>();

describe.each([1, 2, 3, 6])('random players of %i seats come to an end', (seats) => {
  test.each(Object.entries(TABLES))('%s', (_name, chosen) => {
    const players = numbers(seats).map(() => randomPlayer);
    const plan = playoutOf(game, chosen, { seed: `random ${seats}`, players });
    let last: State | undefined;
    for (const { type } of beginPlayout(plan).events) happened.add(type);
    for (const moment of playout({ ...plan, oneResignsIn: 400 })) {
      last = moment.match.state as State;
      const problem = raceProblem(last) ?? botsProblem(moment);
      if (problem) throw new Error(`Action ${moment.before.length}: ${problem}.`);
      for (const { type } of moment.events) happened.add(type);
    }
    expect(last?.phase).toBe('over');
  });
});

test('in all of these races together everything happens that can happen', () => {
  const types = kindsOf(event);
  expect([...happened].sort()).toEqual([...types].sort());
});
