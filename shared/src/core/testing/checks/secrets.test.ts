import { finds, hiddenValues, refusing, showing } from '../breaking';
import { CHECKS_WITH_SECRETS, CHECKS_WITHOUT_SECRETS } from '../laws';
import { sealed } from '../sealed';

const VIEWS = CHECKS_WITH_SECRETS['views and legal actions do not leak'];
const COURSE = CHECKS_WITH_SECRETS['whom the game waits for, and who hears whom, does not leak'];
const REFUSALS = CHECKS_WITH_SECRETS['refusals do not leak'];
const OPEN = CHECKS_WITHOUT_SECRETS['everybody sees the same and hears the same'];

finds([
  [
    'a view that shows hidden cards',
    { project: (state) => sealed.project(state, 'everyone') },
    VIEWS,
    /shows/u,
  ],
  [
    'a view that shows hidden cards to spectators alone',
    { project: (state, viewer) => sealed.project(state, viewer === 'spectator' ? 'everyone' : viewer) },
    VIEWS,
    /what spectator may not know shows/u,
  ],
  [
    'a view with a number made of what is hidden',
    {
      project: showing((_, state) => ({ deck: hiddenValues(state).reduce((sum, value) => sum + value, 0) })),
    },
    VIEWS,
    /\.deck/u,
  ],
  [
    'a view whose fields come in an order made of what is hidden',
    {
      project: (state, viewer) => {
        const { deck, ...rest } = sealed.project(state, viewer);
        return (hiddenValues(state)[0] ?? 0) > 5 ? { deck, ...rest } : { ...rest, deck };
      },
    },
    VIEWS,
    /in the order of the fields/u,
  ],
  [
    'somebody who is awaited for what lies face down',
    {
      toAct: (state) =>
        (hiddenValues(state)[0] ?? 0) > 5 ? sealed.toAct(state).toReversed() : sealed.toAct(state),
    },
    COURSE,
    /may not know shows: the course of the game\.toAct/u,
  ],
  [
    'a question that may wait longer for what lies face down',
    { answerDeadline: (state) => ({ id: 1, seconds: 10 + (hiddenValues(state)[0] ?? 0) }) },
    COURSE,
    /\.answerDeadline\.seconds/u,
  ],
  [
    'somebody who is heard by more with a better card',
    {
      chatAudience: ({ seats }, speaker) =>
        typeof speaker === 'number' && (seats[speaker]?.cards[0]?.value ?? 0) > 5 ? [speaker] : 'everybody',
    },
    COURSE,
    /\.chatAudience/u,
  ],
  [
    'a refusal that tells a hidden card',
    { apply: refusing((_, state) => ({ detail: { card: state.deck[0] ?? 0 } })) },
    REFUSALS,
    /tells seat \d a secret/u,
  ],
  ['secrets that are not owned to', {}, OPEN, /there are secrets/u],
  [
    'an event for some, in a game without secrets',
    { project: (state) => sealed.project(state, 'everyone') },
    OPEN,
    /is not for all/u,
  ],
]);
