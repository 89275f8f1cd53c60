import type { ListPageCode } from '../../../contract/schemas/list-pages.ts';
import { SourcingError } from '../../sourcing/source.ts';
import type { Content } from '../content.ts';
import type { PageIntroData, ParentPage } from '../page-data.ts';
import type { PageHead } from './page.ts';

type Texts = Pick<Content, 'listPages'>;

function textsOf({ listPages }: Texts, code: ListPageCode) {
  const found = listPages.find((one) => one.code === code);
  // Rather than publish an empty heading, the build fails and the site stays as it is.
  if (!found) throw new SourcingError(`call "list.pages", field items: there is no "${code}"`);
  return found;
}

/**
 * The intro above a page's content, for its view and for robots.
 * @throws SourcingError when the backend has no such texts.
 */
export function introOf(
  content: Texts,
  code: ListPageCode,
): { head: PageHead; intro: PageIntroData } {
  const { title, crumb, lead, description, updated_at } = textsOf(content, code);
  return { head: { title, description }, intro: { title, crumb, lead, updated_at } };
}

/** The page above another one, for its breadcrumbs. */
export function parentOf(content: Texts, code: ListPageCode, url: string): ParentPage {
  return { title: textsOf(content, code).crumb, url };
}
