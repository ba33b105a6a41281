import { Form as RemixForm } from '@remix-run/react';
import type { ComponentProps } from 'react';
import { ownPath } from '../paths/own-path.ts';

export interface FormProps extends ComponentProps<typeof RemixForm> {
  /** A path of this site, else the page of the form; anything else leads to the first page. */
  readonly action?: string;
}

/** A form that is sent to this site, without loading a new document where scripts run. */
export const Form = ({ action, ...rest }: FormProps) => (
  <RemixForm {...(action !== undefined && { action: ownPath(action) })} {...rest} />
);
