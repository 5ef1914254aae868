import { describe, expect, test } from 'vitest';

import type { Lead } from '@/desk/model/lead';
import { isUnfilled, languageOf, REPLIES, type Reply, type ReplyLanguage, replyText, withTreatment } from '@/desk/model/replies';

import { bareLead, followUp } from '../fixtures';

const lead = (part: Partial<Lead> = {}): Lead => bareLead('a', 0, { name: 'Mariam Khoury', service: 'lip-blush', ...part });
const write = (title: Reply, language: ReplyLanguage, part?: Partial<Lead>, me = 'Maya'): string =>
  replyText(title, language, lead(part), me, 'Atelier Marina');
/** Wraps a text in bidi isolate marks (U+2068, U+2069). */
const isolated = (text: string): string => `\u2068${text}\u2069`;
const STUDIO = isolated('Atelier Marina');

describe('in English', () => {
  const texts: Record<Reply, string> = {
    'First answer':
      'Hello Mariam, this is Maya from Atelier Marina in Dubai Marina. Thank you for your inquiry about Lip Blush. I would be glad to help. Would you prefer a short call, or shall we continue here? Your consultation is complimentary.',
    'Missed call':
      'Hello Mariam, this is Maya from Atelier Marina. I have just tried to call you about your inquiry. When would suit you for a short call? You can also write to me here, whichever is easier.',
    'Two times':
      'Hello Mariam, we could welcome you for your complimentary consultation on [day] at [time] or on [day] at [time]. Which suits you better? If neither does, tell me what does and I will arrange it.',
    Confirmed:
      'Hello Mariam, your appointment for Lip Blush is confirmed for [day] at [time]. We are at Tamani Hotel, Dubai Marina; parking is complimentary. If your plans change, a short message here is enough. We look forward to welcoming you. Maya, Atelier Marina',
    'Last question':
      'Hello Mariam, I hope you are well. I only wanted to ask whether you still have questions about Lip Blush. If this is not the right moment, please just say so and I will not write again.',
    'Touch-up':
      'Hello Mariam, this is Maya from Atelier Marina. I hope you are happy with the result of your Lip Blush. Now is a good time for the touch-up that belongs to it. Shall I find a time that suits you? If you would rather not, just say so and I will not ask again.',
  };

  test.each(REPLIES)('%s', (title) => {
    expect(write(title, 'English')).toBe(texts[title]);
  });

  test.each<[string, string]>([
    ['about Permanent Eyeliner.', 'eyeliner'],
    ['about Microblading Touch-up.', 'Microblading Touch-up'],
    ['about Permanent Eyeliner.', 'Permanent Eyeliner'],
    ['about Lip Blush.', ' Lip Blush '],
    ['your inquiry.', 'Glass nails'],
    ['your inquiry.', 'https://evil.example'],
    ['your inquiry.', 'lip-blush evil.example'],
    ['your inquiry.', '__proto__'],
    ['your inquiry.', ''],
    ['your inquiry.', 'consultation'],
    ['your inquiry.', 'Lip Blush Consultation'],
  ])('says %s for %s', (words, inquiry) => {
    expect(write('First answer', 'English', { service: inquiry })).toContain(words);
  });

  test.each([
    ['Hello Dr. Sara, this', 'Dr. Sara Nasser'],
    ['Hello Al Anoud, this', 'Al Anoud Hassan'],
    ['Hello Dr Abu Khalid, this', 'Dr Abu Khalid Omar'],
    ['Hello Shaikha, this', 'Shaikha Al Marri'],
    ['Hello فاطمة, this', 'فاطمة المنصوري'],
    ['Hello Jean-Luc, this', 'Jean-Luc Picard'],
    ['Hello O’Hara, this', 'O’Hara Quinn'],
    ['Hello د. سارة, this', 'د. سارة ناصر'],
    ['Hello, this', '👋 Emma'],
    ['Hello, this', '\u3164'],
    ['Hello, this', 'evil.example'],
    ['Hello, this', 'https://evil.example Sara'],
    ['Hello, this', 'Sara/evil Nasser'],
    ['Hello, this', 'evil．example'],
    ['Hello, this', 'evil。example'],
    ['Hello, this', 'evil｡example'],
    ['Hello, this', 'evil․example'],
    ['Hello, this', 'evil﹒example'],
    ['Hello, this', 'Sara…evil'],
    ['Hello, this', 'evil／path'],
    ['Hello, this', 'evil⁄path'],
    ['Hello, this', 'evil∕path'],
    ['Hello, this', 'Dr. evil.example'],
    ['Hello, this', 'Al evil.example'],
    ['Hello, this', 'Dr. 0501234567'],
    ['Hello, this', 'J. Smith'],
    ['Hello, this', '\u2066evil.example'],
    ['Hello Sara, this', 'Sara\nevil.example'],
    ['Hello, this', '050 123 4567'],
    ['Hello, this', ''],
    ['Hello Evil, this', '\u202EEvil\n{me}\n[now]'],
    [`Hello ${'x'.repeat(60)}, this`, 'x'.repeat(200)],
  ])('greets “%s” for %s, without a bidi mark', (greeting, name) => {
    const text = write('First answer', 'English', { name: name });
    expect(text.startsWith(greeting)).toBe(true);
    expect(text).not.toMatch(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/);
    expect(isUnfilled(text)).toBe(false);
  });
});

