import type { SeedProduct } from '../../types.ts';
import type { ArtKind } from './lens-art.ts';

/** The symbol on a pack of lenses: one for young wearers, otherwise by design. */
export function artKind(product: SeedProduct): ArtKind {
  const words = `${product.alias} ${product.section} ${product.title}`.toLowerCase();
  if (/junior|kids|child|юниор|дет|подрост/u.test(words)) return 'junior';
  return product.lens?.design ?? 'spherical';
}
