import type { Match } from '../../match';
import { NO_TERMS } from '../../table/terms';
import { REQUESTS } from '../../wire/requests';
import { firstDifference } from '../difference';
import type { Violation } from './progress';

/** What a table shows as its options can be sent back as its settings, and is the same table. */
export function optionsProblem({ game, start }: Match): Violation {
  const shown: unknown = JSON.parse(JSON.stringify(start.options));
  const sent = REQUESTS.settings.safeParse({ n: 0, seats: start.seats, options: shown, terms: NO_TERMS });
  if (!sent.success) return `the options of a table cannot be sent: ${sent.error.message}`;
  const read = game.options.safeParse(sent.data.options);
  if (!read.success) return `the options of a table are refused: ${read.error.message}`;
  return firstDifference(shown, JSON.parse(JSON.stringify(read.data)), 'the options of a table');
}
