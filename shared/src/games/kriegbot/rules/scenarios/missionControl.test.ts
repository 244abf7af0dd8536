import { hitChance } from '../../bots/field/dicePools';
import { castOf } from '../../content/scenarios';
import { edgeHexes } from '../../content/map';
import type { Options } from '../../options';
import { drafting } from '../../testing/scenes/drafting';
import { seededDice, seedFrom } from '../../../../core/dice/dice';
import { isRefusal } from '../../../../core/ground/result';
import { given, stateFrom, type Given, type Position } from '../../testing/given';
import { begunWith, position, started } from '../../testing/position';
import { goOn } from '../turn/tasks';
import { kriegbot } from '../..';
import { holderIn } from '../objectives/missionControlHolder';
import { isDestroyed } from '../field/structuresOnMap';
import { terrainAt } from '../field/sight';

/** The hex of Mission Control; the soldiers of the examples. They have come this turn, and are not asked. */
const CONTROL = 'K8';
const inside = (id: string) => ({ id, at: CONTROL, robot: '', placed: 1 }) as const;
const ADLER = inside('adler');
const BAKER = inside('baker');

const GREEN = { chassis: 'robotank', at: 'A15' } as const;
const CAR = { chassis: 'robocar', at: 'U1' } as const;

const control = (more: Partial<Given> = {}, robots: Given['robots'] = {}): Position =>
  given({
    scenario: 'missionControl',
    phase: 'status',
    robots: { green1: GREEN, yellow1: CAR, ...robots },
    units: [ADLER],
    ...more,
  });

const setUp = (seats: number, chosen: Partial<Options> = {}): Position => {
  const robots = chosen.robots ?? 1;
  const green = (['rocketbot', 'helibot', 'hoverbot'] as const).slice(0, robots);
  const yellow = (['robotank', 'spiderbot', 'robocar'] as const).slice(0, robots);
  return drafting(seats, [green, yellow], { scenario: 'missionControl', ...chosen }).passedTo('embark');
};

test('L593, KS0.20: the building stands in the middle from the start, and nothing can be aimed at it', () => {
  const begun = started(2, { scenario: 'missionControl' });
  expect(begun.view('spectator').buildings).toEqual([{ id: 'mission', at: CONTROL, damage: 0 }]);
  expect(terrainAt(begun.state, CONTROL)).toBe('building');
});

test('KS0.7: four on foot and one motorized a side; who rides along is run by the player of the robot', () => {
  expect(castOf({ scenario: 'missionControl' }, 3, 6)?.tents?.yellow).toEqual({ foot: 4, motorized: 1 });
  const first = setUp(4, { robots: 2 });
  expect(first.state.units.map(({ id, kind, seat }) => [id, kind, seat]).slice(0, 5)).toEqual([
    ['adler', 'foot', 0],
    ['drake', 'foot', 2],
    ['ember', 'foot', 0],
    ['hale', 'foot', 2],
    ['ives', 'motorized', 0],
  ]);
  const seated = first.play(0, { type: 'embark', robot: 'green2', slot: 'inner' });
  expect(seated.state.units.find(({ id }) => id === 'adler')).toMatchObject({
    aboard: 'green2',
    slot: 'inner',
    seat: seated.robot('green2').seat,
    at: '',
  });
  expect(seated.question).toMatchObject({ kind: 'embark', robot: 'drake', seat: 2 });
});

