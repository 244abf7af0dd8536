import { count } from '../language/counting';
import { listed } from '../language/listed';

/** The end of a game, and the way to the next one. */
export const ENDING = {
  title: 'The game is over',
  won: 'You won!',
  lost: 'You lost',
  wins: (names: readonly string[]) => `${listed(names)} ${names.length === 1 ? 'wins' : 'win'}`,
  look: 'Look at the board',
  moment: 'The deciding moment',
  momentPicture: 'The board at the deciding moment',
  watchAgain: 'Watch the game again',
  watchMoment: 'Watch the deciding moment',
  summary: 'How it went',
  summing: 'Adding it all up…',
  noSummary: 'The figures of this game could not be fetched. The replay has it all.',
  again: 'Try again',
  scores: 'Scores',
  facts: { time: 'Time', actions: 'Actions' },
  columns: { seat: 'Player', luck: 'Dice' },
  noDice: 'none',
  luck: (rolled: number, expected: number) => `${rolled}, expected ${expected}`,
  luckBar: (more: number) =>
    more === 0 ? 'just as expected' : `${Math.abs(more)} ${more > 0 ? 'above' : 'below'} expectation`,
  luckHelp: (which: string) => `Dice: what was rolled, and what fair dice give on average. ${which}`,
} as const;

/** Playing again with the same people. */
export const REMATCH = {
  ask: 'Rematch',
  asking: 'One moment…',
  help: 'Same game, same seats. It starts by itself once everybody is there.',
  asked: (names: string) => `${names} would like a rematch.`,
  askedBySomebody: 'There is a rematch.',
  follows: (seconds: number) => `You go along in ${count(seconds, 'second', 'seconds')}.`,
  goNow: 'Go now',
  stay: 'Stay here',
  goLater: 'Go to the rematch',
  title: 'Rematch',
  startsIn: (seconds: number) => `The game starts in ${count(seconds, 'second', 'seconds')}.`,
  startsSoon: 'Everybody is here: the rematch starts in a few seconds.',
  waitsFor: (names: string) => `The game starts by itself once everybody is here. Waiting for ${names}.`,
  notYet: 'Not yet',
  notYetHelp: 'Stops the countdown; then the host starts the game.',
  held: 'The rematch no longer starts by itself. The host starts the game.',
} as const;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "48 minutes", "2 hours 5 minutes", "3 days 4 hours". */
export function lengthOfTime(ms: number): string {
  if (ms < MINUTE) return count(Math.round(ms / 1000), 'second', 'seconds');
  if (ms < HOUR) return count(Math.floor(ms / MINUTE), 'minute', 'minutes');
  const [large, small] = ms < DAY ? ([HOUR, MINUTE] as const) : ([DAY, HOUR] as const);
  const words = ms < DAY ? ['hour', 'minute'] : ['day', 'hour'];
  const rest = Math.floor((ms % large) / small);
  const whole = count(Math.floor(ms / large), `${words[0]}`, `${words[0]}s`);
  return rest === 0 ? whole : `${whole} ${count(rest, `${words[1]}`, `${words[1]}s`)}`;
}
