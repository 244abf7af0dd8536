import { Fold } from '../../../../ui/controls/Fold';
import { BuildingsForm } from './BuildingsForm';
import { CardsForm } from './CardsForm';
import type { LawsProps } from './lawsProps';
import { PowerForm } from './PowerForm';
import { Tick } from './Tick';
import { EDITOR } from '../words/words';

/** What holds for both sides and is seldom needed, folded away. */
export function LawsForm({ made, onChange }: LawsProps) {
  return (
    <fieldset class="kb-edit-box" id="kb-edit-laws">
      <legend>{EDITOR.laws}</legend>
      <p class="hint">{EDITOR.lawsHelp}</p>
      <Fold summary={EDITOR.buildings}>
        <BuildingsForm made={made} onChange={onChange} />
      </Fold>
      <Fold summary={EDITOR.cards}>
        <CardsForm made={made} onChange={onChange} />
      </Fold>
      <Fold summary={EDITOR.power}>
        <PowerForm made={made} onChange={onChange} />
      </Fold>
      <Fold summary={EDITOR.mole}>
        <p class="hint">{EDITOR.moleHelp}</p>
        <Tick label={EDITOR.hasMole} on={made.hasMole} onChange={(hasMole) => onChange({ hasMole })} />
      </Fold>
    </fieldset>
  );
}
