/** In place of `LatePhoneMask`: loaded at once, within the test's own updates. */
export { PhoneMask as LatePhoneMask } from '../../src/ui/forms/PhoneMask.tsx';
