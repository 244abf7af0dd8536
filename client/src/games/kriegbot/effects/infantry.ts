import type { EventOf } from '@gearhall/shared/games/kriegbot/events';
import { eased, instant, together, type Animation } from '../../../stage/motions/animation';
import { flare, pulse } from '../../../stage/motions/motions';
import { slideUnit, speak, spot } from '../../../stage/motions/unitMotions';
import type { HexId } from '@gearhall/shared/games/kriegbot/content/map';
import { pointOf } from '../looks/layout';
import { TEAM_COLOURS } from '../looks/looks';
import { EFFECT_WORDS } from '../words/field/board';
import type { UnitEvent } from '../words/infantry/unitEvents';
import { burst, type Effect, type EffectContext } from './context';

const STEP_MS = 240;

/** A tent or drone goes from hex to hex. */
function go(context: EffectContext, id: string, hexes: readonly HexId[]): readonly Animation[] {
  const onFoot = { ...context, sprites: context.sprites.crowd };
  return hexes.slice(1).map((to, index) =>
    slideUnit(onFoot, id, {
      from: pointOf(hexes[index] ?? to),
      to: pointOf(to),
      ms: STEP_MS,
      ease: eased,
      over: true,
    }),
  );
}

const drop = (context: EffectContext, id: string): Animation =>
  instant(() => context.sprites.crowd.units.drop(id));

/** Whose it is, and which pilot, the next view tells. */
function placed(
  context: EffectContext,
  { unit, kind, team, robot, at }: EventOf<'unitPlaced'>,
): readonly Animation[] {
  return [
    instant(() =>
      context.sprites.crowd.place({
        ...{ id: unit, kind, team, seat: 0, at, robot },
        ...{ aboard: '', slot: '', pilot: '', armed: false, placed: 0 },
      }),
    ),
    together(
      pulse(context, context.sprites.palette.text, spot(context, unit)),
      ...(robot === '' ? [] : [speak(context, unit, EFFECT_WORDS.getsOut)]),
      instant(() => context.play('arrives')),
    ),
  ];
}

function killed(context: EffectContext, { unit }: EventOf<'unitKilled'>): readonly Animation[] {
  const { sprites } = context;
  const { danger, silver } = sprites.palette;
  const team = sprites.crowd.units.get(unit)?.picture?.team ?? 'green';
  let at = sprites.spotOf(unit);
  const where = () => at;
  return [
    instant(() => {
      at = sprites.spotOf(unit) ?? at;
      context.play('hit');
      sprites.crowd.units.drop(unit);
    }),
    together(flare(context, danger, where), burst(context, where, [TEAM_COLOURS[team], silver], 45)),
  ];
}

/** What happens to tents and drones. */
export const UNIT_EFFECTS: { readonly [Type in UnitEvent]: Effect<Type> } = {
  unitPlaced: (event, context) => placed(context, event),
  walked: ({ unit, from, path }, context) => [
    instant(() => context.play('steps')),
    ...go(context, unit, [from, ...path]),
  ],
  flew: ({ unit, from, to }, context) => [
    instant(() => context.play('rotor')),
    ...go(context, unit, [from, to]),
  ],
  leftMap: ({ unit }, context) => [speak(context, unit, EFFECT_WORDS.fled), drop(context, unit)],
  boarded: ({ unit }, context) => [speak(context, unit, EFFECT_WORDS.aboard), drop(context, unit)],
  putOut: ({ robot }, context) => [speak(context, robot, EFFECT_WORDS.getsOut)],
  revived: ({ robot, unit, team, seat }, context) => [
    drop(context, unit),
    instant(() => context.sprites.change(robot, () => ({ form: 'whole', team, seat }))),
    together(
      pulse(context, context.sprites.palette.good, spot(context, robot)),
      speak(context, robot, EFFECT_WORDS.revived),
    ),
  ],
  dismounted: ({ unit }, context) => [speak(context, unit, EFFECT_WORDS.dismounts), drop(context, unit)],
  unitKilled: (event, context) => killed(context, event),
  unitHandedOver: () => [],
};
