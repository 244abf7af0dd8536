import type { Match } from '../../match';
import { isRefusal } from '../../ground/result';
import { seatsOf, viewersOf, type Seat, type Viewer } from '../../ground/seats';
import { same } from '../difference';
import type { Story } from '../plans';
import { spread } from '../spread';
import type { Violation } from './progress';
import { redealt } from './worlds';

/** What a game with secrets declares about positions without any. */
export interface Hiding {
  /**
   * Does the seat have nothing there that the viewer may not know (a team mate, a phase in which everything is open)?
   * Absent: every seat has secrets from everybody else.
   */
  opens?(match: Match, seat: Seat, viewer: Viewer): boolean;
  /**
   * The phase of the game that a position belongs to: each phase must have secrets. Absent: the game has a single
   * phase.
   */
  phaseOf?(match: Match): string;
}

/** Positions of a playout that are examined, per phase. */
const POSITIONS = 6;
/** Worlds that are tried at each position: if little is hidden, many deals change nothing. */
const DEALS = 4;

/** Several positions, and what they have in common. */
interface Group {
  readonly name: string;
  readonly matches: readonly Match[];
}

/**
 * At each table, and in each phase of the game at some table, each seat sees at least once what another viewer cannot:
 * its view differs in a world that the other cannot distinguish from the real one.
 */
export function holdingProblem(stories: readonly Story[], hiding: Hiding = {}): Violation {
  const phaseOf = (match: Match): string => hiding.phaseOf?.(match) ?? '';
  const tables = stories.map((story): Group => ({ name: story.name, matches: positionsOf(story, phaseOf) }));
  const all = tables.flatMap(({ matches }) => matches);
  const phases = hiding.phaseOf ? [...Map.groupBy(all, phaseOf)] : [];
  const groups = [...tables, ...phases.map(([name, matches]): Group => ({ name, matches }))];
  for (const { name, matches } of groups) {
    const problem = openProblem(matches, hiding);
    if (problem) return `${name}: ${problem}`;
  }
  return undefined;
}

/** Some positions of each phase; and the very first one after each of the seats to act has acted there first. */
function positionsOf({ moments }: Story, phaseOf: (match: Match) => string): Match[] {
  const [first] = moments;
  const openings = first?.before.toAct.flatMap((seat) => afterFallback(first.before, seat)) ?? [];
  const phases = Map.groupBy(
    moments.map(({ before }) => before),
    phaseOf,
  );
  return [...openings, ...[...phases.values()].flatMap((matches) => spread(matches, POSITIONS))];
}

function afterFallback(match: Match, seat: Seat): Match[] {
  const played = match.play(seat, match.game.fallback(match.project(seat), seat));
  return isRefusal(played) ? [] : [played.match];
}

function openProblem(matches: readonly Match[], { opens }: Hiding): Violation {
  const most = Math.max(...matches.map(({ start }) => start.seats));
  for (const seat of seatsOf(most)) {
    for (const viewer of viewersOf(most).filter((other) => other !== seat)) {
      const both = matches.filter((match) => isAt(match, seat) && isAt(match, viewer));
      const [open, closed] = divided(both, (match) => opens?.(match, seat, viewer) ?? false);
      if (closed.length > 0 && !closed.some((match, index) => holds(match, seat, viewer, index)))
        return `seat ${seat} never sees anything that ${viewer} cannot`;
      if (open.some((match, index) => index === 0 && holds(match, seat, viewer, index)))
        return `seat ${seat} sees what ${viewer} cannot, and is said to have no secrets from them`;
    }
  }
  return undefined;
}

function divided<T>(items: readonly T[], isFirst: (item: T) => boolean): readonly [T[], T[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}

const isAt = ({ start }: Match, viewer: Viewer): boolean =>
  typeof viewer !== 'number' || viewer < start.seats;

/** Does the seat see something there that the viewer cannot? */
function holds(match: Match, seat: Seat, viewer: Viewer, index: number): boolean {
  const view = match.project(seat);
  return seatsOf(DEALS).some((deal) => {
    const world = redealt(match, viewer, `holding ${index} ${deal}`);
    return !same(match.game.project(world, seat), view);
  });
}
