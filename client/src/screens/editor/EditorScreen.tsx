import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { editorPath, go, newTablePath, sandboxPath } from '../../app/routing/router';
import { aboutOf, hasEditor, loadGameEditor } from '../../games';
import { loadRules } from '../../games/wholeRules';
import { useAnswer } from '../../net/requests/useAnswer';
import { packText, unpackText } from '../../local/sharing';
import type { EditorProps } from '../../stage/contract/editor';
import { say } from '../../ui/notices/notices';
import { LoadingPage } from '../../ui/shell/LoadingPage';
import { Shell } from '../../ui/shell/Shell';
import { WORDS } from '../../ui/words/words';
import { newBotGame } from '../local/botGame';
import { bringGame } from '../local/brought';
import { LostScreen } from '../LostScreen';
import { bringOptions } from '../newTable/broughtOptions';

/** The page where something of a game is made: its editor, with what the hall does for it. */
export function EditorScreen({ game }: { readonly game: string }) {
  const { value: loaded } = useAnswer(
    hasEditor(game) ? { key: game, ask: () => loadGameEditor(game) } : undefined,
  );
  const shared = useShared();
  const now = loaded.answer;
  const title = now?.title ?? aboutOf(game)?.title ?? '';
  useEffect(() => {
    document.title = `${title} · ${WORDS.hall.name}`;
  }, [title]);
  const props = useMemo(() => meansFor(game), [game]);
  if (!hasEditor(game)) return <LostScreen />;
  if (!now || shared.value === undefined) return <LoadingPage of={loaded} />;
  return (
    <Shell>
      <now.Editor {...props} shared={shared.value} />
    </Shell>
  );
}

const inAddress = (): string => location.hash.slice(1);

/** What the address carries; undefined while it is unpacked. */
function useShared() {
  const shared = useSignal<string | undefined>(inAddress() === '' ? '' : undefined);
  useEffect(() => {
    const look = () => {
      const packed = inAddress();
      // Something that cannot be unpacked is handed on: the editor says that it is none of its own.
      if (packed !== '') void unpackText(packed).then((text) => (shared.value = text ?? packed));
    };
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, [shared]);
  return shared;
}

const meansFor = (game: string): Omit<EditorProps, 'shared'> => ({
  async linkTo(text) {
    const packed = await packText(text);
    return packed === undefined ? undefined : `${location.origin}${editorPath(game, packed)}`;
  },
  leaveLink: () => go(editorPath(game), { replace: true }),
  tryOut(options) {
    loadRules(game).then(
      (rules) => {
        bringGame(newBotGame({ rules, level: 'easy', options, seats: 2 }).game);
        go(sandboxPath());
      },
      () => say(WORDS.hall.partMissing, 'warning'),
    );
  },
  play(options) {
    bringOptions(game, options);
    go(newTablePath(game));
  },
});
