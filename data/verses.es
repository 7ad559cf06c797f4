EN el principio crió Dios los cielos y la tierra .
Y dijo Dios : Sea la luz : y fué la luz .
Y vió Dios que la luz era buena : y apartó Dios la luz de las tinieblas .
Y llamó Dios á la expansión Cielos : y fué la tarde y la mañana el día segundo .
Y fué la tarde y la mañana el día tercero .
Y púsolas Dios en la expansión de los cielos , para alumbrar sobre la tierra ,
Y fué la tarde y la mañana el día cuarto .
Y fué la tarde y la mañana el día quinto .
Y FUERON acabados los cielos y la tierra , y todo su ornamento .
Mas subía de la tierra un vapor , que regaba toda la faz de la tierra .
Y había Jehová Dios plantado un huerto en Edén al oriente , y puso allí al hombre que había formado .
Y el oro de aquella tierra es bueno : hay allítambiénbdelio y piedra cornerina .
El nombre del segundo río es Gihón : éste es el que rodea toda la tierra de Etiopía .
Y mandó Jehová Dios al hombre , diciendo : De todo árbol del huerto comerás ;
Y estaban ambos desnudos , Adam y su mujer , y no se avergonzaban .
Y la mujer respondió á la serpiente : Del fruto de los árboles del huerto comemos ;
Entonces la serpiente dijo á la mujer : No moriréis ;
Y llamó Jehová Dios al hombre , y le dijo : ¿ Dónde estás tú ?
Espinos y cardos te producirá , y comerás hierba del campo ;
Y llamó el hombre el nombre de su mujer , Eva ; por cuanto ella era madre de todos los vivientes .
Y Jehová Dios hizo al hombre y á su mujer túnicas de pieles , y vistiólos .
Entonces Jehová dijo á Caín : ¿ Por qué te has ensañado , y por qué se ha inmutado tu rostro ?
Y dijo Caín á Jehová : Grande es mi iniquidad para ser perdonada .
Y á Henoch nació Irad , é Irad engendró á Mehujael , y Mehujael engendró á Methusael , y Methusael engendró á Lamech .
Y Ada parió á Jabal , el cual fué padre de los que habitan en tiendas , y crían ganados .
Y el nombre de su hermano fué Jubal , el cual fué padre de todos los que manejan arpa y órgano .
Si siete veces será vengado Caín , Lamech en verdad setenta veces siete lo será .
Y fueron los días de Adam , después que engendró á Seth , ochocientos años : y engendró hijos é hijas .
Y fueron todos los días que vivió Adam novecientos y treinta años , y murió .
Y vivió Seth ciento y cinco años , y engendró á Enós .
Y vivió Seth , después que engendró á Enós , ochocientos y siete años : y engendró hijos é hijas .
Y fueron todos los días de Seth novecientos y doce años ; y murió .
Y vivió Enós noventa años , y engendró á Cainán .
Y vivió Enós después que engendró á Cainán , ochocientos y quince años : y engendró hijos é hijas .
Y fueron todos los días de Enós novecientos y cinco años ; y murió .
Y vivió Cainán setenta años , y engendró á Mahalaleel .
Y vivió Cainán , después que engendró á Mahalaleel , ochocientos y cuarenta años : y engendró hijos é hijas .
Y fueron todos los días de Cainán novecientos y diez años ; y murió .
Y vivió Mahalaleel sesenta y cinco años , y engendró á Jared .
Y vivió Mahalaleel , después que engendró á Jared , ochocientos y treinta años : y engendró hijos é hijas .
Y fueron todos los días de Mahalaleel ochocientos noventa y cinco años ; y murió .
Y vivió Jared ciento sesenta y dos años , y engendró á Henoch .
Y vivió Jared , después que engendró á Henoch , ochocientos años : y engendró hijos é hijas .
Y fueron todos los días de Jared novecientos sesenta y dos años ; y murió .
Y vivió Henoch sesenta y cinco años , y engendró á Mathusalam .
Y caminó Henoch con Dios , después que engendró á Mathusalam , trescientos años : y engendró hijos é hijas .
Y fueron todos los días de Henoch trescientos sesenta y cinco años .
Caminó , pues , Henoch con Dios , y desapareció , porque le llevó Dios .
Y vivió Mathusalam ciento ochenta y siete años , y engendró á Lamech .
Y vivió Mathusalam , después que engendró á Lamech , setecientos ochenta y dos años : y engendró hijos é hijas .
Fueron , pues , todos los días de Mathusalam , novecientos sesenta y nueve años ; y murió .
Y vivió Lamech ciento ochenta y dos años , y engendró un hijo :
Y vivió Lamech , después que engendró á Noé , quinientos noventa y cinco años : y engendró hijos é hijas .
Y fueron todos los días de Lamech setecientos setenta y siete años ; y murió .
Y siendo Noé de quinientos años , engendró á Sem , Châm , y á Japhet .
Y arrepintióse Jehová de haber hecho hombre en la tierra , y pesóle en su corazón .
Empero Noé halló gracia en los ojos de Jehová .
Y engendró Noé tres hijos : á Sem , á Châm , y á Japhet .
Y corrompióse la tierra delante de Dios , y estaba la tierra llena de violencia .
E hízolo así Noé ; hizo conforme á todo lo que Dios le mandó .
E hizo Noé conforme á todo lo que le mandó Jehová .
Y siendo Noé de seiscientos años , el diluvio de las aguas fué sobre la tierra .
Y sucedió que al séptimo día las aguas del diluvio fueron sobre la tierra .
Y hubo lluvia sobre la tierra cuarenta días y cuarenta noches .
Quince codos en alto prevalecieron las aguas ; y fueron cubiertos los montes .
Y prevalecieron las aguas sobre la tierra ciento y cincuenta días .
Y reposó el arca en el mes séptimo , á diecisiete días del mes , sobre los montes de Armenia .
Y esperó aún otros siete días , y volvió á enviar la paloma fuera del arca .
Y esperó aún otros siete días , y envió la paloma , la cual no volvió ya más á él .
Y en el mes segundo , á los veintisiete días del mes , se secó la tierra .
Y habló Dios á Noé diciendo :
Sal del arca tú , y tu mujer , y tus hijos , y las mujeres de tus hijos contigo .
Entonces salió Noé , y sus hijos , y su mujer , y las mujeres de sus hijos con él .
Y BENDIJO Dios á Noé y á sus hijos , y díjoles : Fructificad , y multiplicad , y henchid la tierra :
Empero carne con su vida , que essu sangre , no comeréis .
Mas vosotros fructificad , y multiplicaos ; procread abundantemente en la tierra , y multiplicaos en ella .
Y habló Dios á Noé y á sus hijos con él , diciendo :
Yo , he aquí que yo establezco mi pacto con vosotros , y con vuestra simiente después de vosotros ;
Estos tres son los hijos de Noé ; y de ellos fué llena toda la tierra .
Y comenzó Noé á labrar la tierra , y plantó una viña :
Y bebió del vino , y se embriagó , y estaba descubierto en medio de su tienda .
Y despertó Noé de su vino , y supo lo que había hecho con él su hijo el más joven ;
Y dijo : Maldito sea Canaán ; siervo de siervos será á sus hermanos .
Dijo más : Bendito Jehová el Dios de Sem , y séale Canaán siervo .
Engrandezca Dios á Japhet , y habite en las tiendas de Sem , y séale Canaán siervo .
Y vivió Noé después del diluvio trescientos y cincuenta años .
Y fueron todos los días de Noé novecientos y cincuenta años ; y murió .
Los hijos de Japhet : Gomer , y Magog , y Madai , y Javán , y Tubal , y Meshech , y Tiras .
Y los hijos de Gomer : Ashkenaz , y Riphat , y Togorma .
Y los hijos de Javán : Elisa , y Tarsis , Kittim , y Dodanim .
Los hijos de Châm : Cush , y Mizraim , y Phut , y Canaán .
Y Cush engendró á Nimrod : éste comenzó á ser poderoso en la tierra .
Y fué la cabecera de su reino Babel , y Erech , y Accad , y Calneh , en la tierra de Shinar .
De aquesta tierra salió Assur , y edificó á Nínive , y á Rehoboth , y á Calah ,
Y á Ressen entre Nínive y Calah ; la cual es ciudad grande .
Y Mizraim engendró á Ludim , y á Anamim , y á Lehabim , y á Naphtuhim ,
Y á Pathrusim , y á Casluim , de donde salieron los Filisteos , y á Caphtorim .
Y Canaán engendró á Sidón , su primogénito , y á Heth ,
Y al Jebuseo , y al Amorrheo , y al Gergeseo ,
Y al Heveo , y al Araceo , y al Sineo ,
Y al Aradio , y al Samareo , y al Amatheo : y después se derramaron las familias de los Cananeos .
Estos son los hijos de Châm por sus familias , por sus lenguas , en sus tierras , en sus naciones .
Y los hijos de Sem : Elam , y Assur , y Arphaxad , y Lud , y Aram .
Y los hijos de Aram : Uz , y Hul , y Gether , y Mas .
Y Arphaxad engendró á Sala , y Sala engendró á Heber .
Y Joctán engendró á Almodad , y á Sheleph , y Hazarmaveth , y á Jera ,
Y á Hadoram , y á Uzal , y á Dicla ,
Y á Obal , y á Abimael , y á Seba ,
Y á Ophir , y á Havila , y á Jobad : todos estos fueron hijos de Joctán .
Y fué su habitación desde Mesa viniendo de Sephar , monte á la parte del oriente .
Estos fueron los hijos de Sem por sus familias , por sus lenguas , en sus tierras , en sus naciones .
ERA entonces toda la tierra de una lengua y unas mismas palabras .
Y descendió Jehová para ver la ciudad y la torre que edificaban los hijos de los hombres .
Ahora pues , descendamos , y confundamos allí sus lenguas , para que ninguno entienda el habla de su compañero .
Estas son las generaciones de Sem : Sem , de edad de cien años , engendró á Arphaxad , dos años después del diluvio .
Y vivió Sem , después que engendró á Arphaxad , quinientos años , y engendró hijos é hijas .
Y Arphaxad vivió treinta y cinco años , y engendró á Sala .
Y vivió Arphaxad , después que engendró á Sala , cuatrocientos y tres años , y engendró hijos é hijas .
Y vivió Sala treinta años , y engendró á Heber .
Y vivió Sala , después que engendró á Heber , cuatrocientos y tres años , y engendró hijos é hijas .
Y vivió Heber treinta y cuatro años , y engendró á Peleg .
Y vivió Heber , después que engendró á Peleg , cuatrocientos y treinta años , y engendró hijos é hijas .
Y vivió Peleg treinta años , y engendró á Reu .
Y vivió Peleg , después que engendró á Reu , doscientos y nueve años , y engendró hijos é hijas .
Y Reu vivió treinta y dos años , y engendró á Serug .
Y vivió Reu , después que engendró á Serug , doscientos y siete años , y engendró hijos é hijas .
Y vivió Serug treinta años , y engendró á Nachôr .
Y vivió Serug , después que engendró á Nachôr , doscientos años , y engendró hijos é hijas .
Y vivió Nachôr veintinueve años , y engendró á Thare .
Y vivió Nachôr , después que engendró á Thare , ciento diecinueve años , y engendró hijos é hijas .
Y vivió Thare setenta años , y engendró á Abram , y á Nachôr , y á Harán .
Y murió Harán antes que su padre Thare en la tierra de su naturaleza , en Ur de los Caldeos .
Mas Sarai fué estéril , y no tenía hijo .
Y fueron los días de Thare doscientos y cinco años ; y murió Thare en Harán .
Y movió Abramde allí , caminando y yendo hacia el Mediodía .
Viéronla también los príncipes de Faraón , y se la alabaron ; y fué llevada la mujer á casa de Faraón :
Mas Jehová hirió á Faraón y á su casa con grandes plagas , por causa de Sarai mujer de Abram .
Y Abram era riquísimo en ganado , en plata y oro .
Y asimismo Lot , que andaba con Abram , tenía ovejas , y vacas , y tiendas .
Mas los hombres de Sodoma eran malos y pecadores para con Jehová en gran manera .
Porque toda la tierra que ves , la daré á ti y á tu simiente para siempre .
Todos estos se juntaron en el valle de Siddim , que es el mar salado .
Doce años habían servido á Chêdorlaomer , y al décimotercio año se rebelaron .
Y á los Horeos en el monte de Seir , hasta la llanura de Parán , que está junto al desierto .
Y tomaron toda la riqueza de Sodoma y de Gomorra , y todas sus vituallas , y se fueron .
Tomaron también á Lot , hijo del hermano de Abram , que moraba en Sodoma , y su hacienda , y se fueron .
Entonces Melchîsedec , rey de Salem , sacó pan y vino ; el cual era sacerdote del Dios alto ;
Y bendíjole , y dijo : Bendito sea Abram del Dios alto , poseedor de los cielos y de la tierra ;
Entonces el rey de Sodoma dijo á Abram : Dame las personas , y toma para ti la hacienda .
Y creyó á Jehová , y contóselo por justicia .
Y él respondió : Señor Jehová , ¿ en qué conoceré que la tengo de heredar ?
Y descendían aves sobre los cuerpos muertos , y ojeábalas Abram .
Mas también á la gente á quien servirán , juzgaré yo ; y después de esto saldrán con grande riqueza .
Y tú vendrás á tus padres en paz , y serás sepultado en buena vejez .
Y en la cuarta generación volverán acá : porque aun no está cumplida la maldad del Amorrheo hasta aquí .
Los Cineos , y los Ceneceos , y los Cedmoneos ,
Y los Hetheos , y los Pherezeos , y los Raphaitas ,
Y los Amorrheos , y los Cananeos , y los Gergeseos , y los Jebuseos .
Y SARAI , mujer de Abram , no le paría : y ella tenía una sierva egipcia , que se llamaba Agar .
Y díjole el ángel de Jehová : Vuélvete á tu señora , y ponte sumisa bajo de su mano .
Por lo cual llamó al pozo , Pozo del Viviente que me ve . He aquí está entre Cades y Bered .
Y parió Agar á Abram un hijo , y llamó Abram el nombre de su hijo que le parió Agar , Ismael .
Y era Abram de edad de ochenta y seis años , cuando parió Agar á Ismael .
Y pondré mi pacto entre mí y ti , y multiplicarte he mucho en gran manera .
Entonces Abram cayó sobre su rostro , y Dios habló con él diciendo :
Yo , he aquí mi pacto contigo : Serás padre de muchedumbre de gentes :
Y dijo Abraham á Dios : Ojalá Ismael viva delante de ti .
Y acabó de hablar con él , y subió Dios de con Abraham .
Era Abraham de edad de noventa y nueve años cuando circuncidó la carne de su prepucio .
E Ismael su hijo era de trece años , cuando fué circuncidada la carne de su prepucio .
En el mismo día fué circuncidado Abraham é Ismael su hijo .
Que se traiga ahora un poco de agua , y lavad vuestros pies ; y recostaos debajo de un árbol ,
Y le dijeron : ¿ Dónde está Sara tu mujer ? Y él respondió : Aquí en la tienda .
Rióse , pues , Sara entre sí , diciendo : ¿ Después que he envejecido tendré deleite , siendo también mi señor ya viejo ?
Y Jehová dijo : ¿ Encubriré yo á Abraham lo que voy á hacer ,
Y apartáronse de allí los varones , y fueron hacia Sodoma : mas Abraham estaba aún delante de Jehová .
Y acercóse Abraham y dijo : ¿ Destruirás también al justo con el impío ?
Entonces Lot salió á ellos á la puerta , y cerró las puertas tras sí ,
Y dijo : Os ruego , hermanos míos , que no hagáis tal maldad .
Entonces los varones alargaron la mano , y metieron á Lot en casa con ellos , y cerraron las puertas .
Y Lot les dijo : No , yo os ruego , señores míos ;
El sol salía sobre la tierra , cuando Lot llegó á Zoar .
Entonces llovió Jehová sobre Sodoma y sobre Gomorra azufre y fuego de parte de Jehová desde los cielos ;
Entonces la mujer de Lot miró atrás , á espaldas de él , y se volvió estatua de sal .
Y subió Abraham por la mañana al lugar donde había estado delante de Jehová :
Y concibieron las dos hijas de Lot , de su padre .
Y dijo Abraham de Sara su mujer : Mi hermana es . Y Abimelech , rey de Gerar , envió y tomó á Sara .
Mas Abimelech no había llegado á ella , y dijo : Señor , ¿ matarás también la gente justa ?
Y dijo más Abimelech á Abraham : ¿ Qué viste para que hicieses esto ?
Y dijo Abimelech : He aquí mi tierra está delante de ti , habita donde bien te pareciere .
Entonces Abraham oró á Dios ; y Dios sanó á Abimelech y á su mujer , y á sus siervas , y parieron .
Porque había del todo cerrado Jehová toda matriz de la casa de Abimelech , á causa de Sara mujer de Abraham .
Y VISITÓ Jehová á Sara , como había dicho , é hizo Jehová con Sara como había hablado .
Y llamó Abraham el nombre de su hijo que le nació , que le parió Sara , Isaac .
Y circuncidó Abraham á su hijo Isaac de ocho días , como Dios le había mandado .
Y era Abraham de cien años , cuando le nació Isaac su hijo .
Entonces dijo Sara : Dios me ha hecho reir , y cualquiera que lo oyere , se reirá conmigo .
Y creció el niño , y fué destetado ; é hizo Abraham gran banquete el día que fué destetado Isaac .
Y vió Sara al hijo de Agar la Egipcia , el cual había ésta parido á Abraham , que se burlaba .
Este dicho pareció grave en gran manera á Abraham á causa de su hijo .
Y también al hijo de la sierva pondré en gente , porque es tu simiente .
Y faltó el agua del odre , y echó al muchacho debajo de un árbol ;
Levántate , alza al muchacho , y ásele de tu mano , porque en gran gente lo tengo de poner .
Y fué Dios con el muchacho ; y creció , y habitó en el desierto , y fué tirador de arco .
Y respondió Abraham : Yo juraré .
Y Abraham reconvino á Abimelech á causa de un pozo de agua , que los siervos de Abimelech le habían quitado .
Y tomó Abraham ovejas y vacas , y dió á Abimelech ; é hicieron ambos alianza .
Y puso Abraham siete corderas del rebaño aparte .
Y dijo Abimelech á Abraham : ¿ Qué significan esas siete corderas que has puesto aparte ?
Por esto llamó á aquel lugar Beer-seba ; porque allí juraron ambos .
Y plantó Abraham un bosque en Beer-seba , é invocó allí el nombre de Jehová Dios eterno .
Y moró Abraham en tierra de los Filisteos muchos días .
Al tercer día alzó Abraham sus ojos , y vió el lugar de lejos .
Y extendió Abraham su mano , y tomó el cuchillo , para degollar á su hijo .
Y llamó el ángel de Jehová á Abraham segunda vez desde el cielo ,
En tu simiente serán benditas todas las gentes de la tierra , por cuanto obedeciste á mi voz .
A Huz su primogénito , y á Buz su hermano , y á Kemuel padre de Aram ,
Y á Chêsed , y á Hazo , y á Pildas , y á Jidlaph , y á Bethuel .
Y Bethuel engendró á Rebeca . Estos ocho parió Milca á Nachôr , hermano de Abraham .
Y su concubina , que se llamaba Reúma , parió también á Teba , y á Gaham , y á Taas , y á Maachâ .
Y FUÉ la vida de Sara ciento veintisiete años : tantos fueron los años de la vida de Sara .
Y levantóse Abraham de delante de su muerto , y habló á los hijos de Heth , diciendo :
Y respondieron los hijos de Heth á Abraham , y dijéronle :
Y Abraham se levantó , é inclinóse al pueblo de aquella tierra , á los hijos de Heth ;
Y Abraham se inclinó delante del pueblo de la tierra .
Y respondió Ephrón á Abraham , diciéndole :
Y ABRAHAM era viejo , y bien entrado en días ; y Jehová había bendecido á Abraham en todo .
Sino que irás á mi tierra y á mi parentela , y tomarás mujer para mi hijo Isaac .
Y Abraham le dijo : Guárdate que no vuelvas á mi hijo allá .
Entonces el criado puso su mano debajo del muslo de Abraham su señor , y juróle sobre este negocio .
Y ella respondió : Soy hija de Bethuel , hijo de Milca , el cual parió ella á Nachôr .
Y añadió : También hay en nuestra casa paja y mucho forraje , y lugar para posar .
El hombre entonces se inclinó , y adoró á Jehová .
Y la moza corrió , é hizo saber en casa de su madre estas cosas .
Y Rebeca tenía un hermano que se llamaba Labán , el cual corrió afuera al hombre , á la fuente ;
Entonces dijo : Yo soy criado de Abraham ;
Sino que irás á la casa de mi padre , y á mi parentela , y tomarás mujer para mi hijo .
Y yo dije : Quizás la mujer no querrá seguirme .
Ellos respondieron entonces : Llamemos la moza y preguntémosle .
Y llamaron á Rebeca , y dijéronle : ¿ Irás tú con este varón ? Y ella respondió : Sí , iré .
Entonces dejaron ir á Rebeca su hermana , y á su nodriza , y al criado de Abraham y á sus hombres .
Y venía Isaac del pozo del Viviente que me ve ; porque él habitaba en la tierra del Mediodía ;
Rebeca también alzó sus ojos , y vió á Isaac , y descendió del camello ;
Entonces el criado contó á Isaac todo lo que había hecho .
Y ABRAHAM tomó otra mujer , cuyo nombre fué Cetura ;
Y Joksan engendró á Seba , y á Dedán : é hijos de Dedán fueron Assurim , y Letusim , y Leummim .
Y Abraham dió todo cuanto tenía á Isaac .
Y estos fueron los días de vida que vivió Abraham : ciento setenta y cinco años .
Heredad que compró Abraham de los hijos de Heth ; allí fué Abraham sepultado , y Sara su mujer .
Y estas son las generaciones de Ismael , hijo de Abraham , que le parió Agar Egipcia , sierva de Sara :
Y Misma , y Duma , y Massa ,
Hadad , y Tema , y Jetur , y Naphis , y Cedema .
Y estas son las generaciones de Isaac , hijo de Abraham . Abraham engendró á Isaac :
Y como se cumplieron sus días para parir , he aquí mellizos en su vientre .
Y salió el primero rubio , y todo él velludo como una pelliza ; y llamaron su nombre Esaú .
Y amó Isaac á Esaú , porque comía de su caza ; mas Rebeca amaba á Jacob .
Y guisó Jacob un potaje ; y volviendo Esaú del campo cansado ,
Y Jacob respondió : Véndeme en este día tu primogenitura .
Entonces dijo Esaú : He aquí yo me voy á morir ; ¿ para qué , pues , me servirá la primogenitura ?
Y dijo Jacob : Júramelo en este día . Y él le juró , y vendió á Jacob su primogenitura .
Por cuanto oyó Abraham mi voz , y guardó mi precepto , mis mandamientos , mis estatutos y mis leyes .
Habitó , pues , Isaac en Gerar .
Y sembró Isaac en aquella tierra , y halló aquel año ciento por uno : y bendíjole Jehová .
Y el varón se engrandeció , y fué adelantando y engrandeciéndose , hasta hacerse muy poderoso :
Y tuvo hato de ovejas , y hato de vacas , y grande apero ; y los Filisteos le tuvieron envidia .
Y dijo Abimelech á Isaac : Apártate de nosotros , porque mucho más poderoso que nosotros te has hecho .
E Isaac se fué de allí ; y asentó sus tiendas en el valle de Gerar , y habitó allí .
Y los siervos de Isaac cavaron en el valle , y hallaron allí un pozo de aguas vivas .
Y abrieron otro pozo , y también riñeron sobre él : y llamó su nombre Sitnah .
Y de allí subió á Beer-seba .
Entonces él les hizo banquete , y comieron y bebieron .
Y llamólo Seba : por cuya causa el nombre de aquella ciudad es Beer-seba hasta este día .
Y fueron amargura de espíritu á Isaac y á Rebeca .
Y él dijo : He aquí ya soy viejo , no sé el día de mi muerte :
Ahora pues , hijo mío , obedece á mi voz en lo que te mando ;
Y entregó los guisados y el pan que había aderezado , en mano de Jacob su hijo .
Y no le conoció , porque sus manos eran vellosas como las manos de Esaú : y le bendijo .
Y dijo : ¿ Eres tú mi hijo Esaú ? Y él respondió : Yo soy .
Y díjole Isaac su padre : Acércate ahora , y bésame , hijo mío .
Entonces Isaac su padre le dijo : ¿ Quién eres tú ? Y él dijo : Yo soy tu hijo , tu primogénito , Esaú .
Y él dijo : Vino tu hermano con engaño , y tomó tu bendición .
Ahora pues , hijo mío , obedece á mi voz ; levántate , y húyete á Labán mi hermano , á Harán ;
Y mora con él algunos días , hasta que el enojo de tu hermano se mitigue ;
Y el Dios omnipotente te bendiga , y te haga fructificar , y te multiplique , hasta venir á ser congregación de pueblos ;
Y que Jacob había obedecido á su padre y á su madre , y se había ido á Padan-aram .
Vió asimismo Esaú que las hijas de Canaán parecían mal á Isaac su padre ;
Y salió Jacob de Beer-seba , y fué á Harán ;
Y si tornare en paz á casa de mi padre , Jehová será mi Dios ,
Y SIGUIÓ Jacob su camino , y fué á la tierra de los orientales .
Y díjoles Jacob : Hermanos míos , ¿ de dónde sois ? Y ellos respondieron : De Harán somos .
Y él les dijo : ¿ Conocéis á Labán , hijo de Nachôr ? Y ellos dijeron : Sí , le conocemos .
Estando aún él hablando con ellos , Rachêl vino con el ganado de su padre , porque ella era la pastora .
Y Jacob besó á Rachêl , y alzó su voz , y lloró .
Y Labán tenía dos hijas : el nombre de la mayor era Lea , y el nombre de la menor , Rachêl .
Y los ojos de Lea eran tiernos , pero Rachêl era de lindo semblante y de hermoso parecer .
Y Jacob amó á Rachêl , y dijo : Yo te serviré siete años por Rachêl tu hija menor .
Entonces Labán juntó á todos los varones de aquel lugar , é hizo banquete .
Y dió Labán su sierva Zilpa á su hija Lea por criada .
Y Labán respondió : No se hace así en nuestro lugar , que se dé la menor antes de la mayor .
E hizo Jacob así , y cumplió la semana de aquélla : y él le dió á Rachêl su hija por mujer .
Y dió Labán á Rachêl su hija por criada á su sierva Bilha .
Y vió Jehová que Lea era aborrecida , y abrió su matriz : pero Rachêl era estéril .
Así le dió á Bilha su sierva por mujer ; y Jacob entró á ella .
Y concibió Bilha , y parió á Jacob un hijo .
Y concibió otra vez Bilha , la sierva de Rachêl , y parió el hijo segundo á Jacob .
Y viendo Lea que había dejado de parir , tomó á Zilpa su sierva , y dióla á Jacob por mujer .
Y Zilpa , sierva de Lea , parió á Jacob un hijo .
Y dijo Lea : Vino la ventura . Y llamó su nombre Gad .
Y Zilpa , la sierva de Lea , parió otro hijo á Jacob .
Y dijo Lea : Para dicha mía ; porque las mujeres me dirán dichosa : y llamó su nombre Aser .
Y oyó Dios á Lea : y concibió , y parió á Jacob el quinto hijo .
Y concibió Lea otra vez , y parió el sexto hijo á Jacob .
Y después parió una hija , y llamó su nombre Dina .
Y acordóse Dios de Rachêl , y oyóla Dios , y abrió su matriz .
Y concibió , y parió un hijo : y dijo : Quitado ha Dios mi afrenta :
Y llamó su nombre José , diciendo : Añádame Jehová otro hijo .
Y dijo : Señálame tu salario , que yo lo daré .
Y él respondió : Tú sabes cómo te he servido , y cómo ha estado tu ganado conmigo ;
Y dijo Labán : Mira , ojalá fuese como tú dices .
Y puso tres días de camino entre sí y Jacob : y Jacob apacentaba las otras ovejas de Labán .
Y concebían las ovejas delante de las varas , y parían borregos listados , pintados y salpicados de diversos colores .
Y cuando venían las ovejas tardías , no las ponía : así eran las tardías para Labán , y las tempranas para Jacob .
Y acreció el varón muy mucho , y tuvo muchas ovejas , y siervas y siervos , y camellos y asnos .
Y envió Jacob , y llamó á Rachêl y á Lea al campo á sus ovejas ,
Y vosotras sabéis que con todas mis fuerzas he servido á vuestro padre :
Así quitó Dios el ganado de vuestro padre , y diómelo á mí .
Y díjome el ángel de Dios en sueños : Jacob . Y yo dije : Heme aquí .
¿ No nos tiene ya como por extrañas , pues que nos vendió , y aun se ha comido del todo nuestro precio ?
Entonces se levantó Jacob , y subió sus hijos y sus mujeres sobre los camellos .
Y Labán había ido á trasquilar sus ovejas : y Rachêl hurtó los ídolos de su padre .
Y recató Jacob el corazón de Labán Arameo , en no hacerle saber que se huía .
Y fué dicho á Labán al tercero día como Jacob se había huído .
Que aun no me dejaste besar mis hijos y mis hijas . Ahora locamente has hecho .
Entonces Jacob tomó una piedra , y levantóla por título .
Y llamólo Labán Jegar Sahadutha : y lo llamó Jacob Galaad .
Y Mizpa , por cuanto dijo : Atalaye Jehová entre mí y entre ti , cuando nos apartáremos el uno del otro .
Y JACOB se fué su camino , y saliéronle al encuentro ángeles de Dios .
Y dijo Jacob cuando los vió : El campo de Dios es este : y llamó el nombre de aquel lugar Mahanaim .
Y envió Jacob mensajeros delante de sí á Esaú su hermano , á la tierra de Seir , campo de Edom .
Doscientas cabras y veinte machos de cabrío , doscientas ovejas y veinte carneros ,
Treinta camellas paridas , con sus hijos , cuarenta vacas y diez novillos , veinte asnas y diez borricos .
Y pasó el presente delante de él ; y él durmió aquella noche en el campamento .
Tomólos pues , y pasólos el arroyo , é hizo pasar lo que tenía .
Y quedóse Jacob solo , y luchó con él un varón hasta que rayaba el alba .
Y él le dijo : ¿ Cuál es tu nombre ? Y él respondió : Jacob .
Y salióle el sol pasado que hubo á Peniel ; y cojeaba de su anca .
Y Esaú corrió á su encuentro , y abrazóle , y echóse sobre su cuello , y le besó ; y lloraron .
Y se llegaron las siervas , ellas y sus niños , é inclináronse .
Y dijo Esaú : Harto tengo yo , hermano mío : sea para ti lo que es tuyo .
Y dijo : Anda , y vamos ; y yo iré delante de ti .
Así se volvió Esaú aquel día por su camino á Seir .
Y erigió allí un altar , y llamóle : El Dios de Israel .
Y SALIÓ Dina la hija de Lea , la cual había ésta parido á Jacob , á ver las hijas del país .
Y habló Sichêm á Hamor su padre , diciendo : Tómame por mujer esta moza .
Y dirigióse Hamor padre de Sichêm á Jacob , para hablar con él .
Y emparentad con nosotros ; dadnos vuestras hijas , y tomad vosotros las nuestras .
Y parecieron bien sus palabras á Hamor y á Sichêm , hijo de Hamor .
Y los hijos de Jacob vinieron á los muertos , y saquearon la ciudad ; por cuanto habían amancillado á su hermana .
Y ellos respondieron : ¿ Había él de tratar á nuestra hermana como á una ramera ?
Y aparecióse otra vez Dios á Jacob , cuando se había vuelto de Padan-aram , y bendíjole .
Y fuése de él Dios , del lugar donde con él había hablado .
Y llamó Jacob el nombre de aquel lugar donde Dios había hablado con él , Beth-el .
Así murió Rachêl , y fué sepultada en el camino de Ephrata , la cual es Beth-lehem .
Y puso Jacob un título sobre su sepultura : este es el título de la sepultura de Rachêl hasta hoy .
Y partió Israel , y tendió su tienda de la otra parte de Migdaleder .
Los hijos de Lea : Rubén el primogénito de Jacob , y Simeón , y Leví , y Judá , é Issachâr , y Zabulón .
Los hijos de Rachêl : José , y Benjamín .
Y los hijos de Bilha , sierva de Rachêl : Dan , y Nephtalí .
Y fueron los días de Isaac ciento ochenta años .
Y ESTAS son las generaciones de Esaú , el cual es Edom .
Y á Basemath , hija de Ismael , hermana de Navaioth .
Y Ada parió á Esaú á Eliphaz ; y Basemath parió á Reuel .
Y Esaú habitó en el monte de Seir : Esaú es Edom .
Estos son los linajes de Esaú , padre de Edom , en el monte de Seir .
Y los hijos de Eliphaz fueron Temán , Omar , Zepho , Gatam , y Cenaz .
Estos , pues , son los hijos de Esaú , y sus duques : él es Edom .
Y estos son los hijos de Seir Horeo , moradores de aquella tierra : Lotán , Sobal , Zibeón , Ana ,
Los hijos de Lotán fueron Hori y Hemán ; y Timna fué hermana de Lotán .
Y los hijos de Sobal fueron Alván , Manahath , Ebal , Sepho , y Onán .
Los hijos de Ana fueron Disón , y Aholibama , hija de Ana .
Y estos fueron los hijos de Disón : Hemdán , Eshbán , Ithram , y Cherán .
Y estos fueron los hijos de Ezer : Bilhán , Zaaván , y Acán .
Estos fueron los hijos de Disán : Huz , y Arán .
Bela , hijo de Beor , reinó en Edom : y el nombre de su ciudad fué Dinaba .
Y murió Bela , y reinó en su lugar Jobab , hijo de Zera , de Bosra .
Y murió Jobab , y en su lugar reinó Husam , de tierra de Temán .
Y murió Adad , y en su lugar reinó Samla , de Masreca .
Y murió Samla , y reinó en su lugar Saúl , de Rehoboth del Río .
Y murió Saúl , y en lugar suyo reinó Baalanán , hijo de Achbor .
El duque Aholibama , el duque Ela , el duque Pinón ,
El duque Cenaz , el duque Temán , el duque Mibzar ,
Y HABITÓ Jacob en la tierra donde peregrinó su padre , en la tierra de Canaán .
Y soñó José un sueño , y contólo á sus hermanos ; y ellos vinieron á aborrecerle más todavía .
Y él les dijo : Oíd ahora este sueño que he soñado :
Y sus hermanos le tenían envidia , mas su padre paraba la consideración en ello .
Y fueron sus hermanos á apacentar las ovejas de su padre en Sichêm .
Y él respondió : Busco á mis hermanos : ruégote que me muestres dónde pastan .
Y dijeron el uno al otro : He aquí viene el soñador ;
Y como Rubén oyó esto , librólo de sus manos , y dijo : No lo matemos .
Entonces Judá dijo á sus hermanos : ¿ Qué provecho el que matemos á nuestro hermano y encubramos su muerte ?
Y Rubén volvió á la cisterna , y no halló á José dentro , y rasgó sus vestidos .
Y tornó á sus hermanos , y dijo : El mozo no parece ; y yo , ¿ adónde iré yo ?
Entonces Jacob rasgó sus vestidos , y puso saco sobre sus lomos , y enlutóse por su hijo muchos días .
Y los Midianitas lo vendieron en Egipto á Potiphar , eunuco de Faraón , capitán de los de la guardia .
La cual concibió , y parió un hijo ; y llamó su nombre Er .
Y concibió otra vez , y parió un hijo , y llamó su nombre Onán .
Y Judá tomó mujer para su primogénito Er , la cual se llamaba Thamar .
Y Er , el primogénito de Judá , fué malo á los ojos de Jehová , y quitóle Jehová la vida .
Y desagradó en ojos de Jehová lo que hacía , y también quitó á él la vida .
Y fué dado aviso á Thamar , diciendo : He aquí tu suegro sube á Timnath á trasquilar sus ovejas .
Y vióla Judá , y túvola por ramera , porque había ella cubierto su rostro .
Y aconteció que al tiempo del parir , he aquí había dos en su vientre .
Y después salió su hermano , el que tenía en su mano el hilo de grana , y llamó su nombre Zara .
Y ella puso junto á sí la ropa de él , hasta que vino su señor á su casa .
Y vino á ellos José por la mañana , y mirólos , y he aquí que estaban tristes .
Y díjole José : Esta es su declaración : Los tres sarmientos son tres días :
Entonces respondió José , y dijo : Esta es su declaración : Los tres canastillos tres días son ;
E hizo volver á su oficio al principal de los coperos ; y dió él la copa en mano de Faraón .
Mas hizo ahorcar al principal de los panaderos , como le había declarado José .
Y el principal de los coperos no se acordó de José , sino que le olvidó .
Y que otras siete espigas menudas y abatidas del Solano , salían después de ellas :
Entonces el principal de los coperos habló á Faraón , diciendo : Acuérdome hoy de mis faltas :
Y respondió José á Faraón , diciendo : No está en mí ; Dios será el que responda paz á Faraón .
Entonces Faraón dijo á José : En mi sueño parecíame que estaba á la orilla del río :
Y las vacas flacas y feas devoraban á las siete primeras vacas gruesas :
Vi también soñando , que siete espigas subían en una misma caña llenas y hermosas ;
Y que otras siete espigas menudas , marchitas , abatidas del Solano , subían después de ellas :
Las siete vacas hermosas siete años son ; y las espigas hermosas son siete años : el sueño es uno mismo .
Esto es lo que respondo á Faraón . Lo que Dios va á hacer , halo mostrado á Faraón .
He aquí vienen siete años de grande hartura en toda la tierra de Egipto :
Por tanto , provéase ahora Faraón de un varón prudente y sabio , y póngalo sobre la tierra de Egipto .
Y el negocio pareció bien á Faraón , y á sus siervos .
Dijo más Faraón á José : He aquí yo te he puesto sobre toda la tierra de Egipto .
E hizo la tierra en aquellos siete años de hartura á montones .
Y cumpliéronse los siete años de la hartura , que hubo en la tierra de Egipto .
Y descendieron los diez hermanos de José á comprar trigo á Egipto .
José , pues , conoció á sus hermanos ; pero ellos no le conocieron .
Y ellos le respondieron : No , señor mío : mas tus siervos han venido á comprar alimentos .
Todos nosotros somos hijos de un varón : somos hombres de verdad : tus siervos nunca fueron espías .
Y él les dijo : No ; á ver lo descubierto del país habéis venido .
Y José les dijo : Eso es lo que os he dicho , afirmando que sois espías :
Y juntólos en la cárcel por tres días .
Y al tercer día díjoles José : Haced esto , y vivid : Yo temo á Dios :
Y ellos no sabían que los entendía José , porque había intérprete entre ellos .
Y ellos pusieron su trigo sobre sus asnos , y fuéronse de allí .
Y nosotros le dijimos : Somos hombres de verdad , nunca fuimos espías :
Y EL hambre era grande en la tierra .
Si enviares á nuestro hermano con nosotros , descenderemos y te compraremos alimento :
Que si no nos hubiéramos detenido , cierto ahora hubiéramos ya vuelto dos veces .
Tomad también á vuestro hermano , y levantaos , y volved á aquel varón .
E hizo el hombre como José dijo ; y metió aquel hombre á los hombres en casa de José .
Y dijeron : Ay , señor mío , nosotros en realidad de verdad descendimos al principio á comprar alimentos :
Y lavó su rostro , y salió fuera , y reprimióse , y dijo : Poned pan .
Venida la mañana , los hombres fueron despedidos con sus asnos .
Y como él los alcanzó , díjoles estas palabras .
Aquel de tus siervos en quien fuere hallada la copa , que muera , y aun nosotros seremos siervos de mi señor .
Ellos entonces se dieron prisa , y derribando cada uno su costal en tierra , abrió cada cual el costal suyo .
Entonces ellos rasgaron sus vestidos , y cargó cada uno su asno , y volvieron á la ciudad .
Mi señor preguntó á sus siervos , diciendo : ¿ Tenéis padre ó hermano ?
Y tú dijiste á tus siervos : Traédmelo , y pondré mis ojos sobre él .
Y dijo nuestro padre : Volved á comprarnos un poco de alimento .
Entonces tu siervo mi padre nos dijo : Vosotros sabéis que dos me parió mi mujer ;
Entonces se dió á llorar á voz en grito ; y oyeron los Egipcios , y oyó también la casa de Faraón .
Y echóse sobre el cuello de Benjamín su hermano , y lloró ; y también Benjamín lloró sobre su cuello .
Y besó á todos sus hermanos , y lloró sobre ellos : y después sus hermanos hablaron con él .
Y no se os dé nada de vuestras alhajas , porque el bien de la tierra de Egipto será vuestro .
Y subieron de Egipto , y llegaron á la tierra de Canaán á Jacob su padre .
Y los hijos de Rubén : Hanoch , y Phallu , y Hezrón , y Carmi .
Y los hijos de Leví : Gersón , y Coath , y Merari .
Y los hijos de Issachâr : Thola , y Phua , y Job , y Simrón .
Y los hijos de Zabulón : Sered , y Elón , y Jahleel .
Y los hijos de Gad : Ziphión , y Aggi , y Ezbón , y Suni , y Heri , y Arodi , y Areli .
Y los hijos de Rachêl , mujer de Jacob : José y Benjamín .
Estos fueron los hijos de Rachêl , que nacieron á Jacob : en todas , catorce almas .
Y los hijos de Dan : Husim .
Y los hijos de Nephtalí : Jahzeel , y Guni , y Jezer , y Shillem .
Entonces Israel dijo á José : Muera yo ahora , ya que he visto tu rostro , pues aun vives .
Y cuando Faraón os llamare y dijere : ¿ cuál es vuestro oficio ?
Y de los postreros de sus hermanos tomó cinco varones , y presentólos delante de Faraón .
Entonces Faraón habló á José , diciendo : Tu padre y tus hermanos han venido á ti ;
Y José introdujo á su padre , y presentólo delante de Faraón ; y Jacob bendijo á Faraón .
Y dijo Faraón á Jacob : ¿ Cuántos son los días de los años de tu vida ?
Y Jacob bendijo á Faraón , y salióse de delante de Faraón .
Y José dijo : Dad vuestros ganados , y yo os daré por vuestros ganados , si se ha acabado el dinero .
Y él dijo : Júramelo . Y él le juró . Entonces Israel se inclinó sobre la cabecera de la cama .
Y dijo á José : El Dios Omnipotente me apareció en Luz en la tierra de Canaán , y me bendijo ,
Y vió Israel los hijos de José , y dijo : ¿ Quiénes son éstos ?
Entonces José los sacó de entre sus rodillas , é inclinóse á tierra .
Juntaos y oid , hijos de Jacob ; y escuchad á vuestro padre Israel .
Simeón y Leví , hermanos : armas de iniquidad sus armas .
Sus ojos bermejos del vino , y los dientes blancos de la leche .
Issachâr , asno huesudo echado entre dos tercios :
Dan juzgará á su pueblo , como una de las tribus de Israel .
Tu salud esperé , oh Jehová .
Gad , ejército lo acometerá ; mas él acometerá al fin .
El pan de Aser será grueso , y él dará deleites al rey .
Nephtalí , sierva dejada , que dará dichos hermosos .
Ramo fructífero José , ramo fructífero junto á fuente , cuyos vástagos se extienden sobre el muro .
Y causáronle amargura , y asaeteáronle , y aborreciéronle los archeros :
La compra del campo y de la cueva que está en él , fué de los hijos de Heth .
ENTONCES se echó José sobre el rostro de su padre , y lloró sobre él , y besólo .
Y mandó José á sus médicos familiares que embalsamasen á su padre : y los médicos embalsamaron á Israel .
Y Faraón dijo : Ve , y sepulta á tu padre , como él te conjuró .
Y subieron también con él carros y gente de á caballo , é hízose un escuadrón muy grande .
Hicieron , pues , sus hijos con él , según les había mandado :
Y enviaron á decir á José : Tu padre mandó antes de su muerte , diciendo :
Y vinieron también sus hermanos , y postráronse delante de él , y dijeron : Henos aquí por tus siervos .
Y respondióles José : No temáis : ¿ estoy yo en lugar de Dios ?
Y estuvo José en Egipto , él y la casa de su padre : y vivió José ciento diez años .
Rubén , Simeón , Leví y Judá ;
Issachâr , Zabulón y Benjamín ;
Dan y Nephtalí , Gad y Aser .
Y murió José , y todos sus hermanos , y toda aquella generación .
Levantóse entretanto un nuevo rey sobre Egipto , que no conocía á José ; el cual dijo á su pueblo :
He aquí , el pueblo de los hijos de Israel es mayor y más fuerte que nosotros :
Y los Egipcios hicieron servir á los hijos de Israel con dureza :
Y Dios hizo bien á las parteras : y el pueblo se multiplicó , y se corroboraron en gran manera .
Y por haber las parteras temido á Dios , él les hizo casas .
UN varón de la familia de Leví fué , y tomó por mujer una hija de Leví :
Y paróse una hermana suya á lo lejos , para ver lo que le acontecería .
Y la hija de Faraón respondió : Ve . Entonces fué la doncella , y llamó á la madre del niño ;
Mas los pastores vinieron , y echáronlas : Entonces Moisés se levantó y defendiólas , y abrevó sus ovejas .
Y Moisés acordó en morar con aquel varón ; y él dió á Moisés á su hija Séphora :
Y oyó Dios el gemido de ellos , y acordóse de su pacto con Abraham , Isaac y Jacob .
Y miró Dios á los hijos de Israel , y reconociólos Dios .
Entonces Moisés dijo : Iré yo ahora , y veré esta grande visión , por qué causa la zarza no se quema .
Mas yo sé que el rey de Egipto no os dejará ir sino por mano fuerte .
Y Jehová dijo : ¿ Qué es eso que tienes en tu mano ? Y él respondió : Una vara .
Ahora pues , ve , que yo seré en tu boca , y te enseñaré lo que hayas de hablar .
Y él dijo : ¡ Ay Señor ! envía por mano del que has de enviar .
Y tomarás esta vara en tu mano , con la cual harás las señales .
Y dirás á Faraón : Jehová ha dicho así : Israel es mi hijo , mi primogénito .
Así le dejó luego ir . Y ella dijo : Esposo de sangre , á causa de la circuncisión .
Y fueron Moisés y Aarón , y juntaron todos los ancianos de los hijos de Israel :
Id vosotros , y recoged paja donde la hallareis ; que nada se disminuirá de vuestra tarea .
Entonces el pueblo se derramó por toda la tierra de Egipto á coger rastrojo en lugar de paja .
Y encontrando á Moisés y á Aarón , que estaban á la vista de ellos cuando salían de Faraón ,
Habló todavía Dios á Moisés , y díjole : Yo soy JEHOVÁ ;
Y habló Jehová á Moisés , diciendo :
Entra , y habla á Faraón rey de Egipto , que deje ir de su tierra á los hijos de Israel .
Y los hijos de Gersón : Libni , y Shimi , por sus familias .
Y los hijos de Merari : Mahali , y Musi : estas son las familias de Leví por sus linajes .
Y los hijos de Izhar : Cora , y Nepheg y Zithri .
Y los hijos de Uzziel : Misael , y Elzaphán y Zithri .
Y los hijos de Cora : Assir , y Elcana , y Abiasaph : estas son las familias de los Coritas .
Cuando Jehová habló á Moisés en la tierra de Egipto ,
Y Moisés respondió delante de Jehová : He aquí , yo soy incircunciso de labios , ¿ cómo pues me ha de oir Faraón ?
Y yo endureceré el corazón de Faraón , y multiplicaré en la tierra de Egipto mis señales y mis maravillas .
E hizo Moisés y Aarón como Jehová les mandó : hiciéronlo así .
Y era Moisés de edad de ochenta años , y Aarón de edad de ochenta y tres , cuando hablaron á Faraón .
Y habló Jehová á Moisés y á Aarón , diciendo :
Y el corazón de Faraón se endureció , y no los escuchó ; como Jehová lo había dicho .
Entonces Jehová dijo á Moisés : El corazón de Faraón está agravado , que no quiere dejar ir al pueblo .
Y tornando Faraón volvióse á su casa , y no puso su corazón aun en esto .
Y cumpliéronse siete días después que Jehová hirió el río .
Y si no lo quisieres dejar ir , he aquí yo heriré con ranas todos tus términos :
Y las ranas subirán sobre ti , y sobre tu pueblo , y sobre todos tus siervos .
Y los encantadores hicieron lo mismo con sus encantamientos , é hicieron venir ranas sobre la tierra de Egipto .
Y las juntaron en montones , y apestaban la tierra .
Y yo pondré redención entre mi pueblo y el tuyo . Mañana será esta señal .
Entonces Faraón llamó á Moisés y á Aarón , y díjoles : Andad , sacrificad á vuestro Dios en la tierra .
Entonces Moisés salió de con Faraón , y oró á Jehová .
Mas Faraón agravó aún esta vez su corazón , y no dejó ir al pueblo .
Porque si no lo quieres dejar ir , y los detuvieres aún ,
Y Jehová señaló tiempo , diciendo : Mañana hará Jehová esta cosa en la tierra .
¿ Todavía te ensalzas tú contra mi pueblo , para no dejarlos ir ?
Solamente en la tierra de Gosén , donde los hijos de Israel estaban , no hubo granizo .
Mas yo sé que ni tú ni tus siervos temeréis todavía la presencia del Dios Jehová .
El lino , pues , y la cebada fueron heridos ; porque la cebada estaba ya espigada , y el lino en caña .
Mas el trigo y el centeno no fueron heridos ; porque eran tardíos .
Y si aun rehusas dejarlo ir , he aquí que yo traeré mañana langosta en tus términos ,
Y salió de con Faraón , y oró á Jehová .
Mas Jehová endureció el corazón de Faraón ; y no envió los hijos de Israel .
Mas Jehová endureció el corazón de Faraón , y no quiso dejarlos ir .
Y Moisés respondió : Bien has dicho ; no veré más tu rostro .
Y dijo Moisés : Jehová ha dicho así : A la media noche yo saldré por medio de Egipto ,
Y HABLÓ Jehová á Moisés y á Aarón en la tierra de Egipto , diciendo :
Ninguna cosa leudada comeréis ; en todas vuestras habitaciones comeréis panes sin levadura .
Y guardaréis esto por estatuto para vosotros y para vuestros hijos para siempre .
Y cuando os dijeren vuestros hijos : ¿ Qué rito es este vuestro ?
Y los hijos de Israel se fueron , é hicieron puntualmente así ; como Jehová había mandado á Moisés y á Aarón .
Tomad también vuestras ovejas y vuestras vacas , como habéis dicho , é idos ; y bendecidme también á mí .
Y también subió con ellos grande multitud de diversa suerte de gentes ; y ovejas , y ganados muy muchos .
El tiempo que los hijos de Israel habitaron en Egipto , fué cuatrocientos treinta años .
Mas todo siervo humano comprado por dinero , comerá de ella después que lo hubieres circuncidado .
El extranjero y el asalariado no comerán de ella .
Toda la congregación de Israel le sacrificará .
La misma ley será para el natural y para el extranjero que peregrinare entre vosotros .
Así lo hicieron todos los hijos de Israel ; como mandó Jehová á Moisés y á Aarón , así lo hicieron .
Y JEHOVÁ habló á Moisés , diciendo :
Vosotros salís hoy en el mes de Abib .
Siete días comerás por leudar , y el séptimo día será fiesta á Jehová .
Por tanto , tú guardarás este rito en su tiempo de año en año .
Y partidos de Succoth , asentaron campo en Etham , á la entrada del desierto .
Y HABLÓ Jehová á Moisés , diciendo :
Y unció su carro , y tomó consigo su pueblo ;
Y tomó seiscientos carros escogidos , y todos los carros de Egipto , y los capitanes sobre ellos .
Jehová peleará por vosotros , y vosotros estaréis quedos .
Jehová , varón de guerra ; Jehová es su nombre .
Los abismos los cubrieron ; como piedra descendieron á los profundos .
Soplaste con tu viento , cubriólos la mar : hundiéronse como plomo en las impetuosas aguas .
Extendiste tu diestra ; la tierra los tragó .
Oiránlo los pueblos , y temblarán ; apoderarse ha dolor de los moradores de Palestina .
Jehová reinará por los siglos de los siglos .
Entonces el pueblo murmuró contra Moisés , y dijo : ¿ Qué hemos de beber ?
Y toda la congregación de los hijos de Israel murmuró contra Moisés y Aarón en el desierto ;
Y Jehová habló á Moisés , diciendo :
Y los hijos de Israel lo hicieron así : y recogieron unos más , otros menos :
Y díjoles Moisés : Ninguno deje nada de ello para mañana .
Y recogíanlo cada mañana , cada uno según lo que había de comer : y luego que el sol calentaba , derretíase .
Y Jehová dijo á Moisés : ¿ Hasta cuándo no querréis guardar mis mandamientos y mis leyes ?
Así el pueblo reposó el séptimo día .
Y Aarón lo puso delante del Testimonio para guardarlo , como Jehová lo mandó á Moisés .
Y un gomer es la décima parte del epha .
Y vino Amalec , y peleó con Israel en Rephidim .
Y Josué deshizo á Amalec y á su pueblo á filo de espada .
Y Moisés edificó un altar , y llamó su nombre Jehová-nissi ;
Y tomó Jethro , suegro de Moisés , á Séphora la mujer de Moisés , después que él la envió ,
Y Moisés respondió á su suegro : Porque el pueblo viene á mí para consultar á Dios :
Entonces el suegro de Moisés le dijo : No haces bien :
Y oyó Moisés la voz de su suegro , é hizo todo lo que dijo .
Y despidió Moisés á su suegro , y fuése á su tierra .
Y descendió Moisés del monte al pueblo , y santificó al pueblo ; y lavaron sus vestidos .
Y dijo al pueblo : Estad apercibidos para el tercer día ; no lleguéis á mujer .
Y también los sacerdotes que se llegan á Jehová , se santifiquen , porque Jehová no haga en ellos estrago .
Entonces Moisés descendió al pueblo , y habló con ellos .
Y HABLÓ Dios todas estas palabras , diciendo :
No tendrás dioses ajenos delante de mí .
Y que hago misericordia en millares á los que me aman , y guardan mis mandamientos .
Acordarte has del día del reposo , para santificarlo :
Seis días trabajarás , y harás toda tu obra ;
No matarás .
No cometerás adulterio .
No hurtarás .
No hablarás contra tu prójimo falso testimonio .
Entonces el pueblo se puso de lejos , y Moisés se llegó á la osbcuridad , en la cual estaba Dios .
No hagáis conmigo dioses de plata , ni dioses de oro os haréis .
Y no subirás por gradas á mi altar , porque tu desnudez no sea junto á él descubierta .
Y ESTOS son los derechos que les propondrás .
Y cuando alguno vendiere su hija por sierva , no saldrá como suelen salir los siervos .
Mas si la hubiere desposado con su hijo , hará con ella según la costumbre de las hijas .
Si le tomare otra , no disminuirá su alimento , ni su vestido , ni el débito conyugal .
Y si ninguna de estas tres cosas hiciere , ella saldrá de gracia sin dinero .
El que hiriere á alguno , haciéndole así morir , él morirá .
Y el que hiriere á su padre ó á su madre , morirá .
Igualmente el que maldijere á su padre ó á su madre , morirá .
Mas si durare por un día ó dos , no será castigado , porque su dinero es .
Mas si hubiere muerte , entonces pagarás vida por vida ,
Ojo por ojo , diente por diente , mano por mano , pie por pie ,
Quemadura por quemadura , herida por herida , golpe por golpe .
Mas si le hubiere sido hurtado , resarcirá á su dueño .
Si su padre no quisiere dársela , él le pesará plata conforme al dote de las vírgenes .
A la hechicera no dejarás que viva .
Cualquiera que tuviere ayuntamiento con bestia , morirá .
El que sacrificare á dioses , excepto á sólo Jehová , será muerto .
Y al extranjero no engañarás , ni angustiarás , porque extranjeros fuisteis vosotros en la tierra de Egipto .
A ninguna viuda ni huérfano afligiréis .
Que si tú llegas á afligirle , y él á mí clamare , ciertamente oiré yo su clamor ;
No denostarás á los jueces , ni maldecirás al príncipe de tu pueblo .
NO admitirás falso rumor . No te concertarás con el impío para ser testigo falso .
Ni al pobre distinguirás en su causa .
Si encontrares el buey de tu enemigo ó su asno extraviado , vuelve á llevárselo .
No pervertirás el derecho de tu mendigo en su pleito .
No recibirás presente ; porque el presente ciega á los que ven , y pervierte las palabras justas .
Seis años sembrarás tu tierra , y allegarás su cosecha :
Tres veces en el año me celebraréis fiesta .
Tres veces en el año parecerá todo varón tuyo delante del Señor Jehová .
No habrá mujer que aborte , ni estéril en tu tierra ; y yo cumpliré el número de tus días .
Poco á poco los echaré de delante de ti , hasta que te multipliques y tomes la tierra por heredad .
No harás alianza con ellos , ni con sus dioses .
Y subieron Moisés y Aarón , Nadab y Abiú , y setenta de los ancianos de Israel ;
Y levantóse Moisés , y Josué su ministro ; y Moisés subió al monte de Dios .
Entonces Moisés subió al monte , y una nube cubrió el monte .
Y JEHOVÁ habló á Moisés , diciendo :
Y esta es la ofrenda que tomaréis de ellos : Oro , y plata , y cobre ,
Y jacinto , y púrpura , y carmesí , y lino fino , y pelo de cabras ,
Y cueros de carneros teñidos de rojo , y cueros de tejones , y madera de Sittim ;
Aceite para la luminaria , especias para el aceite de la unción , y para el sahumerio aromático ;
Piedras de onix , y piedras de engastes , para el ephod , y para el racional .
Y hacerme han un santuario , y yo habitaré entre ellos .
Y harás unas varas de madera de Sittim , las cuales cubrirás de oro :
Las varas se estarán en los anillos del arca : no se quitarán de ella .
Y pondrás en el arca el testimonio que yo te daré .
Y la cubrirás de oro puro , y le has de hacer una cornisa de oro alrededor .
Los anillos estarán antes de la moldura , por lugares de las varas , para llevar la mesa .
Y pondrás sobre la mesa el pan de la proposición delante de mí continuamente .
Y en el candelero cuatro copas en forma de almendras , sus manzanas y sus flores .
Sus manzanas y sus brazos serán de lo mismo , todo ello una pieza labrada á martillo , de oro puro .
También sus despabiladeras y sus platillos , de oro puro .
De un talento de oro fino lo harás , con todos estos vasos .
Y mira , y hazlos conforme á su modelo , que te ha sido mostrado en el monte .
Cinco cortinas estarán juntas la una con la otra , y cinco cortinas unidas la una con la otra .
Harás asimismo cortinas de pelo de cabras para una cubierta sobre el tabernáculo ; once cortinas harás .
Y harás para el tabernáculo tablas de madera de Sittim , que estén derechas .
Harás , pues , las tablas del tabernáculo : veinte tablas al lado del mediodía , al austro .
Y al otro lado del tabernáculo , á la parte del aquilón , veinte tablas ;
Y para el lado del tabernáculo , al occidente , harás seis tablas .
Harás además dos tablas para las esquinas del tabernáculo en los dos ángulos posteriores ;
Harás también cinco barras de madera de Sittim , para las tablas del un lado del tabernáculo ,
Y la barra del medio pasará por medio de las tablas , del un cabo al otro .
Y alzarás el tabernáculo conforme á su traza que te fué mostrada en el monte .
Y pondrás la cubierta sobre el arca del testimonio en el lugar santísimo .
Harás también varas para el altar , varas de madera de Sittim , las cuales cubrirás de metal .
De tablas lo harás , hueco : de la manera que te fué mostrado en el monte , así lo harás .
Y en el ancho del atrio por la parte de levante , al oriente , habrá cincuenta codos .
Y las cortinas del un lado serán de quince codos ; sus columnas tres , con sus tres basas .
Al otro lado quince codos de cortinas ; sus columnas tres , con sus tres basas .
Y harás vestidos sagrados á Aarón tu hermano , para honra y hermosura .
Tomarán oro , y cárdeno , y púrpura , y carmesí , y lino torcido .
Tendrá dos hombreras que se junten á sus dos lados , y se juntará .
Y tomarás dos piedras oniquinas , y grabarás en ellas los nombres de los hijos de Israel :
Harás pues , engastes de oro ,
El segundo orden , una esmeralda , un zafiro , y un diamante ;
El tercer orden , un rubí , un ágata , y una amatista ;
Harás también en el racional cadenetas de hechura de trenzas de oro fino .
Harás el manto del ephod todo de jacinto :
Una campanilla de oro y una granada , campanilla de oro y granada , por las orillas del manto alrededor .
Y pondrás la mitra sobre su cabeza , y sobre la mitra pondrás la diadema santa .
Y tomarás el aceite de la unción , y derramarás sobre su cabeza , y le ungirás .
Y harás llegar sus hijos , y les vestirás las túnicas .
Y matarás el becerro delante de Jehová á la puerta del tabernáculo del testimonio .
Y matarás el carnero , y tomarás su sangre , y rociarás sobre el altar alrededor .
Y tomarás el carnero de las consagraciones , y cocerás su carne en el lugar del santuario .
Ofrecerás el un cordero á la mañana , y el otro cordero ofrecerás á la caída de la tarde :
Y allí testificaré de mí á los hijos de Israel , y el lugar será santificado con mi gloria .
Y habitaré entre los hijos de Israel , y seré su Dios .
HARÁS asimismo un altar de sahumerio de perfume : de madera de Sittim lo harás .
Y harás los varales de madera de Sittim , y los cubrirás de oro .
Y quemará sobre él Aarón sahumerio de aroma cada mañana : cuando aderezare las lámparas lo quemará .
No ofreceréis sobre él sahumerio extraño , ni holocausto , ni presente ; ni tampoco derramaréis sobre él libación .
Y habló Jehová á Moisés , diciendo :
Habló más Jehová á Moisés , diciendo :
Y de ella se lavarán Aarón y sus hijos sus manos y sus pies :
Habló más Jehová á Moisés , diciendo :
Y de casia quinientos , al peso del santuario , y de aceite de olivas un hin :
Con él ungirás el tabernáculo del testimonio , y el arca del testimonio ,
Y la mesa , y todos sus vasos , y el candelero , y todos sus vasos , y el altar del perfume ,
Y el altar del holocausto , todos sus vasos , y la fuente y su basa .
Así los consagrarás , y serán cosas santísimas : todo lo que tocare en ellos , será santificado .
Y harás de ello una confección aromática de obra de perfumador , bien mezclada , pura y santa :
Cualquiera que hiciere otra como ella para olerla , será cortado de sus pueblos .
Y HABLÓ Jehová á Moisés , diciendo :
Mira , yo he llamado por su nombre á Bezaleel , hijo de Uri , hijo de Hur , de la tribu de Judá ;
Para inventar diseños , para trabajar en oro , y en plata , y en metal ,
Y en artificio de piedras para engastarlas , y en artificio de madera ; para obrar en toda suerte de labor .
Y la mesa y sus vasos , y el candelero limpio y todos sus vasos , y el altar del perfume ;
Y el altar del holocausto y todos sus vasos , y la fuente y su basa ;
Habló además Jehová á Moisés , diciendo :
Guardarán , pues , el sábado los hijos de Israel : celebrándolo por sus edades por pacto perpetuo :
Entonces todo el pueblo apartó los zarcillos de oro que tenían en sus orejas , y trajéronlos á Aarón :
Dijo más Jehová á Moisés : Yo he visto á este pueblo , que por cierto es pueblo de dura cerviz :
Y las tablas eran obra de Dios , y la escritura era escritura de Dios grabada sobre las tablas .
Y Jehová respondió á Moisés : Al que pecare contra mí , á éste raeré yo de mi libro .
Y Jehová hirió al pueblo , porque habían hecho el becerro que formó Aarón .
Y oyendo el pueblo esta sensible palabra , vistieron luto , y ninguno se puso sus atavíos :
Entonces los hijos de Israel se despojaron de sus atavíos desde el monte Horeb .
Y él dijo : Mi rostro irá contigo , y te haré descansar .
Y él respondió : Si tu rostro no ha de ir conmigo , no nos saques de aquí .
El entonces dijo : Ruégote que me muestres tu gloria .
Dijo más : No podrás ver mi rostro : porque no me verá hombre , y vivirá .
Y dijo aún Jehová : He aquí lugar junto á mí , y tú estarás sobre la peña :
Y Jehová descendió en la nube , y estuvo allí con él , proclamando el nombre de Jehová .
Entonces Moisés , apresurándose , bajó la cabeza hacia el suelo y encorvóse ;
Mas derribaréis sus altares , y quebraréis sus estatuas , y talaréis sus bosques :
Porque no te has de inclinar á dios ajeno ; que Jehová , cuyo nombre es Celoso , Dios celoso es .
No harás dioses de fundición para ti .
Tres veces en el año será visto todo varón tuyo delante del Señoreador Jehová , Dios de Israel .
Y cuando hubo acabado Moisés de hablar con ellos , puso un velo sobre su rostro .
No encenderéis fuego en todas vuestras moradas en el día del sábado .
Y cárdeno , y púrpura , y carmesí , y lino fino , y pelo de cabras ;
Y cueros rojos de carneros , y cueros de tejones , y madera de Sittim ;
Y aceite para la luminaria , y especias aromáticas para el aceite de la unción , y para el perfume aromático ;
Y piedras de onix , y demás pedrería , para el ephod , y para el racional .
Y todo sabio de corazón entre vosotros , vendrá y hará todas las cosas que Jehová ha mandado :
El tabernáculo , su tienda , y su cubierta , y sus anillos , y sus tablas , sus barras , sus columnas , y sus basas ;
El arca , y sus varas , la cubierta , y el velo de la tienda ;
La mesa , y sus varas , y todos sus vasos , y el pan de la proposición .
El candelero de la luminaria , y sus vasos , y sus candilejas , y el aceite para la luminaria ;
Las cortinas del atrio , sus columnas , y sus basas , y el pabellón de la puerta del atrio ;
Las estacas del tabernáculo , y las estacas del atrio , y sus cuerdas ;
Y salió toda la congregación de los hijos de Israel de delante de Moisés .
Y todas las mujeres cuyo corazón las levantó en sabiduría , hilaron pelos de cabras .
Y los príncipes trajeron piedras de onix , y las piedras de los engastes para el ephod y el racional ;
Para proyectar inventos , para trabajar en oro , y en plata , y en metal ,
Pues tenía material abundante para hacer toda la obra , y sobraba .
Hizo asimismo cortinas de pelo de cabras para la tienda sobre el tabernáculo , é hízolas en número de once .
Y juntó las cinco cortinas de por sí , y las seis cortinas aparte .
Hizo también cincuenta corchetes de metal para juntar la tienda , de modo que fuese una .
Además hizo las tablas para el tabernáculo de madera de Sittim , para estar derechas .
La longitud de cada tabla de diez codos , y de codo y medio la anchura .
Hizo , pues , las tablas para el tabernáculo : veinte tablas al lado del austro , al mediodía .
Y para el otro lado del tabernáculo , á la parte del aquilón , hizo veinte tablas ,
Y para el lado occidental del tabernáculo hizo seis tablas .
Para las esquinas del tabernáculo en los dos lados hizo dos tablas ,
Eran , pues , ocho tablas , y sus basas de plata dieciséis ; dos basas debajo de cada tabla .
Hizo también las barras de madera de Sittim ; cinco para las tablas del un lado del tabernáculo ,
E hizo que la barra del medio pasase por medio de las tablas del un cabo al otro .
Y cubrióla de oro puro por de dentro y por de fuera , é hízole una cornisa de oro en derredor .
Hizo también las varas de madera de Sittim , y cubriólas de oro .
Y metió las varas por los anillos á los lados del arca , para llevar el arca .
Y cubrióla de oro puro , é hízole una cornisa de oro en derredor .
Delante de la moldura estaban los anillos , por los cuales se metiesen las varas para llevar la mesa .
E hizo las varas de madera de Sittim para llevar la mesa , y cubriólas de oro .
Y en el candelero había cuatro copas figura de almendras , sus manzanas y sus flores :
Sus manzanas y sus brazos eran de lo mismo ; todo era una pieza labrada á martillo , de oro puro .
Hizo asimismo sus siete candilejas , y sus despabiladeras , y sus platillos , de oro puro ;
De un talento de oro puro lo hizo , con todos sus vasos .
E hizo las varas de madera de Sittim , y cubriólas de oro .
Hizo también cuatro anillos de fundición á los cuatro cabos del enrejado de metal , para meter las varas .
E hizo las varas de madera de Sittim , y cubriólas de metal .
Sus columnas veinte , con sus veinte basas de metal : los capiteles de las columnas y sus molduras , de plata .
Y á la parte oriental , al levante , cortinas de cincuenta codos :
Al un lado cortinas de quince codos , sus tres columnas , y sus tres basas ;
Todas las cortinas del atrio alrededor eran de lino torcido .
Y todas las estacas del tabernáculo y del atrio alrededor fueron de metal .
Y el metal de la ofrenda fué setenta talentos , y dos mil cuatrocientos siclos ;
Hizo también el ephod de oro , de cárdeno y púrpura y carmesí , y lino torcido .
Hiciéronle las hombreras que se juntasen ; y uníanse en sus dos lados .
El segundo orden , una esmeralda , un zafiro , y un diamante .
El tercer orden , un ligurio , un ágata , y un amatista .
Hicieron también sobre el racional las cadenas pequeñas de hechura de trenza , de oro puro .
Y pusieron las dos trenzas de oro en aquellos dos anillos á los cabos del racional .
Hizo también el manto del ephod de obra de tejedor , todo de jacinto ,
E hicieron en las orillas del manto las granadas de jacinto , y púrpura , y carmesí , y lino torcido .
Igualmente hicieron las túnicas de lino fino de obra de tejedor , para Aarón y para sus hijos ;
Y la cubierta de pieles rojas de carneros , y la cubierta de pieles de tejones , y el velo del pabellón ;
El arca del testimonio , y sus varas , y la cubierta ;
La mesa , todos sus vasos , y el pan de la proposición ;
Y JEHOVÁ habló á Moisés , diciendo :
En el primer día del mes primero harás levantar el tabernáculo , el tabernáculo del testimonio :
Y pondrás en él el arca del testimonio , y la cubrirás con el velo :
Luego pondrás la fuente entre el tabernáculo del testimonio y el altar ; y pondrás agua en ella .
Finalmente pondrás el atrio en derredor , y el pabellón de la puerta del atrio .
Asimismo ungirás la fuente y su basa , y la santificarás .
Después harás llegar sus hijos , y les vestirás las túnicas :
Y Moisés hizo conforme á todo lo que Jehová le mandó ; así lo hizo .
Y sobre ella puso por orden los panes delante de Jehová , como Jehová había mandado á Moisés .
Y encendió las lámparas delante de Jehová ; como Jehová había mandado á Moisés .
Puso también el altar de oro en el tabernáculo del testimonio , delante del velo :
Y encendió sobre él el perfume aromático ; como Jehová había mandado á Moisés .
Puso asimismo la cortina de la puerta del tabernáculo .
Y Moisés y Aarón y sus hijos lavaban en ella sus manos y sus pies .
Entonces una nube cubrió el tabernáculo del testimonio , y la gloria de Jehová hinchió el tabernáculo .
Pero si la nube no se alzaba , no se partían hasta el día en que ella se alzaba .
Y LLAMÓ Jehová á Moisés , y habló con él desde el tabernáculo del testimonio , diciendo :
Y desollará el holocausto , y lo dividirá en sus piezas .
La cual partirás en piezas , y echarás sobre ella aceite : es presente .
Y pondrás sobre ella aceite , y pondrás sobre ella incienso : es presente .
Si ofreciere cordero por su ofrenda , ha de ofrecerlo delante de Jehová :
Y si fuere cabra su ofrenda ofrecerála delante de Jehová :
Estatuto perpetuo por vuestras edades ; en todas vuestras moradas , ningún sebo ni ninguna sangre comeréis .
Y HABLÓ Jehová á Moisés , diciendo :
Y el sacerdote ungido meterá de la sangre del becerro en el tabernáculo del testimonio :
Y le quitará todo el sebo , y harálo arder sobre el altar .
Y si trajere cordero para su ofrenda por el pecado , hembra sin defecto traerá :
Habló más Jehová á Moisés , diciendo :
Es infracción , y ciertamente delinquió contra Jehová .
Y HABLÓ Jehová á Moisés , diciendo :
Habló aún Jehová á Moisés , diciendo :
El fuego ha de arder continuamente en el altar ; no se apagará .
Y habló Jehová á Moisés , diciendo :
Y todo presente de sacerdote será enteramente quemado ; no se comerá .
Y habló Jehová á Moisés , diciendo :
Todo varón de entre los sacerdotes la comerá : es cosa santísima .
ASIMISMO esta es la ley de la expiación de la culpa : es cosa muy santa .
Y de ella ofrecerá todo su sebo , la cola , y el sebo que cubre los intestinos .
Todo varón de entre los sacerdotes la comerá : será comida en el lugar santo : es cosa muy santa .
Y esta es la ley del sacrificio de las paces , que se ofrecerá á Jehová :
Con tortas de pan leudo ofrecerá su ofrenda en el sacrificio de hacimientos de gracias de sus paces .
Y lo que quedare para el tercer día de la carne del sacrificio , será quemado en el fuego .
Habló aún Jehová á Moisés , diciendo :
Cualquiera persona que comiere alguna sangre , la tal persona será cortada de sus pueblos .
Habló más Jehová á Moisés , diciendo :
Y HABLÓ Jehová á Moisés , diciendo :
Y reune toda la congregación á la puerta del tabernáculo del testimonio .
Y dijo Moisés á la congregación : Esto es lo que Jehová ha mandado hacer .
Entonces Moisés hizo llegar á Aarón y á sus hijos , y lavólos con agua .
Púsole luego encima el racional , y en él puso el Urim y Thummim .
Y derramó del aceite de la unción sobre la cabeza de Aarón , y ungiólo para santificarlo .
Y degollólo ; y roció Moisés la sangre sobre el altar en derredor .
Y cortó el carnero en trozos ; y Moisés hizo arder la cabeza , y los trozos , y el sebo .
Y lo que sobrare de la carne y del pan , habéis de quemarlo al fuego .
De la manera que hoy se ha hecho , mandó hacer Jehová para expiaros .
Y Aarón y sus hijos hicieron todas las cosas que mandó Jehová por medio de Moisés .
Entonces llegóse Aarón al altar ; y degolló su becerro de la expiación que era por él .
Mas la carne y el cuero los quemó al fuego fuera del real .
Luego lavó los intestinos y las piernas , y quemólos sobre el holocausto en el altar .
Y ofreció el holocausto , é hizo según el rito .
Y pusieron los sebos sobre los pechos , y él quemó los sebos sobre el altar :
Y salió fuego de delante de Jehová que los quemó , y murieron delante de Jehová .
Y ellos llegaron , y sacáronlos con sus túnicas fuera del campo , como dijo Moisés .
Y Jehová habló á Aarón , diciendo :
Y para poder discernir entre lo santo y lo profano , y entre lo inmundo y lo limpio ;
Y cuando Moisés oyó esto , dióse por satisfecho .
Y HABLÓ Jehová á Moisés y á Aarón , diciéndoles :
De entre los animales , todo el de pezuña , y que tiene las pezuñas hendidas , y que rumia , éste comeréis .
También el conejo , porque rumia , mas no tiene pezuña , tendréislo por inmundo ;
Asimismo la liebre , porque rumia , mas no tiene pezuña , tendréisla por inmunda ;
De la carne de ellos no comeréis , ni tocaréis su cuerpo muerto : tendréislos por inmundos .
Todo lo que no tuviere aletas y escamas en las aguas , tendréislo en abominación .
El milano , y el buitre según su especie ;
Todo cuervo según su especie ;
El avestruz , y la lechuza , y el laro , y el gavilán según su especie ,
Y el buho , y el somormujo , y el ibis ,
Y el calamón , y el cisne , y el onocrótalo ,
Y el herodión , y el caradrión , según su especie , y la abubilla , y el murciélago .
Todo reptil alado que anduviere sobre cuatro pies , tendréis en abominación .
Todo reptil alado que tenga cuatro pies , tendréis en abominación .
Y por estas cosas seréis inmundos : cualquiera que tocare á sus cuerpos muertos , será inmundo hasta la tarde :
Y cualquiera que llevare de sus cuerpos muertos , lavará sus vestidos , y será inmundo hasta la tarde .
Y el erizo , y el lagarto , y el caracol , y la babosa , y el topo .
Y todo reptil que va arrastrando sobre la tierra , es abominación ; no se comerá .
Y HABLÓ Jehová á Moisés , diciendo :
Y al octavo día circuncidará la carne de su prepucio .
Y HABLÓ Jehová á Moisés y á Aarón , diciendo :
Cuando hubiere llaga de lepra en el hombre , será traído al sacerdote ;
Mas el día que apareciere en él la carne viva , será inmundo .
Mas cuando la carne viva se mudare y volviere blanca , entonces vendrá al sacerdote ;
Y cuando en la carne , en su piel , hubiere apostema , y se sanare ,
Y si se fuere extendiendo por la piel , entonces el sacerdote lo dará por inmundo : es llaga .
Y al hombre ó mujer que le saliere llaga en la cabeza , ó en la barba ,
Empero si la tiña se hubiere ido extendiendo en la piel después de su purificación ,
Asimismo el hombre ó mujer , cuando en la piel de su carne tuviere manchas , manchas blancas ,
Y el hombre , cuando se le pelare la cabeza , es calvo , mas limpio .
Y cuando en el vestido hubiere plaga de lepra , en vestido de lana , ó en vestido de lino ;
Y el sacerdote mirará la plaga , y encerrará la cosa plagada por siete días .
Y HABLÓ Jehová á Moisés , diciendo :
Y mandará el sacerdote matar la una avecilla en un vaso de barro sobre aguas vivas ;
Y el sacerdote echará del aceite sobre la palma de su mano izquierda ;
Asimismo ofrecerá la una de las tórtolas , ó de los palominos , lo que alcanzare su mano :
Y habló Jehová á Moisés y á Aarón , diciendo :
Entonces tomará para limpiar la casa dos avecillas , y palo de cedro , y grana , é hisopo :
Y degollará la una avecilla en una vasija de barro sobre aguas vivas :
Esta es la ley acerca de toda plaga de lepra , y de tiña ;
Y de la lepra del vestido , y de la casa ;
Y acerca de la hinchazón , y de la postilla , y de la mancha blanca :
Para enseñar cuándo es inmundo , y cuándo limpio . Aquesta es la ley tocante á la lepra .
Y HABLÓ Jehová á Moisés y á Aarón , diciendo :
Y todo aparejo sobre que cabalgare el que tuviere flujo , será inmundo .
Y hará allegar Aarón el macho cabrío sobre el cual cayere la suerte por Jehová , y ofrecerálo en expiación .
Y quemará el sebo de la expiación sobre el altar .
Sábado de reposo es para vosotros , y afligiréis vuestras almas , por estatuto perpetuo .
Y HABLÓ Jehová á Moisés , diciendo :
Y si no los lavare , ni lavare su carne , llevará su iniquidad .
Y HABLÓ Jehová á Moisés , diciendo :
Habla á los hijos de Israel , y diles : Yo soy Jehová vuestro Dios .
Mis derechos pondréis por obra , y mis estatutos guardaréis , andando en ellos : Yo Jehová vuestro Dios .
La desnudez de la mujer de tu padre no descubrirás ; es la desnudez de tu padre .
La desnudez de la hermana de tu padre no descubrirás : es parienta de tu padre .
La desnudez de la hermana de tu madre no descubrirás : porque parienta de tu madre es .
La desnudez de la mujer de tu hermano no descubrirás : es la desnudez de tu hermano .
Además , no tendrás acto carnal con la mujer de tu prójimo , contaminándote en ella .
No te echarás con varón como con mujer : es abominación .
( Porque todas estas abominaciones hicieron los hombres de la tierra , que fueron antes de vosotros , y la tierra fué contaminada : )
Y HABLÓ Jehová á Moisés , diciendo :
Cada uno temerá á su madre y á su padre , y mis sábados guardaréis : Yo Jehová vuestro Dios .
No os volveréis á los ídolos , ni haréis para vosotros dioses de fundición : Yo Jehová vuestro Dios .
Y cuando sacrificareis sacrificio de paces á Jehová , de vuestra voluntad lo sacrificaréis .
Y si se comiere el día tercero , será abominación ; no será acepto :
No hurtaréis , y no engañaréis , ni mentiréis ninguno á su prójimo .
Y el cuarto año todo su fruto será santidad de loores á Jehová .
No comeréis cosa alguna con sangre . No seréis agoreros , ni adivinaréis .
No cortaréis en redondo las extremidades de vuestras cabezas , ni dañarás la punta de tu barba .
Mis sábados guardaréis , y mi santuario tendréis en reverencia : Yo Jehová .
Y cuando el extranjero morare contigo en vuestra tierra , no le oprimiréis .
No hagáis agravio en juicio , en medida de tierra , ni en peso , ni en otra medida .
Guardad pues todos mis estatutos , y todos mis derechos , y ponedlos por obra : Yo Jehová .
Y HABLÓ Jehová á Moisés diciendo :
Santificaos , pues , y sed santos , porque yo Jehová soy vuestro Dios .
Y guardad mis estatutos , y ponedlos por obra : Yo Jehová que os santifico .
No se contaminará , porque es príncipe en sus pueblos , haciéndose inmundo .
Ni entrará donde haya alguna persona muerta , ni por su padre , ó por su madre se contaminará .
Y tomará él mujer con su virginidad .
Y no amancillará su simiente en sus pueblos ; porque yo Jehová soy el que los santifico .
Y Jehová habló á Moisés , diciendo :
O varón en el cual hubiere quebradura de pie ó rotura de mano ,
El pan de su Dios , de lo muy santo y las cosas santificadas , comerá .
Y Moisés habló esto á Aarón , y á sus hijos , y á todos los hijos de Israel .
Y HABLÓ Jehová á Moisés , diciendo :
No profanarán , pues , las cosas santas de los hijos de Israel , las cuales apartan para Jehová :
Y habló Jehová á Moisés , diciendo :
Ninguna cosa en que haya falta ofreceréis , porque no será acepto por vosotros .
Y habló Jehová á Moisés , diciendo :
Y sea buey ó carnero , no degollaréis en un día á él y á su hijo .
Y cuando sacrificareis sacrificio de hacimiento de gracias á Jehová , de vuestra voluntad lo sacrificaréis .
Guardad pues mis mandamientos , y ejecutadlos : Yo Jehová .
Que os saqué de la tierra de Egipto , para ser vuestro Dios : Yo Jehová .
Y HABLÓ Jehová á Moisés , diciendo :
Estas son las solemnidades de Jehová , las convocaciones santas , á las cuales convocaréis en sus tiempos .
En el mes primero , á los catorce del mes , entre las dos tardes , pascua es de Jehová .
El primer día tendréis santa convocación : ninguna obra servil haréis .
Y habló Jehová á Moisés , diciendo :
Y habló Jehová á Moisés , diciendo :
Ninguna obra servil haréis ; y ofreceréis ofrenda encendida á Jehová .
Y habló Jehová á Moisés , diciendo :
Y habló Jehová á Moisés , diciendo :
El primer día habrá santa convocación : ninguna obra servil haréis .
En cabañas habitaréis siete días : todo natural de Israel habitará en cabañas ;
Así habló Moisés á los hijos de Israel sobre las solemnidades de Jehová .
Y HABLÓ Jehová á Moisés , diciendo :
Sobre el candelero limpio pondrá siempre en orden las lámparas delante de Jehová .
Y tomarás flor de harina , y cocerás de ella doce tortas : cada torta será de dos décimas .
Y has de ponerlas en dos órdenes , seis en cada orden , sobre la mesa limpia delante de Jehová .
Y pusiéronlo en la cárcel , hasta que les fuese declarado por palabra de Jehová .
Y á los hijos de Israel hablarás , diciendo : Cualquiera que maldijere á su Dios , llevará su iniquidad .
Asimismo el hombre que hiere de muerte á cualquiera persona , que sufra la muerte .
Y el que hiere á algún animal , ha de restituirlo : animal por animal .
Y JEHOVÁ habló á Moisés en el monte de Sinaí , diciendo :
En este año de jubileo volveréis cada uno á su posesión .
Y no engañe ninguno á su prójimo ; mas tendrás temor de tu Dios : porque yo soy Jehová vuestro Dios .
Y la tierra dará su fruto , y comeréis hasta hartura , y habitaréis en ella con seguridad .
Por tanto , en toda la tierra de vuestra posesión , otorgaréis redención á la tierra .
Y cuando el hombre no tuviere rescatador , si alcanzare su mano , y hallare lo que basta para su rescate ;
Mas la tierra del ejido de sus ciudades no se venderá , porque es perpetua posesión de ellos .
No tomarás usura de él , ni aumento ; mas tendrás temor de tu Dios , y tu hermano vivirá contigo .
No le darás tu dinero á usura , ni tu vitualla á ganancia :
No te enseñorearás de él con dureza , mas tendrás temor de tu Dios .
Después que se hubiere vendido , podrá ser rescatado : uno de sus hermanos lo rescatará ;
Guardad mis sábados , y tened en reverencia mi santuario : Yo Jehová .
Si anduviereis en mis decretos , y guardareis mis mandamientos , y los pusiereis por obra ;
Y perseguiréis á vuestros enemigos , y caerán á cuchillo delante de vosotros :
Porque yo me volveré á vosotros , y os haré crecer , y os multiplicaré , y afirmaré mi pacto con vosotros :
Y comeréis lo añejo de mucho tiempo , y sacaréis fuera lo añejo á causa de lo nuevo :
Y pondré mi morada en medio de vosotros , y mi alma no os abominará :
Y andaré entre vosotros , y yo seré vuestro Dios , y vosotros seréis mi pueblo .
Empero si no me oyereis , ni hiciereis todos estos mis mandamientos ,
Y si con estas cosas no fuereis corregidos , sino que anduviereis conmigo en oposición ,
Yo también procederé con vosotros en oposición , y os heriré aun siete veces por vuestros pecados :
Y si con esto no me oyereis , mas procediereis conmigo en oposición ,
Y comeréis las carnes de vuestros hijos , y comeréis las carnes de vuestras hijas :
Yo asolaré también la tierra , y se pasmarán de ella vuestros enemigos que en ella moran :
Y pereceréis entre las gentes , y la tierra de vuestros enemigos os consumirá .
Y HABLÓ Jehová á Moisés , diciendo :
Y si fuere hembra , la estimación será treinta siclos .
Y si lo hubieren de redimir , añadirán su quinto sobre tu valuación .
Y si santificare su tierra desde el año del jubileo , conforme á tu estimación quedará .
Y todo lo que apreciares será conforme al siclo del santuario : el siclo tiene veinte óbolos .
Cualquier anatema ( cosa consagrada ) de hombres que se consagrare , no será redimido : indefectiblemente ha de ser muerto .
Y si alguno quisiere redimir algo de sus décimas , añadirá su quinto á ello .
Estos son los mandamientos que ordenó Jehová á Moisés , para los hijos de Israel , en el monte de Sinaí .
Y estará con vosotros un varón de cada tribu , cada uno cabeza de la casa de sus padres .
De Simeón , Selumiel hijo de Zurisaddai .
De Judá , Naasón hijo de Aminadab .
De Issachâr , Nathanael hijo de Suar .
De Zabulón , Eliab hijo de Helón .
De los hijos de José : de Ephraim , Elisama hijo de Ammiud ; de Manasés , Gamaliel hijo de Pedasur .
De Benjamín , Abidán hijo de Gedeón .
De Dan , Ahiezer hijo de Ammisaddai .
De Aser , Phegiel hijo de Ocrán .
De Gad , Eliasaph hijo de Dehuel .
De Nephtalí , Ahira hijo de Enán .
Estos eran los nombrados de la congregación , príncipes de las tribus de sus padres , capitanes de los millares de Israel .
Tomó pues Moisés y Aarón á estos varones que fueron declarados por sus nombres :
Como Jehová lo había mandado á Moisés ; y contólos en el desierto de Sinaí .
Los contados de ellos , de la tribu de Rubén , fueron cuarenta y seis mil y quinientos .
Los contados de ellos , de la tribu de Simeón , cincuenta y nueve mil y trescientos .
Los contados de ellos , de la tribu de Judá , setenta y cuatro mil y seiscientos .
Los contados de ellos , de la tribu de Issachâr , cincuenta y cuatro mil y cuatrocientos .
Los contados de ellos , de la tribu de Zabulón , cincuenta y siete mil y cuatrocientos .
Los contados de ellos , de la tribu de Ephraim , cuarenta mil y quinientos .
Los contados de ellos , de la tribu de Manasés , treinta y dos mil y doscientos .
Los contados de ellos , de la tribu de Benjamín , treinta y cinco mil y cuatrocientos .
Los contados de ellos , de la tribu de Dan , sesenta y dos mil y setecientos .
Los contados de ellos , de la tribu de Aser , cuarenta y un mil y quinientos .
Los contados de ellos , de la tribu de Nephtalí , cincuenta y tres mil y cuatrocientos .
Fueron todos los contados seiscientos tres mil quinientos y cincuenta .
Pero los Levitas no fueron contados entre ellos según la tribu de sus padres .
Porque habló Jehová á Moisés , diciendo :
Solamente no contarás la tribu de Leví , ni tomarás la cuenta de ellos entre los hijos de Israel :
E hicieron los hijos de Israel conforme á todas las cosas que mandó Jehová á Moisés ; así lo hicieron .
Y HABLÓ Jehová á Moisés y á Aarón , diciendo :
Su hueste , con los contados de ellos , setenta y cuatro mil y seiscientos .
Y su hueste , con sus contados , cincuenta y cuatro mil y cuatrocientos :
Y la tribu de Zabulón : y el jefe de los hijos de Zabulón , Eliab hijo de Helón ;
Y su hueste , con sus contados , cincuenta y siete mil y cuatrocientos .
Y su hueste , sus contados , cuarenta y seis mil y quinientos .
Y su hueste , con los contados de ellos , cincuenta y nueve mil y trescientos :
Y la tribu de Gad : y el jefe de los hijos de Gad , Eliasaph hijo de Rehuel ;
Y su hueste , con los contados de ellos , cuarenta y cinco mil seiscientos y cincuenta .
Y su hueste , con los contados de ellos , cuarenta mil y quinientos .
Y su hueste , con los contados de ellos , treinta y dos mil y doscientos :
Y la tribu de Benjamín : y el jefe de los hijos de Benjamín , Abidán hijo de Gedeón ;
Y su hueste , con los contados de ellos , treinta y cinco mil y cuatrocientos .
Y su hueste , con los contados de ellos , sesenta y dos mil y setecientos .
Y su hueste , con los contados de ellos , cuarenta y un mil y quinientos :
Y la tribu de Nephtalí : y el jefe de los hijos de Nephtalí , Ahira hijo de Enán ;
Y su hueste , con los contados de ellos , cincuenta y tres mil y cuatrocientos .
Mas los Levitas no fueron contados entre los hijos de Israel ; como Jehová lo mandó á Moisés .
Y estos son los nombres de los hijos de Aarón : Nadab el primogénito , y Abiú , Eleazar , é Ithamar .
Y Jehová habló á Moisés , diciendo :
Haz llegar á la tribu de Leví , y hazla estar delante del sacerdote Aarón , para que le ministren ;
Y habló Jehová á Moisés , diciendo :
Y Jehová habló á Moisés en el desierto de Sinaí , diciendo :
Y Moisés los contó conforme á la palabra de Jehová , como le fué mandado .
Y los hijos de Leví fueron estos por sus nombres : Gersón , y Coath , y Merari .
Y los nombres de los hijos de Gersón , por sus familias , estos : Libni , y Simei .
Y los hijos de Coath , por sus familias : Amram , é Izhar , y Hebrón , y Uzziel .
Las familias de Gersón asentarán sus tiendas á espaldas del tabernáculo , al occidente ;
Y el jefe de la casa del padre de los Gersonitas , Eliasaph hijo de Lael .
Las familias de los hijos de Coath acamparán al lado del tabernáculo , al mediodía ;
De Merari , la familia Mahalítica , y la familia Musítica : estas son las familias de Merari .
Y las columnas en derredor del atrio , y sus basas , y sus estacas , y sus cuerdas .
Y contó Moisés , como Jehová le mandó , todos los primogénitos de los hijos de Israel .
Y habló Jehová á Moisés , diciendo :
Tomó , pues , Moisés el dinero del rescate de los que resultaron de más de los redimidos por los Levitas :
Y HABLÓ Jehová á Moisés y á Aarón , diciendo :
Y quitarán la ceniza del altar , y extenderán sobre él un paño de púrpura :
Y habló Jehová á Moisés y á Aarón , diciendo :
No cortaréis la tribu de las familias de Coath de entre los Levitas ;
No entrarán para ver , cuando cubrieren las cosas santas ; que morirán .
Y habló Jehová á Moisés diciendo :
Toma también la cuenta de los hijos de Gersón por las casas de sus padres , por sus familias .
Este será el oficio de las familias de Gersón , para ministrar y para llevar :
Contarás los hijos de Merari por sus familias , por las casas de sus padres .
Y fueron los contados de ellos por sus familias , dos mil setecientos y cincuenta .
Y los contados de los hijos de Gersón , por sus familias , y por las casas de sus padres ,
Los contados de ellos , por sus familias , fueron tres mil y doscientos .
Los contados de ellos fueron ocho mil quinientos y ochenta ,
Y JEHOVÁ habló á Moisés , diciendo :
Además habló Jehová á Moisés , diciendo :
Y lo santificado de cualquiera será suyo : asimismo lo que cualquiera diere al sacerdote , suyo será .
Y Jehová habló á Moisés , diciendo :
Y el sacerdote la hará acercar , y la hará poner delante de Jehová .
Y el sacerdote escribirá estas maldiciones en un libro , y las borrará con las aguas amargas :
Mas si la mujer no fuere inmunda , sino que estuviere limpia , ella será libre , y será fecunda .
Esta es la ley de los celos , cuando la mujer hiciere traición á su marido , y se amancillare ;
Y aquel varón será libre de iniquidad , y la mujer llevará su pecado .
Y HABLÓ Jehová á Moisés , diciendo :
Todo el tiempo que se apartare á Jehová , no entrará á persona muerta .
Todo el tiempo de su nazareato , será santo á Jehová .
Y el sacerdote lo ofrecerá delante de Jehová , y hará su expiación y su holocausto :
Y Jehová habló á Moisés , diciendo :
Jehová te bendiga , y te guarde :
Haga resplandecer Jehová su rostro sobre ti , y haya de ti misericordia :
Jehová alce á ti su rostro , y ponga en ti paz .
Y pondrán mi nombre sobre los hijos de Israel , y yo los bendeciré .
Y Jehová habló á Moisés , diciendo :
Entonces Moisés recibió los carros y los bueyes , y diólos á los Levitas .
Dos carros y cuatro bueyes , dió á los hijos de Gersón , conforme á su ministerio ;
Y el que ofreció su ofrenda el primer día fué Naasón hijo de Aminadab , de la tribu de Judá .
Una cuchara de oro de diez siclos , llena de perfume ;
Un becerro , un carnero , un cordero de un año para holocausto ;
Un macho cabrío para expiación ;
El segundo día ofreció Nathanael hijo de Suar , príncipe de Issachâr .
Una cuchara de oro de diez siclos , llena de perfume ;
Un becerro , un carnero , un cordero de un año para holocausto ;
Un macho cabrío para expiación ;
El tercer día , Eliab hijo de Helón , príncipe de los hijos de Zabulón :
Una cuchara de oro de diez siclos , llena de perfume ;
Un becerro , un carnero , un cordero de un año para holocausto ;
Un macho cabrío para expiación ;
El cuarto día , Elisur hijo de Sedeur , príncipe de los hijos de Rubén :
Una cuchara de oro de diez siclos , llena de perfume ;
Un becerro , un carnero , un cordero de un año para holocausto ;
Un macho cabrío para expiación ;
El quinto día , Selumiel hijo de Zurisaddai , príncipe de los hijos de Simeón :
Una cuchara de oro de diez siclos , llena de perfume ;
Un becerro , un carnero , un cordero de un año para holocausto ;
Un macho cabrío para expiación ;
El sexto día , Eliasaph hijo de Dehuel , príncipe de los hijos de Gad :
Una cuchara de oro de diez siclos , llena de perfume ;
Un becerro , un carnero , un cordero de un año para holocausto ;
Un macho cabrío para expiación ;
El séptimo día , el príncipe de los hijos de Ephraim , Elisama hijo de Ammiud :
Una cuchara de oro de diez siclos , llena de perfume ;
Un becerro , un carnero , un cordero de un año para holocausto ;
Un macho cabrío para expiación ;
El octavo día , el príncipe de los hijos de Manasés , Gamaliel hijo de Pedasur :
Una cuchara de oro de diez siclos , llena de perfume ;
Un becerro , un carnero , un cordero de un año para holocausto ;
Un macho cabrío para expiación ;
El noveno día , el príncipe de los hijos de Benjamín , Abidán hijo de Gedeón :
Una cuchara de oro de diez siclos , llena de perfume ;
Un becerro , un carnero , un cordero de un año para holocausto ;
Un macho cabrío para expiación ;
El décimo día , el príncipe de los hijos de Dan , Ahiezer hijo de Ammisaddai :
Una cuchara de oro de diez siclos , llena de perfume ;
Un becerro , un carnero , un cordero de un año para holocausto ;
Un macho cabrío para expiación ;
El undécimo día , el príncipe de los hijos de Aser , Pagiel hijo de Ocrán :
Una cuchara de oro de diez siclos , llena de perfume ;
Un becerro , un carnero , un cordero de un año para holocausto ;
Un macho cabrío para expiación ;
El duodécimo día , el príncipe de los hijos de Nephtalí , Ahira hijo de Enán :
Una cuchara de oro de diez siclos , llena de perfume ;
Un becerro , un carnero , un cordero de un año para holocausto ;
Un macho cabrío para expiación ;
Y HABLÓ Jehová á Moisés , diciendo :
Y Aarón lo hizo así ; que encendió enfrente del candelero sus lámparas , como Jehová lo mandó á Moisés .
Y Jehová habló á Moisés , diciendo :
Toma á los Levitas de entre los hijos de Israel , y expíalos .
Así apartarás los Levitas de entre los hijos de Israel ; y serán míos los Levitas .
Y he tomado los Levitas en lugar de todos los primogénitos en los hijos de Israel .
Y habló Jehová á Moisés , diciendo :
Mas desde los cincuenta años volverán del oficio de su ministerio , y nunca más servirán :
Los hijos de Israel harán la pascua á su tiempo .
Y habló Moisés á los hijos de Israel , para que hiciesen la pascua .
Y Moisés les respondió : Esperad , y oiré qué mandará Jehová acerca de vosotros .
Y Jehová habló á Moisés , diciendo :
Así era continuamente : la nube lo cubría , y de noche la apariencia de fuego .
Y JEHOVÁ habló á Moisés , diciendo :
Y cuando tocareis alarma , entonces moverán el campo de los que están alojados al oriente .
Empero cuando hubiereis de juntar la congregación , tocaréis , mas no con sonido de alarma .
Y movieron la primera vez al dicho de Jehová por mano de Moisés .
Y sobre el ejército de la tribu de los hijos de Issachâr , Nathanael hijo de Suar .
Y sobre el ejército de la tribu de los hijos de Zabulón , Eliab hijo de Helón .
Y sobre el ejército de la tribu de los hijos de Simeón , Selumiel hijo de Zurisaddai .
Y sobre el ejército de la tribu de los hijos de Gad , Eliasaph hijo de Dehuel .
Luego comenzaron á marchar los Coathitas llevando el santuario ; y entre tanto que ellos llegaban , los otros acondicionaron el tabernáculo .
Y sobre el ejército de la tribu de los hijos de Manasés , Gamaliel hijo de Pedasur .
Y sobre el ejército de la tribu de los hijos de Benjamín , Abidán hijo de Gedeón .
Y sobre el ejército de la tribu de los hijos de Aser , Pagiel hijo de Ocrán .
Y sobre el ejército de la tribu de los hijos de Nephtalí , Ahira hijo de Enán .
Estas son las partidas de los hijos de Israel por sus ejércitos , cuando se movían .
Y la nube de Jehová iba sobre ellos de día , desde que partieron del campo .
Y cuando ella asentaba , decía : Vuelve , Jehová , á los millares de millares de Israel .
Entonces el pueblo dió voces á Moisés , y Moisés oró á Jehová , y soterróse el fuego .
Y llamó á aquel lugar Taberah ; porque el fuego de Jehová se encendió en ellos .
Y ahora nuestra alma se seca ; que nada sino maná ven nuestros ojos .
Y era el maná como semilla de culantro , y su color como color de bdelio .
Y cuando descendía el rocío sobre el real de noche , el maná descendía de sobre él .
No puedo yo solo soportar á todo este pueblo , que me es pesado en demasía .
No comeréis un día , ni dos días , ni cinco días , ni diez días , ni veinte días ;
Y corrió un mozo , y dió aviso á Moisés , y dijo : Eldad y Medad profetizan en el campo .
Y recogióse Moisés al campo , él y los ancianos de Israel .
Y llamó el nombre de aquel lugar Kibroth-hattaavah , por cuanto allí sepultaron al pueblo codicioso .
De Kibroth-hattaavah movió el pueblo á Haseroth , y pararon en Haseroth .
Y aquel varón Moisés era muy manso , más que todos los hombres que había sobre la tierra .
No así á mi siervo Moisés , que es fiel en toda mi casa :
Entonces el furor de Jehová se encendió en ellos ; y fuése .
Entonces Moisés clamó á Jehová , diciendo : Ruégote , oh Dios , que la sanes ahora .
Y DESPUÉS movió el pueblo de Haseroth , y asentaron el campo en el desierto de Parán .
Los nombres de los cuales son éstos : De la tribu de Rubén , Sammua hijo de Zaccur .
De la tribu de Simeón , Saphat hijo de Hurí .
De la tribu de Judá , Caleb hijo de Jephone .
De la tribu de Issachâr , Igal hijo de Joseph .
De la tribu de Ephraim , Oseas hijo de Nun .
De la tribu de Benjamín , Palti hijo de Raphu .
De la tribu de Zabulón , Gaddiel hijo de Sodi .
De la tribu de José , de la tribu de Manasés , Gaddi hijo de Susi .
De la tribu de Dan , Ammiel hijo de Gemalli .
De la tribu de Aser , Sethur hijo de Michâel .
De la tribu de Nephtalí , Nahabí hijo de Vapsi .
Y llamóse aquel lugar Nahal-escol , por el racimo que cortaron de allí los hijos de Israel .
ENTONCES toda la congregación alzaron grita , y dieron voces : y el pueblo lloró aquella noche .
Y decían el uno al otro : Hagamos un capitán , y volvámonos á Egipto .
Ahora , pues , yo te ruego que sea magnificada la fortaleza del Señor , como lo hablaste , diciendo :
Entonces Jehová dijo : yo lo he perdonado conforme á tu dicho :
Mas , ciertamente vivo yo y mi gloria hinche toda la tierra ,
Y Jehová habló á Moisés y á Aarón , diciendo :
Y en cuanto á vosotros , vuestros cuerpos caerán en este desierto .
Aquellos varones que habían hablado mal de la tierra , murieron de plaga delante de Jehová .
Y Moisés dijo estas cosas á todos los hijos de Israel , y el pueblo se enlutó mucho .
Y dijo Moisés : ¿ Por qué quebrantáis el dicho de Jehová ? Esto tampoco os sucederá bien .
No subáis , porque Jehová no está en medio de vosotros , no seáis heridos delante de vuestros enemigos .
Y JEHOVÁ habló á Moisés , diciendo :
Así se hará con cada un buey , ó carnero , ó cordero , lo mismo de ovejas que de cabras .
Conforme al número así haréis con cada uno según el número de ellos .
Una misma ley y un mismo derecho tendréis , vosotros y el peregrino que con vosotros mora .
Y habló Jehová á Moisés , diciendo :
Habla á los hijos de Israel , y diles : Cuando hubiereis entrado en la tierra á la cual yo os llevo ,
De las primicias de vuestras masas daréis á Jehová ofrenda por vuestras generaciones .
Y cuando errareis , y no hiciereis todos estos mandamientos que Jehová ha dicho á Moisés ,
Y los que le hallaron recogiendo leña trajéronle á Moisés y á Aarón , y á toda la congregación :
Y pusiéronlo en la cárcel , por que no estaba declarado qué le habían de hacer .
Y Jehová habló á Moisés , diciendo :
Para que os acordéis , y hagáis todos mis mandamientos , y seáis santos á vuestro Dios .
Y como lo oyó Moisés , echóse sobre su rostro ;
Haced esto : tomaos incensarios , Coré y todo su séquito :
Dijo más Moisés á Coré : Oid ahora , hijos de Leví :
Y envió Moisés á llamar á Dathán y Abiram , hijos de Eliab ; mas ellos respondieron : No iremos allá :
Y Jehová habló á Moisés y á Aarón , diciendo :
Apartaos de entre esta congregación , y consumirlos he en un momento .
Entonces Jehová habló á Moisés , diciendo :
Habla á la congregación , diciendo : Apartaos de en derredor de la tienda de Coré , Dathán , y Abiram .
Y salió fuego de Jehová , y consumió los doscientos y cincuenta hombres que ofrecían el sahumerio .
Entonces Jehová habló á Moisés , diciendo :
Y vinieron Moisés y Aarón delante del tabernáculo del testimonio .
Y Jehová habló á Moisés , diciendo :
Y púsose entre los muertos y los vivos ; y cesó la mortandad .
Después se volvió Aarón á Moisés á la puerta del tabernáculo del testimonio , cuando la mortandad había cesado .
Y HABLÓ Jehová á Moisés , diciendo :
Y Moisés puso las varas delante de Jehová en el tabernáculo del testimonio .
E hízolo Moisés : como le mandó Jehová , así hizo .
Entonces los hijos de Israel hablaron á Moisés , diciendo : He aquí nosotros somos muertos , perdidos somos , todos nosotros somos perdidos .
Cualquiera que se llegare , el que se acercare al tabernáculo de Jehová morirá : ¿ acabaremos de perecer todos ?
En el santuario la comerás ; todo varón comerá de ella : cosa santa será para ti .
Todo lo consagrado por voto en Israel será tuyo .
Y la carne de ellos será tuya : como el pecho de la mecedura y como la espaldilla derecha , será tuya .
Y no llegarán más los hijos de Israel al tabernáculo del testimonio , porque no lleven pecado , por el cual mueran .
Y habló Jehová á Moisés , diciendo :
Y JEHOVÁ habló á Moisés y á Aarón , diciendo :
El que tocare muerto de cualquiera persona humana , siete días será inmundo :
Y todo vaso abierto , sobre el cual no hubiere tapadera bien ajustada , será inmundo .
Y todo lo que el inmundo tocare , será inmundo : y la persona que lo tocare , será inmunda hasta la tarde .
Y como no hubiese agua para la congregación , juntáronse contra Moisés y Aarón .
Y habló Jehová á Moisés , diciendo :
Entonces Moisés tomó la vara de delante de Jehová , como él le mandó .
Y Edom le respondió : No pasarás por mi país , de otra manera saldré contra ti armado .
No quiso , pues , Edom dejar pasar á Israel por su término , y apartóse Israel de él .
Y partidos de Cades los hijos de Israel , toda aquella congregación , vinieron al monte de Hor .
Toma á Aarón y á Eleazar su hijo , y hazlos subir al monte de Hor ;
Y Jehová envió entre el pueblo serpientes ardientes , que mordían al pueblo : y murió mucho pueblo de Israel .
Y partieron los hijos de Israel , y asentaron campo en Oboth .
Y partidos de Oboth , asentaron en Ije-abarim , en el desierto que está delante de Moab , al nacimiento del sol .
Partidos de allí , asentaron en la arroyada de Zared .
Entonces cantó Israel esta canción : Sube , oh pozo ; á él cantad :
Y de Mathana á Nahaliel : y de Nahaliel á Bamoth :
Y envió Israel embajadores á Sehón , rey de los Amorrheos , diciendo :
Por tanto , dicen los proverbistas : Venid á Hesbón , edifíquese y repárese la ciudad de Sehón :
Así habitó Israel en la tierra del Amorrheo .
Y MOVIERON los hijos de Israel , y asentaron en los campos de Moab , de esta parte del Jordán de Jericó .
Y vió Balac , hijo de Zippor , todo lo que Israel había hecho al Amorrheo .
Y vino Dios á Balaam , y díjole : ¿ Qué varones son estos que están contigo ?
Y Balaam respondió á Dios : Balac hijo de Zippor , rey de Moab , ha enviado á mí diciendo :
Y los príncipes de Moab se levantaron , y vinieron á Balac , y dijeron : Balaam no quiso venir con nosotros .
Y tornó Balac á enviar otra vez más príncipes , y más honorables que los otros .
Así Balaam se levantó por la mañana , y cinchó su asna , y fué con los príncipes de Moab .
Y fué Balaam con Balac , y vinieron á la ciudad de Husoth .
Y Balac hizo matar bueyes y ovejas , y envió á Balaam , y á los príncipes que estaban con él .
Y BALAAM dijo á Balac : Edifícame aquí siete altares , y prepárame aquí siete becerros y siete carneros .
Y Balac hizo como le dijo Balaam : y ofrecieron Balac y Balaam un becerro y un carnero en cada altar .
Y Jehová puso palabra en la boca de Balaam , y díjole : Vuelve á Balac , y has de hablar así .
Y volvió á él , y he aquí estaba él junto á su holocausto , él y todos los príncipes de Moab .
Entonces él dijo á Balac : Ponte aquí junto á tu holocausto , y yo iré á encontrar á Dios allí .
Entonces él tomó su parábola , y dijo : Balac , levántate y oye ; escucha mis palabras , hijo de Zippor :
He aquí , yo he tomado bendición : y él bendijo , y no podré revocarla .
Dios los ha sacado de Egipto ; tiene fuerzas como de unicornio .
Entonces Balac dijo á Balaam : Ya que no lo maldices , ni tampoco lo bendigas .
Y Balac llevó á Balaam á la cumbre de Peor , que mira hacia Jesimón .
Entonces Balaam dijo á Balac : Edifícame aquí siete altares , y prepárame aquí siete becerros y siete carneros .
Y Balac hizo como Balaam le dijo ; y ofreció un becerro y un carnero en cada altar .
¡ Cuán hermosas son tus tiendas , oh Jacob , tus habitaciones , oh Israel !
Y Balaam le respondió : ¿ No lo declaré yo también á tus mensajeros que me enviaste , diciendo :
Y será tomada Edom , será también tomada Seir por sus enemigos , e Israel se portará varonilmente .
Y el de Jacob se enseñoreará , y destruirá de la ciudad lo que quedare .
Que el Cineo será echado , cuando Assur te llevará cautivo .
Todavía tomó su parábola , y dijo : ¡ Ay ! ¿ quién vivirá cuando hiciere Dios estas cosas ?
Entonces se levantó Balaam , y se fué , y volvióse á su lugar : y también Balac se fué por su camino .
Y REPOSÓ Israel en Sittim , y el pueblo empezó á fornicar con las hijas de Moab :
Y allegóse el pueblo á Baal-peor ; y el furor de Jehová se encendió contra Israel .
Y murieron de aquella mortandad veinte y cuatro mil .
Entonces Jehová habló á Moisés , diciendo :
Por tanto diles : He aquí yo establezco mi pacto de paz con él ;
Y Jehová habló á Moisés , diciendo :
Hostilizaréis á los Madianitas , y los heriréis :
Y Moisés y Eleazar el sacerdote hablaron con ellos en los campos de Moab , junto al Jordán de Jericó , diciendo :
De Hesrón , la familia de los Hesronitas ; de Carmi , la familia de los Carmitas .
Y los hijos de Phallú : Eliab .
Mas los hijos de Coré no murieron .
De Zera , la familia de los Zeraitas ; de Saul , la familia de los Saulitas .
Estas son las familias de los Simeonitas , veinte y dos mil y doscientos .
De Ozni , la familia de los Oznitas ; de Eri , la familia de los Eritas ;
De Aroz , la familia de los Aroditas ; de Areli , la familia de los Arelitas .
Los hijos de Judá : Er y Onán ; y Er y Onán murieron en la tierra de Canaán .
Y fueron los hijos de Phares : de Hesrón , la familia de los Hesronitas ; de Hamul , la familia de los Hamulitas .
De Jasub , la familia de los Jasubitas ; de Simron , la familia de los Simronitas .
Estas son las familias de los Zabulonitas , por sus contados , sesenta mil y quinientos .
Los hijos de José por sus familias : Manasés y Ephraim .
Estos son los hijos de Galaad : de Jezer , la familia de los Jezeritas ; de Helec , la familia de los Helecitas ;
De Asriel , la familia de los Asrielitas : de Sechêm , la familia de los Sechêmitas ;
De Semida , la familia de los Semidaitas ; de Hepher , la familia de los Hepheritas .
Estas son las familias de Manasés ; y sus contados , cincuenta y dos mil y setecientos .
Y estos son los hijos de Suthala : de Herán , la familia de los Heranitas .
De Supham , la familia de los Suphamitas ; de Hupham , la familia de los Huphamitas .
Los hijos de Beria : de Heber , la familia de los Heberitas ; de Malchîel , la familia de los Malchîelitas .
Y el nombre de la hija de Aser fué Sera .
De Jeser , la familia de los Jeseritas ; de Sillem , la familia de los Sillemitas .
Estos son los contados de los hijos de Israel , seiscientos y un mil setecientos y treinta .
Y habló Jehová á Moisés , diciendo :
A estos se repartirá la tierra en heredad , por la cuenta de los nombres .
Conforme á la suerte será repartida su heredad entre el grande y el pequeño .
Y á Aarón nacieron Nadab y Abiú , Eleazar é Ithamar .
Mas Nadab y Abiú murieron , cuando ofrecieron fuego extraño delante de Jehová .
Y Moisés llevó su causa delante de Jehová .
Y Jehová respondió á Moisés , diciendo :
Y si no tuviere hija , daréis su herencia á sus hermanos :
Y si no tuviere hermanos , daréis su herencia á los hermanos de su padre .
Y después que la habrás visto , tú también serás reunido á tus pueblos , como fué reunido tu hermano Aarón :
Entonces respondió Moisés á Jehová , diciendo :
Ponga Jehová , Dios de los espíritus de toda carne , varón sobre la congregación ,
Y HABLÓ Jehová á Moisés , diciendo :
El un cordero ofrecerás por la mañana , y el otro cordero ofrecerás entre las dos tardes :
Es el holocausto del sábado en cada sábado , además del holocausto continuo , y su libación .
Mas en el mes primero , á los catorce del mes será la pascua de Jehová .
Y á los quince días de aqueste mes , la solemnidad : por siete días se comerán ázimos .
El primer día , santa convocación ; ninguna obra servil haréis :
Con cada uno de los siete corderos ofreceréis una décima ;
Y un macho cabrío por expiación , para reconciliaros .
Esto ofreceréis además del holocausto de la mañana , que es el holocausto continuo .
Y el séptimo día tendréis santa convocación : ninguna obra servil haréis .
Con cada uno de los siete corderos una décima ;
Un macho cabrío , para hacer expiación por vosotros .
Y con cada uno de los siete corderos , una décima ;
Y un macho cabrío por expiación , para reconciliaros :
Y con cada uno de los siete corderos , una décima ;
Y con cada uno de los catorce corderos , una décima ;
Y el día tercero , once becerros , dos carneros , catorce corderos de un año sin defecto ;
Y un macho cabrío por expiación : además del holocausto continuo , y su presente y su libación .
Y el cuarto día , diez becerros , dos carneros , catorce corderos de un año sin defecto ;
Y el quinto día , nueve becerros , dos carneros , catorce corderos de un año sin defecto ;
Y un macho cabrío por expiación : además del holocausto continuo , su presente y su libación .
Y el sexto día , ocho becerros , dos carneros , catorce corderos de un año sin defecto ;
Y un macho cabrío por expiación : además del holocausto continuo , su presente y sus libaciones .
Y el séptimo día , siete becerros , dos carneros , catorce corderos de un año sin defecto ;
Y un macho cabrío por expiación : además del holocausto continuo , con su presente y su libación .
El octavo día tendréis solemnidad : ninguna obra servil haréis :
Y un macho cabrío por expiación : además del holocausto continuo , con su presente y su libación .
Mas todo voto de viuda , ó repudiada , con que ligare su alma , será firme .
Y JEHOVÁ habló á Moisés , diciendo :
Haz la venganza de los hijos de Israel sobre los Madianitas ; después serás recogido á tus pueblos .
Mil de cada tribu de todas las tribus de los hijos de Israel , enviaréis á la guerra .
Así fueron dados de los millares de Israel , mil por cada tribu , doce mil á punto de guerra .
Y pelearon contra Madián , como Jehová lo mandó á Moisés , y mataron á todo varón .
Y abrasaron con fuego todas sus ciudades , aldeas y castillos .
Y tomaron todo el despojo , y toda la presa , así de hombres como de bestias .
Y díjoles Moisés : ¿ Todas las mujeres habéis reservado ?
Y todas las niñas entre las mujeres , que no hayan conocido ayuntamiento de varón , os reservaréis vivas .
Ciertamente el oro , y la plata , metal , hierro , estaño , y plomo ,
Y Jehová habló á Moisés , diciendo :
De la mitad de ellos lo tomarás ; y darás á Eleazar el sacerdote la ofrenda de Jehová .
E hicieron Moisés y Eleazar el sacerdote como Jehová mandó á Moisés .
Y setenta y dos mil bueyes ,
Y setenta y un mil asnos ;
Y en cuanto á personas , de mujeres que no habían conocido ayuntamiento de varón , en todas treinta y dos mil .
Y el tributo para Jehová de las ovejas , fué seiscientas setenta y cinco .
Y de los bueyes , treinta y seis mil : y de ellos el tributo para Jehová , setenta y dos .
Y de los asnos , treinta mil y quinientos : y de ellos el tributo para Jehová , setenta y uno .
Y de las personas , diez y seis mil : y de ellas el tributo para Jehová , treinta y dos personas .
Y dió Moisés el tributo , por elevada ofrenda á Jehová , á Eleazar el sacerdote , como Jehová lo mandó á Moisés .
Y de los bueyes , treinta y seis mil ;
Y de los asnos , treinta mil y quinientos ;
Y de las personas , diez y seis mil : )
Y Moisés y el sacerdote Eleazar recibieron el oro de ellos , alhajas , todas elaboradas .
Los hombres del ejército habían pillado cada uno para sí .
Ataroth , y Dibón , y Jazer , y Nimra , y Hesbón , y Eleale , y Sabán , y Nebo , y Beón ,
Así hicieron vuestros padres , cuando los envié desde Cades-barnea para que viesen la tierra .
Y el furor de Jehová se encendió entonces , y juró diciendo :
No volveremos á nuestras casas hasta que los hijos de Israel posean cada uno su heredad .
Nuestros niños , nuestras mujeres , nuestros ganados , y todas nuestras bestias , estarán ahí en las ciudades de Galaad ;
Y los hijos de Gad edificaron á Dibón , y á Ataroth , y á Aroer ,
Y á Atroth-sophan , y á Jazer , y á Jogbaa ,
Y á Beth-nimra , y á Betharán : ciudades fuertes , y también majadas para ovejas .
Y los hijos de Rubén edificaron á Hesbón , y á Eleale , y á Kiriathaim ,
Y á Nebo , y á Baal-meón , ( mudados los nombres ) , y á Sibma : y pusieron nombres á las ciudades que edificaron .
Y Moisés dió Galaad á Machîr hijo de Manasés , el cual habitó en ella .
También Jair hijo de Manasés fué y tomó sus aldeas , y púsoles por nombre Havoth-jair .
Asimismo Noba fué y tomó á Kenath y sus aldeas , y llamóle Noba , conforme á su nombre .
Partieron , pues , los hijos de Israel de Rameses , y asentaron campo en Succoth .
Y partiendo de Succoth , asentaron en Etham , que está al cabo del desierto .
Y partiendo de Etham , volvieron sobre Pi-hahiroth , que está delante de Baalsephon , y asentaron delante de Migdol .
Y partidos de Elim , asentaron junto al mar Bermejo .
Y partidos del mar Bermejo , asentaron en el desierto de Sin .
Y partidos del desierto de Sin , asentaron en Dophca .
Y partidos de Dophca , asentaron en Alús .
Y partidos de Alús , asentaron en Rephidim , donde el pueblo no tuvo aguas para beber .
Y partidos de Rephidim , asentaron en el desierto de Sinaí .
Y partidos del desierto de Sinaí , asentaron en Kibroth-hataava .
Y partidos de Kibroth-hataava , asentaron en Haseroth .
Y partidos de Haseroth , asentaron en Ritma .
Y partidos de Ritma , asentaron en Rimmón-peres .
Y partidos de Rimmón-peres , asentaron en Libna .
Y partidos de Libna , asentaron en Rissa .
Y partidos de Rissa , asentaron en Ceelatha .
Y partidos de Ceelatha , asentaron en el monte de Sepher .
Y partidos del monte de Sepher , asentaron en Harada .
Y partidos de Harada , asentaron en Maceloth .
Y partidos de Maceloth , asentaron en Tahath .
Y partidos de Tahath , asentaron en Tara .
Y partidos de Tara , asentaron en Mithca .
Y partidos de Mithca , asentaron en Hasmona .
Y partidos de Hasmona , asentaron en Moseroth .
Y partidos de Moseroth , asentaron en Bene-jaacán .
Y partidos de Bene-jaacán , asentaron en el monte de Gidgad .
Y partidos del monte de Gidgad , asentaron en Jotbatha .
Y partidos de Jotbatha , asentaron en Abrona .
Y partidos de Abrona , asentaron en Esion-geber .
Y partidos de Esion-geber , asentaron en el desierto de Zin , que es Cades .
Y partidos de Cades , asentaron en el monte de Hor , en la extremidad del país de Edom .
Y era Aarón de edad de ciento y veinte y tres años , cuando murió en el monte de Hor .
Y partidos del monte de Hor , asentaron en Salmona .
Y partidos de Salmona , asentaron en Phunón .
Y partidos de Phunón , asentaron en Oboth .
Y partidos de Oboth , asentaron en Ije-abarim ; en el término de Moab .
Y partidos de Ije-abarim , asentaron en Dibon-gad .
Y partidos de Dibon-gad , asentaron en Almon-diblathaim .
Y partidos de Almon-diblathaim , asentaron en los montes de Abarim , delante de Nebo .
Y partidos de los montes de Abarim , asentaron en los campos de Moab , junto al Jordán de Jericó .
Finalmente asentaron junto al Jordán , desde Beth-jesimoth hasta Abel-sitim , en los campos de Moab .
Y habló Jehová á Moisés en los campos de Moab junto al Jordán de Jericó , diciendo :
Será además , que haré á vosotros como yo pensé hacerles á ellos .
Y JEHOVÁ habló á Moisés , diciendo :
Y el término del norte será este : desde la gran mar os señalaréis el monte de Hor ;
Y por término al oriente os señalaréis desde Hasar-enán hasta Sepham ;
Y habló Jehová á Moisés , diciendo :
Tomaréis también de cada tribu un príncipe , para dar la posesión de la tierra .
Y estos son los nombres de los varones : De la tribu de Judá , Caleb hijo de Jephone .
Y de la tribu de los hijos de Simeón , Samuel hijo de Ammiud .
De la tribu de Benjamín , Elidad hijo de Chislón .
Y de la tribu de los hijos de Dan , el príncipe Bucci hijo de Jogli .
De los hijos de José : de la tribu de los hijos de Manasés , el príncipe Haniel hijo de Ephod .
Y de la tribu de los hijos de Ephraim , el príncipe Chêmuel hijo de Siphtán .
Y de la tribu de los hijos de Zabulón , el príncipe Elisaphán hijo de Pharnach .
Y de la tribu de los hijos de Issachâr , el príncipe Paltiel hijo de Azan .
Y de la tribu de los hijos de Aser , el príncipe Ahiud hijo de Selomi .
Y de la tribu de los hijos de Nephtalí , el príncipe Pedael hijo de Ammiud .
Y HABLÓ Jehová á Moisés en los campos de Moab , junto al Jordán de Jericó , diciendo :
Y habló Jehová á Moisés , diciendo :
De las ciudades , pues , que daréis , tendréis seis ciudades de acogimiento .
El pariente del muerto , él matará al homicida : cuando lo encontrare , él le matará .
Y si por odio lo empujó , ó echó sobre él alguna cosa por asechanzas , y muere ;
Mas si casualmente lo empujó sin enemistades , ó echó sobre él cualquier instrumento sin asechanzas ,
Entonces la congregación juzgará entre el heridor y el pariente del muerto conforme á estas leyes :
Y estas cosas os serán por ordenanza de derecho por vuestras edades , en todas vuestras habitaciones .
Como Jehová mandó á Moisés , así hicieron las hijas de Salphaad .
Once jornadas hay desde Horeb , camino del monte de Seir , hasta Cades-barnea .
De esta parte del Jordán , en tierra de Moab , resolvió Moisés declarar esta ley , diciendo :
Jehová nuestro Dios nos habló en Horeb , diciendo : Harto habéis estado en este monte ;
Y yo os hablé entonces , diciendo : Yo no puedo llevaros solo :
Jehová vuestro Dios os ha multiplicado , y he aquí sois hoy vosotros como las estrellas del cielo en multitud .
¿ Cómo llevaré yo solo vuestras molestias , vuestras cargas , y vuestros pleitos ?
Y me respondisteis , y dijisteis : Bueno es hacer lo que has dicho .
Os mandé , pues , en aquel tiempo todo lo que habíais de hacer .
Y el dicho me pareció bien : y tomé doce varones de vosotros , un varón por tribu :
Y se encaminaron , y subieron al monte , y llegaron hasta la arroyada de Escol , y reconocieron la tierra .
Empero no quisisteis subir , antes fuisteis rebeldes al dicho de Jehová vuestro Dios ;
Entonces os dije : No temáis , ni tengáis miedo de ellos .
Y aun con esto no creisteis en Jehová vuestro Dios ,
Y oyó Jehová la voz de vuestras palabras , y enojóse , y juró diciendo :
Y también contra mí se airó Jehová por vosotros , diciendo : Tampoco tú entrarás allá :
Y vosotros volveos , y partíos al desierto camino del mar Bermejo .
Y estuvisteis en Cades por muchos días , como en los días que habéis estado .
Y Jehová me habló , diciendo :
Harto habéis rodeado este monte ; volveos al aquilón .
( Los Emimeos habitaron en ella antes , pueblo grande , y numeroso , y alto como gigantes :
Por gigantes eran ellos también contados , como los Anaceos ; y los Moabitas los llaman Emimeos .
Levantaos ahora , y pasad el arroyo de Zered . Y pasamos el arroyo de Zered .
Y aconteció que cuando se hubieron acabado de morir todos los hombres de guerra de entre el pueblo ,
Jehová me habló , diciendo :
Tú pasarás hoy el término de Moab , á Ar ,
Y envié mensajeros desde el desierto de Cademoth á Sehón rey de Hesbón , con palabras de paz , diciendo :
Y saliónos Sehón al encuentro , él y todo su pueblo , para pelear en Jaas .
Solamente tomamos para nosotros las bestias , y los despojos de las ciudades que habíamos tomado .
Todas éstas eran ciudades fortalecidas con alto muro , con puertas y barras ; sin otras muy muchas ciudades sin muro .
Y tomamos para nosotros todas las bestias , y los despojos de las ciudades .
( Los Sidonios llaman á Hermón Sirión ; y los Amorrheos , Senir : )
Y á Machîr dí á Galaad .
No los temáis ; que Jehová vuestro Dios , él es el que pelea por vosotros .
Y oré á Jehová en aquel tiempo , diciendo :
Y paramos en el valle delante de Beth-peor .
Mas vosotros que os allegasteis á Jehová vuestro Dios , todos estáis vivos hoy .
Porque Jehová tu Dios es fuego que consume , Dios celoso .
Entonces apartó Moisés tres ciudades de esta parte del Jordán al nacimiento del sol ,
Esta , pues , es la ley que Moisés propuso delante de los hijos de Israel .
Desde Aroer , que está junto á la ribera del arroyo de Arnón , hasta el monte de Sión , que es Hermón ;
Jehová nuestro Dios hizo pacto con nosotros en Horeb .
Cara á cara habló Jehová con vosotros en el monte de en medio del fuego ,
Yo soy Jehová tu Dios , que te saqué de tierra de Egipto , de casa de siervos .
No tendrás dioses extraños delante de mí .
Y que hago misericordia á millares á los que me aman , y guardan mis mandamientos .
Guardarás el día del reposo para santificarlo , como Jehová tu Dios te ha mandado .
Seis días trabajarás y harás toda tu obra :
No matarás .
No adulterarás .
No hurtarás .
No dirás falso testimonio contra tu prójimo .
Ve , diles : Volveos á vuestras tiendas .
Oye , Israel : Jehová nuestro Dios , Jehová uno es :
Y estas palabras que yo te mando hoy , estarán sobre tu corazón :
Y has de atarlas por señal en tu mano , y estarán por frontales entre tus ojos :
Y las escribirás en los postes de tu casa , y en tus portadas .
A Jehová tu Dios temerás , y á él servirás , y por su nombre jurarás .
No andaréis en pos de dioses ajenos , de los dioses de los pueblos que están en vuestros contornos :
No tentaréis á Jehová vuestro Dios , como lo tentasteis en Massa .
Para que él eche á todos tus enemigos de delante de ti , como Jehová ha dicho .
Cuando dijeres en tu corazón : Estas gentes son muchas más que yo , ¿ cómo las podré desarraigar ? ;
No desmayes delante de ellos , que Jehová tu Dios está en medio de ti , Dios grande y terrible .
Tu vestido nunca se envejeció sobre ti , ni el pie se te ha hinchado por estos cuarenta años .
Guardarás , pues , los mandamientos de Jehová tu Dios , andando en sus caminos , y temiéndolo .
Tierra de trigo y cebada , y de vides , é higueras , y granados ; tierra de olivas , de aceite , y de miel ;
Que quizá no comas y te hartes , y edifiques buenas casas en que mores ,
Y digas en tu corazón : Mi poder y la fortaleza de mi mano me han traído esta riqueza .
Y hablóme Jehová , diciendo : He visto ese pueblo , y he aquí , que él es pueblo duro de cerviz :
Entonces tomé las dos tablas , y arrojélas de mis dos manos , y quebrélas delante de vuestros ojos .
También en Tabera , y en Massa , y en Kibroth-hataavah , enojasteis á Jehová .
Rebeldes habéis sido á Jehová desde el día que yo os conozco .
De allí partieron á Gudgod , y de Gudgod á Jotbath , tierra de arroyos de aguas .
Que guardes los mandamientos de Jehová y sus estatutos , que yo te prescribo hoy , para que hayas bien ?
Circuncidad pues el prepucio de vuestro corazón , y no endurezcáis más vuestra cerviz .
Que hace justicia al huérfano y á la viuda ; que ama también al extranjero dándole pan y vestido .
Amaréis pues al extranjero : porque extranjeros fuisteis vosotros en tierra de Egipto .
Y lo que ha hecho con vosotros en el desierto , hasta que habéis llegado á este lugar ;
Mas vuestros ojos han visto todos los grandes hechos que Jehová ha ejecutado .
Daré también hierba en tu campo para tus bestias ; y comerás , y te hartarás .
Y las escribirás en los postes de tu casa , y en tus portadas :
He aquí yo pongo hoy delante de vosotros la bendición y la maldición :
La bendición , si oyereis los mandamientos de Jehová vuestro Dios , que yo os prescribo hoy ;
Cuidaréis , pues , de poner por obra todos los estatutos y derechos que yo presento hoy delante de vosotros .
No haréis así á Jehová vuestro Dios .
Guárdate , que no ofrezcas tus holocaustos en cualquier lugar que vieres ;
Salvo que sangre no comeréis ; sobre la tierra la derramaréis como agua .
Ten cuidado de no desamparar al Levita en todos tus días sobre tu tierra .
No la comerás : en tierra la derramarás como agua .
Cuidaréis de hacer todo lo que yo os mando : no añadirás á ello , ni quitarás de ello .
CUANDO se levantare en medio de ti profeta , ó soñador de sueños , y te diere señal ó prodigio ,
Nada abominable comerás .
Estos son los animales que comeréis : el buey , la oveja , y la cabra ,
Esto comeréis de todo lo que está en el agua : todo lo que tiene aleta y escama comeréis ;
Mas todo lo que no tuviere aleta y escama , no comeréis : inmundo os será .
Toda ave limpia comeréis .
Y estas son de las que no comeréis : el águila , y el azor , y el esmerejón ,
Y el ixio , y el buitre , y el milano según su especie ,
Y todo cuervo según su especie ,
Y el buho , y la lechuza , y el cuclillo , y el halcón según su especie ,
Y el herodión , y el cisne , y el ibis ,
Y el somormujo , y el calamón , y el corvejón ,
Y la cigüeña , y la garza según su especie , y la abubilla , y el murciélago .
Y todo reptil alado os será inmundo : no se comerá .
Toda ave limpia comeréis .
Indispensablemente diezmarás todo el producto de tu simiente , que rindiere el campo cada un año .
AL cabo de siete años harás remisión .
Del extranjero demandarás el reintegro : mas lo que tu hermano tuviere tuyo , lo perdonará tu mano ;
Y cuando lo despidieres libre de ti , no lo enviarás vacío :
Solamente que no comas su sangre : sobre la tierra la derramarás como agua .
No podrás sacrificar la pascua en ninguna de tus ciudades , que Jehová tu Dios te da ;
Y acuérdate que fuiste siervo en Egipto ; por tanto guardarás y cumplirás estos estatutos .
Ni te levantarás estatua ; lo cual aborrece Jehová tu Dios .
Y todo el pueblo oirá , y temerá , y no se ensoberbecerán más .
No tendrán , pues , heredad entre sus hermanos : Jehová es su heredad , como él les ha dicho .
Porción como la porción de los otros comerán , además de sus patrimonios .
Ni fraguador de encantamentos , ni quien pregunte á pitón , ni mágico , ni quien pregunte á los muertos .
Perfecto serás con Jehová tu Dios .
Y Jehová me dijo : Bien han dicho .
Y si dijeres en tu corazón : ¿ Cómo conoceremos la palabra que Jehová no hubiere hablado ?
Por tanto yo te mando , diciendo : Tres ciudades te apartarás .
Cuando se levantare testigo falso contra alguno , para testificar contra él rebelión ,
Cuando te acercares á una ciudad para combatirla , le intimarás la paz .
Mas si no hiciere paz contigo , y emprendiere contigo guerra , y la cercares ,
Y protestarán , y dirán : Nuestras manos no han derramado esta sangre , ni nuestros ojos lo vieron .
La meterás en tu casa ; y ella raerá su cabeza , y cortará sus uñas ,
No ararás con buey y con asno juntamente .
No te vestirás de mistura , de lana y lino juntamente .
Hacerte has flecos en los cuatro cabos de tu manto con que te cubrieres .
Cuando alguno tomare mujer , y después de haber entrado á ella la aborreciere ,
Entonces los ancianos de la ciudad tomarán al hombre y lo castigarán ;
Mas si este negocio fué verdad , que no se hubiere hallado virginidad en la moza ,
Porque él la halló en el campo : dió voces la moza desposada , y no hubo quien la valiese .
No tomará alguno la mujer de su padre , ni descubrirá el regazo de su padre .
No procurarás la paz de ellos ni su bien en todos los días para siempre .
Los hijos que nacieren de ellos , á la tercera generación entrarán en la congregación de Jehová .
Cuando salieres á campaña contra tus enemigos , guárdate de toda cosa mala .
Y tendrás un lugar fuera del real , y saldrás allá fuera ;
No entregarás á su señor el siervo que se huyere á ti de su amo :
No habrá ramera de las hijas de Israel , ni habrá sodomítico de los hijos de Israel .
Mas cuando te abstuvieres de prometer , no habrá en ti pecado .
Y salida de su casa , podrá ir y casarse con otro hombre .
Cuando dieres á tu prójimo alguna cosa emprestada , no entrarás en su casa para tomarle prenda :
Fuera estarás , y el hombre á quien prestaste , te sacará afuera la prenda .
Y si fuere hombre pobre , no duermas con su prenda :
No torcerás el derecho del peregrino y del huérfano ; ni tomarás por prenda la ropa de la viuda :
No pondrás bozal al buey cuando trillare .
Y su nombre será llamado en Israel : La casa del descalzado .
La cortarás entonces la mano , no la perdonará tu ojo .
No tendrás en tu bolsa pesa grande y pesa chica .
No tendrás en tu casa epha grande y epha pequeño .
Porque abominación es á Jehová tu Dios cualquiera que hace esto , cualquiera que hace agravio .
Acuérdate de lo que te hizo Amalec en el camino , cuando salisteis de Egipto :
Y los Egipcios nos maltrataron , y nos afligieron , y pusieron sobre nosotros dura servidumbre .
Y sacrificarás pacíficos , y comerás allí ; y alegrarte has delante de Jehová tu Dios .
Y escribirás en las piedras todas las palabras de esta ley muy claramente .
Y mandó Moisés al pueblo en aquel día , diciendo :
Y estos estarán para pronunciar la maldición en el de Ebal : Rubén , Gad , y Aser , y Zabulón , Dan , y Nephtalí .
Y hablarán los Levitas , y dirán á todo varón de Israel en alta voz :
Maldito el que deshonrare á su padre ó á su madre . Y dirá todo el pueblo : Amén .
Maldito el que redujere el término de su prójimo . Y dirá todo el pueblo : Amén .
Maldito el que hiciere errar al ciego en el camino . Y dirá todo el pueblo : Amén .
Maldito el que torciere el derecho del extranjero , del huérfano , y de la viuda . Y dirá todo el pueblo : Amén .
Maldito el que tuviere parte con cualquiera bestia . Y dirá todo el pueblo : Amén .
Maldito el que se echare con su suegra . Y dirá todo el pueblo : Amén .
Maldito el que hiriere á su prójimo ocultamente . Y dirá todo el pueblo : Amén .
Maldito el que recibiere don para herir de muerte al inocente . Y dirá todo el pueblo : Amén .
Bendito serás tú en la ciudad , y bendito tú en el campo .
Bendito tu canastillo y tus sobras .
Bendito serás en tu entrar , y bendito en tu salir .
Maldito serás tu en la ciudad , y maldito en el campo .
Maldito tu canastillo , y tus sobras .
Maldito serás en tu entrar , y maldito en tu salir .
Jehová te herirá con locura , y con ceguedad , y con pasmo de corazón .
Y enloquecerás á causa de lo que verás con tus ojos .
Y serás por pasmo , por ejemplo y por fábula , á todos los pueblos á los cuales te llevará Jehová .
Hijos é hijas engendrarás , y no serán para ti ; porque irán en cautiverio .
Toda tu arboleda y el fruto de tu tierra consumirá la langosta .
El extranjero que estará en medio de ti subirá sobre ti muy alto , y tú serás puesto muy bajo .
Y serán en ti por señal y por maravilla , y en tu simiente para siempre .
Gente fiera de rostro , que no tendrá respeto al anciano , ni perdonará al niño :
Las pruebas grandes que vieron tus ojos , las señales , y las grandes maravillas .
Guardaréis , pues , las palabras de este pacto , y las pondréis por obra , para que prosperéis en todo lo que hiciereis .
Y no con vosotros solos acuerdo yo este pacto y este juramento ,
Y habéis visto sus abominaciones , y sus ídolos , madera y piedra , plata y oro , que tienen consigo .
Porque este mandamiento que yo te intimo hoy , no te es encubierto , ni está lejos :
Porque muy cerca de ti está la palabra , en tu boca y en tu corazón , para que la cumplas .
Mira , yo he puesto delante de ti hoy la vida y el bien , la muerte y el mal :
Y FUÉ Moisés , y habló estas palabras á todo Israel ,
Y Moisés escribió este cántico aquel día , y enseñólo á los hijos de Israel .
Mandó Moisés á los Levitas que llevaban el arca del pacto de Jehová , diciendo :
ESCUCHAD , cielos , y hablaré ; y oiga la tierra los dichos de mi boca .
Porque el nombre de Jehová invocaré : engrandeced á nuestro Dios .
La corrupción no es suya : á sus hijos la mancha de ellos , generación torcida y perversa .
Porque la parte de Jehová es su pueblo ; Jacob la cuerda de su heredad .
Jehová solo le guió , que no hubo con él dios ajeno .
Despertáronle á celos con los dioses ajenos ; ensañáronle con abominaciones .
De la Roca que te crió te olvidaste : te has olvidado del Dios tu criador .
Y viólo Jehová , y encendióse en ira , por el menosprecio de sus hijos y de sus hijas .
Yo allegaré males sobre ellos ; emplearé en ellos mis saetas .
Dije : Echaríalos yo del mundo , haría cesar de entre los hombres la memoria de ellos ,
Porque son gente de perdidos consejos , y no hay en ellos entendimiento .
¡ Ojalá fueran sabios , que comprendieran esto , y entendieran su postrimería !
Que la roca de ellos no es como nuestra Roca : y nuestros enemigos sean de ello jueces .
Veneno de dragones es su vino , y ponzoña cruel de áspides .
¿ No tengo yo esto guardado , sellado en mis tesoros ?
Y dirá : ¿ Dónde están sus dioses , la roca en que se guarecían ;
Cuando yo alzaré á los cielos mi mano , y diré : Vivo yo para siempre ,
Y acabó Moisés de recitar todas estas palabras á todo Israel ;
Y habló Jehová á Moisés aquel mismo día , diciendo :
Ley nos mandó Moisés , heredad á la congregación de Jacob .
Y fué rey en Jeshurun , cuando se congregaron las cabezas del pueblo con las tribus de Israel .
Viva Rubén , y no muera ; y sean sus varones en número .
Y por los regalados frutos del sol , y por los regalos de las influencias de las lunas ,
Y por la cumbre de los montes antiguos , y por los regalos de los collados eternos ,
Y á Zabulón dijo : Alégrate , Zabulón , cuando salieres : y tú , Issachâr , en tus tiendas .
Y á Dan dijo : Dan , cachorro de león : saltará desde Basán .
Hierro y metal tu calzado , y como tus días tu fortaleza .
Y la parte meridional , y la campiña , la vega de Jericó , ciudad de las palmas , hasta Soar .
Y nunca más se levantó profeta en Israel como Moisés , á quien haya conocido Jehová cara á cara ;
Y Josué mandó á los oficiales del pueblo , diciendo :
También habló Josué á los Rubenitas y Gaditas , y á la media tribu de Manasés , diciendo :
Mas antes que ellos durmiesen , ella subió á ellos al terrado , y díjoles :
Y ellos le dijeron : Nosotros seremos desobligados de este juramento con que nos has conjurado .
Y pasados tres días , los oficiales atravesaron por medio del campo ,
Y Josué dijo al pueblo : Santificaos , porque Jehová hará mañana entre vosotros maravillas .
Y Josué dijo á los hijos de Israel : Llegaos acá , y escuchad las palabras de Jehová vuestro Dios .
He aquí , el arca del pacto del Señoreador de toda la tierra pasa el Jordán delante de vosotros .
Tomad , pues , ahora doce hombres de las tribus de Israel , de cada tribu uno .
Tomad del pueblo doce hombres , de cada tribu uno ,
Como cuarenta mil hombres armados á punto pasaron hacia la campiña de Jericó delante de Jehová á la guerra .
Y Jehová habló á Josué , diciendo :
Manda á los sacerdotes que llevan el arca del testimonio , que suban del Jordán .
Y Josué mandó á los sacerdotes , diciendo : Subid del Jordán .
Y Josué erigió en Gilgal las doce piedras que habían traído del Jordán .
Declararéis á vuestros hijos , diciendo : Israel pasó en seco por este Jordán .
Y Josué se hizo cuchillos afilados , y circuncidó á los hijos de Israel en el monte de los prepucios .
EMPERO Jericó estaba cerrada , bien cerrada , á causa de los hijos de Israel : nadie entraba , ni salía .
Y Josué se levantó de mañana , y los sacerdotes tomaron el arca de Jehová .
Fué pues Jehová con Josué , y su nombre se divulgó por toda la tierra .
Y subieron allá del pueblo como tres mil hombres , los cuales huyeron delante de los de Hai .
¡ Ay Señor ! ¿ qué diré , ya que Israel ha vuelto las espaldas delante de sus enemigos ?
Y Jehová dijo á Josué : Levántate ; ¿ por qué te postras así sobre tu rostro ?
Y tomaron vivo al rey de Hai , y trajéronle á Josué .
Y Josué quemó á Hai y redújola á un montón perpetuo , asolado hasta hoy .
Entonces Josué edificó un altar á Jehová Dios de Israel en el monte de Ebal ,
Juntáronse á una , de un acuerdo , para pelear contra Josué é Israel .
Mas los moradores de Gabaón , como oyeron lo que Josué había hecho á Jericó y á Hai ,
Y los hombres de Israel tomaron de su provisión del camino , y no preguntaron á la boca de Jehová .
Y Josué vino á ellos de repente , toda la noche subió desde Gilgal .
Y Josué , y todo Israel con él , volvíase al campo en Gilgal .
Pero los cinco reyes huyeron , y se escondieron en una cueva en Maceda .
Y fué dicho á Josué que los cinco reyes habían sido hallados en una cueva en Maceda .
Y de Maceda pasó Josué , y todo Israel con él , á Libna ; y peleó contra Libna :
Y Josué , y todo Israel con él , pasó de Libna á Lachîs , y puso campo contra ella , y combatióla :
Subió luego Josué , y todo Israel con él , de Eglón á Hebrón , y combatiéronla ;
Y volviéndose Josué , y todo Israel con él , sobre Debir , combatióla ;
E hiriólos Josué desde Cades-barnea hasta Gaza , y toda la tierra de Gosén hasta Gabaón .
Y tornóse Josué , y todo Israel con él , al campo en Gilgal .
Y Josué hizo con ellos como Jehová le había mandado : desjarretó sus caballos , y sus carros quemó al fuego .
Por muchos días tuvo guerra Josué con estos reyes .
El rey de Jericó , uno : el rey de Hai , que está al lado de Beth-el , otro :
El rey de Jerusalem , otro : el rey de Hebrón , otro :
El rey de Jarmuth , otro : el rey de Lachîs , otro :
El rey de Eglón , otro : el rey de Gezer , otro :
El rey de Debir , otro : el rey de Geder , otro :
El rey de Horma , otro : el rey de Arad , otro :
El rey de Libna , otro : el rey de Adullam , otro :
El rey de Maceda , otro : el rey de Beth-el , otro :
El rey de Tappua , otro : el rey de Hepher , otro :
El rey de Aphec , otro : el rey de Lasarón , otro :
El rey de Madón , otro : el rey de Hasor , otro :
El rey de Simrom-meron , otro : el rey de Achsaph , otro :
El rey de Taanach , otro : el rey de Megiddo , otro :
El rey de Chêdes , otro : el rey de Jocneam de Carmel , otro :
El rey de Dor , de la provincia de Dor , otro : el rey de Gentes en Gilgal , otro :
El rey de Tirsa , otro : treinta y un reyes en todo .
Esta es la tierra que queda : todos los términos de los Philisteos , y toda Gessuri ;
Parte , pues , tú ahora esta tierra en heredad á las nueve tribus , y á la media tribu de Manasés .
Dió , pues , Moisés á la tribu de los hijos de Rubén conforme á sus familias :
Hesbón , con todas sus villas que están en la llanura ; Dibón , y Bamoth-baal , y Beth-baal-meón ;
Y Jaas , y Keddemoth , y Mephaath ,
Y Chîriataim , y Sibma , y Zerethshahar en el monte del valle ;
Y Beth-peor , y Asdoth-pisga , y Beth-jesimoth ;
Dió asimismo Moisés á la tribu de Gad , á los hijos de Gad , conforme á sus familias .
Y desde Hesbón hasta Ramathmispe , y Betonim ; y desde Mahanaim hasta el término de Debir :
Esta es la herencia de los hijos de Gad , por sus familias , estas ciudades con sus villas .
Josué entonces le bendijo , y dió á Caleb hijo de Jephone á Hebrón por heredad .
Y Caleb echó de allí tres hijos de Anac , á Sesai , Aiman , y Talmai , hijos de Anac .
De aquí subió á los que moraban en Debir : y el nombre de Debir era antes Chîriath-sepher .
Y dijo Caleb : Al que hiriere á Chîriath-sepher , y la tomare , yo le daré á mi hija Axa por mujer .
Esta pues es la herencia de la tribu de los hijos de Judá por sus familias .
Y Cina , y Dimona , y Adada ,
Y Cedes , y Asor , é Itnán ,
Ziph , y Telem , y Bealoth ,
Y Asor-hadatta , y Chêrioth-hesron , que es Asor ,
Amam , y Sema , y Molada ,
Y Asar-gadda , y Hesmón , y Beth-pelet ,
Y Hasar-sual , Beersebah , y Bizotia ,
Baala , é Iim , y Esem ,
Y Eltolad , y Cesil , y Horma ,
Y Siclag , y Madmanna , Sansana ,
Y Lebaoth , Silim , y Aín , y Rimmón ; en todas veintinueve ciudades con sus aldeas .
En las llanuras , Estaol , y Sorea , y Asena ,
Y Zanoa , y Engannim , Tappua , y Enam ,
Jerimoth , y Adullam , Sochô , y Aceca ,
Y Saraim , y Adithaim , y Gedera , y Gederothaim ; catorce ciudades con sus aldeas .
Senán , y Hadasa , y Migdalgad ,
Y Dilán , y Mizpa , y Jocteel ,
Lachîs , y Boscath , y Eglón ,
Y Cabón , y Lamas , y Chîtlis ,
Y Gederoh , Beth-dagón , y Naama , y Maceda ; dieciséis ciudades con sus aldeas .
Libna , y Ether , y Asán ,
Y Jiphta , y Asna , y Nesib ,
Y Ceila , y Achzib , y Maresa ; nueve ciudades con sus aldeas .
Ecrón con sus villas y sus aldeas :
Desde Ecrón hasta la mar , todas las que están á la costa de Asdod con sus aldeas .
Y en las montañas , Samir , y Jattir , y Succoth ,
Y Danna , y Chîriath-sanna , que es Debir ,
Y Anab , y Estemo , y Anim ,
Y Gosén , y Olón , y Gilo ; once ciudades con sus aldeas .
Arab , y Dumah , y Esán ,
Y Janum , y Beth-tappua , y Apheca ,
Y Humta , y Chîriath-arba , que es Hebrón , y Sior ; nueve ciudades con sus aldeas .
Maón , Carmel , y Ziph , y Juta ,
E Izreel , Jocdeam , y Zanoa ,
Caín , Gibea , y Timna ; diez ciudades con sus aldeas .
Halhul , y Bethfur , y Gedor ,
Y Maarath , y Beth-anoth , y Eltecón ; seis ciudades con sus aldeas .
Chîriath-baal , que es Chîriath-jearim , y Rabba ; dos ciudades con sus aldeas .
En el desierto , Beth-araba , Middín , y Sechâchâ ,
Y Nibsan , y la ciudad de la sal , y Engedi ; seis ciudades con sus aldeas .
Y de Beth-el sale á Luz , y pasa al término de Archi en Ataroth ;
Recibieron pues heredad los hijos de José , Manasés y Ephraim .
Y de Janoa desciende á Ataroth , y á Naaratha , y toca en Jericó , y sale al Jordán .
Mas habían quedado en los hijos de Israel siete tribus , á las cuales aun no habían repartido su posesión .
Y pasa al lado que está delante de la campiña del norte , y desciende á los llanos :
Beth-araba , Samaraim , y Beth-el ;
Y Avim , y Para , y Ophra ,
Y Cephar-hammonai , Ophni , y Gaba ; doce ciudades con sus aldeas :
Gabaón , Rama , Beeroth ,
Y Mizpa , Chephira , y Moza ,
Recom , Irpeel y Tarala ,
Y tuvieron en su heredad á Beer-seba , Seba , y Molada ,
Hasar-sual , Bala , y Esem ,
Heltolad , Betul , y Horma ,
Siclag , Beth-marchâboth , y Hasar-susa ,
Beth-lebaoth , y Saruhén ; trece ciudades con sus aldeas :
Aín , Rimmón , Eter , y Asán ; cuatro ciudades con sus aldeas :
Y pasando de allí hacia el lado oriental á Gith-hepher y á Itta-kazin , sale á Rimmón rodeando á Nea ;
Y abraza Catah , y Naalal , y Simrón , é Ideala , y Beth-lehem ; doce ciudades con sus aldeas .
Esta es la heredad de los hijos de Zabulón por sus familias ; estas ciudades con sus aldeas .
La cuarta suerte salió por Issachâr , por los hijos de Issachâr conforme á sus familias .
Y fué su término Izreel , y Chesullot , y Sunem ,
Y Hapharaim , y Sión , y Anaarath ,
Y Rabbit , y Chisión , y Ebes ,
Y Rameth , y En-gannim , y En-hadda y Beth-passes ;
Y salió la quinta suerte por la tribu de los hijos de Aser por sus familias .
Y su término fué Helchât , y Halí , y Betén , y Axaph ,
Y Alammelec , y Amead , y Miseal ; y llega hasta Carmel al occidente , y á Sihor-libnath ;
Y abraza á Hebrón , y Rehob , y Hammón , y Cana , hasta la gran Sidón ;
Abraza también Umma , y Aphec , y Rehob : veinte y dos ciudades con sus aldeas .
La sexta suerte salió por los hijos de Nephtalí , por los hijos de Nephtalí conforme á sus familias .
Y las ciudades fuertes son Siddim , Ser , y Hamath , Raccath , y Cinneroth ,
Y Adama , y Rama , y Asor ,
Y Cedes , y Edrei , y En-hasor ,
E Irón , y Migdalel , y Horem , y Beth-anath , y Beth-semes : diez y nueve ciudades con sus aldeas .
La séptima suerte salió por la tribu de los hijos de Dan por sus familias .
Y fué el término de su heredad , Sora , y Estaol , é Ir-semes ,
Y Saalabín , y Ailón , y Jeth-la ,
Y Elón , y Timnatha , y Ecrón ,
Y Eltechê , Gibbethón , y Baalath ,
Y Jehud , y Bene-berác , y Gath-rimmón ,
Y Mejarcón , y Raccón , con el término que está delante de Joppa .
Y HABLÓ Jehová á Josué , diciendo :
Y á Jattir con sus ejidos , y á Estemoa con sus ejidos ,
A Helón con sus ejidos , y á Debir con sus ejidos ,
Y de la tribu de Benjamín , á Gibeón con sus ejidos , á Geba con sus ejidos ,
A Anathoth con sus ejidos , á Almón con sus ejidos : cuatro villas .
Todas las villas de los sacerdotes , hijos de Aarón , son trece con sus ejidos .
Y á Kibsaim con sus ejidos , y á Beth-oron con sus ejidos : cuatro villas :
Y de la tribu de Dan á Eltheco con sus ejidos , á Gibethón con sus ejidos ,
A Ayalón con sus ejidos , á Gath-rimmón con sus ejidos : cuatro villas :
Y de la media tribu de Manasés , á Taanach con sus ejidos , y á Gath-rimmón con sus ejidos : dos villas .
Todas las villas para el resto de las familias de los hijos de Coath fueron diez con sus ejidos .
Y de la tribu de Issachâr , á Cesión con sus ejidos , á Dabereth con sus ejidos ,
A Jarmuth con sus ejidos , y á En-gannim con sus ejidos : cuatro villas :
Y de la tribu de Aser , á Miseal con sus ejidos , á Abdón con sus ejidos ,
A Helchâth con sus ejidos , y á Rehob con sus ejidos : cuatro villas :
Todas las villas de los Gersonitas por sus familias fueron trece villas con sus ejidos .
Dimna con sus ejidos , Naalal con sus ejidos : cuatro villas :
Y de la tribu de Rubén , á Beser con sus ejidos , á Jasa con sus ejidos ,
A Cedemoth con sus ejidos , y Mephaat con sus ejidos : cuatro villas :
Hesbón con sus ejidos , y Jacer con sus ejidos : cuatro villas .
ENTONCES Josué llamó á los Rubenitas y á los Gaditas , y á la media tribu de Manasés ,
Y bendiciéndolos Josué , los envió : y fuéronse á sus tiendas .
Por esto dijimos : Hagamos ahora por edificarnos un altar , no para holocausto ni para sacrificio ,
Mas á Jehová vuestro Dios os allegaréis , como habéis hecho hasta hoy ;
Por tanto , cuidad mucho por vuestras almas , que améis á Jehová vuestro Dios .
Mas yo no quise escuchar á Balaam , antes os bendijo repetidamente , y os libré de sus manos .
Entonces el pueblo respondió , y dijo : Nunca tal acontezca , que dejemos á Jehová por servir á otros dioses :
El pueblo entonces dijo á Josué : No , antes á Jehová serviremos .
Y el pueblo respondió á Josué : A Jehová nuestro Dios serviremos , y á su voz obedeceremos .
Entonces Josué hizo alianza con el pueblo el mismo día , y púsole ordenanzas y leyes en Sichêm .
Y envió Josué al pueblo , cada uno á su heredad .
Y Jehová respondió : Judá subirá ; he aquí que yo he entregado la tierra en sus manos .
Y hallaron á Adoni-bezec en Bezec , y pelearon contra él : é hirieron al Cananeo y al Pherezeo .
Mas Adoni-bezec huyó ; y siguiéronle , y prendiéronle , y cortáronle los pulgares de las manos y de los pies .
Y de allí fué á los que habitaban en Debir , que antes se llamaba Chîriath-sepher .
Y dijo Caleb : El que hiriere á Chîriath-sepher , y la tomare , yo le daré á Axa mi hija por mujer .
Y tomóla Othoniel hijo de Cenez , hermano menor de Caleb : y él le dió á Axa su hija por mujer .
Tomó también Judá á Gaza con su término , y á Ascalón con su término , y á Ecrón con su término .
Y dieron Hebrón á Caleb , como Moisés había dicho : y él echó de allí tres hijos de Anac .
También los de la casa de José subieron á Beth-el ; y fué Jehová con ellos .
Y los de la casa de José pusieron espías en Beth-el , la cual ciudad antes se llamaba Luz .
Tampoco Ephraim echó al Cananeo que habitaba en Gezer ; antes habitó el Cananeo en medio de ellos en Gezer .
Antes moró Aser entre los Cananeos que habitaban en la tierra ; pues no los echó .
Y el término del Amorrheo fué desde la subida de Acrabim , desde la piedra , y arriba .
Y llamaron por nombre aquel lugar Bochîm : y sacrificaron allí á Jehová .
Y murió Josué hijo de Nun , siervo de Jehová , siendo de ciento y diez años .
Y los hijos de Israel hicieron lo malo en ojos de Jehová , y sirvieron á los Baales :
Y dejaron á Jehová , y adoraron á Baal y á Astaroth .
Mas Jehová suscitó jueces que los librasen de mano de los que los despojaban .
Tampoco yo echaré más de delante de ellos á ninguna de aquestas gentes que dejó Josué cuando murió ;
Por esto dejó Jehová aquellas gentes , y no las desarraigó luego , ni las entregó en mano de Josué .
Así los hijos de Israel habitaban entre los Cananeos , Hetheos , Amorrheos , Pherezeos , Heveos , y Jebuseos :
Y reposó la tierra cuarenta años ; y murió Othoniel , hijo de Cenez .
Y sirvieron los hijos de Israel á Eglón rey de los Moabitas diez y ocho años .
Y presentó el presente á Eglón rey de Moab ; y era Eglón hombre muy grueso .
Y luego que hubo presentado el don , despidió á la gente que lo había traído .
Y saliendo Aod al patio , cerró tras sí las puertas de la sala .
Mas entre tanto que ellos se detuvieron , Aod se escapó , y pasando los ídolos , salvóse en Seirath .
Así quedó Moab sojuzgado aquel día bajo la mano de Israel : y reposó la tierra ochenta años .
MAS los hijos de Israel tornaron á hacer lo malo en ojos de Jehová , después de la muerte de Aod .
Y gobernaba en aquel tiempo á Israel una mujer , Débora , profetisa , mujer de Lapidoth :
Vinieron pues las nuevas á Sísara como Barac hijo de Abinoam había subido al monte de Tabor .
Así abatió Dios aquel día á Jabín , rey de Canaán , delante de los hijos de Israel .
Y AQUEL día cantó Débora , con Barac , hijo de Abinoam , diciendo :
Porque ha vengado las injurias de Israel , porque el pueblo se ha ofrecido de su voluntad , load á Jehová .
Los montes se derritieron delante de Jehová , aqueste Sinaí , delante de Jehová Dios de Israel .
Vosotros los que cabalgáis en asnas blancas , los que presidís en juicio , y vosotros los que viajáis , hablad .
Despierta , despierta , Débora ; despierta , despierta , profiere un cántico . Levántate , Barac , y lleva tus cautivos , hijo de Abinoam .
El pueblo de Zabulón expuso su vida á la muerte , y Nephtalí en las alturas del campo .
De los cielos pelearon : las estrellas desde sus órbitas pelearon contra Sísara .
Despalmáronse entonces las uñas de los caballos por las arremetidas , por los brincos de sus valientes .
El pidió agua , y dióle ella leche ; en tazón de nobles le presentó manteca .
Las más avisadas de sus damas le respondían ; y aun ella se respondía á sí misma .
Era pues Israel en gran manera empobrecido por los Madianitas ; y los hijos de Israel clamaron á Jehová .
Y cuando los hijos de Israel hubieron clamado á Jehová , á causa de los Madianitas ,
Y Jehová le dijo : Paz á ti ; no tengas temor , no morirás .
Y Gedeón dijo á Dios : Si has de salvar á Israel por mi mano , como has dicho ,
Y si tienes temor de descender , baja tú con Phara tu criado al campo ,
Y Gedeón hijo de Joas volvió de la batalla antes que el sol subiese ;
Asimismo derribó la torre de Penuel , y mató á los de la ciudad .
Y Jerobaal hijo de Joas fué , y habitó en su casa .
Y tuvo Gedeón setenta hijos que salieron de su muslo , porque tuvo muchas mujeres .
Y su concubina que estaba en Sichêm , también le parió un hijo ; y púsole por nombre Abimelech .
Y dijeron los árboles á la higuera : Anda tú , reina sobre nosotros .
Dijeron luego los árboles á la vid : Pues ven tú , reina sobre nosotros .
Dijeron entonces todos los árboles al escaramujo : Anda tú , reina sobre nosotros .
( Pues que mi padre peleó por vosotros , y echó lejos su vida por libraros de mano de Madián ;
Y huyó Jotham , y se fugó , y fuése á Beer , y allí se estuvo por causa de Abimelech su hermano .
Y después que Abimelech hubo dominado sobre Israel tres años ,
Levántate pues ahora de noche , tú y el pueblo que está contigo , y pon emboscada en el campo :
Y Gaal salió delante de los de Sichêm , y peleó contra Abimelech .
Y aconteció al siguiente día , que el pueblo salió al campo : y fué dado aviso á Abimelech .
Y fué dicho á Abimelech como todos los de la torre de Sichêm estaban reunidos .
Después Abimelech se fué á Thebes ; y puso cerco á Thebes , y tomóla .
Y como los Israelitas vieron muerto á Abimelech , fuéronse cada uno á su casa .
Así pues pagó Dios á Abimelech el mal que hizo contra su padre matando á sus setenta hermanos .
Y juzgó á Israel veintitrés años , y murió , y fué sepultado en Samir .
Tras él se levantó Jair , Galaadita , el cual juzgó á Israel veintidós años .
Y murió Jair , y fué sepultado en Camón .
Mas vosotros me habéis dejado , y habéis servido á dioses ajenos : por tanto , yo no os libraré más .
Andad , y clamad á los dioses que os habéis elegido , que os libren en el tiempo de vuestra aflicción .
Y aconteció que después de días los hijos de Ammón hicieron guerra contra Israel :
Y dijeron á Jephté : Ven , y serás nuestro capitán , para que peleemos con los hijos de Ammón .
Y Jephté tornó á enviar otros embajadores al rey de los Ammonitas ,
Mas subiendo Israel de Egipto , anduvo por el desierto hasta el mar Bermejo , y llegó á Cades .
Mas el rey de los hijos de Ammón no atendió las razones de Jephté que le envió .
Después de él juzgó á Israel Ibzan de Beth-lehem ;
Y murió Ibzan , y fué sepultado en Beth-lehem .
Después de él juzgó á Israel Elón , Zabulonita , el cual juzgó á Israel diez años .
Y murió Elón , Zabulonita , y fué sepultado en Ajalón en la tierra de Zabulón .
Después de él juzgó á Israel Abdón hijo de Hillel , Piratonita .
Ahora , pues , mira que ahora no bebas vino , ni sidra , ni comas cosa inmunda .
Y el ángel de Jehová respondió á Manoa : La mujer se guardará de todas las cosas que yo le dije :
Y el ángel de Jehová respondió : ¿ Por qué preguntas por mi nombre , que es oculto ?
Y dijo Manoa á su mujer : Ciertamente moriremos , porque á Dios hemos visto .
Y la mujer parió un hijo , y llamóle por nombre Samsón . Y el niño creció , y Jehová lo bendijo .
Y DESCENDIENDO Samsón á Timnah , vió en Timnah una mujer de las hijas de los Filisteos .
Vino pues , y habló á la mujer que había agradado á Samsón .
Y como ellos le vieron , tomaron treinta compañeros que estuviesen con él ;
Y Samsón les respondió : Yo seré sin culpa esta vez para con los Filisteos , si mal les hiciere .
Y los Filisteos subieron y pusieron campo en Judá , y tendiéronse por Lehi .
Y juzgó á Israel en días de los Filisteos veinte años .
Y FUÉ Samsón á Gaza , y vió allí una mujer ramera , y entró á ella .
Después de esto aconteció que se enamoró de una mujer en el valle de Sorec , la cual se llamaba Dalila .
Y el cabello de su cabeza comenzó á crecer , después que fué rapado .
HUBO un hombre del monte de Ephraim , que se llamaba Michâs .
Y Michâs consagró al Levita , y aquel joven le servía de sacerdote , y estaba en casa de Michâs .
Y el sacerdote les respondió : Id en paz , que vuestro viaje que hacéis es delante de Jehová .
Volviendo pues ellos á sus hermanos en Sora y Esthaol , sus hermanos les dijeron : ¿ Qué hay ? y ellos respondieron :
Y pasando de allí al monte de Ephraim , vinieron hasta la casa de Michâs .
Y ellos tornaron , y fuéronse ; y pusieron los niños , y el ganado y el bagaje , delante de sí .
Y levantándose el varón para irse , el suegro le constriñó á que tornase y tuviese allí la noche .
He aquí que todos vosotros los hijos de Israel estáis presentes ; daos aquí parecer y consejo .
Y juntáronse todos los hombres de Israel contra la ciudad , ligados como un solo hombre .
Levantándose pues de mañana los hijos de Israel , pusieron campo contra Gabaa .
Los hijos pues de Israel se acercaron el siguiente día á los hijos de Benjamín .
Y puso Israel emboscadas alrededor de Gabaa .
Y cayeron de Benjamín diez y ocho mil hombres , todos ellos hombres de guerra .
Porque el pueblo fué contado , y no hubo allí varón de los moradores de Jabes-galaad .
Y el pueblo tuvo dolor á causa de Benjamín , de que Jehová hubiese hecho mella en las tribus de Israel .
Y mandaron á los hijos de Benjamín , diciendo : Id , y poned emboscada en las viñas :
En estos días no había rey en Israel : cada uno hacía lo recto delante de sus ojos .
Y murió Elimelech , marido de Noemi , y quedó ella con sus dos hijos ;
Y dijéronle : Ciertamente nosotras volveremos contigo á tu pueblo .
Y viendo Noemi que estaba tan resuelta á ir con ella , dejó de hablarle .
Y Booz dijo á su criado el sobrestante de los segadores : ¿ Cúya es esta moza ?
Y le respondió : Haré todo lo que tú me mandares .
Descendió pues á la era , é hizo todo lo que su suegra le había mandado .
Y ahora , aunque es cierto que yo soy pariente cercano , con todo eso hay pariente más cercano que yo .
Entonces el pariente dijo á Booz : Tómalo tú . Y descalzó su zapato .
Y tomando Noemi el hijo , púsolo en su regazo , y fuéle su ama .
Y estas son las generaciones de Phares : Phares engendró á Hesrón ;
Y Hesrón engendró á Ram , y Ram engendró á Aminadab ;
Y Aminadab engendró á Nahasón , y Nahasón engendró á Salmón ;
Y Salmón engendró á Booz , y Booz engendró á Obed ;
Y Obed engendró á Isaí , é Isaí engendró á David .
Mas á Anna daba una parte escogida ; porque amaba á Anna , aunque Jehová había cerrado su matriz .
Y su competidora la irritaba , enojándola y entristeciéndola , porque Jehová había cerrado su matriz .
Ella con amargura de alma oró á Jehová , y lloró abundantemente .
Y fué que como ella orase largamente delante de Jehová , Eli estaba observando la boca de ella .
Entonces le dijo Eli : ¿ Hasta cuándo estarás borracha ? ; digiere tu vino .
Y matando el becerro , trajeron el niño á Eli .
Por este niño oraba , y Jehová me dió lo que le pedí .
Los arcos de los fuertes fueron quebrados , y los flacos se ciñeron de fortaleza .
Jehová mata , y él da vida : él hace descender al sepulcro , y hace subir .
Jehová empobrece , y él enriquece : abate , y ensalza .
Y Elcana se volvió á su casa en Ramatha ; y el niño ministraba á Jehová delante del sacerdote Eli .
Mas los hijos de Eli eran hombres impíos , y no tenían conocimiento de Jehová .
Y el joven Samuel ministraba delante de Jehová , vestido de un ephod de lino .
No , hijos míos ; porque no es buena fama la que yo oigo : que hacéis pecar al pueblo de Jehová .
Y el joven Samuel iba creciendo , y adelantando delante de Dios y delante de los hombres .
Jehová llamó á Samuel ; y él respondió : Heme aquí .
Y Samuel no había conocido aún á Jehová , ni la palabra de Jehová le había sido revelada .
Llamando pues Eli á Samuel , díjole : Hijo mío , Samuel . Y él respondió : Heme aquí .
Y Samuel creció , y Jehová fué con él , y no dejó caer á tierra ninguna de sus palabras .
Y conoció todo Israel desde Dan hasta Beer-sebah , que Samuel era fiel profeta de Jehová .
Y el arca de Dios fué tomada , y muertos los dos hijos de Eli , Ophni y Phinees .
Dijo pues : Traspasada es la gloria de Israel : porque el arca de Dios fué tomada .
Y LOS Filisteos , tomada el arca de Dios , trajéronla desde Eben-ezer á Asdod .
Y ESTUVO el arca de Jehová en la tierra de los Filisteos siete meses .
Lo cual viendo los cinco príncipes de los Filisteos , volviéronse á Ecrón el mismo día .
Entonces los hijos de Israel quitaron á los Baales y á Astaroth , y sirvieron á solo Jehová .
Y Samuel dijo : Juntad á todo Israel en Mizpa , y yo oraré por vosotros á Jehová .
Y juzgó Samuel á Israel todo el tiempo que vivió .
Y ACONTECIÓ que habiendo Samuel envejecido , puso sus hijos por jueces sobre Israel .
Y el nombre de su hijo primogénito fué Joel , y el nombre del segundo , Abia : fueron jueces en Beer-sebah .
Entonces todos los ancianos de Israel se juntaron , y vinieron á Samuel en Rama ,
Y dijo Samuel todas las palabras de Jehová al pueblo que le había pedido rey .
Tomará también vuestras hijas para que sean perfumadoras , cocineras , y amasadoras .
Diezmará también vuestro rebaño , y seréis sus siervos .
Y oyó Samuel todas las palabras del pueblo , y refiriólas en oídos de Jehová .
Y un día antes que Saúl viniese , Jehová había revelado al oído de Samuel , diciendo :
Los cuales , luego que te hayan saludado , te darán dos panes , los que tomarás de manos de ellos .
Y cesó de profetizar , y llegó al alto .
Y dijo el tío de Saúl : Yo te ruego me declares qué os dijo Samuel .
Y Samuel convocó el pueblo á Jehová en Mizpa ;
Y haciendo allegar Samuel todas las tribus de Israel , fué tomada la tribu de Benjamín .
Y el espíritu de Dios arrebató á Saúl en oyendo estas palabras , y encendióse en ira en gran manera .
Mas Samuel dijo al pueblo : Venid , vamos á Gilgal para que renovemos allí el reino .
Entonces dijeron : Nunca nos has calumniado , ni agraviado , ni has tomado algo de mano de ningún hombre .
Esperad aún ahora , y mirad esta gran cosa que Jehová hará delante de vuestros ojos .
Mas si perseverareis en hacer mal , vosotros y vuestro rey pereceréis .
HABÍA ya Saúl reinado un año ; y reinado que hubo dos años sobre Israel ,
Entonces dijo Saúl : Traedme holocausto y sacrificios pacíficos . Y ofreció el holocausto .
Y la guarnición de los Filisteos salió al paso de Michmas .
El un peñasco situado al norte hacia Michmas , y el otro al mediodía hacia Gabaa .
Y Jonathán dijo : He aquí , nosotros pasaremos á los hombres , y nos mostraremos á ellos .
Así salvó Jehová á Israel aquel día . Y llegó el alcance hasta Beth-aven .
Y todo el pueblo del país llegó á un bosque donde había miel en la superficie del campo .
E hirieron aquel día á los Filisteos desde Michmas hasta Ajalón : mas el pueblo se cansó mucho .
Y edificó Saúl altar á Jehová , el cual altar fué el primero que edificó á Jehová .
Y Saúl dijo : Echad suerte entre mí y Jonathán mi hijo . Y fué tomado Jonathán .
Y Saúl respondió : Así me haga Dios y así me añada , que sin duda morirás , Jonathán .
Y Saúl dejó de seguir á los Filisteos ; y los Filisteos se fueron á su lugar .
Porque Cis padre de Saúl , y Ner padre de Abner , fueron hijos de Abiel .
Y viniendo Saúl á la ciudad de Amalec , puso emboscada en el valle .
Y Saúl hirió á Amalec , desde Havila hasta llegar á Shur , que está á la frontera de Egipto .
Y fué palabra de Jehová á Samuel , diciendo :
Y vuelve conmigo para que adore á Jehová .
Y volviéndose Samuel para irse , él echó mano de la orla de su capa , y desgarróse .
Y volvió Samuel tras Saúl , y adoró Saúl á Jehová .
Fuése luego Samuel á Rama , y Saúl subió á su casa en Gabaa de Saúl .
Entonces llamó Isaí á Abinadab , é hízole pasar delante de Samuel , el cual dijo : Ni á éste ha elegido Jehová .
Hizo luego pasar Isaí á Samma . Y él dijo : Tampoco á éste ha elegido Jehová .
Y el espíritu de Jehová se apartó de Saúl , y atormentábale el espíritu malo de parte de Jehová .
Y los criados de Saúl le dijeron : He aquí ahora , que el espíritu malo de parte de Dios te atormenta .
Y Saúl respondió á sus criados : Buscadme pues ahora alguno que taña bien , y traédmelo .
Y Saúl envió mensajeros á Isaí , diciendo : Envíame á David tu hijo , el que está con las ovejas .
Y viniendo David á Saúl , estuvo delante de él : y amólo él mucho , y fué hecho su escudero .
Y sobre sus piernas traía grebas de hierro , y escudo de acero á sus hombros .
Y oyendo Saúl y todo Israel estas palabras del Filisteo , conturbáronse , y tuvieron gran miedo .
Y David era el menor . Siguieron pues los tres mayores á Saúl .
Empero David había ido y vuelto de con Saúl , para apacentar las ovejas de su padre en Beth-lehem .
Venía pues aquel Filisteo por la mañana y á la tarde , y presentóse por cuarenta días .
Y Saúl y ellos y todos lo de Israel , estaban en el valle del Alcornoque , peleando con los Filisteos .
Porque así los Israelitas como los Filisteos estaban en ordenanza , escuadrón contra escuadrón .
Y todos los varones de Israel que veían aquel hombre , huían de su presencia , y tenían gran temor .
Y el pueblo le respondió las mismas palabras , diciendo : Así se hará al hombre que lo venciere .
Y David respondió : ¿ Qué he hecho yo ahora ? Estas , ¿ no son palabras ?
Y fueron oídas las palabras que David había dicho , las cuales como refiriesen delante de Saúl , él lo hizo venir .
Y el Filisteo venía andando y acercándose á David , y su escudero delante de él .
Tornando luego los hijos de Israel de seguir los Filisteos , despojaron su campamento .
Y Saúl le tomó aquel día , y no le dejó volver á casa de su padre .
E hicieron alianza Jonathán y David , porque él le amaba como á su alma .
Y desde aquel día Saúl miró de través á David .
Mas Saúl se temía de David , por cuanto Jehová era con él , y se había apartado de Saúl .
Y David se conducía prudentemente en todos sus negocios , y Jehová era con él .
Y viendo Saúl que se portaba tan prudentemente , temíase de él .
Mas todo Israel y Judá amaba á David , porque él salía y entraba delante de ellos .
Y los criados de Saúl le dieron la respuesta diciendo : Tales palabras ha dicho David .
Pero Saúl , viendo y considerando que Jehová era con David , y que su hija Michâl lo amaba ,
Temióse más de David ; y fué Saúl enemigo de David todos los días .
Y oyendo Saúl la voz de Jonathán , juró : Vive Jehová , que no morirá .
Y descolgó Michâl á David por una ventana ; y él se fué , y huyó , y escapóse .
Y cuando Saúl envió mensajeros que tomasen á David , ella respondió : Está enfermo .
Y fué dado aviso á Saúl , diciendo : He aquí que David está en Najoth en Rama .
Y Jonathán dijo á David : ¿ Qué discurre tu alma , y harélo por ti ?
Dijo entonces David á Jonathán : ¿ Quién me dará aviso ? ó ¿ qué si tu padre te respondiere ásperamente ?
Y si yo viviere , harás conmigo misericordia de Jehová ; mas si fuere muerto ,
Y yo tiraré tres saetas hacia aquel lado , como ejercitándome al blanco .
Y Jonathán respondió á Saúl : David me pidió encarecidamente le dejase ir hasta Beth-lehem .
Y Jonathán respondió á su padre Saúl , y díjole : ¿ Por qué morirá ? ¿ qué ha hecho ?
Empero ninguna cosa entendió el muchacho : solamente Jonathán y David entendían el negocio .
Luego dió Jonathán sus armas á su muchacho , y díjole : Vete y llévalas á la ciudad .
Y levantándose David aquel día , huyó de la presencia de Saúl , y vínose á Achîs rey de Gath .
Y David puso en su corazón estas palabras , y tuvo gran temor de Achîs rey de Gath .
Y Saúl le dijo : Oye ahora , hijo de Ahitob . Y él dijo : Heme aquí , señor mío .
Y el rey dijo : Sin duda morirás , Ahimelech , tú y toda la casa de tu padre .
Mas uno de los hijos de Ahimelech hijo de Ahitob , que se llamaba Abiathar , escapó , y huyóse á David .
Y Abiathar notició á David como Saúl había muerto los sacerdotes de Jehová .
Y DIERON aviso á David , diciendo : He aquí que los Filisteos combaten á Keila , y roban las eras .
Entonces se levantó Jonathán hijo de Saúl , y vino á David en el bosque , y confortó su mano en Dios .
Y Saúl dijo : Benditos seáis vosotros de Jehová , que habéis tenido compasión de mí :
Entonces vino un mensajero á Saúl , diciendo : Ven luego , porque los Filisteos han hecho una irrupción en el país .
Juzgue Jehová entre mí y ti , y véngueme de ti Jehová : empero mi mano no será contra ti .
Y oyó David en el desierto que Nabal esquilaba sus ovejas .
Y tornándose los criados de David , volviéronse por su camino , y vinieron y dijeron á David todas estas palabras .
Y dijo David á Abigail : Bendito sea Jehová Dios de Israel , que te envió para que hoy me encontrases ;
Y pasados diez días Jehová hirió á Nabal , y murió .
También tomó David á Ahinoam de Jezreel , y ambas á dos fueron sus mujeres .
Porque Saúl había dado su hija Michâl mujer de David , á Palti hijo de Lais , que era de Gallim .
David por tanto envió espías , y entendió por cierto que Saúl había venido .
Y vino la nueva á Saúl que David se había huído á Gath , y no lo buscó más .
Y Achîs le dió aquel día á Siclag . De aquí fué Siclag de los reyes de Judá hasta hoy .
Y cuando vió Saúl el campo de los Filisteos , temió , y turbóse su corazón en gran manera .
La mujer entonces dijo : ¿ A quién te haré venir ? Y él respondió : Hazme venir á Samuel .
Vuélvete pues , y vete en paz ; y no hagas lo malo en los ojos de los príncipes de los Filisteos .
Las dos mujeres de David , Ahinoam Jezreelita y Abigail la que fué mujer de Nabal del Carmelo , también eran cautivas .
Y libró David todo lo que los Amalecitas habían tomado : y asimismo libertó David á sus dos mujeres .
Y agravóse la batalla sobre Saúl , y le alcanzaron los flecheros ; y tuvo gran temor de los flecheros .
Y viendo su escudero á Saúl muerto , él también se echó sobre su espada , y murió con él .
Así murió Saúl en aquel día , juntamente con sus tres hijos , y su escudero , y todos sus varones .
Y pusieron sus armas en el templo de Astaroth , y colgaron su cuerpo en el muro de Beth-san .
Mas oyendo los de Jabes de Galaad esto que los Filisteos hicieron á Saúl ,
Y tomando sus huesos , sepultáronlos debajo de un árbol en Jabes , y ayunaron siete días .
Y como él miró atrás , vióme y llamóme ; y yo dije : Heme aquí .
Y él me dijo : ¿ Quién eres tú ? Y yo le respondí : Soy Amalecita .
Entonces David trabando de sus vestidos , rompiólos ; y lo mismo hicieron los hombres que estaban con él .
Y díjole David : ¿ Cómo no tuviste temor de extender tu mano para matar al ungido de Jehová ?
Y endechó David á Saúl y á Jonathán su hijo con esta endecha .
¡ Perecido ha la gloria de Israel sobre tus montañas ! ¡ Cómo han caído los valientes !
¡ Cómo han caído los valientes en medio de la batalla ! ¡ Jonathán , muerto en tus alturas !
¡ Cómo han caído los valientes , y perecieron las armas de guerra !
Y Abner miró atrás , y dijo : ¿ No eres tú Asael ? Y él respondió : Sí .
Y nacieron hijos á David en Hebrón : su primogénito fué Ammón , de Ahinoam Jezreelita ;
El cuarto , Adonías hijo de Haggith ; el quinto , Saphatías hijo de Abital ;
El sexto , Jetream , de Egla mujer de David . Estos nacieron á David en Hebrón .
Y él no pudo responder palabra á Abner , porque le temía .
Entonces Is-boseth envió , y quitóla á su marido Paltiel , hijo de Lais .
Y endechando el rey al mismo Abner , decía : ¿ Murió Abner como muere un villano ?
Estos Beerothitas se habían huído á Gittaim , y habían sido peregrinos allí hasta entonces . )
Era David de treinta años cuando comenzó á reinar , y reinó cuarenta años .
Empero David tomó la fortaleza de Sión , la cual es la ciudad de David .
Y David iba creciendo y aumentándose , y Jehová Dios de los ejércitos era con él .
E Ibhar , y Elisua , y Nepheg ,
Y Japhia , y Elisama , y Eliada , y Eliphelet .
Y vinieron los Filisteos , y extendiéronse por el valle de Raphaim .
Y dejaron allí sus ídolos , los cuales quemó David y los suyos .
Y los Filisteos tornaron á venir , y extendiéronse en el valle de Raphaim .
Y DAVID tornó á juntar todos los escogidos de Israel , treinta mil .
Y David saltaba con toda su fuerza delante de Jehová ; y tenía vestido David un ephod de lino .
Y Michâl hija de Saúl nunca tuvo hijos hasta el día de su muerte .
Y Nathán dijo al rey : Anda , y haz todo lo que está en tu corazón , que Jehová es contigo .
Y aconteció aquella noche , que fué palabra de Jehová á Nathán , diciendo :
El edificará casa á mi nombre , y yo afirmaré para siempre el trono de su reino .
Y será afirmada tu casa y tu reino para siempre delante de tu rostro ; y tu trono será estable eternalmente .
Conforme á todas estas palabras , y conforme á toda esta visión , así habló Nathán á David .
¿ Y qué más puede añadir David hablando contigo ? Tú pues conoces tu siervo , Señor Jehová .
Y tomó David los escudos de oro que traían los siervos de Hadad-ezer , y llevólos á Jerusalem .
Asimismo de Beta y de Beeroth , ciudades de Hadad-ezer , tomó el rey David gran copia de metal .
Entonces oyendo Toi , rey de Hamath , que David había herido todo el ejército de Hadad-ezer ,
Y reinó David sobre todo Israel ; y hacía David derecho y justicia á todo su pueblo .
Y Joab hijo de Sarvia era general de su ejército ; y Josaphat hijo de Ahilud , canciller ;
Y Sadoc hijo de Ahitud , y Ahimelech hijo de Abiathar , eran sacerdotes ; y Seraía era escriba ;
Y Benahía hijo de Joiada , era sobre los Ceretheos y Peletheos ; y los hijos de David eran los príncipes .
Y envió el rey David , y tomólo de casa de Machîr hijo de Amiel , de Lodebar .
Lo cual como oyó David , envió á Joab con todo el ejército de los valientes .
Mas viendo los Siros que habían caído delante de Israel , tornáronse á juntar .
Y concibió la mujer , y enviólo á hacer saber á David , diciendo : Yo estoy embarazada .
Entonces David envió á decir á Joab : Envíame á Uría Hetheo . Y enviólo Joab á David .
Entonces envió Joab , é hizo saber á David todos los negocios de la guerra .
Y fué el mensajero , y llegando , contó á David todas las cosas á que Joab le había enviado .
Y oyendo la mujer de Uría que su marido Uría era muerto , hizo duelo por su marido .
El rico tenía numerosas ovejas y vacas :
Y que él debe pagar la cordera con cuatro tantos , porque hizo esta tal cosa , y no tuvo misericordia .
Porque tú lo hiciste en secreto ; mas yo haré esto delante de todo Israel , y delante del sol .
Entonces rogó David á Dios por el niño ; y ayunó David , recogióse , y pasó la noche acostado en tierra .
Que envió por mano de Nathán profeta , y llamó su nombre Jedidiah , á causa de Jehová .
Y Joab peleaba contra Rabba de los hijos de Ammón , y tomó la ciudad real .
Entonces envió Joab mensajeros á David , diciendo : Yo he peleado contra Rabba , y he tomado la ciudad de las aguas .
Y juntando David todo el pueblo , fué contra Rabba , y combatióla , y tomóla .
Mas él no la quiso oir ; antes pudiendo más que ella la forzó , y echóse con ella .
Y luego que el rey David oyó todo esto , fué muy enojado .
Y como Absalom lo importunase , dejó ir con él á Amnón y á todos los hijos del rey .
Y dijo Jonadab al rey : He allí los hijos del rey que vienen : es así como tu siervo ha dicho .
Y después que Absalom huyó y se fué á Gessur , estuvo allá tres años .
Y CONOCIENDO Joab hijo de Sarvia , que el corazón del rey estaba por Absalom ,
Y entrando al rey , habla con él de esta manera . Y puso Joab las palabras en su boca .
Entonces el rey dijo á la mujer : Vete á tu casa , que yo mandaré acerca de ti .
Levantóse luego Joab , y fué á Gessur , y volvió á Absalom á Jerusalem .
Y estuvo Absalom por espacio de dos años en Jerusalem , y no vió la cara del rey .
Y el rey le dijo : Ve en paz . Y él se levantó , y se fué á Hebrón .
Y vino el aviso á David , diciendo : El corazón de todo Israel va tras Absalom .
Salió pues el rey con todo el pueblo que le seguía , y paráronse en un lugar distante .
Mirad , yo me detendré en los campos del desierto , hasta que venga respuesta de vosotros que me dé aviso .
Entonces Sadoc y Abiathar volvieron el arca de Dios á Jerusalem ; y estuviéronse allá .
Y díjole David : Si pasares conmigo , serme has de carga ;
Así se vino Husai amigo de David á la ciudad ; y Absalom entró en Jerusalem .
Y decía Semei , maldiciéndole : Sal , sal , varón de sangres , y hombre de Belial :
Y el rey y todo el pueblo que con él estaba , llegaron fatigados , y descansaron allí .
Y Absalom y todo el pueblo , los varones de Israel , entraron en Jerusalem , y con él Achitophel .
Y Absalom dijo á Husai : ¿ Este es tu agradecimiento para con tu amigo ? ¿ por qué no fuiste con tu amigo ?
Entonces dijo Absalom á Achitophel : Consultad qué haremos .
Esta razón pareció bien á Absalom y á todos los ancianos de Israel .
Y dijo Absalom : Llama también ahora á Husai Arachîta , para que asimismo oigamos lo que él dirá .
Entonces Husai dijo á Absalom : El consejo que ha dado esta vez Achitophel no es bueno .
Y David llegó á Mahanaim , y Absalom pasó el Jordán con toda la gente de Israel .
Y asentó campo Israel con Absalom en tierra de Galaad .
DAVID pues revistó el pueblo que tenía consigo , y puso sobre ellos tribunos y centuriones .
Salió pues el pueblo al campo contra Israel , y dióse la batalla en el bosque de Ephraim ;
Y viéndolo uno , avisó á Joab , diciendo : He aquí que he visto á Absalom colgado de un alcornoque .
Cercándolo luego diez mancebos escuderos de Joab , hirieron á Absalom , y acabáronle .
Entonces Joab tocó la corneta , y el pueblo se volvió de seguir á Israel , porque Joab detuvo al pueblo .
Y el rey dijo : Pasa , y ponte allí . Y él pasó , y paróse .
Y DIERON aviso á Joab : He aquí el rey llora , y hace duelo por Absalom .
Y dijo el rey á Semei : No morirás . Y el rey se lo juró .
Y el rey dijo á Barzillai : Pasa conmigo , y yo te daré de comer conmigo en Jerusalem .
Y Joab respondió , diciendo : Nunca tal , nunca tal me acontezca , que yo destruya ni deshaga .
Y Adoram sobre los tributos ; y Josaphat hijo de Ahillud , el canciller ;
Y Seba , escriba ; y Sadoc y Abiathar , sacerdotes ; é Ira Jaireo fué un jefe principal cerca de David .
Y fué dicho á David lo que hacía Rispa hija de Aja , concubina de Saúl .
Este desafió á Israel , y matólo Jonathán , hijo de Sima hermano de David .
Y dijo : Jehová es mi roca , y mi fortaleza , y mi libertador ;
Invocaré á Jehová , digno de ser loado , y seré salvo de mis enemigos .
Cuando me cercaron ondas de muerte , y arroyos de iniquidad me asombraron ,
Me rodearon los dolores del infierno , y me tomaron descuidado lazos de muerte .
La tierra se removió , y tembló ; los fundamentos de los cielos fueron movidos , y se estremecieron , porque él se airó .
Y abajó los cielos , y descendió : una oscuridad debajo de sus pies .
Subió sobre el querubín , y voló : aparecióse sobre las alas del viento .
Puso tinieblas alrededor de sí á modo de pabellones ; aguas negras y espesas nubes .
Del resplandor de su presencia se encendieron ascuas ardientes .
Jehová tronó desde los cielos , y el Altísimo dió su voz ;
Arrojó saetas , y desbaratólos ; relampagueó , y consumiólos .
Extendió su mano de lo alto , y arrebatóme , y sacóme de copiosas aguas .
Libróme de fuertes enemigos , de aquellos que me aborrecían , los cuales eran más fuertes que yo .
Asaltáronme en el día de mi calamidad ; mas Jehová fué mi sostén .
Sacóme á anchura ; libróme , porque puso su voluntad en mí .
Remuneróme Jehová conforme á mi justicia ; y conforme á la limpieza de mis manos , me dió la paga .
Porque yo guardé los caminos de Jehová , y no me aparté impíamente de mi Dios .
Porque delante de mí tengo todas sus ordenanzas ; y atento á sus fueros , no me retiraré de ellos .
Y fuí íntegro para con él , y guardéme de mi iniquidad .
Remuneróme por tanto Jehová conforme á mi justicia , y conforme á mi limpieza delante de sus ojos .
Con el bueno eres benigno , y con el íntegro te muestras íntegro ;
Limpio eres para con el limpio , mas con el perverso eres rígido .
Y tú salvas al pueblo humilde ; mas tus ojos sobre los altivos , para abatirlos .
Porque tú eres mi lámpara , oh Jehová : Jehová da luz á mis tinieblas .
Porque en ti romperé ejércitos , y con mi Dios saltaré las murallas .
Porque ¿ qué Dios hay sino Jehová ? ¿ ó quién es fuerte sino nuestro Dios ?
Dios es el que con virtud me corrobora , y el que despeja mi camino ;
El que hace mis pies como de ciervas , y el que me asienta en mis alturas ;
El que enseña mis manos para la pelea , y da que con mis brazos quiebre el arco de acero .
Tú me diste asimismo el escudo de tu salud , y tu benignidad me ha acrecentado .
Tú ensanchaste mis pasos debajo de mí , para que no titubeasen mis rodillas .
Perseguiré á mis enemigos , y quebrantarélos ; y no me volveré hasta que los acabe .
Los consumiré , y los heriré , y no se levantarán ; y caerán debajo de mis pies .
Ceñísteme de fortaleza para la batalla , y postraste debajo de mí los que contra mí se levantaron .
Tú me diste la cerviz de mis enemigos , de mis aborrecedores , y que yo los destruyese .
Miraron , y no hubo quien los librase ; á Jehová , mas no les respondió .
Los extraños titubeaban á mí : en oyendo , me obedecían .
Los extraños desfallecían , y temblaban en sus escondrijos .
Viva Jehová , y sea bendita mi roca ; sea ensalzado el Dios , la roca de mi salvamento :
El Dios que me ha vengado , y sujeta los pueblos debajo de mí ;
Por tanto yo te confesaré entre las gentes , oh Jehová , y cantaré á tu nombre .
El espíritu de Jehová ha hablado por mí , y su palabra ha sido en mi lengua .
David entonces estaba en la fortaleza , y la guarnición de los Filisteos estaba en Beth-lehem .
El era el más aventajado de los tres , y el primero de ellos ; mas no llegó á los tres primeros .
Esto hizo Benaía hijo de Joiada , y tuvo nombre entre los tres valientes .
Asael hermano de Joab fué de los treinta ; Elhaanan hijo de Dodo de Beth-lehem ;
Samma de Harodi , Elica de Harodi ;
Heles de Palti , Hira , hijo de Jecces , de Tecoa ;
Abiezer de Anathoth , Mebunnai de Husa ;
Selmo de Hahoh , Maharai de Netophath ;
Helec hijo de Baana de Netophath , Ittai hijo de Ribai de Gabaa de los hijos de Benjamín ;
Benaía Pirathonita , Hiddai del arroyo de Gaas ;
Abi-albon de Arbath , Asmaveth de Barhum ;
Elihaba de Saalbón , Jonathán de los hijos de Jassén ;
Samma de Arar , Ahiam hijo de Sarar de Arar .
Elipheleth hijo de Asbai hijo de Maachâti ; Eliam hijo de Achîtophel de Gelón ;
Hesrai del Carmelo , Pharai de Arbi ;
Igheal hijo de Nathán de Soba , Bani de Gadi ;
Selec de Ammón , Naharai de Beeroth , escudero de Joab hijo de Sarvia ;
Ira de Ithri , Gareb de Ithri ;
Uría Hetheo . Entre todos treinta y siete .
Y subió David , conforme al dicho de Gad , que Jehová le había mandado .
COMO el rey David era viejo , y entrado en días , cubríanle de vestidos , mas no se calentaba .
Y la moza era hermosa , la cual calentaba al rey , y le servía : mas el rey nunca la conoció .
Y tenía tratos con Joab hijo de Sarvia , y con Abiathar sacerdote , los cuales ayudaban á Adonía .
Mas no convidó á Nathán profeta , ni á Benaía , ni á los grandes , ni á Salomón su hermano .
Y estando tú aún hablando con el rey , yo entraré tras ti , y acabaré tus razones .
Y Bath-sheba se inclinó , é hizo reverencia al rey . Y el rey dijo : ¿ Qué tienes ?
Y he aquí ahora Adonía reina : y tú , mi señor rey , ahora no lo supiste .
Y estando aún hablando ella con el rey , he aquí Nathán profeta , que vino .
Y el rey juró , diciendo : Vive Jehová , que ha redimido mi alma de toda angustia ,
Y Jonathán respondió , y dijo á Adonía : Ciertamente nuestro señor el rey David ha hecho rey á Salomón :
Y también Salomón se ha sentado en el trono del reino .
Ellos entonces se estremecieron , y levantáronse todos los convidados que estaban con Adonía , y fuése cada uno por su camino .
Mas Adonía , temiendo de la presencia de Salomón , levantóse y fuése , y cogió los cornijales del altar .
Y LLEGÁRONSE los días de David para morir , y mandó á Salomón su hijo , diciendo :
Yo voy el camino de toda la tierra : esfuérzate , y sé varón .
Tú pues harás conforme á tu sabiduría ; no dejarás descender sus canas á la huesa en paz .
Y David durmió con sus padres , y fué sepultado en la ciudad de David .
Y se sentó Salomón en el trono de David su padre , y fué su reino firme en gran manera .
En seguida dijo : Una palabra tengo que decirte . Y ella dijo : Di .
Y ahora yo te hago una petición : no me hagas volver mi rostro . Y ella le dijo : Habla .
Y Bath-sheba dijo : Bien ; yo hablaré por ti al rey .
Y ella dijo : Dése Abisag Sunamita por mujer á tu hermano Adonía .
Díjose luego á Salomón como Semei había ido de Jerusalem hasta Gath , y que había vuelto .
¿ Por qué pues no guardaste el juramento de Jehová , y el mandamiento que yo te impuse ?
Y el rey Salomón será bendito , y el trono de David será firme perpetuamente delante de Jehová .
Y agradó delante de Adonai que Salomón pidiese esto .
En aquella sazón vinieron dos mujeres rameras al rey , y presentáronse delante de él .
Y una noche el hijo de esta mujer murió , porque ella se acostó sobre él .
Y dijo el rey : Traedme un cuchillo . Y trajeron al rey un cuchillo .
FUÉ pues el rey Salomón rey sobre todo Israel .
Y estos fueron los príncipes que tuvo : Azarías hijo de Sadoc , sacerdote ;
Elioreph y Ahía , hijos de Sisa , escribas ; Josaphat hijo de Ahilud , canciller ;
Benaía hijo de Joiada era sobre el ejército ; y Sadoc y Abiathar eran los sacerdotes ;
Y Ahisar era mayordomo ; y Adoniram hijo de Abda era sobre el tributo .
Y estos son los nombres de ellos : el hijo de Hur en el monte de Ephraim ;
El hijo de Decar , en Maccas , y en Saalbim , y en Beth-semes , y en Elón , y en Beth-hanan ;
El hijo de Hesed , en Aruboth ; éste tenía también á Sochô y toda la tierra de Ephet .
El hijo de Abinadab , en todos los términos de Dor : éste tenía por mujer á Thaphat hija de Salomón ;
Ahinadab hijo de Iddo , en Mahanaim ;
Ahimaas en Nephtalí ; éste tomó también por mujer á Basemath hija de Salomón .
Baana hijo de Husai , en Aser y en Aloth ;
Josaphat hijo de Pharua , en Issachâr ;
Semei hijo de Ela , en Benjamín ;
Y la despensa de Salomón era cada día treinta coros de flor de harina , y sesenta coros de harina .
Tenía además de esto Salomón cuarenta mil caballos en sus caballerizas para sus carros , y doce mil jinetes .
Y propuso tres mil parábolas ; y sus versos fueron mil y cinco .
Entonces Salomón envió á decir á Hiram :
Dió pues Hiram á Salomón madera de cedro y madera de haya todo lo que quiso .
Y el rey Salomón impuso tributo á todo Israel , y el tributo fué de treinta mil hombres :
Tenía también Salomón setenta mil que llevaban las cargas , y ochenta mil cortadores en el monte ;
E hizo á la casa ventanas anchaspor de dentro , y estrechaspor de fuera .
Labró pues la casa , y acabóla ; y cubrió la casa con artesonados de cedro .
Y fué palabra de Jehová á Salomón , diciendo :
Y habitaré en medio de los hijos de Israel , y no dejaré á mi pueblo Israel .
Así que , Salomón labró la casa , y acabóla .
Y la casa , á saber , el templo de dentro , tenía cuarenta codos .
Hizo también en el oráculo dos querubines de madera de oliva , cada uno de altura de diez codos .
Asimismo el otro querubín tenía diez codos ; porque ambos querubines eran de un tamaño y de una hechura .
La altura del uno era de diez codos , y asimismo el otro .
Y vistió de oro los querubines .
Y cubrió de oro el piso de la casa , de dentro y de fuera .
Igualmente hizo á la puerta del templo postes de madera de oliva cuadrados .
Y edificó el atrio interior de tres órdenes de piedras labradas , y de un orden de vigas de cedro .
En el cuarto año , en el mes de Ziph , se echaron los cimientos de la casa de Jehová :
DESPUÉS edificó Salomón su propia casa en trece años , y acabóla toda .
Y había tres órdenes de ventanas , una ventana contra la otra en tres órdenes .
Y todas las puertas y postes eran cuadrados : y las unas ventanas estaban frente á las otras en tres órdenes .
De allí arriba eran también piedras de precio , labradas conforme á sus medidas , y obra de cedro .
Y envió el rey Salomón , é hizo venir de Tiro á Hiram ,
Los capiteles que estaban sobre las columnas en el pórtico , tenían labor de flores por cuatro codos .
La obra de las basas era esta : tenían unas cintas , las cuales estaban entre molduras :
De esta forma hizo diez basas fundidas de una misma manera , de una misma medida , y de una misma entalladura .
Y las diez basas , y las diez fuentes sobre las basas ;
Y un mar , y doce bueyes debajo del mar ;
Todo lo hizo fundir el rey en la llanura del Jordán , en tierra arcillosa , entre Succoth y Sarthán .
Y vinieron todos los ancianos de Israel , y los sacerdotes tomaron el arca .
Entonces dijo Salomón : Jehová ha dicho que él habitaría en la oscuridad .
Yo he edificado casa por morada para ti , asiento en que tú habites para siempre .
Tú oirás en los cielos su oración y su súplica , y les harás derecho .
Tú oirás en los cielos , en la habitación de tu morada , su oración y su súplica , y les harás derecho ;
Y puesto en pie , bendijo á toda la congregación de Israel , diciendo en voz alta :
A fin de que todos los pueblos de la tierra sepan que Jehová es Dios , y que no hay otro .
Entonces el rey , y todo Israel con él , sacrificaron víctimas delante de Jehová .
Jehová apareció á Salomón la segunda vez , como le había aparecido en Gabaón .
Y salió Hiram de Tiro para ver las ciudades que Salomón le había dado , y no le contentaron .
Y había Hiram enviado al rey ciento y veinte talentos de oro .
Restauró pues Salomón á Gezer , y á la baja Beth-oron ,
Y á Baalath , y á Tadmor en tierra del desierto ;
Y envió Hiram en ellos á sus siervos , marineros y diestros en la mar , con los siervos de Salomón :
Y cuando la reina de Seba vió toda la sabiduría de Salomón , y la casa que había edificado ,
Bienaventurados tus varones , dichosos estos tus siervos , que están continuamente delante de ti , y oyen tu sabiduría .
Hizo también el rey Salomón doscientos paveses de oro extendido : seiscientos siclos de oro gastó en cada pavés .
Hizo también el rey un gran trono de marfil , el cual cubrió de oro purísimo .
Así excedía el rey Salomón á todos los reyes de la tierra en riquezas y en sabiduría .
Y tuvo setecientas mujeres reinas , y trescientas concubinas ; y sus mujeres torcieron su corazón .
Porque Salomón siguió á Astaroth , diosa de los Sidonios , y á Milcom , abominación de los Ammonitas .
Y así hizo para todas sus mujeres extranjeras , las cuales quemaban perfumes , y sacrificaban á sus dioses .
Y Jehová suscitó un adversario á Salomón , á Adad , Idumeo , de la sangre real , el cual estaba en Edom .
( Porque seis meses habitó allí Joab , y todo Israel , hasta que hubo acabado á todo el sexo masculino en Edom ; )
Y trabando Ahías de la capa nueva que tenía sobre sí , rompióla en doce pedazos ,
Mas yo quitaré el reino de la mano de su hijo , y darélo á ti , las diez tribus .
Y yo afligiré la simiente de David á causa de esto , mas no para siempre .
Y los días que Salomón reinó en Jerusalem sobre todo Israel , fueron cuarenta años .
Y FUÉ Roboam á Sichêm ; porque todo Israel había venido á Sichêm para hacerlo rey .
Enviaron y llamáronle . Vino pues Jeroboam y toda la congregación de Israel , y hablaron á Roboam , diciendo :
Y él les dijo : Idos , y de aquí á tres días volved á mí . Y el pueblo se fué .
Y el rey respondió al pueblo duramente , dejado el consejo de los ancianos que ellos le habían dado ;
Mas reinó Roboam sobre los hijos de Israel que moraban en las ciudades de Judá .
Así se apartó Israel de la casa de David hasta hoy .
Mas fué palabra de Jehová á Semeías varón de Dios , diciendo :
Y dijo Jeroboam en su corazón : Ahora se volverá el reino á la casa de David ,
Y puso el uno en Beth-el , y el otro puso en Dan .
Y esto fué ocasión de pecado ; porque el pueblo iba á adorar delante del uno , hasta Dan .
Fuése pues por otro camino , y no volvió por el camino por donde había venido á Beth-el .
Y él dijo á sus hijos : Enalbardadme el asno . Y ellos le enalbardaron el asno , y subió en él .
Díjole entonces : Ven conmigo á casa , y come del pan .
Entonces volvió con él , y comió del pan en su casa , y bebió del agua .
Y habló á sus hijos , y díjoles : Enalbardadme un asno . Y ellos se lo enalbardaron .
Y puso su cuerpo en su sepulcro ; y endecháronle , diciendo : ¡ Ay , hermano mío !
EN aquel tiempo Abías hijo de Jeroboam cayó enfermo .
Porque ellos también se edificaron altos , estatuas , y bosques , en todo collado alto , y debajo de todo árbol frondoso :
Y hubo guerra entre Roboam y Jeroboam todos los días .
EN el año dieciocho del rey Jeroboam hijo de Nabat , Abiam comenzó á reinar sobre Judá .
Reinó tres años en Jerusalem . El nombre de su madre fué Maachâ , hija de Abisalom .
Y hubo guerra entre Roboam y Jeroboam todos los días de su vida .
En el año veinte de Jeroboam rey de Israel , Asa comenzó á reinar sobre Judá .
Y reinó cuarenta y un años en Jerusalem ; el nombre de su madre fué Maachâ , hija de Abisalom .
Y Asa hizo lo recto ante los ojos de Jehová , como David su padre .
Porque quitó los sodomitas de la tierra , y quitó todas las suciedades que sus padres habían hecho .
Empero los altos no se quitaron : con todo , el corazón de Asa fué perfecto para con Jehová toda su vida .
Y hubo guerra entre Asa y Baasa rey de Israel , todo el tiempo de ambos .
Y oyendo esto Baasa , dejó de edificar á Rama , y estúvose en Thirsa .
Matólo pues Baasa en el tercer año de Asa rey de Judá , y reinó en lugar suyo .
Y hubo guerra entre Asa y Baasa rey de Israel , todo el tiempo de ambos .
Y FUÉ palabra de Jehová á Jehú hijo de Hanani contra Baasa , diciendo :
Y durmió Baasa con sus padres , y fué sepultado en Thirsa ; y reinó en su lugar Ela su hijo .
Y subió Omri de Gibbethón , y con él todo Israel , y cercaron á Thirsa .
Y Omri durmió con sus padres , y fué sepultado en Samaria ; y reinó en lugar suyo Achâb , su hijo .
E hizo altar á Baal , en el templo de Baal que él edificó en Samaria .
Y fué á él palabra de Jehová , diciendo :
Apártate de aquí , y vuélvete al oriente , y escóndete en el arroyo de Cherith , que está delante del Jordán ;
Y fué á él palabra de Jehová , diciendo :
Fué pues Elías á mostrarse á Achâb . Había á la sazón grande hambre en Samaria .
Y Achâb llamó á Abdías su mayordomo , el cual Abdías era en grande manera temeroso de Jehová ;
Y él respondió : Yo soy ; ve , di á tu amo : He aquí Elías .
¿ Y ahora tú dices : Ve , di á tu amo : Aquí está Elías ?
¿ Y ahora dices tú : Ve , di á tu amo : Aquí está Elías : para que él me mate ?
Entonces Abdías fué á encontrarse con Achâb , y dióle el aviso ; y Achâb vino á encontrarse con Elías .
Y como Achâb vió á Elías , díjole Achâb : ¿ Eres tú el que alborotas á Israel ?
Entonces Achâb envió á todos los hijos de Israel , y juntó los profetas en el monte de Carmelo .
De manera que las aguas corrían alrededor del altar ; y había también henchido de agua la reguera .
Y entonces Elías dijo á Achâb : Sube , come y bebe ; porque una grande lluvia suena .
Y envió mensajeros á la ciudad á Achâb rey de Israel , diciendo :
Así ha dicho Ben-adad : Tu plata y tu oro es mío , y tus mujeres y tus hijos hermosos son míos .
Y todos los ancianos y todo el pueblo le respondieron : No le obedezcas , ni hagas lo que te pide .
Haz pues así : Saca á los reyes cada uno de su puesto , y pon capitanes en lugar de ellos .
Y el rey de Israel se fué á su casa triste y enojado , y llegó á Samaria .
Y las cartas que escribió decían así : Proclamad ayuno , y poned á Naboth á la cabecera del pueblo ;
Y promulgaron ayuno , y asentaron á Naboth á la cabecera del pueblo .
Después enviaron á decir á Jezabel : Naboth ha sido apedreado y muerto .
Entonces fué palabra de Jehová á Elías Thisbita , diciendo :
De Jezabel también ha hablado Jehová , diciendo : Los perros comerán á Jezabel en la barbacana de Jezreel .
Entonces fué palabra de Jehová á Elías Thisbita , diciendo :
TRES años pasaron sin guerra entre los Siros é Israel .
Y dijo luego Josaphat al rey de Israel : Yo te ruego que consultes hoy la palabra de Jehová .
Y dijo Josaphat : ¿ Hay aún aquí algún profeta de Jehová , por el cual consultemos ?
Entonces el rey de Israel llamó á un eunuco , y díjole : trae presto á Michêas hijo de Imla .
Y Michêas respondió : Vive Jehová , que lo que Jehová me hablare , eso diré .
Subió pues el rey de Israel con Josaphat rey de Judá á Ramoth de Galaad .
Y murió pues el rey , y fué traído á Samaria ; y sepultaron al rey en Samaria .
Y durmió Achâb con sus padres , y reinó en su lugar Ochôzías su hijo .
Y Josaphat hijo de Asa comenzó á reinar sobre Judá en el cuarto año de Achâb rey de Israel .
Con todo eso los altos no fueron quitados ; que el pueblo sacrificaba aún , y quemaba perfumes en los altos .
Barrió también de la tierra el resto de los sodomitas que habían quedado en el tiempo de su padre Asa .
DESPUÉS de la muerte de Achâb rebelóse Moab contra Israel .
Y como los mensajeros se volvieron al rey , él les dijo : ¿ Por qué pues os habéis vuelto ?
Entonces él dijo : Traedme una botija nueva , y poned en ella sal . Y trajéronsela .
Y fueron sanas las aguas hasta hoy , conforme á la palabra que habló Eliseo .
De allí fué al monte de Carmelo , y de allí volvió á Samaria .
Mas muerto Achâb , el rey de Moab se rebeló contra el rey de Israel .
Y salió entonces de Samaria el rey Joram , é inspeccionó á todo Israel .
Y dijo : ¿ Por qué camino iremos ? Y él respondió : Por el camino del desierto de Idumea .
Y dijo : Así ha dicho Jehová : Haced en este valle muchas acequias .
Y él le dijo : Ve , y pide para ti vasos prestados de todos tus vecinos , vasos vacíos , no pocos .
Y aconteció que un día vino él por allí , y recogióse en aquella cámara , y durmió en ella .
Entonces dijo á Giezi su criado : Llama á esta Sunamita . Y como él la llamó , pareció ella delante de él .
Dijo entonces : Llámala . Y él la llamó , y ella se paró á la puerta .
Y ella dijo : ¿ Pedí yo hijo á mi señor ? ¿ No dije yo , que no me burlases ?
Y venido Eliseo á la casa , he aquí el niño que estaba tendido muerto sobre su cama .
Entrando él entonces , cerró la puerta sobre ambos , y oró á Jehová .
Entonces él lo puso delante de ellos , y comieron , y sobróles , conforme á la palabra de Jehová .
Y vino Naamán con sus caballos y con su carro , y paróse á las puertas de la casa de Eliseo .
Y él le dijo : Vete en paz . Partióse pues de él , y caminó como el espacio de una milla .
Y dijo uno : Rogámoste que quieras venir con tus siervos . Y él respondió : Yo iré .
Fuése pues con ellos ; y como llegaron al Jordán , cortaron la madera .
Y dijo : Tómalo . Y él tendió la mano , y tomólo .
Y los porteros dieron voces , y declaráronlo dentro , en el palacio del rey .
Y vínole así ; porque el pueblo le atropelló á la entrada , y murió .
De treinta y dos años era cuando comenzó á reinar , y ocho años reinó en Jerusalem .
En su tiempo se rebeló Edom de debajo de la mano de Judá , y pusieron rey sobre sí .
Sustrájose no obstante Edom de bajo la mano de Judá , hasta hoy . Rebelóse además Libna en el mismo tiempo .
Fué pues el mozo , el mozo del profeta , á Ramoth de Galaad .
Entonces Joram volviendo la mano huyó , y dijo á Ochôzías : ¡ Traición , Ochôzías !
En el undécimo año de Joram hijo de Achâb , comenzó á reinar Ochôzías sobre Judá .
Y como entraba Jehú por la puerta , ella dijo : ¿ Sucedió bien á Zimri , que mató á su señor ?
Mas ellos tuvieron gran temor , y dijeron : He aquí dos reyes no pudieron resistirle , ¿ cómo le resistiremos nosotros ?
Y dijo Jehú : Santificad un día solemne á Baal . Y ellos convocaron .
Y sacaron las estatuas de la casa de Baal , y quemáronlas .
Así extinguió Jehú á Baal de Israel .
En aquellos días comenzó Jehová á talar en Israel : é hiriólos Hazael en todos los términos de Israel ,
Y durmió Jehú con sus padres , y sepultáronlo en Samaria : y reinó en su lugar Joachâz su hijo .
El tiempo que reinó Jehú sobre Israel en Samaria , fué veintiocho años .
Era Joas de siete años cuando comenzó á reinar .
Con todo eso los altos no se quitaron ; que aun sacrificaba y quemaba el pueblo perfumes en los altos .
Y los sacerdotes consintieron en no tomar más dinero del pueblo , ni tener cargo de reparar las aberturas del templo .
Porque lo daban á los que hacían la obra , y con él reparaban la casa de Jehová .
Y durmió Joachâz con sus padres , y sepultáronlo en Samaria : y reinó en su lugar Joas su hijo .
Y díjole Eliseo : Toma un arco y unas saetas . Tomóse él entonces un arco y unas saetas .
Hazael pues , rey de Siria , afligió á Israel todo el tiempo de Joachâz .
Y murió Hazael rey de Siria , y reinó en su lugar Ben-adad su hijo .
Y Judá cayó delante de Israel , y huyeron cada uno á sus estancias .
Trajéronlo luego sobre caballos , y sepultáronlo en Jerusalem con sus padres , en la ciudad de David .
Edificó él á Elath , y la restituyó á Judá , después que el rey durmió con sus padres .
Y durmió Jeroboam con sus padres , los reyes de Israel , y reinó en su lugar Zachârías su hijo .
Con todo eso los altos no se quitaron ; que el pueblo sacrificaba aún y quemaba perfumes en los altos .
Y durmió Manahem con sus padres , y reinó en su lugar Pekaía su hijo .
Asimismo sacrificó , y quemó perfumes en los altos , y sobre los collados , y debajo de todo árbol umbroso .
E hizo el sacerdote Urías conforme á todas las cosas que el rey Achâz le mandó .
Contra éste subió Salmanasar rey de los Asirios ; y Oseas fué hecho su siervo , y pagábale tributo .
Y se levantasen estatuas y bosques en todo collado alto , y debajo de todo árbol umbroso ,
Pues servían á los ídolos , de los cuales Jehová les había dicho : Vosotros no habéis de hacer esto ;
Y los hijos de Israel anduvieron en todos los pecados de Jeroboam que él hizo , sin apartarse de ellos ;
Y no olvidaréis el pacto que hice con vosotros ; ni temeréis dioses ajenos :
Empero ellos no escucharon ; antes hicieron según su costumbre antigua .
Vinieron pues los siervos del rey Ezechîas á Isaías .
Es verdad , oh Jehová , que los reyes de Asiria han destruído las gentes y sus tierras ;
Yo he sabido tu asentarte , tu salir y tu entrar , y tu furor contra mí .
Porque yo ampararé á esta ciudad para salvarla , por amor de mí , y por amor de David mi siervo .
Entonces Sennachêrib , rey de Asiria se partió , y se fué y tornó á Nínive , donde se estuvo .
Entonces volvió él su rostro á la pared , y oró á Jehová , y dijo :
Y dijo Isaías : Tomad masa de higos . Y tomándola , pusieron sobre la llaga , y sanó .
Entonces Isaías dijo á Ezechîas : Oye palabra de Jehová :
Y durmió Ezechîas con sus padres , y reinó en su lugar Manasés su hijo .
Y edificó altares para todo el ejército del cielo en los dos atrios de la casa de Jehová .
Y habló Jehová por mano de sus siervos los profetas , diciendo :
E hizo lo malo en ojos de Jehová , como había hecho Manasés su padre .
Y dejó á Jehová el Dios de sus padres , y no anduvo en el camino de Jehová .
Y los siervos de Amón conspiraron contra él , y mataron al rey en su casa .
Y fué sepultado en su sepulcro en el huerto de Uzza , y reinó en su lugar Josías su hijo .
A los carpinteros , á los maestros y albañiles , para comprar madera y piedra de cantería para reparar la casa ;
Y ella les dijo : Así ha dicho Jehová el Dios de Israel : Decid al varón que os envió á mí :
ENTONCES el rey envió , y juntaron á él todos los ancianos de Judá y de Jerusalem .
A los diez y ocho años del rey Josías fué hecha aquella pascua á Jehová en Jerusalem .
Y durmió Joacim con sus padres , y reinó en su lugar Joachîn su hijo .
En aquel tiempo subieron los siervos de Nabucodonosor rey de Babilonia contra Jerusalem , y la ciudad fué cercada .
Vino también Nabucodonosor rey de Babilonia contra la ciudad , cuando sus siervos la tenían cercada .
E hizo lo malo en ojos de Jehová , conforme á todo lo que había hecho Joacim .
Y estuvo la ciudad cercada hasta el undécimo año del rey Sedecías .
Estos tomó Nabuzaradán , capitán de los de la guardia , y llevólos á Ribla al rey de Babilonia .
Y mudóle los vestidos de su prisión , y comió siempre delante de él todos los días de su vida .
ADAM , Seth , Enos ,
Cainán , Mahalaleel , Jared ,
Enoch , Mathusalem , Lamech ,
Noé , Sem , Châm , y Japhet .
Los hijos de Japhet : Gomer , Magog , Dadai , Javán , Tubal , Mesec , y Thiras .
Los hijos de Gomer : Askenaz , Riphath , y Thogorma .
Los hijos de Javán : Elisa , Tharsis , Chîthim , y Dodanim .
Los hijos de Châm : Chûs , Misraim , Phuth , y Canaán .
Chûs engendró á Nimrod : éste comenzó á ser poderoso en la tierra .
Misram engendró á Ludim , Ananim , Laabim , Nephtuim ,
Phetrusim y Casluim : de éstos salieron los Filisteos , y los Caphtoreos .
Canaán engendró á Sidón , su primogénito ;
Y al Hetheo , y al Jebuseo , y al Amorrheo , y al Gergeseo ;
Y al Heveo , y al Araceo , y al Sineo ;
Al Aradeo , y al Samareo , y al Hamatheo .
Arphaxad engendró á Sela , y Sela engendró á Heber .
Y Joctán engendró á Elmodad , Seleph , Asarmaveth , y Jera ,
A Adoram también , á Uzal , Dicla ,
Hebal , Abimael , Seba ,
Ophir , Havila , y Jobab : todos hijos de Joctán .
Sem , Arphaxad , Sela ,
Heber , Peleg , Reu ,
Serug , Nachôr , Thare ,
Y Abram , el cual es Abraham .
Los hijos de Abraham : Isaac é Ismael .
Y estas son sus descendencias : el primogénito de Ismael , Nabajoth ; después Cedar , Adbeel , Misam ,
Misma , Duma , Maasa , Hadad , Thema , Jetur , Naphis , y Cedma . Estos son los hijos de Ismael .
Y Cethura , concubina de Abraham , parió á Zimram , Jocsán , Medán , Madián , Isbac , y á Súa .
Y Abraham engendró á Isaac : y los hijos de Isaac fueron Esaú é Israel .
Los hijos de Esaú : Eliphas , Rehuel , Jeus , Jalam , y Cora .
Los hijos de Eliphas : Themán , Omar , Sephi , Hatham , Chênas , Timna , y Amalec .
Los hijos de Rehuel : Nahath , Zera , Samma , y Mizza .
Los hijos de Seir : Lotán , Sobal , Sibeón , Ana , Disón , Eser , y Disán .
Los hijos de Lotán : Hori , y Homam : y Timna fué hermana de Lotán .
Los hijos de Sobal : Alian , Manahach , Ebal , Sephi y Oman . Los hijos de Sibehom : Aia y Ana .
Disón fué hijo de Ana : y los hijos de Disón ; Hamrán , Hesbán , Ithran y Chêrán .
Los hijos de Eser : Bilham , Zaaván , y Jaacán . Los hijos de Disán : Hus y Arán .
Y muerto Belah , reinó en su lugar Jobab hijo de Zera , de Bosra .
Y muerto Jobab , reinó en su lugar Husam , de la tierra de los Themanos .
Muerto Adad , reinó en su lugar Samla , de Masreca .
Muerto también Samla , reinó en su lugar Saúl de Rehoboth , que está junto al río .
Y muerto Saúl , reinó en su lugar Baal-hanán hijo de Achbor .
Muerto Adad , sucedieron los duques en Edom : el duque Timna , el duque Alia , el duque Jetheth ,
El duque Oholibama , el duque Ela , el duque Phinón ,
El duque Chênaz , el duque Themán , el duque Mibzar ,
El duque Magdiel , el duque Iram . Estos fueron los duques de Edom .
ESTOS son los hijos de Israel : Rubén , Simeón , Leví , Judá , Issachâr , Zabulón ,
Dan , José , Benjamín , Nephtalí , Gad , y Aser .
Y Thamar su nuera le parió á Phares y á Zara . Todos los hijos de Judá fueron cinco .
Los hijos de Phares : Hesrón y Hamul .
Y los hijos de Zara : Zimri , Ethán , Hemán , y Calcol , y Darda ; en todos cinco .
Hijo de Chârmi fué Achâr , el que alborotó á Israel , porque prevaricó en el anatema .
Azaría fué hijo de Ethán .
Los hijos que nacieron á Hesrón : Jerameel , Ram , y Chêlubai .
Y Ram engendró á Aminadab ; y Aminadab engendró á Nahasón , príncipe de los hijos de Judá ;
Y Nahasón engendró á Salma , y Salma engendró á Booz ;
Y Booz engendró á Obed , y Obed engendró á Isaí ;
E Isaí engendró á Eliab , su primogénito , y el segundo Abinadab , y Sima el tercero ;
El cuarto Nathanael , el quinto Radai ;
El sexto Osem , el séptimo David :
De los cuales Sarvia y Abigail fueron hermanas . Los hijos de Sarvia fueron tres : Abisai , Joab , y Asael .
Abigail engendró á Amasa , cuyo padre fué Jether Ismaelita .
Y muerta Azuba , tomó Caleb por mujer á Ephrata , la cual le parió á Hur .
Y Hur engendró á Uri , y Uri engendró á Bezaleel .
Y Segub engendró á Jair , el cual tuvo veintitrés ciudades en la tierra de Galaad .
Y muerto Hesrón en Caleb de Ephrata , Abia mujer de Hesrón le parió á Ashur padre de Tecoa .
Y tuvo Jerameel otra mujer llamada Atara , que fué madre de Onam .
Y los hijos de Ram primogénito de Jerameel fueron Maas , Jamín , y Acar .
Y los hijos de Onam fueron Sammai , y Jada . Los hijos de Sammai : Nadab , y Abisur .
Y el nombre de la mujer de Abisur fué Abihail , la cual le parió á Abán , y á Molib .
Y los hijos de Nadab : Seled y Aphaim . Y Seled murió sin hijos .
E Isi fué hijo de Aphaim ; y Sesam , hijo de Isi ; é hijo de Sesam , Alai .
Los hijos de Jada hermano de Simmai : Jether y Jonathán . Y murió Jether sin hijos .
Y los hijos de Jonathán : Peleth , y Zaza . Estos fueron los hijos de Jerameel .
Y Sesán no tuvo hijos , sino hijas .
Y Athai engendró á Nathán , y Nathán engendró á Zabad :
Y Zabad engendró á Ephlal , y Ephlal engendró á Obed ;
Y Obed engendró á Jehú , y Jehú engendró á Azarías ;
Y Azarías engendró á Heles , y Heles engedró á Elasa ;
Elasa engendró á Sismai , y Sismai engendró á Sallum ;
Y Sallum engendró á Jecamía , y Jecamía engendró á Elisama .
Y los hijos de Hebrón : Core , y Thaphua , y Recem , y Sema .
Y Sema engendró á Raham , padre de Jorcaam ; y Recem engendró á Sammai .
Maón fué hijo de Sammai , y Maón padre de Beth-zur .
Y Epha , concubina de Caleb , le parió á Harán , y á Mosa , y á Gazez . Y Harán engendró á Gazez .
Y los hijos de Joddai : Regem , Jotham , Gesán , Pelet , Epho , y Saaph .
Maachâ , concubina de Caleb , le parió á Sebet , y á Thirana .
Estos fueron los hijos de Caleb , hijo de Hur , primogénito de Ephrata : Sobal , padre de Chîriath-jearim ;
Salma , padre de Beth-lehem ; Hareph , padre de Beth-gader .
Y los hijos de Sobal padre de Chîriath-jearim fueron Haroeh , la mitad de los Manahethitas .
El quinto , Sephatías , de Abithal ; el sexto , Itream , de Egla su mujer .
Y otros nueve : Ibaar , Elisama , y Eliphelet ,
Noga , Nepheg , y Japhia ,
Elisama , Eliada , y Eliphelet .
Todos estos fueron los hijos de David , sin los hijos de las concubinas . Y Thamar fué hermana de ellos .
Hijo de Salomón fué Roboam , cuyo hijo fué Abía , del cual fué hijo Asa , cuyo hijo fué Josaphat ;
De quien fué hijo Joram , cuyo hijo fué Ochôzías , hijo del cual fué Joas ;
Del cual fué hijo Amasías , cuyo hijo fué Azarías , é hijo de éste Jotham ;
E hijo del cual fué Achâz , del que fué hijo Ezechîas , cuyo hijo fué Manasés ;
Del cual fué hijo Amón , cuyo hijo fué Josías .
Y los hijos de Josías : Johanán su primogénito , el segundo Joacim , el tercero Sedecías , el cuarto Sallum .
Los hijos de Joacim : Jechônías su hijo , hijo del cual fué Sedecías .
Y los hijos de Jechônías : Asir , Salathiel ,
Mechiram , Pedaía , Seneaser , y Jecamía , Hosama , y Nedabía .
Y de Mesullam : Hasuba , Ohel , y Berechîas , Hasadía , y Jusabhesed ; cinco en todos .
Los hijos de Nearías fueron estos tres : Elioenai , Ezechîas , y Azricam .
Los hijos de Elioenai fueron estos siete : Odavias , Eliasib , Palaías , Accub , Johanán , Dalaías , y Anani .
LOS hijos de Judá : Phares , Hesrón , Carmi , Hur , y Sobal .
Y Asur padre de Tecoa tuvo dos mujeres , á saber , Helea , y Naara .
Y Naara le parió á Auzam , y á Hepher , á Themeni , y á Ahastari . Estos fueron los hijos de Naara .
Y los hijos de Helea : Sereth , Jesohar , Ethnán .
Y Cos engendró á Anob , y á Sobeba , y la familia de Aharhel hijo de Arum .
Y Caleb hermano de Sua engendró á Machîr , el cual fué padre de Esthón .
Los hijos de Cenes : Othniel , y Seraiah . Los hijos de Othniel : Hathath ,
Los hijos de Caleb hijo de Jephone : Iru , Ela , y Naham ; é hijo de Ela , fué Cenez .
Los hijos de Jaleleel : Zip , Ziphas , Tirias , y Asareel .
Los hijos de Simeón : Nemuel , Jamín , Jarib , Zera , Saúl ;
También Sallum su hijo , Mibsam su hijo , y Misma su hijo .
Los hijos de Misma : Hamuel su hijo , Zachûr su hijo , y Simi su hijo .
Y habitaron en Beer-seba , y en Molada , y en Hasar-sual ,
Y en Bala , y en Esem , y en Tholad ,
Y en Bethuel , y en Horma , y en Siclag ,
Y sus aldeas fueron Etam , Ain , Rimmón , y Tochên , y Asán , cinco pueblos ;
Y Mesobab , y Jamlech , y Josías hijo de Amasías ;
Joel , y Jehú hijo de Josibias , hijo de Seraíah , hijo de Aziel ;
Y Elioenai , Jacoba , Jesohaía , Asaías , Adiel , Jesimiel , Benaías ;
E hirieron á las reliquias que habían quedado de Amalec , y habitaron allí hasta hoy .
Fueron pues los hijos de Rubén , primogénito de Israel : Enoch , Phallu , Esrón y Charmi .
Los hijos de Joel : Semaías su hijo , Gog su hijo , Simi su hijo ;
Michâ su hijo , Recaía su hijo , Baal su hijo ;
Beera su hijo , el cual fué trasportado por Thiglath-pilneser rey de los Asirios . Este era principal de los Rubenitas .
Y sus hermanos por sus familias , cuando eran contados en sus descendencias , tenían por príncipes á Jeiel y á Zachârías .
Y los hijos de Gad habitaron enfrente de ellos en la tierra de Basán hasta Salca .
Y Joel fué el principal en Basán , el segundo Sephán , luego Janai , después Saphat .
También Ahí , hijo de Abdiel , hijo de Guni , fué principal en la casa de sus padres .
Y tuvieron guerra con los Agarenos , y Jethur , y Naphis , y Nodab .
LOS hijos de Leví : Gersón , Coath , y Merari .
Los hijos de Coath : Amram , Ishar , Hebrón y Uzziel .
Eleazar engendró á Phinees , y Phinees engendró á Abisua :
Y Abisua engendró á Bucci , y Bucci engendró á Uzzi ;
Y Uzzi engendró á Zeraías , y Zeraías engendró á Meraioth ;
Y Meraioth engendró á Amarías , y Amarías engendró á Achîtob ;
Y Achîtob engendró á Sadoc , y Sadoc engendró á Achîmaas ;
Y Achîmaas engendró á Azarías , y Azarías engendró á Johanan ;
Y Johanan engendró á Azarías , el que tuvo el sacerdocio en la casa que Salomón edificó en Jerusalem ;
Y Azarías engendró á Amarías , y Amarías engendró á Achîtob ;
Y Achîtob engendró á Sadoc , y Sadoc engendró á Sallum ;
Y Sallum engendró á Hilcías , é Hilcías engendró á Azarías ;
Y Azarías engendró á Seraíah , y Seraíah engendró á Josadec .
Y Josadec fué cautivo cuando Jehová trasportó á Judá y á Jerusalem por mano de Nabucodonosor .
Los hijos de Leví : Gersón , Coath , y Merari .
Y estos son los nombres de los hijos de Gersón : Libni , y Simi .
Los hijos de Coath : Amram , Ishar , Hebrón , y Uzziel .
Los hijos de Merari : Mahali , y Musi . Estas son las familias de Leví , según sus descendencias .
Gersón : Libni su hijo , Joath su hijo , Zimma su hijo ,
Joab su hijo , Iddo su hijo , Zera su hijo , Jeothrai su hijo .
Los hijos de Coath : Aminadab su hijo , Coré su hijo , Asir su hijo ,
Elcana su hijo , Abiasaph su hijo , Asir su hijo ,
Thahath su hijo , Uriel su hijo , Uzzia su hijo , y Saúl su hijo .
Los hijos de Elcana : Amasai , Achîmoth , y Elcana .
Los hijos de Elcana : Sophai su hijo , Nahath su hijo ,
Eliab su hijo , Jeroham su hijo , Elcana su hijo .
Los hijos de Samuel : el primogénito Vasni , y Abías .
Los hijos de Merari : Mahali , Libni su hijo , Simi su hijo , Uzza su hijo ,
Sima su hijo , Haggía su hijo , Assía su hijo .
Hijo de Elcana , hijo de Jeroham , hijo de Eliel , hijo de Thoa ;
Hijo de Suph , hijo de Elcana , hijo Mahath , hijo de Amasai ;
Hijo de Elcana , hijo de Joel , hijo de Azarías , hijo de Sophonías ;
Hijo de Thahat , hijo de Asir , hijo de Abiasaph , hijo de Core ;
Hijo de Ishar , hijo de Coath , hijo de Leví , hijo de Israel .
Y su hermano Asaph , el cual estaba á su mano derecha : Asaph , hijo de Berachîas , hijo de Sima ;
Hijo de Michâel , hijo de Baasías , hijo de Malchîas ;
Hijo de Athanai , hijo de Zera , hijo de Adaia ;
Hijo de Ethán , hijo de Zimma , hijo de Simi ;
Hijo de Jahat , hijo de Gersón , hijo de Leví .
Hijo de Hasabías , hijo de Amasías , hijo de Hilcías ;
Hijo de Amasai , hijo de Bani , hijo de Semer ;
Hijo de Mahali , hijo de Musi , hijo de Merari , hijo de Leví .
Y sus hermanos los Levitas fueron puestos sobre todo el ministerio del tabernáculo de la casa de Dios .
Y los hijos de Aarón son estos : Eleazar su hijo , Phinees su hijo , Abisua su hijo ;
Bucci su hijo , Uzzi su hijo , Zeraías su hijo ;
Meraioth su hijo , Amarías su hijo , Achîtob su hijo ;
Sadoc su hijo , Achîmaas su hijo .
Les dieron pues á Hebrón en tierra de Judá , y sus ejidos alrededor de ella .
Mas el territorio de la ciudad y sus aldeas se dieron á Caleb , hijo de Jephone .
A Jathir , y Esthemoa con sus ejidos , y á Hilem con sus ejidos , y á Debir con sus ejidos ;
A Asán con sus ejidos , y á Beth-semes con sus ejidos :
Y dieron los hijos de Israel á los Levitas ciudades con sus ejidos .
Y á Jocmeam con sus ejidos , y á Beth-oron con sus ejidos ,
Y á Ajalón con sus ejidos , y á Gath-rimmón con sus ejidos .
Y de la tribu de Issachâr , á Cedes con sus ejidos , á Dobrath con sus ejidos ,
Y á Ramoth con sus ejidos , y á Anem con sus ejidos ;
Y de la tribu de Aser , á Masal con sus ejidos , y á Abdón con sus ejidos ,
Y á Ucoc con sus ejidos , y á Rehob con sus ejidos ;
Y á Chêdemoth con sus ejidos , y á Mephaath con sus ejidos ;
Y de la tribu de Gad , á Ramot en Galaad con sus ejidos , y á Mahanaim con sus ejidos ,
Y á Hesbón con sus ejidos , y á Jacer con sus ejidos .
LOS hijos de Issachâr , cuatro : Thola , Phúa , Jabsub , y Simrón .
Los hijos de Benjamín fueron tres : Bela , Bechêr , y Jediael .
Y Suppim y Huppim fueron hijos de Hir : y Husim , hijo de Aher .
Los hijos de Nephtalí : Jaoel , Guni , Jezer , y Sallum , hijos de Bilha .
Hijo de Ulam fué Bedán . Estos fueron los hijos de Galaad , hijo de Machîr , hijo de Manasés .
Y su hermana Molechêt parió á Ischôd , y á Abiezer , y Mahala .
Y los hijos de Semida fueron Ahián , Sechêm , Licci , y Aniam .
Y Ephraim su padre hizo duelo por muchos días , y vinieron sus hermanos á consolarlo .
Y su hija fué Seera , la cual edificó á Beth-oron la baja y la alta , y á Uzzen-seera .
Hijo de este Bería fué Repha , y Reseph , y Thela su hijo , y Taán su hijo ,
Laadán su hijo , Ammiud su hijo , Elisama su hijo ,
Nun su hijo , Josué su hijo .
Los hijos de Aser : Imna , Isua , Isui , Bería , y su hermana Sera .
Los hijos de Bería : Heber , y Machîel , el cual fué padre de Birzabith .
Y Heber engendró á Japhlet , Semer , Hotham , y Sua hermana de ellos .
Los hijos de Japhlet : Pasac , Bimhal , y Asvath . Aquestos los hijos de Japhlet .
Y los hijos de Semer : Ahi , Roega , Jehubba , y Aram .
Los hijos de Helem su hermano : Sopha , Imna , Selles , y Amal .
Los hijos de Sopha : Sua , Harnapher , Sual , Beri , Imra ,
Beser , Hod , Samma , Silsa , Ithrán y Beera .
Los hijos de Jether : Jephone , Pispa , y Ara .
Y los hijos de Ulla ; Ara , y Haniel , y Resia .
BENJAMÍN engendró á Bela su primogénito , Asbel el segundo , Ara el tercero ,
Noha el cuarto , y Rapha el quinto .
Y los hijos de Bela fueron Addar , Gera , Abiud ,
Abisua , Naamán , Ahoa ,
Y Gera , Sephuphim , y Huram .
Es á saber : Naamán , Achîas , y Gera : éste los trasportó , y engendró á Uzza , y á Ahihud .
Engendró pues de Chôdes su mujer , á Jobab , Sibias , Mesa , Malchâm ,
Jeus , Sochîas , y Mirma . Estos son sus hijos , cabezas de familias .
Mas de Husim engendró á Abitob , y á Elphaal .
Y los hijos de Elphaal : Heber , Misam , y Semeb , ( el cual edificó á Ono , y á Loth con sus aldeas , )
Y Ahío , Sasac , Jeremoth ;
Zebadías , Arad , Heder ;
Michâel , Ispha , y Joa , hijos de Berías ;
Y Zebadías , Mesullam , Hizchî , Heber ;
Ismari , Izlia , y Jobab , hijos de Elphaal .
Y Jacim , Zichri , Zabdi ;
Elioenai , Silithai , Eliel ;
Adaías , Baraías , y Simrath , hijos de Simi ;
E Isphán , Heber , Eliel ;
Adón , Zichri , Hanán ;
Hananía , Belam , Anathothías ;
Iphdaías , y Peniel , hijos de Sasac ;
Y Samseri , Seharías , Atalía ;
Jaarsías , Elías , Zichri , hijos de Jeroham .
Estos fueron jefes principales de familias por sus linajes , y habitaron en Jerusalem .
Y en Gabaón habitaron Abiga-baón , la mujer del cual se llamó Maachâ :
Y su hijo primogénito , Abdón , luego Sur , Chîs , Baal , Nadab ,
Gedor , Ahíe , y Zechêr .
Y Micloth engendró á Simea . Estos también habitaron con sus hermanos en Jerusalem , enfrente de ellos .
Y Ner engendró á Cis , y Cis engendró á Saúl , y Saúl engendró á Jonathán , Malchî-súa , Abinadab , y Esbaal .
Hijo de Jonathán fué Merib-baal , y Merib-baal engendró á Michâ .
Los hijos de Michâ : Phitón , Melech , Thaarea y Ahaz .
Y Mosa engendró á Bina , hijo del cual fué Rapha , hijo del cual fué Elasa , cuyo hijo fué Asel .
Y los hijos de Esec su hermano : Ulam su primogénito , Jehus el segundo , Elipheleth el tercero .
Y de Siloni , Asaías el primogénito , y sus hijos .
Y de los hijos de Zara , Jehuel y sus hermanos , seiscientos noventa .
Y de los hijos de Benjamín : Sallu hijo de Mesullam , hijo de Odavía , hijo de Asenua ;
Y de los sacerdotes : Jedaía , Joiarib , Joachîm ;
Y Bacbaccar , Heres , y Galal , y Mattanía hijo de Michâs , hijo de Zichri , hijo de Asaph ;
Y los porteros : Sallum , Accub , Talmon , Ahiman , y sus hermanos . Sallum era el jefe .
Y Phinees hijo de Eleazar fué antes capitán sobre ellos , siendo Jehová con él .
Y Zacarías hijo de Meselemia era portero de la puerta del tabernáculo del testimonio .
Y estaban los porteros á los cuatro vientos , al oriente , al occidente , al septentrión , y al mediodía .
Y sus hermanos que estaban en sus aldeas , venían cada siete días por sus tiempos con ellos .
Y algunos de los hijos de los sacerdotes hacían los ungüentos aromáticos .
Estos eran jefes de familias de los Levitas por sus linajes , jefes que habitaban en Jerusalem .
Y en Gabaón habitaban Jehiel padre de Gabaón , el nombre de cuya mujer era Maachâ ;
Y su hijo primogénito Abdón , luego Sur , Chîs , Baal , Ner , Nadab ;
Gedor , Ahio , Zachârías , y Micloth .
Y Micloth engendró á Samaán . Y estos habitaban también en Jerusalem con sus hermanos enfrente de ellos .
Y Ner engendró á Cis , y Cis engendró á Saúl , y Saúl engendró á Jonathán , Malchîsua , Abinadab , y Esbaal .
E hijo de Jonathán fué Merib-baal , y Merib-baal engendró á Michâ .
Y los hijos de Michâ : Phitón , Melech , Tharea , y Ahaz .
Ahaz engendró á Jara , y Jara engendró á Alemeth , Azmaveth , y Zimri : y Zimri engendró á Mosa ;
Y Mosa engendró á Bina , cuyo hijo fué Rephaía , del que fué hijo Elasa , cuyo hijo fué Asel .
Y agravóse la batalla sobre Saúl , y le alcanzaron los flecheros , y fué de los flecheros herido .
Y como su escudero vió á Saúl muerto , él también se echó sobre su espada , y matóse .
Así murió Saúl , y sus tres hijos ; y toda su casa murió juntamente con él .
Y pusieron sus armas en el templo de su dios , y colgaron la cabeza en el templo de Dagón .
Y oyendo todos los de Jabes de Galaad lo que los Filisteos habían hecho de Saúl ,
Y no consultó á Jehová : por esta causa lo mató , y traspasó el reino á David , hijo de Isaí .
ENTONCES todo Israel se juntó á David en Hebrón , diciendo : He aquí nosotros somos tu hueso y tu carne .
Y David habitó en la fortaleza , y por esto le llamaron la ciudad de David .
Y edificó la ciudad alrededor , desde Millo hasta la cerca : y Joab reparó el resto de la ciudad .
Y David iba adelantando y creciendo , y Jehová de los ejércitos era con él .
Tras de éste fué Eleazar hijo de Dodo , Ahohita , el cual era de los tres valientes .
Y David estaba entonces en la fortaleza , y había á la sazón guarnición de Filisteos en Beth-lehem .
Esto hizo Benaías hijo de Joiada , y fué nombrado entre los tres valientes .
Y los valientes de los ejércitos : Asael hermano de Joab , y Elchânan hijo de Dodo de Beth-lehem ;
Samoth de Arori , Helles Pelonita ;
Ira hijo de Acces Tecoita , Abiezer Anathothita ;
Sibbecai Husatita , Ilai Ahohita ;
Maharai Nethophathita , Heled hijo de Baana Nethophathita ;
Ithai hijo de Ribai de Gabaath de los hijos de Benjamín , Benaías Phirathita ;
Hurai del río Gaas , Abiel Arbathonita ;
Azmaveth Baharumita , Eliaba Saalbonita ;
Los hijos de Asem Gizonita , Jonathán hijo de Sajé Hararita ;
Ahiam hijo de Sachâr Ararita , Eliphal hijo de Ur ;
Hepher Mechêrathita , Ahía Phelonita ;
Hesro Carmelita , Nahari hijo de Ezbai ;
Joel hermano de Nathán , Mibhar hijo de Agrai ;
Selec Ammonita , Naarai Berothita , escudero de Joab hijo de Sarvia ;
Ira Ithreo , Yared Ithreo ;
Uría Hetheo , Zabad hijo de Ahli ;
Adina hijo de Siza Rubenita , príncipe de los Rubenitas , y con él treinta ;
Hanán hijo de Maachâ , y Josaphat Mithnita ;
Uzzías Astarothita , Samma y Jehiel hijos de Hotham Arorita ;
Jediael hijo de Simri , y Joha su hermano , Thisaita ;
Eliel de Mahaví , Jeribai y Josabia hijos de Elnaam , é Ithma Moabita ;
Eliel , y Obed , y Jaasiel de Mesobia .
Eluzai , y Jeremoth , Bealías , Semarías , y Sephatías Haruphita ;
Elcana , é Isías , y Azareel , y Joezer , y Jasobam , de Coré ;
Y Joela , y Zebadías , hijos de Jeroham de Gedor .
Eser el primero , Obadías el segundo , Eliab el tercero ,
Mismana el cuarto , Jeremías el quinto ,
Attai el sexto , Eliel el séptimo ,
Johanán el octavo , Elzabad el nono ,
Jeremías el décimo , Machbani el undécimo .
Asimismo algunos de los hijos de Benjamín y de Judá vinieron á David á la fortaleza .
De los hijos de Judá que traían escudo y lanza , seis mil y ochocientos , á punto de guerra .
De los hijos de Simeón , valientes y esforzados hombres para la guerra , siete mil y ciento .
De los hijos de Leví , cuatro mil y seiscientos ;
Asimismo Joiada , príncipe de los del linaje de Aarón , y con él tres mil y setecientos ;
Y Sadoc , mancebo valiente y esforzado , con veinte y dos de los principales de la casa de su padre .
Y de Nephtalí mil capitanes , y con ellos treinta y siete mil con escudo y lanza .
De los de Dan , dispuestos á pelear , veinte y ocho mil y seiscientos .
Y de Aser , á punto de guerra y aparejados á pelear , cuarenta mil .
Y estuvieron allí con David tres días comiendo y bebiendo , porque sus hermanos habían prevenido para ellos .
ENTONCES David tomó consejo con los capitanes de millares y de cientos , y con todos los jefes .
Y David temió á Dios aquel día , y dijo : ¿ Cómo he de traer á mi casa el arca de Dios ?
Entonces David tomó también mujeres en Jerusalem y aun engendró David hijos é hijas .
Y estos son los nombres de los que le nacieron en Jerusalem : Samua , Sobab , Nathán , Salomón ,
Ibhar , Elisua , Eliphelet ,
Noga , Nepheg , Japhías ,
Elisama , Beel-iada y Eliphelet .
Y vinieron los Filisteos , y extendiéronse por el valle de Raphaim .
Y dejaron allí sus dioses , y David dijo que los quemasen al fuego .
Y volviendo los Filisteos á extenderse por el valle ,
Hizo pues David como Dios le mandó , é hirieron el campo de los Filisteos desde Gabaón hasta Gezer .
Juntó también David á los hijos de Aarón y á los Levitas :
De los hijos de Coath , Uriel el principal , y sus hermanos , ciento y veinte ;
De los hijos de Merari , Asaías el principal , y sus hermanos , doscientos y veinte ;
De los hijos de Gersón , Joel el principal , y sus hermanos , ciento y treinta ;
De los hijos de Elisaphán , Semeías el principal , y sus hermanos , doscientos ;
De los hijos de Hebrón , Eliel el principal , y sus hermanos , ochenta ;
De los hijos de Uzziel , Aminadab el principal , y sus hermanos , ciento y doce .
Así los sacerdotes y los Levitas se santificaron para traer el arca de Jehová Dios de Israel .
Así Hemán , Asaph , y Ethán , que eran cantores , sonaban con címbalos de metal .
Y Zachârías , Jaaziel , Semiramoth , Jehiel , Unni , Eliab , Maasías , y Benaías , con salterios sobre Alamoth .
Y Mathithías , Eliphelehu , Micnías , Obed-edom , Jehiel , y Azazías , cantaban con arpas en la octava sobresaliendo .
Y Chênanías , principal de los Levitas , estaba para la entonación ; pues él presidía en el canto , porque era entendido .
Y Berechîas y Elcana eran porteros del arca .
Benaías también y Jahaziel , sacerdotes , continuamente con trompetas delante del arca del pacto de Dios .
Confesad á Jehová , invocad su nombre , haced notorias en los pueblos sus obras .
Cantad á él , cantadle salmos ; hablad de todas sus maravillas .
Gloriaos en su santo nombre ; alégrese el corazón de los que buscan á Jehová .
Buscad á Jehová y su fortaleza ; buscad su rostro continuamente .
Haced memoria de sus maravillas que ha obrado , de sus prodigios , y de los juicios de su boca ,
Oh vosotros , simiente de Israel su siervo , hijos de Jacob , sus escogidos .
Jehová , él es nuestro Dios ; sus juicios en toda la tierra .
Haced memoria de su alianza perpetuamente , y de la palabra que él mandó en mil generaciones ;
Del pacto que concertó con Abraham , y de su juramento á Isaac ;
El cual confirmó á Jacob por estatuto , y á Israel por pacto sempiterno ,
Diciendo : A ti daré la tierra de Canaán , suerte de vuestra herencia ;
Cuando erais pocos en número , pocos y peregrinos en ella ;
Y andaban de nación en nación , y de un reino á otro pueblo .
No permitió que nadie los oprimiese : antes por amor de ellos castigó á los reyes .
No toquéis , dijo , á mis ungidos , ni hagáis mal á mis profetas .
Cantad á Jehová , toda la tierra , anunciad de día en día su salud .
Cantad entre las gentes su gloria , y en todos los pueblos sus maravillas .
Porque grande es Jehová , y digno de ser grandemente loado , y de ser temido sobre todos los dioses .
Porque todos los dioses de los pueblos son nada : mas Jehová hizo los cielos .
Poderío y hermosura delante de él ; fortaleza y alegría en su morada .
Atribuid á Jehová , oh familias de los pueblos , atribuid á Jehová gloria y potencia .
Temed en su presencia , toda la tierra : el mundo será aún establecido , para que no se conmueva .
Alégrense los cielos , y gócese la tierra , y digan en las naciones : Reina Jehová .
Resuene la mar , y la plenitud de ella : alégrese el campo , y todo lo que contiene .
Celebrad á Jehová , porque es bueno ; porque su misericordia es eterna .
Y todo el pueblo se fué cada uno á su casa ; y David se volvió para bendecir su casa .
Y Nathán dijo á David : Haz todo lo que está en tu corazón , porque Dios es contigo .
En aquella misma noche fué palabra de Dios á Nathán , diciendo :
Ve y di á David mi siervo : Así ha dicho Jehová : Tú no me edificarás casa en que habite :
El me edificará casa , y yo confirmaré su trono eternalmente .
Conforme á todas estas palabras , y conforme á toda esta visión , así habló Nathán á David .
¿ Qué más puede añadir David pidiendo de ti para glorificar á tu siervo ? mas tú conoces á tu siervo .
Ahora pues , Jehová , tú eres el Dios que has hablado de tu siervo este bien ;
También hirió á Moab ; y los Moabitas fueron siervos de David trayéndole presentes .
Asimismo hirió David á Adarezer rey de Soba , en Hamath , yendo él á asegurar su dominio al río de Eufrates .
Tomó también David los escudos de oro que llevaban los siervos de Adarezer , y trájolos á Jerusalem .
Y oyendo Tou rey de Hamath , que David había deshecho todo el ejército de Adarezer , rey de Soba ,
A más de esto Abisai hijo de Sarvia hirió en el valle de la Sal dieciocho mil Idumeos .
Y reinó David sobre todo Israel , y hacía juicio y justicia á todo su pueblo .
Y Joab hijo de Sarvia era general del ejército ; y Josaphat hijo de Ahilud , canciller ;
Y Sadoc hijo de Achîtob , y Abimelec hijo de Abiathar , eran sacerdotes ; y Sausa , secretario ;
Oyéndolo David , envió á Joab con todo el ejército de los hombres valientes .
Denostó él á Israel , mas hiriólo Jonathán , hijo de Sima hermano de David .
MAS Satanás se levantó contra Israel , é incitó á David á que contase á Israel .
Entre estos no fueron contados los Levitas , ni los hijos de Benjamín , porque Joab abominaba el mandamiento del rey .
Asimismo desagradó este negocio á los ojos de Dios , é hirió á Israel .
Y habló Jehová á Gad , vidente de David , diciendo :
Y viniendo Gad á David , díjole : Así ha dicho Jehová :
Así Jehová dió pestilencia en Israel , y cayeron de Israel setenta mil hombres .
Porque los Sidonios y Tirios habían traído á David madera de cedro innumerable .
Llamó entonces David á Salomón su hijo , y mandóle que edificase casa á Jehová Dios de Israel .
Asimismo mandó David á todos los principales de Israel que diesen ayuda á Salomón su hijo , diciendo :
SIENDO pues David ya viejo y harto de días , hizo á Salomón su hijo rey sobre Israel .
Y juntando á todos los principales de Israel , y á los sacerdotes y Levitas ,
Y repartiólos David en órdenes conforme á los hijos de Leví , Gersón y Coath y Merari .
Los hijos de Gersón : Ladán , y Simi .
Los hijos de Ladán , tres : Jehiel el primero , después Zetham y Joel .
Los hijos de Simi , tres : Selomith , Haziel , y Arán . Estos fueron los príncipes de las familias de Ladán .
Y los hijos de Simi : Jahath , Zinat , Jeus , y Berías . Estos cuatro fueron los hijos de Simi .
Los hijos de Coath : Amram , Ishar , Hebrón , y Uzziel , ellos cuatro .
Y los hijos de Moisés , varón de Dios , fueron contados en la tribu de Leví .
Los hijos de Moisés fueron Gersón y Eliezer .
Hijo de Gersón fué Sebuel el primero .
Hijo de Ishar fué Selomith el primero .
Los hijos de Hebrón : Jería el primero , Amarías el segundo , Jahaziel el tercero , y Jecamán el cuarto .
Los hijos de Uzziel : Michâ el primero , é Isía el segundo .
Los hijos de Merari : Mahali y Musi . Los hijos de Mahali : Eleazar y Cis .
Y murió Eleazar sin hijos , mas tuvo hijas ; y los hijos de Cis , sus hermanos , las tomaron por mujeres .
Los hijos de Musi : Mahali , Eder y Jerimoth , ellos tres .
Y para que asistiesen cada mañana todos los días á confesar y alabar á Jehová , y asimismo á la tarde ;
TAMBIÉN los hijos de Aarón tuvieron sus repartimientos . Los hijos de Aarón : Nadab , Abiú , Eleazar é Ithamar .
Mas Nadab y Abiú murieron antes que su padre , y no tuvieron hijos : Eleazar é Ithamar tuvieron el sacerdocio .
Y la primera suerte salió por Joiarib , la segunda por Jedaía ;
La tercera por Harim , la cuarta por Seorim ;
La quinta por Malchîas , la sexta por Miamim ;
La séptima por Cos , la octava por Abías ;
La nona por Jesua , la décima por Sechânía ;
La undécima por Eliasib , la duodécima por Jacim ;
La décimatercia por Uppa , la décimacuarta por Isebeab ;
La décimaquinta por Bilga , la décimasexta por Immer ;
La décimaséptima por Hezir , la décimaoctava por Aphses ;
La décimanona por Pethaía , la vigésima por Hezeciel ;
La vigésimaprima por Jachim , la vigésimasegunda por Hamul ;
La vigésimatercia por Delaía , la vigésimacuarta por Maazía .
Y de los hijos de Rehabía , Isias el principal .
De los Ishareos , Selemoth ; é hijo de Selemoth , Jath .
Y de los hijos de Hebrón : Jeria el primero , el segundo Amarías , el tercero Jahaziel , el cuarto Jecamán .
Hijo de Uzziel , Michâ ; é hijo de Michâ , Samir .
Hermano de Michâ , Isía ; é hijo de Isía , Zachârías .
Los hijos de Merari : Mahali y Musi ; hijo de Jaazia , Benno .
Los hijos de Merari por Jaazia : Benno , y Soam , Zachûr é Ibri .
Y de Mahali , Eleazar , el cual no tuvo hijos .
Hijo de Cis , Jerameel .
La tercera á Zachûr , con sus hijos y sus hermanos , doce ;
La cuarta á Isri , con sus hijos y sus hermanos , doce ;
La quinta á Nethanías , con sus hijos y sus hermanos , doce ;
La sexta á Buccia , con sus hijos y sus hermanos , doce ;
La séptima á Jesarela , con sus hijos y sus hermanos , doce ;
La octava á Jesahías , con sus hijos y sus hermanos , doce ;
La nona á Mathanías , con sus hijos y sus hermanos , doce ;
La décima á Simi , con sus hijos y sus hermanos , doce ;
La undécima á Azareel , con sus hijos y sus hermanos , doce ;
La duodécima á Hasabías , con sus hijos y sus hermanos , doce ;
La décimatercia á Subael , con sus hijos y sus hermanos , doce ;
La décimacuarta á Mathithías , con sus hijos y sus hermanos , doce ;
La décimaquinta á Jerimoth , con sus hijos y sus hermanos , doce ;
La décimasexta á Hananías , con sus hijos y sus hermanos , doce ;
La décimaséptima á Josbecasa , con sus hijos y sus hermanos , doce ;
La décimaoctava á Hanani , con sus hijos y sus hermanos , doce ;
La décimanona á Mallothi , con sus hijos y sus hermanos , doce ;
La vigésima á Eliatha , con sus hijos y sus hermanos , doce ;
La vigésimaprima á Othir , con sus hijos y sus hermanos , doce ;
La vigésimasegunda á Giddalthi , con sus hijos y sus hermanos , doce ;
La vigésimatercia á Mahazioth , con sus hijos y sus hermanos , doce ;
La vigésimacuarta á Romamti-ezer , con sus hijos y sus hermanos , doce .
CUANTO á los repartimientos de los porteros : De los Coraitas : Meselemia hijo de Coré , de los hijos de Asaph .
Los hijos de Meselemia : Zachârías el primogénito , Jediael el segundo , Zebadías el tercero , Jatnael el cuarto ;
Elam el quinto , Johanam el sexto , Elioenai el séptimo .
El sexto Anmiel , el séptimo Issachâr , el octavo Peullethai : porque Dios había bendecido á Obed-edom .
Los hijos de Semeías : Othni , Raphael , Obed , Elzabad , y sus hermanos , hombres esforzados ; asimismo Eliú , y Samachîas .
Y los hijos de Meselemia y sus hermanos , dieciocho hombres valientes .
El segundo Hilcías , el tercero Tebelías , el cuarto Zachârías : todos los hijos de Hosa y sus hermanos fueron trece .
Y por Obed-edom , al mediodía ; y por sus hijos , la casa de la consulta .
En la cámara de los vasos al occidente , cuatro al camino , y dos en la cámara .
Estos son los repartimientos de los porteros , hijos de los Coraitas , y de los hijos de Merari .
Los hijos de Jehieli , Zethán y Joel su hermano , tuvieron cargo de los tesoros de la casa de Jehová .
Acerca de los Amramitas , de los Isharitas , de los Hebronitas , y de los Uzzielitas ,
Sebuel hijo de Gersón , hijo de Moisés , era principal sobre los tesoros .
De lo que habían consagrado de las guerras y de los despojos , para reparar la casa de Jehová .
De los Isharitas , Chenanía y sus hijos eran gobernadores y jueces sobre Israel en las obras de fuera .
De los hijos de Phares fué él jefe de todos los capitanes de las compañías del primer mes .
El quinto jefe para el quinto mes era Sambuth Izrita : y en su división había veinte y cuatro mil .
De los Levitas , Hasabías hijo de Camuel ; de los Aaronitas , Sadoc ;
De Judá , Eliú , uno de los hermanos de David ; de los de Issachâr , Omri hijo de Michâel ;
De los de Zabulón , Ismaías hijo de Abdías ; de los de Nephtalí , Jerimoth hijo de Azriel ;
Y de Dan , Azarael hijo de Jeroam . Estos fueron los jefes de las tribus de Israel .
Y de los camellos , Obil Ismaelita ; y de las asnas , Jedías Meronothita ;
Y de las ovejas , Jaziz Agareno . Todos estos eran superintendentes de la hacienda del rey David .
Y también Achitophel era consejero del rey ; y Husai Arachîta amigo del rey .
Después de Achitophel era Joiada hijo de Benaías , y Abiathar . Y Joab era el general del ejército del rey .
Ahora pues , Dios nuestro , nosotros te confesamos , y loamos tu glorioso nombre .
Así reinó David hijo de Isaí sobre todo Israel .
Y aquella noche apareció Dios á Salomón , y díjole : Demanda lo que quisieres que yo te dé .
DETERMINÓ pues Salomón edificar casa al nombre de Jehová , y otracasa para su reino .
Para que me apresten mucha madera , porque la casa que tengo de edificar ha de ser grande y portentosa .
Yo pues te he enviado un hombre hábil y entendido , que fué de Hiram mi padre ,
Y comenzó á edificar en el mes segundo , á dosdel mes , en el cuarto año de su reinado .
Cubrió también la casa de piedras preciosas por excelencia : y el oro era oro de Parvaim .
Y el peso de los clavos tuvo cincuenta siclos de oro . Cubrió también de oro las salas .
Y dentro del lugar santísimo hizo dos querubines de forma de niños , los cuales cubrieron de oro .
Hizo también el velo de cárdeno , púrpura , carmesí y lino , é hizo resaltar en él querubines .
Y asentó el mar al lado derecho hacia el oriente , enfrente del mediodía .
Hizo también las basas , sobre las cuales asentó las fuentes ;
Un mar , y doce bueyes debajo de él ;
Y fundiólos el rey en los llanos del Jordán , en tierra arcillosa , entre Suchôt y Seredat .
Y Salomón hizo todos estos vasos en grande abundancia , porque no pudo ser hallado el peso del metal .
Asimismo los candeleros y sus candilejas , de oro puro , para que las encendiesen delante del oratorio conforme á la costumbre .
Y las flores , y las lamparillas , y las despabiladeras se hicieron de oro , de oro perfecto ;
Y juntáronse al rey todos los varones de Israel , á la solemnidad del mes séptimo .
Y vinieron todos los ancianos de Israel , y tomaron los Levitas el arca :
ENTONCES dijo Salomón : Jehová ha dicho que él habitaría en la oscuridad .
Yo pues he edificado una casa de morada para ti , y una habitación en que mores para siempre .
Ahora pues , oh Jehová Dios de Israel , verifíquese tu palabra que dijiste á tu siervo David .
Tú oirás desde los cielos su oración y su ruego , y ampararás su derecho .
Jehová Dios , no hagas volver el rostro de tu ungido : acuérdate de las misericordias de David tu siervo .
Entonces el rey y todo el pueblo sacrificaron víctimas delante de Jehová .
Ahora estarán abiertos mis ojos , y atentos mis oídos , á la oración en este lugar :
Después vino Salomón á Amath de Soba , y la tomó .
Y edificó á Tadmor en el desierto , y todas las ciudades de municiones que edificó en Hamath .
Asimismo reedificó á Beth-oron la de arriba , y á Beth-oron la de abajo , ciudades fortificadas , de muros , puertas , y barras ;
Y tenía Salomón doscientos y cincuenta principales de los gobernadores , los cuales mandaban en aquella gente .
Entonces Salomón fué á Esion-geber , y á Eloth , á la costa de la mar en la tierra de Edom .
Pero Salomón le declaró todas sus palabras : ninguna cosa quedó que Salomón no le declarase .
Y viendo la reina de Seba la sabiduría de Salomón , y la casa que había edificado ,
Bienaventurados tus hombres , y dichosos estos tus siervos , que están siempre delante de ti , y oyen tu sabiduría .
Hizo además el rey un gran trono de marfil , y cubriólo de oro puro .
Y excedió el rey Salomón á todos los reyes de la tierra en riqueza y en sabiduría .
Sacaban también caballos para Salomón , de Egipto y de todas las provincias .
Y reinó Salomón en Jerusalem sobre todo Israel cuarenta años .
Y ROBOAM fué á Sichêm porque en Sichêm se había juntado todo Israel para hacerlo rey .
Y enviaron y llamáronle . Vino pues Jeroboam , y todo Israel , y hablaron á Roboam , diciendo :
Y él les dijo : Volved á mí de aquí á tres días . Y el pueblo se fué .
Y respondióles el rey ásperamente ; pues dejó el rey Roboam el consejo de los viejos ,
Mas reinó Roboam sobre los hijos de Israel que habitaban en las ciudades de Judá .
Así se apartó Israel de la casa de David hasta hoy .
Mas fué palabra de Jehová á Semeías varón de Dios , diciendo :
Habla á Roboam hijo de Salomón , rey de Judá , y á todos los Israelitas en Judá y Benjamín , diciéndoles :
Y habitó Roboam en Jerusalem , y edificó ciudades para fortificar á Judá .
Y edificó á Beth-lehem , y á Etham , y á Tecoa ,
Y á Beth-sur , y á Sochô , y á Adullam ,
Y á Gath , y á Maresa , y á Ziph ,
Y á Adoraim , y á Lachîs , y á Acechâ ,
Y á Sora , y á Ajalón , y á Hebrón , que eran en Judá y en Benjamín , ciudades fuertes .
Fortificó también las fortalezas , y puso en ellas capitanes , y vituallas , y vino , y aceite ;
Y los sacerdotes y Levitas que estaban en todo Israel , se juntaron á él de todos sus términos .
La cual le parió hijos : á Jeus , y á Samaria , y á Zaham .
Después de ella tomó á Maachâ hija de Absalom , la cual le parió á Abías , á Athai , Ziza , y Selomith .
Y tomó las ciudades fuertes de Judá , y llegó hasta Jerusalem .
Y los príncipes de Israel y el rey se humillaron , y dijeron : Justo es Jehová .
E hizo lo malo , porque no apercibió su corazón para buscar á Jehová .
A LOS dieciocho años del rey Jeroboam , reinó Abías sobre Judá .
Y huyeron los hijos de Israel delante de Judá , y Dios los entregó en sus manos .
Y nunca más tuvo Jeroboam poderío en los días de Abías : é hirióle Jehová , y murió .
Empero se fortificó Abías ; y tomó catorce mujeres , y engendró veintidós hijos , y dieciséis hijas .
E hizo Asa lo bueno y lo recto en los ojos de Jehová su Dios .
Entonces salió Asa contra él , y ordenaron la batalla en el valle de Sephata junto á Maresa .
Y Jehová deshizo los Etiopes delante de Asa y delante de Judá ; y huyeron los Etiopes .
Asimismo dieron sobre las cabañas de los ganados , y trajeron muchas ovejas y camellos , y volviéronse á Jerusalem .
Y FUÉ el espíritu de Dios sobre Azarías hijo de Obed ;
Muchos días ha estado Israel sin verdadero Dios y sin sacerdote , y sin enseñador y sin ley :
Esforzaos empero vosotros , y no desfallezcan vuestras manos ; que salario hay para vuestra obra .
Juntáronse pues en Jerusalem en el mes tercero del año décimoquinto del reinado de Asa .
Y juraron á Jehová con gran voz y júbilo , á son de trompetas y de bocinas :
Y no hubo guerra hasta los treinta y cinco años del reinado de Asa .
Y durmió Asa con sus padres , y murió en el año cuarenta y uno de su reinado .
Y REINÓ en su lugar Josaphat su hijo , el cual prevaleció contra Israel .
Iba pues Josaphat creciendo altamente : y edificó en Judá fortalezas y ciudades de depósitos .
Después de él , el jefe Johanán , y con él doscientos y ochenta mil ;
Tras éste , Jozabad , y con él ciento y ochenta mil apercibidos para la guerra .
Estos eran siervos del rey , sin los que había el rey puesto en las ciudades de guarnición por toda Judea .
TENÍA pues Josaphat riquezas y gloria en abundancia , y trabó parentesco con Achâb .
Además dijo Josaphat al rey de Israel : Ruégote que consultes hoy la palabra de Jehová .
Mas Josaphat dijo : ¿ Hay aún aquí algún profeta de Jehová , para que por él preguntemos ?
Entonces el rey de Israel llamó un eunuco , y díjole : Haz venir luego á Michêas hijo de Imla .
Y dijo Michêas : Vive Jehová , que lo que mi Dios me dijere , eso hablaré . Y vino al rey .
Subió pues el rey de Israel , y Josaphat rey de Judá , á Ramoth de Galaad .
Y JOSAPHAT rey de Judá se volvió en paz á su casa en Jerusalem .
Y puso en la tierra jueces en todas las ciudades fuertes de Judá , por todos los lugares .
Entonces él tuvo temor ; y puso Josaphat su rostro para consultar á Jehová , é hizo pregonar ayuno á todo Judá .
Y ellos han habitado en ella , y te han edificado en ella santuario á tu nombre , diciendo :
Y todo Judá estaba en pie delante de Jehová , con sus niños , y sus mujeres , y sus hijos .
Y vinieron á Jerusalem con salterios , arpas , y bocinas , á la casa de Jehová .
Y el reino de Josaphat tuvo reposo ; porque su Dios le dió reposo de todas partes .
E hizo con él compañía para aparejar navíos que fuesen á Tharsis ; y construyeron los navíos en Esion-geber .
Cuando comenzó á reinar era de treinta y dos años , y reinó ocho años en Jerusalem .
Después de todo esto Jehová lo hirió en las entrañas de una enfermedad incurable .
También él anduvo en los caminos de la casa de Achâb : porque su madre le aconsejaba á obrar impíamente .
Y estuvo con ellos escondido en la casa de Dios seis años . Entre tanto Athalía reinaba en el país .
E hizo Joas lo recto en ojos de Jehová todos los días de Joiada el sacerdote .
Y tomó para él Joiada dos mujeres ; y engendró hijos é hijas .
Después de esto aconteció que Joas tuvo voluntad de reparar la casa de Jehová .
Hizo él lo recto en los ojos de Jehová aunque no de perfecto corazón .
Y de Israel tomó á sueldo cien mil hombres valientes , por cien talentos de plata .
Pero cayó Judá delante de Israel , y huyó cada uno á su estancia .
Y trajéronlo en caballos , y sepultáronlo con sus padres en la ciudad de Judá .
Edificó él á Eloth , y la restituyó á Judá después que el rey durmió con sus padres .
Y dióle Dios ayuda contra los Filisteos , y contra los Arabes que habitaban en Gur-baal , y contra los Ammonitas .
Y entró tras él el sacerdote Azarías , y con él ochenta sacerdotes de Jehová , de los valientes .
Lo demás de los hechos de Uzzías , primeros y postreros , escribiólo Isaías profeta , hijo de Amós .
Edificó él la puerta mayor de la casa de Jehová , y en el muro de la fortaleza edificó mucho .
Además edificó ciudades en las montañas de Judá , y labró palacios y torres en los bosques .
Así que Joatham fué fortificado , porque preparó sus caminos delante de Jehová su Dios .
Cuando comenzó á reinar era de veinticinco años , y dieciséis reinó en Jerusalem .
Antes anduvo en los caminos de los reyes de Israel , y además hizo imágenes de fundición á los Baales .
Asimismo sacrificó y quemó perfumes en los altos , y en los collados , y debajo de todo árbol espeso .
Entonces el ejército dejó los cautivos y la presa delante de los príncipes y de toda la multitud .
En aquel tiempo envió á pedir el rey Achâz á los reyes de Asiria que le ayudasen :
Porque á más de esto , los Idumeos habían venido y herido á los de Judá , y habían llevado cautivos .
Y vino contra él Tilgath-pilneser , rey de los Asirios : pues lo redujo á estrechez , y no lo fortificó .
Además el rey Achâz en el tiempo que aquél le apuraba , añadió prevaricación contra Jehová ;
E hizo venir los sacerdotes y Levitas , y juntólos en la plaza oriental .
Y de los hijos de Elisaphán , Simri y Jehiel ; y de los hijos de Asaph , Zachârías y Mathanías ;
Y de los hijos de Hemán , Jehiel y Simi ; y de los hijos de Jeduthún , Semeías y Uzziel .
Y los Levitas estaban con los instrumentos de David , y los sacerdotes con trompetas .
Y las ofrendas fueron seiscientos bueyes , y tres mil ovejas .
Y alegróse Ezechîas , y todo el pueblo , de que Dios hubiese preparado el pueblo ; porque la cosa fué prestamente hecha .
Esto agradó al rey y á toda la multitud .
Con todo eso , algunos hombres de Aser , de Manasés , y de Zabulón , se humillaron , y vinieron á Jerusalem .
Y oyó Jehová á Ezechîas , y sanó al pueblo .
Y toda aquella multitud determinó que celebrasen otros siete días ; y celebraron otros siete días con alegría .
En el mes tercero comenzaron á fundar aquellos montones , y en el mes séptimo acabaron .
Y Ezechîas y los príncipes vinieron á ver los montones , y bendijeron á Jehová , y á su pueblo Israel .
Y preguntó Ezechîas á los sacerdotes y á los Levitas acerca de los montones .
Entonces mandó Ezechîas que preparasen cámaras en la casa de Jehová ; y preparáronlas .
Viendo pues Ezechîas la venida de Sennachêrib , y su aspecto de combatir á Jerusalem ,
Así ha dicho Sennachêrib rey de los Asirios : ¿ En quién confiáis vosotros para estar cercados en Jerusalem ?
Y otras cosas hablaron sus siervos contra el Dios Jehová , y contra su siervo Ezechîas .
Mas el rey Ezechîas , y el profeta Isaías hijo de Amós , oraron por esto , y clamaron al cielo .
DE DOCE años era Manasés cuando comenzó á reinar , y cincuenta y cinco años reinó en Jerusalem .
Edificó asimismo altares á todo el ejército de los cielos en los dos atrios de la casa de Jehová .
Y conspiraron contra él sus siervos , y matáronlo en su casa .
DE OCHO años era Josías cuando comenzó á reinar , y treinta y un años reinó en Jerusalem .
Quemó además los huesos de los sacerdotes sobre sus altares , y limpió á Judá y á Jerusalem .
Y luego que el rey oyó las palabras de la ley , rasgó sus vestidos ;
Entonces el rey envió y juntó todos los ancianos de Judá y de Jerusalem .
Y puso á los sacerdotes en sus empleos , y confirmólos en el ministerio de la casa de Jehová .
Y sacrificaron la pascua ; y esparcían los sacerdotes la sangre tomada de mano de los Levitas , y los Levitas desollaban .
Esta pascua fué celebrada en el año dieciocho del rey Josías .
De veinte y tres años era Joachâz cuando comenzó á reinar , y tres meses reinó en Jerusalem .
Y subió contra él Nabucodonosor rey de Babilonia , y atado con cadenas lo llevó á Babilonia .
De veinte y un años era Sedecías cuando comenzó á reinar , y once años reinó en Jerusalem .
Y esta es la cuenta de ellos : treinta tazones de oro , mil tazones de plata , veinte y nueve cuchillos ,
Treinta tazas de oro , cuatrocientas y diez otras tazas de plata , y mil otros vasos .
Los hijos de Paros , dos mil ciento setenta y dos ;
Los hijos de Sephatías , trescientos setenta y dos ;
Los hijos de Ara , setecientos setenta y cinco ;
Los hijos de Pahath-moab , de los hijos de Josué y de Joab , dos mil ochocientos y doce ;
Los hijos de Elam , mil doscientos cincuenta y cuatro ;
Los hijos de Zattu , novecientos cuarenta y cinco ;
Los hijos de Zachâi , setecientos y sesenta ;
Los hijos de Bani , seiscientos cuarenta y dos ;
Los hijos de Bebai , seiscientos veinte y tres ;
Los hijos de Azgad , mil doscientos veinte y dos ;
Los hijos de Adonicam , seiscientos sesenta y seis ;
Los hijos de Bigvai , dos mil cincuenta y seis ;
Los hijos de Adin , cuatrocientos cincuenta y cuatro ;
Los hijos de Ater , de Ezechîas , noventa y ocho ;
Los hijos de Besai , trescientos veinte y tres ;
Los hijos de Jora , ciento y doce ;
Los hijos de Hasum , doscientos veinte y tres ;
Los hijos de Gibbar , noventa y cinco ;
Los hijos de Beth-lehem , ciento veinte y tres ;
Los varones de Nethopha , cincuenta y seis ;
Los varones de Anathoth , ciento veinte y ocho ;
Los hijos de Asmaveth , cuarenta y dos ;
Los hijos de Chîriath-jearim , Cephira , y Beeroth , setecientos cuarenta y tres ;
Los hijos de Rama y Gabaa , seiscientos veinte y uno ;
Los varones de Michmas , ciento veinte y dos ;
Los varones de Beth-el y Hai , doscientos veinte y tres ;
Los hijos de Nebo , cincuenta y dos ;
Los hijos de Magbis , ciento cincuenta y seis ;
Los hijos del otro Elam , mil doscientos cincuenta y cuatro ;
Los hijos de Harim , trescientos y veinte ;
Los hijos de Lod , Hadid , y Ono , setecientos veinte y cinco ;
Los hijos de Jericó , trescientos cuarenta y cinco ;
Los hijos de Senaa , tres mil seiscientos y treinta ;
Los sacerdotes : los hijos de Jedaía , de la casa de Jesuá , novecientos setenta y tres ;
Los hijos de Immer , mil cincuenta y dos ;
Los hijos de Pashur , mil doscientos cuarenta y siete ;
Los hijos de Harim , mil diez y siete .
Los Levitas : los hijos de Jesuá y de Cadmiel , de los hijos de Odovías , setenta y cuatro .
Los cantores : los hijos de Asaph , ciento veinte y ocho .
Los Nethineos : los hijos de Siha , los hijos de Hasupha , los hijos de Thabaoth ,
Los hijos de Chêros , los hijos de Siaa , los hijos de Phadón ;
Los hijos de Lebana , los hijos de Hagaba , los hijos de Accub ;
Los hijos de Hagab , los hijos de Samlai , los hijos de Hanán ;
Los hijos de Giddel , los hijos de Gaher , los hijos de Reaía ;
Los hijos de Resin , los hijos de Necoda , los hijos de Gazam ;
Los hijos de Uzza , los hijos de Phasea , los hijos de Besai ;
Los hijos de Asena , los hijos de Meunim , los hijos de Nephusim ;
Los hijos de Bacbuc , los hijos de Hacusa , los hijos de Harhur ;
Los hijos de Basluth , los hijos de Mehida , los hijos de Harsa ;
Los hijos de Barcos , los hijos de Sisera , los hijos de Thema ;
Los hijos de Nesía , los hijos de Hatipha .
Los hijos de los siervos de Salomón : los hijos de Sotai , los hijos de Sophereth , los hijos de Peruda ;
Los hijos de Jaala , los hijos de Darcón , los hijos de Giddel ;
Los hijos de Sephatías , los hijos de Hatil , los hijos de Phochêreth-hassebaim , los hijos de Ami .
Todos los Nethineos , é hijos de los siervos de Salomón , trescientos noventa y dos .
Los hijos de Delaía , los hijos de Tobías , los hijos de Necoda , seiscientos cincuenta y dos .
Toda la congregación , unida como un solo hombre , era de cuarenta y dos mil trescientos y sesenta ,
Sus caballos eran setecientos treinta y seis ; sus mulos , doscientos cuarenta y cinco ;
Sus camellos , cuatrocientos treinta y cinco ; asnos , seis mil setecientos y veinte .
Mas el pueblo de la tierra debilitaba las manos del pueblo de Judá , y los arredraban de edificar .
Rehum canciller , y Simsai secretario , escribieron una carta contra Jerusalem al rey Artajerjes , como se sigue .
La carta que nos enviasteis claramente fué leída delante de mí .
Entonces les dijimos en orden á esto cuáles eran los nombres de los varones que edificaban este edificio .
Enviáronle carta , y de esta manera estaba escrito en ella . Al rey Darío toda paz .
Y los de la transmigración hicieron la pascua á los catorce del mes primero .
Hijo de Sallum , hijo de Sadoc , hijo de Achîtob ,
Hijo de Amarías , hijo de Azarías , hijo de Meraioth ,
Hijo de Zeraías , hijo de Uzzi , hijo de Bucci ,
Hijo de Abisue , hijo de Phinees , hijo de Eleazar , hijo de Aarón , primer sacerdote :
Y llegó á Jerusalem en el mes quinto , el año séptimo del rey .
De los hijos de Phinees , Gersón ; de los hijos de Ithamar , Daniel ; de los hijos de David , Hattus ;
De los hijos de Pahath-moab , Elioenai , hijo de Zarahi , y con él doscientos varones ;
De los hijos de Sechânías , el hijo de Jahaziel , y con él trescientos varones ;
De los hijos de Adín , Ebed , hijo de Jonathán , y con él cincuenta varones ;
De los hijos de Elam , Isaía , hijo de Athalías , y con él setenta varones ;
Y de los hijos de Sephatías , Zebadías , hijo de Michâel , y con él ochenta varones ;
De los hijos de Joab , Obadías , hijo de Jehiel , y con él doscientos diez y ocho varones ;
Y de los hijos de Solomith , el hijo de Josiphías , y con él ciento y sesenta varones ;
Y de los hijos de Bebai , Zacarías , hijo de Bebai , y con él veintiocho varones ;
Y de los hijos de Azgad , Johanán , hijo de Catán , y con él ciento y diez varones ;
Y de los hijos de Bigvai , Utai y Zabud , y con ellos sesenta varones .
Ayunamos pues , y pedimos á nuestro Dios sobre esto , y él nos fué propicio .
Además veinte tazones de oro , de mil dracmas ; y dos vasos de metal limpio muy bueno , preciados como el oro .
Y llegamos á Jerusalem , y reposamos allí tres días .
Por cuenta y por peso todo : y se apuntó todo aquel peso en aquel tiempo .
Mas ahora , ¿ qué diremos , oh Dios nuestro , después de esto ? porque nosotros hemos dejado tus mandamientos ,
Levántate , porque á ti toca el negocio , y nosotros seremos contigo ; esfuérzate , y ponlo por obra .
Y respondió todo aquel concurso , y dijeron en alta voz : Así se haga conforme á tu palabra .
Y de los hijos de Immer : Hanani y Zebadías .
Y de los hijos de Harím : Maasías , y Elías , y Semeías , y Jehiel , y Uzzías .
Y de los hijos de Phasur : Elioenai , Maasías , Ismael , Nathanael , Jozabad , y Elasa .
Y de los hijos de los Levitas : Jozabad , y Simi , Kelaía ( este es Kelita ) , Pethaía , Judá y Eliezer .
Y de los cantores , Eliasib ; y de los porteros : Sellum , y Telem , y Uri .
Y de los hijos de Elam : Mathanías , Zachârías , y Jehiel , y Abdi , y Jeremoth , y Elía .
Y de los hijos de Zattu : Elioenai , Eliasib , Mathanías , y Jeremoth , y Zabad , y Aziza .
Y de los hijos de Bebai : Johanán , Hananías , Zabbai , Atlai .
Y de los hijos de Bani : Mesullam , Malluch , y Adaías , Jasub , y Seal , y Ramoth .
Y de los hijos de Pahath-moab : Adna , y Chêleal , Benaías , Maasías , Mathanías , Besaleel , Binnui y Manasés .
Y de los hijos de Harim : Eliezer , Issia , Malchîas , Semeía , Simeón ,
Benjamín , Malluch , Semarías .
De los hijos de Hasum : Mathenai , Mathatha , Zabad , Eliphelet , Jeremai , Manasés , Sami .
De los hijos de Bani : Maadi , Amram y Uel ,
Benaías , Bedías , Chêluhi ,
Vanías , Meremoth , Eliasib ,
Mathanías , Mathenai , y Jaasai ,
Y Bani , y Binnui , Simi ,
Y Selemías y Nathán y Adaías ,
Machnadbai , Sasai , Sarai ,
Azareel , y Selamías , Semarías ,
Sallum , Amarías , Joseph .
Y de los hijos de Nebo : Jehiel , Matithías , Zabad , Zebina , Jadau , y Joel , Benaías .
Todos estos habían tomado mujeres extranjeras ; y había mujeres de ellos que habían parido hijos .
Y díjome el rey : ¿ Qué cosa pides ? Entonces oré al Dios de los cielos ,
Llegué pues á Jerusalem , y estado que hube allí tres días ,
Y junto á ella edificaron los varones de Jericó : y luego edificó Zachûr hijo de Imri .
E inmediato á ellos restauraron los Tecoitas ; mas sus grandes no prestaron su cerviz á la obra de su Señor .
Junto á ellos restauró también Repaías hijo de Hur , príncipe de la mitad de la región de Jerusalem .
Después de él restauraron sus hermanos , Bavvai hijo de Henadad , príncipe de la mitad de la región de Ceila .
Después de él restauraron los sacerdotes , los varones de la campiña .
Desde la puerta de los Caballos restauraron los sacerdotes , cada uno enfrente de su casa .
Y entre la sala de la esquina hasta la puerta de las Ovejas , restauraron los plateros y los tratantes .
Y conspiraron todos á una para venir á combatir á Jerusalem , y á hacerle daño .
Entonces oramos á nuestro Dios , y por causa de ellos pusimos guarda contra ellos de día y de noche .
ENTONCES fué grande el clamor del pueblo y de sus mujeres contra los Judíos sus hermanos .
Y había quienes decían : Hemos tomado prestado dinero para el tributo del rey , sobre nuestras tierras y viñas .
Y enojéme en gran manera cuando oí su clamor y estas palabras .
Acuérdate de mí para bien , Dios mío , y de todo lo que hice á este pueblo .
Y enviaron á mí con el mismo asunto por cuatro veces , y yo les respondí de la misma manera .
Acabóse pues el muro el veinticinco del mes de Elul , en cincuenta y dos días .
Y la ciudad era espaciosa y grande , pero poco pueblo dentro de ella , y no había casas reedificadas .
Los hijos de Paros , dos mil ciento setenta y dos ;
Los hijos de Sephatías , trescientos setenta y dos ;
Los hijos de Ara , seiscientos cincuenta y dos ;
Los hijos de Pahath-moab , de los hijos de Jesuá y de Joab , dos mil ochocientos dieciocho ;
Los hijos de Elam , mil doscientos cincuenta y cuatro ;
Los hijos de Zattu , ochocientos cuarenta y cinco ;
Los hijos de Zachâi , setecientos y sesenta ;
Los hijos de Binnui , seiscientos cuarenta y ocho ;
Los hijos de Bebai , seiscientos veintiocho ;
Los hijos de Azgad , dos mil seiscientos veintidós ;
Los hijos de Adonicam , seiscientos sesenta y siete ;
Los hijos de Bigvai , dos mil sesenta y siete ;
Los hijos de Addin , seiscientos cincuenta y cinco ;
Los hijos de Ater , de Ezechîas , noventa y ocho ;
Los hijos de Hasum , trescientos veintiocho ;
Los hijos de Besai , trescientos veinticuatro ;
Los hijos de Hariph , ciento doce ;
Los hijos de Gabaón , noventa y cinco ;
Los varones de Beth-lehem y de Netopha , ciento ochenta y ocho ;
Los varones de Anathoth , ciento veintiocho ;
Los varones de Beth-azmaveth , cuarenta y dos ;
Los varones de Chîriath-jearim , Chephira y Beeroth , setecientos cuarenta y tres ;
Los varones de Rama y de Gebaa , seiscientos veintiuno ;
Los varones de Michmas , ciento veintidós ;
Los varones de Beth-el y de Ai , ciento veintitrés ;
Los varones de la otra Nebo , cincuenta y dos ;
Los hijos de la otra Elam , mil doscientos cincuenta y cuatro ;
Los hijos de Harim , trescientos y veinte ;
Los hijos de Jericó , trescientos cuarenta y cinco ;
Los hijos de Lod , de Hadid , y Ono , setecientos veintiuno ;
Los hijos de Senaa , tres mil novecientos y treinta .
Sacerdotes : los hijos de Jedaías , de la casa de Jesuá , novecientos setenta y tres ;
Los hijos de Immer , mil cincuenta y dos ;
Los hijos de Pashur , mil doscientos cuarenta y siete ;
Los hijos de Harim , mil diez y siete .
Levitas : los hijos de Jesuá , de Cadmiel , de los hijos de Odevía , setenta y cuatro .
Cantores : los hijos de Asaph , ciento cuarenta y ocho .
Nethineos : los hijos de Siha , los hijos de Hasupha , los hijos de Thabaoth ,
Los hijos de Chêros , los hijos de Siaa , los hijos de Phadón ,
Los hijos de Lebana , los hijos de Hagaba , los hijos de Salmai ,
Los hijos de Hanán , los hijos de Giddel , los hijos de Gahar ,
Los hijos de Rehaía , los hijos de Resín , los hijos de Necoda ,
Los hijos de Gazzam , los hijos de Uzza , los hijos de Phasea ,
Los hijos de Besai , los hijos de Meunim , los hijos de Nephisesim ,
Los hijos de Bacbuc , los hijos de Hacupha , los hijos de Harhur ,
Los hijos de Baslith , los hijos de Mehida , los hijos de Harsa ,
Los hijos de Barcos , los hijos de Sísera , los hijos de Tema ,
Los hijos de Nesía , los hijos de Hatipha .
Los hijos de los siervos de Salomón : los hijos de Sotai , los hijos de Sophereth , los hijos de Perida ,
Los hijos de Jahala , los hijos de Darcón , los hijos de Giddel ,
Los hijos de Sephatías , los hijos de Hattil , los hijos de Pochêreth-hassebaim , los hijos de Amón .
Todos los Nethineos , é hijos de los siervos de Salomón , trescientos noventa y dos .
Los hijos de Delaía , los hijos de Tobías , los hijos de Necoda , seiscientos cuarenta y dos .
La congregación toda junta era de cuarenta y dos mil trescientos y sesenta ,
Sus caballos , setecientos treinta y seis ; sus mulos , doscientos cuarenta y cinco ;
Camellos , cuatrocientos treinta y cinco ; asnos , seis mil setecientos y veinte .
Los Levitas pues , hacían callar á todo el pueblo , diciendo : Callad , que es día santo , y no os entristezcáis .
Y miraste la aflicción de nuestros padres en Egipto , y oíste el clamor de ellos en el mar Bermejo ;
Mas ellos y nuestros padres hicieron soberbiamente , y endurecieron su cerviz , y no escucharon tus mandamientos ,
Y LOS que firmaron fueron , Nehemías el Tirsatha , hijo de Hachâlías , y Sedecías ,
Seraías , Azarías , Jeremías ,
Pashur , Amarías , Malchías ,
Hattus , Sebanías , Malluch ,
Harim , Meremoth , Obadías ,
Daniel , Ginethón , Baruch ,
Mesullam , Abías , Miamín ,
Maazías , Bilgai , Semeías : estos , sacerdotes .
Y Levitas : Jesuá hijo de Azanías , Binnui de los hijos de Henadad , Cadmiel ;
Y sus hermanos Sebanías , Odaía , Celita , Pelaías , Hanán ;
Michâ , Rehob , Hasabías ,
Zachû , Serebías , Sebanías ,
Odaía , Bani , Beninu .
Cabezas del pueblo : Pharos , Pahath-moab , Elam , Zattu , Bani ,
Bunni , Azgad , Bebai ,
Adonías , Bigvai , Adín ,
Ater , Ezekías , Azur ,
Odaía , Hasum , Besai ,
Ariph , Anathoth , Nebai ,
Magpías , Mesullam , Hezir ,
Mesezabeel , Sadoc , Jadua ,
Pelatías , Hanán , Anaías ,
Hoseas , Hananías , Asub ,
Lohes , Pilha , Sobec ,
Rehum , Hasabna , Maaseías ,
Y Ahijas , Hanán , Anan ,
Malluch , Harim , Baana .
Y bendijo el pueblo á todos los varones que voluntariamente se ofrecieron á morar en Jerusalem .
Todos los hijos de Phares que moraron en Jerusalem , fueron cuatrocientos setenta y ocho hombres fuertes .
Y tras él , Gabbai , Sallai , novecientos veinte y ocho .
Y Joel hijo de Zichri , era prefecto de ellos , y Jehudas hijo de Senua , el segundo en la ciudad .
De los sacerdotes : Jedaías hijo de Joiarib , Jachîn ,
Todos los Levitas en la santa ciudad fueron doscientos ochenta y cuatro .
Y los porteros , Accub , Talmón , y sus hermanos , guardas en las puertas , ciento setenta y dos .
Y los Nethineos habitaban en Ophel ; y Siha y Gispa eran sobre los Nethineos .
Y en Jesuá , Moladah , y en Beth-pelet ;
Y en Hasar-sual , y en Beer-seba , y en sus aldeas ;
Y en Siclag , y en Mechôna , y en sus aldeas ;
Y en En-rimmón , y en Soreah y en Jarmuth ;
Y los hijos de Benjamín desde Geba habitaron en Michmas , y Aía , y en Beth-el y sus aldeas ;
En Anathoth , Nob , Ananiah ;
Hasor , Rama , Gitthaim ;
Hadid , Seboim , Neballath ;
Lod , y Ono , valle de los artífices .
Y algunos de los Levitas , en los repartimientos de Judá y de Benjamín .
Amarías , Malluch , Hartus ,
Sechânías , Rehum , Meremoth ,
Iddo , Ginetho , Abías ,
Miamin , Maadías , Bilga ,
Semaías , y Joiarib , Jedaías ,
Sallum , Amoc , Hilcías , Jedaías . Estos eran los príncipes de los sacerdotes y sus hermanos en los días de Jesuá .
Y los Levitas : Jesuá , Binnui , Cadmiel , Serebías , Judá , y Mathanías , que con sus hermanos oficiaba en los himnos .
Y Bacbucías y Unni , sus hermanos , cada cual en su ministerio .
Y Jesuá engendró á Joiacim , y Joiacim engendró á Eliasib , y Eliasib engendró á Joiada ,
Y Joiada engendró á Jonathán , y Jonathán engendró á Jaddua .
Y en los días de Joiacim los sacerdotes cabezas de familias fueron : de Seraías , Meraías ; de Jeremías , Hananías ;
De Esdras , Mesullam ; de Amarías , Johanán ;
De Melichâ , Jonathán ; de Sebanías , Joseph ;
De Harim , Adna ; de Meraioth , Helcai ;
De Iddo , Zacarías ; de Ginnethón , Mesullam ;
De Abías , Zichri ; de Miniamín , de Moadías , Piltai ;
De Bilga , Sammua ; de Semaías , Jonathán ;
De Joiarib , Mathenai ; de Jedaías , Uzzi ;
De Sallai , Callai ; de Amoc , Eber ;
De Hilcías , Hasabías ; de Jedaías , Nathanael .
Mathanías , y Bacbucías , Obadías , Mesullam , Talmón , Accub , guardas , eran porteros para la guardia á las entradas de las puertas .
Y se purificaron los sacerdotes y los Levitas ; y purificaron al pueblo , y las puertas , y el muro .
E iba tras de ellos Osaías , y la mitad de los príncipes de Judá ,
Y Azarías , Esdras y Mesullam ,
Judá y Benjamín , y Semaías , y Jeremías ;
Y los sacerdotes , Eliacim , Maaseías , Miniamin , Michâías , Elioenai , Zacarías , y Hananías , con trompetas ;
Y fué que , como oyeron la ley , apartaron de Israel toda mistura .
Y dolióme en gran manera ; y eché todas las alhajas de la casa de Tobías fuera de la cámara ;
Y todo Judá trajo el diezmo del grano , del vino y del aceite , á los almacenes .
Y quedáronse fuera de Jerusalem una y dos veces los negociantes , y los que vendían toda especie de mercancía .
Ví asimismo en aquellos días Judíos que habían tomado mujeres de Asdod , Ammonitas , y Moabitas :
Asimismo la reina Vasthi hizo banquete de mujeres , en la casa real del rey Assuero .
Y dijeron los criados del rey , sus oficiales : Busquen al rey mozas vírgenes de buen parecer ;
Esther no declaró su pueblo ni su nacimiento ; porque Mardochêo le había mandado que no lo declarase .
Y cuando se juntaban las vírgenes la segunda vez , Mardochêo estaba puesto á la puerta del rey .
Y los siervos del rey que estaban á la puerta , dijeron á Mardochêo : ¿ Por qué traspasas el mandamiento del rey ?
Y vió Amán que Mardochêo ni se arrodillaba ni se humillaba delante de él ; y llenóse de ira .
Salió pues Atach á Mardochêo , á la plaza de la ciudad que estaba delante de la puerta del rey .
Y vino Atach , y contó á Esther las palabras de Mardochêo .
Entonces Esther dijo á Atach , y mandóle decir á Mardochêo :
Y dijeron á Mardochêo las palabras de Esther .
Y Esther dijo que respondiesen á Mardochêo :
Entonces se fué Mardochêo , é hizo conforme á todo lo que le mandó Esther .
Entonces respondió Esther , y dijo : Mi petición y mi demanda es :
Mas refrenóse Amán , y vino á su casa , y envió , é hizo venir sus amigos , y á Zeres su mujer .
Mas todo esto nada me sirve cada vez que veo al judío Mardochêo sentado á la puerta del rey .
Y respondió Amán al rey : Al varón cuya honra desea el rey ,
VINO pues el rey con Amán á beber con la reina Esther .
Así colgaron á Amán en la horca que él había hecho aparejar para Mardochêo ; y apaciguóse la ira del rey .
Los Judíos tuvieron luz y alegría , y gozo y honra .
Y en Susán capital del reino , mataron y destruyeron los Judíos á quinientos hombres .
Mataron entonces á Phorsandatha , y á Dalphón , y á Asphatha ,
Y á Phoratha y á Ahalía , y á Aridatha ,
Y á Pharmastha , y á Arisai , y á Aridai , y á Vaizatha ,
El mismo día vino la cuenta de los muertos en Susán residencia regia , delante del rey .
Y los Judíos aceptaron hacer , según habían comenzado , lo que les escribió Mardochêo .
Y el mandamiento de Esther confirmó estas palabras dadas acerca de Purim , y escribióse en el libro .
Y EL rey Assuero impuso tributo sobre la tierra y las islas de la mar .
Y naciéronle siete hijos y tres hijas .
Y respondiendo Satán á Jehová , dijo : ¿ Teme Job á Dios de balde ?
Y vino un mensajero á Job , que le dijo : Estando arando los bueyes , y las asnas paciendo cerca de ellos ,
Entonces Job se levantó , y rasgó su manto , y trasquiló su cabeza , y cayendo en tierra adoró ;
En todo esto no pecó Job , ni atribuyó á Dios despropósito alguno .
Y Jehová dijo á Satán : He aquí , él está en tu mano ; mas guarda su vida .
Y tomaba una teja para rascarse con ella , y estaba sentado en medio de ceniza .
Díjole entonces su mujer : ¿ Aun retienes tú tu simplicidad ? Bendice á Dios , y muérete .
DESPUÉS de esto abrió Job su boca , y maldijo su día .
Y exclamó Job , y dijo :
Sea aquel día sombrío , y Dios no cuide de él desde arriba , ni claridad sobre él resplandezca .
¡ Oh si fuere aquella noche solitaria , que no viniera canción alguna en ella !
Maldíganla los que maldicen al día , los que se aprestan para levantar su llanto .
Por cuanto no cerró las puertas del vientre donde yo estaba , ni escondió de mis ojos la miseria .
¿ Por qué me previnieron las rodillas ? ¿ y para qué las tetas que mamase ?
Pues que ahora yaciera yo , y reposara ; durmiera , y entonces tuviera reposo ,
Con los reyes y con los consejeros de la tierra , que edifican para sí los desiertos ;
O con los príncipes que poseían el oro , que henchían sus casas de plata .
O ¿ por qué no fuí escondido como aborto , como los pequeñitos que nunca vieron luz ?
Allí los impíos dejan el perturbar , y allí descansan los de cansadas fuerzas .
Allí asimismo reposan los cautivos ; no oyen la voz del exactor .
Allí están el chico y el grande ; y el siervo libre de su señor .
¿ Por qué se da luz al trabajado , y vida á los de ánimo en amargura ,
Que esperan la muerte , y ella no llega , aunque la buscan más que tesoros ;
Que se alegran sobremanera , y se gozan , cuando hallan el sepulcro ?
¿ Por qué al hombre que no sabe por donde vaya , y al cual Dios ha encerrado ?
Pues antes que mi pan viene mi suspiro ; y mis gemidos corren como aguas .
No he tenido paz , no me aseguré , ni me estuve reposado ; vínome no obstante turbación .
Y RESPONDIÓ Eliphaz el Temanita , y dijo :
Si probáremos á hablarte , serte ha molesto ; mas ¿ quién podrá detener las palabras ?
He aquí , tú enseñabas á muchos , y las manos flacas corroborabas ;
Al que vacilaba , enderezaban tus palabras , y esforzabas las rodillas que decaían .
Mas ahora que el mal sobre ti ha venido , te es duro ; y cuando ha llegado hasta ti , te turbas .
¿ Es este tu temor , tu confianza , tu esperanza , y la perfección de tus caminos ?
Recapacita ahora , ¿ quién que fuera inocente se perdiera ? y ¿ en dónde los rectos fueron cortados ?
Como yo he visto , los que aran iniquidad y siembran injuria , la siegan .
Perecen por el aliento de Dios , y por el espíritu de su furor son consumidos .
El león viejo perece por falta de presa , y los hijos del león son esparcidos .
El negocio también me era á mí oculto ; mas mi oído ha percibido algo de ello .
En imaginaciones de visiones nocturnas , cuando el sueño cae sobre los hombres ,
Sobrevínome un espanto y un temblor , que estremeció todos mis huesos :
Y un espíritu pasó por delante de mí , que hizo se erizara el pelo de mi carne .
¿ Si será el hombre más justo que Dios ? ¿ si será el varón más limpio que el que lo hizo ?
He aquí que en sus siervos no confía , y notó necedad en sus ángeles ;
De la mañana á la tarde son quebrantados , y se pierden para siempre , sin haber quien lo considere .
¿ Su hermosura , no se pierde con ellos mismos ? Mueren , y sin sabiduría .
AHORA pues da voces , si habrá quien te responda ; ¿ y á cuál de los santos te volverás ?
Es cierto que al necio la ira lo mata , y al codicioso consume la envidia .
Yo he visto al necio que echaba raíces , y en la misma hora maldije su habitación .
Sus hijos estarán lejos de la salud , y en la puerta serán quebrantados , y no habrá quien los libre .
Porque la iniquidad no sale del polvo , ni la molestia brota de la tierra .
Empero como las centellas se levantan para volar por el aire , así el hombre nace para la aflicción .
Ciertamente yo buscaría á Dios , y depositaría en él mis negocios :
El cual hace cosas grandes é inescrutables , y maravillas que no tienen cuento :
Que da la lluvia sobre la haz de la tierra , y envía las aguas por los campos :
Que pone los humildes en altura , y los enlutados son levantados á salud :
Que frustra los pensamientos de los astutos , para que sus manos no hagan nada :
Que prende á los sabios en la astucia de ellos , y el consejo de los perversos es entontecido ;
De día se topan con tinieblas , y en mitad del día andan á tientas como de noche :
Y libra de la espada al pobre , de la boca de los impíos , y de la mano violenta ;
Pues es esperanza al menesteroso , y la iniquidad cerrará su boca .
He aquí , bienaventurado es el hombre á quien Dios castiga : por tanto no menosprecies la corrección del Todopoderoso .
Porque él es el que hace la llaga , y él la vendará : él hiere , y sus manos curan .
En seis tribulaciones te librará , y en la séptima no te tocará el mal .
En el hambre te redimirá de la muerte , y en la guerra de las manos de la espada .
Del azote de la lengua serás encubierto ; ni temerás de la destrucción cuando viniere .
De la destrucción y del hambre te reirás , y no temerás de las bestias del campo :
Asimismo echarás de ver que tu simiente es mucha , y tu prole como la hierba de la tierra .
He aquí lo que hemos inquirido , lo cual es así : óyelo , y juzga tú para contigo .
Y RESPONDIÓ Job y dijo :
¡ Oh si pesasen al justo mi queja y mi tormento , y se alzasen igualmente en balanza !
Porque pesaría aquél más que la arena del mar : y por tanto mis palabras son cortadas .
¿ Acaso gime el asno montés junto á la hierba ? ¿ muge el buey junto á su pasto ?
¿ Comeráse lo desabrido sin sal ? ¿ ó habrá gusto en la clara del huevo ?
Las cosas que mi alma no quería tocar , por los dolores son mi comida .
¡ Quién me diera que viniese mi petición , y que Dios me otorgase lo que espero ;
Y que pluguiera á Dios quebrantarme ; que soltara su mano , y me deshiciera !
¿ Cuál es mi fortaleza para esperar aún ? ¿ y cuál mi fin para dilatar mi vida ?
¿ Es mi fortaleza la de las piedras ? ¿ ó mi carne , es de acero ?
¿ No me ayudo cuanto puedo , y el poder me falta del todo ?
El atribulado es consolado de su compañero : mas hase abandonado el temor del Omnipotente .
Mis hermanos han mentido cual arroyo : pasáronse como corrientes impetuosas ,
Que están escondidas por la helada , y encubiertas con nieve ;
Que al tiempo del calor son deshechas , y en calentándose , desaparecen de su lugar ;
Apártanse de la senda de su rumbo , van menguando y piérdense .
Miraron los caminantes de Temán , los caminantes de Saba esperaron en ellas :
Mas fueron avergonzados por su esperanza ; porque vinieron hasta ellas , y halláronse confusos .
Ahora ciertamente como ellas sois vosotros : que habéis visto el tormento , y teméis .
¿ Os he dicho yo : Traedme , y pagad por mí de vuestra hacienda ;
Y libradme de la mano del opresor , y redimidme del poder de los violentos ?
Enseñadme , y yo callaré : y hacedme entender en qué he errado .
¡ Cuán fuertes son las palabras de rectitud ! Mas ¿ qué reprende el que reprende de vosotros ?
¿ Pensáis censurar palabras , y los discursos de un desesperado , que son como el viento ?
También os arrojáis sobre el huérfano , y hacéis hoyo delante de vuestro amigo .
Ahora pues , si queréis , mirad en mí , y ved si miento delante de vosotros .
Tornad ahora , y no haya iniquidad ; volved aún á considerar mi justicia en esto .
¿ Hay iniquidad en mi lengua ? ¿ no puede mi paladar discernir las cosas depravadas ?
Como el siervo anhela la sombra , y como el jornalero esperael reposode su trabajo :
Así poseo yo meses de vanidad , y noches de trabajo me dieron por cuenta .
Mi carne está vestida de gusanos , y de costras de polvo ; mi piel hendida y abominable .
Y mis días fueron más ligeros que la lanzadera del tejedor , y fenecieron sin esperanza .
Acuérdate que mi vida es viento , y que mis ojos no volverán á ver el bien .
No tornará más á su casa , ni su lugar le conocerá más .
¿ Soy yo la mar , ó ballena , que me pongas guarda ?
Cuando digo : Mi cama me consolará , mi cama atenuará mis quejas ;
Entonces me quebrantarás con sueños , y me turbarás con visiones .
Y así mi alma tuvo por mejor el ahogamiento , y quiso la muerte más que mis huesos .
Aburríme : no he de vivir yo para siempre ; déjame , pues que mis días son vanidad .
¿ Qué es el hombre , para que lo engrandezcas , y que pongas sobre él tu corazón ,
Y lo visites todas las mañanas , y todos los momentos lo pruebes ?
¿ Hasta cuándo no me dejarás , ni me soltarás hasta que trague mi saliva ?
Y RESPONDIÓ Bildad Suhita , y dijo :
¿ Acaso pervertirá Dios el derecho , ó el Todopoderoso pervertirá la justicia ?
Si tus hijos pecaron contra él , él los echó en el lugar de su pecado .
Si tú de mañana buscares á Dios , y rogares al Todopoderoso ;
Y tu principio habrá sido pequeño , y tu postrimería acrecerá en gran manera .
Porque pregunta ahora á la edad pasada , y disponte para inquirir de sus padres de ellos ;
Pues nosotros somos de ayer , y no sabemos , siendo nuestros días sobre la tierra como sombra .
¿ No te enseñarán ellos , te dirán , y de su corazón sacarán palabras ?
¿ Crece el junco sin lodo ? ¿ crece el prado sin agua ?
Aun él en su verdor no será cortado , y antes de toda hierba se secará .
Tales son los caminos de todos los que olvidan á Dios : y la esperanza del impío perecerá :
Porque su esperanza será cortada , y su confianza es casa de araña .
A manera de un árbol , está verde delante del sol , y sus renuevos salen sobre su huerto ;
Vanse entretejiendo sus raíces junto á una fuente , y enlazándose hasta un lugar pedregoso .
Si le arrancaren de su lugar , éste negarále entonces , diciendo : Nunca te vi .
Ciertamente éste será el gozo de su camino ; y de la tierra de donde se traspusiere , nacerán otros .
He aquí , Dios no aborrece al perfecto , ni toma la mano de los malignos .
Aun henchirá tu boca de risa , y tus labios de júbilo .
Los que te aborrecen , serán vestidos de confusión ; y la habitación de los impíos perecerá .
Y RESPONDIÓ Job , y dijo :
Ciertamente yo conozco que es así : ¿ y cómo se justificará el hombre con Dios ?
Si quisiere contender con él , no le podrá responder á una cosa de mil .
El es sabio de corazón , y poderoso en fortaleza : ¿ quién se endureció contra él , y quedó en paz ?
Que arranca los montes con su furor , y no conocen quién los trastornó :
Que remueve la tierra de su lugar , y hace temblar sus columnas :
Que manda al sol , y no sale ; y sella las estrellas :
El que extiende solo los cielos , y anda sobre las alturas de la mar :
El que hizo el Arcturo , y el Orión , y las Pléyadas , y los lugares secretos del mediodía :
El que hace cosas grandes é incomprensibles , y maravillosas , sin número .
He aquí que él pasará delante de mí , y yo no lo veré ; y pasará , y no lo entenderé .
He aquí , arrebatará ; ¿ quién le hará restituir ? ¿ Quién le dirá , Qué haces ?
Dios no tornará atrás su ira , y debajo de él se encorvan los que ayudan á los soberbios .
¿ Cuánto menos le responderé yo , y hablaré con él palabras estudiadas ?
Que aunque fuese yo justo , no responderé ; antes habré de rogar á mi juez .
Porque me ha quebrado con tempestad , y ha aumentado mis heridas sin causa .
No me ha concedido que tome mi aliento ; mas hame hartado de amarguras .
Bien que yo fuese íntegro , no conozco mi alma : reprocharé mi vida .
Una cosa resta que yo diga : Al perfecto y al impío él los consume .
Si azote mata de presto , ríese de la prueba de los inocentes .
Mis días han sido más ligeros que un correo ; huyeron , y no vieron el bien .
Pasaron cual navíos veloces : como el águila que se arroja á la comida .
Si digo : Olvidaré mi queja , dejaré mi aburrimiento , y esforzaréme :
Contúrbanme todos mis trabajos ; sé que no me darás por libre .
Yo soy impío , ¿ para qué trabajaré en vano ?
Aunque me lave con aguas de nieve , y limpie mis manos con la misma limpieza ,
Aun me hundirás en el hoyo , y mis propios vestidos me abominarán .
No hay entre nosotros árbitro que ponga su mano sobre nosotros ambos .
Quite de sobre mí su vara , y su terror no me espante .
Entonces hablaré , y no le temeré : porque así no estoy en mí mismo .
Diré á Dios : no me condenes ; hazme entender por qué pleiteas conmigo .
¿ Tienes tú ojos de carne ? ¿ ves tú como ve el hombre ?
¿ Son tus días como los días del hombre , ó tus años como los tiempos humanos ,
Para que inquieras mi iniquidad , y busques mi pecado ,
Sobre saber tú que no soy impío , y que no hay quien de tu mano libre ?
Tus manos me formaron y me compusieron todo en contorno : ¿ y así me deshaces ?
Acuérdate ahora que como á lodo me diste forma : ¿ y en polvo me has de tornar ?
¿ No me fundiste como leche , y como un queso me cuajaste ?
Vestísteme de piel y carne , y cubrísteme de huesos y nervios .
Vida y misericordia me concediste , y tu visitación guardó mi espíritu .
Y estas cosas tienes guardadas en tu corazón ; yo sé que esto está cerca de ti .
Si pequé , tú me has observado , y no me limpias de mi iniquidad .
Y subirá de punto , pues me cazas como á león , y tornas á hacer en mí maravillas .
Renuevas contra mí tus plagas , y aumentas conmigo tu furor , remudándose sobre mí ejércitos .
¿ No son mis días poca cosa ? Cesa pues , y déjame , para que me conforte un poco .
Antes que vaya para no volver , á la tierra de tinieblas y de sombra de muerte ;
Y RESPONDIÓ Sophar Naamathita , y dijo :
¿ Las muchas palabras no han de tener respuesta ? ¿ y el hombre parlero será justificado ?
¿ Harán tus falacias callar á los hombres ? ¿ y harás escarnio , y no habrá quien te avergüence ?
Tú dices : Mi conversar es puro , y yo soy limpio delante de tus ojos .
Mas ¡ oh quién diera que Dios hablara , y abriera sus labios contigo ,
¿ Alcanzarás tú el rastro de Dios ? ¿ llegarás tú á la perfección del Todopoderoso ?
Es más alto que los cielos : ¿ qué harás ? Es más profundo que el infierno : ¿ cómo lo conocerás ?
Su dimensión es más larga que la tierra , y más ancha que la mar .
Si cortare , ó encerrare , ó juntare , ¿ quién podrá contrarrestarle ?
Porque él conoce á los hombres vanos : ve asimismo la iniquidad , ¿ y no hará caso ?
El hombre vano se hará entendido , aunque nazca como el pollino del asno montés .
Si tú apercibieres tu corazón , y extendieres á él tus manos ;
Entonces levantarás tu rostro limpio de mancha , y serás fuerte y no temerás :
Y olvidarás tu trabajo , ó te acordarás de él como de aguas que pasaron :
Y en mitad de la siesta se levantará bonanza ; resplandecerás , y serás como la mañana :
Y te acostarás , y no habrá quien te espante : y muchos te rogarán .
Y RESPONDIÓ Job , y dijo :
Ciertamente que vosotros sois el pueblo ; y con vosotros morirá la sabiduría .
O habla á la tierra , que ella te enseñará ; los peces de la mar te lo declararán también .
¿ Qué cosa de todas estas no entiende que la mano de Jehová la hizo ?
En su mano está el alma de todo viviente , y el espíritu de toda carne humana .
Ciertamente el oído distingue las palabras , y el paladar gusta las viandas .
En los viejos está la ciencia , y en la larga edad la inteligencia .
Con Dios está la sabiduría y la fortaleza ; suyo es el consejo y la inteligencia .
He aquí , él detendrá las aguas , y se secarán ; él las enviará , y destruirán la tierra .
Con él está la fortaleza y la existencia ; suyo es el que yerra , y el que hace errar .
El hace andar á los consejeros desnudos de consejo , y hace enloquecer á los jueces .
El suelta la atadura de los tiranos , y ata el cinto á sus lomos .
El lleva despojados á los príncipes , y trastorna á los poderosos .
El impide el labio á los que dicen verdad , y quita á los ancianos el consejo .
El derrama menosprecio sobre los príncipes , y enflaquece la fuerza de los esforzados .
El descubre las profundidades de las tinieblas , y saca á luz la sombra de muerte .
El multiplica las gentes , y él las destruye : él esparce las gentes , y las torna á recoger .
Van á tientas como en tinieblas y sin luz , y los hace errar como borrachos .
HE AQUÍ que todas estas cosas han visto mis ojos , y oído y entendido de por sí mis oídos .
Como vosotros lo sabéis , lo sé yo ; no soy menos que vosotros .
Mas yo hablaría con el Todopoderoso , y querría razonar con Dios .
Que ciertamente vosotros sois fraguadores de mentira ; sois todos vosotros médicos nulos .
Ojalá callarais del todo , porque os fuera sabiduría .
Oid ahora mi razonamiento , y estad atentos á los argumentos de mis labios .
¿ Habéis de hablar iniquidad por Dios ? ¿ habéis de hablar por él engaño ?
¿ Habéis de hacer acepción de su persona ? ¿ habéis de pleitear vosotros por Dios ?
¿ Sería bueno que él os escudriñase ? ¿ os burlaréis de él como quien se burla de algún hombre ?
El os reprochará de seguro , si solapadamente hacéis acepción de personas .
De cierto su alteza os había de espantar , y su pavor había de caer sobre vosotros .
Vuestras memorias serán comparadas á la ceniza , y vuestros cuerpos como cuerpos de lodo .
Escuchadme , y hablaré yo , y véngame después lo que viniere .
¿ Por qué quitaré yo mi carne con mis dientes , y pondré mi alma en mi mano ?
He aquí , aunque me matare , en él esperaré ; empero defenderé delante de él mis caminos .
Y él mismo me será salud , porque no entrará en su presencia el hipócrita .
Oid con atención mi razonamiento , y mi denunciación con vuestros oídos .
He aquí ahora , si yo me apercibiere á juicio , sé que seré justificado .
A lo menos dos cosas no hagas conmigo ; entonces no me esconderé de tu rostro :
Aparta de mí tu mano , y no me asombre tu terror .
Llama luego , y yo responderé ; ó yo hablaré , y respóndeme tú .
¿ Cuántas iniquidades y pecados tengo yo ? hazme entender mi prevaricación y mi pecado .
¿ Por qué escondes tu rostro , y me cuentas por tu enemigo ?
¿ A la hoja arrebatada has de quebrantar ? ¿ y á una arista seca has de perseguir ?
¿ Por qué escribes contra mí amarguras , y me haces cargo de los pecados de mi mocedad ?
Y el cuerpo mío se va gastando como de carcoma , como vestido que se come de polilla .
EL HOMBRE nacido de mujer , corto de días , y harto de sinsabores :
Que sale como una flor y es cortado ; y huye como la sombra , y no permanece .
¿ Y sobre éste abres tus ojos , y me traes á juicio contigo ?
¿ Quién hará limpio de inmundo ? Nadie .
Si tú lo dejares , él dejará de ser : entre tanto deseará , como el jornalero , su día .
Si se envejeciere en la tierra su raíz , y su tronco fuere muerto en el polvo ,
Al percibir el agua reverdecerá , y hará copa como planta .
Mas el hombre morirá , y será cortado ; y perecerá el hombre , ¿ y dónde estará él ?
Las aguas de la mar se fueron , y agotóse el río , secóse .
Aficionado á la obra de tus manos , llamarás , y yo te responderé .
Pues ahora me cuentas los pasos , y no das tregua á mi pecado .
Tienes sellada en saco mi prevaricación , y coacervas mi iniquidad .
Y ciertamente el monte que cae se deshace , y las peñas son traspasadas de su lugar ;
Para siempre serás más fuerte que él , y él se va ; demudarás su rostro , y enviaráslo .
Mas su carne sobre él se dolerá , y entristecerse ha en él su alma .
Y RESPONDIÓ Eliphaz Temanita , y dijo :
¿ Si proferirá el sabio vana sabiduría , y henchirá su vientre de viento solano ?
¿ Disputará con palabras inútiles , y con razones sin provecho ?
Tú también disipas el temor , y menoscabas la oración delante de Dios .
Porque tu boca declaró tu iniquidad , pues has escogido el hablar de los astutos .
Tu boca te condenará , y no yo ; y tus labios testificarán contra ti .
¿ Naciste tú primero que Adam ? ¿ ó fuiste formado antes que los collados ?
¿ Oíste tú el secreto de Dios , que detienes en ti solo la sabiduría ?
¿ Qué sabes tú que no sepamos ? ¿ qué entiendes que no se halle en nosotros ?
Entre nosotros también hay cano , también hay viejo mucho mayor en días que tu padre .
¿ En tan poco tienes las consolaciones de Dios ? ¿ tienes acaso alguna cosa oculta cerca de ti ?
¿ Por qué te enajena tu corazón , y por qué guiñan tus ojos ,
Pues haces frente á Dios con tu espíritu , y sacas tales palabras de tu boca ?
He aquí que en sus santos no confía , y ni los cielos son limpios delante de sus ojos :
¿ Cuánto menos el hombre abominable y vil , que bebe la iniquidad como agua ?
Escúchame ; yo te mostraré y te contaré lo que he visto :
( Lo que los sabios nos contaron de sus padres , y no lo encubrieron ;
A los cuales solos fué dada la tierra , y no pasó extraño por medio de ellos : )
Todos los días del impío , él es atormentado de dolor , y el número de años es escondido al violento .
Estruendos espantosos hay en sus oídos ; en la paz le vendrá quien lo asuele .
El no creerá que ha de volver de las tinieblas , y está mirando al cuchillo .
Tribulación y angustia le asombrarán , y esforzaránse contra él como un rey apercibido para la batalla .
Por cuanto él extendió su mano contra Dios , y se esforzó contra el Todopoderoso ,
El le acometerá en la cerviz , en lo grueso de las hombreras de sus escudos :
Porque cubrió su rostro con su gordura , é hizo pliegues sobre los ijares ;
Y habitó las ciudades asoladas , las casas inhabitadas , que estaban puestas en montones .
No enriquecerá , ni será firme su potencia , ni extenderá por la tierra su hermosura .
No confíe el iluso en la vanidad ; porque ella será su recompensa .
El será cortado antes de su tiempo , y sus renuevos no reverdecerán .
El perderá su agraz como la vid , y derramará su flor como la oliva .
Porque la sociedad de los hipócritas será asolada , y fuego consumirá las tiendas de soborno .
Concibieron dolor , y parieron iniquidad ; y las entrañas de ellos meditan engaño .
Y RESPONDIÓ Job , y dijo :
Muchas veces he oído cosas como estas : consoladores molestos sois todos vosotros .
¿ Tendrán fin las palabras ventosas ? ó ¿ qué te animará á responder ?
Mas yo os alentaría con mis palabras , y la consolación de mis labios apaciguaría el dolor vuestro .
Si hablo , mi dolor no cesa ; y si dejo de hablar , no se aparta de mí .
Empero ahora me ha fatigado : has tú asolado toda mi compañía .
Hame entregado Dios al mentiroso , y en las manos de los impíos me hizo estremecer
Quebrantóme de quebranto sobre quebranto ; corrió contra mí como un gigante .
Yo cosí saco sobre mi piel , y cargué mi cabeza de polvo .
Mi rostro está enlodado con lloro , y mis párpados entenebrecidos :
A pesar de no haber iniquidad en mis manos , y de haber sido mi oración pura .
¡ Oh tierra ! no cubras mi sangre , y no haya lugar á mi clamor .
Mas he aquí que en los cielos está mi testigo , y mi testimonio en las alturas .
Disputadores son mis amigos : mas á Dios destilarán mis ojos .
¡ Ojalá pudiese disputar el hombre con Dios , como con su prójimo !
Mas los años contados vendrán , y yo iré el camino por donde no volveré .
MI ALIENTO está corrompido , acórtanse mis días , y me está aparejado el sepulcro .
No hay conmigo sino escarnecedores , en cuya acrimonia se detienen mis ojos .
Pon ahora , dame fianza para litigar contigo : ¿ quién tocará ahora mi mano ?
Porque á éstos has tú escondido su corazón de inteligencia : por tanto , no los ensalzarás .
El que denuncia lisonjas á sus prójimos , los ojos de sus hijos desfallezcan .
El me ha puesto por parábola de pueblos , y delante de ellos he sido como tamboril .
Y mis ojos se oscurecieron de desabrimiento , y mis pensamientos todos son como sombra .
Los rectos se maravillarán de esto , y el inocente se levantará contra el hipócrita .
No obstante , proseguirá el justo su camino , y el limpio de manos aumentará la fuerza .
Mas volved todos vosotros , y venid ahora , que no hallaré entre vosotros sabio .
Pasáronse mis días , fueron arrancados mis pensamientos , los designios de mi corazón .
Pusieron la noche por día , y la luz se acorta delante de las tinieblas .
Si yo espero , el sepulcro es mi casa : haré mi cama en las tinieblas .
A la huesa tengo dicho : Mi padre eres tú ; á los gusanos : Mi madre y mi hermana .
¿ Dónde pues estará ahora mi esperanza ? y mi esperanza ¿ quién la verá ?
A los rincones de la huesa descenderán , y juntamente descansarán en el polvo .
Y RESPONDIÓ Bildad Suhita , y dijo :
¿ Cuándo pondréis fin á las palabras ? Entended , y después hablemos .
¿ Por qué somos tenidos por bestias , y en vuestros ojos somos viles ?
Ciertamente la luz de los impíos será apagada , y no resplandecerá la centella de su fuego .
La luz se oscurecerá en su tienda , y apagaráse sobre él su lámpara .
Los pasos de su pujanza serán acortados , y precipitarálo su mismo consejo .
Porque red será echada en sus pies , y sobre red andará .
Lazo prenderá su calcañar : afirmaráse la trampa contra él .
Su cuerda está escondida en la tierra , y su torzuelo sobre la senda .
De todas partes lo asombrarán temores , y haránle huir desconcertado .
Su fuerza será hambrienta , y á su lado estará aparejado quebrantamiento .
El primogénito de la muerte comerá los ramos de su piel , y devorará sus miembros .
Su confianza será arrancada de su tienda , y harále esto llevar al rey de los espantos .
En su tienda morará como si no fuese suya : piedra azufre será esparcida sobre su morada .
Abajo se secarán sus raíces , y arriba serán cortadas sus ramas .
Su memoria perecerá de la tierra , y no tendrá nombre por las calles .
De la luz será lanzado á las tinieblas , y echado fuera del mundo .
No tendrá hijo ni nieto en su pueblo , ni quien le suceda en sus moradas .
Sobre su día se espantarán los por venir , como ocupó el pavor á los que fueron antes .
Ciertamente tales son las moradas del impío , y este será el lugar del que no conoció á Dios .
Y RESPONDIÓ Job , y dijo :
¿ Hasta cuándo angustiaréis mi alma , y me moleréis con palabras ?
Ya me habéis vituperado diez veces : ¿ no os avergonzáis de descomediros delante de mí ?
Sea así que realmente haya yo errado , conmigo se quedará mi yerro .
Mas si vosotros os engrandeciereis contra mí , y adujereis contra mí mi oprobio ,
Sabed ahora que Dios me ha trastornado , y traído en derredor su red sobre mí .
He aquí yo clamaré agravio , y no seré oído : daré voces , y no habrá juicio .
Cercó de vallado mi camino , y no pasaré ; y sobre mis veredas puso tinieblas .
Hame despojado de mi gloria , y quitado la corona de mi cabeza .
Arruinóme por todos lados , y perezco ; y ha hecho pasar mi esperanza como árbol arrancado .
E hizo inflamar contra mí su furor , y contóme para sí entre sus enemigos .
Vinieron sus ejércitos á una , y trillaron sobre mí su camino , y asentaron campo en derredor de mi tienda .
Hizo alejar de mí mis hermanos , y positivamente se extrañaron de mí mis conocidos .
Mis parientes se detuvieron , y mis conocidos se olvidaron de mí .
Llamé á mi siervo , y no respondió ; de mi propia boca le suplicaba .
Mi aliento vino á ser extraño á mi mujer , aunque por los hijos de mis entrañas le rogaba .
Aun los muchachos me menospreciaron : en levantándome , hablaban contra mí .
Todos mis confidentes me aborrecieron ; y los que yo amaba , se tornaron contra mí .
Mi cuero y mi carne se pegaron á mis huesos ; y he escapado con la piel de mis dientes .
Oh vosotros mis amigos , tened compasión de mí , tened compasión de mí ; porque la mano de Dios me ha tocado .
¿ Por qué me perseguís como Dios , y no os hartáis de mis carnes ?
¡ Quién diese ahora que mis palabras fuesen escritas ! ¡ quién diese que se escribieran en un libro !
¡ Que con cincel de hierro y con plomo fuesen en piedra esculpidas para siempre !
Yo sé que mi Redentor vive , y al fin se levantará sobre el polvo :
Y después de deshecha esta mi piel , aun he de ver en mi carne á Dios ;
Mas debierais decir : ¿ Por qué lo perseguimos ? ya que la raíz del negocio en mí se halla .
Y RESPONDIÓ Sophar Naamathita , y dijo :
Por cierto mis pensamientos me hacen responder , y por tanto me apresuro .
La reprensión de mi censura he oído , y háceme responder el espíritu de mi inteligencia .
¿ No sabes esto que fué siempre , desde el tiempo que fué puesto el hombre sobre la tierra ,
Que la alegría de los impíos es breve , y el gozo del hipócrita por un momento ?
Si subiere su altivez hasta el cielo , y su cabeza tocare en las nubes ,
Con su estiércol perecerá para siempre : los que le hubieren visto , dirán : ¿ Qué es de él ?
El ojo que le habrá visto , nunca más le verá ; ni su lugar le echará más de ver .
Sus hijos pobres andarán rogando ; y sus manos tornarán lo que él robó .
Sus huesos están llenos de sus mocedades , y con él serán sepultados en el polvo .
Si el mal se endulzó en su boca , si lo ocultaba debajo de su lengua ;
Si le parecía bien , y no lo dejaba , mas antes lo detenía entre su paladar ;
Su comida se mudará en sus entrañas , hiel de áspides será dentro de él .
Devoró riquezas , mas vomitarálas ; de su vientre las sacará Dios .
Veneno de áspides chupará ; matarálo lengua de víbora .
No verá los arroyos , los ríos , los torrentes de miel y de manteca .
Por tanto , no sentirá él sosiego en su vientre , ni salvará nada de lo que codiciaba .
No quedó nada que no comiese : por tanto su bien no será durable .
Cuando fuere lleno su bastimento , tendrá angustia : las manos todas de los malvados vendrán sobre él .
Huirá de las armas de hierro , y el arco de acero le atravesará .
Los cielos descubrirán su iniquidad , y la tierra se levantará contra él .
Los renuevos de su casa serán trasportados ; serán derramados en el día de su furor .
Esta es la parte que Dios apareja al hombre impío , y la heredad que Dios le señala por su palabra .
Y RESPONDIÓ Job , y dijo :
Oid atentamente mi palabra , y sea esto vuestros consuelos .
Soportadme , y yo hablaré ; y después que hubiere hablado , escarneced .
¿ Hablo yo á algún hombre ? y ¿ por qué no se ha de angustiar mi espíritu ?
Miradme , y espantaos , y poned la mano sobre la boca .
Aun yo mismo , cuando me acuerdo , me asombro , y toma temblor mi carne .
¿ Por qué viven los impíos , y se envejecen , y aun crecen en riquezas ?
Su simiente con ellos , compuesta delante de ellos ; y sus renuevos delante de sus ojos .
Sus casas seguras de temor , ni hay azote de Dios sobre ellos .
Sus vacas conciben , no abortan ; paren sus vacas , y no malogran su cría .
Salen sus chiquitos como manada , y sus hijos andan saltando .
Al son de tamboril y de cítara saltan , y se huelgan al son del órgano .
Gastan sus días en bien , y en un momento descienden á la sepultura .
Dicen pues á Dios : Apártate de nosotros , que no queremos el conocimiento de tus caminos .
¿ Quién es el Todopoderoso , para que le sirvamos ? ¿ y de qué nos aprovechará que oremos á él ?
He aquí que su bien no está en manos de ellos : el consejo de los impíos lejos esté de mí .
Serán como la paja delante del viento , y como el tamo que arrebata el torbellino .
Dios guardará para sus hijos su violencia ; y le dará su pago , para que conozca .
Verán sus ojos su quebranto , y beberá de la ira del Todopoderoso .
¿ Enseñará alguien á Dios sabiduría , juzgando él á los que están elevados ?
Este morirá en el vigor de su hermosura , todo quieto y pacífico .
Sus colodras están llenas de leche , y sus huesos serán regados de tuétano .
Y estotro morirá en amargura de ánimo , y no habiendo comido jamás con gusto .
Igualmente yacerán ellos en el polvo , y gusanos los cubrirán .
He aquí , yo conozco vuestros pensamientos , y las imaginaciones que contra mí forjáis .
Porque decís : ¿ Qué es de la casa del príncipe , y qué de la tienda de las moradas de los impíos ?
¿ No habéis preguntado á los que pasan por los caminos , por cuyas señas no negaréis ,
Que el malo es reservado para el día de la destrucción ? Presentados serán en el día de las iras .
¿ Quién le denunciará en su cara su camino ? Y de lo que él hizo , ¿ quién le dará el pago ?
Porque llevado será él á los sepulcros , y en el montón permanecerá .
¿ Cómo pues me consoláis en vano , viniendo á parar vuestras respuestas en falacia ?
Y RESPONDIÓ Eliphaz Temanita , y dijo :
¿ Traerá el hombre provecho á Dios , porque el sabio sea provechoso á sí mismo ?
¿ Castigaráte acaso , ó vendrá contigo á juicio porque te teme ?
Por cierto tu malicia es grande , y tus maldades no tienen fin .
Porque sacaste prenda á tus hermanos sin causa , é hiciste desnudar las ropas de los desnudos .
No diste de beber agua al cansado , y detuviste el pan al hambriento .
Empero el hombre pudiente tuvo la tierra ; y habitó en ella el distinguido .
Las viudas enviaste vacías , y los brazos de los huérfanos fueron quebrados .
Por tanto hay lazos alrededor de ti , y te turba espanto repentino ;
O tinieblas , porque no veas ; y abundancia de agua te cubre .
¿ No está Dios en la altura de los cielos ? Mira lo encumbrado de las estrellas , cuán elevadas están .
¿ Y dirás tú : Qué sabe Dios ? ¿ cómo juzgará por medio de la oscuridad ?
Las nubes son su escondedero , y no ve ; y por el circuito del cielo se pasea .
¿ Quieres tú guardar la senda antigua , que pisaron los hombres perversos ?
Los cuales fueron cortados antes de tiempo , cuyo fundamento fué como un río derramado :
Que decían á Dios : Apártate de nosotros . ¿ Y qué les había hecho el Omnipotente ?
Habíales él henchido sus casas de bienes . Sea empero el consejo de ellos lejos de mí .
Verán los justos y se gozarán ; y el inocente los escarnecerá , diciendo :
Fué cortada nuestra sustancia , habiendo consumido el fuego el resto de ellos .
Amístate ahora con él , y tendrás paz ; y por ello te vendrá bien .
Toma ahora la ley de su boca , y pon sus palabras en tu corazón .
Si te tornares al Omnipotente , serás edificado ; alejarás de tu tienda la aflicción ;
Y tendrás más oro que tierra , y como piedras de arroyos oro de Ophir ;
Y el Todopoderoso será tu defensa , y tendrás plata á montones .
Porque entonces te deleitarás en el Omnipotente , y alzarás á Dios tu rostro .
Orarás á él , y él te oirá ; y tú pagarás tus votos .
Cuando fueren abatidos , dirás tú : Ensalzamiento habrá : y Dios salvará al humilde de ojos .
El libertará la isla del inocente ; y por la limpieza de tus manos será librada .
Y RESPONDIÓ Job , y dijo :
Hoy también hablaré con amargura ; que es más grave mi llaga que mi gemido .
¡ Quién me diera el saber dónde hallar á Dios ! yo iría hasta su silla .
Ordenaría juicio delante de él , y henchiría mi boca de argumentos .
Yo sabría lo que él me respondería , y entendería lo que me dijese .
¿ Pleitearía conmigo con grandeza de fuerza ? No : antes él la pondría en mí .
Allí el justo razonaría con él : y escaparía para siempre de mi juez .
He aquí yo iré al oriente , y no lo hallaré ; y al occidente , y no lo percibiré :
Mas él conoció mi camino : probaráme , y saldré como oro .
Mis pies tomaron su rastro ; guardé su camino , y no me aparté .
Empero si él se determina en una cosa , ¿ quién lo apartará ? Su alma deseó , é hizo .
El pues acabará lo que ha determinado de mí : y muchas cosas como estas hay en él .
Por lo cual yo me espanto en su presencia : consideraré , y temerélo .
Dios ha enervado mi corazón , y hame turbado el Omnipotente .
¿ Por qué no fuí yo cortado delante de las tinieblas , y cubrió con oscuridad mi rostro ?
PUESTO que no son ocultos los tiempos al Todopoderoso , ¿ por qué los que le conocen no ven sus días ?
Traspasan los términos , roban los ganados , y apaciéntanlos .
Llévanse el asno de los huérfanos ; prenden el buey de la viuda .
Hacen apartar del camino á los menesterosos : y todos los pobres de la tierra se esconden .
En el campo siegan su pasto , y los impíos vendimian la viña ajena .
Al desnudo hacen dormir sin ropa , y que en el frío no tenga cobertura .
Con las avenidas de los montes se mojan , y abrazan las peñas sin tener abrigo .
Quitan el pecho á los huérfanos , y de sobre el pobre toman la prenda .
Al desnudo hacen andar sin vestido , y á los hambrientos quitan los hacecillos .
De dentro de sus paredes exprimen el aceite , pisan los lagares , y mueren de sed .
A la luz se levanta el matador , mata al pobre y al necesitado , y de noche es como ladrón .
El ojo del adúltero está aguardando la noche , diciendo : No me verá nadie : y esconde su rostro .
La sequía y el calor arrebatan las aguas de la nieve ; y el sepulcro á los pecadores .
A la mujer estéril que no paría , afligió ; y á la viuda nunca hizo bien .
Mas á los fuertes adelantó con su poder : levantóse , y no se da por segura la vida .
Le dieron á crédito , y se afirmó : sus ojos están sobre los caminos de ellos .
Y si no , ¿ quién me desmentirá ahora , ó reducirá á nada mis palabras ?
Y RESPONDIÓ Bildad Suhita , y dijo :
El señorío y el temor están con él : él hace paz en sus alturas .
¿ Tienen sus ejércitos número ? ¿ y sobre quién no está su luz ?
¿ Cómo pues se justificará el hombre con Dios ? ¿ y cómo será limpio el que nace de mujer ?
He aquí que ni aun la misma luna será resplandeciente , ni las estrellas son limpias delante de sus ojos :
¿ Cuánto menos el hombre que es un gusano , y el hijo de hombre , también gusano ?
Y RESPONDIÓ Job , y dijo :
¿ En qué ayudaste al que no tiene fuerza ? ¿ has amparado al brazo sin fortaleza ?
¿ En qué aconsejaste al que no tiene ciencia , y mostraste bien sabiduría ?
¿ A quién has anunciado palabras , y cúyo es el espíritu que de ti sale ?
Cosas inanimadas son formadas debajo de las aguas , y los habitantes de ellas .
El sepulcro es descubierto delante de él , y el infierno no tiene cobertura .
Extiende el aquilón sobre vacío , cuelga la tierra sobre nada .
Ata las aguas en sus nubes , y las nubes no se rompen debajo de ellas .
El restriñe la faz de su trono , y sobre él extiende su nube .
El cercó con término la superficie de las aguas , hasta el fin de la luz y las tinieblas .
Las columnas del cielo tiemblan , y se espantan de su reprensión .
El rompe la mar con su poder , y con su entendimiento hiere la hinchazón suya .
Su espíritu adornó los cielos ; su mano crió la serpiente tortuosa .
Y REASUMIÓ Job su discurso , y dijo :
Vive Dios , el cual ha apartado mi causa , y el Omnipotente , que amargó el alma mía ,
Que todo el tiempo que mi alma estuviere en mí , y hubiere hálito de Dios en mis narices ,
Mis labios no hablarán iniquidad , ni mi lengua pronunciará engaño .
Nunca tal acontezca que yo os justifique : hasta morir no quitaré de mí mi integridad .
Sea como el impío mi enemigo , y como el inicuo mi adversario .
Porque ¿ cuál es la esperanza del hipócrita , por mucho que hubiere robado , cuando Dios arrebatare su alma ?
¿ Oirá Dios su clamor cuando la tribulación sobre él viniere ?
¿ Deleitaráse en el Omnipotente ? ¿ invocará á Dios en todo tiempo ?
Yo os enseñaré en orden á la mano de Dios : no esconderé lo que hay para con el Omnipotente .
He aquí que todos vosotros lo habéis visto : ¿ por qué pues os desvanecéis con fantasía ?
Si sus hijos fueren multiplicados , serán para el cuchillo ; y sus pequeños no se hartarán de pan ;
Los que le quedaren , en muerte serán sepultados ; y no llorarán sus viudas .
Si amontonare plata como polvo , y si preparare ropa como lodo ;
Habrála él preparado , mas el justo se vestirá , y el inocente repartirá la plata .
Edificó su casa como la polilla , y cual cabaña que el guarda hizo .
El rico dormirá , mas no será recogido : abrirá sus ojos , mas él no será .
Asirán de él terrores como aguas : torbellino lo arrebatará de noche .
Lo antecogerá el solano , y partirá ; y tempestad lo arrebatará del lugar suyo .
Dios pues descargará sobre él , y no perdonará : hará él por huir de su mano .
Batirán sus manos sobre él , y desde su lugar le silbarán .
CIERTAMENTE la plata tiene sus veneros , y el oro lugardonde se forma .
El hierro se saca del polvo , y de la piedra es fundido el metal .
De la tierra nace el pan , y debajo de ella estará como convertida en fuego .
Lugar hay cuyas piedras son zafiro , y sus polvos de oro .
Senda que nunca la conoció ave , ni ojo de buitre la vió :
Nunca la pisaron animales fieros , ni león pasó por ella .
En el pedernal puso su mano , y trastornó los montes de raíz .
De los peñascos cortó ríos , y sus ojos vieron todo lo preciado .
Detuvo los ríos en su nacimiento , é hizo salir á luz lo escondido .
Empero ¿ dónde se hallará la sabiduría ? ¿ y dónde está el lugar de la prudencia ?
No conoce su valor el hombre , ni se halla en la tierra de los vivientes .
El abismo dice : No está en mí : y la mar dijo : Ni conmigo .
No se dará por oro , ni su precio será á peso de plata .
No puede ser apreciada con oro de Ophir , ni con onique precioso , ni con zafiro .
De coral ni de perlas no se hará mención : la sabiduría es mejor que piedras preciosas .
No se igualará con ella esmeralda de Ethiopía ; no se podrá apreciar con oro fino .
¿ De dónde pues vendrá la sabiduría ? ¿ y dónde está el lugar de la inteligencia ?
Porque encubierta está á los ojos de todo viviente , y á toda ave del cielo es oculta .
El infierno y la muerte dijeron : Su fama hemos oído con nuestros oídos .
Dios entiende el camino de ella , y él conoce su lugar .
Porque él mira hasta los fines de la tierra , y ve debajo de todo el cielo .
Al dar peso al viento , y poner las aguas por medida ;
Cuando él hizo ley á la lluvia , y camino al relámpago de los truenos ;
Entonces la veía él , y la manifestaba ; preparóla y descubrióla también .
Y VOLVIÓ Job á tomar su propósito , y dijo :
¡ Quién me tornase como en los meses pasados , como en los días que Dios me guardaba ,
Cuando hacía resplandecer su candela sobre mi cabeza , á la luz de la cual yo caminaba en la oscuridad ;
Como fué en los días de mi mocedad , cuando el secreto de Dios estaba en mi tienda ;
Cuando aun el Omnipotente estaba conmigo , y mis hijos alrededor de mí ;
Cuando lavaba yo mis caminos con manteca , y la piedra me derramaba ríos de aceite !
Cuando salía á la puerta á juicio , y en la plaza hacía preparar mi asiento ,
Los mozos me veían , y se escondían ; y los viejos se levantaban , y estaban en pie ;
Los príncipes detenían sus palabras , ponían la mano sobre su boca ;
La voz de los principales se ocultaba , y su lengua se pegaba á su paladar :
Cuando los oídos que me oían , me llamaban bienaventurado , y los ojos que me veían , me daban testimonio :
Porque libraba al pobre que gritaba , y al huérfano que carecía de ayudador .
Vestíame de justicia , y ella me vestía como un manto ; y mi toca era juicio .
Yo era ojos al ciego , y pies al cojo .
A los menesterosos era padre ; y de la causa que no entendía , me informaba con diligencia :
Y quebraba los colmillos del inicuo , y de sus dientes hacía soltar la presa .
Y decía yo : En mi nido moriré , y como arena multiplicaré días .
Mi raíz estaba abierta junto á las aguas , y en mis ramas permanecía el rocío .
Mi honra se renovaba en mí , y mi arco se corroboraba en mi mano .
Oíanme , y esperaban ; y callaban á mi consejo .
Tras mi palabra no replicaban , y mi razón destilaba sobre ellos .
Y esperábanme como á la lluvia , y abrían su boca como á la lluvia tardía .
Si me reía con ellos , no lo creían : y no abatían la luz de mi rostro .
Porque ¿ para qué yo habría menester la fuerza de sus manos , en los cuales había perecido con el tiempo ?
Por causa de la pobreza y del hambre andaban solos ; huían á la soledad , á lugar tenebroso , asolado y desierto .
Que cogían malvas entre los arbustos , y raíces de enebro para calentarse .
Eran echados de entre las gentes , y todos les daban grita como al ladrón .
Habitaban en las barrancas de los arroyos , en las cavernas de la tierra , y en las rocas .
Bramaban entre las matas , y se reunían debajo de las espinas .
Hijos de viles , y hombres sin nombre , más bajos que la misma tierra .
Y ahora yo soy su canción , y he sido hecho su refrán .
Abomínanme , aléjanse de mí , y aun de mi rostro no detuvieron su saliva .
Porque Dios desató mi cuerda , y me afligió , por eso se desenfrenaron delante de mi rostro .
Mi senda desbarataron , aprovecháronse de mi quebrantamiento , contra los cuales no hubo ayudador .
Vinieron como por portillo ancho , revolviéronse á mi calamidad .
Hanse revuelto turbaciones sobre mí ; combatieron como viento mi alma , y mi salud pasó como nube .
Y ahora mi alma está derramada en mí ; días de aflicción me han aprehendido .
De noche taladra sobre mí mis huesos , y mis pulsos no reposan .
Derribóme en el lodo , y soy semejante al polvo y á la ceniza .
Clamo á ti , y no me oyes ; preséntome , y no me atiendes .
Haste tornado cruel para mí : con la fortaleza de tu mano me amenazas .
Levantásteme , é hicísteme cabalgar sobre el viento , y disolviste mi sustancia .
Porque yo conozco que me reduces á la muerte ; y á la casa determinada á todo viviente .
Mas él no extenderá la mano contra el sepulcro ; ¿ clamarán los sepultados cuando él los quebrantare ?
¿ No lloré yo al afligido ? Y mi alma ¿ no se entristeció sobre el menesteroso ?
Cuando esperaba yo el bien , entonces vino el mal ; y cuando esperaba luz , la oscuridad vino .
Mis entrañas hierven , y no reposan ; días de aflicción me han sobrecogido .
Denegrido ando , y no por el sol : levantádome he en la congregación , y clamado .
He venido á ser hermano de los dragones , y compañero de los buhos .
Mi piel está denegrida sobre mí , y mis huesos se secaron con ardentía .
Y hase tornado mi arpa en luto , y mi órgano en voz de lamentadores .
HICE pacto con mis ojos : ¿ cómo pues había yo de pensar en virgen ?
Porque ¿ qué galardón me daría de arriba Dios , y qué heredad el Omnipotente de las alturas ?
¿ No hay quebrantamiento para el impío , y extrañamiento para los que obran iniquidad ?
¿ No ve él mis caminos , y cuenta todos mis pasos ?
Si anduve con mentira , y si mi pie se apresuró á engaño ,
Péseme Dios en balanzas de justicia , y conocerá mi integridad .
Siembre yo , y otro coma , y mis verduras sean arrancadas .
Si fué mi corazón engañado acerca de mujer , y si estuve acechando á la puerta de mi prójimo :
Muela para otro mi mujer , y sobre ella otros se encorven .
Porque es maldad é iniquidad , que han de castigar los jueces .
Porque es fuego que devoraría hasta el sepulcro , y desarraigaría toda mi hacienda .
Si hubiera tenido en poco el derecho de mi siervo y de mi sierva , cuando ellos pleitearan conmigo ,
¿ Qué haría yo cuando Dios se levantase ? y cuando él visitara , ¿ qué le respondería yo ?
Si estorbé el contento de los pobres , é hice desfallecer los ojos de la viuda ;
Y si comí mi bocado solo , y no comió de él el huérfano ;
Si he visto que pereciera alguno sin vestido , y al menesteroso sin cobertura ;
Si no me bendijeron sus lomos , y del vellón de mis ovejas se calentaron ;
Si alcé contra el huérfano mi mano , aunque viese que me ayudarían en la puerta ;
Mi espalda se caiga de mi hombro , y mi brazo sea quebrado de mi canilla .
Porque temí el castigo de Dios , contra cuya alteza yo no tendría poder .
Si puse en oro mi esperanza , y dije al oro : Mi confianza eres tú ;
Si me alegré de que mi hacienda se multiplicase , y de que mi mano hallase mucho ;
Si he mirado al sol cuando resplandecía , y á la luna cuando iba hermosa ,
Y mi corazón se engañó en secreto , y mi boca besó mi mano :
Si me alegré en el quebrantamiento del que me aborrecía , y me regocijé cuando le halló el mal ;
( Que ni aun entregué al pecado mi paladar , pidiendo maldición para su alma ; )
Cuando mis domésticos decían : ¡ Quién nos diese de su carne ! nunca nos hartaríamos .
El extranjero no tenía fuera la noche ; mis puertas abría al caminante .
Si encubrí , como los hombres mis prevaricaciones , escondiendo en mi seno mi iniquidad ;
Ciertamente yo lo llevaría sobre mi hombro , y me lo ataría en lugar de corona .
Yo le contaría el número de mis pasos , y como príncipe me llegaría á él .
Si mi tierra clama contra mí , y lloran todos sus surcos ;
Si comí su sustancia sin dinero , ó afligí el alma de sus dueños ;
En lugar de trigo me nazcan abrojos , y espinas en lugar de cebada . Acábanse las palabras de Job .
Y CESARON estos tres varones de responder á Job , por cuanto él era justo en sus ojos .
Enojóse asimismo con furor contra sus tres amigos , porque no hallaban qué responder , aunque habían condenado á Job .
Y Eliú había esperado á Job en la disputa , porque eran más viejos de días que él .
Empero viendo Eliú que no había respuesta en la boca de aquellos tres varones , su furor se encendió .
Yo decía : Los días hablarán , y la muchedumbre de años declarará sabiduría .
Ciertamente espíritu hay en el hombre , é inspiración del Omnipotente los hace que entiendan .
No los grandes son los sabios , ni los viejos entienden el derecho .
Por tanto yo dije : Escuchadme ; declararé yo también mi sabiduría .
He aquí yo he esperado á vuestras razones , he escuchado vuestros argumentos , en tanto que buscabais palabras .
Porque no digáis : Nosotros hemos hallado sabiduría : lanzólo Dios , no el hombre .
Ahora bien , Job no enderezó á mí sus palabras , ni yo le responderé con vuestras razones .
Espantáronse , no respondieron más : fuéronseles los razonamientos .
Yo pues he esperado , porque no hablaban , antes pararon , y no respondieron más .
Por eso yo también responderé mi parte , también yo declararé mi juicio .
Porque lleno estoy de palabras , y el espíritu de mi vientre me constriñe .
De cierto mi vientre está como el vino que no tiene respiradero , y se rompe como odres nuevos .
Hablaré pues y respiraré ; abriré mis labios , y responderé .
No haré ahora acepción de personas , ni usaré con hombre de lisonjeros títulos .
Porque no sé hablar lisonjas : de otra manera en breve mi Hacedor me consuma .
POR tanto , Job , oye ahora mis razones , y escucha todas mis palabras .
He aquí yo abriré ahora mi boca , y mi lengua hablará en mi garganta .
Mis razones declararán la rectitud de mi corazón , y mis labios proferirán pura sabiduría .
El espíritu de Dios me hizo , y la inspiración del Omnipotente me dió vida .
Si pudieres , respóndeme ; dispón tus palabras , está delante de mí .
Heme aquí á mí en lugar de Dios , conforme á tu dicho : de lodo soy yo también formado .
He aquí que mi terror no te espantará , ni mi mano se agravará sobre ti .
De cierto tú dijiste á oídos míos , y yo oí la voz de tus palabras que decían :
Yo soy limpio y sin defecto ; y soy inocente , y no hay maldad en mí .
He aquí que él buscó achaques contra mí , y me tiene por su enemigo ;
Puso mis pies en el cepo , y guardó todas mis sendas .
He aquí en esto no has hablado justamente : yo te responderé que mayor es Dios que el hombre .
¿ Por qué tomaste pleito contra él ? Porque él no da cuenta de ninguna de sus razones .
Sin embargo , en una ó en dos maneras habla Dios ; mas el hombre no entiende .
Por sueño de visión nocturna , cuando el sueño cae sobre los hombres , cuando se adormecen sobre el lecho ;
Entonces revela al oído de los hombres , y les señala su consejo ;
Para quitar al hombre de su obra , y apartar del varón la soberbia .
Detendrá su alma de corrupción , y su vida de que pase á cuchillo .
También sobre su cama es castigado con dolor fuerte en todos sus huesos ,
Que le hace que su vida aborrezca el pan , y su alma la comida suave .
Su carne desfallece sin verse , y sus huesos , que antes no se veían , aparecen .
Y su alma se acerca al sepulcro , y su vida á los que causan la muerte .
Si tuviera cerca de él algún elocuente anunciador muy escogido , que anuncie al hombre su deber ;
Enterneceráse su carne más que de niño , volverá á los días de su mocedad .
Dios redimirá su alma , que no pase al sepulcro , y su vida se verá en luz .
He aquí , todas estas cosas hace Dios dos y tres veces con el hombre ;
Para apartar su alma del sepulcro , y para iluminarlo con la luz de los vivientes .
Escucha , Job , y óyeme ; calla , y yo hablaré .
Que si tuvieres razones , respóndeme : habla , porque yo te quiero justificar .
Y si no , óyeme tú á mí ; calla , y enseñarte he sabiduría .
ADEMÁS respondió Eliú , y dijo :
Oid , sabios , mis palabras ; y vosotros , doctos , estadme atentos .
Porque el oído prueba las palabras , como el paladar gusta para comer .
Escojamos para nosotros el juicio , conozcamos entre nosotros cuál sea lo bueno :
Porque Job ha dicho : Yo soy justo , y Dios me ha quitado mi derecho .
¿ He de mentir yo contra mi razón ? Mi saeta es gravosa sin haber yo prevaricado .
¿ Qué hombre hay como Job , que bebe el escarnio como agua ?
Y va en compañía con los que obran iniquidad , y anda con los hombres maliciosos .
Porque ha dicho : De nada servirá al hombre el conformar su voluntad con Dios .
Sí , por cierto , Dios no hará injusticia , y el Omnipotente no pervertirá el derecho .
¿ Quién visitó por él la tierra ? ¿ y quién puso en orden todo el mundo ?
Si él pusiese sobre el hombre su corazón , y recogiese así su espíritu y su aliento ,
Toda carne perecería juntamente , y el hombre se tornaría en polvo .
Si pues hay en ti entendimiento , oye esto : escucha la voz de mis palabras .
¿ Enseñorearáse el que aborrece juicio ? ¿ y condenarás tú al que es tan justo ?
¿ Hase de decir al rey : Perverso ; y á los príncipes : Impíos ?
Porque sus ojos están sobre los caminos del hombre , y ve todos sus pasos .
No hay tinieblas ni sombra de muerte donde se encubran los que obran maldad .
No carga pues él al hombre más de lo justo , para que vaya con Dios á juicio .
El quebrantará á los fuertes sin pesquisa , y hará estar otros en su lugar .
Por tanto él hará notorias las obras de ellos , cuando los trastornará en la noche , y serán quebrantados .
Como á malos los herirá en lugar donde sean vistos :
Por cuanto así se apartaron de él , y no consideraron todos sus caminos ;
Haciendo que no reine el hombre hipócrita para vejaciones del pueblo .
De seguro conviene se diga á Dios : Llevado he ya castigo , no más ofenderé :
Enséñame tú lo que yo no veo : que si hice mal , no lo haré más .
Los hombres de seso dirán conmigo , y el hombre sabio me oirá :
Que Job no habla con sabiduría , y que sus palabras no son con entendimiento .
Deseo yo que Job sea probado ampliamente , á causa de sus respuestas por los hombres inicuos .
Porque á su pecado añadió impiedad : bate las manos entre nosotros , y contra Dios multiplica sus palabras .
Y PROCEDIENDO Eliú en su razonamiento , dijo :
¿ Piensas ser conforme á derecho esto que dijiste : Más justo soy yo que Dios ?
Yo te responderé razones , y á tus compañeros contigo .
Mira á los cielos , y ve , y considera que las nubes son más altas que tú .
Si pecares , ¿ qué habrás hecho contra él ? y si tus rebeliones se multiplicaren , ¿ qué le harás tú ?
Si fueres justo , ¿ qué le darás á él ? ¿ ó qué recibirá de tu mano ?
Al hombre como tú dañará tu impiedad , y al hijo del hombre aprovechará tu justicia .
Y ninguno dice : ¿ Dónde está Dios mi Hacedor , que da canciones en la noche ,
Allí clamarán , y él no oirá , por la soberbia de los malos .
Ciertamente Dios no oirá la vanidad , ni la mirará el Omnipotente .
Aunque más digas , No lo mirará ; haz juicio delante de él , y en él espera .
Y AÑADIÓ Eliú , y dijo :
Espérame un poco , y enseñarte he ; porque todavía tengo razones en orden á Dios .
Tomaré mi noticia de lejos , y atribuiré justicia á mi Hacedor .
Porque de cierto no son mentira mis palabras ; contigo está el que es íntegro en sus conceptos .
He aquí que Dios es grande , mas no desestima á nadie : es poderoso en fuerza de sabiduría .
No otorgará vida al impío , y á los afligidos dará su derecho .
Y si estuvieren prendidos en grillos , y aprisionados en las cuerdas de aflicción ,
El les dará á conocer la obra de ellos , y que prevalecieron sus rebeliones .
Despierta además el oído de ellos para la corrección , y díceles que se conviertan de la iniquidad .
Si oyeren , y le sirvieren , acabarán sus días en bien , y sus años en deleites .
Mas si no oyeren , serán pasados á cuchillo , y perecerán sin sabiduría .
Empero los hipócritas de corazón lo irritarán más , y no clamarán cuando él los atare .
Fallecerá el alma de ellos en su mocedad , y su vida entre los sodomitas .
Al pobre librará de su pobreza , y en la aflicción despertará su oído .
Mas tú has llenado el juicio del impío , en vez de sustentar el juicio y la justicia .
¿ Hará él estima de tus riquezas , ni del oro , ni de todas las fuerzas del poder ?
No anheles la noche , en que desaparecen los pueblos de su lugar .
Guárdate , no tornes á la iniquidad ; pues ésta escogiste más bien que la aflicción .
He aquí que Dios es excelso con su potencia : ¿ qué enseñador semejante á él ?
¿ Quién le ha prescrito su camino ? ¿ y quién le dirá : Iniquidad has hecho ?
Acuérdate de engrandecer su obra , la cual contemplan los hombres .
Los hombres todos la ven ; mírala el hombre de lejos .
He aquí , Dios es grande , y nosotros no le conocemos ; ni se puede rastrear el número de sus años .
El reduce las gotas de las aguas , al derramarse la lluvia según el vapor ;
Las cuales destilan las nubes , goteando en abundancia sobre los hombres .
¿ Quién podrá tampoco comprender la extensión de las nubes , y el sonido estrepitoso de su pabellón ?
He aquí que sobre él extiende su luz , y cobija con ella las raíces de la mar .
Bien que por esos medios castiga á los pueblos , á la multitud da comida .
Con las nubes encubre la luz , y mándale no brillar , interponiendo aquéllas .
Tocante á ella anunciará el trueno , su compañero , que hay acumulación de ira sobre el que se eleva .
A ESTO también se espanta mi corazón , y salta de su lugar .
Oid atentamente su voz terrible , y el sonido que sale de su boca .
Debajo de todos los cielos lo dirige , y su luz hasta los fines de la tierra .
Tronará Dios maravillosamente con su voz ; él hace grandes cosas , que nosotros no entendemos .
Así hace retirarse á todo hombre , para que los hombres todos reconozcan su obra .
La bestia se entrará en su escondrijo , y estaráse en sus moradas .
Del mediodía viene el torbellino , y el frío de los vientos del norte .
Por el soplo de Dios se da el hielo , y las anchas aguas son constreñidas .
Regando también llega á disipar la densa nube , y con su luz esparce la niebla .
Unas veces por azote , otras por causa de su tierra , otras por misericordia las hará parecer .
Escucha esto , Job ; repósate , y considera las maravillas de Dios .
¿ Supiste tú cuándo Dios las ponía en concierto , y hacía levantar la luz de su nube ?
¿ Has tú conocido las diferencias de las nubes , las maravillas del Perfecto en sabiduría ?
¿ Por qué están calientes tus vestidos cuando se fija el viento del mediodía sobre la tierra ?
¿ Extendiste tú con él los cielos , firmes como un espejo sólido ?
Muéstranos qué le hemos de decir ; porque nosotros no podemos componer las ideas á causa de las tinieblas .
¿ Será preciso contarle cuando yo hablaré ? Por más que el hombre razone , quedará como abismado .
Viniendo de la parte del norte la dorada claridad . En Dios hay una majestad terrible .
Temerlo han por tanto los hombres : él no mira á los sabios de corazón .
Y RESPONDIÓ Jehová á Job desde un torbellino , y dijo :
¿ Quién es ése que oscurece el consejo con palabras sin sabiduría ?
Ahora ciñe como varón tus lomos ; yo te preguntaré , y hazme saber tú .
¿ Dónde estabas cuando yo fundaba la tierra ? házmelo saber , si tienes inteligencia .
¿ Quién ordenó sus medidas , si lo sabes ? ¿ ó quién extendió sobre ella cordel ?
¿ Sobre qué están fundadas sus basas ? ¿ ó quién puso su piedra angular ,
Cuando las estrellas todas del alba alababan , y se regocijaban todos los hijos de Dios ?
Cuando puse yo nubes por vestidura suya , y por su faja oscuridad .
Y establecí sobre ella mi decreto , y le puse puertas y cerrojo ,
Y dije : Hasta aquí vendrás , y no pasarás adelante , y ahí parará la hinchazón de tus ondas ?
¿ Has tú mandado á la mañana en tus días ? ¿ has mostrado al alba su lugar ,
Para que ocupe los fines de la tierra , y que sean sacudidos de ella los impíos ?
Trasmúdase como lodo bajo de sello , y viene á estar como con vestidura :
Mas la luz de los impíos es quitada de ellos , y el brazo enaltecido es quebrantado .
¿ Has entrado tú hasta los profundos de la mar , y has andado escudriñando el abismo ?
¿ Hante sido descubiertas las puertas de la muerte , y has visto las puertas de la sombra de muerte ?
¿ Has tú considerado hasta las anchuras de la tierra ? Declara si sabes todo esto .
¿ Por dónde va el camino á la habitación de la luz , y dónde está el lugar de las tinieblas ?
¿ Si llevarás tú ambas cosas á sus términos , y entenderás las sendas de su casa ?
¿ Sabíaslo tú porque hubieses ya nacido , ó porque es grande el número de tus días ?
¿ Has tú entrado en los tesoros de la nieve , ó has visto los tesoros del granizo ,
Lo cual tengo yo reservado para el tiempo de angustia , para el día de la guerra y de la batalla ?
¿ Por qué camino se reparte la luz , y se esparce el viento solano sobre la tierra ?
¿ Quién repartió conducto al turbión , y camino á los relámpagos y truenos ,
Haciendo llover sobre la tierra deshabitada , sobre el desierto , donde no hay hombre ,
Para hartar la tierra desierta é inculta , y para hacer brotar la tierna hierba ?
¿ Tiene la lluvia padre ? ¿ ó quién engendró las gotas del rocío ?
¿ De qué vientre salió el hielo ? y la escarcha del cielo , ¿ quién la engendró ?
Las aguas se endurecen á manera de piedra , y congélase la haz del abismo .
¿ Podrás tú impedir las delicias de las Pléyades , ó desatarás las ligaduras del Orión ?
¿ Sacarás tú á su tiempo los signos de los cielos , ó guiarás el Arcturo con sus hijos ?
¿ Supiste tú las ordenanzas de los cielos ? ¿ dispondrás tú de su potestad en la tierra ?
¿ Alzarás tú á las nubes tu voz , para que te cubra muchedumbre de aguas ?
¿ Enviarás tú los relámpagos , para que ellos vayan ? ¿ y diránte ellos : Henos aquí ?
¿ Quién puso la sabiduría en el interior ? ¿ ó quién dió al entendimiento la inteligencia ?
¿ Quién puso por cuenta los cielos con sabiduría ? y los odres de los cielos , ¿ quién los hace parar ,
Cuando el polvo se ha convertido en dureza , y los terrones se han pegado unos con otros ?
Cuando están echados en las cuevas , ó se están en sus guaridas para acechar ?
¿ Sabes tú el tiempo en que paren las cabras monteses ? ¿ ó miraste tú las ciervas cuando están pariendo ?
¿ Contaste tú los meses de su preñez , y sabes el tiempo cuando han de parir ?
Encórvanse , hacen salir sus hijos , pasan sus dolores .
Sus hijos están sanos , crecen con el pasto : salen y no vuelven á ellas .
¿ Quién echó libre al asno montés , y quién soltó sus ataduras ?
Al cual yo puse casa en la soledad , y sus moradas en lugares estériles .
Búrlase de la multitud de la ciudad : no oye las voces del arriero .
Lo oculto de los montes es su pasto , y anda buscando todo lo que está verde .
¿ Querrá el unicornio servirte á ti , ni quedar á tu pesebre ?
¿ Atarás tú al unicornio con su coyunda para el surco ? ¿ labrará los valles en pos de ti ?
¿ Confiarás tú en él , por ser grande su fortaleza , y le fiarás tu labor ?
¿ Fiarás de él que te tornará tu simiente , y que la allegará en tu era ?
¿ Diste tú hermosas alas al pavo real , ó alas y plumas al avestruz ?
El cual desampara en la tierra sus huevos , y sobre el polvo los calienta ,
Y olvídase de que los pisará el pie , y que los quebrará bestia del campo .
Endurécese para con sus hijos , como si no fuesen suyos , no temiendo que su trabajo haya sido en vano :
Porque le privó Dios de sabiduría , y no le dió inteligencia .
Luego que se levanta en alto , búrlase del caballo y de su jinete .
¿ Diste tú al caballo la fortaleza ? ¿ vestiste tú su cerviz de relincho ?
¿ Le intimidarás tú como á alguna langosta ? El resoplido de su nariz es formidable :
Escarba la tierra , alégrase en su fuerza , sale al encuentro de las armas :
Contra él suena la aljaba , el hierro de la lanza y de la pica :
Y él con ímpetu y furor escarba la tierra , sin importarle el sonido de la bocina ;
¿ Vuela el gavilán por tu industria , y extiende hacia el mediodía sus alas ?
ENTONCES respondió Jehová á Job desde la oscuridad , y dijo :
Cíñete ahora como varón tus lomos ; yo te preguntaré , y explícame .
¿ Invalidarás tú también mi juicio ? ¿ me condenarás á mí , para justificarte á ti ?
¿ Tienes tú brazo como Dios ? ¿ y tronarás tú con voz como él ?
Atavíate ahora de majestad y de alteza : y vístete de honra y de hermosura .
Esparce furores de tu ira : y mira á todo soberbio , y abátelo .
Mira á todo soberbio , y humíllalo , y quebranta á los impíos en su asiento .
Encúbrelos á todos en el polvo , venda sus rostros en la oscuridad ;
Y yo también te confesaré que podrá salvarte tu diestra .
He aquí ahora behemoth , al cual yo hice contigo ; hierba come como buey .
He aquí ahora que su fuerza está en sus lomos , y su fortaleza en el ombligo de su vientre .
Su cola mueve como un cedro , y los nervios de sus genitales son entretejidos .
Sus huesos son fuertes como bronce , y sus miembros como barras de hierro .
Ciertamente los montes producen hierba para él : y toda bestia del campo retoza allá .
Echaráse debajo de las sombras , en lo oculto de las cañas , y de los lugares húmedos .
Los árboles sombríos lo cubren con su sombra ; los sauces del arroyo lo cercan .
He aquí que él tomará el río sin inmutarse : y confíase que el Jordán pasará por su boca .
¿ SACARÁS tú al leviathán con el anzuelo , ó con la cuerda que le echares en su lengua ?
¿ Pondrás tú garfio en sus narices , y horadarás con espinas su quijada ?
¿ Multiplicará él ruegos para contigo ? ¿ hablaráte él lisonjas ?
¿ Hará concierto contigo para que lo tomes por siervo perpetuo ?
¿ Jugarás tú con él como con pájaro , ó lo atarás para tus niñas ?
¿ Harán de él banquete los compañeros ? ¿ partiránlo entre los mercaderes ?
¿ Cortarás tú con cuchillo su cuero , ó con asta de pescadores su cabeza ?
Pon tu mano sobre él ; te acordarás de la batalla , y nunca más tornarás .
He aquí que la esperanza acerca de él será burlada : porque aun á su sola vista se desmayarán .
Nadie hay tan osado que lo despierte : ¿ quién pues podrá estar delante de mí ?
¿ Quién me ha anticipado , para que yo restituya ? Todo lo que hay debajo del cielo es mío .
Yo no callaré sus miembros , ni lo de sus fuerzas y la gracia de su disposición .
¿ Quién descubrirá la delantera de su vestidura ? ¿ quién se llegará á él con freno doble ?
¿ Quién abrirá las puertas de su rostro ? Los órdenes de sus dientes espantan .
La gloria de su vestido son escudos fuertes , cerrados entre sí estrechamente .
El uno se junta con el otro , que viento no entra entre ellos .
Pegado está el uno con el otro , están trabados entre sí , que no se pueden apartar .
Con sus estornudos encienden lumbre , y sus ojos son como los párpados del alba .
De su boca salen hachas de fuego ; centellas de fuego proceden .
De sus narices sale humo , como de una olla ó caldero que hierve .
Su aliento enciende los carbones , y de su boca sale llama .
En su cerviz mora la fortaleza , y espárcese el desaliento delante de él .
Las partes momias de su carne están apretadas : están en él firmes , y no se mueven .
Su corazón es firme como una piedra , y fuerte como la muela de abajo .
De su grandeza tienen temor los fuertes , y á causa de su desfallecimiento hacen por purificarse .
Cuando alguno lo alcanzare , ni espada , ni lanza , ni dardo , ni coselete durará .
El hierro estima por pajas , y el acero por leño podrido .
Saeta no le hace huir ; las piedras de honda se le tornan aristas .
Tiene toda arma por hojarascas , y del blandir de la pica se burla .
Por debajo tiene agudas conchas ; Imprime su agudez en el suelo .
Hace hervir como una olla la profunda mar , y tórnala como una olla de ungüento .
En pos de sí hace resplandecer la senda , que parece que la mar es cana .
No hay sobre la tierra su semejante , hecho para nada temer .
Menosprecia toda cosa alta : es rey sobre todos los soberbios .
Y RESPONDIÓ Job á Jehová , y dijo :
Yo conozco que todo lo puedes , y que no hay pensamiento que se esconda de ti .
Oye , te ruego , y hablaré : te preguntaré , y tú me enseñarás .
De oídas te había oído ; mas ahora mis ojos te ven .
Por tanto me aborrezco , y me arrepiento en el polvo y en la ceniza .
Y tuvo siete hijos y tres hijas .
Murió pues Job viejo , y lleno de días .
Antes en la ley de Jehová está su delicia , y en su ley medita de día y de noche .
No así los malos : sino como el tamo que arrebata el viento .
Por tanto no se levantarán los malos en el juicio , ni los pecadores en la congregación de los justos .
Porque Jehová conoce el camino de los justos ; mas la senda de los malos perecerá .
¿ POR qué se amotinan las gentes , y los pueblos piensan vanidad ?
Rompamos sus coyundas , y echemos de nosotros sus cuerdas .
El que mora en los cielos se reirá ; el Señor se burlará de ellos .
Entonces hablará á ellos en su furor , y turbarálos con su ira .
Yo empero he puesto mi rey sobre Sión , monte de mi santidad .
Quebrantarlos has con vara de hierro : como vaso de alfarero los desmenuzarás .
Y ahora , reyes , entended : admitid corrección , jueces de la tierra .
Servid á Jehová con temor , y alegraos con temblor .
Muchos dicen de mi vida : No hay para él salud en Dios . ( Selah . )
Mas tú , Jehová , eres escudo alrededor de mí : mi gloria , y el que ensalza mi cabeza .
Con mi voz clamé á Jehová , y él me respondió desde el monte de su santidad . ( Selah . )
Yo me acosté , y dormí , y desperté ; porque Jehová me sostuvo .
No temeré de diez millares de pueblos , que pusieren cerco contra mí .
De Jehová es la salud : sobre tu pueblo será tu bendición . ( Selah . )
Temblad , y no pequéis : conversad en vuestro corazón sobre vuestra cama , y desistid . ( Selah . )
Ofreced sacrificios de justicia , y confiad en Jehová .
En paz me acostaré , y asimismo dormiré ; porque solo tú , Jehová , me harás estar confiado .
Al Músico principal : sobre Nehiloth : Salmo de David . ESCUCHA , oh Jehová , mis palabras ; considera la meditación mía .
Está atento á la voz de mi clamor , Rey mío y Dios mío , porque á ti oraré .
Porque tú no eres un Dios que ame la maldad : el malo no habitará junto á ti .
No estarán los insensatos delante de tus ojos : aborreces á todos los que obran iniquidad .
Destruirás á los que hablan mentira : al hombre de sangres y de engaño abominará Jehová .
Guíame , Jehová , en tu justicia á causa de mis enemigos ; endereza delante de mí tu camino .
Porque tú , oh Jehová , bendecirás al justo ; lo cercarás de benevolencia como con un escudo .
Ten misericordia de mí , oh Jehová , porque yo estoy debilitado : sáname , oh Jehová , porque mis huesos están conmovidos .
Mi alma asimismo está muy conturbada : y tú , Jehová , ¿ hasta cuándo ?
Vuelve , oh Jehová , libra mi alma ; sálvame por tu misericordia .
Porque en la muerte no hay memoria de ti : ¿ quién te loará en el sepulcro ?
Mis ojos están carcomidos de descontento ; hanse envejecido á causa de todos mis angustiadores .
Apartaos de mí , todos los obradores de iniquidad ; porque Jehová ha oído la voz de mi lloro .
Jehová ha oído mi ruego ; ha recibido Jehová mi oración .
Se avergonzarán , y turbaránse mucho todos mis enemigos ; volveránse y serán avergonzados subitáneamente .
No sea que arrebate mi alma , cual león que despedaza , sin que haya quien libre .
Jehová Dios mío , si yo he hecho esto , si hay en mis manos iniquidad ;
Y te rodeará concurso de pueblo ; por cuyo amor vuélvete luego á levantar en alto .
Mi escudo está en Dios , que salva á los rectos de corazón .
Dios es el que juzga al justo : y Dios está airado todos los días contra el impío .
Si no se convirtiere , él afilará su espada : armado tiene ya su arco , y lo ha preparado .
Asimismo ha aparejado para él armas de muerte ; ha labrado sus saetas para los que persiguen .
He aquí ha tenido parto de iniquidad : concibió trabajo , y parió mentira .
Pozo ha cavado , y ahondádolo ; y en la fosa que hizo caerá .
Su trabajo se tornará sobre su cabeza , y su agravio descenderá sobre su mollera .
Cuando veo tus cielos , obra de tus dedos , la luna y las estrellas que tú formaste :
Digo : ¿ Qué es el hombre , para que tengas de él memoria , y el hijo del hombre , que lo visites ?
Pues le has hecho poco menor que los ángeles , y coronástelo de gloria y de lustre .
Hicístelo enseñorear de las obras de tus manos ; todo lo pusiste debajo de sus pies :
Ovejas , y bueyes , todo ello ; y asimismo las bestias del campo ;
Las aves de los cielos , y los peces de la mar ; todo cuanto pasa por los senderos de la mar .
Oh Jehová , Señor nuestro , ¡ cuán grande es tu nombre en toda la tierra !
Alegraréme y regocijaréme en ti : cantaré á tu nombre , oh Altísimo ;
Por haber sido mis enemigos vueltos atrás : caerán y perecerán delante de ti .
Porque has hecho mi juicio y mi causa : sentástete en silla juzgando justicia .
Reprendiste gentes , destruiste al malo , raíste el nombre de ellos para siempre jamás .
Mas Jehová permanecerá para siempre : dispuesto ha su trono para juicio .
Y él juzgará el mundo con justicia ; y juzgará los pueblos con rectitud .
Y será Jehová refugio al pobre , refugio para el tiempo de angustia .
Cantad á Jehová , que habita en Sión : noticiad en los pueblos sus obras .
Porque demandando la sangre se acordó de ellos : no se olvidó del clamor de los pobres .
Los malos serán trasladados al infierno , todas las gentes que se olvidan de Dios .
Porque no para siempre será olvidado el pobre ; ni la esperanza de los pobres perecerá perpetuamente .
Levántate , oh Jehová ; no se fortalezca el hombre ; sean juzgadas las gentes delante de ti .
Pon , oh Jehová , temor en ellos : conozcan las gentes que son no más que hombres . ( Selah . )
¿ POR qué estás lejos , oh Jehová , y te escondes en el tiempo de la tribulación ?
Con arrogancia el malo persigue al pobre : serán cogidos en los artificios que han ideado .
Por cuanto se alaba el malo del deseo de su alma , y bendice al codicioso , á quien Jehová aborrece .
El malo , por la altivez de su rostro , no busca á Dios : no hay Dios en todos sus pensamientos .
Dice en su corazón : No seré movido en ningún tiempo , ni jamás me alcanzará el infortunio .
Llena está su boca de maldición , y de engaños y fraude : debajo de su lengua , vejación y maldad .
Encógese , agáchase , y caen en sus fuerzas muchos desdichados .
Dice en su corazón : Dios está olvidado , ha encubierto su rostro ; nunca lo verá .
Levántate , oh Jehová Dios , alza tu mano , no te olvides de los pobres .
¿ Por qué irrita el malo á Dios ? En su corazón ha dicho que no lo inquirirás .
Quebranta el brazo del malo : del maligno buscarás su maldad , hasta que ninguna halles .
Jehová , Rey eterno y perpetuo ; de su tierra fueron destruídas las gentes .
Al Músico principal : Salmo de David . EN Jehová he confiado ; ¿ cómo decís á mi alma : Escapa al monte cual ave ?
Si fueren destruídos los fundamentos , ¿ qué ha de hacer el justo ?
Jehová prueba al justo ; empero al malo y al que ama la violencia , su alma aborrece .
Porque el justo Jehová ama la justicia : al recto mirará su rostro .
Mentira habla cada uno con su prójimo ; con labios lisonjeros , con corazón doble hablan .
Destruirá Jehová todos los labios lisonjeros , la lengua que habla grandezas ;
Que dijeron : Por nuestra lengua prevaleceremos ; nuestros labios están con nosotros : ¿ quién nos es señor ?
Las palabras de Jehová , palabras limpias ; plata refinada en horno de tierra , purificada siete veces .
Tú , Jehová , los guardarás ; guárdalos para siempre de aquesta generación .
Cercando andan los malos , mientras son exaltados los más viles de los hijos de los hombres .
Al Músico principal : Salmo de David . ¿ HASTA cuándo , Jehová ? ¿ me olvidarás para siempre ? ¿ hasta cuándo esconderás tu rostro de mí ?
Mira , óyeme , Jehová Dios mío : alumbra mis ojos , porque no duerma en muerte ;
Porque no diga mi enemigo , Vencílo : mis enemigos se alegrarán , si yo resbalare .
Mas yo en tu misericordia he confiado : alegraráse mi corazón en tu salud .
Cantaré á Jehová , porque me ha hecho bien .
Todos declinaron , juntamente se han corrompido : no hay quien haga bien , no hay ni siquiera uno .
Allí temblaron de espanto ; porque Dios está con la nación de los justos .
El consejo del pobre habéis escarnecido , por cuanto Jehová es su esperanza .
Salmo de David . JEHOVÁ , ¿ quién habitará en tu tabernáculo ? ¿ quién residirá en el monte de tu santidad ?
El que anda en integridad , y obra justicia , y habla verdad en su corazón .
Michtham de David . GUÁRDAME , oh Dios , porque en ti he confiado .
Dijiste , oh alma mía , á Jehová : Tú eres el Señor : mi bien á ti noaprovecha ;
Sinoá los santos que están en la tierra , y á los íntegros : toda mi afición en ellos .
Jehová es la porción de mi parte y de mi copa ; tú sustentarás mi suerte .
Las cuerdas me cayeron en lugares deleitosos , y es hermosa la heredad que me ha tocado .
Bendeciré á Jehová que me aconseja : aun en las noches me enseñan mis riñones .
A Jehová he puesto siempre delante de mí : porque está á mi diestra no seré conmovido .
Alegróse por tanto mi corazón , y se gozó mi gloria : también mi carne reposará segura .
Porque no dejarás mi alma en el sepulcro ; ni permitirás que tu santo vea corrupción .
De delante de tu rostro salga mi juicio ; vean tus ojos la rectitud .
Sustenta mis pasos en tus caminos , porque mis pies no resbalen .
Guárdame como lo negro de la niñeta del ojo , escóndeme con la sombra de tus alas ,
De delante de los malos que me oprimen , de mis enemigos que me cercan por la vida .
Cerrados están con su grosura ; con su boca hablan soberbiamente .
Nuestros pasos nos han cercado ahora : puestos tienen sus ojos para echarnos por tierra .
Levántate , oh Jehová ; prevén su encuentro , póstrale : libra mi alma del malo con tu espada ;
Yo en justicia veré tu rostro : seré saciado cuando despertare á tu semejanza .
Invocaré á Jehová , digno de ser alabado , y seré salvo de mis enemigos .
Cercáronme dolores de muerte , y torrentes de perversidad me atemorizaron .
Dolores del sepulcro me rodearon , previniéronme lazos de muerte .
Y bajó los cielos , y descendió ; y oscuridad debajo de sus pies .
Y cabalgó sobre un querubín , y voló : voló sobre las alas del viento .
Puso tinieblas por escondedero suyo , su pabellón en derredor de sí ; oscuridad de aguas , nubes de los cielos .
Por el resplandor delante de él , sus nubes pasaron ; granizo y carbones ardientes .
Y tronó en los cielos Jehová , y el Altísimo dió su voz ; granizo y carbones de fuego .
Y envió sus saetas , y desbaratólos ; y echó relámpagos , y los destruyó .
Envió desde lo alto ; tomóme , sacóme de las muchas aguas .
Libróme de mi poderoso enemigo , y de los que me aborrecían , aunque eran ellos más fuertes que yo .
Asaltáronme en el día de mi quebranto : mas Jehová fué mi apoyo .
Y sacóme á anchura : libróme , porque se agradó de mí .
Hame pagado Jehová conforme á mi justicia : conforme á la limpieza de mis manos me ha vuelto .
Porque yo he guardado los caminos de Jehová , y no me aparté impíamente de mi Dios .
Pues todos sus juicios estuvieron delante de mí , y no eché de mí sus estatutos .
Y fuí íntegro para con él , y cauteléme de mi maldad .
Pagóme pues Jehová conforme á mi justicia ; conforme á la limpieza de mis manos delante de sus ojos .
Con el misericordioso te mostrarás misericordioso , y recto para con el hombre íntegro .
Limpio te mostrarás para con el limpio , y severo serás para con el perverso .
Y tú salvarás al pueblo humilde , y humillarás los ojos altivos .
Tú pues alumbrarás mi lámpara : Jehová mi Dios alumbrará mis tinieblas .
Porque contigo desharé ejércitos ; y con mi Dios asaltaré muros .
Porque ¿ qué Dios hay fuera de Jehová ? ¿ y qué fuerte fuera de nuestro Dios ?
Dios es el que me ciñe de fuerza , é hizo perfecto mi camino ;
Quien pone mis pies como pies de ciervas , é hízome estar sobre mis alturas ;
Quien enseña mis manos para la batalla , y será quebrado con mis brazos el arco de acero .
Ensanchaste mis pasos debajo de mí , y no titubearon mis rodillas .
Perseguido he mis enemigos , y alcancélos , y no volví hasta acabarlos .
Helos herido , y no podrán levantarse : cayeron debajo de mis pies .
Y dísteme la cerviz de mis enemigos , y destruí á los que me aborrecían .
Clamaron , y no hubo quien salvase : aun á Jehová , mas no los oyó .
Así que hubo oído , me obedeció ; los hijos de extraños me mintieron ;
Los extraños flaquearon , y tuvieron miedo desde sus encerramientos .
Viva Jehová , y sea bendita mi roca ; y ensalzado sea el Dios de mi salud :
El Dios que me da las venganzas , y sujetó pueblos á mí .
Por tanto yo te confesaré entre las gentes , oh Jehová , y cantaré á tu nombre .
El un día emite palabra al otro día , y la una noche á la otra noche declara sabiduría .
No hay dicho , ni palabras , ni es oída su voz .
Y él , como un novio que sale de su tálamo , alégrase cual gigante para correr el camino .
Los mandamientos de Jehová son rectos , que alegran el corazón : el precepto de Jehová , puro , que alumbra los ojos .
El temor de Jehová , limpio , que permanece para siempre ; los juicios de Jehová son verdad , todos justos .
Tu siervo es además amonestado con ellos : en guardarlos hay grande galardón .
Los errores , ¿ quién los entenderá ? Líbrame de los que me son ocultos .
Al Músico principal : Salmo de David . OIGATE Jehová en el día de conflicto ; defiéndate el nombre del Dios de Jacob .
Envíete ayuda desde el santuario , y desde Sión te sostenga .
Haga memoria de todos tus presentes , y reduzca á ceniza tu holocausto . ( Selah . )
Déte conforme á tu corazón , y cumpla todo tu consejo .
Estos confían en carros , y aquéllos en caballos : mas nosotros del nombre de Jehová nuestro Dios tendremos memoria .
Ellos arrodillaron , y cayeron ; mas nosotros nos levantamos , y nos enhestamos .
Salva , Jehová : que el Rey nos oiga el día que lo invocáremos .
El deseo de su corazón le diste , y no le negaste lo que sus labios pronunciaron . ( Selah . )
Pues le has salido al encuentro con bendiciones de bien : corona de oro fino has puesto sobre su cabeza .
Vida te demandó , y dístele largura de días por siglos y siglos .
Grande es su gloria en tu salud : honra y majestad has puesto sobre él .
Porque lo has bendecido para siempre ; llenástelo de alegría con tu rostro .
Por cuanto el rey confía en Jehová , y en la misericordia del Altísimo , no será conmovido .
Alcanzará tu mano á todos tus enemigos ; tu diestra alcanzará á los que te aborrecen .
Su fruto destruirás de la tierra , y su simiente de entre los hijos de los hombres .
Porque trazaron el mal contra ti : fraguaron maquinaciones , mas no prevalecerán .
Ensálzate , oh Jehová , con tu fortaleza : cantaremos y alabaremos tu poderío .
Tú empero eres santo , tú que habitas entre las alabanzas de Israel .
En ti esperaron nuestros padres : esperaron , y tú los libraste .
Clamaron á ti , y fueron librados : esperaron en ti , y no se avergonzaron .
Mas yo soy gusano , y no hombre ; oprobio de los hombres , y desecho del pueblo .
Todos los que me ven , escarnecen de mí ; estiran los labios , menean la cabeza , diciendo :
Remítese á Jehová , líbrelo ; sálvele , puesto que en él se complacía .
Sobre ti fuí echado desde la matriz : desde el vientre de mi madre , tú eres mi Dios .
No te alejes de mí , porque la angustia está cerca ; porque no hay quien ayude .
Hanme rodeado muchos toros ; fuertes toros de Basán me han cercado .
Abrieron sobre mí su boca , como león rapante y rugiente .
Porque perros me han rodeado , hame cercado cuadrilla de malignos : horadaron mis manos y mis pies .
Contar puedo todos mis huesos ; ellos miran , considéranme .
Partieron entre sí mis vestidos , y sobre mi ropa echaron suertes .
Mas tú , Jehová , no te alejes ; fortaleza mía , apresúrate para mi ayuda .
Libra de la espada mi alma ; del poder del perro mi única .
Sálvame de la boca del león , y óyeme librándome de los cuernos de los unicornios .
Anunciaré tu nombre á mis hermanos : en medio de la congregación te alabaré .
De ti será mi alabanza en la grande congregación ; mis votos pagaré delante de los que le temen .
Porque de Jehová es el reino ; y él se enseñoreará de las gentes .
La posteridad le servirá ; será ella contada por una generación de Jehová .
Vendrán , y anunciarán al pueblo que naciere , su justicia que él hizo .
Salmo de David . JEHOVÁ es mi pastor ; nada me faltará .
En lugares de delicados pastos me hará yacer : junto á aguas de reposo me pastoreará .
Confortará mi alma ; guiaráme por sendas de justicia por amor de su nombre .
Salmo de David . DE Jehová es la tierra y su plenitud ; el mundo , y los que en él habitan .
Porque él la fundó sobre los mares , y afirmóla sobre los ríos .
¿ Quién subirá al monte de Jehová ? ¿ y quién estará en el lugar de su santidad ?
El recibirá bendición de Jehová , y justicia del Dios de salud .
Tal es la generación de los que le buscan , de los que buscan tu rostro , oh Dios de Jacob . ( Selah . )
¿ Quién es este Rey de gloria ? Jehová el fuerte y valiente , Jehová el poderoso en batalla .
¿ Quién es este Rey de gloria ? Jehová de los ejércitos , él es el Rey de la gloria . ( Selah . )
Salmo de David . A TI , oh Jehová , levantaré mi alma .
Dios mío , en ti confío ; no sea yo avergonzado , no se alegren de mí mis enemigos .
Ciertamente ninguno de cuantos en ti esperan será confundido : serán avergonzados los que se rebelan sin causa .
Muéstrame , oh Jehová , tus caminos ; enséñame tus sendas .
Acuérdate , oh Jehová , de tus conmiseraciones y de tus misericordias , que son perpetuas .
Bueno y recto es Jehová : por tanto él enseñará á los pecadores el camino .
Encaminará á los humildes por el juicio , y enseñará á los mansos su carrera .
Todas las sendas de Jehová son misericordia y verdad , para los que guardan su pacto y sus testimonios .
Por amor de tu nombre , oh Jehová , perdonarás también mi pecado ; porque es grande .
¿ Quién es el hombre que teme á Jehová ? El le enseñará el camino que ha de escoger .
Su alma reposará en el bien , y su simiente heredará la tierra .
El secreto de Jehová es para los que le temen ; y á ellos hará conocer su alianza .
Mis ojos están siempre hacia Jehová ; porque él sacará mis pies de la red .
Mírame , y ten misericordia de mí ; porque estoy solo y afligido .
Las angustias de mi corazón se han aumentado : sácame de mis congojas .
Mira mi aflicción y mi trabajo : y perdona todos mis pecados .
Mira mis enemigos , que se han multiplicado , y con odio violento me aborrecen .
Guarda mi alma , y líbrame : no sea yo avergonzado , porque en ti confié .
Integridad y rectitud me guarden ; porque en ti he esperado .
Redime , oh Dios , á Israel de todas sus angustias .
Pruébame , oh Jehová , y sondéame : examina mis riñones y mi corazón .
Porque tu misericordia está delante de mis ojos , y en tu verdad ando .
No me he sentado con hombres de falsedad ; ni entré con los que andan encubiertamente .
Aborrecí la reunión de los malignos , y con los impíos nunca me senté .
Lavaré en inocencia mis manos , y andaré alrededor de tu altar , oh Jehová :
Para exclamar con voz de acción de gracias , y para contar todas tus maravillas .
Jehová , la habitación de tu casa he amado , y el lugar del tabernáculo de tu gloria .
No juntes con los pecadores mi alma , ni con los hombres de sangres mi vida :
En cuyas manos está el mal , y su diestra está llena de sobornos .
Yo empero andaré en mi integridad : redímeme , y ten misericordia de mí .
Mi pie ha estado en rectitud : en las congregaciones bendeciré á Jehová .
Oye , oh Jehová , mi voz con que á ti clamo ; y ten misericordia de mí , respóndeme .
Mi corazón ha dicho de ti : Buscad mi rostro . Tu rostro buscaré , oh Jehová .
Aunque mi padre y mi madre me dejaran , Jehová con todo me recogerá .
Enséñame , oh Jehová , tu camino , y guíame por senda de rectitud , á causa de mis enemigos .
Hubiera yo desmayado , si no creyese que tengo de ver la bondad de Jehová en la tierra de los vivientes .
Aguarda á Jehová ; esfuérzate , y aliéntese tu corazón : sí , espera á Jehová .
Bendito Jehová , que oyó la voz de mis ruegos .
Jehová es su fuerza , y la fortaleza de las saludes de su ungido .
Salva á tu pueblo , y bendice á tu heredad ; y pastoréalos y ensálzalos para siempre .
Salmo de David . DAD á Jehová , oh hijos de fuertes , dad á Jehová la gloria y la fortaleza .
Dad á Jehová la gloria debida á su nombre : humillaos á Jehová en el glorioso santuario .
Voz de Jehová sobre las aguas : hizo tronar el Dios de gloria : Jehová sobre las muchas aguas .
Voz de Jehová con potencia ; voz de Jehová con gloria .
Voz de Jehová que quebranta los cedros ; y quebrantó Jehová los cedros del Líbano .
E hízolos saltar como becerros ; al Líbano y al Sirión como hijos de unicornios .
Voz de Jehová que derrama llamas de fuego .
Voz de Jehová que hará temblar el desierto ; hará temblar Jehová el desierto de Cades .
Jehová preside en el diluvio , y asentóse Jehová por rey para siempre .
Jehová dará fortaleza á su pueblo : Jehová bendecirá á su pueblo en paz .
Jehová Dios mío , á ti clamé , y me sanaste .
Cantad á Jehová , vosotros sus santos , y celebrad la memoria de su santidad .
Y dije yo en mi prosperidad : no seré jamás conmovido ;
A ti , oh Jehová , clamaré ; y al Señor suplicaré .
Oye , oh Jehová , y ten misericordia de mí : Jehová , sé tú mi ayudador .
Has tornado mi endecha en baile ; desataste mi saco , y ceñísteme de alegría .
Porque tú eres mi roca y mi castillo ; y por tu nombre me guiarás , y me encaminarás .
Me sacarás de la red que han escondido para mí ; porque tú eres mi fortaleza .
En tu mano encomiendo mi espíritu : tú me has redimido , oh Jehová , Dios de verdad .
Aborrecí á los que esperan en vanidades ilusorias ; mas yo en Jehová he esperado .
He sido olvidado de su corazón como un muerto : he venido á ser como un vaso perdido .
Mas yo en ti confié , oh Jehová : yo dije : Dios mío eres tú .
En tu mano están mis tiempos : líbrame de la mano de mis enemigos , y de mis perseguidores .
Haz resplandecer tu rostro sobre tu siervo : sálvame por tu misericordia .
Enmudezcan los labios mentirosos , que hablan contra el justo cosas duras , con soberbia y menosprecio .
Bendito Jehová , porque ha hecho maravillosa su misericordia para conmigo en ciudad fuerte .
Amad á Jehová todos vosotros sus santos : á los fieles guarda Jehová , y paga abundantemente al que obra con soberbia .
Esforzaos todos vosotros los que esperáis en Jehová , y tome vuestro corazón aliento .
Salmo de David : Masquil . BIENAVENTURADO aquel cuyas iniquidades son perdonadas , yborrados sus pecados .
Bienaventurado el hombre á quien no imputa Jehová la iniquidad , y en cuyo espíritu no hay superchería .
Mientras callé , envejeciéronse mis huesos en mi gemir todo el día .
Porque de día y de noche se agravó sobre mí tu mano ; volvióse mi verdor en sequedades de estío . ( Selah . )
Muchos dolores para el impío ; mas el que espera en Jehová , lo cercará misericordia .
Alegraos en Jehová , y gozaos , justos : y cantad todos vosotros los rectos de corazón .
ALEGRAOS , justos , en Jehová : á los rectos es hermosa la alabanza .
Celebrad á Jehová con arpa : cantadle con salterio y decacordio .
Cantadle canción nueva : hacedlo bien tañendo con júbilo .
Porque recta es la palabra de Jehová , y toda su obra con verdadhecha .
El ama justicia y juicio : de la misericordia de Jehová está llena la tierra .
El junta como en un montón las aguas de la mar : él pone en depósitos los abismos .
Tema á Jehová toda la tierra : teman de él todos los habitadores del mundo .
Porque él dijo , y fué hecho ; él mandó , y existió .
Jehová hace nulo el consejo de las gentes , y frustra las maquinaciones de los pueblos .
El consejo de Jehová permanecerá para siempre ; los pensamientos de su corazón por todas las generaciones .
Bienaventurada la gente de que Jehová es su Dios ; el pueblo á quien escogió por heredad para sí .
Desde los cielos miró Jehová ; vió á todos los hijos de los hombres :
Desde la morada de su asiento miró sobre todos los moradores de la tierra .
El formó el corazón de todos ellos ; él considera todas sus obras .
El rey no es salvo con la multitud del ejército : no escapa el valiente por la mucha fuerza .
Vanidad es el caballo para salvarse : por la grandeza de su fuerza no librará .
He aquí , el ojo de Jehová sobre los que le temen , sobre los que esperan en su misericordia ;
Para librar sus almas de la muerte , y para darles vida en el hambre .
Nuestra alma esperó á Jehová ; nuestra ayuda y nuestro escudo es él .
Por tanto en él se alegrará nuestro corazón , porque en su santo nombre hemos confiado .
Sea tu misericordia , oh Jehová , sobre nosotros , como esperamos en ti .
En Jehová se gloriará mi alma : oiránlo los mansos , y se alegrarán .
Engrandeced á Jehová conmigo , y ensalcemos su nombre á una .
Busqué á Jehová , y él me oyó , y libróme de todos mis temores .
A él miraron y fueron alumbrados : y sus rostros no se avergonzaron .
Este pobre clamó , y oyóle Jehová , y librólo de todas sus angustias .
El ángel de Jehová acampa en derredor de los que le temen , y los defiende .
Gustad , y ved que es bueno Jehová : dichoso el hombre que confiará en él .
Temed á Jehová , vosotros sus santos ; porque no hay falta para los que le temen .
Los leoncillos necesitaron , y tuvieron hambre ; pero los que buscan á Jehová , no tendrán falta de ningún bien .
Venid , hijos , oidme ; el temor de Jehová os enseñaré .
¿ Quién es el hombre que desea vida , que codicia días para ver bien ?
Guarda tu lengua de mal , y tus labios de hablar engaño .
Apártate del mal , y haz el bien ; busca la paz , y síguela .
Los ojos de Jehová están sobre los justos , y atentos sus oídos al clamor de ellos .
Clamaron los justos , y Jehová oyó , y librólos de todas sus angustias .
Muchos son los males del justo ; mas de todos ellos lo librará Jehová .
El guarda todos sus huesos ; ni uno de ellos será quebrantado .
Matará al malo la maldad ; y los que aborrecen al justo serán asolados .
Jehová redime el alma de sus siervos ; y no serán asolados cuantos en él confían .
Salmo de David . DISPUTA , oh Jehová , con los que contra mí contienden ; pelea con los que me combaten .
Echa mano al escudo y al pavés , y levántate en mi ayuda .
Sean como el tamo delante del viento ; y el ángel de Jehoválosacose .
Sea su camino oscuridad y resbaladeros ; y el ángel de Jehová los persiga .
Y gócese mi alma en Jehová ; y alégrese en su salud .
Levantáronse testigos falsos ; demandáronme lo que no sabía ;
Volviéronme mal por bien , para abatir á mi alma .
Con los lisonjeros escarnecedores truhanes , crujiendo sobre mí sus dientes .
Señor , ¿ hasta cuándo verás esto ? Recobra mi alma de sus quebrantamientos , mi única de los leones .
Te confesaré en grande congregación ; te alabaré entre numeroso pueblo .
Porque no hablan paz ; y contra los mansos de la tierra piensan palabras engañosas .
Y ensancharon sobre mí su boca ; dijeron : ¡ Ea , ea , nuestros ojos lo han visto !
Tú lo has visto , oh Jehová ; no calles : Señor , de mí no te alejes .
Muévete y despierta para mi juicio , para mi causa , Dios mío y Señor mío .
Júzgame conforme á tu justicia , Jehová Dios mío ; y no se alegren de mí .
Y mi lengua hablará de tu justicia , y de tu loor todo el día .
Lisonjéase , por tanto , en sus propios ojos , hasta que su iniquidad sea hallada aborrecible .
Las palabras de su boca son iniquidad y fraude ; no quiso entender para bien hacer .
Iniquidad piensa sobre su cama ; está en camino no bueno , el mal no aborrece .
Jehová , hasta los cielos es tu misericordia ; tu verdad hasta las nubes .
Tu justicia como los montes de Dios , tus juicios abismo grande : oh Jehová , al hombre y al animal conservas .
Porque contigo está el manantial de la vida : en tu luz veremos la luz .
Extiende tu misericordia á los que te conocen , y tu justicia á los rectos de corazón .
No venga contra mí pie de soberbia ; y mano de impíos no me mueva .
Allí cayeron los obradores de iniquidad ; fueron rempujados , y no pudieron levantarse .
Salmo de David . NO te impacientes á causa de los malignos , ni tengas envidia de los que hacen iniquidad .
Porque como hierba serán presto cortados , y decaerán como verdor de renuevo .
Espera en Jehová , y haz bien ; vivirás en la tierra , y en verdad serás alimentado .
Pon asimismo tu delicia en Jehová , y él te dará las peticiones de tu corazón .
Encomienda á Jehová tu camino , y espera en él ; y él hará .
Y exhibirá tu justicia como la luz , y tus derechos como el medio día .
Déjate de la ira , y depón el enojo : no te excites en manera alguna á hacer lo malo .
Porque los malignos serán talados , mas los que esperan en Jehová , ellos heredarán la tierra .
Pero los mansos heredarán la tierra , y se recrearán con abundancia de paz .
Maquina el impío contra el justo , y cruje sobre él sus dientes .
El Señor se reirá de él ; porque ve que viene su día .
La espada de ellos entrará en su mismo corazón , y su arco será quebrado .
Mejor es lo poco del justo , que las riquezas de muchos pecadores .
Porque los brazos de los impíos serán quebrados : mas el que sostiene á los justos es Jehová .
Conoce Jehová los días de los perfectos : y la heredad de ellos será para siempre .
No serán avergonzados en el mal tiempo ; y en los días de hambre serán hartos .
El impío toma prestado , y no paga ; mas el justo tiene misericordia , y da .
Por Jehová son ordenados los pasos del hombre , y aprueba su camino .
Cuando cayere , no quedará postrado ; porque Jehová sostiene su mano .
En todo tiempo tiene misericordia , y presta ; y su simiente es para bendición .
Apártate del mal , y haz el bien , y vivirás para siempre .
Los justos heredarán la tierra , y vivirán para siempre sobre ella .
La boca del justo hablará sabiduría ; y su lengua proferirá juicio .
La ley de su Dios está en su corazón ; por tanto sus pasos no vacilarán .
Acecha el impío al justo , y procura matarlo .
Jehová no lo dejará en sus manos , ni lo condenará cuando le juzgaren .
Vi yo al impío sumamente ensalzado , y que se extendía como un laurel verde .
Empero pasóse , y he aquí no parece ; y busquélo , y no fué hallado .
Considera al íntegro , y mira al justo : que la postrimería de cada uno de ellos es paz .
Mas los transgresores fueron todos á una destruídos : la postrimería de los impíos fué talada .
Pero la salvación de los justos es de Jehová , y él es su fortaleza en el tiempo de angustia .
Salmo de David , para recordar . JEHOVÁ , no me reprendas en tu furor , ni me castigues en tu ira .
Porque tus saetas descendieron á mí , y sobre mí ha caído tu mano .
Porque mis iniquidades han pasado mi cabeza : como carga pesada se han agravado sobre mí .
Pudriéronse , corrompiéronse mis llagas , á causa de mi locura .
Estoy encorvado , estoy humillado en gran manera , ando enlutado todo el día .
Porque mis lomos están llenos de irritación , y no hay sanidad en mi carne .
Estoy debilitado y molido en gran manera ; bramo á causa de la conmoción de mi corazón .
Señor , delante de ti están todos mis deseos ; y mi suspiro no te es oculto .
Mi corazón está acongojado , hame dejado mi vigor ; y aun la misma luz de mis ojos no está conmigo .
Mis amigos y mis compañeros se quitaron de delante de mi plaga ; y mis cercanos se pusieron lejos .
Mas yo , como si fuera sordo , no oía ; y estaba como un mudo , que no abre su boca .
Fuí pues como un hombre que no oye , y que en su boca no tiene reprensiones .
Porque á ti , oh Jehová , esperé yo : tú responderás , Jehová Dios mío .
Empero yo estoy á pique de claudicar , y mi dolor está delante de mí continuamente .
Por tanto denunciaré mi maldad ; congojaréme por mi pecado .
Porque mis enemigos están vivos y fuertes : y hanse aumentado los que me aborrecen sin causa :
Y pagando mal por bien me son contrarios , por seguir yo lo bueno .
No me desampares , oh Jehová : Dios mío , no te alejes de mí .
Apresúrate á ayudarme , oh Señor , mi salud .
Enmudecí con silencio , calléme aun respecto de lo bueno : y excitóse mi dolor .
Enardecióse mi corazón dentro de mí ; encendióse fuego en mi meditación , y así proferí con mi lengua :
Y ahora , Señor , ¿ qué esperaré ? Mi esperanza en ti está .
Líbrame de todas mis rebeliones ; no me pongas por escarnio del insensato .
Enmudecí , no abrí mi boca ; porque tú lo hiciste .
Quita de sobre mí tu plaga ; de la guerra de tu mano soy consumido .
Déjame , y tomaré fuerzas , antes que vaya y perezca .
Al Músico principal : Salmo de David . RESIGNADAMENTE esperé á Jehová , é inclinóse á mí , y oyó mi clamor .
Entonces dije : He aquí , vengo ; en el envoltorio del libro está escrito de mí :
El hacer tu voluntad , Dios mío , hame agradado ; y tu ley está en medio de mis entrañas .
Anunciado he justicia en grande congregación : he aquí no detuve mis labios , Jehová , tú lo sabes .
Tú , Jehová , no apartes de mí tus misericordias : tu misericordia y tu verdad me guarden siempre .
Quieras , oh Jehová , librarme ; Jehová , apresúrate á socorrerme .
Sean asolados en pago de su afrenta los que me dicen : ¡ Ea , ea !
Al Músico principal : Salmo de David . BIENAVENTURADO el que piensa en el pobre : en el día malo lo librará Jehová .
Jehová lo sustentará sobre el lecho del dolor : mullirás toda su cama en su enfermedad .
Yo dije : Jehová , ten misericordia de mí ; sana mi alma , porque contra ti he pecado .
Mis enemigos dicen mal de mí preguntando : ¿ Cuándo morirá , y perecerá su nombre ?
Reunidos murmuraban contra mí todos los que me aborrecían : contra mí pensaban mal , diciendo de mí :
Cosa pestilencial de él se ha apoderado ; y el que cayó en cama , no volverá á levantarse .
Mas tú , Jehová , ten misericordia de mí , y hazme levantar , y daréles el pago .
En esto habré conocido que te he agradado , que mi enemigo no se holgará de mí .
En cuanto á mí , en mi integridad me has sustentado , y me has hecho estar delante de ti para siempre .
Bendito sea Jehová , el Dios de Israel , por siglos de siglos . Amén y Amén .
Mi alma tiene sed de Dios , del Dios vivo : ¡ cuándo vendré , y pareceré delante de Dios !
Fueron mis lágrimas mi pan de día y de noche , mientras me dicen todos los días : ¿ Dónde está tu Dios ?
Tú , oh Dios , eres mi rey : manda saludes á Jacob .
Porque no confiaré en mi arco , ni mi espada me salvará .
Pues tú nos has guardado de nuestros enemigos , y has avergonzado á los que nos aborrecían .
En Dios nos gloriaremos todo tiempo , y para siempre loaremos tu nombre . ( Selah . )
Empero nos has desechado , y nos has hecho avergonzar ; y no sales en nuestros ejércitos .
Nos hiciste retroceder del enemigo , y saqueáronnos para sí los que nos aborrecían .
Pusístenos como á ovejas para comida , y esparcístenos entre las gentes .
Has vendido tu pueblo de balde , y no pujaste en sus precios .
Pusístenos por vergüenza á nuestros vecinos , por escarnio y por burla á los que nos rodean .
Pusístenos por proverbio entre las gentes , por movimiento de cabeza en los pueblos .
Cada día mi vergüenza está delante de mí , y cúbreme la confusión de mi rostro ,
Por la voz del que me vitupera y deshonra , por razón del enemigo y del que se venga .
Todo esto nos ha venido , y no nos hemos olvidado de ti ; y no hemos faltado á tu pacto .
No se ha vuelto atrás nuestro corazón , ni tampoco se han apartado nuestros pasos de tus caminos .
Cuando nos quebrantaste en el lugar de los dragones , y nos cubriste con sombra de muerte ,
Si nos hubiésemos olvidado del nombre de nuestro Dios , ó alzado nuestras manos á dios ajeno ,
¿ No demandaría Dios esto ? porque él conoce los secretos del corazón .
Empero por tu causa nos matan cada día ; somos tenidos como ovejas para el matadero .
Despierta ; ¿ por qué duermes , Señor ? Despierta , no te alejes para siempre .
¿ Por qué escondes tu rostro , y te olvidas de nuestra aflicción , y de la opresión nuestra ?
Porque nuestra alma está agobiada hasta el polvo : nuestro vientre está pegado con la tierra .
Levántate para ayudarnos , y redímenos por tu misericordia .
Cíñete tu espada sobre el muslo , oh valiente , con tu gloria y con tu majestad .
Tus saetas agudas con que caerán pueblos debajo de ti , penetrarán en el corazón de los enemigos del Rey .
Tu trono , oh Dios , eterno y para siempre : vara de justicia la vara de tu reino .
Hijas de reyes entre tus ilustres : está la reina á tu diestra con oro de Ophir .
Oye , hija , y mira , é inclina tu oído ; y olvida tu pueblo , y la casa de tu padre ;
Y deseará el rey tu hermosura : é inclínate á él , porque él es tu Señor .
Toda ilustre es de dentro la hija del rey : de brocado de oro es su vestido .
Serán traídas con alegría y gozo : entrarán en el palacio del rey .
En lugar de tus padres serán tus hijos , á quienes harás príncipes en toda la tierra .
Bramarán , turbaránse sus aguas ; temblarán los montes á causa de su braveza . ( Selah . )
Dios está en medio de ella ; no será conmovida : Dios la ayudará al clarear la mañana .
Bramaron las gentes , titubearon los reinos ; dió él su voz , derritióse la tierra .
Jehová de los ejércitos es con nosotros ; nuestro refugio es el Dios de Jacob . ( Selah . )
Venid , ved las obras de Jehová , que ha puesto asolamientos en la tierra .
Jehová de los ejércitos es con nosotros ; nuestro refugio es el Dios de Jacob . ( Selah . )
Porque Jehová el Altísimo es terrible ; Rey grande sobre toda la tierra .
El sujetará á los pueblos debajo de nosotros , y á las gentes debajo de nuestros pies .
El nos elegirá nuestras heredades ; la hermosura de Jacob , al cual amó . ( Selah . )
Subió Dios con júbilo , Jehová con sonido de trompeta .
Cantad á Dios , cantad : cantad á nuestro Rey , cantad .
Porque Dios es el Rey de toda la tierra : cantad con inteligencia .
Reinó Dios sobre las gentes : asentóse Dios sobre su santo trono .
Dios en sus palacios es conocido por refugio .
Porque he aquí los reyes de la tierra se reunieron ; pasaron todos .
Y viéndola ellos así , maravilláronse , se turbaron , diéronse priesaá huir .
Tomólos allí temblor ; dolor , como á mujer que pare .
Con viento solano quiebras tú las naves de Tharsis .
Esperamos tu misericordia , oh Dios , en medio de tu templo .
Alegraráse el monte de Sión ; se gozarán las hijas de Judá por tus juicios .
Andad alrededor de Sión , y rodeadla : contad sus torres .
Poned vuestro corazón á su antemuro , mirad sus palacios ; para que lo contéis á la generación venidera .
Porque este Dios es Dios nuestro eternalmente y para siempre : él nos capitaneará hasta la muerte .
Al Músico principal : Salmo para los hijos de Coré . OID esto , pueblos todos ; escuchad , habitadores todos del mundo :
Así los plebeyos como los nobles , el rico y el pobre juntamente .
Mi boca hablará sabiduría ; y el pensamiento de mi corazón inteligencia .
Acomodaré á ejemplos mi oído : declararé con el arpa mi enigma .
¿ Por qué he de temer en los días de adversidad , cuando la iniquidad de mis insidiadores me cercare ?
Los que confían en sus haciendas , y en la muchedumbre de sus riquezas se jactan ,
Ninguno de ellos podrá en manera alguna redimir al hermano , ni dar á Dios su rescate .
( Porque la redención de su vida es de gran precio , y no se hará jamás ; )
Que viva adelante para siempre , y nunca vea la sepultura .
Mas el hombre no permanecerá en honra : es semejante á las bestias que perecen .
Este su camino es su locura : con todo , corren sus descendientes por el dicho de ellos . ( Selah . )
Empero Dios redimirá mi vida del poder de la sepultura , cuando me tomará . ( Selah . )
No temas cuando se enriquece alguno , cuando aumenta la gloria de su casa ;
Porque en muriendo no llevará nada , ni descenderá tras él su gloria .
Si bien mientras viviere , dirá dichosa á su alma : y tú serás loado cuando bien te tratares .
Entrará á la generación de sus padres : no verán luz para siempre .
El hombre en honra que no entiende , semejante es á las bestias que perecen .
De Sión , perfección de hermosura , ha Dios resplandecido .
Convocará á los cielos de arriba , y á la tierra , para juzgar á su pueblo .
Juntadme mis santos ; los que hicieron conmigo pacto con sacrificio .
Y denunciarán los cielos su justicia ; porque Dios es el juez . ( Selah . )
No te reprenderé sobre tus sacrificios , ni por tus holocaustos , que delante de mí están siempre .
No tomaré de tu casa becerros , ni machos cabríos de tus apriscos .
Porque mía es toda bestia del bosque , y los millares de animales en los collados .
Conozco todas las aves de los montes , y en mi poder están las fieras del campo .
Si yo tuviese hambre , no te lo diría á ti : porque mío es el mundo y su plenitud .
¿ Tengo de comer yo carne de toros , ó de beber sangre de machos cabríos ?
Sacrifica á Dios alabanza , y paga tus votos al Altísimo .
E invócame en el día de la angustia : te libraré , y tú me honrarás .
Pues que tú aborreces el castigo , y echas á tu espalda mis palabras ?
Si veías al ladrón , tú corrías con él ; y con los adúlteros era tu parte .
Tu boca metías en mal , y tu lengua componía engaño .
Tomabas asiento , y hablabas contra tu hermano ; contra el hijo de tu madre ponías infamia .
Entended ahora esto , los que os olvidáis de Dios ; no sea que arrebate , sin que nadie libre .
El que sacrifica alabanza me honrará : y al que ordenare su camino , le mostraré la salud de Dios .
Lávame más y más de mi maldad , y límpiame de mi pecado .
Porque yo reconozco mis rebeliones ; y mi pecado está siempre delante de mí .
He aquí , en maldad he sido formado , y en pecado me concibió mi madre .
He aquí , tú amas la verdad en lo íntimo : y en lo secreto me has hecho comprender sabiduría .
Purifícame con hisopo , y seré limpio : lávame , y seré emblanquecido más que la nieve .
Hazme oir gozo y alegría ; y se recrearán los huesos que has abatido .
Esconde tu rostro de mis pecados , y borra todas mis maldades .
Crea en mí , oh Dios , un corazón limpio ; y renueva un espíritu recto dentro de mí .
No me eches de delante de ti ; y no quites de mí tu santo espíritu .
Vuélveme el gozo de tu salud ; y el espíritu libre me sustente .
Enseñaré á los prevaricadores tus caminos ; y los pecadores se convertirán á ti .
Líbrame de homicidios , oh Dios , Dios de mi salud : cantará mi lengua tu justicia .
Señor , abre mis labios ; y publicará mi boca tu alabanza .
Porque no quieres tú sacrificio , que yo daría ; no quieres holocausto .
Los sacrificios de Dios son el espíritu quebrantado : al corazón contrito y humillado no despreciarás tú , oh Dios .
Haz bien con tu benevolencia á Sión : edifica los muros de Jerusalem .
Agravios maquina tu lengua : como navaja amolada hace engaño .
Amaste el mal más que el bien ; la mentira más que hablar justicia . ( Selah . )
Has amado toda suerte de palabras perniciosas , engañosa lengua .
Y verán los justos , y temerán ; y reiránse de él , diciendo :
Oh Dios , oye mi oración ; escucha las razones de mi boca .
He aquí , Dios es el que me ayuda ; el Señor es con los que sostienen mi vida .
El volverá el mal á mis enemigos : córtalos por tu verdad .
Voluntariamente sacrificaré á ti ; alabaré tu nombre , oh Jehová , porque es bueno .
Porque me ha librado de toda angustia , y en mis enemigos vieron mis ojos mi deseo .
Al Músico principal : en Neginoth : Masquil de David . ESCUCHA , oh Dios , mi oración , y no te escondas de mi súplica .
Estáme atento , y respóndeme : clamo en mi oración , y levanto el grito ,
Mi corazón está doloroso dentro de mí , y terrores de muerte sobre mí han caído .
Temor y temblor vinieron sobre mí , y terror me ha cubierto .
Ciertamente huiría lejos : moraría en el desierto . ( Selah . )
Apresuraríame á escapar del viento tempestuoso , de la tempestad .
Deshace , oh Señor , divide la lengua de ellos ; porque he visto violencia y rencilla en la ciudad .
Agravios hay en medio de ella , y el fraude y engaño no se apartan de sus plazas .
Mas tú , hombre , al parecer íntimo mío , mi guía , y mi familiar :
Que juntos comunicábamos dulcemente los secretos , á la casa de Dios andábamos en compañía .
Yo á Dios clamaré ; y Jehová me salvará .
Tarde y mañana y á medio día oraré y clamaré ; y él oirá mi voz .
El ha redimido en paz mi alma de la guerra contra mí ; pues fueron contra mí muchos .
Extendió sus manos contra sus pacíficos : violó su pacto .
Echa sobre Jehová tu carga , y él te sustentará ; no dejará para siempre caído al justo .
Apúranme mis enemigos cada día ; porque muchos son los que pelean contra mí , oh Altísimo .
En el día que temo , yo en ti confío .
Todos los días me contristan mis negocios ; contra mí son todos sus pensamientos para mal .
Reúnense , escóndense , miran ellos atentamente mis pasos , esperando mi vida .
¿ Escaparán ellos por la iniquidad ? Oh Dios , derriba en tu furor los pueblos .
Mis huídas has tú contado : pon mis lágrimas en tu redoma : ¿ no están ellas en tu libro ?
Serán luego vueltos atrás mis enemigos el día que yo clamare : en esto conozco que Dios es por mí .
En Dios alabaré su palabra ; en Jehová alabaré su palabra .
En Dios he confiado : no temeré lo que me hará el hombre .
Sobre mí , oh Dios , están tus votos : te tributaré alabanzas .
Clamaré al Dios Altísimo , al Dios que me favorece .
Ensálzate sobre los cielos , oh Dios ; sobre toda la tierra tu gloria .
Pronto está mi corazón , oh Dios , mi corazón está dispuesto : cantaré , y trovaré salmos .
Despierta , oh gloria mía ; despierta , salterio y arpa : levantaréme de mañana .
Alabarte he en los pueblos , oh Señor ; cantaré de ti en las naciones .
Porque grande es hasta los cielos tu misericordia , y hasta las nubes tu verdad .
Ensálzate sobre los cielos , oh Dios ; sobre toda la tierra tu gloria .
Antes con el corazón obráis iniquidades : hacéis pesar la violencia de vuestras manos en la tierra .
Enajenáronse los impíos desde la matriz ; descarriáronse desde el vientre , hablando mentira .
Veneno tienen semejante al veneno de la serpiente : son como áspide sordo que cierra su oído ;
Que no oye la voz de los que encantan , por más hábil que el encantador sea .
Oh Dios , quiebra sus dientes en sus bocas : quiebra , oh Jehová , las muelas de los leoncillos .
Alegraráse el justo cuando viere la venganza : sus pies lavará en la sangre del impío .
Líbrame de los que obran iniquidad , y sálvame de hombres sanguinarios .
Sin delito mío corren y se aperciben : despierta para venir á mi encuentro , y mira .
Volveránse á la tarde , ladrarán como perros , y rodearán la ciudad .
He aquí proferirán con su boca ; cuchillos están en sus labios , porque dicen : ¿ Quién oye ?
Mas tú , Jehová , te reirás de ellos , te burlarás de todas las gentes .
De su fuerza esperaré yo en ti : porque Dios es mi defensa .
El Dios de mi misericordia me prevendrá : Dios me hará ver en mis enemigos mi deseo .
No los matarás , porque mi pueblo no se olvide : hazlos vagar con tu fortaleza ; y abátelos , oh Jehová , escudo nuestro ,
Anden ellos errantes para hallar qué comer : y si no se saciaren , murmuren .
Fortaleza mía , á ti cantaré ; porque eres Dios de mi amparo , Dios de mi misericordia .
Hiciste temblar la tierra , abrístela : sana sus quiebras , porque titubea .
Has hecho ver á tu pueblo duras cosas : hicístenos beber el vino de agitación .
Has dado á los que te temen bandera que alcen por la verdad . ( Selah . )
Para que se libren tus amados , salva con tu diestra , y óyeme .
Dios pronunció por su santuario ; yo me alegraré ; partiré á Sichêm , y mediré el valle de Succoth .
Mío es Galaad , y mío es Manasés ; y Ephraim es la fortaleza de mi cabeza ; Judá , mi legislador ;
Moab , la vasija de mi lavatorio ; sobre Edom echaré mi zapato : haz júbilo sobre mí , oh Palestina .
¿ Quién me llevará á la ciudad fortalecida ? ¿ quién me llevará hasta Idumea ?
Danos socorro contra el enemigo , que vana es la salud de los hombres .
En Dios haremos proezas ; y él hollará nuestros enemigos .
Al Músico principal : sobre Neginoth : Salmo de David . OYE , oh Dios , mi clamor ; á mi oración atiende .
Porque tú has sido mi refugio , y torre de fortaleza delante del enemigo .
Yo habitaré en tu tabernáculo para siempre : estaré seguro bajo la cubierta de tus alas .
Porque tú , oh Dios , has oído mis votos , has dado heredad á los que temen tu nombre .
Días sobre días añadirás al rey : sus años serán como generación y generación .
Estará para siempre delante de Dios : misericordia y verdad prepara que lo conserven .
Así cantaré tu nombre para siempre , pagando mis votos cada día .
Al Músico principal : á Jeduthún : Salmo de David . EN Dios solamente está acallada mi alma : de él viene mi salud .
El solamente es mi fuerte , y mi salud ; es mi refugio , no resbalaré mucho .
Alma mía , en Dios solamente reposa ; porque de él es mi esperanza .
El solamente es mi fuerte y mí salud : es mi refugio , no resbalaré .
En Dios está mi salvación y mi gloria : en Dios está la roca de mi fortaleza , y mi refugio .
Una vez habló Dios ; dos veces he oído esto : Que de Dios es la fortaleza .
Y de ti , oh Señor , es la misericordia : porque tú pagas á cada uno conforme á su obra .
Para ver tu fortaleza y tu gloria , así como te he mirado en el santuario .
Porque mejor es tu misericordia que la vida : mis labios te alabarán .
Así te bendeciré en mi vida : en tu nombre alzaré mis manos .
Como de meollo y de grosura será saciada mi alma ; y con labios de júbilo te alabará mi boca ,
Cuando me acordaré de ti en mi lecho , cuando meditaré de ti en las velas de la noche .
Porque has sido mi socorro ; y así en la sombra de tus alas me regocijaré .
Está mi alma apegada á ti : tu diestra me ha sostenido .
Mas los que para destrucción buscaron mi alma , caerán en los sitios bajos de la tierra .
Destruiránlos á filo de espada ; serán porción de las zorras .
Escóndeme del secreto consejo de los malignos ; de la conspiración de los que obran iniquidad :
Que amolaron su lengua como cuchillo , y armaron por su saeta palabra amarga ;
Para asaetear á escondidas al íntegro : de improviso lo asaetean , y no temen .
Obstinados en su inicuo designio , tratan de esconder los lazos , y dicen : ¿ Quién los ha de ver ?
Mas Dios los herirá con saeta ; de repente serán sus plagas .
Y harán caer sobre sí sus mismas lenguas : se espantarán todos los que los vieren .
Y temerán todos los hombres , y anunciarán la obra de Dios , y entenderán su hecho .
Tú oyes la oración : á ti vendrá toda carne .
Palabras de iniquidades me sobrepujaron : mas nuestras rebeliones tú las perdonarás .
Tú , el que afirma los montes con su potencia , ceñido de valentía :
El que amansa el estruendo de los mares , el estruendo de sus ondas , y el alboroto de las gentes .
Tú coronas el año de tus bienes ; y tus nubes destilan grosura .
Destilan sobre las estancias del desierto ; y los collados se ciñen de alegría .
Al Músico principal : Cántico : Salmo . ACLAMAD á Dios con alegría , toda la tierra :
Cantad la gloria de su nombre : poned gloria en su alabanza .
Toda la tierra te adorará , y cantará á ti ; cantarán á tu nombre . ( Selah . )
Venid , y ved las obras de Dios , terrible en hechos sobre los hijos de los hombres .
Volvió la mar en seco ; por el río pasaron á pie ; allí en él nos alegramos .
El se enseñorea con su fortaleza para siempre : sus ojos atalayan sobre las gentes : los rebeldes no serán ensalzados . ( Selah . )
Bendecid , pueblos , á nuestro Dios , y haced oir la voz de su alabanza .
El es el que puso nuestra alma en vida , y no permitió que nuestros pies resbalasen .
Porque tú nos probaste , oh Dios : ensayástenos como se afina la plata .
Nos metiste en la red ; pusiste apretura en nuestros lomos .
Entraré en tu casa con holocaustos : te pagaré mis votos ,
Que pronunciaron mis labios , y habló mi boca , cuando angustiado estaba .
Venid , oid todos los que teméis á Dios , y contaré lo que ha hecho á mi alma .
A él clamé con mi boca , y ensalzado fué con mi lengua .
Si en mi corazón hubiese yo mirado á la iniquidad , el Señor no me oyera .
Mas ciertamente me oyó Dios ; antendió á la voz de mi súplica .
Bendito Dios , que no echó de sí mi oración , ni de mí su misericordia .
Para que sea conocido en la tierra tu camino , en todas las gentes tu salud .
Alábente los pueblos , oh Dios ; alábente los pueblos todos .
Alábente los pueblos , oh Dios : todos los pueblos te alaben .
La tierra dará su fruto : nos bendecirá Dios , el Dios nuestro .
Bendíganos Dios , y témanlo todos los fines de la tierra .
Mas los justos se alegrarán : gozarse han delante de Dios , y saltarán de alegría .
Padre de huérfanos y defensor de viudas , es Dios en la morada de su santuario :
Oh Dios , cuando tú saliste delante de tu pueblo , cuando anduviste por el desierto , ( Selah , )
Abundante lluvia esparciste , oh Dios , á tu heredad ; y cuando se cansó , tú la recreaste .
Los que son de tu grey han morado en ella : por tu bondad , oh Dios , has provisto al pobre .
El Señor daba palabra : de las evangelizantes había grande ejército .
Huyeron , huyeron reyes de ejércitos ; y las que se quedaban en casa partían los despojos .
Cuando esparció el Omnipotente los reyes en ella , emblanquecióse ésta como la nieve en Salmón .
Monte de Dios es el monte de Basán ; monte alto el de Basán .
Bendito el Señor ; cada día nos colma de beneficios el Dios de nuestra salud . ( Selah . )
Dios , nuestro Dios ha de salvarnos ; y de Dios Jehová es el librar de la muerte .
Vieron tus caminos , oh Dios ; los caminos de mi Dios , de mi Rey , en el santuario .
Los cantores iban delante , los tañedores detrás ; en medio , las doncellas con adufes .
Bendecid á Dios en congregaciones : al Señor , vosotros de la estirpe de Israel .
Tu Dios ha ordenado tu fuerza ; confirma , oh Dios , lo que has obrado en nosotros .
Por razón de tu templo en Jerusalem los reyes te ofrecerán dones .
Vendrán príncipes de Egipto ; Etiopía apresurará sus manos á Dios .
Reinos de la tierra , cantad á Dios , cantad al Señor ( Selah ) ;
Atribuid fortaleza á Dios : sobre Israel es su magnificencia , y su poder está en los cielos .
Al Músico principal : sobre Sosannim : Salmo de David . SÁLVAME , oh Dios , porque las aguas han entrado hasta el alma .
Cansado estoy de llamar ; mi garganta se ha enronquecido ; han desfallecido mis ojos esperando á mi Dios .
Dios , tú sabes mi locura ; y mis delitos no te son ocultos .
Porque por amor de ti he sufrido afrenta ; confusión ha cubierto mi rostro .
He sido extrañado de mis hermanos , y extraño á los hijos de mi madre .
Y lloré afligiendo con ayuno mi alma ; y esto me ha sido por afrenta .
Puse además saco por mi vestido ; y vine á serles por proverbio .
Oyeme , Jehová , porque apacible es tu misericordia ; mírame conforme á la multitud de tus miseraciones .
Y no escondas tu rostro de tu siervo ; porque estoy angustiado ; apresúrate , óyeme .
Acércate á mi alma , redímela : líbrame á causa de mis enemigos .
Tú sabes mi afrenta , y mi confusión , y mi oprobio : delante de ti están todos mis enemigos .
Pusiéronme además hiel por comida , y en mi sed me dieron á beber vinagre .
Sean oscurecidos sus ojos para ver , y haz siempre titubear sus lomos .
Derrama sobre ellos tu ira , y el furor de tu enojo los alcance .
Sea su palacio asolado : en sus tiendas no haya morador .
Porque persiguieron al que tú heriste ; y cuentan del dolor de los que tú llagaste .
Pon maldad sobre su maldad , y no entren en tu justicia .
Sean raídos del libro de los vivientes , y no sean escritos con los justos .
Y yo afligido y dolorido , tu salud , oh Dios , me defenderá .
Alabaré yo el nombre de Dios con cántico , ensalzarélo con alabanza .
Y agradará á Jehová más que sacrificio de buey , ó becerro que echa cuernos y uñas .
Veránlo los humildes , y se gozarán ; buscad á Dios , y vivirá vuestro corazón .
Porque Jehová oye á los menesterosos , y no menosprecia á sus prisioneros .
Alábenlo los cielos y la tierra , los mares , y todo lo que se mueve en ellos .
Y la simiente de sus siervos la heredará , y los que aman su nombre habitarán en ella .
Al Músico principal : Salmo de David , para conmemorar . OH Dios , acude á librarme ; apresúrate , oh Dios , á socorrerme .
Sean vueltos , en pago de su afrenta hecha , los que dicen : ¡ Ah ! ¡ ah !
EN ti , oh Jehová , he esperado ; no sea yo confuso para siempre .
Hazme escapar , y líbrame en tu justicia : inclina tu oído y sálvame .
Porque tú , oh Señor Jehová , eres mi esperanza : seguridad mía desde mi juventud .
Como prodigio he sido á muchos ; y tú mi refugio fuerte .
Sea llena mi boca de tu alabanza , de tu gloria todo el día .
No me deseches en el tiempo de la vejez ; cuando mi fuerza se acabare , no me desampares .
Porque mis enemigos han tratado de mí ; y los que acechan mi alma , consultaron juntamente ,
Diciendo : Dios lo ha dejado : perseguid y tomadle , porque no hay quien le libre .
Oh Dios , no te alejes de mí : Dios mío , acude presto á mi socorro .
Mas yo siempre esperaré , y añadiré sobre toda tu alabanza .
Mi boca publicará tu justicia y tu salud todo el día , aunque no sé el número de ellas .
Oh Dios , enseñásteme desde mi mocedad ; y hasta ahora he manifestado tus maravillas .
Y tu justicia , oh Dios , hasta lo excelso ; porque has hecho grandes cosas : oh Dios , ¿ quién como tú ?
Aumentarás mi grandeza , y volverás á consolarme .
Mis labios cantarán cuando á ti salmeare , y mi alma , á la cual redimiste .
Para Salomón . OH Dios , da tus juicios al rey , y tu justicia al hijo del rey .
El juzgará tu pueblo con justicia , y tus afligidos con juicio .
Los montes llevarán paz al pueblo , y los collados justicia .
Temerte han mientras duren el sol y la luna , por generación de generaciones .
Descenderá como la lluvia sobre la hierba cortada ; como el rocío que destila sobre la tierra .
Florecerá en sus días justicia , y muchedumbre de paz , hasta que no haya luna .
Y dominará de mar á mar , y desde el río hasta los cabos de la tierra .
Delante de él se postrarán los Etiopes ; y sus enemigos lamerán la tierra .
Los reyes de Tharsis y de las islas traerán presentes : los reyes de Sheba y de Seba ofrecerán dones .
Y arrodillarse han á él todos los reyes ; le servirán todas las gentes .
Porque él librará al menesteroso que clamare , y al afligido que no tuviere quien le socorra .
Tendrá misericordia del pobre y del menesteroso , y salvará las almas de los pobres .
De engaño y de violencia redimirá sus almas ; y la sangre de ellos será preciosa en sus ojos .
Bendito Jehová Dios , el Dios de Israel , que solo hace maravillas .
Acábanse las oraciones de David , hijo de Isaí .
Salmo de Asaph . CIERTAMENTE bueno es Dios á Israel , á los limpios de corazón .
Mas yo , casi se deslizaron mis pies ; por poco resbalaron mis pasos .
Porque tuve envidia de los insensatos , viendo la prosperidad de los impíos .
Porque no hay ataduras para su muerte ; antes su fortaleza está entera .
No están ellos en el trabajo humano ; ni son azotados con los otros hombres .
Por tanto soberbia los corona : cúbrense de vestido de violencia .
Sus ojos están salidos de gruesos : logran con creces los antojos del corazón .
Soltáronse , y hablan con maldad de hacer violencia ; hablan con altanería .
Ponen en el cielo su boca , y su lengua pasea la tierra .
Por eso su pueblo vuelve aquí , y aguas de lleno les son exprimidas .
Y dicen : ¿ Cómo sabe Dios ? ¿ y hay conocimiento en lo alto ?
He aquí estos impíos , sin ser turbados del mundo , alcanzaron riquezas .
Verdaderamente en vano he limpiado mi corazón , y lavado mis manos en inocencia ;
Pues he sido azotado todo el día , y empezaba mi castigo por las mañanas .
Si dijera yo , Discurriré de esa suerte ; he aquí habría negado la nación de tus hijos :
Pensaré pues para saber esto : es á mis ojos duro trabajo ,
Hasta que venido al santuario de Dios , entenderé la postrimería de ellos .
Ciertamente los has puesto en deslizaderos ; en asolamientos los harás caer .
¡ Cómo han sido asolados ! ¡ cuán en un punto ! Acabáronse , fenecieron con turbaciones .
Como sueño del que despierta , así , Señor , cuando despertares , menospreciarás sus apariencias .
Desazonóse á la verdad mi corazón , y en mis riñones sentía punzadas .
Mas yo era ignorante , y no entendía : era como una bestia acerca de ti .
Con todo , yo siempre estuve contigo : trabaste de mi mano derecha .
Hasme guiado según tu consejo , y después me recibirás en gloria .
¿ A quién tengo yo en los cielos ? Y fuera de ti nada deseo en la tierra .
Mi carne y mi corazón desfallecen : mas la roca de mi corazón y mi porción es Dios para siempre .
Levanta tus pies á los asolamientos eternos : á todo enemigo que ha hecho mal en el santuario .
Tus enemigos han bramado en medio de tus sinagogas : han puesto sus divisas por señas .
Cualquiera se hacía famoso según que había levantado el hacha sobre los gruesos maderos .
Y ahora con hachas y martillos han quebrado todas sus entalladuras .
¿ Hasta cuándo , oh Dios , el angustiador nos afrentará ? ¿ ha de blasfemar el enemigo perpetuamente tu nombre ?
¿ Por qué retraes tu mano , y tu diestra ? ¿ por qué la escondes dentro de tu seno ?
Empero Dios es mi rey ya de antiguo ; el que obra saludes en medio de la tierra .
Tú hendiste la mar con tu fortaleza : quebrantaste cabezas de ballenas en las aguas .
Tú magullaste las cabezas del leviathán ; dístelo por comida al pueblo de los desiertos .
Tú abriste fuente y río ; tú secaste ríos impetuosos .
Tuyo es el día , tuya también es la noche : tú aparejaste la luna y el sol .
Tú estableciste todos los términos de la tierra : el verano y el invierno tú los formaste .
Acuérdate de esto : que el enemigo ha dicho afrentas á Jehová , y que el pueblo insensato ha blasfemado tu nombre .
Mira al pacto : porque las tenebrosidades de la tierra llenas están de habitaciones de violencia .
No vuelva avergonzado el abatido : el afligido y el menesteroso alabarán tu nombre .
Levántate , oh Dios , aboga tu causa : acuérdate de cómo el insensato te injuria cada día .
No olvides las voces de tus enemigos : el alboroto de los que se levantan contra ti sube continuamente .
Cuando yo tuviere tiempo , yo juzgaré rectamente .
Arruinábase la tierra y sus moradores : yo sostengo sus columnas . ( Selah . )
Dije á los insensatos : No os infatuéis ; y á los impíos : No levantéis el cuerno :
No levantéis en alto vuestro cuerno ; no habléis con cerviz erguida .
Porque ni de oriente , ni de occidente , ni del desierto viene el ensalzamiento .
Mas Dios es el juez : á éste abate , y á aquél ensalza .
Mas yo anunciaré siempre , cantaré alabanzas al Dios de Jacob .
Y quebraré todos los cuernos de los pecadores : los cuernos del justo serán ensalzados .
Al Músico principal : sobre Neginoth : Salmo de Asaph : Canción . DIOS es conocido en Judá : en Israel es grande su nombre .
Y en Salem está su tabernáculo , y su habitación en Sión .
Allí quebró las saetas del arco , el escudo , y la espada , y tren de guerra . ( Selah . )
Ilustre eres tú ; fuerte , más que los montes de caza .
Los fuertes de corazón fueron despojados , durmieron su sueño ; y nada hallaron en sus manos todos los varones fuertes .
A tu reprensión , oh Dios de Jacob , el carro y el caballo fueron entorpecidos .
Tú , terrible eres tú : ¿ y quién parará delante de ti , en comenzando tu ira ?
Desde los cielos hiciste oir juicio ; la tierra tuvo temor y quedó suspensa ,
Cuando te levantaste , oh Dios , al juicio , para salvar á todos los mansos de la tierra . ( Selah . )
Ciertamente la ira del hombre te acarreará alabanza : tú reprimirás el resto de las iras .
Cortará él el espíritu de los príncipes : terrible es á los reyes de la tierra .
Acordábame de Dios , y gritaba : quejábame , y desmayaba mi espíritu . ( Selah . )
Tenías los párpados de mis ojos : estaba yo quebrantado , y no hablaba .
Consideraba los días desde el principio , los años de los siglos .
¿ Desechará el Señor para siempre , y no volverá más á amar ?
¿ Hase acabado para siempre su misericordia ? ¿ hase acabado la palabra suya para generación y generación ?
¿ Ha olvidado Dios el tener misericordia ? ¿ ha encerrado con ira sus piedades ? ( Selah . )
Acordaréme de las obras de JAH : sí , haré yo memoria de tus maravillas antiguas .
Y meditaré en todas tus obras , y hablaré de tus hechos .
Oh Dios , en santidad es tu camino : ¿ qué Dios grande como el Dios nuestro ?
Tú eres el Dios que hace maravillas : tú hiciste notoria en los pueblos tu fortaleza .
Con tu brazo redimiste á tu pueblo , á los hijos de Jacob y de José . ( Selah . )
Viéronte las aguas , oh Dios ; viéronte las aguas , temieron ; y temblaron los abismos .
Las nubes echaron inundaciones de aguas ; tronaron los cielos , y discurrieron tus rayos .
Anduvo en derredor el sonido de tus truenos ; los relámpagos alumbraron el mundo ; estremecióse y tembló la tierra .
En la mar fué tu camino , y tus sendas en las muchas aguas ; y tus pisadas no fueron conocidas .
Condujiste á tu pueblo como ovejas , por mano de Moisés y de Aarón .
Masquil de Asaph . ESCUCHA , pueblo mío , mi ley : inclinad vuestro oído á las palabras de mi boca .
Abriré mi boca en parábola ; hablaré cosas reservadas de antiguo :
Las cuales hemos oído y entendido ; que nuestros padres nos las contaron .
Los hijos de Ephraim armados , flecheros , volvieron las espaldas el día de la batalla .
No guardaron el pacto de Dios , ni quisieron andar en su ley :
Antes se olvidaron de sus obras , y de sus maravillas que les había mostrado .
Delante de sus padres hizo maravillas en la tierra de Egipto , en el campo de Zoán .
Rompió la mar , é hízolos pasar ; é hizo estar las aguas como en un montón .
Y llevólos de día con nube , y toda la noche con resplandor de fuego .
Hendió las peñas en el desierto : y dióles á beber como de grandes abismos ;
Pues sacó de la peña corrientes , é hizo descender aguas como ríos .
Empero aun tornaron á pecar contra él , enojando en la soledad al Altísimo .
Pues tentaron á Dios en su corazón , pidiendo comida á su gusto .
Y hablaron contra Dios , diciendo : ¿ Podrá poner mesa en el desierto ?
Por cuanto no habían creído á Dios , ni habían confiado en su salud :
A pesar de que mandó á las nubes de arriba , y abrió las puertas de los cielos ,
E hizo llover sobre ellos maná para comer , y dióles trigo de los cielos .
Pan de nobles comió el hombre : envióles comida á hartura .
Movió el solano en el cielo , y trajo con su fortaleza el austro .
E hizo llover sobre ellos carne como polvo , y aves de alas como arena de la mar .
E hízolas caer en medio de su campo , alrededor de sus tiendas .
Y comieron , y hartáronse mucho : cumplióles pues su deseo .
No habían quitado de sí su deseo , aun estaba su vianda en su boca ,
Con todo esto pecaron aún , y no dieron crédito á sus maravillas .
Consumió por tanto en nada sus días , y sus años en la tribulación .
Si los mataba , entonces buscaban á Dios ; entonces se volvían solícitos en busca suya .
Y acordábanse que Dios era su refugio , y el Dios Alto su redentor .
Mas le lisonjeaban con su boca , y con su lengua le mentían :
Pues sus corazones no eran rectos con él , ni estuvieron firmes en su pacto .
Y acordóse que eran carne ; soplo que va y no vuelve .
¡ Cuántas veces lo ensañaron en el desierto , lo enojaron en la soledad !
Y volvían , y tentaban á Dios , y ponían límite al Santo de Israel .
No se acordaron de su mano , del día que los redimió de angustia ;
Cuando puso en Egipto sus señales , y sus maravillas en el campo de Zoán ;
Y volvió sus ríos en sangre , y sus corrientes , porque no bebiesen .
Envió entre ellos una mistura de moscas que los comían , y ranas que los destruyeron .
Dió también al pulgón sus frutos , y sus trabajos á la langosta .
Sus viñas destruyó con granizo , y sus higuerales con piedra ;
Y entregó al pedrisco sus bestias , y al fuego sus ganados .
Envió sobre ellos el furor de su saña , ira y enojo y angustia , con misión de malos ángeles .
E hirió á todo primogénito en Egipto , las primicias de las fuerzas en las tiendas de Châm .
Empero hizo salir á su pueblo como ovejas , y llevólos por el desierto , como un rebaño .
Y guiólos con seguridad , que no tuvieron miedo ; y la mar cubrió á sus enemigos .
Metiólos después en los términos de su santuario , en este monte que ganó su mano derecha .
Mas tentaron y enojaron al Dios Altísimo , y no guardaron sus testimonios ;
Sino que se volvieron , y se rebelaron como sus padres : volviéronse como arco engañoso .
Y enojáronlo con sus altos , y provocáronlo á celo con sus esculturas .
Oyólo Dios , y enojóse , y en gran manera aborreció á Israel .
Dejó por tanto el tabernáculo de Silo , la tienda en que habitó entre los hombres ;
Y dió en cautividad su fortaleza , y su gloria en mano del enemigo .
Entregó también su pueblo á cuchillo , y airóse contra su heredad .
El fuego devoró sus mancebos , y sus vírgenes no fueron loadas en cantos nupciales .
Sus sacerdotes cayeron á cuchillo , y sus viudas no lamentaron .
Entonces despertó el Señor á la manera del que ha dormido , como un valiente que grita excitado del vino :
E hirió á sus enemigos en las partes posteriores : dióles perpetua afrenta .
Y desechó el tabernáculo de José , y no escogió la tribu de Ephraim ;
Sino que escogió la tribu de Judá , el monte de Sión , al cual amó .
Y edificó su santuario á manera de eminencia , como la tierra que cimentó para siempre .
Y eligió á David su siervo , y tomólo de las majadas de las ovejas :
De tras las paridas lo trajo , para que apacentase á Jacob su pueblo , y á Israel su heredad .
Y apacentólos con entereza de su corazón ; y pastoreólos con la pericia de sus manos .
Derramaron su sangre como agua en los alrededores de Jerusalem ; y no hubo quien los enterrase .
Somos afrentados de nuestros vecinos , escarnecidos y burlados de los que están en nuestros alrededores .
¿ Hasta cuándo , oh Jehová ? ¿ has de estar airado para siempre ? ¿ arderá como fuego tu celo ?
Porque han consumido á Jacob , y su morada han asolado .
No recuerdes contra nosotros las iniquidades antiguas : anticípennos presto tus misericordias , porque estamos muy abatidos .
Y torna á nuestros vecinos en su seno siete tantos de su infamia , con que te han deshonrado , oh Jehová .
Despierta tu valentía delante de Ephraim , y de Benjamín , y de Manasés , y ven á salvarnos .
Oh Dios , haznos tornar ; y haz resplandecer tu rostro , y seremos salvos .
Jehová , Dios de los ejércitos , ¿ hasta cuándo humearás tú contra la oración de tu pueblo ?
Dísteles á comer pan de lágrimas , y dísteles á beber lágrimas en gran abundancia .
Pusístenos por contienda á nuestros vecinos : y nuestros enemigos se burlan entre sí .
Oh Dios de los ejércitos , haznos tornar ; y haz resplandecer tu rostro , y seremos salvos .
Hiciste venir una vid de Egipto : echaste las gentes , y plantástela .
Limpiaste sitio delante de ella , é hiciste arraigar sus raíces , y llenó la tierra .
Los montes fueron cubiertos de su sombra ; y sus sarmientos como cedros de Dios .
Extendió sus vástagos hasta la mar , y hasta el río sus mugrones .
¿ Por qué aportillaste sus vallados , y la vendimian todos los que pasan por el camino ?
Estropeóla el puerco montés , y pacióla la bestia del campo .
Oh Dios de los ejércitos , vuelve ahora : mira desde el cielo , y considera , y visita esta viña ,
Y la planta que plantó tu diestra , y el renuevo que para ti corroboraste .
Quemada á fuego está , asolada : perezcan por la reprensión de tu rostro .
Así no nos volveremos de ti : vida nos darás , é invocaremos tu nombre .
Oh Jehová , Dios de los ejércitos , haznos tornar ; haz resplandecer tu rostro , y seremos salvos .
Al Músico principal : sobre Gittith : Salmo de Asaph . CANTAD á Dios , fortaleza nuestra : al Dios de Jacob celebrad con júbilo .
Tomad la canción , y tañed el adufe , el arpa deliciosa con el salterio .
Tocad la trompeta en la nueva luna , en el día señalado , en el día de nuestra solemnidad .
Porque estatuto es de Israel , ordenanza del Dios de Jacob .
Aparté su hombro de debajo de la carga ; sus manos se quitaron de vasijas de barro .
Oye , pueblo mío , y te protestaré . Israel , si me oyeres ,
No habrá en ti dios ajeno , ni te encorvarás á dios extraño .
Mas mi pueblo no oyó mi voz , é Israel no me quiso á mí .
Dejélos por tanto á la dureza de su corazón : caminaron en sus consejos .
¡ Oh , si me hubiera oído mi pueblo , si en mis caminos hubiera Israel andado !
En una nada habría yo derribado sus enemigos , y vuelto mi mano sobre sus adversarios .
Los aborrecedores de Jehová se le hubieran sometido ; y el tiempo de ellos fuera para siempre .
Salmo de Asaph . DIOS está en la reunión de los dioses ; en medio de los dioses juzga .
¿ Hasta cuándo juzgaréis injustamente , y aceptaréis las personas de los impíos ? ( Selah . )
Defended al pobre y al huérfano : haced justicia al afligido y al menesteroso .
Librad al afligido y al necesitado : libradlo de mano de los impíos .
Yo dije : Vosotros sois dioses , é hijos todos vosotros del Altísimo .
Empero como hombres moriréis , y caeréis como cualquiera de los tiranos .
Levántate , oh Dios , juzga la tierra : porque tú heredarás en todas las gentes .
Canción : Salmo de Asaph . OH Dios , no tengas silencio : no calles , oh Dios , ni te estés quieto .
Porque he aquí que braman tus enemigos ; y tus aborrecedores han alzado cabeza .
Sobre tu pueblo han consultado astuta y secretamente , y han entrado en consejo contra tus escondidos .
Por esto han conspirado de corazón á una , contra ti han hecho liga ;
Los pabellones de los Idumeos y de los Ismaelitas , Moab y los Agarenos ;
Gebal , y Ammón , y Amalec ; los Filisteos con los habitadores de Tiro .
También el Assur se ha juntado con ellos : son por brazo á los hijos de Lot . ( Selah . )
Hazles como á Madián ; como á Sísara , como á Jabín en el arroyo de Cisón ;
Que perecieron en Endor , fueron hechos muladar de la tierra .
Que han dicho : Heredemos para nosotros las moradas de Dios .
Dios mío , ponlos como á torbellinos ; como á hojarascas delante del viento .
Como fuego que quema el monte , como llama que abrasa las breñas .
Persíguelos así con tu tempestad , y asómbralos con tu torbellino .
Llena sus rostros de vergüenza ; y busquen tu nombre , oh Jehová .
Sean afrentados y turbados para siempre ; y sean deshonrados , y perezcan .
Y conozcan que tu nombre es JEHOVÁ ; tú solo Altísimo sobre toda la tierra .
Bienaventurados los que habitan en tu casa : perpetuamente te alabarán . ( Selah . )
Bienaventurado el hombre que tiene su fortaleza en ti ; en cuyo corazón están tus caminos .
Atravesando el valle de Baca pónenle por fuente , cuando la lluvia llena los estanques .
Irán de fortaleza en fortaleza , verán á Dios en Sión .
Jehová Dios de los ejércitos , oye mi oración : escucha , oh Dios de Jacob . ( Selah . )
Mira , oh Dios , escudo nuestro , y pon los ojos en el rostro de tu ungido .
Jehová de los ejércitos , dichoso el hombre que en ti confía .
Perdonaste la iniquidad de tu pueblo ; todos los pecados de ellos cubriste . ( Selah . )
Dejaste toda tu saña : te volviste de la ira de tu furor .
Vuélvenos , oh Dios , salud nuestra , y haz cesar tu ira de sobre nosotros .
¿ Estarás enojado contra nosotros para siempre ? ¿ extenderás tu ira de generación en generación ?
¿ No volverás tú á darnos vida , y tu pueblo se alegrará en ti ?
Muéstranos , oh Jehová , tu misericordia , y danos tu salud .
Ciertamente cercana está su salud á los que le temen ; para que habite la gloria en nuestra tierra .
La misericordia y la verdad se encontraron : la justicia y la paz se besaron .
La verdad brotará de la tierra ; y la justicia mirará desde los cielos .
Jehová dará también el bien ; y nuestra tierra dará su fruto .
La justicia irá delante de él ; y sus pasos pondrá en camino .
Oración de David . INCLINA , oh Jehová , tu oído , y óyeme ; porque estoy afligido y menesteroso .
Guarda mi alma , porque soy pío : salva tú , oh Dios mío , á tu siervo que en ti , confía .
Ten misericordia de mí , oh Jehová : porque á ti clamo todo el día .
Alegra el alma de tu siervo : porque á ti , oh Señor , levanto mi alma .
Porque tú , Señor , eres bueno y perdonador , y grande en misericordia para con todos los que te invocan .
Escucha , oh Jehová , mi oración , y está atento á la voz de mis ruegos .
En el día de mi angustia te llamaré : porque tú me respondes .
Oh Señor , ninguno hay como tú entre los dioses , ni obras que igualen tus obras .
Todas las gentes que hiciste vendrán y se humillarán delante de ti , Señor ; y glorificarán tu nombre .
Porque tú eres grande , y hacedor de maravillas : tú solo eres Dios .
Enséñame , oh Jehová , tu camino ; caminaré yo en tu verdad : consolida mi corazón para que tema tu nombre .
Te alabaré , oh Jehová Dios mío , con todo mi corazón ; y glorificaré tu nombre para siempre .
Porque tu misericordia es grande para conmigo ; y has librado mi alma del hoyo profundo .
Mas tú , Señor , Dios misericordioso y clemente , lento para la ira , y grande en misericordia y verdad ;
A los hijos de Coré : Salmo : Canción . SU cimiento es en montes de santidad .
Ama Jehová las puertas de Sión más que todas las moradas de Jacob .
Cosas ilustres son dichas de ti , ciudad de Dios . ( Selah . )
Jehová contará cuando se escribieren los pueblos : Este nació allí . ( Selah . )
Y cantores y tañedoresen ella dirán : Todas mis fuentes estarán en ti .
Entre mi oración en tu presencia : inclina tu oído á mi clamor .
Porque mi alma está harta de males , y mi vida cercana al sepulcro .
Soy contado con los que descienden al hoyo , soy como hombre sin fuerza :
Hasme puesto en el hoyo profundo , en tinieblas , en honduras .
Sobre mí se ha acostado tu ira , y me has afligido con todas tus ondas . ( Selah . )
¿ Harás tú milagro á los muertos ? ¿ levantaránse los muertos para alabarte ? ( Selah . )
¿ Será contada en el sepulcro tu misericordia , ó tu verdad en la perdición ?
¿ Será conocida en las tinieblas tu maravilla , ni tu justicia en la tierra del olvido ?
Mas yo á ti he clamado , oh Jehová ; y de mañana mi oración te previno .
¿ Por qué , oh Jehová , desechas mi alma ? ¿ por qué escondes de mí tu rostro ?
Yo soy afligido y menesteroso : desde la mocedad he llevado tus terrores , he estado medroso .
Sobre mí han pasado tus iras ; tus espantos me han cortado .
Hanme rodeado como aguas de continuo ; hanme cercado á una .
Has alejado de mí el amigo y el compañero ; y mis conocidos se esconden en la tiniebla .
Porque dije : Para siempre será edificada misericordia ; en los mismos cielos apoyarás tu verdad .
Hice alianza con mi escogido ; juré á David mi siervo , diciendo :
Para siempre confirmaré tu simiente , y edificaré tu trono por todas las generaciones . ( Selah . )
Y celebrarán los cielos tu maravilla , oh Jehová ; tu verdad también en la congregación de los santos .
Oh Jehová , Dios de los ejércitos , ¿ quién como tú ? Poderoso eres , Jehová , y tu verdad está en torno de ti .
Tú tienes dominio sobre la bravura de la mar : cuando se levantan sus ondas , tú las sosiegas .
Tú quebrantaste á Rahab como á un muerto : con el brazo de tu fortaleza esparciste á tus enemigos .
Al aquilón y al austro tú los criaste : Tabor y Hermón cantarán en tu nombre .
Tuyo el brazo con valentía ; fuerte es tu mano , ensalzada tu diestra .
Justicia y juicio son el asiento de tu trono : misericordia y verdad van delante de tu rostro .
Bienaventurado el pueblo que sabe aclamarte : andarán , oh Jehová , á la luz de tu rostro .
En tu nombre se alegrarán todo el día ; y en tu justicia serán ensalzados .
Porque tú eres la gloria de su fortaleza ; y por tu buena voluntad ensalzarás nuestro cuerno .
Porque Jehová es nuestro escudo ; y nuestro rey es el Santo de Israel .
Hallé á David mi siervo ; ungílo con el aceite de mi santidad .
Mi mano será firme con él , mi brazo también lo fortificará .
No lo avasallará enemigo , ni hijo de iniquidad lo quebrantará .
Mas yo quebrantaré delante de él á sus enemigos , y heriré á sus aborrecedores .
Y mi verdad y mi misericordia serán con él ; y en mi nombre será ensalzado su cuerno .
Asimismo pondré su mano en la mar , y en los ríos su diestra .
El me llamará : Mi padre eres tú , mi Dios , y la roca de mi salud .
Yo también le pondré por primogénito , alto sobre los reyes de la tierra .
Para siempre le conservaré mi misericordia ; y mi alianza será firme con él .
Y pondré su simiente para siempre , y su trono como los días de los cielos .
Si dejaren sus hijos mi ley , y no anduvieren en mis juicios ;
Si profanaren mis estatutos , y no guardaren mis mandamientos ;
Entonces visitaré con vara su rebelión , y con azotes sus iniquidades .
Mas no quitaré de él mi misericordia , ni falsearé mi verdad .
No olvidaré mi pacto , ni mudaré lo que ha salido de mis labios .
Una vez he jurado por mi santidad , que no mentiré á David .
Su simiente será para siempre , y su trono como el sol delante de mí .
Como la luna será firme para siempre , y como un testigo fiel en el cielo . ( Selah . )
Mas tú desechaste y menospreciaste á tu ungido ; y te has airado con él .
Rompiste el pacto de tu siervo ; has profanado su corona hasta la tierra .
Aportillaste todos sus vallados ; has quebrantado sus fortalezas .
Menoscabáronle todos los que pasaron por el camino : es oprobio á sus vecinos .
Has ensalzado la diestra de sus enemigos ; has alegrado á todos sus adversarios .
Embotaste asimismo el filo de su espada , y no lo levantaste en la batalla .
Hiciste cesar su brillo , y echaste su trono por tierra .
Has acortado los días de su juventud ; hasle cubierto de afrenta . ( Selah . )
¿ Hasta cuándo , oh Jehová ? ¿ te esconderás para siempre ? ¿ arderá tu ira como el fuego ?
Acuérdate de cuán corto sea mi tiempo : ¿ por qué habrás criado en vano á todos los hijos del hombre ?
Señor , ¿ dónde están tus antiguas misericordias , que juraste á David por tu verdad ?
Porque tus enemigos , oh Jehová , han deshonrado , porque tus enemigos han deshonrado los pasos de tu ungido .
Bendito Jehová para siempre . Amén , y Amén .
Oración de Moisés varón de Dios . SEÑOR , tú nos has sido refugio en generación y en generación .
Vuelves al hombre hasta ser quebrantado , y dices : Convertíos , hijos de los hombres .
En la mañana florece y crece ; á la tarde es cortada , y se seca .
Porque con tu furor somos consumidos , y con tu ira somos conturbados .
Pusiste nuestras maldades delante de ti , nuestros yerros á la luz de tu rostro .
Porque todos nuestros días declinan á causa de tu ira ; acabamos nuestros años como un pensamiento .
¿ Quién conoce la fortaleza de tu ira , y tu indignación según que debes ser temido ?
Enséñanos de tal modo á contar nuestros días , que traigamos al corazón sabiduría .
Vuélvete , oh Jehová : ¿ hasta cuándo ? y aplácate para con tus siervos .
Sácianos presto de tu misericordia : y cantaremos y nos alegraremos todos nuestros días .
Alégranos conforme á los días que nos afligiste , y los años que vimos mal .
Aparezca en tus siervos tu obra , y tu gloria sobre sus hijos .
EL que habita al abrigo del Altísimo , morará bajo la sombra del Omnipotente .
Diré yo á Jehová : Esperanza mía , y castillo mío ; mi Dios , en él confiaré .
Y él te librará del lazo del cazador : de la peste destruidora .
No tendrás temor de espanto nocturno , ni de saeta que vuele de día ;
Ni de pestilencia que ande en oscuridad , ni de mortandad que en medio del día destruya .
Ciertamente con tus ojos mirarás , y verás la recompensa de los impíos .
Porque tú has puesto á Jehová , que es mi esperanza , al Altísimo por tu habitación ,
No te sobrevendrá mal , ni plaga tocará tu morada .
Pues que á sus ángeles mandará acerca de ti , que te guarden en todos tus caminos .
En las manos te llevarán , porque tu pie no tropiece en piedra .
Sobre el león y el basilisco pisarás ; hollarás al cachorro del león y al dragón .
Saciarélo de larga vida , y mostraréle mi salud .
Anunciar por la mañana tu misericordia , y tu verdad en las noches ,
En el decacordio y en el salterio , en tono suave con el arpa .
Por cuanto me has alegrado , oh Jehová , con tus obras ; en las obras de tus manos me gozo .
¡ Cuán grandes son tus obras , oh Jehová ! Muy profundos son tus pensamientos .
El hombre necio no sabe , y el insensato no entiende esto :
Mas tú , Jehová , para siempre eres Altísimo .
Porque he aquí tus enemigos , oh Jehová , porque he aquí , perecerán tus enemigos ; serán disipados todos los que obran maldad .
Empero tú ensalzarás mi cuerno como el de unicornio : seré ungido con aceite fresco .
El justo florecerá como la palma : crecerá como cedro en el Líbano .
Plantados en la casa de Jehová , en los atrios de nuestro Dios florecerán .
Aun en la vejez fructificarán ; estarán vigorosos y verdes ;
Para anunciar que Jehová mi fortaleza es recto , y que en él no hay injusticia .
Firme es tu trono desde entonces : tú eres eternalmente .
Alzaron los ríos , oh Jehová , alzaron los ríos su sonido ; alzaron los ríos sus ondas .
Tus testimonios son muy firmes : la santidad conviene á tu casa , oh Jehová , por los siglos y para siempre .
JEHOVÁ , Dios de las venganzas , Dios de las venganzas , muéstrate .
Ensálzate , oh Juez de la tierra : da el pago á los soberbios .
¿ Hasta cuándo los impíos , hasta cuándo , oh Jehová , se gozarán los impíos ?
¿ Hasta cuándo pronunciarán , hablarán cosas duras , y se vanagloriarán todos los que obran iniquidad ?
A tu pueblo , oh Jehová , quebrantan , y á tu heredad afligen .
A la viuda y al extanjero matan , y á los huérfanos quitan la vida .
Y dijeron : No verá JAH , ni entenderá el Dios de Jacob .
Entended , necios del pueblo ; y vosotros fatuos , ¿ cuándo seréis sabios ?
El que plantó el oído , ¿ no oirá ? el que formó el ojo , ¿ no verá ?
El que castiga las gentes , ¿ no reprenderá ? ¿ no sabrá el que enseña al hombre la ciencia ?
Jehová conoce los pensamientos de los hombres , que son vanidad .
Bienaventurado el hombre á quien tú , JAH , castigares , y en tu ley lo instruyeres ;
Para tranquilizarle en los días de aflicción , en tanto que para el impío se cava el hoyo .
Porque no dejará Jehová su pueblo , ni desamparará su heredad ;
Sino que el juicio será vuelto á justicia , y en pos de ella irán todos los rectos de corazón .
Si no me ayudara Jehová , presto morara mi alma en el silencio .
Cuando yo decía : Mi pie resbala : tu misericordia , oh Jehová , me sustentaba .
En la multitud de mis pensamientos dentro de mí , tus consolaciones alegraban mi alma .
¿ Juntaráse contigo el trono de iniquidades , que forma agravio en el mandamiento ?
Pónense en corros contra la vida del justo , y condenan la sangre inocente .
Mas Jehová me ha sido por refugio ; y mi Dios por roca de mi confianza .
VENID , celebremos alegremente á Jehová : cantemos con júbilo á la roca de nuestra salud .
Lleguemos ante su acatamiento con alabanza ; aclamémosle con cánticos .
Porque Jehová es Dios grande ; y Rey grande sobre todos los dioses .
Porque en su mano están las profundidades de la tierra , y las alturas de los montes son suyas .
Suya también la mar , pues él la hizo ; y sus manos formaron la seca .
Venid , adoremos y postrémonos ; arrodillémonos delante de Jehová nuestro hacedor .
No endurezcáis vuestro corazón como en Meriba , como el día de Masa en el desierto ;
Donde me tentaron vuestros padres , probáronme , y vieron mi obra .
Por tanto juré en mi furor que no entrarían en mi reposo .
CANTAD á Jehová canción nueva ; cantad á Jehová , toda la tierra .
Cantad á Jehová , bendecid su nombre : anunciad de día en día su salud .
Contad entre las gentes su gloria , en todos los pueblos sus maravillas .
Porque grande es Jehová , y digno de suprema alabanza ; terrible sobre todos los dioses .
Porque todos los dioses de los pueblos son ídolos : mas Jehová hizo los cielos .
Alabanza y magnificencia delante de él : fortaleza y gloria en su santuario .
Dad á Jehová , oh familias de los pueblos , dad á Jehová la gloria y la fortaleza .
Dad á Jehová la honra debida á su nombre : tomad presentes , y venid á sus atrios .
Encorvaos á Jehová en la hermosura de su santuario : temed delante de él , toda la tierra .
Alégrense los cielos , y gócese la tierra : brame la mar y su plenitud .
Regocíjese el campo , y todo lo que en él está : entonces todos los árboles del bosque rebosarán de contento ,
JEHOVÁ reinó : regocíjese la tierra : alégrense las muchas islas .
Nube y oscuridad alrededor de él : justicia y juicio son el asiento de su trono .
Fuego irá delante de él , y abrasará en derredor sus enemigos .
Sus relámpagos alumbraron el mundo : la tierra vió , y estremecióse .
Los cielos denunciaron su justicia , y todos los pueblos vieron su gloria .
Oyó Sión , y alegróse ; y las hijas de Judá , oh Jehová , se gozaron por tus juicios .
Porque tú , Jehová , eres alto sobre toda la tierra : eres muy ensalzado sobre todos los dioses .
Luz está sembrada para el justo , y alegría para los rectos de corazón .
Alegraos , justos , en Jehová : y alabad la memoria de su santidad .
Jehová ha hecho notoria su salud : en ojos de las gentes ha descubierto su justicia .
Cantad alegres á Jehová , toda la tierra ; levantad la voz , y aplaudid , y salmead .
Salmead á Jehová con arpa ; con arpa y voz de cántico .
Aclamad con trompetas y sonidos de bocina delante del rey Jehová .
Brame la mar y su plenitud ; el mundo y los que en él habitan ;
Los ríos batan las manos ; los montes todos hagan regocijo ,
JEHOVÁ reinó , temblarán los pueblos : él está sentado sobre los querubines , conmoveráse la tierra .
Jehová en Sión es grande , y ensalzado sobre todos los pueblos .
Alaben tu nombre grande y tremendo : él es santo .
Y la gloria del rey ama el juicio : tú confirmas la rectitud ; tú has hecho en Jacob juicio y justicia .
Ensalzad á Jehová nuestro Dios , y encorvaos al estrado de sus pies : él es santo .
En columna de nube hablaba con ellos : guardaban sus testimonios , y el estatuto que les había dado .
Ensalzad á Jehová nuestro Dios , y encorvaos al monte de su santidad ; porque Jehová nuestro Dios es santo .
Salmo de alabanza . CANTAD alegres á Dios , habitantes detoda la tierra .
Servid á Jehová con alegría : venid ante su acatamiento con regocijo .
Entrad por sus puertas con reconocimiento , por sus atrios con alabanza : alabadle , bendecid su nombre .
Porque Jehová es bueno : para siempre es su misericordia , y su verdad por todas las generaciones .
Salmo de David . MISERICORDIA y juicio cantaré : á ti cantaré yo , oh Jehová .
Corazón perverso se apartará de mí ; no conoceré al malvado .
Porque mis días se han consumido como humo ; y mis huesos cual tizón están quemados .
Mi corazón fué herido , y secóse como la hierba ; por lo cual me olvidé de comer mi pan .
Por la voz de mi gemido mis huesos se han pegado á mi carne .
Soy semejante al pelícano del desierto ; soy como el buho de las soledades .
Velo , y soy como el pájaro solitario sobre el tejado .
Cada día me afrentan mis enemigos ; los que se enfurecen contra mí , hanse contra mí conjurado .
Por lo que como la ceniza á manera de pan , y mi bebida mezclo con lloro ,
A causa de tu enojo y de tu ira ; pues me alzaste , y me has arrojado .
Mis días son como la sombra que se va ; y heme secado como la hierba .
Mas tú , Jehová , permanecerás para siempre , y tu memoria para generación y generación .
Tú levantándote , tendrás misericordia de Sión ; porque el tiempo de tener misericordia de ella , porque el plazo es llegado .
Porque tus siervos aman sus piedras , y del polvo de ella tienen compasión .
Entonces temerán las gentes el nombre de Jehová , y todos los reyes de la tierra tu gloria ;
Por cuanto Jehová habrá edificado á Sión , y en su gloria será visto ;
Habrá mirado á la oración de los solitarios , y no habrá desechado el ruego de ellos .
Escribirse ha esto para la generación venidera : y el pueblo que se criará , alabará á JAH .
Porque miró de lo alto de su santuario ; Jehová miró de los cielos á la tierra ,
Para oir el gemido de los presos , para soltar á los sentenciados á muerte ;
Porque cuenten en Sión el nombre de Jehová , y su alabanza en Jerusalem ,
Cuando los pueblos se congregaren en uno , y los reinos , para servir á Jehová .
El afligió mi fuerza en el camino ; acortó mis días .
Tú fundaste la tierra antiguamente , y los cielos son obra de tus manos .
Mas tú eres el mismo , y tus años no se acabarán .
Los hijos de tus siervos habitarán , y su simiente será afirmada delante de ti .
Salmo de David . BENDICE , alma mía , á Jehová ; y bendigan todas mis entrañas su santo nombre .
Bendice , alma mía á Jehová , y no olvides ninguno de sus beneficios .
El es quien perdona todas tus iniquidades , el que sana todas tus dolencias ;
El que rescata del hoyo tu vida , el que te corona de favores y misericordias ;
El que sacia de bien tu boca de modo que te rejuvenezcas como el águila .
Jehová el que hace justicia y derecho á todos los que padecen violencia .
Sus caminos notificó á Moisés , y á los hijos de Israel sus obras .
Misericordioso y clemente es Jehová ; lento para la ira , y grande en misericordia .
No contenderá para siempre , ni para siempre guardará el enojo .
No ha hecho con nosotros conforme á nuestras iniquidades ; ni nos ha pagado conforme á nuestros pecados .
Porque como la altura de los cielos sobre la tierra , engrandeció su misericordia sobre los que le temen .
Cuanto está lejos el oriente del occidente , hizo alejar de nosotros nuestras rebeliones .
Como el padre se compadece de los hijos , se compadece Jehová de los que le temen .
Porque él conoce nuestra condición ; acuérdase que somos polvo .
El hombre , como la hierba son sus días : florece como la flor del campo .
Que pasó el viento por ella , y pereció : y su lugar no la conoce más .
Sobre los que guardan su pacto , y los que se acuerdan de sus mandamientos para ponerlos por obra .
Jehová afirmó en los cielos su trono ; y su reino domina sobre todos .
Bendecid á Jehová , vosotros todos sus ejércitos , ministros suyos , que hacéis su voluntad .
Bendecid á Jehová , vosotras todas sus obras , en todos los lugares de su señorío . Bendice , alma mía , á Jehová .
El que se cubre de luz como de vestidura , que extiende los cielos como una cortina ;
El que hace á sus ángeles espíritus , sus ministros al fuego flameante .
El fundó la tierra sobre sus basas ; no será jamás removida .
Con el abismo , como con vestido , la cubriste ; sobre los montes estaban las aguas .
A tu reprensión huyeron ; al sonido de tu trueno se apresuraron ;
Pusísteles término , el cual no traspasarán ; ni volverán á cubrir la tierra .
Tú eres el que envías las fuentes por los arroyos ; van entre los montes .
Abrevan á todas las bestias del campo : quebrantan su sed los asnos montaraces .
Junto á aquellos habitarán las aves de los cielos ; entre las ramas dan voces .
El que riega los montes desde sus aposentos : del fruto de sus obras se sacia la tierra .
Llénanse de jugo los árboles de Jehová , los cedros del Líbano que él plantó .
Allí anidan las aves ; en las hayas hace su casa la cigüeña .
Los montes altos para las cabras monteses ; las peñas , madrigueras para los conejos .
Hizo la luna para los tiempos : el sol conoce su ocaso .
Pone las tinieblas , y es la noche : en ella corretean todas las bestias de la selva .
Los leoncillos braman á la presa , y para buscar de Dios su comida .
Sale el sol , recógense , y échanse en sus cuevas .
Sale el hombre á su hacienda , y á su labranza hasta la tarde .
Asimismo esta gran mar y ancha de términos : en ella pescados sin número , animales pequeños y grandes .
Allí andan navíos ; allí este leviathán que hiciste para que jugase en ella .
Todos ellos esperan en ti , para que les des su comida á su tiempo .
Les das , recogen ; abres tu mano , hártanse de bien .
Escondes tu rostro , túrbanse : les quitas el espíritu , dejan de ser , y tórnanse en su polvo .
Envías tu espíritu , críanse : y renuevas la haz de la tierra .
Sea la gloria de Jehová para siempre ; alégrese Jehová en sus obras ;
El cual mira á la tierra , y ella tiembla ; toca los montes , y humean .
Serme ha suave hablar de él : yo me alegraré en Jehová .
ALABAD á Jehová , invocad su nombre : haced notorias sus obras en los pueblos .
Cantadle , cantadle salmos : hablad de todas sus maravillas .
Gloriaos en su santo nombre : alégrese el corazón de los que buscan á Jehová .
Buscad á Jehová , y su fortaleza : buscad siempre su rostro .
Acordaos de sus maravillas que hizo , de sus prodigios y de los juicios de su boca ,
Oh vosotros , simiente de Abraham su siervo , hijos de Jacob , sus escogidos .
El es Jehová nuestro Dios ; en toda la tierra son sus juicios .
Acordóse para siempre de su alianza ; de la palabra que mandó para mil generaciones ,
La cual concertó con Abraham ; y de su juramento á Isaac .
Y establecióla á Jacob por decreto , á Israel por pacto sempiterno ,
Diciendo : A ti daré la tierra de Canaán por cordel de vuestra heredad .
Esto siendo ellos pocos hombres en número , y extranjeros en ella .
Y anduvieron de gente en gente , de un reino á otro pueblo .
No consintió que hombre los agraviase ; y por causa de ellos castigó los reyes .
No toquéis , dijo , á mis ungidos , ni hagáis mal á mis profetas .
Y llamó al hambre sobre la tierra , y quebrantó todo mantenimiento de pan .
Envió un varón delante de ellos , á José , que fué vendido por siervo .
Afligieron sus pies con grillos ; en hierro fué puesta su persona .
Hasta la hora que llegó su palabra , el dicho de Jehová le probó .
Envió el rey , y soltóle ; el señor de los pueblos , y desatóle .
Púsolo por señor de su casa , y por enseñoreador en toda su posesión ;
Para que reprimiera á sus grandes como él quisiese , y á sus ancianos enseñara sabiduría .
Después entró Israel en Egipto , y Jacob fué extranjero en la tierra de Châm .
Y multiplicó su pueblo en gran manera , é hízolo fuerte más que sus enemigos .
Volvió el corazón de ellos para que aborreciesen á su pueblo , para que contra sus siervos pensasen mal .
Envió á su siervo Moisés , y á Aarón al cual escogió .
Pusieron en ellos las palabras de sus señales , y sus prodigios en la tierra de Châm .
Echó tinieblas , é hizo oscuridad ; y no fueron rebeldes á su palabra .
Volvió sus aguas en sangre , y mató sus pescados .
Produjo su tierra ranas , aun en las cámaras de sus reyes .
Dijo , y vinieron enjambres de moscas , y piojos en todo su término .
Volvió en su tierra sus lluvias en granizo , y en fuego de llamaradas .
E hirió sus viñas y sus higueras , y quebró los árboles de su término .
Dijo , y vinieron langostas , y pulgón sin número ;
Y comieron toda la hierba de su país , y devoraron el fruto de su tierra .
Hirió además á todos los primogénitos en su tierra , el principio de toda su fuerza .
Y sacólos con plata y oro ; y no hubo en sus tribus enfermo .
Egipto se alegró de que salieran ; porque su terror había caído sobre ellos .
Extendió una nube por cubierta , y fuego para alumbrar la noche .
Pidieron , é hizo venir codornices ; y saciólos de pan del cielo .
Abrió la peña , y fluyeron aguas ; corrieron por los secadales como un río .
Porque se acordó de su santa palabra , dada á Abraham su siervo .
Y sacó á su pueblo con gozo ; con júbilo á sus escogidos .
Y dióles las tierras de las gentes ; y las labores de las naciones heredaron :
Para que guardasen sus estatutos , y observasen sus leyes . Aleluya .
ALELUYA . Alabad á Jehová , porque es bueno ; porque para siempreessu misericordia .
¿ Quién expresará las valentías de Jehová ? ¿ quién contará sus alabanzas ?
Dichosos los que guardan juicio , los que hacen justicia en todo tiempo .
Acuérdate de mí , oh Jehová , según tu benevolencia para con tu pueblo : visítame con tu salud ;
Pecamos con nuestros padres , hicimos iniquidad , hicimos impiedad .
Salvólos empero por amor de su nombre , para hacer notoria su fortaleza .
Y cubrieron las aguas á sus enemigos : no quedó uno de ellos .
Entonces creyeron á sus palabras , y cantaron su alabanza .
Apresuráronse , olvidáronse de sus obras ; no esperaron en su consejo .
Y desearon con ansia en el desierto ; y tentaron á Dios en la soledad .
Y él les dió lo que pidieron ; mas envió flaqueza en sus almas .
Tomaron después celo contra Moisés en el campo , y contra Aarón el santo de Jehová .
Abrióse la tierra , y tragó á Dathán , y cubrió la compañía de Abiram .
Y encendióse el fuego en su junta ; la llama quemó los impíos .
Hicieron becerro en Horeb , y encorváronse á un vaciadizo .
Así trocaron su gloria por la imagen de un buey que come hierba .
Olvidaron al Dios de su salud , que había hecho grandezas en Egipto ;
Maravillas en la tierra de Châm , cosas formidables sobre el mar Bermejo .
Empero aborrecieron la tierra deseable : no creyeron á su palabra ;
Antes murmuraron en sus tiendas , y no oyeron la voz de Jehová .
Por lo que alzó su mano á ellos , en orden á postrarlos en el desierto ,
Y humillar su simiente entre las gentes , y esparcirlos por las tierras .
Allegáronse asimismo á Baal-peor , y comieron los sacrificios de los muertos .
Y ensañaron á Dios con sus obras , y desarrollóse la mortandad en ellos .
Entonces se levantó Phinees , é hizo juicio ; y se detuvo la plaga .
Y fuéle contado á justicia de generación en generación para siempre .
También le irritaron en las aguas de Meriba : é hizo mal á Moisés por causa de ellos ;
Porque hicieron se rebelase su espíritu , como lo expresó con sus labios .
No destruyeron los pueblos que Jehová les dijo ;
Antes se mezclaron con las gentes , y aprendieron sus obras ,
Y sirvieron á sus ídolos ; los cuales les fueron por ruina .
Y sacrificaron sus hijos y sus hijas á los demonios ;
Contamináronse así con sus obras , y fornicaron con sus hechos .
Encendióse por tanto el furor de Jehová sobre su pueblo , y abominó su heredad :
Y entrególos en poder de las gentes , y enseñoreáronse de ellos los que los aborrecían .
Y sus enemigos los oprimieron , y fueron quebrantados debajo de su mano .
Muchas veces los libró ; mas ellos se rebelaron á su consejo , y fueron humillados por su maldad .
El con todo , miraba cuando estaban en angustia , y oía su clamor :
Y acordábase de su pacto con ellos , y arrepentíase conforme á la muchedumbre de sus miseraciones .
Hizo asimismo tuviesen de ellos misericordia todos los que los tenían cautivos .
ALABAD á Jehová , porque es bueno ; porque para siempreessu misericordia .
Díganlolos redimidos de Jehová , los que ha redimido del poder del enemigo ,
Anduvieron perdidos por el desierto , por la soledad sin camino , no hallando ciudad de población .
Hambrientos y sedientos , su alma desfallecía en ellos .
Habiendo empero clamado á Jehová en su angustia , librólos de sus aflicciones :
Y dirigiólos por camino derecho , para que viniesen á ciudad de población .
Alaben la misericordia de Jehová , y sus maravillas para con los hijos de los hombres .
Porque sació al alma menesterosa , y llenó de bien al alma hambrienta .
Los que moraban en tinieblas y sombra de muerte , aprisionados en aflicción y en hierros ;
Por cuanto fueron rebeldes á las palabras de Jehová , y aborrecieron el consejo del Altísimo ,
Por lo que quebrantó él con trabajo sus corazones , cayeron y no hubo quien les ayudase ;
Luego que clamaron á Jehová en su angustia , librólos de sus aflicciones .
Sacólos de las tinieblas y de la sombra de muerte , y rompió sus prisiones .
Alaben la misericordia de Jehová , y sus maravillas para con los hijos de los hombres .
Porque quebrantó las puertas de bronce , y desmenuzó los cerrojos de hierro .
Los insensatos , á causa del camino de su rebelión y á causa de sus maldades , fueron afligidos .
Su alma abominó toda vianda , y llegaron hasta las puertas de la muerte .
Mas clamaron á Jehová en su angustia , y salvólos de sus aflicciones .
Envió su palabra , y curólos , y librólos de su ruina .
Alaben la misericordia de Jehová , y sus maravillas para con los hijos de los hombres :
Y sacrifiquen sacrificios de alabanza , y publiquen sus obras con júbilo .
Los que descienden á la mar en navíos , y hacen negocio en las muchas aguas ,
Ellos han visto las obras de Jehová , y sus maravillas en el profundo .
El dijo , é hizo saltar el viento de la tempestad , que levanta sus ondas .
Suben á los cielos , descienden á los abismos : sus almas se derriten con el mal .
Tiemblan , y titubean como borrachos , y toda su ciencia es perdida .
Claman empero á Jehová en su angustia , y líbralos de sus aflicciones .
Hace parar la tempestad en sosiego , y se apaciguan sus ondas .
Alégranse luego porque se reposaron ; y él los guía al puerto que deseaban .
Alaben la misericordia de Jehová , y sus maravillas para con los hijos de los hombres .
Y ensálcenlo en la congregación del pueblo ; y en consistorio de ancianos lo alaben .
El vuelve los ríos en desierto , y los manantiales de las aguas en secadales ;
La tierra fructífera en salados , por la maldad de los que la habitan .
Vuelve el desierto en estanques de aguas , y la tierra seca en manantiales .
Y allí aposenta á los hambrientos , y disponen ciudad para habitación ;
Y siembran campos , y plantan viñas , y rinden crecido fruto .
Y los bendice , y se multiplican en gran manera ; y no disminuye sus bestias .
Y luego son menoscabados y abatidos á causa de tiranía , de males y congojas .
El derrama menosprecio sobre los príncipes , y les hace andar errados , vagabundos , sin camino :
Y levanta al pobre de la miseria , y hace multiplicar las familias como rebaños de ovejas .
Vean los rectos , y alégrense ; y toda maldad cierre su boca .
¿ Quién es sabio y guardará estas cosas , y entenderá las misericordias de Jehová ?
Canción : Salmo de David . MI corazón está dispuesto , oh Dios ; cantaré y salmearé todavía en mi gloria .
Despiértate , salterio y arpa : despertaré al alba .
Te alabaré , oh Jehová , entre los pueblos ; á ti cantaré salmos entre las naciones .
Porque grande más que los cielos es tu misericordia , y hasta los cielos tu verdad .
Ensálzate , oh Dios , sobre los cielos ; y sobre toda la tierra tu gloria .
Para que sean librados tus amados , salva con tu diestra y respóndeme .
Dios habló por su santuario : alegraréme , repartiré á Sichêm , y mediré el valle de Succoth .
Mío es Galaad , mío es Manasés ; y Ephraim es la fortaleza de mi cabeza ; Judá es mi legislador ;
Moab , la vasija de mi lavatorio : sobre Edom echaré mi calzado ; regocijaréme sobre Palestina .
¿ Quién me guiará á la ciudad fortalecida ? ¿ quién me guiará hasta Idumea ?
Danos socorro en la angustia : porque mentirosa es la salud del hombre .
En Dios haremos proezas : y él hollará nuestros enemigos .
Al Músico principal : Salmo de David . OH Dios de mi alabanza , no calles ;
Y con palabras de odio me rodearon ; y pelearon contra mí sin causa .
En pago de mi amor me han sido adversarios : mas yo oraba .
Y pusieron contra mí mal por bien , y odio por amor .
Pon sobre él al impío : y Satán esté á su diestra .
Cuando fuere juzgado , salga impío ; y su oración sea para pecado .
Sean sus días pocos : tome otro su oficio .
Sean sus hijos huérfanos , y su mujer viuda .
Y anden sus hijos vagabundos , y mendiguen ; y procuren su pan lejos de sus desolados hogares .
Enrede el acreedor todo lo que tiene , y extraños saqueen su trabajo .
No tenga quien le haga misericordia ; ni haya quien tenga compasión de sus huérfanos .
Su posteridad sea talada ; en segunda generación sea raído su nombre .
Estén siempre delante de Jehová , y él corte de la tierra su memoria .
Séale como vestido con que se cubra , y en lugar de cinto con que se ciña siempre .
Porque yo estoy afligido y necesitado ; y mi corazón está herido dentro de mí .
Voime como la sombra cuando declina ; soy sacudido como langosta .
Mis rodillas están debilitadas á causa del ayuno , y mi carne desfallecida por falta de gordura .
Yo he sido para ellos objeto de oprobio ; mirábanme , y meneaban su cabeza .
Ayúdame , Jehová Dios mío : sálvame conforme á tu misericordia .
Y entiendan que esta es tu mano ; que tú , Jehová , has hecho esto .
Maldigan ellos , y bendice tú : levántense , mas sean avergonzados , y regocíjese tu siervo .
Sean vestidos de ignominia los que me calumnian ; y sean cubiertos de su confusión como con manto .
Yo alabaré á Jehová en gran manera con mi boca , y le loaré en medio de muchos .
Porque él se pondrá á la diestra del pobre , para librar su alma de los que le juzgan .
La vara de tu fortaleza enviará Jehová desde Sión : domina en medio de tus enemigos .
Juró Jehová , y no se arrepentirá : Tú eres sacerdote para siempre según el orden de Melchîsedech .
El Señor á tu diestra herirá á los reyes en el día de su furor .
Del arroyo beberá en el camino : por lo cual levantará cabeza .
Grandes son las obras de Jehová ; buscadas de todos los que las quieren .
Gloria y hermosura es su obra ; y su justicia permanece para siempre .
Hizo memorables sus maravillas : clemente y misericordioso es Jehová .
Dió mantenimiento á los que le temen ; para siempre se acordará de su pacto .
El poder de sus obras anunció á su pueblo , dándole la heredad de las gentes .
Las obras de sus manos son verdad y juicio : fieles son todos sus mandamientos ;
Afirmados por siglo de siglo , hechos en verdad y en rectitud .
Redención ha enviado á su pueblo ; para siempre ha ordenado su pacto : santo y terrible es su nombre .
Aleluya . BIENAVENTURADO el hombre que teme á Jehová , yen sus mandamientos se deleita en gran manera .
Su simiente será poderosa en la tierra : la generación de los rectos será bendita .
Hacienda y riquezas hay en su casa ; y su justicia permanece para siempre .
Resplandeció en las tinieblas luz á los rectos : es clemente , y misericordioso , y justo .
El hombre de bien tiene misericordia y presta ; gobierna sus cosas con juicio .
Por lo cual no resbalará para siempre : en memoria eterna será el justo .
De mala fama no tendrá temor : su corazón está apercibido , confiado en Jehová .
Asentado está su corazón , no temerá , hasta que vea en sus enemigos su deseo .
Aleluya . ALABAD , siervos de Jehová , alabad el nombre de Jehová .
Sea el nombre de Jehová bendito , desde ahora y para siempre .
Desde el nacimiento del sol hasta donde se pone , sea alabado el nombre de Jehová .
Alto sobre todas las naciones es Jehová ; sobre los cielos su gloria .
¿ Quién como Jehová nuestro Dios , que ha enaltecido su habitación ,
Que se humilla á mirar en el cielo y en la tierra ?
El levanta del polvo al pobre , y al menesteroso alza del estiércol ,
Para hacerlos sentar con los príncipes , con los príncipes de su pueblo .
El hace habitar en familia á la estéril , gozosa en ser madre de hijos . Aleluya .
CUANDO salió Israel de Egipto , la casa de Jacob del pueblo bárbaro ,
Judá fué su consagrada heredad , Israel su señorío .
La mar vió , y huyó ; el Jordán se volvió atrás .
Los montes saltaron como carneros : los collados como corderitos .
¿ Qué tuviste , oh mar , que huiste ? ¿ y tú , oh Jordán , que te volviste atrás ?
Oh montes , ¿ por qué saltasteis como carneros , y vosotros , collados , como corderitos ?
A la presencia del Señor tiembla la tierra , á la presencia del Dios de Jacob ;
El cual tornó la peña en estanque de aguas , y en fuente de aguas la roca .
Por qué dirán las gentes : ¿ Dónde está ahora su Dios ?
Y nuestro Dios está en los cielos : todo lo que quiso ha hecho .
Sus ídolos son plata y oro , obra de manos de hombres .
Tienen boca , mas no hablarán ; tienen ojos , mas no verán ;
Orejas tienen , mas no oirán ; tienen narices , mas no olerán ;
Manos tienen , mas no palparán ; tienen pies , mas no andarán ; no hablarán con su garganta .
Como ellos son los que los hacen ; cualquiera que en ellos confía .
Oh Israel , confía en Jehová : él es su ayuda y su escudo .
Casa de Aarón , confiad en Jehová : él es su ayuda y su escudo .
Los que teméis á Jehová , confiad en Jehová : él es su ayuda y su escudo .
Bendecirá á los que temen á Jehová ; á chicos y á grandes .
Acrecentará Jehová bendición sobre vosotros ; sobre vosotros y sobre vuestros hijos .
Benditos vosotros de Jehová , que hizo los cielos y la tierra .
Los cielos son los cielos de Jehová : y ha dado la tierra á los hijos de los hombres .
No alabarán los muertos á JAH , ni cuantos descienden al silencio ;
Mas nosotros bendeciremos á JAH , desde ahora para siempre . Aleluya .
AMO á Jehová , pues ha oído mi voz y mis súplicas .
Porque ha inclinado á mí su oído , invocarélepor tanto en todos mis días .
Rodeáronme los dolores de la muerte , me encontraron las angustias del sepulcro : angustia y dolor había yo hallado .
Entonces invoqué el nombre de Jehová , diciendo : Libra ahora , oh Jehová , mi alma .
Clemente es Jehová y justo ; sí , misericordioso es nuestro Dios .
Jehová guarda á los sinceros : estaba yo postrado , y salvóme .
Vuelve , oh alma mía , á tu reposo ; porque Jehová te ha hecho bien .
Pues tú has librado mi alma de la muerte , mis ojos de lágrimas , y mis pies de desbarrar .
Andaré delante de Jehová en la tierra de los vivientes .
Creí ; por tanto hablé , estando afligido en gran manera .
Y dije en mi apresuramiento : Todo hombre es mentiroso .
¿ Qué pagaré á Jehová por todos sus beneficios para conmigo ?
Tomaré la copa de la salud , é invocaré el nombre de Jehová .
Ahora pagaré mis votos á Jehová delante de todo su pueblo .
Estimada es en los ojos de Jehová la muerte de sus santos .
Te ofreceré sacrificio de alabanza , é invocaré el nombre de Jehová .
A Jehová pagaré ahora mis votos delante de todo su pueblo ;
En los atrios de la casa de Jehová , en medio de ti , oh Jerusalem . Aleluya .
ALABAD á Jehová , naciones todas ; pueblos todos , alabadle .
ALABAD á Jehová , porque es bueno ; porque para siempreessu misericordia .
Diga ahora Israel : Que para siempreessu misericordia .
Diga ahora la casa de Aarón : Que para siempreessu misericordia .
Digan ahora los que temen á Jehová : Que para siempreessu misericordia .
Desde la angustia invoqué á JAH ; y respondióme JAH , poniéndomeen anchura .
Jehová está por mí : no temeré lo que me pueda hacer el hombre .
Mejor es esperar en Jehová que esperar en hombre .
Mejor es esperar en Jehová que esperar en príncipes .
Todas las gentes me cercaron : en nombre de Jehová , que yo los romperé .
Cercáronme y asediáronme : en nombre de Jehová , que yo los romperé .
Empujásteme con violencia para que cayese : empero ayudóme Jehová .
Mi fortaleza y mi canción es JAH ; y él me ha sido por salud .
La diestra de Jehová sublime : la diestra de Jehová hace valentías .
No moriré , sino que viviré , y contaré las obras de JAH .
Castigóme gravemente JAH : mas no me entregó á la muerte .
Abridme las puertas de la justicia : entraré por ellas , alabaré á JAH .
Esta puerta de Jehová , por ella entrarán los justos .
Te alabaré , porque me has oído , y me fuiste por salud .
La piedra que desecharon los edificadores , ha venido á ser cabeza del ángulo .
De parte de Jehová es esto : es maravilla en nuestros ojos .
Este es el día que hizo Jehová : nos gozaremos y alegraremos en él .
Oh Jehová , salva ahora , te ruego : oh Jehová , ruégote hagas prosperar ahora .
Mi Dios eres tú , y á ti alabaré : Dios mío , á ti ensalzaré .
Alabad á Jehová porque es bueno ; porque para siempre es su misericordia .
ALEPH . BIENAVENTURADOS los perfectos de camino ; los que andan en la ley de Jehová .
Bienaventurados los que guardan sus testimonios , y con todo el corazón le buscan :
Pues no hacen iniquidad los que andan en sus caminos .
Tú encargaste que sean muy guardados tus mandamientos .
¡ Ojalá fuesen ordenados mis caminos á observar tus estatutos !
Entonces no sería yo avergonzado , cuando atendiese á todos tus mandamientos .
Te alabaré con rectitud de corazón , cuando aprendiere los juicios de tu justicia .
Tus estatutos guardaré : no me dejes enteramente .
BETH ¿ Con qué limpiará el joven su camino ? Con guardar tu palabra .
Con todo mi corazón te he buscado : no me dejes divagar de tus mandamientos .
En mi corazón he guardado tus dichos , para no pecar contra ti .
Bendito tú , oh Jehová : enséñame tus estatutos .
Con mis labios he contado todos los juicios de tu boca .
Heme gozado en el camino de tus testimonios , como sobre toda riqueza .
En tus mandamientos meditaré , consideraré tus caminos .
Recrearéme en tus estatutos : no me olvidaré de tus palabras .
GIMEL . Haz bien á tu siervo ; que viva y guarde tu palabra .
Abre mis ojos , y miraré las maravillas de tu ley .
Advenedizo soy yo en la tierra : no encubras de mí tus mandamientos .
Quebrantada está mi alma de desear tus juicios en todo tiempo .
Destruiste á los soberbios malditos , que se desvían de tus mandamientos .
Aparta de mí oprobio y menosprecio ; porque tus testimonios he guardado .
Príncipes también se sentaron y hablaron contra mí : mas tu siervo meditaba en tus estatutos .
Pues tus testimonios son mis deleites , y mis consejeros .
DALETH . Pegóse al polvo mi alma : vivifícame según tu palabra .
Mis caminos te conté , y me has respondido : enséñame tus estatutos .
Hazme entender el camino de tus mandamientos , y hablaré de tus maravillas .
Deshácese mi alma de ansiedad : corrobórame según tu palabra .
Aparta de mí camino de mentira ; y hazme la gracia de tu ley .
Escogí el camino de la verdad ; he puesto tus juicios delante de mí .
Allegádome he á tus testimonios ; oh Jehová , no me avergüences .
Por el camino de tus mandamientos correré , cuando ensanchares mi corazón .
HE . Enséñame , oh Jehová , el camino de tus estatutos , y guardarélo hasta el fin .
Dame entendimiento , y guardaré tu ley ; y la observaré de todo corazón .
Guíame por la senda de tus mandamientos ; porque en ella tengo mi voluntad .
Inclina mi corazón á tus testimonios , y no á la avaricia .
Aparta mis ojos , que no vean la vanidad ; avívame en tu camino .
Confirma tu palabra á tu siervo , que te teme .
Quita de mí el oprobio que he temido : porque buenos son tus juicios .
He aquí yo he codiciado tus mandamientos : vivifícame en tu justicia .
VAU . Y venga á mí tu misericordia , oh Jehová ; tu salud , conforme á tu dicho .
Y daré por respuesta á mi avergonzador , que en tu palabra he confiado .
Y no quites de mi boca en ningún tiempo la palabra de verdad ; porque á tu juicio espero .
Y guardaré tu ley siempre , por siglo de siglo .
Y andaré en anchura , porque busqué tus mandamientos .
Y hablaré de tus testimonios delante de los reyes , y no me avergonzaré .
Y deleitaréme en tus mandamientos , que he amado .
ZAIN . Acuérdate de la palabra dada á tu siervo , en la cual me has hecho esperar .
Esta es mi consuelo en mi aflicción : porque tu dicho me ha vivificado .
Los soberbios se burlaron mucho de mí : mas no me he apartado de tu ley .
Acordéme , oh Jehová , de tus juicios antiguos , y consoléme .
Horror se apoderó de mí , á causa de los impíos que dejan tu ley .
Cánticos me fueron tus estatutos en la mansión de mis peregrinaciones .
Acordéme en la noche de tu nombre , oh Jehová , y guardé tu ley .
Esto tuve , porque guardaba tus mandamientos .
CHETH . Mi porción , oh Jehová , dije , será guardar tus palabras .
Tu presencia supliqué de todo corazón : ten misericordia de mí según tu palabra .
Consideré mis caminos , y torné mis pies á tus testimonios .
Apresuréme , y no me retardé en guardar tus mandamientos .
Compañías de impíos me han robado : mas no me he olvidado de tu ley .
A media noche me levantaba á alabarte sobre los juicios de tu justicia .
Compañero soy yo de todos los que te temieren y guardaren tus mandamientos .
De tu misericordia , oh Jehová , está llena la tierra : enséñame tus estatutos .
TETH . Bien has hecho con tu siervo , oh Jehová , conforme á tu palabra .
Enséñame bondad de sentido y sabiduría ; porque tus mandamientos he creído .
Antes que fuera yo humillado , descarriado andaba ; mas ahora guardo tu palabra .
Bueno eres tú , y bienhechor : enséñame tus estatutos .
Contra mí forjaron mentira los soberbios : mas yo guardaré de todo corazón tus mandamientos .
Engrasóse el corazón de ellos como sebo ; mas yo en tu ley me he deleitado .
Bueno me es haber sido humillado , para que aprenda tus estatutos .
Mejor me es la ley de tu boca , que millares de oro y plata .
JOD . Tus manos me hicieron y me formaron : hazme entender , y aprenderé tus mandamientos .
Los que te temen , me verán , y se alegrarán ; porque en tu palabra he esperado .
Conozco , oh Jehová , que tus juicios son justicia , y que conforme á tu fidelidad me afligiste .
Sea ahora tu misericordia para consolarme , conforme á lo que has dicho á tu siervo .
Vengan á mí tus misericordias , y viva ; porque tu ley es mi deleite .
Tórnense á mí los que te temen y conocen tus testimonios .
Sea mi corazón íntegro en tus estatutos ; porque no sea yo avergonzado .
CAPH . Desfallece mi alma por tu salud , esperando en tu palabra .
Desfallecieron mis ojos por tu palabra , diciendo : ¿ Cuándo me consolarás ?
Porque estoy como el odre al humo ; mas no he olvidado tus estatutos .
¿ Cuántos son los días de tu siervo ? ¿ cuándo harás juicio contra los que me persiguen ?
Los soberbios me han cavado hoyos ; mas no obran según tu ley .
Todos tus mandamientos son verdad : sin causa me persiguen ; ayúdame .
Casi me han echado por tierra : mas yo no he dejado tus mandamientos .
Vivifícame conforme á tu misericordia ; y guardaré los testimonios de tu boca .
LAMED . Para siempre , oh Jehová , permanece tu palabra en los cielos .
Por generación y generación es tu verdad : tú afirmaste la tierra , y persevera .
Por tu ordenación perseveran hasta hoy las cosas criadas ; porque todas ellas te sirven .
Si tu ley no hubiese sido mis delicias , ya en mi aflicción hubiera perecido .
Nunca jamás me olvidaré de tus mandamientos ; porque con ellos me has vivificado .
Tuyo soy yo , guárdame ; porque he buscado tus mandamientos .
Los impíos me han aguardado para destruirme : mas yo entenderé en tus testimonios .
A toda perfección he visto fin : ancho sobremanera es tu mandamiento .
MEM ¡ Cuánto amo yo tu ley ! todo el día es ella mi meditación .
Me has hecho más sabio que mis enemigos con tus mandamientos ; porque me son eternos .
Más que todos mis enseñadores he entendido : porque tus testimonios son mi meditación .
Más que los viejos he entendido , porque he guardado tus mandamientos .
De todo mal camino contuve mis pies , para guardar tu palabra .
No me aparté de tus juicios ; porque tú me enseñaste .
¡ Cuán dulces son á mi paladar tus palabras ! más que la miel á mi boca .
De tus mandamientos he adquirido inteligencia : por tanto he aborrecido todo camino de mentira .
NUN . Lámpara es á mis pies tu palabra , y lumbrera á mi camino .
Juré y ratifiqué el guardar los juicios de tu justicia .
Afligido estoy en gran manera : oh Jehová , vivifícame conforme á tu palabra .
Ruégote , oh Jehová , te sean agradables los sacrificios voluntarios de mi boca ; y enséñame tus juicios .
De continuo está mi alma en mi mano : mas no me he olvidado de tu ley .
Pusiéronme lazo los impíos : empero yo no me desvié de tus mandamientos .
Por heredad he tomado tus testimonios para siempre ; porque son el gozo de mi corazón .
Mi corazón incliné á poner por obra tus estatutos de continuo , hasta el fin .
SAMECH . Los pensamientos vanos aborrezco ; mas amo tu ley .
Mi escondedero y mi escudo eres tú : en tu palabra he esperado .
Apartaos de mí , malignos ; pues yo guardaré los mandamientos de mi Dios .
Susténtame conforme á tu palabra , y viviré : y no me avergüences de mi esperanza .
Sostenme , y seré salvo ; y deleitaréme siempre en tus estatutos .
Hollaste á todos los que se desvían de tus estatutos : porque mentira es su engaño .
Como escorias hiciste consumir á todos los impíos de la tierra : por tanto yo he amado tus testimonios .
Mi carne se ha extremecido por temor de ti ; y de tus juicios tengo miedo .
AIN . Juicio y justicia he hecho ; no me dejes á mis opresores .
Responde por tu siervo para bien : no me hagan violencia los soberbios .
Mis ojos desfallecieron por tu salud , y por el dicho de tu justicia .
Haz con tu siervo según tu misericordia , y enséñame tus estatutos .
Tu siervo soy yo , dame entendimiento ; para que sepa tus testimonios .
Tiempo es de hacer , oh Jehová ; disipado han tu ley .
Por eso he amado tus mandamientos más que el oro , y más que oro muy puro .
Por eso todos los mandamientos de todas las cosas estimé rectos : aborrecí todo camino de mentira .
PE . Maravillosos son tus testimonios : por tanto los ha guardado mi alma .
El principio de tus palabras alumbra ; hace entender á los simples .
Mi boca abrí y suspiré ; porque deseaba tus mandamientos .
Mírame , y ten misericordia de mí , como acostumbras con los que aman tu nombre .
Ordena mis pasos con tu palabra ; y ninguna iniquidad se enseñoree de mí .
Redímeme de la violencia de los hombres ; y guardaré tus mandamientos .
Haz que tu rostro resplandezca sobre tu siervo ; y enséñame tus estatutos .
Ríos de agua descendieron de mis ojos , porque no guardaban tu ley .
TZADDI . Justo eres tú , oh Jehová , y rectos tus juicios .
Tus testimonios , que has recomendado , son rectos y muy fieles .
Mi celo me ha consumido ; porque mis enemigos se olvidaron de tus palabras .
Sumamente acendrada es tu palabra ; y la ama tu siervo .
Pequeño soy yo y desechado ; mas no me he olvidado de tus mandamientos .
Tu justicia es justicia eterna , y tu ley la verdad .
Aflicción y angustia me hallaron : mas tus mandamientos fueron mis deleites .
Justicia eterna son tus testimonios ; dame entendimiento , y viviré .
COPH . Clamé con todo mi corazón ; respóndeme , Jehová , y guardaré tus estatutos .
A ti clamé ; sálvame , y guardaré tus testimonios .
Anticipéme al alba , y clamé : esperé en tu palabra .
Previnieron mis ojos las vigilias de la noche , para meditar en tus dichos .
Oye mi voz conforme á tu misericordia ; oh Jehová , vivifícame conforme á tu juicio .
Acercáronse á la maldad los que me persiguen ; alejáronse de tu ley .
Cercano estás tú , oh Jehová ; y todos tus mandamientos son verdad .
Ya ha mucho que he entendido de tus mandamientos , que para siempre los fundaste .
RESH . Mira mi aflicción , y líbrame ; porque de tu ley no me he olvidado .
Aboga mi causa , y redímeme : vivifícame con tu dicho .
Lejos está de los impíos la salud ; porque no buscan tus estatutos .
Muchas son tus misericordias , oh Jehová : vivifícame conforme á tus juicios .
Muchos son mis perseguidores y mis enemigos ; mas de tus testimonios no me he apartado .
Veía á los prevaricadores , y carcomíame ; porque no guardaban tus palabras .
Mira , oh Jehová , que amo tus mandamientos : vivifícame conforme á tu misericordia .
El principio de tu palabra es verdad ; y eterno es todo juicio de tu justicia .
SIN . Príncipes me han perseguido sin causa ; mas mi corazón tuvo temor de tus palabras .
Gózome yo en tu palabra , como el que halla muchos despojos .
La mentira aborrezco y abomino : tu ley amo .
Siete veces al día te alabo sobre los juicios de tu justicia .
Mucha paz tienen los que aman tu ley ; y no hay para ellos tropiezo .
Tu salud he esperado , oh Jehová ; y tus mandamientos he puesto por obra .
Mi alma ha guardado tus testimonios , y helos amado en gran manera .
Guardado he tus mandamientos y tus testimonios ; porque todos mis caminos están delante de ti .
TAU . Acérquese mi clamor delante de ti , oh Jehová : dame entendimiento conforme á tu palabra .
Venga mi oración delante de ti : líbrame conforme á tu dicho .
Mis labios rebosarán alabanza , cuando me enseñares tus estatutos .
Hablará mi lengua tus dichos ; porque todos tus mandamientos son justicia .
Sea tu mano en mi socorro ; porque tus mandamientos he escogido .
Deseado he tu salud , oh Jehová ; y tu ley es mi delicia .
Viva mi alma y alábete ; y tus juicios me ayuden .
Yo anduve errante como oveja extraviada ; busca á tu siervo ; porque no me he olvidado de tus mandamientos .
Cántico gradual . A JEHOVÁ llamé estando en angustia , y él me respondió .
Libra mi alma , oh Jehová , de labio mentiroso , de la lengua fraudulenta .
¿ Qué te dará , ó qué te aprovechará , oh lengua engañosa ?
Agudas saetas de valiente , con brasas de enebro .
¡ Ay de mí , que peregrino en Mesech , y habito entre las tiendas de Kedar !
Mucho se detiene mi alma con los que aborrecen la paz .
Yo soy pacífico : mas ellos , así que hablo , me hacen guerra .
Cántico gradual . ALZARÉ mis ojos á los montes , de donde vendrá mi socorro .
Mi socorrovienede Jehová , que hizo los cielos y la tierra .
No dará tu pie al resbaladero ; ni se dormirá el que te guarda .
He aquí , no se adormecerá ni dormirá el que guarda á Israel .
Jehová es tu guardador : Jehová es tu sombra á tu mano derecha .
El sol no te fatigará de día , ni la luna de noche .
Jehová te guardará de todo mal : él guardará tu alma .
Jehová guardará tu salida y tu entrada , desde ahora y para siempre .
Cántico gradual : de David . YO me alegré con los que me decían : A la casa de Jehová iremos .
Nuestros pies estuvieron en tus puertas , oh Jerusalem ;
Jerusalem , que se ha edificado como una ciudad que está bien unida entre sí .
Porque allá están las sillas del juicio , las sillas de la casa de David .
Pedid la paz de Jerusalem : sean prosperados los que te aman .
Haya paz en tu antemuro , y descanso en tus palacios .
Por amor de mis hermanos y mis compañeros hablaré ahora paz de ti .
A causa de la casa de Jehová nuestro Dios , buscaré bien para ti .
Cántico gradual . A TI que habitas en los cielos , alcé mis ojos .
Ten misericordia de nosotros , oh Jehová , ten misericordia de nosotros ; porque estamos muy hartos de menosprecio .
Cántico gradual : de David . A NO haber estado Jehová por nosotros , diga ahora Israel ;
A no haber estado Jehová por nosotros , cuando se levantaron contra nosotros los hombres ,
Vivos nos habrían entonces tragado , cuando se encendió su furor en nosotros .
Entonces nos habrían inundado las aguas ; sobre nuestra alma hubiera pasado el torrente :
Hubieran entonces pasado sobre nuestra alma las aguas soberbias .
Bendito Jehová , que no nos dió por presa á sus dientes .
Nuestro socorro es en el nombre de Jehová , que hizo el cielo y la tierra .
Cántico gradual . LOS que confían en Jehová son como el monte de Sión , que no deslizará : estará para siempre .
Como Jerusalem tiene montes alrededor de ella , así Jehová alrededor de su pueblo desde ahora y para siempre .
Haz bien , oh Jehová , á los buenos , y á los que son rectos en sus corazones .
Cántico gradual . CUANDO Jehová hiciere tornar la cautividad de Sión , seremos como los que sueñan .
Grandes cosas ha hecho Jehová con nosotros ; estaremos alegres .
Haz volver nuestra cautividad , oh Jehová , como los arroyos en el austro .
Los que sembraron con lágrimas , con regocijo segarán .
Irá andando y llorando el que lleva la preciosa simiente ; mas volverá á venir con regocijo , trayendo sus gavillas .
He aquí , heredad de Jehová son los hijos : cosa de estima el fruto del vientre .
Como saetas en mano del valiente , así son los hijos habidos en la juventud .
Cántico gradual . BIENAVENTURADO todo aquel que teme á Jehová , que anda en sus caminos .
Cuando comieres el trabajo de tus manos , bienaventurado tú , y tendrás bien .
He aquí que así será bendito el hombre que teme á Jehová .
Y veas los hijos de tus hijos , y la paz sobre Israel .
Cántico gradual . MUCHO me han angustiado desde mi juventud , puede decir ahora Israel ;
Mucho me han angustiado desde mi juventud ; mas no prevalecieron contra mí .
Sobre mis espaldas araron los aradores : hicieron largos surcos .
Jehová es justo ; cortó las coyundas de los impíos .
Serán avergonzados y vueltos atrás todos los que aborrecen á Sión .
Serán como la hierba de los tejados , que se seca antes que crezca :
De la cual no hinchió segador su mano , ni sus brazos el que hace gavillas .
Cántico gradual . DE los profundos , oh Jehová , á ti clamo .
Señor , oye mi voz ; estén atentos tus oídos á la voz de mi súplica .
JAH , si mirares á los pecados , ¿ quién , oh Señor , podrá mantenerse ?
Empero hay perdón cerca de ti , para que seas temido .
Esperé yo á Jehová , esperó mi alma ; en su palabra he esperado .
Espere Israel á Jehová ; porque en Jehová hay misericordia , y abundante redención con él .
Y él redimirá á Israel de todos sus pecados .
Espera , oh Israel , en Jehová desde ahora y para siempre .
Cántico gradual . ACUÉRDATE , oh Jehová , de David , yde toda su aflicción ;
Que juró él á Jehová , prometió al Fuerte de Jacob :
No entraré en la morada de mi casa , ni subiré sobre el lecho de mi estrado ;
No daré sueño á mis ojos , ni á mis párpados adormecimiento ,
Hasta que halle lugar para Jehová , moradas para el Fuerte de Jacob .
He aquí , en Ephrata oímos de ella : hallámosla en los campos del bosque .
Entraremos en sus tiendas ; encorvarnos hemos al estrado de sus pies .
Levántate , oh Jehová , á tu reposo ; tú y el arca de tu fortaleza .
Tus sacerdotes se vistan de justicia , y regocíjense tus santos .
Por amor de David tu siervo no vuelvas de tu ungido el rostro .
Porque Jehová ha elegido á Sión ; deseóla por habitación para sí .
Este es mi reposo para siempre : aquí habitaré , porque la he deseado .
A su mantenimiento daré bendición : sus pobres saciaré de pan .
Asimismo vestiré á sus sacerdotes de salud , y sus santos darán voces de júbilo .
Allí haré reverdecer el cuerno de David : he prevenido lámpara á mi ungido .
A sus enemigos vestiré de confusión : mas sobre él florecerá su corona .
Cántico gradual : de David . ¡ MIRAD cuán bueno y cuán delicioso es habitar los hermanos igualmente en uno !
Alzad vuestras manos al santuario , y bendecid á Jehová .
Bendígate Jehová desde Sión , el cual ha hecho los cielos y la tierra .
Aleluya . ALABAD el nombre de Jehová ; alabadle , siervos de Jehová ;
Los que estáis en la casa de Jehová , en los atrios de la casa de nuestro Dios .
Alabad á JAH , porque es bueno Jehová : cantad salmos á su nombre , porque es suave .
Porque JAH ha escogido á Jacob para sí , á Israel por posesión suya .
Porque yo se que Jehová es grande , y el Señor nuestro , mayor que todos los dioses .
El es el que hirió los primogénitos de Egipto , desde el hombre hasta la bestia .
Envió señales y prodigios en medio de ti , oh Egipto , sobre Faraón , y sobre todos sus siervos .
El que hirió muchas gentes , y mató reyes poderosos :
A Sehón rey Amorrheo , y á Og rey de Basán , y á todos los reinos de Canaán .
Y dió la tierra de ellos en heredad , en heredad á Israel su pueblo .
Oh Jehová , eterno es tu nombre ; tu memoria , oh Jehová para generación y generación .
Porque juzgará Jehová su pueblo , y arrepentiráse sobre sus siervos .
Los ídolos de las gentes son plata y oro , obra de manos de hombres .
Tienen boca , y no hablan ; tienen ojos , y no ven ;
Tienen orejas , y no oyen ; tampoco hay espíritu en sus bocas .
Como ellos son los que los hacen ; todos los que en ellos confían .
Casa de Israel , bendecid á Jehová : casa de Aarón , bendecid á Jehová :
Casa de Leví , bendecid á Jehová : los que teméis á Jehová , bendecid á Jehová .
Bendito de Sión Jehová , que mora en Jerusalem . Aleluya .
ALABAD á Jehová , porque es bueno ; porque para siempreessu misericordia .
Alabad al Dios de los dioses , porque para siempreessu misericordia .
Alabad al Señor de los señores , porque para siempreessu misericordia .
Al solo que hace grandes maravillas , porque para siempreessu misericordia .
Al que hizo los cielos con entendimiento , porque para siempreessu misericordia .
Al que tendió la tierra sobre las aguas , porque para siempreessu misericordia ;
Al que hizo las grandes luminarias , porque para siempre es su misericordia ;
El sol para que dominase en el día , porque para siempre es su misericordia ;
La luna y las estrellas para que dominasen en la noche , porque para siempre es su misericordia .
Al que hirió á Egipto en sus primogénitos , porque para siempre es su misericordia .
Al que sacó á Israel de en medio de ellos , porque para siempre es su misericordia ;
Con mano fuerte , y brazo extendido , porque para siempre es su misericordia .
Al que dividió el mar Bermejo en partes , porque para siempre es su misericordia ;
E hizo pasar á Israel por medio de él , porque para siempre es su misericordia ;
Y arrojó á Faraón y á su ejército en el mar Bermejo , porque para siempre es su misericordia .
Al que pastoreó á su pueblo por el desierto , porque para siempre es su misericordia .
Al que hirió grandes reyes , porque para siempre es su misericordia ;
Y mató reyes poderosos , porque para siempre es su misericordia ;
A Sehón rey Amorrheo , porque para siempre es su misericordia ;
Y á Og rey de Basán , porque para siempre es su misericordia ;
Y dió la tierra de ellos en heredad , porque para siempre es su misericordia ;
En heredad á Israel su siervo , porque para siempre es su misericordia .
El es el que en nuestro abatimiento se acordó de nosotros , porque para siempre es su misericordia ;
Y nos rescató de nuestros enemigos , porque para siempre es su misericordia .
El da mantenimiento á toda carne , porque para siempre es su misericordia .
Alabad al Dios de los cielos : porque para siempre es su misericordia .
JUNTO á los ríos de Babilonia , allí nos sentábamos , y aun llorábamos , acordándonos de Sión .
Sobre los sauces en medio de ella colgamos nuestras arpas .
Cantadnos algunos de los himnos de Sión . ¿ Cómo cantaremos canción de Jehová en tierra de extraños ?
Si me olvidare de ti , oh Jerusalem , mi diestra sea olvidada .
Bienaventurado el que tomará y estrellará tus niños contra las piedras .
Salmo de David . ALABARTE he con todo mi corazón : delante de los dioses te cantaré salmos .
En el día que clamé , me respondiste ; esforzásteme con fortaleza en mi alma .
Confesarte han , oh Jehová , todos los reyes de la tierra , cuando habrán oído los dichos de tu boca .
Y cantarán de los caminos de Jehová : que la gloria de Jehová es grande .
Porque el alto Jehová atiende al humilde ; mas al altivo mira de lejos .
Al Músico principal : Salmo de David . OH Jehová , tú me has examinado y conocido .
Tú has conocido mi sentarme y mi levantarme , has entendido desde lejos mis pensamientos .
Mi senda y mi acostarme has rodeado , y estás impuesto en todos mis caminos .
Pues aun no está la palabra en mi lengua , y he aquí , oh Jehová , tú la sabes toda .
Detrás y delante me guarneciste , y sobre mí pusiste tu mano .
Más maravillosa es la ciencia que mi capacidad ; alta es , no puedo comprenderla .
¿ Adónde me iré de tu espíritu ? ¿ y adónde huiré de tu presencia ?
Si subiere á los cielos , allí estás tú : y si en abismo hiciere mi estrado , he aquí allí tú estás .
Si tomare las alas del alba , y habitare en el extremo de la mar ,
Aun allí me guiará tu mano , y me asirá tu diestra .
Si dijere : Ciertamente las tinieblas me encubrirán ; aun la noche resplandecerá tocante á mí .
Porque tú poseiste mis riñones ; cubrísteme en el vientre de mi madre .
Así que ¡ cuán preciosos me son , oh Dios , tus pensamientos ! ¡ cuán multiplicadas son sus cuentas !
De cierto , oh Dios , matarás al impío ; apartaos pues de mí , hombres sanguinarios .
Porque blasfemias dicen ellos contra ti : tus enemigos toman en vano tu nombre .
Aborrézcolos con perfecto odio ; téngolos por enemigos .
Examíname , oh Dios , y conoce mi corazón : pruébame y reconoce mis pensamientos :
Y ve si hay en mí camino de perversidad , y guíame en el camino eterno .
Al Músico principal : Salmo de David . LÍBRAME , oh Jehová , de hombre malo : guárdame de hombre violento ;
Los cuales maquinan males en el corazón , cada día urden contiendas .
Aguzaron su lengua como la serpiente ; veneno de áspid hay debajo de sus labios . ( Selah . )
He dicho á Jehová : Dios mío eres tú ; escucha , oh Jehová , la voz de mis ruegos .
Jehová Señor , fortaleza de mi salud , tú pusiste á cubierto mi cabeza el día de las armas .
No des , oh Jehová , al impío sus deseos ; no saques adelante su pensamiento , que no se ensoberbezca . ( Selah . )
En cuanto á los que por todas partes me rodean , la maldad de sus propios labios cubrirá su cabeza .
El hombre deslenguado no será firme en la tierra : el mal cazará al hombre injusto para derribarle .
Yo sé que hará Jehová el juicio del afligido , el juicio de los menesterosos .
Ciertamente los justos alabarán tu nombre ; los rectos morarán en tu presencia .
Salmo de David . JEHOVÁ , á ti he clamado : apresúrate á mí ; escucha mi voz , cuando te invocare .
Pon , oh Jehová , guarda á mi boca : guarda la puerta de mis labios .
Serán derribados en lugares peñascosos sus jueces , y oirán mis palabras , que son suaves .
Como quien hiende y rompe la tierra , son esparcidos nuestros huesos á la boca de la sepultura .
Por tanto á ti , oh Jehová Señor , miran mis ojos : en ti he confiado , no desampares mi alma .
Guárdame de los lazos que me han tendido , y de los armadijos de los que obran iniquidad .
Caigan los impíos á una en sus redes , mientras yo pasaré adelante .
Delante de él derramaré mi querella ; delante de él denunciaré mi angustia .
Salmo de David . OH Jehová , oye mi oración , escucha mis ruegos : respóndeme por tu verdad , por tu justicia .
Y no entres en juicio con tu siervo ; porque no se justificará delante de ti ningún viviente .
Y mi espíritu se angustió dentro de mí ; pasmóse mi corazón .
Acordéme de los días antiguos ; meditaba en todas tus obras ; reflexionaba en las obras de tus manos .
Extendí mis manos á ti ; mi alma á ti como la tierra sedienta . ( Selah . )
Líbrame de mis enemigos , oh Jehová : á ti me acojo .
Por tu nombre , oh Jehová me vivificarás : por tu justicia , sacarás mi alma de angustia .
El hombre es semejante á la vanidad : sus días son como la sombra que pasa .
Oh Jehová , inclina tus cielos y desciende : toca los montes , y humeen .
Despide relámpagos , y disípalos ; envía tus saetas , y contúrbalos .
Envía tu mano desde lo alto ; redímeme , y sácame de las muchas aguas , de la mano de los hijos extraños ;
Cuya boca habla vanidad , y su diestra es diestra de mentira .
Tú , el que da salud á los reyes , el que redime á David su siervo de maligna espada .
Bienaventurado el pueblo que tiene esto : bienaventurado el pueblo cuyo Dios es Jehová .
Salmo de alabanza : de David . ENSALZARTE he , mi Dios , mi Rey ; y bendeciré tu nombre por siglo y para siempre .
Cada día te bendeciré , y alabaré tu nombre por siglo y para siempre .
Grande es Jehová y digno de suprema alabanza : y su grandeza es inescrutable .
Generación á generación narrará tus obras , y anunciarán tus valentías .
La hermosura de la gloria de tu magnificencia , y tus hechos maravillosos , hablaré .
Y la terribilidad de tus valentías dirán los hombres ; y yo recontaré tu grandeza .
Reproducirán la memoria de la muchedumbre de tu bondad , y cantarán tu justicia .
Clemente y misericordioso es Jehová , lento para la ira , y grande en misericordia .
Bueno es Jehová para con todos ; y sus misericordias sobre todas sus obras .
Alábente , oh Jehová , todas tus obras ; y tus santos te bendigan .
La gloria de tu reino digan , y hablen de tu fortaleza ;
Para notificar á los hijos de los hombres sus valentías , y la gloria de la magnificencia de su reino .
Tu reino es reino de todos los siglos , y tu señorío en toda generación y generación .
Sostiene Jehová á todos los que caen , y levanta á todos los oprimidos .
Los ojos de todos esperan en ti , y tú les das su comida en su tiempo .
Abres tu mano , y colmas de bendición á todo viviente .
Justo es Jehová en todos sus caminos , y misericordioso en todas sus obras .
Cercano está Jehová á todos los que le invocan , á todos los que le invocan de veras .
Cumplirá el deseo de los que le temen ; oirá asimismo el clamor de ellos , y los salvará .
Jehová guarda á todos los que le aman ; empero destruirá á todos los impíos .
Aleluya . ALABA , oh alma mía , á Jehová .
Alabaré á Jehová en mi vida : cantaré salmos á mi Dios mientras viviere .
No confiéis en los príncipes , ni en hijo de hombre , porque no hay en él salud .
Saldrá su espíritu , tornaráse en su tierra : en aquel día perecerán sus pensamientos .
Bienaventurado aquel en cuya ayuda es el Dios de Jacob , cuya esperanza es en Jehová su Dios :
Que hace derecho á los agraviados ; que da pan á los hambrientos : Jehová suelta á los aprisionados ;
Reinará Jehová para siempre ; tu Dios , oh Sión , por generación y generación . Aleluya .
Jehová edifica á Jerusalem ; á los echados de Israel recogerá .
El sana á los quebrantados de corazón , y liga sus heridas .
El cuenta el número de las estrellas ; á todas ellas llama por sus nombres .
Grande es el Señor nuestro , y de mucha potencia ; y de su entendimiento no hay número .
Jehová ensalza á los humildes ; humilla los impíos hasta la tierra .
Cantad á Jehová con alabanza , cantad con arpa á nuestro Dios .
El da á la bestia su mantenimiento , yá los hijos de los cuervos que claman .
No toma contentamiento en la fortaleza del caballo , ni se complace en las piernas del hombre .
Complácese Jehová en los que le temen , y en los que esperan en su misericordia .
Alaba á Jehová , Jerusalem ; alaba á tu Dios , Sión .
Porque fortificó los cerrojos de tus puertas ; bendijo á tus hijos dentro de ti .
El pone en tu término la paz ; te hará saciar de grosura de trigo .
El envía su palabra á la tierra ; muy presto corre su palabra .
El da la nieve como lana , derrama la escarcha como ceniza .
El echa su hielo como pedazos : delante de su frío ¿ quién estará ?
Enviará su palabra , y los derretirá : soplará su viento , y fluirán las aguas .
El denuncia sus palabras á Jacob , sus estatutos y sus juicios á Israel .
Aleluya . ALABAD á Jehová desde los cielos : alabadle en las alturas .
Alabadle , vosotros todos sus ángeles : alabadle , vosotros todos sus ejércitos .
Alabadle , sol y luna : alabadle , vosotras todas , lucientes estrellas .
Alabadle , cielos de los cielos , y las aguas que están sobre los cielos .
Alaben el nombre de Jehová ; porque él mandó , y fueron criadas .
Y las hizo ser para siempre por los siglos ; púsolesley que no será quebrantada .
Alabad á Jehová , de la tierra los dragones y todos los abismos ;
El fuego y el granizo , la nieve y el vapor , el viento de tempestad que ejecuta su palabra ;
Los montes y todos los collados ; el árbol de fruto , y todos los cedros ;
La bestia y todo animal ; reptiles y volátiles ;
Los reyes de la tierra y todos los pueblos ; los príncipes y todos los jueces de la tierra ;
Los mancebos y también las doncellas ; los viejos y los niños ,
Aleluya . CANTAD á Jehová canción nueva : su alabanzaseaen la congregación de los santos .
Alégrese Israel en su Hacedor : los hijos de Sión se gocen en su Rey .
Alaben su nombre con corro : con adufe y arpa á él canten .
Porque Jehová toma contentamiento con su pueblo : hermoseará á los humildes con salud .
Gozarse han los píos con gloria : cantarán sobre sus camas .
Ensalzamientos de Dios modularán en sus gargantas , y espadas de dos filos habrá en sus manos ;
Para hacer venganza de las gentes , y castigo en los pueblos ;
Para aprisionar sus reyes en grillos , y sus nobles con cadenas de hierro ;
Para ejecutar en ellos el juicio escrito : gloria será esta para todos sus santos . Aleluya .
Aleluya . ALABAD á Dios en su santuario : alabadle en la extensión de su fortaleza .
Alabadle por sus proezas : alabadle conforme á la muchedumbre de su grandeza .
Alabadle á son de bocina : alabadle con salterio y arpa .
Alabadle con adufe y flauta : alabadle con cuerdas y órgano .
Alabadle con címbalos resonantes : alabadle con címbalos de júbilo .
Todo lo que respira alabe á JAH . Aleluya .
LOS proverbios de Salomón , hijo de David , rey de Israel :
Para entender sabiduría y doctrina ; para conocer las razones prudentes ;
Para recibir el consejo de prudencia , justicia , y juicio y equidad ;
Para dar sagacidad á los simples , y á los jóvenes inteligencia y cordura .
Oirá el sabio , y aumentará el saber ; y el entendido adquirirá consejo ;
Para entender parábola y declaración ; palabras de sabios , y sus dichos oscuros .
El principio de la sabiduría es el temor de Jehová : los insensatos desprecian la sabiduría y la enseñanza .
Oye , hijo mío , la doctrina de tu padre , y no desprecies la dirección de tu madre :
Porque adorno de gracia serán á tu cabeza , y collares á tu cuello .
Hijo mío , si los pecadores te quisieren engañar , no consientas .
Los tragaremos vivos como el sepulcro , y enteros , como los que caen en sima ;
Hallaremos riquezas de todas suertes , henchiremos nuestras casas de despojos ;
Echa tu suerte entre nosotros ; tengamos todos una bolsa :
Hijo mío , no andes en camino con ellos ; aparta tu pie de sus veredas :
Porque sus pies correrán al mal , é irán presurosos á derramar sangre .
Porque en vano se tenderá la red ante los ojos de toda ave ;
Mas ellos á su propia sangre ponen asechanzas , y á sus almas tienden lazo .
La sabiduría clama de fuera , da su voz en las plazas :
¿ Hasta cuándo , oh simples , amaréis la simpleza , y los burladores desearán el burlar , y los insensatos aborrecerán la ciencia ?
Por cuanto llamé , y no quisisteis ; extendí mi mano , y no hubo quien escuchase ;
Antes desechasteis todo consejo mío , y mi reprensión no quisisteis :
También yo me reiré en vuestra calamidad , y me burlaré cuando os viniere lo que teméis ;
Por cuanto aborrecieron la sabiduría , y no escogieron el temor de Jehová ,
Ni quisieron mi consejo , y menospreciaron toda reprensión mía :
Comerán pues del fruto de su camino , y se hartarán de sus consejos .
Porque el reposo de los ignorantes los matará , y la prosperidad de los necios los echará á perder .
Mas el que me oyere , habitará confiadamente , y vivirá reposado , sin temor de mal .
HIJO mío , si tomares mis palabras , y mis mandamientos guardares dentro de ti ,
Haciendo estar atento tu oído á la sabiduría ; si inclinares tu corazón á la prudencia ;
Si clamares á la inteligencia , y á la prudencia dieres tu voz ;
Si como á la plata la buscares , y la escudriñares como á tesoros ;
Entonces entenderás el temor de Jehová , y hallarás el conocimiento de Dios .
Porque Jehová da la sabiduría , y de su boca viene el conocimiento y la inteligencia .
El provee de sólida sabiduría á los rectos : es escudo á los que caminan rectamente .
Es el que guarda las veredas del juicio , y preserva el camino de sus santos .
Entonces entenderás justicia , juicio , y equidad , y todo buen camino .
Cuando la sabiduría entrare en tu corazón , y la ciencia fuere dulce á tu alma ,
El consejo te guardará , te preservará la inteligencia :
Para librarte del mal camino , de los hombres que hablan perversidades ;
Que dejan las veredas derechas , por andar en caminos tenebrosos ;
Que se alegran haciendo mal , que se huelgan en las perversidades del vicio ;
Cuyas veredas son torcidas , y torcidos sus caminos .
Para librarte de la mujer extraña , de la ajena que halaga con sus palabras ;
Que desampara el príncipe de su mocedad , y se olvida del pacto de su Dios .
Por lo cual su casa está inclinada á la muerte , y sus veredas hacia los muertos :
Todos los que á ella entraren , no volverán , ni tomarán las veredas de la vida .
Para que andes por el camino de los buenos , y guardes las veredas de los justos .
Porque los rectos habitarán la tierra , y los perfectos permanecerán en ella ;
Mas los impíos serán cortados de la tierra , y los prevaricadores serán de ella desarraigados .
HIJO mío , no te olvides de mi ley ; y tu corazón guarde mis mandamientos :
Porque largura de días , y años de vida y paz te aumentarán .
Misericordia y verdad no te desamparen ; átalas á tu cuello , escríbelas en la tabla de tu corazón :
Y hallarás gracia y buena opinión en los ojos de Dios y de los hombres .
Fíate de Jehová de todo tu corazón , y no estribes en tu prudencia .
Reconócelo en todos tus caminos , y él enderezará tus veredas .
No seas sabio en tu opinión : teme á Jehová , y apártate del mal ;
Porque será medicina á tu ombligo , y tuétano á tus huesos .
Honra á Jehová de tu sustancia , y de las primicias de todos tus frutos ;
Y serán llenas tus trojes con abundancia , y tus lagares rebosarán de mosto .
No deseches , hijo mío , el castigo de Jehová ; ni te fatigues de su corrección :
Porque al que ama castiga , como el padre al hijo á quien quiere .
Bienaventurado el hombre que halla la sabiduría , y que obtiene la inteligencia :
Porque su mercadería es mejor que la mercadería de la plata , y sus frutos más que el oro fino .
Más preciosa es que las piedras preciosas ; y todo lo que puedes desear , no se puede comparar á ella .
Largura de días está en su mano derecha ; en su izquierda riquezas y honra .
Sus caminos son caminos deleitosos , y todas sus veredas paz .
Jehová con sabiduría fundó la tierra ; afirmó los cielos con inteligencia .
Con su ciencia se partieron los abismos , y destilan el rocío los cielos .
Hijo mío , no se aparten estas cosas de tus ojos ; guarda la ley y el consejo ;
Y serán vida á tu alma , y gracia á tu cuello .
Entonces andarás por tu camino confiadamente , y tu pie no tropezará .
Cuando te acostares , no tendrás temor ; antes te acostarás , y tu sueño será suave .
No tendrás temor de pavor repentino , ni de la ruina de los impíos cuando viniere :
Porque Jehová será tu confianza , y él preservará tu pie de ser preso .
No intentes mal contra tu prójimo , estando él confiado de ti .
No pleitees con alguno sin razón , si él no te ha hecho agravio .
No envidies al hombre injusto , ni escojas alguno de sus caminos .
Porque el perverso es abominado de Jehová : mas su secreto es con los rectos .
La maldición de Jehová está en la casa del impío ; mas él bendecirá la morada de los justos .
Ciertamente él escarnecerá á los escarnecedores , y á los humildes dará gracia .
Los sabios heredarán honra : mas los necios sostendrán ignominia .
OID , hijos , la doctrina de un padre , y estad atentos para que conozcáis cordura .
Porque os doy buena enseñanza ; no desamparéis mi ley .
Porque yo fuí hijo de mi padre , delicado y único delante de mi madre .
Y él me enseñaba , y me decía : Mantenga tu corazón mis razones , guarda mis mandamientos , y vivirás :
Adquiere sabiduría , adquiere inteligencia ; no te olvides ni te apartes de las razones de mi boca ;
No la dejes , y ella te guardará ; ámala , y te conservará .
Sabiduría ante todo : adquiere sabiduría : y ante toda tu posesión adquiere inteligencia .
Engrandécela , y ella te engrandecerá : ella te honrará , cuando tú la hubieres abrazado .
Adorno de gracia dará á tu cabeza : corona de hermosura te entregará .
Oye , hijo mío , y recibe mis razones ; y se te multiplicarán años de vida .
Por el camino de la sabiduría te he encaminado , y por veredas derechas te he hecho andar .
Cuando anduvieres no se estrecharán tus pasos ; y si corrieres , no tropezarás .
Ten el consejo , no lo dejes ; guárdalo , porque eso es tu vida .
No entres por la vereda de los impíos , ni vayas por el camino de los malos .
Desampárala , no pases por ella ; apártate de ella , pasa .
Porque comen pan de maldad , y beben vino de robos .
El camino de los impíos es como la oscuridad : no saben en qué tropiezan .
Hijo mío , está atento á mis palabras ; inclina tu oído á mis razones .
No se aparten de tus ojos ; guárdalas en medio de tu corazón .
Porque son vida á los que las hallan , y medicina á toda su carne .
Sobre toda cosa guardada guarda tu corazón ; porque de él mana la vida .
Aparta de ti la perversidad de la boca , y aleja de ti la iniquidad de labios .
Tus ojos miren lo recto , y tus párpados en derechura delante de ti .
Examina la senda de tus pies , y todos tus caminos sean ordenados .
No te apartes á diestra , ni á siniestra : aparta tu pie del mal .
HIJO mío , está atento á mi sabiduría , y á mi inteligencia inclina tu oído ;
Para que guardes consejo , y tus labios conserven la ciencia .
Porque los labios de la extraña destilan miel , y su paladar es más blando que el aceite :
Mas su fin es amargo como el ajenjo , agudo como cuchillo de dos filos .
Sus pies descienden á la muerte ; sus pasos sustentan el sepulcro :
Sus caminos son instables ; no los conocerás , si no considerares el camino de vida .
Ahora pues , hijos , oidme , y no os apartéis de las razones de mi boca .
Aleja de ella tu camino , y no te acerques á la puerta de su casa ;
Porque no des á los extraños tu honor , y tus años á cruel ;
Porque no se harten los extraños de tu fuerza , y tus trabajos estén en casa del extraño ;
Y gimas en tus postrimerías , cuando se consumiere tu carne y tu cuerpo ,
Y digas : ¡ Cómo aborrecí el consejo , y mi corazón menospreció la reprensión ;
Y no oí la voz de los que me adoctrinaban , y á los que me enseñaban no incliné mi oído !
Casi en todo mal he estado , en medio de la sociedad y de la congregación .
Bebe el agua de tu cisterna , y los raudales de tu pozo .
Derrámense por de fuera tus fuentes , en las plazas los ríos de aguas .
Sean para ti solo , y no para los extraños contigo .
Sea bendito tu manantial ; y alégrate con la mujer de tu mocedad .
¿ Y por qué , hijo mío , andarás ciego con la ajena , y abrazarás el seno de la extraña ?
Pues que los caminos del hombre están ante los ojos de Jehová , y él considera todas sus veredas .
Prenderán al impío sus propias iniquidades , y detenido será con las cuerdas de su pecado .
El morirá por falta de corrección ; y errará por la grandeza de su locura .
HIJO mío , si salieres fiador por tu amigo , si tocaste tu mano por el extraño ,
Enlazado eres con las palabras de tu boca , y preso con las razones de tu boca .
No des sueño á tus ojos , ni á tus párpados adormecimiento .
Ve á la hormiga , oh perezoso , mira sus caminos , y sé sabio ;
La cual no teniendo capitán , ni gobernador , ni señor ,
Prepara en el verano su comida y allega en el tiempo de la siega su mantenimiento .
Perezoso , ¿ hasta cuándo has de dormir ? ¿ cuándo te levantarás de tu sueño ?
Un poco de sueño , un poco de dormitar , y cruzar por un poco las manos para reposo :
Así vendrá tu necesidad como caminante , y tu pobreza como hombre de escudo .
El hombre malo , el hombre depravado , anda en perversidad de boca ;
Guiña de sus ojos , habla con sus pies , indica con sus dedos ;
Perversidades hay en su corazón , anda pensando mal en todo tiempo ; enciende rencillas .
Por tanto su calamidad vendrá de repente ; súbitamente será quebrantado , y no habrá remedio .
Seis cosas aborrece Jehová , y aun siete abomina su alma :
Los ojos altivos , la lengua mentirosa , las manos derramadoras de sangre inocente ,
El corazón que maquina pensamientos inicuos , los pies presurosos para correr al mal ,
El testigo falso que habla mentiras , y el que enciende rencillas entre los hermanos .
Guarda , hijo mío , el mandamiento de tu padre , y no dejes la enseñanza de tu madre :
Atalos siempre en tu corazón , enlázalos á tu cuello .
Porque el mandamiento es antorcha , y la enseñanza luz ; y camino de vida las reprensiones de la enseñanza :
Para que te guarden de la mala mujer , de la blandura de la lengua de la extraña .
No codicies su hermosura en tu corazón , ni ella te prenda con sus ojos :
¿ Tomará el hombre fuego en su seno , sin que sus vestidos se quemen ?
¿ Andará el hombre sobre las brasas , sin que sus pies se abrasen ?
Así el que entrare á la mujer de su prójimo ; no será sin culpa cualquiera que la tocare .
No tienen en poco al ladrón , cuando hurtare para saciar su alma teniendo hambre :
Empero tomado , paga las setenas , da toda la sustancia de su casa .
Mas el que comete adulterio con la mujer , es falto de entendimiento : corrompe su alma el que tal hace .
Plaga y vergüenza hallará ; y su afrenta nunca será raída .
Porque los celos son el furor del hombre , y no perdonará en el día de la venganza .
No tendrá respeto á ninguna redención ; ni querrá perdonar , aunque multipliques los dones .
HIJO mío , guarda mis razones , y encierra contigo mis mandamientos .
Guarda mis mandamientos , y vivirás ; y mi ley como las niñas de tus ojos .
Lígalos á tus dedos ; escríbelos en la tabla de tu corazón .
Di á la sabiduría : Tú eres mi hermana ; y á la inteligencia llama parienta :
Para que te guarden de la mujer ajena , y de la extraña que ablanda sus palabras .
Porque mirando yo por la ventana de mi casa , por mi celosía ,
Vi entre los simples , consideré entre los jóvenes , un mancebo falto de entendimiento ,
El cual pasaba por la calle , junto á la esquina de aquella , é iba camino de su casa ,
A la tarde del día , ya que oscurecía , en la oscuridad y tiniebla de la noche .
Y he aquí , una mujer que le sale al encuentro con atavío de ramera , astuta de corazón ,
Alborotadora y rencillosa , sus pies no pueden estar en casa ;
Unas veces de fuera , ó bien por las plazas , acechando por todas las esquinas .
Y traba de él , y bésalo ; desvergonzó su rostro , y díjole :
Sacrificios de paz había prometido , hoy he pagado mis votos ;
Por tanto he salido á encontrarte , buscando diligentemente tu rostro , y te he hallado .
Con paramentos he ataviado mi cama , recamados con cordoncillo de Egipto .
He sahumado mi cámara con mirra , áloes , y cinamomo .
Ven , embriaguémonos de amores hasta la mañana ; alegrémonos en amores .
Porque el marido no está en casa , hase ido á un largo viaje :
El saco de dinero llevó en su mano ; el día señalado volverá á su casa .
Rindiólo con la mucha suavidad de sus palabras , obligóle con la blandura de sus labios .
Ahora pues , hijos , oidme , y estad atentos á las razones de mi boca .
No se aparte á sus caminos tu corazón ; no yerres en sus veredas .
Porque á muchos ha hecho caer heridos ; y aun los más fuertes han sido muertos por ella .
Caminos del sepulcro son su casa , que descienden á las cámaras de la muerte .
¿ NO clama la sabiduría , y da su voz la inteligencia ?
En los altos cabezos , junto al camino , á las encrucijadas de las veredas se para ;
En el lugar de las puertas , á la entrada de la ciudad , á la entrada de las puertas da voces :
Oh hombres , á vosotros clamo ; y mi voz es á los hijos de los hombres .
Entended , simples , discreción ; y vosotros , locos , entrad en cordura .
Oid , porque hablaré cosas excelentes ; y abriré mis labios para cosas rectas .
Porque mi boca hablará verdad , y la impiedad abominan mis labios .
En justicia son todas las razones de mi boca ; no hay en ellas cosa perversa ni torcida .
Todas ellas son rectas al que entiende , y razonables á los que han hallado sabiduría .
Recibid mi enseñanza , y no plata ; y ciencia antes que el oro escogido .
Yo , la sabiduría , habito con la discreción , y hallo la ciencia de los consejos .
Conmigo está el consejo y el ser ; yo soy la inteligencia ; mía es la fortaleza .
Por mí reinan los reyes , y los príncipes determinan justicia .
Por mí dominan los príncipes , y todos los gobernadores juzgan la tierra .
Yo amo á los que me aman ; y me hallan los que madrugando me buscan .
Las riquezas y la honra están conmigo ; sólidas riquezas , y justicia .
Mejor es mi fruto que el oro , y que el oro refinado ; y mi rédito mejor que la plata escogida .
Por vereda de justicia guiaré , por en medio de sendas de juicio ;
Para hacer heredar á mis amigos el ser , y que yo hincha sus tesoros .
Jehová me poseía en el principio de su camino , ya de antiguo , antes de sus obras .
Eternalmente tuve el principado , desde el principio , antes de la tierra .
Antes de los abismos fuí engendrada ; antes que fuesen las fuentes de las muchas aguas .
Antes que los montes fuesen fundados , antes de los collados , era yo engendrada :
Cuando formaba los cielos , allí estaba yo ; cuando señalaba por compás la sobrefaz del abismo ;
Cuando afirmaba los cielos arriba , cuando afirmaba las fuentes del abismo ;
Huélgome en la parte habitable de su tierra ; y mis delicias son con los hijos de los hombres .
Ahora pues , hijos , oidme ; y bienaventurados los que guardaren mis caminos .
Atended el consejo , y sed sabios , y no lo menospreciéis .
Bienaventurado el hombre que me oye , velando á mis puertas cada día , guardando los umbrales de mis entradas .
Porque el que me hallare , hallará la vida , y alcanzará el favor de Jehová .
Mas el que peca contra mí , defrauda su alma : todos los que me aborrecen , aman la muerte .
LA sabiduría edificó su casa , labró sus siete columnas ;
Mató sus víctimas , templó su vino , y puso su mesa .
Envió sus criadas ; sobre lo más alto de la ciudad clamó :
Cualquiera simple , venga acá . A los faltos de cordura dijo :
Venid , comed mi pan , y bebed del vino que yo he templado .
Dejad las simplezas , y vivid ; y andad por el camino de la inteligencia .
El que corrige al escarnecedor , afrenta se acarrea : el que reprende al impío , se atrae mancha .
No reprendas al escarnecedor , porque no te aborrezca ; corrige al sabio , y te amará .
El temor de Jehová es el principio de la sabiduría ; y la ciencia de los santos es inteligencia .
Porque por mí se aumentarán tus días , y años de vida se te añadirán .
Si fueres sabio , para ti lo serás : mas si fueres escarnecedor , pagarás tú solo .
La mujer loca es alborotadora ; es simple é ignorante .
Siéntase en una silla á la puerta de su casa , en lo alto de la ciudad ,
Para llamar á los que pasan por el camino , que van por sus caminos derechos .
Cualquiera simple , dice , venga acá . A los faltos de cordura dijo :
Las aguas hurtadas son dulces , y el pan comido en oculto es suave .
Y no saben que allí están los muertos ; que sus convidados están en los profundos de la sepultura .
Los tesoros de maldad no serán de provecho : mas la justicia libra de muerte .
La mano negligente hace pobre : mas la mano de los diligentes enriquece .
Bendiciones sobre la cabeza del justo : mas violencia cubrirá la boca de los impíos .
La memoria del justo será bendita : mas el nombre de los impíos se pudrirá .
El sabio de corazón recibirá los mandamientos : mas el loco de labios caerá .
El que camina en integridad , anda confiado : mas el que pervierte sus caminos , será quebrantado .
El que guiña del ojo acarrea tristeza ; y el loco de labios será castigado .
Vena de vida es la boca del justo : mas violencia cubrirá la boca de los impíos .
El odio despierta rencillas : mas la caridad cubrirá todas las faltas .
Los sabios guardan la sabiduría : mas la boca del loco es calamidad cercana .
Las riquezas del rico son su ciudad fuerte ; y el desmayo de los pobres es su pobreza .
La obra del justo es para vida ; mas el fruto del impío es para pecado .
Camino á la vida es guardar la corrección : mas el que deja la reprensión , yerra .
El que encubre el odio es de labios mentirosos ; y el que echa mala fama es necio .
En las muchas palabras no falta pecado : mas el que refrena sus labios es prudente .
Plata escogida es la lengua del justo : mas el entendimiento de los impíos es como nada .
Los labios del justo apacientan á muchos : mas los necios por falta de entendimiento mueren .
La bendición de Jehová es la que enriquece , y no añade tristeza con ella .
Hacer abominación es como risa al insensato : mas el hombre entendido sabe .
Lo que el impío teme , eso le vendrá : mas á los justos les será dado lo que desean .
Como pasa el torbellino , así el malo no permanece : mas el justo , fundado para siempre .
El temor de Jehová aumentará los días : mas los años de los impíos serán acortados .
La esperanza de los justos es alegría ; mas la esperanza de los impíos perecerá .
Fortaleza es al perfecto el camino de Jehová : mas espanto es á los que obran maldad .
El justo eternalmente no será removido : mas los impíos no habitarán la tierra .
La boca del justo producirá sabiduría : mas la lengua perversa será cortada .
Los labios del justo conocerán lo que agrada : mas la boca de los impíos habla perversidades .
EL peso falso abominación es á Jehová : mas la pesa cabal le agrada .
Cuando viene la soberbia , viene también la deshonra : mas con los humildes es la sabiduría .
La integridad de los rectos los encaminará : mas destruirá á los pecadores la perversidad de ellos .
No aprovecharán las riquezas en el día de la ira : mas la justicia librará de muerte .
La justicia del perfecto enderezará su camino : mas el impío por su impiedad caerá .
La justicia de los rectos los librará : mas los pecadores en su pecado serán presos .
Cuando muere el hombre impío , perece su esperanza ; y la espectativa de los malos perecerá .
El justo es librado de la tribulación : mas el impío viene en lugar suyo .
El hipócrita con la boca daña á su prójimo : mas los justos son librados con la sabiduría .
En el bien de los justos la ciudad se alegra : mas cuando los impíos perecen , hay fiestas .
Por la bendición de los rectos la ciudad será engrandecida : mas por la boca de los impíos ella será trastornada .
El que carece de entendimiento , menosprecia á su prójimo : mas el hombre prudente calla .
El que anda en chismes , descubre el secreto : mas el de espíritu fiel encubre la cosa .
Cuando faltaren las industrias , caerá el pueblo : mas en la multitud de consejeros hay salud .
Con ansiedad será afligido el que fiare al extraño : mas el que aborreciere las fianzas vivirá confiado .
La mujer graciosa tendrá honra : y los fuertes tendrán riquezas .
A su alma hace bien el hombre misericordioso : mas el cruel atormenta su carne .
El impío hace obra falsa : mas el que sembrare justicia , tendrá galardón firme .
Como la justicia es para vida , así el que sigue el mal es para su muerte .
Aunque llegue la mano á la mano , el malo no quedará sin castigo : mas la simiente de los justos escapará .
Zarcillo de oro en la nariz del puerco , es la mujer hermosa y apartada de razón .
El deseo de los justos es solamente bien : mas la esperanza de los impíos es enojo .
El alma liberal será engordada : y el que saciare , él también será saciado .
El que madruga al bien , buscará favor : mas el que busca el mal , vendrále .
El que confía en sus riquezas , caerá : mas los justos reverdecerán como ramos .
El fruto del justo es árbol de vida : y el que prende almas , es sabio .
Ciertamente el justo será pagado en la tierra : ¡ cuánto más el impío y el pecador !
EL que ama la corrección ama la sabiduría : mas el que aborrece la reprensión , es ignorante .
El bueno alcanzará favor de Jehová : mas él condenará al hombre de malos pensamientos .
El hombre no se afirmará por medio de la impiedad : mas la raíz de los justos no será movida .
La mujer virtuosa corona es de su marido : mas la mala , como carcoma en sus huesos .
Los pensamientos de los justos son rectitud ; mas los consejos de los impíos , engaño .
Dios trastornará á los impíos , y no serán más : mas la casa de los justos permanecerá .
Según su sabiduría es alabado el hombre : mas el perverso de corazón será en menosprecio .
Mejor es el que es menospreciado y tiene servidores , que el que se precia , y carece de pan .
El justo atiende á la vida de su bestia : mas las entrañas de los impíos son crueles .
El que labra su tierra , se hartará de pan : mas el que sigue los vagabundos es falto de entendimiento .
Desea el impío la red de los malos : mas la raíz de los justos dará fruto .
El impío es enredado en la prevaricación de sus labios : mas el justo saldrá de la tribulación .
El camino del necio es derecho en su opinión : mas el que obedece al consejo es sabio .
El necio luego al punto da á conocer su ira : mas el que disimula la injuria es cuerdo .
El que habla verdad , declara justicia ; mas el testigo mentiroso , engaño .
Hay quienes hablan como dando estocadas de espada : mas la lengua de los sabios es medicina .
El labio de verdad permanecerá para siempre : mas la lengua de mentira por un momento .
Engaño hay en el corazón de los que piensan mal : mas alegría en el de los que piensan bien .
Ninguna adversidad acontecerá al justo : mas los impíos serán llenos de mal .
Los labios mentirosos son abominación á Jehová : mas los obradores de verdad su contentamiento .
El hombre cuerdo encubre la ciencia : mas el corazón de los necios publica la necedad .
La mano de los diligentes se enseñoreará : mas la negligencia será tributaria .
El cuidado congojoso en el corazón del hombre , lo abate ; mas la buena palabra lo alegra .
El justo hace ventaja á su prójimo : mas el camino de los impíos les hace errar .
El indolente no chamuscará su caza : mas el haber precioso del hombre es la diligencia .
En el camino de la justicia está la vida ; y la senda de su vereda no es muerte .
EL hijo sabiotomael consejo del padre : mas el burlador no escucha las reprensiones .
Del fruto de su boca el hombre comerá bien : mas el alma de los prevaricadoreshallarámal .
El que guarda su boca guarda su alma : mas el que mucho abre sus labios tendrá calamidad .
Desea , y nadaalcanzael alma del perezoso : mas el alma de los diligentes será engordada .
El justo aborrece la palabra de mentira : mas el impío se hace odioso é infame .
La justicia guarda al de perfecto camino : mas la impiedad trastornará al pecador .
Hay quienes se hacen ricos , y no tienen nada : y hay quienes se hacen pobres , y tienen muchas riquezas .
La redención de la vida del hombre son sus riquezas : pero el pobre no oye censuras .
La luz de los justos se alegrará : mas apagaráse la lámpara de los impíos .
Ciertamente la soberbia parirá contienda : mas con los avisados es la sabiduría .
Disminuiránse las riquezas de vanidad : empero multiplicará el que allega con su mano .
La esperanza que se prolonga , es tormento del corazón : mas árbol de vida es el deseo cumplido .
El que menosprecia la palabra , perecerá por ello : mas el que teme el mandamiento , será recompensado .
La ley del sabio es manantial de vida , para apartarse de los lazos de la muerte .
El buen entendimiento conciliará gracia : mas el camino de los prevaricadores es duro .
Todo hombre cuerdo obra con sabiduría : mas el necio manifestará necedad .
El mal mensajero caerá en mal : mas el mensajero fiel es medicina .
Pobreza y vergüenza tendrá el que menosprecia el consejo : mas el que guarda la corrección , será honrado .
El deseo cumplido deleita el alma : pero apartarse del mal es abominación á los necios .
El que anda con los sabios , sabio será ; mas el que se allega á los necios , será quebrantado .
Mal perseguirá á los pecadores : mas á los justos les será bien retribuído .
En el barbecho de los pobres hay mucho pan : mas piérdese por falta de juicio .
El que detiene el castigo , á su hijo aborrece : mas el que lo ama , madruga á castigarlo .
El justo come hasta saciar su alma : mas el vientre de los impíos tendrá necesidad .
LA mujer sabia edifica su casa : mas la necia con sus manos la derriba .
El que camina en su rectitud teme á Jehová : mas el pervertido en sus caminos lo menosprecia .
En la boca del necio está la vara de la soberbia : mas los labios de los sabios los guardarán .
Sin bueyes el granero está limpio : mas por la fuerza del buey hay abundancia de pan .
El testigo verdadero no mentirá : mas el testigo falso hablará mentiras .
Busca el escarnecedor la sabiduría , y no la halla : mas la sabiduría al hombre entendido es fácil .
Vete de delante del hombre necio , porque en él no advertirás labios de ciencia .
La ciencia del cuerdo es entender su camino : mas la indiscreción de los necios es engaño .
Los necios se mofan del pecado : mas entre los rectos hay favor .
El corazón conoce la amargura de su alma ; y extraño no se entrometerá en su alegría .
La casa de los impíos será asolada : mas florecerá la tienda de los rectos .
Hay camino que al hombre parece derecho ; empero su fin son caminos de muerte .
Aun en la risa tendrá dolor el corazón ; y el término de la alegría es congoja .
De sus caminos será harto el apartado de razón : y el hombre de bien estará contento del suyo .
El simple cree á toda palabra : mas el avisado entiende sus pasos .
El sabio teme , y se aparta del mal : mas el necio se arrebata , y confía .
El que presto se enoja , hará locura : y el hombre malicioso será aborrecido .
Los simples heredarán necedad : mas los cuerdos se coronarán de sabiduría .
Los malos se inclinarán delante de los buenos , y los impíos á las puertas del justo .
El pobre es odioso aun á su amigo : pero muchos son los que aman al rico .
Peca el que menosprecia á su prójimo : mas el que tiene misericordia de los pobres , es bienaventurado .
¿ No yerran los que piensan mal ? Misericordia empero y verdad alcanzarán los que piensan bien .
En toda labor hay fruto : mas la palabra de los labios solamente empobrece .
Las riquezas de los sabios son su corona : mas es infatuación la insensatez de los necios .
El testigo verdadero libra las almas : mas el engañoso hablará mentiras .
En el temor de Jehová está la fuerte confianza ; y esperanza tendrán sus hijos .
El temor de Jehová es manantial de vida , para apartarse de los lazos de la muerte .
El que tarde se aira , es grande de entendimiento : mas el corto de espíritu engrandece el desatino .
El corazón apacible es vida de las carnes : mas la envidia , pudrimiento de huesos .
El que oprime al pobre , afrenta á su Hacedor : mas el que tiene misericordia del pobre , lo honra .
Por su maldad será lanzado el impío : mas el justo en su muerte tiene esperanza .
La justicia engrandece la nación : mas el pecado es afrenta de las naciones .
La benevolencia del rey es para con el ministro entendido : mas su enojo contra el que lo avergüenza .
LA blanda respuesta quita la ira : mas la palabra áspera hace subir el furor .
La lengua de los sabios adornará la sabiduría : mas la boca de los necios hablará sandeces .
Los ojos de Jehová están en todo lugar , mirando á los malos y á los buenos .
La sana lengua es árbol de vida : mas la perversidad en ella es quebrantamiento de espíritu .
El necio menosprecia el consejo de su padre : mas el que guarda la corrección , vendrá á ser cuerdo .
En la casa del justo hay gran provisión ; empero turbación en las ganancias del impío .
Los labios de los sabios esparcen sabiduría : mas no así el corazón de los necios .
El sacrificio de los impíos es abominación á Jehová : mas la oración de los rectos es su gozo .
Abominación es á Jehová el camino del impío : mas él ama al que sigue justicia .
La reconvención es molesta al que deja el camino : y el que aborreciere la corrección , morirá .
El infierno y la perdición están delante de Jehová : ¡ cuánto más los corazones de los hombres !
El escarnecedor no ama al que le reprende ; ni se allega á los sabios .
El corazón alegre hermosea el rostro : mas por el dolor de corazón el espíritu se abate .
El corazón entendido busca la sabiduría : mas la boca de los necios pace necedad .
Todos los días del afligido son trabajosos : mas el de corazón contento tiene un convite continuo .
Mejor es lo poco con el temor de Jehová , que el gran tesoro donde hay turbación .
Mejor es la comida de legumbres donde hay amor , que de buey engordado donde hay odio .
El hombre iracundo mueve contiendas : mas el que tarde se enoja , apaciguará la rencilla .
El hijo sabio alegra al padre : mas el hombre necio menosprecia á su madre .
La necedad es alegría al falto de entendimiento : mas el hombre entendido enderezará su proceder .
Los pensamientos son frustrados donde no hay consejo ; mas en la multitud de consejeros se afirman .
El camino de la vida es hacia arriba al entendido , para apartarse del infierno abajo .
Jehová asolará la casa de los soberbios : mas él afirmará el término de la viuda .
Abominación son á Jehová los pensamientos del malo : mas las expresiones de los limpios son limpias .
Alborota su casa el codicioso : mas el que aborrece las dádivas vivirá .
El corazón del justo piensa para responder : mas la boca de los impíos derrama malas cosas .
Lejos está Jehová de los impíos : mas él oye la oración de los justos .
La luz de los ojos alegra el corazón ; y la buena fama engorda los huesos .
La oreja que escucha la corrección de vida , entre los sabios morará .
El que tiene en poco la disciplina , menosprecia su alma : mas el que escucha la corrección , tiene entendimiento .
El temor de Jehová es enseñanza de sabiduría : y delante de la honra está la humildad .
DEL hombre son las disposiciones del corazón : mas de Jehová la respuesta de la lengua .
Todos los caminos del hombre son limpios en su opinión : mas Jehová pesa los espíritus .
Encomienda á Jehová tus obras , y tus pensamientos serán afirmados .
Todas las cosas ha hecho Jehová por sí mismo , y aun al impío para el día malo .
Con misericordia y verdad se corrige el pecado : y con el temor de Jehová se apartan del mal los hombres .
Cuando los caminos del hombre son agradables á Jehová , aun á sus enemigos pacificará con él .
Mejor es lo poco con justicia , que la muchedumbre de frutos sin derecho .
El corazón del hombre piensa su camino : mas Jehová endereza sus pasos .
Adivinación está en los labios del rey : en juicio no prevaricará su boca .
Peso y balanzas justas son de Jehová : obra suya son todas las pesas de la bolsa .
Abominación es á los reyes hacer impiedad : porque con justicia será afirmado el trono .
Los labios justos son el contentamiento de los reyes ; y aman al que habla lo recto .
La ira del rey es mensajero de muerte : mas el hombre sabio la evitará .
En la alegría del rostro del rey está la vida ; y su benevolencia es como nube de lluvia tardía .
Mejor es adquirir sabiduría que oro preciado ; y adquirir inteligencia vale más que la plata .
El camino de los rectos es apartarse del mal : su alma guarda el que guarda su camino .
Antes del quebrantamiento es la soberbia ; y antes de la caída la altivez de espíritu .
Mejor es humillar el espíritu con los humildes , que partir despojos con los soberbios .
El entendido en la palabra , hallará el bien : y el que confía en Jehová , él es bienaventurado .
El sabio de corazón es llamado entendido : y la dulzura de labios aumentará la doctrina .
Manantial de vida es el entendimiento al que lo posee : mas la erudición de los necios es necedad .
El corazón del sabio hace prudente su boca ; y con sus labios aumenta la doctrina .
Panal de miel son los dichos suaves : suavidad al alma y medicina á los huesos .
Hay camino que parece derecho al hombre , mas su salida son caminos de muerte .
El alma del que trabaja , trabaja para sí ; porque su boca le constriñe .
El hombre perverso cava el mal ; y en sus labios hay como llama de fuego .
El hombre perverso levanta contienda ; y el chismoso aparta los mejores amigos .
El hombre malo lisonjea á su prójimo , y le hace andar por el camino no bueno :
Cierra sus ojos para pensar perversidades ; mueve sus labios , efectúa el mal .
Corona de honra es la vejez , que se hallará en el camino de justicia .
La suerte se echa en el seno : mas de Jehová es el juicio de ella .
MEJOR es un bocado seco , y en paz , que la casa de contienda llena de víctimas .
El crisol para la plata , y la hornaza para el oro : mas Jehová prueba los corazones .
El malo está atento al labio inicuo ; y el mentiroso escucha á la lengua detractora .
Corona de los viejos son los hijos de los hijos ; y la honra de los hijos , sus padres .
No conviene al necio la altilocuencia : ¡ cuánto menos al príncipe el labio mentiroso !
Piedra preciosa es el cohecho en ojos de sus dueños : á donde quiera que se vuelve , da prosperidad .
El que cubre la prevaricación , busca amistad : mas el que reitera la palabra , aparta al amigo .
Aprovecha la reprensión en el entendido , más que si cien veces hiriese en el necio .
El rebelde no busca sino mal ; y mensajero cruel será contra él enviado .
El que da mal por bien , no se apartará el mal de su casa .
El que comienza la pendencia es como quien suelta las aguas : deja pues la porfía , antes que se enmarañe .
El que justifica al impío , y el que condena al justo , ambos á dos son abominación á Jehová .
En todo tiempo ama el amigo ; y el hermano para la angustia es nacido .
El hombre falto de entendimiento toca la mano , fiando á otro delante de su amigo .
La prevaricación ama el que ama pleito ; y el que alza su portada , quebrantamiento busca .
El perverso de corazón nunca hallará bien : y el que revuelve con su lengua , caerá en mal .
El que engendra al necio , para su tristeza lo engendra : y el padre del fatuo no se alegrará .
El corazón alegre produce buena disposición : mas el espíritu triste seca los huesos .
El impío toma dádiva del seno , para pervertir las sendas del derecho .
En el rostro del entendido aparece la sabiduría : mas los ojos del necio vagan hasta el cabo de la tierra .
El hijo necio es enojo á su padre , y amargura á la que lo engendró .
Ciertamente no es bueno condenar al justo , ni herir á los príncipes que hacen lo recto .
Detiene sus dichos el que tiene sabiduría : de prudente espíritu es el hombre entendido .
SEGÚN su antojo busca el que se desvía , y se entremete en todo negocio .
No toma placer el necio en la inteligencia , sino en lo que su corazón se descubre .
Cuando viene el impío , viene también el menosprecio , y con el deshonrador la afrenta .
Aguas profundas son las palabras de la boca del hombre ; y arroyo revertiente , la fuente de la sabiduría .
Tener respeto á la persona del impío , para hacer caer al justo de su derecho , no es bueno .
Los labios del necio vienen con pleito ; y su boca á cuestiones llama .
La boca del necio es quebrantamiento para sí , y sus labios son lazos para su alma .
Las palabras del chismoso parecen blandas , y descienden hasta lo íntimo del vientre .
También el que es negligente en su obra es hermano del hombre disipador .
Torre fuerte es el nombre de Jehová : á él correrá el justo , y será levantado .
Las riquezas del rico son la ciudad de su fortaleza , y como un muro alto en su imaginación .
Antes del quebrantamiento se eleva el corazón del hombre , y antes de la honra es el abatimiento .
El que responde palabra antes de oir , le es fatuidad y oprobio .
El ánimo del hombre soportará su enfermedad : mas ¿ quién soportará al ánimo angustiado ?
El corazón del entendido adquiere sabiduría ; y el oído de los sabios busca la ciencia .
El presente del hombre le ensancha el camino , y le lleva delante de los grandes .
El primero en su propia causa parece justo ; y su adversario viene , y le sondea .
La suerte pone fin á los pleitos , y desparte los fuertes .
La muerte y la vida están en poder de la lengua ; y el que la ama comerá de sus frutos .
El que halló esposa halló el bien , y alcanzó la benevolencia de Jehová .
El pobre habla con ruegos ; mas el rico responde durezas .
El hombre que tiene amigos , ha de mostrarse amigo : y amigo hay más conjunto que el hermano .
El alma sin ciencia no es buena ; y el presuroso de pies peca .
La insensatez del hombre tuerce su camino ; y contra Jehová se aira su corazón .
Las riquezas allegan muchos amigos : mas el pobre , de su amigo es apartado .
El testigo falso no quedará sin castigo ; y el que habla mentiras no escapará .
Muchos rogarán al príncipe : mas cada uno es amigo del hombre que da .
El que posee entendimiento , ama su alma : el que guarda la inteligencia , hallará el bien .
El testigo falso no quedará sin castigo ; y el que habla mentiras , perecerá .
No conviene al necio el deleite : ¡ cuánto menos al siervo ser señor de los príncipes !
La cordura del hombre detiene su furor ; y su honra es disimular la ofensa .
Dolor es para su padre el hijo necio ; y gotera continua las contiendas de la mujer .
La casa y las riquezas herencia son de los padres : mas de Jehová la mujer prudente .
La pereza hace caer en sueño ; y el alma negligente hambreará .
El que guarda el mandamiento , guarda su alma : mas el que menospreciare sus caminos , morirá .
Castiga á tu hijo en tanto que hay esperanza ; mas no se excite tu alma para destruirlo .
El de grande ira llevará la pena : y si usa de violencias , añadirá nuevos males .
Escucha el consejo , y recibe la corrección , para que seas sabio en tu vejez .
Muchos pensamientos hay en el corazón del hombre ; mas el consejo de Jehová permanecerá .
Contentamiento es á los hombres hacer misericordia : pero mejor es el pobre que el mentiroso .
Hiere al escarnecedor , y el simple se hará avisado ; y corrigiendo al entendido , entenderá ciencia .
El que roba á su padre y ahuyenta á su madre , hijo es avergonzador y deshonrador .
Cesa , hijo mío , de oir la enseñanza que induce á divagar de las razones de sabiduría .
El testigo perverso se burlará del juicio ; y la boca de los impíos encubrirá la iniquidad .
Aparejados están juicios para los escarnecedores , y azotes para los cuerpos de los insensatos .
EL vino es escarnecedor , la cerveza alborotadora ; y cualquiera que por ello errare , no será sabio .
Honra es del hombre dejarse de contienda : mas todo insensato se envolverá en ella .
El perezoso no ara á causa del invierno ; pedirá pues en la siega , y no hallará .
Como aguas profundas es el consejo en el corazón del hombre : mas el hombre entendido lo alcanzará .
Muchos hombres publican cada uno su liberalidad : mas hombre de verdad , ¿ quién lo hallará ?
El justo que camina en su integridad , bienaventurados serán sus hijos después de él .
El rey que se sienta en el trono de juicio , con su mirar disipa todo mal .
¿ Quién podrá decir : Yo he limpiado mi corazón , limpio estoy de mi pecado ?
Doble pesa y doble medida , abominación son á Jehová ambas cosas .
Aun el muchacho es conocido por sus hechos , si su obra fuere limpia y recta .
El oído que oye , y el ojo que ve , ambas cosas ha igualmente hecho Jehová .
No ames el sueño , porque no te empobrezcas ; abre tus ojos , y te hartarás de pan .
El que compra dice : malo es , malo es : mas en apartándose , se alaba .
Hay oro y multitud de piedras preciosas : mas los labios sabios son vaso precioso .
Quítale su ropa al que salió por fiador del extraño ; y tómale prenda al que fía la extraña .
Sabroso es al hombre el pan de mentira ; mas después su boca será llena de cascajo .
Los pensamientos con el consejo se ordenan : y con industria se hace la guerra .
El que descubre el secreto , en chismes anda : no te entrometas , pues , con el que lisonjea con sus labios .
El que maldice á su padre ó á su madre , su lámpara será apagada en oscuridad tenebrosa .
La herencia adquirida de priesa al principio , aun su postrimería no será bendita .
No digas , yo me vengaré ; espera á Jehová , y él te salvará .
Abominación son á Jehová las pesas dobles ; y el peso falso no es bueno .
De Jehová son los pasos del hombre : ¿ cómo pues entenderá el hombre su camino ?
Lazo es al hombre el devorar lo santo , y andar pesquisando después de los votos .
El rey sabio esparce los impíos , y sobre ellos hace tornar la rueda .
Candela de Jehová es el alma del hombre , que escudriña lo secreto del vientre .
Misericordia y verdad guardan al rey ; y con clemencia sustenta su trono .
La gloria de los jóvenes es su fortaleza , y la hermosura de los viejos la vejez .
Las señales de las heridas son medicina para lo malo : y las llagas llegan á lo más secreto del vientre .
Todo camino del hombre es recto en su opinión : mas Jehová pesa los corazones .
Hacer justicia y juicio es á Jehová más agradable que sacrificio .
Altivez de ojos , y orgullo de corazón , y el brillo de los impíos , son pecado .
Los pensamientos del solícito ciertamente van á abundancia ; mas todo presuroso , indefectiblemente á pobreza .
Allegar tesoros con lengua de mentira , es vanidad desatentada de aquellos que buscan la muerte .
La rapiña de los impíos los destruirá ; por cuanto no quisieron hacer juicio .
El camino del hombre perverso es torcido y extraño : mas la obra del limpio es recta .
Mejor es vivir en un rincón de zaquizamí , que con la mujer rencillosa en espaciosa casa .
El alma del impío desea mal : su prójimo no le parece bien .
Cuando el escarnecedor es castigado , el simple se hace sabio ; y cuando se amonestare al sabio , aprenderá ciencia .
Considera el justo la casa del impío : cómo los impíos son trastornados por el mal .
El que cierra su oído al clamor del pobre , también él clamará , y no será oído .
El presente en secreto amansa el furor , y el don en el seno , la fuerte ira .
Alegría es al justo hacer juicio ; mas quebrantamiento á los que hacen iniquidad .
El hombre que se extravía del camino de la sabiduría , vendrá á parar en la compañía de los muertos .
Hombre necesitado será el que ama el deleite : y el que ama el vino y ungüentos no enriquecerá .
El rescate del justo es el impío , y por los rectos el prevaricador .
Mejor es morar en tierra del desierto , que con la mujer rencillosa é iracunda .
El que sigue la justicia y la misericordia , hallará la vida , la justicia , y la honra .
La ciudad de los fuertes tomó el sabio , y derribó la fuerza en que ella confiaba .
El que guarda su boca y su lengua , su alma guarda de angustias .
Soberbio y presuntuoso escarnecedor es el nombre del que obra con orgullosa saña .
El deseo del perezoso le mata , porque sus manos no quieren trabajar .
Hay quien todo el día codicia : mas el justo da , y no desperdicia .
El sacrificio de los impíos es abominación : ¡ cuánto más ofreciéndolo con maldad !
El testigo mentiroso perecerá : mas el hombre que oye , permanecerá en su dicho .
El hombre impío afirma su rostro : mas el recto ordena sus caminos .
No hay sabiduría , ni inteligencia , ni consejo , contra Jehová .
El caballo se apareja para el día de la batalla : mas de Jehová es el salvar .
El rico y el pobre se encontraron : á todos ellos hizo Jehová .
El avisado ve el mal , y escóndese : mas los simples pasan , y reciben el daño .
Riquezas , y honra , y vida , son la remuneración de la humildad y del temor de Jehová .
El rico se enseñoreará de los pobres ; y el que toma prestado , siervo es del que empresta .
El que sembrare iniquidad , iniquidad segará : y consumiráse la vara de su ira .
El ojo misericordioso será bendito , porque dió de su pan al indigente .
Echa fuera al escarnecedor , y saldrá la contienda , y cesará el pleito y la afrenta .
El que ama la limpieza de corazón , por la gracia de sus labios su amigo será el rey .
Los ojos de Jehová miran por la ciencia ; mas él trastorna las cosas de los prevaricadores .
Dice el perezoso : El león está fuera ; en mitad de las calles seré muerto .
Sima profunda es la boca de las extrañas : aquel contra el cual estuviere Jehová airado , caerá en ella .
La necedad está ligada en el corazón del muchacho ; mas la vara de la corrección la hará alejar de él .
Inclina tu oído , y oye las palabras de los sabios , y pon tu corazón á mi sabiduría :
Porque es cosa deleitable , si las guardares en tus entrañas ; y que juntamente sean ordenadas en tus labios .
Para que tu confianza sea en Jehová , te las he hecho saber hoy á ti también .
¿ No te he escrito tres veces en consejos y ciencia ,
No robes al pobre , porque es pobre , ni quebrantes en la puerta al afligido :
Porque Jehová juzgará la causa de ellos , y despojará el alma de aquellos que los despojaren .
No te entrometas con el iracundo , ni te acompañes con el hombre de enojos ;
Porque no aprendas sus maneras , y tomes lazo para tu alma .
No estés entre los que tocan la mano , entre los que fían por deudas .
Si no tuvieres para pagar , ¿ por qué han de quitar tu cama de debajo de ti ?
No traspases el término antiguo que pusieron tus padres .
¿ Has visto hombre solícito en su obra ? delante de los reyes estará ; no estará delante de los de baja suerte .
CUANDO te sentares á comer con algún señor , considera bien lo que estuviere delante de ti ;
Y pon cuchillo á tu garganta , si tienes gran apetito .
No codicies sus manjares delicados , porque es pan engañoso .
No trabajes por ser rico ; pon coto á tu prudencia .
No comas pan de hombre de mal ojo , ni codicies sus manjares :
Vomitarás la parte que tú comiste , y perderás tus suaves palabras .
No hables á oídos del necio ; porque menospreciará la prudencia de tus razones .
No traspases el término antiguo , ni entres en la heredad de los huérfanos :
Porque el defensor de ellos es el Fuerte , el cual juzgará la causa de ellos contra ti .
Aplica tu corazón á la enseñanza , y tus oídos á las palabras de sabiduría .
No rehuses la corrección del muchacho : porque si lo hirieres con vara , no morirá .
Tú lo herirás con vara , y librarás su alma del infierno .
Hijo mío , si tu corazón fuere sabio , también á mí se me alegrará el corazón ;
Mis entrañas también se alegrarán , cuando tus labios hablaren cosas rectas .
No tenga tu corazón envidia de los pecadores , antes persevera en el temor de Jehová todo tiempo :
Porque ciertamente hay fin , y tu esperanza no será cortada .
Oye tú , hijo mío , y sé sabio , y endereza tu corazón al camino .
No estés con los bebedores de vino , ni con los comedores de carne :
Porque el bebedor y el comilón empobrecerán : y el sueño hará vestir vestidos rotos .
Oye á tu padre , á aquel que te engendró ; y cuando tu madre envejeciere , no la menosprecies .
Compra la verdad , y no la vendas ; la sabiduría , la enseñanza , y la inteligencia .
Mucho se alegrará el padre del justo : y el que engendró sabio se gozará con él .
Alégrense tu padre y tu madre , y gócese la que te engendró .
Dame , hijo mío , tu corazón , y miren tus ojos por mis caminos .
Porque sima profunda es la ramera , y pozo angosto la extraña .
También ella , como robador , acecha , y multiplica entre los hombres los prevaricadores .
Para los que se detienen mucho en el vino , para los que van buscando la mistura .
Mas al fin como serpiente morderá , y como basilisco dará dolor :
Tus ojos mirarán las extrañas , y tu corazón hablará perversidades .
NO tengas envidia de los hombres malos , ni desees estar con ellos :
Porque su corazón piensa en robar , é iniquidad hablan sus labios .
Con sabiduría se edificará la casa , y con prudencia se afirmará :
Y con ciencia se henchirán las cámaras de todo bien preciado y agradable .
El hombre sabio es fuerte ; y de pujante vigor el hombre docto .
Porque con ingenio harás la guerra : y la salud está en la multitud de consejeros .
Alta está para el insensato la sabiduría : en la puerta no abrirá él su boca .
Al que piensa mal hacer le llamarán hombre de malos pensamientos .
El pensamiento del necio es pecado : y abominación á los hombres el escarnecedor .
Si fueres flojo en el día de trabajo , tu fuerza será reducida .
Si dejares de librar los que son tomados para la muerte , y los que son llevados al degolladero ;
Come , hijo mío , de la miel , porque es buena , y del panal dulce á tu paladar :
Oh impío , no aceches la tienda del justo , no saquees su cámara ;
Porque siete veces cae el justo , y se torna á levantar ; mas los impíos caerán en el mal .
Cuando cayere tu enemigo , no te huelgues ; y cuando tropezare , no se alegre tu corazón :
Porque Jehová no lo mire , y le desagrade , y aparte de sobre él su enojo .
No te entrometas con los malignos , ni tengas envidia de los impíos ;
Porque para el malo no habrá buen fin , y la candela de los impíos será apagada .
Teme á Jehová , hijo mío , y al rey ; no te entrometas con los veleidosos :
Porque su quebrantamiento se levantará de repente ; y el quebrantamiento de ambos , ¿ quién lo comprende ?
También estas cosas pertenecen á los sabios . Tener respeto á personas en el juicio no es bueno .
El que dijere al malo , Justo eres , los pueblos lo maldecirán , y le detestarán las naciones :
Mas los que lo reprenden , serán agradables , y sobre ellos vendrá bendición de bien .
Besados serán los labios del que responde palabras rectas .
Apresta tu obra de afuera , y disponla en tu heredad ; y después edificarás tu casa .
No seas sin causa testigo contra tu prójimo ; y no lisonjees con tus labios .
Pasé junto á la heredad del hombre perezoso , y junto á la viña del hombre falto de entendimiento ;
Y yo miré , y púselo en mi corazón : vilo , y tomé consejo .
Un poco de sueño , cabeceando otro poco , poniendo mano sobre mano otro poco para dormir ;
Así vendrá como caminante tu necesidad , y tu pobreza como hombre de escudo .
TAMBIÉN estos son proverbios de Salomón , los cuales copiaron los varones de Ezechîas , rey de Judá .
Quita las escorias de la plata , y saldrá vaso al fundidor .
Aparta al impío de la presencia del rey , y su trono se afirmará en justicia .
No te alabes delante del rey , ni estés en el lugar de los grandes :
Trata tu causa con tu compañero y no descubras el secreto á otro .
No sea que te deshonre el que lo oyere , y tu infamia no pueda repararse .
Manzana de oro con figuras de plata es la palabra dicha como conviene .
Como zarcillo de oro y joyel de oro fino , es el que reprende al sabio que tiene oído dócil .
Como nubes y vientos sin lluvia , así es el hombre que se jacta de vana liberalidad .
Con larga paciencia se aplaca el príncipe ; y la lengua blanda quebranta los huesos .
¿ Hallaste la miel ? come lo que te basta ; no sea que te hartes de ella , y la vomites .
Detén tu pie de la casa de tu vecino , porque harto de ti no te aborrezca .
Martillo y cuchillo y saeta aguda , es el hombre que habla contra su prójimo falso testimonio .
Diente quebrado y pie resbalador , es la confianza en el prevaricador en tiempo de angustia .
Si el que te aborrece tuviere hambre , dale de comer pan ; y si tuviere sed , dale de beber agua :
Porque ascuas allegas sobre su cabeza , y Jehová te lo pagará .
El viento del norte ahuyenta la lluvia , y el rostro airado la lengua detractora .
Como el agua fría al alma sedienta , así son las buenas nuevas de lejanas tierras .
Como fuente turbia y manantial corrompido , es el justo que cae delante del impío .
Comer mucha miel no es bueno : ni el buscar la propia gloria es gloria .
Como ciudad derribada y sin muro , es el hombre cuyo espíritu no tiene rienda .
COMO la nieve en el verano , y la lluvia en la siega , así conviene al necio la honra .
Como el gorrión en su vagar , y como la golondrina en su vuelo , así la maldición sin causa nunca vendrá .
El látigo para el caballo , y el cabestro para el asno , y la vara para la espalda del necio .
Nunca respondas al necio en conformidad á su necedad , para que no seas tú también como él .
Responde al necio según su necedad , porque no se estime sabio en su opinión .
Alzar las piernas del cojo , así es el proverbio en la boca del necio .
Como quien liga la piedra en la honda , así hace el que al necio da honra .
Espinas hincadas en mano del embriagado , tal es el proverbio en la boca de los necios .
El grande cría todas las cosas ; y da la paga al insensato , y la da á los transgresores .
Como perro que vuelve á su vómito , así el necio que repite su necedad .
¿ Has visto hombre sabio en su opinión ? más esperanza hay del necio que de él .
Dice el perezoso : El león está en el camino ; el león está en las calles .
Las puertas se revuelven en sus quicios : así el perezoso en su cama .
Esconde el perezoso su mano en el seno ; cánsase de tornarla á su boca .
A su ver es el perezoso más sabio que siete que le den consejo .
Como el que enloquece , y echa llamas y saetas y muerte ,
Tal es el hombre que daña á su amigo , y dice : Ciertamente me chanceaba .
Sin leña se apaga el fuego : y donde no hay chismoso , cesa la contienda .
El carbón para brasas , y la leña para el fuego : y el hombre rencilloso para encender contienda .
Las palabras del chismoso parecen blandas ; mas ellas entran hasta lo secreto del vientre .
Como escoria de plata echada sobre el tiesto , son los labios enardecidos y el corazón malo .
Otro parece en los labios el que aborrece ; mas en su interior pone engaño .
Cuando hablare amigablemente , no le creas ; porque siete abominaciones hay en su corazón .
Encúbrese el odio con disimulo ; mas su malicia será descubierta en la congregación .
El que cavare sima , caerá en ella : y el que revuelva la piedra , á él volverá .
La falsa lengua atormenta al que aborrece : y la boca lisonjera hace resbaladero .
NO te jactes del día de mañana ; porque no sabes qué dará de sí el día .
Alábete el extraño , y no tu boca ; el ajeno , y no tus labios .
Pesada es la piedra , y la arena pesa ; mas la ira del necio es más pesada que ambas cosas .
Cruel es la ira , é impetuoso el furor ; mas ¿ quién parará delante de la envidia ?
Mejor es reprensión manifiesta que amor oculto .
Fieles son las heridas del que ama ; pero importunos los besos del que aborrece .
El alma harta huella el panal de miel ; mas al alma hambrienta todo lo amargo es dulce .
Cual ave que se va de su nido , tal es el hombre que se va de su lugar .
El ungüento y el perfume alegran el corazón : y el amigo al hombre con el cordial consejo .
Sé sabio , hijo mío , y alegra mi corazón , y tendré qué responder al que me deshonrare .
El avisado ve el mal , y escóndese ; mas los simples pasan , y llevan el daño .
Quítale su ropa al que fió al extraño ; y al que fió á la extraña , tómale prenda .
Gotera continua en tiempo de lluvia , y la mujer rencillosa , son semejantes :
El que pretende contenerla , arresta el viento : ó el aceite en su mano derecha .
Hierro con hierro se aguza ; y el hombre aguza el rostro de su amigo .
El que guarda la higuera , comerá su fruto ; y el que guarda á su señor , será honrado .
Como un agua se parece á otra , así el corazón del hombre al otro .
El sepulcro y la perdición nunca se hartan : así los ojos del hombre nunca están satisfechos .
El crisol prueba la plata , y la hornaza el oro : y al hombre la boca del que lo alaba .
Considera atentamente el aspecto de tus ovejas ; pon tu corazón á tus rebaños :
Porque las riquezas no son para siempre ; ¿ y será la corona para perpetuas generaciones ?
Saldrá la grama , aparecerá la hierba , y segaránse las hierbas de los montes .
Los corderos para tus vestidos , y los cabritos para el precio del campo :
HUYE el impío sin que nadie lo persiga : mas el justo está confiado como un leoncillo .
El hombre pobre y robador de los pobres , es lluvia de avenida y sin pan .
Los que dejan la ley , alaban á los impíos : mas los que la guardan , contenderán con ellos .
Los hombres malos no entienden el juicio : mas los que buscan á Jehová , entienden todas las cosas .
El que guarda la ley es hijo prudente : mas el que es compañero de glotones , avergüenza á su padre .
El que aparta su oído para no oir la ley , su oración también es abominable .
El hombre rico es sabio en su opinión : mas el pobre entendido lo examinará .
Cuando los justos se alegran , grande es la gloria ; mas cuando los impíos son levantados , es buscado el hombre .
El que encubre sus pecados , no prosperará : mas el que los confiesa y se aparta , alcanzará misericordia .
Bienaventurado el hombre que siempre está temeroso : mas el que endurece su corazón , caerá en mal .
León rugiente y oso hambriento , es el príncipe impío sobre el pueblo pobre .
El príncipe falto de entendimiento multiplicará los agravios : mas el que aborrece la avaricia , prolongará sus días .
El que en integridad camina , será salvo ; mas el de perversos caminos caerá en alguno .
El hombre de verdad tendrá muchas bendiciones : mas el que se apresura á enriquecer , no será sin culpa .
Tener acepción de personas , no es bueno : hasta por un bocado de pan prevaricará el hombre .
Apresúrase á ser rico el hombre de mal ojo ; y no conoce que le ha de venir pobreza .
El que reprende al hombre , hallará después mayor gracia que el que lisonjea con la lengua .
El que confía en su corazón es necio ; mas el que camina en sabiduría , será salvo .
El que da al pobre , no tendrá pobreza : mas el que aparta sus ojos , tendrá muchas maldiciones .
Cuando los impíos son levantados , esconderáse el hombre : mas cuando perecen , los justos se multiplican .
EL hombre que reprendido endurece la cerviz , de repente será quebrantado ; ni habrá para él medicina .
Cuando los justos dominan , el pueblo se alegra : mas cuando domina el impío , el pueblo gime .
El hombre que ama la sabiduría , alegra á su padre : mas el que mantiene rameras , perderá la hacienda .
El rey con el juicio afirma la tierra : mas el hombre de presentes la destruirá .
El hombre que lisonjea á su prójimo , red tiende delante de sus pasos .
En la prevaricación del hombre malo hay lazo : mas el justo cantará y se alegrará .
Conoce el justo la causa de los pobres : mas el impío no entiende sabiduría .
Los hombres escarnecedores enlazan la ciudad : mas los sabios apartan la ira .
Si el hombre sabio contendiere con el necio , que se enoje ó que se ría , no tendrá reposo .
Los hombres sanguinarios aborrecen al perfecto : mas los rectos buscan su contentamiento .
El necio da suelta á todo su espíritu ; mas el sabio al fin le sosiega .
Del señor que escucha la palabra mentirosa , todos sus ministros son impíos .
El pobre y el usurero se encontraron : Jehová alumbra los ojos de ambos .
El rey que juzga con verdad á los pobres , su trono será firme para siempre .
La vara y la corrección dan sabiduría : mas el muchacho consentido avergonzará á su madre .
Cuando los impíos son muchos , mucha es la prevaricación ; mas los justos verán la ruina de ellos .
Corrige á tu hijo , y te dará descanso , y dará deleite á tu alma .
Sin profecía el pueblo será disipado : mas el que guarda la ley , bienaventurado él .
El siervo no se corregirá con palabras : porque entiende , mas no corresponde .
¿ Has visto hombre ligero en sus palabras ? más esperanza hay del necio que de él .
El que regala á su siervo desde su niñez , á la postre será su hijo .
El hombre iracundo levanta contiendas ; y el furioso muchas veces peca .
La soberbia del hombre le abate ; pero al humilde de espíritu sustenta la honra .
El aparcero del ladrón aborrece su vida ; oirá maldiciones , y no lo denunciará .
El temor del hombre pondrá lazo : mas el que confía en Jehová será levantado .
Muchos buscan el favor del príncipe : mas de Jehová viene el juicio de cada uno .
Ciertamente más rudo soy yo que ninguno , ni tengo entendimiento de hombre .
Yo ni aprendí sabiduría , ni conozco la ciencia del Santo .
Toda palabra de Dios es limpia ; es escudo á los que en él esperan .
No añadas á sus palabras , porque no te reprenda , y seas hallado mentiroso .
Dos cosas te he demandado ; no me las niegues antes que muera .
Vanidad y palabra mentirosa aparta de mí . No me des pobreza ni riquezas ; manténme del pan que he menester ;
No acuses al siervo ante su señor , porque no te maldiga , y peques .
Hay generación que maldice á su padre , y á su madre no bendice .
Hay generación limpia en su opinión , si bien no se ha limpiado su inmundicia .
Hay generación cuyos ojos son altivos , y cuyos párpados son alzados .
Tres cosas me son ocultas ; aun tampoco sé la cuarta :
Por tres cosas se alborota la tierra , y la cuarta no puede sufrir :
Por el siervo cuando reinare ; y por el necio cuando se hartare de pan ;
Por la aborrecida cuando se casare ; y por la sierva cuando heredare á su señora .
Cuatro cosas son de las más pequeñas de la tierra , y las mismas son más sabias que los sabios :
Las hormigas , pueblo no fuerte , y en el verano preparan su comida ;
Los conejos , pueblo nada esforzado , y ponen su casa en la piedra ;
Las langostas , no tienen rey , y salen todas acuadrilladas ;
La araña , ase con las manos , y está en palacios de rey .
Tres cosas hay de hermoso andar , y la cuarta pasea muy bien :
El león , fuerte entre todos los animales , que no torna atrás por nadie ;
El lebrel ceñido de lomos ; asimismo el macho cabrío ; y un rey contra el cual ninguno se levanta .
PALABRAS del rey Lemuel ; la profecía con que le enseñó su madre .
¿ Qué , hijo mío ? ¿ y qué , hijo de mi vientre ? ¿ y qué , hijo de mis deseos ?
No des á las mujeres tu fuerza , ni tus caminos á lo que es para destruir los reyes .
No es de los reyes , oh Lemuel , no es de los reyes beber vino , ni de los príncipes la cerveza .
No sea que bebiendo olviden la ley , y perviertan el derecho de todos los hijos afligidos .
Dad la cerveza al desfallecido , y el vino á los de amargo ánimo :
Beban , y olvídense de su necesidad , y de su miseria no más se acuerden .
Abre tu boca por el mudo , en el juicio de todos los hijos de muerte .
Abre tu boca , juzga justicia , y el derecho del pobre y del menesteroso .
Mujer fuerte , ¿ quién la hallará ? porque su estima sobrepuja largamente á la de piedras preciosas .
El corazón de su marido está en ella confiado , y no tendrá necesidad de despojo .
Darále ella bien y no mal , todos los días de su vida .
Buscó lana y lino , y con voluntad labró de sus manos .
Fué como navío de mercader : trae su pan de lejos .
Levantóse aun de noche , y dió comida á su familia , y ración á sus criadas .
Consideró la heredad , y compróla ; y plantó viña del fruto de sus manos .
Ciñó sus lomos de fortaleza , y esforzó sus brazos .
Gustó que era buena su granjería : su candela no se apagó de noche .
Aplicó sus manos al huso , y sus manos tomaron la rueca .
Alargó su mano al pobre , y extendió sus manos al menesteroso .
No tendrá temor de la nieve por su familia , porque toda su familia está vestida de ropas dobles .
Ella se hizo tapices ; de lino fino y púrpura es su vestido .
Conocido es su marido en las puertas , cuando se sienta con los ancianos de la tierra .
Hizo telas , y vendió ; y dió cintas al mercader .
Fortaleza y honor son su vestidura ; y en el día postrero reirá .
Abrió su boca con sabiduría : y la ley de clemencia está en su lengua .
Considera los caminos de su casa , y no come el pan de balde .
Levantáronse sus hijos , y llamáronla bienaventurada ; y su marido también la alabó .
Muchas mujeres hicieron el bien ; mas tú las sobrepujaste á todas .
Engañosa es la gracia , y vana la hermosura : la mujer que teme á Jehová , ésa será alabada .
Dadle el fruto de sus manos , y alábenla en las puertas sus hechos .
PALABRAS del Predicador , hijo de David , rey en Jerusalem .
Vanidad de vanidades , dijo el Predicador ; vanidad de vanidades , todo vanidad .
¿ Qué provecho tiene el hombre de todo su trabajo con que se afana debajo del sol ?
Generación va , y generación viene : mas la tierra siempre permanece .
Y sale el sol , y pónese el sol , y con deseo vuelve á su lugar donde torna á nacer .
Yo el Predicador fuí rey sobre Israel en Jerusalem .
Lo torcido no se puede enderezar ; y lo falto no puede contarse .
Porque en la mucha sabiduría hay mucha molestia ; y quien añade ciencia , añade dolor .
A la risa dije : Enloqueces ; y al placer : ¿ De qué sirve esto ?
Engrandecí mis obras , edifiquéme casas , plantéme viñas ;
Híceme huertos y jardines , y planté en ellos árboles de todos frutos ;
Híceme estanques de aguas , para regar de ellos el bosque donde los árboles crecían .
Y he visto que la sabiduría sobrepuja á la necedad , como la luz á las tinieblas .
Porque ¿ quién comerá , y quién se cuidará , mejor que yo ?
PARA todas las cosas hay sazón , y todo lo que se quiere debajo del cielo , tiene su tiempo :
Tiempo de matar , y tiempo de curar ; tiempo de destruir , y tiempo de edificar ;
Tiempo de llorar , y tiempo de reir ; tiempo de endechar , y tiempo de bailar ;
Tiempo de agenciar , y tiempo de perder ; tiempo de guardar , y tiempo de arrojar ;
Tiempo de romper , y tiempo de coser ; tiempo de callar , y tiempo de hablar ;
Tiempo de amar , y tiempo de aborrecer ; tiempo de guerra , y tiempo de paz .
¿ Qué provecho tiene el que trabaja en lo que trabaja ?
Todo va á un lugar : todo es hecho del polvo , y todo se tornará en el mismo polvo .
Y alabé yo los finados que ya murieron , más que los vivientes que hasta ahora están vivos .
El necio dobla sus manos y come su carne .
Mas vale el un puño lleno con descanso , que ambos puños llenos con trabajo y aflicción de espíritu .
Yo me torné otra vez , y vi vanidad debajo del sol .
Mejores son dos que uno ; porque tienen mejor paga de su trabajo .
También si dos durmieren juntos , se calentarán ; mas ¿ cómo se calentará uno solo ?
Y si alguno prevaleciere contra el uno , dos estarán contra él ; y cordón de tres dobleces no presto se rompe .
Mejor es el muchacho pobre y sabio , que el rey viejo y fatuo que no sabe ser aconsejado .
Porque de la cárcel salió para reinar ; mientras el nacido en su reino se hizo pobre .
Porque de la mucha ocupación viene el sueño , y de la multitud de las palabras la voz del necio .
Mejor es que no prometas , que no que prometas y no pagues .
Donde los sueños son en multitud , también lo son las vanidades y muchas las palabras ; mas tú teme á Dios .
Además el provecho de la tierra es para todos : el rey mismo está sujeto á los campos .
Las cuales se pierden en malas ocupaciones , y á los hijos que engendraron nada les queda en la mano .
Demás de esto , todos los días de su vida comerá en tinieblas , con mucho enojo y dolor y miseria .
HAY un mal que he visto debajo del cielo , y muy común entre los hombres :
Porque en vano vino , y á tinieblas va , y con tinieblas será cubierto su nombre .
Aunque no haya visto el sol , ni conocido nada , más reposo tiene éste que aquél .
Todo el trabajo del hombre es para su boca , y con todo eso su alma no se harta .
Porque ¿ qué más tiene el sabio que el necio ? ¿ qué más tiene el pobre que supo caminar entre los vivos ?
Ciertamente las muchas palabras multiplican la vanidad . ¿ Qué más tiene el hombre ?
MEJOR es la buena fama que el buen ungüento ; y el día de la muerte que el día del nacimiento .
Mejor es el enojo que la risa : porque con la tristeza del rostro se enmendará el corazón .
Mejor es oir la reprensión del sabio , que la canción de los necios .
Ciertamente la opresión hace enloquecer al sabio : y el presente corrompe el corazón .
No te apresures en tu espíritu á enojarte : porque la ira en el seno de los necios reposa .
Buena es la ciencia con herencia ; y más á los que ven el sol .
Mira la obra de Dios ; porque ¿ quién podrá enderezar lo que él torció ?
No seas demasiado justo , ni seas sabio con exceso : ¿ por qué te destruirás ?
No hagas mal mucho , ni seas insensato : ¿ por qué morirás antes de tu tiempo ?
La sabiduría fortifica al sabio más que diez poderosos la ciudad en que fueron .
Ciertamente no hay hombre justo en la tierra , que haga bien y nunca peque .
Porque tu corazón sabe , como tú también dijiste mal de otros muchas veces .
Todas estas cosas probé con sabiduría , diciendo : Hacerme he sabio : mas ella se alejó de mí .
Lejos está lo que fué ; y lo muy profundo ¿ quién lo hallará ?
He aquí , esto he hallado , dice el Predicador , pesando las cosas una por una para hallar la razón ;
He aquí , solamente he hallado esto : que Dios hizo al hombre recto , mas ellos buscaron muchas cuentas .
Yo te aviso que guardes el mandamiento del rey y la palabra del juramento de Dios .
Pues la palabra del rey es con potestad , ¿ y quién le dirá , Qué haces ?
El que guarda el mandamiento no experimentará mal ; y el tiempo y el juicio conoce el corazón del sabio .
Porque para todo lo que quisieres hay tiempo y juicio ; mas el trabajo del hombre es grande sobre él ;
Porque no sabe lo que ha de ser ; y el cuándo haya de ser , ¿ quién se lo enseñará ?
En todo tiempo sean blancos tus vestidos , y nunca falte ungüento sobre tu cabeza .
También vi esta sabiduría debajo del sol , la cual me parece grande :
Las palabras del sabio con reposo son oídas , más que el clamor del señor entre los necios .
Mejor es la sabiduría que las armas de guerra ; mas un pecador destruye mucho bien .
El corazón del sabio está á su mano derecha ; mas el corazón del necio á su mano izquierda .
Si el espíritu del príncipe se exaltare contra ti , no dejes tu lugar ; porque la lenidad hará cesar grandes ofensas .
Hay un mal que debajo del sol he visto , á manera de error emanado del príncipe :
La necedad está colocada en grandes alturas , y los ricos están sentados en lugar bajo .
Vi siervos en caballos , y príncipes que andaban como siervos sobre la tierra .
El que hiciere el hoyo caerá en él ; y el que aportillare el vallado , morderále la serpiente .
El que mudare las piedras , trabajo tendrá en ellas : el que cortare la leña , en ella peligrará .
Muerde la serpiente cuando no está encantada , y el lenguaraz no es mejor .
Las palabras de la boca del sabio son gracia ; mas los labios del necio causan su propia ruina .
El principio de las palabras de su boca es necedad ; y el fin de su charla nocivo desvarío .
El trabajo de los necios los fatiga ; porque no saben por dónde ir á la ciudad .
¡ Ay de ti , tierra , cuando tu rey es muchacho , y tus príncipes comen de mañana !
Por la pereza se cae la techumbre , y por flojedad de manos se llueve la casa .
Por el placer se hace el convite , y el vino alegra los vivos : y el dinero responde á todo .
ECHA tu pan sobre las aguas ; que después de muchos días lo hallarás .
Reparte á siete , y aun á ocho : porque no sabes el mal que vendrá sobre la tierra .
El que al viento mira , no sembrará ; y el que mira á las nubes , no segará .
Suave ciertamente es la luz , y agradable á los ojos ver el sol :
Vanidad de vanidades , dijo el Predicador , todo vanidad .
Procuró el Predicador hallar palabras agradables , y escritura recta , palabras de verdad .
CANCIÓN de canciones , la cual es de Salomón .
¡ Oh si él me besara con ósculos de su boca ! porque mejores son tus amores que el vino .
Morena soy , oh hijas de Jerusalem , mas codiciable ; como las cabañas de Cedar , como las tiendas de Salomón .
A yegua de los carros de Faraón te he comparado , amiga mía .
Hermosas son tus mejillas entre los pendientes , tu cuello entre los collares .
Zarcillos de oro te haremos , con clavos de plata .
Mientras que el rey estaba en su reclinatorio , mi nardo dió su olor .
Mi amado es para mí un manojito de mirra , que reposa entre mis pechos .
Racimo de copher en las viñas de Engadi es para mí mi amado .
He aquí que tú eres hermosa , amiga mía ; he aquí que eres bella : tus ojos de paloma .
He aquí que tú eres hermoso , amado mío , y suave : nuestro lecho también florido .
Las vigas de nuestra casa son de cedro , y de ciprés los artesonados .
YO soy la rosa de Sarón , y el lirio de los valles .
Como el lirio entre las espinas , así es mi amiga entre las doncellas .
Llevóme á la cámara del vino , y su bandera sobre mí fué amor .
Sustentadme con frascos , corroboradme con manzanas ; porque estoy enferma de amor .
Su izquierdaestédebajo de mi cabeza , y su derecha me abrace .
¡ La voz de mi amado ! He aquí él viene saltando sobre los montes , brincando sobre los collados .
Mi amado habló , y me dijo : Levántate , oh amiga mía , hermosa mía , y vente .
Porque he aquí ha pasado el invierno , hase mudado , la lluvia se fué ;
Cazadnos las zorras , las zorras pequeñas , que echan á perder las viñas ; pues que nuestras viñas están en cierne .
Mi amado es mío , y yo suya ; él apacienta entre lirios .
POR las noches busqué en mi lecho al que ama mi alma : busquélo , y no lo hallé .
Halláronme los guardas que rondan la ciudad , y díjeles : ¿ Habéis visto al que ama mi alma ?
He aquí es la litera de Salomón : sesenta valientes la rodean , de los fuertes de Israel .
El rey Salomón se hizo una carroza de madera del Líbano .
Tus dos pechos , como dos cabritos mellizos de gama , que son apacentados entre azucenas .
Toda tú eres hermosa , amiga mía , y en ti no hay mancha .
Huerto cerrado eres , mi hermana , esposa mía ; fuente cerrada , fuente sellada .
Tus renuevos paraíso de granados , con frutos suaves , de cámphoras y nardos ,
Fuente de huertos , pozo de aguas vivas , que corren del Líbano .
Mi amado metió su mano por el agujero , y mis entrañas se conmovieron dentro de mí .
Mi amado es blanco y rubio , señalado entre diez mil .
Su cabeza , como oro finísimo ; sus cabellos crespos , negros como el cuervo .
Sus mejillas , como una era de especias aromáticas , como fragantes flores : sus labios , como lirios que destilan mirra que trasciende .
Sus manos , como anillos de oro engastados de jacintos : su vientre , como claro marfil cubierto de zafiros .
Yo soy de mi amado , y mi amado es mío : él apacienta entre los lirios .
Hermosa eres tú , oh amiga mía , como Tirsa ; de desear , como Jerusalem ; imponente como ejércitos en orden .
Como cachos de granada son tus sienes entre tus guedejas .
Sesenta son las reinas , y ochenta las concubinas , y las doncellas sin cuento :
No lo supe : hame mi alma hecho como los carros de Amminadab .
Tus dos pechos , como dos cabritos mellizos de gama .
¡ Qué hermosa eres , y cuán suave , oh amor deleitoso !
¡ Y tu estatura es semejante á la palma , y tus pechos á los racimos !
Yo soy de mi amado , y conmigo tiene su contentamiento .
Ven , oh amado mío , salgamos al campo , moremos en las aldeas .
Su izquierda esté debajo de mi cabeza , y su derecha me abrace .
Conjúroos , oh doncellas de Jerusalem , que no despertéis , ni hagáis velar al amor , hasta que quiera .
Yo soy muro , y mis pechos como torres , desde que fuí en sus ojos como la que halla paz .
Oh tú la que moras en los huertos , los compañeros escuchan tu voz : házmela oir .
¿ Quién demandó esto de vuestras manos , cuando vinieseis á presentaros delante de mí , para hollar mis atrios ?
Lavad , limpiaos ; quitad la iniquidad de vuestras obras de ante mis ojos ; dejad de hacer lo malo :
Aprended á hacer bien ; buscad juicio , restituid al agraviado , oid en derecho al huérfano , amparad á la viuda .
Si quisiereis y oyereis , comeréis el bien de la tierra :
¿ Cómo te has tornado ramera , oh ciudad fiel ? Llena estuvo de juicio , en ella habitó equidad ; mas ahora , homicidas .
Tu plata se ha tornado escorias , tu vino mezclado está con agua .
Y volveré mi mano sobre ti , y limpiaré hasta lo más puro tus escorias , y quitaré todo tu estaño :
Sión con juicio será rescatada , y los convertidos de ella con justicia .
Porque seréis como el olmo que se le cae la hoja , y como huerto que le faltan las aguas .
LO que vió Isaías , hijo de Amoz , tocante á Judá y á Jerusalem .
Venid , oh casa de Jacob , y caminemos á la luz de Jehová .
Y hase inclinado el hombre , y el varón se ha humillado : por tanto no los perdonarás .
Y sobre todos los cedros del Líbano altos y sublimes , y sobre todos los alcornoques de Basán ;
Y sobre todos los montes altos , y sobre todos los collados levantados ;
Y sobre toda torre alta , y sobre todo muro fuerte ;
Y sobre todas las naves de Tarsis , y sobre todas pinturas preciadas .
Y quitará totalmente los ídolos .
Dejaos del hombre , cuyo hálito está en su nariz ; porque ¿ de qué es él estimado ?
El valiente y el hombre de guerra , el juez y el profeta , el adivino y el anciano ;
Y pondréles mozos por príncipes , y muchachos serán sus señores .
¡ Ay del impío ! mal le irá : porque según las obras de sus manos le será pagado .
Jehová está en pie para litigar , y está para juzgar los pueblos .
Los collares , y los joyeles , y los brazaletes ;
Las escofietas , y los atavíos de las piernas , los partidores del pelo , los pomitos de olor , y los zarcillos ;
Los anillos , y los joyeles de las narices ;
Las ropas de remuda , los mantoncillos , los velos , y los alfileres ;
Los espejos , los pañizuelos , las gasas , y los tocados .
Tus varones caerán á cuchillo , y tu fuerza en la guerra .
Sus puertas se entristecerán y enlutarán , y ella , desamparada , sentaráse en tierra .
Ahora pues , vecinos de Jerusalem y varones de Judá , juzgad ahora entre mí y mi viña .
Y diez huebras de viña producirán un zaque , y treinta modios de simiente darán tres modios .
Mas Jehová de los ejércitos será ensalzado en juicio , y el Dios Santo será santificado con justicia .
Y los corderos serán apacentados según su costumbre ; y extraños comerán las gruesas desamparadas .
¡ Ay de los que traen la iniquidad con cuerdas de vanidad , y el pecado como con coyundas de carreta ,
¡ Ay de los sabios en sus ojos , y de los que son prudentes delante de sí mismos !
¡ Ay de los que son valientes para beber vino , y hombres fuertes para mezclar bebida ;
Los que dan por justo al impío por cohechos , y al justo quitan su justicia !
Hasta que Jehová hubiere echado lejos los hombres , y multiplicare en medio de la tierra la desamparada .
Por haber acordado maligno consejo contra ti el Siro , con Ephraim y con el hijo de Remalías , diciendo :
El Señor Jehová dice así : No subsistirá , ni será .
Y habló más Jehová á Achâz , diciendo :
Y respondió Achâz : No pediré , y no tentaré á Jehová .
Comerá manteca y miel , para que sepa desechar lo malo y escoger lo bueno .
Y acontecerá en aquel tiempo , que críe un hombre una vaca y dos ovejas ;
Con saetas y arco irán allá ; porque toda la tierra será espinos y cardos .
Y junté conmigo por testigos fieles á Urías sacerdote , y á Zacarías hijo de Jeberechîas .
Otra vez tornó Jehová á hablarme , diciendo :
A Jehová de los ejércitos , á él santificad : sea él vuestro temor , y él sea vuestro miedo .
Y muchos tropezarán entre ellos , y caerán , y serán quebrantados : enredaránse , y serán presos .
Ata el testimonio , sella la ley entre mis discípulos .
El Señor envió palabra á Jacob , y cayó en Israel .
Empero Jehová ensalzará los enemigos de Rezín contra él , y juntará sus enemigos ;
Mas el pueblo no se convirtió al que lo hería , ni buscaron á Jehová de los ejércitos .
Y Jehová cortará de Israel cabeza y cola , ramo y caña en un mismo día .
El viejo y venerable de rostro es la cabeza : el profeta que enseña mentira , este es cola .
Porque los gobernadores de este pueblo son engañadores ; y sus gobernados , perdidos .
¡ AY de los que establecen leyes injustas , y determinando prescriben tiranía ,
Oh Assur , vara y bastón de mi furor : en su mano he puesto mi ira .
Porque él dice : Mis príncipes ¿ no son todos reyes ?
¿ No es Calno como Carchêmis , Hamath como Arphad , y Samaria como Damasco ?
Como hice á Samaria y á sus ídolos , ¿ no haré también así á Jerusalem y á sus ídolos ?
Y los árboles que quedaren en su bosque , serán en número que un niño los pueda contar .
Las reliquias se convertirán , las reliquias de Jacob , al Dios fuerte .
Pues el Señor Jehová de los ejércitos hará consumación y fenecimiento en medio de la tierra .
Mas de aquí á muy poco tiempo , se acabará el furor y mi enojo , para fenecimiento de ellos .
Vino hasta Ajad , pasó hasta Migrón ; en Michmas contará su ejército :
Grita en alta voz , hija de Galim ; haz que se oiga hacia Lais , pobrecilla Anathoth .
Madmena se alborotó : los moradores de Gebim se juntarán .
Y cortará con hierro la espesura del bosque , y el Líbano caerá con fortaleza .
Y será la justicia cinto de sus lomos , y la fidelidad ceñidor de sus riñones .
Sacaréis aguas con gozo de las fuentes de la salud .
Cantad salmos á Jehová ; porque ha hecho cosas magníficas : sea sabido esto por toda la tierra .
CARGA de Babilonia , que vió Isaías , hijo de Amoz .
Aullad , porque cerca está el día de Jehová ; vendrá como asolamiento del Todopoderoso .
Por tanto , se enervarán todas la manos , y desleiráse todo corazón de hombre :
Haré más precioso que el oro fino al varón , y más que el oro de Ophir al hombre .
Sus niños serán estrellados delante de ellos ; sus casas serán saqueadas , y forzadas sus mujeres .
Quebrantó Jehová el bastón de los impíos , el cetro de los señores ;
Descansó , sosegó toda la tierra : cantaron alabanza .
Sobre las alturas de las nubes subiré , y seré semejante al Altísimo .
Mas tú derribado eres en el sepulcro , á los lados de la huesa .
Que puso el mundo como un desierto , que asoló sus ciudades ; que á sus presos nunca abrió la cárcel ?
Todos los reyes de las gentes , todos ellos yacen con honra cada uno en su casa .
En el año que murió el rey Achâz fué esta carga :
Por tanto mis entrañas sonarán como arpa acerca de Moab , y mi interior en orden á Kir-hareseth .
Esta es la palabra que pronunció Jehová sobre Moab desde aquel tiempo .
CARGA de Damasco . He aquí que Damasco dejó de ser ciudad , y será montón de ruina .
¡ AY de la tierra que hace sombra con las alas , que está tras los ríos de Etiopía ;
Y las aguas de la mar faltarán , y el río se agotará y secará .
Los que labran lino fino , y los que tejen redes , serán confundidos ;
Porque todas sus redes serán rotas : y se entristecerán todos los que hacen viveros para peces .
Y no aprovechará á Egipto cosa que haga la cabeza ó la cola , el ramo ó el junco .
Y se turbarán y avergonzarán de Etiopía su esperanza , y de Egipto su gloria .
Pasmóse mi corazón , el horror me ha intimidado ; la noche de mi deseo se me tornó en espanto .
Pon la mesa , mira del atalaya , come , bebe : levantaos , príncipes , ungid el escudo .
Porque el Señor me dijo así : Ve , pon centinela que haga saber lo que viere .
El guarda respondió : La mañana viene , y después la noche : si preguntareis , preguntad ; volved , venid .
Carga sobre Arabia . En el monte tendréis la noche en Arabia , oh caminantes de Dedanim .
CARGA del valle de la visión . ¿ Qué tienes ahora , que toda tú te has subido sobre los terrados ?
Y Elam tomó aljaba en carro de hombres y de caballeros ; y Chîr descubrió escudo .
Y contasteis las casas de Jerusalem , y derribasteis casas para fortificar el muro .
He aquí que Jehová te trasportará en duro cautiverio , y de cierto te cubrirá el rostro .
Y arrojarte he de tu lugar , y de tu puesto te empujaré .
Y será que , en aquel día , llamaré á mi siervo Eliacim , hijo de Hilcías ;
Callad , moradores de la isla , mercader de Sidón , que pasando la mar te henchían .
En llegando la fama á Egipto , tendrán dolor de las nuevas de Tiro .
Pasaos á Tarsis ; aullad , moradores de la isla .
Pasa cual río de tu tierra , oh hija de Tarsis ; porque no tendrás ya más fortaleza .
Aullad , naves de Tarsis ; porque destruída es vuestra fortaleza .
Del todo será vaciada la tierra , y enteramente saqueada ; porque Jehová ha pronunciado esta palabra .
Destruyóse , cayó la tierra ; enfermó , cayó el mundo ; enfermaron los altos pueblos de la tierra .
Perdióse el vino , enfermó la vid , gimieron todos los que eran alegres de corazón .
Cesó el regocijo de los panderos , acabóse el estruendo de los que se huelgan , paró la alegría del arpa .
No beberán vino con cantar : la bebida será amarga á los que la bebieren .
Quebrantada está la ciudad de la vanidad ; toda casa se ha cerrado , porque no entre nadie .
Voces sobre el vino en las plazas ; todo gozo se oscureció , desterróse la alegría de la tierra .
En la ciudad quedó soledad , y con asolamiento fué herida la puerta .
Terror y sima y lazo sobre ti , oh morador de la tierra .
Quebrantaráse del todo la tierra , enteramente desmenuzada será la tierra , en gran manera será la tierra conmovida .
Por esto te dará gloria el pueblo fuerte , te temerá la ciudad de gentes robustas .
Abrid las puertas , y entrará la gente justa , guardadora de verdades .
Tú le guardarás en completa paz , cuyo pensamiento en ti persevera ; porque en ti se ha confiado .
Confiad en Jehová perpetuamente : porque en el Señor Jehová está la fortaleza de los siglos .
Hollarála pie , los pies del afligido , los pasos de los menesterosos .
El camino del justo es rectitud : Tú , Recto , pesas el camino del justo .
Jehová , tú nos depararás paz ; porque también obraste en nosotros todas nuestras obras .
Jehová , en la tribulación te buscaron : derramaron oración cuando los castigaste .
En aquel día cantad de la viña del vino rojo .
Con los pies será hollada la corona de soberbia de los borrachos de Ephraim ;
Porque todas las mesas están llenas de vómito y suciedad , hasta no haber lugar limpio .
Porque en lengua de tartamudos , y en extraña lengua hablará á este pueblo ,
Por tanto , varones burladores , que estáis enseñoreados sobre este pueblo que está en Jerusalem , oid la palabra de Jehová .
Estad atentos , y oid mi voz ; estad atentos , y oid mi dicho .
El que ara para sembrar , ¿ arará todo el día ; romperá y quebrará los terrones de la tierra ?
Porque su Dios le instruye , y le enseña á juicio ;
También esto salió de Jehová de los ejércitos , para hacer maravilloso el consejo y engrandecer la sabiduría .
¡ AY de Ariel , ciudad donde habitó David ! Añadid un año á otro , mátense víctimas .
Mas yo pondré á Ariel en apretura , y será desconsolada y triste ; y será á mí como Ariel .
Y los errados de espíritu aprenderán inteligencia , y los murmuradores aprenderán doctrina .
Mas la fortaleza de Faraón se os tornará en vergüenza , y el amparo en la sombra de Egipto en confusión .
Cuando estarán sus príncipes en Zoán , y sus embajadores habrán llegado á Hanes ,
Que este pueblo es rebelde , hijos mentirosos , hijos que no quisieron oir la ley de Jehová ;
Porque Assur que hirió con palo , con la voz de Jehová será quebrantado .
Convertíos á aquel contra quien los hijos de Israel profundamente se rebelaron .
HE aquí que en justicia reinará un rey , y príncipes presidirán en juicio .
No se ofuscarán entonces los ojos de los que ven , y los oídos de los oyentes oirán atentos .
El mezquino nunca más será llamado liberal , ni será dicho generoso el avariento .
Mas el liberal pensará liberalidades , y por liberalidades subirá .
Mujeres reposadas , levantaos , oid mi voz ; confiadas , escuchad mi razón .
Sobre los pechos lamentarán por los campos deleitosos , por la vid fértil .
Y habitará el juicio en el desierto , y en el campo labrado asentará la justicia .
Y el efecto de la justicia será paz ; y la labor de justicia , reposo y seguridad para siempre .
Y mi pueblo habitará en morada de paz , y en habitaciones seguras , y en recreos de reposo .
Y el granizo , cuando descendiere , será en los montes ; y la ciudad será del todo abatida .
Dichosos vosotros los que sembráis sobre todas aguas , y metéis en ellas el pie de buey y de asno .
Los pueblos huyeron á la voz del estruendo ; las gentes fueron esparcidas por tus levantamientos .
Será ensalzado Jehová , el cual mora en las alturas : llenó á Sión de juicio y de justicia .
He aquí que sus embajadores darán voces afuera ; los mensajeros de paz llorarán amargamente .
Ahora me levantaré , dice Jehová ; ahora seré ensalzado , ahora seré engrandecido .
Concebisteis hojarascas , aristas pariréis : el soplo de vuestro fuego os consumirá .
Oid , los que estáis lejos , lo que he hecho ; y vosotros los cercanos , conoced mi potencia .
Tus ojos verán al Rey en su hermosura ; verán la tierra que está lejos .
Porque Jehová es nuestro juez , Jehová es nuestro legislador , Jehová es nuestro Rey , él mismo nos salvará .
No dirá el morador : Estoy enfermo : el pueblo que morare en ella será absuelto de pecado .
Porque es día de venganza de Jehová , año de retribuciones en el pleito de Sión .
Confortad á las manos cansadas , roborad las vacilantes rodillas .
Entonces los ojos de los ciegos serán abiertos , y los oídos de los sordos se abrirán .
El rey dice así : No os engañe Ezechîas , porque no os podrá librar .
Mas callaron , y no le respondieron palabra ; porque el rey así lo había mandado , diciendo : No le respondáis .
Vinieron pues los siervos de Ezechîas á Isaías .
Entonces Ezechîas oró á Jehová , diciendo :
Ciertamente , oh Jehová , los reyes de Asiria destruyeron todas las tierras y sus comarcas ,
Conocido he tu estado , tu salida y tu entrada , y tu furor contra mí .
Y el residuo de la casa de Judá que hubiere escapado , tornará á echar raíz abajo , y hará fruto arriba .
Pues yo ampararé á esta ciudad para salvarla por amor de mí , y por amor de David mi siervo .
Entonces Sennachêrib rey de Asiria partiéndose se fué , y volvióse , é hizo su morada en Nínive .
Entonces volvió Ezechîas su rostro á la pared , é hizo oración á Jehová ,
Entonces fué palabra de Jehová á Isaías , diciendo :
Escritura de Ezechîas rey de Judá , de cuando enfermó y sanó de su enfermedad .
Había asimismo dicho Ezechîas : ¿ Qué señal tendré de que he de subir á la casa de Jehová ?
Entonces dijo Isaías á Ezechîas : Oye palabra de Jehová de los ejércitos :
CONSOLAOS , consolaos , pueblo mío , dice vuestro Dios .
Sécase la hierba , cáese la flor : mas la palabra del Dios nuestro permanece para siempre .
¿ Quién enseñó al espíritu de Jehová , ó le aconsejo enseñándole ?
Ni el Líbano bastará para el fuego , ni todos sus animales para el sacrificio .
¿ A qué pues haréis semejante á Dios , ó qué imagen le compondréis ?
El artífice apareja la imagen de talla , el platero le extiende el oro , y le funde cadenas de plata .
El torna en nada los poderosos , y á los que gobiernan la tierra hace como cosa vana .
¿ A qué pues me haréis semejante , ó seré asimilado ? dice el Santo .
El da esfuerzo al cansado , y multiplica las fuerzas al que no tiene ningunas .
Los mancebos se fatigan y se cansan , los mozos flaquean y caen :
Siguiólos , pasó en paz por camino por donde sus pies nunca habían entrado .
Las islas vieron , y tuvieron temor ; los términos de la tierra se espantaron : congregáronse , y vinieron .
Cada cual ayudó á su cercano ; y á su hermano dijo : Esfuérzate .
Mas tú , Israel , siervo mío eres ; tú , Jacob , á quien yo escogí , simiente de Abraham mi amigo .
Alegad por vuestra causa , dice Jehová : exhibid vuestros fundamentos , dice el Rey de Jacob .
He aquí que vosotros sois de nada , y vuestras obras de vanidad ; abominación el que os escogió .
Yo soy el primero que he enseñado estas cosas á Sión , y á Jerusalem daré un portador de alegres nuevas .
He aquí , todos iniquidad , y las obras de ellos nada : viento y vanidad son sus vaciadizos .
No clamará , ni alzará , ni hará oir su voz en las plazas .
Den gloria á Jehová , y prediquen sus loores en las islas .
Sordos , oid ; y vosotros ciegos , mirad para ver .
Que ve muchas cosas y no advierte , que abre los oídos y no oye ?
Jehová se complació por amor de su justicia en magnificar la ley y engrandecerla .
¿ Quién de vosotros oirá esto ? ¿ quién atenderá y escuchará en orden al porvernir ?
Sacad al pueblo ciego que tiene ojos , y á los sordos que tienen oídos .
Yo , yo Jehová ; y fuera de mí no hay quien salve .
Yo Jehová , Santo vuestro , Criador de Israel , vuestro Rey .
Así dice Jehová , el que da camino en la mar , y senda en las aguas impetuosas ;
No os acordéis de las cosas pasadas , ni traigáis á memoria las cosas antiguas .
Este pueblo crié para mí ; mis alabanzas publicará .
Y no me invocaste á mí , oh Jacob ; antes , de mí te cansaste , oh Israel .
Yo , yo soy el que borro tus rebeliones por amor de mí ; y no me acordaré de tus pecados .
Hazme acordar , entremos en juicio juntamente ; relata tú para abonarte .
Tu primer padre pecó , y tus enseñadores prevaricaron contra mí .
Por tanto , yo profané los príncipes del santuario , y puse por anatema á Jacob , y por oprobio á Israel .
AHORA pues oye , Jacob , siervo mío , y tú , Israel , á quien yo escogí .
Y brotarán entre hierba , como sauces junto á las riberas de las aguas .
¿ Quién formó un dios , ó quién fundó una estatua que para nada es de provecho ?
Que dice al profundo : Sécate , y tus ríos haré secar ;
¡ Ay del que dice al padre : ¿ Por qué engendraste ? y á la mujer : ¿ Por qué pariste ?
Verdaderamente tú eres Dios que te encubres , Dios de Israel , que salvas .
Fueron humillados , fueron abatidos juntamente ; no pudieron escaparse de la carga , sino que tuvieron ellos mismos que ir en cautiverio .
¿ A quién me asemejáis , y me igualáis , y me comparáis , para que sea semejante ?
Acordaos de esto , y tened vergüenza ; tornad en vosotros , prevaricadores .
Oidme , duros de corazón , que estáis lejos de la justicia .
Toma el molino , y muele harina : descubre tus guedejas , descalza los pies , descubre las piernas , pasa los ríos .
Nuestro Redentor , Jehová de los ejércitos es su nombre , el Santo de Israel .
Porque conozco que eres duro , y nervio de hierro tu cerviz , y tu frente de metal ,
He aquí te he purificado , y no como á plata ; hete escogido en horno de aflicción .
No hay paz para los malos , dijo Jehová .
Y díjome : Mi siervo eres , oh Israel , que en ti me gloriaré .
Y tornaré camino todos mis montes , y mis calzadas serán levantadas .
Mas Sión dijo : Dejóme Jehová , y el Señor se olvidó de mí .
He aquí que en las palmas te tengo esculpida : delante de mí están siempre tus muros .
Tus edificadores vendrán aprisa ; tus destruidores y tus asoladores saldrán de ti .
¿ Será quitada la presa al valiente ? ó ¿ libertaráse la cautividad legítima ?
Visto de oscuridad los cielos , y torno como saco su cobertura .
El Señor Jehová me abrió el oído , y yo no fuí rebelde , ni me torné atrás .
Oye pues ahora esto , miserable , ebria , y no de vino :
Porque así dice Jehová : De balde fuisteis vendidos ; por tanto , sin dinero seréis rescatados .
He aquí que mi siervo será prosperado , será engrandecido y ensalzado , y será muy sublimado .
¿ QUIÉN ha creído á nuestro anuncio ? ¿ y sobre quién se ha manifestado el brazo de Jehová ?
Por un pequeño momento te dejé ; mas te recogeré con grandes misericordias .
Y todos tus hijos serán enseñados de Jehová ; y multiplicará la paz de tus hijos .
He aquí , que yo lo dí por testigo á los pueblos , por jefe y por maestro á las naciones .
Buscad á Jehová mientras puede ser hallado , llamadle en tanto que está cercano .
Porque mis pensamientos no son vuestros pensamientos , ni vuestros caminos mis caminos , dijo Jehová .
Todas las bestias del campo , todas las bestias del monte , venid á devorar .
Entrará en la paz ; descansarán en sus lechos todos los que andan delante de Dios .
Mas vosotros llegaos acá , hijos de la agorera , generación de adúltero y de fornicaria .
Sobre el monte alto y empinado pusiste tu cama : allí también subiste á hacer sacrificio .
Yo publicaré tu justicia y tus obras , que no te aprovecharán .
No hay paz , dijo mi Dios , para los impíos .
HE aquí que no se ha acortado la mano de Jehová para salvar , ni hase agravado su oído para oir :
Y vendrá el Redentor á Sión , y á los que se volvieren de la iniquidad en Jacob , dice Jehová .
LEVÁNTATE , resplandece ; que ha venido tu lumbre , y la gloria de Jehová ha nacido sobre ti .
Y andarán las gentes á tu luz , y los reyes al resplandor de tu nacimiento .
¿ Quiénes son estos que vuelan como nubes , y como palomas á sus ventanas ?
Porque la gente ó el reino que no te sirviere , perecerá ; y del todo serán asoladas .
Ni le deis tregua , hasta que confirme , y hasta que ponga á Jerusalem en alabanza en la tierra .
¿ Por qué es bermejo tu vestido , y tus ropas como del que ha pisado en lagar ?
Porque el día de la venganza está en mi corazón , y el año de mis redimidos es venido .
Porque dijo : Ciertamente mi pueblo son , hijos que no mienten ; y fué su Salvador .
¿ El que los condujo por los abismos , como un caballo por el desierto , sin que tropezaran ?
Por poco tiempo lo poseyó el pueblo de tu santidad : nuestros enemigos han hollado tu santuario .
Hemos venido á ser como aquellos de quienes nunca te enseñoreaste , sobre los cuales nunca fué llamado tu nombre .
Cuando , haciendo terriblezas cuales nunca esperábamos , descendiste , fluyeron los montes delante de ti .
Tus santas ciudades están desiertas , Sión es un desierto , Jerusalem una soledad .
¿ Te estarás quieto , oh Jehová , sobre estas cosas ? ¿ callarás , y nos afligirás sobremanera ?
He aquí que escrito está delante de mí ; no callaré , antes retornaré , y daré el pago en su seno ,
Y edificarán casas , y morarán en ellas ; plantarán viñas , y comerán el fruto de ellas .
Antes que estuviese de parto , parió ; antes que le viniesen dolores parió hijo .
Como aquel á quien consuela su madre , así os consolaré yo á vosotros , y en Jerusalem tomaréis consuelo .
Y tomaré también de ellos para sacerdotes y Levitas , dice Jehová .
LAS palabras de Jeremías hijo de Hilcías , de los sacerdotes que estuvieron en Anathoth , en tierra de Benjamín .
Fué pues palabra de Jehová á mí , diciendo :
Y yo dije : ¡ Ah ! ¡ ah ! ¡ Señor Jehová ! He aquí , no sé hablar , porque soy niño .
No temas delante de ellos , porque contigo soy para librarte , dice Jehová .
Y díjome Jehová : Bien has visto ; porque yo apresuro mi palabra para ponerla por obra .
Y FUÉ á mí palabra de Jehová , diciendo :
Oid la palabra de Jehová , casa de Jacob , y todas las familias de la casa de Israel .
Por tanto entraré aún en juicio con vosotros , dijo Jehová , y con los hijos de vuestros hijos pleitearé .
Espantaos , cielos , sobre esto , y horrorizaos ; desolaos en gran manera , dijo Jehová .
¿ Es Israel siervo ? ¿ es esclavo ? ¿ por qué ha sido dado en presa ?
Aun los hijos de Noph y de Taphnes te quebrantaron la mollera .
¿ Por qué porfías conmigo ? Todos vosotros prevaricasteis contra mí , dice Jehová .
¿ Por qué abonas tu camino para hallar amor , pues aun á las malvadas enseñaste tus caminos ?
A lo menos desde ahora , ¿ no clamarás á mí , Padre mío , guiador de mi juventud ?
Y díjome Jehová : Justificado ha su alma la rebelde Israel en comparación de la desleal Judá .
Y os daré pastores según mi corazón , que os apacienten de ciencia y de inteligencia .
Viento más vehemente que estos vendrá á mí : y ahora yo hablaré juicios con ellos .
¿ Hasta cuándo tengo de ver bandera , tengo de oir voz de trompeta ?
Miré la tierra , y he aquí que estaba asolada y vacía ; y los cielos , y no había en ellos luz .
Miré los montes , y he aquí que temblaban , y todos los collados fueron destruídos .
Miré , y no parecía hombre , y todas las aves del cielo se habían ido .
Porque así dijo Jehová : Toda la tierra será asolada ; mas no haré consumación .
Y si dijeren : Vive Jehová ; por tanto jurarán mentira .
Como caballos bien hartos fueron á la mañana , cada cual relinchaba á la mujer de su prójimo .
Porque resueltamente se rebelaron contra mí la casa de Israel y la casa de Judá , dice Jehová .
Antes los profetas serán como viento , y no hay en ellos palabra ; así se hará á ellos .
Su aljaba como sepulcro abierto , todos valientes .
Empero en aquellos días , dice Jehová , no os acabaré del todo .
Denunciad esto en la casa de Jacob , y haced que esto se oiga en Judá , diciendo :
Empero este pueblo tiene corazón falso y rebelde ; tornáronse y fuéronse .
Vuestras iniquidades han estorbado estas cosas ; y vuestros pecados apartaron de vosotros el bien .
Cosa espantosa y fea es hecha en la tierra :
A mujerhermosa y delicada comparé á la hija de Sión .
Levantaos , y subamos de noche , y destruyamos sus palacios .
Corrígete , Jerusalem , porque no se aparte mi alma de ti , porque no te torne desierta , tierra no habitada .
Por tanto oid , gentes , y conoce , oh conjunto de ellas .
Todos ellos príncipes rebeldes , andan con engaño ; son cobre y hierro : todos ellos son corruptores .
Plata desechada los llamarán , porque Jehová los desechó .
PALABRA que fué de Jehová á Jeremías , diciendo :
He aquí vosotros os confiáis en palabras de mentira , que no aprovechan .
¿ No ves lo que estos hacen en las ciudades de Judá y en las calles de Jerusalem ?
Así ha dicho Jehová de los ejércitos , Dios de Israel : Añadid vuestros holocaustos sobre vuestros sacrificios , y comed carne .
Mas no me oyeron ni inclinaron su oído ; antes endurecieron su cerviz , é hicieron peor que sus padres .
Esperamos paz , y no hubo bien ; día de cura , y he aquí turbación .
A causa de mi fuerte dolor mi corazón desfallece en mí .
Pasóse la siega , acabóse el verano , y nosotros no hemos sido salvos .
Tu morada es en medio de engaño ; de muy engañadores no quisieron conocerme , dice Jehová .
Antes se fueron tras la imaginación de su corazón , y en pos de los Baales que les enseñaron sus padres :
He aquí que vienen días , dice Jehová , y visitaré sobre todo circuncidado , y sobre todo incircunciso :
OID la palabra que Jehová ha hablado sobre vosotros , oh casa de Israel .
Con plata y oro lo engalanan ; con clavos y martillo lo afirman , para que no se salga .
No hay semejante á ti , oh Jehová ; grande tú , y grande tu nombre en fortaleza .
Y todos se infatuarán , y entontecerán . Enseñanza de vanidades es el mismo leño .
Vanidad son , obra de escarnios : en el tiempo de su visitación perecerán .
Recoge de las tierras tus mercaderías , la que moras en lugar fuerte .
Castígame , oh Jehová , mas con juicio ; no con tu furor , porque no me aniquiles .
PALABRA que fué de Jehová , á Jeremías , diciendo :
Oid las palabras de este pacto , y hablad á todo varón de Judá , y á todo morador de Jerusalem .
Y Jehová me lo hizo saber , y conocílo : entonces me hiciste ver sus obras .
Mas si no oyeren , arrancaré á la tal gente , sacándola de raíz , y destruyendo , dice Jehová .
Y compré el cinto conforme á la palabra de Jehová , y púselo sobre mis lomos .
Y fué á mí segunda vez palabra de Jehová , diciendo :
Fuí pues , y escondílo junto al Eufrates , como Jehová me mandó .
Y fué á mí palabra de Jehová , diciendo :
Así ha dicho Jehová : Así haré podrir la soberbia de Judá , y la mucha soberbia de Jerusalem ,
Escuchad y oid ; no os elevéis : pues Jehová ha hablado .
Por tanto yo los esparciré , como tamo que pasa , al viento del desierto .
Yo pues descubriré también tus faldas delante de tu cara , y se manifestará tu ignominia .
PALABRA de Jehová que fué á Jeremías , con motivo de la sequía .
Y aun las ciervas en los campos parían , y dejabanla cría , porque no había hierba .
Y díjome Jehová : No ruegues por este pueblo para bien .
Reconocemos , oh Jehová , nuestra impiedad , la iniquidad de nuestros padres : porque contra ti hemos pecado .
¿ Quebrará el hierro al hierro de la parte de aquilón , y al bronce ?
Y FUÉ á mí palabra de Jehová , diciendo :
No tomarás para ti mujer , ni tendrás hijos ni hijas en este lugar .
Asimismo no entres en casa de convite , para sentarte con ellos á comer ó á beber .
¿ Ha de hacer el hombre dioses para sí ? mas ellos no son dioses .
Bendito el varón que se fía en Jehová , y cuya confianza es Jehová .
Engañoso es el corazón más que todas las cosas , y perverso ; ¿ quién lo conocerá ?
Trono de gloria , excelso desde el principio , es el lugar de nuestro santuario .
He aquí que ellos me dicen : ¿ Dónde está la palabra de Jehová ? venga ahora .
No me seas tú por espanto : esperanza mía eres tú en el día malo .
LA palabra que fué á Jeremías de Jehová , diciendo :
Levántate , y vete á casa del alfarero , y allí te haré oir mis palabras .
Y descendí á casa del alfarero , y he aquí que él hacía obra sobre la rueda .
Entonces fué á mí palabra de Jehová , diciendo :
Y en un instante hablaré de la gente y del reino , para edificar y para plantar ;
Oh Jehová , mira por mí , y oye la voz de los que contienden conmigo .
Y quebrarás la vasija ante los ojos de los varones que van contigo ,
Maldito el día en que nací : el día en que mi madre me parió no sea bendito .
Y Jeremías les dijo : Diréis así á Sedechîas :
Y heriré los moradores de esta ciudad ; y los hombres y las bestias morirán de pestilencia grande .
Y á la casa del rey de Judádirás : Oid palabra de Jehová .
ASÍ dijo Jehová : Desciende á la casa del rey de Judá , y habla allí esta palabra ,
Antes morirá en el lugar adonde lo trasportaren , y no verá más esta tierra .
En sepultura de asno será enterrado , arrastrándole y echándole fuera de las puertas de Jerusalem .
Y á la tierra á la cual levantan ellos su alma para tornar , allá no volverán .
¡ Tierra , tierra , tierra ! oye palabra de Jehová .
¡ AY de los pastores que desperdician y derraman las ovejas de mi majada ! dice Jehová .
Porque así el profeta como el sacerdote son fingidos : aun en mi casa hallé su maldad , dice Jehová .
No envié yo aquellos profetas , y ellos corrían : yo no les hablé , y ellos profetizaban .
¿ Soy yo Dios de poco acá , dice Jehová , y no Dios de mucho ha ?
Yo he oído lo que aquellos profetas dijeron , profetizando mentira en mi nombre , diciendo : Soñé , soñé .
Por tanto , he aquí yo contra los profetas , dice Jehová , que hurtan mis palabras cada uno de su más cercano .
He aquí yo contra los profetas , dice Jehová , que endulzan sus lenguas , y dicen : El ha dicho .
Así dirás al profeta : ¿ Qué te respondió Jehová , y qué habló Jehová ?
Y pondré sobre vosotros afrenta perpetua , y eterna confusión que nunca borrará el olvido .
Y fué á mí palabra de Jehová , diciendo :
La cual habló Jeremías profeta á todo el pueblo de Judá , y á todos los moradores de Jerusalem , diciendo :
Por tanto , así ha dicho Jehová de los ejércitos : Por cuanto no habéis oído mis palabras ,
Y beberán , y temblarán , y enloquecerán delante del cuchillo que yo envío entre ellos .
A Faraón rey de Egipto , y á sus siervos , á sus príncipes , y á todo su pueblo ;
A Edom , y Moab , y á los hijos de Ammón ;
Y á Dedán , y Tema , y Buz , y á todos los que están al cabo del mundo ;
Y á todos los reyes de Arabia , y á todos los reyes de pueblos mezclados que habitan en el desierto ;
Y acabaráse la huída de los pastores , y el escape de los mayorales del rebaño .
Y las majadas quietas serán taladas por el furor de la ira de Jehová .
Entonces se levantaron ciertos de los ancianos de la tierra , y hablaron á toda la junta del pueblo , diciendo :
Jehová me ha dicho así : Hazte coyundas y yugos , y ponlos sobre tu cuello ;
No los oigáis ; servid al rey de Babilonia , y vivid : ¿ por qué ha de ser desierta esta ciudad ?
Entonces Hananías profeta quitó el yugo del cuello de Jeremías profeta , y quebrólo .
Y en el mismo año murió Hananías en el mes séptimo .
Edificad casas , y morad ; y plantad huertos , y comed del fruto de ellos ;
Porque falsamente os profetizan ellos en mi nombre : no los envié , ha dicho Jehová .
Entonces me invocaréis , é iréis y oraréis á mí , y yo os oiré :
Y me buscaréis y hallaréis , porque me buscaréis de todo vuestro corazón .
Mas habéis dicho : Jehová nos ha suscitado profetas en Babilonia .
Y á Semaías de Nehelam hablarás , diciendo :
¿ Por qué pues no has ahora reprendido á Jeremías de Anathoth , que os profetiza falsamente ?
Y Sophonías sacerdote había leído esta carta á oídos de Jeremías profeta .
Y fué palabra de Jehová á Jeremías , diciendo :
PALABRA que fué á Jeremías de Jehová , diciendo :
Estas pues son las palabras que habló Jehová acerca de Israel y de Judá .
Porque así ha dicho Jehová : Hemos oído voz de temblor : espanto , y no paz .
Sino que servirán á Jehová su Dios , y á David su rey , el cual les levantaré .
Porque así ha dicho Jehová : Desahuciado es tu quebrantamiento , y dificultosa tu llaga .
No hay quien juzgue tu causa para salud : no hay para ti eficaces medicamentos .
Y me seréis por pueblo , y yo seré vuestro Dios .
Porque Jehová redimió á Jacob , redimiólo de mano del más fuerte que él .
Esperanza también hay para tu fin , dice Jehová , y los hijos volverán á su término .
Porque habré embriagado el alma cansada , y henchido toda alma entristecida .
En esto me desperté , y vi , y mi sueño me fué sabroso .
Y dijo Jeremías : Palabra de Jehová fué á mí , diciendo :
Y escribí la carta , y selléla , é hice atestiguar á testigos , y pesé el dinero con balanza .
Y dí orden á Baruch delante de ellos , diciendo :
Y fué palabra de Jehová á Jeremías , diciendo :
He aquí que yo soy Jehová , Dios de toda carne ; ¿ encubriráseme á mí alguna cosa ?
Antes asentaron sus abominaciones en la casa sobre la cual es invocado mi nombre , contaminándola .
Y me serán por pueblo , y yo seré á ellos por Dios .
Así ha dicho Jehová que la hizo , Jehová que la formó para afirmarla ; Jehová es su nombre :
Clama á mí , y te responderé , y te enseñaré cosas grandes y dificultosas que tú no sabes .
Y fué palabra de Jehová á Jeremías , diciendo :
Y fué palabra de Jehová á Jeremías , diciendo :
Y habló Jeremías profeta á Sedechîas rey de Judá todas estas palabras en Jerusalem .
Y fué palabra de Jehová á Jeremías , de parte de Jehová , diciendo :
Y de no edificar casas para nuestra morada , y de no tener viña , ni heredad , ni sementera .
Moramos pues en tiendas , y hemos obedecido y hecho conforme á todas las cosas que nos mandó Jonadab nuestro padre .
Y fué palabra de Jehová á Jeremías , diciendo :
Después mandó Jeremías á Baruch , diciendo : Yo estoy preso , no puedo entrar en la casa de Jehová :
Preguntaron luego á Baruch , diciendo : Cuéntanos ahora cómo escribiste de boca de Jeremías todas estas palabras .
Entonces dijeron los príncipes á Baruch : Ve , y escóndete tú y Jeremías , y nadie sepa dónde estáis .
Y Jeremías entraba y salía en medio del pueblo ; porque no lo habían puesto en la casa de la cárcel .
Entonces fué palabra de Jehová á Jeremías profeta , diciendo :
Y tornarán los Caldeos , y combatirán esta ciudad , y la tomarán , y la pondrán á fuego .
Ebed-melec salió de la casa del rey , y habló al rey , diciendo :
Mas si no quisieres salir , esta es la palabra que me ha mostrado Jehová :
Y dijo Sedechîas á Jeremías : Nadie sepa estas palabras , y no morirás .
Y sacó los ojos al rey Sedechîas , y aprisionóle con grillos para llevarle á Babilonia .
Y Nabucodonosor había ordenado á Nabuzaradán capitán de la guardia , acerca de Jeremías , diciendo :
Sucedió además , un día después que mató á Gedalías , cuando nadie lo sabía aún ,
Y fueron y habitaron en Geruth-chimham , que es cerca de Bethlehem , á fin de partir y meterse en Egipto ,
Y aconteció que al cabo de diez días fué palabra de Jehová á Jeremías .
Mas si dijereis : No moraremos en esta tierra , no obedeciendo así á la voz de Jehová vuestro Dios ,
Y fué palabra de Jehová á Jeremías en Taphnes , diciendo :
Mas no oyeron ni inclinaron su oído para convertirse de su maldad , para no ofrecer sahumerios á dioses ajenos .
Así ha dicho Jehová Dios de Israel , á ti , oh Baruch :
PALABRA de Jehová que fué á Jeremías profeta , contra las gentes .
Aparejad escudo y pavés , y venid á la guerra .
¿ Quién es éste que como río sube , y cuyas aguas se mueven como ríos ?
¿ Por qué ha sido derribado tu fuerte ? no se pudo tener , porque Jehová lo rempujó .
Allí gritaron : Faraón rey de Egipto , rey de revuelta : dejó pasar el tiempo señalado .
Becerra hermosa Egipto ; mas viene destrucción , del aquilón viene .
Avergonzóse la hija de Egipto ; entregada será en mano del pueblo del aquilón .
PALABRA de Jehová que fué á Jeremías profeta acerca de los Palestinos , antes que Faraón hiriese á Gaza .
¡ Voz de clamor de Horonaim , destrucción y gran quebrantamiento !
Moab fué quebrantada ; hicieron que se oyese el clamor de sus pequeños .
Huid , salvad vuestra vida , y sed como retama en el desierto .
Y avergonzaráse Moab de Chêmos , á la manera que la casa de Israel se avergonzó de Beth-el , su confianza .
¿ Cómo diréis : Somos valientes , y robustos hombres para la guerra ?
Cercano está el quebrantamiento de Moab para venir , y su mal se apresura mucho .
Avergonzóse Moab , porque fué quebrantado : aullad y clamad : denunciad en Arnón que Moab es destruído .
Y que vino juicio sobre la tierra de la campiña ; sobre Holón , y sobre Jahzah , y sobre Mephaath ,
Y sobre Dibón , y sobre Nebo , y sobre Beth-diblathaim ,
Y sobre Chîriathaim , y sobre Beth-gamul , y sobre Beth-meon ,
Cortado es el cuerno de Moab , y su brazo quebrantado , dice Jehová .
Yo conozco , dice Jehová , su cólera ; mas no tendrá efecto : sus mentiras no han de aprovecharle .
Porque así ha dicho Jehová : He aquí que como águila volará , y extenderá sus alas á Moab .
Y Moab será destruído para dejar de ser pueblo : porque se engrandeció contra Jehová .
Miedo y hoyo y lazo sobre ti , oh morador de Moab , dice Jehová .
Y después de esto haré tornar la cautividad de los hijos de Ammón , dice Jehová .
Deja tus huérfanos , yo los criaré ; y en mí se confiarán tus viudas .
Porque he aquí que pequeño te he puesto entre las gentes , menospreciado entre los hombres .
¡ Cómo dejaron á la ciudad de alabanza , ciudad de mi gozo !
Y haré encender fuego en el muro de Damasco , y consumirá las casas de Ben-hadad .
Así ha dicho Jehová de los ejércitos : He aquí que yo quiebro el arco de Elam , principio de su fortaleza .
PALABRA que habló Jehová contra Babilonia , contra la tierra de los Caldeos , por mano de Jeremías profeta .
Y la Caldea será para presa : todos los que la saquearen , saldrán hartos , dice Jehová .
Estruendo de guerra en la tierra , y quebrantamiento grande .
Del grito de la toma de Babilonia la tierra tembló , y el clamor se oyó entre las gentes .
Y caerán muertos en la tierra de los Caldeos , y alanceados en sus calles .
La que moras entre muchas aguas , rica en tesoros , venido ha tu fin , la medida de tu codicia .
Vanidad son , obra de irrisiones ; en el tiempo de su visitación perecerán .
Y será Babilonia para montones , morada de chacales , espanto y silbo , sin morador .
A una rugirán como leones ; como cachorros de leones bramarán .
Hacerlos he traer como corderos al matadero , como carneros con cabritos .
Subió la mar sobre Babilonia ; de la multitud de sus ondas fué cubierta .
¡ Sonido de grito de Babilonia , y quebrantamiento grande de la tierra de los Caldeos !
Y dijo Jeremías á Seraías : Cuando llegares á Babilonia , y vieres y leyeres todas estas cosas ,
E hizo lo malo en los ojos de Jehová , conforme á todo lo que hizo Joacim .
Y estuvo cercada la ciudad hasta el undécimo año del rey Sedechîas .
Mas de los pobres del país dejó Nabuzaradán , capitán de la guardia , para viñadores y labradores .
Tomólos pues Nabuzaradán , capitán de la guardia , y llevólos al rey de Babilonia á Ribla .
Este es el pueblo que Nabucodonosor hizo trasportar : En el año séptimo , tres mil veintitrés Judíos :
En el año dieciocho hizo Nabucodonosor trasportar de Jerusalem ochocientas treinta y dos personas :
YO soy el hombre que ha visto aflicción en la vara de su enojo .
Guióme y llevóme en tinieblas , mas no en luz .
Ciertamente contra mí volvió y revolvió su mano todo el día .
Hizo envejecer mi carne y mi piel ; quebrantó mis huesos .
Edificó contra mí , y cercóme de tósigo y de trabajo .
Asentóme en oscuridades , como los ya muertos de mucho tiempo .
Cercóme por todos lados , y no puedo salir ; agravó mis grillos .
Aun cuando clamé y dí voces , cerro los oídos á mi oración .
Cercó mis caminos con piedra tajada , torció mis senderos .
Como oso que acecha fué para mí , como león en escondrijos .
Torció mis caminos , y depedazóme ; tornóme asolado .
Su arco entesó , y púsome como blanco á la saeta .
Hizo entrar en mis riñones las saetas de su aljaba .
Fuí escarnio á todo mi pueblo , canción de ellos todos los días .
Hartóme de amarguras , embriagóme de ajenjos .
Quebróme los dientes con cascajo , cubrióme de ceniza .
Y mi alma se alejó de la paz , olvidéme del bien .
Y dije : Pereció mi fortaleza , y mi esperanza de Jehová .
Acuérdate de mi aflicción y de mi abatimiento , del ajenjo y de la hiel .
Tendrálo aún en memoria mi alma , porque en mí está humillada .
Esto reduciré á mi corazón , por lo cual esperaré .
Es por la misericordia de Jehová que no somos consumidos , porque nunca decayeron sus misericordias .
Nuevas son cada mañana ; grande es tu fidelidad .
Mi parte es Jehová , dijo mi alma ; por tanto en él esperaré .
Bueno es Jehová á los que en él esperan , al alma que le buscare .
Bueno es esperar callando en la salud de Jehová .
Bueno es al hombre , si llevare el yugo desde su mocedad .
Sentaráse solo , y callará , porque lo llevó sobre sí .
Pondrá su boca en el polvo , por si quizá hay esperanza .
Dará la mejilla al que le hiriere ; hartaráse de afrenta .
Porque el Señor no desechará para siempre :
Antes si afligiere , también se compadecerá según la multitud de sus misericordias .
Porque no aflige ni congoja de su corazón á los hijos de los hombres .
Desmenuzar bajo de sus pies todos los encarcelados de la tierra ,
Hacer apartar el derecho del hombre ante la presencia del Altísimo ,
Trastornar al hombre en su causa , el Señor no lo sabe .
¿ Quién será aquel que diga , que vino algo que el Señor no mandó ?
¿ De la boca del Altísimo no saldrá malo y bueno ?
¿ Por qué murmura el hombre viviente , el hombre en su pecado ?
Escudriñemos nuestros caminos , y busquemos , y volvámonos á Jehová .
Levantemos nuestros corazones con las manos á Dios en los cielos .
Nosotros nos hemos rebelado , y fuimos desleales ; tú no perdonaste .
Desplegaste la ira , y nos perseguiste ; mataste , no perdonaste .
Te cubriste de nube , porque no pasase la oración nuestra .
Raedura y abominación nos tornaste en medio de los pueblos .
Todos nuestros enemigos abrieron sobre nosotros su boca .
Temor y lazo fué para nosotros , asolamiento y quebrantamiento .
Ríos de aguas echan mis ojos , por el quebrantamiento de la hija de mi pueblo .
Mis ojos destilan , y no cesan , porque no hay alivio ,
Hasta que Jehová mire y vea desde los cielos .
Mis ojos contristaron mi alma , por todas las hijas de mi ciudad .
Mis enemigos me dieron caza como á ave , sin por qué .
Ataron mi vida en mazmorra , pusieron piedra sobre mí .
Aguas de avenida vinieron sobre mi cabeza ; yo dije : Muerto soy .
Invoqué tu nombre , oh Jehová , desde la cárcel profunda .
Oiste mi voz ; no escondas tu oído á mi clamor , para mi respiro .
Acercástete el día que te invoqué : dijiste : No temas .
Abogaste , Señor , la causa de mi alma ; redimiste mi vida .
Tú has visto , oh Jehová , mi agravio ; defiende mi causa .
Tú has visto toda su venganza ; todos sus pensamientos contra mí .
Tú has oído el oprobio de ellos , oh Jehová , todas sus maquinaciones contra mí ;
Los dichos de los que contra mí se levantaron , y su designio contra mí todo el día .
Su sentarse , y su levantarse mira : yo soy su canción .
Dales el pago , oh Jehová , según la obra de sus manos .
Dales ansia de corazón , tu maldición á ellos .
Persíguelos en tu furor , y quebrántalos de debajo de los cielos , oh Jehová .
Los que comían delicadamente , asolados fueron en las calles ; los que se criaron en carmesí , abrazaron los estercoleros .
ACUÉRDATE , oh Jehová , de lo que nos ha sucedido : ve y mira nuestro oprobio .
Nuestra heredad se ha vuelto á extraños , nuestras casas á forasteros .
Huérfanos somos sin padre , nuestras madres como viudas .
Nuestra agua bebemos por dinero ; nuestra leña por precio compramos .
Persecución padecemos sobre nuestra cerviz : nos cansamos , y no hay para nosotros reposo .
Al Egipcio y al Asirio dimos la mano , para saciarnos de pan .
Nuestros padres pecaron , y son muertos ; y nosotros llevamos sus castigos .
Siervos se enseñorearon de nosotros ; no hubo quien de su mano nos librase .
Con peligro de nuestras vidas traíamos nuestro pan delante del cuchillo del desierto .
Nuestra piel se ennegreció como un horno á causa del ardor del hambre .
Violaron á las mujeres en Sión , á las vírgenes en las ciudades de Judá .
A los príncipes colgaron por su mano ; no respetaron el rostro de los viejos .
Llevaron los mozos á moler , y los muchachos desfallecieron en la leña .
Los ancianos cesaron de la puerta , los mancebos de sus canciones .
Cesó el gozo de nuestro corazón ; nuestro corro se tornó en luto .
Cayó la corona de nuestra cabeza : ¡ ay ahora de nosotros ! porque pecamos .
Por esto fué entristecido nuestro corazón , por esto se entenebrecieron nuestros ojos :
Por el monte de Sión que está asolado ; zorras andan en él .
Mas tú , Jehová , permanecerás para siempre : tu trono de generación en generación .
¿ Por qué te olvidarás para siempre de nosotros , y nos dejarás por largos días ?
Vuélvenos , oh Jehová , á ti , y nos volveremos : renueva nuestros días como al principio .
Porque repeliendo nos has desechado ; te has airado contra nosotros en gran manera .
A los cinco del mes , que fué en el quinto año de la transmigración del rey Joachîn ,
Y cada uno tenía cuatro rostros , y cuatro alas .
Y los animales corrían y tornaban á semejanza de relámpagos .
Cuando andaban , se movían sobre sus cuatro costados : no se volvían cuando andaban .
Y DÍJOME : Hijo del hombre , está sobre tus pies , y hablaré contigo .
Y miré , y he aquí una mano me fué enviada , y en ella había un rollo de libro .
Y abrí mi boca , é hízome comer aquel rollo .
He aquí he hecho yo tu rostro fuerte contra los rostros de ellos , y tu frente fuerte contra su frente .
Y beberás el agua por medida , la sexta parte de un hin : de tiempo á tiempo beberás .
Tomarás también de allí unos pocos por cuenta , y los atarás en el canto de tu ropa .
Y FUÉ á mí palabra de Jehová , diciendo :
Hijo del hombre , pon tu rostro hacia los montes de Israel , y profetiza contra ellos .
Y los muertos caerán en medio de vosotros ; y sabréis que soy Jehová .
Y FUÉ á mí palabra de Jehová , diciendo :
Así ha dicho el Señor Jehová : Un mal , he aquí que viene un mal .
Viene el fin , el fin viene : hase despertado contra ti ; he aquí que viene .
He aquí el día , he aquí que viene : ha salido la mañana ; florecido ha la vara , ha reverdecido la soberbia .
Todas manos serán descoyuntadas , y declinarán como aguas todas rodillas .
Haz una cadena : porque la tierra está llena de juicios de sangres , y la ciudad está llena de violencia .
Destrucción viene ; y buscarán la paz , y no la habrá .
Y llevóme á la entrada del atrio , y miré , y he aquí en la pared un agujero .
Díjome luego : Entra , y ve las malvadas abominaciones que éstos hacen allí .
Díjome después : Vuélvete aún , verás abominaciones mayores que hacen éstos .
Y apareció en los querubines la figura de una mano humana debajo de sus alas .
A las ruedas , oyéndolo yo , se les gritaba : ¡ Rueda !
Y levantáronse los querubines ; este es el animal que vi en el río de Chebar .
Y la gloria de Jehová se salió de sobre el umbral de la casa , y paró sobre los querubines .
Los cuales dicen : No será tan presto : edifiquemos casas : ésta será la caldera , y nosotros la carne .
Por tanto profetiza contra ellos , profetiza , hijo del hombre .
Habéis multiplicado vuestros muertos en esta ciudad , y habéis henchido de muertos sus calles .
Cuchillo habéis temido , y cuchillo traeré sobre vosotros , dice el Señor Jehová .
Y fué á mí palabra de Jehová , diciendo :
Y hablé á los trasportados todas las palabras de Jehová que él me había mostrado .
Y FUÉ á mí palabra de Jehová , diciendo :
Delante de sus ojos horadarás la pared , y saldrás por ella .
Y fué á mí palabra de Jehová por la mañana , diciendo :
Hijo del hombre , ¿ no te ha dicho la casa de Israel , aquella casa rebelde : ¿ Qué haces ?
Y fué á mí palabra de Jehová , diciendo :
Hijo del hombre , come tu pan con temblor , y bebe tu agua con estremecimiento y con anhelo ;
Y fué á mí palabra de Jehová , diciendo :
Porque no habrá más alguna visión vana , ni habrá adivinación de lisonjeros en medio de la casa de Israel .
Y fué á mí palabra de Jehová , diciendo :
Y FUÉ á mí palabra de Jehová , diciendo :
Como zorras en los desiertos fueron tus profetas , oh Israel .
Y VINIERON á mí algunos de los ancianos de Israel , y sentáronse delante de mí .
Y fué á mí palabra de Jehová , diciendo :
Y fué á mí palabra de Jehová , diciendo :
Y FUÉ á mí palabra de Jehová , diciendo :
Y tornaré la tierra en asolamiento , por cuanto cometieron prevaricación , dice el Señor Jehová .
Y FUÉ á mí palabra de Jehová , diciendo :
Hijo del hombre , notifica á Jerusalem sus abominaciones ,
Y te atavíe con ornamentos , y puse ajorcas en tus brazos , y collar á tu cuello ;
Y puse joyas sobre tus narices , y zarcillos en tus orejas , y diadema de hermosura en tu cabeza .
Y tomaste tus vestidos de diversos colores , y cubrístelas ; y mi aceite y mi perfume pusiste delante de ellas .
Y sacrificaste mis hijos , y dístelos á ellas para que los hiciesen pasar por el fuego .
Y fué que después de toda tu maldad ( ¡ ay , ay de ti ! dice el Señor Jehová , )
Edificástete alto , y te hiciste altar en todas las plazas :
Multiplicaste asimismo tu fornicación en la tierra de Canaán y de los Caldeos : ni tampoco con esto te hartaste .
Sino como mujer adúltera , por cuanto que en lugar de su marido recibe á ajenos .
Por tanto , ramera , oye palabra de Jehová :
Y ensoberbeciéronse , é hicieron abominación delante de mí , y quitélas como vi bueno .
Sodoma , tu hermana , no fué nombrada en tu boca en el tiempo de tus soberbias ,
Tú has llevado tu enormidad y tus abominaciones , dice Jehová .
Y confirmaré mi pacto contigo , y sabrás que yo soy Jehová ;
Y FUÉ á mí palabra de Jehová , diciendo :
Hijo del hombre , propón una figura , y compón una parábola á la casa de Israel .
Y fué á mí palabra de Jehová , diciendo :
Y FUÉ á mí palabra de Jehová , diciendo :
Vivo yo , dice el Señor Jehová , que nunca más tendréis por qué usar este refrán en Israel .
Y el hombre que fuere justo , é hiciere juicio y justicia ;
Y que no haga las otras ; antes comiere sobre los montes , ó violare la mujer de su prójimo ,
Y TÚ levanta endecha sobre los príncipes de Israel .
Y dirás : ¡ Cómo se echó entre los leones tu madre la leona ! entre los leoncillos crió sus cachorros .
Y ahora está plantada en el desierto , en tierra de sequedad y de aridez .
Y fué á mí palabra de Jehová , diciendo :
¿ Quieres tú juzgarlos ? ¿ los quieres juzgar tú , hijo del hombre ? Notifícales las abominaciones de sus padres ;
Saquélos pues de la tierra de Egipto , y trájelos al desierto ;
Con todo los perdonó mi ojo , no matándolos , ni los consumí en el desierto ;
Yo soy Jehová vuestro Dios ; andad en mis ordenanzas , y guardad mis derechos , y ponedlos por obra :
Por eso yo también les dí ordenanzas no buenas , y derechos por los cuales no viviesen ;
Y fué á mí palabra de Jehová , diciendo :
Y verá toda carne que yo Jehová lo encendí ; no se apagará .
Y dije : ¡ Ah , Señor Jehová ! ellos dicen de mí : ¿ No profiere éste parábolas ?
Y FUÉ á mí palabra de Jehová , diciendo :
Y tú , hijo del hombre , gime con quebrantamiento de lomos , y con amargura ; gime delante de los ojos de ellos .
Y fué á mí palabra de Jehová , diciendo :
Ponte á una parte , ponte á la diestra , ó ponte á la siniestra , hacia donde tu rostro se determinare .
Y fué á mí palabra de Jehová , diciendo :
Y tú , profano é impío príncipe de Israel , cuyo día vino en el tiempo de la consumación de la maldad ;
Y FUÉ á mí palabra de Jehová , diciendo :
He aquí que los príncipes de Israel , cada uno según su poder , fueron en ti para derramar sangre .
Mis santuarios menospreciaste , y mis sábados has profanado .
La desnudez del padre descubrieron en ti ; la inmunda de menstruo forzaron en ti .
Y fué á mí palabra de Jehová , diciendo :
Y fué á mí palabra de Jehová , diciendo :
Y FUÉ á mí palabra de Jehová , diciendo :
Hijo del hombre , hubo dos mujeres , hijas de una madre ,
Y Aholah cometió fornicación en mi poder : y prendóse de sus amantes , los Asirios sus vecinos ,
Vestidos de cárdeno , capitanes y príncipes , mancebos todos de codiciar , caballeros que andaban á caballo .
Y vi que se había contaminado : un camino era el de ambas .
Y te desnudarán de tus vestidos , y tomarán los vasos de tu gloria .
En el camino de tu hermana anduviste : yo pues pondré su cáliz en tu mano .
Por tanto , así ha dicho el Señor Jehová : ¡ Ay de la ciudad de sangres ! Pues también haré yo gran hoguera ,
Multiplicando la leña , encendiendo el fuego , para consumir la carne , y hacer la salsa ; y los huesos serán quemados :
Y fué á mí palabra de Jehová , diciendo :
Y yo les dije : Palabra de Jehová fué á mí , diciendo :
Y haréis de la manera que yo hice : no os cubriréis con rebozo , ni comeréis pan de hombres ;
Este día vendrá á ti un escapado para traer las nuevas .
Y FUÉ á mí palabra de Jehová , diciendo :
Hijo del hombre , pon tu rostro hacia los hijos de Ammón , y profetiza sobre ellos .
También en Moab haré juicios ; y sabrán que yo soy Jehová .
Y pondrá contra ella arietes , contra tus muros , y tus torres destruirá con sus martillos .
Y FUÉ á mí palabra de Jehová , diciendo :
Y tú , hijo del hombre , levanta endechas sobre Tiro .
En el corazón de las mares están tus términos : los que te edificaron completaron tu belleza .
De la casa de Togarma , caballos y caballeros y mulos , dieron en tu mercado .
Dedán fué tu mercadera con paños preciosos para carros .
Harán , y Canneh , y Edén , los mercaderes de Seba , de Asiria , y Chilmad , contigo contrataban .
En muchas aguas te engolfaron tus remeros : viento solano te quebrantó en medio de los mares .
Al estrépito de las voces de tus marineros temblarán los arrabales .
Los mercaderes en los pueblos silbarán sobre ti : vendrás á ser espanto , y dejarás de ser para siempre .
Y FUÉ á mí palabra de Jehová , diciendo :
He aquí que tú eres más sabio que Daniel ; no hay secreto que te sea oculto ;
Por tanto , así ha dicho el Señor Jehová : Por cuanto pusiste tu corazón como corazón de Dios ,
Y fué á mí palabra de Jehová , diciendo :
Perfecto eras en todos tus caminos desde el día que fuiste criado , hasta que se halló en ti maldad .
Y fué á mí palabra de Jehová , diciendo :
Hijo del hombre , pon tu rostro hacia Sidón , y profetiza contra ella ;
Hijo del hombre , pon tu rostro contra Faraón rey de Egipto , y profetiza contra él y contra todo Egipto .
Y FUÉ á mí palabra de Jehová , diciendo :
Hijo del hombre , profetiza , y di : Así ha dicho el Señor Jehová : Aullad : ¡ Ay del día !
Y asolaré á Patros , y pondré fuego á Zoán , y haré juicios en No .
Los mancebos de Avén y de Pibeseth caerán á cuchillo ; y ellas irán en cautiverio .
Haré pues juicios en Egipto y sabrán que yo soy Jehová .
Y esparciré los Egipcios entre las gentes , y aventarélos por las tierras .
Hijo del hombre , di á Faraón rey de Egipto , y á su pueblo : ¿ A quién te comparaste en tu grandeza ?
Hízose , pues , hermoso en su grandeza con la extensión de sus ramas ; porque su raíz estaba junto á muchas aguas .
Y pondré tus carnes sobre los montes , y henchiré los valles de tu altura .
Porque así ha dicho el Señor Jehová : La espada del rey de Babilonia vendrá sobre ti .
Entonces haré asentarse sus aguas , y haré ir sus ríos como aceite , dice el Señor Jehová .
Porque eres tan hermoso , desciende , y yace con los incircuncisos .
Allí Assur con toda su gente : en derredor de él están sus sepulcros : todos ellos cayeron muertos á cuchillo .
Y FUÉ á mí palabra de Jehová , diciendo :
Y él viere venir la espada sobre la tierra , y tocare corneta , y avisare al pueblo ;
Cuando el justo se apartare de su justicia , é hiciere iniquidad , morirá por ello .
Y cuando el impío se apartare de su impiedad , é hiciere juicio y justicia , vivirá por ello .
Y fué á mí palabra de Jehová , diciendo :
Y FUÉ á mí palabra de Jehová , diciendo :
Por tanto , pastores , oid palabra de Jehová :
Por tanto , oh pastores , oid palabra de Jehová :
Porque así ha dicho el Señor Jehová : He aquí , yo , yo requeriré mis ovejas , y las reconoceré .
Yo apacentaré mis ovejas , y yo les haré tener majada , dice el Señor Jehová .
Y vosotras , ovejas mías , ovejas de mi pasto , hombres sois , y yo vuestro Dios , dice el Señor Jehová .
Y FUÉ á mí palabra de Jehová , diciendo :
Hijo del hombre , pon tu rostro hacia el monte de Seir , y profetiza contra él ,
A tus ciudades asolaré , y tú serás asolado ; y sabrás que yo soy Jehová .
Y os engrandecisteis contra mí con vuestra boca , y multiplicasteis contra mí vuestras palabras . Yo lo oí .
Así ha dicho el Señor Jehová : Alegrándose toda la tierra , yo te haré soledad .
Porque heme aquí á vosotros , y á vosotros me volveré , y seréis labrados y sembrados .
Por tanto , no devorarás más hombres , y nunca más matarás los hijos á tus gentes , dice el Señor Jehová .
Y fué á mí palabra de Jehová , diciendo :
Y la tierra asolada será labrada , en lugar de haber sido asolada en ojos de todos los que pasaron ;
Y díjome : Hijo del hombre , ¿ vivirán estos huesos ? Y dije : Señor Jehová , tú lo sabes .
Y fué á mí palabra de Jehová , diciendo :
Júntalos luego el uno con el otro , para que sean en uno , y serán uno en tu mano .
Y los palos sobre que escribieres , estarán en tu mano delante de sus ojos ;
Y estará en ellos mi tabernáculo , y seré á ellos por Dios , y ellos me serán por pueblo .
Y FUÉ á mí palabra de Jehová , diciendo :
Persia , y Etiopía , y Libia con ellos ; todos ellos con escudos y almetes :
Sobre la haz del campo caerás : porque yo he hablado , dice el Señor Jehová .
He aquí , vino y fué , dice el Señor Jehová : este es el día del cual he hablado .
Y la casa de Israel los estará enterrando por siete meses , para limpiar la tierra :
Y también el nombre de la ciudad será Hamonah : y limpiarán la tierra .
Y de aquel día en adelante sabrá la casa de Israel que yo soy Jehová su Dios .
Conforme á su inmundicia y conforme á sus rebeliones hice con ellos : y de ellos escondí mi rostro .
Midió asimismo la entrada de la puerta por de dentro , una caña .
E hizo los postes de sesenta codos , cada poste del atrio y del portal por todo alrededor .
Y los arcos alrededor eran de veinticinco codos de largo , y cinco codos de ancho .
Y llevóme al atrio interior hacia el oriente , y midió la puerta conforme á estas medidas .
Llevóme luego á la puerta del norte , y midió conforme á estas medidas :
Y había allí una cámara , y su puerta con postes de portales ; allí lavarán el holocausto .
Y dentro , ganchos de un palmo , dispuestos por todo alrededor ; y sobre las mesas la carne de la ofrenda .
Y entre las cámaras había anchura de veinte codos por todos lados alrededor de la casa .
Y la anchura de la delantera de la casa , y del apartamiento al oriente , de cien codos .
Desde el suelo hasta encima de la puerta había labrados querubines y palmas , y por toda la pared del templo .
Y el templo y el santuario tenían dos portadas .
Por delante de la puerta del norte su longitud era de cien codos , y la anchura de cincuenta codos .
Midió el lado oriental con la caña de medir , quinientas cañas de la caña de medir en derredor .
Midió al lado del norte , quinientas cañas de la caña de medir alrededor .
Midió al lado del mediodía , quinientas cañas de la caña de medir .
Rodeó al lado del occidente , y midió quinientas cañas de la caña de medir .
LLEVÓME luego á la puerta , á la puerta que mira hacia el oriente ;
Y oí uno que me hablaba desde la casa : y un varón estaba junto á mí .
Y el altar , de cuatro codos , y encima del altar , cuatro cuernos .
Y el altar tenía doce codos de largo , y doce de ancho , cuadrado á sus cuatro lados .
Por siete días expiarán el altar , y lo limpiarán , y ellos henchirán sus manos .
Y no raparán su cabeza , ni dejarán crecer el cabello ; sino que lo recortarán trasquilando sus cabezas .
Y ninguno de los sacerdotes beberá vino cuando hubieren de entrar en el atrio interior .
Y después de su purificación , le contarán siete días .
Peso de justicia , y epha de justicia , y bato de justicia , tendréis .
Y el siclo será de veinte geras : veinte siclos , con veinticinco siclos , y quince siclos , os serán una mina .
Todo el pueblo de la tierra será obligado á esta ofrenda para el príncipe de Israel .
Ofrecerán pues el cordero , y el presente y el aceite , todas las mañanas en holocausto continuo .
Sus charcos y sus lagunas no se sanarán ; quedarán para salinas .
Partiréis , pues , esta tierra entre vosotros por las tribus de Israel .
Y junto al término de Dan , desde la parte del oriente hasta la parte de la mar , Aser unaparte .
Y junto al término de Aser , desde el lado oriental hasta la parte de la mar , Nephtalí , otra .
Y junto al término de Nephtalí , desde la parte del oriente hasta la parte de la mar , Manasés , otra .
Y junto al término de Manasés , desde la parte del oriente hasta la parte de la mar , Ephraim , otra .
Y junto al término de Ephraim , desde la parte del oriente hasta la parte de la mar , Rubén , otra .
Y junto al término de Rubén , desde la parte del oriente hasta la parte de la mar , Judá , otra .
Y los que servirán á la ciudad , serán de todas las tribus de Israel .
Cuanto á las demás tribus , desde la parte del oriente hasta la parte de la mar , tendrá Benjamín una parte .
Y junto al término de Benjamín , desde la parte del oriente hasta la parte de la mar , Simeón , otra .
Y junto al término de Simeón , desde la parte del oriente hasta la parte de la mar , Issachâr , otra .
Y junto al término de Issachâr , desde la parte del oriente hasta la parte de la mar , Zabulón , otra .
Y junto al término de Zabulón , desde la parte del oriente hasta la parte de la mar , Gad , otra .
Y estas son las salidas de la ciudad á la parte del norte , cuatro mil y quinientas cañas por medida .
Y fueron entre ellos , de los hijos de Judá , Daniel , Ananías , Misael y Azarías :
( Y puso Dios á Daniel en gracia y en buena voluntad con el príncipe de los eunucos . )
Entonces dijo Daniel á Melsar , que estaba puesto por el príncipe de los eunucos sobre Daniel , Ananías , Misael , y Azarías :
Prueba , te ruego , tus siervos diez días , y dennos legumbres á comer , y agua á beber .
Consintió pues con ellos en esto , y probó con ellos diez días .
Y fué Daniel hasta el año primero del rey Ciro .
Y el rey les dijo : He soñado un sueño , y mi espíritu se ha perturbado por saber del sueño .
Por esto el rey con ira y con grande enojo , mandó que matasen á todos los sabios de Babilonia .
Fuése luego Daniel á su casa , y declaró el negocio á Ananías , Misael , y Azarías , sus compañeros ,
Entonces el arcano fué revelado á Daniel en visión de noche ; por lo cual bendijo Daniel al Dios del cielo .
El revela lo profundo y lo escondido : conoce lo que está en tinieblas , y la luz mora con él .
Sus piernas de hierro ; sus pies , en parte de hierro , y en parte de barro cocido .
Este es el sueño : la declaración de él diremos también en presencia del rey .
Y el pregonero pregonaba en alta voz : Mándase á vosotros , oh pueblos , naciones , y lenguas ,
Por esto en el mismo tiempo algunos varones Caldeos se llegaron , y denunciaron de los Judíos ,
Hablando y diciendo al rey Nabucodonosor : Rey , para siempre vive .
Y el que no se postrase y adorase , fuese echado dentro de un horno de fuego ardiendo .
Y estos tres varones , Sadrach , Mesach , y Abed-nego , cayeron atados dentro del horno de fuego ardiendo .
Entonces el rey engrandeció á Sadrach , Mesach , y Abed-nego en la provincia de Babilonia .
NABUCODONOSOR rey , á todos los pueblos , naciones , y lenguas , que moran en toda la tierra : Paz os sea multiplicada :
Las señales y milagros que el alto Dios ha hecho conmigo , conviene que yo las publique .
Yo Nabucodonosor estaba quieto en mi casa , y floreciente en mi palacio .
Todo aquesto vino sobre el rey Nabucodonosor .
A cabo de doce meses , andándose paseando sobre el palacio del reino de Babilonia ,
EL rey Belsasar hizo un gran banquete á mil de sus príncipes , y en presencia de los mil bebía vino .
Entonces el rey Belsasar fué muy turbado , y se le mudaron sus colores y alteráronse sus príncipes .
Y tú , su hijo Belsasar , no has humillado tu corazón , sabiendo todo esto :
Entonces de su presencia fué enviada la palma de la mano que esculpió esta escritura .
Y la escritura que esculpió es : MENE , MENE , TEKEL , UPHARSIN .
La declaración del negocio es : MENE : Contó Dios tu reino , y halo rematado .
TEKEL : Pesado has sido en balanza , y fuiste hallado falto .
PERES : Tu reino fué rompido , y es dado á Medos y Persas .
La misma noche fué muerto Belsasar , rey de los Caldeos .
Y Darío de Media tomó el reino , siendo de sesenta y dos años .
PARECIÓ bien á Darío constituir sobre el reino ciento veinte gobernadores , que estuviesen en todo el reino .
Entonces estos gobernadores y presidentes se juntaron delante del rey , y le dijeron así : Rey Darío , para siempre vive :
Firmó pues el rey Darío la escritura y el edicto .
Entonces se juntaron aquellos hombres , y hallaron á Daniel orando y rogando delante de su Dios .
El rey , por tanto , se levantó muy de mañana , y fué apriesa al foso de los leones :
Entonces habló Daniel con el rey : oh rey , para siempre vive .
Y este Daniel fué prosperado durante el reinado de Darío , y durante el reinado de Ciro , Persa .
Y cuatro bestias grandes , diferentes la una de la otra , subían de la mar .
Estas grandes bestias , las cuales son cuatro , cuatro reyes son , que se levantarán en la tierra .
Y veía yo que este cuerno hacía guerra contra los santos , y los vencía ,
Y él me dijo : Hasta dos mil y trescientos días de tarde y mañana ; y el santuario será purificado .
Aquel carnero que viste , que tenía cuernos , son los reyes de Media y de Persia .
De Jehová nuestro Dios es el tener misericordia , y el perdonar , aunque contra él nos hemos rebelado ;
En aquellos días yo Daniel me contristé por espacio de tres semanas .
Y estando hablando conmigo semejantes palabras , puse mis ojos en tierra , y enmudecí .
Y aquella como semejanza de hombre me tocó otra vez , y me confortó ;
Y EN el año primero de Darío el de Media , yo estuve para animarlo y fortalecerlo .
Levantaráse luego un rey valiente , el cual se enseñoreará sobre gran dominio , y hará su voluntad .
Así entrará en el reino el rey del mediodía , y volverá á su tierra .
Asimismo extenderá su mano á las otras tierras , y no escapará el país de Egipto .
Bienaventurado el que esperare , y llegare hasta mil trescientos treinta y cinco días .
Fué pues , y tomó á Gomer hija de Diblaim , la cual concibió y le parió un hijo .
Y después de haber destetado á Lo-ruhama , concibió y parió un hijo .
Y dijo Dios : Ponle por nombre Lo-ammi : porque vosotros no sois mi pueblo , ni yo seré vuestro Dios .
DECID á vuestros hermanos , Ammi , y á vuestras hermanas , Ruhama :
Ni tendré misericordia de sus hijos : porque son hijos de fornicaciones .
Empero he aquí , yo la induciré , y la llevaré al desierto , y hablaré á su corazón .
Y te desposaré conmigo en fe , y conocerás á Jehová .
Y la tierra responderá al trigo , y al vino , y al aceite , y ellos responderán á Jezreel .
Perjurar , y mentir , y matar , y hurtar y adulterar prevalecieron , y sangres se tocaron con sangres .
Ciertamente hombre no contienda ni reprenda á hombre , porque tu pueblo es como los que resisten al sacerdote .
Conforme á su grandeza así pecaron contra mí : trocaré su honra en afrenta .
Comen del pecado de mi pueblo , y en su maldad levantan su alma .
Fornicación , y vino , y mosto quitan el corazón .
Ephraim es dado á ídolos ; déjalo .
Su bebida se corrompió ; fornicaron pertinazmente : sus príncipes amaron las dádivas , afrenta de ellos .
Atóla el viento en sus alas , y de sus sacrificios serán avergonzados .
Y haciendo víctimas han bajado hasta el profundo : por tanto yo seré la corrección de todos ellos .
Tocad bocina en Gabaa , trompeta en Ramá : sonad tambor en Beth-aven : tras ti , oh Benjamín .
Ephraim es vejado , quebrantado en juicio , porque quiso andar en pos de mandamientos .
Yo pues seré como polilla á Ephraim , y como carcoma á la casa de Judá .
Porque misericordia quise , y no sacrificio ; y conocimiento de Dios más que holocaustos .
Mas ellos , cual Adam , traspasaron el pacto : allí prevaricaron contra mí .
Galaad , ciudad de obradores de iniquidad , ensuciada de sangre .
En la casa de Israel he visto suciedad : allí fornicó Ephraim , se contaminó Israel :
También Judá puso en ti una planta , habiendo yo vuelto la cautividad de mi pueblo .
Con su maldad alegran al rey , y á los príncipes con sus mentiras .
Ephraim se envolvió con los pueblos ; Ephraim fué torta no vuelta .
Y fué Ephraim como paloma incauta , sin entendimiento : llamarán á Egipto , acudirán al Asirio .
Y yo los ceñí , esforcé sus brazos , y contra mí pensaron mal .
A mí clamará Israel : Dios mío , te hemos conocido .
Israel desamparó el bien : enemigo lo perseguirá .
Será tragado Israel : presto serán entre las gentes como vaso en que no hay contentamiento .
Porque ellos subieron á Assur , asno montés para sí solo : Ephraim con salario alquiló amantes .
Porque multiplicó Ephraim altares para pecar , tuvo altares para pecar .
Escribíle las grandezas de mi ley , y fueron tenidas por cosas ajenas .
La era y el lagar no los mantendrán ; les fallará el mosto .
¿ Qué haréis el día de la solemnidad , y el día de la fiesta de Jehová ?
Dales , oh Jehová , lo que les has de dar : dales matriz expeliente , y enjutos pechos .
De Samaria fué cortado su rey como la espuma sobre la superficie de las aguas .
CUANDO Israel era muchacho , yo lo amé , y de Egipto llamé á mi hijo .
Como los llamaban , así ellos se iban de su presencia ; á los Baales sacrificaban , y á las esculturas ofrecían sahumerios .
Pleito tiene Jehová con Judá para visitar á Jacob conforme á sus caminos : pagarále conforme á sus obras .
Venció al ángel , y prevaleció ; lloró , y rogóle : en Beth-el le halló , y allí habló con nosotros .
Mas Jehová es Dios de los ejércitos : Jehová es su memorial .
Tú pues , conviértete á tu Dios : guarda misericordia y juicio , y en tu Dios espera siempre .
Mas Jacob huyó á tierra de Aram , y sirvió Israel por mujer , y por mujer fué pastor .
CUANDO Ephraim hablaba , hubo temor ; fué ensalzado en Israel ; mas pecó en Baal , y murió .
Yo te conocí en el desierto , en tierra seca .
Por tanto , yo seré para ellos como león ; como un leopardo en el camino los espiaré .
Te perdiste , oh Israel , mas en mí está tu ayuda .
Díte rey en mi furor , y quitélo en mi ira .
Atada está la maldad de Ephraim ; su pecado está guardado .
CONVIÉRTETE , oh Israel , á Jehová tu Dios : porque por tu pecado has caído .
Yo medicinaré su rebelión , amarélos de voluntad : porque mi furor se apartó de ellos .
Extenderse han sus ramos , y será su gloria como la de la oliva , y olerá como el Líbano .
PALABRA de Jehová que fué á Joel hijo de Pethuel .
De esto contaréis á vuestros hijos , y vuestros hijos á sus hijos , y sus hijos á la otra generación .
Llora tú como moza vestida de saco por el marido de su juventud .
Su parecer , como parecer de caballos ; y como gente de á caballo correrán .
Delante de él temerán los pueblos , pondránse mustios todos los semblantes .
Tocad trompeta en Sión , pregonad ayuno , llamad á congregación .
Y Jehová celará su tierra , y perdonará su pueblo .
Tierra , no temas ; alégrate y gózate : porque Jehová ha de hacer grandes cosas .
Y las eras se henchirán de trigo , y los lagares rebosarán de vino y aceite .
Y aun también sobre los siervos y sobre las siervas derramaré mi Espíritu en aquellos días .
Y daré prodigios en el cielo y en la tierra , sangre , y fuego , y columnas de humo .
Porque habéis llevado mi plata y mi oro , y mis cosas preciosas y hermosas metisteis en vuestros templos :
Haced espadas de vuestros azadones , lanzas de vuestras hoces ; diga el flaco : Fuerte soy .
El sol y la luna se oscurecerán , y las estrellas retraerán su resplandor .
Mas Judá para siempre será habitada , y Jerusalem en generación y generación .
Y limpiaré la sangre de los que no limpié ; y Jehová morará en Sión .
Y meteré fuego en la casa de Hazael , y consumirá los palacios de Benhadad .
Y meteré fuego en el muro de Gaza , y quemará sus palacios .
Y meteré fuego en el muro de Tiro , y consumirá sus palacios .
Y meteré fuego en Temán , y consumirá los palacios de Bosra .
Y su rey irá en cautiverio , él y sus príncipes todos , dice Jehová .
Meteré por tanto fuego en Judá , el cual consumirá los palacios de Jerusalem .
Mas vosotros disteis de beber vino á los Nazareos ; y á los profetas mandasteis , diciendo : No profeticéis .
Pues he aquí , yo os apretaré en vuestro lugar , como se aprieta el carro lleno de haces ;
El esforzado entre esforzados huirá desnudo aquel día , dice Jehová .
¿ Andarán dos juntos , si no estuvieren de concierto ?
Bramando el león , ¿ quién no temerá ? hablando el Señor Jehová , ¿ quién no profetizará ?
Y no saben hacer lo recto , dice Jehová , atesorando rapiñas y despojos en sus palacios .
Oid y protestad en la casa de Jacob , ha dicho Jehová Dios de los ejércitos :
OID esta palabra , porque yo levanto endecha sobre vosotros , casa de Israel .
Empero así dice Jehová á la casa de Israel : Buscadme , y viviréis ;
Los que convierten en ajenjo el juicio , y dejan en tierra la justicia ,
Que da esfuerzo al despojador sobre el fuerte , y que el despojador venga contra la fortaleza .
Ellos aborrecieron en la puerta al reprensor , y al que hablaba lo recto abominaron .
Por tanto , el prudente en tal tiempo calla , porque el tiempo es malo .
Y en todas las viñas habrá llanto ; porque pasaré por medio de ti , dice Jehová .
¿ No será el día de Jehová tinieblas , y no luz ; oscuridad , que no tiene resplandor ?
Aborrecí , abominé vuestras solemnidades , y no me darán buen olor vuestras asambleas .
Quita de mí la multitud de tus cantares , que no escucharé las salmodias de tus instrumentos .
Antes corra el juicio como las aguas , y la justicia como impetuoso arroyo .
¿ Habéisme ofrecido sacrificios y presentes en el desierto en cuarenta años , casa de Israel ?
Vosotros que dilatáis el día malo , y acercáis la silla de iniquidad ;
Gorjean al son de la flauta , é inventan instrumentos músicos , como David ;
Y acontecerá que si diez hombres quedaren en una casa , morirán .
Porque he aquí , Jehová mandará , y herirá con hendiduras la casa mayor , y la casa menor con aberturas .
Arrepintióse Jehová de esto : No será , dijo Jehová .
Y dije : Señor Jehová , cesa ahora ; ¿ quién levantará á Jacob ? porque es pequeño .
Arrepintióse Jehová de esto : No será esto tampoco , dijo el Señor Jehová .
Y no profetices más en Beth-el , porque es santuario del rey , y cabecera del reino .
ASÍ me ha mostrado Jehová : y he aquí un canastillo de fruta de verano .
Oid esto , los que tragáis á los menesterosos , y arruináis los pobres de la tierra ,
Jehová juró por la gloria de Jacob : No me olvidaré para siempre de todas sus obras .
En aquel tiempo las doncellas hermosas y los mancebos desmayarán de sed .
He aquí , pequeño te he hecho entre las gentes ; abatido eres tú en gran manera .
¡ Cómo fueron escudriñadas las cosas de Esaú ! sus cosas escondidas fueron buscadas .
Por la injuria de tu hermano Jacob te cubrirá vergüenza , y serás talado para siempre .
Y FUÉ palabra de Jehová á Jonás , hijo de Amittai , diciendo :
Levántate , y ve á Nínive , ciudad grande , y pregona contra ella ; porque su maldad ha subido delante de mí .
Y tomaron á Jonás , y echáronlo á la mar ; y la mar se quietó de su furia .
Y temieron aquellos hombres á Jehová con gran temor ; y ofrecieron sacrificio á Jehová , y prometieron votos .
Cuando mi alma desfallecía en mí , acordéme de Jehová ; y mi oración entró hasta ti en tu santo templo .
Y FUÉ palabra de Jehová segunda vez á Jonás , diciendo :
Levántate , y ve á Nínive , aquella gran ciudad , y publica en ella el pregón que yo te diré .
¿ Quién sabe si se volverá y arrepentirá Dios , y se apartará del furor de su ira , y no pereceremos ?
PERO Jonás se apesadumbró en extremo , y enojóse .
Y Jehová le dijo : ¿ Haces tú bien en enojarte tanto ?
Mas Dios preparó un gusano al venir la mañana del día siguiente , el cual hirió á la calabacera , y secóse .
Por tanto , tú darás dones á Moreseth-gath : las casas de Achzib serán en mentira á los reyes de Israel .
Por tanto , no tendrás quien eche cordel para suerte en la congregación de Jehová .
Que edificáis á Sión con sangre , y á Jerusalem con injusticia ;
Tu mano se alzará sobre tus enemigos , y todos tus adversarios serán talados .
Haré también destruir las ciudades de tu tierra , y arruinaré todas tus fortalezas .
Asimismo destruiré de tu mano las hechicerías , y no se hallarán en ti agoreros .
Y arrancaré tus bosques de en medio de ti , y destruiré tus ciudades .
Y con ira y con furor haré venganza en las gentes que no escucharon .
OID ahora lo que dice Jehová : Levántate , pleitea con los montes , y oigan los collados tu voz .
Pueblo mío , ¿ qué te he hecho , ó en qué te he molestado ? Responde contra mí .
¿ Hay aún en casa del impío tesoros de impiedad , y medida escasa que es detestable ?
¿ Seré limpio con peso falso , y con bolsa de engañosas pesas ?
Por eso yo también te enflaqueceré hiriéndote , asolándote por tus pecados .
El día en que se edificarán tus muros , aquel día será alejado el mandamiento .
Y la tierra con sus moradores será asolada por el fruto de sus obras .
Yo les mostraré maravillas como el día que saliste de Egipto .
CARGA de Nínive . Libro de la visión de Nahum de El-kosh .
Bueno es Jehová para fortaleza en el día de la angustia ; y conoce á los que en él confían .
De ti salió el que pensó mal contra Jehová , un consultor impío .
Porque ahora quebraré su yugo de sobre ti , y romperé tus coyundas .
Las puertas de los ríos se abrirán , y el palacio será destruído .
¡ AY de la ciudad de sangres , toda llena de mentira y de rapiña , sin apartarse de ella el pillaje !
Y echaré sobre ti suciedades , y te afrentaré , y te pondré como estiércol .
Etiopía era su fortaleza , y Egipto sin límite ; Put y Libia fueron en tu ayuda .
Tú también serás embriagada , serás encerrada ; tú también buscarás fortaleza á causa del enemigo .
Multiplicaste tus mercaderes más que las estrellas del cielo : el pulgón hizo presa , y voló .
LA carga que vió Habacuc profeta .
Espantosa es y terrible : de ella misma saldrá su derecho y su grandeza .
Luego mudará espíritu , y pasará adelante , y ofenderá atribuyendo esta su potencia á su dios .
Y haces que sean los hombres como los peces de la mar , como reptiles que no tienen señor ?
¿ Vaciará por eso su red , ó tendrá piedad de matar gentes continuamente ?
He aquí se enorgullece aquel cuya alma no es derecha en él : mas el justo en su fe vivirá .
Tomaste consejo vergonzoso para tu casa , asolaste muchos pueblos , y has pecado contra tu vida .
Porque la piedra clamará desde el muro , y la tabla del enmaderado le responderá .
¡ Ay del que edifica la ciudad con sangres , y del que funda la villa con iniquidad !
Mas Jehová está en su santo templo : calle delante de él toda la tierra .
ORACIÓN de Habacuc profeta , sobre Sigionoth .
Delante de su rostro iba mortandad , y á sus pies salían carbones encendidos .
He visto las tiendas de Cushán en aflicción ; las tiendas de la tierra de Madián temblaron .
Con ira hollaste la tierra , con furor trillaste las gentes .
Hiciste camino en la mar á tus caballos , por montón de grandes aguas .
Con todo , yo me alegraré en Jehová , y me gozaré en el Dios de mi salud .
Destruiré del todo todas las cosas de sobre la haz de la tierra , dice Jehová .
Día de trompeta y de algazara , sobre las ciudades fuertes , y sobre las altas torres .
CONGREGAOS y meditad , gente no amable ,
Y será la parte de la mar por moradas de cabañas de pastores , y corrales de ovejas .
Vosotros también los de Etiopía seréis muertos con mi espada .
¡ AY de la ciudad ensuciada y contaminada y opresora !
Sus profetas , livianos , hombres prevaricadores : sus sacerdotes contaminaron el santuario , falsearon la ley .
De esa parte de los ríos de Etiopía , mis suplicantes , la hija de mis esparcidos , me traerán ofrenda .
Canta , oh hija de Sión : da voces de júbilo , oh Israel ; gózate y regocíjate de todo corazón , hija de Jerusalem .
Fué pues palabra de Jehová por mano del profeta Haggeo , diciendo :
¿ Es para vosotros tiempo , para vosotros , de morar en vuestras casas enmaderadas , y esta casa está desierta ?
Pues así ha dicho Jehová de los ejércitos : Pensad bien sobre vuestros caminos .
Así ha dicho Jehová de los ejércitos : Meditad sobre vuestros caminos .
Por eso se detuvo de los cielos sobre vosotros la lluvia , y la tierra detuvo sus frutos .
En el día veinte y cuatro del mes sexto , en el segundo año del rey Darío .
Mía es la plata , y mío el oro , dice Jehová de los ejércitos .
Así ha dicho Jehová de los ejércitos : Pregunta ahora á los sacerdotes acerca de la ley , diciendo :
Y fué segunda vez palabra de Jehová á Haggeo , á los veinticuatro del mismo mes , diciendo :
Habla á Zorobabel , gobernador de Judá , diciendo : Yo haré temblar los cielos y la tierra ;
Enojóse Jehová con ira contra vuestros padres .
Vuestros padres , ¿ dónde están ? y los profetas ¿ han de vivir para siempre ?
Y Jehová respondió buenas palabras , palabras consolatorias á aquel ángel que hablaba conmigo .
Después alcé mis ojos , y miré , y he aquí cuatro cuernos .
Mostróme luego Jehová cuatro carpinteros .
ALCÉ después mis ojos , y miré y he aquí un varón que tenía en su mano un cordel de medir .
Y he aquí , salía aquel ángel que hablaba conmigo , y otro ángel le salió al encuentro ,
Oh Sión , la que moras con la hija de Babilonia , escápate .
Y Jehová poseerá á Judá su heredad en la tierra santa , y escogerá aún á Jerusalem .
Calle toda carne delante de Jehová ; porque él se ha despertado de su santa morada .
Y Josué estaba vestido de vestimentas viles , y estaba delante del ángel .
Y el ángel de Jehová protestó al mismo Josué , diciendo :
Proseguí , y hablé á aquel ángel que hablaba conmigo , diciendo : ¿ Qué es esto , señor mío ?
Y fué palabra de Jehová á mí , diciendo :
Y respondióme , diciendo : ¿ No sabes qué es esto ? Y dije : Señor mío , no .
Y él dijo : Estos dos hijos de aceite son los que están delante del Señor de toda la tierra .
Y TORNÉME , y alcé mis ojos , y miré , y he aquí un rollo que volaba .
Y dije al ángel que hablaba conmigo : ¿ A dónde llevan el epha ?
En el primer carro había caballos bermejos , y en el segundo carro caballos negros ,
Y en el tercer carro caballos blancos , y en el cuarto carro caballos overos ruciorodados .
Respondí entonces , y dije al ángel que conmigo hablaba : Señor mío , ¿ qué es esto ?
Y fué á mí palabra de Jehová , diciendo :
Cuando fué enviado á la casa de Dios , Saraser , con Regem-melech y sus hombres , á implorar el favor de Jehová ,
Fué pues á mí palabra de Jehová de los ejércitos , diciendo :
Y cuando coméis y bebéis , ¿ no coméis y bebéis para vosotros ?
Y fué palabra de Jehová á Zacarías , diciendo :
Así habló Jehová de los ejércitos , diciendo : Juzgad juicio verdadero , y haced misericordia y piedad cada cual con su hermano :
Empero no quisieron escuchar , antes dieron hombro rebelado , y agravaron sus oídos para no oir :
Y FUÉá mípalabra de Jehová de los ejércitos , diciendo :
Y las calles de la ciudad serán llenas de muchachos y muchachas , que jugarán en las calles .
Y fué á mí palabra de Jehová de los ejércitos , diciendo :
Y también Hamath tendrá término en ella ; Tiro y Sidón , aunque muy sabia sea .
Y habitará en Asdod un extranjero , y yo talaré la soberbia de los Palestinos ;
OH Líbano , abre tus puertas , y queme fuego tus cedros .
Así ha dicho Jehová mi Dios : Apacienta las ovejas de la matanza ;
Quebré luego el otro mi cayado Ataduras , para romper la hermandad entre Judá é Israel .
Y díjome Jehová : Toma aún el hato de un pastor insensato ;
Todos los otros linajes , los linajes por sí , y sus mujeres por sí .
HE aquí , el día de Jehová viene , y tus despojos serán repartidos en medio de ti .
Después saldrá Jehová , y peleará con aquellas gentes , como peleó el día de la batalla .
Y acontecerá que en ese día no habrá luz clara , ni oscura .
Y morarán en ella , y nunca más será anatema ; sino que será Jerusalem habitada confiadamente .
CARGA de la palabra de Jehová contra Israel , por mano de Malaquías .
Y á Esaú aborrecí , y torné sus montes en asolamiento , y su posesión para los chacales del desierto ?
Y vuestros ojos lo verán , y diréis : Sea Jehová engrandecido sobre la provincia de Israel .
AHORA pues , oh sacerdotes , á vosotros es este mandamiento .
Porque yo Jehová , no me mudo ; y así vosotros , hijos de Jacob , no habéis sido consumidos .
Malditos sois con maldición , porque vosotros , la nación toda , me habéis robado .
Y todas las gentes os dirán bienaventurados ; porque seréis tierra deseable , dice Jehová de los ejércitos .
He aquí , yo os envío á Elías el profeta , antes que venga el día de Jehová grande y terrible .
LIBRO de la generación de Jesucristo , hijo de David , hijo de Abraham .
Abraham engendró á Isaac : é Isaac engendró á Jacob : y Jacob engendró á Judas y á sus hermanos :
Y Judas engendró de Thamar á Phares y á Zara : y Phares engendró á Esrom : y Esrom engendró á Aram :
Y Aram engendró á Aminadab : y Aminadab engendró á Naassón : y Naassón engendró á Salmón :
Y Salmón engendró de Rachâb á Booz , y Booz engendró de Ruth á Obed : y Obed engendró á Jessé :
Y Salomón engendró á Roboam : y Roboam engendró á Abía : y Abía engendró á Asa :
Y Asa engendró á Josaphat : y Josaphat engendró á Joram : y Joram engendró á Ozías :
Y Ozías engendró á Joatam : y Joatam engendró á Achâz : y Achâz engendró á Ezechîas :
Y Ezechîas engendró á Manasés : y Manasés engendró á Amón : y Amón engendró á Josías :
Y Josías engendró á Jechônías y á sus hermanos , en la transmigración de Babilonia .
Y después de la transmigración de Babilonia , Jechônías engendró á Salathiel : y Salathiel engendró á Zorobabel :
Y Zorobabel engendró á Abiud : y Abiud engendró á Eliachîm : y Eliachîm engendró á Azor :
Y Azor engendró á Sadoc : y Sadoc engendró á Achîm : y Achîm engendró á Eliud :
Y Eliud engendró á Eleazar : y Eleazar engendró á Mathán : y Mathán engendró á Jacob :
Y Jacob engendró á José , marido de María , de la cual nació Jesús , el cual es llamado el Cristo .
Todo esto aconteció para que se cumpliese lo que fué dicho por el Señor , por el profeta que dijo :
Y no la conoció hasta que parió á su hijo primogénito : y llamó su nombre JESUS .
Y oyendo esto el rey Herodes , se turbó , y toda Jerusalem con él .
Y ellos le dijeron : En Bethlehem de Judea ; porque así está escrito por el profeta :
Entonces Herodes , llamando en secreto á los magos , entendió de ellos diligentemente el tiempo del aparecimiento de la estrella ;
Y vista la estrella , se regocijaron con muy grande gozo .
Y él despertando , tomó al niño y á su madre de noche , y se fué á Egipto ;
Entonces fué cumplido lo que se había dicho por el profeta Jeremías , que dijo :
Mas muerto Herodes , he aquí el ángel del Señor aparece en sueños á José en Egipto ,
Entonces él se levantó , y tomó al niño y á su madre , y se vino á tierra de Israel .
Y EN aquellos días vino Juan el Bautista predicando en el desierto de Judea ,
Y diciendo : Arrepentíos , que el reino de los cielos se ha acercado .
Entonces salía á él Jerusalem , y toda Judea , y toda la provincia de alrededor del Jordán ;
Y eran bautizados de él en el Jordán , confesando sus pecados .
Haced pues frutos dignos de arrepentimiento ,
Entonces Jesús vino de Galilea á Juan al Jordán , para ser bautizado de él .
Mas Juan lo resistía mucho , diciendo : Yo he menester ser bautizado de ti , ¿ y tú vienes á mí ?
Y he aquí una voz de los cielos que decía : Este es mi Hijo amado , en el cual tengo contentamiento .
ENTONCES Jesús fué llevado del Espíritu al desierto , para ser tentado del diablo .
Y habiendo ayunado cuarenta días y cuarenta noches , después tuvo hambre .
Entonces el diablo le pasa á la santa ciudad , y le pone sobre las almenas del templo ,
Jesús le dijo : Escrito está además : No tentarás al Señor tu Dios .
Y dícele : Todo esto te daré , si postrado me adorares .
El diablo entonces le dejó : y he aquí los ángeles llegaron y le servían .
Mas oyendo Jesús que Juan era preso , se volvió á Galilea ;
Para que se cumpliese lo que fué dicho por el profeta Isaías , que dijo :
Desde entonces comenzó Jesús á predicar , y á decir : Arrepentíos , que el reino de los cielos se ha acercado .
Y díceles : Venid en pos de mí , y os haré pescadores de hombres .
Ellos entonces , dejando luego las redes , le siguieron .
Y ellos , dejando luego el barco y á su padre , le siguieron .
Y VIENDO las gentes , subió al monte ; y sentándose , se llegaron á él sus discípulos .
Y abriendo su boca , les enseñaba , diciendo :
Bienaventurados los pobres en espíritu : porque de ellos es el reino de los cielos .
Bienaventurados los que lloran : porque ellos recibirán consolación .
Bienaventurados los mansos : porque ellos recibirán la tierra por heredad .
Bienaventurados los que tienen hambre y sed de justicia : porque ellos serán hartos .
Bienaventurados los misericordiosos : porque ellos alcanzarán misericordia .
Bienaventurados los de limpio corazón : porque ellos verán á Dios .
Bienaventurados los pacificadores : porque ellos serán llamados hijos de Dios .
Bienaventurados los que padecen persecución por causa de la justicia : porque de ellos es el reino de los cielos .
Vosotros sois la luz del mundo : una ciudad asentada sobre un monte no se puede esconder .
Por tanto , si trajeres tu presente al altar , y allí te acordares de que tu hermano tiene algo contra ti ,
De cierto te digo , que no saldrás de allí , hasta que pagues el último cuadrante .
Oísteis que fué dicho : No adulterarás :
También fué dicho : Cualquiera que repudiare á su mujer , déle carta de divorcio :
Mas yo os digo : No juréis en ninguna manera : ni por el cielo , porque es el trono de Dios ;
Ni por tu cabeza jurarás , porque no puedes hacer un cabello blanco ó negro .
Mas sea vuestro hablar : Sí , sí ; No , no ; porque lo que es más de esto , de mal procede .
Oísteis que fué dicho á los antiguos : Ojo por ojo , y diente por diente .
Y á cualquiera que te cargare por una milla , ve con él dos .
Al que te pidiere , dale ; y al que quisiere tomar de ti prestado , no se lo rehuses .
Oísteis que fué dicho : Amarás á tu prójimo , y aborrecerás á tu enemigo .
Porque si amareis á los que os aman , ¿ qué recompensa tendréis ? ¿ no hacen también lo mismo los publicanos ?
Y si abrazareis á vuestros hermanos solamente , ¿ qué hacéis de más ? ¿ no hacen también así los Gentiles ?
Sed , pues , vosotros perfectos , como vuestro Padre que está en los cielos es perfecto .
Mas cuando tú haces limosna , no sepa tu izquierda lo que hace tu derecha ;
Para que sea tu limosna en secreto : y tu Padre que ve en secreto , él te recompensará en público .
Vosotros pues , oraréis así : Padre nuestro que estás en los cielos , santificado sea tu nombre .
Venga tu reino . Sea hecha tu voluntad , como en el cielo , así también en la tierra .
Danos hoy nuestro pan cotidiano .
Y perdónanos nuestras deudas , como también nosotros perdonamos á nuestros deudores .
Porque si perdonareis á los hombres sus ofensas , os perdonará también á vosotros vuestro Padre celestial .
Mas si no perdonareis á los hombres sus ofensas , tampoco vuestro Padre os perdonará vuestras ofensas .
Mas tú , cuando ayunas , unge tu cabeza y lava tu rostro ;
Porque donde estuviere vuestro tesoro , allí estará vuestro corazón .
Mas ¿ quién de vosotros podrá , congojándose , añadir á su estatura un codo ?
Mas os digo , que ni aun Salomón con toda su gloria fué vestido así como uno de ellos .
No os congojéis pues , diciendo : ¿ Qué comeremos , ó qué beberemos , ó con qué nos cubriremos ?
Mas buscad primeramente el reino de Dios y su justicia , y todas estas cosas os serán añadidas .
NO juzguéis , para que no seáis juzgados .
Pedid , y se os dará ; buscad , y hallaréis ; llamad , y se os abrirá .
Porque cualquiera que pide , recibe ; y el que busca , halla ; y al que llama , se abrirá .
¿ Qué hombre hay de vosotros , á quien si su hijo pidiere pan , le dará una piedra ?
¿ Y si le pidiere un pez , le dará una serpiente ?
Y guardaos de los falsos profetas , que vienen á vosotros con vestidos de ovejas , mas de dentro son lobos rapaces .
Por sus frutos los conoceréis . ¿ Cógense uvas de los espinos , ó higos de los abrojos ?
Así , todo buen árbol lleva buenos frutos ; mas el árbol maleado lleva malos frutos .
No puede el buen árbol llevar malos frutos , ni el árbol maleado llevar frutos buenos .
Todo árbol que no lleva buen fruto , córtase y échase en el fuego .
Así que , por sus frutos los conoceréis .
Y entonces les protestaré : Nunca os conocí ; apartaos de mí , obradores de maldad .
Y fué que , como Jesús acabó estas palabras , las gentes se admiraban de su doctrina ;
Porque les enseñaba como quien tiene autoridad , y no como los escribas .
Y COMO descendió del monte , le seguían muchas gentes .
Y he aquí un leproso vino , y le adoraba , diciendo : Señor , si quisieres , puedes limpiarme .
Y entrando Jesús en Capernaum , vino á él un centurión , rogándole ,
Y diciendo : Señor , mi mozo yace en casa paralítico , gravemente atormentado .
Y Jesús le dijo : Yo iré y le sanaré .
Y vino Jesús á casa de Pedro , y vió á su suegra echada en cama , y con fiebre .
Y tocó su mano , y la fiebre la dejó : y ella se levantó , y les servía .
Y viendo Jesús muchas gentes alrededor de sí , mandó pasar á la otra parte del lago .
Y llegándose un escriba , le dijo : Maestro , te seguiré á donde quiera que fueres .
Y otro de sus discípulos le dijo : Señor , dame licencia para que vaya primero , y entierre á mi padre .
Y Jesús le dijo : Sígueme ; deja que los muertos entierren á sus muertos .
Y entrando él en el barco , sus discípulos le siguieron .
Y llegándose sus discípulos , le despertaron , diciendo : Señor , sálvanos , que perecemos .
Y los hombres se maravillaron , diciendo : ¿ Qué hombre es éste , que aun los vientos y la mar le obedecen ?
Y estaba lejos de ellos un hato de muchos puercos paciendo .
ENTONCES entrando en el barco , pasó á la otra parte , y vino á su ciudad .
Y he aquí , algunos de los escribas decían dentro de sí : Este blasfema .
Y viendo Jesús sus pensamientos , dijo : ¿ Por qué pensáis mal en vuestros corazones ?
Porque , ¿ qué es más fácil , decir : Los pecados te son perdonados ; ó decir : Levántate , y anda ?
Entonces él se levantó y se fué á su casa .
Y las gentes , viéndolo , se maravillaron , y glorificaron á Dios , que había dado tal potestad á los hombres .
Y viendo esto los Fariseos , dijeron á sus discípulos : ¿ Por qué come vuestro Maestro con los publicanos y pecadores ?
Y se levantó Jesús , y le siguió , y sus discípulos .
Porque decía entre sí : Si tocare solamente su vestido , seré salva .
Y llegado Jesús á casa del principal , viendo los tañedores de flautas , y la gente que hacía bullicio ,
Díceles : Apartaos , que la muchacha no es muerta , mas duerme . Y se burlaban de él .
Y como la gente fué echada fuera , entró , y tomóla de la mano , y se levantó la muchacha .
Y salió esta fama por toda aquella tierra .
Entonces tocó los ojos de ellos , diciendo : Conforme á vuestra fe os sea hecho .
Y los ojos de ellos fueron abiertos . Y Jesús les encargó rigurosamente , diciendo : Mirad que nadie lo sepa .
Mas ellos salidos , divulgaron su fama por toda aquella tierra .
Y saliendo ellos , he aquí , le trajeron un hombre mudo , endemoniado .
Mas los Fariseos decían : Por el príncipe de los demonios echa fuera los demonios .
Entonces dice á sus discípulos : A la verdad la mies es mucha , mas los obreros pocos .
Rogad , pues , al Señor de la mies , que envíe obreros á su mies .
Felipe , y Bartolomé ; Tomás , y Mateo el publicano ; Jacobohijode Alfeo , y Lebeo , por sobrenombre Tadeo ;
Simón el Cananita y Judas Iscariote , que también le entregó .
Mas id antes á las ovejas perdidas de la casa de Israel .
Y yendo , predicad , diciendo : El reino de los cielos se ha acercado .
Sanad enfermos , limpiad leprosos , resucitad muertos , echad fuera demonios : de gracia recibisteis , dad de gracia .
No aprestéis oro , ni plata , ni cobre en vuestras bolsas ;
Y entrando en la casa , saludadla .
Porque no sois vosotros los que habláis , sino el Espíritu de vuestro Padre que habla en vosotros .
El discípulo no es más que su maestro , ni el siervo más que su señor .
Pues aun vuestros cabellos están todos contados .
Así que , no temáis : más valéis vosotros que muchos pajarillos .
No penséis que he venido para meter paz en la tierra : no he venido para meter paz , sino espada .
Y los enemigos del hombre serán los de su casa .
Y el que no toma su cruz , y sigue en pos de mí , no es digno de mí .
El que hallare su vida , la perderá ; y el que perdiere su vida por causa de mí , la hallará .
El que os recibe á vosotros , á mí recibe ; y el que á mí recibe , recibe al que me envió .
Y oyendo Juan en la prisión los hechos de Cristo , le envió dos de sus discípulos ,
Diciendo : ¿ Eres tú aquél que había de venir , ó esperaremos á otro ?
Y respondiendo Jesús , les dijo : Id , y haced saber á Juan las cosas que oís y veis :
Y bienaventurado es el que no fuere escandalizado en mí .
Mas ¿ qué salisteis á ver ? ¿ un profeta ? También os digo , y más que profeta .
Porque todos los profetas y la ley hasta Juan profetizaron .
Y si queréis recibir , él es aquel Elías que había de venir .
El que tiene oídos para oir , oiga .
Porque vino Juan , que ni comía ni bebía , y dicen : Demonio tiene .
Así , Padre , pues que así agradó en tus ojos .
Venid á mí todos los que estáis trabajados y cargados , que yo os haré descansar .
Porque mi yugo es fácil , y ligera mi carga .
Pues os digo que uno mayor que el templo está aquí .
Porque Señor es del sábado el Hijo del hombre .
Y partiéndose de allí , vino á la sinagoga de ellos .
Y salidos los Fariseos , consultaron contra él para destruirle .
Mas sabiéndolo Jesús , se apartó de allí : y le siguieron muchas gentes , y sanaba á todos .
Y él les encargaba eficazmente que no le descubriesen :
Para que se cumpliese lo que estaba dicho por el profeta Isaías , que dijo :
No contenderá , ni voceará : ni nadie oirá en las calles su voz .
Y en su nombre esperarán los Gentiles .
Y todas las gentes estaban atónitas , y decían : ¿ Será éste aquel Hijo de David ?
Y si Satanás echa fuera á Satanás , contra sí mismo está dividido ; ¿ cómo , pues , permanecerá su reino ?
Y si por espíritu de Dios yo echo fuera los demonios , ciertamente ha llegado á vosotros el reino de Dios .
El que no es conmigo , contra mí es ; y el que conmigo no recoge , derrama .
Porque por tus palabras serás justificado , y por tus palabras serás condenado .
Entonces respondieron algunos de los escribas y de los Fariseos , diciendo : Maestro , deseamos ver de ti señal .
Cuando el espíritu inmundo ha salido del hombre , anda por lugares secos , buscando reposo , y no lo halla .
Y le dijo uno : He aquí tu madre y tus hermanos están fuera , que te quieren hablar .
Y respondiendo él al que le decía esto , dijo : ¿ Quién es mi madre y quiénes son mis hermanos ?
Y extendiendo su mano hacia sus discípulos , dijo : He aquí mi madre y mis hermanos .
Y AQUEL día , saliendo Jesús de casa , se sentó junto á la mar .
Y les habló muchas cosas por parábolas , diciendo : He aquí el que sembraba salió á sembrar .
Y sembrando , partede la simientecayó junto al camino ; y vinieron las aves , y la comieron .
Mas en saliendo el sol , se quemó ; y secóse , porque no tenía raíz .
Y parte cayó en espinas ; y las espinas crecieron , y la ahogaron .
Y parte cayó en buena tierra , y dió fruto , cuál á ciento , cuál á sesenta , y cuál á treinta .
Quien tiene oídos para oir , oiga .
Entonces , llegándose los discípulos , le dijeron : ¿ Por qué les hablas por parábolas ?
Mas bienaventurados vuestros ojos , porque ven ; y vuestros oídos , porque oyen .
Oid , pues , vosotros la parábola del que siembra :
Mas durmiendo los hombres , vino su enemigo , y sembró cizaña entre el trigo , y se fué .
Y como la hierba salió é hizo fruto , entonces apareció también la cizaña .
Y él dijo : No ; porque cogiendo la cizaña , no arranquéis también con ella el trigo .
Todo esto habló Jesús por parábolas á las gentes , y sin parábolas no les hablaba :
Y respondiendo él , les dijo : El que siembra la buena simiente es el Hijo del hombre ;
Y los echarán en el horno de fuego : allí será el lloro y el crujir de dientes .
También el reino de los cielos es semejante al hombre tratante , que busca buenas perlas ;
Que hallando una preciosa perla , fué y vendió todo lo que tenía , y la compró .
Y los echarán en el horno del fuego : allí será el lloro y el crujir de dientes .
Díceles Jesús : ¿ Habéis entendido todas estas cosas ? Ellos responden : Sí , Señor .
Y aconteció que acabando Jesús estas parábolas , pasó de allí .
¿ Y no están todas sus hermanas con nosotros ? ¿ De dónde , pues , tiene éste todas estas cosas ?
Y no hizo allí muchas maravillas , á causa de la incredulidad de ellos .
EN aquel tiempo Herodes el tetrarca oyó la fama de Jesús ,
Porque Juan le decía : No te es lícito tenerla .
Y quería matarle , mas temía al pueblo ; porque le tenían como á profeta .
Mas celebrándose el día del nacimiento de Herodes , la hija de Herodías danzó en medio , y agradó á Herodes .
Y prometió él con juramento de darle todo lo que pidiese .
Y ella , instruída primero de su madre , dijo : Dame aquí en un plato la cabeza de Juan el Bautista .
Y enviando , degolló á Juan en la cárcel .
Y fué traída su cabeza en un plato , y dada á la muchacha ; y ella la presentó á su madre .
Entonces llegaron sus discípulos , y tomaron el cuerpo , y lo enterraron ; y fueron , y dieron las nuevas á Jesús .
Y Jesús les dijo : No tienen necesidad de irse : dadles vosotros de comer .
Y ellos dijeron : No tenemos aquí sino cinco panes y dos peces .
Y él les dijo : Traédmelos acá .
Y comieron todos , y se hartaron ; y alzaron lo que sobró de los pedazos , doce cestas llenas .
Y los que comieron fueron como cinco mil hombres , sin las mujeres y los niños .
Y ya el barco estaba en medio de la mar , atormentado de las ondas ; porque el viento era contrario .
Mas á la cuarta vela de la noche , Jesús fué á ellos andando sobre la mar .
Mas luego Jesús les habló , diciendo : Confiad , yo soy ; no tengáis miedo .
Entonces le respondió Pedro , y dijo : Señor , si tú eres , manda que yo vaya á ti sobre las aguas .
Mas viendo el viento fuerte , tuvo miedo ; y comenzándose á hundir , dió voces , diciendo : Señor , sálvame .
Y como ellos entraron en el barco , sosegóse el viento .
Y llegando á la otra parte , vinieron á la tierra de Genezaret .
ENTONCES llegaron á Jesús ciertos escribas y Fariseos de Jerusalem , diciendo :
¿ Por qué tus discípulos traspasan la tradición de los ancianos ? porque no se lavan las manos cuando comen pan .
Y él respondiendo , les dijo : ¿ Por qué también vosotros traspasáis el mandamiento de Dios por vuestra tradición ?
Hipócritas , bien profetizó de vosotros Isaías , diciendo :
Mas en vano me honran , enseñando doctrinas y mandamientos de hombres .
Y llamando á sí las gentes , les dijo : Oid , y entended :
Entonces llegándose sus discípulos , le dijeron : ¿ Sabes que los Fariseos oyendo esta palabra se ofendieron ?
Mas respondiendo él , dijo : Toda planta que no plantó mi Padre celestial , será desarraigada .
Y respondiendo Pedro , le dijo : Decláranos esta parábola .
Y Jesús dijo : ¿ Aun también vosotros sois sin entendimiento ?
Mas lo que sale de la boca , del corazón sale ; y esto contamina al hombre .
Porque del corazón salen los malos pensamientos , muertes , adulterios , fornicaciones , hurtos , falsos testimonios , blasfemias .
Estas cosas son las que contaminan al hombre : que comer con las manos por lavar no contamina al hombre .
Y saliendo Jesús de allí , se fué á las partes de Tiro y de Sidón .
Y él respondiendo , dijo : No soy enviado sino á las ovejas perdidas de la casa de Israel .
Entonces ella vino , y le adoró , diciendo : Señor , socórreme .
Y respondiendo él , dijo : No es bien tomar el pan de los hijos , y echarlo á los perrillos .
Y ella dijo : Sí , Señor ; mas los perrillos comen de las migajas que caen de la mesa de sus señores .
Y Jesús les dice : ¿ Cuántos panes tenéis ? Y ellos dijeron : Siete , y unos pocos pececillos .
Y mandó á las gentes que se recostasen sobre la tierra .
Y eran los que habían comido , cuatro mil hombres , sin las mujeres y los niños .
Entonces , despedidas las gentes , subió en el barco : y vino á los términos de Magdalá .
Y LLEGÁNDOSE los Fariseos y los Saduceos para tentarle , le pedían que les mostrase señal del cielo .
Y viniendo sus discípulos de la otra parte del lago , se habían olvidado de tomar pan .
Y Jesús les dijo : Mirad , y guardaos de la levadura de los Fariseos y de los Saduceos .
Y ellos pensaban dentro de sí , diciendo : Esto dice porque no tomamos pan .
¿ Ni de los siete panes entre cuatro mil , y cuántas espuertas tomasteis ?
El les dice : Y vosotros , ¿ quién decís que soy ?
Y respondiendo Simón Pedro , dijo : Tú eres el Cristo , el Hijo del Dios viviente .
Entonces mandó á sus discípulos que á nadie dijesen que él era Jesús el Cristo .
Y he aquí les aparecieron Moisés y Elías , hablando con él .
Y oyendo esto los discípulos , cayeron sobre sus rostros , y temieron en gran manera .
Entonces Jesús llegando , los tocó , y dijo : Levantaos , y no temáis .
Y alzando ellos sus ojos , á nadie vieron , sino á solo Jesús .
Entonces sus discípulos le preguntaron , diciendo : ¿ Por qué dicen pues los escribas que es menester que Elías venga primero ?
Y respondiendo Jesús , les dijo : A la verdad , Elías vendrá primero , y restituirá todas las cosas .
Los discípulos entonces entendieron , que les habló de Juan el Bautista .
Y le he presentado á tus discípulos , y no le han podido sanar .
Y Jesús le reprendió , y salió el demonio de él ; y el mozo fué sano desde aquella hora .
Entonces , llegándose los discípulos á Jesús , aparte , dijeron : ¿ Por qué nosotros no lo pudimos echar fuera ?
Mas este linaje no sale sino por oración y ayuno .
Y le matarán ; mas al tercer día resucitará . Y ellos se entristecieron en gran manera .
Pedro le dice : De los extraños . Jesús le dijo : Luego los hijos son francos .
EN aquel tiempo se llegaron los discípulos á Jesús , diciendo : ¿ Quién es el mayor en el reino de los cielos ?
Y llamando Jesús á un niño , le puso en medio de ellos ,
Así que , cualquiera que se humillare como este niño , éste es el mayor en el reino de los cielos .
Y cualquiera que recibiere á un tal niño en mi nombre , á mí recibe .
Porque el Hijo del hombre ha venido para salvar lo que se había perdido .
Porque donde están dos ó tres congregados en mi nombre , allí estoy en medio de ellos .
Jesús le dice : No te digo hasta siete , mas aun hasta setenta veces siete .
Y comenzando á hacer cuentas , le fué presentado uno que le debía diez mil talentos .
Entonces aquel siervo , postrado , le adoraba , diciendo : Señor , ten paciencia conmigo , y yo te lo pagaré todo .
El señor , movido á misericordia de aquel siervo , le soltó y le perdonó la deuda .
Mas él no quiso ; sino fué , y le echó en la cárcel hasta que pagase la deuda .
¿ No te convenía también á ti tener misericordia de tu consiervo , como también yo tuve misericordia de ti ?
Y le siguieron muchas gentes , y los sanó allí .
Dícenle : ¿ Por qué , pues , Moisés mandó dar carta de divorcio , y repudiarla ?
Entonces él les dijo : No todos reciben esta palabra , sino aquellos á quienes es dado .
Y habiendo puesto sobre ellos las manos , se partió de allí .
Honra á tu padre y á tu madre : y , Amarás á tu prójimo como á ti mismo .
Dícele el mancebo : Todo esto guardé desde mi juventud : ¿ qué más me falta ?
Y oyendo el mancebo esta palabra , se fué triste , porque tenía muchas posesiones .
Mas sus discípulos , oyendo estas cosas , se espantaron en gran manera , diciendo : ¿ Quién pues podrá ser salvo ?
Y mirándolos Jesús , les dijo : Para con los hombres imposible es esto ; mas para con Dios todo es posible .
Entonces respondiendo Pedro , le dijo : He aquí , nosotros hemos dejado todo , y te hemos seguido : ¿ qué pues tendremos ?
Mas muchos primeros serán postreros , y postreros primeros .
Y habiéndose concertado con los obreros en un denario al día , los envió á su viña .
Y saliendo cerca de la hora de las tres , vió otros que estaban en la plaza ociosos ;
Salió otra vez cerca de las horas sexta y nona , é hizo lo mismo .
Y viniendo los que habían ido cerca de la hora undécima , recibieron cada uno un denario .
Y tomándolo , murmuraban contra el padre de la familia ,
Toma lo que es tuyo , y vete ; mas quiero dar á este postrero , como á ti .
Así los primeros serán postreros , y los postreros primeros : porque muchos son llamados , mas pocos escogidos .
Y subiendo Jesús á Jerusalem , tomó sus doce discípulos aparte en el camino , y les dijo :
Y como los diez oyeron esto , se enojaron de los dos hermanos .
Mas entre vosotros no será así ; sino el que quisiere entre vosotros hacerse grande , será vuestro servidor ;
Y el que quisiere entre vosotros ser el primero , será vuestro siervo :
Entonces saliendo ellos de Jericó , le seguía gran compañía .
Y parándose Jesús , los llamó , y dijo : ¿ Qué queréis que haga por vosotros ?
Ellos le dicen : Señor , que sean abiertos nuestros ojos .
Entonces Jesús , teniendo misericordia de ellos , les tocó los ojos , y luego sus ojos recibieron la vista ; y le siguieron .
Y todo esto fué hecho , para que se cumpliese lo que fué dicho por el profeta , que dijo :
Y los discípulos fueron , é hicieron como Jesús les mandó ;
Y trajeron el asna y el pollino , y pusieron sobre ellos sus mantos ; y se sentó sobre ellos .
Y entrando él en Jerusalem , toda la ciudad se alborotó , diciendo : ¿ Quién es éste ?
Y las gentes decían : Este es Jesús , el profeta , de Nazaret de Galilea .
Entonces vinieron á él ciegos y cojos en el templo , y los sanó .
Y dejándolos , se salió fuera de la ciudad , á Bethania ; y posó allí .
Y por la mañana volviendo á la ciudad , tuvo hambre .
Y viendo esto los discípulos , maravillados decían : ¿ Cómo se secó luego la higuera ?
Y todo lo que pidiereis en oración , creyendo , lo recibiréis .
Y si dijéremos , de los hombres , tememos al pueblo ; porque todos tienen á Juan por profeta .
Y respondiendo él , dijo : No quiero ; mas después , arrepentido , fué .
Y llegando al otro , le dijo de la misma manera ; y respondiendo él , dijo : Yo , señor , voy . Y no fué .
Mas los labradores , tomando á los siervos , al uno hirieron , y al otro mataron , y al otro apedrearon .
Envió de nuevo otros siervos , más que los primeros ; é hicieron con ellos de la misma manera .
Y á la postre les envió su hijo , diciendo : Tendrán respeto á mi hijo .
Y tomado , le echaron fuera de la viña , y le mataron .
Pues cuando viniere el señor de la viña , ¿ qué hará á aquellos labradores ?
Y oyendo los príncipes de los sacerdotes y los Fariseos sus parábolas , entendieron que hablaba de ellos .
Y buscando cómo echarle mano , temieron al pueblo ; porque le tenían por profeta .
Y RESPONDIENDO Jesús , les volvió á hablar en parábolas , diciendo :
El reino de los cielos es semejante á un hombre rey , que hizo bodas á su hijo ;
Y envió sus siervos para que llamasen los llamados á las bodas ; mas no quisieron venir .
Mas ellos no se cuidaron , y se fueron , uno á su labranza , y otro á sus negocios ;
Y otros , tomando á sus siervos , los afrentaron y los mataron .
Entonces dice á sus siervos : Las bodas á la verdad están aparejadas ; mas los que eran llamados no eran dignos .
Id pues á las salidas de los caminos , y llamad á las bodas á cuantos hallareis .
Y le dijo : Amigo , ¿ cómo entraste aquí no teniendo vestido de boda ? Mas él cerró la boca .
Porque muchos son llamados , y pocos escogidos .
Entonces , idos los Fariseos , consultaron cómo le tomarían en alguna palabra .
Dinos pues , ¿ qué te parece ? ¿ es lícito dar tributo á César , ó no ?
Mas Jesús , entendida la malicia de ellos , les dice : ¿ Por qué me tentáis , hipócritas ?
Mostradme la moneda del tributo . Y ellos le presentaron un denario .
Entonces les dice : ¿ Cúya es esta figura , y lo que está encima escrito ?
Y oyendo esto , se maravillaron ; y dejándole se fueron .
Aquel día llegaron á él los Saduceos , que dicen no haber resurrección , y le preguntaron ,
De la misma manera también el segundo , y el tercero , hasta los siete .
Y después de todos murió también la mujer .
En la resurrección pues , ¿ de cuál de los siete será ella mujer ? porque todos la tuvieron .
Entonces respondiendo Jesús , les dijo : Erráis ignorando las Escrituras , y el poder de Dios .
Y oyendo esto las gentes , estaban atónitas de su doctrina .
Entonces los Fariseos , oyendo que había cerrado la boca á los Saduceos , se juntaron á una .
Y preguntó uno de ellos , intérprete de la ley , tentándole y diciendo :
Maestro , ¿ cuál es el mandamiento grande en la ley ?
Este es el primero y el grande mandamiento .
Y el segundo es semejante á éste : Amarás á tu prójimo como á ti mismo .
De estos dos mandamientos depende toda la ley y los profetas .
Y estando juntos los Fariseos , Jesús les preguntó ,
Diciendo : ¿ Qué os parece del Cristo ? ¿ de quién es Hijo ? Dícenle : De David .
El les dice : ¿ Pues cómo David en Espíritu le llama Señor , diciendo :
Pues si David le llama Señor , ¿ cómo es su Hijo ?
ENTONCES habló Jesús á las gentes y á sus discípulos ,
Diciendo : Sobre la cátedra de Moisés se sentaron los escribas y los Fariseos :
Y aman los primeros asientos en las cenas , y las primeras sillas en las sinagogas ;
Y las salutaciones en las plazas , y ser llamados de los hombres Rabbí , Rabbí .
Mas vosotros , no queráis ser llamados Rabbí ; porque uno es vuestro Maestro , el Cristo ; y todos vosotros sois hermanos .
Ni seáis llamados maestros ; porque uno es vuestro Maestro , el Cristo .
El que es el mayor de vosotros , sea vuestro siervo .
Porque el que se ensalzare , será humillado ; y el que se humillare , será ensalzado .
¡ Insensatos y ciegos ! porque ¿ cuál es mayor , el oro , ó el templo que santifica al oro ?
¡ Necios y ciegos ! porque , ¿ cuál es mayor , el presente , ó el altar que santifica al presente ?
Pues el que jurare por el altar , jura por él , y por todo lo que está sobre él ;
Y el que jurare por el templo , jura por él , y por Aquél que habita en él ;
¡ Guías ciegos , que coláis el mosquito , mas tragáis el camello !
Así que , testimonio dais á vosotros mismos , que sois hijos de aquellos que mataron á los profetas .
¡ Vosotros también henchid la medida de vuestros padres !
¡ Serpientes , generación de víboras ! ¿ cómo evitaréis el juicio del infierno ?
De cierto os digo que todo esto vendrá sobre esta generación .
He aquí vuestra casa os es dejada desierta .
Y respondiendo Jesús , les dijo : Mirad que nadie os engañe .
Porque vendrán muchos en mi nombre , diciendo : Yo soy el Cristo ; y á muchos engañarán .
Y todas estas cosas , principio de dolores .
Y muchos entonces serán escandalizados ; y se entregarán unos á otros , y unos á otros se aborrecerán .
Y muchos falsos profetas se levantarán y engañarán á muchos .
Y por haberse multiplicado la maldad , la caridad de muchos se resfriará .
Mas el que perseverare hasta el fin , éste será salvo .
Entonces los que están en Judea , huyan á los montes ;
Y el que sobre el terrado , no descienda á tomar algo de su casa ;
Y el que en el campo , no vuelva atrás á tomar sus vestidos .
Mas ¡ ay de las preñadas , y de las que crían en aquellos días !
Orad , pues , que vuestra huída no sea en invierno ni en sábado ;
Entonces , si alguno os dijere : He aquí está el Cristo , ó allí , no creáis .
He aquí os lo he dicho antes .
Porque donde quiera que estuviere el cuerpo muerto , allí se juntarán las águilas .
Así también vosotros , cuando viereis todas estas cosas , sabed que está cercano , á las puertas .
De cierto os digo , que no pasará esta generación , que todas estas cosas no acontezcan .
El cielo y la tierra pasarán , mas mis palabras no pasarán .
Empero del día y hora nadie sabe , ni aun los ángeles de los cielos , sino mi Padre solo .
Mas como los días de Noé , así será la venida del Hijo del hombre .
Entonces estarán dos en el campo ; el uno será tomado , y el otro será dejado :
Dos mujeres moliendo á un molinillo ; la una será tomada , y la otra será dejada .
Velad pues , porque no sabéis á qué hora ha de venir vuestro Señor .
Por tanto , también vosotros estad apercibidos ; porque el Hijo del hombre ha de venir á la hora que no pensáis .
Bienaventurado aquel siervo , al cual , cuando su señor viniere , le hallare haciendo así .
De cierto os digo , que sobre todos sus bienes le pondrá .
Y si aquel siervo malo dijere en su corazón : Mi señor se tarda en venir :
Y comenzare á herir á sus consiervos , y aun á comer y á beber con los borrachos ;
Y las cinco de ellas eran prudentes , y las cinco fatuas .
Las que eran fatuas , tomando sus lámparas , no tomaron consigo aceite ;
Mas las prudentes tomaron aceite en sus vasos , juntamentecon sus lámparas .
Y tardándose el esposo , cabecearon todas , y se durmieron .
Y á la media noche fué oído un clamor : He aquí , el esposo viene ; salid á recibirle .
Entonces todas aquellas vírgenes se levantaron , y aderezaron sus lámparas .
Y las fatuas dijeron á las prudentes : Dadnos de vuestro aceite ; porque nuestras lámparas se apagan .
Y después vinieron también las otras vírgenes , diciendo : Señor , Señor , ábrenos .
Mas respondiendo él , dijo : De cierto os digo , queno os conozco .
Velad , pues , porque no sabéis el día ni la hora en que el Hijo del hombre ha de venir .
Y el que había recibido cinco talentos se fué , y granjeó con ellos , é hizo otros cinco talentos .
Asimismo el que había recibido dos , ganó también él otros dos .
Mas el que había recibido uno , fué y cavó en la tierra , y escondió el dinero de su señor .
Y después de mucho tiempo , vino el señor de aquellos siervos , é hizo cuentas con ellos .
Y tuve miedo , y fuí , y escondí tu talento en la tierra : he aquí tienes lo que es tuyo .
Quitadle pues el talento , y dadlo al que tiene diez talentos .
Y al siervo inútil echadle en las tinieblas de afuera : allí será el lloro y el crujir de dientes .
Y pondrá las ovejas á su derecha , y los cabritos á la izquierda .
¿ Y cuándo te vimos huésped , y te recogimos ? ¿ ó desnudo , y te cubrimos ?
¿ O cuándo te vimos enfermo , ó en la cárcel , y vinimos á ti ?
Porque tuve hambre , y no me disteis de comer ; tuve sed , y no me disteis de beber ;
E irán éstos al tormento eterno , y los justos á la vida eterna .
Y ACONTECIÓ que , como hubo acabado Jesús todas estas palabras , dijo á sus discípulos :
Y tuvieron consejo para prender por engaño á Jesús , y matarle .
Y decían : No en el día de la fiesta , porque no se haga alboroto en el pueblo .
Y estando Jesús en Bethania , en casa de Simón el leproso ,
Lo cual viendo sus discípulos , se enojaron , diciendo : ¿ Por qué se pierde esto ?
Porque esto se podía vender por gran precio , y darse á los pobres .
Porque siempre tendréis pobres con vosotros , mas á mí no siempre me tendréis .
Porque echando este ungüento sobre mi cuerpo , para sepultarme lo ha hecho .
Entonces uno de los doce , que se llamaba Judas Iscariote , fué á los príncipes de los sacerdotes ,
Y desde entonces buscaba oportunidad para entregarle .
Y los discípulos hicieron como Jesús les mandó , y aderezaron la pascua .
Y como fué la tarde del día , se sentó á la mesa con los doce .
Y comiendo ellos , dijo : De cierto os digo , que uno de vosotros me ha de entregar .
Y entristecidos ellos en gran manera , comenzó cada uno de ellos á decirle : ¿ Soy yo , Señor ?
Entonces él respondiendo , dijo : El que mete la mano conmigo en el plato , ése me ha de entregar .
Entonces respondiendo Judas , que le entregaba , dijo : ¿ Soy yo , Maestro ? Dícele : Tú lo has dicho .
Y tomando el vaso , y hechas gracias , les dió , diciendo : Bebed de él todos ;
Porque esto es mi sangre del nuevo pacto , la cual es derramada por muchos para remisión de los pecados .
Y habiendo cantado el himno , salieron al monte de las Olivas .
Mas después que haya resucitado , iré delante de vosotros á Galilea .
Y tomando á Pedro , y á los dos hijos de Zebedeo , comenzó á entristecerse y á angustiarse en gran manera .
Entonces Jesús les dice : Mi alma está muy triste hasta la muerte ; quedaos aquí , y velad conmigo .
Velad y orad , para que no entréis en tentación : el espíritu á la verdad está presto , mas la carne enferma .
Y vino , y los halló otra vez durmiendo ; porque los ojos de ellos estaban agravados .
Y dejándolos fuése de nuevo , y oró tercera vez , diciendo las mismas palabras .
Levantaos , vamos : he aquí ha llegado el que me ha entregado .
Y luego que llegó á Jesús , dijo : Salve , Maestro . Y le besó .
¿ Cómo , pues , se cumplirían las Escrituras , que así conviene que sea hecho ?
Y no lo hallaron , aunque muchos testigos falsos se llegaban ; mas á la postre vinieron dos testigos falsos ,
Y levantándose el pontífice , le dijo : ¿ No respondes nada ? ¿ qué testifican éstos contra ti ?
¿ Qué os parece ? Y respondiendo ellos , dijeron : Culpado es de muerte .
Entonces le escupieron en el rostro , y le dieron de bofetadas ; y otros le herían con mojicones ,
Diciendo : Profetízanos tú , Cristo , quién es el que te ha herido .
Mas él negó delante de todos , diciendo : No sé lo que dices .
Y negó otra vez con juramento : No conozco al hombre .
Entonces comenzó á hacer imprecaciones , y á jurar , diciendo : No conozco al hombre . Y el gallo cantó luego .
Y le llevaron atado , y le entregaron á Poncio Pilato presidente .
Y arrojando las piezas de plata en el templo , partióse ; y fué , y se ahorcó .
Mas habido consejo , compraron con ellas el campo del alfarero , por sepultura para los extranjeros .
Por lo cual fué llamado aquel campo , Campo de sangre , hasta el día de hoy .
Y las dieron para el campo del alfarero , como me ordenó el Señor .
Y siendo acusado por los príncipes de los sacerdotes , y por los ancianos , nada respondió .
Pilato entonces le dice : ¿ No oyes cuántas cosas testifican contra ti ?
Y no le respondió ni una palabra ; de tal manera que el presidente se maravillaba mucho .
Y en el día de la fiesta acostumbraba el presidente soltar al pueblo un preso , cual quisiesen .
Y tenían entonces un preso famoso que se llamaba Barrabás .
Porque sabía que por envidia le habían entregado .
Mas los príncipes de los sacerdotes y los ancianos , persuadieron al pueblo que pidiese á Barrabás , y á Jesús matase .
Y respondiendo todo el pueblo , dijo : Su sangre sea sobre nosotros , y sobre nuestros hijos .
Entonces les soltó á Barrabás : y habiendo azotado á Jesús , le entregó para ser crucificado .
Y desnudándole , le echaron encima un manto de grana ;
Y escupiendo en él , tomaron la caña , y le herían en la cabeza .
Y como llegaron al lugar que se llama Gólgotha , que es dicho , El lugar de la calavera ,
Le dieron á beber vinagre mezclado con hiel ; y gustando , no quiso beberlo .
Y sentados le guardaban allí .
Y pusieron sobre su cabeza su causa escrita : ESTE ES JESUS EL REY DE LOS JUDIOS .
Entonces crucificaron con él dos ladrones , uno á la derecha , y otro á la izquierda .
Y los que pasaban , le decían injurias , meneando sus cabezas ,
De esta manera también los príncipes de los sacerdotes , escarneciendo con los escribas y los Fariseos y los ancianos , decían :
Lo mismo también le zaherían los ladrones que estaban crucificados con él .
Y desde la hora de sexta fueron tinieblas sobre toda la tierra hasta la hora de nona .
Y algunos de los que estaban allí , oyéndolo , decían : A Elías llama éste .
Y los otros decían : Deja , veamos si viene Elías á librarle .
Mas Jesús , habiendo otra vez exclamado con grande voz , dió el espíritu .
Y abriéronse los sepulcros , y muchos cuerpos de santos que habían dormido , se levantaron ;
Y salidos de los sepulcros , después de su resurrección , vinieron á la santa ciudad , y aparecieron á muchos .
Y estaban allí muchas mujeres mirando de lejos , las cuales habían seguido de Galilea á Jesús , sirviéndole :
Este llegó á Pilato , y pidió el cuerpo de Jesús : entonces Pilato mandó que se le diese el cuerpo .
Y tomando José el cuerpo , lo envolvió en una sábana limpia ,
Y estaban allí María Magdalena , y la otra María , sentadas delante del sepulcro .
Diciendo : Señor , nos acordamos que aquel engañador dijo , viviendo aún : Después de tres días resucitaré .
Y Pilato les dijo : Tenéis una guardia : id , aseguradlo como sabéis .
Y yendo ellos , aseguraron el sepulcro , sellando la piedra , con la guardia .
Y su aspecto era como un relámpago , y su vestido blanco como la nieve .
Y de miedo de él los guardas se asombraron , y fueron vueltos como muertos .
No está aquí ; porque ha resucitado , como dijo . Venid , ved el lugar donde fué puesto el Señor .
Y juntados con los ancianos , y habido consejo , dieron mucho dinero á los soldados ,
Diciendo : Decid : Sus discípulos vinieron de noche , y le hurtaron , durmiendo nosotros .
Y si esto fuere oído del presidente , nosotros le persuadiremos , y os haremos seguros .
Mas los once discípulos se fueron á Galilea , al monte donde Jesús les había ordenado .
Y como le vieron , le adoraron : mas algunos dudaban .
Y llegando Jesús , les habló , diciendo : Toda potestad me es dada en el cielo y en la tierra .
PRINCIPIO del evangelio de Jesucristo , Hijo de Dios .
Voz del que clama en el desierto : Aparejad el camino del Señor ; enderezad sus veredas .
Bautizaba Juan en el desierto , y predicaba el bautismo del arrepentimiento para remisión de pecados .
Yo á la verdad os he bautizado con agua ; mas él os bautizará con Espíritu Santo .
Y hubounavoz de los cielosque decía : Tú eres mi Hijo amado ; en ti tomo contentamiento .
Y luego el Espíritu le impele al desierto .
Mas después que Juan fué encarcelado , Jesús vino á Galilea predicando el evangelio del reino de Dios ,
Y diciendo : El tiempo es cumplido , y el reino de Dios está cerca : arrepentíos , y creed al evangelio .
Y les dijo Jesús : Venid en pos de mí , y haré que seáis pescadores de hombres .
Y luego , dejadas sus redes , le siguieron .
Y entraron en Capernaum ; y luego los sábados , entrando en la sinagoga , enseñaba .
Y había en la sinagoga de ellos un hombre con espíritu inmundo , el cual dió voces ,
Y Jesús le riñó , diciendo : Enmudece , y sal de él .
Y el espíritu inmundo , haciéndole pedazos , y clamando á gran voz , salió de él .
Y vino luego su fama por toda la provincia alrededor de Galilea .
Y la suegra de Simón estaba acostada con calentura ; y le hablaron luego de ella .
Y toda la ciudad se juntó á la puerta .
Y le siguió Simón , y los que estaban con él ;
Y hallándole , le dicen : Todos te buscan .
Y predicaba en las sinagogas de ellos en toda Galilea , y echaba fuera los demonios .
Y así que hubo él hablado , la lepra se fué luego de aquél , y fué limpio .
Entonces le apercibió , y despidióle luego ,
Y ENTRÓ otra vez en Capernaum después de algunos días , y se oyó que estaba en casa .
Entonces vinieron á él unos trayendo un paralítico , que era traído por cuatro .
Y viendo Jesús la fe de ellos , dice al paralítico : Hijo , tus pecados te son perdonados .
Y estaban allí sentados algunos de los escribas , los cuales pensando en sus corazones ,
Decían : ¿ Por qué habla éste así ? Blasfemias dice . ¿ Quién puede perdonar pecados , sino solo Dios ?
A ti te digo : Levántate , y toma tu lecho , y vete á tu casa .
Y volvió á salir á la mar , y toda la gente venía á él , y los enseñaba .
Entonces los Fariseos le dijeron : He aquí , ¿ por qué hacen en sábado lo que no es lícito ?
También les dijo : El sábado por causa del hombre es hecho ; no el hombre por causa del sábado .
Así que el Hijo del hombre es Señor aun del sábado .
Y OTRA vez entró en la sinagoga ; y había allí un hombre que tenía una mano seca .
Y le acechaban si en sábado le sanaría , para acusarle .
Entonces dijo al hombre que tenía la mano seca : Levántate en medio .
Entonces saliendo los Fariseos , tomaron consejo con los Herodianos contra él , para matarle .
Porque había sanado á muchos ; de manera que caían sobre él cuantos tenían plagas , por tocarle .
Mas él les reñía mucho que no le manifestasen .
Y subió al monte , y llamó á sí á los que él quiso ; y vinieron á él .
Y estableció doce , para que estuviesen con él , y para enviarlos á predicar ,
Y que tuviesen potestad de sanar enfermedades , y de echar fuera demonios :
A Simón , al cual puso por nombre Pedro ;
Y á Judas Iscariote , el que le entregó . Y vinieron á casa .
Y agolpóse de nuevo la gente , de modo que ellos ni aun podían comer pan .
Y habiéndolos llamado , les decía en parábolas : ¿ Cómo puede Satanás echar fuera á Satanás ?
Y si algún reino contra sí mismo fuere dividido , no puede permanecer el tal reino .
Y si alguna casa fuere dividida contra sí misma , no puede permanecer la tal casa .
Y si Satanás se levantare contra sí mismo , y fuere dividido , no puede permanecer ; antes tiene fin .
Mas cualquiera que blasfemare contra el Espíritu Santo , no tiene jamás perdón , mas está expuesto á eterno juicio .
Porque decían : Tiene espíritu inmundo .
Vienen después sus hermanos y su madre , y estando fuera , enviaron á él llamándole .
Y él les respondió , diciendo : ¿ Quién es mi madre y mis hermanos ?
Y mirando á los que estaban sentados alrededor de él , dijo : He aquí mi madre y hermanos .
Porque cualquiera que hiciere la voluntad de Dios , éste es mi hermano , y mi hermana , y mi madre .
Y les enseñaba por parábolas muchas cosas , y les decía en su doctrina :
Oid : He aquí , el sembrador salió á sembrar .
Mas salido el sol , se quemó ; y por cuanto no tenía raíz , se secó .
Y otra parte cayó en espinas ; y subieron las espinas , y la ahogaron , y no dió fruto .
Entonces les dijo : El que tiene oídos para oir , oiga .
Y cuando estuvo solo , le preguntaron los que estaban cerca de él con los doce , sobre la parábola .
Y les dijo : ¿ No sabéis esta parábola ? ¿ Cómo , pues , entenderéis todas las parábolas ?
El que siembra es el que siembra la palabra .
Y éstos son los que son sembrados entre espinas : los que oyen la palabra ;
Si alguno tiene oídos para oir , oiga .
Decía más : Así es el reino de Dios , como si un hombre echa simiente en la tierra ;
Y duerme , y se levanta de noche y de día , y la simiente brota y crece como él no sabe .
Y cuando el fruto fuere producido , luego se mete la hoz , porque la siega es llegada .
Y decía : ¿ A qué haremos semejante el reino de Dios ? ¿ ó con qué parábola le compararemos ?
Y con muchas tales parábolas les hablaba la palabra , conforme á lo que podían oir .
Y á ellos dijo : ¿ Por qué estáis así amedrentados ? ¿ Cómo no tenéis fe ?
Y VINIERON de la otra parte de la mar á la provincia de los Gadarenos .
Que tenía domicilio en los sepulcros , y ni aun con cadenas le podía alguien atar ;
Y como vió á Jesús de lejos , corrió , y le adoró .
Porque le decía : Sal de este hombre , espíritu inmundo .
Y le preguntó : ¿ Cómo te llamas ? Y respondió diciendo : Legión me llamo ; porque somos muchos .
Y le rogaba mucho que no le enviase fuera de aquella provincia .
Y estaba allí cerca del monte una grande manada de puercos paciendo .
Y le rogaron todos los demonios , diciendo : Envíanos á los puercos para que entremos en ellos .
Y comenzaron á rogarle que se fuese de los términos de ellos .
Y fué con él , y le seguía gran compañía , y le apretaban .
Y una mujer que estaba con flujo de sangre doce años hacía ,
Como oyó hablar de Jesús , llegó por detrás entre la compañía , y tocó su vestido .
Porque decía : Si tocare tan solamente su vestido , seré salva .
Y le dijeron sus discípulos : Ves que la multitud te aprieta , y dices : ¿ Quién me ha tocado ?
Y él miraba alrededor para ver á la que había hecho esto .
Y no permitió que alguno viniese tras él sino Pedro , y Jacobo , y Juan hermano de Jacobo .
Y SALIÓ de allí , y vino á su tierra , y le siguieron sus discípulos .
Y estaba maravillado de la incredulidad de ellos . Y rodeaba las aldeas de alrededor , enseñando .
Mas que calzasen sandalias , y no vistiesen dos túnicas .
Y saliendo , predicaban que los hombres se arrepintiesen .
Y echaban fuera muchos demonios , y ungían con aceite á muchos enfermos , y sanaban .
Otros decían : Elías es . Y otros decían : Profeta es , ó alguno de los profetas .
Y oyéndolo Herodes , dijo : Este es Juan el que yo degollé : él ha resucitado de los muertos .
Porque Juan decía á Herodes : No te es lícito tener la mujer de tu hermano .
Mas Herodías le acechaba , y deseaba matarle , y no podía :
Y oyéndolo sus discípulos , vinieron y tomaron su cuerpo , y le pusieron en un sepulcro .
Y se fueron en un barco al lugar desierto aparte .
Y les mandó que hiciesen recostar á todos por partidas sobre la hierba verde .
Y se recostaron por partidas , de ciento en ciento , y de cincuenta en cincuenta .
Y comieron todos , y se hartaron .
Y alzaron de los pedazos doce cofines llenos , y de los peces .
Y los que comieron eran cinco mil hombres .
Y después que los hubo despedido , se fué al monte á orar .
Y como fué la tarde , el barco estaba en medio de la mar , y él solo en tierra .
Y viéndole ellos , que andaba sobre la mar , pensaron que era fantasma , y dieron voces ;
Porque aun no habían considerado lo de los panes , por cuanto estaban ofuscados sus corazones .
Y cuando estuvieron de la otra parte , vinieron á tierra de Genezaret , y tomaron puerto .
Y saliendo ellos del barco , luego le conocieron .
Y SE juntaron á él los Fariseos , y algunos de los escribas , que habían venido de Jerusalem ;
Y en vano me honran , enseñando como doctrinas mandamientos de hombres .
Les decía también : Bien invalidáis el mandamiento de Dios para guardar vuestra tradición .
Y no le dejáis hacer más por su padre ó por su madre ,
Si alguno tiene oídos para oir , oiga .
Y apartado de la multitud , habiendo entrado en casa , le preguntaron sus discípulos sobre la parábola .
Mas decía , que lo que del hombre sale , aquello contamina al hombre .
Porque de dentro , del corazón de los hombres , salen los malos pensamientos , los adulterios , las fornicaciones , los homicidios ,
Los hurtos , las avaricias , las maldades , el engaño , las desvergüenzas , el ojo maligno , las injurias , la soberbia , la insensatez .
Todas estas maldades de dentro salen , y contaminan al hombre .
Entonces le dice : Por esta palabra , ve ; el demonio ha salido de tu hija .
Y mirando al cielo , gimió , y le dijo : Ephphatha : que es decir : Sé abierto .
Y luego fueron abiertos sus oídos , y fué desatada la ligadura de su lengua , y hablaba bien .
Tengo compasión de la multitud , porque ya hace tres días que están conmigo , y no tienen qué comer :
Y sus discípulos le respondieron : ¿ De dónde podrá alguien hartar á estos de pan aquí en el desierto ?
Y les preguntó : ¿ Cuántos panes tenéis ? Y ellos dijeron : Siete .
Tenían también unos pocos pececillos : y los bendijo , y mandó que también los pusiesen delante .
Y comieron , y se hartaron : y levantaron de los pedazos que habían sobrado , siete espuertas .
Y eran los que comieron , como cuatro mil : y los despidió .
Y luego entrando en el barco con sus discípulos , vino á las partes de Dalmanutha .
Y vinieron los Fariseos , y comenzaron á altercar con él , pidiéndole señal del cielo , tentándole .
Y dejándolos , volvió á entrar en el barco , y se fué de la otra parte .
Y se habían olvidado de tomar pan , y no tenían sino un pan consigo en el barco .
Y les mandó , diciendo : Mirad , guardaos de la levadura de los Fariseos , y de la levadura de Herodes .
Y altercaban los unos con los otros diciendo : Pan no tenemos .
¿ Teniendo ojos no veis , y teniendo oídos no oís ? ¿ y no os acordáis ?
Y cuando los siete panes entre cuatro mil , ¿ cuántas espuertas llenas de los pedazos alzasteis ? Y ellos dijeron : Siete .
Y les dijo : ¿ Cómo aun no entendéis ?
Y vino á Bethsaida ; y le traen un ciego , y le ruegan que le tocase .
Y él mirando , dijo : Veo los hombres , pues veo que andan como árboles .
Y ellos respondieron : Juan Bautista ; y otros , Elías ; y otros , Alguno de los profetas .
Y les apercibió que no hablasen de él á ninguno .
Y claramente decía esta palabra . Entonces Pedro le tomó , y le comenzó á reprender .
Porque ¿ qué aprovechará al hombre , si granjeare todo el mundo , y pierde su alma ?
¿ O qué recompensa dará el hombre por su alma ?
Y les apareció Elías con Moisés , que hablaban con Jesús .
Porque no sabía lo que hablaba ; que estaban espantados .
Y luego , como miraron , no vieron más á nadie consigo , sino á Jesús solo .
Y retuvieron la palabra en sí , altercando qué sería aquéllo : Resucitar de los muertos .
Y le preguntaron , diciendo : ¿ Qué es lo que los escribas dicen , que es necesario que Elías venga antes ?
Y como vino á los discípulos , vió grande compañía alrededor de ellos , y escribas que disputaban con ellos .
Y luego toda la gente , viéndole , se espantó , y corriendo á él , le saludaron .
Y preguntóles : ¿ Qué disputáis con ellos ?
Y Jesús le dijo : Si puedes creer , al que cree todo es posible .
Y luego el padre del muchacho dijo clamando : Creo , ayuda mi incredulidad .
Mas Jesús tomándole de la mano , enderezóle ; y se levantó .
Y como él entró en casa , sus discípulos le preguntaron aparte : ¿ Por qué nosotros no pudimos echarle fuera ?
Y les dijo : Este género con nada puede salir , sino con oración y ayuno .
Y habiendo salido de allí , caminaron por Galilea ; y no quería que nadie lo supiese .
Pero ellos no entendían esta palabra , y tenían miedo de preguntarle .
Mas ellos callaron ; porque los unos con los otros habían disputado en el camino quién había de ser el mayor .
Porque el que no es contra nosotros , por nosotros es .
Donde su gusano no muere , y el fuego nunca se apaga .
Donde el gusano de ellos no muere , y el fuego nunca se apaga .
Donde el gusano de ellos no muere , y el fuego nunca se apaga .
Porque todos serán salados con fuego , y todo sacrificio será salado con sal .
Mas él respondiendo , les dijo : ¿ Qué os mandó Moisés ?
Y ellos dijeron : Moisés permitió escribir carta de divorcio , y repudiar .
Y respondiendo Jesús , les dijo : Por la dureza de vuestro corazón os escribió este mandamiento ;
Pero al principio de la creación , varón y hembra los hizo Dios .
Por esto dejará el hombre á su padre y á su madre , y se juntará á su mujer .
Y los que eran dos , serán hechos una carne : así que no son más dos , sino una carne .
Pues lo que Dios juntó , no lo aparte el hombre .
Y en casa volvieron los discípulos á preguntarle de lo mismo .
Y les dice : Cualquiera que repudiare á su mujer , y se casare con otra , comete adulterio contra ella :
Y si la mujer repudiare á su marido y se casare con otro , comete adulterio .
Y le presentaban niños para que los tocase ; y los discípulos reñían á los que los presentaban .
Y tomándolos en los brazos , poniendo las manos sobre ellos , los bendecía .
Y Jesús le dijo : ¿ Por qué me dices bueno ? Ninguno hay bueno , sino sólo uno , Dios .
El entonces respondiendo , le dijo : Maestro , todo esto he guardado desde mi mocedad .
Mas él , entristecido por esta palabra , se fué triste , porque tenía muchas posesiones .
Y ellos se espantaban más , diciendo dentro de sí : ¿ Y quién podrá salvarse ?
Entonces Pedro comenzó á decirle : He aquí , nosotros hemos dejado todas las cosas , y te hemos seguido .
Empero muchos primeros serán postreros , y postreros primeros .
Y él les dijo : ¿ Qué queréis que os haga ?
Y como lo oyeron los diez , comenzaron á enojarse de Jacobo y de Juan .
Mas no será así entre vosotros : antes cualquiera que quisiere hacerse grande entre vosotros , será vuestro servidor ;
Y cualquiera de vosotros que quisiere hacerse el primero , será siervo de todos .
El entonces , echando su capa , se levantó , y vino á Jesús .
Y unos de los que estaban allí , les dijeron : ¿ Qué hacéis desatando el pollino ?
Ellos entonces les dijeron como Jesús había mandado : y los dejaron .
Y trajeron el pollino á Jesús , y echaron sobre él sus vestidos , y se sentó sobre él .
Bendito el reino de nuestro padre David que viene : ¡ Hosanna en las alturas !
Y el día siguiente , como salieron de Bethania , tuvo hambre .
Y no consentía que alguien llevase vaso por el templo .
Mas como fué tarde , Jesús salió de la ciudad .
Y pasando por la mañana , vieron que la higuera se había secado desde las raíces .
Entonces Pedro acordándose , le dice : Maestro , he aquí la higuera que maldijiste , se ha secado .
Y respondiendo Jesús , les dice : Tened fe en Dios .
Porque si vosotros no perdonareis , tampoco vuestro Padre que está en los cielos os perdonará vuestras ofensas .
El bautismo de Juan , ¿ era del cielo , ó de los hombres ? Respondedme .
Mas ellos , tomándole , le hirieron , y le enviaron vacío .
Y volvió á enviar otro , y á aquél mataron ; y á otros muchos , hiriendo á unos y matando á otros .
Teniendo pues aún un hijo suyo amado , enviólo también á ellos el postrero , diciendo : Tendrán en reverencia á mi hijo .
Y prendiéndole , le mataron , y echaron fuera de la viña .
¿ Ni aun esta Escritura habéis leído : La piedra que desecharon los que edificaban , ésta es puesta por cabeza de esquina ;
Por el Señor es hecho esto , y es cosa maravillosa en nuestros ojos ?
Y envían á él algunos de los Fariseos y de los Herodianos , para que le sorprendiesen en alguna palabra .
Entonces vienen á él los Saduceos , que dicen que no hay resurrección , y le preguntaron , diciendo :
Fueron siete hermanos : y el primero tomó mujer , y muriendo , no dejó simiente ;
Y la tomó el segundo , y murió , y ni aquél tampoco dejó simiente ; y el tercero , de la misma manera .
Y la tomaron los siete , y tampoco dejaron simiente : á la postre murió también la mujer .
No es Dios de muertos , mas Dios de vivos ; así que vosotros mucho erráis .
Y las primeras sillas en las sinagogas , y los primeros asientos en las cenas ;
Que devoran las casas de las viudas , y por pretexto hacen largas oraciones . Estos recibirán mayor juicio .
Y como vino una viuda pobre , echó dos blancas , que son un maravedí .
Dinos , ¿ cuándo serán estas cosas ? ¿ y qué señal habrá cuando todas estas cosas han de cumplirse ?
Y Jesús respondiéndoles , comenzó á decir : Mirad , que nadie os engañe ;
Porque vendrán muchos en mi nombre , diciendo : Yo soy el Cristo ; y engañarán á muchos .
Y á todas las gentes conviene que el evangelio sea predicado antes .
Y el que estuviere en el campo , no vuelva atrás á tomar su capa .
Mas ¡ ay de las preñadas , y de las que criaren en aquellos días !
Orad pues , que no acontezca vuestra huída en invierno .
Mas vosotros mirad ; os lo he dicho antes todo .
Empero en aquellos días , después de aquella aflicción , el sol se obscurecerá , y la luna no dará su resplandor ;
Y las estrellas caerán del cielo , y las virtudes que están en los cielos serán conmovidas ;
Y entonces verán al Hijo del hombre , que vendrá en las nubes con mucha potestad y gloria .
De cierto os digo que no pasará esta generación , que todas estas cosas no sean hechas .
El cielo y la tierra pasarán , mas mis palabras no pasarán .
Mirad , velad y orad : porque no sabéis cuándo será el tiempo .
Porque cuando viniere de repente , no os halle durmiendo .
Y las cosas que á vosotros digo , á todos las digo : Velad .
Y decían : No en el día de la fiesta , porque no se haga alboroto del pueblo .
Y hubo algunos que se enojaron dentro de sí , y dijeron : ¿ Para qué se ha hecho este desperdicio de ungüento ?
Mas Jesús dijo : Dejadla ; ¿ por qué la fatigáis ? buena obra me ha hecho ;
Esta ha hecho lo que podía ; porque se ha anticipado á ungir mi cuerpo para la sepultura .
Entonces Judas Iscariote , uno de los doce , vino á los príncipes de los sacerdotes , para entregársele .
Y él os mostrará un gran cenáculo ya preparado : aderezad para nosotros allí .
Y llegada la tarde , fué con los doce .
Y él respondiendo les dijo : Es uno de los doce que moja conmigo en el plato .
Y les dice : Esto es mi sangre del nuevo pacto , que por muchos es derramada .
Y como hubieron cantado el himno , se salieron al monte de las Olivas .
Mas después que haya resucitado , iré delante de vosotros á Galilea .
Entonces Pedro le dijo : Aunque todos sean escandalizados , mas no yo .
Y les dice : Está muy triste mi alma , hasta la muerte : esperad aquí y velad .
Y vino y los halló durmiendo ; y dice á Pedro : ¿ Simón , duermes ? ¿ No has podido velar una hora ?
Velad y orad , para que no entréis en tentación : el espíritu á la verdad es presto , mas la carne enferma .
Y volviéndose á ir , oró , y dijo las mismas palabras .
Levantaos , vamos : he aquí , el que me entrega está cerca .
Y como vino , se acercó luego á él , y le dice : Maestro , Maestro . Y le besó .
Entonces ellos echaron en él sus manos , y le prendieron .
Entonces dejándole todos sus discípulos , huyeron .
Mas él , dejando la sábana , se huyó de ellos desnudo .
Porque muchos decían falso testimonio contra él ; mas sus testimonios no concertaban .
Entonces levantándose unos , dieron falso testimonio contra él , diciendo :
Mas ni aun así se concertaba el testimonio de ellos .
Entonces el sumo sacerdote , rasgando sus vestidos , dijo : ¿ Qué más tenemos necesidad de testigos ?
Oído habéis la blasfemia : ¿ qué os parece ? Y ellos todos le condenaron ser culpado de muerte .
Y estando Pedro abajo en el atrio , vino una de las criadas del sumo sacerdote ;
Y la criada viéndole otra vez , comenzó á decir á los que estaban allí : Este es de ellos .
Y él comenzó á maldecir y á jurar : No conozco á este hombre de quien habláis .
Y Pilato le preguntó : ¿ Eres tú el Rey de los Judíos ? Y respondiendo él , le dijo : Tú lo dices .
Y los príncipes de los sacerdotes le acusaban mucho .
Y le preguntó otra vez Pilato , diciendo : ¿ No respondes algo ? Mira de cuántas cosas te acusan .
Mas Jesús ni aun con eso respondió ; de modo que Pilato se maravillaba .
Empero en el día de la fiesta les soltaba un preso , cualquiera que pidiesen .
Y viniendo la multitud , comenzó á pedir hiciese como siempre les había hecho .
Y Pilato les respondió , diciendo : ¿ Queréis que os suelte al Rey de los Judíos ?
Porque conocía que por envidia le habían entregado los príncipes de los sacerdotes .
Mas los príncipes de los sacerdotes incitaron á la multitud , que les soltase antes á Barrabás .
Y ellos volvieron á dar voces : Crucifícale .
Mas Pilato les decía : ¿ Pues qué mal ha hecho ? Y ellos daban más voces : Crucifícale .
Entonces los soldados le llevaron dentro de la sala , es á saber , al Pretorio ; y convocan toda la cohorte .
Y le visten de púrpura ; y poniéndole una corona tejida de espinas ,
Comenzaron luego á saludarle : ¡ Salve , Rey de los Judíos !
Y le llevan al lugar de Gólgotha , que declarado quiere decir : Lugar de la Calavera .
Y le dieron á beber vino mezclado con mirra ; mas él no lo tomó .
Y cuando le hubieron crucificado , repartieron sus vestidos , echando suertes sobre ellos , qué llevaría cada uno .
Y era la hora de las tres cuando le crucificaron .
Y el título escrito de su causa era : EL REY DE LOS JUDIOS .
Y crucificaron con él dos ladrones , uno á su derecha , y el otro á su izquierda .
Y se cumplió la Escritura , que dice : Y con los inicuos fué contado .
Sálvate á ti mismo , y desciende de la cruz .
Y cuando vino la hora de sexta , fueron hechas tinieblas sobre toda la tierra hasta la hora de nona .
Y oyéndole unos de los que estaban allí , decían : He aquí , llama á Elías .
Mas Jesús , dando una grande voz , espiró .
Entonces el velo del templo se rasgó en dos , de alto á bajo .
Y cuando fué la tarde , porque era la preparación , es decir , la víspera del sábado ,
Y enterado del centurión , dió el cuerpo á José :
Y María Magdalena , y María madre de José , miraban donde era puesto .
Y decían entre sí : ¿ Quién nos revolverá la piedra de la puerta del sepulcro ?
Y como miraron , ven la piedra revuelta ; que era muy grande .
Yendo ella , lo hizo saber á los que habían estado con él , que estaban tristes y llorando .
Y ellos como oyeron que vivía , y que había sido visto de ella , no lo creyeron .
Mas después apareció en otra forma á dos de ellos que iban caminando , yendo al campo .
Y ellos fueron , y lo hicieron saber á los otros ; y ni aun á ellos creyeron .
Y les dijo : Id por todo el mundo ; predicad el evangelio á toda criatura .
El que creyere y fuere bautizado , será salvo ; mas el que no creyere , será condenado .
Como nos lo enseñaron los que desde el principio lo vieron por sus ojos , y fueron ministros de la palabra ;
Para que conozcas la verdad de las cosas en las cuales has sido enseñado .
Y eran ambos justos delante de Dios , andando sin reprensión en todos los mandamientos y estatutos del Señor .
Y no tenían hijo , porque Elisabet era estéril , y ambos eran avanzados en días .
Y aconteció que ejerciendo Zacarías el sacerdocio delante de Dios por el orden de su vez ,
Y toda la multitud del pueblo estaba fuera orando á la hora del incienso .
Y se le apareció el ángel del Señor puesto en pie á la derecha del altar del incienso .
Y se turbó Zacarías viéndole , y cayó temor sobre él .
Y tendrás gozo y alegría , y muchos se gozarán de su nacimiento .
Y á muchos de los hijos de Israel convertirá al Señor Dios de ellos .
Y el pueblo estaba esperando á Zacarías , y se maravillaban de que él se detuviese en el templo .
Y después de aquellos días concibió su mujer Elisabet , y se encubrió por cinco meses , diciendo :
Y al sexto mes , el ángel Gabriel fué enviado de Dios á una ciudad de Galilea , llamada Nazaret ,
Entonces el ángel le dijo : María , no temas , porque has hallado gracia cerca de Dios .
Y he aquí , concebirás en tu seno , y parirás un hijo , y llamarás su nombre JESUS .
Y reinará en la casa de Jacob por siempre ; y de su reino no habrá fin .
Entonces María dijo al ángel : ¿ Cómo será esto ? porque no conozco varón .
Porque ninguna cosa es imposible para Dios .
En aquellos días levantándose María , fué á la montaña con priesa , á una ciudad de Judá ;
Y entró en casa de Zacarías , y saludó á Elisabet .
¿ Y de dónde esto á mí , que la madre de mi Señor venga á mí ?
Entonces María dijo : engrandece mi alma al Señor ;
Y mi espíritu se alegró en Dios mi Salvador .
Porque ha mirado á la bajeza de su criada ; porque he aquí , desde ahora me dirán bienaventurada todas las generaciones .
Porque me ha hecho grandes cosas el Poderoso ; y santo es su nombre .
Y su misericordia de generación á generación á los que le temen .
Hizo valentía con su brazo : esparció los soberbios del pensamiento de su corazón .
Quitó los poderosos de los tronos , y levantó á los humildes .
A los hambrientos hinchió de bienes ; y á los ricos envió vacíos .
Recibió á Israel su siervo , acordándose de la misericordia ,
Como habló á nuestros padres á Abraham y á su simiente para siempre .
Y se quedó María con ella como tres meses : después se volvió á su casa .
Y á Elisabet se le cumplió el tiempo de parir , y parió un hijo .
Y respondiendo su madre , dijo : No ; sino Juan será llamado .
Y le dijeron : ¿ Por qué ? nadie hay en tu parentela que se llame de este nombre .
Y hablaron por señas á su padre , cómo le quería llamar .
Y demandando la tablilla , escribió , diciendo : Juan es su nombre . Y todos se maravillaron .
Y luego fué abierta su boca y su lengua , y habló bendiciendo á Dios .
Y Zacarías su padre fué lleno de Espíritu Santo , y profetizó , diciendo :
Bendito el Señor Dios de Israel , que ha visitado y hecho redención á su pueblo ,
Y nos alzó un cuerno de salvación en la casa de David su siervo ,
Como habló por boca de sus santos profetas que fueron desde el principio :
Salvación de nuestros enemigos , y de mano de todos los que nos aborrecieron ;
Para hacer misericordia con nuestros padres , y acordándose de su santo pacto ;
Del juramento que juró á Abraham nuestro padre , que nos había de dar ,
En santidad y en justicia delante de él , todos los días nuestros .
Dando conocimiento de salud á su pueblo , para remisión de sus pecados ,
Por las entrañas de misericordia de nuestro Dios , con que nos visitó de lo alto el Oriente ,
Este empadronamiento primero fué hecho siendo Cirenio gobernador de la Siria .
E iban todos para ser empadronados , cada uno á su ciudad .
Para ser empadronado con María su mujer , desposada con él , la cual estaba en cinta .
Y aconteció que estando ellos allí , se cumplieron los días en que ella había de parir .
Y había pastores en la misma tierra , que velaban y guardaban las vigilias de la noche sobre su ganado .
Que os ha nacido hoy , en la ciudad de David , un Salvador , que es CRISTO el Señor .
Y repentinamente fué con el ángel una multitud de los ejércitos celestiales , que alababan á Dios , y decían :
Gloria en las alturas á Dios , y en la tierra paz , buena voluntad para con los hombres .
Y vinieron apriesa , y hallaron á María , y á José , y al niño acostado en el pesebre .
Y viéndolo , hicieron notorio lo que les había sido dicho del niño .
Y todos los que oyeron , se maravillaron de lo que los pastores les decían .
Mas María guardaba todas estas cosas , confiriéndolas en su corazón .
Entonces él le tomó en sus brazos , y bendijo á Dios , y dijo :
Ahora despides , Señor , á tu siervo , conforme á tu palabra , en paz ;
Porque han visto mis ojos tu salvación ,
La cual has aparejado en presencia de todos los pueblos ;
Luz para ser revelada á los Gentiles , y la gloria de tu pueblo Israel .
Y José y su madre estaban maravillados de las cosas que se decían de él .
Y una espada traspasará tu alma de ti misma , para que sean manifestados los pensamientos de muchos corazones .
Y el niño crecía , y fortalecíase , y se henchía de sabiduría ; y la gracia de Dios era sobre él .
E iban sus padres todos los años á Jerusalem en la fiesta de la Pascua .
Y cuando fué de doce años , subieron ellos á Jerusalem conforme á la costumbre del día de la fiesta .
Mas como no le hallasen , volvieron á Jerusalem buscándole .
Y todos los que le oían , se pasmaban de su entendimiento y de sus respuestas .
Mas ellos no entendieron las palabras que les habló .
Y Jesús crecía en sabiduría , y en edad , y en gracia para con Dios y los hombres .
Y verá toda carne la salvación de Dios .
Y las gentes le preguntaban , diciendo : ¿ Pues qué haremos ?
Y vinieron también publicanos para ser bautizados , y le dijeron : Maestro , ¿ qué haremos ?
Y él les dijo : No exijáis más de lo que os está ordenado .
Y amonestando , otras muchas cosas también anunciaba al pueblo .
Añadió también esto sobre todo , que encerró á Juan en la cárcel .
Y JESÚS , lleno del Espíritu Santo , volvió del Jordán , y fué llevado por el Espíritu al desierto
Pues si tú adorares delante de mí , serán todos tuyos .
Porque escrito está : Que á sus ángeles mandará de ti , que te guarden ;
Y en las manos te llevarán , porque no dañes tu pie en piedra .
Y respondiendo Jesús , le dijo : Dicho está : No tentarás al Señor tu Dios .
Y acabada toda tentación , el diablo se fué de él por un tiempo .
Y enseñaba en las sinagogas de ellos , y era glorificado de todos .
Para predicar el año agradable del Señor .
Y comenzó á decirles : Hoy se ha cumplido esta Escritura en vuestros oídos .
Y dijo : De cierto os digo , que ningún profeta es acepto en su tierra .
Entonces todos en la sinagoga fueron llenos de ira , oyendo estas cosas ;
Mas él , pasando por medio de ellos , se fué .
Y descendió á Capernaum , ciudad de Galilea . Y los enseñaba en los sábados .
Y se maravillaban de su doctrina , porque su palabra era con potestad .
Y la fama de él se divulgaba de todas partes por todos los lugares de la comarca .
Y predicaba en las sinagogas de Galilea .
Y habiéndolo hecho , encerraron gran multitud de pescado , que su red se rompía .
Y como llegaron á tierra los barcos , dejándolo todo , le siguieron .
Mas él se apartaba á los desiertos , y oraba .
El cual , viendo la fe de ellos , le dice : Hombre , tus pecados te son perdonados .
Jesús entonces , conociendo los pensamientos de ellos , respondiendo les dijo : ¿ Qué pensáis en vuestros corazones ?
¿ Qué es más fácil , decir : Tus pecados te son perdonados , ó decir : Levántate y anda ?
Y dejadas todas las cosas , levantándose , le siguió .
Y respondiendo Jesús , les dijo : Los que están sanos no necesitan médico , sino los que están enfermos .
No he venido á llamar justos , sino pecadores á arrepentimiento .
Mas el vino nuevo en cueros nuevos se ha de echar ; y lo uno y lo otro se conserva .
Y ninguno que bebiere del añejo , quiere luego el nuevo ; porque dice : El añejo es mejor .
Y les decía : El Hijo del hombre es Señor aun del sábado .
Y ellos se llenaron de rabia ; y hablaban los unos á los otros qué harían á Jesús .
A Simón , al cual también llamó Pedro , y á Andrés su hermano , Jacobo y Juan , Felipe y Bartolomé ,
Mateo y Tomás , Jacobo hijo de Alfeo , y Simón el que se llama Celador ,
Judas hermano de Jacobo , y Judas Iscariote , que también fué el traidor .
Y los que habían sido atormentados de espíritus inmundos : y estaban curados .
Y toda la gente procuraba tocarle ; porque salía de él virtud , y sanaba á todos .
Mas ¡ ay de vosotros , ricos ! porque tenéis vuestro consuelo .
¡ Ay de vosotros , cuando todos los hombres dijeren bien de vosotros ! porque así hacían sus padres á los falsos profetas .
Mas á vosotros los que oís , digo : Amad á vuestros enemigos , haced bien á los que os aborrecen ;
Bendecid á los que os maldicen , y orad por los que os calumnian .
Y á cualquiera que te pidiere , da ; y al que tomare lo que es tuyo , no vuelvas á pedir .
Y como queréis que os hagan los hombres , así hacedles también vosotros :
Sed pues misericordiosos , como también vuestro Padre es misericordioso .
El discípulo no es sobre su maestro ; mas cualquiera que fuere como el maestro , será perfecto .
Porque no es buen árbol el que da malos frutos ; ni árbol malo el que da buen fruto .
¿ Por qué me llamáis , Señor , Señor , y no hacéis lo que digo ?
Todo aquel que viene á mí , y oye mis palabras , y las hace , os enseñaré á quién es semejante :
Y COMO acabó todas sus palabras oyéndole el pueblo , entró en Capernaum .
Y el siervo de un centurión , al cual tenía él en estima , estaba enfermo y á punto de morir .
Que ama nuestra nación , y él nos edificó una sinagoga .
Y vueltos á casa los que habían sido enviados , hallaron sano al siervo que había estado enfermo .
Y como el Señor la vió , compadecióse de ella , y le dice : No llores .
Entonces se incorporó el que había muerto , y comenzó á hablar . Y dióle á su madre .
Y salió esta fama de él por toda Judea , y por toda la tierra de alrededor .
Y sus discípulos dieron á Juan las nuevas de todas estas cosas : y llamó Juan á dos de sus discípulos ,
Y bienaventurado es el que no fuere escandalizado en mí .
Y todo el pueblo oyéndole , y los publicanos , justificaron á Dios , bautizándose con el bautismo de Juan .
Y dice el Señor : ¿ A quién , pues , compararé los hombres de esta generación , y á qué son semejantes ?
Porque vino Juan el Bautista , que ni comía pan , ni bebía vino , y decís : Demonio tiene .
Mas la sabiduría es justificada de todos sus hijos .
Entonces respondiendo Jesús , le dijo : Simón , una cosa tengo que decirte . Y él dice : Di , Maestro .
Un acreedor tenía dos deudores : el uno le debía quinientos denarios , y el otro cincuenta ;
No ungiste mi cabeza con óleo ; mas ésta ha ungido con ungüento mis pies .
Y á ella dijo : Los pecados te son perdonados .
Y dijo á la mujer : Tu fe te ha salvado , ve en paz .
Y Juana , mujer de Chuza , procurador de Herodes , y Susana , y otras muchas que le servían de sus haciendas .
Y otra parte cayó entre las espinas ; y naciendo las espinas juntamente , la ahogaron .
Y sus discípulos le preguntaron , diciendo , qué era esta parábola .
Es pues ésta la parábola : La simiente es la palabra de Dios .
Y vinieron á él su madre y hermanos ; y no podían llegar á él por causa de la multitud .
Y le fué dado aviso , diciendo : Tu madre y tus hermanos están fuera , que quieren verte .
Y navegaron á la tierra de los Gadarenos , que está delante de Galilea .
Y le preguntó Jesús , diciendo : ¿ Qué nombre tienes ? Y él dijo : Legión . Porque muchos demonios habían entrado en él .
Y le rogaban que no les mandase ir al abismo .
Y les contaron los que lo habían visto , cómo había sido salvado aquel endemoniado .
Llegándose por las espaldas , tocó el borde de su vestido ; y luego se estancó el flujo de su sangre .
Y Jesús dijo : Me ha tocado alguien ; porque yo he conocido que ha salido virtud de mí .
Y él le dijo : Hija , tu fe te ha salvado : ve en paz .
Y oyéndolo Jesús , le respondió : No temas : cree solamente , y será salva .
Y lloraban todos , y la plañían . Y él dijo : No lloréis ; no es muerta , sino que duerme .
Y hacían burla de él , sabiendo que estaba muerta .
Mas él , tomándola de la mano , clamó , diciendo : Muchacha , levántate .
Entonces su espíritu volvió , y se levantó luego : y él mandó que le diesen de comer .
Y sus padres estaban atónitos ; á los cuales él mandó , que á nadie dijesen lo que había sido hecho .
Y JUNTANDO á sus doce discípulos , les dió virtud y potestad sobre todos los demonios , y que sanasen enfermedades .
Y los envió á que predicasen el reino de Dios , y que sanasen á los enfermos .
Y en cualquiera casa en que entrareis , quedad allí , y de allí salid .
Y saliendo , rodeaban por todas las aldeas , anunciando el evangelio , y sanando por todas partes .
Y otros : Elías ha aparecido ; y otros : Algún profeta de los antiguos ha resucitado .
Y así lo hicieron , haciéndolos sentar á todos .
Y les dijo : ¿ Y vosotros , quién decís que soy ? Entonces respondiendo Simón Pedro , dijo : El Cristo de Dios .
Mas él , conminándolos , mandó que á nadie dijesen esto ;
Y entre tanto que oraba , la apariencia de su rostro se hizo otra , y su vestido blanco y resplandeciente .
Y he aquí dos varones que hablaban con él , los cuales eran Moisés y Elías ;
Que aparecieron en majestad , y hablaban de su salida , la cual había de cumplir en Jerusalem .
Y estando él hablando esto , vino una nube que los cubrió ; y tuvieron temor , entrando ellos en la nube .
Y vino una voz de la nube , que decía : Este es mi Hijo amado ; á él oid .
Y rogué á tus discípulos que le echasen fuera , y no pudieron .
Entonces entraron en disputa , cuál de ellos sería el mayor .
Mas Jesús , viendo los pensamientos del corazón de ellos , tomó un niño , y púsole junto á sí ,
Jesús le dijo : No se lo prohibáis ; porque el que no es contra nosotros , por nosotros es .
Mas no le recibieron , porque era su traza de ir á Jerusalem .
Entonces volviéndose él , los reprendió , diciendo : Vosotros no sabéis de qué espíritu sois ;
Y dijo á otro : Sígueme . Y él dijo : Señor , déjame que primero vaya y entierre á mi padre .
Andad , he aquí yo os envío como corderos en medio de lobos .
No llevéis bolsa , ni alforja , ni calzado ; y á nadie saludéis en el camino .
En cualquiera casa donde entrareis , primeramente decid : Paz sea á esta casa .
Y en cualquier ciudad donde entrareis , y os recibieren , comed lo que os pusieren delante ;
Y sanad los enfermos que en ella hubiere , y decidles : Se ha llegado á vosotros el reino de Dios .
Y os digo que los de Sodoma tendrán más remisión aquel día , que aquella ciudad .
Por tanto , Tiro y Sidón tendrán más remisión que vosotras en el juicio .
Y tú , Capernaum , que hasta los cielos estás levantada , hasta los infiernos serás abajada .
Y volvieron los setenta con gozo , diciendo : Señor , aun los demonios se nos sujetan en tu nombre .
Y les dijo : Yo veía á Satanás , como un rayo , que caía del cielo .
Y él le dijo : ¿ Qué está escrito en la ley ? ¿ cómo lees ?
Y díjole : Bien has respondido : haz esto , y vivirás .
Mas él , queriéndose justificar á sí mismo , dijo á Jesús : ¿ Y quién es mi prójimo ?
¿ Quién , pues , de estos tres te parece que fué el prójimo de aquél que cayó en manos de los ladrones ?
Y él dijo : El que usó con él de misericordia . Entonces Jesús le dijo : Ve , y haz tú lo mismo .
Y ésta tenía una hermana que se llamaba María , la cual sentándose á los pies de Jesús , oía su palabra .
Pero respondiendo Jesús , le dijo : Marta , Marta , cuidadosa estás , y con las muchas cosas estás turbada :
Empero una cosa es necesaria ; y María escogió la buena parte , la cual no le será quitada .
El pan nuestro de cada día , dános lohoy .
Porque un amigo mío ha venido á mí de camino , y no tengo qué ponerle delante ;
Porque todo aquel que pide , recibe ; y el que busca , halla ; y al que llama , se abre .
O , si le pidiere un huevo , ¿ le dará un escorpión ?
Mas algunos de ellos decían : En Beelzebub , príncipe de los demonios , echa fuera los demonios .
Y otros , tentando , pedían de él señal del cielo .
Cuando el fuerte armado guarda su atrio , en paz está lo que posee .
El que no es conmigo , contra mí es ; y el que conmigo no recoge , desparrama .
Y viniendo , la halla barrida y adornada .
Y él dijo : Antes bienaventurados los que oyen la palabra de Dios , y la guardan .
Porque como Jonás fué señal á los Ninivitas , así también será el Hijo del hombre á esta generación .
Mira pues , si la lumbre que en ti hay , es tinieblas .
Y el Fariseo , como lo vió , maravillóse de que no se lavó antes de comer .
Necios , ¿ el que hizo lo de fuera , no hizo también lo de dentro ?
Empero de lo que os resta , dad limosna ; y he aquí todo os será limpio .
¡ Ay de vosotros , Fariseos ! que amáis las primeras sillas en las sinagogas , y las salutaciones en las plazas .
Y respondiendo uno de los doctores de la ley , le dice : Maestro , cuando dices esto , también nos afrentas á nosotros .
¡ Ay de vosotros ! que edificáis los sepulcros de los profetas , y los mataron vuestros padres .
Acechándole , y procurando cazar algo de su boca para acusarle .
Porque nada hay encubierto , que no haya de ser descubierto ; ni oculto , que no haya de ser sabido .
¿ No se venden cinco pajarillos por dos blancas ? pues ni uno de ellos está olvidado delante de Dios .
Mas el que me negare delante de los hombres , será negado delante de los ángeles de Dios .
Porque el Espíritu Santo os enseñará en la misma hora lo que será necesario decir .
Y díjole uno de la compañía : Maestro , di á mi hermano que parta conmigo la herencia .
Mas él le dijo : Hombre , ¿ quién me puso por juez ó partidor sobre vosotros ?
Y refirióles una parábola , diciendo : La heredad de un hombre rico había llevado mucho ;
Y él pensaba dentro de sí , diciendo : ¿ Qué haré , porque no tengo donde juntar mis frutos ?
Así es el que hace para sí tesoro , y no es rico en Dios .
La vida más es que la comida , y el cuerpo que el vestido .
¿ Y quién de vosotros podrá con afán añadir á su estatura un codo ?
Pues si no podéis aun lo que es menos , ¿ para qué estaréis afanosos de lo demás ?
Vosotros , pues , no procuréis qué hayáis de comer , ó qué hayáis de beber ; ni estéis en ansiosa perplejidad .
Mas procurad el reino de Dios , y todas estas cosas os serán añadidas .
No temáis , manada pequeña ; porque al Padre ha placido daros el reino .
Porque donde está vuestro tesoro , allí también estará vuestro corazón .
Estén ceñidos vuestros lomos , y vuestras antorchas encendidas ;
Vosotros pues también , estad apercibidos ; porque á la hora que no pensáis , el Hijo del hombre vendrá .
Entonces Pedro le dijo : Señor , ¿ dices esta parábola á nosotros , ó también á todos ?
Bienaventurado aquel siervo , al cual , cuando el señor viniere , hallare haciendo así .
En verdad os digo , que él le pondrá sobre todos sus bienes .
Fuego vine á meter en la tierra : ¿ y qué quiero , si ya está encendido ?
Empero de bautismo me es necesario ser bautizado : y ¡ cómo me angustio hasta que sea cumplido !
¿ Pensáis que he venido á la tierra á dar paz ? No , os digo ; mas disensión .
Porque estarán de aquí adelante cinco en una casa divididos ; tres contra dos , y dos contra tres .
Y cuando sopla el austro , decís : Habrá calor ; y lo hay .
¿ Y por qué aun de vosotros mismos no juzgáis lo que es justo ?
Te digo que no saldrás de allá , hasta que hayas pagado hasta el último maravedí .
No , os digo ; antes si no os arrepintiereis , todos pereceréis igualmente .
No , os digo ; antes si no os arrepintiereis , todos pereceréis asimismo .
Y si hiciere fruto , bien ; y si no , la cortarás después .
Y enseñaba en una sinagoga en sábado .
Y puso las manos sobre ella ; y luego se enderezó , y glorificaba á Dios .
Y dijo : ¿ A qué es semejante el reino de Dios , y á qué le compararé ?
Y otra vez dijo : ¿ A qué compararé el reino de Dios ?
Y pasaba por todas las ciudades y aldeas , enseñando , y caminando á Jerusalem .
Y díjole uno : Señor , ¿ son pocos los que se salvan ? Y él les dijo :
Y he aquí , son postreros los que eran los primeros ; y son primeros los que eran los postreros .
Y he aquí un hombre hidrópico estaba delante de él .
Y respondiendo Jesús , habló á los doctores de la ley y á los Fariseos , diciendo : ¿ Es lícito sanar en sábado ?
Y ellos callaron . Entonces él tomándole , le sanó , y despidióle .
Y no le podían replicar á estas cosas .
Porque cualquiera que se ensalza , será humillado ; y el que se humilla , será ensalzado .
Mas cuando haces banquete , llama á los pobres , los mancos , los cojos , los ciegos ;
El entonces le dijo : Un hombre hizo una grande cena , y convidó á muchos .
Y el otro dijo : Acabo de casarme , y por tanto no puedo ir .
Y dijo el siervo : Señor , hecho es como mandaste , y aun hay lugar .
Porque os digo que ninguno de aquellos hombres que fueron llamados , gustará mi cena .
Y muchas gentes iban con él ; y volviéndose les dijo :
Y cualquiera que no trae su cruz , y viene en pos de mí , no puede ser mi discípulo .
Diciendo : Este hombre comenzó á edificar , y no pudo acabar .
De otra manera , cuando aun el otro está lejos , le ruega por la paz , enviándole embajada .
Así pues , cualquiera de vosotros que no renuncia á todas las cosas que posee , no puede ser mi discípulo .
Buena es la sal ; mas si aun la sal fuere desvanecida , ¿ con qué se adobará ?
Y SE llegaban á él todos los publicanos y pecadores á oirle .
Y murmuraban los Fariseos y los escribas , diciendo : Este á los pecadores recibe , y con ellos come .
Y él les propuso esta parábola , diciendo :
Y hallada , la pone sobre sus hombros gozoso ;
Y dijo : Un hombre tenía dos hijos ;
Ya no soy digno de ser llamado tu hijo ; hazme como á uno de tus jornaleros .
Y traed el becerro grueso , y matadlo , y comamos , y hagamos fiesta :
Y llamando á uno de los criados , preguntóle qué era aquello .
Entonces se enojó , y no quería entrar . Salió por tanto su padre , y le rogaba que entrase .
El entonces le dijo : Hijo , tú siempre estás conmigo , y todas mis cosas son tuyas .
Pues si en las malas riquezas no fuisteis fieles , ¿ quién os confiará lo verdadero ?
Y oían también todas estas cosas los Fariseos , los cuales eran avaros , y se burlaban de él .
Empero más fácil cosa es pasar el cielo y la tierra , que frustrarse un tilde de la ley .
Había un hombre rico , que se vestía de púrpura y de lino fino , y hacía cada día banquete con esplendidez .
Había también un mendigo llamado Lázaro , el cual estaba echado á la puerta de él , lleno de llagas ,
Y dijo : Ruégote pues , padre , que le envíes á la casa de mi padre ;
Porque tengo cinco hermanos ; para que les testifique , porque no vengan ellos también á este lugar de tormento .
Y Abraham le dice : A Moisés y á los profetas tienen : óiganlos .
El entonces dijo : No , padre Abraham : mas si alguno fuere á ellos de los muertos , se arrepentirán .
Mirad por vosotros : si pecare contra ti tu hermano , repréndele ; y si se arrepintiere , perdónale .
Y dijeron los apóstoles al Señor : Auméntanos la fe .
¿ Da gracias al siervo porque hizo lo que le había sido mandado ? Pienso que no .
Y aconteció que yendo él á Jerusalem , pasaba por medio de Samaria y de Galilea .
Y entrando en una aldea , viniéronle al encuentro diez hombres leprosos , los cuales se pararon de lejos ,
Y alzaron la voz , diciendo : Jesús , Maestro , ten misericordia de nosotros .
Entonces uno de ellos , como se vió que estaba limpio , volvió , glorificando á Dios á gran voz ;
Y derribóse sobre el rostro á sus pies , dándole gracias : y éste era Samaritano .
Y respondiendo Jesús , dijo : ¿ No son diez los que fueron limpios ? ¿ Y los nueve dónde están ?
¿ No hubo quien volviese y diese gloria á Dios sino este extranjero ?
Y díjole : Levántate , vete ; tu fe te ha salvado .
Ni dirán : Helo aquí , ó helo allí : porque he aquí el reino de Dios entre vosotros está .
Y os dirán : Helo aquí , ó helo allí . No vayáis , ni sigáis .
Mas primero es necesario que padezca mucho , y sea reprobado de esta generación .
Como esto será el día en que el Hijo del hombre se manifestará .
Acordaos de la mujer de Lot .
Cualquiera que procurare salvar su vida , la perderá ; y cualquiera que la perdiere , la salvará .
Dos mujeres estarán moliendo juntas : la una será tomada , y la otra dejada .
Dos estarán en el campo ; el uno será tomado , y el otro dejado .
Y PROPÚSOLES también una parábola sobre que es necesario orar siempre , y no desmayar ,
Diciendo : Había un juez en una ciudad , el cual ni temía á Dios , ni respetaba á hombre .
Había también en aquella ciudad una viuda , la cual venía á él diciendo : Hazme justicia de mi adversario .
Todavía , porque esta viuda me es molesta , le haré justicia , porque al fin no venga y me muela .
Y dijo el Señor : Oid lo que dice el juez injusto .
Y dijo también á unos que confiaban de sí como justos , y menospreciaban á los otros , esta parábola :
Dos hombres subieron al templo á orar : el uno Fariseo , el otro publicano .
Ayuno dos veces á la semana , doy diezmos de todo lo que poseo .
Y preguntóle un príncipe , diciendo : Maestro bueno , ¿ qué haré para poseer la vida eterna ?
Y Jesús le dijo : ¿ Por qué me llamas bueno ? ninguno hay bueno sino sólo Dios .
Y él dijo : Todas estas cosas he guardado desde mi juventud .
Entonces él , oídas estas cosas , se puso muy triste , porque era muy rico .
Y los que lo oían , dijeron : ¿ Y quién podrá ser salvo ?
Y él les dijo : Lo que es imposible para con los hombres , posible es para Dios .
Entonces Pedro dijo : He aquí , nosotros hemos dejado las posesiones nuestras , y te hemos seguido .
Que no haya de recibir mucho más en este tiempo , y en el siglo venidero la vida eterna .
Porque será entregado á las gentes , y será escarnecido , é injuriado , y escupido .
Y después que le hubieren azotado , le matarán : mas al tercer día resucitará .
El cual como oyó la gente que pasaba , preguntó qué era aquello .
Y dijéronle que pasaba Jesús Nazareno .
Entonces dió voces , diciendo : Jesús , Hijo de David , ten misericordia de mí .
Jesús entonces parándose , mandó traerle á sí : y como él llegó , le preguntó ,
Diciendo : ¿ Qué quieres que te haga ? Y él dijo : Señor , que vea .
Y Jesús le dijo : Ve , tu fe te ha hecho salvo .
Y HABIENDO entradoJesús , iba pasando por Jericó ;
Y he aquí un varón llamado Zaqueo , el cual era el principal de los publicanos , y era rico ;
Entonces él descendió apriesa , y le recibió gozoso .
Porque el Hijo del hombre vino á buscar y á salvar lo que se había perdido .
Dijo pues : Un hombre noble partió á una provincia lejos , para tomar para sí un reino , y volver .
Mas llamados diez siervos suyos , les dió diez minas , y díjoles : Negociad entre tanto que vengo .
Y vino el primero , diciendo : Señor , tu mina ha ganado diez minas .
Y vino otro , diciendo : Señor , tu mina ha hecho cinco minas .
Y también á éste dijo : Tú también sé sobre cinco ciudades .
Y vino otro , diciendo : Señor , he aquí tu mina , la cual he tenido guardada en un pañizuelo :
Y ellos le dijeron : Señor , tiene diez minas .
Y dicho esto , iba delante subiendo á Jerusalem .
Y fueron los que habían sido enviados , y hallaron como les dijo .
Y desatando ellos el pollino , sus dueños les dijeron : ¿ Por qué desatáis el pollino ?
Y ellos dijeron : Porque el Señor lo ha menester .
Y trajéronlo á Jesús ; y habiendo echado sus vestidos sobre el pollino , pusieron á Jesús encima .
Y yendo él tendían sus capas por el camino .
Entonces algunos de los Fariseos de la compañía , le dijeron : Maestro , reprende á tus discípulos .
Y como llegó cerca , viendo la ciudad , lloró sobre ella ,
Y entrando en el templo , comenzó á echar fuera á todos los que vendían y compraban en él .
Y no hallaban qué hacerle , porque todo el pueblo estaba suspenso oyéndole .
Respondiendo entonces Jesús , les dijo : Os preguntaré yo también una palabra ; respondedme :
El bautismo de Juan , ¿ era del cielo , ó de los hombres ?
Y respondieron que no sabían de dónde .
Entonces Jesús les dijo : Ni yo os digo con qué potestad hago estas cosas .
Y volvió á enviar otro siervo ; mas ellos á éste también , herido y afrentado , le enviaron vacío .
Y volvió á enviar al tercer siervo ; mas ellos también á éste echaron herido .
¿ Nos es lícito dar tributo á César , ó no ?
Mas él , entendiendo la astucia de ellos , les dijo : ¿ Por qué me tentáis ?
Mostradme la moneda . ¿ De quién tiene la imagen y la inscripción ? Y respondiendo dijeron : De César .
Y llegándose unos de los Saduceos , los cuales niegan haber resurrección , le preguntaron ,
Fueron , pues , siete hermanos : y el primero tomó mujer , y murió sin hijos .
Y la tomó el segundo , el cual también murió sin hijos .
Y la tomó el tercero : asimismo también todos siete : y murieron sin dejar prole .
Y á la postre de todos murió también la mujer .
En la resurrección , pues , ¿ mujer de cuál de ellos será ? porque los siete la tuvieron por mujer .
Entonces respondiendo Jesús , les dijo : Los hijos de este siglo se casan , y son dados en casamiento :
Porque Dios no es Dios de muertos , mas de vivos : porque todos viven á él .
Y respondiéndole unos de los escribas , dijeron : Maestro , bien has dicho .
Y no osaron más preguntarle algo .
Y él les dijo : ¿ Cómo dicen que el Cristo es hijo de David ?
Entre tanto que pongo tus enemigos por estrado de tus pies .
Así que David le llama Señor : ¿ cómo pues es su hijo ?
Y oyéndole todo el pueblo , dijo á sus discípulos :
Que devoran las casas de las viudas , poniendo por pretexto la larga oración : éstos recibirán mayor condenación .
Y MIRANDO , vió á los ricos que echaban sus ofrendas en el gazofilacio .
Y vió también una viuda pobrecilla , que echaba allí dos blancas .
Y á unos que decían del templo , que estaba adornado de hermosas piedras y dones , dijo :
Entonces les dijo : Se levantará gente contra gente , y reino contra reino ;
Y os será para testimonio .
Poned pues en vuestros corazones no pensar antes cómo habéis de responder :
Y seréis aborrecidos de todos por causa de mi nombre .
Mas un pelo de vuestra cabeza no perecerá .
En vuestra paciencia poseeréis vuestras almas .
Y cuando viereis á Jerusalem cercada de ejércitos , sabed entonces que su destrucción ha llegado .
Porque estos son días de venganza : para que se cumplan todas las cosas que están escritas .
Y entonces verán al Hijo del hombre , que vendrá en una nube con potestad y majestad grande .
Y díjoles una parábola : Mirad la higuera y todos los árboles :
Cuando ya brotan , viéndolo , de vosotros mismos entendéis que el verano está ya cerca .
De cierto os digo , que no pasará esta generación hasta que todo sea hecho .
El cielo y la tierra pasarán ; mas mis palabras no pasarán .
Porque como un lazo vendrá sobre todos los que habitan sobre la faz de toda la tierra .
Y todo el pueblo venía á él por la mañana , para oirle en el templo .
Y ESTABA cerca el día de la fiesta de los ázimos , que se llama la Pascua .
Y los príncipes de los sacerdotes y los escribas buscaban cómo le matarían ; mas tenían miedo del pueblo .
Y entró Satanás en Judas , por sobrenombre Iscariote , el cual era uno del número de los doce ;
Y fué , y habló con los príncipes de los sacerdotes , y con los magistrados , de cómo se lo entregaría .
Los cuales se holgaron , y concertaron de darle dinero .
Y prometió , y buscaba oportunidad para entregarle á ellos sin bulla .
Y vino el día de los ázimos , en el cual era necesario matar la pascua .
Y envió á Pedro y á Juan , diciendo : Id , aparejadnos la pascua para que comamos .
Y ellos le dijeron : ¿ Dónde quieres que aparejemos ?
Entonces él os mostrará un gran cenáculo aderezado ; aparejad allí .
Fueron pues , y hallaron como les había dicho ; y aparejaron la pascua .
Y como fué hora , sentóse á la mesa , y con él los apóstoles .
Y les dijo : En gran manera he deseado comer con vosotros esta pascua antes que padezca ;
Y tomando el vaso , habiendo dado gracias , dijo : Tomad esto , y partidlo entre vosotros ;
Con todo eso , he aquí la mano del que me entrega , conmigo en la mesa .
Ellos entonces comenzaron á preguntar entre sí , cuál de ellos sería el que había de hacer esto .
Y hubo entre ellos una contienda , quién de ellos parecía ser el mayor .
Empero vosotros sois los que habéis permanecido conmigo en mis tentaciones :
Yo pues os ordeno un reino , como mi Padre me lo ordenó á mí ,
Dijo también el Señor : Simón , Simón , he aquí Satanás os ha pedido para zarandaros como á trigo ;
Mas yo he rogado por ti que tu fe no falte : y tú , una vez vuelto , confirma á tus hermanos .
Y él le dijo : Señor , pronto estoy á ir contigo aun á cárcel y á muerte .
Entonces ellos dijeron : Señor , he aquí dos espadas . Y él les dijo : Basta .
Y como llegó á aquel lugar , les dijo : Orad que no entréis en tentación .
Y él se apartó de ellos como un tiro de piedra ; y puesto de rodillas oró ,
Diciendo : Padre , si quieres , pasa este vaso de mí ; empero no se haga mi voluntad , sino la tuya .
Y le apareció un ángel del cielo confortándole .
Y como se levantó de la oración , y vino á sus discípulos , hallólos durmiendo de tristeza ;
Y les dijo : ¿ Por qué dormís ? Levantaos , y orad que no entréis en tentación .
Entonces Jesús le dijo : Judas , ¿ con beso entregas al Hijo del hombre ?
Y uno de ellos hirió á un siervo del príncipe de los sacerdotes , y le quitó la oreja derecha .
Entonces respondiendo Jesús , dijo : Dejad hasta aquí . Y tocando su oreja , le sanó .
Y prendiéndole trajéronle , y metiéronle en casa del príncipe de los sacerdotes . Y Pedro le seguía de lejos .
Entonces él lo negó , diciendo : Mujer , no le conozco .
Y Pedro dijo : Hombre , no sé qué dices . Y luego , estando él aún hablando , el gallo cantó .
Y saliendo fuera Pedro , lloró amargamente .
Y los hombres que tenían á Jesús , se burlaban de él hiriéndole ;
Y decían otras muchas cosas injuriándole .
Diciendo : ¿ Eres tú el Cristo ? dínos lo . Y les dijo : Si os lo dijere , no creeréis ;
Y también si os preguntare , no me responderéis , ni me soltaréis :
Mas después de ahora el Hijo del hombre se asentará á la diestra de la potencia de Dios .
Entonces ellos dijeron : ¿ Qué más testimonio deseamos ? porque nosotros lo hemos oído de su boca .
LEVANTÁNDOSE entonces toda la multitud de ellos , lleváronle á Pilato .
Y Pilato dijo á los príncipes de los sacerdotes , y á las gentes : Ninguna culpa hallo en este hombre .
Entonces Pilato , oyendo de Galilea , preguntó si el hombre era Galileo .
Y le preguntaba con muchas palabras ; mas él nada le respondió :
Y estaban los príncipes de los sacerdotes y los escribas acusándole con gran porfía .
Y fueron hechos amigos entre sí Pilato y Herodes en el mismo día ; porque antes eran enemigos entre sí .
Entonces Pilato , convocando los príncipes de los sacerdotes , y los magistrados , y el pueblo ,
Y ni aun Herodes ; porque os remití á él , y he aquí , ninguna cosa digna de muerte ha hecho .
Le soltaré , pues , castigado .
Y tenía necesidad de soltarles uno en cada fiesta .
Mas toda la multitud dió voces á una , diciendo : Quita á éste , y suéltanos á Barrabás :
( El cual había sido echado en la cárcel por una sedición hecha en la ciudad , y una muerte . )
Y hablóles otra vez Pilato , queriendo soltar á Jesús .
Pero ellos volvieron á dar voces , diciendo : Crucifícale , crucifícale .
Entonces Pilato juzgó que se hiciese lo que ellos pedían ;
Y le seguía una grande multitud de pueblo , y de mujeres , las cuales le lloraban y lamentaban .
Entonces comenzarán á decir á los montes : Caed sobre nosotros : y á los collados : Cubridnos .
Porque si en el árbol verde hacen estas cosas , ¿ en el seco , qué se hará ?
Y llevaban también con él otros dos , malhechores , á ser muertos .
Escarnecían de él también los soldados , llegándose y presentándole vinagre ,
Y diciendo : Si tú eres el Rey de los Judíos , sálvate á ti mismo .
Y respondiendo el otro , reprendióle , diciendo : ¿ Ni aun tú temes á Dios , estando en la misma condenación ?
Y nosotros , á la verdad , justamente padecemos ; porque recibimos lo que merecieron nuestros hechos : mas éste ningún mal hizo .
Y dijo á Jesús : Acuérdate de mí cuando vinieres á tu reino .
Entonces Jesús le dijo : De cierto te digo , que hoy estarás conmigo en el paraíso .
Y cuando era como la hora de sexta , fueron hechas tinieblas sobre toda la tierra hasta la hora de nona .
Y el sol se obscureció : y el velo del templo se rompió por medio .
Y como el centurión vió lo que había acontecido , dió gloria á Dios , diciendo : Verdaderamente este hombre era justo .
Mas todos sus conocidos , y las mujeres que le habían seguido desde Galilea , estaban lejos mirando estas cosas .
Y he aquí un varón llamado José , el cual era senador , varón bueno y justo ,
Este llegó á Pilato , y pidió el cuerpo de Jesús .
Y era día de la víspera de la Pascua ; y estaba para rayar el sábado .
Y vueltas , aparejaron drogas aromáticas y ungüentos ; y reposaron el sábado , conforme al mandamiento .
Y hallaron la piedra revuelta del sepulcro .
Y entrando , no hallaron el cuerpo del Señor Jesús .
Y aconteció , que estando ellas espantadas de esto , he aquí se pararon junto á ellas dos varones con vestiduras resplandecientes ;
No está aquí , mas ha resucitado : acordaos de lo que os habló , cuando aun estaba en Galilea ,
Entonces ellas se acordaron de sus palabras ,
Y volviendo del sepulcro , dieron nuevas de todas estas cosas á los once , y á todos los demás .
Mas á ellos les parecían como locura las palabras de ellas , y no las creyeron .
E iban hablando entre sí de todas aquellas cosas que habían acaecido .
Mas los ojos de ellos estaban embargados , para que no le conociesen .
Y cómo le entregaron los príncipes de los sacerdotes y nuestros príncipes á condenación de muerte , y le crucificaron .
Aunque también unas mujeres de los nuestros nos han espantado , las cuales antes del día fueron al sepulcro :
Entonces él les dijo : ¡ Oh insensatos , y tardos de corazón para creer todo lo que los profetas han dicho !
¿ No era necesario que el Cristo padeciera estas cosas , y que entrara en su gloria ?
Y comenzando desde Moisés , y de todos los profetas , declarábales en todas las Escrituras lo que de él decían .
Y llegaron á la aldea á donde iban : y él hizo como que iba más lejos .
Entonces fueron abiertos los ojos de ellos , y le conocieron ; mas él se desapareció de los ojos de ellos .
Que decían : Ha resucitado el Señor verdaderamente , y ha aparecido á Simón .
Entonces ellos espantados y asombrados , pensaban que veían espíritu .
Mas él les dice : ¿ Por qué estáis turbados , y suben pensamientos á vuestros corazones ?
Y en diciendo esto , les mostró las manos y los pies .
Y no creyéndolo aún ellos de gozo , y maravillados , díjoles : ¿ Tenéis aquí algo de comer ?
Entonces ellos le presentaron parte de un pez asado , y un panal de miel .
Y él tomó , y comió delante de ellos .
Entonces les abrió el sentido , para que entendiesen las Escrituras ;
Y vosotros sois testigos de estas cosas .
Y sacólos fuera hasta Bethania , y alzando sus manos , los bendijo .
Y aconteció que bendiciéndolos , se fué de ellos ; y era llevado arriba al cielo .
Y ellos , después de haberle adorado , se volvieron á Jerusalem con gran gozo ;
Y estaban siempre en el templo , alabando y bendiciendo á Dios . Amén .
EN el principio era el Verbo , y el Verbo era con Dios , y el Verbo era Dios .
Este era en el principio con Dios .
Todas las cosas por él fueron hechas ; y sin él nada de lo que es hecho , fué hecho .
En él estaba la vida , y la vida era la luz de los hombres .
Y la luz en las tinieblas resplandece ; mas las tinieblas no la comprendieron .
Fué un hombre enviado de Dios , el cual se llamaba Juan .
Este vino por testimonio , para que diese testimonio de la luz , para que todos creyesen por él .
No era él la luz , sino para que diese testimonio de la luz .
Aquélera la luz verdadera , que alumbra á todo hombre que viene á este mundo .
En el mundo estaba , y el mundo fué hecho por él ; y el mundo no le conoció .
A lo suyo vino , y los suyos no le recibieron .
Porque de su plenitud tomamos todos , y gracia por gracia .
Porque la ley por Moisés fué dada : mas la gracia y la verdad por Jesucristo fué hecha .
Y confesó , y no negó ; mas declaró : No soy yo el Cristo .
Y los que habían sido enviados eran de los Fariseos .
Estas cosas acontecieron en Betábara , de la otra parte del Jordán , donde Juan bautizaba .
Y Juan dió testimonio , diciendo : Vi al Espíritu que descendía del cielo como paloma , y reposó sobre él .
Y yo le vi , y he dado testimonio que éste es el Hijo de Dios .
El siguiente día otra vez estaba Juan , y dos de sus discípulos .
Y mirando á Jesús que andaba por allí , dijo : He aquí el Cordero de Dios .
Y oyéronle los dos discípulos hablar , y siguieron á Jesús .
Era Andrés , hermano de Simón Pedro , uno de los dos que habían oído de Juan , y le habían seguido .
El siguiente día quiso Jesús ir á Galilea , y halla á Felipe , al cual dijo : Sígueme .
Y era Felipe de Bethsaida , la ciudad de Andrés y de Pedro .
Respondió Natanael , y díjole : Rabbí , tú eres el Hijo de Dios ; tú eres el Rey de Israel .
Y AL tercer día hiciéronse unas bodas en Caná de Galilea ; y estaba allí la madre de Jesús .
Y fué también llamado Jesús y sus discípulos á las bodas .
Y faltando el vino , la madre de Jesús le dijo : Vino no tienen .
Y dícele Jesús : ¿ Qué tengo yo contigo , mujer ? aun no ha venido mi hora .
Su madre dice á los que servían : Haced todo lo que os dijere .
Díceles Jesús : Henchid estas tinajuelas de agua . E hinchiéronlas hasta arriba .
Y díceles : Sacad ahora , y presentad al maestresala . Y presentáronle .
Y estaba cerca la Pascua de los Judíos ; y subió Jesús á Jerusalem .
Y halló en el templo á los que vendían bueyes , y ovejas , y palomas , y á los cambiadores sentados .
Entonces se acordaron sus discípulos que está escrito : El celo de tu casa me comió .
Y los Judíos respondieron , y dijéronle : ¿ Qué señal nos muestras de que haces esto ?
Respondió Jesús , y díjoles : Destruid este templo , y en tres días lo levantaré .
Mas él hablaba del templo de su cuerpo .
Mas el mismo Jesús no se confiaba á sí mismo de ellos , porque él conocía á todos ,
Y no tenía necesidad que alguien le diese testimonio del hombre ; porque él sabía lo que había en el hombre .
Y HABÍA un hombre de los Fariseos que se llamaba Nicodemo , príncipe de los Judíos .
Lo que es nacido de la carne , carne es ; y lo que es nacido del Espíritu , espíritu es .
No te maravilles de que te dije : Os es necesario nacer otra vez .
Respondió Nicodemo , y díjole : ¿ Cómo puede esto hacerse ?
Respondió Jesús , y díjole : ¿ Tú eres el maestro de Israel , y no sabes esto ?
Y como Moisés levantó la serpiente en el desierto , así es necesario que el Hijo del hombre sea levantado ;
Para que todo aquel que en él creyere , no se pierda , sino que tenga vida eterna .
Porque Juan no había sido aún puesto en la carcel .
Y hubo cuestión entre los discípulos de Juan y los Judíos acerca de la purificación .
Respondió Juan , y dijo : No puede el hombre recibir algo , si no le fuere dado del cielo .
Vosotros mismos me sois testigos que dije : Yo no soy el Cristo , sino que soy enviado delante de él .
A él conviene crecer , mas á mí menguar .
Y lo que vió y oyó , esto testifica : y nadie recibe su testimonio .
El que recibe su testimonio , éste signó que Dios es verdadero .
El Padre ama al Hijo , y todas las cosas dió en su mano .
DE manera que como Jesús entendió que los Fariseos habían oído que Jesús hacía y bautizaba más discípulos que Juan ,
( Aunque Jesús no bautizaba , sino sus discípulos ) ,
Dejó á Judea , y fuése otra vez á Galilea .
Y era menester que pasase por Samaria .
Vino una mujer de Samaria á sacar agua : yJesús le dice : Dame de beber .
( Porque sus discípulos habían ido á la ciudad á comprar de comer . )
Respondió Jesús y díjole : Cualquiera que bebiere de esta agua , volverá á tener sed ;
La mujer le dice : Señor , dame esta agua , para que no tenga sed , ni venga acá á sacarla .
Jesús le dice : Ve , llama á tu marido , y ven acá .
Dícele la mujer : Señor , paréceme que tú eres profeta .
Nuestros padres adoraron en este monte , y vosotros decís que en Jerusalem es el lugar donde es necesario adorar .
Vosotros adoráis lo que no sabéis ; nosotros adoramos lo que sabemos : porque la salud viene de los Judíos .
Dios es Espíritu ; y los que le adoran , en espíritu y en verdad es necesario que adoren .
Dícele Jesús : Yo soy , que hablo contigo .
Entonces la mujer dejó su cántaro , y fué á la ciudad , y dijo á aquellos hombres :
Venid , ved un hombre que me ha dicho todo lo que he hecho : ¿ si quizás es éste el Cristo ?
Entonces salieron de la ciudad , y vinieron á él .
Entre tanto los discípulos le rogaban , diciendo : Rabbí , come .
Y él les dijo : Yo tengo una comida que comer , que vosotros no sabéis .
Entonces los discípulos decían el uno al otro : ¿ Si le habrá traído alguien de comer ?
Porque en esto es el dicho verdadero : Que uno es el que siembra , y otro es el que siega .
Y creyeron muchos más por la palabra de él .
Y dos días después , salió de allí , y fuése á Galilea .
Porque el mismo Jesús dió testimonio de que el profeta en su tierra no tiene honra .
Entonces Jesús le dijo : Si no viereis señales y milagros no creeréis .
El del rey le dijo : Señor , desciende antes que mi hijo muera .
Y cuando ya él descendía , los siervos le salieron á recibir , y le dieron nuevas , diciendo : Tu hijo vive .
Esta segunda señal volvió Jesús á hacer , cuando vino de Judea á Galilea .
DESPUÉS de estas cosas , era un día de fiesta de los Judíos , y subió Jesús á Jerusalem .
En éstos yacía multitud de enfermos , ciegos , cojos , secos , que estaban esperando el movimiento del agua .
Y estaba allí un hombre que había treinta y ocho años que estaba enfermo .
Dícele Jesús : Levántate , toma tu lecho , y anda .
Respondióles : El que me sanó , él mismo me dijo : Toma tu lecho y anda .
Preguntáronle entonces : ¿ Quién es el que te dijo : Toma tu lecho y anda ?
El se fué , y dió aviso á los Judíos , que Jesús era el que le había sanado .
Y Jesús les respondió : Mi Padre hasta ahora obra , y yo obro .
Porque el Padre á nadie juzga , mas todo el juicio dió al Hijo ;
Porque como el Padre tiene vida en sí mismo , así dió también al Hijo que tuviese vida en sí mismo :
Y también le dió poder de hacer juicio , en cuanto es el Hijo del hombre .
Si yo doy testimonio de mí mismo , mi testimonio no es verdadero .
Vosotros enviasteis á Juan , y él dió testimonio á la verdad .
Empero yo no tomo el testimonio de hombre ; mas digo esto , para que vosotros seáis salvos .
El era antorcha que ardía y alumbraba : y vosotros quisisteis recrearos por un poco á su luz .
Ni tenéis su palabra permanente en vosotros ; porque al que él envió , á éste vosotros no creéis .
Y no queréis venir á mí , para que tengáis vida .
Gloria de los hombres no recibo .
Mas yo os conozco , que no tenéis amor de Dios en vosotros .
Porque si vosotros creyeseis á Moisés , creeríais á mí ; porque de mí escribió él .
Y si á sus escritos no creéis , ¿ cómo creeréis á mis palabras ?
PASADAS estas cosas , fuése Jesús de la otra parte de la mar de Galilea , que es de Tiberias .
Y seguíale grande multitud , porque veían sus señales que hacía en los enfermos .
Y subió Jesús á un monte , y se sentó allí con sus discípulos .
Y estaba cerca la Pascua , la fiesta de los Judíos .
Mas esto decía para probarle ; porque él sabía lo que había de hacer .
Dícele uno de sus discípulos , Andrés , hermano de Simón Pedro :
Y como fueron saciados , dijo á sus discípulos : Recoged los pedazos que han quedado , porque no se pierda nada .
Y como se hizo tarde , descendieron sus discípulos á la mar ;
Y levantábase la mar con un gran viento que soplaba .
Mas él les dijo : Yo soy ; no tengáis miedo .
Ellos entonces gustaron recibirle en el barco : y luego el barco llegó á la tierra donde iban .
Y dijéronle : ¿ Qué haremos para que obremos las obras de Dios ?
Nuestros padres comieron el maná en el desierto , como está escrito : Pan del cielo les dió á comer .
Porque el pan de Dios es aquel que descendió del cielo y da vida al mundo .
Y dijéronle : Señor , danos siempre este pan .
Mas os he dicho , que aunque me habéis visto , no creéis .
Porque he descendido del cielo , no para hacer mi voluntad , mas la voluntad del que me envió .
Murmuraban entonces de él los Judíos , porque había dicho : Yo soy el pan que descendí del cielo .
Y Jesús respondió , y díjoles : No murmuréis entre vosotros .
No que alguno haya visto al Padre , sino aquel que vino de Dios , éste ha visto al Padre .
De cierto , de cierto os digo : El que cree en mí , tiene vida eterna .
Yo soy el pan de vida .
Vuestros padres comieron el maná en el desierto , y son muertos .
Este es el pan que desciende del cielo , para que el que de él comiere , no muera .
Entonces los Judíos contendían entre sí , diciendo : ¿ Cómo puede éste darnos su carne á comer ?
Porque mi carne es verdadera comida , y mi sangre es verdadera bebida .
El que come mi carne y bebe mi sangre , en mí permanece , y yo en él .
Estas cosas dijo en la sinagoga , enseñando en Capernaum .
Y muchos de sus discípulos oyéndolo , dijeron : Dura es esta palabra : ¿ quién la puede oir ?
Y sabiendo Jesús en sí mismo que sus discípulos murmuraban de esto , díjoles : ¿ Esto os escandaliza ?
¿ Pues qué , si viereis al Hijo del hombre que sube donde estaba primero ?
Desde esto , muchos de sus discípulos volvieron atrás , y ya no andaban con él .
Dijo entonces Jesús á los doce : ¿ Queréis vosotros iros también ?
Y respondióle Simón Pedro : Señor , ¿ á quién iremos ? tú tienes palabras de vida eterna .
Y nosotros creemos y conocemos que tú eres el Cristo , el Hijo de Dios viviente .
Jesús le respondió : ¿ No he escogido yo á vosotros doce , y uno de vosotros es diablo ?
Y estaba cerca la fiesta de los Judíos , lade los tabernáculos .
Porque ni aun sus hermanos creían en él .
Díceles entonces Jesús : Mi tiempo aun no ha venido ; mas vuestro tiempo siempre está presto .
Y habiéndoles dicho esto , quedóse en Galilea .
Y buscábanle los Judíos en la fiesta , y decían : ¿ Dónde está aquél ?
Mas ninguno hablaba abiertamente de él , por miedo de los Judíos .
Y al medio de la fiesta subió Jesús al templo , y enseñaba .
Y maravillábanse los Judíos , diciendo : ¿ Cómo sabe éste letras , no habiendo aprendido ?
Respondióles Jesús , y dijo : Mi doctrina no es mía , sino de aquél que me envió .
Respondió la gente , y dijo : Demonio tienes : ¿ quién te procura matar ?
Jesús respondió , y díjoles : Una obra hice , y todos os maravilláis .
No juzguéis según lo que parece , mas juzgad justo juicio .
Decían entonces unos de los de Jerusalem : ¿ No es éste al que buscan para matarlo ?
Mas éste , sabemos de dónde es : y cuando viniere el Cristo , nadie sabrá de dónde sea .
Yo le conozco , porque de él soy , y él me envió .
Entonces procuraban prenderle ; mas ninguno puso en él mano , porque aun no había venido su hora .
Me buscaréis , y no me hallaréis ; y donde yo estaré , vosotros no podréis venir .
El que cree en mí , como dice la Escritura , ríos de agua viva correrán de su vientre .
Entonces algunos de la multitud , oyendo este dicho , decían : Verdaderamente éste es el profeta .
Otros decían : Este es el Cristo . Algunos empero decían : ¿ De Galilea ha de venir el Cristo ?
Así que había disensión entre la gente acerca de él .
Y algunos de ellos querían prenderle ; mas ninguno echó sobre él manos .
Los ministriles respondieron : Nunca ha hablado hombre así como este hombre .
Entonces los Fariseos les respondieron : ¿ Estáis también vosotros engañados ?
¿ Ha creído en él alguno de los príncipes , ó de los Fariseos ?
Mas estos comunales que no saben la ley , malditos son .
Díceles Nicodemo ( el que vino á él de noche , el cual era uno de ellos ) :
¿ Juzga nuestra ley á hombre , si primero no oyere de él , y entendiere lo que ha hecho ?
Y fuése cada uno á su casa .
Y JESÚS se fué al monte de las Olivas .
Dícenle : Maestro , esta mujer ha sido tomada en el mismo hecho , adulterando ;
Y en la ley Moisés nos mandó apedrear á las tales : tú pues , ¿ qué dices ?
Y volviéndose á inclinar hacia abajo , escribía en tierra .
Y ella dijo : Señor , ninguno . Entonces Jesús le dijo : Ni yo te condeno : vete , y no peques más .
Entonces los Fariseos le dijeron : Tú de ti mismo das testimonio : tu testimonio no es verdadero .
Vosotros según la carne juzgáis ; mas yo no juzgo á nadie .
Y en vuestra ley está escrito que el testimonio de dos hombres es verdadero .
Yo soy el que doy testimonio de mí mismo : y da testimonio de mí el que me envió , el Padre .
Decían entonces los Judíos : ¿ Hase de matar á sí mismo , que dice : A donde yo voy , vosotros no podéis venir ?
Mas no entendieron que él les hablaba del Padre .
Hablando él estas cosas , muchos creyeron en él .
Y conoceréis la verdad , y la verdad os libertará .
Jesús les respondió : De cierto , de cierto os digo , que todo aquel que hace pecado , es siervo de pecado .
Y el siervo no queda en casa para siempre : el hijo queda para siempre .
Así que , si el Hijo os libertare , seréis verdaderamente libres .
¿ Por qué no reconocéis mi lenguaje ? porque no podéis oir mi palabra .
Y porque yo digo verdad , no me creéis .
¿ Quién de vosotros me redarguye de pecado ? Pues si digo verdad , ¿ por qué vosotros no me creéis ?
Respondió Jesús : Yo no tengo demonio , antes honro á mi Padre ; y vosotros me habéis deshonrado .
Y no busco mi gloria : hay quien la busque , y juzgue .
De cierto , de cierto os digo , que el que guardare mi palabra , no verá muerte para siempre .
¿ Eres tú mayor que nuestro padre Abraham , el cual murió ? y los profetas murieron : ¿ quién te haces á ti mismo ?
Abraham vuestro padre se gozó por ver mi día ; y lo vió , y se gozó .
Dijéronle entonces los Judíos : Aun no tienes cincuenta años , ¿ y has visto á Abraham ?
Díjoles Jesús : De cierto , de cierto os digo : Antes que Abraham fuese , yo soy .
Y PASANDOJesús , vió un hombre ciego desde su nacimiento .
Y preguntáronle sus discípulos , diciendo : Rabbí , ¿ quién pecó , éste ó sus padres , para que naciese ciego ?
Entre tanto que estuviere en el mundo , luz soy del mundo .
Unos decían : Este es ; y otros : A él se parece . El decía : Yo soy .
Y dijéronle : ¿ Cómo te fueron abiertos los ojos ?
Entonces le dijeron : ¿ Dónde está aquél ? El dijo : No sé .
Llevaron á los Fariseos al que antes había sido ciego .
Y era sábado cuando Jesús había hecho el lodo , y le había abierto los ojos .
Respondiéronles sus padres y dijeron : Sabemos que éste es nuestro hijo , y que nació ciego :
Por eso dijeron sus padres : Edad tiene , preguntadle á él .
Y volviéronle á decir : ¿ Qué te hizo ? ¿ Cómo te abrió los ojos ?
Y le ultrajaron , y dijeron : Tú eres su discípulo ; pero nosotros discípulos de Moisés somos .
Nosotros sabemos que á Moisés habló Dios : mas éste no sabemos de dónde es .
Desde el siglo no fué oído , que abriese alguno los ojos de uno que nació ciego .
Si éste no fuera de Dios , no pudiera hacer nada .
Respondió él , y dijo : ¿ Quién es , Señor , para que crea en él ?
Y díjole Jesús : Y le has visto , y el que habla contigo , él es .
Y él dice : Creo , Señor ; y adoróle .
Y ciertos de los Fariseos que estaban con él oyeron esto , y dijéronle : ¿ Somos nosotros también ciegos ?
Mas el que entra por la puerta , el pastor de las ovejas es .
Mas al extraño no seguirán , antes huirán de él : porque no conocen la voz de los extraños .
Esta parábola les dijo Jesús ; mas ellos no entendieron qué era lo que les decía .
Volvióles , pues , Jesús á decir : De cierto , de cierto os digo : Yo soy la puerta de las ovejas .
Todos los que antes de mí vinieron , ladrones son y robadores ; mas no los oyeron las ovejas .
Yo soy el buen pastor : el buen pastor su vida da por las ovejas .
Así que , el asalariado , huye , porque es asalariado , y no tiene cuidado de las ovejas .
Yo soy el buen pastor ; y conozco mis ovejas , y las mías me conocen .
Como el Padre me conoce , y yo conozco al Padre ; y pongo mi vida por las ovejas .
Por eso me ama el Padre , porque yo pongo mi vida , para volverla á tomar .
Y volvió á haber disensión entre los Judíos por estas palabras .
Y muchos de ellos decían : Demonio tiene , y está fuera de sí ; ¿ para qué le oís ?
Y se hacía la fiesta de la dedicación en Jerusalem ; y era invierno ;
Y Jesús andaba en el templo por el portal de Salomón .
Mas vosotros no creéis , porque no sois de mis ovejas , como os he dicho .
Mis ovejas oyen mi voz , y yo las conozco , y me siguen ;
Yo y el Padre una cosa somos .
Entonces volvieron á tomar piedras los Judíos para apedrearle .
Respondióles Jesús : ¿ No está escrito en vuestra ley : Yo dije , Dioses sois ?
Si dijo , dioses , á aquellos á los cuales fué hecha palabra de Dios ( y la Escritura no puede ser quebrantada ) ;
Si no hago obras de mi Padre , no me creáis .
Y procuraban otra vez prenderle ; mas él se salió de sus manos ;
Y volvióse tras el Jordán , á aquel lugar donde primero había estado bautizando Juan ; y estúvose allí .
Y muchos creyeron allí en él .
ESTABA entonces enfermo unollamadoLázaro , de Bethania , la aldea de María y de Marta su hermana .
Enviaron , pues , sus hermanas á él , diciendo : Señor , he aquí , el que amas está enfermo .
Y amaba Jesús á Marta , y á su hermana , y á Lázaro .
Luego , después de esto , dijo á los discípulos : Vamos á Judea otra vez .
Dícenle los discípulos : Rabbí , ahora procuraban los Judíos apedrearte , ¿ y otra vez vas allá ?
Mas el que anduviere de noche , tropieza , porque no hay luz en él .
Dijeron entonces sus discípulos : Señor , si duerme , salvo estará .
Mas esto decía Jesús de la muerte de él : y ellos pensaron que hablaba del reposar del sueño .
Entonces , pues , Jesús les dijo claramente : Lázaro es muerto ;
Dijo entonces Tomás , el que se dice el Dídimo , á sus condiscípulos : Vamos también nosotros , para que muramos con él .
Vino pues Jesús , y halló que había ya cuatro días que estaba en el sepulcro .
Y Bethania estaba cerca de Jerusalem , como quince estadios ;
Y muchos de los Judíos habían venido á Marta y á María , á consolarlas de su hermano .
Y Marta dijo á Jesús : Señor , si hubieses estado aquí , mi hermano no fuera muerto ;
Mas también sé ahora , que todo lo que pidieres de Dios , te dará Dios .
Dícele Jesús : Resucitará tu hermano .
Marta le dice : Yo sé que resucitará en la resurrección en el día postrero .
Y todo aquel que vive y cree en mí , no morirá eternamente . ¿ Crees esto ?
Ella , como lo oyó , levántase prestamente y viene á él .
( Que aun no había llegado Jesús á la aldea , mas estaba en aquel lugar donde Marta le había encontrado . )
Y dijo : ¿ Dónde le pusisteis ? Dícenle : Señor , ven , y ve .
Y lloró Jesús .
Dijeron entonces los Judíos : Mirad cómo le amaba .
Y habiendo dicho estas cosas , clamó á gran voz : Lázaro , ven fuera .
Mas algunos de ellos fueron á los Fariseos , y dijéronles lo que Jesús había hecho .
Así que , desde aquel día consultaban juntos de matarle .
Y dijo uno de sus discípulos , Judas Iscariote , hijode Simón , el que le había de entregar :
¿ Por qué no se ha vendido este ungüento por trescientos dineros , y se dió á los pobres ?
Entonces Jesús dijo : Déjala : para el día de mi sepultura ha guardado esto ;
Porque á los pobres siempre los tenéis con vosotros , mas á mí no siempre me tenéis .
Consultaron asimismo los príncipes de los sacerdotes , de matar también á Lázaro ;
Porque muchos de los Judíos iban y creían en Jesús por causa de él .
Y halló Jesús un asnillo , y se sentó sobre él , como está escrito :
No temas , hija de Sión : he aquí tu Rey viene , sentado sobre un pollino de asna .
Por lo cual también había venido la gente á recibirle , porque había oído que él había hecho esta señal ;
Mas los Fariseos dijeron entre sí : ¿ Veis que nada aprovecháis ? he aquí , el mundo se va tras de él .
Y había ciertos Griegos de los que habían subido á adorar en la fiesta :
Vino Felipe , y díjolo á Andrés : Andrés entonces , y Felipe , lo dicen á Jesús .
Entonces Jesús les respondió , diciendo : La hora viene en que el Hijo del hombre ha de ser glorificado .
Y la gente que estaba presente , y había oído , decía que había sido trueno . Otros decían : Angel le ha hablado .
Respondió Jesús , y dijo : No ha venido esta voz por mi causa , mas por causa de vosotros .
Ahora es el juicio de este mundo : ahora el príncipe de este mundo será echado fuera .
Y yo , si fuere levantado de la tierra , á todos traeré á mí mismo .
Y esto decía dando á entender de qué muerte había de morir .
Empero habiendo hecho delante de ellos tantas señales , no creían en él .
Por esto no podían creer , porque otra vez dijo Isaías :
Estas cosas dijo Isaías cuando vió su gloria , y habló de él .
Porque amaban más la gloria de los hombres que la gloria de Dios .
Mas Jesús clamó y dijo : El que cree en mí , no cree en mí , sino en el que me envió ;
Y el que me ve , ve al que me envió .
Yo la luz he venido al mundo , para que todo aquel que cree en mí no permanezca en tinieblas .
Levántase de la cena , y quítase su ropa , y tomando una toalla , ciñóse .
Entonces vino á Simón Pedro ; y Pedro le dice : ¿ Señor , tú me lavas los pies ?
Respondió Jesús , y díjole : Lo que yo hago , tú no entiendes ahora ; mas lo entenderás después .
Dícele Simón Pedro : Señor , no sólo mis pies , mas aun las manos y la cabeza .
Porque sabía quién le había de entregar ; por eso dijo : No estáis limpios todos .
Vosotros me llamáis , Maestro , y , Señor : y decís bien ; porque lo soy .
Porque ejemplo os he dado , para que como yo os he hecho , vosotros también hagáis .
Si sabéis estas cosas , bienaventurados seréis , si las hiciereis .
Entonces los discípulos mirábanse los unos á los otros , dudando de quién decía .
Y uno de sus discípulos , al cual Jesús amaba , estaba recostado en el seno de Jesús .
A éste , pues , hizo señas Simón Pedro , para que preguntase quién era aquél de quien decía .
El entonces recostándose sobre el pecho de Jesús , dícele : Señor , ¿ quién es ?
Y tras el bocado Satanás entró en él . Entonces Jesús le dice : Lo que haces , hazlo más presto .
Mas ninguno de los que estaban á la mesa entendió á qué propósito le dijo esto .
Como él pues hubo tomado el bocado , luego salió : y era ya noche .
Si Dios es glorificado en él , Dios también le glorificará en sí mismo , y luego le glorificará .
En esto conocerán todos que sois mis discípulos , si tuviereis amor los unos con los otros .
Dícele Pedro : Señor , ¿ por qué no te puedo seguir ahora ? mi alma pondré por ti .
NO se turbe vuestro corazón : creéis en Dios , creed también en mí .
Y sabéis á dónde yo voy ; y sabéis el camino .
Dícele Tomás : Señor , no sabemos á dónde vas : ¿ cómo , pues , podemos saber el camino ?
Dícele Felipe : Señor , muéstranos el Padre , y nos basta .
Si algo pidiereis en mi nombre , yo lo haré .
Si me amáis , guardad mis mandamientos ;
No os dejaré huérfanos : vendré á vosotros .
En aquel día vosotros conoceréis que yo estoy en mi Padre , y vosotros en mí , y yo en vosotros .
Estas cosas os he hablado estando con vosotros .
Ya no hablaré mucho con vosotros : porque viene el príncipe de este mundo ; mas no tiene nada en mí .
YO soy la vid verdadera , y mi Padre es el labrador .
Ya vosotros sois limpios por la palabra que os he hablado .
En esto es glorificado mi Padre , en que llevéis mucho fruto , y seáis así mis discípulos .
Como el Padre me amó , también yo os he amado : estad en mi amor .
Este es mi mandamiento : Que os améis los unos á los otros , como yo os he amado .
Nadie tiene mayor amor que este , que ponga alguno su vida por sus amigos .
Vosotros sois mis amigos , si hiciereis las cosas que yo os mando .
Esto os mando : Que os améis los unos á los otros .
Si el mundo os aborrece , sabed que á mí me aborreció antes que á vosotros .
El que me aborrece , también á mi Padre aborrece .
Y vosotros daréis testimonio , porque estáis conmigo desde el principio .
ESTAS cosas os he hablado , para que no os escandalicéis .
Y estas cosas os harán , porque no conocen al Padre ni á mí .
Mas ahora voy al que me envió ; y ninguno de vosotros me pregunta : ¿ Adónde vas ?
Antes , porque os he hablado estas cosas , tristeza ha henchido vuestro corazón .
Y cuando él viniere redargüirá al mundo de pecado , y de justicia , y de juicio :
De pecado ciertamente , por cuanto no creen en mí ;
Y de justicia , por cuanto voy al Padre , y no me veréis más ;
Y de juicio , por cuanto el príncipe de este mundo es juzgado .
Aun tengo muchas cosas que deciros , mas ahora no las podéis llevar .
El me glorificará : porque tomará de lo mío , y os lo hará saber .
Decían pues : ¿ Qué es esto que dice : Un poquito ? No entendemos lo que habla .
Hasta ahora nada habéis pedido en mi nombre : pedid , y recibiréis , para que vuestro gozo sea cumplido .
Pues el mismo Padre os ama , porque vosotros me amasteis , y habéis creído que yo salí de Dios .
Dícenle sus discípulos : He aquí , ahora hablas claramente , y ningún proverbio dices .
Respondióles Jesús : ¿ Ahora creéis ?
Yo te he glorificado en la tierra : he acabado la obra que me diste que hiciese .
Ahora han conocido que todas las cosas que me diste , son de ti ;
Y todas mis cosas son tus cosas , y tus cosas son mis cosas : y he sido glorificado en ellas .
No son del mundo , como tampoco yo soy del mundo .
Santifícalos en tu verdad : tu palabra es verdad .
Como tú me enviaste al mundo , también los he enviado al mundo .
Y por ellos yo me santifico á mí mismo , para que también ellos sean santificados en verdad .
Y también Judas , el que le entregaba , sabía aquel lugar ; porque muchas veces Jesús se juntaba allí con sus discípulos .
Empero Jesús , sabiendo todas las cosas que habían de venir sobre él , salió delante , y díjoles : ¿ A quién buscáis ?
Y como les dijo , Yo soy , volvieron atrás , y cayeron en tierra .
Volvióles , pues , á preguntar : ¿ A quién buscáis ? Y ellos dijeron : A Jesús Nazareno .
Respondió Jesús : Os he dicho que yo soy : pues si á mí buscáis , dejad ir á éstos .
Para que se cumpliese la palabra que había dicho : De los que me diste , ninguno de ellos perdí .
Entonces la compañía y el tribuno , y los ministros de los Judíos , prendieron á Jesús y le ataron ,
Y el pontífice preguntó á Jesús acerca de sus discípulos y de su doctrina .
Respondióle Jesús : Si he hablado mal , da testimonio del mal : y si bien , ¿ por qué me hieres ?
Y Anás le había enviado atado á Caifás pontífice .
Y negó Pedro otra vez : y luego el gallo cantó .
Entonces salió Pilato á ellos fuera , y dijo : ¿ Qué acusación traéis contra este hombre ?
Para que se cumpliese el dicho de Jesús , que había dicho , dando á entender de qué muerte había de morir .
Respondióle Jesús : ¿ Dices tú esto de ti mismo , ó te lo han dicho otros de mí ?
Entonces todos dieron voces otra vez , diciendo : No á éste , sino á Barrabás . Y Barrabás era ladrón .
ASÍ que , entonces tomó Pilato á Jesús , y le azotó .
Y decían : ¡ Salve , Rey de los Judíos ! y dábanle de bofetadas .
Y como Pilato oyó esta palabra , tuvo más miedo .
Así que entonces lo entregó á ellos para que fuese crucificado . Y tomaron á Jesús , y le llevaron .
Donde le crucificaron , y con él otros dos , uno á cada lado , y Jesús en medio .
Respondió Pilato : Lo que he escrito , he escrito .
Y vinieron los soldados , y quebraron las piernas al primero , y asimismo al otro que había sido crucificado con él .
Mas cuando vinieron á Jesús , como le vieron ya muerto , no le quebraron las piernas :
Empero uno de los soldados le abrió el costado con una lanza , y luego salió sangre y agua .
Porque estas cosas fueron hechas para que se cumpliese la Escritura : Hueso no quebrantaréis de él .
Y también otra Escritura dice : Mirarán al que traspasaron .
Y salió Pedro , y el otro discípulo , y vinieron al sepulcro .
Y corrían los dos juntos ; mas el otro discípulo corrió más presto que Pedro , y llegó primero al sepulcro .
Y bajándose á mirar , vió los lienzos echados ; mas no entró .
Llegó luego Simón Pedro siguiéndole , y entró en el sepulcro , y vió los lienzos echados ,
Y entonces entró también el otro discípulo , que había venido primero al sepulcro , y vió , y creyó .
Porque aun no sabían la Escritura , que era necesario que él resucitase de los muertos .
Y volvieron los discípulos á los suyos .
Empero María estaba fuera llorando junto al sepulcro : y estando llorando , bajóse á mirar el sepulcro ;
Dícele Jesús : ¡ María ! Volviéndose ella , dícele : ¡ Rabboni ! que quiere decir , Maestro .
Y como hubo dicho esto , sopló , y díjoles : Tomad el Espíritu Santo :
A los que remitiereis los pecados , les son remitidos : á quienes los retuviereis , serán retenidos .
Empero Tomás , uno de los doce , que se dice el Dídimo , no estaba con ellos cuando Jesús vino .
Entonces Tomás respondió , y díjole : ¡ Señor mío , y Dios mío !
Y también hizo Jesús muchas otras señales en presencia de sus discípulos , que no están escritas en este libro .
Y díjoles : Mozos , ¿ tenéis algo de comer ? Respondiéronle : No .
Díceles Jesús : Traed de los peces que cogisteis ahora .
Viene pues Jesús , y toma el pan , y les da ; y asimismo del pez .
Así que Pedro vió á éste , dice á Jesús : Señor , ¿ y éste , qué ?
EN el primer tratado , oh Teófilo , he hablado de todas las cosas que Jesús comenzó á hacer y á enseñar ,
El cuál era contado con nosotros , y tenía suerte en este ministerio .
Y señalaron á dos : á José , llamado Barsabas , que tenía por sobrenombre Justo , y á Matías .
Y les echaron suertes , y cayó la suerte sobre Matías ; y fué contado con los once apóstoles .
Y COMO se cumplieron los días de Pentecostés , estaban todos unánimes juntos ;
Y se les aparecieron lenguas repartidas , como de fuego , que se asentó sobre cada uno de ellos .
Moraban entonces en Jerusalem Judíos , varones religiosos , de todas las naciones debajo del cielo .
Y estaban atónitos y maravillados , diciendo : He aquí ¿ no son Galileos todos estos que hablan ?
¿ Cómo , pues , les oímos nosotros hablar cada uno en nuestra lengua en que somos nacidos ?
Cretenses y Arabes , les oímos hablar en nuestras lenguas las maravillas de Dios .
Y estaban todos atónitos y perplejos , diciendo los unos á los otros : ¿ Qué quiere ser esto ?
Mas otros burlándose , decían : Que están llenos de mosto .
Porque éstos no están borrachos , como vosotros pensáis , siendo la hora tercia del día ;
Mas esto es lo que fué dicho por el profeta Joel :
Y será que todo aquel que invocare el nombre del Señor , será salvo .
Por lo cual mi corazón se alegró , y gozóse mi lengua ; y aun mi carne descansará en esperanza ;
Que no dejarás mi alma en el infierno , ni darás á tu Santo que vea corrupción .
Hicísteme notorios los caminos de la vida ; me henchirás de gozo con tu presencia .
A este Jesús resucitó Dios , de lo cual todos nosotros somos testigos .
Hasta que ponga á tus enemigos por estrado de tus pies .
Y con otras muchas palabras testificaba y exhortaba , diciendo : Sed salvos de esta perversa generación .
Y toda persona tenía temor : y muchas maravillas y señales eran hechas por los apóstoles .
Y todos los que creían estaban juntos ; y tenían todas las cosas comunes ;
Y vendían las posesiones , y las haciendas , y repartíanlas á todos , como cada uno había menester .
PEDRO y Juan subían juntos al templo á la hora de oración , la de nona .
Este , como vió á Pedro y á Juan que iban á entrar en el templo , rogaba que le diesen limosna .
Y Pedro , con Juan , fijando los ojos en él , dijo : Mira á nosotros .
Entonces él estuvo atento á ellos , esperando recibir de ellos algo .
Y todo el pueblo le vió andar y alabar á Dios .
Mas vosotros al Santo y al Justo negasteis , y pedisteis que se os diese un homicida ;
Mas ahora , hermanos , sé que por ignorancia lo habéis hecho , como también vuestros príncipes .
Y enviará á Jesucristo , que os fué antes anunciado :
Resentidos de que enseñasen al pueblo , y anunciasen en Jesús la resurrección de los muertos .
Y les echaron mano , y los pusieron en la cárcel hasta el día siguiente ; porque era ya tarde .
Mas muchos de los que habían oído la palabra , creyeron ; y fué el número de los varones como cinco mil .
Y aconteció al día siguiente , que se juntaron en Jerusalem los príncipes de ellos , y los ancianos , y los escribas ;
Entonces Pedro , lleno del Espíritu Santo , les dijo : Príncipes del pueblo , y ancianos de Israel :
Este es la piedra reprobada de vosotros los edificadores , la cual es puesta por cabeza del ángulo .
Y viendo al hombre que había sido sanado , que estaba con ellos , no podían decir nada en contra .
Mas les mandaron que se saliesen fuera del concilio ; y conferían entre sí ,
Y llamándolos , les intimaron que en ninguna manera hablasen ni enseñasen en el nombre de Jesús .
Porque no podemos dejar de decir lo que hemos visto y oído .
Porque el hombre en quien había sido hecho este milagro de sanidad , era de más de cuarenta años .
Asistieron los reyes de la tierra , y los príncipes se juntaron en uno contra el Señor , y contra su Cristo .
Para hacer lo que tu mano y tu consejo habían antes determinado que había de ser hecho .
Y ahora , Señor , mira sus amenazas , y da á tus siervos que con toda confianza hablen tu palabra ;
Y lo ponían á los pies de los apóstoles ; y era repartido á cada uno según que había menester .
Como tuviese una heredad , la vendió , y trajo el precio , y púsolo á los pies de los apóstoles .
MAS un varón llamado Ananías , con Safira su mujer , vendió una posesión ,
Y levantándose los mancebos , le tomaron , y sacándolo , sepultáronlo .
Y pasado espacio como de tres horas , sucedió que entró su mujer , no sabiendo lo que había acontecido .
Y vino un gran temor en toda la iglesia , y en todos los que oyeron estas cosas .
Y de los otros , ninguno osaba juntarse con ellos ; mas el pueblo los alababa grandemente .
Y los que creían en el Señor se aumentaban más , gran número así de hombres como de mujeres ;
Y echaron mano á los apóstoles , y pusiéronlos en la cárcel pública .
Mas el ángel del Señor , abriendo de noche las puertas de la cárcel , y sacándolos , dijo :
Id , y estando en el templo , hablad al pueblo todas las palabras de esta vida .
Mas como llegaron los ministros , y no los hallaron en la cárcel , volvieron , y dieron aviso ,
Y como los trajeron , los presentaron en el concilio : y el príncipe de los sacerdotes les preguntó ,
Y respondiendo Pedro y los apóstoles , dijeron : Es menester obedecer á Dios antes que á los hombres .
El Dios de nuestros padres levantó á Jesús , al cual vosotros matasteis colgándole en un madero .
Ellos , oyendo esto , regañaban , y consultaban matarlos .
Y todos los días , en el templo y por las casas , no cesaban de enseñar y predicar á Jesucristo .
Y nosotros persistiremos en la oración , y en el ministerio de la palabra .
A estos presentaron delante de los apóstoles , los cuales orando les pusieron las manos encima .
Empero Esteban , lleno de gracia y de potencia , hacía prodigios y milagros grandes en el pueblo .
Mas no podían resistir á la sabiduría y al Espíritu con que hablaba .
Entonces sobornaron á unos que dijesen que le habían oído hablar palabras blasfemas contra Moisés y Dios .
EL príncipe de los sacerdotes dijo entonces : ¿ Es esto así ?
Y los patriarcas , movidos de envidia , vendieron á José para Egipto ; mas Dios era con él ,
Y como oyese Jacob que había trigo en Egipto , envió á nuestros padres la primera vez .
Y en la segunda , José fué conocido de sus hermanos , y fué sabido de Faraón el linaje de José .
Así descendió Jacob á Egipto , donde murió él y nuestros padres ;
Hasta que se levantó otro rey en Egipto que no conocía á José .
Mas siendo puesto al peligro , la hija de Faraón le tomó , y le crió como á hijo suyo .
Y fué enseñado Moisés en toda la sabiduría de los egipcios ; y era poderoso en sus dichos y hechos .
Y como vió á uno que era injuriado , defendióle , é hiriendo al Egipcio , vengó al injuriado .
¿ Quieres tú matarme , como mataste ayer al Egipcio ?
A esta palabra Moisés huyó , y se hizo extranjero en tierra de Madián , donde engendró dos hijos .
El cual halló gracia delante de Dios , y pidió hallar tabernáculo para el Dios de Jacob .
Mas Salomón le edificó casa .
Si bien el Altísimo no habita en templos hechos de mano ; como el profeta dice :
¿ No hizo mi mano todas estas cosas ?
Que recibisteis la ley por disposición de ángeles , y no la guardasteis .
Y oyendo estas cosas , regañaban de sus corazones , y crujían los dientes contra él .
Y dijo : He aquí , veo los cielos abiertos , y al Hijo del hombre que está á la diestra de Dios .
Entonces dando grandes voces , se taparon sus oídos , y arremetieron unánimes contra él ;
Y apedrearon á Esteban , invocando él y diciendo : Señor Jesús , recibe mi espíritu .
Y llevaroná enterrará Esteban varones piadosos , é hicieron gran llanto sobre él .
Mas los que fueron esparcidos , iban por todas partes anunciando la palabra .
Entonces Felipe , descendiendo á la ciudad de Samaria , les predicaba á Cristo .
Así que había gran gozo en aquella ciudad .
Y le estaban atentos , porque con sus artes mágicas los había embelesado mucho tiempo .
Los cuales venidos , oraron por ellos , para que recibiesen el Espíritu Santo ;
Entonces les impusieron las manos , y recibieron el Espíritu Santo .
Diciendo : Dadme también á mí esta potestad , que á cualquiera que pusiere las manos encima , reciba el Espíritu Santo .
No tienes tú parte ni suerte en este negocio ; porque tu corazón no es recto delante de Dios .
Arrepiéntete pues de esta tu maldad , y ruega á Dios , si quizás te será perdonado el pensamiento de tu corazón .
Porque en hiel de amargura y en prisión de maldad veo que estás .
Se volvía sentado en su carro , y leyendo el profeta Isaías .
Y el Espíritu dijo á Felipe : Llégate , y júntate á este carro .
Y acudiendo Felipe , le oyó que leía el profeta Isaías , y dijo : Mas ¿ entiendes lo que lees ?
Entonces Felipe , abriendo su boca , y comenzando desde esta escritura , le anunció el evangelio de Jesús .
Felipe empero se halló en Azoto : y pasando , anunciaba el evangelio en todas las ciudades , hasta que llegó á Cesarea .
Y SAULO , respirando aún amenazas y muerte contra los discípulos del Señor , vino al príncipe de los sacerdotes ,
Y yendo por el camino , aconteció que llegando cerca de Damasco , súbitamente le cercó un resplandor de luz del cielo ;
Y cayendo en tierra , oyó una voz que le decía : Saulo , Saulo , ¿ por qué me persigues ?
Donde estuvo tres días sin ver , y no comió , ni bebió .
Y aun aquí tiene facultad de los príncipes de los sacerdotes de prender á todos los que invocan tu nombre .
Porque yo le mostraré cuánto le sea menester que padezca por mi nombre .
Y luego en las sinagogas predicaba á Cristo , diciendo que éste era el Hijo de Dios .
Y como pasaron muchos días , los Judíos hicieron entre sí consejo de matarle ;
Entonces los discípulos , tomándole de noche , le bajaron por el muro en una espuerta .
Y entraba y salía con ellos en Jerusalem ;
Lo cual , como los hermanos entendieron , le acompañaron hasta Cesarea , y le enviaron á Tarso .
Y le dijo Pedro : Eneas , Jesucristo te sana ; levántate , y hazte tu cama . Y luego se levantó .
Y viéronle todos los que habitaban en Lydda y en Sarona , los cuales se convirtieron al Señor .
Esto fué notorio por toda Joppe ; y creyeron muchos en el Señor .
Y aconteció que se quedó muchos días en Joppe en casa de un cierto Simón , curtidor .
Y HABÍA un varón en Cesarea llamado Cornelio , centurión de la compañía que se llamaba la Italiana ,
Envía pues ahora hombres á Joppe , y haz venir á un Simón , que tiene por sobrenombre Pedro .
A los cuales , después de habérselo contado todo , los envió á Joppe .
Y aconteció que le vino una grande hambre , y quiso comer ; pero mientras disponían , sobrevínole un éxtasis ;
Y le vino una voz : Levántate , Pedro , mata y come .
Entonces Pedro dijo : Señor , no ; porque ninguna cosa común é inmunda he comido jamás .
Y volvió la voz hacia él la segunda vez : Lo que Dios limpió , no lo llames tú común .
Y esto fué hecho por tres veces ; y el vaso volvió á ser recogido en el cielo .
Y llamando , preguntaron si un Simón que tenía por sobrenombre Pedro , posaba allí .
Y estando Pedro pensando en la visión , le dijo el Espíritu : He aquí , tres hombres te buscan .
Levántate , pues , y desciende , y no dudes ir con ellos ; porque yo los he enviado .
Y como Pedro entró , salió Cornelio á recibirle ; y derribándose á sus pies , adoró .
Mas Pedro le levantó , diciendo : Levántate ; yo mismo también soy hombre .
Y hablando con él , entró , y halló á muchos que se habían juntado .
Y dijo : Cornelio , tu oración es oída , y tus limosnas han venido en memoria en la presencia de Dios .
Entonces Pedro , abriendo su boca , dijo : Por verdad hallo que Dios no hace acepción de personas ;
Sino que de cualquiera nación que le teme y obra justicia , se agrada .
Envió palabra Dios á los hijos de Israel , anunciando la paz por Jesucristo ; éste es el Señor de todos .
A éste levantó Dios al tercer día , é hizo que apareciese manifiesto ,
Estando aún hablando Pedro estas palabras , el Espíritu Santo cayó sobre todos los que oían el sermón .
Porque los oían que hablaban en lenguas , y que magnificaban á Dios .
Y como Pedro subió á Jerusalem , contendían contra él los que eran de la circuncisión ,
Diciendo : ¿ Por qué has entrado á hombres incircuncisos , y has comido con ellos ?
Entonces comenzando Pedro , les declaró por orden lo pasado , diciendo :
Y oí una voz que me decía : Levántate , Pedro , mata y come .
Y dije : Señor , no ; porque ninguna cosa común ó inmunda entró jamás en mi boca .
Entonces la voz me respondió del cielo segunda vez : Lo que Dios limpió , no lo llames tú común .
Y esto fué hecho por tres veces : y volvió todo á ser tomado arriba en el cielo .
Y he aquí , luego sobrevinieron tres hombres á la casa donde yo estaba , enviados á mí de Cesarea .
El cual te hablará palabras por las cuales serás salvo tú , y toda tu casa .
Y como comencé á hablar , cayó el Espíritu Santo sobre ellos también , como sobre nosotros al principio .
Y la mano del Señor era con ellos : y creyendo , gran número se convirtió al Señor .
Después partió Bernabé á Tarso á buscar á Saulo ; y hallado , le trajo á Antioquía .
Y en aquellos días descendieron de Jerusalem profetas á Antioquía .
Entonces los discípulos , cada uno conforme á lo que tenía , determinaron enviar subsidio á los hermanos que habitaban en Judea :
Lo cual asimismo hicieron , enviándolo á los ancianos por mano de Bernabé y de Saulo .
Y EN el mismo tiempo el rey Herodes echó mano á maltratar algunos de la iglesia .
Y mató á cuchillo á Jacobo , hermano de Juan .
Así que , Pedro era guardado en la cárcel ; y la iglesia hacía sin cesar oración á Dios por él .
Y tocando Pedro á la puerta del patio , salió una muchacha , para escuchar , llamada Rhode :
Mas Pedro perseveraba en llamar : y cuando abrieron , viéronle , y se espantaron .
Luego que fué de día , hubo no poco alboroto entre los soldados sobre qué se había hecho de Pedro .
Y un día señalado , Herodes vestido de ropa real , se sentó en el tribunal , y arengóles .
Y el pueblo aclamaba : Voz de Dios , y no de hombre .
Mas la palabra del Señor crecía y era multiplicada .
Entonces habiendo ayunado y orado , y puesto las manos encima de ellos , despidiéronlos .
Y ellos , enviados así por el Espíritu Santo , descendieron á Seleucia ; y de allí navegaron á Cipro .
Entonces Saulo , que también es Pablo , lleno del Espíritu Santo , poniendo en él los ojos ,
Entonces el procónsul , viendo lo que había sido hecho , creyó , maravillado de la doctrina del Señor .
Entonces Pablo , levantándose , hecha señal de silencio con la mano , dice : Varones Israelitas , y los que teméis á Dios , oid :
Y por tiempo como de cuarenta años soportó sus costumbres en el desierto ;
Y destruyendo siete naciones en la tierra de Canaán , les repartió por suerte la tierra de ellas .
De la simiente de éste , Dios , conforme á la promesa , levantó á Jesús por Salvador á Israel ;
Predicando Juan delante de la faz de su venida el bautismo de arrepentimiento á todo el pueblo de Israel .
Y sin hallar en él causa de muerte , pidieron á Pilato que le matasen .
Mas Dios le levantó de los muertos .
Y nosotros también os anunciamos el evangelio de aquella promesa que fué hecha á los padres ,
Por eso dice también en otro lugar : No permitirás que tu Santo vea corrupción .
Mas aquel que Dios levantó , no vió corrupción .
Mirad , pues , que no venga sobre vosotros lo que está dicho en los profetas ;
Y el sábado siguiente se juntó casi toda la ciudad á oir la palabra de Dios .
Y la palabra del Señor era sembrada por toda aquella provincia .
Ellos entonces sacudiendo en ellos el polvo de sus pies , vinieron á Iconio .
Y los discípulos estaban llenos de gozo , y del Espíritu Santo .
Mas los Judíos que fueron incrédulos , incitaron y corrompieron los ánimos de los Gentiles contra los hermanos .
Mas el vulgo de la ciudad estaba dividido ; y unos eran con los Judíos , y otros con los apóstoles .
Y allí predicaban el evangelio .
Dijo á gran voz : Levántate derecho sobre tus pies . Y saltó , y anduvo .
Y á Bernabé llamaban Júpiter , y á Pablo , Mercurio , porque era el que llevaba la palabra .
El cual en las edades pasadas ha dejado á todas las gentes andar en sus caminos ;
Y diciendo estas cosas , apenas apaciguaron el pueblo , para que no les ofreciesen sacrificio .
Y pasando por Pisidia vinieron á Pamphylia .
Y habiendo predicado la palabra en Perge , descendieron á Atalia ;
Y se quedaron allí mucho tiempo con los discípulos .
Y se juntaron los apóstoles y los ancianos para conocer de este negocio .
Y Dios , que conoce los corazones , les dió testimonio , dándoles el Espíritu Santo también como á nosotros ;
Y ninguna diferencia hizo entre nosotros y ellos , purificando con la fe sus corazones .
Antes por la gracia del Señor Jesús creemos que seremos salvos , como también ellos .
Y después que hubieron callado , Jacobo respondió , diciendo : Varones hermanos , oidme :
Y con esto concuerdan las palabras de los profetas , como está escrito :
Conocidas son á Dios desde el siglo todas sus obras .
Por lo cual yo juzgo , que los que de los Gentiles se convierten á Dios , no han de ser inquietados ;
Hombres que han expuesto sus vidas por el nombre de nuestro Señor Jesucristo .
Así que , enviamos á Judas y á Silas , los cuales también por palabra os harán saber lo mismo .
La cual , como leyeron , fueron gozosos de la consolación .
Judas también y Silas , como ellos también eran profetas , consolaron y confirmaron á los hermanos con abundancia de palabra .
Y pasando allí algún tiempo , fueron enviados de los hermanos á los apóstoles en paz .
Mas á Silas pareció bien el quedarse allí .
Y Pablo y Bernabé se estaban en Antioquía , enseñando la palabra del Señor y anunciando el evangelio con otros muchos .
Y Bernabé quería que tomasen consigo á Juan , el que tenía por sobrenombre Marcos ;
Y Pablo escogiendo á Silas , partió encomendado de los hermanos á la gracia del Señor .
Y anduvo la Siria y la Cilicia , confirmando á las iglesias .
De éste daban buen testimonio los hermanos que estaban en Listra y en Iconio .
Así que , las iglesias eran confirmadas en fe , y eran aumentadas en número cada día .
Y como vinieron á Misia , tentaron de ir á Bithynia ; mas el Espíritu no les dejó .
Y pasando á Misia , descendieron á Troas .
Partidos pues de Troas , vinimos camino derecho á Samotracia , y el día siguiente á Neápolis ;
Y presentándolos á los magistrados , dijeron : Estos hombres , siendo Judíos , alborotan nuestra ciudad ,
Y predican ritos , los cuales no nos es lícito recibir ni hacer , pues somos Romanos .
Y agolpóse el pueblo contra ellos : y los magistrados rompiéndoles sus ropas , les mandaron azotar con varas .
Mas á media noche , orando Pablo y Silas , cantaban himnos á Dios : y los que estaban presos los oían .
Mas Pablo clamó á gran voz , diciendo : No te hagas ningún mal ; que todos estamos aquí .
El entonces pidiendo luz , entró dentro , y temblando , derribóse á los pies de Pablo y de Silas ;
Y sacándolos fuera , les dice : Señores , ¿ qué es menester que yo haga para ser salvo ?
Y ellos dijeron : Cree en el Señor Jesucristo , y serás salvo tú , y tu casa .
Y le hablaron la palabra del Señor , y á todos los que estaban en su casa .
Y como fué de día , los magistrados enviaron los alguaciles , diciendo : Deja ir á aquellos hombres .
Y los alguaciles volvieron á decir á los magistrados estas palabras : y tuvieron miedo , oído que eran Romanos .
Y viniendo , les rogaron ; y sacándolos , les pidieron que se saliesen de la ciudad .
Y PASANDO por Amphípolis y Apolonia , llegaron á Tesalónica , donde estaba la sinagoga de los Judíos .
Y alborotaron al pueblo y á los gobernadores de la ciudad , oyendo estas cosas .
Mas recibida satisfacción de Jasón y de los demás , los soltaron .
Así que creyeron muchos de ellos ; y mujeres Griegas de distinción , y no pocos hombres .
Porque pones en nuestros oídos unas nuevas cosas : queremos pues saber qué quiere ser esto .
Y así Pablo se salió de en medio de ellos .
PASADAS estas cosas , Pablo partió de Atenas , y vino á Corinto .
Y disputaba en la sinagoga todos los sábados , y persuadía á Judíos y á Griegos .
Y se detuvo allí un año y seis meses , enseñándoles la palabra de Dios .
Diciendo : Que éste persuade á los hombres á honrar á Dios contra la ley .
Y los echó del tribunal .
Los cuales le rogaban que se quedase con ellos por más tiempo ; mas no accedió ,
Y habiendo arribado á Cesarea subió á Jerusalem ; y después de saludar á la iglesia , descendió á Antioquía .
Llegó entonces á Efeso un Judío , llamado Apolos , natural de Alejandría , varón elocuente , poderoso en las Escrituras .
Porque con gran vehemencia convencía públicamente á los Judíos , mostrando por las Escrituras que Jesús era el Cristo .
Entonces dijo : ¿ En qué pues sois bautizados ? Y ellos dijeron : En el bautismo de Juan .
Oído que hubieron esto , fueron bautizados en el nombre del Señor Jesús .
Y eran en todos como unos doce hombres .
Y hacía Dios singulares maravillas por manos de Pablo :
Y había siete hijos de un tal Sceva , Judío , príncipe de los sacerdotes , que hacían esto .
Y respondiendo el espíritu malo , dijo : A Jesús conozco , y sé quién es Pablo : mas vosotros ¿ quiénes sois ?
Y muchos de los que habían creído , venían , confesando y dando cuenta de sus hechos .
Así crecía poderosamente la palabra del Señor , y prevalecía .
Entonces hubo un alboroto no pequeño acerca del Camino .
Y queriendo Pablo salir al pueblo , los discípulos no le dejaron .
Así que , pues esto no puede ser contradicho , conviene que os apacigüéis , y que nada hagáis temerariamente ;
Pues habéis traído á estos hombres , sin ser sacrílegos ni blasfemadores de vuestra diosa .
Y si demandáis alguna otra cosa , en legítima asamblea se pueda decidir .
Y andado que hubo aquellas partes , y exhortádoles con abundancia de palabra , vino á Grecia .
Estos yendo delante , nos esperaron en Troas .
Y había muchas lámparas en el aposento alto donde estaban juntos .
Y llevaron al mozo vivo , y fueron consolados no poco .
Y como se juntó con nosotros en Assón , tomándole vinimos á Mitilene .
Y enviando desde Mileto á Efeso , hizo llamar á los ancianos de la iglesia .
Testificando á los Judíos y á los Gentiles arrepentimiento para con Dios , y la fe en nuestro Señor Jesucristo .
Y ahora , he aquí , ligado yo en espíritu , voy á Jerusalem , sin saber lo que allá me ha de acontecer :
Mas que el Espíritu Santo por todas las ciudades me da testimonio , diciendo que prisiones y tribulaciones me esperan .
Por tanto , yo os protesto el día de hoy , que yo soy limpio de la sangre de todos :
Porque no he rehuído de anunciaros todo el consejo de Dios .
Porque yo sé que después de mi partida entrarán en medio de vosotros lobos rapaces , que no perdonarán al ganado ;
Y de vosotros mismos se levantarán hombres que hablen cosas perversas , para llevar discípulos tras sí .
La plata , ó el oro , ó el vestido de nadie he codiciado .
Y como hubo dicho estas cosas , se puso de rodillas , y oró con todos ellos .
Entonces hubo un gran lloro de todos : y echándose en el cuello de Pablo , le besaban ,
Y hallando un barco que pasaba á Fenicia , nos embarcamos , y partimos .
Y abrazándonos los unos á los otros , subimos al barco , y ellos se volvieron á sus casas .
Y éste tenía cuatro hijas , doncellas , que profetizaban .
Y parando nosotros allí por muchos días , descendió de Judea un profeta , llamado Agabo ;
Y como no le pudimos persuadir , desistimos , diciendo : Hágase la voluntad del Señor .
Y después de estos días , apercibidos , subimos á Jerusalem .
Y cuando llegamos á Jerusalem , los hermanos nos recibieron de buena voluntad .
Y al día siguiente Pablo entró con nosotros á Jacobo , y todos los ancianos se juntaron ;
¿ Qué hay pues ? La multitud se reunirá de cierto : porque oirán que has venido .
Haz pues esto que te decimos : Hay entre nosotros cuatro hombres que tienen voto sobre sí :
Porque multitud de pueblo venía detrás , gritando : Mátale .
VARONES hermanos y padres , oid la razón que ahora os doy .
Que he perseguido este camino hasta la muerte , prendiendo y entregando en cárceles hombres y mujeres :
Y caí en el suelo , y oí una voz que me decía : Saulo , Saulo , ¿ por qué me persigues ?
Yo entonces respondí : ¿ Quién eres , Señor ? Y me dijo : Yo soy Jesús de Nazaret , á quien tú persigues .
Porque has de ser testigo suyo á todos los hombres , de lo que has visto y oído .
Y me dijo : Ve , porque yo te tengo que enviar lejos á los Gentiles .
Y dando ellos voces , y arrojando sus ropas y echando polvo al aire ,
Y viniendo el tribuno , le dijo : Dime , ¿ eres tú Romano ? Y él dijo : Sí .
Y los que estaban presentes dijeron : ¿ Al sumo sacerdote de Dios maldices ?
Porque los Saduceos dicen que no hay resurrección , ni ángel , ni espíritu ; mas los Fariseos confiesan ambas cosas .
Y eran más de cuarenta los que habían hecho esta conjuración ;
Y que aparejasen cabalgaduras en que poniendo á Pablo , le llevasen en salvo á Félix el Presidente .
Y escribió una carta en estos términos :
Claudio Lisias al excelentísimo gobernador Félix : Salud .
Y queriendo saber la causa por qué le acusaban , le llevé al concilio de ellos :
Y los soldados , tomando á Pablo como les era mandado , lleváronle de noche á Antipatris .
Y al día siguiente , dejando á los de á caballo que fuesen con él , se volvieron á la fortaleza .
Y como llegaron á Cesarea , y dieron la carta al gobernador , presentaron también á Pablo delante de él .
Siempre y en todo lugar lo recibimos con todo hacimiento de gracias , oh excelentísimo Félix .
El cual también tentó á violar el templo ; y prendiéndole , le quisimos juzgar conforme á nuestra ley :
Mas interviniendo el tribuno Lisias , con grande violencia le quitó de nuestras manos ,
Y contendían también los Judíos , diciendo ser así estas cosas .
Ni te pueden probar las cosas de que ahora me acusan .
Y por esto , procuro yo tener siempre conciencia sin remordimiento acerca de Dios y acerca de los hombres .
Mas pasados muchos años , vine á hacer limosnas á mi nación , y ofrendas ,
Cuando me hallaron purificado en el templo ( no con multitud ni con alboroto ) unos Judíos de Asia ;
Los cuales debieron comparecer delante de ti , y acusarme , si contra mí tenían algo .
FESTO pues , entrado en la provincia , tres días después subió de Cesarea á Jerusalem .
Y vinieron á él los príncipes de los sacerdotes y los principales de los Judíos contra Pablo ; y le rogaron ,
Mas Festo respondió , que Pablo estaba guardado en Cesarea , y que él mismo partiría presto .
Entonces Festo , habiendo hablado con el consejo , respondió : ¿ A César has apelado ? á César irás .
Y pasados algunos días , el rey Agripa y Bernice vinieron á Cesarea á saludar á Festo .
Y estando presentes los acusadores , ningún cargo produjeron de los que yo sospechaba :
Entonces Agripa dijo á Festo : Yo también quisiera oir á ese hombre . Y él dijo : Mañana le oirás .
Porque fuera de razón me parece enviar un preso , y no informar de las causas .
Y ahora , por la esperanza de la promesa que hizo Dios á nuestros padres , soy llamado en juicio ;
¡ Qué ! ¿ Júzgase cosa increíble entre vosotros que Dios resucite los muertos ?
Yo ciertamente había pensado deber hacer muchas cosas contra el nombre de Jesús de Nazaret :
En lo cual ocupado , yendo á Damasco con potestad y comisión de los príncipes de los sacerdotes ,
Yo entonces dije : ¿ Quién eres , Señor ? Y el Señor dijo : Yo soy Jesús , á quien tú persigues .
Librándote del pueblo y de los Gentiles , á los cuales ahora te envío ,
Por lo cual , oh rey Agripa , no fuí rebelde á la visión celestial :
Por causa de esto los Judíos , tomándome en el templo , tentaron matarme .
Mas él dijo : No estoy loco , excelentísimo Festo , sino que hablo palabras de verdad y de templanza .
¿ Crees , rey Agripa , á los profetas ? Yo sé que crees .
Entonces Agripa dijo á Pablo : Por poco me persuades á ser Cristiano .
Y Agripa dijo á Festo : Podía este hombre ser suelto , si no hubiera apelado á César .
Y haciéndonos á la vela desde allí , navegamos bajo de Cipro , porque los vientos eran contrarios .
Y habiendo pasado la mar de Cilicia y Pamphylia , arribamos á Mira , ciudad de Licia .
Y hallando allí el centurión una nave Alejandrina que navegaba á Italia , nos puso en ella .
Mas no mucho después dió en ella un viento repentino , que se llama Euroclidón .
Y siendo arrebatada la nave , y no pudiendo resistir contra el viento , la dejamos , y éramos llevados .
Y habiendo corrido á sotavento de una pequeña isla que se llama Clauda , apenas pudimos ganar el esquife :
Mas siendo atormentados de una vehemente tempestad , al siguiente día alijaron ;
Y al tercer día nosotros con nuestras manos arrojamos los aparejos de la nave .
Porque esta noche ha estado conmigo el ángel del Dios del cual yo soy , y al cual sirvo ,
Por tanto , oh varones , tened buen ánimo ; porque yo confío en Dios que será así como me ha dicho ;
Si bien es menester que demos en una isla .
Pablo dijo al centurión y á los soldados : Si éstos no quedan en la nave , vosotros no podéis salvaros .
Entonces los soldados cortaron los cabos del esquife , y dejáronlo perder .
Entonces todos teniendo ya mejor ánimo , comieron ellos también .
Y éramos todas las personas en la nave doscientas setenta y seis .
Y satisfechos de comida , aliviaban la nave , echando el grano á la mar .
Entonces el acuerdo de los soldados era que matasen los presos , porque ninguno se fugase nadando .
Y CUANDO escapamos , entonces supimos que la isla se llamaba Melita .
Mas él , sacudiendo la víbora en el fuego , ningún mal padeció .
Y esto hecho , también los otros que en la isla tenían enfermedades , llegaban , y eran sanados :
Los cuales también nos honraron con muchos obsequios ; y cuando partimos , nos cargaron de las cosas necesarias .
Y llegados á Siracusa , estuvimos allí tres días .
Donde habiendo hallado hermanos , nos rogaron que quedásemos con ellos siete días ; y luego vinimos á Roma ;
Los cuales , habiéndome examinado , me querían soltar , por no haber en mí ninguna causa de muerte .
Y algunos asentían á lo que se decía , mas algunos no creían .
Y habiendo dicho esto , los Judíos salieron , teniendo entre sí gran contienda .
Pablo empero , quedó dos años enteros en su casa de alquiler , y recibía á todos los que á él venían ,
PABLO , siervo de Jesucristo , llamadoá serapóstol , apartado para el evangelio de Dios ,
Que él había antes prometido por sus profetas en las santas Escrituras ,
Acerca de su Hijo , ( que fué hecho de la simiente de David según la carne ;
Entre las cuales sois también vosotros , llamados de Jesucristo :
Es á saber , para ser juntamente consolado con vosotros por la común fe vuestra y juntamente mía .
A Griegos y á bárbaros , á sabios y á no sabios soy deudor .
Porque lo que de Dios se conoce , á ellos es manifiesto ; porque Dios se lo manifestó .
Diciéndose ser sabios , se hicieron fatuos ,
Murmuradores , detractores , aborrecedores de Dios , injuriosos , soberbios , altivos , inventores de males , desobedientes á los padres ,
Necios , desleales , sin afecto natural , implacables , sin misericordia :
Mas sabemos que el juicio de Dios es según verdad contra los que hacen tales cosas .
El cual pagará á cada uno conforme á sus obras :
A los que perseverando en bien hacer , buscan gloria y honra é inmortalidad , la vida eterna .
Tribulación y angustia sobre toda persona humana que obra lo malo , el Judío primeramente , y también el Griego :
Mas gloria y honra y paz á cualquiera que obra el bien , al Judío primeramente , y también al Griego .
Porque no hay acepción de personas para con Dios .
Porque no los oidores de la ley son justos para con Dios , mas los hacedores de la ley serán justificados .
En el día que juzgará el Señor lo encubierto de los hombres , conforme á mi evangelio , por Jesucristo .
He aquí , tú tienes el sobrenombre de Judío , y estás reposado en la ley , y te glorías en Dios ,
Y sabes su voluntad , y apruebas lo mejor , instruído por la ley ;
Y confías que eres guía de los ciegos , luz de los que están en tinieblas ,
¿ Tú , que te jactas de la ley , con infracción de la ley deshonras á Dios ?
Porque el nombre de Dios es blasfemado por causa de vosotros entre los Gentiles , como está escrito .
De manera que , si el incircunciso guardare las justicias de la ley , ¿ no será tenida su incircuncisión por circuncisión ?
¿ QUÉ , pues , tiene más el Judío ? ¿ ó qué aprovecha la circuncisión ?
Mucho en todas maneras . Lo primero ciertamente , que la palabra de Dios les ha sido confiada .
¿ Pues qué si algunos de ellos han sido incrédulos ? ¿ la incredulidad de ellos habrá hecho vana la verdad de Dios ?
En ninguna manera : de otra suerte ¿ cómo juzgaría Dios el mundo ?
Como está escrito : No hay justo , ni aun uno ;
No hay quien entienda , no hay quien busque á Dios ;
Cuya boca está llena de maledicencia y de amargura ;
Sus pies son ligeros á derramar sangre ;
Quebrantamiento y desventura hay en sus caminos ;
Y camino de paz no conocieron :
No hay temor de Dios delante de sus ojos .
Mas ahora , sin la ley , la justicia de Dios se ha manifestado , testificada por la ley y por los profetas :
Por cuanto todos pecaron , y están destituídos de la gloria de Dios ;
Siendo justificados gratuitamente por su gracia , por la redención que es en Cristo Jesús ;
Así que , concluímos ser el hombre justificado por fe sin las obras de la ley .
¿ Es Dios solamente Dios de los Judíos ? ¿ No es también Dios de los Gentiles ? Cierto , también de los Gentiles .
Porque uno es Dios , el cual justificará por la fe la circuncisión , y por medio de la fe la incircuncisión .
¿ Luego deshacemos la ley por la fe ? En ninguna manera ; antes establecemos la ley .
¿ QUÉ , pues , diremos que halló Abraham nuestro padre según la carne ?
Que si Abraham fué justificado por la obras , tiene de qué gloriarse ; mas no para con Dios .
Porque ¿ qué dice la Escritura ? Y creyó Abraham á Dios , y le fué atribuído á justicia .
Empero al que obra , no se le cuenta el salario por merced , sino por deuda .
Mas al que no obra , pero cree en aquél que justifica al impío , la fe le es contada por justicia .
Como también David dice ser bienaventurado el hombre al cual Dios atribuye justicia sin obras ,
Diciendo : Bienaventurados aquellos cuyas iniquidades son perdonadas , y cuyos pecados son cubiertos .
Bienaventurado el varón al cual el Señor no imputó pecado .
¿ Cómo pues le fué contada ? ¿ en la circuncisión , ó en la incircuncisión ? No en la circuncisión , sino en la incircuncisión .
Porque la ley obra ira ; porque donde no hay ley , tampoco hay transgresión .
Tampoco en la promesa de Dios dudó con desconfianza : antes fué esforzado en fe , dando gloria á Dios ,
Plenamente convencido de que todo lo que había prometido , era también poderoso para hacerlo .
Por lo cual también le fué atribuído á justicia .
Y no solamente por él fué escrito que le haya sido imputado ;
El cual fué entregado por nuestros delitos , y resucitado para nuestra justificación .
JUSTIFICADOS pues por la fe , tenemos paz para con Dios por medio de nuestro Señor Jesucristo :
Y no sólo esto , mas aun nos gloriamos en las tribulaciones , sabiendo que la tribulación produce paciencia ;
Y la paciencia , prueba ; y la prueba , esperanza ;
Porque Cristo , cuando aun éramos flacos , á su tiempo murió por los impíos .
Mas Dios encarece su caridad para con nosotros , porque siendo aún pecadores , Cristo murió por nosotros .
Luego mucho más ahora , justificados en su sangre , por él seremos salvos de la ira .
Porque hasta la ley , el pecado estaba en el mundo ; pero no se imputa pecado no habiendo ley .
La ley empero entró para que el pecado creciese ; mas cuando el pecado creció , sobrepujó la gracia ;
¿ PUES qué diremos ? Perseveraremos en pecado para que la gracia crezca ?
En ninguna manera . Porque los que somos muertos al pecado , ¿ cómo viviremos aún en él ?
¿ O no sabéis que todos los que somos bautizados en Cristo Jesús , somos bautizados en su muerte ?
Porque el que es muerto , justificado es del pecado .
Y si morimos con Cristo , creemos que también viviremos con él ;
Sabiendo que Cristo , habiendo resucitado de entre los muertos , ya no muere : la muerte no se enseñoreará más de él .
Porque el haber muerto , al pecado murió una vez ; mas el vivir , á Dios vive .
Así también vosotros , pensad que de cierto estáis muertos al pecado , mas vivos á Dios en Cristo Jesús Señor nuestro .
No reine , pues , el pecado en vuestro cuerpo mortal , para que le obedezcáis en sus concupiscencias ;
Porque el pecado no se enseñoreará de vosotros ; pues no estáis bajo la ley , sino bajo la gracia .
¿ Pues qué ? ¿ Pecaremos , porque no estamos bajo de la ley , sino bajo de la gracia ? En ninguna manera .
Y libertados del pecado , sois hechos siervos de la justicia .
Porque cuando fuisteis siervos del pecado , erais libres acerca de la justicia .
Porque la paga del pecado es muerte : mas la dádiva de Dios es vida eterna en Cristo Jesús Señor nuestro .
Así que , yo sin la ley vivía por algún tiempo : mas venido el mandamiento , el pecado revivió , y yo morí .
Y hallé que el mandamiento , intimado para vida , para mí era mortal :
Porque el pecado , tomando ocasión , me engañó por el mandamiento , y por él me mató .
De manera que la ley á la verdad es santa , y el mandamiento santo , y justo , y bueno .
Porque sabemos que la ley es espiritual ; mas yo soy carnal , vendido á sujeción del pecado .
Y si lo que no quiero , esto hago , apruebo que la ley es buena .
De manera que ya no obro aquello , sino el pecado que mora en mí .
Porque no hago el bien que quiero ; mas el mal que no quiero , éste hago .
Así que , queriendo yo hacer el bien , hallo esta ley : Que el mal está en mí .
Porque según el hombre interior , me deleito en la ley de Dios :
¡ Miserable hombre de mí ! ¿ quién me librará del cuerpo de esta muerte ?
Porque la intención de la carne es muerte ; mas la intención del espíritu , vida y paz :
Así que , los que están en la carne no pueden agradar á Dios .
Así que , hermanos , deudores somos , no á la carne , para que vivamos conforme á la carne :
Porque todos los que son guiados por el Espíritu de Dios , los tales son hijos de Dios .
Porque el mismo Espíritu da testimonio á nuestro espíritu que somos hijos de Dios .
Porque el continuo anhelar de las criaturas espera la manifestación de los hijos de Dios .
Porque sabemos que todas las criaturas gimen á una , y á una están de parto hasta ahora .
Empero si lo que no vemos esperamos , por paciencia esperamos .
¿ Pues qué diremos á esto ? Si Dios por nosotros , ¿ quién contra nosotros ?
¿ Quién acusará á los escogidos de Dios ? Dios es el que justifica .
Antes , en todas estas cosas hacemos más que vencer por medio de aquel que nos amó .
VERDAD digo en Cristo , no miento , dándome testimonio mi conciencia en el Espíritu Santo ,
Que tengo gran tristeza y continuo dolor en mi corazón .
Porque deseara yo mismo ser apartado de Cristo por mis hermanos , los que son mis parientes según la carne ;
Ni por ser simiente de Abraham , son todos hijos ; mas : En Isaac te será llamada simiente .
Porque la palabra de la promesa es esta : Como en este tiempo vendré , y tendrá Sara un hijo .
Y no sólo esto ; mas también Rebeca concibiendo de uno , de Isaac nuestro padre ,
Le fué dicho que el mayor serviría al menor .
Como está escrito : A Jacob amé , mas á Esaú aborrecí .
¿ Pues qué diremos ? ¿ Que hay injusticia en Dios ? En ninguna manera .
Así que no es del que quiere , ni del que corre , sino de Dios que tiene misericordia .
De manera que del que quiere tiene misericordia ; y al que quiere , endurece .
Me dirás pues : ¿ Por qué , pues , se enoja ? porque ¿ quién resistirá á su voluntad ?
Los cuales también ha llamado , es á saber , á nosotros , no sólo de los Judíos , mas también de los Gentiles ?
Mas Israel que seguía la ley de justicia , no ha llegado á la ley de justicia .
HERMANOS , ciertamente la voluntad de mi corazón y mi oración á Dios sobre Israel , es para salud .
Porque yo les doy testimonio que tienen celo de Dios , mas no conforme á ciencia .
Porque el fin de la ley es Cristo , para justicia á todo aquel que cree .
O , ¿ quién descenderá al abismo ? ( esto es , para volver á traer á Cristo de los muertos . )
Porque con el corazón se cree para justicia ; mas con la boca se hace confesión para salud .
Porque la Escritura dice : Todo aquel que en él creyere , no será avergonzado .
Porque todo aquel que invocare el nombre del Señor , será salvo .
Mas no todos obedecen al evangelio ; pues Isaías dice : Señor , ¿ quién ha creído á nuestro anuncio ?
Luego la fe es por el oir ; y el oir por la palabra de Dios .
Mas acerca de Israel dice : Todo el día extendí mis manos á un pueblo rebelde y contradictor .
Así también , aun en este tiempo han quedado reliquias por la elección de gracia .
Sus ojos sean obscurecidos para que no vean , y agóbiales siempre el espinazo .
Porque á vosotros hablo , Gentiles . Por cuanto pues , yo soy apóstol de los Gentiles , mi ministerio honro ,
Por si en alguna manera provocase á celos á mi carne , é hiciese salvos á algunos de ellos .
Pues las ramas , dirás , fueron quebradas para que yo fuese ingerido .
Bien : por su incredulidad fueron quebradas , mas tú por la fe estás en pie . No te ensoberbezcas , antes teme ,
Que si Dios no perdonó á las ramas naturales , á ti tampoco no perdone .
Y este es mi pacto con ellos , cuando quitare su pecados .
Porque sin arrepentimiento son las mercedes y la vocación de Dios .
Así también éstos ahora no han creído , para que , por la misericordia para con vosotros , ellos también alcancen misericordia .
Porque Dios encerró á todos en incredulidad , para tener misericordia de todos .
Porque ¿ quién entendió la mente del Señor ? ¿ ó quién fué su consejero ?
¿ O quién le dió á él primero , para que le sea pagado ?
Porque de él , y por él , y en él , son todas las cosas . A él sea gloria por siglos . Amén .
Porque de la manera que en un cuerpo tenemos muchos miembros , empero todos los miembros no tienen la misma operación ;
Así muchos somos un cuerpo en Cristo , mas todos miembros los unos de los otros .
O si ministerio , en servir ; ó el que enseña , en doctrina ;
El amor sea sin fingimiento : aborreciendo lo malo , llegándoos á lo bueno ;
Amándoos los unos á los otros con caridad fraternal ; previniéndoos con honra los unos á los otros ;
En el cuidado no perezosos ; ardientes en espíritu ; sirviendo al Señor ;
Gozosos en la esperanza ; sufridos en la tribulación ; constantes en la oración ;
Comunicando á las necesidades de los santos ; siguiendo la hospitalidad .
Bendecid á los que os persiguen : bendecid , y no maldigáis .
Gozaos con los que se gozan : llorad con los que lloran .
No paguéis á nadie mal por mal ; procurad lo bueno delante de todos los hombres .
Si se puede hacer , cuanto está en vosotros , tened paz con todos los hombres .
No seas vencido de lo malo ; mas vence con el bien el mal .
Por lo cual es necesario que le estéis sujetos , no solamente por la ira , mas aun por la conciencia .
Porque por esto pagáis también los tributos ; porque son ministros de Dios que sirven á esto mismo .
No debáis á nadie nada , sino amaros unos á otros ; porque el que ama al prójimo , cumplió la ley .
La caridad no hace mal al prójimo : así que , el cumplimento de la ley es la caridad .
Mas vestíos del Señor Jesucristo , y no hagáis caso de la carne en sus deseos .
RECIBID al flaco en la fe , perono para contiendas de disputas .
Porque uno cree que se ha de comer de todas cosas : otro que es débil , come legumbres .
Porque ninguno de nosotros vive para sí , y ninguno muere para sí .
De manera que , cada uno de nosotros dará á Dios razón de sí .
No sea pues blasfemado vuestro bien :
Que el reino de Dios no es comida ni bebida , sino justicia y paz y gozo por el Espíritu Santo .
Porque el que en esto sirve á Cristo , agrada á Dios , y es acepto á los hombres .
Así que , sigamos lo que hace á la paz , y á la edificación de los unos á los otros .
ASÍ que , los que somos más firmes debemos sobrellevar las flaquezas de los flacos , y no agradarnos á nosotros mismos .
Cada uno de nosotros agrade á su prójimo en bien , á edificación .
Mas el Dios de la paciencia y de la consolación os dé que entre vosotros seáis unánimes según Cristo Jesús ;
Para que concordes , á una boca glorifiquéis al Dios y Padre de nuestro Señor Jesucristo .
Por tanto , sobrellevaos los unos á los otros , como también Cristo nos sobrellevó , para gloria de Dios .
Y otra vez dice : Alegraos , Gentiles , con su pueblo .
Y otra vez : Alabad al Señor todos los Gentiles , y magnificadle , todos los pueblos .
Tengo , pues , de qué gloriarme en Cristo Jesús en lo que mira á Dios .
Por lo cual aun he sido impedido muchas veces de venir á vosotros .
Mas ahora parto para Jerusalem á ministrar á los santos .
Así que , cuando hubiere concluído esto , y les hubiere consignado este fruto , pasaré por vosotros á España .
Para que con gozo llegue á vosotros por la voluntad de Dios , y que sea recreado juntamente con vosotros .
Y el Dios de paz sea con todos vosotros . Amén .
ENCOMIÉNDOOS empero á Febe nuestra hermana , la cual es diaconisa de la iglesia que está en Cencreas :
Saludad á Priscila y á Aquila , mis coadjutores en Cristo Jesús ;
Saludad á María , la cual ha trabajado mucho con vosotros .
Saludad á Amplias , amado mío en el Señor .
Saludad á Urbano , nuestro ayudador en Cristo Jesús , y á Stachîs , amado mío .
Saludad á Apeles , probado en Cristo . Saludad á los que son de Aristóbulo .
Saludad á Herodión , mi pariente . Saludad á los que son dela casa deNarciso , los que están en el Señor .
Saludad á Rufo , escogido en el Señor , y á su madre y mía .
Saludad á Asíncrito , y á Flegonte , á Hermas , á Patrobas , á Hermes , y á los hermanos que están con ellos .
Saludaos los unos á los otros con ósculo santo . Os saludan todas las iglesias de Cristo .
Os saludan Timoteo , mi coadjutor , y Lucio y Jasón y Sosipater , mis parientes .
Yo Tercio , que escribí la epístola , os saludo en el Señor .
La gracia del Señor nuestro Jesucristo sea con todos vosotros . Amén .
PABLO , llamadoá serapóstol de Jesucristo por la voluntad de Dios , y Sóstenes el hermano ,
Gracia y paz de Dios nuestro Padre , y del Señor Jesucristo .
Gracias doy á mi Dios siempre por vosotros , por la gracia de Dios que os es dada en Cristo Jesús ;
Que en todas las cosas sois enriquecidos en él , en toda lengua y en toda ciencia ;
Así como el testimonio de Cristo ha sido confirmado en vosotros :
De tal manera que nada os falte en ningún don , esperando la manifestación de nuestro Señor Jesucristo :
Fiel es Dios , por el cual sois llamados á la participación de su Hijo Jesucristo nuestro Señor .
¿ Está dividido Cristo ? ¿ Fué crucificado Pablo por vosotros ? ¿ ó habéis sido bautizados en el nombre de Pablo ?
Doy gracias á Dios , que á ninguno de vosotros he bautizado , sino á Crispo y á Gayo ;
Para que ninguno diga que habéis sido bautizados en mi nombre .
Y también bauticé la familia de Estéfanas : mas no sé si he bautizado algún otro .
Porque los Judíos piden señales , y los Griegos buscan sabiduría :
Mas nosotros predicamos á Cristo crucificado , á los Judíos ciertamente tropezadero , y á los Gentiles locura ;
Empero á los llamados , así Judíos como Griegos , Cristo potencia de Dios , y sabiduría de Dios .
Para que ninguna carne se jacte en su presencia .
Para que , como está escrito : El que se gloría , gloríese en el Señor .
Porque no me propuse saber algo entre vosotros , sino á Jesucristo , y á éste crucificado .
Y estuve yo con vosotros con flaqueza , y mucho temor y temblor ;
Para que vuestra fe no esté fundada en sabiduría de hombres , mas en poder de Dios .
Empero el espiritual juzga todas las cosas ; mas él no es juzgado de nadie .
Porque diciendo el uno : Yo cierto soy de Pablo ; y el otro : Yo de Apolos ; ¿ no sois carnales ?
Yo planté , Apolos regó : mas Dios ha dado el crecimiento .
Así que , ni el que planta es algo , ni el que riega ; sino Dios , que da el crecimiento .
Porque nosotros , coadjutores somos de Dios ; y vosotros labranza de Dios sois , edificio de Dios sois .
Porque nadie puede poner otro fundamento que el que está puesto , el cual es Jesucristo .
Y si alguno edificare sobre este fundamento oro , plata , piedras preciosas , madera , heno , hojarasca ;
Si permaneciere la obra de alguno que sobreedificó , recibirá recompensa .
¿ No sabéis que sois templo de Dios , y que el Espíritu de Dios mora en vosotros ?
Y otra vez : El Señor conoce los pensamientos de los sabios , que son vanos .
Así que , ninguno se gloríe en los hombres ; porque todo es vuestro ;
Y vosotros de Cristo ; y Cristo de Dios .
TÉNGANNOS los hombres por ministros de Cristo , y dispensadores de los misterios de Dios .
Mas ahora se requiere en los dispensadores , que cada uno sea hallado fiel .
Y trabajamos , obrando con nuestras manos : nos maldicen , y bendecimos : padecemos persecución , y sufrimos :
No escribo esto para avergonzaros : mas amonéstoos como á mis hijos amados .
Por tanto , os ruego que me imitéis .
Mas algunos están envanecidos , como si nunca hubiese yo de ir á vosotros .
Porque el reino de Dios no consiste en palabras , sino en virtud .
¿ Qué queréis ? ¿ iré á vosotros con vara , ó con caridad y espíritu de mansedumbre ?
No es buena vuestra jactancia . ¿ No sabéis que un poco de levadura leuda toda la masa ?
Os he escrito por carta , que no os envolváis con los fornicarios :
Porque á los que están fuera , Dios juzgará : quitad pues á ese malo de entre vosotros .
¿ O no sabéis que hemos de juzgar á los ángeles ? ¿ cuánto más las cosas de este siglo ?
Sino que el hermano con el hermano pleitea en juicio , y esto ante los infieles ?
Empero vosotros hacéis la injuria , y defraudáis , y esto á los hermanos .
Ni los ladrones , ni los avaros , ni los borrachos , ni los maldicientes , ni los robadores , heredarán el reino de Dios .
Y Dios que levantó al Señor , también á nosotros nos levantará con su poder .
Empero el que se junta con el Señor , un espíritu es .
CUANTO á las cosas de que me escribisteis , bien es al hombre no tocar mujer .
Mas á causa de las fornicaciones , cada uno tenga su mujer , y cada una tenga su marido .
El marido pague á la mujer la debida benevolencia ; y asimismo la mujer al marido .
Mas esto digo por permisión , no por mandamiento .
Digo pues á los solteros y á las viudas , que bueno les es si se quedaren como yo .
Y si no tienen don de continencia , cásense ; que mejor es casarse que quemarse .
La circuncisión nada es , y la incircuncisión nada es ; sino la observancia de las mandamientos de Dios .
Cada uno en la vocación en que fué llamado , en ella se quede .
¿ Eres llamado siendo siervo ? no se te dé cuidado : mas también si puedes hacerte libre , procúralo más .
Por precio sois comprados ; no os hagáis siervos de los hombres .
Cada uno , hermanos , en lo que es llamado , en esto se quede para con Dios .
Y los que usan de este mundo , como los que no usan : porque la apariencia de este mundo se pasa .
Así que , el que la da en casamiento , bien hace ; y el que no la da en casamiento , hace mejor .
Y si alguno se imagina que sabe algo , aun no sabe nada como debe saber .
Mas si alguno ama á Dios , el tal es conocido de él .
Mas mirad que esta vuestra libertad no sea tropezadero á los que son flacos .
Y por tu ciencia se perderá el hermano flaco por el cual Cristo murió .
De esta manera , pues , pecando contra los hermanos , é hiriendo su flaca conciencia , contra Cristo pecáis .
Esta es mi respuesta á los que me preguntan .
Qué , ¿ no tenemos potestad de comer y de beber ?
¿ O sólo yo y Bernabé no tenemos potestad de no trabajar ?
¿ Digo esto según los hombres ? ¿ no dice esto también la ley ?
Si nosotros os sembramos lo espiritual , ¿ es gran cosa si segáremos lo vuestro carnal ?
Así también ordenó el Señor á los que anuncian el evangelio , que vivan del evangelio .
Y esto hago por causa del evangelio , por hacerme juntamente participante de él .
Y todos en Moisés fueron bautizados en la nube y en la mar ;
Y todos comieron la misma vianda espiritual ;
Mas de muchos de ellos no se agradó Dios ; por lo cual fueron postrados en el desierto .
Empero estas cosas fueron en figura de nosotros , para que no codiciemos cosas malas , como ellos codiciaron .
Ni forniquemos , como algunos de ellos fornicaron , y cayeron en un día veinte y tres mil .
Ni tentemos á Cristo , como también algunos de ellosletentaron , y perecieron por las serpientes .
Ni murmuréis , como algunos de ellos murmuraron , y perecieron por el destructor .
Así que , el que piensa estar firme , mire no caiga .
Por tanto , amados míos , huid de la idolatría .
Como á sabios hablo ; juzgad vosotros lo que digo .
Porque un pan , es que muchos somos un cuerpo ; pues todos participamos de aquel un pan .
Mirad á Israel según la carne : los que comen de los sacrificios ¿ no son partícipes con el altar ?
¿ O provocaremos á celo al Señor ? ¿ Somos más fuertes que él ?
Ninguno busque su propio bien , sino el del otro .
De todo lo que se vende en la carnicería , comed , sin preguntar nada por causa de la conciencia ;
Porque del Señor es la tierra y lo que la hinche .
La conciencia , digo , no tuya , sino del otro . Pues ¿ por qué ha de ser juzgada mi libertad por otra conciencia ?
Si pues coméis , ó bebéis , ó hacéis otra cosa , hacedlo todo á gloria de Dios .
Sed sin ofensa á Judíos , y á Gentiles , y á la iglesia de Dios :
SED imitadores de mí , así como yo de Cristo .
Todo varón que ora ó profetiza cubierta la cabeza , afrenta su cabeza .
Porque el varón no es de la mujer , sino la mujer del varón .
Porque tampoco el varón fué criado por causa de la mujer , sino la mujer por causa del varón .
Por lo cual , la mujer debe tener señal de potestad sobre su cabeza , por causa de los ángeles .
Mas ni el varón sin la mujer , ni la mujer sin el varón , en el Señor .
Juzgad vosotros mismos : ¿ es honesto orar la mujer á Dios no cubierta ?
La misma naturaleza ¿ no os enseña que al hombre sea deshonesto criar cabello ?
Con todo eso , si alguno parece ser contencioso , nosotros no tenemos tal costumbre , ni las iglesias de Dios .
Porque preciso es que haya entre vosotros aun herejías , para que los que son probados se manifiesten entre vosotros .
Cuando pues os juntáis en uno , esto no es comer la cena del Señor :
Porque cada uno toma antes para comer su propia cena ; y el uno tiene hambre , y el otro está embriagado .
Por tanto , pruébese cada uno á sí mismo , y coma así de aquel pan , y beba de aquella copa .
Porque el que come y bebe indignamente , juicio come y bebe para sí , no discerniendo el cuerpo del Señor .
Por lo cual hay muchos enfermos y debilitados entre vosotros ; y muchos duermen .
Que si nos examinásemos á nosotros mismos , cierto no seríamos juzgados .
Mas siendo juzgados , somos castigados del Señor , para que no seamos condenados con el mundo .
Así , que , hermanos míos , cuando os juntáis á comer , esperaos unos á otros .
Y ACERCA de losdonesespirituales , no quiero , hermanos , que ignoréis .
Sabéis que cuando erais Gentiles , ibais , como erais llevados , á los ídolos mudos .
Empero hay repartimiento de dones ; mas el mismo Espíritues .
Y hay repartimiento de ministerios ; mas el mismo Señores .
Y hay repartimiento de operaciones ; mas el mismo Dios es el que obra todas las cosas en todos .
Empero á cada uno le es dada manifestación del Espíritu para provecho .
A otro , fe por el mismo Espíritu ; y á otro , dones de sanidades por el mismo Espíritu ;
Mas todas estas cosas obra uno y el mismo Espíritu , repartiendo particularmente á cada uno como quiere .
Pues ni tampoco el cuerpo es un miembro , sino muchos .
Si todo el cuerpo fuese ojo , ¿ dónde estaría el oído ? Si todo fuese oído , ¿ dónde estaría el olfato ?
Mas ahora Dios ha colocado los miembros cada uno de ellos en el cuerpo , como quiso .
Que si todos fueran un miembro , ¿ dónde estuviera el cuerpo ?
Mas ahora muchos miembros son á la verdad , empero un cuerpo .
Antes , mucho más los miembros del cuerpo que parecen más flacos , son necesarios ;
Pues vosotros sois el cuerpo de Cristo , y miembros en parte .
¿ Son todos apóstoles ? ¿ son todos profetas ? ¿ todos doctores ? ¿ todos facultades ?
¿ Tienen todos dones de sanidad ? ¿ hablan todos lenguas ? ¿ interpretan todos ?
Empero procurad los mejores dones : mas aun yo os muestro un camino más excelente .
La caridad es sufrida , es benigna ; la caridad no tiene envidia , la caridad no hace sinrazón , no se ensancha ;
No es injuriosa , no busca lo suyo , no se irrita , no piensa el mal ;
No se huelga de la injusticia , mas se huelga de la verdad ;
Todo lo sufre , todo lo cree , todo lo espera , todo lo soporta .
Porque en parte conocemos , y en parte profetizamos ;
Mas cuando venga lo que es perfecto , entonces lo que es en parte será quitado .
Y ahora permanecen la fe , la esperanza , y la caridad , estas tres : empero la mayor de ellas es la caridad .
SEGUID la caridad ; y procurad losdonesespirituales , mas sobre todo que profeticéis .
Mas el que profetiza , habla á los hombresparaedificación , y exhortación , y consolación .
El que habla lengua extraña , á sí mismo se edifica ; mas el que profetiza , edifica á la iglesia .
Y si la trompeta diere sonido incierto , ¿ quién se apercibirá á la batalla ?
Tantos géneros de voces , por ejemplo , hay en el mundo , y nada hay mudo ;
Por lo cual , el que habla lengua extraña , pida que la interprete .
Porque si yo orare en lengua desconocida , mi espíritu ora ; mas mi entendimiento es sin fruto .
Porque tú , á la verdad , bien haces gracias ; mas el otro no es edificado .
Doy gracias á Dios que hablo lenguas más que todos vosotros :
Hermanos , no seáis niños en el sentido , sino sed niños en la malicia : empero perfectos en el sentido .
Asimismo , los profetas hablen dos ó tres , y los demás juzguen .
Y si á otro que estuviere sentado , fuere revelado , calle el primero .
Porque podéis todos profetizar uno por uno , para que todos aprendan , y todos sean exhortados .
Y los espíritus de los que profetizaren , sujétense á los profetas ;
Porque Dios no es Dios de disensión , sino de paz ; como en todas las iglesias de los santos .
Qué , ¿ ha salido de vosotros la palabra de Dios ? ¿ ó á vosotros solos ha llegado ?
Mas el que ignora , ignore .
Así que , hermanos , procurad profetizar ; y no impidáis el hablar lenguas .
Empero hágase todo decentemente y con orden .
Y que fué sepultado , y que resucitó al tercer día , conforme á las Escrituras ;
Y que apareció á Cefas , y después á los doce .
Después apareció á Jacobo ; después á todos los apóstoles .
Y el postrero de todos , como á un abortivo , me apareció á mí .
Porque , ó sea yo ó sean ellos , así predicamos , y así habéis creído .
Porque si no hay resurrección de muertos , Cristo tampoco resucitó :
Y si Cristo no resucitó , vana es entonces nuestra predicación , vana es también vuestra fe .
Porque si los muertos no resucitan , tampoco Cristo resucitó :
Y si Cristo no resucitó , vuestra fe es vana ; aun estáis en vuestros pecados .
Entonces también los que durmieron en Cristo son perdidos .
Si en esta vida solamente esperamos en Cristo , los más miserables somos de todos los hombres .
Mas ahora Cristo ha resucitado de los muertos ; primicias de los que durmieron es hecho .
Porque por cuanto la muerte entró por un hombre , también por un hombre la resurrección de los muertos .
Porque así como en Adam todos mueren , así también en Cristo todos serán vivificados .
Mas cada uno en su orden : Cristo las primicias ; luego los que son de Cristo , en su venida .
Porque es menester que él reine , hasta poner á todos sus enemigos debajo de sus pies .
Y el postrer enemigo que será deshecho , será la muerte .
¿ Y por qué nosotros peligramos á toda hora ?
Sí , por la gloria que en orden á vosotros tengo en Cristo Jesús Señor nuestro , cada día muero .
No erréis : las malas conversaciones corrompen las buenas costumbres .
Velad debidamente , y no pequéis ; porque algunos no conocen á Dios : para vergüenza vuestra hablo .
Mas dirá alguno : ¿ Cómo resucitarán los muertos ? ¿ Con qué cuerpo vendrán ?
Necio , lo que tú siembras no se vivifica , si no muriere antes .
Mas Dios le da el cuerpo como quiso , y á cada simiente su propio cuerpo .
Así también es la resurrección de los muertos . Se siembra en corrupción , se levantará en incorrupción ;
Se siembra en vergüenza , se levantará con gloria ; se siembra en flaqueza , se levantará con potencia ;
Mas lo espiritual no es primero , sino lo animal ; luego lo espiritual .
El primer hombre , es de la tierra , terreno : el segundo hombre , que es el Señor , es del cielo .
Y como trajimos la imagen del terreno , traeremos también la imagen del celestial .
He aquí , os digo un misterio : Todos ciertamente no dormiremos , mas todos seremos transformados ,
Porque es menester que esto corruptible sea vestido de incorrupción , y esto mortal sea vestido de inmortalidad .
¿ Dónde está , oh muerte , tu aguijón ? ¿ dónde , oh sepulcro , tu victoria ?
Ya que el aguijón de la muerte es el pecado , y la potencia del pecado , la ley .
Mas á Dios gracias , que nos da la victoria por el Señor nuestro Jesucristo .
Y si fuere digno el negocio de que yo también vaya , irán conmigo .
Y á vosotros iré , cuando hubiere pasado por Macedonia , porque por Macedonia tengo de pasar :
Empero estaré en Efeso hasta Pentecostés ;
Porque se me ha abierto puerta grande y eficaz , y muchos son los adversarios .
Velad , estad firmes en la fe ; portaos varonilmente , y esforzaos .
Todas vuestras cosas sean hechas con caridad .
Que vosotros os sujetéis á los tales , y á todos los que ayudan y trabajan .
Porque recrearon mi espíritu y el vuestro : reconoced pues á los tales .
Os saludan todos los hermanos . Saludaos los unos á los otros con ósculo santo .
La salutación de mí , Pablo , de mi mano .
El que no amare al Señor Jesucristo , sea anatema . Maranatha .
La gracia del Señor Jesucristo sea con vosotros .
Gracia y paz á vosotros de Dios nuestro Padre , y del Señor Jesucristo .
Y con esta confianza quise primero ir á vosotros , para que tuvieseis una segunda gracia ;
Antes , Dios fiel sabe que nuestra palabra para con vosotros no es Sí y No .
Y el que nos confirma con vosotros en Cristo , y el que nos ungió , es Dios ;
El cual también nos ha sellado , y dado la prenda del Espíritu en nuestros corazones .
No que nos enseñoreemos de vuestra fe , mas somos ayudadores de vuestro gozo : porque por la fe estáis firmes .
ESTO pues determiné para conmigo , no venir otra vez á vosotros con tristeza .
Bástale al tal esta reprensión hecha de muchos ;
Por lo cual os ruego que confirméis el amor para con él .
Porque no seamos engañados de Satanás : pues no ignoramos sus maquinaciones .
Cuando vine á Troas para el evangelio de Cristo , aunque me fué abierta puerta en el Señor ,
Porque para Dios somos buen olor de Cristo en los que se salvan , y en los que se pierden :
Nuestras letras sois vosotros , escritas en nuestros corazones , sabidas y leídas de todos los hombres ;
Y tal confianza tenemos por Cristo para con Dios :
¿ Cómo no será más bien con gloria el ministerio del espíritu ?
Porque si el ministerio de condenación fué con gloria , mucho más abundará en gloria el ministerio de justicia .
Porque aun lo que fué glorioso , no es glorioso en esta parte , en comparación de la excelente gloria .
Porque si lo que perece tuvo gloria , mucho más será en gloria lo que permanece .
Así que , teniendo tal esperanza , hablamos con mucha confianza ;
Y aun hasta el día de hoy , cuando Moisés es leído , el velo está puesto sobre el corazón de ellos .
Mas cuando se convirtieren al Señor , el velo se quitará .
Porque el Señor es el Espíritu ; y donde hay el Espíritu del Señor , allí hay libertad .
POR lo cual teniendo nosotros esta administración según la misericordia que hemos alcanzado , no desmayamos ;
Que si nuestro evangelio está aún encubierto , entre los que se pierden está encubierto :
Porque no nos predicamos á nosotros mismos , sino á Jesucristo , el Señor ; y nosotros vuestros siervos por Jesús .
Estando atribulados en todo , mas no angustiados ; en apuros , mas no desesperamos ;
Perseguidos , mas no desamparados ; abatidos , mas no perecemos ;
De manera que la muerte obra en nosotros , y en vosotros la vida .
Y por esto también gemimos , deseando ser sobrevestidos de aquella nuestra habitación celestial ;
Puesto que en verdad habremos sido hallados vestidos , y no desnudos .
( Porque por fe andamos , no por vista ; )
Por tanto procuramos también , ó ausentes , ó presentes , serle agradables :
Porque si loqueamos , es para Dios ; y si estamos en seso , es para vosotros .
Y ASÍnosotros , comoayudadores juntamente con él , os exhortamos también á que no recibáis en vano la gracia de Dios ,
No dando á nadie ningún escándalo , porque el ministerio nuestro no sea vituperado :
Antes habiéndonos en todas cosas como ministros de Dios , en mucha paciencia , en tribulaciones , en necesidades , en angustias ;
En azotes , en cárceles , en alborotos , en trabajos , en vigilias , en ayunos ;
En castidad , en ciencia , en longanimidad , en bondad , en Espíritu Santo , en amor no fingido ;
Por honra y por deshonra , por infamia y por buena fama ; como engañadores , mas hombres de verdad ;
Como ignorados , mas conocidos ; como muriendo , mas he aquí vivimos ; como castigados , mas no muertos ;
Como doloridos , mas siempre gozosos ; como pobres , mas enriqueciendo á muchos ; como no teniendo nada , mas poseyéndolo todo .
Nuestra boca está abierta á vosotros , oh Corintios : nuestro corazón es ensanchado .
No estáis estrechos en nosotros , mas estáis estrechos en vuestras propias entrañas .
Pues , para corresponder al propio modo ( como á hijos hablo ) , ensanchaos también vosotros .
¿ Y qué concordia Cristo con Belial ? ¿ ó qué parte el fiel con el infiel ?
Y seré á vosotros Padre , y vosotros me seréis á mí hijos é hijas , dice el Señor Todopoderoso .
Admitidnos : á nadie hemos injuriado , á nadie hemos corrompido , á nadie hemos engañado .
Mas Dios , que consuela á los humildes , nos consoló con la venida de Tito :
Me gozo de que en todo estoy confiado de vosotros .
ASIMISMO , hermanos , os hacemos saber la gracia de Dios que ha sido dada á las iglesias de Macedonia :
Pues de su gradohan dadoconforme á sus fuerzas , yo testifico , y aun sobre sus fuerzas ;
Porque no digo esto para que haya para otros desahogo , y para vosotros apretura ;
Empero gracias á Dios que dió la misma solicitud por vosotros en el corazón de Tito .
Pues á la verdad recibió la exhortación ; mas estando también muy solícito , de su voluntad partió para vosotros .
Y enviamos juntamente con él al hermano cuya alabanza en el evangelio es por todas las iglesias ;
Evitando que nadie nos vitupere en esta abundancia que ministramos ;
Procurando las cosas honestas , no sólo delante del Señor , mas aun delante de los hombres .
PORQUE cuanto á la suministración para los santos , por demás me es escribiros ;
Como está escrito : Derramó , dió á los pobres ; su justicia permanece para siempre .
Para que estéis enriquecidos en todo para toda bondad , la cual obra por nosotros hacimiento de gracias á Dios .
Gracias á Dios por su don inefable .
Pues aunque andamos en la carne , no militamos según la carne ,
( Porque las armas de nuestra milicia no son carnales , sino poderosas en Dios para la destrucción de fortalezas ; )
Y estando prestos para castigar toda desobediencia , cuando vuestra obediencia fuere cumplida .
Porque no parezca como que os quiero espantar por cartas .
Porque á la verdad , dicen , las cartas son graves y fuertes ; mas la presencia corporal flaca , y la palabra menospreciable .
Mas el que se gloría , gloríese en el Señor .
Porque no el que se alaba á sí mismo , el tal es aprobado ; mas aquel á quien Dios alaba .
OJALÁ toleraseis un poco mi locura ; empero toleradme .
Cierto pienso que en nada he sido inferior á aquellos grandes apóstoles .
He despojado las otras iglesias , recibiendo salario para ministraros á vosotros .
¿ Por qué ? ¿ porque no os amo ? Dios lo sabe .
Porque éstos son falsos apóstoles , obreros fraudulentos , transfigurándose en apóstoles de Cristo .
Y no es maravilla , porque el mismo Satanás se transfigura en ángel de luz .
Pues que muchos se glorían según la carne , también yo me gloriaré .
Porque de buena gana toleráis los necios , siendo vosotros sabios :
De los judíos cinco veces he recibido cuarenta azotes menos uno .
En trabajo y fatiga , en muchas vigilias , en hambre y sed , en muchos ayunos , en frío y en desnudez ;
Sin otras cosas además , lo que sobre mí se agolpa cada día , la solicitud de todas las iglesias .
¿ Quién enferma , y yo no enfermo ? ¿ Quién se escandaliza , y yo no me quemo ?
Si es menester gloriarse , me gloriaré yo de lo que es de mi flaqueza .
El Dios y Padre del Señor nuestro Jesucristo , que es bendito por siglos , sabe que no miento .
Y fuí descolgado del muro en un serón por una ventana , y escapé de sus manos .
CIERTO no me es conveniente gloriarme ; mas vendré á las visiones y á las revelaciones del Señor .
Y conozco tal hombre , ( si en el cuerpo , ó fuera del cuerpo , no lo sé : Dios lo sabe , )
De este tal me gloriaré , mas de mí mismo nada me gloriaré , sino en mis flaquezas .
Por lo cual tres veces he rogado al Señor , que se quite de mí .
Mas sea así , yo no os he agravado : sino que , como soy astuto , os he tomado por engaño .
¿ Acaso os he engañado por alguno de los que he enviado á vosotros ?
Mas espero que conoceréis que nosotros no somos reprobados .
Porque ninguna cosa podemos contra la verdad , sino por la verdad .
Por lo cual nos gozamos que seamos nosotros flacos , y que vosotros estéis fuertes ; y aun deseamos vuestra perfección .
Saludaos los unos á los otros con ósculo santo . Todos los santos os saludan .
Y todos los hermanos que están conmigo , á las iglesias de Galacia :
Graciaseaá vosotros , y paz de Dios el Padre , y de nuestro Señor Jesucristo ,
Al cualseala gloria por siglos de siglos . Amén .
No que hay otro , sino que hay algunos que os inquietan , y quieren pervertir el evangelio de Cristo .
Mas os hago saber , hermanos , que el evangelio que ha sido anunciado por mí , no es según hombre ;
Pues ni yo lo recibí , ni lo aprendí de hombre , sino por revelación de Jesucristo .
Mas cuando plugo á Dios , que me apartó desde el vientre de mi madre , y me llamó por su gracia ,
Después , pasados tres años , fuí á Jerusalem á ver á Pedro , y estuve con él quince días .
Mas á ningún otro de los apóstoles vi , sino á Jacobo el hermano del Señor .
Y en esto que os escribo , he aquí , delante de Dios , no miento .
Después fuí á las partes de Siria y de Cilicia ;
Y no era conocido de vista á las iglesias de Judea , que eran en Cristo ;
Y glorificaban á Dios en mí .
DESPUÉS , pasados catorce años , fuí otra vez á Jerusalem juntamente con Bernabé , tomando también conmigo á Tito .
Mas ni aun Tito , que estaba conmigo , siendo Griego , fué compelido á circuncidarse .
Solamente nos pidieron que nos acordásemos de los pobres ; lo mismo que fuí también solícito en hacer .
Empero viniendo Pedro á Antioquía , le resistí en la cara , porque era de condenar .
Nosotros Judíos naturales , y no pecadores de los Gentiles ,
Porque si las cosas que destruí , las mismas vuelvo á edificar , transgresor me hago .
Porque yo por la ley soy muerto á la ley , para vivir á Dios .
¿ Tan necios sois ? ¿ habiendo comenzado por el Espíritu , ahora os perfeccionáis por la carne ?
¿ Tantas cosas habéis padecido en vano ? si empero en vano .
Como Abraham creyó á Dios , y le fué imputado á justicia .
Sabéis por tanto , que los que son de fe , los tales son hijos de Abraham .
Luego los de la fe son benditos con el creyente Abraham .
La ley también no es de la fe ; sino , El hombre que los hiciere , vivirá en ellos .
Y el mediador no es de uno , pero Dios es uno .
Empero antes que viniese la fe , estábamos guardados bajo la ley , encerrados para aquella fe que había de ser descubierta .
De manera que la ley nuestro ayo fué para llevarnos á Cristo , para que fuésemos justificados por la fe .
Mas venida la fe , ya no estamos bajo ayo ;
Porque todos sois hijos de Dios por la fe en Cristo Jesús .
Porque todos los que habéis sido bautizados en Cristo , de Cristo estáis vestidos .
Y si vosotros sois de Cristo , ciertamente la simiente de Abraham sois , y conforme á la promesa los herederos .
Mas está debajo de tutores y curadores hasta el tiempo señalado por el padre .
Así también nosotros , cuando éramos niños , éramos siervos bajo los rudimentos del mundo .
Para que redimiese á los que estaban debajo de la ley , á fin de que recibiésemos la adopción de hijos .
Y por cuanto sois hijos , Dios envió el Espíritu de su Hijo en vuestros corazones , el cual clama : Abba , Padre .
Antes , en otro tiempo , no conociendo á Dios , servíais á los que por naturaleza no son dioses :
Guardáis los días , y los meses , y los tiempos , y los años .
Temo de vosotros , que no haya trabajado en vano en vosotros .
Que vosotros sabéis que por flaqueza de carne os anuncié el evangelio al principio :
¿ Heme pues hecho vuestro enemigo , diciéndoos la verdad ?
Tienen celos de vosotros , pero no bien : antes os quieren echar fuera para que vosotros los celéis á ellos .
Hijitos míos , que vuelvo otra vez á estar de parto de vosotros , hasta que Cristo sea formado en vosotros ;
Querría cierto estar ahora con vosotros , y mudar mi voz ; porque estoy perplejo en cuanto á vosotros .
Decidme , los que queréis estar debajo de la ley , ¿ no habéis oído la ley ?
Porque escrito está que Abraham tuvo dos hijos ; uno de la sierva , el otro de la libre .
Mas el de la sierva nació según la carne ; pero el de la libre nació por la promesa .
Mas la Jerusalem de arriba libre es ; la cual es la madre de todos nosotros .
Así que , hermanos , nosotros como Isaac somos hijos de la promesa .
De manera , hermanos , que no somos hijos de la sierva , mas de la libre .
He aquí yo Pablo os digo , que si os circuncidareis , Cristo no os aprovechará nada .
Y otra vez vuelvo á protestar á todo hombre que se circuncidare , que está obligado á hacer toda la ley .
Porque nosotros por el Espíritu esperamos la esperanza de la justicia por la fe .
Porque en Cristo Jesús ni la circuncisión vale algo , ni la incircuncisión ; sino la fe que obra por la caridad .
Vosotros corríais bien : ¿ quién os embarazó para no obedecer á la verdad ?
Esta persuasión no es de aquel que os llama .
Un poco de levadura leuda toda la masa .
Ojalá fuesen también cortados los que os inquietan .
Porque toda la ley en aquesta sola palabra se cumple : Amarás á tu prójimo como á ti mismo .
Digo pues : Andad en el Espíritu , y no satisfagáis la concupiscencia de la carne .
Mas si sois guiados del Espíritu , no estáis bajo la ley .
Y manifiestas son las obras de la carne , que son : adulterio , fornicación , inmundicia , disolución ,
Idolatría , hechicerías , enemistades , pleitos , celos , iras , contiendas , disensiones , herejías ,
Mas el fruto del Espíritu es : caridad , gozo , paz , tolerancia , benignidad , bondad , fe ,
Mansedumbre , templanza : contra tales cosas no hay ley .
Porque los que son de Cristo , han crucificado la carne con los afectos y concupiscencias .
Si vivimos en el Espíritu , andemos también en el Espíritu .
No seamos codiciosos de vana gloria , irritando los unos á los otros , envidiándose los unos á los otros .
Sobrellevad los unos las cargas de los otros ; y cumplid así la ley de Cristo .
Porque el que estima de sí que es algo , no siendo nada , á sí mismo se engaña .
Porque cada cual llevará su carga .
Y el que es enseñado en la palabra , comunique en todos los bienes al que lo instruye .
No os engañéis : Dios no puede ser burlado : que todo lo que el hombre sembrare , eso también segará .
No nos cansemos , pues , de hacer bien ; que á su tiempo segaremos , si no hubiéremos desmayado .
Mirad en cuán grandes letras os he escrito de mi mano .
Porque en Cristo Jesús , ni la circuncisión vale nada , ni la incircuncisión , sino la nueva criatura .
De aquí adelante nadie me sea molesto ; porque yo traigo en mi cuerpo las marcas del Señor Jesús .
Hermanos , la gracia de nuestro Señor Jesucristo sea con vuestro espíritu . Amén . Enviada de Roma á los Gálatas .
Graciaseaá vosotros , y paz de Dios Padre nuestro , y del Señor Jesucristo .
Para alabanza de la gloria de su gracia , con la cual nos hizo aceptos en el Amado :
En el cual tenemos redención por su sangre , la remisión de pecados por las riquezas de su gracia ,
Que sobreabundó en nosotros en toda sabiduría é inteligencia ;
Para que seamos para alabanza de su gloria , nosotros que antes esperamos en Cristo .
Que es las arras de nuestra herencia , para la redención de la posesión adquirida para alabanza de su gloria .
No ceso de dar gracias por vosotros , haciendo memoria de vosotros en mis oraciones ;
La cual es su cuerpo , la plenitud de Aquel que hinche todas las cosas en todos .
YDE ella recibisteis vosotros , que estabais muertos en vuestros delitos y pecados ,
Empero Dios , que es rico en misericordia , por su mucho amor con que nos amó ,
Aun estando nosotros muertos en pecados , nos dió vida juntamente con Cristo ; por gracia sois salvos ;
Y juntamente nos resucitó , y asimismo nos hizo sentar en los cielos con Cristo Jesús ,
Porque por gracia sois salvos por la fe ; y esto no de vosotros , pues es don de Dios :
No por obras , para que nadie se gloríe .
Y reconciliar por la cruz con Dios á ambos en un mismo cuerpo , matando en ella las enemistades .
Y vino , y anunció la paz á vosotros que estabais lejos , y á los que estaban cerca :
Que por él los unos y los otros tenemos entrada por un mismo Espíritu al Padre .
Así que ya no sois extranjeros ni advenedizos , sino juntamente ciudadanos con los santos , y domésticos de Dios ;
Edificados sobre el fundamento de los apóstoles y profetas , siendo la principal piedra del ángulo Jesucristo mismo ;
En el cual , compaginado todo el edificio , va creciendo para ser un templo santo en el Señor :
En el cual vosotros también sois juntamente edificados , para morada de Dios en Espíritu .
POR esta causa yo Pablo , prisionero de Cristo Jesús por vosotros los Gentiles ,
Si es que habéis oído la dispensación de la gracia de Dios que me ha sido dada para con vosotros ,
A saber , que por revelación me fué declarado el misterio , como antes he escrito en breve ;
Leyendo lo cual podéis entender cuál sea mi inteligencia en el misterio de Cristo :
Conforme á la determinación eterna , que hizo en Cristo Jesús nuestro Señor :
En el cual tenemos seguridad y entrada con confianza por la fe de él .
Por tanto , pido que no desmayéis á causa de mis tribulaciones por vosotros , las cuales son vuestra gloria .
Por esta causa doblo mis rodillas al Padre de nuestro Señor Jesucristo ,
Del cual es nombrada toda la parentela en los cielos y en la tierra ,
Que habite Cristo por la fe en vuestros corazones ; para que , arraigados y fundados en amor ,
Podáis bien comprender con todos los santos cuál sea la anchura y la longura y la profundidad y la altura ,
A él sea gloria en la iglesia por Cristo Jesús , por todas edades del siglo de los siglos . Amén .
YO pues , preso en el Señor , os ruego que andéis como es digno de la vocación con que sois llamados ;
Con toda humildad y mansedumbre , con paciencia soportando los unos á los otros en amor ;
Solícitos á guardar la unidad del Espíritu en el vínculo de la paz .
Un cuerpo , y un Espíritu ; como sois también llamados á una misma esperanza de vuestra vocación :
Un Señor , una fe , un bautismo ,
Empero á cada uno de nosotros es dada la gracia conforme á la medida del don de Cristo .
Por lo cual dice : Subiendo á lo alto , llevó cautiva la cautividad , y dió dones á los hombres .
( Y que subió , ¿ qué es , sino que también había descendido primero á las partes más bajas de la tierra ?
El que descendió , él mismo es el que también subió sobre todos los cielos para cumplir todas las cosas . )
Y él mismo dió unos , ciertamente apóstoles ; y otros , profetas ; y otros , evangelistas ; y otros , pastores y doctores ;
Para perfección de los santos , para la obra del ministerio , para edificación del cuerpo de Cristo ;
Antes siguiendo la verdad en amor , crezcamos en todas cosas en aquel que es la cabeza , á saber , Cristo ;
Mas vosotros no habéis aprendido así á Cristo :
Si empero lo habéis oído , y habéis sido por él enseñados , como la verdad está en Jesús ,
Y á renovaros en el espíritu de vuestra mente ,
Y vestir el nuevo hombre que es criado conforme á Dios en justicia y en santidad de verdad .
Airaos , y no pequéis ; no se ponga el sol sobre vuestro enojo ;
Ni deis lugar al diablo .
Y no contristéis al Espíritu Santo de Dios , con el cual estáis sellados para el día de la redención .
Toda amargura , y enojo , é ira , y voces , y maledicencia sea quitada de vosotros , y toda malicia :
SED , pues , imitadores de Dios como hijos amados :
Pero fornicación y toda inmundicia , ó avaricia , ni aun se nombre entre vosotros , como conviene á santos ;
Ni palabras torpes , ni necedades , ni truhanerías , que no convienen ; sino antes bien acciones de gracias .
No seáis pues aparceros con ellos ;
Porque en otro tiempo erais tinieblas ; mas ahora sois luz en el Señor : andad como hijos de luz ,
( Porque el fruto del Espíritu es en toda bondad , y justicia , y verdad ; )
Aprobando lo que es agradable al Señor .
Y no comuniquéis con las obras infructuosas de las tinieblas ; sino antes bien redargüidlas .
Porque torpe cosa es aun hablar de lo que ellos hacen en oculto .
Mas todas las cosas cuando son redargüidas , son manifestadas por la luz ; porque lo que manifiesta todo , la luz es .
Por lo cual dice : Despiértate , tú que duermes , y levántate de los muertos , y te alumbrará Cristo .
Mirad , pues , cómo andéis avisadamente ; no como necios , mas como sabios ;
Redimiendo el tiempo , porque los días son malos .
Por tanto , no seáis imprudentes , sino entendidos de cuál sea la voluntad del Señor .
Y no os embriaguéis de vino , en lo cual hay disolución ; mas sed llenos de Espíritu ;
Hablando entre vosotros con salmos , y con himnos , y canciones espirituales , cantando y alabando al Señor en vuestros corazones ;
Dando gracias siempre de todo al Dios y Padre en el nombre de nuestro Señor Jesucristo :
Sujetados los unos á los otros en el temor de Dios .
Las casadas estén sujetas á sus propios maridos , como al Señor .
Así que , como la iglesia está sujeta á Cristo , así también las casadas lo estén á sus maridos en todo .
Maridos , amad á vuestras mujeres , así como Cristo amó á la iglesia , y se entregó á sí mismo por ella ,
Para santificarla limpiándola en el lavacro del agua por la palabra ,
Porque ninguno aborreció jamás á su propia carne , antes la sustenta y regala , como también Cristo á la iglesia ;
Porque somos miembros de su cuerpo , de su carne y de sus huesos .
Este misterio grande es : mas yo digo esto con respecto á Cristo y á la iglesia .
HIJOS , obedeced en el Señor á vuestros padres ; porque esto es justo .
Honra á tu padre y á tu madre , que es el primer mandamiento con promesa ,
Para que te vaya bien , y seas de larga vida sobre la tierra .
Sirviendo con buena voluntad , como al Señor , y no á los hombres ;
Por lo demás , hermanos míos , confortaos en el Señor , y en la potencia de su fortaleza .
Vestíos de toda la armadura de Dios , para que podáis estar firmes contra las asechanzas del diablo .
Estad pues firmes , ceñidos vuestros lomos de verdad , y vestidos de la cota de justicia ,
Y calzados los pies con el apresto del evangelio de paz ;
Y tomad el yelmo de salud , y la espada del Espíritu ; que es la palabra de Dios ;
Por el cual soy embajador en cadenas ; que resueltamente hable de él , como debo hablar .
Paz sea á los hermanos y amor con fe , de Dios Padre y del Señor Jesucristo .
Graciaseaá vosotros , y paz de Dios nuestro Padre y del Señor Jesucristo .
Doy gracias á mi Dios en toda memoria de vosotros ,
Siempre en todas mis oraciones haciendo oración por todos vosotros con gozo ,
Por vuestra comunión en el evangelio , desde el primer día hasta ahora :
Porque Dios me es testigo de cómo os amo á todos vosotros en las entrañas de Jesucristo .
Y esto ruego , que vuestro amor abunde aun más y más en ciencia y en todo conocimiento ,
Llenos de frutos de justicia , que son por Jesucristo , á gloria y loor de Dios .
De manera que mis prisiones han sido célebres en Cristo en todo el pretorio , y á todos los demás ;
Y algunos , á la verdad , predican á Cristo por envidia y porfía ; mas algunos también por buena voluntad .
Los unos anuncian á Cristo por contención , no sinceramente , pensando añadir aflicción á mis prisiones ;
Pero los otros por amor , sabiendo que soy puesto por la defensa del evangelio .
Porque para mí el vivir es Cristo , y el morir es ganancia .
Empero quedar en la carne es más necesario por causa de vosotros .
Para que crezca vuestra gloria de mí en Cristo Jesús por mi venida otra vez á vosotros .
Teniendo el mismo conflicto que habéis visto en mí , y ahora oís estar en mí .
Cumplid mi gozo ; que sintáis lo mismo , teniendo el mismo amor , unánimes , sintiendo una misma cosa .
Nada hagáis por contienda ó por vanagloria ; antes bien en humildad , estimándoos inferiores los unos á los otros :
No mirando cada uno á lo suyo propio , sino cada cual también á lo de los otros .
Haya , pues , en vosotros este sentir que hubo también en Cristo Jesús :
El cual , siendo en forma de Dios , no tuvo por usurpación ser igual á Dios :
Por lo cual Dios también le ensalzó á lo sumo , y dióle un nombre que es sobre todo nombre ;
Y toda lengua confiese que Jesucristo es el Señor , á la gloria de Dios Padre .
Porque Dios es el que en vosotros obra así el querer como el hacer , por su buena voluntad .
Haced todo sin murmuraciones y contiendas ,
Y asimismo gozaos también vosotros , y regocijaos conmigo .
Porque á ninguno tengo tan unánime , y que con sincera afición esté solícito por vosotros .
Porque todos buscan lo suyo propio , no lo que es de Cristo Jesús .
Así que á éste espero enviaros , luego que yo viere cómo van mis negocios ;
Y confío en el Señor que yo también iré presto á vosotros .
Recibidle pues en el Señor con todo gozo ; y tened en estima á los tales :
Guardaos de los perros , guardaos de los malos obreros , guardaos del cortamiento .
Cuanto al celo , perseguidor de la iglesia ; cuanto á la justicia que es en la ley , irreprensible .
Pero las cosas que para mí eran ganancias , helas reputado pérdidas por amor de Cristo .
Si en alguna manera llegase á la resurrección de los muertos .
Prosigo al blanco , al premio de la soberana vocación de Dios en Cristo Jesús .
Empero en aquello á que hemos llegado , vamos por la misma regla , sintamos una misma cosa .
Hermanos , sed imitadores de mí , y mirad los que así anduvieren como nos tenéis por ejemplo .
Cuyo fin será perdición , cuyo dios es el vientre , y su gloria es en confusión ; que sienten lo terreno .
Mas nuestra vivienda es en los cielos ; de donde también esperamos al Salvador , al Señor Jesucristo ;
A Euodias ruego , y á Syntychê exhorto , que sientan lo mismo en el Señor .
Gozaos en el Señor siempre : otra vez digo : Que os gocéis .
Vuestra modestia sea conocida de todos los hombres . El Señor está cerca .
Y la paz de Dios , que sobrepuja todo entendimiento , guardará vuestros corazones y vuestros entendimientos en Cristo Jesús .
Todo lo puedo en Cristo que me fortalece .
Sin embargo , bien hicisteis que comunicasteis juntamente á mi tribulación .
Porque aun á Tesalónica me enviasteis lo necesario una y dos veces .
No porque busque dádivas ; mas busco fruto que abunde en vuestra cuenta .
Mi Dios , pues , suplirá todo lo que os falta conforme á sus riquezas en gloria en Cristo Jesús .
Al Dios pues y Padre nuestro sea gloria por los siglos de los siglos . Amén .
Saludad á todos los santos en Cristo Jesús . Los hermanos que están conmigo os saludan .
Todos los santos os saludan , y mayormente los que son de casa de César .
La gracia de nuestro Señor Jesucristo sea con todos vosotros . Amén . Escrita de Roma con Epafrodito .
PABLO , apóstol de Jesucristo por la voluntad de Dios , y el hermano Timoteo ,
Damos gracias al Dios y Padre del Señor nuestro Jesucristo , siempre orando por vosotros :
Habiendo oído vuestra fe en Cristo Jesús , y el amor que tenéis á todos los santos ,
Como habéis aprendido de Epafras , nuestro consiervo amado , el cual es un fiel ministro de Cristo á favor vuestro ;
El cual también nos ha declarado vuestro amor en el Espíritu .
Corroborados de toda fortaleza , conforme á la potencia de su gloria , para toda tolerancia y largura de ánimo con gozo ;
Que nos ha librado de la potestad de las tinieblas , y trasladado al reino de su amado Hijo ;
En el cual tenemos redención por su sangre , la remisión de pecados :
El cual es la imagen del Dios invisible , el primogénito de toda criatura .
Y él es antes de todas las cosas , y por él todas las cosas subsisten :
Por cuanto agradó al Padre que en él habitase toda plenitud ,
En lo cual aun trabajo , combatiendo según la operación de él , la cual obra en mí poderosamente .
En el cual están escondidos todos los tesoros de sabiduría y conocimiento .
Y esto digo , para que nadie os engañe con palabras persuasivas .
Por tanto , de la manera que habéis recibido al Señor Jesucristo , andad en él :
Porque en él habita toda la plenitud de la divinidad corporalmente :
Y en él estáis cumplidos , el cual es la cabeza de todo principado y potestad :
Y despojando los principados y las potestades , sacólos á la vergüenza en público , triunfando de ellos en sí mismo .
Lo cual es la sombra de lo por venir ; mas el cuerpo es de Cristo .
Tales como , No manejes , ni gustes , ni aun toques ,
( Las cuales cosas son todas para destrucción en el uso mismo ) , en conformidad á mandamientos y doctrinas de hombres ?
Poned la mira en las cosas de arriba , no en las de la tierra .
Porque muertos sois , y vuestra vida está escondida con Cristo en Dios .
Cuando Cristo , vuestra vida , se manifestare , entonces vosotros también seréis manifestados con él en gloria .
Amortiguad , pues , vuestros miembros que están sobre la tierra : fornicación , inmundicia , molicie , mala concupiscencia , y avaricia , que es idolatría :
Por las cuales cosas la ira de Dios viene sobre los hijos de rebelión .
En las cuales vosotros también anduvisteis en otro tiempo viviendo en ellas .
Mas ahora , dejad también vosotros todas estas cosas : ira , enojo , malicia , maledicencia , torpes palabras de vuestra boca .
No mintáis los unos á los otros , habiéndoos despojado del viejo hombre con sus hechos ,
Y revestídoos del nuevo , el cual por el conocimiento es renovado conforme á la imagen del que lo crió ;
Y sobre todas estas cosas vestíos de caridad , la cual es el vínculo de la perfección .
Casadas , estad sujetas á vuestros maridos , como conviene en el Señor .
Maridos , amad á vuestras mujeres , y no seáis desapacibles con ellas .
Hijos , obedeced á vuestros padres en todo ; porque esto agrada al Señor .
Padres , no irritéis á vuestros hijos , porque no se hagan de poco ánimo .
Y todo lo que hagáis , hacedlo de ánimo , como al Señor , y no á los hombres ;
Sabiendo que del Señor recibiréis la compensación de la herencia : porque al Señor Cristo servís .
AMOS , haced lo que es justo y derecho con vuestros siervos , sabiendo que también vosotros tenéis amo en los cielos .
Perseverad en oración , velando en ella con hacimiento de gracias :
Para que lo manifieste como me conviene hablar .
Andad en sabiduría para con los extraños , redimiendo el tiempo .
El cual os he enviado á esto mismo , para que entienda vuestros negocios , y consuele vuestros corazones ;
Os saluda Lucas , el médico amado , y Demas .
Saludad á los hermanos que están en Laodicea , y á Nimfas , y á la iglesia que está en su casa .
Y decid á Archîpo : Mira que cumplas el ministerio que has recibido del Señor .
Damos siempre gracias á Dios por todos vosotros , haciendo memoria de vosotros en nuestras oraciones ;
Sabiendo , hermanos amados de Dios , vuestra elección :
En tal manera que habéis sido ejemplo á todos los que han creído en Macedonia y en Acaya .
PORQUE , hermanos , vosotros mismos sabéis que nuestra entrada á vosotros no fué vana :
Porque nuestra exhortación no fué de error , ni de inmundicia , ni por engaño ;
Porque nunca fuimos lisonjeros en la palabra , como sabéis , ni tocados de avaricia ; Dios es testigo ;
Antes fuimos blandos entre vosotros como la que cría , que regala á sus hijos :
Vosotros sois testigos , y Dios , de cuán santa y justa é irreprensiblemente nos condujimos con vosotros que creísteis :
Así como sabéis de qué modo exhortábamos y consolábamos á cada uno de vosotros , como el padre á sus hijos ,
Y os protestábamos que anduvieseis como es digno de Dios , que os llamó á su reino y gloria .
Por lo cual quisimos ir á vosotros , yo Pablo á la verdad , una vez y otra ; mas Satanás nos embarazó .
Que vosotros sois nuestra gloria y gozo .
POR lo cual , no pudiendo esperar más , acordamos quedarnos solos en Atenas ,
Para que nadie se conmueva por estas tribulaciones ; porque vosotros sabéis que nosotros somos puestos para esto .
En ello , hermanos , recibimos consolación de vosotros en toda nuestra necesidad y aflicción por causa de vuestra fe :
Porque ahora vivimos , si vosotros estáis firmes en el Señor .
Mas el mismo Dios y Padre nuestro , y el Señor nuestro Jesucristo , encamine nuestro viaje á vosotros .
Porque ya sabéis qué mandamientos os dimos por el Señor Jesús .
Porque la voluntad de Dios es vuestra santificación : que os apartéis de fornicación ;
Que cada uno de vosotros sepa tener su vaso en santificación y honor ;
No con afecto de concupiscencia , como los Gentiles que no conocen á Dios :
Porque no nos ha llamado Dios á inmundicia , sino á santificación .
Así que , el que menosprecia , no menosprecia á hombre , sino á Dios , el cual también nos dió su Espíritu Santo .
A fin de que andéis honestamente para con los extraños , y no necesitéis de nada .
Por tanto , consolaos los unos á los otros en estas palabras .
EMPERO acerca de los tiempos y de los momentos , no tenéis , hermanos , necesidad de que yo os escriba :
Porque vosotros sabéis bien , que el día del Señor vendrá así como ladrón de noche ,
Mas vosotros , hermanos , no estáis en tinieblas , para que aquel día os sobrecoja como ladrón ;
Por tanto , no durmamos como los demás ; antes velemos y seamos sobrios .
Porque los que duermen , de noche duermen ; y los que están borrachos , de noche están borrachos .
Porque no nos ha puesto Dios para ira , sino para alcanzar salud por nuestro Señor Jesucristo ;
El cual murió por nosotros , para que ó que velemos , ó que durmamos , vivamos juntamente con él .
Por lo cual , consolaos los unos á los otros , y edificaos los unos á los otros , así como lo hacéis .
Y que los tengáis en mucha estima por amor de su obra . Tened paz los unos con los otros .
Estad siempre gozosos .
Orad sin cesar .
Dad gracias en todo ; porque esta es la voluntad de Dios para con vosotros en Cristo Jesús .
No apaguéis el Espíritu .
No menospreciéis las profecías .
Examinadlo todo ; retened lo bueno .
Apartaos de toda especie de mal .
Fiel es el que os ha llamado ; el cual también lo hará .
Hermanos , orad por nosotros .
Saludad á todos los hermanos en ósculo santo .
Conjúroos por el Señor , que esta carta sea leída á todos los santos hermanos .
La gracia de nuestro Señor Jesucristo sea con vosotros . Amén . La primera epístola á los Tesalonicenses fué escrita de Atenas .
Gracia y paz á vosotros de Dios nuestro Padre y del Señor Jesucristo .
Porque es justo para con Dios pagar con tribulación á los que os atribulan .
Los cuales serán castigados de eterna perdición por la presencia del Señor , y por la gloria de su potencia ,
EMPERO os rogamos , hermanos , cuanto á la venida de nuestro Señor Jesucristo , y nuestro recogimiento á él ,
¿ No os acordáis que cuando estaba todavía con vosotros , os decía esto ?
Y ahora vosotros sabéis lo que impide , para que á su tiempo se manifieste .
A aquel inicuo , cuyo advenimiento es según operación de Satanás , con grande potencia , y señales , y milagros mentirosos ,
Por tanto , pues , les envía Dios operación de error , para que crean á la mentira ;
Para que sean condenados todos los que no creyeron á la verdad , antes consintieron á la iniquidad .
A lo cual os llamó por nuestro evangelio , para alcanzar la gloria de nuestro Señor Jesucristo .
Así que , hermanos , estad firmes , y retened la doctrina que habéis aprendido , sea por palabra , ó por carta nuestra .
Consuele vuestros corazones , y os confirme en toda buena palabra y obra .
Y que seamos librados de hombres importunos y malos ; porque no es de todos la fe .
Mas fiel es el Señor , que os confirmará y guardará del mal .
Y el Señor enderece vuestros corazones en el amor de Dios , y en la paciencia de Cristo .
Porque vosotros mismos sabéis de qué manera debéis imitarnos : porque no anduvimos desordenadamente entre vosotros ,
No porque no tuviésemos potestad , sino por daros en nosotros un dechado , para que nos imitaseis .
Porque oímos que andan algunos entre vosotros fuera de orden , no trabajando en nada , sino ocupados en curiosear .
Y vosotros , hermanos , no os canséis de hacer bien .
Mas no lo tengáis como á enemigo , sino amonestadle como á hermano .
Y el mismo Señor de paz os dé siempre paz en toda manera . El Señor sea con todos vosotros .
Salud de mi mano , Pablo , que es mi signo en toda carta mía : así escribo .
De lo cual distrayéndose algunos , se apartaron á vanas pláticas ;
Queriendo ser doctores de la ley , sin entender ni lo que hablan , ni lo que afirman .
Sabemos empero que la ley es buena , si alguno usa de ella legítimamente ;
Según el evangelio de la gloria del Dios bendito , el cual á mí me ha sido encargado .
Mas la gracia de nuestro Señor fué más abundante con la fe y amor queesen Cristo Jesús .
Manteniendo la fe y buena conciencia , la cual echando de sí algunos , hicieron naufragio en la fe :
De los cuales son Himeneo y Alejandro , los cuales entregué á Satanás , para que aprendan á no blasfemar .
AMONESTO pues , ante todas cosas , que se hagan rogativas , oraciones , peticiones , hacimientos de gracias , por todos los hombres ;
Porque esto es bueno y agradable delante de Dios nuestro Salvador ;
El cual quiere que todos los hombres sean salvos , y que vengan al conocimiento de la verdad .
Porque hay un Dios , asimismo un mediador entre Dios y los hombres , Jesucristo hombre ;
El cual se dió á sí mismo en precio del rescate por todos , para testimonio en sus tiempos :
Quiero , pues , que los hombres oren en todo lugar , levantando manos limpias , sin ira ni contienda .
Sino de buenas obras , como conviene á mujeres que profesan piedad .
La mujer aprenda en silencio , con toda sujeción .
Porque no permito á la mujer enseñar , ni tomar autoridad sobre el hombre , sino estar en silencio .
Porque Adam fué formado el primero , después Eva ;
Y Adam no fué engañado , sino la mujer , siendo seducida , vino á ser envuelta en transgresión :
Empero se salvará engendrando hijos , si permaneciere en la fe y caridad y santidad , con modestia .
PALABRA fiel : Si alguno apetece obispado , buena obra desea .
No amador del vino , no heridor , no codicioso de torpes ganancias , sino moderado , no litigioso , ajeno de avaricia ;
Que gobierne bien su casa , que tenga sus hijos en sujeción con toda honestidad ;
No un neófito , porque inflándose no caiga en juicio del diablo .
Los diáconos asimismo , deben ser honestos , no bilingües , no dados á mucho vino , no amadores de torpes ganancias ;
Que tengan el misterio de la fe con limpia conciencia .
Y éstos también sean antes probados ; y así ministren , si fueren sin crimen .
Las mujeres asimismo , honestas , no detractoras , templadas , fieles en todo .
Los diáconos sean maridos de una mujer , que gobiernen bien sus hijos y sus casas .
Esto te escribo con esperanza que iré presto á ti :
Que con hipocresía hablarán mentira , teniendo cauterizada la conciencia .
Porque todo lo que Dios crió es bueno , y nada hay que desechar , tomándose con hacimiento de gracias :
Porque por la palabra de Dios y por la oración es santificado .
Mas las fábulas profanas y de viejas desecha , y ejercítate para la piedad .
Palabra fiel es esta , y digna de ser recibida de todos .
Esto manda y enseña .
Entre tanto que voy , ocúpate en leer , en exhortar , en enseñar .
Medita estas cosas ; ocúpate en ellas ; para que tu aprovechamiento sea manifiesto á todos .
NO reprendas al anciano , sino exhórtale como á padre : á los más jóvenes , como á hermanos ;
A las ancianas , como á madres ; á las jovencitas , como á hermanas , con toda pureza .
Honra á las viudas que en verdad son viudas .
Pero la que vive en delicias , viviendo está muerta .
Denuncia pues estas cosas , para que sean sin reprensión .
La viuda sea puesta en claseespecial , no menos que de sesenta años , que haya sido esposa de unsolomarido .
Pero viudas más jóvenes no admitas : porque después de hacerse licenciosas contra Cristo , quieren casarse .
Condenadas ya , por haber falseado la primera fe .
Porque ya algunas han vuelto atrás en pos de Satanás .
Contra el anciano no recibas acusación sino con dos ó tres testigos .
A los que pecaren , repréndelos delante de todos , para que los otros también teman .
No impongas de ligero las manos á ninguno , ni comuniques en pecados ajenos : consérvate en limpieza .
Los pecados de algunos hombres , antes que vengan ellos á juicio , son manifiestos ; mas á otros les vienen después .
Asimismo las buenas obras antes son manifiestas ; y las que son de otra manera , no pueden esconderse .
Empero grande granjería es la piedad con contentamiento .
Porque nada hemos traído á este mundo , y sin duda nada podremos sacar .
Así que , teniendo sustento y con qué cubrirnos , seamos contentos con esto .
Que guardes el mandamiento sin mácula ni reprensión , hasta la aparición de nuestro Señor Jesucristo :
Que hagan bien , que sean ricos en buenas obras , dadivosos , que con facilidad comuniquen ;
A Timoteo , amado hijo : Gracia , misericordia , ypaz de Dios el Padre y de Jesucristo nuestro Señor .
Deseando verte , acordándome de tus lágrimas , para ser lleno de gozo ;
Del cual yo soy puesto predicador , y apóstol , y maestro de los Gentiles .
Guarda el buen depósito por el Espíritu Santo que habita en nosotros .
Antes , estando él en Roma , me buscó solícitamente , y me halló .
PUES tú , hijo mío , esfuérzate en la gracia que es en Cristo Jesús .
Tú pues , sufre trabajos como fiel soldado de Jesucristo .
Y aun también el que lidia , no es coronado si no lidiare legítimamente .
El labrador , para recibir los frutos , es menester que trabaje primero .
Considera lo que digo ; y el Señor te dé entendimiento en todo .
Acuérdate que Jesucristo , el cual fuéde la simiente de David , resucitó de los muertos conforme á mi evangelio ;
En el que sufro trabajo , hasta las prisiones á modo de malhechor ; mas la palabra de Dios no está presa .
Es palabra fiel : Que si somos muertos con él , también viviremos con él :
Si sufrimos , también reinaremos con él : si negáremos , él también nos negará :
Si fuéremos infieles , él permanece fiel : no se puede negar á sí mismo .
Mas evita profanas y vanas parlerías ; porque muy adelante irán en la impiedad .
Y la palabra de ellos carcomerá como gangrena : de los cuales es Himeneo y Fileto ;
Que se han descaminado de la verdad , diciendo que la resurrección es ya hecha , y trastornan la fe de algunos .
Empero las cuestiones necias y sin sabiduría desecha , sabiendo que engendran contiendas .
Que el siervo del Señor no debe ser litigioso , sino manso para con todos , apto para enseñar , sufrido ;
ESTO también sepas , que en los postreros días vendrán tiempos peligrosos :
Que habrá hombres amadores de sí mismos , avaros , vanagloriosos , soberbios , detractores , desobedientes á los padres , ingratos , sin santidad ,
Sin afecto , desleales , calumniadores , destemplados , crueles , aborrecedores de lo bueno ,
Traidores , arrebatados , hinchados , amadores de los deleites más que de Dios ;
Teniendo apariencia de piedad , mas habiendo negado la eficacia de ella : y á éstos evita .
Que siempre aprenden , y nunca pueden acabar de llegar al conocimiento de la verdad .
Mas no prevalecerán ; porque su insensatez será manifiesta á todos , como también lo fué la de aquéllos .
Pero tú has comprendido mi doctrina , instrucción , intento , fe , largura de ánimo , caridad , paciencia ,
Y también todos los que quieren vivir píamente en Cristo Jesús , padecerán persecución .
Mas los malos hombres y los engañadores , irán de mal en peor , engañando y siendo engañados .
Para que el hombre de Dios sea perfecto , enteramente instruído para toda buena obra .
Que prediques la palabra ; que instes á tiempo y fuera de tiempo ; redarguye , reprende , exhorta con toda paciencia y doctrina .
Y apartarán de la verdad el oído , y se volverán á las fábulas .
Pero tú vela en todo , soporta las aflicciones , haz la obra de evangelista , cumple tu ministerio .
Porque yo ya estoy para ser ofrecido , y el tiempo de mi partida está cercano .
He peleado la buena batalla , he acabado la carrera , he guardado la fe .
Procura venir presto á mí :
A Tychîco envié á Efeso .
Alejandro el calderero me ha causado muchos males : el Señor le pague conforme á sus hechos .
Guárdate tú también de él ; que en grande manera ha resistido á nuestras palabras .
Saluda á Prisca y á Aquila , y á la casa de Onesíforo .
Erasto se quedó en Corinto ; y á Trófimo dejé en Mileto enfermo .
Procura venir antes del invierno . Eubulo te saluda , y Pudente , y Lino , y Claudia , y todos los hermanos .
Sino hospedador , amador de lo bueno , templado , justo , santo , continente ;
Porque hay aún muchos contumaces , habladores de vanidades , y engañadores de las almas , mayormente los que son de la circuncisión ,
A los cuales es preciso tapar la boca ; que trastornan casas enteras ; enseñando lo que no conviene , por torpe ganancia .
Dijo uno de ellos , propio profeta de ellos : Los Cretenses , siempre mentirosos , malas bestias , vientres perezosos .
Este testimonio es verdadero : por tanto , repréndelos duramente , para que sean sanos en la fe ,
No atendiendo á fábulas judaicas , y á mandamientos de hombres que se apartan de la verdad .
EMPERO tú , habla lo que conviene á la sana doctrina :
Que los viejos sean templados , graves , prudentes , sanos en la fe , en la caridad , en la paciencia .
Exhorta asimismo á los mancebos á que sean comedidos ;
Mostrándote en todo por ejemplo de buenas obras ; en doctrina haciendo ver integridad , gravedad ,
Exhorta á los siervos á que sean sujetos á sus señores , que agraden en todo , no respondones ;
No defraudando , antes mostrando toda buena lealtad , para que adornen en todo la doctrina de nuestro Salvador Dios .
Porque la gracia de Dios que trae salvación á todos los hombres , se manifestó ,
Enseñándonos que , renunciando á la impiedad y á los deseos mundanos , vivamos en este siglo templada , y justa , y píamente ,
Esperando aquella esperanza bienaventurada , y la manifestación gloriosa del gran Dios y Salvador nuestro Jesucristo ,
Esto habla y exhorta , y reprende con toda autoridad . Nadie te desprecie .
Que á nadie infamen , que no sean pendencieros , sinomodestos , mostrando toda mansedumbre para con todos los hombres .
Mas cuando se manifestó la bondad de Dios nuestro Salvador , y su amor para con los hombres ,
El cual derramó en nosotros abundantemente por Jesucristo nuestro Salvador ,
Para que , justificados por su gracia , seamos hechos herederos según la esperanza de la vida eterna .
Rehusa hombre hereje , después de una y otra amonestación ;
Estando cierto que el tal es trastornado , y peca , siendo condenado de su propio juicio .
A Zenas doctor de la ley , y á Apolos , envía delante , procurando que nada les falte .
Y aprendan asimismo los nuestros á gobernarse en buenas obras para los usos necesarios , para que no sean sin fruto .
PABLO , prisionero de Jesucristo , y el hermano Timoteo , á Filemón amado , y coadjutor nuestro ;
Gracia á vosotros y paz de Dios nuestro Padre , y del Señor Jesucristo .
Doy gracias á mi Dios , haciendo siempre memoria de ti en mis oraciones .
Oyendo tu caridad , y la fe que tienes en el Señor Jesús , y para con todos los santos ;
Por lo cual , aunque tengo mucha resolución en Cristo para mandarte lo que conviene ,
Ruégote por mi hijo Onésimo , que he engendrado en mis prisiones ,
El cual en otro tiempo te fué inútil , mas ahora á ti y á mí es útil ;
El cual te vuelvo á enviar ; tú pues , recíbele como á mis entrañas .
Porque acaso por esto se ha apartado de ti por algún tiempo , para que le recibieses para siempre ;
Así que , si me tienes por compañero , recíbele como á mí .
Y si en algo te dañó , ó te debe , ponlo á mi cuenta .
Sí , hermano , góceme yo de ti en el Señor ; recrea mis entrañas en el Señor .
Te he escrito confiando en tu obediencia , sabiendo que aun harás más de lo que digo .
Y asimismo prepárame también alojamiento ; porque espero que por vuestras oraciones os tengo de ser concedido .
Te saludan Epafras , mi compañero en la prisión por Cristo Jesús ,
Marcos , Aristarco , Demas y Lucas , mis cooperadores .
La gracia de nuestro Señor Jesucristo sea con vuestro espíritu . Amén . A Filemón fué enviada de Roma por Onésimo , siervo .
DIOS , habiendo hablado muchas veces y en muchas maneras en otro tiempo á los padres por los profetas ,
Hecho tanto más excelente que los ángeles , cuanto alcanzó por herencia más excelente nombre que ellos .
Y ciertamente de los ángeles dice : El que hace á sus ángeles espíritus , y á sus ministros llama de fuego .
Ellos perecerán , mas tú eres permanente ; y todos ellos se envejecerán como una vestidura ;
¿ No son todos espíritus administradores , enviados para servicio á favor de los que serán herederos de salud ?
Porque si la palabra dicha por los ángeles fué firme , y toda rebelión y desobediencia recibió justa paga de retribución ,
Porque no sujetó á los ángeles el mundo venidero , del cual hablamos .
Y librar á los que por el temor de la muerte estaban por toda la vida sujetos á servidumbre .
Porque ciertamente no tomó á los ángeles , sino á la simiente de Abraham tomó .
Porque en cuanto él mismo padeció siendo tentado , es poderoso para socorrer á los que son tentados .
POR tanto , hermanos santos , participantes de la vocación celestial , considerad al Apóstol y Pontífice de nuestra profesión , Cristo Jesús ;
El cual es fiel al que le constituyó , como también lo fué Moisés sobre toda su casa .
Porque toda casa es edificada de alguno : mas el que crió todas las cosas es Dios .
Por lo cual , como dice el Espíritu Santo : Si oyereis hoy su voz ,
No endurezcáis vuestros corazones como en la provocación , en el día de la tentación en el desierto ,
Donde me tentaron vuestros padres ; me probaron , y vieron mis obras cuarenta años .
Juré , pues , en mi ira : No entrarán en mi reposo .
Porque participantes de Cristo somos hechos , con tal que conservemos firme hasta el fin el principio de nuestra confianza ;
Entre tanto que se dice : Si oyereis hoy su voz , no endurezcáis vuestros corazones , como en la provocación .
Porque algunos de los que habían salido de Egipto con Moisés , habiendo oído , provocaron , aunque no todos .
¿ Y á quiénes juró que no entrarían en su reposo , sino á aquellos que no obedecieron ?
Y vemos que no pudieron entrar á causa de incredulidad .
Y otra vez aquí : No entrarán en mi reposo .
Porque si Josué les hubiera dado el reposo , no hablaría después de otro día .
Por tanto , queda un reposo para el pueblo de Dios .
Procuremos pues de entrar en aquel reposo ; que ninguno caiga en semejante ejemplo de desobediencia .
Y por causa de ella debe , como por sí mismo , así también por el pueblo , ofrecer por los pecados .
Ni nadie toma para sí la honra , sino el que es llamado de Dios , como Aarón .
Como también dice en otro lugar : Tú eres sacerdote eternamente , según el orden de Melchîsedec .
Y aunque era Hijo , por lo que padeció aprendió la obediencia ;
Y consumado , vino á ser causa de eterna salud á todos los que le obedecen ;
Nombrado de Dios pontífice según el orden de Melchîsedec .
Del cual tenemos mucho que decir , y dificultoso de declarar , por cuanto sois flacos para oir .
Que cualquiera que participa de la leche , es inhábil para la palabra de la justicia , porque es niño ;
Y esto haremos á la verdad , si Dioslopermitiere .
Y asimismo gustaron la buena palabra de Dios , y las virtudes del siglo venidero ,
Mas la que produce espinas y abrojos , es reprobada , y cercana de maldición ; cuyo fin será el ser abrasada .
Pero de vosotros , oh amados , esperamos mejores cosas , y más cercanas á salud , aunque hablamos así .
Que no os hagáis perezosos , mas imitadores de aquellos que por la fe y la paciencia heredan las promesas .
Porque prometiendo Dios á Abraham , no pudiendo jurar por otro mayor , juró por sí mismo ,
Diciendo : De cierto te bendeciré bendiciendo , y multiplicando te multiplicaré .
Y así , esperando con largura de ánimo , alcanzó la promesa .
Donde entró por nosotros como precursor Jesús , hecho Pontífice eternalmente según el orden de Melchîsedec .
Mirad pues cuán grande fué éste , al cual aun Abraham el patriarca dió diezmos de los despojos .
Y sin contradicción alguna , lo que es menos es bendecido de lo que es más .
Y aquí ciertamente los hombres mortales toman los diezmos : mas allí , aquel del cual está dado testimonio que vive .
Y , por decirlo así , en Abraham fué diezmado también Leví , que recibe los diezmos ;
Porque aun estaba en los lomos de su padre cuando Melchîsedec le salió al encuentro .
Pues mudado el sacerdocio , necesario es que se haga también mudanza de la ley .
Y aun más manifiesto es , si á semejanza de Melchîsedec se levanta otro sacerdote ,
El cual no es hecho conforme á la ley del mandamiento carnal , sino según la virtud de vida indisoluble ;
Pues se da testimonio de él : Tú eres sacerdote para siempre , según el orden de Melchîsedec .
El mandamiento precedente , cierto se abroga por su flaqueza é inutilidad ;
Y por cuanto no fué sin juramento ,
Tanto de mejor testamento es hecho fiador Jesús .
Y los otros cierto fueron muchos sacerdotes , en cuanto por la muerte no podían permanecer .
Mas éste , por cuanto permanece para siempre , tiene un sacerdocio inmutable :
Ministro del santuario , y de aquel verdadero tabernáculo que el Señor asentó , y no hombre .
Porque si aquel primero fuera sin falta , cierto no se hubiera procurado lugar de segundo .
Porque seré propicio á sus injusticias , y de sus pecados y de sus iniquidades no me acordaré más .
TENÍA empero también el primerpactoreglamentos del culto , y santuario mundano .
Tras el segundo veloestabael tabernáculo , que llaman el Lugar Santísimo ;
Y estas cosas así ordenadas , en el primer tabernáculo siempre entraban los sacerdotes para hacer los oficios del culto ;
Porque donde hay testamento , necesario es que intervenga muerte del testador .
De donde vino que ni aun el primero fué consagrado sin sangre .
Diciendo : Esta es la sangre del testamento que Dios os ha mandado .
Y además de esto roció también con la sangre el tabernáculo y todos los vasos del ministerio .
Y casi todo es purificado según la ley con sangre ; y sin derramamiento de sangre no se hace remisión .
Y de la manera que está establecido á los hombres que mueran una vez , y después el juicio ;
Empero en estos sacrificios cada año se hace conmemoración de los pecados .
Porque la sangre de los toros y de los machos cabríos no puede quitar los pecados .
Holocaustos y expiaciones por el pecado no te agradaron .
En la cual voluntad somos santificados por la ofrenda del cuerpo de Jesucristo hecha una sola vez .
Esperando lo que resta , hasta que sus enemigos sean puestos por estrado de sus pies .
Porque con una sola ofrenda hizo perfectos para siempre á los santificados .
Y atestíguanos lo mismo el Espíritu Santo ; que después que dijo :
Añade : Y nunca más me acordaré de sus pecados é iniquidades .
Pues donde hay remisión de éstos , no hay más ofrenda por pecado .
Así que , hermanos , teniendo libertad para entrar en el santuario por la sangre de Jesucristo ,
Y teniendo un gran sacerdote sobre la casa de Dios ,
Mantengamos firme la profesión de nuestra fe sin fluctuar ; que fiel es el que prometió :
Y considerémonos los unos á los otros para provocarnos al amor y á las buenas obras ;
Sino una horrenda esperanza de juicio , y hervor de fuego que ha de devorar á los adversarios .
El que menospreciare la ley de Moisés , por el testimonio de dos ó de tres testigos muere sin ninguna misericordia :
Horrenda cosa es caer en las manos del Dios vivo .
No perdáis pues vuestra confianza , que tiene grande remuneración de galardón :
Porque la paciencia os es necesaria ; para que , habiendo hecho la voluntad de Dios , obtengáis la promesa .
Porque aun un poquito , y el que ha de venir vendrá , y no tardará .
Porque por ella alcanzaron testimonio los antiguos .
Porque esperaba ciudad con fundamentos , el artífice y hacedor de la cual es Dios .
Porque los que esto dicen , claramente dan á entender que buscan una patria .
Habiéndole sido dicho : En Isaac te será llamada simiente :
Por fe bendijo Isaac á Jacob y á Esaú respecto á cosas que habían de ser .
Por fe Moisés , hecho ya grande , rehusó ser llamado hijo de la hija de Faraón ;
Escogiendo antes ser afligido con el pueblo de Dios , que gozar de comodidades temporales de pecado .
Por fe pasaron el mar Bermejo como por tierra seca : lo cual probando los Egipcios , fueron sumergidos .
Por fe cayeron los muros de Jericó con rodearlos siete días .
Por fe Rahab la ramera no pereció juntamente con los incrédulos , habiendo recibido á los espías con paz .
Que por fe ganaron reinos , obraron justicia , alcanzaron promesas , taparon las bocas de leones ,
Otros experimentaron vituperios y azotes ; y á más de esto prisiones y cárceles ;
Y todos éstos , aprobados por testimonio de la fe , no recibieron la promesa ;
Proveyendo Dios alguna cosa mejor para nosotros , para que no fuesen perfeccionados sin nosotros .
Que aun no habéis resistido hasta la sangre , combatiendo contra el pecado :
Porque el Señor al que ama castiga , y azota á cualquiera que recibe por hijo .
Mas si estáis fuera del castigo , del cual todos han sido hechos participantes , luego sois bastardos , y no hijos .
Por lo cual alzad las manos caídas y las rodillas paralizadas ;
Seguid la paz con todos , y la santidad , sin la cual nadie verá al Señor :
Que ninguno sea fornicario , ó profano , como Esaú , que por una vianda vendió su primogenitura .
Y tan terrible cosa era lo que se veía , que Moisés dijo : Estoy asombrado y temblando .
Porque nuestro Dios es fuego consumidor .
PERMANEZCA el amor fraternal .
No olvidéis la hospitalidad , porque por ésta algunos , sin saberlo , hospedaron ángeles .
Jesucristo es el mismo ayer , y hoy , y por los siglos .
Tenemos un altar , del cual no tienen facultad de comer los que sirven al tabernáculo .
Por lo cual también Jesús , para santificar al pueblo por su propia sangre , padeció fuera de la puerta .
Salgamos pues á él fuera del real , llevando su vituperio .
Porque no tenemos aquí ciudad permanente , mas buscamos la por venir .
Y de hacer bien y de la comunicación no os olvidéis : porque de tales sacrificios se agrada Dios .
Orad por nosotros : porque confiamos que tenemos buena conciencia , deseando conversar bien en todo .
Y más os ruego que lo hagáis así , para que yo os sea más presto restituído .
Sabed que nuestro hermano Timoteo está suelto ; con el cual , si viniere más presto , os iré á ver .
Saludad á todos vuestros pastores , y á todos los santos . Los de Italia os saludan .
La gracia sea con todos vosotros . Amén . Fué escrita á los Hebreos desde Italia con Timoteo .
JACOBO , siervo de Dios y del Señor Jesucristo , á las doce tribus que están esparcidas , salud .
Hermanos míos , tened por sumo gozo cuando cayereis en diversas tentaciones ;
Sabiendo que la prueba de vuestra fe obra paciencia .
Mas tenga la paciencia perfectasuobra , para que seáis perfectos y cabales , sin faltar en alguna cosa .
No piense pues el tal hombre que recibirá ninguna cosa del Señor .
El hombre de doblado ánimo es inconstante en todos sus caminos .
El hermano que es de baja suerte , gloríese en su alteza :
Mas el que es rico , en su bajeza ; porque él se pasará como la flor de la hierba .
Sino que cada uno es tentado , cuando de su propia concupiscencia es atraído , y cebado .
Y la concupiscencia , después que ha concebido , pare el pecado : y el pecado , siendo cumplido , engendra muerte .
Amados hermanos míos , no erréis .
Por esto , mis amados hermanos , todo hombre sea pronto para oir , tardío para hablar , tardío para airarse :
Porque la ira del hombre no obra la justicia de Dios .
Mas sed hacedores de la palabra , y no tan solamente oidores , engañándoos á vosotros mismos .
Porque él se consideró á sí mismo , y se fué , y luego se olvidó qué tal era .
HERMANOS míos , no tengáis la fe de nuestro Señor Jesucristo glorioso en acepción de personas .
¿ No juzgáis en vosotros mismos , y venís á ser jueces de pensamientos malos ?
¿ No blasfeman ellos el buen nombre que fué invocado sobre vosotros ?
Mas si hacéis acepción de personas , cometéis pecado , y sois reconvenidos de la ley como transgresores .
Porque cualquiera que hubiere guardado toda la ley , y ofendiere en un punto , es hecho culpado de todos .
Así hablad , y así obrad , como los que habéis de ser juzgados por la ley de libertad .
Porque juicio sin misericordia será hecho con aquel que no hiciere misericordia : y la misericordia se gloría contra el juicio .
Y si el hermano ó la hermana están desnudos , y tienen necesidad del mantenimiento de cada día ,
Así también la fe , si no tuviere obras , es muerta en sí misma .
Tú crees que Dios es uno ; bien haces : también los demonios creen , y tiemblan .
¿ Mas quieres saber , hombre vano , que la fe sin obras es muerta ?
¿ No fué justificado por las obras Abraham nuestro padre , cuando ofreció á su hijo Isaac sobre el altar ?
¿ No ves que la fe obró con sus obras , y que la fe fué perfecta por las obras ?
Vosotros veis , pues , que el hombre es justificado por las obras , y no solamente por la fe .
Porque como el cuerpo sin espíritu está muerto , así también la fe sin obras es muerta .
HERMANOS míos , no os hagáis muchos maestros , sabiendo que recibiremos mayor condenación .
He aquí nosotros ponemos frenos en las bocas de los caballos para que nos obedezcan , y gobernamos todo su cuerpo .
Pero ningún hombre puede domar la lengua , que es un mal que no puede ser refrenado ; llena de veneno mortal .
De una misma boca proceden bendición y maldición . Hermanos míos , no conviene que estas cosas sean así hechas .
¿ Echa alguna fuente por una misma abertura agua dulce y amarga ?
Pero si tenéis envidia amarga y contención en vuestros corazones , no os gloriéis , ni seáis mentirosos contra la verdad :
Que esta sabiduría no es la que desciende de lo alto , sino terrena , animal , diabólica .
Porque donde hay envidia y contención , allí hay perturbación y toda obra perversa .
Y el fruto de justicia se siembra en paz para aquellos que hacen paz .
Pedís , y no recibís , porque pedís mal , para gastar en vuestros deleites .
¿ Pensáis que la Escritura dice sin causa : El espíritu que mora en nosotros codicia para envidia ?
Mas él da mayor gracia . Por esto dice : Dios resiste á los soberbios , y da gracia á los humildes .
Someteos pues á Dios ; resistid al diablo , y de vosotros huirá .
Afligíos , y lamentad , y llorad . Vuestra risa se convierta en lloro , y vuestro gozo en tristeza .
Humillaos delante del Señor , y él os ensalzará .
Uno es el dador de la ley , que puede salvar y perder : ¿ quién eres tú que juzgas á otro ?
En lugar de lo cual deberíais decir : Si el Señor quisiere , y si viviéremos , haremos esto ó aquello .
Mas ahora os jactáis en vuestras soberbias . Toda jactancia semejante es mala .
El pecado , pues , está en aquel que sabe hacer lo bueno , y no lo hace .
EA ya ahora , oh ricos , llorad aullando por vuestras miserias que os vendrán .
Vuestras riquezas están podridas : vuestras ropas están comidas de polilla .
Habéis condenadoymuerto al justo ; yél no os resiste .
Tened también vosotros paciencia ; confirmad vuestros corazones : porque la venida del Señor se acerca .
Hermanos , no os quejéis unos contra otros , porque no seáis condenados ; he aquí , el juez está delante de la puerta .
¿ Está alguno entre vosotros afligido ? haga oración . ¿ Está alguno alegre ? cante salmos .
Y otra vez oró , y el cielo dió lluvia , y la tierra produjo su fruto .
Hermanos , si alguno de entre vosotros ha errado de la verdad , y alguno le convirtiere ,
PEDRO , apóstol de Jesucristo , á los extranjeros esparcidos en Ponto , en Galacia , en Capadocia , en Asia , y en Bithinia ,
Para una herencia incorruptible , y que no puede contaminarse , ni marchitarse , reservada en los cielos
En lo cual vosotros os alegráis , estando al presente un poco de tiempo afligidos en diversas tentaciones , si es necesario ,
Obteniendo el fin de vuestra fe , que esla salud de vuestras almas .
Como hijos obedientes , no conformándoos con los deseos que antes teníais estando en vuestra ignorancia ;
Sino como aquel que os ha llamado es santo , sed también vosotros santos en toda conversación :
Porque escrito está : Sed santos , porque yo soy santo .
Sino con la sangre preciosa de Cristo , como de un cordero sin mancha y sin contaminación :
Ya ordenado de antes de la fundación del mundo , pero manifestado en los postrimeros tiempos por amor de vosotros ,
DEJANDO pues toda malicia , y todo engaño , y fingimientos , y envidias , y todas las detracciones ,
Desead , como niños recién nacidos , la leche espiritual , sin engaño , para que por ella crezcáis en salud :
Si empero habéis gustado que el Señor es benigno ;
Al cual allegándoos , piedra viva , reprobada cierto de los hombres , empero elegida de Dios , preciosa ,
Amados , yo os ruego como á extranjeros y peregrinos , os abstengáis de los deseos carnales que batallan contra el alma ,
Sed pues sujetos á toda ordenación humana por respeto á Dios : ya sea al rey , como á superior ;
Como libres , y no como teniendo la libertad por cobertura de malicia , sino como siervos de Dios .
Honrad á todos . Amad la fraternidad . Temed á Dios . Honrad al rey .
Porque esto es agradable , si alguno á causa de la conciencia delante de Dios , sufre molestias padeciendo injustamente .
El cual no hizo pecado ; ni fué hallado engaño en su boca :
Porque vosotros erais como ovejas descarriadas ; mas ahora habéis vuelto al Pastor y Obispo de vuestras almas .
Considerando vuestra casta conversación , que es en temor .
Y finalmente , sed todos de un mismo corazón , compasivos , amándoos fraternalmente , misericordiosos , amigables ;
Apártase del mal , y haga bien ; busque la paz , y sígala .
¿ Y quién es aquel que os podrá dañar , si vosotros seguís el bien ?
En el cual también fué y predicó á los espíritus encarcelados ;
Los cuales darán cuenta al que está aparejado para juzgar los vivos y los muertos .
Mas el fin de todas las cosas se acerca : sed pues templados , y velad en oración .
Y sobre todo , tened entre vosotros ferviente caridad ; porque la caridad cubrirá multitud de pecados .
Hospedaos los unos á los otros sin murmuraciones .
Y si el justo con dificultad se salva , ¿ á dónde aparecerá el infiel y el pecador ?
Y no como teniendo señorío sobre las heredades del Señor , sino siendo dechados de la grey .
Y cuando apareciere el Príncipe de los pastores , vosotros recibiréis la corona incorruptible de gloria .
Humillaos pues bajo la poderosa mano de Dios , para que él os ensalce cuando fuere tiempo ;
Echando toda vuestra solicitud en él , porque él tiene cuidado de vosotros .
Sed templados , y velad ; porque vuestro adversario el diablo , cual león rugiente , anda alrededor buscando á quien devore :
A él sea gloria é imperio para siempre . Amén .
La iglesia que está en Babilonia , juntamente elegida con vosotros , os saluda , y Marcos mi hijo .
Saludaos unos á otros con ósculo de caridad . Paz sea con todos vosotros los que estáis en Jesucristo . Amén .
Gracia y paz os sea multiplicada en el conocimiento de Dios , y de nuestro Señor Jesús .
Vosotros también , poniendo toda diligencia por esto mismo , mostrad en vuestra fe virtud , y en la virtud ciencia ;
Y en la ciencia templanza , y en la templanza paciencia , y en la paciencia temor de Dios ;
Y en el temor de Dios , amor fraternal , y en el amor fraternal caridad .
Sabiendo que brevemente tengo de dejar mi tabernáculo , como nuestro Señor Jesucristo me ha declarado .
También yo procuraré con diligencia , que después de mi fallecimiento , vosotros podáis siempre tener memoria de estas cosas .
Y nosotros oímos esta voz enviada del cielo , cuando estábamos juntamente con él en el monte santo .
Entendiendo primero esto , que ninguna profecía de la Escritura es de particular interpretación ;
Y muchos seguirán sus disoluciones , por los cuales el camino de la verdad será blasfemado ;
Y libró al justo Lot , acosado por la nefanda conducta de los malvados ;
Sabiendo primero esto , que en los postrimeros días vendrán burladores , andando según sus propias concupiscencias ,
Por lo cual el mundo de entonces pereció anegado en agua :
Bien que esperamos cielos nuevos y tierra nueva , según sus promesas , en los cuales mora la justicia .
Y estas cosas os escribimos , para que vuestro gozo sea cumplido .
Si nosotros dijéremos que tenemos comunión con él , y andamos en tinieblas , mentimos , y no hacemos la verdad ;
Si dijéremos que no tenemos pecado , nos engañamos á nosotros mismos , y no hay verdad en nosotros .
Si dijéremos que no hemos pecado , lo hacemos á él mentiroso , y su palabra no está en nosotros .
Y en esto sabemos que nosotros le hemos conocido , si guardamos sus mandamientos .
El que dice que está en él , debe andar como él anduvo .
El que dice que está en luz , y aborrece á su hermano , el tal aun está en tinieblas todavía .
El que ama á su hermano , está en luz , y no hay tropiezo en él .
Os escribo á vosotros , hijitos , porque vuestros pecados os son perdonados por su nombre .
Y el mundo se pasa , y su concupiscencia ; mas el que hace la voluntad de Dios , permanece para siempre .
Mas vosotros tenéis la unción del Santo , y conocéis todas las cosas .
Cualquiera que niega al Hijo , este tal tampoco tiene al Padre . Cualquiera que confiese al Hijo tiene también al Padre .
Y esta es la promesa , la cual él nos prometió , la vida eterna .
Os he escrito esto sobre los que os engañan .
Si sabéis que él es justo , sabed también que cualquiera que hace justicia , es nacido de él .
Y cualquiera que tiene esta esperanza en él , se purifica , como él también es limpio .
Cualquiera que hace pecado , traspasa también la ley ; pues el pecado es transgresión de la ley .
Y sabéis que él apareció para quitar nuestros pecados , y no hay pecado en él .
Cualquiera que permanece en él , no peca ; cualquiera que peca , no le ha visto , ni le ha conocido .
Hijitos , no os engañe ninguno : el que hace justicia , es justo , como él también es justo .
Porque este es el mensaje que habéis oído desde el principio : Que nos amemos unos á otros .
Hermanos míos , no os maravilléis si el mundo os aborrece .
Cualquiera que aborrece á su hermano , es homicida ; y sabéis que ningún homicida tiene vida eterna permaneciente en sí .
Hijitos míos , no amemos de palabra ni de lengua , sino de obra y en verdad .
Y en esto conocemos que somos de la verdad , y tenemos nuestros corazones certificados delante de él .
Porque si nuestro corazón nos reprendiere , mayor es Dios que nuestro corazón , y conoce todas las cosas .
Carísimos , si nuestro corazón no nos reprende , confianza tenemos en Dios ;
Ellos son del mundo ; por eso hablan del mundo , y el mundo los oye .
El que no ama , no conoce á Dios ; porque Dios es amor .
Amados , si Dios así nos ha amado , debemos también nosotros amarnos unos á otros .
En esto conocemos que estamos en él , y él en nosotros , en que nos ha dado de su Espíritu .
Y nosotros hemos visto y testificamos que el Padre ha enviado al Hijo para ser Salvador del mundo .
Cualquiera que confesare que Jesús es el Hijo de Dios , Dios está en él , y él en Dios .
Nosotros le amamos á él , porque él nos amó primero .
Y nosotros tenemos este mandamiento de él : Que el que ama á Dios , ame también á su hermano .
En esto conocemos que amamos á los hijos de Dios , cuando amamos á Dios , y guardamos sus mandamientos .
Porque este es el amor de Dios , que guardemos sus mandamientos ; y sus mandamientos no son penosos .
¿ Quién es el que vence al mundo , sino el que cree que Jesús es el Hijo de Dios ?
Y este es el testimonio : Que Dios nos ha dado vida eterna ; y esta vida está en su Hijo .
El que tiene al Hijo , tiene la vida : el que no tiene al Hijo de Dios , no tiene la vida .
Toda maldad es pecado ; mas hay pecado no de muerte .
Sabemos que somos de Dios , y todo el mundo está puesto en maldad .
Hijitos , guardaos de los ídolos . Amén .
Por la verdad que está en nosotros , y será perpetuamente con nosotros :
Mirad por vosotros mismos , porque no perdamos las cosas que hemos obrado , sino que recibamos galardón cumplido .
Porque el que le dice bienvenido , comunica con sus malas obras .
Los hijos de tu hermana elegida te saludan . Amén .
EL anciano al muy amado Gaio , al cual yo amo en verdad .
No tengo yo mayor gozo que éste , el oir que mis hijos andan en la verdad .
Amado , fielmente haces todo lo que haces para con los hermanos , y con los extranjeros ,
Porque ellos partieron por amor de su nombre , no tomando nada de los Gentiles .
Nosotros , pues , debemos recibir á los tales , para que seamos cooperadores á la verdad .
Yo he escrito á la iglesia : mas Diótrefes , que ama tener el primado entre ellos , no nos recibe .
Yo tenía muchas cosas que escribirte ; empero no quiero escribirte por tinta y pluma :
Misericordia , y paz , y amor os sean multiplicados .
De la misma manera también estos soñadores amancillan la carne , y menosprecian la potestad , y vituperan las potestades superiores .
Estos son los que hacen divisiones , sensuales , no teniendo el Espíritu .
Mas vosotros , oh amados , edificándoos sobre vuestra santísima fe , orando por el Espíritu Santo ,
Conservaos en el amor de Dios , esperando la misericordia de nuestro Señor Jesucristo , para vida eterna .
Y recibid á los unos en piedad , discerniendo :
Al Dios solo sabio , nuestro Salvador , sea gloria y magnificencia , imperio y potencia , ahora y en todos los siglos . Amén .
Y me volví á ver la voz que hablaba conmigo : y vuelto , vi siete candeleros de oro ;
Escribe las cosas que has visto , y las que son , y las que han de ser después de éstas :
Y has sufrido , y has tenido paciencia , y has trabajado por mi nombre , y no has desfallecido .
Pero tengo contra ti que has dejado tu primer amor .
Mas tienes esto , que aborreces los hechos de los Nicolaítas ; los cuales yo también aborrezco .
Así también tú tienes á los que tienen la doctrina de los Nicolaítas , lo cual yo aborrezco .
Arrepiéntete , porque de otra manera vendré á ti presto , y pelearé contra ellos con la espada de mi boca .
Y le he dado tiempo para que se arrepienta de la fornicación ; y no se ha arrepentido .
Empero la que tenéis , tenedla hasta que yo venga .
Y al que hubiere vencido , y hubiere guardado mis obras hasta el fin , yo le daré potestad sobre las gentes ;
Y le daré la estrella de la mañana .
El que tiene oído , oiga lo que el Espíritu dice á las iglesias .
El que tiene oído , oiga lo que el Espíritu dice á las iglesias .
He aquí , yo vengo presto ; retén lo que tienes , para que ninguno tome tu corona .
El que tiene oído , oiga lo que el Espíritu dice á las iglesias .
Yo conozco tus obras , que ni eres frío , ni caliente . ¡ Ojalá fueses frío , ó caliente !
Mas porque eres tibio , y no frío ni caliente , te vomitaré de mi boca .
Yo reprendo y castigo á todos los que amo : sé pues celoso , y arrepiéntete .
El que tiene oído , oiga lo que el Espíritu dice á las iglesias .
Y él vino , y tomó el libro de la mano derecha de aquel que estaba sentado en el trono .
Y nos has hecho para nuestro Dios reyes y sacerdotes , y reinaremos sobre la tierra .
Y cuando él abrió el segundo sello , oí al segundo animal , que decía : Ven y ve .
Y cuando él abrió el cuarto sello , oí la voz del cuarto animal , que decía : Ven y ve .
Porque el gran día de su ira es venido ; ¿ y quién podrá estar firme ?
Y clamaban en alta voz , diciendo : Salvación á nuestro Dios que está sentado sobre el trono , y al Cordero .
No tendrán más hambre , ni sed , y el sol no caerá más sobre ellos , ni otro ningún calor .
Y CUANDO él abrió el séptimo sello , fué hecho silencio en el cielo casi por media hora .
Y vi los siete ángeles que estaban delante de Dios ; y les fueron dadas siete trompetas .
Y los siete ángeles que tenían las siete trompetas , se aparejaron para tocar .
Y tenían cabellos como cabellos de mujeres : y sus dientes eran como dientes de leones .
El primer ¡ Ay ! es pasado : he aquí , vienen aún dos ayes después de estas cosas .
Y no se arrepintieron de sus homicidios , ni de sus hechicerías , ni de su fornicación , ni de sus hurtos .
Y el ángel que vi estar sobre el mar y sobre la tierra , levantó su mano al cielo ,
Y él me dice : Necesario es que otra vez profetices á muchos pueblos y gentes y lenguas y reyes .
Estas son las dos olivas , y los dos candeleros que están delante del Dios de la tierra .
El segundo ¡ Ay ! es pasado : he aquí , el tercer ¡ Ay ! vendrá presto .
Y estando preñada , clamaba con dolores de parto , y sufría tormento por parir .
Y no prevalecieron , ni su lugar fué más hallado en el cielo .
Si alguno tiene oído , oiga .
Y en sus bocas no ha sido hallado engaño ; porque ellos son sin mácula delante del trono de Dios .
Y el que estaba sentado sobre la nube echó su hoz sobre la tierra , y la tierra fué segada .
Y salió otro ángel del templo que está en el cielo , teniendo también una hoz aguda .
Y después de estas cosas miré , y he aquí el templo del tabernáculo del testimonio fué abierto en el cielo ;
Y oí á otro del altar , que decía : Ciertamente , Señor Dios Todopoderoso , tus juicios son verdaderos y justos .
Y blasfemaron del Dios del cielo por sus dolores , y por sus plagas , y no se arrepintieron de sus obras .
Y los congregó en el lugar que en hebreo se llama Armagedón .
Y toda isla huyó , y los montes no fueron hallados .
Y aquí hay mente que tiene sabiduría . Las siete cabezas son siete montes , sobre los cuales se asienta la mujer .
Estos tienen un consejo , y darán su potencia y autoridad á la bestia .
Y la mujer que has visto , es la grande ciudad que tiene reino sobre los reyes de la tierra .
Porque sus pecados han llegado hasta el cielo , y Dios se ha acordado de sus maldades .
Y los mercaderes de la tierra lloran y se lamentan sobre ella , porque ninguno compra más sus mercaderías :
Y viendo el humo de su incendio , dieron voces , diciendo : ¿ Qué ciudad era semejante á esta gran ciudad ?
Alégrate sobre ella , cielo , y vosotros , santos , apóstoles , y profetas ; porque Dios ha vengado vuestra causa en ella .
Y otra vez dijeron : Aleluya . Y su humo subió para siempre jamás .
Y estaba vestido de una ropa teñida en sangre : y su nombre es llamado EL VERBO DE DIOS .
Y los ejércitos que están en el cielo le seguían en caballos blancos , vestidos de lino finísimo , blanco y limpio .
Y en su vestidura y en su muslo tiene escrito este nombre : REY DE REYES Y SEÑOR DE SEÑORES .
Mas los otros muertos no tornaron á vivir hasta que sean cumplidos mil años . Esta es la primera resurrección .
Y cuando los mil años fueren cumplidos , Satanás será suelto de su prisión ,
Y el infierno y la muerte fueron lanzados en el lago de fuego . Esta es la muerte segunda .
Y el que no fué hallado escrito en el libro de la vida , fué lanzado en el lago de fuego .
El que venciere , poseerá todas las cosas ; y yo seré su Dios , y él será mi hijo .
Y no vi en ella templo ; porque el Señor Dios Todopoderoso es el templo de ella , y el Cordero .
Y sus puertas nunca serán cerradas de día , porque allí no habrá noche .
Y llevarán la gloria y la honra de las naciones á ella .
Y verán su cara ; y su nombre estará en sus frentes .
Y he aquí , vengo presto . Bienaventurado el que guarda las palabras de la profecía de este libro .
Yo soy Alpha y Omega , principio y fin , el primero y el postrero .
El que da testimonio de estas cosas , dice : Ciertamente , vengo en breve . Amén , sea así . Ven , Señor Jesús .
La gracia de nuestro Señor Jesucristo sea con todos vosotros . Amén .
