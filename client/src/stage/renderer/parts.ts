/** A system, pipe or adaptor of PixiJS. */
interface Part {
  readonly extension: { readonly name: string };
}

/** Names the parts as PixiJS lists them; its lists, too, drop the parts' own types. */
export const named = <Kind>(parts: readonly Part[]): { name: string; value: Kind }[] =>
  parts.map((part) => ({ name: part.extension.name, value: part as unknown as Kind }));
