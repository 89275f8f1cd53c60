import { formSave } from '../../../contract/calls/session.ts';
import { isFormName } from '../../../contract/schemas/forms.ts';
import { notFound } from '../../failure.ts';
import { saveForm } from '../../forms/save-form.ts';
import { implement } from '../../handler.ts';

const save = implement(formSave, async ({ form, fields }, context) => {
  if (!isFormName(form)) throw notFound('Форма', 'не\u00a0найдена');
  return { accepted: true as const, id: await saveForm(form, fields, context) };
});

export const formHandlers = [save];
