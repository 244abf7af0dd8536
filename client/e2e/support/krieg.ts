import type { Locator, Page } from '@playwright/test';
import type { Direction } from '@gearhall/shared/core/game/hex';
import type { CardId } from '@gearhall/shared/games/kriegbot/content/cards';
import type { HexId } from '@gearhall/shared/games/kriegbot/content/map';
import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import { kriegbot } from '@gearhall/shared/games/kriegbot/index';
import { RULES } from '@gearhall/shared/games/rules';
import type { RobotView, View } from '@gearhall/shared/games/kriegbot/view';
import { angleOf, markSize, pointOf, WHEEL } from '../../src/games/kriegbot/looks/layout';
import { hexOf, readAim } from '../../src/games/kriegbot/prospects/moveOptions';
import { fullCardName } from '../../src/games/kriegbot/words/field/names';
import { dialColyseus } from '../../src/net/table/colyseusConnection';
import { TableModel } from '../../src/net/table/tableModel';
import { away } from '../../src/stage/geometry/geometry';
import { answerByItself } from './kriegByItself';
import { placeAt, pointTo, shotOf } from './pointing';
import type { Guest } from './staged';
import { actionsAt, answered, board, counted, ordersOf, panelOf, settled } from './table';

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

  /** How many actions the table has seen, as this client knows it. */
  get actions(): number {
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

/**
 * Waits until the page and the client of the same person have come equally far, and the page can act; returns how many
 * actions the table has seen then.
 */
async function equallyFar(page: Page, client: HeadlessClient): Promise<number> {
  const end = performance.now() + 30_000;
  while (performance.now() < end) {
    await settled(page);
    const actions = await actionsAt(page);
    if (actions === client.actions) return actions;
    await page.waitForTimeout(20);
  }
  throw new Error(`The page knows ${await actionsAt(page)} actions, and the client ${client.actions}.`);
}

/** A second tap that comes sooner is a double tap, in milliseconds. */
const LONGER_THAN_A_DOUBLE_TAP = 400;

/** Points at a hex; and again where the first time only shows what would be done. */
async function onMap(page: Page, hex: HexId, before: number): Promise<void> {
  await pointAtHex(page, hex);
  await page.waitForTimeout(LONGER_THAN_A_DOUBLE_TAP);
  await settled(page);
  if ((await actionsAt(page)) === before) await pointAtHex(page, hex);
}

/**
 * Answers or acts once, as a person does: by pointing at the map, by the orders, or by a key. A question that passes by
 * itself meanwhile counts as answered.
 */
export async function byHand(page: Page, client: HeadlessClient, done: Done): Promise<void> {
  const orders = await ordersOf(page);
  const before = await equallyFar(page, client);
  const groups = await groupsOf(page);
  // A question that passes meanwhile can no longer be pressed: the table has gone on then, too.
  const click = (button: Locator): Promise<void> => button.click({ timeout: 5000 }).catch(() => undefined);
  const submit = (group: string) => () => click(orders.locator(`button[form="kb-${group}"]`));
  const first = (group: string) => () => click(orders.locator(`[data-group="${group}"] button`).first());
  const pointed = (hex: HexId) => () => onMap(page, hex, before);
  const card = orders.locator('.kb-answer .order:not(.kb-no)').first();
  const legal = client.legal;
  const start = legal.find(({ type }) => type === 'place');
  const way = legal.find((one) => one.type === 'move' && one.to !== client.at);
  const shots = readAim(client.view, client.seat, legal)?.shots ?? [];
  if (groups.includes('answer'))
    await inTurn(done, 'answer', [
      () => page.keyboard.press('n'),
      first('answer'),
      async () => ((await card.count()) > 0 ? click(card) : page.keyboard.press('n')),
    ]);
  else if (start?.type === 'place') await inTurn(done, 'place', [pointed(start.at), submit('place')]);
  else if (way?.type === 'move' && !done.has('move 1'))
    await inTurn(done, 'move', [pointed(way.to), submit('move')]);
  else if (shots.length > 0 && groups.includes('attack')) {
    const target = shots.slice(0, 1).map((shot) => hexOf(client.view, shot.target));
    const open = await openHex(page, target);
    await (open ? inTurn(done, 'attack', [pointed(open), submit('attack')]) : submit('attack')());
  } else if (groups.includes('end')) await inTurn(done, 'end', [first('end')]);
  else await answerByItself(page, before);
  await counted(page, before);
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
export async function replayTells(page: Page, told: RegExp): Promise<void> {
  await page.getByRole('link', { name: 'Watch the replay' }).first().click();
  await board(page).waitFor({ timeout: 60_000 });
  for (const label of ['Ada', 'Bo', 'A spectator', 'All cards open']) {
    await page.getByRole('combobox', { name: 'View as' }).selectOption({ label });
    // The log of a replay has all its lines.
    await (await panelOf(page, 'Log')).getByText(told).first().waitFor();
  }
}
