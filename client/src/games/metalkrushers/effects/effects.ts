import type { Direction } from '@gearhall/shared/core/game/hex';
import { EMPTY, type ItemId } from '@gearhall/shared/games/metalkrushers/content/items';
import { bySide, type Arm } from '@gearhall/shared/games/metalkrushers/content/sides';
import type { Event, EventOf } from '@gearhall/shared/games/metalkrushers/events';
import { instant, together, type Animation } from '../../../stage/motions/animation';
import { banner, pulse } from '../../../stage/motions/motions';
import { numberOf } from '../../../stage/drawing/palette';
import { speak, spot } from '../../../stage/motions/unitMotions';
import { damage, declareAttack, strike, useArm, wound } from './blows';
import { critical } from './criticals';
import { colourOf, fallApart, rolled, shove, slide, turn, walk, type EffectContext } from './context';
import { pointOf } from '../looks/layout';
import { reveal } from './reveal';
import type { KrusherPicture } from '../looks/picture';
import { capital, itemName, nameOf } from '../words/names';
import { armamentLines, initiativeLines, oustLines, reflexLines } from '../words/sums';

type Effect<Type extends Event['type']> = (
  event: EventOf<Type>,
  context: EffectContext,
  following: readonly Event[],
) => readonly Animation[];

const UNUSED = { left: '', right: '', both: '' } as const;
const UNWORN = { left: 0, right: 0, both: 0 };

/** Its look at the reveal; a secret sheet hides both arms. */
function newcomer({ sprites }: EffectContext, event: EventOf<'entered'>): KrusherPicture {
  const { seat, name, chassis, at, facing, design } = event;
  return {
    look: sprites.lookOf(seat),
    ...{ seat, name, chassis, at: pointOf(at), facing: facing as Direction },
    arms: design?.arms ?? { left: 'hidden', right: 'hidden', both: EMPTY },
    ...(design && { armor: design.armor }),
    ...{ uses: UNUSED, worn: UNWORN, hits: bySide(() => 0), pierced: 0, signs: [] },
    ...{ asked: false, attacked: false },
  };
}

const seatHue = ({ sprites }: EffectContext, seat: number): number => numberOf(sprites.lookOf(seat).colour);

/** Sets what an arm holds from now on; an item in both arms removes what each held. */
const arm = ({ sprites }: EffectContext, krusher: string, side: Arm, item: ItemId): Animation =>
  instant(() =>
    sprites.change(krusher, ({ arms, worn }) => ({
      arms:
        side === 'both' ? { left: EMPTY, right: EMPTY, both: item } : { ...arms, both: EMPTY, [side]: item },
      worn: { ...worn, [side]: 0 },
    })),
  );

/** The animation and sound of every event; an event without one is only seen in the next view. */
const EFFECTS = {
  built: () => [],
  entered: (event, context, following) =>
    reveal(context, event, following, {
      put: () => void context.sprites.units.put(event.krusher, newcomer(context, event)),
      colour: seatHue(context, event.seat),
    }),
  turnBegan: ({ turn: number }, context) => [
    instant(() => context.sprites.attend('', '')),
    banner(context, `Turn ${number}`, context.sprites.palette.brass, 800),
  ],
  initiativeRolled: (event, context) =>
    rolled(context, {
      dice: [event.die],
      lines: initiativeLines(context.sprites.sideName(event.team, context.names()), event),
      at: () => context.sprites.middle,
    }),
  saved: ({ krusher }, context) => (krusher === undefined ? [] : [speak(context, krusher, 'moves last')]),
  moved: (event, context) => [instant(() => context.play('servo')), walk(context, event)],
  stayed: ({ krusher }, context) => [
    pulse(context, context.sprites.palette.print, spot(context, krusher), 300),
  ],
  oustTried: (event, context) => [
    declareAttack(context, event),
    ...rolled(context, {
      dice: [event.die, event.targetDie],
      lines: oustLines(event),
      at: spot(context, event.target),
      fallen: () => context.play(event.success ? 'hit' : 'miss'),
    }),
  ],
  pushed: ({ krusher, from, to }, context) => shove(context, krusher, [from, to]),
  followed: ({ krusher, from, to }, context) => [slide(context, krusher, [from, to])],
  armamentRolled: (event, context) => [
    ...rolled(context, {
      dice: [event.row, event.column],
      lines: armamentLines(event),
      at: spot(context, event.krusher),
    }),
    ...(event.item ? [arm(context, event.krusher, event.arm, event.item)] : []),
  ],
  armed: ({ krusher, arm: side, item }, context) => [
    arm(context, krusher, side, item),
    speak(context, krusher, itemName(item, side)),
  ],
  combatBegan: (_event, context) => [banner(context, 'Combat', context.sprites.palette.danger, 700)],
  armShown: ({ krusher, arm: side, item }, context) => [
    arm(context, krusher, side, item),
    together(
      pulse(context, colourOf(context, krusher), spot(context, krusher), 500),
      speak(context, krusher, capital(itemName(item, side))),
    ),
  ],
  attacked: (event, context) => [declareAttack(context, event)],
  heldBack: ({ krusher }, context) => [speak(context, krusher, 'holds back')],
  reflexTried: (event, context) => [
    ...rolled(context, {
      dice: [event.die],
      lines: reflexLines(event),
      at: spot(context, event.krusher),
    }),
    ...(event.success
      ? [turn(context, event.krusher, [event.from as Direction, event.to as Direction])]
      : []),
  ],
  blocked: ({ krusher, arm: side }, context) => [
    useArm(context, krusher, side, 'block'),
    speak(context, krusher, 'blocks', context.sprites.palette.good),
  ],
  spared: ({ krusher, arm: side }, context) => [
    useArm(context, krusher, side, 'spared'),
    speak(context, krusher, 'keeps its shield for a bash'),
  ],
  parried: ({ krusher, arm: side }, context) => [
    useArm(context, krusher, side, 'parry'),
    speak(context, krusher, 'parries', context.sprites.palette.good),
  ],
  struck: (event, context) => strike(context, event),
  damageRolled: (event, context) => damage(context, event),
  criticalRolled: (event, context) => critical(context, event),
  damaged: (event, context) => wound(context, event),
  fell: ({ krusher }, context) => fallApart(context, krusher, colourOf(context, krusher)),
  resigned: ({ seat }, context) => [
    banner(context, `${nameOf(context.names(), seat)} gives up`, seatHue(context, seat), 1100),
  ],
  counted: ({ team, tenths }, context) => [
    banner(
      context,
      `${context.sprites.sideName(team, context.names())}: ${(tenths / 10).toFixed(1)} points`,
      context.sprites.palette.brass,
      1100,
    ),
  ],
  /** The page says who has won. */
  ended: (_event, context) => [instant(() => context.play('fanfare'))],
} satisfies { [Type in Event['type']]: Effect<Type> };

/** The table is exhaustive; an event only ever gets the effect of its own type. */
export function animationsOf(
  event: Event,
  context: EffectContext,
  following: readonly Event[] = [],
): readonly Animation[] {
  const effect = EFFECTS[event.type] as Effect<Event['type']>;
  return effect(event, context, following);
}
