import type { JsonSchema } from '@gearhall/shared/core/pages/hallPages';

export type OptionValue = string | number | boolean;

/** One choice of a table's creator. */
export type OptionField =
  | {
      readonly kind: 'choice';
      readonly key: string;
      readonly values: readonly OptionValue[];
      readonly standard: OptionValue;
      /** The standard game says nothing of it. */
      readonly optional?: true;
    }
  | { readonly kind: 'switch'; readonly key: string; readonly standard: boolean }
  | {
      readonly kind: 'number';
      readonly key: string;
      readonly min: number;
      readonly max: number;
      readonly standard: number;
    }
  /** Shown only where the game brings a control for it. */
  | { readonly kind: 'text'; readonly key: string; readonly standard: string };

/** Up to this many whole numbers are offered as a list. */
const LIST_OF_NUMBERS = 12;

/** The fields of a game's option form. Options that a form cannot show keep their default. */
export function optionFields(schema: JsonSchema): readonly OptionField[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]) => fieldOf(key, property) ?? []);
}

function fieldOf(key: string, schema: JsonSchema): OptionField | undefined {
  const values = choices(schema);
  const standard = schema.default;
  if (values.length > 0) {
    const first = values.find((value) => value === standard) ?? values[0];
    const optional = standard === undefined ? ({ optional: true } as const) : {};
    return first === undefined ? undefined : { kind: 'choice', key, values, standard: first, ...optional };
  }
  if (schema.type === 'boolean') return { kind: 'switch', key, standard: standard === true };
  if (schema.type === 'integer' || schema.type === 'number') return numberField(key, schema);
  if (schema.type === 'string' && typeof standard === 'string') return { kind: 'text', key, standard };
  return undefined;
}

function numberField(key: string, schema: JsonSchema): OptionField {
  const { minimum: min = 0, maximum: max = 100 } = schema;
  const standard = typeof schema.default === 'number' ? schema.default : min;
  if (schema.type === 'integer' && max - min < LIST_OF_NUMBERS) {
    const values = Array.from({ length: max - min + 1 }, (_, step) => min + step);
    return { kind: 'choice', key, values, standard };
  }
  return { kind: 'number', key, min, max, standard };
}

function choices(schema: JsonSchema): readonly OptionValue[] {
  const listed = schema.enum ?? schema.anyOf?.map((one) => one.const) ?? [];
  return listed.filter(
    (value): value is OptionValue =>
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean',
  );
}

export type OptionValues = Readonly<Record<string, OptionValue>>;

export function standardValues(fields: readonly OptionField[]): OptionValues {
  const said = fields.filter((field) => !('optional' in field));
  return Object.fromEntries(said.map((field) => [field.key, field.standard]));
}

export function isStandard(fields: readonly OptionField[], values: OptionValues): boolean {
  return fields.every((field) => valueOf(field, values) === field.standard);
}

/** What is chosen; the standard where nothing is said. */
export const valueOf = ({ key, standard }: OptionField, values: OptionValues): OptionValue =>
  values[key] ?? standard;

/** The value of a field from the text of its control. */
export function parseValue(field: OptionField, text: string): OptionValue {
  if (field.kind === 'text') return text;
  if (field.kind === 'switch') return text === 'true';
  if (field.kind === 'choice') return field.values.find((value) => String(value) === text) ?? field.standard;
  const number = Number(text);
  return Number.isFinite(number) && text.trim() !== ''
    ? Math.min(field.max, Math.max(field.min, Math.round(number)))
    : field.standard;
}
