import type { Table } from '../model/Table';

/** Tells the operator that a bot failed; `position`: where. */
export function tellOfFailure(
  { core, services }: Pick<Table, 'core' | 'services'>,
  error: unknown,
  position: Readonly<Record<string, unknown>> & { readonly bot: string },
): void {
  const { id: table, game, rulesVersion } = core;
  services.metrics.botFailures.inc({ game, level: position.bot });
  const failure = { code: 'botFailed', err: error, table, game, rulesVersion, ...position };
  services.refusals.note('', 'error', failure, 'a bot failed: the fallback acts for it');
}
