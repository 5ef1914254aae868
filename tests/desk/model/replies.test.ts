import { expect, test } from 'vitest';

import type { Lead } from '@/desk/model/lead';
import type { Reply, ReplyAddress, ReplyLanguage } from '@/desk/model/replies';
import { addressOf, isUnfilled, languageOf, REPLIES, replyText, withTreatment } from '@/desk/model/replies';
import { serviceOptions } from '@/leads/serviceOptions';

import { bareLead, followUp } from '../../support/fixtures';

const lead = (part: Partial<Lead> = {}): Lead => bareLead('a', 0, { name: 'Mariam Khoury', service: 'lip-blush', ...part });
const write = (title: Reply, language: ReplyLanguage, part?: Partial<Lead>, me = 'Maya'): string =>
  replyText(title, language, lead(part), me, 'Atelier Marina');
/** Wraps a text in bidi isolate marks (U+2068, U+2069). */
const isolated = (text: string): string => `\u2068${text}\u2069`;
const STUDIO = isolated('Atelier Marina');

/** In the order of REPLIES. */
const ENGLISH = [
  'Hello Mariam, this is Maya from Atelier Marina in Dubai Marina. Thank you for your enquiry about Lip Blush. I’d be happy to help. Would you prefer a short call, or shall we continue here? Your consultation is complimentary.',
  'Hello Mariam, this is Maya from Atelier Marina. I’ve just tried to call you about your enquiry. When would suit you for a short call? You can also message me here if that’s easier.',
  'Hello Mariam, we could welcome you for your complimentary consultation on [day] at [time] or on [day] at [time]. Which suits you better? If neither does, tell me what does and I’ll arrange it.',
  'Hello Mariam, your appointment for Lip Blush is confirmed for [day] at [time]. We’re at Tamani Hotel, Dubai Marina; parking is complimentary. If your plans change, a short message here is enough. We look forward to welcoming you. Maya, Atelier Marina',
  'Hello Mariam, I hope you’re well. I just wanted to check whether you have any questions about Lip Blush. If this isn’t the right moment, just say so and I won’t write again.',
  'Hello Mariam, this is Maya from Atelier Marina. I hope you’re happy with the result of your Lip Blush. Now is a good time for your touch-up session; I’m happy to tell you its price. Shall I find a time that suits you? If you’d rather not, just say so and I won’t ask again.',
];

test.each(REPLIES)('in English: %s', (title) => expect(write(title, 'English')).toBe(ENGLISH[REPLIES.indexOf(title)]));

test.each([
  ['about Permanent Eyeliner.', 'eyeliner|Permanent Eyeliner'],
  ['about Microblading Touch-up.', 'Microblading Touch-up'],
  ['about Lip Blush.', ' Lip Blush |Dark Lip Neutralization'],
  ['your enquiry.', 'Glass nails|https://evil.example|lip-blush evil.example|__proto__||consultation|Lip Blush Consultation'],
  ['about LED light therapy.', 'acne'],
  ['about SkinPen microneedling.', 'Acne & Pigmentation Therapy'],
])('in English: says %s for each of %s', (text, inquiries) => {
  for (const service of inquiries.split('|')) expect(write('First answer', 'English', { service }), service).toContain(text);
});

/** Names that could be links or reorder the text, or that hold no name. */
const unsafe =
  '|👋 Emma|\u3164|evil.example|https://evil.example Sara|Sara/evil Nasser|evil．example|evil。example|evil｡example|evil․example|' +
  'evil﹒example|Sara…evil|evil／path|evil⁄path|evil∕path|Dr. evil.example|Al evil.example|Dr. 0501234567|J. Smith|\u2066evil.example|' +
  '050 123 4567';

