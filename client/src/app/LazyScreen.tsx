import type { ComponentType } from 'preact';
import { useAnswer } from '../net/requests/useAnswer';
import { LoadingPage } from '../ui/shell/LoadingPage';

interface LazyScreenProps<Props> {
  /** Must be the same function for the same screen. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
}

/** A screen whose code is loaded when the first screen of its kind is opened. */
export function LazyScreen<Props extends object>({ load, props }: LazyScreenProps<Props>) {
  const { value: loaded } = useAnswer({ ask: load });
  const Screen = loaded.answer;
  return Screen ? <Screen {...props} /> : <LoadingPage of={loaded} />;
}
