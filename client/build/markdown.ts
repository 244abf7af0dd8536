import { marked } from 'marked';
import type { Plugin } from 'vite';

/**
 * Lets `import loadHelp from './help.md'` give the way to load its HTML, which is a file of its own
 * in the built client: nobody waits for a text that they do not open. The text is ours, so it is
 * trusted as it stands.
 */
export function markdown(): Plugin {
  let isBuild = false;
  return {
    name: 'gearhall:markdown',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    transform(source, id) {
      if (!id.endsWith('.md')) return undefined;
      const html = marked.parse(source, { async: false, gfm: true });
      return {
        code: isBuild ? fetching(this.emitFile(textFile(html))) : inline(html),
        map: null,
        moduleType: 'js',
      };
    },
  };
}

const textFile = (source: string) => ({ type: 'asset', name: 'help.txt', source }) as const;

const fetching = (file: string): string => `export default async () => {
  const answer = await fetch(import.meta.ROLLUP_FILE_URL_${file});
  if (!answer.ok) throw new Error('The help was not found.');
  return answer.text();
};`;

const inline = (html: string): string => `export default async () => ${JSON.stringify(html)};`;
