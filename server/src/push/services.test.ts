import { isPushService } from './services';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://eu.push.services.mozilla.com/x',
  'https://db5p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
  'https://push.example.org:8443/abc',
])('%s is called', (endpoint) => {
  expect(isPushService(endpoint, ['push.example.org:8443'])).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.example.org/',
  'https://evilfcm.googleapis.com/',
  'https://notify.windows.com/',
  'https://evil-notify.windows.com/',
  'https://fcm.googleapis.com@127.0.0.1/',
  'https://user:word@fcm.googleapis.com/',
  'https://fcm.googleapis.com:8443/',
  'https://127.0.0.1/',
  'https://localhost:2567/metrics',
  'https://push.example.org/abc',
  'file:///etc/passwd',
  'no address',
])('%s is not', (endpoint) => {
  expect(isPushService(endpoint, ['push.example.org:8443'])).toBe(false);
});
