import {
  KINDS,
  mostLaps,
  type Course,
  type Kind,
} from '@gearhall/shared/games/rushncrush/rules/course/courses';
import { BUILDER } from '../words/setup/builder';
import { NumberChoice } from './NumberChoice';
import { Segments } from '../../../ui/controls/Segments';

interface KindAndLapsProps extends Pick<Course, 'kind' | 'laps'> {
  readonly onKind: (kind: Kind) => void;
  readonly onLaps: (laps: number) => void;
}

/** Open or ring; a ring has laps. */
export function KindAndLaps({ kind, laps, onKind, onLaps }: KindAndLapsProps) {
  return (
    <div class="course-kind">
      <fieldset class="course-choice">
        <legend>{BUILDER.kind}</legend>
        <Segments value={kind} options={KINDS.map((one) => [one, BUILDER[one]])} onChange={onKind} />
      </fieldset>
      {kind === 'ring' && (
        <NumberChoice label={BUILDER.laps} span={[1, mostLaps(kind)]} value={laps} onChange={onLaps} />
      )}
    </div>
  );
}
