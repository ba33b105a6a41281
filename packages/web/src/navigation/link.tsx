import { Link as RemixLink } from '@remix-run/react';
import type { ComponentProps } from 'react';
import { ownPath } from '../paths/own-path.ts';

export interface LinkProps extends Omit<ComponentProps<typeof RemixLink>, 'to'> {
  /** Path of this site; any other value leads to the first page. */
  readonly to: string;
}

/** Links to another page of this site without loading a new document. */
export const Link = ({ to, ...rest }: LinkProps) => <RemixLink to={ownPath(to)} {...rest} />;
