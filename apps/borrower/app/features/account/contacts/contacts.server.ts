import { addContact, decodeWire, getContacts, removeContact, updateClient } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { defineForm, type FormProblem, submitForm } from '@lender/web/forms';
import { leadTo, type Outcome, showRefusal } from '@lender/web/outcome';
import { doneAt, doneIn } from '../../../forms/done-in.ts';
import { phoneDigits } from '../../../forms/masks/phone-digits.ts';
import { tidyLine } from '../../../forms/masks/tidy-line.ts';
import {
  ALTERNATE_FIELDS,
  type AlternateField,
  CONTACT_CHANGES,
  CONTACT_FIELDS,
  CONTACTS_PATH,
  type ContactField,
} from './contacts.ts';

/** Form of the other phone; empty text removes the phone. */
export const alternateForm = defineForm({
  endpoint: updateClient,
  fields: ALTERNATE_FIELDS,
  bodyOf: ({ alternatePhone }) => ({
    alternatePhone: alternatePhone.trim() === '' ? null : phoneDigits(alternatePhone),
  }),
});

export const contactForm = defineForm({
  endpoint: addContact,
  fields: CONTACT_FIELDS,
  bodyOf: ({ fullName, phone, relationship }) => ({
    fullName: tidyLine(fullName),
    phone: phoneDigits(phone),
    relationship,
  }),
});

/** Reads the contacts, and the result of the last action. */
export async function readContacts(call: Call, url: string) {
  const answer = await call(getContacts);
  if (!answer.ok) throw new Error(`the contacts could not be read: ${answer.refusal.code}`);
  return {
    contacts: answer.data,
    done: doneIn(url, CONTACT_CHANGES),
    formKey: crypto.randomUUID(),
  };
}

export type ContactsAnswer =
  | { readonly form: 'alternate'; readonly problem: FormProblem<AlternateField> }
  | { readonly form: 'contact'; readonly problem: FormProblem<ContactField> };

/** Answers the form of the page that was sent. */
export async function saveContacts(call: Call, data: FormData): Promise<Outcome<ContactsAnswer>> {
  const intent = data.get('intent');
  if (intent === 'remove') return remove(call, data);
  if (intent === 'alternate') {
    const saved = await submitForm(alternateForm, data, call);
    return saved.ok
      ? leadTo(doneAt(CONTACTS_PATH, 'alternate'))
      : showRefusal({ form: 'alternate', problem: saved.problem });
  }
  const added = await submitForm(contactForm, data, call);
  return added.ok ? leadTo(doneAt(CONTACTS_PATH, 'contact')) : showRefusal({ form: 'contact', problem: added.problem });
}

/** Removes a contact. A contact that is already gone counts as removed. */
async function remove(call: Call, data: FormData): Promise<Outcome<never>> {
  const params = decodeWire(removeContact.params(), { id: data.get('id') });
  const removed = params.ok ? await call(removeContact, { params: params.value }) : undefined;
  return leadTo(removed?.ok ? doneAt(CONTACTS_PATH, 'removed') : CONTACTS_PATH);
}
