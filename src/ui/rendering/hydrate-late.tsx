import { lazy, memo, useEffect, useRef, type ComponentType } from 'react';
import { loadAgain } from '../../client/page/load-again.ts';
import { recordPresses, type Presses } from '../../client/page/pressed-buttons.ts';
import { isTranslated, takeTranslationBack } from '../../client/page/translated-nodes.ts';
import { LateFrame } from './LateFrame.tsx';

/** Events that show that a visitor is about to use a part. */
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'input'] as const;

/** Whether the router opened this page: then there is no built part to wait in. */
const isRouted = () => 'routed' in document.documentElement.dataset;

/** If its script fails to load, the part stays HTML, and the next press retries. */
async function loadSometime<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await loadAgain(load);
    } catch {
      await new Promise((resolve) => addEventListener('pointerdown', resolve, { once: true }));
    }
  }
}

/**
 * A part of a built page that is loaded and hydrated when the visitor is about to use it: until then it is
 * plain HTML and costs the page nothing. Its props must not change before.
 * @param load imports the part. @param isNeeded whether it must not wait, because of stored data.
 */
export function hydrateLate<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isNeeded: () => boolean,
): ComponentType<Props> {
  let begin = () => {};
  const wanted = new Promise<void>((resolve) => {
    begin = resolve;
  });
  if (isRouted()) begin();

  let presses: Presses | null = null;
  const Part = lazy(async () => {
    await wanted;
    const Loaded = await loadSometime(load);
    if (!isRouted() && isTranslated()) await takeTranslationBack('[data-late]');
    presses?.unmark();
    return {
      default: function Late(props: Props) {
        useEffect(() => {
          document.querySelector('[data-late]')?.removeAttribute('data-late');
          presses?.play();
          presses = null;
        }, []);
        return <Loaded {...props} />;
      },
    };
  });

  /** React discards the waiting HTML when a context above changes, as by a link to an anchor of the page. */
  function Discarded() {
    useEffect(begin, []);
    return null;
  }

  // Memoized: an update from above would replace the waiting HTML.
  return memo(function Waiting(props: Props) {
    const frame = useRef<HTMLDivElement>(null);
    useEffect(() => {
      const box = frame.current;
      if (!box || isRouted() || isNeeded() || box.querySelector(':hover, :focus')) {
        begin();
        return undefined;
      }
      const isOurs = (target: EventTarget | null) => target instanceof Node && box.contains(target);
      presses = recordPresses(isOurs);
      const waiting = new AbortController();
      const look = ({ target }: Event) => {
        if (!isOurs(target)) return;
        waiting.abort();
        begin();
      };
      const listening = { capture: true, passive: true, signal: waiting.signal };
      for (const sign of SIGNS) addEventListener(sign, look, listening);
      // Another tab has changed the data that both show.
      addEventListener('storage', begin, { signal: waiting.signal });
      return () => waiting.abort();
    }, []);
    return (
      <LateFrame ref={frame} fallback={<Discarded />}>
        <Part {...props} />
      </LateFrame>
    );
  });
}
