import { CHASSIS } from '../../content/chassis';
import { expectDefined } from '../../../../core/ground/result';
import type { KrusherId, Team, TeamState } from '../../state';
import { ask } from '../asking';
import { beginCombat } from '../combat/combat';
import { findKrusher, krusherOf, leaderOf, standing, type Field, type Fighter } from '../field';
import { NO_MARKS, NO_USES } from '../marks';
import { nullFieldOf } from '../arms/odds';
import { krusherIn, refuse, type RuleContext, type Rule } from '../context';

/** "Initiative": source L16-18, L180-181 for the null field, and L366-390 for teams; G5, G11, G20, G22. */

/** The side with the initiative, among those that still have a Krusher. */
export function firstTeam(field: Field): Team | undefined {
  const [first] = standingTeams(field).sort((one, other) => rankOf(field, one) - rankOf(field, other));
  return first;
}

const standingTeams = (field: Field): Team[] =>
  [...new Set(standing(field).map(([, { team }]) => team))].sort((one, other) => one - other);

const rankOf = ({ teams }: Pick<Field, 'teams'>, team: Team): number => teams[team]?.rank ?? 0;

type Sides = Pick<Field, 'teams' | 'krushers'>;

/**
 * What decides when a Krusher moves: its leader's die and its own modifier. A Krusher that was built alone has no
 * leader: it moves by its own roll, modified by the null field in which its turn began (G11).
 */
export function scoreOf(field: Sides, { team, initiative }: Fighter): number {
  const { die = 0, total = 0 } = field.teams[team] ?? {};
  return loneKrusher(field, team) ? total : die + initiative;
}

/** The only Krusher of a one-Krusher side, which rolls for itself. */
function loneKrusher({ krushers }: Pick<Field, 'krushers'>, team: Team): Fighter | undefined {
  const built = Object.values(krushers).filter((krusher) => krusher.team === team);
  return built.length === 1 ? built[0] : undefined;
}

/** The null field's modifier to a side's die; 0 for a leader's (G11). */
function nullFieldOn(field: Pick<Field, 'krushers'>, team: Team): number {
  const lone = loneKrusher(field, team);
  return lone ? nullFieldOf(lone) : 0;
}

/**
 * The Krushers that still have to move after the current one, in groups, in their order (G22). The Krushers of one
 * group are equal: their leader chooses the next.
 */
export function movementOrder(field: Field): readonly (readonly KrusherId[])[] {
  if (field.phase !== 'movement') return [];
  const waiting = standing(field).filter(([id, { marks }]) => !marks.moved && id !== field.movement?.krusher);
  const turns = waiting
    .map(([id, krusher]) => ({ id, place: placeOf(field, id, krusher) }))
    .sort((one, other) => compare(one.place, other.place));
  const groups: { place: Place; ids: KrusherId[] }[] = [];
  for (const { id, place } of turns) {
    const last = groups.at(-1);
    if (last && compare(last.place, place) === 0) last.ids.push(id);
    else groups.push({ place, ids: [id] });
  }
  return groups.map(({ ids }) => ids);
}

/** The saved one last; otherwise by lower score, then the side with less initiative, then the heavier chassis. */
type Place = readonly [saved: number, score: number, side: number, weight: number];

const placeOf = (field: Field, id: KrusherId, krusher: Fighter): Place => [
  id === field.saved ? 1 : 0,
  scoreOf(field, krusher),
  -rankOf(field, krusher.team),
  -CHASSIS[krusher.chassis].weight,
];

const compare = (one: Place, other: Place): number =>
  one.map((part, index) => part - (other[index] ?? 0)).find((difference) => difference !== 0) ?? 0;

export const save: Rule<'save'> = {
  whyNot: (field, seat, { krusher }) => {
    const found = findKrusher(field, krusher);
    if (!found || found.fallen) return refuse('noSuchKrusher');
    return found.team === field.seats[seat]?.team ? undefined : refuse('notASavior');
  },
  apply: (context, _seat, { krusher }) => {
    context.state.saved = krusher;
    context.emit({ type: 'saved', team: krusherIn(context, krusher).team, krusher });
    goOnMoving(context);
  },
  list: (field, seat) =>
    standing(field)
      .filter(([, { team }]) => team === field.seats[seat]?.team)
      .map(([krusher]) => ({ type: 'save', krusher })),
};

/** The side with the initiative saves nobody. */
export function saveNobody(context: RuleContext): void {
  context.emit({
    type: 'saved',
    team: expectDefined(firstTeam(context.state), 'a side with the initiative'),
  });
  goOnMoving(context);
}

