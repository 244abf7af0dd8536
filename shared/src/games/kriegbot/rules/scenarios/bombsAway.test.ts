import { kriegbot } from '../..';
import { castOf } from '../../content/scenarios';
import { HEX_IDS, STRUCTURES } from '../../content/map';
import type { Options } from '../../options';
import { drafting } from '../../testing/scenes/drafting';
import { given, stateFrom, type Given, type GivenRobot, type Position } from '../../testing/given';
import { begunWith } from '../../testing/position';
import { goOn } from '../turn/tasks';
import { viewersOf } from '../../../../core/ground/seats';
import { rangeBetween } from '../field/arcs';
import { aimOf, chanceToHit } from '../previews/odds';
import { silhouetteFromAbove, silhouetteOfStructure } from '../attacking/silhouettes';
import { robotOf } from '../field/field';

const TANK = { chassis: 'robotank', at: 'A15', facing: 'north' } as const satisfies GivenRobot;
const CAR = { chassis: 'robocar', at: 'U1' } as const satisfies GivenRobot;
const SOLDIERS = (['baker', 'castle', 'falk', 'garner'] as const).map((id) => ({ id, robot: '', at: '' }));

/** Green begins at the bottom: the tower of the attackers is the one in the north, on K3. */
const sky = (more: Partial<Given> = {}, robots: Given['robots'] = {}): Position =>
  given({
    scenario: 'bombsAway',
    phase: 'status',
    robots: { green1: TANK, green2: { chassis: 'rocketbot', at: 'C15' }, yellow1: CAR, ...robots },
    ...more,
  });
/** The next turn begins. */
const turn = (more: Partial<Given> = {}, robots: Given['robots'] = {}): Position =>
  sky(more, robots).passedTo('callBomb');

const call = (at: string) => ({ type: 'callBomb', at }) as const;
const pass = { type: 'pass' } as const;
const disk = (at: string) => ({ type: 'disk', at }) as const;

const setUp = (seats: number, chosen: Partial<Options> = {}): Position => {
  const robots: number = chosen.robots ?? 2;
  const green = (['rocketbot', 'helibot', 'hoverbot'] as const).slice(0, Math.max(2, robots));
  const yellow = (['spiderbot', 'robotank'] as const).slice(0, robots > 2 ? 2 : 1);
  return drafting(seats, [green, yellow], { scenario: 'bombsAway', ...chosen });
};

describe('the set-up', () => {
  const tents = ({ state: { units } }: Position) => units.map(({ id, at, seat }) => [id, at, seat]);

  test('KS0.7: two against one with four footsoldiers, who are above; three against two without', () => {
    expect(castOf({ scenario: 'bombsAway' }, 1, 3)?.robots).toEqual({ green: 2, yellow: 1 });
    expect(castOf({ scenario: 'bombsAway' }, 3, 5)?.robots).toEqual({ green: 3, yellow: 2 });
    const begun = setUp(3).passedTo('callBomb');
    expect(tents(begun)).toEqual(['baker', 'castle', 'falk', 'garner'].map((id) => [id, '', 1]));
    expect(setUp(4, { robots: 3 }).passedTo('callBomb').state.units).toEqual([]);
  });

  test('the sides begin at opposite edges', () => {
    const { teams } = setUp(2).passedTo('callBomb').state;
    expect(new Set([teams['green']?.edge, teams['yellow']?.edge])).toEqual(new Set(['top', 'bottom']));
  });

  test('KS0.8: nobody is asked to place a tent that comes from above', () => {
    let place = setUp(2).passedTo('place');
    const asked: string[] = [];
    while (place.state.phase === 'setup') {
      asked.push(place.question?.kind ?? '');
      const [seat = 0] = kriegbot.toAct(place.state);
      place = place.play(seat, kriegbot.fallback(place.view(seat), seat));
    }
    expect(asked).toEqual(['place', 'place', 'place']);
    expect(place.question).toMatchObject({ kind: 'callBomb', seat: 1 });
  });
});

