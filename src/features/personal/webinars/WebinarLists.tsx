import { useEffect } from 'react';
import type { Webinar } from '../../../../contract/schemas/member.ts';
import { routes } from '../../../config/routes.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { useNow } from '../use-now.ts';
import { parted, standingAt } from './standing.ts';
import { WebinarCard } from './WebinarCard.tsx';
import * as css from './WebinarLists.module.css';
import { webinars } from './webinars.ts';

type Props = {
  items: readonly Webinar[];
  /** Milliseconds that the device's clock lacks. */
  ahead: number;
};

/** Webinars grouped by what the member can still do. */
export function WebinarLists({ items, ahead }: Props) {
  const now = useNow() + ahead;
  const { coming, past } = parted(items, now);
  const awaited = coming.some(
    (item) => item.registered && item.url === null && standingAt(now, item) !== 'upcoming',
  );
  useEffect(() => {
    // The list was loaded on an earlier day, or the place is so new that the backend has not opened the door yet.
    if (awaited) void webinars.run();
  }, [awaited, now]);
  return (
    <div className={css.root}>
      <section aria-labelledby="coming">
        <h2 id="coming" className={css.title}>
          Скоро
        </h2>
        {coming.length === 0 ? (
          <EmptyState
            title="Новых вебинаров пока нет"
            text="Как только назначим следующий, он&#160;появится здесь. А&#160;пока о&#160;линзах и&#160;зрении можно почитать."
            action={{ title: 'К\u00a0статьям', url: routes.articles }}
          />
        ) : (
          <ul role="list" className={css.list}>
            {coming.map((webinar) => (
              <li key={webinar.id}>
                <WebinarCard webinar={webinar} standing={standingAt(now, webinar)} />
              </li>
            ))}
          </ul>
        )}
      </section>
      {past.length > 0 && (
        <section aria-labelledby="past">
          <h2 id="past" className={css.title}>
            Прошедшие
          </h2>
          <ul role="list" className={css.list}>
            {past.map((webinar) => (
              <li key={webinar.id}>
                <WebinarCard webinar={webinar} standing="past" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
