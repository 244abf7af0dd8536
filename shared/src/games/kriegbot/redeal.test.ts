import { seededDice, seedFrom } from '../../core/dice/dice';
import { hitsOf, isPilot, isSkin, isWeapon, type CardId } from './content/cards';
import { SLOT_IDS, slotsOf } from './content/chassis';
import { project } from './project';
import { redeal } from './redeal';
import { cardsOn } from './rules/setup/drawer';
import type { State } from './state';
import type { Robot } from './state/robot';
import { drafting } from './testing/scenes/drafting';
import { given, type GivenRobot } from './testing/given';

const WORLDS = 60;
const worldsOf = (state: State, viewer: number | 'spectator'): readonly State[] =>
  Array.from({ length: WORLDS }, (_, index) => redeal(state, viewer, seededDice(seedFrom('redeal', index))));

const TANK = {
  primary: 'railgun',
  secondary: 'howitzer',
  zero: 'chobhamArmor',
  four: 'radar',
  inner: 'combatPilot',
  deep: 'chaff',
} as const;

const table = (more: Partial<GivenRobot> = {}, mates: Record<string, GivenRobot> = {}): State =>
  given({
    robots: {
      green1: { at: 'K9', chassis: 'robotank', slots: TANK, skin: 'silvered', ...more },
      ...mates,
      yellow1: { at: 'K5' },
    },
  }).state;

const robotIn = (state: State, id = 'green1'): Robot => {
  const robot = state.robots[id];
  if (!robot) throw new Error(`There is a ${id}.`);
  return robot;
};
/** All cards that came to lie in a slot of green1. */
const cardsIn = (worlds: readonly State[], slot: (typeof SLOT_IDS)[number]): ReadonlySet<string> =>
  new Set(worlds.map((world) => robotIn(world).slots[slot].card));

describe('a face-down card may be any card that fits', () => {
  const worlds = worldsOf(table(), 1);

  test('the viewer sees the same in all of them, and the own team keeps its cards', () => {
    for (const viewer of [0, 1, 'spectator'] as const)
      for (const world of worldsOf(table(), viewer))
        expect(project(world, viewer)).toEqual(project(table(), viewer));
    for (const world of worldsOf(table(), 0)) expect(robotIn(world)).toEqual(robotIn(table()));
  });

  test('many cards come up in every slot, weapons among weapons, systems among systems', () => {
    for (const slot of slotsOf('robotank')) {
      const cards = cardsIn(worlds, slot);
      expect(cards.size).toBeGreaterThan(9);
      for (const card of cards) expect(isWeapon(card)).toBe(slot === 'primary' || slot === 'secondary');
    }
    expect(new Set(worlds.map((world) => robotIn(world).skin.card)).size).toBe(6);
  });

  test('no card lies twice, and there is one pilot or none', () => {
    const pilots = worlds.map((world) => {
      const cards = cardsOn(robotIn(world));
      expect(new Set(cards).size).toBe(cards.length);
      return cards.filter(isPilot).length;
    });
    expect(new Set(pilots)).toEqual(new Set([0, 1]));
  });

  test('open cards stay', () => {
    for (const world of worldsOf(table({ shown: ['chaff', 'silvered'] }), 1)) {
      expect(robotIn(world).slots.deep.card).toBe('chaff');
      expect(robotIn(world).skin.card).toBe('silvered');
      expect(cardsOn(robotIn(world)).filter((card) => card === 'chaff')).toHaveLength(1);
    }
  });
});

