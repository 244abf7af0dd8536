import { useRef, useState } from 'preact/hooks';
import type { Action } from '@gearhall/shared/games/rushncrush/actions';
import { CAR_CARDS, DRIVER_CARDS, TEAMS } from '@gearhall/shared/games/rushncrush/content/cars';
import type { CarView, View } from '@gearhall/shared/games/rushncrush/view';
import { useMedia } from '../../../ui/theme/useMedia';
import type { DashboardProps } from '../../../stage/contract/dashboard';
import { callsOf } from '../words/cars/calls';
import { capital } from '../words/cars/names';
import { CarTabs } from './CarTabs';
import { Folded } from './Folded';
import { GearStrip } from './GearStrip';
import { useKeptFocus } from './keptFocus';
import { Matrix } from './Matrix';
import { carsOf, fixedSlotsOf, isStick, shownCar, slotsOf, tracksOf } from './model';
import { LOW } from './low';
import { Slots } from './Slots';
import { TrackKey, TrackView } from './TrackView';

type Props = DashboardProps<View, Action>;

/** The dashboards of a seat: mine large and usable, those of others small until they are opened. */
export function Dashboard(props: Props) {
  const cars = carsOf(props.view, props.owner);
  // During the draft, the cards themselves are in the panel.
  if (cars.length === 0 || props.view.phase === 'draft') return undefined;
  return props.place === 'own' ? <OwnCars {...props} cars={cars} /> : <OthersCars {...props} cars={cars} />;
}

interface CarsProps extends Props {
  readonly cars: readonly CarView[];
}

/** The car on turn, or with two cars the one that the player chose. */
function OwnCars(props: CarsProps) {
  const { cars, view } = props;
  const turn = view.turn?.car ?? '';
  const [chosen, choose] = useState({ car: '', turn });
  const car = shownCar(cars, view, chosen.turn === turn ? chosen.car : '');
  if (!car) return undefined;
  return (
    <div class="dashboards">
      {cars.length > 1 && (
        <CarTabs cars={cars} shown={car.id} turn={turn} onChoose={(id) => choose({ car: id, turn })} />
      )}
      <OwnBoard {...props} car={car} legal={turn === car.id ? props.legal : []} />
    </div>
  );
}

/**
 * Where the panel is low, the boxes in reach are large and all the rest is one line: the orders need the
 * room.
 */
function OwnBoard(props: BoardProps) {
  const { car, legal, act, view, names } = props;
  const low = useRef<HTMLDivElement>(null);
  const focus = useKeptFocus(low);
  if (!useMedia(LOW).value) return <Board {...props} />;
  const name = capital(callsOf(view.cars, names).full(car.id));
  return (
    <div class="dash-low" ref={low} {...focus}>
      <Folded car={car} isNamed={false}>
        <Board {...props} legal={legal.filter((action) => !isStick(action))} />
      </Folded>
      {asksForStick(legal) && <GearStrip {...{ car, name, legal, act }} />}
    </div>
  );
}

function OthersCars(props: CarsProps) {
  return (
    <div class="dashboards">
      {props.cars.map((car) => (
        <Folded key={car.id} car={car} isNamed={props.cars.length > 1}>
          <Board {...props} car={car} legal={[]} />
        </Folded>
      ))}
    </div>
  );
}

const asksForStick = (legal: readonly Action[]): boolean => legal.some(isStick);

const POINTS = ['steering', 'brake', 'turbo'] as const;

interface BoardProps extends Props {
  readonly car: CarView;
}

/** As printed: tracks at the left, Structure above, slots, the matrix, Heat at the right. */
function Board({ car, view, names, legal, act, place }: BoardProps) {
  const tracks = tracksOf(car);
  const asks = asksForStick(legal);
  const name = capital(callsOf(view.cars, names).full(car.id));
  const team = car.card === '' ? '' : TEAMS[CAR_CARDS[car.card].team].colour;
  const board = useRef<HTMLElement>(null);
  const focus = useKeptFocus(board);
  const look = ['dashboard', place, team, asks ? 'asks' : '', car.lost === '' ? '' : 'lost'];
  return (
    <section
      class={look.filter(Boolean).join(' ')}
      aria-label={`Dashboard of ${name}`}
      ref={board}
      {...focus}
    >
      <div class="dash-top">
        <p class="dash-name">
          <strong>{car.card !== '' && CAR_CARDS[car.card].name}</strong>
          <span>{car.driver !== '' && DRIVER_CARDS[car.driver].name}</span>
        </p>
        <TrackView track={tracks.structure} look="across" />
      </div>
      <div class="dash-body">
        <div class="dash-left">
          <TrackView track={tracks.steering} look="down" />
          <TrackView track={tracks.brake} look="down" />
          <TrackView track={tracks.turbo} look="down" />
          <TrackKey tracks={POINTS} />
        </div>
        <Slots slots={slotsOf(car, view, legal)} fixed={fixedSlotsOf(car, legal)} act={act} />
        <Matrix box={car.box} legal={legal} act={act} />
        <TrackView track={tracks.heat} look="up" />
      </div>
    </section>
  );
}
