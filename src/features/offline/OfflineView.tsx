import { KEPT_MARK } from '../../config/offline.ts';
import { MessagePage } from '../../ui/page/MessagePage.tsx';
import * as css from './OfflineView.module.css';

/**
 * The page that the worker shows in place of one that is unavailable offline. The worker puts the list of
 * readable pages into the empty place, and adds a script that waits for the network.
 */
export function OfflineView() {
  return (
    <MessagePage
      title="Нет связи"
      crumb="Нет связи"
      text="Похоже, интернет сейчас не&#160;ловит. Ничего делать не&#160;нужно: как только он вернётся, страница откроется сама."
      note="Инструкции, ответы на&#160;вопросы и&#160;ваш сертификат, если вы&#160;открывали их на&#160;этом устройстве, можно перечитать и&#160;без интернета."
    >
      <section className={css.kept} aria-labelledby="mozhno-prochitat">
        <h2 id="mozhno-prochitat" className={css.title}>
          А&#160;пока можно почитать
        </h2>
        <ul role="list" className={css.list} {...{ [KEPT_MARK.place]: '' }} />
      </section>
    </MessagePage>
  );
}
