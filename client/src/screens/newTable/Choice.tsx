interface ChoiceProps<T> {
  readonly id: string;
  readonly label: string;
  readonly values: readonly T[];
  readonly value: T;
  readonly word: (value: T) => string;
  readonly onChange: (value: T) => void;
}

/** One of several values, in a list that opens. */
export function Choice<T extends string | number>({
  id,
  label,
  values,
  value,
  word,
  onChange,
}: ChoiceProps<T>) {
  return (
    <div class="option">
      <label for={id}>{label}</label>
      <select
        id={id}
        class="field"
        value={value}
        onChange={(event) => {
          const chosen = values.find((one) => String(one) === event.currentTarget.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {values.map((one) => (
          <option key={one} value={one} selected={one === value}>
            {word(one)}
          </option>
        ))}
      </select>
    </div>
  );
}
