import type { ActionOf } from '@gearhall/shared/games/rushncrush/actions';
import type { Event, EventOf } from '@gearhall/shared/games/rushncrush/events';
import { BARE, given } from '@gearhall/shared/games/rushncrush/testing/given';
import type { View } from '@gearhall/shared/games/rushncrush/view';
import { Container } from 'pixi.js';
import { paletteFor, seatColour } from '../../../stage/drawing/palette';
import type { Point } from '../../../stage/geometry/geometry';
import { SMOKE } from '../../../stage/film/spray';
import { AnimationQueue } from '../../../stage/motions/animation';
import { Keyed, picturesOf } from '../../../stage/sprites/keyed';
import { flying, framesOf, lookAtEnd } from '../../../stage/testing/frames';
import { blockingTime } from '../../../stage/testing/blockingTime';
import { FrontStandIn } from '../../../stage/testing/FrontStandIn';
import { layoutOf, type Layout, type Place } from '../looks/layout';
import { carPictures, minePictures, type CarPicture } from '../looks/picture';
import { viewOf } from '../testing/contexts';
import { playedGame, type Moment } from '../testing/games';
import type { EffectContext } from './context';
import { LASTING } from '../board/lasting';
import { animationsOf } from './effects';

/** A car without a canvas. */
class CarStandIn {
  readonly root = new Container();
  readonly aside = [];
  picture: CarPicture | undefined;
  place: Place = { at: { x: 0, y: 0 }, angle: 0 };
  length = 1;

  put(place: Place): void {
    this.place = place;
    this.root.position.copyFrom(place.at);
  }

  press(_end: string, length: number): void {
    this.length = length;
  }

  update(picture: CarPicture): void {
    this.picture = picture;
    this.put(picture.place);
  }
}

/** The course without a canvas: where everything is, what was heard, and in which order. */
class CourseStandIn extends FrontStandIn {
  readonly palette = paletteFor(false);
  readonly wrecks: string[] = [];
  readonly mines = new Set<string>();
  layout: Layout | undefined;
  boosting: string | undefined;
  readonly units = new Keyed<CarPicture, CarStandIn>({
    create: () => new CarStandIn(),
    update: (car, picture) => car.update(picture),
    remove: (car) => car.root.destroy(),
  });
  readonly hazards = {
    putMine: (_layout: Layout, { at }: { readonly at: string }) => void this.mines.add(at),
    takeMine: (at: string) => void this.mines.delete(at),
    mineOn: (at: string) => (this.mines.has(at) ? new Container() : undefined),
    putWreck: ({ card }: CarPicture) => void this.wrecks.push(card),
  };

  sync(view: View): void {
    this.layout = layoutOf(view.course);
    this.units.sync(carPictures(view));
    this.mines.clear();
    for (const { at } of minePictures(view)) this.mines.add(at);
  }

  pictures = () => picturesOf(this.units);
  spotOf = (id: string): Point | undefined => this.units.get(id)?.place.at;
  spots = () => new Map(this.units.entries().map(([id, { place }]) => [id, place.at]));
  attend = (): void => (this.boosting = undefined);
  finish = (): void => undefined;

  change(id: string, change: (picture: CarPicture) => Partial<CarPicture>): void {
    const picture = this.units.get(id)?.picture;
    if (picture) this.units.put(id, { ...picture, ...change(picture) });
  }
}

const contextOf = (course: CourseStandIn, isCalm = false): EffectContext =>
  ({
    sprites: course,
    me: () => 0,
    names: () => ['Ada', 'Bo', 'Cy', 'Dee'],
    play: (sound: string) => course.said.push(sound),
    jolt: () => undefined,
    punch: () => undefined,
    isCalm: () => isCalm,
  }) as unknown as EffectContext;

const play = (course: CourseStandIn, event: Event, following: readonly Event[] = []): number =>
  blockingTime(animationsOf(event, contextOf(course), following));

/** A ram with all that a car can have for it. */
function sawing(): Pick<Moment, 'view' | 'events'> {
  const race = given({
    course: BARE,
    cars: {
      ann: { at: '1.3.2', driver: 'turnpike', armed: ['sideBumper', 'circularSaw'] },
      bob: { at: '1.2.3' },
    },
    mover: 'ann',
    movement: 5,
    changes: 3,
  });
  const ram: ActionOf<'sideRam'> = {
    ...{ type: 'sideRam', to: '1.2.3', by: 'left', points: 1 },
    use: ['sideBumper', 'circularSaw'],
  };
  return { view: viewOf(race), events: race.play('ann', ram, 5, 6).events };
}

