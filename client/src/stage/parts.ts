/** A system, pipe or adaptor of PixiJS. */
interface Part {
  readonly extension: { readonly name: string };
}

/** PixiJS too forgets the own types of its parts when it lists them. */
export const named = <Kind>(parts: readonly Part[]): { name: string; value: Kind }[] =>
  parts.map((part) => ({ name: part.extension.name, value: part as unknown as Kind }));
