import { sessionCookie } from '@lender/web/session';
import { isInvitation } from '../../../forms/invitation.ts';

const DAY_SECONDS = 86_400;
const cookie = sessionCookie({ name: '__Host-invitation', maxAgeSeconds: DAY_SECONDS });

/** Code of the person who invited a visitor, kept until the visitor registers; out of reach of scripts. */
export const invitation = {
  read(request: Request): string | undefined {
    const code = cookie.read(request);
    return code !== undefined && isInvitation(code) ? code : undefined;
  },
  write: cookie.write,
};
