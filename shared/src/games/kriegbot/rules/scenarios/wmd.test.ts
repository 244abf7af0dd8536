import { isRefusal } from '../../../../core/ground/result';
import { seededDice, seedFrom } from '../../../../core/dice/dice';
import { kriegbot } from '../..';
import type { ChassisId } from '../../content/chassis';
import { castOf, robotsOf } from '../../content/scenarios';
import type { HexId } from '../../content/map';
import { options, type Options } from '../../options';
import { drafting } from '../../testing/scenes/drafting';
import { given, type Given, type GivenRobot, type Position } from '../../testing/given';
import { position, started } from '../../testing/position';
import { rangeBetween } from '../field/arcs';
import { sitesIn } from '../setup/addedBuildings';
import { edgeOf } from '../field/field';
import { silhouetteAgainst } from '../attacking/silhouettes';
import { plainAttempt } from '../attacking/attempts';

/** Weapons of Mass Destruction: bunkers, and people with bombs. */

const TANK = { chassis: 'robotank', at: 'A15' } as const satisfies GivenRobot;
const CAR = { chassis: 'robocar', at: 'U1', slots: { four: 'hotshotPilot' } } as const satisfies GivenRobot;
const FIVE = ['E5', 'K5', 'Q5', 'E11', 'K11'] as const satisfies readonly HexId[];
const blowUp = { type: 'blowUp' } as const;

const bunkers = (...hexes: readonly HexId[]): NonNullable<Given['buildings']> =>
  hexes.map((at, index) => ({ id: `b${index + 1}` as 'b1', at }));
const compound = (more: Partial<Given> = {}, robots: Given['robots'] = {}): Position =>
  given({
    scenario: 'wmd',
    robots: { green1: TANK, yellow1: CAR, ...robots },
    units: [],
    buildings: bunkers('E5', 'K5', 'Q5'),
    ...more,
  });
/** A soldier on foot is asked. */
const soldier = (at: HexId, more: Partial<Given> = {}, robots: Given['robots'] = {}): Position =>
  compound({ phase: 'infantry', units: [{ id: 'baker', at, robot: '' }], ...more }, robots);

/** The first question of the set-up, with designs as they come ready-made. */
const setUp = (robots: 1 | 2 | 3, seats = 2, chosen: Partial<Options> = {}): Position => {
  const fleet: readonly ChassisId[] = ['rocketbot', 'helibot', 'hoverbot'];
  const others: readonly ChassisId[] = ['spiderbot', 'robotank', 'robocar'];
  const begun = drafting(seats, [fleet.slice(0, robots), others.slice(0, robots)], {
    scenario: 'wmd',
    robots,
    ...chosen,
  });
  return begun.passedTo('build');
};
const build = (place: Position, at: HexId): Position => place.play(1, { type: 'build', at });