test.each<readonly [string, string]>([
  ['Hello Dr. Sara, this', 'Dr. Sara Nasser'],
  ['Hello Al Anoud, this', 'Al Anoud Hassan'],
  ['Hello Dr Abu Khalid, this', 'Dr Abu Khalid Omar'],
  ['Hello Shaikha, this', 'Shaikha Al Marri'],
  ['Hello فاطمة, this', 'فاطمة المنصوري'],
  ['Hello Jean-Luc, this', 'Jean-Luc Picard'],
  ['Hello O’Hara, this', 'O’Hara Quinn'],
  ['Hello د. سارة, this', 'د. سارة ناصر'],
  ['Hello Sara, this', 'Sara\nevil.example'],
  ['Hello Evil, this', '\u202EEvil\n{me}\n[now]'],
  [`Hello ${'x'.repeat(60)}, this`, 'x'.repeat(200)],
  ...unsafe.split('|').map((name) => ['Hello, this', name] as const),
])('in English: greets “%s” for %s, without a bidi mark', (greeting, name) => {
  const text = write('First answer', 'English', { name });
  expect(text.startsWith(greeting)).toBe(true);
  expect(text).not.toMatch(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/);
  expect(isUnfilled(text)).toBe(false);
});

test.each([
  ['eyeliner', 'of your eyeliner.', 'بعد جلسة الآيلاينر الدائم.'],
  ['brows', 'of your brows.', 'بعد جلسة الحواجب.'],
  ['lips', 'of your lips.', 'بعد جلسة توريد الشفاه.'],
  ['other', 'with the result.', 'أعجبتكِ.'],
  [null, 'of your Lip Blush.', 'بعد جلسة توريد الشفاه.'],
] as const)('a client who asked about lips and booked %s is asked about that', (treatment, english, arabic) => {
  const booked = withTreatment(lead(), followUp('a', { appointment: { day: '2026-11-20', treatment, price: null } }));
  expect(replyText('Touch-up', 'English', booked, 'Maya', 'Atelier Marina')).toContain(english);
  expect(replyText('Touch-up', 'العربية', booked, 'Maya', 'Atelier Marina')).toContain(arabic);
});

const fatima = { name: 'فاطمة المنصوري' };

