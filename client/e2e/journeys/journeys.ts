import type { GameId } from '@gearhall/shared/games/catalog';
import { addressOf, press, pressIfThere, until, wait, type Hands } from './hands';
import { begins, handOnUntil, lessonMoveSeen, moveSeen } from './moves';
import { goHome, WAYS } from './ways';

/** Ways that people take from the home page to a first move of their own on a board. Each begins at the home page. */

/** Opens the form for a new table, and says who one is where nobody knows it. */
export async function openForm(hands: Hands, game: GameId, name = 'Ada'): Promise<void> {
  await press(hands, WAYS.newTable(game));
  await wait(hands, WAYS.nameField.css);
  const isNamed = await hands.look(
    (css) => document.querySelector<HTMLInputElement>(css)?.value !== '',
    WAYS.nameField.css,
  );
  if (isNamed) return;
  await press(hands, WAYS.nameField);
  await hands.type(name);
}

/** Presses these choices of the form, and then its button. */
export async function createWith(hands: Hands, choices: readonly string[]): Promise<void> {
  for (const words of choices) await press(hands, WAYS.choice(words));
  await press(hands, WAYS.create);
}

/** Puts a bot on each free seat of the table that one has made, and starts. */
export async function startWithBots(hands: Hands): Promise<void> {
  await until(
    async () => (await pressIfThere(hands, WAYS.start)) || (await pressIfThere(hands, WAYS.bots), false),
    () => 'all seats are taken, and the game starts',
  );
}

/** The form as it is, a bot by hand, and the start. */
async function byForm(hands: Hands, game: GameId): Promise<void> {
  await openForm(hands, game);
  await createWith(hands, []);
  await startWithBots(hands);
  await moveSeen(hands);
}

const byPreset =
  (preset: string) =>
  async (hands: Hands, game: GameId): Promise<void> => {
    await openForm(hands, game);
    await createWith(hands, [preset, 'Easy bot']);
    await moveSeen(hands);
  };

/** In Kriegbot to the first decision alone: two robots are to be designed (kriegScenarios.long.test.ts). */
async function fullGame(hands: Hands, game: GameId): Promise<void> {
  await openForm(hands, game);
  await createWith(hands, ['Full rules', 'Easy bot']);
  await (game === 'kriegbot' ? begins(hands) : moveSeen(hands));
}

async function bestOfThree(hands: Hands, game: GameId): Promise<void> {
  await openForm(hands, game);
  await createWith(hands, ['Best of 3', 'Easy bot']);
  await moveSeen(hands);
}

async function againstBot(hands: Hands, game: GameId): Promise<void> {
  await press(hands, WAYS.bot(game));
  await moveSeen(hands);
}

async function byLesson(hands: Hands, game: GameId): Promise<void> {
  await press(hands, WAYS.lessons(game));
  await press(hands, WAYS.firstLesson);
  await lessonMoveSeen(hands);
}

async function inSandbox(hands: Hands, game: GameId): Promise<void> {
  await press(hands, WAYS.gamePage(game));
  await press(hands, WAYS.example(game));
  await press(hands, WAYS.playOn);
  await moveSeen(hands);
}

async function onOneDevice(hands: Hands, game: GameId): Promise<void> {
  await press(hands, WAYS.gamePage(game));
  await press(hands, WAYS.together(game));
  await press(hands, WAYS.begin);
  await moveSeen(hands);
}

type Journey = (hands: Hands, game: GameId) => Promise<void>;

/** By the name that a failure gives. */
export const JOURNEYS: Readonly<Record<string, Journey>> = {
  'form, bot, start': byForm,
  'first game': byPreset('First game'),
  'short game': byPreset('Short'),
  'full game': fullGame,
  'best of 3': bestOfThree,
  'a bot now': againstBot,
  lesson: byLesson,
  sandbox: inSandbox,
  'one device': onOneDevice,
};

/** Somebody makes a table, another follows the link that it shows, and both play. */
export async function invite(
  [host, guest]: readonly [Hands, Hands],
  game: GameId,
  follow: (link: string) => Promise<unknown>,
): Promise<void> {
  await openForm(host, game);
  await createWith(host, []);
  await wait(host, WAYS.link);
  await follow(
    await host.look((css) => document.querySelector<HTMLInputElement>(css)?.value ?? '', WAYS.link),
  );
  await press(guest, WAYS.guestName);
  await guest.type('Bo');
  await press(guest, WAYS.comeIn);
  await press(guest, WAYS.takeSeat);
  await startWithBots(host);
  const seen = new Set<Hands>();
  const plays = async (one: Hands): Promise<void> => {
    await moveSeen(one);
    seen.add(one);
    await handOnUntil(one, () => seen.size === 2);
  };
  await Promise.all([plays(host), plays(guest)]);
}

/** A game of another kind, and back to the first table by the list on the home page. */
export async function elsewhereAndBack(hands: Hands, game: GameId, other: GameId): Promise<void> {
  await byForm(hands, game);
  const table = await addressOf(hands);
  await goHome(hands);
  await byForm(hands, other);
  await goHome(hands);
  await press(hands, WAYS.table(table));
  await begins(hands);
}
