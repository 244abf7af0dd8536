import { expectDefined } from '../../../../core/ground/result';
import { seatsOf, type Seat } from '../../../../core/ground/seats';
import { NATION_IDS, nationOf, type NationId } from '../../content/nations';
import { RESOURCES } from '../../content/resources';
import { first, refuse, playerIn, task, type Rule, type RuleContext, type WhyNot } from '../context';
import { draw } from '../cards/deck';
import { allRobots, nationAbility, playerAt, type Field } from '../field';
import { whyNoEnergy } from '../actions/taking';
import { beginRounds, turnOf } from './turns';

/** Whose choice of a Nation is next: from the last player to the first (L66). */
export function choosesNation(field: Field): Seat | undefined {
  const { players, first: begins } = field;
  const order = seatsOf(players.length).map((step) => (begins + players.length - 1 - step) % players.length);
  return order.find((seat) => playerAt(field, seat).nation === '' && !playerAt(field, seat).out);
}

const freeNations = ({ players }: Field): readonly NationId[] =>
  NATION_IDS.filter((id) => players.every(({ nation }) => nation !== id));

export const chooseNation: Rule<'chooseNation'> = {
  whyNot: (field, _seat, { nation }) =>
    freeNations(field).includes(nation) ? undefined : refuse('nationTaken'),
  apply: (context, seat, { nation }) => takeNation(context, seat, nation),
  list: (field) => freeNations(field).map((nation) => ({ type: 'chooseNation', nation })),
};

export function takeNation(context: RuleContext, seat: Seat, nation: NationId): void {
  playerIn(context, seat).nation = nation;
  context.emit({ type: 'nationChosen', seat, nation });
}

/** Once all have a Nation, the game begins, with a head start for the Vanguard (M21). */
export function afterNations(context: RuleContext): void {
  const { state } = context;
  if (choosesNation(state) !== undefined) return;
  const seat = state.players.findIndex(
    ({ nation, out }) => !out && nation !== '' && nationOf(nation).headStart !== undefined,
  );
  if (seat < 0) {
    beginRounds(context);
    return;
  }
  state.phase = 'headStart';
  Object.assign(state.turn, turnOf(seat));
  draw(context, seat, { count: expectDefined(nationAbility(state, seat).headStart?.draws, 'a head start') });
  first(context, task('headStart'));
}

/** What a Nation's activated ability costs; absent: it has none. */
export function nationEnergy(field: Field, seat: Seat): number | undefined {
  const { discount, tokens } = nationAbility(field, seat);
  return discount?.energy ?? tokens?.energy;
}

function whyNotUse(field: Field, seat: Seat): WhyNot {
  const energy = nationEnergy(field, seat);
  if (energy === undefined) return refuse('noNationAbility');
  if (field.turn.nationUsed) return refuse('nationUsed');
  const { tokens } = nationAbility(field, seat);
  if (tokens && (field.supply === 0 || allRobots(field).length === 0)) return refuse('nothingToDo');
  return whyNoEnergy(field, energy);
}

const namesKind = (field: Field, seat: Seat): boolean => nationAbility(field, seat).discount !== undefined;

/** The ability of the Workshop or the Arsenal (M21). */
export const useNation: Rule<'useNation'> = {
  whyNot(field, seat, { kind }) {
    const why = whyNotUse(field, seat);
    if (why) return why;
    if (namesKind(field, seat)) return kind === undefined ? refuse('kindMissing') : undefined;
    return kind === undefined ? undefined : refuse('kindUnneeded');
  },
  apply(context, seat, { kind }) {
    const { turn, players } = context.state;
    const nation = expectDefined(players[seat]?.nation || undefined, 'a Nation');
    turn.energy -= expectDefined(nationEnergy(context.state, seat), 'the price of the ability');
    turn.nationUsed = true;
    context.emit({ type: 'usedNation', seat, nation, ...(kind === undefined ? {} : { kind }) });
    if (kind !== undefined) turn.discount = kind;
    else
      first(context, ...(['powerUp', 'damage'] as const).map((token) => task('place', { token, count: 1 })));
  },
  list(field, seat) {
    if (whyNotUse(field, seat)) return [];
    return namesKind(field, seat)
      ? RESOURCES.map((kind) => ({ type: 'useNation' as const, kind }))
      : [{ type: 'useNation' }];
  },
};
