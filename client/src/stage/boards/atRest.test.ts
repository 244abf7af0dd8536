import { AtRest } from './atRest';

function resting() {
  const canvas = { dataset: {} as Record<string, string> };
  const atRest = new AtRest(canvas as unknown as HTMLCanvasElement);
  const told: boolean[] = [];
  atRest.onChange((isAtRest) => told.push(isAtRest));
  return { atRest, told, dataset: canvas.dataset };
}

test('a board is at rest while smoke trails; where things stand is told when nothing moves', () => {
  const { atRest, told, dataset } = resting();
  atRest.linger();
  atRest.linger();
  expect([told, Object.keys(dataset)]).toEqual([[true], ['lingers']]);
  atRest.settle({ places: [['a', { x: 1.2, y: 3 }]] });
  expect(told).toEqual([true]);
  expect(dataset).toEqual({ shot: '{"scale":1,"x":0,"y":0}', places: '{"a":[1,3]}' });
});

test('what stirs it is told once, and takes back what its canvas tells', () => {
  const { atRest, told, dataset } = resting();
  atRest.settle({ places: [], lit: ['a'] });
  atRest.unsettle();
  atRest.unsettle();
  atRest.linger();
  atRest.unsettle();
  expect(told).toEqual([true, false, true, false]);
  expect([dataset['shot'], dataset['places'], dataset['lingers']]).toEqual([undefined, undefined, undefined]);
});
