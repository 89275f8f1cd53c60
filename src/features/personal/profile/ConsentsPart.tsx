import type { Profile } from '../../../../contract/schemas/member.ts';
import { consentWords } from '../../../config/member-consents.ts';
import { routes } from '../../../config/routes.ts';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { FieldError } from '../../../ui/forms/FieldError.tsx';
import { TextLink } from '../../../ui/links/TextLink.tsx';
import { dayOf } from '../moments.ts';
import { versionWords } from './consent-version.ts';
import { FormPart } from './FormPart.tsx';
import { consentField, isFixed } from './profile-form.ts';
import * as css from './ConsentsPart.module.css';

type Consent = Profile['consents'][number];
type Props = { profile: Profile; fault: string | undefined };

/** The date and wording of the member's agreement; there is no date if they never agreed. */
function stateOf({ given, changed_at, version }: Consent): string {
  const said = given ? `Дано ${dayOf(changed_at)}` : 'Не\u00a0дано';
  return `${said}, редакция от\u00a0${versionWords(version)}`;
}

/** Separate consents, each with the version and date of its wording. */
export function ConsentsPart({ profile, fault }: Props) {
  return (
    <FormPart title="Согласия" lead="Каждое отдельно: передумать можно в&#160;любой момент.">
      <ul role="list" className={css.list}>
        {profile.consents.map((consent) => {
          const kept = isFixed(consent);
          return (
            // When withdrawn elsewhere on the page, its box is reset.
            <li key={`${consent.code}-${consent.changed_at}`}>
              <Checkbox
                name={consentField(consent.code)}
                defaultChecked={consent.given}
                disabled={kept}
                label={consentWords(consent.code)}
                hint={stateOf(consent)}
              />
              {kept && (
                <p className={css.note}>
                  Без него кабинет не&nbsp;работает. Отозвать его можно, удалив данные.{' '}
                  <TextLink url={routes.content('personalnye-dannye')}>
                    Как мы&nbsp;бережём данные
                  </TextLink>
                </p>
              )}
            </li>
          );
        })}
      </ul>
      <FieldError id="consents-fault" error={fault} />
    </FormPart>
  );
}
