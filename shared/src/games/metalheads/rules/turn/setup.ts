import type { Dice } from '../../../../core/dice/dice';
import { expectDefined } from '../../../../core/ground/result';
import { seatsOf, type Seat } from '../../../../core/ground/seats';
import { MONSTER_IDS } from '../../content/monsters';
import { NATION_IDS, type NationId } from '../../content/nations';
import { NONE } from '../../content/resources';
import { numberOf, ROBOT_IDS, type RobotId } from '../../content/robots';
import { SUPPLY } from '../../content/tokens';
import type { Options } from '../../options';
import type { Player, State } from '../../state';
import { playerIn, type RuleContext } from '../context';
import { discard, intoHand, outOfHand, SPOTS, topsOfDeck } from '../cards/deck';
import { monsterIn, soloSideOf } from '../field';
import { afterNations, choosesNation, takeNation } from './nations';
import { turnOf } from './turns';

const HAND = 5;

const newPlayer = (): Player => ({
  nation: '',
  hand: [],
  constructions: [],
  robots: [],
  aside: '',
  kept: { ...NONE },
  out: false,
});

/** The table before anything is dealt. */
export const emptyTable = ({ monster, nations, edition }: Options, seats: number, dice: Dice): State => ({
  ...(edition === 2 && { edition }),
  monster: monster === 'random' ? dice.pick(MONSTER_IDS) : monster,
  phase: 'nations',
  deck: dice.shuffle(ROBOT_IDS),
  discard: [],
  removed: [],
  destroyed: [],
  row: [],
  supply: SUPPLY,
  marked: [],
  reshuffled: false,
  shuffledIn: [],
  players: seatsOf(seats).map(newPlayer),
  monsterRobots: [],
  first: 0,
  dealt: nations === 'dealt',
  round: 0,
  turn: turnOf(0),
  ending: '',
});

/** The set-up in its order (M7). */
export function setUp(context: RuleContext): void {
  const { state } = context;
  const monster = monsterIn(state);
  state.supply = tokensIn(state);
  state.removed = topsOfDeck(context, removedAtFirst(state));
  state.row = topsOfDeck(context, SPOTS);
  if (monster.rowDamage !== undefined) {
    state.marked = state.row.filter((card) => card !== '');
    state.supply -= state.marked.length * monster.rowDamage;
  }
  context.emit({ type: 'begun', monster: state.monster, row: state.row.filter((card) => card !== '') });
  for (const seat of state.players.keys()) intoHand(context, seat, ...topsOfDeck(context, monster.draws));
  if (monster.draws > HAND) state.phase = 'discarding';
  else beginNations(context);
}

type Seats = 2 | 3 | 4 | 5;

/** The tokens of the game: against some Monsters not all of them. */
export const tokensIn = (state: Pick<State, 'monster' | 'edition' | 'players'>): number =>
  monsterIn(state).tokens?.[state.players.length as Seats] ?? SUPPLY;

/** Robots that leave the game face down (Hydra, M24, M26). */
function removedAtFirst(state: Pick<State, 'monster' | 'edition' | 'players'>): number {
  const side = soloSideOf(state);
  if (side) return side.removedFromDeck ?? 0;
  return monsterIn(state).deck?.removed[state.players.length as Seats] ?? 0;
}

/** A player puts a Robot aside; once all have, these are discarded together (Titan Oak, M7). */
export function putAside(context: RuleContext, seat: Seat, card: RobotId): void {
  playerIn(context, seat).aside = outOfHand(context, seat, card);
  context.emit({ type: 'putAside', seat });
}

export function discardAsides(context: RuleContext): void {
  const { state } = context;
  if (state.players.some(({ aside, out }) => aside === '' && !out)) return;
  for (const [seat, player] of state.players.entries()) {
    const { aside } = player;
    if (aside === '') continue;
    player.aside = '';
    context.emit({ type: 'discarded', seat, robots: [aside] });
    discard(context, aside);
  }
  beginNations(context);
}

/** The lowest number in a hand begins (L66); Nations are chosen, or dealt. */
function beginNations(context: RuleContext): void {
  const { state, dice } = context;
  state.phase = 'nations';
  const lowest = state.players.map(({ hand, out }) => (out ? Infinity : Math.min(...hand.map(numberOf))));
  state.first = lowest.indexOf(Math.min(...lowest));
  context.emit({ type: 'firstPlayer', seat: state.first });
  if (!state.dealt) return;
  const nations: NationId[] = dice.shuffle(NATION_IDS);
  for (;;) {
    const seat = choosesNation(context.state);
    if (seat === undefined) break;
    takeNation(context, seat, expectDefined(nations.pop(), 'a Nation'));
  }
  afterNations(context);
}
