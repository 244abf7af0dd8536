import { CHECKS, type RecordCheck } from '@gearhall/shared/core/record/recordCheck';
import type { Finding, Verdict } from '@gearhall/shared/core/record/finding';
import type { GameRecord } from '@gearhall/shared/core/record/record';
import { readKept } from '../../../net/stored/kept';
import { Icon, type IconName } from '../../../ui/display/Icon';
import { CHECK_WORDS, DICE_PAGE } from '../../../ui/words/pages/dicePage';
import { useReplay } from '../playback/replayContext';
import { useTheatre } from '../playback/theatre';
import { checkSentence, summary, unvouchedSentences } from './sentences';
import { useCheck } from './useCheck';

/** What was checked, each with its mark and a sentence. */
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
  const bent = isBent(check, salt);
  const unvouched = unvouchedSentences(replay.record, check, bent);
  return (
    <>
      <p class={`verdict ${bent ? 'broken' : ''}`} role="status">
        <strong>{summary(replay.record, check, bent)}</strong>
      </p>
      <ul class="checks">
        {CHECKS.map((name) => (
          <Check
            key={name}
            title={CHECK_WORDS[name].title}
            finding={check.findings[name]}
            sentence={checkSentence(name, check.findings[name], replay)}
          />
        ))}
        <Check title={DICE_PAGE.salt.title} finding={salt} sentence={saltSentence(salt, replay.record)} />
      </ul>
      {unvouched.length > 0 && <Unvouched sentences={unvouched} />}
    </>
  );
}

function Unvouched({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <section class="unvouched" aria-label={DICE_PAGE.unvouched}>
      <p>{DICE_PAGE.unvouched}</p>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

const isBent = (check: RecordCheck, salt: Finding): boolean => check.broken || salt.verdict === 'broken';

/** Whether the record contains the salt that this browser gave. */
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
