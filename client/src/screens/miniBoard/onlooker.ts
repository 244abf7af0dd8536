import { signal } from '@preact/signals';
import type { TypedThing } from '@gearhall/shared/core/game';
import type { SceneContext } from '../../stage/contract/contract';

type Context = SceneContext<unknown, TypedThing, TypedThing>;

/** What plays on a small board, and how; must be the same object for the same board. */
export type Film = Pick<Context, 'onEvents' | 'settings'>;

interface Shown extends Pick<Context, 'view' | 'names'> {
  readonly film: Film;
}

/** The scene context of somebody who only looks: without a seat, an order or a sound. */
export function onlookerIn(host: HTMLElement, { view, names, film }: Shown): Context {
  return {
    ...{ host, view, names, ...film },
    seat: signal(undefined),
    legal: signal([]),
    act: () => undefined,
    say: () => undefined,
    inspect: () => undefined,
  };
}
