import type { Seat } from '../../../../core/ground/seats';
import { expectDefined } from '../../../../core/ground/result';
import { numberOf, type RobotId } from '../../content/robots';
import { playerIn, type RuleContext } from '../context';
import { monsterIn, opponentsOf, passiveOf, playerAt, type Field } from '../field';

/** The size of the discard pile at which it is shuffled back; absent: it never is by its size (Hydra, M24). */
function reshuffledAt(field: Pick<Field, 'monster' | 'edition' | 'players'>): number | undefined {
  const { deck } = monsterIn(field);
  return deck?.reshuffledAt[field.players.length as 2 | 3 | 4 | 5];
}

/** Is the discard pile shuffled into a new deck when the deck is empty? */
function isRenewed(field: Pick<Field, 'monster' | 'edition' | 'players' | 'reshuffled'>): boolean {
  if (!monsterIn(field).deck) return true;
  return reshuffledAt(field) !== undefined && !field.reshuffled;
}

/** Will the deck never have a Robot again, as it stands? */
export const isDeckSpent = (
  field: Pick<Field, 'monster' | 'edition' | 'players' | 'reshuffled' | 'deck' | 'discard'>,
): boolean => !canDraw(field) && !isRenewed(field);

export const canDraw = (
  field: Pick<Field, 'monster' | 'edition' | 'players' | 'reshuffled' | 'deck' | 'discard'>,
): boolean => field.deck.length > 0 || (field.discard.length > 0 && isRenewed(field));

/** The top Robot of the deck; none if there is none to be had (M18). */
export function topOfDeck(context: RuleContext): RobotId | undefined {
  const { state } = context;
  if (state.deck.length === 0) renew(context);
  const top = state.deck.pop();
  if (state.deck.length === 0) renew(context);
  return top;
}

/** The top Robots of the deck, as far as there are enough. */
export function topsOfDeck(context: RuleContext, count: number): RobotId[] {
  const tops: RobotId[] = [];
  while (tops.length < count) {
    const top = topOfDeck(context);
    if (top === undefined) break;
    tops.push(top);
  }
  return tops;
}

function renew(context: RuleContext): void {
  const { state } = context;
  if (state.discard.length === 0 || !isRenewed(state)) return;
  shuffleBack(context);
}

function shuffleBack(context: RuleContext): void {
  const { state, dice } = context;
  context.emit({ type: 'reshuffled', count: state.discard.length });
  state.shuffledIn = [...state.discard].sort((a, b) => numberOf(a) - numberOf(b));
  state.deck = dice.shuffle([...state.deck, ...state.discard]);
  state.discard = [];
  state.reshuffled = true;
}

/** Robots go to the discard pile; tokens of the set-up on them go back. */
export function discard(context: RuleContext, ...robots: readonly RobotId[]): void {
  const { state } = context;
  state.discard.push(...robots);
  unmark(context, ...robots);
  const limit = reshuffledAt(state);
  if (limit !== undefined && !state.reshuffled && state.discard.length >= limit) shuffleBack(context);
}

/** These Robots are neither in the row nor in a hand nor under construction any more (M24). */
export function unmark(context: RuleContext, ...robots: readonly RobotId[]): void {
  const { state } = context;
  for (const robot of robots) {
    if (!state.marked.includes(robot)) continue;
    state.marked = state.marked.filter((one) => one !== robot);
    state.supply += 1;
    context.emit({ type: 'unmarked', robot });
  }
}

export function intoHand(context: RuleContext, seat: Seat, ...robots: readonly RobotId[]): void {
  const player = playerIn(context, seat);
  player.hand = [...player.hand, ...robots].sort((a, b) => numberOf(a) - numberOf(b));
}

export function outOfHand(context: RuleContext, seat: Seat, robot: RobotId): RobotId {
  const player = playerIn(context, seat);
  expectDefined(player.hand.includes(robot) || undefined, `${robot} in the hand of seat ${seat}`);
  player.hand = player.hand.filter((one) => one !== robot);
  return robot;
}

/** A player draws from the deck; only they learn what. `by`: the Robot that makes them draw. */
export function draw(
  context: RuleContext,
  seat: Seat,
  {
    count,
    energy = 0,
    by = '',
  }: { readonly count: number; readonly energy?: number; readonly by?: RobotId | '' },
): void {
  const robots = topsOfDeck(context, count);
  if (robots.length === 0) return;
  intoHand(context, seat, ...robots);
  context.emit({ type: 'drew', seat, count: robots.length, energy, by });
  context.emit({ type: 'drawn', seat, robots });
}

/** Somebody has taken the last Robot of the row: some opponents draw (Undertow, M27). */
export function rowWasEmptied(context: RuleContext, taker: Seat | undefined): void {
  const field = context.state;
  if (field.row.some((card) => card !== '')) return;
  const watching = taker === undefined ? [0] : opponentsOf(field, taker);
  for (const seat of watching) {
    for (const robot of playerAt(field, seat).robots) {
      const count = passiveOf(robot, 'drawsWhenRowEmptied');
      if (count !== undefined) draw(context, seat, { count, by: robot.robot });
    }
  }
}

/** Takes the Robot of a spot off the row. */
export function offRow(context: RuleContext, spot: number): RobotId {
  const { row } = context.state;
  const robot = row[spot - 1];
  row[spot - 1] = '';
  return expectDefined(robot === '' ? undefined : robot, `a Robot at spot ${spot}`);
}

/** The leftovers slide to the oldest spots, and the gaps are filled from there on (L89, M18). */
export function refillRow(context: RuleContext): void {
  const { state } = context;
  const left = state.row.filter((card) => card !== '');
  const fresh = topsOfDeck(context, SPOTS - left.length);
  state.row = [
    ...left,
    ...fresh,
    ...Array.from({ length: SPOTS - left.length - fresh.length }, () => '' as const),
  ];
  context.emit({ type: 'refilled', row: [...state.row] });
}

export const SPOTS = 5;
