import { useLatePart } from '../rendering/use-late-part.ts';
import type { PhoneMaskProps } from './PhoneMask.tsx';

const load = async () =>
  (await import(/* webpackChunkName: "phone-mask" */ './PhoneMask.tsx')).PhoneMask;

/** The mask, once its script has loaded. Without it a number is taken as it is typed. */
export function LatePhoneMask(props: PhoneMaskProps) {
  const { Part: Mask } = useLatePart(load);
  return Mask && <Mask {...props} />;
}
