import { useContext } from 'react';
import type { HeldForm } from '../forms/unsent-form.ts';
import { PageContext } from './page-context.ts';

/** What the visitor of an error page has just sent; only while the page is drawn on the server. */
export const useHeldForm = (): HeldForm | undefined => useContext(PageContext).held;
