/** Terms and conditions, the same for a visitor and for a client. */
export const TERMS_WORDS = `# Quiénes somos
| Empresa | {company}
| RFC | {taxId}
| Domicilio | {address}
| Registro SIPRES | {companyRegistration}
| Registro RECA del contrato | {registration}
Para constituirnos y operar como SOFOM, E.N.R. no requerimos autorización de la Secretaría de Hacienda y Crédito Público. Estamos sujetos a la supervisión de la Comisión Nacional Bancaria y de Valores solo en materia de prevención de lavado de dinero.
# Quién puede pedir un préstamo
Debes tener 18 años cumplidos, vivir en México y contar con CURP, identificación oficial vigente, un teléfono y una cuenta bancaria a tu nombre.
Los datos que das deben ser verdaderos y tuyos. Podemos comprobarlos con los proveedores que menciona el aviso de privacidad.
# Tu cuenta
Tu contraseña y los códigos que enviamos a tu teléfono son personales: con ellos entras y firmas. No los compartas con nadie; nunca te los pediremos por teléfono ni por mensaje.
Si crees que alguien más usa tu cuenta, avísanos de inmediato. Podemos suspenderla si hay indicios de fraude o de uso por otra persona, y te diremos el motivo.
# La solicitud
La calculadora te muestra el costo antes de que te registres. Las cifras que valen son las de la oferta que aceptas y las del contrato que firmas.
Llenar una solicitud no obliga a nadie. El préstamo existe cuando lo aprobamos y tú firmas el contrato con el código que recibes por SMS. Puedes retirar tu solicitud en cualquier momento antes de firmar.
Podemos ofrecerte un monto distinto al que pediste. Tú decides si lo aceptas.
# El dinero
Depositamos el monto completo, sin descuentos, en la cuenta CLABE que registraste. Nunca pedimos anticipos, depósitos ni pagos para autorizar o liberar un préstamo.
Pagas con la referencia que encuentras en tu perfil. Puedes pagar antes sin penalización. No pagues a cuentas de personas ni a quien te contacte por mensaje.
# Si tienes una queja
Llámanos al {carePhone} ({careHours}) o escribe a {careEmail}.
También puedes acudir a nuestra Unidad Especializada de Atención a Usuarios (UNE): {complaintsHolder}, {complaintsPhone}, {complaintsEmail}, {complaintsHours}. Respondemos por escrito en un máximo de 30 días hábiles.
Si no quedas conforme, acude a la CONDUSEF: {condusefPhone} o {condusefFreePhone}, {condusefUrl}.
# Cambios y leyes aplicables
Si cambiamos estos términos, publicamos el texto nuevo con su fecha. Un préstamo ya firmado sigue las condiciones de su contrato.
Aplican las leyes de los Estados Unidos Mexicanos. Para un juicio son competentes los tribunales de tu domicilio o los de la Ciudad de México, a tu elección.`;
