import { kriegbot } from '../..';
import { seededDice, seedFrom } from '../../../../core/dice/dice';
import { isRefusal } from '../../../../core/ground/result';
import type { ChassisId } from '../../content/chassis';
import type { HexId } from '../../content/map';
import { planOf } from '../../content/scenarios';
import type { Options } from '../../options';
import { redeal } from '../../redeal';
import { drafting } from '../../testing/scenes/drafting';
import { given, type Given, type GivenRobot, type Position } from '../../testing/given';
import { position, started } from '../../testing/position';
import { attackWith } from '../../testing/scenes/shots';
import { edgeOf } from '../field/field';
import { campsOf } from '../infantry/tents';

/** Downed Pilot: a pilot among five decoys, to be carried home. */

const HELI = {
  chassis: 'helibot',
  at: 'A15',
  slots: { inner: 'hotshotPilot' },
} as const satisfies GivenRobot;
const TANK = { chassis: 'robotank', at: 'U1' } as const satisfies GivenRobot;
const SIX = ['adler', 'drake', 'ember', 'hale', 'marsh', 'pike'] as const;

/** The six stand in a row; Drake is the pilot. */
const rescue = (more: Partial<Given> = {}, robots: Given['robots'] = {}): Position =>
  given({
    scenario: 'downedPilot',
    robots: { green1: HELI, yellow1: TANK, ...robots },
    units: SIX.map((id, index) => ({ id, at: ['C3', 'E3', 'G3', 'I3', 'K3', 'M3'][index] ?? '', robot: '' })),
    buildings: [],
    pilotName: 'drake',
    ...more,
  });
/** Nobody does anything until it is over. */
function ended(place: Position): Position {
  const [seat] = kriegbot.toAct(place.state);
  return seat === undefined ? place : ended(place.play(seat, kriegbot.fallback(place.view(seat), seat)));
}
const others = (...gone: readonly string[]) =>
  SIX.filter((id) => !gone.includes(id)).map((id) => ({ id, at: 'C3', robot: '' }));

const setUp = (seats = 2, robots: 1 | 2 | 3 = 1, chosen: Partial<Options> = {}): Position => {
  const fleet: readonly ChassisId[] = ['rocketbot', 'helibot', 'hoverbot'];
  const foes: readonly ChassisId[] = ['spiderbot', 'robotank', 'robocar'];
  return drafting(seats, [fleet.slice(0, robots), foes.slice(0, robots)], {
    scenario: 'downedPilot',
    robots,
    ...chosen,
  });
};

describe('the design', () => {
  test('three named chassis a side, each of Green with a pilot', () => {
    expect(planOf({ scenario: 'downedPilot' }, 'green').chassis).toEqual([
      'hoverbot',
      'rocketbot',
      'helibot',
    ]);
    expect(planOf({ scenario: 'downedPilot' }, 'yellow').chassis).toEqual([
      'spiderbot',
      'robotank',
      'robocar',
    ]);
    expect(planOf({ scenario: 'downedPilot' }, 'green').pilots).toBe('all');
  });
  test('no Suicide Nuke, in no example either', () => {
    const [draft] = setUp().legalOf(1, 'design');
    if (!draft) throw new Error('There is no design.');
    const refused = setUp().refusal(1, { ...draft, slots: { ...draft.slots, zero: 'suicideNuke' } });
    expect(refused).toMatchObject({ refused: 'cardBanned' });
    for (const seat of [0, 1])
      for (const { slots } of setUp().legalOf(seat, 'design'))
        expect(Object.values(slots)).not.toContain('suicideNuke');
  });
});

