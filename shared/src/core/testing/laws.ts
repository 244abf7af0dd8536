import { seatsOf, viewersOf } from '../ground/seats';
import * as dealing from './checks/dealing';
import * as fallbacks from './checks/fallbacks';
import * as judging from './checks/judging';
import * as messages from './checks/messages';
import * as options from './checks/options';
import * as progress from './checks/progress';
import * as secrets from './checks/secrets';
import * as telling from './checks/telling';
import * as texts from './checks/texts';
import * as twins from './checks/twins';
import * as undoing from './checks/undoing';
import * as waiting from './checks/waiting';
import { firstOf, type Check, type Position } from './suite';

const seatsAt = ({ moment }: Position) => seatsOf(moment.before.start.seats);
const viewersAt = ({ moment }: Position) => [...viewersOf(moment.before.start.seats), 'everyone'] as const;

/** The checks for every position of every game. */
export const CHECKS_FOR_ALL = {
  'the options of a table can be sent back': ({ moment }) => options.optionsProblem(moment.match),
  'what people write themselves is declared': ({ moment, randomActions }) =>
    texts.optionTextProblem(moment.match.game, moment.match.start.options) ??
    firstOf(
      [...moment.match.toAct.flatMap((seat) => moment.match.legal(seat).slice(0, 20)), ...randomActions],
      (action) => texts.actionTextProblem(moment.match.game, action),
    ),
  'a seat to act has legal actions, and its fallback is one': ({ moment }) =>
    progress.progressProblem(moment.match),
  'a fallback undoes nothing that its seat has settled': (position) =>
    firstOf(seatsAt(position), (seat) => fallbacks.settledProblem(position.moment.before, seat)),
  'state, views and events are plain': ({ moment }) => progress.plainProblem(moment),
  'a state that was written down goes on as it would have': ({ moment, seed }) =>
    progress.survivalProblem(moment, seed),
  'what is carried without judging is what is applied': ({ moment, seed }) =>
    progress.carryProblem(moment, seed),
  'what legal lists, apply accepts': (position) =>
    firstOf(seatsAt(position), (seat) => judging.legalProblem(position.moment.before, seat)),
  'any action is judged without harm, and legal lists all that are accepted': (position) =>
    firstOf(position.randomActions, (action) =>
      firstOf(seatsAt(position), (seat) =>
        judging.judgementProblem(position.moment.before, seat, action, position.forms),
      ),
    ),
  'the lists in an action have one order': (position) =>
    firstOf(seatsAt(position), (seat) => judging.orderProblem(position.moment.before, seat, position.forms)),
  'nothing is accepted after the end, nor from a seat that is out': ({ moment, randomActions }) =>
    firstOf(randomActions.slice(0, 3), (action) => judging.closedProblem(moment.match, action)),
  'anybody may give up at any time': ({ moment }) => judging.resignProblem(moment.match),
  'a question that may not wait passes': ({ moment }) => waiting.answerDeadlineProblem(moment),
  'who talks is heard by different seats, their own among them': ({ moment }) =>
    waiting.chatAudienceProblem(moment.match),
  'an action can be taken back, and what is free comes again as it was': ({ moment }) =>
    undoing.takeBackProblem(moment),
  'a view comes through its schema unchanged': ({ moment }) => messages.viewShapeProblem(moment.match),
  'events come through packing unchanged': ({ moment }) => messages.eventProblem(moment.match, moment.events),
} satisfies Record<string, Check>;

/** The checks for games without secrets. */
export const CHECKS_WITHOUT_SECRETS = {
  'everybody sees the same and hears the same': ({ moment }) =>
    secrets.openProblem(moment.match, moment.events),
  'only dice and the actions of others stand against taking back': ({ moment }) =>
    undoing.freedomProblem(moment),
} satisfies Record<string, Check>;

/** The checks for games with secrets. */
export const CHECKS_WITH_SECRETS = {
  'views and legal actions do not leak': (position) =>
    firstOf(viewersAt(position), (viewer) => secrets.viewLeak(position.moment.match, viewer, position.seed)),
  'whom the game waits for, and who hears whom, does not leak': (position) =>
    firstOf(viewersAt(position), (viewer) =>
      secrets.courseLeak(position.moment.match, viewer, position.seed),
    ),
  'events do not leak': ({ moment, seed }) => telling.eventLeak(moment, seed),
  'what follows an act does not leak': ({ moment, seed, openly }) =>
    twins.consequenceLeak(moment, seed, openly),
  'spectators see no more than every seat': (position) =>
    firstOf(seatsAt(position), (seat) => secrets.spectatorLeak(position.moment.match, seat, position.seed)),
  'refusals do not leak': (position) =>
    firstOf(seatsAt(position), (seat) =>
      secrets.refusalLeak(position.moment.before, seat, position.randomActions, position.seed),
    ),
  'a table dealt anew can be played': (position) =>
    firstOf(viewersAt(position), (viewer) =>
      dealing.redealtPlayProblem(position.moment.before, viewer, position.seed),
    ),
  'what is dealt anew follows from the view alone': (position) =>
    firstOf(viewersAt(position), (viewer) =>
      dealing.insightProblem(position.moment.match, viewer, position.seed),
    ),
} satisfies Record<string, Check>;
