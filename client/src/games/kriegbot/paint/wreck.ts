import type { ChassisId } from '@gearhall/shared/games/kriegbot/content/chassis';
import type { TeamId } from '@gearhall/shared/games/kriegbot/content/teams';
import { Sprite } from 'pixi.js';
import type { Direction } from '@gearhall/shared/core/game/hex';
import { mix } from '../../../stage/drawing/palette';
import type { Point } from '../../../stage/geometry/geometry';
import { seeded } from '../../../stage/paint/noise';
import { box, onCircle, panel, round, type Bench, type Outline } from '../../../stage/paint/bench';
import { glow, softShadow, translucent } from '../../../stage/paint/pieces';
import type { Painting, Textures } from '../../../stage/sprites/Textures';
import { angleOf } from '../looks/layout';
import { TEAM_COLOURS } from '../looks/looks';

/** A robot that is destroyed. */
export interface Fallen {
  readonly team: TeamId;
  readonly chassis: ChassisId;
  readonly facing: Direction;
}

const ON_TRACKS: ReadonlySet<ChassisId> = new Set<ChassisId>(['robotank', 'robocar']);
const SCALE = 0.78;

/** Moved, and turned around the middle. */
const askew = (outline: Outline, turn: number, by: readonly [number, number]): Outline =>
  outline.map(([x, y]) => [
    x * Math.cos(turn) - y * Math.sin(turn) + by[0],
    x * Math.sin(turn) + y * Math.cos(turn) + by[1],
  ]);

/** Flat on the ground, torn open and burnt, in what is left of its side's colour: anybody may stand there. */
const wreckPainting = ({ team, chassis, facing }: Fallen): Painting => ({
  ...{ width: 100, height: 100, density: 2 },
  paint: (brush) => {
    const bench: Bench = { brush, angle: angleOf(facing) };
    const rust = translucent(mix(0x1d1a17, TEAM_COLOURS[team], 0.34), 1);
    softShadow(brush, { x: 4, y: 6 }, 42, 38);
    if (ON_TRACKS.has(chassis))
      for (const [y, turn] of [
        [-25, -0.14],
        [14, 0.2],
      ] as const)
        // prettier-ignore
        panel(bench, askew(box(-30, y, 56, 12), turn, [0, 0]), '#22272b', 2);
    panel(bench, askew([[-28, -14], [4, -15], [-2, -4], [6, 3], [-28, 4]], 0.16, [-2, -2]), rust, 2.2); // prettier-ignore
    panel(bench, askew([[6, -13], [25, -8], [27, 8], [14, 14], [2, 9], [9, 0]], -0.2, [3, 4]), '#3a3632', 2.2); // prettier-ignore
    panel(bench, askew([[-24, 8], [2, 8], [-6, 16], [-22, 16]], 0.3, [0, 2]), rust, 1.8); // prettier-ignore
    panel(bench, round([-4, 0], [9, 7, 8], 10), '#0f0e0d', 1.6);
    glow(brush, { x: 0, y: 0 }, 16, [0x000000, 0.7]);
    const next = seeded(13);
    for (let piece = 0; piece < 7; piece += 1) {
      const at = onCircle([0, 0], 28 + next() * 12, next() * 6.28);
      panel(bench, askew([[-5, -2], [4, -3], [5, 2], [-4, 3]], next() * 3, [at[0], at[1]]), piece % 2 === 0 ? rust : '#4a5157', 1.4); // prettier-ignore
    }
  },
});

/** The wreck of a robot where it fell. */
export function wreckOf(textures: Textures, fallen: Fallen, { x, y }: Point): Sprite {
  const { team, chassis, facing } = fallen;
  const sprite = new Sprite(textures.of(`wreck ${team} ${chassis} ${facing}`, wreckPainting(fallen)));
  sprite.anchor.set(0.5);
  sprite.scale.set(SCALE);
  sprite.position.set(x, y);
  return sprite;
}
