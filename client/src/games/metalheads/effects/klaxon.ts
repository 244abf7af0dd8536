import { Sprite } from 'pixi.js';
import { eased, trailing, type Animation } from '../../../stage/motions/animation';
import { banner, scene } from '../../../stage/motions/motions';
import { glow, type Brush } from '../../../stage/paint/pieces';
import type { Painting } from '../../../stage/sprites/Textures';
import { MONSTER } from '../table/paths';
import type { Effects } from './context';

const SWEEP_MS = 1100;
/** From where to where the light turns, in radians. */
const [FROM, TO] = [-0.5, Math.PI * 0.75];
const RED = 0xff5a3a;
const BEAM = { length: 512, wide: 190 } as const;

/** The last round begins: the light of a klaxon sweeps once over the table. */
export const lastRound = (effects: Effects, says: string): Animation =>
  trailing(banner(effects, says, RED), sweeping(effects));

const beamPainting: Painting = {
  ...{ width: BEAM.length * 2, height: BEAM.wide * 2, density: 0.5 },
  paint: (brush: Brush) => {
    const light = brush.createLinearGradient(0, 0, BEAM.length, 0);
    light.addColorStop(0, 'rgba(255,120,80,.75)');
    light.addColorStop(1, 'rgba(255,60,30,0)');
    brush.fillStyle = light;
    brush.beginPath();
    brush.moveTo(0, 0);
    brush.lineTo(BEAM.length, -BEAM.wide);
    brush.lineTo(BEAM.length, BEAM.wide);
    brush.fill();
    glow(brush, { x: 0, y: 0 }, 90, [RED, 0.8]);
  },
};

function sweeping({ sprites, isCalm }: Effects): Animation {
  return scene(SWEEP_MS, () => {
    const box = sprites.boxOf(MONSTER);
    if (!box || sprites.isFlat || isCalm()) return undefined;
    const beam = new Sprite(sprites.sparks.textures.of('klaxon', beamPainting));
    beam.anchor.set(0.5);
    beam.position.set(box.x + box.width * 0.2, box.y);
    beam.scale.set(Math.max(1, box.width / 620));
    sprites.sparks.root.addChildAt(beam, 0);
    return (share) => {
      if (beam.destroyed) return;
      beam.rotation = FROM + (TO - FROM) * eased(share);
      beam.alpha = Math.sin(share * Math.PI);
      if (share === 1) beam.destroy();
    };
  });
}
