import type { Request, Response } from 'express';
import type { Lobby } from './Lobby';

const PAUSE_MS = 500;
const HEARTBEAT_MS = 25_000;

/** Server-Sent Events: the list of tables at once and after each change, at most twice a second. */
export function tableStream(lobby: Lobby) {
  const streams = new Set<Response>();
  let due: NodeJS.Timeout | undefined;
  let heartbeat: NodeJS.Timeout | undefined;
  const message = (): string => `event: tables\ndata: ${JSON.stringify({ tables: lobby.list() })}\n\n`;
  const toAll = (text: string): void => {
    for (const stream of streams) stream.write(text);
  };
  const stop = lobby.onChange(() => {
    if (streams.size === 0) return;
    due ??= setTimeout(() => {
      due = undefined;
      toAll(message());
    }, PAUSE_MS).unref();
  });

  return {
    open(request: Request, response: Response): void {
      response.writeHead(200, {
        'Content-Type': 'text/event-stream',
        'Cache-Control': 'no-store',
        'X-Accel-Buffering': 'no',
      });
      response.write(message());
      streams.add(response);
      heartbeat ??= setInterval(() => toAll(': still here\n\n'), HEARTBEAT_MS).unref();
      request.on('close', () => streams.delete(response));
    },
    close(): void {
      stop();
      clearTimeout(due);
      clearInterval(heartbeat);
      for (const stream of streams) stream.end();
    },
  };
}
