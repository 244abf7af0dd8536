import { MOST_LACK } from '@gearhall/shared/games/kriegbot/content/edited/edited';
import { ListField } from '../../../../ui/controls/ListField';
import type { LawsProps } from './lawsProps';
import { PlaceField } from './PlaceField';
import { Tick } from './Tick';
import { EDITOR } from '../words/words';

/** How much power robots have, and where they get more. */
export function PowerForm({ made, onChange }: LawsProps) {
  return (
    <>
      <p class="hint">{EDITOR.powerHelp}</p>
      <ListField
        label={EDITOR.coresLack}
        value={made.coresLack}
        options={Array.from({ length: MOST_LACK + 1 }, (_, steps) => [steps, EDITOR.steps(steps)] as const)}
        onChange={(coresLack) => onChange({ coresLack })}
      />
      <PlaceField
        label={EDITOR.powersUpNear}
        made={made}
        place={made.powersUpNear}
        onChange={(powersUpNear) => onChange({ powersUpNear })}
      />
      <Tick
        label={EDITOR.freeOvercharge}
        on={made.freeOvercharge}
        onChange={(freeOvercharge) => onChange({ freeOvercharge })}
      />
    </>
  );
}
