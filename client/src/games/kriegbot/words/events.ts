import type { Event, EventOf, HarmCause, StatusId } from '@gearhall/shared/games/kriegbot/events';
import { sumOf } from '@gearhall/shared/games/kriegbot/rules/rolling';
import type { LogLine } from '../../contract';
import { endingSentence } from './ending';
import {
  armsName,
  capital,
  chassisName,
  count,
  diceWord,
  facingName,
  FACE_DOWN,
  fullCardName,
  itemName,
  listOf,
  MODE_NAMES,
  nameOf,
  STRUCTURE_NAMES,
  TEAM_NAMES,
} from './names';
import type { Tale } from './tale';

type Line<Type extends Event['type']> = (event: EventOf<Type>, tale: Tale) => LogLine | undefined;

export const CAUSES: Readonly<Record<HarmCause, string>> = {
  attack: 'the attack',
  ram: 'the ram',
  fire: 'fire',
  dam: 'the flood',
  bridge: 'the fall of the bridge',
  collapse: 'the collapse of the building',
  nuke: 'the nuke',
  flux: 'its own Flux Compression',
  counter: 'the counter-attack',
  unpowered: 'acting without power',
  spent: 'its own use',
  boosters: 'its Jump Boosters, burnt out',
};

const STATUSES: Readonly<Record<StatusId, readonly [on: string, off: string]>> = {
  poweredUp: ['powers up', 'powers down'],
  onFire: ['is on fire', 'is not on fire any more'],
  painted: ['is painted', 'is not painted any more'],
  biped: ['stands up as a biped', 'is a rocket again'],
};

const says = (robot: string, tale: Tale, text: string, dice?: readonly number[]): LogLine =>
  tale.by(robot, `${capital(tale.full(robot))} ${text}.`, dice);

/** Steps and turns of one way make one line. */
function way(robot: string, at: string, facing: number, tale: Tale): LogLine {
  const from = tale.atOf(robot);
  const text = (start: string): string =>
    start === at
      ? `${capital(tale.full(robot))} turns to face ${facingName(facing)}.`
      : `${capital(tale.full(robot))} moves from ${start} to ${at}, facing ${facingName(facing)}.`;
  return { ...tale.by(robot, text(from)), run: { id: `${robot} ${tale.run}`, from, text } };
}

const helped = (help: readonly EventOf<'attacked'>['help'][number][]): string =>
  help.length === 0 ? '' : `, with ${listOf(help.map(fullCardName))}`;

function attacked(event: EventOf<'attacked'>, tale: Tale): LogLine {
  const { robot, arms, target, mode, strafe, attacks, range, help } = event;
  const how = mode === '' ? '' : ` (${MODE_NAMES[mode]})`;
  const times = attacks > 1 ? `, ${attacks} times` : '';
  const verb = strafe ? 'strafes' : 'attacks';
  return says(
    robot,
    tale,
    `${verb} ${tale.full(target)} with the ${armsName(arms)}${how}${times}, ${count(range, 'hex', 'hexes')} away${helped(help)}`,
  );
}

function rolled({ robot, thrown, dice, silhouette, hit }: EventOf<'rolled'>, tale: Tale): LogLine {
  const text =
    thrown === 0
      ? `No dice are left for ${tale.full(robot)}: a miss.`
      : `${capital(diceWord(thrown))} of ${tale.full(robot)}: ${sumOf(dice)} against silhouette ${silhouette}, ${hit ? 'a hit' : 'a miss'}.`;
  return tale.by(robot, text, thrown === 0 ? undefined : dice);
}

function marked({ robot, item, marker, bled, cause }: EventOf<'marked'>, tale: Tale): LogLine {
  const name = (one: typeof item): string => itemName(tale.templateOf(robot), one);
  const from = bled === '' ? '' : `, through the ${name(bled)}`;
  const by = cause === 'attack' ? '' : ` by ${CAUSES[cause]}`;
  return tale.by(
    robot,
    `${marker === 'damage' ? 'Damage to' : 'Disabled:'} the ${name(item)} of ${tale.full(robot)}${from}${by}.`,
  );
}

