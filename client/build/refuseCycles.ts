import type { Plugin } from 'vite';

/** What a built chunk imports, before it runs. */
export type ChunkImports = ReadonlyMap<string, readonly string[]>;

/**
 * A cycle of chunks that import each other, by their names, or nothing. In such a cycle one chunk runs before what it
 * imports, and reads values that are still undefined.
 */
export function cycleOf(imports: ChunkImports): readonly string[] | undefined {
  const done = new Set<string>();
  const follow = (chunk: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(chunk)) return [...path.slice(path.indexOf(chunk)), chunk];
    if (done.has(chunk)) return undefined;
    for (const next of imports.get(chunk) ?? []) {
      const cycle = follow(next, [...path, chunk]);
      if (cycle) return cycle;
    }
    done.add(chunk);
    return undefined;
  };
  for (const chunk of imports.keys()) {
    const cycle = follow(chunk, []);
    if (cycle) return cycle;
  }
  return undefined;
}

/** Ends the build where chunks import each other in a cycle. */
export function refuseCycles(): Plugin {
  return {
    name: 'gearhall:refuse-cycles',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? [part] : []));
      const cycle = cycleOf(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
      if (cycle) this.error(`Chunks import each other in a cycle: ${cycle.join(' -> ')}.`);
    },
  };
}
