import { AddressInput } from './AddressInput.tsx';
import { AliasInput } from './AliasInput.tsx';
import { AliasesInput } from './AliasesInput.tsx';
import { ChoiceInput } from './ChoiceInput.tsx';
import { ConditionalInput } from './ConditionalInput.tsx';
import type { FieldInputProps } from './field-props.ts';
import { GroupInput } from './GroupInput.tsx';
import { ItemsInput } from './ItemsInput.tsx';
import { NumberFieldInput } from './NumberFieldInput.tsx';
import { PdfInput } from './PdfInput.tsx';
import { PictureInput } from './PictureInput.tsx';
import { ReferencesInput } from './ReferencesInput.tsx';
import { RichTextFieldInput } from './RichTextFieldInput.tsx';
import { TextFieldInput } from './TextFieldInput.tsx';
import { FlagInput, MomentInput, TimeInput } from './time-inputs.tsx';

function KindInput({ field, ...props }: FieldInputProps) {
  switch (field.kind) {
    case 'text':
      return <TextFieldInput {...props} field={field} />;
    case 'alias':
      return <AliasInput {...props} field={field} />;
    case 'rich-text':
      return <RichTextFieldInput {...props} field={field} />;
    case 'number':
    case 'position':
      return <NumberFieldInput {...props} field={field} />;
    case 'flag':
      return <FlagInput {...props} field={field} />;
    case 'choice':
    case 'choices':
      return <ChoiceInput {...props} field={field} />;
    case 'day':
    case 'clock':
      return <TimeInput {...props} field={field} />;
    case 'moment':
      return <MomentInput {...props} field={field} />;
    case 'picture':
      return <PictureInput {...props} field={field} />;
    case 'pdf':
      return <PdfInput {...props} field={field} />;
    case 'address':
      return <AddressInput {...props} field={field} />;
    case 'reference':
    case 'references':
      return <ReferencesInput {...props} field={field} />;
    case 'aliases':
      return <AliasesInput {...props} field={field} />;
    case 'group':
      return <GroupInput {...props} field={field} Input={FieldInput} />;
    case 'list':
      return <ItemsInput {...props} field={field} Input={FieldInput} />;
  }
}

/** The input of a described field; nothing while its condition is not met. */
export function FieldInput(props: FieldInputProps) {
  const { when } = props.field;
  if (!when) return <KindInput {...props} />;
  return (
    <ConditionalInput source={props.source} when={when}>
      <KindInput {...props} />
    </ConditionalInput>
  );
}
