import { MODES } from '../../content/arms';
import { STRUCTURE_HITS, type StructureId } from '../../content/map';
import type { Field, SeenRobot } from '../../rules/field/field';
import { numberOf } from '../../rules/field/hexNumbers';
import { barrelsOf, diceOf, type Barrel } from '../field/barrels';
import type { Stand } from '../attacking/duel';
import { covers, rangeOf, type Lines } from '../field/mapTables';
import { hitChance } from '../field/dicePools';
import { isWave, tankerOf } from '../objectives/waveTank';
import { WORTH } from '../field/weights';
import { damageOf, siteOf } from '../../rules/field/structuresOnMap';
import { isBunker } from '../../rules/objectives/bunkers';
import { silhouetteOfStructure } from '../../rules/attacking/silhouettes';

/** The goal RAZE: hostile landing craft, bunkers, and towers that call bombs, are to be destroyed. */

interface Aims {
  readonly lines: Lines;
  readonly marks: readonly StructureId[];
}

/** The value of a stance for an attack on what is to be destroyed, the best of it. */
export function razerOf(
  field: Field,
  robot: SeenRobot,
  { lines, marks }: Aims,
): (stand: Stand) => { readonly now: number; readonly later: number } {
  if (isWave(field)) return tankerOf(field, robot, lines);
  if (marks.length === 0) return () => NOTHING;
  const barrels = barrelsOf(robot).filter(({ weapon }) => weapon.robotsOnly !== true);
  const reach = Math.max(1, ...barrels.map(({ weapon }) => weapon.bands.medium));
  return (stand) => {
    let [now, far] = [0, Infinity];
    for (const id of marks) {
      const at = numberOf(siteOf(field, id));
      far = Math.min(far, Math.max(0, rangeOf(stand.at, at) - reach));
      for (const barrel of barrels)
        now = Math.max(now, markWorth(field, id) * razeChance(field, { barrel, lines, id, at }, stand));
    }
    return { now, later: -WORTH.raze * far };
  };
}

const markWorth = (field: Field, id: StructureId): number =>
  isBunker(field, id) ? WORTH.bunker : WORTH.craft;

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
  return hitChance(dice, silhouetteOfStructure(field, id)) * (isEnough ? 1 : HALF);
}

const hasLine = ({ weapon, mode }: Barrel, lines: Lines, from: number, to: number): boolean =>
  weapon.medium === 'MELEE' ||
  MODES[mode].blind === true ||
  (weapon.lobbed ? lines.overWoods(from, to) : lines.plain(from, to));
