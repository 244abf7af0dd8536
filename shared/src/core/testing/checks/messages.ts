import type { TypedThing } from '../../game';
import type { Match } from '../../match';
import { pack, unpack } from '../../json/packing';
import { viewersOf, type Viewer } from '../../ground/seats';
import { firstDifference } from '../difference';
import { shapeProblem } from '../shape';
import type { Violation } from './progress';

/** Every view fits its schema: it survives encoding and decoding. Without secrets there is only one view. */
export function viewShapeProblem(match: Match): Violation {
  const secret = match.game.about.secrets.length > 0;
  const viewers: Viewer[] = secret ? [...viewersOf(match.start.seats), 'everyone'] : ['spectator'];
  for (const viewer of viewers) {
    const problem = shapeProblem(match.game.view, match.project(viewer));
    if (problem) return `as ${viewer} sees it, ${problem}`;
  }
  return undefined;
}

/** Every event has its schema's shape, survives packing and JSON, and is addressed to seats of the table. */
export function eventProblem(match: Match, events: readonly TypedThing[]): Violation {
  const schema = match.game.event;
  for (const event of events) {
    const parsed = schema.safeParse(event);
    if (!parsed.success) return `the event ${JSON.stringify(event)} is malformed: ${parsed.error.message}`;
    const sent: unknown = JSON.parse(JSON.stringify(pack(schema, event)));
    const difference = firstDifference(event, unpack(schema, sent), `the event ${event.type}`);
    if (difference) return `packed and unpacked, ${difference}`;
    const strangers = (match.game.audience(event) ?? []).filter(
      (seat) => seat < 0 || seat >= match.start.seats,
    );
    if (strangers.length > 0) return `the event ${event.type} is told to seat ${strangers.join(', ')}`;
  }
  return undefined;
}
