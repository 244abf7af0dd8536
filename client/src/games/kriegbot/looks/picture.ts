import type { Direction } from '@gearhall/shared/core/game/hex';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { ChassisId, ItemId } from '@gearhall/shared/games/kriegbot/content/chassis';
import { expectDefined } from '@gearhall/shared/core/ground/result';
import { armsOf, WEAPON_IDS, type CardId } from '@gearhall/shared/games/kriegbot/content/cards';
import type { TeamId } from '@gearhall/shared/games/kriegbot/content/teams';
import {
  isShown,
  isStruck,
  isUnpowered,
  mightHave,
} from '@gearhall/shared/games/kriegbot/rules/pieces/cardsOnRobots';
import { passengersOf } from '@gearhall/shared/games/kriegbot/rules/pieces/units';
import { energyOf, isExpanded, knownCore } from '@gearhall/shared/games/kriegbot/rules/cores/energy';
import { hasBombardment, isUnderFire } from '@gearhall/shared/games/kriegbot/rules/objectives/bombardment';
import { robotsIn, teamsIn, type SeenRobot } from '@gearhall/shared/games/kriegbot/rules/field/field';
import {
  passivesAgainst,
  silhouetteAgainst,
  type Aimed,
} from '@gearhall/shared/games/kriegbot/rules/attacking/silhouettes';
import { tokensOf } from '@gearhall/shared/games/kriegbot/rules/pieces/tokens';
import type { RobotView, View } from '@gearhall/shared/games/kriegbot/view';
import type { Point } from '../../../stage/geometry/geometry';
import { pointOf } from './layout';
import { itemsOf, numbersOf } from './looks';

/** What holds of a robot, and what it did this turn, as small signs. */
const SIGNS = [
  'carries',
  'oneDish',
  'twoDishes',
  'threeDishes',
  'passengers',
  'vacant',
  'illegal',
  'attackedPolice',
  'wanted',
  'onFire',
  'painted',
  'mined',
  'targeted',
  'hacked',
  'poweredUp',
  'unpowered',
  'struck',
  'clamped',
  'moved',
  'maneuvered',
  'rebooted',
  'idle',
  'attacked',
] as const;
export type Sign = (typeof SIGNS)[number];

/** The look of an item: an open card, the back of one, an empty slot, or a part of the template. */
export type Face = 'open' | 'back' | 'empty' | 'part';

export interface PlateItem {
  readonly item: ItemId;
  /** The locations that lead to it: "0", "01", or none. */
  readonly numbers: string;
  readonly face: Face;
  /** The card there, as far as this viewer knows. */
  readonly card: CardId | '';
  readonly damage: number;
  readonly disabled: boolean;
  /** The energy of a power core that this viewer knows. */
  readonly level?: number | undefined;
}

/** The form of a robot. */
export type Form = 'whole' | 'biped' | 'phoenix' | 'derelict';

/** A silhouette by open information; `rises`: a face-down card may raise it. */
export interface Silhouette {
  readonly least: number;
  readonly rises: boolean;
}

/** What is drawn of a robot. */
export interface RobotPicture {
  readonly team: TeamId;
  readonly seat: Seat;
  /** Its number in the team. */
  readonly number: string;
  readonly chassis: ChassisId;
  readonly form: Form;
  readonly at: Point;
  readonly facing: Direction;
  readonly silhouette: Silhouette;
  readonly items: readonly PlateItem[];
  readonly signs: readonly Sign[];
  /** Something is asked for it now. */
  readonly asked: boolean;
  /** It is being attacked now. */
  readonly attacked: boolean;
}

const PLAIN = expectDefined(
  WEAPON_IDS.find((id) => armsOf(id).medium === 'GUN'),
  'a gun',
);

/** An attack without special modifiers. */
const plainly = (target: string): Aimed => ({
  ...{ attacker: '', target, arms: PLAIN, mode: '', range: 1, answers: [] },
});

/** Against an ordinary attack; face-down cards are not counted, but mentioned. */
export function silhouetteOf(view: View, robot: SeenRobot): Silhouette {
  const aimed = plainly(robot.id);
  const rises = passivesAgainst(view, robot, aimed).some((card) => isFaceDown(view, robot, card));
  return { least: silhouetteAgainst(view, aimed), rises };
}

/** Whether, as far as this viewer knows, it may have this card face down. */
function isFaceDown(view: View, robot: SeenRobot, card: CardId): boolean {
  const { slots, skin } = robot;
  const isSecret = skin.card === 'hidden' || Object.values(slots).some((slot) => slot.card === 'hidden');
  if (isSecret) return mightHave(view, robot, card) && !isShown(robot, card);
  return [skin, ...Object.values(slots)].some((one) => one.card === card && !one.shown);
}

