import { after, instant, later, rest, together, trailing } from '../motions/animation';
import { blockingTime } from './blockingTime';

test('only what others wait for counts; what trails plays to its end as well', () => {
  const log: string[] = [];
  const smoke = { ...rest(900), end: () => void log.push('smoke') };
  const shot = together(rest(120), after(50, rest(100)), trailing(smoke));
  const blow = instant(() => void log.push('blow'));
  expect(blockingTime([shot, blow, later(() => rest(500), 60)])).toBe(210);
  expect(log).toEqual(['blow', 'smoke']);
});

test('how long it takes may be known only once it has begun', () => {
  let ms = 0;
  const glide = {
    begin: () => void (ms = 340),
    frame: () => undefined,
    get ms() {
      return ms;
    },
  };
  expect(blockingTime([glide, rest(60)])).toBe(400);
});
