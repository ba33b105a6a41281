import { REVEALED_IDENTIFIERS, type RevealedIdentifier, revealIdentifier } from '@lender/contract';
import { defineForm } from '@lender/web/forms';
import * as z from 'zod/mini';
import { oneLine } from '../../forms/one-line.ts';

const identifierName = z.catch(z.optional(z.enum(REVEALED_IDENTIFIERS)), undefined);

/** Returns the identifier that an address or a form names, if any. */
export const parseIdentifier = (text: unknown): RevealedIdentifier | undefined =>
  identifierName.parse(text ?? undefined);

export const revealForm = (identifier: RevealedIdentifier) =>
  defineForm({
    endpoint: revealIdentifier,
    fields: ['reason'],
    bodyOf: ({ reason }) => ({ identifier, reason: oneLine(reason) }),
  });
