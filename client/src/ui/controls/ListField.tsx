interface ListFieldProps<Value extends string | number> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, name: string])[];
  readonly onChange: (value: Value) => void;
  readonly title?: string;
}

/** A list to choose from, beside its label. */
export function ListField<Value extends string | number>({
  label,
  value,
  options,
  onChange,
  title,
}: ListFieldProps<Value>) {
  const choose = (index: number): void => {
    const chosen = options[index];
    if (chosen) onChange(chosen[0]);
  };
  return (
    <label class="list-field" title={title}>
      <span>{label}</span>
      <select class="field" value={value} onChange={(event) => choose(event.currentTarget.selectedIndex)}>
        {options.map(([one, name]) => (
          <option key={one} value={one} selected={one === value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
