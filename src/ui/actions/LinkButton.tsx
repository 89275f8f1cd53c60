import type { ComponentProps } from 'react';
import { classNames } from '../rendering/class-names.ts';
import * as css from './LinkButton.module.css';

type Props = Omit<ComponentProps<'button'>, 'type'>;

/** A secondary action as text, next to the primary one: «Забыли пароль?». */
export function LinkButton({ className, ...rest }: Props) {
  return <button {...rest} type="button" className={classNames(css.root, className)} />;
}
