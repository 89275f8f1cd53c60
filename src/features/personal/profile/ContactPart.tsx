import type { Profile } from '../../../../contract/schemas/member.ts';
import { phoneWords } from '../../../config/phone.ts';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { EmailField } from '../../../ui/forms/EmailField.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { EmailState } from './EmailState.tsx';
import { FormPart } from './FormPart.tsx';
import * as css from './ContactPart.module.css';

type Props = {
  profile: Profile;
  /** The address as typed. */
  typed: string;
  fault: string | undefined;
  /** The member asks to change the phone. */
  onPhone: () => void;
};

/** The member's contacts: the sign-in phone, and the e-mail address. */
export function ContactPart({ profile, typed, fault, onPhone }: Props) {
  const { phone } = profile;
  return (
    <FormPart title="Связь">
      <div className={css.root}>
        <div className={css.side}>
          <TextField
            label="Телефон"
            type="tel"
            value={phone === null ? 'Не\u00a0указан' : phoneWords(phone)}
            readOnly
            hint={
              phone === null
                ? 'С\u00a0ним сможете входить по\u00a0коду'
                : 'По\u00a0нему вы\u00a0входите'
            }
          />
          <LinkButton onClick={onPhone}>
            {phone === null ? 'Добавить номер' : 'Сменить номер'}
          </LinkButton>
        </div>
        <div className={css.side}>
          <EmailField name="email" label="Почта" defaultValue={typed} error={fault} />
          <EmailState profile={profile} />
        </div>
      </div>
    </FormPart>
  );
}
