import type { Browser, Page } from 'playwright-core';
import { CATALOG, type GameId } from '@gearhall/shared/games/catalog';
import { playingTable } from './screenshots/tables';
import { boardTurn, lookFor, playTurn } from './support/boardTurns';
import { openHall, type Hall } from './support/hall';
import { openBrowser, WITHOUT_WEBGL } from './support/people';
import { arriveAs } from './support/staged';

let hall: Hall;
let plain: Browser;
let usual: Browser;

beforeAll(async () => {
  [hall, plain, usual] = await Promise.all([
    openHall({ BOT_DELAY_MS: '0' }),
    openBrowser(WITHOUT_WEBGL),
    openBrowser(),
  ]);
}, 60_000);
afterAll(async () => {
  await Promise.all([plain.close(), usual.close()]);
  await hall.close();
});

test.each(Object.keys(CATALOG) as GameId[])(
  'without WebGL: a turn of %s by clicking the board',
  async (game) => {
    const turn = boardTurn(game);
    const { link, ada } = await playingTable(hall, turn.played, turn.at);
    const { page, context, problems } = await arriveAs(plain, ada, link);
    const { drawnWith } = await lookFor(page, ({ shot }) => shot !== undefined);
    expect(drawnWith).toBe('canvas');
    await playTurn(page, turn);
    expect(problems).toEqual([]);
    await context.close();
  },
  60_000,
);

/** Takes the context away from a board as a driver that fails does; gives it back if asked. */
const loseContext = (page: Page, isGivenBack: boolean): Promise<void> =>
  page.evaluate(async (back) => {
    const canvas = document.querySelector<HTMLCanvasElement>('.board-room canvas');
    const loss = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    const lost = new Promise((resolve) => canvas?.addEventListener('webglcontextlost', resolve));
    loss?.loseContext();
    await lost;
    if (back) setTimeout(() => loss?.restoreContext());
  }, isGivenBack);

test.each([
  [true, 'webgl'],
  [false, 'canvas'],
] as const)(
  'a WebGL context is lost while playing, comes back (%s), and the board goes on with %s',
  async (isGivenBack, drawnWith) => {
    const turn = boardTurn('metaltalon');
    const { link, ada } = await playingTable(hall, turn.played, turn.at);
    const { page, context } = await arriveAs(usual, ada, link);
    expect((await lookFor(page, ({ shot }) => shot !== undefined)).drawnWith).toBe('webgl');
    await loseContext(page, isGivenBack);
    const seen = await lookFor(page, (now) => now.drawnWith === drawnWith && now.shot !== undefined);
    expect(seen.drawnWith).toBe(drawnWith);
    await playTurn(page, turn);
    await context.close();
  },
  60_000,
);
