import type { Plugin } from 'vite';
import { emptied } from './emptied.ts';

/**
 * Modules that the client never runs, by the end of their path. Their exports are replaced by stubs:
 * functions and classes that do nothing.
 */
const HOLLOW: readonly RegExp[] = [
  // Zod: the client describes nothing as JSON Schema (the server does), and generates no code from text.
  /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema|doc)\.js$/u,
  // Colyseus: inputs, WebTransport, accounts, and requests where there is no fetch, which no table uses.
  /\/@colyseus\/sdk\/build\/(?:input\/RoomInput|transport\/H3Transport|Auth|3rd_party\/discord|fetchXHR)\.mjs$/u,
  // PixiJS: shapes from SVG, tagged text, gradient fills.
  /\/pixi\.js\/lib\/scene\/graphics\/shared\/(?:svg\/SVGParser|svg\/parseSVGPath|buildCommands\/buildArcToSvg|fill\/Fill(?:Gradient|Pattern))\.mjs$/u,
  /\/pixi\.js\/lib\/scene\/text\/canvas\/utils\/(?:measure|parse)TaggedText\.mjs$/u,
  // PixiJS: lines broken at a width, margins cut off a text, and what is said about a broken shader.
  /\/pixi\.js\/lib\/scene\/text\/canvas\/utils\/wordWrap\.mjs$/u,
  /\/pixi\.js\/lib\/utils\/canvas\/getCanvasBoundingBox\.mjs$/u,
  /\/pixi\.js\/lib\/rendering\/renderers\/gl\/shader\/program\/logProgramError\.mjs$/u,
  // PixiJS: code as text, in whose place `unsafe-eval` puts functions.
  /\/pixi\.js\/lib\/rendering\/renderers\/gl\/shader\/(?:GenerateShaderSyncCode|utils\/generateUniformsSync)\.mjs$/u,
  // PixiJS: what `unsafe-eval` sets up, besides the board's own renderer (stage/renderer.ts).
  /\/pixi\.js\/lib\/rendering\/renderers\/(?:gl\/GlUboSystem|gpu\/GpuUboSystem|shared\/shader\/UboSystem)\.mjs$/u,
  /\/pixi\.js\/lib\/scene\/particle-container\/shared\/ParticleBuffer\.mjs$/u,
  /\/pixi\.js\/lib\/unsafe-eval\/(?:particle\/generateParticleUpdatePolyfill|ubo\/generateUboSyncPolyfill)\.mjs$/u,
];

