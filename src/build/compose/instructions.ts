import { routes } from '../../config/routes.ts';
import type { Content } from '../content.ts';
import { introOf } from './intro.ts';
import { page, type ComposedPage } from './page.ts';

/** «Надевание и снятие» inside a sentence. */
const inSentence = (title: string) => title.charAt(0).toLowerCase() + title.slice(1);

/**
 * All instructions on one page, and a page for each type. The filter is a URL, so it works without
 * a script and can be found and shared.
 */
export function instructionPages(content: Content): ComposedPage[] {
  const { instructions, instructionTypes, settings } = content;
  const { head, intro } = introOf(content, 'instructions.page');
  const groups = instructionTypes
    .map((type) => ({
      type,
      items: instructions.filter((instruction) => instruction.type.id === type.id),
    }))
    .filter(({ items }) => items.length > 0);
  const types = groups.map(({ type: { alias, title }, items }) => ({
    alias,
    title,
    url: routes.instructionType(alias),
    count: items.length,
  }));
  const total = instructions.length;
  return [
    page('instructions', routes.instructions, head, {
      intro,
      items: instructions,
      types,
      current: null,
      total,
    }),
    ...groups.map(({ type, items }) =>
      page(
        'instructions',
        routes.instructionType(type.alias),
        {
          title: `${intro.title}: ${inSentence(type.title)}`,
          description: `Пошаговые инструкции «${settings.item.brand.name}»: ${items.map(({ title }) => inSentence(title)).join(', ')}.`,
        },
        { intro, items, types, current: type.alias, total },
      ),
    ),
  ];
}
