/** What is wrong with a page's HTML, as the Nu checker of the W3C would say it. */
import {
  HtmlValidate,
  StaticConfigLoader,
  type ConfigData,
  type MetaDataTable,
} from 'html-validate';
import { ownRules } from './rules.ts';

/** What the tables of the package say wrong or not at all. */
const elements: MetaDataTable = {
  // VoiceOver hears a list without markers only in a `nav` or where its role says so: there alone
  // the role repeats what is known (docs/decisions/059).
  ul: { aria: { implicitRole: (list) => (list.closest('nav') ? 'list' : null) } },
  ol: { aria: { implicitRole: (list) => (list.closest('nav') ? 'list' : null) } },
  img: {
    attributes: {
      sizes: { allowed: (image) => (image.hasAttribute('srcset') ? null : 'requires srcset') },
    },
  },
};

const config: ConfigData = {
  plugins: [ownRules],
  elements: ['html5', elements],
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    'section-name': 'error',
    // Dialogs have no levels of their own: the city's chooser stands before the page's heading.
    'heading-level': ['error', { minInitialRank: 'h2', sectioningRoots: [] }],
    'input-attributes': 'error',
    'input-missing-label': 'error',
    'missing-doctype': 'error',
    'no-missing-references': 'error',
    'script-type': 'error',
    // Neither a `progress` nor a `select` takes the site's looks, nor holds what is found for a word.
    'prefer-native-element': ['error', { exclude: ['progressbar', 'listbox'] }],
    // The menu and the search stand in a page twice, one of each out of sight. What is in sight
    // is looked at by axe (tests/browser/axe.ts).
    'unique-landmark': 'off',
    // The boxes of the list to tick off go nowhere: their form is there to be reset.
    'wcag/h32': 'off',
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(config));

/** Each fault with the place it stands in; none: the page is valid. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  );
}
