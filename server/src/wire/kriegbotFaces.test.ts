import type { Given } from '@gearhall/shared/games/kriegbot/testing/given';
import { FACING } from '@gearhall/shared/games/kriegbot/testing/facings';
import { askedAt, momentOf, outfit } from '../testing/games/kriegbotStory';
import { fieldAt, fieldOf, soldier } from '../testing/games/kriegbotTable';
import { type Action } from '../testing/games/steadyTable';
import { act, around, legalOf, witnessesOf, type Trace } from '../testing/games/story';

/** Milliseconds; every step is waited for. */
jest.setTimeout(60_000);

/** What is face down on green's robot; the rest of the table is open. */
interface Hand {
  readonly primary: string;
  readonly inner: string;
  readonly skin: string;
}
/** Cards of which none is used. */
const STRANGERS: Hand = { primary: 'howitzer', inner: 'phasedArrayAntenna', skin: 'stealthCoat' };

/** What yellow fires, and whether green is painted. */
interface Scene {
  readonly arms: 'freeElectronLaser' | 'rocketPod' | 'heavyMachineGun';
  readonly painted: boolean;
}
const BEAM: Scene = { arms: 'freeElectronLaser', painted: false };
const MISSILE: Scene = { arms: 'rocketPod', painted: false };
const BURST: Scene = { arms: 'heavyMachineGun', painted: false };
const PAINTED: Scene = { ...BEAM, painted: true };

/** The other team, and a spectator. */
const OTHERS = [1, 2];
/** With these dice every attack of yellow hits, but hits nothing that is face down. */
const DICE = 'e1';

/** Both stand face to face. */
const table = (hand: Hand, { arms, painted }: Scene): Given =>
  ({
    phase: 'movement',
    robots: {
      green1: {
        chassis: 'hoverbot',
        at: 'E12',
        slots: {
          primary: hand.primary,
          inner: hand.inner,
          secondary: 'chainsaw',
          zero: 'nanoGlue',
          four: 'repairArm',
        },
        skin: hand.skin,
        shown: ['chainsaw', 'nanoGlue', 'repairArm'],
        disabled: ['zero'],
        painted,
      },
      yellow1: { chassis: 'helibot', at: 'E11', slots: { primary: arms }, shown: 'all' },
    },
  }) as unknown as Given;

/** What both do when nothing face-down is used: stay, keep facing, shoot at each other. */
const plainly =
  ({ arms }: Scene): typeof soldier =>
  (legal, _view, seat) => {
    const [weapon, target] = seat === 0 ? ['chainsaw', 'yellow1'] : [arms, 'green1'];
    const is = (type: string, more: object = {}) =>
      legal.find(
        (one) => one.type === type && Object.entries(more).every(([key, value]) => one[key] === value),
      );
    const shot = is('attack', { arms: weapon, target });
    return shot ?? is('endMove') ?? is('locate') ?? is('reface', { facing: FACING.north }) ?? is('pass')!;
  };

interface Use {
  readonly moment: string;
  readonly choose: (legal: readonly Action[]) => Action | undefined;
}
/** Everything that the others are sent in a turn, or until green uses a card, and the moments up to which it came. */
interface Transcript {
  readonly trace: Trace;
  readonly moments: readonly string[];
}
const TRIES: readonly Action[] = [
  { type: 'answer', robot: 'green1', cards: ['smokeGenerator'], absorb: [], die: -1, item: '' },
  { type: 'pass' },
];

async function tell(hand: Hand, scene: Scene, use?: Use): Promise<Transcript> {
  const field = await fieldAt(table(hand, scene), { dice: DICE });
  const witnesses = await witnessesOf(field, OTHERS);
  const moments: string[] = [];
  await witnesses.note();
  for (let isUsed = false; !isUsed && askedAt(field).turn < 2;) {
    moments.push(momentOf(field));
    isUsed = moments.at(-1) === use?.moment;
    if (use && isUsed) await act(field, 0, found(use, legalOf(field, 0)));
    else if (field.seen[0]!.table.answerDeadline > 0) await field.silence();
    else await field.step(plainly(scene));
    await witnesses.note();
  }
  if (!use) for (const viewer of OTHERS) witnesses.trace.push(await around(field, viewer, TRIES));
  await witnesses.close();
  await field.close();
  return { trace: witnesses.trace, moments };
}

