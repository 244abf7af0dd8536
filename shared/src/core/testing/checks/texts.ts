import { actionWith, optionsWith, type Reword } from '../../game/freeTexts';
import type { AnyGame, TypedThing } from '../../game';
import type { Violation } from './progress';

/** What nobody but a person writes, short enough for any name. */
const WRITTEN = 'Written by me';

type Leaf = readonly [path: string, whole: unknown];

/**
 * Each text in a value, replaced by what a person could have written. A text may itself be a value as JSON, such as a
 * scenario.
 */
export function* written(value: unknown, path = ''): Generator<Leaf> {
  if (typeof value === 'string') {
    yield [path, WRITTEN];
    for (const [inside, whole] of written(asJson(value), path)) yield [inside, JSON.stringify(whole)];
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value))
      for (const [inside, whole] of written(part, `${path}.${key}`))
        yield [inside, withPart(value, key, whole)];
  }
}

const withPart = (value: object, key: string, part: unknown): object =>
  Array.isArray(value) ? value.with(Number(key), part) : { ...value, [key]: part };

function asJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : undefined;
  } catch {
    return undefined;
  }
}

export const holdsWritten = (value: unknown): boolean => JSON.stringify(value).includes(WRITTEN);

interface Kind<Value> {
  readonly what: string;
  readonly value: Value;
  readonly parse: (value: unknown) => Value | undefined;
  readonly reword: (value: Value, reword: Reword) => Value;
}

/** A text that anybody can write is found by the game's `freeTexts`, and the thing is well formed without it. */
function undeclared<Value>({ what, value, parse, reword }: Kind<Value>): Violation {
  for (const [path, whole] of written(value)) {
    const read = parse(whole);
    if (read === undefined || !holdsWritten(read)) continue;
    const silent = reword(read, () => '');
    if (holdsWritten(silent)) return `what people write in ${what}${path} is not among the game's free texts`;
    if (parse(silent) === undefined) return `${what}${path} is malformed once nothing is written there`;
  }
  return undefined;
}

/** Options and actions hold no text of a person that the game's `freeTexts` does not name. */
export const optionTextProblem = (game: AnyGame, options: unknown): Violation =>
  undeclared({
    what: 'options',
    value: JSON.parse(JSON.stringify(options)) as unknown,
    parse: (value) => game.options.safeParse(value).data,
    reword: (value, reword) => optionsWith(game, value, reword),
  });

export const actionTextProblem = (game: AnyGame, action: TypedThing): Violation =>
  undeclared({
    what: action.type,
    value: action,
    parse: (value) => game.action.safeParse(value).data,
    reword: (value, reword) => actionWith(game, value, reword),
  });
