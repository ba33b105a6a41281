import { Link as RemixLink } from '@remix-run/react';
import type { ComponentProps } from 'react';
import { ownPath } from '../paths/own-path.ts';

export interface LinkProps extends Omit<ComponentProps<typeof RemixLink>, 'to'> {
  /** A path of this site; anything else leads to the first page. */
  readonly to: string;
}

/** Leads to another page of this site without a new document. */
export const Link = ({ to, ...rest }: LinkProps) => <RemixLink to={ownPath(to)} {...rest} />;
