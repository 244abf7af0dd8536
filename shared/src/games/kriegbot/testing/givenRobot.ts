import { type CardId, type ItemCardId, type SkinId } from '../content/cards';
import { coreCard, type CoreId } from '../content/cores';
import { slotsOf, type ChassisId, type ItemId, type SlotId } from '../content/chassis';
import { groundAt } from '../content/map';
import { isSolo, SOLO_IDS, TEAM_IDS, type TeamId } from '../content/teams';
import { FRESH } from '../rules/pieces/newRobot';
import type { Fate, GuiltId, LostCard, Origins, Robot, RobotId, Slot, TurnMarks } from '../state/robot';
import type { State } from '../state';
import { FACING, type FacingName } from './facings';

/**
 * The stated properties of a robot; by default it is undamaged and has moved, and every slot that is not named holds an
 * **open** card without an automatic effect, so that nobody is asked for what it might have. It has no skin. A named
 * card is face down, unless `shown` names it.
 */
export interface GivenRobot {
  /** Each team has its own default. */
  readonly chassis?: ChassisId;
  readonly at: string;
  readonly facing?: FacingName | undefined;
  /** '' leaves a slot empty. */
  readonly slots?: Readonly<Partial<Record<SlotId, ItemCardId | '' | undefined>>> | undefined;
  readonly skin?: SkinId | undefined;
  /** Cards that are open. */
  readonly shown?: readonly CardId[] | 'all';
  readonly damage?: Readonly<Partial<Record<ItemId, number>>> | undefined;
  readonly disabled?: readonly ItemId[];
  /** Mines that have been laid with the card there. */
  readonly laid?: Readonly<Partial<Record<SlotId, number>>>;
  readonly lost?: readonly LostCard[];
  readonly seat?: number;
  readonly fate?: Fate;
  readonly marks?: Partial<TurnMarks> | undefined;
  readonly poweredUp?: boolean;
  readonly onFire?: boolean;
  readonly painted?: boolean;
  /** With any it is painted, whatever else is said: by them alone. */
  readonly mines?: readonly RobotId[];
  readonly biped?: boolean;
  readonly phoenix?: boolean;
  readonly worn?: number;
  /** Full and face down, if nothing else is said; with one, robots have power cores at this table. */
  readonly powerCore?:
    { readonly card: CoreId; readonly shown?: boolean; readonly level?: number } | undefined;
  readonly dead?: number;
  readonly guilt?: readonly GuiltId[];
  readonly from?: Origins;
  readonly out?: Robot['out'];
  readonly captured?: Robot['captured'];
  readonly cockpit?: SlotId;
}

/** Cards that help nobody as long as nothing adjacent is attacked and nothing is powered up. */
const IDLE_WEAPONS = ['chainsaw', 'viralBayonet'] as const satisfies readonly ItemCardId[];
const IDLE_SYSTEMS = [
  'repairArm',
  'suicideNuke',
  'nanoGlue',
  'reverse',
] as const satisfies readonly ItemCardId[];
const USUAL: Readonly<Record<TeamId, ChassisId>> = {
  green: 'robotank',
  yellow: 'robocar',
  police: 'spiderbot',
  wreck: 'robotank',
  solo1: 'robotank',
  solo2: 'robocar',
  solo3: 'spiderbot',
  solo4: 'hoverbot',
  solo5: 'helibot',
  solo6: 'rocketbot',
};
const seatFor = (team: TeamId): number => (isSolo(team) ? SOLO_IDS.indexOf(team) : TEAM_IDS.indexOf(team));
export const teamOf = (id: RobotId): TeamId => TEAM_IDS.find((team) => id.startsWith(team)) ?? 'green';

const WHOLE = {
  at: '',
  damage: {},
  lost: [],
  fate: '',
  phoenix: false,
  poweredUp: false,
  onFire: false,
  painted: false,
  biped: false,
  dead: 0,
  guilt: [],
  out: [],
  from: {},
} as const satisfies Partial<GivenRobot>;

