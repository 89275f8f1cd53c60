import type { AnyCall } from '../call.ts';
import { entries } from '../table.ts';
import { articles } from './articles.ts';
import { catalogue } from './catalogue.ts';
import { certificates } from './certificates.ts';
import { discounts } from './discounts.ts';
import type { CallDoc, Docs } from './doc.ts';
import { drafts } from './drafts.ts';
import { desk } from './desk.ts';
import { deskPeople } from './desk-people.ts';
import { editorAccess } from './editor-access.ts';
import { editorMany } from './editor-many.ts';
import { editorPeople } from './editor-people.ts';
import { editorReleases } from './editor-releases.ts';
import { editorSets } from './editor-sets.ts';
import { editorTakedown } from './editor-takedown.ts';
import { editorMessages } from './editor-messages.ts';
import { editorSurveys } from './editor-surveys.ts';
import { editedContent } from './editors.ts';
import { forms } from './forms.ts';
import { library } from './library.ts';
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

/** The subjects of calls, in reading order. */
const table = [
  subject('Sessions', 'Tokens, and the devices on which a member is signed in.', sessions),
  subject('Signing in', 'With a code sent to the phone, or by email and password.', signIn),
  subject('Profile', 'The member’s profile and all stored data.', memberProfile),
  subject('Points', 'Earned with package codes and invited friends.', points),
  subject('Orders', 'What points buy: partner offers and webinars.', orders),
  subject('Certificates', 'The free pair: from the form to the optician.', certificates),
  subject('Shops and cities', 'Where lenses are sold.', places),
  subject('Surveys and reviews', 'Visitors’ opinions.', opinions),
  subject('Forms', 'Messages from visitors to the company.', forms),
  subject('Site', 'Header, footer, singleton pages and metadata for crawlers.', site),
  subject('Articles', 'Advice, with its authors and reviewers.', articles),
  subject('Catalogue', 'Lenses, solutions and drops.', catalogue),
  subject('Discounts', 'Shop offers, and the three steps of ordering them.', discounts),
  subject('Questions and search', 'Answers, instructions, themes, and the search.', questions),
  subject('Editing', 'For editors: the site’s content and its revisions.', editedContent),
  subject(
    'Bulk editing',
    'For editors: partial and bulk updates, search, ordering, CSV.',
    editorMany,
  ),
  subject('Survey results', 'For editors: the answers to surveys.', editorSurveys),
  subject('Messages', 'For editors: previews of emails and SMS.', editorMessages),
  subject('Drafts', 'For editors: content in progress or scheduled.', drafts),
  subject('Takedowns', 'For editors: unpublished and deleted content.', editorTakedown),
  subject('Change sets', 'For editors: changes that are published together.', editorSets),
  subject('Releases', 'For editors: the published site, and rollbacks.', editorReleases),
  subject('Library', 'For editors: pictures and PDFs.', library),
  subject('GraphQL and log', 'For editors: GraphQL queries, and who did what.', editorAccess),
  subject('Desk', 'For support: questions, reviews, trial pairs, package codes.', desk),
  subject('Desk: people', 'For support: certificates, orders, members.', deskPeople),
  subject('Editors', 'For editors: sign-in, accounts and presence.', editorPeople),
] as const;

type Each<Calls> = Calls extends unknown ? keyof Calls : never;
type Undescribed = Exclude<keyof Docs, Each<(typeof table)[number]['calls']>>;

/** What the compiler says is missing when a call has no description. */
type Advice = `describe ${Undescribed} in the file of its subject in contract/docs`;

/** A call without a description fails to compile here: its subject is a row of the table above. */
export const undescribed: Readonly<Record<Advice, never>> = {};

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
