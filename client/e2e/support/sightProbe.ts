/**
 * What a person cannot see, read or reach of a page. These functions run in the page, together (sight.ts sends their
 * text), so they use nothing but each other.
 */

type Scrolled = readonly (readonly [Element, number, number])[];

const ancestorsOf = (element: Element): Element[] => {
  const found: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) found.push(at);
  return found;
};

const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';

const isClippedAway = (element: Element): boolean =>
  ancestorsOf(element).some((at) => getComputedStyle(at).clipPath !== 'none');

const inShort = (element: Element): string =>
  `${(element as HTMLElement).innerText || (element.getAttribute('aria-label') ?? element.className)}`
    .replace(/\s+/gu, ' ')
    .slice(0, 60);

const rootNow = (): Element => document.querySelector('dialog[open], .kb-window') ?? document.body;

/** Where everything around an element is scrolled to. */
const scrolledAround = (element: Element): Scrolled =>
  ancestorsOf(element)
    .slice(1)
    .map((at) => [at, at.scrollLeft, at.scrollTop]);

const restore = (before: Scrolled): void =>
  before.forEach(([at, left, top]) => at.scrollTo({ left, top, behavior: 'instant' }));

/** A frame without scroll bars that is shifted stays shifted: nobody can scroll it back. */
function frameFaults(): string[] {
  const faults: string[] = [];
  const { documentElement: root } = document;
  if (root.scrollWidth > innerWidth) faults.push('the page is wider than the window');
  if (document.querySelector('.table-frame.plays') && root.scrollHeight > innerHeight)
    faults.push('the table is higher than the window');
  for (const element of document.body.querySelectorAll<HTMLElement>('*:not(input, textarea)')) {
    const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
    const isShifted =
      (element.scrollTop !== 0 && !scrolls(overflowY)) || (element.scrollLeft !== 0 && !scrolls(overflowX));
    if (isShifted) faults.push(`a clipped frame is scrolled: ${element.tagName} ${element.className}`);
    if (textOverflow === 'ellipsis' && element.clientWidth > 0 && element.scrollWidth > element.clientWidth)
      faults.push(`cut by an ellipsis: ${inShort(element)}`);
  }
  return faults;
}

const CONTROLS = 'button, a[href], select, input, summary, textarea';
/** Seen only while they have the focus, or drawn by a scene. */
const APART = '.skip, .board-host *, [inert] *';
const BLOCKS = ['nearest', 'center', 'start', 'end'] as const;

/**
 * Each control can be hit in its middle, at once or after scrolling what a person can scroll. At a table in play the
 * golden button of the moment is hit at once: that of a lesson or the coach, and what sends a plan; and the others,
 * while these say nothing.
 */
function controlFaults(): string[] {
  const controls = [...rootNow().querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (one) => !one.matches(APART) && isShown(one),
  );
  return controls.flatMap((control) => {
    if (isHit(control)) return [];
    const gold = isGoldenNow(control) ? [`gold but not in sight: ${inShort(control)}`] : [];
    return [...gold, ...reachFaults(control)];
  });
}

function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return (
    width > 1 &&
    height > 1 &&
    element.checkVisibility({ visibilityProperty: true }) &&
    !isClippedAway(element)
  );
}

function isGoldenNow(control: Element): boolean {
  // How a game ended is read first.
  if (!control.closest('.table-frame.plays') || control.closest('.panel .ending')) return false;
  if (control.matches(':is(.lesson-talk, .coach, .order-foot, .result-card) .primary')) return true;
  const says = document.querySelector(
    '.lesson-talk.explains, :is(.lesson-talk, .coach, .result-card) .primary',
  );
  return !says && control.matches('.primary, .suggested');
}

const hitAt = (element: Element): Element | null => {
  // A link may go over two lines.
  const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
};

function isHit(element: Element): boolean {
  const hit = hitAt(element);
  return !!hit && (element.contains(hit) || (hit.closest('label')?.contains(element) ?? false));
}

function reachFaults(control: Element): string[] {
  const before = scrolledAround(control);
  const shifted = new Set<Element>();
  const isReached = BLOCKS.some((block) => {
    restore(before);
    control.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
    before.filter(isShiftedFrame).forEach(([at]) => shifted.add(at));
    return isHit(control);
  });
  const over = hitAt(control);
  restore(before);
  return [
    ...(isReached
      ? []
      : [`cannot be reached: ${inShort(control)} (there: ${over?.tagName} ${over?.className})`]),
    ...[...shifted].map((at) => `scrolls a clipped frame: ${inShort(control)} (${at.className})`),
  ];
}

function isShiftedFrame([at, left, top]: Scrolled[number]): boolean {
  if (at === document.documentElement || at === document.body) return false;
  const { overflowX, overflowY } = getComputedStyle(at);
  return (at.scrollTop !== top && !scrolls(overflowY)) || (at.scrollLeft !== left && !scrolls(overflowX));
}

/** Text that is drawn in a picture, chosen in a field, or read out only. */
const NO_TEXT = 'svg *, select *, textarea, .board-host *, .announced, .skip, option';
/** Addresses and hashes are longer than any word of a sentence, and are broken. */
const LONGEST_WORD = 26;
/** What antialiasing and rounding add, in pixels. */
const SLACK = 3;

