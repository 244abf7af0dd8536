import { messageOf } from './store/files/faults';

/** The sentence about the address that the server cannot listen on, by the system's error code. */
const SENTENCES: Readonly<Record<string, (place: string) => string>> = {
  EADDRINUSE: (place) => `Something else listens at ${place} already: stop it, or set PORT to another port.`,
  EADDRNOTAVAIL: (place) => `This machine has no address ${place}: set HOST to one that it has.`,
  EACCES: (place) => `This server may not listen at ${place}: set PORT to 1024 or more.`,
  ENOTFOUND: (place) => `This machine does not know the address ${place}: set HOST to one that it has.`,
};

interface ListenError {
  readonly code?: string;
  readonly address?: string;
  readonly hostname?: string;
  readonly port?: number;
}

/** Why the server cannot start, as a sentence for the operator, without a stack. */
export function startFault(error: unknown): string {
  const { code = '', address, hostname, port } = error as ListenError;
  const place = [address ?? hostname, port].filter((part) => part !== undefined).join(':');
  return SENTENCES[code]?.(place) ?? messageOf(error);
}
