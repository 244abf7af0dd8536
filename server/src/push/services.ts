/** The push services of the browsers; a leading dot stands for all subdomains. */
const KNOWN = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  'web.push.apple.com',
];

/** Labels of letters, digits and hyphens; the last one begins with a letter, so it is not an IP address. */
const HOST_NAME = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])?$/u;

/**
 * The URL, if every parser reads it the same way: written exactly as WHATWG serializes it, with HTTPS, a plain host
 * name, no credentials and no fragment.
 */
export function canonicalAddress(endpoint: string): URL | undefined {
  const url = URL.parse(endpoint);
  if (url?.protocol !== 'https:' || url.href !== endpoint) return undefined;
  if (url.username !== '' || url.password !== '' || endpoint.includes('#')) return undefined;
  return HOST_NAME.test(url.hostname) ? url : undefined;
}

/**
 * Only known services are called: a client that could name any URL could make the hall send requests to machines that
 * the client cannot reach itself. `more`: hosts, with a port if it is not 443.
 */
export function isPushService(endpoint: string, more: readonly string[] = []): boolean {
  const url = canonicalAddress(endpoint);
  return (
    url !== undefined &&
    [...KNOWN, ...more].some((host) => (host.startsWith('.') ? url.host.endsWith(host) : url.host === host))
  );
}
