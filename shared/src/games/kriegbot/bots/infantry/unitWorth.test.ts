import { seededDice, seedFrom } from '../../../../core/dice/dice';
import { withDice } from '../../../../core/testing/means';
import { botPlayer, playout } from '../../../../core/testing/playout';
import { kriegbot } from '../..';
import type { Action } from '../../actions';
import { SCENARIO_IDS } from '../../content/scenarios';
import { options } from '../../options';
import { rangeBetween } from '../../rules/field/arcs';
import { given, type Given, type GivenUnit, type Position } from '../../testing/given';
import { bots } from '..';

const LEVELS = ['easy', 'normal', 'hard'] as const;
type Level = (typeof LEVELS)[number];

const choice = (level: Level, situation: Given): Action => choiceIn(level, given(situation));

function choiceIn(level: Level, { state }: Position, seed = 'a'): Action {
  const [seat = 0] = kriegbot.toAct(state);
  const view = kriegbot.project(state, seat);
  return bots[level].choose(view, seat, kriegbot.legal(view, seat), withDice(seededDice(seedFrom(seed))));
}

const afoot = (units: readonly GivenUnit[], more: Partial<Given> = {}): Given => ({
  phase: 'infantry',
  options: { expansion: 'full', robots: 2 },
  units,
  ...more,
  robots: {
    green1: { at: 'U15' },
    green2: { at: 'S15' },
    yellow1: { at: 'U1' },
    yellow2: { at: 'S1' },
    ...more.robots,
  },
});

describe.each(LEVELS)('KX46: the infantry of the %s bot', (level) => {
  test('fires where it is likely to hit', () => {
    const near = afoot([{ id: 'adler', at: 'L10' }], {
      robots: { yellow1: { at: 'L10', chassis: 'robotank' } },
    });
    expect(choice(level, near)).toMatchObject({ type: 'fire', target: 'yellow1' });
  });
  test('comes nearer where it is not', () => {
    const far = afoot([{ id: 'ives', at: 'L14' }], {
      robots: { yellow1: { at: 'L2' }, yellow2: { at: 'M1' } },
    });
    const step = choice(level, far);
    expect(step).toMatchObject({ type: 'walk' });
    if (step.type === 'walk') expect(rangeBetween(step.to, 'L2')).toBeLessThan(rangeBetween('L14', 'L2'));
  });
  test('a pilot goes for a derelict, and revives it', () => {
    const pilot = { id: 'adler', at: 'L13', pilot: 'hotshotPilot' } as const;
    const wreck = {
      green2: { at: 'L11', slots: { inner: '' }, fate: 'derelict', cockpit: 'inner' },
    } as const;
    expect(choice(level, afoot([pilot], { robots: wreck }))).toEqual({ type: 'walk', to: 'L11' });
    expect(choice(level, afoot([{ ...pilot, at: 'L11' }], { robots: wreck }))).toEqual({ type: 'revive' });
  });
  test('a drone flies to where it sees an enemy, out of the reach of rifles', () => {
    const up = afoot([{ id: 'green1Drone', at: 'K15' }], {
      robots: {
        green1: { chassis: 'robotank', at: 'U15', slots: { inner: 'uav' }, shown: 'all' },
        yellow1: { at: 'K3' },
        yellow2: { at: 'L3' },
      },
    });
    const flight = choice(level, up);
    expect(flight).toMatchObject({ type: 'fly' });
    if (flight.type === 'fly') expect(rangeBetween(flight.to, 'K3')).toBeLessThan(12);
  });
});

describe('robots and infantry', () => {
  const gunner = { chassis: 'robotank', at: 'L12', slots: { primary: 'heavyMachineGun' } } as const;

  test.each(LEVELS)('the %s bot shoots at a tent that is the only target', (level) => {
    const shot = choice(level, {
      ...afoot([{ id: 'baker', at: 'L10', placed: 1 }], { robots: { green1: gunner } }),
      phase: 'attack',
      order: ['green1'],
    });
    expect(shot).toMatchObject({ type: 'attack', target: 'baker' });
  });
  test('the hard bot prefers the pilot whose death is a kill to a soldier', () => {
    const shot = choice('hard', {
      ...afoot(
        [
          { id: 'baker', at: 'L10', placed: 1 },
          { id: 'castle', at: 'L10', placed: 1, pilot: 'combatPilot' },
        ],
        { robots: { green1: gunner } },
      ),
      phase: 'attack',
      order: ['green1'],
    });
    expect(shot).toMatchObject({ type: 'attack', target: 'castle' });
  });
  test('the hard bot lets its pod out where enemies are near, not where they are far', () => {
    const carrier = (at: string): Given => ({
      ...afoot([], {
        robots: {
          green1: {
            chassis: 'robotank',
            at: 'L12',
            slots: { primary: '', secondary: '', inner: 'infantryPod' },
          },
          yellow1: { at },
        },
      }),
      phase: 'attack',
      order: ['green1'],
    });
    expect(choice('hard', carrier('L6'))).toMatchObject({ type: 'bailOut' });
    expect(choice('hard', carrier('U1'))).toEqual({ type: 'pass' });
  });
});

describe.each(LEVELS)('what attacks from elsewhere, for the %s bot,', (level) => {
  test('a landing craft with a tent among its targets', () => {
    const aim = given({
      scenario: 'warOfTheWorlds',
      phase: 'movement',
      order: [],
      units: [{ id: 'adler', at: 'K6', placed: 1 }],
      robots: { green1: { at: 'A15' }, yellow1: { at: 'U15' } },
    });
    const asked = aim.passedTo('craft');
    expect(asked.legalOf(asked.question?.seat ?? 0, 'craft').map(({ target }) => target)).toContain('adler');
    expect(['craft', 'pass']).toContain(choiceIn(level, asked).type);
  });
  test('a robot that is hacked', () => {
    const place = given({
      scenario: 'theHacker',
      order: ['yellow1'],
      units: [{ id: 'adler', at: 'O15', placed: 1 }],
      robots: {
        green1: {
          chassis: 'spiderbot',
          at: 'Q15',
          slots: { primary: 'grenadeLauncher', zero: 'radar', four: 'combatPilot' },
          shown: ['radar', 'combatPilot', 'grenadeLauncher'],
        },
        green2: { at: 'K15' },
        yellow1: { chassis: 'hoverbot', at: 'M15', slots: { four: 'targetingLaser' } },
      },
    }).shoot('yellow1', 'targetingLaser', 'green1', { rolls: [4, 3, 1] });
    expect(place.question?.kind).toBe('hack');
    expect(place.legalOf('yellow1', 'hack').map(({ target }) => target)).toContain('adler');
    expect(['hack', 'trigger', 'pass']).toContain(choiceIn(level, place).type);
  });
});

describe('whole games with the expansion', () => {
  test.each(SCENARIO_IDS)('bots of all levels play %s to its end', (scenario) => {
    const chosen = options.parse({ scenario, expansion: 'full', turnLimit: 15 });
    const seats = kriegbot.seatsFor?.(chosen).min ?? 2;
    for (const seed of ['one', 'two', 'three']) {
      const players = Array.from({ length: seats }, (_, seat) =>
        botPlayer(LEVELS[seat % LEVELS.length] ?? 'hard'),
      );
      const last = [...playout({ game: kriegbot, options: chosen, seed, players })].at(-1);
      expect(last?.match.outcome).toBeDefined();
    }
  });
});
