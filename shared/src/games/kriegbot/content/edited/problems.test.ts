import { beginFrom, EDITABLE_IDS } from './fromPrinted';
import { formatEdited, type Edited, type EditedSide } from './edited';
import { paintedWith, PRINTED_GROUND } from './ground';
import { distance } from '../../../../core/game/hex';
import { PILOT_IDS, SKIN_IDS, WEAPON_IDS } from '../cards';
import { coordinatesOf, edgeHexes, HEX_IDS, groundAt, STRUCTURES } from '../map';
import { playableOptions as options } from '../../playableOptions';
import type { ProblemCode } from './problem';
import { problemsOf } from './problems';

const SHOWDOWN: Edited = { ...beginFrom('showdown'), name: 'Mine' };
const FLAG: Edited = { ...beginFrom('captureTheFlag'), name: 'Mine' };
const LANDING: Edited = { ...beginFrom('beachhead'), name: 'Mine' };
const KILL: Edited = { ...beginFrom('killTheHuman'), name: 'Mine' };
const LIZARD: Edited = { ...beginFrom('lizardBot'), name: 'Mine' };
const HOLD: Edited = { ...beginFrom('missionControl'), name: 'Mine' };
const BUNKERS: Edited = { ...beginFrom('wmd'), name: 'Mine' };
const HIDING: Edited = { ...beginFrom('downedPilot'), name: 'Mine' };
const BOMBS: Edited = { ...beginFrom('bombsAway'), name: 'Mine' };
const POWER: Edited = { ...beginFrom('teslaTower'), name: 'Mine' };
const MOLE: Edited = { ...beginFrom('whenCyborgsRule'), name: 'Mine' };
const HACKER: Edited = { ...beginFrom('theHacker'), name: 'Mine' };
const plan = BUNKERS.buildings as NonNullable<Edited['buildings']>;
const built = (more: Partial<NonNullable<Edited['buildings']>>, made = BUNKERS): Edited => ({
  ...made,
  buildings: { ...plan, ...more },
});
const sized = (made: Edited, tents: { foot: number; motorized: number }): Edited => ({
  ...made,
  sizes: made.sizes.map((size) => ({ ...size, tents: { green: tents, yellow: tents } })),
});
const withoutBuildings = ({ buildings: _buildings, ...rest }: Edited): Edited => rest;

const withSide = (made: Edited, team: 'green' | 'yellow', more: Partial<EditedSide>): Edited => ({
  ...made,
  sides: { ...made.sides, [team]: { ...made.sides[team], ...more } },
});
const painted = (hexes: readonly string[], sign: '~' | 'W' | '.', made = SHOWDOWN): Edited => ({
  ...made,
  ground: paintedWith(made.ground, hexes, sign),
});
const row = (halves: number) => HEX_IDS.filter((id) => Math.abs(groundAt(id).halves - halves) < 1);
const around = (at: string, within = 1) =>
  HEX_IDS.filter((id) => distance(coordinatesOf(at), coordinatesOf(id)) <= within && id !== at);
const across = [...row(14), ...row(15)];
const codes = (made: Edited) => problemsOf(made).map(({ code }) => code);

test.each(EDITABLE_IDS)('%s has no problem but its missing name', (id) => {
  expect(codes(beginFrom(id))).toEqual(['noName']);
  expect(codes({ ...beginFrom(id), name: 'Mine' })).toEqual([]);
});

