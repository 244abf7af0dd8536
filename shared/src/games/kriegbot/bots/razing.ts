import { MODES } from '../content/arms';
import { STRUCTURE_HITS, type StructureId } from '../content/map';
import type { Field, SeenRobot } from '../rules/field';
import { numberOf } from '../rules/grid';
import { barrelsOf, diceOf, type Barrel } from './barrels';
import type { Stand } from './duel';
import { covers, rangeOf, type Lines } from './grid';
import { hitChance } from './pools';
import { WORTH } from './weights';
import { damageOf, siteOf } from '../rules/built';

/** The goal RAZE: hostile landing craft are to be destroyed. */

interface Aims {
  readonly lines: Lines;
  readonly craft: readonly StructureId[];
}

/** The value of a stance for an attack on hostile craft, the best of them. */
export function razerOf(
  field: Field,
  robot: SeenRobot,
  { lines, craft }: Aims,
): (stand: Stand) => { readonly now: number; readonly later: number } {
  if (craft.length === 0) return () => NOTHING;
  const barrels = barrelsOf(robot).filter(({ weapon }) => weapon.robotsOnly !== true);
  const reach = Math.max(1, ...barrels.map(({ weapon }) => weapon.bands.medium));
  return (stand) => {
    let [now, far] = [0, Infinity];
    for (const id of craft) {
      const at = numberOf(siteOf(field, id));
      far = Math.min(far, Math.max(0, rangeOf(stand.at, at) - reach));
      for (const barrel of barrels) now = Math.max(now, razeChance(field, { barrel, lines, id, at }, stand));
    }
    return { now: WORTH.craft * now, later: -WORTH.raze * far };
  };
}

const NOTHING = { now: 0, later: 0 } as const;

/** A single hit of two is as good as the last of two single ones. */
const HALF = 0.4;

/** The share of its destruction that this weapon brings from there. */
function razeChance(
  field: Field,
  {
    barrel,
    lines,
    id,
    at,
  }: { readonly barrel: Barrel; readonly lines: Lines; readonly id: StructureId; readonly at: number },
  stand: Stand,
): number {
  const range = rangeOf(stand.at, at);
  if (range === 0 || !covers(barrel.arc, stand.at, stand.facing, at)) return 0;
  const dice = diceOf(barrel, range, stand, false);
  if (dice < 1 || !hasLine(barrel, lines, stand.at, at)) return 0;
  const { hit } = barrel.weapon;
  const isEnough =
    damageOf(field, id) + 1 >= STRUCTURE_HITS || hit === 'two' || hit === 'burst' || barrel.attacks > 1;
  return hitChance(dice, 1) * (isEnough ? 1 : HALF);
}

const hasLine = ({ weapon, mode }: Barrel, lines: Lines, from: number, to: number): boolean =>
  weapon.medium === 'MELEE' ||
  MODES[mode].blind === true ||
  (weapon.lobbed ? lines.overWoods(from, to) : lines.plain(from, to));
