import './dice.css';
import { DICE_PAGE } from '../../../ui/words/pages/dicePage';
import { useReplay } from '../playback/replayContext';
import { CheckList } from './CheckList';
import { DiceStatistics } from './DiceStatistics';

/** Whether the dice were fair: what can be proved, and how they fell. */
export function DicePanel() {
  const { record, names } = useReplay();
  return (
    <div class="dice-page" tabIndex={0} role="region" aria-label={DICE_PAGE.title}>
      <h2>{DICE_PAGE.title}</h2>
      <p class="hint">{DICE_PAGE.lead}</p>
      <CheckList />
      <h2>{DICE_PAGE.statistics}</h2>
      <DiceStatistics />
      <details>
        <summary>{DICE_PAGE.numbers}</summary>
        <dl class="numbers">
          <Number title={DICE_PAGE.seal} value={record.seal} />
          <Number title={DICE_PAGE.seed} value={record.seed} />
          {record.salts.map((salt, seat) => (
            <Number key={seat} title={DICE_PAGE.saltOf(names[seat] ?? '')} value={salt || DICE_PAGE.noSalt} />
          ))}
          <Number title={DICE_PAGE.digest} value={record.digest} />
          <Number title={DICE_PAGE.key} value={record.key} />
        </dl>
      </details>
    </div>
  );
}

function Number({ title, value }: { readonly title: string; readonly value: string }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <code>{value}</code>
      </dd>
    </div>
  );
}
