import type { Seat } from '../../../../core/ground/seats';
import { playerIn, type RuleContext } from '../context';
import { discard } from '../cards/deck';
import { endGame } from '../strength/ending';
import { opponentsOf, soloSideOf } from '../field';
import { discardLooked } from '../cards/looking';
import { afterNations } from './nations';
import { discardAsides } from './setup';
import { beginRounds, goOn } from './turns';

/** A player leaves for good: hand and constructions are discarded, completed Robots stay as targets (M20). */
export function leave(context: RuleContext, seat: Seat): void {
  const { state } = context;
  context.emit({ type: 'left', seat });
  if (isTurnOf(context, seat)) {
    discardLooked(context);
    state.turn.tasks = [];
    state.turn.ready = [];
  }
  giveUpCards(context, seat);
  playerIn(context, seat).out = true;
  const [other, another] = opponentsOf(context.state, seat);
  if (soloSideOf(state)) endGame(context, 'soloLost');
  else if (other !== undefined && another === undefined) endGame(context, 'left');
  else goOnWithout(context, seat);
}

const isTurnOf = ({ state }: RuleContext, seat: Seat): boolean =>
  state.turn.seat === seat && (state.phase === 'turns' || state.phase === 'headStart');

function giveUpCards(context: RuleContext, seat: Seat): void {
  const player = playerIn(context, seat);
  const { hand, aside, constructions } = player;
  const robots = [
    ...hand,
    ...(aside === '' ? [] : [aside]),
    ...constructions.flatMap(({ robot, paid }) => [robot, ...paid.map(({ card }) => card)]),
  ];
  Object.assign(player, { hand: [], aside: '', constructions: [] });
  if (robots.length === 0) return;
  context.emit({ type: 'discarded', seat, robots });
  discard(context, ...robots);
}

function goOnWithout(context: RuleContext, seat: Seat): void {
  const { state } = context;
  switch (state.phase) {
    case 'discarding':
      discardAsides(context);
      break;
    case 'nations':
      afterNations(context);
      break;
    case 'headStart':
      if (isTurnOf(context, seat)) beginRounds(context);
      break;
    case 'turns':
      if (isTurnOf(context, seat)) state.turn.step = 'refilling';
      break;
    case 'over':
      break;
  }
  goOn(context);
}
