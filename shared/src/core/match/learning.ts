import { quickDice, seededDice, seedFrom } from '../dice/dice';
import type { TypedThing } from '../game';
import type { Match, Played } from '../match';
import { isRefusal } from '../ground/result';
import { seatsOf, viewersOf, type Seat, type Viewer } from '../ground/seats';
import type { Work } from '../ground/timeSliced';

/** What somebody has learned since an action that is to be undone. All zero and false: the undo is free. */
export interface Learned {
  /** Dice rolled since. */
  readonly rolls: number;
  /** Actions of other seats since, which would be undone with it. */
  readonly others: number;
  /** The asker's view has gained something that was hidden. */
  readonly seenBySelf: boolean;
  /**
   * The same for somebody else's view, possibly. Not counted where the asker knew it before, if the game says that this
   * harms nobody (`ownSecretsMayBeShown`).
   */
  readonly seenByOthers: boolean;
}

/** The number of possible worlds tried for each question. More worlds find rarer secrets, but cost more time. */
const WORLDS = 6;
/** The same for the asker's own action; in each of these worlds the question is what others learn. */
const OWN_WORLDS = 10;
/** The budget of plays for one kind of question: with many actions or viewers, each gets fewer worlds. */
const PLAYS = 126;
/** The minimum of worlds for each action that would be undone. */
const FEWEST_WORLDS = 2;
/** How many other legal actions of a seat are tried in search of one that looks the same. */
const CHOICES = 12;

/** An action that was played, and the match before it. */
export interface PastAction extends Played {
  readonly before: Match;
}

/** An action in a world: the real one, or one that somebody cannot distinguish from it. */
interface Scene {
  readonly before: Match;
  readonly state: unknown;
  readonly seat: Seat;
  readonly action: TypedThing;
}

/** A scene after it was played. */
interface Act {
  readonly scene: Scene;
  readonly state: unknown;
  readonly events: readonly TypedThing[];
  readonly rolls: number;
}

/**
 * What has been learned since the first of the deeds, the last action of `asker` that still stands; the deeds after it
 * are of other seats.
 *
 * The games do not declare this; it is derived from dice, views and `redeal`. Before an action, everything that a
 * viewer cannot know is redealt a few times, and the action is played there with the same dice. If the viewer sees
 * another result in such a world than in reality, they have learned that they do not live in that world: something
 * hidden was revealed. The acting seat knows its own action; of everybody else's actions a viewer knows only what they
 * saw, so any action that looks the same will do.
 *
 * **The answer goes to the asker, so it must be computable from what the asker may know.** That is why
 * - an action of another seat that was invisible to the asker is counted nowhere. But it would be undone too, so the
 *   undo must not be free: whether somebody *may* have acted unseen is computed from the worlds of the asker, and if
 *   so, somebody may have learned something;
 * - what others have learned by the asker's action is computed in the real world and in worlds that the asker cannot
 *   distinguish from it; it is true if it is true in any of them;
 * - the asker does not know what the actions of others may have revealed to whom. If such an action is undone too, the
 *   undo is never free, and the answer is always that others may have learned something;
 * - the number of dice is the maximum over those worlds.
 *
 * This is a sample: a secret that shows in few worlds can be missed. The cost is bounded for every game: about 2 *
 * PLAYS plays, and if very many actions would be undone, FEWEST_WORLDS for each. Each piece of the work deals, plays or
 * shows one world.
 */
export function* reviewWork(deeds: readonly PastAction[], asker: Seat, now: Match): Work<Learned> {
  const { game } = now;
  if (game.about.secrets.length === 0) {
    const rolls = deeds.reduce((sum, deed) => sum + rollsOf(deed), 0);
    return { rolls, others: deeds.length - 1, seenBySelf: false, seenByOthers: false };
  }
  const [own, ...after] = deeds.map((deed) => realAct(deed));
  if (!own) return { rolls: 0, others: 0, seenBySelf: false, seenByOthers: false };
  const others = yield* filtered(after, (act) => leavesTrace(act, asker));
  const each = Math.max(FEWEST_WORLDS, worldsEach(others.length));
  const seen = [{ act: own, worlds: yield* likenessesOf(own, asker, OWN_WORLDS) }];
  for (const act of others) seen.push({ act, worlds: yield* likenessesOf(act, asker, each) });
  const alike = seen.map(({ act, worlds }) => [act, ...worlds.filter((world) => world !== undefined)]);
  return {
    rolls: alike.reduce((sum, acts) => sum + Math.max(...acts.map(({ rolls }) => rolls)), 0),
    others: others.length,
    seenBySelf: seen.some(({ worlds }) => worlds.includes(undefined)),
    seenByOthers:
      after.length > 0 ||
      (yield* mayActUnseen(now, asker)) ||
      (game.ownSecretsMayBeShown !== true && (yield* isSeenByOthers(alike[0] ?? [], asker))),
  };
}

function* filtered<Item>(items: readonly Item[], keeps: (item: Item) => boolean): Work<Item[]> {
  const kept: Item[] = [];
  for (const item of items) {
    if (keeps(item)) kept.push(item);
    yield 0;
  }
  return kept;
}

const worldsEach = (questions: number): number =>
  Math.min(WORLDS, Math.max(1, Math.floor(PLAYS / questions)));

/** Dice drawn for picking or shuffling count as one rolled die. */
function rollsOf({ before, match, rolls }: PastAction): number {
  return match.drawn === before.drawn ? 0 : Math.max(1, rolls.length);
}

