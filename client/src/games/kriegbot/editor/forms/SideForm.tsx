import { useId } from 'preact/hooks';
import { CHASSIS_IDS } from '@gearhall/shared/games/kriegbot/content/chassis';
import {
  BONUS_MEDIA,
  EDITED_EXITS,
  ENTRY_IDS,
  HACK_CARDS,
  MOST_APART,
  MOST_AWAY,
  SIDE_MARKS,
  TENT_START_IDS,
  type EditedSide,
  type EditedSideId,
} from '@gearhall/shared/games/kriegbot/content/edited/edited';
import { Fold } from '../../../../ui/controls/Fold';
import { ListField } from '../../../../ui/controls/ListField';
import { chassisName, fullCardName, TEAM_NAMES } from '../../words/field/names';
import { Tick } from './Tick';
import {
  BOMBARDMENT_NAMES,
  EDITOR,
  ENTRY_NAMES,
  EXIT_NAMES,
  MEDIUM_NAMES,
  TENT_START_NAMES,
} from '../words/words';

interface SideFormProps {
  readonly team: EditedSideId;
  readonly side: EditedSide;
  /** It has infantry at some size, or needs some. */
  readonly withInfantry: boolean;
  readonly onChange: (side: EditedSide) => void;
}

/** What a side brings, and what it may do. */
export function SideForm({ team, side, withInfantry, onChange }: SideFormProps) {
  const change = (more: Partial<EditedSide>): void => onChange({ ...side, ...more });
  return (
    <fieldset class="kb-edit-box" id={`kb-edit-${team}`}>
      <legend>
        <i class={`kb-team ${team}`} aria-hidden="true" /> {TEAM_NAMES[team]}
      </legend>
      <Places side={side} change={change} />
      <Templates side={side} change={change} />
      <Pilots side={side} change={change} />
      {withInfantry && <Tents side={side} change={change} />}
      <Fold summary={EDITOR.special}>
        <Special side={side} change={change} />
      </Fold>
    </fieldset>
  );
}

interface PartProps {
  readonly side: EditedSide;
  readonly change: (more: Partial<EditedSide>) => void;
}

const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, number) => number);

function Places({ side, change }: PartProps) {
  return (
    <>
      <ListField
        label={EDITOR.entry}
        value={side.entry}
        options={ENTRY_IDS.map((id) => [id, ENTRY_NAMES[id]] as const)}
        onChange={(entry) => change({ entry })}
      />
      {side.entry === 'drop' && (
        <ListField
          label={EDITOR.apart}
          value={side.apart}
          options={upTo(MOST_APART).map((number) => [number, EDITOR.hexes(number)] as const)}
          onChange={(apart) => change({ apart })}
        />
      )}
      <ListField
        label={EDITOR.exit}
        value={side.exit}
        options={EDITED_EXITS.map((id) => [id, EXIT_NAMES[id]] as const)}
        onChange={(exit) => change({ exit })}
      />
    </>
  );
}

function Templates({ side: { chassis }, change }: PartProps) {
  const toggled = (id: (typeof CHASSIS_IDS)[number]): void =>
    change({ chassis: CHASSIS_IDS.filter((one) => (one === id) !== chassis.includes(one)) });
  return (
    <>
      <ListField
        label={EDITOR.chassis}
        value={chassis.length === 0 ? 'dealt' : 'chosen'}
        options={[
          ['dealt', EDITOR.dealt],
          ['chosen', EDITOR.chosen],
        ]}
        onChange={(way) => change({ chassis: way === 'dealt' ? [] : [...CHASSIS_IDS] })}
      />
      {chassis.length > 0 && (
        <div class="kb-ticks" role="group" aria-label={EDITOR.chosen}>
          {CHASSIS_IDS.map((id) => (
            <Tick key={id} label={chassisName(id)} on={chassis.includes(id)} onChange={() => toggled(id)} />
          ))}
        </div>
      )}
    </>
  );
}

const MOST_PILOTS = 3;

