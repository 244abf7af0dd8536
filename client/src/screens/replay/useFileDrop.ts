import { useSignal, type ReadonlySignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

/** A file that was dropped on the replay of a table, until the page for files takes it. */
let brought: File | undefined;

export function bring(file: File): void {
  brought = file;
}

export function takeBrought(): File | undefined {
  const file = brought;
  brought = undefined;
  return file;
}

/** Accepts a file dropped anywhere on the page; true while one hovers over it. */
export function useFileDrop(onFile: (file: File) => void): ReadonlySignal<boolean> {
  const hovers = useSignal(false);
  const take = useRef(onFile);
  take.current = onFile;
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const isFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;
    const onOver = (event: DragEvent) => {
      if (!isFile(event)) return;
      event.preventDefault();
      hovers.value = true;
    };
    addEventListener('dragenter', onOver, { signal });
    addEventListener('dragover', onOver, { signal });
    const onLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) hovers.value = false;
    };
    addEventListener('dragleave', onLeave, { signal });
    const onDrop = (event: DragEvent) => {
      hovers.value = false;
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      take.current(file);
    };
    addEventListener('drop', onDrop, { signal });
    return () => stop.abort();
  }, [hovers]);
  return hovers;
}
