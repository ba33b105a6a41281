// Generated from data/*.csv by data/generate.ts. Change the CSV file, not this one.
export const COMMON_LEGAL_FORM = `, S.A., Institución de Banca Múltiple`;
export const BANK_ROWS = `Banxico
Banamex|Banco Nacional de México*, Grupo Financiero Banamex
^Bancomext|Banco Nacional de Comercio Exterior, Sociedad Nacional de Crédito, Institución de Banca de Desarrollo
^Banobras|Banco Nacional de Obras y Servicios Públicos, Sociedad Nacional de Crédito, Institución de Banca de Desarrollo
BBVA México|BBVA México*, Grupo Financiero BBVA México
Santander|Banco Santander (México)*, Grupo Financiero Santander
^Banjército|Banco Nacional del Ejército, Fuerza Aérea y Armada, Sociedad Nacional de Crédito, Institución de Banca de Desarrollo
HSBC|HSBC México*, Grupo Financiero HSBC
-GE MONEY
BanBajío|Banco del Bajío*
-IXE
Inbursa|Banco Inbursa*, Grupo Financiero Inbursa
-INTERACCIONES
Mifel|Banca Mifel*, Grupo Financiero Mifel
Scotiabank|Scotiabank Inverlat, S.A.
Banregio|Banco Regional de Monterrey*, Banregio Grupo Financiero
Invex|Banco Invex*, Invex Grupo Financiero
Bansí|Bansi*
Afirme|Banca Afirme*
Banorte|Banco Mercantil del Norte*, Grupo Financiero Banorte
-ACCENDO BANCO
-AMERICAN EXPRESS
Bank of America|Bank of America México*, Grupo Financiero Bank of America
MUFG|MUFG Bank Mexico*
J.P. Morgan|Banco J.P. Morgan*, J.P. Morgan Grupo Financiero
Bmonex|Banco Monex*
Ve por Más|Banco Ve Por Mas*
-ING
Citi México|Banco Citi México*
-CREDIT SUISSE
Azteca|Banco Azteca*
Autofin|Banco Autofin México*
Barclays|Barclays Bank México*, Grupo Financiero Barclays México
Compartamos|Banco Compartamos*
-FAMSA
Multiva|Banco Multiva*, Multivalores Grupo Financiero
Actinver
-WAL-MART
^Nafin|Nacional Financiera, Sociedad Nacional de Crédito, Institución de Banca de Desarrollo
Intercam Banco|Intercam Banco*, Intercam Grupo Financiero
BanCoppel|BanCoppel*
Ualá|ABC Capital* (Ualá)
-UBS BANK
Consubanco
Volkswagen|Volkswagen Bank*
-CIBanco
BBase|Banco Base*
Bankaool|Bankaool*
PagaTodo|Banco PagaTodo*
-FORJADORES
Inmobiliario|Banco Inmobiliario Mexicano*
Dondé|Fundación Dondé Banco*
Bancrea|Banco Bancrea*
-PROGRESO
Banco Covalto|Banco Covalto*
ICBC|Industrial and Commercial Bank of China México*
Sabadell|Banco Sabadell*
Shinhan|Banco Shinhan de México*
Mizuho Bank|Mizuho Bank México*
Bank of China|Bank of China México*
Banco S3|Banco S3 México*
^Banco del Bienestar|Banco del Bienestar, Sociedad Nacional de Crédito, Institución de Banca de Desarrollo
Hey Banco
^Hipotecaria Federal|Sociedad Hipotecaria Federal, Sociedad Nacional de Crédito, Institución de Banca de Desarrollo
Monexcb|Monex Casa de Bolsa, S.A. de C.V., Monex Grupo Financiero
GBM|GBM Grupo Bursátil Mexicano, S.A. de C.V., Casa de Bolsa
Masari|Masari Casa de Bolsa, S.A.
-C.B. INBURSA
Value|Value, S.A. de C.V., Casa de Bolsa
-ESTRUCTURADORES
-TIBER
?VECTOR
-B&B
-INTERCAM
-MULTIVA
-ACCIVAL
-MERRILL LYNCH
Finamex|Casa de Bolsa Finamex, S.A. de C.V.
Valmex|Valores Mexicanos Casa de Bolsa, S.A. de C.V.
-ÚNICA
-ASEGURADORA MAPFRE
Profuturo|Profuturo G.N.P., S.A. de C.V., Afore
-CB ACTINBER
-ACTINVE SI
-SKANDIA
-CONSULTORÍA
-CBDEUTSCHE
-ZURICH
-ZURICHVI
-HIPOTECARIA SU CASITA
CB Intercam|Intercam Casa de Bolsa, S.A. de C.V.
CI Bolsa|CI Casa de Bolsa, S.A. de C.V.
-BULLTICK C.B.
-STERLING
Fincomún|Fincomún, Servicios Financieros Comunitarios, S.A. de C.V.
-HDI SEGUROS
-ORDER
Nu México|Nu México Financiera, S.A. de C.V., S.F.P.
-CB JPMORGAN
-REFORMA
STP|Sistema de Transferencias y Pagos STP, S.A. de C.V., SOFOM ENR
-TELECOMM
-EVERCORE
-SKANDIA
-SEGMTY
Credicapital|Solución Asea, S.A. de C.V., Sociedad Financiera Popular
Kuspit|Kuspit Casa de Bolsa, S.A. de C.V.
-SOFIEXPRESS
Unagra|UNAGRA, S.A. de C.V., S.F.P.
Asp Integra Opc|Opciones Empresariales del Noreste, S.A. de C.V., S.F.P.
Klar|Servicios Financieros Alternativos, S.A. de C.V., S.F.P. (Klar)
Libertad|Libertad Servicios Financieros, S.A. de C.V.
-AXA
Caja Popular Mexicana
-FND
Caja Popular Cristóbal Colón
Caja de los Telefonistas
Transfer
Fondo (Fira)
-INVERCAP
Crediclub
Fomped
Fondeadora
Tesored
Arcus Fi
NVIO|NVIO Pagos México, S.A.P.I. de C.V., Institución de Fondos de Pago Electrónico
PPBALANCEMX
Cashi Cuenta
MexPago
Albo
Mercado Pago
Cuenca|Cuenca Tecnología Financiera, S.A. de C.V., Institución de Fondos de Pago Electrónico
COOPDESARROLLO
Transfer directo
Spin by OXXO
Dep y Pag Dig
Swap
Peibo
Finco Pay
Fintoc
=BBVA BANCOMER2
=SANTANDER2
=HSBC2
=STP
Cls|Cls Bank International
Indeval|SD. Indeval, S.A. de C.V.
CoDi Valida
!N/A`;
