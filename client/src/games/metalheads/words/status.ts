import type { Seat } from '@gearhall/shared/core/ground/seats';
import { total } from '@gearhall/shared/games/metalheads/content/resources';
import { mostConstructions } from '@gearhall/shared/games/metalheads/rules/paying/costs';
import { monsterIn, questionOf, soloSideOf } from '@gearhall/shared/games/metalheads/rules/field';
import { strengthOf } from '@gearhall/shared/games/metalheads/rules/strength/strength';
import type { Action } from '@gearhall/shared/games/metalheads/actions';
import { legal, toAct } from '@gearhall/shared/games/metalheads/turn';
import type { View } from '@gearhall/shared/games/metalheads/view';
import type { Fact } from '../../../stage/contract/words';
import { capital, eitherOf } from '../../../ui/words/language/grammar';
import { amountsInWords, count, kindsInWords, listOf, MONSTER_NAMES, nameOf, NATION_NAMES } from './names';
import { askerOf, questionSentence } from './questions';

/** What is going on, for everybody. */
export function statusOf(view: View, names: readonly string[]): string {
  const actors = listOf(toAct(view).map((seat) => nameOf(names, seat)));
  switch (view.phase) {
    case 'over':
      return 'The game is over.';
    case 'discarding':
      return `${MONSTER_NAMES[view.monster]}. ${actors} still ${toAct(view).length === 1 ? 'puts' : 'put'} a Robot aside.`;
    case 'nations':
      return `${MONSTER_NAMES[view.monster]}. ${actors} chooses a Nation.`;
    case 'headStart':
      return `${MONSTER_NAMES[view.monster]}. ${actors} completes a Robot before the first turn.`;
    case 'turns':
      return `${roundOf(view)} ${doing(view, actors)}`;
  }
}

/** "Round 3.", "Round 4, the last one.", and alone "Turn 3 of 8." */
function roundOf(view: View): string {
  const solo = soloSideOf(view);
  if (!solo) return `Round ${view.round}${view.ending === '' ? '' : ', the last one'}.`;
  if (solo.turns === undefined) return `Turn ${view.round}, ${count(view.deck.length, 'Robot')} in the deck.`;
  return `Turn ${view.round} of ${solo.turns}.`;
}

function doing(view: View, actor: string): string {
  const question = questionOf(view);
  if (question) return `${actor} answers: ${askerOf(question, view)}.`;
  return `${actor} builds.`;
}

/** What `seat` is asked now; empty when it is asked nothing. */
export function promptOf(view: View, seat: Seat, names: readonly string[]): string {
  if (!toAct(view).includes(seat)) return '';
  if (view.phase === 'discarding') {
    const { draws } = monsterIn(view);
    return `You have drawn ${draws} Robots. Put one of them aside: it goes to the discard pile.`;
  }
  if (view.phase === 'nations') return 'Choose your Nation: its prices for the row, and its ability.';
  const question = questionOf(view);
  return question ? questionSentence(question, view, names) : turnPrompt(view, seat);
}

/** What one may do with Energy, by the actions that are open. */
const WAYS = {
  take: 'take',
  draw: 'draw',
  construct: 'construct',
  pay: 'pay',
  activate: 'activate',
  useNation: 'use your Nation',
} as const;
const SPENDS: readonly Action['type'][] = ['constructFrom', 'spend'];

/** "Take, pay or activate: 2 Energy left.": what is open now, and nothing else. */
function turnPrompt(view: View, seat: Seat): string {
  const { turn } = view;
  const open = new Set<string>(legal(view, seat).map(({ type }) => type));
  const ways = Object.entries(WAYS).flatMap(([type, way]) => (open.has(type) ? [way] : []));
  const isGained = total(turn.pool) > 0 && SPENDS.some((type) => open.has(type));
  const gained = isGained ? ` Spend ${amountsInWords(turn.pool)} before your turn ends.` : '';
  const energy = turn.energy === 0 ? 'no Energy left' : `${turn.energy} Energy left`;
  if (ways.length === 0) return `You have ${energy}.${gained} End your turn when you are done.`;
  const less = turn.discount === '' ? '' : ` Your next Robot costs ${kindsInWords(turn.discount, 1)} less.`;
  return `${capital(eitherOf(ways))}: ${energy}.${less}${gained}`;
}

/** A few words beside each seat. */
export function seatFactsOf(view: View, seat: Seat): Fact[] {
  const player = view.players[seat];
  if (!player) return [];
  const nation = { label: 'Nation', value: player.nation === '' ? 'none yet' : NATION_NAMES[player.nation] };
  if (player.out) return [nation, { label: 'Out', value: 'of the game' }];
  const hand = { label: 'Hand', value: count(player.hand.length, 'Robot') };
  if (view.phase === 'discarding' || view.phase === 'nations') return [nation, hand];
  const building = `${player.constructions.length} of ${mostConstructions(view, seat)}`;
  return [
    { label: 'Strength', value: String(strengthOf(view, seat)) },
    { label: 'Robots', value: `${player.robots.length} completed, ${building} under construction` },
    hand,
    nation,
    ...(view.players.length === 1 ? [monsterFact(view)] : []),
  ];
}

/** The Monster plays against one who is alone. */
const monsterFact = (view: View): Fact => ({
  label: MONSTER_NAMES[view.monster],
  value:
    view.monsterRobots.length === 0
      ? 'no Robots'
      : `${count(view.monsterRobots.length, 'Robot')}, Strength ${strengthOf(view, undefined)}`,
});
