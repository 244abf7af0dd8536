import type { Locator, Page } from '@playwright/test';
import type { Direction } from '@gearhall/shared/core/hex';
import type { CardId } from '@gearhall/shared/games/kriegbot/content/cards';
import type { HexId } from '@gearhall/shared/games/kriegbot/content/map';
import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import { kriegbot } from '@gearhall/shared/games/kriegbot/index';
import { RULES } from '@gearhall/shared/games/rules';
import type { RobotView, View } from '@gearhall/shared/games/kriegbot/view';
import { angleOf, markSize, pointOf, WHEEL } from '../../src/games/kriegbot/layout';
import { hexOf, readAim } from '../../src/games/kriegbot/moveOptions';
import { fullCardName } from '../../src/games/kriegbot/words/names';
import { dialColyseus } from '../../src/net/colyseusConnection';
import { TableModel } from '../../src/net/tableModel';
import { away } from '../../src/stage/geometry';
import { placeAt, pointTo, shotOf } from './pointing';
import type { Guest } from './staged';
import { actionsAt, answered, board, isOver, ordersOf, panelOf } from './table';

/** How a person in these tests designs and fights in Kriegbot. */

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page
    .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
    .first()
    .click();

export const desk = (page: Page) => page.getByRole('dialog', { name: 'Design desk' });

/** The first template that is left, or the one that is named. */
export async function takeTemplate(page: Page, name = /bot|tank|car/u): Promise<void> {
  const group = (await ordersOf(page)).getByRole('group', { name: 'Template' });
  await answered(page, () => group.getByRole('button', { name }).first().click());
}

export async function openDesk(page: Page): Promise<void> {
  await ordersOf(page);
  await press(page, 'Open the design desk');
  await desk(page).getByRole('group', { name: 'How to design' }).waitFor();
}

/** The second step at the desk: the template with its slots, and the drawer. */
export async function buildOwn(page: Page): Promise<void> {
  await desk(page).getByRole('button', { name: 'Build your own' }).click();
  await desk(page).getByRole('region', { name: 'Drawer of the team' }).waitFor();
}

/** Takes a ready-made design, the first unless it is named; the team has received it when this resolves. */
export async function takeReadyMade(page: Page, name = /^/u): Promise<void> {
  await desk(page).getByRole('button', { name: 'Ready-made designs' }).click();
  const shelf = desk(page).getByRole('region', { name: 'Designs', exact: true });
  await shelf.getByRole('button', { name }).first().click();
  await desk(page).getByText('This robot is complete.').waitFor();
}

export async function fixDesigns(page: Page): Promise<void> {
  await press(page, 'The designs are ready');
  await answered(page, () => press(page, 'Fix them for good'));
}

export const placeOfHex = (page: Page, hex: HexId) => placeAt(page, pointOf(hex));
export const pointAtHex = (page: Page, hex: HexId): Promise<void> => pointTo(page, pointOf(hex));

/** The first of these hexes that is in sight on the map, with nothing lying over it. */
async function openHex(page: Page, hexes: readonly HexId[]): Promise<HexId | undefined> {
  for (const hex of hexes) {
    const { x, y } = await placeOfHex(page, hex);
    const isOpen = await page.evaluate(
      ([left, top]) => document.elementFromPoint(left, top)?.matches('.board-host canvas') === true,
      [x, y] as const,
    );
    if (isOpen) return hex;
  }
  return undefined;
}

/** Points at a petal of the wheel of facings that is open around a hex. */
export async function pointAtPetal(page: Page, hex: HexId, facing: Direction): Promise<void> {
  const { scale } = await shotOf(page);
  await pointTo(page, away(pointOf(hex), angleOf(facing), WHEEL.petal * markSize(scale)));
}

/** Ids of the groups of orders that this person has now. */
const groupsOf = (page: Page): Promise<string[]> =>
  page
    .locator('.order-group')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['group'] ?? ''));

/**
 * From now on the page answers automatically, at once: no card, the likeliest shot, one step ahead and no
 * further.
 */
