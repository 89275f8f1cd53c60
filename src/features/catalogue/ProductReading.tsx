import type { Link } from '../../../contract/fields.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { TextLink } from '../../ui/links/TextLink.tsx';
import * as css from './ProductReading.module.css';

type Props = { instructions: Link[]; articles: Link[] };

/** Next to the description: instructions for the product and related articles. */
export function ProductReading({ instructions, articles }: Props) {
  const lists = [
    { title: 'Инструкции', links: instructions },
    { title: 'Полезно прочитать', links: articles },
  ].filter(({ links }) => links.length > 0);
  if (lists.length === 0) return null;
  return (
    <div className={css.root} data-screen="">
      {lists.map(({ title, links }) => (
        <Card key={title} padded tone="mist" as="section">
          <h2 className={css.title}>{title}</h2>
          <ul role="list">
            {links.map((link) => (
              <li key={link.id}>
                <TextLink url={link.url} kind="standalone">
                  {link.title}
                </TextLink>
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}
