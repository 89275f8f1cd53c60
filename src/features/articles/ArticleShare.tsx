import type { Article } from '../../../contract/schemas/article.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { useSiteUrl } from '../../ui/page/use-site-url.ts';
import { shareLinks } from './share-links.ts';
import { ShareActions } from './ShareActions.tsx';
import * as css from './ArticleShare.module.css';

type Props = { article: Pick<Article, 'url' | 'title'> };

/**
 * Ways to share the article. The networks are plain links: none of them learns of a reader before
 * the click.
 */
export function ArticleShare({ article: { url, title } }: Props) {
  const address = useSiteUrl() + url;
  return (
    <section className={css.root} aria-labelledby="podelitsya" data-screen="">
      <h2 id="podelitsya" className={css.title}>
        Поделиться статьёй
      </h2>
      <ul className={css.row} role="list">
        {shareLinks(address, title).map((link) => (
          <li key={link.name}>
            <Button url={link.url} size="small" variant="secondary" className={css.link}>
              {link.name}
            </Button>
          </li>
        ))}
      </ul>
      <ShareActions address={address} title={title} />
    </section>
  );
}
