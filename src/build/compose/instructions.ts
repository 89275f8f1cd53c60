import { routes } from '../../config/routes.ts';
import type { Content } from '../content.ts';
import { page, type ComposedPage } from './page.ts';

const all = {
  title: 'Инструкции',
  description:
    'Пошаговые инструкции: как надеть и\u00a0снять линзы, очистить их раствором, хранить и\u00a0брать в\u00a0дорогу, пользоваться каплями.',
};

/** «Надевание и снятие» inside a sentence. */
const inSentence = (title: string) => title.charAt(0).toLowerCase() + title.slice(1);

/**
 * All instructions on one page, and a page for each type. The filter is a URL, so it works without
 * a script and can be found and shared.
 */
export function instructionPages({ instructions, instructionTypes }: Content): ComposedPage[] {
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
    page('instructions', routes.instructions, all, {
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
          title: `Инструкции: ${inSentence(type.title)}`,
          description: `Пошаговые инструкции «Ясно»: ${items.map(({ title }) => inSentence(title)).join(', ')}.`,
        },
        { items, types, current: type.alias, total },
      ),
    ),
  ];
}
