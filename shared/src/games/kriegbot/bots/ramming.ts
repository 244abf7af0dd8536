import { quickDice, seedFrom } from '../../../core/dice';
import { LOCATIONS } from '../content/chassis';
import type { Bot } from '../rules/field';
import { BOW } from '../rules/ramming';
import { maxSpeed } from '../rules/speed';
import { spotKey, spotsFrom } from '../rules/ways';
import { after, neededAt, worthOf, type Blow, type Body } from './body';
import { numberOf } from '../rules/grid';
import { covers, rangeOf } from './grid';
import type { Situation } from './situation';
import type { Plan } from './weighing';

/** How likely a ram does so much damage, from one on: what is more is reckoned as the last. */
const CHANCES = [1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 36, 1 / 36, 4 / 36] as const;
/** So near to its end a victim must be that it is worth a thought. */
const NEARLY = 2;
/** What the rammer takes itself. */
const OWN: readonly Blow[] = CHANCES.map(() => ({ location: BOW, marker: 'damage' }));

const SAMPLES = 8;
const dice = quickDice(seedFrom('ram'));
/** Where the victim's damage might fall, by way of example. */
const FALLS: readonly (readonly Blow[])[] = Array.from({ length: SAMPLES }, () =>
  CHANCES.map(() => ({ location: dice.pick(LOCATIONS), marker: 'damage' })),
);

/** What it is worth to ram (L310, K30): harm done less harm taken; lost together, neither counts (K58). */
export function ramWorth(situation: Situation, mover: Bot, victim: Bot): number {
  if (maxSpeed(victim) >= maxSpeed(mover)) return 0;
  const [own, other] = [situation.body(mover.id), situation.body(victim.id)];
  if (!LOCATIONS.some((location) => neededAt(other, location) <= NEARLY)) return 0;
  const [ownNow, otherNow] = [worthOf(own), worthOf(other)];
  return CHANCES.reduce<number>((sum, chance, index) => {
    const hurt = after(own, OWN.slice(0, index + 1));
    const taken = ownNow - worthOf(hurt);
    const done = FALLS.map((falls) => after(other, falls.slice(0, index + 1)));
    const net = (broken: Body): number =>
      broken.isLost && hurt.isLost ? 0 : otherNow - worthOf(broken) - situation.taken * taken;
    return sum + (chance * done.reduce((all, broken) => all + net(broken), 0)) / SAMPLES;
  }, 0);
}

/** Rams that may follow on a way; mostly none. */
export type Charges = (way: Plan) => readonly Plan[];

const NO_CHARGES: Charges = () => [];

/** Rams that are worth it, from wherever the mover can still come. */
export function chargesFrom(situation: Situation, mover: Bot): Charges {
  const { movement } = situation.view;
  if (!movement || mover.marks.attacks > 0 || mover.marks.defenses > 0) return NO_CHARGES;
  const victims = situation.enemies
    .filter(({ id }) => movement.inSight.includes(id))
    .map((victim) => ({ at: numberOf(victim.at), gain: ramWorth(situation, mover, victim) }))
    .filter(({ gain }) => gain > 0);
  if (victims.length === 0) return NO_CHARGES;
  const spots = spotsFrom(situation.view, movement);
  return (way) => {
    if (way.action.type !== 'move') return [];
    const { at, facing } = way.stand;
    const spot = spots.get(spotKey({ at: way.action.to, facing: way.action.facing }));
    if (!spot || spot.points < 1) return [];
    const ahead = victims.filter(
      (victim) => rangeOf(at, victim.at) === 1 && covers('line', at, facing, victim.at),
    );
    return ahead.map(({ gain }) => ({ ...way, attacks: false, gain: way.gain + gain }));
  };
}
