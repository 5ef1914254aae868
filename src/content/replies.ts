/**
 * A reply template. {first}, {me}, {studio} and {service} are filled in. Text in ⟨ ⟩ is dropped if there is no service. Staff fill in […].
 */
export interface ReplyText {
  title: string;
  english: string;
  arabic: string;
}

/**
 * Sample: somebody who speaks Arabic reads all six before they are sent; a lawyer says whether "Last question" and "Touch-up" are
 * marketing (Cabinet Resolution 56/2024), and what of health may stand in notes (Federal Law 2/2019).
 */
export const replies = [
  {
    title: 'First answer',
    english:
      'Hello {first}, this is {me} from {studio} in Dubai Marina. Thank you for your inquiry⟨ about {service}⟩. I would be glad to help. Would you prefer a short call, or shall we continue here? Your consultation is complimentary.',
    arabic:
      'مرحباً {first}، معكم {me} من {studio} في دبي مارينا. شكراً لاستفساركم⟨ عن {service}⟩. يسعدنا أن نخدمكم. هل تفضّلون مكالمة قصيرة أم نكمل هنا على واتساب؟ الاستشارة مجانية.',
  },
  {
    title: 'Missed call',
    english:
      'Hello {first}, this is {me} from {studio}. I have just tried to call you about your inquiry. When would suit you for a short call? You can also write to me here, whichever is easier.',
    arabic:
      'مرحباً {first}، معكم {me} من {studio}. حاولنا الاتصال بكم قبل قليل بخصوص استفساركم. ما الوقت المناسب لكم لمكالمة قصيرة؟ ويمكنكم أيضاً الكتابة لنا هنا.',
  },
  {
    title: 'Two times',
    english:
      'Hello {first}, we could welcome you for your complimentary consultation on [day] at [time] or on [day] at [time]. Which suits you better? If neither does, tell me what does and I will arrange it.',
    arabic:
      'مرحباً {first}، يسعدنا استقبالكم للاستشارة المجانية يوم [اليوم] الساعة [الوقت] أو يوم [اليوم] الساعة [الوقت]. أي الموعدين أنسب لكم؟ وإن لم يناسبكم أيٌّ منهما فأخبرونا بما يناسبكم.',
  },
  {
    title: 'Confirmed',
    english:
      'Hello {first}, your appointment⟨ for {service}⟩ is confirmed for [day] at [time]. We are at Tamani Hotel, Dubai Marina; parking is complimentary. If your plans change, a short message here is enough. We look forward to welcoming you. {me}, {studio}',
    arabic:
      'مرحباً {first}، تم تأكيد موعدكم⟨ لخدمة {service}⟩ يوم [اليوم] الساعة [الوقت]. عنواننا: Tamani Hotel، دبي مارينا، ومواقف السيارات مجانية. إذا رغبتم في تغيير الموعد فتكفي رسالة قصيرة هنا. نتطلع إلى استقبالكم. {me}، {studio}',
  },
  {
    title: 'Last question',
    english:
      'Hello {first}, I hope you are well. I only wanted to ask whether you still have questions⟨ about {service}⟩. If this is not the right moment, please just say so and I will not write again.',
    arabic:
      'مرحباً {first}، نرجو أن تكونوا بخير. نودّ فقط أن نسأل إن كان لديكم أي سؤال آخر⟨ عن {service}⟩. وإن لم يكن الوقت مناسباً فأخبرونا ولن نراسلكم مجدداً.',
  },
  {
    title: 'Touch-up',
    english:
      'Hello {first}, this is {me} from {studio}. I hope you are happy with the result⟨ of your {service}⟩. Now is a good time for the touch-up that belongs to it. Shall I find a time that suits you? If you would rather not, just say so and I will not ask again.',
    arabic:
      'مرحباً {first}، معكم {me} من {studio}. نرجو أن تكون النتيجة قد نالت رضاكم⟨ بعد {service}⟩. الوقت الآن مناسب لجلسة الرتوش المكمّلة. هل نختار لكم موعداً يناسبكم؟ وإن كنتم لا ترغبون فأخبرونا ولن نسأل مجدداً.',
  },
] as const satisfies readonly ReplyText[];

/** Arabic names of services by English label, and of booked treatments. Those not listed keep their label. */
export const arabicServices: Readonly<Record<string, string>> = {
  'Lip Blush': 'توريد الشفاه',
  Microblading: 'المايكروبليدنغ',
  'Permanent Makeup': 'المكياج الدائم',
  'Permanent Eyeliner': 'الآيلاينر الدائم',
  Brows: 'الحواجب',
  Lashes: 'الرموش',
  brows: 'الحواجب',
  lips: 'توريد الشفاه',
  eyeliner: 'الآيلاينر الدائم',
};
