import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const CLIENT = join(__dirname, '../..');
const page = readFileSync(join(CLIENT, 'index.html'), 'utf8');
const shell = readFileSync(join(CLIENT, 'src/ui/shell/shell.css'), 'utf8');

/** Under a path of another host neither scripts nor styles are found: only the page itself can say anything. */
test('a page without its files says that the hall needs a host name of its own', () => {
  const told = /<p class="without-files">([^<]+)<\/p>/u.exec(page)?.[1];
  expect(told).toMatch(/needs a host name of its own/u);
  expect(page.indexOf('without-files')).toBeGreaterThan(page.indexOf('<div id="app">'));
});

test('the styles, which come with the files, hide it', () => {
  expect(/\.without-files \{\s*display: none;\s*\}/u.test(shell)).toBe(true);
  expect(readFileSync(join(CLIENT, 'src/app/main.tsx'), 'utf8')).toContain("import '../ui/shell/shell.css'");
});
