import { useRecordContext } from 'react-admin';
import type { CollectionDescription } from '../../contract/schemas/descriptions.ts';

type Props = { readonly variants: CollectionDescription['variants'] };

/** What a document is, where those of a collection differ. */
export function VariantCell({ variants }: Props) {
  const alias: unknown = useRecordContext()?.['alias'];
  return typeof alias === 'string' ? (variants[alias]?.label ?? alias) : null;
}
