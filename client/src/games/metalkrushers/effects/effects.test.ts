import { isDeepStrictEqual } from 'node:util';
import { ITEMS } from '@gearhall/shared/games/metalkrushers/content/items';
import type { Event, EventOf } from '@gearhall/shared/games/metalkrushers/events';
import type { View } from '@gearhall/shared/games/metalkrushers/view';
import { Container } from 'pixi.js';
import { numberOf, paletteFor } from '../../../stage/drawing/palette';
import { gap, type Point } from '../../../stage/geometry/geometry';
import { Keyed, picturesOf } from '../../../stage/sprites/keyed';
import { SMOKE } from '../../../stage/film/spray';
import { AnimationQueue } from '../../../stage/motions/animation';
import { flying, framesOf, lookAtEnd } from '../../../stage/testing/frames';
import { PITCH } from '../looks/layout';
import { blockingTime } from '../../../stage/testing/blockingTime';
import { FrontStandIn } from '../../../stage/testing/FrontStandIn';
import { seatLook } from '../../../ui/theme/seatLooks';
import { krusherPictures, type KrusherPicture } from '../looks/picture';
import { playedGame, RICH, type Moment } from '../testing/games';
import type { EffectContext } from './context';
import { animationsOf } from './effects';

/** A Krusher without a canvas. */
class KrusherStandIn {
  readonly root = new Container();
  readonly aside = [];
  picture: KrusherPicture | undefined;

  face = (): void => undefined;

  update(picture: KrusherPicture): void {
    this.picture = picture;
    this.root.position.copyFrom(picture.at);
  }
}

/** The lamps of the hall, without a canvas. */
class LampsStandIn {
  dark = 0;
  lit = 0;

  get isDark(): boolean {
    return this.dark > 0;
  }

  darken = (share: number): void => {
    this.dark = share;
    if (share === 0) this.lit = 0;
  };
  shineOn = (): void => void (this.lit += 1);
}

/** The arena without a canvas: where everything is, and what was heard and written. */
class ArenaStandIn extends FrontStandIn {
  readonly palette = paletteFor(false);
  readonly middle = { x: 0, y: 0 };
  readonly fallen: string[] = [];
  readonly wrecks = { add: ({ name }: KrusherPicture) => void this.fallen.push(name) };
  readonly units = new Keyed<KrusherPicture, KrusherStandIn>({
    create: () => new KrusherStandIn(),
    update: (krusher, picture) => krusher.update(picture),
    remove: (krusher) => krusher.root.destroy(),
  });

  sync = (view: View): void => this.units.sync(krusherPictures(view));
  pictures = () => picturesOf(this.units);
  spotOf = (id: string): Point | undefined => this.units.get(id)?.picture?.at;
  attend = (): void => undefined;
  readonly lamps = new LampsStandIn();
  fighters = (): Point[] => [];
  sideName = (team: number): string => `side ${team}`;
  lookOf = seatLook;

  change(id: string, change: (picture: KrusherPicture) => Partial<KrusherPicture>): void {
    const picture = this.units.get(id)?.picture;
    if (picture) this.units.put(id, { ...picture, ...change(picture) });
  }
}

const contextOf = (arena: ArenaStandIn, isCalm = false): EffectContext =>
  ({
    sprites: arena,
    me: () => 0,
    names: () => ['Ada', 'Bo'],
    play: (sound: string) => arena.said.push(sound),
    jolt: () => arena.said.push('jolt'),
    punch: () => undefined,
    isCalm: () => isCalm,
  }) as unknown as EffectContext;

const play = (arena: ArenaStandIn, event: Event, following: readonly Event[] = []): number =>
  blockingTime(animationsOf(event, contextOf(arena), following));

const moments: readonly Moment[] = ['one', 'two', 'three', 'four'].flatMap((seed) => [
  ...playedGame({ seats: 2, seed: `film ${seed}`, most: 700, options: RICH }),
]);
const met = new Set(moments.flatMap(({ events }) => events.map(({ type }) => type)));

