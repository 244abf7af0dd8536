import type { Event } from '@gearhall/shared/games/metalheads/events';
import type { View } from '@gearhall/shared/games/metalheads/view';
import { Container, Texture } from 'pixi.js';
import { CardSprites } from '../../../stage/cards/CardSprites';
import type { Surface } from '../../../stage/contract/boardDefinition';
import { paletteFor } from '../../../stage/drawing/palette';
import { AnimationQueue } from '../../../stage/motions/animation';
import { blockingTime } from '../../../stage/testing/blockingTime';
import type { Choices } from '../layout/choices';
import { layOut } from '../layout/layout';
import { drawBadge, drawFace, turnsOver } from '../table/faces';
import { playedGame, type Moment } from '../testing/games';
import { strengthShown, type Effects } from './context';
import { animationsOf } from './effects';

const SIZE = { width: 1000, height: 844 };
const textures = { of: () => Texture.EMPTY, drop: () => undefined } as unknown as Surface['textures'];
const surface = { drawnWith: 'canvas', textures, isFlat: false } as unknown as Surface;

const choices: Choices = {
  ...{ seat: 0, shown: 0 },
  markOf: () => 'plain',
  previewOf: () => undefined,
};

/** A table without a canvas, and what was heard at it. */
class TableStandIn {
  readonly heard: string[] = [];
  readonly sprites: CardSprites;
  readonly effects: Effects;
  private readonly bare: number;

  constructor() {
    const faces = { drawFace, drawBadge, turnsOver };
    this.sprites = new CardSprites({ palette: paletteFor(false), faces, surface, density: 2 });
    this.effects = {
      sprites: this.sprites,
      me: () => 0,
      names: () => ['Ada', 'Bo', 'Cy'],
      play: (sound) => this.heard.push(sound),
      jolt: () => undefined,
      punch: () => undefined,
      isCalm: () => false,
    };
    // Words on a banner are measured on a canvas.
    const { sparks } = this.sprites;
    Object.assign(sparks, { banner: () => sparks.root.addChild(new Container()) });
    this.bare = this.over;
  }

  sync(view: View): void {
    const { cards, ...layout } = layOut(view, SIZE, choices, () => undefined);
    // Words under a card are measured on a canvas.
    this.sprites.sync({ ...layout, cards: cards.map(({ note: _, ...card }) => card) });
  }

  private get over(): number {
    const { root, particles } = this.sprites.sparks;
    return root.children.length + particles.lent;
  }

  /** Drawings of effects that have not been removed yet. */
  get drawn(): number {
    return this.over - this.bare;
  }
}

const moments: readonly Moment[] = ['one', 'two'].flatMap((seed) =>
  (['behemoth', 'swarmQueen'] as const).flatMap((monster) => [
    ...playedGame({ seats: 3, seed: `film ${seed}`, most: 400, options: { monster } }),
  ]),
);
const met = new Set(moments.flatMap(({ events }) => events.map(({ type }) => type)));

/** How long an event may hold up the game, in milliseconds. */
const BUDGETS: Readonly<Partial<Record<Event['type'], number>>> = {
  ...{ took: 800, paid: 700, spent: 350, placed: 900, activated: 300 },
  ...{ completed: 1300, destroyed: 1100, gathered: 900, lastRound: 600 },
};

test('no event of played games holds up the game for longer than it may, or leaves anything behind', () => {
  const late = new Map<string, number>();
  for (const { view, events } of moments.filter((_, at) => at % 7 === 0)) {
    const table = new TableStandIn();
    table.sync(view);
    for (const event of events) {
      const ms = blockingTime(animationsOf(event, table.effects));
      if (ms > (BUDGETS[event.type] ?? 250)) late.set(event.type, ms);
      expect([event.type, table.drawn]).toEqual([event.type, 0]);
    }
    table.sprites.destroy();
  }
  expect([...late]).toEqual([]);
  for (const type of Object.keys(BUDGETS)) if (type !== 'gathered') expect(met).toContain(type);
});

/** The first moment with such an event, a table that shows it, and the view that the event leads to. */
function firstOf(type: Event['type']) {
  const at = moments.findIndex(({ events }) => events.some((event) => event.type === type));
  const moment = moments[at];
  const event = moment?.events.find((one) => one.type === type);
  const after = moments[at + 1]?.view;
  if (!moment || !event || !('robot' in event) || !after) throw new Error(`No ${type}.`);
  const table = new TableStandIn();
  table.sync(moment.view);
  return { table, event, after };
}

test('a completed Robot is stamped, hops, and is where it was', () => {
  const { table, event } = firstOf('completed');
  const queue = new AnimationQueue();
  queue.add(...animationsOf(event, table.effects));
  const face = table.sprites.find(event.robot)?.face;
  let [highest, most] = [0, 0];
  for (let now = 0; now <= 1400; now += 20) {
    queue.step(now);
    highest = Math.min(highest, face?.y ?? 0);
    most = Math.max(most, table.drawn);
  }
  expect(table.heard).toContain('stamp');
  expect(highest).toBeLessThan(-10);
  expect(most).toBeGreaterThan(10);
  queue.finishAll();
  expect([face?.y, table.drawn]).toEqual([0, 0]);
});

test('the Strength that is counted is the one that the table shows', () => {
  const { table, event, after } = firstOf('completed');
  table.sync(after);
  const sprite = table.sprites.find(event.robot);
  if (!sprite) throw new Error('The Robot is nowhere.');
  expect(strengthShown(sprite)).toBeGreaterThan(0);
  expect(`${sprite.badge ?? ''} ${sprite.faceName}`).toContain(`:${strengthShown(sprite)}:`);
});

test('a destroyed Robot stays until it tears, also where the view has it no more, and then it is gone', () => {
  const { table, event, after } = firstOf('destroyed');
  const queue = new AnimationQueue();
  queue.add(...animationsOf(event, table.effects));
  table.sync(after);
  queue.step(0);
  expect(table.sprites.find(event.robot)?.holder.visible).toBe(true);
  queue.finishAll();
  expect(table.sprites.find(event.robot)).toBeUndefined();
});

test('a jump to the end leaves every card as the whole film does', () => {
  for (const { view, events } of moments.filter((_, at) => at % 23 === 0)) {
    const table = new TableStandIn();
    table.sync(view);
    const queue = new AnimationQueue();
    for (const event of events) queue.add(...animationsOf(event, table.effects));
    queue.finishAll();
    for (const [, { face }] of table.sprites.cards.entries())
      expect([face.x, face.y, face.scale.x, face.rotation].map(Math.abs)).toEqual([0, 0, 1, 0]);
    expect(table.drawn).toBe(0);
    table.sprites.destroy();
  }
});

test('what pays turns over', () => {
  expect(turnsOver('robot:skimmer', 'paid:1,0,1')).toBe(true);
  expect(turnsOver('paid:1,0,1', 'told:skimmer')).toBe(true);
  expect(turnsOver('robot:skimmer', 'small:skimmer:2:0:0')).toBe(false);
  expect(turnsOver('robot:skimmer', 'told:skimmer')).toBe(false);
});
