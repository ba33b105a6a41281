/** Who looks at the page, as far as what stands around it depends on that. */
export type Visitor =
  | { readonly kind: 'guest' }
  | { readonly kind: 'client'; readonly label: string; readonly firstName: string | null }
  | { readonly kind: 'user' };

/** How the menu calls a client: by first name, else by what stands before the @ of the e-mail. */
export function menuLabel({ firstName, email }: { readonly firstName: string | null; readonly email: string }): string {
  return firstName || (email.split('@')[0] ?? email);
}
