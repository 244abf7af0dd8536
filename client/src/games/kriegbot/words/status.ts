import type { Fact } from '../../../stage/words';
import type { Seat } from '@gearhall/shared/core/seats';
import { turnsOf } from '@gearhall/shared/games/kriegbot/content/scenarios';
import { CARD_IDS } from '@gearhall/shared/games/kriegbot/content/cards';
import { isSolo, TEAM_IDS } from '@gearhall/shared/games/kriegbot/content/teams';
import {
  drawingSides,
  edgeOf,
  robotOf,
  robotsOfSeat,
  teamsIn,
} from '@gearhall/shared/games/kriegbot/rules/field';
import { isAbove } from '@gearhall/shared/games/kriegbot/rules/disks';
import { seatOf } from '@gearhall/shared/games/kriegbot/rules/craft';
import { attacksLeft, ownLedger } from '@gearhall/shared/games/kriegbot/rules/spending';
import { canStopHere } from '@gearhall/shared/games/kriegbot/rules/ways';
import type { RobotView, View } from '@gearhall/shared/games/kriegbot/view';
import type { CommonQuestion } from '../parts/kinds';
import { ownQuestion, scenarioWords } from '../parts/own';
import { callsIn, type Calls } from './calls';
import { energyInWords } from './cores';
import { aboveInWords } from './landing';
import {
  capital,
  chassisName,
  count,
  diceWord,
  fullCardName,
  listOf,
  nameOf,
  opened,
  sideName,
  sideVerb,
  TEAM_NAMES,
} from './names';
import { anyArmsName } from './units';

type Names = readonly string[];
type Question = NonNullable<View['question']>;
type Window = NonNullable<View['window']>;

/** What is going on, for everybody. */
export function statusOf(view: View, names: Names): string {
  const { phase, turn } = view;
  if (phase === 'over') return 'The game is over.';
  if (phase === 'templates')
    return `${choosers(view)} their ${view.options.readyMade ? 'robots' : 'templates'} in secret.`;
  if (view.round !== undefined)
    return `${scenarioWords(view)?.drafting?.status(view) ?? ''} ${designing(view, names)}`.trim();
  if (phase === 'design') return `${choosers(view, 'design')} in secret. ${designing(view, names)}`;
  const calls = callsIn(view, names);
  const doing = doingIn(view, calls);
  return phase === 'setup'
    ? `The ${view.question?.kind === 'build' ? 'map is' : 'robots are'} set up. ${doing}`
    : `Turn ${turn} of ${turnsOf(view.options)}, ${phase}. ${doing}`;
}

function doingIn(view: View, calls: Calls): string {
  if (view.window) {
    const open = unanswered(view.window);
    return `${capital(listOf(open.map(calls.full)))} may respond.`;
  }
  if (!view.question) return '';
  const { kind, robot } = view.question;
  const who = capital(calls.full(robot));
  return isCommon(kind) ? DOING[kind](who) : (ownQuestion(kind)?.doing(who) ?? '');
}

const isCommon = (kind: Question['kind']): kind is CommonQuestion => Object.hasOwn(DOING, kind);

/** "Both teams choose", "Green and Yellow choose", "The police choose". */
function choosers(view: View, verb = 'choose'): string {
  const sides = drawingSides(view);
  if (sides.length === 2 && teamsIn(view).length === 2) return `Both teams ${verb}`;
  const [one] = sides;
  const isOne = one !== undefined && sides.length === 1 && sideVerb(one, 'one', 'many') === 'one';
  return `${capital(listOf(sides.map(sideName)))} ${isOne ? `${verb}s` : verb}`;
}

const unanswered = ({ asked, answered }: Window): readonly string[] =>
  asked.filter((id) => !answered.includes(id));

const DOING: Readonly<Record<CommonQuestion, (who: string) => string>> = {
  place: (who) => `${who} is placed.`,
  build: (who) => `${who} is placed.`,
  option: (who) => `${who} moves.`,
  moving: (who) => `${who} is moving.`,
  reface: (who) => `${who} may turn.`,
  attack: (who) => `${who} may attack.`,
  locate: (who) => `${who} chooses where it hits.`,
  extra: (who) => `${who} chooses where else it hits.`,
  turnTarget: (who) => `${who} may turn what it has hit.`,
  disables: (who) => `${who} chooses what is disabled.`,
};

const waitFor = (names: readonly string[], one: string, many: string): string =>
  names.length === 0 ? '' : `${listOf(names)} still ${names.length === 1 ? one : many}.`;

function designing(view: View, names: Names): string {
  const sides = drawingSides(view);
  const open = view.seats.flatMap(({ team, ready, out }, seat) =>
    ready || out || !sides.includes(team) ? [] : [nameOf(names, seat)],
  );
  return view.round === undefined ? waitFor(open, 'designs', 'design') : waitFor(open, 'chooses', 'choose');
}

