import { MONSTER_IDS, MONSTERS, type MonsterId } from '../../content/monsters';
import type { RobotId } from '../../content/robots';
import { activate, construct, done, draw, endTurn, pay, repair, take, target } from '../../testing/does';
import { begun, given, type Given, type GivenRobot } from '../../testing/given';
import { finished } from '../../testing/proofs';

const strengthAgainst = (monster: MonsterId, robot: GivenRobot): number =>
  given({ monster, players: [{ robots: [robot] }, {}] }).strength(0);

describe('M3, M17: weakness', () => {
  const ONE_OF_EACH = { land: 'oreTitan', sea: 'deepArchive', sky: 'signalKite', core: 'assembler' } as const;

  test.each(MONSTER_IDS)('%s: 1 Strength more for each Robot of one type', (monster) => {
    for (const [type, robot] of Object.entries(ONE_OF_EACH)) {
      const more = type === MONSTERS[monster].weakness ? 1 : 0;
      expect(strengthAgainst(monster, robot)).toBe(1 + more);
    }
  });

  test('its tokens have the same limit', () => {
    const damaged = { robot: 'colossus', damage: 5 } as const;
    expect(given({ players: [{}], monsterRobots: [damaged] }).strength()).toBe(2);
  });

  test('not for the solo Monster, and it is no base Strength', () => {
    const solo = given({ monster: 'leviathan', players: [{}], monsterRobots: ['mimic', 'skimmer'] });
    expect(solo.strength()).toBe(5);
    // Spark Nurse wants base Strength 2 or less.
    const nurse = given({
      monster: 'leviathan',
      players: [{ robots: ['sparkNurse'] }, { robots: ['skimmer'] }],
    });
    expect(nurse.play(activate('sparkNurse'), target('skimmer')).robot('skimmer')?.powerUps).toBe(1);
  });
});

describe('M3: tokens', () => {
  test('Avalanche: Damage costs 2, and 3 of each count at most', () => {
    expect(strengthAgainst('avalanche', { robot: 'colossus', damage: 1 })).toBe(6);
    expect(strengthAgainst('avalanche', { robot: 'colossus', damage: 3 })).toBe(2);
    expect(strengthAgainst('avalanche', { robot: 'colossus', damage: 5 })).toBe(2);
    expect(strengthAgainst('avalanche', { robot: 'colossus', powerUps: 3 })).toBe(11);
    expect(strengthAgainst('avalanche', { robot: 'colossus', powerUps: 5 })).toBe(11);
    expect(strengthAgainst('avalanche', { robot: 'colossus', powerUps: 5, damage: 5 })).toBe(5);
  });

  test.each(MONSTER_IDS.filter((id) => id !== 'avalanche'))(
    '%s: each counts 1, without a limit',
    (monster) => {
      const robot = 'bulwark';
      const least = strengthAgainst(monster, robot);
      expect(strengthAgainst(monster, { robot, powerUps: 9 })).toBe(least + 9);
      expect(strengthAgainst(monster, { robot: 'overloadCore', powerUps: 9, damage: 4 })).toBe(
        strengthAgainst(monster, 'overloadCore') + 5,
      );
    },
  );

  test('M17: a Robot may be negative, and tokens do not cancel', () => {
    const { strengthOf, robot } = given({
      monster: 'hydra',
      players: [{ robots: [{ robot: 'mimic', damage: 5, powerUps: 1 }, 'colossus'] }, {}],
    });
    expect(strengthOf('mimic')).toBe(-1);
    expect(robot('mimic')).toMatchObject({ damage: 5, powerUps: 1 });
  });

  test('M17: Damage counts less what Tide Wall ignores, then what Bulwark limits, then at most 3', () => {
    const strength = (...robots: readonly GivenRobot[]) =>
      given({ players: [{ robots }, {}] }).strengthOf('mimic');
    expect(strength({ robot: 'mimic', damage: 5 }, 'tideWall')).toBe(-3);
    expect(strength({ robot: 'mimic', damage: 3 }, 'tideWall')).toBe(-1);
    // A Mimic that is a Bulwark is a Sea Robot too.
    expect(strength({ robot: 'mimic', damage: 1, copied: 'bulwark' }, 'tideWall')).toBe(3);
    expect(strength({ robot: 'mimic', damage: 4, copied: 'bulwark' }, 'tideWall')).toBe(1);
    // Two effects that ignore the first Damage ignore it once.
    expect(strength({ robot: 'mimic', damage: 2, copied: 'tideWall' }, 'tideWall')).toBe(1);
    expect(strength({ robot: 'mimic', powerUps: 5 }, 'rallyMast')).toBe(6);
  });

  test('M16: nothing is placed when the supply is empty; what is removed goes back', () => {
    const empty = given({
      players: [{ robots: [{ robot: 'bulwark', damage: 2 }], hand: ['mimic', 'skimmer'] }, {}],
      supply: 0,
    }).play(repair('mimic', 'bulwark', 'damage'));
    expect(empty.state.supply).toBe(1);
    expect(empty.state.discard).toEqual(['mimic']);
    expect(empty.state.turn.energy).toBe(5);
  });
});

