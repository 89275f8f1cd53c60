import { routes } from '../../config/routes.ts';
import type { Content } from '../content.ts';
import { page, type ComposedPage, type PageHead } from './page.ts';

type Document = { title: string; lead: string; updated_at: string };

const headOf = ({ title, lead, updated_at }: Document): PageHead => ({
  title,
  description: lead,
  modified: updated_at,
});

/** Pages that consist of a single document. */
export function documentPages({
  aboutPage,
  forBeginners,
  techPage,
  settings,
}: Content): ComposedPage[] {
  return [
    page('about', routes.about, headOf(aboutPage), {
      page: aboutPage,
      brand: settings.item.brand.name,
    }),
    page('beginners', routes.forNew, headOf(forBeginners), { page: forBeginners }),
    page('tech', routes.tech, headOf(techPage), { page: techPage }),
  ];
}
