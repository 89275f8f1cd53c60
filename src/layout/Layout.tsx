import type { ReactNode } from 'react';
import { PlaceContext, type PagePlace } from './page-place.ts';
import { SkipLink } from './SkipLink.tsx';
import * as css from './Layout.module.css';

type Props = {
  place: PagePlace;
  /** The content comes from live calls; see src/boot. */
  live: boolean;
  header: ReactNode;
  /** The footer and everything else after the content. */
  footer: ReactNode;
  children: ReactNode;
};

/** The frame of every page: skip link, header, content, footer. */
export function Layout({ place, live, header, footer, children }: Props) {
  return (
    <PlaceContext value={place}>
      {/* «Наверх» leads to this element: without one the focus would stay behind, at the end of the page. */}
      <div id="top" className={css.root} data-place={place} data-live={live || undefined}>
        <SkipLink />
        {header}
        {/* Receives the focus from the skip link, in every browser. */}
        <main id="content" className={css.main} tabIndex={-1}>
          {children}
        </main>
        {footer}
      </div>
    </PlaceContext>
  );
}
