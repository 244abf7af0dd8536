import type { Seat } from '../../../../core/ground/seats';
import { NONE } from '../../content/resources';
import type { Trigger } from '../../content/monsters';
import type { State, Turn } from '../../state';
import { runTasks } from '../asking/agenda';
import { activePlayer, first, playerIn, task, type RuleContext } from '../context';
import { isDeckSpent, refillRow } from '../cards/deck';
import { endGame } from '../strength/ending';
import { monsterIn, nationAbility, passivesOf, playerAt, soloSideOf, type Field } from '../field';
import { monsterStep } from '../monster/soloMonster';
import { refreshAll } from '../abilities/steps';
import { strengthOf } from '../strength/strength';
import { ROBOTS } from '../../content/robots';
import { TYPES } from '../../content/types';

const ENERGY = 5;
/** Without an end by the end of this round the game ends there (M6). */
const LAST_ROUND = 25;

export const turnOf = (seat: Seat, more: Partial<Turn> = {}): Turn => ({
  seat,
  step: 'acting',
  energy: 0,
  pool: { ...NONE },
  discount: '',
  nationUsed: false,
  freeActivations: 0,
  tasks: [],
  ready: [],
  looked: [],
  ...more,
});

export function startTurn(context: RuleContext, seat: Seat): void {
  const { state } = context;
  const { energy = 0, freeActivations = 0 } = nationAbility(context.state, seat);
  const player = playerIn(context, seat);
  const pool = { ...player.kept };
  player.kept = { ...NONE };
  state.turn = turnOf(seat, { energy: ENERGY + energy, freeActivations, pool }) as State['turn'] &
    typeof state.turn;
  context.emit({ type: 'turnBegan', seat, round: state.round });
}

/** The player has ended their turn: what may be kept is asked first (L89, M8). */
export function endTurn(context: RuleContext): void {
  const { turn } = context.state;
  turn.step = 'keeping';
  const counts = passivesOf(context.state, turn.seat, 'keepsResources');
  const count = counts.reduce((sum, one) => sum + one, 0);
  if (count > 0) first(context, task('keepResource', { count, optional: true }));
}

/** Goes on until somebody has to decide something. */
export function goOn(context: RuleContext): void {
  const { state } = context;
  while (runTasks(context) && state.phase !== 'over') {
    if (!nextStep(context)) return;
  }
}

/** The next step of the turn, or of the set-up; false while the player acts. */
function nextStep(context: RuleContext): boolean {
  const { state } = context;
  if (state.phase === 'headStart') return beginRounds(context);
  if (state.phase !== 'turns') return false;
  switch (state.turn.step) {
    case 'acting':
      return endAtOnce(context);
    case 'keeping':
      closeTurn(context);
      state.turn.step = 'monster';
      first(context, ...monsterStep(context));
      return true;
    case 'monster':
      state.turn.step = 'refilling';
      return true;
    case 'refilling':
      refillRow(context);
      return passOn(context);
  }
}

export function beginRounds(context: RuleContext): boolean {
  const { state } = context;
  state.phase = 'turns';
  state.round = 1;
  startTurn(context, firstIn(context.state));
  return true;
}

/** The 1st player, or the next one if they have left. */
const firstIn = (field: Field): Seat =>
  playerAt(field, field.first).out ? nextSeat(field, field.first).seat : field.first;

/** Refreshes, and what is not spent is gone (M8). */
function closeTurn(context: RuleContext): void {
  const { turn } = context.state;
  refreshAll(context);
  Object.assign(turn, { energy: 0, pool: { ...NONE }, discount: '', freeActivations: 0, nationUsed: true });
  context.emit({ type: 'turnEnded', seat: turn.seat, strength: strengthOf(context.state, turn.seat) });
}

