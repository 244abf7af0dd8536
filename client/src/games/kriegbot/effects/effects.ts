import type { Direction } from '@gearhall/shared/core/game/hex';
import type { Event } from '@gearhall/shared/games/kriegbot/events';
import { instant, together, type Animation } from '../../../stage/motions/animation';
import { banner, flare, pulse } from '../../../stage/motions/motions';
import { impact } from '../../../stage/film/strikes';
import { speak, spot } from '../../../stage/motions/unitMotions';
import { attacked, cardDestroyed, destroyed, marked, rolled } from './blows';
import { cardShown } from './cardShown';
import { appear, bang, explosion, read, tell, withSign } from './telling';
import { burst, declare, lunge, slide, turn, type Effect, type EffectContext } from './context';
import { EXPANSION_EFFECTS } from './expansion';
import { UNIT_EFFECTS } from './infantry';
import { SCENARIO_EFFECTS } from './scenarios';
import { figureOf, UNIT } from './weapons';
import { moveSound } from '../sounds/heard';
import { itemWith, TEAM_COLOURS } from '../looks/looks';
import { pointOf } from '../looks/layout';
import type { RobotPicture } from '../looks/picture';
import { EFFECT_WORDS, STATUS_EFFECTS } from '../words/field/board';
import { cardName, chassisName, fullCardName, itemName, sideTitle } from '../words/field/names';
import { tentName } from '../words/field/units';