test.each<readonly [ProblemCode, Edited]>([
  ['noName', { ...SHOWDOWN, name: '  ' }],
  ['edgeTooNarrow', painted(edgeHexes('top').slice(2), '~')],
  ['noWayAcross', painted(across, 'W')],
  ['noRoomAnywhere', { ...SHOWDOWN, ground: '~'.repeat(325), structures: {} }],
  ['sharedHex', { ...SHOWDOWN, structures: { ...SHOWDOWN.structures, dam: 'F3', bridge: 'F3' } }],
  ['noFlag', { ...SHOWDOWN, victory: ['flagHome'] }],
  ['flagBarred', painted([FLAG.flag ?? ''], '~', FLAG)],
  ['flagOutOfReach', { ...painted(across, '~', FLAG), flag: 'G3' }],
  ['sameSize', { ...SHOWDOWN, sizes: [...SHOWDOWN.sizes.slice(0, 1), ...SHOWDOWN.sizes.slice(0, 1)] }],
  ['tentsUnexpanded', { ...LANDING, expanded: false }],
  ['tooFewChassis', withSide(SHOWDOWN, 'green', { chassis: ['spiderbot'] })],
  ['pilotsSpan', withSide(SHOWDOWN, 'green', { pilots: { min: 1, max: 0 } })],
  ['tooManyPilots', withSide(SHOWDOWN, 'yellow', { pilots: { min: 2, max: 3 } })],
  ['honchoPilots', withSide(SHOWDOWN, 'yellow', { honcho: true })],
  ['exitWithoutEdge', withSide(SHOWDOWN, 'yellow', { entry: 'anywhere' })],
  ['craftWithoutEdge', withSide(SHOWDOWN, 'yellow', { entry: 'anywhere', craft: true })],
  ['noTower', withSide({ ...SHOWDOWN, structures: {} }, 'green', { bombards: true })],
  ['noVictory', { ...SHOWDOWN, victory: [] }],
  ['noHuman', { ...SHOWDOWN, victory: ['humanLost'] }],
  ['noRunner', { ...SHOWDOWN, victory: ['tokyo'] }],
  ['twoRunners', withSide(LIZARD, 'green', { exit: 'far' })],
  ['lostAbove', { ...LANDING, victory: ['lastActive'] }],
  ['nobodyCarries', withSide(withSide(FLAG, 'green', { exit: 'none' }), 'yellow', { exit: 'none' })],
  ['limitWithoutFlag', { ...SHOWDOWN, atLimit: 'bearer' }],
  ['cannotWin', { ...LIZARD, victory: ['tokyo'], atLimit: 'yellow' }],
  ['sharedHex', { ...HOLD, stands: { id: 'mission', at: STRUCTURES.dam.at } }],
  ['standsBadly', { ...HOLD, stands: { id: 'mission', at: 'B0' } }],
  ['standsBadly', painted(['K8'], '~', HOLD)],
  ['standsOutOfReach', painted(around('K8'), '~', HOLD)],
  ['powerOutOfReach', painted(around('K8', 3), '~', POWER)],
  ['unexpanded', { ...BUNKERS, expanded: false }],
  ['unexpanded', { ...BOMBS, expanded: false }],
  ['unexpanded', { ...POWER, expanded: false }],
  ['callsWithoutEdge', withSide(BOMBS, 'yellow', { entry: 'anywhere', exit: 'none' })],
  ['noTower', { ...BOMBS, structures: {} }],
  ['bombsWithoutPilots', withSide(BUNKERS, 'yellow', { pilots: { min: 0, max: 3 } })],
  ['behindWithoutEdge', withSide(HIDING, 'green', { entry: 'anywhere', exit: 'none' })],
  ['tooFewPosts', withoutBuildings(BUNKERS)],
  ['tooFewPosts', built({ number: 1 })],
  ['twoGarrisons', sized(withSide(BUNKERS, 'green', { tentsBegin: 'posts' }), { foot: 1, motorized: 0 })],
  ['boardedElsewhere', withSide(HOLD, 'green', { tentsBegin: 'above' })],
  ['tooManyAboard', sized(HOLD, { foot: 5, motorized: 0 })],
  ['twoHiding', withSide(HIDING, 'yellow', { hidesPilot: true })],
  ['tooFewDecoys', sized(HIDING, { foot: 1, motorized: 0 })],
  ['tooFewDecoys', sized(HIDING, { foot: 5, motorized: 1 })],
  ['hidingAtHome', withSide(HIDING, 'green', { tentsBegin: 'edge' })],
  ['hidingWithoutHome', withSide(HIDING, 'green', { exit: 'none' })],
  ['hidingUndecided', { ...HIDING, victory: ['pilotDead', 'pilotHome'] }],
  ['hidingUndecided', { ...HIDING, victory: ['pilotHome', 'rescueGone'] }],
  ['nobodyHides', { ...SHOWDOWN, victory: ['pilotHome', 'firstKill'] }],
  ['tooFewCards', { ...SHOWDOWN, banned: [...WEAPON_IDS.slice(0, WEAPON_IDS.length - 5)] }],
  ['tooFewCards', { ...SHOWDOWN, banned: [...SKIN_IDS] }],
  ['tooFewPilots', { ...KILL, banned: [...PILOT_IDS] }],
  ['neededBanned', { ...HACKER, banned: ['targetingLaser'] }],
  ['tooManyBuildings', built({ number: { robotsOf: 'green', more: 8 } })],
  ['tooFewSites', built({ near: { at: 'K8', within: 1 } })],
  ['sitesAtBorder', built({ inland: 0 })],
  ['noBunkers', built({ bunkers: false })],
  ['noBombers', withSide(BUNKERS, 'yellow', { suicidal: false })],
  ['noBombers', withSide(BUNKERS, 'green', { suicidal: true })],
  ['lostAbove', withSide(BUNKERS, 'green', { entry: 'drop', exit: 'none' })],
  ['noControl', { ...HOLD, stands: { id: 'tesla', at: 'K8' } }],
  ['noControl', { ...SHOWDOWN, atLimit: 'control' }],
  ['controlWithoutTents', sized(HOLD, { foot: 0, motorized: 0 })],
  ['noMole', { ...SHOWDOWN, victory: ['moleOut', 'firstKill'] }],
  ['moleTooFew', { ...MOLE, sizes: SHOWDOWN.sizes.slice(0, 1) }],
  ['moleBarred', withSide(MOLE, 'green', { pilots: { min: 0, max: 3 } })],
  ['moleBarred', withSide(MOLE, 'green', { exit: 'own' })],
  ['moleBarred', withSide(MOLE, 'green', { bombards: 'always' })],
  ['moleBarred', sized({ ...MOLE, expanded: true }, { foot: 1, motorized: 0 })],
  ['moleFlag', { ...MOLE, flag: 'K8' }],
  ['moleWay', { ...MOLE, victory: ['moleOut', 'cryptoOut', 'firstKill'] }],
  ['moleCannotWin', { ...MOLE, victory: ['cryptoOut', 'moleOut'] }],
  ['moleLimit', { ...MOLE, atLimit: 'score' }],
])('%s is named, and no table takes it', (code, made) => {
  expect(codes(made)).toContain(code);
  expect(options.safeParse({ scenario: 'edited', edited: formatEdited(made) }).success).toBe(false);
});

