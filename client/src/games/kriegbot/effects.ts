import type { Direction } from '@gearhall/shared/core/hex';
import type { Event, EventOf } from '@gearhall/shared/games/kriegbot/events';
import { instant, together, type Animation } from '../../stage/animation';
import { banner, flare, pulse } from '../../stage/motions';
import { attacked, cardDestroyed, destroyed, marked, rolled, shown } from './effects/blows';
import { burst, declare, lunge, slide, speak, spot, throwDice, turn, type Show } from './effects/show';
import { itemWith, TEAM_COLOURS } from './looks';
import { pointOf } from './layout';
import type { RobotPicture, Sign } from './picture';
import { EFFECT_WORDS, STATUS_EFFECTS } from './words/board';
import { cardName, chassisName, fullCardName, itemName, TEAM_NAMES } from './words/names';

type Effect<Type extends Event['type']> = (event: EventOf<Type>, show: Show) => readonly Animation[];

/** A robot is changed, and something said of it. */
const tell = (
  show: Show,
  robot: string,
  text: string,
  change?: (picture: RobotPicture) => Partial<RobotPicture>,
): readonly Animation[] => [
  ...(change ? [instant(() => show.cast.change(robot, change))] : []),
  speak(show, robot, text),
];

const withSign =
  (sign: Sign, on = true) =>
  ({ signs }: RobotPicture): Partial<RobotPicture> => ({
    signs: on ? [...new Set([...signs, sign])] : signs.filter((one) => one !== sign),
  });

/** Dice that are for locations, or for fire. */
const read = (
  show: Show,
  robot: string,
  dice: readonly number[],
  lines: readonly string[],
): readonly Animation[] => throwDice(show, { dice, lines, at: spot(show, robot), read: 900 });

