import { z } from 'zod';
import type { Dice } from '../dice/dice';
import type { AnyGame } from '../game';

/** Options of a table, and a label for what is special about them. */
export interface OptionSet {
  readonly name: string;
  readonly options: unknown;
}

interface Described {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Described[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Described>>;
}

/** The standard game, then every value of every option with all others at their defaults. */
export function optionSets(game: AnyGame): OptionSet[] {
  const standard = game.options.parse({}) as Record<string, unknown>;
  const described = z.toJSONSchema(game.options, { io: 'input' }) as Described;
  const variations = Object.entries(described.properties ?? {}).flatMap(([key, property]) =>
    valuesOf(key, property)
      .filter((value) => value !== standard[key])
      .map((value) => ({
        name: `${key} ${JSON.stringify(value)}`,
        options: game.options.parse({ [key]: value }),
      })),
  );
  return [{ name: 'standard', options: standard }, ...variations];
}

/**
 * Options by lot: each is the default, or any of its values. `given`: the values of options that cannot be listed.
 */
export function optionsByLot(
  game: AnyGame,
  dice: Dice,
  given: Readonly<Record<string, readonly unknown[]>> = {},
): unknown {
  const described = z.toJSONSchema(game.options, { io: 'input' }) as Described;
  const chosen = Object.entries(described.properties ?? {}).flatMap(([key, property]) =>
    dice.roll(2) === 1 ? [[key, dice.pick(given[key] ?? valuesOf(key, property))] as const] : [],
  );
  return game.options.parse(Object.fromEntries(chosen.filter(([, value]) => value !== undefined)));
}

/** All values of a choice; both ends of a range. */
function valuesOf(key: string, property: Described): readonly unknown[] {
  if (property.enum) return property.enum;
  if (property.const !== undefined) return [property.const];
  if (property.anyOf) return property.anyOf.flatMap((member) => valuesOf(key, member));
  // No form can show it: it is not for choosing.
  if (property.type === 'object') return [];
  if (property.type === 'boolean') return [false, true];
  if (property.type === 'integer' && property.minimum !== undefined && property.maximum !== undefined) {
    return [property.minimum, property.maximum];
  }
  throw new Error(`The values of the option "${key}" cannot be listed: give the suite option sets.`);
}