describe('M24: Behemoth', () => {
  const behemoth = (robot: GivenRobot, ...others: readonly GivenRobot[]) =>
    given({
      monster: 'behemoth',
      players: [{ robots: ['coreLancer'] }, { robots: [robot, ...others] }],
    });

  test('a Robot is destroyed the moment its Damage exceeds its Power Ups by 3', () => {
    const hit = behemoth({ robot: 'colossus', damage: 2 }).play(activate('coreLancer'));
    expect(hit.robot('colossus')).toBeUndefined();
    expect(hit.state.destroyed).toEqual([{ robot: 'colossus', owner: 1 }]);
    expect(hit.state.supply).toBe(30);
    expect(hit.state.discard).toEqual([]);
    const kept = behemoth({ robot: 'colossus', damage: 2, powerUps: 1 }).play(activate('coreLancer'));
    expect(kept.robot('colossus')?.damage).toBe(3);
  });

  test('only Damage that counts: Bulwark never dies of it, and Tide Wall holds back 1', () => {
    const bulwark = behemoth({ robot: 'bulwark', damage: 6 }).play(activate('coreLancer'));
    expect(bulwark.robot('bulwark')?.damage).toBe(7);
    const wall = behemoth({ robot: 'tideWall', damage: 2 }).play(activate('coreLancer'));
    expect(wall.robot('tideWall')?.damage).toBe(3);
  });

  test('when Tide Wall goes, what it held back counts', () => {
    const { robot, state } = given({
      monster: 'behemoth',
      players: [
        { robots: ['coreLancer'] },
        {
          robots: [
            { robot: 'tideWall', damage: 3 },
            { robot: 'mimic', damage: 3 },
          ],
        },
      ],
    }).play(activate('coreLancer'), target('tideWall'));
    expect(robot('mimic')).toBeUndefined();
    expect(state.destroyed).toHaveLength(2);
  });

  test('taking away a Power Up may destroy too', () => {
    const moved = given({
      monster: 'behemoth',
      players: [{ robots: ['salvageRay'] }, { robots: [{ robot: 'colossus', damage: 3, powerUps: 1 }] }],
    }).play(activate('salvageRay'), { type: 'token', robot: 'colossus', token: 'powerUp' });
    expect(moved.robot('colossus')).toBeUndefined();
  });

  test('a player who completes a Robot places 2 Damage on those of any opponents, before its instant', () => {
    const asked = finished('drawBarge', {
      monster: 'behemoth',
      player: { robots: ['bulwark'] },
      others: [{ robots: ['mimic'] }, { robots: ['skimmer'] }],
    });
    expect(asked.asks).toBe('place');
    expect(asked.player(0).hand).toEqual([]);
    expect(asked.refused(target('bulwark'))).toBe('notAChoice');
    const hit = asked.play(target('skimmer'), target('skimmer'));
    expect(hit.robot('skimmer')?.damage).toBe(2);
    expect(hit.player(0).hand).toHaveLength(2);
    expect(
      finished('drawBarge', { monster: 'behemoth', player: { robots: ['bulwark'] } }).asks,
    ).toBeUndefined();
  });

  test('the victim of Doomsday Core counts for the trigger', () => {
    const end = finished('doomsdayCore', {
      monster: 'behemoth',
      player: { robots: ['bulwark'] },
      destroyed: ['mimic', 'skimmer'],
    });
    expect(end.play(endTurn).state.ending).toBe('destroyed');
  });
});

