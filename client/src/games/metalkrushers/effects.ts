import type { Direction } from '@gearhall/shared/core/hex';
import { EMPTY, type ItemId } from '@gearhall/shared/games/metalkrushers/content/items';
import { bySide, type Arm } from '@gearhall/shared/games/metalkrushers/content/sides';
import type { Event, EventOf } from '@gearhall/shared/games/metalkrushers/events';
import { instant, together, type Animation } from '../../stage/animation';
import { banner, pulse } from '../../stage/motions';
import { numberOf } from '../../stage/palette';
import { critical, damage, declareAttack, strike, useArm, wound } from './effects/blows';
import { fallApart, slide, speak, spot, rolled, turn, walk, type Show } from './effects/show';
import { pointOf } from './layout';
import type { KrusherPicture } from './picture';
import { capital, itemName, nameOf } from './words/names';
import { armamentLines, initiativeLines, oustLines, reflexLines } from './words/sums';

type Effect<Type extends Event['type']> = (event: EventOf<Type>, show: Show) => readonly Animation[];

const UNUSED = { left: '', right: '', both: '' } as const;
const UNWORN = { left: 0, right: 0, both: 0 };

/** How it stands at the reveal; a secret sheet hides both arms. */
function newcomer({ cast }: Show, event: EventOf<'entered'>): KrusherPicture {
  const { seat, name, chassis, at, facing, design } = event;
  return {
    look: cast.lookOf(seat),
    ...{ seat, name, chassis, at: pointOf(at), facing: facing as Direction },
    arms: design?.arms ?? { left: 'hidden', right: 'hidden', both: EMPTY },
    ...(design && { armor: design.armor }),
    ...{ uses: UNUSED, worn: UNWORN, hits: bySide(() => 0), pierced: 0, signs: [] },
    ...{ asked: false, attacked: false },
  };
}

const seatHue = ({ cast }: Show, seat: number): number => numberOf(cast.lookOf(seat).colour);

/** The colour of a Krusher's player at this moment. */
function colourOf({ cast }: Show, krusher: string): number {
  const picture = cast.krushers.get(krusher)?.picture;
  return picture ? numberOf(picture.look.colour) : cast.palette.brass;
}

/** An arm holds this from now on; what is in both arms leaves nothing in each. */
const arm = ({ cast }: Show, krusher: string, side: Arm, item: ItemId): Animation =>
  instant(() =>
    cast.change(krusher, ({ arms, worn }) => ({
      arms:
        side === 'both' ? { left: EMPTY, right: EMPTY, both: item } : { ...arms, both: EMPTY, [side]: item },
      worn: { ...worn, [side]: 0 },
    })),
  );

/** How everything that happens looks and sounds; what has no look of its own is only seen in the next view. */
const EFFECTS = {
  built: () => [],
  entered: (event, show) => [
    instant(() => void show.cast.krushers.put(event.krusher, newcomer(show, event))),
    together(
      pulse(show, seatHue(show, event.seat), () => pointOf(event.at), 420),
      { ms: 0, frame: () => undefined, begin: () => show.play('launch') },
    ),
  ],
  turnBegan: ({ turn: number }, show) => [
    instant(() => {
      show.cast.attend('', '');
      show.play('turn');
    }),
    banner(show, `Turn ${number}`, show.cast.palette.brass, 800),
  ],
  initiativeRolled: (event, show) =>
    rolled(show, {
      dice: [event.die],
      lines: initiativeLines(show.cast.sideName(event.team, show.names()), event),
      at: () => show.cast.middle,
      read: 650,
    }),
  saved: ({ krusher }, show) => (krusher === undefined ? [] : [speak(show, krusher, 'moves last')]),
  moved: (event, show) => [instant(() => show.play('move')), walk(show, event)],
  stayed: ({ krusher }, show) => [pulse(show, show.cast.palette.print, spot(show, krusher), 300)],
  oustTried: (event, show) => [
    declareAttack(show, event),
    ...rolled(show, {
      dice: [event.die, event.targetDie],
      lines: oustLines(event),
      at: spot(show, event.target),
      read: 1100,
      fallen: () => show.play(event.success ? 'hit' : 'miss'),
    }),
  ],
  pushed: ({ krusher, from, to }, show) => [slide(show, krusher, [from, to])],
  followed: ({ krusher, from, to }, show) => [slide(show, krusher, [from, to])],
  armamentRolled: (event, show) => [
    ...rolled(show, {
      dice: [event.row, event.column],
      lines: armamentLines(event),
      at: spot(show, event.krusher),
      read: 1000,
    }),
    ...(event.item ? [arm(show, event.krusher, event.arm, event.item)] : []),
  ],
  armed: ({ krusher, arm: side, item }, show) => [
    arm(show, krusher, side, item),
    speak(show, krusher, itemName(item, side)),
  ],
  combatBegan: (_event, show) => [banner(show, 'Combat', show.cast.palette.danger, 700)],
  armShown: ({ krusher, arm: side, item }, show) => [
    arm(show, krusher, side, item),
    together(
      pulse(show, colourOf(show, krusher), spot(show, krusher), 500),
      speak(show, krusher, capital(itemName(item, side))),
    ),
  ],
  attacked: (event, show) => [declareAttack(show, event)],
  heldBack: ({ krusher }, show) => [speak(show, krusher, 'holds back')],
  reflexTried: (event, show) => [
    ...rolled(show, {
      dice: [event.die],
      lines: reflexLines(event),
      at: spot(show, event.krusher),
      read: 900,
    }),
    ...(event.success ? [turn(show, event.krusher, [event.from as Direction, event.to as Direction])] : []),
  ],
  blocked: ({ krusher, arm: side }, show) => [
    useArm(show, krusher, side, 'block'),
    speak(show, krusher, 'blocks', show.cast.palette.good),
  ],
  spared: ({ krusher, arm: side }, show) => [
    useArm(show, krusher, side, 'spared'),
    speak(show, krusher, 'keeps its shield for a bash'),
  ],
  parried: ({ krusher, arm: side }, show) => [
    useArm(show, krusher, side, 'parry'),
    speak(show, krusher, 'parries', show.cast.palette.good),
  ],
  struck: (event, show) => strike(show, event),
  damageRolled: (event, show) => damage(show, event),
  criticalRolled: (event, show) => critical(show, event),
  damaged: (event, show) => wound(show, event),
  fell: ({ krusher }, show) => fallApart(show, krusher, colourOf(show, krusher)),
  resigned: ({ seat }, show) => [
    banner(show, `${nameOf(show.names(), seat)} gives up`, seatHue(show, seat), 1100),
  ],
  counted: ({ team, tenths }, show) => [
    banner(
      show,
      `${show.cast.sideName(team, show.names())}: ${(tenths / 10).toFixed(1)} points`,
      show.cast.palette.brass,
      1100,
    ),
  ],
  /** Who has won is told by the page. */
  ended: (_event, show) => [instant(() => show.play('fanfare'))],
} satisfies { [Type in Event['type']]: Effect<Type> };

/** The table is exhaustive; an event only ever meets the effect of its own type. */
export function animationsOf(event: Event, show: Show): readonly Animation[] {
  const effect = EFFECTS[event.type] as Effect<Event['type']>;
  return effect(event, show);
}
