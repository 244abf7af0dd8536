import type { Page } from '@playwright/test';
import {
  BASE_SPACES,
  distance,
  type BaseId,
  type SpaceId,
} from '@gearhall/shared/games/metaltalon/content/board';
import { BASE_NAMES } from '../../src/games/metaltalon/words/names';
import { answered, give, isOver, launch, ordersOf, panelOf, whoseTurn } from './table';

/**
 * How a person in these tests plays MetalTalon by reading the orders panel: one launches a ship, sails it
 * to the other's base, empties that of its cash and lands; the other spends all cash on a ship that sails
 * away.
 */
export async function attack(page: Page, goal: SpaceId, move: Mover): Promise<void> {
  const orders = await ordersOf(page);
  if (await give(page, /^(Keep|Let the roll stand)/)) return;
  if (await give(page, /^Invade/)) return;
  const best = nearest(await stepsIn(page), goal);
  if (best && distance(best.at, goal) > 1) {
    await answered(page, () => move(best));
    return;
  }
  if (await give(page, /^Fire at the cash/)) return;
  const canLaunch = await orders.getByRole('group', { name: 'Launch' }).count();
  const ships = await orders.getByRole('group', { name: /^Ship \d+ at/ }).count();
  if (canLaunch > 0 && ships === 0) await launch(page, { nickels: 1, pennies: 7 });
  else await give(page, /^End the turn/);
}

/** Carries out one step of a ship: by its order, or by pointing at the board. */
export type Mover = (step: Step) => Promise<void>;

interface Step {
  readonly to: SpaceId;
  /** Where the ship stands now. */
  readonly at: SpaceId;
  /** It is in the middle of its activation: the board has it selected. */
  readonly isActive: boolean;
}

/** Spends everything on one ship, leaves the base with it, and passes all later turns. */
export async function squander(page: Page, press: Press, launchAll: () => Promise<unknown>): Promise<void> {
  const orders = await ordersOf(page);
  const canLaunch = (await orders.getByRole('group', { name: 'Launch' }).count()) > 0;
  const ships = orders.getByRole('group', { name: /^Ship \d+ at/ });
  if (canLaunch && (await ships.count()) === 0) {
    await launchAll();
    return;
  }
  const isFresh = (await orders.getByRole('group', { name: /left\)$/u }).count()) > 0;
  if (isFresh && (await press(/^Move to/))) {
    await press(/^End the turn/);
    return;
  }
  await pass(page, press);
}

/** Gives the first order whose words match; returns whether there was one. */
export type Press = (words: RegExp) => Promise<boolean>;

/** Passes the turn, and takes the first answer to any question. */
export async function pass(page: Page, press: Press): Promise<void> {
  const answers = [/^Keep/, /^Let the roll stand/, /^End the turn/];
  for (const words of answers) if (await press(words)) return;
  throw new Error(`Nothing to press: ${await (await ordersOf(page)).innerText()}`);
}

async function stepsIn(page: Page): Promise<Step[]> {
  const orders = await ordersOf(page);
  const steps: Step[] = [];
  for (const group of await orders.getByRole('group', { name: /^Ship \d+ at/ }).all()) {
    const title = (await group.getAttribute('aria-label')) ?? '';
    const at = / at ([a-k]\d+)/u.exec(title)?.[1];
    const isActive = title.includes('left)');
    for (const text of await group.getByRole('button', { name: /^Move to/ }).allInnerTexts()) {
      const to = /Move to ([a-k]\d+)/u.exec(text)?.[1];
      if (at && to) steps.push({ at: at as SpaceId, to: to as SpaceId, isActive });
    }
  }
  return steps;
}

/** Where somebody begins, read from the log as a person would. */
export async function baseOf(page: Page, name: string): Promise<SpaceId> {
  const log = await panelOf(page, 'Log');
  const line = log.getByText(new RegExp(`^${name} begins at `, 'u'));
  const text = await line.first().innerText();
  await ordersOf(page);
  const found = Object.entries(BASE_NAMES).find(([, words]) => text.includes(` ${words} `));
  if (!found) throw new Error(`No base in "${text}".`);
  return BASE_SPACES[found[0] as BaseId];
}

function nearest(steps: readonly Step[], goal: SpaceId): Step | undefined {
  const better = steps.filter(({ at, to }) => distance(to, goal) < distance(at, goal));
  return better.sort((one, other) => distance(one.to, goal) - distance(other.to, goal))[0];
}

/** Plays until the game is over or `most` actions are done; returns whether it is over. */
export async function playOn(
  people: readonly { page: Page; turn: () => Promise<void> }[],
  most: number,
): Promise<boolean> {
  for (let actions = 0; actions < most; actions += 1) {
    const one = await whoseTurn(people);
    if (await isOver(one.page)) return true;
    await one.turn();
  }
  return false;
}
