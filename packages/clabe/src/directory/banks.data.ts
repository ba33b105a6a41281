// Made from data/*.csv by data/generate.ts. Change the CSV file, not this one.
export const BANK_ROWS = `001aBanxico
002aBanamex|Banco Nacional de México, S.A., Institución de Banca Múltiple, Grupo Financiero Banamex
006aBancomext|Banco Nacional de Comercio Exterior, Sociedad Nacional de Crédito, Institución de Banca de Desarrollo
009aBanobras|Banco Nacional de Obras y Servicios Públicos, Sociedad Nacional de Crédito, Institución de Banca de Desarrollo
012aBBVA Mexico|BBVA México, S.A., Institución de Banca Múltiple, Grupo Financiero BBVA México
014aSantander|Banco Santander (México), S.A., Institución de Banca Múltiple, Grupo Financiero Santander
019aBanjercito|Banco Nacional del Ejército, Fuerza Aérea y Armada, Sociedad Nacional de Crédito, Institución de Banca de Desarrollo
021aHSBC|HSBC México, S.A., institución De Banca Múltiple, Grupo Financiero HSBC
022hGE MONEY
030aBajio|Banco del Bajío, S.A., Institución de Banca Múltiple
032hIXE
036aInbursa|Banco Inbursa, S.A., Institución de Banca Múltiple, Grupo Financiero Inbursa
037hINTERACCIONES
042aMifel|Banca Mifel, S.A., Institución de Banca Múltiple, Grupo Financiero Mifel
044aScotiabank|Scotiabank Inverlat, S.A.
058aBanregio|Banco Regional de Monterrey, S.A., Institución de Banca Múltiple, Banregio Grupo Financiero
059aInvex|Banco Invex, S.A., Institución de Banca Múltiple, Invex Grupo Financiero
060aBansi|Bansi, S.A., Institución de Banca Múltiple
062aAfirme|Banca Afirme, S.A., Institución de Banca Múltiple
072aBanorte|Banco Mercantil del Norte, S.A., Institución de Banca Múltiple, Grupo Financiero Banorte
102hACCENDO BANCO
103hAMERICAN EXPRESS
106aBank Of America|Bank of America México, S.A., Institución de Banca Múltiple, Grupo Financiero Bank of America
108aMufg|MUFG Bank Mexico, S.A., Institución de Banca Múltiple
110aJP Morgan|Banco J.P. Morgan, S.A., Institución de Banca Múltiple, J.P. Morgan Grupo Financiero
112aBmonex|Banco Monex, S.A., Institución de Banca Múltiple
113aVe Por Mas|Banco Ve Por Mas, S.A. Institución de Banca Múltiple
116hING
124aCiti Mexico|Banco Citi México, S.A., Institución de Banca Múltiple
126hCREDIT SUISSE
127aAzteca|Banco Azteca, S.A. Institución de Banca Múltiple.
128aAutofin|Banco Autofin México, S.A. Institución de Banca Múltiple
129aBarclays|Barclays Bank México, S.A., Institución de Banca Múltiple, Grupo Financiero Barclays México
130aCompartamos|Banco Compartamos, S.A., Institución de Banca Múltiple
131hFAMSA
132aMultiva Banco|Banco Multiva, S.A., Institución de Banca Múltiple, Multivalores Grupo Financiero
133aActinver
134hWAL-MART
135aNafin|Nacional Financiera, Sociedad Nacional de Crédito, Institución de Banca de Desarrollo
136aIntercam Banco|Intercam Banco, S.A., Institución de Banca Múltiple, Intercam Grupo Financiero
137aBancoppel|BanCoppel, S.A., Institución de Banca Múltiple
138aUala|ABC Capital, S.A., Institución de Banca Múltiple (Ualá)
139hUBS BANK
140aConsubanco
141aVolkswagen|Volkswagen Bank, S.A., Institución de Banca Múltiple
143aCIBanco|CIBanco, S.A.
145aBBase|Banco Base, S.A., Institución de Banca Múltiple
147aBankaool|Bankaool, S.A., Institución de Banca Múltiple
148aPagatodo|Banco PagaTodo, S.A., Institución de Banca Múltiple
149hFORJADORES
150aInmobiliario|Banco Inmobiliario Mexicano, S.A., Institución de Banca Múltiple
151aDonde|Fundación Dondé Banco, S.A., Institución de Banca Múltiple
152aBancrea|Banco Bancrea, S.A., Institución de Banca Múltiple
153hPROGRESO
154aBanco Covalto|Banco Covalto, S.A., Institución de Banca Múltiple
155aIcbc|Industrial and Commercial Bank of China México, S.A., Institución de Banca Múltiple
156aSabadell|Banco Sabadell, S.A., Institución de Banca Múltiple
157aShinhan|Banco Shinhan de México, S.A., Institución de Banca Múltiple
158aMizuho Bank|Mizuho Bank México, S.A., Institución de Banca Múltiple
159aBank Of China|Bank of China México, S.A., Institución de Banca Múltiple
160aBanco S3|Banco S3 México, S.A., Institución de Banca Múltiple
166aBaBien|Banco del Bienestar, Sociedad Nacional de Crédito, Institución de Banca de Desarrollo
167aHey Banco
168aHipotecaria Fed|Sociedad Hipotecaria Federal, Sociedad Nacional de Crédito, Institución de Banca de Desarrollo
600aMonexcb|Monex Casa de Bolsa, S.A. de C.V. Monex Grupo Financiero
601aGbm|GBM Grupo Bursátil Mexicano, S.A. de C.V. Casa de Bolsa
602aMasari|Masari Casa de Bolsa, S.A.
604hC.B. INBURSA
605aValue|Value, S.A. de C.V. Casa de Bolsa
606hESTRUCTURADORES
607hTIBER
608lVECTOR
610hB&B
611hINTERCAM
613hMULTIVA
614hACCIVAL
615hMERRILL LYNCH
616aFinamex|Casa de Bolsa Finamex, S.A. de C.V.
617aValmex|Valores Mexicanos Casa de Bolsa, S.A. de C.V.
618hÚNICA
619hASEGURADORA MAPFRE
620aProfuturo|Profuturo G.N.P., S.A. de C.V., Afore
621hCB ACTINBER
622hACTINVE SI
623hSKANDIA
624hCONSULTORÍA
626hCBDEUTSCHE
627hZURICH
628hZURICHVI
629hHIPOTECARIA SU CASITA
630aCB Intercam|Intercam Casa de Bolsa, S.A. de C.V.
631aCI Bolsa|CI Casa de Bolsa, S.A. de C.V.
632hBULLTICK C.B.
633hSTERLING
634aFincomun|Fincomún, Servicios Financieros Comunitarios, S.A. de C.V.
636hHDI SEGUROS
637hORDER
638aNU MEXICO|Nu México Financiera, S.A. de C.V., S.F.P.
640hCB JPMORGAN
642hREFORMA
646aSTP|Sistema de Transferencias y Pagos STP, S.A. de C.V.SOFOM ENR
647hTELECOMM
648hEVERCORE
649hSKANDIA
651hSEGMTY
652aCredicapital|Solución Asea, S.A. de C.V., Sociedad Financiera Popular
653aKuspit|Kuspit Casa de Bolsa, S.A. de C.V.
655hSOFIEXPRESS
656aUnagra|UNAGRA, S.A. de C.V., S.F.P.
659aAsp Integra Opc|OPCIONES EMPRESARIALES DEL NORESTE, S.A. DE C.V., S.F.P.
661aKLAR|Servicios Financieros Alternativos, S.A. de C.V., S.F.P. (Klar)
670aLibertad|Libertad Servicios Financieros, S.A. De C.V.
674hAXA
677aCaja Pop Mexica
679hFND
680aCristobal Colon
683aCaja Telefonist
684aTransfer
685aFondo (Fira)
686hINVERCAP
688aCrediclub
689aFomped
699aFondeadora
703aTesored
706aArcus Fi
710aNVIO|NVIO Pagos México, S.A.P.I. de C.V., Institución de Fondos de Pago Electrónico
714aPPBALANCEMX
715aCashi Cuenta
720aMexPago
721aAlbo
722aMercado Pago W
723aCuenca|Cuenca Tecnología Financiera, S.A. de C.V., Institución de Fondos de Pago Electrónico
725aCOOPDESARROLLO
727aTransfer directo
728aSpin by OXXO
729aDep y Pag Dig
730aSwap
732aPeibo
734aFinco Pay
738aFintoc
812sBBVA BANCOMER2
814sSANTANDER2
821sHSBC2
846sSTP
901aCls|Cls Bank International
902aIndeval|SD. Indeval, S.A. de C.V.
903aCoDi Valida
999nN/A`;
