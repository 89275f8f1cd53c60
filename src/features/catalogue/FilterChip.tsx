import {
  countOf,
  isOn,
  pressed,
  selectionUrl,
  type Facet,
  type Filtered,
  type Selection,
} from '../../config/catalogue-filter.ts';
import { Anchor } from '../../ui/links/Anchor.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import * as css from './FilterChip.module.css';

type Props = {
  facet: Facet;
  title: string;
  selection: Selection;
  products: readonly Filtered[];
};

/**
 * One control of the filter: a link to the resulting catalogue, so that it needs no script, can be
 * opened in a new tab and shared. The edge updates it by its data attributes
 * (edge-functions/lib/catalogue.ts).
 */
export function FilterChip({ facet, title, selection, products }: Props) {
  const count = countOf(facet, selection, products);
  return (
    <li
      data-facet={facet.name}
      data-value={facet.value}
      data-none={count === 0 ? '' : undefined}
      className={css.item}
    >
      <Anchor
        url={selectionUrl(pressed(facet, selection))}
        className={css.chip}
        current={isOn(facet, selection) ? 'true' : undefined}
      >
        <Icon name="check" size={18} className={css.check} />
        {title}
        <span data-number="" className={css.count}>
          {count}
        </span>
      </Anchor>
    </li>
  );
}
