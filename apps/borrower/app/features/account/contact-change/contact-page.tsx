import { AddressPart } from './address-part.tsx';
import type { ContactAnswer, contactPart } from './change-contact.server.ts';
import { CodePart } from './code-part.tsx';
import type { ContactKind } from './contact-change.ts';

export interface ContactPageProps {
  readonly kind: ContactKind;
  /** Id of the client whose draft is saved. */
  readonly owner: string;
  readonly loaded: ReturnType<typeof contactPart>;
  readonly answer: ContactAnswer | undefined;
  readonly isBusy: boolean;
}

/** Page that changes an e-mail or a phone; a refusal is shown before what the URL says. */
export function ContactPage({ kind, owner, loaded, answer, isBusy }: ContactPageProps) {
  const refused = answer?.part === 'address' ? answer : undefined;
  if (loaded.part === 'address' || refused) {
    const address = loaded.part === 'address' ? loaded.address : loaded.sent.address;
    return <AddressPart kind={kind} owner={owner} address={address} problem={refused?.problem} isBusy={isBusy} />;
  }
  const again = answer?.part === 'code' ? answer : undefined;
  return (
    <CodePart
      kind={kind}
      owner={owner}
      sent={loaded.sent}
      problem={again?.problem}
      wasResent={again?.wasResent ?? false}
      isBusy={isBusy}
    />
  );
}
