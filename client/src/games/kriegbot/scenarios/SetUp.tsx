import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { ScenarioId } from '@gearhall/shared/games/kriegbot/content/scenarios';
import type { Pictures } from '../../../stage/contract/help';
import { FORM_WORDS } from './words';

interface SetUpProps {
  readonly scenario: ScenarioId;
  readonly caption: string;
}

/** The map as the scenario begins. Its space is kept free while the code that draws it is loaded. */
export function SetUp({ scenario, caption }: SetUpProps) {
  const pictures = useSignal<Pictures | undefined>(undefined);
  useEffect(() => {
    import('../help/pictures').then(
      ({ PICTURES }) => (pictures.value = PICTURES),
      () => (pictures.value = {}),
    );
  }, [pictures]);
  const drawn = pictures.value;
  const svg = useMemo(() => drawn?.[scenario]?.(), [drawn, scenario]);
  return (
    <figure class="kb-set-up">
      <div>
        {svg === undefined ? (
          <p class="hint">{drawn ? FORM_WORDS.failed : FORM_WORDS.drawing}</p>
        ) : (
          <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt="" />
        )}
      </div>
      <figcaption class="hint">{caption}</figcaption>
    </figure>
  );
}
