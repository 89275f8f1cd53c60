import { isReadable } from '../../config/readable.ts';
import { PREFETCH_IDLE_TIMEOUT } from '../../config/constants.ts';
import { connectionOf, isSpared } from '../page/connection.ts';
import { whenIdle } from '../page/idle.ts';
import { pageFiles } from './page-files.ts';
import { hasWorkers, registerWorker, tell } from './worker-at-work.ts';

let waiting = false;

const isSparing = () => isSpared(connectionOf(navigator) ?? {});

/** Whether the document itself was loaded for this page. */
const isOpened = (path: string) =>
  performance.getEntriesByType('navigation').some(({ name }) => new URL(name).pathname === path);

/** Tells the worker which page is open and which files it has loaded so far. */
function tellPage(): void {
  const { pathname: path } = location;
  if (!isReadable(path)) return;
  const about = { files: pageFiles(), opened: isOpened(path), sparing: isSparing() };
  void tell({ kind: 'read', path, ...about });
}

/** Does so in an idle callback, once for everything that happens before it. */
function tellPageLater(): void {
  if (waiting || !isReadable(location.pathname)) return;
  waiting = true;
  whenIdle(() => {
    waiting = false;
    tellPage();
  }, PREFETCH_IDLE_TIMEOUT);
}

/** Starts the worker and has it keep the pages shown in this document from now on. */
export function keepShownPages(): void {
  // A visitor who saves data does not load the worker until there is something to keep.
  if (!hasWorkers() || (isSparing() && !isReadable(location.pathname))) return;
  void registerWorker();
  tellPageLater();
  // For pictures that load later: `load` of an element does not bubble.
  document.addEventListener('load', tellPageLater, { capture: true });
  // Each page brings its own head.
  new MutationObserver(tellPageLater).observe(document.head, { childList: true });
  void tell({ kind: 'look', sparing: isSparing() });
}