export const chooseMover: Rule<'chooseMover'> = {
  whyNot: ({ question }, _seat, { krusher }) =>
    question?.among.includes(krusher) === true ? undefined : refuse('notAmongEquals'),
  apply: (context, _seat, { krusher }) => startMoving(context, krusher),
  list: ({ question }) => (question?.among ?? []).map((krusher) => ({ type: 'chooseMover', krusher })),
};

/** Rolls for initiative and begins the Movement Phase; asks what must be asked first. */
export function beginTurn(context: RuleContext): void {
  const { state } = context;
  clearTurn(context);
  state.phase = 'movement';
  state.turn += 1;
  context.emit({ type: 'turnBegan', turn: state.turn });
  rollInitiative(context);
  askToSave(context);
}

/** Clears what was done and declared in the previous turn. */
function clearTurn({ state }: RuleContext): void {
  state.saved = '';
  state.parries = [];
  state.wounds = [];
  delete state.movement;
  delete state.combat;
  delete state.question;
  for (const krusher of Object.values(state.krushers)) {
    krusher.marks = { ...NO_MARKS };
    krusher.uses = { ...NO_USES };
  }
}

function rollInitiative(context: RuleContext): void {
  const { state } = context;
  const rolling = standingTeams(state);
  const modifiers = new Map(rolling.map((team) => [team, modifierOf(state, team)]));
  const nullFields = new Map(rolling.map((team) => [team, nullFieldOn(state, team)]));
  const first = new Map<Team, Omit<TeamState, 'rank'>>();

  /** The teams with the most initiative first; tied teams roll again among themselves. */
  function ranked(teams: readonly Team[], again: boolean): readonly Team[] {
    const totals = teams.map((team) => {
      const modifier = modifiers.get(team) ?? 0;
      const nullField = nullFields.get(team) ?? 0;
      const die = context.dice.roll(6);
      const total = die + modifier + nullField;
      const field = nullField !== 0 && { nullField };
      context.emit({ type: 'initiativeRolled', team, die, modifier, ...field, total, again });
      if (!again) first.set(team, { die, total });
      return { team, total };
    });
    const highest = [...new Set(totals.map(({ total }) => total))].sort((one, other) => other - one);
    return highest.flatMap((score) => {
      const tied = totals.filter(({ total }) => total === score).map(({ team }) => team);
      return tied.length > 1 ? ranked(tied, true) : tied;
    });
  }

  const order = ranked(rolling, false);
  const all = Math.max(...state.seats.map(({ team }) => team)) + 1;
  const gone = Array.from({ length: all }, (_, team) => team).filter((team) => !first.has(team));
  state.teams = Array.from({ length: all }, (_, team) => ({
    ...(first.get(team) ?? { die: 0, total: 0 }),
    rank: [...order, ...gone].indexOf(team),
  }));
}

const modifierOf = (field: Field, team: Team): number =>
  standing(field)
    .filter(([, krusher]) => krusher.team === team)
    .reduce((sum, [, { initiative }]) => sum + initiative, 0);

/** Asks the side with the initiative which Krusher it saves, if it has a choice; then the moves begin. */
export function askToSave(context: RuleContext): void {
  const { state } = context;
  const team = firstTeam(state);
  const seat = team === undefined ? undefined : leaderOf(state, team);
  if (seat === undefined || isLastAnyway(state, team)) return goOnMoving(context);
  ask(context, { kind: 'save', seat });
}

/** Does the side have only one Krusher, which moves last even if it is not saved? */
function isLastAnyway(field: Field, team: Team | undefined): boolean {
  const own = standing(field).flatMap(([id, krusher]) => (krusher.team === team ? [id] : []));
  return own.length === 1 && movementOrder(field).at(-1)?.[0] === own[0];
}

/** Asks the next question of the Movement Phase; when everybody has moved, the Combat Phase begins. */
export function goOnMoving(context: RuleContext): void {
  const { state } = context;
  delete state.movement;
  delete state.question;
  const [next] = movementOrder(state);
  const [krusher, ...equals] = next ?? [];
  if (krusher === undefined) return beginCombat(context);
  if (equals.length === 0) return startMoving(context, krusher);
  const { team } = krusherOf(state, krusher);
  ask(context, {
    kind: 'mover',
    seat: expectDefined(leaderOf(state, team), 'a leader'),
    among: [krusher, ...equals],
  });
}

function startMoving(context: RuleContext, krusher: KrusherId): void {
  const { chassis, seat } = krusherIn(context, krusher);
  context.state.movement = { krusher, points: CHASSIS[chassis].movement, freeTurn: true };
  ask(context, { kind: 'move', seat, krusher });
}
