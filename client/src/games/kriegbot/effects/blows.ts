import type { EventOf } from '@gearhall/shared/games/kriegbot/events';
import {
  after,
  later,
  instant,
  rest,
  together,
  trailing,
  type Animation,
} from '../../../stage/motions/animation';
import { blast, smoke } from '../../../stage/film/spray';
import { drawBack, LANDED_MS, lastBlow, WIND_UP_MS, windUp } from '../../../stage/film/strikes';
import { pulse } from '../../../stage/motions/motions';
import { speak, spot } from '../../../stage/motions/unitMotions';
import { TEAM_COLOURS } from '../looks/looks';
import { EFFECT_WORDS, rollLines } from '../words/field/board';
import { cardName, itemName } from '../words/field/names';
import { anyArmsName } from '../words/field/units';
import { wreckSoot } from './marks';
import { burst, declare, throwDice, TUMBLE_MS, type EffectContext } from './context';
import { attackOf, discharge, familyOf, figureOf, GLOWS, outcome, UNIT } from './weapons';

export function attacked(
  context: EffectContext,
  { robot, target, arms, strafe }: EventOf<'attacked'>,
): readonly Animation[] {
  return [
    instant(() => void (context.sprites.arms = arms)),
    trailing(speak(context, robot, EFFECT_WORDS.attack(anyArmsName(arms), strafe))),
    declare(context, robot, target),
  ];
}

/** The dice; then the shot or the blow with its result. */
export function rolled(context: EffectContext, event: EventOf<'rolled'>): readonly Animation[] {
  const { robot, target, dice, hit, thrown } = event;
  const fired = { robot, target, hit };
  if (thrown === 0)
    return [trailing(speak(context, target, EFFECT_WORDS.noDice, context.sprites.palette.print))];
  const attack = attackOf(context, robot, target);
  const ready = later(() => {
    const arms = context.sprites.arms;
    const isMelee = familyOf(arms) === 'melee';
    return isMelee ? drawBack(attack) : windUp(context, attack, GLOWS[familyOf(arms)]);
  }, WIND_UP_MS);
  const [tumble, ...further] = throwDice(context, { dice, lines: rollLines(event), at: attack.to });
  return [
    ...(tumble ? [together(tumble, after(TUMBLE_MS - WIND_UP_MS, ready))] : []),
    ...further,
    rest(LANDED_MS),
    later(() => discharge(context, context.sprites.arms, fired), FLIGHT_MS),
    later(() => together(...outcome(context, context.sprites.arms, fired)), 60),
  ];
}

/** A little longer than most shots take. */
const FLIGHT_MS = 380;

/** A marker lands; where it bled through, the path is shown. */
export function marked(
  context: EffectContext,
  { robot, item, marker, bled }: EventOf<'marked'>,
): readonly Animation[] {
  const { sprites } = context;
  const { danger, copper } = sprites.palette;
  const colour = marker === 'damage' ? danger : copper;
  const land = instant(() =>
    sprites.changeItem(robot, item, ({ damage }) =>
      marker === 'damage' ? { damage: damage + 1 } : { disabled: true },
    ),
  );
  const name = itemName(sprites.chassisOf(robot), item);
  const text = EFFECT_WORDS.marked(name, marker, bled === '' ? '' : itemName(sprites.chassisOf(robot), bled));
  return [
    together(
      land,
      rest(90),
      trailing(pulse(context, colour, spot(context, robot), 360), speak(context, robot, text, colour)),
    ),
  ];
}

export const cardDestroyed = (
  context: EffectContext,
  { robot, slot, card }: EventOf<'cardDestroyed'>,
): readonly Animation[] => [
  instant(() => {
    context.play('hit');
    context.sprites.changeItem(robot, slot, () => ({ face: 'empty', card: '', damage: 0, disabled: false }));
  }),
  together(
    burst(context, spot(context, robot), [context.sprites.palette.silver, context.sprites.palette.steel], 50),
    speak(
      context,
      robot,
      EFFECT_WORDS.lost(card === '' ? '' : cardName(card)),
      context.sprites.palette.danger,
    ),
  ),
];

/** The robot breaks into its own pieces; soot and a column of smoke stay. */
export function destroyed(context: EffectContext, { robot }: EventOf<'destroyed'>): readonly Animation[] {
  const { sprites } = context;
  const { steel, steelDark, ink } = sprites.palette;
  const team = sprites.units.get(robot)?.picture?.team ?? 'green';
  let at = sprites.spotOf(robot);
  const where = () => at;
  const colours = [TEAM_COLOURS[team], TEAM_COLOURS[team], steel, steelDark, ink];
  return [
    lastBlow(context, figureOf(context, robot)),
    instant(() => {
      at = sprites.spotOf(robot) ?? at;
      context.play('destroyed');
      if (at) sprites.sparks.traces.add(wreckSoot(at));
      sprites.leaveWreck(robot);
      sprites.units.drop(robot);
    }),
    together(
      ...blast(context, { at: where, unit: UNIT, colours }),
      ...(sprites.painters ? [sprites.painters.flungTurret(context, where, UNIT, TEAM_COLOURS[team])] : []),
      trailing(after(600, smoke(context, { at: where, unit: UNIT, count: 14, over: 1900 }))),
      rest(380),
    ),
  ];
}
