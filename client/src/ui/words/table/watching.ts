import type { Sharing } from '@gearhall/shared/core/table/table';
import type { WatchingTerms } from '@gearhall/shared/core/table/terms';
import { count } from '../language/counting';

const actions = (n: number): string => count(n, 'action', 'actions');
const minutes = (n: number): string => count(n, 'minute', 'minutes');

/** Spectators: how a table can be watched, who watches, and what they are shown. */
export const WATCHING = {
  title: 'Spectators',
  kinds: {
    live: 'Live',
    actions: 'Some actions later',
    minutes: 'Some minutes later',
    closed: 'Nobody',
  } satisfies Record<WatchingTerms['type'], string>,
  help: {
    live: 'Anyone with the link may watch as it happens. Nobody sees your secrets.',
    actions: 'Spectators see an earlier position, so nobody can tell a player what is new.',
    minutes: 'Spectators see an earlier position, so nobody can tell a player what is new.',
    closed: 'Only people with a seat can open the table while you play.',
  } satisfies Record<WatchingTerms['type'], string>,
  behind: 'How far behind',
  actions,
  minutes,
  summary: {
    live: () => 'They watch live',
    actions: (n: number) => `${actions(n)} behind`,
    minutes: (n: number) => `${minutes(n)} behind`,
    closed: () => 'None',
  },
  open: (n: number) => `Spectators: ${n}`,
  nobody: 'Nobody is watching right now.',
  more: (n: number) => `and ${n} more`,
  now: {
    live: () => 'Spectators see the game as it happens, without anybody’s secrets.',
    actions: (n: number) => `Spectators see the game as it was ${actions(n)} ago. The end shows everything.`,
    minutes: (n: number) => `Spectators see the game as it was ${minutes(n)} ago. The end shows everything.`,
    closed: () => 'While you play, nobody without a seat can watch.',
  },
  behindNow: {
    actions: (n: number) => `You see the game ${actions(n)} behind.`,
    minutes: (n: number) => `You see the game ${minutes(n)} behind.`,
  },
  youWatch: (names: string) => `You are watching ${names}.`,
  share: 'What spectators see of my secrets',
  shares: {
    nothing: 'Nothing',
    seat: 'What I see',
    everything: 'All cards',
  } satisfies Record<Sharing, string>,
  shareHelp: {
    nothing: 'They see what everybody at the table sees.',
    seat: 'Everybody is told. Anyone may watch, your opponents’ friends too.',
    everything: 'Once every player chooses this, spectators may see all cards open, still with the delay.',
  } satisfies Record<Sharing, string>,
  sealed: 'Until the series is over, nobody can show their secrets to spectators.',
  team: 'In a team game nobody can show their secrets to spectators.',
  told: {
    nothing: (name: string) => `${name} no longer shows anything to spectators.`,
    seat: (name: string) => `${name} lets spectators see what ${name} sees.`,
    everything: (name: string) => `${name} lets spectators see all cards, if everybody agrees.`,
  } satisfies Record<Sharing, (name: string) => string>,
  tag: { seat: 'shown to spectators', everything: 'agrees to open cards' },
  lookAt: 'Look at',
  table: 'The table',
  everything: 'All cards',
} as const;
