import { useEffect, useState } from 'preact/hooks';

/** Where the orders lie in a sheet below the board, and need the room. */
const LOW = '(max-width: 759px)';

export function usePanelLow(): boolean {
  const [isLow, setLow] = useState(() => matchMedia(LOW).matches);
  useEffect(() => {
    const query = matchMedia(LOW);
    const look = () => setLow(query.matches);
    query.addEventListener('change', look);
    look();
    return () => query.removeEventListener('change', look);
  }, []);
  return isLow;
}
