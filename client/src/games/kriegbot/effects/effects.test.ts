import { event as eventSchema, type Event, type EventOf } from '@gearhall/shared/games/kriegbot/events';
import { kriegbot } from '@gearhall/shared/games/kriegbot/index';
import { given } from '@gearhall/shared/games/kriegbot/testing/given';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { Container } from 'pixi.js';
import { AnimationQueue } from '../../../stage/motions/animation';
import type { Point } from '../../../stage/geometry/geometry';
import { blockingTime } from '../../../stage/testing/blockingTime';
import { framesOf } from '../../../stage/testing/frames';
import { FrontStandIn } from '../../../stage/testing/FrontStandIn';
import { paletteFor } from '../../../stage/drawing/palette';
import { animationsOf } from './effects';
import { LASTING } from './lasting';
import { CHAIN_MS, wavesOf, type EffectContext } from './context';
import { burnLine, flungTurret } from '../paint/films';
import { unitPictures, type UnitPicture } from '../looks/crowd';
import { pointOf } from '../looks/layout';
import { robotPictures, type PlateItem, type RobotPicture } from '../looks/picture';
import { playedGame } from '../testing/games';

/** The tents and drones there. */
class CrowdStand {
  readonly pictures = new Map<string, UnitPicture>();
  readonly places: string[] = [];
  readonly units = {
    get: (id: string) => {
      const picture = this.pictures.get(id);
      const root = new Container();
      return picture && { picture, root };
    },
    drop: (id: string) => void this.pictures.delete(id),
  };

  change(id: string, change: (picture: UnitPicture) => Partial<UnitPicture>): void {
    const picture = this.pictures.get(id);
    if (picture) this.pictures.set(id, { ...picture, ...change(picture) });
  }

  place({ id, at }: { readonly id: string; readonly at: string }): void {
    this.places.push(`${id} ${at}`);
  }

  spotOf = (id: string): Point | undefined => this.pictures.get(id)?.at;
}

/** The things on the board without a canvas: where they are, and what was said. */
class Stand extends FrontStandIn {
  readonly palette = paletteFor(false);
  readonly pictures = new Map<string, RobotPicture>();
  readonly dropped: string[] = [];
  readonly wrecks: string[] = [];
  readonly laid: string[] = [];
  arms = '';
  private fighters: readonly string[] = [];
  readonly crowd = new CrowdStand();
  readonly structures = { hit: () => undefined, spotOf: () => undefined };
  readonly tokens = { blow: () => undefined };
  readonly units = {
    get: (id: string) => {
      const picture = this.pictures.get(id);
      const root = new Container();
      return picture && { picture, root, face: () => undefined };
    },
    drop: (id: string) => {
      this.dropped.push(id);
      this.pictures.delete(id);
    },
  };

  constructor() {
    super();
    this.roll.show = (dice) => dice.forEach((die) => expect(die).toBeLessThanOrEqual(5));
  }

  sync(view: View): void {
    this.pictures.clear();
    for (const [id, picture] of robotPictures(view)) this.pictures.set(id, picture);
  }

  change(id: string, change: (picture: RobotPicture) => Partial<RobotPicture>): void {
    const picture = this.pictures.get(id);
    if (picture) this.pictures.set(id, { ...picture, ...change(picture) });
  }

  changeItem(id: string, item: string, change: (item: PlateItem) => Partial<PlateItem>): void {
    this.change(id, ({ items }) => ({
      items: items.map((one) => (one.item === item ? { ...one, ...change(one) } : one)),
    }));
  }

  attend(...fighters: readonly string[]): void {
    this.fighters = fighters;
  }

  attacked = (): string | undefined => this.fighters[1];
  places = (): Point[] => [];
  place = () => undefined;
  flood = () => undefined;
  readonly painters = { burnLine, flungTurret };
  leaveWreck = (id: string) => void this.wrecks.push(id);
  layWreck = ({ chassis }: { readonly chassis: string }) => void this.laid.push(chassis);
  char = () => undefined;
  chassisOf = (id: string) => this.pictures.get(id)?.chassis ?? '';
  spotOf = (id: string): Point | undefined => this.pictures.get(id)?.at ?? this.crowd.spotOf(id);
}

const showOf = (stand: Stand): EffectContext =>
  ({
    sprites: stand,
    me: () => 0,
    names: () => ['Ada', 'Bo'],
    play: () => undefined,
    jolt: () => undefined,
    punch: () => undefined,
    isCalm: () => false,
  }) as unknown as EffectContext;

const play = (stand: Stand, event: Event): number => blockingTime(animationsOf(event, showOf(stand)));

const games = ['first', 'second', 'third', 'fourth', 'fifth'].map((seed) => [
  ...playedGame({ seats: 2, seed: `effects ${seed}`, options: { robots: 2 } }),
]);

