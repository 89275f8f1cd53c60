import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import type { CertificateShop } from '../../../contract/schemas/certificate.ts';
import { FieldError } from '../../ui/forms/FieldError.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
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

/** What prevented the choice that was made on the map: the salon, or the connection. */
type Prevented = 'gone' | 'lost';

const GONE = 'В\u00a0этом салоне пробных пар сейчас нет. Выберите другой';

/** The optician where the visitor collects the pair. */
export function OpticianPlace({ form, fault }: Props) {
  const alive = useHydrated();
  const chosen = form.watch('opticId') ?? null;
  const address = form.watch('opticAddress') ?? '';
  const moved = useRef(false);
  const [prevented, setPrevented] = useState<Prevented | null>(null);
  /** The salon chosen on the map, until it is known. */
  const named = useRef<number | null>(null);

  const choose = (shop: CertificateShop) => {
    moved.current = true;
    named.current = null;
    setPrevented(null);
    form.setValue('opticAddress', opticianWords(shop));
    form.setValue('opticId', shop.id);
  };
  const forget = () => {
    moved.current = true;
    form.setValue('opticAddress', '');
    form.setValue('opticId', null);
  };

  const takeNamed = useCallback(async () => {
    const id = named.current;
    if (id === null) return;
    const found = await findOptician(id);
    // Another one was chosen meanwhile.
    if (named.current !== id) return;
    const shop = found.ok ? found.value : null;
    flushSync(() => {
      if (!found.ok) setPrevented('lost');
      else if (!shop || shop.stock === 'none') setPrevented('gone');
      else {
        setPrevented(null);
        form.setValue('opticAddress', opticianWords(shop));
        form.setValue('opticId', shop.id);
      }
    });
    // After returning from the map the form continues from its stored state.
    goToField('opticId');
  }, [form]);

  useEffect(() => {
    named.current = namedOptician() ?? named.current;
    void takeNamed();
  }, [takeNamed]);

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
        <FieldError
          id="certificate-optician-error"
          error={fault ?? (prevented === 'gone' && GONE)}
        />
        {prevented === 'lost' && (
          <ErrorState
            title="Не&#160;удалось проверить салон"
            text="Проверьте, есть&#160;ли связь. Можно выбрать салон и&#160;в&#160;списке."
            onRetry={() => void takeNamed()}
          />
        )}
        {chosen === null ? (
          <OpticianList alive={alive} onChoose={choose} />
        ) : (
          <ChosenOptician words={address} onChange={forget} />
        )}
      </FieldPlace>
    </FormPart>
  );
}
