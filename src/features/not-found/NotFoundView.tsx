import { routes } from '../../config/routes.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { Button } from '../../ui/Button.tsx';
import { LensMark } from '../../ui/LensMark.tsx';
import * as css from './NotFoundView.module.css';

/** Where an address leads nowhere: a calm word and two sure ways on. */
export function NotFoundView() {
  return (
    <div className={css.root}>
      <Breadcrumbs
        items={[{ title: 'Главная', url: routes.home }, { title: 'Страница не найдена' }]}
      />
      <div className={css.content}>
        <LensMark className={css.mark} />
        <div>
          <h1>Упс, страница не найдена.</h1>
          <p className={css.text}>
            Возможно, она переехала или в&#160;адресе опечатка. Посмотрите наши продукты или начните
            с&#160;главной.
          </p>
          <div className={css.actions}>
            <Button url={routes.catalog} size="large">
              К продуктам
            </Button>
            <Button url={routes.home} size="large" variant="secondary">
              На главную
            </Button>
          </div>
          <p className={css.english} lang="en">
            This page could not be found
          </p>
        </div>
      </div>
    </div>
  );
}
