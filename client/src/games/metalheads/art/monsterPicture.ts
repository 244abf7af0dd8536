import { MONSTERS, type MonsterId } from '@gearhall/shared/games/metalheads/content/monsters';
import { Container, Graphics } from 'pixi.js';
import { avalanche } from './monsters/avalanche';
import type { MonsterArt } from './monsters/art';
import { behemoth } from './monsters/behemoth';
import { hydra } from './monsters/hydra';
import { leviathan } from './monsters/leviathan';
import { swarmQueen } from './monsters/swarmQueen';
import { titanOak } from './monsters/titanOak';
import type { Weight } from '../../../stage/forms/inks';
import { drawingOf } from './paint';
import type { Part } from '../../../stage/forms/shapes';

const MONSTER_ART: Readonly<Record<MonsterId, MonsterArt>> = {
  avalanche,
  leviathan,
  behemoth,
  hydra,
  swarmQueen,
  titanOak,
};

/** The room that each needs, around the origin. */
export const MONSTER_SIZE = { width: 372, height: 252 } as const;

const WEIGHT: Weight = { rim: 5, seam: 3.4 };

/** The parts of the picture that can be moved, by the labels of their containers. */
export type MonsterPart = 'arm' | 'jaw' | 'head';

/** A Monster; it may sleep. Its arms turn around their joints. */
export function monsterPicture(id: MonsterId, sleeps = false): Container {
  const art = MONSTER_ART[id];
  const { weakness } = MONSTERS[id];
  const root = new Container();
  const layer = (parts: readonly Part[], label: MonsterPart | '' = ''): Container =>
    root.addChild(new Graphics({ context: drawingOf(parts, weakness, WEIGHT), label }));
  layer(art.back);
  for (const { joint, parts } of art.arms) {
    const arm = layer(parts, 'arm');
    arm.pivot.set(...joint);
    arm.position.set(...joint);
  }
  layer(art.body);
  layer(art.jaw, 'jaw');
  layer(art.head, 'head');
  layer(sleeps ? art.lids : art.glare, 'head');
  return root;
}
