/** Faults of the backend and of its contract. */
import type { Edit, Fault } from '../fault.ts';

/** @param test its file, and some of its tests if there are many. */
const contract = (name: string, test: string, ...edits: readonly Edit[]): Fault => {
  const [file = '', only] = test.split(': ');
  return {
    name: `contract: ${name}`,
    edits,
    layer: 'contract',
    files: [file],
    ...(only === undefined ? {} : { only }),
  };
};

export const backendFaults: readonly Fault[] = [
  contract(
    'a call for members is answered without a token',
    'tests/contract/members-only.test.ts: partner\\.offers',
    {
      file: 'backend/app.ts',
      find: "call.access === 'member' && caller.userId === null",
      replace: "call.access === 'member' && caller.userId === null && call.once",
    },
  ),
  contract("a member sees another's orders", 'tests/contract/members-only.test.ts: \\borders ', {
    file: 'backend/orders/find.ts',
    find: '.where(and(eq(orders.userId, userId), where))',
    replace: '.where(where)',
  }),
  contract(
    "an order's code is shown to any caller",
    'tests/contract/members-only.test.ts: show\\.order\\.code',
    {
      file: 'backend/orders/change.ts',
      find: '.where(and(eq(orders.id, orderId), eq(orders.userId, userId)))',
      replace: '.where(and(eq(orders.id, orderId)))',
    },
  ),
  contract('points are spent that the member does not have', 'tests/contract/points.test.ts', {
    file: 'backend/points/ledger.ts',
    find: 'if (available < points) {',
    replace: 'if (available < 0) {',
  }),
  contract('points expire a day too soon', 'tests/contract/points.test.ts', {
    file: 'backend/points/lots.ts',
    find: 'expiresOn !== null && expiresOn < today',
    replace: 'expiresOn !== null && expiresOn <= today',
  }),
  contract('returned points expire later than they did', 'tests/contract/orders.test.ts', {
    file: 'backend/points/rules.ts',
    find: 'return expiresOn > soonest ? expiresOn : soonest;',
    replace: 'return expiryOf(now, { lifetime: 365 });',
  }),
  contract('the running balance counts each kind separately', 'tests/contract/points.test.ts', {
    file: 'backend/points/history.ts',
    find: 'over (order by',
    replace: 'over (partition by ${pointsEntries.rule} order by',
  }),
  contract('a repeated attempt spends again', 'tests/contract/attempts.test.ts', {
    file: 'backend/once.ts',
    find: 'if (kept) return kept.answer;',
    replace: 'if (kept && attempt.key === null) return kept.answer;',
  }),
  contract('a form is stored although its email cannot be sent', 'tests/contract/forms.test.ts', {
    file: 'backend/forms/save-form.ts',
    find: "await send({ to: companyMail, channel: 'email', ...letter, about }, tx, at);",
    replace: "await send({ to: companyMail, channel: 'email', text }, tx, at).catch(() => {});",
  }),
  contract(
    'a kill leaves an order half done',
    'tests/backend/spending-crash.test.ts',
    {
      file: 'backend/once.ts',
      find: 'await context.db.transaction(async (tx) => {',
      replace: 'await (async (tx: Database) => {',
    },
    {
      file: 'backend/once.ts',
      find: '    return result;\n  });',
      replace: '    return result;\n  })(context.db);',
    },
  ),
  contract('a limit allows one more', 'tests/contract/login-email.test.ts', {
    file: 'backend/limits/attempts.ts',
    find: 'made >= limit.most',
    replace: 'made > limit.most',
  }),
  contract('a code can be tried any number of times', 'tests/contract/login.test.ts', {
    file: 'backend/sms-codes/code-rules.ts',
    find: 'usedAt === null && wrongTries < CODE_TRIES && now',
    replace: 'usedAt === null && wrongTries < 10_000 && now',
  }),
  contract('a refusal has a success status', 'tests/contract/unknown.test.ts', {
    file: 'backend/reply.ts',
    find: '    status: ERROR_STATUS[error],\n',
    replace: '',
  }),
  contract('a response has an extra field', 'tests/contract/replies.test.ts', {
    file: 'backend/orders/find.ts',
    find: '  points: row.points,\n',
    replace: '  points: row.points,\n  due_at: row.dueAt,\n',
  }),
  contract('a response lacks a field of the contract', 'tests/contract/replies.test.ts', {
    file: 'backend/routes/points/offers.ts',
    find: '    partner: row.partner,\n',
    replace: '',
  }),
  contract('a query with NUL is a server error', 'tests/backend/parameters.test.ts', {
    file: 'backend/parameters.ts',
    find: "text.replaceAll('\\u0000', '').replace",
    replace: 'text.replace',
  }),
  contract(
    'a number larger than its column is a server error',
    'tests/contract/fuzz.test.ts: order\\.step1',
    {
      file: 'contract/query.ts',
      find: 'v.regex(/^\\d{1,9}$/), v.transform(Number)',
      replace: 'v.regex(/^\\d+$/), v.transform(Number)',
    },
    { file: 'contract/query.ts', find: '  v.maxValue(LARGEST),\n', replace: '' },
  ),
  contract('a call of the specification is missing', 'tests/contract/table.test.ts', {
    file: 'contract/table.ts',
    find: '...account, ...content',
    replace: '...content',
  }),
  contract('an edit of a table creates no revision', 'tests/backend/revisions.test.ts', {
    file: 'backend/db/migrations/0001_revisions.sql',
    find: "AND column_name = 'revision'\n",
    replace: "AND column_name = 'revision' AND table_name <> 'footnotes'\n",
  }),
  contract('the regenerator is not notified of an edit', 'tests/backend/content-changes.test.ts', {
    file: 'backend/db/migrations/0012_content_changes.sql',
    find: "('static_pages', 'pages'), ('footnotes', 'footnotes'),",
    replace: "('static_pages', 'pages'),",
  }),
  contract('an index is no longer used', 'tests/backend/large-seed.test.ts', {
    file: 'backend/db/migrations/0000_tables.sql',
    find: 'CREATE INDEX "shops_city" ON "shops" USING btree ("city_id","id")',
    replace: 'CREATE INDEX "shops_city" ON "shops" USING btree ("id","city_id")',
  }),
  contract('search tolerates no typing error', 'tests/contract/search-meaning.test.ts', {
    file: 'src/config/edit-distance.ts',
    find: 'if (word.length < 4) return 0;',
    replace: 'if (word.length < 40) return 0;',
  }),
  contract('an old response counts as the new one', 'tests/contract/etags.test.ts', {
    file: 'backend/reply.ts',
    find: "createHash('sha256').update(bytes)",
    replace: "createHash('sha256').update(String(bytes.length))",
  }),
  contract('a kept response outlives an edit', 'tests/contract/etags.test.ts', {
    file: 'backend/kept-replies/kept-replies.ts',
    find: 'if (before && holds(before, revision))',
    replace: 'if (before)',
  }),
  contract('a response is kept though the day decides it', 'tests/backend/kept-replies.test.ts', {
    file: 'contract/calls/discounts.ts',
    find: "  path: '/rest/discount.order.step2',\n  live: true,\n",
    replace: "  path: '/rest/discount.order.step2',\n",
  }),
  contract(
    'an offer begins in the east only when it begins in Moscow',
    'tests/contract/discounts.test.ts',
    {
      file: 'backend/routes/content/discounts.ts',
      find: 'const EASTERNMOST = 12 * HOUR;',
      replace: 'const EASTERNMOST = 3 * HOUR;',
    },
  ),
  contract(
    'an intercepted message of the backend stays valid for ever',
    'tests/contract/hook-signature.test.ts',
    {
      file: 'contract/hook-signature.ts',
      find: 'if (Math.abs(age) > LONGEST_AGE)',
      replace: 'if (age < -LONGEST_AGE)',
    },
  ),
  contract('one editor overwrites another', 'tests/contract/editor-articles.test.ts', {
    file: 'backend/editor/prepare.ts',
    find: 'expected !== null && expected !== present.revision',
    replace: 'expected !== null && expected > present.revision',
  }),
  contract('a deletion takes links along in silence', 'tests/contract/editor-removal.test.ts', {
    file: 'backend/editor/removal/remove.ts',
    find: 'if (!isDetaching) await warn(',
    replace: 'if (isDetaching) await warn(',
  }),
  contract(
    'a text of the seed links to a page that does not exist',
    'tests/contract/links.test.ts',
    {
      file: 'backend/seed/faq-care.ts',
      find: '<a href="/articles/uhod-i-gigiena/kak-hranit-linzy/">',
      replace: '<a href="/articles/uhod-i-gigiena/kak-hranit-linzi/">',
    },
  ),
  contract(
    'a response keeps the former title of a related article',
    'tests/backend/kept-articles.test.ts',
    {
      file: 'backend/routes/content/articles.ts',
      find: '[item, ...related, previous, next]',
      replace: '[item, previous, next]',
    },
  ),
  contract(
    'a response keeps its related articles when another gets a tag',
    'tests/backend/kept-articles.test.ts',
    {
      file: 'backend/db/migrations/0051_moved_articles.sql',
      find: 'moved := moved OR NEW IS NOT DISTINCT FROM OLD;',
      replace: '',
    },
  ),
  contract(
    'a response outlives an edit that is not recorded',
    'tests/backend/kept-articles.test.ts',
    {
      file: 'backend/kept-replies/article-changes.ts',
      find: 'if (rows.length !== revision - from) latest.other = revision;',
      replace: '',
    },
  ),
  contract(
    'a response keeps its neighbours when another article moves',
    'tests/backend/kept-articles.test.ts',
    {
      file: 'backend/kept-replies/article-changes.ts',
      find: '(!mayMove || latest.moved <= made) &&',
      replace: '',
    },
  ),
  contract(
    'a response keeps its list when an article is deleted',
    'tests/backend/kept-articles.test.ts',
    {
      file: 'backend/db/migrations/0051_moved_articles.sql',
      find: 'moved boolean DEFAULT true) RETURNS void',
      replace: 'moved boolean DEFAULT false) RETURNS void',
    },
  ),
];