/** After a chain of completions the game may end at once (Leviathan, M24); false while the player goes on acting. */
function endAtOnce(context: RuleContext): boolean {
  const { state } = context;
  const { seat } = state.turn;
  if (soloSideOf(state)) return false;
  for (const trigger of monsterIn(state).triggers) {
    if (trigger.kind !== 'robotsAtOnce') continue;
    if (activePlayer(context).robots.length < byPlayers(state, trigger.robots)) continue;
    state.bonus = { seat, add: trigger.bonus };
    endGame(context, 'robotsAtOnce');
    return true;
  }
  return false;
}

const byPlayers = (
  { players }: Pick<Field, 'players'>,
  figures: Readonly<Partial<Record<number, number>>>,
): number => figures[players.length] ?? Infinity;

/** The check at the end of a turn, and the next turn; false: the game is over or the next player acts. */
function passOn(context: RuleContext): boolean {
  const { state } = context;
  const { seat } = state.turn;
  const field = context.state;
  if (soloSideOf(field)) return passOnAlone(context);
  const trigger = state.ending === '' && !playerAt(field, seat).out ? triggered(field, seat) : undefined;
  const next = nextSeat(field, seat);
  if (trigger) {
    state.ending = trigger.kind;
    if (!next.newRound) context.emit({ type: 'lastRound', cause: trigger.kind, seat });
  }
  if (next.newRound && state.ending !== '') endGame(context, state.ending);
  else if (next.newRound && state.round >= LAST_ROUND) endGame(context, 'rounds');
  else {
    if (next.newRound) state.round += 1;
    startTurn(context, next.seat);
  }
  return true;
}

/** The next player, and whether the round ends before their turn. */
export function nextSeat(
  { players, first: begins }: Pick<Field, 'players' | 'first'>,
  seat: Seat,
): { readonly seat: Seat; readonly newRound: boolean } {
  let newRound = false;
  for (let next = (seat + 1) % players.length; ; next = (next + 1) % players.length) {
    newRound ||= next === begins;
    if (players[next]?.out !== true || next === seat) return { seat: next, newRound };
  }
}

/** The trigger that the player on turn has set off, if any. */
export const triggered = (field: Field, seat: Seat): Trigger | undefined =>
  monsterIn(field).triggers.find((trigger) => isSetOff(field, seat, trigger));

function isSetOff(field: Field, seat: Seat, trigger: Trigger): boolean {
  const { robots } = playerAt(field, seat);
  switch (trigger.kind) {
    case 'robotsAtOnce':
      return false;
    case 'strength':
      return strengthOf(field, seat) >= trigger.strength;
    case 'robots':
      return robots.length >= trigger.robots;
    case 'allTypes':
      return (
        robots.length >= trigger.robots &&
        TYPES.every((type) => robots.some(({ robot }) => ROBOTS[robot].type === type))
      );
    case 'destroyed':
      return field.destroyed.length >= byPlayers(field, trigger.robots);
    case 'deckEmpty':
      return isDeckSpent(field);
    case 'supplyEmpty':
      return field.supply === 0;
  }
}

/** Whether a solo game is won or lost, with the Strength as it is now (M25). */
function passOnAlone(context: RuleContext): boolean {
  const { state } = context;
  const field = context.state;
  const { seat } = state.turn;
  if (isWonAlone(field, seat)) endGame(context, 'soloWon');
  else if (isLastAlone(field)) endGame(context, 'soloLost');
  else {
    state.round += 1;
    startTurn(context, seat);
  }
  return true;
}

export function isWonAlone(field: Field, seat: Seat): boolean {
  const win = soloSideOf(field)?.win;
  switch (win?.kind) {
    case 'strength':
      return strengthOf(field, seat) >= win.strength && (!win.atTheEndOnly || isLastAlone(field));
    case 'robots':
      return playerAt(field, seat).robots.length >= win.robots;
    case 'strongerThanMonster':
      return isLastAlone(field) && strengthOf(field, seat) > strengthOf(field, undefined);
    case undefined:
      return false;
  }
}

function isLastAlone(field: Field): boolean {
  const { turns } = soloSideOf(field) ?? {};
  return turns === undefined ? isDeckSpent(field) || field.round >= LAST_ROUND : field.round >= turns;
}
