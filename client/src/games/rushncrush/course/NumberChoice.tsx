import { useId } from 'preact/hooks';

interface NumberChoiceProps {
  readonly label: string;
  readonly span: readonly [least: number, most: number];
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** One of a few numbers. */
export function NumberChoice({ label, span: [least, most], value, onChange }: NumberChoiceProps) {
  const name = useId();
  const numbers = Array.from({ length: most - least + 1 }, (_, more) => least + more);
  return (
    <fieldset class="course-choice">
      <legend>{label}</legend>
      <div class="segments numbers">
        {numbers.map((number) => (
          <label key={number} class="segment">
            <input type="radio" name={name} checked={number === value} onChange={() => onChange(number)} />
            <span>{number}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
