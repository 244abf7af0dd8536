import { HttpError } from '../ground/errors';
import { OverBudget } from '../ground/work/CpuBudget';
import { NoAnswer } from './NoAnswer';
import { TableElsewhere } from './Ownership';
import { LeaseLost, StoreDamage, StoreFailure } from '../store/contract/errors';

const tooBusy = (waitMs: number) =>
  new HttpError(
    'tooBusy',
    'That is much work for the hall, and you have asked for much of it lately. Please wait a moment.',
    Math.ceil(waitMs / 1000),
  );

const storeDown = () =>
  new HttpError('storeDown', 'The hall cannot store anything just now. Please try again in a moment.');

const elsewhere = () =>
  new HttpError('elsewhere', 'This table is with another part of the hall. Please try again in a moment.', 1);

const tableDamaged = () =>
  new HttpError('tableDamaged', 'What this hall has stored of this table is damaged.');

export function asHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof StoreFailure) return storeDown();
  if (error instanceof TableElsewhere || error instanceof LeaseLost || error instanceof NoAnswer)
    return elsewhere();
  if (error instanceof OverBudget) return tooBusy(error.waitMs);
  if (error instanceof StoreDamage) return tableDamaged();
  const status = statusOf(error);
  if (status === 413) return new HttpError('tooLarge', 'The request is too large.');
  if (status >= 400 && status < 500)
    return new HttpError('malformed', 'The request is malformed.', undefined, status);
  return new HttpError('broken', 'Something went wrong here.');
}

/** The status of an error; Express' own parsers throw errors with one. */
function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return typeof status === 'number' ? status : 500;
}
