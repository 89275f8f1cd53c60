import { Skeleton } from '../../../ui/Skeleton.tsx';
import { MemberPart } from '../MemberPart.tsx';
import { useLoaded } from '../use-loaded.ts';
import { WebinarLists } from './WebinarLists.tsx';
import { webinars } from './webinars.ts';

/** Talks with specialists: those to come, and those that were. */
export function WebinarsView() {
  useLoaded(webinars);
  return (
    <MemberPart
      resource={webinars}
      failed="Не&#160;удалось загрузить вебинары"
      skeleton={<Skeleton lines={9} label="Загружаем вебинары…" />}
    >
      {({ items }) => <WebinarLists items={items} />}
    </MemberPart>
  );
}
