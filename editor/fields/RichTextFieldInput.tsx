import { lazy, Suspense } from 'react';
import { Loading } from 'react-admin';
import type { RichTextField } from '../../contract/collections/field.ts';
import type { FieldInputProps } from './field-props.ts';

/** The largest part of the screen, loaded with the first form that has a text. */
const TextEditor = lazy(() => import('../rich-text/TextEditor.tsx'));

export const RichTextFieldInput = (props: FieldInputProps<RichTextField>) => (
  <Suspense fallback={<Loading loadingPrimary="Загружаем…" loadingSecondary="" />}>
    <TextEditor {...props} />
  </Suspense>
);
