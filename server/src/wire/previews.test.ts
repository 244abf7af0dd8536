import express from 'express';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RULES } from '@gearhall/shared/games/rules';
import { previews } from '../http/previews';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person } from '../testing/clients/Person';

/** What is told of a link where it is posted. */

const folder = mkdtempSync(join(tmpdir(), 'gearhall-'));
const PAGE =
  '<!doctype html><!-- preview --><meta property="og:title" content="x" /><!-- /preview --><title>Gearhall</title>';

let open: OpenHall;
let ada: Person;
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), PAGE);
  mkdirSync(join(folder, 'previews'));
  writeFileSync(join(folder, 'previews/metaltalon.jpg'), '');
  open = await openHall({
    games: [RULES.metaltalon, RULES.kriegbot],
    clientFolder: folder,
    config: { callsPerMinute: 30 },
  });
  ada = await Person.enter(open.address, 'Ada Countess');
});
afterAll(async () => {
  await open.hall.close();
  rmSync(folder, { recursive: true });
});

async function tagsAt(path: string) {
  const page = await (await fetch(open.address + path)).text();
  const tags = page.matchAll(/<meta property="([^"]+)" content="([^"]*)" \/>/gu);
  return { page, tags: Object.fromEntries([...tags].map(([, property, content]) => [property, content])) };
}

test('a game tells its title, what it is about, and shows its board', async () => {
  const { about } = RULES.metaltalon;
  for (const path of ['/game/metaltalon', '/new/metaltalon', '/learn/metaltalon/moving', '/rules/metaltalon'])
    expect((await tagsAt(path)).tags).toMatchObject({
      'og:title': 'MetalTalon · Gearhall',
      'og:description': about.tagline,
      'og:url': open.address + path,
      'og:image': `${open.address}/previews/metaltalon.jpg`,
    });
});

test('the hall has a preview of its own, and so has a game without a picture', async () => {
  for (const path of ['/', '/game/kriegbot'])
    expect((await tagsAt(path)).tags['og:image']).toBe(`${open.address}/previews/hall.jpg`);
});

test('an invitation tells the game alone: no name, neither of the host nor of anybody else', async () => {
  const id = await ada.createTable('metaltalon', 2, { listed: false });
  const { page, tags } = await tagsAt(`/t/${id}?sit`);
  expect(tags).toMatchObject({
    'og:title': 'You are invited to a game of MetalTalon',
    'og:description': RULES.metaltalon.about.tagline,
    'og:url': `${open.address}/t/${id}`,
    'og:image': `${open.address}/previews/metaltalon.jpg`,
  });
  expect(page).not.toContain('Ada');
});

test('an address of nothing is answered with the page as it was built', async () => {
  for (const path of ['/t/0123456789', '/game/chess', '/credits', '/game/toString'])
    expect((await tagsAt(path)).page).toBe(PAGE);
});

test('a host that is none is not repeated', async () => {
  const page = await new Promise<string>((resolve, reject) => {
    get(open.address, { headers: { Host: '"><script>' } }, (response) => {
      response.setEncoding('utf8').once('data', resolve);
    }).on('error', reject);
  });
  expect(page).toContain('content="/previews/hall.jpg"');
  expect(page).not.toContain('<script');
});

test('who looks up too many tables reads the page as it was built', async () => {
  const id = await ada.createTable('metaltalon');
  const answers = [];
  for (let count = 0; count < 31; count += 1) answers.push(await tagsAt(`/t/${id}`));
  expect(answers[0]?.tags['og:title']).toContain('MetalTalon');
  expect(answers.at(-1)?.page).toBe(PAGE);
});

test('the page comes without a preview where the tables cannot be asked, or do not answer', async () => {
  const answers = [
    () => Promise.reject(new Error('The store is down.')),
    () => new Promise<never>(() => undefined),
  ];
  for (const findTable of answers) {
    const server = express()
      .use(previews({ folder, games: [RULES.metaltalon], findTable, allows: () => Promise.resolve(true) }))
      .use((_request, response) => void response.send('the page'))
      .listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await (await fetch(`http://127.0.0.1:${port}/t/abcdefghij`)).text()).toBe('the page');
    server.close();
  }
});
