import type { Page } from '@playwright/test';
import { playingTable } from './screenshots/tables';
import { boardTurn, lookFor, playTurn } from './support/boardTurns';
import { expect, quickTest as test } from './support/browserFixture';
import { arriveAs } from './support/staged';
import { unless } from './support/longSuite';

/** Takes the WebGL context away from a board as a failing driver does; restores it if asked. */
const loseContext = (page: Page, isGivenBack: boolean): Promise<void> =>
  page.evaluate(async (back) => {
    const canvas = document.querySelector<HTMLCanvasElement>('.board-room canvas');
    const loss = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    const lost = new Promise((resolve) => canvas?.addEventListener('webglcontextlost', resolve));
    loss?.loseContext();
    await lost;
    if (back) setTimeout(() => loss?.restoreContext());
  }, isGivenBack);

for (const [isGivenBack, drawnWith] of [
  [true, 'webgl'],
  [false, 'canvas'],
] as const)
  test(
    `a WebGL context is lost while playing, comes back (${isGivenBack}), and the board goes on with ${drawnWith}`,
    unless(isGivenBack),
    async ({ hall, browser }) => {
      const turn = boardTurn('metaltalon');
      const { link, ada } = await playingTable(hall, turn.played, turn.at);
      const { page } = await arriveAs(browser, ada, link);
      expect((await lookFor(page, ({ shot }) => shot !== undefined)).drawnWith).toBe('webgl');
      await loseContext(page, isGivenBack);
      const seen = await lookFor(page, (now) => now.drawnWith === drawnWith && now.shot !== undefined);
      expect(seen.drawnWith).toBe(drawnWith);
      await playTurn(page, turn);
    },
  );
