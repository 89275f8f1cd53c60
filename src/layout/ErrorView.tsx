import { useEffect } from 'react';
import { statusOf } from '../client/page/error-status.ts';
import { BRAND_NAME, titleEnd } from '../config/constants.ts';
import { routes } from '../config/routes.ts';
import { Button } from '../ui/actions/Button.tsx';
import { MessagePage } from '../ui/page/MessagePage.tsx';
import { errorWords } from './error-words.ts';

type Props = {
  /** The error; its status decides the text. */
  error: unknown;
  /** The requested page, when it is not the one in the address bar. */
  url?: string;
};

const CONTENT = 'content';

/** Shown in place of a page that failed: what happened, and two ways on. */
export function ErrorView({ error, url }: Props) {
  const status = statusOf(error);
  const { title, text } = errorWords(status);

  useEffect(() => {
    const before = document.title;
    const own = `${title}${titleEnd(BRAND_NAME)}`;
    document.title = own;
    window.scrollTo(0, 0);
    document.getElementById(CONTENT)?.focus({ preventScroll: true });
    return () => {
      // The next page may have set its own title by now.
      if (document.title === own) document.title = before;
    };
  }, [title]);

  const retry = () => {
    if (url === undefined) window.location.reload();
    else window.location.assign(url);
  };
  return (
    <MessagePage title={title} crumb="Ошибка" text={text} note={`Код ошибки: ${status}`} alert>
      <Button size="large" onClick={retry}>
        Попробовать ещё раз
      </Button>
      <Button size="large" variant="secondary" url={routes.home}>
        На&#160;главную
      </Button>
    </MessagePage>
  );
}
