import { ServedSample } from '../../ui/served/ServedSample.tsx';

/** The names of the samples in `ShopSamples.tsx`; a test compares them. */
const NAMES = ['clocks', 'shop', 'shops', 'shops-filtered', 'shops-nearest', 'shops-none'];

/** The samples as React sees them in a browser: it leaves the inside of `noscript` alone. */
export function ShopSamples() {
  return NAMES.map((name) => (
    <ServedSample key={name} name={name}>
      {null}
    </ServedSample>
  ));
}