describe('KS11.1: soldiers on cards of their robots', () => {
  test('after the designs, before anybody stands; face-down cards too, one a card, for all to see', () => {
    const first = setUp(2);
    expect(first.question).toMatchObject({ kind: 'embark', robot: 'adler', seat: 0 });
    expect(first.robot('green1').at).toBe('');
    const next = first.play(0, { type: 'embark', robot: 'green1', slot: 'primary' });
    expect(next.emitted('boarded')).toEqual([
      { type: 'boarded', unit: 'adler', robot: 'green1', slot: 'primary' },
    ]);
    expect(next.robot('green1').slots.primary.shown).toBe(false);
    expect(next.view(1).units.find(({ id }) => id === 'adler')).toMatchObject({
      aboard: 'green1',
      slot: 'primary',
    });
    expect(next.refusal(0, { type: 'embark', robot: 'green1', slot: 'primary' }).refused).toBe(
      'slotOccupied',
    );
    expect(next.refusal(0, { type: 'embark', robot: 'yellow1', slot: 'primary' }).refused).toBe(
      'notYourRobot',
    );
    expect(next.refusal(0, { type: 'embark', robot: 'green1', slot: 'deep' }).refused).toBe('noSuchCard');
    expect(next.refusal(1, { type: 'embark', robot: 'green1', slot: 'zero' }).refused).toBe('notAsked');
  });

  test('the four cards of a lone Rocketbot are just enough; then yellow, then the edges', () => {
    const last = setUp(2).passedTo('embark', { robot: 'hale' }).legalOf(0, 'embark');
    expect(last).toHaveLength(1);
    const yellow = setUp(2).passedTo('embark', { robot: 'baker' });
    expect(yellow.question?.seat).toBe(1);
    expect(yellow.state.teams.green?.edge).toBe('');
    expect(yellow.passedTo('place').state.teams.green?.edge).not.toBe('');
  });

  test('who gives up in the middle of it hands over what is still to be seated', () => {
    const left = setUp(4, { robots: 2 }).resign(0);
    expect(left.question).toMatchObject({ kind: 'embark', robot: 'adler', seat: 2 });
  });

  test('KX68: they get out when their robot becomes a derelict', () => {
    const aboard = { id: 'adler', at: '', aboard: 'green1', slot: 'primary', robot: '' } as const;
    const out = control(
      { phase: 'attack', order: ['green1'], units: [aboard] },
      {
        green1: { ...GREEN, at: 'K11', slots: { inner: 'combatPilot' } },
        green2: { at: 'B15', chassis: 'helibot' },
      },
    ).play('green1', { type: 'bailOut', who: 'pilot', at: 'K12' });
    expect(out.emitted('putOut')).toMatchObject([{ unit: 'adler', robot: 'green1', at: 'K11' }]);
  });

  test('K95: ready-made, they are spread over the robots, and the motorized stands on its edge', () => {
    let place = started(4, { scenario: 'missionControl', robots: 2, readyMade: true });
    while (place.state.phase === 'templates') {
      const [seat = 0] = kriegbot.toAct(place.state);
      const dice = seededDice(seedFrom('ready-made'));
      const step = kriegbot.apply(place.state, seat, kriegbot.fallback(place.view(seat), seat), dice);
      if (isRefusal(step)) throw new Error(`Refused: ${step.refused}.`);
      place = position(step.state, step.events);
    }
    const { units } = place.state;
    expect(units.filter(({ aboard }) => aboard === 'yellow2')).toHaveLength(2);
    const { edge = '' } = place.state.teams.green ?? {};
    expect(edge === '' ? [] : edgeHexes(edge)).toContain(units.find(({ id }) => id === 'ives')?.at);
  });
});

test('KS11.2: the motorized begins in a half-hex of the own edge, after all robots, and may share it', () => {
  const placing = setUp(2).passedTo('placeTent');
  expect(placing.question).toMatchObject({ robot: 'ives', seat: 0 });
  const { edge = '' } = placing.state.teams.green ?? {};
  expect(placing.legalOf(0, 'placeTent').map(({ at }) => at)).toEqual(edge === '' ? [] : edgeHexes(edge));
  const { at } = placing.robot('green1');
  expect(placing.refusal(0, { type: 'placeTent', at: CONTROL }).refused).toBe('notYourEdge');
  const next = placing.play(0, { type: 'placeTent', at });
  expect(next.state.units.find(({ id }) => id === 'ives')?.at).toBe(at);
  expect(next.question).toMatchObject({ kind: 'placeTent', robot: 'jarrow', seat: 1 });
});

describe('KS11.3: who holds it', () => {
  const holder = (more: Partial<Given>, robots: Given['robots'] = {}) =>
    holderIn(control({ phase: 'attack', ...more }, robots).state);
  const TANK = { chassis: 'robotank', at: CONTROL } as const;
  test.each<[string, string | undefined, Partial<Given>, Given['robots']]>([
    ['a tent of one side', 'green', { units: [ADLER] }, {}],
    ['a pilot on foot', 'green', { units: [{ ...ADLER, pilot: 'combatPilot', robot: 'green1' }] }, {}],
    ['nobody', undefined, { units: [] }, {}],
    ['tents of both', undefined, { units: [ADLER, BAKER] }, {}],
    [
      'soldiers who are still aboard',
      undefined,
      { units: [{ ...ADLER, at: '', aboard: 'green1', slot: 'primary' }] },
      { green1: { ...GREEN, at: CONTROL } },
    ],
    ['an enemy robot beside it inside', undefined, { units: [ADLER] }, { yellow1: TANK }],
    [
      'an enemy that flies above',
      'green',
      { units: [ADLER] },
      { yellow1: { chassis: 'helibot', at: CONTROL } },
    ],
    [
      'an enemy that is derelict',
      'green',
      { units: [ADLER] },
      { yellow1: { ...TANK, fate: 'derelict' }, yellow2: CAR },
    ],
    ['a robot of its own', 'green', { units: [ADLER] }, { green1: TANK }],
    ['a drone alone', undefined, { units: [{ id: 'green1Drone', at: CONTROL }] }, {}],
  ])('%s', (_who, expected, more, robots) => expect(holder(more, robots)).toBe(expected));
});

