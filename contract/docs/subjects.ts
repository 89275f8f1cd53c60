import type { AnyCall } from '../call.ts';
import { entries } from '../table.ts';
import { articles } from './articles.ts';
import { catalogue } from './catalogue.ts';
import { certificates } from './certificates.ts';
import { discounts } from './discounts.ts';
import type { CallDoc, Docs } from './doc.ts';
import { drafts } from './drafts.ts';
import { editorAccess } from './editor-access.ts';
import { editedContent } from './editors.ts';
import { forms } from './forms.ts';
import { opinions } from './opinions.ts';
import { orders } from './orders.ts';
import { places } from './places.ts';
import { points } from './points.ts';
import { memberProfile } from './profile.ts';
import { questions } from './questions.ts';
import { sessions } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { site } from './site.ts';

const subject = <Calls>(name: string, description: string, calls: Calls) => ({
  name,
  description,
  calls,
});

/** What the calls are about, in the order in which one reads of it. */
const table = [
  subject('Sessions', 'Tokens, and the devices on which a member is signed in.', sessions),
  subject('Signing in', 'By a code sent to the phone, or by e-mail and password.', signIn),
  subject('Profile', 'What a member tells about himself, and all that is kept.', memberProfile),
  subject('Points', 'Earned by the codes of packages and by invited friends.', points),
  subject('Orders', 'What a member has for points: offers of partners, webinars.', orders),
  subject('Certificates', 'The free pair: from the form to the optician.', certificates),
  subject('Shops and cities', 'Where lenses are sold.', places),
  subject('Surveys and reviews', 'What visitors think.', opinions),
  subject('Forms', 'What visitors write to the company.', forms),
  subject('Site', 'Header, footer, pages of their own and what robots are told.', site),
  subject('Articles', 'Advice, with who wrote it and who checked it.', articles),
  subject('Catalogue', 'Lenses, solutions and drops.', catalogue),
  subject('Discounts', 'Offers of shops and the three steps of their order.', discounts),
  subject('Questions and search', 'Answers, instructions, themes, and the search.', questions),
  subject('Editing', 'For editors: what the site shows, and its revisions.', editedContent),
  subject('Drafts', 'For editors: what is still being written or planned.', drafts),
  subject('Editors and files', 'For editors: accounts, the log, pictures, PDFs.', editorAccess),
] as const;

type Each<Calls> = Calls extends unknown ? keyof Calls : never;
type Undescribed = Exclude<keyof Docs, Each<(typeof table)[number]['calls']>>;

/** A call that no subject describes does not compile here, and is named. */
export const undescribed: Readonly<Record<Undescribed, never>> = {};

type Subject = {
  readonly name: string;
  readonly description: string;
  readonly calls: ReadonlyMap<AnyCall, CallDoc>;
};

export const subjects: readonly Subject[] = table.map(({ name, description, calls }) => ({
  name,
  description,
  calls: new Map(Object.entries<CallDoc>(calls).map(([key, doc]) => [entryOf(key), doc])),
}));

function entryOf(key: string): AnyCall {
  const found = new Map<string, AnyCall>(Object.entries(entries)).get(key);
  if (!found) throw new Error(`There is no call ${key}`);
  return found;
}
