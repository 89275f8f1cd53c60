import type { ReactNode } from 'react';
import { Fold } from './Fold.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import type { Crumb } from './crumb.ts';
import { classNames } from '../rendering/class-names.ts';
import * as css from './PageIntro.module.css';

type Props = {
  title: string;
  lead?: string | undefined;
  crumbs: Crumb[];
  /** Hides the lead on phones, where the content below explains itself. */
  brief?: boolean;
  /** The content below is outside the first screen, and its styles are late (src/build/late-styles.ts). */
  fold?: boolean;
  /** Content that belongs to the title: links to parts of the page, a date. */
  children?: ReactNode;
};

/** The head of an inner page: breadcrumbs, title and lead. */
export function PageIntro({ title, lead, crumbs, brief = false, fold = false, children }: Props) {
  return (
    <div className={css.root}>
      <Breadcrumbs items={crumbs} />
      <h1 className={css.title}>{title}</h1>
      {lead !== undefined && lead !== '' && (
        <p className={classNames(css.lead, brief && css.brief)}>{lead}</p>
      )}
      {children !== undefined && <div className={css.extra}>{children}</div>}
      {fold && <Fold />}
    </div>
  );
}
