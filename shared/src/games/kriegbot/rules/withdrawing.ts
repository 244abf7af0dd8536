import type { Seat } from '../../../core/seats';
import type { RobotId } from '../robotState';
import type { Task } from '../state';
import { goOn } from './agenda';
import { NO_ANSWER } from './answers';
import { designing, fixDesigns } from './design';
import { robotsOfSeat, teamsIn } from './field';
import { robotIn, type RuleContext } from './context';
import { loyalSeats } from './scenarios/cyborgs';
import { closeTemplates, isChosen } from './templates';
import { dropAt, tokensOf } from './tokens';
import { endGame } from './victory';

/**
 * KS6.9: whose robots nobody may inherit. They leave the map without what they bore, and nobody learns who it was that
 * has gone.
 */
export function withdraw(context: RuleContext, seat: Seat): void {
  for (const { id } of robotsOfSeat(context.state, seat)) takeAway(context, id);
  if (endedAmong(context)) return;
  const { phase } = context.state;
  if (phase === 'templates' && isChosen(context.state)) closeTemplates(context);
  if (phase === 'design' && designing(context.state).length === 0) fixDesigns(context);
  goOn(context);
}

function takeAway(context: RuleContext, id: RobotId): void {
  const robot = robotIn(context, id);
  if (robot.fate !== '') return;
  if (robot.at !== '') {
    const bore = tokensOf(context.state, id).map((token) => token.id);
    dropAt(context, id, { bore, at: robot.at });
  }
  robot.at = '';
  robot.fate = 'fled';
  context.emit({ type: 'withdrawn', robot: id });
  breakOff(context, id);
  unask(context, id);
}

/** The parts of an attack or a ram. */
const FIGHTING: readonly Task['kind'][] = [
  'before',
  'roll',
  'reroll',
  'locate',
  'extra',
  'after',
  'mark',
  'around',
  'turnTarget',
  'counter',
  'endAssault',
  'breakIn',
  'collide',
];

/** An attack or ram by or at it is over. */
function breakOff(context: RuleContext, id: RobotId): void {
  const { assault, movement, agenda } = context.state;
  const isRam = agenda.some((task) => task.kind === 'collide' && (task.robot === id || task.target === id));
  const isFight = assault?.attacker === id || assault?.target === id || isRam;
  const isMove = movement?.robot === id;
  if (!isFight && !isMove) return;
  if (isFight) {
    delete context.state.assault;
    context.state.onTheWay = [];
    context.state.agenda = agenda.filter(({ kind }) => !FIGHTING.includes(kind));
    if (context.state.window?.kind !== 'mend') delete context.state.window;
    const { question } = context.state;
    if (question && ['locate', 'extra', 'turnTarget', 'disables'].includes(question.kind))
      delete context.state.question;
  }
}

/** Nobody is asked by it, or about it, any more. */
function unask(context: RuleContext, id: RobotId): void {
  if (context.state.question?.robot === id) delete context.state.question;
  const { window } = context.state;
  if (!window) return;
  if (window.about === id && window.kind !== 'mend') delete context.state.window;
  else if (window.asked.includes(id) && !window.answered.includes(id)) {
    window.answered.push(id);
    window.given[id] = NO_ANSWER;
  }
}

/** When everybody left is of one side: those of it who are loyal have won; the mole, if nobody else is left. */
function endedAmong(context: RuleContext): boolean {
  const { seats } = context.state;
  const left = teamsIn(context.state).filter((team) => seats.some((seat) => seat.team === team && !seat.out));
  const [team, ...more] = left;
  if (team === undefined || more.length > 0) return false;
  const loyal = loyalSeats(context.state, team).filter((seat) => !seats[seat]?.out);
  endGame(context, 'resigned', loyal.length > 0 ? loyal : [context.state.mole]);
  return true;
}
