import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const idOf = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/gu, '-');

/** What holds for the help of every game; `folder`: where its help.md lies. */
export function helpSuite(folder: string): void {
  const help = readFileSync(join(folder, 'help.md'), 'utf8');
  const headings = [...help.matchAll(/^(#+) (.*)$/gmu)].map(([, marks = '', title = '']) => ({
    depth: marks.length,
    title,
  }));
  const chapters = headings.filter(({ depth }) => depth === 2).map(({ title }) => title);

  test('the help begins with a turn, then says what to do on the board', () => {
    expect(help).toMatch(/^## Your turn in one minute\n/u);
    expect(chapters.slice(0, 2)).toEqual(['Your turn in one minute', 'On the board']);
    expect(headings.every(({ depth }) => depth === 2 || depth === 3)).toBe(true);
  });

  test('every heading has an anchor of its own', () => {
    const ids = headings.map(({ title }) => idOf(title));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index || id === 'words')).toEqual([]);
  });

  test.each(['Move the board', 'Take back', 'Look closer', 'Without a pointer'])(
    'what to do on the board: %s',
    (what) => {
      const board = help.slice(
        help.indexOf('## On the board'),
        help.indexOf('\n## ', help.indexOf('## On the board')),
      );
      expect(board).toContain(`**${what}:**`);
    },
  );

  test('the text uses all pictures that are drawn for it, and no others', () => {
    const lists = ['help/pictures.ts', 'faces/pictures.ts']
      .filter((file) => existsSync(join(folder, file)))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .map((drawn) => drawn.slice(drawn.search(/^export const \w*PICTURES/mu)));
    const names = lists.flatMap((list) => [...list.matchAll(/^ {2}(\w+): \(\)/gmu)].map(([, name]) => name));
    const shown = [...help.matchAll(/^!\[[^\]]{20,}\]\(picture:(\w+)\)$/gmu)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(1);
    expect([...shown].sort()).toEqual([...names].sort());
  });
}
