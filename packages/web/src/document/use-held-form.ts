import { useContext } from 'react';
import type { HeldForm } from '../forms/unsent-form.ts';
import { PageContext } from './page-context.ts';

/** Returns the form that the visitor of an error page has just sent; only while the page is drawn on the server. */
export const useHeldForm = (): HeldForm | undefined => useContext(PageContext).held;
