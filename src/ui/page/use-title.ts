import { useEffect } from 'react';
import { BRAND_NAME, titleEnd } from '../../config/constants.ts';

/** What stands before the brand: it is an editor's, and the built title has it. */
const [SEPARATOR] = titleEnd(BRAND_NAME).split(BRAND_NAME);

/**
 * Titles the page by data that come after it was built. Gatsby renders a Head once per navigation,
 * which may be later than this: its title is replaced, too.
 * @param title undefined: the built title stays.
 */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined || SEPARATOR === undefined) return;
    const set = () => {
      const built = document.title;
      const end = built.lastIndexOf(SEPARATOR);
      const wanted = `${title}${end === -1 ? '' : built.slice(end)}`;
      if (built !== wanted) document.title = wanted;
    };
    set();
    const watch = new MutationObserver(set);
    watch.observe(document.head, { childList: true });
    return () => watch.disconnect();
  }, [title]);
}
