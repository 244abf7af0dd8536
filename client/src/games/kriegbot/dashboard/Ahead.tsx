import { READINESS, type Action, type Readiness } from '@gearhall/shared/games/kriegbot/actions';
import type { CardId } from '@gearhall/shared/games/kriegbot/content/cards';
import type { RobotView, View } from '@gearhall/shared/games/kriegbot/view';
import { ListField } from '../../../ui/controls/ListField';
import { cardInWords } from '../words/cards/cards';
import { fullCardName } from '../words/field/names';
import { coreInWords, coreName } from '../words/cores/cores';
import { answeringCards, askingCore } from './model';

const NAMES: Readonly<Record<Readiness, string>> = {
  ask: 'Ask me',
  never: 'Never use it',
  always: 'Always use it',
};

interface AheadProps {
  readonly view: View;
  readonly robot: RobotView;
  readonly act: (action: Action) => void;
}

/** Answers given in advance to interrupts for a robot. Only one's own team knows them. */
export function Ahead({ view, robot, act }: AheadProps) {
  const standing = view.standing[robot.id];
  const cards = standing?.cards ?? {};
  const quiet = standing?.quiet ?? false;
  const coreWanted = (next = standing?.core ?? 'ask'): Readiness => next;
  const core = askingCore(robot);
  const readinessOf = (card: CardId): Readiness => READINESS.find((one) => one === cards[card]) ?? 'ask';
  const send = (change: {
    readonly quiet?: boolean;
    readonly card?: CardId;
    readonly to?: Readiness;
    readonly core?: Readiness;
  }): void => {
    const all = answeringCards(robot).map((card) => [
      card,
      card === change.card ? change.to : readinessOf(card),
    ]);
    act({
      type: 'prepare',
      robot: robot.id,
      quiet: change.quiet ?? quiet,
      ...(coreWanted(change.core) !== 'ask' && { core: coreWanted(change.core) }),
      cards: Object.fromEntries(all.filter(([, to]) => to !== 'ask')) as Record<CardId, Readiness>,
    });
  };
  return (
    <details class="kb-ahead">
      <summary>Answers ahead{quiet ? ': not asked this turn' : ''}</summary>
      <p class="hint">
        A robot is asked whenever its face-down cards might help, even if they do not: so nobody learns what
        you have. Here you answer beforehand. What you choose stays with your team.
      </p>
      <label class="kb-tick">
        <input type="checkbox" checked={quiet} onChange={() => send({ quiet: !quiet })} />
        <span>Do not ask me until this turn is over</span>
      </label>
      {answeringCards(robot).map((card) => (
        <ListField
          key={card}
          label={fullCardName(card)}
          title={cardInWords(card)}
          value={readinessOf(card)}
          options={READINESS.map((one) => [one, NAMES[one]])}
          onChange={(to) => send({ card, to })}
        />
      ))}
      {core && (
        <ListField
          label={coreName(core)}
          title={coreInWords(core)}
          value={coreWanted()}
          options={READINESS.map((one) => [one, NAMES[one]])}
          onChange={(next) => send({ core: next })}
        />
      )}
    </details>
  );
}