function found({ moment, choose }: Use, legal: readonly Action[]): Action {
  const action = choose(legal);
  if (!action) throw new Error(`It cannot be used at ${moment}.`);
  return action;
}

const known = new Map<string, Promise<Transcript>>();
/** The turn in which the unused cards are face down, and nothing is used. */
function plainTranscript(scene: Scene): Promise<Transcript> {
  const key = JSON.stringify(scene);
  const transcript = known.get(key) ?? tell(STRANGERS, scene);
  known.set(key, transcript);
  return transcript;
}

const answerWith =
  (card: string): Use['choose'] =>
  (legal) =>
    legal.find(({ type, cards }) => type === 'answer' && (cards as string[]).includes(card));
const attackWith =
  (arms: string, help: readonly string[] = []): Use['choose'] =>
  (legal) =>
    legal.find(
      (one) => one.type === 'attack' && one['arms'] === arms && String(one['help']) === String(help),
    );
const moveTo =
  (to: string, facing: number): Use['choose'] =>
  (legal) =>
    legal.find((one) => one.type === 'move' && one['to'] === to && one['facing'] === facing);

const CLAMP = 'clamp yellow1';
const OPTION = 'option green1';
const BEFORE = 'before green1';
const AFTER = 'after green1';
const ATTACK = 'attack green1';
const MEND = 'mend green1';

type Row = readonly [card: string, hand: Partial<Hand>, scene: Scene, moment: string, choose?: Use['choose']];

const WEAPONS: readonly Row[] = [
  ['magClaw', { primary: 'magClaw' }, BEAM, CLAMP],
  ['gatlingGun', { primary: 'gatlingGun' }, MISSILE, BEFORE],
  ['flamethrower', { primary: 'flamethrower' }, BEAM, BEFORE],
  ['grenadeLauncher', { primary: 'grenadeLauncher' }, BEAM, ATTACK, attackWith('grenadeLauncher')],
];
const SYSTEMS: readonly Row[] = [
  [
    'jumpBoosters',
    { inner: 'jumpBoosters' },
    BEAM,
    OPTION,
    (legal) => legal.find(({ type }) => type === 'boost'),
  ],
  ['reverse', { inner: 'reverse' }, BEAM, OPTION, moveTo('E13', FACING.north)],
  ['chaff', { inner: 'chaff' }, MISSILE, BEFORE],
  ['smokeGenerator', { inner: 'smokeGenerator' }, BEAM, BEFORE],
  ['holoBlur', { inner: 'holoBlur' }, BURST, BEFORE],
  ['chobhamArmor', { inner: 'chobhamArmor' }, BURST, AFTER],
  ['nemoBattery', { inner: 'nemoBattery' }, BEAM, 'counter green1'],
  ['radar', { inner: 'radar' }, BEAM, ATTACK, attackWith('radar')],
  [
    'targetingComputer',
    { inner: 'targetingComputer', primary: 'grenadeLauncher' },
    BEAM,
    ATTACK,
    attackWith('grenadeLauncher', ['targetingComputer']),
  ],
  [
    'explosiveCapacitor',
    { inner: 'explosiveCapacitor', primary: 'teslaGun' },
    BEAM,
    ATTACK,
    attackWith('teslaGun', ['explosiveCapacitor']),
  ],
];
const PILOTS: readonly Row[] = [
  ['hotshotPilot', { inner: 'hotshotPilot' }, BEAM, OPTION, moveTo('E12', FACING.northEast)],
  ['civilianPilot', { inner: 'civilianPilot' }, BEAM, 'reroll green1'],
  [
    'combatPilot',
    { inner: 'combatPilot', primary: 'grenadeLauncher' },
    BEAM,
    'brief attack green1',
    attackWith('grenadeLauncher'),
  ],
  ['engineerPilot', { inner: 'engineerPilot' }, PAINTED, MEND],
];
const SKINS: readonly Row[] = [
  ['silvered', { skin: 'silvered' }, BEAM, BEFORE],
  ['silvered', { skin: 'silvered' }, PAINTED, MEND],
  ['chameleon', { skin: 'chameleon' }, BURST, BEFORE],
  ['electroReactive', { skin: 'electroReactive' }, MISSILE, AFTER],
  ['ablativeFoam', { skin: 'ablativeFoam' }, BEAM, AFTER],
  ['superSteel', { skin: 'superSteel' }, BURST, AFTER],
];

