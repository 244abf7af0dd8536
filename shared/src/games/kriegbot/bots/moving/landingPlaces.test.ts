import { seededDice, seedFrom } from '../../../../core/dice/dice';
import { botPlayer, playout, playoutOf } from '../../../../core/testing/playout';
import { anyGame } from '../../../../core/game';
import { USUAL_LEVELS } from '../../../../core/bots/bot';
import { withDice } from '../../../../core/testing/means';
import { kriegbot } from '../..';
import type { Action } from '../../actions';
import { isInArc, rangeBetween } from '../../rules/field/arcs';
import { maxSpeed } from '../../rules/pieces/speed';
import { robotOf } from '../../rules/field/field';
import { formatEdited } from '../../content/edited/edited';
import { beginFrom } from '../../content/edited/fromPrinted';
import { playableOptions } from '../../playableOptions';
import { beach } from '../../testing/scenes/beach';
import { given, type Given, type Position } from '../../testing/given';
import { drafting } from '../../testing/scenes/drafting';
import type { State } from '../../state';
import { bots } from '..';
import { clearOfDisks } from '../objectives/diskWorth';

/** What bots do in Beachhead (KS12.1 to KS12.4). */

/** Defenders around the middle. */
const defended = (more: Partial<Given> = {}, robots: Given['robots'] = {}): Position =>
  beach(
    {
      units: ['J9', 'L9', 'K6'].map((at, index) => ({
        id: ['baker', 'castle', 'falk'][index] ?? '',
        at,
        robot: '',
      })),
      ...more,
    },
    {
      green2: { at: 'A1', chassis: 'rocketbot' },
      yellow1: { at: 'K8', chassis: 'hoverbot' },
      ...robots,
    },
  );

function choice(level: (typeof USUAL_LEVELS)[number], { state }: Position): Action {
  const [seat = 0] = kriegbot.toAct(state);
  const view = kriegbot.project(state, seat);
  return bots[level].choose(view, seat, kriegbot.legal(view, seat), withDice(seededDice(seedFrom('a'))));
}

describe.each(USUAL_LEVELS)('the %s bot', (level) => {
  test('lands some hexes from the enemies, out of their reach and of rifles', () => {
    const place = defended({ order: ['green1'] });
    const disk = choice(level, place);
    if (disk.type !== 'disk') throw new Error(`It does this: ${disk.type}.`);
    const enemy = robotOf(place.state, 'yellow1');
    expect(rangeBetween(disk.at, enemy.at)).toBeGreaterThan(maxSpeed(enemy));
    expect(rangeBetween(disk.at, enemy.at)).toBeLessThanOrEqual(9);
    for (const { at } of place.state.units) expect(rangeBetween(disk.at, at)).toBeGreaterThan(4);
  });

  test('faces an enemy when it lands', () => {
    const place = defended({ order: ['green1'], disks: [{ unit: 'green1', at: 'K13' }] });
    const land = choice(level, place);
    if (land.type !== 'land') throw new Error(`It does this: ${land.type}.`);
    expect(isInArc('front120', 'K13', land.facing ?? 0, 'K8')).toBe(true);
  });

  test('never ends a move where somebody lands', () => {
    for (const at of ['K7', 'K8', 'L8', 'K6']) {
      const place = defended({ order: ['yellow1'], disks: [{ unit: 'green1', at }] });
      const move = choice(level, place);
      if (move.type === 'move') expect(move.to).not.toBe(at);
    }
  });

  test('keeps its soldiers off the disks, and sends them there', () => {
    const place = given({
      scenario: 'beachhead',
      phase: 'infantry',
      turn: 2,
      robots: { green1: { at: '' }, yellow1: { at: 'A1' } },
      units: [{ id: 'jarrow', at: 'S8', robot: '' }],
      disks: [{ unit: 'green1', at: 'S5', turn: 2 }],
    });
    const walk = choice(level, place);
    if (walk.type !== 'walk') throw new Error(`It does this: ${walk.type}.`);
    expect(walk.to).not.toBe('S5');
    expect(rangeBetween(walk.to, 'S5')).toBe(1);
  });

  test('puts each tent near its robots, and no two together', () => {
    const fleet = [['rocketbot', 'helibot'], ['robotank']] as const;
    let place = drafting(2, fleet, { scenario: 'beachhead' }).passedTo('placeTent');
    while (place.question?.kind === 'placeTent') place = place.play(1, choice(level, place));
    const { at: robot = '' } = place.state.robots['yellow1'] ?? {};
    const hexes = place.state.units.map(({ at }) => at);
    expect(new Set(hexes).size).toBe(7);
    for (const at of hexes) expect(rangeBetween(at, robot)).toBeLessThanOrEqual(5);
  });
});

