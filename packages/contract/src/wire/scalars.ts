import { PAY_CYCLES, type PlainDate } from '@lender/calculator';
import { APPLICATION_STATUS, type ApplicationStatus, FLOW_STEPS, LOAN_STATUS, type LoanStatus } from '@lender/lending';
import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

/** A calendar day, `YYYY-MM-DD`, in America/Mexico_City. */
export const plainDate = lazy(() => z.iso.date() as unknown as z.ZodMiniType<PlainDate, string>);
/** A moment, ISO 8601 in UTC. */
export const instant = lazy(() => z.iso.datetime());
/** Ids are UUIDs, version 7 when we make them. */
export const id = lazy(() => z.uuid());
export const idParams = lazy(() => z.object({ id: id() }));
export const payCycle = lazy(() => z.enum(PAY_CYCLES));
export const flowStep = lazy(() => z.enum(FLOW_STEPS));
export const applicationStatus = lazy(() => z.literal(Object.values(APPLICATION_STATUS) as ApplicationStatus[]));
export const loanStatus = lazy(() => z.literal(Object.values(LOAN_STATUS) as LoanStatus[]));

/** Given names and surnames: letters with accents, single spaces, 2 to 50 characters; a lone apostrophe, hyphen or dot inside. */
export const personName = lazy(() =>
  z.string().check(z.minLength(2), z.maxLength(50), z.regex(/^\p{L}+(?:[ '’.-]{1,2}\p{L}+)*\.?$/u)),
);
/** A Mexican phone number: exactly ten ASCII digits. */
export const phoneNumber = lazy(() => z.string().check(z.regex(/^[1-9][0-9]{9}$/)));
export const emailAddress = lazy(() => z.string().check(z.maxLength(254), z.email()));
/** A short free text of one line, trimmed, without control characters. */
export const line = (max: number) =>
  z.string().check(
    z.minLength(1),
    z.maxLength(max),
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it refuses
    z.regex(/^[^\s\u0000-\u001f\u007f](?:[^\u0000-\u001f\u007f]*[^\s\u0000-\u001f\u007f])?$/u),
  );
/** A code that came by SMS; its length is configuration, 3 to 8 digits. */
export const smsCode = lazy(() => z.string().check(z.regex(/^[0-9]{3,8}$/)));
/** A number of pages or items asked for in a query. */
export const countInQuery = (max: number) =>
  z.codec(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), z.int().check(z.maximum(max)), {
    decode: Number,
    encode: String,
  });
/** An answer that says nothing but "done". */
export const nothing = lazy(() => z.strictObject({}));
/** Bytes, for binary answers. */
export const bytes = lazy(() => z.custom<Uint8Array>((value) => value instanceof Uint8Array));
