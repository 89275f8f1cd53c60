import { useRecordContext } from 'react-admin';
import type { CollectionDescription } from '../../contract/schemas/descriptions.ts';

type Props = { readonly variants: CollectionDescription['variants'] };

/** The kind of a document, where a collection has several. */
export function VariantCell({ variants }: Props) {
  const alias: unknown = useRecordContext()?.['alias'];
  return typeof alias === 'string' ? (variants[alias]?.label ?? alias) : null;
}