function realAct(deed: PastAction): Act {
  const { before, entry, match, events } = deed;
  return {
    scene: { before, state: before.state, ...entry },
    state: match.state,
    events,
    rolls: rollsOf(deed),
  };
}

function play(scene: Scene): Act | undefined {
  const { before, state, seat, action } = scene;
  const dice = seededDice(before.start.seed, before.drawn);
  const step = before.game.apply(state, seat, action, dice);
  if (isRefusal(step)) return undefined;
  const rolls = dice.drawn === before.drawn ? 0 : Math.max(1, dice.rolls.length);
  return { scene, state: step.state, events: step.events, rolls };
}

/** The state redealt for a viewer, with dice that are derived from the match's but reveal nothing of them. */
function* worldsOf(match: Match, state: unknown, viewer: Viewer, count: number): Generator<unknown, void> {
  for (let world = 0; world < count; world += 1) {
    const seed = seedFrom('what was learned', match.start.seed, match.length, viewer, world);
    yield match.game.redeal(state, viewer, quickDice(seed));
  }
}

/** How the action may have gone as far as the viewer knows, world by world; undefined: not possible in that world. */
function* likenessesOf(act: Act, viewer: Viewer, count: number): Work<(Act | undefined)[]> {
  const { before, state } = act.scene;
  const seen = looksOf(act, viewer);
  const likenesses: (Act | undefined)[] = [];
  for (const world of worldsOf(before, state, viewer, count)) {
    yield 0;
    likenesses.push(yield* likenessIn(world, act, viewer, seen));
  }
  return likenesses;
}

function* hasLearned(act: Act, viewer: Viewer, count: number): Work<boolean> {
  const { before, state } = act.scene;
  const seen = looksOf(act, viewer);
  for (const world of worldsOf(before, state, viewer, count)) {
    yield 0;
    if (!(yield* likenessIn(world, act, viewer, seen))) return true;
  }
  return false;
}

/** Do any of these acts, which look the same to the asker, teach somebody else something? */
function* isSeenByOthers(acts: readonly Act[], asker: Seat): Work<boolean> {
  const [first] = acts;
  if (!first) return false;
  const viewers = viewersOf(first.scene.before.start.seats).filter((viewer) => viewer !== asker);
  const count = worldsEach(acts.length * viewers.length);
  for (const act of acts) {
    for (const viewer of viewers) if (yield* hasLearned(act, viewer, count)) return true;
  }
  return false;
}

function* likenessIn(world: unknown, act: Act, viewer: Viewer, seen: string): Work<Act | undefined> {
  const { scene } = act;
  // If nothing is hidden from the viewer, there is no other world.
  if (world === scene.state) return act;
  const looksSame = (action: TypedThing): Act | undefined => {
    const like = play({ ...scene, state: world, action });
    return like && looksOf(like, viewer) === seen ? like : undefined;
  };
  const same = looksSame(scene.action);
  yield 0;
  if (same || scene.seat === viewer) return same;
  for (const action of choicesOf(scene.before, world, scene.seat, scene.action.type)) {
    const like = looksSame(action);
    yield 0;
    if (like) return like;
  }
  return undefined;
}

/** Some of a seat's legal actions in a world, those of the given kind first. */
function choicesOf(match: Match, world: unknown, seat: Seat, kind: string): TypedThing[] {
  const { game } = match;
  const legal = game.legal(game.project(world, seat), seat);
  const [alike, unlike] = [true, false].map((same) => legal.filter(({ type }) => (type === kind) === same));
  return [...(alike ?? []), ...(unlike ?? [])].slice(0, CHOICES);
}

/** Everything that a viewer sees of an action. */
function looksOf({ scene, state, events }: Act, viewer: Viewer): string {
  return looksAt(scene.before, state, viewer) + JSON.stringify(scene.before.eventsFor(events, viewer));
}

function looksAt({ game }: Match, state: unknown, viewer: Viewer): string {
  return JSON.stringify([game.project(state, viewer), game.toAct(state), game.outcome(state)]);
}

function leavesTrace(act: Act, viewer: Viewer): boolean {
  const { before, state } = act.scene;
  return (
    before.eventsFor(act.events, viewer).length > 0 ||
    looksAt(before, act.state, viewer) !== looksAt(before, state, viewer)
  );
}

/** As far as the viewer knows, could another seat do something now that the viewer would not see? */
function* mayActUnseen(match: Match, viewer: Seat): Work<boolean> {
  const others = seatsOf(match.start.seats).filter((seat) => seat !== viewer && match.isIn(seat));
  if (yield* mayActUnseenIn(match.state, match, viewer, others)) return true;
  for (const state of worldsOf(match, match.state, viewer, WORLDS)) {
    if (yield* mayActUnseenIn(state, match, viewer, others)) return true;
  }
  return false;
}

function* mayActUnseenIn(state: unknown, match: Match, viewer: Seat, others: readonly Seat[]): Work<boolean> {
  for (const seat of others) {
    yield 0;
    for (const action of oneOfEachKind(match, state, seat)) {
      yield 0;
      const act = play({ before: match, state, seat, action });
      if (act !== undefined && !leavesTrace(act, viewer)) return true;
    }
  }
  return false;
}

function oneOfEachKind({ game }: Match, state: unknown, seat: Seat): TypedThing[] {
  const kinds = new Map<string, TypedThing>();
  for (const action of game.legal(game.project(state, seat), seat)) kinds.set(action.type, action);
  return [...kinds.values()];
}
