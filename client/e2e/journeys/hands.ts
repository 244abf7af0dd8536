import type { Point } from '../../src/stage/geometry/geometry';

/** A person at a page, with a mouse and a keyboard: with any browser, and any driver. */
export interface Hands {
  look<Answer, Given>(read: (given: Given) => Answer, given: Given): Promise<Answer>;
  click(at: Point): Promise<unknown>;
  type(text: string): Promise<unknown>;
  /** A screenshot of a part of the window, as PNG. */
  picture(part: Box): Promise<Uint8Array>;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What Playwright's pages and Puppeteer's have in common. */
interface DrivenPage {
  readonly mouse: { click(x: number, y: number): Promise<unknown> };
  readonly keyboard: { type(text: string): Promise<unknown> };
  screenshot(options: { readonly type: 'png'; readonly clip: Box }): Promise<Uint8Array>;
  evaluate(read: (given: unknown) => unknown, given: unknown): Promise<unknown>;
}

export const handsAt = (page: DrivenPage): Hands => ({
  look: async <Answer, Given>(read: (given: Given) => Answer, given: Given) =>
    (await page.evaluate(read as (given: unknown) => unknown, given)) as Answer,
  click: ({ x, y }) => page.mouse.click(x, y),
  type: (text) => page.keyboard.type(text),
  picture: (clip) => page.screenshot({ type: 'png', clip }),
});

/** Something that can be pressed. */
export interface Wanted {
  readonly css: string;
  /** What its accessible name matches; any without it. */
  readonly words?: string;
}

/** A busy machine may take long. */
const PATIENCE = 20_000;
const BETWEEN = 40;

/** Tries until there is an answer; where none comes, says for what. */
export async function until<Answer>(
  attempt: () => Promise<Answer | undefined | false>,
  what: () => string,
  patience = PATIENCE,
): Promise<Answer> {
  const end = performance.now() + patience;
  for (;;) {
    const answer = await attempt();
    if (answer !== undefined && answer !== false) return answer;
    if (performance.now() > end) throw new Error(`It never came to this: ${what()}.`);
    await new Promise((resolve) => setTimeout(resolve, BETWEEN));
  }
}

/** The first of several kinds of control that can be pressed now, and its middle. */
interface Open {
  readonly index: number;
  readonly at: Point;
}

/**
 * Runs in the page. Scrolls to the first control that is wanted and can be pressed, as a person would; returns its middle
 * once nothing lies over it, or a string that says what keeps the last one from being pressed. All are looked at in the
 * same moment: what opens one of them may open another that comes before it.
 */
function findOpen(all: readonly Wanted[]): Open | string {
  const name = (one: HTMLElement) =>
    (one.getAttribute('aria-label') ?? one.innerText).replaceAll(/\s+/gu, ' ').trim();
  const isOff = (one: HTMLElement) =>
    one.matches(':disabled, [aria-disabled="true"], .order-area.off *') || !one.checkVisibility();
  const middle = (one: HTMLElement): Point => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const isHit = (one: HTMLElement) => {
    const { x, y } = middle(one);
    const hit = document.elementFromPoint(x, y);
    // A label presses what it names; what it merely lies in does not.
    return hit !== null && (one.contains(hit) || hit.closest('label')?.contains(one) === true);
  };
  let why = 'it is not there';
  for (const [index, { css, words }] of all.entries()) {
    const named = [...document.querySelectorAll<HTMLElement>(css)].filter(
      (one) => words === undefined || new RegExp(words, 'iu').test(name(one)),
    );
    const open = named.find((one) => !isOff(one));
    why = named.length === 0 ? 'it is not there' : 'it is off';
    if (!open) continue;
    if (!isHit(open)) open.scrollIntoView({ block: 'center' });
    if (isHit(open)) return { index, at: middle(open) };
    why = 'something lies over it, or it lies outside the window';
  }
  return why;
}

/** The first of these that is there now, and can be pressed. */
export async function firstThere<Some extends Wanted>(
  hands: Hands,
  all: readonly Some[],
): Promise<Some | undefined> {
  const found = await hands.look(findOpen, all);
  return typeof found === 'string' ? undefined : all[found.index];
}

/**
 * Runs in the page. Until the next click is over, lets the mouse reach nothing but what is wanted: something may push it
 * away at the last moment.
 */
function guard({ css, words }: Wanted): void {
  const name = (one: Element) =>
    (one.getAttribute('aria-label') ?? (one as HTMLElement).innerText).replaceAll(/\s+/gu, ' ').trim();
  const kinds = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];
  const { dataset } = document.documentElement;
  dataset['pressed'] = 'missed';
  const check = (event: Event): void => {
    const found = event.target instanceof Element ? event.target.closest(css) : null;
    const isHit = found !== null && (words === undefined || new RegExp(words, 'iu').test(name(found)));
    if (!isHit) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (event.type === 'click') dataset['pressed'] = 'hit';
    if (event.type === 'click') for (const kind of kinds) removeEventListener(kind, check, true);
  };
  for (const kind of kinds) addEventListener(kind, check, true);
}

/** Presses it if it can be pressed now; returns why not, or nothing. */
async function tryToPress(hands: Hands, wanted: Wanted): Promise<string | undefined> {
  const open = await hands.look(findOpen, [wanted]);
  if (typeof open === 'string') return open;
  await hands.look(guard, wanted);
  await hands.click(open.at);
  const pressed = await hands.look(() => document.documentElement.dataset['pressed'], undefined);
  return pressed === 'missed' ? 'it moves away' : undefined;
}

export const pressIfThere = async (hands: Hands, wanted: Wanted): Promise<boolean> =>
  (await tryToPress(hands, wanted)) === undefined;

/** Presses it as soon as it is there. */
export async function press(hands: Hands, wanted: Wanted): Promise<void> {
  let why: string | undefined = '';
  await until(
    async () => {
      why = await tryToPress(hands, wanted);
      return why === undefined;
    },
    () => `${wanted.css} with ${wanted.words ?? 'any words'} is pressed (${why})`,
  );
}

/** Waits until there is an element of this kind. */
export const wait = (hands: Hands, css: string): Promise<boolean> =>
  until(
    () => hands.look((wanted) => document.querySelector(wanted) !== null, css),
    () => `there is ${css}`,
  );

export const addressOf = (hands: Hands): Promise<string> => hands.look(() => location.pathname, undefined);
