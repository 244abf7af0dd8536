import type { Page } from 'playwright-core';
import { matchSeed, seededDice, seedFrom } from '@gearhall/shared/core/dice';
import { Match, type Entry } from '@gearhall/shared/core/match';
import { isRefusal } from '@gearhall/shared/core/result';
import { RULES } from '@gearhall/shared/games/rules';
import { arriveAs, newGuest, stage, type Staged } from './support/staged';
import { actionsAt, answered, board, eventually, give, logOf, logShows, myTurn } from './support/table';
import { openVenue } from './support/venue';

const venue = openVenue();

/** Drawn in software, on whatever machine this is. */
const UNHURRIED = 120_000;
const ADA = 0;
const MOST_GAMES = 200;
const MOST_ACTIONS = 200;

const game = RULES.metalkrushers;
const options = game.options.parse({ oust: true });

/** The first of bots' games in which an Oust of Ada's leaves her with nothing but the attack that she owes. */
function beforeOust(): Staged {
  for (let number = 0; number < MOST_GAMES; number += 1) {
    const seed = seedFrom('owed', String(number));
    const entries = oustIn(seed);
    if (entries) return { game: 'metalkrushers', options, seed, entries };
  }
  throw new Error('In no game does it come to an Oust before an attack.');
}

/** What is played before it; undefined in a game without. */
function oustIn(seed: string): readonly Entry[] | undefined {
  const entries: Entry[] = [];
  const dice = seededDice(seedFrom(seed, 'bots'));
  let { match } = Match.begin(game, { options, seats: 2, seed: matchSeed(seed, ['', '']) });
  while (!match.outcome && entries.length < MOST_ACTIONS) {
    const [seat = 0] = match.toAct;
    const legal = match.legal(seat);
    const ousts = legal.filter(({ type }) => type === 'oust');
    const action = ousts[0] ?? game.bots.normal.choose(match.project(seat), seat, legal, dice);
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

/** How often somebody has attacked, as the log tells it. */
const attacksIn = async (page: Page): Promise<number> =>
  [...(await logOf(page)).matchAll(/^.* attacks /gmu)].length;

test(
  'the attack that an Oust leaves is made by itself; taken back, it waits for a hand',
  async () => {
    const [ada, bo] = [await newGuest(venue.hall, 'Ada'), await newGuest(venue.hall, 'Bo')];
    const person = await arriveAs(venue.browser, ada, stage(venue.hall, beforeOust(), [ada, bo]));
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
    expect(person.problems).toEqual([]);
    await person.context.close();
  },
  UNHURRIED,
);
