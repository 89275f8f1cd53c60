import { expect, it, jest } from '@jest/globals';
import { editorRestore } from '../../contract/calls/editor-entities.ts';
import { failure } from '../../src/client/calls/result.ts';

const category_id = { kind: 'reference', label: 'Раздел', to: ['categories'] };
jest.mock('../data/descriptions.ts', () => ({
  described: () => ({ fields: { category_id } }),
  fieldsOf: ({ fields }: { fields: object }) => fields,
}));
jest.mock('../publishing/publication.ts', () => ({ followPublication: () => undefined }));
const mockSend = jest.fn<() => unknown>();
jest.mock('../calls/send.ts', () => ({ send: () => mockSend() }));

const { bringBack } = jest.requireActual<typeof import('./deletions.ts')>('./deletions.ts');

it('names the field that prevents an entity from being restored', async () => {
  mockSend.mockReturnValue(
    failure({
      code: 'invalid',
      description: 'Проверьте поля',
      call: editorRestore.name,
      status: 422,
      fields: { category_id: 'Этой записи больше нет' },
    }),
  );
  const told = await bringBack({ collection: 'articles', entities: [{ id: 1, revision: 9 }] });
  expect(told).toEqual(['Проверьте поля. Раздел: Этой записи больше нет']);
});
