import { emptiness, seeBoard, seenToMove, type Sight } from './board';
import { firstThere, press, pressIfThere, until, type Hands, type Wanted } from './hands';

/** What somebody presses who has just come to a table, until a move of their own is seen on its board. */

/** Ends in an action of the match, or leads to one. */
interface Step extends Wanted {
  readonly acts?: false;
}

const order = (group: string, words?: string): Step => ({
  css: `[data-group="${group}"] button`,
  ...(words !== undefined && { words }),
});
/** What a form sends. */
const sent = (words: string): Step => ({ css: '.orders button[form]', words });
/** What leads to another step, and is pressed only once before it. */
const onTheWay = (css: string, words: string): Step => ({ css, words, acts: false });

/** Tried in this order. In each game one of them moves something on the board. */
const STEPS: readonly Step[] = [
  // MetalTalon: a ship is launched.
  order('race', '^Keep'),
  sent('^Launch \\d'),
  onTheWay('[data-group="launch"] button', '^Scout'),
  // MetalKrushers and Kriegbot: a robot is chosen or built, and walks.
  order('build', '^Fight with'),
  order('take'),
  order('template'),
  onTheWay('.orders button', '^Open the design desk$'),
  onTheWay('.kb-desk button', '^Ready-made designs$'),
  onTheWay('.kb-desk-ready button:not(.kb-desk-foot *)', ''),
  onTheWay('.kb-window:has(.kb-desk):not(:has(.kb-round)) button', '^To the board$'),
  onTheWay('.orders button', '^The designs are ready$'),
  { css: 'button', words: '^Fix them for good$' },
  onTheWay('.orders button', '^Look at the pile$'),
  onTheWay('.kb-desk:has(.kb-round) .kb-box-face', 'empty'),
  onTheWay('.kb-desk:has(.kb-round) .kb-card.free', ''),
  { css: '.kb-desk button', words: '^Hand the pile on to' },
  order('move', '^(Ahead|Forward) 1'),
  sent('^(Start|Come in|Begin|Build|Next turn, land|Call a bomb|Walk|Fly) '),
  { css: '[data-group="answer"] .kb-no' },
  // Rush 'n' Crush: a car drives off.
  order('gear', '^Accelerate'),
  order('roll', '^(Drive|Roll)'),
  order('drive', '^Straight on'),
  // Metalheads: a Nation is chosen, and a card taken from the row.
  { css: '[data-order*="chooseNation"]' },
];
/** Whatever else may be asked. */
const OTHERS: readonly Step[] = [
  { css: '.orders .order-groups [data-order]' },
  // What leads to a desk, and what a desk asks, is in the steps above: it may only be on its way.
  {
    css: '.orders .order-groups button:not([data-order], [role="dialog"] *, dialog *)',
    words: '^(?!Look at the pile|Open the design desk|The designs are ready)',
  },
  { css: '.orders [data-order]' },
];
/** How long it takes at most until all that is asked is on the page, in ms. */
const COMING = 1500;

/** A table at this moment, as a person sees it. */
interface Asked {
  readonly actions: number;
  readonly isMine: boolean;
  readonly hasCurtain: boolean;
  readonly isOver: boolean;
}

const askedAt = (hands: Hands): Promise<Asked> =>
  hands.look(() => {
    const has = (css: string) => document.querySelector(css) !== null;
    return {
      actions: Number(document.querySelector<HTMLElement>('[data-actions]')?.dataset['actions'] ?? -1),
      isMine: has('.prompt.mine') && !has('.orders [data-order][aria-disabled="true"], .order-area.off'),
      hasCurtain: has('dialog.curtain[open]'),
      isOver: has('.result-card, .ending-ways'),
    };
  }, undefined);

const CURTAIN: Wanted = { css: 'dialog.curtain[open] button' };

/** Waits until this person is asked; on one device, takes it over for the next one. */
const untilAsked = (hands: Hands): Promise<Asked> =>
  until(
    async () => {
      const asked = await askedAt(hands);
      if (asked.hasCurtain) await pressIfThere(hands, CURTAIN);
      return !asked.hasCurtain && (asked.isMine || asked.isOver) ? asked : undefined;
    },
    () => 'this person is asked',
  );

