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
  if (state.phase === 'movement') return moveWithout(play);
  if (state.phase === 'combat') fightWithout(play);
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
function moveWithout(play: Play): void {
  const { state } = play;
  if (!isStanding(play, state.saved)) state.saved = '';
  if (state.question?.kind === 'save') return askToSave(play);
  if (!isStanding(play, state.question?.krusher ?? '')) goOnMoving(play);
}

/** A pair that misses one is over; blows that were dealt before still count. */
function fightWithout(play: Play): void {
  const { combat, parries } = play.state;
  if (!combat) return;
  const [attacker, ...later] = combat.order;
  if (attacker === undefined) return;
  combat.order = [attacker, ...later.filter((id) => isStanding(play, id))];
  play.state.parries = parries.filter(({ by, against }) => isStanding(play, by) && isStanding(play, against));
  goOnFighting(play);
}
