import type { Draft } from '../../../../core/game/drafts';
import type { Side } from '../../content/sides';
import type { FallCause } from '../../events';
import type { Krusher, KrusherId, Wound } from '../../state';
import { standing } from '../field';
import { linkageLeft } from '../arms/condition';
import { shieldLeft } from '../arms/odds';
import { krusherIn, type RuleContext } from '../context';

/** Source L25-32 and L157-167: shield, armor of the side, Internal Linkage; G10, G17, G35. */

/** Marks points on the armor of a side at once, not at the end of the Combat Phase. */
export function markAtOnce(context: RuleContext, id: KrusherId, side: Side, points: number): void {
  krusherIn(context, id).hits[side] += points;
  context.emit({ type: 'damaged', krusher: id, side, shield: 0, armor: points, linkage: 0 });
}

/** Marks all blows of the phase, in the order in which they were struck. */
export function markWounds(context: RuleContext): void {
  for (const wound of context.state.wounds) {
    const krusher = krusherIn(context, wound.krusher);
    if (!krusher.fallen) markWound(context, krusher, wound);
  }
  context.state.wounds = [];
}

/** The excess over the shield goes to the armor; a critical begins one layer deeper than the blow itself. */
function markWound(
  context: RuleContext,
  krusher: Draft<Krusher>,
  { side, blockedBy, points, critical }: Wound,
): void {
  const left = blockedBy === '' ? 0 : shieldLeft(krusher, blockedBy);
  const shield = Math.min(left, points);
  const armor = points - shield + (left > 0 ? critical : 0);
  const linkage = left > 0 ? 0 : critical;
  if (shield + armor + linkage === 0) return;
  if (blockedBy !== '') krusher.worn[blockedBy] += shield;
  krusher.hits[side] += armor;
  krusher.pierced += linkage;
  const arm = shield > 0 && blockedBy !== '' && { arm: blockedBy };
  context.emit({ type: 'damaged', krusher: krusher.id, side, ...arm, shield, armor, linkage });
}

/** Removes the Krushers without Internal Linkage from the arena. */
export function removeFallen(context: RuleContext): void {
  for (const [id, krusher] of standing(context.state)) {
    const { armor } = krusherIn(context, id);
    if (linkageLeft(krusher, armor) === 0) fall(context, id, 'linkage');
  }
}

/** Removes a Krusher from the arena. A secret sheet is opened (G23). */
export function fall(context: RuleContext, id: KrusherId, cause: FallCause): void {
  const krusher = krusherIn(context, id);
  krusher.fallen = true;
  const isSecret = context.state.options.sheets === 'secret';
  context.emit({ type: 'fell', krusher: id, cause, ...(isSecret && { design: designOf(krusher) }) });
}

const designOf = ({ name, chassis, program, arms, armor }: Krusher) => ({
  name,
  chassis,
  program,
  arms: { ...arms },
  armor: { ...armor },
});
