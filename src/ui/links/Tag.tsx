import { Anchor } from './Anchor.tsx';
import { classNames } from '../rendering/class-names.ts';
import * as css from './Tag.module.css';

type Props = {
  title: string;
  url: string;
  /** The number of items behind it. */
  count?: number;
  current?: boolean;
};

/** A short link to a group of things: a tag, a section, a filter. */
export function Tag({ title, url, count, current = false }: Props) {
  return (
    <Anchor
      url={url}
      className={classNames(css.root, current && css.current)}
      current={current ? 'true' : undefined}
    >
      {title} {count !== undefined && <span className={css.count}>{count}</span>}
    </Anchor>
  );
}
