import type { Direction } from '@gearhall/shared/core/hex';
import type { Event, EventOf } from '@gearhall/shared/games/kriegbot/events';
import { coreName } from './words/cores';
import { instant, together, type Animation } from '../../stage/animation';
import { banner, flare, pulse } from '../../stage/motions';
import { speak, spot } from '../../stage/unitMotions';
import { attacked, cardDestroyed, destroyed, marked, rolled, shown } from './effects/blows';
import { EXPANSION_EFFECTS } from './effects/expansion';
import { UNIT_EFFECTS } from './effects/infantry';
import { burst, declare, lunge, slide, throwDice, turn, type EffectContext } from './effects/context';
import { itemWith, TEAM_COLOURS } from './looks';
import { pointOf } from './layout';
import type { RobotPicture, Sign } from './picture';
import { EFFECT_WORDS, STATUS_EFFECTS } from './words/board';
import { cardName, chassisName, fullCardName, itemName, TEAM_NAMES } from './words/names';
import { signed } from './words/points';
import { tentName } from './words/units';

type Effect<Type extends Event['type']> = (
  event: EventOf<Type>,
  context: EffectContext,
) => readonly Animation[];

/** Changes a robot, with a text over it. */
const tell = (
  context: EffectContext,
  robot: string,
  text: string,
  change?: (picture: RobotPicture) => Partial<RobotPicture>,
): readonly Animation[] => [
  ...(change ? [instant(() => context.sprites.change(robot, change))] : []),
  speak(context, robot, text),
];

const withSign =
  (sign: Sign, on = true) =>
  ({ signs }: RobotPicture): Partial<RobotPicture> => ({
    signs: on ? [...new Set([...signs, sign])] : signs.filter((one) => one !== sign),
  });

/** Dice for locations, or for fire. */
const read = (
  context: EffectContext,
  robot: string,
  dice: readonly number[],
  lines: readonly string[],
): readonly Animation[] => throwDice(context, { dice, lines, at: spot(context, robot), read: 900 });

/** A robot stands on the map from now on. */
const appear = (
  context: EffectContext,
  { robot, at, facing }: EventOf<'placed'> | EventOf<'entered'>,
): readonly Animation[] => [
  instant(() => context.sprites.place(robot, at, facing as Direction)),
  together(
    pulse(context, context.sprites.palette.text, () => pointOf(at)),
    instant(() => context.play('launch')),
  ),
];

