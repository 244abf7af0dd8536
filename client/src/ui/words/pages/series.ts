import type { Member, SeriesOutcome } from '@gearhall/shared/core/series/series';
import type { CampaignView } from '@gearhall/shared/games/kriegbot/campaign/seeing';
import type { GangId } from '@gearhall/shared/games/kriegbot/campaign/vocabulary';
import type { SeriesShown, TableSeries } from '@gearhall/shared/games/series';
import { capital } from '../language/grammar';
import { REMATCH } from '../table/ending';
import { listed } from '../language/listed';

/** The name of a member, as players read it. */
export type MemberName = (member: Member) => string;

/** The living pilots of both gangs of a campaign. */
const pilotsIn = ({ gangs }: CampaignView): readonly string[] =>
  Object.entries(GANG_NAMES).map(([gang, name]) => {
    const living = PILOTS - gangs[gang as GangId].dead.length;
    return `${name} ${living}`;
  });
const PILOTS = 4;

/** The gangs of Kriegbot's campaign. */
export const GANG_NAMES: Readonly<Record<GangId, string>> = { rats: 'Rats', crows: 'Crows' };

/** What each kind of series is called, how it stands, and how it can end. */
const KINDS = {
  bestOf: {
    isSealed: false,
    name: ({ games }) => `best of ${games}`,
    of: ({ games }) => `best of ${games}`,
    score: ({ wins, draws }, nameOf) =>
      [
        ...wins.map((count, member) => `${nameOf(member)} ${count}`),
        ...(draws > 0 ? [`drawn ${draws}`] : []),
      ].join(', '),
    lead: ({ wins, gone }, nameOf) => {
      const left = wins.flatMap((count, member) => (gone.includes(member) ? [] : [{ count, member }]));
      const most = Math.max(...left.map(({ count }) => count));
      const leaders = left.filter(({ count }) => count === most);
      if (leaders.length === left.length) return 'It is level.';
      const names = leaders.map(({ member }) => nameOf(member));
      return `${listed(names)} ${names.length === 1 ? 'leads' : 'lead'}.`;
    },
    help: ({ target, games }) =>
      `The first to win ${target} games wins the series. The seats move on by one for each game. A draw counts for nobody; after ${2 * games - 1} games the most wins decide.`,
  },
  campaign: {
    isSealed: true,
    name: () => 'campaign',
    of: () => 'the campaign',
    score: (view) => `living pilots: ${pilotsIn(view).join(', ')}`,
    lead: (view) => `Living pilots: ${pilotsIn(view).join(', ')}.`,
    help: () =>
      'Two gangs play mission after mission with what they have: a card that is lost is gone, and so is a pilot. The gang that kills the other’s four pilots wins. After twelve missions, the most missions won decide, then the most living pilots, then the most cards.',
  },
} satisfies {
  readonly [Kind in SeriesShown['type']]: KindWords<Extract<SeriesShown, { type: Kind }>['view']>;
};

interface KindWords<View> {
  /** Its games stay closed until it is over. */
  readonly isSealed: boolean;
  name(view: View): string;
  /** What a game is one of. */
  of(view: View): string;
  score(view: View, nameOf: MemberName): string;
  lead(view: View, nameOf: MemberName): string;
  help(view: View): string;
}

const CAUSES: Readonly<Record<string, string>> = {
  givenUp: 'Everybody else has given up.',
  pilots: 'The other gang has no living pilot.',
  missions: 'Twelve missions are over.',
  bound: 'It has gone on for long enough: the most wins decide.',
  closed: 'Nobody is left who would go on.',
};

/** The words of a kind; its view is of the same kind. */
const words = (type: SeriesShown['type']) => KINDS[type] as unknown as KindWords<SeriesShown['view']>;

/** Until such a series is over, nobody may see its games again. */
export const isSealed = (type: SeriesShown['type'], outcome: SeriesOutcome | undefined): boolean =>
  words(type).isSealed && outcome === undefined;

/** "best of 3" */
export const seriesName = ({ type, view }: SeriesShown): string => words(type).name(view);

export const ofSeries = ({ type, view }: SeriesShown): string => words(type).of(view);

/** "Ada 1, Bo 0" */
export const seriesScore = ({ type, view }: SeriesShown, nameOf: MemberName): string =>
  words(type).score(view, nameOf);

