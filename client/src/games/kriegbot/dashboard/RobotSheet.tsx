import { chassisOf, type ChassisId } from '@gearhall/shared/games/kriegbot/content/chassis';
import type { RobotView, View } from '@gearhall/shared/games/kriegbot/view';
import type { Place } from '../sheet/places';
import { Glossed } from '../../../ui/glossary/Glossed';
import { inShort, nameOfPlace, placeInWords, PlaceSigns, Template } from '../sheet/Template';
import { cardInWords } from '../words/cards';
import { capital, cardName, count } from '../words/names';
import { conditionOf, statusesOf } from '../words/status';
import { boxInWords, readoutOf } from './model';

interface RobotSheetProps {
  readonly view: View;
  readonly robot: RobotView;
  /** "Ada’s Robotank". */
  readonly name: string;
}

/** A robot on its template: cards, markers, status, speed, silhouette, actions left. */
export function RobotSheet({ view, robot, name }: RobotSheetProps) {
  const { chassis, fate } = robot;
  if (chassis === '') return undefined;
  const isUp = fate === '' && robot.at !== '';
  return (
    <section class={`kb-sheet ${robot.team}${fate === '' ? '' : ' lost'}`} aria-label={`Sheet of ${name}`}>
      <Head view={view} robot={robot} isUp={isUp} />
      <Template chassis={chassis}>
        {(place) => <SheetBox robot={robot} chassis={chassis} place={place} />}
      </Template>
      {robot.lost.length > 0 && (
        <p class="kb-lost">
          Lost:{' '}
          {robot.lost.map(({ card }) => (card === 'hidden' ? 'a face-down card' : cardName(card))).join(', ')}
        </p>
      )}
    </section>
  );
}

const OPTIONS = {
  '': 'not moved yet',
  move: 'moved',
  strafe: 'strafed',
  ram: 'rammed',
  maneuver: 'maneuvered',
  reboot: 'rebooted',
  powerUp: 'powered up',
  idle: 'stood idle',
  biped: 'biped',
} as const;

function Head({
  view,
  robot,
  isUp,
}: {
  readonly view: View;
  readonly robot: RobotView;
  readonly isUp: boolean;
}) {
  const { speed, silhouette, attacks, defenses } = readoutOf(view, robot);
  const statuses = statusesOf(robot);
  return (
    <div class="kb-sheet-head">
      {isUp ? (
        <>
          <span title="Hexes a turn, with the damage and the cards that count now">Speed {speed}</span>
          <span>
            <Glossed text={`Silhouette ${silhouette}`} />
          </span>
          <span title={`Actions left this turn; ${OPTIONS[robot.marks.option]}`}>
            {count(attacks, 'attack')}, {count(defenses, 'defense')} left
          </span>
        </>
      ) : (
        <span>
          <Glossed text={capital(conditionOf(robot))} />
        </span>
      )}
      {statuses.map((status) => (
        <span key={status} class="kb-token">
          {status}
        </span>
      ))}
    </div>
  );
}

interface SheetBoxProps {
  readonly robot: RobotView;
  readonly chassis: ChassisId;
  readonly place: Place;
}

function SheetBox({ robot, chassis, place }: SheetBoxProps) {
  const { item } = place;
  const name = nameOfPlace(chassis, place);
  const where = placeInWords(chassis, place);
  const marks =
    item === 'skin'
      ? { damage: robot.skin.worn, disabled: false }
      : item === 'drive' || item === 'core'
        ? robot[item]
        : robot.slots[item];
  const content = contentOf(robot, chassis, place);
  const markers = [
    ...(marks.damage > 0 ? [item === 'skin' ? `used ${marks.damage} times` : `${marks.damage} damage`] : []),
    ...(marks.disabled ? ['disabled'] : []),
  ].join(', ');
  return (
    <div class={`kb-box ${content.look}${marks.disabled ? ' disabled' : ''}`} title={content.help || where}>
      <span class="kb-box-name">
        {inShort(name)} <PlaceSigns {...place} />
      </span>
      <span class="visually-hidden">
        {where && `${where}: `}
        {content.words}
        {markers && `, ${markers}`}.
      </span>
      <strong aria-hidden="true">{content.face}</strong>
      {markers && (
        <span class="kb-markers" aria-hidden="true">
          {Array.from({ length: marks.damage }, (_, index) => (
            <i key={index} class="kb-damage" />
          ))}
          {marks.disabled && <i class="kb-disable" />}
        </span>
      )}
    </div>
  );
}

interface Content {
  readonly face: string;
  readonly words: string;
  readonly help: string;
  readonly look: string;
}

/** The content of a box. A card that the others do not see is marked as such. */
function contentOf(robot: RobotView, chassis: ChassisId, { item }: Place): Content {
  if (item === 'drive') {
    const words = `speed ${chassisOf(chassis).speeds.join(', ')} by damage`;
    return { face: chassisOf(chassis).speeds.join('/'), words, help: words, look: 'fixed' };
  }
  if (item === 'core') {
    const words = robot.core.damage > 0 ? 'unpowered' : 'powered';
    return { face: words, words, help: '', look: 'fixed' };
  }
  const { card, shown } = item === 'skin' ? robot.skin : robot.slots[item];
  const words = boxInWords(robot, item);
  if (card === '') return { face: '–', words, help: '', look: 'empty' };
  if (card === 'hidden') return { face: '?', words, help: '', look: 'back' };
  return { face: cardName(card), words, help: cardInWords(card), look: shown ? 'open' : 'down' };
}
