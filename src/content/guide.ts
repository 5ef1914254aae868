import { ownerFacts } from '@/site/ownerFacts';

import type { Day, Point } from './shapes';

/** Sample: who should wait; the owner confirms it. */
const waiting: readonly Point[] = [
  {
    title: 'Please wait',
    text: 'If you’re pregnant or breastfeeding, please leave needles, peels and facials for later. Sunburnt, infected, broken or peeling skin has to heal before any treatment.',
  },
  {
    title: 'Ask your doctor first',
    text: 'Before a needle or a peel: if you take blood thinners, have taken isotretinoin in the last six months, have diabetes or a bleeding disorder, or if your skin forms keloids. If you’ve ever had a cold sore, see your doctor before a lip treatment, needling or a peel, which can bring one back. Before LED: if you’re pregnant or breastfeeding, take medication, have a skin or eye condition, or are sensitive to light.',
  },
  {
    title: 'Brows and lashes without a needle, and waxing',
    text: 'If you’re pregnant or breastfeeding, call us before you come. Sore eyes? Come another day. If you use a retinoid on the skin, or have taken isotretinoin in the last six months, please don’t have it waxed: it can lift.',
  },
  { title: 'Tell us', text: 'By phone or at the consultation. Never stop a prescribed medicine for a beauty treatment.' },
];

/** Sample: what suits which skin; the owner confirms it. */
const skin: Point = {
  title: 'Does it suit my skin?',
  text: 'Oily skin blurs fine strokes sooner, so powder brows may suit you better. On mature or thin skin, soft shading is often the better choice. Olive and deeper skin needs warmer pigment, so that it’s less likely to heal grey, and dark lips may need balancing first, sometimes over more than one session.',
};

/** Sample: which brows suit whom; the owner confirms it. */
const technique: Point = {
  title: 'Which brow technique suits me?',
  text: 'Hair-like strokes on normal or dry skin: microblading, by hand, or nano, by machine. A soft made-up look, or oily skin: ombre powder. Gaps and a soft tail: hybrid.',
};

/** Sample: how long nano, hybrid and powder brows and eyeliner last; the owner confirms it. The other two durations are agreed. */
const lasting: Point = {
  title: 'How long does it last?',
  text: 'Microblading lasts 12–24 months and lip blush 2–3 years, velvet lips about as long; after neutralization it depends on your lips. As a rule, nano, hybrid and powder brows last one to three years, and eyeliner two to five. Sun and oily skin shorten all of them.',
};

/** Sample: how long the treatments without pigment last; the owner confirms it. The weeks of lamination and lift are agreed. */
const lastingOthers: readonly Point[] = [
  {
    title: 'And lashes, lamination, henna and waxing?',
    text: 'Lamination and lash lifts last 6–8 weeks, tint and henna three to six; on the skin, henna fades in one or two. Extensions come away as your own lashes shed, so most sets need a refill after two to four weeks. Waxing and threading last two to four weeks on brows, waxing three to six on the body.',
  },
  {
    title: 'And skin treatments?',
    text: 'A facial’s glow lasts a few days, a peel a few weeks. The result of needling builds over about four weeks, then fades over months. The effect of LED builds up over a course, differs from person to person, and fades within weeks once you stop.',
  },
];

/** Sample: when we work over earlier work; the owner confirms it. */
const earlier: Point = {
  title: 'Can you work over old permanent makeup?',
  text: 'Sometimes. It depends on the colour and depth of the old pigment, so we need to see it first. Some has to be lightened first, over several sessions.',
};

/** Sample: allergies and the patch test; the owner confirms it. */
const patchTest: Point = {
  title: 'Allergies: do I need a patch test?',
  text: 'If you’ve ever reacted to hair dye, henna, lash glue or numbing cream, tell us by phone or at the consultation, and ask for one. Allergic to fish? Don’t book Salmon DNA. To metals? Don’t book a gold facial.',
};

/** Sample: how to come for treatments without a needle, and for needling; the owner confirms it. */
const preparation: Point = {
  title: 'How should I come?',
  text: 'For lashes: without mascara, eye makeup or contact lenses. For waxing: with half a centimetre of hair, about two weeks’ growth, and no oil, self-tan or strong sun the day before. For needling or a peel: no retinol or acids at home for a few days before.',
};

/** Sample: how it feels; the owner confirms it. The numbing before SkinPen is given. */
const hurt: Point = {
  title: 'Does it hurt?',
  text: 'For brows, lips, eyeliner and SkinPen we numb the skin; most clients feel light pressure, scratching or vibration. A peel tingles or stings for a few minutes, waxing and threading sting for a moment. A tint, lift or lamination may tingle. Extensions shouldn’t pull, and LED is only bright and a little warm.',
};

/** Sample: how an appointment for brows, lips or eyeliner begins; the owner confirms it. */
const shape: Point = {
  title: 'First, the shape',
  text: 'We draw it on your skin and change it until you’re happy. Then the numbing cream goes on, and every needle is sterile and used once.',
};

