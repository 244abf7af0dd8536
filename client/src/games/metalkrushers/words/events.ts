import type { Seat } from '@gearhall/shared/core/ground/seats';
import { ITEMS } from '@gearhall/shared/games/metalkrushers/content/items';
import { HIT_NUMBER, REFLEX_NUMBER } from '@gearhall/shared/games/metalkrushers/content/charts';
import type { Event, EventOf, FallCause } from '@gearhall/shared/games/metalkrushers/events';
import type { LogLine } from '../../../stage/contract/words';
import { endingSentence } from './ending';
import {
  ANY_NAMES,
  aOrAn,
  ARM_NAMES,
  CHASSIS_NAMES,
  count,
  facingName,
  itemName,
  listOf,
  nameOf,
  sheetInWords,
  SIDE_NAMES,
  signed,
} from './names';
import type { LogContext } from './logContext';

type LineWriter<Type extends Event['type']> = (
  event: EventOf<Type>,
  context: LogContext,
) => LogLine | undefined;

/** " +2 attack −1 evade": zeros are left out. */
const termsOf = (terms: Readonly<Record<string, number>>): string =>
  Object.entries(terms)
    .filter(([, value]) => value !== 0)
    .map(([name, value]) => ` ${signed(value)} ${name}`)
    .join('');

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

const VERBS = { weapon: 'strikes', projector: 'shoots at', shield: 'bashes' } as const;

const outcomeOf = ({ hit, critical }: EventOf<'struck'>): string => {
  if (!hit) return `below ${HIT_NUMBER}: a miss`;
  return critical ? 'a critical hit' : 'a hit';
};

function struck(event: EventOf<'struck'>, { by, short, full, grip }: LogContext): LogLine {
  const { krusher, arm, item, target, side, dice, ...more } = event;
  const terms = {
    attack: more.attackBonus,
    evade: more.evade,
    shield: more.shieldEvade,
    parry: more.parry,
    'null field': more.nullField,
    range: more.range,
    Oust: more.oust,
  };
  const sum = `${total(dice)}${termsOf(terms)} = ${more.total}`;
  const what = `${VERBS[ITEMS[item].kind]} ${full(target)} on the ${SIDE_NAMES[side]}`;
  const text = `${short(krusher)} ${what} with ${grip(krusher, arm, item)}: ${sum}, ${outcomeOf(event)}.`;
  return by(krusher, text, dice);
}

function damageRolled(event: EventOf<'damageRolled'>, { by, short, full, grip }: LogContext): LogLine {
  const { krusher, target, side, blockedBy, die, weapon, nullField, oust, points } = event;
  const terms = termsOf({ weapon, 'null field': nullField, Oust: oust });
  const sum = terms === '' ? `${points}` : `${die}${terms} = ${points}`;
  const where =
    blockedBy === undefined
      ? `on the ${SIDE_NAMES[side]} of ${full(target)}`
      : `on ${grip(target, blockedBy)} of ${full(target)}, which blocks`;
  return by(krusher, `Damage by ${short(krusher)}: ${sum} ${where}.`, [die]);
}

function criticalRolled(event: EventOf<'criticalRolled'>, { by, full }: LogContext): LogLine {
  const { krusher, target, die, nullField, points } = event;
  const roll = `${die}${termsOf({ 'null field': nullField })}`;
  return by(
    krusher,
    `Critical damage: ${roll} on the chart is ${points}, one layer deeper in ${full(target)}.`,
    [die],
  );
}

function damaged(event: EventOf<'damaged'>, { by, full, grip }: LogContext): LogLine {
  const { krusher, side, arm, shield, armor, linkage } = event;
  const layers = [
    ...(shield > 0 ? [`${shield} on ${arm === undefined ? 'the shield' : grip(krusher, arm)}`] : []),
    ...(armor > 0 ? [`${armor} on the ${SIDE_NAMES[side]} armor`] : []),
    ...(linkage > 0 ? [`${linkage} on the Internal Linkage`] : []),
  ];
  return by(krusher, `${full(krusher)} takes ${listOf(layers) || 'no damage'}.`);
}

function oustTried(event: EventOf<'oustTried'>, { by, short, full }: LogContext): LogLine {
  const { krusher, target, die, modifier, targetDie, targetModifier, success, blocked } = event;
  const own = `${die}${termsOf({ weight: modifier })} = ${die + modifier}`;
  const others = `${targetDie}${termsOf({ weight: targetModifier })} = ${targetDie + targetModifier}`;
  const failed = blocked ? 'it has nowhere to go, which fails' : 'that fails';
  const text = `${short(krusher)} tries to oust ${full(target)}: ${own} against ${others}; ${success ? 'that succeeds' : failed}.`;
  return by(krusher, text);
}

function moved({ krusher, from, to, facing, cost }: EventOf<'moved'>, { by, short }: LogContext): LogLine {
  const way = from === to ? `turns on ${to}` : `moves from ${from} to ${to}`;
  return by(
    krusher,
    `${short(krusher)} ${way}, facing ${facingName(facing)}: ${cost === 0 ? 'the free turn' : count(cost, 'point')}.`,
  );
}

function reflexTried(event: EventOf<'reflexTried'>, { by, short }: LogContext): LogLine {
  const { krusher, die, modifier, success, to } = event;
  const roll = modifier === 0 ? `${die}` : `${die} ${signed(modifier)} = ${die + modifier}`;
  const result = success ? `now it faces ${facingName(to)}` : `it needs ${REFLEX_NUMBER} and stays as it is`;
  return by(krusher, `${short(krusher)} tries its Reflex Facing: ${roll}, ${result}.`, [die]);
}

