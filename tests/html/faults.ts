/** Errors in a page's HTML, as the W3C's Nu checker would report them. */
import {
  HtmlValidate,
  StaticConfigLoader,
  type ConfigData,
  type MetaDataTable,
} from 'html-validate';
import { ownRules } from './rules.ts';

/** Corrections of the package's tables. */
const elements: MetaDataTable = {
  // VoiceOver announces a list without markers only in a `nav` or with an explicit role: only there
  // is the role redundant (docs/decisions/059).
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
    'aside-name': 'error',
    // Dialogs have no heading levels of their own: the city chooser precedes the page's heading.
    'heading-level': ['error', { minInitialRank: 'h2', sectioningRoots: [] }],
    'input-attributes': 'error',
    'input-missing-label': 'error',
    'missing-doctype': 'error',
    'no-missing-references': 'error',
    'script-type': 'error',
    // A `progress` cannot be styled like the site, and a `select` cannot show search results.
    'prefer-native-element': ['error', { exclude: ['progressbar', 'listbox'] }],
    // The menu and the search are in a page twice, one of each hidden. axe checks the visible ones
    // (tests/browser/axe.ts).
    'unique-landmark': 'off',
    // The checkboxes of the list are not submitted: their form exists only to be reset.
    'wcag/h32': 'off',
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(config));

/** Each error with its position; none: the page is valid. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  );
}
