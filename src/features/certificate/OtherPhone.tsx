import { Button } from '../../ui/actions/Button.tsx';
import { forgetOwnCertificate } from './flow/certificate-flow.ts';
import * as css from './OtherPhone.module.css';

/**
 * Lets a second person of a family start over without signing in or out. `onForgotten` runs before the
 * certificate is removed from the device.
 */
export function OtherPhone({ onForgotten }: { onForgotten: () => void }) {
  const forget = () => {
    onForgotten();
    forgetOwnCertificate();
  };
  return (
    <div className={css.root} data-screen="">
      <p className={css.note}>
        Нужен сертификат на&#160;другой номер? Этот уберём с&#160;устройства: он&#160;останется
        в&#160;почте и&#160;SMS, а&#160;здесь снова откроется по&#160;номеру и&#160;коду.
      </p>
      <Button variant="secondary" onClick={forget}>
        Другой номер
      </Button>
    </div>
  );
}
