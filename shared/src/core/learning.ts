import { quickDice, seededDice, seedFrom } from './dice';
import type { TypedThing } from './game';
import type { Match, Played } from './match';
import { isRefusal } from './result';
import { seatsOf, viewersOf, type Seat, type Viewer } from './seats';
import type { Learned } from './undo';
import type { Work } from './unhurried';

/** Worlds in which a viewer might live, tried for each question. More find rarer secrets, and cost more. */
const WORLDS = 6;
/** The same for the asker's own action: in each of them it is asked what others learn. */
const OWN_WORLDS = 10;
/** Plays for one kind of question: where many actions or viewers are asked about, each gets fewer worlds. */
const PLAYS = 126;
/** But an action that would be taken back gets at least so many. */
const FEWEST_WORLDS = 2;
/** Other actions of somebody else that are tried for looking the same. */
const CHOICES = 12;

/** An action that was played, and the match before it. */
export interface Deed extends Played {
  readonly before: Match;
}

/** An action in a world: the real one, or one that somebody cannot tell from it. */
interface Scene {
  readonly before: Match;
  readonly state: unknown;
  readonly seat: Seat;
  readonly action: TypedThing;
}

/** A scene that was played. */
interface Act {
  readonly scene: Scene;
  readonly state: unknown;
  readonly events: readonly TypedThing[];
  readonly rolls: number;
}

/**
 * What has been learned since the first of the deeds, the last action of `asker` that counts still;
 * those after it are of other seats.
 *
 * The games say nothing about this; it follows from dice, views and `redeal`. Before an action, all
 * that a viewer cannot know is dealt anew a few times, and the action is played there with the same
 * dice. Where it does not go in such a world as it really went, for the viewer's eyes, the viewer
 * has learned that they do not live in that world: something hidden. To the one who acts, their own
 * action is no secret; of everybody else's, a viewer knows only what they saw, so any action that
 * looks the same will do.
 *
 * **The answer goes to the asker, so it must follow from what the asker may know.** That is why
 * - an action of another seat of which the asker saw no trace is counted nowhere. But it would be
 *   taken back too, so it must not be free: whether somebody *may* have acted unseen is asked of
 *   the worlds of the asker, and if so, somebody may have learned something;
 * - what others have learned by the asker's action is asked in the real world and in worlds which
 *   the asker cannot tell from it; it is true if it is true in any of them;
 * - of what others have done, the asker does not know what it may have shown to whom. Where that is
 *   taken back too, it is never free, and others may have learned something: always;
 * - the number of dice is the largest of those worlds.
 *
 * It is a sample: a secret that shows in few worlds can be missed. The cost is bounded, whatever
 * the game: about 2 * PLAYS plays, and where very many actions would be taken back, FEWEST_WORLDS for each.
 * Each piece of the work deals, plays or shows one world.
 */
export function* lookBackWork(deeds: readonly Deed[], asker: Seat, now: Match): Work<Learned> {
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
      after.length > 0 || (yield* mayActUnseen(now, asker)) || (yield* isSeenByOthers(alike[0] ?? [], asker)),
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

/** Dice drawn for picking or shuffling count as one that was rolled. */
function rollsOf({ before, match, rolls }: Deed): number {
  return match.drawn === before.drawn ? 0 : Math.max(1, rolls.length);
}

function realAct(deed: Deed): Act {
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

/** The state dealt anew for a viewer; with dice that follow from the match's, and tell nothing of them. */
function* worldsOf(match: Match, state: unknown, viewer: Viewer, count: number): Generator<unknown, void> {
  for (let world = 0; world < count; world += 1) {
    const seed = seedFrom('what was learned', match.start.seed, match.length, viewer, world);
    yield match.game.redeal(state, viewer, quickDice(seed));
  }
}

/** How it may have gone for all that the viewer knows, world by world; undefined: not in that world. */
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

/** Does any of these acts, which are alike to the asker, teach somebody else something? */
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
  // Where nothing is hidden from the viewer, there is no other world.
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

/** All that a viewer sees of an action. */
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

/** Could another seat do something now of which the viewer would see no trace, for all the viewer knows? */
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
