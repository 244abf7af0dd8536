import type { Direction } from '@gearhall/shared/core/game/hex';
import type { ChassisId } from '@gearhall/shared/games/kriegbot/content/chassis';
import { Container, Sprite } from 'pixi.js';
import { softShadow } from '../../../stage/paint/pieces';
import type { Painting, Textures } from '../../../stage/sprites/Textures';
import { angleOf } from '../looks/layout';
import { paintRobot, type Shape } from './robots';

const SIDE = 112;
const SIXTH = Math.PI / 3;

export interface RobotLook {
  readonly chassis: ChassisId;
  readonly form: Shape;
  /** The colour of its side. */
  readonly side: number;
}

const robotPainting = ({ chassis, form, side }: RobotLook, angle: number): Painting => ({
  ...{ width: SIDE, height: SIDE, density: 2 },
  paint: (brush) => paintRobot({ brush, angle }, chassis, form, side),
});

/** What it casts on the ground, to the lower right. */
const SHADOW: Painting = {
  ...{ width: 140, height: 140, density: 0.5 },
  paint: (brush) => {
    softShadow(brush, { x: 10, y: 12 }, 56, 50);
    softShadow(brush, { x: 7, y: 9 }, 46, 42);
  },
};

/** A robot as a painted machine: painted for each facing, so that the light on it never turns. */
export class RobotBody {
  readonly root = new Container();
  readonly shadow: Sprite;
  private readonly machine = new Sprite();
  private look: RobotLook | undefined;
  private angle = 0;

  constructor(private readonly textures: Textures) {
    this.shadow = new Sprite(textures.of('shadow of a robot', SHADOW));
    // Fainter than any part of a body: it has no silhouette.
    this.shadow.alpha = 0.59;
    this.machine.anchor.set(0.5);
    this.root.addChild(this.machine);
  }

  draw(look: RobotLook): void {
    this.look = look;
    this.face(this.angle);
  }

  /** Between two facings it turns a little, by a twelfth of a circle at most. */
  face(angle: number): void {
    this.angle = angle;
    const { look } = this;
    if (!look) return;
    const sixths = Math.round((angle - angleOf(0)) / SIXTH);
    const facing = (((sixths % 6) + 6) % 6) as Direction;
    this.machine.rotation = angle - angleOf(0) - sixths * SIXTH;
    const name = `robot ${look.chassis} ${look.form} ${look.side} ${facing}`;
    this.machine.texture = this.textures.of(name, robotPainting(look, angleOf(facing)));
  }
}
