import { useEffect, useRef } from 'react';
import type { FlowState } from './flow/flow-state.ts';
import * as css from './CertificateNews.module.css';

/** The outcome of the last action, above the certificate. */
export function CertificateNews({ state }: { state: FlowState }) {
  const { sentAgain, moved, serverError } = state;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button is further down, and may have scrolled the page.
    if (root.current?.hasChildNodes()) root.current.scrollIntoView({ block: 'center' });
  }, [sentAgain, moved, serverError]);
  return (
    <div ref={root} className={css.root} data-screen="">
      {sentAgain && (
        <p role="status" className={css.done}>
          Сертификат отправлен ещё раз: проверьте SMS и&#160;почту.
        </p>
      )}
      {moved && (
        <p role="status" className={css.done}>
          Салон изменён. Новый адрес отправили по&#160;SMS и&#160;на&#160;почту, номер сертификата
          прежний.
        </p>
      )}
      {serverError !== null && (
        <p role="alert" className={css.error}>
          {serverError}
        </p>
      )}
    </div>
  );
}
