import type { Player } from '../../local/localGame';

/** What a sandbox and a game on one device say. */
export const SANDBOX = {
  title: 'Sandbox',
  playOn: 'Play on from here',
  playOnShort: 'Play on',
  lead: 'Nothing here counts: try what you like, take back any step, roll again.',
  back: 'Back one step',
  rollAgain: 'Roll again',
  players: 'Who plays',
  playersTitle: 'Who plays which seat?',
  playersHelp: 'Seats that are passed around hide their secrets until the next person has the device.',
  share: 'Share',
  shareTitle: 'Share this position',
  shareLink: 'This link holds the whole game so far: the position, the options and the players.',
  tooLong: 'This game is too long for a link. Save it as a file instead.',
  file: 'Save as a file',
  open: 'Open a file',
  openHelp: 'A sandbox that somebody saved as a file.',
  empty:
    'There is no sandbox yet. Open any replay, go to a moment that interests you, and choose “Play on from here”.',
  toReplays: 'Open a replay',
  noGame: 'This is no sandbox of this hall, or it was made with other rules.',
  again: 'Back to the beginning of the sandbox',
  by: {
    me: 'Me',
    passed: 'Passed around',
    easy: 'Easy bot',
    normal: 'Normal bot',
    hard: 'Hard bot',
  } satisfies Record<Player, string>,
} as const;

export const TOGETHER = {
  title: (game: string) => `${game} on one device`,
  lead: 'Everybody plays on this device and hands it on. Nothing leaves the browser, and no network is needed.',
  names: 'Who plays?',
  player: (number: number) => `Player ${number}`,
  more: 'One more player',
  fewer: 'One player less',
  rules: 'Rules',
  begin: 'Begin',
  goOn: 'Go on with the last game',
  tooMany: (max: number) => `With these rules there are at most ${max} players.`,
  tooFew: (min: number) => `With these rules there are at least ${min} players.`,
  missing: 'Every player needs a name.',
  pass: (name: string) => `Pass the device to ${name}`,
  passHelp: 'What the others may not see is hidden until then.',
  iAm: (name: string) => `I am ${name}`,
} as const;
