import type { Browser } from '@playwright/test';
import type { ActionOf } from '@gearhall/shared/games/kriegbot/actions';
import type { CardId } from '@gearhall/shared/games/kriegbot/content/cards';
import type { ChassisId } from '@gearhall/shared/games/kriegbot/content/chassis';
import { READY_MADE, type Design } from '@gearhall/shared/games/kriegbot/content/designs';
import type { Options } from '@gearhall/shared/games/kriegbot/options';
import { draftOf } from '@gearhall/shared/games/kriegbot/rules/setup/design';
import type { Hall } from './hall';
import { HeadlessClient } from './krieg';
import type { Person } from './people';
import { assume, findGame, NORTH, NORTH_EAST, ROBOTS, SOUTH, type ScriptedGame } from './scriptedGame';
import { arriveAs, newGuest, stage, type Guest } from './staged';
import { board } from './table';

/**
 * A duel that is the same every time: Ada's Hoverbot on the south side, Bo's Rocketbot five hexes in
 * front of it.
 */

const ADAS = {
  chassis: 'hoverbot',
  design: {
    slots: {
      primary: 'freeElectronLaser',
      secondary: 'gatlingGun',
      zero: 'chobhamArmor',
      four: 'smokeGenerator',
      inner: 'chaff',
    },
    skin: 'electroReactive',
  },
} as const satisfies { readonly chassis: ChassisId; readonly design: Design };

const BOS = {
  chassis: 'rocketbot',
  design: {
    slots: { primary: 'rocketPod', secondary: 'grenadeLauncher', four: 'combatPilot', inner: 'reverse' },
    skin: 'chameleon',
  },
} as const satisfies { readonly chassis: ChassisId; readonly design: Design };

export const [ADA, BO] = [0, 1] as const;

const AMBUSHER = READY_MADE.spiderbot[1] as Design;

/** The cards that lie face down at first, by seat. */
export const CARDS: readonly (readonly CardId[])[] = [ADAS, BOS].map(({ design: { slots, skin } }) => [
  ...Object.values(slots),
  skin,
]);

export const NEAR: ActionOf<'move'> = { type: 'move', to: 'L8', facing: SOUTH };

/** At the design desk; the draw gives Ada the south edge. */
function designing(game: ScriptedGame): ScriptedGame {
  game.fielded([ADAS.chassis, BOS.chassis]);
  const trial = game.fork().designed([ADAS.design, BOS.design]);
  assume(trial.view().teams.green?.edge === 'bottom');
  return game;
}

/** Up to the first move of Ada's Hoverbot; Bo's robot has approached. */
const moving = (game: ScriptedGame): ScriptedGame =>
  designing(game).designed([ADAS.design, BOS.design]).placed().play(BO, NEAR).play(BO, { type: 'endMove' });

/** Up to the moment when Bo's Rocketbot may attack. */
const facing = (game: ScriptedGame): ScriptedGame =>
  moving(game).play(ADA, { type: 'move', to: 'L13', facing: NORTH }).passedTo('attack', ROBOTS[BO]);

export const toDesign = (chosen: Partial<Options> = {}): ScriptedGame => findGame(chosen, designing);
export const toMove = (chosen: Partial<Options> = {}): ScriptedGame => findGame(chosen, moving);
/** Bo has not attacked; now Ada may. */
export const toAttack = (chosen: Partial<Options> = {}): ScriptedGame =>
  findGame(chosen, (game) => facing(game).passedTo('attack', ROBOTS[ADA]));

/** Bo's first attack hits even through smoke. */
export const toBeHit = (chosen: Partial<Options> = {}): ScriptedGame =>
  findGame(chosen, (game) => {
    facing(game);
    const trial = game.fork().attack(BO, 'rocketPod').answer(ADA, 'smokeGenerator');
    assume(trial.view().assault?.hit === true);
    return game;
  });

/**
 * At the design desk: the seed makes the later part of the ambush by Ada's Spiderbot and Bo (`story`)
 * succeed.
 */
export const toAmbush = (chosen: Partial<Options> = {}): ScriptedGame =>
  findGame(chosen, (game) => {
    game.fielded(['spiderbot', BOS.chassis]);
    const trial = game.fork().designed([AMBUSHER, BOS.design]);
    assume(trial.view().teams.green?.edge === 'bottom');
    trial
      .placed()
      .play(BO, NEAR)
      .play(BO, { type: 'endMove' })
      .play(ADA, { type: 'move', to: 'L13', facing: NORTH_EAST })
      .play(ADA, { type: 'endMove' })
      .attack(BO, 'rocketPod')
      .answer(ADA, 'smokeGenerator');
    assume(trial.view().assault === undefined);
    return game;
  });

/** Bo's design in that story. */
export const BOS_DESIGN = draftOf(ROBOTS[BO], BOS.design.slots, BOS.design.skin);

export interface Duel {
  readonly link: string;
  /** By seat: to sit there too, open the table as one of them. */
  readonly guests: readonly [Guest, Guest];
  readonly ada: Person;
  /** Bo, without a browser. */
  readonly bo: HeadlessClient;
}

interface Place {
  readonly hall: Hall;
  readonly browser: Browser;
}

/** Opens a table at the state of a scripted game: Ada in a browser, Bo without one. */
export async function sitDown(
  { hall, browser }: Place,
  scripted: ScriptedGame,
  size: 'desktop' | 'phone' = 'desktop',
): Promise<Duel> {
  const guests = [await newGuest(hall, 'Ada'), await newGuest(hall, 'Bo')] as const;
  const link = stage(hall, scripted.staged, guests);
  const ada = await arriveAs(browser, guests[ADA], link, size);
  await board(ada.page).waitFor();
  const bo = await HeadlessClient.at(link, guests[BO]);
  open.add(bo);
  return { link, guests, ada, bo };
}

const open = new Set<HeadlessClient>();

/** After a test: Playwright closes the pages, but does not know about these. */
export function closeAllClients(): void {
  for (const client of open) client.close();
  open.clear();
}
