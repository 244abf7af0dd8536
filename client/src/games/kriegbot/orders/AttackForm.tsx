import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import { energyOf } from '@gearhall/shared/games/kriegbot/rules/cores/energy';
import { priceOf } from '@gearhall/shared/games/kriegbot/rules/attacking/pricing';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { OrderFormProps } from '../../../stage/contract/orders';
import { FigureIcon } from '../dashboard/icons';
import { askedRobot, armsOfRobot } from '../prospects/moveOptions';
import {
  isShot,
  narrowed,
  nearestShot,
  SHOT_PARTS,
  valueOf,
  wishOf,
  type ShotAction,
  type ShotPart,
} from '../attacks/shots';
import { callsIn, type Calls } from '../words/field/calls';
import { cardInWords } from '../words/cards/cards';
import { oddsInShort, oddsInWords, placesInWords } from '../words/attacking/chances';
import { armsName, capital, count, fullCardName, listOf, MODE_NAMES } from '../words/field/names';
import { Choice } from './Choice';
import { SendingForm } from './SendingForm';
import { usePlanned } from './usePlanned';

const TITLES: Readonly<Record<ShotPart, string>> = {
  arms: 'With',
  target: 'At',
  mode: 'How',
  attacks: 'Attacks',
  overcharge: 'Overcharge',
};

/** Weapon, target, mode, number of attacks and helping cards, chosen from what is legal; with the odds. */
export function AttackForm(props: OrderFormProps<Action, View>) {
  const { actions, act, plan, view, seat, names } = props;
  const shots = actions.filter(isShot);
  const held = usePlanned(props, shots);
  // The likeliest comes first; the board proposes the same.
  const chosen = held ?? shots[0];
  if (!chosen) return undefined;
  const calls = callsIn(view, names, seat);
  const wish = (part: ShotPart, value: string): void =>
    plan(nearestShot(shots, { ...wishOf(chosen), [part]: value }, chosen.help));
  const alike = narrowed(shots, wishOf(chosen)).help;
  return (
    <SendingForm
      id={`kb-${chosen.type}`}
      action={chosen}
      label={`${chosen.type === 'strafe' ? 'Strafe' : 'Attack'} ${calls.full(chosen.target)}`}
      isPlanned={held !== undefined || chosen.type === 'attack'}
      {...{ plan, act }}
    >
      <Parts {...{ view, shots, chosen, calls }} onWish={wish} />
      <p class="kb-odds" role="status">
        <strong>{oddsInWords(view, chosen)}</strong>. {placesInWords(view, chosen)}
      </p>
      <Price {...{ view, seat }} shot={chosen} />
      <p class="hint">{cardInWords(chosen.arms)}</p>
      <Helpers
        shots={alike}
        chosen={chosen}
        onChange={(help) => plan(nearestShot(shots, wishOf(chosen), help))}
      />
      <Idle {...{ view, seat, shots }} />
    </SendingForm>
  );
}

interface PartsProps {
  readonly view: View;
  readonly shots: readonly ShotAction[];
  readonly chosen: ShotAction;
  readonly calls: Calls;
  readonly onWish: (part: ShotPart, value: string) => void;
}

function Parts({ view, shots, chosen, calls, onWish }: PartsProps) {
  const wish = wishOf(chosen);
  const left = narrowed(shots, wish);
  const optionsOf = (part: ShotPart) =>
    [...new Set(left[part].map((shot) => valueOf(shot, part)))].map((value) => {
      // What would be sent with this choice: the odds are those of that attack.
      const shot = nearestShot(shots, { ...wish, [part]: value }, chosen.help) ?? chosen;
      return [value, labelFor(part, shot, { view, calls })] as const;
    });
  return (
    <>
      {SHOT_PARTS.map((part) => {
        const options = optionsOf(part);
        const isPlain = options.length === 1 && part !== 'arms' && part !== 'target';
        return isPlain ? undefined : (
          <Choice
            key={part}
            label={TITLES[part]}
            value={valueOf(chosen, part)}
            options={options}
            onChange={(value) => onWish(part, value)}
          />
        );
      })}
    </>
  );
}

function labelFor(
  part: ShotPart,
  shot: ShotAction,
  { view, calls }: Pick<PartsProps, 'view' | 'calls'>,
): string {
  if (part === 'arms') return armsName(shot.arms);
  if (part === 'mode') return capital(MODE_NAMES[shot.mode]);
  if (part === 'attacks') return String(shot.attacks);
  if (part === 'overcharge') return overchargeInWords(view, shot);
  return `${capital(calls.full(shot.target))}: ${oddsInShort(view, shot)}`;
}

/** "1 die more, 52 %": what it would be with it. */
const overchargeInWords = (view: View, shot: ShotAction): string =>
  `${shot.overcharge ? `${count(shot.overcharge, 'die', 'dice')} more` : 'No'}: ${oddsInShort(view, shot)}`;

/** What it costs of its energy. */
function Price({
  view,
  seat,
  shot,
}: {
  readonly view: View;
  readonly seat: number;
  readonly shot: ShotAction;
}) {
  const robot = askedRobot(view, seat);
  const price = robot ? priceOf(view, robot, shot) : 0;
  if (!robot || price === 0) return undefined;
  return (
    <p class="hint kb-price">
      <FigureIcon name="energy" /> Costs {price} of {energyOf(robot)} energy
      {robot.powerCore?.shown ? '' : ', and shows the power core'}.
    </p>
  );
}

interface HelpersProps {
  readonly shots: readonly ShotAction[];
  readonly chosen: ShotAction;
  readonly onChange: (help: readonly string[]) => void;
}

/** Checkboxes for the cards that may help. */
function Helpers({ shots, chosen, onChange }: HelpersProps) {
  const helpers = [...new Set(shots.flatMap((shot) => shot.help))];
  return (
    <>
      {helpers.map((card) => (
        <label key={card} class="kb-tick">
          <input
            type="checkbox"
            checked={chosen.help.includes(card)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...chosen.help, card] : chosen.help.filter((one) => one !== card))
            }
          />
          <span>
            {fullCardName(card)} <small>{cardInWords(card)}</small>
          </span>
        </label>
      ))}
    </>
  );
}

interface IdleProps extends Pick<PartsProps, 'view' | 'shots'> {
  readonly seat: number;
}

/** Weapons without a target now, in one line below the others. */
function Idle({ view, seat, shots }: IdleProps) {
  const robot = askedRobot(view, seat);
  if (!robot || shots[0]?.type !== 'attack') return undefined;
  const idle = armsOfRobot(view, robot).filter((arms) => !shots.some((shot) => shot.arms === arms));
  return idle.length > 0 ? <p class="hint">No target now: {listOf(idle.map(armsName))}.</p> : undefined;
}
