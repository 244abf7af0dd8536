import { Segments } from '../../../ui/controls/Segments';

interface NumberChoiceProps {
  readonly label: string;
  readonly span: readonly [least: number, most: number];
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** One of a few numbers. */
export function NumberChoice({ label, span: [least, most], value, onChange }: NumberChoiceProps) {
  const numbers = Array.from({ length: most - least + 1 }, (_, more) => least + more);
  return (
    <fieldset class="course-choice">
      <legend>{label}</legend>
      <Segments value={value} options={numbers.map((number) => [number, number])} onChange={onChange} />
    </fieldset>
  );
}