/** What holds up the game longer than a step, and how long it may (milliseconds). */
const BUDGETS: Readonly<Partial<Record<Event['type'], number>>> = {
  ...{ entered: 1200, turnBegan: 800, combatBegan: 700, armShown: 500 },
  ...{ initiativeRolled: 1200, oustTried: 1200, reflexTried: 1200, pushed: 300, followed: 300 },
  ...{ struck: 1200, damageRolled: 700, criticalRolled: 1200, fell: 1800 },
};
const STEP_MS = 220;
const OUSTING = new Set(['oustTried', 'pushed', 'followed']);

const budgetOf = (event: Event): number =>
  event.type === 'moved'
    ? Math.max(1, event.way.length) * STEP_MS
    : (BUDGETS[event.type] ?? (event.type === 'armamentRolled' ? 1200 : 350));

test('no event of played duels holds up the game for longer than it may, or leaves anything behind', () => {
  const arena = new ArenaStandIn();
  const late = new Map<string, number>();
  for (const { view, events } of moments) {
    arena.sync(view);
    for (const [place, event] of events.entries()) {
      const ms = play(arena, event, events.slice(place + 1));
      if (ms > budgetOf(event)) late.set(event.type, Math.max(ms, late.get(event.type) ?? 0));
      expect([event.type, arena.drawn]).toEqual([event.type, 0]);
    }
  }
  expect([...late]).toEqual([]);
  // Bots oust nobody.
  for (const type of Object.keys(BUDGETS)) if (!OUSTING.has(type)) expect(met).toContain(type);
});

/** The first such event, in an arena that shows its moment. */
function firstOf<Type extends Event['type']>(type: Type) {
  const is = (event: Event): event is EventOf<Type> => event.type === type;
  const moment = moments.find(({ events }) => events.some(is));
  const event = moment?.events.find(is);
  if (!moment || !event) throw new Error(`No ${type}.`);
  const arena = new ArenaStandIn();
  arena.sync(moment.view);
  return { arena, event };
}