/** What `seat` is asked now; empty when it is asked nothing. */
export function promptOf(view: View, seat: Seat, names: Names): string {
  const own = view.seats[seat];
  if (!own || own.out || view.phase === 'over') return '';
  const isChoosing = drawingSides(view).includes(own.team);
  if (view.phase === 'templates') return isChoosing ? templatePrompt(view, seat) : '';
  if (view.phase === 'design') return isChoosing ? designPrompt(view, seat, names) : '';
  const calls = callsIn(view, names, seat);
  if (view.window) return windowPrompt(view, view.window, seat, calls);
  const { question } = view;
  return question?.seat === seat ? opened(questionInWords(view, question, calls)) : '';
}

function questionInWords(view: View, { kind, robot }: Question, calls: Calls): string {
  const who = calls.short(robot);
  return isCommon(kind) ? PROMPTS[kind](who, view) : (ownQuestion(kind)?.prompt(who, view) ?? '');
}

/**
 * Whether everything that the seat is asked is something its robots have been told to answer by
 * themselves.
 */
export function isQuiet(view: View, seat: Seat): boolean {
  if (!view.window) return false;
  const open = unanswered(view.window).filter((id) => seatOf(view, id) === seat);
  return open.every((id) => view.standing[id]?.quiet === true);
}

function designPrompt(view: View, seat: Seat, names: Names): string {
  const waiting = designing(view, names);
  if (view.round !== undefined)
    return scenarioWords(view)?.drafting?.prompt(view, seat, { names, waiting }) ?? '';
  return view.seats[seat]?.ready
    ? `Your designs are fixed. ${waiting}`
    : `Lay your cards: only your team sees them.${missingInWords(view, seat)} Talk is private to your team until all designs are fixed.`;
}

/** What another side has taken out of one's drawer. */
function missingInWords(view: View, seat: Seat): string {
  const missing = view.teams[teamOf(view, seat)]?.missing ?? [];
  const names = CARD_IDS.filter((card) => missing.includes(card)).map(fullCardName);
  return names.length === 0 ? '' : ` The police have taken ${listOf(names)} out of your drawer.`;
}

function templatePrompt(view: View, seat: Seat): string {
  const open = robotsOfSeat(view, seat).filter(({ chassis }) => chassis === '').length;
  if (view.options.readyMade) return readyPrompt(open);
  return open === 0
    ? 'Your templates are chosen. Everybody sees them when all have chosen.'
    : `Choose ${open === 1 ? 'a template' : `templates for ${open} robots`}. Nobody else sees it yet.`;
}

function readyPrompt(open: number): string {
  if (open === 0) return 'Your choice is made. Everybody sees your templates when all have chosen.';
  const what = open === 1 ? 'your robot' : `${open} robots`;
  return `Choose ${what}: designed, and ready to fight. Everybody will see the template, not the cards.`;
}

const PROMPTS: Readonly<Record<CommonQuestion, (who: string, view: View) => string>> = {
  place: (who, view) => `Place ${who} ${scenarioWords(view)?.start ?? startIn(view)}.`,
  build: (who) => `Choose a hex for ${who}: on dry ground, free of everything else.`,
  option: (who) => `${capital(who)} moves: choose one of its options.`,
  moving: (who, view) => {
    const left = `${capital(who)} moves on: ${count(view.movement?.points ?? 0, 'point')} left`;
    return maySettle(view) ? `${left}. Or end the move.` : `${left}. It cannot stay where it is.`;
  },
  reface: (who) => `Turn ${who} to any side, or leave it as it is.`,
  attack: (who, view) =>
    isIdle(view)
      ? `${capital(who)} has no attack left. It is asked all the same, for a few seconds: a pilot that lies face down might have one.`
      : `${capital(who)} may attack.`,
  locate: (_who, { assault }) => `A hit: ${(assault?.pool ?? []).join(', ')}. Which place does it strike?`,
  extra: (_who, { assault }) => `The hit also disables: which place of ${(assault?.pool ?? []).join(', ')}?`,
  turnTarget: () => 'Turn the robot that was hit by one hexside?',
  disables: (who, { question }) => `Choose ${count(question?.count ?? 0, 'item')} of ${who} to be disabled.`,
};

/** Where the robot that is placed may begin: its side may have no edge. */
const startIn = (view: View): string =>
  edgeOf(view, robotOf(view, view.question?.robot ?? '').team) === ''
    ? 'on any hex that it may enter'
    : 'on a half-hex of your edge';

function maySettle(view: View): boolean {
  const { movement, question, robots } = view;
  const robot = robots[question?.robot ?? ''];
  return !movement || !robot || question?.brief === true || canStopHere(view, robot, movement);
}

