import { turnsBetween, type Direction } from '@gearhall/shared/core/game/hex';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { Action, ActionOf } from '@gearhall/shared/games/kriegbot/actions';
import { CARDS, NUKE } from '@gearhall/shared/games/kriegbot/content/cards';
import { chassisOf, type ChassisId } from '@gearhall/shared/games/kriegbot/content/chassis';
import { readyRobot } from '@gearhall/shared/games/kriegbot/content/designs';
import { rechargeOf } from '@gearhall/shared/games/kriegbot/rules/cores/energy';
import { findRobot } from '@gearhall/shared/games/kriegbot/rules/field/field';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { answerInWords, answerHelp } from './interrupts/answers';
import { askedRobot } from './field/asked';
import { callsIn } from './field/calls';
import { coreName } from './cores/cores';
import { EXPANSION_ORDERS } from './cores/expansionOrders';
import { leavingInWords } from './moving/leaving';
import { outInWords } from './infantry/outs';
import { hexInWords, slotInWords, type OrderContext, type Wording } from './field/places';
import { SCENARIO_ORDERS } from './scenarios/scenarioOrders';
import { UNIT_WORDINGS } from './infantry/unitOrders';
import { tentName } from './field/units';
import { playsInWords } from './setup/designs';
import {
  armsName,
  capital,
  cardName,
  chassisName,
  count,
  facingName,
  fullCardName,
  itemName,
  listOf,
  MODE_NAMES,
  opened,
} from './field/names';
import { oddsInWords } from './attacking/chances';

export const orderContext = (view: View, seat: Seat, names: readonly string[]): OrderContext => ({
  view,
  seat,
  calls: callsIn(view, names, seat),
});

/** The character of each template, in a line. */
export const TEMPLATE_CHARACTERS: Readonly<Record<ChassisId, string>> = {
  rocketbot: 'Flies, and is the fastest of all; moves and shoots first, but has room for few cards',
  helibot:
    'Fast, flies over anything and shoots from three pylons; one hit on the drive takes most of its speed',
  hoverbot: 'Crosses water, slips sideways and faces any way it likes after its move; no woods, no buildings',
  spiderbot: 'Turns as it likes and walks through woods; its pylon looks to the rear',
  robotank: 'Slow, but full of cards, with a turret all around; damage does not make it slower',
  robocar: 'Fast, and moves after almost everybody else; two pylons; no woods, no water',
};

/** "Speed 8, 2 weapons, 2 systems". */
export function templateFigures(id: ChassisId): string {
  const { speeds, slots } = chassisOf(id);
  const of = (kind: 'weapon' | 'system'): number =>
    Object.values(slots).filter((slot) => slot.kind === kind).length;
  return `Speed ${speeds[0] ?? 0}, ${count(of('weapon'), 'weapon')}, ${count(of('system'), 'system')}`;
}

/** "Speed 8, 2 weapons, 2 systems. Flies, …" */
const templateInWords = (id: ChassisId): string => `${templateFigures(id)}. ${TEMPLATE_CHARACTERS[id]}`;

/** "one side left": how a turn is told. */
function turnInWords(from: Direction, to: Direction): string {
  if (from === to) return 'as now';
  const sides = turnsBetween(from, to);
  if (sides === 3) return 'right about';
  return `${sides} ${sides === 1 ? 'side' : 'sides'} ${(to - from + 6) % 6 < 3 ? 'right' : 'left'}`;
}

type Shot = ActionOf<'attack'> | ActionOf<'strafe'>;

function shotInWords(shot: Shot, { view, calls }: OrderContext): Wording {
  const { arms, target, mode, attacks, help, overcharge = 0, type } = shot;
  const how = mode === '' ? '' : `, ${MODE_NAMES[mode]}`;
  const times = attacks > 1 ? `, ${attacks} attacks` : '';
  const more = overcharge > 0 ? ', overcharged' : '';
  const aids = help.length > 0 ? `, with ${listOf(help.map(fullCardName))}` : '';
  const verb = type === 'strafe' ? 'Strafe' : 'Attack';
  return {
    label: `${verb} ${calls.full(target)} with the ${armsName(arms)}${how}${times}${more}${aids}`,
    detail: oddsInWords(view, shot),
  };
}