describe('KS11.4: infantry inside is safe, but at ranges 0 and 1', () => {
  const rifle = (at: string): Position =>
    control({ phase: 'infantry', units: [ADLER, { id: 'baker', at, robot: '' }] });
  const SHOT = { type: 'fire', arms: 'rifle', target: 'adler' } as const;

  test('(c) a rifle from three hexes is refused; from one it has two dice against cover 4', () => {
    expect(rifle('K5').refusal(1, SHOT).refused).toBe('shielded');
    expect(rifle('K6').refusal(1, SHOT).refused).toBe('shielded');
    const shot = rifle('K7').play(1, SHOT, { rolls: [4, 0] });
    expect(shot.emitted('rolled')).toMatchObject([{ thrown: 2, silhouette: 4, hit: true }]);
    expect(shot.emitted('unitKilled')).toMatchObject([{ unit: 'adler' }]);
    expect(hitChance(2, 4)).toBeCloseTo(0.722, 3);
    expect(rifle(CONTROL).legalOf(1, 'fire')).toContainEqual(SHOT);
  });

  test('a robot may not name them from two hexes, and may from one', () => {
    const aimed = (at: string): Position =>
      control(
        { phase: 'attack', order: ['yellow1'] },
        { yellow1: { ...CAR, at, facing: 'south', slots: { primary: 'gatlingGun' } } },
      );
    const targets = (at: string) =>
      aimed(at)
        .legalOf('yellow1', 'attack')
        .map(({ target }) => target);
    expect(targets('K6')).not.toContain('adler');
    expect(targets('K7')).toContain('adler');
  });

  test('(d) a nuke exactly two hexes off destroys robots inside, but neither the building nor its soldiers', () => {
    const nuked = control(
      {
        phase: 'attack',
        order: ['yellow1'],
        units: [ADLER, { id: 'drake', at: 'K7', robot: '', placed: 1 }],
      },
      {
        green1: { ...GREEN, at: CONTROL },
        green2: { chassis: 'helibot', at: 'B15' },
        yellow1: { chassis: 'robotank', at: 'K10', slots: { zero: 'suicideNuke' }, poweredUp: true },
        yellow2: CAR,
      },
    ).play('yellow1', { type: 'nuke' }, { rolls: [0] });
    expect(nuked.robot('green1').fate).toBe('destroyed');
    expect(isDestroyed(nuked.state, 'mission')).toBe(false);
    expect(nuked.state.units.map(({ id }) => id)).toEqual(['adler']);
  });

  test('a nuke beside it kills them', () => {
    const nuked = control(
      { phase: 'attack', order: ['yellow1'] },
      {
        yellow1: { chassis: 'robotank', at: 'K7', slots: { zero: 'suicideNuke' }, poweredUp: true },
        yellow2: CAR,
      },
    ).play('yellow1', { type: 'nuke' });
    expect(nuked.emitted('unitKilled')).toMatchObject([{ unit: 'adler', cause: 'nuke' }]);
  });

  test('a bomb two hexes off leaves them alone, and one beside it does not', () => {
    const burst = (at: string, rolls: readonly number[]): Position => {
      const state = stateFrom({
        scenario: 'missionControl',
        phase: 'status',
        robots: { green1: { at: 'A15' }, yellow1: CAR },
        units: [ADLER],
      });
      const bomb = { at, robot: 'yellow1', team: 'yellow', card: 'fuelAirBomb' } as const;
      return begunWith({ ...state, bombs: [bomb] }, rolls, goOn);
    };
    // The first die is that of the strike.
    expect(
      burst('K10', [0])
        .emitted('blasted')
        .map(({ target }) => target),
    ).not.toContain('adler');
    expect(burst('K9', [0, 4, 4]).emitted('unitKilled')).toMatchObject([{ unit: 'adler', cause: 'bomb' }]);
  });
});

