import { ownPath } from '../paths/own-path.ts';

/** Matches addresses that clearly lead off the site. */
const leadsOff = /^(?:https?:\/\/[^/\\]|tel:|mailto:|sms:)/i;

/** Returns the target of a link that may lead anywhere: off the site only where it says so, else to a path of ours. */
export const safeHref = (href: string): string => (leadsOff.test(href) ? href : ownPath(href));