/** Sample: how to come for eyeliner; the owner confirms it. */
const eyeliner: Point = {
  title: 'For eyeliner',
  text: 'Come without lash extensions or contact lenses, and don’t drive home: eyes can water and swell for a day. Sore eyes? Come another day.',
};

/** Sample: what if she does not like it; the owner confirms it. */
const unhappy: Point = {
  title: 'What if I don’t like it?',
  text: 'Before we start: tell us, and we change it. Afterwards: give brows, lips and eyeliner four weeks, because fresh colour is always stronger than healed colour. The touch-up evens out what healed lighter. Pigment can be lightened over several sessions, not erased in one. Tint and henna fade, a lift or lamination grows out, and we can take extensions off. SkinPen, facials and LED leave no colour in the skin; if pinkness lasts longer than two days, or a mark stays, call us.',
};

/** Sample: the days of healing brows; the owner confirms them. */
const browDays: readonly Day[] = [
  { when: 'Days 1–4', text: 'Darker and sharper than the result' },
  { when: 'Days 5–10', text: 'Light flaking; don’t pick' },
  { when: 'Weeks 2–3', text: 'It can look too pale' },
  { when: 'From week 4', text: 'The colour is back' },
  { when: 'Weeks 4–8', text: 'The touch-up, charged separately' },
];

/** Sample: the days of healing lips, eyeliner and skin; the owner confirms them. */
const lipDays: readonly Day[] = [
  { when: 'Days 1–2', text: 'Tender, bright, a little swollen' },
  { when: 'Days 3–5', text: 'Dry, then flaking; use balm' },
  { when: 'Days 6–14', text: 'Paler than you’d expect' },
  { when: 'From week 3', text: 'The true colour comes through' },
  { when: 'Weeks 4–6', text: 'The touch-up, charged separately' },
];
const eyelinerDays: readonly Day[] = [
  { when: 'Day 1', text: 'Eyes can water and swell' },
  { when: 'Days 2–4', text: 'Darker than the result' },
  { when: 'Days 5–10', text: 'Light flaking; don’t rub' },
  { when: 'From week 4', text: 'The line has settled' },
];
const skinPenDays: readonly Day[] = [
  { when: 'Days 1–2', text: 'Pink, as if you’d caught the sun' },
  { when: 'Days 3–5', text: 'A little dry or rough' },
  { when: 'After a week', text: 'Your usual skincare again' },
];

/** Sample: what to leave out after brows, lips and eyeliner; the owner confirms it. */
const afterMakeup: Point = {
  title: 'After brows, lips and eyeliner',
  text: 'For about ten days: no pool, sea, sauna or hard exercise, no makeup on brows or eyes, no direct sun. Wash around the area on the first day; after that lukewarm water is fine, but don’t soak or rub it. You can wear a hijab straight away; just keep fabric from rubbing. After lips: drink through a straw, eat nothing spicy, use balm, and wear no lipstick for about a week. After eyeliner: no contact lenses for a day or two, and no extensions until it has healed.',
};

/** Sample: what to leave out after SkinPen or a peel; the owner confirms it. */
const afterSkinPen: Point = {
  title: 'After SkinPen, micro-needling or a peel',
  text: 'Your skin may be pink for a day or two, then dry; don’t pick. No makeup until the next day, no gym, pool, sea or sauna for two days, no retinol or acids for about a week, and sunscreen daily. Deeper skin is more prone to dark marks, so we adjust the needle depth and the time between sessions.',
};

/** Sample: what to leave out after treatments without a needle; the owner confirms it. */
const afterOthers: readonly Point[] = [
  {
    title: 'After a lift, lamination, tint, henna or extensions',
    text: 'For the first day: no water, steam, mascara or oil, and no makeup on your brows. After that, wash extensions gently, keep oil away from them, and don’t rub or pick: we take them off with remover.',
  },
  {
    title: 'After waxing and threading',
    text: 'For a day: loose clothes, lukewarm showers, and no heat, gym, pool, sea, strong sun or makeup on the area.',
  },
  {
    title: 'After LED and facials',
    text: 'After LED, makeup, gym and pool are fine straight away; after a facial without needle or peel, your usual routine. Wear sunscreen.',
  },
];

/** The section of the Client Guide on preparation, healing and aftercare. */
export const guide = {
  id: 'before-and-after',
  title: 'Before and after your appointment',
  text: 'What to know before you come, how your skin heals, and what to avoid until it has.',
  parts: [
    { title: 'Who should wait', points: waiting },
    { title: 'Before you come', points: [skin, technique, lasting, ...lastingOthers, earlier, patchTest, preparation] },
    {
      title: 'On the day',
      points: [shape, hurt, eyeliner, unhappy],
    },
  ],
  healing: {
    title: 'Healing, day by day',
    lists: [
      { title: 'Brows', days: browDays },
      { title: 'Lips', days: lipDays },
      { title: 'Eyeliner', days: eyelinerDays },
      { title: 'SkinPen', days: skinPenDays },
    ],
  },
  after: { title: 'What to avoid afterwards', points: [afterMakeup, afterSkinPen, ...afterOthers] },
  studio: { title: 'Good to know', points: ownerFacts.filter(({ text }) => text.trim() !== '') },
} as const;