const robotNumber = (robot: string): string => robot.replace(/\D/gu, '');
const nameItem = ({ view }: OrderContext, robot: string, item: Parameters<typeof itemName>[1]): string =>
  itemName(findRobot(view, robot)?.chassis ?? '', item);
const runsSeveral = ({ robots }: View, seat: Seat): boolean =>
  Object.values(robots).filter((one) => one.seat === seat).length > 1;
const asked = ({ view }: OrderContext): string => view.question?.robot ?? '';

const WORDINGS: {
  readonly [Type in Action['type']]: (action: ActionOf<Type>, context: OrderContext) => Wording;
} = {
  template: ({ robot, chassis }, { view, seat }) => {
    const now = view.robots[robot]?.chassis ?? '';
    const which = runsSeveral(view, seat) ? ` for robot ${robotNumber(robot)}` : '';
    const instead = now === '' ? '' : `, in place of the ${chassisName(now)}`;
    return { label: `${chassisName(chassis)}${which}${instead}`, detail: templateInWords(chassis) };
  },
  take: ({ robot, design }, { view, seat }) => {
    const which = runsSeveral(view, seat) ? ` as robot ${robotNumber(robot)}` : '';
    const now = view.robots[robot]?.chassis ?? '';
    const instead = now === '' ? '' : `, in place of the ${chassisName(now)}`;
    return {
      label: `${chassisName(readyRobot(design).chassis)}: the ${capital(design)}${which}${instead}`,
      detail: playsInWords(design),
    };
  },
  design: ({ robot, slots, skin, core }, { calls }) => ({
    label: `A ready-made ${calls.bare(robot)}`,
    detail: [
      ...[...Object.values(slots), skin].flatMap((card) => (card === '' ? [] : [cardName(card)])),
      ...(core ? [coreName(core)] : []),
    ].join(', '),
  }),
  ready: () => ({ label: 'The designs are ready', detail: 'They cannot be changed afterwards' }),
  place: ({ at, facing }) => ({ label: `Start on ${at}, facing ${facingName(facing)}` }),
  build: ({ at }, { view }) => ({ label: `Build on ${hexInWords(view, at)}` }),
  boost: () => ({
    label: 'Fire the Jump Boosters',
    detail: `Faster by ${CARDS.jumpBoosters.boost.speed}, over any ground, and may strafe; the card is disabled afterwards`,
  }),
  move: ({ to, facing }, { view }) => ({
    label: `Move to ${hexInWords(view, to)}, facing ${facingName(facing)}`,
  }),
  strafe: shotInWords,
  ram: ({ target }, { calls }) => ({
    label: `Ram ${calls.full(target)}`,
    detail: tentName(target)
      ? 'Costs the attack and the defense action. Whatever the die shows but 0 kills it; the robot takes nothing, and moves on'
      : 'Costs the attack and the defense action. Both take as much damage as a die shows',
  }),
  flee: (_action, { view }) => leavingInWords(view, askedRobot(view)),
  endMove: (_action, { view }) =>
    view.movement?.begun
      ? { label: 'End the move' }
      : { label: 'Dance', detail: 'Stay here, with the silhouette of a move' },
  maneuver: ({ facing }, context) => ({
    label: `Maneuver to face ${facingName(facing)}`,
    detail: `${capital(turnInWords(askedRobot(context.view)?.facing ?? 0, facing))}. Costs the defense action; silhouette 1`,
  }),
  reboot: (_action, { view }) => ({
    label: 'Reboot',
    detail: `All disable markers off. Costs the attack and the defense action${askedRobot(view)?.powerCore ? ', and 1 energy' : ''}; silhouette 1`,
  }),
  powerUp: (_action, { view }) => {
    const robot = askedRobot(view);
    const gain = robot?.powerCore ? `, and ${rechargeOf(robot)} energy more` : '';
    return {
      label: 'Power up',
      detail: `Cards work at their best until the turn ends${gain}. Costs no action; no move, silhouette 1`,
    };
  },
  biped: () => ({
    label: 'Stand up as a biped',
    detail: 'Moves and attacks last: 2 hexes, 2 rotations, silhouette 2, no strafing',
  }),
  idle: () => ({
    label: 'Stand idle',
    detail: 'No move; silhouette 1; the attack action is left to bail out',
  }),
  reface: ({ facing }, context) => {
    const now = askedRobot(context.view)?.facing ?? 0;
    return { label: `Face ${facingName(facing)}`, detail: capital(turnInWords(now, facing)) };
  },
  attack: shotInWords,
  bailOut: outInWords,
  phoenix: () => ({
    label: 'Launch the Phoenix-bot',
    detail: 'The Recoilless Rifle drives on by itself; the robot is left behind',
  }),
  glue: ({ item }, context) => ({
    label: `Glue the ${nameItem(context, asked(context), item)}`,
    detail: 'Takes one damage marker off',
  }),
  replicate: ({ slot, card }, context) => ({
    label: `Bring the ${cardName(card)} back into the ${nameItem(context, asked(context), slot)}`,
  }),
  repair: ({ robot, item }, context) => ({
    label: `Repair the ${nameItem(context, robot, item)} of ${context.calls.short(robot)}`,
    detail: 'Takes one damage marker off',
  }),
  nuke: () => ({
    label: 'Set off the Suicide Nuke',
    detail: `Everything within ${NUKE.destroysWithin} hexes is destroyed, this robot too`,
  }),
  pass: (_action, { view }) => ({
    label: passInWords(view),
  }),
  locate: ({ location }, { view }) => locationInWords(view, location),
  turnTarget: ({ facing }, { view, calls }) => {
    const target = findRobot(view, view.assault?.target ?? '');
    const stays = target?.facing === facing;
    const name = calls.short(target?.id ?? '');
    return { label: stays ? `Leave ${name} as it is` : `Turn ${name} to face ${facingName(facing)}` };
  },
  disable: ({ robot, items }, context) => ({
    label:
      items.length === 0
        ? 'Nothing is left to disable'
        : `Disable the ${listOf(items.map((item) => nameItem(context, robot, item)))}`,
  }),
  answer: (action, { view, calls }) => {
    const several = (view.window?.asked.length ?? 0) > 1;
    const who = several ? ` (${calls.bare(action.robot)})` : '';
    return { label: `${answerInWords(action, view)}${who}`, detail: answerHelp(action, view) };
  },
  prepare: ({ robot }, { calls }) => ({
    label: `Do not ask ${calls.short(robot)} until the turn ends`,
    detail: 'It responds only with cards that you have set to “Always use it”; nobody learns of this',
  }),
  ...EXPANSION_ORDERS,
  ...UNIT_WORDINGS,
  ...SCENARIO_ORDERS,
};

