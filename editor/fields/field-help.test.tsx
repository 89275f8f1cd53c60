import { describe, expect, it, jest } from '@jest/globals';
import { use, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FormProvider, useForm } from 'react-hook-form';
import { descriptions } from '../../contract/collections/all.ts';
import { body } from '../../contract/collections/shared.ts';
import type { Field, Fields } from '../../contract/collections/field.ts';

type Said = { readonly helperText?: ReactNode; readonly children?: ReactNode };

/** react-admin does not run in Jest: its inputs are known to show their props. */
jest.mock('react-admin', () => {
  const Input = ({ helperText, children }: Said) => (
    <div>
      {helperText}
      {children}
    </div>
  );
  const own: Record<string, unknown> = {
    useInput: () => ({ field: { value: '' }, fieldState: {} }),
    useArrayInput: () => ({ fields: [{ id: 'row' }] }),
    useSimpleFormIterator: () => ({}),
    useSimpleFormIteratorItem: () => ({ index: 0, total: 1 }),
    useChoicesContext: () => ({ source: '' }),
    useGetList: () => ({}),
    useDataProvider: () => ({}),
    useWrappedSource: (source: string) => source,
  };
  return new Proxy(own, {
    get: (_own, name: string) => own[name] ?? (/^[A-Z]/.test(name) ? Input : () => undefined),
  });
});
jest.mock('@tanstack/react-query', () => ({ useQuery: () => ({}), keepPreviousData: undefined }));
jest.mock('../data/descriptions.ts', () => ({
  described: (name: keyof typeof descriptions) => descriptions[name],
}));
jest.mock('../links/use-found-pages.ts', () => ({ useFoundPages: () => [] }));
jest.mock('react-router-dom', () => ({}));
jest.mock('./step-keys.ts', () => ({ stepKeys: () => undefined }));
jest.mock('../app/on-use.ts', () => {
  const late = new Promise(() => {});
  const Late = () => use(late);
  return { onUse: () => Late };
});

const { FieldInput } = jest.requireActual<typeof import('./FieldInput.tsx')>('./FieldInput.tsx');

/** Every field of a form with a help text, including those of groups and rows. */
function* helped(fields: Fields, path: string): Generator<[path: string, field: Field]> {
  for (const [name, field] of Object.entries(fields)) {
    const own = `${path}.${name}`;
    if (field.help !== undefined) yield [own, field];
    const inner = field.kind === 'list' ? field.item : field;
    if (field.kind === 'list' && inner.help !== undefined) yield [`${own}.0`, inner];
    if (inner.kind === 'group') yield* helped(inner.fields, own);
  }
}

const all = Object.entries(descriptions).flatMap(([name, { fields, variants = {} }]) => [
  ...helped(fields, name),
  ...Object.values(variants).flatMap((variant) => [...helped(variant.fields, name)]),
]);

/** One field of each kind and help text: the others render the same. */
const different = [...new Map(all.map((one) => [`${one[1].kind} ${one[1].help}`, one])).values()];

function Form({ field }: { readonly field: Field }) {
  const form = useForm({ defaultValues: { own: field.kind === 'group' ? {} : null } });
  return (
    <FormProvider {...form}>
      <FieldInput source="own" field={field} />
    </FormProvider>
  );
}

const shown = (field: Field) => renderToStaticMarkup(<Form field={field} />);

describe('an input', () => {
  it('shows the help of its field', () => {
    const silent = different.flatMap(([path, { when: _, ...field }]) =>
      shown(field).includes(field.help ?? '') ? [] : [path],
    );
    expect(different.length).toBeGreaterThan(50);
    expect(silent).toEqual([]);
  });

  it('for a rich text says that it is loading', () => {
    expect(shown(body)).toMatch(/role="status"[^<]*>Загружаем текст…</);
  });
});
