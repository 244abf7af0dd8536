import { useId } from 'preact/hooks';
import type { OptionControl, OptionControls, OptionWords } from '../../stage/words';
import {
  isStandard,
  parseValue,
  standardValues,
  type OptionField,
  type OptionValues,
} from '../../ui/optionsModel';
import { WORDS } from '../../ui/words';

interface OptionsFieldsetProps {
  readonly fields: readonly OptionField[];
  readonly words: Readonly<Record<string, OptionWords>>;
  /** Controls that the game brings itself. */
  readonly controls: OptionControls;
  readonly values: OptionValues;
  readonly onChange: (values: OptionValues) => void;
}

/** The options of a game, made from their schema and named in the game's words. */
export function OptionsFieldset({ fields, words, controls, values, onChange }: OptionsFieldsetProps) {
  const shown = fields.filter(({ kind, key }) => kind !== 'text' || controls[key]);
  if (shown.length === 0) return undefined;
  const standard = isStandard(fields, values);
  const take = (field: OptionField) => (text: string) =>
    onChange({ ...values, [field.key]: parseValue(field, text) });
  return (
    <fieldset class="form-row options">
      <legend>{WORDS.newTable.options}</legend>
      {shown.map((field) => {
        const given = { words: words[field.key], value: String(values[field.key]), onInput: take(field) };
        const own = controls[field.key];
        return own ? (
          <OwnControl key={field.key} {...{ field, own, ...given }} />
        ) : (
          <PlainControl key={field.key} {...{ field, ...given }} />
        );
      })}
      <p class="hint">
        {standard ? (
          WORDS.newTable.standard
        ) : (
          <button type="button" class="button quiet" onClick={() => onChange(standardValues(fields))}>
            {WORDS.newTable.restore}
          </button>
        )}
      </p>
    </fieldset>
  );
}

interface FieldProps {
  readonly field: OptionField;
  readonly words: OptionWords | undefined;
  readonly value: string;
  readonly onInput: (text: string) => void;
}

/** A control that the game brings itself. */
function OwnControl({ own, field, words, value, onInput }: FieldProps & { readonly own: OptionControl }) {
  const id = useId();
  return (
    <div class="own-option">
      <h2 id={id}>{words?.label ?? field.key}</h2>
      <own.Control labelId={id} value={value} onChange={onInput} />
    </div>
  );
}

function PlainControl({ field, words, value, onInput }: FieldProps) {
  const id = `option-${field.key}`;
  const help = words?.help === undefined ? undefined : `${id}-help`;
  const common = { id, 'aria-describedby': help, class: 'field' };
  const take = (event: { currentTarget: { value: string } }) => onInput(event.currentTarget.value);
  return (
    <div class="option">
      <label for={id}>{words?.label ?? field.key}</label>
      {field.kind === 'number' ? (
        <input {...common} type="number" min={field.min} max={field.max} value={value} onChange={take} />
      ) : (
        <select {...common} value={value} onChange={take}>
          {textsOf(field).map((text) => (
            <option key={text} value={text} selected={text === value}>
              {valueWord(field, words, text)}
            </option>
          ))}
        </select>
      )}
      {help !== undefined && (
        <p id={help} class="hint">
          {words?.help}
        </p>
      )}
    </div>
  );
}

const textsOf = (field: OptionField): readonly string[] =>
  field.kind === 'choice' ? field.values.map(String) : ['true', 'false'];

function valueWord(field: OptionField, words: OptionWords | undefined, text: string): string {
  const ownWord = words?.values?.[text];
  if (ownWord !== undefined) return ownWord;
  if (field.kind === 'switch') return text === 'true' ? WORDS.newTable.yes : WORDS.newTable.no;
  return text;
}
