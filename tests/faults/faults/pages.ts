/**
 * Faults that are visible on one kind of page and in one mode only: a palette, a width, a text
 * size, without a script. They are what would slip through if several visits were merged.
 */
import type { Edit, Fault } from '../fault.ts';

/** @param kind the kind of page that shows it, by its name in tests/pages.ts. */
const seen = (name: string, kind: string, ...edits: readonly Edit[]): Fault => ({
  name: `page: ${name} (${kind})`,
  edits,
  layer: 'browser',
  files: ['tests/browser/pages\\.spec'],
  only: `\\b${kind} `,
});

/**
 * Faults that are visible without a script only: one test reads all pages that way, and stops at
 * the first.
 */
const unscripted = (name: string, kind: string, ...edits: readonly Edit[]): Fault => ({
  ...seen(name, kind, ...edits),
  only: 'can be read',
  isAlone: true,
});

/** Text added at the end of a rule's first line. */
const added = (file: string, selector: string, rules: string): Edit => ({
  file,
  find: `${selector} {\n`,
  replace: `${selector} {\n  ${rules}\n`,
});

const FEATURES = 'src/features';
const HYDRATED: Edit = {
  file: `${FEATURES}/links/LinkLibraryView.tsx`,
  find: 'import { LibraryCard }',
  replace:
    "import { useHydrated } from '../../ui/rendering/use-hydrated.ts';\nimport { LibraryCard }",
};

