import type { PageData } from '../../build/page-data.ts';
import { routes } from '../../config/routes.ts';
import { PageIntro } from '../../ui/page/PageIntro.tsx';
import { BeginnerStep } from './BeginnerStep.tsx';
import { Checklist } from './Checklist.tsx';
import { NextWays } from './NextWays.tsx';
import { stepId } from './step-id.ts';
import { StepRail } from './StepRail.tsx';
import { useCurrentStep } from './use-current-step.ts';
import * as css from './BeginnersView.module.css';

/** The guide to the first lenses, step by step, and a checklist for leaving the house. */
export function BeginnersView({ page }: PageData['beginners']) {
  const { steps, checklist } = page;
  const current = useCurrentStep(steps.length);
  return (
    <>
      <PageIntro
        fold
        title={page.title}
        lead={page.lead}
        crumbs={[{ title: 'Главная', url: routes.home }, { title: 'Для начинающих' }]}
      />
      <div className={css.columns}>
        <StepRail
          titles={steps.map(({ title }) => title)}
          current={current}
          checklist={checklist.length > 0}
        />
        <ol className={css.steps} role="list">
          {steps.map((step, index) => (
            <li key={step.title} id={stepId(index)} className={css.step}>
              <BeginnerStep step={step} number={index + 1} total={steps.length} />
            </li>
          ))}
        </ol>
      </div>
      <Checklist items={checklist} />
      <NextWays />
    </>
  );
}
