import type { HookId } from '../../content/scenario';
import { scenarioOf } from '../../content/scenarios';
import type { Fact } from '../../state/facts';
import type { HookPlace, Task } from '../../state/tasks';
import type { RobotId } from '../../state/robot';
import { robotIn, type RuleContext } from '../field/context';
import { beginBombardment } from './bombardmentStrikes';
import { leaveCrypto } from '../objectives/crypto';
import { comeIn } from '../infantry/insertion';
import { askForBombs } from './airSupport';
import { offerHack } from './hacking';
import { askCraft } from './landingCraftAttack';
import { DISHES } from './musicalChairs';
import { HUMAN_WAVE } from './humanWave';
import { strikeForHolder } from './missionControl';
import { STREET_LAW } from './streetLaw';
import { dropAt, dropBehind, isByEnemy } from '../pieces/tokens';
import type { Hook } from './hook';

/** One entry for each hook (content/scenario.ts). */
const HOOKS: Readonly<Record<HookId, Hook>> = {
  /** Robots drop what they carry (KS0.13 to KS0.16). */
  carrying: {
    reacts: {
      damaged(context, { robot: id, bore, by }) {
        const robot = robotIn(context, id);
        const { at, facing } = robot;
        if (at !== '' && isByEnemy(context.state, robot, by)) dropBehind(context, id, { at, facing, bore });
      },
      gone(context, { robot: id, how, by, ...stood }) {
        if (how === 'fled') return;
        const drop = isByEnemy(context.state, robotIn(context, id), by) ? dropBehind : dropAt;
        drop(context, id, stood);
      },
    },
  },
  /** What is destroyed leaves the codes of its side, when all markers of the action are placed (KS5.1). */
  crypto: {
    reacts: {
      gone(context, { robot, how, at }) {
        if (how === 'destroyed') leaveCrypto(context, robot, at);
      },
    },
  },
  /** Landing craft attack before any robot (L431). */
  landingCraft: { places: { attackStart: askCraft } },
  /** Hits make the cards of their target act (L443). */
  hacking: { reacts: { hit: offerHack } },
  bombardment: { places: { statusStart: beginBombardment } },
  streetLaw: STREET_LAW,
  /** Robots that are still above mark a hex, or land (L528). */
  insertion: { places: { moveTurn: comeIn } },
  /** A bomb may be called as the turn begins (L693). */
  airSupport: { places: { turnStart: askForBombs } },
  dishes: DISHES,
  humanWave: HUMAN_WAVE,
  missionControl: { places: { statusStart: strikeForHolder } },
};

const hooksIn = ({ state }: RuleContext): readonly HookId[] => scenarioOf(state.options).hooks;

/** What the scenario does at this place, as tasks: each may ask somebody. */
export const hookTasks = (
  context: RuleContext,
  place: HookPlace,
  robot: RobotId | '' = '',
): readonly Task[] =>
  hooksIn(context)
    .filter((hook) => HOOKS[hook].places?.[place])
    .map((hook) => ({ kind: 'hook', hook, place, robot }));

export function runHook(
  context: RuleContext,
  { hook, place, robot, side }: Extract<Task, { kind: 'hook' }>,
): void {
  HOOKS[hook].places?.[place]?.(context, robot, side);
}

/** Reacts to all that has happened, in its order, until nothing more follows from it. */
export function settle(context: RuleContext): void {
  for (let fact = context.state.facts.shift(); fact; fact = context.state.facts.shift())
    for (const hook of hooksIn(context)) react(context, hook, fact);
}

function react(context: RuleContext, hook: HookId, fact: Fact): void {
  const reaction = HOOKS[hook].reacts?.[fact.kind];
  (reaction as ((context: RuleContext, fact: Fact) => void) | undefined)?.(context, fact);
}
