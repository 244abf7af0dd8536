import {
  EDITED_SIDES,
  MOST_SIZES,
  MOST_TENTS,
  type Edited,
  type EditedSideId,
  type EditedSize,
} from '@gearhall/shared/games/kriegbot/content/edited/edited';
import { hasTents, madeScenario } from '@gearhall/shared/games/kriegbot/content/edited/madeScenario';
import { Icon } from '../../../../ui/display/Icon';
import { ListField } from '../../../../ui/controls/ListField';
import { TEAM_NAMES } from '../../words/field/names';
import { Tick } from './Tick';
import { EDITOR } from '../words/words';

interface SizesFormProps {
  readonly made: Edited;
  readonly onChange: (more: Partial<Edited>) => void;
}

const NO_TENTS = { foot: 0, motorized: 0 } as const;
const LARGEST = 3;

/** How many robots and tents each side has: the table chooses among these. */
export function SizesForm({ made, onChange }: SizesFormProps) {
  const { sizes } = made;
  const more = (): void => {
    const robots = Math.min(
      LARGEST,
      Math.max(...sizes.map(({ green, yellow }) => Math.max(green, yellow))) + 1,
    );
    const next = { green: robots, yellow: robots, tents: { green: NO_TENTS, yellow: NO_TENTS } };
    onChange({ sizes: [...sizes, next] });
  };
  return (
    <fieldset class="kb-edit-box" id="kb-edit-sizes">
      <legend>{EDITOR.sizes}</legend>
      <p class="hint">{EDITOR.sizesHelp}</p>
      {sizes.map((size, index) => (
        <SizeRow
          key={index}
          number={index + 1}
          size={size}
          seats={seatsOf(made, size)}
          canGo={sizes.length > 1}
          withInfantry={made.expanded || hasTents(made)}
          onChange={(next) => onChange({ sizes: sizes.with(index, next) })}
          onRemove={() => onChange({ sizes: sizes.toSpliced(index, 1) })}
        />
      ))}
      {sizes.length < MOST_SIZES && (
        <button type="button" class="button" onClick={more}>
          {EDITOR.addSize}
        </button>
      )}
      <Tick label={EDITOR.expanded} on={made.expanded} onChange={(expanded) => onChange({ expanded })} />
      {(hasTents(made) || made.boarded) && (
        <Tick label={EDITOR.boarded} on={made.boarded} onChange={(boarded) => onChange({ boarded })} />
      )}
    </fieldset>
  );
}

function seatsOf(made: Edited, { green, yellow }: EditedSize): string {
  const cast = madeScenario(made).casts.find(
    ({ robots }) => robots.green === green && robots.yellow === yellow,
  );
  return cast ? EDITOR.seats(cast.seats.min, cast.seats.max) : '';
}

interface SizeRowProps {
  readonly number: number;
  readonly size: EditedSize;
  readonly seats: string;
  readonly canGo: boolean;
  /** Infantry can be chosen, or has been. */
  readonly withInfantry: boolean;
  readonly onChange: (size: EditedSize) => void;
  readonly onRemove: () => void;
}

const numbers = (from: number, to: number): readonly (readonly [number, string])[] =>
  Array.from({ length: to - from + 1 }, (_, step) => [from + step, String(from + step)] as const);

function SizeRow({ number, size, seats, canGo, withInfantry, onChange, onRemove }: SizeRowProps) {
  const withTents = (team: EditedSideId, more: Partial<EditedSize['tents']['green']>): void =>
    onChange({ ...size, tents: { ...size.tents, [team]: { ...size.tents[team], ...more } } });
  return (
    <div class="kb-size" role="group" aria-label={EDITOR.size(number)}>
      <div class="kb-edit-row">
        <strong>{EDITOR.size(number)}</strong>
        <span class="hint">{seats}</span>
        {canGo && (
          <button
            type="button"
            class="button quiet square"
            aria-label={EDITOR.removeSize(number)}
            onClick={onRemove}
          >
            <Icon name="close" size={18} />
          </button>
        )}
      </div>
      {EDITED_SIDES.map((team) => (
        <div key={team} class="kb-edit-row" role="group" aria-label={TEAM_NAMES[team]}>
          <i class={`kb-team ${team}`} aria-hidden="true" />
          <ListField
            label={`${TEAM_NAMES[team]}: ${EDITOR.robots.toLowerCase()}`}
            value={size[team]}
            options={numbers(1, LARGEST)}
            onChange={(robots) => onChange({ ...size, [team]: robots })}
          />
          {withInfantry &&
            (['foot', 'motorized'] as const).map((kind) => (
              <ListField
                key={kind}
                label={EDITOR[kind]}
                value={size.tents[team][kind]}
                options={numbers(0, MOST_TENTS[kind])}
                onChange={(count) => withTents(team, { [kind]: count })}
              />
            ))}
        </div>
      ))}
    </div>
  );
}
