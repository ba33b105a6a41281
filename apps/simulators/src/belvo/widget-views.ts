import { type Html, html, nothing } from '../pages/html.ts';
import { BANKS, type Bank } from './bank-kinds.data.ts';
import { copy } from './belvo.copy.es.ts';

/** Fields with which the page was opened, and which it passes on. */
export interface WidgetFields {
  readonly access_token: string;
  readonly external_id?: string | undefined;
}

const carried = ({
  access_token,
  external_id,
}: WidgetFields): Html => html`<input type="hidden" name="access_token" value="${access_token}">
${external_id === undefined ? nothing : html`<input type="hidden" name="external_id" value="${external_id}">`}`;

/** Renders the list of banks, and the fields for the data that the chosen one should have of the client. */
export const bankChoice = (fields: WidgetFields, problem?: string): Html => html`<h1>${copy.title}</h1>
<p class="lead">${copy.intro}</p>
<form class="panel" action="/belvo/widget/link" method="post">
${carried(fields)}
<fieldset><legend>${copy.banks}</legend>${BANKS.map(bankOption)}</fieldset>
<label for="owner">${copy.owner}</label>
<input id="owner" name="owner" maxlength="120" autocomplete="off" required>
<label for="income">${copy.income}</label>
<input id="income" name="income" inputmode="decimal" value="12000" autocomplete="off" required>
${problem === undefined ? nothing : html`<p class="notice bad" role="alert">${problem}</p>`}
<button>${copy.connect}</button>
</form>
${leaving(fields)}`;

const bankOption = ({ institution, name }: Bank): Html =>
  html`<label class="check"><input type="radio" name="institution" value="${institution}" required>${name}</label>`;

/** View of a bank that asks for a code. */
export const codeQuestion = (fields: WidgetFields): Html => html`<h1>${copy.codeTitle}</h1>
<p class="lead">${copy.codeIntro}</p>
<form class="panel" action="/belvo/widget/code" method="post">
${carried(fields)}
<label for="code">${copy.code}</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required>
<button>${copy.confirm}</button>
</form>
${leaving(fields)}`;

const leaving = (fields: WidgetFields): Html => html`<form action="/belvo/widget/leave" method="post">
${carried(fields)}<button class="second">${copy.leave}</button>
</form>`;

/** View of a widget whose token has expired. */
export const expired: Html = html`<h1>${copy.expiredTitle}</h1><p class="lead">${copy.expiredText}</p>`;