describe('M24: a Damage token of the set-up', () => {
  const MARKED: readonly RobotId[] = ['oreTitan'];
  const marked = (more: Given) => given({ monster: 'behemoth', marked: MARKED, ...more });

  test('stays with the Robot into hand and construction, and counts once it is completed', () => {
    const taken = marked({
      players: [{ hand: ['quadBeta', 'cloudRefinery', 'fieldMedic'] }, {}],
      row: MARKED,
    }).play(take(1));
    expect(taken.state.marked).toEqual(MARKED);
    const begun = taken.play(construct('oreTitan', 'quadBeta'));
    expect(begun.state.marked).toEqual(MARKED);
    const built = begun.play(pay('oreTitan', 'cloudRefinery'), pay('oreTitan', 'fieldMedic'));
    expect(built.robot('oreTitan')?.damage).toBe(1);
    expect(built.state).toMatchObject({ marked: [], supply: 29 });
  });

  test.each([
    [
      'pays',
      marked({ players: [{ hand: ['oreTitan', 'bulwark'] }, {}] }).play(construct('bulwark', 'oreTitan')),
    ],
    [
      'is discarded',
      marked({ players: [{ hand: ['oreTitan'], robots: [{ robot: 'bulwark', damage: 1 }] }, {}] }).play(
        repair('oreTitan', 'bulwark', 'damage'),
      ),
    ],
    [
      'goes back to the row',
      marked({ players: [{ hand: ['oreTitan'], robots: ['kiteScout'] }, {}], row: ['mimic'] }).play(
        activate('kiteScout'),
      ),
    ],
    [
      'is given to the Monster',
      marked({ players: [{ hand: ['oreTitan'], robots: ['roadTrader'] }], row: ['mimic'] }).play(
        activate('roadTrader'),
      ),
    ],
    ['is gathered', marked({ players: [{}], row: MARKED }).play(endTurn)],
    ['was in the hand of a player who leaves', marked({ players: [{ hand: MARKED }, {}, {}] }).leave(0)],
  ])('returns to the supply when the Robot %s', (_, { state }) => {
    expect(state).toMatchObject({ marked: [], supply: 30 });
  });

  test('it stays when the Robot changes hands', () => {
    const gave = marked({ players: [{ hand: MARKED, robots: ['roadTrader'] }, {}] }).play(
      activate('roadTrader'),
    );
    expect(gave.state.marked).toEqual(MARKED);
    expect(gave.player(1).hand).toEqual(MARKED);
    const swapped = marked({ players: [{ hand: ['mimic'], robots: ['kiteScout'] }, {}], row: MARKED });
    expect(swapped.play(activate('kiteScout')).state.marked).toEqual(MARKED);
  });
});

