/** The display name of an entity. */
import type { ContentCollection } from '../schemas/hook.ts';
import { descriptions } from './all.ts';

const filled = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/**
 * The title of an entity: the label of a document, otherwise the field that its description names.
 * An entity with neither is called by its alias, and the settings «Настройки сайта».
 * @param entity its fields, with its alias.
 * @param nameless the title of a draft that has neither yet; by default «Статья».
 */
export function entityTitle(
  collection: ContentCollection,
  entity: Readonly<Record<string, unknown>>,
  nameless = descriptions[collection].one,
): string {
  const { variants = {}, title, one, isFixed } = descriptions[collection];
  const alias = filled(entity['alias']);
  if (alias !== null && Object.hasOwn(variants, alias)) return variants[alias]?.label ?? one;
  return filled(entity[title]) ?? (isFixed ? one : (alias ?? nameless));
}