describe('KS15.1: bunkers, robots, soldiers', () => {
  test.each([1, 2, 3] as const)('%i robots a side and two bunkers more, by the voice of Yellow', (robots) => {
    let place = setUp(robots);
    for (let number = 0; number < robots + 2; number += 1) {
      expect(place.question).toMatchObject({ kind: 'build', robot: `b${number + 1}`, seat: 1 });
      place = build(place, sitesIn(place.state)[0] ?? '');
    }
    expect(place.question).toMatchObject({ kind: 'place' });
    const begun = place.passedTo('option');
    expect(begun.state.buildings).toHaveLength(robots + 2);
    expect(begun.state.units.map(({ at, team }) => [at, team])).toEqual(
      begun.state.buildings?.map(({ at }) => [at, 'yellow']),
    );
    expect(begun.state.units.map(({ id }) => id)).toEqual(
      ['baker', 'castle', 'falk', 'garner', 'nolan'].slice(0, robots + 2),
    );
    expect(begun.emitted('unitPlaced')).toHaveLength(robots + 2);
  });

  test('the edges are drawn before, and each robot begins at its own', () => {
    const first = setUp(1);
    expect([edgeOf(first.state, 'green'), edgeOf(first.state, 'yellow')].toSorted()).toEqual([
      'bottom',
      'top',
    ]);
  });

  test('86 hexes will do for the first, and none of the others is nearer than 4 to another', () => {
    const first = setUp(1);
    expect(first.legalOf(1, 'build')).toHaveLength(86);
    expect(first.refusal(0, { type: 'build', at: 'E5' }).refused).toBe('notAsked');
    const second = build(first, 'K5');
    expect(second.legalOf(1, 'build').map(({ at }) => at)).not.toContain('K8');
    expect(second.legalOf(1, 'build').map(({ at }) => at)).toContain('M8');
  });

  test.each([
    ['if nothing 4 away is left, 3 is enough', ['E8'], 3],
    ['then 2', ['E8', 'K12'], 2],
  ] as const)('%s', (_what, more, least) => {
    const five = setUp(3);
    const crowded: readonly HexId[] = ['K8', 'G6', 'G10', 'O6', 'O10', 'K4', 'Q8', ...more];
    const state = {
      ...five.state,
      buildings: crowded.map((at, index) => ({ id: `b${index + 1}` as 'b1', at, damage: 0 })),
    };
    const left = sitesIn(state);
    const nearest = (at: HexId) => Math.min(...crowded.map((other) => rangeBetween(other, at)));
    expect([...new Set(left.map(nearest))]).toEqual([least]);
  });

  test('K95: with ready-made robots bunkers are scattered, and the soldiers are in them', () => {
    let place = started(2, { scenario: 'wmd', readyMade: true });
    const dice = seededDice(seedFrom('compound'));
    while (place.state.phase === 'templates') {
      const [seat = 0] = kriegbot.toAct(place.state);
      const step = kriegbot.apply(place.state, seat, kriegbot.fallback(place.view(seat), seat), dice);
      if (isRefusal(step)) throw new Error(`Refused: ${step.refused}.`);
      place = position(step.state, step.events);
    }
    expect(place.state.units.map(({ at }) => at)).toEqual(place.state.buildings?.map(({ at }) => at));
    expect(place.state.buildings).toHaveLength(3);
  });

  test('KS0.3: always the whole expansion, and the same number of robots', () => {
    expect(options.parse({ scenario: 'wmd' }).expansion).toBe('full');
    expect(castOf({ scenario: 'wmd' }, 2, 4)?.tents).toEqual({ yellow: { foot: 4, motorized: 0 } });
    expect(robotsOf({ scenario: 'wmd' }, 'green', 3, 6)).toBe(3);
  });

  test('KS0.6: no pilot for Green, one for each robot of Yellow', () => {
    const desks = drafting(2, [['helibot'], ['robotank']], { scenario: 'wmd' });
    const [draft] = desks.legalOf(0, 'design');
    expect(draft).toBeDefined();
    if (!draft) return;
    const slots = { ...draft.slots, inner: 'hotshotPilot', deep: '' } as const;
    expect(desks.refusal(0, { ...draft, slots }).refused).toBe('tooManyPilots');
    const [own] = desks.legalOf(1, 'design');
    expect(Object.values(own?.slots ?? {}).filter((card) => card.endsWith('Pilot'))).toHaveLength(1);
  });
});

describe('KS15.2: what bunkers are like to hit', () => {
  const shot = (target: string, range: number, more: Partial<Given> = {}) => {
    const { state } = compound(more);
    return silhouetteAgainst(state, {
      ...plainAttempt({ attacker: 'green1', arms: 'flamethrower', target, range }),
      mode: '',
    });
  };
  test('silhouette 3; a tower has 1', () => {
    expect(shot('b1', 3)).toBe(3);
    expect(shot('towerTop', 3)).toBe(1);
  });
  test('a soldier in one at least 4', () => {
    const units = [{ id: 'baker', at: 'E5', robot: '' }] as const;
    expect(shot('baker', 2, { units })).toBe(4);
    expect(shot('baker', 6, { units })).toBe(6);
  });
  test('a burst at who is inside hits it too, with 3 or more', () => {
    const firing = compound(
      { order: ['green1'], units: [{ id: 'baker', at: 'E5', robot: '' }] },
      { green1: { ...TANK, at: 'E7', facing: 'north', slots: { primary: 'flamethrower' } } },
    );
    const low = firing.shoot('green1', 'flamethrower', 'baker', { rolls: [0, 2] });
    expect(low.emitted('structureHit')).toEqual([]);
    const enough = firing.shoot('green1', 'flamethrower', 'baker', { rolls: [0, 3] });
    expect(enough.emitted('structureHit')).toMatchObject([{ structure: 'b1', damage: 2 }]);
  });
});