describe('KS11.5: the strike', () => {
  test('(a) on all enemy robots, painted or not, by the option of this turn', () => {
    const struck = control(
      { rolls: [1, 3] },
      { yellow1: CAR, yellow2: { chassis: 'robotank', at: 'S1', poweredUp: true } },
    );
    expect(struck.emitted('bombarded')).toMatchObject([
      { robot: 'yellow2', by: 'green', silhouette: 1, hit: true },
      { robot: 'yellow1', by: 'green', silhouette: 6, hit: false },
    ]);
    expect(hitChance(1, 6)).toBeCloseTo(0.139, 3);
    expect(hitChance(1, 1)).toBeCloseTo(0.833, 3);
  });

  test('(b) with a yellow tank inside, nobody strikes', () => {
    const quiet = control({}, { yellow1: { chassis: 'robotank', at: CONTROL } });
    expect(quiet.emitted('bombarded')).toEqual([]);
  });

  test('derelicts too, but neither tents nor drones, nor robots of its own', () => {
    const struck = control(
      {
        rolls: [0, 0],
        units: [
          ADLER,
          { id: 'baker', at: 'K1', robot: '', placed: 1 },
          { id: 'yellow1Drone', at: 'K2', placed: 1 },
        ],
      },
      { yellow1: CAR, yellow2: { chassis: 'robotank', at: 'S1', fate: 'derelict' } },
    );
    expect(struck.emitted('bombarded').map(({ robot }) => robot)).toEqual(['yellow2', 'yellow1']);
  });

  test('KS0.9: a strike is judged at once', () => {
    // The tank's drive is the last thing that it has.
    const tank = { chassis: 'robotank', at: 'S1', poweredUp: true, damage: { drive: 1, core: 2 } } as const;
    const struck = control({ rolls: [1] }, { yellow1: tank });
    expect(struck.state.end?.cause).toBe('lastRobot');
    expect(struck.state.phase).toBe('over');
  });
});

describe('KS11.6: the last robot, then control', () => {
  const GONE = { fate: 'destroyed', at: '' } as const;
  const ended = ({ state }: Position) => state.end;

  test('a side without a living robot loses at once', () => {
    expect(ended(control({}, { yellow1: { ...CAR, ...GONE } }))).toEqual({
      winners: [0],
      cause: 'lastRobot',
    });
    expect(ended(control({}, { yellow1: { ...CAR, fate: 'derelict' } }))?.cause).toBe('lastRobot');
    expect(ended(control({}, { green1: { ...GREEN, fate: 'fled', at: '' } }))?.winners).toEqual([1]);
  });

  const both = { green1: { ...GREEN, ...GONE }, yellow1: { ...CAR, ...GONE } };
  test('without any robot left, who holds it as a turn ends wins', () => {
    expect(ended(control({}, both))).toEqual({ winners: [0], cause: 'lastControl' });
    expect(ended(control({ units: [BAKER] }, both))?.winners).toEqual([1]);
  });
  test('at no other moment, and not while both are inside', () => {
    const shared = control({ units: [ADLER, BAKER] }, both);
    expect(ended(shared)).toBeUndefined();
    expect(shared.state.turn).toBe(2);
    expect(shared.question).toMatchObject({ kind: 'tent' });
  });
  test('neither side has a tent any more: nobody wins', () => {
    expect(ended(control({ units: [] }, both))).toEqual({ winners: [], cause: 'lastControl' });
  });
  test('a derelict that a pilot boards is alive again: its side wins as the last robot', () => {
    const boarded = control(
      {
        phase: 'infantry',
        units: [
          { id: 'adler', at: 'C15', pilot: 'combatPilot', robot: 'green1' },
          { ...BAKER, placed: 1 },
        ],
      },
      {
        green1: { ...GREEN, at: 'C15', fate: 'derelict', cockpit: 'inner', slots: { inner: '' } },
        yellow1: both.yellow1,
      },
    ).play(0, { type: 'revive' });
    expect(ended(boarded)).toEqual({ winners: [0], cause: 'lastRobot' });
  });
});

describe('KS11.7: the limit, and the dam', () => {
  test('who holds it wins at the limit', () => {
    const last = { turn: 25, units: [{ ...ADLER, placed: 25 }], rolls: [0] } as const;
    expect(control(last).state.end).toEqual({ winners: [0], cause: 'limit' });
  });
  test('nobody: the lower score', () => {
    const last = control({ turn: 25, units: [] }, { green1: { ...GREEN, damage: { drive: 1 } } });
    expect(last.state.end).toMatchObject({ winners: [1] });
  });
  test('with the dam broken the building stands on in the water', () => {
    const { state } = control({ structures: { dam: 2 }, rolls: [0] });
    expect(terrainAt(state, CONTROL)).toBe('building');
    expect(terrainAt(state, 'K9')).not.toBe('plain');
  });
});
