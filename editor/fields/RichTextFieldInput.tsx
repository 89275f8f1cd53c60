import { Suspense } from 'react';
import { Loading } from 'react-admin';
import type { RichTextField } from '../../contract/collections/field.ts';
import { onUse } from '../app/on-use.ts';
import type { FieldInputProps } from './field-props.ts';

/** The largest part of the screen, loaded with the first form that has a text. */
const TextEditor = onUse(() => import('../rich-text/TextEditor.tsx'), 'default');

export const RichTextFieldInput = (props: FieldInputProps<RichTextField>) => (
  <Suspense fallback={<Loading loadingPrimary="Загружаем…" loadingSecondary="" />}>
    <TextEditor {...props} />
  </Suspense>
);