function Pilots({ side: { pilots }, change }: PartProps) {
  const { min, max } = pilots === 'all' ? { min: 0, max: MOST_PILOTS } : pilots;
  const numbers = upTo(MOST_PILOTS).map((number) => [number, String(number)] as const);
  return (
    <div class="kb-edit-row">
      <Tick
        label={EDITOR.allPilots}
        on={pilots === 'all'}
        onChange={(isAll) => change({ pilots: isAll ? 'all' : { min: 0, max: MOST_PILOTS } })}
      />
      {pilots !== 'all' && (
        <>
          <ListField
            label={EDITOR.pilots}
            value={min}
            options={numbers}
            onChange={(next) => change({ pilots: { min: next, max } })}
          />
          <ListField
            label={EDITOR.to}
            value={max}
            options={numbers}
            onChange={(next) => change({ pilots: { min, max: next } })}
          />
        </>
      )}
    </div>
  );
}

const [MOST_RELIEF, MOST_BONUS] = [3, 2];

function Special({ side, change }: PartProps) {
  const { bonus } = side;
  return (
    <>
      <p class="hint">{EDITOR.specialHelp}</p>
      <div class="kb-ticks">
        {SIDE_MARKS.map((key) => (
          <Tick key={key} label={EDITOR[key]} on={side[key]} onChange={(on) => change({ [key]: on })} />
        ))}
      </div>
      <Arms side={side} change={change} />
      <ListField
        label={EDITOR.relief}
        value={side.ramRelief}
        options={upTo(MOST_RELIEF).map((number) => [number, String(number)] as const)}
        onChange={(ramRelief) => change({ ramRelief })}
      />
      <ListField
        label={EDITOR.bonus}
        value={bonus.dice}
        options={upTo(MOST_BONUS).map((dice) => [dice, dice === 0 ? EDITOR.none : String(dice)] as const)}
        onChange={(dice) => change({ bonus: { ...bonus, dice } })}
      />
      {bonus.dice > 0 && <BonusFor side={side} change={change} />}
    </>
  );
}

/** What it strikes with from above, and hacks with. */
function Arms({ side, change }: PartProps) {
  return (
    <>
      <ListField
        label={EDITOR.bombards}
        title={EDITOR.bombardsHelp}
        value={String(side.bombards)}
        options={BOMBARDMENT_NAMES.map(([how, name]) => [String(how), name] as const)}
        onChange={(wanted) =>
          change({ bombards: BOMBARDMENT_NAMES.find(([how]) => String(how) === wanted)?.[0] ?? false })
        }
      />
      <ListField
        label={EDITOR.hacks}
        title={EDITOR.hacksHelp}
        value={side.hacksWith}
        options={(['', ...HACK_CARDS] as const).map(
          (card) => [card, card === '' ? EDITOR.none : fullCardName(card)] as const,
        )}
        onChange={(hacksWith) => change({ hacksWith })}
      />
    </>
  );
}

/** Where its infantry begins. */
function Tents({ side, change }: PartProps) {
  return (
    <>
      <ListField
        label={EDITOR.tentsBegin}
        title={EDITOR.tentsBeginHelp}
        value={side.tentsBegin}
        options={TENT_START_IDS.map((id) => [id, TENT_START_NAMES[id]] as const)}
        onChange={(tentsBegin) => change({ tentsBegin })}
      />
      {side.tentsBegin === 'behind' && (
        <ListField
          label={EDITOR.tentsWithin}
          value={side.tentsWithin}
          options={upTo(MOST_AWAY)
            .slice(1)
            .map((number) => [number, EDITOR.hexes(number)] as const)}
          onChange={(tentsWithin) => change({ tentsWithin })}
        />
      )}
    </>
  );
}

function BonusFor({ side: { bonus }, change }: PartProps) {
  const id = useId();
  return (
    <div class="kb-ticks" role="group" aria-labelledby={id}>
      <span id={id}>{EDITOR.bonusFor}</span>
      {BONUS_MEDIA.map((medium) => (
        <Tick
          key={medium}
          label={MEDIUM_NAMES[medium]}
          on={bonus.media.includes(medium)}
          onChange={(on) =>
            change({
              bonus: {
                ...bonus,
                media: BONUS_MEDIA.filter((one) => (one === medium ? on : bonus.media.includes(one))),
              },
            })
          }
        />
      ))}
      <Tick
        label={EDITOR.bonusFire}
        on={bonus.fire}
        onChange={(fire) => change({ bonus: { ...bonus, fire } })}
      />
    </div>
  );
}
