import type { ReactNode } from 'react';
import { SkipLink } from './SkipLink.tsx';
import { ToTop } from './ToTop.tsx';
import { ViewPanel } from './ViewPanel.tsx';
import * as css from './Layout.module.css';

type Props = {
  header: ReactNode;
  /** The footer and, after it, the sticky disclaimer. */
  footer: ReactNode;
  children: ReactNode;
};

/** What every page stands in: the skip link, the header, the content, the footer. */
export function Layout({ header, footer, children }: Props) {
  return (
    <div className={css.root}>
      <SkipLink />
      {header}
      {/* Takes the focus from the skip link, in every browser. */}
      <main id="content" className={css.main} tabIndex={-1}>
        {children}
      </main>
      {footer}
      <ToTop />
      <ViewPanel />
    </div>
  );
}
