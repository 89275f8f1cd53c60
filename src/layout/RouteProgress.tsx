import { useSnapshot } from 'valtio';
import { progressState } from '../stores/progress.ts';
import { classNames } from '../ui/rendering/class-names.ts';
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx';
import * as css from './RouteProgress.module.css';

const WORDS = {
  idle: '',
  waiting: '',
  running: 'Страница загружается',
  // Gatsby itself announces the title of the new page.
  done: '',
  failed: 'Не\u00a0удалось загрузить страницу',
} as const;

/**
 * The bar at the top of the window while another page loads. It is only visual: it is outside every
 * landmark, and a polite live region announces the same in words.
 */
export function RouteProgress() {
  const { phase, percent } = useSnapshot(progressState);
  const seen = phase === 'running' || phase === 'done' || phase === 'failed';
  return (
    <>
      <div role="status">
        <VisuallyHidden>{WORDS[phase]}</VisuallyHidden>
      </div>
      {seen && (
        <div
          className={classNames(css.root, phase === 'failed' && css.failed)}
          data-route-percent={percent}
          aria-hidden
        >
          <div className={css.bar} style={{ transform: `scaleX(${percent / 100})` }} />
        </div>
      )}
    </>
  );
}
