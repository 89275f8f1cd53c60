import { products as daily } from './products/daily.ts';
import { products as drops } from './products/drops.ts';
import { products as multifocal } from './products/multifocal.ts';
import { products as reusable } from './products/reusable.ts';
import { products as solutions } from './products/solutions.ts';
import { products as toric } from './products/toric.ts';
import type { SeedLens, SeedLiquid, SeedProduct } from './types.ts';
import type { ProductDetails } from '../db/schema-products.ts';
import type { PictureStore } from './picture-store.ts';

export const products: SeedProduct[] = [
  ...daily,
  ...reusable,
  ...toric,
  ...multifocal,
  ...solutions,
  ...drops,
];

function lensParameters(lens: SeedLens): NonNullable<ProductDetails['lens']> {
  return {
    replacement: lens.replacement,
    wear: lens.wear,
    design: lens.design,
    material: lens.material,
    water_content: lens.waterContent,
    dkt: lens.dkt,
    base_curves: lens.baseCurves,
    diameters: lens.diameters,
    powers: lens.powers,
    cylinders: lens.cylinders ?? [],
    axes: lens.axes ?? [],
    additions: lens.additions ?? [],
    centre_thickness: lens.centreThickness,
    uv: lens.uv,
    handling_tint: lens.handlingTint,
  };
}

function liquidParameters(liquid: SeedLiquid): NonNullable<ProductDetails['liquid']> {
  return {
    volumes: liquid.volumes,
    active: liquid.active,
    preservative: liquid.preservative,
    use_within_days: liquid.useWithinDays,
    soak_minutes: liquid.soakMinutes,
  };
}

/** The stored part of a product that nothing filters by. */
export function productDetails(product: SeedProduct, store: PictureStore): ProductDetails {
  return {
    advantages: product.advantages,
    gallery: store.gallery(product),
    lens: product.lens ? lensParameters(product.lens) : null,
    liquid: product.liquid ? liquidParameters(product.liquid) : null,
    packages: product.packages,
    instructions: product.instructions,
    articles: product.articles,
  };
}
