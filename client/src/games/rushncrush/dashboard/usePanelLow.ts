import { useEffect, useState } from 'preact/hooks';

/** Where the whole matrix does not fit, or its boxes are too small for a finger. */
const LOW = '(max-width: 759px), (max-height: 799px), (pointer: coarse)';

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