test('the numbers of what is left count: weapons for three robots', () => {
  const banned = (number: number) => ({ ...SHOWDOWN, banned: [...WEAPON_IDS.slice(0, number)] });
  const most = WEAPON_IDS.length - 6;
  expect(codes(banned(most))).toEqual([]);
  expect(codes(banned(most + 1))).toEqual(['tooFewCards', 'tooFewCards']);
});

test('a table takes what can be played, as it would be written here', () => {
  const text = JSON.stringify(Object.fromEntries(Object.entries(SHOWDOWN).toReversed()));
  expect(options.parse({ scenario: 'edited', edited: text })).toMatchObject({
    scenario: 'edited',
    edited: formatEdited(SHOWDOWN),
  });
  expect(options.parse({ scenario: 'edited', edited: formatEdited(LANDING) }).expansion).toBe('full');
});

test('a scenario of the rulebook leaves no trace of an edited one', () => {
  expect(options.parse({ edited: formatEdited(SHOWDOWN) })).not.toHaveProperty('edited');
  expect(options.parse({})).not.toHaveProperty('edited');
});

test('woods alone do not part robots that may enter them', () => {
  const walkers = withSide(
    withSide(SHOWDOWN, 'green', { chassis: ['spiderbot', 'rocketbot', 'helibot'] }),
    'yellow',
    { chassis: ['spiderbot', 'rocketbot', 'helibot'] },
  );
  expect(codes(painted(across, 'W', walkers))).toEqual([]);
  expect(PRINTED_GROUND).toBe(SHOWDOWN.ground);
});
