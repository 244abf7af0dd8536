import type { Locator, Page } from '@playwright/test';
import type { Action, ActionOf } from '@gearhall/shared/games/kriegbot/actions';
import type { CoreId } from '@gearhall/shared/games/kriegbot/content/cores';
import { SLOT_IDS, type ChassisId } from '@gearhall/shared/games/kriegbot/content/chassis';
import { coreName } from '../../src/games/kriegbot/words/cores/cores';
import {
  capital,
  chassisName,
  facingName,
  fullCardName,
  itemName,
} from '../../src/games/kriegbot/words/field/names';
import { buildOwn, desk, fixDesigns, openDesk, pointAtHex, press, takeTemplate } from './krieg';
import { actionsAt, answered, myTurn, ordersOf } from './table';

/** Does any given action of Kriegbot as a person does it: by the forms, the buttons, the board, and the desk. */

type Choices = Readonly<Record<string, string | number | undefined>>;

/** Fills in a form of the orders panel, and sends it. What it does not ask, because there is one choice, is left. */
async function send(orders: Locator, id: string, choices: Choices): Promise<void> {
  const form = orders.locator(`#kb-${id}`);
  await form.waitFor();
  for (const [label, value] of Object.entries(choices)) {
    const list = form
      .locator('label')
      .filter({ has: form.page().locator('span', { hasText: new RegExp(`^${label}$`, 'u') }) })
      .locator('select');
    if (value !== undefined && (await list.count()) > 0) await list.selectOption(String(value));
  }
  await orders.locator(`button[form="kb-${id}"]`).click();
}

const slotOf = (page: Page, name: string): Locator =>
  desk(page)
    .locator('.kb-box-face')
    .and(page.getByRole('button', { name: new RegExp(`^${name}\\b`, 'u') }));

/** At the desk: each card into its slot, and the core; then for good. */
export async function designAtDesk(page: Page, chassis: ChassisId, draft: ActionOf<'design'>): Promise<void> {
  await openDesk(page);
  await buildOwn(page);
  const slots = SLOT_IDS.map((slot) => [capital(itemName(chassis, slot)), draft.slots[slot]] as const);
  for (const [place, card] of [...slots, ['Skin', draft.skin] as const]) {
    if (card === '') continue;
    const name = fullCardName(card);
    await slotOf(page, place).click();
    await desk(page)
      .locator('.kb-card')
      .filter({ hasText: new RegExp(`^${name}`, 'u') })
      .first()
      .click();
    await slotOf(page, place)
      .and(page.getByRole('button', { name: new RegExp(`: ${name}$`, 'u') }))
      .waitFor();
  }
  const core = coreName(draft.core as CoreId);
  await desk(page)
    .getByRole('group', { name: 'Power core' })
    .getByRole('radio', { name: new RegExp(`^${core}`, 'u') })
    .check();
  await desk(page).getByText('This robot is complete.').waitFor();
  await desk(page).getByText('Your team sees it in a moment.').waitFor({ state: 'hidden' });
  await press(page, /^(?:Close|To the board)$/u);
}

/** Taps a hex twice: the second tap does what the first has chosen. */
async function tapTwice(page: Page, hex: string): Promise<void> {
  await pointAtHex(page, hex);
  await pointAtHex(page, hex);
}

type ByHand = { readonly [Type in Action['type']]?: (page: Page, action: ActionOf<Type>) => Promise<void> };

const BY_HAND: ByHand = {
  place: async (page, { at, facing }) =>
    send(await ordersOf(page), 'place', { 'Half-hex': at, Facing: facing }),
  move: async (page, { to, facing }) => send(await ordersOf(page), 'move', { To: to, Facing: facing }),
  attack: async (page, { arms, target, overcharge = 0 }) =>
    send(await ordersOf(page), 'attack', { With: arms, At: target, Overcharge: overcharge }),
  bailOut: async (page, { who, at }) => send(await ordersOf(page), 'out', { Who: who, Onto: at }),
  fire: async (page, { arms, target }) => send(await ordersOf(page), 'fire', { With: arms, At: target }),
  walk: (page, { to }) => tapTwice(page, to),
  fly: (page, { to }) => tapTwice(page, to),
  answer: async (page) => (await ordersOf(page)).locator('.kb-no').first().click(),
  reface: async (page, { facing }) =>
    (await ordersOf(page))
      .locator('[data-group="turn"] button')
      .filter({ hasText: new RegExp(`^${capital(facingName(facing))}$`, 'u') })
      .click(),
};

/** Whatever has a button of its own. */
const byButton = async (page: Page, action: Action): Promise<void> =>
  (await ordersOf(page)).locator(`[data-order=${JSON.stringify(JSON.stringify(action))}]`).click();

/** Waits until this person is asked, does this, and waits until the table has answered. */
async function doWhenAsked(page: Page, action: Action): Promise<void> {
  await ordersOf(page);
  await myTurn(page);
  const hand = BY_HAND[action.type] as ((page: Page, action: Action) => Promise<void>) | undefined;
  await answered(page, () => (hand ?? byButton)(page, action));
}

/**
 * Does the action that is to be this one of the table's. A question that is open for a moment only, because a face-down
 * card might call for it, may have passed by itself.
 */
export async function doByHand(page: Page, action: Action, number: number): Promise<void> {
  if (action.type === 'template') return takeTemplate(page, new RegExp(chassisName(action.chassis), 'u'));
  if (action.type === 'ready') return fixDesigns(page);
  const isPassing = action.type === 'pass' || action.type === 'answer';
  const isPassed = async (): Promise<boolean> => isPassing && (await actionsAt(page)) >= number;
  if (await isPassed()) return undefined;
  return doWhenAsked(page, action).catch(async (error: unknown) => {
    if (!(await isPassed())) throw error;
  });
}