describe('but only a card that could be there', () => {
  test('a damaged card is never one that this damage would destroy', () => {
    const worlds = worldsOf(table({ damage: { deep: 1 } }), 1);
    for (const card of cardsIn(worlds, 'deep'))
      expect(hitsOf(card as 'chaff', { fragile: false })).toBeGreaterThan(1);
  });

  test('K69: three damage leave only the Chobham Armor', () => {
    expect([...cardsIn(worldsOf(table({ damage: { zero: 3 } }), 1), 'zero')]).toEqual(['chobhamArmor']);
  });

  test('a card lost face down is replaced by one that takes the same damage', () => {
    const lost = [{ slot: 'four', card: 'radar', shown: false, destroyed: true }] as const;
    const worlds = worldsOf(table({ slots: { ...TANK, four: '' }, lost }), 1);
    const cards = new Set(worlds.map((world) => robotIn(world).lost[0]?.card));
    expect([...cards].sort()).toEqual(['holoBlur', 'phasedArrayAntenna', 'radar']);
  });

  test('a robot whose pilot is open, or gone, has no other', () => {
    for (const world of worldsOf(table({ shown: ['combatPilot'] }), 1))
      expect(cardsOn(robotIn(world)).filter(isPilot)).toEqual(['combatPilot']);
    const lost = [{ slot: 'inner', card: 'combatPilot', shown: true, destroyed: true }] as const;
    for (const world of worldsOf(table({ fate: 'derelict', slots: { ...TANK, inner: '' }, lost }), 1))
      expect(cardsOn(robotIn(world)).filter(isPilot)).toEqual([]);
  });

  test('a disabled card of a robot that has moved on is no pilot', () => {
    const worlds = worldsOf(table({ disabled: ['deep'], marks: { option: 'move' } }), 1);
    expect([...cardsIn(worlds, 'deep')].filter(isPilot)).toEqual([]);
  });

  test.each(['killTheHuman', 'theHoncho'] as const)(
    '%s: as many pilots as the scenario wants',
    (scenario) => {
      const state = given({
        scenario,
        robots: {
          green1: { at: 'K5' },
          green2: { at: 'H5' },
          yellow1: { at: 'K9', chassis: 'robotank', slots: TANK, skin: 'silvered' },
          ...(scenario === 'killTheHuman' && {
            yellow2: {
              at: 'H9',
              chassis: 'robocar',
              slots: { zero: 'reverse', four: 'holoBlur', inner: 'nemoBattery' },
            },
          }),
        },
      }).state;
      const flown = worldsOf(state, 0).map((world) =>
        Object.values(world.robots)
          .filter(({ team }) => team === 'yellow')
          .flatMap(cardsOn)
          .filter(isPilot),
      );
      for (const pilots of flown) expect(pilots).toHaveLength(1);
      expect(new Set(flown.flat()).size).toBe(4);
    },
  );

  test('mates share one drawer', () => {
    const mate: GivenRobot = {
      at: 'H9',
      chassis: 'helibot',
      slots: {
        primary: 'gatlingGun',
        secondary: 'flail',
        zero: 'reverse',
        four: 'holoBlur',
        inner: 'nemoBattery',
      },
      skin: 'chameleon',
    };
    for (const world of worldsOf(table({}, { green2: mate }), 'spectator')) {
      const cards: readonly CardId[] = ['green1', 'green2'].flatMap((id) => cardsOn(robotIn(world, id)));
      expect(new Set(cards).size).toBe(cards.length);
    }
  });
});

describe('before the designs are fixed', () => {
  const desks = drafting(4, [
    ['helibot', 'hoverbot'],
    ['robotank', 'robocar'],
  ]);

  test('the templates of the other team may be any that it was dealt', () => {
    const choosing = desks.state;
    const state: State = { ...choosing, phase: 'templates' };
    const fleets = worldsOf(state, 1).map((world) => [
      robotIn(world).chassis,
      robotIn(world, 'green2').chassis,
    ]);
    expect(new Set(fleets.map(String)).size).toBe(6);
    for (const [one, other] of fleets) expect(one).not.toBe(other);
    for (const world of worldsOf(state, 1)) expect(project(world, 1)).toEqual(project(state, 1));
  });

  test('drafts may be any, complete or not; ready ones are complete', () => {
    const [design] = desks.legalOf(0, 'design');
    const after = design && desks.play(0, design).play(0, { type: 'ready' });
    if (!after) throw new Error('There is an example.');
    const worlds = worldsOf(after.state, 'spectator');
    for (const world of worlds) {
      expect(cardsOn(robotIn(world))).toHaveLength(6);
      expect(project(world, 'spectator')).toEqual(after.view('spectator'));
    }
    expect(new Set(worlds.map((world) => cardsOn(robotIn(world, 'green2')).length))).toEqual(new Set([0, 6]));
    expect(cardsIn(worlds, 'primary').size).toBeGreaterThan(9);
    expect(worlds.flatMap((world) => cardsOn(robotIn(world))).some(isSkin)).toBe(true);
  });
});