export const seriesLead = ({ type, view }: SeriesShown, nameOf: MemberName): string =>
  words(type).lead(view, nameOf);

export const seriesHelp = ({ type, view }: SeriesShown): string => words(type).help(view);

/** How a series has ended. */
export function seriesEnd(
  series: SeriesShown,
  { winners, cause }: { readonly winners: readonly Member[]; readonly cause: string },
  nameOf: MemberName,
): string {
  const name = seriesName(series);
  const names = winners.map(nameOf);
  const won =
    names.length === 0
      ? `The ${name} has no winner.`
      : `${listed(names)} ${names.length === 1 ? 'wins' : 'win'} the ${name}.`;
  return [won, CAUSES[cause]].filter(Boolean).join(' ');
}

/** What is said while a game that starts by itself waits: a rematch, or any game of a series. */
export function countdownWords(
  series: Pick<TableSeries, 'number' | 'outcome'> | undefined,
): Readonly<Record<'title' | 'startsSoon' | 'held', string>> {
  if (!series) return REMATCH;
  const { number, outcome } = series;
  // A game that is called off is not started by anybody.
  return { title: SERIES.game(number), startsSoon: SERIES.startsSoon, held: outcome ? '' : SERIES.held };
}

/** "Best of 3" */
export const titleOfSeries = (series: SeriesShown): string => capital(seriesName(series));

/** The choice on the form for a new table. */
export const SERIES_CHOICE = {
  campaign: 'Campaign',
  campaignHelp:
    'Two gangs play mission after mission; cards and pilots that are lost are gone. For two to five people, over days or weeks.',
  title: 'How many games',
  one: 'One game',
  bestOf: (games: number) => `Best of ${games}`,
  help: 'Of several games in a row, with the seats moving on, the most wins count.',
} as const;

/** Series of games, at their tables and on their page. */
export const SERIES = {
  line: (number: number, name: string, score: string) => `Game ${number} of ${name}: ${score}`,
  page: 'Page of the series',
  inSeries: (number: number) => `Game ${number} of a series`,
  game: (number: number) => `Game ${number}`,
  next: (number: number) => `Game ${number} comes next.`,
  goNext: (number: number) => `Go to game ${number}`,
  openNext: (number: number) => `Open game ${number}`,
  openHelp: 'The hall could not open the next table by itself.',
  again: (name: string) => `Another ${name}`,
  startsSoon: 'Everybody is here: the game starts in a few seconds.',
  held: 'The game no longer starts by itself. The host starts it.',
  giveUp: 'Give up the series',
  giveUpTitle: 'Give up the series?',
  giveUpWarning: 'You can no longer win it. Where others are left, a bot takes your seat.',
  giveUpYes: 'Yes, give up',
  seatsFixed:
    'Who plays where follows from the series. Somebody who leaves their seat can be replaced; a seat is kept for three days.',
  score: 'Score',
  member: 'Player',
  wins: 'Wins',
  gone: 'has given up',
  matches: 'Games',
  todo: 'What comes next',
  stands: 'How it stands',
  decides: (names: string) => `${names} must decide.`,
  undecided: 'What is played here is decided first.',
  sealed: 'The replay opens when the series is over.',
  sealedFigures: 'The figures of this game are shown when the series is over.',
  comes: (names: string) => `${names} must come to the table.`,
  acts: (names: string) => `${names} must act.`,
  you: 'You',
  goOn: 'The game goes on at its table.',
  starts: 'Everybody is there: the game can start.',
  abandoned: 'The next game was not played for so long that its table has been deleted.',
  opens: 'The next table opens when somebody comes to the last one.',
  won: (names: string) => `Won by ${names}`,
  drawn: 'No winner',
  status: {
    gathering: 'People gather',
    playing: 'Being played',
    paused: 'Paused',
    ended: 'Over',
    deleted: 'Not kept any more',
    closedByHall: 'Closed by the operator of the hall',
  },
  toTable: (number: number) => `Go to game ${number}`,
  replayOf: (number: number) => `Replay of game ${number}`,
  missing: 'There is no such series, or it is not kept any more.',
  failed: 'The series could not be loaded: the hall cannot be reached.',
} as const;
