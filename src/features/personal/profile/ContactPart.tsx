import type { Profile } from '../../../../contract/schemas/member.ts';
import { SUPPORT_PHONE } from '../../../config/constants.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { FormPart } from './FormPart.tsx';
import { phoneShown } from './phone-shown.ts';
import * as css from './ContactPart.module.css';

type Props = { profile: Profile; fault: string | undefined };

/** How the member is reached: the phone he signs in with, and his address. */
export function ContactPart({ profile, fault }: Props) {
  const { phone, email, email_confirmed } = profile;
  return (
    <FormPart title="Связь">
      <div className={css.root}>
        <TextField
          label="Телефон"
          value={phone === null ? 'Не\u00a0указан' : phoneShown(phone)}
          readOnly
          hint={
            <>
              По&nbsp;нему вы&nbsp;входите. Сменить номер помогут по&nbsp;телефону&nbsp;
              <a href={SUPPORT_PHONE.url} className={css.phone}>
                {SUPPORT_PHONE.words}
              </a>
            </>
          }
        />
        <div className={css.mail}>
          <TextField
            label="Почта"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            defaultValue={email ?? ''}
            error={fault}
            placeholder="anna@example.ru"
            maxLength={200}
          />
          {email !== null && (
            <p className={css.state}>
              {email_confirmed ? (
                <Badge>Подтверждена</Badge>
              ) : (
                <>
                  <Badge tone="warm">Не&nbsp;подтверждена</Badge>
                  <span>Откройте ссылку из&nbsp;письма на&nbsp;{email}</span>
                </>
              )}
            </p>
          )}
        </div>
      </div>
    </FormPart>
  );
}
