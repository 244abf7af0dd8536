import { schema, t } from '@colyseus/schema';
import type { Plain } from '../../core/game';
import type { Direction } from '../../core/game/hex';
import type { Any } from './content/charts';
import type { HexId } from './content/arena';
import type { ChassisId } from './content/chassis';
import type { Held } from './content/items';
import type { ProgramId } from './content/programs';
import type { Arm, Side } from './content/sides';
import type { Options } from './options';
import type { KrusherId, Question as Asked, State, Use, CombatStep } from './state';

/** What an arm holds, as a viewer sees it: `hidden` may be anything, or nothing. */
export type Seen = Held | 'hidden';

const Arms = schema(
  { left: t.string<Seen>(), right: t.string<Seen>(), both: t.string<Seen>() },
  'KrusherArms',
);

/**
 * Unlimited, because there is no limit to the damage of one hit by several; small numbers take one byte all the same.
 */
const Sides = schema(
  {
    front: t.number(),
    rightFront: t.number(),
    rightRear: t.number(),
    rear: t.number(),
    leftRear: t.number(),
    leftFront: t.number(),
  },
  'KrusherSides',
);

const Marks = schema(
  {
    moved: t.boolean(),
    busy: t.boolean(),
    attacked: t.boolean(),
    reflexed: t.boolean(),
    noReflex: t.boolean(),
    reflexPenalty: t.boolean(),
    bound: t.string<KrusherId>(),
    boundBonus: t.int8(),
  },
  'KrusherMarks',
);

const Uses = schema({ left: t.string<Use>(), right: t.string<Use>(), both: t.string<Use>() }, 'KrusherUses');
const Points = schema({ left: t.uint16(), right: t.uint16(), both: t.uint16() }, 'KrusherPoints');
const Places = schema(
  { left: t.string<HexId>(), right: t.string<HexId>(), both: t.string<HexId>() },
  'KrusherPlaces',
);

/** What only viewers who may read its sheet see. */
const Sheet = schema({ program: t.string<ProgramId>(), armor: t.ref(Sides) }, 'KrusherSheet');

const Krusher = schema(
  {
    seat: t.uint8(),
    team: t.uint8(),
    name: t.string(),
    chassis: t.string<ChassisId>(),
    /** The modifier of everything that it holds, known to everybody from the first initiative roll (G23). */
    initiative: t.int8(),
    at: t.string<HexId>(),
    facing: t.uint8<Direction>(),
    arms: t.ref(Arms),
    hits: t.ref(Sides),
    pierced: t.number(),
    worn: t.ref(Points),
    fallen: t.boolean(),
    marks: t.ref(Marks),
    uses: t.ref(Uses),
    restedOn: t.string<HexId>(),
    armedAt: t.ref(Places),
    /** Absent while an arm is hidden from this viewer. */
    program: t.string<ProgramId>().optional(),
    /** Absent when the sheet is not open to this viewer. */
    sheet: t.ref(Sheet).optional(),
  },
  'Krusher',
);
export type KrusherView = Plain<typeof Krusher>;

const Design = schema(
  {
    name: t.string(),
    chassis: t.string<ChassisId>(),
    program: t.string<ProgramId>(),
    arms: t.ref(Arms),
    armor: t.ref(Sides),
  },
  'KrusherDesign',
);
export type DesignView = Plain<typeof Design>;

const SeatOf = schema(
  { team: t.uint8(), krushers: t.uint8(), out: t.boolean(), built: t.boolean() },
  'MetalKrushersSeat',
);
const Team = schema({ die: t.uint8(), total: t.int8(), rank: t.uint8() }, 'MetalKrushersTeam');
const Movement = schema(
  { krusher: t.string<KrusherId>(), points: t.uint8(), freeTurn: t.boolean() },
  'MetalKrushersMovement',
);
const Combat = schema(
  {
    order: t.array('string'),
    target: t.string<KrusherId>(),
    done: t.array('string'),
    step: t.string<CombatStep>(),
  },
  'MetalKrushersCombat',
);
const Parry = schema(
  {
    by: t.string<KrusherId>(),
    arm: t.string<Arm>(),
    against: t.string<KrusherId>(),
    meets: t.string<Arm | ''>(),
  },
  'MetalKrushersParry',
);
/** Points that have been rolled, and are marked when all have attacked (G35). */
const Wound = schema(
  {
    krusher: t.string<KrusherId>(),
    side: t.string<Side>(),
    blockedBy: t.string<Arm | ''>(),
    points: t.uint8(),
    critical: t.uint8(),
  },
  'MetalKrushersWound',
);
const Question = schema(
  {
    kind: t.string<Asked['kind']>(),
    seat: t.uint8(),
    krusher: t.string<KrusherId>(),
    among: t.array('string'),
    any: t.string<Any | ''>(),
    arm: t.string<Arm | ''>(),
  },
  'MetalKrushersQuestion',
);

const Chosen = schema(
  {
    scenario: t.string<Options['scenario']>(),
    balance: t.string<Options['balance']>(),
    teams: t.string<Options['teams']>(),
    krushers: t.uint8(),
    newChassis: t.boolean(),
    newPrograms: t.boolean(),
    newShields: t.boolean(),
    spikedShields: t.boolean(),
    weightedWeapons: t.boolean(),
    improvedWeapons: t.boolean(),
    oust: t.boolean(),
    sheets: t.string<Options['sheets']>(),
    turnLimit: t.uint8<Options['turnLimit']>(),
  },
  'MetalKrushersOptions',
);

/** What one viewer sees. Until the reveal there are no Krushers, and a seat sees only its own designs. */
export const MetalKrushersView = schema(
  {
    options: t.ref(Chosen),
    phase: t.string<State['phase']>(),
    turn: t.uint8(),
    seats: t.array(SeatOf),
    teams: t.array(Team),
    /** By id. */
    krushers: t.map(Krusher),
    saved: t.string<KrusherId>(),
    movement: t.ref(Movement).optional(),
    combat: t.ref(Combat).optional(),
    parries: t.array(Parry),
    wounds: t.array(Wound),
    question: t.ref(Question).optional(),
    /** What the viewer has filed while others still build. */
    filed: t.array(Design),
  },
  'MetalKrushersView',
);
export type View = Plain<typeof MetalKrushersView>;