test('prepared and given answers are secrets too', () => {
  const state: State = { ...table(), standing: { green1: { quiet: true, cards: { chaff: 'always' } } } };
  const ahead = worldsOf(state, 1).map(({ standing }) => JSON.stringify(standing['green1']));
  expect(new Set(ahead).size).toBeGreaterThan(10);
  for (const { standing } of worldsOf(state, 0))
    expect(standing['green1']).toEqual({ quiet: true, cards: { chaff: 'always' } });
});

test('for a viewer who sees everything nothing changes', () => {
  const state = table();
  expect(redeal(state, 'everyone', seededDice(seedFrom('all')))).toBe(state);
});

describe('KS8.1: the hacker may be any robot of its side', () => {
  const hackers = (shown: GivenRobot['shown'] = []): State =>
    given({
      scenario: 'theHacker',
      robots: {
        green1: { at: 'K9' },
        yellow1: {
          at: 'K5',
          chassis: 'robocar',
          slots: { zero: 'chaff', four: 'targetingLaser', inner: 'repairArm' },
          shown,
        },
        yellow2: {
          at: 'M5',
          chassis: 'hoverbot',
          slots: { zero: 'radar', four: 'nanoGlue', inner: 'reverse' },
        },
      },
    }).state;
  const places = (world: State): readonly string[] =>
    ['yellow1', 'yellow2'].flatMap((id) =>
      SLOT_IDS.filter((slot) => robotIn(world, id).slots[slot].card === 'targetingLaser').map(
        (slot) => `${id} ${slot}`,
      ),
    );

  test('in every world one robot has the laser, in a pylon slot; each of them comes up', () => {
    const found = worldsOf(hackers(), 0).map(places);
    for (const world of found) expect(world).toHaveLength(1);
    expect(new Set(found.flat())).toEqual(new Set(['yellow1 four', 'yellow1 inner', 'yellow2 four']));
  });
  test('once it is open it stays where it is', () => {
    const found = worldsOf(hackers(['targetingLaser']), 0).flatMap(places);
    expect(new Set(found)).toEqual(new Set(['yellow1 four']));
  });
});

describe('KX70: a robot that another side runs than the one that has built it', () => {
  const captured = ((): State => {
    const { state } = given({
      options: { campaign: { sides: [], green: 4, yellow: 1, shift: 0 } },
      robots: {
        green1: { at: 'K9' },
        yellow1: { at: 'K5', chassis: 'robotank', slots: TANK, shown: ['combatPilot'], skin: 'silvered' },
        yellow2: { at: 'M5', chassis: 'robotank', slots: { ...TANK, inner: 'repairArm' } },
      },
    });
    const robot = robotIn(state, 'yellow2');
    const inner = { ...robot.slots.inner, card: 'civilianPilot', shown: true, foreign: true } as const;
    const run: Robot = {
      ...robot,
      team: 'green',
      seat: 0,
      slots: { ...robot.slots, inner },
      captured: { origin: 'yellow', knownBy: ['yellow', 'green'] },
    };
    return { ...state, robots: { ...state.robots, yellow2: run } };
  })();
  const worlds = worldsOf(captured, 'spectator');

  test('its cards are dealt anew beside the pilot who has boarded it', () => {
    expect(new Set(worlds.map((world) => robotIn(world, 'yellow2').slots.deep.card)).size).toBeGreaterThan(9);
  });

  test('what is prepared with it is prepared with the cards of that world', () => {
    for (const world of worlds) {
      const cards: readonly string[] = cardsOn(robotIn(world, 'yellow2'));
      for (const card of Object.keys(world.standing['yellow2']?.cards ?? {})) expect(cards).toContain(card);
    }
  });
});
