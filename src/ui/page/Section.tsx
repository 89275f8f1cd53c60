import type { ReactNode } from 'react';
import { classNames } from '../rendering/class-names.ts';
import { TextLink } from '../links/TextLink.tsx';
import * as css from './Section.module.css';

type Props = {
  children?: ReactNode;
  id?: string;
  title?: string;
  lead?: string | undefined;
  /** The link to the full list: next to the title. */
  more?: { title: string; url: string };
  /** `mist` tints the whole width, `tight` reduces the padding. */
  tone?: 'plain' | 'mist';
  tight?: boolean;
  className?: string | undefined;
};

/** A full-width section of a page, with the content in the page's column. */
export function Section({
  children,
  id,
  title,
  lead,
  more,
  tone = 'plain',
  tight = false,
  className,
}: Props) {
  // A section is announced by its heading; without one it is a plain container.
  const Part = title === undefined ? 'div' : 'section';
  return (
    <Part id={id} className={classNames(css.root, css[tone], tight && css.tight, className)}>
      <div className={css.column}>
        {title !== undefined && (
          <div className={css.head}>
            <div className={css.words}>
              <h2>{title}</h2>
              {lead !== undefined && <p className={css.lead}>{lead}</p>}
            </div>
            {more !== undefined && (
              <TextLink url={more.url} kind="standalone" arrow className={css.more}>
                {more.title}
              </TextLink>
            )}
          </div>
        )}
        {children}
      </div>
    </Part>
  );
}
