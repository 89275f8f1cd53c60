/**
 * Replaces react-admin's form of filters, which its lists render for filters given as an array. The lists of this
 * screen give them their own form (`lists/ListFilters.tsx`).
 */
export function FilterForm(): never {
  throw new Error('A list renders its filters with ListFilters');
}