test('every event of played games has an effect that plays and leaves nothing behind', () => {
  const stand = new Stand();
  const met = new Set<string>();
  for (const game of games)
    for (const { view, events } of game) {
      stand.sync(view);
      for (const event of events) {
        play(stand, event);
        met.add(event.type);
        expect([event.type, stand.drawn]).toEqual([event.type, 0]);
      }
    }
  for (const type of ['stepped', 'attacked', 'rolled', 'marked', 'cardDestroyed', 'destroyed', 'gameEnded'])
    expect(met).toContain(type);
  expect(stand.said.length).toBeGreaterThan(100);
});

/** What holds up the game longer than a quarter of a second, and how long it may. */
const BUDGETS: Readonly<Partial<Record<Event['type'], number>>> = {
  ...{ stepped: 220, rolled: 1200, destroyed: 1800 },
};

test('no step, shot or kill of played games holds up the game for longer than it may', () => {
  const stand = new Stand();
  const late = new Map<string, number>();
  const met = new Set<string>();
  for (const game of games)
    for (const { view, events } of game) {
      stand.sync(view);
      for (const event of events) {
        const ms = play(stand, event);
        const chained = event.type === 'rolled' ? Math.max(0, ...wavesOf(event.dice)) * CHAIN_MS : 0;
        if (BUDGETS[event.type]) met.add(event.type);
        if (ms - chained > (BUDGETS[event.type] ?? Infinity)) late.set(event.type, ms);
      }
    }
  expect([...late]).toEqual([]);
  expect([...met].sort()).toEqual(Object.keys(BUDGETS).sort());
});

test('a robot that is destroyed leaves its wreck, and soot under it', () => {
  const found = games.flat().find(({ events }) => events.some(({ type }) => type === 'destroyed'));
  const event = found?.events.find((one): one is EventOf<'destroyed'> => one.type === 'destroyed');
  if (!found || !event) throw new Error('Nobody was destroyed.');
  const stand = new Stand();
  stand.sync(found.view);
  play(stand, event);
  expect(stand.wrecks).toEqual([event.robot]);
  expect(stand.dropped).toEqual([event.robot]);
  expect(stand.sparks.traces.count).toBe(1);
});

const tracesOn = ({ sparks }: Stand) =>
  sparks.traces.root.children.map(({ x, y, alpha }) => [x.toFixed(1), y.toFixed(1), alpha.toFixed(2)]);

test('a late comer finds the marks that the film has left, and a wreck for each robot that was destroyed', () => {
  for (const game of games) {
    const [seen, late] = [new Stand(), new Stand()];
    for (const { view, events } of game.slice(0, -1)) {
      seen.sync(view);
      for (const event of events) play(seen, event);
    }
    const { view } = game.at(-1) ?? {};
    if (!view) throw new Error('Nothing was played.');
    const past = game.slice(0, -1).flatMap(({ events }) => events);
    for (const { lay } of LASTING.of(past, view)) lay(late as unknown as EffectContext['sprites']);
    expect(tracesOn(late)).toEqual(tracesOn(seen));
    expect(late.laid).toEqual(seen.wrecks.map((id) => view.robots[id]?.chassis));
  }
});

test('a blow leaves three cuts across its target for a moment', () => {
  const { state } = given({ robots: { green1: { at: 'K9' }, yellow1: { at: 'K8' } } });
  const stand = new Stand();
  stand.sync(kriegbot.project(state, 0));
  const fight = { robot: 'green1', target: 'yellow1' };
  const rolled = { type: 'rolled', ...fight, thrown: 1, dice: [3], silhouette: 1, hit: true };
  const cutsIn = (arms: string): number => {
    stand.arms = arms;
    const looks = framesOf(
      animationsOf(eventSchema.parse(rolled), showOf(stand)),
      () => stand.sparks.particles.root.children.filter(({ scale }) => scale.x > 1.5 && scale.y < 1).length,
      40,
    );
    return Math.max(...looks);
  };
  expect([cutsIn('chainsaw'), cutsIn('howitzer')]).toEqual([3, 0]);
});

test('a bomb is a burst of earth and fire, and leaves soot, for a late comer too', () => {
  const { state } = given({ robots: { green1: { at: 'K9' } } });
  const view = kriegbot.project(state, 0);
  const [stand, late] = [new Stand(), new Stand()];
  stand.sync(view);
  const event = eventSchema.parse({ type: 'bombWent', robot: 'green1', at: 'K8' });
  const frames = framesOf(animationsOf(event, showOf(stand)), () => stand.sparks.particles.lent);
  expect(Math.max(...frames)).toBeGreaterThan(50);
  expect(stand.drawn).toBe(0);
  for (const { lay } of LASTING.of([event], view)) lay(late as unknown as EffectContext['sprites']);
  expect(tracesOn(late)).toEqual(tracesOn(stand));
  expect(late.sparks.traces.count).toBe(1);
});

