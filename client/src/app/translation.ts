/**
 * A browser's translation (Chrome, Edge) puts a `<font>` with the translated words in the place of each text of the
 * page. Preact goes on to write into the text that it made, which is in no document any more: words would never change
 * again, words that should go would stay, and what is inserted before them would land somewhere else. To forbid the
 * translation would be worse for those who need it.
 *
 * So each text that is replaced in this way says that it is still where its stand-in is, and its parent takes it for
 * its stand-in. When it gets new words, it takes its place again, and the translator sees new words to translate.
 * Nothing is changed on a page that nobody translates.
 */
export function surviveTranslation(page: Node): void {
  const observer = new MutationObserver((records) => records.forEach(onChange));
  observer.observe(page, { childList: true, subtree: true });
}

/** By each text that has been replaced: what stands in its place. */
const standIns = new WeakMap<Node, ChildNode>();
const standFor = new WeakMap<Node, Text>();
const knowing = new WeakSet<Node>();

const getterOf = (owner: object, key: string) =>
  Object.getOwnPropertyDescriptor(owner, key) as Required<PropertyDescriptor>;
const PARENT = getterOf(Node.prototype, 'parentNode');
const NEXT = getterOf(Node.prototype, 'nextSibling');
const DATA = getterOf(CharacterData.prototype, 'data');
const parentOf = (node: Node): unknown => PARENT.get?.call(node);

/** Where the text itself has been put back, that counts. */
const standInOf = (node: Node): ChildNode | undefined => (parentOf(node) ? undefined : standIns.get(node));

function onChange({ target, addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void {
  const isStandIn = (node: Node | null | undefined): node is HTMLElement =>
    node instanceof HTMLElement && node.localName === 'font' && node.parentNode === target;
  for (const node of removedNodes) {
    const text = node instanceof Text ? node : standFor.get(node);
    const standIn = [...addedNodes, previousSibling, nextSibling].find(isStandIn);
    if (text && standIn && !parentOf(text)) replaced(text, standIn, target);
  }
}

function replaced(text: Text, standIn: ChildNode, parent: Node): void {
  standIns.set(text, standIn);
  standFor.set(standIn, text);
  if (!Object.hasOwn(text, 'data')) pretend(text);
  if (knowing.has(parent)) return;
  knowing.add(parent);
  takeForStandIns(parent);
}

/** The text looks as if it were where its stand-in is. */
function pretend(text: Text): void {
  const at = (): Node => standInOf(text) ?? text;
  Object.defineProperties(text, {
    parentNode: { get: () => parentOf(at()), configurable: true },
    nextSibling: { get: () => NEXT.get?.call(at()) as unknown, configurable: true },
    data: {
      get: () => DATA.get?.call(text) as unknown,
      set: (words: string) => {
        standInOf(text)?.replaceWith(text);
        DATA.set?.call(text, words);
      },
      configurable: true,
    },
    remove: {
      value: () => {
        const one = standInOf(text);
        standIns.delete(text);
        if (one) one.remove();
        else Text.prototype.remove.call(text);
      },
      configurable: true,
    },
  });
}

type Placing = (node: Node, before: Node | null) => unknown;

/** The parent puts things before a stand-in, or moves it, where it is asked to do that with the text. */
function takeForStandIns(parent: Node): void {
  for (const key of ['insertBefore', 'moveBefore'] as const) {
    const place = (parent as unknown as Readonly<Record<typeof key, Placing | undefined>>)[key];
    if (!place) continue;
    const value: Placing = (node, before) => {
      const [moved, reference] = [standInOf(node) ?? node, before && (standInOf(before) ?? before)];
      if (moved !== reference) place.call(parent, moved, reference);
      return node;
    };
    Object.defineProperty(parent, key, { value, configurable: true });
  }
}
