import { Metadata } from '@colyseus/schema';
import type { SchemaClass } from '../game';

/** What a view may be copied from: at least the same fields, deeply readonly. */
export type Source<View> = View extends readonly (infer Item)[]
  ? readonly Source<Item>[]
  : View extends object
    ? { readonly [Key in keyof View]: Source<View[Key]> | (undefined extends View[Key] ? undefined : never) }
    : View;

type Copy = (value: unknown) => unknown;
type Fields = Readonly<Record<string, unknown>>;

const made = new WeakMap<object, Copy>();

/**
 * A view of this class, copied from a value with more fields: only the fields that the class declares are in it, at
 * every depth. So nothing is leaked by forgetting it; the caller replaces what the viewer may not know.
 *
 * @example
 * ```ts
 * import { schema, t } from '@colyseus/schema';
 * import { shownAs } from '@gearhall/shared/core/game/projecting';
 *
 * const HandView = schema({ name: t.string(), cards: t.uint8() }, 'ExampleHand');
 *
 * // `deck` is not in the class, so it cannot reach a client.
 * export const hand = shownAs(HandView, { name: 'Ada', cards: 5, deck: ['king'] } as { name: string; cards: number });
 * ```
 */
export function shownAs<View>(type: SchemaClass<View>, source: Source<View>): View {
  return copyOf(type)(source) as View;
}

/** Made once for each class, because whole views are copied after every action. */
function copyOf(type: object): Copy {
  const before = made.get(type);
  if (before) return before;
  const fields = Object.entries(Metadata.getFields(type) as Fields).map(([name, field]) => ({
    name,
    copy: copyOfField(name, field),
  }));
  const copyAll: Copy = (value) => {
    const shown: Record<string, unknown> = {};
    for (const { name, copy } of fields) {
      const field = (value as Fields)[name];
      if (field !== undefined) shown[name] = copy ? copy(field) : field;
    }
    return shown;
  };
  made.set(type, copyAll);
  return copyAll;
}

/** How a field is copied; `undefined` if its value is used as it is. */
function copyOfField(name: string, type: unknown): Copy | undefined {
  if (typeof type === 'string') return undefined;
  if (typeof type === 'function') return copyOf(type);
  const { array, map } = type as { readonly array?: unknown; readonly map?: unknown };
  if (array !== undefined) return listCopy(copyOfField(name, array));
  if (map !== undefined) return mapCopy(copyOfField(name, map));
  throw new TypeError(`No view has fields like "${name}": primitives, refs, arrays and maps only.`);
}

const listCopy =
  (copy: Copy | undefined): Copy =>
  (value) =>
    copy ? (value as readonly unknown[]).map(copy) : [...(value as readonly unknown[])];

const mapCopy =
  (copy: Copy | undefined): Copy =>
  (value) => {
    const shown: Record<string, unknown> = {};
    for (const [key, item] of Object.entries(value as Fields)) shown[key] = copy ? copy(item) : item;
    return shown;
  };
