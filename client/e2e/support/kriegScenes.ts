import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { Action, ActionOf } from '@gearhall/shared/games/kriegbot/actions';
import type { HexId } from '@gearhall/shared/games/kriegbot/content/map';
import type { ScenarioId } from '@gearhall/shared/games/kriegbot/content/scenarios';
import { kriegbot } from '@gearhall/shared/games/kriegbot/index';
import { rangeBetween } from '@gearhall/shared/games/kriegbot/rules/field/arcs';
import { suspectsIn } from '@gearhall/shared/games/kriegbot/rules/pieces/decoys';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { sorted } from '../../src/games/kriegbot/prospects/ranking';
import { isShot } from '../../src/games/kriegbot/attacks/shots';
import { ADA, BO } from './duel';
import { assume, findGame, ROBOTS, type ScriptedGame } from './scriptedGame';

/** Scenarios of Kriegbot, each played from a script to where it is decided. */

type Kind = NonNullable<View['question']>['kind'];

const MOST_STEPS = 1500;

/** Everybody does the quietest thing, or what this says, until somebody is asked what is wanted. */
function quietlyTo(
  game: ScriptedGame,
  isThere: (view: View) => boolean,
  act: (view: View, legal: readonly Action[]) => Action | undefined = () => undefined,
): ScriptedGame {
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const seat = game.next;
    if (isThere(game.view())) return game;
    if (seat === undefined) break;
    const view = game.view(seat);
    game.play(seat, act(view, kriegbot.legal(view, seat)) ?? kriegbot.fallback(view, seat));
  }
  assume(false);
  return game;
}

export const isAsked =
  (kind: Kind, seat?: Seat) =>
  ({ question }: View): boolean =>
    question?.kind === kind && (seat === undefined || question.seat === seat);

/** A move of the asked robot that brings it as near to a hex as it can come without entering it. */
function stepTowards(
  view: View,
  legal: readonly Action[],
  { robot, to }: { readonly robot: string; readonly to: HexId },
): Action | undefined {
  const one = view.robots[robot];
  if (view.question?.robot !== robot || !one) return undefined;
  const moves = legal.filter((action): action is ActionOf<'move'> => action.type === 'move');
  const gap = ({ to: hex }: { readonly to: HexId }): number => (hex === to ? 99 : rangeBetween(hex, to));
  const [best] = moves.toSorted((a, b) => gap(a) - gap(b));
  return best && gap(best) < rangeBetween(one.at, to) ? best : undefined;
}

export const MIDDLE = 'K8';
const [GREEN, YELLOW] = ROBOTS;
const at = (view: View, robot: string): HexId => view.robots[robot]?.at ?? '';
const isNear = (view: View, robot: string, hex: HexId, within: number): boolean =>
  at(view, robot) !== '' && rangeBetween(at(view, robot), hex) <= within;
const scene = (scenario: ScenarioId, script: (game: ScriptedGame) => ScriptedGame) => (): ScriptedGame =>
  findGame({ scenario }, script);

/** Mission Control: Ada's robot may attack, beside the building, with soldiers aboard. */
export const toDoor = scene('missionControl', (game) =>
  quietlyTo(
    game,
    (view) => isAsked('attack', ADA)(view) && isNear(view, GREEN, MIDDLE, 1),
    (view, legal) => stepTowards(view, legal, { robot: GREEN, to: MIDDLE }),
  ),
);

/** Aftermath: Ada's pilot stands at the Robotank that lies abandoned. */
export const WRECK = 'wreck5';
export const toWreck = scene('aftermath', (game) =>
  quietlyTo(game, isAsked('tent', ADA), (view, legal) =>
    view.question?.seat === ADA
      ? legal.find((action) => action.type === 'disk' && action.at === at(view, WRECK))
      : undefined,
  ),
);

/** Weapons of Mass Destruction: Bo places the first bunker. */
export const toBunkers = scene('wmd', (game) => quietlyTo(game, isAsked('build', BO)));

/** The same: Ada's robot is within two hexes of the first bunker, whose soldier may act. */
export const toBomb = scene('wmd', (game) => {
  quietlyTo(game, isAsked('option'));
  const to = game.view().buildings?.[0]?.at ?? MIDDLE;
  return quietlyTo(
    game,
    (view) => isAsked('tent', BO)(view) && isNear(view, GREEN, to, 2),
    (view, legal) => stepTowards(view, legal, { robot: GREEN, to }),
  );
});

/** Downed Pilot: Ada notes which of the six he is. */
export const PILOT = 'ember';
const naming = (game: ScriptedGame): ScriptedGame => quietlyTo(game, isAsked('namePilot', ADA));
export const toName = scene('downedPilot', naming);

/** The attack that the orders propose to Bo. */
const bestShot = (game: ScriptedGame): ActionOf<'attack'> | undefined =>
  sorted(game.legal(BO, 'attack'), game.view(BO), BO).find(
    (action): action is ActionOf<'attack'> => isShot(action) && action.type === 'attack',
  );

/** The same: Bo's robot may attack a decoy, and hits it. */
export const toDecoy = scene('downedPilot', (game) => {
  naming(game).play(ADA, { type: 'namePilot', unit: PILOT });
  quietlyTo(game, isAsked('attack', BO), (view, legal) =>
    stepTowards(view, legal, { robot: YELLOW, to: suspectsIn(view)[0]?.at ?? MIDDLE }),
  );
  const shot = bestShot(game);
  const isDecoy = suspectsIn(game.view()).some(({ id }) => id === shot?.target && id !== PILOT);
  const trial = shot && isDecoy ? game.fork().play(BO, shot) : undefined;
  assume(trial?.events.some(({ type }) => type === 'decoyShown') === true);
  return game;
});

/** Bombs Away: Bo may call the first bomb. */
export const toCall = scene('bombsAway', (game) => quietlyTo(game, isAsked('callBomb', BO)));

/** Tesla Tower: Ada places her building. */
export const toSite = scene('teslaTower', (game) => quietlyTo(game, isAsked('build', ADA)));

/** The same: Ada's robot may move, within three hexes of the tower. */
export const toPower = scene('teslaTower', (game) =>
  quietlyTo(
    game,
    (view) => isAsked('option', ADA)(view) && isNear(view, GREEN, MIDDLE, 3),
    (view, legal) => stepTowards(view, legal, { robot: GREEN, to: MIDDLE }),
  ),
);
