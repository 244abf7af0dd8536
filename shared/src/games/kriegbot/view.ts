import { schema, t } from '@colyseus/schema';
import type { Plain } from '../../core/game';
import type { Direction } from '../../core/game/hex';
import type { Readiness } from './actions';
import type { CardId, DefenseId, ItemCardId, SkinId, AnyArmsId } from './content/cards';

import type { CoreId } from './content/cores';
import type { ChassisId, SlotId } from './content/chassis';
import { Bomb, Building, Disk, Structures, Token, Unit } from './mapView';
import type { EdgeId, HexId } from './content/map';
import type { TeamId } from './content/teams';
import type { UnitId } from './state/units';
import type { ModeId } from './content/arms';
import { OptionsView } from './optionsView';
import type { Mark as Marker } from './state/assault';
import type { LeaderFate, PhaseId, RoleId, TargetId } from './state';
import type { Question as Asked, WindowKind } from './state/tasks';
import type { Fate, MoveOption, RobotId } from './state/robot';

/** What lies in a slot, as a viewer sees it. */
export type SeenCard = ItemCardId | 'hidden' | '';
export type SeenSkin = SkinId | 'hidden' | '';
export type SeenCoreCard = CoreId | 'hidden' | '';

const Slot = schema(
  {
    card: t.string<SeenCard>(),
    shown: t.boolean(),
    damage: t.uint8(),
    disabled: t.boolean(),
    locked: t.boolean(),
    foreign: t.boolean().optional(),
    laid: t.uint8().optional(),
  },
  'KriegbotSlot',
);
const Slots = schema(
  {
    primary: t.ref(Slot),
    secondary: t.ref(Slot),
    zero: t.ref(Slot),
    four: t.ref(Slot),
    inner: t.ref(Slot),
    deep: t.ref(Slot),
  },
  'KriegbotSlots',
);
const Skin = schema({ card: t.string<SeenSkin>(), shown: t.boolean(), worn: t.uint8() }, 'KriegbotSkin');
const PowerCore = schema(
  { card: t.string<SeenCoreCard>(), shown: t.boolean(), level: t.uint8() },
  'KriegbotPowerCore',
);
const Part = schema({ damage: t.uint8(), disabled: t.boolean() }, 'KriegbotPart');
const Lost = schema(
  {
    slot: t.string<SlotId | 'skin'>(),
    card: t.string<CardId | 'hidden'>(),
    shown: t.boolean(),
    destroyed: t.boolean(),
    foreign: t.boolean().optional(),
    laid: t.uint8().optional(),
  },
  'KriegbotLost',
);
const Marks = schema(
  {
    option: t.string<MoveOption>(),
    steps: t.uint8(),
    speed: t.int8(),
    attacks: t.uint8(),
    defenses: t.uint8(),
    used: t.array('string'),
    helped: t.array('string'),
    clamped: t.boolean(),
    coreUsed: t.boolean(),
    emits: t.boolean().optional(),
    camouflaged: t.boolean().optional(),
    keepsPower: t.boolean(),
    woken: t.array('string'),
  },
  'KriegbotMarks',
);

const Captured = schema({ origin: t.string<TeamId>(), knownBy: t.array('string') }, 'KriegbotCaptured');

const Robot = schema(
  {
    id: t.string<RobotId>(),
    team: t.string<TeamId>(),
    seat: t.uint8(),
    /** Empty while it is unknown. */
    chassis: t.string<ChassisId | ''>(),
    slots: t.ref(Slots),
    skin: t.ref(Skin),
    /** By slot: the drawers of the cards that the viewer knows. */
    from: t.map('string'),
    drive: t.ref(Part),
    core: t.ref(Part),
    powerCore: t.ref(PowerCore).optional(),
    lost: t.array(Lost),
    at: t.string<HexId>(),
    facing: t.uint8<Direction>(),
    fate: t.string<Fate>(),
    phoenix: t.boolean(),
    poweredUp: t.boolean(),
    onFire: t.boolean(),
    painted: t.boolean(),
    mines: t.array('string').optional(),
    minedOnly: t.boolean().optional(),
    biped: t.boolean(),
    marks: t.ref(Marks),
    guilt: t.array('string'),
    out: t.array('string'),
    cockpit: t.string<SlotId>().optional(),
    captured: t.ref(Captured).optional(),
    dead: t.uint8(),
  },
  'KriegbotRobot',
);
export type RobotView = Plain<typeof Robot>;

