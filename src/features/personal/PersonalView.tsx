import { routes } from '../../config/routes.ts';
import { Button } from '../../ui/Button.tsx';
import { PageIntro } from '../../ui/PageIntro.tsx';
import { Section } from '../../ui/Section.tsx';

/**
 * The personal area for somebody whose data did not come: the edge lets a request through when
 * its check of the user fails, and then nothing of anybody may be shown.
 */
export function PersonalView() {
  return (
    <>
      <PageIntro
        title="Личный кабинет"
        lead="Сейчас не удаётся загрузить ваши данные. Обновите страницу через минуту: баллы, заказы и сертификаты никуда не делись."
        crumbs={[{ title: 'Главная', url: routes.home }, { title: 'Личный кабинет' }]}
      />
      <Section>
        <Button url={routes.home}>На главную</Button>
      </Section>
    </>
  );
}
