import { monsterOf, type MonsterId } from '../../content/monsters';
import type { RobotId } from '../../content/robots';
import { activate, construct, constructFrom, done, draw, endTurn, save, target } from '../../testing/does';
import {
  begun,
  given,
  res,
  type Given,
  type GivenPlayer,
  type GivenRobot,
  type Position,
} from '../../testing/given';
import { finish, nearly } from '../../testing/proofs';

const ROW: readonly RobotId[] = ['oreTitan', 'skimmer', 'gunship', 'overseer', 'coilEel'];

/** One player against a Monster. */
const alone = (monster: MonsterId, player: GivenPlayer, more: Given = {}): Position =>
  given({ monster, players: [player], row: ROW, ...more });

const withRobots = (monster: MonsterId, robots: readonly GivenRobot[], round = 1): Position =>
  alone(monster, { robots }, { round });

/** Robots with exactly this Strength against the Monster. */
function ofStrength(monster: MonsterId, strength: number): readonly RobotId[] {
  const sum = (robots: readonly RobotId[]) => withRobots(monster, robots).strength(0);
  const robots = SOLID.reduce<readonly RobotId[]>(
    (some, robot) => (sum([...some, robot]) <= strength ? [...some, robot] : some),
    [],
  );
  expect(sum(robots)).toBe(strength);
  return robots;
}

/** Robots whose Strength depends on nothing. */
const SOLID: readonly RobotId[] = [
  ...(['colossus', 'warElephant', 'overloadCore', 'maelstrom', 'prototype', 'drawBarge'] as const),
  ...(['quarryDigger', 'sonarThief', 'sparkNurse', 'scrapHound', 'loopEngine', 'deepArchive'] as const),
];

/** The Strength that wins, and the last turn. */
function goalOf(monster: MonsterId): { readonly strength: number; readonly turns: number } {
  const { win, turns } = monsterOf(monster).solo;
  return { strength: win.kind === 'strength' ? win.strength : NaN, turns: turns ?? NaN };
}

const monsterHas = ({ state }: Position) => state.monsterRobots.map(({ robot }) => robot);
const damageOn = (position: Position, id: RobotId) => position.robot(id)?.damage;
const causeAfter = (position: Position): string | undefined => position.play(endTurn).state.end?.cause;

describe('M25: a solo turn', () => {
  test('the Monster gathers the oldest Robot, then the row is refilled', () => {
    const next = alone('avalanche', {}, { row: ['', 'skimmer', '', 'overseer'], top: ['mimic'] }).play(
      endTurn,
    );
    expect(monsterHas(next)).toEqual(['skimmer']);
    expect(next.state.row.slice(0, 2)).toEqual(['overseer', 'mimic']);
    expect(next.state).toMatchObject({ round: 2, turn: { seat: 0, energy: 5 } });
  });

  test('with an empty row it takes the top of the deck; with nothing there, nothing', () => {
    const fromDeck = alone('avalanche', {}, { row: [], top: ['mimic'] }).play(endTurn);
    expect(monsterHas(fromDeck)).toEqual(['mimic']);
    expect(monsterHas(alone('avalanche', {}, { row: [], deck: [] }).play(endTurn))).toEqual([]);
  });

  test('its Robots have base Strength, type and tokens, and no ability', () => {
    const position = alone(
      'avalanche',
      {},
      {
        monsterRobots: ['overseer', { robot: 'loneHawk', powerUps: 1, damage: 1 }, 'rallyMast'],
        row: [],
      },
    );
    expect(position.strength()).toBe(1 + (3 + 1 - 2) + 2);
  });

  test("the front's trigger and completion rules do not hold", () => {
    const oak = nearly('quadBeta', {
      ...{ monster: 'titanOak', others: [], monsterRobots: ['oreTitan'] },
    }).play(finish('quadBeta'));
    expect(oak.asks).toBeUndefined();
    const behemoth = nearly('quadBeta', {
      ...{ monster: 'behemoth', others: [], monsterRobots: ['oreTitan'] },
    });
    expect(damageOn(behemoth.play(finish('quadBeta')), 'oreTitan')).toBe(0);
    const seven: readonly RobotId[] = [...ROW, 'deepArchive'];
    const leviathan = nearly('quadBeta', { monster: 'leviathan', others: [], player: { robots: seven } });
    expect(leviathan.play(finish('quadBeta')).state.end).toBeUndefined();
  });

  test('leaving is losing', () => {
    expect(alone('avalanche', {}).leave(0).state.end).toMatchObject({ cause: 'soloLost', winners: [] });
  });
});