/** The animation and sound of every event; an event without one is only seen in the next view. */
const EFFECTS = {
  dealt: ({ team, templates }, context) => [
    banner(
      context,
      `${TEAM_NAMES[team]}: ${templates.map(chassisName).join(', ')}`,
      TEAM_COLOURS[team],
      1100,
    ),
  ],
  fielded: () => [],
  sideDesigned: ({ team }, context) => [
    banner(context, EFFECT_WORDS.sideDesigned(TEAM_NAMES[team]), TEAM_COLOURS[team], 1000),
  ],
  designsFixed: (_event, context) => [
    banner(context, EFFECT_WORDS.designsFixed, context.sprites.palette.brass, 1000),
  ],
  edgeDrawn: () => [],
  placed: (event, context) => appear(context, event),
  reinforcementCalled: () => [],
  entered: (event, context) => [...appear(context, event), speak(context, event.robot, EFFECT_WORDS.entered)],
  turnBegan: ({ turn: number }, context) => [
    instant(() => {
      context.sprites.attend('', '');
      context.play('turn');
    }),
    banner(context, EFFECT_WORDS.turn(number), context.sprites.palette.brass, 800),
  ],
  phaseBegan: ({ phase }, context) => [
    instant(() => context.sprites.attend('', '')),
    banner(context, EFFECT_WORDS.phases[phase], context.sprites.palette.brass, 700),
  ],
  shown: (event, context) => shown(context, event),
  stepped: ({ robot, from, to }, context) => [
    instant(() => context.play('move')),
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
  tokenLaid: () => [],
  tokenTaken: ({ token, robot }, context) => [
    instant(() => context.sprites.tokens.put(token, '')),
    ...tell(context, robot, EFFECT_WORDS.takes, withSign('carries')),
  ],
  tokenFell: ({ token, robot, at }, context) => [
    instant(() => context.sprites.tokens.put(token, at)),
    ...tell(context, robot, EFFECT_WORDS.drops, ({ signs }) => ({
      signs: signs.filter((sign) => sign !== 'carries'),
    })),
  ],
  tokenDestroyed: ({ token, at }, context) => {
    const { danger, hazard } = context.sprites.palette;
    const there = (): ReturnType<typeof pointOf> => pointOf(at);
    return [
      instant(() => context.sprites.tokens.put(token, '')),
      together(flare(context, danger, there), burst(context, there, [danger, hazard], 60)),
    ];
  },
  roleTold: ({ role }, context) => [
    banner(context, EFFECT_WORDS.role[role], context.sprites.palette.brass, 1600),
  ],
  moleRevealed: () => [],
  withdrawn: ({ robot }, context) => [
    speak(context, robot, EFFECT_WORDS.withdrawn),
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
    flare(context, context.sprites.palette.danger, spot(context, target)),
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
  coresDealt: () => [],
  coreShown: ({ robot, core }, context) => [speak(context, robot, coreName(core))],
  energy: ({ robot, to }, context) => [
    together(
      instant(() => context.sprites.changeItem(robot, 'core', () => ({ level: to }))),
      speak(context, robot, EFFECT_WORDS.energy(to)),
    ),
  ],
  ability: ({ robot, core }, context) => [
    pulse(context, context.sprites.palette.good, spot(context, robot)),
    speak(context, robot, coreName(core)),
  ],
  overcharged: ({ robot }, context) => [
    flare(context, context.sprites.palette.copper, spot(context, robot)),
    speak(context, robot, EFFECT_WORDS.overcharged),
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
        flare(context, danger, at),
        ...(isGone ? [burst(context, at, [silverDark, steelDark, danger], 120)] : []),
      ),
    ];
  },
  fireRolled: ({ robot, dice }, context) => [
    flare(context, context.sprites.palette.hazard, spot(context, robot)),
    ...read(context, robot, dice, [EFFECT_WORDS.fire(dice[0] ?? 0)]),
  ],
  bombarded: ({ robot, dice, hit }, context) => [
    flare(context, context.sprites.palette.hazard, spot(context, robot)),
    ...read(context, robot, dice, [EFFECT_WORDS.bombarded, hit ? 'Hit' : 'Miss']),
    ...(hit ? [burst(context, spot(context, robot), [context.sprites.palette.danger], 60)] : []),
  ],
  hacked: ({ robot, by, card }, context) => [
    declare(context, by, robot),
    ...tell(context, robot, EFFECT_WORDS.hacked(fullCardName(card)), withSign('hacked')),
  ],
  smoked: ({ robot }, context) => [speak(context, robot, EFFECT_WORDS.smoked)],
  ...EXPANSION_EFFECTS,
  nuked: ({ robot }, context) => {
    const { danger, hazard, text } = context.sprites.palette;
    const at = context.sprites.spotOf(robot);
    return [
      instant(() => context.play('destroyed')),
      together(
        flare(context, text, () => at),
        burst(context, () => at, [danger, hazard], 260),
        pulse(context, danger, () => at, 700),
      ),
    ];
  },
  bailedOut: ({ robot, card }, context) => [speak(context, robot, EFFECT_WORDS.bailedOut(cardName(card)))],
  phoenixed: ({ robot }, context) => [
    burst(context, spot(context, robot), [context.sprites.palette.steel, context.sprites.palette.hazard]),
    ...tell(context, robot, EFFECT_WORDS.phoenix, () => ({ form: 'phoenix' })),
  ],
  derelict: ({ robot }, context) => tell(context, robot, EFFECT_WORDS.derelict, () => ({ form: 'derelict' })),
  destroyed: (event, context) => destroyed(context, event),
  guilty: ({ robot, guilt }, context) =>
    guilt === 'freesKrupke' ? [] : tell(context, robot, EFFECT_WORDS.guilty[guilt], withSign(guilt)),
  pointsChanged: ({ team, change }, context) => [
    banner(context, `${TEAM_NAMES[team]} ${signed(change)}`, TEAM_COLOURS[team], 900),
  ],
  leaderLost: ({ robot, fate }, context) =>
    fate === '' || fate === 'alive'
      ? []
      : [speak(context, robot, EFFECT_WORDS.leader[fate], context.sprites.palette.danger)],
  handedOver: ({ robot, seat }, context) => [instant(() => context.sprites.change(robot, () => ({ seat })))],
  ...UNIT_EFFECTS,
  wreckPlaced: () => [],
  pilotShown: () => [],
  /** The page says who has won. */
  gameEnded: (_event, context) => [instant(() => context.play('fanfare'))],
} satisfies { [Type in Event['type']]: Effect<Type> };

/** The table is exhaustive; an event only ever gets the effect of its own type. */
export function animationsOf(event: Event, context: EffectContext): readonly Animation[] {
  const effect = EFFECTS[event.type] as Effect<Event['type']>;
  return effect(event, context);
}
