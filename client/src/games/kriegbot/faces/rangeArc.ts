import { armsOf, isArms } from '@gearhall/shared/games/kriegbot/content/cards';
import type { Weapon } from '@gearhall/shared/games/kriegbot/content/arms';
import { ellipse, type Outline } from '../../../stage/forms/outlines';
import type { Ink } from '../../../stage/forms/inks';
import { INK } from '../../../stage/forms/tones';

/** The sign for where a weapon shoots; the robot stands at its foot, or in its middle if it shoots all around. */
const DISC = { x: 39, y: -63, r: 19 } as const;
const AHEAD = { x: DISC.x, y: DISC.y + 15, radius: 33 } as const;
const AROUND = { x: DISC.x, y: DISC.y, radius: 18 } as const;
type Stand = typeof AHEAD | typeof AROUND;
const standOf = (arc: Weapon['arc']): Stand => (arc === 'all' || arc === 'rear120' ? AROUND : AHEAD);
const FARTHEST = 18;
/** In degrees clockwise from straight ahead. `pylon`: any, by the slot in which the card lies. */
const ARCS: Readonly<Record<Weapon['arc'], readonly [from: number, to: number]>> = {
  line: [-6, 6],
  front60: [-30, 30],
  front120: [-60, 60],
  rear120: [120, 240],
  all: [0, 360],
  pylon: [-30, 30],
};
const GROUND = 0x20262d;
const RIM = 0xf4efe2;
/** For one die, two and three. */
const TINTS = [0x8a6a3c, 0xd29a3f, 0xffe9a8] as const;
const STEP = 10;

/** Near hexes get more room. */
const shareOf = (hexes: number): number => Math.sqrt(Math.min(hexes, FARTHEST) / FARTHEST);

/** How far a weapon reaches with three dice, two and one: the farthest first. */
export const reachesOf = ({ short, medium, long }: Weapon['bands']): readonly number[] => [
  long,
  medium,
  short,
];

function wedge({ x, y }: Stand, [from, to]: readonly [number, number], radius: number): Outline {
  const steps = Math.ceil((to - from) / STEP);
  const rim = Array.from({ length: steps + 1 }, (_, at) => {
    const angle = ((from + ((to - from) * at) / steps - 90) * Math.PI) / 180;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  }).flat();
  return to - from === 360 ? rim : [x, y, ...rim];
}

/** Where a card shoots: its arc, as far as its dice reach. Nothing for a card that does not. */
export function rangeArc(card: string): readonly Ink[] {
  if (!isArms(card)) return [];
  const { arc, bands } = armsOf(card);
  const stand = standOf(arc);
  const disc = ellipse(DISC.x, DISC.y, DISC.r, DISC.r);
  const field = (hexes: number): readonly Outline[] => [
    wedge(stand, ARCS[arc], stand.radius * shareOf(hexes)),
  ];
  return [
    { outlines: [disc], colour: GROUND },
    ...reachesOf(bands).map((hexes, dice): Ink => ({ outlines: field(hexes), colour: TINTS[dice] ?? RIM })),
    ...(bands.tooNear > 0 ? [{ outlines: field(bands.tooNear), colour: GROUND }] : []),
    { outlines: [disc], colour: INK, width: 3 },
    ...(arc === 'pylon' ? pylonRim() : []),
    { outlines: [ellipse(stand.x, stand.y, 2, 2)], colour: RIM },
  ];
}

/** A broken ring: it turns with its pylon. */
const pylonRim = (): readonly Ink[] =>
  Array.from({ length: 8 }, (_, at): Ink => ({
    outlines: [wedge(AROUND, [at * 45 + 8, at * 45 + 37], DISC.r).slice(2)],
    ...{ colour: RIM, width: 1.6, isOpen: true },
  }));
