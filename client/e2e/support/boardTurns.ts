import { expect } from '@playwright/test';
import type { ActionOf as KriegAction } from '@gearhall/shared/games/kriegbot/actions';
import type { View as KriegView } from '@gearhall/shared/games/kriegbot/view';
import type { ActionOf as HeadsAction } from '@gearhall/shared/games/metalheads/actions';
import type { View as HeadsView } from '@gearhall/shared/games/metalheads/view';
import type { ActionOf as KrusherAction } from '@gearhall/shared/games/metalkrushers/actions';
import type { View as KrusherView } from '@gearhall/shared/games/metalkrushers/view';
import type { ActionOf as TalonAction } from '@gearhall/shared/games/metaltalon/actions';
import type { View as TalonView } from '@gearhall/shared/games/metaltalon/view';
import type { ActionOf as RaceAction } from '@gearhall/shared/games/rushncrush/actions';
import type { View as RaceView } from '@gearhall/shared/games/rushncrush/view';
import { Match } from '@gearhall/shared/core/match';
import { matchSeed } from '@gearhall/shared/core/dice/dice';
import { RULES } from '@gearhall/shared/games/rules';
import { pointOf as kriegPoint } from '../../src/games/kriegbot/looks/layout';
import { pointOf as krusherPoint } from '../../src/games/metalkrushers/looks/layout';
import { pointOf as talonPoint } from '../../src/games/metaltalon/looks/layout';
import type { Point } from '../../src/stage/geometry/geometry';
import { cutAt, momentsOf, playWhole, SHOWN, type Played, type ShownGame } from '../screenshots/moments';
import { pointOf as racePoint } from './race';

/** One turn of each game by clicking the board alone, with any browser and any driver. */

/** What Playwright's pages and Puppeteer's have in common. */
export interface AnyPage {
  evaluate<Answer>(read: () => Answer): Promise<Answer>;
  readonly mouse: {
    click(x: number, y: number): Promise<unknown>;
    move(x: number, y: number): Promise<unknown>;
  };
}

type Spot = Point | string;

export interface BoardTurn {
  readonly played: Played;
  /** The number of entries before Ada is asked. */
  readonly at: number;
  /**
   * What to click in order, the last one repeatedly until the action is done: points of the board's world, or things on a
   * table of cards by their keys.
   */
  readonly clicks: readonly Spot[];
}

/** The moment at which Ada's turn begins, and what she does: a ship that can fire has left its base. */
const DEEDS = {
  metaltalon: { moment: 'fireAtShip', does: 'move' },
  metalkrushers: { moment: 'attack', does: 'attack' },
  rushncrush: { moment: 'drive', does: 'drive' },
  kriegbot: { moment: 'move', does: 'move' },
  metalheads: { moment: 'take', does: 'take' },
} as const satisfies Record<ShownGame, { readonly moment: string; readonly does: string }>;

interface Found<Action> {
  readonly action: Action;
  readonly view: unknown;
}

/** What is clicked for an action; nothing where it takes more than that. */
const CLICKS: Readonly<Record<ShownGame, (found: Found<never>) => readonly Spot[]>> = {
  metaltalon: ({ action, view }: Found<TalonAction<'move'>>) => {
    const at = (view as TalonView).ships[action.ship]?.at;
    return [...(at === undefined ? [] : [talonPoint(at)]), talonPoint(action.to)];
  },
  metalkrushers: ({ action, view }: Found<KrusherAction<'attack'>>) => {
    const at = (view as KrusherView).krushers[action.target]?.at;
    return at === undefined ? [] : [krusherPoint(at)];
  },
  rushncrush: ({ action, view }: Found<RaceAction<'drive'>>) => [
    racePoint((view as RaceView).course, action.to),
  ],
  kriegbot: ({ action, view }: Found<KriegAction<'move'>>) => {
    const { robots, question } = view as KriegView;
    const isTurnOnly = robots[question?.robot ?? '']?.at === action.to;
    return isTurnOnly ? [] : [kriegPoint(action.to)];
  },
  metalheads: ({ action, view }: Found<HeadsAction<'take'>>) => [
    (view as HeadsView).row[action.spot - 1] ?? '',
  ],
};

