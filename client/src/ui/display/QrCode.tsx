import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { say } from '../notices/notices';
import { WORDS } from '../words/words';

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** Empty modules around the code, as the standard requires. */
const QUIET = 4;

/**
 * A QR code as a drawing: dark on a light plate in every theme, since many cameras read nothing else. What computes it
 * is loaded when a code is first shown.
 */
export function QrCode({ text, label }: QrCodeProps) {
  const encode = useSignal<typeof import('uqr').encode | undefined>(undefined);
  useEffect(() => {
    import('uqr').then(
      (loaded) => (encode.value = loaded.encode),
      () => say(WORDS.hall.partMissing, 'warning'),
    );
  }, [encode]);
  if (!encode.value) return null;
  const { data, size } = encode.value(text, { ecc: 'M', border: QUIET });
  const modules = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      class="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={modules.join('')} fill="#000" />
    </svg>
  );
}
