/** Fields of a form that carry the findings of the tools. */
export const SIGNAL_FIELDS = { captcha: 'captchaToken', device: 'ioBB', replay: 'hotjarUserId' } as const;
export type Signal = keyof typeof SIGNAL_FIELDS;

/** Empty fields of a form, which the tools fill in when they run. The form never waits for them. */
export const SignalFields = () =>
  Object.values(SIGNAL_FIELDS).map((name) => <input key={name} type="hidden" name={name} />);

/** Writes what a tool found into the forms of the page that carry it. */
export function fillSignal(signal: Signal, value: string): void {
  for (const field of document.querySelectorAll<HTMLInputElement>(`input[name="${SIGNAL_FIELDS[signal]}"]`))
    field.value = value;
}