export const pageFaults: readonly Fault[] = [
  seen(
    'dark text on dark, in the dark palette only',
    'tech',
    added(`${FEATURES}/tech/TechSection.module.css`, '.body', 'color: #35515a;'),
  ),
  seen('text that is too pale, in the contrast palette only', 'instructions', {
    file: `${FEATURES}/instructions/InstructionCard.module.css`,
    find: '  margin-top: var(--space-3);\n  color: var(--text-muted);',
    replace:
      '  margin-top: var(--space-3);\n  color: var(--in-light, #35515a) var(--in-dark, #b9cdd0) var(--in-contrast, #767676);',
  }),
  seen('fields without a label, in the dark palette only', 'theme feedback', {
    file: `${FEATURES}/themes/FieldPlace.module.css`,
    find: '@media (min-width: 37.5em)',
    replace:
      ":global([data-palette='dark']) .root label {\n  display: none;\n}\n\n@media (min-width: 37.5em)",
  }),
  seen('a dark note on dark, in the dark palette only', 'personal, reminders', {
    file: `${FEATURES}/personal/reminders/RemindersView.module.css`,
    find: '  color: var(--text-muted);',
    replace: '  color: #35515a;',
  }),
  seen(
    'a form inside a form, once the data has loaded',
    'personal, profile',
    {
      file: `${FEATURES}/personal/profile/ProfileForm.tsx`,
      find: '      </form>\n      <LeaveDialog',
      replace: '      <LeaveDialog',
    },
    {
      file: `${FEATURES}/personal/profile/ProfileForm.tsx`,
      find: 'onLeave={guard.leave} />\n    </>\n',
      replace: 'onLeave={guard.leave} />\n      </form>\n    </>\n',
    },
  ),
  seen('a sideways scroll at 400 % only', 'certificate single', {
    file: `${FEATURES}/certificate/SingleView.module.css`,
    find: '  min-height: 24rem;',
    replace: '  width: 330px;\n  min-height: 24rem;',
  }),
  seen(
    'a sideways scroll with the largest text on a phone only',
    'cities',
    added(`${FEATURES}/city/CityListView.module.css`, '.letters', 'width: 14.5rem;'),
  ),
  seen('a sideways scroll with the widest spacing only', 'discount order', {
    file: `${FEATURES}/discounts/OrderSteps.module.css`,
    find: '.link {\n  display: inline-grid;',
    replace:
      ":global(html[data-letter-spacing='2']) .root {\n  width: 24rem;\n}\n\n.link {\n  display: inline-grid;",
  }),
  seen('a sideways scroll with the largest text on a wide screen only', 'about', {
    file: `${FEATURES}/about/AboutFacts.module.css`,
    find: '.fact {',
    replace: '@media (min-width: 64em) {\n  .facts {\n    min-width: 50rem;\n  }\n}\n\n.fact {',
  }),
  unscripted('a heading that only a script writes', 'link library', HYDRATED, {
    file: `${FEATURES}/links/LinkLibraryView.tsx`,
    find: 'title={intro.title}',
    replace: "title={useHydrated() ? intro.title : ''}",
  }),
  seen('a page without a heading', 'home', {
    file: `${FEATURES}/home/HomeHero.tsx`,
    find: '<h1 className={css.title}>{hero.title}</h1>',
    replace: '<p className={css.title}>{hero.title}</p>',
  }),
  seen('a title without the brand, on a page hidden from robots', 'auth', {
    file: 'src/layout/PageHead.tsx',
    find: 'const title = `${head.title}${titleEnd(brand)}`;',
    replace: 'const title = hidden ? head.title : `${head.title}${titleEnd(brand)}`;',
  }),
  seen('a late warning', 'map of opticians', {
    file: `${FEATURES}/shops/MapOpticView.tsx`,
    find: '  const path = routes.mapOptic;\n',
    replace:
      "  const path = routes.mapOptic;\n  if (typeof window === 'object') setTimeout(() => window.console.warn('late'), 1_500);\n",
  }),
  seen('the first render differs from the HTML', 'tags', {
    file: `${FEATURES}/articles/TagsView.tsx`,
    find: 'title={intro.title}',
    replace: "title={typeof window === 'object' ? 'Все статьи по темам' : intro.title}",
  }),
  seen('an unrelated exception in the page', 'poll', {
    file: `${FEATURES}/survey/use-survey.ts`,
    find: '    const slot = ',
    replace: "    if (kind === 'poll') queueMicrotask(() => JSON.parse(''));\n    const slot = ",
  }),
  seen('a missing picture', 'friend registration', {
    file: `${FEATURES}/friend/RegistrationView.tsx`,
    find: '      <DeepPanel rings="above"',
    replace:
      '      <img src="/pictures/net.png" alt="" width="1" height="1" />\n      <DeepPanel rings="above"',
  }),
  seen('a missing picture on a page that is itself a 404', 'not found', {
    file: `${FEATURES}/not-found/NotFoundView.tsx`,
    find: '      <Button url={routes.catalog} size="large">',
    replace:
      '      <img src="/pictures/net.png" alt="" width="1" height="1" />\n      <Button url={routes.catalog} size="large">',
  }),
  seen('a missing page is served with status 200', 'not found', {
    file: 'scripts/serve-site/static-site.ts',
    find: "reply(page, '/404.html', rules, request, 404, missing)",
    replace: "reply(page, '/404.html', rules, request, 200, missing)",
  }),
  seen('a field without a name', 'personal, profile', {
    file: `${FEATURES}/personal/profile/PersonPart.tsx`,
    find: 'label="Фамилия"',
    replace: 'label=""',
  }),
  seen('choices without a name', 'comparison', {
    file: `${FEATURES}/comparison/ComparisonForm.tsx`,
    find: 'label={title}',
    replace: 'label=""',
  }),
  seen('a choice that screen readers cannot name', 'design system', {
    file: `${FEATURES}/design-system/FieldsPart.tsx`,
    find: '<TextField label="Обычное поле" />',
    replace: '<TextField label="" />',
  }),
  unscripted(
    'the brand is missing without a script',
    'drops',
    {
      file: 'src/layout/Footer.tsx',
      find: '`© ${year} ${brand.company}`',
      replace: "`© ${year} ${useHydrated() ? brand.company : ''}`",
    },
    {
      file: 'src/layout/Footer.tsx',
      find: 'import { Logo }',
      replace: "import { useHydrated } from '../ui/rendering/use-hydrated.ts';\nimport { Logo }",
    },
  ),
];
