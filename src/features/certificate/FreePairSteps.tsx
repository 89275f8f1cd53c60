import type { CertificatePage } from '../../../contract/schemas/certificate.ts';
import { LensNumber } from '../../ui/LensNumber.tsx';
import * as css from './FreePairSteps.module.css';

/** What happens from the form to the fitting, in order. */
export function FreePairSteps({ steps }: Pick<CertificatePage, 'steps'>) {
  return (
    <ol className={css.root} role="list">
      {steps.map(({ title, text }, index) => (
        <li key={title} className={css.step}>
          <LensNumber value={index + 1} />
          <div>
            <h3 className={css.title}>{title}</h3>
            <p className={css.text}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
