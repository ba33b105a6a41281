import type { ContactChangeReason, IdentityProof } from '@lender/contract';

/** Reasons for which a client asks for another phone or e-mail. */
export const contactReasonWords: Readonly<Record<ContactChangeReason, string>> = {
  lost: 'Perdió el de antes',
  stolen: 'Le robaron el de antes',
  new_one: 'Cambió de número o de correo',
  mistyped: 'Está mal escrito',
};

/** Words for how a member of staff verified that it is the client who asks. */
export const identityProofWords: Readonly<Record<IdentityProof, string>> = {
  answers: 'Respondió lo que solo sabe el cliente',
  identification: 'Mostró su identificación',
  in_person: 'Vino en persona',
  other_address: 'Escribió desde su otro medio de contacto',
};