/** In the order of REPLIES. */
const ARABIC = {
  'To her': [
    `مرحباً فاطمة، حيّاكِ الله، معكِ ${isolated('Maya')} من ${STUDIO} في دبي مارينا. شكراً لتواصلكِ معنا بخصوص توريد الشفاه. تفضّلين أن نكلّمكِ، أو نكمل هنا على واتساب؟ والاستشارة مجانية.`,
    `مرحباً فاطمة، معكِ ${isolated('Maya')} من ${STUDIO}. اتصلنا بكِ قبل قليل بخصوص طلبكِ. متى يناسبكِ أن نكلّمكِ؟ وإن كانت الرسائل أسهل لكِ، فاكتبي لنا هنا.`,
    'مرحباً فاطمة، يسعدنا استقبالكِ للاستشارة المجانية يوم [اليوم] الساعة [الوقت]، أو يوم [اليوم] الساعة [الوقت]. أيّهما يناسبكِ؟ وإن كان وقتٌ آخر أنسب، فأخبرينا ونرتّبه لكِ.',
    `مرحباً فاطمة، تم تأكيد موعدكِ لجلسة توريد الشفاه يوم [اليوم] الساعة [الوقت]. عنواننا: فندق تماني، دبي مارينا، ومواقف السيارات مجانية. لتغيير الموعد تكفي رسالة هنا. بانتظاركِ. ${isolated('Maya')}، ${STUDIO}`,
    'مرحباً فاطمة، نتمنى أن تكوني بخير. هل بقي لديكِ أي سؤال عن توريد الشفاه؟ يسعدنا الرد في أي وقت. وإن لم يكن الوقت مناسباً، فأخبرينا ولن نثقل عليكِ.',
    `مرحباً فاطمة، معكِ ${isolated('Maya')} من ${STUDIO}. نتمنى أن تكون النتيجة قد أعجبتكِ بعد جلسة توريد الشفاه. هذا وقت مناسب لجلسة الرتوش، ويسعدني أن أخبركِ بسعرها. هل نحجز لكِ موعداً؟ وإن لم ترغبي، فأخبرينا ولن نكرر السؤال.`,
  ],
  Plural: [
    `مرحباً فاطمة، معكم ${isolated('Maya')} من ${STUDIO} في دبي مارينا. شكراً لاستفساركم عن توريد الشفاه. يسعدنا أن نخدمكم. هل تفضّلون مكالمة قصيرة أو نكمل هنا على واتساب؟ الاستشارة مجانية.`,
    `مرحباً فاطمة، معكم ${isolated('Maya')} من ${STUDIO}. حاولنا الاتصال بكم قبل قليل بخصوص استفساركم. ما الوقت المناسب لكم لمكالمة قصيرة؟ ويمكنكم أيضاً الكتابة لنا هنا.`,
    'مرحباً فاطمة، يسعدنا استقبالكم للاستشارة المجانية يوم [اليوم] الساعة [الوقت] أو يوم [اليوم] الساعة [الوقت]. أي الموعدين أنسب لكم؟ وإن لم يناسبكم أيٌّ منهما فأخبرونا بما يناسبكم.',
    `مرحباً فاطمة، تم تأكيد موعدكم لجلسة توريد الشفاه يوم [اليوم] الساعة [الوقت]. عنواننا: فندق تماني، دبي مارينا، ومواقف السيارات مجانية. إذا رغبتم في تغيير الموعد فتكفي رسالة قصيرة هنا. نتطلع إلى استقبالكم. ${isolated('Maya')}، ${STUDIO}`,
    'مرحباً فاطمة، نرجو أن تكونوا بخير. هل بقي لديكم أي سؤال عن توريد الشفاه؟ يسعدنا الرد في أي وقت. وإن لم يكن الوقت مناسباً، فأخبرونا ولن نثقل عليكم.',
    `مرحباً فاطمة، معكم ${isolated('Maya')} من ${STUDIO}. نتمنى أن تكون النتيجة قد أعجبتكم بعد جلسة توريد الشفاه. هذا وقت مناسب لجلسة الرتوش، ويسعدنا أن نخبركم بسعرها. هل نحجز لكم موعداً؟ وإن كنتم لا ترغبون، فأخبرونا ولن نكرر السؤال.`,
  ],
};

test.each<ReplyAddress>(['To her', 'Plural'])('in Arabic: each reply, %s', (address) => {
  const inArabic = (title: Reply) => replyText(title, 'العربية', lead(fatima), 'Maya', 'Atelier Marina', address);
  expect(REPLIES.map(inArabic)).toEqual(ARABIC[address]);
});

test('in Arabic: only values without an Arabic letter are wrapped in bidi isolates', () => {
  expect(write('Last question', 'العربية', { service: 'Nano Hairstrokes' })).toContain(`عن ${isolated('Nano Hairstrokes')}؟`);
  expect(write('Last question', 'العربية')).toContain(`مرحباً ${isolated('Mariam')}،`);
  expect(write('Missed call', 'العربية', fatima, 'مايا')).toContain('معكِ مايا من');
  expect(write('Last question', 'العربية', { name: '٠٥٠١٢٣' })).toMatch(/^مرحباً، نتمنى/);
});

test.each([
  [
    '',
    'عبد الله|أم خالد|بو سعود|أُم خالد|بـو سعيد|أَبُو راشد|بنت محمد|مدام ليلى|حرم السيد خالد|شيخ محمد|الحاجة مريم|الحاج سالم|ست هدى|والدة علي',
  ],
  [
    '',
    'د. سارة|أ. سارة|الآنسة ريم|الدكتورة أم علي|السيّدة هند|آل نهيان|شيخة نورة|سمو الشيخة لطيفة|نور الدين|هبة الله|عبد الرحمٰن|أمة الله|خالة أم أحمد',
  ],
  [' الكعبي', 'شيخة|فاطمة|نور|هناء|سيف|مُنى'],
])('in Arabic: greets by the whole of each name, without what follows, “%s”', (family, names) => {
  for (const name of names.split('|'))
    expect(write('Last question', 'العربية', { name: name + (family || ' الكعبي') })).toContain(`مرحباً ${name}،`);
});

