import { marked } from 'marked';
import type { Plugin } from 'vite';

/** Lets `import help from './help.md'` give HTML: the text is ours, so it is trusted as it stands. */
export function markdown(): Plugin {
  return {
    name: 'gearhall:markdown',
    transform(source, id) {
      if (!id.endsWith('.md')) return undefined;
      const html = marked.parse(source, { async: false, gfm: true });
      return { code: `export default ${JSON.stringify(html)};`, map: null, moduleType: 'js' };
    },
  };
}
