import type { Store } from '../../store/contract/store';

export interface DyingStore {
  readonly store: Store;
  /** From now on it fails from the `number`th call of `step` on, as for a hall that is killed then. */
  dieAt(step: keyof Store, number: number): void;
  readonly isDead: boolean;
}

/** A store for a hall that is killed at a moment of the test's choice; `kept` keeps what was stored until then. */
export function dyingStore(kept: Store): DyingStore {
  let [last, left, isDead] = ['' as keyof Store | '', 0, false];
  const call = (name: keyof Store, work: (...all: unknown[]) => Promise<unknown>) => {
    return async (...all: unknown[]): Promise<unknown> => {
      if (name === last) left -= 1;
      isDead ||= name === last && left <= 0;
      if (isDead) throw new Error('The hall has been killed.');
      return work(...all);
    };
  };
  return {
    store: new Proxy(kept, {
      get(_, name: keyof Store) {
        const work = kept[name] as unknown;
        if (typeof work !== 'function' || name === 'close') return work;
        return call(name, work as (...all: unknown[]) => Promise<unknown>);
      },
    }),
    dieAt(step, number) {
      [last, left] = [step, number];
    },
    get isDead() {
      return isDead;
    },
  };
}