const races: readonly Pick<Moment, 'view' | 'events'>[] = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
].flatMap((seed) => [
  ...playedGame({ seats: 4, seed: `film ${seed}`, most: 600, options: { course: 'shortOpen' } }),
]);
const moments = [sawing(), ...races];
const met = new Set(moments.flatMap(({ events }) => events.map(({ type }) => type)));

/** What holds up the game longer than a quarter of a second, and how long it may. */
const BUDGETS: Readonly<Partial<Record<Event['type'], number>>> = {
  ...{ heatRolled: 700, steeringRolled: 700, ranOver: 900 },
  ...{ crashed: 800, sideRammed: 800, sawed: 900, rushedNCrushed: 900, fired: 1200 },
  ...{ roundBegan: 400, resigned: 400, finished: 1800, lost: 1800 },
};
const STEP_MS = 220;

/** The first round begins with the lamps. */
const START_MS = 2000;

const budgetOf = (event: Event): number => {
  if (event.type === 'drove') return event.path.length * STEP_MS;
  if (event.type === 'roundBegan' && event.round === 1) return START_MS;
  return BUDGETS[event.type] ?? 250;
};

test('no event of played races holds up the game for longer than it may, or leaves anything behind', () => {
  const course = new CourseStandIn();
  const late = new Map<string, number>();
  for (const { view, events } of moments) {
    course.sync(view);
    for (const event of events) {
      const ms = play(course, event);
      if (ms > budgetOf(event)) late.set(event.type, ms);
      expect([event.type, course.drawn]).toEqual([event.type, 0]);
    }
  }
  expect([...late]).toEqual([]);
  for (const type of Object.keys(BUDGETS)) if (type !== 'resigned') expect(met).toContain(type);
});

const placesOn = ({ sparks }: CourseStandIn): readonly string[] =>
  sparks.traces.root.children.map(({ x, y, width }) => `${x.toFixed(1)} ${y.toFixed(1)} ${width.toFixed(1)}`);

test('a late comer finds the rubber and the soot that the film has left', () => {
  const found = new Set<string>();
  const race = [...playedGame({ seats: 4, seed: 'film one', most: 600, options: { course: 'shortOpen' } })];
  const marks = LASTING.of(
    race.flatMap(({ events }) => events),
    race[0]?.view as View,
  );
  for (const { view, events } of race) {
    const [course, late] = [new CourseStandIn(), new CourseStandIn()];
    for (const one of [course, late]) one.sync(view);
    for (const event of events) {
      play(course, event);
      for (const mark of marks)
        if (mark.event === event) mark.lay(late as unknown as EffectContext['sprites']);
      if (placesOn(late).length > 0) found.add(event.type);
    }
    expect(placesOn(course)).toEqual(expect.arrayContaining([...placesOn(late)]));
  }
  for (const type of ['swerved', 'lost']) expect([...found]).toContain(type);
});

test('a car that was drawn away from its place, turned or pressed in comes back', () => {
  const course = new CourseStandIn();
  for (const { view, events } of moments) {
    course.sync(view);
    for (const event of events) play(course, event);
    for (const [, { root, length }] of course.units.entries())
      expect([root.pivot.x, root.pivot.y, root.rotation, length].map(Math.abs)).toEqual([0, 0, 0, 1]);
  }
});

test('an effect whose cars are gone when it begins does nothing', () => {
  const course = new CourseStandIn();
  const oneOfEach = new Map(moments.flatMap(({ events }) => events.map((event) => [event.type, event])));
  for (const event of oneOfEach.values()) expect(() => play(course, event)).not.toThrow();
  expect(course.drawn).toBe(0);
});

test('a jump to the end leaves the cars and the road as the whole film does', () => {
  const [slow, quick] = [new CourseStandIn(), new CourseStandIn()];
  for (const { view, events } of moments.slice(0, 400)) {
    for (const course of [slow, quick]) course.sync(view);
    for (const event of events) play(slow, event);
    const queue = new AnimationQueue();
    for (const event of events) queue.add(...animationsOf(event, contextOf(quick)));
    queue.finishAll();
    expect(quick.pictures()).toEqual(slow.pictures());
    expect(quick.mines).toEqual(slow.mines);
  }
  expect(quick.wrecks).toEqual(slow.wrecks);
  expect(quick.wrecks.length).toBeGreaterThan(0);
  expect(quick.sparks.traces.count).toBe(slow.sparks.traces.count);
});

