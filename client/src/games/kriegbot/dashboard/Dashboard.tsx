import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import type { RobotView, View } from '@gearhall/shared/games/kriegbot/view';
import { useMedia } from '../../../ui/theme/useMedia';
import type { DashboardProps } from '../../../stage/contract/dashboard';
import { callsIn, type Calls } from '../words/field/calls';
import { capital, chassisName } from '../words/field/names';
import { conditionOf } from '../words/turn/status';
import { Ahead } from './Ahead';
import { askedOf, chosenRobot } from './chosen';
import { LowRobot } from './LowRobot';
import { RobotSheet } from './RobotSheet';
import { Segments } from '../../../ui/controls/Segments';
import { Units } from './Units';

type Props = DashboardProps<View, Action>;

/** Layouts in which the orders are in a sheet below the board, and need the room. */
const LOW = '(max-width: 759px)';

/** The robots of a seat: mine on their templates, those of others small until they are opened. */
export function Dashboard(props: Props) {
  const { view, owner, names, place, act } = props;
  const robots = Object.values(view.robots).filter((robot) => robot.seat === owner && robot.chassis !== '');
  // During design, the desk shows everything.
  const isDesigning = view.phase === 'templates' || (view.phase === 'design' && !view.seats[owner]?.ready);
  if (isDesigning) return undefined;
  const units = <Units {...{ view, owner, names, ...(place === 'own' && { act }) }} />;
  if (robots.length === 0) return units;
  const calls = callsIn(view, names);
  return place === 'own' ? (
    <OwnRobots {...props} robots={robots} calls={calls} units={units} />
  ) : (
    <div class="dashboards">
      {robots.map((robot) => (
        <Folded key={robot.id} view={view} robot={robot} calls={calls} />
      ))}
      {units}
    </div>
  );
}

interface RobotsProps extends Props {
  readonly units: ComponentChildren;
  readonly robots: readonly RobotView[];
  readonly calls: Calls;
}

/** The robot that is asked, or the one that the player chose. */
function OwnRobots({ view, owner, robots, calls, act, units }: RobotsProps) {
  const isLow = useMedia(LOW).value;
  const asked = askedOf(view, owner);
  const chosen = chosenRobot.value;
  const wanted = chosen.asked === asked ? chosen.robot : '';
  const robot = robots.find(({ id }) => id === wanted) ?? robots.find(({ id }) => id === asked) ?? robots[0];
  if (!robot) return undefined;
  const sheet = (
    <>
      <RobotSheet view={view} robot={robot} name={calls.full(robot.id)} />
      {robot.fate === '' && <Ahead view={view} robot={robot} act={act} />}
    </>
  );
  return (
    <div class="dashboards">
      {robots.length > 1 && (
        <RobotTabs
          robots={robots}
          shown={robot.id}
          asked={asked}
          onChoose={(id) => (chosenRobot.value = { robot: id, asked })}
        />
      )}
      {isLow ? (
        <LowRobot view={view} robot={robot}>
          {sheet}
        </LowRobot>
      ) : (
        <details
          class="kb-folded"
          open={isOpen.value}
          onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}
        >
          <Summary view={view} robot={robot} />
          {sheet}
        </details>
      )}
      {units}
    </div>
  );
}

/** Whether my robots are unfolded beside the board. */
const isOpen = signal(true);

function Summary({ view, robot }: { readonly view: View; readonly robot: RobotView }) {
  return (
    <summary>
      <i class={`kb-team ${robot.team}`} aria-hidden="true" />
      <strong>{chassisName(robot.chassis)}</strong> {conditionOf(view, robot)}
    </summary>
  );
}

interface FoldedProps {
  readonly view: View;
  readonly robot: RobotView;
  readonly calls: Calls;
}

function Folded({ view, robot, calls }: FoldedProps) {
  return (
    <details class={`kb-folded dash-folded ${robot.team}`}>
      <Summary view={view} robot={robot} />
      <RobotSheet view={view} robot={robot} name={capital(calls.full(robot.id))} />
    </details>
  );
}

interface TabsProps {
  readonly robots: readonly RobotView[];
  readonly shown: string;
  readonly asked: string;
  readonly onChoose: (robot: string) => void;
}

function RobotTabs({ robots, shown, asked, onChoose }: TabsProps) {
  return (
    <fieldset>
      <legend class="visually-hidden">Which robot</legend>
      <Segments
        value={shown}
        options={robots.map(({ id, chassis, fate }) => [
          id,
          `${chassisName(chassis)}${id === asked ? ' ●' : ''}${fate === '' ? '' : ' ✝'}`,
        ])}
        onChange={onChoose}
      />
    </fieldset>
  );
}
