import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { Live } from '../Live.tsx';
import { WebinarLists } from './WebinarLists.tsx';
import { webinars } from './webinars.ts';

/** Talks with specialists: upcoming and past. */
export function WebinarsView() {
  return (
    <Live
      resource={webinars}
      what="вебинары"
      waiting={<Skeleton lines={9} label="Загружаем вебинары…" />}
    >
      {({ items, ahead }) => <WebinarLists items={items} ahead={ahead} />}
    </Live>
  );
}
