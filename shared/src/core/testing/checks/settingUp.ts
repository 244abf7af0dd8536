import { quickDice, seedFrom, type Dice } from '../../dice/dice';
import type { AnyGame, TypedThing } from '../../game';
import { seatsOf, viewersOf, type Viewer } from '../../ground/seats';
import { firstDifference, same } from '../difference';
import { beginPlayout, type Playout } from '../playout';
import { spread } from '../spread';
import type { Violation } from './progress';

/**
 * Set-ups that are compared with the first one, and how many more are tried if a viewer with private events has not
 * found a similar one among them.
 */
const FEW = 12;
const MANY = 120;

interface SetUp {
  readonly state: unknown;
  readonly events: readonly TypedThing[];
}

/**
 * Set-ups that look the same to a viewer give them the same events, even though the deals differ. Each set-up differs
 * from the first in one draw of the dice, so that even a hand of many cards often stays the same while another changes.
 */
export function setupLeak(plan: Playout): Violation {
  const { game, options, seed, players } = plan;
  const setUp = (dice: Dice): SetUp => game.setup(options, players.length, dice);
  const plain = swerving(seed);
  const first = setUp(plain);
  if (plain.drawn === 0) return undefined;
  const others = (most: number): SetUp[] =>
    spread(swervesOf(plain.drawn), most).map((swerve) => setUp(swerving(seed, swerve)));
  const few = others(FEW);
  const { match } = beginPlayout(plan);
  const [compared, alone]: [Viewer[], Viewer[]] = [[], []];
  for (const viewer of viewersOf(players.length)) {
    const likeFirst = (one: SetUp) => looksLike(game, first, viewer)(one);
    const told = match.eventsFor(first.events, viewer);
    const isPrivate = told.some((event) => game.audience(event) !== undefined);
    const alike = few.some(likeFirst) || !isPrivate ? few.filter(likeFirst) : others(MANY).filter(likeFirst);
    if (isPrivate) (alike.length > 0 ? compared : alone).push(viewer);
    for (const { events } of alike) {
      const difference = firstDifference(told, match.eventsFor(events, viewer), 'the events');
      if (difference) return `the events of the set-up tell ${viewer} a secret: ${difference}`;
    }
  }
  // Somebody may know everything from the start: to them no other set-up looks the same.
  return alone.length > 0 && compared.length === 0
    ? `the set-up tells ${alone[0]} something in private, and no other looks the same to them`
    : undefined;
}

/** One draw that is changed, and by how much. */
interface Swerve {
  readonly draw: number;
  readonly by: number;
}
/** Each draw changed a little, then each by more. */
const swervesOf = (drawn: number): readonly Swerve[] =>
  [1, 2, 3].flatMap((by) => seatsOf(drawn).map((draw) => ({ draw, by })));

/** Does another set-up look the same to the viewer although it differs? */
function looksLike(game: AnyGame, { state }: SetUp, viewer: Viewer): (other: SetUp) => boolean {
  const view = game.project(state, viewer);
  return (other) => !same(other.state, state) && same(game.project(other.state, viewer), view);
}

/** Quick dice with one draw changed. */
function swerving(seed: string, swerve?: Swerve): Dice {
  const dice = quickDice(seedFrom('set-up', seed));
  let drawn = 0;
  const roll = (sides: number): number => {
    const value = dice.roll(sides);
    drawn += 1;
    return drawn - 1 === swerve?.draw ? ((value + swerve.by - 1) % sides) + 1 : value;
  };
  return {
    get drawn() {
      return drawn;
    },
    roll,
    pick: (items) => items[roll(items.length) - 1] as (typeof items)[number],
    shuffle: (items) => shuffled(items, roll),
  };
}

/** A changed draw moves three items at most. */
function shuffled<T>(items: readonly T[], roll: (sides: number) => number): T[] {
  return items.reduceRight((mixed, _, last) => {
    const other = roll(last + 1) - 1;
    return mixed.with(last, mixed[other] as T).with(other, mixed[last] as T);
  }, items.slice());
}
