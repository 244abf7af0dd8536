import { HallNote } from '../../../ui/HallNote';
import { RestoredNote } from '../../../ui/RestoredNote';
import { useTableSession } from '../tableSession';

/** What the hall has lost, and what its operator tells, concerns its own tables, not games in this browser alone. */
export function HallLoss() {
  const { local } = useTableSession();
  return local ? undefined : (
    <>
      <RestoredNote />
      <HallNote />
    </>
  );
}
