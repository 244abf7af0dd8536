import { beginFrom, EDITABLE_IDS } from './fromPrinted';
import { formatEdited, type Edited, type EditedSide } from './edited';
import { paintedWith, PRINTED_GROUND } from './ground';
import { edgeHexes, HEX_IDS, groundAt } from '../map';
import { playableOptions as options } from '../../playableOptions';
import { problemsOf, type ProblemCode } from './problems';

const SHOWDOWN: Edited = { ...beginFrom('showdown'), name: 'Mine' };
const FLAG: Edited = { ...beginFrom('captureTheFlag'), name: 'Mine' };
const LANDING: Edited = { ...beginFrom('beachhead'), name: 'Mine' };
const LIZARD: Edited = { ...beginFrom('lizardBot'), name: 'Mine' };

const withSide = (made: Edited, team: 'green' | 'yellow', more: Partial<EditedSide>): Edited => ({
  ...made,
  sides: { ...made.sides, [team]: { ...made.sides[team], ...more } },
});
const painted = (hexes: readonly string[], sign: '~' | 'W' | '.', made = SHOWDOWN): Edited => ({
  ...made,
  ground: paintedWith(made.ground, hexes, sign),
});
const row = (halves: number) => HEX_IDS.filter((id) => Math.abs(groundAt(id).halves - halves) < 1);
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
])('%s is named, and no table takes it', (code, made) => {
  expect(codes(made)).toContain(code);
  expect(options.safeParse({ scenario: 'edited', edited: formatEdited(made) }).success).toBe(false);
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
