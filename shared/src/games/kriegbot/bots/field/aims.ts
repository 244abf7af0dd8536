import { MODES } from '../../content/arms';
import { LOCATIONS } from '../../content/chassis';
import type { Barrel } from './barrels';
import type { Harms } from './bodies';
import { liftChance, poolsOf, type Pool } from './dicePools';
import { WORTH } from './weights';

/** The effect of a hit with a barrel on a target. */
export interface Aim {
  readonly barrel: Pick<Barrel, 'weapon' | 'mode' | 'incendiary'>;
  readonly harms: Harms;
  readonly fire: number;
  readonly paint: number;
  readonly powered: boolean;
}

/** The harm of one roll of this number of dice. */
export function hitValue(aim: Aim, dice: number, silhouette: number): number {
  let value = 0;
  for (const pool of poolsOf(dice)) {
    const chance = pool.chance * liftChance(dice, pool.sum, silhouette);
    if (chance > 0) value += chance * effectOf(aim, pool);
  }
  return value;
}

function effectOf({ barrel, harms, fire, paint, powered }: Aim, pool: Pool): number {
  const { weapon, mode, incendiary } = barrel;
  const burning = weapon.extra === 'fire' || (incendiary && (powered || pool.doubles > 0)) ? fire : 0;
  const { scatters, disables } = MODES[mode];
  if (scatters) return scatteredBy(scatters, harms) + burning;
  if (disables) return WORTH.corrosive;
  if (weapon.hit === 'paint' || weapon.hit === 'attach') return paint;
  if (weapon.hit === 'burst') return harms.burst(pool.locations) + burning;
  if (weapon.hit === 'disablingBurst') return harms.disables(pool.locations);
  return aimedBest(weapon, harms, pool) + burning;
}

/** At the location with most harm. */
function aimedBest(weapon: Barrel['weapon'], harms: Harms, { locations, doubles }: Pool): number {
  let [best, besides] = [0, BESIDES[weapon.extra ?? ''] ?? 0];
  for (const location of LOCATIONS) {
    const bit = 1 << location;
    if (!(locations & bit)) continue;
    best = Math.max(best, aimedAt(weapon, harms, location, (doubles & bit) !== 0));
    if (weapon.extra === 'disableRolled') besides = Math.max(besides, harms.disable[location] ?? 0);
  }
  return best + besides;
}

/** The other effects of a hit. */
const BESIDES: Readonly<Record<string, number>> = { disableOwn: WORTH.corrosive / 2, turn: WORTH.turn };

function aimedAt(weapon: Barrel['weapon'], harms: Harms, location: number, doubled: boolean): number {
  if (weapon.extra === 'disableSame') return harms.both[location] ?? 0;
  const isTwo = weapon.hit === 'two' || (weapon.hit === 'doubles' && doubled);
  return (isTwo ? harms.two : harms.one)[location] ?? 0;
}

/** The number of dice for locations alone. */
const scatteredBy = (dice: number, harms: Harms): number =>
  poolsOf(dice).reduce((sum, { chance, locations }) => sum + chance * harms.burst(locations), 0);
