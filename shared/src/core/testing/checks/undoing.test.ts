import { anyGame } from '../../game';
import { isRefusal } from '../../ground/result';
import { undoOf, type Undo } from '../../match/undo';
import { applying, finds } from '../breaking';
import { CHECKS_FOR_ALL } from '../laws';
import { sealed } from '../sealed';
import { suiteOf, type Check } from '../suite';
import { freedomProblem, takeBackProblem } from './undoing';

const TAKEN = CHECKS_FOR_ALL['an action can be taken back, and what is free comes again as it was'];

let applied = 0;

finds([
  [
    'an action that goes otherwise when it is done again',
    {
      // Memory outside of the state: every third action finds another deck.
      apply: applying(({ state }) => ({ state: { ...state, deck: [(applied += 1) % 3] } })),
    },
    TAKEN,
    /done again, the state\.deck/u,
  ],
]);

describe('the contract suite finds, of taking back,', () => {
  const open = anyGame({ ...sealed, about: { ...sealed.about, secrets: [] } });
  const learned = { rolls: 0, others: 0, seenBySelf: false, seenByOthers: false };
  /** The real undo check with a changed answer. */
  const answering =
    (corrupt: (undo: Undo) => Partial<Undo>): typeof undoOf =>
    (match, seat) => {
      const undo = undoOf(match, seat);
      return isRefusal(undo) ? undo : { ...undo, ...corrupt(undo) };
    };
  const firstOfAll = (check: Check) => suiteOf(open, { forms: ['file'] }).firstViolation(check);

  test('nothing in a correct game', () => {
    expect(firstOfAll(({ moment }) => freedomProblem(moment) ?? takeBackProblem(moment))).toBeUndefined();
  });

  test('that everything is free, or nothing', () => {
    const free = answering(() => ({ learned }));
    expect(firstOfAll(({ moment }) => freedomProblem(moment, free))).toMatch(/actions of others|rolled/u);
    const dear = answering(() => ({ learned: { ...learned, seenBySelf: true } }));
    expect(firstOfAll(({ moment }) => freedomProblem(moment, dear))).toMatch(/must be free/u);
    const rolled = answering((undo) => ({ learned: { ...undo.learned, rolls: 1 } }));
    expect(firstOfAll(({ moment }) => freedomProblem(moment, rolled))).toMatch(/dice were not rolled/u);
  });

  test('that nothing can be taken back, or too much', () => {
    const never: typeof undoOf = () => ({ refused: 'nothingToTakeBack' });
    expect(firstOfAll(({ moment }) => takeBackProblem(moment, never))).toMatch(/cannot be taken back/u);
    const further: typeof undoOf = (match, seat) => {
      const undo = undoOf(match, seat);
      const first = match.path.find(({ entry }) => entry.seat === seat);
      return isRefusal(undo) || !first ? undo : { ...undo, action: { ...undo.action, to: first.at } };
    };
    expect(firstOfAll(({ moment }) => takeBackProblem(moment, further))).toMatch(/is taken back, the state/u);
  });
});
