import type { Shot, State } from './state';
import type { QuestionView, ShotView, View } from './view';

/** Everything is public, so all viewers share one view, built field by field. */
export function project(state: State): View {
  const { options, phase, round, first, turn, step, active, shot, question } = state;
  return {
    stake: options.stake,
    roller: options.roller,
    variant: options.variant,
    roundLimit: options.roundLimit,
    phase,
    round,
    first,
    turn,
    step,
    seats: state.seats.map(({ race, settled, cash, base, out, asked }) => ({
      race,
      settled,
      cash,
      base: base ?? '',
      out,
      asked,
    })),
    ships: Object.fromEntries(
      Object.values(state.ships).map(({ id, owner, at, pennies, nickels, dimes, spent }) => [
        id,
        { owner, at, pennies, nickels, dimes, spent },
      ]),
    ),
    ...(active && { active: { ...active } }),
    ...(shot && { shot: shotView(shot) }),
    ...(question && { question: questionView(question) }),
  };
}

const shotView = ({ by, ship, target, base, roll, bonus, empty, dimes, damage }: Shot): ShotView => ({
  by,
  ship,
  target: target ?? '',
  base: base ?? '',
  roll,
  bonus,
  empty,
  dimes,
  damage,
});

/** Fields that a kind of question has not are empty. */
const questionView = (question: NonNullable<State['question']>): QuestionView => ({
  kind: question.kind,
  seat: question.seat,
  cost: question.kind === 'reroll' ? question.cost : 0,
  ship: question.kind === 'damage' ? question.ship : '',
  points: question.kind === 'damage' ? question.points : 0,
});
