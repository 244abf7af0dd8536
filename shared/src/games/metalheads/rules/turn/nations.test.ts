import { NATIONS, type NationId } from '../../content/nations';
import type { RobotId } from '../../content/robots';
import {
  activate,
  activateFree,
  card,
  chooseNation,
  complete,
  construct,
  draw,
  endTurn,
  name,
  pay,
  take,
  target,
  useNation,
} from '../../testing/does';
import { begun, given, res, type GivenPlayer } from '../../testing/given';
import { missingOf } from '../paying/costs';

const ROW: readonly RobotId[] = ['oreTitan', 'skimmer', 'gunship', 'overseer', 'coilEel'];

describe('M2: what taking costs', () => {
  test.each(Object.entries(NATIONS))('%s', (nation, { rowCost }) => {
    const before = given({ players: [{ nation: nation as NationId }, {}], row: ROW });
    for (const [index, energy] of rowCost.entries()) {
      expect(before.play(take(index + 1)).state.turn.energy).toBe(5 - energy);
    }
    expect(before.play(draw).state.turn.energy).toBe(3);
  });

  test('the figures', () => {
    const costs = Object.values(NATIONS).map(({ rowCost }) => rowCost.join(''));
    expect(costs).toEqual(['12233', '11223', '11222', '12223', '11233']);
  });
});

/** The Nation's player, in the middle of a turn. */
const playing = (nation: NationId, player: GivenPlayer = {}, others: readonly GivenPlayer[] = [{}]) =>
  given({ players: [{ ...player, nation }, ...others] });

describe('M21: Workshop', () => {
  const energy = NATIONS.workshop.discount.energy;

  test('the next Robot completed this turn costs 1 less of the kind that is named', () => {
    const named = playing('workshop', {
      hand: ['quadBeta'],
      constructions: [
        { robot: 'bulwark', gained: res(2, 0, 2) },
        { robot: 'puristTank', gained: res(2, 0, 2) },
      ],
    }).play(useNation('steel'));
    expect(named.state.turn).toMatchObject({ energy: 5 - energy, discount: 'steel', nationUsed: true });
    expect(named.player(0).robots).toEqual([]);
    const built = named.play(pay('bulwark', 'quadBeta'));
    expect(built.player(0).robots).toMatchObject([{ robot: 'bulwark' }]);
    expect(built.state.turn.discount).toBe('');
  });

  test('a Robot that lacks only that is completed at once; of several the owner picks', () => {
    const one = playing('workshop', { constructions: [{ robot: 'bulwark', gained: res(3, 0, 2) }] });
    expect(one.play(useNation('steel')).player(0).robots).toMatchObject([{ robot: 'bulwark' }]);
    const two = playing('workshop', {
      constructions: [
        { robot: 'bulwark', gained: res(3, 0, 2) },
        { robot: 'puristTank', gained: res(3, 0, 2) },
      ],
    }).play(useNation('steel'));
    expect(two.asks).toBe('order');
    const picked = two.play(complete('puristTank'));
    expect(picked.player(0).robots).toMatchObject([{ robot: 'puristTank' }]);
    expect(picked.player(0).constructions).toMatchObject([{ robot: 'bulwark' }]);
  });

  test('the next completion uses it up, needed or not', () => {
    const used = playing('workshop', {
      hand: ['quadGamma'],
      constructions: [
        { robot: 'packOrca', gained: res(0, 2, 2) },
        { robot: 'bulwark', gained: res(2, 0, 2) },
      ],
    }).play(useNation('steel'), pay('packOrca', 'quadGamma'));
    expect(used.state.turn.discount).toBe('');
    expect(used.player(0).constructions).toHaveLength(1);
  });

  test('excess of a payment counts again if the discount goes away', () => {
    // 4 steel less 1 and 2 gained: of the 2 paid, one is over, until the turn ends.
    const paid = playing('workshop', {
      hand: ['quadBeta', 'oreTitan'],
      constructions: [{ robot: 'puristTank', gained: res(2, 0, 1) }],
    }).play(useNation('steel'), pay('puristTank', 'quadBeta'));
    expect(paid.refused(pay('puristTank', 'oreTitan'))).toBe('paysNothing');
    const next = paid.play(endTurn, endTurn);
    expect(next.refused(pay('puristTank', 'oreTitan'))).toBe('paysNothing');
    expect(missingOf(next.state, 0, next.player(0).constructions[0]!)).toEqual(res(0, 0, 1));
  });

  test('it is no payment: it alone begins nothing', () => {
    const named = playing('workshop', { hand: ['bulwark'] }).play(useNation('steel'));
    expect(named.player(0).constructions).toEqual([]);
    expect(named.legalOf('construct')).toEqual([]);
  });

  test('once a turn, and gone at its end', () => {
    const named = playing('workshop').play(useNation('fuel'));
    expect(named.refused(useNation('fuel'))).toBe('nationUsed');
    expect(named.play(endTurn).state.turn.discount).toBe('');
    expect(named.play(endTurn, endTurn).play(useNation('steel')).state.turn.discount).toBe('steel');
  });

  test('wants a kind, and Energy', () => {
    expect(playing('workshop').refused(useNation())).toBe('kindMissing');
    const tired = given({ players: [{ nation: 'workshop' }, {}], energy: 0 });
    expect(tired.refusal(useNation('fuel'))).toEqual({
      refused: 'notEnoughEnergy',
      detail: { need: energy, have: 0 },
    });
  });
});

