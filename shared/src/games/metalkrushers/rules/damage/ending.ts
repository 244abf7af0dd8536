import { ARMOR_WORTH } from '../../content/charts';
import { SIDES } from '../../content/sides';
import type { EndCause } from '../../events';
import type { Krusher, State, Team } from '../../state';
import { armorLeft, linkageLeft } from '../arms/condition';
import { teamsIn } from '../field';
import type { RuleContext } from '../context';

/** Source L25-32, "Winning the Game"; G17, G33. */

/** Ends the game if it is decided, or if the last turn is over. Returns true when it has ended. */
export function endIfDecided(context: RuleContext): boolean {
  const { state } = context;
  // In the middle of a combat, blows are still to be marked.
  if (state.phase === 'over' || state.combat) return state.phase === 'over';
  const before = teamsIn(state);
  putOut(context);
  const left = teamsIn(state);
  if (left.length === 0) endInDraw(context, before);
  else if (left.length === 1) end(context, left, 'lastStanding');
  else if (state.phase === 'combat' && state.turn >= state.options.turnLimit) endAtLimit(context, left);
  return isOver(context);
}

const isOver = ({ state }: RuleContext): boolean => state.phase === 'over';

/** A seat whose last Krusher has fallen is out. */
function putOut({ state }: RuleContext): void {
  if (state.phase === 'building') return;
  const krushers = Object.values(state.krushers);
  for (const [index, seat] of state.seats.entries())
    if (krushers.every((krusher) => krusher.seat !== index || krusher.fallen)) seat.out = true;
}

/** Teams that fell together, or are in equal condition, share the win; if those are all teams, nobody wins. */
function endInDraw(context: RuleContext, teams: readonly Team[]): void {
  const all = new Set(context.state.seats.map(({ team }) => team)).size;
  end(context, teams.length === all || teams.length === 1 ? [] : teams, 'draw');
}

/** The condition in tenths of points: the Internal Linkage, and a tenth of the armor left. */
export function tenthsOf({ krushers }: Pick<State, 'krushers'>, team: Team): number {
  const standing = Object.values(krushers).filter((krusher) => krusher.team === team && !krusher.fallen);
  return standing.reduce((sum, krusher) => sum + soundness(krusher), 0);
}

const TENTHS = 10;

function soundness(krusher: Krusher): number {
  const { armor } = krusher;
  const left = SIDES.reduce((sum, side) => sum + armorLeft(krusher, armor, side), 0);
  return TENTHS * linkageLeft(krusher, armor) + Math.round(TENTHS * ARMOR_WORTH * left);
}

function endAtLimit(context: RuleContext, teams: readonly Team[]): void {
  const counted = teams.map((team) => ({ team, tenths: tenthsOf(context.state, team) }));
  for (const one of counted) context.emit({ type: 'counted', ...one });
  const most = Math.max(...counted.map(({ tenths }) => tenths));
  const first = counted.filter(({ tenths }) => tenths === most).map(({ team }) => team);
  if (first.length === 1) end(context, first, 'turnLimit');
  else endInDraw(context, first);
}

/** The win is shared by all seats of these sides that have not resigned. */
function end(context: RuleContext, teams: readonly Team[], cause: EndCause): void {
  const { state } = context;
  const winners = state.seats.flatMap(({ team, resigned }, seat) =>
    teams.includes(team) && !resigned ? [seat] : [],
  );
  state.phase = 'over';
  state.end = { winners, cause };
  delete state.movement;
  delete state.question;
  context.emit({ type: 'ended', winners, cause });
}
