import type { Refusal } from '../../core/ground/result';
import { REFUSALS, type RefusalCode } from './refusals';
import {
  activate,
  activateFree,
  card,
  chooseNation,
  construct,
  constructFrom,
  draw,
  endTurn,
  name,
  pay,
  repair,
  spend,
  take,
  target,
  useNation,
} from './testing/does';
import { begun, given, res, type GivenPlayer } from './testing/given';

/** A player on turn with this, against one who has nothing. */
const one = (player: GivenPlayer = {}, more: Omit<Parameters<typeof given>[0], 'players'> = {}) =>
  given({ players: [player, {}], ...more });

const THREE = [{ robot: 'bulwark' }, { robot: 'loneWolf' }, { robot: 'loneStar' }] as const;

/** For each code, a refusal with all that it tells. */
const REFUSED = {
  wrongPhase: () => one().refusal(chooseNation('dynamo')),
  answerFirst: () =>
    one({
      robots: [
        { robot: 'bulwark', damage: 1 },
        { robot: 'salvageRay', damage: 1 },
      ],
    })
      .play(activate('salvageRay'))
      .refusal(endTurn),
  nothingAsked: () => one().refusal(name('fuel')),
  notAChoice: () =>
    one({
      robots: [
        { robot: 'bulwark', damage: 1 },
        { robot: 'salvageRay', damage: 1 },
      ],
    })
      .play(activate('salvageRay'))
      .refusal({ type: 'token', robot: 'bulwark', token: 'powerUp' }),
  nationTaken: () => begun({}, 2).play(chooseNation('dynamo')).refusal(chooseNation('dynamo')),
  notEnoughEnergy: () => one({}, { energy: 1 }).refusal(draw),
  spotEmpty: () => one().refusal(take(2)),
  nothingToDraw: () => one({}, { deck: [] }).refusal(draw),
  notInHand: () => one({ hand: ['mimic'] }).refusal(construct('mimic', 'bulwark')),
  paysForItself: () => one({ hand: ['mimic'] }).refusal(construct('mimic', 'mimic')),
  noPlace: () =>
    one({ hand: ['mimic', 'skimmer'], constructions: THREE }).refusal(construct('mimic', 'skimmer')),
  notUnderConstruction: () => one({ hand: ['mimic'] }).refusal(pay('bulwark', 'mimic')),
  paysNothing: () => one({ hand: ['packOrca', 'oreTitan'] }).refusal(construct('packOrca', 'oreTitan')),
  notEnoughResources: () =>
    one({ constructions: [{ robot: 'bulwark' }] }, { pool: res(1, 0, 0) }).refusal(
      spend('bulwark', 'steel', 2),
    ),
  notMissing: () =>
    one({ constructions: [{ robot: 'bulwark', gained: res(3, 0, 0) }] }, { pool: res(4, 0, 0) }).refusal(
      spend('bulwark', 'steel', 2),
    ),
  notYourRobot: () => given({ players: [{}, { robots: ['oreTitan'] }] }).refusal(activate('oreTitan')),
  alreadyTurned: () => one({ robots: [{ robot: 'oreTitan', turned: true }] }).refusal(activate('oreTitan')),
  passiveAbility: () => one({ robots: ['bulwark'] }).refusal(activate('bulwark')),
  instantAbility: () => one({ robots: ['drawBarge'] }).refusal(activate('drawBarge')),
  noAbility: () => one({ robots: ['mimic'] }).refusal(activate('mimic')),
  usedUp: () => one({ robots: [{ robot: 'siegeGantry', spent: true }] }).refusal(activate('siegeGantry')),
  nothingToDo: () => one({ robots: ['siegeGantry'] }).refusal(activate('siegeGantry')),
  noFreeActivation: () => one({ robots: ['oreTitan'] }).refusal(activateFree('oreTitan')),
  noNationAbility: () => one({ nation: 'dynamo' }).refusal(useNation()),
  nationUsed: () => one({ nation: 'workshop' }, { turn: { nationUsed: true } }).refusal(useNation('fuel')),
  kindMissing: () => one({ nation: 'workshop' }).refusal(useNation()),
  kindUnneeded: () => one({ nation: 'arsenal', robots: ['bulwark'] }).refusal(useNation('fuel')),
  noSuchToken: () =>
    one({ hand: ['mimic'], robots: [{ robot: 'bulwark', damage: 1 }] }).refusal(
      repair('mimic', 'bulwark', 'powerUp'),
    ),
} satisfies Record<RefusalCode, () => Refusal>;

