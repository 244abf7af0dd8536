import type { Plugin } from 'vite';

/**
 * Modules that the client never runs, by the end of their path: all that they export is hollow, a
 * function that does nothing and a class that can do nothing.
 */
const HOLLOW: readonly RegExp[] = [
  // Of the rules: bots play and secrets are dealt anew on the server, which also declares what is synced.
  /\/shared\/src\/games\/[a-z]+\/(?:bots\/index|redeal|view)\.ts$/u,
  // Zod: nothing is described as JSON Schema here (the server does it).
  /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/u,
  // Colyseus: inputs, WebTransport and accounts are ways to play and to join that no table of ours has.
  /\/@colyseus\/sdk\/build\/(?:input\/RoomInput|transport\/H3Transport|Auth|3rd_party\/discord)\.mjs$/u,
  // PixiJS: shapes from SVG, texts with tags, fills of many colours.
  /\/pixi\.js\/lib\/scene\/graphics\/shared\/(?:svg\/SVGParser|svg\/parseSVGPath|fill\/Fill(?:Gradient|Pattern))\.mjs$/u,
  /\/pixi\.js\/lib\/scene\/text\/canvas\/utils\/(?:measure|parse)TaggedText\.mjs$/u,
  /\/pixi\.js\/lib\/rendering\/renderers\/canvas\/utils\/canvasUtils\.mjs$/u,
  // PixiJS: what `unsafe-eval` prepares beside the board's own renderer (stage/renderer.ts).
  /\/pixi\.js\/lib\/rendering\/renderers\/(?:gl\/GlUboSystem|gpu\/GpuUboSystem|shared\/shader\/UboSystem)\.mjs$/u,
  /\/pixi\.js\/lib\/scene\/particle-container\/shared\/ParticleBuffer\.mjs$/u,
  /\/pixi\.js\/lib\/unsafe-eval\/(?:particle\/generateParticleUpdatePolyfill|ubo\/generateUboSyncPolyfill)\.mjs$/u,
];

/** What stands in for modules that the client never runs, by the end of their path. */
const INSTEAD: readonly (readonly [RegExp, string])[] = [
  // PixiJS loads the first two when a renderer starts without `skipExtensionImports` (stage/app.ts); the
  // others are for sheets, masks and pictures from files, which no board has.
  [/\/(?:browserAll|webworkerAll|spritesheet\/init|lib\/rendering\/init)\.mjs$/u, 'export {};'],
  // Programs for WebGPU are made beside those for WebGL, and never run.
  [/\/gpu\/shader\/GpuProgram\.mjs$/u, 'export class GpuProgram { static from() {} }'],
];

const EXPORTED = /^export (?:const|class|function) (\w+)|^export \{([^}]*)\}/gmu;

/** The names that a module exports: of ours one by one, of a built package in lists. */
function namesIn(code: string): readonly string[] {
  return [...code.matchAll(EXPORTED)].flatMap(([, name, list = '']) =>
    name === undefined ? list.split(',').map((one) => one.trim().replace(/^.* as /u, '')) : [name],
  );
}

/** Leaves modules out of the client that would only make it larger. */
export function leaveOut(): Plugin {
  return {
    name: 'leave-out',
    enforce: 'pre',
    transform(code, id) {
      const instead = INSTEAD.find(([path]) => path.test(id))?.[1];
      if (instead !== undefined) return { code: instead, map: null };
      if (!HOLLOW.some((path) => path.test(id))) return undefined;
      const names = namesIn(code).map((name) => `nothing as ${name}`);
      return { code: `function nothing() {}\nexport { ${names.join(', ')} };`, map: null };
    },
  };
}
