import type { Seat } from '../../../core/seats';
import type { KrusherId } from '../state';
import { revealIfBuilt } from './building';
import { fall, removeFallen } from './damage';
import { endIfDecided } from './ending';
import { goOnFighting } from './fighting';
import { standing } from './field';
import { askToSave, goOnMoving } from './initiative';
import type { Play } from './play';

/** A player gives up: their Krushers leave the arena at once (G32). */
export function leave(play: Play, seat: Seat): void {
  const { state } = play;
  const left = state.seats[seat];
  if (!left || left.out || state.phase === 'over') return;
  left.out = true;
  left.resigned = true;
  play.tell({ type: 'resigned', seat });
  for (const [id, krusher] of standing(state)) if (krusher.seat === seat) fall(play, id, 'resigned');
  // What was struck before still counts: it is marked first.
  if (state.phase === 'combat') fightWithout(play);
  else goOnWithout(play);
  goOnFighting(play);
}

/** Before the Combat Phase. */
function goOnWithout(play: Play): void {
  if (isOneSideLeft(play)) removeFallen(play);
  if (endIfDecided(play)) return;
  if (play.state.phase === 'building') return revealIfBuilt(play);
  return moveWithout(play);
}

/** Then the turn is not played to its end, and whom an Oust has crushed falls now (G27). */
const isOneSideLeft = ({ state }: Play): boolean =>
  new Set(standing(state).map(([, { team }]) => team)).size === 1;

const isStanding = ({ state }: Play, id: KrusherId): boolean => state.krushers[id]?.fallen === false;

/** Who is on the move goes on; any other question of the Movement Phase is put anew. */
function moveWithout(play: Play): void {
  const { state } = play;
  if (!isStanding(play, state.saved)) state.saved = '';
  if (state.question?.kind === 'save') return askToSave(play);
  if (!isStanding(play, state.question?.krusher ?? '')) goOnMoving(play);
}

/** Nobody parries who has left, nor anybody who has; the combat goes on by itself after that. */
function fightWithout(play: Play): void {
  const { state } = play;
  state.parries = state.parries.filter(
    ({ by, against }) => isStanding(play, by) && isStanding(play, against),
  );
  const { combat } = state;
  if (combat) combat.order = combat.order.filter((id, index) => index === 0 || isStanding(play, id));
}