function passInWords(view: View): string {
  const kind = view.question?.kind;
  if (kind === 'bailing') return 'Nobody else';
  if (kind === 'tent' || kind === 'drone') return 'Stay and do nothing';
  if (kind === 'hack') return 'Do not hack it';
  if (kind === 'callBomb') return 'No bomb this turn';
  if (kind === 'soldier') return 'All others stay';
  if (kind === 'disk' || kind === 'land') return 'Wait above';
  return askedRobot(view)?.marks.attacks ? 'No further attack' : 'Do not attack';
}

/** What a number strikes: "2: its secondary weapon, a face-down card". */
function locationInWords(view: View, location: ActionOf<'locate'>['location']): Wording {
  const target = findRobot(view, view.assault?.target ?? '');
  if (!target || target.chassis === '') return { label: `Place ${location}` };
  const item = chassisOf(target.chassis).locations[location];
  const dice = view.assault?.pool.filter((die) => die === location).length ?? 0;
  return {
    label: `${location}: the ${itemName(target.chassis, item)}`,
    detail: [slotInWords(target, item), dice > 1 ? 'doubles' : ''].filter(Boolean).join('; '),
  };
}

type Words = (action: Action, context: OrderContext) => Wording;

export function wordingOf(action: Action, context: OrderContext): Wording {
  const { label, detail } = (WORDINGS[action.type] as Words)(action, context);
  return { label: opened(label), ...(detail && { detail }) };
}
