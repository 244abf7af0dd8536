/**
 * What somebody (or everybody) has learned since an action that is to be taken back. All zero and
 * false: taking it back is free.
 */
export interface Learned {
  /** Dice rolled since. */
  readonly rolls: number;
  /** Actions of other seats since, which would be taken back with it. */
  readonly others: number;
  /** The view of whoever takes back has gained something that was hidden. */
  readonly seenBySelf: boolean;
  /** So has, or may have, somebody else's. */
  readonly seenByOthers: boolean;
}
