import {
  ArrayInput,
  AutocompleteInput,
  BooleanInput,
  FormDataConsumer,
  ReferenceInput,
  SelectInput,
  SimpleFormIterator,
  useResourceDefinitions,
} from 'react-admin';
import { described, isDescribed } from '../data/descriptions.ts';
import { searched } from '../fields/searched.ts';

const ENTITY = 'Какая запись';

/** What leaves the site with a set. */
export function TakedownsInput() {
  const choices = Object.values(useResourceDefinitions()).flatMap(({ name }) =>
    isDescribed(name) && !described(name).is_fixed
      ? [{ id: name, name: described(name).many }]
      : [],
  );
  return (
    <ArrayInput source="takedowns" label="Снять с сайта">
      <SimpleFormIterator disableReordering>
        <SelectInput source="collection" label="Откуда" choices={choices} />
        <FormDataConsumer>
          {({ scopedFormData }: { scopedFormData?: { collection?: string } }) =>
            scopedFormData?.collection && (
              <ReferenceInput source="id" reference={scopedFormData.collection} perPage={25}>
                <AutocompleteInput
                  label={ENTITY}
                  optionText={described(scopedFormData.collection).title}
                  filterToQuery={searched}
                />
              </ReferenceInput>
            )
          }
        </FormDataConsumer>
        <BooleanInput
          source="detach"
          label="Убрать и оттуда, где используется"
          helperText={false}
        />
      </SimpleFormIterator>
    </ArrayInput>
  );
}
