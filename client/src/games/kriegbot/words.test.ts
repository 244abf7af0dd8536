import { CARD_IDS } from '@gearhall/shared/games/kriegbot/content/cards';
import { event, HARM_CAUSES, type Event } from '@gearhall/shared/games/kriegbot/events';
import { options } from '@gearhall/shared/games/kriegbot/options';
import { REFUSALS } from '@gearhall/shared/games/kriegbot/refusals';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { LogLine } from '../../stage/contract/words';
import { refusalsSuite } from '../testing/wordsSuite';
import { words } from './words';
import { armsInWords, cardInWords, kindInWords, textOf } from './words/cards/cards';
import { fullCardName } from './words/field/names';

const NAMES = ['Ada', 'Boris', 'Cyd'];

refusalsSuite(words, REFUSALS);

test('a refusal names the card it is about, and its figures', () => {
  expect(words.refusal({ refused: 'cardTaken', detail: { card: 'chaff' } })).toMatch(/^The Chaff is in use/u);
  expect(words.refusal({ refused: 'outOfRange', detail: { range: 13 } })).toMatch(/13 hexes away[.]$/u);
  expect(words.refusal({ refused: 'tooManyPilots', detail: { most: 1 } })).toMatch(/field 1 pilot in/u);
});

test('every option has its words', () => {
  const chosen = options.parse({ scenario: 'humanWave', target: 'printed' });
  expect(Object.keys(words.options).sort()).toEqual([...Object.keys(chosen), 'edited', 'campaign'].sort());
});

const FIELDED: readonly Event[] = [
  { type: 'fielded', robot: 'green1', seat: 0, chassis: 'robotank' },
  { type: 'fielded', robot: 'yellow1', seat: 1, chassis: 'robocar' },
  { type: 'placed', robot: 'green1', at: 'B0', facing: 1 },
  { type: 'placed', robot: 'yellow1', at: 'B15', facing: 4 },
];
/** A soldier of green has got out. */
const OUT: Event = {
  type: 'unitPlaced',
  unit: 'adler',
  kind: 'foot',
  team: 'green',
  robot: 'green1',
  at: 'B1',
};

/** The last line of a log of these events. */
function told(...events: readonly Event[]): LogLine | undefined {
  const tell = words.logWriter(NAMES);
  return [...FIELDED, OUT, ...events].map((one) => tell(one)).at(-1);
}

const me = { robot: 'green1' } as const;
const you = { robot: 'yellow1' } as const;

