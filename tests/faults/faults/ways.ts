/** Faults of what visitors do on the site in a browser. */
import type { Edit, Fault } from '../fault.ts';

const way = (
  name: string,
  [file, only]: readonly [file: string, only: string],
  ...edits: readonly Edit[]
): Fault => ({
  name: `way: ${name}`,
  edits,
  layer: 'browser',
  files: [`tests/browser/${file}.spec`],
  only,
});

export const wayFaults: readonly Fault[] = [
  way('the menu needs a script', ['navigation', 'the menu opens and leads on'], {
    file: 'src/layout/Header.tsx',
    find: '            popoverTarget={overlayIds.menu}\n',
    replace:
      '            onClick={() => document.getElementById(overlayIds.menu)?.showPopover()}\n',
  }),
  way('the keyboard does not get past the header', ['navigation', 'past the header'], {
    file: 'src/layout/SkipLink.tsx',
    find: 'href="#content"',
    replace: 'href="#main"',
  }),
  way('each link loads the whole document', ['navigation', 'without reloading the page'], {
    file: 'src/ui/links/Anchor.tsx',
    find: 'const kind = addressKind(url, useContext(PersonalArea));',
    replace:
      "const found = addressKind(url, useContext(PersonalArea));\n  const kind = found === 'page' ? 'plain' : found;",
  }),
  way('a page moves when its live part arrives', ['friend', 'finds their link and its code'], {
    file: 'src/features/friend/OwnLink.module.css',
    find: '    min-height: 28.8rem;',
    replace: '    min-height: 0;',
  }),
];
