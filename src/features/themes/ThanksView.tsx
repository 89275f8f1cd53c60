import { routes } from '../../config/routes.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { MessagePage } from '../../ui/page/MessagePage.tsx';

/** The question was received: what happens next. */
export function ThanksView() {
  return (
    <MessagePage
      title="Спасибо за&#160;вопрос!"
      crumb="Вопрос отправлен"
      text="Мы его получили и&#160;ответим на&#160;вашу почту в&#160;течение двух рабочих дней. Если письма нет, загляните в&#160;«Спам»."
      note="При боли, резком ухудшении зрения или травме глаза не&#160;ждите ответа: снимите линзы и&#160;обратитесь к&#160;врачу."
    >
      <Button url={routes.themes}>К&#160;темам</Button>
      <Button url={routes.faq} variant="secondary">
        Вопросы и&#160;ответы
      </Button>
    </MessagePage>
  );
}
