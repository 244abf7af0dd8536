import { anyGame, type AnyGame } from '../../../../core/game';
import type { BotLevel } from '../../../../core/bots/bot';
import { botPlayer, playout } from '../../../../core/testing/playout';
import { carryOut } from '../../../../core/game/rulebook';
import { kriegbot } from '../..';
import { SLOT_IDS, CHASSIS_IDS, type ChassisId } from '../../content/chassis';
import { READY_MADE, type Design } from '../../content/designs';
import type { Event } from '../../events';
import type { CoreId } from '../../content/cores';
import { teamOf, type RuleContext } from '../../rules/field/context';
import { coreSuiting, dealCores, layCore } from '../../rules/setup/dealingCores';
import { robotsIn } from '../../rules/field/field';
import type { State } from '../../state';
import type { Robot } from '../../state/robot';

/** The template and design of a robot in a duel. */
export interface Fighter {
  readonly chassis: ChassisId;
  readonly design: Design;
  /** At a table with power cores; absent: the one that suits the design best, of those dealt. */
  readonly core?: CoreId;
}

const outfitted = (robot: Robot, { chassis, design }: Fighter): Robot => ({
  ...robot,
  chassis,
  slots: Object.fromEntries(
    SLOT_IDS.map((slot) => [slot, { ...robot.slots[slot], card: design.slots[slot] ?? '' }]),
  ) as Robot['slots'],
  skin: { ...robot.skin, card: design.skin },
});

/** The two sides of a duel. */
type Duellists = Readonly<Record<'green' | 'yellow', Fighter>>;

/** Kriegbot in which each team's single robot is given instead of dealt and designed. */
export const duelOf = (fighters: Duellists): AnyGame =>
  anyGame({
    ...kriegbot,
    setup(options, seats, dice) {
      const { state, events } = kriegbot.setup(options, seats, dice);
      const robots = Object.values(state.robots).map((robot) =>
        outfitted(robot, fighters[robot.team === 'green' ? 'green' : 'yellow']),
      );
      const byId = Object.fromEntries(robots.map((robot) => [robot.id, robot]));
      const drawn: State = { ...state, phase: 'design', robots: byId };
      const cored = carryOut<State, Event>(drawn, dice, giveCores(fighters));
      return { state: cored.state, events: [...events, ...cored.events] };
    },
  });

/** Where robots have power cores: those that are named, or what suits each best of those dealt. */
const giveCores =
  (fighters: Duellists) =>
  (context: RuleContext): void => {
    dealCores(context);
    for (const robot of robotsIn(context.state)) {
      const { core, design } = fighters[robot.team === 'green' ? 'green' : 'yellow'];
      if (core) teamOf(context, robot.team).cores = [core];
      layCore(context, robot.id, core ?? coreSuiting(context.state, robot, design) ?? '');
    }
  };

/** Every ready-made design. */
export const FIGHTERS: readonly (Fighter & { readonly name: string })[] = CHASSIS_IDS.flatMap((chassis) =>
  READY_MADE[chassis].map((design) => ({ chassis, design, name: design.name })),
);

/** The robot that a hard bot designs in the first seat of a duel. */
export function designedBy(seed: string, chosen: object): Fighter {
  const game = anyGame(kriegbot);
  const players = [botPlayer('hard'), botPlayer('hard')];
  const plan = { game, options: game.options.parse(chosen), seed: `design ${seed}`, players };
  for (const { match } of playout(plan)) {
    const { phase, robots } = match.state as State;
    const robot = Object.values(robots).find(({ seat }) => seat === 0);
    if (phase === 'templates' || phase === 'design' || robot?.chassis === undefined) continue;
    return fighterLike(robot);
  }
  throw new Error('The duel has ended before the robots were designed.');
}

function fighterLike({ chassis, slots, skin }: Robot): Fighter {
  const cards = SLOT_IDS.flatMap((slot) => (slots[slot].card === '' ? [] : [[slot, slots[slot].card]]));
  const design = { slots: Object.fromEntries(cards) as Design['slots'], skin: skin.card };
  if (chassis === '' || design.skin === '') throw new Error('A robot goes to battle without a design.');
  return { chassis, design: { ...design, skin: design.skin } };
}

/** How a duel ends. */
export function fought(
  fighters: Duellists,
  levels: readonly BotLevel[],
  seed: string,
  chosen: object = {},
): State {
  const game = duelOf(fighters);
  let state: unknown;
  const plan = { game, options: game.options.parse(chosen), seed, players: levels.map(botPlayer) };
  for (const { match } of playout(plan)) state = match.state;
  return state as State;
}

/**
 * A duel of two robots with the same template and the same design: the fairest trial of who plays better. Green moves
 * first then, so each level should play the same number of games on either side.
 */
export const mirrored = (
  fighter: Fighter,
  levels: readonly BotLevel[],
  seed: string,
  chosen: object = {},
): State => fought({ green: fighter, yellow: fighter }, levels, seed, chosen);
