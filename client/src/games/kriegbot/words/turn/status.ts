import type { Fact } from '../../../../stage/contract/words';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import { turnsOf } from '@gearhall/shared/games/kriegbot/content/scenarios';
import { CARD_IDS } from '@gearhall/shared/games/kriegbot/content/cards';
import { isSolo, TEAM_IDS } from '@gearhall/shared/games/kriegbot/content/teams';
import { drawingSides, robotsOfSeat, teamsIn } from '@gearhall/shared/games/kriegbot/rules/field/field';
import { isAbove } from '@gearhall/shared/games/kriegbot/rules/pieces/disks';
import { seatOf } from '@gearhall/shared/games/kriegbot/rules/field/landingCraft';
import type { RobotView, View } from '@gearhall/shared/games/kriegbot/view';
import { callsIn, type Calls } from '../field/calls';
import { energyInWords } from '../cores/cores';
import { aboveInWords } from '../infantry/landing';
import {
  awayInWords,
  capital,
  chassisName,
  diceWord,
  fullCardName,
  listOf,
  nameOf,
  opened,
  isManySided,
  its,
  sideName,
  sideTitle,
} from '../field/names';
import { questionWords } from './questions';
import { scenarioWords } from '../scenarios/scenarios';
import { anyArmsName } from '../field/units';

type Names = readonly string[];
type Window = NonNullable<View['window']>;

/** What is going on, for everybody. */
export function statusOf(view: View, names: Names): string {
  const { phase, turn } = view;
  if (phase === 'over') return 'The game is over.';
  if (phase === 'templates')
    return `${choosers(view)} ${whose(view)} ${view.options.readyMade ? 'robots' : 'templates'} in secret.`;
  if (view.round !== undefined)
    return `${scenarioWords(view).drafting?.status(view) ?? ''} ${designing(view, names)}`.trim();
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
  return questionWords(kind, view).doing(capital(calls.full(robot)));
}

/** "Both teams choose", "Green and Yellow choose", "The police choose". */
function choosers(view: View, verb = 'choose'): string {
  const sides = drawingSides(view);
  if (sides.length === 2 && teamsIn(view).length === 2) return `Both teams ${verb}`;
  const [one] = sides;
  const isOne = one !== undefined && sides.length === 1 && !isManySided(one, view.options);
  return `${capital(listOf(sides.map((side) => sideName(side, view.options))))} ${isOne ? `${verb}s` : verb}`;
}

/** Of those who choose. */
function whose(view: View): string {
  const [one, ...others] = drawingSides(view);
  return one !== undefined && others.length === 0 ? its(one, view.options) : 'their';
}

const unanswered = ({ asked, answered }: Window): readonly string[] =>
  asked.filter((id) => !answered.includes(id));

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
  if (question?.seat !== seat) return '';
  return opened(questionWords(question.kind, view).prompt(calls.short(question.robot), view));
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
    return scenarioWords(view).drafting?.prompt(view, seat, { names, waiting }) ?? '';
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
  const far = awayInWords(assault.range);
  if (window.kind === 'before') return `${capital(what)}, ${far}: the dice are not rolled yet.`;
  const pool = assault.pool.length > 0 ? `: ${diceWord(assault.pool.length)} ${assault.pool.join(', ')}` : '';
  return `${capital(what)}${window.kind === 'counter' ? ', and that is over.' : `, and hits${pool}.`}`;
}

/** A few words beside each seat. */
export function seatFactsOf(view: View, seat: Seat): Fact[] {
  const own = view.seats[seat];
  if (!own) return [];
  const team = { label: isSolo(own.team) ? 'Color' : 'Team', value: sideTitle(own.team, view.options) };
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