export const hurry = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    let moved = '';
    const group = (id: string) => document.querySelector(`[data-group="${id}"]`);
    const press = (id: string, selector: string): boolean => {
      const found = group(id)?.querySelector<HTMLElement>(selector);
      found?.click();
      return !!found;
    };
    const ahead = (): boolean => {
      const turn = /Turn \d+/u.exec(document.body.innerText)?.[0] ?? '';
      if (moved === turn) return false;
      moved = turn;
      return press('move', '.kb-steps button');
    };
    /** Presses the button that sends a form, in its place or in the foot of the orders. */
    const send = (form: string): boolean => {
      const found = document.querySelector<HTMLButtonElement>(`button[form="kb-${form}"]:not(:disabled)`);
      found?.click();
      return !!found;
    };
    const disable = (): boolean =>
      send('disable') || press('disable', 'input:not(:checked)') || press('disable', 'button');
    const rest = [
      ['end', '[data-order]'],
      ['turn', 'button'],
      ['option', '[data-order]'],
      ['maneuver', 'button'],
      ['move', 'button'],
    ] as const;
    /** The reserve is called whenever it may come. */
    const call = (): boolean => press('call', 'li:last-child [data-order], [data-order]:last-child');
    /** A disk, or a tent at the beginning, goes to the first hex. */
    const mark = (): boolean => (!!group('disk') || !!group('tents')) && send('go');
    const tick = (): boolean =>
      !!document.querySelector('.order-area.off') ||
      press('answer', '.kb-no') ||
      press('craft', '[data-order]') ||
      press('hack', '[data-order]') ||
      call() ||
      ahead() ||
      send('attack') ||
      send('place') ||
      mark() ||
      press('land', 'button') ||
      press('locate', '[data-order]') ||
      disable() ||
      rest.some(([id, selector]) => press(id, selector));
    return setInterval(tick, 50) as unknown;
  });

/** Waits until the game is over, and calls `look` repeatedly. */
export async function untilOver(page: Page, limit: number, look: () => Promise<void>): Promise<boolean> {
  const end = performance.now() + limit;
  while (performance.now() < end) {
    if (await isOver(page)) return true;
    await look();
    await page.waitForTimeout(500);
  }
  return false;
}

/** A client without a page: decodes the view that a person's browser is sent, and can act. */
export class HeadlessClient {
  private constructor(private readonly model: TableModel) {}

  static async of(page: Page): Promise<HeadlessClient> {
    const token = await page.evaluate(() => localStorage.getItem('gearhall.token') ?? '');
    return HeadlessClient.at(page.url(), { name: 'Headless', token });
  }

  static async at(link: string, { name, token }: Guest): Promise<HeadlessClient> {
    const { origin, pathname } = new URL(link);
    Object.assign(globalThis, { location: { origin } });
    const model = new TableModel(pathname.split('/').at(-1) ?? '', RULES.kriegbot, {
      dial: dialColyseus,
      token: () => Promise.resolve(token),
      forgetToken: () => {
        throw new Error('The hall has forgotten who this is.');
      },
      name: () => name,
      later: (ms, then) => {
        const timer = setTimeout(then, ms);
        return () => clearTimeout(timer);
      },
      chance: Math.random,
    });
    model.open();
    const client = new HeadlessClient(model);
    await client.until(() => model.view.peek() !== undefined, 'at the table');
    return client;
  }

