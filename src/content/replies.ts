/**
 * A reply template. {first}, {me}, {studio} and {service} are filled in. Text in ⟨ ⟩ is dropped if there is no service. Staff fill in […].
 * `arabic` speaks to one woman, `arabicPlural` politely to anyone.
 */
export interface ReplyText {
  title: string;
  english: string;
  arabic: string;
  arabicPlural: string;
}

/**
 * Sample: somebody who speaks Arabic reads all six before they are sent; a lawyer says whether "Last question" and "Touch-up" are
 * marketing (Cabinet Resolution 56/2024), and what of health may stand in notes (Federal Law 2/2019).
 */
export const replies = [
  {
    title: 'First answer',
    english:
      'Hello {first}, this is {me} from {studio} in Dubai Marina. Thank you for your enquiry⟨ about {service}⟩. I’d be happy to help. Would you prefer a short call, or shall we continue here? Your consultation is complimentary.',
    arabic:
      'مرحباً {first}، حيّاكِ الله، معكِ {me} من {studio} في دبي مارينا. شكراً لتواصلكِ معنا⟨ بخصوص {service}⟩. تفضّلين أن نكلّمكِ، أو نكمل هنا على واتساب؟ والاستشارة مجانية.',
    arabicPlural:
      'مرحباً {first}، معكم {me} من {studio} في دبي مارينا. شكراً لاستفساركم⟨ عن {service}⟩. يسعدنا أن نخدمكم. هل تفضّلون مكالمة قصيرة أو نكمل هنا على واتساب؟ الاستشارة مجانية.',
  },
  {
    title: 'Missed call',
    english:
      'Hello {first}, this is {me} from {studio}. I’ve just tried to call you about your enquiry. When would suit you for a short call? You can also message me here if that’s easier.',
    arabic:
      'مرحباً {first}، معكِ {me} من {studio}. اتصلنا بكِ قبل قليل بخصوص طلبكِ. متى يناسبكِ أن نكلّمكِ؟ وإن كانت الرسائل أسهل لكِ، فاكتبي لنا هنا.',
    arabicPlural:
      'مرحباً {first}، معكم {me} من {studio}. حاولنا الاتصال بكم قبل قليل بخصوص استفساركم. ما الوقت المناسب لكم لمكالمة قصيرة؟ ويمكنكم أيضاً الكتابة لنا هنا.',
  },
  {
    title: 'Two times',
    english:
      'Hello {first}, we could welcome you for your complimentary consultation on [day] at [time] or on [day] at [time]. Which suits you better? If neither does, tell me what does and I’ll arrange it.',
    arabic:
      'مرحباً {first}، يسعدنا استقبالكِ للاستشارة المجانية يوم [اليوم] الساعة [الوقت]، أو يوم [اليوم] الساعة [الوقت]. أيّهما يناسبكِ؟ وإن كان وقتٌ آخر أنسب، فأخبرينا ونرتّبه لكِ.',
    arabicPlural:
      'مرحباً {first}، يسعدنا استقبالكم للاستشارة المجانية يوم [اليوم] الساعة [الوقت] أو يوم [اليوم] الساعة [الوقت]. أي الموعدين أنسب لكم؟ وإن لم يناسبكم أيٌّ منهما فأخبرونا بما يناسبكم.',
  },
  {
    title: 'Confirmed',
    english:
      'Hello {first}, your appointment⟨ for {service}⟩ is confirmed for [day] at [time]. We’re at Tamani Hotel, Dubai Marina; parking is complimentary. If your plans change, a short message here is enough. We look forward to welcoming you. {me}, {studio}',
    arabic:
      'مرحباً {first}، تم تأكيد موعدكِ⟨ لجلسة {service}⟩ يوم [اليوم] الساعة [الوقت]. عنواننا: فندق تماني، دبي مارينا، ومواقف السيارات مجانية. لتغيير الموعد تكفي رسالة هنا. بانتظاركِ. {me}، {studio}',
    arabicPlural:
      'مرحباً {first}، تم تأكيد موعدكم⟨ لجلسة {service}⟩ يوم [اليوم] الساعة [الوقت]. عنواننا: فندق تماني، دبي مارينا، ومواقف السيارات مجانية. إذا رغبتم في تغيير الموعد فتكفي رسالة قصيرة هنا. نتطلع إلى استقبالكم. {me}، {studio}',
  },
  {
    title: 'Last question',
    english:
      'Hello {first}, I hope you’re well. I just wanted to check whether you have any questions⟨ about {service}⟩. If this isn’t the right moment, just say so and I won’t write again.',
    arabic:
      'مرحباً {first}، نتمنى أن تكوني بخير. هل بقي لديكِ أي سؤال⟨ عن {service}⟩؟ يسعدنا الرد في أي وقت. وإن لم يكن الوقت مناسباً، فأخبرينا ولن نثقل عليكِ.',
    arabicPlural:
      'مرحباً {first}، نرجو أن تكونوا بخير. هل بقي لديكم أي سؤال⟨ عن {service}⟩؟ يسعدنا الرد في أي وقت. وإن لم يكن الوقت مناسباً، فأخبرونا ولن نثقل عليكم.',
  },
  {
    title: 'Touch-up',
    english:
      'Hello {first}, this is {me} from {studio}. I hope you’re happy with the result⟨ of your {service}⟩. Now is a good time for your touch-up session; I’m happy to tell you its price. Shall I find a time that suits you? If you’d rather not, just say so and I won’t ask again.',
    arabic:
      'مرحباً {first}، معكِ {me} من {studio}. نتمنى أن تكون النتيجة قد أعجبتكِ⟨ بعد جلسة {service}⟩. هذا وقت مناسب لجلسة الرتوش، ويسعدني أن أخبركِ بسعرها. هل نحجز لكِ موعداً؟ وإن لم ترغبي، فأخبرينا ولن نكرر السؤال.',
    arabicPlural:
      'مرحباً {first}، معكم {me} من {studio}. نتمنى أن تكون النتيجة قد أعجبتكم⟨ بعد جلسة {service}⟩. هذا وقت مناسب لجلسة الرتوش، ويسعدنا أن نخبركم بسعرها. هل نحجز لكم موعداً؟ وإن كنتم لا ترغبون، فأخبرونا ولن نكرر السؤال.',
  },
] as const satisfies readonly ReplyText[];

/** Names used in replies for services whose label names a condition, by that label. */
export const discreetServices: Readonly<Record<string, string>> = {
  Acne: 'LED light therapy',
  'Anti-Aging': 'LED light therapy',
  Redness: 'LED light therapy',
  'General Skin Care': 'LED light therapy',
  'Acne & Pigmentation Therapy': 'SkinPen microneedling',
  'Dark Lip Neutralization': 'Lip Blush',
};

/** Arabic names of services by English label, and of booked treatments. Those not listed keep their label. */
export const arabicServices: Readonly<Record<string, string>> = {
  'Lip Blush': 'توريد الشفاه',
  Microblading: 'المايكروبليدنج',
  'Permanent Makeup': 'المكياج الدائم',
  'Permanent Eyeliner': 'الآيلاينر الدائم',
  Brows: 'الحواجب',
  Lashes: 'الرموش',
  brows: 'الحواجب',
  lips: 'توريد الشفاه',
  eyeliner: 'الآيلاينر الدائم',
};
