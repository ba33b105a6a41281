import { acceptInvitation } from '@lender/contract';
import { defineForm } from '@lender/web/forms';

export const acceptForm = (token: string) =>
  defineForm({
    endpoint: acceptInvitation,
    fields: ['password'],
    secrets: ['password'],
    bodyOf: ({ password }) => ({ token, password }),
  });
