import { planOf } from '@gearhall/shared/games/kriegbot/content/scenarios';
import { legal } from '@gearhall/shared/games/kriegbot/judging';
import { whyNotWait } from '@gearhall/shared/games/kriegbot/rules/pieces/disks';
import { edgeOf, findUnit, robotOf } from '@gearhall/shared/games/kriegbot/rules/field/field';
import { attacksLeft, ownLedger } from '@gearhall/shared/games/kriegbot/rules/pieces/actionsLeft';
import { canStopHere } from '@gearhall/shared/games/kriegbot/rules/moving/reach';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { QuestionKind, QuestionWords } from '../../scenarios/scenarioWords';
import { aboveInWords } from '../infantry/landing';
import { capital, count } from '../field/names';
import { turnOnFoot } from '../infantry/onFoot';
import { scenarioWords } from '../scenarios/scenarios';

/** Where the robot that is placed may begin: its side may have no edge. */
const startIn = (view: View): string =>
  edgeOf(view, robotOf(view, view.question?.robot ?? '').team) === ''
    ? 'on any hex that it may enter'
    : 'on a half-hex of your edge';

/** Where the tent that is asked for may begin. */
function campIn(view: View): string {
  const unit = findUnit(view, view.question?.robot ?? '');
  if (unit === undefined || edgeOf(view, unit.team) === '') return 'on any hex';
  const { tentsWithin } = planOf(view.options, unit.team);
  return tentsWithin === undefined
    ? 'on a half-hex of your edge'
    : `within ${tentsWithin} hexes of the enemy’s edge`;
}

/** It can do nothing else on its way. */
const mayOnlySettle = (view: View): boolean =>
  legal(view, view.question?.seat ?? 0).every(({ type }) => type === 'endMove' || type === 'prepare');

function maySettle(view: View): boolean {
  const { movement, question, robots } = view;
  const robot = robots[question?.robot ?? ''];
  return !movement || !robot || question?.brief === true || canStopHere(view, robot, movement);
}

/** Whether it is asked only because of cards that might lie face down but do not. */
function isIdle(view: View): boolean {
  const { question, robots } = view;
  const robot = question?.brief ? robots[question.robot] : undefined;
  return robot !== undefined && attacksLeft(view, ownLedger(robot)) <= 0;
}

const isGone = ({ question, units }: View): boolean =>
  units.some(({ id, at }) => id === question?.robot && at === '');

/** What robots are asked in any scenario. */
const ROBOT_QUESTIONS = {
  place: {
    doing: (who) => `${who} is placed.`,
    prompt: (who, view) => `Place ${who} ${scenarioWords(view).start ?? startIn(view)}.`,
  },
  build: {
    doing: (who) => `${who} is placed.`,
    prompt: (who) => `Choose a hex for ${who}: on dry ground, free of everything else.`,
  },
  option: {
    doing: (who) => `${who} moves.`,
    prompt: (who) => `${capital(who)} moves: choose one of its options.`,
  },
  moving: {
    doing: (who) => `${who} is moving.`,
    prompt: (who, view) => {
      const points = view.movement?.points ?? 0;
      if (points === 0 && mayOnlySettle(view)) return `${capital(who)} has no points left. End the move.`;
      const left = `${capital(who)} moves on: ${count(points, 'point')} left`;
      return maySettle(view) ? `${left}. Or end the move.` : `${left}. It cannot stay where it is.`;
    },
  },
  reface: {
    doing: (who) => `${who} may turn.`,
    prompt: (who) => `Turn ${who} to any side, or leave it as it is.`,
  },
  attack: {
    doing: (who) => `${who} may attack.`,
    prompt: (who, view) =>
      isIdle(view)
        ? `${capital(who)} has no attack left. It is asked all the same, for a few seconds: a pilot that lies face down might have one.`
        : `${capital(who)} may attack.`,
  },
  locate: {
    doing: (who) => `${who} chooses where it hits.`,
    prompt: (_who, { assault }) => `A hit: ${(assault?.pool ?? []).join(', ')}. Which place does it strike?`,
  },
  extra: {
    doing: (who) => `${who} chooses where else it hits.`,
    prompt: (_who, { assault }) =>
      `The hit also disables: which place of ${(assault?.pool ?? []).join(', ')}?`,
  },
  turnTarget: {
    doing: (who) => `${who} may turn what it has hit.`,
    prompt: () => 'Turn the robot that was hit by one hexside?',
  },
  disables: {
    doing: (who) => `${who} chooses what is disabled.`,
    prompt: (who, { question }) => `Choose ${count(question?.count ?? 0, 'item')} of ${who} to be disabled.`,
  },
} satisfies Partial<Record<QuestionKind, QuestionWords>>;

