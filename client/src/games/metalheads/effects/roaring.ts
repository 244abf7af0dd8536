import type { MonsterId } from '@gearhall/shared/games/metalheads/content/monsters';
import type { Container } from 'pixi.js';
import type { Grain } from '../../../stage/film/grains';
import { chance, spray } from '../../../stage/film/spray';
import { gap, type Box, type Point } from '../../../stage/geometry/geometry';
import { instant, together, trailing, type Animation } from '../../../stage/motions/animation';
import { scene } from '../../../stage/motions/motions';
import type { MonsterPart } from '../art/monsterPicture';
import { isLow } from '../layout/areas';
import { MONSTER } from '../table/paths';
import type { Effects } from './context';

const ROAR_MS = 520;
/** How far its arms swing, in radians, how far its mouth opens, and how high its head goes, in units of the picture. */
const [SWING, GAPE, RISE] = [0.22, 12, 7];
const JOLT = 0.5;
/** How far the two layers of its land are pushed aside, in pixels. */
const SLIDES = { far: 6, near: 16 } as const;

/** The Monster acts: it rises, opens its mouth and strikes with its arms; the table shakes, and its weather comes. */
export const roaring = (effects: Effects): Animation =>
  together(moving(effects), trailing(jumping(effects)), weather(effects));

function moving({ sprites, play, jolt }: Effects): Animation {
  const parts = (label: MonsterPart): readonly Container[] =>
    sprites.cards.get(MONSTER)?.face.getChildrenByLabel(label, true) ?? [];
  return {
    ms: ROAR_MS,
    begin: () => {
      play('roar');
      jolt(JOLT);
    },
    frame: (share) => {
      const open = Math.sin(share * Math.PI);
      const swing = open * Math.sin(share * Math.PI * 4) * SWING;
      parts('arm').forEach((arm, at) => (arm.rotation = at % 2 === 0 ? swing : -swing));
      for (const jaw of parts('jaw')) jaw.y = open * GAPE;
      for (const head of parts('head')) head.y = -open * RISE;
      const aside = open * Math.sin(share * Math.PI * 2);
      for (const [name, far] of Object.entries(SLIDES))
        sprites.floor?.layer(name)?.slide(share === 1 ? 0 : aside * far);
    },
  };
}

/** Cards jump when the roar reaches them: pixels a millisecond, how high in units of the face, and for how long. */
const JUMP = { speed: 1.1, high: 6, ms: 170, most: 900 } as const;

function jumping({ sprites, isCalm }: Effects): Animation {
  return scene(JUMP.most, () => {
    const from = sprites.spotOf(MONSTER);
    if (!from || isCalm()) return undefined;
    const jumpers = sprites.cards
      .entries()
      .flatMap(([key, { face, holder }]) =>
        key === MONSTER
          ? []
          : [{ face, start: Math.min(JUMP.most - JUMP.ms, gap(from, holder) / JUMP.speed) }],
      );
    return (share) => {
      for (const { face, start } of jumpers) {
        const way = (share * JUMP.most - start) / JUMP.ms;
        if (!face.destroyed && way > 0) face.y = way >= 1 ? 0 : -JUMP.high * Math.sin(way * Math.PI);
      }
    };
  });
}

interface Weather {
  readonly grain: Grain;
  readonly colours: readonly number[];
  readonly size: readonly [number, number];
  /** Where it blows to, in radians. */
  readonly towards: number;
  readonly alpha: number;
}

const DOWN = Math.PI / 2;

/** What a Monster's breath brings. */
const WEATHERS: Readonly<Record<MonsterId, Weather>> = {
  avalanche: {
    grain: 'glow',
    colours: [0xffffff, 0xdcecf6],
    size: [0.16, 0.12],
    towards: DOWN - 0.5,
    alpha: 1,
  },
  leviathan: {
    grain: 'puff',
    colours: [0xbfe6f2, 0xffffff],
    size: [0.12, 0.34],
    towards: DOWN - 1,
    alpha: 0.7,
  },
  behemoth: { grain: 'puff', colours: [0x6b5f58, 0xa2846a], size: [0.16, 0.4], towards: 0.25, alpha: 0.6 },
  hydra: { grain: 'puff', colours: [0x9ccf5a, 0x5f8a3a], size: [0.14, 0.42], towards: -DOWN, alpha: 0.5 },
  swarmQueen: {
    grain: 'glow',
    colours: [0xf2b3e4, 0xd88ad0],
    size: [0.14, 0.2],
    towards: -DOWN + 0.4,
    alpha: 0.9,
  },
  titanOak: {
    grain: 'chip',
    colours: [0x9bbf4a, 0xd9a441, 0x6f9a3c],
    size: [0.16, 0.12],
    towards: DOWN - 0.6,
    alpha: 1,
  },
};

/** In milliseconds: over how long it comes, and how long each flake is seen. */
const COMES = { over: 1300, ms: [900, 1500] } as const;
/** The number of places that flakes come from, and of flakes from each. */
const [PLACES, FLAKES] = [11, 5];

function weather(effects: Effects): Animation {
  const { sprites, isCalm } = effects;
  const box = sprites.boxOf(MONSTER);
  const monster = sprites.cards.get(MONSTER)?.faceName.split(':')[1];
  if (!box || isLow(box) || sprites.isFlat || isCalm() || !isMonster(monster))
    return instant(() => undefined);
  const look = WEATHERS[monster];
  const sprays = Array.from({ length: PLACES }, (_, at) =>
    spray(effects, {
      ...{ grain: look.grain, colours: look.colours, size: look.size, alpha: look.alpha, count: FLAKES },
      ...{ at: () => originIn(box, look.towards, at), towards: () => look.towards, spread: 0.35, spin: 3 },
      ...{ reach: [box.height * 0.5, box.height * 1.05], over: COMES.over, ms: COMES.ms },
    }),
  );
  return together(...sprays);
}

const isMonster = (id: string | undefined): id is MonsterId =>
  id !== undefined && Object.hasOwn(WEATHERS, id);

/** Along the edge of its part of the table that the wind comes from. */
function originIn({ x, y, width, height }: Box, towards: number, at: number): Point {
  const along = x + ((at + chance(at, 21)) / PLACES) * width;
  return {
    x: along,
    y: Math.sin(towards) < -0.3 ? y + height * 0.95 : y + height * 0.06 * (1 + chance(at, 22) * 4),
  };
}
