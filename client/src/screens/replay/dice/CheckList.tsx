import {
  CHECKS,
  type CheckName,
  type Finding,
  type RecordCheck,
  type Verdict,
} from '@gearhall/shared/core/recordCheck';
import type { GameRecord } from '@gearhall/shared/core/record';
import { readKept } from '../../../net/kept';
import { Icon, type IconName } from '../../../ui/Icon';
import { CHECK_WORDS, DICE_PAGE } from '../../../ui/words/dicePage';
import { useReplay } from '../replayContext';
import { useTheatre } from '../theatre';
import { useCheck } from './useCheck';

/** What was checked, each with its mark and in plain words. */
export function CheckList() {
  const replay = useReplay();
  const checking = useCheck(replay).value;
  if (checking.is === 'failed') return <p class="warning">{DICE_PAGE.failed}</p>;
  if (checking.is === 'running') {
    return (
      <p class="checking" role="status">
        {DICE_PAGE.checking}
        <progress max={1} value={checking.done} aria-label={DICE_PAGE.checking} />
      </p>
    );
  }
  const { check } = checking;
  const salt = ownSalt(replay.record);
  return (
    <>
      <p class={`verdict ${isBent(check, salt) ? 'broken' : ''}`} role="status">
        <strong>{summaryOf(check, salt)}</strong>
      </p>
      <ul class="checks">
        {CHECKS.map((name) => (
          <Check
            key={name}
            title={CHECK_WORDS[name].title}
            finding={check.findings[name]}
            sentence={sentenceOf(name, check.findings[name], replay.record)}
          />
        ))}
        <Check title={DICE_PAGE.salt.title} finding={salt} sentence={saltSentence(salt, replay.record)} />
      </ul>
    </>
  );
}

const isBent = (check: RecordCheck, salt: Finding): boolean => check.broken || salt.verdict === 'broken';

function summaryOf(check: RecordCheck, salt: Finding): string {
  if (isBent(check, salt)) return DICE_PAGE.someBroken;
  return check.rulesGone ? DICE_PAGE.notAll : DICE_PAGE.allHold;
}

/** Is what this browser gave to the dice in the record? */
function ownSalt({ table, salts }: GameRecord): Finding {
  const own = readKept(`salt.${table}`);
  if (own === undefined) return { verdict: 'untold' };
  return { verdict: salts.includes(own) ? 'holds' : 'broken' };
}

function saltSentence({ verdict }: Finding, { salts }: GameRecord): string {
  const given = salts.filter((salt) => salt !== '').length;
  const words = DICE_PAGE.salt[verdict === 'rulesGone' ? 'untold' : verdict];
  return `${words} ${DICE_PAGE.salts(given, salts.length)}`;
}

function sentenceOf(name: CheckName, { verdict }: Finding, record: GameRecord): string {
  if (verdict === 'rulesGone') return DICE_PAGE.rulesGone;
  const words = CHECK_WORDS[name][verdict];
  if (name !== 'dice' || verdict !== 'holds') return words;
  const rolled = record.entries.reduce((sum, { rolls = [] }) => sum + rolls.length, record.rolls.length);
  return rolled === 0 ? DICE_PAGE.noRolls : `${words} ${DICE_PAGE.rollsHold(rolled)}`;
}

const MARKS = {
  holds: 'check',
  broken: 'close',
  untold: 'help',
  rulesGone: 'help',
} as const satisfies Record<Verdict, IconName>;

interface CheckProps {
  readonly title: string;
  readonly finding: Finding;
  readonly sentence: string;
}

function Check({ title, finding: { verdict, step }, sentence }: CheckProps) {
  const { playback } = useTheatre();
  return (
    <li class={`check ${verdict}`} data-verdict={verdict}>
      <span class="check-mark">
        <Icon name={MARKS[verdict]} size={18} />
      </span>
      <div>
        <p>
          <strong>{title}</strong> <span class="tag">{DICE_PAGE.verdicts[verdict]}</span>
        </p>
        <p>{sentence}</p>
        {step !== undefined && (
          <p>
            {DICE_PAGE.at(step)}{' '}
            <button type="button" class="button" onClick={() => playback.to(step)}>
              {DICE_PAGE.goTo(step)}
            </button>
          </p>
        )}
      </div>
    </li>
  );
}
