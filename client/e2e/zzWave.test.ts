import { testWithHall } from './support/browserFixture';
import { closeAllClients } from './support/duel';
import { HeadlessClient } from './support/krieg';
import { arriveCalm } from './support/people';
import { answered, animate, board, giveName, ordersOf, start } from './support/table';

const test = testWithHall();
test.afterEach(closeAllClients);
for (const size of ['desktop', 'phone'] as const)
  test(`shots ${size}`, async ({ hall, browser }) => {
    test.setTimeout(200_000);
    const { page } = await arriveCalm(browser, 'Ada', size);
    const shot = (name: string) => page.screenshot({ path: `/tmp/wave_${size}_${name}.png` });
    await page.goto(`${hall.url}/new/kriegbot`);
    await giveName(page, 'Ada');
    await page.getByRole('radio', { name: 'Human Wave', exact: true }).check({ force: true });
    await page.getByRole('radio', { name: '1', exact: true }).check({ force: true });
    await page.locator('.kb-set-up img').waitFor();
    await shot('form');
    await page.getByText('All options').click();
    await page.getByLabel('Score to reach').selectOption('reconstructed');
    await page.getByLabel('Score to reach').scrollIntoViewIfNeeded();
    await shot('options');
    await page.getByRole('button', { name: 'Create the table' }).click();
    await page.getByRole('heading', { name: 'Gathering' }).waitFor();
    await shot('gathering');
    await start({ page, name: 'Ada', context: page.context() });
    await board(page).waitFor();
    await animate(page, 'Off');
    const ada = await HeadlessClient.of(page);
    while (ada.view.phase === 'templates' || ada.view.phase === 'design') await ada.act(ada.quietest);
    await page.waitForTimeout(1500);
    await shot('build');
    await answered(page, async () => (await ordersOf(page)).getByRole('button', { name: /Leave the rest/u }).click());
    await page.waitForTimeout(1000);
    await shot('place');
    while (ada.view.turn < 4 && ada.view.phase !== 'over') {
      if (ada.legal.some(({ type }) => type !== 'prepare' && type !== 'hold')) await ada.act(ada.quietest);
      else await page.waitForTimeout(50);
    }
    await page.waitForTimeout(1500);
    await shot('turn4');
    while (ada.view.turn < 9 && ada.view.phase !== 'over') {
      if (ada.legal.some(({ type }) => type !== 'prepare' && type !== 'hold')) {
        const shots = ada.legal.filter(({ type }) => type === 'attack');
        await ada.act(shots[0] ?? ada.quietest);
      } else await page.waitForTimeout(50);
    }
    await page.waitForTimeout(1500);
    await shot('late');
    await page.getByRole('button', { name: 'Resign' }).first().click();
    await page.getByRole('button', { name: 'Yes, resign' }).click();
    await page.waitForTimeout(1500);
    await shot('end');
  });