  async until(condition: () => boolean, what: string): Promise<void> {
    const end = performance.now() + 10_000;
    while (!condition()) {
      if (performance.now() > end) throw new Error(`It never is ${what}.`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** Acts, and waits until that is done. */
  async act(action: Action): Promise<void> {
    const { acting, connectionStatus: connection, refused: why } = this.model;
    // An action sent before that would be dropped.
    await this.until(() => connection.peek() === 'live' && !acting.peek(), 'free to act');
    const before = this.actions;
    this.model.act(action);
    await this.until(() => !acting.peek() && (this.actions > before || !!why.peek()), 'answered');
    const refused = why.peek();
    if (refused) throw new Error(`Refused: ${refused.refusal.refused}, ${JSON.stringify(action)}.`);
  }

  private get actions(): number {
    return this.model.table.peek()?.actions ?? 0;
  }

  get view(): View {
    return this.model.view.peek() as View;
  }

  get seat(): number {
    return this.model.seat.peek() ?? -1;
  }

  get legal(): readonly Action[] {
    return kriegbot.legal(this.view, this.seat);
  }

  /** The action for somebody who is away: doing nothing, as far as possible. */
  get quietest(): Action {
    return kriegbot.fallback(this.view, this.seat);
  }

  /** Where the asked robot stands. */
  get at(): HexId {
    const { question, robots } = this.view;
    return robots[question?.robot ?? '']?.at ?? '';
  }

  close(): void {
    this.model.close();
  }
}

/** What has been done by hand so far, and in which way. */
export type Done = Set<string>;

/** Does it once in each of its ways, one after the other; after that in the last one. */
async function inTurn(done: Done, what: string, ways: readonly (() => Promise<unknown>)[]): Promise<void> {
  const next = ways.findIndex((_way, index) => !done.has(`${what} ${index}`));
  const index = next < 0 ? ways.length - 1 : next;
  await ways[index]?.();
  done.add(`${what} ${index}`);
}

/** Answers or acts once, as a person does: by pointing at the map, by the orders, or by a key. */
export async function byHand(page: Page, client: HeadlessClient, done: Done): Promise<void> {
  const groups = await groupsOf(page);
  const orders = await ordersOf(page);
  // A question that passes meanwhile can no longer be pressed: the table has gone on then, too.
  const click = (button: Locator): Promise<void> => button.click({ timeout: 5000 }).catch(() => undefined);
  const submit = (group: string) => () => click(orders.locator(`button[form="kb-${group}"]`));
  const first = (group: string) => () => click(orders.locator(`[data-group="${group}"] button`).first());
  const card = orders.locator('.kb-answer .order:not(.kb-no)').first();
  const legal = client.legal;
  const start = legal.find(({ type }) => type === 'place');
  const way = legal.find((one) => one.type === 'move' && one.to !== client.at);
  const shots = readAim(client.view, client.seat, legal)?.shots ?? [];
  const onMap = (hex: HexId) => async () => {
    const before = await actionsAt(page);
    await pointAtHex(page, hex);
    await page.waitForTimeout(400);
    if ((await actionsAt(page)) === before) await pointAtHex(page, hex);
  };
  await answered(page, async () => {
    if (groups.includes('answer'))
      await inTurn(done, 'answer', [
        () => page.keyboard.press('n'),
        first('answer'),
        async () => ((await card.count()) > 0 ? click(card) : page.keyboard.press('n')),
      ]);
    else if (start?.type === 'place') await inTurn(done, 'place', [onMap(start.at), submit('place')]);
    else if (way?.type === 'move' && !done.has('move 1'))
      await inTurn(done, 'move', [onMap(way.to), submit('move')]);
    else if (shots.length > 0 && groups.includes('attack')) {
      const open = await openHex(
        page,
        shots.slice(0, 1).map(({ target }) => hexOf(client.view, target)),
      );
      await (open ? inTurn(done, 'attack', [onMap(open), submit('attack')]) : submit('attack')());
    } else if (groups.includes('end')) await inTurn(done, 'end', [first('end')]);
    else await orders.locator('.order-group:not([data-group="ahead"]) button').first().click();
  });
}

interface Card {
  readonly card: CardId | 'hidden' | '';
  readonly shown: boolean;
}

const cardsIn = ({ slots, skin, lost }: RobotView): readonly Card[] => [
  ...Object.values(slots),
  skin,
  ...lost,
];

/** Cards of a team that lie face down, as far as this view knows them. */
export const facesDown = (view: View, team: string): readonly CardId[] =>
  Object.values(view.robots)
    .filter((robot) => robot.team === team)
    .flatMap((robot) => cardsIn(robot as RobotView))
    .flatMap(({ card, shown }) => (card === '' || card === 'hidden' || shown ? [] : [card]));

/**
 * Face-down cards of a team that a person's page mentions although this person's view does not contain
 * them.
 */
export async function leaksOn(
  page: Page,
  client: HeadlessClient,
  truth: HeadlessClient,
  team: string,
): Promise<readonly string[]> {
  const secret = facesDown(truth.view, team);
  const text = await page.evaluate(() =>
    [...document.querySelectorAll('.seats, .log, .dashboards, .facts')]
      .map((one) => one.textContent)
      .join('\n'),
  );
  const seen = Object.values(client.view.robots).flatMap((robot) => cardsIn(robot as RobotView));
  return secret
    .filter((card) => !seen.some((one) => one.card === card))
    .map(fullCardName)
    .filter((name) => new RegExp(`\\b${name}\\b`, 'u').test(text));
}

/** Opens the replay; its log tells this from each side. */
export async function replayTells(page: Page, told: string | RegExp): Promise<void> {
  await page.getByRole('link', { name: 'Watch the replay' }).first().click();
  await board(page).waitFor({ timeout: 60_000 });
  for (const label of ['Ada', 'Bo', 'A spectator', 'All cards open']) {
    await page.getByRole('combobox', { name: 'View as' }).selectOption({ label });
    await (await panelOf(page, 'Log')).getByText(told).first().waitFor();
  }
}
