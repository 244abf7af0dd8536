import { count } from '../language/counting';

const days = (number: number): string => count(number, 'day', 'days');

/** What the hall says of what it stores. */
export const PRIVACY = {
  title: 'What is stored',
  lead: 'There are no accounts here. The hall asks for no address, counts no visits, and loads nothing from anybody else.',
  hall: 'At the hall',
  kept: [
    'The name that you give yourself, and your tables: seats, options, every move with its time.',
    'What you write at a table. A chat keeps its last lines only, and takes them along when you play again.',
    'What you report to the operator of the hall, and what others report of you, with the lines around it.',
    'Whom the operator has muted or banned, and until when: a person by a number, or an address.',
    'If you switched reminders on: where your browser receives them. They are sent through the service of the browser’s maker.',
    'The record of each finished game with the names at its seats. Whoever has the link can watch it.',
  ],
  notKept:
    'Your network address is used to limit requests while they come in, and to write misbehaviour into the log. The operator sees it while you are here. It is not stored with your games; only an address that the operator mutes or bans is.',
  browser: 'In your browser',
  inBrowser: [
    'A key that shows the hall who you are, your name, settings, completed lessons, solved puzzles and saved designs.',
    'Games against bots, sandboxes, lessons and puzzles: they never leave your browser.',
  ],
  noCookies: 'There are no cookies, except for the operator who has come in at the page for operators.',
  long: 'For how long',
  unstarted:
    'A table at which no game has begun is deleted after a day; one for the next game of a series stays as long as your list of games.',
  personal: (after: number): string =>
    after === 0
      ? 'Chats, reminders and the list of your games stay until you have them deleted.'
      : `What was said at a table is deleted ${days(after)} after its last move. When you have not played for ${days(after)}, so are your reminders and the list of your games.`,
  records: (after: number): string =>
    after === 0
      ? 'Finished games stay, so that they can be watched again.'
      : `Finished games are deleted after ${days(after)}.`,
  moderation: (after: number): string =>
    `Reports are deleted 30 days after the operator was done with them${after === 0 ? '' : `, and at the latest ${days(after)} after they were made. What operators did is kept as long`}. A mute or a ban is deleted when it is over.`,
  yours: 'What you can do',
  own: 'On your own page you can see your games, save everything that the hall knows of you as a file, and have it deleted. In finished games your name then becomes “Somebody”.',
  notDeleted:
    'What others have reported of you stays until the operator is done with it, and so does a ban, without your name: nobody gets rid of them in this way.',
  unknown: 'How long this hall keeps it could not be loaded. It is tried again by itself.',
} as const;
