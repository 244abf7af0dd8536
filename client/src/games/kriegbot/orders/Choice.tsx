import { ListField } from '../../../ui/controls/ListField';

interface ChoiceProps<Value extends string | number> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, name: string])[];
  readonly onChange: (value: Value) => void;
}

/** A list to choose from; with one entry, just that entry as text. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const [only, ...others] = props.options;
  if (!only || others.length > 0) return <ListField {...props} />;
  return (
    <p class="list-field">
      <span>{props.label}</span>
      <strong>{only[1]}</strong>
    </p>
  );
}
