import type { CDPSession, Page } from '@playwright/test';
import { usualTest as test } from './support/browserFixture';
import { wholeChromium } from './support/launching';
import { arriveToStay } from './support/people';
import { createTable, eventually } from './support/table';

/** What the service worker does with a push message, which the test injects into the browser. */

test.use({ launchOptions: wholeChromium() });

const shown = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const all = await registration.getNotifications();
    return all.map(({ title, body, tag }) => `${title} | ${body} | ${tag}`).join('\n');
  });

/** The browser's id for the hall's service worker. */
async function workerOf(cdp: CDPSession): Promise<string> {
  const known = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  return known;
}

test('a push is shown, unless the page of its table is visible', async ({ hall, browser, allowErrors }) => {
  allowErrors(/does not support the Push API in incognito mode|404 \(Not Found\)/u);
  const ada = await arriveToStay(browser, 'Ada');
  const { page, context } = ada;
  await context.grantPermissions(['notifications'], { origin: hall.url });
  const table = new URL(await createTable(ada, hall)).pathname.split('/').at(-1) ?? '';
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Tell me when it is my turn' }).check({ force: true });
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  const cdp = await context.newCDPSession(page);
  const registrationId = await workerOf(cdp);
  const push = (message: object) =>
    cdp.send('ServiceWorker.deliverPushMessage', {
      origin: hall.url,
      registrationId,
      data: JSON.stringify(message),
    });

  // No notification at the table itself; a later one about another table proves that this one was
  // delivered.
  await push({ table, game: 'metaltalon', kind: 'yourTurn' });
  await push({ table: 'another000', game: 'metaltalon', kind: 'over' });
  const over = 'The game of MetalTalon is over | Come and see how it ended. | another000';
  await eventually(() => shown(page), over);

  await page.goto(hall.url);
  await push({ table, game: 'metaltalon', kind: 'yourTurn' });
  await eventually(
    async () => (await shown(page)).split('\n').sort().join('\n'),
    [over, `Your turn at MetalTalon | The others wait for you. | ${table}`].sort().join('\n'),
  );

  // What a series waits for is said on its page: nobody who looks at it is told.
  await page.goto(`${hall.url}/series/nowhere000`);
  await push({ table, game: 'metaltalon', kind: 'decide', series: 'nowhere000' });
  await push({ table: 'another000', game: 'metaltalon', kind: 'decide', series: 'elsewhere0' });
  const decide = 'Decide what comes next at MetalTalon | The others wait for you. | another000';
  await eventually(
    async () => (await shown(page)).split('\n').sort().join('\n'),
    [decide, `Your turn at MetalTalon | The others wait for you. | ${table}`].sort().join('\n'),
  );
});
