import { fileURLToPath } from 'node:url';
import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { markdown } from './build/markdown.ts';
import { judgingOnly } from './build/judgingOnly.ts';
import { leaveOut } from './build/leaveOut.ts';
import { pictures } from './build/pictures.ts';
import { precache } from './build/precache.ts';
import { precompress } from './build/precompress.ts';

/** Where `npm run dev` finds the game server. */
const server = process.env['GEARHALL_SERVER'] ?? 'http://localhost:2567';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    leaveOut(),
    judgingOnly(),
    markdown(),
    pictures(),
    preact({ devToolsEnabled: false, prefreshEnabled: false }),
    precache(),
    precompress(),
  ],
  // The SDK's own MessagePack is three times as large.
  resolve: { alias: { msgpackr: fileURLToPath(new URL('build/messagePack.ts', import.meta.url)) } },
  build: {
    target: 'es2022',
    manifest: true,
    // The content security policy allows no data: address and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    // Small modules that several games share: together they compress better than one by one.
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // The whole rules, for a page that plays a game through by itself; tables get copies (build/judgingOnly.ts).
            {
              name: 'kriegPlay',
              test: /\/shared\/src\/games\/kriegbot\/(?:rules\/[^?]*$|secrets\/|(?:abandoned|absence|away|index|judging|project|redeal|turn)\.ts$)/u,
            },
            // What a bomb or a nuke would reach, for tables at which one may be used.
            {
              name: 'kriegBlast',
              test: /\/kriegbot\/(?:rules\/blastFates\.ts\?judging|blast\/)/u,
            },
            {
              name: 'krieg',
              test: /\/shared\/src\/games\/kriegbot\/(?:.*\?judging|(?:actions|events|refusals|robotState|state|tableRules|view)\.ts$)/u,
            },
            // Of Kriegbot's client, what every table needs, in the page and on the board; the rest is in chunks of its parts.
            {
              name: 'kriegTable',
              test: /\/client\/src\/games\/kriegbot\/(?:words\/(?!board|expansion|unit(?:Events|Orders)|points)\w+|parts\/(?:own|loading|needed)|(?:answerOdds|blasts|leftover|looks|moveOptions|ranking|remoteShots|shots)|tools\/(?:starts|unit)|views\/bodies|(?:art|sheet)\/\w+|dashboard\/(?!Units)\w+|orders\/(?!BailOut|Fire)\w+|desk\/(?:draft|useDrafts))\.tsx?$/u,
            },
            {
              name: 'kriegBoard',
              test: /\/client\/src\/games\/kriegbot\/(?:words\/board|BoardController|BoardSprites|Rack|choices|crowd|effects|facts|framing|highlights|hit|layout|picture|prospects|effects\/(?:blows|context|telling)|tools\/(?!starts|unit)\w+|views\/(?!bodies)\w+)\.tsx?$/u,
            },
            { name: 'core', test: /\/shared\/src\/core\/(?:equality|game|hex|result|seats)\.ts$/u },
            {
              name: 'ui',
              test: /\/client\/src\/ui\/(?:ConfirmButton|FactList|Glossed|SavedList|useMedia)\.tsx?$/u,
            },
            {
              name: 'kit',
              test: /\/client\/src\/stage\/(?:facingWheel|hexBoard|orderGroups|outline|reticle)\.ts$/u,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': server,
      '/matchmake': server,
      // Tables answer at /<process>/<room>.
      '^/[A-Za-z0-9_-]{9}/[A-Za-z0-9_-]+': { target: server.replace('http', 'ws'), ws: true },
    },
  },
});
