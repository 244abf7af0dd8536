import './continue.css';
import { useSignal, type Signal } from '@preact/signals';
import { useCallback, useEffect } from 'preact/hooks';
import { route } from '../../app/routing/router';
import { api } from '../../net/requests/api';
import { continueLink } from '../../net/guest/devices';
import { asGuest, myName } from '../../net/guest/guest';
import { apiSentence } from '../../ui/words/apiSentences';
import { CopyField } from '../../ui/controls/CopyField';
import { Dialog } from '../../ui/dialogs/Dialog';
import { Icon } from '../../ui/display/Icon';
import { QrCode } from '../../ui/display/QrCode';
import { WORDS } from '../../ui/words/words';
import { minutesLeft, validUntil } from './validity';

/** A link with which another device continues as this person, valid for a few minutes. */
export function DeviceDialog({ onClose }: { readonly onClose: () => void }) {
  const { link, left, problem, renew } = useDeviceLink();
  const { devices } = WORDS;
  return (
    <Dialog title={devices.title} onClose={onClose}>
      <p class="device-warning">
        <Icon name="eye" size={18} />
        <span>
          <strong>{devices.warning}</strong> {devices.once}
        </span>
      </p>
      {link.value === '' && <p role="status">{problem.value || devices.making}</p>}
      {link.value !== '' && left.value > 0 && (
        <>
          <p>{devices.lead}</p>
          <QrCode text={link.value} label={devices.qr} />
          <CopyField text={link.value} label={devices.link} />
        </>
      )}
      <div class="button-row device-foot">
        {link.value !== '' && (
          <p class="quiet-text" role="timer">
            {left.value > 0 ? devices.validFor(minutesLeft(left.value)) : devices.over}
          </p>
        )}
        <button type="button" class="button" onClick={renew}>
          {problem.value === '' ? devices.renew : devices.tryAgain}
        </button>
      </div>
    </Dialog>
  );
}

interface DeviceLink {
  /** Empty until it has been made. */
  readonly link: Signal<string>;
  /** Milliseconds for which it is still valid. */
  readonly left: Signal<number>;
  readonly problem: Signal<string>;
  readonly renew: () => void;
}

function useDeviceLink(): DeviceLink {
  const link = useSignal('');
  const left = useSignal(0);
  const problem = useSignal('');
  const until = useSignal(0);
  const make = useCallback(async () => {
    link.value = '';
    problem.value = '';
    try {
      const { code, expires } = await asGuest((token) => api.newDevice(token));
      until.value = validUntil(expires, Date.now());
      left.value = until.value - Date.now();
      const now = route.peek();
      const table = now.screen === 'table' ? { table: now.id } : {};
      link.value = continueLink(location.origin, { code, name: myName.peek(), ...table });
    } catch (error) {
      problem.value = apiSentence(error);
    }
  }, [link, left, problem, until]);
  useEffect(() => {
    void make();
    const timer = setInterval(() => (left.value = until.value - Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [make, left, until]);
  return { link, left, problem, renew: () => void make() };
}
