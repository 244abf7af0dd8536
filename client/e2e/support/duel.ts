import type { Browser } from 'playwright-core';
import type { ActionOf } from '@gearhall/shared/games/kriegbot/actions';
import type { CardId } from '@gearhall/shared/games/kriegbot/content/cards';
import type { ChassisId } from '@gearhall/shared/games/kriegbot/content/chassis';
import { READY_MADE, type Design } from '@gearhall/shared/games/kriegbot/content/designs';
import type { Options } from '@gearhall/shared/games/kriegbot/options';
import { draftOf } from '@gearhall/shared/games/kriegbot/rules/design';
import type { Hall } from './hall';
import { Eyes } from './krieg';
import type { Person } from './people';
import { NORTH, NORTH_EAST, rehearsed, ROBOTS, SOUTH, want, type Rehearsal } from './rehearsal';
import { arriveAs, newGuest, stage, type Guest } from './staged';
import { board } from './table';

/** A duel that is the same every time: Ada's Hoverbot on the south side, Bo's Rocketbot five hexes before it. */

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

/** All that lies face down at first, by seat. */
export const CARDS: readonly (readonly CardId[])[] = [ADAS, BOS].map(({ design: { slots, skin } }) => [
  ...Object.values(slots),
  skin,
]);

export const NEAR: ActionOf<'move'> = { type: 'move', to: 'L8', facing: SOUTH };

/** At the design desk; the lot gives Ada the south edge. */
function designing(stage: Rehearsal): Rehearsal {
  stage.fielded([ADAS.chassis, BOS.chassis]);
  const trial = stage.fork().designed([ADAS.design, BOS.design]);
  want(trial.view().teams.green.edge === 'bottom');
  return stage;
}

/** To where Ada's Hoverbot is asked for its first move; Bo's has come near. */
const moving = (stage: Rehearsal): Rehearsal =>
  designing(stage).designed([ADAS.design, BOS.design]).placed().play(BO, NEAR).play(BO, { type: 'endMove' });

/** To where Bo's Rocketbot may attack. */
const facing = (stage: Rehearsal): Rehearsal =>
  moving(stage).play(ADA, { type: 'move', to: 'L13', facing: NORTH }).passedTo('attack', ROBOTS[BO]);

export const toDesign = (chosen: Partial<Options> = {}): Rehearsal => rehearsed(chosen, designing);
export const toMove = (chosen: Partial<Options> = {}): Rehearsal => rehearsed(chosen, moving);
/** Bo has not attacked; now Ada may. */
export const toAttack = (chosen: Partial<Options> = {}): Rehearsal =>
  rehearsed(chosen, (stage) => facing(stage).passedTo('attack', ROBOTS[ADA]));

/** Bo's first attack hits even through smoke. */
export const toBeHit = (chosen: Partial<Options> = {}): Rehearsal =>
  rehearsed(chosen, (stage) => {
    facing(stage);
    const trial = stage.fork().attack(BO, 'rocketPod').answer(ADA, 'smokeGenerator');
    want(trial.view().assault?.hit === true);
    return stage;
  });

/** At the design desk: what an ambushing Spiderbot and Bo do later (`story`) comes as it is wanted. */
export const toAmbush = (chosen: Partial<Options> = {}): Rehearsal =>
  rehearsed(chosen, (stage) => {
    stage.fielded(['spiderbot', BOS.chassis]);
    const trial = stage.fork().designed([AMBUSHER, BOS.design]);
    want(trial.view().teams.green.edge === 'bottom');
    trial
      .placed()
      .play(BO, NEAR)
      .play(BO, { type: 'endMove' })
      .play(ADA, { type: 'move', to: 'L13', facing: NORTH_EAST })
      .play(ADA, { type: 'endMove' })
      .attack(BO, 'rocketPod')
      .answer(ADA, 'smokeGenerator');
    want(trial.view().assault === undefined);
    return stage;
  });

/** What Bo does in such a story. */
export const BOS_DESIGN = draftOf(ROBOTS[BO], BOS.design.slots, BOS.design.skin);

export interface Duel {
  readonly link: string;
  /** By seat: who opens the table as one of them sits there too. */
  readonly guests: readonly [Guest, Guest];
  readonly ada: Person;
  /** Bo, without a browser. */
  readonly bo: Eyes;
}

interface Place {
  readonly hall: Hall;
  readonly browser: Browser;
}

/** Ada at a table that stands where a rehearsal has left it, and Bo. */
export async function sitDown(
  { hall, browser }: Place,
  rehearsal: Rehearsal,
  size: 'desktop' | 'phone' = 'desktop',
): Promise<Duel> {
  const guests = [await newGuest(hall, 'Ada'), await newGuest(hall, 'Bo')] as const;
  const link = stage(hall, rehearsal.staged, guests);
  const ada = await arriveAs(browser, guests[ADA], link, size);
  await board(ada.page).waitFor();
  const bo = await Eyes.at(link, guests[BO]);
  open.add(bo);
  return { link, guests, ada, bo };
}

const open = new Set<Eyes>();

/** At the end of a file, and where a test has failed. */
export function closeAllEyes(): void {
  for (const eyes of open) eyes.close();
}

export async function leave({ ada, bo }: Duel): Promise<void> {
  bo.close();
  expect(ada.problems).toEqual([]);
  await ada.context.close();
}
