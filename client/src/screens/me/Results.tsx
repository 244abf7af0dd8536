import { aboutOf } from '../../games';
import { ME } from '../../ui/words/pages/me';
import { tallyByGame, tallyByOpponent, type OwnFinished, type Tally } from './tally';

/** How my games ended, by game and by opponent. */
export function Results({ games }: { readonly games: readonly OwnFinished[] }) {
  if (games.length === 0) return undefined;
  const byGame = tallyByGame(games).map((one) => ({ ...one, key: aboutOf(one.key)?.title ?? one.key }));
  return (
    <section aria-labelledby="my-results">
      <h2 id="my-results">{ME.results}</h2>
      <div class="tallies">
        <Tallies title={ME.byGame} heading={ME.game} tallies={byGame} />
        <Tallies title={ME.byOpponent} heading={ME.opponent} tallies={tallyByOpponent(games, ME)} />
      </div>
    </section>
  );
}

interface TalliesProps {
  readonly title: string;
  readonly heading: string;
  readonly tallies: readonly Tally[];
}

function Tallies({ title, heading, tallies }: TalliesProps) {
  return (
    <table class="tally">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col">{ME.played}</th>
          <th scope="col">{ME.won}</th>
          <th scope="col">{ME.lost}</th>
        </tr>
      </thead>
      <tbody>
        {tallies.map(({ key, played, won, lost }) => (
          <tr key={key}>
            <th scope="row">{key}</th>
            <td>{played}</td>
            <td>{won}</td>
            <td>{lost}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
