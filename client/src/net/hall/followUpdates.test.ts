import { followUpdates } from './followUpdates';

/** A registration with the worker that is being installed, and the one that waits. */
class Registration extends EventTarget {
  installing: EventTarget | null = null;
  waiting: EventTarget | null = null;

  begin(): void {
    this.installing = new EventTarget();
  }

  finish(): void {
    const worker = this.installing;
    [this.installing, this.waiting] = [null, worker];
    worker?.dispatchEvent(new Event('statechange'));
  }

  tell(): void {
    this.dispatchEvent(new Event('updatefound'));
  }
}

function followed(registration: Registration): { readonly seen: () => boolean } {
  let isSeen = false;
  followUpdates(registration, () => (isSeen ||= registration.waiting !== null));
  return { seen: () => isSeen };
}

test('a worker is noticed when it has been installed', () => {
  const registration = new Registration();
  const { seen } = followed(registration);
  registration.begin();
  registration.tell();
  expect(seen()).toBe(false);
  registration.finish();
  expect(seen()).toBe(true);
});

test('so is one that waits already when the page hears of it', () => {
  const registration = new Registration();
  const { seen } = followed(registration);
  registration.begin();
  registration.finish();
  registration.tell();
  expect(seen()).toBe(true);
});

test('so is one that is being installed, or waits, when the page begins to listen', () => {
  const installing = new Registration();
  installing.begin();
  const { seen } = followed(installing);
  installing.finish();
  expect(seen()).toBe(true);
  const waiting = new Registration();
  waiting.begin();
  waiting.finish();
  expect(followed(waiting).seen()).toBe(true);
});