/** One event of each type, and how its line begins. */
/** All except the questions, which the status line covers. */
type Told = Exclude<Event['type'], 'asked'>;
const EVENTS: { [Type in Told]: readonly [Extract<Event, { type: Type }>, RegExp] } = {
  dealt: [
    { type: 'dealt', team: 'green', templates: ['robocar', 'helibot'] },
    /^Green is dealt Robocar and Hel/u,
  ],
  coresDealt: [
    { type: 'coresDealt', team: 'green', cores: ['fuelCell', 'ultracapacitor'] },
    /^Green has the cores Fuel Cell and Ultracapacitor[.]$/u,
  ],
  coreShown: [
    { type: 'coreShown', ...me, core: 'fuelCell' },
    /^Ada’s Robotank shows its power core: Fuel Cell[.]$/u,
  ],
  energy: [
    { type: 'energy', ...me, from: 3, to: 2, cause: 'star' },
    /^Ada’s Robotank spends 1 energy for an electric card: 2 left[.]$/u,
  ],
  ability: [
    { type: 'ability', ...me, core: 'mhdGenerator' },
    /^Ada’s Robotank uses its MHD Generator: on the move, one hex faster/u,
  ],
  overcharged: [{ type: 'overcharged', ...me, dice: 1 }, /^Ada’s Robotank overcharges: 1 die more[.]$/u],
  fielded: [
    { type: 'fielded', ...me, seat: 0, chassis: 'robotank' },
    /^Ada runs the Robotank for Green[.]$/u,
  ],
  tokenGiven: [
    { type: 'tokenGiven', token: 'dish1', kind: 'dish', ...me },
    /^Ada’s Robotank bears an energy dish[.]$/u,
  ],
  pilesPassed: [{ type: 'pilesPassed', round: 2 }, /^The piles go on to the next seat: round 2[.]$/u],
  dishesShared: [
    { type: 'dishesShared', each: 1, robots: ['green1', 'yellow1'] },
    /^The dishes on the ground are divided: 1 for Ada’s Robotank and Boris’ Robocar[.]$/u,
  ],
  tokenLaid: [
    { type: 'tokenLaid', token: 'flag', kind: 'flag', team: '', at: 'K8' },
    /^The flag lies on K8[.]$/u,
  ],
  tokenTaken: [{ type: 'tokenTaken', token: 'flag', ...me, at: 'K8' }, /^Ada’s Robotank takes the flag[.]$/u],
  tokenFell: [
    { type: 'tokenFell', token: 'flag', ...me, at: 'K9' },
    /^Ada’s Robotank drops the flag on K9[.]$/u,
  ],
  tokenDestroyed: [
    { type: 'tokenDestroyed', token: 'green2Crypto', at: 'K9' },
    /^The crypto of Green on K9 is destroyed[.]$/u,
  ],
  roleTold: [{ type: 'roleTold', seat: 0, role: 'mole' }, /^You are the mole[.]$/u],
  moleRevealed: [{ type: 'moleRevealed', seat: 1 }, /^Boris was the mole[.]$/u],
  withdrawn: [{ type: 'withdrawn', ...me }, /^Ada’s Robotank leaves the map: its player has given up[.]$/u],
  bombarded: [
    { type: 'bombarded', ...me, by: 'yellow', dice: [3], silhouette: 2, hit: true },
    /^Yellow bombards Ada’s Robotank: 3 against silhouette 2, a hit[.]$/u,
  ],
  hacked: [
    { type: 'hacked', ...me, by: 'yellow1', card: 'radar', use: 'attack' },
    /^Boris’ Robocar hacks Ada’s Robotank: its Radar attacks/u,
  ],
  smoked: [{ type: 'smoked', ...me }, /^Smoke hangs about Ada’s Robotank/u],
  sideDesigned: [{ type: 'sideDesigned', team: 'police' }, /^The designs of the police are fixed/u],
  reinforcementCalled: [
    { type: 'reinforcementCalled', ...me, edge: 'top' },
    /^Ada’s Robotank is called: next turn it comes over the north edge[.]$/u,
  ],
  entered: [{ type: 'entered', ...me, at: 'B0', facing: 1 }, /comes onto the map on B0, facing south[.]$/u],
  guilty: [{ type: 'guilty', ...me, guilt: 'illegal' }, /^Ada’s Robotank has broken the law[.]$/u],
  pointsChanged: [
    { type: 'pointsChanged', team: 'police', change: -2, points: -2, reason: 'casualty', ...me },
    /^Police −2 for the loss of Ada’s Robotank: −2[.]$/u,
  ],
  leaderLost: [
    { type: 'leaderLost', team: 'green', ...me, fate: 'dead' },
    /^The leader of Green, on Ada’s Robotank, is dead[.]$/u,
  ],
  designsFixed: [{ type: 'designsFixed' }, /^All designs are fixed/u],
  edgeDrawn: [{ type: 'edgeDrawn', team: 'yellow', edge: 'top' }, /^Yellow starts from the north edge/u],
  placed: [{ type: 'placed', ...me, at: 'B0', facing: 1 }, /^Ada’s Robotank starts on B0, facing south[.]$/u],
  turnBegan: [{ type: 'turnBegan', turn: 3 }, /^Turn 3$/u],
  phaseBegan: [{ type: 'phaseBegan', phase: 'attack' }, /^Attack phase[.]$/u],
  shown: [{ type: 'shown', ...me, card: 'holoBlur' }, /^Ada’s Robotank shows its Holo-blur[.]$/u],
  stepped: [
    { type: 'stepped', ...me, from: 'B0', to: 'B1', facing: 1 },
    /moves from B0 to B1, facing south/u,
  ],
  turned: [{ type: 'turned', ...me, from: 1, to: 2 }, /^Ada’s Robotank turns to face south-west[.]$/u],
  danced: [{ type: 'danced', ...me }, /dances on the spot/u],
  maneuvered: [{ type: 'maneuvered', ...me, from: 1, to: 4 }, /maneuvers to face north/u],
  rebooted: [{ type: 'rebooted', ...me, cleared: 2 }, /reboots: 2 disable markers off/u],
  stoodIdle: [{ type: 'stoodIdle', ...me }, /stands idle/u],
  boosted: [{ type: 'boosted', ...me }, /fires its Jump Boosters/u],
  clamped: [{ type: 'clamped', ...you, by: 'green1' }, /^Boris’ Robocar is held by the Mag Claw of Ada/u],
  released: [
    { type: 'released', ...you, by: 'green1' },
    /^The Mag Claw of Ada.* holds Boris’ Robocar no longer/u,
  ],
  thrownBack: [
    { type: 'thrownBack', ...me, from: 'B2', to: 'B1' },
    /cannot stay on B2, and falls back to B1/u,
  ],
  fled: [{ type: 'fled', ...me }, /flees from the map/u],
  washed: [{ type: 'washed', ...me }, /is washed/u],
  rammed: [
    { type: 'rammed', ...me, target: 'yellow1', dice: [4], points: 4 },
    /rams Boris’ Robocar: 4 damage/u,
  ],
  attacked: [
    {
      ...{ type: 'attacked', ...me, arms: 'combatPilot', target: 'yellow1', mode: '', strafe: false },
      ...{ attacks: 1, range: 1, help: ['targetingComputer'] },
    },
    /attacks Boris’ Robocar with the Bazooka, 1 hex away, with Targeting Computer[.]$/u,
  ],
  answered: [{ type: 'answered', ...you, card: 'chaff' }, /answers with its Chaff/u],
  rolled: [
    { type: 'rolled', ...me, target: 'yellow1', thrown: 2, dice: [0, 5, 5, 1], silhouette: 8, hit: true },
    /^2 dice of Ada’s Robotank: 11 against silhouette 8, a hit[.]$/u,
  ],
  locationsRolled: [{ type: 'locationsRolled', ...you, dice: [0, 1, 1, 3] }, /: 0, 1, 1 and 3[.]$/u],
  rerolled: [{ type: 'rerolled', ...you, die: 2, dice: [3] }, /has a 2 rolled again: 3/u],
  locationChosen: [{ type: 'locationChosen', ...me, location: 4 }, /is hit in place 4/u],
  cancelled: [
    { type: 'cancelled', ...you, card: 'superSteel', points: 2 },
    /^The Super-steel skin of Boris.*2 mark/u,
  ],
  marked: [
    { type: 'marked', ...you, item: 'core', marker: 'disable', bled: 'zero', cause: 'attack' },
    /^Disabled: the power core of Boris’ Robocar, through the chassis[.]$/u,
  ],
  wasted: [{ type: 'wasted', ...you, marker: 'disable' }, /^A disable marker for Boris’ Robocar is lost/u],
  unmarked: [
    { type: 'unmarked', ...me, item: 'zero', marker: 'damage', by: 'nanoGlue' },
    /takes a damage marker off the hull with the Nano Glue/u,
  ],
  cardDestroyed: [
    { type: 'cardDestroyed', ...you, slot: 'four', card: '' },
    /^Destroyed: a face-down card in the cupola of Boris’ Robocar[.]$/u,
  ],
  skinGone: [{ type: 'skinGone', ...you, skin: 'electroReactive' }, /has lost its Electro-reactive skin/u],
  replicated: [
    { type: 'replicated', ...me, slot: 'zero', card: 'chaff' },
    /brings its Chaff back into the hull/u,
  ],
  status: [{ type: 'status', ...me, status: 'onFire', on: true }, /is on fire[.]$/u],
  turnedBy: [{ type: 'turnedBy', ...you, by: 'green1', from: 4, to: 5 }, /is turned to face north-east/u],
  structureHit: [
    { type: 'structureHit', structure: 'dam', damage: 2, destroyed: true },
    /^The dam is destroyed[.]$/u,
  ],
  fireRolled: [{ type: 'fireRolled', ...me, dice: [5] }, /it goes out/u],
  mineSet: [{ type: 'mineSet', ...you, by: 'green1' }, /^A mine of Ada.*sticks to Boris/u],
  mineBlown: [{ type: 'mineBlown', ...you, by: 'green1', location: 3 }, /blows up a mine on Boris.*place 3/u],
  bombSet: [{ type: 'bombSet', ...me, at: 'K8' }, /places a bomb on K8/u],
  bombWent: [{ type: 'bombWent', ...me, at: 'K8' }, /^The bomb on K8 goes off[.]$/u],
  blasted: [
    { type: 'blasted', target: 'yellow1', dice: [1, 3], silhouette: 4, hit: true },
    /^The blast against Boris.*4 against silhouette 4, a hit/u,
  ],
  built: [{ type: 'built', structure: 'b2', at: 'K5' }, /^Building 2 stands on K5[.]$/u],
  drilled: [
    { type: 'drilled', unit: 'baker', step: 'designator', range: 5 },
    /^Footsoldier Baker uses his designator: not painted yet, in sight, 5 hexes away[.]$/u,
  ],
  diskSet: [
    { type: 'diskSet', unit: 'green1', at: 'K8' },
    /^Ada’s Robotank marks K8, and lands there next turn[.]$/u,
  ],
  landed: [
    { type: 'landed', unit: 'green1', at: 'K8', facing: 4 },
    /^Ada’s Robotank lands on K8, facing north[.]$/u,
  ],
  shed: [{ type: 'shed', ...me, item: 'drive' }, /throws its skin off, with all markers of the/u],
  camouflaged: [{ type: 'camouflaged', ...me }, /lights its camouflage/u],
  pilotNamed: [{ type: 'pilotNamed', unit: 'drake', seats: [0] }, /^The pilot is Drake/u],
  decoyShown: [{ type: 'decoyShown', unit: 'adler' }, /^Adler was a decoy[.]$/u],
  pilotRevealed: [{ type: 'pilotRevealed', unit: 'drake' }, /^The pilot was Drake[.]$/u],
  blewUp: [
    { type: 'blewUp', by: 'adler', at: 'K8' },
    /^Ada’s footsoldier Adler sets off its bomb on K8[.]$/u,
  ],
  nuked: [{ type: 'nuked', ...me }, /sets off its Suicide Nuke/u],
  bailedOut: [{ type: 'bailedOut', ...me, card: 'hotshotPilot' }, /^The Hotshot Pilot of Ada.*bails out/u],
  phoenixed: [{ type: 'phoenixed', ...me }, /Phoenix-bot/u],
  derelict: [{ type: 'derelict', ...me }, /lies abandoned/u],
  destroyed: [{ type: 'destroyed', ...me, cause: 'nuke' }, /is destroyed by the nuke/u],
  wreckPlaced: [
    { type: 'wreckPlaced', robot: 'wreck5', chassis: 'robotank', at: 'K4', facing: 4 },
    /^A Robotank lies abandoned on K4, facing north[.]$/u,
  ],
  pilotShown: [
    { type: 'pilotShown', unit: 'adler', card: 'combatPilot', team: 'green', seat: 0 },
    /^Ada’s footsoldier Adler is the Combat Pilot[.]$/u,
  ],
  unitPlaced: [
    { type: 'unitPlaced', unit: 'adler', kind: 'foot', team: 'green', ...me, at: 'B1' },
    /^Ada’s footsoldier Adler gets out of the Robotank, onto B1[.]$/u,
  ],
  walked: [
    { type: 'walked', unit: 'adler', from: 'B1', path: ['B2', 'B3'] },
    /^Ada’s footsoldier Adler walks from B1 to B3[.]$/u,
  ],
  flew: [
    { type: 'flew', unit: 'green1Drone', from: 'B1', to: 'B5' },
    /^The drone of Ada’s Robotank flies from B1 to B5[.]$/u,
  ],
  leftMap: [{ type: 'leftMap', unit: 'adler' }, /^Ada’s footsoldier Adler leaves the map[.]$/u],
  boarded: [
    { type: 'boarded', unit: 'adler', ...me, slot: 'zero' },
    /^Ada’s footsoldier Adler boards Ada’s Robotank: hull[.]$/u,
  ],
  putOut: [
    { type: 'putOut', unit: 'adler', ...me, at: 'B0' },
    /Adler has to get out of the Robotank, onto B0/u,
  ],
  revived: [
    { type: 'revived', ...you, unit: 'adler', card: 'hotshotPilot', team: 'green', seat: 0 },
    /^The Hotshot Pilot climbs into Ada’s Robocar: it fights for Green now[.]$/u,
  ],
  dismounted: [
    { type: 'dismounted', unit: 'ives', into: 'adler' },
    /^Motorized infantry Ives dismounts, and goes on as footsoldier Adler[.]$/u,
  ],
  unitKilled: [
    { type: 'unitKilled', unit: 'adler', cause: 'attack' },
    /^Ada’s footsoldier Adler is killed by the attack[.]$/u,
  ],
  unitHandedOver: [{ type: 'unitHandedOver', unit: 'adler', seat: 2 }, /^Cyd runs Adler from now on[.]$/u],
  handedOver: [{ type: 'handedOver', ...me, seat: 2 }, /^Cyd runs the Robotank from now on/u],
  gameEnded: [
    { type: 'gameEnded', cause: 'firstKill', winners: [0, 2] },
    /^Ada and Cyd win: the first kill[.]$/u,
  ],
};