/** Replacements for modules that the client never runs, by the end of their path. */
const INSTEAD: readonly (readonly [RegExp, string])[] = [
  // PixiJS: boards have colours as numbers; PixiJS itself uses three by their names.
  [/\/@pixi\/colord\/plugins\/names\.mjs$/u, 'export default undefined;'],
  [
    /\/@pixi\/colord\/index\.mjs$/u,
    `const NAMES = { black: [0, 0, 0, 1], white: [255, 255, 255, 1], transparent: [0, 0, 0, 0] };
     export const extend = () => undefined;
     export const colord = (name) => {
       const [r, g, b, a] = NAMES[name] ?? [];
       return { isValid: () => r !== undefined, rgba: { r, g, b, a } };
     };`,
  ],
  // PixiJS: textures are of texts and of one pixel, with a depth and a stencil for what is drawn to.
  [
    /\/gl\/texture\/utils\/mapFormatToGlFormat\.mjs$/u,
    `export const mapFormatToGlFormat = (gl) =>
       ({ rgba8unorm: gl.RGBA, bgra8unorm: gl.RGBA, 'depth24plus-stencil8': gl.DEPTH_STENCIL });`,
  ],
  [
    /\/gl\/texture\/utils\/mapFormatToGlInternalFormat\.mjs$/u,
    `export const mapFormatToGlInternalFormat = (gl) =>
       ({ rgba8unorm: gl.RGBA, bgra8unorm: gl.RGBA8 ?? gl.RGBA, 'depth24plus-stencil8': gl.DEPTH24_STENCIL8 });`,
  ],
  [
    /\/gl\/texture\/utils\/mapFormatToGlType\.mjs$/u,
    `export const mapFormatToGlType = (gl) => ({
       rgba8unorm: gl.UNSIGNED_BYTE,
       bgra8unorm: gl.UNSIGNED_BYTE,
       'depth24plus-stencil8': gl.UNSIGNED_INT_24_8,
     });`,
  ],
  // PixiJS: of these kinds of uniforms, `unsafe-eval` needs no code as text.
  [
    /\/shared\/shader\/utils\/uniformParsers\.mjs$/u,
    `const parser = (type, field) =>
       ({ type, test: ({ size, value }) => (type === 'mat3x3<f32>' || size === 1) && value[field] !== undefined });
     export const uniformParsers = [
       parser('mat3x3<f32>', 'a'),
       parser('vec4<f32>', 'width'),
       parser('vec2<f32>', 'x'),
       parser('vec4<f32>', 'red'),
       parser('vec3<f32>', 'red'),
     ];`,
  ],
  // PixiJS: texts have one colour; patterns and gradients would need half of the canvas renderer.
  [
    /\/scene\/text\/canvas\/utils\/getCanvasFillStyle\.mjs$/u,
    `import { Color } from '../../../../color/Color.mjs';
     export const getCanvasFillStyle = ({ color, alpha }) =>
       Color.shared.setValue(color).setAlpha(alpha ?? 1).toHexa();`,
  ],
  // PixiJS: no texture is compressed.
  [
    /\/uploaders\/glUploadCompressedTextureResource\.mjs$/u,
    "export const glUploadCompressedTextureResource = { id: 'compressed', upload() {} };",
  ],
  // Zod's English messages; what people read is in our own words.
  [/\/zod\/v4\/locales\/en\.js$/u, 'export default () => ({});'],
  // PixiJS loads the first two when a renderer starts without `skipExtensionImports` (stage/app.ts); the
  // others are for sprite sheets, masks and image files, which no board has.
  [/\/(?:browserAll|webworkerAll|spritesheet\/init|lib\/rendering\/init)\.mjs$/u, 'export {};'],
  // WebGPU programs are created beside those for WebGL, and never run.
  [/\/gpu\/shader\/GpuProgram\.mjs$/u, 'export class GpuProgram { static from() {} }'],
];

/** Classes whose bodies the client does without, in files that hold many, and what is left of each. */
const CLASSES: readonly (readonly [RegExp, Readonly<Record<string, string>>])[] = [
  // Colyseus: only the server encodes and tracks changes; no view has a set, a collection or a stream.
  [
    /\/@colyseus\/schema\/build\/index\.mjs$/u,
    {
      Encoder: '',
      // A decoder has a tree of its own for what it creates, which tracks nothing; the root gets one too.
      ChangeTree: 'constructor(ref) { return new UntrackedChangeTree(ref); }',
      CollectionSchema: '',
      SetSchema: '',
      StreamSchema: '',
    },
  ],
];

/** Methods of this class. */
const of = (owner: string, methods: string): readonly string[] =>
  methods.split(' ').map((method) => `${owner}.${method}`);

const SHAPES = 'arcTo arcToSvg bezierCurveTo roundPoly roundShape filletRect chamferRect';

/** Functions that the client never calls, in files that hold many. */
const FUNCTIONS: readonly (readonly [RegExp, readonly string[]])[] = [
  // Colyseus: only the server encodes, and changes what is encoded.
  [
    /\/@colyseus\/schema\/build\/index\.mjs$/u,
    [
      ...['encodeSchemaOperation', 'encodeMapEntry', 'encodeIndexedEntry', 'encodeKeyValueOperation'],
      ...['encodeArray', 'resolveQuantize', 'deprecated', 'view'],
      ...of('Reflection', 'encode makeEncodable'),
      ...of('Metadata', 'setTag setUnreliable setPatchOnly setFullStateOnly setStream setStreamPriority'),
      ...of('Schema', 'assignProps restore setDirty untracked clone discardAllChanges [$reset] reset'),
      ...of('MapSchema', 'set getOrInsert getOrInsertComputed delete [$reset]'),
      ...of('ArraySchema', 'pop concat join reverse shift slice sort splice unshift fill copyWithin'),
      ...of('ArraySchema', 'indexOf lastIndexOf every some filter reduce reduceRight includes flatMap flat'),
      ...of('ArraySchema', 'findLast findLastIndex with toReversed toSorted toSpliced shuffle move'),
      ...of('ArraySchema', 'toString toLocaleString at map [$reset] [$onEncodeEnd]'),
    ],
  ],
  // Colyseus: a table is joined by its id, and its room has messages of its own for what is asked and answered.
  [
    /\/@colyseus\/sdk\/build\/Room\.mjs$/u,
    of('Room', 'request sendRequest cancelRequest sendUnreliable sendBytes input retryReconnection'),
  ],
  [
    /\/@colyseus\/sdk\/build\/Client\.mjs$/u,
    of('ColyseusSDK', 'joinOrCreate create join reconnect getLatency'),
  ],
  // PixiJS: shapes that no board has.
  [/\/graphics\/shared\/path\/ShapePath\.mjs$/u, of('ShapePath', SHAPES)],
  [
    /\/graphics\/shared\/path\/GraphicsPath\.mjs$/u,
    of('GraphicsPath', `${SHAPES} bezierCurveToShort quadraticCurveToShort`),
  ],
  [/\/graphics\/shared\/GraphicsContext\.mjs$/u, of('_GraphicsContext', `${SHAPES} texture cut svg`)],
  [
    /\/graphics\/shared\/Graphics\.mjs$/u,
    of(
      'Graphics',
      `${SHAPES} texture cut svg lineStyle beginFill endFill drawCircle drawEllipse drawPolygon drawRect drawRoundedRect drawStar`,
    ),
  ],
  // PixiJS: shaders for WebGPU.
  [/\/high-shader\/compileHighShaderToProgram\.mjs$/u, ['compileHighShaderGpuProgram']],
  [/\/high-shader\/shader-bits\/generateTextureBatchBit\.mjs$/u, ['generateTextureBatchBit']],
];