describe('KS15.3: the bombs of pilots and infantry', () => {
  const aboard = (more: Partial<GivenRobot>, given: Partial<Given> = {}) =>
    compound({ order: ['yellow1'], ...given }, { yellow1: { ...CAR, at: 'K8', ...more } });

  test('in a robot: its attack action, in a turn in which it has powered up', () => {
    const place = aboard({ poweredUp: true }, { buildings: bunkers('E5') });
    const over = place.play('yellow1', blowUp);
    expect(over.emitted('blewUp')).toEqual([{ type: 'blewUp', by: 'yellow1', at: 'K8' }]);
    expect(over.robot('yellow1').fate).toBe('destroyed');
  });
  test('not by power that a Solenoid has kept', () => {
    const kept = aboard({ poweredUp: true, marks: { option: 'move' } });
    expect(kept.refusal('yellow1', blowUp).refused).toBe('notPowered');
  });
  test('not with a disabled pilot, nor without any', () => {
    expect(aboard({ poweredUp: true, disabled: ['four'] }).question?.kind).not.toBe('moving');
    const struck = aboard({ poweredUp: true, disabled: ['four'] });
    expect(struck.refusal('yellow1', blowUp).refused).toBe('onlyReboot');
  });
  test('Green has none, on foot neither', () => {
    const robot = compound({ order: ['green1'] }, { green1: { ...TANK, poweredUp: true } });
    expect(robot.refusal('green1', blowUp).refused).toBe('noBomb');
    const tent = soldier('K8', { units: [{ id: 'adler', at: 'K8' }] });
    expect(tent.refusal(0, blowUp).refused).toBe('noBomb');
  });
  test('on foot: as the infantry action, without power; the tent is gone', () => {
    const place = soldier('K8', {}, { green1: { ...TANK, at: 'K10' }, green2: { at: 'A1' } });
    const over = place.play(1, blowUp);
    expect(over.state.units).toEqual([]);
    expect(over.emitted('unitKilled')).toMatchObject([{ unit: 'baker', cause: 'nuke' }]);
    expect(over.robot('green1').fate).toBe('destroyed');
  });
  test('also those who come out of an Infantry Pod, and the motorized', () => {
    const pod = soldier('K8', { units: [{ id: 'jarrow', at: 'K8', robot: 'yellow1' }] });
    expect(pod.legalOf(1, 'blowUp')).toEqual([blowUp]);
  });
  test('the pilot takes it with him on foot, and the robot has none any more', () => {
    const place = soldier(
      'K8',
      { units: [{ id: 'baker', at: 'K8', robot: 'yellow1', pilot: 'hotshotPilot', armed: true }] },
      { yellow1: { ...CAR, fate: 'derelict', slots: { four: '' }, cockpit: 'four' } },
    );
    expect(place.legalOf(1, 'blowUp')).toEqual([blowUp]);
  });
  test('everybody knows of it, and it shows no card', () => {
    const place = aboard({ poweredUp: true }, { buildings: bunkers('E5') });
    const over = place.play('yellow1', blowUp);
    expect(over.emitted('shown')).toEqual([]);
  });
  test('a robot may have the card besides', () => {
    const place = aboard({ poweredUp: true, slots: { four: 'hotshotPilot', zero: 'suicideNuke' } });
    expect(place.legalOf('yellow1', 'nuke')).toHaveLength(1);
    expect(place.legalOf('yellow1', 'blowUp')).toHaveLength(1);
  });
});

