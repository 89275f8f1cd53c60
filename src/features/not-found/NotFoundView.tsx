import { useEffect } from 'react';
import { referrer, track } from '../../client/analytics/analytics.ts';
import { routes } from '../../config/routes.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { MessagePage } from '../../ui/page/MessagePage.tsx';

/** The page for a URL that leads nowhere: a calm message and two links. */
export function NotFoundView() {
  useEffect(() => {
    track({ event: 'goal', goal: '404', url: window.location.href, referrer: referrer() });
  }, []);
  return (
    <MessagePage
      title="Упс, страница не&nbsp;найдена."
      crumb="Страница не&#160;найдена"
      text="Возможно, она переехала или в&#160;адресе опечатка. Посмотрите наши продукты или начните с&#160;главной."
      note={<span lang="en">This page could not be found</span>}
    >
      <Button url={routes.catalog} size="large">
        К&#160;продуктам
      </Button>
      <Button url={routes.home} size="large" variant="secondary">
        На&#160;главную
      </Button>
    </MessagePage>
  );
}
