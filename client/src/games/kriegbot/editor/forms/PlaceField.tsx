import { MOST_AWAY, type Edited } from '@gearhall/shared/games/kriegbot/content/edited/edited';
import { MIDDLE, type HexId, type PrintedId } from '@gearhall/shared/games/kriegbot/content/map';
import { ListField } from '../../../../ui/controls/ListField';
import { capital, fixedName, FLAG } from '../../words/field/names';
import { EDITOR } from '../words/words';

type Place = NonNullable<Edited['powersUpNear']>;

interface PlaceFieldProps {
  readonly label: string;
  readonly made: Edited;
  readonly place: Place | undefined;
  readonly onChange: (place: Place | undefined) => void;
}

const FIRST_WITHIN = 3;
const FAR = Array.from({ length: MOST_AWAY }, (_, step) => step + 1);

/** A place on the map that can be named, and how far around it. */
export function PlaceField({ label, made, place, onChange }: PlaceFieldProps) {
  const { within = FIRST_WITHIN } = place ?? {};
  return (
    <>
      <ListField
        label={label}
        value={place?.at ?? ''}
        options={[['', EDITOR.anywhere], ...placesIn(made, place)]}
        onChange={(at) => onChange(at === '' ? undefined : { at, within })}
      />
      {place && (
        <ListField
          label={EDITOR.within}
          value={within}
          options={FAR.map((number) => [number, EDITOR.hexes(number)] as const)}
          onChange={(next) => onChange({ ...place, within: next })}
        />
      )}
    </>
  );
}

/** What is on the map, the middle of it, and the hex that has been chosen, each hex once. */
function placesIn(
  { structures, stands, flag }: Edited,
  place: Place | undefined,
): readonly (readonly [HexId, string])[] {
  const built = Object.entries(structures) as readonly (readonly [PrintedId, HexId])[];
  const named = new Map<HexId, string>([
    [MIDDLE, EDITOR.middle],
    ...built.map(([id, at]) => [at, capital(fixedName(id))] as const),
    ...(flag === undefined ? [] : [[flag, capital(FLAG)] as const]),
    ...(stands ? [[stands.at, capital(fixedName(stands.id))] as const] : []),
  ]);
  if (place && !named.has(place.at)) named.set(place.at, place.at);
  return [...named].map(([at, name]) => [at, name === at ? at : `${name} (${at})`] as const);
}
