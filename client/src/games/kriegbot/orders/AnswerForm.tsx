import { useEffect } from 'preact/hooks';
import type { Action, ActionOf } from '@gearhall/shared/games/kriegbot/actions';
import { isNo } from '@gearhall/shared/games/kriegbot/rules/interrupts/answers';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { Order, OrderFormProps } from '../../../stage/contract/orders';
import { threatOf, type Threat } from '../attacks/answerOdds';
import { changeInWords, WHY_ASKED } from '../words/interrupts/answers';
import { callsIn } from '../words/field/calls';
import { capital, diceWord, percent } from '../words/field/names';

type Answer = ActionOf<'answer'>;
const isAnswer = (order: Order<Action>): order is Order<Answer> => order.action.type === 'answer';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select');

/** The key N says no, once per press even when held: the next question may follow at once. */
function useNoKey(say: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'n' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      if (!event.repeat) say();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}

/** What is about to happen with which odds, and what each of my robots that is asked can do about it. */
export function AnswerForm({ orders, act, view, seat, names }: OrderFormProps<Action, View>) {
  const answers = orders.filter(isAnswer);
  const robots = [...new Set(answers.map(({ action }) => action.robot))];
  const noes = answers.filter(({ action }) => isNo(action));
  const [firstNo] = noes;
  useNoKey(() => firstNo && act(firstNo.action));
  const calls = callsIn(view, names, seat);
  const kind = view.window?.kind ?? 'before';
  const threat = threatOf(view);
  return (
    <div
      class="kb-answers"
      // A held key and the second half of a double click belong to the question before.
      onKeyDown={(event) => event.repeat && event.preventDefault()}
      onClickCapture={(event) => event.detail > 1 && event.stopPropagation()}
    >
      {threat && <Odds {...threat} />}
      {robots.map((robot) => {
        const own = answers.filter(({ action }) => action.robot === robot);
        const yes = own.filter(({ action }) => !isNo(action));
        const no = own.find(({ action }) => isNo(action));
        const name = capital(calls.bare(robot));
        return (
          <div key={robot} role="group" aria-label={name} class="kb-answer">
            {robots.length > 1 && <h4>{name}</h4>}
            {no && (
              <button type="button" class="order kb-no" onClick={() => act(no.action)}>
                <span class="order-label">
                  No{no === firstNo && <kbd aria-hidden="true">N</kbd>}
                  {robots.length > 1 && <span class="visually-hidden"> for {name}</span>}
                </span>
                {threat && <span class="order-detail">{percent(threat.chance)} to hit</span>}
              </button>
            )}
            {yes.map((order) => (
              <button
                key={JSON.stringify(order.action)}
                type="button"
                class="order"
                onClick={() => act(order.action)}
              >
                <span class="order-label">{order.label}</span>
                <span class="order-detail">
                  {[changeInWords(view, order.action), order.detail].filter(Boolean).join('. ')}
                </span>
              </button>
            ))}
            {yes.length === 0 && (
              <p class="hint">It has nothing to use here. {WHY_ASKED[kind]} Nobody learns the difference.</p>
            )}
          </div>
        );
      })}
    </div>
  );
}

/** "46 % to hit": 2 dice against silhouette 6. */
function Odds({ chance, dice, silhouette }: Threat) {
  return (
    <p class="kb-odds">
      <strong>{percent(chance)} to hit</strong>: {diceWord(dice)} against silhouette {silhouette}
    </p>
  );
}