describe('M26: Avalanche', () => {
  const { strength, turns } = goalOf('avalanche');
  const enough = () => ofStrength('avalanche', strength);
  const less = () => ofStrength('avalanche', strength - 1);

  test('1 Damage on the strongest Robot in turns 3 and 6 only', () => {
    for (const round of [1, 2, 3, 4, 5, 6, 7]) {
      const next = withRobots('avalanche', ['bulwark', 'mimic'], round).play(endTurn);
      expect(damageOn(next, 'bulwark')).toBe([3, 6].includes(round) ? 1 : 0);
      expect(damageOn(next, 'mimic')).toBe(0);
      expect(monsterHas(next)).toEqual(['oreTitan']);
    }
  });

  test('the strongest by current Strength; at a tie you choose', () => {
    const current = withRobots('avalanche', [{ robot: 'bulwark', damage: 1 }, 'mimic'], 3);
    expect(damageOn(current.play(endTurn), 'mimic')).toBe(1);
    const tie = withRobots('avalanche', ['bulwark', 'tideWall', 'mimic'], 3).play(endTurn);
    expect(tie.refused(target('mimic'))).toBe('notAChoice');
    expect(damageOn(tie.play(target('tideWall')), 'tideWall')).toBe(1);
    expect(withRobots('avalanche', [], 3).play(endTurn).state.round).toBe(4);
  });

  test('is won with enough Strength after any turn up to the last', () => {
    expect(causeAfter(withRobots('avalanche', enough()))).toBe('soloWon');
    expect(causeAfter(withRobots('avalanche', enough(), turns))).toBe('soloWon');
    expect(causeAfter(withRobots('avalanche', less(), turns - 1))).toBeUndefined();
    expect(causeAfter(withRobots('avalanche', less(), turns))).toBe('soloLost');
    expect(withRobots('avalanche', enough()).play(endTurn).state.end?.winners).toEqual([0]);
  });

  test('the Damage of the Monster comes before the check', () => {
    expect(causeAfter(withRobots('avalanche', enough(), 3))).toBeUndefined();
  });
});

describe('M26: Leviathan', () => {
  const { strength, turns } = goalOf('leviathan');

  test('gathers nothing', () => {
    expect(monsterHas(withRobots('leviathan', ['bulwark']).play(endTurn))).toEqual([]);
  });

  test('deals 1 Damage in turns 3 to 6, and 2 in turns 7 to 10', () => {
    for (const round of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
      const damage = round < 3 ? 0 : round < 7 ? 1 : 2;
      expect(damageOn(withRobots('leviathan', ['bulwark'], round).play(endTurn), 'bulwark')).toBe(damage);
    }
  });

  test('as you like, also on the same Robot; without a Robot it is not placed', () => {
    const asked = withRobots('leviathan', ['bulwark', 'mimic'], 7).play(endTurn);
    expect(damageOn(asked.play(target('mimic'), target('mimic')), 'mimic')).toBe(2);
    expect(damageOn(asked.play(target('mimic'), target('bulwark')), 'bulwark')).toBe(1);
    expect(withRobots('leviathan', [], 7).play(endTurn).state.supply).toBe(30);
  });

  test('is won with enough Strength after the last turn, not earlier', () => {
    const after = (robots: readonly RobotId[], round: number): string | undefined => {
      let now = withRobots('leviathan', robots, round).play(endTurn);
      while (now.asks) now = now.play(target('colossus'));
      return now.state.end?.cause;
    };
    const enough = ofStrength('leviathan', strength + 2);
    const less = ofStrength('leviathan', strength + 1);
    expect(after(enough, 1)).toBeUndefined();
    expect(after(enough, turns - 1)).toBeUndefined();
    expect(after(enough, turns)).toBe('soloWon');
    expect(after(less, turns)).toBe('soloLost');
  });
});

