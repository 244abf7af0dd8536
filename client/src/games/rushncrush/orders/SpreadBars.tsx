import { atLeast, type Odds } from '@gearhall/shared/games/rushncrush/rules/gears/odds';
import { chanceInWords } from '../words/cars/names';

interface SpreadBarsProps {
  readonly spread: Odds;
  readonly look: 'heat' | 'changes';
}

/** How likely each number is, as a small chart: text beside it says the same. */
export function SpreadBars({ spread, look }: SpreadBarsProps) {
  const most = Math.max(...spread);
  const first = spread.findIndex((chance) => chance > 0);
  const shown = spread.flatMap((chance, value) =>
    value >= first && atLeast(spread, value) > 0 ? [{ chance, value }] : [],
  );
  return (
    <div class={`bars ${look}`} aria-hidden="true">
      {shown.map(({ chance, value }) => (
        <span key={value} class="bar" title={chanceInWords(chance)}>
          <small>{Math.round(chance * 100)}</small>
          <i style={{ height: `${Math.round((chance / most) * 18) + 1}px` }} />
          <b>{value}</b>
        </span>
      ))}
    </div>
  );
}
