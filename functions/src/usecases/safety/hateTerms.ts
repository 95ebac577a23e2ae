/*
 * Words of the rule against hatred and threats, in all languages at once. A term matches whole words; a star stands
 * for any end of one; accents and capitals count for nothing (words.ts).
 */

/** Said of the groups below, within a few words, they call for killing them or driving them out. */
export const CALLS: readonly string[] = [
  ...['kill', 'gas', 'exterminate', 'eradicate', 'annihilate', 'behead'],
  ...['death to', 'hang all', 'hang the', 'shoot all', 'shoot the', 'burn all', 'burn the'],
  ...['lynch all', 'lynch the', 'drown all', 'wipe out'],
  ...[
    'tötet',
    'töte',
    'töten',
    'vergast',
    'vergasen',
    'tod den',
    'tod allen',
    'raus',
    'vernichtet',
  ],
  ...['erschießt', 'hängt', 'mort aux', 'tuez', 'tuer', 'gazez', 'exterminez'],
  ...['muerte a', 'maten', 'matar', 'matad', 'exterminar'],
  ...['morte ai', 'morte agli', 'uccidete', 'ammazzate', 'sterminare'],
  ...['morte aos', 'matem', 'smierc', 'śmierć', 'zabić'],
  ...['смерть', 'бей', 'убей', 'убивай', 'убивайте', 'режь', 'ölüm', 'öldürün'],
];

export const GROUPS: readonly string[] = [
  ...[
    'jews',
    'jewish people',
    'muslims',
    'christians',
    'hindus',
    'sikhs',
    'black people',
    'negroes',
  ],
  ...['white people', 'gays', 'gay people', 'lesbians', 'trans people', 'queers', 'homosexuals'],
  ...['immigrants', 'migrants', 'refugees', 'foreigners', 'arabs', 'asians', 'mexicans', 'gypsies'],
  ...['africans', 'chinese people'],
  ...['disabled people', 'infidels', 'unbelievers'],
  ...['juden', 'moslems', 'muslime', 'muslimen', 'christen', 'schwule', 'schwulen', 'ausländer'],
  ...['ausländern', 'flüchtlinge', 'flüchtlingen', 'migranten', 'zigeuner', 'türken'],
  ...['juifs', 'musulmans', 'arabes', 'étrangers', 'immigrés', 'gays', 'pédés', 'noirs'],
  ...['judíos', 'musulmanes', 'inmigrantes', 'gitanos', 'moros', 'homosexuales', 'maricones'],
  ...['ebrei', 'musulmani', 'immigrati', 'zingari', 'negri', 'froci'],
  ...['judeus', 'muçulmanos', 'imigrantes', 'ciganos', 'żydom', 'żydów', 'żydzi'],
  ...['жидов', 'жидам', 'евреев', 'евреям', 'мусульман', 'хачей', 'чурок', 'чурки', 'хохлов'],
  ...['yahudiler', 'yahudilere', 'kürtler', 'kürtlere', 'ermeniler', 'ermenilere'],
];

/** Slurs, slogans of those who murdered millions, threats: each says it alone. */
export const HATEFUL: readonly string[] = [
  // Slurs.
  ...['nigger*', 'kike', 'kikes', 'raghead*', 'wetback*', 'gook', 'gooks', 'sand nigger*'],
  ...['kanake', 'kanaken', 'judensau', 'saujude*', 'drecksjude*', 'sale juif', 'sales juifs'],
  ...['sale arabe', 'sales arabes', 'bougnoule*', 'youpin*', 'negro de mierda', 'moro de mierda'],
  ...['sporco ebreo', 'sporco negro', 'macaco preto', 'жид', 'жиды', 'чурка', 'ниггер*'],
  // Slogans.
  ...['heil hitler', 'sieg heil', 'arbeit macht frei', 'white power', 'blut und ehre'],
  ...['meine ehre heißt treue', 'deutschland erwache', 'ausländer raus', 'juden raus'],
  ...['jews will not replace us', 'hitler was right', 'hitler did nothing wrong', '1488', '14 88'],
  ...['race war now', 'gas the jews', 'viva hitler', 'хайль гитлер', 'зиг хайль'],
  // Threats.
  ...['kill yourself', 'kill urself', 'hang yourself', 'i will kill you', 'i ll kill you'],
  ...['i am going to kill you', 'i m going to kill you', 'gonna kill you', 'i will rape you'],
  ...['rape her', 'rape him', 'rape them', 'rape you', 'rape all', 'you deserve to die'],
  ...['ich bringe dich um', 'ich bring dich um', 'ich töte dich', 'häng dich auf', 'bring dich um'],
  ...['je vais te tuer', 'tue toi', 'va te pendre', 'te voy a matar', 'suicídate', 'te mataré'],
  ...['ti ammazzo', 'ti uccido', 'ammazzati', 'vou te matar', 'zabiję cię', 'seni öldüreceğim'],
  ...['убей себя', 'я тебя убью', '我要杀了你', '杀了你', '殺してやる'],
];

/** The same words said of something else: taken out of a text before it is looked at. */
export const NOT_HATEFUL: readonly string[] = [
  ...['white power bank*', 'white power cord*', 'white power cable*', 'white power strip*'],
  ...['white power adapter*', 'white power tool*', 'white power drill*', 'white power suppl*'],
  ...['white power outlet*', 'white power button*', 'white power switch*', 'white power washer*'],
  ...['white power plug*', 'white power socket*', 'white power station*', 'white power charger*'],
  ...['white power wheelchair*', 'white power ranger*', 'white power plant*', 'white power line*'],
  ...['white power recliner*', 'white power brick*', 'white power lead*', 'white power boat*'],
  ...[
    'don t kill yourself',
    'dont kill yourself',
    'never kill yourself',
    'gas station',
    'gas lamp*',
  ],
  ...['gas stove*', 'gas grill*', 'gas mask*', 'gas burner*', 'gas oven*', 'burn the candle*'],
];
