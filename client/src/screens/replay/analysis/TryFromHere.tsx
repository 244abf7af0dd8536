import { useSignal } from '@preact/signals';
import { levelsOf, type BotLevel } from '@gearhall/shared/core/bots/bot';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import { go, sandboxPath } from '../../../app/routing/router';
import { gameToTry } from '../../../local/fromReplay';
import { LevelSelect } from '../../../ui/controls/LevelSelect';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { Icon } from '../../../ui/display/Icon';
import { TRY } from '../../../ui/words/pages/analysis';
import { bringGame } from '../../local/brought';
import { useTheatre } from '../playback/theatre';
import type { Study } from './Study';

/** The position that is shown, as a game against bots. */
export function TryFromHere({ study }: { readonly study: Study }) {
  const { playback } = useTheatre();
  const isOpen = useSignal(false);
  const isOver = playback.step.value >= playback.length;
  return (
    <section class="try" aria-label={TRY.open}>
      <button
        type="button"
        class="button"
        aria-haspopup="dialog"
        aria-disabled={isOver}
        onClick={() => {
          if (!isOver) isOpen.value = true;
        }}
      >
        <Icon name="branch" size={18} /> {TRY.open}
      </button>
      {isOver && <p class="hint">{TRY.over}</p>}
      {isOpen.value && <TryDialog study={study} onClose={() => (isOpen.value = false)} />}
    </section>
  );
}

interface TryDialogProps {
  readonly study: Study;
  readonly onClose: () => void;
}

function TryDialog({ study, onClose }: TryDialogProps) {
  const { playback, game, names, levels } = useTheatre();
  const step = playback.step.peek();
  const seat = useSignal<Seat>(study.source.game.entries[step]?.seat ?? 0);
  const level = useSignal<BotLevel>(levels.find((one) => one !== undefined) ?? 'hard');
  const hasSecrets = game.rules.about.secrets.length > 0;
  const begin = () => {
    bringGame(gameToTry(study.source.until(step), seat.value, level.value));
    go(sandboxPath());
  };
  return (
    <Dialog title={TRY.open} onClose={onClose}>
      <div class="try-form">
        <label>
          <span>{TRY.seat}</span>
          <select
            class="field"
            value={seat.value}
            onChange={(event) => (seat.value = Number(event.currentTarget.value))}
          >
            {names.map((name, at) => (
              <option key={at} value={at}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <LevelSelect
          label={TRY.level}
          levels={levelsOf(game.rules.about)}
          value={level.value}
          onChange={(chosen) => (level.value = chosen)}
        />
        <p class="hint">{hasSecrets ? TRY.fair(names[seat.value] ?? '') : TRY.free}</p>
        <button type="button" class="button primary" onClick={begin}>
          {TRY.begin}
        </button>
      </div>
    </Dialog>
  );
}
