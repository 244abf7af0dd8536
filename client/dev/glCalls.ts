/** What the frames of a board made WebGL do. */
export interface GlCalls {
  /** Batches that were drawn. */
  draws: number;
  /** Pictures and texts that were sent to the GPU again. */
  textures: number;
}

const DRAWS = ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced'] as const;
const TEXTURES = ['texImage2D', 'texSubImage2D'] as const;

type Counted = (typeof DRAWS)[number] | (typeof TEXTURES)[number];
type Context = Record<Counted, (...given: unknown[]) => void>;

/** Counts the calls of every WebGL context of this page from now on. */
export function countGlCalls(): GlCalls {
  const calls: GlCalls = { draws: 0, textures: 0 };
  const context = WebGL2RenderingContext.prototype as unknown as Context;
  const count = (names: readonly Counted[], kind: keyof GlCalls): void => {
    for (const name of names) {
      const original = context[name];
      context[name] = function counted(...given) {
        calls[kind] += 1;
        original.apply(this, given);
      };
    }
  };
  count(DRAWS, 'draws');
  count(TEXTURES, 'textures');
  return calls;
}
