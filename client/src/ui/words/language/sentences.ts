import type { CoreRefusal, Refusal } from '@gearhall/shared/core/ground/result';

/** The details of a refusal. */
export type Detail = NonNullable<Refusal['detail']>;
type Sentence = string | ((detail: Detail) => string);

/** Why something cannot be done, for every refusal code of a game's rules. */
export type RefusalSentences<Code extends string> = Readonly<Record<Code | CoreRefusal, Sentence>>;

export function sentenceFor(
  sentences: Readonly<Record<string, Sentence>>,
  { refused, detail = {} }: Refusal,
): string {
  const sentence = Object.hasOwn(sentences, refused) ? sentences[refused] : undefined;
  if (sentence === undefined) return 'That cannot be done now.';
  return typeof sentence === 'string' ? sentence : sentence(detail);
}
