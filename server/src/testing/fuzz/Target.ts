import { startHall, type HallProcess } from '../halls/hallProcess';
import { Sentinel } from './sentinel';

/** The memory limit of docker-compose.yml. */
const MOST_RSS = 1024 * 1024 * 1024;
const ERROR_LEVEL = 50;
const MUST_NOT_BE_SAID = /could not be handled|paused|at .*:\d+:\d+/u;
const GENEROUS = '1000000000';

/** The environments of the server: with limits that let every case through, or with those that strangers meet. */
const ENVIRONMENTS = {
  generous: {
    TABLES_PER_MINUTE: GENEROUS,
    JOINS_PER_MINUTE: GENEROUS,
    CALLS_PER_MINUTE: GENEROUS,
    MESSAGES_PER_SECOND: GENEROUS,
    MAX_TABLES: GENEROUS,
    CONNECTIONS_PER_ADDRESS: GENEROUS,
    SOCKETS_PER_ADDRESS: GENEROUS,
    STREAMS_PER_ADDRESS: GENEROUS,
  },
  strict: {
    TABLES_PER_MINUTE: '',
    JOINS_PER_MINUTE: '',
    CALLS_PER_MINUTE: '',
    MESSAGES_PER_SECOND: '',
    MAX_TABLES: '',
  },
} as const;
export type TargetKind = keyof typeof ENVIRONMENTS;

/** A real server process under attack, and the checks that must always hold. */
export class Target {
  peakRss = 0;
  private readonly faults: string[] = [];
  private sentinel: Sentinel | undefined;
  private isClosing = false;

  private constructor(
    readonly kind: TargetKind,
    readonly folder: string,
    private process: HallProcess | undefined,
  ) {}

  static async start(kind: TargetKind, folder: string): Promise<Target> {
    const target = new Target(kind, folder, undefined);
    target.process = await startHall(
      {
        ...ENVIRONMENTS[kind],
        GEARHALL_DATA: folder,
        GEARHALL_SYNC: 'normal',
        // Bots would only keep the server busy, and rooms without connections use memory.
        BOT_DELAY_MS: '1000000000',
        IDLE_AFTER: '2',
        NODE_NO_WARNINGS: '1',
      },
      {
        onLine: (line) => target.hear(line),
        onError: (text) => target.faults.push(`The server wrote to standard error: ${text.slice(0, 1000)}`),
        onExit: () => {
          if (!target.isClosing) target.faults.push('The server process ended.');
        },
      },
    );
    target.sentinel = await Sentinel.begin(target.address);
    return target;
  }

  get address(): string {
    return this.process?.address ?? '';
  }

  get port(): number {
    return Number(new URL(this.address).port);
  }

  /** A forbidden output or exit of the server; known at once, without asking it. */
  get fault(): string | undefined {
    return this.faults[0];
  }

  /** Throws the first thing that is wrong. */
  async check(): Promise<void> {
    this.assertQuiet();
    const health = await fetch(`${this.address}/health`);
    if (health.status !== 200) throw new Error(`The server is not well: ${await health.text()}`);
    await this.sentinel?.goOn();
    const rss = await this.rss();
    this.peakRss = Math.max(this.peakRss, rss);
    if (rss > MOST_RSS) throw new Error(`The server holds ${Math.round(rss / 1e6)} MB of memory.`);
    this.assertQuiet();
  }

  /** The last check, and an orderly shutdown. */
  async finish(): Promise<void> {
    await this.check();
    await this.sentinel?.finish();
    this.isClosing = true;
    const code = await this.process?.end('SIGTERM');
    if (code !== 0) throw new Error(`The server ended with ${String(code)}.`);
    this.assertQuiet();
  }

  async kill(): Promise<void> {
    this.isClosing = true;
    if (!this.faults.includes('The server process ended.')) await this.process?.end('SIGKILL');
  }

  /** Resident memory in bytes. */
  async rss(): Promise<number> {
    const figures = await (await fetch(`${this.address}/metrics`)).text();
    return Number(/^process_resident_memory_bytes (\S+)/mu.exec(figures)?.[1] ?? 0);
  }

  private hear(line: string): void {
    const { level = 0 } = JSON.parse(line) as { level?: number };
    if (level >= ERROR_LEVEL || MUST_NOT_BE_SAID.test(line)) {
      this.faults.push(`The server's log says: ${line.slice(0, 2000)}`);
    }
  }

  private assertQuiet(): void {
    if (this.fault !== undefined) throw new Error(this.fault);
  }
}