describe('KS15.4: what a blast does to bunkers, and to what is inside', () => {
  test('within 2 all is destroyed, the user first', () => {
    const place = compound(
      { order: ['yellow1'], buildings: bunkers('K5', 'Q5'), units: [{ id: 'baker', at: 'K5', robot: '' }] },
      {
        green1: { ...TANK, at: 'K8' },
        green2: { at: 'A1' },
        yellow1: { ...CAR, at: 'K7', poweredUp: true },
        yellow2: { chassis: 'spiderbot', at: 'K9', slots: { inner: 'engineerPilot' } },
      },
    );
    const over = place.play('yellow1', blowUp);
    expect(over.emitted('destroyed').map(({ robot }) => robot)).toEqual(['yellow1', 'yellow2', 'green1']);
    expect(over.emitted('structureHit').map(({ structure }) => structure)).toContain('b1');
    expect(over.state.buildings?.map(({ damage }) => damage)).toEqual([2, 0]);
    expect(over.state.units).toEqual([]);
  });
  test('further off bunkers take nothing, and a robot inside nothing; a flyer above takes two', () => {
    const inside = (chassis: ChassisId) =>
      soldier('K8', {}, { green1: { chassis, at: 'K5' } }).play(1, blowUp, {
        rolls: chassis === 'robotank' ? [] : [1, 2],
      });
    expect(inside('robotank').emitted('marked')).toEqual([]);
    expect(inside('robotank').state.buildings?.map(({ damage }) => damage)).toEqual([0, 0, 0]);
    expect(inside('helibot').emitted('marked')).toHaveLength(2);
  });
  test('so does the card of a robot, of Green too', () => {
    const place = compound(
      { order: ['green1'], units: [{ id: 'baker', at: 'K5', robot: '' }] },
      {
        green1: { ...TANK, at: 'K8', poweredUp: true, slots: { zero: 'suicideNuke' } },
        green2: { at: 'A1' },
      },
    );
    const after = place.play('green1', { type: 'nuke' });
    expect(after.state.buildings?.map(({ damage }) => damage)).toEqual([0, 0, 0]);
    expect(after.state.units.map(({ id }) => id)).toEqual(['baker']);
  });
  test('the ruins of a bunker shelter nobody; other structures take one', () => {
    const place = soldier('K8', {
      units: [
        { id: 'baker', at: 'K8', robot: '' },
        { id: 'castle', at: 'K5', robot: '' },
      ],
      buildings: [{ id: 'b1', at: 'K5', damage: 2 }, ...bunkers('E5', 'E11').slice(1)],
    }).play(1, blowUp);
    expect(place.emitted('unitKilled').map(({ unit }) => unit)).toEqual(['baker', 'castle']);
    expect(place.state.structures.bridge).toBe(1);
    expect(place.state.structures.gasStation).toBe(2);
  });
  test('elsewhere buildings are no bunkers: a tower takes one at 6', () => {
    const place = given({
      order: ['green1'],
      robots: { green1: { ...TANK, at: 'K8', poweredUp: true }, yellow1: { at: 'A1' } },
    });
    expect(place.play('green1', { type: 'nuke' }).state.structures.towerBottom).toBe(1);
  });
});

describe('KS15.5: the last bunker', () => {
  test('whoever destroys it: by its own soldier, Green wins', () => {
    const over = soldier('E5', { buildings: bunkers('E5') }).play(1, blowUp);
    expect(over.state.end).toEqual({ winners: [0], cause: 'bunkersGone' });
  });
  test('with the last robot of Green in the same blast: Green wins', () => {
    const over = soldier('E5', { buildings: bunkers('E5') }, { green1: { ...TANK, at: 'E6' } }).play(
      1,
      blowUp,
    );
    expect(over.robot('green1').fate).toBe('destroyed');
    expect(over.state.end).toEqual({ winners: [0], cause: 'bunkersGone' });
  });
  test('as long as one stands, nobody has won', () => {
    const after = soldier('E5', { buildings: bunkers('E5', 'K5') }).play(1, blowUp);
    expect(after.state.end).toBeUndefined();
  });
});

describe('KS15.6: nobody is left who could destroy them', () => {
  test('without an active robot of Green: Yellow wins', () => {
    const over = soldier('K8', {}, { green1: { ...TANK, at: 'K10' } }).play(1, blowUp);
    expect(over.state.end).toEqual({ winners: [1], cause: 'invadersGone' });
  });
  test('one that flees over its own edge is gone', () => {
    const place = compound(
      { phase: 'movement', order: ['green1'] },
      { green1: { ...TANK, facing: 'south' } },
    );
    expect(place.play('green1', { type: 'flee' }).state.end?.cause).toBe('invadersGone');
  });
  test('Yellow without anybody: the game goes on', () => {
    const robots = { yellow1: { ...CAR, at: '', fate: 'destroyed' } } as const;
    const place = compound({ phase: 'status', turn: 3 }, robots);
    expect(place.state.end).toBeUndefined();
  });
  test('at the limit Yellow wins', () => {
    expect(compound({ phase: 'status', turn: 25 }).state.end).toEqual({ winners: [1], cause: 'limit' });
  });
});

