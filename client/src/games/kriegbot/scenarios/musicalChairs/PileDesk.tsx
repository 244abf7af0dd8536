import '../../desk/desk.css';
import './pileDesk.css';
import { useRef } from 'preact/hooks';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import { CARD_IDS, type CardId } from '@gearhall/shared/games/kriegbot/content/cards';
import type { ChassisId } from '@gearhall/shared/games/kriegbot/content/chassis';
import { coreOf } from '@gearhall/shared/games/kriegbot/rules/cores/energy';
import { robotsOfSeat } from '@gearhall/shared/games/kriegbot/rules/field/field';
import type { RobotView, View } from '@gearhall/shared/games/kriegbot/view';
import { SeatMark } from '../../../../ui/display/SeatMark';
import type { DeskProps } from '../../desk/Desk';
import { emptyPlaces } from '../../desk/Problems';
import { Slots, useLaying } from '../../desk/Slots';
import { cardsOf, misfitOf, takenOff, type Draft } from '../../desk/draft';
import { Drawer } from '../../desk/Drawer';
import { nameOfPlace } from '../../sheet/Template';
import { coreInWords, coreName } from '../../words/cores/cores';
import { nameOf } from '../../words/field/names';
import { PILE_WORDS } from './words';

/** The desk while cards go round: the robot's slots, and the pile that is in hand. */
export function PileDesk(props: DeskProps) {
  const { view, seat } = props;
  const [robot] = robotsOfSeat(view, seat) as readonly RobotView[];
  if (!robot || robot.chassis === '') return undefined;
  return (
    <div class="kb-desk">
      <Round {...props} />
      <Columns key={robot.id} {...props} robot={robot} chassis={robot.chassis} />
    </div>
  );
}

/** Which round it is, and who is still choosing. */
function Round({ view, names }: Pick<DeskProps, 'view' | 'names'>) {
  return (
    <div class="kb-round">
      <strong>{PILE_WORDS.round(view)}</strong>
      <ul aria-label="Players">
        {view.seats.map(({ team, ready, out }, seat) => (
          <li key={team} class={ready || out ? 'ready' : ''}>
            <SeatMark seat={seat} />
            <span>{nameOf(names, seat)}</span>
            <small>{PILE_WORDS.state({ ready, out })}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ColumnsProps extends DeskProps {
  readonly robot: RobotView;
  readonly chassis: ChassisId;
}

function Columns({ view, seat, names, act, drafts, robot, chassis }: ColumnsProps) {
  const columns = useRef<HTMLDivElement>(null);
  const draft = drafts.draft(robot);
  const change = (next: Draft): void => drafts.change(robot.id, next);
  const { spot, setSpot, choose, put } = useLaying({ chassis, draft, takenBy: () => '', change, columns });
  const pile = inHand(view, robot, draft);
  return (
    <div class="kb-desk-columns" ref={columns}>
      <div class="kb-desk-left">
        <Slots
          {...{ chassis, draft }}
          chosen={spot}
          onChoose={choose}
          onLay={put}
          onTakeOff={(from) => change(takenOff(draft, from))}
        />
        <Core robot={robot} />
        <p class="kb-problems" role="status">
          {PILE_WORDS.open(emptyPlaces(chassis, draft))}
        </p>
        <Pass {...{ view, seat, names }} isSettled={drafts.isSettled} onPass={() => act({ type: 'ready' })} />
      </div>
      <Drawer
        label={PILE_WORDS.label}
        cards={pile}
        misfit={spot && ((card) => misfitOf(chassis, spot, card))}
        fitsName={spot ? nameOfPlace(chassis, { item: spot }).toLowerCase() : ''}
        takenBy={() => ''}
        isMine={(card) => cardsOf(draft).includes(card)}
        onLay={(card) => put(spot, card)}
        onFitsOff={() => setSpot(undefined)}
      />
    </div>
  );
}

/** The pile, and what lies on the robot: it may go back into the pile. */
function inHand(view: View, robot: RobotView, draft: Draft): readonly CardId[] {
  const there: readonly string[] = [
    ...(view.teams[robot.team]?.pile ?? []),
    ...Object.values(robot.slots).map(({ card }) => card),
    robot.skin.card,
    ...cardsOf(draft),
  ];
  return CARD_IDS.filter((card) => there.includes(card));
}

/** The power core that it has by lot. */
function Core({ robot }: { readonly robot: RobotView }) {
  const card = coreOf(robot)?.card;
  if (!card || card === 'hidden') return undefined;
  return (
    <p class="hint">
      <strong>{coreName(card)}</strong>: {coreInWords(card)}
    </p>
  );
}

interface PassProps {
  readonly view: View;
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly isSettled: boolean;
  readonly onPass: () => void;
}

function Pass({ view, seat, names, isSettled, onPass }: PassProps) {
  const { round = 1, seats } = view;
  return (
    <button type="button" class="button primary" disabled={!isSettled} onClick={onPass}>
      {isSettled
        ? PILE_WORDS.pass(nameOf(names, (seat + 1) % seats.length), round >= seats.length)
        : PILE_WORDS.sending}
    </button>
  );
}
