import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { emailAddress, phoneNumber } from '../wire/person.ts';

/** A client's new phone, ten digits, or new e-mail. */
export const newContact = lazy(() => z.union([phoneNumber(), emailAddress()]));
