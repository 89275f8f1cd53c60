import { ServedSample } from '../../ui/served/ServedSample.tsx';

/** The sample as React sees it in a browser: it leaves the inside of `noscript` alone. */
export function ComparisonSample() {
  return <ServedSample name="columns">{null}</ServedSample>;
}
