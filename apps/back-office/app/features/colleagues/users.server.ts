import { type Endpoint, endStaffSessions, listStaff, withdrawInvitation } from '@lender/contract';
import { ENDPOINTS } from '@lender/contract/endpoints';
import type { Call } from '@lender/sdk';
import { type FormProblem, submitForm } from '@lender/web/forms';
import { leadTo, type Outcome, showRefusal } from '@lender/web/outcome';
import { unreadable } from '../../platform/unreadable.ts';
import { uuidParam } from '../../platform/uuid-param.ts';
import { screenPath } from '../../screens.ts';
import {
  inviteForm,
  type PersonField,
  type PersonIntent,
  parseIntent,
  reactivateForm,
  resetForm,
  roleForm,
  suspendForm,
  waitsForAnother,
} from './user-forms.ts';
import { type InvitationRow, invitationRow, owesSecondFactor, type PersonRow, personRow } from './users-view.ts';
import { type Why, whyOf } from './why.ts';

const PAGE = '/usuarios';
/** Path at which a request waits for a second person. */
const APPROVALS = screenPath('approvals', {});

/** Selection in the address of the page. */
export interface UsersQuery {
  /** Person whose panel is open. */
  readonly person: string | null;
  readonly intent: PersonIntent | undefined;
  /** Person who could not do something; `command` says what. */
  readonly who: string | null;
  readonly command: string | null;
}

export const parseUsersQuery = (search: URLSearchParams): UsersQuery => ({
  person: search.get('persona'),
  intent: parseIntent(search.get('accion')),
  who: search.get('quien'),
  command: search.get('orden'),
});

export interface UsersView {
  readonly people: readonly PersonRow[];
  readonly invitations: readonly InvitationRow[];
  readonly person: PersonRow | undefined;
  readonly why: Why | undefined;
  readonly commands: readonly { readonly value: string; readonly label: string }[];
}

type Command = Extract<Endpoint, { access: 'staff' }>;

const commands = Object.values<Endpoint>(ENDPOINTS).filter(
  (endpoint): endpoint is Command => endpoint.access === 'staff' && endpoint.permission !== 'self.manage',
);
/** Words for each call, by its name. */
export type CallWords = Readonly<Record<string, string>>;

const commandOptions = (words: CallWords): UsersView['commands'] =>
  commands
    .flatMap(({ name }) => (words[name] ? [{ value: name, label: words[name] }] : []))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'es'));

/** Reads the members of staff, in words; with the selected person, and why they may not do the selected command. */
export async function readUsers(call: Call, query: UsersQuery, words: CallWords): Promise<UsersView> {
  const answer = await call(listStaff);
  if (!answer.ok) throw unreadable('the staff', answer.refusal);
  const { data } = answer;
  const people = data.people.map((person) => personRow(person, data));
  const who = data.people.find(({ id }) => id === query.who);
  const command = commands.find(({ name }) => name === query.command);
  return {
    people,
    invitations: data.invitations.map(invitationRow),
    person: people.find(({ id }) => id === query.person),
    why:
      who &&
      command &&
      whyOf(
        { role: who.role, isSuspended: who.suspendedAt !== null, owesSecondFactor: owesSecondFactor(who, data) },
        command,
      ),
    commands: commandOptions(words),
  };
}

/** Reasons why a form of the page was refused. */
export interface UsersAnswer {
  readonly invite?: FormProblem<'email' | 'name' | 'role' | 'note'>;
  readonly person?: FormProblem<PersonField>;
}

/** Carries out the action that one of the page's forms asks for. */
export async function actOnUsers(call: Call, data: FormData): Promise<Outcome<UsersAnswer>> {
  const id = () => uuidParam(String(data.get('id')));
  const intent = data.get('intent');
  const form = parseIntent(intent);
  if (form) return actOnPerson(call, data, { form, id: id() });
  if (intent === 'invite') {
    const submitted = await submitForm(inviteForm, data, call);
    return submitted.ok ? leadTo(APPROVALS) : showRefusal({ invite: submitted.problem });
  }
  const params = { id: id() };
  if (intent === 'withdraw') await call(withdrawInvitation, { params });
  if (intent === 'end-sessions') await call(endStaffSessions, { params });
  return leadTo(intent === 'withdraw' ? PAGE : personPath(params.id));
}

interface AboutPerson {
  readonly form: PersonIntent;
  readonly id: string;
}

async function actOnPerson(call: Call, data: FormData, { form, id }: AboutPerson): Promise<Outcome<UsersAnswer>> {
  const parts = { params: { id } };
  const submitted = await {
    role: () => submitForm(roleForm, data, call, parts),
    suspend: () => submitForm(suspendForm, data, call, parts),
    reactivate: () => submitForm(reactivateForm, data, call, parts),
    reset: () => submitForm(resetForm, data, call, parts),
  }[form]();
  return submitted.ok
    ? leadTo(waitsForAnother(form) ? APPROVALS : personPath(id))
    : showRefusal({ person: submitted.problem });
}

const personPath = (id: string): string => `${PAGE}?persona=${id}`;
