import type { UseFormReturn } from 'react-hook-form';
import type { CertificatePage } from '../../../contract/schemas/certificate.ts';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { ConsentText } from './ConsentText.tsx';
import { FieldPlace } from './FieldPlace.tsx';
import type { FlowForm } from './flow/flow-form.ts';
import { FormPart } from './FormPart.tsx';

type Props = {
  form: UseFormReturn<FlowForm>;
  consents: CertificatePage['consents'];
  fault: string | undefined;
};

/** Separate consents, unticked: only the first is required for the certificate. */
export function ConsentBoxes({ form, consents, fault }: Props) {
  return (
    <FormPart title="Согласия">
      {consents.map(({ code, text, required }) => {
        const box = (
          <Checkbox
            key={code}
            {...form.register(code)}
            label={<ConsentText html={text} />}
            required={required}
            error={code === 'policy' ? fault : undefined}
          />
        );
        return code === 'policy' ? (
          <FieldPlace key={code} field="policy">
            {box}
          </FieldPlace>
        ) : (
          box
        );
      })}
    </FormPart>
  );
}