const DETAILS: Partial<Record<RefusalCode, Refusal['detail']>> = {
  notEnoughEnergy: { need: 2, have: 1 },
  noPlace: { most: 3 },
  notEnoughResources: { have: 1, kind: 'steel' },
  notMissing: { missing: 1, kind: 'steel' },
};

test.each(REFUSALS)('%s', (code) => {
  const detail = DETAILS[code];
  expect(REFUSED[code]()).toEqual({ refused: code, ...(detail ? { detail } : {}) });
});

describe('M9: Energy is missing for each action that costs some', () => {
  const tired = given({
    players: [
      {
        nation: 'command',
        hand: ['mimic', 'skimmer'],
        robots: ['oreTitan'],
        constructions: [{ robot: 'bulwark' }],
      },
      {},
    ],
    row: ['gunship', 'overseer', 'coilEel', 'undertow', 'drawBarge'],
    energy: 0,
    turn: { freeActivations: 1 },
    pool: res(1, 0, 0),
  });
  const lacks = (need: number) => ({ refused: 'notEnoughEnergy', detail: { need, have: 0 } });

  test('taking, drawing, paying, activating', () => {
    expect(tired.refusal(take(1))).toEqual(lacks(1));
    expect(tired.refusal(take(5))).toEqual(lacks(3));
    expect(tired.refusal(draw)).toEqual(lacks(2));
    expect(tired.refusal(construct('skimmer', 'mimic'))).toEqual(lacks(1));
    expect(tired.refusal(pay('bulwark', 'mimic'))).toEqual(lacks(1));
    expect(tired.refusal(activate('oreTitan'))).toEqual(lacks(1));
  });

  test('nothing else costs any', () => {
    expect(tired.play(spend('bulwark', 'steel')).state.turn.energy).toBe(0);
    expect(tired.play(constructFrom('skimmer', 'steel')).player(0).constructions).toHaveLength(2);
    expect(tired.play(activateFree('oreTitan')).state.turn.energy).toBe(0);
  });
});

describe('who is not asked', () => {
  test('an opponent can do nothing in the turn of another', () => {
    const { refused } = given({ players: [{}, { hand: ['mimic'] }] });
    for (const action of [draw, take(1), endTurn, card('mimic'), target('mimic'), chooseNation('dynamo')]) {
      expect(refused(action, 1)).toBe('notYourTurn');
    }
  });

  test('before the game only what the phase wants', () => {
    const start = begun({ monster: 'titanOak' }, 2);
    expect(start.refused(endTurn)).toBe('wrongPhase');
    expect(start.refused(card(start.player(1).hand[0]!), 0)).toBe('notInHand');
    expect(begun({}, 2).refused(endTurn)).toBe('wrongPhase');
  });

  test('M10: what begins a construction', () => {
    const { refused } = one({ hand: ['mimic', 'bulwark'] }, { pool: res(0, 0, 1) });
    expect(refused(constructFrom('bulwark', 'steel'))).toBe('notEnoughResources');
    expect(refused(constructFrom('skimmer', 'fuel'))).toBe('notInHand');
    expect(refused(spend('bulwark', 'fuel'))).toBe('notUnderConstruction');
  });

  test('M16: the free discard takes tokens off own Robots alone', () => {
    const { refused } = given({
      players: [{ hand: ['mimic'] }, { robots: [{ robot: 'bulwark', damage: 1 }] }],
    });
    expect(refused(repair('mimic', 'bulwark', 'damage'))).toBe('notYourRobot');
    expect(refused(repair('skimmer', 'bulwark', 'damage'))).toBe('notInHand');
  });
});
