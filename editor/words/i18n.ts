import polyglotI18nProvider from 'ra-i18n-polyglot';
import russian from 'ra-language-russian';
import { corrected } from './corrected.ts';

/** Russian, the only language of the editors. */
export const i18nProvider = polyglotI18nProvider(
  () => corrected(russian),
  'ru',
  [{ locale: 'ru', name: 'Русский' }],
  // Words of react-admin that a later version adds show their English until they are translated.
  { allowMissing: true },
);
