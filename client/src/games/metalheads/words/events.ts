import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { Event, EventOf } from '@gearhall/shared/games/metalheads/events';
import type { RobotId } from '@gearhall/shared/games/metalheads/content/robots';
import type { View } from '@gearhall/shared/games/metalheads/view';
import type { Logged, LogLine, LogWriter } from '../../../stage/contract/words';
import {
  after,
  begun,
  continued,
  continues,
  beginning,
  monsterName,
  robotOf,
  type LogContext,
} from './logContext';
import { endedText, lastRoundText } from './ending';
import {
  amountsInWords,
  capital,
  count,
  kindsInWords,
  listOf,
  nameOf,
  NATION_NAMES,
  owning,
  robotName,
  tokenName,
  tokensInWords,
} from './names';

type Line<Type extends Event['type']> = (event: EventOf<Type>, context: LogContext) => LogLine | undefined;

const by = (seat: Seat, text: string): LogLine => ({ seat, text });
const robots = (ids: readonly RobotId[]): string => listOf(ids.map(robotName));
/** " (2 Energy)", " for Signal Kite". */
const because = (robot: RobotId | '', energy = 0): string => {
  if (energy > 0) return ` for ${energy} Energy`;
  return robot === '' ? '' : `, by ${robotName(robot)}`;
};

/** "New in the row: …"; of the first row, all. */
function rowText(row: readonly (RobotId | '')[], before: readonly (RobotId | '')[]): string {
  const fresh = row.filter((card): card is RobotId => card !== '' && !before.includes(card));
  return fresh.length === 0 ? 'Nothing new comes into the row.' : `New in the row: ${robots(fresh)}.`;
}

function paidLine({ seat, robot, side }: EventOf<'paid'>, context: LogContext): LogLine {
  const line = by(
    seat,
    `${nameOf(context.names, seat)} pays ${amountsInWords(side)} for ${robotName(robot)}.`,
  );
  const isFirst = !continues({ type: 'paid', seat, robot, side }, context);
  return isFirst
    ? begun(line, context)
    : continued(line, (from) => `${from}, with ${amountsInWords(side)} paid.`, context);
}

/** For the one who paid: with which Robot. */
function paidWithLine(event: EventOf<'paidWith'>, context: LogContext): LogLine {
  const { seat, robot, card } = event;
  const line = by(seat, `It is ${robotName(card)} that paid for ${robotName(robot)}.`);
  const { before } = context;
  if (before?.type !== 'paid' || !continues(event, context)) return line;
  const side = amountsInWords(before.side);
  return continued(
    line,
    (from) =>
      from.includes(' pays ')
        ? `${from} with ${robotName(card)}.`
        : `${from}, with ${side} paid by ${robotName(card)}.`,
    context,
  );
}

function spentLine(event: EventOf<'spent'>, context: LogContext): LogLine {
  const { seat, robot, kind, count: amount } = event;
  const what = kindsInWords(kind, amount);
  const line = by(seat, `${nameOf(context.names, seat)} spends ${what} on ${robotName(robot)}.`);
  return continues(event, context) ? continued(line, (from) => `${from} with ${what}.`, context) : line;
}

function drawnLine(event: EventOf<'drawn'>, context: LogContext): LogLine {
  const { seat } = event;
  const line = by(seat, `Seen by ${nameOf(context.names, seat)} alone: ${robots(event.robots)}.`);
  return continues(event, context)
    ? continued(line, (from) => `${from}: ${robots(event.robots)}.`, context)
    : line;
}

function givenLine(event: EventOf<'given'>, context: LogContext): LogLine {
  const { seat, to, robot } = event;
  const { names } = context;
  const line = by(seat, `It is ${robotName(robot)} that goes to ${nameOf(names, to)}.`);
  return continues(event, context)
    ? continued(line, (from) => `${from}: ${robotName(robot)}.`, context)
    : line;
}

