import { expectDefined } from '../../../../core/ground/result';
import type { Action, ActionOf } from '../../actions';
import { type CardId, armsOf, cardEffect, isDefense } from '../../content/cards';
import { MODES } from '../../content/arms';
import { LOCATIONS, type ItemId, type Location } from '../../content/chassis';
import { isNo } from '../../rules/interrupts/answers';
import { attackDice } from '../../rules/attacking/attackDice';
import { silhouetteOf } from '../../rules/attacking/silhouettes';
import { isStructure } from '../../rules/field/structuresOnMap';
import { findRobot, findUnit, type Attacking, type SeenRobot } from '../../rules/field/field';
import { isDouble } from '../../rules/field/dice';
import type { WindowKind } from '../../state/tasks';
import { after, worthOf, type Blow, type Body } from '../field/bodies';
import { abilityCost, energyCost, rechargeGain, usesPower } from '../cores/energyWorth';
import { spares } from '../objectives/sidesKnown';
import { showing } from '../field/showing';
import type { Situation } from '../imagining';
import { WORTH } from '../field/weights';

type Answer = ActionOf<'answer'>;
/** The value of an answer; no answer is 0. */
type Worth = (situation: Situation, answer: Answer) => number;

const WORTHS: Readonly<Record<WindowKind, Worth>> = {
  clamp: clampWorth,
  before: beforeWorth,
  reroll: rerollWorth,
  after: afterWorth,
  counter: () => WORTH.struck.other,
  mend: mendWorth,
  // It costs nothing but the secret.
  wake: () => WORTH.system,
};

export function answerWorth(situation: Situation): (action: Action) => number {
  const { kind } = expectDefined(situation.view.window, 'an interrupt');
  return (action) => {
    if (action.type !== 'answer') return -1;
    return isNo(action) ? 0 : WORTHS[kind](situation, action);
  };
}

/** How much better its present place is than the one it would go to. */
function clampWorth(situation: Situation, { robot, cards }: Answer): number {
  const { about } = expectDefined(situation.view.window, 'an interrupt');
  if (spares(situation, about)) return -1;
  // A mine costs nothing but the action.
  if (cards.some((card) => cardEffect(card, 'mines'))) return WORTH.weapon;
  const [ours, others] = [situation.duel(robot, about), situation.duel(about, robot)];
  const here = situation.stand(robot);
  const net = (there: typeof here): number =>
    ours.best(here, there) - situation.taken * others.best(there, here);
  const free = situation.responses(about).reduce((least, there) => Math.min(least, net(there)), Infinity);
  return net(situation.stand(about)) - free - WORTH.defense;
}

/** The effect of a card before the roll: fewer dice, and a higher silhouette. */
function bluntedBy(card: CardId): { readonly dice: number; readonly silhouette: number } {
  const { dice = 0, silhouette = 0 } = cardEffect(card, 'blunt') ?? {};
  const shown = cardEffect(card, 'silhouette');
  // A robot is mostly on the move; a target that cannot be painted is missed.
  const passive = cardEffect(card, 'unpaintable') && !shown ? MISSED : (shown?.moved?.add ?? shown?.add ?? 0);
  const lit = cardEffect(card, 'camouflage')?.silhouette ?? 0;
  return { dice, silhouette: silhouette + passive + lit };
}
/** A silhouette that nobody hits. */
const MISSED = 20;

function beforeWorth(situation: Situation, answer: Answer): number {
  const felt = answer.cards.some((card) => cardEffect(card, 'detect')) ? WORTH.paint : 0;
  return felt + bluntWorth(situation, answer);
}

function bluntWorth(situation: Situation, { robot: id, cards }: Answer): number {
  const assault = expectDefined(situation.view.assault, 'an assault');
  // A landing craft has no other use for its defense.
  if (!findRobot(situation.view, assault.target)) return isStructure(id) ? WORTH.defense : 0;
  // What tents do is not weighed.
  if (findUnit(situation.view, assault.attacker)) return 0;
  const duel = situation.duel(assault.attacker, assault.target);
  const barrel =
    duel.barrels.find(
      ({ arms, mode, attacks }) =>
        arms === assault.arms && mode === assault.mode && attacks === assault.attacks,
    ) ?? duel.barrels.find(({ arms }) => arms === assault.arms);
  if (!barrel) return 0;
  let [dice, silhouette] = [attackDice(situation.view), silhouetteOf(situation.view)];
  const before = duel.roll(barrel, dice, silhouette);
  for (const card of cards) {
    dice += bluntedBy(card).dice;
    silhouette += bluntedBy(card).silhouette;
  }
  const robot = situation.robot(id);
  const cost = cards.reduce((sum, card) => sum + useCost(robot, card), 0);
  return before - duel.roll(barrel, dice, silhouette) - cost;
}

/** The cost of using a card against an attack. */
function useCost(robot: SeenRobot, card: CardId): number {
  if (cardEffect(card, 'blunt')?.spends) return WORTH.weapon * WORTH.disabled;
  const energy = energyCost(robot, cardEffect(card, 'camouflage')?.energy ?? 0);
  return showing(robot, card) + energy + (isDefense(card) ? WORTH.defense : 0);
}

