import { anyGame } from '../../../core/game';
import { quickDice, seedFrom } from '../../../core/dice/dice';
import { anySeries, type SeriesViewer } from '../../../core/series/series';
import { seatsOf } from '../../../core/ground/seats';
import { botPlayer } from '../../../core/testing/playout';
import { playSeries } from '../../../core/testing/seriesPlay';
import { kriegbot } from '..';
import { options } from '../options';
import { campaign } from '.';
import type { Campaign } from './state';

const game = anyGame(kriegbot);
const series = anySeries(campaign);

test.each([2, 3, 5])(
  'a campaign of %i bots is played to its end; nobody sees what they may not know',
  (members) => {
    const seed = `campaign ${members}`;
    let last: Campaign | undefined;
    const plan = {
      ...{ game, series, terms: { type: 'campaign' }, options: options.parse({}), seed },
      players: seatsOf(members).map(() => botPlayer('easy')),
    };
    for (const { state } of playSeries(plan)) {
      const now = state as Campaign;
      expect(JSON.parse(JSON.stringify(now))).toEqual(now);
      for (const viewer of [...seatsOf(members), 'spectator'] satisfies SeriesViewer[]) {
        const other = campaign.deliberation!.redeal(now, viewer, quickDice(seedFrom(seed, String(viewer))));
        expect(campaign.project(other, viewer)).toEqual(campaign.project(now, viewer));
      }
      last = now;
    }
    expect(last?.end).toBeDefined();
  },
  300_000,
);
