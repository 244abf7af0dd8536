import type { Action, ActionOf } from '@gearhall/shared/games/kriegbot/actions';
import { isNo } from '@gearhall/shared/games/kriegbot/rules/interrupts/answers';
import { kriegbot } from '@gearhall/shared/games/kriegbot/index';
import { fight } from '@gearhall/shared/games/kriegbot/testing/scenes/fight';
import type { Given, GivenRobot } from '@gearhall/shared/games/kriegbot/testing/given';
import { threatOf } from './answerOdds';
import { changeInWords } from '../words/interrupts/answers';

type Answer = ActionOf<'answer'>;
const isAnswer = (action: Action): action is Answer => action.type === 'answer';

/** A missile or a beam fired at a robot that has a defense against it. */
const attackOn = (
  arms: 'towMissile' | 'freeElectronLaser',
  target: Partial<GivenRobot>,
  more: Partial<Given> = {},
) =>
  fight(
    {
      green1: { at: 'A10', slots: { primary: arms } },
      yellow1: { at: 'A5', ...target },
    },
    more,
  ).attack('green1', arms, 'yellow1');

const PLACES = {
  chaff: attackOn('towMissile', { slots: { zero: 'chaff' } }),
  'point defense and smoke': attackOn('towMissile', {
    slots: { primary: 'gatlingGun', zero: 'smokeGenerator' },
  }),
  'a silvered skin': attackOn('freeElectronLaser', { skin: 'silvered' }),
  'an active camouflage': attackOn(
    'towMissile',
    { skin: 'activeCamouflage', powerCore: { card: 'fuelCell' } },
    { options: { expansion: 'full' } },
  ),
};

test.each(Object.entries(PLACES))('what is told of %s is what is rolled', (_name, place) => {
  const view = place.view(1);
  const answers = kriegbot.legal(view, 1).filter(isAnswer);
  expect(answers.length).toBeGreaterThan(1);
  for (const answer of answers) {
    const { dice = 0, silhouette } = threatOf(view, answer) ?? {};
    const rolls = Array.from({ length: dice }, () => 0);
    const [rolled] = place.answer('yellow1', { cards: [...answer.cards] }, { rolls }).emitted('rolled');
    expect(rolled).toMatchObject({ thrown: dice, silhouette });
    expect(changeInWords(view, answer)).toMatch(isNo(answer) ? /^$/u : /^\d+ % to hit instead of \d+ %$/u);
  }
});

test('without an attack there are no odds', () => {
  expect(threatOf(fight({ green1: { at: 'A10' } }).view(0))).toBeUndefined();
});
