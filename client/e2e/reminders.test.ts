import type { CDPSession, Page } from 'playwright-core';
import { arriveCalm } from './support/people';
import { createTable, eventually } from './support/table';
import { openVenue } from './support/venue';

/** What the service worker does with a push, which the browser is made to believe has come. */

const venue = openVenue();

const shown = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const all = await registration.getNotifications();
    return all.map(({ title, body, tag }) => `${title} | ${body} | ${tag}`).join('\n');
  });

/** The browser's own number for the hall's service worker. */
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

test('a push is shown, unless the table is before one’s eyes', async () => {
  const ada = await arriveCalm(venue.browser, 'Ada');
  const { page, context } = ada;
  await context.grantPermissions(['notifications'], { origin: venue.hall.url });
  const table = new URL(await createTable(ada, venue.hall)).pathname.split('/').at(-1) ?? '';
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Tell me when it is my turn' }).check({ force: true });
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  const cdp = await context.newCDPSession(page);
  const registrationId = await workerOf(cdp);
  const push = (message: object) =>
    cdp.send('ServiceWorker.deliverPushMessage', {
      origin: venue.hall.url,
      registrationId,
      data: JSON.stringify(message),
    });

  // At the table itself nothing is shown; what is shown later of another one proves that this came through.
  await push({ table, game: 'metaltalon', kind: 'yourTurn' });
  await push({ table: 'another000', game: 'metaltalon', kind: 'over' });
  const over = 'The game of MetalTalon is over | Come and see how it ended. | another000';
  await eventually(() => shown(page), over);

  await page.goto(venue.hall.url);
  await push({ table, game: 'metaltalon', kind: 'yourTurn' });
  await eventually(
    async () => (await shown(page)).split('\n').sort().join('\n'),
    [over, `Your turn at MetalTalon | The others wait for you. | ${table}`].sort().join('\n'),
  );
  await context.close();
}, 120_000);
