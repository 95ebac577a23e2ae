import type { Terms } from './terms.ts';

type MinorsTerms = Pick<Terms, 'minors' | 'years' | 'explicit' | 'suggestive'>;

/** The rule for people under age in languages that have no other words of the policy. */
export const MORE_TERMS = {
  nl: {
    minors: [
      ...['kinderen', 'meisje', 'meisjes', 'jongetje*', 'minderjarig*', 'schoolmeisje*'],
      ...['naakt kind', 'naakte kind', 'kind naakt', 'bloot kind', 'een kind', 'het kind'],
    ],
    years: ['jaar oud', 'jarige', 'jarig'],
    explicit: ['naakt*', 'bloot', 'blote', 'zonder kleren'],
    suggestive: ['erotisch*', 'seksueel*', 'in ondergoed'],
  },
  pl: {
    minors: [
      ...['dziecko', 'dziecka', 'dzieci', 'dziewczynka', 'dziewczynki', 'dziewczynkę'],
      ...['chłopczyk*', 'nastolatka', 'nastolatki', 'nastolatkę', 'nastolatek', 'nieletni*'],
      ...['uczennica', 'uczennice', 'małolat*', 'mały chłopiec'],
    ],
    years: ['lat', 'letnia', 'letnią', 'letniej', 'letni', 'latka', 'latek'],
    explicit: [
      ...['nago', 'naga', 'nagi', 'nagie', 'nagą', 'nagich', 'goła', 'goły', 'gołe', 'rozebran*'],
      ...['porno*', 'bez ubrania', 'bez ubrań'],
    ],
    suggestive: ['seksown*', 'erotyczn*', 'w bieliźnie'],
  },
  tr: {
    minors: [
      ...['çocuk*', 'kız çocuğu', 'küçük kız', 'ergen', 'reşit olmayan', 'liseli kız'],
      ...['kız öğrenci', 'oğlan çocuğu', 'bebek'],
    ],
    years: ['yaşında', 'yaşındaki', 'yaşındaki bir'],
    explicit: ['çıplak', 'çırılçıplak', 'porno*', 'kıyafetsiz', 'giysisiz', 'müstehcen'],
    suggestive: ['seksi', 'erotik', 'iç çamaşırlı', 'iç çamaşırıyla'],
  },
  uk: {
    minors: [
      ...['дитина', 'дитини', 'дитину', 'діти', 'дітей', 'дівчинка', 'дівчинки', 'дівчинку'],
      ...['хлопчик*', 'неповнолітн*', 'школярка', 'школярку', 'підліток', 'підлітка'],
    ],
    years: ['років', 'роки', 'річна', 'річний', 'річну'],
    explicit: ['гола', 'голий', 'голі', 'голу', 'оголен*', 'порно*', 'без одягу', 'роздягнен*'],
    suggestive: ['еротичн*', 'сексуальн*', 'у білизні'],
  },
  ja: {
    minors: [
      ...['子供', '子ども', 'こども', '幼女', '少女', '少年', '小学生', '中学生', '女子高生'],
      ...['未成年', 'ロリータ', 'ロリコン', 'ショタ', '女児', '男児', '幼児'],
    ],
    years: ['歳', '才'],
    explicit: [
      ...[
        '裸の',
        '裸で',
        '裸に',
        '裸体',
        '全裸',
        '真っ裸',
        '素っ裸',
        'ヌード',
        'ポルノ',
        'エロい',
        'エロ画像',
      ],
      ...['わいせつ', '服を着ていない', '服を脱'],
    ],
    suggestive: ['セクシー', '下着姿', 'ランジェリー', '官能'],
  },
  ko: {
    minors: [
      ...['아동*', '아이가', '아이의', '아이를', '어린이*', '소녀*', '소년*', '여학생*'],
      ...['초등학생*', '중학생*', '여고생*', '미성년*', '유아*', '여자아이*', '남자아이*'],
    ],
    years: ['살', '세'],
    explicit: ['누드*', '나체*', '알몸*', '벌거벗*', '포르노*', '음란*', '옷을 벗*'],
    suggestive: ['섹시*', '에로*', '란제리*', '속옷 차림*'],
  },
  ar: {
    minors: [
      ...['طفل', 'طفلة', 'أطفال', 'الأطفال', 'الطفل', 'الطفلة', 'قاصر', 'قاصرة', 'مراهق'],
      ...['مراهقة', 'تلميذة', 'فتاة صغيرة', 'بنت صغيرة', 'ولد صغير'],
    ],
    years: ['سنة', 'سنوات', 'عاما', 'عام', 'أعوام'],
    explicit: [
      ...['عاري', 'عارية', 'عار', 'عراة', 'العاري', 'العارية', 'بدون ملابس', 'بلا ملابس'],
      ...['إباحي', 'إباحية'],
    ],
    suggestive: ['جنسي', 'جنسية', 'مثيرة جنسيا', 'بملابس داخلية', 'بالملابس الداخلية'],
  },
  hi: {
    minors: [
      ...['बच्चा', 'बच्ची', 'बच्चे', 'बच्चों', 'नाबालिग', 'किशोरी', 'किशोर', 'छोटी लड़की'],
      ...['छोटा लड़का', 'स्कूली छात्रा'],
    ],
    years: ['साल', 'वर्ष', 'वर्षीय'],
    explicit: ['नंगा', 'नंगी', 'नंगे', 'नग्न', 'अश्लील', 'बिना कपड़ों'],
    suggestive: ['सेक्सी', 'कामुक'],
  },
} as const satisfies Record<string, MinorsTerms>;
