import { useId } from 'preact/hooks';
import type { OptionControl, OptionControls, OptionWords } from '../../stage/contract/words';
import {
  isStandard,
  parseValue,
  standardValues,
  valueOf,
  type OptionField,
  type OptionValues,
} from '../../ui/controls/optionsModel';
import { WORDS } from '../../ui/words/words';

interface OptionsFieldsetProps {
  readonly fields: readonly OptionField[];
  readonly words: Readonly<Record<string, OptionWords>>;
  /** Controls that the game brings itself. */
  readonly controls: OptionControls;
  readonly values: OptionValues;
  readonly seats: number;
  readonly onChange: (values: OptionValues) => void;
}

/** The options that the rest depends on, each with a control of the game's own. */
export function LeadingOptions({ fields, words, controls, values, seats, onChange }: OptionsFieldsetProps) {
  return (
    <>
      {fields.map((field) => {
        const own = controls[field.key];
        if (!own?.leads || own.isAsked?.(values) === false) return undefined;
        const take = (text: string) => onChange({ ...values, [field.key]: parseValue(field, text) });
        return (
          <div key={field.key} class="form-row">
            <OwnControl {...{ field, own, values, seats }} words={words[field.key]} onInput={take} />
          </div>
        );
      })}
    </>
  );
}

/** The options of a game, made from their schema and named in the game's words. */
export function OptionsFieldset({ fields, words, controls, values, seats, onChange }: OptionsFieldsetProps) {
  const shown = fields.filter(
    ({ kind, key }) =>
      (kind !== 'text' || controls[key]) &&
      !controls[key]?.leads &&
      words[key]?.isFor?.(values, seats) !== false,
  );
  if (shown.length === 0) return undefined;
  const standard = isStandard(fields, values);
  const take = (field: OptionField) => (text: string) =>
    onChange({ ...values, [field.key]: parseValue(field, text) });
  return (
    <fieldset class="form-row options">
      <legend>{WORDS.newTable.options}</legend>
      {shown.map((field) => {
        const given = { words: words[field.key], onInput: take(field) };
        const own = controls[field.key];
        return own ? (
          <OwnControl key={field.key} {...{ field, own, values, seats, ...given }} />
        ) : (
          <PlainControl key={field.key} {...{ field, ...given }} value={String(valueOf(field, values))} />
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
  readonly onInput: (text: string) => void;
}

interface OwnControlProps extends FieldProps, Pick<OptionsFieldsetProps, 'values' | 'seats'> {
  readonly own: OptionControl;
}

/** A control that the game brings itself. */
function OwnControl({ own, field, words, values, seats, onInput }: OwnControlProps) {
  const id = useId();
  return (
    <div class="own-option">
      <h2 id={id}>{words?.label ?? field.key}</h2>
      <own.Control
        labelId={id}
        value={String(values[field.key])}
        onChange={onInput}
        options={values}
        seats={seats}
      />
    </div>
  );
}

function PlainControl({ field, words, value, onInput }: FieldProps & { readonly value: string }) {
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
