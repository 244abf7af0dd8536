import { MONSTERS, type MonsterId } from '@gearhall/shared/games/metalheads/content/monsters';
import { Container, Graphics } from 'pixi.js';
import { avalanche } from './monsters/avalanche';
import type { MonsterArt } from './monsters/art';
import { behemoth } from './monsters/behemoth';
import { hydra } from './monsters/hydra';
import { leviathan } from './monsters/leviathan';
import { swarmQueen } from './monsters/swarmQueen';
import { titanOak } from './monsters/titanOak';
import { drawingOf, type Weight } from './paint';
import type { Part } from './shapes';

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

/** A Monster whose parts can be moved. */
export interface MonsterPicture {
  readonly root: Container;
  readonly body: Container;
  readonly head: Container;
  readonly jaw: Container;
  readonly glare: Container;
  /** Each turns around its joint. */
  readonly arms: readonly Container[];
  /** Its glare shine, or are shut. */
  wake(isAwake: boolean): void;
}

export function monsterPicture(id: MonsterId): MonsterPicture {
  const art = MONSTER_ART[id];
  const { weakness } = MONSTERS[id];
  const root = new Container();
  const layer = (parts: readonly Part[]): Container =>
    root.addChild(new Graphics(drawingOf(parts, weakness, WEIGHT)));
  layer(art.back);
  const arms = art.arms.map(({ joint: [x, y], parts }) => {
    const arm = layer(parts);
    arm.pivot.set(x, y);
    arm.position.set(x, y);
    return arm;
  });
  const [body, jaw, head, glare, lids] = [art.body, art.jaw, art.head, art.glare, art.lids].map(layer);
  if (!body || !jaw || !head || !glare || !lids) throw new Error('A Monster has all its layers.');
  const wake = (isAwake: boolean): void => {
    glare.visible = isAwake;
    lids.visible = !isAwake;
  };
  wake(true);
  return { root, body, head, jaw, glare, arms, wake };
}
