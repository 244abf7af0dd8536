import type { Event, EventOf, StatusId } from '@gearhall/shared/games/kriegbot/events';
import type { TeamId } from '@gearhall/shared/games/kriegbot/content/teams';
import { sumOf } from '@gearhall/shared/games/kriegbot/rules/field/dice';
import type { LogLine } from '../../../stage/contract/words';
import { loggedEnding } from './scenarios/ending';
import { EXPANSION_LINES } from './cores/expansionEvents';
import {
  awayInWords,
  capital,
  chassisName,
  count,
  diceWord,
  edgeName,
  FACE_DOWN,
  facingName,
  fullCardName,
  itemName,
  listOf,
  MODE_NAMES,
  nameOf,
  sideDoes,
  sideName,
  structureName,
  teamOfRobot,
} from './field/names';
import type { LogContext } from './logContext';
import type { OfScenario } from './field/sides';
import { CAUSES, says, type LineWriter } from './field/saying';
import { SCENARIO_LINES } from './scenarios/scenarioEvents';
import { UNIT_LINES } from './infantry/unitEvents';
import { anyArmsName, tentName } from './field/units';

const STATUSES: Readonly<Record<StatusId, readonly [on: string, off: string]>> = {
  poweredUp: ['powers up', 'powers down'],
  onFire: ['is on fire', 'is not on fire any more'],
  painted: ['is painted', 'is not painted any more'],
  biped: ['stands up as a biped', 'is a rocket again'],
};

/** Steps and turns of one move make one line. */
function way(robot: string, at: string, facing: number, context: LogContext): LogLine {
  const from = context.atOf(robot);
  const text = (start: string): string =>
    start === at
      ? `${capital(context.full(robot))} turns to face ${facingName(facing)}.`
      : `${capital(context.full(robot))} moves from ${start} to ${at}, facing ${facingName(facing)}.`;
  return { ...context.by(robot, text(from)), run: { id: `${robot} ${context.run}`, from, text } };
}

const helped = (help: readonly EventOf<'attacked'>['help'][number][]): string =>
  help.length === 0 ? '' : `, with ${listOf(help.map(fullCardName))}`;

function attacked(event: EventOf<'attacked'>, context: LogContext): LogLine {
  const { robot, arms, target, mode, strafe, attacks, range, help } = event;
  const how = mode === '' ? '' : ` (${MODE_NAMES[mode]})`;
  const times = attacks > 1 ? `, ${attacks} times` : '';
  const verb = strafe ? 'strafes' : 'attacks';
  return says(
    robot,
    context,
    `${verb} ${context.full(target)} with the ${anyArmsName(arms)}${how}${times}, ${awayInWords(range)}${helped(help)}`,
  );
}

function rolled({ robot, thrown, dice, silhouette, hit }: EventOf<'rolled'>, context: LogContext): LogLine {
  const text =
    thrown === 0
      ? `No dice are left for ${context.full(robot)}: a miss.`
      : `${capital(diceWord(thrown))} of ${context.full(robot)}: ${sumOf(dice)} against silhouette ${silhouette}, ${hit ? 'a hit' : 'a miss'}.`;
  return context.by(robot, text, thrown === 0 ? undefined : dice);
}

function marked({ robot, item, marker, bled, cause }: EventOf<'marked'>, context: LogContext): LogLine {
  const name = (one: typeof item): string => itemName(context.templateOf(robot), one);
  const from = bled === '' ? '' : `, through the ${name(bled)}`;
  const by = cause === 'attack' ? '' : ` by ${CAUSES[cause]}`;
  return context.by(
    robot,
    `${marker === 'damage' ? 'Damage to' : 'Disabled:'} the ${name(item)} of ${context.full(robot)}${from}${by}.`,
  );
}

/** The police choose their templates themselves. */
const dealtInWords = (team: TeamId, of: OfScenario): string =>
  team === 'police' ? `${sideName(team, of)} choose among` : sideDoes(team, of, 'is dealt', 'are dealt');

