// Made from data/*.csv by data/generate.ts. Change the CSV file, not this one.
export const BANK_ROWS = `1Banxico
Banamex|Banco Nacional de México, S.A., Institución de Banca Múltiple, Grupo Financiero Banamex
6Bancomext|Banco Nacional de Comercio Exterior, Sociedad Nacional de Crédito, Institución de Banca de Desarrollo
9Banobras|Banco Nacional de Obras y Servicios Públicos, Sociedad Nacional de Crédito, Institución de Banca de Desarrollo
12BBVA Mexico|BBVA México, S.A., Institución de Banca Múltiple, Grupo Financiero BBVA México
14Santander|Banco Santander (México), S.A., Institución de Banca Múltiple, Grupo Financiero Santander
19Banjercito|Banco Nacional del Ejército, Fuerza Aérea y Armada, Sociedad Nacional de Crédito, Institución de Banca de Desarrollo
21HSBC|HSBC México, S.A., institución De Banca Múltiple, Grupo Financiero HSBC
-GE MONEY
30Bajio|Banco del Bajío, S.A., Institución de Banca Múltiple
32-IXE
36Inbursa|Banco Inbursa, S.A., Institución de Banca Múltiple, Grupo Financiero Inbursa
-INTERACCIONES
42Mifel|Banca Mifel, S.A., Institución de Banca Múltiple, Grupo Financiero Mifel
44Scotiabank|Scotiabank Inverlat, S.A.
58Banregio|Banco Regional de Monterrey, S.A., Institución de Banca Múltiple, Banregio Grupo Financiero
Invex|Banco Invex, S.A., Institución de Banca Múltiple, Invex Grupo Financiero
Bansi|Bansi, S.A., Institución de Banca Múltiple
62Afirme|Banca Afirme, S.A., Institución de Banca Múltiple
72Banorte|Banco Mercantil del Norte, S.A., Institución de Banca Múltiple, Grupo Financiero Banorte
102-ACCENDO BANCO
-AMERICAN EXPRESS
106Bank Of America|Bank of America México, S.A., Institución de Banca Múltiple, Grupo Financiero Bank of America
108Mufg|MUFG Bank Mexico, S.A., Institución de Banca Múltiple
110JP Morgan|Banco J.P. Morgan, S.A., Institución de Banca Múltiple, J.P. Morgan Grupo Financiero
112Bmonex|Banco Monex, S.A., Institución de Banca Múltiple
Ve Por Mas|Banco Ve Por Mas, S.A. Institución de Banca Múltiple
116-ING
124Citi Mexico|Banco Citi México, S.A., Institución de Banca Múltiple
126-CREDIT SUISSE
Azteca|Banco Azteca, S.A. Institución de Banca Múltiple.
Autofin|Banco Autofin México, S.A. Institución de Banca Múltiple
Barclays|Barclays Bank México, S.A., Institución de Banca Múltiple, Grupo Financiero Barclays México
Compartamos|Banco Compartamos, S.A., Institución de Banca Múltiple
-FAMSA
Multiva Banco|Banco Multiva, S.A., Institución de Banca Múltiple, Multivalores Grupo Financiero
Actinver
-WAL-MART
Nafin|Nacional Financiera, Sociedad Nacional de Crédito, Institución de Banca de Desarrollo
Intercam Banco|Intercam Banco, S.A., Institución de Banca Múltiple, Intercam Grupo Financiero
Bancoppel|BanCoppel, S.A., Institución de Banca Múltiple
Uala|ABC Capital, S.A., Institución de Banca Múltiple (Ualá)
-UBS BANK
Consubanco
Volkswagen|Volkswagen Bank, S.A., Institución de Banca Múltiple
143CIBanco|CIBanco, S.A.
145BBase|Banco Base, S.A., Institución de Banca Múltiple
147Bankaool|Bankaool, S.A., Institución de Banca Múltiple
Pagatodo|Banco PagaTodo, S.A., Institución de Banca Múltiple
-FORJADORES
Inmobiliario|Banco Inmobiliario Mexicano, S.A., Institución de Banca Múltiple
Donde|Fundación Dondé Banco, S.A., Institución de Banca Múltiple
Bancrea|Banco Bancrea, S.A., Institución de Banca Múltiple
-PROGRESO
Banco Covalto|Banco Covalto, S.A., Institución de Banca Múltiple
Icbc|Industrial and Commercial Bank of China México, S.A., Institución de Banca Múltiple
Sabadell|Banco Sabadell, S.A., Institución de Banca Múltiple
Shinhan|Banco Shinhan de México, S.A., Institución de Banca Múltiple
Mizuho Bank|Mizuho Bank México, S.A., Institución de Banca Múltiple
Bank Of China|Bank of China México, S.A., Institución de Banca Múltiple
Banco S3|Banco S3 México, S.A., Institución de Banca Múltiple
166BaBien|Banco del Bienestar, Sociedad Nacional de Crédito, Institución de Banca de Desarrollo
Hey Banco
Hipotecaria Fed|Sociedad Hipotecaria Federal, Sociedad Nacional de Crédito, Institución de Banca de Desarrollo
600Monexcb|Monex Casa de Bolsa, S.A. de C.V. Monex Grupo Financiero
Gbm|GBM Grupo Bursátil Mexicano, S.A. de C.V. Casa de Bolsa
Masari|Masari Casa de Bolsa, S.A.
604-C.B. INBURSA
Value|Value, S.A. de C.V. Casa de Bolsa
-ESTRUCTURADORES
-TIBER
?VECTOR
610-B&B
-INTERCAM
613-MULTIVA
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
626-CBDEUTSCHE
-ZURICH
-ZURICHVI
-HIPOTECARIA SU CASITA
CB Intercam|Intercam Casa de Bolsa, S.A. de C.V.
CI Bolsa|CI Casa de Bolsa, S.A. de C.V.
-BULLTICK C.B.
-STERLING
Fincomun|Fincomún, Servicios Financieros Comunitarios, S.A. de C.V.
636-HDI SEGUROS
-ORDER
NU MEXICO|Nu México Financiera, S.A. de C.V., S.F.P.
640-CB JPMORGAN
642-REFORMA
646STP|Sistema de Transferencias y Pagos STP, S.A. de C.V.SOFOM ENR
-TELECOMM
-EVERCORE
-SKANDIA
651-SEGMTY
Credicapital|Solución Asea, S.A. de C.V., Sociedad Financiera Popular
Kuspit|Kuspit Casa de Bolsa, S.A. de C.V.
655-SOFIEXPRESS
Unagra|UNAGRA, S.A. de C.V., S.F.P.
659Asp Integra Opc|OPCIONES EMPRESARIALES DEL NORESTE, S.A. DE C.V., S.F.P.
661KLAR|Servicios Financieros Alternativos, S.A. de C.V., S.F.P. (Klar)
670Libertad|Libertad Servicios Financieros, S.A. De C.V.
674-AXA
677Caja Pop Mexica
679-FND
Cristobal Colon
683Caja Telefonist
Transfer
Fondo (Fira)
-INVERCAP
688Crediclub
Fomped
699Fondeadora
703Tesored
706Arcus Fi
710NVIO|NVIO Pagos México, S.A.P.I. de C.V., Institución de Fondos de Pago Electrónico
714PPBALANCEMX
Cashi Cuenta
720MexPago
Albo
Mercado Pago W
Cuenca|Cuenca Tecnología Financiera, S.A. de C.V., Institución de Fondos de Pago Electrónico
725COOPDESARROLLO
727Transfer directo
Spin by OXXO
Dep y Pag Dig
Swap
732Peibo
734Finco Pay
738Fintoc
812=BBVA BANCOMER2
814=SANTANDER2
821=HSBC2
846=STP
901Cls|Cls Bank International
Indeval|SD. Indeval, S.A. de C.V.
CoDi Valida
999!N/A`;