test('a critical hit shakes the camera and says what it costs, after its die has been read', () => {
  const { arena, event } = firstOf('criticalRolled');
  play(arena, event);
  const places = ['diceLand', 'jolt', `CRITICAL −${event.points}`].map((said) => arena.said.indexOf(said));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('a Krusher that is pushed leaves the marks of its wheels, one that falls a wreck', () => {
  const { arena, event } = firstOf('attacked');
  const pushed = { type: 'pushed', krusher: event.target, from: 'h6', to: 'h7' } as const;
  expect(play(arena, pushed)).toBeLessThanOrEqual(BUDGETS.pushed ?? 0);
  expect([arena.sparks.traces.count, arena.drawn]).toEqual([1, 0]);
  const fell = firstOf('fell');
  play(fell.arena, fell.event);
  expect(fell.arena.fallen).toHaveLength(1);
});

/** All that enters in the first of the duels, with what follows it. */
function entrance() {
  const { view, events } =
    moments.find((moment) => moment.events.some(({ type }) => type === 'entered')) ?? {};
  if (!view || !events) throw new Error('Nobody enters.');
  const entering = events.filter(({ type }) => type === 'entered');
  const arena = new ArenaStandIn();
  return { arena, entering, after: (place: number) => entering.slice(place + 1) };
}

test('for the reveal the lights go off, a lamp finds each that enters, and the lights come on again', () => {
  const { arena, entering, after } = entrance();
  const films = entering.flatMap((event, place) => animationsOf(event, contextOf(arena), after(place)));
  const seen = framesOf(films, () => ({ ...arena.lamps, standing: arena.units.entries().length }), 50);
  const lit = seen.filter(({ dark }) => dark === 1);
  expect(lit.map((frame) => frame.lit)).toEqual(lit.map(({ standing }) => standing));
  expect(Math.max(...seen.map((frame) => frame.lit))).toBe(entering.length);
  expect([arena.lamps.dark, arena.drawn]).toEqual([0, 0]);
  for (const [, { root }] of arena.units.entries()) expect(root.scale.x).toBe(1);
  expect(arena.said.filter((said) => said === 'jolt')).toHaveLength(entering.length);
});

test('the reveal of two holds up the game for 1.4 seconds; skipped, or with less motion, it shows who stands there', () => {
  const { arena, entering, after } = entrance();
  const two = entering.slice(0, 2);
  const ms = two.map((event, place) => play(arena, event, two.slice(place + 1)));
  expect(ms[0]! + ms[1]!).toBe(1400);
  const skipped = new ArenaStandIn();
  const queue = new AnimationQueue();
  for (const [place, event] of entering.entries())
    queue.add(...animationsOf(event, contextOf(skipped), after(place)));
  queue.finishAll();
  expect([skipped.lamps.dark, skipped.units.entries().length]).toEqual([0, entering.length]);
  const calm = new ArenaStandIn();
  for (const event of entering)
    for (const { dark } of framesOf(animationsOf(event, contextOf(calm, true)), () => calm.lamps))
      expect(dark).toBe(0);
  expect(calm.pictures()).toEqual(skipped.pictures());
  expect(calm.said).not.toContain('jolt');
});

test('a strike moves in most of its frames, and lands on its target', () => {
  const { arena, event } = firstStrike();
  const [attacker, target] = [event.krusher, event.target].map((id) => arena.units.get(id)!.root);
  const dice: number[][] = [];
  arena.roll.show = (shown) => void dice.push([...shown]);
  const placeOf = ({ x, y, pivot, scale, rotation }: Container): readonly number[] => [
    ...[x - pivot.x * scale.x, y - pivot.y * scale.y, rotation],
  ];
  const frames = framesOf(animationsOf(event, contextOf(arena)), () => {
    const flying = arena.sparks.particles.root.children.filter(({ visible }) => visible);
    return {
      places: [placeOf(attacker!), placeOf(target!)],
      sparks: flying.map((one) => [one.x, one.y, one.alpha]),
      dice: dice.at(-1),
      has: { shaken: arena.said.includes('jolt'), hit: arena.said.includes('hit') },
    };
  });
  const same = frames.filter((frame, at) => at > 0 && isDeepStrictEqual(frame, frames[at - 1]));
  expect(same.length / frames.length).toBeLessThanOrEqual(0.25);
  expect(Math.max(...frames.map(({ sparks }) => sparks.length))).toBeGreaterThanOrEqual(20);
  const contact = frames.find(({ has }) => has.hit)!;
  const [from = [], to = []] = contact.places;
  // Two machines of a hex each touch where their middles are about a hex apart.
  expect(gap({ x: from[0]!, y: from[1]! }, { x: to[0]!, y: to[1]! })).toBeLessThan(PITCH);
  expect(contact.has.shaken).toBe(true);
  const still = placeOf(target!);
  const moved = frames.map(({ places: [, at = []] }) => Math.hypot(at[0]! - still[0]!, at[1]! - still[1]!));
  expect(Math.max(...moved)).toBeGreaterThanOrEqual(5);
});

/** The first blow that hits, of a weapon that has to reach its target. */
function firstStrike() {
  const is = (event: Event): event is EventOf<'struck'> =>
    event.type === 'struck' && event.hit && ITEMS[event.item].kind === 'weapon';
  const moment = moments.find(({ events }) => events.some(is));
  const event = moment?.events.find(is);
  if (!moment || !event) throw new Error('No blow hits.');
  const arena = new ArenaStandIn();
  arena.sync(moment.view);
  return { arena, event };
}

test('one that falls is white for a moment, bursts into its own plates, and smokes; soot stays', () => {
  const { arena, event } = firstOf('fell');
  const colour = numberOf(arena.units.get(event.krusher)!.picture!.look.colour);
  const look = lookAtEnd(arena.sparks.particles, () => arena.units.get(event.krusher)?.root);
  const frames = framesOf(animationsOf(event, contextOf(arena)), look, 50);
  expect(frames.some(({ isWhite }) => isWhite)).toBe(true);
  const { steel, steelDark, hull } = arena.palette;
  expect(flying(frames, [colour, steel, steelDark, hull]).most).toBeGreaterThanOrEqual(10);
  expect(flying(frames, SMOKE).frames).toBeGreaterThanOrEqual(5);
  expect(arena.sparks.traces.count).toBe(1);
});
