import { expect, it, jest } from '@jest/globals';
import type { ChangeSet } from '../../contract/schemas/editor-sets.ts';

const asked: string[] = [];

/** react-admin does not run in Jest. */
jest.mock('react-admin', () => ({
  useNotify: () => () => undefined,
  useRefresh: () => () => void asked.push('everything'),
}));
jest.mock('@tanstack/react-query', () => ({
  useQueryClient: () => ({
    async refetchQueries({ queryKey }: { readonly queryKey: readonly string[] }) {
      asked.push(`asking ${queryKey.join(' ')}`);
      await Promise.resolve();
      asked.push('answered');
    },
  }),
}));
jest.mock('../calls/send.ts', () => ({
  send: async () => ({ ok: true, value: { published: [{ revision: 7 }] } }),
}));
jest.mock('../publishing/publication.ts', () => ({ followPublication: async () => undefined }));
jest.mock('./set-records.ts', () => ({}));

const { usePublishSet } =
  jest.requireActual<typeof import('./use-publish-set.ts')>('./use-publish-set.ts');

it('closes the form of a published set before it reads everything again, so that no draft is', async () => {
  await usePublishSet().publish({ id: 3, revision: 1 } as ChangeSet);
  expect(asked).toEqual(['asking sets getOne', 'answered', 'everything']);
});
