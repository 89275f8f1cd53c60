/** The tables of the database by subject, in the order in which docs/data-model.md shows them. */
export const SUBJECTS = {
  articles: ['categories', 'tags', 'articles', 'article_tags', 'category_counts', 'tag_counts'],
  products: ['catalog_sections', 'products', 'discounts', 'discount_products'],
  shops: ['cities', 'shops', 'shop_products', 'optician_stock'],
  reference: [
    ...['faq_sections', 'faq_items', 'instruction_types', 'instructions', 'footnotes'],
    ...['link_pages', 'static_pages', 'themes', 'documents', 'former_addresses'],
  ],
  members: ['users', 'profile_changes', 'consents', 'form_entries', 'feedback'],
  sessions: ['sessions', 'known_devices', 'sms_codes', 'captcha_passes', 'letter_keys', 'attempts'],
  points: [
    'points_entries',
    'package_codes',
    'partner_offers',
    'webinars',
    'orders',
    'once_answers',
  ],
  surveys: ['survey_forms', 'survey_answers', 'reviews'],
  certificates: ['certificate_requests', 'certificates'],
  editor: [
    ...(['editor_accounts', 'editor_sessions', 'editor_keys', 'editor_presence'] as const),
    'editor_answers',
    'editor_log',
    'desk_log',
    'content_history',
    'content_drafts',
    'content_takedowns',
    'content_sets',
    'library_files',
  ],
  outbox: ['content_changes', 'content_teller', 'outbox'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Subject = keyof typeof SUBJECTS;

/** References without a foreign key: the row outlives what it points at. */
export const LOOSE_REFERENCES: readonly (readonly [
  column: `${string}.${string}`,
  table: string,
])[] = [
  ['users.city_id', 'cities'],
  ['sessions.city_id', 'cities'],
  ['orders.item_id', 'partner_offers'],
  ['orders.item_id', 'webinars'],
  ['survey_answers.form_id', 'survey_forms'],
  ['reviews.product_id', 'products'],
  ['certificate_requests.optic_id', 'shops'],
  ['certificates.optic_id', 'shops'],
];
