import { tablePath } from '../../app/router';
import { CopyField } from '../../ui/CopyField';
import { WORDS } from '../../ui/words';

/** The address to send to friends. */
export function ShareLink({ id }: { readonly id: string }) {
  return <CopyField text={new URL(tablePath(id), location.origin).href} label={WORDS.table.linkLabel} />;
}
