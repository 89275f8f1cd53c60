import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { ServedSlot } from '../../ui/served/ServedSlot.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import type { LiveStep } from './use-live-step.ts';
import * as css from './LiveStepFrame.module.css';

type Props<T> = {
  slot: string;
  step: LiveStep<T>;
  /** What is loading, for screen readers. */
  label: string;
  render: (ready: Extract<LiveStep<T>, { state: 'ready' }>) => ReactNode;
};

/** The live part of a step in each of its states. */
export function LiveStepFrame<T>({ slot, step, label, render }: Props<T>) {
  if (step.state === 'ready') return render(step);
  if (step.state === 'failed') {
    return (
      <ErrorState
        title="Не&#160;удалось загрузить"
        text="Проверьте, есть&#160;ли связь. Ваш выбор сохранился в&#160;адресе страницы."
        onRetry={step.retry}
      />
    );
  }
  const opening = step.state === 'opening';
  return (
    <>
      {(opening || step.state === 'served') && (
        <ServedSlot name={slot} html={step.html} className={css.slot} />
      )}
      {(opening || step.state === 'waiting') && (
        <div className={css.waiting}>
          <Skeleton shape="text" lines={8} label={label} />
        </div>
      )}
      {opening && (
        <noscript data-sample="failed">
          <p className={css.failed}>
            Сейчас не&#160;удаётся показать магазины. Обновите страницу через минуту.
          </p>
        </noscript>
      )}
    </>
  );
}
