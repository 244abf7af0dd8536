import { useRef, useState } from 'preact/hooks';
import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import { CARD_IDS, type CardId } from '@gearhall/shared/games/kriegbot/content/cards';
import { drawerAt } from '@gearhall/shared/games/kriegbot/content/inPlay';
import type { ChassisId } from '@gearhall/shared/games/kriegbot/content/chassis';
import { hasCores } from '@gearhall/shared/games/kriegbot/rules/cores/energy';
import { fitted, isFree } from '@gearhall/shared/games/kriegbot/rules/setup/drawer';
import { robotsOfSeat, robotsOfTeam } from '@gearhall/shared/games/kriegbot/rules/field/field';
import { whyNot } from '@gearhall/shared/games/kriegbot/judging';
import type { RobotView, View } from '@gearhall/shared/games/kriegbot/view';
import type { OrderFormProps } from '../../../stage/contract/orders';
import { FixDesigns } from './FixDesigns';
import { Template, nameOfPlace } from '../sheet/Template';
import { callsIn } from '../words/field/calls';
import { coreName } from '../words/cores/cores';
import { capital, chassisName, fullCardName } from '../words/field/names';
import { refusalSentence } from '../words/refusals';
import {
  at,
  cardsOf,
  draftOf,
  fits,
  isReadyMade,
  laid,
  spotFor,
  takenOff,
  type Draft,
  type SpotId,
} from './draft';
import { CorePicker, withCore } from './CorePicker';
import { Origins, withOrigins } from './Origins';
import { SaveRow } from './SaveRow';
import { DeskBox, FixedBox } from './DeskBox';
import { Drawer } from './Drawer';
import { Shelf } from './Shelf';
import type { Drafts } from './useDrafts';
import { Segments } from '../../../ui/controls/Segments';

type Props = OrderFormProps<Action, View>;
export interface DeskProps extends Props {
  readonly drafts: Drafts;
}

/** The design desk: one's robots as tabs, and a desk for each. */
export function Desk(props: DeskProps) {
  const { view, seat } = props;
  const own = robotsOfSeat(view, seat) as readonly RobotView[];
  const [shown, setShown] = useState('');
  const robot = own.find(({ id }) => id === shown) ?? own[0];
  if (!robot || robot.chassis === '') return undefined;
  return (
    <div class="kb-desk">
      {own.length > 1 && <Tabs robots={own} shown={robot.id} onChoose={setShown} />}
      <RobotDesk key={robot.id} {...props} robot={robot} chassis={robot.chassis} />
    </div>
  );
}

interface RobotDeskProps extends DeskProps {
  readonly robot: RobotView;
  readonly chassis: ChassisId;
}

/** Ready-made designs, or the template with the team's drawer; the team-mates' drafts beside it. */
function RobotDesk(props: RobotDeskProps) {
  const { view, seat, names, drafts, robot, chassis } = props;
  const columns = useRef<HTMLDivElement>(null);
  const draft = withOrigins(view, robot, drafts.draft(robot));
  // A player who has changed a design continues with it.
  const [isOwn, setOwn] = useState(() => cardsOf(draft).length > 0 && !isReadyMade(chassis, draft));
  const change = (next: Draft): void =>
    drafts.change(robot.id, withCore(view, robot, withOrigins(view, robot, next), draft));
  const calls = callsIn(view, names, seat);
  const others = (robotsOfTeam(view, robot.team) as readonly RobotView[]).filter(({ id }) => id !== robot.id);
  const takenBy = (card: CardId): string => takerOf(card, { view, robot, others, drafts, name: calls.bare });
  const { spot, setSpot, choose, put } = useLaying({ chassis, draft, takenBy, change, columns });
  const foot = <Foot {...props} {...{ draft, change }} />;
  const taken = others.flatMap((one) => drafts.draft(one).core || []);
  const cores = <CorePicker {...{ view, robot, draft, taken }} onChange={change} />;
  const mates = <Mates robots={others.filter((one) => one.seat !== seat)} name={calls.full} />;
  return (
    <>
      <Ways isOwn={isOwn} onChoose={setOwn} />
      {isOwn ? (
        <div class="kb-desk-columns" ref={columns}>
          <div class="kb-desk-left">
            <Slots
              {...{ chassis, draft }}
              chosen={spot}
              onChoose={choose}
              onLay={put}
              onTakeOff={(from) => change(takenOff(draft, from))}
            />
            {cores}
            {foot}
            <SaveRow {...{ chassis, draft }} />
            {mates}
          </div>
          <Drawer
            cards={drawerAt(view.options)}
            fits={spot && ((card) => fits(chassis, spot, card))}
            fitsName={spot ? nameOfPlace(chassis, { item: spot }).toLowerCase() : ''}
            takenBy={takenBy}
            isMine={(card) => cardsOf(draft).includes(card)}
            onLay={(card) => put(spot, card)}
            onFitsOff={() => setSpot(undefined)}
          />
        </div>
      ) : (
        <div class="kb-desk-ready">
          <Shelf
            {...{ chassis, draft }}
            team={robot.team}
            isFree={(card) => takenBy(card) === ''}
            fit={(design) => fitted(view, robot, design)}
            onChange={change}
          />
          {cores}
          <div class="kb-desk-foot">{foot}</div>
          {mates}
        </div>
      )}
    </>
  );
}

