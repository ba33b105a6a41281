/** The contract. A line is a heading (`# …`), a row (`| name | value`) or a paragraph. */
export const AGREEMENT_WORDS = `# Quiénes firman
| Contrato | {reference}
| Acreditante | {company}
| Domicilio | {address}
| Registro RECA | {registration}
| Acreditado | {borrower}
| CURP | {curp}
# Lo más importante
| CAT (Costo Anual Total) sin IVA | {apr}
| Tasa de interés ordinaria anual fija, sin IVA | {annualRate}
| Recibes | {principal}
| Pagas en total | {total}
| Fecha de pago | {endDate}
| Plazo | {termDays} días, desde el {payoutDate}
El CAT se presenta sin IVA, para fines informativos y de comparación.
# Cómo se forma el total
{totalTable}
# Calendario de pagos
{scheduleTable}
Si una fecha de pago cae en sábado, domingo o día inhábil bancario, pagas el siguiente día hábil sin ningún costo adicional.
# Entrega del dinero
Depositamos {principal} completos, sin descuentos, por SPEI en tu cuenta de {bank} terminada en {lastFour}. Nunca pedimos anticipos.
# Si pagas antes
Puedes pagar antes cuando quieras, sin penalización. Pagas el capital más los intereses y la comisión por servicio generados hasta ese día, con su IVA.
# Si necesitas más tiempo
Puedes pedir una prórroga.
{extensionRules}
{extensionTable}
# Si te atrasas
{lateRules}
# Tus derechos y advertencias
{legalWarnings}
Puedes cancelar este contrato sin costo dentro de los {withdrawalDays} días hábiles siguientes a la firma, si devuelves el dinero recibido.
Dudas y reclamaciones: Unidad Especializada de Atención a Usuarios, {complaintsEmail}, teléfono {complaintsPhone}. CONDUSEF: {condusefPhone}, {condusefUrl}.`;

/** The cover sheet that the law asks for (carátula). */
export const COVER_WORDS = `# Tu crédito
{keyFigures}
| Nombre comercial del producto | {productName}
| Tipo de crédito | {productKind}
| Acreditado | {borrower}
| Plazo | {termDays} días, desde el {payoutDate}
| Fecha límite de pago | {endDate}
| Número de pagos | {payments}
| Depósito | {bank}, cuenta terminada en {lastFour}
# Comisiones, seguros y estado de cuenta
{commissionTable}
{lateTable}
| Pago anticipado y cancelación | Sin comisión
| Seguros | Ninguno
| Estado de cuenta | En tu perfil, cuando quieras
# Advertencias
{legalWarnings}
# Dudas, reclamaciones y registro
| Unidad Especializada (UNE) | {complaintsHolder}
| Domicilio | {address}
| Correo y teléfono | {complaintsEmail}, {complaintsPhone}
| Horario | {complaintsHours}
| CONDUSEF | {condusefPhone} y {condusefFreePhone}
| Acreditante | {company}
| Contrato de adhesión, número RECA | {registration}
| Empresa, número SIPRES | {companyRegistration}`;
