import type { ReactNode } from 'react';
import { Anchor } from '../links/Anchor.tsx';
import * as css from './CardLink.module.css';

/** The link of an interactive card, in its title: it covers the whole card (see `Card`). */
export function CardLink({ url, children }: { url: string; children: ReactNode }) {
  return (
    <Anchor url={url} className={css.root}>
      {children}
    </Anchor>
  );
}
