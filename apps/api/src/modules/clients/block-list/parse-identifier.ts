import { parseClabe } from '@lender/clabe';
import type { BlockKind } from '@lender/contract';
import { parseCurp } from '@lender/curp';
import * as z from 'zod/mini';
import { normaliseEmail } from '../identity/normalise-email.ts';

const digits = (count: number) => z.string().check(z.regex(new RegExp(`^\\d{${count}}$`)));
const matching = (schema: z.ZodMiniType<string>) => (text: string) => schema.safeParse(text).data;

/** Parsers that return an identifier as it is stored for a client; `undefined` when the text is none of its kind. */
export const parseIdentifier: Readonly<Record<BlockKind, (text: string) => string | undefined>> = {
  curp: (text) => {
    const parsed = parseCurp(text);
    return parsed.ok ? parsed.value.curp : undefined;
  },
  clabe: (text) => {
    const parsed = parseClabe(text);
    return parsed.ok ? parsed.value.clabe : undefined;
  },
  phone: (text) => matching(digits(10))(text.replace(/[\s-]/g, '')),
  card: (text) => matching(digits(16))(text.replace(/[\s-]/g, '')),
  email: (text) => (z.email().safeParse(text).success ? normaliseEmail(text) : undefined),
  device: (text) => text,
};
