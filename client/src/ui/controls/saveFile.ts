/** Long enough for any browser to have begun the download (ms). */
const KEPT_FOR = 10_000;

/** Offers JSON text as a file to save. */
export function saveFile(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_FOR);
}
