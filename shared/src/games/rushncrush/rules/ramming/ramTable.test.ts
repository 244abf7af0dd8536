import type { Options } from '../../options';
import { ramResult, type FarSide } from './ramTable';

/** Source L143-L157; R6, R26. Y: the ramming car; T: its target; 3: the third party; >: displaced. */

const LETTERS = { own: 'Y', target: 'T', third: '3' } as const;

function drawn(style: Options['style'], far: FarSide): string {
  const cells = [1, 2, 3, 4, 5, 6, 7].map((score) => {
    const { hurt, displaces } = ramResult(style, far, score);
    const who = hurt.map((party) => LETTERS[party]).join('+') || '-';
    return displaces ? `${who}>` : who;
  });
  return [far, ...cells].join(' ');
}

test('R26 the table as the sheet prints it, 7 as 6', () => {
  expect(drawn('overdrive', 'clear')).toBe('clear Y Y - -> T> T> T>');
  expect(drawn('overdrive', 'blocked')).toBe('blocked Y Y - T T T+3 T+3');
});

test('R6 the Arcade table: 4 or more costs the target, anything less the ramming car', () => {
  expect(drawn('arcade', 'clear')).toBe('clear Y Y Y T> T> T> T>');
  expect(drawn('arcade', 'blocked')).toBe('blocked Y Y Y T T T T');
});
