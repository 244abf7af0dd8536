import type { Page } from '@playwright/test';
import { expect, usualTest as test } from './support/browserFixture';
import { layoutFaultsIn, axeViolationsIn } from './support/a11yChecks';
import { arriveCalm } from './support/people';
import { board, createTable, give, myTurn, start } from './support/table';
import { unless } from './support/longSuite';

for (const size of ['desktop', 'phone'] as const) {
  test(
    `home, lobby, new table, gathering, table, credits and privacy have no barriers (${size})`,
    unless(size === 'desktop'),
    async ({ hall, browser }) => {
      const host = await arriveCalm(browser, 'Ada', size);
      const found: Record<string, string[]> = {};
      const look = async (place: string, page: Page): Promise<void> => {
        found[place] = [...(await axeViolationsIn(page)), ...(await layoutFaultsIn(page))];
      };
      await host.page.goto(hall.url);
      await host.page.getByRole('heading', { name: 'Games', exact: true }).waitFor();
      await look('home', host.page);
      await host.page.goto(`${hall.url}/new/metaltalon`);
      await host.page.getByRole('button', { name: 'Create the table' }).waitFor();
      await look('new table, folded', host.page);
      await host.page.getByText('All options').click();
      const clock = host.page.getByRole('group', { name: 'Time to think' });
      await clock.getByRole('radio', { name: 'Live' }).check({ force: true });
      await look('new table with a clock', host.page);
      await host.page.getByRole('radio', { name: 'No clock' }).check({ force: true });
      await look('new table', host.page);
      await createTable(host, hall);
      await host.page.getByText('How does this work?').click();
      await host.page.getByRole('button', { name: 'QR code' }).click();
      await look('gathering', host.page);
      await host.page.getByRole('button', { name: 'Change the options' }).click();
      await host.page.getByRole('radio', { name: 'First game' }).waitFor();
      await look('options of a table', host.page);
      await host.page.keyboard.press('Escape');
      await host.page.getByRole('button', { name: 'Settings' }).click();
      await host.page.getByRole('button', { name: 'Continue on another device' }).click();
      await host.page.getByRole('img', { name: 'The private link as a QR code' }).waitFor();
      await look('continue on another device', host.page);
      const link = await host.page.getByRole('textbox', { name: 'Private link' }).inputValue();
      await host.page.keyboard.press('Escape');

      const visitor = await arriveCalm(browser, 'Bo', size);
      await visitor.page.goto(host.page.url());
      await visitor.page.getByRole('heading', { name: 'Ada invites you to a game of MetalTalon' }).waitFor();
      await look('invitation', visitor.page);
      await visitor.page.goto(hall.url);
      await visitor.page
        .getByRole('link', { name: /Join the table of Ada/ })
        .first()
        .waitFor();
      await look('lobby', visitor.page);
      await visitor.page.getByRole('button', { name: 'Choose a name' }).click();
      await visitor.page.getByLabel('Your name').fill('Bo');
      await visitor.page.getByRole('button', { name: 'Save name' }).click();
      await visitor.page.goto(link);
      await visitor.page.getByRole('heading', { name: /Become Ada here/ }).waitFor();
      await look('continue here', visitor.page);
      await visitor.page.goto(`${hall.url}/credits`);
      await visitor.page.getByText(/Jonathan Leistiko/).waitFor();
      await look('credits', visitor.page);
      await visitor.page.goto(`${hall.url}/privacy`);
      await visitor.page.getByText('is deleted 400 days after its last move').waitFor();
      await look('privacy', visitor.page);

      await host.page.getByRole('button', { name: 'Put a hard bot on seat 2' }).click();
      await start(host);
      await give(host.page, /^Keep/);
      await myTurn(host.page);
      await look('table', host.page);
      await host.page.getByRole('button', { name: 'Help' }).click();
      await host.page.getByRole('heading', { name: 'Your turn in one minute' }).waitFor();
      await look('help', host.page);
      await host.page.keyboard.press('Escape');
      await host.page.getByRole('button', { name: 'Settings' }).click();
      await host.page.getByRole('switch', { name: 'High contrast' }).check({ force: true });
      await look('settings in high contrast', host.page);
      await host.page.keyboard.press('Escape');
      await board(host.page).waitFor();
      await look('table in high contrast', host.page);

      expect(found).toEqual(Object.fromEntries(Object.keys(found).map((place) => [place, []])));
    },
  );
}
