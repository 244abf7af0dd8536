import type { BotLevel } from '@gearhall/shared/core/bots/bot';
import type { Pause, Presence, TableStatus } from '@gearhall/shared/core/table/table';
import type { AnimationSpeed } from '../../stage/contract/contract';
import { CLOCK_WORDS } from './table/clocks';
import { count } from './language/counting';
import { HALL } from './pages/hall';
import { NEW_TABLE } from './pages/newTable';
import { aBot, botOf, levelOf } from './table/bots';
import { DEVICE_WORDS, FAIR_DICE, SEAT_CARE } from './table/people';
import { REMINDER_WORDS } from './table/reminders';
import { TAKE_BACK } from './table/takeBack';

const LOBBY = {
  live: 'This list updates by itself',
  stale: 'Looking for the server…',
  playBot: 'Play a bot now',
  playBotAt: (title: string) => `Play a bot now at ${title}`,
  learn: 'Learn',
  learnGame: (title: string) => `Learn ${title}`,
  example: 'See how it is played',
  exampleHelp: 'Nobody is playing in public right now. Watch a recorded game instead:',
  exampleOf: (title: string) => `Watch a recorded game of ${title}`,
  newTable: 'New table',
  newTableOf: (title: string) => `New table of ${title}`,
  rules: 'Rules',
  rulesOf: (title: string) => `Rules of ${title}`,
  join: 'Join',
  joinAt: (host: string) => `Join the table of ${host}`,
  watch: 'Watch',
  watchAt: (host: string) => `Watch the table of ${host}`,
  rejoin: 'Rejoin',
  rejoinAt: (title: string) => `Rejoin your table of ${title}`,
  replay: 'Replay',
  replayOf: (title: string) => `Replay of your game of ${title}`,
  hostOf: (host: string) => `${host}’s table`,
  noHost: 'A table',
  players: (min: number, max: number) => (min === max ? `${min} players` : `${min}–${max} players`),
  minutes: (min: number, max: number) => (min === max ? `${min} min` : `${min}–${max} min`),
  spectators: (n: number) => count(n, 'person watching', 'people watching'),
  freeSeat: 'free',
  bot: 'bot',
  byLink: 'by link only',
} as const;

const STATUS = {
  gathering: 'Gathering',
  playing: 'Playing',
  paused: 'Paused',
  ended: 'Over',
} as const satisfies Record<TableStatus, string>;

const NAME = {
  title: 'What should the others call you?',
  label: 'Your name',
  hint: 'Up to 24 characters. You can change it at any time.',
  save: 'Save name',
  comeIn: 'Come in',
  invited: (title: string) => `You are invited to a game of ${title}`,
  invitedBy: (host: string, title: string) => `${host} invites you to a game of ${title}`,
  change: 'Change name',
  you: (name: string) => `You are ${name}`,
  nobody: 'Choose a name',
  /** What others read of somebody who watches and has given no name. */
  nameless: 'A guest',
} as const;

const TABLE = {
  board: 'Board',
  objective: 'How to win',
  orders: 'Orders',
  seats: 'Seats',
  log: 'Log',
  chat: 'Chat',
  help: 'Help',
  settings: 'Settings',
  share: 'Share link',
  shareHelp: 'Anyone with this link can take a free seat or watch.',
  send: 'Share…',
  qr: 'QR code',
  qrLabel: 'The link to this table as a QR code',
  linkLabel: 'Link to this table',
  copy: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'The link could not be copied. Please copy it by hand.',
  leave: 'Leave',
  more: 'Show the whole panel',
  less: 'Show more of the board',
  panels: 'Panels',
  seat: (n: number) => `Seat ${n}`,
  watching: 'You are watching',
  yourSeat: 'you',
  turn: 'to act',
  yourTurn: 'Your turn',
  waitingFor: (names: string) => `Waiting for ${names}.`,
  asked: (names: string) => `Waiting for ${names} to decide.`,
  resigned: 'resigned',
  host: 'host',
  bot: botOf,
  level: levelOf,
  free: 'Free seat',
  botName: (n: number) => `Bot ${n}`,
  lately: 'What happened last',
  newLines: 'New lines',
  earlier: 'Show earlier lines',
  emptyLog: 'What happens at the table will be written here.',
  dice: (values: readonly number[], sum: number | undefined) =>
    `${values.length === 1 ? 'die' : 'dice'} ${values.join(', ')}${sum === undefined ? '' : `, sum ${sum}`}`,
  boardFailed: 'The board could not be drawn here. Everything else works: use the orders.',
  boardLoading: 'Setting up the board…',
  follow: 'Follow the fight',
  wholeBoard: 'Whole board',
  boardLabel: 'The board. Everything that you can do on it is in the orders too.',
  resign: 'Resign',
  resignTitle: 'Do you give up?',
  resignHelp: {
    1: 'The game ends, and you have lost it.',
    2: 'The game ends, and the other player wins it.',
    more: 'You leave this game for good. Where others are left, they go on without you.',
  },
  resignYes: 'Yes, resign',
  keepPlaying: 'Keep playing',
  noOrders: 'Nothing is asked of you right now.',
  sending: 'Sending…',
} as const;