describe('M24: Hydra', () => {
  const hydra = (seats: number, discard: readonly RobotId[], deck: readonly RobotId[]) =>
    given({
      monster: 'hydra',
      players: [
        { hand: ['mimic'], robots: [{ robot: 'bulwark', damage: 1 }] },
        ...Array.from({ length: seats - 1 }, () => ({})),
      ],
      deck,
      discard,
    });
  const TWENTY_FOUR: readonly RobotId[] = [
    ...(['oreTitan', 'quarryDigger', 'fieldMedic', 'roadTrader', 'scrapHound', 'mortarCrab'] as const),
    ...(['siegeGantry', 'rallyMast', 'loneWolf', 'puristTank', 'convoyLead', 'landLegion'] as const),
    ...(['quadAlpha', 'quadBeta', 'quadGamma', 'quadDelta', 'loneStar', 'loneHawk'] as const),
    ...(['gunship', 'skimmer', 'overseer', 'twinReactor', 'skyhook', 'undertow'] as const),
  ];
  const twentyFifth = repair('mimic', 'bulwark', 'damage');

  test.each([4, 5])(
    '%i players: the 25th discarded Robot brings them back, with the rest of the deck',
    (seats) => {
      const before = hydra(seats, TWENTY_FOUR, ['coilEel', 'jetTanker']);
      const after = before.play(twentyFifth);
      expect(after.state.deck).toHaveLength(27);
      expect(after.state).toMatchObject({ discard: [], reshuffled: true });
      expect(after.state.shuffledIn).toHaveLength(25);
      expect(after.emitted('reshuffled')).toEqual([{ type: 'reshuffled', count: 25 }]);
    },
  );

  test('four players: 24 do not, nor does it happen twice', () => {
    expect(hydra(4, TWENTY_FOUR.slice(1), ['coilEel']).play(twentyFifth).state.reshuffled).toBe(false);
    const again = given({
      ...{ monster: 'hydra', discard: TWENTY_FOUR, deck: ['coilEel'], state: { reshuffled: true } },
      players: [{ hand: ['mimic'], robots: [{ robot: 'bulwark', damage: 1 }] }, {}, {}, {}],
    });
    expect(again.play(twentyFifth).state.discard).toHaveLength(25);
    const spent = again.play(draw);
    expect(spent.state).toMatchObject({ deck: [] });
    expect(spent.refused(draw)).toBe('nothingToDraw');
  });

  test('four players: the deck that is empty first is renewed too, once', () => {
    const renewed = hydra(4, TWENTY_FOUR.slice(0, 5), ['coilEel']).play(draw);
    expect(renewed.state).toMatchObject({ reshuffled: true, discard: [] });
    expect(renewed.state.deck).toHaveLength(5);
  });

  test.each([2, 3])('%i players: never', (seats) => {
    expect(hydra(seats, TWENTY_FOUR, ['coilEel']).play(twentyFifth).state.reshuffled).toBe(false);
    expect(hydra(seats, TWENTY_FOUR, ['coilEel']).play(draw).state.deck).toEqual([]);
  });

  test('the last turns are played without refills', () => {
    const last = hydra(3, [], ['coilEel']).play(draw, endTurn);
    expect(last.state).toMatchObject({ ending: 'deckEmpty', row: ['', '', '', '', ''] });
    expect(last.play(endTurn).state.row).toEqual(['', '', '', '', '']);
  });
});

describe('M3, M24: Titan Oak', () => {
  const oak = (robot: RobotId) =>
    finished(robot, {
      monster: 'titanOak',
      player: { robots: ['loopEngine'] },
      others: [
        { robots: ['oreTitan', { robot: 'puristTank', powerUps: 9 }] },
        { robots: ['warElephant', 'overloadCore', 'tideWall'] },
      ],
    });

  test('a Land Robot may destroy one of lower base Strength, of any opponent', () => {
    const asked = oak('quadBeta');
    expect(asked.legalOf('target').map(({ robot }) => robot)).toEqual(['oreTitan', 'puristTank']);
    const hit = asked.play(target('puristTank'));
    expect(hit.state.destroyed).toEqual([{ robot: 'puristTank', owner: 1 }]);
    expect(hit.state.supply).toBe(30);
    expect(hit.robot('oreTitan')).toBeDefined();
  });

  test('it need not, and never destroys its own', () => {
    const asked = oak('quadBeta');
    expect(asked.refused(target('loopEngine'))).toBe('notAChoice');
    expect(asked.play(done).state.destroyed).toEqual([]);
    expect(asked.play(done).asks).toBeUndefined();
  });

  test('not a Robot of the same base Strength, and only Land Robots do', () => {
    expect(oak('rallyMast').legalOf('target')).toEqual([target('oreTitan')]);
    expect(oak('quadAlpha').asks).toBeUndefined();
  });

  test('it comes before the instant', () => {
    const asked = oak('mobileFoundry');
    expect(asked.asks).toBe('destroyWeaker');
    expect(asked.play(done).asks).toBe('gainAny');
  });
});

describe('M24: Swarm Queen', () => {
  test.each([
    [1, 30],
    [2, 6],
    [3, 8],
    [4, 10],
    [5, 14],
  ])('with %i players %i tokens are used', (seats, tokens) => {
    expect(begun({ monster: 'swarmQueen' }, seats).state.supply).toBe(tokens);
  });

  test('a player who completes a Robot places 2 Damage, and the last token sets the end off', () => {
    const asked = finished('dryDock', {
      monster: 'swarmQueen',
      others: [{ robots: ['mimic', 'skimmer'] }],
      supply: 2,
    });
    expect(asked.asks).toBe('place');
    const placed = asked.play(target('mimic'));
    expect(placed.asks).toBe('place');
    expect(placed.play(target('skimmer'), endTurn).state.ending).toBe('supplyEmpty');
  });
});
