EN el principio crió Dios los cielos y la tierra .
Y vió Dios que la luz era buena : y apartó Dios la luz de las tinieblas .
Y fué la tarde y la mañana el día tercero .
Y fué la tarde y la mañana el día cuarto .
Y FUERON acabados los cielos y la tierra , y todo su ornamento .
Y había Jehová Dios plantado un huerto en Edén al oriente , y puso allí al hombre que había formado .
El nombre del segundo río es Gihón : éste es el que rodea toda la tierra de Etiopía .
Y estaban ambos desnudos , Adam y su mujer , y no se avergonzaban .
Entonces la serpiente dijo á la mujer : No moriréis ;
Espinos y cardos te producirá , y comerás hierba del campo ;
Y Jehová Dios hizo al hombre y á su mujer túnicas de pieles , y vistiólos .
Y dijo Caín á Jehová : Grande es mi iniquidad para ser perdonada .
Y Ada parió á Jabal , el cual fué padre de los que habitan en tiendas , y crían ganados .
Si siete veces será vengado Caín , Lamech en verdad setenta veces siete lo será .
Y fueron todos los días que vivió Adam novecientos y treinta años , y murió .
Y vivió Seth , después que engendró á Enós , ochocientos y siete años : y engendró hijos é hijas .
Y vivió Enós noventa años , y engendró á Cainán .
Y fueron todos los días de Enós novecientos y cinco años ; y murió .
Y vivió Cainán , después que engendró á Mahalaleel , ochocientos y cuarenta años : y engendró hijos é hijas .
Y vivió Mahalaleel sesenta y cinco años , y engendró á Jared .
Y fueron todos los días de Mahalaleel ochocientos noventa y cinco años ; y murió .
Y vivió Jared , después que engendró á Henoch , ochocientos años : y engendró hijos é hijas .
Y vivió Henoch sesenta y cinco años , y engendró á Mathusalam .
Y fueron todos los días de Henoch trescientos sesenta y cinco años .
Y vivió Mathusalam ciento ochenta y siete años , y engendró á Lamech .
Fueron , pues , todos los días de Mathusalam , novecientos sesenta y nueve años ; y murió .
Y vivió Lamech , después que engendró á Noé , quinientos noventa y cinco años : y engendró hijos é hijas .
Y siendo Noé de quinientos años , engendró á Sem , Châm , y á Japhet .
Empero Noé halló gracia en los ojos de Jehová .
Y corrompióse la tierra delante de Dios , y estaba la tierra llena de violencia .
E hizo Noé conforme á todo lo que le mandó Jehová .
Y sucedió que al séptimo día las aguas del diluvio fueron sobre la tierra .
Quince codos en alto prevalecieron las aguas ; y fueron cubiertos los montes .
Y reposó el arca en el mes séptimo , á diecisiete días del mes , sobre los montes de Armenia .
Y esperó aún otros siete días , y envió la paloma , la cual no volvió ya más á él .
Y habló Dios á Noé diciendo :
Entonces salió Noé , y sus hijos , y su mujer , y las mujeres de sus hijos con él .
Empero carne con su vida , que essu sangre , no comeréis .
Y habló Dios á Noé y á sus hijos con él , diciendo :
Estos tres son los hijos de Noé ; y de ellos fué llena toda la tierra .
Y bebió del vino , y se embriagó , y estaba descubierto en medio de su tienda .
Y dijo : Maldito sea Canaán ; siervo de siervos será á sus hermanos .
Engrandezca Dios á Japhet , y habite en las tiendas de Sem , y séale Canaán siervo .
Y fueron todos los días de Noé novecientos y cincuenta años ; y murió .
Y los hijos de Gomer : Ashkenaz , y Riphat , y Togorma .
Los hijos de Châm : Cush , y Mizraim , y Phut , y Canaán .
Y fué la cabecera de su reino Babel , y Erech , y Accad , y Calneh , en la tierra de Shinar .
Y á Ressen entre Nínive y Calah ; la cual es ciudad grande .
Y á Pathrusim , y á Casluim , de donde salieron los Filisteos , y á Caphtorim .
Y al Jebuseo , y al Amorrheo , y al Gergeseo ,
Y al Aradio , y al Samareo , y al Amatheo : y después se derramaron las familias de los Cananeos .
Y los hijos de Sem : Elam , y Assur , y Arphaxad , y Lud , y Aram .
Y Arphaxad engendró á Sala , y Sala engendró á Heber .
Y á Hadoram , y á Uzal , y á Dicla ,
Y á Ophir , y á Havila , y á Jobad : todos estos fueron hijos de Joctán .
Estos fueron los hijos de Sem por sus familias , por sus lenguas , en sus tierras , en sus naciones .
Y descendió Jehová para ver la ciudad y la torre que edificaban los hijos de los hombres .
Estas son las generaciones de Sem : Sem , de edad de cien años , engendró á Arphaxad , dos años después del diluvio .
Y Arphaxad vivió treinta y cinco años , y engendró á Sala .
Y vivió Sala treinta años , y engendró á Heber .
Y vivió Heber treinta y cuatro años , y engendró á Peleg .
Y vivió Peleg treinta años , y engendró á Reu .
Y Reu vivió treinta y dos años , y engendró á Serug .
Y vivió Serug treinta años , y engendró á Nachôr .
Y vivió Nachôr veintinueve años , y engendró á Thare .
Y vivió Thare setenta años , y engendró á Abram , y á Nachôr , y á Harán .
Mas Sarai fué estéril , y no tenía hijo .
Y movió Abramde allí , caminando y yendo hacia el Mediodía .
Mas Jehová hirió á Faraón y á su casa con grandes plagas , por causa de Sarai mujer de Abram .
Y asimismo Lot , que andaba con Abram , tenía ovejas , y vacas , y tiendas .
Porque toda la tierra que ves , la daré á ti y á tu simiente para siempre .
Doce años habían servido á Chêdorlaomer , y al décimotercio año se rebelaron .
Y tomaron toda la riqueza de Sodoma y de Gomorra , y todas sus vituallas , y se fueron .
Entonces Melchîsedec , rey de Salem , sacó pan y vino ; el cual era sacerdote del Dios alto ;
Entonces el rey de Sodoma dijo á Abram : Dame las personas , y toma para ti la hacienda .
Y él respondió : Señor Jehová , ¿ en qué conoceré que la tengo de heredar ?
Mas también á la gente á quien servirán , juzgaré yo ; y después de esto saldrán con grande riqueza .
Y en la cuarta generación volverán acá : porque aun no está cumplida la maldad del Amorrheo hasta aquí .
Y los Hetheos , y los Pherezeos , y los Raphaitas ,
Y SARAI , mujer de Abram , no le paría : y ella tenía una sierva egipcia , que se llamaba Agar .
Por lo cual llamó al pozo , Pozo del Viviente que me ve . He aquí está entre Cades y Bered .
Y era Abram de edad de ochenta y seis años , cuando parió Agar á Ismael .
Entonces Abram cayó sobre su rostro , y Dios habló con él diciendo :
Y dijo Abraham á Dios : Ojalá Ismael viva delante de ti .
Era Abraham de edad de noventa y nueve años cuando circuncidó la carne de su prepucio .
En el mismo día fué circuncidado Abraham é Ismael su hijo .
Y le dijeron : ¿ Dónde está Sara tu mujer ? Y él respondió : Aquí en la tienda .
Y Jehová dijo : ¿ Encubriré yo á Abraham lo que voy á hacer ,
Y acercóse Abraham y dijo : ¿ Destruirás también al justo con el impío ?
Y dijo : Os ruego , hermanos míos , que no hagáis tal maldad .
Y Lot les dijo : No , yo os ruego , señores míos ;
Entonces llovió Jehová sobre Sodoma y sobre Gomorra azufre y fuego de parte de Jehová desde los cielos ;
Y subió Abraham por la mañana al lugar donde había estado delante de Jehová :
Y dijo Abraham de Sara su mujer : Mi hermana es . Y Abimelech , rey de Gerar , envió y tomó á Sara .
Y dijo más Abimelech á Abraham : ¿ Qué viste para que hicieses esto ?
Entonces Abraham oró á Dios ; y Dios sanó á Abimelech y á su mujer , y á sus siervas , y parieron .
Y VISITÓ Jehová á Sara , como había dicho , é hizo Jehová con Sara como había hablado .
Y circuncidó Abraham á su hijo Isaac de ocho días , como Dios le había mandado .
Entonces dijo Sara : Dios me ha hecho reir , y cualquiera que lo oyere , se reirá conmigo .
Y vió Sara al hijo de Agar la Egipcia , el cual había ésta parido á Abraham , que se burlaba .
Y también al hijo de la sierva pondré en gente , porque es tu simiente .
Levántate , alza al muchacho , y ásele de tu mano , porque en gran gente lo tengo de poner .
Y respondió Abraham : Yo juraré .
Y tomó Abraham ovejas y vacas , y dió á Abimelech ; é hicieron ambos alianza .
Y dijo Abimelech á Abraham : ¿ Qué significan esas siete corderas que has puesto aparte ?
Y plantó Abraham un bosque en Beer-seba , é invocó allí el nombre de Jehová Dios eterno .
Al tercer día alzó Abraham sus ojos , y vió el lugar de lejos .
Y llamó el ángel de Jehová á Abraham segunda vez desde el cielo ,
A Huz su primogénito , y á Buz su hermano , y á Kemuel padre de Aram ,
Y Bethuel engendró á Rebeca . Estos ocho parió Milca á Nachôr , hermano de Abraham .
Y FUÉ la vida de Sara ciento veintisiete años : tantos fueron los años de la vida de Sara .
Y respondieron los hijos de Heth á Abraham , y dijéronle :
Y Abraham se inclinó delante del pueblo de la tierra .
Y ABRAHAM era viejo , y bien entrado en días ; y Jehová había bendecido á Abraham en todo .
Y Abraham le dijo : Guárdate que no vuelvas á mi hijo allá .
Y ella respondió : Soy hija de Bethuel , hijo de Milca , el cual parió ella á Nachôr .
El hombre entonces se inclinó , y adoró á Jehová .
Y Rebeca tenía un hermano que se llamaba Labán , el cual corrió afuera al hombre , á la fuente ;
Sino que irás á la casa de mi padre , y á mi parentela , y tomarás mujer para mi hijo .
Ellos respondieron entonces : Llamemos la moza y preguntémosle .
Entonces dejaron ir á Rebeca su hermana , y á su nodriza , y al criado de Abraham y á sus hombres .
Rebeca también alzó sus ojos , y vió á Isaac , y descendió del camello ;
Y ABRAHAM tomó otra mujer , cuyo nombre fué Cetura ;
Y Abraham dió todo cuanto tenía á Isaac .
Heredad que compró Abraham de los hijos de Heth ; allí fué Abraham sepultado , y Sara su mujer .
Y Misma , y Duma , y Massa ,
Y estas son las generaciones de Isaac , hijo de Abraham . Abraham engendró á Isaac :
Y salió el primero rubio , y todo él velludo como una pelliza ; y llamaron su nombre Esaú .
Y guisó Jacob un potaje ; y volviendo Esaú del campo cansado ,
Entonces dijo Esaú : He aquí yo me voy á morir ; ¿ para qué , pues , me servirá la primogenitura ?
Por cuanto oyó Abraham mi voz , y guardó mi precepto , mis mandamientos , mis estatutos y mis leyes .
Y sembró Isaac en aquella tierra , y halló aquel año ciento por uno : y bendíjole Jehová .
Y tuvo hato de ovejas , y hato de vacas , y grande apero ; y los Filisteos le tuvieron envidia .
E Isaac se fué de allí ; y asentó sus tiendas en el valle de Gerar , y habitó allí .
Y abrieron otro pozo , y también riñeron sobre él : y llamó su nombre Sitnah .
Entonces él les hizo banquete , y comieron y bebieron .
Y fueron amargura de espíritu á Isaac y á Rebeca .
Ahora pues , hijo mío , obedece á mi voz en lo que te mando ;
Y no le conoció , porque sus manos eran vellosas como las manos de Esaú : y le bendijo .
Y díjole Isaac su padre : Acércate ahora , y bésame , hijo mío .
Y él dijo : Vino tu hermano con engaño , y tomó tu bendición .
Y mora con él algunos días , hasta que el enojo de tu hermano se mitigue ;
Y que Jacob había obedecido á su padre y á su madre , y se había ido á Padan-aram .
Y salió Jacob de Beer-seba , y fué á Harán ;
Y SIGUIÓ Jacob su camino , y fué á la tierra de los orientales .
Y él les dijo : ¿ Conocéis á Labán , hijo de Nachôr ? Y ellos dijeron : Sí , le conocemos .
Y Jacob besó á Rachêl , y alzó su voz , y lloró .
Y los ojos de Lea eran tiernos , pero Rachêl era de lindo semblante y de hermoso parecer .
Entonces Labán juntó á todos los varones de aquel lugar , é hizo banquete .
Y Labán respondió : No se hace así en nuestro lugar , que se dé la menor antes de la mayor .
Y dió Labán á Rachêl su hija por criada á su sierva Bilha .
Así le dió á Bilha su sierva por mujer ; y Jacob entró á ella .
Y concibió otra vez Bilha , la sierva de Rachêl , y parió el hijo segundo á Jacob .
Y Zilpa , sierva de Lea , parió á Jacob un hijo .
Y Zilpa , la sierva de Lea , parió otro hijo á Jacob .
Y oyó Dios á Lea : y concibió , y parió á Jacob el quinto hijo .
Y después parió una hija , y llamó su nombre Dina .
Y concibió , y parió un hijo : y dijo : Quitado ha Dios mi afrenta :
Y dijo : Señálame tu salario , que yo lo daré .
Y dijo Labán : Mira , ojalá fuese como tú dices .
Y concebían las ovejas delante de las varas , y parían borregos listados , pintados y salpicados de diversos colores .
Y acreció el varón muy mucho , y tuvo muchas ovejas , y siervas y siervos , y camellos y asnos .
Y vosotras sabéis que con todas mis fuerzas he servido á vuestro padre :
Y díjome el ángel de Dios en sueños : Jacob . Y yo dije : Heme aquí .
Entonces se levantó Jacob , y subió sus hijos y sus mujeres sobre los camellos .
Y recató Jacob el corazón de Labán Arameo , en no hacerle saber que se huía .
Que aun no me dejaste besar mis hijos y mis hijas . Ahora locamente has hecho .
Y llamólo Labán Jegar Sahadutha : y lo llamó Jacob Galaad .
Y JACOB se fué su camino , y saliéronle al encuentro ángeles de Dios .
Y envió Jacob mensajeros delante de sí á Esaú su hermano , á la tierra de Seir , campo de Edom .
Treinta camellas paridas , con sus hijos , cuarenta vacas y diez novillos , veinte asnas y diez borricos .
Tomólos pues , y pasólos el arroyo , é hizo pasar lo que tenía .
Y él le dijo : ¿ Cuál es tu nombre ? Y él respondió : Jacob .
Y Esaú corrió á su encuentro , y abrazóle , y echóse sobre su cuello , y le besó ; y lloraron .
Y dijo Esaú : Harto tengo yo , hermano mío : sea para ti lo que es tuyo .
Así se volvió Esaú aquel día por su camino á Seir .
Y SALIÓ Dina la hija de Lea , la cual había ésta parido á Jacob , á ver las hijas del país .
Y dirigióse Hamor padre de Sichêm á Jacob , para hablar con él .
Y parecieron bien sus palabras á Hamor y á Sichêm , hijo de Hamor .
Y ellos respondieron : ¿ Había él de tratar á nuestra hermana como á una ramera ?
Y fuése de él Dios , del lugar donde con él había hablado .
Así murió Rachêl , y fué sepultada en el camino de Ephrata , la cual es Beth-lehem .
Y partió Israel , y tendió su tienda de la otra parte de Migdaleder .
Los hijos de Rachêl : José , y Benjamín .
Y fueron los días de Isaac ciento ochenta años .
Y á Basemath , hija de Ismael , hermana de Navaioth .
Y Esaú habitó en el monte de Seir : Esaú es Edom .
Y los hijos de Eliphaz fueron Temán , Omar , Zepho , Gatam , y Cenaz .
Y estos son los hijos de Seir Horeo , moradores de aquella tierra : Lotán , Sobal , Zibeón , Ana ,
Y los hijos de Sobal fueron Alván , Manahath , Ebal , Sepho , y Onán .
Y estos fueron los hijos de Disón : Hemdán , Eshbán , Ithram , y Cherán .
Estos fueron los hijos de Disán : Huz , y Arán .
Y murió Bela , y reinó en su lugar Jobab , hijo de Zera , de Bosra .
Y murió Adad , y en su lugar reinó Samla , de Masreca .
Y murió Saúl , y en lugar suyo reinó Baalanán , hijo de Achbor .
El duque Cenaz , el duque Temán , el duque Mibzar ,
Y soñó José un sueño , y contólo á sus hermanos ; y ellos vinieron á aborrecerle más todavía .
Y sus hermanos le tenían envidia , mas su padre paraba la consideración en ello .
Y él respondió : Busco á mis hermanos : ruégote que me muestres dónde pastan .
Y como Rubén oyó esto , librólo de sus manos , y dijo : No lo matemos .
Y Rubén volvió á la cisterna , y no halló á José dentro , y rasgó sus vestidos .
Entonces Jacob rasgó sus vestidos , y puso saco sobre sus lomos , y enlutóse por su hijo muchos días .
La cual concibió , y parió un hijo ; y llamó su nombre Er .
Y Judá tomó mujer para su primogénito Er , la cual se llamaba Thamar .
Y desagradó en ojos de Jehová lo que hacía , y también quitó á él la vida .
Y vióla Judá , y túvola por ramera , porque había ella cubierto su rostro .
Y después salió su hermano , el que tenía en su mano el hilo de grana , y llamó su nombre Zara .
Y vino á ellos José por la mañana , y mirólos , y he aquí que estaban tristes .
Entonces respondió José , y dijo : Esta es su declaración : Los tres canastillos tres días son ;
Mas hizo ahorcar al principal de los panaderos , como le había declarado José .
Y que otras siete espigas menudas y abatidas del Solano , salían después de ellas :
Y respondió José á Faraón , diciendo : No está en mí ; Dios será el que responda paz á Faraón .
Y las vacas flacas y feas devoraban á las siete primeras vacas gruesas :
Y que otras siete espigas menudas , marchitas , abatidas del Solano , subían después de ellas :
Esto es lo que respondo á Faraón . Lo que Dios va á hacer , halo mostrado á Faraón .
Por tanto , provéase ahora Faraón de un varón prudente y sabio , y póngalo sobre la tierra de Egipto .
Dijo más Faraón á José : He aquí yo te he puesto sobre toda la tierra de Egipto .
Y cumpliéronse los siete años de la hartura , que hubo en la tierra de Egipto .
José , pues , conoció á sus hermanos ; pero ellos no le conocieron .
Todos nosotros somos hijos de un varón : somos hombres de verdad : tus siervos nunca fueron espías .
Y José les dijo : Eso es lo que os he dicho , afirmando que sois espías :
Y al tercer día díjoles José : Haced esto , y vivid : Yo temo á Dios :
Y ellos pusieron su trigo sobre sus asnos , y fuéronse de allí .
Y EL hambre era grande en la tierra .
Que si no nos hubiéramos detenido , cierto ahora hubiéramos ya vuelto dos veces .
E hizo el hombre como José dijo ; y metió aquel hombre á los hombres en casa de José .
Y lavó su rostro , y salió fuera , y reprimióse , y dijo : Poned pan .
Y como él los alcanzó , díjoles estas palabras .
Ellos entonces se dieron prisa , y derribando cada uno su costal en tierra , abrió cada cual el costal suyo .
Mi señor preguntó á sus siervos , diciendo : ¿ Tenéis padre ó hermano ?
Y dijo nuestro padre : Volved á comprarnos un poco de alimento .
Entonces se dió á llorar á voz en grito ; y oyeron los Egipcios , y oyó también la casa de Faraón .
Y besó á todos sus hermanos , y lloró sobre ellos : y después sus hermanos hablaron con él .
Y subieron de Egipto , y llegaron á la tierra de Canaán á Jacob su padre .
Y los hijos de Leví : Gersón , y Coath , y Merari .
Y los hijos de Zabulón : Sered , y Elón , y Jahleel .
Y los hijos de Rachêl , mujer de Jacob : José y Benjamín .
Y los hijos de Dan : Husim .
Entonces Israel dijo á José : Muera yo ahora , ya que he visto tu rostro , pues aun vives .
Y de los postreros de sus hermanos tomó cinco varones , y presentólos delante de Faraón .
Y José introdujo á su padre , y presentólo delante de Faraón ; y Jacob bendijo á Faraón .
Y Jacob bendijo á Faraón , y salióse de delante de Faraón .
Y él dijo : Júramelo . Y él le juró . Entonces Israel se inclinó sobre la cabecera de la cama .
Y vió Israel los hijos de José , y dijo : ¿ Quiénes son éstos ?
Juntaos y oid , hijos de Jacob ; y escuchad á vuestro padre Israel .
Sus ojos bermejos del vino , y los dientes blancos de la leche .
Dan juzgará á su pueblo , como una de las tribus de Israel .
Gad , ejército lo acometerá ; mas él acometerá al fin .
Nephtalí , sierva dejada , que dará dichos hermosos .
Y causáronle amargura , y asaeteáronle , y aborreciéronle los archeros :
ENTONCES se echó José sobre el rostro de su padre , y lloró sobre él , y besólo .
Y Faraón dijo : Ve , y sepulta á tu padre , como él te conjuró .
Hicieron , pues , sus hijos con él , según les había mandado :
Y vinieron también sus hermanos , y postráronse delante de él , y dijeron : Henos aquí por tus siervos .
Y estuvo José en Egipto , él y la casa de su padre : y vivió José ciento diez años .
Issachâr , Zabulón y Benjamín ;
Y murió José , y todos sus hermanos , y toda aquella generación .
He aquí , el pueblo de los hijos de Israel es mayor y más fuerte que nosotros :
Y Dios hizo bien á las parteras : y el pueblo se multiplicó , y se corroboraron en gran manera .
UN varón de la familia de Leví fué , y tomó por mujer una hija de Leví :
Y la hija de Faraón respondió : Ve . Entonces fué la doncella , y llamó á la madre del niño ;
Y Moisés acordó en morar con aquel varón ; y él dió á Moisés á su hija Séphora :
Y miró Dios á los hijos de Israel , y reconociólos Dios .
Mas yo sé que el rey de Egipto no os dejará ir sino por mano fuerte .
Ahora pues , ve , que yo seré en tu boca , y te enseñaré lo que hayas de hablar .
Y tomarás esta vara en tu mano , con la cual harás las señales .
Así le dejó luego ir . Y ella dijo : Esposo de sangre , á causa de la circuncisión .
Id vosotros , y recoged paja donde la hallareis ; que nada se disminuirá de vuestra tarea .
Y encontrando á Moisés y á Aarón , que estaban á la vista de ellos cuando salían de Faraón ,
Y habló Jehová á Moisés , diciendo :
Y los hijos de Gersón : Libni , y Shimi , por sus familias .
Y los hijos de Izhar : Cora , y Nepheg y Zithri .
Y los hijos de Cora : Assir , y Elcana , y Abiasaph : estas son las familias de los Coritas .
Y Moisés respondió delante de Jehová : He aquí , yo soy incircunciso de labios , ¿ cómo pues me ha de oir Faraón ?
E hizo Moisés y Aarón como Jehová les mandó : hiciéronlo así .
Y habló Jehová á Moisés y á Aarón , diciendo :
Entonces Jehová dijo á Moisés : El corazón de Faraón está agravado , que no quiere dejar ir al pueblo .
Y cumpliéronse siete días después que Jehová hirió el río .
Y las ranas subirán sobre ti , y sobre tu pueblo , y sobre todos tus siervos .
Y las juntaron en montones , y apestaban la tierra .
Entonces Faraón llamó á Moisés y á Aarón , y díjoles : Andad , sacrificad á vuestro Dios en la tierra .
Mas Faraón agravó aún esta vez su corazón , y no dejó ir al pueblo .
Y Jehová señaló tiempo , diciendo : Mañana hará Jehová esta cosa en la tierra .
Solamente en la tierra de Gosén , donde los hijos de Israel estaban , no hubo granizo .
El lino , pues , y la cebada fueron heridos ; porque la cebada estaba ya espigada , y el lino en caña .
Y si aun rehusas dejarlo ir , he aquí que yo traeré mañana langosta en tus términos ,
Mas Jehová endureció el corazón de Faraón ; y no envió los hijos de Israel .
Y Moisés respondió : Bien has dicho ; no veré más tu rostro .
Y HABLÓ Jehová á Moisés y á Aarón en la tierra de Egipto , diciendo :
Y guardaréis esto por estatuto para vosotros y para vuestros hijos para siempre .
Y los hijos de Israel se fueron , é hicieron puntualmente así ; como Jehová había mandado á Moisés y á Aarón .
Y también subió con ellos grande multitud de diversa suerte de gentes ; y ovejas , y ganados muy muchos .
Mas todo siervo humano comprado por dinero , comerá de ella después que lo hubieres circuncidado .
Toda la congregación de Israel le sacrificará .
Así lo hicieron todos los hijos de Israel ; como mandó Jehová á Moisés y á Aarón , así lo hicieron .
Vosotros salís hoy en el mes de Abib .
Por tanto , tú guardarás este rito en su tiempo de año en año .
Y HABLÓ Jehová á Moisés , diciendo :
Y tomó seiscientos carros escogidos , y todos los carros de Egipto , y los capitanes sobre ellos .
Jehová , varón de guerra ; Jehová es su nombre .
Soplaste con tu viento , cubriólos la mar : hundiéronse como plomo en las impetuosas aguas .
Oiránlo los pueblos , y temblarán ; apoderarse ha dolor de los moradores de Palestina .
Entonces el pueblo murmuró contra Moisés , y dijo : ¿ Qué hemos de beber ?
Y Jehová habló á Moisés , diciendo :
Y díjoles Moisés : Ninguno deje nada de ello para mañana .
Y Jehová dijo á Moisés : ¿ Hasta cuándo no querréis guardar mis mandamientos y mis leyes ?
Y Aarón lo puso delante del Testimonio para guardarlo , como Jehová lo mandó á Moisés .
Y vino Amalec , y peleó con Israel en Rephidim .
Y Moisés edificó un altar , y llamó su nombre Jehová-nissi ;
Y Moisés respondió á su suegro : Porque el pueblo viene á mí para consultar á Dios :
Y oyó Moisés la voz de su suegro , é hizo todo lo que dijo .
Y descendió Moisés del monte al pueblo , y santificó al pueblo ; y lavaron sus vestidos .
Y también los sacerdotes que se llegan á Jehová , se santifiquen , porque Jehová no haga en ellos estrago .
Y HABLÓ Dios todas estas palabras , diciendo :
Y que hago misericordia en millares á los que me aman , y guardan mis mandamientos .
Seis días trabajarás , y harás toda tu obra ;
No cometerás adulterio .
No hablarás contra tu prójimo falso testimonio .
No hagáis conmigo dioses de plata , ni dioses de oro os haréis .
Y ESTOS son los derechos que les propondrás .
Mas si la hubiere desposado con su hijo , hará con ella según la costumbre de las hijas .
Y si ninguna de estas tres cosas hiciere , ella saldrá de gracia sin dinero .
Y el que hiriere á su padre ó á su madre , morirá .
Mas si durare por un día ó dos , no será castigado , porque su dinero es .
Ojo por ojo , diente por diente , mano por mano , pie por pie ,
Mas si le hubiere sido hurtado , resarcirá á su dueño .
A la hechicera no dejarás que viva .
El que sacrificare á dioses , excepto á sólo Jehová , será muerto .
A ninguna viuda ni huérfano afligiréis .
No denostarás á los jueces , ni maldecirás al príncipe de tu pueblo .
Ni al pobre distinguirás en su causa .
No pervertirás el derecho de tu mendigo en su pleito .
Seis años sembrarás tu tierra , y allegarás su cosecha :
Tres veces en el año parecerá todo varón tuyo delante del Señor Jehová .
Poco á poco los echaré de delante de ti , hasta que te multipliques y tomes la tierra por heredad .
Y subieron Moisés y Aarón , Nadab y Abiú , y setenta de los ancianos de Israel ;
Entonces Moisés subió al monte , y una nube cubrió el monte .
Y esta es la ofrenda que tomaréis de ellos : Oro , y plata , y cobre ,
Y cueros de carneros teñidos de rojo , y cueros de tejones , y madera de Sittim ;
Piedras de onix , y piedras de engastes , para el ephod , y para el racional .
Y harás unas varas de madera de Sittim , las cuales cubrirás de oro :
Y pondrás en el arca el testimonio que yo te daré .
Los anillos estarán antes de la moldura , por lugares de las varas , para llevar la mesa .
Y en el candelero cuatro copas en forma de almendras , sus manzanas y sus flores .
También sus despabiladeras y sus platillos , de oro puro .
Y mira , y hazlos conforme á su modelo , que te ha sido mostrado en el monte .
Harás asimismo cortinas de pelo de cabras para una cubierta sobre el tabernáculo ; once cortinas harás .
Harás , pues , las tablas del tabernáculo : veinte tablas al lado del mediodía , al austro .
Y para el lado del tabernáculo , al occidente , harás seis tablas .
Harás también cinco barras de madera de Sittim , para las tablas del un lado del tabernáculo ,
Y alzarás el tabernáculo conforme á su traza que te fué mostrada en el monte .
Harás también varas para el altar , varas de madera de Sittim , las cuales cubrirás de metal .
Y en el ancho del atrio por la parte de levante , al oriente , habrá cincuenta codos .
Al otro lado quince codos de cortinas ; sus columnas tres , con sus tres basas .
Tomarán oro , y cárdeno , y púrpura , y carmesí , y lino torcido .
Y tomarás dos piedras oniquinas , y grabarás en ellas los nombres de los hijos de Israel :
El segundo orden , una esmeralda , un zafiro , y un diamante ;
Harás también en el racional cadenetas de hechura de trenzas de oro fino .
Una campanilla de oro y una granada , campanilla de oro y granada , por las orillas del manto alrededor .
Y tomarás el aceite de la unción , y derramarás sobre su cabeza , y le ungirás .
Y matarás el becerro delante de Jehová á la puerta del tabernáculo del testimonio .
Y tomarás el carnero de las consagraciones , y cocerás su carne en el lugar del santuario .
Y allí testificaré de mí á los hijos de Israel , y el lugar será santificado con mi gloria .
HARÁS asimismo un altar de sahumerio de perfume : de madera de Sittim lo harás .
Y quemará sobre él Aarón sahumerio de aroma cada mañana : cuando aderezare las lámparas lo quemará .
Y habló Jehová á Moisés , diciendo :
Y de ella se lavarán Aarón y sus hijos sus manos y sus pies :
Y de casia quinientos , al peso del santuario , y de aceite de olivas un hin :
Y la mesa , y todos sus vasos , y el candelero , y todos sus vasos , y el altar del perfume ,
Así los consagrarás , y serán cosas santísimas : todo lo que tocare en ellos , será santificado .
Cualquiera que hiciere otra como ella para olerla , será cortado de sus pueblos .
Mira , yo he llamado por su nombre á Bezaleel , hijo de Uri , hijo de Hur , de la tribu de Judá ;
Y en artificio de piedras para engastarlas , y en artificio de madera ; para obrar en toda suerte de labor .
Y el altar del holocausto y todos sus vasos , y la fuente y su basa ;
Guardarán , pues , el sábado los hijos de Israel : celebrándolo por sus edades por pacto perpetuo :
Dijo más Jehová á Moisés : Yo he visto á este pueblo , que por cierto es pueblo de dura cerviz :
Y Jehová respondió á Moisés : Al que pecare contra mí , á éste raeré yo de mi libro .
Y oyendo el pueblo esta sensible palabra , vistieron luto , y ninguno se puso sus atavíos :
Y él dijo : Mi rostro irá contigo , y te haré descansar .
El entonces dijo : Ruégote que me muestres tu gloria .
Y dijo aún Jehová : He aquí lugar junto á mí , y tú estarás sobre la peña :
Entonces Moisés , apresurándose , bajó la cabeza hacia el suelo y encorvóse ;
Porque no te has de inclinar á dios ajeno ; que Jehová , cuyo nombre es Celoso , Dios celoso es .
Tres veces en el año será visto todo varón tuyo delante del Señoreador Jehová , Dios de Israel .
No encenderéis fuego en todas vuestras moradas en el día del sábado .
Y cueros rojos de carneros , y cueros de tejones , y madera de Sittim ;
Y piedras de onix , y demás pedrería , para el ephod , y para el racional .
El tabernáculo , su tienda , y su cubierta , y sus anillos , y sus tablas , sus barras , sus columnas , y sus basas ;
La mesa , y sus varas , y todos sus vasos , y el pan de la proposición .
Las cortinas del atrio , sus columnas , y sus basas , y el pabellón de la puerta del atrio ;
Y salió toda la congregación de los hijos de Israel de delante de Moisés .
Y los príncipes trajeron piedras de onix , y las piedras de los engastes para el ephod y el racional ;
Pues tenía material abundante para hacer toda la obra , y sobraba .
Y juntó las cinco cortinas de por sí , y las seis cortinas aparte .
Además hizo las tablas para el tabernáculo de madera de Sittim , para estar derechas .
Hizo , pues , las tablas para el tabernáculo : veinte tablas al lado del austro , al mediodía .
Y para el lado occidental del tabernáculo hizo seis tablas .
Eran , pues , ocho tablas , y sus basas de plata dieciséis ; dos basas debajo de cada tabla .
E hizo que la barra del medio pasase por medio de las tablas del un cabo al otro .
Hizo también las varas de madera de Sittim , y cubriólas de oro .
Y cubrióla de oro puro , é hízole una cornisa de oro en derredor .
E hizo las varas de madera de Sittim para llevar la mesa , y cubriólas de oro .
Sus manzanas y sus brazos eran de lo mismo ; todo era una pieza labrada á martillo , de oro puro .
De un talento de oro puro lo hizo , con todos sus vasos .
Hizo también cuatro anillos de fundición á los cuatro cabos del enrejado de metal , para meter las varas .
Sus columnas veinte , con sus veinte basas de metal : los capiteles de las columnas y sus molduras , de plata .
Al un lado cortinas de quince codos , sus tres columnas , y sus tres basas ;
Y todas las estacas del tabernáculo y del atrio alrededor fueron de metal .
Hizo también el ephod de oro , de cárdeno y púrpura y carmesí , y lino torcido .
El segundo orden , una esmeralda , un zafiro , y un diamante .
Hicieron también sobre el racional las cadenas pequeñas de hechura de trenza , de oro puro .
Hizo también el manto del ephod de obra de tejedor , todo de jacinto ,
Igualmente hicieron las túnicas de lino fino de obra de tejedor , para Aarón y para sus hijos ;
El arca del testimonio , y sus varas , y la cubierta ;
Y JEHOVÁ habló á Moisés , diciendo :
Y pondrás en él el arca del testimonio , y la cubrirás con el velo :
Finalmente pondrás el atrio en derredor , y el pabellón de la puerta del atrio .
Después harás llegar sus hijos , y les vestirás las túnicas :
Y sobre ella puso por orden los panes delante de Jehová , como Jehová había mandado á Moisés .
Puso también el altar de oro en el tabernáculo del testimonio , delante del velo :
Puso asimismo la cortina de la puerta del tabernáculo .
Entonces una nube cubrió el tabernáculo del testimonio , y la gloria de Jehová hinchió el tabernáculo .
Y LLAMÓ Jehová á Moisés , y habló con él desde el tabernáculo del testimonio , diciendo :
La cual partirás en piezas , y echarás sobre ella aceite : es presente .
Si ofreciere cordero por su ofrenda , ha de ofrecerlo delante de Jehová :
Estatuto perpetuo por vuestras edades ; en todas vuestras moradas , ningún sebo ni ninguna sangre comeréis .
Y el sacerdote ungido meterá de la sangre del becerro en el tabernáculo del testimonio :
Y si trajere cordero para su ofrenda por el pecado , hembra sin defecto traerá :
Es infracción , y ciertamente delinquió contra Jehová .
Habló aún Jehová á Moisés , diciendo :
Y habló Jehová á Moisés , diciendo :
Y habló Jehová á Moisés , diciendo :
ASIMISMO esta es la ley de la expiación de la culpa : es cosa muy santa .
Todo varón de entre los sacerdotes la comerá : será comida en el lugar santo : es cosa muy santa .
Con tortas de pan leudo ofrecerá su ofrenda en el sacrificio de hacimientos de gracias de sus paces .
Habló aún Jehová á Moisés , diciendo :
Habló más Jehová á Moisés , diciendo :
Y reune toda la congregación á la puerta del tabernáculo del testimonio .
Entonces Moisés hizo llegar á Aarón y á sus hijos , y lavólos con agua .
Y derramó del aceite de la unción sobre la cabeza de Aarón , y ungiólo para santificarlo .
Y cortó el carnero en trozos ; y Moisés hizo arder la cabeza , y los trozos , y el sebo .
De la manera que hoy se ha hecho , mandó hacer Jehová para expiaros .
Entonces llegóse Aarón al altar ; y degolló su becerro de la expiación que era por él .
Luego lavó los intestinos y las piernas , y quemólos sobre el holocausto en el altar .
Y pusieron los sebos sobre los pechos , y él quemó los sebos sobre el altar :
Y ellos llegaron , y sacáronlos con sus túnicas fuera del campo , como dijo Moisés .
Y para poder discernir entre lo santo y lo profano , y entre lo inmundo y lo limpio ;
Y HABLÓ Jehová á Moisés y á Aarón , diciéndoles :
También el conejo , porque rumia , mas no tiene pezuña , tendréislo por inmundo ;
De la carne de ellos no comeréis , ni tocaréis su cuerpo muerto : tendréislos por inmundos .
El milano , y el buitre según su especie ;
El avestruz , y la lechuza , y el laro , y el gavilán según su especie ,
Y el calamón , y el cisne , y el onocrótalo ,
Todo reptil alado que anduviere sobre cuatro pies , tendréis en abominación .
Y por estas cosas seréis inmundos : cualquiera que tocare á sus cuerpos muertos , será inmundo hasta la tarde :
Y el erizo , y el lagarto , y el caracol , y la babosa , y el topo .
Y HABLÓ Jehová á Moisés , diciendo :
Y HABLÓ Jehová á Moisés y á Aarón , diciendo :
Mas el día que apareciere en él la carne viva , será inmundo .
Y cuando en la carne , en su piel , hubiere apostema , y se sanare ,
Y al hombre ó mujer que le saliere llaga en la cabeza , ó en la barba ,
Asimismo el hombre ó mujer , cuando en la piel de su carne tuviere manchas , manchas blancas ,
Y cuando en el vestido hubiere plaga de lepra , en vestido de lana , ó en vestido de lino ;
Y HABLÓ Jehová á Moisés , diciendo :
Y el sacerdote echará del aceite sobre la palma de su mano izquierda ;
Y habló Jehová á Moisés y á Aarón , diciendo :
Y degollará la una avecilla en una vasija de barro sobre aguas vivas :
Y de la lepra del vestido , y de la casa ;
Para enseñar cuándo es inmundo , y cuándo limpio . Aquesta es la ley tocante á la lepra .
Y todo aparejo sobre que cabalgare el que tuviere flujo , será inmundo .
Y quemará el sebo de la expiación sobre el altar .
Y HABLÓ Jehová á Moisés , diciendo :
Y HABLÓ Jehová á Moisés , diciendo :
Mis derechos pondréis por obra , y mis estatutos guardaréis , andando en ellos : Yo Jehová vuestro Dios .
La desnudez de la hermana de tu padre no descubrirás : es parienta de tu padre .
La desnudez de la mujer de tu hermano no descubrirás : es la desnudez de tu hermano .
No te echarás con varón como con mujer : es abominación .
Y HABLÓ Jehová á Moisés , diciendo :
No os volveréis á los ídolos , ni haréis para vosotros dioses de fundición : Yo Jehová vuestro Dios .
Y si se comiere el día tercero , será abominación ; no será acepto :
Y el cuarto año todo su fruto será santidad de loores á Jehová .
No cortaréis en redondo las extremidades de vuestras cabezas , ni dañarás la punta de tu barba .
Y cuando el extranjero morare contigo en vuestra tierra , no le oprimiréis .
Guardad pues todos mis estatutos , y todos mis derechos , y ponedlos por obra : Yo Jehová .
Santificaos , pues , y sed santos , porque yo Jehová soy vuestro Dios .
No se contaminará , porque es príncipe en sus pueblos , haciéndose inmundo .
Y tomará él mujer con su virginidad .
Y Jehová habló á Moisés , diciendo :
El pan de su Dios , de lo muy santo y las cosas santificadas , comerá .
Y HABLÓ Jehová á Moisés , diciendo :
Y habló Jehová á Moisés , diciendo :
Y habló Jehová á Moisés , diciendo :
Y cuando sacrificareis sacrificio de hacimiento de gracias á Jehová , de vuestra voluntad lo sacrificaréis .
Que os saqué de la tierra de Egipto , para ser vuestro Dios : Yo Jehová .
Estas son las solemnidades de Jehová , las convocaciones santas , á las cuales convocaréis en sus tiempos .
El primer día tendréis santa convocación : ninguna obra servil haréis .
Y habló Jehová á Moisés , diciendo :
Y habló Jehová á Moisés , diciendo :
El primer día habrá santa convocación : ninguna obra servil haréis .
Así habló Moisés á los hijos de Israel sobre las solemnidades de Jehová .
Sobre el candelero limpio pondrá siempre en orden las lámparas delante de Jehová .
Y has de ponerlas en dos órdenes , seis en cada orden , sobre la mesa limpia delante de Jehová .
Y á los hijos de Israel hablarás , diciendo : Cualquiera que maldijere á su Dios , llevará su iniquidad .
Y el que hiere á algún animal , ha de restituirlo : animal por animal .
En este año de jubileo volveréis cada uno á su posesión .
Y la tierra dará su fruto , y comeréis hasta hartura , y habitaréis en ella con seguridad .
Y cuando el hombre no tuviere rescatador , si alcanzare su mano , y hallare lo que basta para su rescate ;
No tomarás usura de él , ni aumento ; mas tendrás temor de tu Dios , y tu hermano vivirá contigo .
No te enseñorearás de él con dureza , mas tendrás temor de tu Dios .
Guardad mis sábados , y tened en reverencia mi santuario : Yo Jehová .
Y perseguiréis á vuestros enemigos , y caerán á cuchillo delante de vosotros :
Y comeréis lo añejo de mucho tiempo , y sacaréis fuera lo añejo á causa de lo nuevo :
Y andaré entre vosotros , y yo seré vuestro Dios , y vosotros seréis mi pueblo .
Y si con estas cosas no fuereis corregidos , sino que anduviereis conmigo en oposición ,
Y si con esto no me oyereis , mas procediereis conmigo en oposición ,
Yo asolaré también la tierra , y se pasmarán de ella vuestros enemigos que en ella moran :
Y HABLÓ Jehová á Moisés , diciendo :
Y si lo hubieren de redimir , añadirán su quinto sobre tu valuación .
Y todo lo que apreciares será conforme al siclo del santuario : el siclo tiene veinte óbolos .
Y si alguno quisiere redimir algo de sus décimas , añadirá su quinto á ello .
Y estará con vosotros un varón de cada tribu , cada uno cabeza de la casa de sus padres .
De Judá , Naasón hijo de Aminadab .
De Zabulón , Eliab hijo de Helón .
De Benjamín , Abidán hijo de Gedeón .
De Aser , Phegiel hijo de Ocrán .
De Nephtalí , Ahira hijo de Enán .
Tomó pues Moisés y Aarón á estos varones que fueron declarados por sus nombres :
Los contados de ellos , de la tribu de Rubén , fueron cuarenta y seis mil y quinientos .
Los contados de ellos , de la tribu de Judá , setenta y cuatro mil y seiscientos .
Los contados de ellos , de la tribu de Zabulón , cincuenta y siete mil y cuatrocientos .
Los contados de ellos , de la tribu de Manasés , treinta y dos mil y doscientos .
Los contados de ellos , de la tribu de Dan , sesenta y dos mil y setecientos .
Los contados de ellos , de la tribu de Nephtalí , cincuenta y tres mil y cuatrocientos .
Pero los Levitas no fueron contados entre ellos según la tribu de sus padres .
Solamente no contarás la tribu de Leví , ni tomarás la cuenta de ellos entre los hijos de Israel :
Y HABLÓ Jehová á Moisés y á Aarón , diciendo :
Y su hueste , con sus contados , cincuenta y cuatro mil y cuatrocientos :
Y su hueste , con sus contados , cincuenta y siete mil y cuatrocientos .
Y su hueste , con los contados de ellos , cincuenta y nueve mil y trescientos :
Y su hueste , con los contados de ellos , cuarenta y cinco mil seiscientos y cincuenta .
Y su hueste , con los contados de ellos , treinta y dos mil y doscientos :
Y su hueste , con los contados de ellos , treinta y cinco mil y cuatrocientos .
Y su hueste , con los contados de ellos , cuarenta y un mil y quinientos :
Y su hueste , con los contados de ellos , cincuenta y tres mil y cuatrocientos .
Y estos son los nombres de los hijos de Aarón : Nadab el primogénito , y Abiú , Eleazar , é Ithamar .
Haz llegar á la tribu de Leví , y hazla estar delante del sacerdote Aarón , para que le ministren ;
Y Jehová habló á Moisés en el desierto de Sinaí , diciendo :
Y los hijos de Leví fueron estos por sus nombres : Gersón , y Coath , y Merari .
Y los hijos de Coath , por sus familias : Amram , é Izhar , y Hebrón , y Uzziel .
Y el jefe de la casa del padre de los Gersonitas , Eliasaph hijo de Lael .
De Merari , la familia Mahalítica , y la familia Musítica : estas son las familias de Merari .
Y contó Moisés , como Jehová le mandó , todos los primogénitos de los hijos de Israel .
Tomó , pues , Moisés el dinero del rescate de los que resultaron de más de los redimidos por los Levitas :
Y quitarán la ceniza del altar , y extenderán sobre él un paño de púrpura :
No cortaréis la tribu de las familias de Coath de entre los Levitas ;
Y habló Jehová á Moisés diciendo :
Este será el oficio de las familias de Gersón , para ministrar y para llevar :
Y fueron los contados de ellos por sus familias , dos mil setecientos y cincuenta .
Los contados de ellos , por sus familias , fueron tres mil y doscientos .
Y JEHOVÁ habló á Moisés , diciendo :
Y lo santificado de cualquiera será suyo : asimismo lo que cualquiera diere al sacerdote , suyo será .
Y el sacerdote la hará acercar , y la hará poner delante de Jehová .
Mas si la mujer no fuere inmunda , sino que estuviere limpia , ella será libre , y será fecunda .
Y aquel varón será libre de iniquidad , y la mujer llevará su pecado .
Todo el tiempo que se apartare á Jehová , no entrará á persona muerta .
Y el sacerdote lo ofrecerá delante de Jehová , y hará su expiación y su holocausto :
Jehová te bendiga , y te guarde :
Jehová alce á ti su rostro , y ponga en ti paz .
Y Jehová habló á Moisés , diciendo :
Dos carros y cuatro bueyes , dió á los hijos de Gersón , conforme á su ministerio ;
Una cuchara de oro de diez siclos , llena de perfume ;
Un macho cabrío para expiación ;
Una cuchara de oro de diez siclos , llena de perfume ;
Un macho cabrío para expiación ;
Una cuchara de oro de diez siclos , llena de perfume ;
Un macho cabrío para expiación ;
Una cuchara de oro de diez siclos , llena de perfume ;
Un macho cabrío para expiación ;
Una cuchara de oro de diez siclos , llena de perfume ;
Un macho cabrío para expiación ;
Una cuchara de oro de diez siclos , llena de perfume ;
Un macho cabrío para expiación ;
Una cuchara de oro de diez siclos , llena de perfume ;
Un macho cabrío para expiación ;
Una cuchara de oro de diez siclos , llena de perfume ;
Un macho cabrío para expiación ;
Una cuchara de oro de diez siclos , llena de perfume ;
Un macho cabrío para expiación ;
Una cuchara de oro de diez siclos , llena de perfume ;
Un macho cabrío para expiación ;
Una cuchara de oro de diez siclos , llena de perfume ;
Un macho cabrío para expiación ;
Una cuchara de oro de diez siclos , llena de perfume ;
Un macho cabrío para expiación ;
Y Aarón lo hizo así ; que encendió enfrente del candelero sus lámparas , como Jehová lo mandó á Moisés .
Toma á los Levitas de entre los hijos de Israel , y expíalos .
Y he tomado los Levitas en lugar de todos los primogénitos en los hijos de Israel .
Mas desde los cincuenta años volverán del oficio de su ministerio , y nunca más servirán :
Y habló Moisés á los hijos de Israel , para que hiciesen la pascua .
Y Jehová habló á Moisés , diciendo :
Y JEHOVÁ habló á Moisés , diciendo :
Empero cuando hubiereis de juntar la congregación , tocaréis , mas no con sonido de alarma .
Y sobre el ejército de la tribu de los hijos de Issachâr , Nathanael hijo de Suar .
Y sobre el ejército de la tribu de los hijos de Simeón , Selumiel hijo de Zurisaddai .
Luego comenzaron á marchar los Coathitas llevando el santuario ; y entre tanto que ellos llegaban , los otros acondicionaron el tabernáculo .
Y sobre el ejército de la tribu de los hijos de Benjamín , Abidán hijo de Gedeón .
Y sobre el ejército de la tribu de los hijos de Nephtalí , Ahira hijo de Enán .
Y la nube de Jehová iba sobre ellos de día , desde que partieron del campo .
Entonces el pueblo dió voces á Moisés , y Moisés oró á Jehová , y soterróse el fuego .
Y ahora nuestra alma se seca ; que nada sino maná ven nuestros ojos .
Y cuando descendía el rocío sobre el real de noche , el maná descendía de sobre él .
No comeréis un día , ni dos días , ni cinco días , ni diez días , ni veinte días ;
Y recogióse Moisés al campo , él y los ancianos de Israel .
De Kibroth-hattaavah movió el pueblo á Haseroth , y pararon en Haseroth .
No así á mi siervo Moisés , que es fiel en toda mi casa :
Entonces Moisés clamó á Jehová , diciendo : Ruégote , oh Dios , que la sanes ahora .
Los nombres de los cuales son éstos : De la tribu de Rubén , Sammua hijo de Zaccur .
De la tribu de Judá , Caleb hijo de Jephone .
De la tribu de Ephraim , Oseas hijo de Nun .
De la tribu de Zabulón , Gaddiel hijo de Sodi .
De la tribu de Dan , Ammiel hijo de Gemalli .
De la tribu de Nephtalí , Nahabí hijo de Vapsi .
ENTONCES toda la congregación alzaron grita , y dieron voces : y el pueblo lloró aquella noche .
Ahora , pues , yo te ruego que sea magnificada la fortaleza del Señor , como lo hablaste , diciendo :
Mas , ciertamente vivo yo y mi gloria hinche toda la tierra ,
Y en cuanto á vosotros , vuestros cuerpos caerán en este desierto .
Y Moisés dijo estas cosas á todos los hijos de Israel , y el pueblo se enlutó mucho .
No subáis , porque Jehová no está en medio de vosotros , no seáis heridos delante de vuestros enemigos .
Así se hará con cada un buey , ó carnero , ó cordero , lo mismo de ovejas que de cabras .
Una misma ley y un mismo derecho tendréis , vosotros y el peregrino que con vosotros mora .
Habla á los hijos de Israel , y diles : Cuando hubiereis entrado en la tierra á la cual yo os llevo ,
Y cuando errareis , y no hiciereis todos estos mandamientos que Jehová ha dicho á Moisés ,
Y pusiéronlo en la cárcel , por que no estaba declarado qué le habían de hacer .
Para que os acordéis , y hagáis todos mis mandamientos , y seáis santos á vuestro Dios .
Haced esto : tomaos incensarios , Coré y todo su séquito :
Y envió Moisés á llamar á Dathán y Abiram , hijos de Eliab ; mas ellos respondieron : No iremos allá :
Apartaos de entre esta congregación , y consumirlos he en un momento .
Habla á la congregación , diciendo : Apartaos de en derredor de la tienda de Coré , Dathán , y Abiram .
Entonces Jehová habló á Moisés , diciendo :
Y Jehová habló á Moisés , diciendo :
Después se volvió Aarón á Moisés á la puerta del tabernáculo del testimonio , cuando la mortandad había cesado .
Y Moisés puso las varas delante de Jehová en el tabernáculo del testimonio .
Entonces los hijos de Israel hablaron á Moisés , diciendo : He aquí nosotros somos muertos , perdidos somos , todos nosotros somos perdidos .
En el santuario la comerás ; todo varón comerá de ella : cosa santa será para ti .
Y la carne de ellos será tuya : como el pecho de la mecedura y como la espaldilla derecha , será tuya .
Y habló Jehová á Moisés , diciendo :
El que tocare muerto de cualquiera persona humana , siete días será inmundo :
Y todo lo que el inmundo tocare , será inmundo : y la persona que lo tocare , será inmunda hasta la tarde .
Y habló Jehová á Moisés , diciendo :
Y Edom le respondió : No pasarás por mi país , de otra manera saldré contra ti armado .
Y partidos de Cades los hijos de Israel , toda aquella congregación , vinieron al monte de Hor .
Y Jehová envió entre el pueblo serpientes ardientes , que mordían al pueblo : y murió mucho pueblo de Israel .
Y partidos de Oboth , asentaron en Ije-abarim , en el desierto que está delante de Moab , al nacimiento del sol .
Entonces cantó Israel esta canción : Sube , oh pozo ; á él cantad :
Y envió Israel embajadores á Sehón , rey de los Amorrheos , diciendo :
Así habitó Israel en la tierra del Amorrheo .
Y vió Balac , hijo de Zippor , todo lo que Israel había hecho al Amorrheo .
Y Balaam respondió á Dios : Balac hijo de Zippor , rey de Moab , ha enviado á mí diciendo :
Y tornó Balac á enviar otra vez más príncipes , y más honorables que los otros .
Y fué Balaam con Balac , y vinieron á la ciudad de Husoth .
Y BALAAM dijo á Balac : Edifícame aquí siete altares , y prepárame aquí siete becerros y siete carneros .
Y Jehová puso palabra en la boca de Balaam , y díjole : Vuelve á Balac , y has de hablar así .
Entonces él dijo á Balac : Ponte aquí junto á tu holocausto , y yo iré á encontrar á Dios allí .
He aquí , yo he tomado bendición : y él bendijo , y no podré revocarla .
Entonces Balac dijo á Balaam : Ya que no lo maldices , ni tampoco lo bendigas .
Entonces Balaam dijo á Balac : Edifícame aquí siete altares , y prepárame aquí siete becerros y siete carneros .
¡ Cuán hermosas son tus tiendas , oh Jacob , tus habitaciones , oh Israel !
Y será tomada Edom , será también tomada Seir por sus enemigos , e Israel se portará varonilmente .
Que el Cineo será echado , cuando Assur te llevará cautivo .
Entonces se levantó Balaam , y se fué , y volvióse á su lugar : y también Balac se fué por su camino .
Y allegóse el pueblo á Baal-peor ; y el furor de Jehová se encendió contra Israel .
Entonces Jehová habló á Moisés , diciendo :
Y Jehová habló á Moisés , diciendo :
Y Moisés y Eleazar el sacerdote hablaron con ellos en los campos de Moab , junto al Jordán de Jericó , diciendo :
Y los hijos de Phallú : Eliab .
De Zera , la familia de los Zeraitas ; de Saul , la familia de los Saulitas .
De Ozni , la familia de los Oznitas ; de Eri , la familia de los Eritas ;
Los hijos de Judá : Er y Onán ; y Er y Onán murieron en la tierra de Canaán .
De Jasub , la familia de los Jasubitas ; de Simron , la familia de los Simronitas .
Los hijos de José por sus familias : Manasés y Ephraim .
De Asriel , la familia de los Asrielitas : de Sechêm , la familia de los Sechêmitas ;
Estas son las familias de Manasés ; y sus contados , cincuenta y dos mil y setecientos .
De Supham , la familia de los Suphamitas ; de Hupham , la familia de los Huphamitas .
Y el nombre de la hija de Aser fué Sera .
Estos son los contados de los hijos de Israel , seiscientos y un mil setecientos y treinta .
A estos se repartirá la tierra en heredad , por la cuenta de los nombres .
Y á Aarón nacieron Nadab y Abiú , Eleazar é Ithamar .
Y Moisés llevó su causa delante de Jehová .
Y si no tuviere hija , daréis su herencia á sus hermanos :
Y después que la habrás visto , tú también serás reunido á tus pueblos , como fué reunido tu hermano Aarón :
Ponga Jehová , Dios de los espíritus de toda carne , varón sobre la congregación ,
El un cordero ofrecerás por la mañana , y el otro cordero ofrecerás entre las dos tardes :
Mas en el mes primero , á los catorce del mes será la pascua de Jehová .
El primer día , santa convocación ; ninguna obra servil haréis :
Y un macho cabrío por expiación , para reconciliaros .
Y el séptimo día tendréis santa convocación : ninguna obra servil haréis .
Un macho cabrío , para hacer expiación por vosotros .
Y un macho cabrío por expiación , para reconciliaros :
Y con cada uno de los catorce corderos , una décima ;
Y un macho cabrío por expiación : además del holocausto continuo , y su presente y su libación .
Y el quinto día , nueve becerros , dos carneros , catorce corderos de un año sin defecto ;
Y el sexto día , ocho becerros , dos carneros , catorce corderos de un año sin defecto ;
Y el séptimo día , siete becerros , dos carneros , catorce corderos de un año sin defecto ;
El octavo día tendréis solemnidad : ninguna obra servil haréis :
Mas todo voto de viuda , ó repudiada , con que ligare su alma , será firme .
Haz la venganza de los hijos de Israel sobre los Madianitas ; después serás recogido á tus pueblos .
Así fueron dados de los millares de Israel , mil por cada tribu , doce mil á punto de guerra .
Y abrasaron con fuego todas sus ciudades , aldeas y castillos .
Y díjoles Moisés : ¿ Todas las mujeres habéis reservado ?
Ciertamente el oro , y la plata , metal , hierro , estaño , y plomo ,
De la mitad de ellos lo tomarás ; y darás á Eleazar el sacerdote la ofrenda de Jehová .
Y setenta y dos mil bueyes ,
Y en cuanto á personas , de mujeres que no habían conocido ayuntamiento de varón , en todas treinta y dos mil .
Y de los bueyes , treinta y seis mil : y de ellos el tributo para Jehová , setenta y dos .
Y de las personas , diez y seis mil : y de ellas el tributo para Jehová , treinta y dos personas .
Y de los bueyes , treinta y seis mil ;
Y de las personas , diez y seis mil : )
Los hombres del ejército habían pillado cada uno para sí .
Así hicieron vuestros padres , cuando los envié desde Cades-barnea para que viesen la tierra .
No volveremos á nuestras casas hasta que los hijos de Israel posean cada uno su heredad .
Y los hijos de Gad edificaron á Dibón , y á Ataroth , y á Aroer ,
Y á Beth-nimra , y á Betharán : ciudades fuertes , y también majadas para ovejas .
Y á Nebo , y á Baal-meón , ( mudados los nombres ) , y á Sibma : y pusieron nombres á las ciudades que edificaron .
También Jair hijo de Manasés fué y tomó sus aldeas , y púsoles por nombre Havoth-jair .
Partieron , pues , los hijos de Israel de Rameses , y asentaron campo en Succoth .
Y partiendo de Etham , volvieron sobre Pi-hahiroth , que está delante de Baalsephon , y asentaron delante de Migdol .
Y partidos del mar Bermejo , asentaron en el desierto de Sin .
Y partidos de Dophca , asentaron en Alús .
Y partidos de Rephidim , asentaron en el desierto de Sinaí .
Y partidos de Kibroth-hataava , asentaron en Haseroth .
Y partidos de Ritma , asentaron en Rimmón-peres .
Y partidos de Libna , asentaron en Rissa .
Y partidos de Ceelatha , asentaron en el monte de Sepher .
Y partidos de Harada , asentaron en Maceloth .
Y partidos de Tahath , asentaron en Tara .
Y partidos de Mithca , asentaron en Hasmona .
Y partidos de Moseroth , asentaron en Bene-jaacán .
Y partidos del monte de Gidgad , asentaron en Jotbatha .
Y partidos de Abrona , asentaron en Esion-geber .
Y partidos de Cades , asentaron en el monte de Hor , en la extremidad del país de Edom .
Y partidos del monte de Hor , asentaron en Salmona .
Y partidos de Phunón , asentaron en Oboth .
Y partidos de Ije-abarim , asentaron en Dibon-gad .
Y partidos de Almon-diblathaim , asentaron en los montes de Abarim , delante de Nebo .
Finalmente asentaron junto al Jordán , desde Beth-jesimoth hasta Abel-sitim , en los campos de Moab .
Será además , que haré á vosotros como yo pensé hacerles á ellos .
Y el término del norte será este : desde la gran mar os señalaréis el monte de Hor ;
Y habló Jehová á Moisés , diciendo :
Y estos son los nombres de los varones : De la tribu de Judá , Caleb hijo de Jephone .
De la tribu de Benjamín , Elidad hijo de Chislón .
De los hijos de José : de la tribu de los hijos de Manasés , el príncipe Haniel hijo de Ephod .
Y de la tribu de los hijos de Zabulón , el príncipe Elisaphán hijo de Pharnach .
Y de la tribu de los hijos de Aser , el príncipe Ahiud hijo de Selomi .
Y HABLÓ Jehová á Moisés en los campos de Moab , junto al Jordán de Jericó , diciendo :
De las ciudades , pues , que daréis , tendréis seis ciudades de acogimiento .
Y si por odio lo empujó , ó echó sobre él alguna cosa por asechanzas , y muere ;
Entonces la congregación juzgará entre el heridor y el pariente del muerto conforme á estas leyes :
Como Jehová mandó á Moisés , así hicieron las hijas de Salphaad .
De esta parte del Jordán , en tierra de Moab , resolvió Moisés declarar esta ley , diciendo :
Y yo os hablé entonces , diciendo : Yo no puedo llevaros solo :
¿ Cómo llevaré yo solo vuestras molestias , vuestras cargas , y vuestros pleitos ?
Os mandé , pues , en aquel tiempo todo lo que habíais de hacer .
Y se encaminaron , y subieron al monte , y llegaron hasta la arroyada de Escol , y reconocieron la tierra .
Entonces os dije : No temáis , ni tengáis miedo de ellos .
Y oyó Jehová la voz de vuestras palabras , y enojóse , y juró diciendo :
Y vosotros volveos , y partíos al desierto camino del mar Bermejo .
Y Jehová me habló , diciendo :
( Los Emimeos habitaron en ella antes , pueblo grande , y numeroso , y alto como gigantes :
Levantaos ahora , y pasad el arroyo de Zered . Y pasamos el arroyo de Zered .
Jehová me habló , diciendo :
Y envié mensajeros desde el desierto de Cademoth á Sehón rey de Hesbón , con palabras de paz , diciendo :
Solamente tomamos para nosotros las bestias , y los despojos de las ciudades que habíamos tomado .
Y tomamos para nosotros todas las bestias , y los despojos de las ciudades .
Y á Machîr dí á Galaad .
Y oré á Jehová en aquel tiempo , diciendo :
Mas vosotros que os allegasteis á Jehová vuestro Dios , todos estáis vivos hoy .
Entonces apartó Moisés tres ciudades de esta parte del Jordán al nacimiento del sol ,
Desde Aroer , que está junto á la ribera del arroyo de Arnón , hasta el monte de Sión , que es Hermón ;
Cara á cara habló Jehová con vosotros en el monte de en medio del fuego ,
No tendrás dioses extraños delante de mí .
Guardarás el día del reposo para santificarlo , como Jehová tu Dios te ha mandado .
No matarás .
No hurtarás .
Ve , diles : Volveos á vuestras tiendas .
Y estas palabras que yo te mando hoy , estarán sobre tu corazón :
Y las escribirás en los postes de tu casa , y en tus portadas .
No andaréis en pos de dioses ajenos , de los dioses de los pueblos que están en vuestros contornos :
Para que él eche á todos tus enemigos de delante de ti , como Jehová ha dicho .
No desmayes delante de ellos , que Jehová tu Dios está en medio de ti , Dios grande y terrible .
Guardarás , pues , los mandamientos de Jehová tu Dios , andando en sus caminos , y temiéndolo .
Que quizá no comas y te hartes , y edifiques buenas casas en que mores ,
Y hablóme Jehová , diciendo : He visto ese pueblo , y he aquí , que él es pueblo duro de cerviz :
También en Tabera , y en Massa , y en Kibroth-hataavah , enojasteis á Jehová .
De allí partieron á Gudgod , y de Gudgod á Jotbath , tierra de arroyos de aguas .
Circuncidad pues el prepucio de vuestro corazón , y no endurezcáis más vuestra cerviz .
Amaréis pues al extranjero : porque extranjeros fuisteis vosotros en tierra de Egipto .
Mas vuestros ojos han visto todos los grandes hechos que Jehová ha ejecutado .
Y las escribirás en los postes de tu casa , y en tus portadas :
La bendición , si oyereis los mandamientos de Jehová vuestro Dios , que yo os prescribo hoy ;
No haréis así á Jehová vuestro Dios .
Salvo que sangre no comeréis ; sobre la tierra la derramaréis como agua .
No la comerás : en tierra la derramarás como agua .
CUANDO se levantare en medio de ti profeta , ó soñador de sueños , y te diere señal ó prodigio ,
Estos son los animales que comeréis : el buey , la oveja , y la cabra ,
Mas todo lo que no tuviere aleta y escama , no comeréis : inmundo os será .
Y estas son de las que no comeréis : el águila , y el azor , y el esmerejón ,
Y todo cuervo según su especie ,
Y el herodión , y el cisne , y el ibis ,
Y la cigüeña , y la garza según su especie , y la abubilla , y el murciélago .
Toda ave limpia comeréis .
AL cabo de siete años harás remisión .
Y cuando lo despidieres libre de ti , no lo enviarás vacío :
No podrás sacrificar la pascua en ninguna de tus ciudades , que Jehová tu Dios te da ;
Ni te levantarás estatua ; lo cual aborrece Jehová tu Dios .
No tendrán , pues , heredad entre sus hermanos : Jehová es su heredad , como él les ha dicho .
Ni fraguador de encantamentos , ni quien pregunte á pitón , ni mágico , ni quien pregunte á los muertos .
Y Jehová me dijo : Bien han dicho .
Por tanto yo te mando , diciendo : Tres ciudades te apartarás .
Cuando te acercares á una ciudad para combatirla , le intimarás la paz .
Y protestarán , y dirán : Nuestras manos no han derramado esta sangre , ni nuestros ojos lo vieron .
No ararás con buey y con asno juntamente .
Hacerte has flecos en los cuatro cabos de tu manto con que te cubrieres .
Entonces los ancianos de la ciudad tomarán al hombre y lo castigarán ;
Porque él la halló en el campo : dió voces la moza desposada , y no hubo quien la valiese .
No procurarás la paz de ellos ni su bien en todos los días para siempre .
Cuando salieres á campaña contra tus enemigos , guárdate de toda cosa mala .
No entregarás á su señor el siervo que se huyere á ti de su amo :
Mas cuando te abstuvieres de prometer , no habrá en ti pecado .
Cuando dieres á tu prójimo alguna cosa emprestada , no entrarás en su casa para tomarle prenda :
Y si fuere hombre pobre , no duermas con su prenda :
No pondrás bozal al buey cuando trillare .
La cortarás entonces la mano , no la perdonará tu ojo .
No tendrás en tu casa epha grande y epha pequeño .
Acuérdate de lo que te hizo Amalec en el camino , cuando salisteis de Egipto :
Y sacrificarás pacíficos , y comerás allí ; y alegrarte has delante de Jehová tu Dios .
Y mandó Moisés al pueblo en aquel día , diciendo :
Y hablarán los Levitas , y dirán á todo varón de Israel en alta voz :
Maldito el que redujere el término de su prójimo . Y dirá todo el pueblo : Amén .
Maldito el que torciere el derecho del extranjero , del huérfano , y de la viuda . Y dirá todo el pueblo : Amén .
Maldito el que se echare con su suegra . Y dirá todo el pueblo : Amén .
Maldito el que recibiere don para herir de muerte al inocente . Y dirá todo el pueblo : Amén .
Bendito tu canastillo y tus sobras .
Maldito serás tu en la ciudad , y maldito en el campo .
Maldito serás en tu entrar , y maldito en tu salir .
Y enloquecerás á causa de lo que verás con tus ojos .
Hijos é hijas engendrarás , y no serán para ti ; porque irán en cautiverio .
El extranjero que estará en medio de ti subirá sobre ti muy alto , y tú serás puesto muy bajo .
Gente fiera de rostro , que no tendrá respeto al anciano , ni perdonará al niño :
Guardaréis , pues , las palabras de este pacto , y las pondréis por obra , para que prosperéis en todo lo que hiciereis .
Y habéis visto sus abominaciones , y sus ídolos , madera y piedra , plata y oro , que tienen consigo .
Porque muy cerca de ti está la palabra , en tu boca y en tu corazón , para que la cumplas .
Y FUÉ Moisés , y habló estas palabras á todo Israel ,
Mandó Moisés á los Levitas que llevaban el arca del pacto de Jehová , diciendo :
Porque el nombre de Jehová invocaré : engrandeced á nuestro Dios .
Porque la parte de Jehová es su pueblo ; Jacob la cuerda de su heredad .
Despertáronle á celos con los dioses ajenos ; ensañáronle con abominaciones .
Y viólo Jehová , y encendióse en ira , por el menosprecio de sus hijos y de sus hijas .
Dije : Echaríalos yo del mundo , haría cesar de entre los hombres la memoria de ellos ,
¡ Ojalá fueran sabios , que comprendieran esto , y entendieran su postrimería !
Veneno de dragones es su vino , y ponzoña cruel de áspides .
Y dirá : ¿ Dónde están sus dioses , la roca en que se guarecían ;
Y acabó Moisés de recitar todas estas palabras á todo Israel ;
Ley nos mandó Moisés , heredad á la congregación de Jacob .
Viva Rubén , y no muera ; y sean sus varones en número .
Y por la cumbre de los montes antiguos , y por los regalos de los collados eternos ,
Y á Dan dijo : Dan , cachorro de león : saltará desde Basán .
Y la parte meridional , y la campiña , la vega de Jericó , ciudad de las palmas , hasta Soar .
Y Josué mandó á los oficiales del pueblo , diciendo :
Mas antes que ellos durmiesen , ella subió á ellos al terrado , y díjoles :
Y pasados tres días , los oficiales atravesaron por medio del campo ,
Y Josué dijo á los hijos de Israel : Llegaos acá , y escuchad las palabras de Jehová vuestro Dios .
Tomad , pues , ahora doce hombres de las tribus de Israel , de cada tribu uno .
Como cuarenta mil hombres armados á punto pasaron hacia la campiña de Jericó delante de Jehová á la guerra .
Manda á los sacerdotes que llevan el arca del testimonio , que suban del Jordán .
Y Josué erigió en Gilgal las doce piedras que habían traído del Jordán .
Y Josué se hizo cuchillos afilados , y circuncidó á los hijos de Israel en el monte de los prepucios .
Y Josué se levantó de mañana , y los sacerdotes tomaron el arca de Jehová .
Y subieron allá del pueblo como tres mil hombres , los cuales huyeron delante de los de Hai .
Y Jehová dijo á Josué : Levántate ; ¿ por qué te postras así sobre tu rostro ?
Y Josué quemó á Hai y redújola á un montón perpetuo , asolado hasta hoy .
Juntáronse á una , de un acuerdo , para pelear contra Josué é Israel .
Y los hombres de Israel tomaron de su provisión del camino , y no preguntaron á la boca de Jehová .
Y Josué , y todo Israel con él , volvíase al campo en Gilgal .
Y fué dicho á Josué que los cinco reyes habían sido hallados en una cueva en Maceda .
Y Josué , y todo Israel con él , pasó de Libna á Lachîs , y puso campo contra ella , y combatióla :
Y volviéndose Josué , y todo Israel con él , sobre Debir , combatióla ;
Y tornóse Josué , y todo Israel con él , al campo en Gilgal .
Por muchos días tuvo guerra Josué con estos reyes .
El rey de Jerusalem , otro : el rey de Hebrón , otro :
El rey de Eglón , otro : el rey de Gezer , otro :
El rey de Horma , otro : el rey de Arad , otro :
El rey de Maceda , otro : el rey de Beth-el , otro :
El rey de Aphec , otro : el rey de Lasarón , otro :
El rey de Simrom-meron , otro : el rey de Achsaph , otro :
El rey de Chêdes , otro : el rey de Jocneam de Carmel , otro :
El rey de Tirsa , otro : treinta y un reyes en todo .
Parte , pues , tú ahora esta tierra en heredad á las nueve tribus , y á la media tribu de Manasés .
Hesbón , con todas sus villas que están en la llanura ; Dibón , y Bamoth-baal , y Beth-baal-meón ;
Y Chîriataim , y Sibma , y Zerethshahar en el monte del valle ;
Dió asimismo Moisés á la tribu de Gad , á los hijos de Gad , conforme á sus familias .
Esta es la herencia de los hijos de Gad , por sus familias , estas ciudades con sus villas .
Y Caleb echó de allí tres hijos de Anac , á Sesai , Aiman , y Talmai , hijos de Anac .
Y dijo Caleb : Al que hiriere á Chîriath-sepher , y la tomare , yo le daré á mi hija Axa por mujer .
Y Cina , y Dimona , y Adada ,
Ziph , y Telem , y Bealoth ,
Amam , y Sema , y Molada ,
Y Hasar-sual , Beersebah , y Bizotia ,
Y Eltolad , y Cesil , y Horma ,
Y Lebaoth , Silim , y Aín , y Rimmón ; en todas veintinueve ciudades con sus aldeas .
Y Zanoa , y Engannim , Tappua , y Enam ,
Y Saraim , y Adithaim , y Gedera , y Gederothaim ; catorce ciudades con sus aldeas .
Y Dilán , y Mizpa , y Jocteel ,
Y Cabón , y Lamas , y Chîtlis ,
Libna , y Ether , y Asán ,
Y Ceila , y Achzib , y Maresa ; nueve ciudades con sus aldeas .
Desde Ecrón hasta la mar , todas las que están á la costa de Asdod con sus aldeas .
Y Danna , y Chîriath-sanna , que es Debir ,
Y Gosén , y Olón , y Gilo ; once ciudades con sus aldeas .
Y Janum , y Beth-tappua , y Apheca ,
Maón , Carmel , y Ziph , y Juta ,
Caín , Gibea , y Timna ; diez ciudades con sus aldeas .
Y Maarath , y Beth-anoth , y Eltecón ; seis ciudades con sus aldeas .
En el desierto , Beth-araba , Middín , y Sechâchâ ,
Y de Beth-el sale á Luz , y pasa al término de Archi en Ataroth ;
Y de Janoa desciende á Ataroth , y á Naaratha , y toca en Jericó , y sale al Jordán .
Y pasa al lado que está delante de la campiña del norte , y desciende á los llanos :
Y Avim , y Para , y Ophra ,
Gabaón , Rama , Beeroth ,
Recom , Irpeel y Tarala ,
Hasar-sual , Bala , y Esem ,
Siclag , Beth-marchâboth , y Hasar-susa ,
Aín , Rimmón , Eter , y Asán ; cuatro ciudades con sus aldeas :
Y abraza Catah , y Naalal , y Simrón , é Ideala , y Beth-lehem ; doce ciudades con sus aldeas .
La cuarta suerte salió por Issachâr , por los hijos de Issachâr conforme á sus familias .
Y Hapharaim , y Sión , y Anaarath ,
Y Rameth , y En-gannim , y En-hadda y Beth-passes ;
Y su término fué Helchât , y Halí , y Betén , y Axaph ,
Y abraza á Hebrón , y Rehob , y Hammón , y Cana , hasta la gran Sidón ;
La sexta suerte salió por los hijos de Nephtalí , por los hijos de Nephtalí conforme á sus familias .
Y Adama , y Rama , y Asor ,
E Irón , y Migdalel , y Horem , y Beth-anath , y Beth-semes : diez y nueve ciudades con sus aldeas .
Y fué el término de su heredad , Sora , y Estaol , é Ir-semes ,
Y Elón , y Timnatha , y Ecrón ,
Y Jehud , y Bene-berác , y Gath-rimmón ,
Y HABLÓ Jehová á Josué , diciendo :
A Helón con sus ejidos , y á Debir con sus ejidos ,
A Anathoth con sus ejidos , á Almón con sus ejidos : cuatro villas .
Y á Kibsaim con sus ejidos , y á Beth-oron con sus ejidos : cuatro villas :
A Ayalón con sus ejidos , á Gath-rimmón con sus ejidos : cuatro villas :
Todas las villas para el resto de las familias de los hijos de Coath fueron diez con sus ejidos .
A Jarmuth con sus ejidos , y á En-gannim con sus ejidos : cuatro villas :
A Helchâth con sus ejidos , y á Rehob con sus ejidos : cuatro villas :
Dimna con sus ejidos , Naalal con sus ejidos : cuatro villas :
A Cedemoth con sus ejidos , y Mephaat con sus ejidos : cuatro villas :
ENTONCES Josué llamó á los Rubenitas y á los Gaditas , y á la media tribu de Manasés ,
Por esto dijimos : Hagamos ahora por edificarnos un altar , no para holocausto ni para sacrificio ,
Por tanto , cuidad mucho por vuestras almas , que améis á Jehová vuestro Dios .
Entonces el pueblo respondió , y dijo : Nunca tal acontezca , que dejemos á Jehová por servir á otros dioses :
Y el pueblo respondió á Josué : A Jehová nuestro Dios serviremos , y á su voz obedeceremos .
Y envió Josué al pueblo , cada uno á su heredad .
Y hallaron á Adoni-bezec en Bezec , y pelearon contra él : é hirieron al Cananeo y al Pherezeo .
Y de allí fué á los que habitaban en Debir , que antes se llamaba Chîriath-sepher .
Y tomóla Othoniel hijo de Cenez , hermano menor de Caleb : y él le dió á Axa su hija por mujer .
Y dieron Hebrón á Caleb , como Moisés había dicho : y él echó de allí tres hijos de Anac .
Y los de la casa de José pusieron espías en Beth-el , la cual ciudad antes se llamaba Luz .
Antes moró Aser entre los Cananeos que habitaban en la tierra ; pues no los echó .
Y llamaron por nombre aquel lugar Bochîm : y sacrificaron allí á Jehová .
Y los hijos de Israel hicieron lo malo en ojos de Jehová , y sirvieron á los Baales :
Mas Jehová suscitó jueces que los librasen de mano de los que los despojaban .
Por esto dejó Jehová aquellas gentes , y no las desarraigó luego , ni las entregó en mano de Josué .
Y reposó la tierra cuarenta años ; y murió Othoniel , hijo de Cenez .
Y presentó el presente á Eglón rey de Moab ; y era Eglón hombre muy grueso .
Y saliendo Aod al patio , cerró tras sí las puertas de la sala .
Así quedó Moab sojuzgado aquel día bajo la mano de Israel : y reposó la tierra ochenta años .
Y gobernaba en aquel tiempo á Israel una mujer , Débora , profetisa , mujer de Lapidoth :
Así abatió Dios aquel día á Jabín , rey de Canaán , delante de los hijos de Israel .
Porque ha vengado las injurias de Israel , porque el pueblo se ha ofrecido de su voluntad , load á Jehová .
Vosotros los que cabalgáis en asnas blancas , los que presidís en juicio , y vosotros los que viajáis , hablad .
El pueblo de Zabulón expuso su vida á la muerte , y Nephtalí en las alturas del campo .
Despalmáronse entonces las uñas de los caballos por las arremetidas , por los brincos de sus valientes .
Las más avisadas de sus damas le respondían ; y aun ella se respondía á sí misma .
Y cuando los hijos de Israel hubieron clamado á Jehová , á causa de los Madianitas ,
Y Gedeón dijo á Dios : Si has de salvar á Israel por mi mano , como has dicho ,
Y Gedeón hijo de Joas volvió de la batalla antes que el sol subiese ;
Y Jerobaal hijo de Joas fué , y habitó en su casa .
Y su concubina que estaba en Sichêm , también le parió un hijo ; y púsole por nombre Abimelech .
Dijeron luego los árboles á la vid : Pues ven tú , reina sobre nosotros .
( Pues que mi padre peleó por vosotros , y echó lejos su vida por libraros de mano de Madián ;
Y después que Abimelech hubo dominado sobre Israel tres años ,
Y Gaal salió delante de los de Sichêm , y peleó contra Abimelech .
Y fué dicho á Abimelech como todos los de la torre de Sichêm estaban reunidos .
Y como los Israelitas vieron muerto á Abimelech , fuéronse cada uno á su casa .
Y juzgó á Israel veintitrés años , y murió , y fué sepultado en Samir .
Y murió Jair , y fué sepultado en Camón .
Andad , y clamad á los dioses que os habéis elegido , que os libren en el tiempo de vuestra aflicción .
Y dijeron á Jephté : Ven , y serás nuestro capitán , para que peleemos con los hijos de Ammón .
Mas subiendo Israel de Egipto , anduvo por el desierto hasta el mar Bermejo , y llegó á Cades .
Después de él juzgó á Israel Ibzan de Beth-lehem ;
Después de él juzgó á Israel Elón , Zabulonita , el cual juzgó á Israel diez años .
Después de él juzgó á Israel Abdón hijo de Hillel , Piratonita .
Y el ángel de Jehová respondió á Manoa : La mujer se guardará de todas las cosas que yo le dije :
Y dijo Manoa á su mujer : Ciertamente moriremos , porque á Dios hemos visto .
Y DESCENDIENDO Samsón á Timnah , vió en Timnah una mujer de las hijas de los Filisteos .
Y como ellos le vieron , tomaron treinta compañeros que estuviesen con él ;
Y los Filisteos subieron y pusieron campo en Judá , y tendiéronse por Lehi .
Y FUÉ Samsón á Gaza , y vió allí una mujer ramera , y entró á ella .
Y el cabello de su cabeza comenzó á crecer , después que fué rapado .
Y Michâs consagró al Levita , y aquel joven le servía de sacerdote , y estaba en casa de Michâs .
Volviendo pues ellos á sus hermanos en Sora y Esthaol , sus hermanos les dijeron : ¿ Qué hay ? y ellos respondieron :
Y ellos tornaron , y fuéronse ; y pusieron los niños , y el ganado y el bagaje , delante de sí .
He aquí que todos vosotros los hijos de Israel estáis presentes ; daos aquí parecer y consejo .
Levantándose pues de mañana los hijos de Israel , pusieron campo contra Gabaa .
Y puso Israel emboscadas alrededor de Gabaa .
Porque el pueblo fué contado , y no hubo allí varón de los moradores de Jabes-galaad .
Y mandaron á los hijos de Benjamín , diciendo : Id , y poned emboscada en las viñas :
Y murió Elimelech , marido de Noemi , y quedó ella con sus dos hijos ;
Y viendo Noemi que estaba tan resuelta á ir con ella , dejó de hablarle .
Y le respondió : Haré todo lo que tú me mandares .
Y ahora , aunque es cierto que yo soy pariente cercano , con todo eso hay pariente más cercano que yo .
Y tomando Noemi el hijo , púsolo en su regazo , y fuéle su ama .
Y Hesrón engendró á Ram , y Ram engendró á Aminadab ;
Y Salmón engendró á Booz , y Booz engendró á Obed ;
Mas á Anna daba una parte escogida ; porque amaba á Anna , aunque Jehová había cerrado su matriz .
Ella con amargura de alma oró á Jehová , y lloró abundantemente .
Entonces le dijo Eli : ¿ Hasta cuándo estarás borracha ? ; digiere tu vino .
Por este niño oraba , y Jehová me dió lo que le pedí .
Jehová mata , y él da vida : él hace descender al sepulcro , y hace subir .
Y Elcana se volvió á su casa en Ramatha ; y el niño ministraba á Jehová delante del sacerdote Eli .
Y el joven Samuel ministraba delante de Jehová , vestido de un ephod de lino .
Y el joven Samuel iba creciendo , y adelantando delante de Dios y delante de los hombres .
Y Samuel no había conocido aún á Jehová , ni la palabra de Jehová le había sido revelada .
Y Samuel creció , y Jehová fué con él , y no dejó caer á tierra ninguna de sus palabras .
Y el arca de Dios fué tomada , y muertos los dos hijos de Eli , Ophni y Phinees .
Y LOS Filisteos , tomada el arca de Dios , trajéronla desde Eben-ezer á Asdod .
Lo cual viendo los cinco príncipes de los Filisteos , volviéronse á Ecrón el mismo día .
Y Samuel dijo : Juntad á todo Israel en Mizpa , y yo oraré por vosotros á Jehová .
Y ACONTECIÓ que habiendo Samuel envejecido , puso sus hijos por jueces sobre Israel .
Entonces todos los ancianos de Israel se juntaron , y vinieron á Samuel en Rama ,
Tomará también vuestras hijas para que sean perfumadoras , cocineras , y amasadoras .
Y oyó Samuel todas las palabras del pueblo , y refiriólas en oídos de Jehová .
Los cuales , luego que te hayan saludado , te darán dos panes , los que tomarás de manos de ellos .
Y dijo el tío de Saúl : Yo te ruego me declares qué os dijo Samuel .
Y haciendo allegar Samuel todas las tribus de Israel , fué tomada la tribu de Benjamín .
Mas Samuel dijo al pueblo : Venid , vamos á Gilgal para que renovemos allí el reino .
Esperad aún ahora , y mirad esta gran cosa que Jehová hará delante de vuestros ojos .
HABÍA ya Saúl reinado un año ; y reinado que hubo dos años sobre Israel ,
Y la guarnición de los Filisteos salió al paso de Michmas .
Y Jonathán dijo : He aquí , nosotros pasaremos á los hombres , y nos mostraremos á ellos .
Y todo el pueblo del país llegó á un bosque donde había miel en la superficie del campo .
Y edificó Saúl altar á Jehová , el cual altar fué el primero que edificó á Jehová .
Y Saúl respondió : Así me haga Dios y así me añada , que sin duda morirás , Jonathán .
Porque Cis padre de Saúl , y Ner padre de Abner , fueron hijos de Abiel .
Y Saúl hirió á Amalec , desde Havila hasta llegar á Shur , que está á la frontera de Egipto .
Y vuelve conmigo para que adore á Jehová .
Y volvió Samuel tras Saúl , y adoró Saúl á Jehová .
Entonces llamó Isaí á Abinadab , é hízole pasar delante de Samuel , el cual dijo : Ni á éste ha elegido Jehová .
Y el espíritu de Jehová se apartó de Saúl , y atormentábale el espíritu malo de parte de Jehová .
Y Saúl respondió á sus criados : Buscadme pues ahora alguno que taña bien , y traédmelo .
Y viniendo David á Saúl , estuvo delante de él : y amólo él mucho , y fué hecho su escudero .
Y oyendo Saúl y todo Israel estas palabras del Filisteo , conturbáronse , y tuvieron gran miedo .
Empero David había ido y vuelto de con Saúl , para apacentar las ovejas de su padre en Beth-lehem .
Y Saúl y ellos y todos lo de Israel , estaban en el valle del Alcornoque , peleando con los Filisteos .
Y todos los varones de Israel que veían aquel hombre , huían de su presencia , y tenían gran temor .
Y David respondió : ¿ Qué he hecho yo ahora ? Estas , ¿ no son palabras ?
Y el Filisteo venía andando y acercándose á David , y su escudero delante de él .
Y Saúl le tomó aquel día , y no le dejó volver á casa de su padre .
Y desde aquel día Saúl miró de través á David .
Y David se conducía prudentemente en todos sus negocios , y Jehová era con él .
Mas todo Israel y Judá amaba á David , porque él salía y entraba delante de ellos .
Pero Saúl , viendo y considerando que Jehová era con David , y que su hija Michâl lo amaba ,
Y oyendo Saúl la voz de Jonathán , juró : Vive Jehová , que no morirá .
Y cuando Saúl envió mensajeros que tomasen á David , ella respondió : Está enfermo .
Y Jonathán dijo á David : ¿ Qué discurre tu alma , y harélo por ti ?
Y si yo viviere , harás conmigo misericordia de Jehová ; mas si fuere muerto ,
Y Jonathán respondió á Saúl : David me pidió encarecidamente le dejase ir hasta Beth-lehem .
Empero ninguna cosa entendió el muchacho : solamente Jonathán y David entendían el negocio .
Y levantándose David aquel día , huyó de la presencia de Saúl , y vínose á Achîs rey de Gath .
Y Saúl le dijo : Oye ahora , hijo de Ahitob . Y él dijo : Heme aquí , señor mío .
Mas uno de los hijos de Ahimelech hijo de Ahitob , que se llamaba Abiathar , escapó , y huyóse á David .
Y DIERON aviso á David , diciendo : He aquí que los Filisteos combaten á Keila , y roban las eras .
Y Saúl dijo : Benditos seáis vosotros de Jehová , que habéis tenido compasión de mí :
Juzgue Jehová entre mí y ti , y véngueme de ti Jehová : empero mi mano no será contra ti .
Y tornándose los criados de David , volviéronse por su camino , y vinieron y dijeron á David todas estas palabras .
Y pasados diez días Jehová hirió á Nabal , y murió .
Porque Saúl había dado su hija Michâl mujer de David , á Palti hijo de Lais , que era de Gallim .
Y vino la nueva á Saúl que David se había huído á Gath , y no lo buscó más .
Y cuando vió Saúl el campo de los Filisteos , temió , y turbóse su corazón en gran manera .
Vuélvete pues , y vete en paz ; y no hagas lo malo en los ojos de los príncipes de los Filisteos .
Y libró David todo lo que los Amalecitas habían tomado : y asimismo libertó David á sus dos mujeres .
Y viendo su escudero á Saúl muerto , él también se echó sobre su espada , y murió con él .
Y pusieron sus armas en el templo de Astaroth , y colgaron su cuerpo en el muro de Beth-san .
Y tomando sus huesos , sepultáronlos debajo de un árbol en Jabes , y ayunaron siete días .
Y él me dijo : ¿ Quién eres tú ? Y yo le respondí : Soy Amalecita .
Y díjole David : ¿ Cómo no tuviste temor de extender tu mano para matar al ungido de Jehová ?
¡ Perecido ha la gloria de Israel sobre tus montañas ! ¡ Cómo han caído los valientes !
¡ Cómo han caído los valientes , y perecieron las armas de guerra !
Y nacieron hijos á David en Hebrón : su primogénito fué Ammón , de Ahinoam Jezreelita ;
El sexto , Jetream , de Egla mujer de David . Estos nacieron á David en Hebrón .
Entonces Is-boseth envió , y quitóla á su marido Paltiel , hijo de Lais .
Estos Beerothitas se habían huído á Gittaim , y habían sido peregrinos allí hasta entonces . )
Empero David tomó la fortaleza de Sión , la cual es la ciudad de David .
E Ibhar , y Elisua , y Nepheg ,
Y vinieron los Filisteos , y extendiéronse por el valle de Raphaim .
Y los Filisteos tornaron á venir , y extendiéronse en el valle de Raphaim .
Y David saltaba con toda su fuerza delante de Jehová ; y tenía vestido David un ephod de lino .
Y Nathán dijo al rey : Anda , y haz todo lo que está en tu corazón , que Jehová es contigo .
El edificará casa á mi nombre , y yo afirmaré para siempre el trono de su reino .
Conforme á todas estas palabras , y conforme á toda esta visión , así habló Nathán á David .
Y tomó David los escudos de oro que traían los siervos de Hadad-ezer , y llevólos á Jerusalem .
Entonces oyendo Toi , rey de Hamath , que David había herido todo el ejército de Hadad-ezer ,
Y Joab hijo de Sarvia era general de su ejército ; y Josaphat hijo de Ahilud , canciller ;
Y Benahía hijo de Joiada , era sobre los Ceretheos y Peletheos ; y los hijos de David eran los príncipes .
Lo cual como oyó David , envió á Joab con todo el ejército de los valientes .
Y concibió la mujer , y enviólo á hacer saber á David , diciendo : Yo estoy embarazada .
Entonces envió Joab , é hizo saber á David todos los negocios de la guerra .
Y oyendo la mujer de Uría que su marido Uría era muerto , hizo duelo por su marido .
Y que él debe pagar la cordera con cuatro tantos , porque hizo esta tal cosa , y no tuvo misericordia .
Entonces rogó David á Dios por el niño ; y ayunó David , recogióse , y pasó la noche acostado en tierra .
Y Joab peleaba contra Rabba de los hijos de Ammón , y tomó la ciudad real .
Y juntando David todo el pueblo , fué contra Rabba , y combatióla , y tomóla .
Y luego que el rey David oyó todo esto , fué muy enojado .
Y dijo Jonadab al rey : He allí los hijos del rey que vienen : es así como tu siervo ha dicho .
Y CONOCIENDO Joab hijo de Sarvia , que el corazón del rey estaba por Absalom ,
Entonces el rey dijo á la mujer : Vete á tu casa , que yo mandaré acerca de ti .
Y estuvo Absalom por espacio de dos años en Jerusalem , y no vió la cara del rey .
Y vino el aviso á David , diciendo : El corazón de todo Israel va tras Absalom .
Mirad , yo me detendré en los campos del desierto , hasta que venga respuesta de vosotros que me dé aviso .
Y díjole David : Si pasares conmigo , serme has de carga ;
Y decía Semei , maldiciéndole : Sal , sal , varón de sangres , y hombre de Belial :
Y Absalom y todo el pueblo , los varones de Israel , entraron en Jerusalem , y con él Achitophel .
Entonces dijo Absalom á Achitophel : Consultad qué haremos .
Y dijo Absalom : Llama también ahora á Husai Arachîta , para que asimismo oigamos lo que él dirá .
Y David llegó á Mahanaim , y Absalom pasó el Jordán con toda la gente de Israel .
DAVID pues revistó el pueblo que tenía consigo , y puso sobre ellos tribunos y centuriones .
Y viéndolo uno , avisó á Joab , diciendo : He aquí que he visto á Absalom colgado de un alcornoque .
Entonces Joab tocó la corneta , y el pueblo se volvió de seguir á Israel , porque Joab detuvo al pueblo .
Y DIERON aviso á Joab : He aquí el rey llora , y hace duelo por Absalom .
Y el rey dijo á Barzillai : Pasa conmigo , y yo te daré de comer conmigo en Jerusalem .
Y Adoram sobre los tributos ; y Josaphat hijo de Ahillud , el canciller ;
Y fué dicho á David lo que hacía Rispa hija de Aja , concubina de Saúl .
Y dijo : Jehová es mi roca , y mi fortaleza , y mi libertador ;
Cuando me cercaron ondas de muerte , y arroyos de iniquidad me asombraron ,
La tierra se removió , y tembló ; los fundamentos de los cielos fueron movidos , y se estremecieron , porque él se airó .
Subió sobre el querubín , y voló : aparecióse sobre las alas del viento .
Del resplandor de su presencia se encendieron ascuas ardientes .
Arrojó saetas , y desbaratólos ; relampagueó , y consumiólos .
Libróme de fuertes enemigos , de aquellos que me aborrecían , los cuales eran más fuertes que yo .
Sacóme á anchura ; libróme , porque puso su voluntad en mí .
Porque yo guardé los caminos de Jehová , y no me aparté impíamente de mi Dios .
Y fuí íntegro para con él , y guardéme de mi iniquidad .
Con el bueno eres benigno , y con el íntegro te muestras íntegro ;
Y tú salvas al pueblo humilde ; mas tus ojos sobre los altivos , para abatirlos .
Porque en ti romperé ejércitos , y con mi Dios saltaré las murallas .
Dios es el que con virtud me corrobora , y el que despeja mi camino ;
El que enseña mis manos para la pelea , y da que con mis brazos quiebre el arco de acero .
Tú ensanchaste mis pasos debajo de mí , para que no titubeasen mis rodillas .
Los consumiré , y los heriré , y no se levantarán ; y caerán debajo de mis pies .
Tú me diste la cerviz de mis enemigos , de mis aborrecedores , y que yo los destruyese .
Los extraños titubeaban á mí : en oyendo , me obedecían .
Viva Jehová , y sea bendita mi roca ; sea ensalzado el Dios , la roca de mi salvamento :
Por tanto yo te confesaré entre las gentes , oh Jehová , y cantaré á tu nombre .
David entonces estaba en la fortaleza , y la guarnición de los Filisteos estaba en Beth-lehem .
Esto hizo Benaía hijo de Joiada , y tuvo nombre entre los tres valientes .
Samma de Harodi , Elica de Harodi ;
Abiezer de Anathoth , Mebunnai de Husa ;
Helec hijo de Baana de Netophath , Ittai hijo de Ribai de Gabaa de los hijos de Benjamín ;
Abi-albon de Arbath , Asmaveth de Barhum ;
Samma de Arar , Ahiam hijo de Sarar de Arar .
Hesrai del Carmelo , Pharai de Arbi ;
Selec de Ammón , Naharai de Beeroth , escudero de Joab hijo de Sarvia ;
Uría Hetheo . Entre todos treinta y siete .
COMO el rey David era viejo , y entrado en días , cubríanle de vestidos , mas no se calentaba .
Y tenía tratos con Joab hijo de Sarvia , y con Abiathar sacerdote , los cuales ayudaban á Adonía .
Y estando tú aún hablando con el rey , yo entraré tras ti , y acabaré tus razones .
Y he aquí ahora Adonía reina : y tú , mi señor rey , ahora no lo supiste .
Y el rey juró , diciendo : Vive Jehová , que ha redimido mi alma de toda angustia ,
Y también Salomón se ha sentado en el trono del reino .
Mas Adonía , temiendo de la presencia de Salomón , levantóse y fuése , y cogió los cornijales del altar .
Yo voy el camino de toda la tierra : esfuérzate , y sé varón .
Y David durmió con sus padres , y fué sepultado en la ciudad de David .
En seguida dijo : Una palabra tengo que decirte . Y ella dijo : Di .
Y Bath-sheba dijo : Bien ; yo hablaré por ti al rey .
Díjose luego á Salomón como Semei había ido de Jerusalem hasta Gath , y que había vuelto .
Y el rey Salomón será bendito , y el trono de David será firme perpetuamente delante de Jehová .
En aquella sazón vinieron dos mujeres rameras al rey , y presentáronse delante de él .
Y dijo el rey : Traedme un cuchillo . Y trajeron al rey un cuchillo .
Y estos fueron los príncipes que tuvo : Azarías hijo de Sadoc , sacerdote ;
Benaía hijo de Joiada era sobre el ejército ; y Sadoc y Abiathar eran los sacerdotes ;
Y estos son los nombres de ellos : el hijo de Hur en el monte de Ephraim ;
El hijo de Hesed , en Aruboth ; éste tenía también á Sochô y toda la tierra de Ephet .
Ahinadab hijo de Iddo , en Mahanaim ;
Baana hijo de Husai , en Aser y en Aloth ;
Semei hijo de Ela , en Benjamín ;
Tenía además de esto Salomón cuarenta mil caballos en sus caballerizas para sus carros , y doce mil jinetes .
Entonces Salomón envió á decir á Hiram :
Y el rey Salomón impuso tributo á todo Israel , y el tributo fué de treinta mil hombres :
E hizo á la casa ventanas anchaspor de dentro , y estrechaspor de fuera .
Y fué palabra de Jehová á Salomón , diciendo :
Así que , Salomón labró la casa , y acabóla .
Hizo también en el oráculo dos querubines de madera de oliva , cada uno de altura de diez codos .
La altura del uno era de diez codos , y asimismo el otro .
Y cubrió de oro el piso de la casa , de dentro y de fuera .
Y edificó el atrio interior de tres órdenes de piedras labradas , y de un orden de vigas de cedro .
DESPUÉS edificó Salomón su propia casa en trece años , y acabóla toda .
Y todas las puertas y postes eran cuadrados : y las unas ventanas estaban frente á las otras en tres órdenes .
Y envió el rey Salomón , é hizo venir de Tiro á Hiram ,
La obra de las basas era esta : tenían unas cintas , las cuales estaban entre molduras :
Y las diez basas , y las diez fuentes sobre las basas ;
Todo lo hizo fundir el rey en la llanura del Jordán , en tierra arcillosa , entre Succoth y Sarthán .
Entonces dijo Salomón : Jehová ha dicho que él habitaría en la oscuridad .
Tú oirás en los cielos su oración y su súplica , y les harás derecho .
Y puesto en pie , bendijo á toda la congregación de Israel , diciendo en voz alta :
Entonces el rey , y todo Israel con él , sacrificaron víctimas delante de Jehová .
Y salió Hiram de Tiro para ver las ciudades que Salomón le había dado , y no le contentaron .
Restauró pues Salomón á Gezer , y á la baja Beth-oron ,
Y envió Hiram en ellos á sus siervos , marineros y diestros en la mar , con los siervos de Salomón :
Bienaventurados tus varones , dichosos estos tus siervos , que están continuamente delante de ti , y oyen tu sabiduría .
Hizo también el rey un gran trono de marfil , el cual cubrió de oro purísimo .
Y tuvo setecientas mujeres reinas , y trescientas concubinas ; y sus mujeres torcieron su corazón .
Y así hizo para todas sus mujeres extranjeras , las cuales quemaban perfumes , y sacrificaban á sus dioses .
( Porque seis meses habitó allí Joab , y todo Israel , hasta que hubo acabado á todo el sexo masculino en Edom ; )
Mas yo quitaré el reino de la mano de su hijo , y darélo á ti , las diez tribus .
Y los días que Salomón reinó en Jerusalem sobre todo Israel , fueron cuarenta años .
Enviaron y llamáronle . Vino pues Jeroboam y toda la congregación de Israel , y hablaron á Roboam , diciendo :
Y el rey respondió al pueblo duramente , dejado el consejo de los ancianos que ellos le habían dado ;
Así se apartó Israel de la casa de David hasta hoy .
Y dijo Jeroboam en su corazón : Ahora se volverá el reino á la casa de David ,
Y esto fué ocasión de pecado ; porque el pueblo iba á adorar delante del uno , hasta Dan .
Y él dijo á sus hijos : Enalbardadme el asno . Y ellos le enalbardaron el asno , y subió en él .
Entonces volvió con él , y comió del pan en su casa , y bebió del agua .
Y puso su cuerpo en su sepulcro ; y endecháronle , diciendo : ¡ Ay , hermano mío !
Porque ellos también se edificaron altos , estatuas , y bosques , en todo collado alto , y debajo de todo árbol frondoso :
EN el año dieciocho del rey Jeroboam hijo de Nabat , Abiam comenzó á reinar sobre Judá .
Y hubo guerra entre Roboam y Jeroboam todos los días de su vida .
Y reinó cuarenta y un años en Jerusalem ; el nombre de su madre fué Maachâ , hija de Abisalom .
Porque quitó los sodomitas de la tierra , y quitó todas las suciedades que sus padres habían hecho .
Y hubo guerra entre Asa y Baasa rey de Israel , todo el tiempo de ambos .
Matólo pues Baasa en el tercer año de Asa rey de Judá , y reinó en lugar suyo .
Y FUÉ palabra de Jehová á Jehú hijo de Hanani contra Baasa , diciendo :
Y subió Omri de Gibbethón , y con él todo Israel , y cercaron á Thirsa .
E hizo altar á Baal , en el templo de Baal que él edificó en Samaria .
Apártate de aquí , y vuélvete al oriente , y escóndete en el arroyo de Cherith , que está delante del Jordán ;
Fué pues Elías á mostrarse á Achâb . Había á la sazón grande hambre en Samaria .
Y él respondió : Yo soy ; ve , di á tu amo : He aquí Elías .
¿ Y ahora dices tú : Ve , di á tu amo : Aquí está Elías : para que él me mate ?
Y como Achâb vió á Elías , díjole Achâb : ¿ Eres tú el que alborotas á Israel ?
De manera que las aguas corrían alrededor del altar ; y había también henchido de agua la reguera .
Y envió mensajeros á la ciudad á Achâb rey de Israel , diciendo :
Y todos los ancianos y todo el pueblo le respondieron : No le obedezcas , ni hagas lo que te pide .
Y el rey de Israel se fué á su casa triste y enojado , y llegó á Samaria .
Y promulgaron ayuno , y asentaron á Naboth á la cabecera del pueblo .
Entonces fué palabra de Jehová á Elías Thisbita , diciendo :
Entonces fué palabra de Jehová á Elías Thisbita , diciendo :
Y dijo luego Josaphat al rey de Israel : Yo te ruego que consultes hoy la palabra de Jehová .
Entonces el rey de Israel llamó á un eunuco , y díjole : trae presto á Michêas hijo de Imla .
Subió pues el rey de Israel con Josaphat rey de Judá á Ramoth de Galaad .
Y durmió Achâb con sus padres , y reinó en su lugar Ochôzías su hijo .
Con todo eso los altos no fueron quitados ; que el pueblo sacrificaba aún , y quemaba perfumes en los altos .
DESPUÉS de la muerte de Achâb rebelóse Moab contra Israel .
Entonces él dijo : Traedme una botija nueva , y poned en ella sal . Y trajéronsela .
De allí fué al monte de Carmelo , y de allí volvió á Samaria .
Y salió entonces de Samaria el rey Joram , é inspeccionó á todo Israel .
Y dijo : Así ha dicho Jehová : Haced en este valle muchas acequias .
Y aconteció que un día vino él por allí , y recogióse en aquella cámara , y durmió en ella .
Dijo entonces : Llámala . Y él la llamó , y ella se paró á la puerta .
Y venido Eliseo á la casa , he aquí el niño que estaba tendido muerto sobre su cama .
Entonces él lo puso delante de ellos , y comieron , y sobróles , conforme á la palabra de Jehová .
Y él le dijo : Vete en paz . Partióse pues de él , y caminó como el espacio de una milla .
Fuése pues con ellos ; y como llegaron al Jordán , cortaron la madera .
Y los porteros dieron voces , y declaráronlo dentro , en el palacio del rey .
De treinta y dos años era cuando comenzó á reinar , y ocho años reinó en Jerusalem .
Sustrájose no obstante Edom de bajo la mano de Judá , hasta hoy . Rebelóse además Libna en el mismo tiempo .
Entonces Joram volviendo la mano huyó , y dijo á Ochôzías : ¡ Traición , Ochôzías !
Y como entraba Jehú por la puerta , ella dijo : ¿ Sucedió bien á Zimri , que mató á su señor ?
Y dijo Jehú : Santificad un día solemne á Baal . Y ellos convocaron .
Así extinguió Jehú á Baal de Israel .
Y durmió Jehú con sus padres , y sepultáronlo en Samaria : y reinó en su lugar Joachâz su hijo .
Era Joas de siete años cuando comenzó á reinar .
Y los sacerdotes consintieron en no tomar más dinero del pueblo , ni tener cargo de reparar las aberturas del templo .
Y durmió Joachâz con sus padres , y sepultáronlo en Samaria : y reinó en su lugar Joas su hijo .
Hazael pues , rey de Siria , afligió á Israel todo el tiempo de Joachâz .
Y Judá cayó delante de Israel , y huyeron cada uno á sus estancias .
Edificó él á Elath , y la restituyó á Judá , después que el rey durmió con sus padres .
Con todo eso los altos no se quitaron ; que el pueblo sacrificaba aún y quemaba perfumes en los altos .
Asimismo sacrificó , y quemó perfumes en los altos , y sobre los collados , y debajo de todo árbol umbroso .
Contra éste subió Salmanasar rey de los Asirios ; y Oseas fué hecho su siervo , y pagábale tributo .
Pues servían á los ídolos , de los cuales Jehová les había dicho : Vosotros no habéis de hacer esto ;
Y no olvidaréis el pacto que hice con vosotros ; ni temeréis dioses ajenos :
Vinieron pues los siervos del rey Ezechîas á Isaías .
Yo he sabido tu asentarte , tu salir y tu entrar , y tu furor contra mí .
Entonces Sennachêrib , rey de Asiria se partió , y se fué y tornó á Nínive , donde se estuvo .
Y dijo Isaías : Tomad masa de higos . Y tomándola , pusieron sobre la llaga , y sanó .
Y durmió Ezechîas con sus padres , y reinó en su lugar Manasés su hijo .
Y habló Jehová por mano de sus siervos los profetas , diciendo :
Y dejó á Jehová el Dios de sus padres , y no anduvo en el camino de Jehová .
Y fué sepultado en su sepulcro en el huerto de Uzza , y reinó en su lugar Josías su hijo .
Y ella les dijo : Así ha dicho Jehová el Dios de Israel : Decid al varón que os envió á mí :
A los diez y ocho años del rey Josías fué hecha aquella pascua á Jehová en Jerusalem .
En aquel tiempo subieron los siervos de Nabucodonosor rey de Babilonia contra Jerusalem , y la ciudad fué cercada .
E hizo lo malo en ojos de Jehová , conforme á todo lo que había hecho Joacim .
Estos tomó Nabuzaradán , capitán de los de la guardia , y llevólos á Ribla al rey de Babilonia .
ADAM , Seth , Enos ,
Enoch , Mathusalem , Lamech ,
Los hijos de Japhet : Gomer , Magog , Dadai , Javán , Tubal , Mesec , y Thiras .
Los hijos de Javán : Elisa , Tharsis , Chîthim , y Dodanim .
Chûs engendró á Nimrod : éste comenzó á ser poderoso en la tierra .
Phetrusim y Casluim : de éstos salieron los Filisteos , y los Caphtoreos .
Y al Hetheo , y al Jebuseo , y al Amorrheo , y al Gergeseo ;
Al Aradeo , y al Samareo , y al Hamatheo .
Y Joctán engendró á Elmodad , Seleph , Asarmaveth , y Jera ,
Hebal , Abimael , Seba ,
Sem , Arphaxad , Sela ,
Serug , Nachôr , Thare ,
Los hijos de Abraham : Isaac é Ismael .
Misma , Duma , Maasa , Hadad , Thema , Jetur , Naphis , y Cedma . Estos son los hijos de Ismael .
Y Abraham engendró á Isaac : y los hijos de Isaac fueron Esaú é Israel .
Los hijos de Eliphas : Themán , Omar , Sephi , Hatham , Chênas , Timna , y Amalec .
Los hijos de Seir : Lotán , Sobal , Sibeón , Ana , Disón , Eser , y Disán .
Los hijos de Sobal : Alian , Manahach , Ebal , Sephi y Oman . Los hijos de Sibehom : Aia y Ana .
Los hijos de Eser : Bilham , Zaaván , y Jaacán . Los hijos de Disán : Hus y Arán .
Y muerto Jobab , reinó en su lugar Husam , de la tierra de los Themanos .
Muerto también Samla , reinó en su lugar Saúl de Rehoboth , que está junto al río .
Muerto Adad , sucedieron los duques en Edom : el duque Timna , el duque Alia , el duque Jetheth ,
El duque Chênaz , el duque Themán , el duque Mibzar ,
ESTOS son los hijos de Israel : Rubén , Simeón , Leví , Judá , Issachâr , Zabulón ,
Y Thamar su nuera le parió á Phares y á Zara . Todos los hijos de Judá fueron cinco .
Y los hijos de Zara : Zimri , Ethán , Hemán , y Calcol , y Darda ; en todos cinco .
Azaría fué hijo de Ethán .
Y Ram engendró á Aminadab ; y Aminadab engendró á Nahasón , príncipe de los hijos de Judá ;
Y Booz engendró á Obed , y Obed engendró á Isaí ;
El cuarto Nathanael , el quinto Radai ;
De los cuales Sarvia y Abigail fueron hermanas . Los hijos de Sarvia fueron tres : Abisai , Joab , y Asael .
Y muerta Azuba , tomó Caleb por mujer á Ephrata , la cual le parió á Hur .
Y Segub engendró á Jair , el cual tuvo veintitrés ciudades en la tierra de Galaad .
Y tuvo Jerameel otra mujer llamada Atara , que fué madre de Onam .
Y los hijos de Onam fueron Sammai , y Jada . Los hijos de Sammai : Nadab , y Abisur .
Y los hijos de Nadab : Seled y Aphaim . Y Seled murió sin hijos .
Los hijos de Jada hermano de Simmai : Jether y Jonathán . Y murió Jether sin hijos .
Y Sesán no tuvo hijos , sino hijas .
Y Zabad engendró á Ephlal , y Ephlal engendró á Obed ;
Y Azarías engendró á Heles , y Heles engedró á Elasa ;
Y Sallum engendró á Jecamía , y Jecamía engendró á Elisama .
Y Sema engendró á Raham , padre de Jorcaam ; y Recem engendró á Sammai .
Y Epha , concubina de Caleb , le parió á Harán , y á Mosa , y á Gazez . Y Harán engendró á Gazez .
Maachâ , concubina de Caleb , le parió á Sebet , y á Thirana .
Salma , padre de Beth-lehem ; Hareph , padre de Beth-gader .
El quinto , Sephatías , de Abithal ; el sexto , Itream , de Egla su mujer .
Noga , Nepheg , y Japhia ,
Todos estos fueron los hijos de David , sin los hijos de las concubinas . Y Thamar fué hermana de ellos .
De quien fué hijo Joram , cuyo hijo fué Ochôzías , hijo del cual fué Joas ;
E hijo del cual fué Achâz , del que fué hijo Ezechîas , cuyo hijo fué Manasés ;
Y los hijos de Josías : Johanán su primogénito , el segundo Joacim , el tercero Sedecías , el cuarto Sallum .
Y los hijos de Jechônías : Asir , Salathiel ,
Y de Mesullam : Hasuba , Ohel , y Berechîas , Hasadía , y Jusabhesed ; cinco en todos .
Los hijos de Elioenai fueron estos siete : Odavias , Eliasib , Palaías , Accub , Johanán , Dalaías , y Anani .
Y Asur padre de Tecoa tuvo dos mujeres , á saber , Helea , y Naara .
Y los hijos de Helea : Sereth , Jesohar , Ethnán .
Y Caleb hermano de Sua engendró á Machîr , el cual fué padre de Esthón .
Los hijos de Caleb hijo de Jephone : Iru , Ela , y Naham ; é hijo de Ela , fué Cenez .
Los hijos de Simeón : Nemuel , Jamín , Jarib , Zera , Saúl ;
Los hijos de Misma : Hamuel su hijo , Zachûr su hijo , y Simi su hijo .
Y en Bala , y en Esem , y en Tholad ,
Y sus aldeas fueron Etam , Ain , Rimmón , y Tochên , y Asán , cinco pueblos ;
Joel , y Jehú hijo de Josibias , hijo de Seraíah , hijo de Aziel ;
E hirieron á las reliquias que habían quedado de Amalec , y habitaron allí hasta hoy .
Los hijos de Joel : Semaías su hijo , Gog su hijo , Simi su hijo ;
Beera su hijo , el cual fué trasportado por Thiglath-pilneser rey de los Asirios . Este era principal de los Rubenitas .
Y los hijos de Gad habitaron enfrente de ellos en la tierra de Basán hasta Salca .
También Ahí , hijo de Abdiel , hijo de Guni , fué principal en la casa de sus padres .
LOS hijos de Leví : Gersón , Coath , y Merari .
Eleazar engendró á Phinees , y Phinees engendró á Abisua :
Y Uzzi engendró á Zeraías , y Zeraías engendró á Meraioth ;
Y Achîtob engendró á Sadoc , y Sadoc engendró á Achîmaas ;
Y Johanan engendró á Azarías , el que tuvo el sacerdocio en la casa que Salomón edificó en Jerusalem ;
Y Achîtob engendró á Sadoc , y Sadoc engendró á Sallum ;
Y Azarías engendró á Seraíah , y Seraíah engendró á Josadec .
Los hijos de Leví : Gersón , Coath , y Merari .
Los hijos de Coath : Amram , Ishar , Hebrón , y Uzziel .
Gersón : Libni su hijo , Joath su hijo , Zimma su hijo ,
Los hijos de Coath : Aminadab su hijo , Coré su hijo , Asir su hijo ,
Thahath su hijo , Uriel su hijo , Uzzia su hijo , y Saúl su hijo .
Los hijos de Elcana : Sophai su hijo , Nahath su hijo ,
Los hijos de Samuel : el primogénito Vasni , y Abías .
Sima su hijo , Haggía su hijo , Assía su hijo .
Hijo de Suph , hijo de Elcana , hijo Mahath , hijo de Amasai ;
Hijo de Thahat , hijo de Asir , hijo de Abiasaph , hijo de Core ;
Y su hermano Asaph , el cual estaba á su mano derecha : Asaph , hijo de Berachîas , hijo de Sima ;
Hijo de Athanai , hijo de Zera , hijo de Adaia ;
Hijo de Jahat , hijo de Gersón , hijo de Leví .
Hijo de Amasai , hijo de Bani , hijo de Semer ;
Y sus hermanos los Levitas fueron puestos sobre todo el ministerio del tabernáculo de la casa de Dios .
Bucci su hijo , Uzzi su hijo , Zeraías su hijo ;
Sadoc su hijo , Achîmaas su hijo .
Mas el territorio de la ciudad y sus aldeas se dieron á Caleb , hijo de Jephone .
A Asán con sus ejidos , y á Beth-semes con sus ejidos :
Y á Jocmeam con sus ejidos , y á Beth-oron con sus ejidos ,
Y de la tribu de Issachâr , á Cedes con sus ejidos , á Dobrath con sus ejidos ,
Y de la tribu de Aser , á Masal con sus ejidos , y á Abdón con sus ejidos ,
Y á Chêdemoth con sus ejidos , y á Mephaath con sus ejidos ;
Y á Hesbón con sus ejidos , y á Jacer con sus ejidos .
Los hijos de Benjamín fueron tres : Bela , Bechêr , y Jediael .
Los hijos de Nephtalí : Jaoel , Guni , Jezer , y Sallum , hijos de Bilha .
Y su hermana Molechêt parió á Ischôd , y á Abiezer , y Mahala .
Y Ephraim su padre hizo duelo por muchos días , y vinieron sus hermanos á consolarlo .
Hijo de este Bería fué Repha , y Reseph , y Thela su hijo , y Taán su hijo ,
Nun su hijo , Josué su hijo .
Los hijos de Bería : Heber , y Machîel , el cual fué padre de Birzabith .
Los hijos de Japhlet : Pasac , Bimhal , y Asvath . Aquestos los hijos de Japhlet .
Los hijos de Helem su hermano : Sopha , Imna , Selles , y Amal .
Beser , Hod , Samma , Silsa , Ithrán y Beera .
Y los hijos de Ulla ; Ara , y Haniel , y Resia .
Noha el cuarto , y Rapha el quinto .
Abisua , Naamán , Ahoa ,
Es á saber : Naamán , Achîas , y Gera : éste los trasportó , y engendró á Uzza , y á Ahihud .
Jeus , Sochîas , y Mirma . Estos son sus hijos , cabezas de familias .
Y los hijos de Elphaal : Heber , Misam , y Semeb , ( el cual edificó á Ono , y á Loth con sus aldeas , )
Zebadías , Arad , Heder ;
Y Zebadías , Mesullam , Hizchî , Heber ;
Y Jacim , Zichri , Zabdi ;
Adaías , Baraías , y Simrath , hijos de Simi ;
Adón , Zichri , Hanán ;
Iphdaías , y Peniel , hijos de Sasac ;
Jaarsías , Elías , Zichri , hijos de Jeroham .
Y en Gabaón habitaron Abiga-baón , la mujer del cual se llamó Maachâ :
Gedor , Ahíe , y Zechêr .
Y Ner engendró á Cis , y Cis engendró á Saúl , y Saúl engendró á Jonathán , Malchî-súa , Abinadab , y Esbaal .
Los hijos de Michâ : Phitón , Melech , Thaarea y Ahaz .
Y los hijos de Esec su hermano : Ulam su primogénito , Jehus el segundo , Elipheleth el tercero .
Y de los hijos de Zara , Jehuel y sus hermanos , seiscientos noventa .
Y de los sacerdotes : Jedaía , Joiarib , Joachîm ;
Y los porteros : Sallum , Accub , Talmon , Ahiman , y sus hermanos . Sallum era el jefe .
Y Zacarías hijo de Meselemia era portero de la puerta del tabernáculo del testimonio .
Y sus hermanos que estaban en sus aldeas , venían cada siete días por sus tiempos con ellos .
Estos eran jefes de familias de los Levitas por sus linajes , jefes que habitaban en Jerusalem .
Y su hijo primogénito Abdón , luego Sur , Chîs , Baal , Ner , Nadab ;
Y Micloth engendró á Samaán . Y estos habitaban también en Jerusalem con sus hermanos enfrente de ellos .
E hijo de Jonathán fué Merib-baal , y Merib-baal engendró á Michâ .
Ahaz engendró á Jara , y Jara engendró á Alemeth , Azmaveth , y Zimri : y Zimri engendró á Mosa ;
Y agravóse la batalla sobre Saúl , y le alcanzaron los flecheros , y fué de los flecheros herido .
Así murió Saúl , y sus tres hijos ; y toda su casa murió juntamente con él .
Y oyendo todos los de Jabes de Galaad lo que los Filisteos habían hecho de Saúl ,
ENTONCES todo Israel se juntó á David en Hebrón , diciendo : He aquí nosotros somos tu hueso y tu carne .
Y edificó la ciudad alrededor , desde Millo hasta la cerca : y Joab reparó el resto de la ciudad .
Tras de éste fué Eleazar hijo de Dodo , Ahohita , el cual era de los tres valientes .
Esto hizo Benaías hijo de Joiada , y fué nombrado entre los tres valientes .
Samoth de Arori , Helles Pelonita ;
Sibbecai Husatita , Ilai Ahohita ;
Ithai hijo de Ribai de Gabaath de los hijos de Benjamín , Benaías Phirathita ;
Azmaveth Baharumita , Eliaba Saalbonita ;
Ahiam hijo de Sachâr Ararita , Eliphal hijo de Ur ;
Hesro Carmelita , Nahari hijo de Ezbai ;
Selec Ammonita , Naarai Berothita , escudero de Joab hijo de Sarvia ;
Uría Hetheo , Zabad hijo de Ahli ;
Hanán hijo de Maachâ , y Josaphat Mithnita ;
Jediael hijo de Simri , y Joha su hermano , Thisaita ;
Eliel , y Obed , y Jaasiel de Mesobia .
Elcana , é Isías , y Azareel , y Joezer , y Jasobam , de Coré ;
Eser el primero , Obadías el segundo , Eliab el tercero ,
Attai el sexto , Eliel el séptimo ,
Jeremías el décimo , Machbani el undécimo .
De los hijos de Judá que traían escudo y lanza , seis mil y ochocientos , á punto de guerra .
De los hijos de Leví , cuatro mil y seiscientos ;
Y Sadoc , mancebo valiente y esforzado , con veinte y dos de los principales de la casa de su padre .
De los de Dan , dispuestos á pelear , veinte y ocho mil y seiscientos .
Y estuvieron allí con David tres días comiendo y bebiendo , porque sus hermanos habían prevenido para ellos .
Y David temió á Dios aquel día , y dijo : ¿ Cómo he de traer á mi casa el arca de Dios ?
Y estos son los nombres de los que le nacieron en Jerusalem : Samua , Sobab , Nathán , Salomón ,
Noga , Nepheg , Japhías ,
Y vinieron los Filisteos , y extendiéronse por el valle de Raphaim .
Y volviendo los Filisteos á extenderse por el valle ,
Juntó también David á los hijos de Aarón y á los Levitas :
De los hijos de Merari , Asaías el principal , y sus hermanos , doscientos y veinte ;
De los hijos de Elisaphán , Semeías el principal , y sus hermanos , doscientos ;
De los hijos de Uzziel , Aminadab el principal , y sus hermanos , ciento y doce .
Así Hemán , Asaph , y Ethán , que eran cantores , sonaban con címbalos de metal .
Y Mathithías , Eliphelehu , Micnías , Obed-edom , Jehiel , y Azazías , cantaban con arpas en la octava sobresaliendo .
Y Berechîas y Elcana eran porteros del arca .
Confesad á Jehová , invocad su nombre , haced notorias en los pueblos sus obras .
Gloriaos en su santo nombre ; alégrese el corazón de los que buscan á Jehová .
Haced memoria de sus maravillas que ha obrado , de sus prodigios , y de los juicios de su boca ,
Jehová , él es nuestro Dios ; sus juicios en toda la tierra .
Del pacto que concertó con Abraham , y de su juramento á Isaac ;
Diciendo : A ti daré la tierra de Canaán , suerte de vuestra herencia ;
Y andaban de nación en nación , y de un reino á otro pueblo .
No toquéis , dijo , á mis ungidos , ni hagáis mal á mis profetas .
Cantad entre las gentes su gloria , y en todos los pueblos sus maravillas .
Porque todos los dioses de los pueblos son nada : mas Jehová hizo los cielos .
Atribuid á Jehová , oh familias de los pueblos , atribuid á Jehová gloria y potencia .
Alégrense los cielos , y gócese la tierra , y digan en las naciones : Reina Jehová .
Celebrad á Jehová , porque es bueno ; porque su misericordia es eterna .
Y Nathán dijo á David : Haz todo lo que está en tu corazón , porque Dios es contigo .
Ve y di á David mi siervo : Así ha dicho Jehová : Tú no me edificarás casa en que habite :
Conforme á todas estas palabras , y conforme á toda esta visión , así habló Nathán á David .
Ahora pues , Jehová , tú eres el Dios que has hablado de tu siervo este bien ;
Asimismo hirió David á Adarezer rey de Soba , en Hamath , yendo él á asegurar su dominio al río de Eufrates .
Y oyendo Tou rey de Hamath , que David había deshecho todo el ejército de Adarezer , rey de Soba ,
Y reinó David sobre todo Israel , y hacía juicio y justicia á todo su pueblo .
Y Sadoc hijo de Achîtob , y Abimelec hijo de Abiathar , eran sacerdotes ; y Sausa , secretario ;
Denostó él á Israel , mas hiriólo Jonathán , hijo de Sima hermano de David .
Entre estos no fueron contados los Levitas , ni los hijos de Benjamín , porque Joab abominaba el mandamiento del rey .
Y habló Jehová á Gad , vidente de David , diciendo :
Así Jehová dió pestilencia en Israel , y cayeron de Israel setenta mil hombres .
Llamó entonces David á Salomón su hijo , y mandóle que edificase casa á Jehová Dios de Israel .
SIENDO pues David ya viejo y harto de días , hizo á Salomón su hijo rey sobre Israel .
Y repartiólos David en órdenes conforme á los hijos de Leví , Gersón y Coath y Merari .
Los hijos de Ladán , tres : Jehiel el primero , después Zetham y Joel .
Y los hijos de Simi : Jahath , Zinat , Jeus , y Berías . Estos cuatro fueron los hijos de Simi .
Y los hijos de Moisés , varón de Dios , fueron contados en la tribu de Leví .
Hijo de Gersón fué Sebuel el primero .
Los hijos de Hebrón : Jería el primero , Amarías el segundo , Jahaziel el tercero , y Jecamán el cuarto .
Los hijos de Merari : Mahali y Musi . Los hijos de Mahali : Eleazar y Cis .
Los hijos de Musi : Mahali , Eder y Jerimoth , ellos tres .
TAMBIÉN los hijos de Aarón tuvieron sus repartimientos . Los hijos de Aarón : Nadab , Abiú , Eleazar é Ithamar .
Y la primera suerte salió por Joiarib , la segunda por Jedaía ;
La quinta por Malchîas , la sexta por Miamim ;
La nona por Jesua , la décima por Sechânía ;
La décimatercia por Uppa , la décimacuarta por Isebeab ;
La décimaséptima por Hezir , la décimaoctava por Aphses ;
La vigésimaprima por Jachim , la vigésimasegunda por Hamul ;
Y de los hijos de Rehabía , Isias el principal .
Y de los hijos de Hebrón : Jeria el primero , el segundo Amarías , el tercero Jahaziel , el cuarto Jecamán .
Hermano de Michâ , Isía ; é hijo de Isía , Zachârías .
Los hijos de Merari por Jaazia : Benno , y Soam , Zachûr é Ibri .
Hijo de Cis , Jerameel .
La cuarta á Isri , con sus hijos y sus hermanos , doce ;
La sexta á Buccia , con sus hijos y sus hermanos , doce ;
La octava á Jesahías , con sus hijos y sus hermanos , doce ;
La décima á Simi , con sus hijos y sus hermanos , doce ;
La duodécima á Hasabías , con sus hijos y sus hermanos , doce ;
La décimacuarta á Mathithías , con sus hijos y sus hermanos , doce ;
La décimasexta á Hananías , con sus hijos y sus hermanos , doce ;
La décimaoctava á Hanani , con sus hijos y sus hermanos , doce ;
La vigésima á Eliatha , con sus hijos y sus hermanos , doce ;
La vigésimasegunda á Giddalthi , con sus hijos y sus hermanos , doce ;
La vigésimacuarta á Romamti-ezer , con sus hijos y sus hermanos , doce .
Los hijos de Meselemia : Zachârías el primogénito , Jediael el segundo , Zebadías el tercero , Jatnael el cuarto ;
El sexto Anmiel , el séptimo Issachâr , el octavo Peullethai : porque Dios había bendecido á Obed-edom .
Y los hijos de Meselemia y sus hermanos , dieciocho hombres valientes .
Y por Obed-edom , al mediodía ; y por sus hijos , la casa de la consulta .
Estos son los repartimientos de los porteros , hijos de los Coraitas , y de los hijos de Merari .
Acerca de los Amramitas , de los Isharitas , de los Hebronitas , y de los Uzzielitas ,
De lo que habían consagrado de las guerras y de los despojos , para reparar la casa de Jehová .
De los hijos de Phares fué él jefe de todos los capitanes de las compañías del primer mes .
De los Levitas , Hasabías hijo de Camuel ; de los Aaronitas , Sadoc ;
De los de Zabulón , Ismaías hijo de Abdías ; de los de Nephtalí , Jerimoth hijo de Azriel ;
Y de los camellos , Obil Ismaelita ; y de las asnas , Jedías Meronothita ;
Y también Achitophel era consejero del rey ; y Husai Arachîta amigo del rey .
Ahora pues , Dios nuestro , nosotros te confesamos , y loamos tu glorioso nombre .
Y aquella noche apareció Dios á Salomón , y díjole : Demanda lo que quisieres que yo te dé .
Para que me apresten mucha madera , porque la casa que tengo de edificar ha de ser grande y portentosa .
Y comenzó á edificar en el mes segundo , á dosdel mes , en el cuarto año de su reinado .
Y el peso de los clavos tuvo cincuenta siclos de oro . Cubrió también de oro las salas .
Hizo también el velo de cárdeno , púrpura , carmesí y lino , é hizo resaltar en él querubines .
Hizo también las basas , sobre las cuales asentó las fuentes ;
Y fundiólos el rey en los llanos del Jordán , en tierra arcillosa , entre Suchôt y Seredat .
Asimismo los candeleros y sus candilejas , de oro puro , para que las encendiesen delante del oratorio conforme á la costumbre .
Y juntáronse al rey todos los varones de Israel , á la solemnidad del mes séptimo .
ENTONCES dijo Salomón : Jehová ha dicho que él habitaría en la oscuridad .
Ahora pues , oh Jehová Dios de Israel , verifíquese tu palabra que dijiste á tu siervo David .
Jehová Dios , no hagas volver el rostro de tu ungido : acuérdate de las misericordias de David tu siervo .
Ahora estarán abiertos mis ojos , y atentos mis oídos , á la oración en este lugar :
Y edificó á Tadmor en el desierto , y todas las ciudades de municiones que edificó en Hamath .
Y tenía Salomón doscientos y cincuenta principales de los gobernadores , los cuales mandaban en aquella gente .
Pero Salomón le declaró todas sus palabras : ninguna cosa quedó que Salomón no le declarase .
Bienaventurados tus hombres , y dichosos estos tus siervos , que están siempre delante de ti , y oyen tu sabiduría .
Y excedió el rey Salomón á todos los reyes de la tierra en riqueza y en sabiduría .
Y reinó Salomón en Jerusalem sobre todo Israel cuarenta años .
Y enviaron y llamáronle . Vino pues Jeroboam , y todo Israel , y hablaron á Roboam , diciendo :
Y respondióles el rey ásperamente ; pues dejó el rey Roboam el consejo de los viejos ,
Así se apartó Israel de la casa de David hasta hoy .
Habla á Roboam hijo de Salomón , rey de Judá , y á todos los Israelitas en Judá y Benjamín , diciéndoles :
Y edificó á Beth-lehem , y á Etham , y á Tecoa ,
Y á Gath , y á Maresa , y á Ziph ,
Y á Sora , y á Ajalón , y á Hebrón , que eran en Judá y en Benjamín , ciudades fuertes .
Y los sacerdotes y Levitas que estaban en todo Israel , se juntaron á él de todos sus términos .
Después de ella tomó á Maachâ hija de Absalom , la cual le parió á Abías , á Athai , Ziza , y Selomith .
Y los príncipes de Israel y el rey se humillaron , y dijeron : Justo es Jehová .
A LOS dieciocho años del rey Jeroboam , reinó Abías sobre Judá .
Y nunca más tuvo Jeroboam poderío en los días de Abías : é hirióle Jehová , y murió .
E hizo Asa lo bueno y lo recto en los ojos de Jehová su Dios .
Y Jehová deshizo los Etiopes delante de Asa y delante de Judá ; y huyeron los Etiopes .
Y FUÉ el espíritu de Dios sobre Azarías hijo de Obed ;
Esforzaos empero vosotros , y no desfallezcan vuestras manos ; que salario hay para vuestra obra .
Y juraron á Jehová con gran voz y júbilo , á son de trompetas y de bocinas :
Y durmió Asa con sus padres , y murió en el año cuarenta y uno de su reinado .
Iba pues Josaphat creciendo altamente : y edificó en Judá fortalezas y ciudades de depósitos .
Tras éste , Jozabad , y con él ciento y ochenta mil apercibidos para la guerra .
TENÍA pues Josaphat riquezas y gloria en abundancia , y trabó parentesco con Achâb .
Mas Josaphat dijo : ¿ Hay aún aquí algún profeta de Jehová , para que por él preguntemos ?
Y dijo Michêas : Vive Jehová , que lo que mi Dios me dijere , eso hablaré . Y vino al rey .
Y JOSAPHAT rey de Judá se volvió en paz á su casa en Jerusalem .
Entonces él tuvo temor ; y puso Josaphat su rostro para consultar á Jehová , é hizo pregonar ayuno á todo Judá .
Y todo Judá estaba en pie delante de Jehová , con sus niños , y sus mujeres , y sus hijos .
Y el reino de Josaphat tuvo reposo ; porque su Dios le dió reposo de todas partes .
Cuando comenzó á reinar era de treinta y dos años , y reinó ocho años en Jerusalem .
También él anduvo en los caminos de la casa de Achâb : porque su madre le aconsejaba á obrar impíamente .
E hizo Joas lo recto en ojos de Jehová todos los días de Joiada el sacerdote .
Después de esto aconteció que Joas tuvo voluntad de reparar la casa de Jehová .
Y de Israel tomó á sueldo cien mil hombres valientes , por cien talentos de plata .
Y trajéronlo en caballos , y sepultáronlo con sus padres en la ciudad de Judá .
Y dióle Dios ayuda contra los Filisteos , y contra los Arabes que habitaban en Gur-baal , y contra los Ammonitas .
Lo demás de los hechos de Uzzías , primeros y postreros , escribiólo Isaías profeta , hijo de Amós .
Además edificó ciudades en las montañas de Judá , y labró palacios y torres en los bosques .
Cuando comenzó á reinar era de veinticinco años , y dieciséis reinó en Jerusalem .
Asimismo sacrificó y quemó perfumes en los altos , y en los collados , y debajo de todo árbol espeso .
En aquel tiempo envió á pedir el rey Achâz á los reyes de Asiria que le ayudasen :
Y vino contra él Tilgath-pilneser , rey de los Asirios : pues lo redujo á estrechez , y no lo fortificó .
E hizo venir los sacerdotes y Levitas , y juntólos en la plaza oriental .
Y de los hijos de Hemán , Jehiel y Simi ; y de los hijos de Jeduthún , Semeías y Uzziel .
Y las ofrendas fueron seiscientos bueyes , y tres mil ovejas .
Esto agradó al rey y á toda la multitud .
Y oyó Jehová á Ezechîas , y sanó al pueblo .
En el mes tercero comenzaron á fundar aquellos montones , y en el mes séptimo acabaron .
Y preguntó Ezechîas á los sacerdotes y á los Levitas acerca de los montones .
Viendo pues Ezechîas la venida de Sennachêrib , y su aspecto de combatir á Jerusalem ,
Y otras cosas hablaron sus siervos contra el Dios Jehová , y contra su siervo Ezechîas .
DE DOCE años era Manasés cuando comenzó á reinar , y cincuenta y cinco años reinó en Jerusalem .
Y conspiraron contra él sus siervos , y matáronlo en su casa .
Quemó además los huesos de los sacerdotes sobre sus altares , y limpió á Judá y á Jerusalem .
Entonces el rey envió y juntó todos los ancianos de Judá y de Jerusalem .
Y sacrificaron la pascua ; y esparcían los sacerdotes la sangre tomada de mano de los Levitas , y los Levitas desollaban .
De veinte y tres años era Joachâz cuando comenzó á reinar , y tres meses reinó en Jerusalem .
De veinte y un años era Sedecías cuando comenzó á reinar , y once años reinó en Jerusalem .
Treinta tazas de oro , cuatrocientas y diez otras tazas de plata , y mil otros vasos .
Los hijos de Sephatías , trescientos setenta y dos ;
Los hijos de Pahath-moab , de los hijos de Josué y de Joab , dos mil ochocientos y doce ;
Los hijos de Zattu , novecientos cuarenta y cinco ;
Los hijos de Bani , seiscientos cuarenta y dos ;
Los hijos de Azgad , mil doscientos veinte y dos ;
Los hijos de Bigvai , dos mil cincuenta y seis ;
Los hijos de Ater , de Ezechîas , noventa y ocho ;
Los hijos de Jora , ciento y doce ;
Los hijos de Gibbar , noventa y cinco ;
Los varones de Nethopha , cincuenta y seis ;
Los hijos de Asmaveth , cuarenta y dos ;
Los hijos de Rama y Gabaa , seiscientos veinte y uno ;
Los varones de Beth-el y Hai , doscientos veinte y tres ;
Los hijos de Magbis , ciento cincuenta y seis ;
Los hijos de Harim , trescientos y veinte ;
Los hijos de Jericó , trescientos cuarenta y cinco ;
Los sacerdotes : los hijos de Jedaía , de la casa de Jesuá , novecientos setenta y tres ;
Los hijos de Pashur , mil doscientos cuarenta y siete ;
Los Levitas : los hijos de Jesuá y de Cadmiel , de los hijos de Odovías , setenta y cuatro .
Los Nethineos : los hijos de Siha , los hijos de Hasupha , los hijos de Thabaoth ,
Los hijos de Lebana , los hijos de Hagaba , los hijos de Accub ;
Los hijos de Giddel , los hijos de Gaher , los hijos de Reaía ;
Los hijos de Uzza , los hijos de Phasea , los hijos de Besai ;
Los hijos de Bacbuc , los hijos de Hacusa , los hijos de Harhur ;
Los hijos de Barcos , los hijos de Sisera , los hijos de Thema ;
Los hijos de los siervos de Salomón : los hijos de Sotai , los hijos de Sophereth , los hijos de Peruda ;
Los hijos de Sephatías , los hijos de Hatil , los hijos de Phochêreth-hassebaim , los hijos de Ami .
Los hijos de Delaía , los hijos de Tobías , los hijos de Necoda , seiscientos cincuenta y dos .
Sus caballos eran setecientos treinta y seis ; sus mulos , doscientos cuarenta y cinco ;
Mas el pueblo de la tierra debilitaba las manos del pueblo de Judá , y los arredraban de edificar .
La carta que nos enviasteis claramente fué leída delante de mí .
Enviáronle carta , y de esta manera estaba escrito en ella . Al rey Darío toda paz .
Hijo de Sallum , hijo de Sadoc , hijo de Achîtob ,
Hijo de Zeraías , hijo de Uzzi , hijo de Bucci ,
Y llegó á Jerusalem en el mes quinto , el año séptimo del rey .
De los hijos de Pahath-moab , Elioenai , hijo de Zarahi , y con él doscientos varones ;
De los hijos de Adín , Ebed , hijo de Jonathán , y con él cincuenta varones ;
Y de los hijos de Sephatías , Zebadías , hijo de Michâel , y con él ochenta varones ;
Y de los hijos de Solomith , el hijo de Josiphías , y con él ciento y sesenta varones ;
Y de los hijos de Azgad , Johanán , hijo de Catán , y con él ciento y diez varones ;
Ayunamos pues , y pedimos á nuestro Dios sobre esto , y él nos fué propicio .
Y llegamos á Jerusalem , y reposamos allí tres días .
Mas ahora , ¿ qué diremos , oh Dios nuestro , después de esto ? porque nosotros hemos dejado tus mandamientos ,
Y respondió todo aquel concurso , y dijeron en alta voz : Así se haga conforme á tu palabra .
Y de los hijos de Harím : Maasías , y Elías , y Semeías , y Jehiel , y Uzzías .
Y de los hijos de los Levitas : Jozabad , y Simi , Kelaía ( este es Kelita ) , Pethaía , Judá y Eliezer .
Y de los hijos de Elam : Mathanías , Zachârías , y Jehiel , y Abdi , y Jeremoth , y Elía .
Y de los hijos de Bebai : Johanán , Hananías , Zabbai , Atlai .
Y de los hijos de Pahath-moab : Adna , y Chêleal , Benaías , Maasías , Mathanías , Besaleel , Binnui y Manasés .
Benjamín , Malluch , Semarías .
De los hijos de Bani : Maadi , Amram y Uel ,
Vanías , Meremoth , Eliasib ,
Y Bani , y Binnui , Simi ,
Machnadbai , Sasai , Sarai ,
Sallum , Amarías , Joseph .
Todos estos habían tomado mujeres extranjeras ; y había mujeres de ellos que habían parido hijos .
Llegué pues á Jerusalem , y estado que hube allí tres días ,
E inmediato á ellos restauraron los Tecoitas ; mas sus grandes no prestaron su cerviz á la obra de su Señor .
Después de él restauraron sus hermanos , Bavvai hijo de Henadad , príncipe de la mitad de la región de Ceila .
Desde la puerta de los Caballos restauraron los sacerdotes , cada uno enfrente de su casa .
Y conspiraron todos á una para venir á combatir á Jerusalem , y á hacerle daño .
ENTONCES fué grande el clamor del pueblo y de sus mujeres contra los Judíos sus hermanos .
Y enojéme en gran manera cuando oí su clamor y estas palabras .
Y enviaron á mí con el mismo asunto por cuatro veces , y yo les respondí de la misma manera .
Y la ciudad era espaciosa y grande , pero poco pueblo dentro de ella , y no había casas reedificadas .
Los hijos de Sephatías , trescientos setenta y dos ;
Los hijos de Pahath-moab , de los hijos de Jesuá y de Joab , dos mil ochocientos dieciocho ;
Los hijos de Zattu , ochocientos cuarenta y cinco ;
Los hijos de Binnui , seiscientos cuarenta y ocho ;
Los hijos de Azgad , dos mil seiscientos veintidós ;
Los hijos de Bigvai , dos mil sesenta y siete ;
Los hijos de Ater , de Ezechîas , noventa y ocho ;
Los hijos de Besai , trescientos veinticuatro ;
Los hijos de Gabaón , noventa y cinco ;
Los varones de Anathoth , ciento veintiocho ;
Los varones de Chîriath-jearim , Chephira y Beeroth , setecientos cuarenta y tres ;
Los varones de Michmas , ciento veintidós ;
Los varones de la otra Nebo , cincuenta y dos ;
Los hijos de Harim , trescientos y veinte ;
Los hijos de Lod , de Hadid , y Ono , setecientos veintiuno ;
Sacerdotes : los hijos de Jedaías , de la casa de Jesuá , novecientos setenta y tres ;
Los hijos de Pashur , mil doscientos cuarenta y siete ;
Levitas : los hijos de Jesuá , de Cadmiel , de los hijos de Odevía , setenta y cuatro .
Nethineos : los hijos de Siha , los hijos de Hasupha , los hijos de Thabaoth ,
Los hijos de Lebana , los hijos de Hagaba , los hijos de Salmai ,
Los hijos de Rehaía , los hijos de Resín , los hijos de Necoda ,
Los hijos de Besai , los hijos de Meunim , los hijos de Nephisesim ,
Los hijos de Baslith , los hijos de Mehida , los hijos de Harsa ,
Los hijos de Nesía , los hijos de Hatipha .
Los hijos de Jahala , los hijos de Darcón , los hijos de Giddel ,
Todos los Nethineos , é hijos de los siervos de Salomón , trescientos noventa y dos .
La congregación toda junta era de cuarenta y dos mil trescientos y sesenta ,
Camellos , cuatrocientos treinta y cinco ; asnos , seis mil setecientos y veinte .
Y miraste la aflicción de nuestros padres en Egipto , y oíste el clamor de ellos en el mar Bermejo ;
Y LOS que firmaron fueron , Nehemías el Tirsatha , hijo de Hachâlías , y Sedecías ,
Pashur , Amarías , Malchías ,
Harim , Meremoth , Obadías ,
Mesullam , Abías , Miamín ,
Y Levitas : Jesuá hijo de Azanías , Binnui de los hijos de Henadad , Cadmiel ;
Michâ , Rehob , Hasabías ,
Odaía , Bani , Beninu .
Bunni , Azgad , Bebai ,
Ater , Ezekías , Azur ,
Ariph , Anathoth , Nebai ,
Mesezabeel , Sadoc , Jadua ,
Hoseas , Hananías , Asub ,
Rehum , Hasabna , Maaseías ,
Malluch , Harim , Baana .
Todos los hijos de Phares que moraron en Jerusalem , fueron cuatrocientos setenta y ocho hombres fuertes .
Y Joel hijo de Zichri , era prefecto de ellos , y Jehudas hijo de Senua , el segundo en la ciudad .
Todos los Levitas en la santa ciudad fueron doscientos ochenta y cuatro .
Y los Nethineos habitaban en Ophel ; y Siha y Gispa eran sobre los Nethineos .
Y en Hasar-sual , y en Beer-seba , y en sus aldeas ;
Y en En-rimmón , y en Soreah y en Jarmuth ;
En Anathoth , Nob , Ananiah ;
Hadid , Seboim , Neballath ;
Y algunos de los Levitas , en los repartimientos de Judá y de Benjamín .
Sechânías , Rehum , Meremoth ,
Miamin , Maadías , Bilga ,
Sallum , Amoc , Hilcías , Jedaías . Estos eran los príncipes de los sacerdotes y sus hermanos en los días de Jesuá .
Y Bacbucías y Unni , sus hermanos , cada cual en su ministerio .
Y Joiada engendró á Jonathán , y Jonathán engendró á Jaddua .
De Esdras , Mesullam ; de Amarías , Johanán ;
De Harim , Adna ; de Meraioth , Helcai ;
De Abías , Zichri ; de Miniamín , de Moadías , Piltai ;
De Joiarib , Mathenai ; de Jedaías , Uzzi ;
De Hilcías , Hasabías ; de Jedaías , Nathanael .
Y se purificaron los sacerdotes y los Levitas ; y purificaron al pueblo , y las puertas , y el muro .
Y Azarías , Esdras y Mesullam ,
Y los sacerdotes , Eliacim , Maaseías , Miniamin , Michâías , Elioenai , Zacarías , y Hananías , con trompetas ;
Y dolióme en gran manera ; y eché todas las alhajas de la casa de Tobías fuera de la cámara ;
Y quedáronse fuera de Jerusalem una y dos veces los negociantes , y los que vendían toda especie de mercancía .
Asimismo la reina Vasthi hizo banquete de mujeres , en la casa real del rey Assuero .
Esther no declaró su pueblo ni su nacimiento ; porque Mardochêo le había mandado que no lo declarase .
Y los siervos del rey que estaban á la puerta , dijeron á Mardochêo : ¿ Por qué traspasas el mandamiento del rey ?
Salió pues Atach á Mardochêo , á la plaza de la ciudad que estaba delante de la puerta del rey .
Entonces Esther dijo á Atach , y mandóle decir á Mardochêo :
Y Esther dijo que respondiesen á Mardochêo :
Entonces respondió Esther , y dijo : Mi petición y mi demanda es :
Mas todo esto nada me sirve cada vez que veo al judío Mardochêo sentado á la puerta del rey .
VINO pues el rey con Amán á beber con la reina Esther .
Los Judíos tuvieron luz y alegría , y gozo y honra .
Mataron entonces á Phorsandatha , y á Dalphón , y á Asphatha ,
Y á Pharmastha , y á Arisai , y á Aridai , y á Vaizatha ,
Y los Judíos aceptaron hacer , según habían comenzado , lo que les escribió Mardochêo .
Y EL rey Assuero impuso tributo sobre la tierra y las islas de la mar .
Y respondiendo Satán á Jehová , dijo : ¿ Teme Job á Dios de balde ?
Entonces Job se levantó , y rasgó su manto , y trasquiló su cabeza , y cayendo en tierra adoró ;
Y Jehová dijo á Satán : He aquí , él está en tu mano ; mas guarda su vida .
Díjole entonces su mujer : ¿ Aun retienes tú tu simplicidad ? Bendice á Dios , y muérete .
Y exclamó Job , y dijo :
¡ Oh si fuere aquella noche solitaria , que no viniera canción alguna en ella !
Por cuanto no cerró las puertas del vientre donde yo estaba , ni escondió de mis ojos la miseria .
Pues que ahora yaciera yo , y reposara ; durmiera , y entonces tuviera reposo ,
O con los príncipes que poseían el oro , que henchían sus casas de plata .
Allí los impíos dejan el perturbar , y allí descansan los de cansadas fuerzas .
Allí están el chico y el grande ; y el siervo libre de su señor .
Que esperan la muerte , y ella no llega , aunque la buscan más que tesoros ;
¿ Por qué al hombre que no sabe por donde vaya , y al cual Dios ha encerrado ?
No he tenido paz , no me aseguré , ni me estuve reposado ; vínome no obstante turbación .
Si probáremos á hablarte , serte ha molesto ; mas ¿ quién podrá detener las palabras ?
Al que vacilaba , enderezaban tus palabras , y esforzabas las rodillas que decaían .
¿ Es este tu temor , tu confianza , tu esperanza , y la perfección de tus caminos ?
Como yo he visto , los que aran iniquidad y siembran injuria , la siegan .
El león viejo perece por falta de presa , y los hijos del león son esparcidos .
En imaginaciones de visiones nocturnas , cuando el sueño cae sobre los hombres ,
Y un espíritu pasó por delante de mí , que hizo se erizara el pelo de mi carne .
He aquí que en sus siervos no confía , y notó necedad en sus ángeles ;
¿ Su hermosura , no se pierde con ellos mismos ? Mueren , y sin sabiduría .
Es cierto que al necio la ira lo mata , y al codicioso consume la envidia .
Sus hijos estarán lejos de la salud , y en la puerta serán quebrantados , y no habrá quien los libre .
Empero como las centellas se levantan para volar por el aire , así el hombre nace para la aflicción .
El cual hace cosas grandes é inescrutables , y maravillas que no tienen cuento :
Que pone los humildes en altura , y los enlutados son levantados á salud :
Que prende á los sabios en la astucia de ellos , y el consejo de los perversos es entontecido ;
Y libra de la espada al pobre , de la boca de los impíos , y de la mano violenta ;
He aquí , bienaventurado es el hombre á quien Dios castiga : por tanto no menosprecies la corrección del Todopoderoso .
En seis tribulaciones te librará , y en la séptima no te tocará el mal .
Del azote de la lengua serás encubierto ; ni temerás de la destrucción cuando viniere .
Asimismo echarás de ver que tu simiente es mucha , y tu prole como la hierba de la tierra .
Y RESPONDIÓ Job y dijo :
Porque pesaría aquél más que la arena del mar : y por tanto mis palabras son cortadas .
¿ Comeráse lo desabrido sin sal ? ¿ ó habrá gusto en la clara del huevo ?
¡ Quién me diera que viniese mi petición , y que Dios me otorgase lo que espero ;
¿ Cuál es mi fortaleza para esperar aún ? ¿ y cuál mi fin para dilatar mi vida ?
¿ No me ayudo cuanto puedo , y el poder me falta del todo ?
Mis hermanos han mentido cual arroyo : pasáronse como corrientes impetuosas ,
Que al tiempo del calor son deshechas , y en calentándose , desaparecen de su lugar ;
Miraron los caminantes de Temán , los caminantes de Saba esperaron en ellas :
Ahora ciertamente como ellas sois vosotros : que habéis visto el tormento , y teméis .
Y libradme de la mano del opresor , y redimidme del poder de los violentos ?
¡ Cuán fuertes son las palabras de rectitud ! Mas ¿ qué reprende el que reprende de vosotros ?
También os arrojáis sobre el huérfano , y hacéis hoyo delante de vuestro amigo .
Tornad ahora , y no haya iniquidad ; volved aún á considerar mi justicia en esto .
Como el siervo anhela la sombra , y como el jornalero esperael reposode su trabajo :
Mi carne está vestida de gusanos , y de costras de polvo ; mi piel hendida y abominable .
Acuérdate que mi vida es viento , y que mis ojos no volverán á ver el bien .
¿ Soy yo la mar , ó ballena , que me pongas guarda ?
Entonces me quebrantarás con sueños , y me turbarás con visiones .
Aburríme : no he de vivir yo para siempre ; déjame , pues que mis días son vanidad .
Y lo visites todas las mañanas , y todos los momentos lo pruebes ?
Y RESPONDIÓ Bildad Suhita , y dijo :
Si tus hijos pecaron contra él , él los echó en el lugar de su pecado .
Y tu principio habrá sido pequeño , y tu postrimería acrecerá en gran manera .
Pues nosotros somos de ayer , y no sabemos , siendo nuestros días sobre la tierra como sombra .
¿ Crece el junco sin lodo ? ¿ crece el prado sin agua ?
Tales son los caminos de todos los que olvidan á Dios : y la esperanza del impío perecerá :
A manera de un árbol , está verde delante del sol , y sus renuevos salen sobre su huerto ;
Si le arrancaren de su lugar , éste negarále entonces , diciendo : Nunca te vi .
He aquí , Dios no aborrece al perfecto , ni toma la mano de los malignos .
Los que te aborrecen , serán vestidos de confusión ; y la habitación de los impíos perecerá .
Ciertamente yo conozco que es así : ¿ y cómo se justificará el hombre con Dios ?
El es sabio de corazón , y poderoso en fortaleza : ¿ quién se endureció contra él , y quedó en paz ?
Que remueve la tierra de su lugar , y hace temblar sus columnas :
El que extiende solo los cielos , y anda sobre las alturas de la mar :
El que hace cosas grandes é incomprensibles , y maravillosas , sin número .
He aquí , arrebatará ; ¿ quién le hará restituir ? ¿ Quién le dirá , Qué haces ?
¿ Cuánto menos le responderé yo , y hablaré con él palabras estudiadas ?
Porque me ha quebrado con tempestad , y ha aumentado mis heridas sin causa .
Bien que yo fuese íntegro , no conozco mi alma : reprocharé mi vida .
Si azote mata de presto , ríese de la prueba de los inocentes .
Pasaron cual navíos veloces : como el águila que se arroja á la comida .
Contúrbanme todos mis trabajos ; sé que no me darás por libre .
Aunque me lave con aguas de nieve , y limpie mis manos con la misma limpieza ,
No hay entre nosotros árbitro que ponga su mano sobre nosotros ambos .
Entonces hablaré , y no le temeré : porque así no estoy en mí mismo .
¿ Tienes tú ojos de carne ? ¿ ves tú como ve el hombre ?
Para que inquieras mi iniquidad , y busques mi pecado ,
Tus manos me formaron y me compusieron todo en contorno : ¿ y así me deshaces ?
¿ No me fundiste como leche , y como un queso me cuajaste ?
Vida y misericordia me concediste , y tu visitación guardó mi espíritu .
Si pequé , tú me has observado , y no me limpias de mi iniquidad .
Renuevas contra mí tus plagas , y aumentas conmigo tu furor , remudándose sobre mí ejércitos .
Antes que vaya para no volver , á la tierra de tinieblas y de sombra de muerte ;
¿ Las muchas palabras no han de tener respuesta ? ¿ y el hombre parlero será justificado ?
Tú dices : Mi conversar es puro , y yo soy limpio delante de tus ojos .
¿ Alcanzarás tú el rastro de Dios ? ¿ llegarás tú á la perfección del Todopoderoso ?
Su dimensión es más larga que la tierra , y más ancha que la mar .
Porque él conoce á los hombres vanos : ve asimismo la iniquidad , ¿ y no hará caso ?
Si tú apercibieres tu corazón , y extendieres á él tus manos ;
Y olvidarás tu trabajo , ó te acordarás de él como de aguas que pasaron :
Y te acostarás , y no habrá quien te espante : y muchos te rogarán .
Ciertamente que vosotros sois el pueblo ; y con vosotros morirá la sabiduría .
¿ Qué cosa de todas estas no entiende que la mano de Jehová la hizo ?
Ciertamente el oído distingue las palabras , y el paladar gusta las viandas .
Con Dios está la sabiduría y la fortaleza ; suyo es el consejo y la inteligencia .
Con él está la fortaleza y la existencia ; suyo es el que yerra , y el que hace errar .
El suelta la atadura de los tiranos , y ata el cinto á sus lomos .
El impide el labio á los que dicen verdad , y quita á los ancianos el consejo .
El descubre las profundidades de las tinieblas , y saca á luz la sombra de muerte .
Van á tientas como en tinieblas y sin luz , y los hace errar como borrachos .
Como vosotros lo sabéis , lo sé yo ; no soy menos que vosotros .
Que ciertamente vosotros sois fraguadores de mentira ; sois todos vosotros médicos nulos .
Oid ahora mi razonamiento , y estad atentos á los argumentos de mis labios .
¿ Habéis de hacer acepción de su persona ? ¿ habéis de pleitear vosotros por Dios ?
El os reprochará de seguro , si solapadamente hacéis acepción de personas .
Vuestras memorias serán comparadas á la ceniza , y vuestros cuerpos como cuerpos de lodo .
¿ Por qué quitaré yo mi carne con mis dientes , y pondré mi alma en mi mano ?
Y él mismo me será salud , porque no entrará en su presencia el hipócrita .
He aquí ahora , si yo me apercibiere á juicio , sé que seré justificado .
Aparta de mí tu mano , y no me asombre tu terror .
¿ Cuántas iniquidades y pecados tengo yo ? hazme entender mi prevaricación y mi pecado .
¿ A la hoja arrebatada has de quebrantar ? ¿ y á una arista seca has de perseguir ?
Y el cuerpo mío se va gastando como de carcoma , como vestido que se come de polilla .
Que sale como una flor y es cortado ; y huye como la sombra , y no permanece .
¿ Quién hará limpio de inmundo ? Nadie .
Si se envejeciere en la tierra su raíz , y su tronco fuere muerto en el polvo ,
Mas el hombre morirá , y será cortado ; y perecerá el hombre , ¿ y dónde estará él ?
Aficionado á la obra de tus manos , llamarás , y yo te responderé .
Tienes sellada en saco mi prevaricación , y coacervas mi iniquidad .
Para siempre serás más fuerte que él , y él se va ; demudarás su rostro , y enviaráslo .
Y RESPONDIÓ Eliphaz Temanita , y dijo :
¿ Disputará con palabras inútiles , y con razones sin provecho ?
Porque tu boca declaró tu iniquidad , pues has escogido el hablar de los astutos .
¿ Naciste tú primero que Adam ? ¿ ó fuiste formado antes que los collados ?
¿ Qué sabes tú que no sepamos ? ¿ qué entiendes que no se halle en nosotros ?
¿ En tan poco tienes las consolaciones de Dios ? ¿ tienes acaso alguna cosa oculta cerca de ti ?
Pues haces frente á Dios con tu espíritu , y sacas tales palabras de tu boca ?
¿ Cuánto menos el hombre abominable y vil , que bebe la iniquidad como agua ?
( Lo que los sabios nos contaron de sus padres , y no lo encubrieron ;
Todos los días del impío , él es atormentado de dolor , y el número de años es escondido al violento .
El no creerá que ha de volver de las tinieblas , y está mirando al cuchillo .
Por cuanto él extendió su mano contra Dios , y se esforzó contra el Todopoderoso ,
Porque cubrió su rostro con su gordura , é hizo pliegues sobre los ijares ;
No enriquecerá , ni será firme su potencia , ni extenderá por la tierra su hermosura .
El será cortado antes de su tiempo , y sus renuevos no reverdecerán .
Porque la sociedad de los hipócritas será asolada , y fuego consumirá las tiendas de soborno .
Y RESPONDIÓ Job , y dijo :
¿ Tendrán fin las palabras ventosas ? ó ¿ qué te animará á responder ?
Si hablo , mi dolor no cesa ; y si dejo de hablar , no se aparta de mí .
Hame entregado Dios al mentiroso , y en las manos de los impíos me hizo estremecer
Yo cosí saco sobre mi piel , y cargué mi cabeza de polvo .
A pesar de no haber iniquidad en mis manos , y de haber sido mi oración pura .
Mas he aquí que en los cielos está mi testigo , y mi testimonio en las alturas .
¡ Ojalá pudiese disputar el hombre con Dios , como con su prójimo !
MI ALIENTO está corrompido , acórtanse mis días , y me está aparejado el sepulcro .
Pon ahora , dame fianza para litigar contigo : ¿ quién tocará ahora mi mano ?
El que denuncia lisonjas á sus prójimos , los ojos de sus hijos desfallezcan .
Y mis ojos se oscurecieron de desabrimiento , y mis pensamientos todos son como sombra .
No obstante , proseguirá el justo su camino , y el limpio de manos aumentará la fuerza .
Pasáronse mis días , fueron arrancados mis pensamientos , los designios de mi corazón .
Si yo espero , el sepulcro es mi casa : haré mi cama en las tinieblas .
¿ Dónde pues estará ahora mi esperanza ? y mi esperanza ¿ quién la verá ?
Y RESPONDIÓ Bildad Suhita , y dijo :
¿ Por qué somos tenidos por bestias , y en vuestros ojos somos viles ?
La luz se oscurecerá en su tienda , y apagaráse sobre él su lámpara .
Porque red será echada en sus pies , y sobre red andará .
Su cuerda está escondida en la tierra , y su torzuelo sobre la senda .
Su fuerza será hambrienta , y á su lado estará aparejado quebrantamiento .
Su confianza será arrancada de su tienda , y harále esto llevar al rey de los espantos .
Abajo se secarán sus raíces , y arriba serán cortadas sus ramas .
De la luz será lanzado á las tinieblas , y echado fuera del mundo .
Sobre su día se espantarán los por venir , como ocupó el pavor á los que fueron antes .
Y RESPONDIÓ Job , y dijo :
Ya me habéis vituperado diez veces : ¿ no os avergonzáis de descomediros delante de mí ?
Mas si vosotros os engrandeciereis contra mí , y adujereis contra mí mi oprobio ,
He aquí yo clamaré agravio , y no seré oído : daré voces , y no habrá juicio .
Hame despojado de mi gloria , y quitado la corona de mi cabeza .
E hizo inflamar contra mí su furor , y contóme para sí entre sus enemigos .
Hizo alejar de mí mis hermanos , y positivamente se extrañaron de mí mis conocidos .
Llamé á mi siervo , y no respondió ; de mi propia boca le suplicaba .
Aun los muchachos me menospreciaron : en levantándome , hablaban contra mí .
Mi cuero y mi carne se pegaron á mis huesos ; y he escapado con la piel de mis dientes .
¿ Por qué me perseguís como Dios , y no os hartáis de mis carnes ?
¡ Que con cincel de hierro y con plomo fuesen en piedra esculpidas para siempre !
Y después de deshecha esta mi piel , aun he de ver en mi carne á Dios ;
Y RESPONDIÓ Sophar Naamathita , y dijo :
La reprensión de mi censura he oído , y háceme responder el espíritu de mi inteligencia .
Que la alegría de los impíos es breve , y el gozo del hipócrita por un momento ?
Con su estiércol perecerá para siempre : los que le hubieren visto , dirán : ¿ Qué es de él ?
Sus hijos pobres andarán rogando ; y sus manos tornarán lo que él robó .
Si el mal se endulzó en su boca , si lo ocultaba debajo de su lengua ;
Su comida se mudará en sus entrañas , hiel de áspides será dentro de él .
Veneno de áspides chupará ; matarálo lengua de víbora .
Por tanto , no sentirá él sosiego en su vientre , ni salvará nada de lo que codiciaba .
Cuando fuere lleno su bastimento , tendrá angustia : las manos todas de los malvados vendrán sobre él .
Los cielos descubrirán su iniquidad , y la tierra se levantará contra él .
Esta es la parte que Dios apareja al hombre impío , y la heredad que Dios le señala por su palabra .
Oid atentamente mi palabra , y sea esto vuestros consuelos .
¿ Hablo yo á algún hombre ? y ¿ por qué no se ha de angustiar mi espíritu ?
Aun yo mismo , cuando me acuerdo , me asombro , y toma temblor mi carne .
Su simiente con ellos , compuesta delante de ellos ; y sus renuevos delante de sus ojos .
Sus vacas conciben , no abortan ; paren sus vacas , y no malogran su cría .
Al son de tamboril y de cítara saltan , y se huelgan al son del órgano .
Dicen pues á Dios : Apártate de nosotros , que no queremos el conocimiento de tus caminos .
He aquí que su bien no está en manos de ellos : el consejo de los impíos lejos esté de mí .
Dios guardará para sus hijos su violencia ; y le dará su pago , para que conozca .
¿ Enseñará alguien á Dios sabiduría , juzgando él á los que están elevados ?
Sus colodras están llenas de leche , y sus huesos serán regados de tuétano .
Igualmente yacerán ellos en el polvo , y gusanos los cubrirán .
Porque decís : ¿ Qué es de la casa del príncipe , y qué de la tienda de las moradas de los impíos ?
Que el malo es reservado para el día de la destrucción ? Presentados serán en el día de las iras .
Porque llevado será él á los sepulcros , y en el montón permanecerá .
Y RESPONDIÓ Eliphaz Temanita , y dijo :
¿ Castigaráte acaso , ó vendrá contigo á juicio porque te teme ?
Porque sacaste prenda á tus hermanos sin causa , é hiciste desnudar las ropas de los desnudos .
Empero el hombre pudiente tuvo la tierra ; y habitó en ella el distinguido .
Por tanto hay lazos alrededor de ti , y te turba espanto repentino ;
¿ No está Dios en la altura de los cielos ? Mira lo encumbrado de las estrellas , cuán elevadas están .
Las nubes son su escondedero , y no ve ; y por el circuito del cielo se pasea .
Los cuales fueron cortados antes de tiempo , cuyo fundamento fué como un río derramado :
Habíales él henchido sus casas de bienes . Sea empero el consejo de ellos lejos de mí .
Fué cortada nuestra sustancia , habiendo consumido el fuego el resto de ellos .
Toma ahora la ley de su boca , y pon sus palabras en tu corazón .
Y tendrás más oro que tierra , y como piedras de arroyos oro de Ophir ;
Porque entonces te deleitarás en el Omnipotente , y alzarás á Dios tu rostro .
Cuando fueren abatidos , dirás tú : Ensalzamiento habrá : y Dios salvará al humilde de ojos .
Y RESPONDIÓ Job , y dijo :
¡ Quién me diera el saber dónde hallar á Dios ! yo iría hasta su silla .
Yo sabría lo que él me respondería , y entendería lo que me dijese .
Allí el justo razonaría con él : y escaparía para siempre de mi juez .
Mas él conoció mi camino : probaráme , y saldré como oro .
Empero si él se determina en una cosa , ¿ quién lo apartará ? Su alma deseó , é hizo .
Por lo cual yo me espanto en su presencia : consideraré , y temerélo .
¿ Por qué no fuí yo cortado delante de las tinieblas , y cubrió con oscuridad mi rostro ?
Traspasan los términos , roban los ganados , y apaciéntanlos .
Hacen apartar del camino á los menesterosos : y todos los pobres de la tierra se esconden .
Al desnudo hacen dormir sin ropa , y que en el frío no tenga cobertura .
Quitan el pecho á los huérfanos , y de sobre el pobre toman la prenda .
De dentro de sus paredes exprimen el aceite , pisan los lagares , y mueren de sed .
El ojo del adúltero está aguardando la noche , diciendo : No me verá nadie : y esconde su rostro .
A la mujer estéril que no paría , afligió ; y á la viuda nunca hizo bien .
Le dieron á crédito , y se afirmó : sus ojos están sobre los caminos de ellos .
Y RESPONDIÓ Bildad Suhita , y dijo :
¿ Tienen sus ejércitos número ? ¿ y sobre quién no está su luz ?
He aquí que ni aun la misma luna será resplandeciente , ni las estrellas son limpias delante de sus ojos :
Y RESPONDIÓ Job , y dijo :
¿ En qué aconsejaste al que no tiene ciencia , y mostraste bien sabiduría ?
Cosas inanimadas son formadas debajo de las aguas , y los habitantes de ellas .
Extiende el aquilón sobre vacío , cuelga la tierra sobre nada .
El restriñe la faz de su trono , y sobre él extiende su nube .
Las columnas del cielo tiemblan , y se espantan de su reprensión .
Su espíritu adornó los cielos ; su mano crió la serpiente tortuosa .
Vive Dios , el cual ha apartado mi causa , y el Omnipotente , que amargó el alma mía ,
Mis labios no hablarán iniquidad , ni mi lengua pronunciará engaño .
Sea como el impío mi enemigo , y como el inicuo mi adversario .
¿ Oirá Dios su clamor cuando la tribulación sobre él viniere ?
Yo os enseñaré en orden á la mano de Dios : no esconderé lo que hay para con el Omnipotente .
Si sus hijos fueren multiplicados , serán para el cuchillo ; y sus pequeños no se hartarán de pan ;
Si amontonare plata como polvo , y si preparare ropa como lodo ;
Edificó su casa como la polilla , y cual cabaña que el guarda hizo .
Asirán de él terrores como aguas : torbellino lo arrebatará de noche .
Dios pues descargará sobre él , y no perdonará : hará él por huir de su mano .
CIERTAMENTE la plata tiene sus veneros , y el oro lugardonde se forma .
De la tierra nace el pan , y debajo de ella estará como convertida en fuego .
Senda que nunca la conoció ave , ni ojo de buitre la vió :
En el pedernal puso su mano , y trastornó los montes de raíz .
Detuvo los ríos en su nacimiento , é hizo salir á luz lo escondido .
No conoce su valor el hombre , ni se halla en la tierra de los vivientes .
No se dará por oro , ni su precio será á peso de plata .
De coral ni de perlas no se hará mención : la sabiduría es mejor que piedras preciosas .
¿ De dónde pues vendrá la sabiduría ? ¿ y dónde está el lugar de la inteligencia ?
El infierno y la muerte dijeron : Su fama hemos oído con nuestros oídos .
Porque él mira hasta los fines de la tierra , y ve debajo de todo el cielo .
Cuando él hizo ley á la lluvia , y camino al relámpago de los truenos ;
Y VOLVIÓ Job á tomar su propósito , y dijo :
Cuando hacía resplandecer su candela sobre mi cabeza , á la luz de la cual yo caminaba en la oscuridad ;
Cuando aun el Omnipotente estaba conmigo , y mis hijos alrededor de mí ;
Cuando salía á la puerta á juicio , y en la plaza hacía preparar mi asiento ,
Los príncipes detenían sus palabras , ponían la mano sobre su boca ;
Cuando los oídos que me oían , me llamaban bienaventurado , y los ojos que me veían , me daban testimonio :
Vestíame de justicia , y ella me vestía como un manto ; y mi toca era juicio .
A los menesterosos era padre ; y de la causa que no entendía , me informaba con diligencia :
Y decía yo : En mi nido moriré , y como arena multiplicaré días .
Mi honra se renovaba en mí , y mi arco se corroboraba en mi mano .
Tras mi palabra no replicaban , y mi razón destilaba sobre ellos .
Si me reía con ellos , no lo creían : y no abatían la luz de mi rostro .
Por causa de la pobreza y del hambre andaban solos ; huían á la soledad , á lugar tenebroso , asolado y desierto .
Eran echados de entre las gentes , y todos les daban grita como al ladrón .
Bramaban entre las matas , y se reunían debajo de las espinas .
Y ahora yo soy su canción , y he sido hecho su refrán .
Porque Dios desató mi cuerda , y me afligió , por eso se desenfrenaron delante de mi rostro .
Vinieron como por portillo ancho , revolviéronse á mi calamidad .
Y ahora mi alma está derramada en mí ; días de aflicción me han aprehendido .
Derribóme en el lodo , y soy semejante al polvo y á la ceniza .
Haste tornado cruel para mí : con la fortaleza de tu mano me amenazas .
Porque yo conozco que me reduces á la muerte ; y á la casa determinada á todo viviente .
¿ No lloré yo al afligido ? Y mi alma ¿ no se entristeció sobre el menesteroso ?
Mis entrañas hierven , y no reposan ; días de aflicción me han sobrecogido .
He venido á ser hermano de los dragones , y compañero de los buhos .
Y hase tornado mi arpa en luto , y mi órgano en voz de lamentadores .
Porque ¿ qué galardón me daría de arriba Dios , y qué heredad el Omnipotente de las alturas ?
¿ No ve él mis caminos , y cuenta todos mis pasos ?
Péseme Dios en balanzas de justicia , y conocerá mi integridad .
Si fué mi corazón engañado acerca de mujer , y si estuve acechando á la puerta de mi prójimo :
Porque es maldad é iniquidad , que han de castigar los jueces .
Si hubiera tenido en poco el derecho de mi siervo y de mi sierva , cuando ellos pleitearan conmigo ,
Si estorbé el contento de los pobres , é hice desfallecer los ojos de la viuda ;
Si he visto que pereciera alguno sin vestido , y al menesteroso sin cobertura ;
Si alcé contra el huérfano mi mano , aunque viese que me ayudarían en la puerta ;
Porque temí el castigo de Dios , contra cuya alteza yo no tendría poder .
Si me alegré de que mi hacienda se multiplicase , y de que mi mano hallase mucho ;
Y mi corazón se engañó en secreto , y mi boca besó mi mano :
( Que ni aun entregué al pecado mi paladar , pidiendo maldición para su alma ; )
El extranjero no tenía fuera la noche ; mis puertas abría al caminante .
Ciertamente yo lo llevaría sobre mi hombro , y me lo ataría en lugar de corona .
Si mi tierra clama contra mí , y lloran todos sus surcos ;
En lugar de trigo me nazcan abrojos , y espinas en lugar de cebada . Acábanse las palabras de Job .
Enojóse asimismo con furor contra sus tres amigos , porque no hallaban qué responder , aunque habían condenado á Job .
Empero viendo Eliú que no había respuesta en la boca de aquellos tres varones , su furor se encendió .
Ciertamente espíritu hay en el hombre , é inspiración del Omnipotente los hace que entiendan .
Por tanto yo dije : Escuchadme ; declararé yo también mi sabiduría .
Porque no digáis : Nosotros hemos hallado sabiduría : lanzólo Dios , no el hombre .
Espantáronse , no respondieron más : fuéronseles los razonamientos .
Por eso yo también responderé mi parte , también yo declararé mi juicio .
De cierto mi vientre está como el vino que no tiene respiradero , y se rompe como odres nuevos .
No haré ahora acepción de personas , ni usaré con hombre de lisonjeros títulos .
POR tanto , Job , oye ahora mis razones , y escucha todas mis palabras .
Mis razones declararán la rectitud de mi corazón , y mis labios proferirán pura sabiduría .
Si pudieres , respóndeme ; dispón tus palabras , está delante de mí .
He aquí que mi terror no te espantará , ni mi mano se agravará sobre ti .
Yo soy limpio y sin defecto ; y soy inocente , y no hay maldad en mí .
Puso mis pies en el cepo , y guardó todas mis sendas .
¿ Por qué tomaste pleito contra él ? Porque él no da cuenta de ninguna de sus razones .
Por sueño de visión nocturna , cuando el sueño cae sobre los hombres , cuando se adormecen sobre el lecho ;
Para quitar al hombre de su obra , y apartar del varón la soberbia .
También sobre su cama es castigado con dolor fuerte en todos sus huesos ,
Su carne desfallece sin verse , y sus huesos , que antes no se veían , aparecen .
Si tuviera cerca de él algún elocuente anunciador muy escogido , que anuncie al hombre su deber ;
Dios redimirá su alma , que no pase al sepulcro , y su vida se verá en luz .
Para apartar su alma del sepulcro , y para iluminarlo con la luz de los vivientes .
Que si tuvieres razones , respóndeme : habla , porque yo te quiero justificar .
ADEMÁS respondió Eliú , y dijo :
Porque el oído prueba las palabras , como el paladar gusta para comer .
Porque Job ha dicho : Yo soy justo , y Dios me ha quitado mi derecho .
¿ Qué hombre hay como Job , que bebe el escarnio como agua ?
Porque ha dicho : De nada servirá al hombre el conformar su voluntad con Dios .
¿ Quién visitó por él la tierra ? ¿ y quién puso en orden todo el mundo ?
Toda carne perecería juntamente , y el hombre se tornaría en polvo .
¿ Enseñorearáse el que aborrece juicio ? ¿ y condenarás tú al que es tan justo ?
Porque sus ojos están sobre los caminos del hombre , y ve todos sus pasos .
No carga pues él al hombre más de lo justo , para que vaya con Dios á juicio .
Por tanto él hará notorias las obras de ellos , cuando los trastornará en la noche , y serán quebrantados .
Por cuanto así se apartaron de él , y no consideraron todos sus caminos ;
De seguro conviene se diga á Dios : Llevado he ya castigo , no más ofenderé :
Los hombres de seso dirán conmigo , y el hombre sabio me oirá :
Deseo yo que Job sea probado ampliamente , á causa de sus respuestas por los hombres inicuos .
Y PROCEDIENDO Eliú en su razonamiento , dijo :
Yo te responderé razones , y á tus compañeros contigo .
Si pecares , ¿ qué habrás hecho contra él ? y si tus rebeliones se multiplicaren , ¿ qué le harás tú ?
Al hombre como tú dañará tu impiedad , y al hijo del hombre aprovechará tu justicia .
Allí clamarán , y él no oirá , por la soberbia de los malos .
Aunque más digas , No lo mirará ; haz juicio delante de él , y en él espera .
Espérame un poco , y enseñarte he ; porque todavía tengo razones en orden á Dios .
Porque de cierto no son mentira mis palabras ; contigo está el que es íntegro en sus conceptos .
No otorgará vida al impío , y á los afligidos dará su derecho .
El les dará á conocer la obra de ellos , y que prevalecieron sus rebeliones .
Si oyeren , y le sirvieren , acabarán sus días en bien , y sus años en deleites .
Empero los hipócritas de corazón lo irritarán más , y no clamarán cuando él los atare .
Al pobre librará de su pobreza , y en la aflicción despertará su oído .
¿ Hará él estima de tus riquezas , ni del oro , ni de todas las fuerzas del poder ?
Guárdate , no tornes á la iniquidad ; pues ésta escogiste más bien que la aflicción .
¿ Quién le ha prescrito su camino ? ¿ y quién le dirá : Iniquidad has hecho ?
Los hombres todos la ven ; mírala el hombre de lejos .
El reduce las gotas de las aguas , al derramarse la lluvia según el vapor ;
¿ Quién podrá tampoco comprender la extensión de las nubes , y el sonido estrepitoso de su pabellón ?
Bien que por esos medios castiga á los pueblos , á la multitud da comida .
Tocante á ella anunciará el trueno , su compañero , que hay acumulación de ira sobre el que se eleva .
Oid atentamente su voz terrible , y el sonido que sale de su boca .
Tronará Dios maravillosamente con su voz ; él hace grandes cosas , que nosotros no entendemos .
La bestia se entrará en su escondrijo , y estaráse en sus moradas .
Por el soplo de Dios se da el hielo , y las anchas aguas son constreñidas .
Unas veces por azote , otras por causa de su tierra , otras por misericordia las hará parecer .
¿ Supiste tú cuándo Dios las ponía en concierto , y hacía levantar la luz de su nube ?
¿ Por qué están calientes tus vestidos cuando se fija el viento del mediodía sobre la tierra ?
Muéstranos qué le hemos de decir ; porque nosotros no podemos componer las ideas á causa de las tinieblas .
Viniendo de la parte del norte la dorada claridad . En Dios hay una majestad terrible .
Y RESPONDIÓ Jehová á Job desde un torbellino , y dijo :
Ahora ciñe como varón tus lomos ; yo te preguntaré , y hazme saber tú .
¿ Quién ordenó sus medidas , si lo sabes ? ¿ ó quién extendió sobre ella cordel ?
Cuando las estrellas todas del alba alababan , y se regocijaban todos los hijos de Dios ?
Y establecí sobre ella mi decreto , y le puse puertas y cerrojo ,
¿ Has tú mandado á la mañana en tus días ? ¿ has mostrado al alba su lugar ,
Trasmúdase como lodo bajo de sello , y viene á estar como con vestidura :
¿ Has entrado tú hasta los profundos de la mar , y has andado escudriñando el abismo ?
¿ Has tú considerado hasta las anchuras de la tierra ? Declara si sabes todo esto .
¿ Si llevarás tú ambas cosas á sus términos , y entenderás las sendas de su casa ?
¿ Has tú entrado en los tesoros de la nieve , ó has visto los tesoros del granizo ,
¿ Por qué camino se reparte la luz , y se esparce el viento solano sobre la tierra ?
Haciendo llover sobre la tierra deshabitada , sobre el desierto , donde no hay hombre ,
¿ Tiene la lluvia padre ? ¿ ó quién engendró las gotas del rocío ?
Las aguas se endurecen á manera de piedra , y congélase la haz del abismo .
¿ Sacarás tú á su tiempo los signos de los cielos , ó guiarás el Arcturo con sus hijos ?
¿ Alzarás tú á las nubes tu voz , para que te cubra muchedumbre de aguas ?
¿ Quién puso la sabiduría en el interior ? ¿ ó quién dió al entendimiento la inteligencia ?
Cuando el polvo se ha convertido en dureza , y los terrones se han pegado unos con otros ?
¿ Sabes tú el tiempo en que paren las cabras monteses ? ¿ ó miraste tú las ciervas cuando están pariendo ?
Encórvanse , hacen salir sus hijos , pasan sus dolores .
¿ Quién echó libre al asno montés , y quién soltó sus ataduras ?
Búrlase de la multitud de la ciudad : no oye las voces del arriero .
¿ Querrá el unicornio servirte á ti , ni quedar á tu pesebre ?
¿ Confiarás tú en él , por ser grande su fortaleza , y le fiarás tu labor ?
¿ Diste tú hermosas alas al pavo real , ó alas y plumas al avestruz ?
Y olvídase de que los pisará el pie , y que los quebrará bestia del campo .
Porque le privó Dios de sabiduría , y no le dió inteligencia .
¿ Diste tú al caballo la fortaleza ? ¿ vestiste tú su cerviz de relincho ?
Escarba la tierra , alégrase en su fuerza , sale al encuentro de las armas :
Y él con ímpetu y furor escarba la tierra , sin importarle el sonido de la bocina ;
ENTONCES respondió Jehová á Job desde la oscuridad , y dijo :
¿ Invalidarás tú también mi juicio ? ¿ me condenarás á mí , para justificarte á ti ?
Atavíate ahora de majestad y de alteza : y vístete de honra y de hermosura .
Mira á todo soberbio , y humíllalo , y quebranta á los impíos en su asiento .
Y yo también te confesaré que podrá salvarte tu diestra .
He aquí ahora que su fuerza está en sus lomos , y su fortaleza en el ombligo de su vientre .
Sus huesos son fuertes como bronce , y sus miembros como barras de hierro .
Echaráse debajo de las sombras , en lo oculto de las cañas , y de los lugares húmedos .
He aquí que él tomará el río sin inmutarse : y confíase que el Jordán pasará por su boca .
¿ Pondrás tú garfio en sus narices , y horadarás con espinas su quijada ?
¿ Hará concierto contigo para que lo tomes por siervo perpetuo ?
¿ Harán de él banquete los compañeros ? ¿ partiránlo entre los mercaderes ?
Pon tu mano sobre él ; te acordarás de la batalla , y nunca más tornarás .
Nadie hay tan osado que lo despierte : ¿ quién pues podrá estar delante de mí ?
Yo no callaré sus miembros , ni lo de sus fuerzas y la gracia de su disposición .
¿ Quién abrirá las puertas de su rostro ? Los órdenes de sus dientes espantan .
El uno se junta con el otro , que viento no entra entre ellos .
Con sus estornudos encienden lumbre , y sus ojos son como los párpados del alba .
De sus narices sale humo , como de una olla ó caldero que hierve .
En su cerviz mora la fortaleza , y espárcese el desaliento delante de él .
Su corazón es firme como una piedra , y fuerte como la muela de abajo .
Cuando alguno lo alcanzare , ni espada , ni lanza , ni dardo , ni coselete durará .
Saeta no le hace huir ; las piedras de honda se le tornan aristas .
Por debajo tiene agudas conchas ; Imprime su agudez en el suelo .
En pos de sí hace resplandecer la senda , que parece que la mar es cana .
Menosprecia toda cosa alta : es rey sobre todos los soberbios .
Yo conozco que todo lo puedes , y que no hay pensamiento que se esconda de ti .
De oídas te había oído ; mas ahora mis ojos te ven .
Y tuvo siete hijos y tres hijas .
Antes en la ley de Jehová está su delicia , y en su ley medita de día y de noche .
Por tanto no se levantarán los malos en el juicio , ni los pecadores en la congregación de los justos .
¿ POR qué se amotinan las gentes , y los pueblos piensan vanidad ?
El que mora en los cielos se reirá ; el Señor se burlará de ellos .
Yo empero he puesto mi rey sobre Sión , monte de mi santidad .
Y ahora , reyes , entended : admitid corrección , jueces de la tierra .
Muchos dicen de mi vida : No hay para él salud en Dios . ( Selah . )
Con mi voz clamé á Jehová , y él me respondió desde el monte de su santidad . ( Selah . )
No temeré de diez millares de pueblos , que pusieren cerco contra mí .
Temblad , y no pequéis : conversad en vuestro corazón sobre vuestra cama , y desistid . ( Selah . )
En paz me acostaré , y asimismo dormiré ; porque solo tú , Jehová , me harás estar confiado .
Está atento á la voz de mi clamor , Rey mío y Dios mío , porque á ti oraré .
No estarán los insensatos delante de tus ojos : aborreces á todos los que obran iniquidad .
Guíame , Jehová , en tu justicia á causa de mis enemigos ; endereza delante de mí tu camino .
Ten misericordia de mí , oh Jehová , porque yo estoy debilitado : sáname , oh Jehová , porque mis huesos están conmovidos .
Vuelve , oh Jehová , libra mi alma ; sálvame por tu misericordia .
Mis ojos están carcomidos de descontento ; hanse envejecido á causa de todos mis angustiadores .
Jehová ha oído mi ruego ; ha recibido Jehová mi oración .
No sea que arrebate mi alma , cual león que despedaza , sin que haya quien libre .
Y te rodeará concurso de pueblo ; por cuyo amor vuélvete luego á levantar en alto .
Dios es el que juzga al justo : y Dios está airado todos los días contra el impío .
Asimismo ha aparejado para él armas de muerte ; ha labrado sus saetas para los que persiguen .
Pozo ha cavado , y ahondádolo ; y en la fosa que hizo caerá .
Cuando veo tus cielos , obra de tus dedos , la luna y las estrellas que tú formaste :
Pues le has hecho poco menor que los ángeles , y coronástelo de gloria y de lustre .
Ovejas , y bueyes , todo ello ; y asimismo las bestias del campo ;
Oh Jehová , Señor nuestro , ¡ cuán grande es tu nombre en toda la tierra !
Por haber sido mis enemigos vueltos atrás : caerán y perecerán delante de ti .
Reprendiste gentes , destruiste al malo , raíste el nombre de ellos para siempre jamás .
Y él juzgará el mundo con justicia ; y juzgará los pueblos con rectitud .
Cantad á Jehová , que habita en Sión : noticiad en los pueblos sus obras .
Los malos serán trasladados al infierno , todas las gentes que se olvidan de Dios .
Levántate , oh Jehová ; no se fortalezca el hombre ; sean juzgadas las gentes delante de ti .
¿ POR qué estás lejos , oh Jehová , y te escondes en el tiempo de la tribulación ?
Por cuanto se alaba el malo del deseo de su alma , y bendice al codicioso , á quien Jehová aborrece .
Dice en su corazón : No seré movido en ningún tiempo , ni jamás me alcanzará el infortunio .
Encógese , agáchase , y caen en sus fuerzas muchos desdichados .
Levántate , oh Jehová Dios , alza tu mano , no te olvides de los pobres .
Quebranta el brazo del malo : del maligno buscarás su maldad , hasta que ninguna halles .
Al Músico principal : Salmo de David . EN Jehová he confiado ; ¿ cómo decís á mi alma : Escapa al monte cual ave ?
Jehová prueba al justo ; empero al malo y al que ama la violencia , su alma aborrece .
Mentira habla cada uno con su prójimo ; con labios lisonjeros , con corazón doble hablan .
Que dijeron : Por nuestra lengua prevaleceremos ; nuestros labios están con nosotros : ¿ quién nos es señor ?
Tú , Jehová , los guardarás ; guárdalos para siempre de aquesta generación .
Al Músico principal : Salmo de David . ¿ HASTA cuándo , Jehová ? ¿ me olvidarás para siempre ? ¿ hasta cuándo esconderás tu rostro de mí ?
Porque no diga mi enemigo , Vencílo : mis enemigos se alegrarán , si yo resbalare .
Cantaré á Jehová , porque me ha hecho bien .
Allí temblaron de espanto ; porque Dios está con la nación de los justos .
Salmo de David . JEHOVÁ , ¿ quién habitará en tu tabernáculo ? ¿ quién residirá en el monte de tu santidad ?
Michtham de David . GUÁRDAME , oh Dios , porque en ti he confiado .
Sinoá los santos que están en la tierra , y á los íntegros : toda mi afición en ellos .
Las cuerdas me cayeron en lugares deleitosos , y es hermosa la heredad que me ha tocado .
A Jehová he puesto siempre delante de mí : porque está á mi diestra no seré conmovido .
Porque no dejarás mi alma en el sepulcro ; ni permitirás que tu santo vea corrupción .
Sustenta mis pasos en tus caminos , porque mis pies no resbalen .
De delante de los malos que me oprimen , de mis enemigos que me cercan por la vida .
Nuestros pasos nos han cercado ahora : puestos tienen sus ojos para echarnos por tierra .
Yo en justicia veré tu rostro : seré saciado cuando despertare á tu semejanza .
Cercáronme dolores de muerte , y torrentes de perversidad me atemorizaron .
Y bajó los cielos , y descendió ; y oscuridad debajo de sus pies .
Puso tinieblas por escondedero suyo , su pabellón en derredor de sí ; oscuridad de aguas , nubes de los cielos .
Y tronó en los cielos Jehová , y el Altísimo dió su voz ; granizo y carbones de fuego .
Envió desde lo alto ; tomóme , sacóme de las muchas aguas .
Asaltáronme en el día de mi quebranto : mas Jehová fué mi apoyo .
Hame pagado Jehová conforme á mi justicia : conforme á la limpieza de mis manos me ha vuelto .
Pues todos sus juicios estuvieron delante de mí , y no eché de mí sus estatutos .
Pagóme pues Jehová conforme á mi justicia ; conforme á la limpieza de mis manos delante de sus ojos .
Limpio te mostrarás para con el limpio , y severo serás para con el perverso .
Tú pues alumbrarás mi lámpara : Jehová mi Dios alumbrará mis tinieblas .
Porque ¿ qué Dios hay fuera de Jehová ? ¿ y qué fuerte fuera de nuestro Dios ?
Quien pone mis pies como pies de ciervas , é hízome estar sobre mis alturas ;
Ensanchaste mis pasos debajo de mí , y no titubearon mis rodillas .
Helos herido , y no podrán levantarse : cayeron debajo de mis pies .
Clamaron , y no hubo quien salvase : aun á Jehová , mas no los oyó .
Los extraños flaquearon , y tuvieron miedo desde sus encerramientos .
El Dios que me da las venganzas , y sujetó pueblos á mí .
El un día emite palabra al otro día , y la una noche á la otra noche declara sabiduría .
Y él , como un novio que sale de su tálamo , alégrase cual gigante para correr el camino .
El temor de Jehová , limpio , que permanece para siempre ; los juicios de Jehová son verdad , todos justos .
Los errores , ¿ quién los entenderá ? Líbrame de los que me son ocultos .
Envíete ayuda desde el santuario , y desde Sión te sostenga .
Déte conforme á tu corazón , y cumpla todo tu consejo .
Ellos arrodillaron , y cayeron ; mas nosotros nos levantamos , y nos enhestamos .
El deseo de su corazón le diste , y no le negaste lo que sus labios pronunciaron . ( Selah . )
Vida te demandó , y dístele largura de días por siglos y siglos .
Porque lo has bendecido para siempre ; llenástelo de alegría con tu rostro .
Alcanzará tu mano á todos tus enemigos ; tu diestra alcanzará á los que te aborrecen .
Porque trazaron el mal contra ti : fraguaron maquinaciones , mas no prevalecerán .
Tú empero eres santo , tú que habitas entre las alabanzas de Israel .
Clamaron á ti , y fueron librados : esperaron en ti , y no se avergonzaron .
Todos los que me ven , escarnecen de mí ; estiran los labios , menean la cabeza , diciendo :
Sobre ti fuí echado desde la matriz : desde el vientre de mi madre , tú eres mi Dios .
Hanme rodeado muchos toros ; fuertes toros de Basán me han cercado .
Porque perros me han rodeado , hame cercado cuadrilla de malignos : horadaron mis manos y mis pies .
Partieron entre sí mis vestidos , y sobre mi ropa echaron suertes .
Libra de la espada mi alma ; del poder del perro mi única .
Anunciaré tu nombre á mis hermanos : en medio de la congregación te alabaré .
Porque de Jehová es el reino ; y él se enseñoreará de las gentes .
Vendrán , y anunciarán al pueblo que naciere , su justicia que él hizo .
En lugares de delicados pastos me hará yacer : junto á aguas de reposo me pastoreará .
Salmo de David . DE Jehová es la tierra y su plenitud ; el mundo , y los que en él habitan .
¿ Quién subirá al monte de Jehová ? ¿ y quién estará en el lugar de su santidad ?
Tal es la generación de los que le buscan , de los que buscan tu rostro , oh Dios de Jacob . ( Selah . )
¿ Quién es este Rey de gloria ? Jehová de los ejércitos , él es el Rey de la gloria . ( Selah . )
Dios mío , en ti confío ; no sea yo avergonzado , no se alegren de mí mis enemigos .
Muéstrame , oh Jehová , tus caminos ; enséñame tus sendas .
Bueno y recto es Jehová : por tanto él enseñará á los pecadores el camino .
Todas las sendas de Jehová son misericordia y verdad , para los que guardan su pacto y sus testimonios .
¿ Quién es el hombre que teme á Jehová ? El le enseñará el camino que ha de escoger .
El secreto de Jehová es para los que le temen ; y á ellos hará conocer su alianza .
Mírame , y ten misericordia de mí ; porque estoy solo y afligido .
Mira mi aflicción y mi trabajo : y perdona todos mis pecados .
Guarda mi alma , y líbrame : no sea yo avergonzado , porque en ti confié .
Redime , oh Dios , á Israel de todas sus angustias .
Porque tu misericordia está delante de mis ojos , y en tu verdad ando .
Aborrecí la reunión de los malignos , y con los impíos nunca me senté .
Para exclamar con voz de acción de gracias , y para contar todas tus maravillas .
No juntes con los pecadores mi alma , ni con los hombres de sangres mi vida :
Yo empero andaré en mi integridad : redímeme , y ten misericordia de mí .
Oye , oh Jehová , mi voz con que á ti clamo ; y ten misericordia de mí , respóndeme .
Aunque mi padre y mi madre me dejaran , Jehová con todo me recogerá .
Hubiera yo desmayado , si no creyese que tengo de ver la bondad de Jehová en la tierra de los vivientes .
Bendito Jehová , que oyó la voz de mis ruegos .
Salva á tu pueblo , y bendice á tu heredad ; y pastoréalos y ensálzalos para siempre .
Dad á Jehová la gloria debida á su nombre : humillaos á Jehová en el glorioso santuario .
Voz de Jehová con potencia ; voz de Jehová con gloria .
E hízolos saltar como becerros ; al Líbano y al Sirión como hijos de unicornios .
Voz de Jehová que hará temblar el desierto ; hará temblar Jehová el desierto de Cades .
Jehová dará fortaleza á su pueblo : Jehová bendecirá á su pueblo en paz .
Cantad á Jehová , vosotros sus santos , y celebrad la memoria de su santidad .
A ti , oh Jehová , clamaré ; y al Señor suplicaré .
Has tornado mi endecha en baile ; desataste mi saco , y ceñísteme de alegría .
Me sacarás de la red que han escondido para mí ; porque tú eres mi fortaleza .
Aborrecí á los que esperan en vanidades ilusorias ; mas yo en Jehová he esperado .
Mas yo en ti confié , oh Jehová : yo dije : Dios mío eres tú .
Haz resplandecer tu rostro sobre tu siervo : sálvame por tu misericordia .
Bendito Jehová , porque ha hecho maravillosa su misericordia para conmigo en ciudad fuerte .
Esforzaos todos vosotros los que esperáis en Jehová , y tome vuestro corazón aliento .
Bienaventurado el hombre á quien no imputa Jehová la iniquidad , y en cuyo espíritu no hay superchería .
Porque de día y de noche se agravó sobre mí tu mano ; volvióse mi verdor en sequedades de estío . ( Selah . )
Alegraos en Jehová , y gozaos , justos : y cantad todos vosotros los rectos de corazón .
Celebrad á Jehová con arpa : cantadle con salterio y decacordio .
Porque recta es la palabra de Jehová , y toda su obra con verdadhecha .
El junta como en un montón las aguas de la mar : él pone en depósitos los abismos .
Porque él dijo , y fué hecho ; él mandó , y existió .
El consejo de Jehová permanecerá para siempre ; los pensamientos de su corazón por todas las generaciones .
Desde los cielos miró Jehová ; vió á todos los hijos de los hombres :
El formó el corazón de todos ellos ; él considera todas sus obras .
Vanidad es el caballo para salvarse : por la grandeza de su fuerza no librará .
Para librar sus almas de la muerte , y para darles vida en el hambre .
Por tanto en él se alegrará nuestro corazón , porque en su santo nombre hemos confiado .
En Jehová se gloriará mi alma : oiránlo los mansos , y se alegrarán .
Busqué á Jehová , y él me oyó , y libróme de todos mis temores .
Este pobre clamó , y oyóle Jehová , y librólo de todas sus angustias .
Gustad , y ved que es bueno Jehová : dichoso el hombre que confiará en él .
Los leoncillos necesitaron , y tuvieron hambre ; pero los que buscan á Jehová , no tendrán falta de ningún bien .
¿ Quién es el hombre que desea vida , que codicia días para ver bien ?
Apártate del mal , y haz el bien ; busca la paz , y síguela .
Clamaron los justos , y Jehová oyó , y librólos de todas sus angustias .
El guarda todos sus huesos ; ni uno de ellos será quebrantado .
Jehová redime el alma de sus siervos ; y no serán asolados cuantos en él confían .
Echa mano al escudo y al pavés , y levántate en mi ayuda .
Sea su camino oscuridad y resbaladeros ; y el ángel de Jehová los persiga .
Levantáronse testigos falsos ; demandáronme lo que no sabía ;
Con los lisonjeros escarnecedores truhanes , crujiendo sobre mí sus dientes .
Te confesaré en grande congregación ; te alabaré entre numeroso pueblo .
Y ensancharon sobre mí su boca ; dijeron : ¡ Ea , ea , nuestros ojos lo han visto !
Muévete y despierta para mi juicio , para mi causa , Dios mío y Señor mío .
Y mi lengua hablará de tu justicia , y de tu loor todo el día .
Las palabras de su boca son iniquidad y fraude ; no quiso entender para bien hacer .
Jehová , hasta los cielos es tu misericordia ; tu verdad hasta las nubes .
Porque contigo está el manantial de la vida : en tu luz veremos la luz .
No venga contra mí pie de soberbia ; y mano de impíos no me mueva .
Salmo de David . NO te impacientes á causa de los malignos , ni tengas envidia de los que hacen iniquidad .
Espera en Jehová , y haz bien ; vivirás en la tierra , y en verdad serás alimentado .
Encomienda á Jehová tu camino , y espera en él ; y él hará .
Déjate de la ira , y depón el enojo : no te excites en manera alguna á hacer lo malo .
Pero los mansos heredarán la tierra , y se recrearán con abundancia de paz .
El Señor se reirá de él ; porque ve que viene su día .
Mejor es lo poco del justo , que las riquezas de muchos pecadores .
Conoce Jehová los días de los perfectos : y la heredad de ellos será para siempre .
El impío toma prestado , y no paga ; mas el justo tiene misericordia , y da .
Cuando cayere , no quedará postrado ; porque Jehová sostiene su mano .
Apártate del mal , y haz el bien , y vivirás para siempre .
La boca del justo hablará sabiduría ; y su lengua proferirá juicio .
Acecha el impío al justo , y procura matarlo .
Vi yo al impío sumamente ensalzado , y que se extendía como un laurel verde .
Considera al íntegro , y mira al justo : que la postrimería de cada uno de ellos es paz .
Pero la salvación de los justos es de Jehová , y él es su fortaleza en el tiempo de angustia .
Porque tus saetas descendieron á mí , y sobre mí ha caído tu mano .
Pudriéronse , corrompiéronse mis llagas , á causa de mi locura .
Porque mis lomos están llenos de irritación , y no hay sanidad en mi carne .
Señor , delante de ti están todos mis deseos ; y mi suspiro no te es oculto .
Mis amigos y mis compañeros se quitaron de delante de mi plaga ; y mis cercanos se pusieron lejos .
Fuí pues como un hombre que no oye , y que en su boca no tiene reprensiones .
Empero yo estoy á pique de claudicar , y mi dolor está delante de mí continuamente .
Porque mis enemigos están vivos y fuertes : y hanse aumentado los que me aborrecen sin causa :
No me desampares , oh Jehová : Dios mío , no te alejes de mí .
Enmudecí con silencio , calléme aun respecto de lo bueno : y excitóse mi dolor .
Y ahora , Señor , ¿ qué esperaré ? Mi esperanza en ti está .
Enmudecí , no abrí mi boca ; porque tú lo hiciste .
Déjame , y tomaré fuerzas , antes que vaya y perezca .
Entonces dije : He aquí , vengo ; en el envoltorio del libro está escrito de mí :
Anunciado he justicia en grande congregación : he aquí no detuve mis labios , Jehová , tú lo sabes .
Quieras , oh Jehová , librarme ; Jehová , apresúrate á socorrerme .
Al Músico principal : Salmo de David . BIENAVENTURADO el que piensa en el pobre : en el día malo lo librará Jehová .
Yo dije : Jehová , ten misericordia de mí ; sana mi alma , porque contra ti he pecado .
Reunidos murmuraban contra mí todos los que me aborrecían : contra mí pensaban mal , diciendo de mí :
Mas tú , Jehová , ten misericordia de mí , y hazme levantar , y daréles el pago .
En cuanto á mí , en mi integridad me has sustentado , y me has hecho estar delante de ti para siempre .
Mi alma tiene sed de Dios , del Dios vivo : ¡ cuándo vendré , y pareceré delante de Dios !
Tú , oh Dios , eres mi rey : manda saludes á Jacob .
Pues tú nos has guardado de nuestros enemigos , y has avergonzado á los que nos aborrecían .
Empero nos has desechado , y nos has hecho avergonzar ; y no sales en nuestros ejércitos .
Pusístenos como á ovejas para comida , y esparcístenos entre las gentes .
Pusístenos por vergüenza á nuestros vecinos , por escarnio y por burla á los que nos rodean .
Cada día mi vergüenza está delante de mí , y cúbreme la confusión de mi rostro ,
Todo esto nos ha venido , y no nos hemos olvidado de ti ; y no hemos faltado á tu pacto .
Cuando nos quebrantaste en el lugar de los dragones , y nos cubriste con sombra de muerte ,
¿ No demandaría Dios esto ? porque él conoce los secretos del corazón .
Despierta ; ¿ por qué duermes , Señor ? Despierta , no te alejes para siempre .
Porque nuestra alma está agobiada hasta el polvo : nuestro vientre está pegado con la tierra .
Cíñete tu espada sobre el muslo , oh valiente , con tu gloria y con tu majestad .
Tu trono , oh Dios , eterno y para siempre : vara de justicia la vara de tu reino .
Oye , hija , y mira , é inclina tu oído ; y olvida tu pueblo , y la casa de tu padre ;
Toda ilustre es de dentro la hija del rey : de brocado de oro es su vestido .
En lugar de tus padres serán tus hijos , á quienes harás príncipes en toda la tierra .
Dios está en medio de ella ; no será conmovida : Dios la ayudará al clarear la mañana .
Jehová de los ejércitos es con nosotros ; nuestro refugio es el Dios de Jacob . ( Selah . )
Jehová de los ejércitos es con nosotros ; nuestro refugio es el Dios de Jacob . ( Selah . )
El sujetará á los pueblos debajo de nosotros , y á las gentes debajo de nuestros pies .
Subió Dios con júbilo , Jehová con sonido de trompeta .
Porque Dios es el Rey de toda la tierra : cantad con inteligencia .
Dios en sus palacios es conocido por refugio .
Y viéndola ellos así , maravilláronse , se turbaron , diéronse priesaá huir .
Con viento solano quiebras tú las naves de Tharsis .
Alegraráse el monte de Sión ; se gozarán las hijas de Judá por tus juicios .
Poned vuestro corazón á su antemuro , mirad sus palacios ; para que lo contéis á la generación venidera .
Al Músico principal : Salmo para los hijos de Coré . OID esto , pueblos todos ; escuchad , habitadores todos del mundo :
Mi boca hablará sabiduría ; y el pensamiento de mi corazón inteligencia .
¿ Por qué he de temer en los días de adversidad , cuando la iniquidad de mis insidiadores me cercare ?
Ninguno de ellos podrá en manera alguna redimir al hermano , ni dar á Dios su rescate .
Que viva adelante para siempre , y nunca vea la sepultura .
Este su camino es su locura : con todo , corren sus descendientes por el dicho de ellos . ( Selah . )
No temas cuando se enriquece alguno , cuando aumenta la gloria de su casa ;
Si bien mientras viviere , dirá dichosa á su alma : y tú serás loado cuando bien te tratares .
El hombre en honra que no entiende , semejante es á las bestias que perecen .
Convocará á los cielos de arriba , y á la tierra , para juzgar á su pueblo .
Y denunciarán los cielos su justicia ; porque Dios es el juez . ( Selah . )
No tomaré de tu casa becerros , ni machos cabríos de tus apriscos .
Conozco todas las aves de los montes , y en mi poder están las fieras del campo .
¿ Tengo de comer yo carne de toros , ó de beber sangre de machos cabríos ?
E invócame en el día de la angustia : te libraré , y tú me honrarás .
Si veías al ladrón , tú corrías con él ; y con los adúlteros era tu parte .
Tomabas asiento , y hablabas contra tu hermano ; contra el hijo de tu madre ponías infamia .
El que sacrifica alabanza me honrará : y al que ordenare su camino , le mostraré la salud de Dios .
Porque yo reconozco mis rebeliones ; y mi pecado está siempre delante de mí .
He aquí , tú amas la verdad en lo íntimo : y en lo secreto me has hecho comprender sabiduría .
Hazme oir gozo y alegría ; y se recrearán los huesos que has abatido .
Crea en mí , oh Dios , un corazón limpio ; y renueva un espíritu recto dentro de mí .
Vuélveme el gozo de tu salud ; y el espíritu libre me sustente .
Líbrame de homicidios , oh Dios , Dios de mi salud : cantará mi lengua tu justicia .
Porque no quieres tú sacrificio , que yo daría ; no quieres holocausto .
Haz bien con tu benevolencia á Sión : edifica los muros de Jerusalem .
Amaste el mal más que el bien ; la mentira más que hablar justicia . ( Selah . )
Y verán los justos , y temerán ; y reiránse de él , diciendo :
He aquí , Dios es el que me ayuda ; el Señor es con los que sostienen mi vida .
Voluntariamente sacrificaré á ti ; alabaré tu nombre , oh Jehová , porque es bueno .
Al Músico principal : en Neginoth : Masquil de David . ESCUCHA , oh Dios , mi oración , y no te escondas de mi súplica .
Mi corazón está doloroso dentro de mí , y terrores de muerte sobre mí han caído .
Ciertamente huiría lejos : moraría en el desierto . ( Selah . )
Deshace , oh Señor , divide la lengua de ellos ; porque he visto violencia y rencilla en la ciudad .
Mas tú , hombre , al parecer íntimo mío , mi guía , y mi familiar :
Yo á Dios clamaré ; y Jehová me salvará .
El ha redimido en paz mi alma de la guerra contra mí ; pues fueron contra mí muchos .
Echa sobre Jehová tu carga , y él te sustentará ; no dejará para siempre caído al justo .
En el día que temo , yo en ti confío .
Reúnense , escóndense , miran ellos atentamente mis pasos , esperando mi vida .
Mis huídas has tú contado : pon mis lágrimas en tu redoma : ¿ no están ellas en tu libro ?
En Dios alabaré su palabra ; en Jehová alabaré su palabra .
Sobre mí , oh Dios , están tus votos : te tributaré alabanzas .
Ensálzate sobre los cielos , oh Dios ; sobre toda la tierra tu gloria .
Despierta , oh gloria mía ; despierta , salterio y arpa : levantaréme de mañana .
Porque grande es hasta los cielos tu misericordia , y hasta las nubes tu verdad .
Antes con el corazón obráis iniquidades : hacéis pesar la violencia de vuestras manos en la tierra .
Veneno tienen semejante al veneno de la serpiente : son como áspide sordo que cierra su oído ;
Oh Dios , quiebra sus dientes en sus bocas : quiebra , oh Jehová , las muelas de los leoncillos .
Líbrame de los que obran iniquidad , y sálvame de hombres sanguinarios .
Volveránse á la tarde , ladrarán como perros , y rodearán la ciudad .
Mas tú , Jehová , te reirás de ellos , te burlarás de todas las gentes .
El Dios de mi misericordia me prevendrá : Dios me hará ver en mis enemigos mi deseo .
Anden ellos errantes para hallar qué comer : y si no se saciaren , murmuren .
Hiciste temblar la tierra , abrístela : sana sus quiebras , porque titubea .
Has dado á los que te temen bandera que alcen por la verdad . ( Selah . )
Dios pronunció por su santuario ; yo me alegraré ; partiré á Sichêm , y mediré el valle de Succoth .
Moab , la vasija de mi lavatorio ; sobre Edom echaré mi zapato : haz júbilo sobre mí , oh Palestina .
Danos socorro contra el enemigo , que vana es la salud de los hombres .
Al Músico principal : sobre Neginoth : Salmo de David . OYE , oh Dios , mi clamor ; á mi oración atiende .
Yo habitaré en tu tabernáculo para siempre : estaré seguro bajo la cubierta de tus alas .
Días sobre días añadirás al rey : sus años serán como generación y generación .
Así cantaré tu nombre para siempre , pagando mis votos cada día .
El solamente es mi fuerte , y mi salud ; es mi refugio , no resbalaré mucho .
El solamente es mi fuerte y mí salud : es mi refugio , no resbalaré .
Una vez habló Dios ; dos veces he oído esto : Que de Dios es la fortaleza .
Para ver tu fortaleza y tu gloria , así como te he mirado en el santuario .
Así te bendeciré en mi vida : en tu nombre alzaré mis manos .
Cuando me acordaré de ti en mi lecho , cuando meditaré de ti en las velas de la noche .
Está mi alma apegada á ti : tu diestra me ha sostenido .
Destruiránlos á filo de espada ; serán porción de las zorras .
Que amolaron su lengua como cuchillo , y armaron por su saeta palabra amarga ;
Obstinados en su inicuo designio , tratan de esconder los lazos , y dicen : ¿ Quién los ha de ver ?
Y harán caer sobre sí sus mismas lenguas : se espantarán todos los que los vieren .
Tú oyes la oración : á ti vendrá toda carne .
Tú , el que afirma los montes con su potencia , ceñido de valentía :
Tú coronas el año de tus bienes ; y tus nubes destilan grosura .
Al Músico principal : Cántico : Salmo . ACLAMAD á Dios con alegría , toda la tierra :
Toda la tierra te adorará , y cantará á ti ; cantarán á tu nombre . ( Selah . )
Volvió la mar en seco ; por el río pasaron á pie ; allí en él nos alegramos .
Bendecid , pueblos , á nuestro Dios , y haced oir la voz de su alabanza .
Porque tú nos probaste , oh Dios : ensayástenos como se afina la plata .
Entraré en tu casa con holocaustos : te pagaré mis votos ,
Venid , oid todos los que teméis á Dios , y contaré lo que ha hecho á mi alma .
Si en mi corazón hubiese yo mirado á la iniquidad , el Señor no me oyera .
Bendito Dios , que no echó de sí mi oración , ni de mí su misericordia .
Alábente los pueblos , oh Dios ; alábente los pueblos todos .
La tierra dará su fruto : nos bendecirá Dios , el Dios nuestro .
Mas los justos se alegrarán : gozarse han delante de Dios , y saltarán de alegría .
Oh Dios , cuando tú saliste delante de tu pueblo , cuando anduviste por el desierto , ( Selah , )
Los que son de tu grey han morado en ella : por tu bondad , oh Dios , has provisto al pobre .
Huyeron , huyeron reyes de ejércitos ; y las que se quedaban en casa partían los despojos .
Monte de Dios es el monte de Basán ; monte alto el de Basán .
Dios , nuestro Dios ha de salvarnos ; y de Dios Jehová es el librar de la muerte .
Los cantores iban delante , los tañedores detrás ; en medio , las doncellas con adufes .
Tu Dios ha ordenado tu fuerza ; confirma , oh Dios , lo que has obrado en nosotros .
Vendrán príncipes de Egipto ; Etiopía apresurará sus manos á Dios .
Atribuid fortaleza á Dios : sobre Israel es su magnificencia , y su poder está en los cielos .
Cansado estoy de llamar ; mi garganta se ha enronquecido ; han desfallecido mis ojos esperando á mi Dios .
Porque por amor de ti he sufrido afrenta ; confusión ha cubierto mi rostro .
Y lloré afligiendo con ayuno mi alma ; y esto me ha sido por afrenta .
Oyeme , Jehová , porque apacible es tu misericordia ; mírame conforme á la multitud de tus miseraciones .
Acércate á mi alma , redímela : líbrame á causa de mis enemigos .
Pusiéronme además hiel por comida , y en mi sed me dieron á beber vinagre .
Derrama sobre ellos tu ira , y el furor de tu enojo los alcance .
Porque persiguieron al que tú heriste ; y cuentan del dolor de los que tú llagaste .
Sean raídos del libro de los vivientes , y no sean escritos con los justos .
Alabaré yo el nombre de Dios con cántico , ensalzarélo con alabanza .
Veránlo los humildes , y se gozarán ; buscad á Dios , y vivirá vuestro corazón .
Alábenlo los cielos y la tierra , los mares , y todo lo que se mueve en ellos .
Al Músico principal : Salmo de David , para conmemorar . OH Dios , acude á librarme ; apresúrate , oh Dios , á socorrerme .
EN ti , oh Jehová , he esperado ; no sea yo confuso para siempre .
Porque tú , oh Señor Jehová , eres mi esperanza : seguridad mía desde mi juventud .
Sea llena mi boca de tu alabanza , de tu gloria todo el día .
Porque mis enemigos han tratado de mí ; y los que acechan mi alma , consultaron juntamente ,
Oh Dios , no te alejes de mí : Dios mío , acude presto á mi socorro .
Mi boca publicará tu justicia y tu salud todo el día , aunque no sé el número de ellas .
Y tu justicia , oh Dios , hasta lo excelso ; porque has hecho grandes cosas : oh Dios , ¿ quién como tú ?
Mis labios cantarán cuando á ti salmeare , y mi alma , á la cual redimiste .
El juzgará tu pueblo con justicia , y tus afligidos con juicio .
Temerte han mientras duren el sol y la luna , por generación de generaciones .
Florecerá en sus días justicia , y muchedumbre de paz , hasta que no haya luna .
Delante de él se postrarán los Etiopes ; y sus enemigos lamerán la tierra .
Y arrodillarse han á él todos los reyes ; le servirán todas las gentes .
Tendrá misericordia del pobre y del menesteroso , y salvará las almas de los pobres .
Bendito Jehová Dios , el Dios de Israel , que solo hace maravillas .
Salmo de Asaph . CIERTAMENTE bueno es Dios á Israel , á los limpios de corazón .
Porque tuve envidia de los insensatos , viendo la prosperidad de los impíos .
No están ellos en el trabajo humano ; ni son azotados con los otros hombres .
Sus ojos están salidos de gruesos : logran con creces los antojos del corazón .
Ponen en el cielo su boca , y su lengua pasea la tierra .
Y dicen : ¿ Cómo sabe Dios ? ¿ y hay conocimiento en lo alto ?
Verdaderamente en vano he limpiado mi corazón , y lavado mis manos en inocencia ;
Si dijera yo , Discurriré de esa suerte ; he aquí habría negado la nación de tus hijos :
Hasta que venido al santuario de Dios , entenderé la postrimería de ellos .
¡ Cómo han sido asolados ! ¡ cuán en un punto ! Acabáronse , fenecieron con turbaciones .
Desazonóse á la verdad mi corazón , y en mis riñones sentía punzadas .
Con todo , yo siempre estuve contigo : trabaste de mi mano derecha .
¿ A quién tengo yo en los cielos ? Y fuera de ti nada deseo en la tierra .
Levanta tus pies á los asolamientos eternos : á todo enemigo que ha hecho mal en el santuario .
Cualquiera se hacía famoso según que había levantado el hacha sobre los gruesos maderos .
¿ Hasta cuándo , oh Dios , el angustiador nos afrentará ? ¿ ha de blasfemar el enemigo perpetuamente tu nombre ?
Empero Dios es mi rey ya de antiguo ; el que obra saludes en medio de la tierra .
Tú magullaste las cabezas del leviathán ; dístelo por comida al pueblo de los desiertos .
Tuyo es el día , tuya también es la noche : tú aparejaste la luna y el sol .
Acuérdate de esto : que el enemigo ha dicho afrentas á Jehová , y que el pueblo insensato ha blasfemado tu nombre .
No vuelva avergonzado el abatido : el afligido y el menesteroso alabarán tu nombre .
No olvides las voces de tus enemigos : el alboroto de los que se levantan contra ti sube continuamente .
Arruinábase la tierra y sus moradores : yo sostengo sus columnas . ( Selah . )
No levantéis en alto vuestro cuerno ; no habléis con cerviz erguida .
Mas Dios es el juez : á éste abate , y á aquél ensalza .
Y quebraré todos los cuernos de los pecadores : los cuernos del justo serán ensalzados .
Y en Salem está su tabernáculo , y su habitación en Sión .
Ilustre eres tú ; fuerte , más que los montes de caza .
A tu reprensión , oh Dios de Jacob , el carro y el caballo fueron entorpecidos .
Desde los cielos hiciste oir juicio ; la tierra tuvo temor y quedó suspensa ,
Ciertamente la ira del hombre te acarreará alabanza : tú reprimirás el resto de las iras .
Acordábame de Dios , y gritaba : quejábame , y desmayaba mi espíritu . ( Selah . )
Consideraba los días desde el principio , los años de los siglos .
¿ Hase acabado para siempre su misericordia ? ¿ hase acabado la palabra suya para generación y generación ?
Acordaréme de las obras de JAH : sí , haré yo memoria de tus maravillas antiguas .
Oh Dios , en santidad es tu camino : ¿ qué Dios grande como el Dios nuestro ?
Con tu brazo redimiste á tu pueblo , á los hijos de Jacob y de José . ( Selah . )
Las nubes echaron inundaciones de aguas ; tronaron los cielos , y discurrieron tus rayos .
En la mar fué tu camino , y tus sendas en las muchas aguas ; y tus pisadas no fueron conocidas .
Masquil de Asaph . ESCUCHA , pueblo mío , mi ley : inclinad vuestro oído á las palabras de mi boca .
Las cuales hemos oído y entendido ; que nuestros padres nos las contaron .
No guardaron el pacto de Dios , ni quisieron andar en su ley :
Delante de sus padres hizo maravillas en la tierra de Egipto , en el campo de Zoán .
Y llevólos de día con nube , y toda la noche con resplandor de fuego .
Pues sacó de la peña corrientes , é hizo descender aguas como ríos .
Pues tentaron á Dios en su corazón , pidiendo comida á su gusto .
Por cuanto no habían creído á Dios , ni habían confiado en su salud :
E hizo llover sobre ellos maná para comer , y dióles trigo de los cielos .
Movió el solano en el cielo , y trajo con su fortaleza el austro .
E hízolas caer en medio de su campo , alrededor de sus tiendas .
No habían quitado de sí su deseo , aun estaba su vianda en su boca ,
Consumió por tanto en nada sus días , y sus años en la tribulación .
Y acordábanse que Dios era su refugio , y el Dios Alto su redentor .
Pues sus corazones no eran rectos con él , ni estuvieron firmes en su pacto .
¡ Cuántas veces lo ensañaron en el desierto , lo enojaron en la soledad !
No se acordaron de su mano , del día que los redimió de angustia ;
Y volvió sus ríos en sangre , y sus corrientes , porque no bebiesen .
Dió también al pulgón sus frutos , y sus trabajos á la langosta .
Y entregó al pedrisco sus bestias , y al fuego sus ganados .
E hirió á todo primogénito en Egipto , las primicias de las fuerzas en las tiendas de Châm .
Y guiólos con seguridad , que no tuvieron miedo ; y la mar cubrió á sus enemigos .
Mas tentaron y enojaron al Dios Altísimo , y no guardaron sus testimonios ;
Y enojáronlo con sus altos , y provocáronlo á celo con sus esculturas .
Dejó por tanto el tabernáculo de Silo , la tienda en que habitó entre los hombres ;
Entregó también su pueblo á cuchillo , y airóse contra su heredad .
Sus sacerdotes cayeron á cuchillo , y sus viudas no lamentaron .
E hirió á sus enemigos en las partes posteriores : dióles perpetua afrenta .
Sino que escogió la tribu de Judá , el monte de Sión , al cual amó .
Y eligió á David su siervo , y tomólo de las majadas de las ovejas :
Y apacentólos con entereza de su corazón ; y pastoreólos con la pericia de sus manos .
Somos afrentados de nuestros vecinos , escarnecidos y burlados de los que están en nuestros alrededores .
Porque han consumido á Jacob , y su morada han asolado .
Y torna á nuestros vecinos en su seno siete tantos de su infamia , con que te han deshonrado , oh Jehová .
Oh Dios , haznos tornar ; y haz resplandecer tu rostro , y seremos salvos .
Dísteles á comer pan de lágrimas , y dísteles á beber lágrimas en gran abundancia .
Oh Dios de los ejércitos , haznos tornar ; y haz resplandecer tu rostro , y seremos salvos .
Limpiaste sitio delante de ella , é hiciste arraigar sus raíces , y llenó la tierra .
Extendió sus vástagos hasta la mar , y hasta el río sus mugrones .
Estropeóla el puerco montés , y pacióla la bestia del campo .
Y la planta que plantó tu diestra , y el renuevo que para ti corroboraste .
Así no nos volveremos de ti : vida nos darás , é invocaremos tu nombre .
Al Músico principal : sobre Gittith : Salmo de Asaph . CANTAD á Dios , fortaleza nuestra : al Dios de Jacob celebrad con júbilo .
Tocad la trompeta en la nueva luna , en el día señalado , en el día de nuestra solemnidad .
Aparté su hombro de debajo de la carga ; sus manos se quitaron de vasijas de barro .
No habrá en ti dios ajeno , ni te encorvarás á dios extraño .
Dejélos por tanto á la dureza de su corazón : caminaron en sus consejos .
En una nada habría yo derribado sus enemigos , y vuelto mi mano sobre sus adversarios .
Salmo de Asaph . DIOS está en la reunión de los dioses ; en medio de los dioses juzga .
Defended al pobre y al huérfano : haced justicia al afligido y al menesteroso .
Yo dije : Vosotros sois dioses , é hijos todos vosotros del Altísimo .
Levántate , oh Dios , juzga la tierra : porque tú heredarás en todas las gentes .
Porque he aquí que braman tus enemigos ; y tus aborrecedores han alzado cabeza .
Por esto han conspirado de corazón á una , contra ti han hecho liga ;
Gebal , y Ammón , y Amalec ; los Filisteos con los habitadores de Tiro .
Hazles como á Madián ; como á Sísara , como á Jabín en el arroyo de Cisón ;
Que han dicho : Heredemos para nosotros las moradas de Dios .
Como fuego que quema el monte , como llama que abrasa las breñas .
Llena sus rostros de vergüenza ; y busquen tu nombre , oh Jehová .
Y conozcan que tu nombre es JEHOVÁ ; tú solo Altísimo sobre toda la tierra .
Bienaventurado el hombre que tiene su fortaleza en ti ; en cuyo corazón están tus caminos .
Irán de fortaleza en fortaleza , verán á Dios en Sión .
Mira , oh Dios , escudo nuestro , y pon los ojos en el rostro de tu ungido .
Perdonaste la iniquidad de tu pueblo ; todos los pecados de ellos cubriste . ( Selah . )
Vuélvenos , oh Dios , salud nuestra , y haz cesar tu ira de sobre nosotros .
¿ No volverás tú á darnos vida , y tu pueblo se alegrará en ti ?
Ciertamente cercana está su salud á los que le temen ; para que habite la gloria en nuestra tierra .
La verdad brotará de la tierra ; y la justicia mirará desde los cielos .
La justicia irá delante de él ; y sus pasos pondrá en camino .
Guarda mi alma , porque soy pío : salva tú , oh Dios mío , á tu siervo que en ti , confía .
Alegra el alma de tu siervo : porque á ti , oh Señor , levanto mi alma .
Escucha , oh Jehová , mi oración , y está atento á la voz de mis ruegos .
Oh Señor , ninguno hay como tú entre los dioses , ni obras que igualen tus obras .
Porque tú eres grande , y hacedor de maravillas : tú solo eres Dios .
Te alabaré , oh Jehová Dios mío , con todo mi corazón ; y glorificaré tu nombre para siempre .
Mas tú , Señor , Dios misericordioso y clemente , lento para la ira , y grande en misericordia y verdad ;
Ama Jehová las puertas de Sión más que todas las moradas de Jacob .
Jehová contará cuando se escribieren los pueblos : Este nació allí . ( Selah . )
Entre mi oración en tu presencia : inclina tu oído á mi clamor .
Soy contado con los que descienden al hoyo , soy como hombre sin fuerza :
Sobre mí se ha acostado tu ira , y me has afligido con todas tus ondas . ( Selah . )
¿ Será contada en el sepulcro tu misericordia , ó tu verdad en la perdición ?
Mas yo á ti he clamado , oh Jehová ; y de mañana mi oración te previno .
Yo soy afligido y menesteroso : desde la mocedad he llevado tus terrores , he estado medroso .
Hanme rodeado como aguas de continuo ; hanme cercado á una .
Porque dije : Para siempre será edificada misericordia ; en los mismos cielos apoyarás tu verdad .
Para siempre confirmaré tu simiente , y edificaré tu trono por todas las generaciones . ( Selah . )
Oh Jehová , Dios de los ejércitos , ¿ quién como tú ? Poderoso eres , Jehová , y tu verdad está en torno de ti .
Tú quebrantaste á Rahab como á un muerto : con el brazo de tu fortaleza esparciste á tus enemigos .
Tuyo el brazo con valentía ; fuerte es tu mano , ensalzada tu diestra .
Bienaventurado el pueblo que sabe aclamarte : andarán , oh Jehová , á la luz de tu rostro .
Porque tú eres la gloria de su fortaleza ; y por tu buena voluntad ensalzarás nuestro cuerno .
Hallé á David mi siervo ; ungílo con el aceite de mi santidad .
No lo avasallará enemigo , ni hijo de iniquidad lo quebrantará .
Y mi verdad y mi misericordia serán con él ; y en mi nombre será ensalzado su cuerno .
El me llamará : Mi padre eres tú , mi Dios , y la roca de mi salud .
Para siempre le conservaré mi misericordia ; y mi alianza será firme con él .
Si dejaren sus hijos mi ley , y no anduvieren en mis juicios ;
Entonces visitaré con vara su rebelión , y con azotes sus iniquidades .
No olvidaré mi pacto , ni mudaré lo que ha salido de mis labios .
Su simiente será para siempre , y su trono como el sol delante de mí .
Mas tú desechaste y menospreciaste á tu ungido ; y te has airado con él .
Aportillaste todos sus vallados ; has quebrantado sus fortalezas .
Has ensalzado la diestra de sus enemigos ; has alegrado á todos sus adversarios .
Hiciste cesar su brillo , y echaste su trono por tierra .
¿ Hasta cuándo , oh Jehová ? ¿ te esconderás para siempre ? ¿ arderá tu ira como el fuego ?
Señor , ¿ dónde están tus antiguas misericordias , que juraste á David por tu verdad ?
Bendito Jehová para siempre . Amén , y Amén .
Vuelves al hombre hasta ser quebrantado , y dices : Convertíos , hijos de los hombres .
Porque con tu furor somos consumidos , y con tu ira somos conturbados .
Porque todos nuestros días declinan á causa de tu ira ; acabamos nuestros años como un pensamiento .
Enséñanos de tal modo á contar nuestros días , que traigamos al corazón sabiduría .
Sácianos presto de tu misericordia : y cantaremos y nos alegraremos todos nuestros días .
Aparezca en tus siervos tu obra , y tu gloria sobre sus hijos .
Diré yo á Jehová : Esperanza mía , y castillo mío ; mi Dios , en él confiaré .
No tendrás temor de espanto nocturno , ni de saeta que vuele de día ;
Ciertamente con tus ojos mirarás , y verás la recompensa de los impíos .
No te sobrevendrá mal , ni plaga tocará tu morada .
En las manos te llevarán , porque tu pie no tropiece en piedra .
Saciarélo de larga vida , y mostraréle mi salud .
En el decacordio y en el salterio , en tono suave con el arpa .
¡ Cuán grandes son tus obras , oh Jehová ! Muy profundos son tus pensamientos .
Mas tú , Jehová , para siempre eres Altísimo .
Empero tú ensalzarás mi cuerno como el de unicornio : seré ungido con aceite fresco .
Plantados en la casa de Jehová , en los atrios de nuestro Dios florecerán .
Para anunciar que Jehová mi fortaleza es recto , y que en él no hay injusticia .
Alzaron los ríos , oh Jehová , alzaron los ríos su sonido ; alzaron los ríos sus ondas .
JEHOVÁ , Dios de las venganzas , Dios de las venganzas , muéstrate .
¿ Hasta cuándo los impíos , hasta cuándo , oh Jehová , se gozarán los impíos ?
A tu pueblo , oh Jehová , quebrantan , y á tu heredad afligen .
Y dijeron : No verá JAH , ni entenderá el Dios de Jacob .
El que plantó el oído , ¿ no oirá ? el que formó el ojo , ¿ no verá ?
Jehová conoce los pensamientos de los hombres , que son vanidad .
Para tranquilizarle en los días de aflicción , en tanto que para el impío se cava el hoyo .
Sino que el juicio será vuelto á justicia , y en pos de ella irán todos los rectos de corazón .
Cuando yo decía : Mi pie resbala : tu misericordia , oh Jehová , me sustentaba .
¿ Juntaráse contigo el trono de iniquidades , que forma agravio en el mandamiento ?
Mas Jehová me ha sido por refugio ; y mi Dios por roca de mi confianza .
Lleguemos ante su acatamiento con alabanza ; aclamémosle con cánticos .
Porque en su mano están las profundidades de la tierra , y las alturas de los montes son suyas .
Venid , adoremos y postrémonos ; arrodillémonos delante de Jehová nuestro hacedor .
Donde me tentaron vuestros padres , probáronme , y vieron mi obra .
CANTAD á Jehová canción nueva ; cantad á Jehová , toda la tierra .
Contad entre las gentes su gloria , en todos los pueblos sus maravillas .
Porque todos los dioses de los pueblos son ídolos : mas Jehová hizo los cielos .
Dad á Jehová , oh familias de los pueblos , dad á Jehová la gloria y la fortaleza .
Encorvaos á Jehová en la hermosura de su santuario : temed delante de él , toda la tierra .
Regocíjese el campo , y todo lo que en él está : entonces todos los árboles del bosque rebosarán de contento ,
Nube y oscuridad alrededor de él : justicia y juicio son el asiento de su trono .
Sus relámpagos alumbraron el mundo : la tierra vió , y estremecióse .
Oyó Sión , y alegróse ; y las hijas de Judá , oh Jehová , se gozaron por tus juicios .
Luz está sembrada para el justo , y alegría para los rectos de corazón .
Jehová ha hecho notoria su salud : en ojos de las gentes ha descubierto su justicia .
Salmead á Jehová con arpa ; con arpa y voz de cántico .
Brame la mar y su plenitud ; el mundo y los que en él habitan ;
JEHOVÁ reinó , temblarán los pueblos : él está sentado sobre los querubines , conmoveráse la tierra .
Alaben tu nombre grande y tremendo : él es santo .
Ensalzad á Jehová nuestro Dios , y encorvaos al estrado de sus pies : él es santo .
Ensalzad á Jehová nuestro Dios , y encorvaos al monte de su santidad ; porque Jehová nuestro Dios es santo .
Servid á Jehová con alegría : venid ante su acatamiento con regocijo .
Porque Jehová es bueno : para siempre es su misericordia , y su verdad por todas las generaciones .
Corazón perverso se apartará de mí ; no conoceré al malvado .
Mi corazón fué herido , y secóse como la hierba ; por lo cual me olvidé de comer mi pan .
Soy semejante al pelícano del desierto ; soy como el buho de las soledades .
Cada día me afrentan mis enemigos ; los que se enfurecen contra mí , hanse contra mí conjurado .
A causa de tu enojo y de tu ira ; pues me alzaste , y me has arrojado .
Mas tú , Jehová , permanecerás para siempre , y tu memoria para generación y generación .
Porque tus siervos aman sus piedras , y del polvo de ella tienen compasión .
Por cuanto Jehová habrá edificado á Sión , y en su gloria será visto ;
Escribirse ha esto para la generación venidera : y el pueblo que se criará , alabará á JAH .
Para oir el gemido de los presos , para soltar á los sentenciados á muerte ;
Cuando los pueblos se congregaren en uno , y los reinos , para servir á Jehová .
Tú fundaste la tierra antiguamente , y los cielos son obra de tus manos .
Los hijos de tus siervos habitarán , y su simiente será afirmada delante de ti .
Bendice , alma mía á Jehová , y no olvides ninguno de sus beneficios .
El que rescata del hoyo tu vida , el que te corona de favores y misericordias ;
Jehová el que hace justicia y derecho á todos los que padecen violencia .
Misericordioso y clemente es Jehová ; lento para la ira , y grande en misericordia .
No ha hecho con nosotros conforme á nuestras iniquidades ; ni nos ha pagado conforme á nuestros pecados .
Cuanto está lejos el oriente del occidente , hizo alejar de nosotros nuestras rebeliones .
Porque él conoce nuestra condición ; acuérdase que somos polvo .
Que pasó el viento por ella , y pereció : y su lugar no la conoce más .
Jehová afirmó en los cielos su trono ; y su reino domina sobre todos .
Bendecid á Jehová , vosotras todas sus obras , en todos los lugares de su señorío . Bendice , alma mía , á Jehová .
El que hace á sus ángeles espíritus , sus ministros al fuego flameante .
Con el abismo , como con vestido , la cubriste ; sobre los montes estaban las aguas .
Pusísteles término , el cual no traspasarán ; ni volverán á cubrir la tierra .
Abrevan á todas las bestias del campo : quebrantan su sed los asnos montaraces .
El que riega los montes desde sus aposentos : del fruto de sus obras se sacia la tierra .
Allí anidan las aves ; en las hayas hace su casa la cigüeña .
Hizo la luna para los tiempos : el sol conoce su ocaso .
Los leoncillos braman á la presa , y para buscar de Dios su comida .
Sale el hombre á su hacienda , y á su labranza hasta la tarde .
Allí andan navíos ; allí este leviathán que hiciste para que jugase en ella .
Les das , recogen ; abres tu mano , hártanse de bien .
Envías tu espíritu , críanse : y renuevas la haz de la tierra .
El cual mira á la tierra , y ella tiembla ; toca los montes , y humean .
ALABAD á Jehová , invocad su nombre : haced notorias sus obras en los pueblos .
Gloriaos en su santo nombre : alégrese el corazón de los que buscan á Jehová .
Acordaos de sus maravillas que hizo , de sus prodigios y de los juicios de su boca ,
El es Jehová nuestro Dios ; en toda la tierra son sus juicios .
La cual concertó con Abraham ; y de su juramento á Isaac .
Diciendo : A ti daré la tierra de Canaán por cordel de vuestra heredad .
Y anduvieron de gente en gente , de un reino á otro pueblo .
No toquéis , dijo , á mis ungidos , ni hagáis mal á mis profetas .
Envió un varón delante de ellos , á José , que fué vendido por siervo .
Hasta la hora que llegó su palabra , el dicho de Jehová le probó .
Púsolo por señor de su casa , y por enseñoreador en toda su posesión ;
Después entró Israel en Egipto , y Jacob fué extranjero en la tierra de Châm .
Volvió el corazón de ellos para que aborreciesen á su pueblo , para que contra sus siervos pensasen mal .
Pusieron en ellos las palabras de sus señales , y sus prodigios en la tierra de Châm .
Volvió sus aguas en sangre , y mató sus pescados .
Dijo , y vinieron enjambres de moscas , y piojos en todo su término .
E hirió sus viñas y sus higueras , y quebró los árboles de su término .
Y comieron toda la hierba de su país , y devoraron el fruto de su tierra .
Y sacólos con plata y oro ; y no hubo en sus tribus enfermo .
Extendió una nube por cubierta , y fuego para alumbrar la noche .
Abrió la peña , y fluyeron aguas ; corrieron por los secadales como un río .
Y sacó á su pueblo con gozo ; con júbilo á sus escogidos .
Para que guardasen sus estatutos , y observasen sus leyes . Aleluya .
¿ Quién expresará las valentías de Jehová ? ¿ quién contará sus alabanzas ?
Acuérdate de mí , oh Jehová , según tu benevolencia para con tu pueblo : visítame con tu salud ;
Salvólos empero por amor de su nombre , para hacer notoria su fortaleza .
Entonces creyeron á sus palabras , y cantaron su alabanza .
Y desearon con ansia en el desierto ; y tentaron á Dios en la soledad .
Tomaron después celo contra Moisés en el campo , y contra Aarón el santo de Jehová .
Y encendióse el fuego en su junta ; la llama quemó los impíos .
Así trocaron su gloria por la imagen de un buey que come hierba .
Maravillas en la tierra de Châm , cosas formidables sobre el mar Bermejo .
Antes murmuraron en sus tiendas , y no oyeron la voz de Jehová .
Y humillar su simiente entre las gentes , y esparcirlos por las tierras .
Y ensañaron á Dios con sus obras , y desarrollóse la mortandad en ellos .
Y fuéle contado á justicia de generación en generación para siempre .
Porque hicieron se rebelase su espíritu , como lo expresó con sus labios .
Antes se mezclaron con las gentes , y aprendieron sus obras ,
Y sacrificaron sus hijos y sus hijas á los demonios ;
Encendióse por tanto el furor de Jehová sobre su pueblo , y abominó su heredad :
Y sus enemigos los oprimieron , y fueron quebrantados debajo de su mano .
El con todo , miraba cuando estaban en angustia , y oía su clamor :
Hizo asimismo tuviesen de ellos misericordia todos los que los tenían cautivos .
Díganlolos redimidos de Jehová , los que ha redimido del poder del enemigo ,
Hambrientos y sedientos , su alma desfallecía en ellos .
Y dirigiólos por camino derecho , para que viniesen á ciudad de población .
Porque sació al alma menesterosa , y llenó de bien al alma hambrienta .
Por cuanto fueron rebeldes á las palabras de Jehová , y aborrecieron el consejo del Altísimo ,
Luego que clamaron á Jehová en su angustia , librólos de sus aflicciones .
Alaben la misericordia de Jehová , y sus maravillas para con los hijos de los hombres .
Los insensatos , á causa del camino de su rebelión y á causa de sus maldades , fueron afligidos .
Mas clamaron á Jehová en su angustia , y salvólos de sus aflicciones .
Alaben la misericordia de Jehová , y sus maravillas para con los hijos de los hombres :
Los que descienden á la mar en navíos , y hacen negocio en las muchas aguas ,
El dijo , é hizo saltar el viento de la tempestad , que levanta sus ondas .
Tiemblan , y titubean como borrachos , y toda su ciencia es perdida .
Hace parar la tempestad en sosiego , y se apaciguan sus ondas .
Alaben la misericordia de Jehová , y sus maravillas para con los hijos de los hombres .
El vuelve los ríos en desierto , y los manantiales de las aguas en secadales ;
Vuelve el desierto en estanques de aguas , y la tierra seca en manantiales .
Y siembran campos , y plantan viñas , y rinden crecido fruto .
Y luego son menoscabados y abatidos á causa de tiranía , de males y congojas .
Y levanta al pobre de la miseria , y hace multiplicar las familias como rebaños de ovejas .
¿ Quién es sabio y guardará estas cosas , y entenderá las misericordias de Jehová ?
Despiértate , salterio y arpa : despertaré al alba .
Porque grande más que los cielos es tu misericordia , y hasta los cielos tu verdad .
Para que sean librados tus amados , salva con tu diestra y respóndeme .
Mío es Galaad , mío es Manasés ; y Ephraim es la fortaleza de mi cabeza ; Judá es mi legislador ;
¿ Quién me guiará á la ciudad fortalecida ? ¿ quién me guiará hasta Idumea ?
En Dios haremos proezas : y él hollará nuestros enemigos .
Y con palabras de odio me rodearon ; y pelearon contra mí sin causa .
Y pusieron contra mí mal por bien , y odio por amor .
Cuando fuere juzgado , salga impío ; y su oración sea para pecado .
Sean sus hijos huérfanos , y su mujer viuda .
Enrede el acreedor todo lo que tiene , y extraños saqueen su trabajo .
Su posteridad sea talada ; en segunda generación sea raído su nombre .
Séale como vestido con que se cubra , y en lugar de cinto con que se ciña siempre .
Voime como la sombra cuando declina ; soy sacudido como langosta .
Yo he sido para ellos objeto de oprobio ; mirábanme , y meneaban su cabeza .
Y entiendan que esta es tu mano ; que tú , Jehová , has hecho esto .
Sean vestidos de ignominia los que me calumnian ; y sean cubiertos de su confusión como con manto .
Porque él se pondrá á la diestra del pobre , para librar su alma de los que le juzgan .
Juró Jehová , y no se arrepentirá : Tú eres sacerdote para siempre según el orden de Melchîsedech .
Del arroyo beberá en el camino : por lo cual levantará cabeza .
Gloria y hermosura es su obra ; y su justicia permanece para siempre .
Dió mantenimiento á los que le temen ; para siempre se acordará de su pacto .
Las obras de sus manos son verdad y juicio : fieles son todos sus mandamientos ;
Redención ha enviado á su pueblo ; para siempre ha ordenado su pacto : santo y terrible es su nombre .
Su simiente será poderosa en la tierra : la generación de los rectos será bendita .
Resplandeció en las tinieblas luz á los rectos : es clemente , y misericordioso , y justo .
Por lo cual no resbalará para siempre : en memoria eterna será el justo .
Asentado está su corazón , no temerá , hasta que vea en sus enemigos su deseo .
Sea el nombre de Jehová bendito , desde ahora y para siempre .
Alto sobre todas las naciones es Jehová ; sobre los cielos su gloria .
Que se humilla á mirar en el cielo y en la tierra ?
Para hacerlos sentar con los príncipes , con los príncipes de su pueblo .
CUANDO salió Israel de Egipto , la casa de Jacob del pueblo bárbaro ,
La mar vió , y huyó ; el Jordán se volvió atrás .
¿ Qué tuviste , oh mar , que huiste ? ¿ y tú , oh Jordán , que te volviste atrás ?
A la presencia del Señor tiembla la tierra , á la presencia del Dios de Jacob ;
Por qué dirán las gentes : ¿ Dónde está ahora su Dios ?
Sus ídolos son plata y oro , obra de manos de hombres .
Orejas tienen , mas no oirán ; tienen narices , mas no olerán ;
Como ellos son los que los hacen ; cualquiera que en ellos confía .
Casa de Aarón , confiad en Jehová : él es su ayuda y su escudo .
Bendecirá á los que temen á Jehová ; á chicos y á grandes .
Benditos vosotros de Jehová , que hizo los cielos y la tierra .
No alabarán los muertos á JAH , ni cuantos descienden al silencio ;
AMO á Jehová , pues ha oído mi voz y mis súplicas .
Rodeáronme los dolores de la muerte , me encontraron las angustias del sepulcro : angustia y dolor había yo hallado .
Clemente es Jehová y justo ; sí , misericordioso es nuestro Dios .
Vuelve , oh alma mía , á tu reposo ; porque Jehová te ha hecho bien .
Andaré delante de Jehová en la tierra de los vivientes .
Y dije en mi apresuramiento : Todo hombre es mentiroso .
Tomaré la copa de la salud , é invocaré el nombre de Jehová .
Estimada es en los ojos de Jehová la muerte de sus santos .
A Jehová pagaré ahora mis votos delante de todo su pueblo ;
ALABAD á Jehová , naciones todas ; pueblos todos , alabadle .
Diga ahora Israel : Que para siempreessu misericordia .
Digan ahora los que temen á Jehová : Que para siempreessu misericordia .
Jehová está por mí : no temeré lo que me pueda hacer el hombre .
Mejor es esperar en Jehová que esperar en príncipes .
Cercáronme y asediáronme : en nombre de Jehová , que yo los romperé .
Mi fortaleza y mi canción es JAH ; y él me ha sido por salud .
No moriré , sino que viviré , y contaré las obras de JAH .
Abridme las puertas de la justicia : entraré por ellas , alabaré á JAH .
Te alabaré , porque me has oído , y me fuiste por salud .
De parte de Jehová es esto : es maravilla en nuestros ojos .
Oh Jehová , salva ahora , te ruego : oh Jehová , ruégote hagas prosperar ahora .
Alabad á Jehová porque es bueno ; porque para siempre es su misericordia .
Bienaventurados los que guardan sus testimonios , y con todo el corazón le buscan :
Tú encargaste que sean muy guardados tus mandamientos .
Entonces no sería yo avergonzado , cuando atendiese á todos tus mandamientos .
Tus estatutos guardaré : no me dejes enteramente .
Con todo mi corazón te he buscado : no me dejes divagar de tus mandamientos .
Bendito tú , oh Jehová : enséñame tus estatutos .
Heme gozado en el camino de tus testimonios , como sobre toda riqueza .
Recrearéme en tus estatutos : no me olvidaré de tus palabras .
Abre mis ojos , y miraré las maravillas de tu ley .
Quebrantada está mi alma de desear tus juicios en todo tiempo .
Aparta de mí oprobio y menosprecio ; porque tus testimonios he guardado .
Pues tus testimonios son mis deleites , y mis consejeros .
Mis caminos te conté , y me has respondido : enséñame tus estatutos .
Deshácese mi alma de ansiedad : corrobórame según tu palabra .
Escogí el camino de la verdad ; he puesto tus juicios delante de mí .
Por el camino de tus mandamientos correré , cuando ensanchares mi corazón .
Dame entendimiento , y guardaré tu ley ; y la observaré de todo corazón .
Inclina mi corazón á tus testimonios , y no á la avaricia .
Confirma tu palabra á tu siervo , que te teme .
He aquí yo he codiciado tus mandamientos : vivifícame en tu justicia .
Y daré por respuesta á mi avergonzador , que en tu palabra he confiado .
Y guardaré tu ley siempre , por siglo de siglo .
Y hablaré de tus testimonios delante de los reyes , y no me avergonzaré .
ZAIN . Acuérdate de la palabra dada á tu siervo , en la cual me has hecho esperar .
Los soberbios se burlaron mucho de mí : mas no me he apartado de tu ley .
Horror se apoderó de mí , á causa de los impíos que dejan tu ley .
Acordéme en la noche de tu nombre , oh Jehová , y guardé tu ley .
CHETH . Mi porción , oh Jehová , dije , será guardar tus palabras .
Consideré mis caminos , y torné mis pies á tus testimonios .
Compañías de impíos me han robado : mas no me he olvidado de tu ley .
Compañero soy yo de todos los que te temieren y guardaren tus mandamientos .
TETH . Bien has hecho con tu siervo , oh Jehová , conforme á tu palabra .
Antes que fuera yo humillado , descarriado andaba ; mas ahora guardo tu palabra .
Contra mí forjaron mentira los soberbios : mas yo guardaré de todo corazón tus mandamientos .
Bueno me es haber sido humillado , para que aprenda tus estatutos .
JOD . Tus manos me hicieron y me formaron : hazme entender , y aprenderé tus mandamientos .
Conozco , oh Jehová , que tus juicios son justicia , y que conforme á tu fidelidad me afligiste .
Vengan á mí tus misericordias , y viva ; porque tu ley es mi deleite .
Sea mi corazón íntegro en tus estatutos ; porque no sea yo avergonzado .
Desfallecieron mis ojos por tu palabra , diciendo : ¿ Cuándo me consolarás ?
¿ Cuántos son los días de tu siervo ? ¿ cuándo harás juicio contra los que me persiguen ?
Todos tus mandamientos son verdad : sin causa me persiguen ; ayúdame .
Vivifícame conforme á tu misericordia ; y guardaré los testimonios de tu boca .
Por generación y generación es tu verdad : tú afirmaste la tierra , y persevera .
Si tu ley no hubiese sido mis delicias , ya en mi aflicción hubiera perecido .
Tuyo soy yo , guárdame ; porque he buscado tus mandamientos .
A toda perfección he visto fin : ancho sobremanera es tu mandamiento .
Me has hecho más sabio que mis enemigos con tus mandamientos ; porque me son eternos .
Más que los viejos he entendido , porque he guardado tus mandamientos .
No me aparté de tus juicios ; porque tú me enseñaste .
De tus mandamientos he adquirido inteligencia : por tanto he aborrecido todo camino de mentira .
Juré y ratifiqué el guardar los juicios de tu justicia .
Ruégote , oh Jehová , te sean agradables los sacrificios voluntarios de mi boca ; y enséñame tus juicios .
Pusiéronme lazo los impíos : empero yo no me desvié de tus mandamientos .
Mi corazón incliné á poner por obra tus estatutos de continuo , hasta el fin .
Mi escondedero y mi escudo eres tú : en tu palabra he esperado .
Susténtame conforme á tu palabra , y viviré : y no me avergüences de mi esperanza .
Hollaste á todos los que se desvían de tus estatutos : porque mentira es su engaño .
Mi carne se ha extremecido por temor de ti ; y de tus juicios tengo miedo .
Responde por tu siervo para bien : no me hagan violencia los soberbios .
Haz con tu siervo según tu misericordia , y enséñame tus estatutos .
Tiempo es de hacer , oh Jehová ; disipado han tu ley .
Por eso todos los mandamientos de todas las cosas estimé rectos : aborrecí todo camino de mentira .
El principio de tus palabras alumbra ; hace entender á los simples .
Mírame , y ten misericordia de mí , como acostumbras con los que aman tu nombre .
Redímeme de la violencia de los hombres ; y guardaré tus mandamientos .
Ríos de agua descendieron de mis ojos , porque no guardaban tu ley .
Tus testimonios , que has recomendado , son rectos y muy fieles .
Sumamente acendrada es tu palabra ; y la ama tu siervo .
Tu justicia es justicia eterna , y tu ley la verdad .
Justicia eterna son tus testimonios ; dame entendimiento , y viviré .
A ti clamé ; sálvame , y guardaré tus testimonios .
Previnieron mis ojos las vigilias de la noche , para meditar en tus dichos .
Acercáronse á la maldad los que me persiguen ; alejáronse de tu ley .
Ya ha mucho que he entendido de tus mandamientos , que para siempre los fundaste .
Aboga mi causa , y redímeme : vivifícame con tu dicho .
Muchas son tus misericordias , oh Jehová : vivifícame conforme á tus juicios .
Veía á los prevaricadores , y carcomíame ; porque no guardaban tus palabras .
El principio de tu palabra es verdad ; y eterno es todo juicio de tu justicia .
Gózome yo en tu palabra , como el que halla muchos despojos .
Siete veces al día te alabo sobre los juicios de tu justicia .
Tu salud he esperado , oh Jehová ; y tus mandamientos he puesto por obra .
Guardado he tus mandamientos y tus testimonios ; porque todos mis caminos están delante de ti .
Venga mi oración delante de ti : líbrame conforme á tu dicho .
Hablará mi lengua tus dichos ; porque todos tus mandamientos son justicia .
Deseado he tu salud , oh Jehová ; y tu ley es mi delicia .
Yo anduve errante como oveja extraviada ; busca á tu siervo ; porque no me he olvidado de tus mandamientos .
Libra mi alma , oh Jehová , de labio mentiroso , de la lengua fraudulenta .
Agudas saetas de valiente , con brasas de enebro .
Mucho se detiene mi alma con los que aborrecen la paz .
Cántico gradual . ALZARÉ mis ojos á los montes , de donde vendrá mi socorro .
No dará tu pie al resbaladero ; ni se dormirá el que te guarda .
Jehová es tu guardador : Jehová es tu sombra á tu mano derecha .
Jehová te guardará de todo mal : él guardará tu alma .
Cántico gradual : de David . YO me alegré con los que me decían : A la casa de Jehová iremos .
Jerusalem , que se ha edificado como una ciudad que está bien unida entre sí .
Pedid la paz de Jerusalem : sean prosperados los que te aman .
Por amor de mis hermanos y mis compañeros hablaré ahora paz de ti .
Cántico gradual . A TI que habitas en los cielos , alcé mis ojos .
Cántico gradual : de David . A NO haber estado Jehová por nosotros , diga ahora Israel ;
Vivos nos habrían entonces tragado , cuando se encendió su furor en nosotros .
Hubieran entonces pasado sobre nuestra alma las aguas soberbias .
Nuestro socorro es en el nombre de Jehová , que hizo el cielo y la tierra .
Como Jerusalem tiene montes alrededor de ella , así Jehová alrededor de su pueblo desde ahora y para siempre .
Cántico gradual . CUANDO Jehová hiciere tornar la cautividad de Sión , seremos como los que sueñan .
Haz volver nuestra cautividad , oh Jehová , como los arroyos en el austro .
Irá andando y llorando el que lleva la preciosa simiente ; mas volverá á venir con regocijo , trayendo sus gavillas .
Como saetas en mano del valiente , así son los hijos habidos en la juventud .
Cuando comieres el trabajo de tus manos , bienaventurado tú , y tendrás bien .
Y veas los hijos de tus hijos , y la paz sobre Israel .
Mucho me han angustiado desde mi juventud ; mas no prevalecieron contra mí .
Jehová es justo ; cortó las coyundas de los impíos .
Serán como la hierba de los tejados , que se seca antes que crezca :
Cántico gradual . DE los profundos , oh Jehová , á ti clamo .
JAH , si mirares á los pecados , ¿ quién , oh Señor , podrá mantenerse ?
Esperé yo á Jehová , esperó mi alma ; en su palabra he esperado .
Y él redimirá á Israel de todos sus pecados .
Cántico gradual . ACUÉRDATE , oh Jehová , de David , yde toda su aflicción ;
No entraré en la morada de mi casa , ni subiré sobre el lecho de mi estrado ;
Hasta que halle lugar para Jehová , moradas para el Fuerte de Jacob .
Entraremos en sus tiendas ; encorvarnos hemos al estrado de sus pies .
Tus sacerdotes se vistan de justicia , y regocíjense tus santos .
Porque Jehová ha elegido á Sión ; deseóla por habitación para sí .
A su mantenimiento daré bendición : sus pobres saciaré de pan .
Allí haré reverdecer el cuerno de David : he prevenido lámpara á mi ungido .
Cántico gradual : de David . ¡ MIRAD cuán bueno y cuán delicioso es habitar los hermanos igualmente en uno !
Bendígate Jehová desde Sión , el cual ha hecho los cielos y la tierra .
Los que estáis en la casa de Jehová , en los atrios de la casa de nuestro Dios .
Porque JAH ha escogido á Jacob para sí , á Israel por posesión suya .
El es el que hirió los primogénitos de Egipto , desde el hombre hasta la bestia .
El que hirió muchas gentes , y mató reyes poderosos :
Y dió la tierra de ellos en heredad , en heredad á Israel su pueblo .
Porque juzgará Jehová su pueblo , y arrepentiráse sobre sus siervos .
Tienen boca , y no hablan ; tienen ojos , y no ven ;
Como ellos son los que los hacen ; todos los que en ellos confían .
Casa de Leví , bendecid á Jehová : los que teméis á Jehová , bendecid á Jehová .
ALABAD á Jehová , porque es bueno ; porque para siempreessu misericordia .
Alabad al Señor de los señores , porque para siempreessu misericordia .
Al que hizo los cielos con entendimiento , porque para siempreessu misericordia .
Al que hizo las grandes luminarias , porque para siempre es su misericordia ;
La luna y las estrellas para que dominasen en la noche , porque para siempre es su misericordia .
Al que sacó á Israel de en medio de ellos , porque para siempre es su misericordia ;
Al que dividió el mar Bermejo en partes , porque para siempre es su misericordia ;
Y arrojó á Faraón y á su ejército en el mar Bermejo , porque para siempre es su misericordia .
Al que hirió grandes reyes , porque para siempre es su misericordia ;
A Sehón rey Amorrheo , porque para siempre es su misericordia ;
Y dió la tierra de ellos en heredad , porque para siempre es su misericordia ;
El es el que en nuestro abatimiento se acordó de nosotros , porque para siempre es su misericordia ;
El da mantenimiento á toda carne , porque para siempre es su misericordia .
JUNTO á los ríos de Babilonia , allí nos sentábamos , y aun llorábamos , acordándonos de Sión .
Cantadnos algunos de los himnos de Sión . ¿ Cómo cantaremos canción de Jehová en tierra de extraños ?
Bienaventurado el que tomará y estrellará tus niños contra las piedras .
En el día que clamé , me respondiste ; esforzásteme con fortaleza en mi alma .
Y cantarán de los caminos de Jehová : que la gloria de Jehová es grande .
Al Músico principal : Salmo de David . OH Jehová , tú me has examinado y conocido .
Mi senda y mi acostarme has rodeado , y estás impuesto en todos mis caminos .
Detrás y delante me guarneciste , y sobre mí pusiste tu mano .
¿ Adónde me iré de tu espíritu ? ¿ y adónde huiré de tu presencia ?
Si tomare las alas del alba , y habitare en el extremo de la mar ,
Si dijere : Ciertamente las tinieblas me encubrirán ; aun la noche resplandecerá tocante á mí .
Así que ¡ cuán preciosos me son , oh Dios , tus pensamientos ! ¡ cuán multiplicadas son sus cuentas !
Porque blasfemias dicen ellos contra ti : tus enemigos toman en vano tu nombre .
Examíname , oh Dios , y conoce mi corazón : pruébame y reconoce mis pensamientos :
Al Músico principal : Salmo de David . LÍBRAME , oh Jehová , de hombre malo : guárdame de hombre violento ;
Aguzaron su lengua como la serpiente ; veneno de áspid hay debajo de sus labios . ( Selah . )
Jehová Señor , fortaleza de mi salud , tú pusiste á cubierto mi cabeza el día de las armas .
En cuanto á los que por todas partes me rodean , la maldad de sus propios labios cubrirá su cabeza .
Yo sé que hará Jehová el juicio del afligido , el juicio de los menesterosos .
Salmo de David . JEHOVÁ , á ti he clamado : apresúrate á mí ; escucha mi voz , cuando te invocare .
Serán derribados en lugares peñascosos sus jueces , y oirán mis palabras , que son suaves .
Por tanto á ti , oh Jehová Señor , miran mis ojos : en ti he confiado , no desampares mi alma .
Caigan los impíos á una en sus redes , mientras yo pasaré adelante .
Salmo de David . OH Jehová , oye mi oración , escucha mis ruegos : respóndeme por tu verdad , por tu justicia .
Y mi espíritu se angustió dentro de mí ; pasmóse mi corazón .
Extendí mis manos á ti ; mi alma á ti como la tierra sedienta . ( Selah . )
Por tu nombre , oh Jehová me vivificarás : por tu justicia , sacarás mi alma de angustia .
Oh Jehová , inclina tus cielos y desciende : toca los montes , y humeen .
Envía tu mano desde lo alto ; redímeme , y sácame de las muchas aguas , de la mano de los hijos extraños ;
Tú , el que da salud á los reyes , el que redime á David su siervo de maligna espada .
Salmo de alabanza : de David . ENSALZARTE he , mi Dios , mi Rey ; y bendeciré tu nombre por siglo y para siempre .
Grande es Jehová y digno de suprema alabanza : y su grandeza es inescrutable .
La hermosura de la gloria de tu magnificencia , y tus hechos maravillosos , hablaré .
Reproducirán la memoria de la muchedumbre de tu bondad , y cantarán tu justicia .
Bueno es Jehová para con todos ; y sus misericordias sobre todas sus obras .
La gloria de tu reino digan , y hablen de tu fortaleza ;
Tu reino es reino de todos los siglos , y tu señorío en toda generación y generación .
Los ojos de todos esperan en ti , y tú les das su comida en su tiempo .
Justo es Jehová en todos sus caminos , y misericordioso en todas sus obras .
Cumplirá el deseo de los que le temen ; oirá asimismo el clamor de ellos , y los salvará .
Aleluya . ALABA , oh alma mía , á Jehová .
No confiéis en los príncipes , ni en hijo de hombre , porque no hay en él salud .
Bienaventurado aquel en cuya ayuda es el Dios de Jacob , cuya esperanza es en Jehová su Dios :
Reinará Jehová para siempre ; tu Dios , oh Sión , por generación y generación . Aleluya .
El sana á los quebrantados de corazón , y liga sus heridas .
Grande es el Señor nuestro , y de mucha potencia ; y de su entendimiento no hay número .
Cantad á Jehová con alabanza , cantad con arpa á nuestro Dios .
No toma contentamiento en la fortaleza del caballo , ni se complace en las piernas del hombre .
Alaba á Jehová , Jerusalem ; alaba á tu Dios , Sión .
El pone en tu término la paz ; te hará saciar de grosura de trigo .
El da la nieve como lana , derrama la escarcha como ceniza .
Enviará su palabra , y los derretirá : soplará su viento , y fluirán las aguas .
Aleluya . ALABAD á Jehová desde los cielos : alabadle en las alturas .
Alabadle , sol y luna : alabadle , vosotras todas , lucientes estrellas .
Alaben el nombre de Jehová ; porque él mandó , y fueron criadas .
Alabad á Jehová , de la tierra los dragones y todos los abismos ;
Los montes y todos los collados ; el árbol de fruto , y todos los cedros ;
Los reyes de la tierra y todos los pueblos ; los príncipes y todos los jueces de la tierra ;
Aleluya . CANTAD á Jehová canción nueva : su alabanzaseaen la congregación de los santos .
Alaben su nombre con corro : con adufe y arpa á él canten .
Gozarse han los píos con gloria : cantarán sobre sus camas .
Para hacer venganza de las gentes , y castigo en los pueblos ;
Para ejecutar en ellos el juicio escrito : gloria será esta para todos sus santos . Aleluya .
Alabadle por sus proezas : alabadle conforme á la muchedumbre de su grandeza .
Alabadle con adufe y flauta : alabadle con cuerdas y órgano .
Todo lo que respira alabe á JAH . Aleluya .
Para entender sabiduría y doctrina ; para conocer las razones prudentes ;
Para dar sagacidad á los simples , y á los jóvenes inteligencia y cordura .
Para entender parábola y declaración ; palabras de sabios , y sus dichos oscuros .
Oye , hijo mío , la doctrina de tu padre , y no desprecies la dirección de tu madre :
Hijo mío , si los pecadores te quisieren engañar , no consientas .
Hallaremos riquezas de todas suertes , henchiremos nuestras casas de despojos ;
Hijo mío , no andes en camino con ellos ; aparta tu pie de sus veredas :
Porque en vano se tenderá la red ante los ojos de toda ave ;
La sabiduría clama de fuera , da su voz en las plazas :
Por cuanto llamé , y no quisisteis ; extendí mi mano , y no hubo quien escuchase ;
También yo me reiré en vuestra calamidad , y me burlaré cuando os viniere lo que teméis ;
Ni quisieron mi consejo , y menospreciaron toda reprensión mía :
Porque el reposo de los ignorantes los matará , y la prosperidad de los necios los echará á perder .
HIJO mío , si tomares mis palabras , y mis mandamientos guardares dentro de ti ,
Si clamares á la inteligencia , y á la prudencia dieres tu voz ;
Entonces entenderás el temor de Jehová , y hallarás el conocimiento de Dios .
El provee de sólida sabiduría á los rectos : es escudo á los que caminan rectamente .
Entonces entenderás justicia , juicio , y equidad , y todo buen camino .
El consejo te guardará , te preservará la inteligencia :
Que dejan las veredas derechas , por andar en caminos tenebrosos ;
Cuyas veredas son torcidas , y torcidos sus caminos .
Que desampara el príncipe de su mocedad , y se olvida del pacto de su Dios .
Todos los que á ella entraren , no volverán , ni tomarán las veredas de la vida .
Porque los rectos habitarán la tierra , y los perfectos permanecerán en ella ;
HIJO mío , no te olvides de mi ley ; y tu corazón guarde mis mandamientos :
Misericordia y verdad no te desamparen ; átalas á tu cuello , escríbelas en la tabla de tu corazón :
Fíate de Jehová de todo tu corazón , y no estribes en tu prudencia .
No seas sabio en tu opinión : teme á Jehová , y apártate del mal ;
Honra á Jehová de tu sustancia , y de las primicias de todos tus frutos ;
No deseches , hijo mío , el castigo de Jehová ; ni te fatigues de su corrección :
Bienaventurado el hombre que halla la sabiduría , y que obtiene la inteligencia :
Más preciosa es que las piedras preciosas ; y todo lo que puedes desear , no se puede comparar á ella .
Sus caminos son caminos deleitosos , y todas sus veredas paz .
Con su ciencia se partieron los abismos , y destilan el rocío los cielos .
Y serán vida á tu alma , y gracia á tu cuello .
Cuando te acostares , no tendrás temor ; antes te acostarás , y tu sueño será suave .
Porque Jehová será tu confianza , y él preservará tu pie de ser preso .
No pleitees con alguno sin razón , si él no te ha hecho agravio .
Porque el perverso es abominado de Jehová : mas su secreto es con los rectos .
Ciertamente él escarnecerá á los escarnecedores , y á los humildes dará gracia .
OID , hijos , la doctrina de un padre , y estad atentos para que conozcáis cordura .
Porque yo fuí hijo de mi padre , delicado y único delante de mi madre .
Adquiere sabiduría , adquiere inteligencia ; no te olvides ni te apartes de las razones de mi boca ;
Sabiduría ante todo : adquiere sabiduría : y ante toda tu posesión adquiere inteligencia .
Adorno de gracia dará á tu cabeza : corona de hermosura te entregará .
Por el camino de la sabiduría te he encaminado , y por veredas derechas te he hecho andar .
Ten el consejo , no lo dejes ; guárdalo , porque eso es tu vida .
Desampárala , no pases por ella ; apártate de ella , pasa .
El camino de los impíos es como la oscuridad : no saben en qué tropiezan .
No se aparten de tus ojos ; guárdalas en medio de tu corazón .
Sobre toda cosa guardada guarda tu corazón ; porque de él mana la vida .
Tus ojos miren lo recto , y tus párpados en derechura delante de ti .
No te apartes á diestra , ni á siniestra : aparta tu pie del mal .
Para que guardes consejo , y tus labios conserven la ciencia .
Mas su fin es amargo como el ajenjo , agudo como cuchillo de dos filos .
Sus caminos son instables ; no los conocerás , si no considerares el camino de vida .
Aleja de ella tu camino , y no te acerques á la puerta de su casa ;
Porque no se harten los extraños de tu fuerza , y tus trabajos estén en casa del extraño ;
Y digas : ¡ Cómo aborrecí el consejo , y mi corazón menospreció la reprensión ;
Casi en todo mal he estado , en medio de la sociedad y de la congregación .
Derrámense por de fuera tus fuentes , en las plazas los ríos de aguas .
Sea bendito tu manantial ; y alégrate con la mujer de tu mocedad .
Pues que los caminos del hombre están ante los ojos de Jehová , y él considera todas sus veredas .
El morirá por falta de corrección ; y errará por la grandeza de su locura .
Enlazado eres con las palabras de tu boca , y preso con las razones de tu boca .
Ve á la hormiga , oh perezoso , mira sus caminos , y sé sabio ;
Prepara en el verano su comida y allega en el tiempo de la siega su mantenimiento .
Un poco de sueño , un poco de dormitar , y cruzar por un poco las manos para reposo :
El hombre malo , el hombre depravado , anda en perversidad de boca ;
Perversidades hay en su corazón , anda pensando mal en todo tiempo ; enciende rencillas .
Seis cosas aborrece Jehová , y aun siete abomina su alma :
El corazón que maquina pensamientos inicuos , los pies presurosos para correr al mal ,
Guarda , hijo mío , el mandamiento de tu padre , y no dejes la enseñanza de tu madre :
Porque el mandamiento es antorcha , y la enseñanza luz ; y camino de vida las reprensiones de la enseñanza :
No codicies su hermosura en tu corazón , ni ella te prenda con sus ojos :
¿ Andará el hombre sobre las brasas , sin que sus pies se abrasen ?
No tienen en poco al ladrón , cuando hurtare para saciar su alma teniendo hambre :
Mas el que comete adulterio con la mujer , es falto de entendimiento : corrompe su alma el que tal hace .
Porque los celos son el furor del hombre , y no perdonará en el día de la venganza .
HIJO mío , guarda mis razones , y encierra contigo mis mandamientos .
Lígalos á tus dedos ; escríbelos en la tabla de tu corazón .
Para que te guarden de la mujer ajena , y de la extraña que ablanda sus palabras .
Vi entre los simples , consideré entre los jóvenes , un mancebo falto de entendimiento ,
A la tarde del día , ya que oscurecía , en la oscuridad y tiniebla de la noche .
Alborotadora y rencillosa , sus pies no pueden estar en casa ;
Y traba de él , y bésalo ; desvergonzó su rostro , y díjole :
Por tanto he salido á encontrarte , buscando diligentemente tu rostro , y te he hallado .
He sahumado mi cámara con mirra , áloes , y cinamomo .
Porque el marido no está en casa , hase ido á un largo viaje :
Rindiólo con la mucha suavidad de sus palabras , obligóle con la blandura de sus labios .
No se aparte á sus caminos tu corazón ; no yerres en sus veredas .
Caminos del sepulcro son su casa , que descienden á las cámaras de la muerte .
En los altos cabezos , junto al camino , á las encrucijadas de las veredas se para ;
Oh hombres , á vosotros clamo ; y mi voz es á los hijos de los hombres .
Oid , porque hablaré cosas excelentes ; y abriré mis labios para cosas rectas .
En justicia son todas las razones de mi boca ; no hay en ellas cosa perversa ni torcida .
Recibid mi enseñanza , y no plata ; y ciencia antes que el oro escogido .
Conmigo está el consejo y el ser ; yo soy la inteligencia ; mía es la fortaleza .
Por mí dominan los príncipes , y todos los gobernadores juzgan la tierra .
Las riquezas y la honra están conmigo ; sólidas riquezas , y justicia .
Por vereda de justicia guiaré , por en medio de sendas de juicio ;
Jehová me poseía en el principio de su camino , ya de antiguo , antes de sus obras .
Antes de los abismos fuí engendrada ; antes que fuesen las fuentes de las muchas aguas .
Cuando formaba los cielos , allí estaba yo ; cuando señalaba por compás la sobrefaz del abismo ;
Huélgome en la parte habitable de su tierra ; y mis delicias son con los hijos de los hombres .
Atended el consejo , y sed sabios , y no lo menospreciéis .
Porque el que me hallare , hallará la vida , y alcanzará el favor de Jehová .
LA sabiduría edificó su casa , labró sus siete columnas ;
Envió sus criadas ; sobre lo más alto de la ciudad clamó :
Venid , comed mi pan , y bebed del vino que yo he templado .
El que corrige al escarnecedor , afrenta se acarrea : el que reprende al impío , se atrae mancha .
El temor de Jehová es el principio de la sabiduría ; y la ciencia de los santos es inteligencia .
Si fueres sabio , para ti lo serás : mas si fueres escarnecedor , pagarás tú solo .
Siéntase en una silla á la puerta de su casa , en lo alto de la ciudad ,
Cualquiera simple , dice , venga acá . A los faltos de cordura dijo :
Y no saben que allí están los muertos ; que sus convidados están en los profundos de la sepultura .
La mano negligente hace pobre : mas la mano de los diligentes enriquece .
La memoria del justo será bendita : mas el nombre de los impíos se pudrirá .
El que camina en integridad , anda confiado : mas el que pervierte sus caminos , será quebrantado .
Vena de vida es la boca del justo : mas violencia cubrirá la boca de los impíos .
Los sabios guardan la sabiduría : mas la boca del loco es calamidad cercana .
La obra del justo es para vida ; mas el fruto del impío es para pecado .
El que encubre el odio es de labios mentirosos ; y el que echa mala fama es necio .
Plata escogida es la lengua del justo : mas el entendimiento de los impíos es como nada .
La bendición de Jehová es la que enriquece , y no añade tristeza con ella .
Lo que el impío teme , eso le vendrá : mas á los justos les será dado lo que desean .
El temor de Jehová aumentará los días : mas los años de los impíos serán acortados .
Fortaleza es al perfecto el camino de Jehová : mas espanto es á los que obran maldad .
La boca del justo producirá sabiduría : mas la lengua perversa será cortada .
EL peso falso abominación es á Jehová : mas la pesa cabal le agrada .
La integridad de los rectos los encaminará : mas destruirá á los pecadores la perversidad de ellos .
La justicia del perfecto enderezará su camino : mas el impío por su impiedad caerá .
Cuando muere el hombre impío , perece su esperanza ; y la espectativa de los malos perecerá .
El hipócrita con la boca daña á su prójimo : mas los justos son librados con la sabiduría .
Por la bendición de los rectos la ciudad será engrandecida : mas por la boca de los impíos ella será trastornada .
El que anda en chismes , descubre el secreto : mas el de espíritu fiel encubre la cosa .
Con ansiedad será afligido el que fiare al extraño : mas el que aborreciere las fianzas vivirá confiado .
A su alma hace bien el hombre misericordioso : mas el cruel atormenta su carne .
Como la justicia es para vida , así el que sigue el mal es para su muerte .
Zarcillo de oro en la nariz del puerco , es la mujer hermosa y apartada de razón .
El alma liberal será engordada : y el que saciare , él también será saciado .
El que confía en sus riquezas , caerá : mas los justos reverdecerán como ramos .
Ciertamente el justo será pagado en la tierra : ¡ cuánto más el impío y el pecador !
El bueno alcanzará favor de Jehová : mas él condenará al hombre de malos pensamientos .
La mujer virtuosa corona es de su marido : mas la mala , como carcoma en sus huesos .
Dios trastornará á los impíos , y no serán más : mas la casa de los justos permanecerá .
Mejor es el que es menospreciado y tiene servidores , que el que se precia , y carece de pan .
El que labra su tierra , se hartará de pan : mas el que sigue los vagabundos es falto de entendimiento .
El impío es enredado en la prevaricación de sus labios : mas el justo saldrá de la tribulación .
El necio luego al punto da á conocer su ira : mas el que disimula la injuria es cuerdo .
Hay quienes hablan como dando estocadas de espada : mas la lengua de los sabios es medicina .
Engaño hay en el corazón de los que piensan mal : mas alegría en el de los que piensan bien .
Los labios mentirosos son abominación á Jehová : mas los obradores de verdad su contentamiento .
La mano de los diligentes se enseñoreará : mas la negligencia será tributaria .
El justo hace ventaja á su prójimo : mas el camino de los impíos les hace errar .
En el camino de la justicia está la vida ; y la senda de su vereda no es muerte .
Del fruto de su boca el hombre comerá bien : mas el alma de los prevaricadoreshallarámal .
Desea , y nadaalcanzael alma del perezoso : mas el alma de los diligentes será engordada .
La justicia guarda al de perfecto camino : mas la impiedad trastornará al pecador .
La redención de la vida del hombre son sus riquezas : pero el pobre no oye censuras .
Ciertamente la soberbia parirá contienda : mas con los avisados es la sabiduría .
La esperanza que se prolonga , es tormento del corazón : mas árbol de vida es el deseo cumplido .
La ley del sabio es manantial de vida , para apartarse de los lazos de la muerte .
Todo hombre cuerdo obra con sabiduría : mas el necio manifestará necedad .
Pobreza y vergüenza tendrá el que menosprecia el consejo : mas el que guarda la corrección , será honrado .
El que anda con los sabios , sabio será ; mas el que se allega á los necios , será quebrantado .
En el barbecho de los pobres hay mucho pan : mas piérdese por falta de juicio .
El justo come hasta saciar su alma : mas el vientre de los impíos tendrá necesidad .
El que camina en su rectitud teme á Jehová : mas el pervertido en sus caminos lo menosprecia .
Sin bueyes el granero está limpio : mas por la fuerza del buey hay abundancia de pan .
Busca el escarnecedor la sabiduría , y no la halla : mas la sabiduría al hombre entendido es fácil .
La ciencia del cuerdo es entender su camino : mas la indiscreción de los necios es engaño .
El corazón conoce la amargura de su alma ; y extraño no se entrometerá en su alegría .
Hay camino que al hombre parece derecho ; empero su fin son caminos de muerte .
De sus caminos será harto el apartado de razón : y el hombre de bien estará contento del suyo .
El sabio teme , y se aparta del mal : mas el necio se arrebata , y confía .
Los simples heredarán necedad : mas los cuerdos se coronarán de sabiduría .
El pobre es odioso aun á su amigo : pero muchos son los que aman al rico .
¿ No yerran los que piensan mal ? Misericordia empero y verdad alcanzarán los que piensan bien .
Las riquezas de los sabios son su corona : mas es infatuación la insensatez de los necios .
En el temor de Jehová está la fuerte confianza ; y esperanza tendrán sus hijos .
El que tarde se aira , es grande de entendimiento : mas el corto de espíritu engrandece el desatino .
El que oprime al pobre , afrenta á su Hacedor : mas el que tiene misericordia del pobre , lo honra .
La justicia engrandece la nación : mas el pecado es afrenta de las naciones .
LA blanda respuesta quita la ira : mas la palabra áspera hace subir el furor .
Los ojos de Jehová están en todo lugar , mirando á los malos y á los buenos .
El necio menosprecia el consejo de su padre : mas el que guarda la corrección , vendrá á ser cuerdo .
Los labios de los sabios esparcen sabiduría : mas no así el corazón de los necios .
Abominación es á Jehová el camino del impío : mas él ama al que sigue justicia .
El infierno y la perdición están delante de Jehová : ¡ cuánto más los corazones de los hombres !
El corazón alegre hermosea el rostro : mas por el dolor de corazón el espíritu se abate .
Todos los días del afligido son trabajosos : mas el de corazón contento tiene un convite continuo .
Mejor es la comida de legumbres donde hay amor , que de buey engordado donde hay odio .
El hijo sabio alegra al padre : mas el hombre necio menosprecia á su madre .
Los pensamientos son frustrados donde no hay consejo ; mas en la multitud de consejeros se afirman .
Jehová asolará la casa de los soberbios : mas él afirmará el término de la viuda .
Alborota su casa el codicioso : mas el que aborrece las dádivas vivirá .
Lejos está Jehová de los impíos : mas él oye la oración de los justos .
La oreja que escucha la corrección de vida , entre los sabios morará .
El temor de Jehová es enseñanza de sabiduría : y delante de la honra está la humildad .
Todos los caminos del hombre son limpios en su opinión : mas Jehová pesa los espíritus .
Todas las cosas ha hecho Jehová por sí mismo , y aun al impío para el día malo .
Cuando los caminos del hombre son agradables á Jehová , aun á sus enemigos pacificará con él .
El corazón del hombre piensa su camino : mas Jehová endereza sus pasos .
Peso y balanzas justas son de Jehová : obra suya son todas las pesas de la bolsa .
Los labios justos son el contentamiento de los reyes ; y aman al que habla lo recto .
En la alegría del rostro del rey está la vida ; y su benevolencia es como nube de lluvia tardía .
El camino de los rectos es apartarse del mal : su alma guarda el que guarda su camino .
Mejor es humillar el espíritu con los humildes , que partir despojos con los soberbios .
El sabio de corazón es llamado entendido : y la dulzura de labios aumentará la doctrina .
El corazón del sabio hace prudente su boca ; y con sus labios aumenta la doctrina .
Hay camino que parece derecho al hombre , mas su salida son caminos de muerte .
El hombre perverso cava el mal ; y en sus labios hay como llama de fuego .
El hombre malo lisonjea á su prójimo , y le hace andar por el camino no bueno :
Corona de honra es la vejez , que se hallará en el camino de justicia .
MEJOR es un bocado seco , y en paz , que la casa de contienda llena de víctimas .
El malo está atento al labio inicuo ; y el mentiroso escucha á la lengua detractora .
No conviene al necio la altilocuencia : ¡ cuánto menos al príncipe el labio mentiroso !
El que cubre la prevaricación , busca amistad : mas el que reitera la palabra , aparta al amigo .
El rebelde no busca sino mal ; y mensajero cruel será contra él enviado .
El que comienza la pendencia es como quien suelta las aguas : deja pues la porfía , antes que se enmarañe .
En todo tiempo ama el amigo ; y el hermano para la angustia es nacido .
La prevaricación ama el que ama pleito ; y el que alza su portada , quebrantamiento busca .
El que engendra al necio , para su tristeza lo engendra : y el padre del fatuo no se alegrará .
El impío toma dádiva del seno , para pervertir las sendas del derecho .
El hijo necio es enojo á su padre , y amargura á la que lo engendró .
Detiene sus dichos el que tiene sabiduría : de prudente espíritu es el hombre entendido .
No toma placer el necio en la inteligencia , sino en lo que su corazón se descubre .
Aguas profundas son las palabras de la boca del hombre ; y arroyo revertiente , la fuente de la sabiduría .
Los labios del necio vienen con pleito ; y su boca á cuestiones llama .
Las palabras del chismoso parecen blandas , y descienden hasta lo íntimo del vientre .
Torre fuerte es el nombre de Jehová : á él correrá el justo , y será levantado .
Antes del quebrantamiento se eleva el corazón del hombre , y antes de la honra es el abatimiento .
El ánimo del hombre soportará su enfermedad : mas ¿ quién soportará al ánimo angustiado ?
El presente del hombre le ensancha el camino , y le lleva delante de los grandes .
La suerte pone fin á los pleitos , y desparte los fuertes .
El que halló esposa halló el bien , y alcanzó la benevolencia de Jehová .
El hombre que tiene amigos , ha de mostrarse amigo : y amigo hay más conjunto que el hermano .
La insensatez del hombre tuerce su camino ; y contra Jehová se aira su corazón .
El testigo falso no quedará sin castigo ; y el que habla mentiras no escapará .
El que posee entendimiento , ama su alma : el que guarda la inteligencia , hallará el bien .
No conviene al necio el deleite : ¡ cuánto menos al siervo ser señor de los príncipes !
Dolor es para su padre el hijo necio ; y gotera continua las contiendas de la mujer .
La pereza hace caer en sueño ; y el alma negligente hambreará .
Castiga á tu hijo en tanto que hay esperanza ; mas no se excite tu alma para destruirlo .
Escucha el consejo , y recibe la corrección , para que seas sabio en tu vejez .
Contentamiento es á los hombres hacer misericordia : pero mejor es el pobre que el mentiroso .
El que roba á su padre y ahuyenta á su madre , hijo es avergonzador y deshonrador .
El testigo perverso se burlará del juicio ; y la boca de los impíos encubrirá la iniquidad .
EL vino es escarnecedor , la cerveza alborotadora ; y cualquiera que por ello errare , no será sabio .
El perezoso no ara á causa del invierno ; pedirá pues en la siega , y no hallará .
Muchos hombres publican cada uno su liberalidad : mas hombre de verdad , ¿ quién lo hallará ?
El rey que se sienta en el trono de juicio , con su mirar disipa todo mal .
Doble pesa y doble medida , abominación son á Jehová ambas cosas .
El oído que oye , y el ojo que ve , ambas cosas ha igualmente hecho Jehová .
El que compra dice : malo es , malo es : mas en apartándose , se alaba .
Quítale su ropa al que salió por fiador del extraño ; y tómale prenda al que fía la extraña .
Los pensamientos con el consejo se ordenan : y con industria se hace la guerra .
El que maldice á su padre ó á su madre , su lámpara será apagada en oscuridad tenebrosa .
No digas , yo me vengaré ; espera á Jehová , y él te salvará .
De Jehová son los pasos del hombre : ¿ cómo pues entenderá el hombre su camino ?
El rey sabio esparce los impíos , y sobre ellos hace tornar la rueda .
Misericordia y verdad guardan al rey ; y con clemencia sustenta su trono .
Las señales de las heridas son medicina para lo malo : y las llagas llegan á lo más secreto del vientre .
Hacer justicia y juicio es á Jehová más agradable que sacrificio .
Los pensamientos del solícito ciertamente van á abundancia ; mas todo presuroso , indefectiblemente á pobreza .
La rapiña de los impíos los destruirá ; por cuanto no quisieron hacer juicio .
Mejor es vivir en un rincón de zaquizamí , que con la mujer rencillosa en espaciosa casa .
Cuando el escarnecedor es castigado , el simple se hace sabio ; y cuando se amonestare al sabio , aprenderá ciencia .
El que cierra su oído al clamor del pobre , también él clamará , y no será oído .
Alegría es al justo hacer juicio ; mas quebrantamiento á los que hacen iniquidad .
Hombre necesitado será el que ama el deleite : y el que ama el vino y ungüentos no enriquecerá .
Mejor es morar en tierra del desierto , que con la mujer rencillosa é iracunda .
La ciudad de los fuertes tomó el sabio , y derribó la fuerza en que ella confiaba .
Soberbio y presuntuoso escarnecedor es el nombre del que obra con orgullosa saña .
Hay quien todo el día codicia : mas el justo da , y no desperdicia .
El testigo mentiroso perecerá : mas el hombre que oye , permanecerá en su dicho .
No hay sabiduría , ni inteligencia , ni consejo , contra Jehová .
El rico y el pobre se encontraron : á todos ellos hizo Jehová .
Riquezas , y honra , y vida , son la remuneración de la humildad y del temor de Jehová .
El que sembrare iniquidad , iniquidad segará : y consumiráse la vara de su ira .
Echa fuera al escarnecedor , y saldrá la contienda , y cesará el pleito y la afrenta .
Los ojos de Jehová miran por la ciencia ; mas él trastorna las cosas de los prevaricadores .
Sima profunda es la boca de las extrañas : aquel contra el cual estuviere Jehová airado , caerá en ella .
Inclina tu oído , y oye las palabras de los sabios , y pon tu corazón á mi sabiduría :
Para que tu confianza sea en Jehová , te las he hecho saber hoy á ti también .
No robes al pobre , porque es pobre , ni quebrantes en la puerta al afligido :
No te entrometas con el iracundo , ni te acompañes con el hombre de enojos ;
No estés entre los que tocan la mano , entre los que fían por deudas .
No traspases el término antiguo que pusieron tus padres .
CUANDO te sentares á comer con algún señor , considera bien lo que estuviere delante de ti ;
No codicies sus manjares delicados , porque es pan engañoso .
No comas pan de hombre de mal ojo , ni codicies sus manjares :
No hables á oídos del necio ; porque menospreciará la prudencia de tus razones .
Porque el defensor de ellos es el Fuerte , el cual juzgará la causa de ellos contra ti .
No rehuses la corrección del muchacho : porque si lo hirieres con vara , no morirá .
Hijo mío , si tu corazón fuere sabio , también á mí se me alegrará el corazón ;
No tenga tu corazón envidia de los pecadores , antes persevera en el temor de Jehová todo tiempo :
Oye tú , hijo mío , y sé sabio , y endereza tu corazón al camino .
Porque el bebedor y el comilón empobrecerán : y el sueño hará vestir vestidos rotos .
Compra la verdad , y no la vendas ; la sabiduría , la enseñanza , y la inteligencia .
Alégrense tu padre y tu madre , y gócese la que te engendró .
Porque sima profunda es la ramera , y pozo angosto la extraña .
Para los que se detienen mucho en el vino , para los que van buscando la mistura .
Tus ojos mirarán las extrañas , y tu corazón hablará perversidades .
Porque su corazón piensa en robar , é iniquidad hablan sus labios .
Y con ciencia se henchirán las cámaras de todo bien preciado y agradable .
Porque con ingenio harás la guerra : y la salud está en la multitud de consejeros .
Al que piensa mal hacer le llamarán hombre de malos pensamientos .
Si fueres flojo en el día de trabajo , tu fuerza será reducida .
Come , hijo mío , de la miel , porque es buena , y del panal dulce á tu paladar :
Porque siete veces cae el justo , y se torna á levantar ; mas los impíos caerán en el mal .
Porque Jehová no lo mire , y le desagrade , y aparte de sobre él su enojo .
Porque para el malo no habrá buen fin , y la candela de los impíos será apagada .
Porque su quebrantamiento se levantará de repente ; y el quebrantamiento de ambos , ¿ quién lo comprende ?
El que dijere al malo , Justo eres , los pueblos lo maldecirán , y le detestarán las naciones :
Besados serán los labios del que responde palabras rectas .
No seas sin causa testigo contra tu prójimo ; y no lisonjees con tus labios .
Y yo miré , y púselo en mi corazón : vilo , y tomé consejo .
Así vendrá como caminante tu necesidad , y tu pobreza como hombre de escudo .
Quita las escorias de la plata , y saldrá vaso al fundidor .
No te alabes delante del rey , ni estés en el lugar de los grandes :
No sea que te deshonre el que lo oyere , y tu infamia no pueda repararse .
Como zarcillo de oro y joyel de oro fino , es el que reprende al sabio que tiene oído dócil .
Con larga paciencia se aplaca el príncipe ; y la lengua blanda quebranta los huesos .
Detén tu pie de la casa de tu vecino , porque harto de ti no te aborrezca .
Diente quebrado y pie resbalador , es la confianza en el prevaricador en tiempo de angustia .
Porque ascuas allegas sobre su cabeza , y Jehová te lo pagará .
Como el agua fría al alma sedienta , así son las buenas nuevas de lejanas tierras .
Comer mucha miel no es bueno : ni el buscar la propia gloria es gloria .
COMO la nieve en el verano , y la lluvia en la siega , así conviene al necio la honra .
El látigo para el caballo , y el cabestro para el asno , y la vara para la espalda del necio .
Responde al necio según su necedad , porque no se estime sabio en su opinión .
Como quien liga la piedra en la honda , así hace el que al necio da honra .
El grande cría todas las cosas ; y da la paga al insensato , y la da á los transgresores .
¿ Has visto hombre sabio en su opinión ? más esperanza hay del necio que de él .
Las puertas se revuelven en sus quicios : así el perezoso en su cama .
A su ver es el perezoso más sabio que siete que le den consejo .
Tal es el hombre que daña á su amigo , y dice : Ciertamente me chanceaba .
El carbón para brasas , y la leña para el fuego : y el hombre rencilloso para encender contienda .
Como escoria de plata echada sobre el tiesto , son los labios enardecidos y el corazón malo .
Cuando hablare amigablemente , no le creas ; porque siete abominaciones hay en su corazón .
El que cavare sima , caerá en ella : y el que revuelva la piedra , á él volverá .
NO te jactes del día de mañana ; porque no sabes qué dará de sí el día .
Pesada es la piedra , y la arena pesa ; mas la ira del necio es más pesada que ambas cosas .
Mejor es reprensión manifiesta que amor oculto .
El alma harta huella el panal de miel ; mas al alma hambrienta todo lo amargo es dulce .
El ungüento y el perfume alegran el corazón : y el amigo al hombre con el cordial consejo .
El avisado ve el mal , y escóndese ; mas los simples pasan , y llevan el daño .
Gotera continua en tiempo de lluvia , y la mujer rencillosa , son semejantes :
Hierro con hierro se aguza ; y el hombre aguza el rostro de su amigo .
Como un agua se parece á otra , así el corazón del hombre al otro .
El crisol prueba la plata , y la hornaza el oro : y al hombre la boca del que lo alaba .
Porque las riquezas no son para siempre ; ¿ y será la corona para perpetuas generaciones ?
Los corderos para tus vestidos , y los cabritos para el precio del campo :
El hombre pobre y robador de los pobres , es lluvia de avenida y sin pan .
Los hombres malos no entienden el juicio : mas los que buscan á Jehová , entienden todas las cosas .
El que aparta su oído para no oir la ley , su oración también es abominable .
Cuando los justos se alegran , grande es la gloria ; mas cuando los impíos son levantados , es buscado el hombre .
Bienaventurado el hombre que siempre está temeroso : mas el que endurece su corazón , caerá en mal .
El príncipe falto de entendimiento multiplicará los agravios : mas el que aborrece la avaricia , prolongará sus días .
El hombre de verdad tendrá muchas bendiciones : mas el que se apresura á enriquecer , no será sin culpa .
Apresúrase á ser rico el hombre de mal ojo ; y no conoce que le ha de venir pobreza .
El que confía en su corazón es necio ; mas el que camina en sabiduría , será salvo .
Cuando los impíos son levantados , esconderáse el hombre : mas cuando perecen , los justos se multiplican .
Cuando los justos dominan , el pueblo se alegra : mas cuando domina el impío , el pueblo gime .
El rey con el juicio afirma la tierra : mas el hombre de presentes la destruirá .
En la prevaricación del hombre malo hay lazo : mas el justo cantará y se alegrará .
Los hombres escarnecedores enlazan la ciudad : mas los sabios apartan la ira .
Los hombres sanguinarios aborrecen al perfecto : mas los rectos buscan su contentamiento .
Del señor que escucha la palabra mentirosa , todos sus ministros son impíos .
El rey que juzga con verdad á los pobres , su trono será firme para siempre .
Cuando los impíos son muchos , mucha es la prevaricación ; mas los justos verán la ruina de ellos .
Sin profecía el pueblo será disipado : mas el que guarda la ley , bienaventurado él .
¿ Has visto hombre ligero en sus palabras ? más esperanza hay del necio que de él .
El hombre iracundo levanta contiendas ; y el furioso muchas veces peca .
El aparcero del ladrón aborrece su vida ; oirá maldiciones , y no lo denunciará .
Muchos buscan el favor del príncipe : mas de Jehová viene el juicio de cada uno .
Yo ni aprendí sabiduría , ni conozco la ciencia del Santo .
No añadas á sus palabras , porque no te reprenda , y seas hallado mentiroso .
Vanidad y palabra mentirosa aparta de mí . No me des pobreza ni riquezas ; manténme del pan que he menester ;
Hay generación que maldice á su padre , y á su madre no bendice .
Hay generación cuyos ojos son altivos , y cuyos párpados son alzados .
Por tres cosas se alborota la tierra , y la cuarta no puede sufrir :
Por la aborrecida cuando se casare ; y por la sierva cuando heredare á su señora .
Las hormigas , pueblo no fuerte , y en el verano preparan su comida ;
Las langostas , no tienen rey , y salen todas acuadrilladas ;
Tres cosas hay de hermoso andar , y la cuarta pasea muy bien :
El lebrel ceñido de lomos ; asimismo el macho cabrío ; y un rey contra el cual ninguno se levanta .
¿ Qué , hijo mío ? ¿ y qué , hijo de mi vientre ? ¿ y qué , hijo de mis deseos ?
No es de los reyes , oh Lemuel , no es de los reyes beber vino , ni de los príncipes la cerveza .
Dad la cerveza al desfallecido , y el vino á los de amargo ánimo :
Abre tu boca por el mudo , en el juicio de todos los hijos de muerte .
Mujer fuerte , ¿ quién la hallará ? porque su estima sobrepuja largamente á la de piedras preciosas .
Darále ella bien y no mal , todos los días de su vida .
Fué como navío de mercader : trae su pan de lejos .
Consideró la heredad , y compróla ; y plantó viña del fruto de sus manos .
Gustó que era buena su granjería : su candela no se apagó de noche .
Alargó su mano al pobre , y extendió sus manos al menesteroso .
Ella se hizo tapices ; de lino fino y púrpura es su vestido .
Hizo telas , y vendió ; y dió cintas al mercader .
Abrió su boca con sabiduría : y la ley de clemencia está en su lengua .
Levantáronse sus hijos , y llamáronla bienaventurada ; y su marido también la alabó .
Engañosa es la gracia , y vana la hermosura : la mujer que teme á Jehová , ésa será alabada .
PALABRAS del Predicador , hijo de David , rey en Jerusalem .
¿ Qué provecho tiene el hombre de todo su trabajo con que se afana debajo del sol ?
Y sale el sol , y pónese el sol , y con deseo vuelve á su lugar donde torna á nacer .
Lo torcido no se puede enderezar ; y lo falto no puede contarse .
A la risa dije : Enloqueces ; y al placer : ¿ De qué sirve esto ?
Híceme huertos y jardines , y planté en ellos árboles de todos frutos ;
Y he visto que la sabiduría sobrepuja á la necedad , como la luz á las tinieblas .
PARA todas las cosas hay sazón , y todo lo que se quiere debajo del cielo , tiene su tiempo :
Tiempo de llorar , y tiempo de reir ; tiempo de endechar , y tiempo de bailar ;
Tiempo de romper , y tiempo de coser ; tiempo de callar , y tiempo de hablar ;
¿ Qué provecho tiene el que trabaja en lo que trabaja ?
Y alabé yo los finados que ya murieron , más que los vivientes que hasta ahora están vivos .
Mas vale el un puño lleno con descanso , que ambos puños llenos con trabajo y aflicción de espíritu .
Mejores son dos que uno ; porque tienen mejor paga de su trabajo .
Y si alguno prevaleciere contra el uno , dos estarán contra él ; y cordón de tres dobleces no presto se rompe .
Porque de la cárcel salió para reinar ; mientras el nacido en su reino se hizo pobre .
Mejor es que no prometas , que no que prometas y no pagues .
Además el provecho de la tierra es para todos : el rey mismo está sujeto á los campos .
Demás de esto , todos los días de su vida comerá en tinieblas , con mucho enojo y dolor y miseria .
Porque en vano vino , y á tinieblas va , y con tinieblas será cubierto su nombre .
Todo el trabajo del hombre es para su boca , y con todo eso su alma no se harta .
Ciertamente las muchas palabras multiplican la vanidad . ¿ Qué más tiene el hombre ?
Mejor es el enojo que la risa : porque con la tristeza del rostro se enmendará el corazón .
Ciertamente la opresión hace enloquecer al sabio : y el presente corrompe el corazón .
Buena es la ciencia con herencia ; y más á los que ven el sol .
No seas demasiado justo , ni seas sabio con exceso : ¿ por qué te destruirás ?
La sabiduría fortifica al sabio más que diez poderosos la ciudad en que fueron .
Porque tu corazón sabe , como tú también dijiste mal de otros muchas veces .
Lejos está lo que fué ; y lo muy profundo ¿ quién lo hallará ?
He aquí , solamente he hallado esto : que Dios hizo al hombre recto , mas ellos buscaron muchas cuentas .
Pues la palabra del rey es con potestad , ¿ y quién le dirá , Qué haces ?
Porque para todo lo que quisieres hay tiempo y juicio ; mas el trabajo del hombre es grande sobre él ;
En todo tiempo sean blancos tus vestidos , y nunca falte ungüento sobre tu cabeza .
Las palabras del sabio con reposo son oídas , más que el clamor del señor entre los necios .
El corazón del sabio está á su mano derecha ; mas el corazón del necio á su mano izquierda .
Hay un mal que debajo del sol he visto , á manera de error emanado del príncipe :
Vi siervos en caballos , y príncipes que andaban como siervos sobre la tierra .
El que mudare las piedras , trabajo tendrá en ellas : el que cortare la leña , en ella peligrará .
Las palabras de la boca del sabio son gracia ; mas los labios del necio causan su propia ruina .
El trabajo de los necios los fatiga ; porque no saben por dónde ir á la ciudad .
Por la pereza se cae la techumbre , y por flojedad de manos se llueve la casa .
ECHA tu pan sobre las aguas ; que después de muchos días lo hallarás .
El que al viento mira , no sembrará ; y el que mira á las nubes , no segará .
Vanidad de vanidades , dijo el Predicador , todo vanidad .
CANCIÓN de canciones , la cual es de Salomón .
Morena soy , oh hijas de Jerusalem , mas codiciable ; como las cabañas de Cedar , como las tiendas de Salomón .
Hermosas son tus mejillas entre los pendientes , tu cuello entre los collares .
Mientras que el rey estaba en su reclinatorio , mi nardo dió su olor .
Racimo de copher en las viñas de Engadi es para mí mi amado .
He aquí que tú eres hermoso , amado mío , y suave : nuestro lecho también florido .
YO soy la rosa de Sarón , y el lirio de los valles .
Llevóme á la cámara del vino , y su bandera sobre mí fué amor .
Su izquierdaestédebajo de mi cabeza , y su derecha me abrace .
Mi amado habló , y me dijo : Levántate , oh amiga mía , hermosa mía , y vente .
Cazadnos las zorras , las zorras pequeñas , que echan á perder las viñas ; pues que nuestras viñas están en cierne .
POR las noches busqué en mi lecho al que ama mi alma : busquélo , y no lo hallé .
He aquí es la litera de Salomón : sesenta valientes la rodean , de los fuertes de Israel .
Tus dos pechos , como dos cabritos mellizos de gama , que son apacentados entre azucenas .
Huerto cerrado eres , mi hermana , esposa mía ; fuente cerrada , fuente sellada .
Fuente de huertos , pozo de aguas vivas , que corren del Líbano .
Mi amado es blanco y rubio , señalado entre diez mil .
Sus mejillas , como una era de especias aromáticas , como fragantes flores : sus labios , como lirios que destilan mirra que trasciende .
Yo soy de mi amado , y mi amado es mío : él apacienta entre los lirios .
Como cachos de granada son tus sienes entre tus guedejas .
No lo supe : hame mi alma hecho como los carros de Amminadab .
¡ Qué hermosa eres , y cuán suave , oh amor deleitoso !
Yo soy de mi amado , y conmigo tiene su contentamiento .
Su izquierda esté debajo de mi cabeza , y su derecha me abrace .
Yo soy muro , y mis pechos como torres , desde que fuí en sus ojos como la que halla paz .
¿ Quién demandó esto de vuestras manos , cuando vinieseis á presentaros delante de mí , para hollar mis atrios ?
Aprended á hacer bien ; buscad juicio , restituid al agraviado , oid en derecho al huérfano , amparad á la viuda .
¿ Cómo te has tornado ramera , oh ciudad fiel ? Llena estuvo de juicio , en ella habitó equidad ; mas ahora , homicidas .
Y volveré mi mano sobre ti , y limpiaré hasta lo más puro tus escorias , y quitaré todo tu estaño :
Porque seréis como el olmo que se le cae la hoja , y como huerto que le faltan las aguas .
Venid , oh casa de Jacob , y caminemos á la luz de Jehová .
Y sobre todos los cedros del Líbano altos y sublimes , y sobre todos los alcornoques de Basán ;
Y sobre toda torre alta , y sobre todo muro fuerte ;
Y quitará totalmente los ídolos .
El valiente y el hombre de guerra , el juez y el profeta , el adivino y el anciano ;
¡ Ay del impío ! mal le irá : porque según las obras de sus manos le será pagado .
Los collares , y los joyeles , y los brazaletes ;
Los anillos , y los joyeles de las narices ;
Los espejos , los pañizuelos , las gasas , y los tocados .
Sus puertas se entristecerán y enlutarán , y ella , desamparada , sentaráse en tierra .
Y diez huebras de viña producirán un zaque , y treinta modios de simiente darán tres modios .
Y los corderos serán apacentados según su costumbre ; y extraños comerán las gruesas desamparadas .
¡ Ay de los sabios en sus ojos , y de los que son prudentes delante de sí mismos !
Los que dan por justo al impío por cohechos , y al justo quitan su justicia !
Por haber acordado maligno consejo contra ti el Siro , con Ephraim y con el hijo de Remalías , diciendo :
Y habló más Jehová á Achâz , diciendo :
Comerá manteca y miel , para que sepa desechar lo malo y escoger lo bueno .
Con saetas y arco irán allá ; porque toda la tierra será espinos y cardos .
Otra vez tornó Jehová á hablarme , diciendo :
Y muchos tropezarán entre ellos , y caerán , y serán quebrantados : enredaránse , y serán presos .
El Señor envió palabra á Jacob , y cayó en Israel .
Mas el pueblo no se convirtió al que lo hería , ni buscaron á Jehová de los ejércitos .
El viejo y venerable de rostro es la cabeza : el profeta que enseña mentira , este es cola .
¡ AY de los que establecen leyes injustas , y determinando prescriben tiranía ,
Porque él dice : Mis príncipes ¿ no son todos reyes ?
Como hice á Samaria y á sus ídolos , ¿ no haré también así á Jerusalem y á sus ídolos ?
Las reliquias se convertirán , las reliquias de Jacob , al Dios fuerte .
Mas de aquí á muy poco tiempo , se acabará el furor y mi enojo , para fenecimiento de ellos .
Grita en alta voz , hija de Galim ; haz que se oiga hacia Lais , pobrecilla Anathoth .
Y cortará con hierro la espesura del bosque , y el Líbano caerá con fortaleza .
Sacaréis aguas con gozo de las fuentes de la salud .
CARGA de Babilonia , que vió Isaías , hijo de Amoz .
Por tanto , se enervarán todas la manos , y desleiráse todo corazón de hombre :
Sus niños serán estrellados delante de ellos ; sus casas serán saqueadas , y forzadas sus mujeres .
Descansó , sosegó toda la tierra : cantaron alabanza .
Mas tú derribado eres en el sepulcro , á los lados de la huesa .
Todos los reyes de las gentes , todos ellos yacen con honra cada uno en su casa .
Por tanto mis entrañas sonarán como arpa acerca de Moab , y mi interior en orden á Kir-hareseth .
CARGA de Damasco . He aquí que Damasco dejó de ser ciudad , y será montón de ruina .
Y las aguas de la mar faltarán , y el río se agotará y secará .
Porque todas sus redes serán rotas : y se entristecerán todos los que hacen viveros para peces .
Y se turbarán y avergonzarán de Etiopía su esperanza , y de Egipto su gloria .
Pon la mesa , mira del atalaya , come , bebe : levantaos , príncipes , ungid el escudo .
El guarda respondió : La mañana viene , y después la noche : si preguntareis , preguntad ; volved , venid .
CARGA del valle de la visión . ¿ Qué tienes ahora , que toda tú te has subido sobre los terrados ?
Y contasteis las casas de Jerusalem , y derribasteis casas para fortificar el muro .
Y arrojarte he de tu lugar , y de tu puesto te empujaré .
Callad , moradores de la isla , mercader de Sidón , que pasando la mar te henchían .
Pasaos á Tarsis ; aullad , moradores de la isla .
Aullad , naves de Tarsis ; porque destruída es vuestra fortaleza .
Destruyóse , cayó la tierra ; enfermó , cayó el mundo ; enfermaron los altos pueblos de la tierra .
Cesó el regocijo de los panderos , acabóse el estruendo de los que se huelgan , paró la alegría del arpa .
Quebrantada está la ciudad de la vanidad ; toda casa se ha cerrado , porque no entre nadie .
En la ciudad quedó soledad , y con asolamiento fué herida la puerta .
Quebrantaráse del todo la tierra , enteramente desmenuzada será la tierra , en gran manera será la tierra conmovida .
Abrid las puertas , y entrará la gente justa , guardadora de verdades .
Confiad en Jehová perpetuamente : porque en el Señor Jehová está la fortaleza de los siglos .
El camino del justo es rectitud : Tú , Recto , pesas el camino del justo .
Jehová , en la tribulación te buscaron : derramaron oración cuando los castigaste .
Con los pies será hollada la corona de soberbia de los borrachos de Ephraim ;
Porque en lengua de tartamudos , y en extraña lengua hablará á este pueblo ,
Estad atentos , y oid mi voz ; estad atentos , y oid mi dicho .
Porque su Dios le instruye , y le enseña á juicio ;
¡ AY de Ariel , ciudad donde habitó David ! Añadid un año á otro , mátense víctimas .
Y los errados de espíritu aprenderán inteligencia , y los murmuradores aprenderán doctrina .
Cuando estarán sus príncipes en Zoán , y sus embajadores habrán llegado á Hanes ,
Porque Assur que hirió con palo , con la voz de Jehová será quebrantado .
HE aquí que en justicia reinará un rey , y príncipes presidirán en juicio .
El mezquino nunca más será llamado liberal , ni será dicho generoso el avariento .
Mujeres reposadas , levantaos , oid mi voz ; confiadas , escuchad mi razón .
Y habitará el juicio en el desierto , y en el campo labrado asentará la justicia .
Y mi pueblo habitará en morada de paz , y en habitaciones seguras , y en recreos de reposo .
Dichosos vosotros los que sembráis sobre todas aguas , y metéis en ellas el pie de buey y de asno .
Será ensalzado Jehová , el cual mora en las alturas : llenó á Sión de juicio y de justicia .
Ahora me levantaré , dice Jehová ; ahora seré ensalzado , ahora seré engrandecido .
Oid , los que estáis lejos , lo que he hecho ; y vosotros los cercanos , conoced mi potencia .
Porque Jehová es nuestro juez , Jehová es nuestro legislador , Jehová es nuestro Rey , él mismo nos salvará .
Porque es día de venganza de Jehová , año de retribuciones en el pleito de Sión .
Entonces los ojos de los ciegos serán abiertos , y los oídos de los sordos se abrirán .
Mas callaron , y no le respondieron palabra ; porque el rey así lo había mandado , diciendo : No le respondáis .
Entonces Ezechîas oró á Jehová , diciendo :
Conocido he tu estado , tu salida y tu entrada , y tu furor contra mí .
Pues yo ampararé á esta ciudad para salvarla por amor de mí , y por amor de David mi siervo .
Entonces volvió Ezechîas su rostro á la pared , é hizo oración á Jehová ,
Escritura de Ezechîas rey de Judá , de cuando enfermó y sanó de su enfermedad .
Entonces dijo Isaías á Ezechîas : Oye palabra de Jehová de los ejércitos :
Sécase la hierba , cáese la flor : mas la palabra del Dios nuestro permanece para siempre .
Ni el Líbano bastará para el fuego , ni todos sus animales para el sacrificio .
El artífice apareja la imagen de talla , el platero le extiende el oro , y le funde cadenas de plata .
¿ A qué pues me haréis semejante , ó seré asimilado ? dice el Santo .
Los mancebos se fatigan y se cansan , los mozos flaquean y caen :
Las islas vieron , y tuvieron temor ; los términos de la tierra se espantaron : congregáronse , y vinieron .
Mas tú , Israel , siervo mío eres ; tú , Jacob , á quien yo escogí , simiente de Abraham mi amigo .
He aquí que vosotros sois de nada , y vuestras obras de vanidad ; abominación el que os escogió .
He aquí , todos iniquidad , y las obras de ellos nada : viento y vanidad son sus vaciadizos .
Den gloria á Jehová , y prediquen sus loores en las islas .
Que ve muchas cosas y no advierte , que abre los oídos y no oye ?
¿ Quién de vosotros oirá esto ? ¿ quién atenderá y escuchará en orden al porvernir ?
Yo , yo Jehová ; y fuera de mí no hay quien salve .
Así dice Jehová , el que da camino en la mar , y senda en las aguas impetuosas ;
Este pueblo crié para mí ; mis alabanzas publicará .
Yo , yo soy el que borro tus rebeliones por amor de mí ; y no me acordaré de tus pecados .
Tu primer padre pecó , y tus enseñadores prevaricaron contra mí .
AHORA pues oye , Jacob , siervo mío , y tú , Israel , á quien yo escogí .
¿ Quién formó un dios , ó quién fundó una estatua que para nada es de provecho ?
¡ Ay del que dice al padre : ¿ Por qué engendraste ? y á la mujer : ¿ Por qué pariste ?
Fueron humillados , fueron abatidos juntamente ; no pudieron escaparse de la carga , sino que tuvieron ellos mismos que ir en cautiverio .
Acordaos de esto , y tened vergüenza ; tornad en vosotros , prevaricadores .
Toma el molino , y muele harina : descubre tus guedejas , descalza los pies , descubre las piernas , pasa los ríos .
Porque conozco que eres duro , y nervio de hierro tu cerviz , y tu frente de metal ,
No hay paz para los malos , dijo Jehová .
Y tornaré camino todos mis montes , y mis calzadas serán levantadas .
He aquí que en las palmas te tengo esculpida : delante de mí están siempre tus muros .
¿ Será quitada la presa al valiente ? ó ¿ libertaráse la cautividad legítima ?
El Señor Jehová me abrió el oído , y yo no fuí rebelde , ni me torné atrás .
Porque así dice Jehová : De balde fuisteis vendidos ; por tanto , sin dinero seréis rescatados .
¿ QUIÉN ha creído á nuestro anuncio ? ¿ y sobre quién se ha manifestado el brazo de Jehová ?
Y todos tus hijos serán enseñados de Jehová ; y multiplicará la paz de tus hijos .
Buscad á Jehová mientras puede ser hallado , llamadle en tanto que está cercano .
Todas las bestias del campo , todas las bestias del monte , venid á devorar .
Mas vosotros llegaos acá , hijos de la agorera , generación de adúltero y de fornicaria .
Yo publicaré tu justicia y tus obras , que no te aprovecharán .
HE aquí que no se ha acortado la mano de Jehová para salvar , ni hase agravado su oído para oir :
LEVÁNTATE , resplandece ; que ha venido tu lumbre , y la gloria de Jehová ha nacido sobre ti .
¿ Quiénes son estos que vuelan como nubes , y como palomas á sus ventanas ?
Ni le deis tregua , hasta que confirme , y hasta que ponga á Jerusalem en alabanza en la tierra .
Porque el día de la venganza está en mi corazón , y el año de mis redimidos es venido .
¿ El que los condujo por los abismos , como un caballo por el desierto , sin que tropezaran ?
Hemos venido á ser como aquellos de quienes nunca te enseñoreaste , sobre los cuales nunca fué llamado tu nombre .
Tus santas ciudades están desiertas , Sión es un desierto , Jerusalem una soledad .
He aquí que escrito está delante de mí ; no callaré , antes retornaré , y daré el pago en su seno ,
Antes que estuviese de parto , parió ; antes que le viniesen dolores parió hijo .
Y tomaré también de ellos para sacerdotes y Levitas , dice Jehová .
Fué pues palabra de Jehová á mí , diciendo :
No temas delante de ellos , porque contigo soy para librarte , dice Jehová .
Y FUÉ á mí palabra de Jehová , diciendo :
Por tanto entraré aún en juicio con vosotros , dijo Jehová , y con los hijos de vuestros hijos pleitearé .
¿ Es Israel siervo ? ¿ es esclavo ? ¿ por qué ha sido dado en presa ?
¿ Por qué porfías conmigo ? Todos vosotros prevaricasteis contra mí , dice Jehová .
A lo menos desde ahora , ¿ no clamarás á mí , Padre mío , guiador de mi juventud ?
Y os daré pastores según mi corazón , que os apacienten de ciencia y de inteligencia .
¿ Hasta cuándo tengo de ver bandera , tengo de oir voz de trompeta ?
Miré los montes , y he aquí que temblaban , y todos los collados fueron destruídos .
Porque así dijo Jehová : Toda la tierra será asolada ; mas no haré consumación .
Como caballos bien hartos fueron á la mañana , cada cual relinchaba á la mujer de su prójimo .
Antes los profetas serán como viento , y no hay en ellos palabra ; así se hará á ellos .
Empero en aquellos días , dice Jehová , no os acabaré del todo .
Empero este pueblo tiene corazón falso y rebelde ; tornáronse y fuéronse .
Cosa espantosa y fea es hecha en la tierra :
Levantaos , y subamos de noche , y destruyamos sus palacios .
Por tanto oid , gentes , y conoce , oh conjunto de ellas .
Plata desechada los llamarán , porque Jehová los desechó .
He aquí vosotros os confiáis en palabras de mentira , que no aprovechan .
Así ha dicho Jehová de los ejércitos , Dios de Israel : Añadid vuestros holocaustos sobre vuestros sacrificios , y comed carne .
Esperamos paz , y no hubo bien ; día de cura , y he aquí turbación .
Pasóse la siega , acabóse el verano , y nosotros no hemos sido salvos .
Antes se fueron tras la imaginación de su corazón , y en pos de los Baales que les enseñaron sus padres :
OID la palabra que Jehová ha hablado sobre vosotros , oh casa de Israel .
No hay semejante á ti , oh Jehová ; grande tú , y grande tu nombre en fortaleza .
Vanidad son , obra de escarnios : en el tiempo de su visitación perecerán .
Castígame , oh Jehová , mas con juicio ; no con tu furor , porque no me aniquiles .
Oid las palabras de este pacto , y hablad á todo varón de Judá , y á todo morador de Jerusalem .
Mas si no oyeren , arrancaré á la tal gente , sacándola de raíz , y destruyendo , dice Jehová .
Y fué á mí segunda vez palabra de Jehová , diciendo :
Y fué á mí palabra de Jehová , diciendo :
Escuchad y oid ; no os elevéis : pues Jehová ha hablado .
Yo pues descubriré también tus faldas delante de tu cara , y se manifestará tu ignominia .
Y aun las ciervas en los campos parían , y dejabanla cría , porque no había hierba .
Reconocemos , oh Jehová , nuestra impiedad , la iniquidad de nuestros padres : porque contra ti hemos pecado .
Y FUÉ á mí palabra de Jehová , diciendo :
Asimismo no entres en casa de convite , para sentarte con ellos á comer ó á beber .
Bendito el varón que se fía en Jehová , y cuya confianza es Jehová .
Trono de gloria , excelso desde el principio , es el lugar de nuestro santuario .
No me seas tú por espanto : esperanza mía eres tú en el día malo .
Levántate , y vete á casa del alfarero , y allí te haré oir mis palabras .
Entonces fué á mí palabra de Jehová , diciendo :
Oh Jehová , mira por mí , y oye la voz de los que contienden conmigo .
Maldito el día en que nací : el día en que mi madre me parió no sea bendito .
Y heriré los moradores de esta ciudad ; y los hombres y las bestias morirán de pestilencia grande .
ASÍ dijo Jehová : Desciende á la casa del rey de Judá , y habla allí esta palabra ,
En sepultura de asno será enterrado , arrastrándole y echándole fuera de las puertas de Jerusalem .
¡ Tierra , tierra , tierra ! oye palabra de Jehová .
Porque así el profeta como el sacerdote son fingidos : aun en mi casa hallé su maldad , dice Jehová .
¿ Soy yo Dios de poco acá , dice Jehová , y no Dios de mucho ha ?
Por tanto , he aquí yo contra los profetas , dice Jehová , que hurtan mis palabras cada uno de su más cercano .
Así dirás al profeta : ¿ Qué te respondió Jehová , y qué habló Jehová ?
Y fué á mí palabra de Jehová , diciendo :
Por tanto , así ha dicho Jehová de los ejércitos : Por cuanto no habéis oído mis palabras ,
A Faraón rey de Egipto , y á sus siervos , á sus príncipes , y á todo su pueblo ;
Y á Dedán , y Tema , y Buz , y á todos los que están al cabo del mundo ;
Y acabaráse la huída de los pastores , y el escape de los mayorales del rebaño .
Entonces se levantaron ciertos de los ancianos de la tierra , y hablaron á toda la junta del pueblo , diciendo :
No los oigáis ; servid al rey de Babilonia , y vivid : ¿ por qué ha de ser desierta esta ciudad ?
Y en el mismo año murió Hananías en el mes séptimo .
Porque falsamente os profetizan ellos en mi nombre : no los envié , ha dicho Jehová .
Y me buscaréis y hallaréis , porque me buscaréis de todo vuestro corazón .
Y á Semaías de Nehelam hablarás , diciendo :
Y Sophonías sacerdote había leído esta carta á oídos de Jeremías profeta .
PALABRA que fué á Jeremías de Jehová , diciendo :
Porque así ha dicho Jehová : Hemos oído voz de temblor : espanto , y no paz .
Porque así ha dicho Jehová : Desahuciado es tu quebrantamiento , y dificultosa tu llaga .
Y me seréis por pueblo , y yo seré vuestro Dios .
Esperanza también hay para tu fin , dice Jehová , y los hijos volverán á su término .
En esto me desperté , y vi , y mi sueño me fué sabroso .
Y escribí la carta , y selléla , é hice atestiguar á testigos , y pesé el dinero con balanza .
Y fué palabra de Jehová á Jeremías , diciendo :
Antes asentaron sus abominaciones en la casa sobre la cual es invocado mi nombre , contaminándola .
Así ha dicho Jehová que la hizo , Jehová que la formó para afirmarla ; Jehová es su nombre :
Y fué palabra de Jehová á Jeremías , diciendo :
Y habló Jeremías profeta á Sedechîas rey de Judá todas estas palabras en Jerusalem .
Y de no edificar casas para nuestra morada , y de no tener viña , ni heredad , ni sementera .
Y fué palabra de Jehová á Jeremías , diciendo :
Preguntaron luego á Baruch , diciendo : Cuéntanos ahora cómo escribiste de boca de Jeremías todas estas palabras .
Y Jeremías entraba y salía en medio del pueblo ; porque no lo habían puesto en la casa de la cárcel .
Y tornarán los Caldeos , y combatirán esta ciudad , y la tomarán , y la pondrán á fuego .
Mas si no quisieres salir , esta es la palabra que me ha mostrado Jehová :
Y sacó los ojos al rey Sedechîas , y aprisionóle con grillos para llevarle á Babilonia .
Sucedió además , un día después que mató á Gedalías , cuando nadie lo sabía aún ,
Y aconteció que al cabo de diez días fué palabra de Jehová á Jeremías .
Y fué palabra de Jehová á Jeremías en Taphnes , diciendo :
Así ha dicho Jehová Dios de Israel , á ti , oh Baruch :
Aparejad escudo y pavés , y venid á la guerra .
¿ Por qué ha sido derribado tu fuerte ? no se pudo tener , porque Jehová lo rempujó .
Becerra hermosa Egipto ; mas viene destrucción , del aquilón viene .
PALABRA de Jehová que fué á Jeremías profeta acerca de los Palestinos , antes que Faraón hiriese á Gaza .
Moab fué quebrantada ; hicieron que se oyese el clamor de sus pequeños .
Y avergonzaráse Moab de Chêmos , á la manera que la casa de Israel se avergonzó de Beth-el , su confianza .
Cercano está el quebrantamiento de Moab para venir , y su mal se apresura mucho .
Y que vino juicio sobre la tierra de la campiña ; sobre Holón , y sobre Jahzah , y sobre Mephaath ,
Y sobre Chîriathaim , y sobre Beth-gamul , y sobre Beth-meon ,
Yo conozco , dice Jehová , su cólera ; mas no tendrá efecto : sus mentiras no han de aprovecharle .
Y Moab será destruído para dejar de ser pueblo : porque se engrandeció contra Jehová .
Y después de esto haré tornar la cautividad de los hijos de Ammón , dice Jehová .
Porque he aquí que pequeño te he puesto entre las gentes , menospreciado entre los hombres .
Y haré encender fuego en el muro de Damasco , y consumirá las casas de Ben-hadad .
PALABRA que habló Jehová contra Babilonia , contra la tierra de los Caldeos , por mano de Jeremías profeta .
Estruendo de guerra en la tierra , y quebrantamiento grande .
Y caerán muertos en la tierra de los Caldeos , y alanceados en sus calles .
Vanidad son , obra de irrisiones ; en el tiempo de su visitación perecerán .
A una rugirán como leones ; como cachorros de leones bramarán .
Subió la mar sobre Babilonia ; de la multitud de sus ondas fué cubierta .
Y dijo Jeremías á Seraías : Cuando llegares á Babilonia , y vieres y leyeres todas estas cosas ,
Y estuvo cercada la ciudad hasta el undécimo año del rey Sedechîas .
Tomólos pues Nabuzaradán , capitán de la guardia , y llevólos al rey de Babilonia á Ribla .
En el año dieciocho hizo Nabucodonosor trasportar de Jerusalem ochocientas treinta y dos personas :
Guióme y llevóme en tinieblas , mas no en luz .
Hizo envejecer mi carne y mi piel ; quebrantó mis huesos .
Asentóme en oscuridades , como los ya muertos de mucho tiempo .
Aun cuando clamé y dí voces , cerro los oídos á mi oración .
Como oso que acecha fué para mí , como león en escondrijos .
Su arco entesó , y púsome como blanco á la saeta .
Fuí escarnio á todo mi pueblo , canción de ellos todos los días .
Quebróme los dientes con cascajo , cubrióme de ceniza .
Y dije : Pereció mi fortaleza , y mi esperanza de Jehová .
Tendrálo aún en memoria mi alma , porque en mí está humillada .
Es por la misericordia de Jehová que no somos consumidos , porque nunca decayeron sus misericordias .
Mi parte es Jehová , dijo mi alma ; por tanto en él esperaré .
Bueno es esperar callando en la salud de Jehová .
Sentaráse solo , y callará , porque lo llevó sobre sí .
Dará la mejilla al que le hiriere ; hartaráse de afrenta .
Antes si afligiere , también se compadecerá según la multitud de sus misericordias .
Desmenuzar bajo de sus pies todos los encarcelados de la tierra ,
Trastornar al hombre en su causa , el Señor no lo sabe .
¿ De la boca del Altísimo no saldrá malo y bueno ?
Escudriñemos nuestros caminos , y busquemos , y volvámonos á Jehová .
Nosotros nos hemos rebelado , y fuimos desleales ; tú no perdonaste .
Te cubriste de nube , porque no pasase la oración nuestra .
Todos nuestros enemigos abrieron sobre nosotros su boca .
Ríos de aguas echan mis ojos , por el quebrantamiento de la hija de mi pueblo .
Hasta que Jehová mire y vea desde los cielos .
Mis enemigos me dieron caza como á ave , sin por qué .
Aguas de avenida vinieron sobre mi cabeza ; yo dije : Muerto soy .
Oiste mi voz ; no escondas tu oído á mi clamor , para mi respiro .
Abogaste , Señor , la causa de mi alma ; redimiste mi vida .
Tú has visto toda su venganza ; todos sus pensamientos contra mí .
Los dichos de los que contra mí se levantaron , y su designio contra mí todo el día .
Dales el pago , oh Jehová , según la obra de sus manos .
Persíguelos en tu furor , y quebrántalos de debajo de los cielos , oh Jehová .
ACUÉRDATE , oh Jehová , de lo que nos ha sucedido : ve y mira nuestro oprobio .
Huérfanos somos sin padre , nuestras madres como viudas .
Persecución padecemos sobre nuestra cerviz : nos cansamos , y no hay para nosotros reposo .
Nuestros padres pecaron , y son muertos ; y nosotros llevamos sus castigos .
Con peligro de nuestras vidas traíamos nuestro pan delante del cuchillo del desierto .
Violaron á las mujeres en Sión , á las vírgenes en las ciudades de Judá .
Llevaron los mozos á moler , y los muchachos desfallecieron en la leña .
Cesó el gozo de nuestro corazón ; nuestro corro se tornó en luto .
Por esto fué entristecido nuestro corazón , por esto se entenebrecieron nuestros ojos :
Mas tú , Jehová , permanecerás para siempre : tu trono de generación en generación .
Vuélvenos , oh Jehová , á ti , y nos volveremos : renueva nuestros días como al principio .
A los cinco del mes , que fué en el quinto año de la transmigración del rey Joachîn ,
Y los animales corrían y tornaban á semejanza de relámpagos .
Y DÍJOME : Hijo del hombre , está sobre tus pies , y hablaré contigo .
Y abrí mi boca , é hízome comer aquel rollo .
Y beberás el agua por medida , la sexta parte de un hin : de tiempo á tiempo beberás .
Y FUÉ á mí palabra de Jehová , diciendo :
Y los muertos caerán en medio de vosotros ; y sabréis que soy Jehová .
Así ha dicho el Señor Jehová : Un mal , he aquí que viene un mal .
He aquí el día , he aquí que viene : ha salido la mañana ; florecido ha la vara , ha reverdecido la soberbia .
Haz una cadena : porque la tierra está llena de juicios de sangres , y la ciudad está llena de violencia .
Y llevóme á la entrada del atrio , y miré , y he aquí en la pared un agujero .
Díjome después : Vuélvete aún , verás abominaciones mayores que hacen éstos .
A las ruedas , oyéndolo yo , se les gritaba : ¡ Rueda !
Y la gloria de Jehová se salió de sobre el umbral de la casa , y paró sobre los querubines .
Por tanto profetiza contra ellos , profetiza , hijo del hombre .
Cuchillo habéis temido , y cuchillo traeré sobre vosotros , dice el Señor Jehová .
Y hablé á los trasportados todas las palabras de Jehová que él me había mostrado .
Delante de sus ojos horadarás la pared , y saldrás por ella .
Hijo del hombre , ¿ no te ha dicho la casa de Israel , aquella casa rebelde : ¿ Qué haces ?
Hijo del hombre , come tu pan con temblor , y bebe tu agua con estremecimiento y con anhelo ;
Porque no habrá más alguna visión vana , ni habrá adivinación de lisonjeros en medio de la casa de Israel .
Y FUÉ á mí palabra de Jehová , diciendo :
Y VINIERON á mí algunos de los ancianos de Israel , y sentáronse delante de mí .
Y fué á mí palabra de Jehová , diciendo :
Y tornaré la tierra en asolamiento , por cuanto cometieron prevaricación , dice el Señor Jehová .
Hijo del hombre , notifica á Jerusalem sus abominaciones ,
Y puse joyas sobre tus narices , y zarcillos en tus orejas , y diadema de hermosura en tu cabeza .
Y sacrificaste mis hijos , y dístelos á ellas para que los hiciesen pasar por el fuego .
Edificástete alto , y te hiciste altar en todas las plazas :
Sino como mujer adúltera , por cuanto que en lugar de su marido recibe á ajenos .
Y ensoberbeciéronse , é hicieron abominación delante de mí , y quitélas como vi bueno .
Tú has llevado tu enormidad y tus abominaciones , dice Jehová .
Y FUÉ á mí palabra de Jehová , diciendo :
Y fué á mí palabra de Jehová , diciendo :
Vivo yo , dice el Señor Jehová , que nunca más tendréis por qué usar este refrán en Israel .
Y que no haga las otras ; antes comiere sobre los montes , ó violare la mujer de su prójimo ,
Y dirás : ¡ Cómo se echó entre los leones tu madre la leona ! entre los leoncillos crió sus cachorros .
Y fué á mí palabra de Jehová , diciendo :
Saquélos pues de la tierra de Egipto , y trájelos al desierto ;
Yo soy Jehová vuestro Dios ; andad en mis ordenanzas , y guardad mis derechos , y ponedlos por obra :
Y fué á mí palabra de Jehová , diciendo :
Y dije : ¡ Ah , Señor Jehová ! ellos dicen de mí : ¿ No profiere éste parábolas ?
Y tú , hijo del hombre , gime con quebrantamiento de lomos , y con amargura ; gime delante de los ojos de ellos .
Ponte á una parte , ponte á la diestra , ó ponte á la siniestra , hacia donde tu rostro se determinare .
Y tú , profano é impío príncipe de Israel , cuyo día vino en el tiempo de la consumación de la maldad ;
He aquí que los príncipes de Israel , cada uno según su poder , fueron en ti para derramar sangre .
La desnudez del padre descubrieron en ti ; la inmunda de menstruo forzaron en ti .
Y fué á mí palabra de Jehová , diciendo :
Hijo del hombre , hubo dos mujeres , hijas de una madre ,
Vestidos de cárdeno , capitanes y príncipes , mancebos todos de codiciar , caballeros que andaban á caballo .
Y te desnudarán de tus vestidos , y tomarán los vasos de tu gloria .
Por tanto , así ha dicho el Señor Jehová : ¡ Ay de la ciudad de sangres ! Pues también haré yo gran hoguera ,
Y fué á mí palabra de Jehová , diciendo :
Y haréis de la manera que yo hice : no os cubriréis con rebozo , ni comeréis pan de hombres ;
Y FUÉ á mí palabra de Jehová , diciendo :
También en Moab haré juicios ; y sabrán que yo soy Jehová .
Y FUÉ á mí palabra de Jehová , diciendo :
En el corazón de las mares están tus términos : los que te edificaron completaron tu belleza .
Dedán fué tu mercadera con paños preciosos para carros .
En muchas aguas te engolfaron tus remeros : viento solano te quebrantó en medio de los mares .
Los mercaderes en los pueblos silbarán sobre ti : vendrás á ser espanto , y dejarás de ser para siempre .
He aquí que tú eres más sabio que Daniel ; no hay secreto que te sea oculto ;
Y fué á mí palabra de Jehová , diciendo :
Y fué á mí palabra de Jehová , diciendo :
Hijo del hombre , pon tu rostro contra Faraón rey de Egipto , y profetiza contra él y contra todo Egipto .
Hijo del hombre , profetiza , y di : Así ha dicho el Señor Jehová : Aullad : ¡ Ay del día !
Los mancebos de Avén y de Pibeseth caerán á cuchillo ; y ellas irán en cautiverio .
Y esparciré los Egipcios entre las gentes , y aventarélos por las tierras .
Hízose , pues , hermoso en su grandeza con la extensión de sus ramas ; porque su raíz estaba junto á muchas aguas .
Porque así ha dicho el Señor Jehová : La espada del rey de Babilonia vendrá sobre ti .
Porque eres tan hermoso , desciende , y yace con los incircuncisos .
Y FUÉ á mí palabra de Jehová , diciendo :
Cuando el justo se apartare de su justicia , é hiciere iniquidad , morirá por ello .
Y fué á mí palabra de Jehová , diciendo :
Por tanto , pastores , oid palabra de Jehová :
Porque así ha dicho el Señor Jehová : He aquí , yo , yo requeriré mis ovejas , y las reconoceré .
Y vosotras , ovejas mías , ovejas de mi pasto , hombres sois , y yo vuestro Dios , dice el Señor Jehová .
Hijo del hombre , pon tu rostro hacia el monte de Seir , y profetiza contra él ,
Y os engrandecisteis contra mí con vuestra boca , y multiplicasteis contra mí vuestras palabras . Yo lo oí .
Porque heme aquí á vosotros , y á vosotros me volveré , y seréis labrados y sembrados .
Y fué á mí palabra de Jehová , diciendo :
Y díjome : Hijo del hombre , ¿ vivirán estos huesos ? Y dije : Señor Jehová , tú lo sabes .
Júntalos luego el uno con el otro , para que sean en uno , y serán uno en tu mano .
Y estará en ellos mi tabernáculo , y seré á ellos por Dios , y ellos me serán por pueblo .
Persia , y Etiopía , y Libia con ellos ; todos ellos con escudos y almetes :
He aquí , vino y fué , dice el Señor Jehová : este es el día del cual he hablado .
Y también el nombre de la ciudad será Hamonah : y limpiarán la tierra .
Conforme á su inmundicia y conforme á sus rebeliones hice con ellos : y de ellos escondí mi rostro .
E hizo los postes de sesenta codos , cada poste del atrio y del portal por todo alrededor .
Y llevóme al atrio interior hacia el oriente , y midió la puerta conforme á estas medidas .
Y había allí una cámara , y su puerta con postes de portales ; allí lavarán el holocausto .
Y entre las cámaras había anchura de veinte codos por todos lados alrededor de la casa .
Desde el suelo hasta encima de la puerta había labrados querubines y palmas , y por toda la pared del templo .
Por delante de la puerta del norte su longitud era de cien codos , y la anchura de cincuenta codos .
Midió al lado del norte , quinientas cañas de la caña de medir alrededor .
Rodeó al lado del occidente , y midió quinientas cañas de la caña de medir .
Y oí uno que me hablaba desde la casa : y un varón estaba junto á mí .
Y el altar tenía doce codos de largo , y doce de ancho , cuadrado á sus cuatro lados .
Y no raparán su cabeza , ni dejarán crecer el cabello ; sino que lo recortarán trasquilando sus cabezas .
Y después de su purificación , le contarán siete días .
Y el siclo será de veinte geras : veinte siclos , con veinticinco siclos , y quince siclos , os serán una mina .
Ofrecerán pues el cordero , y el presente y el aceite , todas las mañanas en holocausto continuo .
Partiréis , pues , esta tierra entre vosotros por las tribus de Israel .
Y junto al término de Aser , desde el lado oriental hasta la parte de la mar , Nephtalí , otra .
Y junto al término de Manasés , desde la parte del oriente hasta la parte de la mar , Ephraim , otra .
Y junto al término de Rubén , desde la parte del oriente hasta la parte de la mar , Judá , otra .
Cuanto á las demás tribus , desde la parte del oriente hasta la parte de la mar , tendrá Benjamín una parte .
Y junto al término de Simeón , desde la parte del oriente hasta la parte de la mar , Issachâr , otra .
Y junto al término de Zabulón , desde la parte del oriente hasta la parte de la mar , Gad , otra .
Y fueron entre ellos , de los hijos de Judá , Daniel , Ananías , Misael y Azarías :
Entonces dijo Daniel á Melsar , que estaba puesto por el príncipe de los eunucos sobre Daniel , Ananías , Misael , y Azarías :
Consintió pues con ellos en esto , y probó con ellos diez días .
Y el rey les dijo : He soñado un sueño , y mi espíritu se ha perturbado por saber del sueño .
Fuése luego Daniel á su casa , y declaró el negocio á Ananías , Misael , y Azarías , sus compañeros ,
El revela lo profundo y lo escondido : conoce lo que está en tinieblas , y la luz mora con él .
Este es el sueño : la declaración de él diremos también en presencia del rey .
Por esto en el mismo tiempo algunos varones Caldeos se llegaron , y denunciaron de los Judíos ,
Y el que no se postrase y adorase , fuese echado dentro de un horno de fuego ardiendo .
Entonces el rey engrandeció á Sadrach , Mesach , y Abed-nego en la provincia de Babilonia .
Las señales y milagros que el alto Dios ha hecho conmigo , conviene que yo las publique .
Todo aquesto vino sobre el rey Nabucodonosor .
EL rey Belsasar hizo un gran banquete á mil de sus príncipes , y en presencia de los mil bebía vino .
Y tú , su hijo Belsasar , no has humillado tu corazón , sabiendo todo esto :
Y la escritura que esculpió es : MENE , MENE , TEKEL , UPHARSIN .
TEKEL : Pesado has sido en balanza , y fuiste hallado falto .
La misma noche fué muerto Belsasar , rey de los Caldeos .
PARECIÓ bien á Darío constituir sobre el reino ciento veinte gobernadores , que estuviesen en todo el reino .
Firmó pues el rey Darío la escritura y el edicto .
El rey , por tanto , se levantó muy de mañana , y fué apriesa al foso de los leones :
Y este Daniel fué prosperado durante el reinado de Darío , y durante el reinado de Ciro , Persa .
Estas grandes bestias , las cuales son cuatro , cuatro reyes son , que se levantarán en la tierra .
Y él me dijo : Hasta dos mil y trescientos días de tarde y mañana ; y el santuario será purificado .
De Jehová nuestro Dios es el tener misericordia , y el perdonar , aunque contra él nos hemos rebelado ;
Y estando hablando conmigo semejantes palabras , puse mis ojos en tierra , y enmudecí .
Y EN el año primero de Darío el de Media , yo estuve para animarlo y fortalecerlo .
Así entrará en el reino el rey del mediodía , y volverá á su tierra .
Bienaventurado el que esperare , y llegare hasta mil trescientos treinta y cinco días .
Y después de haber destetado á Lo-ruhama , concibió y parió un hijo .
DECID á vuestros hermanos , Ammi , y á vuestras hermanas , Ruhama :
Empero he aquí , yo la induciré , y la llevaré al desierto , y hablaré á su corazón .
Y la tierra responderá al trigo , y al vino , y al aceite , y ellos responderán á Jezreel .
Ciertamente hombre no contienda ni reprenda á hombre , porque tu pueblo es como los que resisten al sacerdote .
Comen del pecado de mi pueblo , y en su maldad levantan su alma .
Ephraim es dado á ídolos ; déjalo .
Atóla el viento en sus alas , y de sus sacrificios serán avergonzados .
Tocad bocina en Gabaa , trompeta en Ramá : sonad tambor en Beth-aven : tras ti , oh Benjamín .
Yo pues seré como polilla á Ephraim , y como carcoma á la casa de Judá .
Mas ellos , cual Adam , traspasaron el pacto : allí prevaricaron contra mí .
En la casa de Israel he visto suciedad : allí fornicó Ephraim , se contaminó Israel :
Con su maldad alegran al rey , y á los príncipes con sus mentiras .
Y fué Ephraim como paloma incauta , sin entendimiento : llamarán á Egipto , acudirán al Asirio .
A mí clamará Israel : Dios mío , te hemos conocido .
Será tragado Israel : presto serán entre las gentes como vaso en que no hay contentamiento .
Porque multiplicó Ephraim altares para pecar , tuvo altares para pecar .
La era y el lagar no los mantendrán ; les fallará el mosto .
Dales , oh Jehová , lo que les has de dar : dales matriz expeliente , y enjutos pechos .
CUANDO Israel era muchacho , yo lo amé , y de Egipto llamé á mi hijo .
Pleito tiene Jehová con Judá para visitar á Jacob conforme á sus caminos : pagarále conforme á sus obras .
Mas Jehová es Dios de los ejércitos : Jehová es su memorial .
Mas Jacob huyó á tierra de Aram , y sirvió Israel por mujer , y por mujer fué pastor .
Yo te conocí en el desierto , en tierra seca .
Te perdiste , oh Israel , mas en mí está tu ayuda .
Atada está la maldad de Ephraim ; su pecado está guardado .
Yo medicinaré su rebelión , amarélos de voluntad : porque mi furor se apartó de ellos .
PALABRA de Jehová que fué á Joel hijo de Pethuel .
Llora tú como moza vestida de saco por el marido de su juventud .
Delante de él temerán los pueblos , pondránse mustios todos los semblantes .
Y Jehová celará su tierra , y perdonará su pueblo .
Y las eras se henchirán de trigo , y los lagares rebosarán de vino y aceite .
Y daré prodigios en el cielo y en la tierra , sangre , y fuego , y columnas de humo .
Haced espadas de vuestros azadones , lanzas de vuestras hoces ; diga el flaco : Fuerte soy .
Mas Judá para siempre será habitada , y Jerusalem en generación y generación .
Y meteré fuego en la casa de Hazael , y consumirá los palacios de Benhadad .
Y meteré fuego en el muro de Tiro , y consumirá sus palacios .
Y su rey irá en cautiverio , él y sus príncipes todos , dice Jehová .
Mas vosotros disteis de beber vino á los Nazareos ; y á los profetas mandasteis , diciendo : No profeticéis .
El esforzado entre esforzados huirá desnudo aquel día , dice Jehová .
Bramando el león , ¿ quién no temerá ? hablando el Señor Jehová , ¿ quién no profetizará ?
Oid y protestad en la casa de Jacob , ha dicho Jehová Dios de los ejércitos :
Empero así dice Jehová á la casa de Israel : Buscadme , y viviréis ;
Que da esfuerzo al despojador sobre el fuerte , y que el despojador venga contra la fortaleza .
Por tanto , el prudente en tal tiempo calla , porque el tiempo es malo .
¿ No será el día de Jehová tinieblas , y no luz ; oscuridad , que no tiene resplandor ?
Quita de mí la multitud de tus cantares , que no escucharé las salmodias de tus instrumentos .
¿ Habéisme ofrecido sacrificios y presentes en el desierto en cuarenta años , casa de Israel ?
Gorjean al son de la flauta , é inventan instrumentos músicos , como David ;
Porque he aquí , Jehová mandará , y herirá con hendiduras la casa mayor , y la casa menor con aberturas .
Y dije : Señor Jehová , cesa ahora ; ¿ quién levantará á Jacob ? porque es pequeño .
Y no profetices más en Beth-el , porque es santuario del rey , y cabecera del reino .
Oid esto , los que tragáis á los menesterosos , y arruináis los pobres de la tierra ,
En aquel tiempo las doncellas hermosas y los mancebos desmayarán de sed .
¡ Cómo fueron escudriñadas las cosas de Esaú ! sus cosas escondidas fueron buscadas .
Y FUÉ palabra de Jehová á Jonás , hijo de Amittai , diciendo :
Y tomaron á Jonás , y echáronlo á la mar ; y la mar se quietó de su furia .
Cuando mi alma desfallecía en mí , acordéme de Jehová ; y mi oración entró hasta ti en tu santo templo .
Levántate , y ve á Nínive , aquella gran ciudad , y publica en ella el pregón que yo te diré .
PERO Jonás se apesadumbró en extremo , y enojóse .
Mas Dios preparó un gusano al venir la mañana del día siguiente , el cual hirió á la calabacera , y secóse .
Por tanto , no tendrás quien eche cordel para suerte en la congregación de Jehová .
Tu mano se alzará sobre tus enemigos , y todos tus adversarios serán talados .
Asimismo destruiré de tu mano las hechicerías , y no se hallarán en ti agoreros .
Y con ira y con furor haré venganza en las gentes que no escucharon .
Pueblo mío , ¿ qué te he hecho , ó en qué te he molestado ? Responde contra mí .
¿ Seré limpio con peso falso , y con bolsa de engañosas pesas ?
El día en que se edificarán tus muros , aquel día será alejado el mandamiento .
Yo les mostraré maravillas como el día que saliste de Egipto .
Bueno es Jehová para fortaleza en el día de la angustia ; y conoce á los que en él confían .
Porque ahora quebraré su yugo de sobre ti , y romperé tus coyundas .
¡ AY de la ciudad de sangres , toda llena de mentira y de rapiña , sin apartarse de ella el pillaje !
Etiopía era su fortaleza , y Egipto sin límite ; Put y Libia fueron en tu ayuda .
Multiplicaste tus mercaderes más que las estrellas del cielo : el pulgón hizo presa , y voló .
Espantosa es y terrible : de ella misma saldrá su derecho y su grandeza .
Y haces que sean los hombres como los peces de la mar , como reptiles que no tienen señor ?
He aquí se enorgullece aquel cuya alma no es derecha en él : mas el justo en su fe vivirá .
Porque la piedra clamará desde el muro , y la tabla del enmaderado le responderá .
Mas Jehová está en su santo templo : calle delante de él toda la tierra .
Delante de su rostro iba mortandad , y á sus pies salían carbones encendidos .
Con ira hollaste la tierra , con furor trillaste las gentes .
Con todo , yo me alegraré en Jehová , y me gozaré en el Dios de mi salud .
Día de trompeta y de algazara , sobre las ciudades fuertes , y sobre las altas torres .
Y será la parte de la mar por moradas de cabañas de pastores , y corrales de ovejas .
¡ AY de la ciudad ensuciada y contaminada y opresora !
De esa parte de los ríos de Etiopía , mis suplicantes , la hija de mis esparcidos , me traerán ofrenda .
Fué pues palabra de Jehová por mano del profeta Haggeo , diciendo :
Pues así ha dicho Jehová de los ejércitos : Pensad bien sobre vuestros caminos .
Por eso se detuvo de los cielos sobre vosotros la lluvia , y la tierra detuvo sus frutos .
Mía es la plata , y mío el oro , dice Jehová de los ejércitos .
Y fué segunda vez palabra de Jehová á Haggeo , á los veinticuatro del mismo mes , diciendo :
Enojóse Jehová con ira contra vuestros padres .
Y Jehová respondió buenas palabras , palabras consolatorias á aquel ángel que hablaba conmigo .
Mostróme luego Jehová cuatro carpinteros .
Y he aquí , salía aquel ángel que hablaba conmigo , y otro ángel le salió al encuentro ,
Y Jehová poseerá á Judá su heredad en la tierra santa , y escogerá aún á Jerusalem .
Y Josué estaba vestido de vestimentas viles , y estaba delante del ángel .
Proseguí , y hablé á aquel ángel que hablaba conmigo , diciendo : ¿ Qué es esto , señor mío ?
Y respondióme , diciendo : ¿ No sabes qué es esto ? Y dije : Señor mío , no .
Y TORNÉME , y alcé mis ojos , y miré , y he aquí un rollo que volaba .
En el primer carro había caballos bermejos , y en el segundo carro caballos negros ,
Respondí entonces , y dije al ángel que conmigo hablaba : Señor mío , ¿ qué es esto ?
Cuando fué enviado á la casa de Dios , Saraser , con Regem-melech y sus hombres , á implorar el favor de Jehová ,
Y cuando coméis y bebéis , ¿ no coméis y bebéis para vosotros ?
Así habló Jehová de los ejércitos , diciendo : Juzgad juicio verdadero , y haced misericordia y piedad cada cual con su hermano :
Y FUÉá mípalabra de Jehová de los ejércitos , diciendo :
Y fué á mí palabra de Jehová de los ejércitos , diciendo :
Y habitará en Asdod un extranjero , y yo talaré la soberbia de los Palestinos ;
Así ha dicho Jehová mi Dios : Apacienta las ovejas de la matanza ;
Y díjome Jehová : Toma aún el hato de un pastor insensato ;
HE aquí , el día de Jehová viene , y tus despojos serán repartidos en medio de ti .
Y acontecerá que en ese día no habrá luz clara , ni oscura .
CARGA de la palabra de Jehová contra Israel , por mano de Malaquías .
Y vuestros ojos lo verán , y diréis : Sea Jehová engrandecido sobre la provincia de Israel .
Porque yo Jehová , no me mudo ; y así vosotros , hijos de Jacob , no habéis sido consumidos .
Y todas las gentes os dirán bienaventurados ; porque seréis tierra deseable , dice Jehová de los ejércitos .
LIBRO de la generación de Jesucristo , hijo de David , hijo de Abraham .
Y Judas engendró de Thamar á Phares y á Zara : y Phares engendró á Esrom : y Esrom engendró á Aram :
Y Salmón engendró de Rachâb á Booz , y Booz engendró de Ruth á Obed : y Obed engendró á Jessé :
Y Asa engendró á Josaphat : y Josaphat engendró á Joram : y Joram engendró á Ozías :
Y Ezechîas engendró á Manasés : y Manasés engendró á Amón : y Amón engendró á Josías :
Y después de la transmigración de Babilonia , Jechônías engendró á Salathiel : y Salathiel engendró á Zorobabel :
Y Azor engendró á Sadoc : y Sadoc engendró á Achîm : y Achîm engendró á Eliud :
Y Jacob engendró á José , marido de María , de la cual nació Jesús , el cual es llamado el Cristo .
Y no la conoció hasta que parió á su hijo primogénito : y llamó su nombre JESUS .
Y ellos le dijeron : En Bethlehem de Judea ; porque así está escrito por el profeta :
Y vista la estrella , se regocijaron con muy grande gozo .
Entonces fué cumplido lo que se había dicho por el profeta Jeremías , que dijo :
Entonces él se levantó , y tomó al niño y á su madre , y se vino á tierra de Israel .
Y diciendo : Arrepentíos , que el reino de los cielos se ha acercado .
Y eran bautizados de él en el Jordán , confesando sus pecados .
Entonces Jesús vino de Galilea á Juan al Jordán , para ser bautizado de él .
Y he aquí una voz de los cielos que decía : Este es mi Hijo amado , en el cual tengo contentamiento .
Y habiendo ayunado cuarenta días y cuarenta noches , después tuvo hambre .
Jesús le dijo : Escrito está además : No tentarás al Señor tu Dios .
El diablo entonces le dejó : y he aquí los ángeles llegaron y le servían .
Para que se cumpliese lo que fué dicho por el profeta Isaías , que dijo :
Y díceles : Venid en pos de mí , y os haré pescadores de hombres .
Y ellos , dejando luego el barco y á su padre , le siguieron .
Y abriendo su boca , les enseñaba , diciendo :
Bienaventurados los que lloran : porque ellos recibirán consolación .
Bienaventurados los que tienen hambre y sed de justicia : porque ellos serán hartos .
Bienaventurados los de limpio corazón : porque ellos verán á Dios .
Bienaventurados los que padecen persecución por causa de la justicia : porque de ellos es el reino de los cielos .
Por tanto , si trajeres tu presente al altar , y allí te acordares de que tu hermano tiene algo contra ti ,
Oísteis que fué dicho : No adulterarás :
Mas yo os digo : No juréis en ninguna manera : ni por el cielo , porque es el trono de Dios ;
Mas sea vuestro hablar : Sí , sí ; No , no ; porque lo que es más de esto , de mal procede .
Y á cualquiera que te cargare por una milla , ve con él dos .
Oísteis que fué dicho : Amarás á tu prójimo , y aborrecerás á tu enemigo .
Y si abrazareis á vuestros hermanos solamente , ¿ qué hacéis de más ? ¿ no hacen también así los Gentiles ?
Mas cuando tú haces limosna , no sepa tu izquierda lo que hace tu derecha ;
Vosotros pues , oraréis así : Padre nuestro que estás en los cielos , santificado sea tu nombre .
Danos hoy nuestro pan cotidiano .
Porque si perdonareis á los hombres sus ofensas , os perdonará también á vosotros vuestro Padre celestial .
Mas tú , cuando ayunas , unge tu cabeza y lava tu rostro ;
Mas ¿ quién de vosotros podrá , congojándose , añadir á su estatura un codo ?
No os congojéis pues , diciendo : ¿ Qué comeremos , ó qué beberemos , ó con qué nos cubriremos ?
NO juzguéis , para que no seáis juzgados .
Porque cualquiera que pide , recibe ; y el que busca , halla ; y al que llama , se abrirá .
¿ Y si le pidiere un pez , le dará una serpiente ?
Por sus frutos los conoceréis . ¿ Cógense uvas de los espinos , ó higos de los abrojos ?
No puede el buen árbol llevar malos frutos , ni el árbol maleado llevar frutos buenos .
Así que , por sus frutos los conoceréis .
Y fué que , como Jesús acabó estas palabras , las gentes se admiraban de su doctrina ;
Y COMO descendió del monte , le seguían muchas gentes .
Y entrando Jesús en Capernaum , vino á él un centurión , rogándole ,
Y Jesús le dijo : Yo iré y le sanaré .
Y tocó su mano , y la fiebre la dejó : y ella se levantó , y les servía .
Y llegándose un escriba , le dijo : Maestro , te seguiré á donde quiera que fueres .
Y Jesús le dijo : Sígueme ; deja que los muertos entierren á sus muertos .
Y llegándose sus discípulos , le despertaron , diciendo : Señor , sálvanos , que perecemos .
Y estaba lejos de ellos un hato de muchos puercos paciendo .
Y he aquí , algunos de los escribas decían dentro de sí : Este blasfema .
Porque , ¿ qué es más fácil , decir : Los pecados te son perdonados ; ó decir : Levántate , y anda ?
Y las gentes , viéndolo , se maravillaron , y glorificaron á Dios , que había dado tal potestad á los hombres .
Y se levantó Jesús , y le siguió , y sus discípulos .
Y llegado Jesús á casa del principal , viendo los tañedores de flautas , y la gente que hacía bullicio ,
Y como la gente fué echada fuera , entró , y tomóla de la mano , y se levantó la muchacha .
Entonces tocó los ojos de ellos , diciendo : Conforme á vuestra fe os sea hecho .
Mas ellos salidos , divulgaron su fama por toda aquella tierra .
Mas los Fariseos decían : Por el príncipe de los demonios echa fuera los demonios .
Rogad , pues , al Señor de la mies , que envíe obreros á su mies .
Simón el Cananita y Judas Iscariote , que también le entregó .
Y yendo , predicad , diciendo : El reino de los cielos se ha acercado .
No aprestéis oro , ni plata , ni cobre en vuestras bolsas ;
Porque no sois vosotros los que habláis , sino el Espíritu de vuestro Padre que habla en vosotros .
Pues aun vuestros cabellos están todos contados .
No penséis que he venido para meter paz en la tierra : no he venido para meter paz , sino espada .
Y el que no toma su cruz , y sigue en pos de mí , no es digno de mí .
El que os recibe á vosotros , á mí recibe ; y el que á mí recibe , recibe al que me envió .
Diciendo : ¿ Eres tú aquél que había de venir , ó esperaremos á otro ?
Y bienaventurado es el que no fuere escandalizado en mí .
Porque todos los profetas y la ley hasta Juan profetizaron .
El que tiene oídos para oir , oiga .
Así , Padre , pues que así agradó en tus ojos .
Porque mi yugo es fácil , y ligera mi carga .
Porque Señor es del sábado el Hijo del hombre .
Y salidos los Fariseos , consultaron contra él para destruirle .
Y él les encargaba eficazmente que no le descubriesen :
No contenderá , ni voceará : ni nadie oirá en las calles su voz .
Y todas las gentes estaban atónitas , y decían : ¿ Será éste aquel Hijo de David ?
Y si por espíritu de Dios yo echo fuera los demonios , ciertamente ha llegado á vosotros el reino de Dios .
Porque por tus palabras serás justificado , y por tus palabras serás condenado .
Cuando el espíritu inmundo ha salido del hombre , anda por lugares secos , buscando reposo , y no lo halla .
Y respondiendo él al que le decía esto , dijo : ¿ Quién es mi madre y quiénes son mis hermanos ?
Y AQUEL día , saliendo Jesús de casa , se sentó junto á la mar .
Y sembrando , partede la simientecayó junto al camino ; y vinieron las aves , y la comieron .
Y parte cayó en espinas ; y las espinas crecieron , y la ahogaron .
Quien tiene oídos para oir , oiga .
Mas bienaventurados vuestros ojos , porque ven ; y vuestros oídos , porque oyen .
Mas durmiendo los hombres , vino su enemigo , y sembró cizaña entre el trigo , y se fué .
Y él dijo : No ; porque cogiendo la cizaña , no arranquéis también con ella el trigo .
Y respondiendo él , les dijo : El que siembra la buena simiente es el Hijo del hombre ;
También el reino de los cielos es semejante al hombre tratante , que busca buenas perlas ;
Y los echarán en el horno del fuego : allí será el lloro y el crujir de dientes .
Y aconteció que acabando Jesús estas parábolas , pasó de allí .
Y no hizo allí muchas maravillas , á causa de la incredulidad de ellos .
Porque Juan le decía : No te es lícito tenerla .
Mas celebrándose el día del nacimiento de Herodes , la hija de Herodías danzó en medio , y agradó á Herodes .
Y ella , instruída primero de su madre , dijo : Dame aquí en un plato la cabeza de Juan el Bautista .
Y fué traída su cabeza en un plato , y dada á la muchacha ; y ella la presentó á su madre .
Y Jesús les dijo : No tienen necesidad de irse : dadles vosotros de comer .
Y él les dijo : Traédmelos acá .
Y los que comieron fueron como cinco mil hombres , sin las mujeres y los niños .
Mas á la cuarta vela de la noche , Jesús fué á ellos andando sobre la mar .
Entonces le respondió Pedro , y dijo : Señor , si tú eres , manda que yo vaya á ti sobre las aguas .
Y como ellos entraron en el barco , sosegóse el viento .
ENTONCES llegaron á Jesús ciertos escribas y Fariseos de Jerusalem , diciendo :
Y él respondiendo , les dijo : ¿ Por qué también vosotros traspasáis el mandamiento de Dios por vuestra tradición ?
Mas en vano me honran , enseñando doctrinas y mandamientos de hombres .
Entonces llegándose sus discípulos , le dijeron : ¿ Sabes que los Fariseos oyendo esta palabra se ofendieron ?
Y respondiendo Pedro , le dijo : Decláranos esta parábola .
Mas lo que sale de la boca , del corazón sale ; y esto contamina al hombre .
Estas cosas son las que contaminan al hombre : que comer con las manos por lavar no contamina al hombre .
Y él respondiendo , dijo : No soy enviado sino á las ovejas perdidas de la casa de Israel .
Y respondiendo él , dijo : No es bien tomar el pan de los hijos , y echarlo á los perrillos .
Y Jesús les dice : ¿ Cuántos panes tenéis ? Y ellos dijeron : Siete , y unos pocos pececillos .
Y eran los que habían comido , cuatro mil hombres , sin las mujeres y los niños .
Y LLEGÁNDOSE los Fariseos y los Saduceos para tentarle , le pedían que les mostrase señal del cielo .
Y Jesús les dijo : Mirad , y guardaos de la levadura de los Fariseos y de los Saduceos .
¿ Ni de los siete panes entre cuatro mil , y cuántas espuertas tomasteis ?
Y respondiendo Simón Pedro , dijo : Tú eres el Cristo , el Hijo del Dios viviente .
Y he aquí les aparecieron Moisés y Elías , hablando con él .
Entonces Jesús llegando , los tocó , y dijo : Levantaos , y no temáis .
Entonces sus discípulos le preguntaron , diciendo : ¿ Por qué dicen pues los escribas que es menester que Elías venga primero ?
Los discípulos entonces entendieron , que les habló de Juan el Bautista .
Y Jesús le reprendió , y salió el demonio de él ; y el mozo fué sano desde aquella hora .
Mas este linaje no sale sino por oración y ayuno .
Pedro le dice : De los extraños . Jesús le dijo : Luego los hijos son francos .
Y llamando Jesús á un niño , le puso en medio de ellos ,
Y cualquiera que recibiere á un tal niño en mi nombre , á mí recibe .
Porque donde están dos ó tres congregados en mi nombre , allí estoy en medio de ellos .
Y comenzando á hacer cuentas , le fué presentado uno que le debía diez mil talentos .
El señor , movido á misericordia de aquel siervo , le soltó y le perdonó la deuda .
¿ No te convenía también á ti tener misericordia de tu consiervo , como también yo tuve misericordia de ti ?
Dícenle : ¿ Por qué , pues , Moisés mandó dar carta de divorcio , y repudiarla ?
Y habiendo puesto sobre ellos las manos , se partió de allí .
Dícele el mancebo : Todo esto guardé desde mi juventud : ¿ qué más me falta ?
Mas sus discípulos , oyendo estas cosas , se espantaron en gran manera , diciendo : ¿ Quién pues podrá ser salvo ?
Entonces respondiendo Pedro , le dijo : He aquí , nosotros hemos dejado todo , y te hemos seguido : ¿ qué pues tendremos ?
Y habiéndose concertado con los obreros en un denario al día , los envió á su viña .
Salió otra vez cerca de las horas sexta y nona , é hizo lo mismo .
Y tomándolo , murmuraban contra el padre de la familia ,
Así los primeros serán postreros , y los postreros primeros : porque muchos son llamados , mas pocos escogidos .
Y como los diez oyeron esto , se enojaron de los dos hermanos .
Y el que quisiere entre vosotros ser el primero , será vuestro siervo :
Y parándose Jesús , los llamó , y dijo : ¿ Qué queréis que haga por vosotros ?
Entonces Jesús , teniendo misericordia de ellos , les tocó los ojos , y luego sus ojos recibieron la vista ; y le siguieron .
Y los discípulos fueron , é hicieron como Jesús les mandó ;
Y entrando él en Jerusalem , toda la ciudad se alborotó , diciendo : ¿ Quién es éste ?
Entonces vinieron á él ciegos y cojos en el templo , y los sanó .
Y por la mañana volviendo á la ciudad , tuvo hambre .
Y todo lo que pidiereis en oración , creyendo , lo recibiréis .
Y respondiendo él , dijo : No quiero ; mas después , arrepentido , fué .
Mas los labradores , tomando á los siervos , al uno hirieron , y al otro mataron , y al otro apedrearon .
Y á la postre les envió su hijo , diciendo : Tendrán respeto á mi hijo .
Pues cuando viniere el señor de la viña , ¿ qué hará á aquellos labradores ?
Y buscando cómo echarle mano , temieron al pueblo ; porque le tenían por profeta .
El reino de los cielos es semejante á un hombre rey , que hizo bodas á su hijo ;
Mas ellos no se cuidaron , y se fueron , uno á su labranza , y otro á sus negocios ;
Entonces dice á sus siervos : Las bodas á la verdad están aparejadas ; mas los que eran llamados no eran dignos .
Y le dijo : Amigo , ¿ cómo entraste aquí no teniendo vestido de boda ? Mas él cerró la boca .
Entonces , idos los Fariseos , consultaron cómo le tomarían en alguna palabra .
Mas Jesús , entendida la malicia de ellos , les dice : ¿ Por qué me tentáis , hipócritas ?
Entonces les dice : ¿ Cúya es esta figura , y lo que está encima escrito ?
Aquel día llegaron á él los Saduceos , que dicen no haber resurrección , y le preguntaron ,
Y después de todos murió también la mujer .
Entonces respondiendo Jesús , les dijo : Erráis ignorando las Escrituras , y el poder de Dios .
Entonces los Fariseos , oyendo que había cerrado la boca á los Saduceos , se juntaron á una .
Maestro , ¿ cuál es el mandamiento grande en la ley ?
Y el segundo es semejante á éste : Amarás á tu prójimo como á ti mismo .
Y estando juntos los Fariseos , Jesús les preguntó ,
El les dice : ¿ Pues cómo David en Espíritu le llama Señor , diciendo :
ENTONCES habló Jesús á las gentes y á sus discípulos ,
Y aman los primeros asientos en las cenas , y las primeras sillas en las sinagogas ;
Mas vosotros , no queráis ser llamados Rabbí ; porque uno es vuestro Maestro , el Cristo ; y todos vosotros sois hermanos .
El que es el mayor de vosotros , sea vuestro siervo .
¡ Insensatos y ciegos ! porque ¿ cuál es mayor , el oro , ó el templo que santifica al oro ?
Pues el que jurare por el altar , jura por él , y por todo lo que está sobre él ;
¡ Guías ciegos , que coláis el mosquito , mas tragáis el camello !
¡ Vosotros también henchid la medida de vuestros padres !
De cierto os digo que todo esto vendrá sobre esta generación .
Y respondiendo Jesús , les dijo : Mirad que nadie os engañe .
Y todas estas cosas , principio de dolores .
Y muchos falsos profetas se levantarán y engañarán á muchos .
Mas el que perseverare hasta el fin , éste será salvo .
Y el que sobre el terrado , no descienda á tomar algo de su casa ;
Mas ¡ ay de las preñadas , y de las que crían en aquellos días !
Entonces , si alguno os dijere : He aquí está el Cristo , ó allí , no creáis .
Porque donde quiera que estuviere el cuerpo muerto , allí se juntarán las águilas .
De cierto os digo , que no pasará esta generación , que todas estas cosas no acontezcan .
Empero del día y hora nadie sabe , ni aun los ángeles de los cielos , sino mi Padre solo .
Entonces estarán dos en el campo ; el uno será tomado , y el otro será dejado :
Velad pues , porque no sabéis á qué hora ha de venir vuestro Señor .
Bienaventurado aquel siervo , al cual , cuando su señor viniere , le hallare haciendo así .
Y si aquel siervo malo dijere en su corazón : Mi señor se tarda en venir :
Y las cinco de ellas eran prudentes , y las cinco fatuas .
Mas las prudentes tomaron aceite en sus vasos , juntamentecon sus lámparas .
Y á la media noche fué oído un clamor : He aquí , el esposo viene ; salid á recibirle .
Y las fatuas dijeron á las prudentes : Dadnos de vuestro aceite ; porque nuestras lámparas se apagan .
Mas respondiendo él , dijo : De cierto os digo , queno os conozco .
Y el que había recibido cinco talentos se fué , y granjeó con ellos , é hizo otros cinco talentos .
Mas el que había recibido uno , fué y cavó en la tierra , y escondió el dinero de su señor .
Y tuve miedo , y fuí , y escondí tu talento en la tierra : he aquí tienes lo que es tuyo .
Y al siervo inútil echadle en las tinieblas de afuera : allí será el lloro y el crujir de dientes .
¿ Y cuándo te vimos huésped , y te recogimos ? ¿ ó desnudo , y te cubrimos ?
Porque tuve hambre , y no me disteis de comer ; tuve sed , y no me disteis de beber ;
Y ACONTECIÓ que , como hubo acabado Jesús todas estas palabras , dijo á sus discípulos :
Y decían : No en el día de la fiesta , porque no se haga alboroto en el pueblo .
Lo cual viendo sus discípulos , se enojaron , diciendo : ¿ Por qué se pierde esto ?
Porque siempre tendréis pobres con vosotros , mas á mí no siempre me tendréis .
Entonces uno de los doce , que se llamaba Judas Iscariote , fué á los príncipes de los sacerdotes ,
Y los discípulos hicieron como Jesús les mandó , y aderezaron la pascua .
Y comiendo ellos , dijo : De cierto os digo , que uno de vosotros me ha de entregar .
Entonces él respondiendo , dijo : El que mete la mano conmigo en el plato , ése me ha de entregar .
Y tomando el vaso , y hechas gracias , les dió , diciendo : Bebed de él todos ;
Y habiendo cantado el himno , salieron al monte de las Olivas .
Y tomando á Pedro , y á los dos hijos de Zebedeo , comenzó á entristecerse y á angustiarse en gran manera .
Velad y orad , para que no entréis en tentación : el espíritu á la verdad está presto , mas la carne enferma .
Y dejándolos fuése de nuevo , y oró tercera vez , diciendo las mismas palabras .
Y luego que llegó á Jesús , dijo : Salve , Maestro . Y le besó .
Y no lo hallaron , aunque muchos testigos falsos se llegaban ; mas á la postre vinieron dos testigos falsos ,
¿ Qué os parece ? Y respondiendo ellos , dijeron : Culpado es de muerte .
Diciendo : Profetízanos tú , Cristo , quién es el que te ha herido .
Y negó otra vez con juramento : No conozco al hombre .
Y le llevaron atado , y le entregaron á Poncio Pilato presidente .
Mas habido consejo , compraron con ellas el campo del alfarero , por sepultura para los extranjeros .
Y las dieron para el campo del alfarero , como me ordenó el Señor .
Pilato entonces le dice : ¿ No oyes cuántas cosas testifican contra ti ?
Y en el día de la fiesta acostumbraba el presidente soltar al pueblo un preso , cual quisiesen .
Porque sabía que por envidia le habían entregado .
Y respondiendo todo el pueblo , dijo : Su sangre sea sobre nosotros , y sobre nuestros hijos .
Y desnudándole , le echaron encima un manto de grana ;
Y como llegaron al lugar que se llama Gólgotha , que es dicho , El lugar de la calavera ,
Y sentados le guardaban allí .
Entonces crucificaron con él dos ladrones , uno á la derecha , y otro á la izquierda .
De esta manera también los príncipes de los sacerdotes , escarneciendo con los escribas y los Fariseos y los ancianos , decían :
Y desde la hora de sexta fueron tinieblas sobre toda la tierra hasta la hora de nona .
Y los otros decían : Deja , veamos si viene Elías á librarle .
Y abriéronse los sepulcros , y muchos cuerpos de santos que habían dormido , se levantaron ;
Y estaban allí muchas mujeres mirando de lejos , las cuales habían seguido de Galilea á Jesús , sirviéndole :
Y tomando José el cuerpo , lo envolvió en una sábana limpia ,
Diciendo : Señor , nos acordamos que aquel engañador dijo , viviendo aún : Después de tres días resucitaré .
Y yendo ellos , aseguraron el sepulcro , sellando la piedra , con la guardia .
Y de miedo de él los guardas se asombraron , y fueron vueltos como muertos .
Y juntados con los ancianos , y habido consejo , dieron mucho dinero á los soldados ,
Y si esto fuere oído del presidente , nosotros le persuadiremos , y os haremos seguros .
Y como le vieron , le adoraron : mas algunos dudaban .
PRINCIPIO del evangelio de Jesucristo , Hijo de Dios .
Bautizaba Juan en el desierto , y predicaba el bautismo del arrepentimiento para remisión de pecados .
Y hubounavoz de los cielosque decía : Tú eres mi Hijo amado ; en ti tomo contentamiento .
Mas después que Juan fué encarcelado , Jesús vino á Galilea predicando el evangelio del reino de Dios ,
Y les dijo Jesús : Venid en pos de mí , y haré que seáis pescadores de hombres .
Y entraron en Capernaum ; y luego los sábados , entrando en la sinagoga , enseñaba .
Y Jesús le riñó , diciendo : Enmudece , y sal de él .
Y vino luego su fama por toda la provincia alrededor de Galilea .
Y toda la ciudad se juntó á la puerta .
Y hallándole , le dicen : Todos te buscan .
Y así que hubo él hablado , la lepra se fué luego de aquél , y fué limpio .
Y ENTRÓ otra vez en Capernaum después de algunos días , y se oyó que estaba en casa .
Y viendo Jesús la fe de ellos , dice al paralítico : Hijo , tus pecados te son perdonados .
Decían : ¿ Por qué habla éste así ? Blasfemias dice . ¿ Quién puede perdonar pecados , sino solo Dios ?
Y volvió á salir á la mar , y toda la gente venía á él , y los enseñaba .
También les dijo : El sábado por causa del hombre es hecho ; no el hombre por causa del sábado .
Y OTRA vez entró en la sinagoga ; y había allí un hombre que tenía una mano seca .
Entonces dijo al hombre que tenía la mano seca : Levántate en medio .
Porque había sanado á muchos ; de manera que caían sobre él cuantos tenían plagas , por tocarle .
Y subió al monte , y llamó á sí á los que él quiso ; y vinieron á él .
Y que tuviesen potestad de sanar enfermedades , y de echar fuera demonios :
Y á Judas Iscariote , el que le entregó . Y vinieron á casa .
Y habiéndolos llamado , les decía en parábolas : ¿ Cómo puede Satanás echar fuera á Satanás ?
Y si alguna casa fuere dividida contra sí misma , no puede permanecer la tal casa .
Mas cualquiera que blasfemare contra el Espíritu Santo , no tiene jamás perdón , mas está expuesto á eterno juicio .
Vienen después sus hermanos y su madre , y estando fuera , enviaron á él llamándole .
Y mirando á los que estaban sentados alrededor de él , dijo : He aquí mi madre y hermanos .
Y les enseñaba por parábolas muchas cosas , y les decía en su doctrina :
Mas salido el sol , se quemó ; y por cuanto no tenía raíz , se secó .
Entonces les dijo : El que tiene oídos para oir , oiga .
Y les dijo : ¿ No sabéis esta parábola ? ¿ Cómo , pues , entenderéis todas las parábolas ?
Y éstos son los que son sembrados entre espinas : los que oyen la palabra ;
Decía más : Así es el reino de Dios , como si un hombre echa simiente en la tierra ;
Y cuando el fruto fuere producido , luego se mete la hoz , porque la siega es llegada .
Y con muchas tales parábolas les hablaba la palabra , conforme á lo que podían oir .
Y VINIERON de la otra parte de la mar á la provincia de los Gadarenos .
Y como vió á Jesús de lejos , corrió , y le adoró .
Y le preguntó : ¿ Cómo te llamas ? Y respondió diciendo : Legión me llamo ; porque somos muchos .
Y estaba allí cerca del monte una grande manada de puercos paciendo .
Y comenzaron á rogarle que se fuese de los términos de ellos .
Y una mujer que estaba con flujo de sangre doce años hacía ,
Porque decía : Si tocare tan solamente su vestido , seré salva .
Y él miraba alrededor para ver á la que había hecho esto .
Y SALIÓ de allí , y vino á su tierra , y le siguieron sus discípulos .
Mas que calzasen sandalias , y no vistiesen dos túnicas .
Y echaban fuera muchos demonios , y ungían con aceite á muchos enfermos , y sanaban .
Y oyéndolo Herodes , dijo : Este es Juan el que yo degollé : él ha resucitado de los muertos .
Mas Herodías le acechaba , y deseaba matarle , y no podía :
Y se fueron en un barco al lugar desierto aparte .
Y se recostaron por partidas , de ciento en ciento , y de cincuenta en cincuenta .
Y alzaron de los pedazos doce cofines llenos , y de los peces .
Y después que los hubo despedido , se fué al monte á orar .
Y viéndole ellos , que andaba sobre la mar , pensaron que era fantasma , y dieron voces ;
Y cuando estuvieron de la otra parte , vinieron á tierra de Genezaret , y tomaron puerto .
Y SE juntaron á él los Fariseos , y algunos de los escribas , que habían venido de Jerusalem ;
Les decía también : Bien invalidáis el mandamiento de Dios para guardar vuestra tradición .
Si alguno tiene oídos para oir , oiga .
Mas decía , que lo que del hombre sale , aquello contamina al hombre .
Los hurtos , las avaricias , las maldades , el engaño , las desvergüenzas , el ojo maligno , las injurias , la soberbia , la insensatez .
Entonces le dice : Por esta palabra , ve ; el demonio ha salido de tu hija .
Y luego fueron abiertos sus oídos , y fué desatada la ligadura de su lengua , y hablaba bien .
Y sus discípulos le respondieron : ¿ De dónde podrá alguien hartar á estos de pan aquí en el desierto ?
Tenían también unos pocos pececillos : y los bendijo , y mandó que también los pusiesen delante .
Y eran los que comieron , como cuatro mil : y los despidió .
Y vinieron los Fariseos , y comenzaron á altercar con él , pidiéndole señal del cielo , tentándole .
Y se habían olvidado de tomar pan , y no tenían sino un pan consigo en el barco .
Y altercaban los unos con los otros diciendo : Pan no tenemos .
Y cuando los siete panes entre cuatro mil , ¿ cuántas espuertas llenas de los pedazos alzasteis ? Y ellos dijeron : Siete .
Y vino á Bethsaida ; y le traen un ciego , y le ruegan que le tocase .
Y ellos respondieron : Juan Bautista ; y otros , Elías ; y otros , Alguno de los profetas .
Y claramente decía esta palabra . Entonces Pedro le tomó , y le comenzó á reprender .
¿ O qué recompensa dará el hombre por su alma ?
Porque no sabía lo que hablaba ; que estaban espantados .
Y retuvieron la palabra en sí , altercando qué sería aquéllo : Resucitar de los muertos .
Y como vino á los discípulos , vió grande compañía alrededor de ellos , y escribas que disputaban con ellos .
Y preguntóles : ¿ Qué disputáis con ellos ?
Y luego el padre del muchacho dijo clamando : Creo , ayuda mi incredulidad .
Y como él entró en casa , sus discípulos le preguntaron aparte : ¿ Por qué nosotros no pudimos echarle fuera ?
Y habiendo salido de allí , caminaron por Galilea ; y no quería que nadie lo supiese .
Mas ellos callaron ; porque los unos con los otros habían disputado en el camino quién había de ser el mayor .
Donde su gusano no muere , y el fuego nunca se apaga .
Donde el gusano de ellos no muere , y el fuego nunca se apaga .
Mas él respondiendo , les dijo : ¿ Qué os mandó Moisés ?
Y respondiendo Jesús , les dijo : Por la dureza de vuestro corazón os escribió este mandamiento ;
Por esto dejará el hombre á su padre y á su madre , y se juntará á su mujer .
Pues lo que Dios juntó , no lo aparte el hombre .
Y les dice : Cualquiera que repudiare á su mujer , y se casare con otra , comete adulterio contra ella :
Y le presentaban niños para que los tocase ; y los discípulos reñían á los que los presentaban .
Y Jesús le dijo : ¿ Por qué me dices bueno ? Ninguno hay bueno , sino sólo uno , Dios .
Mas él , entristecido por esta palabra , se fué triste , porque tenía muchas posesiones .
Entonces Pedro comenzó á decirle : He aquí , nosotros hemos dejado todas las cosas , y te hemos seguido .
Y él les dijo : ¿ Qué queréis que os haga ?
Mas no será así entre vosotros : antes cualquiera que quisiere hacerse grande entre vosotros , será vuestro servidor ;
El entonces , echando su capa , se levantó , y vino á Jesús .
Ellos entonces les dijeron como Jesús había mandado : y los dejaron .
Bendito el reino de nuestro padre David que viene : ¡ Hosanna en las alturas !
Y no consentía que alguien llevase vaso por el templo .
Y pasando por la mañana , vieron que la higuera se había secado desde las raíces .
Y respondiendo Jesús , les dice : Tened fe en Dios .
El bautismo de Juan , ¿ era del cielo , ó de los hombres ? Respondedme .
Y volvió á enviar otro , y á aquél mataron ; y á otros muchos , hiriendo á unos y matando á otros .
Y prendiéndole , le mataron , y echaron fuera de la viña .
Por el Señor es hecho esto , y es cosa maravillosa en nuestros ojos ?
Entonces vienen á él los Saduceos , que dicen que no hay resurrección , y le preguntaron , diciendo :
Y la tomó el segundo , y murió , y ni aquél tampoco dejó simiente ; y el tercero , de la misma manera .
No es Dios de muertos , mas Dios de vivos ; así que vosotros mucho erráis .
Que devoran las casas de las viudas , y por pretexto hacen largas oraciones . Estos recibirán mayor juicio .
Dinos , ¿ cuándo serán estas cosas ? ¿ y qué señal habrá cuando todas estas cosas han de cumplirse ?
Porque vendrán muchos en mi nombre , diciendo : Yo soy el Cristo ; y engañarán á muchos .
Y el que estuviere en el campo , no vuelva atrás á tomar su capa .
Orad pues , que no acontezca vuestra huída en invierno .
Empero en aquellos días , después de aquella aflicción , el sol se obscurecerá , y la luna no dará su resplandor ;
Y entonces verán al Hijo del hombre , que vendrá en las nubes con mucha potestad y gloria .
El cielo y la tierra pasarán , mas mis palabras no pasarán .
Porque cuando viniere de repente , no os halle durmiendo .
Y decían : No en el día de la fiesta , porque no se haga alboroto del pueblo .
Mas Jesús dijo : Dejadla ; ¿ por qué la fatigáis ? buena obra me ha hecho ;
Entonces Judas Iscariote , uno de los doce , vino á los príncipes de los sacerdotes , para entregársele .
Y llegada la tarde , fué con los doce .
Y les dice : Esto es mi sangre del nuevo pacto , que por muchos es derramada .
Mas después que haya resucitado , iré delante de vosotros á Galilea .
Y les dice : Está muy triste mi alma , hasta la muerte : esperad aquí y velad .
Velad y orad , para que no entréis en tentación : el espíritu á la verdad es presto , mas la carne enferma .
Levantaos , vamos : he aquí , el que me entrega está cerca .
Entonces ellos echaron en él sus manos , y le prendieron .
Mas él , dejando la sábana , se huyó de ellos desnudo .
Entonces levantándose unos , dieron falso testimonio contra él , diciendo :
Entonces el sumo sacerdote , rasgando sus vestidos , dijo : ¿ Qué más tenemos necesidad de testigos ?
Y estando Pedro abajo en el atrio , vino una de las criadas del sumo sacerdote ;
Y él comenzó á maldecir y á jurar : No conozco á este hombre de quien habláis .
Y los príncipes de los sacerdotes le acusaban mucho .
Mas Jesús ni aun con eso respondió ; de modo que Pilato se maravillaba .
Y viniendo la multitud , comenzó á pedir hiciese como siempre les había hecho .
Porque conocía que por envidia le habían entregado los príncipes de los sacerdotes .
Y ellos volvieron á dar voces : Crucifícale .
Entonces los soldados le llevaron dentro de la sala , es á saber , al Pretorio ; y convocan toda la cohorte .
Comenzaron luego á saludarle : ¡ Salve , Rey de los Judíos !
Y le dieron á beber vino mezclado con mirra ; mas él no lo tomó .
Y era la hora de las tres cuando le crucificaron .
Y crucificaron con él dos ladrones , uno á su derecha , y el otro á su izquierda .
Sálvate á ti mismo , y desciende de la cruz .
Y oyéndole unos de los que estaban allí , decían : He aquí , llama á Elías .
Entonces el velo del templo se rasgó en dos , de alto á bajo .
Y enterado del centurión , dió el cuerpo á José :
Y decían entre sí : ¿ Quién nos revolverá la piedra de la puerta del sepulcro ?
Yendo ella , lo hizo saber á los que habían estado con él , que estaban tristes y llorando .
Mas después apareció en otra forma á dos de ellos que iban caminando , yendo al campo .
Y les dijo : Id por todo el mundo ; predicad el evangelio á toda criatura .
Como nos lo enseñaron los que desde el principio lo vieron por sus ojos , y fueron ministros de la palabra ;
Y eran ambos justos delante de Dios , andando sin reprensión en todos los mandamientos y estatutos del Señor .
Y aconteció que ejerciendo Zacarías el sacerdocio delante de Dios por el orden de su vez ,
Y se le apareció el ángel del Señor puesto en pie á la derecha del altar del incienso .
Y tendrás gozo y alegría , y muchos se gozarán de su nacimiento .
Y el pueblo estaba esperando á Zacarías , y se maravillaban de que él se detuviese en el templo .
Y al sexto mes , el ángel Gabriel fué enviado de Dios á una ciudad de Galilea , llamada Nazaret ,
Y he aquí , concebirás en tu seno , y parirás un hijo , y llamarás su nombre JESUS .
Entonces María dijo al ángel : ¿ Cómo será esto ? porque no conozco varón .
En aquellos días levantándose María , fué á la montaña con priesa , á una ciudad de Judá ;
¿ Y de dónde esto á mí , que la madre de mi Señor venga á mí ?
Y mi espíritu se alegró en Dios mi Salvador .
Porque me ha hecho grandes cosas el Poderoso ; y santo es su nombre .
Hizo valentía con su brazo : esparció los soberbios del pensamiento de su corazón .
A los hambrientos hinchió de bienes ; y á los ricos envió vacíos .
Como habló á nuestros padres á Abraham y á su simiente para siempre .
Y á Elisabet se le cumplió el tiempo de parir , y parió un hijo .
Y le dijeron : ¿ Por qué ? nadie hay en tu parentela que se llame de este nombre .
Y demandando la tablilla , escribió , diciendo : Juan es su nombre . Y todos se maravillaron .
Y Zacarías su padre fué lleno de Espíritu Santo , y profetizó , diciendo :
Y nos alzó un cuerno de salvación en la casa de David su siervo ,
Salvación de nuestros enemigos , y de mano de todos los que nos aborrecieron ;
Del juramento que juró á Abraham nuestro padre , que nos había de dar ,
Dando conocimiento de salud á su pueblo , para remisión de sus pecados ,
Este empadronamiento primero fué hecho siendo Cirenio gobernador de la Siria .
Para ser empadronado con María su mujer , desposada con él , la cual estaba en cinta .
Y había pastores en la misma tierra , que velaban y guardaban las vigilias de la noche sobre su ganado .
Y repentinamente fué con el ángel una multitud de los ejércitos celestiales , que alababan á Dios , y decían :
Y vinieron apriesa , y hallaron á María , y á José , y al niño acostado en el pesebre .
Y todos los que oyeron , se maravillaron de lo que los pastores les decían .
Entonces él le tomó en sus brazos , y bendijo á Dios , y dijo :
Porque han visto mis ojos tu salvación ,
Luz para ser revelada á los Gentiles , y la gloria de tu pueblo Israel .
Y una espada traspasará tu alma de ti misma , para que sean manifestados los pensamientos de muchos corazones .
E iban sus padres todos los años á Jerusalem en la fiesta de la Pascua .
Mas como no le hallasen , volvieron á Jerusalem buscándole .
Mas ellos no entendieron las palabras que les habló .
Y verá toda carne la salvación de Dios .
Y vinieron también publicanos para ser bautizados , y le dijeron : Maestro , ¿ qué haremos ?
Y amonestando , otras muchas cosas también anunciaba al pueblo .
Y JESÚS , lleno del Espíritu Santo , volvió del Jordán , y fué llevado por el Espíritu al desierto
Porque escrito está : Que á sus ángeles mandará de ti , que te guarden ;
Y respondiendo Jesús , le dijo : Dicho está : No tentarás al Señor tu Dios .
Y enseñaba en las sinagogas de ellos , y era glorificado de todos .
Y comenzó á decirles : Hoy se ha cumplido esta Escritura en vuestros oídos .
Entonces todos en la sinagoga fueron llenos de ira , oyendo estas cosas ;
Y descendió á Capernaum , ciudad de Galilea . Y los enseñaba en los sábados .
Y la fama de él se divulgaba de todas partes por todos los lugares de la comarca .
Y habiéndolo hecho , encerraron gran multitud de pescado , que su red se rompía .
Mas él se apartaba á los desiertos , y oraba .
Jesús entonces , conociendo los pensamientos de ellos , respondiendo les dijo : ¿ Qué pensáis en vuestros corazones ?
Y dejadas todas las cosas , levantándose , le siguió .
No he venido á llamar justos , sino pecadores á arrepentimiento .
Y ninguno que bebiere del añejo , quiere luego el nuevo ; porque dice : El añejo es mejor .
Y ellos se llenaron de rabia ; y hablaban los unos á los otros qué harían á Jesús .
Mateo y Tomás , Jacobo hijo de Alfeo , y Simón el que se llama Celador ,
Y los que habían sido atormentados de espíritus inmundos : y estaban curados .
Mas ¡ ay de vosotros , ricos ! porque tenéis vuestro consuelo .
Mas á vosotros los que oís , digo : Amad á vuestros enemigos , haced bien á los que os aborrecen ;
Y á cualquiera que te pidiere , da ; y al que tomare lo que es tuyo , no vuelvas á pedir .
Sed pues misericordiosos , como también vuestro Padre es misericordioso .
Porque no es buen árbol el que da malos frutos ; ni árbol malo el que da buen fruto .
Todo aquel que viene á mí , y oye mis palabras , y las hace , os enseñaré á quién es semejante :
Y el siervo de un centurión , al cual tenía él en estima , estaba enfermo y á punto de morir .
Y vueltos á casa los que habían sido enviados , hallaron sano al siervo que había estado enfermo .
Entonces se incorporó el que había muerto , y comenzó á hablar . Y dióle á su madre .
Y sus discípulos dieron á Juan las nuevas de todas estas cosas : y llamó Juan á dos de sus discípulos ,
Y todo el pueblo oyéndole , y los publicanos , justificaron á Dios , bautizándose con el bautismo de Juan .
Porque vino Juan el Bautista , que ni comía pan , ni bebía vino , y decís : Demonio tiene .
Entonces respondiendo Jesús , le dijo : Simón , una cosa tengo que decirte . Y él dice : Di , Maestro .
No ungiste mi cabeza con óleo ; mas ésta ha ungido con ungüento mis pies .
Y dijo á la mujer : Tu fe te ha salvado , ve en paz .
Y otra parte cayó entre las espinas ; y naciendo las espinas juntamente , la ahogaron .
Es pues ésta la parábola : La simiente es la palabra de Dios .
Y le fué dado aviso , diciendo : Tu madre y tus hermanos están fuera , que quieren verte .
Y le preguntó Jesús , diciendo : ¿ Qué nombre tienes ? Y él dijo : Legión . Porque muchos demonios habían entrado en él .
Y les contaron los que lo habían visto , cómo había sido salvado aquel endemoniado .
Y Jesús dijo : Me ha tocado alguien ; porque yo he conocido que ha salido virtud de mí .
Y oyéndolo Jesús , le respondió : No temas : cree solamente , y será salva .
Y hacían burla de él , sabiendo que estaba muerta .
Entonces su espíritu volvió , y se levantó luego : y él mandó que le diesen de comer .
Y JUNTANDO á sus doce discípulos , les dió virtud y potestad sobre todos los demonios , y que sanasen enfermedades .
Y en cualquiera casa en que entrareis , quedad allí , y de allí salid .
Y otros : Elías ha aparecido ; y otros : Algún profeta de los antiguos ha resucitado .
Y les dijo : ¿ Y vosotros , quién decís que soy ? Entonces respondiendo Simón Pedro , dijo : El Cristo de Dios .
Y entre tanto que oraba , la apariencia de su rostro se hizo otra , y su vestido blanco y resplandeciente .
Que aparecieron en majestad , y hablaban de su salida , la cual había de cumplir en Jerusalem .
Y vino una voz de la nube , que decía : Este es mi Hijo amado ; á él oid .
Entonces entraron en disputa , cuál de ellos sería el mayor .
Jesús le dijo : No se lo prohibáis ; porque el que no es contra nosotros , por nosotros es .
Entonces volviéndose él , los reprendió , diciendo : Vosotros no sabéis de qué espíritu sois ;
Andad , he aquí yo os envío como corderos en medio de lobos .
En cualquiera casa donde entrareis , primeramente decid : Paz sea á esta casa .
Y sanad los enfermos que en ella hubiere , y decidles : Se ha llegado á vosotros el reino de Dios .
Por tanto , Tiro y Sidón tendrán más remisión que vosotras en el juicio .
Y volvieron los setenta con gozo , diciendo : Señor , aun los demonios se nos sujetan en tu nombre .
Y él le dijo : ¿ Qué está escrito en la ley ? ¿ cómo lees ?
Mas él , queriéndose justificar á sí mismo , dijo á Jesús : ¿ Y quién es mi prójimo ?
Y él dijo : El que usó con él de misericordia . Entonces Jesús le dijo : Ve , y haz tú lo mismo .
Pero respondiendo Jesús , le dijo : Marta , Marta , cuidadosa estás , y con las muchas cosas estás turbada :
El pan nuestro de cada día , dános lohoy .
Porque todo aquel que pide , recibe ; y el que busca , halla ; y al que llama , se abre .
Mas algunos de ellos decían : En Beelzebub , príncipe de los demonios , echa fuera los demonios .
Cuando el fuerte armado guarda su atrio , en paz está lo que posee .
Y viniendo , la halla barrida y adornada .
Porque como Jonás fué señal á los Ninivitas , así también será el Hijo del hombre á esta generación .
Y el Fariseo , como lo vió , maravillóse de que no se lavó antes de comer .
Empero de lo que os resta , dad limosna ; y he aquí todo os será limpio .
Y respondiendo uno de los doctores de la ley , le dice : Maestro , cuando dices esto , también nos afrentas á nosotros .
Acechándole , y procurando cazar algo de su boca para acusarle .
¿ No se venden cinco pajarillos por dos blancas ? pues ni uno de ellos está olvidado delante de Dios .
Porque el Espíritu Santo os enseñará en la misma hora lo que será necesario decir .
Mas él le dijo : Hombre , ¿ quién me puso por juez ó partidor sobre vosotros ?
Y él pensaba dentro de sí , diciendo : ¿ Qué haré , porque no tengo donde juntar mis frutos ?
La vida más es que la comida , y el cuerpo que el vestido .
Pues si no podéis aun lo que es menos , ¿ para qué estaréis afanosos de lo demás ?
Mas procurad el reino de Dios , y todas estas cosas os serán añadidas .
Porque donde está vuestro tesoro , allí también estará vuestro corazón .
Vosotros pues también , estad apercibidos ; porque á la hora que no pensáis , el Hijo del hombre vendrá .
Bienaventurado aquel siervo , al cual , cuando el señor viniere , hallare haciendo así .
Fuego vine á meter en la tierra : ¿ y qué quiero , si ya está encendido ?
¿ Pensáis que he venido á la tierra á dar paz ? No , os digo ; mas disensión .
Y cuando sopla el austro , decís : Habrá calor ; y lo hay .
Te digo que no saldrás de allá , hasta que hayas pagado hasta el último maravedí .
No , os digo ; antes si no os arrepintiereis , todos pereceréis asimismo .
Y enseñaba en una sinagoga en sábado .
Y dijo : ¿ A qué es semejante el reino de Dios , y á qué le compararé ?
Y pasaba por todas las ciudades y aldeas , enseñando , y caminando á Jerusalem .
Y he aquí , son postreros los que eran los primeros ; y son primeros los que eran los postreros .
Y respondiendo Jesús , habló á los doctores de la ley y á los Fariseos , diciendo : ¿ Es lícito sanar en sábado ?
Y no le podían replicar á estas cosas .
Mas cuando haces banquete , llama á los pobres , los mancos , los cojos , los ciegos ;
Y el otro dijo : Acabo de casarme , y por tanto no puedo ir .
Porque os digo que ninguno de aquellos hombres que fueron llamados , gustará mi cena .
Y cualquiera que no trae su cruz , y viene en pos de mí , no puede ser mi discípulo .
De otra manera , cuando aun el otro está lejos , le ruega por la paz , enviándole embajada .
Buena es la sal ; mas si aun la sal fuere desvanecida , ¿ con qué se adobará ?
Y murmuraban los Fariseos y los escribas , diciendo : Este á los pecadores recibe , y con ellos come .
Y hallada , la pone sobre sus hombros gozoso ;
Ya no soy digno de ser llamado tu hijo ; hazme como á uno de tus jornaleros .
Y llamando á uno de los criados , preguntóle qué era aquello .
El entonces le dijo : Hijo , tú siempre estás conmigo , y todas mis cosas son tuyas .
Y oían también todas estas cosas los Fariseos , los cuales eran avaros , y se burlaban de él .
Había un hombre rico , que se vestía de púrpura y de lino fino , y hacía cada día banquete con esplendidez .
Y dijo : Ruégote pues , padre , que le envíes á la casa de mi padre ;
Y Abraham le dice : A Moisés y á los profetas tienen : óiganlos .
Mirad por vosotros : si pecare contra ti tu hermano , repréndele ; y si se arrepintiere , perdónale .
¿ Da gracias al siervo porque hizo lo que le había sido mandado ? Pienso que no .
Y entrando en una aldea , viniéronle al encuentro diez hombres leprosos , los cuales se pararon de lejos ,
Entonces uno de ellos , como se vió que estaba limpio , volvió , glorificando á Dios á gran voz ;
Y respondiendo Jesús , dijo : ¿ No son diez los que fueron limpios ? ¿ Y los nueve dónde están ?
Y díjole : Levántate , vete ; tu fe te ha salvado .
Y os dirán : Helo aquí , ó helo allí . No vayáis , ni sigáis .
Como esto será el día en que el Hijo del hombre se manifestará .
Cualquiera que procurare salvar su vida , la perderá ; y cualquiera que la perdiere , la salvará .
Dos estarán en el campo ; el uno será tomado , y el otro dejado .
Diciendo : Había un juez en una ciudad , el cual ni temía á Dios , ni respetaba á hombre .
Todavía , porque esta viuda me es molesta , le haré justicia , porque al fin no venga y me muela .
Y dijo también á unos que confiaban de sí como justos , y menospreciaban á los otros , esta parábola :
Ayuno dos veces á la semana , doy diezmos de todo lo que poseo .
Y Jesús le dijo : ¿ Por qué me llamas bueno ? ninguno hay bueno sino sólo Dios .
Entonces él , oídas estas cosas , se puso muy triste , porque era muy rico .
Y él les dijo : Lo que es imposible para con los hombres , posible es para Dios .
Que no haya de recibir mucho más en este tiempo , y en el siglo venidero la vida eterna .
Y después que le hubieren azotado , le matarán : mas al tercer día resucitará .
Y dijéronle que pasaba Jesús Nazareno .
Jesús entonces parándose , mandó traerle á sí : y como él llegó , le preguntó ,
Y Jesús le dijo : Ve , tu fe te ha hecho salvo .
Y he aquí un varón llamado Zaqueo , el cual era el principal de los publicanos , y era rico ;
Porque el Hijo del hombre vino á buscar y á salvar lo que se había perdido .
Mas llamados diez siervos suyos , les dió diez minas , y díjoles : Negociad entre tanto que vengo .
Y vino otro , diciendo : Señor , tu mina ha hecho cinco minas .
Y vino otro , diciendo : Señor , he aquí tu mina , la cual he tenido guardada en un pañizuelo :
Y dicho esto , iba delante subiendo á Jerusalem .
Y desatando ellos el pollino , sus dueños les dijeron : ¿ Por qué desatáis el pollino ?
Y trajéronlo á Jesús ; y habiendo echado sus vestidos sobre el pollino , pusieron á Jesús encima .
Entonces algunos de los Fariseos de la compañía , le dijeron : Maestro , reprende á tus discípulos .
Y entrando en el templo , comenzó á echar fuera á todos los que vendían y compraban en él .
Respondiendo entonces Jesús , les dijo : Os preguntaré yo también una palabra ; respondedme :
Y respondieron que no sabían de dónde .
Y volvió á enviar otro siervo ; mas ellos á éste también , herido y afrentado , le enviaron vacío .
¿ Nos es lícito dar tributo á César , ó no ?
Mostradme la moneda . ¿ De quién tiene la imagen y la inscripción ? Y respondiendo dijeron : De César .
Fueron , pues , siete hermanos : y el primero tomó mujer , y murió sin hijos .
Y la tomó el tercero : asimismo también todos siete : y murieron sin dejar prole .
En la resurrección , pues , ¿ mujer de cuál de ellos será ? porque los siete la tuvieron por mujer .
Porque Dios no es Dios de muertos , mas de vivos : porque todos viven á él .
Y no osaron más preguntarle algo .
Entre tanto que pongo tus enemigos por estrado de tus pies .
Y oyéndole todo el pueblo , dijo á sus discípulos :
Y MIRANDO , vió á los ricos que echaban sus ofrendas en el gazofilacio .
Y á unos que decían del templo , que estaba adornado de hermosas piedras y dones , dijo :
Y os será para testimonio .
Y seréis aborrecidos de todos por causa de mi nombre .
En vuestra paciencia poseeréis vuestras almas .
Porque estos son días de venganza : para que se cumplan todas las cosas que están escritas .
Y díjoles una parábola : Mirad la higuera y todos los árboles :
De cierto os digo , que no pasará esta generación hasta que todo sea hecho .
Porque como un lazo vendrá sobre todos los que habitan sobre la faz de toda la tierra .
Y ESTABA cerca el día de la fiesta de los ázimos , que se llama la Pascua .
Y entró Satanás en Judas , por sobrenombre Iscariote , el cual era uno del número de los doce ;
Los cuales se holgaron , y concertaron de darle dinero .
Y vino el día de los ázimos , en el cual era necesario matar la pascua .
Y ellos le dijeron : ¿ Dónde quieres que aparejemos ?
Fueron pues , y hallaron como les había dicho ; y aparejaron la pascua .
Y les dijo : En gran manera he deseado comer con vosotros esta pascua antes que padezca ;
Con todo eso , he aquí la mano del que me entrega , conmigo en la mesa .
Y hubo entre ellos una contienda , quién de ellos parecía ser el mayor .
Yo pues os ordeno un reino , como mi Padre me lo ordenó á mí ,
Mas yo he rogado por ti que tu fe no falte : y tú , una vez vuelto , confirma á tus hermanos .
Entonces ellos dijeron : Señor , he aquí dos espadas . Y él les dijo : Basta .
Y él se apartó de ellos como un tiro de piedra ; y puesto de rodillas oró ,
Y le apareció un ángel del cielo confortándole .
Y les dijo : ¿ Por qué dormís ? Levantaos , y orad que no entréis en tentación .
Y uno de ellos hirió á un siervo del príncipe de los sacerdotes , y le quitó la oreja derecha .
Y prendiéndole trajéronle , y metiéronle en casa del príncipe de los sacerdotes . Y Pedro le seguía de lejos .
Y Pedro dijo : Hombre , no sé qué dices . Y luego , estando él aún hablando , el gallo cantó .
Y los hombres que tenían á Jesús , se burlaban de él hiriéndole ;
Diciendo : ¿ Eres tú el Cristo ? dínos lo . Y les dijo : Si os lo dijere , no creeréis ;
Mas después de ahora el Hijo del hombre se asentará á la diestra de la potencia de Dios .
LEVANTÁNDOSE entonces toda la multitud de ellos , lleváronle á Pilato .
Entonces Pilato , oyendo de Galilea , preguntó si el hombre era Galileo .
Y estaban los príncipes de los sacerdotes y los escribas acusándole con gran porfía .
Entonces Pilato , convocando los príncipes de los sacerdotes , y los magistrados , y el pueblo ,
Le soltaré , pues , castigado .
Mas toda la multitud dió voces á una , diciendo : Quita á éste , y suéltanos á Barrabás :
Y hablóles otra vez Pilato , queriendo soltar á Jesús .
Entonces Pilato juzgó que se hiciese lo que ellos pedían ;
Entonces comenzarán á decir á los montes : Caed sobre nosotros : y á los collados : Cubridnos .
Y llevaban también con él otros dos , malhechores , á ser muertos .
Y diciendo : Si tú eres el Rey de los Judíos , sálvate á ti mismo .
Y nosotros , á la verdad , justamente padecemos ; porque recibimos lo que merecieron nuestros hechos : mas éste ningún mal hizo .
Entonces Jesús le dijo : De cierto te digo , que hoy estarás conmigo en el paraíso .
Y el sol se obscureció : y el velo del templo se rompió por medio .
Mas todos sus conocidos , y las mujeres que le habían seguido desde Galilea , estaban lejos mirando estas cosas .
Este llegó á Pilato , y pidió el cuerpo de Jesús .
Y vueltas , aparejaron drogas aromáticas y ungüentos ; y reposaron el sábado , conforme al mandamiento .
Y entrando , no hallaron el cuerpo del Señor Jesús .
No está aquí , mas ha resucitado : acordaos de lo que os habló , cuando aun estaba en Galilea ,
Y volviendo del sepulcro , dieron nuevas de todas estas cosas á los once , y á todos los demás .
E iban hablando entre sí de todas aquellas cosas que habían acaecido .
Y cómo le entregaron los príncipes de los sacerdotes y nuestros príncipes á condenación de muerte , y le crucificaron .
Entonces él les dijo : ¡ Oh insensatos , y tardos de corazón para creer todo lo que los profetas han dicho !
Y comenzando desde Moisés , y de todos los profetas , declarábales en todas las Escrituras lo que de él decían .
Entonces fueron abiertos los ojos de ellos , y le conocieron ; mas él se desapareció de los ojos de ellos .
Entonces ellos espantados y asombrados , pensaban que veían espíritu .
Y en diciendo esto , les mostró las manos y los pies .
Entonces ellos le presentaron parte de un pez asado , y un panal de miel .
Entonces les abrió el sentido , para que entendiesen las Escrituras ;
Y sacólos fuera hasta Bethania , y alzando sus manos , los bendijo .
Y ellos , después de haberle adorado , se volvieron á Jerusalem con gran gozo ;
EN el principio era el Verbo , y el Verbo era con Dios , y el Verbo era Dios .
Todas las cosas por él fueron hechas ; y sin él nada de lo que es hecho , fué hecho .
Y la luz en las tinieblas resplandece ; mas las tinieblas no la comprendieron .
Este vino por testimonio , para que diese testimonio de la luz , para que todos creyesen por él .
Aquélera la luz verdadera , que alumbra á todo hombre que viene á este mundo .
A lo suyo vino , y los suyos no le recibieron .
Porque la ley por Moisés fué dada : mas la gracia y la verdad por Jesucristo fué hecha .
Y los que habían sido enviados eran de los Fariseos .
Y Juan dió testimonio , diciendo : Vi al Espíritu que descendía del cielo como paloma , y reposó sobre él .
El siguiente día otra vez estaba Juan , y dos de sus discípulos .
Y oyéronle los dos discípulos hablar , y siguieron á Jesús .
El siguiente día quiso Jesús ir á Galilea , y halla á Felipe , al cual dijo : Sígueme .
Respondió Natanael , y díjole : Rabbí , tú eres el Hijo de Dios ; tú eres el Rey de Israel .
Y fué también llamado Jesús y sus discípulos á las bodas .
Y dícele Jesús : ¿ Qué tengo yo contigo , mujer ? aun no ha venido mi hora .
Díceles Jesús : Henchid estas tinajuelas de agua . E hinchiéronlas hasta arriba .
Y estaba cerca la Pascua de los Judíos ; y subió Jesús á Jerusalem .
Entonces se acordaron sus discípulos que está escrito : El celo de tu casa me comió .
Respondió Jesús , y díjoles : Destruid este templo , y en tres días lo levantaré .
Mas el mismo Jesús no se confiaba á sí mismo de ellos , porque él conocía á todos ,
Y HABÍA un hombre de los Fariseos que se llamaba Nicodemo , príncipe de los Judíos .
No te maravilles de que te dije : Os es necesario nacer otra vez .
Respondió Jesús , y díjole : ¿ Tú eres el maestro de Israel , y no sabes esto ?
Para que todo aquel que en él creyere , no se pierda , sino que tenga vida eterna .
Y hubo cuestión entre los discípulos de Juan y los Judíos acerca de la purificación .
Vosotros mismos me sois testigos que dije : Yo no soy el Cristo , sino que soy enviado delante de él .
Y lo que vió y oyó , esto testifica : y nadie recibe su testimonio .
El Padre ama al Hijo , y todas las cosas dió en su mano .
( Aunque Jesús no bautizaba , sino sus discípulos ) ,
Y era menester que pasase por Samaria .
( Porque sus discípulos habían ido á la ciudad á comprar de comer . )
La mujer le dice : Señor , dame esta agua , para que no tenga sed , ni venga acá á sacarla .
Dícele la mujer : Señor , paréceme que tú eres profeta .
Vosotros adoráis lo que no sabéis ; nosotros adoramos lo que sabemos : porque la salud viene de los Judíos .
Dícele Jesús : Yo soy , que hablo contigo .
Venid , ved un hombre que me ha dicho todo lo que he hecho : ¿ si quizás es éste el Cristo ?
Entre tanto los discípulos le rogaban , diciendo : Rabbí , come .
Entonces los discípulos decían el uno al otro : ¿ Si le habrá traído alguien de comer ?
Y creyeron muchos más por la palabra de él .
Porque el mismo Jesús dió testimonio de que el profeta en su tierra no tiene honra .
El del rey le dijo : Señor , desciende antes que mi hijo muera .
Esta segunda señal volvió Jesús á hacer , cuando vino de Judea á Galilea .
En éstos yacía multitud de enfermos , ciegos , cojos , secos , que estaban esperando el movimiento del agua .
Dícele Jesús : Levántate , toma tu lecho , y anda .
Preguntáronle entonces : ¿ Quién es el que te dijo : Toma tu lecho y anda ?
Y Jesús les respondió : Mi Padre hasta ahora obra , y yo obro .
Porque como el Padre tiene vida en sí mismo , así dió también al Hijo que tuviese vida en sí mismo :
Si yo doy testimonio de mí mismo , mi testimonio no es verdadero .
Empero yo no tomo el testimonio de hombre ; mas digo esto , para que vosotros seáis salvos .
Ni tenéis su palabra permanente en vosotros ; porque al que él envió , á éste vosotros no creéis .
Gloria de los hombres no recibo .
Porque si vosotros creyeseis á Moisés , creeríais á mí ; porque de mí escribió él .
PASADAS estas cosas , fuése Jesús de la otra parte de la mar de Galilea , que es de Tiberias .
Y subió Jesús á un monte , y se sentó allí con sus discípulos .
Mas esto decía para probarle ; porque él sabía lo que había de hacer .
Y como fueron saciados , dijo á sus discípulos : Recoged los pedazos que han quedado , porque no se pierda nada .
Y levantábase la mar con un gran viento que soplaba .
Ellos entonces gustaron recibirle en el barco : y luego el barco llegó á la tierra donde iban .
Nuestros padres comieron el maná en el desierto , como está escrito : Pan del cielo les dió á comer .
Y dijéronle : Señor , danos siempre este pan .
Porque he descendido del cielo , no para hacer mi voluntad , mas la voluntad del que me envió .
Y Jesús respondió , y díjoles : No murmuréis entre vosotros .
De cierto , de cierto os digo : El que cree en mí , tiene vida eterna .
Vuestros padres comieron el maná en el desierto , y son muertos .
Entonces los Judíos contendían entre sí , diciendo : ¿ Cómo puede éste darnos su carne á comer ?
El que come mi carne y bebe mi sangre , en mí permanece , y yo en él .
Y muchos de sus discípulos oyéndolo , dijeron : Dura es esta palabra : ¿ quién la puede oir ?
¿ Pues qué , si viereis al Hijo del hombre que sube donde estaba primero ?
Dijo entonces Jesús á los doce : ¿ Queréis vosotros iros también ?
Y nosotros creemos y conocemos que tú eres el Cristo , el Hijo de Dios viviente .
Y estaba cerca la fiesta de los Judíos , lade los tabernáculos .
Díceles entonces Jesús : Mi tiempo aun no ha venido ; mas vuestro tiempo siempre está presto .
Y buscábanle los Judíos en la fiesta , y decían : ¿ Dónde está aquél ?
Y al medio de la fiesta subió Jesús al templo , y enseñaba .
Respondióles Jesús , y dijo : Mi doctrina no es mía , sino de aquél que me envió .
Jesús respondió , y díjoles : Una obra hice , y todos os maravilláis .
Decían entonces unos de los de Jerusalem : ¿ No es éste al que buscan para matarlo ?
Yo le conozco , porque de él soy , y él me envió .
Me buscaréis , y no me hallaréis ; y donde yo estaré , vosotros no podréis venir .
Entonces algunos de la multitud , oyendo este dicho , decían : Verdaderamente éste es el profeta .
Así que había disensión entre la gente acerca de él .
Los ministriles respondieron : Nunca ha hablado hombre así como este hombre .
¿ Ha creído en él alguno de los príncipes , ó de los Fariseos ?
Díceles Nicodemo ( el que vino á él de noche , el cual era uno de ellos ) :
Y fuése cada uno á su casa .
Dícenle : Maestro , esta mujer ha sido tomada en el mismo hecho , adulterando ;
Y volviéndose á inclinar hacia abajo , escribía en tierra .
Entonces los Fariseos le dijeron : Tú de ti mismo das testimonio : tu testimonio no es verdadero .
Y en vuestra ley está escrito que el testimonio de dos hombres es verdadero .
Decían entonces los Judíos : ¿ Hase de matar á sí mismo , que dice : A donde yo voy , vosotros no podéis venir ?
Hablando él estas cosas , muchos creyeron en él .
Jesús les respondió : De cierto , de cierto os digo , que todo aquel que hace pecado , es siervo de pecado .
Así que , si el Hijo os libertare , seréis verdaderamente libres .
Y porque yo digo verdad , no me creéis .
Respondió Jesús : Yo no tengo demonio , antes honro á mi Padre ; y vosotros me habéis deshonrado .
De cierto , de cierto os digo , que el que guardare mi palabra , no verá muerte para siempre .
Abraham vuestro padre se gozó por ver mi día ; y lo vió , y se gozó .
Díjoles Jesús : De cierto , de cierto os digo : Antes que Abraham fuese , yo soy .
Y preguntáronle sus discípulos , diciendo : Rabbí , ¿ quién pecó , éste ó sus padres , para que naciese ciego ?
Unos decían : Este es ; y otros : A él se parece . El decía : Yo soy .
Entonces le dijeron : ¿ Dónde está aquél ? El dijo : No sé .
Y era sábado cuando Jesús había hecho el lodo , y le había abierto los ojos .
Por eso dijeron sus padres : Edad tiene , preguntadle á él .
Y le ultrajaron , y dijeron : Tú eres su discípulo ; pero nosotros discípulos de Moisés somos .
Desde el siglo no fué oído , que abriese alguno los ojos de uno que nació ciego .
Respondió él , y dijo : ¿ Quién es , Señor , para que crea en él ?
Y él dice : Creo , Señor ; y adoróle .
Mas el que entra por la puerta , el pastor de las ovejas es .
Esta parábola les dijo Jesús ; mas ellos no entendieron qué era lo que les decía .
Todos los que antes de mí vinieron , ladrones son y robadores ; mas no los oyeron las ovejas .
Así que , el asalariado , huye , porque es asalariado , y no tiene cuidado de las ovejas .
Como el Padre me conoce , y yo conozco al Padre ; y pongo mi vida por las ovejas .
Y volvió á haber disensión entre los Judíos por estas palabras .
Y se hacía la fiesta de la dedicación en Jerusalem ; y era invierno ;
Mas vosotros no creéis , porque no sois de mis ovejas , como os he dicho .
Yo y el Padre una cosa somos .
Respondióles Jesús : ¿ No está escrito en vuestra ley : Yo dije , Dioses sois ?
Si no hago obras de mi Padre , no me creáis .
Y volvióse tras el Jordán , á aquel lugar donde primero había estado bautizando Juan ; y estúvose allí .
ESTABA entonces enfermo unollamadoLázaro , de Bethania , la aldea de María y de Marta su hermana .
Y amaba Jesús á Marta , y á su hermana , y á Lázaro .
Dícenle los discípulos : Rabbí , ahora procuraban los Judíos apedrearte , ¿ y otra vez vas allá ?
Dijeron entonces sus discípulos : Señor , si duerme , salvo estará .
Entonces , pues , Jesús les dijo claramente : Lázaro es muerto ;
Vino pues Jesús , y halló que había ya cuatro días que estaba en el sepulcro .
Y muchos de los Judíos habían venido á Marta y á María , á consolarlas de su hermano .
Mas también sé ahora , que todo lo que pidieres de Dios , te dará Dios .
Marta le dice : Yo sé que resucitará en la resurrección en el día postrero .
Ella , como lo oyó , levántase prestamente y viene á él .
Y dijo : ¿ Dónde le pusisteis ? Dícenle : Señor , ven , y ve .
Dijeron entonces los Judíos : Mirad cómo le amaba .
Mas algunos de ellos fueron á los Fariseos , y dijéronles lo que Jesús había hecho .
Y dijo uno de sus discípulos , Judas Iscariote , hijode Simón , el que le había de entregar :
Entonces Jesús dijo : Déjala : para el día de mi sepultura ha guardado esto ;
Consultaron asimismo los príncipes de los sacerdotes , de matar también á Lázaro ;
Y halló Jesús un asnillo , y se sentó sobre él , como está escrito :
Por lo cual también había venido la gente á recibirle , porque había oído que él había hecho esta señal ;
Y había ciertos Griegos de los que habían subido á adorar en la fiesta :
Entonces Jesús les respondió , diciendo : La hora viene en que el Hijo del hombre ha de ser glorificado .
Respondió Jesús , y dijo : No ha venido esta voz por mi causa , mas por causa de vosotros .
Y yo , si fuere levantado de la tierra , á todos traeré á mí mismo .
Empero habiendo hecho delante de ellos tantas señales , no creían en él .
Estas cosas dijo Isaías cuando vió su gloria , y habló de él .
Mas Jesús clamó y dijo : El que cree en mí , no cree en mí , sino en el que me envió ;
Yo la luz he venido al mundo , para que todo aquel que cree en mí no permanezca en tinieblas .
Entonces vino á Simón Pedro ; y Pedro le dice : ¿ Señor , tú me lavas los pies ?
Dícele Simón Pedro : Señor , no sólo mis pies , mas aun las manos y la cabeza .
Vosotros me llamáis , Maestro , y , Señor : y decís bien ; porque lo soy .
Si sabéis estas cosas , bienaventurados seréis , si las hiciereis .
Y uno de sus discípulos , al cual Jesús amaba , estaba recostado en el seno de Jesús .
El entonces recostándose sobre el pecho de Jesús , dícele : Señor , ¿ quién es ?
Mas ninguno de los que estaban á la mesa entendió á qué propósito le dijo esto .
Si Dios es glorificado en él , Dios también le glorificará en sí mismo , y luego le glorificará .
Dícele Pedro : Señor , ¿ por qué no te puedo seguir ahora ? mi alma pondré por ti .
Y sabéis á dónde yo voy ; y sabéis el camino .
Dícele Felipe : Señor , muéstranos el Padre , y nos basta .
Si me amáis , guardad mis mandamientos ;
En aquel día vosotros conoceréis que yo estoy en mi Padre , y vosotros en mí , y yo en vosotros .
Ya no hablaré mucho con vosotros : porque viene el príncipe de este mundo ; mas no tiene nada en mí .
Ya vosotros sois limpios por la palabra que os he hablado .
Como el Padre me amó , también yo os he amado : estad en mi amor .
Nadie tiene mayor amor que este , que ponga alguno su vida por sus amigos .
Esto os mando : Que os améis los unos á los otros .
El que me aborrece , también á mi Padre aborrece .
ESTAS cosas os he hablado , para que no os escandalicéis .
Mas ahora voy al que me envió ; y ninguno de vosotros me pregunta : ¿ Adónde vas ?
Y cuando él viniere redargüirá al mundo de pecado , y de justicia , y de juicio :
Y de justicia , por cuanto voy al Padre , y no me veréis más ;
Aun tengo muchas cosas que deciros , mas ahora no las podéis llevar .
Decían pues : ¿ Qué es esto que dice : Un poquito ? No entendemos lo que habla .
Pues el mismo Padre os ama , porque vosotros me amasteis , y habéis creído que yo salí de Dios .
Respondióles Jesús : ¿ Ahora creéis ?
Ahora han conocido que todas las cosas que me diste , son de ti ;
No son del mundo , como tampoco yo soy del mundo .
Como tú me enviaste al mundo , también los he enviado al mundo .
Y también Judas , el que le entregaba , sabía aquel lugar ; porque muchas veces Jesús se juntaba allí con sus discípulos .
Y como les dijo , Yo soy , volvieron atrás , y cayeron en tierra .
Respondió Jesús : Os he dicho que yo soy : pues si á mí buscáis , dejad ir á éstos .
Entonces la compañía y el tribuno , y los ministros de los Judíos , prendieron á Jesús y le ataron ,
Respondióle Jesús : Si he hablado mal , da testimonio del mal : y si bien , ¿ por qué me hieres ?
Y negó Pedro otra vez : y luego el gallo cantó .
Para que se cumpliese el dicho de Jesús , que había dicho , dando á entender de qué muerte había de morir .
Entonces todos dieron voces otra vez , diciendo : No á éste , sino á Barrabás . Y Barrabás era ladrón .
Y decían : ¡ Salve , Rey de los Judíos ! y dábanle de bofetadas .
Así que entonces lo entregó á ellos para que fuese crucificado . Y tomaron á Jesús , y le llevaron .
Respondió Pilato : Lo que he escrito , he escrito .
Mas cuando vinieron á Jesús , como le vieron ya muerto , no le quebraron las piernas :
Porque estas cosas fueron hechas para que se cumpliese la Escritura : Hueso no quebrantaréis de él .
Y salió Pedro , y el otro discípulo , y vinieron al sepulcro .
Y bajándose á mirar , vió los lienzos echados ; mas no entró .
Y entonces entró también el otro discípulo , que había venido primero al sepulcro , y vió , y creyó .
Y volvieron los discípulos á los suyos .
Dícele Jesús : ¡ María ! Volviéndose ella , dícele : ¡ Rabboni ! que quiere decir , Maestro .
A los que remitiereis los pecados , les son remitidos : á quienes los retuviereis , serán retenidos .
Entonces Tomás respondió , y díjole : ¡ Señor mío , y Dios mío !
Y díjoles : Mozos , ¿ tenéis algo de comer ? Respondiéronle : No .
Viene pues Jesús , y toma el pan , y les da ; y asimismo del pez .
EN el primer tratado , oh Teófilo , he hablado de todas las cosas que Jesús comenzó á hacer y á enseñar ,
Y señalaron á dos : á José , llamado Barsabas , que tenía por sobrenombre Justo , y á Matías .
Y COMO se cumplieron los días de Pentecostés , estaban todos unánimes juntos ;
Moraban entonces en Jerusalem Judíos , varones religiosos , de todas las naciones debajo del cielo .
¿ Cómo , pues , les oímos nosotros hablar cada uno en nuestra lengua en que somos nacidos ?
Y estaban todos atónitos y perplejos , diciendo los unos á los otros : ¿ Qué quiere ser esto ?
Porque éstos no están borrachos , como vosotros pensáis , siendo la hora tercia del día ;
Y será que todo aquel que invocare el nombre del Señor , será salvo .
Que no dejarás mi alma en el infierno , ni darás á tu Santo que vea corrupción .
A este Jesús resucitó Dios , de lo cual todos nosotros somos testigos .
Y con otras muchas palabras testificaba y exhortaba , diciendo : Sed salvos de esta perversa generación .
Y todos los que creían estaban juntos ; y tenían todas las cosas comunes ;
PEDRO y Juan subían juntos al templo á la hora de oración , la de nona .
Y Pedro , con Juan , fijando los ojos en él , dijo : Mira á nosotros .
Y todo el pueblo le vió andar y alabar á Dios .
Mas ahora , hermanos , sé que por ignorancia lo habéis hecho , como también vuestros príncipes .
Resentidos de que enseñasen al pueblo , y anunciasen en Jesús la resurrección de los muertos .
Mas muchos de los que habían oído la palabra , creyeron ; y fué el número de los varones como cinco mil .
Entonces Pedro , lleno del Espíritu Santo , les dijo : Príncipes del pueblo , y ancianos de Israel :
Y viendo al hombre que había sido sanado , que estaba con ellos , no podían decir nada en contra .
Y llamándolos , les intimaron que en ninguna manera hablasen ni enseñasen en el nombre de Jesús .
Porque el hombre en quien había sido hecho este milagro de sanidad , era de más de cuarenta años .
Para hacer lo que tu mano y tu consejo habían antes determinado que había de ser hecho .
Y lo ponían á los pies de los apóstoles ; y era repartido á cada uno según que había menester .
MAS un varón llamado Ananías , con Safira su mujer , vendió una posesión ,
Y pasado espacio como de tres horas , sucedió que entró su mujer , no sabiendo lo que había acontecido .
Y de los otros , ninguno osaba juntarse con ellos ; mas el pueblo los alababa grandemente .
Y echaron mano á los apóstoles , y pusiéronlos en la cárcel pública .
Id , y estando en el templo , hablad al pueblo todas las palabras de esta vida .
Y como los trajeron , los presentaron en el concilio : y el príncipe de los sacerdotes les preguntó ,
El Dios de nuestros padres levantó á Jesús , al cual vosotros matasteis colgándole en un madero .
Y todos los días , en el templo y por las casas , no cesaban de enseñar y predicar á Jesucristo .
A estos presentaron delante de los apóstoles , los cuales orando les pusieron las manos encima .
Mas no podían resistir á la sabiduría y al Espíritu con que hablaba .
EL príncipe de los sacerdotes dijo entonces : ¿ Es esto así ?
Y como oyese Jacob que había trigo en Egipto , envió á nuestros padres la primera vez .
Así descendió Jacob á Egipto , donde murió él y nuestros padres ;
Mas siendo puesto al peligro , la hija de Faraón le tomó , y le crió como á hijo suyo .
Y como vió á uno que era injuriado , defendióle , é hiriendo al Egipcio , vengó al injuriado .
A esta palabra Moisés huyó , y se hizo extranjero en tierra de Madián , donde engendró dos hijos .
Mas Salomón le edificó casa .
¿ No hizo mi mano todas estas cosas ?
Y oyendo estas cosas , regañaban de sus corazones , y crujían los dientes contra él .
Entonces dando grandes voces , se taparon sus oídos , y arremetieron unánimes contra él ;
Y llevaroná enterrará Esteban varones piadosos , é hicieron gran llanto sobre él .
Entonces Felipe , descendiendo á la ciudad de Samaria , les predicaba á Cristo .
Y le estaban atentos , porque con sus artes mágicas los había embelesado mucho tiempo .
Entonces les impusieron las manos , y recibieron el Espíritu Santo .
No tienes tú parte ni suerte en este negocio ; porque tu corazón no es recto delante de Dios .
Porque en hiel de amargura y en prisión de maldad veo que estás .
Y el Espíritu dijo á Felipe : Llégate , y júntate á este carro .
Entonces Felipe , abriendo su boca , y comenzando desde esta escritura , le anunció el evangelio de Jesús .
Y SAULO , respirando aún amenazas y muerte contra los discípulos del Señor , vino al príncipe de los sacerdotes ,
Y cayendo en tierra , oyó una voz que le decía : Saulo , Saulo , ¿ por qué me persigues ?
Y aun aquí tiene facultad de los príncipes de los sacerdotes de prender á todos los que invocan tu nombre .
Y luego en las sinagogas predicaba á Cristo , diciendo que éste era el Hijo de Dios .
Entonces los discípulos , tomándole de noche , le bajaron por el muro en una espuerta .
Lo cual , como los hermanos entendieron , le acompañaron hasta Cesarea , y le enviaron á Tarso .
Y viéronle todos los que habitaban en Lydda y en Sarona , los cuales se convirtieron al Señor .
Y aconteció que se quedó muchos días en Joppe en casa de un cierto Simón , curtidor .
Envía pues ahora hombres á Joppe , y haz venir á un Simón , que tiene por sobrenombre Pedro .
Y aconteció que le vino una grande hambre , y quiso comer ; pero mientras disponían , sobrevínole un éxtasis ;
Entonces Pedro dijo : Señor , no ; porque ninguna cosa común é inmunda he comido jamás .
Y esto fué hecho por tres veces ; y el vaso volvió á ser recogido en el cielo .
Y estando Pedro pensando en la visión , le dijo el Espíritu : He aquí , tres hombres te buscan .
Y como Pedro entró , salió Cornelio á recibirle ; y derribándose á sus pies , adoró .
Y hablando con él , entró , y halló á muchos que se habían juntado .
Entonces Pedro , abriendo su boca , dijo : Por verdad hallo que Dios no hace acepción de personas ;
Envió palabra Dios á los hijos de Israel , anunciando la paz por Jesucristo ; éste es el Señor de todos .
Estando aún hablando Pedro estas palabras , el Espíritu Santo cayó sobre todos los que oían el sermón .
Y como Pedro subió á Jerusalem , contendían contra él los que eran de la circuncisión ,
Entonces comenzando Pedro , les declaró por orden lo pasado , diciendo :
Y dije : Señor , no ; porque ninguna cosa común ó inmunda entró jamás en mi boca .
Y esto fué hecho por tres veces : y volvió todo á ser tomado arriba en el cielo .
El cual te hablará palabras por las cuales serás salvo tú , y toda tu casa .
Y la mano del Señor era con ellos : y creyendo , gran número se convirtió al Señor .
Y en aquellos días descendieron de Jerusalem profetas á Antioquía .
Lo cual asimismo hicieron , enviándolo á los ancianos por mano de Bernabé y de Saulo .
Y mató á cuchillo á Jacobo , hermano de Juan .
Y tocando Pedro á la puerta del patio , salió una muchacha , para escuchar , llamada Rhode :
Luego que fué de día , hubo no poco alboroto entre los soldados sobre qué se había hecho de Pedro .
Y el pueblo aclamaba : Voz de Dios , y no de hombre .
Entonces habiendo ayunado y orado , y puesto las manos encima de ellos , despidiéronlos .
Entonces Saulo , que también es Pablo , lleno del Espíritu Santo , poniendo en él los ojos ,
Entonces Pablo , levantándose , hecha señal de silencio con la mano , dice : Varones Israelitas , y los que teméis á Dios , oid :
Y destruyendo siete naciones en la tierra de Canaán , les repartió por suerte la tierra de ellas .
Predicando Juan delante de la faz de su venida el bautismo de arrepentimiento á todo el pueblo de Israel .
Mas Dios le levantó de los muertos .
Por eso dice también en otro lugar : No permitirás que tu Santo vea corrupción .
Mirad , pues , que no venga sobre vosotros lo que está dicho en los profetas ;
Y la palabra del Señor era sembrada por toda aquella provincia .
Y los discípulos estaban llenos de gozo , y del Espíritu Santo .
Mas el vulgo de la ciudad estaba dividido ; y unos eran con los Judíos , y otros con los apóstoles .
Dijo á gran voz : Levántate derecho sobre tus pies . Y saltó , y anduvo .
El cual en las edades pasadas ha dejado á todas las gentes andar en sus caminos ;
Y pasando por Pisidia vinieron á Pamphylia .
Y se quedaron allí mucho tiempo con los discípulos .
Y Dios , que conoce los corazones , les dió testimonio , dándoles el Espíritu Santo también como á nosotros ;
Antes por la gracia del Señor Jesús creemos que seremos salvos , como también ellos .
Y con esto concuerdan las palabras de los profetas , como está escrito :
Por lo cual yo juzgo , que los que de los Gentiles se convierten á Dios , no han de ser inquietados ;
Así que , enviamos á Judas y á Silas , los cuales también por palabra os harán saber lo mismo .
Judas también y Silas , como ellos también eran profetas , consolaron y confirmaron á los hermanos con abundancia de palabra .
Mas á Silas pareció bien el quedarse allí .
Y Bernabé quería que tomasen consigo á Juan , el que tenía por sobrenombre Marcos ;
Y anduvo la Siria y la Cilicia , confirmando á las iglesias .
Así que , las iglesias eran confirmadas en fe , y eran aumentadas en número cada día .
Y pasando á Misia , descendieron á Troas .
Y presentándolos á los magistrados , dijeron : Estos hombres , siendo Judíos , alborotan nuestra ciudad ,
Y agolpóse el pueblo contra ellos : y los magistrados rompiéndoles sus ropas , les mandaron azotar con varas .
Mas Pablo clamó á gran voz , diciendo : No te hagas ningún mal ; que todos estamos aquí .
Y sacándolos fuera , les dice : Señores , ¿ qué es menester que yo haga para ser salvo ?
Y le hablaron la palabra del Señor , y á todos los que estaban en su casa .
Y los alguaciles volvieron á decir á los magistrados estas palabras : y tuvieron miedo , oído que eran Romanos .
Y PASANDO por Amphípolis y Apolonia , llegaron á Tesalónica , donde estaba la sinagoga de los Judíos .
Mas recibida satisfacción de Jasón y de los demás , los soltaron .
Porque pones en nuestros oídos unas nuevas cosas : queremos pues saber qué quiere ser esto .
PASADAS estas cosas , Pablo partió de Atenas , y vino á Corinto .
Y se detuvo allí un año y seis meses , enseñándoles la palabra de Dios .
Y los echó del tribunal .
Y habiendo arribado á Cesarea subió á Jerusalem ; y después de saludar á la iglesia , descendió á Antioquía .
Porque con gran vehemencia convencía públicamente á los Judíos , mostrando por las Escrituras que Jesús era el Cristo .
Oído que hubieron esto , fueron bautizados en el nombre del Señor Jesús .
Y hacía Dios singulares maravillas por manos de Pablo :
Y respondiendo el espíritu malo , dijo : A Jesús conozco , y sé quién es Pablo : mas vosotros ¿ quiénes sois ?
Así crecía poderosamente la palabra del Señor , y prevalecía .
Y queriendo Pablo salir al pueblo , los discípulos no le dejaron .
Pues habéis traído á estos hombres , sin ser sacrílegos ni blasfemadores de vuestra diosa .
Y andado que hubo aquellas partes , y exhortádoles con abundancia de palabra , vino á Grecia .
Y había muchas lámparas en el aposento alto donde estaban juntos .
Y como se juntó con nosotros en Assón , tomándole vinimos á Mitilene .
Testificando á los Judíos y á los Gentiles arrepentimiento para con Dios , y la fe en nuestro Señor Jesucristo .
Mas que el Espíritu Santo por todas las ciudades me da testimonio , diciendo que prisiones y tribulaciones me esperan .
Porque no he rehuído de anunciaros todo el consejo de Dios .
Y de vosotros mismos se levantarán hombres que hablen cosas perversas , para llevar discípulos tras sí .
Y como hubo dicho estas cosas , se puso de rodillas , y oró con todos ellos .
Y hallando un barco que pasaba á Fenicia , nos embarcamos , y partimos .
Y éste tenía cuatro hijas , doncellas , que profetizaban .
Y como no le pudimos persuadir , desistimos , diciendo : Hágase la voluntad del Señor .
Y cuando llegamos á Jerusalem , los hermanos nos recibieron de buena voluntad .
¿ Qué hay pues ? La multitud se reunirá de cierto : porque oirán que has venido .
Porque multitud de pueblo venía detrás , gritando : Mátale .
Que he perseguido este camino hasta la muerte , prendiendo y entregando en cárceles hombres y mujeres :
Yo entonces respondí : ¿ Quién eres , Señor ? Y me dijo : Yo soy Jesús de Nazaret , á quien tú persigues .
Y me dijo : Ve , porque yo te tengo que enviar lejos á los Gentiles .
Y viniendo el tribuno , le dijo : Dime , ¿ eres tú Romano ? Y él dijo : Sí .
Porque los Saduceos dicen que no hay resurrección , ni ángel , ni espíritu ; mas los Fariseos confiesan ambas cosas .
Y que aparejasen cabalgaduras en que poniendo á Pablo , le llevasen en salvo á Félix el Presidente .
Claudio Lisias al excelentísimo gobernador Félix : Salud .
Y los soldados , tomando á Pablo como les era mandado , lleváronle de noche á Antipatris .
Y como llegaron á Cesarea , y dieron la carta al gobernador , presentaron también á Pablo delante de él .
El cual también tentó á violar el templo ; y prendiéndole , le quisimos juzgar conforme á nuestra ley :
Y contendían también los Judíos , diciendo ser así estas cosas .
Y por esto , procuro yo tener siempre conciencia sin remordimiento acerca de Dios y acerca de los hombres .
Cuando me hallaron purificado en el templo ( no con multitud ni con alboroto ) unos Judíos de Asia ;
FESTO pues , entrado en la provincia , tres días después subió de Cesarea á Jerusalem .
Mas Festo respondió , que Pablo estaba guardado en Cesarea , y que él mismo partiría presto .
Y pasados algunos días , el rey Agripa y Bernice vinieron á Cesarea á saludar á Festo .
Entonces Agripa dijo á Festo : Yo también quisiera oir á ese hombre . Y él dijo : Mañana le oirás .
Y ahora , por la esperanza de la promesa que hizo Dios á nuestros padres , soy llamado en juicio ;
Yo ciertamente había pensado deber hacer muchas cosas contra el nombre de Jesús de Nazaret :
Yo entonces dije : ¿ Quién eres , Señor ? Y el Señor dijo : Yo soy Jesús , á quien tú persigues .
Por lo cual , oh rey Agripa , no fuí rebelde á la visión celestial :
Mas él dijo : No estoy loco , excelentísimo Festo , sino que hablo palabras de verdad y de templanza .
Entonces Agripa dijo á Pablo : Por poco me persuades á ser Cristiano .
Y haciéndonos á la vela desde allí , navegamos bajo de Cipro , porque los vientos eran contrarios .
Y hallando allí el centurión una nave Alejandrina que navegaba á Italia , nos puso en ella .
Y siendo arrebatada la nave , y no pudiendo resistir contra el viento , la dejamos , y éramos llevados .
Mas siendo atormentados de una vehemente tempestad , al siguiente día alijaron ;
Porque esta noche ha estado conmigo el ángel del Dios del cual yo soy , y al cual sirvo ,
Si bien es menester que demos en una isla .
Entonces los soldados cortaron los cabos del esquife , y dejáronlo perder .
Y éramos todas las personas en la nave doscientas setenta y seis .
Entonces el acuerdo de los soldados era que matasen los presos , porque ninguno se fugase nadando .
Mas él , sacudiendo la víbora en el fuego , ningún mal padeció .
Los cuales también nos honraron con muchos obsequios ; y cuando partimos , nos cargaron de las cosas necesarias .
Donde habiendo hallado hermanos , nos rogaron que quedásemos con ellos siete días ; y luego vinimos á Roma ;
Y algunos asentían á lo que se decía , mas algunos no creían .
Pablo empero , quedó dos años enteros en su casa de alquiler , y recibía á todos los que á él venían ,
Que él había antes prometido por sus profetas en las santas Escrituras ,
Entre las cuales sois también vosotros , llamados de Jesucristo :
A Griegos y á bárbaros , á sabios y á no sabios soy deudor .
Diciéndose ser sabios , se hicieron fatuos ,
Necios , desleales , sin afecto natural , implacables , sin misericordia :
El cual pagará á cada uno conforme á sus obras :
Tribulación y angustia sobre toda persona humana que obra lo malo , el Judío primeramente , y también el Griego :
Porque no hay acepción de personas para con Dios .
En el día que juzgará el Señor lo encubierto de los hombres , conforme á mi evangelio , por Jesucristo .
Y sabes su voluntad , y apruebas lo mejor , instruído por la ley ;
¿ Tú , que te jactas de la ley , con infracción de la ley deshonras á Dios ?
De manera que , si el incircunciso guardare las justicias de la ley , ¿ no será tenida su incircuncisión por circuncisión ?
Mucho en todas maneras . Lo primero ciertamente , que la palabra de Dios les ha sido confiada .
En ninguna manera : de otra suerte ¿ cómo juzgaría Dios el mundo ?
No hay quien entienda , no hay quien busque á Dios ;
Sus pies son ligeros á derramar sangre ;
Y camino de paz no conocieron :
Mas ahora , sin la ley , la justicia de Dios se ha manifestado , testificada por la ley y por los profetas :
Siendo justificados gratuitamente por su gracia , por la redención que es en Cristo Jesús ;
¿ Es Dios solamente Dios de los Judíos ? ¿ No es también Dios de los Gentiles ? Cierto , también de los Gentiles .
¿ Luego deshacemos la ley por la fe ? En ninguna manera ; antes establecemos la ley .
Que si Abraham fué justificado por la obras , tiene de qué gloriarse ; mas no para con Dios .
Empero al que obra , no se le cuenta el salario por merced , sino por deuda .
Como también David dice ser bienaventurado el hombre al cual Dios atribuye justicia sin obras ,
Bienaventurado el varón al cual el Señor no imputó pecado .
Porque la ley obra ira ; porque donde no hay ley , tampoco hay transgresión .
Plenamente convencido de que todo lo que había prometido , era también poderoso para hacerlo .
Y no solamente por él fué escrito que le haya sido imputado ;
JUSTIFICADOS pues por la fe , tenemos paz para con Dios por medio de nuestro Señor Jesucristo :
Y la paciencia , prueba ; y la prueba , esperanza ;
Mas Dios encarece su caridad para con nosotros , porque siendo aún pecadores , Cristo murió por nosotros .
Porque hasta la ley , el pecado estaba en el mundo ; pero no se imputa pecado no habiendo ley .
¿ PUES qué diremos ? Perseveraremos en pecado para que la gracia crezca ?
¿ O no sabéis que todos los que somos bautizados en Cristo Jesús , somos bautizados en su muerte ?
Y si morimos con Cristo , creemos que también viviremos con él ;
Porque el haber muerto , al pecado murió una vez ; mas el vivir , á Dios vive .
No reine , pues , el pecado en vuestro cuerpo mortal , para que le obedezcáis en sus concupiscencias ;
¿ Pues qué ? ¿ Pecaremos , porque no estamos bajo de la ley , sino bajo de la gracia ? En ninguna manera .
Porque cuando fuisteis siervos del pecado , erais libres acerca de la justicia .
Así que , yo sin la ley vivía por algún tiempo : mas venido el mandamiento , el pecado revivió , y yo morí .
Porque el pecado , tomando ocasión , me engañó por el mandamiento , y por él me mató .
Porque sabemos que la ley es espiritual ; mas yo soy carnal , vendido á sujeción del pecado .
De manera que ya no obro aquello , sino el pecado que mora en mí .
Así que , queriendo yo hacer el bien , hallo esta ley : Que el mal está en mí .
¡ Miserable hombre de mí ! ¿ quién me librará del cuerpo de esta muerte ?
Así que , los que están en la carne no pueden agradar á Dios .
Porque todos los que son guiados por el Espíritu de Dios , los tales son hijos de Dios .
Porque el continuo anhelar de las criaturas espera la manifestación de los hijos de Dios .
Empero si lo que no vemos esperamos , por paciencia esperamos .
¿ Quién acusará á los escogidos de Dios ? Dios es el que justifica .
VERDAD digo en Cristo , no miento , dándome testimonio mi conciencia en el Espíritu Santo ,
Porque deseara yo mismo ser apartado de Cristo por mis hermanos , los que son mis parientes según la carne ;
Porque la palabra de la promesa es esta : Como en este tiempo vendré , y tendrá Sara un hijo .
Le fué dicho que el mayor serviría al menor .
¿ Pues qué diremos ? ¿ Que hay injusticia en Dios ? En ninguna manera .
De manera que del que quiere tiene misericordia ; y al que quiere , endurece .
Los cuales también ha llamado , es á saber , á nosotros , no sólo de los Judíos , mas también de los Gentiles ?
HERMANOS , ciertamente la voluntad de mi corazón y mi oración á Dios sobre Israel , es para salud .
Porque el fin de la ley es Cristo , para justicia á todo aquel que cree .
Porque con el corazón se cree para justicia ; mas con la boca se hace confesión para salud .
Porque todo aquel que invocare el nombre del Señor , será salvo .
Luego la fe es por el oir ; y el oir por la palabra de Dios .
Así también , aun en este tiempo han quedado reliquias por la elección de gracia .
Porque á vosotros hablo , Gentiles . Por cuanto pues , yo soy apóstol de los Gentiles , mi ministerio honro ,
Pues las ramas , dirás , fueron quebradas para que yo fuese ingerido .
Que si Dios no perdonó á las ramas naturales , á ti tampoco no perdone .
Porque sin arrepentimiento son las mercedes y la vocación de Dios .
Porque Dios encerró á todos en incredulidad , para tener misericordia de todos .
¿ O quién le dió á él primero , para que le sea pagado ?
Porque de la manera que en un cuerpo tenemos muchos miembros , empero todos los miembros no tienen la misma operación ;
O si ministerio , en servir ; ó el que enseña , en doctrina ;
Amándoos los unos á los otros con caridad fraternal ; previniéndoos con honra los unos á los otros ;
Gozosos en la esperanza ; sufridos en la tribulación ; constantes en la oración ;
Bendecid á los que os persiguen : bendecid , y no maldigáis .
No paguéis á nadie mal por mal ; procurad lo bueno delante de todos los hombres .
No seas vencido de lo malo ; mas vence con el bien el mal .
Porque por esto pagáis también los tributos ; porque son ministros de Dios que sirven á esto mismo .
La caridad no hace mal al prójimo : así que , el cumplimento de la ley es la caridad .
RECIBID al flaco en la fe , perono para contiendas de disputas .
Porque ninguno de nosotros vive para sí , y ninguno muere para sí .
No sea pues blasfemado vuestro bien :
Porque el que en esto sirve á Cristo , agrada á Dios , y es acepto á los hombres .
ASÍ que , los que somos más firmes debemos sobrellevar las flaquezas de los flacos , y no agradarnos á nosotros mismos .
Mas el Dios de la paciencia y de la consolación os dé que entre vosotros seáis unánimes según Cristo Jesús ;
Por tanto , sobrellevaos los unos á los otros , como también Cristo nos sobrellevó , para gloria de Dios .
Y otra vez : Alabad al Señor todos los Gentiles , y magnificadle , todos los pueblos .
Por lo cual aun he sido impedido muchas veces de venir á vosotros .
Así que , cuando hubiere concluído esto , y les hubiere consignado este fruto , pasaré por vosotros á España .
Y el Dios de paz sea con todos vosotros . Amén .
Saludad á Priscila y á Aquila , mis coadjutores en Cristo Jesús ;
Saludad á Amplias , amado mío en el Señor .
Saludad á Apeles , probado en Cristo . Saludad á los que son de Aristóbulo .
Saludad á Rufo , escogido en el Señor , y á su madre y mía .
Saludaos los unos á los otros con ósculo santo . Os saludan todas las iglesias de Cristo .
Yo Tercio , que escribí la epístola , os saludo en el Señor .
PABLO , llamadoá serapóstol de Jesucristo por la voluntad de Dios , y Sóstenes el hermano ,
Gracias doy á mi Dios siempre por vosotros , por la gracia de Dios que os es dada en Cristo Jesús ;
Así como el testimonio de Cristo ha sido confirmado en vosotros :
Fiel es Dios , por el cual sois llamados á la participación de su Hijo Jesucristo nuestro Señor .
Doy gracias á Dios , que á ninguno de vosotros he bautizado , sino á Crispo y á Gayo ;
Y también bauticé la familia de Estéfanas : mas no sé si he bautizado algún otro .
Mas nosotros predicamos á Cristo crucificado , á los Judíos ciertamente tropezadero , y á los Gentiles locura ;
Para que ninguna carne se jacte en su presencia .
Porque no me propuse saber algo entre vosotros , sino á Jesucristo , y á éste crucificado .
Para que vuestra fe no esté fundada en sabiduría de hombres , mas en poder de Dios .
Porque diciendo el uno : Yo cierto soy de Pablo ; y el otro : Yo de Apolos ; ¿ no sois carnales ?
Así que , ni el que planta es algo , ni el que riega ; sino Dios , que da el crecimiento .
Porque nadie puede poner otro fundamento que el que está puesto , el cual es Jesucristo .
Si permaneciere la obra de alguno que sobreedificó , recibirá recompensa .
Y otra vez : El Señor conoce los pensamientos de los sabios , que son vanos .
Y vosotros de Cristo ; y Cristo de Dios .
Mas ahora se requiere en los dispensadores , que cada uno sea hallado fiel .
No escribo esto para avergonzaros : mas amonéstoos como á mis hijos amados .
Mas algunos están envanecidos , como si nunca hubiese yo de ir á vosotros .
¿ Qué queréis ? ¿ iré á vosotros con vara , ó con caridad y espíritu de mansedumbre ?
Os he escrito por carta , que no os envolváis con los fornicarios :
¿ O no sabéis que hemos de juzgar á los ángeles ? ¿ cuánto más las cosas de este siglo ?
Empero vosotros hacéis la injuria , y defraudáis , y esto á los hermanos .
Y Dios que levantó al Señor , también á nosotros nos levantará con su poder .
CUANTO á las cosas de que me escribisteis , bien es al hombre no tocar mujer .
El marido pague á la mujer la debida benevolencia ; y asimismo la mujer al marido .
Digo pues á los solteros y á las viudas , que bueno les es si se quedaren como yo .
La circuncisión nada es , y la incircuncisión nada es ; sino la observancia de las mandamientos de Dios .
¿ Eres llamado siendo siervo ? no se te dé cuidado : mas también si puedes hacerte libre , procúralo más .
Cada uno , hermanos , en lo que es llamado , en esto se quede para con Dios .
Así que , el que la da en casamiento , bien hace ; y el que no la da en casamiento , hace mejor .
Mas si alguno ama á Dios , el tal es conocido de él .
Y por tu ciencia se perderá el hermano flaco por el cual Cristo murió .
Esta es mi respuesta á los que me preguntan .
¿ O sólo yo y Bernabé no tenemos potestad de no trabajar ?
Si nosotros os sembramos lo espiritual , ¿ es gran cosa si segáremos lo vuestro carnal ?
Y esto hago por causa del evangelio , por hacerme juntamente participante de él .
Y todos comieron la misma vianda espiritual ;
Empero estas cosas fueron en figura de nosotros , para que no codiciemos cosas malas , como ellos codiciaron .
Ni tentemos á Cristo , como también algunos de ellosletentaron , y perecieron por las serpientes .
Así que , el que piensa estar firme , mire no caiga .
Como á sabios hablo ; juzgad vosotros lo que digo .
Mirad á Israel según la carne : los que comen de los sacrificios ¿ no son partícipes con el altar ?
Ninguno busque su propio bien , sino el del otro .
Porque del Señor es la tierra y lo que la hinche .
Si pues coméis , ó bebéis , ó hacéis otra cosa , hacedlo todo á gloria de Dios .
SED imitadores de mí , así como yo de Cristo .
Porque el varón no es de la mujer , sino la mujer del varón .
Por lo cual , la mujer debe tener señal de potestad sobre su cabeza , por causa de los ángeles .
Juzgad vosotros mismos : ¿ es honesto orar la mujer á Dios no cubierta ?
Con todo eso , si alguno parece ser contencioso , nosotros no tenemos tal costumbre , ni las iglesias de Dios .
Cuando pues os juntáis en uno , esto no es comer la cena del Señor :
Por tanto , pruébese cada uno á sí mismo , y coma así de aquel pan , y beba de aquella copa .
Por lo cual hay muchos enfermos y debilitados entre vosotros ; y muchos duermen .
Mas siendo juzgados , somos castigados del Señor , para que no seamos condenados con el mundo .
Y ACERCA de losdonesespirituales , no quiero , hermanos , que ignoréis .
Empero hay repartimiento de dones ; mas el mismo Espíritues .
Y hay repartimiento de operaciones ; mas el mismo Dios es el que obra todas las cosas en todos .
A otro , fe por el mismo Espíritu ; y á otro , dones de sanidades por el mismo Espíritu ;
Pues ni tampoco el cuerpo es un miembro , sino muchos .
Mas ahora Dios ha colocado los miembros cada uno de ellos en el cuerpo , como quiso .
Mas ahora muchos miembros son á la verdad , empero un cuerpo .
Pues vosotros sois el cuerpo de Cristo , y miembros en parte .
¿ Tienen todos dones de sanidad ? ¿ hablan todos lenguas ? ¿ interpretan todos ?
La caridad es sufrida , es benigna ; la caridad no tiene envidia , la caridad no hace sinrazón , no se ensancha ;
No se huelga de la injusticia , mas se huelga de la verdad ;
Porque en parte conocemos , y en parte profetizamos ;
Y ahora permanecen la fe , la esperanza , y la caridad , estas tres : empero la mayor de ellas es la caridad .
Mas el que profetiza , habla á los hombresparaedificación , y exhortación , y consolación .
Y si la trompeta diere sonido incierto , ¿ quién se apercibirá á la batalla ?
Por lo cual , el que habla lengua extraña , pida que la interprete .
Porque tú , á la verdad , bien haces gracias ; mas el otro no es edificado .
Hermanos , no seáis niños en el sentido , sino sed niños en la malicia : empero perfectos en el sentido .
Y si á otro que estuviere sentado , fuere revelado , calle el primero .
Y los espíritus de los que profetizaren , sujétense á los profetas ;
Qué , ¿ ha salido de vosotros la palabra de Dios ? ¿ ó á vosotros solos ha llegado ?
Así que , hermanos , procurad profetizar ; y no impidáis el hablar lenguas .
Y que fué sepultado , y que resucitó al tercer día , conforme á las Escrituras ;
Después apareció á Jacobo ; después á todos los apóstoles .
Porque , ó sea yo ó sean ellos , así predicamos , y así habéis creído .
Y si Cristo no resucitó , vana es entonces nuestra predicación , vana es también vuestra fe .
Y si Cristo no resucitó , vuestra fe es vana ; aun estáis en vuestros pecados .
Si en esta vida solamente esperamos en Cristo , los más miserables somos de todos los hombres .
Porque por cuanto la muerte entró por un hombre , también por un hombre la resurrección de los muertos .
Mas cada uno en su orden : Cristo las primicias ; luego los que son de Cristo , en su venida .
Y el postrer enemigo que será deshecho , será la muerte .
Sí , por la gloria que en orden á vosotros tengo en Cristo Jesús Señor nuestro , cada día muero .
Velad debidamente , y no pequéis ; porque algunos no conocen á Dios : para vergüenza vuestra hablo .
Necio , lo que tú siembras no se vivifica , si no muriere antes .
Así también es la resurrección de los muertos . Se siembra en corrupción , se levantará en incorrupción ;
Mas lo espiritual no es primero , sino lo animal ; luego lo espiritual .
Y como trajimos la imagen del terreno , traeremos también la imagen del celestial .
Porque es menester que esto corruptible sea vestido de incorrupción , y esto mortal sea vestido de inmortalidad .
Ya que el aguijón de la muerte es el pecado , y la potencia del pecado , la ley .
Y si fuere digno el negocio de que yo también vaya , irán conmigo .
Empero estaré en Efeso hasta Pentecostés ;
Velad , estad firmes en la fe ; portaos varonilmente , y esforzaos .
Que vosotros os sujetéis á los tales , y á todos los que ayudan y trabajan .
Os saludan todos los hermanos . Saludaos los unos á los otros con ósculo santo .
El que no amare al Señor Jesucristo , sea anatema . Maranatha .
Gracia y paz á vosotros de Dios nuestro Padre , y del Señor Jesucristo .
Antes , Dios fiel sabe que nuestra palabra para con vosotros no es Sí y No .
El cual también nos ha sellado , y dado la prenda del Espíritu en nuestros corazones .
ESTO pues determiné para conmigo , no venir otra vez á vosotros con tristeza .
Por lo cual os ruego que confirméis el amor para con él .
Cuando vine á Troas para el evangelio de Cristo , aunque me fué abierta puerta en el Señor ,
Nuestras letras sois vosotros , escritas en nuestros corazones , sabidas y leídas de todos los hombres ;
¿ Cómo no será más bien con gloria el ministerio del espíritu ?
Porque aun lo que fué glorioso , no es glorioso en esta parte , en comparación de la excelente gloria .
Así que , teniendo tal esperanza , hablamos con mucha confianza ;
Mas cuando se convirtieren al Señor , el velo se quitará .
POR lo cual teniendo nosotros esta administración según la misericordia que hemos alcanzado , no desmayamos ;
Porque no nos predicamos á nosotros mismos , sino á Jesucristo , el Señor ; y nosotros vuestros siervos por Jesús .
Perseguidos , mas no desamparados ; abatidos , mas no perecemos ;
Y por esto también gemimos , deseando ser sobrevestidos de aquella nuestra habitación celestial ;
( Porque por fe andamos , no por vista ; )
Porque si loqueamos , es para Dios ; y si estamos en seso , es para vosotros .
No dando á nadie ningún escándalo , porque el ministerio nuestro no sea vituperado :
En azotes , en cárceles , en alborotos , en trabajos , en vigilias , en ayunos ;
Por honra y por deshonra , por infamia y por buena fama ; como engañadores , mas hombres de verdad ;
Como doloridos , mas siempre gozosos ; como pobres , mas enriqueciendo á muchos ; como no teniendo nada , mas poseyéndolo todo .
No estáis estrechos en nosotros , mas estáis estrechos en vuestras propias entrañas .
¿ Y qué concordia Cristo con Belial ? ¿ ó qué parte el fiel con el infiel ?
Admitidnos : á nadie hemos injuriado , á nadie hemos corrompido , á nadie hemos engañado .
Me gozo de que en todo estoy confiado de vosotros .
Pues de su gradohan dadoconforme á sus fuerzas , yo testifico , y aun sobre sus fuerzas ;
Empero gracias á Dios que dió la misma solicitud por vosotros en el corazón de Tito .
Y enviamos juntamente con él al hermano cuya alabanza en el evangelio es por todas las iglesias ;
Procurando las cosas honestas , no sólo delante del Señor , mas aun delante de los hombres .
Como está escrito : Derramó , dió á los pobres ; su justicia permanece para siempre .
Gracias á Dios por su don inefable .
( Porque las armas de nuestra milicia no son carnales , sino poderosas en Dios para la destrucción de fortalezas ; )
Porque no parezca como que os quiero espantar por cartas .
Mas el que se gloría , gloríese en el Señor .
OJALÁ toleraseis un poco mi locura ; empero toleradme .
He despojado las otras iglesias , recibiendo salario para ministraros á vosotros .
Porque éstos son falsos apóstoles , obreros fraudulentos , transfigurándose en apóstoles de Cristo .
Pues que muchos se glorían según la carne , también yo me gloriaré .
De los judíos cinco veces he recibido cuarenta azotes menos uno .
Sin otras cosas además , lo que sobre mí se agolpa cada día , la solicitud de todas las iglesias .
Si es menester gloriarse , me gloriaré yo de lo que es de mi flaqueza .
Y fuí descolgado del muro en un serón por una ventana , y escapé de sus manos .
Y conozco tal hombre , ( si en el cuerpo , ó fuera del cuerpo , no lo sé : Dios lo sabe , )
Por lo cual tres veces he rogado al Señor , que se quite de mí .
¿ Acaso os he engañado por alguno de los que he enviado á vosotros ?
Porque ninguna cosa podemos contra la verdad , sino por la verdad .
Saludaos los unos á los otros con ósculo santo . Todos los santos os saludan .
Graciaseaá vosotros , y paz de Dios el Padre , y de nuestro Señor Jesucristo ,
No que hay otro , sino que hay algunos que os inquietan , y quieren pervertir el evangelio de Cristo .
Pues ni yo lo recibí , ni lo aprendí de hombre , sino por revelación de Jesucristo .
Después , pasados tres años , fuí á Jerusalem á ver á Pedro , y estuve con él quince días .
Y en esto que os escribo , he aquí , delante de Dios , no miento .
Y no era conocido de vista á las iglesias de Judea , que eran en Cristo ;
DESPUÉS , pasados catorce años , fuí otra vez á Jerusalem juntamente con Bernabé , tomando también conmigo á Tito .
Solamente nos pidieron que nos acordásemos de los pobres ; lo mismo que fuí también solícito en hacer .
Nosotros Judíos naturales , y no pecadores de los Gentiles ,
Porque yo por la ley soy muerto á la ley , para vivir á Dios .
¿ Tantas cosas habéis padecido en vano ? si empero en vano .
Sabéis por tanto , que los que son de fe , los tales son hijos de Abraham .
La ley también no es de la fe ; sino , El hombre que los hiciere , vivirá en ellos .
Empero antes que viniese la fe , estábamos guardados bajo la ley , encerrados para aquella fe que había de ser descubierta .
Mas venida la fe , ya no estamos bajo ayo ;
Porque todos los que habéis sido bautizados en Cristo , de Cristo estáis vestidos .
Mas está debajo de tutores y curadores hasta el tiempo señalado por el padre .
Para que redimiese á los que estaban debajo de la ley , á fin de que recibiésemos la adopción de hijos .
Antes , en otro tiempo , no conociendo á Dios , servíais á los que por naturaleza no son dioses :
Temo de vosotros , que no haya trabajado en vano en vosotros .
¿ Heme pues hecho vuestro enemigo , diciéndoos la verdad ?
Hijitos míos , que vuelvo otra vez á estar de parto de vosotros , hasta que Cristo sea formado en vosotros ;
Decidme , los que queréis estar debajo de la ley , ¿ no habéis oído la ley ?
Mas el de la sierva nació según la carne ; pero el de la libre nació por la promesa .
Así que , hermanos , nosotros como Isaac somos hijos de la promesa .
He aquí yo Pablo os digo , que si os circuncidareis , Cristo no os aprovechará nada .
Porque nosotros por el Espíritu esperamos la esperanza de la justicia por la fe .
Vosotros corríais bien : ¿ quién os embarazó para no obedecer á la verdad ?
Un poco de levadura leuda toda la masa .
Porque toda la ley en aquesta sola palabra se cumple : Amarás á tu prójimo como á ti mismo .
Mas si sois guiados del Espíritu , no estáis bajo la ley .
Idolatría , hechicerías , enemistades , pleitos , celos , iras , contiendas , disensiones , herejías ,
Mansedumbre , templanza : contra tales cosas no hay ley .
Si vivimos en el Espíritu , andemos también en el Espíritu .
Sobrellevad los unos las cargas de los otros ; y cumplid así la ley de Cristo .
Porque cada cual llevará su carga .
No os engañéis : Dios no puede ser burlado : que todo lo que el hombre sembrare , eso también segará .
Mirad en cuán grandes letras os he escrito de mi mano .
De aquí adelante nadie me sea molesto ; porque yo traigo en mi cuerpo las marcas del Señor Jesús .
Graciaseaá vosotros , y paz de Dios Padre nuestro , y del Señor Jesucristo .
En el cual tenemos redención por su sangre , la remisión de pecados por las riquezas de su gracia ,
Para que seamos para alabanza de su gloria , nosotros que antes esperamos en Cristo .
No ceso de dar gracias por vosotros , haciendo memoria de vosotros en mis oraciones ;
YDE ella recibisteis vosotros , que estabais muertos en vuestros delitos y pecados ,
Aun estando nosotros muertos en pecados , nos dió vida juntamente con Cristo ; por gracia sois salvos ;
Porque por gracia sois salvos por la fe ; y esto no de vosotros , pues es don de Dios :
Y reconciliar por la cruz con Dios á ambos en un mismo cuerpo , matando en ella las enemistades .
Que por él los unos y los otros tenemos entrada por un mismo Espíritu al Padre .
Edificados sobre el fundamento de los apóstoles y profetas , siendo la principal piedra del ángulo Jesucristo mismo ;
En el cual vosotros también sois juntamente edificados , para morada de Dios en Espíritu .
Si es que habéis oído la dispensación de la gracia de Dios que me ha sido dada para con vosotros ,
Leyendo lo cual podéis entender cuál sea mi inteligencia en el misterio de Cristo :
En el cual tenemos seguridad y entrada con confianza por la fe de él .
Por esta causa doblo mis rodillas al Padre de nuestro Señor Jesucristo ,
Que habite Cristo por la fe en vuestros corazones ; para que , arraigados y fundados en amor ,
A él sea gloria en la iglesia por Cristo Jesús , por todas edades del siglo de los siglos . Amén .
Con toda humildad y mansedumbre , con paciencia soportando los unos á los otros en amor ;
Un cuerpo , y un Espíritu ; como sois también llamados á una misma esperanza de vuestra vocación :
Empero á cada uno de nosotros es dada la gracia conforme á la medida del don de Cristo .
( Y que subió , ¿ qué es , sino que también había descendido primero á las partes más bajas de la tierra ?
Y él mismo dió unos , ciertamente apóstoles ; y otros , profetas ; y otros , evangelistas ; y otros , pastores y doctores ;
Antes siguiendo la verdad en amor , crezcamos en todas cosas en aquel que es la cabeza , á saber , Cristo ;
Si empero lo habéis oído , y habéis sido por él enseñados , como la verdad está en Jesús ,
Y vestir el nuevo hombre que es criado conforme á Dios en justicia y en santidad de verdad .
Ni deis lugar al diablo .
Toda amargura , y enojo , é ira , y voces , y maledicencia sea quitada de vosotros , y toda malicia :
Pero fornicación y toda inmundicia , ó avaricia , ni aun se nombre entre vosotros , como conviene á santos ;
No seáis pues aparceros con ellos ;
( Porque el fruto del Espíritu es en toda bondad , y justicia , y verdad ; )
Y no comuniquéis con las obras infructuosas de las tinieblas ; sino antes bien redargüidlas .
Mas todas las cosas cuando son redargüidas , son manifestadas por la luz ; porque lo que manifiesta todo , la luz es .
Mirad , pues , cómo andéis avisadamente ; no como necios , mas como sabios ;
Por tanto , no seáis imprudentes , sino entendidos de cuál sea la voluntad del Señor .
Hablando entre vosotros con salmos , y con himnos , y canciones espirituales , cantando y alabando al Señor en vuestros corazones ;
Sujetados los unos á los otros en el temor de Dios .
Así que , como la iglesia está sujeta á Cristo , así también las casadas lo estén á sus maridos en todo .
Para santificarla limpiándola en el lavacro del agua por la palabra ,
Porque somos miembros de su cuerpo , de su carne y de sus huesos .
HIJOS , obedeced en el Señor á vuestros padres ; porque esto es justo .
Para que te vaya bien , y seas de larga vida sobre la tierra .
Por lo demás , hermanos míos , confortaos en el Señor , y en la potencia de su fortaleza .
Estad pues firmes , ceñidos vuestros lomos de verdad , y vestidos de la cota de justicia ,
Y tomad el yelmo de salud , y la espada del Espíritu ; que es la palabra de Dios ;
Paz sea á los hermanos y amor con fe , de Dios Padre y del Señor Jesucristo .
Doy gracias á mi Dios en toda memoria de vosotros ,
Por vuestra comunión en el evangelio , desde el primer día hasta ahora :
Y esto ruego , que vuestro amor abunde aun más y más en ciencia y en todo conocimiento ,
De manera que mis prisiones han sido célebres en Cristo en todo el pretorio , y á todos los demás ;
Los unos anuncian á Cristo por contención , no sinceramente , pensando añadir aflicción á mis prisiones ;
Porque para mí el vivir es Cristo , y el morir es ganancia .
Para que crezca vuestra gloria de mí en Cristo Jesús por mi venida otra vez á vosotros .
Cumplid mi gozo ; que sintáis lo mismo , teniendo el mismo amor , unánimes , sintiendo una misma cosa .
No mirando cada uno á lo suyo propio , sino cada cual también á lo de los otros .
El cual , siendo en forma de Dios , no tuvo por usurpación ser igual á Dios :
Y toda lengua confiese que Jesucristo es el Señor , á la gloria de Dios Padre .
Haced todo sin murmuraciones y contiendas ,
Porque á ninguno tengo tan unánime , y que con sincera afición esté solícito por vosotros .
Así que á éste espero enviaros , luego que yo viere cómo van mis negocios ;
Recibidle pues en el Señor con todo gozo ; y tened en estima á los tales :
Cuanto al celo , perseguidor de la iglesia ; cuanto á la justicia que es en la ley , irreprensible .
Si en alguna manera llegase á la resurrección de los muertos .
Empero en aquello á que hemos llegado , vamos por la misma regla , sintamos una misma cosa .
Cuyo fin será perdición , cuyo dios es el vientre , y su gloria es en confusión ; que sienten lo terreno .
A Euodias ruego , y á Syntychê exhorto , que sientan lo mismo en el Señor .
Vuestra modestia sea conocida de todos los hombres . El Señor está cerca .
Todo lo puedo en Cristo que me fortalece .
Porque aun á Tesalónica me enviasteis lo necesario una y dos veces .
Mi Dios , pues , suplirá todo lo que os falta conforme á sus riquezas en gloria en Cristo Jesús .
Saludad á todos los santos en Cristo Jesús . Los hermanos que están conmigo os saludan .
La gracia de nuestro Señor Jesucristo sea con todos vosotros . Amén . Escrita de Roma con Epafrodito .
Damos gracias al Dios y Padre del Señor nuestro Jesucristo , siempre orando por vosotros :
Como habéis aprendido de Epafras , nuestro consiervo amado , el cual es un fiel ministro de Cristo á favor vuestro ;
Corroborados de toda fortaleza , conforme á la potencia de su gloria , para toda tolerancia y largura de ánimo con gozo ;
En el cual tenemos redención por su sangre , la remisión de pecados :
Y él es antes de todas las cosas , y por él todas las cosas subsisten :
En lo cual aun trabajo , combatiendo según la operación de él , la cual obra en mí poderosamente .
Y esto digo , para que nadie os engañe con palabras persuasivas .
Porque en él habita toda la plenitud de la divinidad corporalmente :
Y despojando los principados y las potestades , sacólos á la vergüenza en público , triunfando de ellos en sí mismo .
Tales como , No manejes , ni gustes , ni aun toques ,
Poned la mira en las cosas de arriba , no en las de la tierra .
Cuando Cristo , vuestra vida , se manifestare , entonces vosotros también seréis manifestados con él en gloria .
Por las cuales cosas la ira de Dios viene sobre los hijos de rebelión .
Mas ahora , dejad también vosotros todas estas cosas : ira , enojo , malicia , maledicencia , torpes palabras de vuestra boca .
Y revestídoos del nuevo , el cual por el conocimiento es renovado conforme á la imagen del que lo crió ;
Casadas , estad sujetas á vuestros maridos , como conviene en el Señor .
Hijos , obedeced á vuestros padres en todo ; porque esto agrada al Señor .
Y todo lo que hagáis , hacedlo de ánimo , como al Señor , y no á los hombres ;
AMOS , haced lo que es justo y derecho con vuestros siervos , sabiendo que también vosotros tenéis amo en los cielos .
Para que lo manifieste como me conviene hablar .
El cual os he enviado á esto mismo , para que entienda vuestros negocios , y consuele vuestros corazones ;
Saludad á los hermanos que están en Laodicea , y á Nimfas , y á la iglesia que está en su casa .
Damos siempre gracias á Dios por todos vosotros , haciendo memoria de vosotros en nuestras oraciones ;
En tal manera que habéis sido ejemplo á todos los que han creído en Macedonia y en Acaya .
Porque nuestra exhortación no fué de error , ni de inmundicia , ni por engaño ;
Antes fuimos blandos entre vosotros como la que cría , que regala á sus hijos :
Así como sabéis de qué modo exhortábamos y consolábamos á cada uno de vosotros , como el padre á sus hijos ,
Por lo cual quisimos ir á vosotros , yo Pablo á la verdad , una vez y otra ; mas Satanás nos embarazó .
POR lo cual , no pudiendo esperar más , acordamos quedarnos solos en Atenas ,
En ello , hermanos , recibimos consolación de vosotros en toda nuestra necesidad y aflicción por causa de vuestra fe :
Mas el mismo Dios y Padre nuestro , y el Señor nuestro Jesucristo , encamine nuestro viaje á vosotros .
Porque la voluntad de Dios es vuestra santificación : que os apartéis de fornicación ;
No con afecto de concupiscencia , como los Gentiles que no conocen á Dios :
Así que , el que menosprecia , no menosprecia á hombre , sino á Dios , el cual también nos dió su Espíritu Santo .
Por tanto , consolaos los unos á los otros en estas palabras .
Porque vosotros sabéis bien , que el día del Señor vendrá así como ladrón de noche ,
Por tanto , no durmamos como los demás ; antes velemos y seamos sobrios .
Porque no nos ha puesto Dios para ira , sino para alcanzar salud por nuestro Señor Jesucristo ;
Por lo cual , consolaos los unos á los otros , y edificaos los unos á los otros , así como lo hacéis .
Estad siempre gozosos .
Dad gracias en todo ; porque esta es la voluntad de Dios para con vosotros en Cristo Jesús .
No menospreciéis las profecías .
Apartaos de toda especie de mal .
Hermanos , orad por nosotros .
Conjúroos por el Señor , que esta carta sea leída á todos los santos hermanos .
Gracia y paz á vosotros de Dios nuestro Padre y del Señor Jesucristo .
Los cuales serán castigados de eterna perdición por la presencia del Señor , y por la gloria de su potencia ,
¿ No os acordáis que cuando estaba todavía con vosotros , os decía esto ?
A aquel inicuo , cuyo advenimiento es según operación de Satanás , con grande potencia , y señales , y milagros mentirosos ,
Para que sean condenados todos los que no creyeron á la verdad , antes consintieron á la iniquidad .
Así que , hermanos , estad firmes , y retened la doctrina que habéis aprendido , sea por palabra , ó por carta nuestra .
Y que seamos librados de hombres importunos y malos ; porque no es de todos la fe .
Y el Señor enderece vuestros corazones en el amor de Dios , y en la paciencia de Cristo .
No porque no tuviésemos potestad , sino por daros en nosotros un dechado , para que nos imitaseis .
Y vosotros , hermanos , no os canséis de hacer bien .
Y el mismo Señor de paz os dé siempre paz en toda manera . El Señor sea con todos vosotros .
De lo cual distrayéndose algunos , se apartaron á vanas pláticas ;
Sabemos empero que la ley es buena , si alguno usa de ella legítimamente ;
Mas la gracia de nuestro Señor fué más abundante con la fe y amor queesen Cristo Jesús .
De los cuales son Himeneo y Alejandro , los cuales entregué á Satanás , para que aprendan á no blasfemar .
Porque esto es bueno y agradable delante de Dios nuestro Salvador ;
Porque hay un Dios , asimismo un mediador entre Dios y los hombres , Jesucristo hombre ;
Quiero , pues , que los hombres oren en todo lugar , levantando manos limpias , sin ira ni contienda .
La mujer aprenda en silencio , con toda sujeción .
Porque Adam fué formado el primero , después Eva ;
Empero se salvará engendrando hijos , si permaneciere en la fe y caridad y santidad , con modestia .
No amador del vino , no heridor , no codicioso de torpes ganancias , sino moderado , no litigioso , ajeno de avaricia ;
No un neófito , porque inflándose no caiga en juicio del diablo .
Que tengan el misterio de la fe con limpia conciencia .
Las mujeres asimismo , honestas , no detractoras , templadas , fieles en todo .
Esto te escribo con esperanza que iré presto á ti :
Porque todo lo que Dios crió es bueno , y nada hay que desechar , tomándose con hacimiento de gracias :
Mas las fábulas profanas y de viejas desecha , y ejercítate para la piedad .
Esto manda y enseña .
Medita estas cosas ; ocúpate en ellas ; para que tu aprovechamiento sea manifiesto á todos .
A las ancianas , como á madres ; á las jovencitas , como á hermanas , con toda pureza .
Pero la que vive en delicias , viviendo está muerta .
La viuda sea puesta en claseespecial , no menos que de sesenta años , que haya sido esposa de unsolomarido .
Condenadas ya , por haber falseado la primera fe .
Contra el anciano no recibas acusación sino con dos ó tres testigos .
No impongas de ligero las manos á ninguno , ni comuniques en pecados ajenos : consérvate en limpieza .
Asimismo las buenas obras antes son manifiestas ; y las que son de otra manera , no pueden esconderse .
Porque nada hemos traído á este mundo , y sin duda nada podremos sacar .
Que guardes el mandamiento sin mácula ni reprensión , hasta la aparición de nuestro Señor Jesucristo :
A Timoteo , amado hijo : Gracia , misericordia , ypaz de Dios el Padre y de Jesucristo nuestro Señor .
Del cual yo soy puesto predicador , y apóstol , y maestro de los Gentiles .
Antes , estando él en Roma , me buscó solícitamente , y me halló .
Tú pues , sufre trabajos como fiel soldado de Jesucristo .
El labrador , para recibir los frutos , es menester que trabaje primero .
Acuérdate que Jesucristo , el cual fuéde la simiente de David , resucitó de los muertos conforme á mi evangelio ;
Es palabra fiel : Que si somos muertos con él , también viviremos con él :
Si fuéremos infieles , él permanece fiel : no se puede negar á sí mismo .
Y la palabra de ellos carcomerá como gangrena : de los cuales es Himeneo y Fileto ;
Empero las cuestiones necias y sin sabiduría desecha , sabiendo que engendran contiendas .
ESTO también sepas , que en los postreros días vendrán tiempos peligrosos :
Sin afecto , desleales , calumniadores , destemplados , crueles , aborrecedores de lo bueno ,
Teniendo apariencia de piedad , mas habiendo negado la eficacia de ella : y á éstos evita .
Mas no prevalecerán ; porque su insensatez será manifiesta á todos , como también lo fué la de aquéllos .
Y también todos los que quieren vivir píamente en Cristo Jesús , padecerán persecución .
Para que el hombre de Dios sea perfecto , enteramente instruído para toda buena obra .
Y apartarán de la verdad el oído , y se volverán á las fábulas .
Porque yo ya estoy para ser ofrecido , y el tiempo de mi partida está cercano .
Procura venir presto á mí :
Alejandro el calderero me ha causado muchos males : el Señor le pague conforme á sus hechos .
Saluda á Prisca y á Aquila , y á la casa de Onesíforo .
Procura venir antes del invierno . Eubulo te saluda , y Pudente , y Lino , y Claudia , y todos los hermanos .
Porque hay aún muchos contumaces , habladores de vanidades , y engañadores de las almas , mayormente los que son de la circuncisión ,
Dijo uno de ellos , propio profeta de ellos : Los Cretenses , siempre mentirosos , malas bestias , vientres perezosos .
No atendiendo á fábulas judaicas , y á mandamientos de hombres que se apartan de la verdad .
Que los viejos sean templados , graves , prudentes , sanos en la fe , en la caridad , en la paciencia .
Mostrándote en todo por ejemplo de buenas obras ; en doctrina haciendo ver integridad , gravedad ,
No defraudando , antes mostrando toda buena lealtad , para que adornen en todo la doctrina de nuestro Salvador Dios .
Enseñándonos que , renunciando á la impiedad y á los deseos mundanos , vivamos en este siglo templada , y justa , y píamente ,
Esto habla y exhorta , y reprende con toda autoridad . Nadie te desprecie .
Mas cuando se manifestó la bondad de Dios nuestro Salvador , y su amor para con los hombres ,
Para que , justificados por su gracia , seamos hechos herederos según la esperanza de la vida eterna .
Estando cierto que el tal es trastornado , y peca , siendo condenado de su propio juicio .
Y aprendan asimismo los nuestros á gobernarse en buenas obras para los usos necesarios , para que no sean sin fruto .
Gracia á vosotros y paz de Dios nuestro Padre , y del Señor Jesucristo .
Oyendo tu caridad , y la fe que tienes en el Señor Jesús , y para con todos los santos ;
Ruégote por mi hijo Onésimo , que he engendrado en mis prisiones ,
El cual te vuelvo á enviar ; tú pues , recíbele como á mis entrañas .
Así que , si me tienes por compañero , recíbele como á mí .
Sí , hermano , góceme yo de ti en el Señor ; recrea mis entrañas en el Señor .
Y asimismo prepárame también alojamiento ; porque espero que por vuestras oraciones os tengo de ser concedido .
Marcos , Aristarco , Demas y Lucas , mis cooperadores .
DIOS , habiendo hablado muchas veces y en muchas maneras en otro tiempo á los padres por los profetas ,
Y ciertamente de los ángeles dice : El que hace á sus ángeles espíritus , y á sus ministros llama de fuego .
¿ No son todos espíritus administradores , enviados para servicio á favor de los que serán herederos de salud ?
Porque no sujetó á los ángeles el mundo venidero , del cual hablamos .
Porque ciertamente no tomó á los ángeles , sino á la simiente de Abraham tomó .
POR tanto , hermanos santos , participantes de la vocación celestial , considerad al Apóstol y Pontífice de nuestra profesión , Cristo Jesús ;
Porque toda casa es edificada de alguno : mas el que crió todas las cosas es Dios .
No endurezcáis vuestros corazones como en la provocación , en el día de la tentación en el desierto ,
Juré , pues , en mi ira : No entrarán en mi reposo .
Entre tanto que se dice : Si oyereis hoy su voz , no endurezcáis vuestros corazones , como en la provocación .
¿ Y á quiénes juró que no entrarían en su reposo , sino á aquellos que no obedecieron ?
Y otra vez aquí : No entrarán en mi reposo .
Por tanto , queda un reposo para el pueblo de Dios .
Y por causa de ella debe , como por sí mismo , así también por el pueblo , ofrecer por los pecados .
Como también dice en otro lugar : Tú eres sacerdote eternamente , según el orden de Melchîsedec .
Y consumado , vino á ser causa de eterna salud á todos los que le obedecen ;
Del cual tenemos mucho que decir , y dificultoso de declarar , por cuanto sois flacos para oir .
Y esto haremos á la verdad , si Dioslopermitiere .
Mas la que produce espinas y abrojos , es reprobada , y cercana de maldición ; cuyo fin será el ser abrasada .
Que no os hagáis perezosos , mas imitadores de aquellos que por la fe y la paciencia heredan las promesas .
Diciendo : De cierto te bendeciré bendiciendo , y multiplicando te multiplicaré .
Donde entró por nosotros como precursor Jesús , hecho Pontífice eternalmente según el orden de Melchîsedec .
Y sin contradicción alguna , lo que es menos es bendecido de lo que es más .
Y , por decirlo así , en Abraham fué diezmado también Leví , que recibe los diezmos ;
Pues mudado el sacerdocio , necesario es que se haga también mudanza de la ley .
El cual no es hecho conforme á la ley del mandamiento carnal , sino según la virtud de vida indisoluble ;
El mandamiento precedente , cierto se abroga por su flaqueza é inutilidad ;
Tanto de mejor testamento es hecho fiador Jesús .
Mas éste , por cuanto permanece para siempre , tiene un sacerdocio inmutable :
Porque si aquel primero fuera sin falta , cierto no se hubiera procurado lugar de segundo .
TENÍA empero también el primerpactoreglamentos del culto , y santuario mundano .
Y estas cosas así ordenadas , en el primer tabernáculo siempre entraban los sacerdotes para hacer los oficios del culto ;
De donde vino que ni aun el primero fué consagrado sin sangre .
Y además de esto roció también con la sangre el tabernáculo y todos los vasos del ministerio .
Y de la manera que está establecido á los hombres que mueran una vez , y después el juicio ;
Porque la sangre de los toros y de los machos cabríos no puede quitar los pecados .
En la cual voluntad somos santificados por la ofrenda del cuerpo de Jesucristo hecha una sola vez .
Porque con una sola ofrenda hizo perfectos para siempre á los santificados .
Añade : Y nunca más me acordaré de sus pecados é iniquidades .
Así que , hermanos , teniendo libertad para entrar en el santuario por la sangre de Jesucristo ,
Mantengamos firme la profesión de nuestra fe sin fluctuar ; que fiel es el que prometió :
Sino una horrenda esperanza de juicio , y hervor de fuego que ha de devorar á los adversarios .
Horrenda cosa es caer en las manos del Dios vivo .
Porque la paciencia os es necesaria ; para que , habiendo hecho la voluntad de Dios , obtengáis la promesa .
Porque por ella alcanzaron testimonio los antiguos .
Porque los que esto dicen , claramente dan á entender que buscan una patria .
Por fe bendijo Isaac á Jacob y á Esaú respecto á cosas que habían de ser .
Escogiendo antes ser afligido con el pueblo de Dios , que gozar de comodidades temporales de pecado .
Por fe cayeron los muros de Jericó con rodearlos siete días .
Que por fe ganaron reinos , obraron justicia , alcanzaron promesas , taparon las bocas de leones ,
Y todos éstos , aprobados por testimonio de la fe , no recibieron la promesa ;
Que aun no habéis resistido hasta la sangre , combatiendo contra el pecado :
Mas si estáis fuera del castigo , del cual todos han sido hechos participantes , luego sois bastardos , y no hijos .
Seguid la paz con todos , y la santidad , sin la cual nadie verá al Señor :
Y tan terrible cosa era lo que se veía , que Moisés dijo : Estoy asombrado y temblando .
PERMANEZCA el amor fraternal .
Jesucristo es el mismo ayer , y hoy , y por los siglos .
Por lo cual también Jesús , para santificar al pueblo por su propia sangre , padeció fuera de la puerta .
Porque no tenemos aquí ciudad permanente , mas buscamos la por venir .
Orad por nosotros : porque confiamos que tenemos buena conciencia , deseando conversar bien en todo .
Sabed que nuestro hermano Timoteo está suelto ; con el cual , si viniere más presto , os iré á ver .
La gracia sea con todos vosotros . Amén . Fué escrita á los Hebreos desde Italia con Timoteo .
Hermanos míos , tened por sumo gozo cuando cayereis en diversas tentaciones ;
Mas tenga la paciencia perfectasuobra , para que seáis perfectos y cabales , sin faltar en alguna cosa .
El hombre de doblado ánimo es inconstante en todos sus caminos .
Mas el que es rico , en su bajeza ; porque él se pasará como la flor de la hierba .
Y la concupiscencia , después que ha concebido , pare el pecado : y el pecado , siendo cumplido , engendra muerte .
Por esto , mis amados hermanos , todo hombre sea pronto para oir , tardío para hablar , tardío para airarse :
Mas sed hacedores de la palabra , y no tan solamente oidores , engañándoos á vosotros mismos .
HERMANOS míos , no tengáis la fe de nuestro Señor Jesucristo glorioso en acepción de personas .
¿ No blasfeman ellos el buen nombre que fué invocado sobre vosotros ?
Porque cualquiera que hubiere guardado toda la ley , y ofendiere en un punto , es hecho culpado de todos .
Porque juicio sin misericordia será hecho con aquel que no hiciere misericordia : y la misericordia se gloría contra el juicio .
Así también la fe , si no tuviere obras , es muerta en sí misma .
¿ Mas quieres saber , hombre vano , que la fe sin obras es muerta ?
¿ No ves que la fe obró con sus obras , y que la fe fué perfecta por las obras ?
Porque como el cuerpo sin espíritu está muerto , así también la fe sin obras es muerta .
He aquí nosotros ponemos frenos en las bocas de los caballos para que nos obedezcan , y gobernamos todo su cuerpo .
De una misma boca proceden bendición y maldición . Hermanos míos , no conviene que estas cosas sean así hechas .
Pero si tenéis envidia amarga y contención en vuestros corazones , no os gloriéis , ni seáis mentirosos contra la verdad :
Porque donde hay envidia y contención , allí hay perturbación y toda obra perversa .
Pedís , y no recibís , porque pedís mal , para gastar en vuestros deleites .
Mas él da mayor gracia . Por esto dice : Dios resiste á los soberbios , y da gracia á los humildes .
Afligíos , y lamentad , y llorad . Vuestra risa se convierta en lloro , y vuestro gozo en tristeza .
Uno es el dador de la ley , que puede salvar y perder : ¿ quién eres tú que juzgas á otro ?
Mas ahora os jactáis en vuestras soberbias . Toda jactancia semejante es mala .
EA ya ahora , oh ricos , llorad aullando por vuestras miserias que os vendrán .
Habéis condenadoymuerto al justo ; yél no os resiste .
Hermanos , no os quejéis unos contra otros , porque no seáis condenados ; he aquí , el juez está delante de la puerta .
Y otra vez oró , y el cielo dió lluvia , y la tierra produjo su fruto .
PEDRO , apóstol de Jesucristo , á los extranjeros esparcidos en Ponto , en Galacia , en Capadocia , en Asia , y en Bithinia ,
En lo cual vosotros os alegráis , estando al presente un poco de tiempo afligidos en diversas tentaciones , si es necesario ,
Como hijos obedientes , no conformándoos con los deseos que antes teníais estando en vuestra ignorancia ;
Porque escrito está : Sed santos , porque yo soy santo .
Ya ordenado de antes de la fundación del mundo , pero manifestado en los postrimeros tiempos por amor de vosotros ,
Desead , como niños recién nacidos , la leche espiritual , sin engaño , para que por ella crezcáis en salud :
Al cual allegándoos , piedra viva , reprobada cierto de los hombres , empero elegida de Dios , preciosa ,
Sed pues sujetos á toda ordenación humana por respeto á Dios : ya sea al rey , como á superior ;
Honrad á todos . Amad la fraternidad . Temed á Dios . Honrad al rey .
El cual no hizo pecado ; ni fué hallado engaño en su boca :
Considerando vuestra casta conversación , que es en temor .
Apártase del mal , y haga bien ; busque la paz , y sígala .
En el cual también fué y predicó á los espíritus encarcelados ;
Mas el fin de todas las cosas se acerca : sed pues templados , y velad en oración .
Hospedaos los unos á los otros sin murmuraciones .
Y no como teniendo señorío sobre las heredades del Señor , sino siendo dechados de la grey .
Humillaos pues bajo la poderosa mano de Dios , para que él os ensalce cuando fuere tiempo ;
Sed templados , y velad ; porque vuestro adversario el diablo , cual león rugiente , anda alrededor buscando á quien devore :
La iglesia que está en Babilonia , juntamente elegida con vosotros , os saluda , y Marcos mi hijo .
Gracia y paz os sea multiplicada en el conocimiento de Dios , y de nuestro Señor Jesús .
Y en la ciencia templanza , y en la templanza paciencia , y en la paciencia temor de Dios ;
Sabiendo que brevemente tengo de dejar mi tabernáculo , como nuestro Señor Jesucristo me ha declarado .
Y nosotros oímos esta voz enviada del cielo , cuando estábamos juntamente con él en el monte santo .
Y muchos seguirán sus disoluciones , por los cuales el camino de la verdad será blasfemado ;
Sabiendo primero esto , que en los postrimeros días vendrán burladores , andando según sus propias concupiscencias ,
Bien que esperamos cielos nuevos y tierra nueva , según sus promesas , en los cuales mora la justicia .
Si nosotros dijéremos que tenemos comunión con él , y andamos en tinieblas , mentimos , y no hacemos la verdad ;
Si dijéremos que no hemos pecado , lo hacemos á él mentiroso , y su palabra no está en nosotros .
El que dice que está en él , debe andar como él anduvo .
El que ama á su hermano , está en luz , y no hay tropiezo en él .
Y el mundo se pasa , y su concupiscencia ; mas el que hace la voluntad de Dios , permanece para siempre .
Cualquiera que niega al Hijo , este tal tampoco tiene al Padre . Cualquiera que confiese al Hijo tiene también al Padre .
Os he escrito esto sobre los que os engañan .
Y cualquiera que tiene esta esperanza en él , se purifica , como él también es limpio .
Y sabéis que él apareció para quitar nuestros pecados , y no hay pecado en él .
Hijitos , no os engañe ninguno : el que hace justicia , es justo , como él también es justo .
Hermanos míos , no os maravilléis si el mundo os aborrece .
Hijitos míos , no amemos de palabra ni de lengua , sino de obra y en verdad .
Porque si nuestro corazón nos reprendiere , mayor es Dios que nuestro corazón , y conoce todas las cosas .
Ellos son del mundo ; por eso hablan del mundo , y el mundo los oye .
Amados , si Dios así nos ha amado , debemos también nosotros amarnos unos á otros .
Y nosotros hemos visto y testificamos que el Padre ha enviado al Hijo para ser Salvador del mundo .
Nosotros le amamos á él , porque él nos amó primero .
En esto conocemos que amamos á los hijos de Dios , cuando amamos á Dios , y guardamos sus mandamientos .
¿ Quién es el que vence al mundo , sino el que cree que Jesús es el Hijo de Dios ?
El que tiene al Hijo , tiene la vida : el que no tiene al Hijo de Dios , no tiene la vida .
Sabemos que somos de Dios , y todo el mundo está puesto en maldad .
Por la verdad que está en nosotros , y será perpetuamente con nosotros :
Porque el que le dice bienvenido , comunica con sus malas obras .
EL anciano al muy amado Gaio , al cual yo amo en verdad .
Amado , fielmente haces todo lo que haces para con los hermanos , y con los extranjeros ,
Nosotros , pues , debemos recibir á los tales , para que seamos cooperadores á la verdad .
Yo tenía muchas cosas que escribirte ; empero no quiero escribirte por tinta y pluma :
De la misma manera también estos soñadores amancillan la carne , y menosprecian la potestad , y vituperan las potestades superiores .
Mas vosotros , oh amados , edificándoos sobre vuestra santísima fe , orando por el Espíritu Santo ,
Y recibid á los unos en piedad , discerniendo :
Y me volví á ver la voz que hablaba conmigo : y vuelto , vi siete candeleros de oro ;
Y has sufrido , y has tenido paciencia , y has trabajado por mi nombre , y no has desfallecido .
Mas tienes esto , que aborreces los hechos de los Nicolaítas ; los cuales yo también aborrezco .
Arrepiéntete , porque de otra manera vendré á ti presto , y pelearé contra ellos con la espada de mi boca .
Empero la que tenéis , tenedla hasta que yo venga .
Y le daré la estrella de la mañana .
El que tiene oído , oiga lo que el Espíritu dice á las iglesias .
El que tiene oído , oiga lo que el Espíritu dice á las iglesias .
Mas porque eres tibio , y no frío ni caliente , te vomitaré de mi boca .
El que tiene oído , oiga lo que el Espíritu dice á las iglesias .
Y nos has hecho para nuestro Dios reyes y sacerdotes , y reinaremos sobre la tierra .
Y cuando él abrió el cuarto sello , oí la voz del cuarto animal , que decía : Ven y ve .
Y clamaban en alta voz , diciendo : Salvación á nuestro Dios que está sentado sobre el trono , y al Cordero .
Y CUANDO él abrió el séptimo sello , fué hecho silencio en el cielo casi por media hora .
Y los siete ángeles que tenían las siete trompetas , se aparejaron para tocar .
El primer ¡ Ay ! es pasado : he aquí , vienen aún dos ayes después de estas cosas .
Y el ángel que vi estar sobre el mar y sobre la tierra , levantó su mano al cielo ,
Estas son las dos olivas , y los dos candeleros que están delante del Dios de la tierra .
Y estando preñada , clamaba con dolores de parto , y sufría tormento por parir .
Si alguno tiene oído , oiga .
Y el que estaba sentado sobre la nube echó su hoz sobre la tierra , y la tierra fué segada .
Y después de estas cosas miré , y he aquí el templo del tabernáculo del testimonio fué abierto en el cielo ;
Y blasfemaron del Dios del cielo por sus dolores , y por sus plagas , y no se arrepintieron de sus obras .
Y toda isla huyó , y los montes no fueron hallados .
Estos tienen un consejo , y darán su potencia y autoridad á la bestia .
Porque sus pecados han llegado hasta el cielo , y Dios se ha acordado de sus maldades .
Y viendo el humo de su incendio , dieron voces , diciendo : ¿ Qué ciudad era semejante á esta gran ciudad ?
Y otra vez dijeron : Aleluya . Y su humo subió para siempre jamás .
Y los ejércitos que están en el cielo le seguían en caballos blancos , vestidos de lino finísimo , blanco y limpio .
Mas los otros muertos no tornaron á vivir hasta que sean cumplidos mil años . Esta es la primera resurrección .
Y el infierno y la muerte fueron lanzados en el lago de fuego . Esta es la muerte segunda .
El que venciere , poseerá todas las cosas ; y yo seré su Dios , y él será mi hijo .
Y sus puertas nunca serán cerradas de día , porque allí no habrá noche .
Y verán su cara ; y su nombre estará en sus frentes .
Yo soy Alpha y Omega , principio y fin , el primero y el postrero .
La gracia de nuestro Señor Jesucristo sea con todos vosotros . Amén .