test.each(Object.values(EVENTS).map(([one, line]) => [one.type, one, line] as const))(
  'the log tells of %s',
  (_type, one, line) => {
    expect(event.safeParse(one).success).toBe(true);
    expect(told(one)?.text).toMatch(line);
    expect(told(one)?.text).not.toMatch(/undefined|NaN|\[object/u);
  },
);

test.each(HARM_CAUSES)('the end of a robot by %s is told', (cause) => {
  expect(told({ type: 'destroyed', ...me, cause })?.text).toMatch(/is destroyed by .+[.]$/u);
});

test('the steps of one move make one line, and other events end it', () => {
  const tell = words.logWriter(NAMES);
  const lines = [
    ...FIELDED,
    { type: 'stepped', ...me, from: 'B0', to: 'B1', facing: 1 } as const,
    { type: 'turned', ...me, from: 1, to: 2 } as const,
    { type: 'danced', ...you } as const,
    { type: 'stepped', ...me, from: 'B1', to: 'A2', facing: 2 } as const,
  ].map((one) => tell(one));
  const [first, second, , last] = lines.slice(-4);
  expect(second?.run?.id).toBe(first?.run?.id);
  expect(second?.run?.text('B0')).toBe('Ada’s Robotank moves from B0 to B1, facing south-west.');
  expect(last?.run?.id).not.toBe(first?.run?.id);
});

test('a tent that is run over is told of, and attacks on foot have arms of their own', () => {
  const ram: Event = { type: 'rammed', robot: 'yellow1', target: 'adler', dice: [3], points: 3 };
  expect(told(ram)?.text).toBe('Boris’ Robocar rams Ada’s footsoldier Adler: it is run over.');
  const shot = { type: 'attacked', robot: 'adler', target: 'yellow1', mode: '', strafe: false } as const;
  const line = told({ ...shot, arms: 'designator', attacks: 1, range: 2, help: [] });
  expect(line?.text).toMatch(
    /^Ada’s footsoldier Adler attacks .* with the laser designator, 2 hexes away[.]$/u,
  );
  expect(line?.seat).toBe(0);
});

test('what infantry is armed with has its figures', () => {
  expect(armsInWords('rifle')).toBe('Gun, 360°. 3 dice in its own hex, 2 to 2, 1 to 4. 1 damage.');
  expect(armsInWords('designator')).toBe('Beam, 360°. 2 dice to 5 hexes. Paints.');
});

test('nobody wins a draw, and its reason is given', () => {
  expect(words.ending([], 'humanLost', NAMES)).toBe('Nobody wins: both humans were lost at once.');
  expect(words.ending([], 'lastActive', NAMES)).toMatch(/^Nobody wins: no side/u);
  expect(words.ending([1], 'resigned', NAMES)).toBe('Boris wins: the other team gave up.');
});

test('every card has words of its own', () => {
  expect(new Set(CARD_IDS.map(textOf)).size).toBeGreaterThanOrEqual(CARD_IDS.length - 1);
  for (const card of CARD_IDS) {
    expect(cardInWords(card)).toMatch(/^[A-Z+].*[.]$/u);
    expect(kindInWords(card)).toMatch(/^[a-z]/u);
    expect(fullCardName(card)).toMatch(/^[A-Z]/u);
  }
  expect(cardInWords('guidedMissile')).toContain('2 dice to 8 hexes, 1 to 18; not within 2');
});

test('a player whose robots have all been told to keep quiet is not called', () => {
  const asked = (quiet: readonly string[], answered: readonly string[] = []) =>
    words.isQuiet?.(
      {
        robots: { green1: { seat: 0 }, green2: { seat: 0 }, yellow1: { seat: 1 } },
        units: [],
        window: { asked: ['green1', 'green2', 'yellow1'], answered },
        standing: Object.fromEntries(quiet.map((robot) => [robot, { quiet: true, cards: {} }])),
      } as unknown as View,
      0,
    );
  expect(asked([])).toBe(false);
  expect(asked(['green1'])).toBe(false);
  expect(asked(['green1'], ['green2'])).toBe(true);
  expect(asked(['green1', 'green2'])).toBe(true);
});
