import type { Event, EventOf } from '@gearhall/shared/games/metalkrushers/events';
import type { View } from '@gearhall/shared/games/metalkrushers/view';
import { Container } from 'pixi.js';
import { paletteFor } from '../../../stage/drawing/palette';
import type { Point } from '../../../stage/geometry/geometry';
import { Keyed, picturesOf } from '../../../stage/sprites/keyed';
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
  fighters = (): Point[] => [];
  sideName = (team: number): string => `side ${team}`;
  lookOf = seatLook;

  change(id: string, change: (picture: KrusherPicture) => Partial<KrusherPicture>): void {
    const picture = this.units.get(id)?.picture;
    if (picture) this.units.put(id, { ...picture, ...change(picture) });
  }
}

const play = (arena: ArenaStandIn, event: Event): number =>
  blockingTime(
    animationsOf(event, {
      sprites: arena,
      me: () => 0,
      names: () => ['Ada', 'Bo'],
      play: (sound: string) => arena.said.push(sound),
      jolt: () => arena.said.push('jolt'),
      punch: () => undefined,
      isCalm: () => false,
    } as unknown as EffectContext),
  );

const moments: readonly Moment[] = ['one', 'two', 'three', 'four'].flatMap((seed) => [
  ...playedGame({ seats: 2, seed: `film ${seed}`, most: 700, options: RICH }),
]);
const met = new Set(moments.flatMap(({ events }) => events.map(({ type }) => type)));

/** What holds up the game longer than a step, and how long it may (milliseconds). */
const BUDGETS: Readonly<Partial<Record<Event['type'], number>>> = {
  ...{ entered: 420, turnBegan: 800, combatBegan: 700, armShown: 500 },
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
    for (const event of events) {
      const ms = play(arena, event);
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
  const places = ['diceLand', 'jolt', `Critical −${event.points}`].map((said) => arena.said.indexOf(said));
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
