import { MAX_TILES, MIN_TILES, type Wanted } from '@gearhall/shared/games/rushncrush/rules/course/courses';
import { BUILDER } from '../words/setup/builder';
import { wishWithKind } from './choice';
import { KindAndLaps } from './KindAndLaps';
import { NumberChoice } from './NumberChoice';

interface RandomWishProps {
  readonly wish: Wanted;
  readonly onChange: (wish: Wanted) => void;
}

/** A random course: its kind, its length, its laps. */
export function RandomWish({ wish, onChange }: RandomWishProps) {
  return (
    <div class="random-wish">
      <KindAndLaps
        kind={wish.kind}
        laps={wish.laps}
        onKind={(kind) => onChange(wishWithKind(wish, kind))}
        onLaps={(laps) => onChange({ ...wish, laps })}
      />
      <NumberChoice
        label={BUILDER.tiles}
        span={[MIN_TILES, MAX_TILES]}
        value={wish.random}
        onChange={(random) => onChange({ ...wish, random })}
      />
      <p class="hint">
        {BUILDER.randomHelp} {BUILDER.lengthHelp}
      </p>
    </div>
  );
}
