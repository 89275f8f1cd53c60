import { Tag } from './Tag.tsx';
import * as css from './TagList.module.css';

type Item = { url: string; title: string; count?: number; current?: boolean };

type Props = {
  items: Item[];
  /** It is in a `nav`, where a list without markers is announced as one anyway. */
  inNav?: boolean;
};

/** Tags in rows. They wrap rather than scroll sideways, as hidden ones are not found. */
export function TagList({ items, inNav = false }: Props) {
  return (
    <ul className={css.root} role={inNav ? undefined : 'list'}>
      {items.map((item) => (
        <li key={item.url}>
          <Tag {...item} />
        </li>
      ))}
    </ul>
  );
}