/** Follows the next step, and waits until the table has answered; returns whether it was an action. */
async function stepOn(hands: Hands, { actions }: Asked, tried: Set<Step>): Promise<boolean> {
  const start = performance.now();
  const step = await until(
    () => {
      const all = performance.now() - start < COMING ? STEPS : [...STEPS, ...OTHERS];
      return firstThere(
        hands,
        all.filter((one) => !tried.has(one)),
      );
    },
    () => 'there is something to press',
  );
  if (!(await pressIfThere(hands, step))) return false;
  if (step.acts === false) {
    tried.add(step);
    return false;
  }
  await until(
    async () => {
      const now = await askedAt(hands);
      return now.hasCurtain || now.actions > actions;
    },
    () => `the table answers ${step.words ?? step.css}`,
  );
  tried.clear();
  return true;
}

/** A board that shows something: or says why not. */
export async function seeSomething(hands: Hands): Promise<Sight> {
  const sight = await seeBoard(hands);
  const fault = emptiness(sight);
  if (fault !== undefined) throw new Error(`Nothing is to be seen: ${fault}.`);
  return sight;
}

/** More than any game needs until something of one's own moves. */
const MOST_STEPS = 40;

/** One decision of one's own, whatever is asked. */
async function decideOnce(hands: Hands): Promise<void> {
  const tried = new Set<Step>();
  for (let steps = 0; steps < MOST_STEPS; steps += 1)
    if (await stepOn(hands, await untilAsked(hands), tried)) return;
  throw new Error('Nothing is decided.');
}

const WHOLE: Wanted = { css: '.board .whole-way' };

/** Where the camera follows what happens, it is told to stay: what has changed can be compared then. */
async function standStill(hands: Hands): Promise<void> {
  await pressIfThere(hands, WHOLE);
}

/** Decides until a move of one's own is seen on the board; returns what the board shows then. */
export async function moveSeen(hands: Hands): Promise<Sight> {
  const tried = new Set<Step>();
  await untilAsked(hands);
  await seeSomething(hands);
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const asked = await untilAsked(hands);
    if (asked.isOver) break;
    await standStill(hands);
    const before = await seeSomething(hands);
    if (!(await stepOn(hands, asked, tried))) continue;
    if ((await askedAt(hands)).hasCurtain) continue;
    const after = await seeSomething(hands);
    if (seenToMove(before, after).length > 0) return after;
  }
  throw new Error('No move of one’s own is seen on the board.');
}

/** Hands on, where one can. */
const ENDS: readonly Wanted[] = [
  { css: '.order-group.pinned [data-order*="end"]' },
  { css: '.order-group.pinned button' },
];

/** Ends one's turns, and does what must be done before, until this is so. */
export async function handOnUntil(hands: Hands, isEnough: () => boolean): Promise<void> {
  for (;;) {
    const asked = await until(
      async () => {
        if (isEnough()) return 'enough';
        const now = await askedAt(hands);
        return now.isMine && now;
      },
      () => 'this person is asked again, or both have seen a move',
    );
    if (asked === 'enough') return;
    const end = await firstThere(hands, ENDS);
    if (end) await pressIfThere(hands, end);
    else await stepOn(hands, asked, new Set());
    await settles(async () => (await askedAt(hands)).actions > asked.actions);
  }
}

/** A board that shows something, before and after one decision of one's own. */
export async function begins(hands: Hands): Promise<void> {
  await seeSomething(hands);
  await decideOnce(hands);
  await seeSomething(hands);
}

const MARKED: Wanted = { css: '.suggested' };
const HINT: Wanted = { css: '.lesson-ways button', words: '^(Hint|Show me)$' };

/** Follows a lesson until what it recommends has moved something on the board. */
export async function lessonMoveSeen(hands: Hands): Promise<Sight> {
  await seeSomething(hands);
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    await standStill(hands);
    const before = await seeSomething(hands);
    const { actions } = await askedAt(hands);
    const wanted = await until(
      () => firstThere(hands, [MARKED, HINT]),
      () => 'the lesson goes on',
    );
    await press(hands, wanted);
    const hasActed = await settles(async () => (await askedAt(hands)).actions > actions);
    if (!hasActed) continue;
    const after = await seeSomething(hands);
    if (seenToMove(before, after).length > 0) return after;
  }
  throw new Error('No move of one’s own is seen in the lesson.');
}

/** Whether it comes to this soon: not everything that is pressed is an order. */
async function settles(is: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + COMING;
  while (performance.now() < end) if (await is()) return true;
  return false;
}