describe('M26: Behemoth', () => {
  const { turns } = goalOf('behemoth');
  const SEVEN: readonly RobotId[] = [
    'colossus',
    'bulwark',
    'mimic',
    'quadBeta',
    'dryDock',
    'deepArchive',
    'undertow',
  ];

  test('gathers, then 1 Damage on the strongest, every turn', () => {
    for (const round of [1, 5, turns - 1]) {
      const next = withRobots('behemoth', ['colossus', 'mimic'], round).play(endTurn);
      expect(monsterHas(next)).toEqual(['oreTitan']);
      expect(damageOn(next, 'colossus')).toBe(1);
    }
  });

  test('is won with 7 completed Robots after any turn up to the last', () => {
    expect(causeAfter(withRobots('behemoth', SEVEN))).toBe('soloWon');
    expect(causeAfter(withRobots('behemoth', SEVEN, turns))).toBe('soloWon');
    expect(causeAfter(withRobots('behemoth', SEVEN.slice(1), turns - 1))).toBeUndefined();
    expect(causeAfter(withRobots('behemoth', SEVEN.slice(1), turns))).toBe('soloLost');
    const broken: readonly GivenRobot[] = [{ robot: 'colossus', damage: 2 }, ...SEVEN.slice(1)];
    expect(causeAfter(withRobots('behemoth', broken))).toBeUndefined();
  });

  test('is lost at once when the third of your Robots is destroyed', () => {
    const broken = { robot: 'colossus', damage: 2 } as const;
    const third = alone(
      'behemoth',
      { robots: [broken, ...SEVEN.slice(1), 'skyhook'] },
      {
        destroyed: ['jetTanker', 'cloudRefinery'],
        row: [],
      },
    );
    const lost = third.play(endTurn);
    expect(lost.state.end).toMatchObject({ cause: 'soloLost' });
    expect(lost.emitted('refilled')).toEqual([]);
    const second = alone('behemoth', { robots: [broken] }, { destroyed: ['jetTanker'], row: [] });
    expect(second.play(endTurn).state.end).toBeUndefined();
  });

  test('the victim of Doomsday Core counts', () => {
    const lost = nearly('doomsdayCore', {
      ...{ monster: 'behemoth', others: [], player: { robots: ['mimic'] } },
      destroyed: ['jetTanker', 'cloudRefinery'],
    }).play(finish('doomsdayCore'));
    expect(lost.state.end).toMatchObject({ cause: 'soloLost' });
  });

  test("the Monster's own Robots do not", () => {
    const hit = alone(
      'behemoth',
      { robots: ['coreLancer'] },
      {
        monsterRobots: [{ robot: 'mimic', damage: 2 }],
        destroyed: ['jetTanker', 'cloudRefinery'],
      },
    ).play(activate('coreLancer'));
    expect(hit.state.destroyed).toHaveLength(3);
    expect(hit.state.end).toBeUndefined();
  });

  test('the first row has its Damage tokens (M25: the set-up holds)', () => {
    expect(begun({ monster: 'behemoth' }, 1).state).toMatchObject({ supply: 25 });
  });
});

