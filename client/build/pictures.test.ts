import { missingPicture } from './pictures';

test('a game without a picture is named, with what to draw', () => {
  expect(missingPicture(['chess', 'go'], (file) => file === 'go.svg')).toBe(
    'No picture for the home page: client/public/faces/chess.svg (480 by 260).',
  );
  expect(missingPicture(['go'], () => true)).toBeUndefined();
});