describe('KS18.1: a bomb each turn', () => {
  test('as the turn begins the attackers call it to any hex, before anybody moves', () => {
    const begun = turn();
    expect(begun.question).toMatchObject({ kind: 'callBomb', robot: 'towerTop', seat: 1 });
    expect(begun.legalOf(1, 'callBomb').map(({ at }) => at)).toEqual(HEX_IDS);
    expect(begun.legal(0).filter(({ type }) => type !== 'prepare')).toEqual([]);
    const called = begun.play(1, call('K8'));
    expect(called.emitted('bombSet')).toEqual([{ type: 'bombSet', robot: '', at: 'K8', by: 'yellow' }]);
    expect(called.question).toMatchObject({ kind: 'option' });
  });

  test('everybody sees it, and it goes off in the status phase of the same turn', () => {
    const called = turn().play(1, call('K8'));
    for (const viewer of [0, 1, 'spectator', 'everyone'] as const)
      expect(called.view(viewer).bombs).toMatchObject([{ at: 'K8', robot: '', team: 'yellow' }]);
    const next = called.passedTo('callBomb');
    expect(next.state.turn).toBe(called.state.turn + 1);
    expect(next.emitted('bombWent')).toEqual([{ type: 'bombWent', robot: '', at: 'K8' }]);
    expect(next.state.bombs).toBeUndefined();
  });

  test('one a turn, or none', () => {
    const begun = turn();
    expect(begun.play(1, pass).state.bombs).toBeUndefined();
    expect(begun.refusal(0, call('K8')).refused).toBe('notAsked');
    expect(begun.play(1, call('K8')).refusal(1, call('K9')).refused).toBe('notAsked');
  });

  test('while nobody answers, no bomb is called', () => {
    const begun = turn();
    expect(kriegbot.fallback(begun.view(1), 1)).toEqual(pass);
  });

  test('KS0.2: the lowest seat of the attackers that is still in calls it', () => {
    const seats = [{}, {}, {}, {}];
    const robots: Given['robots'] = {
      green1: { ...TANK, seat: 0 },
      green2: { chassis: 'rocketbot', at: 'C15', seat: 2 },
      yellow1: { ...CAR, seat: 1 },
      yellow2: { chassis: 'spiderbot', at: 'S1', seat: 3 },
    };
    const begun = turn({ seats }, robots);
    expect(begun.question?.seat).toBe(1);
    const left = begun.resign(1);
    expect(left.question).toMatchObject({ kind: 'callBomb', seat: 3 });
    expect(left.play(3, call('A1')).passedTo('callBomb').question?.seat).toBe(3);
  });

  test('KX88: besides the bombs of cards, in the order in which they were placed', () => {
    const called = turn({}, { green1: { ...TANK, slots: { four: 'fuelAirBomb' } } }).play(1, call('U15'));
    const asked = called.passedTo('attack', { robot: 'green1' });
    const placed = asked.play('green1', { type: 'bomb', at: 'A10' });
    expect(placed.state.bombs?.map(({ at }) => at)).toEqual(['U15', 'A10']);
    const next = placed.passedTo('callBomb');
    expect(next.emitted('bombWent').map(({ at }) => at)).toEqual(['U15', 'A10']);
  });
});

/** A howitzer that is to fire from here. */
const howitzer = (at: string): Position =>
  sky(
    { phase: 'attack', order: ['green1'] },
    { green1: { ...TANK, at, facing: 'north', slots: { primary: 'howitzer' } } },
  );

const FAR = 12;
/** A hex at this range from which it can fire at a tower. */
const from = (target: 'towerTop', range: number): string =>
  HEX_IDS.find(
    (hex) =>
      rangeBetween(hex, STRUCTURES[target].at) === range &&
      howitzer(hex)
        .legalOf('green1', 'attack')
        .some((shot) => shot.target === target),
  ) ?? '';

describe('KS18.2: the tower', () => {
  const fired = (target: 'towerTop', roll: number): Position =>
    howitzer(from(target, FAR)).shoot('green1', 'howitzer', target, { rolls: [roll] });

  test('its silhouette is 3, that of the other side’s tower 1', () => {
    expect(fired('towerTop', 2).emitted('rolled')).toMatchObject([{ silhouette: 3, hit: false }]);
    expect(fired('towerTop', 3).state.structures.towerTop).toBeGreaterThan(0);
    expect(silhouetteOfStructure(howitzer('A1').state, 'towerBottom')).toBe(1);
  });

  test('L534: a burst at a robot inside counts against it as well, if it reaches that silhouette', () => {
    const missed = (rolls: readonly number[]) =>
      sky(
        { phase: 'attack', order: ['green1'] },
        {
          green1: { ...TANK, at: 'K5', slots: { primary: 'heavyMachineGun' } },
          yellow1: { chassis: 'robocar', at: 'K3' },
        },
      )
        .shoot('green1', 'heavyMachineGun', 'yellow1', { rolls })
        .emitted('structureHit');
    expect(missed([0, 0, 2])).toEqual([]);
    expect(missed([0, 1, 2])).toMatchObject([{ structure: 'towerTop' }]);
  });

  test('when it has fallen no bomb is called any more', () => {
    const next = sky({ structures: { towerTop: 2 } }).passedTo('option');
    expect(next.question?.kind).toBe('option');
    expect(sky({ structures: { towerBottom: 2 } }).passedTo('callBomb').question?.kind).toBe('callBomb');
  });
});

