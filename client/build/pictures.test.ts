import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOG, type GameId } from '@gearhall/shared/games/catalog';
import { accentOf, machineOf, posterOf } from '../src/games';
import { iconSvg } from './icons';
import { missingPicture, paintedOf } from './pictures';

const PUBLIC = join(__dirname, '../public');

test('a game without a picture is named, with what to draw', () => {
  expect(missingPicture(['chess', 'go'], (file) => file === 'faces/go.svg')).toContain('faces/chess.svg (');
  expect(missingPicture(['chess'], (file) => file === 'posters/chess.webp')).toContain('faces/chess.svg (');
  expect(missingPicture(['go'], () => true)).toBeUndefined();
});

describe.each(Object.keys(CATALOG) as GameId[])('%s', (game) => {
  test('has the pictures that its card, its stand and its links show', () => {
    const shown = [posterOf(game), machineOf(game), `/previews/${game}.jpg`];
    expect(shown).toEqual(paintedOf(game).map((file) => `/${file}`));
    for (const file of paintedOf(game)) expect([file, existsSync(join(PUBLIC, file))]).toEqual([file, true]);
  });

  test('gives a light that no other game has', () => {
    const others = Object.keys(CATALOG).filter((id) => id !== game);
    expect(others.map(accentOf)).not.toContain(accentOf(game));
    expect(accentOf(game)).not.toBe(accentOf('kuhn'));
  });
});

test('the favicon is the G of the logo', () => {
  expect(readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8')).toBe(iconSvg());
});
