import type { Viewer } from '@gearhall/shared/core/ground/seats';

/** Watching a game again. */
export const REPLAY = {
  watch: 'Watch the replay',
  lobby: 'Watch a recorded game',
  title: (game: string) => `Replay of ${game}`,
  pageTitle: 'Replay',
  loading: 'Fetching the record…',
  preparing: 'Playing the game through…',
  progress: (percent: number) => `${percent} %`,
  controls: 'Replay',
  log: 'Log',
  seats: 'Seats',
  dice: 'Dice',
  analysis: 'Analysis',
  noAnalysis: 'What analyses a game could not be loaded yet. It is tried again by itself.',
  panels: 'Panels',
  board: 'The board as it stood. The log tells in words what happens.',
  play: 'Play',
  pause: 'Pause',
  toStart: 'To the beginning',
  turnBack: 'One turn back',
  stepBack: 'One action back',
  stepOn: 'One action on',
  turnOn: 'One turn on',
  toEnd: 'To the end',
  slider: 'Action',
  at: (step: number, of: number) => `${step} / ${of}`,
  atInWords: (step: number, of: number) =>
    step === 0 ? `The beginning, of ${of} actions` : `Action ${step} of ${of}`,
  speed: 'Speed',
  speedValue: (speed: number) => (speed === 0.5 ? '½×' : `${speed}×`),
  pointOfView: 'View as',
  pointOfViewHelp: 'Whose point of view you see',
  allSeeTheSame: 'Nothing is hidden in this game: all see the same.',
  acted: 'acted',
  won: 'won',
  isPointOfView: 'your point of view',
  toTable: 'To the table',
  download: 'Download the record',
  downloadShort: 'Download',
  copyMoment: 'Copy link to this moment',
  copyShort: 'Copy link',
  copied: 'Link to this moment copied',
  copyFailed: 'The link could not be copied. It is in the address bar.',
  storedViews:
    'This hall no longer has the rules that this game was played by. You see what was stored while it was played.',
  noLog: 'This game has no log.',
} as const;

/** The names of the points of view. */
export function pointOfViewName(pointOfView: Viewer, names: readonly string[]): string {
  if (pointOfView === 'spectator') return 'A spectator';
  return pointOfView === 'everyone' ? 'All cards open' : (names[pointOfView] ?? `Seat ${pointOfView + 1}`);
}

/** Opening a record from a file. */
export const DROP = {
  title: 'Watch a recorded game',
  lead: 'Drop the file of a record here, or choose it. It is played in your browser; nothing is sent anywhere.',
  choose: 'Choose a file…',
  hint: 'To get such a file, choose “Download the record” on the page of a replay.',
  here: 'Let go to open this record',
} as const;

/** Why a replay cannot be shown, and what may help. */
export const REPLAY_FAILURES = {
  noTable: 'There is no such table, or its record has been cleared away.',
  notOver: 'This game is not over yet. It can be watched again when it has ended.',
  notKept: 'There is no record of this game.',
  sealed: 'This game belongs to a series that is not over yet. Its replay opens when the series is over.',
  network: 'The hall cannot be reached right now. It is tried again by itself.',
  tooLarge: 'This file is too large to be the record of a game.',
  noRecord: 'This file is not the record of a game.',
  duplicateKey:
    'This file is not the record of a game: it says one thing twice, and nobody can tell which is right.',
  damaged: 'This record is damaged: it does not fit together.',
  unknownGame: 'This record is of a game that this hall does not have.',
  unreplayable: 'The rules of the game do not accept what this record says, and it has no stored views.',
} as const;
export type ReplayFailure = keyof typeof REPLAY_FAILURES;
export const REPLAY_FAILED = {
  title: 'This replay cannot be shown',
  again: 'Try again',
  toTable: 'Go to the table',
  detail: 'What was found:',
} as const;

/** The keys of a replay, in the order of the help. */
export const REPLAY_KEYS = [
  { key: 'Space', does: 'Play or pause' },
  { key: '← →', does: 'One action back or on' },
  { key: 'Shift ← →', does: 'One turn back or on' },
  { key: 'Home End', does: 'To the beginning or to the end' },
  { key: 'h', does: 'This help' },
] as const;

/** Looking back while the game goes on. */
export const AGAIN = {
  title: 'The game again',
  banner: 'The game again, from its beginning to its end.',
  back: 'Back to the result',
} as const;

export const REVIEW = {
  open: 'Look back',
  banner: (step: number, of: number) => `You look back at action ${step} of ${of}. The game goes on.`,
  newer: (n: number) =>
    `There ${n === 1 ? 'has been 1 action' : `have been ${n} actions`} since you began to look back.`,
  yourTurn: 'It is your turn!',
  over: 'Meanwhile the game has ended.',
  now: 'Back to now',
} as const;
