import {
  BUILDER_IDS,
  BUILD_TIMES,
  EDITED_SIDES,
  MOST_APART,
  MOST_BUILDINGS,
  MOST_INLAND,
  type EditedBuildings,
} from '@gearhall/shared/games/kriegbot/content/edited/edited';
import { ListField } from '../../../../ui/controls/ListField';
import { TEAM_NAMES } from '../../words/field/names';
import type { LawsProps } from './lawsProps';
import { PlaceField } from './PlaceField';
import { Tick } from './Tick';
import { BUILDER_NAMES, BUILD_TIME_NAMES, EDITOR } from '../words/words';

/** What is chosen at first: a few, in turn, away from the border. */
const SOME: EditedBuildings = {
  by: 'inTurn',
  number: 4,
  when: 'beforeRobots',
  inland: 1,
  apart: 0,
  bunkers: false,
};

const numbers = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, step) => from + step);
const hexes = (most: number) => numbers(0, most).map((number) => [number, EDITOR.hexes(number)] as const);

/** Buildings that players place before the first turn. */
export function BuildingsForm({ made, onChange }: LawsProps) {
  const { buildings, ...rest } = made;
  const set = (next: EditedBuildings | undefined): void =>
    onChange({ ...rest, buildings: next } as LawsProps['made']);
  const change = (more: Partial<EditedBuildings>): void => set({ ...(buildings ?? SOME), ...more });
  return (
    <>
      <p class="hint">{EDITOR.buildingsHelp}</p>
      <Tick
        label={EDITOR.someBuildings}
        on={buildings !== undefined}
        onChange={(on) => set(on ? SOME : undefined)}
      />
      {buildings && (
        <>
          <ListField
            label={EDITOR.by}
            value={buildings.by}
            options={BUILDER_IDS.map((id) => [id, BUILDER_NAMES[id]] as const)}
            onChange={(by) => change({ by })}
          />
          {buildings.by !== 'robots' && <HowMany buildings={buildings} change={change} />}
          <ListField
            label={EDITOR.when}
            value={buildings.when}
            options={BUILD_TIMES.map((id) => [id, BUILD_TIME_NAMES[id]] as const)}
            onChange={(when) => change({ when })}
          />
          <PlaceField
            label={EDITOR.near}
            made={made}
            place={buildings.near}
            onChange={(near) => change({ near })}
          />
          <Distances buildings={buildings} change={change} />
          <Tick label={EDITOR.bunkers} on={buildings.bunkers} onChange={(bunkers) => change({ bunkers })} />
        </>
      )}
    </>
  );
}

interface PartProps {
  readonly buildings: EditedBuildings;
  readonly change: (more: Partial<EditedBuildings>) => void;
}

/** A number, or one for each robot of a side and some more. */
function HowMany({ buildings: { number }, change }: PartProps) {
  const isFixed = typeof number === 'number';
  const more = isFixed ? 0 : number.more;
  return (
    <>
      <ListField
        label={EDITOR.number}
        value={isFixed ? String(number) : number.robotsOf}
        options={[
          ...numbers(1, MOST_BUILDINGS).map((one) => [String(one), String(one)] as const),
          ...EDITED_SIDES.map((team) => [team, EDITOR.ofRobots(TEAM_NAMES[team])] as const),
        ]}
        onChange={(wanted) => {
          const robotsOf = EDITED_SIDES.find((team) => team === wanted);
          change({ number: robotsOf ? { robotsOf, more } : Number(wanted) });
        }}
      />
      {!isFixed && (
        <ListField
          label={EDITOR.moreThan}
          value={more}
          options={numbers(0, MOST_BUILDINGS).map((one) => [one, String(one)] as const)}
          onChange={(next) => change({ number: { ...number, more: next } })}
        />
      )}
    </>
  );
}

function Distances({ buildings, change }: PartProps) {
  return (
    <>
      <ListField
        label={EDITOR.inland}
        value={buildings.inland}
        options={hexes(MOST_INLAND)}
        onChange={(inland) => change({ inland })}
      />
      <ListField
        label={EDITOR.buildingsApart}
        value={buildings.apart}
        options={hexes(MOST_APART)}
        onChange={(apart) => change({ apart })}
      />
    </>
  );
}