export function robotFrom(id: RobotId, robot: GivenRobot, phase: State['phase']): Robot {
  const team = teamOf(id);
  const said = { ...WHOLE, chassis: USUAL[team], seat: seatFor(team), ...robot };
  const { chassis, seat, lost, fate, phoenix, poweredUp, onFire, painted, biped, dead, guilt, from, out } =
    said;
  return {
    id,
    team,
    seat,
    chassis,
    slots: slotsFrom(chassis, said),
    skin: skinFrom(said),
    from,
    drive: partFrom(said, 'drive'),
    core: partFrom(said, 'core'),
    ...(robot.powerCore && { powerCore: coreFrom(robot.powerCore) }),
    lost,
    at: said.at === '' ? '' : groundAt(said.at).id,
    facing: FACING[said.facing ?? (team === 'green' ? 'north' : 'south')],
    fate,
    phoenix,
    poweredUp,
    onFire,
    painted: painted || robot.mines !== undefined,
    ...(robot.mines && { mines: robot.mines, ...(!painted && { minedOnly: true }) }),
    biped,
    marks: { ...FRESH, option: optionOf(said, phase), ...said.marks },
    guilt,
    out,
    ...(said.captured && { captured: said.captured }),
    ...(said.cockpit && { cockpit: said.cockpit }),
    dead,
  };
}

const coreFrom = ({ card, shown = false, level }: NonNullable<GivenRobot['powerCore']>) => ({
  card,
  shown,
  level: level ?? coreCard(card).most,
});

function optionOf({ poweredUp, biped }: GivenRobot, phase: State['phase']): TurnMarks['option'] {
  if (biped) return 'biped';
  if (phase === 'movement') return '';
  return poweredUp ? 'powerUp' : 'move';
}

const skinFrom = (said: GivenRobot): Robot['skin'] => {
  const { skin = '', worn = 0 } = said;
  return { card: skin, shown: skin !== '' && isShown(said, skin), worn };
};

const partFrom = (said: GivenRobot, item: 'drive' | 'core'): Robot['drive'] => ({
  damage: said.damage?.[item] ?? 0,
  disabled: isDisabled(said, item),
});

const isShown = ({ shown = [] }: GivenRobot, card: CardId): boolean =>
  shown === 'all' || shown.includes(card);
const isDisabled = ({ disabled = [] }: GivenRobot, item: ItemId): boolean => disabled.includes(item);

function slotsFrom(chassis: ChassisId, said: GivenRobot): Robot['slots'] {
  const spare = {
    weapon: IDLE_WEAPONS.filter((card) => !Object.values(said.slots ?? {}).includes(card)),
    system: IDLE_SYSTEMS.filter((card) => !Object.values(said.slots ?? {}).includes(card)),
  };
  const own = slotsOf(chassis);
  const wrong = Object.keys(said.slots ?? {}).find((slot) => !own.some((one) => one === slot));
  if (wrong) throw new Error(`A ${chassis} has no slot ${wrong}.`);
  const slotFrom = (slot: SlotId): Slot => {
    const spares = slot === 'primary' || slot === 'secondary' ? spare.weapon : spare.system;
    const named = said.slots?.[slot];
    const card = own.includes(slot) ? (named ?? spares.shift() ?? '') : '';
    return {
      card,
      shown: card !== '' && (named === undefined || isShown(said, card)),
      damage: said.damage?.[slot] ?? 0,
      disabled: isDisabled(said, slot),
      locked: false,
      ...(said.laid?.[slot] && { laid: said.laid[slot] }),
    };
  };
  return {
    primary: slotFrom('primary'),
    secondary: slotFrom('secondary'),
    zero: slotFrom('zero'),
    four: slotFrom('four'),
    inner: slotFrom('inner'),
    deep: slotFrom('deep'),
  };
}
