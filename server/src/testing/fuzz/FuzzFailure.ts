import type { SurfaceName } from './surfaces';

/** What a case, or the server after some cases, did that must not be. */
export class FuzzFailure extends Error {
  override readonly name = 'FuzzFailure';

  constructor(
    readonly cases: readonly [first: number, last: number],
    readonly surfaces: readonly SurfaceName[],
    message: string,
  ) {
    super(message);
  }
}
