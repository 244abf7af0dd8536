import type { Browser, Page } from '@playwright/test';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { Hall } from './hall';
import { HeadlessClient } from './krieg';
import { arrive } from './people';
import type { ScriptedGame } from './scriptedGame';
import { arriveAs, keepInStorage, newGuest, stage, type Guest } from './staged';
import { board } from './table';

/** One side in a browser, the other one without. */
export interface Sitting {
  readonly link: string;
  /** By seat. */
  readonly guests: readonly [Guest, Guest];
  readonly page: Page;
  /** The same person as on the page: what the hall sends to it. */
  readonly mine: HeadlessClient;
  readonly other: HeadlessClient;
}

const open = new Set<HeadlessClient>();
export function closeAll(): void {
  for (const client of open) client.close();
  open.clear();
}

/** Opens a table at the state of a scripted game, for this seat. */
export async function sitAt(
  { hall, browser }: { readonly hall: Hall; readonly browser: Browser },
  { staged }: ScriptedGame,
  { seat, size = 'desktop' }: { readonly seat: Seat; readonly size?: 'desktop' | 'phone' },
): Promise<Sitting> {
  const guests = [await newGuest(hall, 'Ada'), await newGuest(hall, 'Bo')] as const;
  const link = stage(hall, staged, guests);
  const [me, them] = seat === 0 ? guests : ([guests[1], guests[0]] as const);
  const { page } = await arriveAs(browser, me, link, size);
  await board(page).waitFor();
  const [mine, other] = [await HeadlessClient.at(link, me), await HeadlessClient.at(link, them)];
  for (const client of [mine, other]) open.add(client);
  return { link, guests, page, mine, other };
}

const mayAct = ({ legal }: HeadlessClient): boolean =>
  legal.some(({ type }) => type !== 'prepare' && type !== 'hold');

/** Both do the quietest thing until this is so. */
export async function pass({ mine, other }: Sitting, until: (view: View) => boolean): Promise<void> {
  const isSo = (): boolean => until(mine.view) && until(other.view);
  for (let steps = 0; steps < 60 && !isSo(); steps += 1) {
    await mine.until(() => isSo() || mayAct(mine) || mayAct(other), 'asked');
    if (isSo()) return;
    const asked = mayAct(mine) ? mine : other;
    await asked.act(asked.quietest);
  }
}

/** Another page of a seat at the table, and all that the hall sends to it, as text. */
export async function wireOf(
  browser: Browser,
  { link, guests }: Pick<Sitting, 'link' | 'guests'>,
  seat: 0 | 1,
): Promise<{ readonly page: Page; received(): string }> {
  const { name, token } = guests[seat];
  const { page, context } = await arrive(browser, name);
  await keepInStorage(context, { token, name, animation: 'off' });
  const frames: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => frames.push(payload.toString('latin1'))),
  );
  await page.goto(link);
  await board(page).waitFor();
  return { page, received: () => frames.join('\n') };
}
