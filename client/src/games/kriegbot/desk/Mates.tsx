import type { RobotView } from '@gearhall/shared/games/kriegbot/view';
import { coreName } from '../words/cores/cores';
import { capital, fullCardName } from '../words/field/names';
import { cardsOf, draftOf } from './draft';

interface MatesProps {
  readonly robots: readonly RobotView[];
  readonly name: (robot: string) => string;
}

/** The current drafts of the team-mates. */
export function Mates({ robots, name }: MatesProps) {
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