/**
 * No word is broken, none is cut off at the edge of a box that does not scroll, and none lies under something else where
 * no scrolling brings it out.
 */
function textFaults(): string[] {
  const faults = new Set<string>();
  const walker = document.createTreeWalker(rootNow(), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent ?? '';
    if (!element || text.trim() === '' || isUnread(element)) continue;
    for (const { 0: word, index } of text.matchAll(/[^\s\u200b\u00ad-]+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const fault = wordFault(word, element, range);
      if (fault)
        faults.add(`${fault}: "${word}" in "${inShort(element)}" (${element.className || element.tagName})`);
    }
  }
  return [...faults];
}

const isUnread = (element: Element): boolean =>
  element.closest(NO_TEXT) !== null ||
  !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
  isClippedAway(element);

function wordFault(word: string, element: Element, range: Range): string | undefined {
  const [first, ...more] = [...range.getClientRects()].filter(({ width }) => width > 0);
  if (!first) return undefined;
  const isBroken = more.some(({ top, height }) => Math.abs(top - first.top) > height / 2);
  if (isBroken && word.length <= LONGEST_WORD && !/[/–—…]/u.test(word)) return 'broken';
  const cutter = cutterOf(element, range.getBoundingClientRect());
  if (cutter) return `cut by ${cutter.className}`;
  // Without pointer events it is never hit, but seen.
  if (getComputedStyle(element).pointerEvents === 'none') return undefined;
  const cover = !isScrolledAway(element, first) && coverOf(element, first);
  return cover ? coveredForGood(element, range) : undefined;
}

/** The box without scroll bars at whose edge it ends. */
function cutterOf(element: Element, { left, right, top, bottom }: DOMRect): Element | undefined {
  for (const at of ancestorsOf(element)) {
    const { overflowX, overflowY, position } = getComputedStyle(at);
    const box = at.getBoundingClientRect();
    const isCutAcross = left < box.left - SLACK || right > box.right + SLACK;
    const isCutAlong = top < box.top - SLACK || bottom > box.bottom + SLACK;
    if (overflowX !== 'visible' && !scrolls(overflowX) && isCutAcross) return at;
    if (overflowY !== 'visible' && !scrolls(overflowY) && isCutAlong) return at;
    // What scrolls shows the rest.
    if (scrolls(overflowX) || scrolls(overflowY) || position === 'fixed') return undefined;
  }
  return undefined;
}

const isScrolledAway = (element: Element, { left, right, top, bottom }: DOMRect): boolean =>
  ancestorsOf(element).some((at) => {
    const { overflowX, overflowY } = getComputedStyle(at);
    const box = at.getBoundingClientRect();
    return (
      (scrolls(overflowX) || scrolls(overflowY)) &&
      (bottom > box.bottom + 1 || top < box.top - 1 || left < box.left - 1 || right > box.right + 1)
    );
  });

/** What is painted over it. */
function coverOf(element: Element, { left, top, width, height }: DOMRect): Element | undefined {
  for (const share of [0.1, 0.5, 0.9]) {
    const [x, y] = [left + width * share, top + height / 2];
    for (const hit of document.elementsFromPoint(x, y)) {
      if (hit.contains(element) || element.contains(hit)) break;
      if (paints(hit) || hasTextAt(hit, x, y)) return hit;
    }
  }
  return undefined;
}

function paints(element: Element): boolean {
  const { opacity, backgroundColor, backgroundImage } = getComputedStyle(element);
  if (opacity === '0') return false;
  const isClear = /, 0\)$|^transparent$/u.test(backgroundColor) && backgroundImage === 'none';
  return !isClear || element.matches('img, canvas, svg, svg *');
}

const hasTextAt = (element: Element, x: number, y: number): boolean =>
  [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE) return false;
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
    );
  });

function coveredForGood(element: Element, range: Range): string | undefined {
  const before = scrolledAround(element);
  const covers = BLOCKS.map((block) => {
    restore(before);
    element.scrollIntoView({ block, behavior: 'instant' });
    const [now] = range.getClientRects();
    return now && coverOf(element, now);
  });
  restore(before);
  const [cover] = covers;
  return covers.every(Boolean) ? `covered by ${cover?.tagName} ${cover?.className}` : undefined;
}

const PARTS = [
  ...[ancestorsOf, scrolls, isClippedAway, inShort, rootNow, scrolledAround, restore, frameFaults],
  ...[controlFaults, isShown, isGoldenNow, hitAt, isHit, reachFaults, isShiftedFrame],
  ...[textFaults, isUnread, wordFault, cutterOf, isScrolledAway, coverOf, paints, hasTextAt, coveredForGood],
];
const CONSTANTS = { CONTROLS, APART, BLOCKS, NO_TEXT, LONGEST_WORD, SLACK };

/** An expression that a page evaluates to its faults, each in one line. */
export const PROBE = `(() => {
  ${Object.entries(CONSTANTS)
    .map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`)
    .join('\n')}
  ${PARTS.map((part) => `const ${part.name} = ${String(part)};`).join('\n')}
  return [...frameFaults(), ...controlFaults(), ...textFaults(), ...frameFaults()];
})()`;
