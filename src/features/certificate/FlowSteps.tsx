import { standingOf, StepNumber } from '../../ui/signs/StepNumber.tsx';
import * as css from './FlowSteps.module.css';

export type FlowView = 'form' | 'code' | 'processing' | 'certificate';

const STEPS = ['Анкета', 'Код из\u00a0SMS', 'Сертификат'];
const PLACES: Record<FlowView, number> = { form: 0, code: 1, processing: 2, certificate: 2 };

/** The visitor's progress in the flow. */
export function FlowSteps({ current }: { current: FlowView }) {
  const place = PLACES[current];
  return (
    <ol className={css.root} role="list" aria-label="Шаги оформления">
      {STEPS.map((title, index) => (
        <li key={title} className={css.step} aria-current={index === place ? 'step' : undefined}>
          <StepNumber value={index + 1} standing={standingOf(index, place)} />
          {title}
        </li>
      ))}
    </ol>
  );
}
