import { anyStatistics } from '../../core/game/statistics';
import { anyGame } from '../../core/game';
import { botPlayer, playout } from '../../core/testing/playout';
import { countedGame } from '../../tools/tally';
import { kriegbot } from '.';
import { statistics } from './statistics';
import type { Event } from './events';
import { given } from './testing/given';

const { state } = given({ robots: { green1: { at: 'P14' }, yellow1: { at: 'P12' } } });
const countOf = (...events: readonly Event[]) => statistics.count({ before: state, after: state, events });

test('each kind of event is counted under its name', () => {
  const rolled = { type: 'rolled', robot: 'green1', target: 'yellow1', thrown: 2, silhouette: 5 } as const;
  const marked = { type: 'marked', robot: 'yellow1', item: 'drive', bled: '', cause: 'attack' } as const;
  const counts = countOf(
    { ...rolled, dice: [4, 4], hit: true },
    { ...rolled, dice: [1, 1], hit: false },
    { ...rolled, dice: [2, 1], hit: false },
    { ...marked, marker: 'damage' },
    { ...marked, marker: 'damage' },
    { ...marked, marker: 'disable' },
    { type: 'answered', robot: 'yellow1', card: 'chaff' },
    { type: 'rammed', robot: 'green1', target: 'yellow1', dice: [2], points: 2 },
    { type: 'fled', robot: 'yellow1' },
  );
  expect(counts).toEqual({
    ...{ hits: 1, misses: 2, damage: 2, disables: 1, interrupts: 1, rams: 1, escapes: 1 },
    kills: 0,
  });
});

test('a kill is a robot destroyed or its pilot killed, counted once; bailing out and derelicts do not count', () => {
  const [destroyed, derelict] = (['destroyed', 'derelict'] as const).map((type): Event =>
    type === 'destroyed' ? { type, robot: 'yellow1', cause: 'attack' } : { type, robot: 'yellow1' },
  ) as [Event, Event];
  expect(countOf(destroyed)).toEqual({ kills: 1 });
  expect(countOf(derelict, destroyed)).toEqual({ kills: 1 });
  const left: Event = { type: 'bailedOut', robot: 'yellow1', card: 'combatPilot' };
  expect(countOf(left, derelict)).toEqual({ kills: 0, escapes: 1 });
  const wreck = given({ robots: { green1: { at: 'P14' }, yellow1: { at: 'P12', fate: 'derelict' } } }).state;
  expect(statistics.count({ before: wreck, after: wreck, events: [destroyed] })).toEqual({ kills: 0 });
});

test('a whole duel: its length, its shots and how it ended', () => {
  const game = anyGame(kriegbot);
  const players = [botPlayer('easy'), botPlayer('easy')];
  const plan = { game, options: game.options.parse({}), seed: 'figures', players };
  const events = [...playout(plan)].flatMap((moment) => moment.events as readonly Event[]);
  const { counts, last, places } = countedGame(plan, anyStatistics(statistics));
  expect(Object.keys(counts)).toEqual(statistics.names);
  expect(counts['shots']).toBe(events.filter(({ type }) => type === 'attacked').length);
  expect(counts['turns']).toBe(events.filter(({ type }) => type === 'turnBegan').length);
  expect(counts['undecided']).toBe(last.outcome?.winners.length === 0 ? 1 : 0);
  expect(places).toBeUndefined();
});
