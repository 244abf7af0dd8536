import { ARMOR_WORTH } from '../content/charts';
import { SIDES } from '../content/sides';
import type { EndCause } from '../events';
import type { Krusher, State, Team } from '../state';
import { armorLeft, linkageLeft } from './condition';
import { teamsIn } from './field';
import type { Play } from './play';

/** Source L25-32, "Winning the Game"; G17, G33. */

/** Ends the game if it is decided, or if the last turn is over. True when it has ended. */
export function endIfDecided(play: Play): boolean {
  const { state } = play;
  // In the midst of a combat blows are still to be marked.
  if (state.phase === 'over' || state.combat) return state.phase === 'over';
  const before = teamsIn(state);
  putOut(play);
  const left = teamsIn(state);
  if (left.length === 0) endInDraw(play, before);
  else if (left.length === 1) end(play, left, 'lastStanding');
  else if (state.phase === 'combat' && state.turn >= state.options.turnLimit) endAtLimit(play, left);
  return isOver(play);
}

const isOver = ({ state }: Play): boolean => state.phase === 'over';

/** A seat whose last Krusher has fallen is out. */
function putOut({ state }: Play): void {
  if (state.phase === 'building') return;
  const krushers = Object.values(state.krushers);
  for (const [index, seat] of state.seats.entries())
    if (krushers.every((krusher) => krusher.seat !== index || krusher.fallen)) seat.out = true;
}

/** Those who fell together, or are as sound, share it; if that is everybody who was there, nobody wins. */
function endInDraw(play: Play, teams: readonly Team[]): void {
  const all = new Set(play.state.seats.map(({ team }) => team)).size;
  end(play, teams.length === all || teams.length === 1 ? [] : teams, 'draw');
}

/** Tenths of points: the Internal Linkage, and a tenth of the armor left. */
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

function endAtLimit(play: Play, teams: readonly Team[]): void {
  const counted = teams.map((team) => ({ team, tenths: tenthsOf(play.state, team) }));
  for (const one of counted) play.tell({ type: 'counted', ...one });
  const most = Math.max(...counted.map(({ tenths }) => tenths));
  const first = counted.filter(({ tenths }) => tenths === most).map(({ team }) => team);
  if (first.length === 1) end(play, first, 'turnLimit');
  else endInDraw(play, first);
}

/** The win is shared by all of these sides who have not given up. */
function end(play: Play, teams: readonly Team[], cause: EndCause): void {
  const { state } = play;
  const winners = state.seats.flatMap(({ team, resigned }, seat) =>
    teams.includes(team) && !resigned ? [seat] : [],
  );
  state.phase = 'over';
  state.end = { winners, cause };
  delete state.movement;
  delete state.question;
  play.tell({ type: 'ended', winners, cause });
}