describe('KS18.3: the blast', () => {
  test('KX89: friends and foes, robots in their order, then tents by name, then structures', () => {
    const units = [
      { id: 'baker', robot: '', at: 'K15' },
      { id: 'adler', robot: '', at: 'K15' },
    ];
    const after = turn(
      { units },
      {
        green1: { ...TANK, at: 'K14', disabled: ['drive'] },
        yellow1: { chassis: 'robocar', at: 'L14', disabled: ['drive'] },
      },
    )
      .play(1, call('K14'))
      .passedTo('callBomb', { rolls: [0, 0, 0, 0, 0, 0, 0, 0] });
    expect(after.emitted('blasted').map(({ target }) => target)).toEqual([
      'green1',
      'yellow1',
      'adler',
      'baker',
    ]);
    expect(after.emitted('structureHit')).toMatchObject([{ structure: 'towerBottom', destroyed: true }]);
  });

  /** A number that leads to an empty slot, and on to its core, which is hit already. */
  const doomed = { slots: { zero: '' }, damage: { core: 1 }, marks: { option: 'idle' } } as const;
  const blown = (yellow: string, rolls: readonly number[]): Position => {
    const state = stateFrom({
      scenario: 'bombsAway',
      phase: 'status',
      robots: {
        green1: { chassis: 'helibot', at: 'E9', ...doomed },
        green2: TANK,
        yellow1: { chassis: 'robocar', at: yellow, ...doomed },
      },
    });
    const bomb = { at: 'E9', robot: '', team: 'yellow', card: 'fuelAirBomb' } as const;
    return begunWith({ ...state, bombs: [bomb] }, rolls, goOn);
  };

  test('it is the action of a whole side, and it kills', () => {
    const after = blown('U1', [0, 1]);
    expect(after.emitted('destroyed')).toMatchObject([{ robot: 'green1', cause: 'bomb' }]);
    expect(after.state.end).toEqual({ winners: [1], cause: 'firstKill' });
  });

  test('L395: robots of both sides destroyed by one blast: no first kill', () => {
    const after = blown('E8', [0, 1, 0, 1]);
    expect(after.emitted('destroyed').map(({ robot }) => robot)).toEqual(['green1', 'yellow1']);
    expect(after.state.end).toEqual({ winners: [0], cause: 'lastActive' });
  });
});

describe('KS18.4: the footsoldiers', () => {
  const above = (more: Partial<Given> = {}): Position =>
    sky({ phase: 'infantry', units: SOLDIERS, turn: 3, ...more });

  test('in an infantry phase of their choice all four mark, each any hex, the same or not', () => {
    let place = above();
    expect(place.question).toMatchObject({ kind: 'disk', robot: 'baker', seat: 1 });
    expect(place.legalOf(1, 'pass')).toHaveLength(1);
    expect(place.legalOf(1, 'disk').map(({ at }) => at)).toEqual(HEX_IDS);
    place = place.play(1, disk('K8'));
    for (const [robot, at] of [
      ['castle', 'K8'],
      ['falk', 'A1'],
      ['garner', 'K9'],
    ] as const) {
      expect(place.question).toMatchObject({ kind: 'disk', robot });
      expect(place.refusal(1, pass).refused).toBe('mustMark');
      place = place.play(1, disk(at));
    }
    expect(place.state.disks).toHaveLength(4);
    expect(place.question?.kind).not.toBe('disk');
  });

  test('who waits is asked again in the next infantry phase, one question for all four', () => {
    const waited = above().play(1, pass);
    expect(waited.question?.kind).not.toBe('disk');
    const again = waited.passedTo('disk');
    expect(again.state.turn).toBe(4);
    expect(again.question?.robot).toBe('baker');
  });

  test('they are asked before anybody else in it, drones too', () => {
    const units = [...SOLDIERS, { id: 'adler', robot: 'green1', at: 'A10', placed: 0 }];
    expect(above({ units }).question?.robot).toBe('baker');
    expect(above({ units }).play(1, pass).question).toMatchObject({ kind: 'tent', robot: 'adler' });
  });

  test('L528: they may land among others, and meet nobody', () => {
    const units = [{ id: 'baker', robot: '', at: '' }];
    const landed = above({ units, disks: [{ unit: 'baker', at: 'A15' }] });
    expect(landed.emitted('landed')).toMatchObject([{ unit: 'baker', at: 'A15' }]);
    expect(landed.robot('green1').at).toBe('A15');
  });

  test('while they are above nobody can attack them, and a side with them alone has lost (KX92)', () => {
    const place = sky(
      { phase: 'attack', order: ['green1'], units: SOLDIERS },
      { green1: { ...TANK, at: 'K8', slots: { primary: 'gatlingGun' } }, yellow1: { ...CAR, at: 'K4' } },
    );
    const targets = new Set(place.legalOf('green1', 'attack').map(({ target }) => target));
    expect([...targets].filter((target) => SOLDIERS.some(({ id }) => id === target))).toEqual([]);
    const last = sky({ units: SOLDIERS }, { yellow1: { ...CAR, at: '', fate: 'destroyed' } });
    expect(last.state.end).toEqual({ winners: [0], cause: 'lastActive' });
  });
});

