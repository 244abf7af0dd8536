import { withTitle } from './orderWords';

test.each([
  ['Move', 'Move to e10', 'Move to e10'],
  ['Ship 2 at e9 (1 move)', 'Move to e10', 'Ship 2 at e9 (1 move): Move to e10'],
  ['Ship 2 at e9 (1 move)', 'Fire at ship 1', 'Ship 2 at e9 (1 move): Fire at ship 1'],
  ['Turn', 'End the turn', 'End the turn'],
  ['Turn', 'Face south', 'Turn: Face south'],
  ['Your build', 'Build Door Warden', 'Build Door Warden'],
  ['Respond', 'No', 'Respond: No'],
])('%s, %s', (title, label, words) => {
  expect(withTitle(title, label)).toBe(words);
});