describe('KS16.1: five buildings, six tents, the name', () => {
  test('after the robots, by the voice of Green; the tents within 6 of the enemy’s edge', () => {
    let place = setUp().passedTo('build');
    expect(Object.values(place.state.robots).every(({ at }) => at !== '')).toBe(true);
    for (let number = 1; number <= 5; number += 1) {
      expect(place.question).toMatchObject({ kind: 'build', seat: 0 });
      place = place.play(0, place.legalOf(0, 'build')[0] ?? { type: 'build', at: '' });
    }
    for (const id of SIX) {
      expect(place.question).toMatchObject({ kind: 'placeTent', robot: id, seat: 0 });
      expect(place.legalOf(0, 'placeTent')).toHaveLength(136);
      place = place.play(0, place.legalOf(0, 'placeTent')[0] ?? { type: 'placeTent', at: '' });
    }
    expect(place.question).toMatchObject({ kind: 'namePilot', seat: 0 });
    expect(place.legalOf(0, 'namePilot').map(({ unit }) => unit)).toEqual(['', ...SIX]);
  });
  test('who is away has it decided by lot', () => {
    const asked = setUp().passedTo('namePilot');
    expect(kriegbot.fallback(asked.view(0), 0)).toEqual({ type: 'namePilot', unit: '' });
    const named = asked.play(0, { type: 'namePilot', unit: '' }, { rolls: [2] });
    expect(named.state.pilotName).toBe('ember');
  });
  test('K95: with ready-made robots all of it by lot', () => {
    let place = started(2, { scenario: 'downedPilot', readyMade: true });
    const dice = seededDice(seedFrom('rescue'));
    while (place.state.phase === 'templates') {
      const [seat = 0] = kriegbot.toAct(place.state);
      const step = kriegbot.apply(place.state, seat, kriegbot.fallback(place.view(seat), seat), dice);
      if (isRefusal(step)) throw new Error(`Refused: ${step.refused}.`);
      place = position(step.state, step.events);
    }
    expect(SIX).toContain(place.state.pilotName);
    const camps = campsOf(place.state, 'green');
    expect(place.state.units.every(({ at }) => camps.includes(at))).toBe(true);
  });
});

describe('KS16.2: the name is a secret', () => {
  const named = () => setUp(4, 2).passedTo('namePilot').play(0, { type: 'namePilot', unit: 'hale' });
  test('all seats of Green know it, nobody else', () => {
    const place = named();
    expect([0, 1, 2, 3, 'spectator', 'everyone'].map((viewer) => place.view(viewer as 0).pilotName)).toEqual([
      'hale',
      undefined,
      'hale',
      undefined,
      undefined,
      'hale',
    ]);
    const [event] = place.emitted('pilotNamed');
    expect(event && kriegbot.audience?.(event)).toEqual([0, 2]);
  });
  test('a redeal gives others any of those who are left, aboard too', () => {
    const { state } = rescue({
      units: [
        { id: 'adler', at: '', aboard: 'green1', slot: 'primary', robot: '' },
        { id: 'drake', at: 'E3', robot: '' },
        { id: 'quill', at: 'E3', robot: 'green1', pilot: 'hotshotPilot' },
      ],
    });
    const dealt = (viewer: 0 | 1 | 'spectator') =>
      new Set(
        Array.from(
          { length: 30 },
          (_, index) => redeal(state, viewer, seededDice(seedFrom(String(index)))).pilotName,
        ),
      );
    expect(dealt(0)).toEqual(new Set(['drake']));
    expect(dealt(1)).toEqual(new Set(['adler', 'drake']));
    expect(dealt('spectator')).toEqual(new Set(['adler', 'drake']));
  });
  test('shown at the end', () => {
    const over = ended(rescue({ phase: 'status', turn: 25 }));
    expect(over.emitted('pilotRevealed')).toEqual([{ type: 'pilotRevealed', unit: 'drake' }]);
    expect(over.view(1).pilotName).toBe('drake');
  });
});

test('KS16.3: an EMP Blaster ends at 2, with and without power', () => {
  for (const poweredUp of [false, true]) {
    const at = (hex: HexId) =>
      rescue(
        { order: ['yellow1'], options: { expansion: 'full' } },
        {
          green1: { ...HELI, at: hex },
          yellow1: {
            ...TANK,
            at: 'K13',
            poweredUp,
            slots: { primary: 'empBlaster' },
            powerCore: { card: 'mhdGenerator', shown: true },
          },
        },
      );
    const shot = attackWith('empBlaster', { target: 'green1' });
    expect(at('K10').refusal('yellow1', shot).refused).toBe('outOfRange');
    expect(at('K11').legalOf('yellow1', 'attack').length).toBeGreaterThan(0);
    expect(
      at('K10')
        .legalOf('yellow1', 'attack')
        .some(({ target }) => target === 'green1'),
    ).toBe(false);
  }
});

test('KS16.4: decoys are footsoldiers, and none of the six revives a derelict', () => {
  const place = rescue(
    { phase: 'infantry', units: [{ id: 'drake', at: 'K8', robot: '' }, ...others('drake')] },
    {
      green1: { ...HELI, at: 'K8', fate: 'derelict', slots: { inner: '' }, cockpit: 'inner' },
      green2: { chassis: 'rocketbot', at: 'A15' },
    },
  ).passedTo('tent', { robot: 'drake' });
  expect(place.refusal(0, { type: 'revive' }).refused).toBe('noPilot');
  expect(place.legalOf(0, 'walk').length).toBeGreaterThan(0);
});

