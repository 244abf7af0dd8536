import { expectDefined } from '../../../../core/ground/result';
import { bands, type Weapon } from '../../content/arms';
import { cardEffect } from '../../content/cards';
import type { Effects } from '../../content/effects';
import { STRUCTURE_HITS, type HexId } from '../../content/map';
import { CRYPTO_SILHOUETTE } from '../../content/scenario';
import { cardFor } from '../../rules/attacking/otherAttackActions';
import { rangeBetween } from '../../rules/field/arcs';
import { numberOf } from '../../rules/field/hexNumbers';
import { slotWith } from '../../rules/pieces/cardsOnRobots';
import { cryptoLying } from '../../rules/objectives/crypto';
import { damageOf, isExposed, structuresIn } from '../../rules/field/structuresOnMap';
import { placeOf, tokenLying, type SeenRobot } from '../../rules/field/field';
import { silhouetteFromAbove, silhouetteOfUnit } from '../../rules/attacking/silhouettes';
import { unitsOnMap } from '../../rules/pieces/units';
import { hitValue } from '../field/aims';
import { emptiedAt, harmsOf, worthOf } from '../field/bodies';
import type { Stand } from '../attacking/duel';
import { rangeOf } from '../field/mapTables';
import { hitChance } from '../field/dicePools';
import { isWanted } from '../objectives/sidesKnown';
import type { Situation } from '../imagining';
import { fallWorth } from './fallWorth';
import { lossOf } from '../objectives/unitStakes';
import { WORTH } from '../field/weights';

/** Bombs that go off in the status phase (KX88, KX89): placing one, and standing near one. */

type Figures = Effects['bomb'];

/** Every number rolled is a damage. */
const BLAST: Weapon = { medium: 'none', arc: 'all', bands: bands(0, 0, 0, 0), hit: 'burst' };

const sumOf = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);

/** The expected harm of one blast to a robot whose silhouette is higher by this. */
export function harmOf(
  { view, body }: Pick<Situation, 'view' | 'body'>,
  robot: SeenRobot,
  { dice }: Figures,
  more = 0,
): number {
  const barrel = { weapon: BLAST, mode: '', incendiary: false } as const;
  const aim = { barrel, harms: harmsOf(body(robot.id)), fire: 0, paint: 0, powered: false };
  return hitValue(aim, dice, silhouetteFromAbove(view, robot) + more);
}

/** A card that is used up might have been of better use later. */
const SPENT = 0.5;

/** The harm to others less that to its own side, and less the card. */
export function bombWorth(situation: Situation, robot: SeenRobot, at: HexId): number {
  const card = cardFor(robot, 'bomb');
  const figures = card && cardEffect(card, 'bomb');
  if (!card || !figures) return -1;
  const body = situation.body(robot.id);
  const spent =
    worthOf(body) - worthOf(emptiedAt(body, expectDefined(slotWith(robot, card), `a slot with ${card}`)));
  return (
    robotsNear(situation, at, figures) +
    unitsNear(situation, at, figures) +
    builtNear(situation, at, figures) -
    cryptoNear(situation, robot, at, figures) -
    SPENT * spent
  );
}

function robotsNear(situation: Situation, at: HexId, figures: Figures): number {
  const { enemies, friends, urgency, stake } = situation;
  const isNear = (one: SeenRobot): boolean => rangeBetween(at, one.at) <= figures.within;
  const harm = (one: SeenRobot): number => harmOf(situation, one, figures);
  return (
    sumOf(enemies.filter(isNear), (one) => urgency(one.id) * stake(one.id) * harm(one)) -
    sumOf(friends.filter(isNear), harm)
  );
}

export function unitsNear(situation: Situation, at: HexId, { within, dice }: Figures): number {
  const { view, team } = situation;
  const near = unitsOnMap(view).filter((unit) => rangeBetween(at, unit.at) <= within);
  return sumOf(near, (unit) => {
    const chance = hitChance(dice, silhouetteOfUnit(view, unit, rangeBetween(at, unit.at)));
    return (unit.team === team ? -1 : 1) * lossOf(view, unit) * chance;
  });
}

export function builtNear(situation: Situation, at: HexId, { within, onStructures }: Figures): number {
  const { view } = situation;
  const falling = structuresIn(view).filter(
    (id) =>
      isExposed(view, id) &&
      rangeBetween(at, placeOf(view, id)) <= within &&
      STRUCTURE_HITS - damageOf(view, id) <= onStructures,
  );
  return sumOf(falling, (id) => fallWorth(situation, id));
}

/** Crypto that its own side wants. */
function cryptoNear({ view }: Situation, robot: SeenRobot, at: HexId, { within, dice }: Figures): number {
  const wanted = cryptoLying(view).filter((id) => {
    const token = tokenLying(view, id);
    return token && isWanted(view, robot, token) && rangeBetween(at, placeOf(view, id)) <= within;
  });
  return wanted.length * WORTH.goal.fetch * hitChance(dice, CRYPTO_SILHOUETTE);
}

/** What the bombs that are placed may do to a robot that stands there when they go off. */
export const blastHarm = (situation: Situation, robot: SeenRobot, { at, moving }: Stand): number =>
  sumOf(situation.view.bombs ?? [], (bomb) => {
    const figures = cardEffect(bomb.card, 'bomb');
    if (!figures || rangeOf(numberOf(bomb.at), at) > figures.within) return 0;
    const marks = { ...robot.marks, option: moving ? 'move' : 'idle' } as const;
    return harmOf(situation, { ...robot, marks }, figures);
  });

/** What a higher silhouette spares a robot of the bombs that are placed. */
export const blastSpared = (situation: Situation, robot: SeenRobot, more: number): number =>
  sumOf(situation.view.bombs ?? [], ({ at, card }) => {
    const figures = cardEffect(card, 'bomb');
    if (!figures || rangeBetween(at, robot.at) > figures.within) return 0;
    return harmOf(situation, robot, figures) - harmOf(situation, robot, figures, more);
  });