const ROWS = [...WEAPONS, ...SYSTEMS, ...PILOTS, ...SKINS];
const NAMED = ROWS.map((row): [string, Row] => [`${row[0]} at "${row[3]}"`, row]);
const namesOf = (part: keyof Hand): string[] => [...new Set(ROWS.flatMap(([, hand]) => hand[part] ?? []))];
/** Hands in which every card of the table occurs at least once. */
const HANDS: readonly Hand[] = namesOf('inner').map((inner, index) => ({
  primary: namesOf('primary')[index % namesOf('primary').length]!,
  inner,
  skin: namesOf('skin')[index % namesOf('skin').length]!,
}));

describe('for the other team and for who watches', () => {
  test.each(HANDS)('$primary, $inner and $skin are like any others while they are not used', async (hand) => {
    const scene = [BEAM, MISSILE, BURST, PAINTED][HANDS.indexOf(hand) % 4]!;
    const strangers = await plainTranscript(scene);
    expect(strangers.moments.length).toBeGreaterThan(10);
    expect(strangers.trace.flat().length).toBeGreaterThan(100);
    expect(await tell(hand, scene)).toEqual(strangers);
  });

  test.each(NAMED)('%s is like any card of its kind until it is used', async (_, row) => {
    const [card, part, scene, moment, choose = answerWith(card)] = row;
    const strangers = await plainTranscript(scene);
    const { trace, moments } = await tell({ ...STRANGERS, ...part }, scene, { moment, choose });
    const before = moments.length;
    expect(strangers.moments.indexOf(moment)).toBe(before - 1);
    expect(trace.slice(0, before)).toEqual(strangers.trace.slice(0, before));
    expect(trace.at(before)).not.toEqual(strangers.trace.at(before));
  });
});

/** The number of steps that lead into the second turn. */
const FROM_DESIGN = 40;

/** The same from the beginning: green lays these cards, and uses none that is face down. */
async function tellFromDesign(hand: Hand): Promise<Trace> {
  const field = await fieldOf(2, { answers: 6 });
  const witnesses = await witnessesOf(field, OTHERS);
  await witnesses.note();
  for (let step = 0; step < FROM_DESIGN; step += 1) {
    await field.step((legal, view, seat) => {
      // A second attack would reveal a Combat Pilot.
      const { question } = askedAt(field);
      const chosen = question?.brief
        ? legal.find(({ type }) => type === 'pass')!
        : soldier(legal, view, seat);
      if (seat > 0 || chosen.type !== 'design') return chosen;
      const { primary, inner, skin } = hand;
      return outfit(chosen, { primary, inner, skin });
    });
    await witnesses.note();
  }
  expect(askedAt(field).turn).toBeGreaterThan(1);
  for (const viewer of OTHERS) witnesses.trace.push(await around(field, viewer, TRIES));
  await witnesses.close();
  await field.close();
  return witnesses.trace;
}

test('from the design on a weapon, a pilot and a skin are like any other', async () => {
  const strangers = await tellFromDesign(STRANGERS);
  const pilots = ['combatPilot', 'civilianPilot'];
  for (const inner of pilots)
    expect(await tellFromDesign({ primary: 'magClaw', inner, skin: 'silvered' })).toEqual(strangers);
});
