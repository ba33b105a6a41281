/** The privacy notice in full, as the law on personal data of private parties (LFPDPPP, 2025) asks for it. */
export const PRIVACY_WORDS = `# Quién es responsable de tus datos
{company}, con domicilio en {address}, es responsable de tus datos personales conforme a la Ley Federal de Protección de Datos Personales en Posesión de los Particulares.
# Qué datos usamos
De identificación y contacto: nombre, CURP, fecha de nacimiento, domicilio, teléfono, correo y fotografías de tu identificación y de tu rostro.
Laborales, financieros y patrimoniales: empleo, ingresos, gastos, cuenta CLABE, tarjeta de débito, comprobantes y estados de cuenta, e historial de tus préstamos con nosotros.
De contacto de una referencia: su nombre, teléfono y relación contigo. La usamos solo para comprobar tu solicitud, nunca para cobrar.
Los datos financieros y patrimoniales necesitan tu consentimiento expreso; lo das al registrarte. No pedimos tus contactos, tu galería ni tu micrófono.
# Finalidades necesarias
Comprobar tu identidad y prevenir fraudes y lavado de dinero.
Evaluar tu solicitud, celebrar el contrato, entregarte el dinero, cobrarlo y atenderte.
Cumplir las obligaciones que nos imponen la ley y las autoridades.
# Finalidades voluntarias
Analizar cómo usas nuestros formularios para mejorar la prevención de fraude.
Enviarte promociones y novedades.
No son necesarias para tu préstamo y están apagadas mientras no las aceptes. Puedes negarte o cambiar de opinión cuando quieras en {privacyEmail}; tu solicitud y tu préstamo siguen igual.
# Con quién los compartimos
Con sociedades de información crediticia, solo si lo autorizas expresamente; con autoridades, cuando la ley lo exige.
Por encargo nuestro también los tratan proveedores de mensajería, de verificación de identidad y de pagos, únicamente para las finalidades necesarias y con deber de confidencialidad.
# Tus derechos ARCO
Puedes acceder a tus datos, rectificarlos, cancelarlos u oponerte a su uso, revocar tu consentimiento y limitar su uso o divulgación.
Escribe a {privacyEmail} ({privacyOffice}, {address}) con tu nombre, un medio para responderte, copia de tu identificación y el derecho que quieres ejercer. Respondemos en un máximo de 20 días hábiles y, si procede, lo hacemos efectivo en los 15 días hábiles siguientes. Es gratuito.
Mientras tengas un préstamo sin pagar, o una ley nos obligue a conservar tus datos, no podemos cancelarlos.
# La autoridad
Si consideras que tu derecho a la protección de datos fue vulnerado, puedes acudir a la Secretaría Anticorrupción y Buen Gobierno.
# Cómo los protegemos
Ciframos tus identificadores, tus fotografías y tus documentos. Solo los ve el personal que los necesita, y cada consulta queda registrada.
Usamos las cookies necesarias para mantener tu sesión y recordar tu cálculo. No usamos cookies de publicidad.
# Cambios a este aviso
Publicamos cada cambio en la página de documentos de nuestro sitio, con su fecha.`;