/** Drake is aboard a Helibot that stands at its own edge, facing out. */
const leaving = (aboard: readonly string[] = ['drake'], more: Partial<Given> = {}): Position =>
  rescue(
    {
      phase: 'movement',
      order: ['green1'],
      units: [
        ...aboard.map((id) => ({ id, at: '', aboard: 'green1', slot: 'primary' as const, robot: '' })),
        ...others(...aboard),
      ],
      ...more,
    },
    { green1: { ...HELI, at: 'A15', facing: 'south' }, green2: { chassis: 'rocketbot', at: 'K8' } },
  );

describe('KS16.5: carried off', () => {
  test('he boards in the infantry phase, and leaves with the robot in the next movement', () => {
    const boarding = rescue(
      { phase: 'infantry', turn: 1, units: [{ id: 'drake', at: 'B15', robot: '' }, ...others('drake')] },
      { green1: { ...HELI, at: 'B15', facing: 'south' } },
    ).passedTo('tent', { robot: 'drake' });
    const aboard = boarding.play(0, { type: 'board', slot: 'primary' });
    const over = aboard.passedTo('option', { robot: 'green1' }).play('green1', { type: 'flee' });
    expect(over.state.turn).toBe(2);
    expect(over.state.end).toEqual({ winners: [0], cause: 'pilotHome' });
  });
  test('a decoy that leaves with its robot is shown to be one', () => {
    const after = leaving(['ember']).play('green1', { type: 'flee' });
    expect(after.emitted('decoyShown')).toEqual([{ type: 'decoyShown', unit: 'ember' }]);
    expect(after.state.end).toBeUndefined();
  });
  test('KX68: he stands in the hex of a robot that has become a derelict', () => {
    const place = rescue(
      {
        order: ['green1'],
        units: [{ id: 'drake', at: '', aboard: 'green1', slot: 'primary', robot: '' }, ...others('drake')],
      },
      { green2: { chassis: 'rocketbot', at: 'K8' } },
    );
    const out = place.play('green1', { type: 'bailOut', who: 'pilot', at: 'A14' });
    expect(out.emitted('putOut')).toMatchObject([{ unit: 'drake', at: 'A15' }]);
    expect(out.state.end).toBeUndefined();
  });
});

describe('KS16.6: who leaves how', () => {
  test('none of the six on foot', () => {
    const place = rescue({
      phase: 'infantry',
      units: [{ id: 'adler', at: 'A15', robot: '' }, ...others('adler')],
    });
    const asked = place.passedTo('tent', { robot: 'adler' });
    expect(asked.refusal(0, { type: 'leave' }).refused).toBe('onlyCarried');
  });
  test('other pilots of Green over its own edge', () => {
    const place = rescue(
      {
        phase: 'infantry',
        units: [{ id: 'quill', at: 'B15', robot: 'green1', pilot: 'hotshotPilot' }, ...others()],
      },
      { green2: { chassis: 'rocketbot', at: 'K8' } },
    ).passedTo('tent', { robot: 'quill' });
    expect(place.play(0, { type: 'leave' }).emitted('leftMap')).toMatchObject([{ unit: 'quill' }]);
  });
  test('Yellow’s robots over theirs', () => {
    const place = rescue(
      { phase: 'movement', order: ['yellow1'] },
      { yellow1: { ...TANK, at: 'T0', facing: 'north' } },
    );
    expect(place.play('yellow1', { type: 'flee' }).state.end).toBeUndefined();
  });
});

describe('KS16.7: ends', () => {
  test('he is carried home: Green wins, though its last robot has left', () => {
    const over = rescue(
      {
        phase: 'movement',
        order: ['green1'],
        units: [{ id: 'drake', at: '', aboard: 'green1', slot: 'primary', robot: '' }, ...others('drake')],
      },
      { green1: { ...HELI, at: 'A15', facing: 'south' } },
    ).play('green1', { type: 'flee' });
    expect(over.state.end).toEqual({ winners: [0], cause: 'pilotHome' });
    expect(over.emitted('decoyShown')).toEqual([]);
  });
  test('he is killed: Yellow wins at once', () => {
    const over = shootAt('drake');
    expect(over.emitted('decoyShown')).toEqual([]);
    expect(over.emitted('pilotRevealed')).toEqual([{ type: 'pilotRevealed', unit: 'drake' }]);
    expect(over.state.end).toEqual({ winners: [1], cause: 'pilotDead' });
  });
  test('without an active robot of Green: Yellow wins', () => {
    const over = leaving([], { order: ['green1'] });
    const gone = given({
      scenario: 'downedPilot',
      phase: 'movement',
      order: ['green1'],
      robots: { green1: { ...HELI, at: 'A15', facing: 'south' }, yellow1: TANK },
      units: others(),
      pilotName: 'drake',
    }).play('green1', { type: 'flee' });
    expect(over.state.end).toBeUndefined();
    expect(gone.state.end).toEqual({ winners: [1], cause: 'rescueGone' });
  });
  test('but not while one of its pilots on foot may revive a derelict', () => {
    const wreck = { ...HELI, at: 'K8', fate: 'derelict', slots: { inner: '' }, cockpit: 'inner' } as const;
    const pilot = { id: 'quill', at: 'K9', robot: 'green1', pilot: 'hotshotPilot' } as const;
    const open = rescue({ phase: 'status', units: [pilot, ...others()] }, { green1: wreck });
    expect(open.state.end).toBeUndefined();
    const closed = rescue({ phase: 'status', units: others() }, { green1: wreck });
    expect(closed.state.end?.cause).toBe('rescueGone');
  });
  test('at the limit Yellow wins', () => {
    expect(ended(rescue({ phase: 'status', turn: 25 })).state.end).toEqual({ winners: [1], cause: 'limit' });
  });
});

