import { stateFilters } from '../../collections/state-filters.ts';
import type { CollectionDescription } from '../../schemas/descriptions.ts';
import type { EntityRevision, ShownDraft, ShownEntity } from '../../schemas/editor.ts';
import { CHANGED } from './listed.ts';

/** An editor's input. */
export const tagFields = { alias: 'gigiena', title: 'Гигиена' };

/** Readers see the saved version. */
const seen = { live: { url: '/tags/gigiena/', revision: 41 }, held: null };

export const tag: ShownEntity = {
  id: 6,
  ...tagFields,
  url: '/tags/gigiena/',
  updated_at: CHANGED,
  revision: 41,
  ...seen,
  draft: null,
  takedown: null,
};

/** A scheduled takedown. */
export const takedown = {
  at: '2027-01-11T06:00:00.000Z',
  set_id: null,
  detach: true,
  author: 'Вера',
  error: null,
} as const;

export const tagDescription: CollectionDescription = {
  name: 'tags',
  one: 'Тег',
  many: 'Теги',
  menu: 'Журнал',
  help: null,
  is_fixed: false,
  title: 'title',
  alias: 'alias',
  shows: ['title', 'alias'],
  searches: ['title', 'alias'],
  filters: [],
  state_filters: stateFilters,
  sorts: ['title', 'alias', 'id', 'updated_at', 'revision'],
  deleting: {
    refused_by: [],
    detached_from: [{ collection: 'articles', field: 'tags' }],
    is_cited: false,
    takes: [],
  },
  rules: [],
  fields: {
    title: { kind: 'text', label: 'Название', max: 300 },
    alias: { kind: 'alias', label: 'Адрес' },
  },
  schema: {
    type: 'object',
    required: ['title', 'alias'],
    additionalProperties: false,
    properties: {
      title: { type: 'string', title: 'Название', minLength: 1, maxLength: 300 },
      alias: { type: 'string', title: 'Адрес', minLength: 1, maxLength: 120 },
    },
  },
  variants: {},
};

export const named = { collection: 'tags', id: String(tag.id) } as const;

export const draft: ShownDraft = {
  id: 1,
  collection: 'tags',
  entity_id: tag.id,
  title: tagFields.title,
  alias: tag.alias,
  data: tagFields,
  revision: 7,
  state: 'draft',
  publish_at: null,
  set_id: null,
  plan: null,
  unpublished_at: null,
  author: 'Вера',
  error: null,
  errors: {},
  warnings: {},
  updated_at: CHANGED,
  ...seen,
};

export const tagRevision: EntityRevision = {
  revision: 41,
  kind: 'changed',
  who: 'Вера',
  saved_at: CHANGED,
  data: tagFields,
};

export const logEntry = {
  id: 17,
  at: CHANGED,
  who: 'Вера',
  action: 'replace',
  collection: 'tags',
  entity_id: tag.id,
  revision: 41,
  about: 'gigiena',
} as const;

export const account = {
  id: 1,
  name: 'Сборка',
  email: null,
  role: 'viewer',
  has_token: true,
  has_password: false,
  off: false,
  created_at: CHANGED,
  expires_at: null,
  seen_at: null,
  revoked_at: null,
} as const;
