import type { Action } from '@gearhall/shared/games/metalheads/actions';
import type { Event } from '@gearhall/shared/games/metalheads/events';
import { project } from '@gearhall/shared/games/metalheads/project';
import { given, type Given } from '@gearhall/shared/games/metalheads/testing/given';
import { legal } from '@gearhall/shared/games/metalheads/turn';
import type { View } from '@gearhall/shared/games/metalheads/view';
import { controllerAt } from '../../testing/contexts';
import { playedGame, type Moment } from '../testing/games';
import { TableController } from './controller';
import { pathOf } from './paths';

const NAMES = ['Ada', 'Boris', 'Cleo', 'Dora', 'Emil'];

const at = (moment: Moment) =>
  controllerAt<View, Action, Event, TableController>(TableController, moment, NAMES);

function atGiven(situation: Given, seat = 0) {
  const view = project(given(situation).state, seat);
  return at({ view, seat, legal: legal(view, seat), events: [] });
}

const moments = [1, 2, 3].flatMap((seats) => [
  ...playedGame({ seats, seed: `taps ${seats}`, most: 150, options: { nations: 'chosen' } }),
]);

test('every action with things on the table is sent by tapping them, or a likelier one with the same things', () => {
  const tapped = new Set<string>();
  for (const moment of moments.filter((_, index) => index % 4 === 0)) {
    for (const action of moment.legal) {
      const path = pathOf(moment.view, action);
      if (path.length === 0) continue;
      const { controller, sent } = at(moment);
      for (const thing of path) controller.tap(thing);
      expect(sent.length).toBe(1);
      expect(sent[0]?.isLegal).toBe(true);
      expect(sent.map((one) => pathOf(moment.view, one.action))).toEqual([path]);
      tapped.add(action.type);
    }
  }
  expect([...tapped]).toEqual(
    expect.arrayContaining(['take', 'draw', 'construct', 'pay', 'activate', 'spend']),
  );
});

test('whatever is chosen, the view may jump to any moment, and only legal actions are sent', () => {
  const few = moments.filter((_, index) => index % 29 === 0);
  for (const from of few)
    for (const to of few) {
      const { controller, moment, sent, said } = at(from);
      for (const action of from.legal.slice(0, 6)) controller.tap(pathOf(from.view, action)[0]);
      const before = sent.length;
      moment.value = to;
      controller.refresh();
      for (const action of to.legal.slice(0, 6)) {
        controller.tap(pathOf(to.view, action)[0]);
        controller.choices().markOf('deck');
      }
      expect(sent.slice(before).filter(({ isLegal }) => !isLegal)).toEqual([]);
      expect(said.join()).not.toMatch(/undefined|NaN/u);
    }
});

const BUILDING: Given = {
  players: [{ hand: ['skimmer', 'quadGamma'], constructions: [{ robot: 'colossus' }] }, {}],
  row: ['tideWall', '', '', '', 'mimic'],
  energy: 1,
};

test('a card is dragged onto what it pays for', () => {
  const { controller, sent } = atGiven(BUILDING);
  expect(controller.grab('skimmer')).toBe(true);
  controller.drop('skimmer', 'colossus');
  expect(sent.map(({ action }) => action)).toEqual([{ type: 'pay', robot: 'colossus', with: 'skimmer' }]);
});

test('a card of the row is dragged into the hand; dropped elsewhere it stays', () => {
  const { controller, sent } = atGiven({ ...BUILDING, energy: 5 });
  expect(controller.grab('tideWall')).toBe(true);
  controller.drop('tideWall', 'colossus');
  controller.drop('tideWall', undefined);
  expect(sent).toEqual([]);
  controller.grab('tideWall');
  controller.drop('tideWall', 'hand');
  expect(sent.map(({ action }) => action)).toEqual([{ type: 'take', spot: 1 }]);
});

test('what leads nowhere cannot be dragged', () => {
  const { controller } = atGiven(BUILDING);
  expect(controller.grab('monster')).toBe(false);
  expect(controller.grab('colossus')).toBe(false);
});

test('a chosen card says what it would pay, and what would be lost', () => {
  const { controller } = atGiven(BUILDING);
  expect(controller.choices().previewOf('colossus')).toBeUndefined();
  controller.tap('skimmer');
  expect(controller.choices().markOf('skimmer')).toBe('chosen');
  expect(controller.choices().markOf('colossus')).toBe('can');
  expect(controller.choices().previewOf('colossus')).toMatch(/^pays \d(\nwastes \d)?$/u);
  controller.tap('skimmer');
  expect(controller.choices().markOf('skimmer')).toBe('can');
});

test('a tap on what cannot be had says why', () => {
  const { controller, sent, said } = atGiven({ ...BUILDING, energy: 0 });
  controller.tap('mimic');
  expect(sent).toEqual([]);
  expect(said.join()).toMatch(/Energy/u);
});

test('a spectator taps in vain', () => {
  const view = project(given(BUILDING).state, 'spectator');
  const { controller, sent } = at({ view, seat: undefined as unknown as number, legal: [], events: [] });
  for (const thing of ['tideWall', 'deck', 'colossus', 'seat:1', undefined]) controller.tap(thing);
  expect(sent).toEqual([]);
});