test('KS15.7: a collapse by ordinary fire kills the soldier inside, and no bomb goes off', () => {
  const place = compound(
    { order: ['green1'], units: [{ id: 'baker', at: 'E5', robot: '' }] },
    { green1: { ...TANK, at: 'E7', facing: 'north', slots: { primary: 'flamethrower' } } },
  );
  const over = place.shoot('green1', 'flamethrower', 'b1', { rolls: [3, 4] });
  expect(over.emitted('unitKilled')).toMatchObject([{ unit: 'baker', cause: 'collapse' }]);
  expect(over.emitted('blewUp')).toEqual([]);
});

describe('the examples of scenario 15', () => {
  test('KS15 example (a): five bunkers, 6 or more apart; what is refused', () => {
    let place = setUp(3);
    const refused = (at: HexId) => place.refusal(1, { type: 'build', at }).refused;
    expect(refused('H9')).toBe('noBuildingGround');
    expect(refused('K9')).toBe('noBuildingGround');
    expect(refused('K4')).toBe('tooNearBorder');
    for (const at of FIVE) {
      place = build(place, at);
      if (at === 'K5') expect(refused('N5')).toBe('tooNearOthers');
    }
    expect(place.question?.kind).toBe('place');
  });

  test('KS15 example (b): 2 hexes from a bunker both are gone, 3 hexes from it both are unhurt', () => {
    const at = (hex: HexId, more: readonly number[] = []) =>
      soldier(
        hex,
        {
          units: [
            { id: 'baker', at: hex, robot: '' },
            { id: 'castle', at: 'E5', robot: '' },
          ],
        },
        { green1: { ...TANK, at: 'E9' }, green2: { at: 'U15' } },
      ).play(1, blowUp, { rolls: more });
    const near = at('E3', [1, 2]);
    expect(near.state.buildings?.[0]?.damage).toBe(2);
    expect(near.state.units).toEqual([]);
    const far = at('E2', []);
    expect(far.state.buildings?.[0]?.damage).toBe(0);
    expect(far.state.units.map(({ id }) => id)).toEqual(['castle']);
    const burnt = at('E12', [1, 2]);
    expect(burnt.emitted('locationsRolled')).toMatchObject([{ robot: 'green1', dice: [1, 2] }]);
    expect(burnt.emitted('marked')).toHaveLength(2);
  });

  test('KS15 example (c): a Flamethrower at a bunker: one location is one damage, two destroy it', () => {
    const firing = compound(
      { order: ['green1'], units: [{ id: 'baker', at: 'E5', robot: '' }] },
      { green1: { ...TANK, at: 'E7', facing: 'north', slots: { primary: 'flamethrower' } } },
    );
    const one = firing.shoot('green1', 'flamethrower', 'b1', { rolls: [3, 3] });
    expect(one.emitted('structureHit')).toMatchObject([{ structure: 'b1', damage: 1, destroyed: false }]);
    const two = firing.shoot('green1', 'flamethrower', 'b1', { rolls: [3, 4] });
    expect(two.emitted('structureHit')).toMatchObject([{ structure: 'b1', damage: 2, destroyed: true }]);
    expect(two.state.units).toEqual([]);
  });

  test('KS15 example (d): a Robocar that has moved may not; its pilot, who bailed out a turn ago, may', () => {
    const moved = compound({ order: ['yellow1'] }, { yellow1: { ...CAR, at: 'K8' } });
    expect(moved.refusal('yellow1', blowUp).refused).toBe('notPowered');
    const out = moved
      .play('yellow1', { type: 'bailOut', who: 'pilot', at: 'K7' })
      .passedTo('tent', { robot: 'baker' });
    expect(out.state.turn).toBe(2);
    expect(out.legalOf(1, 'blowUp')).toEqual([blowUp]);
  });
});