const LINES: { readonly [Type in Event['type']]: Line<Type> } = {
  dealt: ({ team, templates }) => ({
    text: `${TEAM_NAMES[team]} is dealt ${listOf(templates.map(chassisName))}.`,
  }),
  fielded: ({ robot, seat, chassis }, { names }) => ({
    seat,
    text: `${nameOf(names, seat)} runs the ${chassisName(chassis)} for ${/^green/u.test(robot) ? 'Green' : 'Yellow'}.`,
  }),
  designsFixed: () => ({ text: 'All designs are fixed. From now on everybody hears all talk.' }),
  edgeDrawn: ({ team, edge }) => ({
    text: `${TEAM_NAMES[team]} starts from the ${edge === 'top' ? 'north' : 'south'} edge.`,
  }),
  placed: ({ robot, at, facing }, tale) => says(robot, tale, `starts on ${at}, facing ${facingName(facing)}`),
  turnBegan: ({ turn }) => ({ text: `Turn ${turn}`, heading: true }),
  phaseBegan: ({ phase }) => ({ text: `${capital(phase)} phase.` }),
  shown: ({ robot, card }, tale) => says(robot, tale, `shows its ${fullCardName(card)}`),
  stepped: ({ robot, to, facing }, tale) => way(robot, to, facing, tale),
  turned: ({ robot, to }, tale) => way(robot, tale.atOf(robot), to, tale),
  danced: ({ robot }, tale) => says(robot, tale, 'dances on the spot'),
  maneuvered: ({ robot, to }, tale) => says(robot, tale, `maneuvers to face ${facingName(to)}`),
  rebooted: ({ robot, cleared }, tale) =>
    says(robot, tale, `reboots: ${count(cleared, 'disable marker')} off`),
  stoodIdle: ({ robot }, tale) => says(robot, tale, 'stands idle'),
  boosted: ({ robot }, tale) => says(robot, tale, 'fires its Jump Boosters'),
  clamped: ({ robot, by }, tale) =>
    tale.by(by, `${capital(tale.full(robot))} is held by the Mag Claw of ${tale.full(by)}.`),
  released: ({ robot, by }, tale) =>
    tale.by(by, `The Mag Claw of ${tale.full(by)} holds ${tale.full(robot)} no longer.`),
  thrownBack: ({ robot, from, to }, tale) =>
    says(robot, tale, `cannot stay on ${from}, and falls back to ${to}`),
  fled: ({ robot }, tale) => says(robot, tale, 'flees from the map'),
  washed: ({ robot }, tale) => says(robot, tale, 'is washed: no paint, no fire'),
  rammed: ({ robot, target, dice, points }, tale) =>
    says(robot, tale, `rams ${tale.full(target)}: ${points} damage to each`, dice),
  attacked,
  // The status line tells who may break in; most of the time nobody does.
  asked: () => undefined,
  answered: ({ robot, card }, tale) => says(robot, tale, `answers with its ${fullCardName(card)}`),
  rolled,
  locationsRolled: ({ robot, dice }, tale) => ({
    ...tale.by(robot, `Where it hits ${tale.full(robot)}: ${listOf(dice.map(String))}.`, dice),
    apart: true,
  }),
  rerolled: ({ robot, die, dice }, tale) => ({
    ...says(robot, tale, `has a ${die} rolled again: ${listOf(dice.map(String))}`, dice),
    apart: true,
  }),
  locationChosen: ({ robot, location }, tale) => says(robot, tale, `is hit in place ${location}`),
  cancelled: ({ robot, card, points }, tale) =>
    tale.by(robot, `The ${fullCardName(card)} of ${tale.full(robot)} keeps ${count(points, 'marker')} off.`),
  marked,
  wasted: ({ robot, marker }, tale) => tale.by(robot, `A ${marker} marker for ${tale.full(robot)} is lost.`),
  unmarked: ({ robot, item, marker, by }, tale) => {
    const with_ = by === '' ? '' : ` with the ${fullCardName(by)}`;
    const what = `${marker} marker off the ${itemName(tale.templateOf(robot), item)}`;
    return says(robot, tale, `takes a ${what}${with_}`);
  },
  cardDestroyed: ({ robot, slot, card }, tale) => {
    const place = `the ${itemName(tale.templateOf(robot), slot)} of ${tale.full(robot)}`;
    const what = card === '' ? FACE_DOWN : `the ${fullCardName(card)}`;
    return tale.by(robot, `Destroyed: ${what} in ${place}.`);
  },
  skinGone: ({ robot, skin }, tale) => says(robot, tale, `has lost its ${fullCardName(skin)}`),
  replicated: ({ robot, slot, card }, tale) =>
    says(
      robot,
      tale,
      `brings its ${fullCardName(card)} back into the ${itemName(tale.templateOf(robot), slot)}`,
    ),
  status: ({ robot, status, on }, tale) => says(robot, tale, STATUSES[status][on ? 0 : 1]),
  turnedBy: ({ robot, by, to }, tale) =>
    tale.by(by, `${capital(tale.full(robot))} is turned to face ${facingName(to)}.`),
  structureHit: ({ structure, damage, destroyed }) => ({
    text: `${capital(STRUCTURE_NAMES[structure])} ${destroyed ? 'is destroyed' : `has ${damage} damage`}.`,
  }),
  fireRolled: ({ robot, dice }, tale) => {
    const [die] = dice;
    const what = die === 5 ? 'it goes out' : `place ${die ?? 0} burns`;
    return tale.by(robot, `Fire on ${tale.full(robot)}: ${what}.`, dice);
  },
  nuked: ({ robot }, tale) => says(robot, tale, 'sets off its Suicide Nuke'),
  bailedOut: ({ robot, card }, tale) =>
    tale.by(robot, `The ${fullCardName(card)} of ${tale.full(robot)} bails out.`),
  phoenixed: ({ robot }, tale) => says(robot, tale, 'is left behind by a Phoenix-bot'),
  derelict: ({ robot }, tale) => says(robot, tale, 'lies abandoned'),
  destroyed: ({ robot, cause }, tale) => says(robot, tale, `is destroyed by ${CAUSES[cause]}`),
  handedOver: ({ robot, seat }, tale) =>
    tale.by(robot, `${nameOf(tale.names, seat)} runs the ${tale.bare(robot)} from now on.`),
  gameEnded: ({ cause, winners }, { names }) => ({ text: endingSentence(winners, cause, names) }),
};

export function lineOf(event: Event, tale: Tale): LogLine | undefined {
  const line = LINES[event.type] as Line<Event['type']>;
  return line(event, tale);
}
