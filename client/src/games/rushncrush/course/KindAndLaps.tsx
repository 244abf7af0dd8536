import { useId } from 'preact/hooks';
import { KINDS, mostLaps, type Course, type Kind } from '@gearhall/shared/games/rushncrush/rules/courses';
import { BUILDER } from '../words/builder';
import { NumberChoice } from './NumberChoice';

interface KindAndLapsProps extends Pick<Course, 'kind' | 'laps'> {
  readonly onKind: (kind: Kind) => void;
  readonly onLaps: (laps: number) => void;
}

/** Open or ring; a ring has laps. */
export function KindAndLaps({ kind, laps, onKind, onLaps }: KindAndLapsProps) {
  const name = useId();
  return (
    <div class="course-kind">
      <fieldset class="course-choice">
        <legend>{BUILDER.kind}</legend>
        <div class="segments">
          {KINDS.map((one) => (
            <label key={one} class="segment">
              <input type="radio" name={name} checked={one === kind} onChange={() => onKind(one)} />
              <span>{BUILDER[one]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {kind === 'ring' && (
        <NumberChoice label={BUILDER.laps} span={[1, mostLaps(kind)]} value={laps} onChange={onLaps} />
      )}
    </div>
  );
}
