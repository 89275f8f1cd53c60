import { routes } from '../../config/routes.ts';
import { ViewForm } from '../../layout/ViewForm.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { PageIntro } from '../../ui/page/PageIntro.tsx';
import { Section } from '../../ui/page/Section.tsx';
import * as css from './ViewSettingsView.module.css';

const TITLE = 'Версия для\u00a0слабовидящих';

/**
 * The settings of the low-vision panel as a page: for browsers without scripts, and until they run. The edge
 * writes into the field `back` where the visitor came from.
 */
export function ViewSettingsView() {
  return (
    <>
      <PageIntro
        title={TITLE}
        lead="Подберите размер текста, цвета и&#160;интервалы так, чтобы читать было легко. Мы&#160;запомним ваш выбор в&#160;этом браузере и&#160;покажем так весь сайт."
        crumbs={[{ title: 'Главная', url: routes.home }, { title: TITLE }]}
      />
      <Section tight>
        <div className={css.form}>
          <ViewForm
            send={
              <>
                <input type="hidden" name="back" />
                <Button type="submit">Применить</Button>
              </>
            }
          />
        </div>
      </Section>
    </>
  );
}