test('a hard bot makes room for a mate, also where it would rather stay', () => {
  const strong = { green2: { at: 'K13', chassis: 'robotank', facing: 'north' } } as const;
  const above = { green1: { at: '', chassis: 'robocar' } } as const;
  const place = defended(
    { order: ['green2'], disks: [{ unit: 'green1', at: 'K13' }], units: [] },
    { ...strong, ...above, yellow1: { at: 'K8', chassis: 'helibot', facing: 'south' } },
  );
  const move = choice('hard', place);
  if (move.type !== 'move') throw new Error(`It does this: ${move.type}.`);
  expect(move.to).not.toBe('K13');
});

test('an easy bot does not think of ending a move under a disk, unless there is no other', () => {
  const { view, legal } = defended({ order: ['yellow1'], disks: [{ unit: 'green1', at: 'L8' }] });
  const moves = legal(1).filter(({ type }) => type === 'move');
  const to = (actions: readonly Action[]) =>
    actions.flatMap((action) => (action.type === 'move' ? [action.to] : []));
  expect(to(moves)).toContain('L8');
  expect(to(clearOfDisks(view(1), moves))).not.toContain('L8');
  const under = moves.filter((action) => action.type === 'move' && action.to === 'L8');
  expect(clearOfDisks(view(1), under)).toEqual(under);
});

test('a hard bot goes for the tents when they are all that is left', () => {
  const robots = {
    green1: { at: 'K15', facing: 'north', slots: { primary: 'gatlingGun' } },
    green2: { at: '', chassis: 'rocketbot', fate: 'destroyed' },
    yellow1: { at: '', fate: 'destroyed' },
  } as const;
  const move = choice('hard', defended({ order: ['green1'], units: [{ id: 'baker', at: 'K3' }] }, robots));
  if (move.type !== 'move') throw new Error(`It does this: ${move.type}.`);
  expect(rangeBetween(move.to, 'K3')).toBeLessThan(rangeBetween('K15', 'K3'));
});

test.each([
  [2, {}],
  [3, {}],
  [5, { robots: 3 }],
] as const)('bots of all levels play Beachhead to its end, %d of them', (seats, chosen) => {
  const players = Array.from({ length: seats }, (_, seat) =>
    botPlayer(USUAL_LEVELS[(seat >> 1) % USUAL_LEVELS.length] ?? 'hard'),
  );
  let last: State | undefined;
  const game = anyGame(kriegbot);
  const options = { scenario: 'beachhead', turnLimit: 15, ...chosen };
  for (const { match } of playout(playoutOf(game, options, { seed: `beach ${seats}`, players })))
    last = match.state as State;
  expect(last?.end).toBeDefined();
});

describe('where all robots of a side are still above', () => {
  const beachhead = beginFrom('beachhead');
  const tents = { foot: 1, motorized: 0 };
  const edited = formatEdited({
    ...beachhead,
    name: 'A small beach',
    sizes: [{ green: 1, yellow: 1, tents: { green: tents, yellow: tents } }],
  });
  const options = playableOptions.parse({ scenario: 'edited', edited });

  test.each(USUAL_LEVELS)('the %s bot finds a camp, and plays on', (level) => {
    const players = [botPlayer(level), botPlayer(level)];
    const moments = [...playout({ game: anyGame(kriegbot), options, seed: 'beach', players })];
    expect(moments.map(({ entry }) => entry.action.type)).toContain('placeTent');
    expect(moments.at(-1)?.match.outcome).toBeDefined();
  });
});
