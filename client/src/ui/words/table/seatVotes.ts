import type { SeatVoteGoal } from '@gearhall/shared/core/table/table';
import { count } from '../language/counting';

const minutes = (n: number): string => count(n, 'minute', 'minutes');

/** Somebody does not act: what they are told, what the others may do, and their vote. */
export const SEAT_VOTE_WORDS = {
  soon: (n: number) => `The others wait for you. In ${minutes(n)} they may vote that a bot plays for you.`,
  now: 'The others have waited for you for long: they may vote that a bot plays for you. Your next move ends that.',
  waits: (name: string, n: number) =>
    `The table waits for ${name}. In ${minutes(n)} you may vote about the seat.`,
  ways: (name: string) => `The table has waited for ${name} for long.`,
  goals: { bot: 'Let a bot play', free: 'Free the seat' } satisfies Record<SeatVoteGoal, string>,
  goalsOf: {
    bot: (name: string) => `Vote that a bot plays for ${name}`,
    free: (name: string) => `Vote that somebody else may take the seat of ${name}`,
  } satisfies Record<SeatVoteGoal, (name: string) => string>,
  title: {
    bot: (name: string) => `Shall a bot play for ${name}?`,
    free: (name: string) => `Shall the seat of ${name} be free for somebody else?`,
  } satisfies Record<SeatVoteGoal, (name: string) => string>,
  mine: {
    bot: 'The others vote whether a bot plays for you',
    free: 'The others vote whether somebody else may take your seat',
  } satisfies Record<SeatVoteGoal, string>,
  mineHelp: {
    bot: 'Your next move ends the vote. If they agree, you can take over from the bot at any time.',
    free: 'Your next move ends the vote. If they agree, the seat stays yours until somebody takes it or you move.',
  } satisfies Record<SeatVoteGoal, string>,
  needed: (yes: number, needs: number) => `${yes} of ${needs} votes that are needed.`,
  yes: 'Yes',
  no: 'No, wait',
  votedYes: 'You have voted yes.',
  votedNo: 'You have voted no.',
  withdraw: 'Withdraw the vote',
  isFree: 'The others have freed your seat: anybody who watches may take it until you move.',
} as const;

/** The host keeps people off a table. */
export const KEEP_OFF_WORDS = {
  title: 'Send somebody away',
  lead: 'They have to leave this table and cannot come back to it, nor to its rematch, until you allow it.',
  nobody: 'Nobody else is here.',
  sendShort: 'Send away…',
  send: (name: string) => `Send ${name} away…`,
  sure: (name: string) => `Send ${name} away?`,
  warning: {
    seat: 'Their seat becomes free.',
    game: 'What becomes of their seat?',
    spectator: 'They cannot watch this table any more.',
    over: 'The game is over: their seat and its result stay as they are.',
  },
  bot: 'A bot plays on',
  free: 'The seat is free',
  yes: 'Send away',
  no: 'Not now',
  keptOff: 'Sent away',
  letBack: 'Let back',
  letBackOf: (name: string) => `Let ${name} come back`,
} as const;
