import polyglotI18nProvider from 'ra-i18n-polyglot';
import russian from 'ra-language-russian';
import { corrected } from './corrected.ts';

/** Russian, the only language of the editors. */
export const i18nProvider = polyglotI18nProvider(
  () => corrected(russian),
  'ru',
  [{ locale: 'ru', name: 'Русский' }],
  // Texts added by later versions of react-admin appear in English until they are translated.
  { allowMissing: true },
);
