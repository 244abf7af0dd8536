import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Replay } from './loadReplay';

export const ReplayContext = createContext<Replay | undefined>(undefined);

export function useReplay(): Replay {
  const replay = useContext(ReplayContext);
  if (!replay) throw new Error('A part of a replay page was drawn without a record.');
  return replay;
}
