import type { Event } from '@gearhall/shared/games/metalheads/events';
import type { Animation } from '../../../stage/animation';
import type { EffectContextOf } from '../../../stage/boardDefinition';
import type { CardSprites } from '../../../stage/cards/CardSprites';

type Effects = EffectContextOf<CardSprites>;

const SHAKE_MS = 360;
const SWELL_MS = 300;

/** A card trembles: something has hit it. */
function shake({ sprites }: Effects, key: string): Animation {
  return {
    ms: SHAKE_MS,
    frame: (share) => {
      const face = sprites.cards.get(key)?.face;
      if (face) face.x = Math.sin(share * Math.PI * 6) * 7 * (1 - share);
    },
  };
}

/** A card grows and shrinks again: something good has come to it. */
function swell({ sprites }: Effects, key: string): Animation {
  return {
    ms: SWELL_MS,
    frame: (share) => sprites.cards.get(key)?.face.scale.set(1 + Math.sin(share * Math.PI) * 0.12),
  };
}

/** The animation of an event; cards fly by themselves. */
export function animationsOf(event: Event, effects: Effects): readonly Animation[] {
  switch (event.type) {
    case 'placed':
      effects.play(event.token === 'damage' ? 'hit' : 'coin');
      return [event.token === 'damage' ? shake(effects, event.robot) : swell(effects, event.robot)];
    case 'completed':
    case 'activated':
      effects.play('coin');
      return [swell(effects, event.robot)];
    case 'gathered':
      effects.play('hit');
      return [shake(effects, event.robot)];
    default:
      return [];
  }
}