interface Table {
  readonly view: View;
  readonly robot: RobotView;
  readonly others: readonly RobotView[];
  readonly drafts: Drafts;
  readonly name: (robot: string) => string;
}

/** Who has a card, so that it cannot be laid; empty if nobody has. Of two drawers there is always one left. */
function takerOf(card: CardId, { view, robot, others, drafts, name }: Table): string {
  if (isFree(view, robot.team)) return '';
  if (view.teams[robot.team]?.missing.includes(card)) return 'taken by the police';
  const other = others.find((one) => cardsOf(drafts.draft(one)).includes(card));
  return other ? `on the ${name(other.id)}` : '';
}

interface FootProps extends RobotDeskProps {
  readonly draft: Draft;
  readonly change: (draft: Draft) => void;
}

/** Whose cards they are, what is still missing, and the button that fixes the designs. */
function Foot({ view, seat, act, drafts, draft, chassis, robot, change }: FootProps) {
  return (
    <>
      <Origins {...{ view, robot, draft }} onChange={change} />
      <Problems {...{ view, seat, draft, chassis }} robot={robot.id} />
      <FixDesigns {...{ view, seat, act }} isSettled={drafts.isSettled} />
    </>
  );
}

interface WaysProps {
  readonly isOwn: boolean;
  readonly onChoose: (isOwn: boolean) => void;
}

/** A ready-made design comes first; building one's own is the second step. */
function Ways({ isOwn, onChoose }: WaysProps) {
  const way = (own: boolean, label: string) => (
    <button type="button" class="button" aria-pressed={isOwn === own} onClick={() => onChoose(own)}>
      {label}
    </button>
  );
  return (
    <div class="kb-ways" role="group" aria-label="How to design">
      {way(false, 'Ready-made designs')}
      {way(true, 'Build your own')}
    </div>
  );
}

interface Laying {
  readonly chassis: ChassisId;
  readonly draft: Draft;
  readonly takenBy: (card: CardId) => string;
  readonly change: (draft: Draft) => void;
  readonly columns: { readonly current: HTMLElement | null };
}

/** The slot that waits for a card, and where a card goes when it is laid. */
export function useLaying({ chassis, draft, takenBy, change, columns }: Laying) {
  const [spot, setSpot] = useState<SpotId>();
  const put = (where: SpotId | undefined, card: CardId): void => {
    const target = where && fits(chassis, where, card) ? where : spotFor(chassis, draft, card);
    if (!target || takenBy(card) !== '') return;
    change(laid(draft, target, card));
    if (spot) turnTo('template', columns.current);
    setSpot(undefined);
  };
  const choose = (next: SpotId): void => {
    if (spot !== next) turnTo('drawer', columns.current);
    setSpot(spot === next ? undefined : next);
  };
  return { spot, setSpot, choose, put };
}

