/** Who looks at the page, as far as what stands around it depends on that. */
export type Visitor =
  | { readonly kind: 'guest' }
  | { readonly kind: 'client'; readonly label: string; readonly firstName: string | null }
  | { readonly kind: 'user' };

interface Named {
  readonly firstName: string | null;
  readonly email: string | null;
}

/** How the menu calls a client: by first name, else by what stands before the @ of the e-mail. */
export function menuLabel({ firstName, email }: Named): string {
  return firstName || (email?.split('@')[0] ?? '');
}
