import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '../client/page/idle.ts';
import { PREFETCH_IDLE_TIMEOUT } from '../config/constants.ts';
import { loadAfterIdle } from './load-after-idle.ts';

/** Brings what no first view needs, once the browser is idle; without it the page still works. */
export function AfterIdle() {
  const [Extras, setExtras] = useState<ComponentType | null>(null);
  useEffect(() => {
    whenIdle(() => {
      loadAfterIdle((loaded) => {
        loaded.startAfterIdle();
        setExtras(() => loaded.PageExtras);
      });
    }, PREFETCH_IDLE_TIMEOUT);
  }, []);
  return Extras && <Extras />;
}
