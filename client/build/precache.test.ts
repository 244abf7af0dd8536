import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { precache, withFiles } from './precache';

const WORKER = readFileSync(join(__dirname, '../public/sw.js'), 'utf8');
const FILES = [
  { path: 'index.html', hash: '1' },
  { path: 'assets/a.js', hash: '2' },
  { path: 'assets/a.js.br', hash: '3' },
  { path: 'assets/a.woff', hash: '7' },
  { path: '.vite/manifest.json', hash: '4' },
  { path: 'sw.js', hash: '5' },
  { path: 'faces/kriegbot.svg', hash: '6' },
  { path: 'previews/kriegbot.jpg', hash: '8' },
  { path: 'posters/kriegbot.webp', hash: '9' },
  { path: 'puzzles/kriegbot.json', hash: '12' },
  { path: 'icons/512.png', hash: '11' },
  { path: 'assets/bots/kriegbot-1a_B.js', hash: '10' },
];

test('the worker keeps the page and all that it may load, but no compressed copies, no old fonts, nothing that is kept once it has been there and not itself', () => {
  expect(withFiles(WORKER, FILES)).toContain('"files":["/assets/a.js","/faces/kriegbot.svg","/"]');
});

test('the version changes with the content of any file', () => {
  const versionOf = (text: string) => /"version":"(\w{12})"/u.exec(text)?.[1];
  const changed = FILES.map((file) => (file.path === 'index.html' ? { ...file, hash: '9' } : file));
  expect(versionOf(withFiles(WORKER, FILES))).toBeDefined();
  expect(versionOf(withFiles(WORKER, changed))).not.toBe(versionOf(withFiles(WORKER, FILES)));
});

test('a worker without a place for the list is an error of the build', () => {
  expect(() => withFiles('self', FILES)).toThrow('no place');
});

test('a build that failed shows its own error, not that of a worker that was never written', async () => {
  const plugin = precache() as unknown as {
    configResolved(config: object): void;
    writeBundle(): void;
    closeBundle: { handler(): Promise<void> };
  };
  plugin.configResolved({ root: '/nowhere', build: { outDir: 'dist' } });
  await expect(plugin.closeBundle.handler()).resolves.toBeUndefined();
  plugin.writeBundle();
  await expect(plugin.closeBundle.handler()).rejects.toThrow('/nowhere/dist/sw.js');
});
