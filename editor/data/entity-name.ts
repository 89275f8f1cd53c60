import type { CollectionDescription } from '../../contract/schemas/descriptions.ts';

type Named = Pick<CollectionDescription, 'title' | 'variants' | 'one'>;

/** The display name of an entity. */
export function entityName(
  { title, variants, one }: Named,
  record: Readonly<{ [field: string]: unknown }>,
): string {
  const { alias, [title]: name } = record;
  const variant = typeof alias === 'string' ? variants[alias] : undefined;
  const called = variant?.label ?? name ?? alias;
  return typeof called === 'string' && called !== '' ? called : one;
}
