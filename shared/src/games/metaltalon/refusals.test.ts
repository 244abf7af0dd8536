import type { Action } from './actions';
import { REFUSALS, type RefusalCode } from './refusals';
import { begun, coins, given, type Position } from './testing/given';

/** A position, the seat that acts in it, and the action: one for every code. */
type Wrong = readonly [Position, number, Action];

const fleet = given({
  seats: [{ race: 'bankers', cash: 5 }, { cash: 5 }, { cash: 0 }],
  ships: {
    s1: { at: 'd4', ...coins(3, 1) },
    s2: { at: 'e4', ...coins(0, 1) },
    s3: { at: 'f4', spent: true, ...coins(3) },
    s4: { owner: 1, at: 'k4', ...coins(4, 1) },
    s5: { owner: 1, at: 'j1', ...coins(1) },
  },
  // Bases C, B, F.
});
const move = { type: 'move', ship: 's1', to: 'd5' } as const;
const shoot = { type: 'fireAtShip', ship: 's1', target: 's4' } as const;
const asked = given({
  seats: [{ race: 'clovers' }, {}],
  ships: { s1: { at: 'd4', ...coins(1, 1) }, s4: { owner: 1, at: 'e4', ...coins(4, 1) } },
}).play(0, shoot, 3);
const launched = given().play(0, { type: 'launch', ...coins(9) });
const atStripe = launched
  .play(0, { type: 'move', ship: 's101', to: 'b1' })
  .play(0, { type: 'move', ship: 's101', to: 'c1' })
  .play(0, { type: 'move', ship: 's101', to: 'd1' });
const nearBases = given({
  seats: [{}, { base: 'B', cash: 0 }, { base: 'F', cash: 0 }, { base: 'D', cash: 3 }],
  ships: {
    s1: { at: 'b1', ...coins(2, 1) },
    s2: { at: 'i1', ...coins(2) },
    s3: { owner: 1, at: 'j1', ...coins(2) },
    s4: { at: 'j6', ...coins(2) },
  },
});
const ownBaseTaken = given({ ships: { s1: { at: 'a1', ...coins(1) }, s2: { at: 'b1', ...coins(1) } } });
const enclosed = given({
  ships: {
    s1: { at: 'a4', ...coins(1, 1) },
    s4: { owner: 1, at: 'k4', ...coins(1) },
    s5: { owner: 1, at: 'j4', ...coins(1) },
    s6: { owner: 1, at: 'j3', ...coins(1) },
    s7: { owner: 1, at: 'j5', ...coins(1) },
  },
});

const WRONG: Readonly<Record<RefusalCode, Wrong>> = {
  notYourTurn: [fleet, 1, { type: 'endTurn' }],
  answerFirst: [asked, 0, move],
  notAsked: [fleet, 0, { type: 'reroll' }],
  wrongPhase: [fleet, 0, { type: 'rerollRace' }],
  raceSettled: [begun({}, 2, 1, 1).play(0, { type: 'keepRace' }), 0, { type: 'rerollRace' }],
  noSuchShip: [fleet, 0, { ...move, ship: 's77' }],
  notYourShip: [fleet, 0, { ...move, ship: 's4' }],
  shipSpent: [fleet, 0, { ...move, ship: 's3' }],
  onlyTheNewShip: [fleet.play(0, { type: 'launch', ...coins(1) }), 0, move],
  noMovesLeft: [fleet, 0, { type: 'move', ship: 's2', to: 'e5' }],
  noShotsLeft: [fleet.play(0, shoot, 1), 0, shoot],
  notAdjacent: [fleet, 0, { ...move, to: 'k12' }],
  spaceTaken: [fleet, 0, { ...move, to: 'e4' }],
  baseClosed: [nearBases, 0, { type: 'move', ship: 's4', to: 'j7' }],
  stripedBorder: [atStripe, 0, { type: 'move', ship: 's101', to: 'e1' }],
  notOnOwnBase: [fleet, 0, { type: 'recycle', ship: 's1' }],
  tooEarlyToRecycle: [launched, 0, { type: 'recycle', ship: 's101' }],
  ownBase: [nearBases, 0, { type: 'move', ship: 's1', to: 'a1' }],
  baseNotOwned: [fleet, 0, { type: 'fireAtBase', ship: 's1', base: 'A' }],
  opponentHasCash: [nearBases, 0, { type: 'invade', ship: 's4', base: 'D' }],
  baseBlocked: [nearBases, 0, { type: 'invade', ship: 's2', base: 'B' }],
  ownTarget: [fleet, 0, { ...shoot, target: 's2' }],
  noSuchTarget: [fleet, 0, { ...shoot, target: 's77' }],
  emptyBase: [nearBases, 0, { type: 'fireAtBase', ship: 's1', base: 'F' }],
  noPath: [enclosed, 0, shoot],
  alreadyLaunched: [launched, 0, { type: 'launch', ...coins(1) }],
  homeBaseBlocked: [ownBaseTaken, 0, { type: 'launch', ...coins(1) }],
  noCoins: [fleet, 0, { type: 'launch', ...coins(0) }],
  notEnoughCash: [fleet, 0, { type: 'launch', ...coins(6) }],
  notSwarm: [fleet, 0, { type: 'split', ship: 's1', to: 'd5', ...coins(1) }],
  notTheseCoins: [
    given({ seats: [{ race: 'swarm' }, {}], ships: { s1: { at: 'd4', ...coins(1, 1) } } }),
    0,
    { type: 'split', ship: 's1', to: 'd5', ...coins(1, 1) },
  ],
  wrongDamage: [asked.play(0, { type: 'letStand' }), 1, { type: 'keepCoins', ...coins(4, 1) }],
  notARerollRace: [fleet, 0, { type: 'askMe', asked: false }],
  nothingChanges: [asked, 0, { type: 'askMe', asked: true }],
};

test.each(REFUSALS)('%s', (code) => {
  const [position, seat, action] = WRONG[code];
  expect(position.refusal(seat, action).refused).toBe(code);
});
