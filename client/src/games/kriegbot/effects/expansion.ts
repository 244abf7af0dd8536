import type { Event } from '@gearhall/shared/games/kriegbot/events';
import { instant, together, trailing } from '../../../stage/motions/animation';
import { flare, pulse, rise } from '../../../stage/motions/motions';
import { speak, spot } from '../../../stage/motions/unitMotions';
import { EFFECT_WORDS } from '../words/field/board';
import { pointOf } from '../looks/layout';
import { coreName } from '../words/cores/cores';
import { throwDice, type Effect } from './context';
import { wreckSoot } from './marks';
import { bang } from './telling';

/** What happens only with the expansion, besides what units do. */
export const EXPANSION_EFFECTS = {
  coresDealt: () => [],
  coreShown: ({ robot, core }, context) => [speak(context, robot, coreName(core))],
  energy: ({ robot, to }, context) => [
    together(
      instant(() => context.sprites.changeItem(robot, 'core', () => ({ level: to }))),
      speak(context, robot, `${to} energy`),
    ),
  ],
  ability: ({ robot, core }, context) => [
    pulse(context, context.sprites.palette.good, spot(context, robot)),
    speak(context, robot, coreName(core)),
  ],
  overcharged: ({ robot }, context) => [
    flare(context, context.sprites.palette.copper, spot(context, robot)),
    speak(context, robot, 'overcharged'),
  ],
  mineSet: ({ robot }, context) => [speak(context, robot, EFFECT_WORDS.mineSet)],
  mineBlown: ({ robot }, context) => [
    instant(() => context.play('blast')),
    together(bang(context, spot(context, robot), 0.7), speak(context, robot, EFFECT_WORDS.mineBlown)),
  ],
  bombSet: ({ robot, at }, context) => [
    instant(() => context.sprites.tokens.arm(at)),
    ...(robot === ''
      ? [trailing(rise(context, EFFECT_WORDS.bombSet(at), () => pointOf(at)))]
      : [speak(context, robot, EFFECT_WORDS.bombSet(at))]),
  ],
  bombWent: ({ at }, context) => [
    instant(() => {
      context.sprites.tokens.blow(at);
      context.sprites.sparks.traces.add(wreckSoot(pointOf(at)));
      context.play('blast');
    }),
    bang(context, () => pointOf(at), 1.4),
  ],
  blasted: ({ target, dice, hit }, context) => [
    pulse(context, context.sprites.palette.hazard, spot(context, target), 300),
    ...throwDice(context, {
      dice,
      lines: [EFFECT_WORDS.blast, hit ? 'Hit' : 'Miss'],
      at: spot(context, target),
      read: 900,
    }),
  ],
  shed: ({ robot }, context) => [speak(context, robot, EFFECT_WORDS.shed, context.sprites.palette.good)],
  camouflaged: ({ robot }, context) => [
    speak(context, robot, EFFECT_WORDS.camouflaged, context.sprites.palette.good),
  ],
} satisfies { readonly [Type in Event['type']]?: Effect<Type> };
