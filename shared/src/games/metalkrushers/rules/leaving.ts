import type { Seat } from '../../../core/seats';
import type { Krusher, KrusherId } from '../state';
import { revealIfBuilt } from './building';
import { goOnFighting } from './combat';
import { endIfDecided } from './ending';
import { standing } from './field';
import { askToSave, goOnMoving } from './initiative';
import { krusherIn, type Play } from './play';

/** A player gives up: their Krushers leave the arena at once (G32). */
export function leave(play: Play, seat: Seat): void {
  const { state } = play;
  const left = state.seats[seat];
  if (!left || left.out || state.phase === 'over') return;
  left.out = true;
  play.tell({ type: 'resigned', seat });
  for (const [id, krusher] of standing(state)) if (krusher.seat === seat) fall(play, id);
  if (endIfDecided(play)) return;
  if (state.phase === 'building') return revealIfBuilt(play);
  if (state.phase === 'movement') return goOnWithout(play);
  if (state.phase === 'combat') withdraw(play);
}

function fall(play: Play, id: KrusherId): void {
  const krusher = krusherIn(play, id);
  krusher.fallen = true;
  const design = play.state.options.sheets === 'secret' && { design: designOf(krusher) };
  play.tell({ type: 'fell', krusher: id, cause: 'resigned', ...design });
}

const designOf = ({ name, chassis, program, arms, armor }: Krusher) => ({
  name,
  chassis,
  program,
  arms: { ...arms },
  armor: { ...armor },
});

const isStanding = ({ state }: Play, id: KrusherId): boolean => state.krushers[id]?.fallen === false;

/** Who is on the move goes on; any other question of the Movement Phase is put anew. */
function goOnWithout(play: Play): void {
  const { state } = play;
  if (!isStanding(play, state.saved)) state.saved = '';
  if (state.question?.kind === 'save') return askToSave(play);
  if (!isStanding(play, state.question?.krusher ?? '')) goOnMoving(play);
}

/** Takes who has fallen out of the combat; a pair that misses one is over, and blows dealt before still count. */
function withdraw(play: Play): void {
  const { state } = play;
  const { combat } = state;
  if (!combat) return;
  const [attacker] = combat.order;
  const isBroken = [attacker, combat.target].some((id) => id && !isStanding(play, id));
  state.parries = state.parries.filter(
    ({ by, against }) => isStanding(play, by) && isStanding(play, against),
  );
  state.wounds = state.wounds.filter(({ krusher }) => isStanding(play, krusher));
  combat.order = combat.order.filter((id) => isStanding(play, id));
  combat.done = combat.done.filter((id) => isStanding(play, id));
  if (!isBroken) return;
  Object.assign(combat, { target: '', step: 'target', ...(combat.order[0] !== attacker && { done: [] }) });
  delete state.question;
  goOnFighting(play);
}
