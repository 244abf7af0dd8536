import { isRefusal } from '@gearhall/shared/core/ground/result';
import { seedFrom } from '@gearhall/shared/core/dice/dice';
import { Match } from '@gearhall/shared/core/match';
import { RULES } from '@gearhall/shared/games/rules';
import { generate } from 'json-merge-patch';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import { makeMetrics } from '../src/ground/logs/metrics';

/**
 * The practical limit: a bare `ws` server with the same tables in the same `Match`, which sends each viewer a JSON
 * merge patch and does nothing else: no seats, no limits, no store, no events.
 */
const game = RULES.metaltalon;
const SEATS = 2;

interface Document {
  readonly table: { readonly toAct: readonly number[]; readonly actions: number };
  readonly view: unknown;
}
interface Table {
  match: Match;
  document: Document;
  readonly sockets: Set<WebSocket>;
}

const tables = new Map<string, Table>();
const documentOf = (match: Match): Document => ({
  table: { toAct: match.toAct, actions: match.length },
  view: match.project('spectator'),
});

function tableOf(id: string): Table {
  const known = tables.get(id);
  if (known) return known;
  const { match } = Match.begin(game, { options: game.options.parse({}), seats: SEATS, seed: seedFrom(id) });
  const table = { match, document: documentOf(match), sockets: new Set<WebSocket>() };
  tables.set(id, table);
  return table;
}

function act(table: Table, seat: number, message: string): void {
  const action = table.match.parse((JSON.parse(message) as { action: unknown }).action);
  if (!action) return;
  const played = table.match.play(seat, action);
  if (isRefusal(played)) return;
  const next = documentOf(played.match);
  const patch = JSON.stringify({ patch: generate(table.document, next) });
  table.match = played.match;
  table.document = next;
  for (const socket of table.sockets) socket.send(patch);
}

const { registry } = makeMetrics({ games: [], maxTables: 0 });
const server = createServer((_request, response) => {
  void registry.metrics().then((text) => response.end(text));
});
new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (socket, request) => {
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const table = tableOf(searchParams.get('table') ?? '');
  const seat = Number(searchParams.get('seat'));
  table.sockets.add(socket);
  socket.on('close', () => table.sockets.delete(socket));
  socket.on('message', (data: Buffer) => act(table, seat, data.toString()));
  socket.send(JSON.stringify({ full: table.document }));
});
server.listen(0, '127.0.0.1', () => {
  console.log(JSON.stringify({ port: (server.address() as AddressInfo).port }));
});
process.on('SIGTERM', () => process.exit(0));
