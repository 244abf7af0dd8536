import { z } from 'zod';

/**
 * A game's rulings and figures of our own change while matches are running: a match goes on by those under which it
 * began. The option `edition` says which; before there was a second edition, options had none.
 */
export const anyEdition = z.union([z.literal(1), z.literal(2)]).default(2);
export type Edition = z.output<typeof anyEdition>;

/** That of a new match: nobody can choose another. */
export const edition = z.literal(2).default(2);

/** Options, or what is made of them. Absent: the first edition. */
export interface OfEdition {
  readonly edition?: Edition | undefined;
}

export const isFirstEdition = (of: OfEdition): boolean => of.edition !== 2;

/**
 * How the options of a match that has begun are read (`TableRules.storedOptions`): those without an edition are of the
 * first, and stay without. `options`: those of any edition. `then`: what an option that is not there meant then, where that is not today's default.
 */
export function optionsAsBegun<Options extends OfEdition>(
  options: z.ZodType<Options>,
  then: object = {},
): z.ZodType<Options> {
  const asBegun = (stored: unknown): unknown =>
    stored instanceof Object && isFirstEdition(stored) ? { ...then, ...stored, edition: 1 } : stored;
  const read = z.preprocess(asBegun, options).transform((chosen): Options => {
    const { edition: begun, ...rest } = chosen;
    return begun === 2 ? chosen : (rest as Options);
  });
  return read as z.ZodType<Options>;
}

/**
 * How the options of a table at which nothing has begun are read, where an earlier version made it
 * (`TableRules.gatheringOptions`): it goes over to today's edition. `then` is chosen there, as it was shown to those who
 * sat down.
 */
export const optionsAsShown = <Options extends OfEdition>(
  options: z.ZodType<Options>,
  then: object,
): z.ZodType<Options> =>
  z.preprocess(
    (stored) => (stored instanceof Object && isFirstEdition(stored) ? { ...then, ...stored } : stored),
    options,
  ) as z.ZodType<Options>;
