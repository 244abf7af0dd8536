import { layWire as layWireTo, type Wire as AnyWire } from '../../../server/src/testing/halls/cuttableWire';

/** A connection to the hall that can be cut and restored, like that of a train in a tunnel. */
export interface Wire extends Pick<AnyWire, 'cut' | 'silence' | 'mend' | 'close'> {
  readonly url: string;
}

export async function layWire(to: string): Promise<Wire> {
  const wire = await layWireTo(Number(new URL(to).port));
  return { ...wire, url: `http://127.0.0.1:${wire.port}` };
}