describe('M21: Arsenal', () => {
  const energy = NATIONS.arsenal.tokens.energy;

  test('places 1 Power Up and 1 Damage on any Robots, also on the same', () => {
    const asked = playing('arsenal', { robots: ['bulwark'] }, [{ robots: ['mimic'] }]).play(useNation());
    expect(asked.state.turn.energy).toBe(5 - energy);
    const placed = asked.play(target('bulwark'), target('mimic'));
    expect(placed.robot('bulwark')).toMatchObject({ powerUps: 1, damage: 0 });
    expect(placed.robot('mimic')).toMatchObject({ powerUps: 0, damage: 1 });
    const same = asked.play(target('mimic'), target('mimic'));
    expect(same.robot('mimic')).toMatchObject({ powerUps: 1, damage: 1 });
    expect(placed.refused(useNation())).toBe('nationUsed');
  });

  test('one token if there is only one; none without a Robot in play', () => {
    const one = given({ players: [{ nation: 'arsenal', robots: ['bulwark'] }, {}], supply: 1 });
    expect(one.play(useNation()).state.supply).toBe(0);
    expect(one.play(useNation()).asks).toBeUndefined();
    expect(playing('arsenal').refused(useNation())).toBe('nothingToDo');
    const none = given({ players: [{ nation: 'arsenal', robots: ['bulwark'] }, {}], supply: 0 });
    expect(none.refused(useNation())).toBe('nothingToDo');
    expect(playing('arsenal', { robots: ['bulwark'] }).refused(useNation('fuel'))).toBe('kindUnneeded');
  });
});

describe('M21: Dynamo', () => {
  test('has 6 Energy in each of its own turns', () => {
    const second = given({ players: [{}, { nation: 'dynamo' }] }).play(endTurn);
    expect(second.state.turn).toMatchObject({ seat: 1, energy: 6 });
    expect(second.play(endTurn).state.turn).toMatchObject({ seat: 0, energy: 5 });
    expect(second.play(endTurn, endTurn).state.turn.energy).toBe(6);
    expect(playing('dynamo').refused(useNation())).toBe('noNationAbility');
  });
});

describe('M21: Command', () => {
  const before = given({
    players: [{}, { nation: 'command', robots: ['oreTitan', 'coilEel'] }],
  }).play(endTurn);

  test('activates one upright Robot for no Energy, which stays upright', () => {
    const freely = before.play(activateFree('oreTitan'));
    expect(freely.state.turn).toMatchObject({ energy: 5, freeActivations: 0, pool: res(3, 0, 0) });
    expect(freely.robot('oreTitan')?.turned).toBe(false);
    const again = freely.play(activate('oreTitan'));
    expect(again.state.turn).toMatchObject({ energy: 4, pool: res(6, 0, 0) });
    expect(again.refused(activate('oreTitan'))).toBe('alreadyTurned');
  });

  test('once a turn, and not one that is turned', () => {
    expect(before.play(activateFree('oreTitan')).refused(activateFree('coilEel'))).toBe('noFreeActivation');
    expect(before.play(activate('oreTitan')).refused(activateFree('oreTitan'))).toBe('alreadyTurned');
    expect(before.play(activateFree('oreTitan'), endTurn, endTurn).state.turn.freeActivations).toBe(1);
    expect(playing('dynamo', { robots: ['oreTitan'] }).refused(activateFree('oreTitan'))).toBe(
      'noFreeActivation',
    );
  });

  test('the ability for once in the game is used up by it', () => {
    const used = given({
      players: [
        {
          nation: 'command',
          robots: ['siegeGantry'],
          constructions: [{ robot: 'bulwark' }, { robot: 'mimic' }],
        },
        {},
      ],
      turn: { freeActivations: 1 },
    }).play(activateFree('siegeGantry'), complete('bulwark'));
    expect(used.refused(activate('siegeGantry'))).toBe('usedUp');
  });
});

