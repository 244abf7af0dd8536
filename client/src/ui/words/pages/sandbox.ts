import type { Player } from '../../../local/localGame';
import type { NoLocalGame } from '../../../local/localStore';
import { botOf } from '../table/bots';

/** What a sandbox and a game on one device say. */
export const SANDBOX = {
  title: 'Sandbox',
  playOn: 'Play on from here',
  playOnShort: 'Play on',
  back: 'Back one step',
  /** Where there is little room. */
  backShort: 'Back',
  rollAgain: 'Roll again',
  botsGoOn: 'Let the bots go on',
  players: 'Who plays',
  playersTitle: 'Who plays which seat?',
  playersHelp: 'Seats that are passed around hide their secrets until the next person has the device.',
  share: 'Share',
  shareTitle: 'Share this position',
  shareLink: 'This link holds the whole game so far: the position, the options and the players.',
  tooLong: 'This game is too long for a link. Save it as a file instead.',
  file: 'Save as a file',
  open: 'Open a file',
  empty:
    'There is no sandbox yet. Open any replay, go to a moment that interests you, and choose “Play on from here”.',
  toReplays: 'Open a replay',
  bad: {
    noGame: 'This is not a sandbox, or not all of it has arrived. Ask for it again, perhaps as a file.',
    tooLarge: 'This is too large to be a sandbox.',
    record: 'This is the record of a finished game. Open it as a replay, and play on from any moment of it.',
    unknownGame: 'This sandbox is of a game that this hall does not have.',
    otherRules:
      'This sandbox was made with another version of the rules of its game, so it cannot be played on here.',
    damaged: 'This sandbox is damaged: the rules of its game do not accept what it says.',
  } satisfies Record<NoLocalGame, string>,
  again: 'Back to the beginning of the sandbox',
  by: (player: Player) => (player === 'me' ? 'Me' : player === 'passed' ? 'Passed around' : botOf(player)),
} as const;

export const TOGETHER = {
  title: (game: string) => `${game} on one device`,
  lead: 'Everybody plays on this device and hands it on. Nothing leaves the browser, and no network is needed.',
  names: 'Who plays?',
  person: 'Person',
  whoIs: (player: string) => `${player} is`,
  player: (number: number) => `Player ${number}`,
  more: 'Add a player',
  fewer: 'Remove one',
  rules: 'Rules',
  begin: 'Begin',
  goOn: 'Go on with the last game',
  tooMany: (max: number) => `With these rules there are at most ${max} players.`,
  tooFew: (min: number) => `With these rules there are at least ${min} players.`,
  onlyBots: 'Somebody has to play on this device.',
  pass: (name: string) => `Pass the device to ${name}`,
  passHelp: 'What the others may not see is hidden until then.',
  iAm: (name: string) => `I am ${name}`,
} as const;
