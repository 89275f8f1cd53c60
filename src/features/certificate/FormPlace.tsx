import { LateFrame } from '../../ui/rendering/LateFrame.tsx';
import { FormPanel } from './FormPanel.tsx';

/** The form of the free pair as the build writes it; in the browser `FormPlace.late.tsx` stands for it. */
export function FormPlace(props: Parameters<typeof FormPanel>[0]) {
  return (
    <LateFrame>
      <FormPanel {...props} />
    </LateFrame>
  );
}