describe('M7, M21: Vanguard', () => {
  /** The deck is in the order of the numbers, and the highest are dealt first: seat 0 has 63 to 67. */
  const chosen = begun({ monster: 'leviathan' }, 2).play(chooseNation('vanguard'), chooseNation('dynamo'));

  test('Nations are chosen from the last player to the first, each only once', () => {
    const start = begun({ monster: 'leviathan' }, 3);
    expect(start.state).toMatchObject({ first: 2, phase: 'nations' });
    expect(start.refused(chooseNation('dynamo'), 0)).toBe('notYourTurn');
    const one = start.playAs(1, chooseNation('dynamo'));
    expect(one.refused(chooseNation('dynamo'))).toBe('nationTaken');
    const all = one.playAs(0, chooseNation('arsenal')).playAs(2, chooseNation('command'));
    expect(all.state).toMatchObject({ phase: 'turns', round: 1, turn: { seat: 2, energy: 5 } });
  });

  test('draws 1 Robot more, then completes one of its hand before the first turn', () => {
    const seat = chosen.state.turn.seat;
    expect(chosen.state.phase).toBe('headStart');
    expect(chosen.player(seat).hand).toHaveLength(6);
    const [first] = chosen.legalOf('complete');
    const started = first && chosen.play(first);
    expect(started?.player(seat).robots).toMatchObject([{ robot: first?.robot }]);
  });

  /** The head start of seat 0 with this hand. */
  const headStart = (...hand: readonly RobotId[]) =>
    given({
      monster: 'behemoth',
      players: [
        { nation: 'vanguard', hand },
        { nation: 'dynamo', robots: [] },
      ],
      first: 1,
      round: 0,
      turn: { tasks: [{ ...HEAD_START }] },
      state: { phase: 'headStart' },
      top: ['overseer', 'coilEel'],
    });
  const HEAD_START = {
    ...({ kind: 'headStart', robot: '', other: '', token: '', count: 0 } as const),
    ...({ scope: 'any', base: 0, done: 0, optional: false } as const),
  };

  test('with its instant, then the 1st player begins', () => {
    const started = headStart('drawBarge', 'mimic').play(complete('drawBarge'));
    expect(started.player(0).hand).toEqual(['coilEel', 'overseer', 'mimic']);
    expect(started.state).toMatchObject({ phase: 'turns', round: 1, turn: { seat: 1, energy: 6 } });
    const asked = headStart('prototype', 'mimic').play(complete('prototype'));
    expect(asked.robot('prototype')?.powerUps).toBe(3);
  });

  test('not Doomsday Core; Mimic has no ability', () => {
    const asked = headStart('doomsdayCore', 'mimic', 'bulwark');
    expect(asked.refused(complete('doomsdayCore'))).toBe('notAChoice');
    expect(asked.play(complete('mimic')).robot('mimic')?.copied).toBe('');
  });

  test('resources gained then are lost', () => {
    const started = headStart('mobileFoundry', 'mimic').play(complete('mobileFoundry'));
    expect(started.asks).toBeUndefined();
    expect(started.state.turn.pool).toEqual(res(0, 0, 0));
  });

  test("no completion rule of the Monster's and no trigger applies to it", () => {
    const oak = given({
      monster: 'titanOak',
      players: [{ nation: 'vanguard', hand: ['warElephant', 'mimic'] }, { robots: ['oreTitan'] }],
      turn: { tasks: [HEAD_START] },
      state: { phase: 'headStart' },
    }).play(complete('warElephant'));
    expect(oak.state).toMatchObject({ phase: 'turns', destroyed: [] });
    const six = ['oreTitan', 'coilEel', 'mimic', 'skimmer', 'undertow', 'skyhook'] as const;
    const leviathan = given({
      monster: 'leviathan',
      players: [{ nation: 'vanguard', hand: ['warElephant', 'bulwark'], robots: six }, {}],
      first: 1,
      turn: { tasks: [HEAD_START] },
      state: { phase: 'headStart' },
    }).play(complete('bulwark'));
    expect(leviathan.state.end).toBeUndefined();
  });
});

test('M7: against Titan Oak everybody draws 6 and puts 1 on the discard pile, all at the same time', () => {
  const start = begun({ monster: 'titanOak' }, 2);
  expect(start.state.phase).toBe('discarding');
  expect(start.player(0).hand).toHaveLength(6);
  const [mine, theirs] = [start.player(0).hand[0]!, start.player(1).hand[5]!];
  const one = start.playAs(1, card(theirs));
  expect(one.state.discard).toEqual([]);
  expect(one.refused(card(start.player(1).hand[0]!), 1)).toBe('notYourTurn');
  const both = one.playAs(0, card(mine));
  expect(both.state.discard).toEqual([mine, theirs]);
  expect(both.state).toMatchObject({ phase: 'nations', first: 1 });
  expect(both.refused(card(both.player(0).hand[0]!), 0)).toBe('wrongPhase');
});

test('M12, M25: in solo the head start is allowed where only one Robot may be under construction', () => {
  const start = begun({ monster: 'swarmQueen' }, 1).play(chooseNation('vanguard'));
  expect(start.state.phase).toBe('headStart');
  expect(start.play(complete(start.player(0).hand[0]!)).player(0).robots).toHaveLength(1);
});

test('M21: abilities of Nations are no Robots: Overload Core and Loop Engine do not touch them', () => {
  const used = given({
    players: [{ nation: 'arsenal', robots: ['loopEngine', 'bulwark'] }, {}],
  }).play(useNation(), target('bulwark'), target('bulwark'));
  expect(used.refused(activate('loopEngine'))).toBe('nothingToDo');
  expect(used.refused(construct('mimic', 'skimmer'))).toBe('notInHand');
  expect(used.refused(name('fuel'))).toBe('nothingAsked');
});
