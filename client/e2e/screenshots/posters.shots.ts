import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOG } from '@gearhall/shared/games/catalog';
import { accentOf } from '../../src/games';
import { iconSvg } from '../../build/icons';
import { testWithHall } from '../support/browserFixture';
import { fineChromium } from '../support/launching';
import { openMachines, withStagePage } from '../support/stagePage';
import { open } from './camera';
import { playWhole, SHOWN_GAMES } from './moments';
import {
  asPng,
  asPoster,
  partOfBoard,
  FRAMINGS,
  fromDataAddress,
  keep,
  noise,
  openStudio,
  preview,
  PUBLIC,
  PREVIEW,
} from './posters';
import { endedTable } from './tables';

/** No test: writes the pictures of the hall in client/public anew. Words: games, `hall`; none: all of them. */

const wanted = (process.env['GEARHALL_POSTERS'] ?? '').split(' ').filter((word) => word !== '');
const unknown = wanted.filter((word) => !['all', 'hall', ...SHOWN_GAMES].includes(word));
if (unknown.length > 0) throw new Error(`No such words: ${unknown.join(', ')}.`);
const isWanted = (one: string): boolean => wanted.includes('all') || wanted.includes(one);

const test = testWithHall({ BOT_DELAY_MS: '0' });
test.use({ launchOptions: fineChromium() });
if (wanted.length > 0) withStagePage();

const kept = (file: string): string => readFileSync(join(PUBLIC, file)).toString('base64');

/** Of a machine, in pixels. */
const MACHINE = 360;

for (const game of SHOWN_GAMES.filter(isWanted))
  test(`poster of ${game}`, async ({ hall, browser }) => {
    const framing = FRAMINGS[game];
    const machines = await openMachines(browser);
    const painted = await machines.evaluate(
      async (of) => (window as unknown as { machine(...of: unknown[]): Promise<string> }).machine(...of),
      [game, framing.seat, accentOf(game), MACHINE] as const,
    );
    keep('machines', `${game}.webp`, fromDataAddress(painted));
    const played = playWhole(game);
    const table = await endedTable(hall, played);
    const at = Math.floor(played.staged.entries.length * framing.at);
    const page = await open(browser, 'studio', `${table.link.replace('/t/', '/replay/')}?at=${at}`);
    await page.addStyleTag({ content: '.follow-way, .board-note, .rush-map { visibility: hidden }' });
    const png = await partOfBoard(page, framing);
    const poster = await asPoster(await openStudio(browser, hall.url, PREVIEW), png);
    keep('posters', `${game}.webp`, poster);
    const studio = await openStudio(browser, hall.url, PREVIEW);
    const picture = `data:image/png;base64,${png.toString('base64')}`;
    const shown = { title: CATALOG[game].title, accent: accentOf(game), pictures: [picture] };
    keep('previews', `${game}.jpg`, await preview(studio, shown));
    table.close();
  });

if (isWanted('hall'))
  test('the icons, and the preview of the hall', async ({ hall, browser }) => {
    keep('.', 'favicon.svg', Buffer.from(iconSvg()));
    const studio = await openStudio(browser, hall.url, PREVIEW);
    keep('.', 'noise.webp', await noise(studio));
    const pictures = SHOWN_GAMES.map((game) => `data:image/webp;base64,${kept(`posters/${game}.webp`)}`);
    keep('previews', 'hall.jpg', await preview(studio, { title: 'Gearhall', accent: '#d9a14a', pictures }));
    for (const side of [192, 512]) keep('icons', `${side}.png`, await asPng(studio, iconSvg(), side));
    // Masks cut off up to a fifth of each side.
    keep('icons', 'maskable.png', await asPng(studio, iconSvg({ size: 0.78, round: 0 }), 512));
  });
