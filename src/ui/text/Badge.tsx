import type { ReactNode } from 'react';
import { classNames } from '../rendering/class-names.ts';
import * as css from './Badge.module.css';

type Props = { children: ReactNode; tone?: 'neutral' | 'warm' };

/**
 * A property in a word or two: «Торические», «пример данных». Not a link, and does not look like
 * one.
 */
export function Badge({ children, tone = 'neutral' }: Props) {
  return <span className={classNames(css.root, css[tone])}>{children}</span>;
}
