import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Action } from '@gearhall/shared/games/rushncrush/actions';
import { CAR_CARDS, DRIVER_CARDS, TEAMS } from '@gearhall/shared/games/rushncrush/content/cars';
import type { CarView, View } from '@gearhall/shared/games/rushncrush/view';
import type { DashboardProps } from '../../contract';
import { callsOf } from '../words/calls';
import { capital } from '../words/names';
import { CarTabs } from './CarTabs';
import { Folded } from './Folded';
import { useKeptFocus } from './keptFocus';
import { Matrix } from './Matrix';
import { carsOf, fixedOf, shownCar, slotsOf, tracksOf } from './model';
import { Slots } from './Slots';
import { TrackKey, TrackView } from './TrackView';

type Props = DashboardProps<View, Action>;

/** The dashboards of a seat: mine large and in use, those of the others small until they are opened. */
export function Dashboard(props: Props) {
  const cars = carsOf(props.view, props.owner);
  // While cards are still taken, the cards themselves are in the panel.
  if (cars.length === 0 || props.view.phase === 'draft') return undefined;
  return props.place === 'own' ? <OwnCars {...props} cars={cars} /> : <OthersCars {...props} cars={cars} />;
}

interface CarsProps extends Props {
  readonly cars: readonly CarView[];
}

/** The car on turn, or with two cars the one that is wanted. */
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

/** Where the panel is low, it is one line as long as the gearstick is not asked for: the orders need the room. */
function OwnBoard(props: BoardProps) {
  if (asksForStick(props.legal) || !isPanelLow()) return <Board {...props} />;
  return (
    <Folded car={props.car} isNamed={false}>
      <Board {...props} />
    </Folded>
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

const asksForStick = (legal: readonly Action[]): boolean =>
  legal.some(({ type }) => type === 'gear' || type === 'turbo' || type === 'brake');

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
  const body = useRef<HTMLDivElement>(null);
  const focus = useKeptFocus(board);
  useInSight(body, place === 'own' && asks ? `${view.round} ${car.id} ${car.box}` : '');
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
      <div class="dash-body" ref={body}>
        <div class="dash-left">
          <TrackView track={tracks.steering} look="down" />
          <TrackView track={tracks.brake} look="down" />
          <TrackView track={tracks.turbo} look="down" />
          <TrackKey tracks={POINTS} />
        </div>
        <Slots slots={slotsOf(car, view, legal)} fixed={fixedOf(car, legal)} act={act} />
        <Matrix box={car.box} legal={legal} act={act} />
        <TrackView track={tracks.heat} look="up" />
      </div>
    </section>
  );
}

/** Where the panel is low, the matrix comes to its top when the gearstick is asked for: `asked` names the question. */
function useInSight(body: RefObject<HTMLDivElement | null>, asked: string): void {
  useEffect(() => {
    if (asked === '' || !isPanelLow()) return undefined;
    const frame = requestAnimationFrame(() => body.current?.scrollIntoView({ block: 'start' }));
    return () => cancelAnimationFrame(frame);
  }, [body, asked]);
}

const isPanelLow = (): boolean => matchMedia('(max-width: 759px) and (orientation: portrait)').matches;
