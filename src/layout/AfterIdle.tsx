import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '../client/page/idle.ts';
import { PREFETCH_IDLE_TIMEOUT } from '../config/constants.ts';
import { loadAfterIdle } from './load-after-idle.ts';

/** Loads what the first view does not need once the browser is idle; the page works without it. */
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