/** A moment of the races with an event of this type, and a course that shows it. */
function firstOf<Type extends Event['type']>(type: Type, isWanted: (event: EventOf<Type>) => boolean) {
  const is = (event: Event): event is EventOf<Type> =>
    event.type === type && isWanted(event as EventOf<Type>);
  const moment = moments.find(({ events }) => events.some(is));
  const event = moment?.events.find(is);
  if (!moment || !event) throw new Error(`No ${type}.`);
  const course = new CourseStandIn();
  course.sync(moment.view);
  return { course, event };
}

test.each([
  ['fired', (event: EventOf<'fired'>) => event.hits > 0, /^(?:gun|flames)$/u, /damage|heat/u],
  ['sideRammed', () => true, /^ram$/u, /pushed aside|stays/u],
  ['crashed', (event: EventOf<'crashed'>) => event.dice.length > 0, /^crash$/u, /^\d+ damage$/u],
] as const)('%s: what comes of it is told only when it has happened', (type, isWanted, sound, verdict) => {
  const { course, event } = firstOf(type, isWanted as (event: Event) => boolean);
  play(course, event);
  const [rolling, landing, acting, telling] = [/^diceRoll$/u, /^diceLand$/u, sound, verdict].map((pattern) =>
    course.said.findIndex((said) => pattern.test(said)),
  );
  expect([rolling, landing, acting, telling]).not.toContain(-1);
  expect([rolling, landing, acting, telling]).toEqual(
    [rolling, landing, acting, telling].toSorted((one = 0, other = 0) => one - other),
  );
});

test('a ram marks the road under both cars, a lost one leaves its wreck', () => {
  const { course, event } = firstOf('sideRammed', () => true);
  play(course, event);
  expect(course.sparks.traces.count).toBe(2);
  const lost = firstOf('lost', ({ cause }) => cause !== 'resigned');
  play(lost.course, lost.event);
  expect(lost.course.wrecks).toHaveLength(1);
  expect(lost.course.units.get(lost.event.car)).toBeUndefined();
});

test('a car that is lost is white for a moment, bursts into its own panels, and smokes; soot stays', () => {
  const { course, event } = firstOf('lost', ({ cause }) => cause !== 'resigned');
  const colour = seatColour(course.units.get(event.car)!.picture!.seat);
  const look = lookAtEnd(course.sparks.particles, () => course.units.get(event.car)?.root);
  const frames = framesOf(animationsOf(event, contextOf(course)), look, 50);
  expect(frames.some(({ isWhite }) => isWhite)).toBe(true);
  expect(flying(frames, [colour]).most).toBeGreaterThanOrEqual(10);
  expect(flying(frames, SMOKE).frames).toBeGreaterThanOrEqual(5);
  expect(course.sparks.traces.count).toBe(1);
});

test('the last spaces before the line are driven slowly, and by nobody else, nor where somebody wants less motion', () => {
  const moment = moments.find(({ events }) => events.some(({ type }) => type === 'finished'));
  const at = moment?.events.findIndex(({ type }) => type === 'drove') ?? -1;
  const drive = moment?.events[at];
  if (!moment || drive?.type !== 'drove') throw new Error('Nobody drives over a line.');
  const course = new CourseStandIn();
  const ms = (isCalm: boolean, following: readonly Event[]): number => {
    course.sync(moment.view);
    return blockingTime(animationsOf(drive, contextOf(course, isCalm), following));
  };
  const over = moment.events.slice(at + 1);
  const slow = Math.min(3, drive.path.length) / drive.path.length;
  expect(ms(false, over)).toBeCloseTo(ms(false, []) * (1 - slow + slow / 0.4));
  expect(ms(true, over)).toBe(ms(true, []));
  expect(course.drawn).toBe(0);
});

test('at the start three lamps go on and the engines rev; a jump over it leaves nothing, and a calm one shows nothing', () => {
  const course = new CourseStandIn();
  const { view } = races[0]!;
  course.sync(view);
  const event: Event = { type: 'roundBegan', round: 1, order: Object.keys(view.cars) };
  expect(play(course, event)).toBeLessThanOrEqual(START_MS);
  const shaken = framesOf(animationsOf(event, contextOf(course)), () =>
    JSON.stringify([...course.units.entries()].map(([, { place }]) => place)),
  );
  expect(new Set(shaken).size).toBeGreaterThan(4);
  const calm = framesOf(animationsOf(event, contextOf(course, true)), () => course.sparks.particles.lent);
  expect(Math.max(...calm)).toBe(0);
  expect(course.drawn).toBe(0);
});