/** How everything that happens looks and sounds; what has no look of its own is only seen in the next view. */
const EFFECTS = {
  dealt: ({ team, templates }, show) => [
    banner(show, `${TEAM_NAMES[team]}: ${templates.map(chassisName).join(', ')}`, TEAM_COLOURS[team], 1100),
  ],
  fielded: () => [],
  designsFixed: (_event, show) => [banner(show, EFFECT_WORDS.designsFixed, show.cast.palette.brass, 1000)],
  edgeDrawn: () => [],
  placed: ({ robot, at, facing }, show) => [
    instant(() => show.cast.place(robot, at, facing as Direction)),
    together(
      pulse(show, show.cast.palette.text, () => pointOf(at)),
      instant(() => show.play('launch')),
    ),
  ],
  turnBegan: ({ turn: number }, show) => [
    instant(() => {
      show.cast.attend('', '');
      show.play('turn');
    }),
    banner(show, EFFECT_WORDS.turn(number), show.cast.palette.brass, 800),
  ],
  phaseBegan: ({ phase }, show) => [
    instant(() => show.cast.attend('', '')),
    banner(show, EFFECT_WORDS.phases[phase], show.cast.palette.brass, 700),
  ],
  shown: (event, show) => shown(show, event),
  stepped: ({ robot, from, to }, show) => [instant(() => show.play('move')), slide(show, robot, [from, to])],
  turned: ({ robot, from, to }, show) => [turn(show, robot, [from as Direction, to as Direction])],
  danced: ({ robot }, show) => tell(show, robot, EFFECT_WORDS.danced, withSign('moved')),
  maneuvered: ({ robot, from, to }, show) => [
    turn(show, robot, [from as Direction, to as Direction]),
    ...tell(show, robot, EFFECT_WORDS.maneuvered, withSign('maneuvered')),
  ],
  rebooted: ({ robot }, show) =>
    tell(show, robot, EFFECT_WORDS.rebooted, (picture) => ({
      ...withSign('rebooted')(picture),
      items: picture.items.map((item) => ({ ...item, disabled: false })),
    })),
  stoodIdle: ({ robot }, show) => tell(show, robot, EFFECT_WORDS.idle, withSign('idle')),
  boosted: ({ robot }, show) => [
    flare(show, show.cast.palette.hazard, spot(show, robot)),
    speak(show, robot, EFFECT_WORDS.boosted),
  ],
  clamped: ({ robot, by }, show) => [
    lunge(show, by, robot),
    ...tell(show, robot, EFFECT_WORDS.clamped, withSign('clamped')),
  ],
  released: ({ robot }, show) => [speak(show, robot, EFFECT_WORDS.released)],
  thrownBack: ({ robot, from, to }, show) => [slide(show, robot, [from, to])],
  fled: ({ robot }, show) => [
    speak(show, robot, EFFECT_WORDS.fled),
    instant(() => show.cast.robots.drop(robot)),
  ],
  washed: ({ robot }, show) =>
    tell(show, robot, EFFECT_WORDS.washed, ({ signs }) => ({
      signs: signs.filter((sign) => sign !== 'painted' && sign !== 'onFire'),
    })),
  rammed: ({ robot, target, dice, points }, show) => [
    declare(show, robot, target),
    lunge(show, robot, target),
    instant(() => show.play('hit')),
    flare(show, show.cast.palette.danger, spot(show, target)),
    ...read(show, target, dice, [EFFECT_WORDS.rammed(points)]),
  ],
  attacked: (event, show) => attacked(show, event),
  // Who is asked is seen in the view while they think.
  asked: ({ robots }, show) => [
    together(...robots.map((robot) => pulse(show, show.cast.palette.print, spot(show, robot), 300))),
  ],
  answered: ({ robot, card }, show) => [
    together(
      pulse(show, show.cast.palette.good, spot(show, robot), 450),
      speak(show, robot, `${fullCardName(card)}!`, show.cast.palette.good),
    ),
  ],
  rolled: (event, show) => rolled(show, event),
  locationsRolled: ({ robot, dice }, show) => read(show, robot, dice, [EFFECT_WORDS.locations]),
  rerolled: ({ robot, dice }, show) => read(show, robot, dice, [EFFECT_WORDS.rerolled]),
  locationChosen: ({ location }, show) => {
    const target = show.cast.attacked() ?? '';
    const chassis = show.cast.chassisOf(target);
    if (chassis === '') return [];
    // Of a Phoenix-bot nothing is left but the rifle.
    const isWhole = show.cast.robots.get(target)?.picture?.form !== 'phoenix';
    const item = isWhole && itemWith(chassis, location);
    return [speak(show, target, EFFECT_WORDS.location(location, item ? itemName(chassis, item) : ''))];
  },
  cancelled: ({ robot, card, points }, show) => [
    together(
      pulse(show, show.cast.palette.good, spot(show, robot)),
      speak(show, robot, EFFECT_WORDS.cancelled(cardName(card), points), show.cast.palette.good),
    ),
  ],
  marked: (event, show) => marked(show, event),
  wasted: ({ robot }, show) => [speak(show, robot, EFFECT_WORDS.wasted, show.cast.palette.print)],
  unmarked: ({ robot, item, marker }, show) => [
    instant(() =>
      show.cast.changeItem(robot, item, ({ damage }) =>
        marker === 'damage' ? { damage: Math.max(0, damage - 1) } : { disabled: false },
      ),
    ),
    speak(
      show,
      robot,
      EFFECT_WORDS.unmarked(itemName(show.cast.chassisOf(robot), item)),
      show.cast.palette.good,
    ),
  ],
  cardDestroyed: (event, show) => cardDestroyed(show, event),
  skinGone: ({ robot, skin }, show) => [
    speak(show, robot, EFFECT_WORDS.lost(fullCardName(skin)), show.cast.palette.danger),
  ],
  replicated: ({ robot, slot, card }, show) => [
    instant(() => show.cast.changeItem(robot, slot, () => ({ face: 'open', card }))),
    speak(show, robot, EFFECT_WORDS.replicated(cardName(card)), show.cast.palette.good),
  ],
  status: ({ robot, status, on }, show) => {
    const change = (picture: RobotPicture): Partial<RobotPicture> =>
      status === 'biped' ? { form: on ? 'biped' : 'whole' } : withSign(status, on)(picture);
    return tell(show, robot, STATUS_EFFECTS[status][on ? 0 : 1], change);
  },
  turnedBy: ({ robot, from, to }, show) => [turn(show, robot, [from as Direction, to as Direction])],
  structureHit: ({ structure, damage, destroyed: isGone }, show) => {
    const { danger, silverDark, steelDark } = show.cast.palette;
    const at = spot(show, structure);
    return [
      instant(() => {
        show.play(isGone ? 'destroyed' : 'hit');
        show.cast.structures.hit(structure, damage);
        if (isGone && structure === 'dam') show.cast.flood();
      }),
      together(
        flare(show, danger, at),
        ...(isGone ? [burst(show, at, [silverDark, steelDark, danger], 120)] : []),
      ),
    ];
  },
  fireRolled: ({ robot, dice }, show) => [
    flare(show, show.cast.palette.hazard, spot(show, robot)),
    ...read(show, robot, dice, [EFFECT_WORDS.fire(dice[0] ?? 0)]),
  ],
  nuked: ({ robot }, show) => {
    const { danger, hazard, text } = show.cast.palette;
    const at = show.cast.spotOf(robot);
    return [
      instant(() => show.play('destroyed')),
      together(
        flare(show, text, () => at),
        burst(show, () => at, [danger, hazard], 260),
        pulse(show, danger, () => at, 700),
      ),
    ];
  },
  bailedOut: ({ robot, card }, show) => [speak(show, robot, EFFECT_WORDS.bailedOut(cardName(card)))],
  phoenixed: ({ robot }, show) => [
    burst(show, spot(show, robot), [show.cast.palette.steel, show.cast.palette.hazard]),
    ...tell(show, robot, EFFECT_WORDS.phoenix, () => ({ form: 'phoenix' })),
  ],
  derelict: ({ robot }, show) => tell(show, robot, EFFECT_WORDS.derelict, () => ({ form: 'derelict' })),
  destroyed: (event, show) => destroyed(show, event),
  handedOver: ({ robot, seat }, show) => [instant(() => show.cast.change(robot, () => ({ seat })))],
  /** Who has won is told by the page. */
  gameEnded: (_event, show) => [instant(() => show.play('fanfare'))],
} satisfies { [Type in Event['type']]: Effect<Type> };

/** The table is exhaustive; an event only ever meets the effect of its own type. */
export function animationsOf(event: Event, show: Show): readonly Animation[] {
  const effect = EFFECTS[event.type] as Effect<Event['type']>;
  return effect(event, show);
}