/**
 * In one column the drawer lies far below the template: a player who has chosen a slot is taken there,
 * and back.
 */
function turnTo(part: 'drawer' | 'template', columns: HTMLElement | null): void {
  if (!matchMedia('(width <= 759px)').matches) return;
  columns?.querySelector(`.kb-${part}`)?.scrollIntoView({ block: 'start' });
}

interface SlotsProps {
  readonly chassis: ChassisId;
  readonly draft: Draft;
  readonly chosen: SpotId | undefined;
  readonly onChoose: (spot: SpotId) => void;
  readonly onLay: (spot: SpotId, card: CardId) => void;
  readonly onTakeOff: (spot: SpotId) => void;
}

export function Slots({ chassis, draft, chosen, onChoose, onLay, onTakeOff }: SlotsProps) {
  return (
    <>
      <Template chassis={chassis}>
        {(place) => {
          const { item } = place;
          if (item === 'drive' || item === 'core') return <FixedBox chassis={chassis} place={place} />;
          return (
            <DeskBox
              chassis={chassis}
              place={place}
              card={at(draft, item)}
              isChosen={chosen === item}
              onChoose={() => onChoose(item)}
              onDrop={(card) => onLay(item, card)}
              onTakeOff={() => onTakeOff(item)}
            />
          );
        }}
      </Template>
      <p class="hint">
        Numbers: the die that hits there. Arrows: where more damage goes. Wedge: the arc of a pylon.
      </p>
    </>
  );
}

interface TabsProps {
  readonly robots: readonly RobotView[];
  readonly shown: string;
  readonly onChoose: (robot: string) => void;
}

function Tabs({ robots, shown, onChoose }: TabsProps) {
  return (
    <fieldset>
      <legend class="visually-hidden">Which robot</legend>
      <Segments
        value={shown}
        options={robots.map(({ id, chassis }) => [id, chassisName(chassis)])}
        onChange={onChoose}
      />
    </fieldset>
  );
}

interface ProblemsProps {
  readonly view: View;
  readonly seat: number;
  readonly robot: string;
  readonly draft: Draft;
  readonly chassis: ChassisId;
}

/** What is wrong with the draft as it is, and what is missing. */
function Problems({ view, seat, robot, draft, chassis }: ProblemsProps) {
  const problem = whyNot(view, seat, { type: 'design', robot, ...draft });
  const missing = [...emptyPlaces(chassis, draft), ...(hasCores(view) && !draft.core ? ['power core'] : [])];
  return (
    <p class="kb-problems" role="status">
      {problem ? <span class="warning">{refusalSentence(problem)}</span> : ''}
      {!problem && missing.length > 0 ? `Still empty: ${missing.join(', ')}.` : ''}
      {!problem && missing.length === 0 ? <span class="good">This robot is complete.</span> : ''}
    </p>
  );
}

export function emptyPlaces(chassis: ChassisId, draft: Draft): readonly string[] {
  const spots: readonly SpotId[] = ['primary', 'secondary', 'zero', 'four', 'inner', 'deep', 'skin'];
  return spots
    .filter((spot) => CARD_IDS.some((card) => fits(chassis, spot, card)) && at(draft, spot) === '')
    .map((spot) => nameOfPlace(chassis, { item: spot }).toLowerCase());
}

interface MatesProps {
  readonly robots: readonly RobotView[];
  readonly name: (robot: string) => string;
}

/** The current drafts of the team-mates. */
function Mates({ robots, name }: MatesProps) {
  if (robots.length === 0) return undefined;
  return (
    <section class="kb-mates" aria-label="Robots of your team mates">
      {robots.map((robot) => {
        const draft = draftOf(robot);
        const [cards, { core }] = [cardsOf(draft), draft];
        return (
          <p key={robot.id}>
            <strong>{capital(name(robot.id))}</strong>:{' '}
            {cards.length === 0 ? 'nothing yet' : cards.map(fullCardName).join(', ')}
            {core ? `; ${coreName(core)}` : ''}.
          </p>
        );
      })}
    </section>
  );
}
