import { ROBOTS } from '@gearhall/shared/games/metalheads/content/robots';
import type { Event, EventOf } from '@gearhall/shared/games/metalheads/events';
import type { Animation } from '../../../stage/motions/animation';
import type { Sound } from '../sounds/recipes';
import { seatSpot } from '../table/paths';
import { LAST_ROUND } from '../words/progress';
import { completing } from './completing';
import type { Effects } from './context';
import { destroying } from './destroying';
import { lastRound } from './klaxon';
import { closedFace, landing, paying, spending, taking } from './moving';
import { roaring } from './roaring';

const SHAKE_MS = 360;
const SWELL_MS = 300;

/** A card trembles: something has hit it. */
function shake({ sprites, play }: Effects, key: string): Animation {
  return {
    ms: SHAKE_MS,
    begin: () => play('dent'),
    frame: (share) => {
      const face = sprites.cards.get(key)?.face;
      if (face) face.x = Math.sin(share * Math.PI * 6) * 7 * (1 - share);
    },
  };
}

/** A card grows and shrinks again: something good has come to it. */
function swell({ sprites, play }: Effects, key: string, sound: Sound): Animation {
  return {
    ms: SWELL_MS,
    begin: () => play(sound),
    frame: (share) => sprites.cards.get(key)?.face.scale.set(1 + Math.sin(share * Math.PI) * 0.12),
  };
}

/** What the Monster itself does, or what wakes it. */
const isMonstrous = (event: Event): boolean => {
  switch (event.type) {
    case 'gathered':
    case 'destroyed':
    case 'lastRound':
      return true;
    case 'placed':
      return event.by === '' && event.token === 'damage';
    default:
      return false;
  }
};

/** The animation of an event; cards fly by themselves. */
export const animationsOf = (event: Event, effects: Effects): readonly Animation[] => [
  ...(isMonstrous(event) ? [roaring(effects)] : []),
  ...onCards(event, effects),
];

function onCards(event: Event, effects: Effects): readonly Animation[] {
  switch (event.type) {
    case 'placed':
      return [
        event.token === 'damage' ? shake(effects, event.robot) : swell(effects, event.robot, 'powerUp'),
      ];
    case 'completed':
      return [completing(effects, event.robot)];
    case 'activated':
      return [swell(effects, event.robot, 'works')];
    case 'gathered':
      return [shake(effects, event.robot)];
    case 'destroyed':
      return destroying(effects, event.robot);
    case 'lastRound':
      return [lastRound(effects, LAST_ROUND)];
    default:
      return onMoves(event, effects);
  }
}

function onMoves(event: Event, effects: Effects): readonly Animation[] {
  switch (event.type) {
    case 'took':
      return taking(effects, event.robot, event.seat === effects.me() ? undefined : seatSpot(event.seat));
    case 'began':
      return [landing(effects, event.robot)];
    case 'paid':
      return paying(effects, event.robot, event.side);
    case 'paidWith':
      return turning(event, effects);
    case 'spent':
      return spending(effects, event.robot, event.kind, event.count);
    default:
      return [];
  }
}

/** What pays is turned face down as soon as it is known, wherever it flies. */
function turning({ card }: EventOf<'paidWith'>, { sprites }: Effects): readonly Animation[] {
  sprites.turn(card, closedFace(ROBOTS[card].side));
  return [];
}
