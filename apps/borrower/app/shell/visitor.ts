/** Visitor of the page, as far as the parts around it depend on that. */
export type Visitor =
  | { readonly kind: 'guest' }
  | { readonly kind: 'client'; readonly label: string; readonly firstName: string | null }
  | { readonly kind: 'user' };

interface Named {
  readonly firstName: string | null;
  readonly email: string | null;
}

/** Returns the name by which the menu calls a client: the first name, else the part of the e-mail before the @. */
export function menuLabel({ firstName, email }: Named): string {
  return firstName || (email?.split('@')[0] ?? '');
}