/** A tank shoots at one of the six, and hits. */
function shootAt(unit: string): Position {
  return rescue(
    { order: ['yellow1'], units: [{ id: unit, at: 'K10', robot: '' }, ...others(unit)] },
    { yellow1: { ...TANK, at: 'K12', facing: 'north', slots: { primary: 'gatlingGun' } } },
  ).shoot('yellow1', 'gatlingGun', unit, { rolls: [4, 4, 4], attacks: 1 });
}

test('KS16.8: fire at the gas station does nothing to tents beside it', () => {
  const place = rescue(
    { order: ['yellow1'], units: [{ id: 'drake', at: 'K8', robot: '' }, ...others('drake')] },
    { yellow1: { ...TANK, at: 'K11', facing: 'north', slots: { primary: 'flamethrower' } } },
  );
  const after = place.shoot('yellow1', 'flamethrower', 'gasStation', { rolls: [3, 4] });
  expect(after.state.structures.gasStation).toBe(2);
  expect(after.state.units.map(({ id }) => id)).toContain('drake');
});

describe('the examples of scenario 16', () => {
  test('KS16 example (a): with the enemy on top (9, 6) is near enough, (10, 6.5) is not', () => {
    const { state } = rescue();
    expect(edgeOf(state, 'yellow')).toBe('top');
    expect(campsOf(state, 'green')).toContain('J6');
    expect(campsOf(state, 'green')).not.toContain('K7');
    expect(campsOf(state, 'green')).toHaveLength(136);
  });
  test('KS16 example (b): a decoy that is killed is shown, and one of five is he', () => {
    const after = shootAt('adler');
    expect(after.emitted('decoyShown')).toEqual([{ type: 'decoyShown', unit: 'adler' }]);
    expect(after.state.end).toBeUndefined();
    const dealt = new Set(
      Array.from(
        { length: 40 },
        (_, index) => redeal(after.state, 1, seededDice(seedFrom(String(index)))).pilotName,
      ),
    );
    expect(dealt).toEqual(new Set(SIX.filter((id) => id !== 'adler')));
  });
  test('KS16 example (c): the card that bears him is destroyed: Yellow wins', () => {
    const place = rescue(
      {
        order: ['yellow1'],
        units: [{ id: 'drake', at: '', aboard: 'green1', slot: 'zero', robot: '' }, ...others('drake')],
      },
      {
        green1: { ...HELI, at: 'K10', damage: { zero: 1 } },
        green2: { chassis: 'rocketbot', at: 'A15' },
        yellow1: { ...TANK, at: 'K12', facing: 'north', slots: { primary: 'flamethrower' } },
      },
    );
    const over = place.shoot('yellow1', 'flamethrower', 'green1', { rolls: [5, 0, 4] });
    expect(over.emitted('unitKilled')).toMatchObject([{ unit: 'drake' }]);
    expect(over.state.end).toEqual({ winners: [1], cause: 'pilotDead' });
  });
  test('KS16 example (d): an EMP Blaster at range 3', () => {
    const place = rescue(
      { order: ['yellow1'] },
      {
        green1: { ...HELI, at: 'K10' },
        yellow1: {
          ...TANK,
          at: 'K13',
          slots: { primary: 'empBlaster' },
          powerCore: { card: 'mhdGenerator', shown: true },
        },
      },
    );
    const shot = attackWith('empBlaster', { target: 'green1' });
    expect(place.refusal('yellow1', shot).refused).toBe('outOfRange');
  });
});
