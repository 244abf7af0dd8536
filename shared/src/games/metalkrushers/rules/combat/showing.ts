import { stepsBetween } from '../../content/arena';
import { EMPTY, ITEMS, PROJECTOR_RANGE, type ItemId } from '../../content/items';
import { picksUp } from '../../content/programs';
import { ARMS, ATTACK_BONUS, SHIELDED, isSide, type Arm, type Side } from '../../content/sides';
import type { Arms, Krusher } from '../../state';
import { bearingOf, coverageOf, type Bearing } from '../arms/arms';
import { enemiesOf, standing } from '../field';
import { krusherIn, type RuleContext } from '../context';

/**
 * Secret sheets: what play has shown (G23). Everything public that depends on an arm depends on a shown one, because an
 * arm matters to others in only three ways, and each shows it first:
 *
 * - it attacks, or is where it could, so that its side is asked whom it attacks and with what: (a);
 * - it makes its bearer harder to hit, blocks or parries, or could, so that its side is asked whether it does: then an
 *   attack comes from a side that it covers, (b);
 * - its initiative modifier counts, and that is open from the reveal.
 *
 * Whether an enemy "can attack" depends on shown arms alone: an arm that can is shown by (a) at the same moment, so an
 * arm that is still hidden cannot.
 */

/** The maximum range: nothing further away shows an arm. */
const FURTHEST = PROJECTOR_RANGE.furthest;

/** How an enemy stood in relation to a Krusher. */
interface Situation extends Bearing {
  /** It could attack the Krusher with some arm. */
  readonly threatens: boolean;
}

/** A situation as a short code: "front1=!" is straight ahead on the next hex, and can attack. */
const wordFor = ({ side, steps, straight, threatens }: Situation): string =>
  `${side}${steps}${straight ? '=' : ''}${threatens ? '!' : ''}`;

const read = new Map<string, Situation>();

function situationOf(word: string): Situation {
  const known = read.get(word);
  if (known) return known;
  const [, side = '', steps = '', straight, threatens] = /^([a-zA-Z]+)(\d+)(=?)(!?)$/u.exec(word) ?? [];
  if (!isSide(side)) throw new Error(`There is no situation "${word}".`);
  const situation = { side, steps: Number(steps), straight: straight === '=', threatens: threatens === '!' };
  read.set(word, situation);
  return situation;
}

/** The sides from which this arm can counter an attack. Projectors do not parry. */
function sidesCovered(arm: Arm, id: ItemId): readonly Side[] {
  const item = ITEMS[id];
  if (item.kind === 'projector') return [];
  if (item.kind === 'shield') return SHIELDED[arm];
  return Object.keys(ATTACK_BONUS[arm]).filter(isSide);
}

/** Does an enemy in this situation bring the arm into use? */
function showsIn(arm: Arm, id: ItemId, situation: Situation): boolean {
  if (coverageOf(arm, id, situation)) return true;
  return situation.threatens && sidesCovered(arm, id).includes(situation.side);
}

/** The arms that these situations would have brought into use, if a Krusher had held this in them. */
export function armsShownBy(arms: Arms, watched: readonly string[]): readonly Arm[] {
  return ARMS.filter((arm) => {
    const held = arms[arm];
    return held !== EMPTY && watched.some((word) => showsIn(arm, held, situationOf(word)));
  });
}

/** The arms that everybody knows. In Pick-Up everybody has seen how each was armed. */
export const shownArms = ({ program, arms, watched }: Krusher): readonly Arm[] =>
  picksUp(program) ? ARMS : armsShownBy(arms, watched);

/**
 * Everybody who knows all that a Krusher holds knows its program too, because the number of its striking arms is
 * public.
 */
export function isProgramShown(krusher: Krusher): boolean {
  const shown = shownArms(krusher);
  return ARMS.every((arm) => krusher.arms[arm] === EMPTY || shown.includes(arm));
}

type Standing = Pick<Krusher, 'at' | 'facing' | 'arms'>;

function threatens(by: Standing, target: Standing): boolean {
  const bearing = bearingOf(by, target.at);
  return ARMS.some((arm) => {
    const held = by.arms[arm];
    return held !== EMPTY && coverageOf(arm, held, bearing) !== undefined;
  });
}

/** Can the situation ever show an arm: on the next hex, in front, or an attack? */
const matters = ({ side, steps, threatens: attacks }: Situation): boolean =>
  steps === 1 || side === 'front' || attacks;

function situationsOf(krusher: Standing, enemies: readonly Standing[]): readonly string[] {
  return enemies
    .filter(({ at }) => stepsBetween(krusher.at, at) <= FURTHEST)
    .map((enemy) => ({ ...bearingOf(krusher, enemy.at), threatens: threatens(enemy, krusher) }))
    .filter(matters)
    .map(wordFor);
}

/**
 * Records how enemies now stand in relation to each other, and reports every arm that this brings into use. Must be
 * called when the Combat Phase begins and after every turn during it. With open sheets it does nothing.
 */
export function watch(context: RuleContext): void {
  const { options, krushers } = context.state;
  if (options.sheets === 'open' || options.scenario === 'pickUp') return;
  for (const [id, { team }] of standing(context.state)) {
    const krusher = krusherIn(context, id);
    const enemies = enemiesOf(context.state, team).flatMap(([enemy]) => krushers[enemy] ?? []);
    const watched = [...new Set([...krusher.watched, ...situationsOf(krusher, enemies)])].sort();
    if (watched.length > krusher.watched.length) show(context, krusher, watched);
  }
}

function show(context: RuleContext, krusher: ReturnType<typeof krusherIn>, watched: string[]): void {
  const before = shownArms(krusher);
  krusher.watched = watched;
  for (const arm of shownArms(krusher)) {
    const item = krusher.arms[arm];
    if (item !== EMPTY && !before.includes(arm))
      context.emit({ type: 'armShown', krusher: krusher.id, arm, item });
  }
}
