import { signInPath } from '@lender/web/paths';
import { invitationIn } from '../../../forms/invitation.ts';
import { readPasswordRules } from '../../../forms/new-password.server.ts';
import { readLead } from '../../../tracking/lead.server.ts';
import { CODE_RESENT, CODE_TOO_LATE, type Guest } from './guest.server.ts';
import { invitation } from './invitation-cookie.server.ts';
import { registeringPhone } from './registering-phone.server.ts';

/** Returns the step of a guest: the phone first, then its code, the consents, and at last the account. */
export async function guestPart(guest: Guest) {
  const { call, request, setCookie } = guest;
  const invited = invitationIn(request.url);
  if (invited) setCookie(invitation.write(invited));
  const sent = registeringPhone.read(request);
  const { searchParams } = new URL(request.url);
  if (!sent || searchParams.has('cambiar')) {
    const phone = sent?.phone ?? (await readLead(guest))?.mobilePhone?.number ?? '';
    return { part: 'phone', phone } as const;
  }
  const { phone, digits, resendAt, code, hasAccount, hasConsented } = sent;
  if (hasAccount) {
    const from = new URL('/application/apply', request.url).href;
    return { part: 'known', phone, signInAddress: signInPath({ from }) } as const;
  }
  if (code === undefined) {
    const status = { wasResent: searchParams.has(CODE_RESENT), isTooLate: searchParams.has(CODE_TOO_LATE) };
    return { part: 'code', sent: { phone, digits, resendAt }, ...status } as const;
  }
  if (!hasConsented) return { part: 'consents' } as const;
  const saved = { email: (await readLead(guest))?.email ?? '' };
  return { part: 'account', rules: await readPasswordRules(call), formKey: crypto.randomUUID(), saved } as const;
}
