interface Worker {
  addEventListener(type: 'statechange', listener: () => void): void;
}

interface Registration {
  readonly installing: Worker | null;
  addEventListener(type: 'updatefound', listener: () => void): void;
}

/**
 * Looks now and after every step of every newer worker. A page may hear of one late: when it is being installed
 * already, or already waits.
 */
export function followUpdates(registration: Registration, look: () => void): void {
  const follow = (): void => {
    registration.installing?.addEventListener('statechange', look);
    look();
  };
  registration.addEventListener('updatefound', follow);
  follow();
}
