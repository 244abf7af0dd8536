/** What was asked cannot be measured, or not here; the message says why. */
export class CannotMeasure extends Error {
  override readonly name = 'CannotMeasure';
}