/** What tents and drones are asked, and who gets out. */
const UNIT_QUESTIONS = {
  placeTent: {
    doing: (who) => `${who} is placed.`,
    prompt: (who, view) => `Place ${who} ${campIn(view)}.`,
  },
  bailing: {
    doing: (who) => `Others may get out of ${who.replace(/^The /u, 'the ')}.`,
    prompt: (who) => `Who else gets out of ${who}, and where?`,
  },
  tent: {
    doing: (who) => `${who} may act.`,
    prompt: (who, view) =>
      isGone(view)
        ? 'The pilot is off the map, but may still set off the Suicide Nuke in the robot left behind.'
        : `${capital(who)} ${turnOnFoot(view)}.`,
  },
  honcho: {
    doing: (who) => `${who} may attack before all robots.`,
    prompt: (who) => `${capital(who)} may attack before all robots.`,
  },
  drone: {
    doing: (who) => `${who} may fly.`,
    prompt: (who) => `${capital(who)} may fly to another hex.`,
  },
} satisfies Partial<Record<QuestionKind, QuestionWords>>;

/** What is asked only in some scenarios. */
const SCENARIO_QUESTIONS = {
  craft: {
    doing: () => 'The landing craft may attack.',
    prompt: () => 'Your landing craft attacks before any robot: choose its target, or pass.',
  },
  hack: {
    doing: (who) => `${who} may hack what it has hit.`,
    prompt: () =>
      'A hit. Use an open card of that robot, once: it does as you want, and is locked until the turn ends.',
  },
  reinforce: {
    doing: (who) => `${who} may be called.`,
    prompt: () => 'The gangs have given cause. Call Robocop? It costs a point.',
  },
  enter: {
    doing: (who) => `${who} comes onto the map.`,
    prompt: (who) => `${capital(who)} comes onto the map: choose its half-hex.`,
  },
  embark: {
    doing: (who) => `${who} gets aboard.`,
    prompt: (who) =>
      `${capital(who)} rides along on a card of a robot of your side: choose which. Everybody sees where.`,
  },
  disk: {
    doing: (who) => `${who} may mark where it lands.`,
    prompt: (who, view) =>
      `Mark the hex where ${who} lands next turn${whyNotWait(view) ? ': it is the last one that can' : ', or wait'}.`,
  },
  land: {
    doing: (who) => `${who} lands.`,
    prompt: (who, view) => {
      const id = view.question?.robot ?? '';
      const there = `${capital(who)} ${aboveInWords(view, id)}`;
      return findUnit(view, id) ? `${there}, or waits.` : `${there}: choose which way it faces.`;
    },
  },
  namePilot: {
    doing: () => 'One side notes in secret which of its tents is the pilot.',
    prompt: () => 'Which of the six is the pilot? Only your side will know.',
  },
  choosePilot: {
    doing: (who) => `The pilot ${who} is chosen in secret.`,
    prompt: (who) => `Which pilot is ${who}? The other side sees it when all are chosen.`,
  },
  callBomb: {
    doing: () => 'A bomb may be called from above.',
    prompt: () =>
      'Call a bomb to any hex. Everybody sees it; it goes off at the end of this turn, on all within 1 hex.',
  },
  soldier: {
    doing: () => 'One of the soldiers may act.',
    prompt: () => 'Which soldier acts next? Tap him, or let all others stay.',
  },
} satisfies Partial<Record<QuestionKind, QuestionWords>>;

/** Of every question; a scenario may put some of them in words of its own. */
const QUESTIONS: Readonly<Record<QuestionKind, QuestionWords>> = {
  ...ROBOT_QUESTIONS,
  ...UNIT_QUESTIONS,
  ...SCENARIO_QUESTIONS,
};

export const questionWords = (kind: QuestionKind, view: View): QuestionWords =>
  scenarioWords(view).questions?.[kind] ?? QUESTIONS[kind];
