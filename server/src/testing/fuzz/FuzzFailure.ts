import type { SurfaceName } from './surfaces';

/** What a case did, or the server after some cases, that is not allowed. */
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
