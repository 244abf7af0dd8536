import type { ReportReason } from '@gearhall/shared/core/wire/requests';

const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** What the operator of a hall tells everybody, and imposes on some. */
export const HALL_NEWS = {
  draining: 'The hall will be updated soon. Running games go on afterwards.',
  from: 'From the operator of this hall:',
  putAway: 'Got it',
  banned: 'You are banned from this hall',
  bannedText: (until: number | null): string =>
    until === null
      ? 'The operator of this hall has banned you. You can neither join, watch nor open tables here.'
      : `The operator of this hall has banned you until ${date.format(until)}. Until then you can neither join, watch nor open tables here.`,
  bannedGames:
    'Games that you sit in go on as if you had left them. Lessons, games against bots in this page, and your own data stay open to you.',
  closed: 'This table is closed',
  closedText: 'The operator of this hall has closed this table. What was played here is kept.',
} as const;

/** What people tell the operator. */
export const REPORT = {
  open: 'Report',
  title: 'Report to the operator',
  lead: 'The operator of this hall reads it, with the lines around it that you can read. Nobody else learns of it.',
  what: 'What',
  lines: 'Lines of the chat',
  names: 'Names',
  nth: (name: string, place: number) => `${name} (spectator ${place + 1})`,
  line: (name: string, text: string): string => `${name}: ${text}`,
  nobody: 'There is nobody else here.',
  why: 'Why',
  reasons: {
    insult: 'It insults somebody',
    hate: 'It is hateful',
    harassment: 'Somebody is being harassed',
    spam: 'It is advertising, or the same again and again',
    cheating: 'Somebody cheats',
    other: 'Something else',
  } satisfies Record<ReportReason, string>,
  words: 'What else should the operator know?',
  cancel: 'Cancel',
  send: 'Send report',
  thanks: 'Your report is with the operator. Thank you.',
} as const;