/** The file without the bodies of these classes; throws where one is not found as expected. */
function withoutClasses(code: string, id: string, classes: Readonly<Record<string, string>>): string {
  return Object.entries(classes).reduce((rest, [name, left]) => {
    const body = new RegExp(`^class ${name} \\{\\n[^]*?^\\}$`, 'mu');
    if (!body.test(rest)) throw new Error(`${id} has no class ${name} to leave out.`);
    return rest.replace(body, `class ${name} {${left}}`);
  }, code);
}

/**
 * Files of the rules that only the server runs: bots play and act for people who are away, and secrets
 * are redealt, on the server. Each may export this and types, since all of it is left out.
 */
const OF_RULES: Readonly<Record<string, RegExp>> = {
  'bots/index': /^bots$/u,
  away: /^fallback$/u,
  redeal: /^redeal$/u,
};
const RULES_FILE = /\/shared\/src\/games\/[^/]+\/(bots\/index|away|redeal)\.ts$/u;

/** Throws when such a file exports something that the client would need. */
function refuseMore(code: string, id: string): void {
  const file = RULES_FILE.exec(id)?.[1];
  if (file === undefined) return;
  const odd = code
    .split('\n')
    .filter((line) => /^export (?!type\b|interface\b)/u.test(line))
    .find((line) => !OF_RULES[file]?.test(/^export (?:const|class|function) (\w+)/u.exec(line)?.[1] ?? ''));
  if (odd === undefined) return;
  throw new Error(
    `${id} has "${odd}". The client leaves this file out, so it may export no other value than ${String(OF_RULES[file])}: move the rest to another file.`,
  );
}

const EXPORTED = /^export (?:const|class|function) (\w+)|^export \{([^}]*)\}/gmu;

/** The names that a module exports: one by one in our files, in lists in a built package. */
function namesIn(code: string): readonly string[] {
  return [...code.matchAll(EXPORTED)].flatMap(([, name, list = '']) =>
    name === undefined ? list.split(',').map((one) => one.trim().replace(/^.* as /u, '')) : [name],
  );
}

/** Leaves modules out of the client build that it never runs. */
export function leaveOut(): Plugin {
  return {
    name: 'leave-out',
    enforce: 'pre',
    transform(code, id) {
      const instead = INSTEAD.find(([path]) => path.test(id))?.[1];
      if (instead !== undefined) return { code: instead, map: null };
      const classes = CLASSES.find(([path]) => path.test(id))?.[1] ?? {};
      const functions = FUNCTIONS.find(([path]) => path.test(id))?.[1];
      if (functions) return { code: emptied(withoutClasses(code, id, classes), id, functions), map: null };
      if (![RULES_FILE, ...HOLLOW].some((path) => path.test(id))) return undefined;
      refuseMore(code, id);
      const names = namesIn(code).map((name) => `nothing as ${name}`);
      return { code: `function nothing() {}\nexport { ${names.join(', ')} };`, map: null };
    },
  };
}
