import { seededDice, seedFrom } from '../../../core/dice/dice';
import { anyGame, type TypedThing } from '../../../core/game';
import type { Match } from '../../../core/match';
import { isRefusal } from '../../../core/ground/result';
import { seatsOf, viewersOf, type Viewer } from '../../../core/ground/seats';
import { redealt } from '../../../core/testing/checks/worlds';
import { firstDifference, same } from '../../../core/testing/difference';
import { CHECKS_FOR_ALL, CHECKS_WITH_SECRETS } from '../../../core/testing/laws';
import { storyOf } from '../../../core/testing/plans';
import { spread } from '../../../core/testing/spread';
import type { Check, Position } from '../../../core/testing/suite';
import { options, type Options } from '../options';
import type { State } from '../state';
import { openly } from './openly';
import { designerByLot } from './players/designers';
import { kriegbot } from '..';

/** What it is called, the number of seats, and the options. */
export type TableByLot = readonly [string, number, Partial<Options>];

const POSITIONS = 6;
/** Positions of a game, most of them in the middle of the fight. */
function positionsOf([name, seats, chosen]: TableByLot): Position[] {
  const { moments } = storyOf({
    name,
    game: anyGame(kriegbot),
    options: options.parse({ turnLimit: 15, ...chosen }),
    seed: name,
    players: seatsOf(seats).map(() => designerByLot),
    outOfTurn: true,
    limit: 6000,
  });
  const randomActions: readonly TypedThing[] = spread(
    moments.map(({ entry }) => entry.action),
    12,
  );
  const opening = moments.filter(({ before }) => (before.state as State).turn === 0);
  const rest = moments.slice(opening.length);
  return [...spread(opening, 4), ...spread(rest, POSITIONS), ...moments.slice(-1)].map((moment, index) => ({
    moment,
    seed: `${name} ${index}`,
    randomActions,
    ...{ forms: ['design', 'prepare', 'hold'], openly },
  }));
}

/** What everybody may know about the seats to act. */
const askedIn = (match: Match, state: unknown, viewer: Viewer): unknown => {
  const { question, window, pauses, phase } = kriegbot.project(state as State, viewer);
  return {
    toAct: match.game.toAct(state),
    question,
    window,
    pauses,
    phase,
    answerDeadline: kriegbot.answerDeadline?.(state as State),
  };
};

/** Whom the game asks, and for how long, never depends on what the viewer cannot know. */
function askingLeak({ moment, seed }: Position, viewer: Viewer): string | undefined {
  const { match } = moment;
  // A unit that holds is not asked, which everybody may notice (KX43).
  const { holds } = match.state as State;
  const other = { ...(redealt(match, viewer, seed) as State), holds };
  const difference = firstDifference(
    askedIn(match, match.state, viewer),
    askedIn(match, other, viewer),
    'who is asked',
  );
  if (difference) return difference;
  for (const seat of match.toAct) {
    for (const action of spread(match.legal(seat), 6)) {
      const steps = [match.state, other].map((state) =>
        match.game.apply(state, seat, action, seededDice(seedFrom('asking', seed))),
      );
      const [here, there] = steps;
      if (!here || !there || isRefusal(here) || isRefusal(there) || !same(here.events, there.events))
        continue;
      const next = firstDifference(
        askedIn(match, here.state, viewer),
        askedIn(match, there.state, viewer),
        `who is asked after ${JSON.stringify(action)}`,
      );
      if (next) return next;
    }
  }
  return undefined;
}

/** The contract's laws, and some more, with randomly designed robots: any cards, in any slots. */
export function lawsByLot(tables: readonly TableByLot[]): void {
  describe.each(tables)('K65: %s, designed by lot', (...table) => {
    let positions: Position[];
    beforeAll(() => {
      positions = positionsOf(table);
    });

    test.each(Object.entries<Check>({ ...CHECKS_FOR_ALL, ...CHECKS_WITH_SECRETS }))('%s', (_, check) => {
      for (const position of positions) expect(check(position)).toBeUndefined();
    });

    test('whom the game asks, and for how long, reveals no face-down card', () => {
      for (const position of positions)
        for (const viewer of viewersOf(table[1])) expect(askingLeak(position, viewer)).toBeUndefined();
    });

    test('the game comes to its end', () => {
      expect(positions.at(-1)?.moment.match.outcome).toBeDefined();
    });
  });
}