const PRESENCE = {
  here: 'here',
  away: 'away for a moment',
  gone: 'gone',
} as const satisfies Record<Presence, string>;

const GATHERING = {
  title: 'Gathering',
  invite: 'Send this link to your friends. Anyone who opens it can take a seat or watch.',
  invited: (host: string, title: string) => `${host} invites you to a game of ${title}.`,
  free: (n: number, of: number) =>
    n === 0 ? `All ${of} seats are taken.` : `${n} of ${of} seats ${n === 1 ? 'is' : 'are'} free.`,
  who: 'At the table',
  changed: (what: string) => `The options have changed: ${what}.`,
  changedTo: (label: string, value: string) => `${label}: ${value}`,
  take: 'Take seat',
  takeSeat: (n: number) => `Take seat ${n}`,
  change: 'Move here',
  changeSeat: (n: number) => `Move here, to seat ${n}`,
  stand: 'Leave the seat',
  putBot: (level: BotLevel, n: number) => `Put ${aBot(level)} on seat ${n}`,
  removeBot: (n: number) => `Remove the bot from seat ${n}`,
  freeSeat: (name: string) => `Free the seat of ${name}`,
  remove: 'Remove',
  freeIt: 'Free',
  start: 'Start the game',
  ready: 'All seats are taken.',
  missing: (n: number) => `${count(n, 'seat is', 'seats are')} still free.`,
  fillWithBots: 'Bots can take them.',
  hostStarts: (name: string) => `${name} starts the game.`,
  options: 'This table plays with',
} as const;

const CHAT = {
  label: 'Message',
  send: 'Send',
  open: 'Open the chat',
  unread: (n: number) => count(n, 'new line', 'new lines'),
  earlier: 'Said before this game',
  earlierFew: 'not to all',
  empty: 'Nobody has said anything yet.',
  hint: 'Say something…',
  phrases: {
    label: 'Say without typing',
    playing: ['Good luck!', 'Well played!', 'Ouch!', 'Let me think…', 'One moment, please.', 'Thank you!'],
    over: ['Good game!', 'Well played!', 'That was close!', 'Another one?', 'Until next time!', 'Thank you!'],
  },
  you: 'you',
  few: (names: string) => (names === '' ? 'to nobody else' : `only to ${names}`),
  heardBy: { everybody: 'Everybody hears what you write.', nobody: 'You may not talk now.' },
  mute: 'Mute somebody',
  notShown: (names: string) => `Not shown: ${names}`,
  forMe: 'Muted for you alone; nobody learns of it',
  forAll: 'Muted for the table; everybody sees it',
  spectators: 'all spectators',
  hostMuted: (names: string) => `Muted by the host: ${names}.`,
  heardByFew: (names: string) => `Only ${names} will read what you write.`,
} as const;

const SETTINGS = {
  title: 'Settings',
  sound: 'Sound',
  effectsVolume: 'Volume of the game',
  interfaceVolume: 'Volume of calls and taps',
  mute: 'Mute',
  unmute: 'Unmute',
  animation: 'Animation',
  contrast: 'High contrast',
  speeds: { off: 'Off', slow: 'Slow', normal: 'Normal', fast: 'Fast' } satisfies Record<
    AnimationSpeed,
    string
  >,
  close: 'Close',
} as const;

const HELP = {
  title: (game: string) => `How to play ${game}`,
  keys: 'Keys',
} as const;