const Team = schema(
  {
    dealt: t.array('string'),
    cores: t.array('string'),
    edge: t.string<EdgeId | ''>(),
    /** Empty for all but the side itself. */
    missing: t.array('string'),
    /** Only one's own. */
    chosen: t.array('string').optional(),
    /** Absent for all but the side itself. */
    pile: t.array('string').optional(),
    points: t.int8(),
    leader: t.string<LeaderFate>(),
    provoked: t.boolean(),
    comesOn: t.string<EdgeId | ''>(),
    fallen: t.uint8(),
    bailed: t.boolean().optional(),
    extra: t.array('string').optional(),
    killed: t.array('string').optional(),
  },
  'KriegbotTeam',
);
export type TeamView = Plain<typeof Team>;
const SeatOf = schema(
  {
    team: t.string<TeamId>(),
    /** Empty until the end for all but the viewer's own seat. */
    role: t.string<RoleId>(),
    ready: t.boolean(),
    out: t.boolean(),
  },
  'KriegbotSeat',
);
const Question = schema(
  {
    kind: t.string<Asked['kind']>(),
    robot: t.string<TargetId>(),
    seat: t.uint8(),
    target: t.string<RobotId>().optional(),
    count: t.uint8(),
    brief: t.boolean(),
    sendable: t.array('string').optional(),
  },
  'KriegbotQuestion',
);
const Window = schema(
  {
    kind: t.string<WindowKind>(),
    about: t.string<TargetId>(),
    asked: t.array('string'),
    answered: t.array('string'),
  },
  'KriegbotWindow',
);
const Movement = schema(
  {
    robot: t.string<RobotId>(),
    points: t.uint8(),
    rotations: t.uint8(),
    sideslips: t.uint8(),
    boosted: t.boolean(),
    strafed: t.boolean(),
    begun: t.boolean(),
    inSight: t.array('string'),
    lastFree: t.string<HexId>(),
  },
  'KriegbotMovement',
);
const Defended = schema(
  { robot: t.string<TargetId>(), card: t.string<CardId>(), burnsOut: t.boolean() },
  'KriegbotDefended',
);
const Assault = schema(
  {
    attacker: t.string<TargetId>(),
    by: t.string<RobotId>(),
    arms: t.string<AnyArmsId>(),
    slot: t.string<SlotId | ''>(),
    target: t.string<TargetId>(),
    mode: t.string<ModeId>(),
    help: t.array('string'),
    flux: t.boolean(),
    strafe: t.boolean(),
    range: t.uint8(),
    overcharge: t.uint8(),
    attacks: t.uint8(),
    rolled: t.uint8(),
    hit: t.boolean(),
    answers: t.array(Defended),
    pool: t.array('uint8'),
  },
  'KriegbotAssault',
);
const Smoke = schema({ robot: t.string<RobotId>(), card: t.string<DefenseId>() }, 'KriegbotSmoke');
const Mark = schema(
  {
    robot: t.string<RobotId>(),
    location: t.uint8<Marker['location']>(),
    marker: t.string<Marker['marker']>(),
  },
  'KriegbotMark',
);
const Standing = schema(
  { quiet: t.boolean(), cards: t.map('string'), core: t.string<Readiness>().optional() },
  'KriegbotStanding',
);
/** What one viewer sees: a team its own cards, everybody else only the open ones. */
export const KriegbotView = schema(
  {
    options: t.ref(OptionsView),
    phase: t.string<PhaseId>(),
    turn: t.uint8(),
    round: t.uint8().optional(),
    /** By side. */
    teams: t.map(Team),
    seats: t.array(SeatOf),
    /** By id. */
    robots: t.map(Robot),
    structures: t.ref(Structures),
    buildings: t.array(Building).optional(),
    /** Of the pilot in hiding: known to his side, and to all at the end. */
    pilotName: t.string<UnitId>().optional(),
    question: t.ref(Question).optional(),
    window: t.ref(Window).optional(),
    pauses: t.uint16(),
    movement: t.ref(Movement).optional(),
    assault: t.ref(Assault).optional(),
    guarded: t.array('string'),
    smoke: t.ref(Smoke).optional(),
    tokens: t.array(Token),
    onTheWay: t.array(Mark),
    /** By robot: the prepared answers of the viewer's own team. */
    standing: t.map(Standing),
    units: t.array(Unit),
    bombs: t.array(Bomb).optional(),
    disks: t.array(Disk).optional(),
    /** Those of the viewer's own team that hold. */
    holds: t.array('string'),
  },
  'KriegbotView',
);
export type View = Plain<typeof KriegbotView>;
