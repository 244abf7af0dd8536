import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { builtServer } from './builtServer';

export interface ToolEnd {
  readonly code: number;
  /** All that it has written to its standard error output. */
  readonly errors: string;
  /** The lines of its standard output. */
  readonly lines: readonly string[];
}

/** Runs a tool of `src/tools/` as a process of its own, to its end. */
export async function runTool(
  tool: string,
  environment: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<ToolEnd> {
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, ...environment };
  const child = spawn(process.execPath, [builtServer(`${tool}.js`), ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, errors, lines: output.trim().split('\n') };
}
