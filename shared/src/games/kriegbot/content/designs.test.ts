import { isPilot, isSkin } from './cards';
import { CHASSIS_IDS, slotsOf } from './chassis';
import { READY_MADE, STAND_INS } from './designs';

const all = CHASSIS_IDS.flatMap((chassis) => READY_MADE[chassis].map((design) => ({ chassis, ...design })));

test('three for each template, each with a name of its own', () => {
  for (const chassis of CHASSIS_IDS) expect(READY_MADE[chassis]).toHaveLength(3);
  expect(new Set(all.map(({ name }) => name)).size).toBe(18);
});

test.each(all)('$chassis, $name: whole, no card twice, at most one pilot', ({ chassis, slots, skin }) => {
  expect(Object.keys(slots).sort()).toEqual([...slotsOf(chassis)].sort());
  const cards = Object.values(slots);
  expect(new Set(cards).size).toBe(cards.length);
  expect(cards.filter(isPilot).length).toBeLessThanOrEqual(1);
  expect(isSkin(skin)).toBe(true);
});

test('an armed system lies in a pylon', () => {
  const PYLONS: Readonly<Record<string, readonly string[]>> = {
    rocketbot: ['four'],
    helibot: ['zero', 'four', 'inner'],
    hoverbot: ['four'],
    spiderbot: ['four'],
    robotank: ['four'],
    robocar: ['four', 'inner'],
  };
  const armed = ['recoillessRifle', 'targetingLaser', 'chemicalRockets', 'combatPilot'];
  for (const { chassis, slots } of all)
    for (const [slot, card] of Object.entries(slots))
      if (armed.includes(card)) expect(PYLONS[chassis]).toContain(slot);
});

test('no stand-in is a pilot, or named twice', () => {
  expect(STAND_INS.filter(isPilot)).toEqual([]);
  expect(new Set(STAND_INS).size).toBe(STAND_INS.length);
});
