import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { Live } from '../Live.tsx';
import { WebinarLists } from './WebinarLists.tsx';
import { webinars } from './webinars.ts';

/** Talks with specialists: those to come, and those that were. */
export function WebinarsView() {
  return (
    <Live
      resource={webinars}
      what="вебинары"
      waiting={<Skeleton lines={9} label="Загружаем вебинары…" />}
    >
      {({ items }) => <WebinarLists items={items} />}
    </Live>
  );
}
