import { momentsOf, playWhole, SHOWN_GAMES, type ShownGame } from './screenshots/moments';
import { playingTable } from './screenshots/tables';
import { onPhone, textsOn, type BoardText } from './support/boardTexts';
import { expect, quickTest as test } from './support/browserFixture';
import { unless } from './support/longSuite';

/** What is written on a board can be read on a phone, as the board is framed at first. */

/** In pixels of the page; the rounding of a transform is none of them. */
const LEAST = 12;
const ROUNDED = 0.05;
/** A pile of cards that is drawn as a sign has names on it that nobody reads. */
const SIGN = 4;
/** Boards are painted in software here, one for each moment. */
const UNHURRIED = 240_000;

/** Where most is written. */
const MOMENTS: Readonly<Record<ShownGame, readonly string[]>> = {
  metaltalon: ['fireAtShip', 'middle'],
  metalkrushers: ['move', 'attack'],
  rushncrush: ['first', 'endTurn'],
  metalheads: ['pay', 'middle'],
  kriegbot: ['move', 'answer'],
};

/** The letters without the room around them. */
const CAPITALS = 0.72;
const TOUCHING = 2;

const isOver = ({ box, size }: BoardText, other: BoardText): boolean => {
  const across = Math.min(box.x + box.width, other.box.x + other.box.width) - Math.max(box.x, other.box.x);
  const middles = Math.abs(box.y + box.height / 2 - other.box.y - other.box.height / 2);
  return across > TOUCHING && (size + other.size) * (CAPITALS / 2) - middles > TOUCHING;
};

/** Texts that lie over one another, in pairs. */
const overlapsIn = (texts: readonly BoardText[]): readonly string[] =>
  texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter((other) => isOver(one, other))
      .map((other) => `${one.text} / ${other.text}`),
  );

for (const game of SHOWN_GAMES)
  test(
    `on a phone all that is written on the board of ${game} has ${LEAST} pixels, and lies apart`,
    unless(game === 'kriegbot' || game === 'metalheads'),
    async ({ hall, browser }) => {
      test.setTimeout(UNHURRIED);
      const played = playWhole(game);
      const moments = momentsOf(played);
      for (const name of MOMENTS[game]) {
        const at = moments.get(name) ?? Number.NaN;
        const page = await onPhone(browser, await playingTable(hall, played, at));
        const texts = (await textsOn(page)).filter(({ size }) => size > SIGN);
        expect(texts.length).toBeGreaterThan(0);
        const small = texts
          .filter(({ size }) => size < LEAST - ROUNDED)
          .map(({ text, size }) => [text, size]);
        expect([name, small, overlapsIn(texts)]).toEqual([name, [], []]);
        await page.context().close();
      }
    },
  );
