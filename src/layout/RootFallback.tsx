import { routes } from '../config/routes.ts';
import * as css from './RootFallback.module.css';

/**
 * For when even the error page fails: a sentence and a link, using nothing of the site's that could
 * fail again. A plain link, because it loads a fresh document.
 */
export function RootFallback() {
  return (
    <main className={css.root}>
      <h1 className={css.title}>Страница не&#160;показалась</h1>
      <p>Простите, это наша ошибка. Обновите страницу или начните с&#160;главной.</p>
      <p>
        <a className={css.link} href={routes.home}>
          На&#160;главную
        </a>
      </p>
    </main>
  );
}