describe('KS18.5: ends', () => {
  test('the last active robot wins, and after turn 15 the lower score', () => {
    const gone = { fate: 'fled', at: '' } as const;
    expect(sky({}, { yellow1: { ...CAR, ...gone } }).state.end).toEqual({
      winners: [0],
      cause: 'lastActive',
    });
    const late = sky({ turn: 15 }, { green1: { ...TANK, damage: { drive: 1 } } });
    expect(late.state.end).toEqual({ winners: [1], cause: 'score' });
  });
});

describe('the worked examples', () => {
  test('KS18 example (a): a tank near the blast is hit by 83.3 % when it has moved, powered up by 97.2 %', () => {
    const near = (more: Partial<GivenRobot>): number => {
      const { state } = sky({ phase: 'attack' }, { green1: { ...TANK, at: 'M8', ...more } });
      return chanceToHit(2, silhouetteFromAbove(state, robotOf(state, 'green1')));
    };
    expect(near({})).toBeCloseTo(0.833, 3);
    expect(near({ poweredUp: true })).toBeCloseTo(0.972, 3);
    const after = turn({}, { green1: { ...TANK, at: 'M8', disabled: ['drive'] } })
      .play(1, call('M9'))
      .passedTo('callBomb', { rolls: [0, 1] });
    expect(after.emitted('blasted')).toMatchObject([{ target: 'green1', dice: [0, 1], hit: true }]);
  });

  test('KS18 example (b): a Howitzer twelve hexes from the tower hits it by 50 %', () => {
    const at = from('towerTop', FAR);
    const { state } = howitzer(at);
    const [shot] = howitzer(at)
      .legalOf('green1', 'attack')
      .filter(({ target }) => target === 'towerTop');
    if (!shot) throw new Error('No shot reaches it.');
    const aim = aimOf(state, robotOf(state, 'green1'), shot);
    expect(aim).toMatchObject({ dice: 1, silhouette: 3 });
    expect(aim.chance).toBeCloseTo(0.5, 3);
  });

  test('KS18 example (c): the tower falls in the attack phase of turn 4: its bomb goes off, and turn 5 has none', () => {
    const called = turn(
      { turn: 3, structures: { towerTop: 1 } },
      { green1: { ...TANK, at: from('towerTop', FAR), slots: { primary: 'howitzer' } } },
    ).play(1, call('A1'));
    expect(called.state.turn).toBe(4);
    const asked = called.passedTo('attack', { robot: 'green1' });
    const fallen = asked.shoot('green1', 'howitzer', 'towerTop', { rolls: [4] });
    expect(fallen.state.structures.towerTop).toBe(2);
    expect(fallen.state.bombs).toHaveLength(1);
    const next = fallen.passedTo('option');
    expect(next.emitted('bombWent')).toHaveLength(1);
    expect(next.state.turn).toBe(5);
    expect(next.emitted('turnBegan')).toHaveLength(1);
  });

  test('KS18 example (d): disks on turn 3, landings on turn 4, first shots on turn 5', () => {
    const units = SOLDIERS;
    let place = sky({ phase: 'infantry', units, turn: 3 });
    for (const at of ['A14', 'B15', 'B14', 'A13']) place = place.play(1, disk(at));
    expect(place.state.disks).toMatchObject([{ turn: 3 }, { turn: 3 }, { turn: 3 }, { turn: 3 }]);
    const landed = place.passedTo('tent');
    const turns = landed.events.flatMap((event) => (event.type === 'turnBegan' ? [event.turn] : []));
    expect(landed.emitted('landed')).toHaveLength(4);
    expect(turns).toEqual([4, 5]);
    expect(landed.question).toMatchObject({ kind: 'tent', robot: 'baker', seat: 1 });
    expect(landed.legalOf(1, 'fire').length).toBeGreaterThan(0);
  });
});

test('nobody learns the designs of the other side, whatever is called', () => {
  const called = setUp(3).passedTo('callBomb').play(1, call('K8'));
  for (const viewer of viewersOf(3)) {
    const isOwn = typeof viewer === 'number' && called.state.seats[viewer]?.team === 'green';
    const cards = Object.values(called.view(viewer).robots['green1']?.slots ?? {}).map(({ card }) => card);
    if (viewer !== 'everyone') expect(cards.includes('hidden')).toBe(!isOwn);
  }
});
