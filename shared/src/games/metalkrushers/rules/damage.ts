import type { Draft } from 'immer';
import type { Side } from '../content/sides';
import type { FallCause } from '../events';
import type { Krusher, KrusherId, Wound } from '../state';
import { standing } from './field';
import { linkageLeft } from './condition';
import { shieldLeft } from './odds';
import { krusherIn, type Play } from './play';

/** Source L25-32 and L157-167: shield, armor of the side, Internal Linkage; G10, G17, G35. */

/** Marks points on the armor of a side at once, not at the end of the Combat Phase. */
export function markAtOnce(play: Play, id: KrusherId, side: Side, points: number): void {
  krusherIn(play, id).hits[side] += points;
  play.tell({ type: 'damaged', krusher: id, side, shield: 0, armor: points, linkage: 0 });
}

/** All blows of the phase, in the order in which they were struck. */
export function markWounds(play: Play): void {
  for (const wound of play.state.wounds) {
    const krusher = krusherIn(play, wound.krusher);
    if (!krusher.fallen) markWound(play, krusher, wound);
  }
  play.state.wounds = [];
}

/** What is too much for the shield goes to the armor; a critical begins one layer deeper than the blow itself. */
function markWound(play: Play, krusher: Draft<Krusher>, { side, blockedBy, points, critical }: Wound): void {
  const left = blockedBy === '' ? 0 : shieldLeft(krusher, blockedBy);
  const shield = Math.min(left, points);
  const armor = points - shield + (left > 0 ? critical : 0);
  const linkage = left > 0 ? 0 : critical;
  if (shield + armor + linkage === 0) return;
  if (blockedBy !== '') krusher.worn[blockedBy] += shield;
  krusher.hits[side] += armor;
  krusher.pierced += linkage;
  const arm = shield > 0 && blockedBy !== '' && { arm: blockedBy };
  play.tell({ type: 'damaged', krusher: krusher.id, side, ...arm, shield, armor, linkage });
}

/** Takes those out of the arena whose Internal Linkage is gone. */
export function removeFallen(play: Play): void {
  for (const [id, krusher] of standing(play.state)) {
    const { armor } = krusherIn(play, id);
    if (linkageLeft(krusher, armor) === 0) fall(play, id, 'linkage');
  }
}

/** Out of the arena. A secret sheet is opened (G23). */
export function fall(play: Play, id: KrusherId, cause: FallCause): void {
  const krusher = krusherIn(play, id);
  krusher.fallen = true;
  const isSecret = play.state.options.sheets === 'secret';
  play.tell({ type: 'fell', krusher: id, cause, ...(isSecret && { design: designOf(krusher) }) });
}

const designOf = ({ name, chassis, program, arms, armor }: Krusher) => ({
  name,
  chassis,
  program,
  arms: { ...arms },
  armor: { ...armor },
});