const LINES: { readonly [Type in Event['type']]: LineWriter<Type> } = {
  dealt: ({ team, templates }, { of }) => ({
    text: `${capital(dealtInWords(team, of))} ${listOf(templates.map(chassisName))}.`,
  }),
  fielded: ({ robot, seat, chassis }, { names, of }) => ({
    seat,
    text: `${nameOf(names, seat)} runs the ${chassisName(chassis)} for ${sideName(teamOfRobot(robot), of)}.`,
  }),
  designsFixed: () => ({ text: 'All designs are fixed. From now on everybody hears all talk.' }),
  edgeDrawn: ({ team, edge }, { of }) => ({
    text: `${capital(sideDoes(team, of, 'starts', 'start'))} from the ${edgeName(edge)} edge.`,
  }),
  placed: ({ robot, at, facing }, context) =>
    says(robot, context, `starts on ${at}, facing ${facingName(facing)}`),
  turnBegan: ({ turn }) => ({ text: `Turn ${turn}`, heading: true }),
  phaseBegan: ({ phase }) => ({ text: `${capital(phase)} phase.` }),
  shown: ({ robot, card }, context) => says(robot, context, `shows its ${fullCardName(card)}`),
  stepped: ({ robot, to, facing }, context) => way(robot, to, facing, context),
  turned: ({ robot, to }, context) => way(robot, context.atOf(robot), to, context),
  danced: ({ robot }, context) => says(robot, context, 'dances on the spot'),
  maneuvered: ({ robot, to }, context) => says(robot, context, `maneuvers to face ${facingName(to)}`),
  rebooted: ({ robot, cleared }, context) =>
    says(robot, context, `reboots: ${count(cleared, 'disable marker')} off`),
  stoodIdle: ({ robot }, context) => says(robot, context, 'stands idle'),
  boosted: ({ robot }, context) => says(robot, context, 'fires its Jump Boosters'),
  clamped: ({ robot, by }, context) =>
    context.by(by, `${capital(context.full(robot))} is held by the Mag Claw of ${context.full(by)}.`),
  released: ({ robot, by }, context) =>
    context.by(by, `The Mag Claw of ${context.full(by)} holds ${context.full(robot)} no longer.`),
  thrownBack: ({ robot, from, to }, context) =>
    says(robot, context, `cannot stay on ${from}, and falls back to ${to}`),
  fled: ({ robot }, context) => says(robot, context, 'flees from the map'),
  washed: ({ robot }, context) => says(robot, context, 'is washed: no paint, no fire'),
  rammed: ({ robot, target, dice, points }, context) => {
    const what = points > 0 ? 'it is run over' : 'it gets out of the way';
    const text = tentName(target) ? what : `${points} damage to each`;
    return says(robot, context, `rams ${context.full(target)}: ${text}`, dice);
  },
  attacked,
  // The status line says who may interrupt; most of the time nobody does.
  asked: () => undefined,
  answered: ({ robot, card }, context) => says(robot, context, `answers with its ${fullCardName(card)}`),
  rolled,
  locationsRolled: ({ robot, dice }, context) => ({
    ...context.by(robot, `Where it hits ${context.full(robot)}: ${listOf(dice.map(String))}.`, dice),
    apart: true,
  }),
  rerolled: ({ robot, die, dice }, context) => ({
    ...says(robot, context, `has a ${die} rolled again: ${listOf(dice.map(String))}`, dice),
    apart: true,
  }),
  locationChosen: ({ robot, location }, context) => says(robot, context, `is hit in place ${location}`),
  cancelled: ({ robot, card, points }, context) =>
    context.by(
      robot,
      `The ${fullCardName(card)} of ${context.full(robot)} keeps ${count(points, 'marker')} off.`,
    ),
  marked,
  wasted: ({ robot, marker }, context) =>
    context.by(robot, `A ${marker} marker for ${context.full(robot)} is lost.`),
  unmarked: ({ robot, item, marker, by }, context) => {
    const with_ = by === '' ? '' : ` with the ${fullCardName(by)}`;
    const what = `${marker} marker off the ${itemName(context.templateOf(robot), item)}`;
    return says(robot, context, `takes a ${what}${with_}`);
  },
  cardDestroyed: ({ robot, slot, card }, context) => {
    const place = `the ${itemName(context.templateOf(robot), slot)} of ${context.full(robot)}`;
    const what = card === '' ? FACE_DOWN : `the ${fullCardName(card)}`;
    return context.by(robot, `Destroyed: ${what} in ${place}.`);
  },
  skinGone: ({ robot, skin }, context) => says(robot, context, `has lost its ${fullCardName(skin)}`),
  replicated: ({ robot, slot, card }, context) =>
    says(
      robot,
      context,
      `brings its ${fullCardName(card)} back into the ${itemName(context.templateOf(robot), slot)}`,
    ),
  status: ({ robot, status, on }, context) => says(robot, context, STATUSES[status][on ? 0 : 1]),
  turnedBy: ({ robot, by, to }, context) =>
    context.by(by, `${capital(context.full(robot))} is turned to face ${facingName(to)}.`),
  structureHit: ({ structure, damage, destroyed }, { of }) => ({
    text: `${capital(structureName(structure, of))} ${destroyed ? 'is destroyed' : `has ${damage} damage`}.`,
  }),
  built: ({ structure, at }, { of }) => ({
    text: `${capital(structureName(structure, of))} stands on ${at}.`,
  }),
  fireRolled: ({ robot, dice }, context) => {
    const [die] = dice;
    const what = die === 5 ? 'it goes out' : `place ${die ?? 0} burns`;
    return context.by(robot, `Fire on ${context.full(robot)}: ${what}.`, dice);
  },
  smoked: ({ robot }, context) => ({
    text: `Smoke hangs about ${context.full(robot)}: one die less for this attack.`,
  }),
  nuked: ({ robot }, context) => says(robot, context, 'sets off its Suicide Nuke'),
  bailedOut: ({ robot, card }, context) =>
    context.by(robot, `The ${fullCardName(card)} of ${context.full(robot)} bails out.`),
  phoenixed: ({ robot }, context) => says(robot, context, 'is left behind by a Phoenix-bot'),
  derelict: ({ robot }, context) => says(robot, context, 'lies abandoned'),
  destroyed: ({ robot, cause }, context) => says(robot, context, `is destroyed by ${CAUSES[cause]}`),
  handedOver: ({ robot, seat }, context) =>
    context.by(robot, `${nameOf(context.names, seat)} runs the ${context.bare(robot)} from now on.`),
  gameEnded: ({ cause, winners }, { names, of }) => ({ text: loggedEnding({ winners, cause, names }, of) }),
  ...EXPANSION_LINES,
  ...UNIT_LINES,
  ...SCENARIO_LINES,
};

export const lineOf = (event: Event, context: LogContext): LogLine | undefined =>
  (LINES[event.type] as LineWriter<Event['type']>)(event, context);
