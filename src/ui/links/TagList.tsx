import { Tag } from './Tag.tsx';
import * as css from './TagList.module.css';

type Item = { url: string; title: string; count?: number; current?: boolean };

type Props = {
  items: Item[];
  /** It stands in a `nav`, where a list without markers is heard as one by itself. */
  inNav?: boolean;
};

/** Tags in rows. They wrap rather than scroll sideways: what is out of sight is not found. */
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
