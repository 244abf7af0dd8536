/** The push services of the browsers; a dot at the beginning stands for all hosts below. */
const KNOWN = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  'web.push.apple.com',
];

/**
 * Only known services are called: whoever could name any address would have the hall knock at doors
 * that they cannot reach themselves.
 */
export function isPushService(endpoint: string, more: readonly string[] = []): boolean {
  const url = URL.parse(endpoint);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  return [...KNOWN, ...more].some((host) =>
    host.startsWith('.') ? url.host.endsWith(host) : url.host === host,
  );
}
