import { signal, type Signal } from '@preact/signals';
import type { AnyGameClient, AnimationSpeed, Scene } from '../../../../stage/contract/contract';
import { settings } from '../../../../ui/theme/settings';
import { onlookerIn, type Film } from '../../../miniBoard/onlooker';
import { whenPainted } from '../../../miniBoard/whenPainted';
import type { Moment } from '../sumUp';
import { partAround, type Part } from './partAround';

/** A picture takes no longer, in milliseconds: where it would, there is none. */
const DRAWN_WITHIN = 30_000;

export interface Drawn {
  readonly game: AnyGameClient;
  readonly names: readonly string[];
  readonly moment: Moment;
}

/**
 * Plays a moment on a board of its own that nobody sees, until the event that counts has been played, and copies what
 * it shows then into `picture`. Nothing of the board is left afterwards. Rejects where it cannot be drawn; what has been
 * called off stays undrawn.
 */
export async function drawMoment(
  { game, names, moment }: Drawn,
  picture: HTMLCanvasElement,
  calledOff: AbortSignal,
): Promise<void> {
  const host = Object.assign(document.createElement('div'), { className: 'moment-stage', inert: true });
  host.ariaHidden = 'true';
  document.body.append(host);
  const view = signal(moment.before);
  const { film, play } = filmOf(moment, view);
  let scene: Scene | undefined;
  try {
    const mountScene = await game.loadScene();
    scene = await mountScene(onlookerIn(host, { view, names: signal(names), film }));
    const canvas = await untilPainted(host, calledOff);
    const before = scene.placeOf?.(moment.event);
    await play(calledOff);
    // Still in the frame in which it was drawn: after that, there is nothing on the canvas that could be copied.
    const place = scene.placeOf?.(moment.event) ?? (scene.following ? undefined : before);
    copy(canvas, partAround(place, { width: host.clientWidth, height: host.clientHeight }), picture);
  } finally {
    scene?.destroy();
    host.remove();
  }
}

/** It is played at the usual pace, also where somebody wants no motion: nobody sees it move. */
function filmOf({ events, event, after }: Moment, view: Signal<unknown>) {
  let listener: Parameters<Film['onEvents']>[0] | undefined;
  const film: Film = {
    settings: { ...settings, animation: signal<AnimationSpeed>('normal') },
    onEvents: (told) => {
      listener = told;
      return () => (listener = undefined);
    },
  };
  const play = (calledOff: AbortSignal): Promise<void> =>
    inTime(calledOff, (done) => {
      const last = events.indexOf(event);
      listener?.(events, (place) => place >= last && done());
      view.value = after;
    });
  return { film, play };
}

const untilPainted = (host: HTMLElement, calledOff: AbortSignal): Promise<HTMLCanvasElement> =>
  inTime(calledOff, (done) => whenPainted(host, done));

/** What `begin` calls back with; rejects where that takes too long, or is called off. */
function inTime<T>(calledOff: AbortSignal, begin: (done: (value: T) => void) => unknown): Promise<T> {
  const over = AbortSignal.any([calledOff, AbortSignal.timeout(DRAWN_WITHIN)]);
  return new Promise((resolve, reject) => {
    if (over.aborted) return reject(new Error('Nobody waits for this picture any more.'));
    over.addEventListener('abort', () => reject(new Error('A picture of a moment took too long.')));
    begin(resolve);
  });
}

/** `part`: in shares of the canvas. */
function copy(canvas: HTMLCanvasElement, { x, y, width, height }: Part, picture: HTMLCanvasElement): void {
  picture.width = Math.round(canvas.width * width);
  picture.height = Math.round(canvas.height * height);
  picture
    .getContext('2d')
    ?.drawImage(
      canvas,
      ...[canvas.width * x, canvas.height * y, picture.width, picture.height],
      ...[0, 0, picture.width, picture.height],
    );
}
