import type { Discount } from '../../../contract/schemas/discount.ts';
import { counted } from '../../words/plural.ts';

/** Where an offer is valid. */
export const placeWords: Record<Discount['kind'], string> = {
  online: 'Интернет-магазины',
  offline: 'Оптики и\u00a0магазины',
};

const PRODUCTS = { one: 'продукт', few: 'продукта', many: 'продуктов' };

/** «3 продукта». */
export const countProducts = (count: number) => counted(count, PRODUCTS);
