/** Person who may be signed in to Facebook in the browser that opens its dialog. */
export interface FacebookPerson {
  /** Value that the page's button sends. */
  readonly person: string;
  /** Description in the README. */
  readonly meaning: string;
  /** Facebook's id of this person for our app. */
  readonly id: string;
  readonly name: string;
  /** True when the code from the dialog is already too old. */
  readonly isCodeOld?: boolean;
}

export const FACEBOOK_PEOPLE: readonly [FacebookPerson, ...FacebookPerson[]] = [
  { person: 'ana', meaning: 'is confirmed: 10220000000000001', id: '10220000000000001', name: 'Ana Robles Luna' },
  { person: 'luis', meaning: 'is confirmed: 10220000000000002', id: '10220000000000002', name: 'Luis Pérez Soto' },
  {
    person: 'lento',
    meaning: 'comes back with a code that is too old: 100, 36007',
    id: '10220000000000003',
    name: 'Lento Ruiz Vega',
    isCodeOld: true,
  },
];
