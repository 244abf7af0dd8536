import type { Event } from '@gearhall/shared/games/metalheads/events';
import type { Container } from 'pixi.js';
import type { Animation } from '../../../stage/motions/animation';
import type { EffectContextOf } from '../../../stage/contract/boardDefinition';
import type { CardSprites } from '../../../stage/cards/CardSprites';
import type { MonsterPart } from '../art/monsterPicture';
import type { Sound } from '../sounds/recipes';
import { MONSTER } from './paths';

type Effects = EffectContextOf<CardSprites, Sound>;

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

const ROAR_MS = 520;
/** How far its arms swing, in radians, how far its mouth opens, and how high its head goes, in units of the picture. */
const [SWING, GAPE, RISE] = [0.22, 12, 7];

/** The Monster acts: it rises, opens its mouth and strikes with its arms. */
function roar({ sprites, play }: Effects): Animation {
  const parts = (label: MonsterPart): readonly Container[] =>
    sprites.cards.get(MONSTER)?.face.getChildrenByLabel(label, true) ?? [];
  return {
    ms: ROAR_MS,
    begin: () => play('roar'),
    frame: (share) => {
      const open = Math.sin(share * Math.PI);
      const swing = open * Math.sin(share * Math.PI * 4) * SWING;
      parts('arm').forEach((arm, at) => (arm.rotation = at % 2 === 0 ? swing : -swing));
      for (const jaw of parts('jaw')) jaw.y = open * GAPE;
      for (const head of parts('head')) head.y = -open * RISE;
    },
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
  ...(isMonstrous(event) ? [roar(effects)] : []),
  ...onCards(event, effects),
];

function onCards(event: Event, effects: Effects): readonly Animation[] {
  switch (event.type) {
    case 'placed':
      return [
        event.token === 'damage' ? shake(effects, event.robot) : swell(effects, event.robot, 'powerUp'),
      ];
    case 'completed':
      return [swell(effects, event.robot, 'stamp')];
    case 'activated':
      return [swell(effects, event.robot, 'works')];
    case 'gathered':
      return [shake(effects, event.robot)];
    default:
      return [];
  }
}
