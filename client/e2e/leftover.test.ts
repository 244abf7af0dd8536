import { meansOf } from '@gearhall/shared/core/replay/history';
import type { Page } from '@playwright/test';
import { expect, usualTest as test } from './support/browserFixture';
import { matchSeed, seededDice, seedFrom } from '@gearhall/shared/core/dice/dice';
import { Match } from '@gearhall/shared/core/match';
import type { Entry } from '@gearhall/shared/core/log/entry';
import { isRefusal } from '@gearhall/shared/core/ground/result';
import { RULES } from '@gearhall/shared/games/rules';
import { arriveAs, newGuest, stage, type Staged } from './support/staged';
import { actionsAt, answered, board, eventually, give, logOf, logShows, myTurn } from './support/table';

const ADA = 0;
const MOST_GAMES = 200;
const MOST_ACTIONS = 200;

const game = RULES.metalkrushers;
const options = game.options.parse({ oust: true });

/** The first of the bots' games in which an Oust of Ada's leaves only the attack that she has to make. */
function beforeOust(): Staged {
  for (let number = 0; number < MOST_GAMES; number += 1) {
    const seed = seedFrom('owed', String(number));
    const entries = oustIn(seed);
    if (entries) return { game: 'metalkrushers', options, seed, entries };
  }
  throw new Error('In no game does it come to an Oust before an attack.');
}

/** The entries before it; undefined where the game has none. */
function oustIn(seed: string): readonly Entry[] | undefined {
  const entries: Entry[] = [];
  const dice = seededDice(seedFrom(seed, 'bots'));
  let { match } = Match.begin(game, { options, seats: 2, seed: matchSeed(seed, ['', '']) });
  while (!match.outcome && entries.length < MOST_ACTIONS) {
    const [seat = 0] = match.toAct;
    const legal = match.legal(seat);
    const ousts = legal.filter(({ type }) => type === 'oust');
    const { normal } = game.bots;
    const action =
      ousts[0] ?? normal.choose(match.project(seat), seat, legal, meansOf(match, seat, dice, normal));
    const played = match.play(seat, action);
    if (isRefusal(played)) throw new Error(`A bot was refused: ${played.refused}.`);
    match = played.match;
    if (seat === ADA && ousts.length === 1 && owesAttack(match)) return entries;
    entries.push({ seat, action });
  }
  return undefined;
}

function owesAttack(match: Match): boolean {
  const legal = match.toAct[0] === ADA ? match.legal(ADA) : [];
  return legal.length === 1 && legal[0]?.type === 'attack';
}

/** How often somebody has attacked, according to the log. */
const attacksIn = async (page: Page): Promise<number> =>
  [...(await logOf(page)).matchAll(/^.* attacks /gmu)].length;

test('the attack that an Oust leaves is made automatically; after an undo it is not', async ({
  hall,
  browser,
}) => {
  const [ada, bo] = [await newGuest(hall, 'Ada'), await newGuest(hall, 'Bo')];
  const person = await arriveAs(browser, ada, stage(hall, beforeOust(), [ada, bo]));
  const { page } = person;
  await board(page).waitFor();
  await myTurn(page);
  const before = await actionsAt(page);
  const attacks = await attacksIn(page);
  await give(page, /^Oust/u);
  await eventually(() => actionsAt(page), before + 2);
  await eventually(() => attacksIn(page), attacks + 1);
  await page.getByRole('button', { name: 'Take back' }).click();
  await logShows(page, /Ada takes back their last action/u);
  await myTurn(page);
  await answered(page, async () => expect(await give(page, /^Attack/u)).toBe(true));
});
