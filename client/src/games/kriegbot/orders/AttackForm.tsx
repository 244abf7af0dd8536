import { useState } from 'preact/hooks';
import type { Action, ActionOf } from '@gearhall/shared/games/kriegbot/actions';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { OrderFormProps } from '../../contract';
import { callsOf, type Calls } from '../words/calls';
import { cardInWords } from '../words/cards';
import { oddsInShort, oddsInWords, placesInWords } from '../words/chances';
import { armsName, capital, fullCardName, MODE_NAMES } from '../words/names';
import { Choice } from './Choice';
import { usePlan } from './usePlan';

type Shot = ActionOf<'attack'> | ActionOf<'strafe'>;
const isShot = (action: Action): action is Shot => action.type === 'attack' || action.type === 'strafe';

/** What is asked of an attack, one thing after the other. */
const PARTS = ['arms', 'target', 'mode', 'attacks'] as const;
const TITLES = { arms: 'With', target: 'At', mode: 'How', attacks: 'Attacks' } as const;
type Wish = Partial<Readonly<Record<(typeof PARTS)[number], string>>>;

const helpKey = (help: readonly string[]): string => [...help].sort().join(' ');

/** The legal attacks that agree with what was wished for so far; what cannot be had is not insisted on. */
function narrowed(shots: readonly Shot[], wish: Wish): Readonly<Record<string, readonly Shot[]>> {
  const left: Record<string, readonly Shot[]> = {};
  let now = shots;
  for (const part of PARTS) {
    left[part] = now;
    const wanted = now.filter((shot) => String(shot[part]) === wish[part]);
    const fallback = now[0];
    now = wanted.length > 0 ? wanted : now.filter((shot) => shot[part] === fallback?.[part]);
  }
  return { ...left, help: now };
}

/** Weapon, target, mode, number of attacks and helping cards, chosen from what is legal; with the odds. */
export function AttackForm({ actions, act, plan, view, seat, names }: OrderFormProps<Action, View>) {
  const shots = actions.filter(isShot);
  const [wish, setWish] = useState<Wish>({});
  const [help, setHelp] = useState<readonly string[]>([]);
  const calls = callsOf(view.robots, names, seat);
  const left = narrowed(shots, wish);
  const alike = left['help'] ?? [];
  const chosen = alike.find((shot) => helpKey(shot.help) === helpKey(help)) ?? alike[0];
  usePlan(plan, Object.keys(wish).length + help.length > 0 ? chosen : undefined);
  if (!chosen) return undefined;
  const labels = labelsFor(view, calls);
  const optionsOf = (part: (typeof PARTS)[number]) => [
    ...new Map(
      (left[part] ?? []).map((shot) => [
        String(shot[part]),
        { value: String(shot[part]), label: labels[part](shot) },
      ]),
    ).values(),
  ];
  return (
    <form
      class="kb-form"
      onSubmit={(event) => {
        event.preventDefault();
        act(chosen);
      }}
    >
      {PARTS.map((part) => {
        const options = optionsOf(part);
        const isPlain = options.length === 1 && (part === 'mode' || part === 'attacks');
        return isPlain ? undefined : (
          <Choice
            key={part}
            label={TITLES[part]}
            value={String(chosen[part])}
            options={options}
            onChange={(value) => setWish({ ...wish, [part]: value })}
          />
        );
      })}
      <p class="hint">{cardInWords(chosen.arms)}</p>
      <Helpers shots={alike} chosen={chosen} onChange={setHelp} />
      <p class="kb-odds" role="status">
        {oddsInWords(view, chosen)}. {placesInWords(view, chosen)}
      </p>
      <button type="submit" class="button primary">
        {chosen.type === 'strafe' ? 'Strafe' : 'Attack'} {calls.full(chosen.target)}
      </button>
    </form>
  );
}

const labelsFor = (
  view: View,
  calls: Calls,
): Readonly<Record<(typeof PARTS)[number], (shot: Shot) => string>> => ({
  arms: ({ arms }) => armsName(arms),
  target: (shot) => `${capital(calls.full(shot.target))}: ${oddsInShort(view, bare(shot))}`,
  mode: ({ mode }) => capital(MODE_NAMES[mode]),
  attacks: ({ attacks }) => String(attacks),
});

interface HelpersProps {
  readonly shots: readonly Shot[];
  readonly chosen: Shot;
  readonly onChange: (help: readonly string[]) => void;
}

/** The cards that may help, to be ticked. */
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

/** The same attack without helping cards: for comparing targets. */
const bare = (shot: Shot): Shot => ({ ...shot, help: [] });