/** Absent without a power core, and while it is face down for this viewer. */
function levelOf(robot: SeenRobot): number | undefined {
  return knownCore(robot) && energyOf(robot);
}

/** Items in the order of the slot plate, with their markers. */
export function plateOf(robot: SeenRobot): readonly PlateItem[] {
  if (robot.chassis === '') return [];
  const { chassis } = robot;
  return itemsOf(chassis).map((item): PlateItem => {
    const numbers = numbersOf(chassis, item).join('');
    if (item === 'drive' || item === 'core') {
      const { damage, disabled } = robot[item];
      const level = item === 'core' ? levelOf(robot) : undefined;
      return { item, numbers, face: 'part', card: '', damage, disabled, level };
    }
    const { card, shown, damage, disabled } = robot.slots[item];
    const face = card === '' ? 'empty' : shown ? 'open' : 'back';
    return { item, numbers, face, card: card === 'hidden' ? '' : card, damage, disabled };
  });
}

const DONE: Readonly<Partial<Record<RobotView['marks']['option'], Sign>>> = {
  move: 'moved',
  strafe: 'moved',
  ram: 'moved',
  maneuver: 'maneuvered',
  reboot: 'rebooted',
  idle: 'idle',
};

/** By how many it bears; what more than three could do, three can. */
function dishesOf(view: View, { id }: Pick<SeenRobot, 'id'>): Readonly<Partial<Record<Sign, boolean>>> {
  const dishes = tokensOf(view, id).filter(({ kind }) => kind === 'dish').length;
  return { oneDish: dishes === 1, twoDishes: dishes === 2, threeDishes: dishes > 2 };
}

function signsOf(view: View, robot: SeenRobot): readonly Sign[] {
  const { marks, onFire, painted, poweredUp, mines, minedOnly } = robot;
  const holds: Readonly<Partial<Record<Sign, boolean>>> = {
    passengers: passengersOf(view, robot.id).length > 0,
    vacant: robot.fate === 'derelict' && robot.cockpit !== undefined && isExpanded(view),
    carries: tokensOf(view, robot.id).some(({ kind }) => kind !== 'dish'),
    ...dishesOf(view, robot),
    ...guiltOf(robot),
    onFire,
    painted: painted && minedOnly !== true && !isTargeted(view, robot),
    mined: (mines?.length ?? 0) > 0,
    targeted: isTargeted(view, robot),
    hacked: Object.values(robot.slots).some(({ locked }) => locked),
    poweredUp,
    unpowered: isUnpowered(robot),
    struck: isStruck(robot),
    clamped: marks.clamped,
    attacked: marks.attacks > 0 && marks.option !== 'reboot',
  };
  return SIGNS.filter((sign) => holds[sign] ?? DONE[marks.option] === sign);
}

/** A side that bombards sees it painted (KS0.10). */
const isTargeted = (view: View, { painted, team }: SeenRobot): boolean =>
  painted &&
  (isUnderFire(view) || teamsIn(view).some((other) => other !== team && hasBombardment(view, other)));

/** What it has done against the law; the worst is enough. */
function guiltOf({ guilt }: SeenRobot): Readonly<Partial<Record<Sign, boolean>>> {
  const attackedPolice = guilt.includes('attackedPolice');
  const illegal = guilt.includes('illegal');
  return {
    attackedPolice,
    illegal: illegal && !attackedPolice,
    wanted: guilt.includes('freesKrupke') && !illegal && !attackedPolice,
  };
}

function formOf({ fate, phoenix, biped }: SeenRobot): Form {
  if (fate === 'derelict') return 'derelict';
  if (phoenix) return 'phoenix';
  return biped ? 'biped' : 'whole';
}

/** Whether a question or an interrupt asks something for this robot now. */
const isAsked = ({ question, window }: View, id: string): boolean =>
  question?.robot === id || (window?.asked.includes(id) === true && !window.answered.includes(id));

/** Every robot that is on the map. */
export function robotPictures(view: View): [string, RobotPicture][] {
  return robotsIn(view).flatMap((robot): [string, RobotPicture][] => {
    const { id, team, seat, chassis, at, facing } = robot;
    if (at === '' || chassis === '') return [];
    const picture: RobotPicture = {
      ...{ team, seat, chassis, facing },
      number: id.slice(-1),
      form: formOf(robot),
      at: pointOf(at),
      silhouette: silhouetteOf(view, robot),
      items: plateOf(robot),
      signs: signsOf(view, robot),
      asked: isAsked(view, id),
      attacked: view.assault?.target === id,
    };
    return [[id, picture]];
  });
}
