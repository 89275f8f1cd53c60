import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import type { CertificateShop } from '../../../contract/schemas/certificate.ts';
import { FieldError } from '../../ui/forms/FieldError.tsx';
import { useHydrated } from '../../ui/rendering/use-hydrated.ts';
import { ChosenOptician } from './ChosenOptician.tsx';
import { FieldPlace } from './FieldPlace.tsx';
import type { FlowForm } from './flow/flow-form.ts';
import { goToField } from './form-fields.ts';
import { FormPart } from './FormPart.tsx';
import { namedOptician } from './named-optician.ts';
import { OpticianList } from './OpticianList.tsx';
import { findOptician, opticianWords } from './opticians.ts';

type Props = { form: UseFormReturn<FlowForm>; fault: string | undefined };

const GONE = 'В\u00a0этом салоне пробных пар сейчас нет. Выберите другой';

/** The optician where the visitor collects the pair. */
export function OpticianPlace({ form, fault }: Props) {
  const alive = useHydrated();
  const chosen = form.watch('opticId') ?? null;
  const address = form.watch('opticAddress') ?? '';
  const moved = useRef(false);
  const [gone, setGone] = useState(false);

  const choose = (shop: CertificateShop) => {
    moved.current = true;
    setGone(false);
    form.setValue('opticAddress', opticianWords(shop));
    form.setValue('opticId', shop.id);
  };
  const forget = () => {
    moved.current = true;
    form.setValue('opticAddress', '');
    form.setValue('opticId', null);
  };

  useEffect(() => {
    const id = namedOptician();
    if (id === null) return;
    void findOptician(id).then((shop) => {
      const free = shop && shop.stock !== 'none';
      flushSync(() => {
        setGone(!free);
        if (!free) return;
        form.setValue('opticAddress', opticianWords(shop));
        form.setValue('opticId', shop.id);
      });
      // After returning from the map the form continues from its stored state.
      goToField('opticId');
    });
  }, [form]);

  // The pressed element is gone with its part of the page: the focus goes to its replacement.
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    goToField('opticId');
  }, [chosen]);

  return (
    <FormPart title="Салон оптики" lead="Пара будет ждать вас там.">
      <FieldPlace field="opticId">
        {/* Above the list: below it the error would not be seen. */}
        <FieldError id="certificate-optician-error" error={fault ?? (gone && GONE)} />
        {chosen === null ? (
          <OpticianList alive={alive} onChoose={choose} />
        ) : (
          <ChosenOptician words={address} onChange={forget} />
        )}
      </FieldPlace>
    </FormPart>
  );
}
