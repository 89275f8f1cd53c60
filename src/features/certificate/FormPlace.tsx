import { LateFrame } from '../../ui/rendering/LateFrame.tsx';
import { FormPanel } from './FormPanel.tsx';

/** The form of the free pair as the build renders it; `FormPlace.late.tsx` replaces it in the browser. */
export function FormPlace(props: Parameters<typeof FormPanel>[0]) {
  return (
    <LateFrame>
      <FormPanel {...props} />
    </LateFrame>
  );
}