/** The keys of a table, in the order of the help. */
export const SHORTCUTS = [
  { key: 'o', does: 'Orders: what you may do' },
  { key: 's', does: 'Seats' },
  { key: 'l', does: 'Log' },
  { key: 'c', does: 'Chat' },
  { key: 'f', does: 'Board only, or with the panels' },
  { key: 'u', does: 'Take back your last action' },
  { key: 'b', does: 'Look back, and back to now' },
  { key: 'r', does: 'What happened since your last turn' },
  { key: 'h', does: 'Rules of the game' },
  { key: '?', does: 'This list of keys' },
] as const;
export const OTHER_KEYS = [
  { key: '↑ ↓', does: 'From one order or field to the next' },
  { key: '← →', does: 'Change a number or a choice' },
  { key: 'Enter', does: 'Give the order, or send what is planned' },
  { key: 'Esc', does: 'Close what is open, or leave a text field' },
] as const;

const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

const CONNECTION = {
  joining: 'Joining the table…',
  lost: 'The connection is gone. Your seat stays yours, and nothing that was accepted is lost.',
  offline: 'Your device is offline. Your seat stays yours; the page comes back to the table by itself.',
  restored: ({ from, at }: { readonly from: number; readonly at: number }) =>
    from === 0
      ? `This hall lost everything that it had stored before ${MOMENT.format(at)}. We are sorry.`
      : `This hall was set back on ${MOMENT.format(at)}: what happened after ${MOMENT.format(from)} is lost. We are sorry.`,
  restoredRead: 'I see',
  restarting: 'The hall is restarting. You will be back in a moment.',
  nextTry: (seconds: number) => `Next try in ${seconds} s.`,
  trying: 'Trying now…',
  tryNow: 'Try now',
  pauses: {
    '': 'This table is paused. Nothing is lost.',
    store: 'The hall cannot save moves right now. It keeps trying, and nothing is lost.',
    fault: 'This table is paused: something went wrong in the hall. Nothing is lost.',
    rules: 'This table is paused: it began under rules that this hall no longer has. Nothing is lost.',
    damaged:
      'This table is paused: what the hall has stored of this game is damaged. You see it as it was before the damage. Other tables go on.',
  } satisfies Record<Pause, string>,
  again: 'Come back here',
  live: 'Connected',
  off: 'Not connected',
} as const;

const OFFLINE = {
  away: 'You are offline. Lessons, rules, games against bots and the sandbox work all the same; tables of the hall come back with the network.',
  hallDown:
    'The hall cannot be reached right now. Lessons, rules, games against bots, one device and the sandbox work all the same. Tables of the hall come back by themselves.',
  needsHall: 'This needs the hall, which cannot be reached right now. It comes back by itself.',
  update: 'A newer version of the hall is here.',
  reload: 'Load it now',
} as const;

const CREDITS = {
  title: 'Credits',
  intro:
    'These games were made by other people. We thank them, and we ask you to look for their own editions.',
  ours: 'The text of the rules help, the program and every picture in this hall are our own.',
  designed: (names: string) => `Designed by ${names}.`,
  published: (publisher: string, year?: number) =>
    year === undefined ? `Published by ${publisher}.` : `Published by ${publisher}, ${year}.`,
  font: 'Everything is set in Barlow and Barlow Condensed, made by Jeremy Tribby, under the SIL Open Font License.',
} as const;

const LOST = {
  title: 'There is nothing at this address',
  text: 'The table may have been cleared away, or the link lost a letter on its way.',
} as const;

/** Every sentence of the hall itself. The games bring their own. */
export const WORDS = {
  hall: HALL,
  lobby: LOBBY,
  status: STATUS,
  name: NAME,
  newTable: NEW_TABLE,
  table: TABLE,
  presence: PRESENCE,
  gathering: GATHERING,
  chat: CHAT,
  settings: SETTINGS,
  help: HELP,
  connection: CONNECTION,
  offline: OFFLINE,
  credits: CREDITS,
  lost: LOST,
  clocks: CLOCK_WORDS,
  seatCare: SEAT_CARE,
  fairDice: FAIR_DICE,
  devices: DEVICE_WORDS,
  takeBack: TAKE_BACK,
  reminders: REMINDER_WORDS,
} as const;

export { listed } from './language/listed';
