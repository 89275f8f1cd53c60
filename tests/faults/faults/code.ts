/** Faults that only static checks find: the compiler and the linter. */
import type { Fault } from '../fault.ts';

const HOME = 'src/features/home/HomeView.tsx';
const NAVIGATION = 'src/stores/navigation.ts';

const types = (name: string, file: string, find: string, replace: string): Fault => ({
  name,
  edits: [{ file, find, replace }],
  layer: 'types',
  files: [],
});

/** Text added at the top of a file; only that file is linted. */
const lint = (name: string, file: string, find: string, added: string): Fault => ({
  name,
  edits: [{ file, find, replace: `${added}${find}` }],
  layer: 'lint',
  files: [file],
});

export const codeFaults: readonly Fault[] = [
  types(
    'types: an unused local',
    'src/words/plural.ts',
    '  const ten = hundred % 10;',
    '  const ten = hundred % 10;\n  const tens = hundred / 10;',
  ),
  types(
    "types: a view gets another view's data",
    HOME,
    'hero={main.hero} />',
    'hero={main.loyalty} />',
  ),
  types(
    'types: an anonymous caller is treated as a member',
    'backend/routes/points/orders.ts',
    'await orderOffer(db, memberOf(caller), { id: offerId, points }, at)',
    'await orderOffer(db, caller.userId, { id: offerId, points }, at)',
  ),
  lint(
    'lint: a store imports from the interface',
    'src/stores/own-name.ts',
    'import { memberCall }',
    "export { Button } from '../ui/actions/Button.tsx';\n",
  ),
  lint(
    'lint: one feature imports another',
    HOME,
    'import { WhereToBuy }',
    "export { TechView } from '../tech/TechView.tsx';\n",
  ),
  lint(
    'lint: the contract imports from the project',
    'contract/headers.ts',
    'export const IDEMPOTENCY_HEADER',
    "export { phoneDigits } from '../src/config/phone.ts';\n\n",
  ),
  lint(
    'lint: a cycle of types',
    'src/stores/sign-in-forms.ts',
    'export type EmailAndPassword',
    "export type { SignInStep } from './sign-in-flow.ts';\n\n",
  ),
  lint(
    'lint: a file of more than 300 lines',
    NAVIGATION,
    'let latest = 0;',
    `export const steps = [\n${'  0,\n'.repeat(300)}];\n`,
  ),
  lint('lint: any', NAVIGATION, 'let latest = 0;', 'export const anything: any = null;\n'),
  lint(
    'lint: a double cast',
    NAVIGATION,
    'let latest = 0;',
    'export const odd = shownAs as unknown as number;\n',
  ),
  lint('lint: a silenced type error', NAVIGATION, 'let latest = 0;', '// @ts-ignore\n'),
  lint('lint: fetch outside the client', NAVIGATION, 'let latest = 0;', "void fetch('/');\n"),
  lint(
    'lint: a tag of the head inside a page',
    HOME,
    '      <HomeHero hero={main.hero} />',
    '      <title>Ясно</title>\n',
  ),
  lint(
    'lint: a picture without alternative text',
    HOME,
    '      <HomeHero hero={main.hero} />',
    '      <img src="/icons/icon.png" />\n',
  ),
  lint('lint: an unformatted file', NAVIGATION, 'let latest = 0;', 'export const  other = "";\n'),
];