describe('M26: Hydra', () => {
  test('12 Robots leave the game face down, and there is no reshuffle', () => {
    const { state } = begun({ monster: 'hydra' }, 1);
    expect(state.removed).toHaveLength(12);
    expect(state.deck).toHaveLength(50);
    const empty = alone('hydra', {}, { deck: [], discard: ['mimic'] });
    expect(empty.refused(draw)).toBe('nothingToDraw');
  });

  test('takes the two oldest; each may be saved for 2 Damage, split freely', () => {
    const asked = withRobots('hydra', ['bulwark', 'mimic']).play(endTurn);
    expect(monsterHas(asked.play(done, done))).toEqual(['oreTitan', 'skimmer']);
    const first = asked.play(save, target('bulwark'), target('mimic'));
    expect(damageOn(first, 'bulwark')).toBe(1);
    expect(damageOn(first, 'mimic')).toBe(1);
    expect(first.state.row[0]).toBe('oreTitan');
    const second = first.play(done);
    expect(monsterHas(second)).toEqual(['skimmer']);
    expect(second.state.row.slice(0, 2)).toEqual(['oreTitan', 'gunship']);
    const both = first.play(save, target('mimic'), target('mimic'));
    expect(monsterHas(both)).toEqual([]);
    expect(both.state.row).toEqual(ROW);
    const later = asked.play(done, save, target('mimic'), target('mimic'));
    expect(monsterHas(later)).toEqual(['oreTitan']);
    expect(later.state.row[0]).toBe('skimmer');
  });

  test('nothing can be saved without a Robot or without two tokens', () => {
    expect(monsterHas(alone('hydra', {}).play(endTurn))).toEqual(['oreTitan', 'skimmer']);
    const one = alone('hydra', { robots: ['bulwark'] }, { supply: 1 });
    expect(monsterHas(one.play(endTurn))).toEqual(['oreTitan', 'skimmer']);
  });

  test('what the row lacks comes from the deck, and cannot be saved', () => {
    const one = alone('hydra', { robots: ['bulwark'] }, { row: ['oreTitan'], top: ['mimic'] }).play(endTurn);
    expect(monsterHas(one.play(done))).toEqual(['oreTitan', 'mimic']);
    const kept = one.play(save);
    expect(monsterHas(kept)).toEqual(['mimic']);
    expect(kept.state.row[0]).toBe('oreTitan');
    expect(damageOn(kept, 'bulwark')).toBe(2);
    const none = alone('hydra', { robots: ['bulwark'] }, { row: [], top: ['mimic', 'skimmer'] }).play(
      endTurn,
    );
    expect(monsterHas(none)).toEqual(['mimic', 'skimmer']);
  });

  test('ends in the turn in which the deck becomes empty: more Strength wins, as much loses', () => {
    // It takes Ore Titan (1) and Skimmer (2), and the last two of the deck fill the row.
    const deck: readonly RobotId[] = ['mimic', 'packOrca'];
    const stand = (robots: readonly GivenRobot[]) =>
      alone('hydra', { robots }, { deck }).play(endTurn, done, done);
    expect(stand(['bulwark']).state.end?.cause).toBe('soloWon');
    expect(stand(['quadBeta']).state.end?.cause).toBe('soloLost');
    const tokens = alone(
      'hydra',
      { robots: ['bulwark'] },
      {
        deck,
        monsterRobots: [{ robot: 'dryDock', powerUps: 1 }],
      },
    );
    expect(tokens.play(endTurn, done, done).state.end?.cause).toBe('soloLost');
    const three = alone('hydra', { robots: ['bulwark'] }, { deck: [...deck, 'undertow'] });
    expect(three.play(endTurn, done, done).state.end).toBeUndefined();
  });
});

