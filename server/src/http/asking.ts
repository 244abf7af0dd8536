import { safeParse } from '@gearhall/shared/core/json/safeParse';
import { textFaultIn } from '@gearhall/shared/core/text/freeText';
import type { Request } from 'express';
import type { z } from 'zod';
import type { PersonId, Tokens } from '../identity/tokens';
import { HttpError, noToken } from '../ground/errors';

/** The person who sends the request, if it has a valid bearer token. */
export function bearerIfAny(request: Request, tokens: Tokens): PersonId | undefined {
  const [scheme, token] = (request.get('authorization') ?? '').split(' ');
  return scheme === 'Bearer' ? tokens.check(token) : undefined;
}

/** The person who sends the request. Throws without a valid bearer token. */
export function bearer(request: Request, tokens: Tokens): PersonId {
  const person = bearerIfAny(request, tokens);
  if (person === undefined) throw noToken();
  return person;
}

/** The parsed value. Throws with a description of what is wrong with it. */
export function parsed<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = safeParse(schema, value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const why = issue ? `${issue.path.join('.') || 'body'}: ${issue.message}` : 'Malformed.';
  throw new HttpError(textFaultIn(result.error) ?? 'malformed', why);
}
