import type { Seat } from '../../../../core/ground/seats';
import type { KrusherId } from '../../state';
import { revealIfBuilt } from './building';
import { fall, removeFallen } from '../damage/damage';
import { endIfDecided } from '../damage/ending';
import { goOnFighting } from './combatPhase';
import { standing } from '../field';
import { askToSave, goOnMoving } from './initiative';
import type { RuleContext } from '../context';

/** A player resigns: their Krushers leave the arena at once (G32). */
export function leave(context: RuleContext, seat: Seat): void {
  const { state } = context;
  const left = state.seats[seat];
  if (!left || left.out || state.phase === 'over') return;
  left.out = true;
  left.resigned = true;
  context.emit({ type: 'resigned', seat });
  for (const [id, krusher] of standing(state)) if (krusher.seat === seat) fall(context, id, 'resigned');
  // Earlier blows still count: they are marked first.
  if (state.phase === 'combat') fightWithout(context);
  else goOnWithout(context);
  goOnFighting(context);
}

/** Goes on before the Combat Phase. */
function goOnWithout(context: RuleContext): void {
  if (isOneSideLeft(context)) removeFallen(context);
  if (endIfDecided(context)) return;
  if (context.state.phase === 'building') return revealIfBuilt(context);
  return moveWithout(context);
}

/** Then the turn is not played to its end, and a Krusher crushed by an Oust falls now (G27). */
const isOneSideLeft = ({ state }: RuleContext): boolean =>
  new Set(standing(state).map(([, { team }]) => team)).size === 1;

const isStanding = ({ state }: RuleContext, id: KrusherId): boolean => state.krushers[id]?.fallen === false;

/** A Krusher on the move goes on; any other question of the Movement Phase is asked again. */
function moveWithout(context: RuleContext): void {
  const { state } = context;
  if (!isStanding(context, state.saved)) state.saved = '';
  if (state.question?.kind === 'save') return askToSave(context);
  if (!isStanding(context, state.question?.krusher ?? '')) goOnMoving(context);
}

/** Parries by and against Krushers that have left are removed; the combat then goes on automatically. */
function fightWithout(context: RuleContext): void {
  const { state } = context;
  state.parries = state.parries.filter(
    ({ by, against }) => isStanding(context, by) && isStanding(context, against),
  );
  const { combat } = state;
  if (combat) combat.order = combat.order.filter((id, index) => index === 0 || isStanding(context, id));
}
