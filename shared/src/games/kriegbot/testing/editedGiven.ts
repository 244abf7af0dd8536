import { ALL_ARMS_IDS, CARD_IDS } from '../content/cards';
import { CHASSIS_IDS } from '../content/chassis';
import {
  BONUS_MEDIA,
  EDITED_VICTORIES,
  formatEdited,
  LENGTHS,
  MOST_BANNED,
  type Edited,
} from '../content/edited/edited';
import { beginFrom } from '../content/edited/fromPrinted';
import { paintedWith } from '../content/edited/ground';
import { groundAt, HEX_IDS } from '../content/map';

/** Edited scenarios for tests, as text. */

const row = (halves: number, from: number, to: number) =>
  HEX_IDS.filter((id) => {
    const { column, halves: at } = groundAt(id);
    return Math.abs(at - halves) < 2 && column >= from && column <= to;
  });

const CLEAR = '.'.repeat(HEX_IDS.length);
const flag = beginFrom('captureTheFlag');

/** A lake in the middle, a flag on its west side, a bridge over it, a bunker, and towers: no dam, no gas station. */
export const lakeMade: Edited = {
  ...flag,
  name: 'The lake',
  story: 'A flag beside a lake.',
  ground: paintedWith(paintedWith(CLEAR, row(15, 6, 16), '~'), ['D4', 'R12'], 'B'),
  structures: { towerTop: 'C3', towerBottom: 'S13', bridge: 'K8' },
  flag: 'D8',
  sizes: [{ ...(flag.sizes[0] ?? { green: 2, yellow: 2 }), green: 2, yellow: 1 } as Edited['sizes'][number]],
};
export const lake = formatEdited(lakeMade);

const lizard = beginFrom('lizardBot');

/** A race of yellow over the far edge, through a plain that the dam can flood, without towers. */
export const crossing = formatEdited({
  ...lizard,
  name: 'The race',
  story: '',
  ground: paintedWith(CLEAR, row(15, 0, 20), 'f'),
  structures: { dam: 'K2', gasStation: 'K14' },
  victory: ['tokyo', 'firstKill'],
  turns: 12,
});

const made = (id: Parameters<typeof beginFrom>[0], more: (from: Edited) => Partial<Edited>): string => {
  const from = beginFrom(id);
  return formatEdited({ ...from, name: id, ...more(from) });
};

/** Mission Control off the middle, strikes and hackers, and a bomb a turn from both towers. */
export const skirmish = made('missionControl', ({ sides }) => ({
  stands: { id: 'mission', at: 'G6' },
  sides: {
    green: { ...sides.green, bombards: 'always', callsBombs: true, craft: true },
    yellow: { ...sides.yellow, hacksWith: 'recoillessRifle', callsBombs: true, craft: true },
  },
  banned: ['suicideNuke', 'radar'],
  cut: { arms: 'empBlaster', to: 2 },
  turns: 12,
}));

/** A pilot of yellow hides in one of the buildings that green places; who finds him may blow himself up. */
export const hideout = made('downedPilot', ({ sides, sizes }) => ({
  sides: {
    green: { ...sides.yellow, pilots: 'all', suicidal: true },
    yellow: { ...sides.green, tentsBegin: 'posts', chassis: [] },
  },
  sizes: sizes.map((size) => ({
    ...size,
    tents: { green: { foot: 1, motorized: 1 }, yellow: { foot: 4, motorized: 0 } },
  })),
  buildings: { by: 'green', number: 4, when: 'beforeRobots', inland: 3, apart: 3, bunkers: true },
  turns: 12,
}));

/** A mole, low power and buildings, on a map with a lake. */
export const traitor = made('whenCyborgsRule', () => ({
  ground: lakeMade.ground,
  structures: lakeMade.structures,
  buildings: { by: 'robots', number: 1, when: 'early', inland: 1, apart: 2, bunkers: false },
  expanded: true,
  coresLack: 2,
  powersUpNear: { at: 'K3', within: 6 },
  turns: 12,
}));

const byLength = (one: string, other: string): number => other.length - one.length;
const LONG_SIDE: Edited['sides']['green'] = {
  ...beginFrom('beachhead').sides.yellow,
  chassis: [...CHASSIS_IDS],
  entry: 'anywhere',
  bombards: 'always',
  bonus: { dice: 2, media: [...BONUS_MEDIA], fire: false },
  hacksWith: 'recoillessRifle',
  callsBombs: true,
  suicidal: true,
  tentsBegin: 'behind',
  tentsWithin: 10,
  hidesPilot: true,
};
const LONGEST: Partial<Edited> = {
  sides: { green: LONG_SIDE, yellow: LONG_SIDE },
  victory: [...EDITED_VICTORIES],
  banned: CARD_IDS.toSorted(byLength).slice(0, MOST_BANNED),
  cut: { arms: ALL_ARMS_IDS.toSorted(byLength)[0] ?? 'flail', to: 10 },
  buildings: {
    by: 'robots',
    number: { robotsOf: 'yellow', more: 10 },
    when: 'beforeRobots',
    near: { at: 'K10', within: 10 },
    inland: 6,
    apart: 10,
    bunkers: false,
  },
  stands: { id: 'mission', at: 'K10' },
  coresLack: 3,
  powersUpNear: { at: 'K10', within: 10 },
  freeOvercharge: true,
  boarded: true,
  hasMole: true,
};

/** With everything that there can be in one: it can be written, but not played. */
export const longestMade: Edited = {
  ...beginFrom('beachhead'),
  ...LONGEST,
  name: '"'.repeat(LENGTHS.name),
  story: '\\'.repeat(LENGTHS.story),
  sizes: [1, 2, 3].map((robots) => ({
    green: robots,
    yellow: robots,
    tents: { green: { foot: 6, motorized: 2 }, yellow: { foot: 6, motorized: 2 } },
  })),
  flag: 'K10',
};
