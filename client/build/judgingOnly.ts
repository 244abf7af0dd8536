import type { Plugin } from 'vite';
import { isJudging, moduleFor, withoutCarryingOut } from './ruleModules.ts';

/**
 * Gives tables copies of the rules that only judge and list. What nothing but `apply` needs then falls away, while a
 * page that plays a game through by itself gets the whole rules.
 */
export function judgingOnly(): Plugin {
  return {
    name: 'gearhall:judging-only',
    enforce: 'pre',
    apply: 'build',
    async resolveId(source, importer, options) {
      if (importer === undefined) return undefined;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found) return undefined;
      const id = moduleFor(found.id, importer);
      return id === found.id ? found : { ...found, id, moduleSideEffects: false };
    },
    transform: (code, id) => (isJudging(id) ? { code: withoutCarryingOut(code, id), map: null } : undefined),
  };
}
