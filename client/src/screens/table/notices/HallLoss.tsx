import { HallNote } from '../../../ui/notices/HallNote';
import { RestoredNote } from '../../../ui/notices/RestoredNote';
import { useTableSession } from '../session/tableSession';

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