function gainedLine(event: EventOf<'gained'>, context: LogContext): LogLine {
  const { seat, amounts } = event;
  const what = amountsInWords(amounts);
  const line = by(seat, `${nameOf(context.names, seat)} gains ${what}.`);
  return continues(event, context) ? continued(line, (from) => `${from} and gains ${what}.`, context) : line;
}

function placedLine(event: EventOf<'placed'>, context: LogContext): LogLine {
  const { robot, owner, token, by: source } = event;
  const goesOn = continues(event, context);
  const text = (amount: number): string =>
    `${tokensInWords(token, amount)} on ${robotOf(robot, owner, context)}${because(source)}.`;
  const line = owner === undefined ? { text: text(1) } : by(owner, text(1));
  if (!goesOn) return begun(line, context);
  return continued(line, () => text(context.repeated + 1), context);
}

/** That Robots are refreshed at the end of a turn goes without saying. */
function turnEndedLine(event: EventOf<'turnEnded'>, context: LogContext): LogLine {
  const text = `${nameOf(context.names, event.seat)} ends the turn with ${event.strength} Strength.`;
  const line = by(event.seat, text);
  return continues(event, context) ? continued(line, () => text, context) : line;
}

/** The line of the log for every event. */
const LINES: { readonly [Type in Event['type']]: Line<Type> } = {
  begun: ({ row }, context) => ({ text: `${monsterName(context)} appears. In the row: ${robots(row)}.` }),
  putAside: ({ seat }, { names }) => by(seat, `${nameOf(names, seat)} puts a Robot aside.`),
  firstPlayer: ({ seat }, { names }) =>
    by(seat, `${nameOf(names, seat)} has the Robot with the lowest number and will be first.`),
  nationChosen: ({ seat, nation }, { names }) =>
    by(seat, `${nameOf(names, seat)} leads the ${NATION_NAMES[nation]}.`),
  turnBegan: ({ seat, round }, { names, seats }) => ({
    seat,
    text: `${seats.size === 1 ? 'Turn' : 'Round'} ${round}: ${nameOf(names, seat)}`,
    heading: true,
  }),
  took: ({ seat, robot, energy }, { names }) =>
    by(
      seat,
      `${nameOf(names, seat)} takes ${robotName(robot)} from the row${energy > 0 ? because('', energy) : ' for nothing'}.`,
    ),
  drew: ({ seat, count: amount, energy, by: source }, context) =>
    begun(
      by(seat, `${nameOf(context.names, seat)} draws ${count(amount, 'Robot')}${because(source, energy)}.`),
      context,
    ),
  drawn: drawnLine,
  began: ({ seat, robot }, context) =>
    begun(by(seat, `${nameOf(context.names, seat)} begins ${robotName(robot)}.`), context),
  paid: paidLine,
  paidWith: paidWithLine,
  spent: spentLine,
  activated: ({ seat, robot, free }, context) =>
    begun(
      by(
        seat,
        `${nameOf(context.names, seat)} activates ${robotName(robot)}${free ? ' for no Energy' : ''}.`,
      ),
      context,
    ),
  usedNation: ({ seat, nation, kind }, { names }) =>
    by(
      seat,
      `${nameOf(names, seat)} uses the ability of the ${NATION_NAMES[nation]}${kind === undefined ? '' : `: the next Robot costs ${kindsInWords(kind, 1)} less`}.`,
    ),
  gained: gainedLine,
  completed: ({ seat, robot, free }, { names }) =>
    by(seat, `${nameOf(names, seat)} completes ${robotName(robot)}${free ? ' for nothing' : ''}!`),
  copied: ({ seat, robot, of }, context) =>
    by(seat, `${robotOf(robot, seat, context)} takes the ability of ${robotName(of)}.`),
  discarded: ({ seat, robots: ids }, { names, before }) =>
    by(
      seat,
      before?.type === 'completed' || before?.type === 'copied'
        ? `What was paid for it is discarded: ${robots(ids)}.`
        : `${nameOf(names, seat)} discards ${robots(ids)}.`,
    ),
  swapped: ({ seat, robot, for: other }, { names }) =>
    by(seat, `${nameOf(names, seat)} swaps ${robotName(robot)} for ${robotName(other)} of the row.`),
  looked: ({ seat, count: amount, by: source }, context) =>
    begun(
      by(
        seat,
        `${nameOf(context.names, seat)} looks at ${count(amount, 'Robot')} of the deck${because(source)}.`,
      ),
      context,
    ),
  kept: ({ seat, count: amount }, { names }) =>
    by(seat, `${nameOf(names, seat)} keeps ${amount === 1 ? 'one of them' : count(amount, 'Robot')}.`),
  gave: ({ seat, to, by: source }, context) =>
    begun(
      by(
        seat,
        `A Robot goes from ${owning(nameOf(context.names, seat))} hand to ${nameOf(context.names, to)}${because(source)}.`,
      ),
      context,
    ),
  gaveMonster: ({ robot }, context) => ({ text: `${robotName(robot)} joins ${monsterName(context)}.` }),
  given: givenLine,
  refreshed: ({ seat, robots: ids }, context) =>
    begun(by(seat, `${nameOf(context.names, seat)} refreshes ${robots(ids) || 'all Robots'}.`), context),
  rowSwept: ({ robots: ids }) => ({ text: `The row is swept away: ${robots(ids) || 'it was empty'}.` }),
  placed: placedLine,
  removed: ({ robot, owner, token, by: source }, context) => ({
    ...(owner !== undefined && { seat: owner }),
    text: `${capital(tokenName(token))} taken off ${robotOf(robot, owner, context)}${because(source)}.`,
  }),
  moved: ({ robot, owner, token, to, toOwner }, context) => ({
    ...(toOwner !== undefined && { seat: toOwner }),
    text: `A ${tokenName(token)} moves from ${robotOf(robot, owner, context)} to ${robotOf(to, toOwner, context)}.`,
  }),
  unmarked: ({ robot }) => ({ text: `${robotName(robot)} no longer carries its Damage.` }),
  destroyed: ({ robot, owner, by: source }, context) => ({
    ...(owner !== undefined && { seat: owner }),
    text: `${robotOf(robot, owner, context)} is destroyed${because(source)}.`,
  }),
  turnEnded: turnEndedLine,
  keptResource: ({ seat, kind }, { names }) =>
    by(seat, `${nameOf(names, seat)} keeps ${kindsInWords(kind, 1)} for the next turn.`),
  refilled: ({ row }, { row: before }) => ({ text: rowText(row, before) }),
  reshuffled: ({ count: amount }) => ({
    text: `The discard pile is shuffled into the deck: ${count(amount, 'Robot')}.`,
  }),
  gathered: ({ robot, spot }, context) => ({
    text: `${monsterName(context)} takes ${robotName(robot)} from ${spot === 0 ? 'the deck' : 'the row'}.`,
  }),
  saved: ({ robot }, context) => ({
    text: `${robotName(robot)} is saved from ${monsterName(context)} and stays in the row.`,
  }),
  lastRound: ({ cause, seat }, { names }) =>
    by(seat, `${lastRoundText(cause, nameOf(names, seat))} This round is the last one.`),
  left: ({ seat }, { names }) => by(seat, `${nameOf(names, seat)} gives up.`),
  ended: ({ cause, strengths }, { names }) => ({ text: endedText(cause, strengths, names), heading: true }),
};

/** Starts a log. Each event only ever gets the line of its own type. */
export function logWriter(names: readonly string[], logged: Logged<View> = {}): LogWriter<Event> {
  let context = beginning(names, logged.begun);
  return (event) => {
    const line = LINES[event.type] as Line<Event['type']>;
    const now = event.type === 'begun' ? after(context, event) : context;
    const text = line(event, now);
    context = after(context, event);
    return text;
  };
}
