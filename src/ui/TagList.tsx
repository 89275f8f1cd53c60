import { Tag } from './Tag.tsx';
import * as css from './TagList.module.css';

type Item = { url: string; title: string; count?: number; current?: boolean };

/** Tags in rows. They wrap rather than scroll sideways: what is out of sight is not found. */
export function TagList({ items }: { items: Item[] }) {
  return (
    <ul className={css.root} role="list">
      {items.map((item) => (
        <li key={item.url}>
          <Tag {...item} />
        </li>
      ))}
    </ul>
  );
}
