import { schema, t, type ArraySchema, type FieldBuilder } from '@colyseus/schema';
import type { Plain } from '../../core/game';
import type { Edition } from '../../core/game/editions';
import type { MonsterId } from './content/monsters';
import type { NationId } from './content/nations';
import type { Resource } from './content/resources';
import type { Card, RobotId } from './content/robots';
import type { Token } from './content/tokens';
import type { Cause, Phase, ScopeId, TaskKind, TurnStep } from './state';

/** A list of ids: the builder has no type for strings of one kind. */
const idsOf = <Id extends string>() => t.array('string') as unknown as FieldBuilder<ArraySchema<Id>, true>;

const AmountsView = schema({ steel: t.uint8(), circuits: t.uint8(), fuel: t.uint8() }, 'MetalheadsAmounts');
/** A paid Robot: what its side pays is seen by all, what it is only by its owner. */
const PaidView = schema({ card: t.string<Card>(), side: t.ref(AmountsView) }, 'MetalheadsPaid');
const ConstructionView = schema(
  { robot: t.string<RobotId>(), paid: t.array(PaidView), gained: t.ref(AmountsView) },
  'MetalheadsConstruction',
);
const CompletedView = schema(
  {
    robot: t.string<RobotId>(),
    turned: t.boolean(),
    powerUps: t.uint8(),
    damage: t.uint8(),
    copied: t.string<RobotId | ''>(),
    spent: t.boolean(),
  },
  'MetalheadsRobot',
);
const PlayerView = schema(
  {
    nation: t.string<NationId | ''>(),
    hand: idsOf<Card>(),
    constructions: t.array(ConstructionView),
    robots: t.array(CompletedView),
    aside: t.string<Card | ''>(),
    kept: t.ref(AmountsView),
    out: t.boolean(),
  },
  'MetalheadsPlayer',
);
const TaskView = schema(
  {
    kind: t.string<TaskKind>(),
    robot: t.string<RobotId | ''>(),
    other: t.string<RobotId | ''>(),
    token: t.string<Token | ''>(),
    count: t.uint8(),
    scope: t.string<ScopeId>(),
    base: t.uint8(),
    done: t.uint8(),
    optional: t.boolean(),
  },
  'MetalheadsTask',
);
const ReadyView = schema({ robot: t.string<RobotId>(), since: t.uint8() }, 'MetalheadsReady');
const TurnView = schema(
  {
    seat: t.uint8(),
    step: t.string<TurnStep>(),
    energy: t.uint8(),
    pool: t.ref(AmountsView),
    discount: t.string<Resource | ''>(),
    nationUsed: t.boolean(),
    freeActivations: t.uint8(),
    tasks: t.array(TaskView),
    ready: t.array(ReadyView),
    looked: idsOf<Card>(),
  },
  'MetalheadsTurn',
);
const DestroyedView = schema(
  { robot: t.string<RobotId>(), owner: t.uint8().optional() },
  'MetalheadsDestroyed',
);
const BonusView = schema({ seat: t.uint8(), add: t.uint8() }, 'MetalheadsBonus');

/** What one viewer sees: the state, with hidden Robots as blanks in their places. */
export const MetalheadsView = schema(
  {
    monster: t.string<MonsterId>(),
    edition: t.uint8<Edition>().optional(),
    phase: t.string<Phase>(),
    deck: idsOf<Card>(),
    discard: idsOf<RobotId>(),
    removed: idsOf<Card>(),
    destroyed: t.array(DestroyedView),
    row: idsOf<RobotId | ''>(),
    supply: t.uint8(),
    marked: idsOf<RobotId>(),
    reshuffled: t.boolean(),
    shuffledIn: idsOf<RobotId>(),
    players: t.array(PlayerView),
    monsterRobots: t.array(CompletedView),
    first: t.uint8(),
    dealt: t.boolean(),
    round: t.uint8(),
    turn: t.ref(TurnView),
    ending: t.string<Cause | ''>(),
    bonus: t.ref(BonusView).optional(),
  },
  'MetalheadsView',
);
export type View = Plain<typeof MetalheadsView>;
