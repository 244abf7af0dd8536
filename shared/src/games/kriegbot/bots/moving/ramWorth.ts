import { quickDice, seedFrom } from '../../../../core/dice/dice';
import { LOCATIONS } from '../../content/chassis';
import type { SeenRobot } from '../../rules/field/field';
import { BOW } from '../../rules/moving/ramming';
import { maxSpeed } from '../../rules/pieces/speed';
import { spotKey, spotsFrom } from '../../rules/moving/reach';
import { after, neededAt, worthOf, type Blow, type Body } from '../field/bodies';
import { numberOf } from '../../rules/field/hexNumbers';
import { covers, rangeOf } from '../field/mapTables';
import type { Situation } from '../imagining';
import type { Follow } from './judging';

/** The probability that a ram does 1, 2, … damage; the last entry includes everything above. */
const CHANCES = [1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 36, 1 / 36, 4 / 36] as const;
/** A victim is only considered if at most this much damage is missing for a kill. */
const NEARLY = 2;
/** The damage that the rammer itself takes. */
const OWN: readonly Blow[] = CHANCES.map(() => ({ location: BOW, marker: 'damage' }));

const SAMPLES = 8;
const dice = quickDice(seedFrom('ram'));
/** Samples of where the victim's damage might fall. */
const FALLS: readonly (readonly Blow[])[] = Array.from({ length: SAMPLES }, () =>
  CHANCES.map(() => ({ location: dice.pick(LOCATIONS), marker: 'damage' })),
);

/** The value of a ram (L310, K30): harm done less harm taken; if both robots are lost, neither counts (K58). */
export function ramWorth(situation: Situation, mover: SeenRobot, victim: SeenRobot): number {
  if (maxSpeed(victim) >= maxSpeed(mover) || situation.stake(victim.id) <= 0) return 0;
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

const NO_CHARGES: Follow = () => [];

/** The worthwhile rams after a way, from any place that the mover can still reach; usually none. */
export function chargesFrom(situation: Situation, mover: SeenRobot): Follow {
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
