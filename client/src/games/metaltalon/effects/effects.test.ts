import type { Seat } from '@gearhall/shared/core/ground/seats';
import { BASE_SPACES, type BaseId } from '@gearhall/shared/games/metaltalon/content/board';
import type { Event, EventOf } from '@gearhall/shared/games/metaltalon/events';
import type { View } from '@gearhall/shared/games/metaltalon/view';
import { Container } from 'pixi.js';
import { paletteFor, seatColour } from '../../../stage/drawing/palette';
import type { Point } from '../../../stage/geometry/geometry';
import { SMOKE } from '../../../stage/film/spray';
import type { Animation } from '../../../stage/motions/animation';
import { Keyed } from '../../../stage/sprites/keyed';
import { flying, framesOf, lookAtEnd } from '../../../stage/testing/frames';
import { blockingTime } from '../../../stage/testing/blockingTime';
import { FrontStandIn } from '../../../stage/testing/FrontStandIn';
import { pointOf } from '../looks/layout';
import { basePictures, shipPictures, type BasePicture, type ShipPicture } from '../looks/picture';
import { playedGame, type Moment } from '../testing/games';
import type { EffectContext } from './context';
import { animationsOf } from './effects';

/** A ship without a canvas. */
class ShipStandIn {
  readonly root = new Container();
  readonly aside = [];
  picture: ShipPicture | undefined;

  turnTo = (): void => undefined;

  update(picture: ShipPicture): void {
    this.picture = picture;
    this.root.position.copyFrom(picture.at);
  }
}

/** The board without a canvas: where everything is, and what was heard and written. */
class SpaceStandIn extends FrontStandIn {
  readonly palette = paletteFor(false);
  attacker: Point | undefined;
  /** Whether the die is shown. */
  private shownBy: object | undefined;
  readonly die = {
    root: new Container(),
    show: (): void => undefined,
    tell: (): void => undefined,
    tellShot: (): void => void this.said.push('sum'),
  };
  readonly ships = new Keyed<ShipPicture, ShipStandIn>({
    create: () => new ShipStandIn(),
    update: (ship, picture) => ship.update(picture),
    remove: (ship) => ship.root.destroy(),
  });
  private readonly bases = new Map<BaseId, BasePicture>();

  sync(view: View): void {
    this.ships.sync(shipPictures(view, {}));
    for (const [base, picture] of basePictures(view, 0)) this.bases.set(base, picture);
  }

  get isDieShown(): boolean {
    return this.shownBy !== undefined;
  }

  placeDie = (): void => undefined;
  beginDie = (owner: object): void => void (this.shownBy = owner);
  endDie = (owner: object): void => void (this.shownBy = this.shownBy === owner ? undefined : this.shownBy);
  baseOf = (seat: Seat): BaseId | undefined => [...this.bases].find(([, { owner }]) => owner === seat)?.[0];

  spotOf({ target, base }: { readonly target?: string; readonly base?: BaseId }): Point | undefined {
    if (base) return pointOf(BASE_SPACES[base]);
    return target === undefined ? undefined : this.ships.get(target)?.picture?.at;
  }

  changeBase(base: BaseId, change: (picture: BasePicture) => BasePicture): void {
    const picture = this.bases.get(base);
    if (picture) this.bases.set(base, change(picture));
  }

  changeShip(id: string, change: Partial<ShipPicture>): void {
    const picture = this.ships.get(id)?.picture;
    if (picture) this.ships.put(id, { ...picture, ...change });
  }
}

const filmOf = (space: SpaceStandIn, event: Event): readonly Animation[] =>
  animationsOf(event, {
    sprites: space,
    me: () => 0,
    names: () => ['Ada', 'Bo', 'Cy'],
    play: (sound: string) => space.said.push(sound),
    jolt: () => undefined,
    punch: () => undefined,
    isCalm: () => false,
    roller: () => 'die',
  } as unknown as EffectContext);

const play = (space: SpaceStandIn, event: Event): number => blockingTime(filmOf(space, event));

const moments: readonly Moment[] = ['one', 'two', 'three', 'four', 'five', 'six'].flatMap((seed) => [
  ...playedGame(3, `film ${seed}`, { most: 500 }),
]);
const met = new Set(moments.flatMap(({ events }) => events.map(({ type }) => type)));

/** What holds up the game longer than a step, and how long it may (milliseconds). */
const BUDGETS: Readonly<Partial<Record<Event['type'], number>>> = {
  ...{ turnBegan: 900, raceRolled: 1100, baseDealt: 300, launched: 620, split: 400, recycled: 300 },
  ...{
    fired: 1200,
    rerolled: 1200,
    damaged: 400,
    robbed: 400,
    destroyed: 1800,
    eliminated: 1800,
    invaded: 900,
  },
};
const STEP_MS = 220;

test('no event of played games holds up the game for longer than it may, or leaves anything behind', () => {
  const space = new SpaceStandIn();
  const late = new Map<string, number>();
  for (const { view, events } of moments) {
    space.sync(view);
    for (const event of events) {
      const ms = play(space, event);
      if (ms > (BUDGETS[event.type] ?? STEP_MS)) late.set(event.type, ms);
      expect([event.type, space.drawn, space.isDieShown]).toEqual([event.type, 0, false]);
    }
  }
  expect([...late]).toEqual([]);
  for (const type of [
    'moved',
    'fired',
    'damaged',
    'destroyed',
    'launched',
    'robbed',
    'invaded',
    'eliminated',
  ])
    expect(met).toContain(type);
});

/** The first such event, on a board that shows its moment. */
function firstOf<Type extends Event['type']>(type: Type, isWanted: (event: EventOf<Type>) => boolean) {
  const is = (event: Event): event is EventOf<Type> =>
    event.type === type && isWanted(event as EventOf<Type>);
  const moment = moments.find(({ events }) => events.some(is));
  const event = moment?.events.find(is);
  if (!moment || !event) throw new Error(`No ${type}.`);
  const space = new SpaceStandIn();
  space.sync(moment.view);
  return { space, event };
}

test('a shot follows its die, and only then it has missed', () => {
  const { space, event } = firstOf('fired', ({ damage }) => damage === 0);
  play(space, event);
  const places = ['diceRoll', 'diceLand', 'bolt', 'Miss'].map((said) => space.said.indexOf(said));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('a destroyed ship is gone, and leaves soot', () => {
  const { space, event } = firstOf('destroyed', () => true);
  play(space, event);
  expect(space.ships.get(event.ship)).toBeUndefined();
  expect(space.sparks.traces.count).toBe(1);
});

test('a ship that is destroyed is white for a moment, bursts into its own parts, and smokes', () => {
  const { space, event } = firstOf('destroyed', () => true);
  const look = lookAtEnd(space.sparks.particles, () => space.ships.get(event.ship)?.root);
  const frames = framesOf(filmOf(space, event), look, 50);
  expect(frames.some(({ isWhite }) => isWhite)).toBe(true);
  expect(flying(frames, [seatColour(event.seat)]).most).toBeGreaterThanOrEqual(3);
  expect(Math.max(...frames.map(({ colours }) => colours.length))).toBeGreaterThanOrEqual(10);
  expect(flying(frames, SMOKE).frames).toBeGreaterThanOrEqual(5);
});
