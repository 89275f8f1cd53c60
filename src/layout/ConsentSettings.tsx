import { askConsent } from '../stores/consent.ts';
import { CONSENT_ID } from './consent-id.ts';
import * as css from './ConsentSettings.module.css';

function ask(): void {
  askConsent();
  document.getElementById(CONSENT_ID)?.focus();
}

/** Lets a visitor change the answer about analytics. Styles hide it where no script could ask. */
export function ConsentSettings() {
  return (
    <button type="button" className={css.root} onClick={ask}>
      Настройки cookie
    </button>
  );
}