/** Whether it is asked only because of cards that might lie face down but do not. */
function isIdle(view: View): boolean {
  const { question, robots } = view;
  const robot = question?.brief ? robots[question.robot] : undefined;
  return robot !== undefined && attacksLeft(view, ownLedger(robot)) <= 0;
}

function windowPrompt(view: View, window: Window, seat: Seat, calls: Calls): string {
  const mine = unanswered(window).filter((id) => seatOf(view, id) === seat);
  if (mine.length === 0) return '';
  return `${happening(view, calls)} Respond with ${listOf(mine.map(calls.short))}?`;
}

/** What an interrupt is about: "Bo’s Robocar attacks your Robotank with the Flamethrower, 1 hex away." */
function happening(view: View, calls: Calls): string {
  const { window, assault } = view;
  if (!window) return '';
  const about = calls.full(window.about);
  if (window.kind === 'clamp') return `${capital(about)} is about to move.`;
  if (window.kind === 'wake') return 'All robots stand. A Solenoid may start powered up.';
  if (window.kind === 'mend') return `The turn ends for ${about}.`;
  if (!assault) return `${capital(about)} is struck.`;
  const what = `${calls.full(assault.attacker)} ${assault.strafe ? 'strafes' : 'attacks'} ${calls.full(assault.target)} with the ${anyArmsName(assault.arms)}`;
  const far = `${count(assault.range, 'hex', 'hexes')} away`;
  if (window.kind === 'before') return `${capital(what)}, ${far}: the dice are not rolled yet.`;
  const pool = assault.pool.length > 0 ? `: ${diceWord(assault.pool.length)} ${assault.pool.join(', ')}` : '';
  return `${capital(what)}${window.kind === 'counter' ? ', and that is over.' : `, and hits${pool}.`}`;
}

/** A few words beside each seat. */
export function seatFactsOf(view: View, seat: Seat): Fact[] {
  const own = view.seats[seat];
  if (!own) return [];
  const team = { label: isSolo(own.team) ? 'Color' : 'Team', value: TEAM_NAMES[own.team] };
  const role = own.role === '' ? [] : [{ label: 'Role', value: own.role === 'mole' ? 'the mole' : 'loyal' }];
  if (own.out) return [team, ...role, { label: 'Out', value: 'of the game' }];
  const state = view.round === undefined ? ['fixed', 'open'] : ['ready', 'choosing'];
  const design = view.phase === 'design' ? [{ label: 'Design', value: state[own.ready ? 0 : 1] ?? '' }] : [];
  // Later the dashboard beside it shows this.
  const isDesigning = view.phase === 'templates' || (view.phase === 'design' && !own.ready);
  const robots = isDesigning ? robotsOfSeat(view, seat).filter(({ chassis }) => chassis !== '') : [];
  const runs = { label: 'Runs', value: listOf(robots.map(({ chassis }) => chassisName(chassis))) };
  return [team, ...role, ...design, ...(robots.length > 0 ? [runs] : [])];
}

const FATES = { derelict: 'abandoned', fled: 'fled', destroyed: 'destroyed' } as const;

/** "3 damage, painted", "undamaged". */
export function conditionOf(view: View, robot: RobotView): string {
  if (view.turn > 0 && isAbove(view, robot)) return aboveInWords(view, robot.id);
  const { fate, lost, slots, drive, core, onFire, painted, poweredUp, biped, phoenix } = robot;
  if (fate !== '') return FATES[fate];
  const parts = [...Object.values(slots), drive, core];
  const damage = parts.reduce((sum, part) => sum + part.damage, 0);
  const disabled = parts.filter((part) => part.disabled).length;
  const told = [
    ...(damage > 0 ? [`${damage} damage`] : []),
    ...(disabled > 0 ? [`${disabled} disabled`] : []),
    ...(lost.length > 0 ? [`${lost.length} lost`] : []),
    ...statusesOf({ onFire, painted, poweredUp, biped, phoenix }),
    ...(core.damage > 0 ? ['unpowered'] : []),
    ...(robot.powerCore?.card !== 'hidden' && energyInWords(robot) ? [energyInWords(robot)] : []),
  ];
  return told.join(', ') || 'undamaged';
}

export const statusesOf = ({
  onFire,
  painted,
  poweredUp,
  biped,
  phoenix,
}: Pick<RobotView, 'onFire' | 'painted' | 'poweredUp' | 'biped' | 'phoenix'>): string[] => [
  ...(poweredUp ? ['powered up'] : []),
  ...(painted ? ['painted'] : []),
  ...(onFire ? ['on fire'] : []),
  ...(biped ? ['biped'] : []),
  ...(phoenix ? ['Phoenix-bot'] : []),
];

export const teamOf = (view: View, seat: Seat): (typeof TEAM_IDS)[number] =>
  view.seats[seat]?.team ?? TEAM_IDS[0];
