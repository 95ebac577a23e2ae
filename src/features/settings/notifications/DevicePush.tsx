import { PUSH_TEXTS as TEXTS } from '#app/texts/settings.ts';
import { SendButton } from '#app/components/actions/SendButton.tsx';
import { Section } from '#app/components/look/Section.tsx';
import { pushKey } from '#app/firebase/pushKey.ts';
import { useIsOnline } from '#app/pwa/useIsOnline.ts';
import settings from '../settings.module.css';
import { Waiting } from '../Waiting.tsx';
import { useDeviceNotices, type DeviceState } from '#app/session/useDeviceNotices.ts';

/** Whether this browser is told things; absent where the server tells none. */
export const DevicePush = () => (pushKey === null ? null : <Device pushKey={pushKey} />);

function Device({ pushKey: key }: { pushKey: string }) {
  const { state, isBusy, turnOn, turnOff, test } = useDeviceNotices(key);
  const isOnline = useIsOnline();
  return (
    <Section title={TEXTS.title}>
      {state === 'unknown' ? (
        <Waiting />
      ) : (
        <p className={settings['muted']} role="status">
          {WORDS[state]}
        </p>
      )}
      {state === 'off' ? (
        <div className={settings['actions']}>
          <SendButton isOnline={isOnline} disabled={isBusy} aria-busy={isBusy} onClick={turnOn}>
            {isBusy ? TEXTS.turningOn : TEXTS.turnOn}
          </SendButton>
        </div>
      ) : null}
      {state === 'on' ? (
        <div className={settings['actions']}>
          <SendButton look="outlined" isOnline={isOnline} disabled={isBusy} onClick={test}>
            {TEXTS.test}
          </SendButton>
          <SendButton look="outlined" isOnline={isOnline} disabled={isBusy} onClick={turnOff}>
            {TEXTS.turnOff}
          </SendButton>
        </div>
      ) : null}
    </Section>
  );
}

const WORDS: Readonly<Record<Exclude<DeviceState, 'unknown'>, string>> = {
  off: TEXTS.text,
  on: TEXTS.on,
  denied: TEXTS.denied,
  'home-screen': TEXTS.homeScreen,
  no: TEXTS.unsupported,
};
