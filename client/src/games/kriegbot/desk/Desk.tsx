import { Fragment } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import { type CardId } from '@gearhall/shared/games/kriegbot/content/cards';
import { drawerAt } from '@gearhall/shared/games/kriegbot/content/inPlay';
import type { ChassisId } from '@gearhall/shared/games/kriegbot/content/chassis';
import { fitted, isFree } from '@gearhall/shared/games/kriegbot/rules/setup/drawer';
import { robotsOfSeat, robotsOfTeam } from '@gearhall/shared/games/kriegbot/rules/field/field';
import type { RobotView, View } from '@gearhall/shared/games/kriegbot/view';
import type { OrderFormProps } from '../../../stage/contract/orders';
import { FixDesigns } from './FixDesigns';
import { nameOfPlace } from '../sheet/Template';
import { callsIn } from '../words/field/calls';
import { chassisName } from '../words/field/names';
import { cardsOf, isReadyMade, misfitOf, takenOff, type Draft } from './draft';
import { Slots, useLaying } from './Slots';
import { Problems } from './Problems';
import { Mates } from './Mates';
import { CorePicker, withCore } from './CorePicker';
import { Origins, withOrigins } from './Origins';
import { SaveRow } from './SaveRow';
import { Drawer } from './Drawer';
import { MachinePicture } from './MachinePicture';
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
            misfit={spot && ((card) => misfitOf(chassis, spot, card))}
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

interface TabsProps {
  readonly robots: readonly RobotView[];
  readonly shown: string;
  readonly onChoose: (robot: string) => void;
}

function Tabs({ robots, shown, onChoose }: TabsProps) {
  return (
    <fieldset class="kb-tabs">
      <legend class="visually-hidden">Which robot</legend>
      <Segments
        value={shown}
        options={robots.map(({ id, chassis, team }) => [
          id,
          <Fragment key={id}>
            {chassis !== '' && <MachinePicture {...{ chassis, team }} />}
            {chassisName(chassis)}
          </Fragment>,
        ])}
        onChange={onChoose}
      />
    </fieldset>
  );
}
