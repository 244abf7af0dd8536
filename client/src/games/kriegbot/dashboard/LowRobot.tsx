import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { RobotView, View } from '@gearhall/shared/games/kriegbot/view';
import { Face } from '../art/Face';
import { cardInWords } from '../words/cards/cards';
import { chassisName, count } from '../words/field/names';
import { conditionOf } from '../words/turn/status';
import { FigureIcon, type FigureIconName } from './icons';
import { handOf, readoutOf, type Held } from './model';

interface LowRobotProps {
  readonly view: View;
  readonly robot: RobotView;
  /** The whole sheet, folded. */
  readonly children: ComponentChildren;
}

/** One of my robots on a phone: what matters most in one line, its cards in another, the rest folded. */
export function LowRobot({ view, robot, children }: LowRobotProps) {
  return (
    <div class="kb-low">
      <details class="kb-folded">
        <summary>
          <i class={`kb-team ${robot.team}`} aria-hidden="true" />
          <strong>{chassisName(robot.chassis)}</strong>
          {robot.fate === '' ? (
            <Figures view={view} robot={robot} />
          ) : (
            <span>{conditionOf(view, robot)}</span>
          )}
        </summary>
        {children}
      </details>
      {/* In an interrupt the orders name the cards that can be used. */}
      {robot.fate === '' && !view.window && <Hand key={robot.id} robot={robot} />}
    </div>
  );
}

function Figures({ view, robot }: Omit<LowRobotProps, 'children'>) {
  const { speed, silhouette, attacks, defenses } = readoutOf(view, robot);
  return (
    <>
      {robot.at !== '' && (
        <>
          <Figure icon="speed" value={speed} words={`speed ${speed}`} />
          <Figure icon="silhouette" value={silhouette} words={`silhouette ${silhouette}`} />
          <Figure icon="attack" value={attacks} words={`${count(attacks, 'attack')} left`} />
          <Figure icon="defense" value={defenses} words={`${count(defenses, 'defense')} left`} />
        </>
      )}
      <span>{conditionOf(view, robot)}</span>
    </>
  );
}

interface FigureProps {
  readonly icon: FigureIconName;
  readonly value: number;
  readonly words: string;
}

function Figure({ icon, value, words }: FigureProps) {
  return (
    <span class="kb-figure" title={words}>
      <FigureIcon name={icon} />
      <span aria-hidden="true">{value}</span>
      <span class="visually-hidden">, {words}</span>
    </span>
  );
}

/** Markers as they lie on the map; a number where there are several. */
function Discs({ damage, disabled }: Pick<Held, 'damage' | 'disabled'>) {
  if (damage === 0 && !disabled) return undefined;
  return (
    <span class="kb-markers">
      {damage > 0 && <i class="kb-damage" />}
      {damage > 1 && damage}
      {disabled && <i class="kb-disable" />}
    </span>
  );
}

/** All its cards in one row; a tap shows what a card does. */
function Hand({ robot }: { readonly robot: RobotView }) {
  const [wanted, want] = useState('');
  const controller = handOf(robot);
  const shown = controller.find(({ item }) => item === wanted);
  return (
    <>
      <div class="kb-hand" role="group" aria-label={`Cards of your ${chassisName(robot.chassis)}`}>
        {controller.map((held) => (
          <Chip
            key={held.item}
            held={held}
            isShown={held === shown}
            onTap={() => want(held === shown ? '' : held.item)}
          />
        ))}
      </div>
      {shown && (
        <p class="kb-hand-note" role="status">
          {shown.card && <Face id={shown.card} />}
          <strong>{shown.name}</strong>
          {shown.state && `, ${shown.state}`}. {shown.text ?? (shown.card && cardInWords(shown.card))}
        </p>
      )}
    </>
  );
}

interface ChipProps {
  readonly held: Held;
  readonly isShown: boolean;
  readonly onTap: () => void;
}

function Chip({ held: { name, state, look, locations, damage, disabled }, isShown, onTap }: ChipProps) {
  return (
    <button
      type="button"
      class={`kb-chip ${look}${disabled ? ' disabled' : ''}`}
      aria-expanded={isShown}
      aria-label={state ? `${name}, ${state}` : name}
      onClick={onTap}
    >
      {locations.length > 0 && (
        <span class="kb-signs">
          {locations.map((location) => (
            <b key={location}>{location}</b>
          ))}
        </span>
      )}
      <span class="kb-chip-name">{name}</span>
      <Discs {...{ damage, disabled }} />
    </button>
  );
}
