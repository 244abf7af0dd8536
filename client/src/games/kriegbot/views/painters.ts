import type { Surface } from '../../../stage/contract/boardDefinition';
import type * as Paint from '../paint';

/** They come when the board is there already. Where they cannot be loaded, it stays flat. */
export type Painters = typeof Paint;

export function loadPainters({ painting }: Surface, then: (painters: Painters) => void): void {
  const done = painting();
  // What is painted then tells itself that it has not appeared yet.
  void import('../paint').then((painters) => {
    done();
    then(painters);
  }, done);
}
