import { useEffect, useRef } from 'preact/hooks';
import type { ChassisId } from '@gearhall/shared/games/kriegbot/content/chassis';
import type { TeamId } from '@gearhall/shared/games/kriegbot/content/teams';
import { TEAM_COLOURS } from '../looks/looks';
import type * as Paint from '../paint';

interface MachinePictureProps {
  readonly chassis: ChassisId;
  readonly team: TeamId;
}

/** In CSS pixels (desk.css). */
const SIZE = 60;
/** Of the square that holds every robot, with its gun, in the units of the board. */
const SIDE = 106;

/** A robot as it stands on the board, facing up. The desk works without it, until it is there. */
export function MachinePicture({ chassis, team }: MachinePictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isWanted = true;
    import('../paint').then(
      (painters) => {
        if (isWanted && canvas.current) paintOn(canvas.current, painters, { chassis, team });
      },
      () => undefined,
    );
    return () => void (isWanted = false);
  }, [chassis, team]);
  return <canvas class="kb-machine" data-chassis={chassis} ref={canvas} aria-hidden="true" />;
}

function paintOn(
  canvas: HTMLCanvasElement,
  { paintRobot }: typeof Paint,
  { chassis, team }: MachinePictureProps,
): void {
  const side = Math.round(SIZE * devicePixelRatio);
  Object.assign(canvas, { width: side, height: side });
  const brush = canvas.getContext('2d');
  if (!brush) return;
  brush.setTransform(side / SIDE, 0, 0, side / SIDE, side / 2, side / 2);
  paintRobot({ brush, angle: -Math.PI / 2 }, chassis, 'whole', TEAM_COLOURS[team]);
  canvas.dataset['painted'] = '';
}