describe('M26: Swarm Queen', () => {
  test('gathers nothing; one construction place, which Skyhook does not raise', () => {
    const before = alone(
      'swarmQueen',
      {
        robots: ['skyhook'],
        hand: ['mimic', 'packOrca', 'rallyMast'],
        constructions: [{ robot: 'bulwark', paid: ['quadBeta'] }],
      },
      { pool: res(1, 0, 0) },
    );
    expect(before.refusal(construct('packOrca', 'mimic'))).toEqual({
      refused: 'noPlace',
      detail: { most: 1 },
    });
    expect(before.refused(constructFrom('rallyMast', 'steel'))).toBe('noPlace');
    expect(monsterHas(before.play(endTurn))).toEqual([]);
  });

  test('no construction begins by Carrier Wing or Feedstock Press either', () => {
    const before = alone(
      'swarmQueen',
      {
        robots: ['carrierWing', 'feedstockPress'],
        hand: ['mimic', 'packOrca', 'rallyMast'],
        constructions: [{ robot: 'bulwark', paid: ['quadBeta'] }],
      },
      { top: ['scrapHound'] },
    );
    expect(before.play(activate('carrierWing')).legalOf('construct')).toEqual([]);
    expect(before.play(activate('feedstockPress')).player(0).constructions[0]?.paid).toHaveLength(2);
  });

  test('is won with enough Strength after any turn up to the last', () => {
    const { strength, turns } = goalOf('swarmQueen');
    const enough = ofStrength('swarmQueen', strength);
    const less = ofStrength('swarmQueen', strength - 1);
    expect(causeAfter(withRobots('swarmQueen', enough))).toBe('soloWon');
    expect(causeAfter(withRobots('swarmQueen', less, turns - 1))).toBeUndefined();
    expect(causeAfter(withRobots('swarmQueen', less, turns))).toBe('soloLost');
    expect(causeAfter(withRobots('swarmQueen', enough, turns))).toBe('soloWon');
  });
});

describe('M26: Titan Oak', () => {
  const trampled = (gathered: RobotId, ...robots: readonly GivenRobot[]) =>
    alone('titanOak', { robots }, { row: [gathered] }).play(endTurn);

  test('a gathered Robot of base Strength 5 or more destroys the strongest below it', () => {
    const next = trampled('warElephant', 'colossus', 'maelstrom', { robot: 'bulwark', powerUps: 9 });
    expect(next.state.destroyed).toEqual([{ robot: 'maelstrom', owner: 0 }]);
    expect(trampled('overloadCore', 'bulwark').state.destroyed).toHaveLength(1);
  });

  test('a weaker one does not, nor does it destroy as strong ones', () => {
    expect(trampled('bulwark', 'mimic').state.destroyed).toEqual([]);
    expect(trampled('maelstrom', 'overloadCore', 'colossus').state.destroyed).toEqual([]);
  });

  test('at a tie you choose', () => {
    const asked = trampled('maelstrom', 'bulwark', 'tideWall', 'mimic');
    expect(asked.refused(target('mimic'))).toBe('notAChoice');
    expect(asked.play(target('tideWall')).state.destroyed).toEqual([{ robot: 'tideWall', owner: 0 }]);
  });

  test('is won with enough Strength after any turn up to the last; what is destroyed does not count', () => {
    const { strength, turns } = goalOf('titanOak');
    const enough = ofStrength('titanOak', strength);
    const less = ofStrength('titanOak', strength - 1);
    expect(causeAfter(withRobots('titanOak', enough))).toBe('soloWon');
    expect(causeAfter(withRobots('titanOak', enough, turns))).toBe('soloWon');
    expect(causeAfter(withRobots('titanOak', less, turns - 1))).toBeUndefined();
    expect(causeAfter(withRobots('titanOak', less, turns))).toBe('soloLost');
    const robots = enough.filter((robot) => !['overloadCore', 'maelstrom'].includes(robot));
    const hit = alone(
      'titanOak',
      { robots: [...robots, 'overloadCore', 'maelstrom'] },
      { row: ['skyFortress'] },
    );
    expect(hit.play(endTurn).state.destroyed).toHaveLength(1);
  });
});