/** The attacker's best choice from a pool: the harm of the best location. */
function poolHarm(
  situation: Situation,
  { attacker, target, arms }: Attacking,
  pool: readonly number[],
): number {
  if (findUnit(situation.view, attacker)) return 0;
  const { harms } = situation.duel(attacker, target);
  const { hit } = armsOf(arms);
  const values = pool.map((die) => {
    const isTwo = hit === 'two' || (hit === 'doubles' && isDouble(pool, die));
    return (isTwo ? harms.two : harms.one)[die] ?? 0;
  });
  if (hit === 'burst' || hit === 'disablingBurst') return values.reduce((sum, value) => sum + value, 0);
  return Math.max(0, ...values);
}

function rerollWorth(situation: Situation, { die, robot, cards }: Answer): number {
  const { assault, onTheWay } = situation.view;
  const blows = onTheWay.filter((blow) => blow.robot === robot);
  const pool = assault ? assault.pool : blows.map(({ location }) => location);
  const harm = (rolled: readonly number[]): number =>
    assault ? poolHarm(situation, assault, rolled) : ramHarm(situation, robot, rolled);
  const others = LOCATIONS.map((number) => harm(pool.map((one, index) => (index === die ? number : one))));
  const average = others.reduce((sum, value) => sum + value, 0) / LOCATIONS.length;
  const cost = cards.reduce((sum, card) => sum + showing(situation.robot(robot), card), 0);
  return harm(pool) - average - cost - LEAST;
}

/** A ram hits every location that was rolled (L310). */
function ramHarm(situation: Situation, id: string, rolled: readonly number[]): number {
  const body = situation.body(id);
  const blows = LOCATIONS.flatMap((location) =>
    rolled.filter((one) => one === location).map((): Blow => ({ location, marker: 'damage' })),
  );
  return worthOf(body) - worthOf(after(body, blows));
}

const LEAST = 0.005;

/** The harm that the answer prevents. */
function afterWorth(situation: Situation, { robot: id, cards, absorb }: Answer): number {
  const body = situation.body(id);
  const blows = situation.view.onTheWay.filter(({ robot }) => robot === id);
  const left = kept(situation, blows, { cards, absorb });
  const robot = situation.robot(id);
  const cost = cards.reduce((sum, card) => {
    if (isPlate(situation, card)) return sum + showing(robot, card);
    if (cardEffect(card, 'absorb')) return sum + WORTH.defense + (absorb.length * WORTH.system) / 4;
    return sum + showing(robot, card) + spentCost(card);
  }, 0);
  return worthOf(after(body, left)) - worthOf(after(body, blows)) - cost;
}

/** Against shot that armor stops it helps at no cost. */
function isPlate({ view: { assault } }: Situation, card: CardId): boolean {
  const isStopped = assault !== undefined && MODES[assault.mode].stoppedByArmor === true;
  return isStopped && cardEffect(card, 'armored') === true;
}

/** The cost of a use, for a skin with a limited number of uses. */
const spentCost = (card: CardId): number => WORTH.skin / (cardEffect(card, 'shield')?.uses ?? Infinity);

/** The remaining blows of an attack. */
function kept(
  situation: Situation,
  blows: readonly Blow[],
  { cards, absorb }: { readonly cards: readonly CardId[]; readonly absorb: readonly Location[] },
): readonly Blow[] {
  const arms = situation.view.assault?.arms;
  const isBurst = arms !== undefined && armsOf(arms).hit === 'burst';
  const shields = cards.flatMap((card) => cardEffect(card, 'shield') ?? []);
  let left = [...blows];
  if (cards.some((card) => isPlate(situation, card))) return left.filter(({ marker }) => marker !== 'damage');
  if (shields.some(({ takes, from }) => takes === 'all' && (from !== 'bursts' || isBurst)))
    left = left.filter(({ marker }) => marker !== 'damage');
  const kept = shields.reduce((sum, { takes }) => sum + (takes === 'all' ? 0 : takes), 0);
  const gone = [...absorb, ...Array.from({ length: kept }, () => undefined)];
  for (const location of gone) {
    const index = left.findIndex(
      (blow) => blow.marker === 'damage' && (location === undefined || blow.location === location),
    );
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

function mendWorth(situation: Situation, { robot: id, item, core, cards }: Answer): number {
  const robot = situation.robot(id);
  const body = situation.body(id);
  const items = [item, core].filter(
    (one): one is ItemId => one !== undefined && one !== '' && one !== 'keepPower' && one !== 'recharge',
  );
  const wiped = cards.some((card) => cardEffect(card, 'wipesPaint')) ? WORTH.paint : 0;
  const kept =
    core === 'keepPower' && usesPower(robot)
      ? WORTH.keptPower
      : core === 'recharge'
        ? rechargeGain(robot)
        : 0;
  const cost = core === undefined ? 0 : abilityCost(robot);
  const beamed = cards.reduce((sum, card) => sum + (cardEffect(card, 'receive')?.energy ?? 0), 0);
  const gain = -energyCost(robot, -beamed);
  return worthOf(items.reduce(enabled, body)) - worthOf(body) + wiped + kept + gain - cost;
}

const enabled = (body: Body, item: ItemId): Body => ({
  ...body,
  parts: { ...body.parts, [item]: { ...body.parts[item], disabled: false } },
});