/** The animation and sound of every event; one that has neither is only seen in the next view. */
const EFFECTS = {
  dealt: ({ team, templates }, context) => [
    banner(
      context,
      `${sideTitle(team, context.sprites.of)}: ${templates.map(chassisName).join(', ')}`,
      TEAM_COLOURS[team],
      1100,
    ),
  ],
  fielded: () => [],
  designsFixed: (_event, context) => [
    banner(context, EFFECT_WORDS.designsFixed, context.sprites.palette.brass, 1000),
  ],
  edgeDrawn: () => [],
  placed: (event, context) => appear(context, event),
  turnBegan: ({ turn: number }, context) => [
    instant(() => context.sprites.attend('', '')),
    banner(context, EFFECT_WORDS.turn(number), context.sprites.palette.brass, 800),
  ],
  phaseBegan: ({ phase }, context) => [
    instant(() => context.sprites.attend('', '')),
    banner(context, EFFECT_WORDS.phases[phase], context.sprites.palette.brass, 700),
  ],
  shown: (event, context) => cardShown(context, event),
  stepped: ({ robot, from, to }, context) => [
    instant(() => context.play(moveSound(context.sprites.chassisOf(robot)))),
    slide(context, robot, [from, to]),
  ],
  turned: ({ robot, from, to }, context) => [turn(context, robot, [from as Direction, to as Direction])],
  danced: ({ robot }, context) => tell(context, robot, EFFECT_WORDS.danced, withSign('moved')),
  maneuvered: ({ robot, from, to }, context) => [
    turn(context, robot, [from as Direction, to as Direction]),
    ...tell(context, robot, EFFECT_WORDS.maneuvered, withSign('maneuvered')),
  ],
  rebooted: ({ robot }, context) =>
    tell(context, robot, EFFECT_WORDS.rebooted, (picture) => ({
      ...withSign('rebooted')(picture),
      items: picture.items.map((item) => ({ ...item, disabled: false })),
    })),
  stoodIdle: ({ robot }, context) => tell(context, robot, EFFECT_WORDS.idle, withSign('idle')),
  boosted: ({ robot }, context) => [
    flare(context, context.sprites.palette.hazard, spot(context, robot)),
    speak(context, robot, EFFECT_WORDS.boosted),
  ],
  clamped: ({ robot, by }, context) => [
    lunge(context, by, robot),
    ...tell(context, robot, EFFECT_WORDS.clamped, withSign('clamped')),
  ],
  released: ({ robot }, context) => [speak(context, robot, EFFECT_WORDS.released)],
  thrownBack: ({ robot, from, to }, context) => [slide(context, robot, [from, to])],
  fled: ({ robot }, context) => [
    speak(context, robot, EFFECT_WORDS.fled),
    instant(() => context.sprites.units.drop(robot)),
  ],
  washed: ({ robot }, context) =>
    tell(context, robot, EFFECT_WORDS.washed, ({ signs }) => ({
      signs: signs.filter((sign) => sign !== 'painted' && sign !== 'onFire'),
    })),
  rammed: ({ robot, target, dice, points }, context) => [
    declare(context, robot, target),
    lunge(context, robot, target),
    instant(() => context.play('hit')),
    impact(context, {
      ...{ victim: figureOf(context, target), from: spot(context, robot), at: spot(context, target) },
      unit: UNIT,
    }),
    ...read(context, target, dice, [
      tentName(target) ? EFFECT_WORDS.runOver(points) : EFFECT_WORDS.rammed(points),
    ]),
  ],
  attacked: (event, context) => attacked(context, event),
  // The view shows who is asked while they think.
  asked: ({ robots }, context) => [
    together(
      ...robots.map((robot) => pulse(context, context.sprites.palette.print, spot(context, robot), 300)),
    ),
  ],
  answered: ({ robot, card }, context) => [
    together(
      pulse(context, context.sprites.palette.good, spot(context, robot), 450),
      speak(context, robot, `${fullCardName(card)}!`, context.sprites.palette.good),
    ),
  ],
  rolled: (event, context) => rolled(context, event),
  locationsRolled: ({ robot, dice }, context) => read(context, robot, dice, [EFFECT_WORDS.locations]),
  rerolled: ({ robot, dice }, context) => read(context, robot, dice, [EFFECT_WORDS.rerolled]),
  locationChosen: ({ location }, context) => {
    const target = context.sprites.attacked() ?? '';
    const chassis = context.sprites.chassisOf(target);
    if (chassis === '') return [];
    // Of a Phoenix-bot nothing is left but the rifle.
    const isWhole = context.sprites.units.get(target)?.picture?.form !== 'phoenix';
    const item = isWhole && itemWith(chassis, location);
    return [speak(context, target, EFFECT_WORDS.location(location, item ? itemName(chassis, item) : ''))];
  },
  cancelled: ({ robot, card, points }, context) => [
    together(
      pulse(context, context.sprites.palette.good, spot(context, robot)),
      speak(context, robot, EFFECT_WORDS.cancelled(cardName(card), points), context.sprites.palette.good),
    ),
  ],
  marked: (event, context) => marked(context, event),
  wasted: ({ robot }, context) => [speak(context, robot, EFFECT_WORDS.wasted, context.sprites.palette.print)],
  unmarked: ({ robot, item, marker }, context) => [
    instant(() =>
      context.sprites.changeItem(robot, item, ({ damage }) =>
        marker === 'damage' ? { damage: Math.max(0, damage - 1) } : { disabled: false },
      ),
    ),
    speak(
      context,
      robot,
      EFFECT_WORDS.unmarked(itemName(context.sprites.chassisOf(robot), item)),
      context.sprites.palette.good,
    ),
  ],
  cardDestroyed: (event, context) => cardDestroyed(context, event),
  skinGone: ({ robot, skin }, context) => [
    speak(context, robot, EFFECT_WORDS.lost(fullCardName(skin)), context.sprites.palette.danger),
  ],
  replicated: ({ robot, slot, card }, context) => [
    instant(() => context.sprites.changeItem(robot, slot, () => ({ face: 'open', card }))),
    speak(context, robot, EFFECT_WORDS.replicated(cardName(card)), context.sprites.palette.good),
  ],
  status: ({ robot, status, on }, context) => {
    const change = (picture: RobotPicture): Partial<RobotPicture> =>
      status === 'biped' ? { form: on ? 'biped' : 'whole' } : withSign(status, on)(picture);
    return tell(context, robot, STATUS_EFFECTS[status][on ? 0 : 1], change);
  },
  turnedBy: ({ robot, from, to }, context) => [turn(context, robot, [from as Direction, to as Direction])],
  built: ({ structure, at }, context) => [
    instant(() => context.sprites.structures.show(structure, at, 0)),
    pulse(context, context.sprites.palette.silver, () => pointOf(at)),
  ],
  structureHit: ({ structure, damage, destroyed: isGone }, context) => {
    const { danger, silverDark, steelDark } = context.sprites.palette;
    const at = spot(context, structure);
    return [
      instant(() => {
        context.play(isGone ? 'destroyed' : 'hit');
        context.sprites.structures.hit(structure, damage);
        if (isGone && structure === 'dam') context.sprites.flood();
      }),
      together(
        bang(context, at, isGone ? 1.2 : 0.6),
        ...(isGone ? [burst(context, at, [silverDark, steelDark, danger], 120)] : []),
      ),
    ];
  },
  fireRolled: ({ robot, dice }, context) => [
    flare(context, context.sprites.palette.hazard, spot(context, robot)),
    ...read(context, robot, dice, [EFFECT_WORDS.fire(dice[0] ?? 0)]),
  ],
  smoked: ({ robot }, context) => [speak(context, robot, EFFECT_WORDS.smoked)],
  nuked: ({ robot }, context) => explosion(context, context.sprites.spotOf(robot)),
  bailedOut: ({ robot, card }, context) => [speak(context, robot, EFFECT_WORDS.bailedOut(cardName(card)))],
  phoenixed: ({ robot }, context) => [
    burst(context, spot(context, robot), [context.sprites.palette.steel, context.sprites.palette.hazard]),
    ...tell(context, robot, EFFECT_WORDS.phoenix, () => ({ form: 'phoenix' })),
  ],
  derelict: ({ robot }, context) => tell(context, robot, EFFECT_WORDS.derelict, () => ({ form: 'derelict' })),
  destroyed: (event, context) => destroyed(context, event),
  handedOver: ({ robot, seat }, context) => [instant(() => context.sprites.change(robot, () => ({ seat })))],
  /** The page says who has won. */
  gameEnded: (_event, context) => [instant(() => context.play('fanfare'))],
  ...EXPANSION_EFFECTS,
  ...UNIT_EFFECTS,
  ...SCENARIO_EFFECTS,
} satisfies { [Type in Event['type']]: Effect<Type> };

/** An event only ever gets the effect of its own type. */
export const animationsOf = (event: Event, context: EffectContext): readonly Animation[] =>
  (EFFECTS[event.type] as Effect<Event['type']>)(event, context);
