import { useRef } from 'react';
import { TextInput, useWrappedSource } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { altFault } from './alt-fault.ts';
import { DecorationSwitch } from './DecorationSwitch.tsx';
import { pictureIn } from './picture-value.ts';

type Props = {
  /** The path of the picture. */
  readonly source: string;
  readonly isDecoration: boolean;
};

/** The alternative text of a picture; a decorative one has none. */
export function AltInput({ source, isDecoration }: Props) {
  const name = useWrappedSource(source);
  const { getValues, setValue } = useFormContext();
  // Switching back restores the text.
  const before = useRef('');
  function turn(on: boolean) {
    const picture = pictureIn(getValues(name));
    if (!picture) return;
    const { decoration: _, ...plain } = picture;
    const said = on ? { alt: '', decoration: true } : { alt: before.current };
    if (on) before.current = plain.alt;
    setValue(name, { ...plain, ...said }, { shouldDirty: true, shouldTouch: true });
  }
  return (
    <>
      {!isDecoration && (
        <TextInput
          source={`${source}.alt`}
          label={'Что на\u00a0картинке'}
          helperText={'Это услышит тот, кто её не\u00a0видит.'}
          validate={altFault}
          isRequired
        />
      )}
      <DecorationSwitch isOn={isDecoration} turn={turn} />
    </>
  );
}
