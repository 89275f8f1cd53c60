import { useMaskito } from '@maskito/react';
import type { ComponentProps, RefCallback } from 'react';
import { PhoneField } from './PhoneField.tsx';
import { phoneMask } from './phone-mask.ts';

type Props = Omit<ComponentProps<typeof PhoneField>, 'ref'> & {
  ref?: RefCallback<HTMLInputElement>;
};

/** A Russian number that takes its form while it is typed: «+7 999 000-00-00». */
export function MaskedPhone({ ref, ...rest }: Props) {
  const masked = useMaskito({ options: phoneMask });
  return (
    <PhoneField
      {...rest}
      ref={(input) => {
        masked(input);
        ref?.(input);
      }}
    />
  );
}