test.each(
  'السلام عليكم|السّلام عليكم|السـلام عليكم|السَّلامُ عَلَيْكُمْ|السلام علیکم|سلام عليكم|السلام علیکم ورحمۃ اللہ وبرکاتہ|اسلام و علیکم|وعليكم السلام'.split(
    '|',
  ),
)('in Arabic: the greeting of peace “%s” is returned, and is no other language', (greeting) => {
  const text = write('First answer', 'العربية', { ...fatima, message: `${greeting}، كم السعر؟` });
  expect(text).toMatch(/^وعليكم السلام ورحمة الله فاطمة، حيّاكِ الله/);
  expect([greeting, `${greeting}، قیمت چنده؟`].map((message) => languageOf(lead({ message })))).toEqual(['العربية', 'English']);
});

test.each([
  ['English', 'Mariam Khoury|٠٥٠ ۰۵۰|سلام، قیمت چنده؟|پروین|مجھے قیمت بتائیں|آپ کی قیمت کیا ہے؟|ابرو چقدر می‌شه|سلام، پژمان هستم'],
  [
    'العربية',
    'هند|Hi, مرحبا|شلونچ حبيبتي|السلام علیکم|علی|کم السعر يا ریم|مریم کریمی|أريد حجز موعد مع پروين|مرحبا، بغيت أسأل عن گص الحواجب',
  ],
] as const)('the language of the reply is %s for each of %s, as name or message', (language, texts) => {
  for (const text of texts.split('|')) {
    expect(languageOf(lead({ name: text, message: '' })), text).toBe(language);
    expect(languageOf(lead({ name: 'Sara', message: text })), text).toBe(language);
  }
});

test.each([
  [
    'To her',
    'lip-blush',
    'Mariam Khoury|Dr. Sara Nasser|Sheikha Noura|الشيخة نورة|السيدة هند|Siri Holm|حرم السيد خالد|أُم خالد|بنت محمد|الحاجة مريم|Hajja Mariam|شيخة|بوران|بوسي|هبة الله|سمو الشيخة لطيفة|Bushra',
  ],
  ['To her', 'Waxing for women', 'Mrs Khan'],
  [
    'Plural',
    'lip-blush',
    'Mr. Omar Aziz|Sheikh Hamad|Abu Khalid|السيد عمر|الدكتور خالد|أبو خالد|بو سعود|أَبُو راشد|بـو سعيد|شيخ محمد|الحاج سالم|الشّيخ حمد|عبدالله|عبد الله|صلاح الدين|Abdulrahman Ali|ابن سينا|بوسعود|AbuKhalid Omar|سعد الله|سمو الشيخ حمدان',
  ],
  ['Plural', 'Men’s waxing', 'Omar'],
] as const)('the Arabic form of address is %s for an inquiry about %s by each of %s', (address, service, names) => {
  for (const name of names.split('|')) expect(addressOf(lead({ name, service })), name).toBe(address);
});

test('no reply repeats a condition to the client', () => {
  const labels = Object.values(serviceOptions).flatMap((options) => options.map(({ label }) => label));
  const texts = labels.map((service) => write('First answer', 'English', { service }));
  expect(texts.filter((text) => /acne|redness|pigmentation|ag(?:e)?ing|dark lip/i.test(text))).toEqual([]);
});

test('two of the six replies need a day and a time', () => {
  expect(REPLIES).toEqual(['First answer', 'Missed call', 'Two times', 'Confirmed', 'Last question', 'Touch-up']);
  for (const language of ['English', 'العربية'] as const) {
    expect(REPLIES.filter((title) => isUnfilled(write(title, language)))).toEqual(['Two times', 'Confirmed']);
    for (const title of REPLIES) {
      expect(write(title, language).length).toBeLessThan(300);
      expect(encodeURIComponent(write(title, language)).length).toBeLessThan(1500);
    }
  }
});
