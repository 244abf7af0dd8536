import { chassisOf, type ChassisId } from '@gearhall/shared/games/kriegbot/content/chassis';
import { coreCard } from '@gearhall/shared/games/kriegbot/content/cores';
import { passengersOf } from '@gearhall/shared/games/kriegbot/rules/pieces/units';
import type { RobotView, View } from '@gearhall/shared/games/kriegbot/view';
import type { TemplateBox } from '../sheet/places';
import { Glossed } from '../../../ui/glossary/Glossed';
import { inShort, nameOfPlace, placeInWords, PlaceSigns, Template } from '../sheet/Template';
import { Face } from '../art/Face';
import type { CardFaceProps } from '../faces/CardFace';
import { cardInWords } from '../words/cards/cards';
import { coreInWords, coreName, energyInWords } from '../words/cores/cores';
import { capital, cardName, count } from '../words/field/names';
import { conditionOf, statusesOf } from '../words/turn/status';
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
        {(place) => (
          <SheetBox
            robot={robot}
            chassis={chassis}
            place={place}
            rider={passengersOf(view, robot.id).find(({ slot }) => slot === place.item)?.id}
          />
        )}
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
  land: 'landed',
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
          <Glossed text={capital(conditionOf(view, robot))} />
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

/** In CSS pixels. */
const PICTURE = 36;

interface SheetBoxProps {
  readonly robot: RobotView;
  readonly chassis: ChassisId;
  readonly place: TemplateBox;
  /** Who sits on it. */
  readonly rider: string | undefined;
}

function SheetBox({ robot, chassis, place, rider }: SheetBoxProps) {
  const { item } = place;
  const name = nameOfPlace(chassis, place);
  const where = placeInWords(chassis, place);
  const marks = marksOf(robot, item);
  const content = contentOf(robot, chassis, place);
  const markers = [
    ...(marks.damage > 0 ? [item === 'skin' ? `used ${marks.damage} times` : `${marks.damage} damage`] : []),
    ...(marks.disabled ? ['disabled'] : []),
    ...(rider ? [`with ${capital(rider)} on it`] : []),
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
      {content.card && <Face id={content.card} width={PICTURE} />}
      <strong aria-hidden="true">{content.face}</strong>
      {markers && (
        <span class="kb-markers" aria-hidden="true">
          {Array.from({ length: marks.damage }, (_, index) => (
            <i key={index} class="kb-damage" />
          ))}
          {marks.disabled && <i class="kb-disable" />}
          {rider && <b class="kb-rider">{capital(rider)}</b>}
        </span>
      )}
    </div>
  );
}

function marksOf(
  robot: RobotView,
  item: TemplateBox['item'],
): Pick<RobotView['drive'], 'damage' | 'disabled'> {
  if (item === 'skin') return { damage: robot.skin.worn, disabled: false };
  return item === 'drive' || item === 'core' ? robot[item] : robot.slots[item];
}

interface Content {
  readonly face: string;
  readonly words: string;
  readonly help: string;
  readonly look: string;
  /** Its card, for who knows it. */
  readonly card?: CardFaceProps['id'];
}

/** The power core: whether it is damaged, and its card where robots have them. */
function coreContent(robot: RobotView): Content {
  const { core, powerCore } = robot;
  const state = core.damage > 0 ? 'unpowered' : 'powered';
  if (!powerCore?.card) return { face: state, words: state, help: '', look: 'fixed' };
  if (powerCore.card === 'hidden')
    return { face: '?', words: `${state}, face-down core`, help: '', look: 'back' };
  const { card, shown, level } = powerCore;
  return {
    face: `${coreName(card)} ★${level}/${coreCard(card).most}`,
    words: `${coreName(card)}, ${energyInWords(robot)}, ${shown ? 'open' : 'face down for the others'}, ${state}`,
    help: coreInWords(card),
    look: shown ? 'open' : 'down',
    card,
  };
}

/** The content of a box. A card that the others do not see is marked as such. */
function contentOf(robot: RobotView, chassis: ChassisId, { item }: TemplateBox): Content {
  if (item === 'drive') {
    const words = `speed ${chassisOf(chassis).speeds.join(', ')} by damage`;
    return { face: chassisOf(chassis).speeds.join('/'), words, help: words, look: 'fixed' };
  }
  if (item === 'core') return coreContent(robot);
  const { card, shown } = item === 'skin' ? robot.skin : robot.slots[item];
  const words = boxInWords(robot, item);
  if (card === '') return { face: '–', words, help: '', look: 'empty' };
  if (card === 'hidden') return { face: '?', words, help: '', look: 'back' };
  return { face: cardName(card), words, help: cardInWords(card), look: shown ? 'open' : 'down', card };
}