export function boardTurn(game: ShownGame): BoardTurn {
  const played = playWhole(game);
  const { moment, does } = DEEDS[game];
  const at = momentsOf(played).get(moment);
  if (at === undefined) throw new Error(`Ada is never asked for ${moment} in ${game}.`);
  const { options, seed, entries } = cutAt(played, at);
  const salts = Array<string>(SHOWN[game].seats).fill('');
  const match = Match.replay(RULES[game], {
    options,
    seats: salts.length,
    seed: matchSeed(seed, salts),
    entries,
  });
  const view = match.project(0);
  const actions = match.legal(0).filter(({ type }) => type === does);
  const clicks = actions.map((action) => CLICKS[game]({ action, view } as Found<never>));
  const found = clicks.find(({ length }) => length > 0);
  if (!found) throw new Error(`There is nothing to click in ${game}.`);
  return { played, at, clicks: found };
}

interface Seen {
  readonly shot: string | undefined;
  readonly places: string | undefined;
  readonly left: number;
  readonly top: number;
  readonly actions: number;
  readonly drawnWith: string | undefined;
}

/** What the page says of its board. */
const look = (page: AnyPage): Promise<Seen> =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLElement>('.board-room canvas');
    const box = canvas?.getBoundingClientRect();
    return {
      shot: canvas?.dataset['shot'],
      places: canvas?.dataset['places'],
      left: box?.left ?? 0,
      top: box?.top ?? 0,
      actions: Number(document.querySelector<HTMLElement>('[data-actions]')?.dataset['actions']),
      drawnWith: canvas?.dataset['drawnWith'],
    };
  });

/** Looks repeatedly until the condition holds, for at most `ms` milliseconds; returns the last look. */
export async function lookFor(page: AnyPage, wanted: (seen: Seen) => boolean, ms = 20_000): Promise<Seen> {
  const end = performance.now() + ms;
  let seen = await look(page);
  while (!wanted(seen) && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    seen = await look(page);
  }
  return seen;
}

const isAtRest = ({ shot }: Seen): boolean => shot !== undefined;

async function click(page: AnyPage, spot: Spot): Promise<void> {
  const { shot, places, left, top } = await lookFor(page, isAtRest);
  const point = typeof spot === 'string' ? placeOf(places, spot) : spot;
  const { scale, x, y } = JSON.parse(shot ?? '') as { scale: number; x: number; y: number };
  await page.mouse.click(left + x + point.x * scale, top + y + point.y * scale);
}

/** Where a thing lies on a table of cards. */
export function placeOf(places: string | undefined, thing: string): Point {
  const [x = 0, y = 0] = (JSON.parse(places ?? '{}') as Record<string, readonly number[]>)[thing] ?? [];
  return { x, y };
}

/** A first click may only show what would be done, so that another is needed. */
const MOST_CLICKS = 3;
const SOON = 3000;

/** Clicks the board until the table has accepted Ada's action. */
export async function playTurn(page: AnyPage, { clicks }: BoardTurn): Promise<void> {
  const last = clicks.at(-1);
  if (!last) throw new Error('There is nothing to click.');
  // The page may know fewer actions than there were: some are visible to nobody else.
  let seen = await lookFor(page, isAtRest);
  const before = seen.actions;
  for (const point of clicks.slice(0, -1)) await click(page, point);
  for (let times = 0; times < MOST_CLICKS && seen.actions <= before; times += 1) {
    await click(page, last);
    seen = await lookFor(page, ({ actions }) => actions > before, SOON);
  }
  expect(seen.actions).toBeGreaterThan(before);
}