function armamentRolled(event: EventOf<'armamentRolled'>, { by, short }: LogContext): LogLine {
  const { krusher, arm, row, column, item, any } = event;
  const found = any === undefined ? 'nothing this turn' : ANY_NAMES[any];
  const what = item === undefined ? found : aOrAn(itemName(item));
  return by(
    krusher,
    `${short(krusher)} arms its ${ARM_NAMES[arm]}: ${row} and ${column} on the chart, ${what}.`,
  );
}

const FALLS: Readonly<Record<FallCause, string>> = {
  linkage: 'falls: its Internal Linkage is gone',
  resigned: 'leaves the arena',
};

function fell({ krusher, cause, design }: EventOf<'fell'>, { by, full }: LogContext): LogLine {
  const was = design ? ` It was ${sheetInWords(design)}.` : '';
  return by(krusher, `${full(krusher)} ${FALLS[cause]}.${was}`);
}

function entered(event: EventOf<'entered'>, { by, full }: LogContext): LogLine {
  const { krusher, at, facing, chassis, design } = event;
  const what = design ? sheetInWords(design) : `a ${CHASSIS_NAMES[chassis]}`;
  return by(krusher, `${full(krusher)} enters on ${at}, facing ${facingName(facing)}: ${what}.`);
}

function initiativeRolled(event: EventOf<'initiativeRolled'>, { side, leader }: LogContext): LogLine {
  const { team, die, modifier, nullField = 0, total: sum, again } = event;
  const terms = `${modifier === 0 ? '' : ` ${signed(modifier)}`}${termsOf({ 'null field': nullField })}`;
  const roll = terms === '' ? `${die}` : `${die}${terms} = ${sum}`;
  const text = again
    ? `${side(team)} breaks the tie with ${roll}.`
    : `${side(team)} rolls ${roll} for initiative.`;
  return { ...leader(team), text, dice: [die] };
}

function parried(
  { krusher, arm, against, meets }: EventOf<'parried'>,
  { by, short, full, grip }: LogContext,
): LogLine {
  const attack = meets === undefined ? 'a later attack of' : `${grip(against, meets)} of`;
  return by(krusher, `${short(krusher)} parries ${attack} ${full(against)} with ${grip(krusher, arm)}.`);
}

const seated = (seat: Seat, text: string): LogLine => ({ seat, text });

/** The log's line for every event. */
const LINES = {
  built: ({ seat }, { names }) => seated(seat, `${nameOf(names, seat)} has built.`),
  entered,
  turnBegan: ({ turn }) => ({ text: `Turn ${turn}`, heading: true }),
  initiativeRolled,
  saved: ({ team, krusher }, { side, leader, short }) => ({
    ...leader(team),
    text: `${side(team)} keeps ${krusher === undefined ? 'nobody' : short(krusher)} for the last move.`,
  }),
  moved,
  stayed: ({ krusher }, { by, short }) => by(krusher, `${short(krusher)} stays where it is.`),
  oustTried,
  pushed: ({ krusher, from, to }, { by, full }) =>
    by(krusher, `${full(krusher)} is pushed from ${from} to ${to}.`),
  followed: ({ krusher, from, to }, { by, short }) =>
    by(krusher, `${short(krusher)} follows from ${from} to ${to}.`),
  armamentRolled,
  armed: ({ krusher, arm, item }, { by, short }) =>
    by(krusher, `${short(krusher)} takes ${aOrAn(itemName(item, arm))} into its ${ARM_NAMES[arm]}.`),
  combatBegan: ({ order }, { short }) => ({
    text:
      order.length === 0 ? 'Combat: nobody attacks.' : `Combat, in this order: ${listOf(order.map(short))}.`,
  }),
  armShown: ({ krusher, arm, item }, { by, full }) =>
    by(krusher, `${full(krusher)} shows ${aOrAn(itemName(item, arm))} in its ${ARM_NAMES[arm]}.`),
  attacked: ({ krusher, target }, { by, short, full }) =>
    by(krusher, `${short(krusher)} attacks ${full(target)}.`),
  heldBack: ({ krusher }, { by, short }) => by(krusher, `${short(krusher)} holds back.`),
  reflexTried,
  blocked: ({ krusher, arm }, { by, short, grip }) =>
    by(krusher, `${short(krusher)} blocks with ${grip(krusher, arm)} for the rest of the turn.`),
  spared: ({ krusher, arm }, { by, short, grip }) =>
    by(krusher, `${short(krusher)} keeps ${grip(krusher, arm)} back for a bash.`),
  parried,
  struck,
  damageRolled,
  criticalRolled,
  damaged,
  fell,
  resigned: ({ seat }, { names }) => seated(seat, `${nameOf(names, seat)} gives up.`),
  counted: ({ team, tenths }, { side, leader }) => ({
    ...leader(team),
    text: `${side(team)} has ${(tenths / 10).toFixed(1)}: Internal Linkage and a tenth of the armor that is left.`,
  }),
  ended: ({ winners, cause }, { names }) => ({ text: endingSentence(winners, cause, names), heading: true }),
} satisfies { [Type in Event['type']]: LineWriter<Type> };

/** The table is exhaustive; an event only ever gets the line of its own type. */
export function lineOf(event: Event, context: LogContext): LogLine | undefined {
  const line = LINES[event.type] as LineWriter<Event['type']>;
  return line(event, context);
}
