import type { KeyMoment, Luck } from '@gearhall/shared/core/analysis/analysis';
import { listed } from '../language/listed';

/** A chance or a difference, with how far off it may be. */
interface Estimate {
  /** From 0 to 1. */
  readonly value: number;
  /** The standard error. */
  readonly error: number;
}

/** An estimate is within this many standard errors, 19 times out of 20. */
const RANGE = 2;
const percent = (share: number): number => Math.round(share * 100);

/** Whether there is a difference at all, or only the luck of the games that were tried. */
export const isClear = ({ value, error }: Estimate): boolean =>
  percent(Math.abs(value)) > 0 && Math.abs(value) > RANGE * error;

/** How far an estimate may be off, to either side. */
export const rangeOf = (error: number): number => RANGE * error;

/** "18 % ± 6", never broken at the end of a line. */
export function estimate({ value, error }: Estimate): string {
  const range = percent(rangeOf(error));
  return `${percent(Math.abs(value))} %${range > 0 ? ` ± ${range}` : ''}`.replaceAll(' ', '\u00a0');
}

/** The page of the analysis of a game. */
export const ANALYSIS = {
  title: 'Analysis',
  lead: 'From many moments of this game bots play on, again and again. That shows how each player’s chance to win rose and fell, what the dice did, and which choices mattered.',
  inBrowser: 'Your browser works it out by itself; it takes some seconds.',
  begin: 'Analyse this game',
  loading: 'Fetching what is needed…',
  running: 'Playing on from each moment…',
  cancel: 'Stop',
  failed: 'This game could not be analysed.',
  again: 'Try again',
  thorough: 'Analyse more thoroughly (a minute)',
  momentsTitle: 'Worth a look',
  noMoments: 'Nothing stands out: no choice and no roll changed much.',
  luckTitle: 'What the dice did',
  choicesTitle: (n: number) => `All choices that cost something (${n})`,
  numbersTitle: 'The chances in numbers',
  howTitle: 'How sure is this?',
  how: [
    'A chance is the share of games that a player wins when bots play on from that moment, with the cards as they lay. People may play better or worse than these bots.',
    'A choice is judged by what its player could know: what others held is dealt anew for each game that is tried.',
    '“18 % ± 6” means: in 19 cases of 20 the true figure is between 12 and 24. It is an estimate, not a proof.',
  ],
  step: 'Action',
  actionNumber: (step: number) => `Action ${step}`,
  curve: 'Each player’s chance to win, over the whole game.',
  curveOf: (name: string, first: number, last: number) =>
    `${name}: ${percent(first)} % at the beginning, ${percent(last)} % at the end.`,
  chanceOf: (name: string, chance: number) => `${name} ${percent(chance)} %`,
  chances: (each: readonly string[]) => `Chances to win: ${listed(each)}`,
  percent: (chance: number) => `${percent(chance)} %`,
} as const;

/** The decision at the moment that is shown. */
export const DECISION = {
  title: 'This choice',
  none: 'At this moment nobody chooses anything: the game is over.',
  tookBack: 'Here an action was taken back.',
  chose: (name: string) => `${name} chose:`,
  form: 'To fill in a form in a way of their own',
  only: 'Nothing else was possible.',
  better: (name: string) => `With what ${name} knew, search would choose:`,
  otherForm: 'To fill in the form in another way',
  worth: (value: Estimate) =>
    isClear(value)
      ? `It would win about ${estimate(value)} more often.`
      : `The difference is too small to tell (${estimate(value)}).`,
  same: (name: string) => `With what ${name} knew, search would choose the same.`,
  notJudged: 'This choice has not been judged.',
  deeper: 'Look deeper',
  looking: 'Looking deeper…',
  isDeep: 'Looked at more deeply.',
  couldNot: 'This choice cannot be judged.',
} as const;

/** Playing on from a moment, fairly. */
export const TRY = {
  open: 'Try it from here',
  fair: (name: string) =>
    `You play on as ${name}, against bots. What ${name} could not know at this moment is dealt anew, so that what you have seen in the replay helps nobody.`,
  free: 'You play on against bots. The dice fall anew.',
  seat: 'You play',
  level: 'Against',
  begin: 'Begin',
  over: 'The game is over here. Go back to an earlier moment to try it from there.',
} as const;

/** What a moment was about, as a sentence. */
export function momentSentence({ kind, change, error }: KeyMoment, name: string): string {
  const much = estimate({ value: change, error });
  if (kind === 'choice') return `${name}’s choice ${change < 0 ? 'cost' : 'gained'} about ${much}.`;
  if (kind === 'dice') return diceSentence(name, change, much);
  return `The game turned: ${name}’s chance ${change < 0 ? 'fell' : 'rose'} by about ${much}.`;
}

/** What the dice did for a seat over the whole game. */
export function luckSentence({ gained, error }: Luck, name: string): string {
  const value = { value: gained, error };
  return isClear(value)
    ? diceSentence(name, gained, estimate(value))
    : `The dice were fair to ${name}, as far as can be told (${estimate(value)}).`;
}

const diceSentence = (name: string, change: number, much: string): string =>
  change < 0 ? `The dice took about ${much} from ${name}.` : `The dice gave ${name} about ${much}.`;