test('an effect whose robot is gone when it begins does nothing', () => {
  const stand = new Stand();
  const events = games.flatMap((game) => game.flatMap((moment) => moment.events));
  const oneOfEach = new Map(events.map((event) => [event.type, event]));
  for (const event of oneOfEach.values()) expect(() => play(stand, event)).not.toThrow();
  expect(stand.drawn).toBe(0);
});

test('a jump to the end leaves the board as the whole effect does', () => {
  const [game = []] = games;
  const at = game.findIndex(({ events }) => events.some(({ type }) => type === 'marked'));
  const { view, events } = game[at] ?? game[0] ?? {};
  if (!view || !events) throw new Error('Nothing was hit.');
  const [slow, quick] = [new Stand(), new Stand()];
  for (const stand of [slow, quick]) stand.sync(view);
  for (const event of events) play(slow, event);
  const queue = new AnimationQueue();
  for (const event of events) queue.add(...animationsOf(event, showOf(quick)));
  queue.finishAll();
  expect(quick.pictures).toEqual(slow.pictures);
  expect(quick.pictures).not.toEqual(new Map(robotPictures(view)));
});

test('a marker is visible on its item as soon as it lands', () => {
  const [game = []] = games;
  const { view } = game.find(({ view: { phase } }) => phase === 'movement') ?? {};
  if (!view) throw new Error('The game did not begin.');
  const stand = new Stand();
  stand.sync(view);
  play(
    stand,
    eventSchema.parse({
      type: 'marked',
      robot: 'green1',
      item: 'drive',
      marker: 'damage',
      bled: '',
      cause: 'attack',
    }),
  );
  const drive = stand.pictures.get('green1')?.items.find(({ item }) => item === 'drive');
  expect(drive?.damage).toBe(1);
  play(stand, eventSchema.parse({ type: 'stepped', robot: 'green1', from: 'J15', to: 'J14', facing: 4 }));
  expect(stand.pictures.get('green1')?.at).toEqual(pointOf('J14'));
});

test('infantry comes, walks, flies, fights and goes', () => {
  const { state } = given({
    phase: 'infantry',
    robots: { green1: { at: 'K9' }, yellow1: { at: 'K3', fate: 'derelict', cockpit: 'four' } },
    units: [
      { id: 'adler', at: 'K8' },
      { id: 'drake', at: 'K8' },
      { id: 'green1Drone', kind: 'drone', at: 'K4' },
      { id: 'baker', at: 'K5' },
    ],
  });
  const view = kriegbot.project(state, 0);
  const stand = new Stand();
  stand.sync(view);
  const { crowd } = stand;
  for (const [id, picture] of unitPictures(view)) crowd.pictures.set(id, picture);
  const shown = (...events: readonly unknown[]): void => {
    for (const one of events) play(stand, eventSchema.parse(one));
    expect(stand.drawn).toBe(0);
  };
  shown(
    { type: 'unitPlaced', unit: 'ember', kind: 'foot', team: 'green', robot: 'green1', at: 'K10' },
    { type: 'walked', unit: 'adler', from: 'K8', path: ['K7', 'K6'] },
    { type: 'flew', unit: 'green1Drone', from: 'K4', to: 'O4' },
  );
  expect(crowd.places).toEqual(['ember K10']);
  expect(crowd.spotOf('adler')).toEqual(pointOf('K6'));
  expect(crowd.spotOf('green1Drone')).toEqual(pointOf('O4'));
  const shot = { type: 'attacked', robot: 'adler', arms: 'rifle', target: 'baker', mode: '', strafe: false };
  const dice = { thrown: 1, dice: [3], silhouette: 1, hit: true };
  shown(
    { ...shot, attacks: 1, range: 1, help: [] },
    { type: 'rolled', robot: 'adler', target: 'baker', ...dice },
    { type: 'unitKilled', unit: 'baker', cause: 'attack' },
    { type: 'boarded', unit: 'drake', robot: 'green1', slot: 'zero' },
    { type: 'revived', robot: 'yellow1', unit: 'adler', card: 'hotshotPilot', team: 'green', seat: 0 },
  );
  expect([...crowd.pictures.keys()]).toEqual(['green1Drone']);
  expect(stand.pictures.get('yellow1')).toMatchObject({ form: 'whole', team: 'green', seat: 0 });
  shown({ type: 'dismounted', unit: 'ives', into: 'hale' }, { type: 'leftMap', unit: 'green1Drone' });
  expect(crowd.pictures.size).toBe(0);
});
