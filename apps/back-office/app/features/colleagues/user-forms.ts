import { changeStaffRole, inviteStaff, reactivateStaff, resetSecondFactor, suspendStaff } from '@lender/contract';
import { defineForm } from '@lender/web/forms';
import { oneLine } from '../../forms/one-line.ts';

/** Actions of an administrator on a person, each with a form of its own. */
export const PERSON_INTENTS = ['role', 'suspend', 'reactivate', 'reset'] as const;
export type PersonIntent = (typeof PERSON_INTENTS)[number];
export type PersonField = 'role' | 'note';

/** True for an action that takes a second person; it waits among the approvals. */
export const waitsForAnother = (intent: PersonIntent): boolean => intent !== 'suspend';

/** Returns the action that an address or a form names, if any. */
export const parseIntent = (text: unknown): PersonIntent | undefined =>
  PERSON_INTENTS.find((intent) => intent === text);

export const inviteForm = defineForm({
  endpoint: inviteStaff,
  fields: ['email', 'name', 'role', 'note'],
  bodyOf: ({ email, name, role, note }) => ({ email: email.trim(), name: oneLine(name), role, note: oneLine(note) }),
});

export const roleForm = defineForm({
  endpoint: changeStaffRole,
  fields: ['role', 'note'],
  bodyOf: ({ role, note }) => ({ role, note: oneLine(note) }),
});

export const suspendForm = defineForm({
  endpoint: suspendStaff,
  fields: ['note'],
  bodyOf: ({ note }) => ({ note: oneLine(note) }),
});

export const reactivateForm = defineForm({
  endpoint: reactivateStaff,
  fields: ['note'],
  bodyOf: ({ note }) => ({ note: oneLine(note) }),
});

export const resetForm = defineForm({
  endpoint: resetSecondFactor,
  fields: ['note'],
  bodyOf: ({ note }) => ({ note: oneLine(note) }),
});