test.each([
  ['eyeliner', 'of your eyeliner.', 'بعد الآيلاينر الدائم.'],
  ['brows', 'of your brows.', 'بعد الحواجب.'],
  ['lips', 'of your lips.', 'بعد توريد الشفاه.'],
  ['other', 'with the result.', 'رضاكم.'],
  [null, 'of your Lip Blush.', 'بعد توريد الشفاه.'],
] as const)('a client who asked about lips and booked %s is asked about that', (treatment, english, arabic) => {
  const booked = withTreatment(lead(), followUp('a', { appointment: { day: '2026-11-20', treatment, price: null } }));
  expect(replyText('Touch-up', 'English', booked, 'Maya', 'Atelier Marina')).toContain(english);
  expect(replyText('Touch-up', 'العربية', booked, 'Maya', 'Atelier Marina')).toContain(arabic);
});

describe('in Arabic', () => {
  const fatima = { name: 'فاطمة المنصوري' };

  const texts: Record<Reply, string> = {
    'First answer': `مرحباً فاطمة، معكم ${isolated('Maya')} من ${STUDIO} في دبي مارينا. شكراً لاستفساركم عن توريد الشفاه. يسعدنا أن نخدمكم. هل تفضّلون مكالمة قصيرة أم نكمل هنا على واتساب؟ الاستشارة مجانية.`,
    'Missed call': `مرحباً فاطمة، معكم ${isolated('Maya')} من ${STUDIO}. حاولنا الاتصال بكم قبل قليل بخصوص استفساركم. ما الوقت المناسب لكم لمكالمة قصيرة؟ ويمكنكم أيضاً الكتابة لنا هنا.`,
    'Two times':
      'مرحباً فاطمة، يسعدنا استقبالكم للاستشارة المجانية يوم [اليوم] الساعة [الوقت] أو يوم [اليوم] الساعة [الوقت]. أي الموعدين أنسب لكم؟ وإن لم يناسبكم أيٌّ منهما فأخبرونا بما يناسبكم.',
    Confirmed: `مرحباً فاطمة، تم تأكيد موعدكم لخدمة توريد الشفاه يوم [اليوم] الساعة [الوقت]. عنواننا: Tamani Hotel، دبي مارينا، ومواقف السيارات مجانية. إذا رغبتم في تغيير الموعد فتكفي رسالة قصيرة هنا. نتطلع إلى استقبالكم. ${isolated('Maya')}، ${STUDIO}`,
    'Last question':
      'مرحباً فاطمة، نرجو أن تكونوا بخير. نودّ فقط أن نسأل إن كان لديكم أي سؤال آخر عن توريد الشفاه. وإن لم يكن الوقت مناسباً فأخبرونا ولن نراسلكم مجدداً.',
    'Touch-up': `مرحباً فاطمة، معكم ${isolated('Maya')} من ${STUDIO}. نرجو أن تكون النتيجة قد نالت رضاكم بعد توريد الشفاه. الوقت الآن مناسب لجلسة الرتوش المكمّلة. هل نختار لكم موعداً يناسبكم؟ وإن كنتم لا ترغبون فأخبرونا ولن نسأل مجدداً.`,
  };

  test.each(REPLIES)('%s', (title) => {
    expect(write(title, 'العربية', fatima)).toBe(texts[title]);
  });

  test('only values without an Arabic letter are wrapped in bidi isolates', () => {
    expect(write('Last question', 'العربية', { service: 'Nano Hairstrokes' })).toContain(`عن ${isolated('Nano Hairstrokes')}.`);
    expect(write('Last question', 'العربية')).toContain(`مرحباً ${isolated('Mariam')}،`);
    expect(write('Missed call', 'العربية', fatima, 'مايا')).toContain('معكم مايا من');
    expect(write('Last question', 'العربية', { name: '٠٥٠١٢٣' })).toMatch(/^مرحباً، نرجو/);
  });

  test.each([
    ['عبد الله', 'عبد الله حسن'],
    ['أم خالد', 'أم خالد الكعبي'],
    ['د. سارة', 'د. سارة ناصر'],
    ['الدكتورة أم علي', 'الدكتورة أم علي'],
  ])('greets %s for the name %s', (first, name) => {
    expect(write('Last question', 'العربية', { name: name })).toContain(`مرحباً ${first}،`);
  });

  test('a greeting of peace is returned', () => {
    const text = write('First answer', 'العربية', { ...fatima, message: 'السلام عليكم، كم السعر؟' });
    expect(text).toMatch(/^وعليكم السلام فاطمة، معكم/);
  });
});

test('the language of the reply follows the letters of the name and the message, not their digits', () => {
  expect(languageOf(lead())).toBe('English');
  expect(languageOf(lead({ name: 'هند' }))).toBe('العربية');
  expect(languageOf(lead({ message: 'Hi, مرحبا' }))).toBe('العربية');
  expect(languageOf(lead({ message: '٠٥٠ ۰۵۰' }))).toBe('English');
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
